//! What happened, as a sentence for the log.

use table::Seat;
use yedo::edition::{CharacterNo, Specialist};
use yedo::fact::{Fact, Tally};
use yedo::state::Spot;

use super::{Way, YedoWords};
use crate::Value;

/// The sentence that tells a fact.
#[expect(clippy::too_many_lines, reason = "one arm per fact, each a sentence")]
pub(super) fn fact(talk: &YedoWords<'_>, fact: Fact) -> String {
    let say = |key: &str, args: &[(&str, Value<'_>)]| talk.say(key, args);
    let who = |seat: Seat| ("seat", Value::from(talk.seat(seat)));
    let at = |spot: Spot| talk.places(spot);
    // Who, and where.
    let there =
        |key: &str, seat: Seat, spot: Spot| talk.say(key, &[&[who(seat)][..], &at(spot)].concat());
    let only = |key: &str, seat: Seat| talk.say(key, &[who(seat)]);
    let skilled = |specialist: Specialist| ("specialist", Value::from(talk.specialist(specialist)));
    // People count places and spaces from 1.
    match fact {
        Fact::Placed { seat, place } => {
            say("yedo-fact-placed", &[who(seat), ("place", (place + 1).into())])
        }
        Fact::Row { row } => {
            let prices = talk.game.edition.numbers.prices.row;
            let there = row.into_iter().zip(prices);
            let said = there.filter_map(|(weapon, mon)| Some((weapon?, mon)));
            let said = said.map(|(weapon, mon)| {
                let args = [("weapon", talk.weapon(weapon).into()), ("mon", mon.into())];
                say("yedo-fact-row-weapon", &args)
            });
            let said: Vec<String> = said.collect();
            say("yedo-fact-row", &[("weapons", talk.words.list(&said).into())])
        }
        Fact::WeaponLaid { space, weapon } => {
            let mon = talk.game.edition.numbers.prices.row.get(space as usize).copied();
            let args = [
                ("weapon", talk.weapon(weapon).into()),
                ("space", (space + 1).into()),
                ("mon", mon.unwrap_or(0).into()),
            ];
            say("yedo-fact-weapon-laid", &args)
        }
        Fact::WeaponCleared { space, weapon } => {
            let args = [("weapon", talk.weapon(weapon).into()), ("space", (space + 1).into())];
            say("yedo-fact-weapon-cleared", &args)
        }
        Fact::FavorTaken { seat, favor } => {
            say("yedo-fact-favor-taken", &[who(seat), ("favor", talk.favor(favor).into())])
        }
        Fact::PatrolAt { district } => {
            say("yedo-fact-patrol-at", &[("to", talk.district_by(Way::To, district).into())])
        }
        Fact::PatrolLeft => say("yedo-fact-patrol-left", &[]),
        Fact::PatrolColour { red } => {
            say("yedo-fact-patrol-colour", &[("colour", if red { "red" } else { "blue" }.into())])
        }
        Fact::RoundBegan { round } => say("yedo-fact-round-began", &[("round", round.into())]),
        Fact::Church { mon } => say("yedo-fact-church", &[("mon", mon.into())]),
        Fact::Earned { seat, mon } => say("yedo-fact-earned", &[who(seat), ("mon", mon.into())]),
        Fact::Paid { seat, mon } => say("yedo-fact-paid", &[who(seat), ("mon", mon.into())]),
        Fact::Scored { seat, points } => {
            let points = talk.count("prestige", points);
            say("yedo-fact-scored", &[who(seat), ("points", points.into())])
        }
        Fact::PrestigeLost { seat, points } => {
            let points = talk.count("prestige", points);
            say("yedo-fact-prestige-lost", &[who(seat), ("points", points.into())])
        }
        Fact::Drawn { seat, deck, card } => seen(talk, "yedo-fact-drawn", seat, deck, card),
        Fact::Looked { seat, deck, card } => seen(talk, "yedo-fact-looked", seat, deck, card),
        Fact::Arranged { seat, deck } => seen(talk, "yedo-fact-arranged", seat, deck, None),
        Fact::PutUnder { seat, deck, card } => seen(talk, "yedo-fact-put-under", seat, deck, card),
        Fact::Shown { seat, mission } => {
            say("yedo-fact-shown", &[who(seat), ("mission", talk.mission(mission).into())])
        }
        Fact::WeaponGained { seat, weapon } => {
            say("yedo-fact-weapon-gained", &[who(seat), ("weapon", talk.weapon(weapon).into())])
        }
        Fact::WeaponPassed { seat, weapon } => {
            say("yedo-fact-weapon-passed", &[who(seat), ("weapon", talk.weapon(weapon).into())])
        }
        Fact::AnnexPaid { seat, annex, mon } => {
            let args = [
                who(seat),
                ("annex", talk.annex(annex).into()),
                ("mon", talk.count("mon", mon).into()),
            ];
            say("yedo-fact-annex-paid", &args)
        }
        Fact::WeaponLost { seat, weapon } => {
            say("yedo-fact-weapon-lost", &[who(seat), ("weapon", talk.weapon(weapon).into())])
        }
        Fact::BagFilled => say("yedo-fact-bag-filled", &[]),
        Fact::BlessingGained { seat } => only("yedo-fact-blessing-gained", seat),
        Fact::BlessingLost { seat } => only("yedo-fact-blessing-lost", seat),
        Fact::GeishaGained { seat, value } => {
            say("yedo-fact-geisha-gained", &[who(seat), ("value", value.into())])
        }
        Fact::GeishaLost { seat, value } => {
            say("yedo-fact-geisha-lost", &[who(seat), ("value", value.into())])
        }
        Fact::AnnexGained { seat, annex } => {
            say("yedo-fact-annex-gained", &[who(seat), ("annex", talk.annex(annex).into())])
        }
        Fact::AnnexLost { seat, annex } => {
            say("yedo-fact-annex-lost", &[who(seat), ("annex", talk.annex(annex).into())])
        }
        Fact::DiscipleGained { seat } => only("yedo-fact-disciple-gained", seat),
        Fact::DiscipleLost { seat, skill: None } => only("yedo-fact-disciple-lost", seat),
        Fact::DiscipleLost { seat, skill: Some(specialist) } => {
            say("yedo-fact-specialist-lost", &[who(seat), skilled(specialist)])
        }
        Fact::SpecialistGained { seat, specialist } => {
            say("yedo-fact-specialist-gained", &[who(seat), skilled(specialist)])
        }
        Fact::TokenDrawn { specialist } => say("yedo-fact-token-drawn", &[skilled(specialist)]),
        Fact::TokensMoved { gates } => {
            let gates = gates.map(|it| it.map_or_else(|| "–".to_owned(), |it| talk.specialist(it)));
            say("yedo-fact-tokens-moved", &[("specialists", gates.join(", ").into())])
        }
        Fact::StaysHome { seat } => only("yedo-fact-stays-home", seat),
        Fact::SteppedOut { seat } if talk.game.daimyo().is_some() => {
            only("yedo-fact-bought-nothing", seat)
        }
        Fact::SteppedOut { seat } => only("yedo-fact-stepped-out", seat),
        Fact::TookPart { seat } => only("yedo-fact-took-part", seat),
        Fact::Declined { seat } => only("yedo-fact-declined", seat),
        Fact::Called { seat, lot } => {
            say("yedo-fact-called", &[who(seat), ("lot", talk.lot(lot).into())])
        }
        Fact::Bid { seat, mon } => say("yedo-fact-bid", &[who(seat), ("mon", mon.into())]),
        Fact::BidPassed { seat } => only("yedo-fact-bid-passed", seat),
        Fact::BidBeyond { seat } => only("yedo-fact-bid-beyond", seat),
        Fact::Won { seat, lot, mon } => {
            let args = [who(seat), ("lot", talk.lot(lot).into()), ("mon", mon.into())];
            say("yedo-fact-won", &args)
        }
        Fact::AssetPicked { seat, asset } => {
            say("yedo-fact-asset-picked", &[who(seat), ("asset", talk.asset(asset).into())])
        }
        Fact::EventRevealed { event } => {
            let line = sentence(talk.event_line(event));
            let args = [("event", talk.event(event).into()), ("line", line.into())];
            say("yedo-fact-event-revealed", &args)
        }
        Fact::EventPassedOver { event } => {
            say("yedo-fact-event-passed-over", &[("event", talk.event(event).into())])
        }
        Fact::EventsShuffled => say("yedo-fact-events-shuffled", &[]),
        Fact::DistrictClosed { district } => {
            say("yedo-fact-district-closed", &[("district", talk.district(district).into())])
        }
        Fact::LocationClosed { location } => {
            say("yedo-fact-location-closed", &at(Spot::location(location)))
        }
        Fact::ActionClosed { action } => {
            say("yedo-fact-action-closed", &[("deed", talk.deed(action).into())])
        }
        Fact::Assigned { seat, spot, skill: None } => there("yedo-fact-assigned", seat, spot),
        Fact::Assigned { seat, spot, skill: Some(specialist) } => {
            let args = [&[who(seat), skilled(specialist)][..], &at(spot)].concat();
            say("yedo-fact-assigned-skilled", &args)
        }
        Fact::Bribed { seat } => only("yedo-fact-bribed", seat),
        Fact::Arrested { seat, spot, reserve } => {
            let fate = ("fate", if reserve { "reserve" } else { "home" }.into());
            say("yedo-fact-arrested", &[&[who(seat), fate][..], &at(spot)].concat())
        }
        Fact::Activated { seat, spot } => there("yedo-fact-activated", seat, spot),
        Fact::Acted { seat, action } => {
            say("yedo-fact-acted", &[who(seat), ("deed", talk.deed(action).into())])
        }
        Fact::Moved { seat, from, to } => {
            let from = ("from", talk.spot_by(Way::From, from).into());
            let args = [who(seat), from, ("to", talk.spot_by(Way::To, to).into())];
            say("yedo-fact-moved", &args)
        }
        Fact::WentHome { seat, spot } => there("yedo-fact-went-home", seat, spot),
        Fact::Completed { seat, mission, bonus } => {
            let key = if bonus { "yedo-fact-completed-bonus" } else { "yedo-fact-completed" };
            say(key, &[who(seat), ("mission", talk.mission(mission).into())])
        }
        Fact::ShogunDied { seat } if talk.game.daimyo().is_some() => {
            only("yedo-fact-shogun-died-together", seat)
        }
        Fact::ShogunDied { seat } => only("yedo-fact-shogun-died", seat),
        Fact::Answered { seat } => only("yedo-fact-answered", seat),
        Fact::Played { seat, card } => {
            let card_named = ("card", talk.action(card).into());
            quoting(talk, "yedo-fact-played", talk.action_line(card), &[who(seat), card_named])
        }
        Fact::Cancelled { seat, card } => {
            say("yedo-fact-cancelled", &[who(seat), ("card", talk.action(card).into())])
        }
        Fact::TakenBack { seat, card } => {
            say("yedo-fact-taken-back", &[who(seat), ("card", talk.action(card).into())])
        }
        Fact::Blackmailed { seat } => only("yedo-fact-blackmailed", seat),
        Fact::RivalPicked { seat, rival } => {
            say("yedo-fact-rival-picked", &[who(seat), ("rival", talk.seat(rival).into())])
        }
        Fact::Bought { seat, asset, mon } => {
            let args = [who(seat), ("asset", talk.asset(asset).into()), ("mon", mon.into())];
            say("yedo-fact-bought", &args)
        }
        Fact::NoAuctions => say("yedo-fact-no-auctions", &[]),
        Fact::SentOut { seat } => only("yedo-fact-sent-out", seat),
        Fact::EventCancelled { event } => {
            say("yedo-fact-event-cancelled", &[("event", talk.event(event).into())])
        }
        Fact::MissionSeen { seat, by, mission } => {
            let by = ("by", Value::from(talk.seat(by)));
            match mission {
                None => say("yedo-fact-mission-seen", &[who(seat), by]),
                Some(mission) => {
                    let args = [who(seat), by, ("mission", talk.mission(mission).into())];
                    say("yedo-fact-mission-seen-own", &args)
                }
            }
        }
        Fact::RoninCame { seat, spot } => there("yedo-fact-ronin-came", seat, spot),
        Fact::RoninLeft { seat, spot } => there("yedo-fact-ronin-left", seat, spot),
        Fact::Spared { seat, spot } => there("yedo-fact-spared", seat, spot),
        Fact::AnnexClosed { seat, owner, annex } => {
            there("yedo-fact-annex-closed", seat, Spot::annex(owner, annex))
        }
        Fact::AnnexLent { seat, owner, annex } => {
            there("yedo-fact-annex-lent", seat, Spot::annex(owner, annex))
        }
        Fact::BankPaid { seat, mon } => {
            say("yedo-fact-bank-paid", &[who(seat), ("mon", mon.into())])
        }
        Fact::ClanPower { seat, power } => {
            let args = [
                who(seat),
                ("power", talk.clan(power).into()),
                ("line", talk.clan_line(power).into()),
            ];
            say("yedo-fact-clan-power", &args)
        }
        Fact::JesuitsArrived => say("yedo-fact-jesuits-arrived", &[]),
        Fact::JesuitsLeft => say("yedo-fact-jesuits-left", &[]),
        Fact::MissionLeft { seat, mission: None } => only("yedo-fact-mission-left", seat),
        Fact::MissionLeft { seat, mission: Some(mission) } => {
            let mission = talk.mission(mission);
            say("yedo-fact-mission-left-own", &[who(seat), ("mission", mission.into())])
        }
        Fact::OfferBegun { seat, with } => {
            say("yedo-fact-offer-begun", &[who(seat), ("with", talk.seat(with).into())])
        }
        Fact::OfferNamed { seat, gives, good } => offered(talk, seat, gives, talk.good(good)),
        Fact::OfferMon { seat, gives, mon } => offered(talk, seat, gives, talk.count("mon", mon)),
        Fact::CardShown { seat, to, card } => {
            let to = ("to", Value::from(talk.seat(to)));
            match card {
                None => say("yedo-fact-card-shown", &[who(seat), to]),
                Some(card) => {
                    let args = [who(seat), to, ("card", talk.card(card).into())];
                    say("yedo-fact-card-shown-own", &args)
                }
            }
        }
        Fact::OfferMade { seat, with } => {
            say("yedo-fact-offer-made", &[who(seat), ("with", talk.seat(with).into())])
        }
        Fact::OfferDropped { seat } => only("yedo-fact-offer-dropped", seat),
        Fact::OfferTaken { seat, from } => {
            say("yedo-fact-offer-taken", &[who(seat), ("from", talk.seat(from).into())])
        }
        Fact::OfferDeclined { seat, from } => {
            say("yedo-fact-offer-declined", &[who(seat), ("from", talk.seat(from).into())])
        }
        Fact::Handed { seat, to, good, card } => {
            let (to, good) =
                (("to", Value::from(talk.seat(to))), ("good", Value::from(talk.good(good))));
            match card {
                None => say("yedo-fact-handed", &[who(seat), to, good]),
                Some(card) => {
                    let args = [who(seat), to, good, ("card", talk.card(card).into())];
                    say("yedo-fact-handed-own", &args)
                }
            }
        }
        Fact::CharacterOffered { character } => {
            say("yedo-fact-character-offered", &[("character", talk.character(character).into())])
        }
        Fact::TeaHouseCleared => say("yedo-fact-tea-house-cleared", &[]),
        Fact::CharacterHired { seat, character } => {
            cast(talk, "yedo-fact-character-hired", seat, character)
        }
        Fact::CharacterActive { seat, character } => {
            cast(talk, "yedo-fact-character-active", seat, character)
        }
        Fact::CharacterUsed { seat, character } => {
            let named = ("character", talk.character(character).into());
            let line = talk.character_line(character);
            quoting(talk, "yedo-fact-character-used", line, &[who(seat), named])
        }
        Fact::CharacterLeft { seat, character } => {
            cast(talk, "yedo-fact-character-left", seat, character)
        }
        Fact::Ended => say("yedo-fact-ended", &[]),
        Fact::Counted { seat, tally, points } => {
            let (key, what) = match tally {
                Tally::Character(no) => ("character", talk.character(no)),
                Tally::Bonus(card) => ("bonus", talk.bonus(card)),
                Tally::Blackmail => ("blackmail", String::new()),
                Tally::Annexes => ("annexes", String::new()),
                Tally::Mon => ("mon", String::new()),
            };
            let points = talk.count("prestige", points);
            let args = [who(seat), ("what", what.into()), ("points", points.into())];
            say(&format!("yedo-fact-counted-{key}"), &args)
        }
        Fact::EmperorTurned { card } => {
            let args = [
                ("errand", talk.errand(card).into()),
                ("terms", talk.errand_terms(card).into()),
                ("event", talk.emperor_event(card).into()),
                ("line", sentence(talk.emperor_line(card)).into()),
            ];
            say("yedo-fact-emperor-turned", &args)
        }
        Fact::ErrandTurned { card } => {
            let args =
                [("errand", talk.errand(card).into()), ("terms", talk.errand_terms(card).into())];
            say("yedo-fact-errand-turned", &args)
        }
        Fact::EmperorIgnored { card } => {
            say("yedo-fact-emperor-ignored", &[("event", talk.emperor_event(card).into())])
        }
        Fact::DaimyoRevealed { card } => {
            say("yedo-fact-daimyo-revealed", &[("card", talk.daimyo_card(card).into())])
        }
        Fact::IconsIgnored { seat, card } => {
            let card = ("card", talk.daimyo_card(card).into());
            say("yedo-fact-icons-ignored", &[who(seat), card])
        }
        Fact::BoySent { seat, spot } => there("yedo-fact-boy-sent", seat, spot),
        Fact::ErrandDone { seat, errand } => {
            say("yedo-fact-errand-done", &[who(seat), ("errand", talk.errand(errand).into())])
        }
        Fact::WentToWar { seat, skill: None } => only("yedo-fact-went-to-war", seat),
        Fact::WentToWar { seat, skill: Some(specialist) } => {
            say("yedo-fact-went-to-war-skilled", &[who(seat), skilled(specialist)])
        }
        Fact::GeishaGone { value } => say("yedo-fact-geisha-gone", &[("value", value.into())]),
        Fact::AnnexesTaxed { mon } => say("yedo-fact-annexes-taxed", &[("mon", mon.into())]),
        Fact::Together { won, lowest, highest, errands } => {
            let mood = talk.game.setup().together.map(|together| talk.mood(together.mood));
            let args = [
                ("won", if won { "yes" } else { "no" }.into()),
                ("reached", talk.reached(lowest, highest, errands).into()),
                ("players", talk.game.players().into()),
                ("mood", mood.unwrap_or_default().into()),
            ];
            say("yedo-fact-together", &args)
        }
    }
}

/// What was done with a card of a deck, which the reader may know or not.
fn seen(
    talk: &YedoWords<'_>,
    key: &str,
    seat: Seat,
    deck: yedo::frame::Deck,
    card: Option<yedo::choice::Card>,
) -> String {
    let (who, deck) = (("seat", talk.seat(seat).into()), ("deck", talk.deck(deck).into()));
    match card {
        None => talk.say(key, &[who, deck]),
        Some(card) => {
            let args = [who, deck, ("card", talk.card(card).into())];
            talk.say(&format!("{key}-own"), &args)
        }
    }
}

/// What an offer names on one of its sides.
fn offered(talk: &YedoWords<'_>, seat: Seat, gives: bool, good: String) -> String {
    let key = if gives { "yedo-fact-offer-gives" } else { "yedo-fact-offer-asks" };
    talk.say(key, &[("seat", talk.seat(seat).into()), ("good", good.into())])
}

/// What became of a character.
fn cast(talk: &YedoWords<'_>, key: &str, seat: Seat, character: CharacterNo) -> String {
    let character = talk.character(character);
    talk.say(key, &[("seat", talk.seat(seat).into()), ("character", character.into())])
}

/// What a card says is said to its owner: others are told it as the words of the card.
fn quoting(
    talk: &YedoWords<'_>,
    key: &str,
    line: String,
    args: &[(&'static str, Value<'_>)],
) -> String {
    if line.is_empty() {
        return talk.say(&format!("{key}-bare"), args);
    }
    talk.say(key, &[args, &[("line", line.into())]].concat())
}

/// With its stop, if it says anything.
fn sentence(line: String) -> String {
    if line.is_empty() { line } else { line + "." }
}
