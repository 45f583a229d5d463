### The words of the pages. Glossary: see edo-rules.ftl.

## Everywhere

ui-tagline = Great Edo: heavy board games with rules that are right and explain themselves.
ui-skip = Skip to the content
ui-nav = Pages
ui-nav-tables = Tables
ui-nav-rules = Rules
ui-nav-learn = Learn
ui-nav-me = You
ui-nav-about = About
ui-language = Language
ui-foot = Ōedo is not an official edition. Rules in our own words, drawings of our own.

## Home

ui-your-name = Your name
ui-name-hint = What others shall call you
ui-guest = Guest
ui-play-now = Play { $game } now
ui-play-now-what = Three at the table: you and two bots. You can begin at once.
ui-new = New table
ui-learn = Learn { $game }
ui-mine-tables = Your tables
ui-past-tables = Your finished games
ui-your-turn = Your turn
ui-n-bots = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
}
ui-n-open = { $n ->
    [one] { $n } free seat
   *[other] { $n } free seats
}
ui-setup = { $n ->
    [0] { $game } for { $players }
   *[other] { $game } for { $players } with { $modules }
}
ui-module-jiin = Jiin
ui-module-jiin-what = Temples: build them on the land, and roads that touch them cost you nothing.
ui-module-tokken = Tokken
ui-module-tokken-what = The shogun has demands; who meets one receives a privilege for later.
ui-module-ronin = Ronin
ui-module-ronin-what = Abandoned samurai roam the land; disperse them for tokens that count at the end.
ui-pace-untimed = no clock
ui-pace-live = { $minutes } min + { $seconds } s an answer
ui-pace-days = { $n ->
    [one] one day an answer
   *[other] { $n } days an answer
}
ui-public = everybody can find it
ui-private = by invitation

## A new table

ui-new-players = How many play?
ui-new-modules = Expansions
ui-new-others = Who else?
ui-new-bots = Bots: the game begins at once
ui-new-people = People: seats stay free until somebody comes
ui-bot-level = How strong the bots are
ui-new-more = Clock, taking back, who can find it
ui-new-pace = Time
ui-new-late = When somebody’s time runs out
ui-late-sit-in = a bot sits in until they return
ui-late-replace = a bot takes the seat for good
ui-new-undo = Taking back
ui-undo-free = freely, as long as nobody has learned anything
ui-undo-consent = if all agree
ui-undo-never = not at all
ui-new-public = Everybody can find this table and watch
ui-new-make = Make the table

## Lobby

ui-lobby = Take your seats
ui-table-title = { $game } for { $players }
ui-seat-open = free
ui-sit = Sit down here
ui-place-bot = Put a bot here
ui-open-seat = Free this seat
ui-get-up = Get up
ui-somebody = somebody who has left
ui-start = Begin
ui-start-open = A game begins once every seat is taken.
ui-link-invite = Invite with a link
ui-link-watch = Let somebody watch
ui-link-shoulder = Let somebody look over my shoulder
ui-link-made = Send this link; it is shown only once:
ui-copy = Copy
ui-invited = You are invited
ui-luck = The luck of this game is sealed. What it is sealed with:

## The table

ui-map = Map
ui-map-pan = Map, can be scrolled
ui-map-words = The map in words
ui-others = The others
ui-mine = What you have
ui-market = Beside the map
ui-progress = Round { $round } · { $phase } · { $left ->
    [0] last round
    [one] { $left } merchant card left
   *[other] { $left } merchant cards left
}
ui-phase-setup = Setting up
ui-phase-plan = Planning in secret
ui-phase-perform = Performing cards
ui-phase-wages = Wages
ui-phase-round = A round begins
ui-over = The game is over
ui-abandoned = The game was given up
ui-frozen = Something of ours broke. Nothing is lost; the table stands still until it is mended.
ui-waiting = Waiting for { $who } …
ui-ask-plan = Plan your three cards.
ui-refused = Not now, and why ({ $n })
ui-why = why?
ui-eyes = Your seats

ui-space = { $space }, { $kind }
ui-covered = covered
ui-yields = a worker brings { $goods } now
ui-profit = profit tile: { $profit } for a single owner
ui-building-of = { $building } of { $seat }
ui-free-sites = { $n ->
    [0] no free site
    [one] one free site
   *[other] { $n } free sites
}
ui-samurai-of = { $n } samurai of { $seat }
ui-temple-of = temple of { $seat }
ui-bystanders = { $n ->
    [one] one bystander
   *[other] { $n } bystanders
}
ui-merchant-here = the merchant
ui-costs = { $ryo } ryo to go there
ui-roads-to = Roads to { $spaces }.

