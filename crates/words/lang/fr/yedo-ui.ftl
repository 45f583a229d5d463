### Ce que disent les pages de Yedo en plus des phrases du jeu. Glossaire : voir yedo-cards.ftl.

## Où l’on en est

ui-yedo-progress = Manche { $round } sur { $rounds } · { $phase }
ui-yedo-phase-setup = Avant la première manche
ui-yedo-phase-prepare = Préparation
ui-yedo-phase-bid = Enchères
ui-yedo-phase-event = Marché et événement
ui-yedo-phase-assign = Affectation des disciples
ui-yedo-phase-patrol = La patrouille
ui-yedo-phase-trade = Commerce
ui-yedo-phase-act = Actions
ui-yedo-decided = { $ahead } passe avant { $behind } malgré autant de points de prestige

## La ville

ui-yedo-city = La ville
ui-yedo-now = En vigueur cette manche
ui-yedo-no-event = Pas encore d’événement
ui-yedo-order = Ordre du tour
ui-yedo-free = libre
ui-yedo-disciple-of = un disciple { DE($seat) }
ui-yedo-specialist-of = { $specialist } { DE($seat) }
ui-yedo-ronin-of = un ronin { DE($seat) }
ui-yedo-closed = fermé jusqu’au prochain événement
ui-yedo-closed-players = ouvert à partir de { $n } joueurs
ui-yedo-patrol-here = La patrouille est ici
ui-yedo-patrol-next = Prochain arrêt de la patrouille
ui-yedo-patrol-goes = La patrouille est { $at } ; ensuite : { $next }.
ui-yedo-patrol-red = (rouge : dans le sens de l’anneau)
ui-yedo-patrol-blue = (bleue : dans l’autre sens)
ui-yedo-patrol-away = La patrouille n’est pas en ville.
ui-yedo-patrol-will = Après l’affectation, la patrouille va { $to }, sauf si une carte en décide autrement.
ui-yedo-mission-deck = { $deck } dans la pioche : { $n }
ui-yedo-church = L’église détient { $mon } mon
ui-yedo-jesuits-awaited = On attend les jésuites

## À côté de la ville

ui-yedo-beside = À côté de la ville
ui-yedo-decks = Pioches
ui-yedo-bag = Armes dans le sac
ui-yedo-in-bag = { $weapon } : { $n } dans le sac, { $gone } dans la défausse
ui-yedo-past-events = Événements passés
ui-yedo-foreseen = Ce que vous savez des pioches
ui-yedo-tea = Maison de thé

## Signes

ui-yedo-sign-point = points de prestige
ui-yedo-sign-mon = mon
ui-yedo-sign-disciple = disciple
ui-yedo-sign-reserve = disciples en réserve
ui-yedo-sign-closed = fermé
ui-yedo-sign-mission = mission
ui-yedo-sign-blackmail = cartes Chantage

## Clans

ui-yedo-place = numéro { $n } dans l’ordre du tour
ui-yedo-at-home = { $n ->
    [one] { $n } disciple à la maison
   *[other] { $n } disciples à la maison
}
ui-yedo-staying = { $n ->
    [one] { $n } reste à la maison cette manche
   *[other] { $n } restent à la maison cette manche
}
ui-yedo-geisha = geisha de valeur { $n }
ui-yedo-owes = doit un prêt
ui-yedo-holds = { $deck } en cours : { $n }
ui-yedo-completed = { $deck } accomplies : { $n }
ui-yedo-hired = manche suivante : { $character }

## La main

