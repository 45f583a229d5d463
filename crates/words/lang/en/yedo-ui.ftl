### What pages of Yedo say beside the game's own sentences. Glossary: see yedo-cards.ftl.

## How far it has come

ui-yedo-progress = Round { $round } of { $rounds } · { $phase }
ui-yedo-phase-setup = Before the first round
ui-yedo-phase-prepare = Preparation
ui-yedo-phase-bid = Bidding
ui-yedo-phase-event = Market and event
ui-yedo-phase-assign = Assigning disciples
ui-yedo-phase-patrol = The watch patrol
ui-yedo-phase-trade = Trade
ui-yedo-phase-act = Actions
ui-yedo-decided = { $ahead } comes before { $behind } although both have as many prestige points

## The town

ui-yedo-city = The town
ui-yedo-now = In effect this round
ui-yedo-no-event = No event yet
ui-yedo-order = Player order
ui-yedo-free = free
ui-yedo-disciple-of = a disciple { DE($seat) }
ui-yedo-specialist-of = { $specialist } { DE($seat) }
ui-yedo-ronin-of = a Ronin { DE($seat) }
ui-yedo-closed = closed until the next event
ui-yedo-closed-players = open from { $n } players on
ui-yedo-patrol-here = The patrol is here
ui-yedo-patrol-next = The patrol’s next stop
ui-yedo-patrol-goes = The patrol is { $at }; next: { $next }.
ui-yedo-patrol-red = (red: as the ring goes)
ui-yedo-patrol-blue = (blue: against the ring)
ui-yedo-patrol-away = The patrol is not in town.
ui-yedo-patrol-will = After assigning the patrol goes { $to }, unless a card says otherwise.
ui-yedo-mission-deck = { $deck } in the deck: { $n }
ui-yedo-church = The church holds { $mon } Mon
ui-yedo-jesuits-awaited = The Jesuits are expected

## Beside the town

ui-yedo-beside = Beside the town
ui-yedo-decks = Decks
ui-yedo-bag = Weapons in the bag
ui-yedo-in-bag = { $weapon }: { $n } in the bag, { $gone } on the discard
ui-yedo-past-events = Past events
ui-yedo-foreseen = What you know of the decks
ui-yedo-tea = Tea House

## Signs

ui-yedo-sign-point = prestige points
ui-yedo-sign-mon = Mon
ui-yedo-sign-disciple = disciple
ui-yedo-sign-reserve = disciples in the reserve
ui-yedo-sign-closed = closed
ui-yedo-sign-mission = mission
ui-yedo-sign-blackmail = Blackmail cards

## Clans

ui-yedo-place = number { $n } in player order
ui-yedo-at-home = { $n ->
    [one] { $n } disciple at home
   *[other] { $n } disciples at home
}
ui-yedo-staying = { $n ->
    [one] { $n } stays home this round
   *[other] { $n } stay home this round
}
ui-yedo-geisha = geisha of value { $n }
ui-yedo-owes = owes a loan
ui-yedo-holds = unfinished { $deck }: { $n }
ui-yedo-completed = completed { $deck }: { $n }
ui-yedo-hired = next round: { $character }

## The hand

ui-yedo-hand = Your cards
ui-yedo-pays = pays
ui-yedo-bonus-part = Bonus part
ui-yedo-met = there
ui-yedo-waived = not there, and may go unmet
ui-yedo-near = a disciple at home could go there
ui-yedo-missing = missing
ui-yedo-any = any { $what }
ui-yedo-at-market = at the Market for { $mon } Mon
ui-yedo-still-in-bag = { $n ->
    [0] none left in the bag
   *[other] not at the Market; { $n } in the bag
}
ui-yedo-at-carpenter = from the carpenter for { $mon } Mon
ui-yedo-at-district = { $mon ->
    [0] { $at }, free
   *[other] { $at } for { $mon } Mon
}
ui-yedo-mon-short = { $n } Mon short
ui-yedo-outlook-missing = { $n ->
    [one] One thing is missing
   *[other] { $n } things are missing
}
ui-yedo-outlook-ready = Ready: activate your disciple { $at }
ui-yedo-outlook-nobody = All is there, but nobody stands where it could be completed
ui-yedo-outlook-send = Possible this round: send { $groups }
ui-yedo-outlook-group = { $n ->
    [one] a disciple { $to }
   *[other] { $n } disciples { $to }
}
ui-yedo-outlook-short = { $n ->
    [one] It takes { $n } more disciple out; { $home } at home
   *[other] It takes { $n } more disciples out; { $home } at home
}

## What is at stake

