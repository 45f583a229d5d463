### Las reglas de Edo, con nuestras propias palabras. Un mensaje por regla; el '.' del id se escribe '_'.
###
### Glosario
###   official: funcionario (en la reserva del jugador o en el tablero de planificación); en el tablero, samurái (pl. samuráis)
###   map: tablero · home: tu reserva · supply: reserva común · hand: mano
###   authorization card: carta de autorización · special authorization card: carta de autorización especial
###   planning board: tablero de planificación
###   acciones: Arroz, Dinero, Madera, Piedra, Granero, Reclutamiento, Viaje, Autorización especial, Comercio, Construcción
###   power point: punto de poder (PP) · ryo (invariable) · resource: materia prima (madera, piedra, arroz)
###   resource package: paquete de materias primas
###   house: casa · trading post: mercado · fortress: fortaleza · temple: templo · building site: solar
###   strength: fuerza · rank: puesto · owner: propietario · income: renta · profit tile: plaquita de renta
###   city: ciudad · forestry: aserradero (de madera) · quarry: cantera (de piedra) · rice field: granero (de arroz)
###   river space: casilla de río · road space: casilla de camino · border post: puesto fronterizo
###   resource space: casilla de materia prima · road: carretera · covered: tapado
###   merchant: comerciante · merchant card: carta de comercio · offer: oferta
###   start player: jugador inicial · turn order: orden de turno · round: ronda
###   demand: deseo · privilege: privilegio · privilege board: tablero de privilegios
###   preview: plaquita en espera · black official: funcionario negro
###   ronin (invariable) · location tile: plaquita de lugar · free choice: libre elección
###   relocate: desplazar · disperse: expulsar · Ronin token: plaquita de ronin · bystander: samurái neutral

## Objetivo y desarrollo

edo_aim = Diriges un clan en las tierras que rodean Edo y quieres tener más puntos de poder que nadie. Los ganas al construir en las ciudades y al comerciar con el comerciante; las ampliaciones añaden templos, deseos del shogun y ronin. La partida termina tras la ronda en la que alguien llega a { $end_points }, o cuando se acaban las cartas de comercio. Entonces tu dinero y tus samuráis en el tablero dan unos puntos más. Construye a tiempo una casa en Edo: quienes no la tienen quedan por detrás de todos los que la tienen.
    .title = El objetivo del juego
edo_round = Una ronda tiene 4 fases. 1. Planificación: cada cual elige en secreto 3 cartas y una acción en cada una, y les asigna funcionarios. 2. Acciones: se revelan los planes. En orden de turno, todos ejecutan su primera carta; después, todos la segunda, y después la tercera; antes de cada carta tuya puedes mover samuráis. 3. Salarios y renta: pagas a tus samuráis con arroz, o vuelven a tu reserva; luego las ciudades pagan por las casas y los mercados construidos en ellas. 4. Ronda siguiente: el siguiente jugador pasa a ser el jugador inicial y entra en juego otra carta de comercio, salvo que la partida haya terminado. Con Ronin, un ronin se desplaza antes de que planifiquéis.
    .title = Una ronda

## 1. Piezas

edo_pieces_player = Cada jugador dispone de { $officials }, { $houses }, 1 mercado, 1 ficha de recuento, 1 tablero de planificación y las 3 cartas de autorización iniciales.
    .title = Tus piezas
edo_pieces_common = Son comunes a todos { $fortresses }, { $white_officials } por reclutar, 12 cartas de autorización especial, 10 cartas de comercio, 24 plaquitas de renta, 1 comerciante, 1 marcador de jugador inicial y la madera, la piedra, el arroz y los ryo. Las materias primas y los ryo no se agotan nunca. Las fortalezas, los funcionarios blancos, las cartas especiales y las plaquitas de ronin sí pueden agotarse.
    .title = La reserva común
edo_pieces_fifth = El quinto jugador aporta { $officials }, { $houses }, 1 mercado, 1 ficha de recuento, 1 resumen del juego, 1 tablero de planificación y 3 cartas de autorización. Se añaden además 15 materias primas (5 de cada tipo), 17 monedas que suman 60 ryo y 3 plaquitas que equivalen a 5 materias primas cada una.
    .title = Piezas del quinto jugador
