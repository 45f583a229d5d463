### Les règles de Yedo, avec nos propres mots. Un message par règle ; le '.' de l’identifiant s’écrit '_'. Glossaire : voir yedo-cards.ftl.
### Les nombres que les règles tirent de l’édition sont des variables ; voir words::yedo::number.

## But et déroulement

yedo_aim = Vous menez un clan dans la ville de Yedo et voulez plus de points de prestige que tous les autres. Vous en gagnez la plupart en accomplissant des missions. Une mission indique les quartiers où il vous faut des disciples et ce que vous devez posséder, comme des armes ou une annexe ; sa récompense, ce sont des points de prestige, des mon ou des cartes. Vous obtenez ce qu’il vous faut aux enchères et en envoyant des disciples dans les quartiers. Une partie compétitive dure { $rounds_short }, { $rounds_middle } ou { $rounds_long } manches, ou finit après la manche où meurt le shogun. Les cartes bonus, les Chantages inutilisés et les mon rapportent alors quelques points de plus. Le jeu ensemble ou en solo a un but à lui.
    .title = Le but du jeu
yedo_round = Une manche compte 7 phases. 1. Préparation : le plateau est remis en ordre ; il n’y en a pas à la manche 1. 2. Enchères : on offre des mon pour des atouts comme des disciples, des missions et des armes, ou on se retire contre quelques mon. 3. Événement : le Marché est regarni et un événement qui vous concerne tous est révélé. 4. Affectation : dans l’ordre du tour, chacun affecte un disciple à la fois à un quartier ou à une annexe à lui, jusqu’à ce que personne n’en ait plus à la maison. 5. Patrouille : elle avance et arrête les disciples du quartier où elle s’arrête. 6. Commerce : ceux qui se retrouvent à la Taverne ou au Marché peuvent échanger. 7. Actions : dans l’ordre du tour, chacun active un disciple à la fois, qui y effectue une action ou accomplit des missions, puis rentre à la maison. Ensemble, une carte empereur fixe les prix auxquels on achète au lieu d’enchérir, et apporte l’événement.
    .title = Une manche
yedo_coop_aim = Vous jouez tous du même côté, ou en solo, contre le daimyo, et devez satisfaire l’empereur. En { $coop_rounds } manches, l’un de vous doit tuer le shogun en accomplissant la mission de la pile de victoire. À la fin, il faut aussi à chacun les points de prestige de l’objectif le plus bas, à l’un de vous au moins ceux du plus haut (pas en solo), et à vous tous assez de courses accomplies. Si l’un de ces points manque, vous avez tous perdu.
    .title = Le but du jeu ensemble

## 1. Mise en place

yedo_setup_modules = Une partie compétitive dure { $rounds_short }, { $rounds_middle } ou { $rounds_long } manches, avec toute combinaison de Spécialistes, Maison de thé, Pouvoirs des clans et Jésuites ; les jésuites seulement en { $rounds_middle } ou { $rounds_long } manches. Le jeu coopératif ou solo dure { $coop_rounds } manches et se combine avec tout sauf les jésuites, car il n’a pas d’événements.
    .title = Manches et modules
yedo_setup_sets = Choisissez { $action_kinds } types de cartes action, { $event_kinds } types d’événements en jeu compétitif et { $mission_sets } types de missions en plus de celles de base et de celles pour tuer le shogun. Les missions des jésuites n’en font pas partie et ne se mélangent jamais aux autres.
    .title = Types de cartes
yedo_setup_shogun = En jeu compétitif, une mission au hasard pour tuer le shogun va dans la pioche noire, les autres quittent la partie ; aucune en { $rounds_short } manches sans autre module, aucune sans pioche noire. En coopératif et en solo, aucune ne va dans la pioche : toutes sont mises de côté pour la pile de victoire.
    .title = La mission du shogun
yedo_setup_black = À titre de conseil, jamais imposé : une première partie en { $rounds_short } manches se passe des missions noires ; avec Spécialistes et Maison de thé ensemble, elles restent.
    .title = Missions noires ou non
yedo_setup_decks = Les missions se répartissent par couleur en 4 pioches mélangées.
    .title = Pioches de missions
yedo_setup_weapons = { $weapons } armes, { $weapons_each } de chacun des 8 types, sont dans le sac ; { $start_row } d’entre elles vont sur les deux cases de droite du Marché, à { $row_last } mon.
    .title = Armes au départ
yedo_setup_blessings = Il y a au Temple une bénédiction par joueur.
    .title = Bénédictions au départ
yedo_setup_church = Il y a { $start_church } mon dans l’église.
    .title = L’église au départ
yedo_setup_annexes = Il y a { $annexes_2 }, { $annexes_3 }, { $annexes_4 } ou { $annexes_5 } annexes de chaque type pour 2, 3, 4 ou 5 joueurs.
    .title = Annexes au départ
yedo_setup_geishas = Les valeurs des geishas sont 1, 2, 3 à deux joueurs ; 1, 1, 2, 2, 3 à trois ; 1, 1, 2, 2, 3, 3 à quatre ; à cinq s’ajoute un troisième 1.
    .title = Geishas au départ
yedo_setup_patrol = Le sort décide de la couleur de la patrouille. Sa place dépend de la faveur prise par le premier joueur : Bénédiction la met aux Portes, Action au Château, Bonus au Marché, Arme à la Taverne, Mon au Port.
    .title = Où commence la patrouille
yedo_setup_locations = Les emplacements marqués d’un nombre supérieur à celui des joueurs sont fermés : 10 à deux, 6 à trois, 1 à quatre, aucun à cinq.
    .title = Emplacements fermés
yedo_setup_locations_house = Le Château a 3 cases de repos et 2 emplacements, le Marché 5, chaque autre quartier 4. À partir de trois joueurs s’ouvre un emplacement aux Portes, à la Taverne, au Port et au Temple ; à partir de quatre, un à la Taverne, au Port, au Quartier de la Lanterne rouge, au Marché et au Temple ; à cinq, un de plus au Marché.
    .title = Les emplacements de notre plateau
yedo_setup_no-specialists = Sans Spécialistes, recruter aux Portes engage un disciple ordinaire.
    .title = Recrues ordinaires
yedo_setup_players = Vous commencez avec { $start_disciples } disciples à la maison et { $start_reserve } dans votre réserve, { $start_mon } mon et une carte Chantage.
    .title = Ce que vous avez au départ
yedo_setup_missions = Vous commencez avec { $start_missions } missions. Dans la première partie toute prête, { $first_green } vertes et { $first_red } rouge sont distribuées. Sinon, dans l’ordre du tour et une carte à la fois, chacun prend la première carte d’une pioche de son choix et la regarde avant de choisir la suivante ; l’une des quatre au moins doit être rouge ou noire. En coopératif et en solo, cette condition tombe.
    .title = Premières missions
