### Las misiones de Yedo: un nombre y una línea propia. Glosario: véase yedo-cards.ftl.

## Básicas, verdes

yedo-mission-m01 = La bolsa perdida del peregrino
    .line = Contó sus monedas en el pórtico y ante el altar ya no estaban.
yedo-mission-m21 = El aduanero mira a otro lado
    .line = Conviene que alguien armado esté a su lado mientras lo hace.
yedo-mission-m02 = La deuda de un jugador
    .line = Prometió pagar esta noche. Lleva una cuerda para refrescarle la memoria.
yedo-mission-m22 = Por encima del muro del barrio
    .line = El portón se cierra al anochecer; la ventana del joven señor, no.
yedo-mission-m23 = Un puesto en la escolta
    .line = Un guardia tiene fiebre y su espada no puede faltar en el desfile.
yedo-mission-m24 = Faroles en la barca
    .line = Música sobre el agua e invitados que nunca estuvieron a bordo.
yedo-mission-m25 = Medida escasa
    .line = El mismo arroz pesa menos en la posada que en el puesto.
yedo-mission-m26 = La tos del novicio
    .line = Unas gotas en el té, una semana de reposo, una celda vacía.
yedo-mission-m27 = La prueba del filo
    .line = Los compradores solo acuden cuando ven cruzarse dos hojas.
yedo-mission-m28 = El catador
    .line = Averigua qué nota su lengua y cuánto cuesta que no lo note.
yedo-mission-m29 = Una flecha por señal
    .line = Sobre el tejado de la posada a la tercera campanada, con una cinta de seda.
yedo-mission-m30 = El último carro
    .line = Del muelle a la puerta antes de los tambores, y sin preguntas.

## Básicas, amarillas

yedo-mission-m31 = El perjuro
    .line = Juró en la corte y pidió perdón en el templo; nada detendrá la hoja.
yedo-mission-m32 = Estrellas sobre el canal
    .line = Tres lámparas vigilan la barcaza. Tres estrellas las apagan.
yedo-mission-m33 = Sal sin sello
    .line = Descargada de noche, vendida a mediodía y el barquero pagado dos veces.
yedo-mission-m34 = Dulces amargos
    .line = Dos puestos, una receta. Solo uno de ellos debe sentar mal.
yedo-mission-m06 = La dote de la tejedora
    .line = Una pieza de brocado, una buena palabra y una casamentera irresistible.
yedo-mission-m35 = Las tres pruebas del posadero
    .line = Corta una vela, acierta a un cuenco, ata a un borracho y hablará.
yedo-mission-m36 = El trepador de mástiles
    .line = Jarcias arriba, con un arco a la espalda y una plegaria en la manga.
yedo-mission-m37 = El coleccionista de reliquias
    .line = Compra huesos de santos. Esta noche dormirá durante la venta.
yedo-mission-m38 = Humo entre los puestos
    .line = Mientras todos tosen, una bolsa cambia de manos.
yedo-mission-m39 = Las tres campanas
    .line = Paga a los campaneros de posada, muelle y templo para que se retrasen un toque.
yedo-mission-m40 = La tienda rival
    .line = Un toldo rajado, una tina echada a perder y tus puertas abiertas por la mañana.
yedo-mission-m41 = Reliquias de los monjes guerreros
    .line = Cuatro armas colgaban sobre el altar. Cuatro deben seguir colgando.
yedo-mission-m42 = La serenata
    .line = Paga al cantor para que siga bajo la ventana; tú estarás encima.
yedo-mission-m43 = Agua de sentina
    .line = La carga está asegurada, la tripulación tiene sed y el almacén es tuyo.
yedo-mission-m44 = Los falsos peregrinos
    .line = Entran por la puerta, duermen en la posada, desaparecen en el santuario.
yedo-mission-m45 = La barca nocturna
    .line = Una flecha para el remero, humo para los pasajeros, veneno para el perro.
yedo-mission-m46 = El capitán de la puerta
    .line = Tiene un precio para cada hora y debilidad por las buenas armas.
yedo-mission-m47 = Un poema en el abanico
    .line = Diecisiete sílabas de la corte y tinta de monje para copiarlas.

## Básicas, rojas

yedo-mission-m48 = El intérprete del embajador
    .line = Lo entiende todo, menos por qué tiene tanto sueño.
yedo-mission-m49 = El cuarto invitado
    .line = Se anunciaron tres. Ella sonríe mientras él pasa ante los guardias.