edo_pieces_empty = Si algo se ha agotado en la reserva común, no puedes tomarlo, construirlo ni comprarlo.
    .title = No queda nada
edo_modules_combine = El quinto jugador, Jiin, Tokken y Ronin pueden usarse por separado o combinarse libremente, con cualquier número de jugadores que admitan. En todo lo que no cambian, rigen las reglas básicas.
    .title = Combinar los módulos

## 2. Tablero

edo_map_spaces = Una casilla puede ser ciudad, aserradero (madera), cantera (piedra), granero (arroz), río, camino o puesto fronterizo. Las carreteras unen las casillas, y cada paso recorre una carretera hasta una casilla vecina. En una misma casilla caben todos los samuráis que se quiera, sean del color que sean.
    .title = Casillas y pasos
edo_map_sides = El tablero tiene dos caras. Con 2 o 3 jugadores se usa la pequeña; con 4 o 5, la grande.
    .title = Qué cara se usa
edo_map_small = La cara pequeña muestra Edo en el centro y 3 ciudades exteriores. Tiene además 6 casillas de materia prima (2 de cada tipo), 3 casillas de río junto a Edo, algunas casillas de camino y puestos fronterizos en el borde.
    .title = La cara pequeña
edo_map_large = La cara grande muestra Edo y 5 ciudades exteriores. Tiene además 9 casillas de materia prima (3 de cada tipo), 3 casillas de río, al menos 4 puestos fronterizos y algunas casillas de camino.
    .title = La cara grande
edo_map_house-graph = Nuestros tableros tratan por igual a todas las ciudades exteriores: están a la misma distancia de Edo, 1 paso más o menos, y cada una tiene al menos dos tipos de materia prima a 2 pasos o menos. Desde cualquier puesto fronterizo hay una casilla de materia prima a 1 paso. Las ciudades exteriores llevan nombres reales de la época, como Kawagoe, Odawara o Mito.
    .title = Un tablero equilibrado
edo_map_sites = Los solares de una ciudad forman una fila: un edificio nuevo va siempre en el primero que esté libre, y en los empates por la renta va por delante el solar anterior. Edo tiene { $sites_edo } solares, más que ninguna otra ciudad; cada ciudad exterior tiene { $sites_outer }.
    .title = Los solares
edo_map_words = Una carretera es siempre la línea que va de una casilla a otra. Las casillas de camino y las de río, en cambio, son lugares donde estar, y no producen nada.
    .title = Carreteras y caminos
edo_map_covered = Una casilla de materia prima tapada no produce nada ni admite ronin, pero los samuráis pueden detenerse en ella o atravesarla, y se puede construir allí un templo. Una ciudad está tapada si no tiene plaquita de renta: no da renta ni admite casas iniciales ni ronin, pero en ella se construye, se comercia y se pasa como en cualquier otra. Edo nunca está tapada.
    .title = Casillas tapadas

## 3. Preparación

edo_setup_cover_2p = Con 2 jugadores, el azar señala un aserradero, una cantera, un granero y una ciudad exterior, que quedan tapados.
    .title = Casillas tapadas: 2 jugadores
edo_setup_cover_3p = Con 3 jugadores, todas las casillas quedan destapadas.
    .title = Casillas tapadas: 3 jugadores
edo_setup_cover_4p = Con 4 jugadores, el azar señala un aserradero, una cantera, un granero y una ciudad exterior, que quedan tapados.
    .title = Casillas tapadas: 4 jugadores
edo_setup_cover_5p = Con 5 jugadores, se prepara la misma cara del tablero que con 4. Esta vez, sin embargo, no se tapa ninguna casilla de materia prima y todas las ciudades llevan plaquita de renta.
    .title = Casillas tapadas: 5 jugadores
edo_setup_profit = Cada ciudad sin tapar, incluida Edo, recibe una plaquita de renta sacada al azar.
    .title = Plaquitas de renta
