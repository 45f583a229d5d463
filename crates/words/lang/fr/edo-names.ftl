### Les noms des choses d’Edo, pour les programmes. Glossaire : voir edo-rules.ftl.
### Biens, bâtiments, types de case et sources sont en minuscules, pour servir dans une phrase ; le reste commence par une majuscule.

## Biens

good-rice = riz
good-wood = bois
good-stone = pierre
good-ryo = ryo

## Choses comptées

count-rice = { $n } riz
count-wood = { $n } bois
count-stone = { $n ->
    [one] { $n } pierre
   *[other] { $n } pierres
}
count-ryo = { $n } ryo
count-official = { $n ->
    [one] { $n } fonctionnaire
   *[other] { $n } fonctionnaires
}
count-samurai = { $n ->
    [one] { $n } samouraï
   *[other] { $n } samouraïs
}
count-point = { $n ->
    [one] { $n } point de pouvoir
   *[other] { $n } points de pouvoir
}
count-ronin = { $n } ronin
count-token = { $n ->
    [one] { $n } pion ronin
   *[other] { $n } pions ronin
}
count-house = { $n ->
    [one] { $n } maison
   *[other] { $n } maisons
}
count-road = { $n ->
    [one] { $n } route
   *[other] { $n } routes
}
count-figure = { $n ->
    [one] { $n } figurine
   *[other] { $n } figurines
}
count-temple = { $n ->
    [one] { $n } temple
   *[other] { $n } temples
}
count-resource = { $n ->
    [one] { $n } ressource
   *[other] { $n } ressources
}
count-fortress = { $n ->
    [one] { $n } forteresse
   *[other] { $n } forteresses
}
count-white-official = { $n ->
    [one] { $n } fonctionnaire blanc
   *[other] { $n } fonctionnaires blancs
}
count-black-official = { $n ->
    [one] { $n } fonctionnaire noir
   *[other] { $n } fonctionnaires noirs
}
count-round = { $n ->
    [one] { $n } tour de jeu
   *[other] { $n } tours de jeu
}
count-card = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}

## Actions des cartes

action-rice = Riz
action-money = Argent
action-wood = Bois
action-stone = Pierre
action-rice-field = Rizière
action-recruit = Recrutement
action-travel = Voyage
action-special = Autorisation spéciale
action-trade = Commerce
action-build = Construction

## Bâtiments

building-house = maison
building-trading-post = comptoir commercial
building-fortress = forteresse
building-temple = temple

## Types de case

kind-city = ville
kind-forestry = forêt
kind-quarry = carrière
kind-rice-field = rizière
kind-river = case de fleuve
kind-road = case de route
kind-border-post = poste frontalier

## Privilèges

privilege-a-site = Site de construction privilégié
privilege-b-support = Soutien
privilege-c-trading = Commerce
privilege-d-income = Revenu d’une ville
privilege-e-wood-stone = Ressource : bois ou pierre
privilege-e-stone-rice = Ressource : pierre ou riz
privilege-e-rice-wood = Ressource : riz ou bois
privilege-f-wood = Production de ressources : bois
privilege-f-stone = Production de ressources : pierre
privilege-f-rice = Production de ressources : riz

## Tuiles de lieu

tile-rice-field = Rizière
tile-forestry = Forêt
tile-quarry = Carrière
tile-city = Ville
tile-free = Choix multiple

## Requêtes

demand-kind-local = Produits de luxe locaux
demand-kind-foreign = Produits de luxe étrangers
demand-kind-palace = Extension du palais
demand-porcelain = Porcelaine
demand-lacquerware = Objets en laque
demand-tea = Thé
demand-inlaid-chests = Coffres marquetés
demand-silk = Soie
demand-clocks = Horloges
demand-glass = Verre
demand-sugar = Sucre
demand-spices = Épices
demand-ivory = Ivoire
demand-great-hall = Grande salle
demand-gatehouse = Porte fortifiée
demand-moat-wall = Muraille des douves
demand-covered-bridge = Pont couvert
demand-garden = Jardin

## Phases

phase-setup = Mise en place
phase-ronin = Ronin
phase-plan = Planification
phase-perform = Actions
phase-wages = Salaires
phase-income = Revenus
phase-end = Fin

## Modules

module-jiin = Jiin
    .about = Des temples hors des villes : un point de pouvoir chacun et des routes gratuites pour vous.
module-tokken = Tokken
    .about = Les requêtes du shogun : satisfaites-les pour des points de pouvoir et des privilèges à usage unique.
module-ronin = Ronin
    .about = Des samouraïs sans maître qui gênent le travail, la construction et les revenus jusqu’à ce qu’on les repousse.

## Sources

source-seed = des règles imprimées
source-known = d’un fait publié sur le jeu de base
source-house = de notre propre choix, faute de source
