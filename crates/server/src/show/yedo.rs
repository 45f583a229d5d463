//! Yedo as it is sent: a view, field by field.

#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "of what is half done only some is shown by itself; the question says the rest"
)]

use std::collections::BTreeMap;

use ::yedo::choice::{Card, Choice};
use ::yedo::edition::{
    Annex, CharacterNo, Colour, District, EmperorNo, EventNo, Favor, LocationNo, Weapon,
};
use ::yedo::frame::{Frame, Lot};
use ::yedo::good::{Good, Side};
use ::yedo::state::{Home, Open, Piece, Reply, Spot};
use ::yedo::view::{CardSeen, DeckSeen, HandSeen, LaidSeen, View};
use ::yedo::{Jesuits, Role, SAILOR, Yedo, characters};
use schemars::JsonSchema;
use serde::Serialize;
use table::{Game, Seat, Seats, choice_text};

use super::{SeatId, seat_ids};

/// What a viewer knows of a game of Yedo.
#[derive(Serialize, JsonSchema)]
pub(crate) struct YedoView {
    /// The round, from 1; 0 during set-up.
    round: u8,
    /// How many rounds were agreed.
    rounds: u8,
    /// What is going on.
    phase: &'static str,
    /// The player order.
    order: Vec<SeatId>,
    /// The locations on which somebody stands, by name.
    locations: BTreeMap<String, Vec<PieceShown>>,
    /// The patrol.
    patrol: PatrolShown,
    /// What is closed until the next event phase.
    closed: ClosedShown,
    /// The bidding of this round.
    bidding: BiddingShown,
    /// What each seat has.
    homes: Vec<ClanShown>,
    /// Mon in the Church.
    church: u16,
    /// Blessings at the Temple.
    blessings: u8,
    /// Annexes left, by type.
    annexes: BTreeMap<&'static str, u8>,
    /// Geishas left, by value from 1.
    geishas: [u8; 3],
    /// The weapons of the market, from the left.
    market: Vec<Option<&'static str>>,
    /// How many Mon less they cost until the next event phase; below 0, more.
    cheaper: i8,
    /// Weapons in and on the bag, by type.
    bag: BTreeMap<&'static str, u8>,
    /// Weapons on the discard, by type.
    discard: BTreeMap<&'static str, u8>,
    /// Favors nobody has taken.
    favors: Vec<&'static str>,
    /// The event in force.
    event: Option<&'static str>,
    /// Events that have come up.
    past_events: Vec<&'static str>,
    /// Missions that were completed, by id.
    completed: Vec<&'static str>,
    /// Has the Shogun died?
    shogun_dead: bool,
    /// The decks, by name.
    decks: BTreeMap<String, DeckShown>,
    /// Specialists on offer at the Gates, from the left.
    gates: Vec<Option<&'static str>>,
    /// The specialist for the winner of the auction.
    reserve: Option<&'static str>,
    /// Characters for hire.
    tea_house: Vec<&'static str>,
    /// Where the Jesuits are: `away`, `awaited` or `here`.
    jesuits: &'static str,
    /// The cards this seat looks at now, by id; none for a card it does not see.
    looked: Vec<Option<String>>,
    /// The card that lies on the table and may be answered.
    played: Option<PlayedShown>,
    /// The offer of trade on the table.
    offer: Option<OfferShown>,
    /// Emperor, Daimyo and errands, where all play together.
    together: Option<TogetherShown>,
    /// Who has answered at this moment.
    sealed: Vec<SeatId>,
    /// What this seat has answered.
    reply: Option<String>,
}

/// Somebody on the board.
#[derive(Serialize, JsonSchema)]
pub(crate) struct PieceShown {
    /// Whose.
    seat: SeatId,
    /// `disciple`, `ronin`, or which specialist.
    kind: &'static str,
}

/// The patrol.
#[derive(Serialize, JsonSchema)]
pub(crate) struct PatrolShown {
    /// In which district; none before it is placed and in the last round.
    at: Option<&'static str>,
    /// Is it red? Then it goes in ring order.
    red: bool,
    /// How many steps its normal step has.
    stride: u8,
    /// It makes no normal step.
    stays: bool,
    /// Nobody is arrested.
    no_arrest: bool,
    /// What keeps all of one's disciples from arrest; 0: nothing does.
    bribe: u8,
    /// Who is not arrested where it stopped.
    safe: Vec<SeatId>,
    /// Who is arrested nowhere this round.
    bribed: Vec<SeatId>,
}

