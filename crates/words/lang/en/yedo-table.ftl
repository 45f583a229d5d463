### What is said at a table of Yedo: questions, choices, facts, reasons. Glossary: see yedo-cards.ftl.

## Putting things together

yedo-count-mon = { $n } Mon
yedo-count-prestige = { $n ->
    [one] { $n } prestige point
   *[other] { $n } prestige points
}
yedo-count-action = { $n ->
    [one] { $n } action card
   *[other] { $n } action cards
}
yedo-count-bonus = { $n ->
    [one] { $n } bonus card
   *[other] { $n } bonus cards
}
yedo-count-mission = { $n ->
    [one] { $n } mission
   *[other] { $n } missions
}
yedo-count-weapon = { $n ->
    [one] { $n } weapon
   *[other] { $n } weapons
}
yedo-count-annex = { $n ->
    [one] { $n } annex
   *[other] { $n } annexes
}
yedo-count-geisha = { $n ->
    [one] { $n } geisha
   *[other] { $n } geishas
}
yedo-count-blessing = { $n ->
    [one] { $n } blessing
   *[other] { $n } blessings
}
yedo-count-disciple = { $n ->
    [one] { $n } disciple
   *[other] { $n } disciples
}
yedo-times = { $thing } × { $n }
yedo-in-space = { $thing }, space { $space }
yedo-give = give up { $things }
yedo-place-at = at { $spot } { $place }
yedo-place-to = to { $spot } { $place }
yedo-place-from = from { $spot } { $place }
yedo-place-annex-at = at { $annex }
yedo-place-annex-to = to { $annex }
yedo-place-annex-from = from { $annex }
yedo-rival-in = a rival { $at }
yedo-rival-annex = on a rival’s annex
yedo-church-holds = { $mon } Mon in the Church
yedo-with-specialist = completed with { $specialist }
yedo-when = { $line } · { $moment }
yedo-together-bid = before the purchases
yedo-together-icons = before or after the Daimyo’s icons
yedo-together-step = before the Daimyo’s icons
yedo-together-stop = after the Daimyo’s icons
yedo-turn-to-act = on your turn to act, before or after an activation
yedo-kind-of-action = action
yedo-kind-of-bonus = bonus
yedo-deck-action = action cards
yedo-deck-bonus = bonus cards
yedo-deck-weapon = weapons
yedo-deck-event = events
yedo-deck-emperor = Emperor cards
yedo-deck-green = green missions
yedo-deck-yellow = yellow missions
yedo-deck-red = red missions
yedo-deck-black = black missions
yedo-deck-jesuit = { $id ->
    [green] green
    [yellow] yellow
    [red] red
   *[black] black
} Jesuit missions
yedo-good-geisha = a geisha
yedo-good-blackmail = a Blackmail card
yedo-good-action = an action card
yedo-good-bonus = a bonus card
yedo-good-mission = a { $colour } mission
yedo-kind-missions = missions
yedo-kind-actions = action cards
yedo-kind-bonuses = bonus cards
yedo-kind-weapons = weapons
yedo-kind-annexes = annexes
yedo-kind-disciples = disciples
yedo-rest-space = rest
yedo-beside-space = as second
yedo-daimyo = Daimyo
    .start = The Daimyo
    .inside = the Daimyo
    .of = of the Daimyo
    .to = to the Daimyo
yedo-errand-boy = errand boy
yedo-together = together: { $needs }
yedo-to-each = { $pays } for each player
yedo-icon-none = { $district }
yedo-icons = { $district } ({ $icons })
yedo-icon-colour = the patrol changes colour
yedo-icon-steps = the patrol goes { $n } further
yedo-icon-blessing = blessings are taken
yedo-daimyo-does = { $id ->
    [harbor] { $district }: the Mon of the Church go to the bank
    [market] { $district }: the weapon furthest to the right is discarded
    [red-light] { $district }: the best geisha leaves the town
    [gates] { $district }: he takes one more disciple from his reserve
    [castle] { $district }: his rest space is activated; if he was first and is first again, everybody loses 1 prestige point
    [tavern] { $district }: annexes cost 1 Mon more for good
   *[temple] { $district }: he does nothing there
}
yedo-reached-lowest = lowest prestige { $have } of { $need } ({ $level })
yedo-reached-highest = highest prestige { $have } of { $need } ({ $level })
yedo-reached-errands = errands { $have } of { $need } ({ $level })

## What cards make one do

