### Las palabras del servidor: por qué no se hizo algo, y las páginas sencillas.

## Las páginas sencillas

page-welcome = Una mesa para juegos de mesa de peso.
page-lobby = Mesas con asientos libres
page-running = Partidas en curso
page-none = Ninguna por ahora
page-api = Para programas: qué se le puede pedir a este servidor

## Por qué no se hizo algo

refused-no-session = Aquí nadie sabe quién eres: entra como invitado o inicia sesión.
refused-known-already = Ya se te conoce aquí: cierra antes la sesión.
refused-account-already = Ya tienes una cuenta.
refused-no-account = Eres invitado y no tienes contraseña.
refused-login-taken = Ese nombre de usuario es de otra persona.
refused-wrong-login = El nombre de usuario o la contraseña no son correctos.
refused-wrong-password = La contraseña no es correcta.
refused-password-length = Una contraseña tiene de 8 a 200 caracteres.
refused-no-name = Hace falta un nombre.
refused-odd-name = Ese nombre tiene signos que nadie ve.
refused-no-language = Ese idioma no está disponible.
refused-no-such-session = Esa sesión no existe.
refused-no-table = Esa mesa no existe, o no puedes verla.
refused-no-link = Este enlace no lleva a ninguna parte, o ya no.
refused-for-maker = Eso solo puede hacerlo quien creó la mesa.
refused-for-holder = Eso solo puede hacerlo quien ocupa el asiento.
refused-for-player = Eso solo puede hacerlo quien juega en esta mesa.
refused-for-watcher = Eso solo puede hacerlo quien mira.
refused-for-partner = Solo quienes juegan juntos tienen una hoja.
refused-for-operator = Eso solo puede hacerlo quien lleva este servidor.
refused-stale = Ha pasado algo nuevo que no has visto: el número es ahora { $number }.
refused-written-over = Alguien ha escrito entretanto: lo que dice ahora está arriba. Deja lo tuyo otra vez para ponerlo en su lugar.
refused-in-lobby = La partida no ha empezado.
refused-running = La partida está en curso.
refused-over = La partida ha terminado.
refused-abandoned = La partida se abandonó.
refused-frozen = Algo se rompió en esta mesa. Queda parada hasta que alguien la revise; no se ha perdido nada.
refused-not-free = Ese asiento no existe, o alguien lo ocupa.
refused-open-seat = Aún queda un asiento libre.
refused-luck-missing = Alguien de esta mesa aún no ha añadido nada al azar.
refused-nothing = Ahora no hay nada de eso que hacer.
refused-barrier = Eso solo puede deshacerse si todos están de acuerdo, o de ningún modo.
refused-wish = Otra petición espera acuerdo, o ninguna lo espera.
refused-muted = No puedes hablar en esta mesa.
refused-misread = No se entiende «{ $found }»; se esperaba: { $expected }.
refused-no-game = Aquí no hay ningún juego «{ $found }».
refused-no-preset = No existe la partida «{ $found }».
refused-no-kind = No existe el tipo de cartas «{ $found }».
refused-no-module = No hay ninguna ampliación «{ $found }».
refused-no-level = No hay ningún bot de nivel «{ $found }».
refused-other-rules = Esto se juega con las reglas { $found }; este servidor juega con las reglas { $oldest } a { $newest }.
refused-edition = Esta edición no se puede usar: { $found }
refused-own-editions = Este servidor solo juega con su propia edición.
refused-no-hints = Solo se dan pistas donde todos los demás son bots.
refused-no-rule = Esa regla no existe.
refused-no-nonce = Lo que añades al azar tiene 32 cifras hexadecimales.
refused-no-person = Esa persona no existe.
refused-no-page = Aquí no hay nada.
refused-no-method = Eso no se puede hacer aquí.
refused-no-json = La petición debe ser JSON.
refused-malformed = No se entiende la petición. { $why }
refused-unsound = Este texto no se puede guardar.
refused-too-big = La petición es demasiado grande: como mucho { $most } bytes.
refused-too-slow = La petición tardó demasiado.
refused-too-much = Es demasiado: { $what }, { $found }; como mucho { $most }.
refused-slow-down = { $wait ->
    [one] Demasiado rápido: inténtalo dentro de un segundo.
   *[other] Demasiado rápido: inténtalo dentro de { $wait } segundos.
}
refused-cross-site = Esta petición viene de otro sitio y no se ha llevado a cabo.
refused-exists = Ya existe.
refused-taken = Alguien fue más rápido: inténtalo otra vez.
refused-store-down = Ahora no se puede guardar nada: inténtalo pronto.
refused-busy = El servidor tiene demasiado que hacer: inténtalo pronto.
refused-internal = Ha habido un fallo por nuestra parte. No se ha cambiado nada.

## De qué había demasiado

much-tables = mesas
much-chairs = sillas
much-seconds = segundos
much-days = días
much-characters = caracteres
much-bytes = bytes
much-orders = órdenes permanentes
much-lines-at-once = líneas a la vez
much-streams = conexiones en directo
much-links = enlaces
much-editions = ediciones
much-lines = líneas aparte del juego
