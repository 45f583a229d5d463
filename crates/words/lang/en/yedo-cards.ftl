### The cards of Yedo and what they name, in our own words. A card is found by the id of its row.
### Effects stand in `.line`; the lines of bonus cards count prestige points.
###
### Glossary
###   disciple · Mon · prestige point · annex · geisha · blessing · weapon · mission · errand
###   action card, bonus card, event card, favor, Blackmail · patrol, watch · location, district
###   to step out of the bidding (egress) · foresight · Emperor, Daimyo · Ronin

## Districts

yedo-district-castle = Castle
    .at = at the Castle
    .to = to the Castle
    .from = from the Castle
    .short = Castle
yedo-district-gates = Gates
    .at = at the Gates
    .to = to the Gates
    .from = from the Gates
    .short = Gates
yedo-district-tavern = Tavern
    .at = in the Tavern
    .to = to the Tavern
    .from = from the Tavern
    .short = Tavern
yedo-district-harbor = Harbor
    .at = at the Harbor
    .to = to the Harbor
    .from = from the Harbor
    .short = Harbor
yedo-district-red-light = Red Light District
    .at = in the Red Light District
    .to = to the Red Light District
    .from = from the Red Light District
    .short = Red Light
yedo-district-market = Market
    .at = at the Market
    .to = to the Market
    .from = from the Market
    .short = Market
yedo-district-temple = Temple
    .at = at the Temple
    .to = to the Temple
    .from = from the Temple
    .short = Temple

## What is done in the districts

yedo-deed-rest = Rest
yedo-deed-draw-mission = Draw a mission
yedo-deed-audience = Private audience
yedo-deed-recruit = Recruit
yedo-deed-favour = Give up prestige for Mon
yedo-deed-foresee-actions = Foresight: action cards
yedo-deed-carpenter = Visit the carpenter
yedo-deed-foresee-weapons = Foresight: weapons
yedo-deed-goods = Luxury goods
yedo-deed-church = Church money
yedo-deed-jesuits = Draw a Jesuit mission
yedo-deed-geisha = Take on a geisha
yedo-deed-buy-action = Buy an action card
yedo-deed-buy-weapon = Buy a weapon
yedo-deed-buy-bonus = Buy a bonus card
yedo-deed-foresee-bonuses = Foresight: bonus cards
yedo-deed-blessing = Receive a blessing
yedo-deed-foresee-missions = Foresight: missions
yedo-deed-donation = Donation

## Weapons

yedo-weapon-katana = Katana
    .about = long sword
yedo-weapon-yumi = Yumi
    .about = bow
yedo-weapon-shuriken = Shuriken
    .about = throwing stars
yedo-weapon-shuko = Shuko
    .about = climbing claws
yedo-weapon-nawa = Nawa
    .about = rope
yedo-weapon-metsubushi = Metsubushi
    .about = blinding smoke
yedo-weapon-doku = Doku
    .about = poison
yedo-weapon-fukiya = Fukiya
    .about = blowgun

## Annexes

yedo-annex-kobudo-ryu = Kobudo-Ryu
    .about = school of arms
yedo-annex-yashiki = Yashiki
    .about = manor
yedo-annex-karesansui = Karesansui
    .about = sacred garden
yedo-annex-chashitsu = Chashitsu
    .about = tea room

## Specialists

yedo-specialist-samurai = Samurai
    .line = 1 prestige point more for each mission completed with the Samurai.
yedo-specialist-onna-bugeisha = Onna-bugeisha
    .line = After a mission completed with her you may change Mon of its reward into prestige points, 5 for 1.
yedo-specialist-messenger = Messenger
    .line = After a mission completed with the Messenger, draw the top card of a mission deck.
yedo-specialist-ninja = Ninja
    .line = Is never arrested.
yedo-specialist-armourer = Armourer
    .line = You may keep 5 weapons.
yedo-specialist-monk = Monk
    .line = Counts as a blessing for missions and errands; foresight with him shows one more.

## Colours of missions

yedo-colour-green = green
yedo-colour-yellow = yellow
yedo-colour-red = red
yedo-colour-black = black

