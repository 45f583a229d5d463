### The rules of Edo, in our own words. One message per rule id, '.' written as '_'.
### Variables stand for the numbers of the edition in play; those that name pieces, goods or points
### are whole phrases, such as “7 houses” or “2 wood and 1 rice”.
###
### Glossary
###   official: a piece at home or on a planning board; the same piece on the map is a samurai
###   home · supply (what all share) · hand (the goods you hold)
###   authorization card, special authorization card, planning board
###   actions: Rice, Money, Wood, Stone, Rice field, Recruit, Travel, Special authorization, Trading, Building
###   power point (PP) · ryo (no plural form) · resource: wood, stone or rice · resource package
###   house, trading post, fortress, temple · building site · strength, rank, owner, income, profit tile
###   city, forestry, quarry, rice field, river space, road space, border post · resource space · road
###   covered space · merchant, merchant card, offer · starting player, turn order, round
###   demand, privilege, privilege board, preview, black official
###   ronin (no plural form), location tile, multiple choice, relocate, disperse, Ronin token, bystander

## Aim and shape

edo_aim = You lead a clan in the country around Edo, and you want more power points than anyone else. You score them by building in the cities and by trading with the merchant; the expansions add temples, demands of the shogun and ronin. The game ends after the round in which a player reaches { $end_points }, or when the merchant cards run out. Your money and your samurai on the map then score a few points more. Build a house in Edo in time: all players without one rank behind all who have one.
    .title = The aim of the game
edo_round = A round has 4 phases. 1. Plan: you each secretly choose 3 cards, pick one action on every card and put officials on it. 2. Perform: the plans are revealed. In turn order, everyone performs a first card, then everyone a second card, then a third; before each of your cards you may move samurai. 3. Wages and income: you pay your samurai in rice, or they go home; then the cities pay for the houses and trading posts built there. 4. Next round: the next player becomes the starting player and a new merchant card comes into play, unless the game is over. With Ronin, a ronin moves before you plan.
    .title = A round

## 1. Pieces

edo_pieces_player = Every player has { $officials }, { $houses }, 1 trading post, 1 scoring marker, 1 planning board and the 3 starting authorization cards.
    .title = Your pieces
edo_pieces_common = All players share { $fortresses }, { $white_officials } for hire, 12 special authorization cards, 10 merchant cards, 24 profit tiles, 1 merchant, 1 starting player marker and a stock of wood, stone, rice and ryo. Goods and ryo are unlimited. Fortresses, white officials, special cards and Ronin tokens can run out.
    .title = The common supply
edo_pieces_fifth = The fifth player brings { $officials }, { $houses }, 1 trading post, 1 scoring marker, 1 game summary, 1 planning board and 3 authorization cards. Also added are 15 resources (5 of each type), 17 coins worth 60 ryo in all and 3 tokens that each stand for 5 resources.
    .title = The fifth player’s pieces
edo_pieces_empty = If the supply has run out of something, you cannot take, build or buy it.
    .title = Nothing left
edo_modules_combine = Play with the fifth player, Jiin, Tokken and Ronin in any mix, or with just one of them, at every player count it allows. Whatever they do not change follows the base rules.
    .title = Mixing the expansions

## 2. Map

edo_map_spaces = A space is a city, a forestry (wood), a quarry (stone), a rice field, a river space, a road space or a border post. Roads join the spaces, and each step follows one road to a neighbouring space. There is no limit to how many samurai, of whatever colours, stand together.
    .title = Spaces and steps
edo_map_sides = The map has two sides. Use the small side with 2 or 3 players and the large side with 4 or 5.
    .title = Which side to use
edo_map_small = The small side shows Edo in the middle and 3 outer cities. It also has 6 resource spaces (2 of each type), 3 river spaces next to Edo, some road spaces, and border posts along the rim.
    .title = The small side
edo_map_large = The large side shows Edo and 5 outer cities. It also has 9 resource spaces (3 of each type), 3 river spaces, at least 4 border posts and some road spaces.
    .title = The large side
