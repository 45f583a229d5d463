### Lo que se dice en una mesa de Edo: preguntas, elecciones, hechos, razones. Glosario: véase edo-rules.ftl.

## Asientos, cuando nadie ha dado un nombre

seat-1 = Índigo
seat-2 = Bermellón
seat-3 = Ocre
seat-4 = Pino
seat-5 = Ciruela

## Cómo se unen las cosas

list-last = { $start } y { $last }
list-last-i = { $start } e { $last }
list-either = { $start } o { $last }
list-either-o = { $start } u { $last }
list-apart = { $start }; { $last }
cost-nothing = nada
card-name = carta { $card }
card-edge = { $action } ({ $most }){ $plus ->
    [0] { "" }
   *[other] { " " }+{ $plus }
}
merchant-sells = hasta { $goods } a { $each } ryo la unidad
merchant-point = { $cost } por { $points ->
    [one] { $points } punto de poder
   *[other] { $points } puntos de poder
}
merchant-card = { $sells }; { $point }
profit-tile = { $ryo } ryo
demand-cost = { $demand } ({ $cost })

## Preguntas

ask-package = Elige un paquete de materias primas.
ask-start-city = Elige la ciudad en la que empiezas.
ask-select-ronin = Elige el ronin que deja su casilla.
ask-relocate = Envía al ronin que deja { $from }. Plaquita de lugar: { $tile }.
ask-plan-slot = { $slot ->
    [1] Planifica tu primera carta.
    [2] Planifica tu segunda carta.
   *[3] Planifica tu tercera carta.
}
ask-perform = { $slot ->
    [1] Primera carta
    [2] Segunda carta
   *[3] Tercera carta
}, { $action }: { $left ->
    [0] no queda ningún funcionario por actuar
    [one] queda { $left } funcionario por actuar
   *[other] quedan { $left } funcionarios por actuar
}. ¿Qué haces?
ask-move-to = ¿Adónde se mueve el samurái que está en { $from }?
ask-merchant-to = ¿Adónde mueves al comerciante?
ask-march-to = ¿Adónde viaja gratis el samurái que está en { $from }?
ask-march-again = ¿Viaja gratis un segundo samurái con el mismo funcionario?
ask-gather-paid = ¿Llevas un samurái a { $at }, pagando las carreteras, para hacer frente a los ronin?
ask-gather-free = { $free ->
    [one] ¿Llevas gratis { $free } samurái más a { $at } para hacer frente a los ronin?
   *[other] ¿Llevas gratis hasta { $free } samuráis a { $at } para hacer frente a los ronin?
}
ask-draw-tile = Ronin que aún deben dejar { $at }: { $waiting }. ¿Sacas la siguiente plaquita de lugar o usas antes un privilegio?
ask-second-offer = Tu mercado está aquí: ¿usas una segunda oferta?
ask-hand-limit = Tienes demasiadas materias primas. ¿Cuál devuelves?
ask-wages = Salarios: haz volver samuráis y paga por los que se quedan.

## Elecciones