ui-board-of = Board of { $seat }
ui-start-player = starting player
ui-awaited = awaited
ui-points = power points
ui-officials-home = officials at home
ui-samurai-map = samurai on the map
ui-houses-left = houses left
ui-posts-left = trading posts left
ui-temples-left = temples left
ui-tokens = Ronin tokens
ui-sealed = sealed
ui-planning = is planning
ui-slot = { $action }, { $state ->
    [done] done
    [now] now
   *[to-come] to come
}
ui-most = { $n ->
    [one] at most one official
   *[other] at most { $n } officials
}

ui-merchant = Merchant
ui-merchant-now = His card now
ui-merchant-next = His next card
ui-merchants-left = { $n ->
    [0] No more below it
    [one] One more below it
   *[other] { $n } more below it
}
ui-no-next = None: this is the last round.
ui-specials = Special authorizations
ui-specials-left = { $n ->
    [0] The pile is empty
    [one] One on the pile
   *[other] { $n } on the pile
}
ui-none-left = none
ui-shogun = The shogun’s demands
ui-next = comes next
ui-supply = Supply
ui-bag = In the bag:
ui-tiles = { $n } × { $tile }

## Planning

ui-plan = Your plan
ui-slot-name = { $slot ->
    [1] First card
    [2] Second card
   *[3] Third card
}
ui-slot-card = Card and action
ui-slot-empty = – none –
ui-slot-officials = Officials
ui-slot-support = Black officials
ui-edge = { $action }{ $plus ->
    [0] { "" }
   *[other] { " " }+{ $plus }
} · { $card } · ≤ { $most }
ui-seal = Seal the plan
ui-clear = Clear
ui-plan-three = Lay three different cards, then seal the plan.
ui-expect-nobody = No official: the card is laid and does nothing.
ui-expect-brings = Brings { $goods }.
ui-expect-work = { $n ->
    [one] Brings { $goods } with the samurai who stands there now.
   *[other] Brings { $goods } with the { $n } samurai who stand there now.
}
ui-expect-no-worker = None of your samurai could work now; one must first move to a { $kind }.
ui-expect-recruit = Costs { $cost }.
ui-expect-lacks = You still lack { $goods }.
ui-expect-travel = { $n ->
    [one] One official goes to a border post, or lets samurai travel free.
   *[other] { $n } officials go to border posts, or let samurai travel free.
}
ui-expect-special = The cheapest on display costs { $ryo } ryo; you have { $have }.
ui-expect-trade = Your samurai is with the merchant in { $at }.
ui-expect-trade-far = The merchant is in { $at }; your nearest samurai would pay { $ryo } ryo to get there.
ui-expect-trade-none = The merchant is in { $at }; you have no samurai on the map.
ui-expect-build = A house costs { $cost }.
ui-expect-build-far = Your nearest samurai would pay { $ryo } ryo to a city with a free site.
ui-expect-build-none = You have no samurai on the map to build with.

## Taking back, hints, consent

ui-undo = Take back
ui-cancel = Cancel
ui-restart = Restart turn
ui-redo = Redo
ui-no-undo = Nothing can be taken back freely: others have seen it, or luck was used.
ui-ask-undo = Ask the others to take it back
ui-hint = Hint
ui-hints = A strong player would think of
ui-percent = { $n } % to win
ui-agree = I agree
ui-refuse = No
ui-wish-undo = { $who } asks to take back this answer:
ui-wish-answer = { $seat } answers.
ui-wish-also = This also undoes:
ui-wish-secret = Answers given in secret since then are undone too unless they can stand.
ui-wish-more = and { $n } more
ui-wish-pause = { $who } asks for a pause of { $n } minutes.
ui-wish-resume = { $who } asks to go on.
ui-wish-away = { $who } asks to be away for { $n } minutes.
ui-wish-abandon = { $who } asks to give the game up.
ui-withdraw = Withdraw

## Story, talk, affairs