edo_setup_money = Empiezas la partida con { $start_ryo }.
    .title = Dinero inicial
edo_setup_packages = Sea cual sea el número de jugadores, se ofrecen cinco paquetes de materias primas y tú te quedas con uno. Entre cinco jugadores no sobra ninguno. Todos los paquetes contienen arroz.
    .title = Paquetes de materias primas
edo_setup_start = Empiezas con 1 samurái y 1 de tus { $houses_number } casas en una ciudad exterior sin tapar; la casa ocupa el primer solar. Tus demás funcionarios ({ $officials_home }) están en tu reserva. No puede haber dos jugadores en la misma ciudad inicial. La casa inicial no da puntos de poder, pero sí renta.
    .title = Ciudad inicial
edo_setup_order = Los paquetes de materias primas se eligen en orden de turno. Las ciudades iniciales se eligen al revés, empezando por el último.
    .title = Quién elige primero
edo_setup_start-player = Quién es jugador inicial en la primera ronda se decide por sorteo.
    .title = Primer jugador inicial
edo_setup_merchant = El comerciante se coloca en Edo. Una carta de comercio se pone boca arriba como carta en juego, y se descubre también la primera carta del mazo.
    .title = Comerciante y sus cartas
edo_setup_sequence = La partida se prepara en este orden: cara del tablero; casillas tapadas; plaquitas de renta; comerciante, cartas de comercio y cartas especiales a la vista; jugador inicial; Tokken; samuráis neutrales (2 jugadores con Ronin); ronin; paquetes de materias primas; ciudades iniciales. Después empieza la ronda 1.
    .title = Orden de preparación

## 4. Una ronda, fase 1: planificación

edo_plan_three-cards = Todos planifican a la vez y sin que los demás lo vean. Elige exactamente 3 de tus cartas de autorización, una acción en cada una, y ordénalas de izquierda a derecha.
    .title = Planifica tres cartas
edo_plan_officials = A continuación asigna funcionarios de tu reserva a las 3 acciones elegidas: desde ninguno hasta el máximo impreso en la acción. Cada funcionario asignado la realiza una vez.
    .title = Asigna funcionarios
edo_plan_empty-card = Puedes planificar una carta sin funcionarios. Su acción no se realiza, pero antes de ella puedes mover igualmente samuráis y el comerciante.
    .title = Carta sin funcionarios
edo_plan_reveal = Cada cual sella su plan en cuanto lo tiene listo. Cuando se ha sellado el último, se descubren todos al mismo tiempo.
    .title = Planes sellados
edo_plan_maximum = Una acción no admite más funcionarios que el máximo que indica. En total no puedes asignar más de los que tienes en tu reserva.
    .title = Cuántos funcionarios

## 4. Una ronda, fase 2: acciones

edo_act_order = El jugador inicial realiza su primera carta y los demás le siguen en el sentido de las agujas del reloj. Cuando todos han terminado la primera, se hace lo mismo con la segunda y después con la tercera.
    .title = Carta a carta
edo_move_when = Antes de cada una de tus cartas puedes mover cuantos samuráis tuyos quieras, tan lejos como quieras, por { $road_samurai } por carretera. La carta puede no tener funcionarios, y los samuráis no tienen por qué participar en la acción.
    .title = Mover antes de actuar
edo_move_merchant = Siempre que puedas mover samuráis antes de una carta, puedes mover también al comerciante por { $road_merchant } por carretera. Tu acción no tiene por qué ser Comercio.
    .title = Mover al comerciante
edo_move_own-only = Solo mandas sobre tus propios samuráis. Nadie mueve nunca los de otro jugador.
    .title = Solo tus samuráis
edo_move_once = Antes de una misma carta, cada samurái tuyo puede moverse una sola vez, y el comerciante también. El movimiento puede acabar en cualquier casilla y sigue el trayecto más barato.
    .title = Un movimiento cada uno
edo_move_pay = Necesitas ryo suficientes para el movimiento entero; si no, no puedes hacerlo.
    .title = Pagar el movimiento
