//! Reading a position.

use table::{Game, Misread, Sealed, Seat};

use super::bare;
use crate::audit;
use crate::board::{BySpace, City, Space, Spaces};
use crate::edition::{Location, Privilege};
use crate::frame::Frame;
use crate::game::Edo;
use crate::notation::{Words, find_card, find_edge, number};
use crate::state::{
    Building, Built, COLUMNS, Cards, Draft, Open, Plan, Privileges, SITES_MAX, SLOTS, Slot, State,
};

/// Reads lines as differences from a bare table; blank ones are passed over.
pub(crate) fn read(game: &Edo, text: &str) -> Result<State, Misread> {
    let mut reader = Reader::new(game);
    for (i, line) in text.lines().enumerate() {
        if !line.trim().is_empty() {
            reader.line(line, i + 1).map_err(|misread| misread.at(i + 1))?;
        }
    }
    let last = text.lines().count();
    let state = reader.finish()?;
    audit::audit(game, &state)
        .map_err(|fault| Misread::new(fault, "pieces that add up").at(last))?;
    if let Err((found, expected)) = super::sound::check(game, &state) {
        return Err(Misread::new(found, expected).at(last));
    }
    Ok(state)
}

/// A position half read, and which of the things that follow from others were said outright.
struct Reader<'g, 't> {
    game: &'g Edo,
    open: Open,
    now: Option<(&'t str, usize)>,
    drafts: [Option<(Draft, usize)>; 5],
    sealed: [Option<(Plan, usize)>; 5],
    /// How many cards of each open plan were given.
    planned: [usize; 5],
    officials: [bool; 5],
    unbuilt: [[Option<u8>; 3]; 5],
    supply: [Option<u8>; 4],
    display: bool,
    special_pile: Option<Cards>,
    merchant_pile: Option<Cards>,
    demand_pile: Option<Cards>,
    privilege_pile: Option<Privileges>,
    bag: Option<[u8; 5]>,
}

impl<'g, 't> Reader<'g, 't> {
    fn new(game: &'g Edo) -> Reader<'g, 't> {
        Reader {
            game,
            open: bare::table(game).open,
            now: None,
            drafts: [None; 5],
            sealed: [None; 5],
            planned: [0; 5],
            officials: [false; 5],
            unbuilt: [[None; 3]; 5],
            supply: [None; 4],
            display: false,
            special_pile: None,
            merchant_pile: None,
            demand_pile: None,
            privilege_pile: None,
            bag: None,
        }
    }

    fn line(&mut self, line: &'t str, at: usize) -> Result<(), Misread> {
        let words = &mut Words::new(line);
        let key = words.next("a line of a position")?;
        if key == "now" {
            let text = line.trim_start().trim_start_matches("now");
            self.now = Some((text, at));
            return Ok(());
        }
        if let Some(seat) = Seat::read(key) {
            if !self.game.seats().has(seat) {
                return Err(Misread::new(key, "a seat of this game"));
            }
            self.seat_line(seat, words, at)?;
        } else {
            self.table_line(key, words)?;
        }
        words.end()
    }

