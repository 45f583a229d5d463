### Lo que se dice en una mesa de Yedo: preguntas, opciones, hechos, motivos. Glosario: véase yedo-cards.ftl.

## Cómo se juntan las cosas

yedo-count-mon = { $n } mon
yedo-count-prestige = { $n ->
    [one] { $n } punto de prestigio
   *[other] { $n } puntos de prestigio
}
yedo-count-action = { $n ->
    [one] { $n } carta de acción
   *[other] { $n } cartas de acción
}
yedo-count-bonus = { $n ->
    [one] { $n } carta de bonus
   *[other] { $n } cartas de bonus
}
yedo-count-mission = { $n ->
    [one] { $n } misión
   *[other] { $n } misiones
}
yedo-count-weapon = { $n ->
    [one] { $n } arma
   *[other] { $n } armas
}
yedo-count-annex = { $n ->
    [one] { $n } anexo
   *[other] { $n } anexos
}
yedo-count-geisha = { $n ->
    [one] { $n } geisha
   *[other] { $n } geishas
}
yedo-count-blessing = { $n ->
    [one] { $n } bendición
   *[other] { $n } bendiciones
}
yedo-count-disciple = { $n ->
    [one] { $n } súbdito
   *[other] { $n } súbditos
}
yedo-times = { $thing } × { $n }
yedo-in-space = { $thing }, espacio { $space }
yedo-give = entregar { $things }
yedo-place-at = { $at } { $place }
yedo-place-to = { $to } { $place }
yedo-place-from = { $from } { $place }
yedo-place-annex-at = en el anexo { $annex }
yedo-place-annex-to = al anexo { $annex }
yedo-place-annex-from = del anexo { $annex }
yedo-rival-in = un rival { $at }
yedo-rival-annex = en un anexo rival
yedo-church-holds = { $mon } mon en la iglesia
yedo-with-specialist = completada con { $specialist }
yedo-when = { $line } · { $moment }
yedo-together-bid = antes de las compras
yedo-together-icons = antes o después de los iconos del daimio
yedo-together-step = antes de los iconos del daimio
yedo-together-stop = después de los iconos del daimio
yedo-turn-to-act = en tu turno de acción, antes o después de una activación
yedo-kind-of-action = acción
yedo-kind-of-bonus = bonus
yedo-deck-action = cartas de acción
yedo-deck-bonus = cartas de bonus
yedo-deck-weapon = armas
yedo-deck-event = cartas de evento
yedo-deck-emperor = cartas de emperador
yedo-deck-green = misiones verdes
yedo-deck-yellow = misiones amarillas
yedo-deck-red = misiones rojas
yedo-deck-black = misiones negras
yedo-deck-jesuit = misiones { $id ->
    [green] verdes
    [yellow] amarillas
    [red] rojas
   *[black] negras
} de los jesuitas
yedo-good-geisha = una geisha
yedo-good-blackmail = un Soborno
yedo-good-action = una carta de acción
yedo-good-bonus = una carta de bonus
yedo-good-mission = una misión ({ $colour })
yedo-kind-missions = misiones
yedo-kind-actions = cartas de acción
yedo-kind-bonuses = cartas de bonus
yedo-kind-weapons = armas
yedo-kind-annexes = anexos
yedo-kind-disciples = súbditos
yedo-rest-space = reposo
yedo-beside-space = como segundo
yedo-daimyo = Daimio
    .start = El daimio
    .inside = el daimio
    .of = del daimio
    .to = al daimio
yedo-errand-boy = chico de los recados
yedo-together = entre todos: { $needs }
yedo-to-each = { $pays } para cada jugador
yedo-icon-none = { $district }
yedo-icons = { $district } ({ $icons })
yedo-icon-colour = la guardia cambia de color
yedo-icon-steps = la guardia avanza { $n } más
yedo-icon-blessing = se aceptan bendiciones
yedo-daimyo-does = { $id ->
    [harbor] { $district }: los mon de la iglesia van al banco
    [market] { $district }: se descarta el arma que está más a la derecha
    [red-light] { $district }: la mejor geisha deja la ciudad
    [gates] { $district }: toma otro súbdito de su reserva
    [castle] { $district }: se activa su espacio de reposo; si era el primero y vuelve a serlo, cada jugador pierde 1 punto de prestigio
    [tavern] { $district }: los anexos cuestan 1 mon más para siempre
   *[temple] { $district }: allí no hace nada
}
yedo-reached-lowest = menor prestigio { $have } de { $need } ({ $level })
yedo-reached-highest = mayor prestigio { $have } de { $need } ({ $level })
yedo-reached-errands = encargos { $have } de { $need } ({ $level })

## Lo que obligan a hacer las cartas

