//! What a mission needs, one thing at a time: is it there, and where else could it be had?
//! Said as printed; cards, annexes and powers may do more, and the options say what is lawful.

use ::yedo::edition::{District, Needs, Specialist};
use table::{Game, Seat};

use super::Look;

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
    /// A disciple has only to be sent.
    Near,
    Missing,
}

impl Look<'_> {
    /// All that is needed, in the order of the card.
    pub(super) fn needs_of(&self, seat: Seat, needs: &Needs) -> Vec<Need> {
        let mut all = Vec::new();
        self.need_districts(seat, needs, &mut all);
        self.need_weapons(seat, needs, &mut all);
        self.need_estate(seat, needs, &mut all);
        self.need_people(seat, needs, &mut all);
        self.need_payment(seat, needs, &mut all);
        all
    }

    /// Own disciples at locations of a district; a Ronin is present too.
    fn present(&self, seat: Seat, district: District) -> u8 {
        let (open, game) = (self.open(), self.game());
        open.spots(seat).filter(|spot| game.district(*spot) == Some(district)).count() as u8
    }

    /// Where disciples would have to go, and how many.
    pub(super) fn to_go(&self, seat: Seat, needs: &Needs) -> Vec<(District, u8)> {
        let short = |district: District| {
            let need = needs.districts[district as usize];
            (district, need.saturating_sub(self.present(seat, district)))
        };
        District::ALL.into_iter().map(short).filter(|(_, n)| 0 < *n).collect()
    }

    fn need_districts(&self, seat: Seat, needs: &Needs, all: &mut Vec<Need>) {
        for district in District::ALL {
            let n = needs.districts[district as usize];
            if n == 0 {
                continue;
            }
            let there = self.present(seat, district);
            let name = self.say.district(district);
            let met = n <= there;
            let free = self.open().homes[seat].n_home();
            let can_go = !met && n - there <= free && self.may_still_go();
            all.push(Need {
                sign: format!("district-{}", district.id()),
                text: if n == 1 { name } else { format!("{name} × {n}") },
                state: match (met, can_go) {
                    (true, _) => State::Met,
                    (false, true) => State::Near,
                    (false, false) => State::Missing,
                },
                hint: None,
            });
        }
    }

    /// Are disciples still to be assigned in this round?
    fn may_still_go(&self) -> bool {
        use ::yedo::frame::Frame;
        !matches!(
            self.open().frames.as_slice().first(),
            Some(Frame::Step | Frame::Stopped | Frame::Trade { .. } | Frame::Act { .. })
        )
    }

    fn need_weapons(&self, seat: Seat, needs: &Needs, all: &mut Vec<Need>) {
        let open = self.open();
        let home = &open.homes[seat];
        for weapon in needs.weapons.iter() {
            let met = 0 < home.weapons[weapon as usize];
            let sold = (0..).zip(open.row).find(|(_, it)| *it == Some(weapon));
            let hint = match sold {
                _ if met => None,
                Some((n, _)) => {
                    let mon = self.weapon_price(n);
                    Some(self.with("ui-yedo-at-market", &[("mon", mon.into())]))
                }
                None => {
                    let n = self.window.view.weapons[weapon as usize];
                    Some(self.with("ui-yedo-still-in-bag", &[("n", n.into())]))
                }
            };
            let sign = format!("weapon-{}", weapon.id());
            all.push(Need { sign, text: self.say.weapon(weapon), state: of(met), hint });
        }
        let named = needs.weapons.iter().filter(|it| 0 < home.weapons[*it as usize]).count() as u8;
        let spare = home.n_weapons() - named;
        let more = needs.any_weapons + needs.give_weapons;
        if 0 < needs.any_weapons {
            let text = self.with(
                "ui-yedo-any",
                &[("what", self.say.count("weapon", needs.any_weapons).into())],
            );
            all.push(simple("weapon-katana", text, more <= spare));
        }
        if 0 < needs.give_weapons {
            self.give("weapon", "weapon-katana", needs.give_weapons, more <= spare, all);
        }
    }

    fn need_estate(&self, seat: Seat, needs: &Needs, all: &mut Vec<Need>) {
        let open = self.open();
        let (home, prices) = (&open.homes[seat], &self.game().edition.numbers.prices);
        for annex in needs.annexes.iter() {
            let met = home.annexes.has(annex);
            let left = 0 < open.annexes[annex as usize];
            let hint = (!met && left)
                .then(|| self.with("ui-yedo-at-carpenter", &[("mon", prices.annex.into())]));
            let sign = format!("annex-{}", annex.id());
            all.push(Need { sign, text: self.say.annex(annex), state: of(met), hint });
        }
        if 0 < needs.any_annexes {
            let named = needs.annexes.iter().filter(|it| home.annexes.has(*it)).count() as u8;
            let text = self.with(
                "ui-yedo-any",
                &[("what", self.say.count("annex", needs.any_annexes).into())],
            );
            all.push(simple("hammer", text, needs.any_annexes <= home.annexes.len() - named));
        }
        let geishas = needs.geishas + needs.give_geishas;
        if 0 < needs.geishas {
            let met = geishas <= home.n_geishas();
            let hint = (!met).then(|| self.at(District::RedLight, prices.geisha_mon));
            let text = self.say.count("geisha", needs.geishas);
            all.push(Need { sign: "geisha".to_owned(), text, state: of(met), hint });
        }
        if 0 < needs.give_geishas {
            self.give("geisha", "geisha", needs.give_geishas, geishas <= home.n_geishas(), all);
        }
        if needs.blessing {
            let met = home.blessing || self.has_specialist(seat, Specialist::Monk);
            let hint = (!met).then(|| self.at(District::Temple, prices.blessing));
            let text = self.say.count("blessing", 1_u8);
            all.push(Need { sign: "blessing".to_owned(), text, state: of(met), hint });
        }
        if 0 < needs.give_blessings {
            self.give("blessing", "blessing", needs.give_blessings, home.blessing, all);
        }
    }

    /// `in the Temple for 5 Mon`.
    fn at(&self, district: District, mon: u8) -> String {
        let args = [("district", self.say.district(district).into()), ("mon", mon.into())];
        self.with("ui-yedo-at-district", &args)
    }

    fn has_specialist(&self, seat: Seat, specialist: Specialist) -> bool {
        let open = self.open();
        let out = open.own_spots(seat).any(|spot| open.at(spot).skill() == Some(specialist));
        out || open.homes[seat].skilled.has(specialist)
    }

    fn need_people(&self, seat: Seat, needs: &Needs, all: &mut Vec<Need>) {
        let offered = self.open().tokens.gates;
        for specialist in needs.specialists.iter() {
            let met = self.has_specialist(seat, specialist);
            let hint = (!met && offered.contains(&Some(specialist)))
                .then(|| self.at(District::Gates, self.game().edition.numbers.prices.recruit));
            let sign = format!("spec-{}", specialist.id());
            all.push(Need { sign, text: self.say.specialist(specialist), state: of(met), hint });
        }
        for specialist in needs.with.iter() {
            let text = self.with(
                "yedo-with-specialist",
                &[("specialist", self.say.specialist(specialist).into())],
            );
            let met = self.has_specialist(seat, specialist);
            all.push(simple(&format!("spec-{}", specialist.id()), text, met));
        }
        for district in District::ALL.into_iter().filter(|it| needs.is_rival_in(*it)) {
            let others = self.game().seats().without(seat);
            let met = others.iter().any(|other| 0 < self.present(other, district));
            let text =
                self.with("yedo-rival-in", &[("district", self.say.district(district).into())]);
            all.push(simple("crest-1", text, met));
        }
        if needs.rival_annex {
            let visits = self.open().spots(seat).filter_map(::yedo::state::Spot::as_annex);
            let met = visits.into_iter().any(|(owner, _)| owner != seat);
            all.push(simple("annex-yashiki", self.t("yedo-rival-annex"), met));
        }
    }

    fn need_payment(&self, seat: Seat, needs: &Needs, all: &mut Vec<Need>) {
        let home = &self.open().homes[seat];
        let hand = &self.window.view.hands[seat];
        if 0 < needs.church {
            let text = self.with("yedo-church-holds", &[("mon", needs.church.into())]);
            all.push(simple("church", text, u16::from(needs.church) <= self.open().church));
        }
        if 0 < needs.pay {
            let what = self.say.count("mon", needs.pay);
            let text = self.with("yedo-effect-pay", &[("what", what.into())]);
            let have = home.mon;
            let met = u16::from(needs.pay) <= have;
            let hint = (!met).then(|| {
                self.with("ui-yedo-mon-short", &[("n", (u16::from(needs.pay) - have).into())])
            });
            all.push(Need { sign: "ryo".to_owned(), text, state: of(met), hint });
        }
        let cards = [
            ("action", "card-action", needs.give_actions, hand.actions.len()),
            ("bonus", "card-bonus", needs.give_bonuses, hand.bonuses.len()),
        ];
        for (what, sign, n, have) in cards {
            if 0 < n {
                self.give(what, sign, n, usize::from(n) <= have, all);
            }
        }
    }

    fn give(&self, what: &str, sign: &str, n: u8, met: bool, all: &mut Vec<Need>) {
        let text = self.with("yedo-give", &[("things", self.say.count(what, n).into())]);
        all.push(simple(sign, text, met));
    }
}

fn simple(sign: &str, text: String, met: bool) -> Need {
    Need { sign: sign.to_owned(), text, state: of(met), hint: None }
}

fn of(met: bool) -> State {
    if met { State::Met } else { State::Missing }
}
