### The rules of Yedo, in our own words. One message per rule id, '.' written as '_'. Glossary: see yedo-cards.ftl.
### Numbers that the rules read from the edition are variables; see words::yedo::number.

## Aim and shape

yedo_aim = You lead a clan in the city of Yedo, and you want more prestige points than anyone else. You gain most of them by completing missions. A mission shows the districts where you need disciples and the things you must have, such as weapons or an annex; its reward is prestige points, Mon or cards. You get what you need at auctions and by sending disciples to the districts. A competitive game lasts { $rounds_short }, { $rounds_middle } or { $rounds_long } rounds, or ends after the round in which the shogun dies. Bonus cards, unused Blackmail and Mon then score a few points more. Playing together or alone has an aim of its own.
    .title = The aim of the game
yedo_round = A round has 7 phases. 1. Preparation: the board is made ready; there is none in round 1. 2. Bidding: you bid Mon for assets such as disciples, missions and weapons, or step out for a few Mon. 3. Event: the Market is refilled, and an event is revealed that concerns all of you. 4. Assigning: in player order, you each assign one disciple at a time to a district or to an annex of your own, until nobody has any at home. 5. Watch patrol: it moves on and arrests the disciples in the district where it stops. 6. Trade: players who meet in the Tavern or in the Market may trade. 7. Actions: in player order, you each activate one disciple at a time, who does an action there or completes missions, and then goes home. Together, an Emperor card sets prices at which you buy instead of bidding, and brings the event.
    .title = A round
yedo_coop_aim = You all play on one side, or alone, against the Daimyo, and you have to satisfy the Emperor. Within { $coop_rounds } rounds, one of you must kill the shogun by completing the mission on the victory pile. When the game ends, each of you also needs the prestige points of the lowest objective, one of you those of the highest (not solo), and all of you together enough completed errands. If you fall short in any of this, you have all lost.
    .title = The aim of playing together

## 1. Set-up

yedo_setup_modules = A competitive game lasts { $rounds_short }, { $rounds_middle } or { $rounds_long } rounds, with any mix of Specialists, Tea House, Clan Powers and Jesuits; the Jesuits only in { $rounds_middle } or { $rounds_long } rounds. The cooperative and the solo game last { $coop_rounds } rounds and combine with all of these but the Jesuits, since they have no events.
    .title = Rounds and modules
yedo_setup_sets = Choose { $action_kinds } kinds of action cards, { $event_kinds } kinds of events for a competitive game, and { $mission_sets } kinds of missions besides the basic ones and those to kill the shogun. The Jesuit missions are none of these { $mission_sets } and are never mixed with others.
    .title = Kinds of cards
yedo_setup_shogun = In a competitive game one random mission to kill the shogun goes into the black deck, the others leave the game; none in { $rounds_short } rounds without other modules, none without a black deck. In cooperative and solo games none goes into the deck; all are set apart for the victory pile.
    .title = The shogun’s mission
yedo_setup_black = As advice, never forced: a first game of { $rounds_short } rounds leaves the black missions out; with both Specialists and Tea House they stay in.
    .title = Black missions or not
yedo_setup_decks = The missions are split by colour into 4 shuffled decks.
    .title = Mission decks
yedo_setup_weapons = { $weapons } weapons, { $weapons_each } of each of 8 types, are in the bag; { $start_row } of them lie on the two spaces at the right of the Market, at { $row_last } Mon.
    .title = Weapons at the start
yedo_setup_blessings = There is one blessing per player at the Temple.
    .title = Blessings at the start
yedo_setup_church = There are { $start_church } Mon in the Church.
    .title = The Church at the start
yedo_setup_annexes = Of each type there are { $annexes_2 }, { $annexes_3 }, { $annexes_4 } or { $annexes_5 } annexes for 2, 3, 4 or 5 players.
    .title = Annexes at the start
yedo_setup_geishas = The geishas’ values are 1, 2, 3 for two players; 1, 1, 2, 2, 3 for three; 1, 1, 2, 2, 3, 3 for four; for five there is a third 1.
    .title = Geishas at the start
yedo_setup_patrol = A toss decides the patrol’s colour. Its place follows the favor that the first player took: Blessing puts it at the Gates, Action in the Castle, Bonus in the Market, Weapon in the Tavern, Mon in the Harbor.
    .title = Where the patrol begins
yedo_setup_locations = Locations marked with a number above that of the players are closed: 10 for two, 6 for three, 1 for four, none for five.
    .title = Closed locations
yedo_setup_locations_house = The Castle has 3 rest spaces and 2 locations, the Market 5, every other district 4. Open from three players on is one each in Gates, Tavern, Harbor and Temple; from four on, one each in Tavern, Harbor, Red Light District, Market and Temple; with five, one more in the Market.
    .title = The locations of our board
yedo_setup_no-specialists = Without Specialists, recruiting at the Gates hires a plain disciple.
    .title = Plain recruits
yedo_setup_players = You begin with { $start_disciples } disciples at home and { $start_reserve } in your reserve, { $start_mon } Mon and one Blackmail card.
    .title = What you begin with
yedo_setup_missions = You begin with { $start_missions } missions. In the first-game preset { $first_green } green and { $first_red } red are dealt. Otherwise, in player order and one card at a time, each takes the top card of a deck of choice and looks at it before choosing the next; at least one of the four must be red or black. In cooperative and solo games that condition falls away.
    .title = First missions