/// What is closed.
#[derive(Serialize, JsonSchema)]
pub(crate) struct ClosedShown {
    districts: Vec<&'static str>,
    locations: Vec<String>,
    actions: Vec<&'static str>,
    annexes: Vec<String>,
}

/// The bidding of a round.
#[derive(Serialize, JsonSchema)]
pub(crate) struct BiddingShown {
    /// Who takes part and has neither won nor declined.
    part: Vec<SeatId>,
    /// What can be put up and from how much, or what is sold and for how much.
    lots: Vec<LotShown>,
    /// Nothing is auctioned: assets are sold for these prices.
    sold: bool,
    /// What is auctioned now.
    lot: Option<&'static str>,
    /// Who leads.
    leads: Option<SeatId>,
    /// With how much.
    bid: Option<u8>,
}

/// Something that can be put up.
#[derive(Serialize, JsonSchema)]
pub(crate) struct LotShown {
    lot: &'static str,
    least: u16,
    auctioned: bool,
}

/// What a seat has.
#[derive(Serialize, JsonSchema)]
pub(crate) struct ClanShown {
    seat: SeatId,
    prestige: u16,
    mon: u16,
    weapons: BTreeMap<&'static str, u8>,
    /// Annexes and who stands there.
    annexes: BTreeMap<&'static str, Option<PieceShown>>,
    geishas: [u8; 3],
    blessing: bool,
    blackmail: u8,
    /// Plain disciples at home.
    home: u8,
    /// Specialists at home.
    specialists: Vec<&'static str>,
    reserve: u8,
    staying: u8,
    completed: BTreeMap<&'static str, u8>,
    bonus_parts: u8,
    favor: Option<&'static str>,
    clan: Option<&'static str>,
    character: Option<&'static str>,
    hired: Option<&'static str>,
    owes: bool,
    /// Hidden cards: those the viewer knows by id, the others by their backs.
    hand: HandShown,
}

/// What is seen of a hand.
#[derive(Serialize, JsonSchema)]
pub(crate) struct HandShown {
    missions: Vec<HeldShown>,
    actions: Vec<HeldShown>,
    bonuses: Vec<HeldShown>,
}

/// A card in a hand.
#[derive(Serialize, JsonSchema)]
pub(crate) struct HeldShown {
    /// What its back shows.
    back: String,
    /// Which it is, if the viewer knows.
    id: Option<&'static str>,
}

/// What is seen of a deck.
#[derive(Serialize, JsonSchema)]
pub(crate) struct DeckShown {
    number: u32,
    /// What lies on top, from the uppermost: ids of those the viewer knows.
    top: Vec<Option<&'static str>>,
}

/// A card that was played.
#[derive(Serialize, JsonSchema)]
pub(crate) struct PlayedShown {
    seat: SeatId,
    card: &'static str,
}

/// An offer of trade.
#[derive(Serialize, JsonSchema)]
pub(crate) struct OfferShown {
    from: SeatId,
    to: SeatId,
    gives: SideShown,
    asks: SideShown,
}

/// One side of an offer.
#[derive(Serialize, JsonSchema)]
pub(crate) struct SideShown {
    mon: u8,
    goods: Vec<&'static str>,
    /// Hidden cards that lie there, by id as far as the viewer knows them.
    laid: Vec<HeldShown>,
}

/// What lies beside the board where all play together.
#[derive(Serialize, JsonSchema)]
pub(crate) struct TogetherShown {
    /// The Emperor card of the round.
    emperor: Option<&'static str>,
    /// The next one, if the viewer has looked at it.
    next: Option<&'static str>,
    /// The errands that can still be done.
    errands: Vec<&'static str>,
    /// How many are done.
    done: u8,
    /// The Shogun's mission.
    shogun: Option<&'static str>,
    /// Mon on the annexes.
    annex_mon: u8,
    /// Disciples of the Daimyo at home and in the reserve.
    daimyo: [u8; 2],
    /// His cards that were revealed this round.
    revealed: Vec<&'static str>,
}