edo_map_house-graph = Our maps treat all outer cities alike: each is equally far from Edo, give or take 1 step, and has at least two types of resource within 2 steps. From any border post, a resource space is 1 step away. Outer cities bear real place names of the period, such as Kawagoe, Odawara or Mito.
    .title = A balanced map
edo_map_sites = The building sites of a city form a row: a new building goes on the first free one, and earlier sites win ties for income. Edo has { $sites_edo } sites, more than any other city; each outer city has { $sites_outer }.
    .title = Building sites
edo_map_words = “Road” always means a line from one space to another. Road spaces and river spaces, by contrast, are places to stand, and they produce nothing.
    .title = Roads and road spaces
edo_map_covered = A covered resource space produces nothing and takes no ronin, but samurai may stop there or pass through, and a temple may be built on it. A city is covered when it has no profit tile: it pays no income and takes no starting house and no ronin, yet you may build, trade and pass there as in any other. Edo is never covered.
    .title = Covered spaces

## 3. Set-up

edo_setup_cover_2p = With 2 players, chance picks one forestry, one quarry, one rice field and one outer city, and these are covered.
    .title = Covers with 2 players
edo_setup_cover_3p = With 3 players, every space stays open.
    .title = Covers with 3 players
edo_setup_cover_4p = With 4 players, chance picks one forestry, one quarry, one rice field and one outer city, and these are covered.
    .title = Covers with 4 players
edo_setup_cover_5p = With 5 players, prepare the same side of the map as for 4. This time, however, leave every resource space open and give each city a profit tile.
    .title = Covers with 5 players
edo_setup_profit = Draw a profit tile at random for each city that is not covered, Edo among them.
    .title = Profit tiles
edo_setup_money = You begin the game with { $start_ryo }.
    .title = Starting money
edo_setup_packages = Five resource packages are on offer, whatever the number of players, and you take one of them. Five players leave none over. Every package holds some rice.
    .title = Resource packages
edo_setup_start = You begin with 1 samurai and 1 of your { $houses_number } houses in an outer city that is not covered; the house stands on its first site. Your other officials ({ $officials_home }) are at home. Each player starts in a different city. The starting house gives no power points, but it does earn income.
    .title = Starting city
edo_setup_order = Resource packages are picked in turn order. Starting cities are picked the other way round, the last player first.
    .title = Who picks first
edo_setup_start-player = The starting player of the first round is drawn by lot.
    .title = First starting player
edo_setup_merchant = Put the merchant in Edo. Lay one merchant card face up as the card in play, and turn up the top card of the draw pile as well.
    .title = Merchant and merchant cards
edo_setup_sequence = Prepare the game in this order: side of the map; covers; profit tiles; merchant, merchant cards and display of special cards; starting player; Tokken; bystanders (2 players with Ronin); ronin; resource packages; starting cities. Then round 1 begins.
    .title = Order of set-up

## 4. A round, phase 1: plan

edo_plan_three-cards = Everyone plans at once and unseen by the others. Choose exactly 3 of your authorization cards, pick one action on each, and set their order from left to right.
    .title = Plan three cards
edo_plan_officials = Next, assign officials from your home to the 3 chosen actions: anything from none up to the maximum printed on the action. Every official on an action carries it out once.
    .title = Assign officials
edo_plan_empty-card = You may leave a planned card without officials. Its action is then not carried out, but you may still move samurai and the merchant before it.
    .title = A card without officials
edo_plan_reveal = Each player seals a plan as soon as it is ready. When the last one is sealed, all are revealed at the same time.
    .title = Sealed until all are
edo_plan_maximum = An action takes no more officials than the maximum it shows. In total you cannot assign more of them than you have at home.
    .title = How many officials

## 4. A round, phase 2: perform

edo_act_order = The starting player performs a first card, then the others do so clockwise. Once everyone has had a first card, all perform their second card in the same way, and after that their third.
    .title = Card by card
