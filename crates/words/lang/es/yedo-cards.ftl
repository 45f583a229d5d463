### Las cartas de Yedo y lo que nombran, con nuestras propias palabras. Cada carta se busca por el id de su fila.
### Los efectos van en `.line`; las líneas de las cartas de bonus cuentan puntos de prestigio.
###
### Glosario
###   disciple: súbdito · mon (invariable) · prestige point: punto de prestigio · annex: anexo · blessing: bendición
###   errand: encargo · Blackmail: Soborno · patrol: guardia · location: localización · district: distrito
###   egress: renuncia · foresight: previsión · shogun: sogún · Daimyo: daimio · ronin (invariable)
###   Gates: Gran Puerta · Tavern: Posada · Red Light: Distrito Rojo

## Distritos

yedo-district-castle = Castillo
    .at = en el Castillo
    .to = al Castillo
    .from = del Castillo
    .short = Castillo
yedo-district-gates = Gran Puerta
    .at = en la Gran Puerta
    .to = a la Gran Puerta
    .from = de la Gran Puerta
    .short = Gran Puerta
yedo-district-tavern = Posada
    .at = en la Posada
    .to = a la Posada
    .from = de la Posada
    .short = Posada
yedo-district-harbor = Puerto
    .at = en el Puerto
    .to = al Puerto
    .from = del Puerto
    .short = Puerto
yedo-district-red-light = Distrito Rojo
    .at = en el Distrito Rojo
    .to = al Distrito Rojo
    .from = del Distrito Rojo
    .short = Distrito Rojo
yedo-district-market = Mercado
    .at = en el Mercado
    .to = al Mercado
    .from = del Mercado
    .short = Mercado
yedo-district-temple = Templo
    .at = en el Templo
    .to = al Templo
    .from = del Templo
    .short = Templo

## Lo que se hace en los distritos

yedo-deed-rest = Reposo
yedo-deed-draw-mission = Robar una misión
yedo-deed-audience = Audiencia privada
yedo-deed-recruit = Reclutar
yedo-deed-favour = Ceder prestigio por mon
yedo-deed-foresee-actions = Previsión: cartas de acción
yedo-deed-carpenter = Visitar al carpintero
yedo-deed-foresee-weapons = Previsión: armas
yedo-deed-goods = Artículos de lujo
yedo-deed-church = Dinero de la iglesia
yedo-deed-jesuits = Robar una misión de los jesuitas
yedo-deed-geisha = Acoger a una geisha
yedo-deed-buy-action = Comprar una carta de acción
yedo-deed-buy-weapon = Comprar un arma
yedo-deed-buy-bonus = Comprar una carta de bonus
yedo-deed-foresee-bonuses = Previsión: cartas de bonus
yedo-deed-blessing = Recibir una bendición
yedo-deed-foresee-missions = Previsión: misiones
yedo-deed-donation = Donación

## Armas

yedo-weapon-katana = Katana
    .about = espada larga
yedo-weapon-yumi = Yumi
    .about = arco
yedo-weapon-shuriken = Shuriken
    .about = estrellas arrojadizas
yedo-weapon-shuko = Shuko
    .about = garras de escalada
yedo-weapon-nawa = Nawa
    .about = cuerda
yedo-weapon-metsubushi = Metsubushi
    .about = humo cegador
yedo-weapon-doku = Doku
    .about = veneno
yedo-weapon-fukiya = Fukiya
    .about = cerbatana

## Anexos

yedo-annex-kobudo-ryu = Kobudo-Ryu
    .about = escuela de armas
yedo-annex-yashiki = Yashiki
    .about = mansión
yedo-annex-karesansui = Karesansui
    .about = jardín sagrado
yedo-annex-chashitsu = Chashitsu
    .about = sala de té

## Especialistas

yedo-specialist-samurai = Samurái
    .line = Cada misión completada con el Samurái da 1 punto de prestigio más.
yedo-specialist-onna-bugeisha = Onna-bugeisha
    .line = Tras una misión completada con ella puedes canjear mon de su recompensa por puntos de prestigio, 5 por cada 1.
yedo-specialist-messenger = Mensajero
    .line = Tras una misión completada con el Mensajero, roba la primera carta de un mazo de misiones.
yedo-specialist-ninja = Ninja
    .line = Nunca es arrestado.
