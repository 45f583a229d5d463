//! Whether what a card says can be played as it reads: where each word may stand, what its numbers
//! and things may be there, and whether all of it can be resolved at once.

use yedo::edition::{
    ActionCard, Character, Condition, CoopUse, DrawDeck, Effect, EventCard, EventKind, Fit,
    LookDeck, Moment, Odd, Rival, Shielded, SteppingOut, Takeable, Thing, Who,
};

use crate::edition::term::Term;

/// Who says a line, when, and in which game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::edition::yedo) struct Said {
    by: By,
    moment: Moment,
    together: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum By {
    Event,
    Emperor,
    Card,
    Character,
}

/// What came and what was expected.
pub(in crate::edition::yedo) type Misfit = (String, String);

/// The most words of a line and of the lines in it.
const WORDS_MAX: usize = 16;
/// What lies on the table at once for a card too many that is played and answered twice: three cards,
/// each with its moment, and the window. Lines of such cards are no higher.
const PLAYED: usize = 7;
/// The most players who may each be owed something.
const PLAYERS_MAX: usize = 5;
/// The most cards of one thing that a word gives.
const CARDS_MAX: u8 = 3;

/// What an event of a game against each other says.
pub(in crate::edition::yedo) fn event(row: &EventCard) -> Result<(), Misfit> {
    let said = Said { by: By::Event, moment: Moment::Event, together: false };
    check(row.effect, said)?;
    let arrives = row.effect.contains(&Effect::Bespoke(Odd::Jesuits));
    if (row.kind == EventKind::Jesuits) != arrives {
        let what = if arrives { "" } else { "not " };
        let expected = "it in the event of the kind \"jesuits\" and in no other".to_owned();
        return Err((format!("{what}`bespoke(jesuits)`"), expected));
    }
    Ok(())
}

/// What an event of the Emperor says.
pub(in crate::edition::yedo) fn emperor(line: &'static [Effect]) -> Result<(), Misfit> {
    check(line, Said { by: By::Emperor, moment: Moment::Event, together: true })
}

/// What an action card says, against each other and together.
pub(in crate::edition::yedo) fn action(row: &ActionCard) -> Result<(), Misfit> {
    if row.moment == Moment::Round {
        let expected = "a moment at which cards are played".to_owned();
        return Err(("the moment \"round\"".to_owned(), expected));
    }
    let said = |together| Said { by: By::Card, moment: row.moment, together };
    check(row.effect, said(false))?;
    if let Some(line) = row.coop {
        return check(line, said(true));
    }
    if row.fit == Fit::Competitive { Ok(()) } else { check(row.effect, said(true)) }
}

/// What a character says, against each other and together.
pub(in crate::edition::yedo) fn character(row: &Character) -> Result<(), Misfit> {
    let said = |together| Said { by: By::Character, moment: row.moment, together };
    check(row.effect, said(false))?;
    match row.coop {
        Some(line) => check(line, said(true))?,
        None if row.coop_use == CoopUse::Unfit => {}
        None => check(row.effect, said(true))?,
    }
    let says = |of: fn(&Effect) -> bool| row.effect.iter().any(of);
    let lends = says(|word| matches!(word, Effect::Loan { .. }));
    if lends != (row.coop_use == CoopUse::UntilPaidBack) {
        let expected = "`loan` with the cooperative use \"until-paid-back\", and only with it";
        return Err((format!("coop_use {:?}", row.coop_use), expected.to_owned()));
    }
    let tolls = says(|word| matches!(word, Effect::Toll(..)));
    if tolls != (row.moment == Moment::Round) {
        let expected = "`toll` at the moment \"round\", and nothing else there";
        return Err((format!("the moment {:?}", row.moment.id()), expected.to_owned()));
    }
    if tolls && row.coop_use != CoopUse::Unfit {
        return Err(("`toll`".to_owned(), "the cooperative use \"unfit\" with it".to_owned()));
    }
    Ok(())
}

