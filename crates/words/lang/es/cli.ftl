### Las palabras de la línea de órdenes: la mesa dibujada, la conversación, el reglamento.

## La mesa dibujada

table-heading = { $round ->
    [0] { $phase } · Orden de turno: { $order }
   *[other] Ronda { $round } · { $phase } · Orden de turno: { $order }
}
table-cities = Ciudades (ryo por puesto, para 1 | 2 | … propietarios; solares desde el primero)
table-no-tile = sin plaquita de renta
table-merchant-title = Comerciante
table-merchant = En { $at }: { $offers }
table-merchant-next = Próxima carta: { $offers } ({ $left } más boca abajo)
table-merchant-last = No hay próxima carta: esta es la última ronda.
table-display = Autorizaciones especiales
table-special = { $card } ({ $ryo } ryo): { $edges }
table-supply = En la reserva común: { $fortresses ->
    [one] { $fortresses } fortaleza
   *[other] { $fortresses } fortalezas
}, { $officials ->
    [one] { $officials } funcionario blanco
   *[other] { $officials } funcionarios blancos
}, { $cards ->
    [one] { $cards } carta especial más
   *[other] { $cards } cartas especiales más
}
table-shogun = Deseos y privilegios del shogun
table-column = { $column }. { $demand } → { $privilege }
table-column-next = En espera: { $demand } · { $privilege }
table-demand = { $demand } ({ $kind }; { $cost })
table-empty = nada
legend-covered = tapado
legend-merchant = comerciante
legend-samurai = 2 samuráis de ese asiento
legend-ronin = ronin
legend-bystander = samurái neutral

## Los tableros: encabezados breves de columnas

board-points = PP
board-ryo = ryo
board-rice = arroz
board-wood = madera
board-stone = piedra
board-officials = en reserva
board-samurai = en tablero
board-houses = casas
board-posts = mercados
board-temples = templos
board-tokens = plaq. R
board-cards = cartas { $cards }
board-privileges = privilegios: { $privileges }
board-plan = plan: { $plan }
board-sealed = plan listo
board-planning = aún planifica
yedo-board-order = Orden de juego: { $order }
yedo-board-line = { $title }: { $text }
yedo-board-round = Ronda { $round } de { $rounds }
yedo-board-setup = Preparación, antes de la ronda 1 de { $rounds }
yedo-board-patrol = guardia
yedo-board-red = roja, en el sentido del anillo
yedo-board-blue = azul, en sentido contrario
yedo-board-away = fuera de la ciudad
yedo-board-closed = cerrado
yedo-board-forbidden = { $deed } (prohibido hasta la próxima fase de evento)
yedo-board-market = Fila de armas
yedo-board-church = Iglesia
yedo-board-left = Quedan: { $things }
yedo-board-event = Evento de la ronda
yedo-board-event-before = Evento de la ronda anterior, hasta el próximo
yedo-board-decks = Mazos
yedo-board-token = Especialista en subasta
yedo-board-gates = Especialistas en la Gran Puerta
yedo-board-tea = Casa de Té
yedo-board-home = en casa { $home }
yedo-board-reserve = en la reserva { $reserve }
yedo-board-hand = ocultas: { $missions }, { $actions }, { $bonuses }
yedo-board-completed = completadas: { $missions }
yedo-board-blackmail = Soborno × { $n }
yedo-board-character = personaje: { $character }
yedo-board-hired = contratado: { $character }
yedo-board-own = Tu mano
yedo-board-emperor = Carta del emperador
yedo-board-errands = Encargos
yedo-board-errand-done = cumplido
yedo-board-prices = Precios
yedo-board-interference = El daimio interfiere.
yedo-board-next = Próximas cartas de emperador
yedo-board-victory = Misión del sogún
yedo-board-shogun-dead = El sogún ha muerto
yedo-board-daimyo = Daimio
yedo-board-daimyo-does = Lo que hará el daimio
yedo-board-annex-mon = { $mon } mon sobre los anexos
yedo-board-war = en la guerra { $n }
yedo-board-objectives = Objetivos
yedo-board-boy = chico de los recados en casa