yedo_setup_favor = All five favors are on offer, and they are taken in reverse player order: Action (the top action card and { $favor_action_mon } Mon), Bonus (the top bonus card and { $favor_bonus_mon }), Weapon ({ $favor_weapons } from the bag and { $favor_weapon_mon }), Mon ({ $favor_mon }), Blessing ({ $favor_blessings }). The others leave the game.
    .title = Favors of the shogun
yedo_setup_order = The player order is random at first.
    .title = First player order
yedo_setup_advice = As advice: a first game has { $preset_rounds } rounds, no modules and no black missions; a game of { $rounds_long } rounds no module but the Jesuits. Any lawful choice remains open.
    .title = Advice
yedo_setup_sequence = The order of set-up: kinds and decks; the board; player order; clan powers; disciples, Mon and Blackmail; first missions; favors with their characters; colour and place of the patrol; the Tea House; the first specialist token; the arrival of the Jesuits into the events; cooperative: Emperor’s deck, victory pile, Daimyo cards, objectives and the first Emperor card. It stands for the preparation of round 1.
    .title = Order of set-up
yedo_setup_preset = The first-game preset: { $preset_rounds } rounds, no modules, no black missions; action cards Neighbours, Streets and Lanterns; events Festivals and The Watch; missions basic, espionage and theft.
    .title = A first game

## 2. Action cards

yedo_cards_timing = A card is played at its printed moment, or in any phase if it says so. Meeting what it requires never obliges you to play it.
    .title = When to play a card
yedo_cards_simultaneous = Cards chosen at the same moment are shown together and resolved in player order, each with its own replies. One that has lost its object by then returns to hand unplayed.
    .title = Cards at the same moment
yedo_cards_walls = “The walls have ears” cancels an action card. Against another of its name the second cancels the first, so that the original card takes effect. A cancelled card does nothing, its price is not paid, and it goes under the deck. Characters and Blackmail cannot be cancelled.
    .title = The walls have ears
yedo_cards_blackmail = The Blackmail card lies face up, outside the hand limit, and cannot be countered. Played before arrests, it keeps all your disciples where the patrol stopped, and leaves the game. Unused, each is worth { $blackmail_points } prestige points to whoever holds it at the end.
    .title = Blackmail
yedo_cards_no-auction = “No auction”: there are no auctions this round. In player order everyone who did not step out may buy one asset at its minimum, with its reward; with 2 or 3 players one asset of any group at the group’s minimum. Several may buy the same while there is any. Cooperative: the Emperor’s prices and the interference do not count, the Mon on the annexes do.
    .title = No auction
yedo_cards_new-orders = “New orders”: cancel the event and reveal another, which may be answered in turn, or gain 1 prestige point and let it stand. The arrival of the Jesuits cannot be cancelled. Cooperative: ignore the event of the Emperor card and gain 1 prestige point.
    .title = New orders
yedo_cards_neighbours = “Kind neighbours”: 5 Mon for you, 2 for everyone else.
    .title = Kind neighbours
yedo_cards_dragon = “Dragon heart”: the disciple may be placed in a closed district; ours may also go to a location closed for a time or to one that another disciple holds, but never to a held rest space.
    .title = Dragon heart
yedo_cards_content = There are 6 kinds of 8 action cards. Besides the few that are known they are ours. Cards unfit for cooperative play carry that mark.
    .title = The action cards
yedo_cards_moments = The moments: bid (stepping out is settled, nothing is called yet); event (one was just revealed, or the Emperor’s is about to take effect); assign (your turn, before placing); step (before the patrol’s normal step); stop (after it, before protection); arrest (the patrol has stopped, nobody is arrested yet); act (your turn, before activating); mission (while completing one); reply (an action card was just played).
    .title = The moments
yedo_cards_any = “Any phase” means whenever it is your turn, or at a moment, but not in the middle of a card, an action or a reward, except instead of discarding it as one too many. Whoever lacks the Mon is not asked to bid, bribe or pay back; such a card is played before.
    .title = Any phase
yedo_cards_ask = At bid, event, step, stop, arrest and reply everyone who holds a hidden action card (at arrest also Blackmail), or an active character with that moment, is asked at the same time and in secret: one card or pass. If any card was played the moment is offered again, until all pass. Nobody is asked when no card in play has that moment.
    .title = Everyone is asked
yedo_cards_number = You may play any number of action cards in a round; only the cooperative patrol phase limits them.
    .title = How many cards
yedo_cards_ronin = A Ronin comes only by a card or a character and is placed when he comes. He acts as a plain disciple and counts as present, but not for the limit of { $limit_disciples }, the floor of { $limit_floor }, events or bonus cards. He leaves when activated or arrested.
    .title = A Ronin

## Phase 1: preparation

yedo_prep_round = The round marker advances; not in round 1.
    .title = The next round
yedo_prep_markers = Bid markers come back from auctions and from stepping out.
    .title = Bid markers come back
yedo_prep_church = { $church_more } Mon more go into the Church.
    .title = Alms
yedo_prep_dojo = Each owner of a Kobudo-Ryu takes { $kobudo_mon } Mon.
    .title = School fees