    fn table_line(&mut self, key: &str, words: &mut Words<'t>) -> Result<(), Misread> {
        let game = self.game;
        let open = &mut self.open;
        match key {
            "round" => open.round = words.number("a round", 0, game.edition.merchants.len())?,
            "start" => {
                let word = words.next("a seat")?;
                let seat = Seat::read(word).filter(|seat| game.seats().has(*seat));
                open.start = seat.ok_or_else(|| Misread::new(word, "a seat of this game"))?;
            }
            "covered" => {
                let covered = spaces(game, words)?;
                let resources = covered.iter().all(|at| game.board.kind(at).good().is_some());
                if !resources {
                    return Err(Misread::new(
                        "covered",
                        "resource spaces; a city is covered by `city … tile none`",
                    ));
                }
                open.covered = covered;
            }
            "city" => self.city_line(words)?,
            "ronin" => {
                game.board.all().iter().for_each(|space| open.on[space].ronin = 0);
                for (space, n) in counted(words, |words| words.space(game))? {
                    open.on[space].ronin = n;
                }
            }
            "bystanders" => {
                game.board.all().iter().for_each(|space| open.on[space].bystanders = 0);
                for (space, n) in counted(words, |words| words.space(game))? {
                    open.on[space].bystanders = n;
                }
            }
            "used" => {
                open.used = BySpace::default();
                for (space, n) in counted(words, |words| words.space(game))? {
                    open.used[space] = n;
                }
            }
            "merchant" => self.merchant_line(words)?,
            "special" => self.special_line(words)?,
            "packages" => {
                open.packages = 0;
                while !none(words) && words.peek().is_some() {
                    let n = words.number("a package", 1, game.edition.packages.len())?;
                    open.packages |= 1 << (n - 1);
                }
            }
            "supply" => {
                let names = ["fortresses", "white-officials", "black-officials", "tokens"];
                let name = words.named("a common piece", &names, |name| name)?;
                let i = names.iter().position(|n| *n == name).expect("it is one of these");
                self.supply[i] = Some(words.number("pieces", 0, 99)?);
            }
            "aside" => open.aside = tiles(words)?,
            "bag" => self.bag = Some(tiles(words)?),
            _ => self.shogun_line(key, words)?,
        }
        Ok(())
    }

    fn city_line(&mut self, words: &mut Words<'t>) -> Result<(), Misread> {
        let game = self.game;
        let at = words.space(game)?;
        let city = game.board.city(at);
        let city: City = city.ok_or_else(|| Misread::new(game.board.id(at), "a city"))?;
        let town = &mut self.open.cities[city];
        match words.next("tile or sites")? {
            "tile" if at != Space::EDO && none(words) => town.tile = None,
            "tile" => {
                let kinds = game.edition.profits.len();
                town.tile = Some(words.number("a kind of profit tile", 1, kinds)? - 1);
            }
            "sites" => {
                town.sites = [None; SITES_MAX];
                for site in &mut town.sites {
                    if none(words) || words.peek().is_none() {
                        break;
                    }
                    *site = Some(built(game, words.next("a building")?)?);
                }
            }
            other => return Err(Misread::new(other, "tile or sites")),
        }
        Ok(())
    }

    fn merchant_line(&mut self, words: &mut Words<'t>) -> Result<(), Misread> {
        let n = self.game.edition.merchants.len();
        let merchant = &mut self.open.merchant;
        match words.next("at, card, next or pile")? {
            "at" => merchant.at = words.space(self.game)?,
            "card" => merchant.card = words.number("a merchant card", 1, n)? - 1,
            "next" if none(words) => merchant.next = None,
            "next" => merchant.next = Some(words.number("a merchant card", 1, n)? - 1),
            "pile" => {
                let mut pile = Cards::default();
                while !none(words) && words.peek().is_some() {
                    pile = pile.with(words.number("a merchant card", 1, n)? - 1);
                }
                self.merchant_pile = Some(pile);
            }
            other => return Err(Misread::new(other, "at, card, next or pile")),
        }
        Ok(())
    }

    fn special_line(&mut self, words: &mut Words<'t>) -> Result<(), Misread> {
        match words.next("display or pile")? {
            "display" => {
                self.display = true;
                self.open.specials.display = Default::default();
                for place in 0..self.game.edition.numbers.display as usize {
                    if words.peek().is_none() {
                        break;
                    }
                    self.open.specials.display[place] =
                        if none(words) { None } else { Some(special(self.game, words)?) };
                }
            }
            "pile" => {
                let mut pile = Cards::default();
                while !none(words) && words.peek().is_some() {
                    pile = pile.with(special(self.game, words)?);
                }
                self.special_pile = Some(pile);
            }
            other => return Err(Misread::new(other, "display or pile")),
        }
        Ok(())
    }

