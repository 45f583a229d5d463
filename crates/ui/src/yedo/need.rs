//! What a mission needs, one thing at a time: is it there, may it go unmet, and where else could it be
//! had? Whether it is met is asked of the rules.

use ::yedo::Stand;
use ::yedo::edition::{District, DistrictAction, Needs, Specialist};
use ::yedo::frame::Frame;
use ::yedo::state::Spot;
use table::Seat;
use words::yedo::Way;

use super::Look;

/// How many disciples are still to be sent, by district.
type ToSend = [u8; District::ALL.len()];

/// One thing that is needed.
pub(super) struct Need {
    pub(super) sign: String,
    pub(super) text: String,
    pub(super) state: State,
    /// Where it could be had.
    pub(super) hint: Option<String>,
}

/// Is it there?
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum State {
    Met,
    /// It is not there and may go unmet.
    Waived,
    /// A disciple has only to be sent.
    Near,
    Missing,
}

/// A mission, as it stands for somebody.
pub(super) struct Outlook {
    /// What the standard part needs, in the order of the card.
    pub(super) standard: Vec<Need>,
    /// What the bonus part needs besides.
    pub(super) bonus: Vec<Need>,
    /// Where disciples would have to go, and how many.
    pub(super) to_go: Vec<(District, u8)>,
    /// Who is out and can complete it.
    pub(super) ready: Option<Spot>,
}

