### Lo que dicen las páginas de Yedo además de las frases del juego. Glosario: véase yedo-cards.ftl.

## Hasta dónde se ha llegado

ui-yedo-progress = Ronda { $round } de { $rounds } · { $phase }
ui-yedo-phase-setup = Antes de la primera ronda
ui-yedo-phase-prepare = Preparación
ui-yedo-phase-bid = Puja
ui-yedo-phase-event = Mercado y evento
ui-yedo-phase-assign = Asignar súbditos
ui-yedo-phase-patrol = La guardia
ui-yedo-phase-trade = Comercio
ui-yedo-phase-act = Acciones
ui-yedo-decided = { $ahead } queda por delante de { $behind } aunque tienen los mismos puntos de prestigio

## La ciudad

ui-yedo-city = La ciudad
ui-yedo-now = En vigor esta ronda
ui-yedo-no-event = Aún no hay evento
ui-yedo-order = Orden de juego
ui-yedo-free = libre
ui-yedo-disciple-of = un súbdito { DE($seat) }
ui-yedo-specialist-of = { $specialist } { DE($seat) }
ui-yedo-ronin-of = un ronin { DE($seat) }
ui-yedo-closed = cerrado hasta el próximo evento
ui-yedo-closed-players = abierto desde { $n } jugadores
ui-yedo-patrol-here = La guardia está aquí
ui-yedo-patrol-next = Próxima parada de la guardia
ui-yedo-patrol-goes = La guardia está { $at }; después: { $next }.
ui-yedo-patrol-red = (roja: en el sentido del anillo)
ui-yedo-patrol-blue = (azul: en sentido contrario)
ui-yedo-patrol-away = La guardia no está en la ciudad.
ui-yedo-patrol-will = Tras la asignación la guardia va { $to }, salvo que una carta diga otra cosa.
ui-yedo-mission-deck = { $deck } en el mazo: { $n }
ui-yedo-church = La iglesia tiene { $mon } mon
ui-yedo-jesuits-awaited = Se espera a los jesuitas

## Junto a la ciudad

ui-yedo-beside = Junto a la ciudad
ui-yedo-decks = Mazos
ui-yedo-bag = Armas en la bolsa
ui-yedo-in-bag = { $weapon }: { $n } en la bolsa, { $gone } en el descarte
ui-yedo-past-events = Eventos pasados
ui-yedo-foreseen = Lo que sabes de los mazos
ui-yedo-tea = Casa de Té

## Signos

ui-yedo-sign-point = puntos de prestigio
ui-yedo-sign-mon = mon
ui-yedo-sign-disciple = súbdito
ui-yedo-sign-reserve = súbditos en la reserva
ui-yedo-sign-closed = cerrado
ui-yedo-sign-mission = misión
ui-yedo-sign-blackmail = cartas de Soborno

## Clanes

ui-yedo-place = número { $n } en el orden de juego
ui-yedo-at-home = { $n ->
    [one] { $n } súbdito en casa
   *[other] { $n } súbditos en casa
}
ui-yedo-staying = { $n ->
    [one] { $n } se queda en casa esta ronda
   *[other] { $n } se quedan en casa esta ronda
}
ui-yedo-geisha = geisha de valor { $n }
ui-yedo-owes = debe un préstamo
ui-yedo-holds = { $deck } sin completar: { $n }
ui-yedo-completed = { $deck } completadas: { $n }
ui-yedo-hired = próxima ronda: { $character }

## La mano