ui-yedo-hand = Vos cartes
ui-yedo-pays = récompense
ui-yedo-bonus-part = Partie bonus
ui-yedo-met = présent
ui-yedo-waived = absent, mais peut rester sans être rempli
ui-yedo-near = un disciple de la maison pourrait y aller
ui-yedo-missing = manque
ui-yedo-any = au choix : { $what }
ui-yedo-at-market = au Marché pour { $mon } mon
ui-yedo-still-in-bag = { $n ->
    [0] il n’y en a plus dans le sac
   *[other] pas au Marché ; { $n } dans le sac
}
ui-yedo-at-carpenter = chez le charpentier pour { $mon } mon
ui-yedo-at-district = { $mon ->
    [0] { $at }, gratuitement
   *[other] { $at } pour { $mon } mon
}
ui-yedo-mon-short = il manque { $n } mon
ui-yedo-outlook-missing = { $n ->
    [one] Il manque une chose
   *[other] Il manque { $n } choses
}
ui-yedo-outlook-ready = Prête : activez votre disciple { $from }
ui-yedo-outlook-nobody = Tout y est, mais personne ne se tient où elle pourrait être accomplie
ui-yedo-outlook-send = Possible cette manche : envoyez { $groups }
ui-yedo-outlook-group = { $n ->
    [one] un disciple { $to }
   *[other] { $n } disciples { $to }
}
ui-yedo-outlook-short = { $n ->
    [one] Il faudrait { $n } disciple de plus en ville ; { $home } à la maison
   *[other] Il faudrait { $n } disciples de plus en ville ; { $home } à la maison
}

## L’enjeu

ui-yedo-bidders = Qui enchérit
ui-yedo-from = à partir de { $mon } mon
ui-yedo-gone = adjugé
ui-yedo-one-of = le gagnant en choisit un
ui-yedo-wins-draw = piochez-en { $n }, gardez-en une
ui-yedo-wins-annex = { $n ->
    [one] celle que vous voulez et { $n } point de prestige
   *[other] celle que vous voulez et { $n } points de prestige
}
ui-yedo-wins-geisha = la meilleure qui reste
ui-yedo-bids = mène avec { $mon } mon
ui-yedo-undecided = peut participer
ui-yedo-in = participe
ui-yedo-out = hors jeu
ui-yedo-buyers = Qui achète
ui-yedo-may-buy = peut acheter un atout
ui-yedo-had-turn = a eu son tour
ui-yedo-gives = { NAME($seat) } donne
ui-yedo-shown = montrée au partenaire
ui-yedo-face-down = face cachée
ui-yedo-plays = { NAME($seat) } joue une carte. Elle prend effet si personne ne l’annule.
ui-yedo-everybody-asked = À ce moment, tous ceux qui ont des cartes action sont interrogés, quelles qu’elles soient. Personne ne peut savoir ce que vous tenez.
ui-yedo-in-danger = { $n ->
    [0] Aucun de vos disciples n’est { $at }.
    [one] Un de vos disciples est { $at }.
   *[other] { $n } de vos disciples sont { $at }.
}

## Tas de réponses

ui-yedo-errand-boy = garçon de courses
ui-yedo-heap-missions = Accomplir une mission
ui-yedo-heap-cards = D’abord jouer une carte
ui-yedo-heap-deeds = Ou se servir du lieu
ui-yedo-heap-annexes = Annexes
ui-yedo-heap-give = Donner encore
ui-yedo-heap-ask = Demander encore

## Ordres permanents

ui-yedo-order-this = Ne rien jouer cette manche à ce moment : { $moment }
ui-yedo-order-moments = Ne rien jouer à aucun moment de cette manche
ui-yedo-order-trade = Ne faire aucune offre cette manche
ui-yedo-order-answer = Refuser toutes les offres cette manche

## Une nouvelle table