yedo-specialist-armourer = Armero
    .line = Puedes tener 5 armas.
yedo-specialist-monk = Monje
    .line = Cuenta como una bendición para misiones y encargos; con él, la previsión muestra una más.

## Colores de las misiones

yedo-colour-green = verde
yedo-colour-yellow = amarilla
yedo-colour-red = roja
yedo-colour-black = negra

## Tipos de misiones

yedo-set-basic = Básicas
yedo-set-shogun = Matar al sogún
yedo-set-espionage = Espionaje
yedo-set-theft = Robo
yedo-set-assassination = Asesinato
yedo-set-war = Guerra
yedo-set-kidnapping = Secuestro
yedo-set-interaction = Interacción alta
yedo-set-specialist = Especialistas
yedo-set-jesuit = Jesuitas

## Tipos de cartas de acción

yedo-action-kind-neighbours = Vecinos
yedo-action-kind-streets = Calles
yedo-action-kind-lanterns = Faroles
yedo-action-kind-whispers = Susurros
yedo-action-kind-merchants = Comerciantes
yedo-action-kind-knives = Cuchillos

## Tipos de eventos

yedo-event-kind-closed-districts = Distritos cerrados
yedo-event-kind-closed-locations = Localizaciones cerradas
yedo-event-kind-disasters = Desastres
yedo-event-kind-decrees = Decretos
yedo-event-kind-festivals = Festivales
yedo-event-kind-intrigue = Intrigas
yedo-event-kind-watch = La guardia
yedo-event-kind-jesuits = Los jesuitas

## Cuándo puede jugarse una carta

yedo-moment-bid = antes de las pujas
yedo-moment-event = al revelarse un evento
yedo-moment-assign = en tu turno, antes de asignar un súbdito
yedo-moment-step = antes de que avance la guardia
yedo-moment-stop = cuando la guardia ha avanzado
yedo-moment-arrest = antes de los arrestos
yedo-moment-act = en tu turno, antes de activar un súbdito
yedo-moment-mission = al completar una misión
yedo-moment-reply = en respuesta a una carta de acción
yedo-moment-any = en cualquier fase
yedo-moment-round = durante toda la ronda

## Lo que se subasta

yedo-asset-action = Carta de acción
yedo-asset-bonus = Carta de bonus
yedo-asset-weapon = Arma
yedo-asset-annex = Anexo
yedo-asset-geisha = Geisha
yedo-asset-disciple = Súbdito
yedo-asset-mission = Misión
yedo-group-white = Blancas: carta de acción, carta de bonus o arma
yedo-group-black = Negras: anexo o geisha
yedo-group-red = Rojas: súbdito o misión

## Actitud del emperador

yedo-mood-gentle = Amable
yedo-mood-demanding = Exigente
yedo-mood-insatiable = Implacable
yedo-level-gentle = Suave
yedo-level-normal = Normal
yedo-level-hard = Difícil

## Favores del sogún

yedo-favor-action = Acción
    .line = La primera carta de acción y 3 mon.
yedo-favor-bonus = Bonus
    .line = La primera carta de bonus y 3 mon.
yedo-favor-weapon = Arma
    .line = Un arma de la bolsa y 3 mon.
yedo-favor-mon = Mon
    .line = 7 mon.
yedo-favor-blessing = Bendición
    .line = Una bendición del Templo.
yedo-blackmail = Soborno
    .line = Antes de los arrestos: ninguno de tus súbditos donde se detuvo la guardia es arrestado. Sin usar, vale 2 puntos de prestigio al final.

## Poderes de los clanes

yedo-clan-wealthy = El Adinerado
    .line = Empiezas con más mon: 10, 14 o 18 según sean 6, 8 u 11 rondas; 8 en el juego cooperativo. Ganas todos los empates y en las subastas puedes igualar la última puja.
yedo-clan-generous = El Generoso
    .line = Los anexos de los demás jugadores cuentan como tuyos para misiones y encargos. Al final, 2 puntos de prestigio por cada anexo propio.
yedo-clan-tenacious = El Tenaz
    .line = Todo lo que cuesta mon en el tablero principal y todo pago de una misión te cuesta 1 menos. Al Capitán del Puerto no le pagas nada.