ui-yedo-hand = Tus cartas
ui-yedo-pays = recompensa
ui-yedo-bonus-part = Parte adicional
ui-yedo-met = cumplido
ui-yedo-waived = no está, y puede quedar sin cumplir
ui-yedo-near = un súbdito de casa podría ir
ui-yedo-missing = falta
ui-yedo-any = cualquiera: { $what }
ui-yedo-at-market = en el Mercado por { $mon } mon
ui-yedo-still-in-bag = { $n ->
    [0] no queda ninguna en la bolsa
   *[other] no está en el Mercado; { $n } en la bolsa
}
ui-yedo-at-carpenter = del carpintero por { $mon } mon
ui-yedo-at-district = { $mon ->
    [0] { $at }, gratis
   *[other] { $at } por { $mon } mon
}
ui-yedo-mon-short = faltan { $n } mon
ui-yedo-outlook-missing = { $n ->
    [one] Falta una cosa
   *[other] Faltan { $n } cosas
}
ui-yedo-outlook-ready = Lista: activa a tu súbdito { $from }
ui-yedo-outlook-nobody = Está todo, pero nadie está donde podría completarse
ui-yedo-outlook-send = Posible esta ronda: envía { $groups }
ui-yedo-outlook-group = { $n ->
    [one] un súbdito { $to }
   *[other] { $n } súbditos { $to }
}
ui-yedo-outlook-short = { $n ->
    [one] Haría falta { $n } súbdito más; { $home } en casa
   *[other] Harían falta { $n } súbditos más; { $home } en casa
}

## Lo que está en juego

ui-yedo-bidders = Quién puja
ui-yedo-from = desde { $mon } mon
ui-yedo-gone = adjudicado
ui-yedo-one-of = quien gana elige uno
ui-yedo-wins-draw = roba { $n }, quédate con una
ui-yedo-wins-annex = { $n ->
    [one] el que elijas y { $n } punto de prestigio
   *[other] el que elijas y { $n } puntos de prestigio
}
ui-yedo-wins-geisha = la mejor que quede
ui-yedo-bids = va ganando con { $mon } mon
ui-yedo-undecided = puede participar
ui-yedo-in = participa
ui-yedo-out = fuera
ui-yedo-buyers = Quién compra
ui-yedo-may-buy = puede comprar un recurso
ui-yedo-had-turn = ya ha tenido su turno
ui-yedo-gives = { NAME($seat) } da
ui-yedo-shown = mostrada al socio
ui-yedo-face-down = bocabajo
ui-yedo-plays = { NAME($seat) } juega una carta. Tiene efecto si nadie la cancela.
ui-yedo-everybody-asked = En este momento se pregunta a todos los que tienen cartas de acción, sean cuales sean. Nadie puede saber qué tienes.
ui-yedo-in-danger = { $n ->
    [0] Ninguno de tus súbditos está { $at }.
    [one] Uno de tus súbditos está { $at }.
   *[other] { $n } de tus súbditos están { $at }.
}

## Montones de respuestas

ui-yedo-errand-boy = chico de los recados
ui-yedo-heap-missions = Completar una misión
ui-yedo-heap-cards = Antes, jugar una carta
ui-yedo-heap-deeds = O usar el lugar
ui-yedo-heap-annexes = Anexos
ui-yedo-heap-give = Dar más
ui-yedo-heap-ask = Pedir más

## Órdenes permanentes

ui-yedo-order-this = No jugar nada esta ronda en este momento: { $moment }
ui-yedo-order-moments = No jugar nada en ningún momento de esta ronda
ui-yedo-order-trade = No hacer ofertas esta ronda
ui-yedo-order-answer = Rechazar todas las ofertas esta ronda

## Una mesa nueva

