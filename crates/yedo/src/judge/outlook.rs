//! What a seat has before it: how far the round is, where its disciples stand, where the patrol will
//! stop, what it plans and what things are worth to it.

use std::cell::OnceCell;

use table::Seat;

use super::plan::{Plan, Values};
use super::weights::Weights;
use crate::addon::clans;
use crate::choice::Choice;
use crate::coop;
use crate::edition::{
    Annex, Annexes, District, Effect, Moment, Specialist, Specialists, Weapon, Weapons,
};
use crate::frame::Frame;
use crate::game::Yedo;
use crate::state::{HAND_MISSIONS_MAX, Hand, Home, Open, Piece, State};

/// Of a hundred parts of what the patrol threatens, how many are left to who holds a card against
/// arrests: the card is gone then, and may be answered.
const SHIELDED: i32 = 35;

/// How far a round is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Stage {
    /// Nobody is assigned yet.
    Before,
    /// They are being assigned.
    Assigning,
    /// The patrol is on its way.
    Watching,
    /// They are being activated.
    Acting,
}

/// One seat's prospects.
pub(super) struct Outlook<'a> {
    pub(super) game: &'a Yedo,
    pub(super) state: &'a State,
    pub(super) open: &'a Open,
    pub(super) home: &'a Home,
    pub(super) hand: &'a Hand,
    pub(super) seat: Seat,
    pub(super) weights: &'a Weights,
    pub(super) stage: Stage,
    /// Phases of actions in which it can still do something, this round's included.
    pub(super) phases: i32,
    /// The same without this round's.
    pub(super) after: i32,
    /// Own disciples, wherever they are; a Ronin is none.
    pub(super) disciples: i32,
    /// Own pieces that have not acted yet this round.
    pub(super) on_board: i32,
    pub(super) skills: Specialists,
    /// Where the own Ninja stands, who is never arrested.
    pub(super) ninja: Option<District>,
    /// Own disciples in each district.
    pub(super) present: [u8; 7],
    /// Of those at the Castle, on rest spaces.
    pub(super) resting: u8,
    /// Own disciples on own or others' annexes, by type.
    pub(super) annexed: [u8; 4],
    /// Others' disciples in each district.
    pub(super) others: [u8; 7],
    /// Free locations of each district.
    pub(super) free: [u8; 7],
    /// Own disciples that can still be assigned this round.
    pub(super) idle: i32,
    /// Of a hundred times, how often a disciple in a district is arrested.
    pub(super) risk: [i32; 7],
    /// A Mon.
    pub(super) mon: i32,
    /// The types of weapons it has, and how many weapons.
    pub(super) armed: (Weapons, i32),
    /// The types of annexes that count as its own, and how many annexes.
    pub(super) built: (Annexes, i32),
    pub(super) plans: [Plan; HAND_MISSIONS_MAX],
    /// What all have before them: the Shogun, errands; how each is done.
    pub(super) common: [(Plan, Choice); 4],
    pub(super) n_common: usize,
    /// Where the errand boy stands.
    pub(super) boy: Option<District>,
    pub(super) values: OnceCell<Values>,
}

