### Ce qui se dit à une table d’Edo : questions, choix, faits, raisons. Glossaire : voir edo-rules.ftl.
### DE($nom) dit « de Mito » ou « d’Edo ».

## Les places, quand personne n’a donné de nom

seat-1 = Indigo
seat-2 = Vermillon
seat-3 = Ocre
seat-4 = Pin
seat-5 = Prune

## Comment on assemble

list-last = { $start } et { $last }
list-last-i = { $start } et { $last }
list-either = { $start } ou { $last }
list-either-o = { $start } ou { $last }
list-apart = { $start } ; { $last }
cost-nothing = rien
card-name = carte { $card }
card-edge = { $action } ({ $most }){ $plus ->
    [0] { "" }
   *[other] { " " }+{ $plus }
}
merchant-sells = jusqu’à { $goods } à { $each } ryo l’unité
merchant-point = { $cost } pour { $points ->
    [one] { $points } point de pouvoir
   *[other] { $points } points de pouvoir
}
merchant-card = { $sells } ; { $point }
profit-tile = { $ryo } ryo
demand-cost = { $demand } ({ $cost })

## Questions

ask-package = Choisissez une dotation.
ask-start-city = Choisissez la ville où vous commencez.
ask-select-ronin = Choisissez le ronin qui quitte sa case.
ask-relocate = Envoyez ailleurs le ronin venu { DE($from) }. Tuile de lieu : { $tile }.
ask-plan-slot = { $slot ->
    [1] Planifiez votre première carte.
    [2] Planifiez votre deuxième carte.
   *[3] Planifiez votre troisième carte.
}
ask-perform = { $slot ->
    [1] Première carte
    [2] Deuxième carte
   *[3] Troisième carte
}, { $action } : { $left ->
    [0] aucun fonctionnaire ne doit plus agir
    [one] { $left } fonctionnaire doit encore agir
   *[other] { $left } fonctionnaires doivent encore agir
}. Que faites-vous ?
ask-move-to = Où se déplace le samouraï qui est à { $from } ?
ask-merchant-to = Où déplacez-vous le marchand ?
ask-march-to = Où voyage gratuitement le samouraï qui est à { $from } ?
ask-march-again = Un second samouraï voyage-t-il gratuitement avec le même fonctionnaire ?
ask-gather-paid = Amenez-vous un samouraï à { $at }, en payant les routes, pour affronter les ronin ?
ask-gather-free = { $free ->
    [one] Amenez-vous gratuitement { $free } samouraï de plus à { $at } pour affronter les ronin ?
   *[other] Amenez-vous gratuitement jusqu’à { $free } samouraïs à { $at } pour affronter les ronin ?
}
ask-draw-tile = Ronin qui doivent encore quitter { $at } : { $waiting }. Tirez-vous la tuile de lieu suivante, ou utilisez-vous d’abord un privilège ?
ask-second-offer = Votre comptoir commercial est ici : utilisez-vous une seconde offre ?
ask-hand-limit = Vous avez trop de ressources. Laquelle rendez-vous ?
ask-wages = Salaires : rappelez des samouraïs, puis payez ceux qui restent.

## Choix