/// Can a line be played as it reads?
fn check(line: &'static [Effect], said: Said) -> Result<(), Misfit> {
    let words = n_words(line);
    if WORDS_MAX < words {
        return Err((format!("{words} words"), format!("at most {WORDS_MAX}")));
    }
    walk(line, said, true, false)?;
    let (height, most) = (height(line), height_max(said));
    if most < height {
        let what = format!("lines in lines, of which {height} things at once are half done");
        return Err((what, format!("at most {most}")));
    }
    Ok(())
}

/// How much of a line may be half done at once. The core has room for 15 things, and below a line lie
/// the phase and its moment, cards shown at the same time, or cards that are being answered.
fn height_max(said: Said) -> usize {
    match (said.by, said.moment) {
        (By::Event | By::Emperor, _)
        | (_, Moment::Act | Moment::Assign | Moment::Mission | Moment::Round) => 12,
        (_, Moment::Bid | Moment::Event | Moment::Step | Moment::Stop | Moment::Arrest) => 8,
        (_, Moment::Any) => PLAYED,
        (_, Moment::Reply) => 3,
    }
}

/// How many words a line and the lines in it have.
fn n_words(line: &[Effect]) -> usize {
    line.iter().map(|word| 1 + lines_in(word).into_iter().map(n_words).sum::<usize>()).sum()
}

/// The lines in the brackets of a word.
#[expect(clippy::wildcard_enum_match_arm, reason = "few words have lines in them")]
pub(in crate::edition::yedo) fn lines_in(word: &Effect) -> Vec<&'static [Effect]> {
    match *word {
        Effect::Or(one, other)
        | Effect::Else(one, other)
        | Effect::Blessed(one, other)
        | Effect::If(_, one, other) => vec![one, other],
        Effect::May(line) | Effect::For(_, line) => vec![line],
        _ => vec![],
    }
}

/// How many things are half done at once while a line is, itself included.
#[expect(clippy::wildcard_enum_match_arm, reason = "most words ask one question")]
fn height(line: &[Effect]) -> usize {
    let of = |word: &Effect| {
        let seats = |who: Who| match who {
            Who::Each | Who::Others | Who::OthersWith(_) | Who::Highest | Who::Richest => {
                PLAYERS_MAX
            }
            Who::Me | Who::One | Who::OneWithMore | Who::OneHere | Who::Owner | Who::Lowest => 1,
        };
        match *word {
            Effect::Or(..)
            | Effect::Else(..)
            | Effect::Blessed(..)
            | Effect::If(..)
            | Effect::May(_) => lines_in(word).into_iter().map(height).max().unwrap_or(0),
            Effect::For(_, line) => 1 + height(line),
            Effect::Gain(who, Thing::Annex, n) => seats(who) * usize::from(n),
            // A card that is drawn may be one too many; an action card may then be played.
            Effect::Gain(who, Thing::Action, _) => seats(who) + PLAYED,
            Effect::Gain(who, Thing::Bonus | Thing::Mission | Thing::Weapon, _) => seats(who) + 2,
            Effect::Draw(DrawDeck::Action, _, keep) | Effect::Look(LookDeck::Action, _, keep) => {
                usize::from(keep) + PLAYED
            }
            Effect::Draw(_, _, keep) | Effect::Look(_, _, keep) => usize::from(keep) + 1,
            Effect::Lose(who, ..) => seats(who) + 1,
            Effect::Take(Takeable::Weapon, n, who) => seats(who) * usize::from(n) + 1,
            Effect::Move(n) | Effect::Show(n) => usize::from(n),
            // A recruit comes when another was returned.
            Effect::Besides(..) => 3,
            _ => 1,
        }
    };
    1 + line.iter().map(of).max().unwrap_or(0)
}

