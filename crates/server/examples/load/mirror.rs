//! A game as whoever knows the secret of its luck can play it ahead, without a look in between.

use ::table::{Choices, Fast, choice_text};
use host::{Act, Pass, Shown, Table};
use store::{Line, Millis, PersonId, Secret, Store, TableId};

/// An answer that will be lawful when its time has come.
pub(crate) struct Planned {
    pub(crate) seat: String,
    pub(crate) choice: String,
    /// The number it follows on.
    pub(crate) number: u32,
}

/// All answers of a game of one person at all seats, from now to its end.
pub(crate) async fn plan(store: &dyn Store, id: TableId) -> Vec<Planned> {
    let lines = store.lines(id, 0).await.expect("lines can be read");
    let secret = store.secret(id).await.expect("it can be read").expect("it is kept");
    let table = Table::fold(&lines).expect("it was played");
    let person = table.people()[0];
    let mut mirror = Mirror { table, secret, person, chance: Fast(id.0 as u64) };
    let mut planned = Vec::new();
    while let Some(next) = mirror.step() {
        planned.push(next);
    }
    planned
}

struct Mirror {
    table: Table,
    secret: Secret,
    person: PersonId,
    chance: Fast,
}

impl Mirror {
    /// One lawful answer. `None` if the game is over.
    fn step(&mut self) -> Option<Planned> {
        let seat = self.table.asked().lowest()?;
        let pass = Pass::player(&self.table, self.person).expect("they play");
        let sight = self.table.see(&pass);
        let Some(Shown::Edo(scene)) = sight.game else { unreachable!("it was dealt") };
        let viewer = ::table::Viewer::Seat(seat);
        let window = scene.windows.iter().find(|window| window.viewer == viewer);
        let mut choices = Choices::new();
        let offers = window.expect("the seat is theirs").offers.iter();
        offers.filter(|offer| offer.is_available()).for_each(|offer| choices.push(offer.choice));
        let choice = choice_text(&*scene.game, choices.any(&mut self.chance));

        let act = Act::Answer { seat, choice: choice.clone() };
        let luck = self.table.luck(self.secret);
        let events = self.table.act(self.person, &act, &luck, Millis(i64::MAX / 2));
        for event in events.expect("it is lawful") {
            let line = Line { text: event.to_string(), at: Millis(i64::MAX / 2) };
            self.table.take(&line).expect("it was decided");
        }
        Some(Planned { seat: seat.to_string(), choice, number: sight.number })
    }
}
