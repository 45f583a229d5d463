//! A choice as an order one could give, with what it costs and yields where the open table tells.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "under most frames an answer has its plain words; a new frame needs none of its own"
)]

use table::Seat;
use yedo::choice::{Card, Choice};
use yedo::edition::{Annex, Asset, Colour, DistrictAction, LocationNo};
use yedo::frame::{Deck, Frame, Kind};
use yedo::good::{Good, Side};
use yedo::state::{Open, Spot};

use super::{YedoWords, capital};

/// The label of a choice, for the seat that could make it now.
#[expect(clippy::too_many_lines, reason = "one arm per choice, each an order")]
pub(super) fn choice(talk: &YedoWords<'_>, open: &Open, seat: Seat, choice: Choice) -> String {
    let plain = |key: &str| talk.say(key, &[]);
    let top = open.frames.top();
    match choice {
        Choice::Pass => plain(pass(top)),
        Choice::Deck(colour) => {
            let deck = talk.deck(Deck::Mission { colour });
            talk.say("yedo-do-deck", &[("deck", deck.into())])
        }
        Choice::Favor(favor) => {
            let args =
                [("favor", talk.favor(favor).into()), ("line", talk.favor_line(favor).into())];
            match open.comes_with(talk.game, favor) {
                Some(character) => {
                    let [favor, line] = args;
                    let character = ("character", talk.character_in_full(character).into());
                    talk.say("yedo-do-favor-with", &[favor, line, character])
                }
                None => talk.say("yedo-do-favor", &args),
            }
        }
        Choice::TakePart => plain("yedo-do-take-part"),
        Choice::StepOut => {
            let key = match top {
                Frame::Buy { .. } => "yedo-do-buy-nothing",
                _ => "yedo-do-step-out",
            };
            talk.say(key, &[("mon", talk.game.egress(open).into())])
        }
        Choice::Call(lot) => {
            let mon = talk.game.minimum(open, lot);
            talk.say("yedo-do-call", &[("lot", talk.lot(lot).into()), ("mon", mon.into())])
        }
        Choice::Bid(mon) => talk.say("yedo-do-bid", &[("mon", mon.into())]),
        Choice::Asset(asset) => talk.take_asset(open, asset),
        Choice::Annex(annex) => {
            let args =
                [("annex", talk.annex(annex).into()), ("about", talk.annex_about(annex).into())];
            talk.say("yedo-do-annex", &args)
        }
        Choice::Assign(spot) => capital(&talk.say("yedo-do-assign", &talk.places(spot))),
        Choice::Send { spot, specialist } => {
            let specialist = ("specialist", talk.specialist(specialist).into());
            let args = [&talk.places(spot)[..], &[specialist]].concat();
            capital(&talk.say("yedo-do-send", &args))
        }
        Choice::Specialist(specialist) => {
            let args = [("specialist", talk.specialist(specialist).into())];
            talk.say("yedo-do-specialist", &args)
        }
        Choice::Pay if matches!(top, Frame::Debt { .. }) => plain("yedo-do-pay-back"),
        Choice::Pay if matches!(top, Frame::Window { .. }) => plain("yedo-do-pay-blessing"),
        Choice::Pay => {
            let mon = match top {
                Frame::Exchange { .. } => talk.game.edition.numbers.yields.onna_mon,
                _ => open.watch.bribe,
            };
            talk.say("yedo-do-pay", &[("mon", mon.into())])
        }
        Choice::Activate(spot) => talk.say("yedo-do-activate", &talk.places(spot)),
        Choice::Do { action, with } => talk.deed_now(open, seat, action, with),
        Choice::Use => talk.use_annex(top),
        Choice::Complete { mission, bonus } => talk.complete(mission, bonus),
        Choice::Keep(card) => talk.keep(top, card),
        Choice::Discard(card) => {
            let key = match top {
                Frame::SwapGive { .. } => "yedo-do-swap",
                Frame::PutUnder { .. }
                | Frame::Excess { kind: Kind::Missions, .. }
                | Frame::Lose { kind: Kind::Missions, .. } => "yedo-do-under",
                _ => "yedo-do-discard",
            };
            talk.say(key, &[("card", talk.card_in_full(card).into())])
        }
        Choice::GiveBack(annex) => {
            talk.say("yedo-do-give-back", &[("annex", talk.annex(annex).into())])
        }
        Choice::First => match top {
            Frame::Either { first, .. } => talk.line(talk.game.line(first)),
            Frame::May { line, .. } => talk.line(talk.game.line(line)),
            Frame::Direction { .. } => plain("yedo-do-forth"),
            _ => plain("yedo-effect-other"),
        },
        Choice::Second => match top {
            Frame::Either { second, .. } => talk.line(talk.game.line(second)),
            Frame::Direction { .. } => plain("yedo-do-back"),
            _ => plain("yedo-effect-other"),
        },
        Choice::Show(mission) => {
            talk.say("yedo-do-show", &[("mission", talk.mission(mission).into())])
        }
        Choice::Play(card) => {
            let args =
                [("card", talk.action(card).into()), ("line", talk.action_line(card).into())];
            talk.say("yedo-do-play", &args)
        }
        Choice::Blackmail => plain("yedo-do-blackmail"),
        Choice::Rival(rival) => talk.say("yedo-do-rival", &[("seat", talk.crested(rival).into())]),
        Choice::Disciple(spot) => talk.say("yedo-do-disciple", &talk.places(spot)),
        Choice::AtHome => plain("yedo-do-at-home"),
        Choice::AnnexOf(spot) => talk.say("yedo-do-annex-of", &[("spot", talk.spot(spot).into())]),
        Choice::Space(space) => {
            let weapon = open.row.get(space as usize).copied().flatten();
            let weapon = weapon.map_or_else(String::new, |weapon| talk.weapon(weapon));
            talk.say("yedo-do-space", &[("weapon", weapon.into()), ("space", (space + 1).into())])
        }
        Choice::Give(good) => talk.say("yedo-do-give", &[("good", talk.good(good).into())]),
        Choice::Ask(good) => talk.say("yedo-do-ask", &[("good", talk.good(good).into())]),
        Choice::GiveMon => plain("yedo-do-give-mon"),
        Choice::AskMon => plain("yedo-do-ask-mon"),
        Choice::Mon(mon) => talk.say("yedo-do-mon", &[("mon", mon.into())]),
        Choice::Lay(card) => {
            let key = match top {
                Frame::HandOver { .. } => "yedo-do-hand",
                _ => "yedo-do-lay-closed",
            };
            talk.say(key, &[("card", talk.card_in_full(card).into())])
        }
        Choice::LayOpen(card) => {
            talk.say("yedo-do-lay-open", &[("card", talk.card_in_full(card).into())])
        }
        Choice::Character => {
            let role = open.homes[seat].active;
            let args = match role {
                Some(role) => [
                    ("character", talk.character(role.no()).into()),
                    ("line", talk.character_line(role.no()).into()),
                ],
                None => [("character", "".into()), ("line", "".into())],
            };
            talk.say("yedo-do-character", &args)
        }
        Choice::Hire(character) => {
            let args = [
                ("character", talk.character(character).into()),
                ("line", talk.character_line(character).into()),
            ];
            talk.say("yedo-do-hire", &args)
        }
        Choice::SendBoy(spot) => capital(&talk.say("yedo-do-send-boy", &talk.places(spot))),
        Choice::Errand(errand) => {
            let (needs, pays) = talk.errand_parts(errand);
            let args = [
                ("errand", talk.errand(errand).into()),
                ("needs", needs.into()),
                ("pays", pays.into()),
            ];
            talk.say("yedo-do-errand", &args)
        }
        Choice::LookAt(deck) => talk.say("yedo-do-look-at", &[("deck", talk.deck(deck).into())]),
        Choice::Ignore(card) => {
            talk.say("yedo-do-ignore", &[("card", talk.daimyo_card(card).into())])
        }
        Choice::Propose => talk.whole_offer("yedo-do-propose", open),
        Choice::Accept => talk.whole_offer("yedo-do-accept", open),
    }
}