yedo_prep_tea = Tea House: an unused active character is discarded for { $unused_character } bonus card, though not in cooperative play; a character hired last round becomes active.
    .title = Characters turn active
yedo_prep_specialists = Specialists: a new token is drawn to the reserve. The bag holds { $tokens }, 2 of each type; once it is empty none is drawn.
    .title = The next specialist
yedo_prep_order = In this order: round marker, and in the last round the patrol leaves the board; bid markers; Church; Kobudo-Ryu; Tea House, first discarding, then turning up; Specialists; cooperative: the next Emperor card.
    .title = Order of preparation

## Phase 2: bidding

yedo_bid_groups = White: action card, bonus card, weapon. Black: annex, geisha. Red: disciple, mission. With 4 or 5 players each asset is bid for by itself; with 2 or 3 a whole group, and the winner, after paying, picks one asset of it that they can take.
    .title = What is bid for
yedo_bid_egress = First, in player order and openly, everyone takes part or steps out. Stepping out gives { $egress } Mon at once, and no call, bid or purchase this round. If all step out the phase is over.
    .title = Stepping out
yedo_bid_call = The caller names an asset or group not yet auctioned this round and opens at its minimum or more. Then everyone else who takes part and has not won, in player order from the caller on, bids once, at least 1 more than the last bid, or passes. The highest pays the bank and takes the reward at once. The first in player order calls first; then the call goes on to the next who takes part and has not won.
    .title = An auction
yedo_bid_one-win = You win at most once a round. An asset or group is auctioned once a round.
    .title = One win a round
yedo_bid_minimum = The minimum bids: action card { $min_action }, bonus card { $min_bonus }, weapon { $min_weapon }, annex { $min_annex }, geisha { $min_geisha }, disciple { $min_disciple }, mission { $min_mission }; of the groups: white { $min_white }, black { $min_black }, red { $min_red }.
    .title = Minimum bids
yedo_bid_reward_cards = For an action card, a bonus card or a mission of one deck of your choice, draw { $bid_draw } and keep 1; the others go under that deck. If there are fewer, you choose among fewer. An empty mission deck gives nothing until a card is put under it. The Jesuit decks are not meant.
    .title = Reward: cards
yedo_bid_reward_weapon = Draw { $bid_draw } weapons and keep 1; the others go on top of the weapon discard.
    .title = Reward: weapon
yedo_bid_reward_annex = Take an annex that you do not own and { $annex_points } prestige points; the { $annex_points } points also if no annex can be taken.
    .title = Reward: annex
yedo_bid_reward_geisha = Take the highest-valued geisha left and as many prestige points as her value. Values count only here.
    .title = Reward: geisha
yedo_bid_reward_disciple = Take a disciple from your reserve, usable this round. With Specialists it is the type on the reserve token, and whoever has that type takes no part in that auction, or with 2 or 3 players may not pick it. The token stays in the reserve until the event phase.
    .title = Reward: disciple
yedo_bid_decline = A caller who cannot or will not open is out of this round’s bidding, without Mon. The phase ends when nobody is left to call or nothing is left to name.
    .title = Not opening
yedo_bid_may = You may name or bid for only what you could take: a geisha if one is left and you have fewer than { $limit_geishas }; a disciple if there is one for you; cards or weapons while there is anything to draw; an annex always, for its { $annex_points } prestige points; a group if you could take something of it. A full hand or rack is no obstacle.
    .title = What may be bid for

## Phase 3: event

yedo_event_market = The spaces of the Market cost, from the left, { $row_1 }, { $row_2 }, { $row_3 }, { $row_4 } and { $row_5 } Mon. The two leftmost weapons stay, the others are discarded; those kept move to the far right in the same order, and every empty space is filled from the bag, from left to right. Gaps left by purchases stay until then.
    .title = The Market row
yedo_event_reveal = The top event is revealed; then comes the moment for replies; then it takes effect, in player order where that matters. When the deck is empty, the past events are shuffled, without the current one, Sakoku and the arrival of the Jesuits.
    .title = The event
yedo_event_closed-district = An event may close a district until the next event phase.
    .title = A district is closed
yedo_event_closed-location = An event may close locations until the next event phase.
    .title = Locations are closed
yedo_event_tea = Tea House, after the event and not in round 1: the row is discarded and as many characters as players plus { $tea_more } are drawn, at least { $tea_least }; the Daimyo is no player. The discards are shuffled when the deck is empty; if there are still too few the row stays short. A hired card is not replaced before the next event phase.
    .title = New characters
yedo_event_specialists = Specialists: the tokens at the Gates move one to the right, and one that leaves the second space is out of the game; then the reserve token enters at the left.
    .title = Specialists move on
yedo_event_content = There are 7 kinds of events, most of them bad; a blessing softens disasters. The cards are ours.
    .title = The events
yedo_event_order = In this order: what the last event closed is opened; Market; event; Tea House; specialists at the Gates.
    .title = Order of the event phase

## Phase 4: assign

yedo_assign_turns = In player order each assigns one disciple at a time, until nobody has any at home. Assigning is compulsory.
    .title = One at a time
yedo_assign_where = A disciple goes to a free location of an open district or to one of your own annexes; one disciple each.
    .title = Where disciples go
yedo_assign_high-interaction = With high-interaction missions in play, also to a free annex of an opponent. It works for whoever stands on it, its owner cannot use it this round, and nothing is paid.
    .title = Annexes of others
