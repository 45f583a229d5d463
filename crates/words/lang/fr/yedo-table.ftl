### Ce qui se dit à une table de Yedo : questions, choix, faits, raisons. Glossaire : voir yedo-cards.ftl.

## Mettre les choses ensemble

yedo-count-mon = { $n } mon
yedo-count-prestige = { $n ->
    [one] { $n } point de prestige
   *[other] { $n } points de prestige
}
yedo-count-action = { $n ->
    [one] { $n } carte action
   *[other] { $n } cartes action
}
yedo-count-bonus = { $n ->
    [one] { $n } carte bonus
   *[other] { $n } cartes bonus
}
yedo-count-mission = { $n ->
    [one] { $n } mission
   *[other] { $n } missions
}
yedo-count-weapon = { $n ->
    [one] { $n } arme
   *[other] { $n } armes
}
yedo-count-annex = { $n ->
    [one] { $n } annexe
   *[other] { $n } annexes
}
yedo-count-geisha = { $n ->
    [one] { $n } geisha
   *[other] { $n } geishas
}
yedo-count-blessing = { $n ->
    [one] { $n } bénédiction
   *[other] { $n } bénédictions
}
yedo-count-disciple = { $n ->
    [one] { $n } disciple
   *[other] { $n } disciples
}
yedo-times = { $thing } × { $n }
yedo-in-space = { $thing }, case { $space }
yedo-give = céder { $things }
yedo-place-at = { $at } { $place }
yedo-place-to = { $to } { $place }
yedo-place-from = { $from } { $place }
yedo-place-annex-at = à l’annexe { $annex }
yedo-place-annex-to = à l’annexe { $annex }
yedo-place-annex-from = de l’annexe { $annex }
yedo-rival-in = un rival { $at }
yedo-rival-annex = sur l’annexe d’un rival
yedo-church-holds = { $mon } mon dans l’église
yedo-with-specialist = accomplie avec : { $specialist }
yedo-when = { $line } · { $moment }
yedo-together-bid = avant les achats
yedo-together-icons = avant ou après les icônes du daimyo
yedo-together-step = avant les icônes du daimyo
yedo-together-stop = après les icônes du daimyo
yedo-turn-to-act = à votre tour d’agir, avant ou après une activation
yedo-kind-of-action = action
yedo-kind-of-bonus = bonus
yedo-deck-action = cartes action
yedo-deck-bonus = cartes bonus
yedo-deck-weapon = armes
yedo-deck-event = cartes événement
yedo-deck-emperor = cartes empereur
yedo-deck-green = missions vertes
yedo-deck-yellow = missions jaunes
yedo-deck-red = missions rouges
yedo-deck-black = missions noires
yedo-deck-jesuit = missions { $id ->
    [green] vertes
    [yellow] jaunes
    [red] rouges
   *[black] noires
} des jésuites
yedo-good-geisha = une geisha
yedo-good-blackmail = un Chantage
yedo-good-action = une carte action
yedo-good-bonus = une carte bonus
yedo-good-mission = une mission ({ $colour })
yedo-kind-missions = missions
yedo-kind-actions = cartes action
yedo-kind-bonuses = cartes bonus
yedo-kind-weapons = armes
yedo-kind-annexes = annexes
yedo-kind-disciples = disciples
yedo-rest-space = repos
yedo-beside-space = en second
yedo-daimyo = Daimyo
    .start = Le daimyo
    .inside = le daimyo
    .of = du daimyo
    .to = au daimyo
yedo-errand-boy = garçon de courses
yedo-together = ensemble : { $needs }
yedo-to-each = { $pays } pour chaque joueur
yedo-icon-none = { $district }
yedo-icons = { $district } ({ $icons })
yedo-icon-colour = la patrouille change de couleur
yedo-icon-steps = la patrouille avance de { $n } de plus
yedo-icon-blessing = les bénédictions sont acceptées
yedo-daimyo-does = { $id ->
    [harbor] { $district } : les mon de l’église vont à la banque
    [market] { $district } : l’arme la plus à droite est défaussée
    [red-light] { $district } : la meilleure geisha quitte la ville
    [gates] { $district } : il prend un disciple de plus dans sa réserve
    [castle] { $district } : sa case de repos est activée ; s’il était premier et le redevient, chaque joueur perd 1 point de prestige
    [tavern] { $district } : les annexes coûtent 1 mon de plus pour toujours
   *[temple] { $district } : il n’y fait rien
}
yedo-reached-lowest = prestige le plus bas { $have } sur { $need } ({ $level })
yedo-reached-highest = prestige le plus haut { $have } sur { $need } ({ $level })
yedo-reached-errands = courses { $have } sur { $need } ({ $level })

## Ce que les cartes font faire

