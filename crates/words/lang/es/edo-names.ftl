### Nombres de las cosas de Edo, para los programas. Glosario: véase edo-rules.ftl.
### Bienes, edificios, tipos de casilla y fuentes van en minúscula, para usarse dentro de una frase; lo demás empieza con mayúscula.

## Bienes

good-rice = arroz
good-wood = madera
good-stone = piedra
good-ryo = ryo

## Cosas contadas

count-rice = { $n } de arroz
count-wood = { $n } de madera
count-stone = { $n } de piedra
count-ryo = { $n } ryo
count-official = { $n ->
    [one] { $n } funcionario
   *[other] { $n } funcionarios
}
count-samurai = { $n ->
    [one] { $n } samurái
   *[other] { $n } samuráis
}
count-point = { $n ->
    [one] { $n } punto de poder
   *[other] { $n } puntos de poder
}
count-ronin = { $n } ronin
count-token = { $n ->
    [one] { $n } plaquita de ronin
   *[other] { $n } plaquitas de ronin
}
count-house = { $n ->
    [one] { $n } casa
   *[other] { $n } casas
}
count-road = { $n ->
    [one] { $n } carretera
   *[other] { $n } carreteras
}
count-figure = { $n ->
    [one] { $n } figura
   *[other] { $n } figuras
}
count-temple = { $n ->
    [one] { $n } templo
   *[other] { $n } templos
}
count-resource = { $n ->
    [one] { $n } materia prima
   *[other] { $n } materias primas
}
count-fortress = { $n ->
    [one] { $n } fortaleza
   *[other] { $n } fortalezas
}
count-white-official = { $n ->
    [one] { $n } funcionario blanco
   *[other] { $n } funcionarios blancos
}
count-black-official = { $n ->
    [one] { $n } funcionario negro
   *[other] { $n } funcionarios negros
}
count-round = { $n ->
    [one] { $n } ronda
   *[other] { $n } rondas
}
count-card = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}

## Acciones de las cartas

action-rice = Arroz
action-money = Dinero
action-wood = Madera
action-stone = Piedra
action-rice-field = Granero
action-recruit = Reclutamiento
action-travel = Viaje
action-special = Autorización especial
action-trade = Comercio
action-build = Construcción

## Edificios

building-house = casa
building-trading-post = mercado
building-fortress = fortaleza
building-temple = templo

## Tipos de casilla

kind-city = ciudad
kind-forestry = aserradero de madera
kind-quarry = cantera de piedra
kind-rice-field = granero de arroz
kind-river = casilla de río
kind-road = casilla de camino
kind-border-post = puesto fronterizo

## Privilegios

privilege-a-site = Edificio privilegiado
privilege-b-support = Refuerzo
privilege-c-trading = Comercio
privilege-d-income = Renta de una ciudad
privilege-e-wood-stone = Materia prima: madera o piedra
privilege-e-stone-rice = Materia prima: piedra o arroz
privilege-e-rice-wood = Materia prima: arroz o madera
privilege-f-wood = Acopio de materias primas: madera
privilege-f-stone = Acopio de materias primas: piedra
privilege-f-rice = Acopio de materias primas: arroz

## Plaquitas de lugar

tile-rice-field = Granero de arroz
tile-forestry = Aserradero de madera
tile-quarry = Cantera de piedra
tile-city = Ciudad
tile-free = Libre elección

## Deseos

demand-kind-local = Bienes locales
demand-kind-foreign = Productos foráneos
demand-kind-palace = Ampliación del palacio
demand-porcelain = Porcelana
demand-lacquerware = Objetos lacados
demand-tea = Té
demand-inlaid-chests = Cofres taraceados
demand-silk = Seda
demand-clocks = Relojes
demand-glass = Vidrio
demand-sugar = Azúcar
demand-spices = Especias
demand-ivory = Marfil
demand-great-hall = Gran salón
demand-gatehouse = Puerta fortificada
demand-moat-wall = Muralla del foso
demand-covered-bridge = Puente cubierto
demand-garden = Jardín

## Fases

phase-setup = Preparación
phase-ronin = Ronin
phase-plan = Planificación
phase-perform = Acciones
phase-wages = Salarios
phase-income = Renta
phase-end = Final

## Módulos

module-jiin = Jiin
    .about = Templos fuera de las ciudades: un punto de poder cada uno y carreteras que recorres gratis.
module-tokken = Tokken
    .about = Deseos del shogun: cúmplelos y gana puntos de poder y privilegios de un solo uso.
module-ronin = Ronin
    .about = Samuráis sin amo que estorban el trabajo, la construcción y la renta hasta que alguien los expulsa.

## Fuentes

source-seed = de las hojas de reglas impresas
source-known = de un dato publicado sobre el juego básico
source-house = de una decisión nuestra, a falta de fuente
