### Les mots des pages. Glossaire : voir edo-rules.ftl.
### DE($nom) dit « de Mito » ou « d’Edo ».

## Partout

ui-tagline = La grande Edo : de grands jeux de société, aux règles justes et qui s’expliquent d’elles-mêmes.
ui-skip = Aller au contenu
ui-nav = Pages
ui-nav-tables = Tables
ui-nav-rules = Règles
ui-nav-learn = Apprendre
ui-nav-me = Vous
ui-nav-about = À propos
ui-language = Langue
ui-foot = Ōedo n’est pas une édition officielle. Règles avec nos propres mots, dessins de notre main.

## Accueil

ui-your-name = Votre nom
ui-name-hint = Comment les autres vous appelleront
ui-guest = Invité
ui-play-now = Jouer à { $game } maintenant
ui-play-now-what = Trois à la table : vous et deux robots. Vous pouvez commencer tout de suite.
ui-new = Nouvelle table
ui-learn = Apprendre { $game }
ui-mine-tables = Vos tables
ui-past-tables = Vos parties terminées
ui-your-turn = À vous
ui-n-bots = { $n ->
    [one] { $n } robot
   *[other] { $n } robots
}
ui-n-open = { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
}
ui-setup = { $n ->
    [0] { $game } à { $players }
   *[other] { $game } à { $players } avec { $modules }
}
ui-module-jiin = Jiin
ui-module-jiin-what = Des temples : bâtissez-les à la campagne, et les routes qui les touchent ne vous coûtent rien.
ui-module-tokken = Tokken
ui-module-tokken-what = Le shogun a des requêtes ; qui en satisfait une reçoit un privilège pour plus tard.
ui-module-ronin = Ronin
ui-module-ronin-what = Des samouraïs sans maître errent dans le pays ; repoussez-les pour gagner des pions qui comptent à la fin.
ui-pace-untimed = sans limite de temps
ui-pace-live = { $minutes } min + { $seconds } s par réponse
ui-pace-days = { $n ->
    [one] un jour par réponse
   *[other] { $n } jours par réponse
}
ui-public = tout le monde peut la trouver
ui-private = sur invitation

## Une nouvelle table

ui-new-players = Combien de joueurs ?
ui-new-modules = Extensions
ui-new-others = Avec qui ?
ui-new-bots = Des robots : la partie commence tout de suite
ui-new-people = Des gens : les places restent libres jusqu’à ce que quelqu’un vienne
ui-bot-level = Niveau des robots
ui-new-more = Temps, annulation, visibilité
ui-new-pace = Temps
ui-new-late = Quand le temps de quelqu’un est écoulé
ui-late-sit-in = un robot joue à sa place jusqu’à son retour
ui-late-replace = un robot prend la place pour de bon
ui-new-undo = Annulation
ui-undo-free = librement, tant que personne n’a rien appris
ui-undo-consent = si tout le monde est d’accord
ui-undo-never = jamais
ui-new-public = Tout le monde peut trouver cette table et regarder
ui-new-make = Créer la table

## Avant la partie

ui-lobby = Prenez place
ui-table-title = { $game } à { $players }
ui-seat-open = libre
ui-sit = S’asseoir ici
ui-place-bot = Mettre un robot ici
ui-open-seat = Libérer cette place
ui-get-up = Se lever
ui-somebody = quelqu’un qui est parti
ui-start = Commencer
ui-start-open = La partie commence quand toutes les places sont prises.
ui-link-invite = Inviter par un lien
ui-link-watch = Laisser quelqu’un regarder
ui-link-shoulder = Laisser quelqu’un regarder par-dessus mon épaule
ui-link-made = Envoyez ce lien ; il n’est montré qu’une fois :
ui-copy = Copier
ui-invited = On vous invite à jouer
ui-luck = Le hasard de cette partie est scellé. Voici son sceau :

## La table

ui-map = Plateau
ui-map-pan = Plateau, peut défiler
ui-map-words = Le plateau en mots
ui-others = Les autres
ui-mine = Ce que vous avez
ui-market = À côté du plateau
ui-progress = Tour { $round } · { $phase } · { $left ->
    [0] dernier tour
    [one] encore { $left } carte marchand
   *[other] encore { $left } cartes marchand
}
ui-phase-setup = Mise en place
ui-phase-plan = Planification secrète
ui-phase-perform = Actions
ui-phase-wages = Salaires
ui-phase-round = Un tour commence
ui-over = La partie est terminée
ui-abandoned = La partie a été abandonnée
ui-frozen = Une erreur s’est produite de notre côté. Rien n’est perdu ; la table attend que ce soit réparé.
ui-waiting = On attend { $who } …
ui-ask-plan = Planifiez vos trois cartes.
ui-refused = Pas maintenant, et pourquoi ({ $n })
ui-why = pourquoi ?
ui-eyes = Vos places