do-done-card = Terminar esta carta
do-done-march = Ningún segundo samurái
do-done-gather = No llevar a nadie más
do-done-offer = Ninguna segunda oferta
do-done-wages = { $samurai ->
    [0] No pagar salarios: no tienes samuráis en el tablero
    [one] Pagar { $cost } por tu samurái
   *[other] Pagar { $cost } por tus { $samurai } samuráis
}
do-done = Listo
do-package = Tomar el paquete con { $goods }
do-start = Empezar en { $city }
do-select = Se va el ronin de { $from }
do-relocate = Enviarlo a { $to } ({ $kind })
do-support = Tomar un funcionario negro para esta carta (privilegio)
do-plan = { $card }, { $action }: { $officials ->
    [0] ningún funcionario
    [one] { $officials } funcionario
   *[other] { $officials } funcionarios
}
do-move = Mover un samurái desde { $from }, pagando
do-merchant = Mover al comerciante desde { $from }, pagando
do-to = { $ryo ->
    [0] A { $to } ({ $kind }), gratis
   *[other] A { $to } ({ $kind }) por { $ryo } ryo
}
do-take = Tomar { $goods }
do-recruit = Reclutar un funcionario blanco por { $cost }
do-work = Un samurái trabaja en { $at }: { $goods }
do-work-full = Un samurái trabaja en { $at } como si estuviera solo: { $goods } (privilegio)
do-post = Poner al funcionario en el puesto fronterizo de { $at }
do-march = Hacer viajar gratis un samurái desde { $from }
do-disperse = Expulsar { $ronin } ronin de { $at }
do-join = { $ryo ->
    [0] Llevar un samurái desde { $from }, gratis
   *[other] Llevar un samurái desde { $from } por { $ryo } ryo
}
do-draw = Sacar la plaquita de lugar
do-buy = { $stall ->
    [next] Comprar { $goods } por { $ryo } ryo según la próxima carta de comercio (privilegio)
   *[current] Comprar { $goods } por { $ryo } ryo
}
do-point = { $stall ->
    [next] Pagar { $cost } según la próxima carta de comercio (privilegio)
   *[current] Pagar { $cost } al comerciante
}: { $points ->
    [one] { $points } punto de poder
   *[other] { $points } puntos de poder
}
do-build = Construir { $building ->
    [house] una casa
    [trading-post] un mercado
   *[fortress] una fortaleza
} en { $at } ({ $cost }): { $points ->
    [one] { $points } punto de poder
   *[other] { $points } puntos de poder
}
do-build-first = Construir { $building ->
    [house] una casa
    [trading-post] un mercado
   *[fortress] una fortaleza
} en el primer solar de { $at } ({ $cost }; privilegio): { $points ->
    [one] { $points } punto de poder
   *[other] { $points } puntos de poder
}
do-temple = Construir un templo en { $at } ({ $cost }): { $points ->
    [one] { $points } punto de poder
   *[other] { $points } puntos de poder
}
do-special = Comprar la { $card } por { $ryo } ryo: { $edges }
do-meet = { $reward ->
    [none] Cumplir el deseo { $demand } ({ $cost }): { $points ->
        [one] { $points } punto de poder
       *[other] { $points } puntos de poder
    }
   *[some] Cumplir el deseo { $demand } ({ $cost }): { $points ->
        [one] { $points } punto de poder
       *[other] { $points } puntos de poder
    } y el privilegio «{ $privilege }»
}
do-income = { $ryo ->
    [0] Cobrar ahora la renta de { $city } (privilegio)
   *[other] Cobrar ahora la renta de { $city }: { $ryo } ryo (privilegio)
}
do-redeem = Tomar { $goods } (privilegio)
do-return = Devolver { $goods }
do-recall = Hacer volver un samurái desde { $from }

## Lo que ha pasado