yedo_assign_rest = At most one of your disciples stands on the three rest spaces of the Castle.
    .title = One may rest
yedo_assign_closed = Nobody is assigned to a closed district or location.
    .title = Closed is closed
yedo_assign_none = A disciple for whom there is no lawful place stays home this round.
    .title = No place left

## Phase 5: watch patrol

yedo_patrol_ring = The ring: Castle, Gates, Tavern, Harbor, Red Light District, Market, Temple, and back. The patrol makes one step a round; red goes in this order, blue against it.
    .title = The ring
yedo_patrol_cards = In this order: the moment before the step; one step by colour; the moment after it; the moment before arrests; arrests. A card moves the patrol at once from where it is, in the direction of its colour at that time.
    .title = Order of the patrol phase
yedo_patrol_arrest = Every disciple in the district where the patrol stops is arrested, except Ninjas and protected ones. Of each player’s as many go to the reserve as leaves { $limit_floor } in all, the owner choosing which; the others go home. None of them acts any more this round. Rest spaces and the Good Sailor’s location belong to their districts; annexes are safe. An arrested Ronin leaves the game, an arrested errand boy goes home.
    .title = Arrests
yedo_patrol_last = In the last of the agreed rounds the patrol is off the board and the phase is skipped. A round that becomes the last because the shogun dies has had its patrol.
    .title = No patrol at the end

## Phase 6: trade

yedo_trade_who = After the arrests two players may trade if both have a disciple in the Tavern or both in the Market.
    .title = Who may trade
yedo_trade_what = Traded are Mon, weapons, geishas, unfinished missions, action cards, bonus cards and unused Blackmail cards; nothing else, and no promises. Each side gives at least one thing. Limits are checked at once: surplus unfinished missions, action cards, bonus cards and weapons are discarded; a geisha beyond the limit cannot be received.
    .title = What may be traded
yedo_trade_offers = In player order, each player who may trade makes one offer to one partner or passes. This goes on until all pass in a row. An offer names both sides in full: any number of things and any amount of Mon; your own hidden cards shown to the partner or by kind only, the partner’s by kind only; the partner picks them on accepting. An accepted trade happens at once.
    .title = Offers

## Phase 7: actions

yedo_act_turns = In player order each activates one own disciple, round and round; who has none left is passed over. Activating is compulsory, achieving something is not. The disciple goes home at the end of its activation.
    .title = Activating disciples
yedo_act_choice = An activation is one of these: complete missions linked to that district; do one of the district’s actions; with the Tea House, hire a character. Any location serves for any of them, except the rest spaces and the Good Sailor’s. A disciple on an annex is activated for the annex only.
    .title = What an activation is
yedo_act_foresight = Foresight: look at the top { $foresight } cards, { $foresight_monk } with a Monk, and put them back on top in any order. It is no draw, so the Wise power does not apply. Weapons are taken from the bag, looked at, and laid on it in an order of your choice; the next draws take these first. When discards go back, all are mixed. Only you know them.
    .title = Foresight
yedo_castle_rest = Castle, rest spaces: a disciple there is activated for rest, for missions of the Castle or to hire. Rest resolves all rest spaces still held: their owners move to the front of the player order in the order of the spaces, the others follow as they were, and these disciples go home. Nobody may rest where that would change nothing in the player order. The turns of this phase go on in the order it began with.
    .title = Castle: rest
yedo_castle_mission = Castle: draw the top mission of a deck of your choice for { $price_mission } Mon.
    .title = Castle: a mission
yedo_castle_audience = Castle: a private audience gives { $audience_points } prestige points for { $audience_mon } Mon.
    .title = Castle: private audience
yedo_gates_recruit = Gates: { $price_recruit } Mon for a plain disciple of your reserve, not with { $limit_disciples }. With Specialists: { $price_recruit } Mon for the type of one of the two tokens shown, if you do not have it; with { $limit_disciples } disciples first return any one, even one still on the board or the activated one. The token stays. The recruit is placed from next round on.
    .title = Gates: recruit
yedo_gates_favour = Gates: give up { $favour_points_1 } prestige point for { $favour_mon_1 } Mon or { $favour_points_2 } for { $favour_mon_2 } Mon, never below 0.
    .title = Gates: prestige for Mon
yedo_gates_foresight = Gates: foresight on action cards.
    .title = Gates: foresight
yedo_tavern_carpenter = Tavern: an annex of a type you lack and that is left, for { $price_annex } Mon; in cooperative play plus the Mon on the annexes. To visit the carpenter always means this, never winning or buying one in the bidding phase.
    .title = Tavern: the carpenter
yedo_tavern_foresight = Tavern: foresight on weapons.
    .title = Tavern: foresight
yedo_harbor_goods = Harbor: luxury goods, { $goods_mon_1 }, { $goods_mon_2 } or { $goods_mon_3 } Mon for { $goods_points_1 }, { $goods_points_2 } or { $goods_points_3 } prestige points.
    .title = Harbor: luxury goods
yedo_harbor_church = Harbor: take all the Mon in the Church.
    .title = Harbor: Church money
yedo_harbor_jesuits = Harbor, once the Jesuits have arrived: draw the top card of a Jesuit mission deck.
    .title = Harbor: Jesuit missions
