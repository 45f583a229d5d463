//! What of questions and answers is Yedo's: their drawings, their places on the table, their rules,
//! how they are heaped, and which can be answered in advance.

use ::yedo::Yedo;
use ::yedo::choice::{Card, Choice, Question};
use ::yedo::edition::{Asset, District, DistrictAction, Moment};
use ::yedo::frame::{Frame, Lot};
use ::yedo::good::Good;
use ::yedo::state::{Open, Spot};
use maud::{Markup, html};

use super::{Look, city, moment, spot_id};
use crate::look::{Answers, Heap};

/// From so many answers on they stand in two columns.
const MANY: usize = 8;

/// Where on the table an answer would be pointed at.
pub(super) fn place_of(open: &Open, choice: Choice) -> Option<String> {
    Some(match choice {
        Choice::Deck(colour) => format!("deck-{}", colour.id()),
        Choice::Call(lot) => lot_id(lot),
        Choice::Asset(asset) => lot_id(Lot::Asset { asset }),
        Choice::Annex(annex) => format!("stack-{}", annex.id()),
        Choice::Assign(spot)
        | Choice::Send { spot, .. }
        | Choice::Activate(spot)
        | Choice::Disciple(spot)
        | Choice::SendBoy(spot)
        | Choice::AnnexOf(spot) => spot_id(spot),
        Choice::Errand(errand) => format!("errand-{}", errand.0),
        Choice::Use => active(open).map(spot_id)?,
        Choice::Do { action, with } => match action {
            DistrictAction::BuyWeapon => format!("row-{with}"),
            DistrictAction::Carpenter => {
                format!("stack-{}", ::yedo::edition::Annex::ALL.get(with as usize)?.id())
            }
            DistrictAction::DrawMission => {
                format!("deck-{}", ::yedo::edition::Colour::ALL.get(with as usize)?.id())
            }
            DistrictAction::Jesuits => {
                format!("jesuit-{}", ::yedo::edition::Colour::ALL.get(with as usize)?.id())
            }
            DistrictAction::Recruit
                if open.tokens.gates.get(with as usize).is_some_and(Option::is_some) =>
            {
                format!("gate-{with}")
            }
            other => format!("deed-{}", other.id()),
        },
        Choice::Complete { mission, .. } | Choice::Show(mission) => format!("mission-{mission}"),
        Choice::Keep(card) | Choice::Discard(card) | Choice::Lay(card) | Choice::LayOpen(card) => {
            match card {
                Card::Mission(number) => format!("mission-{number}"),
                Card::Action(number) => format!("action-{number}"),
                Card::Bonus(_) | Card::Event(_) | Card::Weapon(_) | Card::Emperor(_) => {
                    return None;
                }
            }
        }
        Choice::Play(card) => format!("action-{card}"),
        Choice::Hire(no) => format!("character-{}", no.0),
        Choice::Space(n) => format!("row-{n}"),
        Choice::GiveBack(_)
        | Choice::Pass
        | Choice::Favor(_)
        | Choice::TakePart
        | Choice::StepOut
        | Choice::Bid(_)
        | Choice::Pay
        | Choice::First
        | Choice::Second
        | Choice::Blackmail
        | Choice::Character
        | Choice::Rival(_)
        | Choice::AtHome
        | Choice::Specialist(_)
        | Choice::Give(_)
        | Choice::Ask(_)
        | Choice::LookAt(_)
        | Choice::Ignore(_)
        | Choice::GiveMon
        | Choice::AskMon
        | Choice::Mon(_)
        | Choice::Propose
        | Choice::Accept => return None,
    })
}

/// How a lot is called on the page.
pub(super) fn lot_id(lot: Lot) -> String {
    match lot {
        Lot::Asset { asset } => format!("lot-{}", asset.id()),
        Lot::Group { group } => format!("lot-{}", group.id()),
    }
}

/// Where the disciple stands who is activated.
fn active(open: &Open) -> Option<Spot> {
    open.frames.as_slice().iter().rev().find_map(|frame| match *frame {
        Frame::Active { spot, .. } => Some(spot),
        _ => None,
    })
}

