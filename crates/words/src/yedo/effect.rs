//! What a line of effects makes one do, for those who choose between lines.

use yedo::edition::{Deck, Effect, Thing, Who};

use super::{YedoWords, capital};

impl YedoWords<'_> {
    /// A line, word by word: `Pay 2 Mon, gain 1 prestige point`.
    pub(super) fn line(&self, line: &[Effect]) -> String {
        let said: Vec<String> = line.iter().map(|word| self.effect(word)).collect();
        let said = if said.is_empty() { self.say("cost-nothing", &[]) } else { said.join(", ") };
        capital(&said)
    }

    /// Only what stands in lines that one chooses between needs words of its own; the card itself
    /// says the rest.
    fn effect(&self, word: &Effect) -> String {
        let with = |key: &str, what: String| self.say(key, &[("what", what.into())]);
        match *word {
            Effect::Pay(thing, n) => with("yedo-effect-pay", self.things(thing, n)),
            Effect::PayPer(thing, n) => {
                let what = format!("{} / {}", self.count("mon", n), self.things(thing, 1));
                with("yedo-effect-pay", what)
            }
            Effect::Gain(Who::Me, thing, n) => with("yedo-effect-gain", self.things(thing, n)),
            Effect::Lose(Who::Me, thing, n) => with("yedo-effect-lose", self.things(thing, n)),
            Effect::Draw(deck, draw, keep) => {
                let keep = if keep < draw { keep } else { 0 };
                let deck = self.drawn_from(deck);
                let args = [("deck", deck.into()), ("draw", draw.into()), ("keep", keep.into())];
                self.say("yedo-effect-draw", &args)
            }
            Effect::Or(one, other) => {
                let both = [one, other].map(|line| {
                    line.iter().map(|word| self.effect(word)).collect::<Vec<_>>().join(", ")
                });
                self.words.either(&both)
            }
            Effect::Redraw => self.say("yedo-effect-redraw", &[]),
            Effect::Move(_) => self.say("yedo-effect-move", &[]),
            Effect::StayHome(n) => with("yedo-effect-stay-home", self.count("disciple", n)),
            Effect::War(n) => with("yedo-effect-war", self.count("disciple", n)),
            Effect::Gain(..)
            | Effect::Lose(..)
            | Effect::GainPer(..)
            | Effect::LoseShare(..)
            | Effect::Feed { .. }
            | Effect::Else(..)
            | Effect::May(..)
            | Effect::If(..)
            | Effect::Needs(..)
            | Effect::For(..)
            | Effect::Blessed(..)
            | Effect::Take(..)
            | Effect::Look(..)
            | Effect::LookAtMissions(..)
            | Effect::Show(..)
            | Effect::SwapWeapon
            | Effect::Refill
            | Effect::DiscardRow(..)
            | Effect::WeaponPrice(..)
            | Effect::Rebate(..)
            | Effect::Minimum(..)
            | Effect::Egress(..)
            | Effect::SentOut(..)
            | Effect::NoAuction
            | Effect::Extra
            | Effect::Close(..)
            | Effect::CloseSpots(..)
            | Effect::Ban(..)
            | Effect::CloseAnnex
            | Effect::Place(..)
            | Effect::TwoTurns
            | Effect::Skip
            | Effect::Home(..)
            | Effect::Ronin
            | Effect::Colour
            | Effect::Steps(..)
            | Effect::StepsEither(..)
            | Effect::Stride(..)
            | Effect::Stay
            | Effect::NoIcons
            | Effect::Shield(..)
            | Effect::NoArrest
            | Effect::ArrestAlso
            | Effect::Bribe(..)
            | Effect::Fine(..)
            | Effect::Cancel
            | Effect::Ignore
            | Effect::Waive(..)
            | Effect::LendAnnex
            | Effect::WildWeapon
            | Effect::Plus(..)
            | Effect::Twice
            | Effect::Borrow
            | Effect::Besides(..)
            | Effect::TakeBack
            | Effect::Loan { .. }
            | Effect::Reverse
            | Effect::DaimyoFirst
            | Effect::DaimyoGains(..)
            | Effect::TradeAll
            | Effect::Toll(..)
            | Effect::Church(..)
            | Effect::EmptyChurch
            | Effect::AnnexTax(..)
            | Effect::BestGeishaLeaves
            | Effect::Bespoke(..) => self.say("yedo-effect-other", &[]),
        }
    }

    /// `2 weapons`.
    fn things(&self, thing: Thing, number: u8) -> String {
        let what = match thing {
            Thing::Mon => "mon",
            Thing::Prestige => "prestige",
            Thing::Action => "action",
            Thing::Bonus => "bonus",
            Thing::Mission => "mission",
            Thing::Weapon => "weapon",
            Thing::Annex => "annex",
            Thing::Geisha => "geisha",
            Thing::Blessing => "blessing",
            Thing::Disciple => "disciple",
        };
        self.count(what, number)
    }

    fn drawn_from(&self, deck: Deck) -> String {
        let key = match deck {
            Deck::Action => "yedo-deck-action",
            Deck::Bonus => "yedo-deck-bonus",
            Deck::Mission => "yedo-kind-missions",
            Deck::Event => "yedo-deck-event",
            Deck::Emperor | Deck::Any => "yedo-effect-other",
        };
        self.say(key, &[])
    }
}
