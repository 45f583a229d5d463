//! Writing a position.

use std::fmt::{self, Write};

use table::{Game, Seat, Viewer};

use super::bare;
use crate::board::{BySpace, Spaces};
use crate::edition::{Good, Location, Privilege};
use crate::game::Edo;
use crate::state::{Cards, Draft, Figures, Home, Open, Plan, Privileges, Slot, State};
use crate::view::View;

/// Writes the lines in which a position differs from a bare table.
pub(crate) fn write(game: &Edo, state: &State, out: &mut impl Write) -> fmt::Result {
    let secret = &state.secret;
    // A position holds everything; whoever writes it for a viewer writes that viewer's world.
    write_table(game, &state.open, out, |seat, out| {
        write_draft(game, seat, secret.drafts[seat], out)?;
        match secret.sealed(seat) {
            Some(plan) => write_sealed(game, seat, plan, out),
            None => Ok(()),
        }
    })
}

/// Writes what a viewer sees in the same way. Of others who have sealed a plan it says just that.
pub(crate) fn write_view(game: &Edo, view: &View, out: &mut impl Write) -> fmt::Result {
    write_table(game, &view.open, out, |seat, out| {
        let own = view.viewer == Viewer::Seat(seat);
        if let (true, Some(draft)) = (own, view.draft) {
            write_draft(game, seat, draft, out)?;
        }
        match view.plan {
            Some(plan) if own => write_sealed(game, seat, plan, out),
            _ if view.sealed.has(seat) => writeln!(out, "{seat} sealed"),
            _ => Ok(()),
        }
    })
}

/// Writes what lies open; `hidden` adds what is known of a seat beyond that.
fn write_table<W: Write>(
    game: &Edo,
    open: &Open,
    out: &mut W,
    hidden: impl Fn(Seat, &mut W) -> fmt::Result,
) -> fmt::Result {
    let bare = bare::table(game);
    if open.round != bare.open.round {
        writeln!(out, "round {}", open.round)?;
    }
    if open.start != bare.open.start {
        writeln!(out, "start {}", open.start)?;
    }
    if open.frames != bare.open.frames {
        write!(out, "now ")?;
        super::now::write(game, open, out)?;
        writeln!(out)?;
    }
    write_map(game, open, &bare.open, out)?;
    write_market(game, open, &bare.open, out)?;
    write_shogun(game, open, &bare.open, out)?;
    write_supply(game, open, &bare.open, out)?;
    for seat in game.seats().iter() {
        write_home(game, open, &bare.open, seat, out)?;
        write_plan(game, open, seat, out)?;
        hidden(seat, out)?;
    }
    Ok(())
}

fn write_map(game: &Edo, open: &Open, bare: &Open, out: &mut impl Write) -> fmt::Result {
    let spaces = |spaces: Spaces| list(spaces.iter().map(|space| game.board.id(space)));
    if open.covered != bare.covered {
        writeln!(out, "covered {}", spaces(open.covered))?;
    }
    for city in game.board.cities() {
        let id = game.board.id(game.board.city_space(city));
        let town = &open.cities[city];
        if town.tile != bare.cities[city].tile {
            writeln!(out, "city {id} tile {}", number(town.tile))?;
        }
        if town.sites != bare.cities[city].sites {
            let built = town.buildings().map(|b| format!("{}:{}", b.owner, b.building.id()));
            writeln!(out, "city {id} sites {}", list(built))?;
        }
    }
    let ronin = |open: &Open| figures(game, &open.on, |on| on.ronin);
    if ronin(open) != ronin(bare) {
        writeln!(out, "ronin {}", ronin(open))?;
    }
    let bystanders = |open: &Open| figures(game, &open.on, |on| on.bystanders);
    if bystanders(open) != bystanders(bare) {
        writeln!(out, "bystanders {}", bystanders(open))?;
    }
    if open.used != bare.used {
        let used = game.board.all().iter().map(|space| (game.board.id(space), open.used[space]));
        writeln!(out, "used {}", counted(used))?;
    }
    Ok(())
}