impl<'a> Outlook<'a> {
    pub(super) fn new(game: &'a Yedo, state: &'a State, seat: Seat) -> Outlook<'a> {
        let open = &state.open;
        let home = &open.homes[seat];
        let mut outlook = Outlook {
            game,
            state,
            open,
            home,
            hand: &state.secret.hands[seat],
            seat,
            weights: &game.weights,
            stage: Stage::of(open),
            phases: 0,
            after: 0,
            disciples: i32::from(home.n_home() + home.n_at_war()),
            on_board: 0,
            skills: home.skilled,
            ninja: None,
            present: [0; 7],
            resting: 0,
            annexed: [0; 4],
            others: [0; 7],
            free: [0; 7],
            idle: 0,
            risk: [0; 7],
            mon: 0,
            armed: armed(home),
            built: built(game, open, seat),
            plans: [Plan::NONE; HAND_MISSIONS_MAX],
            common: [(Plan::NONE, Choice::Pass); 4],
            n_common: 0,
            boy: None,
            values: OnceCell::new(),
        };
        outlook.look_around();
        outlook.count_time();
        if matches!(outlook.stage, Stage::Assigning | Stage::Watching) {
            outlook.risk = risk(game, open, seat);
            // Once the patrol is there the card is played or not.
            if outlook.stage == Stage::Assigning && outlook.holds_shield() {
                outlook.risk = outlook.risk.map(|risk| risk * SHIELDED / 100);
            }
        }
        outlook.make_plans();
        outlook
    }

    fn look_around(&mut self) {
        let open = self.open;
        let mut taken = 0_u32;
        for (i, piece) in open.on.iter().enumerate() {
            taken |= u32::from(!piece.is_nobody()) << i;
        }
        for district in District::ALL {
            if open.closed.districts >> district as u8 & 1 == 0 {
                // The Good Sailor's own place is nobody else's.
                let apart = self.game.rests | 1 << clans::SAILOR.0;
                let places = self.game.places[district as usize] & !apart;
                let free = places & !open.closed.locations & !taken;
                self.free[district as usize] = free.count_ones() as u8;
            }
        }
        while taken != 0 {
            let at = taken.trailing_zeros() as usize;
            taken &= taken - 1;
            match self.game.edition.locations.get(at) {
                Some(row) => self.see(open.on[at], row.district, row.rest),
                None => self.see(open.on[at], District::Harbor, false),
            }
        }
        for beside in open.beside.iter().filter(|beside| !beside.is_nobody()) {
            self.see(beside.piece, self.game.location(beside.at).district, false);
        }
        for (i, piece) in open.annexed.0.as_flattened().iter().enumerate() {
            if piece.is_of(self.seat) {
                self.annexed[i % Annex::ALL.len()] += 1;
                self.count(*piece);
            }
        }
    }

    /// Somebody stands in a district.
    fn see(&mut self, piece: Piece, district: District, rest: bool) {
        match piece.owner() {
            Some(owner) if owner == self.seat && piece.is_errand_boy() => {
                self.boy = Some(district);
                self.on_board += 1;
            }
            Some(owner) if owner == self.seat => {
                self.present[district as usize] += 1;
                self.resting += u8::from(rest);
                if piece.skill() == Some(Specialist::Ninja) {
                    self.ninja = Some(district);
                }
                self.count(piece);
            }
            Some(_) => self.others[district as usize] += 1,
            None => {}
        }
    }

    fn count(&mut self, piece: Piece) {
        if let Some(skill) = piece.skill() {
            self.skills = self.skills.with(skill);
        }
        self.on_board += 1;
        self.disciples += i32::from(piece.counts());
    }

    fn count_time(&mut self) {
        let round = i32::from(self.open.round.max(1));
        self.after = i32::from(self.game.setup().rounds) - round;
        if self.open.shogun_dead && self.game.daimyo().is_none() {
            self.after = 0;
        }
        let now = self.stage < Stage::Acting || 0 < self.on_board;
        self.phases = self.after + i32::from(now);
        self.idle = match self.stage {
            Stage::Before | Stage::Assigning => {
                i32::from(self.home.n_home()) - i32::from(self.home.staying)
                    + i32::from(self.open.coop.boy_home)
            }
            Stage::Watching | Stage::Acting => 0,
        };
        self.mon = self.weights.mon[self.phases.clamp(0, 3) as usize];
    }

    /// Is there a card in hand that keeps disciples from being arrested?
    fn holds_shield(&self) -> bool {
        self.hand.actions.iter().any(|card| {
            let effect = self.game.action_effect(card);
            let mine = |word: &Effect| matches!(word, Effect::Shield(_));
            self.game.action(card).moment == Moment::Arrest && effect.iter().any(mine)
        })
    }

    /// Does an own disciple stand on this annex?
    pub(super) fn stands_on(&self, annex: Annex) -> bool {
        0 < self.annexed[annex as usize]
    }

    pub(super) fn annexes(&self) -> Annexes {
        self.home.annexes
    }

    /// The Mon left when the disciples on the board have done what they came for.
    pub(super) fn purse_left(&self) -> i32 {
        let mut purse = i32::from(self.home.mon);
        for district in District::ALL {
            for nth in 0..self.present[district as usize] {
                purse -= self.nth_deed(district, nth, purse).price;
            }
        }
        purse
    }

    /// What so many Mon are worth: those soon spent, and more.
    pub(super) fn money(&self, mon: i32) -> i32 {
        let least = self.weights.mon[0];
        let soon = mon.min(self.weights.plenty);
        self.mon * soon + (self.mon * 2 / 3).max(least) * (mon - soon)
    }
}

