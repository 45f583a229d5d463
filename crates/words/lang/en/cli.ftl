### The words of the command line: the drawn table, the talk, the rulebook.

## The drawn table

table-heading = { $round ->
    [0] { $phase } · Turn order: { $order }
   *[other] Round { $round } · { $phase } · Turn order: { $order }
}
table-cities = Cities (ryo by rank, for 1 | 2 | … owners; building sites from the first on)
table-no-tile = no profit tile
table-merchant-title = Merchant
table-merchant = In { $at }: { $offers }
table-merchant-next = Next card: { $offers } ({ $left } more face down)
table-merchant-last = No next card: this is the last round.
table-display = Special authorizations
table-special = { $card } ({ $ryo } ryo): { $edges }
table-supply = Left in the supply: { $fortresses ->
    [one] { $fortresses } fortress
   *[other] { $fortresses } fortresses
}, { $officials ->
    [one] { $officials } white official
   *[other] { $officials } white officials
}, { $cards ->
    [one] { $cards } more special card
   *[other] { $cards } more special cards
}
table-shogun = The shogun’s demands and privileges
table-column = { $column }. { $demand } → { $privilege }
table-column-next = Next: { $demand } · { $privilege }
table-demand = { $demand } ({ $kind }; { $cost })
table-empty = nothing
legend-covered = covered
legend-merchant = merchant
legend-samurai = 2 samurai of that seat
legend-ronin = ronin
legend-bystander = bystander

## The boards: short headings of columns

board-points = PP
board-ryo = ryo
board-rice = rice
board-wood = wood
board-stone = stone
board-officials = at home
board-samurai = on map
board-houses = houses
board-posts = tr. posts
board-temples = temples
board-tokens = R tokens
board-cards = cards { $cards }
board-privileges = privileges: { $privileges }
board-plan = plan: { $plan }
board-sealed = plan sealed
board-planning = still planning
yedo-board-order = Player order: { $order }
yedo-board-line = { $title }: { $text }
yedo-board-round = Round { $round } of { $rounds }
yedo-board-setup = Set-up, before round 1 of { $rounds }
yedo-board-patrol = patrol
yedo-board-red = red, round the ring
yedo-board-blue = blue, the other way
yedo-board-away = not in town
yedo-board-closed = closed
yedo-board-forbidden = { $deed } (forbidden until the next event phase)
yedo-board-market = Weapon row
yedo-board-church = Church
yedo-board-left = Left to take: { $things }
yedo-board-event = This round’s event
yedo-board-event-before = Event of the round before, until the next one
yedo-board-decks = Decks
yedo-board-token = Specialist to bid for
yedo-board-gates = Specialists at the Gates
yedo-board-tea = Tea House
yedo-board-home = at home { $home }
yedo-board-reserve = in the reserve { $reserve }
yedo-board-hand = hidden: { $missions }, { $actions }, { $bonuses }
yedo-board-completed = completed: { $missions }
yedo-board-blackmail = Blackmail × { $n }
yedo-board-character = character: { $character }
yedo-board-hired = hired: { $character }
yedo-board-own = Your hand
yedo-board-emperor = The Emperor’s card
yedo-board-errands = Errands
yedo-board-errand-done = done
yedo-board-prices = Prices
yedo-board-interference = The Daimyo interferes.
yedo-board-next = Next Emperor cards
yedo-board-victory = The shogun’s mission
yedo-board-shogun-dead = The shogun is dead
yedo-board-daimyo = Daimyo
yedo-board-daimyo-does = What the Daimyo will do
yedo-board-annex-mon = { $mon } Mon on the annexes
yedo-board-war = at war { $n }
yedo-board-objectives = Objectives
yedo-board-boy = errand boy at home

## The talk at the table

