### Les mots de la ligne de commande : la table dessinée, la conversation, le livret de règles.

## La table dessinée

table-heading = { $round ->
    [0] { $phase } · Ordre du tour : { $order }
   *[other] Tour { $round } · { $phase } · Ordre du tour : { $order }
}
table-cities = Villes (ryo par rang, pour 1 | 2 | … propriétaires ; sites depuis le premier)
table-no-tile = sans table de profit
table-merchant-title = Marchand
table-merchant = À { $at } : { $offers }
table-merchant-next = Prochaine carte : { $offers } (encore { $left } face cachée)
table-merchant-last = Pas de prochaine carte : c’est le dernier tour.
table-display = Autorisations spéciales
table-special = { $card } ({ $ryo } ryo) : { $edges }
table-supply = Dans la réserve commune : { $fortresses ->
    [one] { $fortresses } forteresse
   *[other] { $fortresses } forteresses
}, { $officials ->
    [one] { $officials } fonctionnaire blanc
   *[other] { $officials } fonctionnaires blancs
}, { $cards ->
    [one] { $cards } autre carte spéciale
   *[other] { $cards } autres cartes spéciales
}
table-shogun = Requêtes et privilèges du shogun
table-column = { $column }. { $demand } → { $privilege }
table-column-next = À venir : { $demand } · { $privilege }
table-demand = { $demand } ({ $kind } ; { $cost })
table-empty = rien
legend-covered = recouvert
legend-merchant = marchand
legend-samurai = 2 samouraïs de cette place
legend-ronin = ronin
legend-bystander = samouraï neutre

## Les tableaux : titres brefs de colonnes

board-points = PP
board-ryo = ryo
board-rice = riz
board-wood = bois
board-stone = pierre
board-officials = chez soi
board-samurai = plateau
board-houses = maisons
board-posts = comptoirs
board-temples = temples
board-tokens = pions R
board-cards = cartes { $cards }
board-privileges = privilèges : { $privileges }
board-plan = plan : { $plan }
board-sealed = plan prêt
board-planning = planifie encore
yedo-board-order = Ordre du tour : { $order }
yedo-board-line = { $title } : { $text }
yedo-board-round = Manche { $round } sur { $rounds }
yedo-board-setup = Mise en place, avant la manche 1 sur { $rounds }
yedo-board-patrol = patrouille
yedo-board-red = rouge, dans le sens de l’anneau
yedo-board-blue = bleue, dans l’autre sens
yedo-board-away = hors de la ville
yedo-board-closed = fermé
yedo-board-forbidden = { $deed } (interdit jusqu’à la prochaine phase d’événement)
yedo-board-market = Rangée d’armes
yedo-board-church = Église
yedo-board-left = Il reste : { $things }
yedo-board-event = Événement de la manche
yedo-board-event-before = Événement de la manche précédente, jusqu’au prochain
yedo-board-decks = Pioches
yedo-board-token = Spécialiste aux enchères
yedo-board-gates = Spécialistes aux Portes
yedo-board-tea = Maison de thé
yedo-board-home = à la maison { $home }
yedo-board-reserve = en réserve { $reserve }
yedo-board-hand = cachées : { $missions }, { $actions }, { $bonuses }
yedo-board-completed = accomplies : { $missions }
yedo-board-blackmail = Chantage × { $n }
yedo-board-character = personnage : { $character }
yedo-board-hired = engagé : { $character }
yedo-board-own = Votre main
yedo-board-emperor = Carte de l’empereur
yedo-board-errands = Courses
yedo-board-errand-done = accomplie
yedo-board-prices = Prix
yedo-board-interference = Le daimyo interfère.
yedo-board-next = Prochaines cartes empereur
yedo-board-victory = Mission du shogun
yedo-board-shogun-dead = Le shogun est mort
yedo-board-daimyo = Daimyo
yedo-board-daimyo-does = Ce que fera le daimyo
yedo-board-annex-mon = { $mon } mon sur les annexes
yedo-board-war = à la guerre { $n }
yedo-board-objectives = Objectifs
yedo-board-boy = garçon de courses à la maison

## La conversation à la table