edo_move_when = Before each of your cards you may move any of your samurai, as far as you like, for { $road_samurai } per road. The card may be without officials, and the samurai need not take part in its action.
    .title = Moving before a card
edo_move_merchant = Whenever you may move samurai before a card, you may also move the merchant for { $road_merchant } per road. Your action need not be Trading.
    .title = Moving the merchant
edo_move_own-only = You command your own samurai only. Nobody ever moves those of another player.
    .title = Only your own samurai
edo_move_once = Before a given card, each of your samurai can be moved only once, and so can the merchant. The move may end on any space and follows the cheapest route there.
    .title = One move each
edo_move_pay = You need enough ryo for the whole move; otherwise you cannot make it.
    .title = Pay for the move
edo_act_rice = Each official on Rice brings you { $rice_per_official }. No samurai has to take part.
    .title = Rice
edo_act_money = Each official on Money brings you { $ryo_per_official }. No samurai has to take part.
    .title = Money
edo_act_produce = On Wood, Stone or Rice field, each official puts one of your samurai to work on an uncovered space of that type; no samurai works twice for the same card. What each worker yields depends on the figures on the space: { $yields } with { $yields_with } of them, and 0 with { $yields_end } or more. All figures there count, whoever owns them, ronin and bystanders too.
    .title = Wood, Stone, Rice field
edo_act_recruit = Each official on Recruit lets you pay { $recruit_cost } and take a white official home. It is yours for the rest of the game, and you can plan with it from the next round on. No samurai has to take part.
    .title = Recruit
edo_act_travel_post = The officials of a Travel card act one at a time. One thing such an official can do is go to a border post, where it stands as your samurai.
    .title = Travel: to a border post
edo_act_travel_free = Rather than go to a border post, an official on Travel can move 1 or 2 of your samurai, each as far as you like and at no cost. A samurai who has only just been placed may be one of them.
    .title = Travel: free moves
edo_act_travel_no-merchant = The merchant cannot be moved by Travel.
    .title = Travel: not the merchant
edo_act_trade = To trade you need one of your samurai on the merchant’s space, which need not be a city; a single one is enough for all officials of the card. Each official makes one exchange from the merchant card in play. Either you buy the resource shown, up to the number shown and at the price given for each, or you hand over the goods asked for in return for { $trade_points }.
    .title = Trading
edo_act_trade_post = When the merchant is in the city where your trading post stands, each official on Trading may use both offers of the card, each of them once.
    .title = Trading with a trading post
edo_act_build = Each official on Building puts up one building. All who build in the same city can rely on the same samurai there.
    .title = Building
edo_act_build_house = A house costs { $house_cost }. It gives { $house_points }.
    .title = House
edo_act_build_post = A trading post costs { $post_cost }. It gives { $post_points }. You have only one, no city holds more than one, and it may not stand in Edo.
    .title = Trading post
edo_act_build_fortress = A fortress costs { $fortress_cost } and gives { $fortress_points }. It comes from the { $fortresses_number } that all players share. Any city, Edo included, may hold any number of them. It makes no difference to income.
    .title = Fortress
edo_act_build_samurai = You can build in a city only while one of your samurai is there.
    .title = Samurai on the spot
edo_act_build_site = A new building takes the first free site of its city. Once every site is taken, nothing more can be built there.
    .title = First free site
edo_act_special = For each official on Special authorization, you may buy one of the { $display } special cards on display at its price. You can plan with it from the next round on. The gap in the display is filled.
    .title = Special authorization
edo_act_stays = When the round ends, the officials on your cards go back home. Those you sent to border posts remain on the map as samurai.
    .title = Who goes home
edo_act_card = Perform a card like this: first the moves, then its officials one after another, any of whom may do nothing. Then check your resource limit. Last, black officials on the card leave the game.
    .title = Steps of a card
edo_act_own-turn = It is your own turn from the moment you begin to perform one of your cards until it is finished: also in the middle of a move or of what an official does, and while goods go back at the resource limit. It is also your own turn while you decide on your wages. At the start of a round and while everyone plans, it is nobody’s own turn.
    .title = Your own turn
