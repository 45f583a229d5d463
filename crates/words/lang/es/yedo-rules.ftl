### Las reglas de Yedo, con nuestras propias palabras. Un mensaje por regla; el '.' del id se escribe '_'. Glosario: véase yedo-cards.ftl.
### Los números que las reglas toman de la edición son variables; véase words::yedo::number.

## Objetivo y desarrollo

yedo_aim = Diriges un clan en la ciudad de Yedo y quieres tener más puntos de prestigio que nadie. La mayoría se ganan al completar misiones. Una misión muestra los distritos en los que necesitas súbditos y las cosas que debes tener, como armas o un anexo; su recompensa son puntos de prestigio, mon o cartas. Lo que necesitas lo consigues en las subastas y al enviar súbditos a los distritos. Una partida competitiva dura { $rounds_short }, { $rounds_middle } u { $rounds_long } rondas, o termina tras la ronda en la que muere el sogún. Entonces las cartas de bonus, los Sobornos sin usar y los mon dan unos puntos más. Jugar en grupo o en solitario tiene su propio objetivo.
    .title = El objetivo del juego
yedo_round = Una ronda tiene 7 fases. 1. Preparación: se deja listo el tablero; en la ronda 1 no la hay. 2. Puja: se puja con mon por recursos como súbditos, misiones y armas, o se renuncia a cambio de unos mon. 3. Evento: se repone el Mercado y se revela un evento que os afecta a todos. 4. Asignar súbditos: en orden de juego, cada cual asigna un súbdito cada vez a un distrito o a un anexo propio, hasta que nadie tenga ninguno en casa. 5. Guardia: avanza y arresta a los súbditos del distrito donde se detiene. 6. Comercio: quienes coinciden en la Posada o en el Mercado pueden comerciar. 7. Acciones: en orden de juego, cada cual activa un súbdito cada vez, que realiza allí una acción o completa misiones y luego vuelve a casa. En grupo, una carta de emperador fija los precios a los que se compra en lugar de pujar, y trae el evento.
    .title = Una ronda
yedo_coop_aim = Jugáis todos en el mismo bando, o en solitario, contra el daimio, y tenéis que satisfacer al emperador. En { $coop_rounds } rondas, alguien debe matar al sogún completando la misión de la pila de victoria. Al final de la partida, además, cada jugador necesita los puntos de prestigio del objetivo de menor prestigio; al menos uno, los del objetivo de mayor prestigio (no en solitario), y entre todos debéis haber completado suficientes encargos. Si falta algo de esto, habéis perdido todos.
    .title = El objetivo del juego cooperativo

## 1. Preparación de la partida

yedo_setup_modules = Una partida competitiva dura { $rounds_short }, { $rounds_middle } u { $rounds_long } rondas, con cualquier combinación de Especialistas, Casa de Té, Poderes de los clanes y Jesuitas; los jesuitas, solo en { $rounds_middle } u { $rounds_long } rondas. El juego cooperativo y en solitario dura { $coop_rounds } rondas y combina con todos menos los jesuitas, pues no tiene eventos.
    .title = Rondas y módulos
yedo_setup_sets = Elige { $action_kinds } tipos de cartas de acción, { $event_kinds } tipos de eventos en la partida competitiva y { $mission_sets } tipos de misiones además de las básicas y las de matar al sogún. Las misiones de los jesuitas no son de esos { $mission_sets } y nunca se mezclan con otras.
    .title = Tipos de cartas
yedo_setup_shogun = En la partida competitiva, una misión al azar de matar al sogún va al mazo negro y las demás salen del juego; ninguna en { $rounds_short } rondas sin otros módulos, ninguna sin mazo negro. En el juego cooperativo y en solitario ninguna va al mazo: todas se apartan para la pila de victoria.
    .title = La misión del sogún
yedo_setup_black = Como consejo, nunca obligado: una primera partida de { $rounds_short } rondas prescinde de las misiones negras; con Especialistas y Casa de Té a la vez, se quedan.
    .title = Misiones negras o no
yedo_setup_decks = Las misiones se separan por colores en 4 mazos barajados.
    .title = Mazos de misiones
yedo_setup_weapons = { $weapons } armas, { $weapons_each } de cada uno de los 8 tipos, están en la bolsa; { $start_row } de ellas van a los dos espacios de la derecha del Mercado, a { $row_last } mon.
    .title = Armas al principio
yedo_setup_blessings = En el Templo hay una bendición por jugador.
    .title = Bendiciones al principio
yedo_setup_church = En la iglesia hay { $start_church } mon.
    .title = La iglesia al principio
yedo_setup_annexes = De cada tipo hay { $annexes_2 }, { $annexes_3 }, { $annexes_4 } o { $annexes_5 } anexos para 2, 3, 4 o 5 jugadores.
    .title = Anexos al principio
yedo_setup_geishas = Los valores de las geishas son 1, 2, 3 con dos jugadores; 1, 1, 2, 2, 3 con tres; 1, 1, 2, 2, 3, 3 con cuatro; con cinco hay un tercer 1.
    .title = Geishas al principio
yedo_setup_patrol = El azar decide el color de la guardia. Su lugar depende del favor que tomó el jugador inicial: con Bendición está en la Gran Puerta; con Acción, en el Castillo; con Bonus, en el Mercado; con Arma, en la Posada; con Mon, en el Puerto.
    .title = Dónde empieza la guardia
yedo_setup_locations = Las localizaciones marcadas con un número mayor que el de jugadores están cerradas: 10 con dos, 6 con tres, 1 con cuatro y ninguna con cinco.
    .title = Localizaciones cerradas
yedo_setup_locations_house = El Castillo tiene 3 espacios de reposo y 2 localizaciones; el Mercado, 5; los demás distritos, 4. Desde tres jugadores se abre una en la Gran Puerta, la Posada, el Puerto y el Templo; desde cuatro, una en la Posada, el Puerto, el Distrito Rojo, el Mercado y el Templo; con cinco, otra en el Mercado.
    .title = Las localizaciones de nuestro tablero
yedo_setup_no-specialists = Sin Especialistas, reclutar en la Gran Puerta contrata a un súbdito corriente.
    .title = Reclutas corrientes
yedo_setup_players = Empiezas con { $start_disciples } súbditos en casa y { $start_reserve } en tu reserva, { $start_mon } mon y una carta de Soborno.
    .title = Con qué empiezas