yedo-effect-pay = payer { $what }
yedo-effect-pay-per = payer { $what } par { $thing ->
    [mon] mon
    [prestige] point de prestige
    [action] carte action
    [bonus] carte bonus
    [mission] mission
    [weapon] arme
    [annex] annexe
    [geisha] geisha
    [blessing] bénédiction
   *[disciple] disciple
}
yedo-effect-put-under = { $n ->
    [one] remettre { $n } mission en cours sous sa pioche
   *[other] remettre { $n } missions en cours sous leur pioche
}
yedo-effect-gain = gagner { $what }
yedo-effect-lose = perdre { $what }
yedo-effect-draw = { $keep ->
    [0] piocher { $what }
   *[other] piocher { $what } et en garder { $keep }
}
yedo-effect-any-deck = { $what } d’une pioche au choix
yedo-effect-redraw = annuler l’événement et en révéler un autre
yedo-effect-move = déplacer un disciple dans un quartier voisin
yedo-effect-stay-home = garder { $what } à la maison
yedo-effect-war = envoyer { $what } à la guerre
yedo-effect-other = ce que dit la carte

## Questions

yedo-ask-mission-deck = Dans quelle pioche prenez-vous une mission ?
yedo-ask-favor = Quelle faveur du shogun prenez-vous ?
yedo-ask-egress = Participez-vous aux enchères, ou vous retirez-vous ?
yedo-ask-call = Que mettez-vous aux enchères ?
yedo-ask-open = { $lot } : à combien ouvrez-vous ?
yedo-ask-bid = { $lot } : l’offre la plus haute est de { $mon } mon. Offrez-vous plus ?
yedo-ask-asset = { $group }. Que prenez-vous ?
yedo-ask-annex = Quelle annexe prenez-vous ?
yedo-ask-assign = Où affectez-vous un disciple ?
yedo-ask-bribe = Payez-vous la patrouille pour qu’elle laisse vos disciples en paix ?
yedo-ask-activate = Quel disciple activez-vous ?
yedo-ask-act = Que fait votre disciple ? ({ $spot })
yedo-ask-excess = Vous en avez trop ({ $kind }). Que défaussez-vous ?
yedo-ask-lose = Que cédez-vous ? ({ $kind })
yedo-ask-lose-mission = Laquelle de vos missions en cours va sous sa pioche ?
yedo-ask-give = Que cédez-vous pour la mission ?
yedo-ask-keep = Que gardez-vous ? ({ $deck })
yedo-ask-arrange = Qu’est-ce qui vient ensuite, à partir du dessus ? ({ $deck })
yedo-ask-either = Laquelle des deux choses ?
yedo-ask-may = L’événement le permet. Le faites-vous ?
yedo-ask-show = Quelle mission montrez-vous à tous ?
yedo-ask-moment = Jouez-vous une carte maintenant, { $moment } ?
yedo-ask-buy = Qu’achetez-vous, si vous achetez ?
yedo-ask-rival = Quel rival ?
yedo-ask-take-weapon = Quelle arme prenez-vous ?
yedo-ask-arrest = Lequel de vos disciples arrêtés va dans la réserve ?
yedo-ask-exchange = Échangez-vous { $mon } mon de la récompense contre un point de prestige ? ({ $left ->
    [one] une fois
   *[other] jusqu’à { $left } fois
})
yedo-ask-send-home = Le disciple de qui rentre à la maison ?
yedo-ask-move-from = Quel disciple se déplace ?
yedo-ask-move-to = Où va votre disciple { $from } ?
yedo-ask-spare = Lequel de vos disciples la patrouille épargne-t-elle ?
yedo-ask-hire = Où va le ronin ?
yedo-ask-annex-close = Quelle annexe d’un rival est fermée pour cette manche ?
yedo-ask-annex-borrow = Quelle annexe d’un rival compte comme la vôtre ?
yedo-ask-swap-give = Laquelle de vos armes échangez-vous ?
yedo-ask-swap-take = Contre quelle arme du Marché ou de la défausse ?
yedo-ask-put-under = L’une d’elles va-t-elle sous la pioche ? ({ $deck })
yedo-ask-put-back = Laquelle retourne sous sa pioche ? ({ $deck })
yedo-ask-trade = Avec qui voulez-vous échanger ?
yedo-ask-offer = Votre offre { A($seat) } : quoi encore ?
yedo-ask-amount = Combien de mon de la part { DE($seat) } ?
yedo-ask-answer = { NAME($seat) } vous propose un échange. Acceptez-vous ?
yedo-ask-hand-over = Que remettez-vous ? ({ $good })
yedo-ask-besides = { $deed }, par votre personnage : avec quoi ?
yedo-ask-direction = Dans quel sens va la patrouille ?
yedo-ask-take-back = Reprenez-vous « { $card } » en main ?
yedo-ask-debt = Remboursez-vous ce que votre personnage vous a prêté ?
yedo-ask-after = Utilisez-vous votre personnage maintenant ?
yedo-ask-give-up = Que cédez-vous pour la course ?
yedo-ask-war = Quel disciple envoyez-vous à la guerre ?
yedo-ask-look-any = Quelle pioche regardez-vous ?
yedo-ask-ignore-icons = De quelle carte daimyo les icônes sont-elles ignorées ?

## Choix