yedo_setup_favor = Les cinq faveurs sont proposées et se prennent dans l’ordre inverse du tour : Action (la première carte action et { $favor_action_mon } mon), Bonus (la première carte bonus et { $favor_bonus_mon }), Arme ({ $favor_weapons } du sac et { $favor_weapon_mon }), Mon ({ $favor_mon }), Bénédiction ({ $favor_blessings }). Les autres quittent la partie.
    .title = Faveurs du shogun
yedo_setup_order = L’ordre du tour est d’abord tiré au sort.
    .title = Premier ordre du tour
yedo_setup_advice = À titre de conseil : une première partie compte { $preset_rounds } manches, sans module ni mission noire ; une partie de { $rounds_long } manches, aucun module sauf les jésuites. Tout choix permis reste ouvert.
    .title = Conseils
yedo_setup_sequence = L’ordre de la mise en place : types et pioches ; le plateau ; ordre du tour ; pouvoirs des clans ; disciples, mon et Chantage ; premières missions ; faveurs avec leurs personnages ; couleur et place de la patrouille ; la Maison de thé ; le premier jeton de spécialiste ; l’arrivée des jésuites parmi les événements ; en coopératif : pioche de l’empereur, pile de victoire, cartes daimyo, objectifs et première carte empereur. Elle tient lieu de préparation de la manche 1.
    .title = Ordre de la mise en place
yedo_setup_preset = La première partie toute prête : { $preset_rounds } manches, sans module ni mission noire ; cartes action Voisins, Rues et Lanternes ; événements Fêtes et La patrouille ; missions de base, d’espionnage et de vol.
    .title = Une première partie

## 2. Cartes action

yedo_cards_timing = Une carte se joue au moment indiqué ou, si elle le dit, à toute phase. Remplir ce qu’elle exige ne vous oblige jamais à la jouer.
    .title = Quand jouer une carte
yedo_cards_simultaneous = Les cartes choisies au même moment se dévoilent ensemble et se résolvent dans l’ordre du tour, chacune avec ses réponses. Celle qui a perdu son objet entre-temps revient en main sans être jouée.
    .title = Cartes au même moment
yedo_cards_walls = « Les murs ont des oreilles » annule une carte action. Contre une autre du même nom, la seconde annule la première, et la carte d’origine prend effet. Une carte annulée ne fait rien, son prix n’est pas payé, et elle va sous la pioche. Ni les personnages ni le Chantage ne s’annulent.
    .title = Les murs ont des oreilles
yedo_cards_blackmail = La carte Chantage est face visible, hors de la limite de main, et ne peut être contrée. Jouée avant les arrestations, elle protège tous vos disciples là où la patrouille s’est arrêtée et quitte la partie. Inutilisée, chacune vaut à la fin { $blackmail_points } points de prestige à qui la détient.
    .title = Chantage
yedo_cards_no-auction = « Pas d’enchères » : pas d’enchères durant cette manche. Dans l’ordre du tour, qui ne s’est pas retiré peut acheter un atout à sa mise minimale, avec sa récompense ; à 2 ou 3 joueurs, un atout d’un groupe au minimum du groupe. Plusieurs peuvent acheter le même tant qu’il y en a. En coopératif : ni les prix de l’empereur ni l’interférence ne comptent, mais bien les mon sur les annexes.
    .title = Pas d’enchères
yedo_cards_new-orders = « Nouveaux ordres » : annulez l’événement et révélez-en un autre, auquel on peut répondre à son tour, ou gagnez 1 point de prestige et laissez-le. L’arrivée des jésuites ne s’annule pas. En coopératif : ignorez l’événement de la carte empereur et gagnez 1 point de prestige.
    .title = Nouveaux ordres
yedo_cards_neighbours = « Bons voisins » : 5 mon pour vous, 2 pour chacun des autres.
    .title = Bons voisins
yedo_cards_dragon = « Cœur de dragon » : le disciple peut être placé dans un quartier fermé ; la nôtre permet aussi un emplacement fermé pour un temps ou occupé par un autre disciple, mais jamais une case de repos occupée.
    .title = Cœur de dragon
yedo_cards_content = Il y a 6 types de 8 cartes action. Hormis les quelques-unes connues, elles sont de nous. Celles qui ne conviennent pas au jeu coopératif en portent la marque.
    .title = Les cartes action
yedo_cards_moments = Les moments : enchères (les retraits sont réglés, rien n’est encore annoncé) ; événement (on vient d’en révéler un, ou celui de l’empereur va prendre effet) ; affectation (votre tour, avant de placer) ; pas (avant le pas normal de la patrouille) ; arrêt (après, avant la protection) ; arrestation (la patrouille s’est arrêtée, personne n’est encore arrêté) ; action (votre tour, avant d’activer) ; mission (en en accomplissant une) ; réponse (une carte action vient d’être jouée).
    .title = Les moments
yedo_cards_any = « Toute phase » signifie chaque fois que c’est votre tour, ou à un moment, mais pas au milieu d’une carte, d’une action ou d’une récompense, sauf au lieu de la défausser en trop. À celui qui manque de mon, on ne demande ni d’enchérir, ni de soudoyer, ni de rembourser ; une telle carte se joue avant.
    .title = Toute phase
yedo_cards_ask = Aux moments enchères, événement, pas, arrêt, arrestation et réponse, on interroge en même temps et en secret quiconque a une carte action cachée (à l’arrestation, aussi un Chantage) ou un personnage actif de ce moment : une carte ou passer. Si une carte a été jouée, le moment est proposé de nouveau, jusqu’à ce que tous passent. Personne n’est interrogé si aucune carte en jeu n’a ce moment.
    .title = Tous sont interrogés
yedo_cards_number = Vous pouvez jouer autant de cartes action que vous voulez dans une manche ; seule la phase de patrouille coopérative les limite.
    .title = Combien de cartes
yedo_cards_ronin = Un ronin ne vient que par une carte ou un personnage et se place en arrivant. Il agit comme un disciple ordinaire et compte comme présent, mais ni pour la limite de { $limit_disciples }, ni pour le plancher de { $limit_floor }, ni pour les événements ou les cartes bonus. Il part une fois activé ou arrêté.
    .title = Un ronin

## Phase 1 : préparation

yedo_prep_round = Le marqueur de manche avance ; pas à la manche 1.
    .title = La manche suivante
yedo_prep_markers = Les marqueurs d’enchère reviennent des enchères et du retrait.
    .title = Retour des marqueurs
yedo_prep_church = { $church_more } mon de plus vont à l’église.
    .title = Aumônes
yedo_prep_dojo = Chaque propriétaire d’un Kobudo-Ryu prend { $kobudo_mon } mon.
    .title = Frais d’école
yedo_prep_tea = Maison de thé : un personnage actif inutilisé est défaussé contre { $unused_character } carte bonus, sauf en coopératif ; un personnage engagé à la manche précédente devient actif.
    .title = Les personnages s’activent
