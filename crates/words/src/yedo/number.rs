//! The numbers that the texts of the rules speak of.

use yedo::edition::{Edition, Favor, Pays};

use crate::{Numbered, Words};

impl Numbered for Edition {
    fn numbers(&self, _: &Words) -> Vec<(&'static str, String)> {
        let mut said = Vec::new();
        let mut put = |name: &'static str, number: u8| said.push((name, number.to_string()));
        limits(self, &mut put);
        start(self, &mut put);
        prices(self, &mut put);
        yields(self, &mut put);
        addons(self, &mut put);
        let weapons = u16::from(self.numbers.start.weapons_each) * 8;
        said.push(("weapons", weapons.to_string()));
        said
    }
}

type Put<'a> = dyn FnMut(&'static str, u8) + 'a;

fn limits(edition: &Edition, put: &mut Put<'_>) {
    let limits = &edition.numbers.limits;
    put("limit_missions", limits.missions);
    put("limit_actions", limits.actions);
    put("limit_bonuses", limits.bonuses);
    put("limit_weapons", limits.weapons);
    put("limit_weapons_armourer", limits.weapons_armourer);
    put("limit_blessings", limits.blessings);
    put("limit_geishas", limits.geishas);
    put("limit_disciples", limits.disciples);
    put("limit_floor", limits.floor);
}

fn start(edition: &Edition, put: &mut Put<'_>) {
    let start = &edition.numbers.start;
    let [short, middle, long] = start.rounds;
    put("rounds_short", short);
    put("rounds_middle", middle);
    put("rounds_long", long);
    put("preset_rounds", edition.first_game.rounds);
    put("action_kinds", start.action_kinds);
    put("event_kinds", start.event_kinds);
    put("mission_sets", start.mission_sets);
    put("weapons_each", start.weapons_each);
    put("start_row", start.row);
    put("start_church", start.church);
    put("start_disciples", start.disciples);
    put("start_reserve", start.reserve);
    put("start_mon", start.mon);
    put("start_missions", start.missions);
    put("first_green", start.first_game_green);
    put("first_red", start.first_game_red);
    put("jesuits_among", start.jesuits_among);
    put("jesuits_latest", start.jesuits_among + 1);
    put("tea_more", start.tea_more);
    put("tea_least", start.tea_least);
    put("tokens", edition.tokens.len() as u8);
    for (name, row) in
        ["annexes_2", "annexes_3", "annexes_4", "annexes_5"].into_iter().zip(edition.players)
    {
        put(name, row.annexes);
    }
    let favor = |favor: Favor| {
        let row = edition.favors.iter().find(|row| row.favor == favor);
        row.map_or(Pays::NONE, |row| row.pays)
    };
    put("favor_action_mon", favor(Favor::Action).mon);
    put("favor_bonus_mon", favor(Favor::Bonus).mon);
    put("favor_weapons", favor(Favor::Weapon).weapons);
    put("favor_weapon_mon", favor(Favor::Weapon).mon);
    put("favor_mon", favor(Favor::Mon).mon);
    put("favor_blessings", favor(Favor::Blessing).blessings);
}

fn prices(edition: &Edition, put: &mut Put<'_>) {
    let bidding = &edition.numbers.bidding;
    put("egress", bidding.egress);
    let names = [
        "min_action",
        "min_bonus",
        "min_weapon",
        "min_annex",
        "min_geisha",
        "min_disciple",
        "min_mission",
    ];
    names.into_iter().zip(bidding.minimum).for_each(|(name, least)| put(name, least));
    let names = ["min_white", "min_black", "min_red"];
    names.into_iter().zip(bidding.minimum_group).for_each(|(name, least)| put(name, least));
    put("bid_draw", bidding.draw);
    put("annex_points", bidding.annex_prestige);

    let prices = &edition.numbers.prices;
    let names = ["row_1", "row_2", "row_3", "row_4", "row_5"];
    names.into_iter().zip(prices.row).for_each(|(name, price)| put(name, price));
    put("row_last", prices.row[4]);
    put("price_mission", prices.mission);
    put("audience_mon", prices.audience.0);
    put("audience_points", prices.audience.1);
    put("price_recruit", prices.recruit);
    exchanges(
        &["favour_points_1", "favour_points_2"],
        &["favour_mon_1", "favour_mon_2"],
        &prices.favours,
        put,
    );
    put("price_annex", prices.annex);
    let (mon, points) = (
        ["goods_mon_1", "goods_mon_2", "goods_mon_3"],
        ["goods_points_1", "goods_points_2", "goods_points_3"],
    );
    exchanges(&mon, &points, &prices.goods, put);
    put("geisha_mon", prices.geisha_mon);
    put("geisha_points", prices.geisha_prestige);
    put("price_action", prices.action);
    put("price_bonus", prices.bonus);
    put("kobudo_less", prices.kobudo_less);
    put("donation_mon", prices.donation.0);
    put("donation_points", prices.donation.1);
}

fn yields(edition: &Edition, put: &mut Put<'_>) {
    let yields = &edition.numbers.yields;
    put("church_more", yields.church);
    put("kobudo_mon", yields.kobudo);
    put("foresight", yields.foresight);
    put("foresight_monk", yields.foresight + yields.foresight_monk);
    put("kobudo_draw", yields.kobudo_draw);
    put("chashitsu_draw", yields.chashitsu_draw);
    put("unused_character", yields.unused_character);
    put("samurai_points", yields.samurai);
    put("onna_mon", yields.onna_mon);
    put("blackmail_points", yields.blackmail);
    put("mon_per_point", yields.mon_per_point);
}

fn addons(edition: &Edition, put: &mut Put<'_>) {
    let clans = &edition.numbers.clans;
    let names = ["wealthy_short", "wealthy_middle", "wealthy_long"];
    names.into_iter().zip(clans.wealthy.0).for_each(|(name, mon)| put(name, mon));
    put("wealthy_coop", clans.wealthy_coop);
    put("generous_points", clans.generous);
    put("tenacious_less", clans.tenacious);
    put("hypocrite_mon", clans.hypocrite);
    put("wise_more", clans.wise);
    put("wise_draw", edition.numbers.bidding.draw + clans.wise);
    let (mon, points) = (
        ["sailor_mon_1", "sailor_mon_2", "sailor_mon_3"],
        ["sailor_points_1", "sailor_points_2", "sailor_points_3"],
    );
    exchanges(&mon, &points, &clans.sailor_goods, put);
    put("sailor_church", clans.sailor_church);

    let coop = &edition.numbers.coop;
    put("coop_rounds", coop.rounds);
    put("daimyo_all", coop.daimyo + coop.daimyo_reserve);
    put("daimyo", coop.daimyo);
    put("daimyo_reserve", coop.daimyo_reserve);
    put("daimyo_master", coop.daimyo + coop.master_more);
    put("daimyo_master_reserve", coop.daimyo_reserve.saturating_sub(coop.master_more));
    put("interference", coop.interference);
    put("coop_egress", coop.egress);
    put("trade_mon", coop.trade_mon);
    put("first_again", coop.first_again);
    put("annex_mon", coop.annex_mon);
}

/// Pairs of what is given and what is got.
fn exchanges(given: &[&'static str], got: &[&'static str], rows: &[(u8, u8)], put: &mut Put<'_>) {
    for (i, row) in rows.iter().enumerate() {
        put(given[i], row.0);
        put(got[i], row.1);
    }
}