yedo-do-pass = Passer
yedo-do-pass-call = Ne rien mettre aux enchères et les quitter
yedo-do-pass-bid = Ne pas offrir
yedo-do-pass-buy = Ne rien acheter
yedo-do-pass-bribe = Ne rien payer
yedo-do-pass-act = Rien de plus : le disciple rentre à la maison
yedo-do-pass-moment = Ne jouer aucune carte
yedo-do-pass-may = Ne pas le faire
yedo-do-pass-under = Aucune
yedo-do-pass-trade = Ne faire aucune offre
yedo-do-pass-offer = Retirer l’offre
yedo-do-pass-answer = Refuser
yedo-do-pass-exchange = Ne plus échanger
yedo-do-pass-debt = Ne rien rembourser
yedo-do-pass-after = Pas maintenant
yedo-do-deck = Parmi les { $deck }
yedo-do-favor = { $favor } : { $line }
yedo-do-favor-with = { $favor } : { $line } ; vient avec : { $character }
yedo-do-take-part = Participer
yedo-do-step-out = Se retirer et prendre { $mon } mon
yedo-do-call = Mettre aux enchères : { $lot } (à partir de { $mon } mon)
yedo-do-bid = Offrir { $mon } mon
yedo-do-asset = Prendre : { $asset }
yedo-do-asset-for = Acheter : { $asset } pour { $mon } mon
yedo-do-annex = Prendre { $annex } ({ $about })
yedo-do-assign = { $to }
yedo-do-send = { $to } : { $specialist }
yedo-do-pay = Payer { $mon } mon
yedo-do-activate = Activer le disciple { $from }
yedo-do-deed = { $deed }
yedo-do-deed-for = { $deed } ({ $price })
yedo-do-deed-with = { $deed } : { $what }
yedo-do-deed-with-for = { $deed } : { $what } ({ $price })
yedo-do-use = Utiliser l’annexe : { $annex }
yedo-do-complete = Accomplir « { $mission } » : { $needs } → { $pays }
yedo-do-complete-bonus = Accomplir « { $mission } » avec sa partie bonus : { $needs } → { $pays }
yedo-do-keep = Garder { $card }
yedo-do-lay = { $card } ensuite
yedo-do-take-weapon = Prendre { $card }
yedo-do-discard = Défausser { $card }
yedo-do-swap = Échanger { $card }
yedo-do-under = { $card } va sous la pioche
yedo-do-give-back = { $annex } retourne à la réserve
yedo-do-show = Montrer « { $mission } »
yedo-do-play = Jouer « { $card } » ({ $line })
yedo-do-blackmail = Jouer un Chantage : aucun de vos disciples présents n’est arrêté
yedo-do-rival = { $seat }
yedo-do-disciple = Le disciple { $from }
yedo-do-at-home = Un disciple à la maison
yedo-do-specialist = { $specialist }, à la maison
yedo-do-annex-of = { $spot }
yedo-do-space = { $weapon } de la case { $space } du Marché
yedo-do-give = Donner { $good }
yedo-do-ask = Demander { $good }
yedo-do-give-mon = Donner des mon
yedo-do-ask-mon = Demander des mon
yedo-do-mon = { $mon } mon
yedo-do-lay-closed = Donner { $card }, face cachée
yedo-do-lay-open = Donner { $card }, en la montrant
yedo-do-hand = Remettre { $card }
yedo-do-propose = Proposer : { $gives } contre { $asks }
yedo-do-accept = Accepter : vous recevez { $gives } contre { $asks }
yedo-do-forth = Dans le sens de l’anneau
yedo-do-back = Dans le sens contraire
yedo-do-pay-back = Rembourser le prêt
yedo-do-character = Utiliser votre personnage : { $character } ({ $line })
yedo-do-hire = Engager : { $character } ({ $line })
yedo-do-buy-nothing = Ne rien acheter et prendre { $mon } mon
yedo-do-pay-blessing = Rendre votre bénédiction : aucun de vos disciples n’est arrêté ici
yedo-do-send-boy = { $to } : le garçon de courses
yedo-do-errand = Accomplir la course « { $errand } » : { $needs } → { $pays }
yedo-do-look-at = Regarder : { $deck }
yedo-do-ignore = { $card }

## Ce qui s’est passé

