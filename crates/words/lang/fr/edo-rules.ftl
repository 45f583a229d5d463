### Les règles d’Edo, avec nos propres mots. Un message par règle ; le '.' de l’identifiant s’écrit '_'.
###
### Glossaire
###   official : fonctionnaire (chez le joueur ou sur l’échéancier) ; sur le plateau, la même pièce est un samouraï (pl. samouraïs)
###   map : plateau · home : chez vous · supply : réserve commune · hand : en main
###   authorization card : carte autorisation · special authorization card : carte autorisation spéciale
###   planning board : échéancier
###   actions : Riz, Argent, Bois, Pierre, Rizière, Recrutement, Voyage, Autorisation spéciale, Commerce, Construction
###   power point : point de pouvoir (PP) · ryo (invariable) · resource : ressource (bois, pierre, riz)
###   resource package : dotation
###   house : maison · trading post : comptoir commercial · fortress : forteresse · temple : temple
###   building site : site de construction (ou site) · strength : force · rank : rang · owner : propriétaire
###   income : revenu · profit tile : table de profit
###   city : ville · forestry : forêt · quarry : carrière · rice field : rizière
###   river space : case de fleuve · road space : case de route · border post : poste frontalier
###   resource space : case de ressources · road : route · covered : recouvert (par un cache)
###   merchant : marchand · merchant card : carte marchand · offer : offre
###   start player : premier joueur · turn order : ordre du tour · round : tour de jeu
###   demand : requête · privilege : privilège · privilege board : tableau de privilège
###   preview : pion à venir · black official : fonctionnaire noir
###   ronin (invariable) · location tile : tuile de lieu · free choice : choix multiple
###   relocate : déplacer · disperse : repousser · Ronin token : pion ronin · bystander : samouraï neutre

## But et déroulement

edo_aim = Vous menez un clan dans le pays autour d’Edo et voulez plus de points de pouvoir que tous les autres. Vous en marquez en construisant dans les villes et en commerçant avec le marchand ; les extensions ajoutent des temples, des requêtes du shogun et des ronin. La partie s’achève après le tour de jeu où quelqu’un atteint { $end_points }, ou quand il n’y a plus de cartes marchand. Votre argent et vos samouraïs sur le plateau rapportent alors quelques points de plus. Construisez à temps une maison à Edo : tous ceux qui n’en ont pas passent derrière tous ceux qui en ont une.
    .title = Le but du jeu
edo_round = Un tour de jeu compte 4 phases. 1. Planification : chacun choisit en secret 3 cartes et une action sur chacune, et y affecte des fonctionnaires. 2. Actions : les plans sont dévoilés. Dans l’ordre du tour, tous jouent leur première carte, puis tous la deuxième, puis la troisième ; avant chacune de vos cartes, vous pouvez déplacer des samouraïs. 3. Salaires et revenus : vous payez vos samouraïs en riz, sinon ils rentrent chez vous ; ensuite, les villes paient pour les maisons et les comptoirs commerciaux qui s’y trouvent. 4. Tour suivant : le joueur suivant devient premier joueur et une nouvelle carte marchand entre en jeu, sauf si la partie est finie. Avec Ronin, un ronin se déplace avant que vous planifiiez.
    .title = Un tour de jeu

## 1. Pièces

edo_pieces_player = Chaque joueur dispose de { $officials }, { $houses }, 1 comptoir commercial, 1 marqueur de score, 1 échéancier et des 3 cartes autorisation de départ.
    .title = Vos pièces
edo_pieces_common = Tous se partagent { $fortresses }, { $white_officials } à recruter, 12 cartes autorisation spéciales, 10 cartes marchand, 24 tables de profit, 1 marchand, 1 marqueur de premier joueur ainsi que le bois, la pierre, le riz et les ryo. Les ressources et les ryo sont illimités. Les forteresses, les fonctionnaires blancs, les cartes spéciales et les pions ronin peuvent en revanche s’épuiser.
    .title = La réserve commune
edo_pieces_fifth = Le cinquième joueur apporte { $officials }, { $houses }, 1 comptoir commercial, 1 marqueur de score, 1 résumé du jeu, 1 échéancier et 3 cartes autorisation. S’y ajoutent 15 ressources (5 de chaque type), 17 pièces de monnaie pour un total de 60 ryo et 3 pions qui valent chacun 5 ressources.
    .title = Pièces du cinquième joueur