yedo_redlight_geisha = Red Light District: the lowest-valued geisha left, for { $geisha_mon } Mon or { $geisha_points } prestige points, without points for her value; not with { $limit_geishas } geishas.
    .title = Red Light District: a geisha
yedo_redlight_card = Red Light District: the top action card for { $price_action } Mon.
    .title = Red Light District: an action card
yedo_market_weapon = Market: a weapon of the row at its price, { $kobudo_less } Mon less with a Kobudo-Ryu.
    .title = Market: a weapon
yedo_market_bonus = Market: the top bonus card for { $price_bonus } Mon, or foresight on bonus cards.
    .title = Market: bonus cards
yedo_temple_blessing = Temple: take a blessing, free, if one is left.
    .title = Temple: a blessing
yedo_temple_foresight = Temple: foresight on one mission deck.
    .title = Temple: foresight
yedo_temple_donation = Temple: { $donation_mon } Mon to the bank for { $donation_points } prestige point, once per activation.
    .title = Temple: a donation
yedo_annex_kobudo = Kobudo-Ryu: weapons in the Market cost { $kobudo_less } Mon less; a disciple on it draws { $kobudo_draw } weapons and keeps 1.
    .title = Kobudo-Ryu
yedo_annex_yashiki = Yashiki: the disciple on it, activated, completes exactly one mission. The Yashiki fills any one district icon of it, of the standard or the bonus part; the other icons need disciples of yours on the board, who stay there unused.
    .title = Yashiki
yedo_annex_karesansui = Karesansui: the disciple on it, activated, completes exactly one mission. All its district icons need disciples of yours on the board, who stay there unused; one missing weapon or the missing blessing counts as owned.
    .title = Karesansui
yedo_annex_chashitsu = Chashitsu: a disciple on it draws { $chashitsu_draw } bonus cards and keeps 1.
    .title = Chashitsu
yedo_annex_use = A disciple on an annex is in no district: no district action, no hiring, no presence, no arrest. Owning an annex is enough for its lasting effect and for missions.
    .title = Using annexes

## 4. Limits and visibility

yedo_limit_missions = You hold at most { $limit_missions } unfinished missions, those of the Jesuits included. What is beyond, of your choice, goes face down under the deck of its colour; a Jesuit mission under its own deck. Completed missions are unlimited and lie face down.
    .title = Unfinished missions
yedo_limit_actions = You hold at most { $limit_actions } action cards. What is beyond, of your choice, is discarded or played at once; it can be played only if its moment is now. Played, cancelled and discarded action cards go face down under the deck.
    .title = Action cards in hand
yedo_limit_bonus = You hold at most { $limit_bonuses } bonus cards; what is beyond goes under the deck.
    .title = Bonus cards
yedo_limit_weapons = You own at most { $limit_weapons } weapons, { $limit_weapons_armourer } while you have an Armourer. What is beyond, of your choice, goes face up on the weapon discard, also when you lose the Armourer.
    .title = Weapons
yedo_limit_blessing = You own at most { $limit_blessings } blessing; with one you cannot gain another.
    .title = One blessing
yedo_limit_geishas = You have at most { $limit_geishas } geishas; then you cannot gain another.
    .title = Three geishas
yedo_limit_annexes = You own one annex of each type at most. A type that you own, or that is sold out, you cannot buy.
    .title = One annex of each type
yedo_limit_disciples = You have at most { $limit_disciples } disciples, plain ones and specialists together; a Ronin and the errand boy do not count. What is beyond, of your choice and even the newcomer, goes to the reserve at once.
    .title = Four disciples
yedo_limit_clan-slot = You have at most one clan power, one active character and one hired character lying face down. Clan powers and Tea House may be played together.
    .title = Power and characters
yedo_limit_floor = Nobody loses the last { $limit_floor } disciples, by arrest or otherwise, unless a card says so. All of your own count, wherever they are, without the Ronin and the errand boy. With { $limit_floor } or fewer, the one lost comes home at once and does nothing more this round. Discarding what is beyond { $limit_disciples }, returning one to recruit another, and going to war are no losses.
    .title = The last two stay
yedo_limit_when = Limits are checked after every single gain, before anything else happens. Over the limits of blessing, geishas and types of annex, a thing cannot be gained at all.
    .title = When limits are checked
yedo_limit_pp = Prestige never falls below 0: a loss takes what is there, a price in prestige points needs them.
    .title = No prestige below zero
yedo_limit_mon = There are no debts: a bid, a price or a payment needs the Mon at that moment; a loss takes what is there.
    .title = No debts
yedo_open = Open to all are weapons and their discard, annexes, geishas, blessings, Mon, prestige, Blackmail cards, clan powers, active characters, and how many hidden cards each player holds. A hired character lies face down until it turns active, but all saw which one was taken. Hidden are unfinished missions, action cards and bonus cards. Completed missions lie face down; the record shows them to all. Mon never run out.
    .title = Open and hidden
yedo_weapons_bag = Weapons are drawn at random. Whenever the bag is empty, even in the middle of a draw, the whole weapon discard goes back into it. If both are empty the draw ends.
    .title = The bag of weapons
yedo_lowest = The player with the least prestige has the fewest prestige points. In a tie it is the Wealthy clan if it is tied; otherwise, where one player is meant, the last of the tied in player order.
    .title = The least prestige