## Sets of missions

yedo-set-basic = Basic
yedo-set-shogun = Kill the shogun
yedo-set-espionage = Espionage
yedo-set-theft = Theft
yedo-set-assassination = Assassination
yedo-set-war = War
yedo-set-kidnapping = Kidnapping
yedo-set-interaction = High interaction
yedo-set-specialist = Specialists
yedo-set-jesuit = Jesuits

## Kinds of action cards

yedo-action-kind-neighbours = Neighbours
yedo-action-kind-streets = Streets
yedo-action-kind-lanterns = Lanterns
yedo-action-kind-whispers = Whispers
yedo-action-kind-merchants = Merchants
yedo-action-kind-knives = Knives

## Kinds of events

yedo-event-kind-closed-districts = Closed districts
yedo-event-kind-closed-locations = Closed locations
yedo-event-kind-disasters = Disasters
yedo-event-kind-decrees = Decrees
yedo-event-kind-festivals = Festivals
yedo-event-kind-intrigue = Intrigue
yedo-event-kind-watch = The Watch
yedo-event-kind-jesuits = The Jesuits

## When a card may be played

yedo-moment-bid = before the bidding
yedo-moment-event = when an event is revealed
yedo-moment-assign = on your turn, before assigning a disciple
yedo-moment-step = before the patrol steps
yedo-moment-stop = when the patrol has stepped
yedo-moment-arrest = before arrests
yedo-moment-act = on your turn, before activating a disciple
yedo-moment-mission = while completing a mission
yedo-moment-reply = in reply to an action card
yedo-moment-any = in any phase
yedo-moment-round = all round long

## What is bid for

yedo-asset-action = Action card
yedo-asset-bonus = Bonus card
yedo-asset-weapon = Weapon
yedo-asset-annex = Annex
yedo-asset-geisha = Geisha
yedo-asset-disciple = Disciple
yedo-asset-mission = Mission
yedo-group-white = White: action card, bonus card or weapon
yedo-group-black = Black: annex or geisha
yedo-group-red = Red: disciple or mission

## Moods of the Emperor

yedo-mood-gentle = Gentle
yedo-mood-demanding = Demanding
yedo-mood-insatiable = Insatiable
yedo-level-gentle = Gentle
yedo-level-normal = Normal
yedo-level-hard = Hard

## Favors of the shogun

yedo-favor-action = Action
    .line = The top action card and 3 Mon.
yedo-favor-bonus = Bonus
    .line = The top bonus card and 3 Mon.
yedo-favor-weapon = Weapon
    .line = A weapon from the bag and 3 Mon.
yedo-favor-mon = Mon
    .line = 7 Mon.
yedo-favor-blessing = Blessing
    .line = A blessing from the Temple.
yedo-blackmail = Blackmail
    .line = Before arrests: none of your disciples where the patrol stopped is arrested. Unused it is worth 2 prestige points at the end.

## Clan powers

yedo-clan-wealthy = The Wealthy
    .line = You start with more Mon: 10, 14 or 18 for 6, 8 or 11 rounds, 8 in cooperative play. You win every tie, and in the bidding you may call the same as the last bid.
yedo-clan-generous = The Generous
    .line = The annexes of the other players count as yours for missions and errands. At the end 2 prestige points for each annex of your own.
yedo-clan-tenacious = The Tenacious
    .line = Whatever costs Mon on the main board, and every payment of a mission, costs you 1 less. The Harbor Captain gets nothing from you.
yedo-clan-hypocrite = The Hypocrite
    .line = You start with the Ninja as a third disciple; without specialists with a plain disciple and 3 Mon.
yedo-clan-wise = The Wise
    .line = Whenever you draw cards, draw 2 more of that deck, then put 2 of that kind, new or from hand, each under its own deck.
yedo-clan-sailor = The Good Sailor
    .line = You have a Harbor location of your own: 4, 9 or 14 Mon for 1, 3 or 6 prestige points, missions or hiring, even if the Harbor is closed. With the Church money you take 2 Mon more.

## Action cards: Neighbours

yedo-action-A01 = Kind neighbours
    .line = You gain 5 Mon, every other player 2.
