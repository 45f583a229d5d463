### Les missions de Yedo : un nom, et une ligne à elles. Glossaire : voir yedo-cards.ftl.

## Missions de base, vertes

yedo-mission-m01 = La bourse perdue du pèlerin
    .line = Il compta ses pièces au portail ; devant l’autel, elles n’y étaient plus.
yedo-mission-m21 = Le douanier regarde ailleurs
    .line = Mieux vaut que quelqu’un d’armé se tienne à côté de lui.
yedo-mission-m02 = Dette de jeu
    .line = Il a promis de payer ce soir. Prenez une corde pour sa mémoire.
yedo-mission-m22 = Par-dessus le mur du quartier
    .line = La grande porte ferme au crépuscule, la fenêtre du jeune seigneur non.
yedo-mission-m23 = Une place dans l’escorte
    .line = Un garde a la fièvre, et son sabre ne doit pas manquer au défilé.
yedo-mission-m24 = Des lanternes sur la barque
    .line = Musique sur l’eau, et des invités qui n’ont jamais été à bord.
yedo-mission-m25 = Fausse mesure
    .line = Le même riz pèse moins à l’auberge qu’à l’étal.
yedo-mission-m26 = La toux du novice
    .line = Quelques gouttes dans le thé, une semaine de repos, une cellule vide.
yedo-mission-m27 = L’épreuve du tranchant
    .line = Les clients ne s’attroupent que si deux lames se croisent.
yedo-mission-m28 = Le goûteur
    .line = Découvrez ce qu’il sait goûter, et ce qu’il en coûte qu’il ne sache plus.
yedo-mission-m29 = Une flèche pour signal
    .line = Par-dessus le toit de l’auberge à la troisième cloche, avec un ruban de soie.
yedo-mission-m30 = La dernière charrette
    .line = Du quai à la porte avant les tambours, et pas de questions.

## Missions de base, jaunes

yedo-mission-m31 = Le parjure
    .line = Il a juré à la cour et prié pour son pardon ; rien n’arrêtera la lame.
yedo-mission-m32 = Étoiles sur le canal
    .line = Trois lampes gardent le chaland. Trois étoiles les éteignent.
yedo-mission-m33 = Du sel sans timbre
    .line = Déchargé la nuit, vendu à midi, et le passeur payé deux fois.
yedo-mission-m34 = Friandises amères
    .line = Deux étals, une recette. Un seul doit rendre malade.
yedo-mission-m06 = La dot de la tisserande
    .line = Un rouleau de brocart, un mot aimable, et une marieuse qu’on ne refuse pas.
yedo-mission-m35 = Les trois preuves de l’aubergiste
    .line = Tranchez une bougie, touchez une coupe, ligotez un ivrogne : il parlera.
yedo-mission-m36 = Le grimpeur de mâts
    .line = Dans le gréement, l’arc au dos et une prière dans la manche.
yedo-mission-m37 = Le collectionneur de reliques
    .line = Il achète des os de saints. Ce soir, il dormira pendant la vente.
yedo-mission-m38 = Fumée parmi les étals
    .line = Pendant que tous toussent, une bourse change de mains.
yedo-mission-m39 = Les trois cloches
    .line = Payez les sonneurs de l’auberge, du quai et du temple pour un coup de retard.
yedo-mission-m40 = La boutique rivale
    .line = Un auvent tailladé, une cuve gâtée, et vos portes ouvertes au matin.
yedo-mission-m41 = Reliques des moines guerriers
    .line = Quatre armes pendaient au-dessus de l’autel. Il faut qu’il en pende quatre.
yedo-mission-m42 = La sérénade
    .line = Payez le chanteur pour rester sous la fenêtre ; vous serez au-dessus.
yedo-mission-m43 = Eau de cale
    .line = La cargaison est assurée, l’équipage a soif, l’entrepôt est à vous.
yedo-mission-m44 = Les faux pèlerins
    .line = Entrés par la porte, endormis à l’auberge, disparus au sanctuaire.
yedo-mission-m45 = Le bac de nuit
    .line = Une flèche pour le rameur, de la fumée pour les passagers, du poison pour le chien.
yedo-mission-m46 = Le capitaine de la porte
    .line = Il a un prix pour chaque heure, et un faible pour les belles armes.
yedo-mission-m47 = Un poème sur l’éventail
    .line = Dix-sept syllabes venues de la cour, et l’encre d’un moine pour les copier.

## Missions de base, rouges

yedo-mission-m48 = L’interprète de l’ambassadeur
    .line = Il comprend tout, sauf pourquoi il a si sommeil.