play-purse = { $points } PP, { $ryo } ryo, { $goods }, { $officials } at home
play-officials = { $officials ->
    [0] no official
    [one] { $officials } official
   *[other] { $officials } officials
}
play-opponent = { $seat }: { $name }, { $manner }.
play-hints = In a strong player’s eyes, with the chance to win:
play-hint = { $number }) { $choice } ({ $win } %)
play-asked = { $seat } ({ $purse }): { $question }
play-forced = { $seat } has only one choice: { $choice }
play-pass-screen = Plans are secret. { $seat }: press Enter when only you are looking.
play-secret = Plans are secret. { $seat } plans now.
yedo-play-pass-screen = Hands are hidden. { $seat }: press Enter when only you are looking.
yedo-play-secret = Hands are hidden. It is for { $seat } to answer.
play-expected = “{ $found }” is no answer: expected a number from 1 to { $most }, or a command (help lists them).
play-no-file = Say which file, after the command.
play-input-ended = The input ended before the game did.
play-nothing-refused = Nothing you could try now is refused.
play-refused-more = ? and a number shows the rule.
play-no-refusal = There is no refusal { $number }: expected 1 to { $most }.
play-undone = The last answer of { $seat } is taken back.
play-no-undo-nothing = There is nothing to take back.
play-no-undo-others = Others have answered since: nothing can be taken back.
play-no-undo-fixed = Luck was used or plans were opened since: nothing can be taken back.
play-saved = Saved in { $file }.
play-loaded = Going on with the game in { $file }.
play-over = The game is over.
play-won-together = { $n ->
    [1] The game is over: you have won, with { $points } in all.
   *[other] The game is over: you have won together, with { $points } in all.
}
play-lost-together = { $n ->
    [1] The game is over: you have lost, with { $points } in all.
   *[other] The game is over: you have lost together, with { $points } in all.
}
play-place = { $place }. { $seat }: { $points }
play-afterwards = The game can still be looked at (log, map, boards, table, rule ID) and kept (save FILE); quit leaves the table.
play-unsaved = This game is in no file: save FILE keeps it, quit once more leaves without it.
play-unsaved-since = You have answered since { $file } was written: save FILE keeps it, quit once more leaves without it.
play-load-loses = This game is in no file: save FILE keeps it, the same once more goes on with { $other } instead.
play-load-loses-since = You have answered since { $file } was written: save FILE keeps it, the same once more goes on with { $other } instead.
play-save-loses = { $file } is there already, with something else in it: the same once more writes over it, and what is in it is lost.
play-save-loses-game = { $n ->
    [one] { $file } is there already, with another game of { $n } answer in it: the same once more writes over it, and that game is lost.
   *[other] { $file } is there already, with another game of { $n } answers in it: the same once more writes over it, and that game is lost.
}
play-decided = { $by ->
    [house] { $ahead } is ahead of { $behind }, who has no house in Edo
    [ryo] { $ahead } is ahead of { $behind } with as many power points but more ryo
    [resources] { $ahead } is ahead of { $behind } with as many power points and ryo but more resources
   *[order] { $ahead } is ahead of { $behind } with as much of everything, being later in turn order
}
play-help-afterwards =
    rule ID       the text of a rule; rule alone lists them
    log           everything that happened
    map           the map
    roads         which space leads where; in Yedo what each district offers
    boards        what everybody has, and your hand
    table         all of it
    save FILE     keep the game in a file
    load FILE     go on with the game in a file
    help          this list
    quit          leave the table
play-help =
    number        give that answer; an answer as records write it does too
    ?             what is refused now, and why
    ? number      the rule behind that refusal
    rule ID       the text of a rule; rule alone lists them
    options       the question again
    hint          up to three good answers, and how likely each is to win
    undo          take back your last answer, as long as nobody answered since, no luck was used and no plan was opened
    log           everything that happened
    map           the map
    roads         which space leads where; in Yedo what each district offers
    boards        what everybody has, and your hand
    table         all of it
    save FILE     keep the game in a file
    load FILE     go on with the game in a file
    help          this list
    quit          leave the table

## Commands. The English names are always understood too.

command-hint = hint
command-undo = undo
command-log = log
command-map = map
command-roads = roads
command-boards = boards
command-table = table
command-options = options
command-help = help
command-quit = quit
command-save = save
command-load = load
command-rule = rule

## Opponents: a name, and a manner in one line

opponent-random = Saikoro
    .manner = the dice: does anything the rules allow
opponent-greedy = Yokubari
    .manner = the grasping one: takes the best in sight and never looks round the corner
opponent-level1 = Detchi
    .manner = the shop boy: sees what lies nearest, and now and then drops it
opponent-level2 = Tedai
    .manner = the clerk: knows the trade, and thinks as far as this evening
opponent-level3 = Bantō
    .manner = the head clerk: weighs every plan before sealing one
opponent-level4 = Bugyō
    .manner = the magistrate: hears all sides first, even those you have not spoken for yet
opponent-level5 = Rōjū
    .manner = the elder of the council: is in no hurry, and has met every plan before

## Replays

replay-step = After { $step } of { $last } answers
replay-keys = { $step }/{ $last }  Enter: next · b: back · a number: go there · q: quit >{ " " }
play-replay-secret = plans a card in secret
yedo-play-replay-secret = answers in secret

