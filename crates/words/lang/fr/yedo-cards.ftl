### Les cartes de Yedo et ce qu’elles nomment, avec nos propres mots. Chaque carte se cherche par l’identifiant de sa ligne.
### Les effets sont dans `.line` ; les lignes des cartes bonus comptent des points de prestige.
###
### Glossaire
###   disciple · mon (invariable) · prestige point : point de prestige · annex : annexe · blessing : bénédiction
###   errand : course · Blackmail : Chantage · patrol : patrouille · location : emplacement · district : quartier · round : manche
###   egress : retrait · foresight : prévoyance · deck : pioche · Daimyo : daimyo · ronin (invariable)
###   Gates : Portes · Tavern : Taverne · Red Light : Quartier de la Lanterne rouge

## Quartiers

yedo-district-castle = Château
    .at = au Château
    .to = au Château
    .from = du Château
    .short = Château
yedo-district-gates = Portes
    .at = aux Portes
    .to = aux Portes
    .from = des Portes
    .short = Portes
yedo-district-tavern = Taverne
    .at = à la Taverne
    .to = à la Taverne
    .from = de la Taverne
    .short = Taverne
yedo-district-harbor = Port
    .at = au Port
    .to = au Port
    .from = du Port
    .short = Port
yedo-district-red-light = Quartier de la Lanterne rouge
    .at = au Quartier de la Lanterne rouge
    .to = au Quartier de la Lanterne rouge
    .from = du Quartier de la Lanterne rouge
    .short = Lanterne rouge
yedo-district-market = Marché
    .at = au Marché
    .to = au Marché
    .from = du Marché
    .short = Marché
yedo-district-temple = Temple
    .at = au Temple
    .to = au Temple
    .from = du Temple
    .short = Temple

## Ce que l’on fait dans les quartiers

yedo-deed-rest = Repos
yedo-deed-draw-mission = Piocher une mission
yedo-deed-audience = Audience privée
yedo-deed-recruit = Recruter
yedo-deed-favour = Céder du prestige contre des mon
yedo-deed-foresee-actions = Prévoyance : cartes action
yedo-deed-carpenter = Aller chez le charpentier
yedo-deed-foresee-weapons = Prévoyance : armes
yedo-deed-goods = Produits de luxe
yedo-deed-church = Argent de l’église
yedo-deed-jesuits = Piocher une mission des jésuites
yedo-deed-geisha = Engager une geisha
yedo-deed-buy-action = Acheter une carte action
yedo-deed-buy-weapon = Acheter une arme
yedo-deed-buy-bonus = Acheter une carte bonus
yedo-deed-foresee-bonuses = Prévoyance : cartes bonus
yedo-deed-blessing = Recevoir une bénédiction
yedo-deed-foresee-missions = Prévoyance : missions
yedo-deed-donation = Offrande

## Armes

yedo-weapon-katana = Katana
    .about = sabre long
yedo-weapon-yumi = Yumi
    .about = arc
yedo-weapon-shuriken = Shuriken
    .about = étoiles de jet
yedo-weapon-shuko = Shuko
    .about = griffes d’escalade
yedo-weapon-nawa = Nawa
    .about = corde
yedo-weapon-metsubushi = Metsubushi
    .about = fumée aveuglante
yedo-weapon-doku = Doku
    .about = poison
yedo-weapon-fukiya = Fukiya
    .about = sarbacane

## Annexes

yedo-annex-kobudo-ryu = Kobudo-Ryu
    .about = école d’armes
yedo-annex-yashiki = Yashiki
    .about = demeure
yedo-annex-karesansui = Karesansui
    .about = jardin sacré
yedo-annex-chashitsu = Chashitsu
    .about = pavillon de thé

## Spécialistes

yedo-specialist-samurai = Samouraï
    .line = Chaque mission accomplie avec le Samouraï rapporte 1 point de prestige de plus.
yedo-specialist-onna-bugeisha = Onna-bugeisha
    .line = Après une mission accomplie avec elle, vous pouvez changer des mon de la récompense en points de prestige, 5 contre 1.
yedo-specialist-messenger = Messager
    .line = Après une mission accomplie avec le Messager, piochez la première carte d’une pioche de missions.
yedo-specialist-ninja = Ninja
    .line = N’est jamais arrêté.
yedo-specialist-armourer = Armurier
    .line = Vous pouvez garder 5 armes.