yedo-clan-hypocrite = El Hipócrita
    .line = Empiezas con el Ninja como tercer súbdito; sin especialistas, con un súbdito corriente y 3 mon.
yedo-clan-wise = El Sabio
    .line = Siempre que robes cartas, roba 2 más de ese mazo y luego pon 2 de ese tipo, nuevas o de la mano, cada una debajo de su mazo.
yedo-clan-sailor = El Buen Marinero
    .line = Tienes una localización propia en el Puerto: 4, 9 o 14 mon por 1, 3 o 6 puntos de prestigio, misiones o contratar, aunque el Puerto esté cerrado. Con el dinero de la iglesia tomas 2 mon más.

## Cartas de acción: Vecinos

yedo-action-A01 = Vecinos amables
    .line = Obtienes 5 mon; los demás jugadores, 2 cada uno.
yedo-action-A02 = { yedo-action-A01 }
    .line = { yedo-action-A01.line }
yedo-action-A03 = Arroz para el barrio
    .line = Cada jugador obtiene 2 mon y tú, además, 1 punto de prestigio.
yedo-action-A04 = Charlas en los baños
    .line = Roba 3 cartas de bonus y quédate con 1. El jugador con menos prestigio obtiene 2 mon.
yedo-action-A05 = Herramientas prestadas
    .line = Un anexo de otro jugador cuenta como tuyo para esta misión; el banco paga 3 mon a su dueño.
yedo-action-A06 = Bajo los cerezos en flor
    .line = Solo si tienes una geisha: obtienes 2 puntos de prestigio; cada otro jugador que tenga una geisha, 1.
yedo-action-A07 = Recado al Templo
    .line = Toma una bendición del Templo. Si no puedes, obtienes 3 mon.
yedo-action-A08 = La ronda del buhonero
    .line = En esta ronda puedes comerciar con todos los jugadores, estén donde estén los súbditos. Obtienes 2 mon.

## Cartas de acción: Calles

yedo-action-B01 = Corazón de dragón
    .line = Este súbdito puede ir a un distrito cerrado, a una localización cerrada por un tiempo o a una ya ocupada por otro súbdito.
yedo-action-B02 = Callejón trasero
    .line = Mueve a uno de tus súbditos del tablero a una localización libre de un distrito vecino.
yedo-action-B03 = Pies ligeros
    .line = Activa dos súbditos en este turno, uno tras otro.
yedo-action-B04 = Doble jornada
    .line = Esta activación realiza dos acciones distintas de su distrito.
yedo-action-B05 = Un pie en la puerta
    .line = Esta activación realiza una acción de un distrito vecino en lugar de una del suyo.
yedo-action-B06 = Madrugadores
    .line = Asigna dos súbditos en este turno.
yedo-action-B07 = Espada de alquiler
    .line = Paga 3 mon: un ronin se une a ti en esta ronda y se asigna ahora, antes que tu propio súbdito.
yedo-action-B08 = Paciencia
    .line = No asignes ningún súbdito en este turno; sigues en el próximo. Obtienes 2 mon.

## Cartas de acción: Faroles

yedo-action-C01 = Farol girado
    .line = La guardia cambia de color.
yedo-action-C02 = { yedo-action-C01 }
    .line = { yedo-action-C01.line }
yedo-action-C03 = Paso apresurado
    .line = La guardia avanza 1 paso más.
yedo-action-C04 = { yedo-action-C03 }
    .line = { yedo-action-C03.line }
yedo-action-C05 = La ronda larga
    .line = La guardia avanza 2 pasos más.
yedo-action-C06 = Un cuenco de sake
    .line = La guardia no da su paso normal; las cartas aún pueden moverla y arresta donde acabe. Cooperativo: en su lugar se ignoran los iconos de una carta de daimio.
yedo-action-C07 = Refugio
    .line = Ninguno de tus súbditos en este distrito es arrestado.
yedo-action-C08 = Papeles falsos
    .line = Uno de tus súbditos de ese distrito no es arrestado y puede moverse a una localización libre de un distrito vecino.

## Cartas de acción: Susurros

yedo-action-D01 = Las paredes tienen oídos
    .line = Cancela la carta de acción que se acaba de jugar.
yedo-action-D02 = { yedo-action-D01 }
    .line = { yedo-action-D01.line }
