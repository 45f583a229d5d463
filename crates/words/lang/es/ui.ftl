### Las palabras de las páginas. Glosario: véase edo-rules.ftl.

## En todas partes

ui-tagline = La gran Edo: juegos de mesa de peso, con reglas correctas que se explican solas.
ui-skip = Saltar al contenido
ui-nav = Páginas
ui-nav-tables = Mesas
ui-nav-rules = Reglas
ui-nav-learn = Aprender
ui-nav-me = Tú
ui-nav-about = Acerca de
ui-language = Idioma
ui-foot = Ōedo no es una edición oficial. Reglas con nuestras propias palabras, dibujos nuestros.

## Inicio

ui-your-name = Tu nombre
ui-name-hint = Cómo te llamarán los demás
ui-guest = Invitado
ui-play-now = Jugar a { $game } ahora
ui-play-now-what = Tres en la mesa: tú y dos bots. Puedes empezar enseguida.
ui-new = Mesa nueva
ui-learn = Aprender { $game }
ui-mine-tables = Tus mesas
ui-past-tables = Tus partidas terminadas
ui-your-turn = Te toca
ui-n-bots = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
}
ui-n-open = { $n ->
    [one] { $n } asiento libre
   *[other] { $n } asientos libres
}
ui-setup = { $n ->
    [0] { $game } para { $players }
   *[other] { $game } para { $players } con { $modules }
}
ui-module-jiin = Jiin
ui-module-jiin-what = Templos: constrúyelos en el campo, y las carreteras que los tocan no te cuestan nada.
ui-module-tokken = Tokken
ui-module-tokken-what = El shogun tiene deseos; quien cumple uno recibe un privilegio para más tarde.
ui-module-ronin = Ronin
ui-module-ronin-what = Samuráis sin amo vagan por el país; expúlsalos y ganarás plaquitas que cuentan al final.
ui-pace-untimed = sin reloj
ui-pace-live = { $minutes } min + { $seconds } s por respuesta
ui-pace-days = { $n ->
    [one] un día por respuesta
   *[other] { $n } días por respuesta
}
ui-public = cualquiera puede encontrarla
ui-private = por invitación

## Una mesa nueva

ui-new-players = ¿Cuántos juegan?
ui-new-modules = Ampliaciones
ui-new-others = ¿Quién más?
ui-new-bots = Bots: la partida empieza enseguida
ui-new-people = Personas: los asientos quedan libres hasta que llegue alguien
ui-bot-level = Nivel de los bots
ui-new-more = Reloj, deshacer, quién puede encontrarla
ui-new-pace = Tiempo
ui-new-late = Si a alguien se le acaba el tiempo
ui-late-sit-in = un bot juega en su lugar hasta que vuelva
ui-late-replace = un bot se queda con el asiento para siempre
ui-new-undo = Deshacer
ui-undo-free = libremente, mientras nadie haya averiguado nada
ui-undo-consent = si todos están de acuerdo
ui-undo-never = nunca
ui-new-public = Cualquiera puede encontrar esta mesa y mirar
ui-new-make = Crear la mesa

## Antes de la partida

ui-lobby = Toma asiento
ui-table-title = { $game } para { $players }
ui-seat-open = libre
ui-sit = Sentarse aquí
ui-place-bot = Poner un bot aquí
ui-open-seat = Liberar este asiento
ui-get-up = Levantarse
ui-somebody = alguien que se ha ido
ui-start = Empezar
ui-start-open = La partida empieza cuando todos los asientos están ocupados.
ui-link-invite = Invitar con un enlace
ui-link-watch = Dejar que alguien mire
ui-link-shoulder = Dejar que alguien mire por encima de mi hombro
ui-link-made = Envía este enlace; solo se muestra una vez:
ui-copy = Copiar
ui-invited = Te invitan a jugar
ui-luck = El azar de esta partida está sellado. Este es su sello:

## La mesa

