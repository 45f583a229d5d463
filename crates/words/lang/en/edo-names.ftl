### Names of things in Edo, for the programs. Glossary: see edo-rules.ftl.
### Goods, buildings, kinds of space and sources are in lower case, to stand inside a sentence; the rest begin with a capital.

## Goods

good-rice = rice
good-wood = wood
good-stone = stone
good-ryo = ryo

## Counted things

count-rice = { $n } rice
count-wood = { $n } wood
count-stone = { $n } stone
count-ryo = { $n } ryo
count-official = { $n ->
    [one] { $n } official
   *[other] { $n } officials
}
count-samurai = { $n } samurai
count-point = { $n ->
    [one] { $n } power point
   *[other] { $n } power points
}
count-ronin = { $n } ronin
count-token = { $n ->
    [one] { $n } Ronin token
   *[other] { $n } Ronin tokens
}
count-house = { $n ->
    [one] { $n } house
   *[other] { $n } houses
}
count-road = { $n ->
    [one] { $n } road
   *[other] { $n } roads
}
count-figure = { $n ->
    [one] { $n } figure
   *[other] { $n } figures
}
count-temple = { $n ->
    [one] { $n } temple
   *[other] { $n } temples
}
count-resource = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
}
count-fortress = { $n ->
    [one] { $n } fortress
   *[other] { $n } fortresses
}
count-white-official = { $n ->
    [one] { $n } white official
   *[other] { $n } white officials
}
count-black-official = { $n ->
    [one] { $n } black official
   *[other] { $n } black officials
}
count-round = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
count-card = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}

## Actions on the cards

action-rice = Rice
action-money = Money
action-wood = Wood
action-stone = Stone
action-rice-field = Rice field
action-recruit = Recruit
action-travel = Travel
action-special = Special authorization
action-trade = Trading
action-build = Building

## Buildings

building-house = house
building-trading-post = trading post
building-fortress = fortress
building-temple = temple

## Kinds of space

kind-city = city
kind-forestry = forestry
kind-quarry = quarry
kind-rice-field = rice field
kind-river = river space
kind-road = road space
kind-border-post = border post

## Privileges

privilege-a-site = Privileged building site
privilege-b-support = Support
privilege-c-trading = Trading
privilege-d-income = Income from a city
privilege-e-wood-stone = Resource: wood or stone
privilege-e-stone-rice = Resource: stone or rice
privilege-e-rice-wood = Resource: rice or wood
privilege-f-wood = Resource production: wood
privilege-f-stone = Resource production: stone
privilege-f-rice = Resource production: rice

## Location tiles

tile-rice-field = Rice field
tile-forestry = Forestry
tile-quarry = Quarry
tile-city = City
tile-free = Multiple choice

## Demands

demand-kind-local = Local goods
demand-kind-foreign = Foreign goods
demand-kind-palace = Palace extension
demand-porcelain = Porcelain
demand-lacquerware = Lacquerware
demand-tea = Tea
demand-inlaid-chests = Inlaid chests
demand-silk = Silk
demand-clocks = Clocks
demand-glass = Glass
demand-sugar = Sugar
demand-spices = Spices
demand-ivory = Ivory
demand-great-hall = Great hall
demand-gatehouse = Gatehouse
demand-moat-wall = Moat wall
demand-covered-bridge = Covered bridge
demand-garden = Garden

## Phases

phase-setup = Set-up
phase-ronin = Ronin
phase-plan = Plan
phase-perform = Perform
phase-wages = Wages
phase-income = Income
phase-end = End

## Modules

module-jiin = Jiin
    .about = Temples outside the cities: a power point each, and roads you travel for free.
module-tokken = Tokken
    .about = Demands of the shogun: meet them for power points and for privileges you can use once.
module-ronin = Ronin
    .about = Masterless samurai who hamper work, building and income until somebody disperses them.

## Sources

source-seed = the printed rule sheets
source-known = a published fact about the base game
source-house = a decision of ours, where no source says
