//! What the first rules played for words of which they did not read all (ruling 110). Our own edition
//! has none of them.

use crate::edition::{
    ActionCard, Character, Edition, Effect, EmperorCard, EventCard, FavorCard, LookDeck, Numbers,
    Pays, Takeable, Thing, Who, Yields,
};

/// The edition that says what the first rules played where they met this one; the same if there is
/// nothing to tell apart.
pub(crate) fn as_played(edition: &'static Edition) -> &'static Edition {
    let pays = |pays: Pays| Pays { prestige: 0, ..pays };
    let yields = Yields { messenger: 1, ..edition.numbers.yields };
    let played = Edition {
        numbers: Numbers { yields, ..edition.numbers },
        actions: each(edition.actions, |card| ActionCard {
            effect: line(card.effect),
            coop: card.coop.map(line),
            ..card
        }),
        events: each(edition.events, |card| EventCard { effect: line(card.effect), ..card }),
        favors: each(edition.favors, |card| FavorCard { pays: pays(card.pays), ..card }),
        characters: each(edition.characters, |row| Character {
            effect: line(row.effect),
            coop: row.coop.map(line),
            ..row
        }),
        emperor: each(edition.emperor, |card| EmperorCard { event: line(card.event), ..card }),
        ..*edition
    };
    if played == *edition { edition } else { Box::leak(Box::new(played)) }
}

/// The same rows if none becomes another.
fn each<T: Copy + PartialEq>(rows: &'static [T], as_played: impl Fn(T) -> T) -> &'static [T] {
    let played: Vec<T> = rows.iter().map(|row| as_played(*row)).collect();
    if played == rows { rows } else { played.leak() }
}

fn line(words: &'static [Effect]) -> &'static [Effect] {
    each(words, word)
}

/// Nobody was asked for a rival by some words: they meant whoever was chosen before in the line, or else
/// whoever plays the card.
fn unasked(who: Who) -> Who {
    match who {
        Who::One | Who::OneWithMore | Who::OneHere => Who::Owner,
        Who::Me
        | Who::Each
        | Who::Others
        | Who::OthersWith(_)
        | Who::Owner
        | Who::Lowest
        | Who::Highest
        | Who::Richest => who,
    }
}

/// The word that says what the first rules played for this one.
fn word(word: Effect) -> Effect {
    #[allow(clippy::enum_glob_use, reason = "each word of the vocabulary stands here")]
    use Effect::*;
    match word {
        // Nobody got an annex; of geishas and disciples one came, however many were named.
        Gain(_, Thing::Annex, _) => Gain(Who::Me, Thing::Mon, 0),
        Gain(who, thing @ (Thing::Geisha | Thing::Disciple), _) => Gain(unasked(who), thing, 1),
        Gain(who, thing, n) => Gain(unasked(who), thing, n),
        Take(thing @ (Takeable::Weapon | Takeable::Geisha), _, who) => Take(thing, 1, who),
        // Whoever was chosen before was not known there.
        For(Who::One | Who::OneWithMore | Who::OneHere | Who::Owner, each) => {
            For(Who::Me, line(each))
        }
        For(who, each) => For(who, line(each)),
        Or(one, other) => Or(line(one), line(other)),
        Else(one, other) => Else(line(one), line(other)),
        May(may) => May(line(may)),
        If(condition, one, other) => If(condition, line(one), line(other)),
        Blessed(softer, harder) => Blessed(line(softer), line(harder)),
        // Of several cards one was kept.
        Draw(deck, n, _) => Draw(deck, n, 1),
        Look(LookDeck::Mission, n, _) => Look(LookDeck::Mission, n, 1),
        Show(_) => Show(1),
        Move(_) => Move(1),
        // Whatever stood before the number, weapons cost less.
        WeaponPrice(more, until) => WeaponPrice(-more.abs(), until),
        Take(Takeable::Mon | Takeable::Prestige, ..)
        | GainPer(..)
        | Lose(..)
        | LoseShare(_)
        | Pay(..)
        | PayPer(..)
        | Feed { .. }
        | Needs(_)
        | Look(..)
        | LookAtMissions(_)
        | SwapWeapon
        | Refill
        | DiscardRow(_)
        | Rebate(_)
        | Minimum(_)
        | Egress(..)
        | SentOut(..)
        | NoAuction
        | Extra
        | Close(_)
        | CloseSpots(..)
        | Ban(_)
        | CloseAnnex
        | Place(_)
        | TwoTurns
        | Skip
        | Home(_)
        | StayHome(_)
        | War(_)
        | Ronin
        | Colour
        | Steps(_)
        | StepsEither(_)
        | Stride(_)
        | Stay
        | NoIcons
        | Shield(_)
        | NoArrest
        | ArrestAlso
        | Bribe(_)
        | Fine(_)
        | Cancel
        | Redraw
        | Ignore
        | Waive(_)
        | LendAnnex
        | WildWeapon
        | Plus(..)
        | Twice
        | Borrow
        | Besides(..)
        | TakeBack
        | Loan { .. }
        | Reverse
        | DaimyoFirst
        | DaimyoGains(_)
        | TradeAll
        | Toll(..)
        | Church(_)
        | EmptyChurch
        | AnnexTax(_)
        | BestGeishaLeaves
        | Bespoke(_) => word,
    }
}