yedo_prep_specialists = Spécialistes : un nouveau jeton est tiré pour la réserve. Le sac en contient { $tokens }, 2 de chaque type ; vide, on n’en tire plus.
    .title = Le spécialiste suivant
yedo_prep_order = Dans cet ordre : marqueur de manche et, à la dernière manche, la patrouille quitte le plateau ; marqueurs d’enchère ; église ; Kobudo-Ryu ; Maison de thé, d’abord défausser, puis retourner ; Spécialistes ; en coopératif : la carte empereur suivante.
    .title = Ordre de la préparation

## Phase 2 : enchères

yedo_bid_groups = Blanc : carte action, carte bonus, arme. Noir : annexe, geisha. Rouge : disciple, mission. À 4 ou 5 joueurs, on enchérit sur chaque atout ; à 2 ou 3, sur un groupe entier, et le gagnant, après avoir payé, y choisit un atout qu’il peut prendre.
    .title = Ce qu’on met aux enchères
yedo_bid_egress = D’abord, dans l’ordre du tour et ouvertement, chacun participe ou se retire. Se retirer donne aussitôt { $egress } mon, et ni annonce, ni offre, ni achat durant cette manche. Si tous se retirent, la phase est finie.
    .title = Se retirer
yedo_bid_call = Celui qui annonce nomme un atout ou un groupe pas encore mis aux enchères durant cette manche et ouvre à son minimum ou plus. Puis chaque participant qui n’a pas gagné, dans l’ordre du tour à partir de lui, enchérit une fois, d’au moins 1 de plus que la dernière offre, ou passe. Le plus offrant paie la banque et prend aussitôt la récompense. Le premier dans l’ordre du tour annonce d’abord ; ensuite, le suivant qui participe et n’a pas gagné.
    .title = Une enchère
yedo_bid_one-win = Vous gagnez au plus une fois par manche. Un atout ou un groupe est mis aux enchères une fois par manche.
    .title = Une enchère gagnée par manche
yedo_bid_minimum = Les mises minimales : carte action { $min_action }, carte bonus { $min_bonus }, arme { $min_weapon }, annexe { $min_annex }, geisha { $min_geisha }, disciple { $min_disciple }, mission { $min_mission } ; des groupes : blanc { $min_white }, noir { $min_black }, rouge { $min_red }.
    .title = Mises minimales
yedo_bid_reward_cards = Pour une carte action, une carte bonus ou une mission d’une pioche de votre choix, piochez-en { $bid_draw } et gardez-en 1 ; les autres vont sous cette pioche. S’il y en a moins, le choix est moindre. Une pioche de missions vide ne donne rien tant qu’on n’y remet pas de carte. Les pioches des jésuites n’en sont pas.
    .title = Récompense : cartes
yedo_bid_reward_weapon = Tirez { $bid_draw } armes et gardez-en 1 ; les autres vont sur la défausse d’armes.
    .title = Récompense : arme
yedo_bid_reward_annex = Prenez une annexe que vous n’avez pas et { $annex_points } points de prestige ; les { $annex_points } points même si aucune annexe ne peut être prise.
    .title = Récompense : annexe
yedo_bid_reward_geisha = Prenez la geisha de plus haute valeur qui reste et autant de points de prestige que sa valeur. Les valeurs ne comptent qu’ici.
    .title = Récompense : geisha
yedo_bid_reward_disciple = Prenez un disciple de votre réserve, utilisable durant cette manche. Avec les Spécialistes, c’est le type du jeton en réserve ; qui a déjà ce type ne prend pas part à cette enchère ou, à 2 ou 3 joueurs, ne peut pas le choisir. Le jeton reste en réserve jusqu’à la phase d’événement.
    .title = Récompense : disciple
yedo_bid_decline = Celui qui annonce et ne peut ou ne veut pas ouvrir sort des enchères de cette manche, sans mon. La phase finit quand il ne reste plus personne pour annoncer ou plus rien à nommer.
    .title = Ne pas ouvrir
yedo_bid_may = Vous ne pouvez nommer ou convoiter que ce que vous pourriez prendre : une geisha s’il en reste et si vous en avez moins de { $limit_geishas } ; un disciple s’il y en a un pour vous ; des cartes ou des armes tant qu’il y en a à tirer ; une annexe toujours, pour ses { $annex_points } points de prestige ; un groupe si vous pourriez en prendre quelque chose. Une main ou un râtelier plein n’empêche rien.
    .title = Sur quoi on peut enchérir

## Phase 3 : événement

yedo_event_market = Les cases du Marché coûtent, de gauche à droite, { $row_1 }, { $row_2 }, { $row_3 }, { $row_4 } et { $row_5 } mon. Les deux armes les plus à gauche restent, les autres sont défaussées ; celles qui restent vont tout à droite dans le même ordre, et chaque case vide est garnie du sac, de gauche à droite. Les trous laissés par les achats restent jusque-là.
    .title = La rangée du Marché
yedo_event_reveal = Le premier événement est révélé ; puis vient le moment des réponses ; puis il prend effet, dans l’ordre du tour quand cela compte. La pioche épuisée, on mélange les événements passés, sans l’actuel, Sakoku ni l’arrivée des jésuites.
    .title = L’événement
yedo_event_closed-district = Un événement peut fermer un quartier jusqu’à la prochaine phase d’événement.
    .title = Un quartier fermé
yedo_event_closed-location = Un événement peut fermer des emplacements jusqu’à la prochaine phase d’événement.
    .title = Emplacements fermés par un événement
yedo_event_tea = Maison de thé, après l’événement et pas à la manche 1 : la rangée est défaussée et l’on pioche autant de personnages que de joueurs plus { $tea_more }, au moins { $tea_least } ; le daimyo n’est pas un joueur. La pioche épuisée, on mélange la défausse ; s’il en manque encore, la rangée reste courte. Une carte engagée n’est pas remplacée avant la prochaine phase d’événement.
    .title = Nouveaux personnages
yedo_event_specialists = Spécialistes : les jetons des Portes avancent d’une case vers la droite, et celui qui quitte la seconde case sort de la partie ; puis le jeton de la réserve entre à gauche.
    .title = Les spécialistes avancent
yedo_event_content = Il y a 7 types d’événements, la plupart mauvais ; une bénédiction adoucit les catastrophes. Les cartes sont de nous.
    .title = Les événements
yedo_event_order = Dans cet ordre : ce que le dernier événement a fermé rouvre ; Marché ; événement ; Maison de thé ; spécialistes aux Portes.
    .title = Ordre de la phase d’événement

## Phase 4 : affectation

yedo_assign_turns = Dans l’ordre du tour, chacun affecte un disciple à la fois, jusqu’à ce que personne n’en ait plus à la maison. Affecter est obligatoire.
    .title = Un à la fois