ui-space = { $space }, { $kind }
ui-covered = case recouverte
ui-yields = un travailleur rapporte maintenant { $goods }
ui-profit = table de profit : { $profit } pour un seul propriétaire
ui-building-of = { $building } { DE($seat) }
ui-free-sites = { $n ->
    [0] aucun site libre
    [one] un site libre
   *[other] { $n } sites libres
}
ui-samurai-of = { $n ->
    [one] { $n } samouraï { DE($seat) }
   *[other] { $n } samouraïs { DE($seat) }
}
ui-temple-of = temple { DE($seat) }
ui-bystanders = { $n ->
    [one] un samouraï neutre
   *[other] { $n } samouraïs neutres
}
ui-merchant-here = le marchand
ui-costs = y aller coûte { $ryo } ryo
ui-roads-to = Routes vers { $spaces }.

ui-board-of = Tableau { DE($seat) }
ui-start-player = premier joueur
ui-awaited = tout le monde attend sa réponse
ui-points = points de pouvoir
ui-officials-home = fonctionnaires chez soi
ui-samurai-map = samouraïs sur le plateau
ui-houses-left = maisons à construire
ui-posts-left = comptoirs commerciaux à construire
ui-temples-left = temples à construire
ui-tokens = pions ronin
ui-sealed = plan scellé
ui-planning = planifie encore
ui-slot = { $action }, { $state ->
    [done] faite
    [now] maintenant
   *[to-come] à venir
}
ui-most = { $n ->
    [one] { $n } fonctionnaire
   *[other] { $n } fonctionnaires
} au plus

ui-merchant = Marchand
ui-merchant-now = Sa carte en jeu
ui-merchant-next = Sa prochaine carte
ui-merchants-left = { $n ->
    [0] Plus aucune dessous
    [one] Encore une dessous
   *[other] Encore { $n } dessous
}
ui-no-next = Aucune : c’est le dernier tour.
ui-specials = Autorisations spéciales
ui-specials-left = { $n ->
    [0] La pile est vide
    [one] Encore une dans la pile
   *[other] Encore { $n } dans la pile
}
ui-none-left = il n’y en a plus
ui-shogun = Les requêtes du shogun
ui-next = à venir
ui-supply = Réserve commune
ui-bag = Dans le sac :
ui-tiles = { $n } × { $tile }

## Planification

ui-plan = Votre plan
ui-slot-name = { $slot ->
    [1] Première carte
    [2] Deuxième carte
   *[3] Troisième carte
}
ui-slot-card = Carte et action
ui-slot-empty = – aucune –
ui-slot-officials = Fonctionnaires
ui-slot-support = Fonctionnaires noirs
ui-edge = { $action }{ $plus ->
    [0] { "" }
   *[other] { " " }+{ $plus }
} · { $card } · ≤ { $most }
ui-seal = Sceller le plan
ui-clear = Effacer
ui-plan-three = Posez trois cartes différentes, puis scellez le plan.
ui-expect-nobody = Aucun fonctionnaire : la carte est posée et ne fait rien.
ui-expect-brings = Rapporte { $goods }.
ui-expect-work = { $n ->
    [one] Rapporte { $goods } avec le samouraï qui s’y trouve maintenant.
   *[other] Rapporte { $goods } avec les { $n } samouraïs qui s’y trouvent maintenant.
}
ui-expect-no-worker = Aucun des vôtres ne pourrait travailler maintenant : un samouraï doit d’abord gagner une { $kind }.
ui-expect-recruit = Coûte { $cost }.
ui-expect-lacks = Il vous manque encore { $goods }.
ui-expect-travel = { $n ->
    [one] Un fonctionnaire va à un poste frontalier, ou fait voyager gratuitement vos samouraïs.
   *[other] { $n } fonctionnaires vont à des postes frontaliers, ou font voyager gratuitement vos samouraïs.
}
ui-expect-special = La moins chère de l’étalage coûte { $ryo } ryo ; vous en avez { $have }.
ui-expect-trade = Votre samouraï est avec le marchand à { $at }.
ui-expect-trade-far = Le marchand est à { $at } ; y amener votre samouraï le plus proche coûterait { $ryo } ryo.
ui-expect-trade-none = Le marchand est à { $at } ; vous n’avez pas de samouraï sur le plateau.
ui-expect-build = Une maison coûte { $cost }.
ui-expect-build-far = Amener votre samouraï le plus proche dans une ville où un site est libre coûterait { $ryo } ryo.
ui-expect-build-none = Vous n’avez pas de samouraï sur le plateau pour construire.