yedo-effect-pay = pagar { $what }
yedo-effect-pay-per = pagar { $what } por cada { $thing ->
    [mon] mon
    [prestige] punto de prestigio
    [action] carta de acción
    [bonus] carta de bonus
    [mission] misión
    [weapon] arma
    [annex] anexo
    [geisha] geisha
    [blessing] bendición
   *[disciple] súbdito
}
yedo-effect-put-under = { $n ->
    [one] poner { $n } misión sin completar bajo su mazo
   *[other] poner { $n } misiones sin completar bajo sus mazos
}
yedo-effect-gain = ganar { $what }
yedo-effect-lose = perder { $what }
yedo-effect-draw = { $keep ->
    [0] robar { $what }
   *[other] robar { $what } y conservar { $keep }
}
yedo-effect-any-deck = { $what } de un mazo cualquiera
yedo-effect-redraw = cancelar el evento y revelar otro
yedo-effect-move = mover un súbdito a un distrito vecino
yedo-effect-stay-home = dejar en casa { $what }
yedo-effect-war = enviar a la guerra { $what }
yedo-effect-other = lo que dice la carta

## Preguntas

yedo-ask-mission-deck = ¿De qué mazo tomas una misión?
yedo-ask-favor = ¿Qué favor del sogún tomas?
yedo-ask-egress = ¿Participas en las pujas o renuncias?
yedo-ask-call = ¿Qué sacas a subasta?
yedo-ask-open = { $lot }: ¿con cuánto abres?
yedo-ask-bid = { $lot }: la puja más alta es de { $mon } mon. ¿Pujas más?
yedo-ask-asset = { $group }. ¿Qué tomas?
yedo-ask-annex = ¿Qué anexo tomas?
yedo-ask-assign = ¿Dónde asignas un súbdito?
yedo-ask-bribe = ¿Pagas a la guardia para que deje en paz a tus súbditos?
yedo-ask-activate = ¿Qué súbdito activas?
yedo-ask-act = ¿Qué hace tu súbdito? ({ $spot })
yedo-ask-excess = Tienes demasiadas cosas de un tipo ({ $kind }). ¿Cuál descartas?
yedo-ask-lose = ¿Qué entregas? ({ $kind })
yedo-ask-lose-mission = ¿Cuál de tus misiones sin completar va bajo su mazo?
yedo-ask-give = ¿Qué entregas para la misión?
yedo-ask-keep = ¿Qué conservas? ({ $deck })
yedo-ask-arrange = ¿Qué va a continuación, desde arriba? ({ $deck })
yedo-ask-either = ¿Cuál de las dos cosas?
yedo-ask-may = El evento te lo permite. ¿Lo haces?
yedo-ask-show = ¿Qué misión muestras a todos?
yedo-ask-moment = ¿Juegas una carta ahora, { $moment }?
yedo-ask-buy = ¿Qué compras, si compras algo?
yedo-ask-rival = ¿Qué rival?
yedo-ask-take-weapon = ¿Qué arma tomas?
yedo-ask-arrest = ¿Cuál de tus súbditos arrestados va a la reserva?
yedo-ask-exchange = ¿Cambias { $mon } mon de la recompensa por un punto de prestigio? ({ $left ->
    [one] una vez
   *[other] hasta { $left } veces
})
yedo-ask-send-home = ¿El súbdito de quién vuelve a casa?
yedo-ask-move-from = ¿Qué súbdito se mueve?
yedo-ask-move-to = ¿Adónde se mueve tu súbdito { $from }?
yedo-ask-spare = ¿A qué súbdito tuyo pasa por alto la guardia?
yedo-ask-hire = ¿Adónde va el ronin?
yedo-ask-annex-close = ¿Qué anexo rival se cierra esta ronda?
yedo-ask-annex-borrow = ¿Qué anexo rival cuenta como tuyo?
yedo-ask-swap-give = ¿Qué arma tuya cambias?
yedo-ask-swap-take = ¿Por qué arma del Mercado o de los descartes?
yedo-ask-put-under = ¿Va una de estas bajo el mazo? ({ $deck })
yedo-ask-put-back = ¿Cuál vuelve bajo su mazo? ({ $deck })
yedo-ask-trade = ¿Con quién quieres comerciar?
yedo-ask-offer = Tu oferta { A($seat) }: ¿qué más?
yedo-ask-amount = ¿Cuántos mon pone { THE($seat) }?
yedo-ask-answer = { NAME($seat) } te ofrece un trato. ¿Aceptas?
yedo-ask-hand-over = ¿Qué entregas? ({ $good })
yedo-ask-besides = { $deed }, por tu personaje: ¿con qué?
yedo-ask-direction = ¿Hacia dónde va la guardia?
yedo-ask-take-back = ¿Recuperas «{ $card }» en tu mano?
yedo-ask-debt = ¿Devuelves lo que te prestó tu personaje?
yedo-ask-after = ¿Usas ahora a tu personaje?
yedo-ask-give-up = ¿Qué entregas para el encargo?
yedo-ask-war = ¿A qué súbdito envías a la guerra?
yedo-ask-look-any = ¿Qué mazo miras?
yedo-ask-ignore-icons = ¿De qué carta de daimio se ignoran los iconos?

## Opciones