/// "No" says what is left out, so that it can be chosen without reading the question.
fn pass(top: Frame) -> &'static str {
    match top {
        Frame::Call { .. } => "yedo-do-pass-call",
        Frame::Bid { .. } => "yedo-do-pass-bid",
        Frame::Buy { .. } => "yedo-do-pass-buy",
        Frame::Bribe { .. } => "yedo-do-pass-bribe",
        Frame::Active { .. } => "yedo-do-pass-act",
        Frame::Window { .. } => "yedo-do-pass-moment",
        Frame::May { .. } => "yedo-do-pass-may",
        Frame::PutUnder { .. } => "yedo-do-pass-under",
        Frame::Trade { .. } => "yedo-do-pass-trade",
        Frame::Offer { .. } => "yedo-do-pass-offer",
        Frame::Answer { .. } => "yedo-do-pass-answer",
        Frame::Exchange { .. } => "yedo-do-pass-exchange",
        Frame::Debt { .. } => "yedo-do-pass-debt",
        Frame::Story { .. } | Frame::After { .. } => "yedo-do-pass-after",
        _ => "yedo-do-pass",
    }
}

/// Where the disciple stands who is activated.
fn active(open: &Open) -> Spot {
    let spot = open.frames.as_slice().iter().rev().find_map(|frame| match *frame {
        Frame::Active { spot, .. } => Some(spot),
        _ => None,
    });
    spot.unwrap_or(Spot::location(LocationNo(0)))
}