yedo-effect-pay = pay { $what }
yedo-effect-pay-per = pay { $what } for each { $thing ->
    [mon] Mon
    [prestige] prestige point
    [action] action card
    [bonus] bonus card
    [mission] mission
    [weapon] weapon
    [annex] annex
    [geisha] geisha
    [blessing] blessing
   *[disciple] disciple
}
yedo-effect-put-under = { $n ->
    [one] put { $n } unfinished mission under its deck
   *[other] put { $n } unfinished missions under their decks
}
yedo-effect-gain = gain { $what }
yedo-effect-lose = lose { $what }
yedo-effect-draw = { $keep ->
    [0] draw { $what }
   *[other] draw { $what } and keep { $keep }
}
yedo-effect-any-deck = { $what } of any one deck
yedo-effect-redraw = cancel the event and reveal another
yedo-effect-move = move a disciple to a neighbouring district
yedo-effect-stay-home = keep { $what } at home
yedo-effect-war = send { $what } to war
yedo-effect-other = as the card says

## Questions

yedo-ask-mission-deck = From which deck do you take a mission?
yedo-ask-favor = Which favor of the shogun do you take?
yedo-ask-egress = Do you take part in the bidding, or step out?
yedo-ask-call = What do you put up for auction?
yedo-ask-open = { $lot }: how much do you open with?
yedo-ask-bid = { $lot }: the highest bid is { $mon } Mon. Do you bid more?
yedo-ask-asset = { $group }. Which do you take?
yedo-ask-annex = Which annex do you take?
yedo-ask-assign = Where do you assign a disciple?
yedo-ask-bribe = Do you pay the patrol to leave your disciples alone?
yedo-ask-activate = Which disciple do you activate?
yedo-ask-act = What does your disciple do? ({ $spot })
yedo-ask-excess = You have too many { $kind }. Which one goes?
yedo-ask-lose = Which of your { $kind } do you give up?
yedo-ask-lose-mission = Which of your unfinished missions goes under its deck?
yedo-ask-give = What do you give up for the mission?
yedo-ask-keep = Which do you keep? ({ $deck })
yedo-ask-arrange = Which lies next from the top? ({ $deck })
yedo-ask-either = Which of the two?
yedo-ask-may = The event lets you do this. Do you?
yedo-ask-show = Which mission do you show to all?
yedo-ask-moment = Do you play a card now, { $moment }?
yedo-ask-buy = Which asset do you buy, if any?
yedo-ask-rival = Which rival?
yedo-ask-take-weapon = Which weapon do you take?
yedo-ask-arrest = Which of your arrested disciples goes to the reserve?
yedo-ask-exchange = Do you swap { $mon } Mon of the reward for a prestige point? ({ $left ->
    [one] once
   *[other] up to { $left } times
})
yedo-ask-send-home = Whose disciple goes home?
yedo-ask-move-from = Which disciple moves?
yedo-ask-move-to = Where does your disciple move? ({ $from })
yedo-ask-spare = Which of your disciples does the patrol pass over?
yedo-ask-hire = Where does the Ronin go?
yedo-ask-annex-close = Which annex of a rival is closed this round?
yedo-ask-annex-borrow = Which annex of a rival counts as yours?
yedo-ask-swap-give = Which of your weapons do you swap?
yedo-ask-swap-take = For which weapon of the Market or of the discard?
yedo-ask-put-under = Does one of these go under the deck? ({ $deck })
yedo-ask-put-back = Which goes back under its deck? ({ $deck })
yedo-ask-trade = With whom do you want to trade?
yedo-ask-offer = Your offer { A($seat) }: what more?
yedo-ask-amount = How many Mon from { THE($seat) }?
yedo-ask-answer = { NAME($seat) } offers you a trade. Do you accept?
yedo-ask-hand-over = Which do you hand over? ({ $good })
yedo-ask-besides = { $deed }, by your character: with what?
yedo-ask-direction = Which way does the patrol go?
yedo-ask-take-back = Do you take “{ $card }” back into your hand?
yedo-ask-debt = Do you pay back what your character lent?
yedo-ask-after = Do you use your character now?
yedo-ask-give-up = What do you give up for the errand?
yedo-ask-war = Which disciple do you send to war?
yedo-ask-look-any = Which deck do you look at?
yedo-ask-ignore-icons = The icons of which Daimyo card are ignored?

## Choices