yedo-specialist-monk = Moine
    .line = Compte comme une bénédiction pour les missions et les courses ; avec lui, une prévoyance en montre une de plus.

## Couleurs des missions

yedo-colour-green = verte
yedo-colour-yellow = jaune
yedo-colour-red = rouge
yedo-colour-black = noire

## Types de missions

yedo-set-basic = Missions de base
yedo-set-shogun = Tuer le shogun
yedo-set-espionage = Espionnage
yedo-set-theft = Vol
yedo-set-assassination = Assassinat
yedo-set-war = Guerre
yedo-set-kidnapping = Enlèvement
yedo-set-interaction = Forte interaction
yedo-set-specialist = Spécialistes
yedo-set-jesuit = Jésuites

## Types de cartes action

yedo-action-kind-neighbours = Voisins
yedo-action-kind-streets = Rues
yedo-action-kind-lanterns = Lanternes
yedo-action-kind-whispers = Murmures
yedo-action-kind-merchants = Marchands
yedo-action-kind-knives = Couteaux

## Types d’événements

yedo-event-kind-closed-districts = Quartiers fermés
yedo-event-kind-closed-locations = Emplacements fermés
yedo-event-kind-disasters = Catastrophes
yedo-event-kind-decrees = Décrets
yedo-event-kind-festivals = Fêtes
yedo-event-kind-intrigue = Intrigues
yedo-event-kind-watch = La patrouille
yedo-event-kind-jesuits = Les jésuites

## Quand une carte peut être jouée

yedo-moment-bid = avant les enchères
yedo-moment-event = quand un événement est révélé
yedo-moment-assign = à votre tour, avant d’affecter un disciple
yedo-moment-step = avant que la patrouille n’avance
yedo-moment-stop = quand la patrouille a avancé
yedo-moment-arrest = avant les arrestations
yedo-moment-act = à votre tour, avant d’activer un disciple
yedo-moment-mission = en accomplissant une mission
yedo-moment-reply = en réponse à une carte action
yedo-moment-any = à toute phase
yedo-moment-round = pendant toute la manche

## Ce qui est mis aux enchères

yedo-asset-action = Carte action
yedo-asset-bonus = Carte bonus
yedo-asset-weapon = Arme
yedo-asset-annex = Annexe
yedo-asset-geisha = Geisha
yedo-asset-disciple = Disciple
yedo-asset-mission = Mission
yedo-group-white = Blanc : carte action, carte bonus ou arme
yedo-group-black = Noir : annexe ou geisha
yedo-group-red = Rouge : disciple ou mission

## Humeur de l’empereur

yedo-mood-gentle = Bienveillant
yedo-mood-demanding = Exigeant
yedo-mood-insatiable = Insatiable
yedo-level-gentle = Doux
yedo-level-normal = Normal
yedo-level-hard = Difficile

## Faveurs du shogun

yedo-favor-action = Action
    .line = La première carte action et 3 mon.
yedo-favor-bonus = Bonus
    .line = La première carte bonus et 3 mon.
yedo-favor-weapon = Arme
    .line = Une arme du sac et 3 mon.
yedo-favor-mon = Mon
    .line = 7 mon.
yedo-favor-blessing = Bénédiction
    .line = Une bénédiction du Temple.
yedo-blackmail = Chantage
    .line = Avant les arrestations : aucun de vos disciples là où la patrouille s’est arrêtée n’est arrêté. Inutilisée, elle vaut 2 points de prestige à la fin.

## Pouvoirs des clans

yedo-clan-wealthy = Le Fortuné
    .line = Vous commencez avec plus de mon : 10, 14 ou 18 pour 6, 8 ou 11 manches, 8 en jeu coopératif. Vous gagnez toutes les égalités et pouvez, aux enchères, égaler la dernière offre.
yedo-clan-generous = Le Généreux
    .line = Les annexes des autres joueurs comptent comme les vôtres pour les missions et les courses. À la fin, 2 points de prestige par annexe à vous.
yedo-clan-tenacious = Le Tenace
    .line = Tout ce qui coûte des mon sur le plateau principal, et tout paiement d’une mission, vous coûte 1 de moins. Vous ne payez rien au Capitaine du port.
yedo-clan-hypocrite = L’Hypocrite
    .line = Vous commencez avec le Ninja pour troisième disciple ; sans spécialistes, avec un disciple ordinaire et 3 mon.