ui-yedo-n-rounds = { $n } manches
ui-yedo-preset = Quelle partie ?
ui-yedo-preset-first = Première partie
ui-yedo-preset-first-what = 6 manches, missions distribuées, sans module. Environ une heure et demie.
ui-yedo-preset-classic = Classique
ui-yedo-preset-classic-what = 11 manches avec les missions noires, dont une qui met fin au shogun.
ui-yedo-preset-everything = Tout
ui-yedo-preset-everything-what = 8 manches avec spécialistes, Maison de thé, pouvoirs des clans et jésuites.
ui-yedo-preset-together = Ensemble contre le daimyo
ui-yedo-preset-together-what = 7 manches avec les courses de l’empereur : on gagne ou perd ensemble, 1 à 4 joueurs.
ui-yedo-preset-own = À votre choix
ui-yedo-preset-own-what = Durée, types de cartes et modules comme choisis plus bas.
ui-yedo-own = Choisir la durée, les cartes et les modules
ui-yedo-rounds = Manches
ui-yedo-action-kinds = Cartes action : { $n } types
ui-yedo-event-kinds = Événements : { $n } types
ui-yedo-mission-sets = Missions : { $n } types en plus de celui de base
ui-yedo-more = Missions
ui-yedo-black = Missions noires
ui-yedo-black-advised = comme conseillé
ui-yedo-black-yes = en jeu
ui-yedo-black-no = écartées
ui-yedo-dealt = Missions de départ
ui-yedo-dealt-advised = comme conseillé
ui-yedo-dealt-yes = distribuées
ui-yedo-dealt-no = prises dans les pioches de son choix
ui-yedo-how = Comment vous jouez
ui-yedo-how-rivals = Les uns contre les autres
ui-yedo-how-together-what = Il y a alors 7 manches, sans événements ni jésuites, et chacun prend ses missions ; ce qui est choisi plus haut pour cela ne compte pas.
ui-yedo-mood = Humeur de l’empereur
ui-yedo-lowest = Objectif : prestige le plus bas
ui-yedo-highest = Objectif : prestige le plus haut (pas en solitaire)
ui-yedo-errands = Objectif : courses
ui-yedo-master = Maître daimyo : un disciple de plus dès le début
ui-yedo-gentler = sans les cartes empereur les plus dures (un ou deux joueurs)
ui-yedo-open-hands = toutes les mains sont visibles

## La leçon

ui-yedo-lesson-egress = Bienvenue à Yedo. Vous menez un clan : vos disciples vont en ville, et ce qu’ils y trouvent vous permet d’accomplir des missions qui donnent du prestige. La manche commence par les enchères. Qui se retire reçoit quelques mon ; vous participez, car un troisième disciple vaut beaucoup.
ui-yedo-lesson-call = À deux ou trois, on met des groupes entiers aux enchères. Proposez le groupe du disciple.
ui-yedo-lesson-open = Vous ouvrez. Personne n’est obligé de suivre : ouvrez bas.
ui-yedo-lesson-pick = Vous avez gagné. Prenez le disciple.
ui-yedo-lesson-event = Une carte montre ce qui est en vigueur cette manche : les armes sont bon marché. Chacun envoie maintenant ses disciples, un à la fois. Regardez votre mission à la corde (Nawa) : elle demande aussi quelqu’un à la Taverne. La corde est au Marché : envoyez-y un disciple.
ui-yedo-lesson-assign = Maintenant un à la Taverne, où se passe la mission. La lanterne de l’anneau montre où vient la patrouille : qui s’y trouve est arrêté.
ui-yedo-lesson-third = Votre troisième disciple va au Château : une audience chez le shogun donne du prestige.
ui-yedo-lesson-act = La patrouille est passée. Les disciples agissent maintenant, un à la fois, dans l’ordre du tour. Activez d’abord celui du Marché : il vous faut la corde avant la mission.
ui-yedo-lesson-buy = Achetez la Nawa. Son prix est à côté.
ui-yedo-lesson-tavern = Votre mission dit que tout est là. Activez le disciple de la Taverne.
ui-yedo-lesson-mission = Accomplissez la mission. Elle paie tout de suite.
ui-yedo-lesson-pass = Une activation pourrait accomplir plusieurs missions. Vous n’en avez pas d’autre prête : ce disciple rentre à la maison.
ui-yedo-lesson-castle = Votre dernier disciple : celui du Château.
ui-yedo-lesson-audience = Une audience privée change des mon en prestige.
ui-yedo-lesson-end = C’était une manche. Après la dernière, le prestige décide ; cartes bonus et mon s’y ajoutent. Jouez votre première partie : règles et conseils se tiennent à côté de ce qu’on vous demande.