## 5. Missions

yedo_mission_present = You need one disciple at a location of each district shown, two where it is shown twice. The one activated must stand in a district of the standard part. Rest spaces and the Good Sailor’s location count; disciples already activated are home and do not.
    .title = Being present
yedo_mission_own = Weapons, annexes, geishas and blessings shown must be owned; they are kept and serve for any number of missions. Mon shown are paid; things marked to give are given up.
    .title = Owning and paying
yedo_mission_bonus = The bonus part is optional. Met and paid at the same moment, it adds its reward; it cannot be made up later.
    .title = The bonus part
yedo_mission_several = One activation may complete several missions, one after another, each showing that district in its standard part. Each is paid and rewarded before the next, and what it brought may serve the next.
    .title = Several missions
yedo_mission_shogun = To kill the shogun brings many prestige points. In a competitive game the round is finished and the game ends; in cooperative and solo games it goes on to round { $coop_rounds }.
    .title = Killing the shogun
yedo_mission_content = The basic missions are 12 green, 18 yellow, 18 red and 11 black; there are 6 to kill the shogun, eight of each other kind and 12 of the Jesuits. The cards are ours, priced by one formula that gives the one card we know exactly.
    .title = The missions
yedo_mission_reward = A reward is taken in the order prestige, Mon, things; a thing that cannot be taken is lost. Then the activated specialist takes effect.
    .title = The reward

## 6. Specialists

yedo_spec_setup = With Specialists everyone has { $start_disciples } plain disciples and the other plain ones leave the game. All tokens go into the bag and one is drawn to the reserve.
    .title = Setting up specialists
yedo_spec_hire = You have at most one specialist of each type. One recruited at the Gates cannot be used this round; one won by bidding can.
    .title = Hiring specialists
yedo_spec_samurai = Samurai: { $samurai_points } prestige point more for each mission completed with him.
    .title = Samurai
yedo_spec_onna = Onna-bugeisha: after a mission completed with her you may swap { $onna_mon } Mon of that mission’s reward, bonus part included, for 1 prestige point, as often as the reward reaches.
    .title = Onna-bugeisha
yedo_spec_messenger = Messenger: after a mission completed with him draw the top card of a mission deck, not of the Jesuits’. With the Wise power draw 3 of one deck, keep 1, and put the other 2 under it.
    .title = Messenger
yedo_spec_ninja = The Ninja is never arrested.
    .title = Ninja
yedo_spec_armourer = Armourer: while you have him you may own { $limit_weapons_armourer } weapons.
    .title = Armourer
yedo_spec_monk = Monk: while you have him, wherever he is, he counts as a blessing for missions and errands. He is none for events, arrests or payments and leaves the space for a blessing free. Foresight done with him shows one more.
    .title = Monk
yedo_spec_with = A mission is completed with a specialist if that specialist was the one activated, also on Yashiki or Karesansui. It counts for every mission of that activation, not for errands.
    .title = Completed with
yedo_spec_reserve = A specialist who is arrested, discarded or returned goes back to your stock and can be had again when that type is on offer. A plain disciple given up in a game with Specialists is gone.
    .title = Specialists return

## 7. Tea House

yedo_tea_setup = Favors come with characters: Blessing with the Beggar, Weapon with the Illustrious Advisor, Mon with the Shop Assistant, Action with the Storyteller, Bonus with the Calligrapher. Taken with a favor they are active in round 1; the others are shuffled with the rest. The row has one more character than there are players, at least { $tea_least }.
    .title = Setting up the Tea House
yedo_tea_hire = With a disciple on a location of the main board you may, instead of an action, take a character of the row, face down. It is active next round. One per player and round.
    .title = Hiring a character
yedo_tea_use = A character is never used in the round of hiring. You have one active at most, but may hire a new one meanwhile. It is used at its printed moment, without an activation, and then discarded; unused it is discarded at the next preparation for { $unused_character } bonus card.
    .title = Using a character
yedo_tea_end = At the end, before scoring: first an unused active character becomes { $unused_character } bonus card, within the limit; then one hired in the last round scores its printed prestige points. In cooperative play only the second.
    .title = Characters at the end
yedo_tea_content = There are 15 characters, among them the Harbor Captain, to whose owner whoever uses the Harbor pays 1 Mon.
    .title = The characters

## 8. Clan powers

yedo_clan_wealthy = The Wealthy begins with { $wealthy_short }, { $wealthy_middle } or { $wealthy_long } Mon more for { $rounds_short }, { $rounds_middle } or { $rounds_long } rounds, { $wealthy_coop } in cooperative and solo games. It wins all ties: it may bid the same as the last bid and then leads, it wins a tie for victory or for a majority, and it counts as lowest in a tie for the least prestige.
    .title = The Wealthy
yedo_clan_generous = For the Generous, the annexes of the other players count as own for missions and errands; at the end { $generous_points } prestige points for each own annex. Not used solo.
    .title = The Generous
yedo_clan_tenacious = The Tenacious pays { $tenacious_less } Mon less, never below 0, for each cost on the main board and for each payment of a mission, standard and bonus part; not for bids, the Emperor’s prices or events. It ignores the Harbor Captain’s fee.
    .title = The Tenacious
