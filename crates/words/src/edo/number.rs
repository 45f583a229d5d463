//! Numbers with what they count, and those that the texts of the rules speak of.

use edo::edition::{Cost, Edition, Good, Privilege};

use crate::{Numbered, Words};

impl Words {
    /// `3 rice`.
    pub(crate) fn goods(&self, good: Good, number: u16) -> String {
        self.count(good.id(), number)
    }

    /// `2 wood, 1 stone and 4 ryo`.
    pub(crate) fn cost(&self, cost: Cost) -> String {
        // Wood and stone come first, as they stand on the building costs.
        let mut parts: Vec<String> = [Good::Wood, Good::Stone, Good::Rice]
            .into_iter()
            .filter(|&good| 0 < cost.of(good))
            .map(|good| self.goods(good, cost.of(good).into()))
            .collect();
        if 0 < cost.ryo {
            parts.push(self.count("ryo", cost.ryo.into()));
        }
        if parts.is_empty() {
            return self.text("cost-nothing", &[]);
        }
        self.list(&parts)
    }
}

impl Numbered for Edition {
    fn numbers(&self, words: &Words) -> Vec<(&'static str, String)> {
        let n = &self.numbers;
        let count = |what: &str, number: u8| words.count(what, number.into());
        let points = |number: u8| count("point", number);
        let either = |numbers: &mut dyn Iterator<Item = u8>| {
            let numbers: Vec<String> = numbers.map(|number| number.to_string()).collect();
            words.either(&numbers)
        };
        // Where a worker yields nothing any more, the text says so for all the rest at once.
        let some = usize::from(n.figures_most()).max(1);
        let tokens = |of: &[Privilege]| {
            let rows = self.privileges.iter().filter(|row| of.contains(&row.privilege));
            rows.map(|row| u16::from(row.tokens)).sum::<u16>().to_string()
        };
        let resource = [Privilege::WoodStone, Privilege::StoneRice, Privilege::RiceWood];
        let production = Good::ALL.map(Privilege::full);
        vec![
            ("start_ryo", count("ryo", n.start_ryo)),
            ("officials", count("official", n.officials)),
            ("officials_home", n.officials.saturating_sub(1).to_string()),
            ("houses", count("house", n.houses)),
            ("houses_number", n.houses.to_string()),
            ("temples", count("temple", n.temples)),
            ("fortresses", count("fortress", n.fortresses)),
            ("fortresses_number", n.fortresses.to_string()),
            ("white_officials", count("white-official", n.white_officials)),
            ("black_officials", count("black-official", n.black_officials)),
            ("ronin_tokens", n.ronin_tokens.to_string()),
            ("sites_edo", n.sites_edo.to_string()),
            ("sites_outer", n.sites_outer.to_string()),
            ("display", n.display.to_string()),
            ("rice_per_official", count("rice", n.rice_per_official)),
            ("ryo_per_official", count("ryo", n.ryo_per_official)),
            ("yields", either(&mut n.yields.iter().copied().take(some))),
            ("yields_with", either(&mut (1..).take(some))),
            ("yields_end", (some + 1).to_string()),
            ("recruit_cost", words.cost(n.recruit)),
            ("road_samurai", count("ryo", n.road_samurai)),
            ("road_merchant", count("ryo", n.road_merchant)),
            ("house_cost", words.cost(n.house.cost)),
            ("house_points", points(n.house.points)),
            ("post_cost", words.cost(n.trading_post.cost)),
            ("post_points", points(n.trading_post.points)),
            ("fortress_cost", words.cost(n.fortress.cost)),
            ("fortress_points", points(n.fortress.points)),
            ("temple_cost", words.cost(n.temple.cost)),
            ("temple_points", points(n.temple.points)),
            ("strength_house", n.strength_house.to_string()),
            ("strength_post", n.strength_trading_post.to_string()),
            ("trade_points", points(n.trade_points)),
            ("demand_points", points(n.demand_points)),
            ("hand_limit", count("resource", n.hand_limit)),
            ("wage_rice", count("rice", n.wage_rice)),
            ("end_points", points(n.end_points)),
            ("end_number", n.end_points.to_string()),
            ("ryo_per_point", count("ryo", n.ryo_per_point)),
            ("samurai_per_point", count("samurai", n.samurai_per_point)),
            ("dispersal_tokens", either(&mut n.dispersal_tokens.into_iter())),
            ("site_tokens", tokens(&[Privilege::Site])),
            ("support_tokens", tokens(&[Privilege::Support])),
            ("trading_tokens", tokens(&[Privilege::Trading])),
            ("income_tokens", tokens(&[Privilege::Income])),
            ("resource_tokens", tokens(&resource)),
            ("production_tokens", tokens(&production)),
        ]
    }
}