yedo-do-pass = Pasar
yedo-do-pass-call = No subastar nada y dejar las pujas
yedo-do-pass-bid = No pujar
yedo-do-pass-buy = No comprar nada
yedo-do-pass-bribe = No pagar nada
yedo-do-pass-act = Nada más: el súbdito vuelve a casa
yedo-do-pass-moment = No jugar ninguna carta
yedo-do-pass-may = Dejarlo
yedo-do-pass-under = Ninguna
yedo-do-pass-trade = No hacer ninguna oferta
yedo-do-pass-offer = Retirar la oferta
yedo-do-pass-answer = Rechazar
yedo-do-pass-exchange = No cambiar más
yedo-do-pass-debt = No devolver nada
yedo-do-pass-after = Ahora no
yedo-do-deck = De las { $deck }
yedo-do-favor = { $favor }: { $line }
yedo-do-favor-with = { $favor }: { $line }; viene con: { $character }
yedo-do-take-part = Participar
yedo-do-step-out = Renunciar y tomar { $mon } mon
yedo-do-call = Subastar: { $lot } (desde { $mon } mon)
yedo-do-bid = Pujar { $mon } mon
yedo-do-asset = Tomar: { $asset }
yedo-do-asset-for = Comprar: { $asset } por { $mon } mon
yedo-do-annex = Tomar { $annex } ({ $about })
yedo-do-assign = { $to }
yedo-do-send = { $to }: { $specialist }
yedo-do-pay = Pagar { $mon } mon
yedo-do-activate = Activar al súbdito { $from }
yedo-do-deed = { $deed }
yedo-do-deed-for = { $deed } ({ $price })
yedo-do-deed-with = { $deed }: { $what }
yedo-do-deed-with-for = { $deed }: { $what } ({ $price })
yedo-do-use = Usar el anexo: { $annex }
yedo-do-complete = Completar «{ $mission }»: { $needs } → { $pays }
yedo-do-complete-bonus = Completar «{ $mission }» con su parte adicional: { $needs } → { $pays }
yedo-do-keep = Conservar { $card }
yedo-do-lay = { $card } a continuación
yedo-do-take-weapon = Tomar { $card }
yedo-do-discard = Descartar { $card }
yedo-do-swap = Cambiar { $card }
yedo-do-under = { $card } va bajo el mazo
yedo-do-give-back = { $annex } vuelve a la reserva
yedo-do-show = Mostrar «{ $mission }»
yedo-do-play = Jugar «{ $card }» ({ $line })
yedo-do-blackmail = Jugar un Soborno: no se arresta a ninguno de tus súbditos de allí
yedo-do-rival = { $seat }
yedo-do-disciple = El súbdito { $from }
yedo-do-at-home = Un súbdito que está en casa
yedo-do-specialist = { $specialist }, en casa
yedo-do-annex-of = { $spot }
yedo-do-space = { $weapon } del espacio { $space } del Mercado
yedo-do-give = Dar { $good }
yedo-do-ask = Pedir { $good }
yedo-do-give-mon = Dar mon
yedo-do-ask-mon = Pedir mon
yedo-do-mon = { $mon } mon
yedo-do-lay-closed = Dar { $card }, bocabajo
yedo-do-lay-open = Dar { $card }, mostrándola
yedo-do-hand = Entregar { $card }
yedo-do-propose = Proponer: { $gives } por { $asks }
yedo-do-accept = Aceptar: recibes { $gives } por { $asks }
yedo-do-forth = En el sentido del anillo
yedo-do-back = En sentido contrario al anillo
yedo-do-pay-back = Devolver el préstamo
yedo-do-character = Usar a tu personaje: { $character } ({ $line })
yedo-do-hire = Contratar: { $character } ({ $line })
yedo-do-buy-nothing = No comprar nada y tomar { $mon } mon
yedo-do-pay-blessing = Entregar tu bendición: ninguno de tus súbditos de allí es arrestado
yedo-do-send-boy = { $to }: el chico de los recados
yedo-do-errand = Cumplir el encargo «{ $errand }»: { $needs } → { $pays }
yedo-do-look-at = Mirar: { $deck }
yedo-do-ignore = { $card }

## Lo que ha pasado