ui-map = Tablero
ui-map-pan = Tablero, se puede desplazar
ui-map-words = El tablero en palabras
ui-others = Los demás
ui-mine = Lo que tienes
ui-market = Junto al tablero
ui-progress = Ronda { $round } · { $phase } · { $left ->
    [0] última ronda
    [one] queda { $left } carta de comercio
   *[other] quedan { $left } cartas de comercio
}
ui-phase-setup = Preparación
ui-phase-plan = Planificación en secreto
ui-phase-perform = Acciones
ui-phase-wages = Salarios
ui-phase-round = Empieza una ronda
ui-over = La partida ha terminado
ui-abandoned = La partida se abandonó
ui-frozen = Ha habido un fallo por nuestra parte. No se ha perdido nada; la mesa queda parada hasta que esté arreglado.
ui-waiting = Esperamos a { $who } …
ui-ask-plan = Planifica tus tres cartas.
ui-refused = Ahora no, y por qué ({ $n })
ui-why = ¿por qué?
ui-eyes = Tus asientos

ui-space = { $space }, { $kind }
ui-covered = casilla tapada
ui-yields = un trabajador da ahora { $goods }
ui-profit = plaquita de renta: { $profit } para un único propietario
ui-building-of = { $building } de { $seat }
ui-free-sites = { $n ->
    [0] ningún solar libre
    [one] un solar libre
   *[other] { $n } solares libres
}
ui-samurai-of = { $n ->
    [one] { $n } samurái de { $seat }
   *[other] { $n } samuráis de { $seat }
}
ui-temple-of = templo de { $seat }
ui-bystanders = { $n ->
    [one] un samurái neutral
   *[other] { $n } samuráis neutrales
}
ui-merchant-here = el comerciante
ui-costs = ir allí cuesta { $ryo } ryo
ui-roads-to = Carreteras a { $spaces }.

ui-board-of = Tablero de { $seat }
ui-start-player = jugador inicial
ui-awaited = todos esperan su respuesta
ui-points = puntos de poder
ui-officials-home = funcionarios en la reserva
ui-samurai-map = samuráis en el tablero
ui-houses-left = casas por construir
ui-posts-left = mercados por construir
ui-temples-left = templos por construir
ui-tokens = plaquitas de ronin
ui-sealed = plan sellado
ui-planning = está planificando
ui-slot = { $action }, { $state ->
    [done] hecha
    [now] ahora
   *[to-come] por hacer
}
ui-most = como máximo { $n ->
    [one] { $n } funcionario
   *[other] { $n } funcionarios
}

ui-merchant = Comerciante
ui-merchant-now = Su carta en juego
ui-merchant-next = Su próxima carta
ui-merchants-left = { $n ->
    [0] No queda ninguna debajo
    [one] Queda una debajo
   *[other] Quedan { $n } debajo
}
ui-no-next = Ninguna: esta es la última ronda.
ui-specials = Autorizaciones especiales
ui-specials-left = { $n ->
    [0] El mazo está vacío
    [one] Queda una en el mazo
   *[other] Quedan { $n } en el mazo
}
ui-none-left = no quedan
ui-shogun = Los deseos del shogun
ui-next = en espera
ui-supply = Reserva común
ui-bag = En la bolsa:
ui-tiles = { $n } × { $tile }

## Planificación

ui-plan = Tu plan
ui-slot-name = { $slot ->
    [1] Primera carta
    [2] Segunda carta
   *[3] Tercera carta
}
ui-slot-card = Carta y acción
ui-slot-empty = – ninguna –
ui-slot-officials = Funcionarios
ui-slot-support = Funcionarios negros
ui-edge = { $action }{ $plus ->
    [0] { "" }
   *[other] { " " }+{ $plus }
} · { $card } · ≤ { $most }
ui-seal = Sellar el plan
ui-clear = Vaciar
ui-plan-three = Pon tres cartas distintas y luego sella el plan.
ui-expect-nobody = Ningún funcionario: la carta se pone y no hace nada.
ui-expect-brings = Da { $goods }.
ui-expect-work = { $n ->
    [one] Da { $goods } con el samurái que está allí ahora.
   *[other] Da { $goods } con los { $n } samuráis que están allí ahora.
}
ui-expect-no-worker = Ninguno de los tuyos podría trabajar ahora; antes tiene que llegar un samurái a una casilla de este tipo: { $kind }.
ui-expect-recruit = Cuesta { $cost }.
ui-expect-lacks = Aún te falta: { $goods }.
ui-expect-travel = { $n ->
    [one] Un funcionario va a un puesto fronterizo o hace viajar gratis a tus samuráis.
   *[other] { $n } funcionarios van a puestos fronterizos o hacen viajar gratis a tus samuráis.
}
ui-expect-special = La más barata a la vista cuesta { $ryo } ryo; tienes { $have }.
ui-expect-trade = Tu samurái está con el comerciante en { $at }.
ui-expect-trade-far = El comerciante está en { $at }; llevar allí a tu samurái más cercano costaría { $ryo } ryo.
ui-expect-trade-none = El comerciante está en { $at }; no tienes ningún samurái en el tablero.
ui-expect-build = Una casa cuesta { $cost }.
ui-expect-build-far = Llevar a tu samurái más cercano a una ciudad con un solar libre costaría { $ryo } ryo.
ui-expect-build-none = No tienes ningún samurái en el tablero con el que construir.