yedo-mission-m50 = La guardia del campanario
    .line = Quien domina la campana decide cuándo despierta la ciudad.
yedo-mission-m51 = La hora de la rata
    .line = Por la puerta entre humo, por el muro en silencio y en casa antes del rezo.
yedo-mission-m52 = Los planos del carpintero de ribera
    .line = Una quilla que ninguna ley permite, oculta costilla a costilla por la ciudad.
yedo-mission-m12 = Planos del foso interior
    .line = El albañil bebe, su aprendiz dibuja y la habitación de arriba es tuya.
yedo-mission-m53 = Dos cuartos en la posada
    .line = En uno duerme el testigo; en el otro, quien trepa por la pared.
yedo-mission-m54 = El libro del prestamista
    .line = Compra al escribiente, ata al vigilante y quema todas las páginas menos una.
yedo-mission-m55 = El kimono blanco
    .line = Un amuleto del templo queda en el alféizar y dos amigos esperan abajo.
yedo-mission-m56 = El barquero encadenado
    .line = Vio quién cruzó. Libéralo o haz que lo olvide.
yedo-mission-m57 = La confesión del chambelán
    .line = Pagado para amar, apremiado a hablar y juramentado ante el altar.
yedo-mission-m58 = El duelo del sauce
    .line = Ella elige el lugar, el monje la hora y tú el final.
yedo-mission-m59 = El doble
    .line = Un hombre de la misma talla y el mismo andar, bendecido para su último paseo.
yedo-mission-m60 = El pabellón amarrado
    .line = Canciones en cubierta, dardos a través del papel, rezos por los supervivientes.
yedo-mission-m61 = El paseo del tesorero
    .line = Cada diez días pasa por el mercado y el templo. Un día no volverá.
yedo-mission-m62 = La vía del té y la espada
    .line = Enseña modales y esgrima al heredero y no mirará a otro lado.
yedo-mission-m63 = La mansión de los contrabandistas
    .line = Un túnel de tu bodega al agua y nadie que pueda contarlo.
yedo-mission-m64 = Dos hermanas
    .line = Una baila en el gran salón; la otra cuenta los pasos de la guardia.

## Básicas, negras

yedo-mission-m65 = La enfermedad del regente
    .line = Médicos, sacerdotes y dos damas coinciden: ya no puede tardar.
yedo-mission-m17 = El convoy de plata
    .line = Doce carros, cuarenta guardias y una curva del camino.
yedo-mission-m66 = La escuela de las colinas
    .line = El abad adiestra un ejército. Envíale dos alumnos que no olvidará.
yedo-mission-m67 = El cortejo nupcial
    .line = Una espada de regalo, una dama en la litera y tus casas en el camino.
yedo-mission-m68 = El consejo de los siete
    .line = Se reunieron a tomar té en tu mansión. Seis salieron de ella.
yedo-mission-m69 = La campana ahogada
    .line = Buzos, cuerdas, una canción y un rezo para sacar lo que la bahía guarda.
yedo-mission-m70 = Las cuatro máscaras
    .line = Una obra en cuatro lugares, y en el último acto el telón cae de verdad.
yedo-mission-m71 = El amo del mundo flotante
    .line = Es dueño de todas las deudas del barrio. Hazte dueño de él.
yedo-mission-m72 = Una noche sin estrellas
    .line = Cuatro puestos deben callar antes de que se eche en falta el primero.
yedo-mission-m73 = La casa de los espejos
    .line = Cada bando cree que lo sirves. Que se encuentren todos una misma noche.
yedo-mission-m74 = La gran conjura
    .line = Puerta, posada, muelle y barrio se alzan a una sola palabra: la tuya.

## Matar al sogún

yedo-mission-m75 = El jardín envenenado
    .line = Él mismo rastrilla la grava al alba. Esta mañana brilla.
yedo-mission-m76 = El último baile de la temporada
    .line = La ha pedido por su nombre. Su abanico pesa más de lo que parece.
yedo-mission-m20 = La noche del foso vacío
    .line = Lo vaciaron para repararlo. Por una noche, el castillo está en tierra firme.
yedo-mission-m77 = La barca imperial
    .line = Incienso, música, una copa de bienvenida y un nudo bajo la línea de flotación.
yedo-mission-m78 = Dos golondrinas y un halcón
    .line = Dos le cantan; el tercero lleva un año esperando tras el biombo.