yedo_setup_missions = Empiezas con { $start_missions } misiones. En la primera partida preparada se reparten { $first_green } verdes y { $first_red } roja. Si no, en orden de juego y de una en una, cada cual toma la primera carta de un mazo a su elección y la mira antes de elegir la siguiente; al menos una de las cuatro debe ser roja o negra. En el juego cooperativo y en solitario no rige esa condición.
    .title = Primeras misiones
yedo_setup_favor = Se ofrecen los cinco favores y se toman en orden de juego inverso: Acción (la primera carta de acción y { $favor_action_mon } mon), Bonus (la primera carta de bonus y { $favor_bonus_mon }), Arma ({ $favor_weapons } de la bolsa y { $favor_weapon_mon }), Mon ({ $favor_mon }), Bendición ({ $favor_blessings }). Los demás salen del juego.
    .title = Favores del sogún
yedo_setup_order = El orden de juego es aleatorio al principio.
    .title = Primer orden de juego
yedo_setup_advice = Como consejo: una primera partida tiene { $preset_rounds } rondas, sin módulos ni misiones negras; una de { $rounds_long } rondas, ningún módulo salvo los jesuitas. Toda elección lícita sigue abierta.
    .title = Consejos
yedo_setup_sequence = El orden de la preparación: tipos y mazos; el tablero; orden de juego; poderes de los clanes; súbditos, mon y Soborno; primeras misiones; favores con sus personajes; color y lugar de la guardia; la Casa de Té; la primera ficha de especialista; la llegada de los jesuitas entre los eventos; cooperativo: mazo del emperador, pila de victoria, cartas de daimio, objetivos y primera carta de emperador. Equivale a la fase de preparación de la ronda 1.
    .title = Orden de la preparación
yedo_setup_preset = La primera partida preparada: { $preset_rounds } rondas, sin módulos ni misiones negras; cartas de acción Vecinos, Calles y Faroles; eventos Festivales y La guardia; misiones básicas, de espionaje y de robo.
    .title = Una primera partida

## 2. Cartas de acción

yedo_cards_timing = Una carta se juega en su momento impreso o, si lo dice, en cualquier fase. Cumplir lo que exige nunca te obliga a jugarla.
    .title = Cuándo jugar una carta
yedo_cards_simultaneous = Las cartas elegidas en el mismo momento se muestran juntas y se resuelven en orden de juego, cada una con sus respuestas. La que para entonces haya perdido su objeto vuelve a la mano sin jugarse.
    .title = Cartas al mismo tiempo
yedo_cards_walls = «Las paredes tienen oídos» cancela una carta de acción. Contra otra del mismo nombre, la segunda cancela la primera, de modo que la carta original surte efecto. Una carta cancelada no hace nada, su precio no se paga y va debajo del mazo. Ni los personajes ni el Soborno pueden cancelarse.
    .title = Las paredes tienen oídos
yedo_cards_blackmail = La carta de Soborno está bocarriba, fuera del límite de mano, y no puede contrarrestarse. Jugada antes de los arrestos, protege a todos tus súbditos donde se detuvo la guardia y sale del juego. Sin usar, cada una vale al final { $blackmail_points } puntos de prestigio a quien la tenga.
    .title = Soborno
yedo_cards_no-auction = «Sin subasta»: en esta ronda no hay subastas. En orden de juego, quien no haya renunciado puede comprar un recurso por su mínimo, con su recompensa; con 2 o 3 jugadores, un recurso de cualquier grupo por el mínimo del grupo. Varios pueden comprar lo mismo mientras quede. Cooperativo: no cuentan los precios del emperador ni la interferencia; sí los mon sobre los anexos.
    .title = Sin subasta
yedo_cards_new-orders = «Nuevas órdenes»: cancela el evento y revela otro, que puede responderse a su vez, u obtén 1 punto de prestigio y deja el evento. La llegada de los jesuitas no puede cancelarse. Cooperativo: ignora el evento de la carta de emperador y obtén 1 punto de prestigio.
    .title = Nuevas órdenes
yedo_cards_neighbours = «Vecinos amables»: 5 mon para ti, 2 para cada uno de los demás.
    .title = Vecinos amables
yedo_cards_dragon = «Corazón de dragón»: el súbdito puede colocarse en un distrito cerrado; la nuestra permite también una localización cerrada por un tiempo o una ocupada por otro súbdito, pero nunca un espacio de reposo ocupado.
    .title = Corazón de dragón
yedo_cards_content = Hay 6 tipos de 8 cartas de acción. Salvo las pocas conocidas, son nuestras. Las que no sirven para el juego cooperativo llevan esa marca.
    .title = Las cartas de acción
yedo_cards_moments = Los momentos: puja (resueltas las renuncias, aún no se ha sacado nada a subasta); evento (se acaba de revelar uno, o el del emperador va a surtir efecto); asignar (tu turno, antes de colocar); paso (antes del paso normal de la guardia); parada (después, antes de la protección); arresto (la guardia se ha detenido y aún no arresta); acción (tu turno, antes de activar); misión (al completar una); respuesta (se acaba de jugar una carta de acción).
    .title = Los momentos
yedo_cards_any = «Cualquier fase» significa siempre que sea tu turno, o en un momento, pero no en medio de una carta, una acción o una recompensa, salvo en vez de descartarla por sobrante. A quien le falten mon no se le pide pujar, sobornar ni devolver; esa carta se juega antes.
    .title = Cualquier fase
yedo_cards_ask = En puja, evento, paso, parada, arresto y respuesta se pregunta a la vez y en secreto a quien tenga una carta de acción oculta (en arresto, también Soborno) o un personaje activo con ese momento: una carta o pasar. Si se jugó alguna, el momento se ofrece de nuevo hasta que todos pasen. No se pregunta a nadie si ninguna carta en juego tiene ese momento.
    .title = Se pregunta a todos
yedo_cards_number = Puedes jugar cualquier número de cartas de acción en una ronda; solo la fase de guardia cooperativa las limita.
    .title = Cuántas cartas
yedo_cards_ronin = Un ronin llega solo por una carta o un personaje y se coloca al llegar. Actúa como un súbdito corriente y cuenta como presente, pero no para el límite de { $limit_disciples }, el mínimo de { $limit_floor }, los eventos ni las cartas de bonus. Se va al ser activado o arrestado.
    .title = Un ronin

## Fase 1: preparación

yedo_prep_round = El marcador de ronda avanza; no en la ronda 1.
    .title = La ronda siguiente
yedo_prep_markers = Las fichas de puja vuelven de las subastas y de la renuncia.
    .title = Vuelven las fichas de puja
yedo_prep_church = Se añaden { $church_more } mon a la iglesia.
    .title = Limosnas