## La conversación en la mesa

play-purse = { $points } PP, { $ryo } ryo, { $goods }, { $officials } en reserva
play-officials = { $officials ->
    [0] ninguno
    [one] { $officials } funcionario
   *[other] { $officials } funcionarios
}
play-opponent = { $seat }: { $name }, { $manner }.
play-hints = A ojos de un buen jugador, con la probabilidad de ganar:
play-hint = { $number }) { $choice } ({ $win } %)
play-asked = { $seat } ({ $purse }): { $question }
play-forced = { $seat } no tiene más que una opción: { $choice }
play-pass-screen = Los planes son secretos. { $seat }: pulsa Intro cuando solo mires tú.
play-secret = Los planes son secretos. Ahora planifica { $seat }.
yedo-play-pass-screen = Las manos son secretas. { $seat }: pulsa Intro cuando solo mires tú.
yedo-play-secret = Las manos son secretas. Ahora responde { $seat }.
play-expected = «{ $found }» no es una respuesta: se espera un número del 1 al { $most } o una orden (ayuda las enumera).
play-no-file = Di qué archivo, después de la orden.
play-input-ended = La entrada terminó antes que la partida.
play-nothing-refused = Nada de lo que podrías intentar ahora está prohibido.
play-refused-more = ? y un número muestra la regla.
play-no-refusal = No hay ninguna prohibición { $number }: se espera un número del 1 al { $most }.
play-undone = Se deshace la última respuesta de { $seat }.
play-no-undo-nothing = No hay nada que deshacer.
play-no-undo-others = Otros han respondido desde entonces: no se puede deshacer nada.
play-no-undo-fixed = Desde entonces ha intervenido el azar o se han descubierto los planes: no se puede deshacer nada.
play-saved = Guardada en { $file }.
play-loaded = Sigue la partida de { $file }.
play-over = La partida ha terminado.
play-won-together = { $n ->
    [1] La partida ha terminado: has ganado, con { $points } en total.
   *[other] La partida ha terminado: habéis ganado juntos, con { $points } en total.
}
play-lost-together = { $n ->
    [1] La partida ha terminado: has perdido, con { $points } en total.
   *[other] La partida ha terminado: habéis perdido juntos, con { $points } en total.
}
play-place = { $place }. { $seat }: { $points }
play-afterwards = La partida aún se puede mirar (historial, mapa, tableros, mesa, regla ID) y guardar (guardar ARCHIVO); salir deja la mesa.
play-unsaved = Esta partida no está en ningún archivo: guardar ARCHIVO la conserva; salir otra vez deja la mesa sin ella.
play-unsaved-since = Has respondido desde que se escribió { $file }: guardar ARCHIVO lo conserva; salir otra vez deja la mesa sin ello.
play-load-loses = Esta partida no está en ningún archivo: guardar ARCHIVO la conserva; lo mismo otra vez la deja y sigue con { $other }.
play-load-loses-since = Has respondido desde que se escribió { $file }: guardar ARCHIVO lo conserva; lo mismo otra vez lo pierde y sigue con { $other }.
play-save-loses = { $file } ya existe y contiene otra cosa: lo mismo otra vez escribe encima, y lo que contiene se pierde.
play-save-loses-game = { $n ->
    [one] { $file } ya existe y contiene otra partida, con { $n } respuesta: lo mismo otra vez escribe encima, y esa partida se pierde.
   *[other] { $file } ya existe y contiene otra partida, con { $n } respuestas: lo mismo otra vez escribe encima, y esa partida se pierde.
}
play-decided = { $by ->
    [house] { $ahead } queda por delante de { $behind }, que no tiene casa en Edo
    [ryo] { $ahead } queda por delante de { $behind } con los mismos puntos de poder, pero más ryo
    [resources] { $ahead } queda por delante de { $behind } con los mismos puntos de poder y ryo, pero más materias primas
   *[order] { $ahead } queda por delante de { $behind } con lo mismo de todo, por ir después en el orden de turno
}
play-help-afterwards =
    regla ID          el texto de una regla; regla sola las enumera
    historial         todo lo que ha pasado
    mapa              el tablero
    carreteras        adónde lleva cada casilla; en Yedo, qué ofrece cada distrito
    tableros          lo que tiene cada cual, y tu mano
    mesa              todo ello
    guardar ARCHIVO   guardar la partida en un archivo
    cargar ARCHIVO    seguir con la partida de un archivo
    ayuda             esta lista
    salir             dejar la mesa