edo_pieces_empty = Ce qui est épuisé dans la réserve commune ne peut être ni pris, ni construit, ni acheté.
    .title = Réserve épuisée
edo_modules_combine = Le cinquième joueur, Jiin, Tokken et Ronin s’emploient seuls ou mélangés comme il vous plaît, à tout nombre de joueurs qu’ils permettent. Pour tout ce qu’ils ne changent pas, les règles de base s’appliquent.
    .title = Combiner les extensions

## 2. Plateau

edo_map_spaces = Une case est une ville, une forêt (bois), une carrière (pierre), une rizière, une case de fleuve, une case de route ou un poste frontalier. Les routes relient les cases, et chaque pas suit une route jusqu’à une case voisine. Une case accueille autant de samouraïs que l’on veut, de toutes couleurs.
    .title = Cases et pas
edo_map_sides = Le plateau a deux côtés. À 2 ou 3 joueurs, on prend le petit ; à 4 ou 5, le grand.
    .title = Quel côté choisir
edo_map_small = Le petit côté montre Edo au centre et 3 villes extérieures. Il compte aussi 6 cases de ressources (2 de chaque type), 3 cases de fleuve près d’Edo, des cases de route et, au bord, des postes frontaliers.
    .title = Le petit côté
edo_map_large = Le grand côté montre Edo et 5 villes extérieures. Il compte aussi 9 cases de ressources (3 de chaque type), 3 cases de fleuve, au moins 4 postes frontaliers et des cases de route.
    .title = Le grand côté
edo_map_house-graph = Nos plateaux traitent toutes les villes extérieures de la même façon : elles sont à égale distance d’Edo, à 1 pas près, et chacune a au moins deux types de ressource à 2 pas ou moins. De tout poste frontalier, une case de ressources est à 1 pas. Les villes extérieures portent de vrais noms de l’époque, comme Kawagoe, Odawara ou Mito.
    .title = Un plateau équilibré
edo_map_sites = Les sites de construction d’une ville forment une rangée : un nouveau bâtiment va toujours sur le premier site libre et, à égalité pour le revenu, le site le plus proche du début l’emporte. Edo a { $sites_edo } sites, plus que toute autre ville ; chaque ville extérieure en a { $sites_outer }.
    .title = Les sites de construction
edo_map_words = Une route est toujours une ligne qui va d’une case à une autre. Les cases de route et de fleuve, elles, sont des lieux où l’on se tient, et elles ne produisent rien.
    .title = Routes et cases de route
edo_map_covered = Une case de ressources recouverte ne produit rien et n’accueille aucun ronin, mais les samouraïs peuvent s’y arrêter ou la traverser, et l’on peut y bâtir un temple. Une ville est recouverte si elle n’a pas de table de profit : elle ne rapporte rien et n’accueille ni maison de départ ni ronin, mais on y bâtit, on y commerce et on y passe comme ailleurs. Edo n’est jamais recouverte.
    .title = Cases recouvertes

## 3. Mise en place

edo_setup_cover_2p = À 2 joueurs, le hasard désigne une forêt, une carrière, une rizière et une ville extérieure, qui sont recouvertes.
    .title = Caches à 2 joueurs
edo_setup_cover_3p = À 3 joueurs, on ne recouvre rien.
    .title = Caches à 3 joueurs
edo_setup_cover_4p = À 4 joueurs, le hasard désigne une forêt, une carrière, une rizière et une ville extérieure, qui sont recouvertes.
    .title = Caches à 4 joueurs
edo_setup_cover_5p = À 5 joueurs, on prépare le même côté du plateau qu’à 4. Cette fois, pourtant, chaque ville reçoit une table de profit et toutes les cases de ressources restent découvertes.
    .title = Caches à 5 joueurs
edo_setup_profit = Chaque ville non recouverte, Edo comprise, reçoit une table de profit tirée au hasard.
    .title = Tables de profit
edo_setup_money = Vous commencez la partie avec { $start_ryo }.
    .title = Argent de départ
edo_setup_packages = Quel que soit le nombre de joueurs, cinq dotations sont proposées et vous en prenez une. À cinq, il n’en reste aucune. Chaque dotation contient du riz.
    .title = Dotations