yedo_prep_dojo = Cada dueño de un Kobudo-Ryu toma { $kobudo_mon } mon.
    .title = Cuotas de la escuela
yedo_prep_tea = Casa de Té: un personaje activo sin usar se descarta por { $unused_character } carta de bonus, salvo en el juego cooperativo; un personaje contratado en la ronda anterior pasa a estar activo.
    .title = Los personajes se activan
yedo_prep_specialists = Especialistas: se roba una ficha nueva para la reserva. La bolsa tiene { $tokens }, 2 de cada tipo; vacía, no se roba ninguna.
    .title = El siguiente especialista
yedo_prep_order = En este orden: marcador de ronda y, en la última ronda, la guardia sale del tablero; fichas de puja; iglesia; Kobudo-Ryu; Casa de Té, primero descartar y luego voltear; Especialistas; cooperativo: la siguiente carta de emperador.
    .title = Orden de la preparación

## Fase 2: puja

yedo_bid_groups = Blancas: carta de acción, carta de bonus, arma. Negras: anexo, geisha. Rojas: súbdito, misión. Con 4 o 5 jugadores se puja por cada recurso; con 2 o 3, por un grupo entero, y quien gana, tras pagar, elige de él un recurso que pueda tomar.
    .title = Por qué se puja
yedo_bid_egress = Primero, en orden de juego y a la vista, cada cual participa o renuncia. Renunciar da { $egress } mon en el acto y ninguna apertura, puja ni compra en esta ronda. Si todos renuncian, la fase termina.
    .title = Renunciar
yedo_bid_call = Quien abre nombra un recurso o grupo aún no subastado en esta ronda y empieza por su mínimo o más. Luego, cada participante que no haya ganado, en orden de juego desde quien abrió, puja una vez, al menos 1 más que la última puja, o pasa. La puja más alta paga al banco y toma la recompensa en el acto. Abre primero el primero en el orden de juego; después, el siguiente que participe y no haya ganado.
    .title = Una subasta
yedo_bid_one-win = Ganas como máximo una vez por ronda. Un recurso o grupo se subasta una vez por ronda.
    .title = Una subasta ganada por ronda
yedo_bid_minimum = Las pujas mínimas: carta de acción { $min_action }, carta de bonus { $min_bonus }, arma { $min_weapon }, anexo { $min_annex }, geisha { $min_geisha }, súbdito { $min_disciple }, misión { $min_mission }; de los grupos: blancas { $min_white }, negras { $min_black }, rojas { $min_red }.
    .title = Pujas mínimas
yedo_bid_reward_cards = Por una carta de acción, de bonus o una misión de un mazo a tu elección, roba { $bid_draw } y quédate con 1; las demás van debajo de ese mazo. Si hay menos, eliges entre menos. Un mazo de misiones vacío no da nada hasta que se le ponga debajo una carta. Los mazos de los jesuitas no cuentan.
    .title = Recompensa: cartas
yedo_bid_reward_weapon = Roba { $bid_draw } armas y quédate con 1; las demás van encima del descarte de armas.
    .title = Recompensa: arma
yedo_bid_reward_annex = Toma un anexo que no tengas y { $annex_points } puntos de prestigio; los { $annex_points } puntos también si no puedes tomar ningún anexo.
    .title = Recompensa: anexo
yedo_bid_reward_geisha = Toma la geisha de mayor valor que quede y tantos puntos de prestigio como su valor. Los valores solo cuentan aquí.
    .title = Recompensa: geisha
yedo_bid_reward_disciple = Toma un súbdito de tu reserva, utilizable en esta ronda. Con Especialistas es el tipo de la ficha de la reserva, y quien ya tenga ese tipo no participa en esa subasta o, con 2 o 3 jugadores, no puede elegirlo. La ficha sigue en la reserva hasta la fase de evento.
    .title = Recompensa: súbdito
yedo_bid_decline = Quien no puede o no quiere abrir queda fuera de las pujas de esta ronda, sin mon. La fase termina cuando no queda nadie para abrir o nada que nombrar.
    .title = No abrir
yedo_bid_may = Solo puedes nombrar o pujar por lo que podrías tomar: una geisha si queda alguna y tienes menos de { $limit_geishas }; un súbdito si hay uno para ti; cartas o armas mientras haya algo que robar; un anexo siempre, por sus { $annex_points } puntos de prestigio; un grupo si podrías tomar algo de él. Tener llena la mano o el espacio de armas no lo impide.
    .title = Por qué puede pujarse

## Fase 3: evento

yedo_event_market = Los espacios del Mercado cuestan, desde la izquierda, { $row_1 }, { $row_2 }, { $row_3 }, { $row_4 } y { $row_5 } mon. Las dos armas de más a la izquierda se quedan y las demás se descartan; las que quedan pasan a la derecha del todo en el mismo orden y cada espacio vacío se llena de la bolsa, de izquierda a derecha. Los huecos de las compras quedan hasta entonces.
    .title = La fila del Mercado
yedo_event_reveal = Se revela el primer evento; luego llega el momento de responder; luego surte efecto, en orden de juego cuando importa. Al agotarse el mazo se barajan los eventos pasados, sin el actual, Sakoku ni la llegada de los jesuitas.
    .title = El evento
yedo_event_closed-district = Un evento puede cerrar un distrito hasta la próxima fase de evento.
    .title = Un distrito cerrado
yedo_event_closed-location = Un evento puede cerrar localizaciones hasta la próxima fase de evento.
    .title = Localizaciones cerradas por un evento
yedo_event_tea = Casa de Té, tras el evento y no en la ronda 1: se descarta la fila y se roban tantos personajes como jugadores más { $tea_more }, al menos { $tea_least }; el daimio no es un jugador. Al agotarse el mazo se barajan los descartes; si aún faltan, la fila queda corta. Una carta contratada no se repone hasta la próxima fase de evento.
    .title = Nuevos personajes
yedo_event_specialists = Especialistas: las fichas de la Gran Puerta avanzan una a la derecha, y la que deja el segundo espacio sale del juego; luego la ficha de la reserva entra por la izquierda.
    .title = Los especialistas avanzan
yedo_event_content = Hay 7 tipos de eventos, casi todos malos; una bendición suaviza los desastres. Las cartas son nuestras.
    .title = Los eventos
yedo_event_order = En este orden: se abre lo que cerró el último evento; Mercado; evento; Casa de Té; especialistas de la Gran Puerta.
    .title = Orden de la fase de evento

## Fase 4: asignar súbditos

yedo_assign_turns = En orden de juego, cada cual asigna un súbdito cada vez, hasta que nadie tenga ninguno en casa. Asignar es obligatorio.
    .title = De uno en uno
