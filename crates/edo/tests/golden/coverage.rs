//! What a game shows, as short phrases, and all that the golden games together must show.

use std::collections::BTreeSet;
use std::fmt::Debug;

use edo::choice::{Choice, Stall};
use edo::content::HOUSE;
use edo::edition::{Card, Location, Privilege};
use edo::fact::Fact;
use edo::state::{Building, State};
use edo::{Addons, Edo};
use record::{Record, ReplayError, Step, replay};
use table::{Game, Seat};

use crate::ending::Ending;

/// Every phrase that is true of a game.
pub(crate) fn shown(game: &Edo, record: &Record) -> Result<BTreeSet<String>, ReplayError> {
    let mut shown = BTreeSet::from([format!("players {}", game.players()), modules(game)]);
    let mut replay = replay(game, record)?;
    shown.extend(replay.dealt().iter().flat_map(|fact| of_fact(game, fact)));
    shown.extend(asked(game, replay.state()));
    for step in &mut replay {
        let step = step?;
        shown.extend(of_choice(&step));
        shown.extend(step.facts.iter().flat_map(|fact| of_fact(game, fact)));
        shown.extend(asked(game, &step.after));
    }
    if let Some(ending) = Ending::of(game, record)? {
        shown.insert(format!("ended by {}", ending.ended_by()));
        shown.insert(format!("decided by {}", ending.decided_by()));
        shown.extend(ending.nobody_housed().then(|| "nobody has a house in Edo".to_owned()));
    }
    Ok(shown)
}

/// What no golden game shows although one should.
pub(crate) fn missing(shown: &BTreeSet<String>) -> Vec<String> {
    required().into_iter().filter(|phrase| !shown.contains(phrase)).collect()
}

/// All that must be shown: every kind of question, answer and fact, every card, every end.
pub(crate) fn required() -> Vec<String> {
    let cards = || HOUSE.starting.iter().chain(HOUSE.specials);
    let merchants = 1..=HOUSE.merchants.len();
    let mut all: Vec<String> = (2..=5).map(|players| format!("players {players}")).collect();
    all.extend(MODULES.map(|names| format!("modules {names}")));
    all.extend(ENDS.map(str::to_owned));
    all.extend(
        cards().flat_map(|card| card.edges.iter().map(|edge| planned(card, edge.action.id()))),
    );
    all.extend(merchants.clone().map(|card| format!("merchant {card} sells")));
    all.extend(merchants.map(|card| format!("merchant {card} gives a point")));
    all.extend((1..=HOUSE.packages.len()).map(|package| format!("package {package}")));
    all.extend(HOUSE.demands.iter().map(|demand| format!("demand {}", demand.id)));
    all.extend(Privilege::ALL.map(|privilege| format!("privilege {}", privilege.id())));
    all.extend(Building::ALL.map(|building| format!("built {}", building.id())));
    all.push("built temple".to_owned());
    all.extend(Location::ALL.map(|tile| format!("tile {}", tile.id())));
    all.extend(QUESTIONS.map(|name| format!("asked {name}")));
    all.extend(CHOICES.map(|name| format!("answered {name}")));
    all.extend(FACTS.map(|name| format!("told {name}")));
    all
}

const MODULES: [&str; 5] = ["none", "jiin", "tokken", "ronin", "jiin tokken ronin"];

const ENDS: [&str; 7] = [
    "ended by power points",
    "ended by the last merchant card",
    "nobody has a house in Edo",
    "decided by a house in Edo",
    "decided by money",
    "decided by goods",
    "decided by turn order",
];

#[rustfmt::skip]
const QUESTIONS: [&str; 16] = [
    "Package", "StartCity", "SelectRonin", "Relocate", "PlanSlot", "Perform", "MoveTo", "MerchantTo",
    "MarchTo", "MarchAgain", "GatherPaid", "GatherFree", "DrawTile", "SecondOffer", "HandLimit", "Wages",
];

