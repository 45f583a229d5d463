//! A table for tests: acts go in, lines come out, time stands still unless told otherwise.

use edo::Edo;
use host::{
    Act, Commitment, Event, Late, Luck, Nonce, Pace, Pass, Refused, Scene, Shown, Sight, Table,
    Terms, Undo,
};
use store::{Line, Millis, PersonId, Secret, TableId};
use table::{BySeat, Chance, Choices, Fast, Game, Seat, Seats, Viewer, choice_text};
use yedo::Yedo;

/// The secret of every test.
pub(crate) const SECRET: Secret = Secret([7; 32]);

/// What everybody adds to the luck.
pub(crate) const NONCE: Option<Nonce> = Some(Nonce([9; 16]));

pub(crate) const ANNE: PersonId = PersonId(1);
pub(crate) const BEN: PersonId = PersonId(2);
pub(crate) const CLEO: PersonId = PersonId(3);
pub(crate) const PEOPLE: [PersonId; 5] = [ANNE, BEN, CLEO, PersonId(4), PersonId(5)];

pub(crate) struct Played {
    pub(crate) lines: Vec<Line>,
    pub(crate) table: Table,
    pub(crate) now: Millis,
}

pub(crate) fn terms(setup: &str) -> Terms {
    Terms {
        table: TableId(99),
        by: ANNE,
        pace: Pace::Untimed,
        public: true,
        undo: Undo::Free,
        late: Late::SitIn(bots::Level::Random),
        luck: Commitment::to(&SECRET),
        game: Edo::NAME.to_owned(),
        rules: Edo::RULES,
        edition: record::EditionId {
            name: "house".to_owned(),
            digest: record::edition::edo::digest(&edo::content::HOUSE),
        },
        setup: setup.to_owned(),
        file: None,
    }
}

/// The same for a game of Yedo.
pub(crate) fn yedo_terms(setup: &str) -> Terms {
    Terms {
        game: Yedo::NAME.to_owned(),
        rules: Yedo::RULES,
        edition: record::EditionId {
            name: "house".to_owned(),
            digest: record::edition::yedo::digest(&yedo::content::HOUSE),
        },
        ..terms(setup)
    }
}

/// Any lawful choice of a seat, each kind as likely as any other.
fn any_of<G: host::Hosted>(scene: &Scene<G>, seat: Seat, chance: &mut Fast) -> String {
    let window = scene.windows.iter().find(|window| window.viewer == Viewer::Seat(seat));
    let mut choices = Choices::new();
    for offer in &window.expect("the seat is theirs").offers {
        if offer.is_available() {
            choices.push(offer.choice);
        }
    }
    choice_text(&*scene.game, choices.any_kind(chance))
}

impl Played {
    /// A table with nobody at it.
    pub(crate) fn new(terms: Terms) -> Played {
        let text = Event::Created(Box::new(terms)).to_string();
        let lines = vec![Line { text, at: Millis(1_000_000) }];
        let table = Table::fold(&lines).expect("it was just created");
        Played { lines, table, now: Millis(1_000_000) }
    }

    /// A table at which everybody sits and the game has begun.
    pub(crate) fn started(terms: Terms) -> Played {
        let mut played = Played::new(terms);
        for (seat, person) in played.table.seats().iter().zip(PEOPLE) {
            played.must(person, &Act::Sit { seat: Some(seat), nonce: NONCE });
        }
        played.must(ANNE, &Act::Start);
        played
    }

    pub(crate) fn act(&mut self, by: PersonId, act: &Act) -> Result<(), Refused> {
        let luck = self.table.luck(SECRET);
        let events = self.table.act(by, act, &luck, self.now)?;
        self.keep(&events);
        Ok(())
    }

    pub(crate) fn must(&mut self, by: PersonId, act: &Act) {
        self.act(by, act).unwrap_or_else(|refused| panic!("{act:?}: {refused}"));
    }

    pub(crate) fn keep(&mut self, events: &[Event]) {
        for event in events {
            let line = Line { text: event.to_string(), at: self.now };
            self.table.take(&line).expect("what a table decides, it can take");
            self.lines.push(line);
        }
    }

    pub(crate) fn wait(&mut self, seconds: i64) {
        self.now.0 += 1000 * seconds;
    }

    pub(crate) fn luck(&self) -> Luck {
        self.table.luck(SECRET)
    }

    /// What a person sees.
    pub(crate) fn sight(&self, person: PersonId) -> Sight {
        let pass = Pass::player(&self.table, person);
        self.table.see(&pass.unwrap_or_else(|| Pass::spectator(&self.table)))
    }

    /// What everybody is shown of the game, and who is asked.
    pub(crate) fn views(&self) -> (Seats, Vec<edo::view::View>) {
        let mut views = Vec::new();
        let mut asked = Seats::NONE;
        for person in PEOPLE.into_iter().chain([PersonId(0)]) {
            let Some(Shown::Edo(scene)) = self.sight(person).game else { continue };
            asked = scene.asked;
            views.extend(scene.windows.into_iter().map(|window| window.view));
        }
        (asked, views)
    }

    pub(crate) fn person(&self, seat: Seat) -> PersonId {
        self.table.holders()[seat].person().expect("people sit everywhere in tests")
    }

    /// A seat answers with any lawful choice, each kind as likely as any other.
    pub(crate) fn any(&mut self, seat: Seat, chance: &mut Fast) {
        let person = self.person(seat);
        let choice = self.choice(seat, chance);
        self.must(person, &Act::Answer { seat, choice });
    }

    pub(crate) fn choice(&self, seat: Seat, chance: &mut Fast) -> String {
        match self.sight(self.person(seat)).game {
            Some(Shown::Edo(scene)) => any_of(&scene, seat, chance),
            Some(Shown::Yedo(scene)) => any_of(&scene, seat, chance),
            None => panic!("it is being played"),
        }
    }

    /// One of those who are asked.
    pub(crate) fn asked(&self, chance: &mut Fast) -> Option<Seat> {
        let asked = self.table.asked();
        let n = chance.below(u32::from(asked.len()).max(1));
        asked.iter().nth(n as usize)
    }

    /// Plays to the end, or so many answers.
    pub(crate) fn play(&mut self, answers: u32, chance: &mut Fast) {
        for _ in 0..answers {
            let Some(seat) = self.asked(chance) else { return };
            self.any(seat, chance);
        }
    }

    /// Everybody's number, and anybody's.
    pub(crate) fn numbers(&self) -> (BySeat<u32>, u32) {
        let of = |seat| self.table.noticed(Seats::only(seat));
        (BySeat::from_fn(of), self.table.noticed(Seats::NONE))
    }
}