yedo-do-pass = Pass
yedo-do-pass-call = Call nothing and leave the bidding
yedo-do-pass-bid = Do not bid
yedo-do-pass-buy = Buy nothing
yedo-do-pass-bribe = Pay nothing
yedo-do-pass-act = Nothing more: the disciple goes home
yedo-do-pass-moment = Play no card
yedo-do-pass-may = Leave it
yedo-do-pass-under = None of them
yedo-do-pass-trade = Make no offer
yedo-do-pass-offer = Drop the offer
yedo-do-pass-answer = Decline
yedo-do-pass-exchange = Swap no more
yedo-do-pass-debt = Pay nothing back
yedo-do-pass-after = Not now
yedo-do-deck = From the { $deck }
yedo-do-favor = { $favor }: { $line }
yedo-do-favor-with = { $favor }: { $line }; comes with: { $character }
yedo-do-take-part = Take part
yedo-do-step-out = Step out and take { $mon } Mon
yedo-do-call = Put up { $lot } (from { $mon } Mon)
yedo-do-bid = Bid { $mon } Mon
yedo-do-asset = Take: { $asset }
yedo-do-asset-for = Buy: { $asset } for { $mon } Mon
yedo-do-annex = Take { $annex } ({ $about })
yedo-do-assign = { $to }
yedo-do-send = { $to }: { $specialist }
yedo-do-pay = Pay { $mon } Mon
yedo-do-activate = Activate the disciple { $at }
yedo-do-deed = { $deed }
yedo-do-deed-for = { $deed } ({ $price })
yedo-do-deed-with = { $deed }: { $what }
yedo-do-deed-with-for = { $deed }: { $what } ({ $price })
yedo-do-use = Use the annex: { $annex }
yedo-do-complete = Complete “{ $mission }”: { $needs } → { $pays }
yedo-do-complete-bonus = Complete “{ $mission }” with its bonus part: { $needs } → { $pays }
yedo-do-keep = Keep { $card }
yedo-do-lay = { $card } next from the top
yedo-do-take-weapon = Take { $card }
yedo-do-discard = { $card } goes
yedo-do-swap = Swap { $card }
yedo-do-under = { $card } goes under the deck
yedo-do-give-back = { $annex } goes back
yedo-do-show = Show “{ $mission }”
yedo-do-play = Play “{ $card }” ({ $line })
yedo-do-blackmail = Play a Blackmail card: none of your disciples there is arrested
yedo-do-rival = { $seat }
yedo-do-disciple = The disciple { $at }
yedo-do-at-home = A disciple at home
yedo-do-specialist = { $specialist }, at home
yedo-do-annex-of = { $spot }
yedo-do-space = { $weapon } from space { $space } of the Market
yedo-do-give = Give { $good }
yedo-do-ask = Ask for { $good }
yedo-do-give-mon = Give Mon
yedo-do-ask-mon = Ask for Mon
yedo-do-mon = { $mon } Mon
yedo-do-lay-closed = Give { $card }, face down
yedo-do-lay-open = Give { $card }, shown to your partner
yedo-do-hand = Hand over { $card }
yedo-do-propose = Propose: { $gives } for { $asks }
yedo-do-accept = Accept: you get { $gives } for { $asks }
yedo-do-forth = In the order of the ring
yedo-do-back = Against the order of the ring
yedo-do-pay-back = Pay back the loan
yedo-do-character = Use your character: { $character } ({ $line })
yedo-do-hire = Hire { $character } ({ $line })
yedo-do-buy-nothing = Buy nothing and take { $mon } Mon
yedo-do-pay-blessing = Give up your blessing: none of your disciples there is arrested
yedo-do-send-boy = { $to }: the errand boy
yedo-do-errand = Do the errand “{ $errand }”: { $needs } → { $pays }
yedo-do-look-at = Look at the { $deck }
yedo-do-ignore = { $card }

## What happened