## Annulation, conseils, accord

ui-undo = Annuler
ui-cancel = Annuler cette étape
ui-restart = Recommencer le tour
ui-redo = Refaire
ui-no-undo = On ne peut rien annuler librement : d’autres l’ont vu, ou le hasard est intervenu.
ui-ask-undo = Demander aux autres de l’annuler
ui-hint = Conseil
ui-hints = Un bon joueur penserait à
ui-percent = { $n } % de chances de gagner
ui-agree = D’accord
ui-refuse = Non
ui-wish-undo = { $who } demande à annuler cette réponse :
ui-wish-answer = { $seat } répond.
ui-wish-also = Cela annule aussi :
ui-wish-secret = Les réponses données en secret depuis sont annulées aussi, sauf celles qui peuvent rester.
ui-wish-more = et { $n } de plus
ui-wish-pause = { $who } demande une pause de { $n } min.
ui-wish-resume = { $who } demande à continuer.
ui-wish-away = { $who } demande à s’absenter { $n } min.
ui-wish-abandon = { $who } demande à abandonner la partie.
ui-withdraw = Retirer

## Récit, conversation, affaires

ui-story = Ce qui s’est passé
ui-replay = Revoir la partie
ui-notes = Notre plan
ui-notes-empty = Rien n’est encore écrit ici. Ce que vous prévoyez ensemble, toute la table le lit ici, aussitôt.
ui-notes-by = Écrit par { $who }
ui-notes-write = Écrire
ui-notes-save = Enregistrer
ui-talk = Conversation
ui-talk-spectators = Conversation entre spectateurs
ui-say = Dites quelque chose
ui-send = Envoyer
ui-affairs = Liens, pause, départ
ui-pause = Demander une pause
ui-resume = Demander à continuer
ui-abandon = Demander à abandonner la partie
ui-leave = Quitter la partie
ui-leave-sure = Un robot prend votre place pour de bon. Quitter la partie ?
ui-catch-up = { $n ->
    [one] Il s’est passé une chose depuis votre dernière réponse
   *[other] Il s’est passé { $n } choses depuis votre dernière réponse
}
ui-catch-up-play = Le montrer sur le plateau
ui-catch-up-close = Continuer
ui-again = Rejouer avec les mêmes personnes
ui-again-there = À la partie suivante
ui-prove = Prouver le hasard de cette partie
ui-points-over-time = Points au fil du temps
ui-proved = Prouvé : { $draws } tirages refaits à partir du secret et de ce que chacun y a ajouté, et { $answers } réponses rejouées. Rien n’a été modifié.
ui-not-proved = Non prouvé.
ui-export = En fichier

## Rediffusion

ui-replay-at = Après { $at ->
    [one] { $at } réponse
   *[other] { $at } réponses
} sur { $last }
ui-step-first = au début
ui-step-back = une en arrière
ui-step-play = lire ou arrêter
ui-step-next = une en avant
ui-step-last = à la fin
ui-moment = Moment
ui-go = Y aller
ui-to-table = À la table

## Livret de règles

ui-rules = Les règles { DE($game) }
ui-rules-what = Toutes les règles que suit la table, avec leur origine et des exemples à jouer.
ui-search = Recherche
ui-search-go = Chercher
ui-chapters = Chapitres
ui-source-seed = règles imprimées
ui-source-known = publiée
ui-source-house = de nous
ui-example = Un exemple à jouer
ui-example-n = Exemple { $n }
ui-example-next = Dans l’exemple, voici la suite :
ui-example-again = Depuis le début

## Vous