fn armed(home: &Home) -> (Weapons, i32) {
    let owned = Weapon::ALL.into_iter().filter(|weapon| 0 < home.weapons[*weapon as usize]);
    (owned.fold(Weapons::NONE, Weapons::with), i32::from(home.n_weapons()))
}

fn built(game: &Yedo, open: &Open, seat: Seat) -> (Annexes, i32) {
    let (types, number) = clans::annexes(game, open, seat);
    (types, i32::from(number))
}

impl Stage {
    fn of(open: &Open) -> Stage {
        match open.frames.as_slice()[0] {
            Frame::Assign { .. } => Stage::Assigning,
            Frame::Step
            | Frame::Icons
            | Frame::Stopped
            | Frame::Bribe { .. }
            | Frame::Arrest { .. } => Stage::Watching,
            Frame::Trade { .. } | Frame::Act { .. } => Stage::Acting,
            _ => Stage::Before,
        }
    }
}

/// How likely a disciple is arrested, by district.
fn risk(game: &Yedo, open: &Open, seat: Seat) -> [i32; 7] {
    let mut risk = [0; 7];
    let Some(at) = open.patrol else { return risk };
    let is_one = |seats: u8| seats >> seat.0 & 1 == 1;
    if open.watch.no_arrest || is_one(open.watch.bribed) {
        return risk;
    }
    if is_one(open.watch.safe) {
        if let Some(also) = open.watch.also.filter(|also| *also != at) {
            risk[also as usize] = 100;
        }
        return risk;
    }
    let [sure, perhaps] = game.weights.risk;
    let has_stopped = matches!(
        open.frames.as_slice()[0],
        Frame::Icons | Frame::Stopped | Frame::Bribe { .. } | Frame::Arrest { .. }
    );
    let steps = if has_stopped || open.watch.stay { 0 } else { open.watch.stride.max(1) };
    let on = |from: District, steps: u8| {
        (0..steps).fold(from, |at, _| if open.red { at.next() } else { at.previous() })
    };
    let stop = by_icons(game, open, on(at, steps));
    let moves = !matches!(open.frames.as_slice()[0], Frame::Bribe { .. } | Frame::Arrest { .. });
    let cards = Moment::Step as u16;
    let cards = game.moments & (1 << cards | 1 << Moment::Stop as u16) != 0;
    if moves && cards {
        for further in 1..=2 {
            risk[on(stop, further) as usize] = perhaps;
        }
        risk[at as usize] = perhaps;
        risk[stop as usize] = sure;
    } else {
        risk[stop as usize] = 100;
    }
    if let Some(also) = open.watch.also {
        let began = if has_stopped { also } else { at };
        risk[began as usize] = risk[began as usize].max(95);
    }
    risk
}

/// Where the patrol goes on to by the icons of the Daimyo's cards, as far as these are revealed.
fn by_icons(game: &Yedo, open: &Open, from: District) -> District {
    let past = matches!(
        open.frames.as_slice()[0],
        Frame::Stopped | Frame::Bribe { .. } | Frame::Arrest { .. }
    );
    if past || open.coop.revealed[0].is_none() {
        return from;
    }
    let mut then = open.clone();
    then.patrol = Some(from);
    coop::move_patrol(game, &mut then, &mut ());
    then.patrol.unwrap_or(from)
}