yedo-action-D03 = Nuevas órdenes
    .line = Cancela el evento y revela otro, u obtén 1 punto de prestigio. Cooperativo: ignora el evento del emperador y obtén 1 punto de prestigio.
yedo-action-D04 = { yedo-action-D03 }
    .line = { yedo-action-D03.line }
yedo-action-D05 = Una carta copiada
    .line = Mira las 4 primeras cartas de un mazo de misiones, quédate con 1 y deja las demás encima en el orden que quieras.
yedo-action-D06 = El fisgón
    .line = Mira las misiones sin completar de un jugador. Obtienes 2 mon y, si alguna es negra, 1 punto de prestigio.
yedo-action-D07 = Rumores callejeros
    .line = Mira los 2 primeros eventos y devuélvelos en el orden que quieras, o pon uno debajo del mazo. Obtienes 2 mon. Cooperativo: mira la siguiente carta de emperador y déjala donde está; obtienes 2 mon.
yedo-action-D08 = Informe lacrado
    .line = Esta misión da además 2 mon y la primera carta de un mazo de misiones.

## Cartas de acción: Comerciantes

yedo-action-E01 = Sin subasta
    .line = En esta ronda no hay subastas: en orden de juego, cada uno puede comprar un recurso por su puja mínima. Cooperativo: no cuentan los precios del emperador ni la interferencia, y varios pueden comprar la misma clase.
yedo-action-E02 = El corredor de arroz
    .line = Al renunciar a las pujas (cooperativo: en lugar de comprar) obtienes 6 mon y no 3.
yedo-action-E03 = Socio en la sombra
    .line = Con una puja o compra: si tiene éxito, el banco paga 3 mon de ella; si no, la carta vuelve a tu mano.
yedo-action-E04 = La segunda bolsa
    .line = Al acabar las subastas puedes comprar un recurso más que nadie se haya llevado en esta ronda, por su puja mínima (cooperativo: por su precio).
yedo-action-E05 = Día de mercado
    .line = Descarta las armas del Mercado y repón la fila. Tu próxima arma del Mercado en esta ronda cuesta 2 mon menos.
yedo-action-E06 = Balanza honrada
    .line = Cambia una de tus armas por una del Mercado o del descarte de armas.
yedo-action-E07 = El prestamista
    .line = Devuelve un arma por 7 mon o una geisha por 9 mon.
yedo-action-E08 = Curiosidades holandesas
    .line = Paga 4 mon: obtienes 2 puntos de prestigio.

## Cartas de acción: Cuchillos

yedo-action-F01 = Emboscada
    .line = Un súbdito rival en el mismo distrito que uno tuyo vuelve a casa sin actuar; su dueño obtiene 2 mon.
yedo-action-F02 = Un protector mejor
    .line = Toma una geisha de un jugador que tenga más que tú; ese jugador obtiene 5 mon.
yedo-action-F03 = Cortabolsas
    .line = Toma 4 mon de un jugador que tenga un súbdito en el mismo distrito que uno tuyo.
yedo-action-F04 = Hoja prestada
    .line = Toma un arma de un jugador que tenga más que tú; ese jugador obtiene 4 mon.
yedo-action-F05 = Chispas en el tejado
    .line = En esta ronda no se puede asignar a nadie a un anexo de un rival; su dueño obtiene 2 mon.
yedo-action-F06 = Leva forzosa
    .line = Paga 3 mon: un rival con más súbditos que tú pierde uno de su elección, pero nunca uno de los 2 últimos.
yedo-action-F07 = Sake envenenado
    .line = Un rival no participa en las pujas de esta ronda y obtiene 4 mon.
yedo-action-F08 = Una hoja en la manga
    .line = Un arma que te falte cuenta como tuya para esta misión.

## Eventos: distritos cerrados

yedo-event-CD1 = Cortejo en la Gran Puerta
    .line = La Gran Puerta queda cerrada hasta la próxima fase de evento.
yedo-event-CD2 = Inspectores en las posadas
    .line = La Posada queda cerrada hasta la próxima fase de evento.
yedo-event-CD3 = Tormenta sobre Shiba
    .line = El Puerto queda cerrado hasta la próxima fase de evento.
yedo-event-CD4 = El barrio de luto
    .line = El Distrito Rojo queda cerrado hasta la próxima fase de evento.