play-purse = { $points } PP, { $ryo } ryo, { $goods }, { $officials } chez vous
play-officials = { $officials ->
    [0] aucun
    [one] { $officials } fonctionnaire
   *[other] { $officials } fonctionnaires
}
play-opponent = { $seat } : { $name }, { $manner }.
play-hints = Aux yeux d’un bon joueur, avec les chances de gagner :
play-hint = { $number }) { $choice } ({ $win } %)
play-asked = { $seat } ({ $purse }) : { $question }
play-forced = { $seat } n’a qu’un seul choix : { $choice }
play-pass-screen = Les plans sont secrets. { $seat } : appuyez sur Entrée quand personne d’autre ne regarde.
play-secret = Les plans sont secrets. C’est à { $seat } de planifier.
yedo-play-pass-screen = Les mains sont secrètes. { $seat } : appuyez sur Entrée quand personne d’autre ne regarde.
yedo-play-secret = Les mains sont secrètes. C’est à { $seat } de répondre.
play-expected = « { $found } » n’est pas une réponse : on attend un nombre de 1 à { $most } ou une commande (aide les énumère).
play-no-file = Dites quel fichier, après la commande.
play-input-ended = L’entrée s’est terminée avant la partie.
play-nothing-refused = Rien de ce que vous pourriez tenter maintenant n’est interdit.
play-refused-more = ? et un nombre montre la règle.
play-no-refusal = Il n’y a pas de refus { $number } : on attend un nombre de 1 à { $most }.
play-undone = La dernière réponse { DE($seat) } est annulée.
play-no-undo-nothing = Il n’y a rien à annuler.
play-no-undo-others = D’autres ont répondu depuis : on ne peut plus rien annuler.
play-no-undo-fixed = Le hasard est intervenu ou les plans ont été dévoilés depuis : on ne peut plus rien annuler.
play-saved = Partie enregistrée dans { $file }.
play-loaded = La partie de { $file } continue.
play-over = La partie est terminée.
play-won-together = { $n ->
    [1] La partie est finie : vous avez gagné, avec { $points } en tout.
   *[other] La partie est finie : vous avez gagné ensemble, avec { $points } en tout.
}
play-lost-together = { $n ->
    [1] La partie est finie : vous avez perdu, avec { $points } en tout.
   *[other] La partie est finie : vous avez perdu ensemble, avec { $points } en tout.
}
play-place = { $place }. { $seat } : { $points }
play-afterwards = On peut encore regarder la partie (journal, carte, tableaux, table, règle ID) et la garder (enregistrer FICHIER) ; quitter fait quitter la table.
play-unsaved = Cette partie n’est dans aucun fichier : enregistrer FICHIER la garde, quitter encore une fois l’abandonne.
play-unsaved-since = Vous avez répondu depuis que { $file } a été écrit : enregistrer FICHIER garde la suite, quitter encore une fois l’abandonne.
play-load-loses = Cette partie n’est dans aucun fichier : enregistrer FICHIER la garde, la même commande encore une fois l’abandonne pour { $other }.
play-load-loses-since = Vous avez répondu depuis que { $file } a été écrit : enregistrer FICHIER garde la suite, la même commande encore une fois l’abandonne pour { $other }.
play-save-loses = { $file } existe déjà et contient autre chose : la même commande encore une fois écrit par-dessus, et ce contenu est perdu.
play-save-loses-game = { $n ->
    [one] { $file } existe déjà et contient une autre partie, de { $n } réponse : la même commande encore une fois écrit par-dessus, et cette partie est perdue.
   *[other] { $file } existe déjà et contient une autre partie, de { $n } réponses : la même commande encore une fois écrit par-dessus, et cette partie est perdue.
}
play-decided = { $by ->
    [house] { $ahead } devance { $behind }, qui n’a pas de maison à Edo
    [ryo] { $ahead } devance { $behind } avec autant de points de pouvoir mais plus de ryo
    [resources] { $ahead } devance { $behind } avec autant de points de pouvoir et de ryo mais plus de ressources
   *[order] { $ahead } devance { $behind } à égalité en tout, étant plus loin dans l’ordre du tour
}
play-help-afterwards =
    règle ID             le texte d’une règle ; règle seule les énumère
    journal              tout ce qui s’est passé
    carte                le plateau
    routes               où mène chaque case ; à Yedo, ce qu’offre chaque quartier
    tableaux             ce que chacun possède, et votre main
    table                le tout
    enregistrer FICHIER  garder la partie dans un fichier
    charger FICHIER      continuer la partie d’un fichier
    aide                 cette liste
    quitter              quitter la table
