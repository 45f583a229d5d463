### What is said at a table of Edo: questions, choices, facts, reasons. Glossary: see edo-rules.ftl.

## Seats, when nobody has given a name

seat-1 = Indigo
seat-2 = Vermilion
seat-3 = Ochre
seat-4 = Pine
seat-5 = Plum

## Putting things together

# Before a word that begins with i or o; only Spanish says it otherwise.
list-last = { $start } and { $last }
list-last-i = { $start } and { $last }
list-either = { $start } or { $last }
list-either-o = { $start } or { $last }
list-apart = { $start }; { $last }
cost-nothing = nothing
card-name = card { $card }
card-edge = { $action } ({ $most }){ $plus ->
    [0] { "" }
   *[other] { " " }+{ $plus }
}
merchant-sells = up to { $goods } at { $each } ryo each
merchant-point = { $cost } for { $points ->
    [one] { $points } power point
   *[other] { $points } power points
}
merchant-card = { $sells }; { $point }
profit-tile = { $ryo } ryo
demand-cost = { $demand } ({ $cost })

## Questions

ask-package = Choose a resource package.
ask-start-city = Choose the city you start in.
ask-select-ronin = Choose the ronin who leaves his space.
ask-relocate = Send the ronin from { $from } on his way. Location tile: { $tile }.
ask-plan-slot = { $slot ->
    [1] Plan your first card.
    [2] Plan your second card.
   *[3] Plan your third card.
}
ask-perform = { $slot ->
    [1] First card
    [2] Second card
   *[3] Third card
}, { $action }: { $left ->
    [0] no official left to act
    [one] { $left } official left to act
   *[other] { $left } officials left to act
}. What do you do?
ask-move-to = Where does the samurai in { $from } move?
ask-merchant-to = Where do you move the merchant?
ask-march-to = Where does the samurai in { $from } travel, free of charge?
ask-march-again = Does a second samurai travel free with the same official?
ask-gather-paid = Bring one samurai to { $at }, paying for the roads, to face the ronin?
ask-gather-free = { $free ->
    [one] Bring { $free } more samurai to { $at }, free of charge, to face the ronin?
   *[other] Bring up to { $free } samurai to { $at }, free of charge, to face the ronin?
}
ask-draw-tile = Ronin still to leave { $at }: { $waiting }. Draw the next location tile, or use a privilege first?
ask-second-offer = Your trading post is here: do you use a second offer?
ask-hand-limit = You hold too many goods. Which one do you give back?
ask-wages = Wages: call samurai home, then pay for those who stay.

## Choices

do-done-card = Finish this card
do-done-march = No second samurai
do-done-gather = Bring nobody more
do-done-offer = No second offer
do-done-wages = { $samurai ->
    [0] Pay no wages: you have no samurai on the map
   *[other] Pay { $cost } for your { $samurai } samurai
}
do-done = Done
do-package = Take the package with { $goods }
do-start = Start in { $city }
do-select = The ronin in { $from } leaves
do-relocate = Send him to { $to } ({ $kind })
do-support = Take a black official for this card (privilege)
do-plan = { $card }, { $action }: { $officials ->
    [0] no official
    [one] { $officials } official
   *[other] { $officials } officials
}
do-move = Move a samurai from { $from }, for money
do-merchant = Move the merchant from { $from }, for money
do-to = { $ryo ->
    [0] To { $to } ({ $kind }), free
   *[other] To { $to } ({ $kind }) for { $ryo } ryo
}
do-take = Take { $goods }
do-recruit = Recruit a white official for { $cost }
do-work = A samurai works in { $at }: { $goods }
do-work-full = A samurai works in { $at } as if alone: { $goods } (privilege)
do-post = Put the official on the border post of { $at }
do-march = Let a samurai travel free from { $from }
do-disperse = Disperse { $ronin } ronin from { $at }
do-join = { $ryo ->
    [0] Bring a samurai from { $from }, free
   *[other] Bring a samurai from { $from } for { $ryo } ryo
}
do-draw = Draw the location tile
do-buy = { $stall ->
    [next] Buy { $goods } for { $ryo } ryo from the next merchant card (privilege)
   *[current] Buy { $goods } for { $ryo } ryo
}
do-point = { $stall ->
    [next] Pay { $cost } to the next merchant card (privilege)
   *[current] Pay { $cost } to the merchant
}: { $points ->
    [one] { $points } power point
   *[other] { $points } power points
}
do-build = Build a { $building ->
    [house] house
    [trading-post] trading post
   *[fortress] fortress
} in { $at } ({ $cost }): { $points ->
    [one] { $points } power point
   *[other] { $points } power points
}
do-build-first = Build a { $building ->
    [house] house
    [trading-post] trading post
   *[fortress] fortress
} on the first site of { $at } ({ $cost }; privilege): { $points ->
    [one] { $points } power point
   *[other] { $points } power points
}
do-temple = Build a temple at { $at } ({ $cost }): { $points ->
    [one] { $points } power point
   *[other] { $points } power points
}
do-special = Buy { $card } for { $ryo } ryo: { $edges }
do-meet = { $reward ->
    [none] Meet the demand { $demand } ({ $cost }): { $points ->
        [one] { $points } power point
       *[other] { $points } power points
    }
   *[some] Meet the demand { $demand } ({ $cost }): { $points ->
        [one] { $points } power point
       *[other] { $points } power points
    } and the privilege “{ $privilege }”
}
do-income = { $ryo ->
    [0] Take the income of { $city } now (privilege)
   *[other] Take the income of { $city } now: { $ryo } ryo (privilege)
}
do-redeem = Take { $goods } (privilege)
do-return = Give back { $goods }
do-recall = Call a samurai home from { $from }