yedo-event-CD5 = Humo en Kyōbashi
    .line = El Mercado queda cerrado hasta la próxima fase de evento.
yedo-event-CD6 = Semana de ordenación
    .line = El Templo queda cerrado hasta la próxima fase de evento.

## Eventos: localizaciones cerradas

yedo-event-CL1 = Obras en el camino
    .line = Cerradas hasta la próxima fase de evento: 1 localización en la Gran Puerta, 1 en el Mercado y 1 en el Templo.
yedo-event-CL2 = Muelle encenagado
    .line = Cerradas hasta la próxima fase de evento: 2 localizaciones del Puerto.
yedo-event-CL3 = Fiebre en las posadas
    .line = Cerradas hasta la próxima fase de evento: 1 localización en la Posada, 1 en el Distrito Rojo y 1 en el Puerto.
yedo-event-CL4 = Maniobras de la guardia
    .line = Cerradas hasta la próxima fase de evento: 1 localización del Castillo, que no sea de reposo, y 2 de la Gran Puerta.
yedo-event-CL5 = La gira de los luchadores
    .line = Cerradas hasta la próxima fase de evento: 2 localizaciones del Mercado y 1 de la Posada.
yedo-event-CL6 = Semana de difuntos
    .line = Cerradas hasta la próxima fase de evento: 2 localizaciones del Templo y 1 del Distrito Rojo.

## Eventos: desastres

yedo-event-DS1 = El incendio de Meireki
    .line = Cada jugador devuelve 1 anexo o, en su lugar, 2 puntos de prestigio; quien no tenga anexos pierde 4 mon. Con una bendición: solo pierde 2 mon.
yedo-event-DS2 = Terremoto
    .line = Cada jugador descarta 1 arma, o 2 si tiene 3 o más. Con una bendición: 1 arma menos.
yedo-event-DS3 = Tsunami
    .line = El Puerto queda cerrado hasta la próxima fase de evento, la iglesia se vacía y cada jugador pierde 3 mon. Con una bendición: no pierde mon.
yedo-event-DS4 = Tifón
    .line = Cada jugador con 3 o más súbditos deja 1 en casa en esta ronda. Con una bendición: nadie se queda en casa.
yedo-event-DS5 = Hambruna
    .line = Cada jugador paga 1 mon por súbdito y pierde 1 punto de prestigio por cada mon que le falte, 2 como máximo. Con una bendición: la mitad de los mon, redondeando hacia abajo.
yedo-event-DS6 = Año de sarampión
    .line = Cada jugador descarta 1 carta de acción y pone 1 misión sin completar debajo de su mazo. Con una bendición: solo una de las dos cosas.

## Eventos: decretos

yedo-event-DC1 = Sakoku
    .line = Ni artículos de lujo ni dinero de la iglesia hasta la próxima fase de evento. Los jesuitas deben marcharse, o ya no vienen.
yedo-event-DC2 = La caza de espadas
    .line = Cada jugador puede entregar 1 arma por 2 puntos de prestigio. No se venden armas en el Mercado hasta la próxima fase de evento.
yedo-event-DC3 = Residencia alterna
    .line = Cada jugador paga 3 mon o pierde 1 punto de prestigio; el jugador inicial, 5 mon o 2 puntos de prestigio.
yedo-event-DC4 = Ley suntuaria
    .line = Cada jugador paga la quinta parte de sus mon, redondeando hacia abajo.
yedo-event-DC5 = Moneda nueva
    .line = Cada jugador puede cambiar una vez 6 mon por 2 puntos de prestigio, o 1 punto de prestigio por 4 mon.
yedo-event-DC6 = Censo
    .line = Cada jugador obtiene 1 mon por súbdito.

## Eventos: festivales

yedo-event-FS1 = La fiesta de los cerezos
    .line = Cada jugador con una geisha obtiene 1 punto de prestigio; los demás, 2 mon.
yedo-event-FS2 = La procesión de Sannō
    .line = Cada jugador obtiene 3 mon; el de menos prestigio, 5.
yedo-event-FS3 = La feria de armas
    .line = Las armas del Mercado cuestan 2 mon menos hasta la próxima fase de evento.
yedo-event-FS4 = Arroz nuevo
    .line = Cada jugador obtiene 1 mon por anexo, 2 como mínimo.