yedo_assign_where = Un disciple va sur un emplacement libre d’un quartier accessible ou sur une de vos annexes ; un disciple par place.
    .title = Où vont les disciples
yedo_assign_high-interaction = Avec les missions de forte interaction, aussi sur une annexe libre d’un adversaire. Elle sert à qui s’y tient, son propriétaire ne peut pas l’utiliser durant cette manche, et rien n’est payé.
    .title = Annexes des autres
yedo_assign_rest = Un seul de vos disciples au plus occupe les trois cases de repos du Château.
    .title = Un seul se repose
yedo_assign_closed = On n’affecte personne à un quartier ou à un emplacement fermé.
    .title = Fermé, c’est fermé
yedo_assign_none = Un disciple sans place permise reste à la maison durant cette manche.
    .title = Plus de place

## Phase 5 : garde

yedo_patrol_ring = L’anneau : Château, Portes, Taverne, Port, Quartier de la Lanterne rouge, Marché, Temple, et retour. La patrouille fait un pas par manche ; la rouge dans cet ordre, la bleue à rebours.
    .title = L’anneau
yedo_patrol_cards = Dans cet ordre : le moment avant le pas ; un pas selon la couleur ; le moment après ; le moment avant les arrestations ; les arrestations. Une carte déplace aussitôt la patrouille d’où elle est, dans le sens de sa couleur à cet instant.
    .title = Ordre de la phase de patrouille
yedo_patrol_arrest = Tous les disciples du quartier où la patrouille s’arrête sont arrêtés, sauf les ninjas et les protégés. De chaque joueur, il en va à la réserve autant que possible en lui en laissant { $limit_floor } en tout, à son choix ; les autres rentrent. Aucun n’agit plus durant cette manche. Les cases de repos et l’emplacement du Bon Marin font partie de leur quartier ; les annexes sont sûres. Un ronin arrêté quitte la partie, un garçon de courses arrêté rentre.
    .title = Arrestations
yedo_patrol_last = À la dernière des manches convenues, la patrouille est hors du plateau et la phase est sautée. Une manche qui se révèle la dernière parce que le shogun meurt a eu sa patrouille.
    .title = Pas de patrouille à la fin

## Phase 6 : commerce

yedo_trade_who = Après les arrestations, deux joueurs peuvent commercer s’ils ont tous deux un disciple à la Taverne ou tous deux au Marché.
    .title = Qui peut commercer
yedo_trade_what = S’échangent les mon, les armes, les geishas, les missions en cours, les cartes action, les cartes bonus et les cartes Chantage inutilisées ; rien d’autre, et pas de promesses. Chaque partie donne au moins une chose. Les limites se vérifient aussitôt : les missions en cours, cartes action, cartes bonus et armes en trop partent aussitôt ; une geisha au-delà de la limite ne peut être reçue.
    .title = Ce qui s’échange
yedo_trade_offers = Dans l’ordre du tour, qui peut commercer fait une offre à un partenaire ou passe, tour après tour ; cela finit quand tous passent à la suite. Une offre nomme les deux parts en entier, autant de choses et de mon qu’on veut : vos cartes cachées, montrées au partenaire ou par type seulement ; les siennes, par type seulement, et il les choisit en acceptant. Un échange accepté se fait aussitôt.
    .title = Offres

## Phase 7 : actions

yedo_act_turns = Dans l’ordre du tour, chacun active un de ses disciples, tour après tour ; qui n’en a plus est passé. Activer est obligatoire, aboutir ne l’est pas. Le disciple rentre à la fin de son activation.
    .title = Activer les disciples
yedo_act_choice = Une activation est l’une de ces choses : accomplir des missions liées à ce quartier ; effectuer une de ses actions ; avec la Maison de thé, engager un personnage. Tout emplacement sert à tout, sauf les cases de repos et celui du Bon Marin. Un disciple sur une annexe n’est activé que pour l’annexe.
    .title = Ce qu’est une activation
yedo_act_foresight = Prévoyance : regardez les { $foresight } premières cartes, { $foresight_monk } avec un Moine, et reposez-les dessus dans l’ordre de votre choix. Ce n’est pas une pioche : le pouvoir du Sage ne s’applique pas. Les armes sont tirées du sac, regardées et posées dessus dans l’ordre de votre choix ; les prochains tirages les prennent d’abord. Quand la défausse y retourne, tout est mélangé. Vous seul les connaissez.
    .title = Prévoyance
yedo_castle_rest = Château, cases de repos : un disciple s’y active pour le repos, pour des missions du Château ou pour engager. Le repos résout toutes les cases encore occupées : leurs propriétaires passent en tête de l’ordre du tour dans l’ordre des cases, les autres suivent comme avant, et ces disciples rentrent. Nul ne peut s’y reposer si cela ne change rien à l’ordre du tour. Les tours de cette phase continuent dans l’ordre où elle a commencé.
    .title = Château : repos
yedo_castle_mission = Château : piochez la première mission d’une pioche de votre choix pour { $price_mission } mon.
    .title = Château : une mission
yedo_castle_audience = Château : une audience privée donne { $audience_points } points de prestige pour { $audience_mon } mon.
    .title = Château : audience privée
yedo_gates_recruit = Portes : { $price_recruit } mon pour un disciple ordinaire de votre réserve, pas si vous en avez { $limit_disciples }. Avec les Spécialistes : { $price_recruit } mon pour le type d’un des deux jetons visibles, si vous ne l’avez pas ; avec { $limit_disciples } disciples, rendez-en d’abord un, même encore sur le plateau ou celui qui est activé. Le jeton reste. La recrue se place dès la manche suivante.
    .title = Portes : recruter
yedo_gates_favour = Portes : cédez { $favour_points_1 } point de prestige contre { $favour_mon_1 } mon ou { $favour_points_2 } contre { $favour_mon_2 } mon, jamais sous 0.
    .title = Portes : prestige contre mon
yedo_gates_foresight = Portes : prévoyance sur les cartes action.
    .title = Portes : prévoyance
yedo_tavern_carpenter = Taverne : une annexe d’un type qui vous manque et dont il reste, pour { $price_annex } mon ; en coopératif, plus les mon posés sur les annexes. Aller chez le charpentier signifie toujours cela, jamais en gagner ou en acheter une à la phase d’enchères.
    .title = Taverne : le charpentier
yedo_tavern_foresight = Taverne : prévoyance sur les armes.
    .title = Taverne : prévoyance
yedo_harbor_goods = Port : produits de luxe, { $goods_mon_1 }, { $goods_mon_2 } ou { $goods_mon_3 } mon contre { $goods_points_1 }, { $goods_points_2 } ou { $goods_points_3 } points de prestige.
    .title = Port : produits de luxe
yedo_harbor_church = Port : prenez tous les mon de l’église.
    .title = Port : argent de l’église