#[rustfmt::skip]
const CHOICES: [&str; 27] = [
    "Done", "Package", "Start", "Select", "Relocate", "Support", "Plan", "Move", "Merchant", "To",
    "Take", "Work", "Post", "March", "Disperse", "Join", "Draw", "Buy", "Point", "Build", "Temple", "Special",
    "Meet", "Income", "Redeem", "Return", "Recall",
];

/// All but `TileSetAside`: on our maps every tile leads somewhere.
#[rustfmt::skip]
const FACTS: [&str; 48] = [
    "Covered", "ProfitLaid", "MerchantCard", "MerchantNext", "SpecialShown", "StartPlayer",
    "DemandShown", "PrivilegeShown", "BystanderPlaced", "RoninPlaced", "PackageTaken", "Started",
    "RoundBegan", "RoninSelected", "TileDrawn", "RoninMoved", "PlanSealed", "PlanOpened",
    "SupportUsed", "CardBegan", "SamuraiMoved", "MerchantMoved", "Paid", "Took", "Earned", "Worked",
    "Recruited", "Posted", "Marched", "Joined", "Dispersed", "TokensTaken", "Bought", "Scored",
    "Built", "TempleBuilt", "SpecialTaken", "DemandMet", "PrivilegeGranted", "PrivilegeUsed",
    "Returned", "CardDone", "Recalled", "WagesPaid", "IncomeEarned", "OfficialsHome", "Ended",
    "FinalScored",
];

fn modules(game: &Edo) -> String {
    let addons: Addons = game.setup().addons;
    let names: Vec<&str> = addons.names().collect();
    format!("modules {}", if names.is_empty() { "none".to_owned() } else { names.join(" ") })
}

fn planned(card: &Card, action: &str) -> String {
    format!("card {} for {action}", card.id)
}

fn asked(game: &Edo, state: &State) -> Vec<String> {
    let question = |seat: Seat| game.question(state, seat).expect("whoever is asked is asked this");
    game.asked(state).iter().map(|seat| format!("asked {}", kind(&question(seat)))).collect()
}

fn of_choice(step: &Step<'_, Edo>) -> Vec<String> {
    let merchant = &step.before.open.merchant;
    let card = |stall: Stall| match stall {
        Stall::Current => merchant.card + 1,
        Stall::Next => merchant.next.expect("the law let it be used") + 1,
    };
    let answered = format!("answered {}", kind(&step.choice));
    match step.choice {
        Choice::Buy { stall, .. } => vec![answered, format!("merchant {} sells", card(stall))],
        Choice::Point(stall) => vec![answered, format!("merchant {} gives a point", card(stall))],
        _ => vec![answered],
    }
}

fn of_fact(game: &Edo, fact: &Fact) -> Vec<String> {
    let mut shown = vec![format!("told {}", kind(fact))];
    match *fact {
        Fact::PlanOpened { plan, .. } => {
            let manned = plan.0.iter().filter(|slot| 0 < slot.officials());
            shown.extend(
                manned.map(|slot| planned(game.card(slot.card), game.edge(*slot).action.id())),
            );
        }
        Fact::PackageTaken { package, .. } => shown.push(format!("package {}", package + 1)),
        Fact::DemandMet { demand, .. } => {
            shown.push(format!("demand {}", game.edition.demands[demand as usize].id));
        }
        Fact::SupportUsed { .. } => shown.push(format!("privilege {}", Privilege::Support.id())),
        Fact::PrivilegeUsed { privilege, .. } => {
            shown.push(format!("privilege {}", privilege.id()));
        }
        Fact::Built { building, .. } => shown.push(format!("built {}", building.id())),
        Fact::TempleBuilt { .. } => shown.push("built temple".to_owned()),
        Fact::TileDrawn { tile, .. } => shown.push(format!("tile {}", tile.id())),
        _ => {}
    }
    shown
}

/// The first word of a value's debug text: which kind it is.
fn kind(value: &impl Debug) -> String {
    let text = format!("{value:?}");
    let end = text.find(|c: char| !c.is_alphanumeric()).unwrap_or(text.len());
    text[..end].to_owned()
}