yedo_assign_where = Un súbdito va a una localización libre de un distrito accesible o a uno de tus anexos; un súbdito en cada sitio.
    .title = Adónde van los súbditos
yedo_assign_high-interaction = Con misiones de interacción alta en juego, también a un anexo libre de un oponente. Sirve a quien está en él, su dueño no puede usarlo en esta ronda y no se paga nada.
    .title = Anexos ajenos
yedo_assign_rest = Como máximo uno de tus súbditos ocupa los tres espacios de reposo del Castillo.
    .title = Uno puede reposar
yedo_assign_closed = No se asigna a nadie a un distrito o localización cerrados.
    .title = Cerrado es cerrado
yedo_assign_none = Un súbdito sin lugar lícito se queda en casa en esta ronda.
    .title = Sin sitio

## Fase 5: guardia

yedo_patrol_ring = El anillo: Castillo, Gran Puerta, Posada, Puerto, Distrito Rojo, Mercado, Templo y vuelta. La guardia da un paso por ronda; la roja en este orden, la azul al revés.
    .title = El anillo
yedo_patrol_cards = En este orden: el momento antes del paso; un paso según el color; el momento después; el momento antes de los arrestos; los arrestos. Una carta mueve la guardia en el acto desde donde está, en la dirección de su color en ese instante.
    .title = Orden de la fase de guardia
yedo_patrol_arrest = Todos los súbditos del distrito donde se detiene la guardia son arrestados, salvo los ninjas y los protegidos. De cada jugador van a la reserva tantos como sea posible dejándole { $limit_floor } en total, a su elección; los demás van a casa. Ninguno actúa más en esta ronda. Los espacios de reposo y la localización del Buen Marinero pertenecen a sus distritos; los anexos son seguros. Un ronin arrestado sale del juego; un chico de los recados arrestado va a casa.
    .title = Arrestos
yedo_patrol_last = En la última de las rondas acordadas la guardia está fuera del tablero y la fase se omite. Una ronda que resulta ser la última porque muere el sogún ya tuvo su guardia.
    .title = Sin guardia al final

## Fase 6: comercio

yedo_trade_who = Tras los arrestos, dos jugadores pueden comerciar si ambos tienen un súbdito en la Posada o ambos en el Mercado.
    .title = Quién puede comerciar
yedo_trade_what = Se comercia con mon, armas, geishas, misiones sin completar, cartas de acción, cartas de bonus y cartas de Soborno sin usar; nada más, y sin promesas. Cada parte da al menos una cosa. Los límites se comprueban en el acto: las misiones sin completar, cartas de acción, cartas de bonus y armas que sobran se van en el acto; una geisha por encima del límite no puede recibirse.
    .title = Qué puede comerciarse
yedo_trade_offers = En orden de juego, quien puede comerciar hace una oferta a un socio o pasa, vuelta tras vuelta hasta que todos pasan seguidos. Una oferta nombra ambas partes por completo, cualquier número de cosas y mon: tus cartas ocultas, mostradas al socio o solo por su tipo; las del socio, solo por su tipo, y él las elige al aceptar. Un trato aceptado se cumple en el acto.
    .title = Ofertas

## Fase 7: acciones

yedo_act_turns = En orden de juego, cada cual activa un súbdito propio, vuelta tras vuelta; a quien no le quedan se le salta. Activar es obligatorio; lograr algo, no. El súbdito va a casa al terminar su activación.
    .title = Activar súbditos
yedo_act_choice = Una activación es una de estas cosas: completar misiones ligadas a ese distrito; realizar una de sus acciones; con la Casa de Té, contratar un personaje. Cualquier localización sirve para todo, salvo los espacios de reposo y la del Buen Marinero. Un súbdito en un anexo se activa solo para el anexo.
    .title = Qué es una activación
yedo_act_foresight = Previsión: mira las { $foresight } primeras cartas, { $foresight_monk } con un Monje, y devuélvelas encima en el orden que quieras. No es un robo, así que el poder del Sabio no se aplica. Las armas se sacan de la bolsa, se miran y se dejan sobre ella en el orden que elijas; los próximos robos toman primero esas. Cuando vuelven los descartes, se mezclan todas. Solo tú las conoces.
    .title = Previsión
yedo_castle_rest = Castillo, espacios de reposo: un súbdito allí se activa para reposar, para misiones del Castillo o para contratar. El reposo resuelve todos los espacios de reposo aún ocupados: sus dueños pasan al frente del orden de juego según los espacios, los demás siguen como estaban y esos súbditos van a casa. No se puede reposar si eso no cambia nada en el orden de juego. Los turnos de esta fase continúan en el orden en que empezó.
    .title = Castillo: reposo
yedo_castle_mission = Castillo: roba la primera misión de un mazo a tu elección por { $price_mission } mon.
    .title = Castillo: una misión
yedo_castle_audience = Castillo: una audiencia privada da { $audience_points } puntos de prestigio por { $audience_mon } mon.
    .title = Castillo: audiencia privada
yedo_gates_recruit = Gran Puerta: { $price_recruit } mon por un súbdito corriente de tu reserva, no si tienes { $limit_disciples }. Con Especialistas: { $price_recruit } mon por el tipo de una de las dos fichas visibles, si no lo tienes; con { $limit_disciples } súbditos, devuelve antes uno cualquiera, incluso uno aún en el tablero o el activado. La ficha se queda. El recluta se coloca desde la ronda siguiente.
    .title = Gran Puerta: reclutar
yedo_gates_favour = Gran Puerta: cede { $favour_points_1 } punto de prestigio por { $favour_mon_1 } mon o { $favour_points_2 } por { $favour_mon_2 } mon, nunca por debajo de 0.
    .title = Gran Puerta: prestigio por mon
yedo_gates_foresight = Gran Puerta: previsión sobre las cartas de acción.
    .title = Gran Puerta: previsión
yedo_tavern_carpenter = Posada: un anexo de un tipo que no tengas y del que quede, por { $price_annex } mon; en el juego cooperativo, más los mon sobre los anexos. Visitar al carpintero significa siempre esto, nunca ganarlo o comprarlo en la fase de puja.
    .title = Posada: el carpintero
yedo_tavern_foresight = Posada: previsión sobre las armas.
    .title = Posada: previsión
yedo_harbor_goods = Puerto: artículos de lujo, { $goods_mon_1 }, { $goods_mon_2 } o { $goods_mon_3 } mon por { $goods_points_1 }, { $goods_points_2 } o { $goods_points_3 } puntos de prestigio.
    .title = Puerto: artículos de lujo