ui-yedo-bidders = Who bids
ui-yedo-from = from { $mon } Mon
ui-yedo-gone = gone
ui-yedo-one-of = the winner picks one
ui-yedo-wins-draw = draw { $n }, keep one
ui-yedo-wins-annex = { $n ->
    [one] of your choice, and { $n } prestige point
   *[other] of your choice, and { $n } prestige points
}
ui-yedo-wins-geisha = the best one left
ui-yedo-bids = leads with { $mon } Mon
ui-yedo-undecided = may take part
ui-yedo-in = takes part
ui-yedo-out = out
ui-yedo-buyers = Who buys
ui-yedo-may-buy = may buy one asset
ui-yedo-had-turn = has had a turn
ui-yedo-gives = { NAME($seat) } gives
ui-yedo-shown = shown to the partner
ui-yedo-face-down = face down
ui-yedo-plays = { NAME($seat) } plays a card. It takes effect unless it is cancelled.
ui-yedo-everybody-asked = Everybody who holds action cards is asked at this moment, whatever they are. Nobody can tell what you hold.
ui-yedo-in-danger = { $n ->
    [0] None of your disciples is { $at }.
    [one] One of your disciples is { $at }.
   *[other] { $n } of your disciples are { $at }.
}

## Heaps of answers

ui-yedo-errand-boy = errand boy
ui-yedo-heap-missions = Complete a mission
ui-yedo-heap-cards = Play a card first
ui-yedo-heap-deeds = Or use the place
ui-yedo-heap-annexes = Annexes
ui-yedo-heap-give = Give more
ui-yedo-heap-ask = Ask for more

## Standing orders

ui-yedo-order-this = Play nothing { $moment }, this round
ui-yedo-order-moments = Play nothing at any moment, this round
ui-yedo-order-trade = Make no offers this round
ui-yedo-order-answer = Decline all offers this round

## A new table

ui-yedo-n-rounds = { $n } rounds
ui-yedo-preset = Which game?
ui-yedo-preset-first = First game
ui-yedo-preset-first-what = 6 rounds, missions dealt, no modules. About an hour and a half.
ui-yedo-preset-classic = Classic
ui-yedo-preset-classic-what = 11 rounds with black missions, and one that ends the shogun.
ui-yedo-preset-everything = Everything
ui-yedo-preset-everything-what = 8 rounds with specialists, Tea House, clan powers and Jesuits.
ui-yedo-preset-together = Together against the Daimyo
ui-yedo-preset-together-what = 7 rounds with the Emperor’s errands: win or lose together, 1–4 players.
ui-yedo-preset-own = Your own choice
ui-yedo-preset-own-what = Length, kinds of cards and modules as chosen below.
ui-yedo-own = Choose length, cards and modules
ui-yedo-rounds = Rounds
ui-yedo-action-kinds = Action cards: { $n } kinds
ui-yedo-event-kinds = Events: { $n } kinds
ui-yedo-mission-sets = Missions: { $n } sets beside the basic one
ui-yedo-more = Missions
ui-yedo-black = Black missions
ui-yedo-black-advised = as advised
ui-yedo-black-yes = in the game
ui-yedo-black-no = left out
ui-yedo-dealt = Starting missions
ui-yedo-dealt-advised = as advised
ui-yedo-dealt-yes = dealt
ui-yedo-dealt-no = taken from decks of your choice
ui-yedo-how = How you play
ui-yedo-how-rivals = Against each other
ui-yedo-how-together-what = There are 7 rounds, no events and no Jesuits then, and everybody takes missions; what is chosen above for these does not count.
ui-yedo-mood = The Emperor’s mood
ui-yedo-lowest = Objective: lowest prestige
ui-yedo-highest = Objective: highest prestige (not alone)
ui-yedo-errands = Objective: errands
ui-yedo-master = Master Daimyo: one disciple more from the start
ui-yedo-gentler = without the hardest Emperor cards (one or two players)
ui-yedo-open-hands = all hands lie open

## The lesson

ui-yedo-lesson-egress = Welcome to Yedo. You lead a clan: your disciples go into town, and what they find there lets you complete missions for prestige. A round begins with the bidding. Who steps out gets some Mon; you take part, because a third disciple is worth much.
ui-yedo-lesson-call = With two or three players whole groups are auctioned. Put up the group that has the disciple.
ui-yedo-lesson-open = You open. Nobody must follow; open low and see.
ui-yedo-lesson-pick = You have won. Take the disciple.
ui-yedo-lesson-event = A card shows what is in effect this round: weapons are cheap. Now everybody sends disciples, one at a time. Look at your mission “A gambler’s debt”: it needs somebody in the Tavern, and a rope (Nawa). The rope lies at the Market: send a disciple there.
ui-yedo-lesson-assign = Now one to the Tavern, where the mission is. The lantern in the ring shows where the patrol comes next: who stands there is arrested.
ui-yedo-lesson-third = Your third disciple goes to the Castle: an audience with the shogun pays prestige.
ui-yedo-lesson-act = The patrol has passed. Now disciples act, one at a time, in player order. Activate the one at the Market first: you need the rope before the mission.
ui-yedo-lesson-buy = Buy the Nawa. Its price stands beside it.
ui-yedo-lesson-tavern = Your mission says that all is there. Activate the disciple in the Tavern.
ui-yedo-lesson-mission = Complete the mission. It pays at once.
ui-yedo-lesson-pass = With one activation several missions could be completed. You have no other that is ready, so this disciple goes home.
ui-yedo-lesson-castle = Your last disciple: the one at the Castle.
ui-yedo-lesson-audience = A private audience turns Mon into prestige.
ui-yedo-lesson-end = That was a round. After the last one, prestige decides; bonus cards and Mon add to it. Play your first game: rules and hints stand beside what you are asked.