edo_act_rice = Cada funcionario en Arroz te da { $rice_per_official }. No hace falta ningún samurái.
    .title = Arroz
edo_act_money = Cada funcionario en Dinero te da { $ryo_per_official }. No hace falta ningún samurái.
    .title = Dinero
edo_act_produce = En Madera, Piedra o Granero, cada funcionario pone a trabajar a un samurái tuyo en una casilla destapada de ese tipo; ningún samurái trabaja dos veces para la misma carta. Lo que produce cada trabajador depende de las figuras que haya en la casilla: { $yields } con { $yields_with } de ellas, y 0 con { $yields_end } o más. Cuentan todas las figuras, sean de quien sean, también los ronin y los samuráis neutrales.
    .title = Madera, Piedra, Granero
edo_act_recruit = Por cada funcionario en Reclutamiento puedes pagar { $recruit_cost } y llevarte un funcionario blanco a tu reserva. Es tuyo hasta el final de la partida y podrás planificar con él desde la ronda siguiente. No hace falta ningún samurái.
    .title = Reclutamiento
edo_act_travel_post = Los funcionarios de una carta de Viaje actúan de uno en uno. Una de sus posibilidades es ir a un puesto fronterizo, donde el funcionario queda como samurái tuyo.
    .title = Viaje: al puesto fronterizo
edo_act_travel_free = En vez de ir a un puesto fronterizo, un funcionario en Viaje puede mover 1 o 2 de tus samuráis, cada uno tan lejos como quieras y sin coste. También vale un samurái recién colocado.
    .title = Viaje: movimientos gratis
edo_act_travel_no-merchant = Al comerciante no se le puede mover con Viaje.
    .title = Viaje: no al comerciante
edo_act_trade = Para comerciar necesitas un samurái tuyo en la casilla del comerciante, que no tiene por qué ser una ciudad; uno solo basta para todos los funcionarios de la carta. Cada funcionario hace un intercambio de la carta de comercio en juego. O bien compras la materia prima que figura en ella, hasta la cantidad indicada y al precio indicado por unidad, o bien entregas lo que se pide a cambio de { $trade_points }.
    .title = Comercio
edo_act_trade_post = Si el comerciante está en la ciudad donde se levanta tu mercado, cada funcionario en Comercio puede usar las dos ofertas de la carta, cada una de ellas una vez.
    .title = Comercio con mercado
edo_act_build = Cada funcionario en Construcción levanta un edificio. A todos los que construyen en la misma ciudad les basta el mismo samurái.
    .title = Construcción
edo_act_build_house = Una casa cuesta { $house_cost }. Da { $house_points }.
    .title = Casa
edo_act_build_post = Un mercado cuesta { $post_cost }. Da { $post_points }. Solo tienes uno, en ninguna ciudad puede haber más de uno y en Edo no puede haber ninguno.
    .title = Mercado
edo_act_build_fortress = Una fortaleza cuesta { $fortress_cost } y da { $fortress_points }. Se toma de las { $fortresses_number } comunes. Cualquier ciudad, incluida Edo, puede tener varias, sin límite. No influye en la renta.
    .title = Fortaleza
edo_act_build_samurai = Solo puedes construir en una ciudad mientras haya en ella un samurái tuyo.
    .title = Samurái en la ciudad
edo_act_build_site = Un edificio nuevo ocupa el primer solar libre de su ciudad. Cuando no queda ninguno, allí ya no se construye.
    .title = Primer solar libre
edo_act_special = Por cada funcionario en Autorización especial puedes comprar, a su precio, una de las { $display } cartas especiales a la vista. Podrás planificar con ella desde la ronda siguiente. El hueco se rellena con otra carta.
    .title = Autorización especial
edo_act_stays = Al acabar la ronda, los funcionarios de tus cartas vuelven a tu reserva. Los que enviaste a un puesto fronterizo se quedan en el tablero como samuráis.
    .title = Quién vuelve
edo_act_card = Una carta se realiza así: primero los movimientos y luego sus funcionarios, uno tras otro; cualquiera de ellos puede no hacer nada. Después se comprueba el límite de materias primas. Por último, los funcionarios negros de la carta salen del juego.
    .title = Pasos de una carta