yedo-fact-placed = { NAME($seat) } est à la place { $place } dans l’ordre du tour.
yedo-fact-row = La rangée d’armes : { $weapons }.
yedo-fact-row-weapon = { $weapon } ({ $mon } mon)
yedo-fact-weapon-passed = { NAME($seat) } ne garde pas cette arme : { $weapon }.
yedo-fact-annex-paid = { NAME($seat) } reçoit { $mon } par { $annex }.
yedo-fact-weapon-laid = { $weapon } est posée sur la case { $space } du Marché ({ $mon } mon).
yedo-fact-weapon-cleared = { $weapon } quitte la case { $space } du Marché.
yedo-fact-favor-taken = { NAME($seat) } prend la faveur du shogun « { $favor } ».
yedo-fact-patrol-at = La patrouille arrive { $to }.
yedo-fact-patrol-left = La patrouille quitte le plateau.
yedo-fact-patrol-colour = { $colour ->
    [red] La patrouille est rouge : elle fait le tour de la ville dans le sens de l’anneau.
   *[blue] La patrouille est bleue : elle fait le tour de la ville dans l’autre sens.
}
yedo-fact-round-began = La manche { $round } commence.
yedo-fact-church = L’église contient { $mon } mon.
yedo-fact-earned = { NAME($seat) } gagne { $mon } mon.
yedo-fact-paid = { NAME($seat) } paie { $mon } mon.
yedo-fact-scored = { NAME($seat) } gagne { $points }.
yedo-fact-prestige-lost = { NAME($seat) } perd { $points }.
yedo-fact-drawn = { NAME($seat) } en pioche une ({ $deck }).
yedo-fact-drawn-own = { NAME($seat) } pioche { $card } ({ $deck }).
yedo-fact-looked = { NAME($seat) } en regarde une ({ $deck }).
yedo-fact-looked-own = { NAME($seat) } regarde { $card } ({ $deck }).
yedo-fact-arranged = { NAME($seat) } remet sur le dessus ce qui a été vu ({ $deck }).
yedo-fact-put-under = { NAME($seat) } met une carte sous la pioche ({ $deck }).
yedo-fact-put-under-own = { NAME($seat) } met { $card } sous la pioche ({ $deck }).
yedo-fact-shown = { NAME($seat) } montre une mission : « { $mission } ».
yedo-fact-weapon-gained = { NAME($seat) } obtient une arme : { $weapon }.
yedo-fact-weapon-lost = { NAME($seat) } se sépare d’une arme : { $weapon }.
yedo-fact-bag-filled = Les armes défaussées retournent dans le sac.
yedo-fact-blessing-gained = { NAME($seat) } reçoit une bénédiction.
yedo-fact-blessing-lost = { NAME($seat) } cède sa bénédiction.
yedo-fact-geisha-gained = Une geisha de valeur { $value } rejoint { THE($seat) }.
yedo-fact-geisha-lost = Une geisha de valeur { $value } quitte { THE($seat) }.
yedo-fact-annex-gained = { NAME($seat) } construit une annexe : { $annex }.
yedo-fact-annex-lost = { NAME($seat) } rend une annexe : { $annex }.
yedo-fact-disciple-gained = Un disciple de la réserve rejoint { THE($seat) }.
yedo-fact-specialist-gained = Un spécialiste rejoint { THE($seat) } : { $specialist }.
yedo-fact-disciple-lost = { NAME($seat) } perd un disciple.
yedo-fact-specialist-lost = Un spécialiste quitte { THE($seat) } : { $specialist }.
yedo-fact-token-drawn = Un jeton est pioché pour la réserve : { $specialist }.
yedo-fact-tokens-moved = Aux Portes maintenant : { $specialists }.
yedo-fact-stays-home = { NAME($seat) } garde un disciple à la maison pour cette manche.
yedo-fact-stepped-out = { NAME($seat) } se retire des enchères.
yedo-fact-took-part = { NAME($seat) } participe aux enchères.
yedo-fact-declined = { NAME($seat) } ne met rien aux enchères et les quitte.
yedo-fact-called = { NAME($seat) } met aux enchères : { $lot }.
yedo-fact-bid = { NAME($seat) } offre { $mon } mon.
yedo-fact-bid-passed = { NAME($seat) } n’offre rien.
yedo-fact-bid-beyond = { NAME($seat) } ne peut pas offrir plus.
yedo-fact-won = { NAME($seat) } remporte l’enchère pour { $mon } mon : { $lot }.
yedo-fact-asset-picked = { NAME($seat) } prend : { $asset }.
yedo-fact-event-revealed = Événement : « { $event } ». { $line }
yedo-fact-event-passed-over = L’événement « { $event } » ne compte pas.
yedo-fact-events-shuffled = Les événements passés sont mélangés.
yedo-fact-district-closed = Quartier fermé jusqu’à la prochaine phase d’événement : { $district }.
yedo-fact-location-closed = Emplacement fermé jusqu’à la prochaine phase d’événement : { $spot }.
yedo-fact-action-closed = Interdit jusqu’à la prochaine phase d’événement : { $deed }.
yedo-fact-assigned = { NAME($seat) } affecte un disciple { $to }.
yedo-fact-assigned-skilled = { NAME($seat) } affecte un spécialiste { $to } : { $specialist }.
yedo-fact-bribed = { NAME($seat) } paie la patrouille, qui laisse ses disciples en paix.
yedo-fact-arrested = { $fate ->
    [reserve] { NAME($seat) } perd un disciple, arrêté { $at }.
   *[home] Un disciple { DE($seat) } est arrêté { $at } et renvoyé à la maison.
}
yedo-fact-activated = { NAME($seat) } active le disciple { $from }.
yedo-fact-acted = { NAME($seat) } : { $deed }.
yedo-fact-moved = Un disciple { DE($seat) } va { $from } { $to }.
yedo-fact-went-home = Le disciple { DE($seat) } { $at } rentre à la maison.
yedo-fact-completed = { NAME($seat) } accomplit la mission « { $mission } ».
yedo-fact-completed-bonus = { NAME($seat) } accomplit la mission « { $mission } » avec sa partie bonus.
yedo-fact-shogun-died = Le shogun est mort : { THE($seat) } l’a tué. La partie s’achève après cette manche.
yedo-fact-answered = { NAME($seat) } a pris sa décision.
yedo-fact-played = { NAME($seat) } joue « { $card } », qui dit : « { $line } ».
yedo-fact-played-bare = { NAME($seat) } joue « { $card } ».
yedo-fact-cancelled = { NAME($seat) } : « { $card } » est annulée.
yedo-fact-taken-back = { NAME($seat) } reprend « { $card } » en main.
yedo-fact-blackmailed = { NAME($seat) } joue un Chantage : aucun de ses disciples présents n’est arrêté.
yedo-fact-rival-picked = { NAME($seat) } choisit { THE($rival) }.
yedo-fact-bought = { NAME($seat) } achète pour { $mon } mon : { $asset }.
yedo-fact-no-auctions = Il n’y a pas d’enchères pendant cette manche.
yedo-fact-sent-out = { NAME($seat) } ne participe plus aux enchères.
yedo-fact-event-cancelled = L’événement « { $event } » est annulé.
yedo-fact-mission-seen = { NAME($by) } regarde une mission { DE($seat) }.
yedo-fact-mission-seen-own = { NAME($by) } regarde une mission { DE($seat) } : « { $mission } ».
yedo-fact-ronin-came = Un ronin rejoint { THE($seat) } et va { $to }.
yedo-fact-ronin-left = Le ronin { DE($seat) } { $at } s’en va.
yedo-fact-spared = La patrouille épargne le disciple { DE($seat) } { $at }.
yedo-fact-annex-closed = { NAME($seat) } ferme une annexe pour cette manche : { $spot }.
yedo-fact-annex-lent = { NAME($seat) } : cette annexe compte comme la sienne pour une mission, { $spot }.
yedo-fact-bank-paid = La banque paie { $mon } mon à la place { DE($seat) }.
yedo-fact-clan-power = { NAME($seat) } est { $power } : « { $line } ».
yedo-fact-jesuits-arrived = Les jésuites sont arrivés : leurs missions se trouvent au Port.
yedo-fact-jesuits-left = Les jésuites sont partis pour de bon.
yedo-fact-mission-left = { NAME($seat) } : une mission des jésuites quitte le jeu.
yedo-fact-mission-left-own = { NAME($seat) } : une mission des jésuites quitte le jeu, « { $mission } ».
yedo-fact-offer-begun = { NAME($seat) } prépare une offre pour { THE($with) }.
yedo-fact-offer-gives = { NAME($seat) } offre { $good }.
yedo-fact-offer-asks = { NAME($seat) } demande { $good }.
yedo-fact-card-shown = { NAME($seat) } montre une carte { A($to) }.
yedo-fact-card-shown-own = { NAME($seat) } montre une carte { A($to) } : { $card }.
yedo-fact-offer-made = { NAME($seat) } fait son offre { A($with) }.
yedo-fact-offer-dropped = { NAME($seat) } retire son offre.
yedo-fact-offer-taken = { NAME($seat) } accepte l’offre { DE($from) }.
yedo-fact-offer-declined = { NAME($seat) } refuse l’offre { DE($from) }.
yedo-fact-handed = { NAME($seat) } remet { $good } { A($to) }.
yedo-fact-handed-own = { NAME($seat) } remet { $good } { A($to) } : { $card }.
yedo-fact-character-offered = À la Maison de thé : { $character }.
yedo-fact-tea-house-cleared = Les personnages de la Maison de thé s’en vont.
yedo-fact-character-hired = { NAME($seat) } engage un personnage : { $character }.
yedo-fact-character-active = Un personnage est actif pour { THE($seat) } : { $character }.
yedo-fact-character-used = { NAME($seat) } utilise un personnage : { $character } (« { $line } »).
yedo-fact-character-used-bare = { NAME($seat) } utilise un personnage : { $character }.
yedo-fact-character-left = Un personnage quitte { THE($seat) } : { $character }.
yedo-fact-ended = La dernière manche est terminée.
yedo-fact-counted-character = { NAME($seat) } marque { $points } pour « { $what } », personnage engagé dans la dernière manche.
yedo-fact-counted-bonus = { NAME($seat) } marque { $points } avec la carte bonus « { $what } ».
yedo-fact-counted-blackmail = { NAME($seat) } marque { $points } pour le Chantage non joué.
yedo-fact-counted-annexes = { NAME($seat) } marque { $points } pour ses annexes, en clan généreux.
yedo-fact-counted-mon = { NAME($seat) } marque { $points } pour les mon qui restent.
yedo-fact-bought-nothing = { NAME($seat) } n’achète rien.
yedo-fact-shogun-died-together = Le shogun est mort : { THE($seat) } l’a tué.
yedo-fact-emperor-turned = Carte de l’empereur : course « { $errand } » ({ $terms }) ; événement « { $event } ». { $line }
yedo-fact-errand-turned = La pile de victoire montre la course « { $errand } » ({ $terms }).
yedo-fact-emperor-ignored = L’événement de l’empereur « { $event } » est ignoré.
yedo-fact-daimyo-revealed = Carte du daimyo : { $card }.
yedo-fact-icons-ignored = { NAME($seat) } fait ignorer les icônes de : { $card }.
yedo-fact-boy-sent = { NAME($seat) } envoie le garçon de courses { $to }.
yedo-fact-errand-done = { NAME($seat) } accomplit la course « { $errand } ».
yedo-fact-went-to-war = Un disciple { DE($seat) } part à la guerre.
yedo-fact-went-to-war-skilled = Un spécialiste { DE($seat) } part à la guerre : { $specialist }.
yedo-fact-geisha-gone = Une geisha de valeur { $value } quitte la ville pour toujours.
yedo-fact-annexes-taxed = { $mon ->
    [one] { $mon } mon se trouve sur les annexes : elles coûtent d’autant plus cher.
   *[other] { $mon } mon se trouvent sur les annexes : elles coûtent d’autant plus cher.
}
yedo-fact-together = { $won ->
    [yes] Victoire commune : { $reached }.
   *[no] Défaite commune : { $reached }.
} Joueurs : { $players }. Empereur : { $mood }.