impl YedoWords<'_> {
    /// An asset is taken after an auction, or bought where there is none.
    fn take_asset(&self, open: &Open, asset: Asset) -> String {
        let what = ("asset", self.asset(asset).into());
        if !matches!(open.frames.top(), Frame::Buy { .. } | Frame::Extra { .. }) {
            return self.say("yedo-do-asset", &[what]);
        }
        let mon = self.game.asset_price(open, asset);
        self.say("yedo-do-asset-for", &[what, ("mon", mon.into())])
    }

    /// Both sides of the offer on the table.
    fn whole_offer(&self, key: &str, open: &Open) -> String {
        let args = [
            ("gives", self.offer_side(&open.offer.gives).into()),
            ("asks", self.offer_side(&open.offer.asks).into()),
        ];
        self.say(key, &args)
    }

    fn offer_side(&self, side: &Side) -> String {
        let mut parts = Vec::new();
        if 0 < side.mon {
            parts.push(self.count("mon", side.mon));
        }
        for good in Good::all() {
            match side.goods.of(good) {
                0 => {}
                1 => parts.push(self.good(good)),
                n => {
                    let args = [("thing", self.good(good).into()), ("n", n.into())];
                    parts.push(self.say("yedo-times", &args));
                }
            }
        }
        if parts.is_empty() { self.say("cost-nothing", &[]) } else { self.words.list(&parts) }
    }

    /// A mission with all that it needs and pays.
    fn complete(&self, mission: u8, bonus: bool) -> String {
        let row = self.game.mission(mission);
        let (needs, pays, key) = match row.bonus {
            Some(part) if bonus => {
                let pays = format!("{} + {}", self.pays(&row.pays), self.pays(&part.pays));
                (row.needs.plus(part.needs), pays, "yedo-do-complete-bonus")
            }
            _ => (row.needs, self.pays(&row.pays), "yedo-do-complete"),
        };
        let args = [
            ("mission", self.mission(mission).into()),
            ("needs", self.needs(&needs).into()),
            ("pays", pays.into()),
        ];
        self.say(key, &args)
    }

    fn keep(&self, top: Frame, card: Card) -> String {
        let key = match top {
            Frame::Arrange { .. } => "yedo-do-lay",
            Frame::TakeWeapon { .. } | Frame::SwapTake { .. } => "yedo-do-take-weapon",
            _ => "yedo-do-keep",
        };
        self.say(key, &[("card", self.card_in_full(card).into())])
    }

    fn use_annex(&self, top: Frame) -> String {
        let annex = match top {
            Frame::Active { spot, .. } => spot.as_annex().map(|(_, annex)| self.annex(annex)),
            _ => None,
        };
        self.say("yedo-do-use", &[("annex", annex.unwrap_or_default().into())])
    }

    /// What lies in a space; which space, if the same lies in another: it matters which is left empty.
    fn in_space<T: Copy + PartialEq>(
        &self,
        row: &[Option<T>],
        at: usize,
        named: impl Fn(T) -> String,
    ) -> Option<String> {
        let there = row.get(at).copied().flatten()?;
        if row.iter().filter(|it| **it == Some(there)).count() < 2 {
            return Some(named(there));
        }
        let args = [("thing", named(there).into()), ("space", (at + 1).into())];
        Some(self.say("yedo-in-space", &args))
    }

    /// An action of a district: with what, for what, and what it brings.
    fn deed_now(&self, open: &Open, seat: Seat, action: DistrictAction, with: u8) -> String {
        let prices = &self.game.edition.numbers.prices;
        let mon = |n: u8| self.count("mon", n);
        let prestige = |n: u8| self.count("prestige", n);
        let (spot, at) = (active(open), with as usize);
        let what = match action {
            DistrictAction::DrawMission
            | DistrictAction::ForeseeMissions
            | DistrictAction::Jesuits => Colour::ALL.get(at).map(|colour| self.colour(*colour)),
            DistrictAction::Carpenter => Annex::ALL.get(at).map(|annex| self.annex(*annex)),
            DistrictAction::BuyWeapon => self.in_space(&open.row, at, |it| self.weapon(it)),
            DistrictAction::Geisha => {
                let lowest = open.geishas.iter().position(|left| 0 < *left);
                lowest.map(|value| format!("★{}", value + 1))
            }
            DistrictAction::Recruit => {
                self.in_space(&open.tokens.gates, at, |it| self.specialist(it))
            }
            DistrictAction::Audience => Some(prestige(prices.audience.1)),
            DistrictAction::Donation => Some(prestige(prices.donation.1)),
            DistrictAction::Favour => prices.favours.get(at).map(|row| mon(row.1)),
            DistrictAction::Goods if at < prices.goods.len() => {
                Some(prestige(self.game.goods_points(spot, with)))
            }
            DistrictAction::Church => Some(self.count("mon", open.church)),
            DistrictAction::Goods
            | DistrictAction::Rest
            | DistrictAction::ForeseeActions
            | DistrictAction::ForeseeWeapons
            | DistrictAction::BuyAction
            | DistrictAction::BuyBonus
            | DistrictAction::ForeseeBonuses
            | DistrictAction::Blessing => None,
        };
        let price = match self.game.price(open, seat, spot, action, with) {
            (0, 0) => None,
            (price, 0) => Some(self.count("mon", price)),
            (_, price) => Some(self.count("prestige", price)),
        };
        let deed = ("deed", self.deed(action).into());
        match (what, price) {
            (None, None) => self.say("yedo-do-deed", &[deed]),
            (None, Some(price)) => self.say("yedo-do-deed-for", &[deed, ("price", price.into())]),
            (Some(what), None) => self.say("yedo-do-deed-with", &[deed, ("what", what.into())]),
            (Some(what), Some(price)) => {
                let args = [deed, ("what", what.into()), ("price", price.into())];
                self.say("yedo-do-deed-with-for", &args)
            }
        }
    }
}