edo_act_own-turn = Es tu turno desde que empiezas a realizar una carta tuya hasta que la terminas: también en medio de un movimiento o de lo que hace un funcionario, y mientras devuelves lo que supera el límite de materias primas. También lo es mientras decides tus salarios. Al comienzo de la ronda y mientras se planifica no es el turno de nadie.
    .title = Tu turno
edo_act_pay = Primero se paga el coste entero; solo entonces se produce el efecto.
    .title = Primero se paga
edo_limit_resources = Al terminar una carta puedes conservar como mucho { $hand_limit } en la mano. Lo que sobra se devuelve, y tú eliges qué. Un privilegio de Materia prima sin canjear no cuenta.
    .title = Límite de materias primas

## 4. Una ronda, fase 3: salarios y renta

edo_wages_choose = Se decide en orden de turno. Paga { $wage_rice } por cada samurái que quieras mantener en el tablero; los demás vuelven a tu reserva y son de nuevo funcionarios.
    .title = Salarios
edo_income_rank = Una vez decididos y pagados todos los salarios, cada ciudad con plaquita de renta y menos de 3 ronin paga a sus propietarios. Allí tu fuerza es { $strength_house } por cada casa y { $strength_post } por tu mercado; las fortalezas no suman, y con fuerza 0 no eres propietario. El puesto depende de la fuerza; en caso de empate va por delante quien tenga su primera casa o mercado en un solar anterior. La plaquita indica cuánto gana cada puesto según el número de propietarios.
    .title = Renta

## 4. Una ronda, fase 4: otra ronda o final

edo_next_start-player = Pasa a ser jugador inicial el siguiente en el sentido de las agujas del reloj. La carta de comercio de encima del mazo pasa a ser la carta en juego, y se descubre la que había debajo.
    .title = Ronda siguiente
edo_end_trigger = La partida termina tras una ronda en la que alguien tenga { $end_points } o más, o cuando ya no quede carta de comercio que poner en juego: a más tardar, tras la ronda 10. Las plaquitas de ronin no ayudan a llegar a { $end_number }. En la última ronda aún hay salarios y renta.
    .title = Fin de la partida
edo_end_score = Al final ganas 1 punto de poder por cada { $ryo_per_point } completos, 1 por cada grupo de { $samurai_per_point } que tengas aún en el tablero después de los salarios y 1 por cada plaquita de ronin. Las materias primas, los privilegios y los funcionarios de tu reserva no dan nada.
    .title = Recuento final
edo_end_house-in-edo = Para ganar hay que tener una casa en Edo: quienes la tienen quedan por delante de quienes no. Si nadie la tiene, gana la puntuación más alta.
    .title = Una casa en Edo
edo_end_tie = A igual puntuación, decide quién tiene más ryo y después quién tiene más materias primas. Si persiste el empate, va por delante quien se sienta más tarde, contando desde el jugador inicial de la última ronda.
    .title = Empates

## 6. Jiin: templos budistas

edo_jiin_supply = Recibes { $temples } de tu color.
    .title = Tus templos
edo_jiin_build = Un funcionario en Construcción puede levantar un templo en el campo en vez de un edificio en una ciudad.
    .title = Construir un templo
edo_jiin_where = Un templo ocupa un aserradero, un granero, una cantera, una casilla de río o una casilla de camino. Nunca está en una ciudad ni en un puesto fronterizo.
    .title = Dónde van los templos
edo_jiin_cost = Por un templo pagas { $temple_cost }.
    .title = Precio de un templo
edo_jiin_one-per-space = Una casilla que ya tiene templo, sea de quien sea, no admite otro.
    .title = Un templo por casilla
edo_jiin_samurai = Solo puedes levantar un templo donde haya un samurái tuyo.
    .title = Samurái junto al templo
edo_jiin_point = Un templo que construyes te da { $temple_points } al momento.
    .title = Puntos por un templo