yedo-fact-placed = { NAME($seat) } is number { $place } in player order.
yedo-fact-row = The weapon row: { $weapons }.
yedo-fact-row-weapon = { $weapon } ({ $mon } Mon)
yedo-fact-weapon-passed = { NAME($seat) } does not keep a weapon: { $weapon }.
yedo-fact-annex-paid = { NAME($seat) } gains { $mon } from { $annex }.
yedo-fact-weapon-laid = { $weapon } lies on space { $space } of the Market ({ $mon } Mon).
yedo-fact-weapon-cleared = { $weapon } leaves space { $space } of the Market.
yedo-fact-favor-taken = { NAME($seat) } takes the shogun’s favor “{ $favor }”.
yedo-fact-patrol-at = The patrol comes { $to }.
yedo-fact-patrol-left = The patrol leaves the board.
yedo-fact-patrol-colour = { $colour ->
    [red] The patrol is red: it goes round the town as the ring goes.
   *[blue] The patrol is blue: it goes round the town the other way.
}
yedo-fact-round-began = Round { $round } begins.
yedo-fact-church = The Church holds { $mon } Mon.
yedo-fact-earned = { NAME($seat) } gains { $mon } Mon.
yedo-fact-paid = { NAME($seat) } pays { $mon } Mon.
yedo-fact-scored = { NAME($seat) } gains { $points }.
yedo-fact-prestige-lost = { NAME($seat) } loses { $points }.
yedo-fact-drawn = { NAME($seat) } draws one ({ $deck }).
yedo-fact-drawn-own = { NAME($seat) } draws { $card } ({ $deck }).
yedo-fact-looked = { NAME($seat) } looks at one ({ $deck }).
yedo-fact-looked-own = { NAME($seat) } looks at { $card } ({ $deck }).
yedo-fact-arranged = { NAME($seat) } puts what was seen back on top ({ $deck }).
yedo-fact-put-under = { NAME($seat) } puts one under the deck ({ $deck }).
yedo-fact-put-under-own = { NAME($seat) } puts { $card } under the deck ({ $deck }).
yedo-fact-shown = { NAME($seat) } shows a mission: “{ $mission }”.
yedo-fact-weapon-gained = { NAME($seat) } gains a weapon: { $weapon }.
yedo-fact-weapon-lost = { NAME($seat) } gives up a weapon: { $weapon }.
yedo-fact-bag-filled = The weapon discard goes back into the bag.
yedo-fact-blessing-gained = { NAME($seat) } receives a blessing.
yedo-fact-blessing-lost = { NAME($seat) } gives up the blessing.
yedo-fact-geisha-gained = A geisha of value { $value } joins { THE($seat) }.
yedo-fact-geisha-lost = A geisha of value { $value } leaves { THE($seat) }.
yedo-fact-annex-gained = { NAME($seat) } builds an annex: { $annex }.
yedo-fact-annex-lost = { NAME($seat) } gives back an annex: { $annex }.
yedo-fact-disciple-gained = A disciple joins { THE($seat) } from the reserve.
yedo-fact-specialist-gained = A specialist joins { THE($seat) }: { $specialist }.
yedo-fact-disciple-lost = { NAME($seat) } loses a disciple.
yedo-fact-specialist-lost = A specialist leaves { THE($seat) }: { $specialist }.
yedo-fact-token-drawn = A token is drawn to the reserve: { $specialist }.
yedo-fact-tokens-moved = At the Gates now: { $specialists }.
yedo-fact-stays-home = A disciple { DE($seat) } stays home this round.
yedo-fact-stepped-out = { NAME($seat) } steps out of the bidding.
yedo-fact-took-part = { NAME($seat) } takes part in the bidding.
yedo-fact-declined = { NAME($seat) } calls nothing and leaves the bidding.
yedo-fact-called = { NAME($seat) } puts up { $lot } for auction.
yedo-fact-bid = { NAME($seat) } bids { $mon } Mon.
yedo-fact-bid-passed = { NAME($seat) } does not bid.
yedo-fact-bid-beyond = { NAME($seat) } cannot bid more.
yedo-fact-won = { NAME($seat) } wins the auction for { $mon } Mon: { $lot }.
yedo-fact-asset-picked = { NAME($seat) } takes: { $asset }.
yedo-fact-event-revealed = Event: “{ $event }”. { $line }
yedo-fact-event-passed-over = The event “{ $event }” does not count.
yedo-fact-events-shuffled = The past events are shuffled.
yedo-fact-district-closed = Closed until the next event phase: { $district }.
yedo-fact-location-closed = Closed until the next event phase: { $spot }.
yedo-fact-action-closed = Forbidden until the next event phase: { $deed }.
yedo-fact-assigned = { NAME($seat) } assigns a disciple { $to }.
yedo-fact-assigned-skilled = { NAME($seat) } assigns a specialist { $to }: { $specialist }.
yedo-fact-bribed = { NAME($seat) } pays the patrol and is left alone.
yedo-fact-arrested = { $fate ->
    [reserve] { NAME($seat) } loses a disciple, arrested { $at }.
   *[home] A disciple { DE($seat) } is arrested { $at } and sent home.
}
yedo-fact-activated = { NAME($seat) } activates the disciple { $at }.
yedo-fact-acted = { NAME($seat) }: { $deed }.
yedo-fact-moved = A disciple { DE($seat) } moves { $from } { $to }.
yedo-fact-went-home = The disciple { DE($seat) } { $at } goes home.
yedo-fact-completed = { NAME($seat) } completes the mission “{ $mission }”.
yedo-fact-completed-bonus = { NAME($seat) } completes the mission “{ $mission }” with its bonus part.
yedo-fact-shogun-died = The shogun is dead, by the hand { DE($seat) }. The game ends after this round.
yedo-fact-answered = { NAME($seat) } has decided.
yedo-fact-played = { NAME($seat) } plays “{ $card }”, which says: “{ $line }”.
yedo-fact-played-bare = { NAME($seat) } plays “{ $card }”.
yedo-fact-cancelled = “{ $card }” { DE($seat) } is cancelled.
yedo-fact-taken-back = { NAME($seat) } takes “{ $card }” back into hand.
yedo-fact-blackmailed = { NAME($seat) } plays a Blackmail card: none of their disciples there is arrested.
yedo-fact-rival-picked = { NAME($seat) } picks { THE($rival) }.
yedo-fact-bought = { NAME($seat) } buys for { $mon } Mon: { $asset }.
yedo-fact-no-auctions = There are no auctions this round.
yedo-fact-sent-out = { NAME($seat) } is sent out of the bidding.
yedo-fact-event-cancelled = The event “{ $event }” is cancelled.
yedo-fact-mission-seen = { NAME($by) } looks at a mission { DE($seat) }.
yedo-fact-mission-seen-own = { NAME($by) } looks at a mission { DE($seat) }: “{ $mission }”.
yedo-fact-ronin-came = A Ronin joins { THE($seat) } and goes { $to }.
yedo-fact-ronin-left = The Ronin { DE($seat) } { $at } leaves.
yedo-fact-spared = The patrol passes over the disciple { DE($seat) } { $at }.
yedo-fact-annex-closed = { NAME($seat) } closes an annex for this round: { $spot }.
yedo-fact-annex-lent = An annex counts as { THE($seat) }’s own for one mission: { $spot }.
yedo-fact-bank-paid = The bank pays { $mon } Mon for { THE($seat) }.
yedo-fact-clan-power = { NAME($seat) } is { $power }: “{ $line }”.
yedo-fact-jesuits-arrived = The Jesuits have arrived: their missions lie at the Harbor.
yedo-fact-jesuits-left = The Jesuits are gone for good.
yedo-fact-mission-left = A Jesuit mission { DE($seat) } leaves the game.
yedo-fact-mission-left-own = A Jesuit mission { DE($seat) } leaves the game: “{ $mission }”.
yedo-fact-offer-begun = { NAME($seat) } begins an offer { A($with) }.
yedo-fact-offer-gives = { NAME($seat) } offers { $good }.
yedo-fact-offer-asks = { NAME($seat) } asks for { $good }.
yedo-fact-card-shown = { NAME($seat) } shows { THE($to) } a card.
yedo-fact-card-shown-own = { NAME($seat) } shows { THE($to) } a card: { $card }.
yedo-fact-offer-made = { NAME($seat) } makes the offer { A($with) }.
yedo-fact-offer-dropped = { NAME($seat) } drops the offer.
yedo-fact-offer-taken = { NAME($seat) } accepts the offer { DE($from) }.
yedo-fact-offer-declined = { NAME($seat) } declines the offer { DE($from) }.
yedo-fact-handed = { NAME($seat) } hands { $good } { A($to) }.
yedo-fact-handed-own = { NAME($seat) } hands { $good } { A($to) }: { $card }.
yedo-fact-character-offered = In the Tea House: { $character }.
yedo-fact-tea-house-cleared = The characters of the Tea House leave.
yedo-fact-character-hired = { NAME($seat) } hires a character: { $character }.
yedo-fact-character-active = A character is active for { THE($seat) }: { $character }.
yedo-fact-character-used = { NAME($seat) } uses a character: { $character } (“{ $line }”).
yedo-fact-character-used-bare = { NAME($seat) } uses a character: { $character }.
yedo-fact-character-left = A character leaves { THE($seat) }: { $character }.
yedo-fact-ended = The last round is over.
yedo-fact-counted-character = { NAME($seat) } scores { $points } for { $what }, hired in the last round.
yedo-fact-counted-bonus = { NAME($seat) } scores { $points } with the bonus card “{ $what }”.
yedo-fact-counted-blackmail = { NAME($seat) } scores { $points } for Blackmail left over.
yedo-fact-counted-annexes = { NAME($seat) } scores { $points } for annexes, being generous.
yedo-fact-counted-mon = { NAME($seat) } scores { $points } for Mon left over.
yedo-fact-bought-nothing = { NAME($seat) } buys nothing.
yedo-fact-shogun-died-together = The shogun is dead, by the hand { DE($seat) }.
yedo-fact-emperor-turned = The Emperor’s card: errand “{ $errand }” ({ $terms }); event “{ $event }”. { $line }
yedo-fact-errand-turned = The victory pile shows the errand “{ $errand }” ({ $terms }).
yedo-fact-emperor-ignored = The Emperor’s event “{ $event }” is ignored.
yedo-fact-daimyo-revealed = The Daimyo’s card: { $card }.
yedo-fact-icons-ignored = { NAME($seat) } has the icons ignored of: { $card }.
yedo-fact-boy-sent = { NAME($seat) } sends the errand boy { $to }.
yedo-fact-errand-done = { NAME($seat) } completes the errand “{ $errand }”.
yedo-fact-went-to-war = A disciple { DE($seat) } goes to war.
yedo-fact-went-to-war-skilled = A specialist { DE($seat) } goes to war: { $specialist }.
yedo-fact-geisha-gone = A geisha of value { $value } leaves the town for good.
yedo-fact-annexes-taxed = { $mon ->
    [one] { $mon } Mon lies on the annexes: they cost so much more.
   *[other] { $mon } Mon lie on the annexes: they cost so much more.
}
yedo-fact-together = { $won ->
    [yes] Won together: { $reached }.
   *[no] Lost together: { $reached }.
} Players: { $players }. Emperor: { $mood }.