edo_setup_start = Vous commencez avec 1 samouraï et 1 de vos { $houses_number } maisons dans une ville extérieure non recouverte ; la maison y occupe le premier site. Vos autres fonctionnaires ({ $officials_home }) sont chez vous. Chaque joueur part d’une ville différente. La maison de départ ne donne aucun point de pouvoir, mais elle rapporte un revenu.
    .title = Ville de départ
edo_setup_order = Les dotations se choisissent dans l’ordre du tour. Les villes de départ se choisissent en sens inverse, le dernier joueur d’abord.
    .title = Qui choisit d’abord
edo_setup_start-player = Le sort désigne qui sera premier joueur au premier tour de jeu.
    .title = Tirage du premier joueur
edo_setup_merchant = Placez le marchand à Edo. Posez une carte marchand face visible : c’est la carte en jeu. Retournez aussi la carte du dessus de la pile.
    .title = Marchand et cartes marchand
edo_setup_sequence = La partie se prépare dans cet ordre : côté du plateau ; caches ; tables de profit ; marchand, cartes marchand et étalage des cartes spéciales ; premier joueur ; Tokken ; samouraïs neutres (à 2 joueurs avec Ronin) ; ronin ; dotations ; villes de départ. Le tour de jeu 1 peut alors commencer.
    .title = Ordre de mise en place

## 4. Un tour de jeu, phase 1 : planification

edo_plan_three-cards = Tout le monde planifie en même temps, à l’abri des regards. Choisissez exactement 3 de vos cartes autorisation, une action sur chacune, et rangez-les de gauche à droite.
    .title = Planifier trois cartes
edo_plan_officials = Affectez ensuite des fonctionnaires présents chez vous aux 3 actions choisies : d’aucun jusqu’au maximum imprimé sur l’action. Chaque fonctionnaire affecté accomplit l’action une fois.
    .title = Affecter les fonctionnaires
edo_plan_empty-card = Vous pouvez planifier une carte sans fonctionnaire. Son action n’est pas accomplie, mais vous pouvez quand même déplacer samouraïs et marchand avant elle.
    .title = Carte sans fonctionnaire
edo_plan_reveal = Chacun scelle son plan dès qu’il est prêt. Quand le dernier est scellé, tous sont dévoilés en même temps.
    .title = Plans scellés
edo_plan_maximum = Une action n’admet pas plus de fonctionnaires que le maximum indiqué. Au total, vous ne pouvez pas en affecter plus que vous n’en avez chez vous.
    .title = Combien de fonctionnaires

## 4. Un tour de jeu, phase 2 : résolution des actions

edo_act_order = Le premier joueur résout sa première carte, puis les autres font de même dans le sens horaire. Quand chacun a résolu la première, tous passent de la même façon à la deuxième, puis à la troisième.
    .title = Carte après carte
edo_move_when = Avant chacune de vos cartes, vous pouvez déplacer autant de vos samouraïs que vous voulez, aussi loin que vous voulez, pour { $road_samurai } par route. La carte peut être sans fonctionnaire, et les samouraïs n’ont pas à prendre part à l’action.
    .title = Se déplacer avant d’agir
edo_move_merchant = Chaque fois que vous pouvez déplacer des samouraïs avant une carte, vous pouvez aussi déplacer le marchand pour { $road_merchant } par route. Votre action n’a pas à être Commerce.
    .title = Déplacer le marchand
edo_move_own-only = Vous ne commandez que vos propres samouraïs. Personne ne déplace jamais ceux d’un autre joueur.
    .title = Vos samouraïs seulement
edo_move_once = Avant une même carte, chacun de vos samouraïs ne peut être déplacé qu’une fois, et le marchand de même. Le déplacement peut finir sur n’importe quelle case et suit le trajet le moins cher.
    .title = Un déplacement chacun
edo_move_pay = Il vous faut assez de ryo pour le déplacement entier ; sinon, vous ne pouvez pas le faire.
    .title = Payer le déplacement
edo_act_rice = Chaque fonctionnaire sur Riz vous rapporte { $rice_per_official }. Aucun samouraï n’est nécessaire.
    .title = Riz
edo_act_money = Chaque fonctionnaire sur Argent vous rapporte { $ryo_per_official }. Aucun samouraï n’est nécessaire.
    .title = Argent