## What happened

fact-covered = { $space } is covered.
fact-profit-laid = { $city } gets a profit tile: { $profit } for a single owner.
fact-merchant-card = The merchant’s card: { $offers }.
fact-merchant-next = The merchant’s next card: { $offers }.
fact-special-shown = Special authorization on display: { $card } ({ $ryo } ryo), { $edges }.
fact-start-player = { $seat } is the starting player.
fact-demand-shown = { $column ->
    [0] The next demand: { $demand } ({ $cost }).
   *[other] Demand in column { $column }: { $demand } ({ $cost }).
}
fact-privilege-shown = { $column ->
    [0] The next privilege: { $privilege }.
   *[other] Privilege in column { $column }: { $privilege }.
}
fact-bystander-placed = A bystander stands in { $space }.
fact-ronin-placed = A ronin stands in { $space }.
fact-package-taken = { $seat } takes the package with { $goods }.
fact-started = { $seat } starts in { $city }.
fact-round-began = Round { $round } begins.
fact-ronin-selected = { $seat } chooses the ronin in { $from }.
fact-tile-drawn = { $seat } draws a location tile: { $tile }.
fact-tile-set-aside = The tile { $tile } leads nowhere and is set aside.
fact-ronin-moved = A ronin goes from { $from } to { $to }.
fact-plan-sealed = { $seat } has sealed a plan.
fact-plan-sealed-own = { $seat } has sealed a plan: { $plan }.
fact-plan-opened = { $seat } opens the plan: { $plan }.
plan-slot = { $action } ({ $card }) × { $officials }
fact-support-used = A black official helps { $seat }.
fact-card-began = { $seat } performs { $action } ({ $card }) with { $officials ->
    [0] no official
    [one] { $officials } official
   *[other] { $officials } officials
}.
fact-samurai-moved = { $seat } moves a samurai from { $from } to { $to } { $ryo ->
    [0] for free
   *[other] for { $ryo } ryo
}.
fact-merchant-moved = { $seat } moves the merchant from { $from } to { $to } { $ryo ->
    [0] for free
   *[other] for { $ryo } ryo
}.
fact-paid = { $seat } pays { $cost }.
fact-took = { $seat } takes { $goods }.
fact-earned = { $seat } earns { $ryo } ryo.
fact-worked = { $seat } has a samurai work in { $at }: { $goods }.
fact-recruited = { $seat } recruits a white official.
fact-posted = { $seat } puts an official on the border post of { $at }.
fact-marched = A samurai of { $seat } travels from { $from } to { $to }.
fact-joined = A samurai of { $seat } comes from { $from } to { $to } to face the ronin, { $ryo ->
    [0] for free
   *[other] for { $ryo } ryo
}.
fact-dispersed = { $seat } disperses { $ronin } ronin from { $at }.
fact-tokens-taken = { $seat } takes { $number ->
    [one] { $number } Ronin token
   *[other] { $number } Ronin tokens
}.
fact-bought = { $seat } buys { $goods } from the merchant for { $ryo } ryo.
fact-scored = { $seat } scores { $points ->
    [one] { $points } power point
   *[other] { $points } power points
}.
fact-built = { $seat } builds a { $building ->
    [house] house
    [trading-post] trading post
   *[fortress] fortress
} in { $city }, on site { $site }.
fact-temple-built = { $seat } builds a temple at { $at }.
fact-special-taken = { $seat } buys the special authorization { $card }: { $edges }.
fact-demand-met = { $seat } meets the demand { $demand } in column { $column }.
fact-privilege-granted = { $seat } receives the privilege “{ $privilege }”.
fact-privilege-used = { $seat } uses the privilege “{ $privilege }”.
fact-returned = { $seat } gives back { $goods }.
fact-card-done = { $seat } has finished { $slot ->
    [1] the first card
    [2] the second card
   *[3] the third card
}.
fact-recalled = { $seat } calls a samurai home from { $from }.
fact-wages-paid = { $rice ->
    [0] { $seat } pays no wages.
   *[other] { $seat } pays { $rice } rice in wages.
}
fact-income-earned = { $seat } earns { $ryo } ryo in { $city }, at rank { $rank }.
fact-officials-home = { $number ->
    [one] { $number } official of { $seat } comes home.
   *[other] { $number } officials of { $seat } come home.
}
fact-ended-points = The game ends: somebody has enough power points.
fact-ended-merchants = The game ends: there is no new merchant card.
fact-final-scored = Final scoring, { $seat }: { $ryo } for money, { $samurai } for samurai, { $tokens } for Ronin tokens.