yedo-fact-placed = { NAME($seat) } ocupa el puesto { $place } en el orden de juego.
yedo-fact-row = La fila de armas: { $weapons }.
yedo-fact-row-weapon = { $weapon } ({ $mon } mon)
yedo-fact-weapon-passed = { NAME($seat) } no se queda con un arma: { $weapon }.
yedo-fact-annex-paid = { NAME($seat) } recibe { $mon } por { $annex }.
yedo-fact-weapon-laid = { $weapon } queda en el espacio { $space } del Mercado ({ $mon } mon).
yedo-fact-weapon-cleared = { $weapon } deja el espacio { $space } del Mercado.
yedo-fact-favor-taken = { NAME($seat) } toma el favor del sogún «{ $favor }».
yedo-fact-patrol-at = La guardia llega { $to }.
yedo-fact-patrol-left = La guardia deja el tablero.
yedo-fact-patrol-colour = { $colour ->
    [red] La guardia es roja: recorre la ciudad en el sentido del anillo.
   *[blue] La guardia es azul: recorre la ciudad en sentido contrario.
}
yedo-fact-round-began = Empieza la ronda { $round }.
yedo-fact-church = En la iglesia hay { $mon } mon.
yedo-fact-earned = { NAME($seat) } gana { $mon } mon.
yedo-fact-paid = { NAME($seat) } paga { $mon } mon.
yedo-fact-scored = { NAME($seat) } gana { $points }.
yedo-fact-prestige-lost = { NAME($seat) } pierde { $points }.
yedo-fact-drawn = { NAME($seat) } roba una ({ $deck }).
yedo-fact-drawn-own = { NAME($seat) } roba { $card } ({ $deck }).
yedo-fact-looked = { NAME($seat) } mira una ({ $deck }).
yedo-fact-looked-own = { NAME($seat) } mira { $card } ({ $deck }).
yedo-fact-arranged = { NAME($seat) } devuelve arriba lo que ha mirado ({ $deck }).
yedo-fact-put-under = { NAME($seat) } pone una carta bajo el mazo ({ $deck }).
yedo-fact-put-under-own = { NAME($seat) } pone { $card } bajo el mazo ({ $deck }).
yedo-fact-shown = { NAME($seat) } muestra una misión: «{ $mission }».
yedo-fact-weapon-gained = { NAME($seat) } obtiene un arma: { $weapon }.
yedo-fact-weapon-lost = { NAME($seat) } se desprende de un arma: { $weapon }.
yedo-fact-bag-filled = Las armas descartadas vuelven a la bolsa.
yedo-fact-blessing-gained = { NAME($seat) } recibe una bendición.
yedo-fact-blessing-lost = { NAME($seat) } entrega su bendición.
yedo-fact-geisha-gained = Una geisha de valor { $value } se une { A($seat) }.
yedo-fact-geisha-lost = Una geisha de valor { $value } deja { A($seat) }.
yedo-fact-annex-gained = { NAME($seat) } construye un anexo: { $annex }.
yedo-fact-annex-lost = { NAME($seat) } devuelve un anexo: { $annex }.
yedo-fact-disciple-gained = Un súbdito de la reserva se une { A($seat) }.
yedo-fact-specialist-gained = Un especialista se une { A($seat) }: { $specialist }.
yedo-fact-disciple-lost = { NAME($seat) } pierde un súbdito.
yedo-fact-specialist-lost = Un especialista deja { A($seat) }: { $specialist }.
yedo-fact-token-drawn = Se roba una ficha para la reserva: { $specialist }.
yedo-fact-tokens-moved = En la Gran Puerta ahora: { $specialists }.
yedo-fact-stays-home = Un súbdito { DE($seat) } se queda en casa esta ronda.
yedo-fact-stepped-out = { NAME($seat) } renuncia a las pujas.
yedo-fact-took-part = { NAME($seat) } participa en las pujas.
yedo-fact-declined = { NAME($seat) } no subasta nada y deja las pujas.
yedo-fact-called = { NAME($seat) } saca a subasta: { $lot }.
yedo-fact-bid = { NAME($seat) } puja { $mon } mon.
yedo-fact-bid-passed = { NAME($seat) } no puja.
yedo-fact-bid-beyond = { NAME($seat) } no puede pujar más.
yedo-fact-won = { NAME($seat) } gana la subasta por { $mon } mon: { $lot }.
yedo-fact-asset-picked = { NAME($seat) } toma: { $asset }.
yedo-fact-event-revealed = Evento: «{ $event }». { $line }
yedo-fact-event-passed-over = El evento «{ $event }» no cuenta.
yedo-fact-events-shuffled = Se barajan los eventos pasados.
yedo-fact-district-closed = Distrito cerrado hasta la próxima fase de evento: { $district }.
yedo-fact-location-closed = Localización cerrada hasta la próxima fase de evento: { $spot }.
yedo-fact-action-closed = Prohibido hasta la próxima fase de evento: { $deed }.
yedo-fact-assigned = { NAME($seat) } asigna un súbdito { $to }.
yedo-fact-assigned-skilled = { NAME($seat) } asigna un especialista { $to }: { $specialist }.
yedo-fact-bribed = { NAME($seat) } paga a la guardia, que deja en paz a sus súbditos.
yedo-fact-arrested = { $fate ->
    [reserve] { NAME($seat) } pierde un súbdito, arrestado { $at }.
   *[home] Un súbdito { DE($seat) } es arrestado { $at } y vuelve a casa.
}
yedo-fact-activated = { NAME($seat) } activa al súbdito { $from }.
yedo-fact-acted = { NAME($seat) }: { $deed }.
yedo-fact-moved = Un súbdito { DE($seat) } va { $from } { $to }.
yedo-fact-went-home = El súbdito { DE($seat) } { $at } vuelve a casa.
yedo-fact-completed = { NAME($seat) } completa la misión «{ $mission }».
yedo-fact-completed-bonus = { NAME($seat) } completa la misión «{ $mission }» con su parte adicional.
yedo-fact-shogun-died = El sogún ha muerto a manos { DE($seat) }. La partida termina tras esta ronda.
yedo-fact-answered = { NAME($seat) } ha decidido.
yedo-fact-played = { NAME($seat) } juega «{ $card }», que dice: «{ $line }».
yedo-fact-played-bare = { NAME($seat) } juega «{ $card }».
yedo-fact-cancelled = «{ $card }» { DE($seat) } queda cancelada.
yedo-fact-taken-back = { NAME($seat) } recupera «{ $card }» en su mano.
yedo-fact-blackmailed = { NAME($seat) } juega un Soborno: no se arresta a ninguno de sus súbditos de allí.
yedo-fact-rival-picked = { NAME($seat) } elige { A($rival) }.
yedo-fact-bought = { NAME($seat) } compra por { $mon } mon: { $asset }.
yedo-fact-no-auctions = Esta ronda no hay subastas.
yedo-fact-sent-out = { NAME($seat) } queda fuera de las pujas.
yedo-fact-event-cancelled = El evento «{ $event }» queda cancelado.
yedo-fact-mission-seen = { NAME($by) } mira una misión { DE($seat) }.
yedo-fact-mission-seen-own = { NAME($by) } mira una misión { DE($seat) }: «{ $mission }».
yedo-fact-ronin-came = Un ronin se une { A($seat) } y va { $to }.
yedo-fact-ronin-left = El ronin { DE($seat) } { $at } se marcha.
yedo-fact-spared = La guardia pasa por alto al súbdito { DE($seat) } { $at }.
yedo-fact-annex-closed = { NAME($seat) } cierra un anexo durante esta ronda: { $spot }.
yedo-fact-annex-lent = Un anexo cuenta como { DE($seat) } para una misión: { $spot }.
yedo-fact-bank-paid = El banco paga { $mon } mon por { THE($seat) }.
yedo-fact-clan-power = { NAME($seat) } es { $power }: «{ $line }».
yedo-fact-jesuits-arrived = Han llegado los jesuitas: sus misiones están en el Puerto.
yedo-fact-jesuits-left = Los jesuitas se han ido para siempre.
yedo-fact-mission-left = Una misión de los jesuitas { DE($seat) } deja el juego.
yedo-fact-mission-left-own = Una misión de los jesuitas { DE($seat) } deja el juego: «{ $mission }».
yedo-fact-offer-begun = { NAME($seat) } prepara una oferta para { THE($with) }.
yedo-fact-offer-gives = { NAME($seat) } ofrece { $good }.
yedo-fact-offer-asks = { NAME($seat) } pide { $good }.
yedo-fact-card-shown = { NAME($seat) } muestra una carta { A($to) }.
yedo-fact-card-shown-own = { NAME($seat) } muestra una carta { A($to) }: { $card }.
yedo-fact-offer-made = { NAME($seat) } hace la oferta { A($with) }.
yedo-fact-offer-dropped = { NAME($seat) } retira la oferta.
yedo-fact-offer-taken = { NAME($seat) } acepta la oferta { DE($from) }.
yedo-fact-offer-declined = { NAME($seat) } rechaza la oferta { DE($from) }.
yedo-fact-handed = { NAME($seat) } entrega { $good } { A($to) }.
yedo-fact-handed-own = { NAME($seat) } entrega { $good } { A($to) }: { $card }.
yedo-fact-character-offered = En la Casa de Té: { $character }.
yedo-fact-tea-house-cleared = Los personajes de la Casa de Té se marchan.
yedo-fact-character-hired = { NAME($seat) } contrata a un personaje: { $character }.
yedo-fact-character-active = Un personaje está activo para { THE($seat) }: { $character }.
yedo-fact-character-used = { NAME($seat) } usa a un personaje: { $character } («{ $line }»).
yedo-fact-character-used-bare = { NAME($seat) } usa a un personaje: { $character }.
yedo-fact-character-left = Un personaje deja { A($seat) }: { $character }.
yedo-fact-ended = La última ronda ha terminado.
yedo-fact-counted-character = { NAME($seat) } obtiene { $points } por «{ $what }», personaje contratado en la última ronda.
yedo-fact-counted-bonus = { NAME($seat) } obtiene { $points } con la carta de bonus «{ $what }».
yedo-fact-counted-blackmail = { NAME($seat) } obtiene { $points } por el Soborno sin usar.
yedo-fact-counted-annexes = { NAME($seat) } obtiene { $points } por sus anexos, como clan generoso.
yedo-fact-counted-mon = { NAME($seat) } obtiene { $points } por los mon que le quedan.
yedo-fact-bought-nothing = { NAME($seat) } no compra nada.
yedo-fact-shogun-died-together = El sogún ha muerto a manos { DE($seat) }.
yedo-fact-emperor-turned = Carta del emperador: encargo «{ $errand }» ({ $terms }); evento «{ $event }». { $line }
yedo-fact-errand-turned = La pila de victoria muestra el encargo «{ $errand }» ({ $terms }).
yedo-fact-emperor-ignored = Se ignora el evento del emperador «{ $event }».
yedo-fact-daimyo-revealed = Carta del daimio: { $card }.
yedo-fact-icons-ignored = { NAME($seat) } hace ignorar los iconos de: { $card }.
yedo-fact-boy-sent = { NAME($seat) } envía al chico de los recados { $to }.
yedo-fact-errand-done = { NAME($seat) } cumple el encargo «{ $errand }».
yedo-fact-went-to-war = Un súbdito { DE($seat) } va a la guerra.
yedo-fact-went-to-war-skilled = Un especialista { DE($seat) } va a la guerra: { $specialist }.
yedo-fact-geisha-gone = Una geisha de valor { $value } deja la ciudad para siempre.
yedo-fact-annexes-taxed = Hay { $mon } mon sobre los anexos: cada uno cuesta { $mon } mon más.
yedo-fact-together = { $won ->
    [yes] Victoria de todos: { $reached }.
   *[no] Derrota de todos: { $reached }.
} Jugadores: { $players }. Emperador: { $mood }.