## Deshacer, pistas, acuerdo

ui-undo = Deshacer
ui-cancel = Cancelar
ui-restart = Reiniciar turno
ui-redo = Rehacer
ui-no-undo = No se puede deshacer nada libremente: otros lo han visto o ha intervenido el azar.
ui-ask-undo = Pedir a los demás que se deshaga
ui-hint = Pista
ui-hints = Un buen jugador pensaría en
ui-percent = { $n } % de probabilidad de ganar
ui-agree = De acuerdo
ui-refuse = No
ui-wish-undo = { $who } pide deshacer esta respuesta:
ui-wish-answer = { $seat } responde.
ui-wish-also = Con ello se deshace también:
ui-wish-secret = Las respuestas dadas en secreto desde entonces también se deshacen, salvo las que puedan quedarse.
ui-wish-more = y { $n } más
ui-wish-pause = { $who } pide una pausa de { $n } min.
ui-wish-resume = { $who } pide seguir.
ui-wish-away = { $who } pide ausentarse { $n } min.
ui-wish-abandon = { $who } pide abandonar la partida.
ui-withdraw = Retirar

## Historia, conversación, asuntos

ui-story = Lo que ha pasado
ui-replay = Repetición
ui-notes = Nuestro plan
ui-notes-empty = Aquí no hay nada escrito todavía. Lo que planeéis juntos lo lee aquí toda la mesa, al instante.
ui-notes-by = Escrito por { $who }
ui-notes-write = Escribir
ui-notes-save = Dejar en la mesa
ui-talk = Conversación
ui-talk-spectators = Conversación entre espectadores
ui-say = Di algo
ui-send = Enviar
ui-affairs = Enlaces, pausa, salida
ui-pause = Pedir una pausa
ui-resume = Pedir seguir
ui-abandon = Pedir que se abandone la partida
ui-leave = Dejar la partida
ui-leave-sure = Un bot se queda con tu asiento para siempre. ¿Dejar la partida?
ui-catch-up = { $n ->
    [one] Ha pasado una cosa desde tu última respuesta
   *[other] Han pasado { $n } cosas desde tu última respuesta
}
ui-catch-up-play = Mostrarlo en el tablero
ui-catch-up-close = Seguir
ui-again = Jugar otra vez con la misma gente
ui-again-there = A la próxima partida
ui-prove = Comprobar el azar de esta partida
ui-points-over-time = Puntos a lo largo del tiempo
ui-proved = Comprobado: { $draws } sorteos repetidos a partir del secreto y de lo que añadió la gente, y { $answers } respuestas jugadas de nuevo. Todo está como estaba.
ui-not-proved = Sin comprobar.
ui-export = Como archivo

## Repetición

ui-replay-at = Tras { $at } de { $last } respuestas
ui-step-first = al principio
ui-step-back = una atrás
ui-step-play = reproducir o parar
ui-step-next = una adelante
ui-step-last = al final
ui-moment = Momento
ui-go = Ir allí
ui-to-table = A la mesa

## Reglamento

ui-rules = Las reglas { DE($game) }
ui-rules-what = Todas las reglas que sigue la mesa, con su origen y ejemplos que puedes jugar.
ui-search = Búsqueda
ui-search-go = Buscar
ui-chapters = Capítulos
ui-source-seed = hoja de reglas
ui-source-known = publicada
ui-source-house = nuestra
ui-example = Un ejemplo para jugar
ui-example-n = Ejemplo { $n }
ui-example-next = En el ejemplo, ahora pasa esto:
ui-example-again = Desde el principio

## Tú