edo_act_produce = Sur Bois, Pierre ou Rizière, chaque fonctionnaire fait travailler un de vos samouraïs sur une case non recouverte du type voulu ; aucun samouraï ne travaille deux fois pour la même carte. Ce que produit chaque travailleur dépend des figurines présentes sur la case : { $yields } avec { $yields_with } d’entre elles, et 0 avec { $yields_end } ou plus. Toutes les figurines comptent, quel que soit leur propriétaire, ronin et samouraïs neutres compris.
    .title = Bois, Pierre, Rizière
edo_act_recruit = Pour chaque fonctionnaire sur Recrutement, vous pouvez payer { $recruit_cost } et prendre chez vous un fonctionnaire blanc. Il est à vous jusqu’à la fin de la partie, et vous pourrez planifier avec lui dès le tour de jeu suivant. Aucun samouraï n’est nécessaire.
    .title = Recrutement
edo_act_travel_post = Les fonctionnaires d’une carte Voyage agissent l’un après l’autre. L’une des possibilités : gagner un poste frontalier, où le fonctionnaire devient votre samouraï.
    .title = Voyage : poste frontalier
edo_act_travel_free = Plutôt que de gagner un poste frontalier, un fonctionnaire sur Voyage peut déplacer 1 ou 2 de vos samouraïs, chacun aussi loin que vous voulez et sans frais. Un samouraï posé à l’instant peut en faire partie.
    .title = Voyage : déplacements gratuits
edo_act_travel_no-merchant = Le marchand ne peut pas être déplacé par Voyage.
    .title = Voyage : pas le marchand
edo_act_trade = Pour commercer, il vous faut un de vos samouraïs sur la case du marchand, qui n’est pas forcément une ville ; un seul suffit à tous les fonctionnaires de la carte. Chaque fonctionnaire fait un échange de la carte marchand en jeu. Soit vous achetez la ressource indiquée, jusqu’au nombre et au prix unitaire que porte la carte ; soit vous remettez les biens indiqués contre { $trade_points }.
    .title = Commerce
edo_act_trade_post = Quand le marchand se trouve dans la ville de votre comptoir commercial, chaque fonctionnaire sur Commerce peut utiliser les deux offres de la carte, une fois chacune.
    .title = Commerce avec comptoir commercial
edo_act_build = Chaque fonctionnaire sur Construction élève un bâtiment. Le même samouraï suffit à tous ceux qui bâtissent dans la même ville.
    .title = Construction
edo_act_build_house = Une maison coûte { $house_cost }. Elle donne { $house_points }.
    .title = Maison
edo_act_build_post = Un comptoir commercial coûte { $post_cost }. Il donne { $post_points }. Vous n’en avez qu’un, une ville n’en contient jamais plus d’un, et Edo n’en accueille aucun.
    .title = Comptoir commercial
edo_act_build_fortress = Une forteresse coûte { $fortress_cost } et donne { $fortress_points }. On la prend parmi les { $fortresses_number } forteresses communes. Toute ville, Edo comprise, peut en contenir autant que l’on veut. Elle ne change rien au revenu.
    .title = Forteresse
edo_act_build_samurai = Vous ne pouvez bâtir dans une ville que si l’un de vos samouraïs s’y trouve.
    .title = Samouraï sur place
edo_act_build_site = Un nouveau bâtiment prend le premier site libre de sa ville. Quand il n’y en a plus, on n’y bâtit plus rien.
    .title = Premier site libre
edo_act_special = Pour chaque fonctionnaire sur Autorisation spéciale, vous pouvez acheter, à son prix, une des { $display } cartes spéciales de l’étalage. Vous pourrez la planifier dès le tour de jeu suivant. Une autre carte comble le vide.
    .title = Autorisation spéciale
edo_act_stays = À la fin du tour de jeu, les fonctionnaires de vos cartes rentrent chez vous. Ceux que vous avez envoyés sur un poste frontalier restent sur le plateau comme samouraïs.
    .title = Qui rentre
edo_act_card = Une carte se résout ainsi : d’abord les déplacements, puis ses fonctionnaires l’un après l’autre, chacun pouvant aussi ne rien faire. Vérifiez ensuite votre limite de ressources. Enfin, les fonctionnaires noirs de la carte quittent le jeu.
    .title = Étapes d’une carte