/// Each word of a line in its place. `chosen`: is somebody meant by `owner`?
fn walk(line: &'static [Effect], said: Said, top: bool, offered: bool) -> Result<(), Misfit> {
    let (mut chosen, mut seen) = (false, false);
    for (at, word) in line.iter().enumerate() {
        let misfit = |expected: &str| Err((format!("`{}`", word.term()), expected.to_owned()));
        let place = Place { said, top, first: at == 0, last: at + 1 == line.len(), offered };
        stands(word, place).or_else(misfit)?;
        word.fits().or_else(|expected| misfit(&expected))?;
        if is_alone(word) && 1 < line.len() {
            misfit("nothing else beside it")?;
        }
        amounts(word, said).or_else(|expected| misfit(&expected))?;
        people(word, chosen).or_else(misfit)?;
        if condition(word) == Some(Condition::SawBlack) && !seen {
            misfit("`look-at-missions` before it in the same line")?;
        }
        chosen |= chooses(word);
        seen |= matches!(word, Effect::LookAtMissions(_));
        let offers = matches!(word, Effect::Or(..) | Effect::May(_));
        for inner in lines_in(word) {
            walk(inner, said, false, offers)?;
        }
        if let Effect::Else(first, _) = word {
            let begins = first.first().is_some_and(may_be_impossible);
            if !begins {
                misfit(
                    "a first line that begins with what cannot always be done: a price, or a gain of mine of a blessing, a geisha, a disciple or an annex",
                )?;
            }
        }
    }
    Ok(())
}

/// Where a word stands.
#[derive(Clone, Copy)]
#[expect(clippy::struct_excessive_bools, reason = "each is asked for by some word")]
struct Place {
    said: Said,
    /// In the card's own line, not in one in brackets?
    top: bool,
    first: bool,
    last: bool,
    /// In a line that one may choose?
    offered: bool,
}

impl Place {
    /// In what an event says, the Emperor's or not?
    fn in_event(self) -> bool {
        matches!(self.said.by, By::Event | By::Emperor)
    }

    /// In the own line of a card or character with one of these moments?
    fn at(self, moments: &[Moment]) -> bool {
        !self.in_event() && self.top && moments.contains(&self.said.moment)
    }

    fn is(self, by: By) -> bool {
        self.said.by == by
    }
}