    fn shogun_line(&mut self, key: &str, words: &mut Words<'t>) -> Result<(), Misread> {
        let game = self.game;
        let shogun = &mut self.open.shogun;
        match key {
            "demands" => {
                for column in 0..COLUMNS {
                    shogun.demands[column] =
                        if none(words) { None } else { Some(demand(game, words)?) };
                }
            }
            "demand-next" => {
                shogun.next_demand = if none(words) { None } else { Some(demand(game, words)?) };
            }
            "demand-pile" => {
                let mut pile = Cards::default();
                while !none(words) && words.peek().is_some() {
                    pile = pile.with(demand(game, words)?);
                }
                self.demand_pile = Some(pile);
            }
            "privileges" => {
                for column in 0..COLUMNS {
                    shogun.privileges[column] =
                        if none(words) { None } else { Some(privilege(words)?) };
                }
            }
            "privilege-next" => {
                shogun.next_privilege = if none(words) { None } else { Some(privilege(words)?) };
            }
            "privilege-pile" => self.privilege_pile = Some(privileges(words)?),
            other => {
                return Err(Misread::new(
                    other,
                    "round, start, now, covered, city, ronin, bystanders, used, merchant, special, \
                     packages, supply, demands, demand-next, demand-pile, privileges, \
                     privilege-next, privilege-pile, bag, aside or a seat",
                ));
            }
        }
        Ok(())
    }

    fn seat_line(&mut self, seat: Seat, words: &mut Words<'t>, at: usize) -> Result<(), Misread> {
        let game = self.game;
        let i = seat.0 as usize;
        let expected = "ryo, rice, wood, stone, points, officials, houses, trading-posts, \
                        temples-left, tokens, cards, privileges, samurai, temples, plan, draft \
                        or sealed";
        let home = &mut self.open.homes[seat];
        match words.next(expected)? {
            "ryo" => home.purse.ryo.0 = large(words, "money")?,
            "points" => home.points = large(words, "power points")?,
            "rice" => home.purse.goods[0] = words.number("rice", 0, 255)?,
            "wood" => home.purse.goods[1] = words.number("wood", 0, 255)?,
            "stone" => home.purse.goods[2] = words.number("stone", 0, 255)?,
            "officials" => {
                home.officials = words.number("officials", 0, 40)?;
                self.officials[i] = true;
            }
            "houses" => self.unbuilt[i][0] = Some(words.number("houses", 0, 20)?),
            "trading-posts" => self.unbuilt[i][1] = Some(words.number("trading posts", 0, 1)?),
            "temples-left" => self.unbuilt[i][2] = Some(words.number("temples", 0, 20)?),
            "tokens" => home.tokens = words.number("tokens", 0, 99)?,
            "cards" => {
                home.cards = Cards::default();
                while !none(words) && words.peek().is_some() {
                    home.cards = home.cards.with(words.card(game)?);
                }
            }
            "privileges" => home.privileges = privileges(words)?,
            "samurai" => {
                for space in game.board.all().iter() {
                    self.open.on[space].samurai[seat] = 0;
                }
                for (space, n) in counted(words, |words| words.space(game))? {
                    self.open.on[space].samurai[seat] = n;
                }
            }
            "temples" => self.open.temples[seat] = spaces(game, words)?,
            "plan" => (self.open.plans[seat], self.planned[i]) = plan(game, words)?,
            "draft" if none(words) => self.drafts[i] = None,
            "draft" => self.drafts[i] = Some((draft(game, words)?, at)),
            "sealed" if none(words) => self.sealed[i] = None,
            "sealed" => self.sealed[i] = Some((plan(game, words)?.0, at)),
            other => return Err(Misread::new(other, expected)),
        }
        Ok(())
    }