yedo-action-A02 = { yedo-action-A01 }
    .line = { yedo-action-A01.line }
yedo-action-A03 = Rice for the ward
    .line = Every player gains 2 Mon, and you 1 prestige point as well.
yedo-action-A04 = Bath-house talk
    .line = Draw 3 bonus cards and keep 1. The player with the least prestige gains 2 Mon.
yedo-action-A05 = Lent tools
    .line = One annex of another player counts as yours for this mission; the bank pays its owner 3 Mon.
yedo-action-A06 = Under the blossoms
    .line = Only with a geisha: you gain 2 prestige points, every other player who has a geisha 1.
yedo-action-A07 = Temple errand
    .line = Take a blessing from the Temple. If you cannot, gain 3 Mon.
yedo-action-A08 = The pedlar’s round
    .line = This round you may trade with every player, wherever the disciples stand. Gain 2 Mon.

## Action cards: Streets

yedo-action-B01 = Dragon heart
    .line = This disciple may go to a closed district, to a location closed for a time, or to one already held by another disciple.
yedo-action-B02 = Back alley
    .line = Move one of your disciples on the board to a free location of a neighbouring district.
yedo-action-B03 = Fleet of foot
    .line = Activate two disciples in this turn, one after the other.
yedo-action-B04 = Double shift
    .line = This activation performs two different actions of its district.
yedo-action-B05 = A foot in the door
    .line = This activation performs an action of a neighbouring district instead of its own.
yedo-action-B06 = Early risers
    .line = Assign two disciples in this turn.
yedo-action-B07 = Sword for hire
    .line = Pay 3 Mon: a Ronin joins you for this round and is assigned now, before your own disciple.
yedo-action-B08 = Bide your time
    .line = Assign no disciple in this turn; you go on in your next one. Gain 2 Mon.

## Action cards: Lanterns

yedo-action-C01 = Turned lantern
    .line = The patrol changes colour.
yedo-action-C02 = { yedo-action-C01 }
    .line = { yedo-action-C01.line }
yedo-action-C03 = Hurried steps
    .line = The patrol goes 1 step further.
yedo-action-C04 = { yedo-action-C03 }
    .line = { yedo-action-C03.line }
yedo-action-C05 = The long round
    .line = The patrol goes 2 steps further.
yedo-action-C06 = A bowl of sake
    .line = The patrol makes no normal step; cards may still move it, and it arrests where it ends. Cooperative: the icons of one Daimyo card are ignored instead.
yedo-action-C07 = Safe house
    .line = None of your disciples in this district is arrested.
yedo-action-C08 = False papers
    .line = One of your disciples there is not arrested and may move to a free location of a neighbouring district.

## Action cards: Whispers

yedo-action-D01 = The walls have ears
    .line = Cancel the action card just played.
yedo-action-D02 = { yedo-action-D01 }
    .line = { yedo-action-D01.line }
yedo-action-D03 = New orders
    .line = Cancel the event and reveal another, or gain 1 prestige point. Cooperative: ignore the Emperor’s event and gain 1 prestige point.
yedo-action-D04 = { yedo-action-D03 }
    .line = { yedo-action-D03.line }
yedo-action-D05 = A copied letter
    .line = Look at the top 4 cards of one mission deck, keep 1, put the others back on top in any order.
yedo-action-D06 = The eavesdropper
    .line = Look at one player’s unfinished missions. Gain 2 Mon, and 1 prestige point if one of them is black.
yedo-action-D07 = Street rumours
    .line = Look at the top 2 events and put them back in any order, or one of them under the deck. Gain 2 Mon. Cooperative: look at the next Emperor card and leave it; gain 2 Mon.
yedo-action-D08 = Sealed report
    .line = This mission also gives 2 Mon and the top card of one mission deck.

## Action cards: Merchants

yedo-action-E01 = No auction
    .line = There are no auctions this round: in player order each may buy one asset at its minimum bid. Cooperative: the Emperor’s prices and the interference do not count, and several may buy the same kind.
yedo-action-E02 = The rice broker
    .line = When you step out of the bidding (cooperative: instead of buying) you gain 6 Mon, not 3.