/// May this word stand there? If not, where it may.
#[expect(clippy::too_many_lines, reason = "each word, one line")]
fn stands(word: &Effect, place: Place) -> Result<(), &'static str> {
    use Moment::{Act, Any, Arrest, Assign, Bid, Event, Mission, Reply, Round, Step, Stop};
    let (apart, together) = (!place.said.together, place.said.together);
    let must = |so: bool, expected: &'static str| if so { Ok(()) } else { Err(expected) };
    let in_event = |expected| must(place.in_event(), expected);
    match *word {
        Effect::Gain(..)
        | Effect::GainPer(..)
        | Effect::Lose(..)
        | Effect::LoseShare(_)
        | Effect::Feed { .. }
        | Effect::Pay(..)
        | Effect::PayPer(..)
        | Effect::Or(..)
        | Effect::Else(..)
        | Effect::May(_)
        | Effect::If(..)
        | Effect::For(..)
        | Effect::Blessed(..)
        | Effect::Take(..)
        | Effect::Draw(..)
        | Effect::LookAtMissions(_)
        | Effect::Show(_)
        | Effect::SwapWeapon
        | Effect::Refill
        | Effect::WeaponPrice(..)
        | Effect::TradeAll => Ok(()),
        Effect::Look(deck, ..) => match deck {
            LookDeck::Action | LookDeck::Bonus | LookDeck::Mission => Ok(()),
            LookDeck::Event => must(apart, "another deck: together there are no events"),
            LookDeck::Emperor => must(together, "another deck: only together is there an Emperor"),
            LookDeck::Any => must(together, "one deck: `any` is of the cooperative game"),
        },
        Effect::Needs(_) => must(!place.in_event() && place.top, "it in the own line of a card"),
        Effect::DiscardRow(_)
        | Effect::Close(_)
        | Effect::CloseSpots(..)
        | Effect::Ban(_)
        | Effect::StayHome(_)
        | Effect::Stride(_)
        | Effect::NoArrest
        | Effect::ArrestAlso
        | Effect::Bribe(_)
        | Effect::Fine(_)
        | Effect::Church(_)
        | Effect::EmptyChurch
        | Effect::Egress(SteppingOut::Each, _) => in_event("it in an event"),
        Effect::Minimum(_) | Effect::Reverse => must(place.is(By::Event), "it in an event card"),
        Effect::Bespoke(_) => {
            must(place.is(By::Event) && place.top, "it in the own line of an event card")
        }
        Effect::War(_)
        | Effect::DaimyoFirst
        | Effect::DaimyoGains(_)
        | Effect::AnnexTax(_)
        | Effect::BestGeishaLeaves => must(place.is(By::Emperor), "it in an event of the Emperor"),
        Effect::Colour => must(
            place.in_event() || place.at(&[Step, Stop]),
            "it in an event, or in the own line of a card at step or stop",
        ),
        Effect::Stay => must(
            place.in_event() || place.at(&[Step]) && apart,
            "it in an event, or in the own line of a card at step, and not together",
        ),
        Effect::Steps(_) | Effect::StepsEither(_) => {
            must(place.at(&[Step, Stop]), "it in the own line of a card at step or stop")
        }
        Effect::NoIcons => must(
            place.at(&[Step]) && together,
            "it in the own line of a card at step, in the cooperative game",
        ),
        Effect::Shield(_) => must(place.at(&[Arrest]), "it in the own line of a card at arrest"),
        Effect::Rebate(_) | Effect::Egress(SteppingOut::Me, _) => must(
            place.at(&[Any]) && place.is(By::Card),
            "it in the own line of an action card at any moment",
        ),
        Effect::SentOut(..) => {
            must(place.at(&[Bid]) && apart, "it in the own line of a card at bid, and not together")
        }
        Effect::NoAuction | Effect::Extra => {
            must(place.at(&[Bid]), "it in the own line of a card at bid")
        }
        Effect::CloseAnnex | Effect::Place(_) | Effect::Ronin => {
            must(place.at(&[Assign]), "it in the own line of a card at assign")
        }
        Effect::Skip => must(
            place.at(&[Assign]) && place.last,
            "it as the last word in the own line of a card at assign",
        ),
        Effect::TwoTurns => {
            must(place.at(&[Assign, Act]), "it in the own line of a card at assign or act")
        }
        Effect::Move(_) | Effect::Twice | Effect::Borrow | Effect::Besides(..) => {
            must(place.at(&[Act]), "it in the own line of a card at act")
        }
        Effect::Home(_) => {
            must(place.at(&[Act]) && apart, "it in the own line of a card at act, and not together")
        }
        Effect::Waive(_) | Effect::LendAnnex | Effect::WildWeapon | Effect::Plus(..) => {
            must(place.at(&[Mission]), "it in the own line of a card at mission")
        }
        Effect::Cancel => must(
            place.at(&[Reply]) && place.is(By::Card) && place.last && apart,
            "it as the last word in the own line of an action card at reply, and not together",
        ),
        Effect::Redraw => must(
            place.is(By::Card)
                && place.said.moment == Event
                && place.offered
                && place.first
                && apart,
            "it as the first word of a line to choose, on an action card at event, not together",
        ),
        Effect::Ignore => must(
            place.at(&[Event]) && place.is(By::Card) && together,
            "it in the own line of an action card at event, in the cooperative game",
        ),
        Effect::TakeBack | Effect::Loan { .. } => must(
            place.at(&[Any]) && place.is(By::Character),
            "it in the own line of a character at any moment",
        ),
        Effect::Toll(..) => must(
            place.at(&[Round]) && place.is(By::Character),
            "it in the own line of a character at round",
        ),
    }
}

/// Words beside which no other is done.
fn is_alone(word: &Effect) -> bool {
    matches!(word, Effect::Rebate(_) | Effect::TakeBack | Effect::Toll(..))
}

/// Words with which a line begins that perhaps cannot be done.
fn may_be_impossible(word: &Effect) -> bool {
    matches!(
        word,
        Effect::Pay(..)
            | Effect::PayPer(..)
            | Effect::BestGeishaLeaves
            | Effect::Gain(
                Who::Me,
                Thing::Blessing | Thing::Geisha | Thing::Disciple | Thing::Annex,
                _
            )
    )
}