fn write_market(game: &Edo, open: &Open, bare: &Open, out: &mut impl Write) -> fmt::Result {
    let merchant = &open.merchant;
    if merchant.at != bare.merchant.at {
        writeln!(out, "merchant at {}", game.board.id(merchant.at))?;
    }
    if merchant.card != bare.merchant.card {
        writeln!(out, "merchant card {}", merchant.card + 1)?;
    }
    if merchant.next != bare.merchant.next {
        writeln!(out, "merchant next {}", number(merchant.next))?;
    }
    if merchant.pile != bare::merchant_pile(game, open) {
        writeln!(out, "merchant pile {}", list(merchant.pile.iter().map(|card| card + 1)))?;
    }
    if open.specials.display != bare::display(game, open) {
        let shown = open.specials.display.iter().take(game.edition.numbers.display as usize);
        let shown = shown.map(|card| card.map_or("none", |card| game.card(card).id));
        writeln!(out, "special display {}", list(shown))?;
    }
    if open.specials.pile != bare::special_pile(game, open) {
        writeln!(out, "special pile {}", cards(game, open.specials.pile))?;
    }
    Ok(())
}

fn write_shogun(game: &Edo, open: &Open, bare: &Open, out: &mut impl Write) -> fmt::Result {
    let shogun = &open.shogun;
    let demand = |row: &Option<u8>| row.map_or("none", |row| game.edition.demands[row as usize].id);
    let privilege = |row: &Option<Privilege>| row.map_or("none", Privilege::id);
    if shogun.demands != bare.shogun.demands {
        writeln!(out, "demands {}", list(shogun.demands.iter().map(demand)))?;
    }
    if shogun.next_demand != bare.shogun.next_demand {
        writeln!(out, "demand-next {}", demand(&shogun.next_demand))?;
    }
    if shogun.demand_pile != bare::demand_pile(game, open) {
        let pile = shogun.demand_pile.iter().map(|row| demand(&Some(row)));
        writeln!(out, "demand-pile {}", list(pile))?;
    }
    if shogun.privileges != bare.shogun.privileges {
        writeln!(out, "privileges {}", list(shogun.privileges.iter().map(privilege)))?;
    }
    if shogun.next_privilege != bare.shogun.next_privilege {
        writeln!(out, "privilege-next {}", privilege(&shogun.next_privilege))?;
    }
    if shogun.privilege_pile != bare::privilege_pile(game, open) {
        writeln!(out, "privilege-pile {}", privileges(shogun.privilege_pile))?;
    }
    let tiles =
        |tiles: [u8; 5]| counted(Location::ALL.iter().map(|l| (l.id(), tiles[*l as usize])));
    if open.aside != bare.aside {
        writeln!(out, "aside {}", tiles(open.aside))?;
    }
    if open.bag != bare::bag(game, open) {
        writeln!(out, "bag {}", tiles(open.bag))?;
    }
    Ok(())
}

fn write_supply(game: &Edo, open: &Open, bare: &Open, out: &mut impl Write) -> fmt::Result {
    if open.packages != bare.packages {
        let left = (0..8).filter(|package| open.packages >> package & 1 == 1);
        writeln!(out, "packages {}", list(left.map(|package| package + 1)))?;
    }
    let supply = &open.supply;
    for (name, there, due) in [
        ("fortresses", supply.fortresses, bare::fortresses(game, open)),
        ("white-officials", supply.white_officials, bare::white_officials(game, open)),
        (
            "black-officials",
            supply.black_officials,
            bare::black_officials(open, bare.supply.black_officials),
        ),
        ("tokens", supply.tokens, bare::tokens(game, open)),
    ] {
        if there != due {
            writeln!(out, "supply {name} {there}")?;
        }
    }
    Ok(())
}