ui-me = Tú
ui-me-nobody = Aquí aún no te conoce nadie. Entra como invitado o inicia sesión.
ui-me-guest = Entrar
ui-save = Guardar
ui-theme = Colores
ui-theme-auto = según el dispositivo
ui-theme-light = claros
ui-theme-dark = oscuros
ui-still = Nada se mueve en la página
ui-sound = Sonidos
ui-account = Cuenta
ui-account-of = Inicias sesión como { $login }.
ui-account-make = Crear una cuenta
ui-account-why = Con un nombre y una contraseña encuentras tus partidas desde cualquier navegador.
ui-login = Iniciar sesión
ui-login-name = Nombre de usuario
ui-password = Contraseña
ui-password-old = Contraseña
ui-password-new = Contraseña nueva
ui-password-change = Cambiar la contraseña
ui-sessions = Dónde tienes la sesión abierta
ui-session-this = aquí
ui-session-end = Cerrar
ui-data = Tus datos
ui-data-export = Todo lo que se guarda de ti, en un archivo
ui-delete = Borrarme
ui-delete-sure = Esto no se puede deshacer. ¿Seguro que quieres borrarte?
ui-delete-what = Tu nombre y tu cuenta desaparecen; quienes jugaron contigo conservan sus partidas.

## Acerca de, y lo que salió mal

ui-about = Acerca de Ōedo
ui-about-what = Ōedo es una mesa para dos juegos de mesa sobre la misma ciudad. Las reglas se hacen cumplir, y de todo lo que no se permite se cita la regla.
ui-about-notice = Los juegos pertenecen a sus autores y editores. Este es un programa independiente; nadie de quienes hicieron los juegos tiene nada que ver con él. Los textos y dibujos de aquí son nuestros.
ui-about-edition = Donde no conocemos los valores impresos jugamos con valores propios, señalados como nuestros en el reglamento. Quien tenga la caja puede poner los suyos con un archivo.
ui-about-luck = Todo el azar viene de un secreto que se sella antes de la primera jugada y de lo que los jugadores le añaden. Tras la partida, cualquiera puede comprobar que no se cambió nada.
ui-about-bots = Los bots solo ven lo que vería un jugador en su asiento.
ui-problem = No ha funcionado
ui-problem-home = A las mesas
ui-next-home = Desde la primera página encuentras tus mesas y puedes empezar una nueva.
ui-next-link = Pide uno nuevo a quien te envió el enlace: los enlaces se pueden revocar, y las invitaciones acaban cuando se ocupa un asiento o empieza la partida.
ui-next-wait = Espera un momento e inténtalo otra vez.

## Aprender

ui-learn-title = Aprende { $game } en diez minutos
ui-lesson-of = Paso { $n } de { $last }
ui-lesson-do = Haz esto ahora:
ui-lesson-start = Juega ahora tu primera ronda
ui-lesson-package = Esta es la tierra que rodea Edo. Diriges un clan y quieres puntos de poder; quien llega a { $points } pone fin a la partida. Empiezas con un paquete de materias primas: el arroz paga a tus samuráis, la madera y la piedra levantan casas.
ui-lesson-city = Elige la ciudad en la que empiezas: allí van una de tus casas y uno de tus samuráis. Las casas dan dinero en cada ronda.
ui-lesson-plan = En cada ronda todos planifican tres cartas en secreto. Una carta tiene una acción en cada borde: gírala hacia la que quieras y pon funcionarios encima. Cada funcionario hace la acción una vez. Este plan trae madera, luego piedra y luego construye.
ui-lesson-move = Los planes están a la vista y las cartas se ejecutan por orden. Antes de que actúen tus funcionarios puedes mover samuráis, un ryo por carretera. Envía el tuyo al aserradero.
ui-lesson-work = Un samurái que está solo en su casilla es el que más produce. Ponlo a trabajar.
ui-lesson-stone = Los demás han ejecutado su primera carta. Ahora la segunda tuya: a la cantera.
ui-lesson-edo = Para la tercera carta ve a Edo y construye allí. Una casa da puntos, y sin casa en Edo nadie gana.
ui-lesson-wages = Las cartas se han acabado. Cada samurái del tablero quiere arroz; el que no cobra vuelve a casa.
ui-lesson-end = Las ciudades han pagado a sus propietarios y empieza otra ronda. Ya sabes lo bastante para jugar: todo lo que se rechaza dice por qué y lleva a su regla, y tienes una pista a un toque.
ui-lesson-strayed = Buena idea para tu propia partida. Aquí sigamos con la lección.

## Sharing a screen, being away, links, a first game