ui-me = Vous
ui-me-nobody = Personne ne vous connaît encore ici. Entrez comme invité ou connectez-vous.
ui-me-guest = Entrer
ui-save = Enregistrer
ui-theme = Couleurs
ui-theme-auto = selon l’appareil
ui-theme-light = claires
ui-theme-dark = sombres
ui-still = Rien ne bouge sur la page
ui-sound = Sons
ui-account = Compte
ui-account-of = Vous vous connectez avec l’identifiant { $login }.
ui-account-make = Créer un compte
ui-account-why = Avec un nom et un mot de passe, vous retrouvez vos parties depuis n’importe quel navigateur.
ui-login = Se connecter
ui-login-name = Identifiant
ui-password = Mot de passe
ui-password-old = Mot de passe
ui-password-new = Nouveau mot de passe
ui-password-change = Changer le mot de passe
ui-sessions = Où votre session est ouverte
ui-session-this = ici
ui-session-end = Fermer
ui-data = Vos données
ui-data-export = Tout ce qui est gardé de vous, dans un fichier
ui-delete = M’effacer
ui-delete-sure = C’est sans retour. Voulez-vous vraiment vous effacer ?
ui-delete-what = Votre nom et votre compte disparaissent ; les personnes avec qui vous avez joué gardent leurs parties.

## À propos, et ce qui n’a pas marché

ui-about = À propos d’Ōedo
ui-about-what = Ōedo est une table pour deux jeux de société sur la même ville. Les règles sont appliquées, et chaque refus nomme sa règle.
ui-about-notice = Les jeux appartiennent à leurs auteurs et à leurs éditeurs. Ce programme est indépendant ; aucune des personnes qui ont fait les jeux n’y a part. Les textes et les dessins d’ici sont les nôtres.
ui-about-edition = Là où nous ne connaissons pas les valeurs imprimées, nous jouons avec nos propres valeurs, signalées comme telles dans le livret de règles. Qui possède la boîte peut y mettre les siennes par un fichier.
ui-about-luck = Tout le hasard vient d’un secret scellé avant le premier coup, et de ce que les joueurs y ajoutent. Après la partie, tout le monde peut prouver que rien n’a été changé.
ui-about-bots = Les robots ne voient que ce que verrait un joueur à leur place.
ui-problem = Cela n’a pas marché
ui-problem-home = Aux tables
ui-next-home = Depuis la première page, vous retrouvez vos tables et pouvez en ouvrir une nouvelle.
ui-next-link = Demandez-en un nouveau à qui vous a envoyé le lien : les liens peuvent être révoqués, et les invitations prennent fin quand une place est prise ou que la partie commence.
ui-next-wait = Attendez un instant, puis réessayez.

## Apprendre

ui-learn-title = Apprenez { $game } en dix minutes
ui-lesson-of = Étape { $n } sur { $last }
ui-lesson-do = Faites ceci maintenant :
ui-lesson-start = Jouez maintenant votre premier tour
ui-lesson-package = Voici le pays autour d’Edo. Vous menez un clan et voulez des points de pouvoir ; qui en a { $points } met fin à la partie. Vous commencez avec une dotation : le riz paie vos samouraïs, le bois et la pierre bâtissent des maisons.
ui-lesson-city = Choisissez votre ville de départ : une de vos maisons et un de vos samouraïs s’y installent. Les maisons rapportent de l’argent à chaque tour de jeu.
ui-lesson-plan = À chaque tour de jeu, tous planifient trois cartes en secret. Une carte porte une action sur chaque bord : tournez-la vers celle que vous voulez et posez-y des fonctionnaires. Chaque fonctionnaire fait l’action une fois. Ce plan apporte du bois, puis de la pierre, puis construit.
ui-lesson-move = Les plans sont révélés et les cartes jouées dans l’ordre. Avant que vos fonctionnaires agissent, vous pouvez déplacer des samouraïs, un ryo par route. Envoyez le vôtre dans la forêt.
ui-lesson-work = Un samouraï seul sur sa case rapporte le plus. Faites-le travailler.
ui-lesson-stone = Les autres ont joué leur première carte. À votre deuxième : en route pour la carrière.
ui-lesson-edo = Pour la troisième carte, allez à Edo et construisez-y. Une maison rapporte des points, et sans maison à Edo personne ne gagne.
ui-lesson-wages = Les cartes sont jouées. Chaque samouraï sur le plateau veut du riz ; qui n’est pas payé rentre chez vous.
ui-lesson-end = Les villes ont payé leurs propriétaires et un nouveau tour commence. Vous en savez assez pour jouer : tout refus dit pourquoi et mène à sa règle, et un conseil est à portée de main.
ui-lesson-strayed = Une bonne idée pour votre propre partie. Ici, continuons la leçon.

## Sharing a screen, being away, links, a first game

