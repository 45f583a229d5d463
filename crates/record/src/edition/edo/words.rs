//! How the file calls what the rows call by name.

use edo::edition::{Action, Good, Kind, Location, Privilege, Side, Source, Wish};

use crate::edition::word::Word;

impl Word for Source {
    const WHAT: &'static str = "source";
    const ALL: &'static [Source] = &[Source::Printed, Source::House];

    fn word(self) -> &'static str {
        match self {
            Source::Printed => "printed",
            Source::House => "house",
        }
    }
}

impl Word for Side {
    const WHAT: &'static str = "side";
    const ALL: &'static [Side] = &[Side::Small, Side::Large];

    fn word(self) -> &'static str {
        match self {
            Side::Small => "small",
            Side::Large => "large",
        }
    }
}

impl Word for Good {
    const WHAT: &'static str = "good";
    const ALL: &'static [Good] = &Good::ALL;

    fn word(self) -> &'static str {
        self.id()
    }
}

impl Word for Kind {
    const WHAT: &'static str = "kind of space";
    const ALL: &'static [Kind] = &Kind::ALL;

    fn word(self) -> &'static str {
        self.id()
    }
}

impl Word for Wish {
    const WHAT: &'static str = "wish";
    const ALL: &'static [Wish] = &Wish::ALL;

    fn word(self) -> &'static str {
        self.id()
    }
}

impl Word for Action {
    const WHAT: &'static str = "action";
    const ALL: &'static [Action] = &Action::ALL;

    fn word(self) -> &'static str {
        self.id()
    }
}

impl Word for Privilege {
    const WHAT: &'static str = "privilege";
    const ALL: &'static [Privilege] = &Privilege::ALL;

    fn word(self) -> &'static str {
        self.id()
    }
}

impl Word for Location {
    const WHAT: &'static str = "location";
    const ALL: &'static [Location] = &Location::ALL;

    fn word(self) -> &'static str {
        self.id()
    }
}