edo_act_own-turn = C’est votre tour dès que vous commencez à résoudre une de vos cartes et jusqu’à ce qu’elle soit terminée : aussi au milieu d’un déplacement ou de ce que fait un fonctionnaire, et quand vous rendez ce qui dépasse la limite de ressources. Il en va de même tant que vous décidez de vos salaires. Au début du tour de jeu et pendant la planification, ce n’est le tour de personne.
    .title = Votre tour
edo_act_pay = Payez d’abord le coût entier ; l’effet n’a lieu qu’ensuite.
    .title = Payer d’abord
edo_limit_resources = Une carte terminée, vous gardez au plus { $hand_limit } en main. Rendez le surplus en choisissant ce que vous gardez. Un privilège Ressource que vous n’avez pas encore utilisé ne compte pas.
    .title = Limite de ressources

## 4. Un tour de jeu, phase 3 : salaires et revenus

edo_wages_choose = Chacun décide dans l’ordre du tour. Payez { $wage_rice } pour chaque samouraï que vous maintenez sur le plateau ; les autres rentrent chez vous et redeviennent fonctionnaires.
    .title = Salaires
edo_income_rank = Une fois tous les salaires réglés, chaque ville qui a une table de profit et moins de 3 ronin paie ses propriétaires. Votre force y est de { $strength_house } par maison et de { $strength_post } pour votre comptoir commercial ; les forteresses n’ajoutent rien, et avec une force de 0 vous n’êtes pas propriétaire. Le rang dépend de la force ; en cas d’égalité passe devant le joueur dont la première maison ou le comptoir commercial occupe le site le plus proche du début de la rangée. La table indique ce que gagne chaque rang selon le nombre de propriétaires.
    .title = Revenus

## 4. Un tour de jeu, phase 4 : tour suivant ou fin

edo_next_start-player = Le joueur suivant dans le sens horaire devient premier joueur. La carte marchand du dessus de la pile devient la carte en jeu, et celle qui se trouvait dessous est retournée face visible.
    .title = Tour de jeu suivant
edo_end_trigger = La partie s’achève après un tour de jeu où quelqu’un a au moins { $end_points }, ou quand il n’y a plus de nouvelle carte marchand à mettre en jeu : au plus tard après le tour de jeu 10. Les pions ronin n’aident pas à atteindre les { $end_number }. Salaires et revenus ont encore lieu au dernier tour de jeu.
    .title = Fin de la partie
edo_end_score = À la fin, vous gagnez 1 point de pouvoir par tranche complète de { $ryo_per_point }, 1 par groupe de { $samurai_per_point } que vous avez encore sur le plateau après les salaires et 1 par pion ronin. Les ressources, les privilèges et les fonctionnaires restés chez vous ne rapportent rien.
    .title = Total final
edo_end_house-in-edo = Pour gagner, il faut une maison à Edo : tous ceux qui en ont une passent devant tous ceux qui n’en ont pas. Si personne n’en a, le meilleur score l’emporte.
    .title = Une maison à Edo
edo_end_tie = À score égal, on compare les ryo, puis les ressources : qui en a le plus passe devant. Si l’égalité demeure, l’avantage va à qui joue le plus tard, en comptant depuis le premier joueur du dernier tour de jeu.
    .title = Égalités

## 6. Jiin : temples bouddhistes

edo_jiin_supply = Vous recevez { $temples } de votre couleur.
    .title = Vos temples
edo_jiin_build = Un fonctionnaire sur Construction peut élever un temple à la campagne plutôt qu’un bâtiment en ville.
    .title = Bâtir un temple
edo_jiin_where = Un temple occupe une forêt, une rizière, une carrière, une case de fleuve ou une case de route. On n’en trouve ni en ville ni sur un poste frontalier.
    .title = Où bâtir un temple
edo_jiin_cost = Pour un temple, vous payez { $temple_cost }.
    .title = Prix d’un temple
edo_jiin_one-per-space = Une case qui a déjà un temple, peu importe à qui, n’en accueille pas d’autre.
    .title = Un temple par case
edo_jiin_samurai = Vous ne pouvez bâtir un temple que là où se tient un de vos samouraïs.
    .title = Samouraï près du temple