play-help =
    nombre               donner cette réponse ; une réponse écrite comme dans les comptes rendus convient aussi
    ?                    ce qui est refusé maintenant, et pourquoi
    ? nombre             la règle de ce refus
    règle ID             le texte d’une règle ; règle seule les énumère
    options              la question à nouveau
    conseil              jusqu’à trois bonnes réponses et les chances de gagner avec chacune
    annuler              annuler votre dernière réponse, tant que personne n’a répondu depuis, que le hasard n’est pas intervenu et qu’aucun plan n’a été dévoilé
    journal              tout ce qui s’est passé
    carte                le plateau
    routes               où mène chaque case ; à Yedo, ce qu’offre chaque quartier
    tableaux             ce que chacun possède, et votre main
    table                le tout
    enregistrer FICHIER  garder la partie dans un fichier
    charger FICHIER      continuer la partie d’un fichier
    aide                 cette liste
    quitter              quitter la table

## Commandes. Les noms anglais sont toujours compris aussi.

command-hint = conseil
command-undo = annuler
command-log = journal
command-map = carte
command-roads = routes
command-boards = tableaux
command-table = table
command-options = options
command-help = aide
command-quit = quitter
command-save = enregistrer
command-load = charger
command-rule = règle

## Adversaires : un nom, et une manière en une ligne

opponent-random = Saikoro
    .manner = les dés : fait n’importe quoi, pourvu que les règles le permettent
opponent-greedy = Yokubari
    .manner = le cupide : prend le meilleur de ce qu’il voit, sans jamais regarder au-delà
opponent-level1 = Detchi
    .manner = le garçon de boutique : voit ce qui est tout près, et parfois le laisse tomber
opponent-level2 = Tedai
    .manner = le commis : connaît le métier et pense jusqu’à ce soir
opponent-level3 = Bantō
    .manner = le premier commis : pèse chaque plan avant d’en sceller un
opponent-level4 = Bugyō
    .manner = le magistrat : entend d’abord toutes les parties, même celles qui se taisent encore
opponent-level5 = Rōjū
    .manner = l’ancien du conseil : ne se presse pas, et a déjà connu tous les plans

## Rediffusions

replay-step = Après { $step } réponses sur { $last }
replay-keys = { $step }/{ $last }  Entrée : suivant · b : retour · un nombre : y aller · q : quitter >{ " " }
play-replay-secret = planifie une carte en secret
yedo-play-replay-secret = répond en secret

## Fichiers qu’on ne peut ni lire, ni écrire, ni jouer

file-unread = impossible de lire { $file } : { $why }
file-unsaved = impossible d’enregistrer dans { $file } : { $why } ; rien n’a été changé
file-fault = { $file } : { $why }
file-not-found = ce fichier ou ce dossier n’existe pas
file-denied = l’accès est refusé
file-read-only = rien ne peut y être écrit
file-folder = c’est un dossier
file-no-folder = une partie du chemin n’est pas un dossier
file-full = le disque est plein
file-no-text = ce n’est pas un texte (UTF-8 était attendu)
file-too-large = il a plus de { $most } Mio
record-empty = ce n’est pas le relevé d’une partie : il est vide
record-none = ce n’est pas le relevé d’une partie : il commence par « { $found } », « { $expected } » était attendu
record-cut-short = { $n ->
    [one] le relevé est coupé : { $n } ligne de jeu, aucune ligne « end »
   *[other] le relevé est coupé : { $n } lignes de jeu, aucune ligne « end »
}
record-misread = { $line ->
    [0] il est écrit « { $found } », ce qui était attendu : { $expected }
   *[other] ligne { $line } : il est écrit « { $found } », ce qui était attendu : { $expected }
}
record-miscounted = { $n ->
    [one] ligne { $line } : la ligne « end » compte { $n } ligne de jeu, il y en a { $found } : le relevé a été modifié après avoir été écrit
   *[other] ligne { $line } : la ligne « end » compte { $n } lignes de jeu, il y en a { $found } : le relevé a été modifié après avoir été écrit
}
record-altered = ligne { $line } : la somme ne correspond pas : le relevé a été modifié après avoir été écrit
record-other-game = c’est le relevé d’une partie de « { $found } », « { $expected } » était attendu
record-other-rules = la partie a été jouée selon les règles { $found }, ce programme joue selon les règles { $oldest } à { $newest }
record-other-edition = la partie a été jouée avec l’édition { $found }, { $expected } était attendue ; donnez la bonne avec --edition FICHIER
record-deal = la donne : { $why }
record-line = ligne de jeu { $number }, « { $line } » : { $why }
luck-missing = le hasard ne correspond pas : un tirage parmi { $of } est fait, aucun n’est écrit
luck-differs = le hasard ne correspond pas : { $written } est écrit, le tirage est fait parmi { $asked }
luck-left = le hasard ne correspond pas : tirages écrits qui ne sont jamais faits : { $n }