edo_jiin_free-roads = Las carreteras que tocan una casilla con un templo tuyo no te cuestan nada, tanto si mueves tus samuráis como si mueves al comerciante, que es común a todos. Del trayecto solo pagas las demás carreteras. Un templo nuevo sirve desde tu siguiente movimiento.
    .title = Carreteras gratis
edo_jiin_covered = También puedes levantar un templo en una casilla de materia prima tapada.
    .title = Templos en casillas tapadas
edo_jiin_apart = Un templo no ocupa ningún solar ni da fuerza en ninguna ciudad. Los ronin no te impiden construirlo, y él no les estorba.
    .title = Los templos, aparte

## 7. Tokken: privilegios

edo_tokken_setup = Antes de elegir los paquetes de materias primas, los 15 deseos y los 12 privilegios se barajan por separado en dos montones boca abajo. Se descubren 3 deseos y 3 privilegios y se ponen en el tablero de privilegios en el sentido de las flechas. Luego se destapa la plaquita superior de cada montón, que queda en espera.
    .title = Preparar Tokken
edo_tokken_meet = En la fase 2, un funcionario puede cumplir un deseo del shogun en vez de realizar la acción una vez. Varios funcionarios de una misma carta pueden cumplir uno cada uno. Solo valen los 3 deseos del tablero de privilegios, no el que está en espera.
    .title = Cumplir un deseo
edo_tokken_reward = Cumplir un deseo te da al momento { $demand_points } y el privilegio que está debajo. El deseo sale del juego.
    .title = Punto y privilegio
edo_tokken_slide = El tablero de privilegios se reordena en cuanto se cumple un deseo. Los deseos a la izquierda del hueco avanzan una columna a la derecha y el que estaba en espera ocupa la columna 1; los privilegios a la derecha del hueco avanzan una columna a la izquierda y el que estaba en espera ocupa la columna 3. Se destapan nuevas plaquitas en espera. Tu siguiente funcionario encuentra ya las nuevas parejas.
    .title = Reordenar el tablero
edo_tokken_exhausted = Cuando no quedan privilegios con que rellenar, los huecos se abren desde la columna 3; un deseo sin privilegio debajo da solo { $demand_points }. Cuando no quedan deseos, los huecos se abren desde la columna 1.
    .title = Montones agotados
edo_tokken_local = Solo un funcionario en Comercio puede cumplir un deseo de bienes locales, con un samurái tuyo en la casilla del comerciante. Sustituye al intercambio entero de ese funcionario. Ni tu mercado ni el privilegio de Comercio añaden nada.
    .title = Bienes locales
edo_tokken_foreign = Solo un funcionario en Viaje puede cumplir un deseo de productos foráneos; en ese caso ni va a un puesto fronterizo ni mueve samuráis. No necesitas ningún samurái, y el funcionario vuelve a tu reserva.
    .title = Productos foráneos
edo_tokken_palace = Solo un funcionario en Construcción puede cumplir un deseo de ampliar el palacio, y solo en Edo, donde debe haber un samurái tuyo. Sustituye a construir una casa o una fortaleza. No hace falta ningún solar libre.
    .title = Ampliación del palacio
edo_tokken_cost = Cada deseo muestra lo que hay que pagar; la porcelana, por ejemplo, se cumple con Comercio y cuesta 10 ryo y 1 de piedra. Hay 5 deseos de cada clase.
    .title = Coste de un deseo
edo_tokken_keep = Tus privilegios están boca arriba delante de ti. Puedes canjear cada uno una sola vez, desde el momento en que lo recibes; después sale del juego. Puedes tener los que quieras, y los que no uses no valen nada al final.
    .title = Guardar privilegios
edo_tokken_mix = Los 12 privilegios son: { $site_tokens } de Edificio privilegiado, { $support_tokens } de Refuerzo, { $trading_tokens } de Comercio, { $income_tokens } de Renta de una ciudad, { $resource_tokens } de Materia prima (madera o piedra, piedra o arroz, arroz o madera) y { $production_tokens } de Acopio de materias primas (madera, piedra, arroz).
    .title = Los doce privilegios