yedo_clan_hypocrite = The Hypocrite begins with the Ninja as a third disciple; without Specialists with a plain disciple and { $hypocrite_mon } Mon.
    .title = The Hypocrite
yedo_clan_wise = Whenever the Wise draws action cards, bonus cards or missions, { $wise_more } more of that deck are drawn; then { $wise_more } cards of that kind, drawn or from hand, go under their decks. To keep 1 of { $bid_draw } becomes to keep 1 of { $wise_draw }. With fewer cards left, as many are put back as were drawn extra. Weapons, foresight and set-up are no such draws.
    .title = The Wise
yedo_clan_sailor = The Good Sailor has a Harbor location of their own for one disciple: { $sailor_mon_1 }, { $sailor_mon_2 } or { $sailor_mon_3 } Mon for { $sailor_points_1 }, { $sailor_points_2 } or { $sailor_points_3 } prestige points, or missions, or hiring, whatever closes the Harbor or its actions; no other Harbor action there. It counts as Harbor for missions and arrests. Whenever the Good Sailor takes Church money the bank adds { $sailor_church } Mon.
    .title = The Good Sailor
yedo_clan_setup = Each player gets one power at random, open to all; the others leave the game.
    .title = Dealing the powers
yedo_clan_start = Clan powers work from round 1 on; during set-up only those that speak of the start.
    .title = When powers work

## 9. The Jesuits

yedo_jesuits_setup = The Jesuit missions lie apart at the Harbor. Their arrival is shuffled with the top { $jesuits_among } events, and the four go back on top: it comes in one of the rounds 1 to { $jesuits_latest }.
    .title = Before they arrive
yedo_jesuits_arrive = When the arrival is revealed, the Jesuit missions are split by colour into shuffled decks at the Harbor. From then on a disciple there has a new action, though not on the Good Sailor’s location: draw the top card of one of them, free.
    .title = The arrival
yedo_jesuits_return = A Jesuit mission that leaves a hand other than completed or traded goes under its deck.
    .title = Given back
yedo_jesuits_normal = A Jesuit mission counts as a normal mission of its colour for everything, but is drawn only by the Harbor action.
    .title = Missions like others
yedo_sakoku_before = If Sakoku comes first, the Jesuit missions leave the game and Sakoku stays beside the deck. Their arrival, when drawn, is discarded with it and another event is drawn at once.
    .title = Sakoku before them
yedo_sakoku_after = If Sakoku comes later, all unfinished Jesuit missions leave the hands and the game with their decks, and the Harbor action ends. Completed ones stay and count as normal missions.
    .title = Sakoku after them
yedo_sakoku_cancelled = Sakoku cancelled by “New orders” has not occurred.
    .title = Sakoku cancelled

## 10. Cooperative and solo: the shogun must die

yedo_coop_setup_remove = All parts marked unfit are removed: action cards, bonus cards, missions, characters, clan powers. There are no events and no Jesuits.
    .title = What is removed
yedo_coop_setup_daimyo = The Daimyo has an unused colour, an order marker and { $daimyo_all } disciples: { $daimyo } beside the cooperative board and { $daimyo_reserve } in the reserve, in the Master variant { $daimyo_master } and { $daimyo_master_reserve }. He is last in order at the start, has no prestige and does not bid.
    .title = The Daimyo
yedo_coop_setup_as-one-more = Geishas and closed locations, and only these, are set as for one player more. Solo: as for 2 players, but with 1 closed location at the Temple instead of 2. Annexes follow the real number of players, solo as for 2; blessings are 1 per player.
    .title = As for one more
yedo_coop_setup_missions = Each player takes { $start_missions } missions in any mix of colours.
    .title = First missions together
yedo_coop_emperor_deck = There are 30 Emperor cards: 9 green, 9 yellow, 12 red. Solo, R26, R27, R29 and R30 are removed first. For a gentler game these also leave games of two, and R22 and R24 leave solo games.
    .title = The Emperor’s cards
yedo_coop_emperor_mood = The Emperor’s deck has 7 cards, the first on top; g, y and r are green, yellow and red, for 1 to 4 players. Gentle: gggggyy, ggyyyyr, gyyyyrr, yyyyrrr. Demanding: gggyyyr, gyyyyrr, yyyyrrr, yyyrrrr. Insatiable: ggyyyrr, yyyrrrr, yrrrrrr, rrrrrrr.
    .title = The Emperor’s mood
yedo_coop_emperor_flow = The deck lies face down, so the colour of the next card is open. Its top card becomes current at the end of set-up and in every later preparation; the one before it leaves. It gives the round’s prices, event and errand.
    .title = A card each round
yedo_coop_victory-pile = Two face-down yellow Emperor cards lie under one random mission to kill the shogun, face up. Once that mission is completed the two are turned up: their errands stay open to the end and count for the objective; their events and prices are ignored.
    .title = The victory pile
yedo_coop_objectives = There are three objectives: lowest prestige, highest prestige (not solo) and errands completed. Each is set to gentle, normal or hard.
    .title = Objectives
yedo_coop_rounds = The game has { $coop_rounds } rounds; there is no patrol in the seventh.
    .title = Seven rounds