yedo-clan-wise = Le Sage
    .line = Chaque fois que vous piochez des cartes, piochez-en 2 de plus, puis remettez-en 2 de ce type, nouvelles ou de votre main, chacune sous sa pioche.
yedo-clan-sailor = Le Bon Marin
    .line = Vous avez un emplacement à vous au Port : 4, 9 ou 14 mon contre 1, 3 ou 6 points de prestige, missions ou embauche, même si le Port est fermé. Avec l’argent de l’église, vous prenez 2 mon de plus.

## Cartes action : Voisins

yedo-action-A01 = Bons voisins
    .line = Vous gagnez 5 mon, chacun des autres joueurs 2.
yedo-action-A02 = { yedo-action-A01 }
    .line = { yedo-action-A01.line }
yedo-action-A03 = Du riz pour le quartier
    .line = Chaque joueur gagne 2 mon, et vous 1 point de prestige en plus.
yedo-action-A04 = Bavardages au bain
    .line = Piochez 3 cartes bonus et gardez-en 1. Le joueur qui a le moins de prestige gagne 2 mon.
yedo-action-A05 = Outils prêtés
    .line = Une annexe d’un autre joueur compte comme la vôtre pour cette mission ; la banque verse 3 mon à son propriétaire.
yedo-action-A06 = Sous les cerisiers en fleur
    .line = Seulement si vous avez une geisha : vous gagnez 2 points de prestige, chaque autre joueur qui en a une, 1.
yedo-action-A07 = Course au Temple
    .line = Prenez une bénédiction au Temple. Si vous ne le pouvez pas, gagnez 3 mon.
yedo-action-A08 = La tournée du colporteur
    .line = Durant cette manche, vous pouvez commercer avec tous les joueurs, où que soient les disciples. Gagnez 2 mon.

## Cartes action : Rues

yedo-action-B01 = Cœur de dragon
    .line = Ce disciple peut aller dans un quartier fermé, sur un emplacement fermé pour un temps ou sur un emplacement déjà occupé par un autre.
yedo-action-B02 = Ruelle
    .line = Déplacez un de vos disciples du plateau vers un emplacement libre d’un quartier voisin.
yedo-action-B03 = Pied léger
    .line = Activez deux disciples à ce tour, l’un après l’autre.
yedo-action-B04 = Double journée
    .line = Cette activation effectue deux actions différentes de son quartier.
yedo-action-B05 = Un pied dans la porte
    .line = Cette activation effectue une action d’un quartier voisin au lieu d’une du sien.
yedo-action-B06 = Lève-tôt
    .line = Affectez deux disciples à ce tour.
yedo-action-B07 = Sabre à louer
    .line = Payez 3 mon : un ronin vous rejoint pour cette manche ; il est affecté maintenant, avant votre propre disciple.
yedo-action-B08 = Patience
    .line = N’affectez aucun disciple à ce tour ; vous continuez au suivant. Gagnez 2 mon.

## Cartes action : Lanternes

yedo-action-C01 = Lanterne tournée
    .line = La patrouille change de couleur.
yedo-action-C02 = { yedo-action-C01 }
    .line = { yedo-action-C01.line }
yedo-action-C03 = Pas pressés
    .line = La patrouille avance de 1 pas de plus.
yedo-action-C04 = { yedo-action-C03 }
    .line = { yedo-action-C03.line }
yedo-action-C05 = La longue ronde
    .line = La patrouille avance de 2 pas de plus.
yedo-action-C06 = Une coupe de saké
    .line = La patrouille ne fait pas son pas normal ; des cartes peuvent encore la déplacer, et elle arrête là où elle finit. En coopératif : on ignore plutôt les icônes d’une carte daimyo.
yedo-action-C07 = Refuge
    .line = Aucun de vos disciples dans ce quartier n’est arrêté.
yedo-action-C08 = Faux papiers
    .line = Un de vos disciples de ce quartier n’est pas arrêté et peut aller sur un emplacement libre d’un quartier voisin.

## Cartes action : Murmures

yedo-action-D01 = Les murs ont des oreilles
    .line = Annulez la carte action qui vient d’être jouée.
yedo-action-D02 = { yedo-action-D01 }
    .line = { yedo-action-D01.line }
yedo-action-D03 = Nouveaux ordres
    .line = Annulez l’événement et révélez-en un autre, ou gagnez 1 point de prestige. En coopératif : ignorez l’événement de l’empereur et gagnez 1 point de prestige.