/// A drawing for each kind of answer.
pub(super) fn sign_of(choice: Choice) -> &'static str {
    match choice {
        Choice::Pass | Choice::StepOut => "seal",
        Choice::Deck(_) | Choice::Show(_) | Choice::Complete { .. } | Choice::Errand(_) => {
            "mission"
        }
        Choice::Favor(_) => "privilege",
        Choice::TakePart | Choice::Call(_) => "gavel",
        Choice::Asset(asset) => asset_sign(asset),
        Choice::Bid(_) | Choice::Pay | Choice::Mon(_) | Choice::GiveMon | Choice::AskMon => "ryo",
        Choice::Annex(_) | Choice::GiveBack(_) | Choice::Use | Choice::AnnexOf(_) => "hammer",
        Choice::Assign(_)
        | Choice::Send { .. }
        | Choice::Activate(_)
        | Choice::Disciple(_)
        | Choice::AtHome
        | Choice::Specialist(_) => "disciple",
        Choice::SendBoy(_) => "spec-messenger",
        Choice::LookAt(_) => "eye",
        Choice::Ignore(_) => "bar",
        Choice::Do { action, .. } => city::sign(action),
        Choice::Keep(card) | Choice::Discard(card) | Choice::Lay(card) | Choice::LayOpen(card) => {
            match card {
                Card::Mission(_) => "mission",
                Card::Action(_) => "card-action",
                Card::Bonus(_) => "card-bonus",
                Card::Event(_) | Card::Emperor(_) => "card-event",
                Card::Weapon(_) => "weapon-katana",
            }
        }
        Choice::First | Choice::Second => "forward",
        Choice::Play(_) => "card-action",
        Choice::Blackmail => "blackmail",
        Choice::Character | Choice::Hire(_) => "tea",
        Choice::Rival(_) => "crest-1",
        Choice::Give(good) | Choice::Ask(good) => good_sign(good),
        Choice::Propose | Choice::Accept => "act-trade",
        Choice::Space(_) => "weapon-katana",
    }
}

/// A drawing for what is bid for.
pub(super) fn asset_sign(asset: Asset) -> &'static str {
    match asset {
        Asset::Action => "card-action",
        Asset::Bonus => "card-bonus",
        Asset::Weapon => "weapon-katana",
        Asset::Annex => "hammer",
        Asset::Geisha => "geisha",
        Asset::Disciple => "disciple",
        Asset::Mission => "mission",
    }
}

/// A drawing for what is traded.
pub(super) fn good_sign(good: Good) -> &'static str {
    match good {
        Good::Weapon(_) => "weapon-katana",
        Good::Mission(_) => "mission",
        Good::Geisha => "geisha",
        Good::Blackmail => "blackmail",
        Good::Action => "card-action",
        Good::Bonus => "card-bonus",
    }
}

/// An answer in words; short where a heading or the question says the rest.
pub(super) fn label(look: &Look<'_>, choice: Choice) -> Markup {
    let seat = look.seat().unwrap_or_default();
    let whole = look.say.choice(look.open(), seat, choice);
    let short = match choice {
        // Who goes is said by the sign, and once beside the question.
        Choice::Assign(spot) | Choice::SendBoy(spot) => place_in_district(look, spot),
        Choice::Send { spot, specialist } => place_in_district(look, spot)
            .map(|place| format!("{place} · {}", look.say.specialist(specialist))),
        Choice::Bid(mon) | Choice::Mon(mon) => Some(mon.to_string()),
        _ => None,
    };
    match short {
        None => html! { (whole) },
        Some(short) => html! { span aria-hidden="true" { (short) } span .hidden { (whole) } },
    }
}

/// The number of a location, under the heading of its district.
fn place_in_district(look: &Look<'_>, spot: Spot) -> Option<String> {
    let no = spot.as_location().filter(|no| *no != ::yedo::SAILOR)?;
    let row = look.game().location(no);
    let rest = row.rest.then(|| look.t("yedo-rest-space"));
    let number = row.number.to_string();
    Some(rest.map_or(number.clone(), |rest| format!("{number} ({rest})")))
}