ui-curtain = C’est à { $who } de planifier en secret.
ui-curtain-why = Vous êtes plusieurs devant cet écran. Passez-le avant que quiconque regarde.
ui-curtain-open = Je suis { $who } : montrer mon plan
ui-sat-in = Un robot joue à votre place.
ui-away-now = Absence annoncée.
ui-back = Je suis de retour
ui-away = Demander une semaine d’absence
ui-keys = Touches
ui-key-option = de la première à la neuvième réponse
ui-key-question = à la question
ui-links = Liens que vous pouvez révoquer
ui-links-what = Qui vient par un lien révoqué trouve porte close, même en train de regarder.
ui-links-none = Aucun lien n’est ouvert.
ui-link-is-invite = Invitation à une place
ui-link-is-watch = Regarder ce qui est visible
ui-link-is-shoulder = Regarder par-dessus votre épaule
ui-link-is-program = Un programme qui joue pour vous
ui-link-revoke = Révoquer
ui-coach = Règle applicable
ui-coach-on = Règles et conseils à côté de la question, comme dans une première partie
ui-play-first = Ma première partie : avec règles et conseils
ui-views = Par les yeux de
ui-offline = La connexion est perdue ; on réessaie. Aucune de vos réponses n’est perdue.
ui-finish = Terminer cette carte ; { $left ->
    [one] un fonctionnaire reste inemployé
   *[other] { $left } fonctionnaires restent inemployés
}
ui-expect-idle = { $n ->
    [one] Un fonctionnaire n’aurait personne à commander.
   *[other] { $n } fonctionnaires n’auraient personne à commander.
}
ui-wins = { $n ->
    [one] { $who } gagne.
   *[other] { $who } partagent la victoire.
}
ui-talk-come-in = Entrez sous un nom pour parler.
ui-search-nothing = Rien trouvé. Avec moins de mots on trouve davantage.
ui-examples = Exemples à jouer :
ui-legend = Ce que disent les signes
ui-sign-official = fonctionnaire : fait l’action de la carte sur laquelle il se trouve
ui-sign-samurai = samouraï : travaille, commerce et construit là où il est
ui-sign-house = maison
ui-sign-trading-post = comptoir commercial
ui-sign-fortress = forteresse
ui-sign-merchant = le marchand
ui-sign-profit = dans un cercle en ville : ce que ses propriétaires se partagent à chaque tour ; dans une étiquette près d’un lieu : ce qu’un de vos travailleurs rapporterait
ui-sign-news = point rouge sur le plateau : il s’y est passé quelque chose depuis votre dernière réponse
ui-sign-offer = carte marchand : il vend au plus tant, chacun à tant de ryo ; dessous, ce qui achète un point de pouvoir
ui-lesson-lay = Pressez ces bords de vos cartes, dans cet ordre, puis scellez le plan :

## Jeux

ui-new-game = Quel jeu
ui-about-edo = Planifiez en secret, envoyez fonctionnaires et samouraïs par le pays, bâtissez où cela rapporte. 2 à 5 joueurs, une heure.
ui-about-yedo = Enchérissez, envoyez des disciples en ville, évitez la patrouille, accomplissez des missions. 2 à 5 joueurs, ou 1 à 4 ensemble, deux heures.
ui-order-off = annuler cet ordre
ui-together-won = { $n ->
    [1] Vous avez gagné.
   *[other] Vous avez gagné ensemble.
}
ui-together-lost = { $n ->
    [1] Vous avez perdu.
   *[other] Vous avez perdu ensemble.
}
ui-reached = { $won ->
    [yes] Victoire
   *[no] Défaite
} : { $points ->
    [one] { $points } point de prestige
   *[other] { $points } points de prestige
} en tout, le plus bas { $lowest }, le plus haut { $highest }, courses accomplies : { $errands }
ui-reached-alone = { $won ->
    [yes] Victoire
   *[no] Défaite
} : { $points ->
    [one] { $points } point de prestige
   *[other] { $points } points de prestige
}, courses accomplies : { $errands }
ui-earlier = Vos résultats précédents avec la même mise en place
ui-module-specialists = Spécialistes
ui-module-specialists-what = Des disciples qui ont un talent : samouraï, ninja, messager et d’autres.
ui-module-tea-house = Maison de thé
ui-module-tea-house-what = Des personnages à engager, chacun avec ce que lui seul sait faire.
ui-module-clan-powers = Pouvoirs des clans
ui-module-clan-powers-what = Chaque clan a un pouvoir à lui.
ui-module-jesuits = Jésuites
ui-module-jesuits-what = Des missions venues de la mer, jusqu’à la fermeture du pays. Demande 8 ou 11 manches.