fact-covered = Se tapa { $space }.
fact-profit-laid = { $city } recibe una plaquita de renta: { $profit } para un único propietario.
fact-merchant-card = Carta de comercio: { $offers }.
fact-merchant-next = Próxima carta de comercio: { $offers }.
fact-special-shown = Autorización especial a la vista: { $card } ({ $ryo } ryo), { $edges }.
fact-start-player = { $seat } empieza la ronda.
fact-demand-shown = { $column ->
    [0] Próximo deseo: { $demand } ({ $cost }).
   *[other] Deseo en la columna { $column }: { $demand } ({ $cost }).
}
fact-privilege-shown = { $column ->
    [0] Próximo privilegio: { $privilege }.
   *[other] Privilegio en la columna { $column }: { $privilege }.
}
fact-bystander-placed = Un samurái neutral se coloca en { $space }.
fact-ronin-placed = Un ronin se coloca en { $space }.
fact-package-taken = { $seat } toma el paquete con { $goods }.
fact-started = { $seat } empieza en { $city }.
fact-round-began = Comienza la ronda { $round }.
fact-ronin-selected = { $seat } elige al ronin de { $from }.
fact-tile-drawn = { $seat } saca una plaquita de lugar: { $tile }.
fact-tile-set-aside = La plaquita { $tile } no lleva a ninguna parte y se aparta.
fact-ronin-moved = Un ronin va de { $from } a { $to }.
fact-plan-sealed = { $seat } tiene listo su plan.
fact-plan-sealed-own = { $seat } tiene listo su plan: { $plan }.
fact-plan-opened = { $seat } descubre su plan: { $plan }.
plan-slot = { $action } ({ $card }) × { $officials }
fact-support-used = Un funcionario negro ayuda a { $seat }.
fact-card-began = { $seat } realiza { $action } ({ $card }) { $officials ->
    [0] sin funcionarios
    [one] con { $officials } funcionario
   *[other] con { $officials } funcionarios
}.
fact-samurai-moved = { $seat } mueve un samurái de { $from } a { $to } { $ryo ->
    [0] gratis
   *[other] por { $ryo } ryo
}.
fact-merchant-moved = { $seat } mueve al comerciante de { $from } a { $to } { $ryo ->
    [0] gratis
   *[other] por { $ryo } ryo
}.
fact-paid = { $seat } paga { $cost }.
fact-took = { $seat } toma { $goods }.
fact-earned = { $seat } gana { $ryo } ryo.
fact-worked = Un samurái de { $seat } trabaja en { $at }: { $goods }.
fact-recruited = { $seat } recluta un funcionario blanco.
fact-posted = { $seat } pone un funcionario en el puesto fronterizo de { $at }.
fact-marched = Un samurái de { $seat } viaja de { $from } a { $to }.
fact-joined = Un samurái de { $seat } acude de { $from } a { $to } contra los ronin, { $ryo ->
    [0] gratis
   *[other] por { $ryo } ryo
}.
fact-dispersed = { $seat } expulsa { $ronin } ronin de { $at }.
fact-tokens-taken = { $seat } toma { $number ->
    [one] { $number } plaquita de ronin
   *[other] { $number } plaquitas de ronin
}.
fact-bought = { $seat } compra { $goods } al comerciante por { $ryo } ryo.
fact-scored = { $seat } obtiene { $points ->
    [one] { $points } punto de poder
   *[other] { $points } puntos de poder
}.
fact-built = { $seat } construye { $building ->
    [house] una casa
    [trading-post] un mercado
   *[fortress] una fortaleza
} en { $city }, en el solar { $site }.
fact-temple-built = { $seat } construye un templo en { $at }.
fact-special-taken = { $seat } compra la autorización especial { $card }: { $edges }.
fact-demand-met = { $seat } cumple el deseo { $demand } de la columna { $column }.
fact-privilege-granted = { $seat } recibe el privilegio «{ $privilege }».
fact-privilege-used = { $seat } usa el privilegio «{ $privilege }».
fact-returned = { $seat } devuelve { $goods }.
fact-card-done = { $seat } ha terminado { $slot ->
    [1] la primera carta
    [2] la segunda carta
   *[3] la tercera carta
}.
fact-recalled = { $seat } hace volver un samurái desde { $from }.
fact-wages-paid = { $rice ->
    [0] { $seat } no paga salarios.
   *[other] { $seat } paga { $rice } de arroz en salarios.
}
fact-income-earned = { $seat } cobra { $ryo } ryo en { $city }, en el puesto { $rank }.
fact-officials-home = { $number ->
    [one] { $number } funcionario de { $seat } vuelve a su reserva.
   *[other] { $number } funcionarios de { $seat } vuelven a su reserva.
}
fact-ended-points = La partida termina: alguien tiene puntos de poder suficientes.
fact-ended-merchants = La partida termina: no queda ninguna carta de comercio nueva.
fact-final-scored = Recuento final, { $seat }: { $ryo } por dinero, { $samurai } por samuráis, { $tokens } por plaquitas de ronin.

## Por qué no