do-done-card = Terminer cette carte
do-done-march = Pas de second samouraï
do-done-gather = N’amener personne de plus
do-done-offer = Pas de seconde offre
do-done-wages = { $samurai ->
    [0] Ne payer aucun salaire : vous n’avez pas de samouraï sur le plateau
    [one] Payer { $cost } pour votre samouraï
   *[other] Payer { $cost } pour vos { $samurai } samouraïs
}
do-done = Terminé
do-package = Prendre la dotation avec { $goods }
do-start = Commencer à { $city }
do-select = Le ronin { DE($from) } s’en va
do-relocate = L’envoyer à { $to } ({ $kind })
do-support = Prendre un fonctionnaire noir pour cette carte (privilège)
do-plan = { $card }, { $action } : { $officials ->
    [0] aucun fonctionnaire
    [one] { $officials } fonctionnaire
   *[other] { $officials } fonctionnaires
}
do-move = Déplacer un samouraï depuis { $from } (payant)
do-merchant = Déplacer le marchand depuis { $from } (payant)
do-to = { $ryo ->
    [0] À { $to } ({ $kind }), gratuitement
   *[other] À { $to } ({ $kind }) pour { $ryo } ryo
}
do-take = Prendre { $goods }
do-recruit = Recruter un fonctionnaire blanc pour { $cost }
do-work = Un samouraï travaille à { $at } : { $goods }
do-work-full = Un samouraï travaille à { $at } comme s’il était seul : { $goods } (privilège)
do-post = Mettre le fonctionnaire au poste frontalier { DE($at) }
do-march = Faire voyager gratuitement un samouraï depuis { $from }
do-disperse = Repousser { $ronin } ronin { DE($at) }
do-join = { $ryo ->
    [0] Amener gratuitement un samouraï depuis { $from }
   *[other] Amener un samouraï depuis { $from } pour { $ryo } ryo
}
do-draw = Tirer la tuile de lieu
do-buy = { $stall ->
    [next] Acheter { $goods } pour { $ryo } ryo selon la prochaine carte marchand (privilège)
   *[current] Acheter { $goods } pour { $ryo } ryo
}
do-point = { $stall ->
    [next] Payer { $cost } selon la prochaine carte marchand (privilège)
   *[current] Payer { $cost } au marchand
} : { $points ->
    [one] { $points } point de pouvoir
   *[other] { $points } points de pouvoir
}
do-build = Construire { $building ->
    [house] une maison
    [trading-post] un comptoir commercial
   *[fortress] une forteresse
} à { $at } ({ $cost }) : { $points ->
    [one] { $points } point de pouvoir
   *[other] { $points } points de pouvoir
}
do-build-first = Construire { $building ->
    [house] une maison
    [trading-post] un comptoir commercial
   *[fortress] une forteresse
} sur le premier site { DE($at) } ({ $cost } ; privilège) : { $points ->
    [one] { $points } point de pouvoir
   *[other] { $points } points de pouvoir
}
do-temple = Construire un temple à { $at } ({ $cost }) : { $points ->
    [one] { $points } point de pouvoir
   *[other] { $points } points de pouvoir
}
do-special = Acheter la { $card } pour { $ryo } ryo : { $edges }
do-meet = { $reward ->
    [none] Satisfaire la requête { $demand } ({ $cost }) : { $points ->
        [one] { $points } point de pouvoir
       *[other] { $points } points de pouvoir
    }
   *[some] Satisfaire la requête { $demand } ({ $cost }) : { $points ->
        [one] { $points } point de pouvoir
       *[other] { $points } points de pouvoir
    } et le privilège « { $privilege } »
}
do-income = { $ryo ->
    [0] Toucher maintenant le revenu { DE($city) } (privilège)
   *[other] Toucher maintenant le revenu { DE($city) } : { $ryo } ryo (privilège)
}
do-redeem = Prendre { $goods } (privilège)
do-return = Rendre { $goods }
do-recall = Rappeler un samouraï { DE($from) }

## Ce qui s’est passé