## Pourquoi non

yedo-lack-action-closed = Un événement interdit cette action jusqu’à la prochaine phase d’événement.
yedo-lack-action-kinds = Choisissez { $need } types de cartes action, non { $have }.
yedo-lack-action-next = Seule une autre action du même quartier peut suivre maintenant.
yedo-lack-active-character = Vous n’avez aucun personnage actif.
yedo-lack-annex = Cette annexe n’existe pas.
yedo-lack-annex-closed = Cette annexe est fermée pour cette manche.
yedo-lack-annex-of-rival = Aucun rival ne possède une annexe qui convienne.
yedo-lack-annex-owned = Vous possédez déjà cette annexe.
yedo-lack-annexes = Vous possédez { $have } des annexes demandées, il en faut { $need }.
yedo-lack-annexes-left = Il ne reste aucune de ces annexes.
yedo-lack-another-player = Ce n’est pas un autre joueur.
yedo-lack-any-annexes = { $have ->
    [0] Vous ne possédez pas d’autre annexe, il en faut { $need }.
    [one] Vous possédez { $have } autre annexe, il en faut { $need }.
   *[other] Vous possédez { $have } autres annexes, il en faut { $need }.
}
yedo-lack-any-mon = Indiquez au moins { $need } mon.
yedo-lack-any-rival = Aucun rival ne peut être concerné.
yedo-lack-asked = Ce n’est pas à vous de répondre maintenant.
yedo-lack-asked-for = L’offre ne demande encore rien.
yedo-lack-asset-taken = Quelqu’un a déjà pris cela pendant cette manche.
yedo-lack-at-location = Votre disciple doit se trouver sur un emplacement où cela se fait.
yedo-lack-auctioned = Cela a déjà été mis aux enchères pendant cette manche.
yedo-lack-behind = Le repos ne changerait rien à l’ordre du tour.
yedo-lack-beside = Rien ne permet maintenant à votre disciple de partager un emplacement.
yedo-lack-beside-mine = Aucun de vos disciples n’est dans ce quartier.
yedo-lack-besides = L’action de ce personnage est impossible maintenant.
yedo-lack-bid = Une offre de { $have } mon est trop basse ; il en faut au moins { $need }.
yedo-lack-bid-most = Personne ne peut offrir plus de { $need } mon.
yedo-lack-blackmail = Vous n’avez pas de carte Chantage.
yedo-lack-blessing = Vous n’avez pas de bénédiction.
yedo-lack-blessings = Vous pouvez avoir au plus { $need ->
    [one] { $need } bénédiction
   *[other] { $need } bénédictions
}.
yedo-lack-blessings-left = Il ne reste aucune bénédiction au Temple.
yedo-lack-bonus-part = Cette mission n’a pas de partie bonus.
yedo-lack-boy-at-home = Le garçon de courses n’est pas chez vous.
yedo-lack-church = L’église est vide.
yedo-lack-church-mon = L’église contient { $have } mon ; il en faut { $need }.
yedo-lack-could-take = Vous ne pourriez rien en prendre.
yedo-lack-dealt = Ensemble, les premières missions se choisissent et ne se distribuent pas.
yedo-lack-deck = Cette pioche est vide.
yedo-lack-disciple = Aucun de vos disciples ne s’y trouve.
yedo-lack-disciple-of-rival = Aucun disciple d’un rival ne s’y trouve.
yedo-lack-disciples = Vous auriez { $have } disciples ; la limite est { $need }.
yedo-lack-district-closed = Ce quartier est fermé jusqu’à la prochaine phase d’événement.
yedo-lack-equal = Les deux côtés doivent valoir autant.
yedo-lack-errand-boy = Le garçon de courses n’est pas activé pour des missions.
yedo-lack-event-kind = Choisissez des types d’événements ; les jésuites n’en sont pas un : ils viennent comme module.
yedo-lack-event-kinds = Choisissez { $need } types d’événements, non { $have }.
yedo-lack-events = Ensemble, il n’y a pas d’événements.
yedo-lack-favor = Quelqu’un a déjà pris cette faveur.
yedo-lack-fit = Cela ne convient pas à une partie commune.
yedo-lack-free = Quelqu’un s’y trouve déjà.
yedo-lack-free-to-go = Tous vos disciples chez vous doivent y rester pendant cette manche.
yedo-lack-geishas = Vous auriez { $have } geishas ; la limite est { $need }.
yedo-lack-geishas-left = Il ne reste aucune geisha.
yedo-lack-give-actions = { $have ->
    [one] Vous avez { $have } carte action et devez en céder { $need }.
   *[other] Vous avez { $have } cartes action et devez en céder { $need }.
}
yedo-lack-give-bonuses = { $have ->
    [one] Vous avez { $have } carte bonus et devez en céder { $need }.
   *[other] Vous avez { $have } cartes bonus et devez en céder { $need }.
}
yedo-lack-give-weapons = { $have ->
    [one] Vous pouvez céder { $have } arme, il en faut { $need }.
   *[other] Vous pouvez céder { $have } armes, il en faut { $need }.
}
yedo-lack-given = L’offre ne donne encore rien.
yedo-lack-good = Il y en a { $have }, et l’offre en nommerait { $need }.
yedo-lack-goods = { $need ->
    [one] Une offre nomme au plus { $need } chose de chaque côté.
   *[other] Une offre nomme au plus { $need } choses de chaque côté.
}
yedo-lack-hard-mission = L’une de vos missions doit être rouge ou noire, et c’est la dernière que vous prenez.
yedo-lack-has-anything = Cet adversaire n’a rien à échanger.
yedo-lack-held = Personne ne s’y trouve encore.
yedo-lack-hired = Vous avez déjà engagé un personnage pendant cette manche.
yedo-lack-icons = Il ne reste pas d’icônes à ignorer.
yedo-lack-in-district = Un disciple sur une annexe n’est dans aucun quartier.
yedo-lack-in-force = Ce que cela ferait est déjà en vigueur.
yedo-lack-jesuit-rounds = Les jésuites demandent une partie de { $need } manches ou plus, non de { $have }.
yedo-lack-jesuits = Les jésuites ne viennent que là où il y a des événements.
yedo-lack-jesuits-here = Les jésuites ne sont pas là.
yedo-lack-length = { $have ->
    [one] Il n’y a pas de partie de { $have } manche ; il y en a de { $short }, de { $middle } et de { $long }.
   *[other] Il n’y a pas de partie de { $have } manches ; il y en a de { $short }, de { $middle } et de { $long }.
}
yedo-lack-lent = Le prêt n’est pas encore remboursé.
yedo-lack-location-closed = Cet emplacement est fermé jusqu’à la prochaine phase d’événement.
yedo-lack-lot = À ce nombre de joueurs, autre chose est mis aux enchères.
yedo-lack-meeting = On échange avec qui a aussi un disciple à la Taverne ou au Marché.
yedo-lack-mission-kind = Choisissez d’autres types de missions : celles de base y sont toujours, celles du shogun et des jésuites viennent d’elles-mêmes.
yedo-lack-mission-next = Après une mission, seules des missions peuvent suivre pendant cette activation.
yedo-lack-mission-sets = Choisissez { $need } types de missions, non { $have }.
yedo-lack-missions = { $have ->
    [one] Les pioches contiennent { $have } mission de ce genre et il en faut { $need }.
   *[other] Les pioches contiennent { $have } missions de ce genre et il en faut { $need }.
}
yedo-lack-missions-here = Ni mission ni course ne s’accomplit sur cette annexe.
yedo-lack-moment-act = Cette carte se joue { yedo-moment-act }.
yedo-lack-moment-arrest = Cette carte se joue { yedo-moment-arrest }.
yedo-lack-moment-assign = Cette carte se joue { yedo-moment-assign }.
yedo-lack-moment-bid = Cette carte se joue { yedo-moment-bid }.
yedo-lack-moment-egress = Cette carte se joue quand on vous demande si vous participez aux enchères.
yedo-lack-moment-event = Cette carte se joue { yedo-moment-event }.
yedo-lack-moment-free = Une autre carte est en cours de résolution.
yedo-lack-moment-icons = Cette carte se joue { yedo-together-icons }.
yedo-lack-moment-mission = Cette carte se joue { yedo-moment-mission }.
yedo-lack-moment-price = Cette carte se joue quand on vous demande une enchère ou un achat.
yedo-lack-moment-purchase = Cette carte se joue quand on vous demande ce que vous achetez.
yedo-lack-moment-purchases = Cette carte se joue { yedo-together-bid }.
yedo-lack-moment-reply = Cette carte se joue { yedo-moment-reply }.
yedo-lack-moment-round = Cette carte se joue { yedo-moment-round }.
yedo-lack-moment-step = Cette carte se joue { yedo-moment-step }.
yedo-lack-moment-stop = Cette carte se joue { yedo-moment-stop }.
yedo-lack-mon = Vous avez { $have } mon, il en faut { $need }.
yedo-lack-mon-named = L’offre nomme déjà des mon de ce côté.
yedo-lack-neighbouring = Cet emplacement n’est pas dans un quartier voisin.
yedo-lack-news = Votre partenaire connaît déjà cette carte.
yedo-lack-not-yet-laid = Cette carte est déjà dans l’offre.
yedo-lack-objectives = En solitaire, l’objectif du prestige le plus haut n’existe pas ; ensemble, il existe.
yedo-lack-of-a-neighbour = La carte ne prête qu’une action d’un quartier voisin.
yedo-lack-of-the-district = Ce n’est pas une action de ce quartier.
yedo-lack-of-the-group = Cela ne fait pas partie du groupe remporté.
yedo-lack-on-annex = Votre disciple n’est pas sur une annexe.
yedo-lack-on-offer = Cela ne se trouve pas parmi les choix.
yedo-lack-on-the-board = Un personnage ne s’engage que depuis un emplacement du plateau.
yedo-lack-only-goods = De toutes les actions du Port, seul le commerce de marchandises s’y fait.
yedo-lack-only-missions = Cette annexe ne sert qu’aux missions.
yedo-lack-other-kind = Choisissez des types différents : aucun ne compte deux fois.
yedo-lack-own-geishas = { $have ->
    [0] Vous n’avez pas de geisha
    [one] Vous avez { $have } geisha
   *[other] Vous avez { $have } geishas
}, il en faut { $need }.
yedo-lack-partners = Ensemble, on joue à { $need } au plus, non à { $have }.
yedo-lack-pawned = Vous n’avez ni arme ni geisha à mettre en gage.
yedo-lack-plain-at-home = Vous n’avez aucun disciple ordinaire chez vous.
yedo-lack-players = { $limit ->
    [yes] On joue à { $need } au plus, pas à { $have }.
   *[no] Il faut être au moins { $need } ; vous êtes { $have }.
}
yedo-lack-present = { $need ->
    [one] Vous n’avez aucun disciple dans le quartier demandé.
   *[other] Vous avez des disciples dans { $have } des { $need } quartiers demandés.
}
yedo-lack-prestige = { $have ->
    [one] Vous avez { $have } point de prestige, il en faut { $need }.
   *[other] Vous avez { $have } points de prestige, il en faut { $need }.
}
yedo-lack-price-in-mon = Ici, le prix ne se paie qu’en mon.
yedo-lack-reserve = Il ne vous reste aucun disciple dans la réserve.
yedo-lack-rest-space-held = Personne ne rejoint un disciple sur une case de repos.
yedo-lack-resting = Vous avez déjà un disciple sur les cases de repos.
yedo-lack-rival = Aucun rival ne se trouve là où il en faut un.
yedo-lack-rival-annex = Aucun de vos disciples ne se trouve sur l’annexe d’un rival.
yedo-lack-rival-has-more = Ce rival n’en a pas plus que vous.
yedo-lack-rival-here = Ce rival n’a aucun disciple dans un quartier où se trouve l’un des vôtres.
yedo-lack-rival-takes-part = Ce rival ne participe pas aux enchères.
yedo-lack-rivals = Les uns contre les autres, il faut au moins { $need } joueurs ; en solo, choisissez de jouer ensemble contre le daimyo.
yedo-lack-room = Il n’y a pas de place.
yedo-lack-rounds-together = Ensemble, on joue { $need } manches, non { $have }.
yedo-lack-sailor = Cet emplacement appartient au Bon Marin.
yedo-lack-shown = Ce quartier n’y figure pas.
yedo-lack-skill-owned = Vous avez déjà ce spécialiste.
yedo-lack-spare = La mission a elle-même besoin de cette arme.
yedo-lack-specialist-at-home = Ce spécialiste n’est pas chez vous.
yedo-lack-specialist-module = Les missions de spécialistes demandent le module Spécialistes.
yedo-lack-specialists = Il manque les spécialistes demandés.
yedo-lack-such-a-space = On ne se repose que sur les cases de repos, et l’on n’y fait rien d’autre.
yedo-lack-takes-part = Seul peut le faire qui participe aux enchères.
yedo-lack-that-action = Seule l’action accordée peut être faite.
yedo-lack-token = Aucun spécialiste n’y est proposé.
yedo-lack-traded-geishas = L’un de vous aurait { $have } geishas ; la limite est { $need }.
yedo-lack-traded-goods = L’un de vous en aurait { $have } d’une sorte ; on peut en prendre une de trop, mais pas plus de { $need } en tout.
yedo-lack-used-at-will = Ce personnage agit de lui-même ; vous ne choisissez pas quand.
yedo-lack-visits = Les annexes des autres ne se visitent qu’avec les missions à forte interaction.
yedo-lack-wanted = Aucun de vos disciples ne serait arrêté là où se trouve la patrouille.
yedo-lack-wanted-there = Ce disciple ne serait pas arrêté.
yedo-lack-weapon = Aucune arme ne s’y trouve.
yedo-lack-weapons = Vous avez { $have } des armes demandées, il en faut { $need }.
yedo-lack-weapons-left = Il ne reste aucune arme à piocher.
yedo-lack-with = C’est un autre spécialiste qui doit être activé.
yedo-lack-without-change = Les mon ne s’offrent que par multiples de { $need }.
yedo-lack-yours = Vous n’avez pas cela.