yedo-event-FS5 = Cómicos ambulantes
    .line = Cada jugador roba la primera carta de acción.
yedo-event-FS6 = Noche de estrellas
    .line = Cada jugador puede poner 1 misión sin completar debajo de su mazo y robar la primera carta de cualquier mazo de misiones.

## Eventos: intrigas

yedo-event-IN1 = Calumnia
    .line = El jugador con más prestigio pierde 2 puntos de prestigio; en caso de empate, todos los empatados.
yedo-event-IN2 = Un protector
    .line = El jugador con menos prestigio roba 2 cartas de bonus y se queda con 1.
yedo-event-IN3 = Manos ociosas
    .line = Cada jugador con 3 o más súbditos paga 2 mon o deja 1 en casa en esta ronda.
yedo-event-IN4 = Pujas rivales
    .line = En la próxima fase de puja las pujas mínimas suben 1 y la renuncia da 5 mon.
yedo-event-IN5 = Desenmascarados
    .line = Cada jugador que tenga una misión sin completar muestra 1 a todos y obtiene 2 mon.
yedo-event-IN6 = Se vuelven las tornas
    .line = El orden de juego se invierte de inmediato.

## Eventos: la guardia

yedo-event-WA1 = Guardia nocturna
    .line = En esta ronda, el avance normal de la guardia es de 2 pasos.
yedo-event-WA2 = Cambio de guardia
    .line = La guardia cambia de color ahora.
yedo-event-WA3 = Amnistía
    .line = En esta ronda no hay arrestos.
yedo-event-WA4 = Delatores
    .line = También hay arrestos en el distrito donde la guardia empezó la ronda.
yedo-event-WA5 = Manos abiertas
    .line = Antes de los arrestos, cada jugador puede pagar 3 mon: ninguno de sus súbditos es arrestado.
yedo-event-WA6 = Toque de queda
    .line = Cada súbdito que vaya a la reserva en esta ronda cuesta además 2 mon a su dueño.

## Eventos: los jesuitas

yedo-event-JE1 = La llegada de los jesuitas
    .line = Las misiones de los jesuitas quedan en el Puerto, por colores; desde ahora, un súbdito situado allí puede robar una.

## Cartas de bonus

yedo-bonus-b01 = Hojas cruzadas
    .line = Katana y Yumi: ambos 4, uno 1.
yedo-bonus-b02 = Muerte silenciosa
    .line = Doku y Fukiya: ambos 4, uno 1.
yedo-bonus-b03 = Garra y estrella
    .line = Shuko y Shuriken: ambos 4, uno 1.
yedo-bonus-b04 = Cuerda y humo
    .line = Nawa y Metsubushi: ambos 4, uno 1.
yedo-bonus-b05 = Panoplia completa
    .line = 4 armas, 3; 5 armas, 4.
yedo-bonus-b06 = Muchos filos
    .line = 3 tipos de armas, 2; 4 tipos o más, 4.
yedo-bonus-b07 = Casa de las flores
    .line = 1, 2 o 3 geishas: 1, 2 o 5.
yedo-bonus-b08 = Maestro constructor
    .line = 1, 2, 3 o 4 anexos: 1, 2, 3 o 6.
yedo-bonus-b09 = Jardín y té
    .line = Karesansui y Chashitsu: ambos 4, uno 2.
yedo-bonus-b10 = Escuela y mansión
    .line = Kobudo-Ryu y Yashiki: ambos 4, uno 2.
yedo-bonus-b11 = Casa llena
    .line = 4 súbditos: 3.
yedo-bonus-b12 = Casa piadosa
    .line = Una bendición: 3.
yedo-bonus-b13 = Casa equilibrada
    .line = Al menos un arma, una geisha, un anexo y una bendición: 5; tres de las cuatro cosas: 2.
yedo-bonus-b14 = Ahorros
    .line = 1 por cada 6 mon completos, 4 como máximo.
yedo-bonus-b15 = Bolsa vacía
    .line = 2 mon o menos: 3.
yedo-bonus-b16 = Mano firme
    .line = 1 por misión completada, 4 como máximo.
yedo-bonus-b17 = Pasos cortos
    .line = 1 por misión verde completada, 4 como máximo.
yedo-bonus-b18 = El camino medio
    .line = 1 por misión amarilla completada, 4 como máximo.