yedo_harbor_jesuits = Port, une fois les jésuites arrivés : piochez la première carte d’une pioche de missions des jésuites.
    .title = Port : missions des jésuites
yedo_redlight_geisha = Quartier de la Lanterne rouge : la geisha de plus faible valeur qui reste, pour { $geisha_mon } mon ou { $geisha_points } points de prestige, sans points pour sa valeur ; pas avec { $limit_geishas } geishas.
    .title = Quartier de la Lanterne rouge : une geisha
yedo_redlight_card = Quartier de la Lanterne rouge : la première carte action pour { $price_action } mon.
    .title = Quartier de la Lanterne rouge : une carte action
yedo_market_weapon = Marché : une arme de la rangée à son prix, { $kobudo_less } mon de moins avec un Kobudo-Ryu.
    .title = Marché : une arme
yedo_market_bonus = Marché : la première carte bonus pour { $price_bonus } mon, ou prévoyance sur les cartes bonus.
    .title = Marché : cartes bonus
yedo_temple_blessing = Temple : prenez une bénédiction, sans frais, s’il en reste.
    .title = Temple : une bénédiction
yedo_temple_foresight = Temple : prévoyance sur une pioche de missions.
    .title = Temple : prévoyance
yedo_temple_donation = Temple : { $donation_mon } mon à la banque pour { $donation_points } point de prestige, une fois par activation.
    .title = Temple : une offrande
yedo_annex_kobudo = Kobudo-Ryu : les armes du Marché coûtent { $kobudo_less } mon de moins ; un disciple qui s’y tient tire { $kobudo_draw } armes et en garde 1.
    .title = Kobudo-Ryu
yedo_annex_yashiki = Yashiki : le disciple qui s’y tient, activé, accomplit exactement une mission. Le Yashiki remplit une icône de quartier quelconque, de la partie normale ou de la partie bonus ; les autres icônes exigent des disciples à vous sur le plateau, qui y restent inutilisés.
    .title = Yashiki
yedo_annex_karesansui = Karesansui : le disciple qui s’y tient, activé, accomplit exactement une mission. Toutes ses icônes de quartier exigent des disciples à vous sur le plateau, qui y restent inutilisés ; une arme manquante ou la bénédiction manquante compte comme possédée.
    .title = Karesansui
yedo_annex_chashitsu = Chashitsu : un disciple qui s’y tient pioche { $chashitsu_draw } cartes bonus et en garde 1.
    .title = Chashitsu
yedo_annex_use = Un disciple sur une annexe n’est dans aucun quartier : ni action de quartier, ni embauche, ni présence, ni arrestation. Posséder une annexe suffit pour son effet durable et pour les missions.
    .title = Utiliser les annexes

## 4. Limites et visibilité

yedo_limit_missions = Vous avez au plus { $limit_missions } missions en cours, celles des jésuites comprises. L’excédent, à votre choix, va face cachée sous la pioche de sa couleur ; une mission des jésuites, sous sa propre pioche. Les missions accomplies sont illimitées et restent face cachée.
    .title = Missions en cours
yedo_limit_actions = Vous avez au plus { $limit_actions } cartes action. L’excédent, à votre choix, est aussitôt défaussé ou joué ; seule peut être jouée une carte dont c’est le moment. Les cartes action jouées, annulées ou défaussées vont face cachée sous la pioche.
    .title = Cartes action en main
yedo_limit_bonus = Vous avez au plus { $limit_bonuses } cartes bonus ; l’excédent va sous la pioche.
    .title = Cartes bonus
yedo_limit_weapons = Vous avez au plus { $limit_weapons } armes, { $limit_weapons_armourer } tant que vous avez un Armurier. L’excédent, à votre choix, va face visible dans la défausse d’armes, y compris quand vous perdez l’Armurier.
    .title = Armes
yedo_limit_blessing = Vous avez au plus { $limit_blessings } bénédiction ; avec une, vous n’en gagnez pas d’autre.
    .title = Une bénédiction
yedo_limit_geishas = Vous avez au plus { $limit_geishas } geishas ; vous n’en gagnez alors plus d’autre.
    .title = Trois geishas
yedo_limit_annexes = Vous avez au plus une annexe de chaque type. Un type que vous avez déjà, ou qui est épuisé, ne s’achète pas.
    .title = Une annexe de chaque type
yedo_limit_disciples = Vous avez au plus { $limit_disciples } disciples, ordinaires et spécialistes ensemble ; un ronin et le garçon de courses ne comptent pas. L’excédent, à votre choix et nouveau venu compris, va aussitôt à la réserve.
    .title = Quatre disciples
yedo_limit_clan-slot = Vous avez au plus un pouvoir de clan, un personnage actif et un personnage engagé, face cachée. Les pouvoirs des clans et la Maison de thé peuvent se jouer ensemble.
    .title = Pouvoir et personnages
yedo_limit_floor = Personne ne perd ses { $limit_floor } derniers disciples, par arrestation ou autrement, sauf si une carte le dit. Tous les vôtres comptent, où qu’ils soient, sans le ronin ni le garçon de courses. Avec { $limit_floor } ou moins, celui qui est perdu rentre aussitôt et ne fait plus rien durant cette manche. Défausser au-delà de { $limit_disciples }, en rendre un pour en recruter un autre et partir à la guerre ne sont pas des pertes.
    .title = Les deux derniers restent
yedo_limit_when = Les limites se vérifient après chaque gain, avant toute autre chose. Au-delà des limites de bénédiction, de geishas et de types d’annexe, la chose ne peut pas être gagnée.
    .title = Quand vérifier les limites
yedo_limit_pp = Le prestige ne descend jamais sous 0 : une perte prend ce qu’il y a, un prix en points de prestige exige de les avoir.
    .title = Pas de prestige négatif
yedo_limit_mon = Pas de dettes : une offre, un prix ou un paiement exige les mon à cet instant ; une perte prend ce qu’il y a.
    .title = Pas de dettes
yedo_open = Sont visibles de tous les armes et leur défausse, les annexes, les geishas, les bénédictions, les mon, le prestige, les cartes Chantage, les pouvoirs des clans, les personnages actifs et le nombre de cartes cachées de chacun. Un personnage engagé reste face cachée jusqu’à ce qu’il devienne actif, mais tous ont vu lequel c’était. Sont cachées les missions en cours, les cartes action et les cartes bonus. Les missions accomplies sont face cachée ; le compte rendu les montre à tous. Les mon sont illimités.
    .title = Visible et caché
yedo_weapons_bag = Les armes se tirent au hasard. Dès que le sac est vide, même au milieu d’un tirage, toute la défausse d’armes y retourne. Si les deux sont vides, le tirage s’arrête.
    .title = Le sac d’armes
yedo_lowest = Le joueur qui a le moins de prestige est celui qui a le moins de points de prestige. À égalité, c’est le clan Fortuné s’il en est ; sinon, quand il s’agit d’un seul joueur, le dernier des ex æquo dans l’ordre du tour.
    .title = Le moins de prestige