yedo-mission-m49 = Le quatrième convive
    .line = On en annonçait trois. Elle sourit pendant qu’il passe les gardes.
yedo-mission-m50 = Les guetteurs du clocher
    .line = Qui tient la cloche décide de l’heure où la ville s’éveille.
yedo-mission-m51 = L’heure du rat
    .line = La porte dans la fumée, le mur en silence, et rentrés avant la prière.
yedo-mission-m52 = Les dessins du charpentier de marine
    .line = Une quille qu’aucune loi ne permet, cachée membrure par membrure dans la ville.
yedo-mission-m12 = Les plans des douves intérieures
    .line = Le maçon boit, l’apprenti dessine, et la chambre du haut est à vous.
yedo-mission-m53 = Deux chambres à l’auberge
    .line = Dans l’une dort le témoin, dans l’autre celui qui grimpe au mur.
yedo-mission-m54 = Le registre de l’usurier
    .line = Achetez le commis, ligotez le veilleur, brûlez toutes les pages sauf une.
yedo-mission-m55 = Le kimono blanc
    .line = Une amulette du temple reste sur le rebord, et deux amis attendent en bas.
yedo-mission-m56 = Le batelier enchaîné
    .line = Il a vu qui a traversé. Libérez-le, ou faites qu’il oublie.
yedo-mission-m57 = L’aveu du chambellan
    .line = Payé pour aimer, pressé de parler, assermenté devant l’autel.
yedo-mission-m58 = Le duel sous le saule
    .line = Elle choisit le lieu, le moine l’heure, et vous la fin.
yedo-mission-m59 = La doublure
    .line = Un homme de même taille et de même allure, béni pour sa dernière marche.
yedo-mission-m60 = Le pavillon amarré
    .line = Des chants sur le pont, des fléchettes à travers le papier, des prières pour les survivants.
yedo-mission-m61 = La promenade du trésorier
    .line = Tous les dix jours, il passe par le marché et le temple. Une fois, il ne rentrera pas.
yedo-mission-m62 = La voie du thé et du sabre
    .line = Enseignez à l’héritier manières et escrime : il ne regardera plus ailleurs.
yedo-mission-m63 = La demeure des contrebandiers
    .line = Un tunnel de votre cave jusqu’à l’eau, et plus personne pour en parler.
yedo-mission-m64 = Deux sœurs
    .line = L’une danse dans la grande salle, l’autre compte les pas des gardes.

## Missions de base, noires

yedo-mission-m65 = La maladie du régent
    .line = Médecins, prêtres et deux compagnes s’accordent : ce ne sera plus long.
yedo-mission-m17 = Le convoi d’argent
    .line = Douze chariots, quarante gardes et un tournant de la route.
yedo-mission-m66 = L’école des collines
    .line = L’abbé forme une armée. Envoyez-lui deux élèves dont il se souviendra.
yedo-mission-m67 = Le cortège nuptial
    .line = Un sabre en présent, une dame dans le palanquin, et vos maisons sur la route.
yedo-mission-m68 = Le conseil des sept
    .line = Ils se réunirent chez vous autour d’un thé. Six en sortirent.
yedo-mission-m69 = La cloche engloutie
    .line = Il faut des plongeurs, des cordes, un chant et une prière pour lever ce que garde la baie.
yedo-mission-m70 = Les quatre masques
    .line = Une pièce en quatre lieux, et au dernier acte le rideau tombe pour de bon.
yedo-mission-m71 = Le maître du monde flottant
    .line = Il possède toutes les dettes du quartier. Possédez-le.
yedo-mission-m72 = Une nuit sans étoiles
    .line = Quatre postes doivent se taire avant qu’on remarque le premier.
yedo-mission-m73 = La maison des miroirs
    .line = Chaque faction vous croit à son service. Qu’elles se rencontrent toutes un même soir.
yedo-mission-m74 = La grande conjuration
    .line = Porte, auberge, quai et quartier se lèvent à un seul mot : le vôtre.

## Tuer le shogun

yedo-mission-m75 = Le jardin empoisonné
    .line = Il ratisse lui-même le gravier à l’aube. Ce matin, le gravier luit.
yedo-mission-m76 = La dernière danse de la saison
    .line = Il l’a demandée par son nom. L’éventail est plus lourd qu’il n’en a l’air.
yedo-mission-m20 = La nuit des douves vides
    .line = On les a vidées pour les réparer. Pour une nuit, le château est à pied sec.
yedo-mission-m77 = La barge impériale
    .line = Encens, musique, coupe de bienvenue, et un nœud sous la ligne de flottaison.
yedo-mission-m78 = Deux hirondelles et un faucon
    .line = Deux chantent pour lui ; le troisième attend depuis un an derrière le paravent.