fact-covered = { $space } : un cache recouvre cette case.
fact-profit-laid = { $city } reçoit une table de profit : { $profit } pour un seul propriétaire.
fact-merchant-card = Carte marchand : { $offers }.
fact-merchant-next = Prochaine carte marchand : { $offers }.
fact-special-shown = Autorisation spéciale disponible : { $card } ({ $ryo } ryo), { $edges }.
fact-start-player = { $seat } joue en premier.
fact-demand-shown = { $column ->
    [0] Prochaine requête : { $demand } ({ $cost }).
   *[other] Requête de la colonne { $column } : { $demand } ({ $cost }).
}
fact-privilege-shown = { $column ->
    [0] Prochain privilège : { $privilege }.
   *[other] Privilège de la colonne { $column } : { $privilege }.
}
fact-bystander-placed = Un samouraï neutre se place à { $space }.
fact-ronin-placed = Un ronin se place à { $space }.
fact-package-taken = { $seat } prend la dotation avec { $goods }.
fact-started = { $seat } commence à { $city }.
fact-round-began = Le tour { $round } commence.
fact-ronin-selected = { $seat } choisit le ronin { DE($from) }.
fact-tile-drawn = { $seat } tire une tuile de lieu : { $tile }.
fact-tile-set-aside = La tuile { $tile } ne mène nulle part et reste de côté.
fact-ronin-moved = Un ronin va { DE($from) } à { $to }.
fact-plan-sealed = { $seat } a fini de planifier.
fact-plan-sealed-own = { $seat } a fini de planifier : { $plan }.
fact-plan-opened = { $seat } dévoile son plan : { $plan }.
plan-slot = { $action } ({ $card }) × { $officials }
fact-support-used = Un fonctionnaire noir aide { $seat }.
fact-card-began = { $seat } joue { $action } ({ $card }) { $officials ->
    [0] sans fonctionnaire
    [one] avec { $officials } fonctionnaire
   *[other] avec { $officials } fonctionnaires
}.
fact-samurai-moved = { $seat } déplace un samouraï { DE($from) } à { $to } { $ryo ->
    [0] gratuitement
   *[other] pour { $ryo } ryo
}.
fact-merchant-moved = { $seat } déplace le marchand { DE($from) } à { $to } { $ryo ->
    [0] gratuitement
   *[other] pour { $ryo } ryo
}.
fact-paid = { $seat } paie { $cost }.
fact-took = { $seat } prend { $goods }.
fact-earned = { $seat } gagne { $ryo } ryo.
fact-worked = Un samouraï { DE($seat) } travaille à { $at } : { $goods }.
fact-recruited = { $seat } recrute un fonctionnaire blanc.
fact-posted = { $seat } met un fonctionnaire au poste frontalier { DE($at) }.
fact-marched = Un samouraï { DE($seat) } voyage { DE($from) } à { $to }.
fact-joined = Un samouraï { DE($seat) } vient { DE($from) } à { $to } affronter les ronin, { $ryo ->
    [0] gratuitement
   *[other] pour { $ryo } ryo
}.
fact-dispersed = { $seat } repousse { $ronin } ronin { DE($at) }.
fact-tokens-taken = { $seat } prend { $number ->
    [one] { $number } pion ronin
   *[other] { $number } pions ronin
}.
fact-bought = { $seat } achète { $goods } au marchand pour { $ryo } ryo.
fact-scored = { $seat } marque { $points ->
    [one] { $points } point de pouvoir
   *[other] { $points } points de pouvoir
}.
fact-built = { $seat } construit { $building ->
    [house] une maison
    [trading-post] un comptoir commercial
   *[fortress] une forteresse
} à { $city }, sur le site { $site }.
fact-temple-built = { $seat } construit un temple à { $at }.
fact-special-taken = { $seat } achète l’autorisation spéciale { $card } : { $edges }.
fact-demand-met = { $seat } satisfait la requête { $demand } de la colonne { $column }.
fact-privilege-granted = { $seat } reçoit le privilège « { $privilege } ».
fact-privilege-used = { $seat } utilise le privilège « { $privilege } ».
fact-returned = { $seat } rend { $goods }.
fact-card-done = { $seat } a terminé { $slot ->
    [1] la première carte
    [2] la deuxième carte
   *[3] la troisième carte
}.
fact-recalled = { $seat } rappelle un samouraï { DE($from) }.
fact-wages-paid = { $rice ->
    [0] { $seat } ne paie aucun salaire.
   *[other] { $seat } paie { $rice } riz de salaires.
}
fact-income-earned = { $seat } touche { $ryo } ryo à { $city }, au rang { $rank }.
fact-officials-home = { $number ->
    [one] { $number } fonctionnaire { DE($seat) } rentre.
   *[other] { $number } fonctionnaires { DE($seat) } rentrent.
}
fact-ended-points = La partie se termine : quelqu’un a assez de points de pouvoir.
fact-ended-merchants = La partie se termine : il n’y a plus de nouvelle carte marchand.
fact-final-scored = Total final, { $seat } : { $ryo } pour l’argent, { $samurai } pour les samouraïs, { $tokens } pour les pions ronin.

## Pourquoi non