## Why not

reason = { $why } [{ $rule }] { $title }
not-asked = This is no answer to what is asked now.
cure = This would help: { $answer }.
cure-then = This would help: { $answer } → { $then }.
lack-ryo = You have { $have } ryo and need { $need }.
lack-rice = You have { $have } rice and need { $need }.
lack-wood = You have { $have } wood and need { $need }.
lack-stone = You have { $have } stone and need { $need }.
lack-officials = You have { $have ->
    [0] no official
    [one] { $have } official
   *[other] { $have } officials
} at home and need { $need }.
lack-samurai-here = { $have ->
    [0] You have no samurai there and need { $need }.
   *[other] You have { $have } samurai there and need { $need }.
}
lack-samurai-unmoved = None of your samurai there can still move: each moves only once before a card.
lack-samurai-other = Only the samurai who has just travelled is there: the second must be another one.
lack-another-space = Choose another space: this is where the journey starts.
lack-samurai-idle = All your samurai there have worked for this card already.
lack-merchant-unmoved = The merchant has been moved before this card already.
lack-own-officials = Only an official of your own can go to a border post, and this card has none left.
lack-free-sites = That city has no free building site.
lack-ronin-most = { $have } ronin are there; with more than { $need } this is not possible.
lack-houses = You have built all your houses.
lack-trading-posts = You have built your trading post already.
lack-trading-posts-here = That city has a trading post already.
lack-temples = You have no temple left to build.
lack-temples-here = A temple stands there already.
lack-fortresses = No fortress is left in the supply.
lack-white-officials = No white official is left in the supply.
lack-figures-most = { $have } figures stand there; work yields nothing with more than { $need }.
lack-uncovered = That space is covered.
lack-profit-tile = That city has no profit tile.
lack-package = Somebody has taken that package.
lack-start-free = Somebody else starts in that city.
lack-ronin-alone = Two ronin are together: the single one must be chosen.
lack-ronin-there = { $have ->
    [0] No ronin is there.
   *[other] { $have } ronin are there; there must be { $need }.
}
lack-elsewhere = The ronin must leave that space.
lack-outnumber = You can have { $have } samurai there and need { $need } to outnumber the ronin.
lack-privilege = You do not have the privilege for that.
lack-card = You do not have that card to plan: it is not yours, or lies in your plan already.
lack-maximum = The action takes at most { $need ->
    [one] { $need } official
   *[other] { $need } officials
}, not { $have }.
lack-players = { $limit ->
    [yes] At most { $need } can play, not { $have }.
   *[no] At least { $need } must play, not { $have }.
}
lack-income = You would earn nothing there now.
lack-edo = Not in Edo.
lack-ground = That is the wrong kind of space for this.
lack-action = The action of this card does not allow it.
lack-demand = There is no demand in that column.
lack-display = That card is not on display.
lack-goods-most = You hold { $have } goods; the limit is { $need }.
lack-pile = There is no card on the merchant’s pile.
lack-house = Only a house can be put on the first site by privilege.
lack-good-shown = That privilege does not give that good.
lack-whole-exchange = This official has already traded, and meeting a demand replaces the whole exchange.
lack-first-site = The first site is still free: an ordinary house goes there anyway.
lack-dispersals = Ronin have been dispersed by this card already.
lack-asked = It is not for you to answer now.
lack-open-card = This is possible only while you perform a card.
lack-tile-kind = The location tile names another kind of space.
lack-officials-left = No official is left to act on this card.
lack-begun = Officials have begun to act: figures move only before that.
lack-offers = That offer has been used already.
lack-own-turn = Privileges are used in your own turn: while you perform a card, or while you decide wages.
lack-between-steps = This game follows older rules: use privileges before or after a move or an official’s action, not during it.
lack-black-assigned = A black official must go on this card: plan at least { $need } there.
lack-black-officials = No black official is left in the supply.
lack-goods-offered = The merchant sells up to { $need } at a time.
lack-other = Something is missing: there is { $have }, it takes { $need }.