yedo-action-D04 = { yedo-action-D03 }
    .line = { yedo-action-D03.line }
yedo-action-D05 = Une lettre recopiée
    .line = Regardez les 4 premières cartes d’une pioche de missions, gardez-en 1 et reposez les autres dessus dans l’ordre de votre choix.
yedo-action-D06 = L’oreille indiscrète
    .line = Regardez les missions en cours d’un joueur. Gagnez 2 mon et, si l’une d’elles est noire, 1 point de prestige.
yedo-action-D07 = Rumeurs de la rue
    .line = Regardez les 2 premiers événements et reposez-les dans l’ordre de votre choix, ou glissez l’un d’eux sous la pioche. Gagnez 2 mon. En coopératif : regardez la prochaine carte empereur et laissez-la en place ; gagnez 2 mon.
yedo-action-D08 = Rapport scellé
    .line = Cette mission rapporte en plus 2 mon et la première carte d’une pioche de missions.

## Cartes action : Marchands

yedo-action-E01 = Pas d’enchères
    .line = Pas d’enchères durant cette manche : dans l’ordre du tour, chacun peut acheter un atout à sa mise minimale. En coopératif : ni les prix de l’empereur ni l’interférence ne comptent, et plusieurs peuvent acheter la même sorte.
yedo-action-E02 = Le courtier en riz
    .line = En vous retirant des enchères (en coopératif : au lieu d’acheter), vous gagnez 6 mon au lieu de 3.
yedo-action-E03 = Associé discret
    .line = Avec une offre ou un achat : s’il aboutit, la banque en paie 3 mon ; sinon la carte revient dans votre main.
yedo-action-E04 = La seconde bourse
    .line = Une fois les enchères finies, vous pouvez acheter un atout de plus, que personne n’a pris durant cette manche, à sa mise minimale (en coopératif : à son prix).
yedo-action-E05 = Jour de marché
    .line = Défaussez les armes du Marché et regarnissez-le. Votre prochaine arme du Marché durant cette manche coûte 2 mon de moins.
yedo-action-E06 = Balance honnête
    .line = Échangez une de vos armes contre une du Marché ou de la défausse d’armes.
yedo-action-E07 = Le prêteur sur gages
    .line = Rendez une arme contre 7 mon ou une geisha contre 9 mon.
yedo-action-E08 = Curiosités hollandaises
    .line = Payez 4 mon : gagnez 2 points de prestige.

## Cartes action : Couteaux

yedo-action-F01 = Embuscade
    .line = Un disciple adverse dans le même quartier qu’un des vôtres rentre sans avoir agi ; son propriétaire gagne 2 mon.
yedo-action-F02 = Un meilleur protecteur
    .line = Prenez une geisha à un joueur qui en a plus que vous ; il gagne 5 mon.
yedo-action-F03 = Coupe-bourse
    .line = Prenez 4 mon à un joueur qui a un disciple dans le même quartier qu’un des vôtres.
yedo-action-F04 = Lame empruntée
    .line = Prenez une arme à un joueur qui en a plus que vous ; il gagne 4 mon.
yedo-action-F05 = Étincelles sur le toit
    .line = Durant cette manche, personne ne peut être affecté à une annexe d’un rival ; son propriétaire gagne 2 mon.
yedo-action-F06 = Enrôlement forcé
    .line = Payez 3 mon : un rival qui a plus de disciples que vous en perd un de son choix, mais jamais l’un des 2 derniers.
yedo-action-F07 = Saké empoisonné
    .line = Un rival ne prend pas part aux enchères de cette manche et gagne 4 mon.
yedo-action-F08 = Une lame dans la manche
    .line = Une arme qui vous manque compte comme la vôtre pour cette mission.

## Événements : quartiers fermés

yedo-event-CD1 = Cortège à la grande porte
    .line = Les Portes sont fermées jusqu’à la prochaine phase d’événement.
yedo-event-CD2 = Inspecteurs aux auberges
    .line = La Taverne est fermée jusqu’à la prochaine phase d’événement.
yedo-event-CD3 = Tempête sur Shiba
    .line = Le Port est fermé jusqu’à la prochaine phase d’événement.
yedo-event-CD4 = Le quartier en deuil
    .line = Le Quartier de la Lanterne rouge est fermé jusqu’à la prochaine phase d’événement.
yedo-event-CD5 = Fumée à Kyōbashi
    .line = Le Marché est fermé jusqu’à la prochaine phase d’événement.