yedo_harbor_church = Puerto: toma todos los mon de la iglesia.
    .title = Puerto: dinero de la iglesia
yedo_harbor_jesuits = Puerto, una vez llegados los jesuitas: roba la primera carta de un mazo de misiones de los jesuitas.
    .title = Puerto: misiones de los jesuitas
yedo_redlight_geisha = Distrito Rojo: la geisha de menor valor que quede, por { $geisha_mon } mon o { $geisha_points } puntos de prestigio, sin puntos por su valor; no con { $limit_geishas } geishas.
    .title = Distrito Rojo: una geisha
yedo_redlight_card = Distrito Rojo: la primera carta de acción por { $price_action } mon.
    .title = Distrito Rojo: una carta de acción
yedo_market_weapon = Mercado: un arma de la fila por su precio, { $kobudo_less } mon menos con un Kobudo-Ryu.
    .title = Mercado: un arma
yedo_market_bonus = Mercado: la primera carta de bonus por { $price_bonus } mon, o previsión sobre las cartas de bonus.
    .title = Mercado: cartas de bonus
yedo_temple_blessing = Templo: toma una bendición, gratis, si queda alguna.
    .title = Templo: una bendición
yedo_temple_foresight = Templo: previsión sobre un mazo de misiones.
    .title = Templo: previsión
yedo_temple_donation = Templo: { $donation_mon } mon al banco por { $donation_points } punto de prestigio, una vez por activación.
    .title = Templo: una donación
yedo_annex_kobudo = Kobudo-Ryu: las armas del Mercado cuestan { $kobudo_less } mon menos; un súbdito en él roba { $kobudo_draw } armas y se queda con 1.
    .title = Kobudo-Ryu
yedo_annex_yashiki = Yashiki: el súbdito en él, al activarse, completa exactamente una misión. El Yashiki cubre un icono de distrito cualquiera, de la parte normal o de la adicional; los demás iconos exigen súbditos tuyos en el tablero, que se quedan allí sin usar.
    .title = Yashiki
yedo_annex_karesansui = Karesansui: el súbdito en él, al activarse, completa exactamente una misión. Todos sus iconos de distrito exigen súbditos tuyos en el tablero, que se quedan allí sin usar; un arma que falte o la bendición que falte cuenta como tuya.
    .title = Karesansui
yedo_annex_chashitsu = Chashitsu: un súbdito en él roba { $chashitsu_draw } cartas de bonus y se queda con 1.
    .title = Chashitsu
yedo_annex_use = Un súbdito en un anexo no está en ningún distrito: ni acción de distrito, ni contratar, ni presencia, ni arresto. Poseer un anexo basta para su efecto permanente y para las misiones.
    .title = Usar anexos

## 4. Límites y visibilidad

yedo_limit_missions = Tienes como máximo { $limit_missions } misiones sin completar, incluidas las de los jesuitas. Las que sobren, a tu elección, van bocabajo debajo del mazo de su color; una misión de los jesuitas, debajo de su propio mazo. Las misiones completadas no tienen límite y quedan bocabajo.
    .title = Misiones sin completar
yedo_limit_actions = Tienes como máximo { $limit_actions } cartas de acción. Las que sobren, a tu elección, se descartan o se juegan en el acto; solo puede jugarse aquella cuyo momento sea ese. Las cartas de acción jugadas, canceladas o descartadas van bocabajo debajo del mazo.
    .title = Cartas de acción en mano
yedo_limit_bonus = Tienes como máximo { $limit_bonuses } cartas de bonus; las que sobren van debajo del mazo.
    .title = Cartas de bonus
yedo_limit_weapons = Tienes como máximo { $limit_weapons } armas, { $limit_weapons_armourer } mientras tengas un Armero. Las que sobren, a tu elección, van bocarriba al descarte de armas, también cuando pierdes al Armero.
    .title = Armas
yedo_limit_blessing = Tienes como máximo { $limit_blessings } bendición; con una no puedes obtener otra.
    .title = Una bendición
yedo_limit_geishas = Tienes como máximo { $limit_geishas } geishas; entonces no puedes obtener otra.
    .title = Tres geishas
yedo_limit_annexes = Tienes como máximo un anexo de cada tipo. Un tipo que ya tienes, o que se ha agotado, no puedes comprarlo.
    .title = Un anexo de cada tipo
yedo_limit_disciples = Tienes como máximo { $limit_disciples } súbditos, entre corrientes y especialistas; un ronin y el chico de los recados no cuentan. Los que sobren, a tu elección e incluso el recién llegado, van en el acto a la reserva.
    .title = Cuatro súbditos
yedo_limit_clan-slot = Tienes como máximo un poder de clan, un personaje activo y un personaje contratado bocabajo. Los poderes de los clanes y la Casa de Té pueden jugarse juntos.
    .title = Poder y personajes
yedo_limit_floor = Nadie pierde sus { $limit_floor } últimos súbditos, por arresto o de otro modo, salvo que una carta lo diga. Cuentan todos los tuyos, estén donde estén, sin el ronin ni el chico de los recados. Con { $limit_floor } o menos, el perdido vuelve en el acto a casa y no hace nada más en esta ronda. Descartar los que pasan de { $limit_disciples }, devolver uno para reclutar otro e ir a la guerra no son pérdidas.
    .title = Los dos últimos se quedan
yedo_limit_when = Los límites se comprueban tras cada ganancia, antes de que ocurra nada más. Por encima de los límites de bendición, geishas y tipos de anexo, la cosa no puede obtenerse.
    .title = Cuándo se comprueban los límites
yedo_limit_pp = El prestigio nunca baja de 0: una pérdida toma lo que haya, un precio en puntos de prestigio exige tenerlos.
    .title = Prestigio nunca negativo
yedo_limit_mon = No hay deudas: una puja, un precio o un pago exigen los mon en ese momento; una pérdida toma lo que haya.
    .title = Sin deudas
yedo_open = A la vista de todos están las armas y su descarte, los anexos, las geishas, las bendiciones, los mon, el prestigio, las cartas de Soborno, los poderes de los clanes, los personajes activos y cuántas cartas ocultas tiene cada jugador. Un personaje contratado queda bocabajo hasta activarse, pero todos vieron cuál era. Ocultas están las misiones sin completar, las cartas de acción y las de bonus. Las misiones completadas quedan bocabajo; el registro las muestra a todos. Los mon no se agotan nunca.
    .title = A la vista y oculto
yedo_weapons_bag = Las armas se roban al azar. Siempre que la bolsa quede vacía, incluso en mitad de un robo, todo el descarte de armas vuelve a ella. Si ambos están vacíos, el robo termina.
    .title = La bolsa de armas