yedo_coop_errand-boy = Solo you have one extra disciple of another colour. It is placed and acts like any other, but cannot be activated for missions and does not count for them; it counts for errands and may complete them, and activated on an annex it may complete missions. Yashiki and Karesansui work for errands as they do for missions. It is outside limit and floor, is never sent to war, and shares the rule of one on the rest spaces.
    .title = The errand boy
yedo_coop_errand = The current Emperor card has one errand. It is completed like a mission, once and by one player, by activating a disciple in a shown district, with own things only unless it says “together”; then the disciples, things and Mon of all players count. It pays that player, or as the card says, and counts for the objective. Undone at the end of the round it is lost.
    .title = Errands
yedo_coop_prices = The price of an asset is the Emperor card’s, plus { $interference } while the Daimyo is first and his interference lies there, plus, for annexes, the Mon on them.
    .title = Prices
yedo_coop_war = A disciple sent to war, of the owner’s choice, cannot be placed this round and is back home at its end. It is not lost. Nobody sends their last one.
    .title = Sent to war
yedo_coop_assign = On his turn in player order, while he has a disciple in his pool, the top Daimyo card is revealed and one goes to its district, on the free open location with the lowest number; in the Castle only on a rest space, at most one. If there is none, or the district is closed, he goes to the next district in ring order with room. Revealed cards stay for the patrol phase and are then discarded; an empty deck is reshuffled.
    .title = The Daimyo assigns
yedo_coop_patrol = First the normal step. Then the icons of the revealed Daimyo cards in the order of revealing, from left to right; each player may play 1 movement card in all, before or after these icons, not between. Then each may play 1 protection card or Blackmail or, if a revealed card shows it, pay a blessing to the Temple, to keep their disciples there from arrest. The rest are arrested, the Daimyo’s never.
    .title = The patrol together
yedo_coop_trade = Trade as usual, but only equal values, each worth one: weapon, geisha, { $trade_mon } Mon, unfinished mission, action card, bonus card, unused Blackmail. Any number, the same on both sides; Mon only in fives, without change. The Daimyo plays no part.
    .title = Equal trades
yedo_coop_daimyo_actions = On his turn one of his disciples acts, the first that fits: Harbor, all Church Mon go to the bank; Market, the rightmost weapon is discarded; Red Light District, the best geisha is removed; Gates, one more disciple from the reserve joins him; Castle, his rest space is activated, and if he was first and is first again every player loses { $first_again } prestige point, also when a player’s activation does it; Tavern, { $annex_mon } Mon is laid on the annexes for good; Temple, nothing. What cannot be done does not happen; the disciple returns to his pool. The interference follows him to and from the first place.
    .title = The Daimyo acts
yedo_coop_end = The game ends after round { $coop_rounds }, also if the shogun died earlier. If his mission is not done the game is lost. Otherwise score bonus cards, { $blackmail_points } per unused Blackmail and 1 per { $mon_per_point } Mon, with modules also their points. It is won if everyone reaches the lowest objective, someone the highest (not solo), and the errands of all together suffice.
    .title = Won or lost together
yedo_coop_modules = Specialists (the Daimyo uses none), Tea House and Clan Powers may be added. A character stays until it has been used: the Swordsmith and the Kabuki Actor twice, the Moneylender until he is paid back; a newly hired one, when it turns up, discards the current one without a bonus card.
    .title = With modules
yedo_coop_buy = Instead of auctions, in player order each buys one asset at its price, with its reward, or takes { $coop_egress } Mon. Each kind of asset is bought at most once a round. The Daimyo takes no part.
    .title = Buying
yedo_coop_event = Event phase: the Market, then the moment for replies, then the Emperor card’s event in player order, then Tea House and Specialists. It touches the Daimyo only if it says so; where it names the first player and the Daimyo is first, the first of the players is meant.
    .title = The Emperor’s event
yedo_coop_shogun = From round 1 on any player may complete the shogun’s mission of the victory pile like a mission in hand, with own things only. It counts for nobody’s limit, and its reward goes to that player.
    .title = The shogun on the table
yedo_coop_solo = Solo, you are first and the Daimyo last. You take one favor of five and 4 missions; there are 1 blessing at the Temple, 2 annexes of each type, geishas 1, 2, 3, a Tea House row of 4, and the errand boy at home. There is no trade phase; each player, the most and the least all mean you.
    .title = Playing alone
yedo_coop_advice = As advice: a first game Demanding with normal objectives; with Specialists the specialist missions; with the Tea House the game is a little easier.
    .title = Advice for playing together
yedo_coop_record = Results are kept for comparison: players, mood, objectives, points.
    .title = Results
yedo_coop_hands = You may tell and show each other anything; the table offers open hands, agreed at set-up.
    .title = Open hands

## 11. End of the competitive game

yedo_end_when = A competitive game ends after { $rounds_short }, { $rounds_middle } or { $rounds_long } rounds, or after the round in which the shogun dies.
    .title = When the game ends
yedo_end_score = In this order: unused active characters become bonus cards; characters hired in the last round score; bonus cards, at most { $limit_bonuses }, all judged on the same state; { $blackmail_points } per unused Blackmail; the Generous; 1 prestige point per { $mon_per_point } Mon. The most prestige wins; killing the shogun is no victory by itself.
    .title = Final scoring
yedo_end_tie = A tie is won by the Wealthy clan. Without it: more Mon, then more completed missions, then it is shared.
    .title = Ties