play-help =
    número            dar esa respuesta; también vale una respuesta escrita como en los registros
    ?                 qué está prohibido ahora y por qué
    ? número          la regla de esa prohibición
    regla ID          el texto de una regla; regla sola las enumera
    opciones          la pregunta otra vez
    pista             hasta tres buenas respuestas y la probabilidad de ganar con cada una
    deshacer          deshacer tu última respuesta, mientras nadie haya respondido después, no haya intervenido el azar ni se hayan descubierto los planes
    historial         todo lo que ha pasado
    mapa              el tablero
    carreteras        adónde lleva cada casilla; en Yedo, qué ofrece cada distrito
    tableros          lo que tiene cada cual, y tu mano
    mesa              todo ello
    guardar ARCHIVO   guardar la partida en un archivo
    cargar ARCHIVO    seguir con la partida de un archivo
    ayuda             esta lista
    salir             dejar la mesa

## Órdenes. Los nombres en inglés también se entienden siempre.

command-hint = pista
command-undo = deshacer
command-log = historial
command-map = mapa
command-roads = carreteras
command-boards = tableros
command-table = mesa
command-options = opciones
command-help = ayuda
command-quit = salir
command-save = guardar
command-load = cargar
command-rule = regla

## Rivales: un nombre y su manera en una línea

opponent-random = Saikoro
    .manner = los dados: hace cualquier cosa que permitan las reglas
opponent-greedy = Yokubari
    .manner = el avaricioso: toma lo mejor que ve y nunca mira tras la esquina
opponent-level1 = Detchi
    .manner = el mozo de la tienda: ve lo que tiene más cerca, y a veces se le cae
opponent-level2 = Tedai
    .manner = el dependiente: conoce el oficio y piensa hasta esta noche
opponent-level3 = Bantō
    .manner = el encargado: sopesa cada plan antes de sellar uno
opponent-level4 = Bugyō
    .manner = el magistrado: primero oye a todas las partes, también a las que aún callan
opponent-level5 = Rōjū
    .manner = el anciano del consejo: no tiene prisa y ha conocido ya todos los planes

## Repeticiones

replay-step = Tras { $step } de { $last } respuestas
replay-keys = { $step }/{ $last }  Intro: siguiente · b: atrás · un número: ir allí · q: salir >{ " " }
play-replay-secret = planifica una carta en secreto
yedo-play-replay-secret = responde en secreto

## Archivos que no se pueden leer, escribir o jugar

file-unread = no se puede leer { $file }: { $why }
file-unsaved = no se puede guardar en { $file }: { $why }; no se ha cambiado nada
file-fault = { $file }: { $why }
file-not-found = no existe tal archivo o carpeta
file-denied = el acceso está denegado
file-read-only = ahí no se puede escribir nada
file-folder = es una carpeta
file-no-folder = parte de la ruta no es una carpeta
file-full = el disco está lleno
file-no-text = no es texto (se esperaba UTF-8)
file-too-large = tiene más de { $most } MiB
record-empty = no es el registro de una partida: está vacío
record-none = no es el registro de una partida: empieza por «{ $found }», se esperaba «{ $expected }»
record-cut-short = { $n ->
    [one] el registro está cortado: { $n } línea de juego y ninguna línea «end»
   *[other] el registro está cortado: { $n } líneas de juego y ninguna línea «end»
}
record-misread = { $line ->
    [0] dice «{ $found }», se esperaba { $expected }
   *[other] la línea { $line } dice «{ $found }», se esperaba { $expected }
}
record-miscounted = { $n ->
    [one] línea { $line }: la línea «end» cuenta { $n } línea de juego y hay { $found }: el registro se cambió después de escribirse
   *[other] línea { $line }: la línea «end» cuenta { $n } líneas de juego y hay { $found }: el registro se cambió después de escribirse
}
record-altered = línea { $line }: la suma no coincide: el registro se cambió después de escribirse
record-other-game = es el registro de una partida de «{ $found }», se esperaba «{ $expected }»
record-other-rules = la partida se jugó con las reglas { $found }, este programa juega con las reglas { $oldest } a { $newest }
record-other-edition = la partida se jugó con la edición { $found }, se esperaba { $expected }; indica la correcta con --edition ARCHIVO
record-deal = el reparto: { $why }
record-line = línea de juego { $number }, «{ $line }»: { $why }
luck-missing = el azar no coincide: se saca un número de entre { $of } y no hay ninguno escrito
luck-differs = el azar no coincide: está escrito { $written } y se saca un número de entre { $asked }
luck-left = el azar no coincide: hay números escritos que nunca se sacan: { $n }