yedo_lowest = El jugador con menos prestigio es el que menos puntos de prestigio tiene. En caso de empate es el clan Adinerado, si está empatado; si no, cuando se trata de un solo jugador, el último de los empatados en el orden de juego.
    .title = El menor prestigio

## 5. Misiones

yedo_mission_present = Necesitas un súbdito en una localización de cada distrito indicado, dos si aparece dos veces. El activado debe estar en un distrito de la parte normal. Cuentan los espacios de reposo y la localización del Buen Marinero; los súbditos ya activados están en casa y no cuentan.
    .title = Estar presente
yedo_mission_own = Las armas, anexos, geishas y bendiciones indicados deben ser tuyos; se conservan y sirven para cualquier número de misiones. Los mon indicados se pagan; lo marcado para entregar se entrega.
    .title = Poseer y pagar
yedo_mission_bonus = La parte adicional es opcional. Cumplida y pagada en el mismo momento, añade su recompensa; no puede completarse después.
    .title = La parte adicional
yedo_mission_several = Una activación puede completar varias misiones, una tras otra, cada una con ese distrito en su parte normal. Cada una se paga y se recompensa antes de la siguiente, y lo que dio puede servir para ella.
    .title = Varias misiones
yedo_mission_shogun = Matar al sogún da muchos puntos de prestigio. En la partida competitiva se acaba la ronda y termina el juego; en el cooperativo y en solitario sigue hasta la ronda { $coop_rounds }.
    .title = Matar al sogún
yedo_mission_content = Las misiones básicas son 12 verdes, 18 amarillas, 18 rojas y 11 negras; hay 6 de matar al sogún, ocho de cada otro tipo y 12 de los jesuitas. Las cartas son nuestras, con una fórmula de precio que da exactamente la única carta que conocemos.
    .title = Las misiones
yedo_mission_reward = La recompensa se toma en el orden prestigio, mon, cosas; lo que no pueda tomarse se pierde. Después surte efecto el especialista activado.
    .title = La recompensa

## 6. Especialistas

yedo_spec_setup = Con Especialistas cada cual tiene { $start_disciples } súbditos corrientes y los demás corrientes salen del juego. Todas las fichas van a la bolsa y se roba una para la reserva.
    .title = Preparar a los especialistas
yedo_spec_hire = Tienes como máximo un especialista de cada tipo. El reclutado en la Gran Puerta no se usa en esta ronda; el ganado en la puja, sí.
    .title = Contratar especialistas
yedo_spec_samurai = Samurái: { $samurai_points } punto de prestigio más por cada misión completada con él.
    .title = Samurái
yedo_spec_onna = Onna-bugeisha: tras una misión completada con ella puedes canjear { $onna_mon } mon de la recompensa de esa misión, incluida la parte adicional, por 1 punto de prestigio, tantas veces como alcance.
    .title = Onna-bugeisha
yedo_spec_messenger = Mensajero: tras una misión completada con él, roba la primera carta de un mazo de misiones, no de los jesuitas. Con el poder del Sabio, roba 3 de un mazo, quédate con 1 y pon las otras 2 debajo.
    .title = Mensajero
yedo_spec_ninja = El Ninja nunca es arrestado.
    .title = Ninja
yedo_spec_armourer = Armero: mientras lo tengas puedes tener { $limit_weapons_armourer } armas.
    .title = Armero
yedo_spec_monk = Monje: mientras lo tengas, esté donde esté, cuenta como una bendición para misiones y encargos. No lo es para eventos, arrestos ni pagos, y deja libre el espacio de la bendición. La previsión hecha con él muestra una más.
    .title = Monje
yedo_spec_with = Una misión se completa con un especialista si este fue el activado, también en el Yashiki o el Karesansui. Vale para todas las misiones de esa activación, no para los encargos.
    .title = Completada con
yedo_spec_reserve = Un especialista arrestado, descartado o devuelto vuelve a tu provisión y puede tenerse de nuevo cuando se ofrezca su tipo. Un súbdito corriente perdido en una partida con Especialistas no vuelve.
    .title = Los especialistas vuelven

## 7. Casa de Té

yedo_tea_setup = Los favores vienen con personajes: Bendición con el Mendigo, Arma con el Ilustre Consejero, Mon con la Dependienta, Acción con el Cuentacuentos, Bonus con el Calígrafo. Tomados con un favor, están activos en la ronda 1; los demás se barajan con el resto. La fila tiene un personaje más que jugadores, al menos { $tea_least }.
    .title = Preparar la Casa de Té
yedo_tea_hire = Con un súbdito en una localización del tablero principal puedes, en lugar de una acción, tomar bocabajo un personaje de la fila. Estará activo en la ronda siguiente. Uno por jugador y ronda.
    .title = Contratar un personaje
yedo_tea_use = Un personaje nunca se usa en la ronda en que se contrata. Tienes uno activo como máximo, pero puedes contratar otro entretanto. Se usa en su momento impreso, sin activación, y se descarta; sin usar, se descarta en la siguiente preparación por { $unused_character } carta de bonus.
    .title = Usar un personaje
yedo_tea_end = Al final, antes de puntuar: primero, un personaje activo sin usar se convierte en { $unused_character } carta de bonus, dentro del límite; luego, uno contratado en la última ronda da sus puntos de prestigio impresos. En el juego cooperativo, solo lo segundo.
    .title = Personajes al final
yedo_tea_content = Hay 15 personajes, entre ellos el Capitán del Puerto, a cuyo dueño paga 1 mon quien usa el Puerto.
    .title = Los personajes

## 8. Poderes de los clanes

yedo_clan_wealthy = El Adinerado empieza con { $wealthy_short }, { $wealthy_middle } o { $wealthy_long } mon más según sean { $rounds_short }, { $rounds_middle } u { $rounds_long } rondas; { $wealthy_coop } en el juego cooperativo y en solitario. Gana todos los empates: puede igualar la última puja y entonces va en cabeza, gana un empate por la victoria o por una mayoría y cuenta como el menor en un empate por el menor prestigio.
    .title = El Adinerado
yedo_clan_generous = Para el Generoso, los anexos de los demás jugadores cuentan como propios para misiones y encargos; al final, { $generous_points } puntos de prestigio por cada anexo propio. No se usa en solitario.
    .title = El Generoso
yedo_clan_tenacious = El Tenaz paga { $tenacious_less } mon menos, nunca por debajo de 0, en cada coste del tablero principal y en cada pago de una misión, parte normal y adicional; no en pujas, precios del emperador ni eventos. Ignora el pago al Capitán del Puerto.
    .title = El Tenaz