edo_act_pay = Pay the whole cost of something first; only then does it take effect.
    .title = Pay first
edo_limit_resources = When a card is finished you may keep up to { $hand_limit } in hand. Give back the surplus; you choose which. A Resource privilege you have not used yet does not count.
    .title = Resource limit

## 4. A round, phase 3: wages and income

edo_wages_choose = Players decide in turn order. Pay { $wage_rice } for each of your samurai you keep on the map; bring the rest home, where they are officials again.
    .title = Wages
edo_income_rank = When all wages are settled, each city with a profit tile and fewer than 3 ronin pays its owners. Your strength there is { $strength_house } for each house and { $strength_post } for your trading post; fortresses add nothing, and with strength 0 you are not an owner. Owners rank by strength; in a tie, the player whose first house or trading post is on the earlier site comes ahead. The tile shows what each rank earns for that number of owners.
    .title = Income

## 4. A round, phase 4: next round or end

edo_next_start-player = The next player clockwise becomes the starting player. The merchant card on top of the pile becomes the card in play, and the one beneath it is turned face up.
    .title = Next round
edo_end_trigger = The game is over after any round that sees a player at { $end_points } or more, or when no merchant card is left to come into play: after round 10 at the latest. Ronin tokens do not help to reach the { $end_number }. Wages and income still take place in the last round.
    .title = End of the game
edo_end_score = At the end you gain 1 power point for every full { $ryo_per_point }, 1 for every { $samurai_per_point } you have on the map after wages, and 1 for each Ronin token. You gain nothing for goods, privileges or officials at home.
    .title = Final scoring
edo_end_house-in-edo = To win you need a house in Edo: all who have one rank ahead of all who have none. If nobody has a house there, the highest score wins.
    .title = A house in Edo
edo_end_tie = If scores are equal, more ryo decides, then more resources. If these are equal too, the player who sits later, counted from the starting player of the last round, is ahead.
    .title = Ties

## 6. Jiin: Buddhist temples

edo_jiin_supply = You get { $temples } in your colour.
    .title = Your temples
edo_jiin_build = An official on Building can put up a temple in the country rather than a building in a city.
    .title = Building a temple
edo_jiin_where = Temples stand on a forestry, a rice field, a quarry, a river space or a road space. They never stand in a city or on a border post.
    .title = Where temples stand
edo_jiin_cost = For a temple you pay { $temple_cost }.
    .title = Price of a temple
edo_jiin_one-per-space = A space that already has a temple, no matter whose, takes no second one.
    .title = One temple per space
edo_jiin_samurai = You can build a temple only where one of your samurai stands.
    .title = Samurai at the temple
edo_jiin_point = A temple you build gives you { $temple_points } straight away.
    .title = Points for a temple
edo_jiin_free-roads = Roads that touch a space with your temple cost you nothing, whether you move your samurai or the merchant all players share. You pay only for the other roads on the way. A new temple helps from your next move on.
    .title = Free roads
edo_jiin_covered = You may build a temple on a covered resource space too.
    .title = Temples on covered spaces
edo_jiin_apart = A temple uses no building site and adds no strength in any city. Ronin do not stop you from building it, and it does not get in their way.
    .title = Temples stand apart

## 7. Tokken: privileges

edo_tokken_setup = Before the resource packages are picked, the 15 demands and the 12 privileges are shuffled into two face-down stacks. Reveal 3 demands and 3 privileges and lay them on the privilege board along the arrows. Then turn up the next token of each stack: these are the previews.
    .title = Setting up Tokken
edo_tokken_meet = In phase 2 an official may meet one of the shogun’s demands rather than perform the action once. Several officials on one card may each meet one. Only the 3 demands on the board can be met, not the preview.
    .title = Meeting a demand
edo_tokken_reward = Meeting a demand gives you { $demand_points } at once and the privilege that lies below it. The demand is then out of the game.
    .title = Point and privilege