edo_jiin_point = Un temple que vous bâtissez vous donne tout de suite { $temple_points }.
    .title = Points pour un temple
edo_jiin_free-roads = Les routes qui touchent une case où se trouve votre temple ne vous coûtent rien, que vous déplaciez vos samouraïs ou le marchand, commun à tous. Vous ne payez que les autres routes du trajet. Un nouveau temple sert dès votre déplacement suivant.
    .title = Routes gratuites
edo_jiin_covered = Vous pouvez aussi bâtir un temple sur une case de ressources recouverte.
    .title = Temple sur case recouverte
edo_jiin_apart = Un temple n’occupe aucun site de construction et ne donne de force dans aucune ville. Les ronin ne vous empêchent pas de le bâtir, et il ne les gêne pas.
    .title = Les temples à part

## 7. Tokken : privilèges

edo_tokken_setup = Avant le choix des dotations, les 15 requêtes et les 12 privilèges sont mélangés en deux piles face cachée. Révélez 3 requêtes et 3 privilèges et posez-les sur le tableau de privilège dans le sens des flèches. Retournez ensuite le premier pion de chaque pile : ce sont les pions à venir.
    .title = Préparer Tokken
edo_tokken_meet = En phase 2, un fonctionnaire peut satisfaire une requête du shogun au lieu d’accomplir l’action une fois. Plusieurs fonctionnaires d’une même carte peuvent en satisfaire une chacun. Seules valent les 3 requêtes du tableau, pas celle à venir.
    .title = Satisfaire une requête
edo_tokken_reward = Une requête satisfaite vous donne aussitôt { $demand_points } et le privilège qui se trouve dessous. La requête quitte le jeu.
    .title = Point et privilège
edo_tokken_slide = Le tableau se resserre dès qu’une requête est satisfaite. Les requêtes à gauche du vide avancent d’une colonne vers la droite et la requête à venir occupe la colonne 1 ; les privilèges à droite du vide avancent d’une colonne vers la gauche et le privilège à venir occupe la colonne 3. On révèle de nouveaux pions à venir. Votre fonctionnaire suivant trouve déjà les nouvelles paires.
    .title = Resserrer le tableau
edo_tokken_exhausted = Quand il n’y a plus de privilège pour compléter le tableau, des vides restent à partir de la colonne 3 ; une requête sans privilège dessous ne donne que { $demand_points }. Quand il n’y a plus de requête, des vides restent à partir de la colonne 1.
    .title = Piles épuisées
edo_tokken_local = Seul un fonctionnaire sur Commerce peut satisfaire une requête de produits de luxe locaux, avec un de vos samouraïs sur la case du marchand. Cela remplace tout l’échange de ce fonctionnaire. Ni votre comptoir commercial ni le privilège Commerce n’y ajoutent rien.
    .title = Produits de luxe locaux
edo_tokken_foreign = Seul un fonctionnaire sur Voyage peut satisfaire une requête de produits de luxe étrangers ; il ne va alors pas sur un poste frontalier et ne déplace aucun samouraï. Il ne vous faut aucun samouraï, et le fonctionnaire rentre chez vous.
    .title = Produits de luxe étrangers
edo_tokken_palace = Seul un fonctionnaire sur Construction peut satisfaire une requête d’extension du palais, et seulement à Edo, où doit se tenir un de vos samouraïs. Cela remplace la construction d’une maison ou d’une forteresse. Aucun site n’est nécessaire.
    .title = Extension du palais
edo_tokken_cost = Chaque requête montre ce qu’il faut payer ; la porcelaine, par exemple, relève de Commerce et coûte 10 ryo et 1 pierre. Il y a 5 requêtes de chaque sorte.
    .title = Prix d’une requête
edo_tokken_keep = Vos privilèges sont face visible devant vous. Vous pouvez utiliser chacun d’eux une seule fois, dès que vous le recevez ; il quitte ensuite le jeu. Vous pouvez en avoir autant que vous voulez, et ceux qui n’ont pas servi ne valent rien à la fin.
    .title = Garder ses privilèges
edo_tokken_mix = Les 12 privilèges sont : { $site_tokens } Site de construction privilégié, { $support_tokens } Soutien, { $trading_tokens } Commerce, { $income_tokens } Revenu d’une ville, { $resource_tokens } Ressource (bois ou pierre, pierre ou riz, riz ou bois) et { $production_tokens } Production de ressources (bois, pierre, riz).
    .title = Les douze privilèges