yedo_clan_hypocrite = El Hipócrita empieza con el Ninja como tercer súbdito; sin Especialistas, con un súbdito corriente y { $hypocrite_mon } mon.
    .title = El Hipócrita
yedo_clan_wise = Siempre que el Sabio roba cartas de acción, de bonus o misiones, roba { $wise_more } más de ese mazo; luego { $wise_more } cartas de ese tipo, robadas o de la mano, van debajo de sus mazos. Quedarse con 1 de { $bid_draw } pasa a ser quedarse con 1 de { $wise_draw }. Si quedan menos cartas, se devuelven tantas como se robaron de más. Las armas, la previsión y la preparación no son robos de este tipo.
    .title = El Sabio
yedo_clan_sailor = El Buen Marinero tiene en el Puerto una localización propia para un súbdito: { $sailor_mon_1 }, { $sailor_mon_2 } o { $sailor_mon_3 } mon por { $sailor_points_1 }, { $sailor_points_2 } o { $sailor_points_3 } puntos de prestigio, o misiones, o contratar, aunque algo cierre el Puerto o sus acciones; ninguna otra acción del Puerto allí. Cuenta como Puerto para misiones y arrestos. Siempre que toma el dinero de la iglesia, el banco añade { $sailor_church } mon.
    .title = El Buen Marinero
yedo_clan_setup = Cada jugador recibe un poder al azar, a la vista de todos; los demás salen del juego.
    .title = Repartir los poderes
yedo_clan_start = Los poderes de los clanes actúan desde la ronda 1; durante la preparación, solo los que hablan del comienzo.
    .title = Cuándo actúan los poderes

## 9. Los jesuitas

yedo_jesuits_setup = Las misiones de los jesuitas quedan aparte, en el Puerto. Su llegada se baraja con los { $jesuits_among } primeros eventos y los cuatro vuelven encima: llega en una de las rondas 1 a { $jesuits_latest }.
    .title = Antes de su llegada
yedo_jesuits_arrive = Al revelarse la llegada, las misiones de los jesuitas se separan por colores en mazos barajados en el Puerto. Desde entonces un súbdito allí tiene una acción nueva, salvo en la localización del Buen Marinero: robar gratis la primera carta de uno de ellos.
    .title = La llegada
yedo_jesuits_return = Una misión de los jesuitas que deja una mano sin haberse completado ni comerciado va debajo de su mazo.
    .title = Devueltas
yedo_jesuits_normal = Una misión de los jesuitas cuenta para todo como una misión normal de su color, pero solo se roba con la acción del Puerto.
    .title = Misiones como otras
yedo_sakoku_before = Si Sakoku sale antes, las misiones de los jesuitas salen del juego y Sakoku queda junto al mazo. La llegada, al robarse, se descarta con él y se roba en el acto otro evento.
    .title = Sakoku antes que ellos
yedo_sakoku_after = Si Sakoku sale después, todas las misiones de los jesuitas sin completar dejan las manos y el juego con sus mazos, y la acción del Puerto se acaba. Las completadas se quedan y cuentan como misiones normales.
    .title = Sakoku después de ellos
yedo_sakoku_cancelled = Si «Nuevas órdenes» cancela Sakoku, es como si no hubiera salido.
    .title = Sakoku cancelado

## 10. Cooperativo y en solitario: el sogún debe morir

yedo_coop_setup_remove = Se retira todo lo marcado como no apto: cartas de acción, cartas de bonus, misiones, personajes, poderes de los clanes. No hay eventos ni jesuitas.
    .title = Lo que se retira
yedo_coop_setup_daimyo = El daimio tiene un color sin usar, una ficha de orden y { $daimyo_all } súbditos: { $daimyo } junto al tablero cooperativo y { $daimyo_reserve } en la reserva; en la variante del maestro, { $daimyo_master } y { $daimyo_master_reserve }. Empieza el último, no tiene prestigio y no puja.
    .title = El daimio
yedo_coop_setup_as-one-more = Las geishas y las localizaciones cerradas, y solo ellas, se ponen como para un jugador más. En solitario: como para 2 jugadores, pero con 1 localización cerrada en el Templo en lugar de 2. Los anexos siguen el número real de jugadores, en solitario como para 2; las bendiciones son 1 por jugador.
    .title = Como para uno más
yedo_coop_setup_missions = Cada jugador toma { $start_missions } misiones en cualquier combinación de colores.
    .title = Primeras misiones en cooperativo
yedo_coop_emperor_deck = Hay 30 cartas de emperador: 9 verdes, 9 amarillas y 12 rojas. En solitario se retiran antes R26, R27, R29 y R30. Para una partida más amable, estas salen también con dos jugadores, y R22 y R24 en solitario.
    .title = Las cartas de emperador
yedo_coop_emperor_mood = El mazo del emperador tiene 7 cartas, la primera encima; v, a y r son verde, amarilla y roja, para 1 a 4 jugadores. Amable: vvvvvaa, vvaaaar, vaaaarr, aaaarrr. Exigente: vvvaaar, vaaaarr, aaaarrr, aaarrrr. Implacable: vvaaarr, aaarrrr, arrrrrr, rrrrrrr.
    .title = La actitud del emperador
yedo_coop_emperor_flow = El mazo está bocabajo, así que el color de la siguiente carta está a la vista. Su primera carta pasa a ser la actual al final de la preparación de la partida y en cada preparación posterior; la anterior se va. Da los precios, el evento y el encargo de la ronda.
    .title = Una carta por ronda
yedo_coop_victory-pile = Dos cartas de emperador amarillas bocabajo quedan debajo de una misión al azar de matar al sogún, bocarriba. Completada esa misión, las dos se voltean: sus encargos siguen abiertos hasta el final y cuentan para el objetivo; sus eventos y precios se ignoran.
    .title = La pila de victoria
yedo_coop_objectives = Hay tres objetivos: menor prestigio, mayor prestigio (no en solitario) y encargos completados. Cada uno se fija en suave, normal o difícil.
    .title = Objetivos
yedo_coop_rounds = La partida tiene { $coop_rounds } rondas; en la séptima no hay guardia.
    .title = Siete rondas
yedo_coop_errand-boy = En solitario tienes un súbdito más de otro color. Se coloca y actúa como los demás, pero no puede activarse para misiones ni cuenta para ellas; cuenta para los encargos y puede completarlos, y activado en un anexo puede completar misiones. Yashiki y Karesansui sirven para los encargos igual que para las misiones. Queda fuera del límite y del mínimo, nunca va a la guerra y comparte la regla de uno en los espacios de reposo.
    .title = El chico de los recados