impl Look<'_> {
    /// How a mission stands.
    pub(super) fn outlook_of(&self, seat: Seat, mission: u8) -> Outlook {
        let (row, hand) = (self.game().mission(mission), &self.window.view.hands[seat]);
        let held = [hand.actions.len() as u8, hand.bonuses.len() as u8];
        let mut lines = row.needs.apart();
        let n_standard = lines.len();
        let reckon =
            |lines: &[Needs]| self.game().standing(self.open(), seat, held, mission, lines);
        let standing = reckon(&lines);
        let to_go: Vec<(District, u8)> =
            District::ALL.into_iter().zip(standing.to_send).filter(|(_, n)| 0 < *n).collect();
        let ready = standing.spot.filter(|_| standing.n_missing() == 0);
        let (mut stands, mut to_send) = (standing.stands, [standing.to_send; 2]);
        if let Some(part) = row.bonus {
            lines.extend(part.needs.apart());
            let both = reckon(&lines);
            stands.extend(both.stands.into_iter().skip(n_standard));
            to_send[1] = both.to_send;
        }
        let mut standard = Vec::new();
        let mut bonus = Vec::new();
        for (i, (line, stand)) in lines.iter().zip(&stands).enumerate() {
            let of_bonus = n_standard <= i;
            let part = if of_bonus { &mut bonus } else { &mut standard };
            part.extend(self.need(seat, line, *stand, to_send[usize::from(of_bonus)]));
        }
        Outlook { standard, bonus, to_go, ready }
    }

    /// One need in words.
    fn need(&self, seat: Seat, line: &Needs, stand: Stand, to_send: ToSend) -> Vec<Need> {
        let state = match stand {
            Stand::Met => State::Met,
            Stand::Waived => State::Waived,
            Stand::Missing(_) => State::Missing,
        };
        let short = match stand {
            Stand::Missing(Some(lack)) => lack.need - lack.have,
            Stand::Met | Stand::Waived | Stand::Missing(None) => 0,
        };
        let mut all = Vec::new();
        self.need_districts(seat, line, (state, to_send), &mut all);
        self.need_weapons(line, state, &mut all);
        self.need_estate(line, state, &mut all);
        self.need_people(seat, line, state, &mut all);
        self.need_payment(seat, line, (state, short), &mut all);
        all
    }

    fn need_districts(
        &self,
        seat: Seat,
        needs: &Needs,
        (state, to_send): (State, ToSend),
        all: &mut Vec<Need>,
    ) {
        for district in District::ALL {
            let n = needs.districts[district as usize];
            if n == 0 {
                continue;
            }
            let name = self.say.district(district);
            let short = to_send[district as usize];
            let can_go = short <= self.n_at_hand(seat)
                && short <= self.game().n_free(self.open(), seat, district)
                && self.may_still_go();
            all.push(Need {
                sign: format!("district-{}", district.id()),
                text: if n == 1 { name } else { format!("{name} × {n}") },
                state: if state == State::Missing && can_go { State::Near } else { state },
                hint: None,
            });
        }
    }

    /// How many disciples at home can be sent.
    fn n_at_hand(&self, seat: Seat) -> u8 {
        let home = &self.open().homes[seat];
        home.n_home().saturating_sub(home.staying)
    }

    /// Are disciples still to be assigned in this round?
    fn may_still_go(&self) -> bool {
        !matches!(
            self.open().frames.as_slice().first(),
            Some(Frame::Step | Frame::Stopped | Frame::Trade { .. } | Frame::Act { .. })
        )
    }

    fn need_weapons(&self, needs: &Needs, state: State, all: &mut Vec<Need>) {
        let open = self.open();
        for weapon in needs.weapons.iter() {
            let slots = (0..).zip(open.row).filter(|(_, it)| *it == Some(weapon));
            let cheapest = slots.map(|(n, _)| self.due(DistrictAction::BuyWeapon, n)).min();
            let hint = match cheapest {
                _ if state != State::Missing => None,
                Some(mon) => Some(self.with("ui-yedo-at-market", &[("mon", mon.into())])),
                None => {
                    let n = self.window.view.weapons[weapon as usize];
                    Some(self.with("ui-yedo-still-in-bag", &[("n", n.into())]))
                }
            };
            let sign = format!("weapon-{}", weapon.id());
            all.push(Need { sign, text: self.say.weapon(weapon), state, hint });
        }
        if 0 < needs.any_weapons {
            let text = self.with(
                "ui-yedo-any",
                &[("what", self.say.count("weapon", needs.any_weapons).into())],
            );
            all.push(simple("weapon-katana", text, state));
        }
        if 0 < needs.give_weapons {
            self.give("weapon", "weapon-katana", needs.give_weapons, state, all);
        }
    }

    fn need_estate(&self, needs: &Needs, state: State, all: &mut Vec<Need>) {
        let open = self.open();
        let missing = state == State::Missing;
        for annex in needs.annexes.iter() {
            let left = 0 < open.annexes[annex as usize];
            let hint = (missing && left)
                .then(|| self.due(DistrictAction::Carpenter, annex as u8))
                .map(|mon| self.with("ui-yedo-at-carpenter", &[("mon", mon.into())]));
            let sign = format!("annex-{}", annex.id());
            all.push(Need { sign, text: self.say.annex(annex), state, hint });
        }
        if 0 < needs.any_annexes {
            let what = self.say.count("annex", needs.any_annexes);
            let text = self.with("ui-yedo-any", &[("what", what.into())]);
            all.push(simple("hammer", text, state));
        }
        if 0 < needs.geishas {
            let left = 0 < open.geishas.iter().sum::<u8>();
            let hint = (missing && left).then(|| self.at(DistrictAction::Geisha, 0));
            let text = self.say.count("geisha", needs.geishas);
            all.push(Need { sign: "geisha".to_owned(), text, state, hint });
        }
        if 0 < needs.give_geishas {
            self.give("geisha", "geisha", needs.give_geishas, state, all);
        }
        if needs.blessing {
            let left = 0 < open.blessings;
            let hint = (missing && left).then(|| self.at(DistrictAction::Blessing, 0));
            let text = self.say.count("blessing", 1_u8);
            all.push(Need { sign: "blessing".to_owned(), text, state, hint });
        }
        if 0 < needs.give_blessings {
            self.give("blessing", "blessing", needs.give_blessings, state, all);
        }
    }

    /// `in the Temple for 5 Mon`.
    fn at(&self, action: DistrictAction, with: u8) -> String {
        let at = self.say.district_by(Way::At, action.district());
        let args = [("at", at.into()), ("mon", self.due(action, with).into())];
        self.with("ui-yedo-at-district", &args)
    }

    fn need_people(&self, seat: Seat, needs: &Needs, state: State, all: &mut Vec<Need>) {
        let offered = self.open().tokens.gates;
        for specialist in needs.specialists.iter() {
            let there = offered.iter().zip(0..).find(|(it, _)| **it == Some(specialist));
            let hint = there
                .filter(|_| state == State::Missing)
                .map(|(_, with)| self.at(DistrictAction::Recruit, with));
            let sign = format!("spec-{}", specialist.id());
            all.push(Need { sign, text: self.say.specialist(specialist), state, hint });
        }
        for specialist in needs.with.iter() {
            let text = self.with(
                "yedo-with-specialist",
                &[("specialist", self.say.specialist(specialist).into())],
            );
            let could = state == State::Missing && self.could_complete(seat, specialist);
            let state = if could { State::Near } else { state };
            all.push(simple(&format!("spec-{}", specialist.id()), text, state));
        }
        for district in District::ALL.into_iter().filter(|it| needs.is_rival_in(*it)) {
            all.push(simple("crest-1", self.say.rival_in(district), state));
        }
        if needs.rival_annex {
            all.push(simple("annex-yashiki", self.t("yedo-rival-annex"), state));
        }
    }

    /// Is a specialist at home who can still be sent?
    fn could_complete(&self, seat: Seat, specialist: Specialist) -> bool {
        self.open().homes[seat].skilled.has(specialist) && self.may_still_go()
    }

    /// What is paid; `short` is how much of it is missing.
    fn need_payment(
        &self,
        seat: Seat,
        needs: &Needs,
        (state, short): (State, i16),
        all: &mut Vec<Need>,
    ) {
        if 0 < needs.church {
            let text = self.with("yedo-church-holds", &[("mon", needs.church.into())]);
            all.push(simple("church", text, state));
        }
        if 0 < needs.pay {
            let what =
                self.say.count("mon", self.game().mission_price(self.open(), seat, needs.pay));
            let text = self.with("yedo-effect-pay", &[("what", what.into())]);
            let hint = (state == State::Missing && 0 < short)
                .then(|| self.with("ui-yedo-mon-short", &[("n", short.into())]));
            all.push(Need { sign: "ryo".to_owned(), text, state, hint });
        }
        if 0 < needs.give_actions {
            self.give("action", "card-action", needs.give_actions, state, all);
        }
        if 0 < needs.give_bonuses {
            self.give("bonus", "card-bonus", needs.give_bonuses, state, all);
        }
    }

    fn give(&self, what: &str, sign: &str, n: u8, state: State, all: &mut Vec<Need>) {
        let text = self.with("yedo-give", &[("things", self.say.count(what, n).into())]);
        all.push(simple(sign, text, state));
    }
}

fn simple(sign: &str, text: String, state: State) -> Need {
    Need { sign: sign.to_owned(), text, state, hint: None }
}