ui-story = What happened
ui-replay = Replay
ui-notes = Our plan
ui-notes-empty = Nothing is written here yet. What you plan together everybody at the table reads here, at once.
ui-notes-by = Written by { $who }
ui-notes-write = Write
ui-notes-save = Lay it down
ui-talk = Talk
ui-talk-spectators = Talk among spectators
ui-say = Say something
ui-send = Send
ui-affairs = Links, pause, leaving
ui-pause = Ask for a pause
ui-resume = Ask to go on
ui-abandon = Ask to give the game up
ui-leave = Leave the game
ui-leave-sure = A bot takes your seat for good. Leave?
ui-catch-up = { $n ->
    [one] One thing happened since your last answer
   *[other] { $n } things happened since your last answer
}
ui-catch-up-play = Show it on the map
ui-catch-up-close = Go on
ui-again = Play again with the same people
ui-again-there = To the next game
ui-prove = Prove the luck of this game
ui-points-over-time = Points over time
ui-proved = Proved: { $draws } draws were made again from the secret and what people added, and { $answers } answers played again. All is as it was.
ui-not-proved = Not proved.
ui-export = As a file

## Replay

ui-replay-at = After { $at } of { $last } answers
ui-step-first = to the beginning
ui-step-back = one back
ui-step-play = play or stop
ui-step-next = one on
ui-step-last = to the end
ui-moment = Moment
ui-go = Go there
ui-to-table = To the table

## Rulebook

ui-rules = The rules { DE($game) }
ui-rules-what = Every rule the table keeps to, with where it comes from and examples you can play.
ui-search = Search
ui-search-go = Find
ui-chapters = Chapters
ui-source-seed = rule sheet
ui-source-known = published
ui-source-house = ours
ui-example = An example to play
ui-example-n = Example { $n }
ui-example-next = In the example, this happens next:
ui-example-again = From the beginning

## You

ui-me = You
ui-me-nobody = Nobody knows you here yet. Come in as a guest, or log in.
ui-me-guest = Come in
ui-save = Save
ui-theme = Colours
ui-theme-auto = as the machine likes
ui-theme-light = light
ui-theme-dark = dark
ui-still = Nothing moves on the page
ui-sound = Sounds
ui-account = Account
ui-account-of = You log in as { $login }.
ui-account-make = Make an account
ui-account-why = With a name and a password you find your games from any browser.
ui-login = Log in
ui-login-name = Login
ui-password = Password
ui-password-old = Password
ui-password-new = New password
ui-password-change = Change the password
ui-sessions = Where you are logged in
ui-session-this = here
ui-session-end = End
ui-data = Your data
ui-data-export = All that is kept of you, as a file
ui-delete = Delete me
ui-delete-sure = This cannot be taken back. Delete yourself?
ui-delete-what = Your name and account go; those you played with keep their games.

## About, and what went wrong

ui-about = About Ōedo
ui-about-what = Ōedo is a table for two board games about the same city. Rules are enforced, and every refusal names its rule.
ui-about-notice = The games belong to their authors and publishers. This is an independent program; nobody who made the games has anything to do with it. Texts and drawings here are our own.
ui-about-edition = Where the printed values are not known to us we play with values of our own, marked as ours in the rulebook. Owners of the box can put in theirs as a file.
ui-about-luck = All luck comes from a secret that is sealed before the first move, and from what players add to it. After the game everybody can prove that nothing was changed.
ui-about-bots = Bots see only what a player in their seat would see.
ui-problem = That did not work
ui-problem-home = To the tables
ui-next-home = From the first page you find your tables and can begin a new one.
ui-next-link = Ask whoever sent you the link for a new one: links can be revoked, and invitations end when a seat is taken or the game begins.
ui-next-wait = Wait a moment, then try again.

## Learning

ui-learn-title = Learn { $game } in ten minutes
ui-lesson-of = Step { $n } of { $last }
ui-lesson-do = Do this now:
ui-lesson-start = Now play your first round
ui-lesson-package = This is the land around Edo. You lead a clan and want power points; who has { $points } ends the game. You begin with a package of goods: rice pays your samurai, wood and stone build houses.
ui-lesson-city = Choose the city you start in: one of your houses and one of your samurai go there. Houses earn money every round.
ui-lesson-plan = Each round everybody plans three cards in secret. A card has an action on each edge: turn it to the one you want, and put officials on it. Each official does the action once. This plan brings wood, then stone, then builds.
ui-lesson-move = The plans are open, and cards are performed in order. Before your officials act you may move samurai, one ryo for each road. Send yours to the forest.
ui-lesson-work = A samurai who is alone on a space brings the most. Let him work.
ui-lesson-stone = The others have performed their first card. Now your second one: off to the quarry.
ui-lesson-edo = For the third card go to Edo and build there. A house scores, and without one in Edo nobody wins.
ui-lesson-wages = The cards are done. Every samurai on the map wants rice; who is not paid comes home.
ui-lesson-end = Cities have paid their owners, and a new round begins. You know enough to play: whatever is refused says why and leads to its rule, and a hint is one press away.
ui-lesson-strayed = A good idea for your own game. Here, let us go on with what is taught.