## El reglamento

rules-source = De dónde viene: { $sources }.
rules-sources = { $start }; { $last }
rules-example = Ejemplo: { $name }
rules-examples = { $n ->
    [0] No hay ejemplos.
    [one] Un ejemplo: oedo rules { $id }
   *[other] { $n } ejemplos: oedo rules { $id }
}
rules-more = oedo rules ID muestra el texto de una regla.
rules-unknown = no hay ninguna regla «{ $id }»; quizá una de estas: { $nearest }
chapter-aim = Objetivo y desarrollo
chapter-pieces = Piezas
chapter-map = Tablero
chapter-setup = Preparación
chapter-plan = Fase 1: planificación en secreto
chapter-perform = Fase 2: acciones
chapter-wages = Fase 3: salarios y renta
chapter-end = Fase 4: ronda siguiente o final
chapter-jiin = Ampliación: Jiin, templos budistas
chapter-tokken = Ampliación: Tokken, privilegios
chapter-ronin = Ampliación: Ronin
yedo-chapter-aim = Objetivo y desarrollo
yedo-chapter-setup = Preparación de la partida
yedo-chapter-cards = Cartas de acción
yedo-chapter-prep = Fase 1: preparación
yedo-chapter-bid = Fase 2: pujas
yedo-chapter-event = Fase 3: evento
yedo-chapter-assign = Fase 4: asignar súbditos
yedo-chapter-patrol = Fase 5: la guardia
yedo-chapter-trade = Fase 6: comercio
yedo-chapter-act = Fase 7: acciones
yedo-chapter-limits = Límites y visibilidad
yedo-chapter-mission = Misiones
yedo-chapter-spec = Especialistas
yedo-chapter-tea = Casa de Té
yedo-chapter-clan = Poderes de los clanes
yedo-chapter-jesuits = Los jesuitas
yedo-chapter-coop = Juego cooperativo y en solitario
yedo-chapter-end = Final de la partida

## El servidor

serve-open = Abre { $url } en un navegador. Ctrl-C detiene el servidor; no se pierde nada.
serve-database = Todo se guarda en { $database }.
migrated = El esquema es { $known }; era { $found }.
backed-up = Escrito en { $file }.
imported = Se ha leído la mesa { $table }.
verified = Todo está como debe: { $draws } sorteos repetidos, { $answers } respuestas jugadas de nuevo, deshechas { $undone } veces.
verified-unplayed = Otras { $unplayed } respuestas se dieron con reglas que aquí no se juegan: solo se repitieron sus sorteos.
verified-sealed = El secreto se selló con { $commitment }.
verified-nonce = { $person } añadió { $nonce }.
unproved = Sin probar: { $why }
checked = Partidas jugadas de nuevo: { $games }. Distintas: { $differ }.
relisted = Mesas: { $tables }. Mostradas de nuevo: { $mended }.
relist-unopened = La mesa { $table } no se puede abrir.
goes-on = La mesa { $table } sigue.
