//! What the Emperor asks, what the Daimyo's cards show, what was reached together.

use yedo::edition::{DaimyoIcon, DaimyoNo, District, EmperorNo, Level, Mood};

use super::YedoWords;

impl YedoWords<'_> {
    /// The errand of an Emperor card.
    pub fn errand(&self, card: EmperorNo) -> String {
        self.named("emperor", self.game.emperor_card(card).id)
    }

    /// What an errand needs and pays.
    pub fn errand_terms(&self, card: EmperorNo) -> String {
        let (needs, pays) = self.errand_parts(card);
        format!("{needs} → {pays}")
    }

    /// The same in two parts.
    pub(super) fn errand_parts(&self, card: EmperorNo) -> (String, String) {
        let errand = &self.game.emperor_card(card).errand;
        let (needs, pays) = (self.needs(&errand.needs), self.pays(&errand.pays));
        if !errand.together {
            return (needs, pays);
        }
        let needs = self.say("yedo-together", &[("needs", needs.into())]);
        (needs, self.say("yedo-to-each", &[("pays", pays.into())]))
    }

    /// The event of an Emperor card.
    pub fn emperor_event(&self, card: EmperorNo) -> String {
        let id = self.game.emperor_card(card).id;
        let key = format!("yedo-emperor-{id}");
        if self.words.has(&key) { self.words.attribute(&key, "event") } else { id.to_owned() }
    }

    /// What the event of an Emperor card does.
    pub fn emperor_line(&self, card: EmperorNo) -> String {
        self.line_of("emperor", self.game.emperor_card(card).id)
    }

    /// A card of the Daimyo: where his disciple goes, and its icons.
    pub fn daimyo_card(&self, card: DaimyoNo) -> String {
        let row = self.game.edition.daimyo_card(card);
        let district = ("district", self.district(row.district).into());
        let icons: Vec<String> = row.icons.iter().map(|icon| self.icon(*icon)).collect();
        if icons.is_empty() {
            return self.say("yedo-icon-none", &[district]);
        }
        self.say("yedo-icons", &[district, ("icons", icons.join(", ").into())])
    }

    /// What a disciple of the Daimyo does where he stands.
    pub fn daimyo_does(&self, district: District) -> String {
        let args = [("id", district.id().into()), ("district", self.district(district).into())];
        self.say("yedo-daimyo-does", &args)
    }

    fn icon(&self, icon: DaimyoIcon) -> String {
        match icon {
            DaimyoIcon::Colour => self.say("yedo-icon-colour", &[]),
            DaimyoIcon::Steps(n) => self.say("yedo-icon-steps", &[("n", n.into())]),
            DaimyoIcon::Blessing => self.say("yedo-icon-blessing", &[]),
        }
    }

    /// How the Emperor is disposed.
    pub fn mood(&self, mood: Mood) -> String {
        self.named("mood", mood.id())
    }

    /// How much an objective asks.
    pub fn level(&self, level: Level) -> String {
        self.named("level", level.id())
    }

    /// What was reached of what has to be reached.
    pub fn reached(&self, lowest: u16, highest: u16, errands: u8) -> String {
        let said = self.objectives(lowest, highest, errands).into_iter().map(|it| it.text);
        said.collect::<Vec<String>>().join(", ")
    }

    /// Each objective, and how far it is reached.
    pub fn objectives(&self, lowest: u16, highest: u16, errands: u8) -> Vec<Objective> {
        let (Some(targets), Some(together)) = (self.game.targets(), self.game.setup().together)
        else {
            return Vec::new();
        };
        let say = |key: &str, have: u16, need: u16, level: Level| {
            let level = self.level(level).to_lowercase();
            let args = [("have", have.into()), ("need", need.into()), ("level", level.into())];
            Objective { text: self.say(key, &args), have, need }
        };
        let mut all = vec![say("yedo-reached-lowest", lowest, targets.lowest, together.lowest)];
        if let Some((need, level)) = targets.highest.zip(together.highest) {
            all.push(say("yedo-reached-highest", highest, need, level));
        }
        let need = targets.errands.into();
        all.push(say("yedo-reached-errands", errands.into(), need, together.errands));
        all
    }
}

/// What has to be reached together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Objective {
    /// In words, with both numbers.
    pub text: String,
    /// How much there is.
    pub have: u16,
    /// How much it takes.
    pub need: u16,
}