/// The answers, in heaps that belong together.
pub(super) fn heaps<'o>(look: &Look<'_>, lawful: Answers<'o, Yedo>) -> Vec<Heap<'o, Yedo>> {
    let Some(question) = look.window.question else { return Vec::new() };
    match question {
        Question::Assign | Question::MoveTo { .. } | Question::Hire => by_district(look, lawful),
        Question::Act { .. } => {
            let is_mission =
                |choice: Choice| matches!(choice, Choice::Complete { .. } | Choice::Errand(_));
            let is_card = |choice: Choice| matches!(choice, Choice::Play(_) | Choice::Character);
            let missions = look.t("ui-yedo-heap-missions");
            let cards = look.t("ui-yedo-heap-cards");
            let deeds = look.t("ui-yedo-heap-deeds");
            let (first, rest) = split(lawful, is_mission);
            let (second, rest) = split(rest, is_card);
            let last = if first.is_empty() { None } else { Some(deeds) };
            vec![
                heap(Some(missions), "", first),
                heap(last, "", rest),
                heap(Some(cards), "", second),
            ]
        }
        Question::Offer { .. } => {
            let gives = |choice: Choice| {
                matches!(
                    choice,
                    Choice::Give(_) | Choice::GiveMon | Choice::Lay(_) | Choice::LayOpen(_)
                )
            };
            let asks = |choice: Choice| matches!(choice, Choice::Ask(_) | Choice::AskMon);
            let (give, rest) = split(lawful, gives);
            let (ask, done) = split(rest, asks);
            vec![
                heap(None, "", done),
                heap(Some(look.t("ui-yedo-heap-give")), "chips", give),
                heap(Some(look.t("ui-yedo-heap-ask")), "chips", ask),
            ]
        }
        Question::Open { .. } | Question::Bid { .. } | Question::Amount { .. } => {
            let (bids, rest) =
                split(lawful, |choice| matches!(choice, Choice::Bid(_) | Choice::Mon(_)));
            vec![heap(None, "chips bids", bids), heap(None, "", rest)]
        }
        // Playing nothing is what most do at most moments.
        Question::Moment { .. } => {
            let (none, cards) = split(lawful, |choice| choice == Choice::Pass);
            vec![heap(None, "default", none), heap(None, "", cards)]
        }
        _ => {
            let class = if MANY < lawful.len() { "many" } else { "" };
            vec![heap(None, class, lawful)]
        }
    }
}

fn by_district<'o>(look: &Look<'_>, lawful: Answers<'o, Yedo>) -> Vec<Heap<'o, Yedo>> {
    let spot = |choice: Choice| match choice {
        Choice::Assign(spot) | Choice::Send { spot, .. } | Choice::SendBoy(spot) => Some(spot),
        _ => None,
    };
    let game = look.game();
    let mut rest = lawful;
    let mut heaps = Vec::new();
    for district in District::ALL {
        let here = |choice: Choice| spot(choice).and_then(|it| game.district(it)) == Some(district);
        let (these, others) = split(rest, here);
        let (boy, mut these) = split(these, |choice| matches!(choice, Choice::SendBoy(_)));
        these.extend(boy);
        heaps.push(heap(Some(look.say.district(district)), "chips spots", these));
        rest = others;
    }
    let (annexes, others) = split(rest, |choice| spot(choice).is_some());
    heaps.push(heap(Some(look.t("ui-yedo-heap-annexes")), "chips spots", annexes));
    let title = (!others.is_empty()).then(|| look.t("ui-yedo-heap-cards"));
    heaps.push(heap(title, "", others));
    heaps
}

fn split(
    all: Answers<'_, Yedo>,
    is: impl Fn(Choice) -> bool,
) -> (Answers<'_, Yedo>, Answers<'_, Yedo>) {
    all.into_iter().partition(|offer| is(offer.choice))
}

fn heap<'o>(
    title: Option<String>,
    class: &'static str,
    answers: Answers<'o, Yedo>,
) -> Heap<'o, Yedo> {
    Heap { title, class, answers }
}

/// What can be answered for the rest of the round.
pub(super) fn orders(look: &Look<'_>) -> Vec<(&'static str, Choice, String)> {
    let order = |kind: &'static str| (kind, Choice::Pass, order_name(look, kind));
    match look.window.question {
        Some(Question::Moment { .. }) => {
            let this = look.window.kind.map(order);
            this.into_iter().chain([order("moment")]).collect()
        }
        Some(Question::Trade) => vec![order("trade")],
        Some(Question::Answer { .. }) => vec![order("answer")],
        _ => Vec::new(),
    }
}

/// What an order is called.
pub(super) fn order_name(look: &Look<'_>, kind: &str) -> String {
    match kind.split_once('/') {
        Some(("moment", id)) => {
            let moment = Moment::ALL.into_iter().find(|moment| moment.id() == id);
            let when = moment.map_or_else(String::new, |moment| look.say.moment(moment));
            look.with("ui-yedo-order-this", &[("moment", when.into())])
        }
        _ if kind == "moment" => look.t("ui-yedo-order-moments"),
        _ if kind == "trade" => look.t("ui-yedo-order-trade"),
        _ if kind == "answer" => look.t("ui-yedo-order-answer"),
        _ => kind.to_owned(),
    }
}

/// Has something been begun that asks where to, or what else?
pub(super) fn is_step(question: Question) -> bool {
    matches!(
        question,
        Question::Act { .. }
            | Question::MoveTo { .. }
            | Question::SwapTake
            | Question::Offer { .. }
            | Question::Amount { .. }
            | Question::Give
            | Question::Open { .. }
            | Question::Besides { .. }
    ) && moment(Some(question)).is_none()
}