edo_tokken_slide = The board closes up as soon as a demand has been met. Demands to the left of the gap move one column right and the preview demand fills column 1; privileges to the right of the gap move one column left and the preview privilege fills column 3. New previews are turned up. Your next official already finds the new pairs.
    .title = Closing up the board
edo_tokken_exhausted = Once no privileges are left to refill the board, places stay empty from column 3 on; a demand with nothing below it gives just { $demand_points }. Once no demands are left, places stay empty from column 1 on.
    .title = Empty stacks
edo_tokken_local = Only an official on Trading can meet a demand for local goods, with one of your samurai on the merchant’s space. It replaces the whole exchange of that official. Neither your trading post nor the Trading privilege adds anything.
    .title = Local goods
edo_tokken_foreign = Only an official on Travel can meet a demand for foreign goods; it then neither goes to a border post nor moves samurai. You need no samurai for this, and the official returns home.
    .title = Foreign goods
edo_tokken_palace = Only an official on Building can meet a demand to extend the palace, and only in Edo, where one of your samurai must be. This replaces building a house or a fortress. No free site is needed.
    .title = Palace extension
edo_tokken_cost = Each demand shows what you pay to meet it; porcelain, for instance, is met by Trading and costs 10 ryo and 1 stone. There are 5 demands of each kind.
    .title = Cost of a demand
edo_tokken_keep = Your privileges lie face up before you. You may use each of them once, from the moment you receive it; it then leaves the game. You may hold any number, and unused ones are worth nothing at the end.
    .title = Holding privileges
edo_tokken_mix = The 12 privileges are: { $site_tokens } Privileged building site, { $support_tokens } Support, { $trading_tokens } Trading, { $income_tokens } Income from a city, { $resource_tokens } Resource (wood or stone, stone or rice, rice or wood) and { $production_tokens } Resource production (wood, stone, rice).
    .title = The twelve privileges
edo_tokken_a-site = Build a house at its normal price on the first site of any city, Edo included; all buildings already there, whatever their kind, move back one site. You must be able to build in that city: it needs a free site and fewer than 2 ronin. The privilege is offered only where the first site is occupied.
    .title = Privileged building site
edo_tokken_b-support = While planning, take a black official; you must assign it as one of your own, within the maximum of an action. The others learn of it when the plans are revealed. It cannot go to a border post. After its card it is out of the game, whether or not it could do anything.
    .title = Support
edo_tokken_c-trading = For one official’s exchange, use either of the two offers on the face-up card of the draw pile. In the city of your trading post, use any two different offers of the four on both cards. With an empty pile, this privilege cannot be used.
    .title = Trading
edo_tokken_d-income = At any moment of your own turn, collect what your rank in a city of your choice earns right now. A city with 3 ronin cannot be chosen.
    .title = Income from a city
edo_tokken_e-resource = At any moment of your own turn, choose one of the two resources on the token and take 1 of it.
    .title = Resource
edo_tokken_f-production = Use it with the matching action (for rice: Rice field). One of your working samurai on an uncovered space yields as much as if he stood there alone; your own others, rivals, ronin and bystanders make no difference. Your other workers count everybody as usual.
    .title = Resource production
edo_tokken_pieces = Tokken adds 15 demands, 12 privileges, the privilege board and { $black_officials }.
    .title = Pieces of Tokken
edo_tokken_board = The board has 3 columns, with the demand stack to the left of column 1 and the privilege stack to the right of column 3. When you set up, demands go to columns 3, 2 and 1 in the order revealed, privileges to columns 1, 2 and 3.
    .title = The privilege board

## 8. Ronin

edo_ronin_setup = Before the resource packages are picked, chance places the 3 ronin: one on an uncovered forestry, one on an uncovered quarry, one on an uncovered rice field. The bag holds 7 location tiles: 1 rice field, 1 forestry, 1 quarry, 1 city and 3 multiple choice.
    .title = Setting up Ronin
edo_ronin_round-start = Each round, including the first, opens with a ronin moving on before anyone plans. The starting player first selects a ronin, only then draws a location tile, and relocates him.
    .title = A ronin moves on