## Sharing a screen, being away, links, a first game

ui-curtain = It is { $who }’s turn to plan in secret.
ui-curtain-why = Several of you share this screen. Hand it over before anybody looks.
ui-curtain-open = I am { $who }: show my plan
ui-sat-in = A bot sits in for you.
ui-away-now = You said you are away.
ui-back = I am back
ui-away = Ask to be away for a week
ui-keys = Keys
ui-key-option = the first to ninth answer
ui-key-question = to the question
ui-links = Links you can revoke
ui-links-what = Who comes by a revoked link finds a closed door, also if they are looking right now.
ui-links-none = No link is open.
ui-link-is-invite = Invitation to a seat
ui-link-is-watch = Watching what lies open
ui-link-is-shoulder = Looking over your shoulder
ui-link-is-program = A program that plays for you
ui-link-revoke = Revoke
ui-coach = The rule for this
ui-coach-on = Rules and hints beside what I am asked, as in a first game
ui-play-first = My first game: with rules and hints
ui-views = Whose view
ui-offline = The connection is lost; it is tried again. Nothing you answered is lost.
ui-finish = Finish this card; { $left ->
    [one] one official stays unused
   *[other] { $left } officials stay unused
}
ui-expect-idle = { $n ->
    [one] One official would find nobody to command.
   *[other] { $n } officials would find nobody to command.
}
ui-wins = { $n ->
    [one] { $who } wins.
   *[other] { $who } share the win.
}
ui-talk-come-in = Come in under a name to talk.
ui-search-nothing = Nothing found. Fewer words find more.
ui-examples = Examples to play:
ui-legend = What the signs mean
ui-sign-official = official: does the action of the card it stands on
ui-sign-samurai = samurai: works, trades and builds where he stands
ui-sign-house = house
ui-sign-trading-post = trading post
ui-sign-fortress = fortress
ui-sign-merchant = the merchant
ui-sign-profit = in a circle in a city: what its owners share each round; in a tag beside a space: what a worker of yours would bring
ui-sign-news = red dot on the map: something happened there since your last answer
ui-sign-offer = merchant’s card: he sells at most so many, each for so many ryo; below it, what buys a power point
ui-lesson-lay = Press these edges of your cards, in this order, then seal the plan:

## Games

ui-new-game = Which game
ui-about-edo = Plan in secret, send officials and samurai through the land, build where it pays. 2–5 players, an hour.
ui-about-yedo = Bid, send disciples into town, dodge the patrol, complete missions. 2–5 players, or 1–4 together, two hours.
ui-order-off = call it off
ui-together-won = { $n ->
    [1] You have won.
   *[other] You have won together.
}
ui-together-lost = { $n ->
    [1] You have lost.
   *[other] You have lost together.
}
ui-reached = { $won ->
    [yes] Won
   *[no] Lost
}: { $points ->
    [one] { $points } prestige point
   *[other] { $points } prestige points
} together, lowest { $lowest }, highest { $highest }, errands completed: { $errands }
ui-reached-alone = { $won ->
    [yes] Won
   *[no] Lost
}: { $points ->
    [one] { $points } prestige point
   *[other] { $points } prestige points
}, errands completed: { $errands }
ui-earlier = Your earlier results with the same set-up
ui-module-specialists = Specialists
ui-module-specialists-what = Disciples with a skill: samurai, ninja, messenger and more.
ui-module-tea-house = Tea House
ui-module-tea-house-what = Characters for hire, each with something only they can do.
ui-module-clan-powers = Clan powers
ui-module-clan-powers-what = Each clan has a power of its own.
ui-module-jesuits = Jesuits
ui-module-jesuits-what = Missions that come by sea, until the country is closed. Needs 8 or 11 rounds.