## Files that cannot be read, written or played

file-unread = cannot read { $file }: { $why }
file-unsaved = cannot save { $file }: { $why }; nothing was changed
file-fault = { $file }: { $why }
file-not-found = there is no such file or folder
file-denied = access is denied
file-read-only = nothing can be written there
file-folder = it is a folder
file-no-folder = part of the path is no folder
file-full = the disk is full
file-no-text = it is no text (UTF-8 was expected)
file-too-large = it has more than { $most } MiB
record-empty = not a record: nothing is in it
record-none = not a record: found “{ $found }”, expected “{ $expected }”
record-cut-short = { $n ->
    [one] the record is cut short: { $n } line of play, no “end” line
   *[other] the record is cut short: { $n } lines of play, no “end” line
}
record-misread = { $line ->
    [0] found “{ $found }”, expected { $expected }
   *[other] line { $line }: found “{ $found }”, expected { $expected }
}
record-miscounted = { $n ->
    [one] line { $line }: the “end” line counts { $n } line of play, there are { $found }: the record was altered after it was written
   *[other] line { $line }: the “end” line counts { $n } lines of play, there are { $found }: the record was altered after it was written
}
record-altered = line { $line }: the sum does not fit: the record was altered after it was written
record-other-game = a record of the game “{ $found }”, expected “{ $expected }”
record-other-rules = the record was played by rules { $found }, this program plays by rules { $oldest } to { $newest }
record-other-edition = played with the edition { $found }, expected { $expected }; give the right one with --edition FILE
record-deal = the deal: { $why }
record-line = line { $number } of play, “{ $line }”: { $why }
luck-missing = the luck does not fit: a draw from { $of } is made, none is written
luck-differs = the luck does not fit: { $written } is written, the draw is made from { $asked }
luck-left = the luck does not fit: draws written that are never made: { $n }

## The rulebook

rules-source = Where it comes from: { $sources }.
rules-sources = { $start }; { $last }
rules-example = Example: { $name }
rules-examples = { $n ->
    [0] There is no example.
    [one] One example: oedo rules { $id }
   *[other] { $n } examples: oedo rules { $id }
}
rules-more = oedo rules ID shows the text of a rule.
rules-unknown = there is no rule “{ $id }”; perhaps one of: { $nearest }
chapter-aim = Aim and shape
chapter-pieces = Pieces
chapter-map = Map
chapter-setup = Set-up
chapter-plan = Phase 1: plan in secret
chapter-perform = Phase 2: perform
chapter-wages = Phase 3: wages and income
chapter-end = Phase 4: next round or end
chapter-jiin = Expansion: Jiin, Buddhist temples
chapter-tokken = Expansion: Tokken, privileges
chapter-ronin = Expansion: Ronin
yedo-chapter-aim = Aim and shape
yedo-chapter-setup = Set-up
yedo-chapter-cards = Action cards
yedo-chapter-prep = Phase 1: preparation
yedo-chapter-bid = Phase 2: bidding
yedo-chapter-event = Phase 3: event
yedo-chapter-assign = Phase 4: assigning disciples
yedo-chapter-patrol = Phase 5: the watch patrol
yedo-chapter-trade = Phase 6: trade
yedo-chapter-act = Phase 7: actions
yedo-chapter-limits = Limits and visibility
yedo-chapter-mission = Missions
yedo-chapter-spec = Specialists
yedo-chapter-tea = Tea House
yedo-chapter-clan = Clan powers
yedo-chapter-jesuits = The Jesuits
yedo-chapter-coop = Cooperative and solo play
yedo-chapter-end = End of the game

## The server

serve-open = Open { $url } in a browser. Ctrl-C stops the server; nothing is lost.
serve-database = Everything is kept in { $database }.
migrated = The schema is { $known }; it was { $found }.
backed-up = Written to { $file }.
imported = The table { $table } was read in.
verified = All is as it should be: { $draws } draws made again, { $answers } answers played again, taken back { $undone } times.
verified-unplayed = { $unplayed } answers more were given by rules that are not played here: only their draws were made again.
verified-sealed = The secret was sealed with { $commitment }.
verified-nonce = { $person } added { $nonce }.
unproved = Not proved: { $why }
checked = Played again: { $games } games. Not as they were: { $differ }.
relisted = Tables: { $tables }. Shown anew: { $mended }.
relist-unopened = The table { $table } cannot be opened.
goes-on = The table { $table } goes on.