edo_tokken_a-site = Bâtissez une maison, à son prix normal, sur le premier site de n’importe quelle ville, Edo comprise ; tous les bâtiments déjà présents, quels qu’ils soient, reculent d’un site. Vous devez pouvoir bâtir dans cette ville : il y faut un site libre et moins de 2 ronin. Ce privilège n’est proposé que là où le premier site est occupé.
    .title = Site de construction privilégié
edo_tokken_b-support = Pendant la planification, prenez un fonctionnaire noir ; vous devez l’affecter comme l’un des vôtres, sans dépasser le maximum de l’action. Les autres l’apprennent quand les plans sont dévoilés. Il ne peut pas aller sur un poste frontalier. Sa carte résolue, il quitte le jeu, même s’il n’a rien pu faire.
    .title = Soutien
edo_tokken_c-trading = Pour l’échange d’un fonctionnaire, utilisez l’une des deux offres de la carte visible sur la pile. Dans la ville de votre comptoir commercial, utilisez deux offres différentes de votre choix parmi les quatre des deux cartes. Quand la pile est vide, ce privilège ne peut pas servir.
    .title = Commerce
edo_tokken_d-income = À tout moment de votre tour, touchez ce que gagne à cet instant votre rang dans la ville de votre choix. Une ville où se trouvent 3 ronin ne peut pas être choisie.
    .title = Revenu d’une ville
edo_tokken_e-resource = À tout moment de votre tour, choisissez l’une des deux ressources du pion et prenez-en 1.
    .title = Ressource
edo_tokken_f-production = S’utilise avec l’action correspondante (pour le riz : Rizière). Un de vos samouraïs au travail sur une case non recouverte produit autant que s’il y était seul ; vos autres samouraïs, ceux des rivaux, les ronin et les neutres n’y changent rien. Vos autres travailleurs comptent tout le monde comme d’habitude.
    .title = Production de ressources
edo_tokken_pieces = Tokken ajoute 15 requêtes, 12 privilèges, le tableau de privilège et { $black_officials }.
    .title = Pièces de Tokken
edo_tokken_board = Le tableau a 3 colonnes, avec la pile de requêtes à gauche de la colonne 1 et celle de privilèges à droite de la colonne 3. À la mise en place, dans l’ordre où on les révèle, les requêtes vont dans les colonnes 3, 2 et 1, les privilèges dans les colonnes 1, 2 et 3.
    .title = Le tableau de privilège

## 8. Ronin

edo_ronin_setup = Avant le choix des dotations, le hasard place les 3 ronin : un sur une forêt, un sur une carrière et un sur une rizière, toutes non recouvertes. Le sac contient 7 tuiles de lieu : 1 rizière, 1 forêt, 1 carrière, 1 ville et 3 à choix multiple.
    .title = Préparer Ronin
edo_ronin_round-start = Chaque tour de jeu, y compris le premier, s’ouvre par le déplacement d’un ronin, avant toute planification. Le premier joueur choisit d’abord un ronin ; ensuite seulement, il tire une tuile de lieu et le déplace.
    .title = Un ronin se déplace
edo_ronin_select_any = Si les 3 ronin partagent une case, ou s’il n’y en a pas deux ensemble, on peut choisir n’importe lequel.
    .title = N’importe quel ronin
edo_ronin_select_single = Si exactement 2 ronin partagent une case, il faut choisir celui qui est seul.
    .title = Le ronin isolé
edo_ronin_tile = La tuile tirée indique vers quel type de case va le ronin. Avec une tuile à choix multiple, vous nommez l’un des quatre types, pourvu qu’il offre une case où il puisse aller. La tuile retourne ensuite dans le sac.
    .title = La tuile de lieu
edo_ronin_not-edo = Edo est interdite aux ronin.
    .title = Pas à Edo
edo_ronin_must-leave = Un ronin ne peut pas rester où il est ; il va toujours sur une autre case.
    .title = Il doit partir
edo_ronin_must-join = Si un ou deux autres ronin se tiennent déjà sur une case du type tiré, il doit les rejoindre, sauf si c’est la case qu’il quitte. Au début d’un tour de jeu, cette exception ne se présente que si tous trois étaient ensemble ; quand on les repousse, elle vaut aussi tant qu’un autre y attend encore. Si deux cases de ce type portent chacune un autre ronin, vous choisissez où il va.
    .title = Les ronin se rassemblent