yedo-mission-m79 = Le thé aux neuf tours
    .line = Au neuvième tour du bol, la lame ne sera même plus nécessaire.

## Espionnage

yedo-mission-m80 = Le coup au volet
    .line = Une étoile dans le bois veut dire oui. Deux : fuyez.
yedo-mission-m03 = Le registre du portier
    .line = Qui est entré, qui est sorti, et quel nom fut gratté.
yedo-mission-m81 = Un élève à la cour
    .line = Votre école envoie le meilleur. Il salue, il combat, il écoute.
yedo-mission-m82 = La seconde copie du scribe
    .line = Une pour les archives, une autour d’un radis.
yedo-mission-m83 = L’amie du confesseur
    .line = Ce que le ministre ne dit à personne, il le dit au prêtre ; elle le demande au prêtre.
yedo-mission-m13 = Des oreilles derrière le paravent
    .line = Les murs de papier arrêtent le vent, et rien d’autre.
yedo-mission-m84 = L’aubergiste venu d’ailleurs
    .line = Il rend compte à quelqu’un. Votre demeure a une pièce où l’on apprend à qui.
yedo-mission-m85 = Le chiffre des neuf maisons
    .line = Acheté au marché, passé par la porte, lu à voix haute à la cour.

## Vol

yedo-mission-m86 = L’amarre
    .line = Un seul coup, et la marée fait le vol.
yedo-mission-m04 = Trois tonneaux du quai
    .line = Le veilleur compte jusqu’à dix. Il vous suffit de huit et d’un peu de fumée.
yedo-mission-m87 = L’honnête porteur
    .line = Il porte ce qu’on lui donne, là où on le paie.
yedo-mission-m07 = La balance du changeur
    .line = Par le mur de derrière, en bas avec les poids, dehors par devant.
yedo-mission-m88 = Le peigne de la courtisane
    .line = Un cadeau du château, vendu deux fois, disparu une fois.
yedo-mission-m89 = Le tronc des offrandes
    .line = Elle prie longtemps et très bien. La corde est plus rapide.
yedo-mission-m90 = La chambre forte des douanes
    .line = Vos élèves la gardent, votre argent l’a bâtie, votre fumée l’emplit.
yedo-mission-m91 = Les dauphins d’or
    .line = Ils veillent depuis quarante ans sur le toit du château. Pas demain.

## Assassinat

yedo-mission-m92 = Le souper du pilote
    .line = Il connaît tous les écueils. Ce soir, il y en a un dans sa soupe.
yedo-mission-m93 = Une étoile pour le chanteur
    .line = Ses chansons donnent des noms. Il manquera une note.
yedo-mission-m94 = Les poutres de l’auberge
    .line = Là-haut, dans le noir, un souffle suffit.
yedo-mission-m08 = Une coupe de trop
    .line = Nul ne s’étonne d’un ivrogne qui ne se relève pas.
yedo-mission-m95 = L’escorte du magistrat
    .line = Dans la fumée, ils gardent un palanquin vide. Lui n’a jamais quitté la maison.
yedo-mission-m14 = Le maître d’armes
    .line = Nul ne le bat à la loyale. Personne n’a dit loyalement.
yedo-mission-m96 = L’archer du grenier
    .line = De votre propre fenêtre, et une amulette brûlée pour qu’il repose.
yedo-mission-m97 = La liste de la veuve
    .line = Trois noms, trois quartiers, et le couteau laissé dans le dernier.

## Guerre

yedo-mission-m98 = Flèches bénies et comptées
    .line = Cent traits contre les portes du temple, pour la chance.
yedo-mission-m99 = Recrues à la lampe
    .line = Un bon sabre sur la table enrôle plus d’hommes que l’argent.
yedo-mission-m100 = Le gué derrière la porte
    .line = Gâtez l’eau, tenez la berge, attendez la colonne.
yedo-mission-m10 = Levée pour le Nord
    .line = On a promis deux cents lances. Amenez au moins des arcs et des sabres.
yedo-mission-m101 = La revue des armes
    .line = Le seigneur compte les armes dans votre cour. Qu’il y en ait assez à prêter.
yedo-mission-m102 = Le refuge des déserteurs
    .line = Ils se cachent parmi les lanternes de papier. Ramenez-les à la file.
yedo-mission-m103 = Le thé de l’intendant
    .line = Du riz pour mille hommes, convenu entre deux gorgées.
yedo-mission-m19 = La bannière sur les douves
    .line = Quand elle flottera sur le mur intérieur, le siège sera fini.

## Enlèvement