/// Who is meant by a word that speaks of somebody.
#[expect(clippy::wildcard_enum_match_arm, reason = "most words speak of nobody")]
fn who(word: &Effect) -> Option<Who> {
    match *word {
        Effect::Gain(who, ..)
        | Effect::Lose(who, ..)
        | Effect::Take(_, _, who)
        | Effect::For(who, _) => Some(who),
        Effect::SentOut(rival, _) | Effect::LookAtMissions(rival) => Some(Rival::who(rival)),
        _ => None,
    }
}

/// Does a word let somebody or somebody's thing be chosen, whom `owner` then means?
fn chooses(word: &Effect) -> bool {
    matches!(word, Effect::Home(_) | Effect::LendAnnex | Effect::CloseAnnex)
        || matches!(who(word), Some(Who::One | Who::OneWithMore | Who::OneHere))
}

#[expect(clippy::wildcard_enum_match_arm, reason = "two words have a condition")]
fn condition(word: &Effect) -> Option<Condition> {
    match word {
        Effect::If(condition, ..) | Effect::Needs(condition) => Some(*condition),
        _ => None,
    }
}

/// Are those there whom a word speaks of?
fn people(word: &Effect, chosen: bool) -> Result<(), &'static str> {
    if chooses(word) && chosen {
        return Err("`owner`: somebody was chosen before in the same line");
    }
    if who(word) == Some(Who::Owner) && !chosen {
        return Err("a choice before `owner` in the same line");
    }
    if let Effect::Take(_, _, Who::Me) = word {
        return Err("somebody else");
    }
    match condition(word) {
        Some(condition) if matches!(word, Effect::Needs(_)) => match condition {
            Condition::Has(Thing::Geisha, 1..=7) => Ok(()),
            Condition::Has(..)
            | Condition::MonAtMost(_)
            | Condition::First
            | Condition::SawBlack => Err("`has(geisha, 1)`, or more of them"),
        },
        Some(_) | None => Ok(()),
    }
}

/// Does a word speak of as much as there can be, and of what may come or go then?
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "the numbers of most words are read as they are"
)]
fn amounts(word: &Effect, said: Said) -> Result<(), String> {
    let must = |so: bool, expected: &str| if so { Ok(()) } else { Err(expected.to_owned()) };
    let turn = matches!(said.by, By::Card | By::Character) && said.moment == Moment::Any;
    if turn && may_cost_me(word) {
        must(
            false,
            "another moment than any, at which nobody has to open an auction with those Mon",
        )?;
    }
    match *word {
        Effect::Gain(_, thing, n) => {
            let top = match thing {
                Thing::Mon | Thing::Prestige => 99,
                Thing::Blessing => 1,
                Thing::Annex | Thing::Disciple => 4,
                Thing::Geisha | Thing::Action | Thing::Bonus | Thing::Mission | Thing::Weapon => {
                    CARDS_MAX
                }
            };
            let least = u8::from(top < 99);
            must((least..=top).contains(&n), &format!("a number from {least} to {top} of it"))?;
            comes(thing, said)
        }
        Effect::Lose(_, thing, n) => {
            let least = u8::from(!matches!(thing, Thing::Mon | Thing::Prestige));
            must(least <= n, "a number from 1")?;
            goes(thing, said)
        }
        Effect::Pay(thing, n) => {
            must(thing != Thing::Disciple, "a thing to pay; disciples are lost")?;
            let least = u8::from(!matches!(thing, Thing::Mon | Thing::Prestige));
            must(least <= n, "a number from 1")?;
            goes(thing, said)
        }
        Effect::Take(thing, n, _) => {
            let few = matches!(thing, Takeable::Weapon | Takeable::Geisha);
            must(!few || n <= CARDS_MAX, "a number from 1 to 3 of it")?;
            goes(thing.thing(), said)?;
            comes(thing.thing(), said)
        }
        Effect::GainPer(_, each, least) => {
            must(each <= 20 && least <= 99, "at most 20 Mon for each")
        }
        Effect::PayPer(_, price) => must(price <= 20, "at most 20 Mon for each"),
        Effect::Draw(deck, n, keep) => {
            must(keep <= n, "no more kept than drawn")?;
            let thing = match deck {
                DrawDeck::Action => Thing::Action,
                DrawDeck::Bonus => Thing::Bonus,
                DrawDeck::Mission => Thing::Mission,
            };
            must(1 < n || keep == 1, "one kept of one")?;
            comes(thing, said)
        }
        Effect::Look(deck, n, keep) => match deck {
            LookDeck::Action | LookDeck::Bonus | LookDeck::Mission => {
                must(keep <= n, "no more kept than looked at")?;
                let acts = deck == LookDeck::Action && 0 < keep;
                if acts { comes(Thing::Action, said) } else { Ok(()) }
            }
            LookDeck::Event | LookDeck::Any => must(keep == 0, "none kept: 0"),
            LookDeck::Emperor => {
                must((n, keep) == (1, 0), "1 and none kept: `look(emperor, 1, 0)`")
            }
        },
        _ => Ok(()),
    }
}