    /// What was not said follows from what was.
    fn finish(mut self) -> Result<State, Misread> {
        let game = self.game;
        for seat in game.seats().iter() {
            let i = seat.0 as usize;
            if !self.officials[i] {
                self.open.homes[seat].officials = bare::officials(game, &self.open, seat);
            }
            let (houses, trading_posts, temples) = bare::unbuilt(game, &self.open, seat);
            let home = &mut self.open.homes[seat];
            home.houses = self.unbuilt[i][0].unwrap_or(houses);
            home.trading_posts = self.unbuilt[i][1].unwrap_or(trading_posts);
            home.temples = self.unbuilt[i][2].unwrap_or(temples);
        }
        let open = &mut self.open;
        if !self.display {
            open.specials.display = bare::display(game, open);
        }
        open.specials.pile = self.special_pile.unwrap_or_else(|| bare::special_pile(game, open));
        open.merchant.pile = self.merchant_pile.unwrap_or_else(|| bare::merchant_pile(game, open));
        let fortresses = bare::fortresses(game, open);
        open.supply.fortresses = self.supply[0].unwrap_or(fortresses);
        open.supply.white_officials =
            self.supply[1].unwrap_or_else(|| bare::white_officials(game, open));
        let black = bare::black_officials(open, open.supply.black_officials);
        open.supply.black_officials = self.supply[2].unwrap_or(black);
        open.supply.tokens = self.supply[3].unwrap_or_else(|| bare::tokens(game, open));
        open.shogun.demand_pile = self.demand_pile.unwrap_or_else(|| bare::demand_pile(game, open));
        open.shogun.privilege_pile =
            self.privilege_pile.unwrap_or_else(|| bare::privilege_pile(game, open));
        open.bag = self.bag.unwrap_or_else(|| bare::bag(game, open));
        if self.now.is_some_and(|(text, _)| matches!(text.trim().get(..4), Some("card" | "wage"))) {
            bare::fill_plans(game, open, self.planned);
        }
        if let Some((text, at)) = self.now {
            open.frames = super::now::read(game, open, text).map_err(|misread| misread.at(at))?;
        }
        self.secrets()
    }