yedo-event-CD6 = Semaine d’ordination
    .line = Le Temple est fermé jusqu’à la prochaine phase d’événement.

## Événements : emplacements fermés

yedo-event-CL1 = Travaux sur la route
    .line = Fermés jusqu’à la prochaine phase d’événement : 1 emplacement aux Portes, 1 au Marché et 1 au Temple.
yedo-event-CL2 = Quai envasé
    .line = Fermés jusqu’à la prochaine phase d’événement : 2 emplacements du Port.
yedo-event-CL3 = Fièvre dans les auberges
    .line = Fermés jusqu’à la prochaine phase d’événement : 1 emplacement à la Taverne, 1 au Quartier de la Lanterne rouge et 1 au Port.
yedo-event-CL4 = Manœuvres de la patrouille
    .line = Fermés jusqu’à la prochaine phase d’événement : 1 emplacement du Château, hors repos, et 2 des Portes.
yedo-event-CL5 = La tournée des lutteurs
    .line = Fermés jusqu’à la prochaine phase d’événement : 2 emplacements du Marché et 1 de la Taverne.
yedo-event-CL6 = Semaine du souvenir
    .line = Fermés jusqu’à la prochaine phase d’événement : 2 emplacements du Temple et 1 du Quartier de la Lanterne rouge.

## Événements : catastrophes

yedo-event-DS1 = L’incendie de Meireki
    .line = Chaque joueur rend 1 annexe ou, à la place, 2 points de prestige ; qui n’a pas d’annexe perd 4 mon. Avec une bénédiction : il ne perd que 2 mon.
yedo-event-DS2 = Tremblement de terre
    .line = Chaque joueur défausse 1 arme, 2 s’il en a 3 ou plus. Avec une bénédiction : 1 arme de moins.
yedo-event-DS3 = Tsunami
    .line = Le Port est fermé jusqu’à la prochaine phase d’événement, l’église est vidée et chaque joueur perd 3 mon. Avec une bénédiction : aucun mon perdu.
yedo-event-DS4 = Typhon
    .line = Chaque joueur qui a 3 disciples ou plus en garde 1 à la maison durant cette manche. Avec une bénédiction : personne n’y reste.
yedo-event-DS5 = Famine
    .line = Chaque joueur paie 1 mon par disciple et perd 1 point de prestige par mon manquant, 2 au plus. Avec une bénédiction : la moitié des mon, arrondie à l’inférieur.
yedo-event-DS6 = L’année de la rougeole
    .line = Chaque joueur défausse 1 carte action et remet 1 mission en cours sous sa pioche. Avec une bénédiction : l’un des deux seulement.

## Événements : décrets

yedo-event-DC1 = Sakoku
    .line = Ni produits de luxe ni argent de l’église jusqu’à la prochaine phase d’événement. Les jésuites doivent partir, ou ne viennent plus.
yedo-event-DC2 = La chasse aux sabres
    .line = Chaque joueur peut remettre 1 arme contre 2 points de prestige. Le Marché ne vend plus d’armes jusqu’à la prochaine phase d’événement.
yedo-event-DC3 = Résidence alternée
    .line = Chaque joueur paie 3 mon ou perd 1 point de prestige ; le premier joueur, 5 mon ou 2 points de prestige.
yedo-event-DC4 = Loi somptuaire
    .line = Chaque joueur paie le cinquième de ses mon, arrondi à l’inférieur.
yedo-event-DC5 = Nouvelle monnaie
    .line = Chaque joueur peut changer une fois 6 mon contre 2 points de prestige, ou 1 point de prestige contre 4 mon.
yedo-event-DC6 = Recensement
    .line = Chaque joueur gagne 1 mon par disciple.

## Événements : fêtes

yedo-event-FS1 = La fête des cerisiers
    .line = Chaque joueur qui a une geisha gagne 1 point de prestige, chacun des autres 2 mon.
yedo-event-FS2 = La procession de Sannō
    .line = Chaque joueur gagne 3 mon, celui qui a le moins de prestige 5.
yedo-event-FS3 = La foire aux armes
    .line = Les armes du Marché coûtent 2 mon de moins jusqu’à la prochaine phase d’événement.
yedo-event-FS4 = Le riz nouveau
    .line = Chaque joueur gagne 1 mon par annexe, au moins 2.
