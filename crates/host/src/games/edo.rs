//! Edo, hosted.

use std::sync::LazyLock;

use edo::choice::Question;
use edo::content::HOUSE;
use edo::edition::Edition;
use edo::{Edo, Setup};
use record::edition::edo as file;
use table::{Illegal, Misread};

use super::{Hosted, Shelf};

static SHELF: LazyLock<Shelf<Edo>> = LazyLock::new(Shelf::new);

impl Hosted for Edo {
    type Setup = Setup;
    type Edition = Edition;

    fn is_together(&self) -> bool {
        false
    }

    fn kind(question: Question) -> &'static str {
        match question {
            Question::Package => "package",
            Question::StartCity => "start",
            Question::SelectRonin => "select",
            Question::Relocate { .. } => "relocate",
            Question::PlanSlot { .. } => "plan",
            Question::Perform { .. } => "perform",
            Question::MoveTo { .. } => "move",
            Question::MerchantTo => "merchant",
            Question::MarchTo { .. } => "march",
            Question::MarchAgain => "march-again",
            Question::GatherPaid { .. } => "gather-paid",
            Question::GatherFree { .. } => "gather-free",
            Question::DrawTile { .. } => "draw-tile",
            Question::SecondOffer => "second-offer",
            Question::HandLimit => "hand-limit",
            Question::Wages => "wages",
        }
    }

    fn read_setup(text: &str) -> Result<Setup, Misread> {
        Setup::read(text)
    }

    fn agree(rules: u16, setup: Setup, edition: &'static Edition) -> Result<Edo, Illegal> {
        Edo::by_rules(rules, setup, edition)
    }

    fn house() -> &'static Edition {
        &HOUSE
    }

    fn edition_name(edition: &Edition) -> &'static str {
        edition.name
    }

    fn export(edition: &Edition) -> String {
        file::export(edition)
    }

    fn digest(edition: &Edition) -> String {
        file::digest(edition)
    }

    fn read_edition(text: &str) -> Result<&'static Edition, String> {
        file::read("edition", text)
            .map_err(|troubles| troubles.first().map_or_else(String::new, ToString::to_string))
    }

    fn shelf() -> &'static Shelf<Edo> {
        &SHELF
    }
}