edo_tokken_a-site = Construye una casa, a su precio normal, en el primer solar de cualquier ciudad, incluida Edo; todos los edificios que ya hubiera, de la clase que sean, retroceden un solar. Tienes que poder construir en esa ciudad: hace falta un solar libre y menos de 2 ronin. El privilegio solo se ofrece donde el primer solar está ocupado.
    .title = Edificio privilegiado
edo_tokken_b-support = Durante la planificación, toma un funcionario negro; tienes que asignarlo como si fuera tuyo, sin superar el máximo de la acción. Los demás lo sabrán al descubrirse los planes. No puede ir a un puesto fronterizo. Al terminar su carta sale del juego, aunque no haya podido hacer nada.
    .title = Refuerzo
edo_tokken_c-trading = Para el intercambio de un funcionario, usa una de las dos ofertas de la carta descubierta del mazo. En la ciudad de tu mercado, usa dos ofertas distintas cualesquiera de las cuatro que suman ambas cartas. Con el mazo vacío, este privilegio no se puede canjear.
    .title = Comercio
edo_tokken_d-income = En cualquier momento de tu turno, cobra lo que en ese instante gana tu puesto en la ciudad que elijas. No puedes elegir una ciudad con 3 ronin.
    .title = Renta de una ciudad
edo_tokken_e-resource = En cualquier momento de tu turno, elige una de las dos materias primas de la plaquita y toma 1 unidad.
    .title = Materia prima
edo_tokken_f-production = Se canjea con la acción correspondiente (para el arroz, Granero). Un samurái tuyo que trabaje en una casilla destapada produce como si estuviera solo en ella; tus otros samuráis, los rivales, los ronin y los neutrales no importan. Tus demás trabajadores cuentan a todos como siempre.
    .title = Acopio de materias primas
edo_tokken_pieces = Tokken añade 15 deseos, 12 privilegios, el tablero de privilegios y { $black_officials }.
    .title = Piezas de Tokken
edo_tokken_board = El tablero de privilegios tiene 3 columnas, con el montón de deseos a la izquierda de la columna 1 y el de privilegios a la derecha de la columna 3. En la preparación, por orden de aparición, los deseos van a las columnas 3, 2 y 1, y los privilegios, a las columnas 1, 2 y 3.
    .title = El tablero de privilegios

## 8. Ronin

edo_ronin_setup = Antes de elegir los paquetes de materias primas, el azar coloca a los 3 ronin: uno en un aserradero, uno en una cantera y uno en un granero, siempre sin tapar. La bolsa contiene 7 plaquitas de lugar: 1 de granero, 1 de aserradero, 1 de cantera, 1 de ciudad y 3 de libre elección.
    .title = Preparar Ronin
edo_ronin_round-start = Cada ronda, también la primera, se abre con el desplazamiento de un ronin, antes de que nadie planifique. El jugador inicial elige primero un ronin, solo entonces saca una plaquita de lugar y lo desplaza.
    .title = Un ronin se desplaza
edo_ronin_select_any = Si los 3 ronin comparten casilla, o si no hay dos juntos, se puede elegir a cualquiera.
    .title = Cualquier ronin
edo_ronin_select_single = Si son exactamente 2 los ronin que comparten casilla, hay que elegir al que está solo.
    .title = El ronin solitario
edo_ronin_tile = La plaquita sacada indica a qué tipo de casilla va el ronin. Con una de libre elección, nombras uno de los cuatro tipos que tenga alguna casilla donde pueda entrar. Después la plaquita vuelve a la bolsa.
    .title = La plaquita de lugar
edo_ronin_not-edo = Edo está vedada a los ronin.
    .title = A Edo no
edo_ronin_must-leave = Un ronin no puede quedarse donde está; siempre va a otra casilla.
    .title = Tiene que irse
edo_ronin_must-join = Si en una casilla del tipo sacado hay ya uno o dos ronin más, tiene que ir con ellos, salvo que sea la casilla que deja. Al comienzo de una ronda, esta excepción solo se da si estaban los tres juntos; en una expulsión, también mientras otro espera aún allí. Si hay algún otro ronin en dos casillas distintas de ese tipo, eliges a cuál va.
    .title = Los ronin se juntan