/// A view of Yedo.
pub(super) fn view_shown(game: &Yedo, view: &View) -> YedoView {
    let View {
        viewer: _,
        open,
        hands,
        missions,
        jesuits,
        actions,
        bonuses,
        events,
        emperor,
        weapons,
        weapon_top,
        looked,
        laid,
        sealed,
        reply,
    } = view;
    let edition = game.edition;
    let event = |number: u8| edition.event(EventNo(number)).id;
    let mission = |number: u8| game.mission(number).id;
    let mut decks = BTreeMap::new();
    for (colour, (plain, by_sea)) in Colour::ALL.into_iter().zip(missions.iter().zip(jesuits)) {
        decks.insert(format!("missions-{}", colour.id()), deck(plain, mission));
        decks.insert(format!("jesuits-{}", colour.id()), deck(by_sea, mission));
    }
    decks.insert("actions".to_owned(), deck(actions, |number| game.action(number).id));
    decks.insert("bonuses".to_owned(), deck(bonuses, |number| bonus(game, number)));
    decks.insert("events".to_owned(), deck(events, event));
    let on_bag = DeckSeen {
        number: weapons.iter().map(|n| u32::from(*n)).sum(),
        top: weapon_top.clone(),
        under: Vec::new(),
    };
    decks.insert("weapons".to_owned(), deck(&on_bag, weapon));
    YedoView {
        round: open.round,
        rounds: game.setup().rounds,
        phase: open.phase().id(),
        order: game.in_order(open).map(SeatId).collect(),
        locations: locations(game, open),
        patrol: patrol(game, open),
        closed: closed(game, open),
        bidding: bidding(game, open),
        homes: game.seats().iter().map(|seat| clan(game, open, seat, &hands[seat])).collect(),
        church: open.church,
        blessings: open.blessings,
        annexes: Annex::ALL.into_iter().map(|it| (it.id(), open.annexes[it as usize])).collect(),
        geishas: open.geishas,
        market: open.row.iter().map(|weapon| weapon.map(Weapon::id)).collect(),
        cheaper: open.cheaper,
        bag: rack(*weapons),
        discard: rack(open.weapon_discard),
        favors: Favor::ALL
            .into_iter()
            .filter(|favor| open.favors >> *favor as u8 & 1 == 1)
            .map(Favor::id)
            .collect(),
        event: open.event.map(event),
        past_events: open.past.iter().map(event).collect(),
        completed: open.completed.iter().map(mission).collect(),
        shogun_dead: open.shogun_dead,
        decks,
        gates: open.tokens.gates.iter().map(|it| it.map(::yedo::edition::Specialist::id)).collect(),
        reserve: open.tokens.reserve.map(::yedo::edition::Specialist::id),
        tea_house: characters(open.tea.row)
            .map(|no| edition.character(CharacterNo(no)).id)
            .collect(),
        jesuits: match open.jesuits {
            Jesuits::Away => "away",
            Jesuits::Awaited => "awaited",
            Jesuits::Here => "here",
        },
        looked: looked
            .iter()
            .map(|card| card.map(|number| looked_id(game, view, number)))
            .collect(),
        played: played(game, open),
        offer: offer(game, view, laid),
        together: together(game, open, emperor),
        sealed: seat_ids(*sealed),
        reply: reply.map(|reply| replied(game, reply)),
    }
}

fn bonus(game: &Yedo, number: u8) -> &'static str {
    game.edition.bonus(::yedo::edition::BonusNo(number)).id
}

fn weapon(number: u8) -> &'static str {
    Weapon::ALL.get(number as usize).map_or("", |weapon| weapon.id())
}

fn deck(seen: &DeckSeen, id: impl Fn(u8) -> &'static str) -> DeckShown {
    let top = |seen: &CardSeen| seen.card.map(&id);
    DeckShown { number: seen.number, top: seen.top.iter().map(top).collect() }
}

/// The id of a card somebody looks at: as the notation would name it to keep it.
fn looked_id(game: &Yedo, view: &View, number: u8) -> String {
    let card = match looked_from(&view.open) {
        Some(::yedo::frame::Deck::Action) => Card::Action(number),
        Some(::yedo::frame::Deck::Bonus) => Card::Bonus(number),
        Some(::yedo::frame::Deck::Weapon) => Card::Weapon(number),
        Some(::yedo::frame::Deck::Event) => Card::Event(number),
        Some(::yedo::frame::Deck::Emperor) => Card::Emperor(number),
        Some(::yedo::frame::Deck::Mission { .. } | ::yedo::frame::Deck::Jesuit { .. }) | None => {
            Card::Mission(number)
        }
    };
    choice_text(game, Choice::Keep(card)).trim_start_matches("keep ").to_owned()
}

fn looked_from(open: &Open) -> Option<::yedo::frame::Deck> {
    open.frames.as_slice().iter().rev().find_map(|frame| match *frame {
        Frame::Keep { deck, .. }
        | Frame::PutUnder { deck, .. }
        | Frame::KeepTop { deck, .. }
        | Frame::PutBack { deck, .. }
        | Frame::Arrange { deck, .. } => Some(deck),
        _ => None,
    })
}

/// A place as the notation names it.
fn spot_name(game: &Yedo, spot: Spot) -> String {
    choice_text(game, Choice::Assign(spot)).trim_start_matches("assign ").to_owned()
}