ui-yedo-n-rounds = { $n } rondas
ui-yedo-preset = ¿Qué partida?
ui-yedo-preset-first = Primera partida
ui-yedo-preset-first-what = 6 rondas, misiones repartidas, sin módulos. Alrededor de hora y media.
ui-yedo-preset-classic = Clásica
ui-yedo-preset-classic-what = 11 rondas con misiones negras y una que acaba con el sogún.
ui-yedo-preset-everything = Con todo
ui-yedo-preset-everything-what = 8 rondas con especialistas, Casa de Té, poderes de los clanes y jesuitas.
ui-yedo-preset-together = Juntos contra el daimio
ui-yedo-preset-together-what = 7 rondas con los encargos del emperador: se gana o se pierde juntos, 1–4 jugadores.
ui-yedo-preset-own = A tu gusto
ui-yedo-preset-own-what = Duración, tipos de cartas y módulos como se elijan abajo.
ui-yedo-own = Elegir duración, cartas y módulos
ui-yedo-rounds = Rondas
ui-yedo-action-kinds = Cartas de acción: { $n } tipos
ui-yedo-event-kinds = Eventos: { $n } tipos
ui-yedo-mission-sets = Misiones: { $n } tipos además del básico
ui-yedo-more = Misiones
ui-yedo-black = Misiones negras
ui-yedo-black-advised = según el consejo
ui-yedo-black-yes = en juego
ui-yedo-black-no = fuera
ui-yedo-dealt = Misiones iniciales
ui-yedo-dealt-advised = según el consejo
ui-yedo-dealt-yes = repartidas
ui-yedo-dealt-no = tomadas de los mazos que se elijan
ui-yedo-how = Cómo jugáis
ui-yedo-how-rivals = Unos contra otros
ui-yedo-how-together-what = Entonces hay 7 rondas, sin eventos ni jesuitas, y cada cual elige misiones; lo elegido arriba para eso no cuenta.
ui-yedo-mood = Actitud del emperador
ui-yedo-lowest = Objetivo: menor prestigio
ui-yedo-highest = Objetivo: mayor prestigio (no en solitario)
ui-yedo-errands = Objetivo: encargos
ui-yedo-master = Maestro daimio: un súbdito más desde el principio
ui-yedo-gentler = sin las cartas de emperador más duras (uno o dos jugadores)
ui-yedo-open-hands = todas las manos a la vista

## La lección

ui-yedo-lesson-egress = Te damos la bienvenida a Yedo. Diriges un clan: tus súbditos van a la ciudad, y lo que allí consiguen te deja completar misiones que dan prestigio. La ronda empieza con la puja. Quien renuncia recibe unos mon; tú participas, porque un tercer súbdito vale mucho.
ui-yedo-lesson-call = Con dos o tres jugadores se subastan grupos enteros. Saca a subasta el grupo del súbdito.
ui-yedo-lesson-open = Abres tú. Nadie está obligado a seguir: abre bajo y mira.
ui-yedo-lesson-pick = Has ganado. Toma el súbdito.
ui-yedo-lesson-event = Una carta muestra lo que está en vigor esta ronda: las armas están baratas. Ahora cada cual envía súbditos, de uno en uno. Mira tu misión con la cuerda (Nawa): pide además a alguien en la Posada. La cuerda está en el Mercado: envía allí a un súbdito.
ui-yedo-lesson-assign = Ahora uno a la Posada, donde está la misión. El farol del anillo muestra adónde llega la guardia: a quien esté allí lo arrestan.
ui-yedo-lesson-third = Tu tercer súbdito va al Castillo: una audiencia con el sogún da prestigio.
ui-yedo-lesson-act = La guardia ha pasado. Ahora actúan los súbditos, de uno en uno, en orden de juego. Activa primero al del Mercado: necesitas la cuerda antes que la misión.
ui-yedo-lesson-buy = Compra la Nawa. Su precio está al lado.
ui-yedo-lesson-tavern = Tu misión dice que está todo. Activa al súbdito de la Posada.
ui-yedo-lesson-mission = Completa la misión. Paga enseguida.
ui-yedo-lesson-pass = Con una activación se podrían completar varias misiones. No tienes otra lista, así que este súbdito vuelve a casa.
ui-yedo-lesson-castle = Tu último súbdito: el del Castillo.
ui-yedo-lesson-audience = Una audiencia privada convierte mon en prestigio.
ui-yedo-lesson-end = Eso era una ronda. Tras la última decide el prestigio; las cartas de bonus y los mon suman. Juega tu primera partida: reglas y pistas están junto a lo que se te pregunta.