edo_ronin_not-covered = Las casillas tapadas están vedadas a los ronin.
    .title = A casillas tapadas no
edo_ronin_player-chooses = Si hay más de una casilla válida, quien ha sacado la plaquita escoge una de ellas.
    .title = Escoge quien saca
edo_ronin_no-space = Si ninguna casilla es válida para la plaquita sacada, se aparta y se saca otra. Al final, todas vuelven a la bolsa.
    .title = Sin sitio adonde ir
edo_ronin_counts = En una casilla de materia prima, cada ronin cuenta como un samurái, de modo que quienes trabajan allí producen menos.
    .title = Ronin y materias primas
edo_ronin_city1 = Un ronin solo en una ciudad no cambia nada.
    .title = Un ronin: sin efecto
edo_ronin_city2 = Mientras haya 2 ronin en una ciudad, nadie puede construir en ella.
    .title = Dos ronin: sin construcción
edo_ronin_city3 = Mientras haya 3 ronin en una ciudad, nadie puede construir en ella y la ciudad no da renta, ni siquiera con el privilegio Renta de una ciudad.
    .title = Tres ronin: sin renta
edo_ronin_disperse = Un funcionario en Viaje, aunque sea negro, puede expulsar a los ronin de una casilla en vez de ir a un puesto fronterizo o mover samuráis. Solo puede hacerlo un funcionario por carta de Viaje; los demás hacen otra cosa que Viaje permita.
    .title = Expulsar a los ronin
edo_ronin_disperse_pay = Primero nombras la casilla. Luego puedes llevar a ella un samurái tuyo al precio habitual, aparte de los movimientos hechos antes de la carta.
    .title = Expulsión: movimiento pagado
edo_ronin_disperse_free2 = Después, hasta 2 samuráis tuyos pueden acudir gratis a esa casilla desde donde estén. Los tuyos que ya estaban allí cuentan también.
    .title = Expulsión: dos movimientos gratis
edo_ronin_disperse_outnumber = Si entonces tus samuráis en la casilla son más que los ronin, quedan expulsados todos estos; los samuráis rivales y los neutrales no cuentan. Ronin por ronin, sacas una plaquita de lugar y lo desplazas según las reglas habituales. Ninguno puede quedarse en la casilla despejada ni volver a ella en ese momento.
    .title = Expulsión: ser más
edo_ronin_disperse_tiles = Las plaquitas sacadas en una expulsión se quedan fuera de la bolsa hasta que se ha desplazado al último de esos ronin. Entonces vuelven todas.
    .title = Expulsión: las plaquitas
edo_ronin_disperse_tokens = Por 1, 2 o 3 ronin expulsados recibes { $dispersal_tokens } plaquitas de ronin. Hay { $ronin_tokens } en total; si no quedan bastantes, tomas las que haya.
    .title = Expulsión: la recompensa
edo_ronin_token-score = Cada plaquita de ronin que tengas suma 1 punto de poder en el recuento final.
    .title = Valor de las plaquitas
edo_ronin_2p = Con 2 jugadores y Ronin no se tapa ninguna casilla de materia prima; la ciudad, sí. En su lugar, antes de colocar a los ronin, se pone un samurái neutral, de cualquier color que no se use, en cada una de las 6 casillas de materia prima. Permanece ahí toda la partida y cuenta como una figura, así que la producción baja en 1. Los neutrales no son de nadie: no se mueven, no cobran, no puntúan ni cuentan en una expulsión, y el privilegio Acopio de materias primas no los tiene en cuenta.
    .title = Neutrales con 2 jugadores
edo_ronin_disperse_anywhere = Puedes expulsar a los ronin tanto de una casilla de materia prima como de una ciudad.
    .title = Expulsión: dónde
edo_ronin_disperse_sure = Solo puedes emprender una expulsión donde tus samuráis puedan superar en número a los ronin una vez hechos el movimiento pagado y los gratuitos.
    .title = Expulsión: sobre seguro