yedo-event-FS5 = Comédiens ambulants
    .line = Chaque joueur pioche la première carte action.
yedo-event-FS6 = La nuit des étoiles
    .line = Chaque joueur peut remettre 1 mission en cours sous sa pioche et piocher la première carte de la pioche de missions de son choix.

## Événements : intrigues

yedo-event-IN1 = Calomnie
    .line = Le joueur qui a le plus de prestige perd 2 points de prestige ; à égalité, tous les ex æquo.
yedo-event-IN2 = Un protecteur
    .line = Le joueur qui a le moins de prestige pioche 2 cartes bonus et en garde 1.
yedo-event-IN3 = Mains oisives
    .line = Chaque joueur qui a 3 disciples ou plus paie 2 mon ou garde 1 disciple à la maison durant cette manche.
yedo-event-IN4 = Enchérisseurs rivaux
    .line = À la prochaine phase d’enchères, les mises minimales montent de 1 et le retrait rapporte 5 mon.
yedo-event-IN5 = Démasqués
    .line = Chaque joueur qui a une mission en cours en montre 1 à tous et gagne 2 mon.
yedo-event-IN6 = Le vent tourne
    .line = L’ordre du tour s’inverse aussitôt.

## Événements : la patrouille

yedo-event-WA1 = Garde de nuit
    .line = Durant cette manche, le pas normal de la patrouille est de 2 pas.
yedo-event-WA2 = Relève de la garde
    .line = La patrouille change de couleur maintenant.
yedo-event-WA3 = Amnistie
    .line = Pas d’arrestations durant cette manche.
yedo-event-WA4 = Délateurs
    .line = On arrête aussi dans le quartier où la patrouille a commencé la manche.
yedo-event-WA5 = Mains tendues
    .line = Avant les arrestations, chaque joueur peut payer 3 mon : aucun de ses disciples n’est arrêté.
yedo-event-WA6 = Couvre-feu
    .line = Chaque disciple envoyé à la réserve durant cette manche coûte en plus 2 mon à son propriétaire.

## Événements : les jésuites

yedo-event-JE1 = L’arrivée des jésuites
    .line = Les missions des jésuites sont posées au Port, par couleur ; dès maintenant, un disciple qui s’y trouve peut en piocher une.

## Cartes bonus

yedo-bonus-b01 = Lames croisées
    .line = Katana et Yumi : les deux 4, un seul 1.
yedo-bonus-b02 = Mort silencieuse
    .line = Doku et Fukiya : les deux 4, un seul 1.
yedo-bonus-b03 = Griffe et étoile
    .line = Shuko et Shuriken : les deux 4, un seul 1.
yedo-bonus-b04 = Corde et fumée
    .line = Nawa et Metsubushi : les deux 4, un seul 1.
yedo-bonus-b05 = Râtelier plein
    .line = 4 armes : 3 ; 5 armes : 4.
yedo-bonus-b06 = Bien des tranchants
    .line = 3 types d’armes : 2 ; 4 types ou plus : 4.
yedo-bonus-b07 = Maison des fleurs
    .line = 1, 2 ou 3 geishas : 1, 2 ou 5.
yedo-bonus-b08 = Maître bâtisseur
    .line = 1, 2, 3 ou 4 annexes : 1, 2, 3 ou 6.
yedo-bonus-b09 = Jardin et thé
    .line = Karesansui et Chashitsu : les deux 4, un seul 2.
yedo-bonus-b10 = École et demeure
    .line = Kobudo-Ryu et Yashiki : les deux 4, un seul 2.
yedo-bonus-b11 = Maisonnée complète
    .line = 4 disciples : 3.
yedo-bonus-b12 = Maison pieuse
    .line = Une bénédiction : 3.
yedo-bonus-b13 = Maison équilibrée
    .line = Au moins une arme, une geisha, une annexe et une bénédiction : 5 ; trois des quatre : 2.
yedo-bonus-b14 = Économies
    .line = 1 par tranche complète de 6 mon, 4 au plus.
yedo-bonus-b15 = Bourse vide
    .line = 2 mon ou moins : 3.
yedo-bonus-b16 = Main sûre
    .line = 1 par mission accomplie, 4 au plus.
yedo-bonus-b17 = Petits pas
    .line = 1 par mission verte accomplie, 4 au plus.
yedo-bonus-b18 = La voie du milieu
    .line = 1 par mission jaune accomplie, 4 au plus.