fn piece(piece: Piece) -> Option<PieceShown> {
    let seat = SeatId(piece.owner()?);
    let kind = match (piece.is_ronin(), piece.skill()) {
        (true, _) => "ronin",
        (false, Some(skill)) => skill.id(),
        (false, None) => "disciple",
    };
    Some(PieceShown { seat, kind })
}

fn locations(game: &Yedo, open: &Open) -> BTreeMap<String, Vec<PieceShown>> {
    let printed = (0..game.edition.locations.len() as u8).map(LocationNo);
    let mut all = BTreeMap::new();
    for no in printed.chain([SAILOR]) {
        let own = piece(open.at(Spot::location(no)));
        let beside = open.beside.iter().filter(|it| !it.is_nobody() && it.at == no);
        let there: Vec<PieceShown> =
            own.into_iter().chain(beside.filter_map(|it| piece(it.piece))).collect();
        if !there.is_empty() {
            all.insert(spot_name(game, Spot::location(no)), there);
        }
    }
    all
}

fn patrol(game: &Yedo, open: &Open) -> PatrolShown {
    PatrolShown {
        at: open.patrol.map(District::id),
        red: open.red,
        stride: open.watch.stride.max(1),
        stays: open.watch.stay,
        no_arrest: open.watch.no_arrest,
        bribe: open.watch.bribe,
        safe: seats(game, open.watch.safe),
        bribed: seats(game, open.watch.bribed),
    }
}

fn seats(game: &Yedo, bits: u8) -> Vec<SeatId> {
    let set: Seats = game.seats().iter().filter(|seat| bits >> seat.0 & 1 == 1).collect();
    seat_ids(set)
}

fn closed(game: &Yedo, open: &Open) -> ClosedShown {
    let is = |bits: u32, n: u8| bits >> n & 1 == 1;
    let annexes = game.seats().iter().flat_map(|seat| Annex::ALL.map(|annex| (seat, annex)));
    ClosedShown {
        districts: District::ALL
            .into_iter()
            .filter(|it| is(open.closed.districts.into(), *it as u8))
            .map(District::id)
            .collect(),
        locations: (0..game.edition.locations.len() as u8)
            .filter(|no| is(open.closed.locations, *no))
            .map(|no| spot_name(game, Spot::location(LocationNo(no))))
            .collect(),
        actions: ::yedo::edition::DistrictAction::ALL
            .into_iter()
            .filter(|it| is(open.closed.actions, *it as u8))
            .map(::yedo::edition::DistrictAction::id)
            .collect(),
        annexes: annexes
            .filter(|(seat, annex)| is(open.closed.annexes, 4 * seat.0 + *annex as u8))
            .map(|(seat, annex)| spot_name(game, Spot::annex(seat, annex)))
            .collect(),
    }
}

fn lot_id(lot: Lot) -> &'static str {
    match lot {
        Lot::Asset { asset } => asset.id(),
        Lot::Group { group } => group.id(),
    }
}

fn bidding(game: &Yedo, open: &Open) -> BiddingShown {
    let (lot, best) = open
        .frames
        .as_slice()
        .iter()
        .rev()
        .find_map(|frame| match *frame {
            Frame::Open { lot, .. } => Some((Some(lot), None)),
            Frame::Bid { lot, best, mon, .. } => Some((Some(lot), Some((best, mon)))),
            _ => None,
        })
        .unwrap_or((None, None));
    BiddingShown {
        part: seats(game, open.bidding.part),
        lots: game
            .put_up(open)
            .into_iter()
            .map(|it| LotShown { lot: lot_id(it.lot), least: it.mon, auctioned: it.gone })
            .collect(),
        sold: game.sells(open),
        lot: lot.map(lot_id),
        leads: best.map(|(seat, _)| SeatId(seat)),
        bid: best.map(|(_, mon)| mon),
    }
}

fn rack(weapons: [u8; 8]) -> BTreeMap<&'static str, u8> {
    let all = Weapon::ALL.into_iter().map(|it| (it.id(), weapons[it as usize]));
    all.filter(|(_, number)| 0 < *number).collect()
}