## Why not

yedo-lack-action-closed = An event forbids this action until the next event phase.
yedo-lack-action-kinds = Choose { $need } kinds of action cards, not { $have }.
yedo-lack-action-next = Only another action of the same district may follow now.
yedo-lack-active-character = You have no active character.
yedo-lack-annex = There is no such annex.
yedo-lack-annex-closed = That annex is closed this round.
yedo-lack-annex-of-rival = No rival owns an annex that would serve.
yedo-lack-annex-owned = You own that annex already.
yedo-lack-annexes = You own { $have } of the annexes it needs, and it needs { $need }.
yedo-lack-annexes-left = None of these annexes is left.
yedo-lack-another-player = That is not another player.
yedo-lack-any-annexes = { $have ->
    [one] You own { $have } other annex and need { $need }.
   *[other] You own { $have } other annexes and need { $need }.
}
yedo-lack-any-mon = Name at least { $need } Mon.
yedo-lack-any-rival = There is no rival whom it could concern.
yedo-lack-asked = It is not for you to answer now.
yedo-lack-asked-for = The offer asks for nothing yet.
yedo-lack-asset-taken = Somebody has taken that this round already.
yedo-lack-at-location = Your disciple must stand on a location where this can be done.
yedo-lack-auctioned = That has been auctioned this round already.
yedo-lack-behind = Resting would change nothing in the player order.
yedo-lack-beside = Nothing lets your disciple share a location now.
yedo-lack-beside-mine = None of your disciples is in that district.
yedo-lack-besides = The action of this character cannot be done now.
yedo-lack-bid = A bid of { $have } Mon is too low; it takes at least { $need }.
yedo-lack-bid-most = Nobody may bid more than { $need } Mon.
yedo-lack-blackmail = You have no Blackmail card.
yedo-lack-blessing = You have no blessing.
yedo-lack-blessings = You may have at most { $need ->
    [one] { $need } blessing
   *[other] { $need } blessings
}.
yedo-lack-blessings-left = No blessing is left at the Temple.
yedo-lack-bonus-part = That mission has no bonus part.
yedo-lack-boy-at-home = The errand boy is not at home.
yedo-lack-church = The Church is empty.
yedo-lack-church-mon = The Church holds { $have } Mon; it must hold { $need }.
yedo-lack-could-take = You could not take any of it.
yedo-lack-dealt = Together the first missions are taken, not dealt.
yedo-lack-deck = That deck is empty.
yedo-lack-disciple = None of your disciples stands there.
yedo-lack-disciple-of-rival = No disciple of a rival stands there.
yedo-lack-disciples = You would have { $have } disciples; the limit is { $need }.
yedo-lack-district-closed = That district is closed until the next event phase.
yedo-lack-equal = Both sides must be worth the same.
yedo-lack-errand-boy = The errand boy is not activated for missions.
yedo-lack-event-kind = Choose kinds of events; the Jesuits are none: they come as a module.
yedo-lack-event-kinds = Choose { $need } kinds of events, not { $have }.
yedo-lack-events = Together there are no events.
yedo-lack-favor = Somebody has taken that favor.
yedo-lack-fit = That is not fit for playing together.
yedo-lack-free = Somebody stands there already.
yedo-lack-free-to-go = All your disciples at home must stay there this round.
yedo-lack-geishas = You would have { $have } geishas; the limit is { $need }.
yedo-lack-geishas-left = No geisha is left.
yedo-lack-give-actions = { $have ->
    [one] You hold { $have } action card and must give up { $need }.
   *[other] You hold { $have } action cards and must give up { $need }.
}
yedo-lack-give-bonuses = { $have ->
    [one] You hold { $have } bonus card and must give up { $need }.
   *[other] You hold { $have } bonus cards and must give up { $need }.
}
yedo-lack-give-weapons = { $have ->
    [one] You have { $have } weapon to spare and must give up { $need }.
   *[other] You have { $have } weapons to spare and must give up { $need }.
}
yedo-lack-given = The offer gives nothing yet.
yedo-lack-good = { $have ->
    [one] There is { $have } of that, and the offer would name { $need }.
   *[other] There are { $have } of that, and the offer would name { $need }.
}
yedo-lack-goods = { $need ->
    [one] An offer names at most { $need } thing on a side.
   *[other] An offer names at most { $need } things on a side.
}
yedo-lack-hard-mission = One of your missions must be red or black, and this is the last one you take.
yedo-lack-has-anything = They have nothing to trade with.
yedo-lack-held = Nobody stands there yet.
yedo-lack-hired = You have hired a character this round already.
yedo-lack-icons = There are no icons left to ignore.
yedo-lack-in-district = A disciple on an annex is in no district.
yedo-lack-in-force = What this would do holds already.
yedo-lack-jesuit-rounds = The Jesuits take a game of { $need } rounds or more, not of { $have }.
yedo-lack-jesuits = The Jesuits come only where there are events.
yedo-lack-jesuits-here = The Jesuits are not here.
yedo-lack-length = { $have ->
    [one] There is no game of { $have } round; games have { $short }, { $middle } or { $long }.
   *[other] There is no game of { $have } rounds; games have { $short }, { $middle } or { $long }.
}
yedo-lack-lent = You have not paid back the loan yet.
yedo-lack-location-closed = That location is closed until the next event phase.
yedo-lack-lot = With this number of players something else is auctioned.
yedo-lack-meeting = You trade with whoever also has a disciple in the Tavern or in the Market.
yedo-lack-mission-kind = Choose missions of other kinds: basic ones are always in, those of the shogun and of the Jesuits come by themselves.
yedo-lack-mission-next = After a mission only missions may follow in this activation.
yedo-lack-mission-sets = Choose { $need } sets of missions, not { $have }.
yedo-lack-missions = { $have ->
    [one] The decks hold { $have } such mission and { $need } are dealt.
   *[other] The decks hold { $have } such missions and { $need } are dealt.
}
yedo-lack-missions-here = Missions and errands cannot be completed on this annex.
yedo-lack-moment-act = This card is played { yedo-moment-act }.
yedo-lack-moment-arrest = This card is played { yedo-moment-arrest }.
yedo-lack-moment-assign = This card is played { yedo-moment-assign }.
yedo-lack-moment-bid = This card is played { yedo-moment-bid }.
yedo-lack-moment-egress = This card is played when you are asked whether you take part in the bidding.
yedo-lack-moment-event = This card is played { yedo-moment-event }.
yedo-lack-moment-free = Another card is being resolved.
yedo-lack-moment-icons = This card is played { yedo-together-icons }.
yedo-lack-moment-mission = This card is played { yedo-moment-mission }.
yedo-lack-moment-price = This card is played when you are asked for a bid or a purchase.
yedo-lack-moment-purchase = This card is played when you are asked what you buy.
yedo-lack-moment-purchases = This card is played { yedo-together-bid }.
yedo-lack-moment-reply = This card is played { yedo-moment-reply }.
yedo-lack-moment-round = This card is played { yedo-moment-round }.
yedo-lack-moment-step = This card is played { yedo-moment-step }.
yedo-lack-moment-stop = This card is played { yedo-moment-stop }.
yedo-lack-mon = You have { $have } Mon and need { $need }.
yedo-lack-mon-named = The offer names Mon on that side already.
yedo-lack-neighbouring = That location is in no neighbouring district.
yedo-lack-news = Your partner knows that card already.
yedo-lack-not-yet-laid = That card lies in the offer already.
yedo-lack-objectives = Alone there is no objective of highest prestige; together there is one.
yedo-lack-of-a-neighbour = The card only lends an action of a neighbouring district.
yedo-lack-of-the-district = That is no action of this district.
yedo-lack-of-the-group = That is not in the group that was won.
yedo-lack-on-annex = Your disciple is not on an annex.
yedo-lack-on-offer = That is not among the choices.
yedo-lack-on-the-board = Characters are hired from a location of the board only.
yedo-lack-only-goods = At the Good Sailor’s location the only Harbor action is trade in goods.
yedo-lack-only-missions = This annex serves for missions only.
yedo-lack-other-kind = Choose different kinds: no kind counts twice.
yedo-lack-own-geishas = { $have ->
    [0] You have no geisha
    [one] You have { $have } geisha
   *[other] You have { $have } geishas
} and need { $need }.
yedo-lack-partners = Together at most { $need } play, not { $have }.
yedo-lack-pawned = You own neither a weapon nor a geisha to pawn.
yedo-lack-plain-at-home = You have no plain disciple at home.
yedo-lack-players = { $limit ->
    [yes] At most { $need } can play, not { $have }.
   *[no] That takes at least { $need } players; you are { $have }.
}
yedo-lack-present = { $need ->
    [one] You have no disciple in the district that it needs.
   *[other] You have disciples in { $have } of the { $need } districts that it needs.
}
yedo-lack-prestige = { $have ->
    [one] You have { $have } prestige point and need { $need }.
   *[other] You have { $have } prestige points and need { $need }.
}
yedo-lack-price-in-mon = Here you can pay in Mon only.
yedo-lack-reserve = You have no disciple left in the reserve.
yedo-lack-rest-space-held = Nobody joins a disciple on a rest space.
yedo-lack-resting = You have a disciple on the rest spaces already.
yedo-lack-rival = No rival is where one must be.
yedo-lack-rival-annex = None of your disciples stands on a rival’s annex.
yedo-lack-rival-has-more = That rival has no more of it than you.
yedo-lack-rival-here = That rival has no disciple in a district with one of yours.
yedo-lack-rival-takes-part = That rival takes no part in the bidding.
yedo-lack-rivals = Against each other at least { $need } play; alone, choose to play together against the Daimyo.
yedo-lack-room = There is no room for it.
yedo-lack-rounds-together = Together { $need } rounds are played, not { $have }.
yedo-lack-sailor = That location belongs to the Good Sailor.
yedo-lack-shown = That district is not shown on it.
yedo-lack-skill-owned = You have that specialist already.
yedo-lack-spare = The mission needs that weapon itself.
yedo-lack-specialist-at-home = That specialist is not at home.
yedo-lack-specialist-module = The specialist missions take the module Specialists.
yedo-lack-specialists = The specialists that this needs are missing.
yedo-lack-such-a-space = You can rest on rest spaces only, and do nothing else there.
yedo-lack-takes-part = Only players who take part in the bidding can do that.
yedo-lack-that-action = Only the action that was granted can be done.
yedo-lack-token = No specialist is on offer there.
yedo-lack-traded-geishas = One of you would have { $have } geishas; the limit is { $need }.
yedo-lack-traded-goods = One of you would have { $have } of a kind; one too many may be taken in, but no more than { $need } in all.
yedo-lack-used-at-will = This character works by itself; you do not choose when.
yedo-lack-visits = Annexes of others can be visited only with the high-interaction missions.
yedo-lack-wanted = None of your disciples would be arrested where the patrol stands.
yedo-lack-wanted-there = That disciple would not be arrested.
yedo-lack-weapon = No weapon lies there.
yedo-lack-weapons = You have { $have } of the weapons it needs, and it needs { $need }.
yedo-lack-weapons-left = No weapon is left to draw.
yedo-lack-with = Another specialist must be the one activated.
yedo-lack-without-change = Mon can be offered only in multiples of { $need }.
yedo-lack-yours = You do not have that.