yedo-bonus-b19 = Caminos duros
    .line = 2 por misión roja completada, 4 como máximo.
yedo-bonus-b20 = Obras oscuras
    .line = 3 por misión negra completada, 6 como máximo.
yedo-bonus-b21 = Cuatro colores
    .line = Misiones completadas de 3 colores, 4; de 4 colores, 6.
yedo-bonus-b22 = Al pie de la letra
    .line = 1 por misión completada con su parte adicional, 4 como máximo.
yedo-bonus-b23 = Manos limpias
    .line = Una carta de Soborno aún delante de ti: 2.
yedo-bonus-b24 = En primera fila
    .line = Primero en el orden de juego, 3; segundo, 1.
yedo-bonus-b25 = La manga llena
    .line = 1 por carta de acción en la mano, 3 como máximo.
yedo-bonus-b26 = Muros envidiados
    .line = Más anexos que nadie, 4; en caso de empate, 2; sin ninguno, nada.
yedo-bonus-b27 = El menospreciado
    .line = El menor prestigio antes de puntuar las cartas de bonus: 5.

## Personajes de la Casa de Té

yedo-character-t01 = Mendigo
    .line = Con 3 mon o menos: 5 mon del banco; si no, 1 mon de cada otro jugador (cooperativo: 2 del banco).
yedo-character-t02 = Ilustre Consejero del Sogún
    .line = Celebra la audiencia privada por 4 mon, aparte de la activación y sin súbdito en el Castillo.
yedo-character-t03 = Dependienta
    .line = Compra un arma del Mercado por 4 mon, aparte de la activación y sin súbdito allí.
yedo-character-t04 = Cuentacuentos
    .line = Cuando juegues una carta de acción que no sea Soborno, recupérala en tu mano, aunque haya sido cancelada.
yedo-character-t05 = Calígrafo
    .line = Roba 3 cartas de bonus y quédate con 1.
yedo-character-t06 = Capitán del Puerto
    .line = Durante toda la ronda, cada otro jugador que realice una acción en el Puerto te paga antes 1 mon; quien no pueda, no la realiza.
yedo-character-t07 = Forjador de espadas
    .line = Una de tus armas cuenta como de cualquier otro tipo para las misiones de esta activación. Cooperativo: en dos activaciones.
yedo-character-t08 = Guardián de la puerta
    .line = Recluta por 4 mon, aparte de la activación y sin súbdito en la Gran Puerta.
yedo-character-t09 = Maestro de té
    .line = Roba 3 cartas de un mazo de misiones y quédate con 1, aparte de la activación.
yedo-character-t10 = Actor de kabuki
    .line = Asigna un súbdito a una localización ya ocupada por otro. Cooperativo: dos veces.
yedo-character-t11 = Usurero
    .line = Toma 7 mon ahora; en la próxima preparación paga 4 o pierde 2 puntos de prestigio.
yedo-character-t12 = Ronin errante
    .line = Un ronin se une a ti en esta ronda y se asigna ahora, antes que tu propio súbdito.
yedo-character-t13 = Sargento de la guardia
    .line = Mueve la guardia 1 paso en cualquier dirección (cooperativo: cuenta como tu carta de movimiento).
yedo-character-t14 = Señora de la casa del sauce
    .line = Acoge a la geisha de menor valor por 5 mon, aparte de la activación y sin súbdito en el Distrito Rojo.
yedo-character-t15 = Asceta de la montaña
    .line = De esta misión, un distrito que falte, o la bendición si falta, se da por cumplido.

## Cartas de emperador: el encargo; su evento y lo que hace

yedo-emperor-G01 = Incienso para el palacio
    .event = Regalo de la corte
    .line = Cada jugador obtiene 2 mon.
yedo-emperor-G02 = Una carta por dos caminos
    .event = Herreros en la ciudad
    .line = Las armas del Mercado cuestan 1 mon menos en esta ronda.
yedo-emperor-G03 = Seda del muelle
    .event = Limosna
    .line = Se ponen 2 mon en la iglesia.
yedo-emperor-G04 = Una escolta armada
    .event = Calles tranquilas
    .line = La guardia no da su paso normal en esta ronda; los iconos sí cuentan.