yedo-action-E03 = Silent partner
    .line = With a bid or purchase: if it succeeds the bank pays 3 Mon of it, otherwise the card returns to your hand.
yedo-action-E04 = The second purse
    .line = When the auctions are over you may buy one more asset that nobody took this round, at its minimum (cooperative: at its price).
yedo-action-E05 = Market day
    .line = Discard the weapon row and refill it. Your next weapon from the Market this round costs 2 Mon less.
yedo-action-E06 = Honest scales
    .line = Swap one of your weapons for one of the Market or of the weapon discard.
yedo-action-E07 = The pawnbroker
    .line = Return a weapon for 7 Mon or a geisha for 9 Mon.
yedo-action-E08 = Dutch curios
    .line = Pay 4 Mon: gain 2 prestige points.

## Action cards: Knives

yedo-action-F01 = Ambush
    .line = A rival’s disciple in the same district as one of yours goes home unused; its owner gains 2 Mon.
yedo-action-F02 = A better patron
    .line = Take a geisha from a player who has more geishas than you; they gain 5 Mon.
yedo-action-F03 = Cutpurse
    .line = Take 4 Mon from a player with a disciple in the same district as one of yours.
yedo-action-F04 = Borrowed blade
    .line = Take a weapon from a player who has more weapons than you; they gain 4 Mon.
yedo-action-F05 = Sparks on the roof
    .line = Nobody may be assigned to one annex of a rival this round; its owner gains 2 Mon.
yedo-action-F06 = Press-gang
    .line = Pay 3 Mon: a rival with more disciples than you loses one of their choice, though never one of the last 2.
yedo-action-F07 = Poisoned sake
    .line = One rival takes no part in this round’s bidding and gains 4 Mon.
yedo-action-F08 = A blade in the sleeve
    .line = One missing weapon counts as owned for this mission.

## Events: closed districts

yedo-event-CD1 = Procession at the great gate
    .line = The Gates are closed until the next event phase.
yedo-event-CD2 = Inspectors at the inns
    .line = The Tavern is closed until the next event phase.
yedo-event-CD3 = Storm over Shiba
    .line = The Harbor is closed until the next event phase.
yedo-event-CD4 = The quarter in mourning
    .line = The Red Light District is closed until the next event phase.
yedo-event-CD5 = Smoke at Kyōbashi
    .line = The Market is closed until the next event phase.
yedo-event-CD6 = Ordination week
    .line = The Temple is closed until the next event phase.

## Events: closed locations

yedo-event-CL1 = Road works
    .line = Closed until the next event phase: 1 location each in the Gates, the Market and the Temple.
yedo-event-CL2 = Silted quay
    .line = Closed until the next event phase: 2 Harbor locations.
yedo-event-CL3 = Fever in the inns
    .line = Closed until the next event phase: 1 location each in the Tavern, the Red Light District and the Harbor.
yedo-event-CL4 = Drill of the guard
    .line = Closed until the next event phase: 1 location in the Castle, no rest space, and 2 in the Gates.
yedo-event-CL5 = The wrestlers’ tour
    .line = Closed until the next event phase: 2 locations in the Market and 1 in the Tavern.
yedo-event-CL6 = Memorial week
    .line = Closed until the next event phase: 2 locations in the Temple and 1 in the Red Light District.

## Events: disasters

yedo-event-DS1 = The Meireki fire
    .line = Each player returns 1 annex, or instead 2 prestige points; who has no annex loses 4 Mon. With a blessing: lose 2 Mon instead.
yedo-event-DS2 = Earthquake
    .line = Each player discards 1 weapon, 2 if they have 3 or more. With a blessing: 1 weapon fewer.
yedo-event-DS3 = Tsunami
    .line = The Harbor is closed until the next event phase, the Church is emptied, each player loses 3 Mon. With a blessing: no Mon lost.
yedo-event-DS4 = Typhoon
    .line = Each player with 3 or more disciples keeps 1 at home this round. With a blessing: nobody stays home.