yedo_coop_errand = La carta de emperador actual tiene un encargo. Se completa como una misión, una vez y por un jugador, activando un súbdito en un distrito indicado, solo con cosas propias salvo que diga «entre todos»; entonces cuentan los súbditos, cosas y mon de todos. Paga a ese jugador, o lo que diga la carta, y cuenta para el objetivo. Sin hacer al final de la ronda, se pierde.
    .title = Encargos
yedo_coop_prices = El precio de un recurso es el de la carta de emperador, más { $interference } mientras el daimio sea el primero y su interferencia esté allí, más, en los anexos, los mon que haya sobre ellos.
    .title = Precios
yedo_coop_war = Un súbdito enviado a la guerra, a elección de su dueño, no puede colocarse en esta ronda y vuelve a casa al final. No se pierde. Nadie envía al último.
    .title = A la guerra
yedo_coop_assign = En su turno, mientras tenga un súbdito disponible, se revela la primera carta de daimio y uno va a su distrito, a la localización libre y abierta de número más bajo; en el Castillo, solo a un espacio de reposo y uno como máximo. Si no hay o el distrito está cerrado, va al siguiente distrito del anillo con sitio. Las cartas reveladas quedan para la fase de guardia y luego se descartan; un mazo vacío se baraja de nuevo.
    .title = El daimio asigna
yedo_coop_patrol = Primero, el paso normal. Luego, los iconos de las cartas de daimio reveladas, en el orden en que se revelaron y de izquierda a derecha; cada jugador puede jugar en total 1 carta de movimiento, antes o después de esos iconos, no en medio. Después, cada cual puede jugar 1 carta de protección o Soborno o, si una carta revelada lo muestra, pagar una bendición al Templo, para librar del arresto a sus súbditos de allí. El resto es arrestado; los del daimio, nunca.
    .title = La guardia en cooperativo
yedo_coop_trade = El comercio es el habitual, pero solo con valores iguales, cada uno vale uno: arma, geisha, { $trade_mon } mon, misión sin completar, carta de acción, carta de bonus, Soborno sin usar. Los que se quieran, el mismo número por ambas partes; los mon solo de cinco en cinco, sin dar cambio. El daimio no interviene.
    .title = Intercambios iguales
yedo_coop_daimyo_actions = En su turno actúa uno de sus súbditos, el primero que encaje: Puerto, todos los mon de la iglesia van al banco; Mercado, se descarta el arma de más a la derecha; Distrito Rojo, se retira la mejor geisha; Gran Puerta, se le une un súbdito más de la reserva; Castillo, se activa su espacio de reposo y, si era el primero y vuelve a serlo, cada jugador pierde { $first_again } punto de prestigio, también cuando lo causa la activación de un jugador; Posada, se pone { $annex_mon } mon sobre los anexos para siempre; Templo, nada. Lo que no puede hacerse no ocurre; el súbdito vuelve con él. La interferencia lo acompaña al llegar al primer puesto y al dejarlo.
    .title = El daimio actúa
yedo_coop_end = La partida termina tras la ronda { $coop_rounds }, también si el sogún murió antes. Si su misión no está hecha, se pierde. Si no, se puntúan las cartas de bonus, { $blackmail_points } por Soborno sin usar y 1 por cada { $mon_per_point } mon y, con módulos, sus puntos. Se gana si todos alcanzan el objetivo menor, alguien el mayor (no en solitario) y los encargos de todos juntos bastan.
    .title = Ganar o perder juntos
yedo_coop_modules = Pueden añadirse Especialistas (el daimio no usa ninguno), Casa de Té y Poderes de los clanes. Un personaje se queda hasta que se usa: el Forjador de espadas y el Actor de kabuki dos veces, el Usurero hasta que se le devuelve; uno recién contratado, al voltearse, descarta el actual sin carta de bonus.
    .title = Con módulos
yedo_coop_buy = En lugar de subastas, en orden de juego, cada cual compra un recurso por su precio, con su recompensa, o toma { $coop_egress } mon. Cada clase de recurso se compra como máximo una vez por ronda. El daimio no participa.
    .title = Comprar
yedo_coop_event = Fase de evento: el Mercado, luego el momento de responder, luego el evento de la carta de emperador en orden de juego, luego Casa de Té y Especialistas. Solo afecta al daimio si lo dice; si nombra al jugador inicial y el daimio es el primero, se entiende el primero de los jugadores.
    .title = El evento del emperador
yedo_coop_shogun = Desde la ronda 1 cualquier jugador puede completar la misión del sogún de la pila de victoria como una misión en mano, solo con cosas propias. No cuenta para el límite de nadie y su recompensa es para ese jugador.
    .title = El sogún en la mesa
yedo_coop_solo = En solitario eres el primero y el daimio el último. Tomas un favor de cinco y 4 misiones; hay 1 bendición en el Templo, 2 anexos de cada tipo, geishas 1, 2, 3, una fila de 4 en la Casa de Té y el chico de los recados en casa. No hay fase de comercio; cada jugador, el que más y el que menos eres tú.
    .title = Jugar en solitario
yedo_coop_advice = Como consejo: una primera partida Exigente con objetivos normales; con Especialistas, las misiones de especialistas; con la Casa de Té la partida es algo más fácil.
    .title = Consejos para el cooperativo
yedo_coop_record = Los resultados se guardan para compararlos: jugadores, actitud, objetivos, puntos.
    .title = Resultados
yedo_coop_hands = Los jugadores pueden contarse y mostrarse cualquier cosa; la mesa ofrece manos a la vista, si se acuerda al preparar la partida.
    .title = Manos a la vista

## 11. Fin de la partida competitiva

yedo_end_when = La partida competitiva termina tras { $rounds_short }, { $rounds_middle } u { $rounds_long } rondas, o tras la ronda en que muere el sogún.
    .title = Cuándo termina la partida
yedo_end_score = En este orden: los personajes activos sin usar se convierten en cartas de bonus; puntúan los contratados en la última ronda; cartas de bonus, { $limit_bonuses } como máximo, todas sobre el mismo estado; { $blackmail_points } por Soborno sin usar; el Generoso; 1 punto de prestigio por cada { $mon_per_point } mon. Gana quien tenga más prestigio; matar al sogún no da por sí solo la victoria.
    .title = Puntuación final
yedo_end_tie = Un empate lo gana el clan Adinerado. Sin él: más mon, luego más misiones completadas, luego se comparte.
    .title = Empates