## Por qué no

yedo-lack-action-closed = Un evento prohíbe esta acción hasta la próxima fase de evento.
yedo-lack-action-kinds = Elige { $need } tipos de cartas de acción, no { $have }.
yedo-lack-action-next = Ahora solo puede seguir otra acción del mismo distrito.
yedo-lack-active-character = No tienes ningún personaje activo.
yedo-lack-annex = Ese anexo no existe.
yedo-lack-annex-closed = Ese anexo está cerrado esta ronda.
yedo-lack-annex-of-rival = Ningún rival tiene un anexo que sirva.
yedo-lack-annex-owned = Ya tienes ese anexo.
yedo-lack-annexes = Tienes { $have } de los anexos que pide, y pide { $need }.
yedo-lack-annexes-left = No queda ninguno de esos anexos.
yedo-lack-another-player = Eso no es otro jugador.
yedo-lack-any-annexes = { $have ->
    [0] No tienes otros anexos y necesitas { $need }.
    [one] Tienes otro anexo y necesitas { $need }.
   *[other] Tienes otros { $have } anexos y necesitas { $need }.
}
yedo-lack-any-mon = Indica al menos { $need } mon.
yedo-lack-any-rival = No hay ningún rival al que pueda afectar.
yedo-lack-asked = Ahora no te toca responder a ti.
yedo-lack-asked-for = La oferta no pide nada todavía.
yedo-lack-asset-taken = Alguien ha tomado ya eso esta ronda.
yedo-lack-at-location = Tu súbdito debe estar en una localización donde esto pueda hacerse.
yedo-lack-auctioned = Eso ya se ha subastado esta ronda.
yedo-lack-behind = Reposar no cambiaría nada en el orden de juego.
yedo-lack-beside = Nada permite ahora que tu súbdito comparta una localización.
yedo-lack-beside-mine = Ninguno de tus súbditos está en ese distrito.
yedo-lack-besides = La acción de este personaje no puede hacerse ahora.
yedo-lack-bid = Una puja de { $have } mon es demasiado baja; hacen falta { $need } como mínimo.
yedo-lack-bid-most = Nadie puede pujar más de { $need } mon.
yedo-lack-blackmail = No tienes ningún Soborno.
yedo-lack-blessing = No tienes bendición.
yedo-lack-blessings = Puedes tener como mucho { $need ->
    [one] { $need } bendición
   *[other] { $need } bendiciones
}.
yedo-lack-blessings-left = No queda ninguna bendición en el Templo.
yedo-lack-bonus-part = Esa misión no tiene parte adicional.
yedo-lack-boy-at-home = El chico de los recados no está en casa.
yedo-lack-church = La iglesia está vacía.
yedo-lack-church-mon = En la iglesia hay { $have } mon; tiene que haber { $need }.
yedo-lack-could-take = No podrías tomar nada de eso.
yedo-lack-dealt = En cooperativo las primeras misiones se eligen, no se reparten.
yedo-lack-deck = Ese mazo está vacío.
yedo-lack-disciple = Ninguno de tus súbditos está ahí.
yedo-lack-disciple-of-rival = Ahí no hay ningún súbdito de un rival.
yedo-lack-disciples = Tendrías { $have } súbditos; el límite es { $need }.
yedo-lack-district-closed = Ese distrito está cerrado hasta la próxima fase de evento.
yedo-lack-equal = Ambas partes deben valer lo mismo.
yedo-lack-errand-boy = El chico de los recados no se activa para misiones.
yedo-lack-event-kind = Elige tipos de eventos; los jesuitas no son uno: llegan como módulo.
yedo-lack-event-kinds = Elige { $need } tipos de eventos, no { $have }.
yedo-lack-events = En cooperativo no hay eventos.
yedo-lack-favor = Alguien ha tomado ya ese favor.
yedo-lack-fit = Eso no sirve para jugar en cooperativo.
yedo-lack-free = Ahí ya hay alguien.
yedo-lack-free-to-go = Todos tus súbditos en casa deben quedarse ahí esta ronda.
yedo-lack-geishas = Tendrías { $have } geishas; el límite es { $need }.
yedo-lack-geishas-left = No queda ninguna geisha.
yedo-lack-give-actions = { $have ->
    [one] Tienes { $have } carta de acción y debes entregar { $need }.
   *[other] Tienes { $have } cartas de acción y debes entregar { $need }.
}
yedo-lack-give-bonuses = { $have ->
    [one] Tienes { $have } carta de bonus y debes entregar { $need }.
   *[other] Tienes { $have } cartas de bonus y debes entregar { $need }.
}
yedo-lack-give-weapons = { $have ->
    [one] Te sobra { $have } arma y debes entregar { $need }.
   *[other] Te sobran { $have } armas y debes entregar { $need }.
}
yedo-lack-given = La oferta no da nada todavía.
yedo-lack-good = De eso hay { $have }, y la oferta nombraría { $need }.
yedo-lack-goods = { $need ->
    [one] Una oferta nombra como mucho { $need } cosa por lado.
   *[other] Una oferta nombra como mucho { $need } cosas por lado.
}
yedo-lack-hard-mission = Una de tus misiones debe ser roja o negra, y esta es la última que tomas.
yedo-lack-has-anything = Ese rival no tiene nada con que comerciar.
yedo-lack-held = Ahí no hay nadie todavía.
yedo-lack-hired = Ya has contratado a un personaje esta ronda.
yedo-lack-icons = No quedan iconos que ignorar.
yedo-lack-in-district = Un súbdito en un anexo no está en ningún distrito.
yedo-lack-in-force = Lo que esto haría ya está en vigor.
yedo-lack-jesuit-rounds = Los jesuitas piden una partida de { $need } rondas o más, no de { $have }.
yedo-lack-jesuits = Los jesuitas solo llegan donde hay eventos.
yedo-lack-jesuits-here = Los jesuitas no están aquí.
yedo-lack-length = { $have ->
    [one] No hay partidas de { $have } ronda; las hay de { $short }, de { $middle } y de { $long }.
   *[other] No hay partidas de { $have } rondas; las hay de { $short }, de { $middle } y de { $long }.
}
yedo-lack-lent = Aún no has devuelto el préstamo.
yedo-lack-location-closed = Esa localización está cerrada hasta la próxima fase de evento.
yedo-lack-lot = Con este número de jugadores se subasta otra cosa.
yedo-lack-meeting = Se comercia con quien también tiene un súbdito en la Posada o en el Mercado.
yedo-lack-mission-kind = Elige misiones de otros tipos: las básicas siempre están, las del sogún y las de los jesuitas vienen solas.
yedo-lack-mission-next = Tras una misión, en esta activación solo pueden seguir misiones.
yedo-lack-mission-sets = Elige { $need } tipos de misiones, no { $have }.
yedo-lack-missions = { $have ->
    [one] En los mazos hay { $have } misión de ese tipo y se reparten { $need }.
   *[other] En los mazos hay { $have } misiones de ese tipo y se reparten { $need }.
}
yedo-lack-missions-here = En este anexo no se pueden completar misiones ni encargos.
yedo-lack-moment-act = Esta carta se juega { yedo-moment-act }.
yedo-lack-moment-arrest = Esta carta se juega { yedo-moment-arrest }.
yedo-lack-moment-assign = Esta carta se juega { yedo-moment-assign }.
yedo-lack-moment-bid = Esta carta se juega { yedo-moment-bid }.
yedo-lack-moment-egress = Esta carta se juega cuando se te pregunta si participas en las pujas.
yedo-lack-moment-event = Esta carta se juega { yedo-moment-event }.
yedo-lack-moment-free = Se está resolviendo otra carta.
yedo-lack-moment-icons = Esta carta se juega { yedo-together-icons }.
yedo-lack-moment-mission = Esta carta se juega { yedo-moment-mission }.
yedo-lack-moment-price = Esta carta se juega cuando se te pide una puja o una compra.
yedo-lack-moment-purchase = Esta carta se juega cuando se te pregunta qué compras.
yedo-lack-moment-purchases = Esta carta se juega { yedo-together-bid }.
yedo-lack-moment-reply = Esta carta se juega { yedo-moment-reply }.
yedo-lack-moment-round = Esta carta se juega { yedo-moment-round }.
yedo-lack-moment-step = Esta carta se juega { yedo-moment-step }.
yedo-lack-moment-stop = Esta carta se juega { yedo-moment-stop }.
yedo-lack-mon = Tienes { $have } mon y necesitas { $need }.
yedo-lack-mon-named = La oferta ya nombra mon por ese lado.
yedo-lack-neighbouring = Esa localización no está en un distrito vecino.
yedo-lack-news = Tu socio ya conoce esa carta.
yedo-lack-not-yet-laid = Esa carta ya está en la oferta.
yedo-lack-objectives = En solitario no hay objetivo de mayor prestigio; en grupo sí.
yedo-lack-of-a-neighbour = La carta solo presta una acción de un distrito vecino.
yedo-lack-of-the-district = Esa no es una acción de este distrito.
yedo-lack-of-the-group = Eso no está en el grupo ganado.
yedo-lack-on-annex = Tu súbdito no está en un anexo.
yedo-lack-on-offer = Eso no está entre las opciones.
yedo-lack-on-the-board = Los personajes solo se contratan desde una localización del tablero.
yedo-lack-only-goods = De todas las acciones del Puerto, ahí solo se comercia con mercancías.
yedo-lack-only-missions = Este anexo solo sirve para misiones.
yedo-lack-other-kind = Elige tipos distintos: ninguno cuenta dos veces.
yedo-lack-own-geishas = { $have ->
    [0] No tienes ninguna geisha
    [one] Tienes { $have } geisha
   *[other] Tienes { $have } geishas
} y necesitas { $need }.
yedo-lack-partners = Juntos juegan como mucho { $need }, no { $have }.
yedo-lack-pawned = No tienes ni arma ni geisha que empeñar.
yedo-lack-plain-at-home = No tienes ningún súbdito normal en casa.
yedo-lack-players = { $limit ->
    [yes] Pueden jugar { $need } como mucho, no { $have }.
   *[no] Hacen falta { $need } jugadores como mínimo; sois { $have }.
}
yedo-lack-present = { $need ->
    [one] No tienes ningún súbdito en el distrito que pide.
   *[other] Tienes súbditos en { $have } de los { $need } distritos que pide.
}
yedo-lack-prestige = { $have ->
    [one] Tienes { $have } punto de prestigio y necesitas { $need }.
   *[other] Tienes { $have } puntos de prestigio y necesitas { $need }.
}
yedo-lack-price-in-mon = Aquí solo se puede pagar en mon.
yedo-lack-reserve = No te queda ningún súbdito en la reserva.
yedo-lack-rest-space-held = Nadie se une a un súbdito en un espacio de reposo.
yedo-lack-resting = Ya tienes un súbdito en los espacios de reposo.
yedo-lack-rival = Ningún rival está donde debe haber uno.
yedo-lack-rival-annex = Ninguno de tus súbditos está en un anexo rival.
yedo-lack-rival-has-more = Ese rival no tiene más que tú.
yedo-lack-rival-here = Ese rival no tiene ningún súbdito en un distrito con uno tuyo.
yedo-lack-rival-takes-part = Ese rival no participa en las pujas.
yedo-lack-rivals = Unos contra otros juegan al menos { $need }; para jugar a solas, elige jugar juntos contra el daimio.
yedo-lack-room = No hay sitio.
yedo-lack-rounds-together = Juntos se juegan { $need } rondas, no { $have }.
yedo-lack-sailor = Esa localización es del Buen Marinero.
yedo-lack-shown = Ese distrito no figura en ella.
yedo-lack-skill-owned = Ya tienes ese especialista.
yedo-lack-spare = La propia misión necesita esa arma.
yedo-lack-specialist-at-home = Ese especialista no está en casa.
yedo-lack-specialist-module = Las misiones de especialistas piden el módulo de Especialistas.
yedo-lack-specialists = Faltan los especialistas que esto pide.
yedo-lack-such-a-space = Solo se reposa en los espacios de reposo, y ahí no se hace nada más.
yedo-lack-takes-part = Solo puede hacerlo quien participa en las pujas.
yedo-lack-that-action = Solo puede hacerse la acción concedida.
yedo-lack-token = Ahí no se ofrece ningún especialista.
yedo-lack-traded-geishas = Uno de los dos tendría { $have } geishas; el límite es { $need }.
yedo-lack-traded-goods = Uno de los dos tendría { $have } de un tipo; puede recibirse una de más, pero no más de { $need } en total.
yedo-lack-used-at-will = Este personaje actúa por sí solo; tú no eliges cuándo.
yedo-lack-visits = Los anexos ajenos solo se visitan con las misiones de interacción alta.
yedo-lack-wanted = Ninguno de tus súbditos sería arrestado donde está la guardia.
yedo-lack-wanted-there = Ese súbdito no sería arrestado.
yedo-lack-weapon = Ahí no hay ningún arma.
yedo-lack-weapons = Tienes { $have } de las armas que pide, y pide { $need }.
yedo-lack-weapons-left = No queda ningún arma que robar.
yedo-lack-with = Debe ser otro especialista el activado.
yedo-lack-without-change = Los mon solo se ofrecen en múltiplos de { $need }.
yedo-lack-yours = No tienes eso.