    fn secrets(self) -> Result<State, Misread> {
        let Reader { game, open, drafts, sealed, .. } = self;
        let mut secret = crate::state::Secret::default();
        let planning = open.frames.top() == Frame::Plan;
        if planning {
            secret.plans = Sealed::ask(game.seats());
        }
        for seat in game.seats().iter() {
            let home = &open.homes[seat];
            let fits = |draft: &Draft| {
                let cards =
                    draft.laid().iter().fold(home.cards, |left, slot| left.without(slot.card));
                planning
                    && cards.len() + draft.filled == home.cards.len()
                    && draft.own() <= home.officials
                    && draft.black() <= home.privileges[Privilege::Support]
            };
            let expected = "a plan this seat could be making now";
            if let Some((draft, at)) = drafts[seat.0 as usize] {
                if !fits(&draft) || SLOTS as u8 <= draft.filled {
                    return Err(Misread::new(format!("{seat} draft"), expected).at(at));
                }
                secret.drafts[seat] = draft;
            }
            if let Some((plan, at)) = sealed[seat.0 as usize] {
                let draft = Draft { slots: plan, filled: SLOTS as u8, support: 0 };
                if !fits(&draft) || secret.drafts[seat] != Draft::default() {
                    return Err(Misread::new(format!("{seat} sealed"), expected).at(at));
                }
                secret.plans.seal(seat, plan);
            }
        }
        if planning && secret.plans.waiting().is_empty() {
            return Err(Misread::new("sealed", "somebody who has not sealed a plan yet"));
        }
        Ok(State { open, secret })
    }
}

/// The word that says there is nothing.
fn none(words: &mut Words<'_>) -> bool {
    words.flag("none")
}

/// A number that may be large.
fn large(words: &mut Words<'_>, what: &str) -> Result<u16, Misread> {
    let expected = || format!("{what}: a number from 0 to 9999");
    let word = words.next(&expected())?;
    let fits = number(word).filter(|n| *n <= 9999);
    fits.map(|n| n as u16).ok_or_else(|| Misread::new(word, expected()))
}

fn spaces(game: &Edo, words: &mut Words<'_>) -> Result<Spaces, Misread> {
    let mut spaces = Spaces::NONE;
    while !none(words) && words.peek().is_some() {
        spaces = spaces.with(words.space(game)?);
    }
    Ok(spaces)
}

/// Names, each with a number after it unless there is one only. A name given again adds up.
fn counted<T: Copy + PartialEq>(
    words: &mut Words<'_>,
    read: impl Fn(&mut Words<'_>) -> Result<T, Misread>,
) -> Result<Vec<(T, u8)>, Misread> {
    let mut rows: Vec<(T, u8)> = Vec::new();
    while !none(words) && words.peek().is_some() {
        let what = read(words)?;
        let counted = words.peek().is_some_and(|word| number(word).is_some());
        let n = if counted { words.number("how many", 1, 20)? } else { 1 };
        match rows.iter_mut().find(|row| row.0 == what) {
            Some(row) => row.1 = row.1.saturating_add(n).min(40),
            None => rows.push((what, n)),
        }
    }
    Ok(rows)
}

fn privilege(words: &mut Words<'_>) -> Result<Privilege, Misread> {
    words.named("a privilege", &Privilege::ALL, |row| row.id())
}

fn privileges(words: &mut Words<'_>) -> Result<Privileges, Misread> {
    let mut held = Privileges::default();
    for (row, n) in counted(words, privilege)? {
        held[row] = n;
    }
    Ok(held)
}

fn tiles(words: &mut Words<'_>) -> Result<[u8; 5], Misread> {
    let mut tiles = [0; 5];
    let location =
        |words: &mut Words<'_>| words.named("a location tile", &Location::ALL, |tile| tile.id());
    for (tile, n) in counted(words, location)? {
        tiles[tile as usize] = n;
    }
    Ok(tiles)
}

fn demand(game: &Edo, words: &mut Words<'_>) -> Result<u8, Misread> {
    let word = words.next("a demand")?;
    let demands = game.edition.demands;
    demands.iter().position(|row| row.id == word).map(|i| i as u8).ok_or_else(|| {
        let ids: Vec<_> = demands.iter().map(|row| row.id).collect();
        Misread::new(word, format!("a demand: {}", ids.join(", ")))
    })
}

fn special(game: &Edo, words: &mut Words<'_>) -> Result<u8, Misread> {
    let card = words.card(game)?;
    if (card as usize) < game.edition.starting.len() {
        return Err(Misread::new(game.card(card).id, "a special authorization card"));
    }
    Ok(card)
}

/// `S1:house`
fn built(game: &Edo, word: &str) -> Result<Built, Misread> {
    let wrong = || Misread::new(word, "a building such as S1:house, S2:trading-post, S1:fortress");
    let (owner, building) = word.split_once(':').ok_or_else(wrong)?;
    let owner = Seat::read(owner).filter(|seat| game.seats().has(*seat)).ok_or_else(wrong)?;
    let building = Building::ALL.into_iter().find(|row| row.id() == building);
    Ok(Built { building: building.ok_or_else(wrong)?, owner })
}

/// `I:rice:2` or, with a black official, `I:rice:1+1`.
fn slot(game: &Edo, word: &str) -> Result<Slot, Misread> {
    let wrong = || Misread::new(word, "a planned card such as I:rice:2 or III:travel:1+1");
    let mut parts = word.split(':');
    let (Some(card), Some(action), Some(officials), None) =
        (parts.next(), parts.next(), parts.next(), parts.next())
    else {
        return Err(wrong());
    };
    let card = find_card(game, card)?;
    let edge = find_edge(game, card, action)?;
    let (own, black) = officials.split_once('+').unwrap_or((officials, "0"));
    let most = game.card(card).edges[edge as usize].most as usize;
    let [own, black] = [own, black].map(|n| number(n).filter(|n| *n <= most).map(|n| n as u8));
    let (Some(own), Some(black)) = (own, black) else { return Err(wrong()) };
    if most < usize::from(own + black) {
        return Err(Misread::new(word, format!("at most {most} officials on that action")));
    }
    Ok(Slot { card, edge, own, black })
}

/// Up to three planned cards, and how many there are.
fn plan(game: &Edo, words: &mut Words<'_>) -> Result<(Plan, usize), Misread> {
    let mut plan = Plan::default();
    let mut given = 0;
    for row in &mut plan.0 {
        if none(words) {
            break;
        }
        match words.peek() {
            Some(word) => *row = slot(game, word)?,
            None => break,
        }
        words.next("a planned card")?;
        given += 1;
    }
    Ok((plan, given))
}

fn draft(game: &Edo, words: &mut Words<'_>) -> Result<Draft, Misread> {
    let mut draft = Draft::default();
    while let Some(word) = words.peek() {
        if none(words) {
            break;
        }
        if words.flag("support") {
            draft.support = words.number("black officials", 1, 9)?;
            break;
        }
        if SLOTS - 1 <= draft.filled as usize {
            return Err(Misread::new(word, "at most two cards laid so far"));
        }
        draft.slots.0[draft.filled as usize] = slot(game, word)?;
        draft.filled += 1;
        words.next("a planned card")?;
    }
    Ok(draft)
}