edo_ronin_not-covered = Les cases recouvertes sont interdites aux ronin.
    .title = Pas de case recouverte
edo_ronin_player-chooses = Si plus d’une case convient, la personne qui a tiré la tuile en choisit une.
    .title = Qui tire choisit
edo_ronin_no-space = Si aucune case ne convient à la tuile tirée, on la met de côté et on en tire une autre. À la fin, toutes retournent dans le sac.
    .title = Nulle part où aller
edo_ronin_counts = Sur une case de ressources, chaque ronin compte comme un samouraï : ceux qui y travaillent produisent donc moins.
    .title = Ronin et ressources
edo_ronin_city1 = Un ronin seul dans une ville n’y change rien.
    .title = Un ronin : sans effet
edo_ronin_city2 = Tant que 2 ronin sont dans une ville, personne ne peut y bâtir.
    .title = Deux ronin : aucune construction
edo_ronin_city3 = Tant que 3 ronin sont dans une ville, personne ne peut y bâtir et elle ne rapporte rien, même par le privilège Revenu d’une ville.
    .title = Trois ronin : aucun revenu
edo_ronin_disperse = Un fonctionnaire sur Voyage, même noir, peut repousser les ronin d’une case au lieu d’aller sur un poste frontalier ou de déplacer des samouraïs. Un seul fonctionnaire par carte Voyage peut le faire ; les autres font autre chose, parmi ce que permet Voyage.
    .title = Repousser les ronin
edo_ronin_disperse_pay = Vous désignez d’abord la case. Vous pouvez alors y amener un de vos samouraïs au prix habituel, en plus des déplacements faits avant la carte.
    .title = Repousser : déplacement payant
edo_ronin_disperse_free2 = Après quoi, jusqu’à 2 de vos samouraïs peuvent gagner gratuitement cette case, d’où qu’ils viennent. Ceux des vôtres qui s’y trouvaient déjà comptent aussi.
    .title = Repousser : deux déplacements gratuits
edo_ronin_disperse_outnumber = Si vos samouraïs y sont alors plus nombreux que les ronin, ceux-ci sont tous repoussés ; les samouraïs rivaux et neutres ne comptent pas. Un ronin après l’autre, vous tirez une tuile de lieu et le déplacez selon les règles habituelles. Aucun ne peut rester sur la case libérée ni y revenir à cette occasion.
    .title = Repousser : être plus nombreux
edo_ronin_disperse_tiles = Les tuiles tirées pour des ronin repoussés restent hors du sac jusqu’à ce que le dernier d’entre eux ait été déplacé. Alors seulement, toutes y retournent.
    .title = Repousser : les tuiles
edo_ronin_disperse_tokens = Pour 1, 2 ou 3 ronin repoussés, vous recevez { $dispersal_tokens } pions ronin. Il y en a { $ronin_tokens } en tout ; s’il n’en reste pas assez, vous prenez ce qu’il y a.
    .title = Repousser : les pions ronin
edo_ronin_token-score = Chaque pion ronin en votre possession ajoute 1 point de pouvoir au total final.
    .title = Valeur des pions ronin
edo_ronin_2p = À 2 joueurs avec Ronin, on ne recouvre aucune case de ressources ; la ville, si. À la place, avant de poser les ronin, on met un samouraï neutre, de n’importe quelle couleur inutilisée, sur chacune des 6 cases de ressources. Il y reste toute la partie et compte comme une figurine : la production baisse donc de 1. Les neutres ne sont à personne : on ne les déplace pas, on ne les paie pas, ils ne comptent ni au score ni pour repousser des ronin, et le privilège Production de ressources les ignore.
    .title = Neutres à 2 joueurs
edo_ronin_disperse_anywhere = Vous pouvez repousser les ronin d’une case de ressources comme d’une ville.
    .title = Repousser : où
edo_ronin_disperse_sure = Vous ne pouvez repousser des ronin que là où vos samouraïs peuvent être plus nombreux qu’eux, une fois faits le déplacement payant et les déplacements gratuits.
    .title = Repousser : à coup sûr