yedo-event-DS5 = Famine
    .line = Each player pays 1 Mon per disciple and loses 1 prestige point for each Mon short, at most 2. With a blessing: half the Mon, rounded down.
yedo-event-DS6 = Measles year
    .line = Each player discards 1 action card and puts 1 unfinished mission under its deck. With a blessing: only one of the two.

## Events: decrees

yedo-event-DC1 = Sakoku
    .line = No luxury goods and no Church money until the next event phase. The Jesuits must leave, or do not come any more.
yedo-event-DC2 = Sword hunt
    .line = Each player may hand in 1 weapon for 2 prestige points. No weapons are sold in the Market until the next event phase.
yedo-event-DC3 = Alternate attendance
    .line = Each player pays 3 Mon or loses 1 prestige point; the first player 5 Mon or 2 prestige points.
yedo-event-DC4 = Sumptuary law
    .line = Each player pays a fifth of their Mon, rounded down.
yedo-event-DC5 = New coinage
    .line = Each player may once change 6 Mon into 2 prestige points, or 1 prestige point into 4 Mon.
yedo-event-DC6 = Census
    .line = Each player gains 1 Mon per disciple.

## Events: festivals

yedo-event-FS1 = Blossom viewing
    .line = Each player with a geisha gains 1 prestige point, every other 2 Mon.
yedo-event-FS2 = The Sannō procession
    .line = Each player gains 3 Mon, the one with the least prestige 5.
yedo-event-FS3 = The weapon fair
    .line = Market weapons cost 2 Mon less until the next event phase.
yedo-event-FS4 = New rice
    .line = Each player gains 1 Mon per annex, at least 2.
yedo-event-FS5 = Travelling players
    .line = Each player draws the top action card.
yedo-event-FS6 = Night of stars
    .line = Each player may put 1 unfinished mission under its deck and draw the top card of any mission deck.

## Events: intrigue

yedo-event-IN1 = Slander
    .line = The player with the most prestige loses 2 prestige points; if tied, all of them.
yedo-event-IN2 = A patron
    .line = The player with the least prestige draws 2 bonus cards and keeps 1.
yedo-event-IN3 = Idle hands
    .line = Each player with 3 or more disciples pays 2 Mon or keeps 1 at home this round.
yedo-event-IN4 = Rival bidders
    .line = In the next bidding phase minimum bids are 1 higher and stepping out pays 5 Mon.
yedo-event-IN5 = Unmasked
    .line = Each player who has an unfinished mission shows 1 to all and gains 2 Mon.
yedo-event-IN6 = Turned tables
    .line = The player order is reversed at once.

## Events: the watch

yedo-event-WA1 = Night watch
    .line = The patrol’s normal step is 2 steps this round.
yedo-event-WA2 = Change of guard
    .line = The patrol changes colour now.
yedo-event-WA3 = Amnesty
    .line = There are no arrests this round.
yedo-event-WA4 = Informers
    .line = Arrests are also made in the district where the patrol began the round.
yedo-event-WA5 = Open palms
    .line = Before arrests each player may pay 3 Mon: none of their disciples is arrested.
yedo-event-WA6 = Curfew
    .line = Every disciple sent to the reserve this round also costs its owner 2 Mon.

## Events: the Jesuits

yedo-event-JE1 = The arrival of the Jesuits
    .line = The Jesuit missions lie at the Harbor by colour; from now on a disciple there may draw one.

## Bonus cards

yedo-bonus-b01 = Crossed blades
    .line = Katana and Yumi: both 4, one 1.
yedo-bonus-b02 = Silent death
    .line = Doku and Fukiya: both 4, one 1.
yedo-bonus-b03 = Claw and star
    .line = Shuko and Shuriken: both 4, one 1.
yedo-bonus-b04 = Rope and smoke
    .line = Nawa and Metsubushi: both 4, one 1.
yedo-bonus-b05 = Full rack
    .line = 4 weapons 3; 5 weapons 4.
yedo-bonus-b06 = Many edges
    .line = 3 types of weapons 2; 4 or more types 4.
yedo-bonus-b07 = House of flowers
    .line = 1, 2 or 3 geishas: 1, 2 or 5.
