//! What happened, as somebody was told it.

use ::edo::fact::Fact;
use host::{Happened, Told};
use schemars::JsonSchema;
use serde::Serialize;
use table::BySeat;
use words::{Spoken, Talk, Words};

use super::SeatId;
use super::window::naming;

/// What who asks was told of a game, answer by answer.
#[derive(Serialize, JsonSchema)]
pub(crate) struct HistoryShown {
    /// The first answer that is told here, counted from 0 among those they could see.
    from: u32,
    /// What happened.
    happened: Vec<HappenedShown>,
}

/// What followed from one answer.
#[derive(Serialize, JsonSchema)]
pub(crate) struct HappenedShown {
    /// The how-manieth of the answers that who asks could see, from 0.
    number: u32,
    /// Who answered.
    seat: SeatId,
    /// What followed.
    facts: Vec<FactShown>,
}

/// Something that happened.
#[derive(Serialize, JsonSchema)]
pub(crate) struct FactShown {
    /// What kind of thing, in a word that stays the same.
    kind: &'static str,
    /// A sentence in the asker's language.
    text: String,
}

/// What was told, in words.
pub(crate) fn history(
    told: &Told,
    from: u32,
    words: &Words,
    called: &BySeat<Option<String>>,
) -> HistoryShown {
    match told {
        Told::Edo(game, happened) => of_game(&**game, happened, from, words, called, kind),
        Told::Yedo(game, happened) => {
            of_game(&**game, happened, from, words, called, super::yedo_fact::kind)
        }
    }
}

fn of_game<G: Spoken>(
    game: &G,
    happened: &[Happened<G::Fact>],
    from: u32,
    words: &Words,
    called: &BySeat<Option<String>>,
    kind: fn(G::Fact) -> &'static str,
) -> HistoryShown {
    let say = naming(Talk::new(words, game), called);
    let fact = |fact: &G::Fact| FactShown { kind: kind(*fact), text: say.fact(*fact) };
    let happened = happened.iter().map(|happened| HappenedShown {
        number: happened.number,
        seat: SeatId(happened.seat),
        facts: happened.facts.iter().map(fact).collect(),
    });
    HistoryShown { from, happened: happened.collect() }
}

#[rustfmt::skip]
fn kind(fact: Fact) -> &'static str {
    match fact {
        Fact::Covered { .. }          => "covered",
        Fact::ProfitLaid { .. }       => "profit-laid",
        Fact::MerchantCard { .. }     => "merchant-card",
        Fact::MerchantNext { .. }     => "merchant-next",
        Fact::SpecialShown { .. }     => "special-shown",
        Fact::StartPlayer { .. }      => "start-player",
        Fact::DemandShown { .. }      => "demand-shown",
        Fact::PrivilegeShown { .. }   => "privilege-shown",
        Fact::BystanderPlaced { .. }  => "bystander-placed",
        Fact::RoninPlaced { .. }      => "ronin-placed",
        Fact::PackageTaken { .. }     => "package-taken",
        Fact::Started { .. }          => "started",
        Fact::RoundBegan { .. }       => "round-began",
        Fact::RoninSelected { .. }    => "ronin-selected",
        Fact::TileDrawn { .. }        => "tile-drawn",
        Fact::TileSetAside { .. }     => "tile-set-aside",
        Fact::RoninMoved { .. }       => "ronin-moved",
        Fact::PlanSealed { .. }       => "plan-sealed",
        Fact::PlanOpened { .. }       => "plan-opened",
        Fact::SupportUsed { .. }      => "support-used",
        Fact::CardBegan { .. }        => "card-began",
        Fact::SamuraiMoved { .. }     => "samurai-moved",
        Fact::MerchantMoved { .. }    => "merchant-moved",
        Fact::Paid { .. }             => "paid",
        Fact::Took { .. }             => "took",
        Fact::Earned { .. }           => "earned",
        Fact::Worked { .. }           => "worked",
        Fact::Recruited { .. }        => "recruited",
        Fact::Posted { .. }           => "posted",
        Fact::Marched { .. }          => "marched",
        Fact::Joined { .. }           => "joined",
        Fact::Dispersed { .. }        => "dispersed",
        Fact::TokensTaken { .. }      => "tokens-taken",
        Fact::Bought { .. }           => "bought",
        Fact::Scored { .. }           => "scored",
        Fact::Built { .. }            => "built",
        Fact::TempleBuilt { .. }      => "temple-built",
        Fact::SpecialTaken { .. }     => "special-taken",
        Fact::DemandMet { .. }        => "demand-met",
        Fact::PrivilegeGranted { .. } => "privilege-granted",
        Fact::PrivilegeUsed { .. }    => "privilege-used",
        Fact::Returned { .. }         => "returned",
        Fact::CardDone { .. }         => "card-done",
        Fact::Recalled { .. }         => "recalled",
        Fact::WagesPaid { .. }        => "wages-paid",
        Fact::IncomeEarned { .. }     => "income-earned",
        Fact::OfficialsHome { .. }    => "officials-home",
        Fact::Ended { .. }            => "ended",
        Fact::FinalScored { .. }      => "final-scored",
    }
}