fn clan(game: &Yedo, open: &Open, seat: Seat, hand: &HandSeen) -> ClanShown {
    let home: &Home = &open.homes[seat];
    let character = |role: Role| game.character(role).id;
    ClanShown {
        seat: SeatId(seat),
        prestige: home.prestige,
        mon: home.mon,
        weapons: rack(home.weapons),
        annexes: home
            .annexes
            .iter()
            .map(|annex| (annex.id(), piece(open.at(Spot::annex(seat, annex)))))
            .collect(),
        geishas: home.geishas,
        blessing: home.blessing,
        blackmail: home.blackmail,
        home: home.home,
        specialists: home.skilled.iter().map(::yedo::edition::Specialist::id).collect(),
        reserve: home.reserve,
        staying: home.staying,
        completed: Colour::ALL
            .into_iter()
            .map(|colour| (colour.id(), home.completed[colour as usize]))
            .filter(|(_, number)| 0 < *number)
            .collect(),
        bonus_parts: home.bonus_parts,
        favor: home.favor.map(Favor::id),
        clan: home.clan.map(::yedo::edition::ClanPower::id),
        character: home.active.map(character),
        hired: home.hired.map(character),
        owes: home.owes,
        hand: hand_shown(game, hand),
    }
}

fn hand_shown(game: &Yedo, hand: &HandSeen) -> HandShown {
    let HandSeen { missions, jesuits, actions, bonuses } = hand;
    let mission = |by_sea: bool| {
        move |(seen, colour): &(CardSeen, Colour)| HeldShown {
            back: if by_sea { format!("jesuits-{}", colour.id()) } else { colour.id().to_owned() },
            id: seen.card.map(|number| game.mission(number).id),
        }
    };
    let card = |back: &str, id: Option<&'static str>| HeldShown { back: back.to_owned(), id };
    HandShown {
        missions: missions
            .iter()
            .map(mission(false))
            .chain(jesuits.iter().map(mission(true)))
            .collect(),
        actions: actions
            .iter()
            .map(|seen| card("action", seen.card.map(|number| game.action(number).id)))
            .collect(),
        bonuses: bonuses
            .iter()
            .map(|seen| card("bonus", seen.card.map(|number| bonus(game, number))))
            .collect(),
    }
}

fn played(game: &Yedo, open: &Open) -> Option<PlayedShown> {
    open.frames.as_slice().iter().rev().find_map(|frame| match *frame {
        Frame::Played { by, card, .. } => {
            Some(PlayedShown { seat: SeatId(by), card: game.action(card).id })
        }
        _ => None,
    })
}

fn offer(game: &Yedo, view: &View, laid: &[Vec<LaidSeen>; 2]) -> Option<OfferShown> {
    let (from, to) = view.open.frames.as_slice().iter().rev().find_map(|frame| match *frame {
        Frame::Offer { me, with } | Frame::Answer { me, with } | Frame::HandOver { me, with } => {
            Some((me, with))
        }
        _ => None,
    })?;
    let held = |laid: &LaidSeen| HeldShown {
        back: laid.good.id().to_owned(),
        id: laid.card.map(|number| match laid.good {
            Good::Mission(_) => game.mission(number).id,
            Good::Bonus => bonus(game, number),
            Good::Action | Good::Weapon(_) | Good::Geisha | Good::Blackmail => {
                game.action(number).id
            }
        }),
    };
    let side = |side: &Side, laid: &[LaidSeen]| SideShown {
        mon: side.mon,
        goods: side.goods.iter().map(Good::id).collect(),
        laid: laid.iter().map(held).collect(),
    };
    let [mine, theirs] = laid;
    let terms = &view.open.offer;
    Some(OfferShown {
        from: SeatId(from),
        to: SeatId(to),
        gives: side(&terms.gives, mine),
        asks: side(&terms.asks, theirs),
    })
}

fn together(game: &Yedo, open: &Open, deck: &DeckSeen) -> Option<TogetherShown> {
    let home = &open.homes[game.daimyo()?];
    let coop = &open.coop;
    let emperor = |card: EmperorNo| game.edition.emperor_card(card).id;
    Some(TogetherShown {
        emperor: coop.current.map(emperor),
        next: deck.top.first().and_then(|seen| seen.card).map(|card| emperor(EmperorNo(card))),
        errands: coop.errands_open().map(emperor).collect(),
        done: coop.errands,
        shogun: coop.shogun.map(|mission| game.mission(mission).id),
        annex_mon: coop.annex_mon,
        daimyo: [home.home, home.reserve],
        revealed: coop
            .revealed
            .iter()
            .flatten()
            .map(|card| game.edition.daimyo_card(*card).id)
            .collect(),
    })
}

fn replied(game: &Yedo, reply: Reply) -> String {
    match reply {
        Reply::Pass => "pass".to_owned(),
        Reply::Play { card } => choice_text(game, Choice::Play(card)),
        Reply::Blackmail => "blackmail".to_owned(),
        Reply::Blessing => "blessing".to_owned(),
        Reply::Character => "character".to_owned(),
    }
}