## 5. Missions

yedo_mission_present = Il faut un disciple sur un emplacement de chaque quartier indiqué, deux s’il y figure deux fois. Celui qui est activé doit être dans un quartier de la partie normale. Les cases de repos et l’emplacement du Bon Marin comptent ; les disciples déjà activés sont rentrés et ne comptent pas.
    .title = Être présent
yedo_mission_own = Les armes, annexes, geishas et bénédictions indiquées doivent être à vous ; elles se gardent et servent à autant de missions qu’on veut. Les mon indiqués se paient ; ce qui est à donner est cédé.
    .title = Posséder et payer
yedo_mission_bonus = La partie bonus est facultative. Remplie et payée au même moment, elle ajoute sa récompense ; elle ne se rattrape pas.
    .title = La partie bonus
yedo_mission_several = Une activation peut accomplir plusieurs missions, l’une après l’autre, chacune indiquant ce quartier dans sa partie normale. Chacune est payée et récompensée avant la suivante, et ce qu’elle a rapporté peut servir à celle-ci.
    .title = Plusieurs missions
yedo_mission_shogun = Tuer le shogun rapporte beaucoup de points de prestige. En jeu compétitif, la manche s’achève et la partie prend fin ; en coopératif et en solo, elle continue jusqu’à la manche { $coop_rounds }.
    .title = Tuer le shogun
yedo_mission_content = Les missions de base sont 12 vertes, 18 jaunes, 18 rouges et 11 noires ; il y en a 6 pour tuer le shogun, huit de chaque autre type et 12 des jésuites. Les cartes sont de nous, selon une formule de prix qui redonne exactement la seule carte que nous connaissons.
    .title = Les missions
yedo_mission_reward = Une récompense se prend dans l’ordre prestige, mon, objets ; un objet qu’on ne peut pas prendre est perdu. Puis le spécialiste activé prend effet.
    .title = La récompense

## 6. Spécialistes

yedo_spec_setup = Avec les Spécialistes, chacun a { $start_disciples } disciples ordinaires et les autres ordinaires quittent la partie. Tous les jetons vont dans le sac et l’un est tiré pour la réserve.
    .title = Mise en place des spécialistes
yedo_spec_hire = Vous avez au plus un spécialiste de chaque type. Celui qu’on recrute aux Portes n’est pas utilisable durant cette manche ; celui qu’on gagne aux enchères l’est.
    .title = Engager des spécialistes
yedo_spec_samurai = Samouraï : { $samurai_points } point de prestige de plus pour chaque mission accomplie avec lui.
    .title = Samouraï
yedo_spec_onna = Onna-bugeisha : après une mission accomplie avec elle, vous pouvez échanger { $onna_mon } mon de la récompense de cette mission, partie bonus comprise, contre 1 point de prestige, autant de fois qu’elle le permet.
    .title = Onna-bugeisha
yedo_spec_messenger = Messager : après une mission accomplie avec lui, piochez la première carte d’une pioche de missions, pas de celles des jésuites. Avec le pouvoir du Sage, piochez-en 3 d’une pioche, gardez-en 1 et remettez les 2 autres dessous.
    .title = Messager
yedo_spec_ninja = Le Ninja n’est jamais arrêté.
    .title = Ninja
yedo_spec_armourer = Armurier : tant que vous l’avez, vous pouvez avoir { $limit_weapons_armourer } armes.
    .title = Armurier
yedo_spec_monk = Moine : tant que vous l’avez, où qu’il soit, il compte comme une bénédiction pour les missions et les courses. Il n’en est pas une pour les événements, les arrestations ou les paiements, et laisse libre la place d’une bénédiction. Une prévoyance faite avec lui en montre une de plus.
    .title = Moine
yedo_spec_with = Une mission est accomplie avec un spécialiste si c’est lui qui a été activé, aussi sur Yashiki ou Karesansui. Cela vaut pour toutes les missions de cette activation, pas pour les courses.
    .title = Accomplie avec
yedo_spec_reserve = Un spécialiste arrêté, défaussé ou rendu retourne à votre stock et peut revenir quand son type est proposé. Un disciple ordinaire cédé dans une partie avec Spécialistes est perdu.
    .title = Les spécialistes reviennent

## 7. Maison de thé

yedo_tea_setup = Les faveurs viennent avec un personnage : Bénédiction avec le Mendiant, Arme avec l’Illustre Conseiller, Mon avec la Vendeuse, Action avec le Conteur, Bonus avec le Calligraphe. Pris avec une faveur, il est actif à la manche 1 ; les autres sont mélangés au reste. La rangée compte un personnage de plus que de joueurs, au moins { $tea_least }.
    .title = Mise en place de la Maison de thé
yedo_tea_hire = Avec un disciple sur un emplacement du plateau principal, vous pouvez, au lieu d’une action, prendre un personnage de la rangée, face cachée. Il sera actif à la manche suivante. Un par joueur et par manche.
    .title = Engager un personnage
yedo_tea_use = Un personnage ne s’utilise jamais dans la manche où on l’engage. Vous en avez au plus un d’actif, mais pouvez en engager un autre entre-temps. Il s’utilise au moment indiqué, sans activation, puis est défaussé ; inutilisé, il est défaussé à la préparation suivante contre { $unused_character } carte bonus.
    .title = Utiliser un personnage
yedo_tea_end = À la fin, avant le décompte : d’abord, un personnage actif inutilisé devient { $unused_character } carte bonus, dans la limite ; puis celui qu’on a engagé à la dernière manche donne ses points de prestige indiqués. En coopératif, seulement le second.
    .title = Les personnages à la fin
yedo_tea_content = Il y a 15 personnages, dont le Capitaine du port : qui utilise le Port paie 1 mon à son propriétaire.
    .title = Les personnages

## 8. Pouvoirs des clans

yedo_clan_wealthy = Le Fortuné commence avec { $wealthy_short }, { $wealthy_middle } ou { $wealthy_long } mon de plus pour { $rounds_short }, { $rounds_middle } ou { $rounds_long } manches, { $wealthy_coop } en coopératif et en solo. Il gagne toutes les égalités : il peut égaler la dernière offre et mène alors, il gagne une égalité pour la victoire ou pour une majorité, et compte comme le plus bas à égalité de moindre prestige.
    .title = Le Fortuné
yedo_clan_generous = Pour le Généreux, les annexes des autres joueurs comptent comme les siennes pour les missions et les courses ; à la fin, { $generous_points } points de prestige par annexe à lui. Inutilisé en solo.
    .title = Le Généreux
yedo_clan_tenacious = Le Tenace paie { $tenacious_less } mon de moins, jamais sous 0, pour chaque coût du plateau principal et chaque paiement d’une mission, partie normale et partie bonus ; pas pour les enchères, les prix de l’empereur ni les événements. Il ignore la taxe du Capitaine du port.
    .title = Le Tenace
