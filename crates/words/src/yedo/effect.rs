//! What a line of effects makes one do, for those who choose between lines.

use yedo::edition::{DrawDeck, Effect, Thing, Who};

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
            Effect::Pay(Thing::Mon, n) => with("yedo-effect-pay", self.things(Thing::Mon, n)),
            Effect::Pay(Thing::Mission, n) | Effect::Lose(Who::Me, Thing::Mission, n) => {
                self.say("yedo-effect-put-under", &[("n", n.into())])
            }
            Effect::PayPer(thing, n) => {
                let args =
                    [("what", self.count("mon", n).into()), ("thing", thing.thing().id().into())];
                self.say("yedo-effect-pay-per", &args)
            }
            Effect::Gain(Who::Me, thing, n) => with("yedo-effect-gain", self.things(thing, n)),
            Effect::Lose(Who::Me, thing @ (Thing::Mon | Thing::Prestige), n) => {
                with("yedo-effect-lose", self.things(thing, n))
            }
            // Only money is paid; what else is given for something is given up.
            Effect::Pay(thing, n) | Effect::Lose(Who::Me, thing, n) => {
                self.say("yedo-give", &[("things", self.things(thing, n).into())])
            }
            Effect::Draw(deck, draw, keep) => {
                let keep = if keep < draw { keep } else { 0 };
                let args = [("what", self.drawn(deck, draw).into()), ("keep", keep.into())];
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
        self.count(thing.id(), number)
    }

    /// `3 bonus cards`, `1 mission of any one deck`.
    fn drawn(&self, deck: DrawDeck, number: u8) -> String {
        match deck {
            DrawDeck::Action => self.things(Thing::Action, number),
            DrawDeck::Bonus => self.things(Thing::Bonus, number),
            DrawDeck::Mission => {
                let what = ("what", self.things(Thing::Mission, number).into());
                self.say("yedo-effect-any-deck", &[what])
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use yedo::content::HOUSE;
    use yedo::{Setup, Yedo};

    use yedo::edition::Possession;

    use super::{DrawDeck, Effect, Thing, Who, YedoWords};
    use crate::{Lang, Words};

    #[test]
    fn what_is_not_money_is_not_paid() {
        let game = Yedo::new(Setup::first_game(2, &HOUSE), &HOUSE).expect("two may play");
        let said = |lang, line: &[Effect]| {
            let words = Words::strict(lang);
            YedoWords::new(&words, &game).line(line)
        };
        let exchange: &[Effect] =
            &[Effect::Pay(Thing::Mission, 1), Effect::Draw(DrawDeck::Mission, 1, 1)];
        for (lang, expected) in [
            (Lang::En, "Put 1 unfinished mission under its deck, draw 1 mission of any one deck"),
            (
                Lang::Es,
                "Poner 1 misión sin completar bajo su mazo, robar 1 misión de un mazo cualquiera",
            ),
            (
                Lang::Fr,
                "Remettre 1 mission en cours sous sa pioche, piocher 1 mission d’une pioche au choix",
            ),
        ] {
            assert_eq!(said(lang, exchange), expected);
        }
        for (effect, expected) in [
            (Effect::Pay(Thing::Weapon, 1), "Give up 1 weapon"),
            (Effect::Pay(Thing::Mon, 2), "Pay 2 Mon"),
            (Effect::PayPer(Possession::Disciple, 1), "Pay 1 Mon for each disciple"),
            (Effect::Lose(Who::Me, Thing::Prestige, 2), "Lose 2 prestige points"),
            (Effect::Draw(DrawDeck::Bonus, 3, 1), "Draw 3 bonus cards and keep 1"),
        ] {
            assert_eq!(said(Lang::En, &[effect]), expected);
        }
    }
}