yedo-mission-m79 = El té de las nueve vueltas
    .line = A la novena vuelta del cuenco ni siquiera hará falta la hoja.

## Espionaje

yedo-mission-m80 = El golpe en la contraventana
    .line = Una estrella en la madera significa sí. Dos, huye.
yedo-mission-m03 = El registro del portero
    .line = Quién entró, quién salió y qué nombre rasparon.
yedo-mission-m81 = Un alumno en la corte
    .line = Tu escuela envía al mejor. Se inclina, combate y escucha.
yedo-mission-m82 = La segunda copia del escriba
    .line = Una para el archivo y otra envolviendo un rábano.
yedo-mission-m83 = La amiga del confesor
    .line = Lo que el ministro no cuenta a nadie lo cuenta al sacerdote, y ella se lo pregunta.
yedo-mission-m13 = Oídos tras el biombo
    .line = Las paredes de papel paran el viento y nada más.
yedo-mission-m84 = El patrón forastero
    .line = Informa a alguien. En tu mansión hay un cuarto donde se averigua a quién.
yedo-mission-m85 = La cifra de las nueve casas
    .line = Comprada en el mercado, pasada por la puerta y leída en la corte.

## Robo

yedo-mission-m86 = La maroma
    .line = Un corte, y la marea hace el robo.
yedo-mission-m04 = Tres barriles del muelle
    .line = El vigilante cuenta hasta diez. Te bastan ocho y algo de humo.
yedo-mission-m87 = El mozo honrado
    .line = Lleva lo que le dan adonde le pagan.
yedo-mission-m07 = La balanza del cambista
    .line = Por la tapia trasera, abajo con las pesas y fuera por delante.
yedo-mission-m88 = La peineta de la cortesana
    .line = Un regalo del castillo, vendido dos veces y ahora desaparecido una.
yedo-mission-m89 = El cepillo de las limosnas
    .line = Ella reza mucho y muy bien. La cuerda es más rápida.
yedo-mission-m90 = La cámara de la aduana
    .line = Tus alumnos la guardan, tu dinero la construyó, tu humo la llena.
yedo-mission-m91 = Los delfines de oro
    .line = Llevan cuarenta años vigilando desde el tejado del castillo. Mañana no.

## Asesinato

yedo-mission-m92 = La cena del práctico
    .line = Conoce todos los escollos. Esta noche hay uno en su sopa.
yedo-mission-m93 = Una estrella para el cantante
    .line = Sus canciones dan nombres. Fallará una nota.
yedo-mission-m94 = Las vigas de la posada
    .line = Allá arriba, en la oscuridad, basta un soplo.
yedo-mission-m08 = Una copa de más
    .line = Nadie se extraña de un borracho que no se levanta.
yedo-mission-m95 = La escolta del magistrado
    .line = Entre el humo guardan una litera vacía. Él no llegó a salir de la casa.
yedo-mission-m14 = El maestro de esgrima
    .line = Nadie lo vence limpiamente. Nadie dijo limpiamente.
yedo-mission-m96 = El arquero del desván
    .line = Desde tu propia ventana, y un amuleto quemado para que descanse.
yedo-mission-m97 = La lista de la viuda
    .line = Tres nombres, tres distritos y el cuchillo clavado en el último.

## Guerra

yedo-mission-m98 = Flechas bendecidas y contadas
    .line = Cien saetas contra las puertas del templo, por la suerte.
yedo-mission-m99 = Reclutas a la luz del candil
    .line = Una buena espada sobre la mesa alista más hombres que el dinero.
yedo-mission-m100 = El vado tras la puerta
    .line = Emponzoña el agua, domina la orilla y espera a la columna.
yedo-mission-m10 = Leva para el norte
    .line = Se prometieron doscientas lanzas. Trae al menos arcos y espadas.
yedo-mission-m101 = La revista de armas
    .line = El señor cuenta armas en tu patio. Que haya bastantes para prestar.
yedo-mission-m102 = El refugio de los desertores
    .line = Se esconden entre farolillos de papel. Tráelos en fila.
yedo-mission-m103 = El té del intendente
    .line = Arroz para mil hombres, acordado entre dos sorbos.
yedo-mission-m19 = Estandarte sobre el foso
    .line = Cuando ondee en el muro interior, el asedio habrá acabado.

## Secuestro

yedo-mission-m104 = El heredero disfrazado
    .line = Vino a ver los farolillos. Verá el camino a casa.