yedo-emperor-G05 = Músicos para el enviado
    .event = La biblioteca abierta
    .line = Cada jugador puede pagar 1 mon por la primera carta de acción.
yedo-emperor-G06 = Oraciones por el heredero
    .event = Día del Templo
    .line = Cada jugador sin bendición puede pagar 2 mon y tomar una, mientras queden.
yedo-emperor-G07 = Oídos en el castillo
    .event = Chismes de la corte
    .line = Cada jugador mira las 3 primeras cartas de un mazo y las devuelve en el orden que quiera.
yedo-emperor-G08 = Arroz para los pobres
    .event = Un día tranquilo
    .line = No ocurre nada.
yedo-emperor-G09 = El abanico perdido
    .event = Lo justo
    .line = El jugador con menos prestigio obtiene 3 mon.
yedo-emperor-Y10 = Hojas para la guardia del palacio
    .event = Tributo
    .line = El jugador con más mon paga 3; en caso de empate, cada uno de los empatados.
yedo-emperor-Y11 = La cajita de té
    .event = Obras en el camino
    .line = En esta ronda se cierra 1 localización de la Posada.
yedo-emperor-Y12 = Un huésped para Kioto
    .event = Derechos
    .line = Cada jugador paga 2 mon o pierde 1 punto de prestigio.
yedo-emperor-Y13 = Los tejados del templo
    .event = Nuevo capitán
    .line = La guardia cambia de color.
yedo-emperor-Y14 = Humo sobre Kyōbashi
    .event = Requisa
    .line = Se descartan las dos armas de más a la izquierda del Mercado.
yedo-emperor-Y15 = El círculo de los poetas
    .event = Precedencia
    .line = El daimio pasa a ser el primero en el orden de juego.
yedo-emperor-Y16 = La copa amarga
    .event = Registros
    .line = Cada jugador descarta 1 carta de acción o paga 2 mon.
yedo-emperor-Y17 = El séquito del enviado
    .event = Impuesto de la madera
    .line = Se pone 1 mon sobre los anexos para siempre: cuestan 1 mon más.
yedo-emperor-Y18 = Noche en el río
    .event = Revista de tropas
    .line = Cada jugador con 3 o más súbditos envía 1 a la guerra.
yedo-emperor-R19 = El escondite del rebelde
    .event = Llamada a las armas
    .line = Cada jugador envía 1 súbdito a la guerra.
yedo-emperor-R20 = El sello falsificado
    .event = Mal augurio
    .line = Cada jugador sin bendición pierde 1 punto de prestigio.
yedo-emperor-R21 = Arcabuces del sur
    .event = El barrio sellado
    .line = El Distrito Rojo queda cerrado en esta ronda.
yedo-emperor-R22 = Un ala para el palacio
    .event = Llamada a la corte
    .line = La mejor geisha sale del juego; si no queda ninguna, cada jugador paga 2 mon.
yedo-emperor-R23 = Una novia para el príncipe
    .event = Impuesto de guerra
    .line = Cada jugador paga 1 mon por súbdito o envía 1 súbdito a la guerra.
yedo-emperor-R24 = Las cuatro hogueras
    .event = Doble guardia
    .line = El avance normal de la guardia es de 2 pasos; se cierran 1 localización de la Gran Puerta y 1 del Mercado.
yedo-emperor-R25 = Silenciar al predicador
    .event = Ladrones en la nave
    .line = La iglesia se vacía; cada jugador sin bendición pierde 2 mon.
yedo-emperor-R26 = El ejército del norte
    .event = Marcha al norte
    .line = Cada jugador envía 1 súbdito a la guerra; el primero de los jugadores, 2; nadie envía al último.
yedo-emperor-R27 = Barcos en Shiba
    .event = El rival se alza
    .line = El daimio toma 1 súbdito de la reserva y pasa a ser el primero en el orden de juego.
yedo-emperor-R28 = Pólvora negra
    .event = La caza de espadas
    .line = Cada jugador descarta 1 arma o paga 4 mon.
yedo-emperor-R29 = Plata para el asedio
    .event = Rescate
    .line = Cada jugador paga 3 mon o pierde 2 puntos de prestigio.
yedo-emperor-R30 = La paz del emperador
    .event = Luto
    .line = El Distrito Rojo y el Templo quedan cerrados en esta ronda.