yedo-mission-m104 = L’héritier déguisé
    .line = Il venait voir les lanternes. Il verra la route du retour.
yedo-mission-m105 = L’apprentie disparue
    .line = Vendue au quartier, rachetée au marché, en une matinée.
yedo-mission-m106 = Le musicien aveugle
    .line = Il voit plus que les gardes à travers cette fumée.
yedo-mission-m09 = Le fils du courtier
    .line = Deux hommes au quai, une barque, un nœud.
yedo-mission-m107 = La fiancée endormie
    .line = Portée du festin au temple, et promise à un autre.
yedo-mission-m108 = La fille de l’imprimeur
    .line = Tant qu’elle sera votre invitée, rien ne s’imprimera.
yedo-mission-m109 = L’échange à l’aube
    .line = Une dame entre par le jardin, un ministre en sort.
yedo-mission-m18 = L’otage de la grande maison
    .line = Tant que l’enfant se porte bien, son père garde la paix.

## Forte interaction

yedo-mission-m05 = Un mot dans la foule
    .line = Leur homme écoute. Parlez un peu plus fort.
yedo-mission-m110 = Bousculade à la porte
    .line = Un coude, une excuse, et une lettre de moins dans sa manche.
yedo-mission-m111 = Le même bac
    .line = Ils croient vous suivre.
yedo-mission-m112 = L’ancêtre du rival
    .line = Pendant qu’il se vante à la cour, lisez ce que le temple a écrit de son aïeul.
yedo-mission-m113 = Le mauvais messager
    .line = Le leur attend à la porte. Le vôtre est déjà arrivé.
yedo-mission-m16 = Des hôtes sous son toit
    .line = Son saké, ses coussins, ses secrets.
yedo-mission-m114 = La maison empruntée
    .line = Deux morts discrètes, et toute piste s’arrête à sa porte.
yedo-mission-m115 = La chute d’une maison
    .line = Leur homme garde la porte d’un clan qui est déjà à vous.

## Spécialistes

yedo-mission-m116 = Le pari de l’auberge
    .line = « Aucune femme ne coupe cette bougie. » L’argent sur la table, je vous prie.
yedo-mission-m117 = L’aumône à la porte
    .line = Un moine peut se tenir là où un espion ne le peut.
yedo-mission-m118 = Le casque fêlé
    .line = Réparez-le avant midi, et retenez ce qui est gravé dedans.
yedo-mission-m119 = Le relais des lanternes
    .line = De l’auberge au donjon, le temps d’une chanson.
yedo-mission-m120 = Une question d’honneur
    .line = Devant témoins, sans hâte, d’un seul coup.
yedo-mission-m15 = Sept nuits sur le toit
    .line = L’un prie, l’autre veille, et la pluie ne compte pas.
yedo-mission-m121 = L’armure qui s’en alla
    .line = Elle la porte à travers le quartier des lanternes, et le messager jure n’avoir rien vu.
yedo-mission-m122 = Trois lettres au donjon
    .line = Une pour attirer, une pour endormir, une qu’on trouvera près de lui.

## Jésuites

yedo-mission-m123 = L’horloge du navire
    .line = Elle sonne dans une cabine gardée par des gens qui n’ont jamais vu voler d’étoile.
yedo-mission-m124 = Une dispute de croyances
    .line = L’abbé et le père ne s’accordent que sur le thé.
yedo-mission-m125 = Du vin dans le tronc
    .line = La quête est bonne, et l’auberge ne dit pas d’où vient le tonneau.
yedo-mission-m11 = Lettres pour Macao
    .line = Cousues dans une voile, payées en argent, bénies deux fois.
yedo-mission-m126 = La convertie
    .line = Elle chante si bien leurs hymnes que nul ne demande ce qu’elle entend d’autre.
yedo-mission-m127 = Un mousquet pour un sabre
    .line = Laissez une arme sur le pont, descendez-en une autre par la corde.
yedo-mission-m128 = La chapelle près du marché
    .line = Votre maison, leur argent, le silence du château.
yedo-mission-m129 = Le prix d’un martyr
    .line = Les uns le veulent sauf, les autres silencieux ; tous paient.
yedo-mission-m130 = Le père provincial
    .line = Il dîne avec vous, prie avec vous, et oublie ce qu’il venait rapporter.
yedo-mission-m131 = Le calice caché
    .line = Sous le gravier ratissé, nul ne creuse.
yedo-mission-m132 = La rançon du vaisseau noir
    .line = Soie contre argent, argent contre silence, et une corde pour le pilote.
yedo-mission-m133 = Le dernier galion
    .line = Quand il partira, le pays se fermera derrière lui, et vous en tiendrez la clef.