fn write_home(
    game: &Edo,
    open: &Open,
    bare: &Open,
    seat: Seat,
    out: &mut impl Write,
) -> fmt::Result {
    let (home, blank): (&Home, &Home) = (&open.homes[seat], &bare.homes[seat]);
    if home.purse.ryo != blank.purse.ryo {
        writeln!(out, "{seat} ryo {}", home.purse.ryo.0)?;
    }
    if home.points != blank.points {
        writeln!(out, "{seat} points {}", home.points)?;
    }
    let (houses, trading_posts, temples) = bare::unbuilt(game, open, seat);
    let goods = Good::ALL.map(|good| (good.id(), home.purse.of(good), 0));
    for (name, there, due) in goods.into_iter().chain([
        ("officials", home.officials, bare::officials(game, open, seat)),
        ("houses", home.houses, houses),
        ("trading-posts", home.trading_posts, trading_posts),
        ("temples-left", home.temples, temples),
        ("tokens", home.tokens, 0),
    ]) {
        if there != due {
            writeln!(out, "{seat} {name} {there}")?;
        }
    }
    if home.cards != blank.cards {
        writeln!(out, "{seat} cards {}", cards(game, home.cards))?;
    }
    if home.privileges != blank.privileges {
        writeln!(out, "{seat} privileges {}", privileges(home.privileges))?;
    }
    if 0 < open.n_samurai(seat) {
        writeln!(out, "{seat} samurai {}", figures(game, &open.on, |on| on.samurai[seat]))?;
    }
    if !open.temples[seat].is_empty() {
        let temples = open.temples[seat].iter().map(|space| game.board.id(space));
        writeln!(out, "{seat} temples {}", list(temples))?;
    }
    Ok(())
}

fn write_plan(game: &Edo, open: &Open, seat: Seat, out: &mut impl Write) -> fmt::Result {
    if open.plans[seat] != bare::plan(open, seat) {
        writeln!(out, "{seat} plan {}", slots(game, open.plans[seat]))?;
    }
    Ok(())
}

fn write_draft(game: &Edo, seat: Seat, draft: Draft, out: &mut impl Write) -> fmt::Result {
    if draft == Draft::default() {
        return Ok(());
    }
    let mut laid: Vec<_> = draft.laid().iter().map(|row| slot(game, *row)).collect();
    laid.extend((0 < draft.support).then(|| format!("support {}", draft.support)));
    writeln!(out, "{seat} draft {}", list(laid))
}

fn write_sealed(game: &Edo, seat: Seat, plan: Plan, out: &mut impl Write) -> fmt::Result {
    writeln!(out, "{seat} sealed {}", slots(game, plan))
}

fn slots(game: &Edo, plan: Plan) -> String {
    list(plan.0.iter().map(|row| slot(game, *row)))
}

fn slot(game: &Edo, slot: Slot) -> String {
    let action = game.edge(slot).action.id();
    let black = if 0 < slot.black { format!("+{}", slot.black) } else { String::new() };
    format!("{}:{action}:{}{black}", game.card(slot.card).id, slot.own)
}

fn figures(game: &Edo, on: &BySpace<Figures>, number: impl Fn(&Figures) -> u8) -> String {
    counted(game.board.all().iter().map(|space| (game.board.id(space), number(&on[space]))))
}

fn cards(game: &Edo, cards: Cards) -> String {
    list(cards.iter().map(|card| game.card(card).id))
}

fn privileges(held: Privileges) -> String {
    counted(Privilege::ALL.iter().map(|privilege| (privilege.id(), held[*privilege])))
}

/// Names with their numbers, those of which there are none left out; one of a thing needs no number.
fn counted<'a>(rows: impl Iterator<Item = (&'a str, u8)>) -> String {
    let rows = rows.filter(|(_, n)| 0 < *n);
    list(rows.map(|(id, n)| if n == 1 { id.to_owned() } else { format!("{id} {n}") }))
}

fn list(rows: impl IntoIterator<Item: fmt::Display>) -> String {
    let rows: Vec<String> = rows.into_iter().map(|row| row.to_string()).collect();
    if rows.is_empty() { "none".to_owned() } else { rows.join(" ") }
}

fn number(row: Option<u8>) -> String {
    row.map_or("none".to_owned(), |row| (row + 1).to_string())
}