yedo_clan_hypocrite = L’Hypocrite commence avec le Ninja pour troisième disciple ; sans Spécialistes, avec un disciple ordinaire et { $hypocrite_mon } mon.
    .title = L’Hypocrite
yedo_clan_wise = Chaque fois que le Sage pioche des cartes action, des cartes bonus ou des missions, il en pioche { $wise_more } de plus ; puis { $wise_more } cartes de ce type, piochées ou de la main, vont sous leurs pioches. Garder 1 sur { $bid_draw } devient garder 1 sur { $wise_draw }. S’il reste moins de cartes, on en remet autant qu’on en a pioché en plus. Les armes, la prévoyance et la mise en place n’en sont pas.
    .title = Le Sage
yedo_clan_sailor = Le Bon Marin a au Port un emplacement à lui pour un disciple : { $sailor_mon_1 }, { $sailor_mon_2 } ou { $sailor_mon_3 } mon contre { $sailor_points_1 }, { $sailor_points_2 } ou { $sailor_points_3 } points de prestige, ou des missions, ou l’embauche, même si quelque chose ferme le Port ou ses actions ; aucune autre action du Port à cet endroit. Il compte comme Port pour les missions et les arrestations. Quand il prend l’argent de l’église, la banque ajoute { $sailor_church } mon.
    .title = Le Bon Marin
yedo_clan_setup = Chaque joueur reçoit un pouvoir au hasard, visible de tous ; les autres quittent la partie.
    .title = Distribution des pouvoirs
yedo_clan_start = Les pouvoirs des clans agissent dès la manche 1 ; pendant la mise en place, seulement ceux qui parlent du départ.
    .title = Quand agissent les pouvoirs

## 9. Les jésuites

yedo_jesuits_setup = Les missions des jésuites sont à part, au Port. Leur arrivée est mélangée aux { $jesuits_among } premiers événements, et les quatre reviennent dessus : elle survient à l’une des manches 1 à { $jesuits_latest }.
    .title = Avant leur arrivée
yedo_jesuits_arrive = Quand l’arrivée est révélée, les missions des jésuites se répartissent par couleur en pioches mélangées au Port. Dès lors, un disciple y a une nouvelle action, sauf sur l’emplacement du Bon Marin : piocher sans frais la première carte de l’une d’elles.
    .title = L’arrivée
yedo_jesuits_return = Une mission des jésuites qui quitte une main sans être accomplie ni échangée va sous sa pioche.
    .title = Rendues
yedo_jesuits_normal = Une mission des jésuites compte en tout comme une mission normale de sa couleur, mais ne se pioche que par l’action du Port.
    .title = Des missions comme les autres
yedo_sakoku_before = Si Sakoku vient d’abord, les missions des jésuites quittent la partie et Sakoku reste près de la pioche. L’arrivée, une fois piochée, est défaussée avec lui et un autre événement est aussitôt pioché.
    .title = Sakoku avant eux
yedo_sakoku_after = Si Sakoku vient après, toutes les missions des jésuites en cours quittent les mains et la partie avec leurs pioches, et l’action du Port prend fin. Celles qui sont accomplies restent et comptent comme missions normales.
    .title = Sakoku après eux
yedo_sakoku_cancelled = Sakoku annulé par « Nouveaux ordres » n’a pas eu lieu.
    .title = Sakoku annulé

## 10. Coopératif et solo : le shogun doit mourir

yedo_coop_setup_remove = On retire tout ce qui est marqué inadapté : cartes action, cartes bonus, missions, personnages, pouvoirs des clans. Pas d’événements, pas de jésuites.
    .title = Ce qu’on retire
yedo_coop_setup_daimyo = Le daimyo a une couleur inutilisée, un marqueur d’ordre et { $daimyo_all } disciples : { $daimyo } près du plateau coopératif et { $daimyo_reserve } en réserve, { $daimyo_master } et { $daimyo_master_reserve } dans la variante du maître. Il commence dernier, n’a pas de prestige et n’enchérit pas.
    .title = Le daimyo
yedo_coop_setup_as-one-more = Les geishas et les emplacements fermés, et eux seuls, se posent comme pour un joueur de plus. En solo : comme pour 2 joueurs, mais avec 1 emplacement fermé au Temple au lieu de 2. Les annexes suivent le nombre réel de joueurs, en solo comme pour 2 ; il y a 1 bénédiction par joueur.
    .title = Comme pour un de plus
yedo_coop_setup_missions = Chaque joueur prend { $start_missions } missions de toutes couleurs.
    .title = Premières missions en coopératif
yedo_coop_emperor_deck = Il y a 30 cartes empereur : 9 vertes, 9 jaunes, 12 rouges. En solo, on retire d’abord R26, R27, R29 et R30. Pour une partie plus douce, on les retire aussi à deux, et R22 et R24 en solo.
    .title = Les cartes empereur
yedo_coop_emperor_mood = La pioche de l’empereur compte 7 cartes, la première dessus ; v, j et r sont vert, jaune et rouge, pour 1 à 4 joueurs. Bienveillant : vvvvvjj, vvjjjjr, vjjjjrr, jjjjrrr. Exigeant : vvvjjjr, vjjjjrr, jjjjrrr, jjjrrrr. Insatiable : vvjjjrr, jjjrrrr, jrrrrrr, rrrrrrr.
    .title = L’humeur de l’empereur
yedo_coop_emperor_flow = La pioche est face cachée : la couleur de la prochaine carte est donc visible. La première devient la carte en cours à la fin de la mise en place et à chaque préparation suivante ; la précédente s’en va. Elle donne les prix, l’événement et la course de la manche.
    .title = Une carte par manche
yedo_coop_victory-pile = Deux cartes empereur jaunes, face cachée, sont sous une mission au hasard pour tuer le shogun, face visible. Une fois cette mission accomplie, on les retourne : leurs courses restent ouvertes jusqu’à la fin et comptent pour l’objectif ; leurs événements et prix sont ignorés.
    .title = La pile de victoire
yedo_coop_objectives = Il y a trois objectifs : prestige le plus bas, prestige le plus haut (pas en solo) et courses accomplies. Chacun se règle sur doux, normal ou difficile.
    .title = Objectifs
yedo_coop_rounds = La partie compte { $coop_rounds } manches ; à la septième, pas de patrouille.
    .title = Sept manches
yedo_coop_errand-boy = En solo, vous avez un disciple de plus, d’une autre couleur. Il se place et agit comme un autre, mais ne s’active pas pour des missions et n’y compte pas ; il compte pour les courses et peut les accomplir, et, activé sur une annexe, il peut accomplir des missions. Yashiki et Karesansui servent aux courses comme aux missions. Il est hors limite et hors plancher, n’est jamais envoyé à la guerre et suit la règle d’un seul sur les cases de repos.
    .title = Le garçon de courses