yedo-bonus-b19 = Rudes chemins
    .line = 2 par mission rouge accomplie, 4 au plus.
yedo-bonus-b20 = Œuvres sombres
    .line = 3 par mission noire accomplie, 6 au plus.
yedo-bonus-b21 = Quatre couleurs
    .line = Missions accomplies de 3 couleurs : 4 ; de 4 couleurs : 6.
yedo-bonus-b22 = À la lettre
    .line = 1 par mission accomplie avec sa partie bonus, 4 au plus.
yedo-bonus-b23 = Mains propres
    .line = Une carte Chantage encore devant vous : 2.
yedo-bonus-b24 = Au premier rang
    .line = Premier dans l’ordre du tour : 3 ; deuxième : 1.
yedo-bonus-b25 = La manche pleine
    .line = 1 par carte action en main, 3 au plus.
yedo-bonus-b26 = Murs enviés
    .line = Plus d’annexes que tous les autres : 4 ; à égalité : 2 ; sans aucune, rien.
yedo-bonus-b27 = Le laissé-pour-compte
    .line = Le moins de prestige avant le décompte des cartes bonus : 5.

## Personnages de la Maison de thé

yedo-character-t01 = Mendiant
    .line = Avec 3 mon ou moins : 5 mon de la banque ; sinon 1 mon de chaque autre joueur (en coopératif : 2 de la banque).
yedo-character-t02 = Illustre Conseiller du shogun
    .line = Tenez l’audience privée pour 4 mon, en plus de l’activation et sans disciple au Château.
yedo-character-t03 = Vendeuse
    .line = Achetez une arme du Marché pour 4 mon, en plus de l’activation et sans disciple sur place.
yedo-character-t04 = Conteur
    .line = Quand vous jouez une carte action autre que Chantage, reprenez-la en main, même si elle a été annulée.
yedo-character-t05 = Calligraphe
    .line = Piochez 3 cartes bonus et gardez-en 1.
yedo-character-t06 = Capitaine du port
    .line = Pendant toute la manche, chaque autre joueur qui effectue une action au Port vous paie d’abord 1 mon ; qui ne le peut pas y renonce.
yedo-character-t07 = Forgeron
    .line = Une de vos armes compte comme tout autre type pour les missions de cette activation. En coopératif : pour deux activations.
yedo-character-t08 = Gardien de la porte
    .line = Recrutez pour 4 mon, en plus de l’activation et sans disciple aux Portes.
yedo-character-t09 = Maître de thé
    .line = Piochez 3 cartes d’une pioche de missions et gardez-en 1, en plus de l’activation.
yedo-character-t10 = Acteur de kabuki
    .line = Affectez un disciple à un emplacement déjà occupé par un autre. En coopératif : deux fois.
yedo-character-t11 = Usurier
    .line = Prenez 7 mon maintenant ; à la prochaine préparation, payez-en 4 ou perdez 2 points de prestige.
yedo-character-t12 = Ronin errant
    .line = Un ronin vous rejoint pour cette manche ; il est affecté maintenant, avant votre propre disciple.
yedo-character-t13 = Sergent de la patrouille
    .line = Déplacez la patrouille de 1 pas dans un sens ou dans l’autre (en coopératif : c’est votre carte de mouvement).
yedo-character-t14 = Maîtresse de la maison du saule
    .line = Engagez la geisha de plus faible valeur pour 5 mon, en plus de l’activation et sans disciple au Quartier de la Lanterne rouge.
yedo-character-t15 = Ascète des montagnes
    .line = Un quartier manquant, ou la bénédiction manquante, de cette mission compte comme rempli.

## Cartes empereur : la course ; son événement et ce qu’il fait

yedo-emperor-G01 = De l’encens pour le palais
    .event = Présent de la cour
    .line = Chaque joueur gagne 2 mon.
yedo-emperor-G02 = Une lettre par deux routes
    .event = Forgerons en ville
    .line = Les armes du Marché coûtent 1 mon de moins durant cette manche.
yedo-emperor-G03 = La soie du quai
    .event = Aumône
    .line = 2 mon vont à l’église.
yedo-emperor-G04 = Une escorte armée
    .event = Rues tranquilles
    .line = La patrouille ne fait pas son pas normal durant cette manche ; les icônes comptent toujours.
yedo-emperor-G05 = Des musiciens pour l’envoyé
    .event = Le cabinet ouvert
    .line = Chaque joueur peut payer 1 mon pour la première carte action.