yedo-bonus-b08 = Master builder
    .line = 1, 2, 3 or 4 annexes: 1, 2, 3 or 6.
yedo-bonus-b09 = Garden and tea
    .line = Karesansui and Chashitsu: both 4, one 2.
yedo-bonus-b10 = School and manor
    .line = Kobudo-Ryu and Yashiki: both 4, one 2.
yedo-bonus-b11 = Full household
    .line = 4 disciples: 3.
yedo-bonus-b12 = Pious house
    .line = A blessing: 3.
yedo-bonus-b13 = Balanced house
    .line = At least one weapon, geisha, annex and blessing: 5; three of the four: 2.
yedo-bonus-b14 = Savings
    .line = 1 for every full 6 Mon, at most 4.
yedo-bonus-b15 = Empty purse
    .line = 2 Mon or fewer: 3.
yedo-bonus-b16 = Steady hand
    .line = 1 per completed mission, at most 4.
yedo-bonus-b17 = Small steps
    .line = 1 per completed green mission, at most 4.
yedo-bonus-b18 = Middle way
    .line = 1 per completed yellow mission, at most 4.
yedo-bonus-b19 = Hard roads
    .line = 2 per completed red mission, at most 4.
yedo-bonus-b20 = Dark deeds
    .line = 3 per completed black mission, at most 6.
yedo-bonus-b21 = Four colours
    .line = Completed missions of 3 colours 4; of 4 colours 6.
yedo-bonus-b22 = To the letter
    .line = 1 per mission completed with its bonus part, at most 4.
yedo-bonus-b23 = Clean hands
    .line = A Blackmail card still in front of you: 2.
yedo-bonus-b24 = Front seat
    .line = First in player order 3, second 1.
yedo-bonus-b25 = Full sleeve
    .line = 1 per action card in hand, at most 3.
yedo-bonus-b26 = Envied walls
    .line = The most annexes of all players 4, tied 2; without any, nothing.
yedo-bonus-b27 = The underdog
    .line = The least prestige before any bonus card is scored: 5.

## Characters of the Tea House

yedo-character-t01 = Beggar
    .line = With 3 Mon or fewer: 5 Mon from the bank; otherwise 1 Mon from each other player (cooperative: 2 from the bank).
yedo-character-t02 = Illustrious Advisor of the Shogun
    .line = Hold the private audience for 4 Mon, besides the activation, without a disciple in the Castle.
yedo-character-t03 = Shop Assistant
    .line = Buy one weapon of the Market for 4 Mon, besides the activation, without a disciple there.
yedo-character-t04 = Storyteller
    .line = When you play an action card other than Blackmail, take it back into your hand, even if it was cancelled.
yedo-character-t05 = Calligrapher
    .line = Draw 3 bonus cards and keep 1.
yedo-character-t06 = Harbor Captain
    .line = All round, every other player who takes a Harbor action first pays you 1 Mon; who cannot, may not.
yedo-character-t07 = Swordsmith
    .line = One of your weapons counts as any other type for the missions of this activation. Cooperative: for two activations.
yedo-character-t08 = Gatekeeper
    .line = Recruit for 4 Mon, besides the activation, without a disciple at the Gates.
yedo-character-t09 = Tea Master
    .line = Draw 3 cards of one mission deck and keep 1, besides the activation.
yedo-character-t10 = Kabuki Actor
    .line = Assign a disciple to a location already held by another. Cooperative: twice.
yedo-character-t11 = Moneylender
    .line = Take 7 Mon now; at the next preparation pay 4 or lose 2 prestige points.
yedo-character-t12 = Wandering Ronin
    .line = A Ronin joins you for this round and is assigned now, before your own disciple.
yedo-character-t13 = Watch Sergeant
    .line = Move the patrol 1 step in either direction (cooperative: it is your movement card).
yedo-character-t14 = Mistress of the willow house
    .line = Take on the lowest-valued geisha for 5 Mon, besides the activation, without a disciple in the Red Light District.
yedo-character-t15 = Mountain Ascetic
    .line = One missing district, or the missing blessing, of this mission counts as met.

## Emperor cards: the errand; its event and what that does