reason = { $why } [{ $rule }] { $title }
not-asked = Cela ne répond pas à ce qui est demandé maintenant.
cure = Ceci aiderait : { $answer }.
cure-then = Ceci aiderait : { $answer } → { $then }.
lack-ryo = Vous avez { $have } ryo et il en faut { $need }.
lack-rice = Vous avez { $have } riz et il en faut { $need }.
lack-wood = Vous avez { $have } bois et il en faut { $need }.
lack-stone = { $have ->
    [one] Vous avez { $have } pierre
   *[other] Vous avez { $have } pierres
} et il en faut { $need }.
lack-officials = { $have ->
    [0] Vous n’avez aucun fonctionnaire
    [one] Vous avez { $have } fonctionnaire
   *[other] Vous avez { $have } fonctionnaires
} chez vous et il en faut { $need }.
lack-samurai-here = { $have ->
    [0] Vous n’y avez aucun samouraï
    [one] Vous y avez { $have } samouraï
   *[other] Vous y avez { $have } samouraïs
} et il en faut { $need }.
lack-samurai-other = Seul s’y trouve le samouraï qui vient de voyager : le second doit être un autre.
lack-another-space = Choisissez une autre case : le trajet commence ici.
lack-samurai-unmoved = Aucun de vos samouraïs de cette case ne peut plus bouger : chacun se déplace une seule fois avant une carte.
lack-samurai-idle = Tous vos samouraïs qui s’y trouvent ont déjà travaillé pour cette carte.
lack-merchant-unmoved = Le marchand a déjà été déplacé avant cette carte.
lack-own-officials = Seul un de vos propres fonctionnaires peut aller à un poste frontalier, et cette carte n’en a plus.
lack-free-sites = Cette ville n’a plus de site libre.
lack-ronin-most = { $have } ronin s’y trouvent ; à plus de { $need }, c’est impossible.
lack-houses = Vous avez construit toutes vos maisons.
lack-trading-posts = Vous avez déjà construit votre comptoir commercial.
lack-trading-posts-here = Cette ville a déjà un comptoir commercial.
lack-temples = Il ne vous reste aucun temple à construire.
lack-temples-here = Un temple s’y trouve déjà.
lack-fortresses = Il n’y a plus de forteresse dans la réserve commune.
lack-white-officials = Il n’y a plus de fonctionnaire blanc dans la réserve commune.
lack-figures-most = { $have } figurines s’y trouvent ; à plus de { $need }, le travail ne rapporte rien.
lack-uncovered = Cette case est recouverte.
lack-profit-tile = Cette ville n’a pas de table de profit.
lack-package = Quelqu’un a déjà pris cette dotation.
lack-start-free = Quelqu’un d’autre commence dans cette ville.
lack-ronin-alone = Deux ronin sont ensemble : il faut choisir celui qui est seul.
lack-ronin-there = { $have ->
    [0] Aucun ronin ne s’y trouve.
   *[other] { $have } ronin s’y trouvent ; il en faut { $need }.
}
lack-elsewhere = Le ronin doit quitter cette case.
lack-outnumber = Vous pouvez y avoir { $have ->
    [one] { $have } samouraï
   *[other] { $have } samouraïs
} et il en faut { $need } pour surpasser les ronin.
lack-privilege = Vous n’avez pas le privilège qu’il faut.
lack-card = Vous ne pouvez pas planifier cette carte : elle n’est pas à vous ou figure déjà dans votre plan.
lack-maximum = L’action admet au plus { $need ->
    [one] { $need } fonctionnaire
   *[other] { $need } fonctionnaires
}, et non { $have }.
lack-players = { $limit ->
    [yes] On joue à { $need } au plus, et non à { $have }.
   *[no] On joue à { $need } au moins, et non à { $have }.
}
lack-income = Vous n’y toucheriez rien maintenant.
lack-edo = Pas à Edo.
lack-ground = Ce n’est pas le bon type de case.
lack-action = L’action de cette carte ne le permet pas.
lack-demand = Il n’y a pas de requête dans cette colonne.
lack-display = Cette carte n’est pas disponible.
lack-goods-most = Vous avez { $have } ressources ; la limite est de { $need }.
lack-pile = Il n’y a pas de carte sur la pioche du marchand.
lack-house = Le privilège ne place qu’une maison sur le premier site.
lack-good-shown = Ce privilège ne donne pas cette ressource.
lack-whole-exchange = Ce fonctionnaire a déjà commercé, et satisfaire une requête remplace tout l’échange.
lack-first-site = Le premier site est encore libre : une maison ordinaire y va de toute façon.
lack-dispersals = Des ronin ont déjà été repoussés avec cette carte.
lack-asked = Ce n’est pas à vous de répondre maintenant.
lack-open-card = Ce n’est possible que pendant que vous jouez une carte.
lack-tile-kind = La tuile de lieu désigne un autre type de case.
lack-officials-left = Aucun fonctionnaire ne doit plus agir sur cette carte.
lack-begun = Les fonctionnaires ont commencé à agir : on ne déplace les figurines qu’avant.
lack-offers = Cette offre a déjà été utilisée.
lack-own-turn = Les privilèges s’utilisent pendant votre propre tour : tant que vous résolvez une carte ou décidez de vos salaires.
lack-between-steps = Cette partie suit des règles plus anciennes : utilisez les privilèges avant ou après un déplacement ou l’action d’un fonctionnaire, pas au milieu.
lack-black-assigned = Un fonctionnaire noir doit aller sur cette carte : prévoyez-y au moins { $need }.
lack-black-officials = Il n’y a plus de fonctionnaire noir dans la réserve.
lack-goods-offered = Le marchand en vend { $need } au plus à la fois.
lack-other = Il manque quelque chose : il y a { $have } et il faut { $need }.
