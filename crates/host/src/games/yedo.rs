//! Yedo, hosted.

use std::sync::LazyLock;

use super::{Hosted, Shelf};
use record::edition::yedo as file;
use table::{Illegal, Misread};
use yedo::choice::Question;
use yedo::content::HOUSE;
use yedo::edition::Edition;
use yedo::edition::Moment;
use yedo::{Setup, Yedo};

static SHELF: LazyLock<Shelf<Yedo>> = LazyLock::new(Shelf::new);

impl Hosted for Yedo {
    type Setup = Setup;
    type Edition = Edition;

    fn is_together(&self) -> bool {
        self.daimyo().is_some()
    }

    #[rustfmt::skip]
    fn kind(question: Question) -> &'static str {
        match question {
            Question::MissionDeck      => "mission-deck",
            Question::Favor            => "favor",
            Question::Egress           => "egress",
            Question::Call             => "call",
            Question::Open { .. }      => "open",
            Question::Bid { .. }       => "bid",
            Question::Asset { .. }     => "asset",
            Question::Annex            => "annex",
            Question::Assign           => "assign",
            Question::Bribe            => "bribe",
            Question::Activate         => "activate",
            Question::Act { .. }       => "act",
            Question::Excess { .. }    => "excess",
            Question::Lose { .. }      => "lose",
            Question::Give             => "give",
            Question::Keep { .. }      => "keep",
            Question::PutBack { .. }   => "put-back",
            Question::Arrange { .. }   => "arrange",
            Question::Either           => "either",
            Question::May              => "may",
            Question::Show             => "show",
            Question::Moment { moment } => moment_kind(moment),
            Question::Buy              => "buy",
            Question::Rival            => "rival",
            Question::TakeWeapon       => "take-weapon",
            Question::Arrest           => "arrest",
            Question::Besides { .. }   => "besides",
            Question::Direction        => "direction",
            Question::TakeBack { .. }  => "take-back",
            Question::Debt             => "debt",
            Question::After            => "after",
            Question::Exchange { .. }  => "exchange",
            Question::SendHome         => "send-home",
            Question::MoveFrom         => "move-from",
            Question::MoveTo { .. }    => "move-to",
            Question::Spare            => "spare",
            Question::Hire             => "hire",
            Question::AnnexOf { .. }   => "annex-of",
            Question::SwapGive         => "swap-give",
            Question::SwapTake         => "swap-take",
            Question::Trade            => "trade",
            Question::Offer { .. }     => "offer",
            Question::Amount { .. }    => "amount",
            Question::Answer { .. }    => "answer",
            Question::HandOver { .. }  => "hand-over",
            Question::GiveUp           => "give-up",
            Question::War              => "war",
            Question::LookAny          => "look-any",
            Question::IgnoreIcons      => "ignore-icons",
            Question::PutUnder { .. }  => "put-under",
        }
    }

    fn read_setup(text: &str) -> Result<Setup, Misread> {
        Setup::read(text)
    }

    fn agree(rules: u16, setup: Setup, edition: &'static Edition) -> Result<Yedo, Illegal> {
        Yedo::by_rules(rules, setup, edition)
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

    fn check_edition(text: &str) -> Result<(), String> {
        let troubles = file::check("edition", text).err().unwrap_or_default();
        troubles.first().map_or(Ok(()), |trouble| Err(trouble.to_string()))
    }

    fn shelf() -> &'static Shelf<Yedo> {
        &SHELF
    }
}

/// Each moment is a kind of its own: one may want to be asked at some and not at others.
fn moment_kind(moment: Moment) -> &'static str {
    match moment {
        Moment::Bid => "moment/bid",
        Moment::Event => "moment/event",
        Moment::Assign => "moment/assign",
        Moment::Step => "moment/step",
        Moment::Stop => "moment/stop",
        Moment::Arrest => "moment/arrest",
        Moment::Act => "moment/act",
        Moment::Mission => "moment/mission",
        Moment::Reply => "moment/reply",
        Moment::Any => "moment/any",
        Moment::Round => "moment/round",
    }
}
