//! What a mission needs and pays, in a few words.

use yedo::edition::{District, Needs, Pays};

use super::{Way, YedoWords};

impl YedoWords<'_> {
    /// `Temple, Katana → 3 prestige points; + Harbor → 5 Mon`: the whole card.
    pub fn mission_terms(&self, number: u8) -> String {
        let row = self.game.mission(number);
        let terms =
            |needs: &Needs, pays: &Pays| format!("{} → {}", self.needs(needs), self.pays(pays));
        let standard = terms(&row.needs, &row.pays);
        match row.bonus {
            None => standard,
            Some(part) => {
                let bonus = format!("+ {}", terms(&part.needs, &part.pays));
                self.words.apart(&[standard, bonus])
            }
        }
    }

    /// What is needed, in the order of the card.
    pub fn needs(&self, needs: &Needs) -> String {
        let mut parts = Vec::new();
        for district in District::ALL {
            match needs.districts[district as usize] {
                0 => {}
                1 => parts.push(self.district(district)),
                n => {
                    let args = [("thing", self.district(district).into()), ("n", n.into())];
                    parts.push(self.say("yedo-times", &args));
                }
            }
        }
        parts.extend(needs.weapons.iter().map(|weapon| self.weapon(weapon)));
        self.add(&mut parts, "weapon", needs.any_weapons);
        parts.extend(needs.annexes.iter().map(|annex| self.annex(annex)));
        self.add(&mut parts, "annex", needs.any_annexes);
        self.add(&mut parts, "geisha", needs.geishas);
        self.add(&mut parts, "blessing", u8::from(needs.blessing));
        parts.extend(needs.specialists.iter().map(|it| self.specialist(it)));
        for specialist in needs.with.iter() {
            let args = [("specialist", self.specialist(specialist).into())];
            parts.push(self.say("yedo-with-specialist", &args));
        }
        for district in District::ALL.into_iter().filter(|it| needs.is_rival_in(*it)) {
            parts.push(self.rival_in(district));
        }
        if needs.rival_annex {
            parts.push(self.say("yedo-rival-annex", &[]));
        }
        if 0 < needs.church {
            parts.push(self.say("yedo-church-holds", &[("mon", needs.church.into())]));
        }
        if 0 < needs.pay {
            let what = self.count("mon", needs.pay);
            parts.push(self.say("yedo-effect-pay", &[("what", what.into())]));
        }
        let mut given = Vec::new();
        self.add(&mut given, "action", needs.give_actions);
        self.add(&mut given, "bonus", needs.give_bonuses);
        self.add(&mut given, "weapon", needs.give_weapons);
        self.add(&mut given, "blessing", needs.give_blessings);
        self.add(&mut given, "geisha", needs.give_geishas);
        if !given.is_empty() {
            parts.push(self.say("yedo-give", &[("things", self.words.list(&given).into())]));
        }
        self.joined(&parts)
    }

    /// `a rival at the Gates`.
    pub fn rival_in(&self, district: District) -> String {
        self.say("yedo-rival-in", &[("at", self.district_by(Way::At, district).into())])
    }

    /// What is paid, in the order it is taken.
    pub fn pays(&self, pays: &Pays) -> String {
        let mut parts = Vec::new();
        self.add(&mut parts, "prestige", pays.prestige);
        self.add(&mut parts, "mon", pays.mon);
        self.add(&mut parts, "action", pays.actions);
        self.add(&mut parts, "bonus", pays.bonuses);
        self.add(&mut parts, "mission", pays.missions);
        self.add(&mut parts, "weapon", pays.weapons);
        self.add(&mut parts, "blessing", pays.blessings);
        self.joined(&parts)
    }

    fn add(&self, parts: &mut Vec<String>, what: &str, number: u8) {
        if 0 < number {
            parts.push(self.count(what, number));
        }
    }

    fn joined(&self, parts: &[String]) -> String {
        if parts.is_empty() { self.say("cost-nothing", &[]) } else { parts.join(", ") }
    }
}