/// Could a word cost Mon of whoever is in turn?
#[expect(clippy::wildcard_enum_match_arm, reason = "few words cost Mon")]
fn may_cost_me(word: &Effect) -> bool {
    match *word {
        Effect::Pay(Thing::Mon, n) => 0 < n,
        Effect::PayPer(..) | Effect::LoseShare(_) | Effect::Feed { .. } => true,
        Effect::Lose(who, Thing::Mon, _) => match who {
            Who::Me | Who::Each | Who::Lowest | Who::Highest | Who::Richest => true,
            Who::Others
            | Who::OthersWith(_)
            | Who::One
            | Who::OneWithMore
            | Who::OneHere
            | Who::Owner => false,
        },
        _ => false,
    }
}

/// May a thing come then? While somebody bids for it or a card is answered it must not.
fn comes(thing: Thing, said: Said) -> Result<(), String> {
    let (cards, any) = (matches!(said.by, By::Card | By::Character), said.moment == Moment::Any);
    let taken = matches!(thing, Thing::Annex | Thing::Geisha | Thing::Disciple);
    if cards && any && taken {
        return Err("another moment than any, at which nobody bids for it".to_owned());
    }
    let early = any || said.moment == Moment::Reply;
    if cards && early && thing == Thing::Action {
        return Err("another moment, at which no card is being played".to_owned());
    }
    Ok(())
}

/// May a thing go then? Nobody may stand on an annex that goes, or be a disciple who acts.
fn goes(thing: Thing, said: Said) -> Result<(), String> {
    use Moment::{Act, Bid, Event};
    let moments: &[Moment] = match thing {
        Thing::Annex => &[Bid, Event],
        Thing::Disciple | Thing::Geisha => &[Bid, Event, Act],
        Thing::Mon
        | Thing::Prestige
        | Thing::Action
        | Thing::Bonus
        | Thing::Mission
        | Thing::Weapon
        | Thing::Blessing => return Ok(()),
    };
    if matches!(said.by, By::Event | By::Emperor) || moments.contains(&said.moment) {
        return Ok(());
    }
    let moments: Vec<&str> = moments.iter().map(|moment| moment.id()).collect();
    Err(format!("it in an event, or on a card at {}", moments.join(" or ")))
}

/// Is this said anywhere in a line?
pub(in crate::edition::yedo) fn says(line: &[Effect], is: &dyn Fn(&Effect) -> bool) -> bool {
    line.iter().any(|word| is(word) || lines_in(word).into_iter().any(|line| says(line, is)))
}

/// Does a line give action cards?
pub(in crate::edition::yedo) fn gives_actions(word: &Effect) -> bool {
    matches!(
        word,
        Effect::Gain(_, Thing::Action, _)
            | Effect::Draw(DrawDeck::Action, ..)
            | Effect::Look(LookDeck::Action, _, 1..)
    )
}

/// Does a word keep one disciple from arrest? The table has room for few of them.
pub(in crate::edition::yedo) fn spares_one(word: &Effect) -> bool {
    *word == Effect::Shield(Shielded::One)
}