yedo_coop_errand = La carte empereur en cours porte une course. Elle s’accomplit comme une mission, une fois et par un joueur, en activant un disciple dans un quartier indiqué, avec ses propres biens sauf si elle dit « ensemble » ; alors les disciples, biens et mon de tous comptent. Elle paie ce joueur, ou comme la carte le dit, et compte pour l’objectif. Non accomplie à la fin de la manche, elle est perdue.
    .title = Courses
yedo_coop_prices = Le prix d’un atout est celui de la carte empereur, plus { $interference } tant que le daimyo est premier et que son interférence s’y trouve, plus, pour les annexes, les mon posés dessus.
    .title = Prix
yedo_coop_war = Un disciple envoyé à la guerre, au choix de son propriétaire, ne peut être placé durant cette manche et rentre à sa fin. Il n’est pas perdu. Personne n’envoie son dernier.
    .title = À la guerre
yedo_coop_assign = À son tour, tant qu’il a un disciple disponible, la première carte daimyo est révélée et un disciple va dans son quartier, sur l’emplacement libre et ouvert de plus petit numéro ; au Château, seulement sur une case de repos, un au plus. S’il n’y en a pas, ou si le quartier est fermé, il va au quartier suivant de l’anneau où il y a de la place. Les cartes révélées restent pour la phase de patrouille, puis sont défaussées ; une pioche vide est remélangée.
    .title = Le daimyo affecte
yedo_coop_patrol = D’abord le pas normal. Puis les icônes des cartes daimyo révélées, dans l’ordre de révélation, de gauche à droite ; chaque joueur peut jouer en tout 1 carte de mouvement, avant ou après ces icônes, pas entre elles. Puis chacun peut jouer 1 carte de protection ou Chantage ou, si une carte révélée l’indique, payer une bénédiction au Temple, pour préserver ses disciples de l’arrestation. Les autres sont arrêtés, ceux du daimyo jamais.
    .title = La patrouille en coopératif
yedo_coop_trade = Le commerce est le même, mais seulement à valeurs égales, chacune valant un : arme, geisha, { $trade_mon } mon, mission en cours, carte action, carte bonus, Chantage inutilisé. Autant qu’on veut, le même nombre des deux côtés ; les mon seulement par cinq, sans rendre la monnaie. Le daimyo n’y a pas de part.
    .title = Échanges égaux
yedo_coop_daimyo_actions = À son tour, un de ses disciples agit, le premier qui convient : Port, tous les mon de l’église vont à la banque ; Marché, l’arme la plus à droite est défaussée ; Quartier de la Lanterne rouge, la meilleure geisha est retirée ; Portes, un disciple de plus le rejoint depuis la réserve ; Château, sa case de repos est activée et, s’il était premier et le redevient, chaque joueur perd { $first_again } point de prestige, aussi quand l’activation d’un joueur en est la cause ; Taverne, { $annex_mon } mon est posé pour de bon sur les annexes ; Temple, rien. Ce qui est impossible n’a pas lieu ; le disciple revient à sa disposition. L’interférence le suit quand il devient premier et quand il cesse de l’être.
    .title = Le daimyo agit
yedo_coop_end = La partie finit après la manche { $coop_rounds }, même si le shogun est mort avant. Si sa mission n’est pas accomplie, elle est perdue. Sinon, on compte les cartes bonus, { $blackmail_points } par Chantage inutilisé et 1 par { $mon_per_point } mon, et, avec les modules, leurs points. Elle est gagnée si tous atteignent l’objectif le plus bas, quelqu’un le plus haut (pas en solo), et si les courses de tous suffisent.
    .title = Gagner ou perdre ensemble
yedo_coop_modules = On peut ajouter Spécialistes (le daimyo n’en utilise pas), Maison de thé et Pouvoirs des clans. Un personnage reste jusqu’à ce qu’il ait servi : le Forgeron et l’Acteur de kabuki deux fois, l’Usurier jusqu’à ce qu’il soit remboursé ; un nouveau, en se retournant, fait défausser l’actuel sans carte bonus.
    .title = Avec les modules
yedo_coop_buy = Au lieu d’enchères, dans l’ordre du tour, chacun achète un atout à son prix, avec sa récompense, ou prend { $coop_egress } mon. Chaque sorte d’atout s’achète au plus une fois par manche. Le daimyo n’y prend pas part.
    .title = Acheter
yedo_coop_event = Phase d’événement : le Marché, puis le moment des réponses, puis l’événement de la carte empereur dans l’ordre du tour, puis Maison de thé et Spécialistes. Il ne touche le daimyo que s’il le dit ; s’il nomme le premier joueur et que le daimyo est premier, c’est le premier des joueurs.
    .title = L’événement de l’empereur
yedo_coop_shogun = Dès la manche 1, tout joueur peut accomplir la mission du shogun de la pile de victoire comme une mission en main, avec ses propres biens. Elle ne compte dans la limite de personne, et sa récompense va à ce joueur.
    .title = Le shogun sur la table
yedo_coop_solo = En solo, vous êtes premier et le daimyo dernier. Vous prenez une faveur sur cinq et 4 missions ; il y a 1 bénédiction au Temple, 2 annexes de chaque type, des geishas 1, 2, 3, une rangée de 4 à la Maison de thé et le garçon de courses à la maison. Pas de phase de commerce ; chaque joueur, le plus et le moins, c’est vous.
    .title = Jouer seul
yedo_coop_advice = À titre de conseil : une première partie Exigeante avec objectifs normaux ; avec les Spécialistes, leurs missions ; avec la Maison de thé, la partie est un peu plus facile.
    .title = Conseils en coopératif
yedo_coop_record = Les résultats sont gardés pour comparaison : joueurs, humeur, objectifs, points.
    .title = Résultats
yedo_coop_hands = Vous pouvez tout vous dire et tout vous montrer ; la table propose des mains ouvertes, convenues à la mise en place.
    .title = Mains ouvertes

## 11. Fin de la partie compétitive

yedo_end_when = Une partie compétitive finit après { $rounds_short }, { $rounds_middle } ou { $rounds_long } manches, ou après la manche où meurt le shogun.
    .title = Quand la partie finit
yedo_end_score = Dans cet ordre : les personnages actifs inutilisés deviennent des cartes bonus ; ceux qu’on a engagés à la dernière manche comptent ; cartes bonus, { $limit_bonuses } au plus, toutes jugées sur le même état ; { $blackmail_points } par Chantage inutilisé ; le Généreux ; 1 point de prestige par { $mon_per_point } mon. Le plus de prestige gagne ; tuer le shogun n’est pas en soi une victoire.
    .title = Total final
yedo_end_tie = Une égalité est gagnée par le clan Fortuné. Sans lui : plus de mon, puis plus de missions accomplies, puis elle est partagée.
    .title = Égalités