reason = { $why } [{ $rule }] { $title }
not-asked = Esto no responde a lo que se pregunta ahora.
cure = Esto ayudaría: { $answer }.
cure-then = Esto ayudaría: { $answer } → { $then }.
lack-ryo = Tienes { $have } ryo y necesitas { $need }.
lack-rice = Tienes { $have } de arroz y necesitas { $need }.
lack-wood = Tienes { $have } de madera y necesitas { $need }.
lack-stone = Tienes { $have } de piedra y necesitas { $need }.
lack-officials = { $have ->
    [0] No tienes ningún funcionario
    [one] Tienes { $have } funcionario
   *[other] Tienes { $have } funcionarios
} en tu reserva y necesitas { $need }.
lack-samurai-here = { $have ->
    [0] No tienes ningún samurái
    [one] Tienes { $have } samurái
   *[other] Tienes { $have } samuráis
} allí y necesitas { $need }.
lack-samurai-unmoved = Ninguno de tus samuráis de allí puede moverse ya: cada uno se mueve una sola vez antes de una carta.
lack-samurai-other = Allí solo está el samurái que acaba de viajar: el segundo debe ser otro.
lack-another-space = Elige otra casilla: el camino empieza en esta.
lack-samurai-idle = Todos tus samuráis de allí ya han trabajado para esta carta.
lack-merchant-unmoved = El comerciante ya se ha movido antes de esta carta.
lack-own-officials = Solo un funcionario propio puede ir a un puesto fronterizo, y a esta carta no le queda ninguno.
lack-free-sites = Esa ciudad no tiene ningún solar libre.
lack-ronin-most = Allí hay { $have } ronin; con más de { $need } no es posible.
lack-houses = Ya has construido todas tus casas.
lack-trading-posts = Ya has construido tu mercado.
lack-trading-posts-here = Esa ciudad ya tiene un mercado.
lack-temples = No te queda ningún templo por construir.
lack-temples-here = Allí ya hay un templo.
lack-fortresses = No queda ninguna fortaleza en la reserva común.
lack-white-officials = No queda ningún funcionario blanco en la reserva común.
lack-figures-most = Allí hay { $have } figuras; con más de { $need } el trabajo no da nada.
lack-uncovered = Esa casilla está tapada.
lack-profit-tile = Esa ciudad no tiene plaquita de renta.
lack-package = Alguien ya tomó ese paquete.
lack-start-free = Otra persona empieza en esa ciudad.
lack-ronin-alone = Hay dos ronin juntos: hay que elegir al que está solo.
lack-ronin-there = { $have ->
    [0] Allí no hay ningún ronin.
   *[other] Allí hay { $have } ronin; tiene que haber { $need }.
}
lack-elsewhere = El ronin tiene que dejar esa casilla.
lack-outnumber = Puedes tener allí { $have ->
    [one] { $have } samurái
   *[other] { $have } samuráis
} y necesitas { $need } para superar a los ronin.
lack-privilege = No tienes el privilegio para eso.
lack-card = No puedes planificar esa carta: no es tuya o ya está en tu plan.
lack-maximum = La acción admite como máximo { $need ->
    [one] { $need } funcionario
   *[other] { $need } funcionarios
}, no { $have }.
lack-players = { $limit ->
    [yes] Pueden jugar como máximo { $need } personas, no { $have }.
   *[no] Tienen que jugar al menos { $need } personas, no { $have }.
}
lack-income = Ahora no cobrarías nada allí.
lack-edo = En Edo no.
lack-ground = Ese no es el tipo de casilla adecuado.
lack-action = La acción de esta carta no lo permite.
lack-demand = No hay ningún deseo en esa columna.
lack-display = Esa carta no está a la vista.
lack-goods-most = Tienes { $have } materias primas; el límite es { $need }.
lack-pile = No hay ninguna carta en el mazo del comerciante.
lack-house = Con el privilegio solo se coloca una casa en el primer solar.
lack-good-shown = Ese privilegio no da esa materia prima.
lack-whole-exchange = Este funcionario ya ha comerciado, y cumplir un deseo sustituye todo el intercambio.
lack-first-site = El primer solar aún está libre: una casa normal va allí de todos modos.
lack-dispersals = Con esta carta ya se ha expulsado a unos ronin.
lack-asked = Ahora no te toca responder.
lack-open-card = Solo es posible mientras realizas una carta.
lack-tile-kind = La plaquita de lugar indica otro tipo de casilla.
lack-officials-left = No queda ningún funcionario por actuar en esta carta.
lack-begun = Los funcionarios ya han empezado a actuar: las figuras solo se mueven antes.
lack-offers = Esa oferta ya se ha usado.
lack-own-turn = Los privilegios se usan en tu propio turno: mientras realizas una carta o decides los salarios.
lack-between-steps = Esta partida sigue reglas anteriores: usa los privilegios antes o después de un movimiento o de la acción de un funcionario, no en medio.
lack-black-assigned = Un funcionario negro debe ir en esta carta: planifica allí { $need } como mínimo.
lack-black-officials = No queda ningún funcionario negro en la reserva.
lack-goods-offered = El comerciante vende como mucho { $need } cada vez.
lack-other = Falta algo: hay { $have } y se necesita { $need }.