## Le livret de règles

rules-source = D’où elle vient : { $sources }.
rules-sources = { $start } ; { $last }
rules-example = Exemple : { $name }
rules-examples = { $n ->
    [0] Il n’y a pas d’exemple.
    [one] Un exemple : oedo rules { $id }
   *[other] { $n } exemples : oedo rules { $id }
}
rules-more = oedo rules ID montre le texte d’une règle.
rules-unknown = il n’y a pas de règle « { $id } » ; peut-être l’une de celles-ci : { $nearest }
chapter-aim = But et déroulement
chapter-pieces = Matériel
chapter-map = Plateau
chapter-setup = Mise en place
chapter-plan = Phase 1 : planification secrète
chapter-perform = Phase 2 : actions
chapter-wages = Phase 3 : salaires et revenus
chapter-end = Phase 4 : tour suivant ou fin
chapter-jiin = Extension : Jiin, temples bouddhistes
chapter-tokken = Extension : Tokken, privilèges
chapter-ronin = Extension : Ronin
yedo-chapter-aim = But et déroulement
yedo-chapter-setup = Mise en place
yedo-chapter-cards = Cartes action
yedo-chapter-prep = Phase 1 : préparation
yedo-chapter-bid = Phase 2 : enchères
yedo-chapter-event = Phase 3 : événement
yedo-chapter-assign = Phase 4 : affecter les disciples
yedo-chapter-patrol = Phase 5 : la patrouille
yedo-chapter-trade = Phase 6 : commerce
yedo-chapter-act = Phase 7 : actions
yedo-chapter-limits = Limites et visibilité
yedo-chapter-mission = Missions
yedo-chapter-spec = Spécialistes
yedo-chapter-tea = Maison de thé
yedo-chapter-clan = Pouvoirs des clans
yedo-chapter-jesuits = Les jésuites
yedo-chapter-coop = Jeu coopératif et en solo
yedo-chapter-end = Fin de la partie

## Le serveur

serve-open = Ouvrez { $url } dans un navigateur. Ctrl-C arrête le serveur ; rien n’est perdu.
serve-database = Tout est gardé dans { $database }.
migrated = Le schéma est { $known } ; il était { $found }.
backed-up = Écrit dans { $file }.
imported = La table { $table } a été lue.
verified = Tout est en ordre : { $draws } tirages refaits, { $answers } réponses rejouées, reprises { $undone } fois.
verified-unplayed = { $unplayed } autres réponses ont été données selon des règles qui ne se jouent pas ici : seuls leurs tirages ont été refaits.
verified-sealed = Le secret a été scellé par { $commitment }.
verified-nonce = { $person } a ajouté { $nonce }.
unproved = Non prouvé : { $why }
checked = Parties rejouées : { $games }. Différentes : { $differ }.
relisted = Tables : { $tables }. Réaffichées : { $mended }.
relist-unopened = La table { $table } ne s’ouvre pas.
goes-on = La table { $table } continue.