yedo-emperor-G06 = Prières pour l’héritier
    .event = Jour du Temple
    .line = Chaque joueur sans bénédiction peut payer 2 mon et en prendre une, tant qu’il en reste.
yedo-emperor-G07 = Des oreilles au château
    .event = Commérages de la cour
    .line = Chaque joueur regarde les 3 premières cartes d’une pioche et les repose dans l’ordre de son choix.
yedo-emperor-G08 = Du riz pour les pauvres
    .event = Un jour calme
    .line = Il ne se passe rien.
yedo-emperor-G09 = L’éventail perdu
    .event = Juste part
    .line = Le joueur qui a le moins de prestige gagne 3 mon.
yedo-emperor-Y10 = Des lames pour la garde du palais
    .event = Tribut
    .line = Le joueur qui a le plus de mon en paie 3 ; à égalité, chacun des ex æquo.
yedo-emperor-Y11 = La boîte à thé
    .event = Travaux sur la route
    .line = 1 emplacement de la Taverne est fermé durant cette manche.
yedo-emperor-Y12 = Un hôte pour Kyoto
    .event = Redevances
    .line = Chaque joueur paie 2 mon ou perd 1 point de prestige.
yedo-emperor-Y13 = Les toits du temple
    .event = Nouveau capitaine
    .line = La patrouille change de couleur.
yedo-emperor-Y14 = Fumée sur Kyōbashi
    .event = Réquisition
    .line = Les deux armes les plus à gauche du Marché sont défaussées.
yedo-emperor-Y15 = Le cercle des poètes
    .event = Préséance
    .line = Le daimyo devient premier dans l’ordre du tour.
yedo-emperor-Y16 = La coupe amère
    .event = Perquisitions
    .line = Chaque joueur défausse 1 carte action ou paie 2 mon.
yedo-emperor-Y17 = La suite de l’envoyé
    .event = Taxe sur le bois
    .line = 1 mon est posé pour de bon sur les annexes : elles coûtent 1 mon de plus.
yedo-emperor-Y18 = Nuit sur le fleuve
    .event = Rassemblement
    .line = Chaque joueur qui a 3 disciples ou plus en envoie 1 à la guerre.
yedo-emperor-R19 = La cachette du rebelle
    .event = Appel aux armes
    .line = Chaque joueur envoie 1 disciple à la guerre.
yedo-emperor-R20 = Le sceau contrefait
    .event = Mauvais augure
    .line = Chaque joueur sans bénédiction perd 1 point de prestige.
yedo-emperor-R21 = Des arquebuses du Sud
    .event = Le quartier scellé
    .line = Le Quartier de la Lanterne rouge est fermé durant cette manche.
yedo-emperor-R22 = Une aile pour le palais
    .event = Convocation à la cour
    .line = La meilleure geisha quitte la partie ; s’il n’en reste pas, chaque joueur paie 2 mon.
yedo-emperor-R23 = Une fiancée pour le prince
    .event = Impôt de guerre
    .line = Chaque joueur paie 1 mon par disciple ou envoie 1 disciple à la guerre.
yedo-emperor-R24 = Les quatre feux de garde
    .event = Double patrouille
    .line = Le pas normal de la patrouille est de 2 pas ; 1 emplacement des Portes et 1 du Marché sont fermés.
yedo-emperor-R25 = Faire taire le prêcheur
    .event = Voleurs dans la nef
    .line = L’église est vidée ; chaque joueur sans bénédiction perd 2 mon.
yedo-emperor-R26 = L’armée du Nord
    .event = Marche vers le nord
    .line = Chaque joueur envoie 1 disciple à la guerre, le premier des joueurs 2 ; personne n’envoie son dernier.
yedo-emperor-R27 = Des navires à Shiba
    .event = Le rival se dresse
    .line = Le daimyo prend 1 disciple de la réserve et devient premier dans l’ordre du tour.
yedo-emperor-R28 = Poudre noire
    .event = La chasse aux sabres
    .line = Chaque joueur défausse 1 arme ou paie 4 mon.
yedo-emperor-R29 = De l’argent pour le siège
    .event = Rançon
    .line = Chaque joueur paie 3 mon ou perd 2 points de prestige.
yedo-emperor-R30 = La paix de l’empereur
    .event = Deuil
    .line = Le Quartier de la Lanterne rouge et le Temple sont fermés durant cette manche.