ui-curtain = Le toca a { $who } planificar en secreto.
ui-curtain-why = Varias personas compartís esta pantalla. Pasadla antes de que nadie mire.
ui-curtain-open = Soy { $who }: mostrar mi plan
ui-sat-in = Un bot juega en tu lugar.
ui-away-now = Has avisado de que estás fuera.
ui-back = Ya estoy aquí
ui-away = Pedir ausentarme una semana
ui-keys = Teclas
ui-key-option = de la primera a la novena respuesta
ui-key-question = a la pregunta
ui-links = Enlaces que puedes revocar
ui-links-what = Quien venga por un enlace revocado encontrará la puerta cerrada, aunque esté mirando ahora mismo.
ui-links-none = No hay ningún enlace abierto.
ui-link-is-invite = Invitación a un asiento
ui-link-is-watch = Mirar lo que está a la vista
ui-link-is-shoulder = Mirar por encima de tu hombro
ui-link-is-program = Un programa que juega por ti
ui-link-revoke = Revocar
ui-coach = Regla aplicable
ui-coach-on = Reglas y pistas junto a lo que se me pregunta, como en una primera partida
ui-play-first = Mi primera partida: con reglas y pistas
ui-views = Ver como
ui-offline = Se ha perdido la conexión; se vuelve a intentar. Nada de lo que has respondido se pierde.
ui-finish = Terminar esta carta; { $left ->
    [one] un funcionario queda sin usar
   *[other] { $left } funcionarios quedan sin usar
}
ui-expect-idle = { $n ->
    [one] Un funcionario no tendría a quién mandar.
   *[other] { $n } funcionarios no tendrían a quién mandar.
}
ui-wins = { $n ->
    [one] Gana { $who }.
   *[other] { $who } comparten la victoria.
}
ui-talk-come-in = Entra con un nombre para hablar.
ui-search-nothing = No se ha encontrado nada. Con menos palabras se encuentra más.
ui-examples = Ejemplos para jugar:
ui-legend = Qué significan los signos
ui-sign-official = funcionario: realiza la acción de la carta en la que está
ui-sign-samurai = samurái: trabaja, comercia y construye donde está
ui-sign-house = casa
ui-sign-trading-post = mercado
ui-sign-fortress = fortaleza
ui-sign-merchant = el comerciante
ui-sign-profit = en un círculo de una ciudad: lo que reparten sus dueños cada ronda; en una etiqueta junto a un lugar: lo que traería un trabajador tuyo
ui-sign-news = punto rojo en el tablero: allí ha pasado algo desde tu última respuesta
ui-sign-offer = carta de comercio: vende como mucho tantos, cada uno por tantos ryo; debajo, lo que compra un punto de poder
ui-lesson-lay = Pulsa estos bordes de tus cartas, en este orden, y luego sella el plan:

## Juegos

ui-new-game = Qué juego
ui-about-edo = Planifica en secreto, envía funcionarios y samuráis por el país, construye donde rinda. 2–5 jugadores, una hora.
ui-about-yedo = Puja, envía súbditos a la ciudad, evita la guardia, completa misiones. 2–5 jugadores, o 1–4 juntos, dos horas.
ui-order-off = retirar la orden
ui-together-won = { $n ->
    [1] Has ganado.
   *[other] Habéis ganado juntos.
}
ui-together-lost = { $n ->
    [1] Has perdido.
   *[other] Habéis perdido juntos.
}
ui-reached = { $won ->
    [yes] Victoria
   *[no] Derrota
}: { $points ->
    [one] { $points } punto de prestigio
   *[other] { $points } puntos de prestigio
} en total, menor { $lowest }, mayor { $highest }, encargos completados: { $errands }
ui-reached-alone = { $won ->
    [yes] Victoria
   *[no] Derrota
}: { $points ->
    [one] { $points } punto de prestigio
   *[other] { $points } puntos de prestigio
}, encargos completados: { $errands }
ui-earlier = Tus resultados anteriores con la misma preparación
ui-module-specialists = Especialistas
ui-module-specialists-what = Súbditos con una habilidad: samurái, ninja, mensajero y otros.
ui-module-tea-house = Casa de Té
ui-module-tea-house-what = Personajes que se contratan, cada uno con algo que solo él sabe hacer.
ui-module-clan-powers = Poderes de los clanes
ui-module-clan-powers-what = Cada clan tiene un poder propio.
ui-module-jesuits = Jesuitas
ui-module-jesuits-what = Misiones que llegan por mar, hasta que el país se cierra. Pide 8 u 11 rondas.