yedo-mission-m105 = La aprendiza desaparecida
    .line = Vendida en el barrio y recomprada en el mercado, todo en una mañana.
yedo-mission-m106 = El músico ciego
    .line = Ve más que los guardias a través de ese humo.
yedo-mission-m09 = El hijo del corredor
    .line = Dos hombres en el muelle, una barca, un nudo.
yedo-mission-m107 = La novia dormida
    .line = Llevada del banquete al templo y prometida a otro.
yedo-mission-m108 = La hija del impresor
    .line = Mientras sea tu invitada, no se imprimirá nada.
yedo-mission-m109 = Un canje al amanecer
    .line = Una dama entra por el jardín y un ministro sale.
yedo-mission-m18 = El rehén de la gran casa
    .line = Mientras el niño esté bien, su padre guardará la paz.

## Interacción alta

yedo-mission-m05 = Una palabra entre la multitud
    .line = Su hombre escucha. Dilo un poco más alto.
yedo-mission-m110 = Empujones en la puerta
    .line = Un codazo, una disculpa y una carta menos en su manga.
yedo-mission-m111 = La misma barca
    .line = Creen que te siguen.
yedo-mission-m112 = El antepasado del rival
    .line = Mientras él alardea en la corte, lee lo que el templo escribió de su abuelo.
yedo-mission-m113 = El mensajero equivocado
    .line = El suyo espera en la puerta. El tuyo ya ha llegado.
yedo-mission-m16 = Huéspedes bajo su techo
    .line = Su sake, sus cojines, sus secretos.
yedo-mission-m114 = La casa prestada
    .line = Dos muertes discretas, y todo rastro acaba en su puerta.
yedo-mission-m115 = La caída de una casa
    .line = Su hombre guarda la puerta de un clan que ya es tuyo.

## Especialistas

yedo-mission-m116 = La apuesta de la posada
    .line = «Ninguna mujer corta esa vela». El dinero en la mesa, por favor.
yedo-mission-m117 = Limosna en la puerta
    .line = Un monje puede estar donde un espía no.
yedo-mission-m118 = El yelmo agrietado
    .line = Repáralo antes del mediodía y recuerda lo que llevaba grabado dentro.
yedo-mission-m119 = El relevo de los faroles
    .line = De la posada a la torre en lo que dura una canción.
yedo-mission-m120 = Una cuestión de honor
    .line = Ante testigos, sin prisa, de un solo tajo.
yedo-mission-m15 = Siete noches en el tejado
    .line = Uno reza, el otro vigila y la lluvia no cuenta.
yedo-mission-m121 = La armadura que se fue andando
    .line = Ella la lleva puesta por el barrio de los faroles, y el mensajero jura que no vio nada.
yedo-mission-m122 = Tres cartas a la torre
    .line = Una para atraer, otra para adormecer y otra para hallarla junto a él.

## Jesuitas

yedo-mission-m123 = El reloj del barco
    .line = Suena en un camarote guardado por hombres que nunca vieron volar una estrella.
yedo-mission-m124 = Una disputa de fes
    .line = El abad y el padre no coinciden en nada más que en el té.
yedo-mission-m125 = Vino en el cepillo
    .line = El cepillo lleno y un barril que la posada no puede nombrar.
yedo-mission-m11 = Cartas para Macao
    .line = Cosidas a una vela, pagadas en plata, bendecidas dos veces.
yedo-mission-m126 = La conversa
    .line = Canta sus himnos tan bien que nadie pregunta qué más oye.
yedo-mission-m127 = Un mosquete por una espada
    .line = Deja un arma en cubierta y baja otra con una cuerda.
yedo-mission-m128 = La capilla junto al mercado
    .line = Tu casa, su dinero y el silencio del castillo.
yedo-mission-m129 = El precio de un mártir
    .line = Unos lo quieren a salvo y otros callado, y todos pagan.
yedo-mission-m130 = El padre provincial
    .line = Cena contigo, reza contigo y olvida lo que venía a denunciar.
yedo-mission-m131 = El cáliz escondido
    .line = Bajo la grava rastrillada nadie cava.
yedo-mission-m132 = El rescate de la nave negra
    .line = Seda por plata, plata por silencio y una cuerda para el piloto.
yedo-mission-m133 = El último galeón
    .line = Cuando zarpe, el país se cerrará tras él, y tú tendrás la llave.