yedo-emperor-G01 = Incense for the palace
    .event = Gift of the court
    .line = Each player gains 2 Mon.
yedo-emperor-G02 = A letter on two roads
    .event = Smiths in town
    .line = Market weapons cost 1 Mon less this round.
yedo-emperor-G03 = Silk from the quay
    .event = Alms
    .line = 2 Mon go into the Church.
yedo-emperor-G04 = An armed escort
    .event = Quiet streets
    .line = The patrol makes no normal step this round; the icons still count.
yedo-emperor-G05 = Musicians for the envoy
    .event = Open study
    .line = Each player may pay 1 Mon for the top action card.
yedo-emperor-G06 = Prayers for the heir
    .event = Temple day
    .line = Each player without a blessing may pay 2 Mon and take one, while there are any.
yedo-emperor-G07 = Ears at the castle
    .event = Court gossip
    .line = Each player looks at the top 3 cards of one deck and puts them back in any order.
yedo-emperor-G08 = Rice for the poor
    .event = A calm day
    .line = Nothing happens.
yedo-emperor-G09 = The lost fan
    .event = Fair share
    .line = The player with the least prestige gains 3 Mon.
yedo-emperor-Y10 = Blades for the palace guard
    .event = Levy
    .line = The player with the most Mon pays 3; tied, each of them.
yedo-emperor-Y11 = The tea caddy
    .event = Road works
    .line = 1 Tavern location is closed this round.
yedo-emperor-Y12 = A guest for Kyoto
    .event = Dues
    .line = Each player pays 2 Mon or loses 1 prestige point.
yedo-emperor-Y13 = Temple roofs
    .event = New captain
    .line = The patrol changes colour.
yedo-emperor-Y14 = Smoke over Kyōbashi
    .event = Requisition
    .line = The two leftmost weapons of the Market are discarded.
yedo-emperor-Y15 = The poets’ circle
    .event = Precedence
    .line = The Daimyo becomes first in player order.
yedo-emperor-Y16 = The bitter cup
    .event = Searches
    .line = Each player discards 1 action card or pays 2 Mon.
yedo-emperor-Y17 = The envoy’s train
    .event = Timber tax
    .line = 1 Mon is laid on the annexes for good: they cost that much more.
yedo-emperor-Y18 = Night on the river
    .event = Muster
    .line = Each player with 3 or more disciples sends 1 to war.
yedo-emperor-R19 = The rebel’s hiding place
    .event = Call to arms
    .line = Each player sends 1 disciple to war.
yedo-emperor-R20 = The forged seal
    .event = Ill omen
    .line = Each player without a blessing loses 1 prestige point.
yedo-emperor-R21 = Guns from the south
    .event = Sealed quarter
    .line = The Red Light District is closed this round.
yedo-emperor-R22 = A wing for the palace
    .event = Summons to court
    .line = The best geisha leaves the game; if there is none left, each player pays 2 Mon.
yedo-emperor-R23 = A bride for the prince
    .event = War tax
    .line = Each player pays 1 Mon per disciple or sends 1 disciple to war.
yedo-emperor-R24 = The four watch-fires
    .event = Double watch
    .line = The patrol’s normal step is 2 steps; 1 location each of the Gates and the Market is closed.
yedo-emperor-R25 = Silence the preacher
    .event = Thieves in the nave
    .line = The Church is emptied; each player without a blessing loses 2 Mon.
yedo-emperor-R26 = The northern army
    .event = March north
    .line = Each player sends 1 disciple to war, the first of the players 2; nobody sends their last one.
yedo-emperor-R27 = Ships at Shiba
    .event = The rival rises
    .line = The Daimyo takes 1 disciple from the reserve and becomes first in player order.
yedo-emperor-R28 = Black powder
    .event = Sword hunt
    .line = Each player discards 1 weapon or pays 4 Mon.
yedo-emperor-R29 = Silver for the siege
    .event = Ransom
    .line = Each player pays 3 Mon or loses 2 prestige points.
yedo-emperor-R30 = The Emperor’s peace
    .event = Mourning
    .line = Red Light District and Temple are closed this round.