edo_ronin_select_any = If the 3 ronin share one space, or if no two of them do, any of them may be selected.
    .title = Any ronin
edo_ronin_select_single = If exactly 2 ronin share a space, the one who stands alone has to be selected.
    .title = The lone ronin
edo_ronin_tile = The tile drawn names the type of space the ronin goes to. On a multiple-choice tile, you name one of the four types that has a space he may enter. The tile then returns to the bag.
    .title = The location tile
edo_ronin_not-edo = Edo is closed to ronin.
    .title = Not into Edo
edo_ronin_must-leave = A ronin cannot stay where he is; he always goes to another space.
    .title = He moves away
edo_ronin_must-join = Where one or two other ronin already stand on a space of the drawn type, he has to go to them, unless that is the space he leaves. At the start of a round this exception arises only if all three were together; in a dispersal, also while another still waits there. If two spaces of that type each hold another ronin, you choose where he goes.
    .title = Ronin flock together
edo_ronin_not-covered = Covered spaces are closed to ronin.
    .title = Not onto covered spaces
edo_ronin_player-chooses = If more than one space fits, the player who drew the tile picks one of them.
    .title = The drawer chooses
edo_ronin_no-space = If no space fits the drawn tile, put it aside and draw another. Afterwards all these tiles go back into the bag.
    .title = Nowhere to go
edo_ronin_counts = On a resource space each ronin counts like a samurai, so those who work there yield less.
    .title = Ronin on resource spaces
edo_ronin_city1 = One ronin on his own in a city changes nothing.
    .title = One ronin in town
edo_ronin_city2 = While 2 ronin are in a city, nobody may put up a building there.
    .title = Two ronin: no building
edo_ronin_city3 = While 3 ronin are in a city, nobody may put up a building there and it pays no income, not even through the Income from a city privilege.
    .title = Three ronin: no income
edo_ronin_disperse = An official on Travel, even a black one, may disperse the ronin of one space instead of going to a border post or moving samurai. Only one official per Travel card can do so; the others do something else that Travel allows.
    .title = Dispersing ronin
edo_ronin_disperse_pay = First you name the space. You may then move one of your samurai there at the usual price, on top of the moves made before the card.
    .title = Dispersal: a paid move
edo_ronin_disperse_free2 = After that, up to 2 of your samurai may come to the named space free of charge, from wherever they are. Samurai of yours who were already there count as well.
    .title = Dispersal: two free moves
edo_ronin_disperse_outnumber = If your samurai on the space are now more than the ronin, all of these are dispersed; samurai of rivals and bystanders do not count. One ronin after another, you draw a location tile and relocate him by the usual rules. None of them may stay on the cleared space or come back to it now.
    .title = Dispersal: outnumber them
edo_ronin_disperse_tiles = The tiles drawn for a dispersal stay out of the bag until the last of these ronin has been relocated. Then all of them go back.
    .title = Dispersal: the tiles
edo_ronin_disperse_tokens = For 1, 2 or 3 dispersed ronin you receive { $dispersal_tokens } Ronin tokens. There are { $ronin_tokens } in all; if too few remain, you take what is left.
    .title = Dispersal: Ronin tokens
edo_ronin_token-score = Every Ronin token you hold adds 1 power point in the final scoring.
    .title = Value of Ronin tokens
edo_ronin_2p = With 2 players and Ronin no resource space is covered; the city still is. Instead, before the ronin are placed, a bystander samurai of any unused colour goes on each of the 6 resource spaces. He stays all game and counts there as one figure, so production drops by 1. Bystanders belong to nobody: they are never moved, paid, scored or counted in a dispersal, and the Resource production privilege ignores them.
    .title = Bystanders with 2 players
edo_ronin_disperse_anywhere = You can disperse ronin from a resource space as well as from a city.
    .title = Dispersal: where
edo_ronin_disperse_sure = You may start a dispersal only where your samurai can outnumber the ronin once the paid move and the free moves are made.
    .title = Dispersal: only if sure
