//! The closed lists: districts, weapons, annexes and all the other kinds that rows speak of.

macro_rules! kinds {
    ($($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $kind:ident = $id:literal,)* })*) => { $(
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum $name { $($(#[$doc])* $kind,)* }

        impl $name {
            /// All of them, in order.
            pub const ALL: [$name; [$($id),*].len()] = [$($name::$kind),*];

            /// How the notation and the language files call it.
            pub const fn id(self) -> &'static str {
                match self { $($name::$kind => $id,)* }
            }
        }
    )* };
}

kinds! {
    /// A district of the town, in the order of the ring (`yedo.patrol.ring`).
    District {
        /// With the rest spaces.
        Castle = "castle",
        /// Where disciples are recruited.
        Gates = "gates",
        /// Where the carpenter sits, and where players trade.
        Tavern = "tavern",
        /// With the Church.
        Harbor = "harbor",
        /// Where the geishas live.
        RedLight = "red-light",
        /// With the row of weapons, and where players trade.
        Market = "market",
        /// Where blessings are given.
        Temple = "temple",
    }
    /// A type of weapon.
    Weapon {
        /// The long sword.
        Katana = "katana",
        /// The bow.
        Yumi = "yumi",
        /// Throwing stars.
        Shuriken = "shuriken",
        /// Climbing claws.
        Shuko = "shuko",
        /// The rope.
        Nawa = "nawa",
        /// Blinding powder.
        Metsubushi = "metsubushi",
        /// Poison.
        Doku = "doku",
        /// The blowgun.
        Fukiya = "fukiya",
    }
    /// A type of annex.
    Annex {
        /// The school of arms.
        KobudoRyu = "kobudo-ryu",
        /// The manor.
        Yashiki = "yashiki",
        /// The dry garden.
        Karesansui = "karesansui",
        /// The tea room.
        Chashitsu = "chashitsu",
    }
    /// A type of specialist.
    Specialist {
        /// Prestige for missions.
        Samurai = "samurai",
        /// Turns the Mon of a mission into prestige.
        OnnaBugeisha = "onna-bugeisha",
        /// Brings new missions.
        Messenger = "messenger",
        /// Is never arrested.
        Ninja = "ninja",
        /// Makes room for a weapon.
        Armourer = "armourer",
        /// Counts as a blessing.
        Monk = "monk",
    }
    /// How hard a mission or an errand is.
    Colour {
        /// Easy.
        Green = "green",
        /// Middling.
        Yellow = "yellow",
        /// Hard.
        Red = "red",
        /// Very hard; no errand is.
        Black = "black",
    }
    /// A set of missions.
    MissionSet {
        /// In every game.
        Basic = "basic",
        /// The death of the shogun: one of them is in the game.
        Shogun = "shogun",
        /// Geishas and the Castle.
        Espionage = "espionage",
        /// Harbor and Market, rope and smoke.
        Theft = "theft",
        /// Poison, blowgun and stars.
        Assassination = "assassination",
        /// Bow, sword and annexes.
        War = "war",
        /// The rope and the Red Light.
        Kidnapping = "kidnapping",
        /// Where rivals are, and their annexes.
        Interaction = "interaction",
        /// Only with specialists.
        Specialist = "specialist",
        /// Lie apart, at the Harbor.
        Jesuit = "jesuit",
    }
    /// A kind of action cards.
    ActionKind {
        /// Goodwill.
        Neighbours = "neighbours",
        /// Placing and acting.
        Streets = "streets",
        /// The watch.
        Lanterns = "lanterns",
        /// Knowledge and answers.
        Whispers = "whispers",
        /// Bidding and buying.
        Merchants = "merchants",
        /// Rivalry.
        Knives = "knives",
    }
    /// A kind of event cards.
    EventKind {
        /// A whole district is closed.
        ClosedDistricts = "closed-districts",
        /// Some locations are closed.
        ClosedLocations = "closed-locations",
        /// A blessing softens them.
        Disasters = "disasters",
        /// Orders of the government.
        Decrees = "decrees",
        /// Good days.
        Festivals = "festivals",
        /// Talk that helps and harms.
        Intrigue = "intrigue",
        /// The patrol.
        Watch = "watch",
        /// The module's one card.
        Jesuits = "jesuits",
    }
    /// When a card may be played (`yedo.cards.moments`).
    Moment {
        /// Egress is settled, nothing is called yet.
        Bid = "bid",
        /// An event was just revealed; cooperative: the Emperor's is about to take effect.
        Event = "event",
        /// On the own turn, before placing.
        Assign = "assign",
        /// Before the patrol's normal step.
        Step = "step",
        /// After it, before protection.
        Stop = "stop",
        /// The patrol has stopped, nobody is arrested yet.
        Arrest = "arrest",
        /// On the own turn in Actions, before activating.
        Act = "act",
        /// While a mission is being completed.
        Mission = "mission",
        /// An action card was just played.
        Reply = "reply",
        /// Whenever its owner is asked something (`yedo.cards.any`).
        Any = "any",
        /// It is not played: it works all round. Only characters.
        Round = "round",
    }
    /// What is bid for, in the order of the Emperor's prices.
    Asset {
        /// An action card.
        Action = "action",
        /// A bonus card.
        Bonus = "bonus",
        /// A weapon.
        Weapon = "weapon",
        /// An annex.
        Annex = "annex",
        /// A geisha.
        Geisha = "geisha",
        /// A disciple.
        Disciple = "disciple",
        /// A mission.
        Mission = "mission",
    }
    /// A favor of the shogun.
    Favor {
        /// An action card and some Mon.
        Action = "action",
        /// A bonus card and some Mon.
        Bonus = "bonus",
        /// A weapon and some Mon.
        Weapon = "weapon",
        /// Many Mon.
        Mon = "mon",
        /// A blessing.
        Blessing = "blessing",
    }
    /// A clan power.
    ClanPower {
        /// More Mon at the start; wins all ties.
        Wealthy = "wealthy",
        /// The annexes of others count as its own for missions.
        Generous = "generous",
        /// Pays less.
        Tenacious = "tenacious",
        /// Starts with a third disciple, the Ninja.
        Hypocrite = "hypocrite",
        /// Draws more cards.
        Wise = "wise",
        /// Has a location of its own at the Harbor.
        Sailor = "sailor",
    }
    /// How the Emperor is disposed.
    Mood {
        /// Asks little.
        Gentle = "gentle",
        /// Asks more.
        Demanding = "demanding",
        /// Asks for all there is.
        Insatiable = "insatiable",
    }
    /// How much an objective asks (`yedo.coop.objectives`).
    Level {
        /// Little.
        Gentle = "gentle",
        /// As usual.
        Normal = "normal",
        /// Much.
        Hard = "hard",
    }
}

impl MissionSet {
    /// `yedo.setup.sets`: is it one of those that are chosen? The others come by themselves.
    pub const fn is_chosen(self) -> bool {
        !matches!(self, MissionSet::Basic | MissionSet::Shogun | MissionSet::Jesuit)
    }
}

impl EventKind {
    /// `yedo.setup.sets`: is it one of those that are chosen? The Jesuits come as a module.
    pub const fn is_chosen(self) -> bool {
        !matches!(self, EventKind::Jesuits)
    }
}
