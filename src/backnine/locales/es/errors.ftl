### What was wrong, and what would be right, in Spanish. Ids are "error-" and the key of the refusal.

error-sentence = Lo siento. { $problem }
error-at = Línea { $line }, columna { $column }. { $problem }
error-legal-moves = Ahora puedes: { $moves }
error-try-help = Ayuda: { $command } --help

## Cards and layouts

error-layout-shape = “{ $layout }” no son { $rows } filas de { $columns } cartas. Pon una / entre las filas.
error-layout-face-down = En “{ $layout }” queda alguna carta boca abajo. Destápalas todas antes de contar.
error-no-such-card = En esta baraja no hay ninguna carta “{ $card }”. Las cartas son: { $cards }
error-too-many-of-a-card = De la carta { $card } solo hay { $most } en la baraja.

## Tables

error-no-such-game = No hay ningún juego “{ $game }”. Los que hay: { $games }
error-bot-without-budget = { $bot } no admite límite de tiempo: solo tour, por ejemplo { $example }.
error-no-such-budget = { $bot } no se entiende: el tiempo para pensar va de 0 a { $most } milisegundos, por ejemplo { $example }.
error-no-such-bot = No hay ningún bot “{ $bot }”. Los que hay: { $bots }
error-bot-is-a-file = “{ $bot }” parece un programa tuyo. Se escribe así: { $example }
error-no-such-language = No hay ningún idioma “{ $language }”. Los que hay: { $languages }
error-no-such-seed = “{ $seed }” no es una semilla. Una semilla tiene de 1 a 64 cifras hexadecimales (0-9, a-f).
error-bad-salt = Puedes usar --salt hasta { $most } veces, con { $longest } caracteres como mucho cada vez.
error-salts-and-people = { $salts } palabras con --salt, pero { $people ->
    [0] ninguna persona
    [one] una sola persona
   *[other] { $people } personas
} en la mesa. Los bots no añaden ninguna.
error-bad-word = Una palabra para el barajado tiene { $bytes } bytes.
error-no-such-house-rule = En este juego no hay ninguna regla de la casa “{ $key }”. Las que hay: { $keys }
error-house-out-of-range = La regla de la casa { $key } no puede ser “{ $value }”. Puede ser: { $range }
error-house-needs-value = La regla de la casa { $key } necesita un valor, por ejemplo { $key }={ $example }. Puede ser: { $range }
error-house-said-twice = La regla de la casa { $key } aparece dos veces. Con una basta.
error-wrong-number-of-players = Este juego es de { $least } a { $most } jugadores, y en la mesa hay { $players }.
error-too-few-cards = Para { $players } jugadores hacen falta al menos { $needed } cartas, y hay { $cards }. Usa más barajas o menos jugadores.
error-bad-text = “{ $text }” no vale: tiene que ser una sola línea de texto visible, sin espacios al principio ni al final, de { $longest } caracteres como mucho.
error-names-and-seats = Nombres: { $names }. Personas en la mesa: { $people }. Pon un nombre por persona.
error-seats-and-people = Di quién se sienta dónde con --seats o con --people y --bots, pero no de las dos maneras.

## Contests

error-one-bot-alone = Con un solo bot no hay torneo. Nombra al menos dos, o añade --seats 2 para que juegue contra sí mismo.
error-more-bots-than-seats = { $bots } bots no caben en { $seats } asientos. Nombra menos bots o pide más asientos con --seats.
error-no-such-program = “{ $program }” no se puede iniciar: no existe ese programa o no se permite ejecutarlo.
error-bad-bot = «{ $said }» no sirve. Un bot propio se indica así: --bot "nombre=cmd:./mybot --flag" o --bot nombre=py:módulo:Clase, con un nombre nuevo en minúsculas.
error-program-too-old = { $program } conoce una sola partida a la vez (protocolo 1). En un servidor debe responder al saludo con "protocol": 2.
error-program-fails = El programa { $program } no ocupa su asiento: { $reason }
error-program-not-named = { $program } es un programa, y ningún archivo de partida inicia uno. Vuelve a nombrarlo: --resume FILE --bots "{ $program }"
error-no-class = «{ $said }» no nombra ninguna clase de Python. Se escribe así: py:módulo:Clase
error-no-such-module = El módulo { $module } no está aquí ni entre lo instalado.
error-no-such-class = El módulo { $module } no tiene ninguna clase { $name }.
error-no-command = “{ $command }” no es un comando: escribe un programa después de “cmd:” y cierra todas las comillas, como en cmd:"python3 'mi bot.py'".
error-worker-ended = Uno de los procesos del torneo terminó de repente. Quizá se acabó la memoria; prueba con --jobs 1.
error-script-needs-guard = Este script inicia otros procesos, y cada uno empieza por ejecutar el script. Escribe { $write } antes de lo que hace, para que ellos no lo hagan también.
error-no-cluster = No hay ningún clúster de Ray en “{ $address }”: { $reason }
error-cluster-differs = En el clúster hay otro Backnine, o uno sin los núcleos que hay aquí. Todas las máquinas necesitan el mismo.
error-no-kernel = { $game } no tiene reglas compiladas, así que no se puede jugar en matrices ni varias partidas en paralelo. Con PettingZoo y OpenSpiel se puede jugar.
error-seeds-not-numbers = Las semillas son una fila de números enteros, ninguno por debajo de 0.

## Moves

error-no-such-move = “{ $move }” no es una jugada.
error-no-such-slot = “{ $move }”: entre tus cartas no existe ese lugar.
error-hole-is-over = El hoyo ha terminado.
error-not-in-this-hole = Este asiento no juega este hoyo.
error-not-your-turn = Es el turno de otra persona.
error-now-tee-off = Primero, el golpe de salida: cada cual destapa dos de sus cartas.
error-now-first-look = Primero, cada cual echa su vistazo inicial o renuncia a él.
error-now-draw = Primero empieza tu turno: toma una carta del mazo o la de encima de la pila de descarte.
error-now-place = Tienes una carta en la mano: colócala o descártala.
error-not-now = “{ $move }” no se puede hacer ahora.
error-card-is-face-up = Esa carta ya está boca arriba. Elige una que esté boca abajo.
error-pass-needs-one-face-down = Solo puedes pasar si te queda exactamente una carta boca abajo. Elige una carta para destaparla.
error-no-passing-here = En esta mesa no se pasa. Elige una carta para destaparla o cambiarla.
error-taken-card-must-be-placed = La carta de la pila de descarte hay que usarla: ponla en lugar de una de las tuyas.
error-may-not-peek = Ahora no puedes espiar esa carta: ya la has visto, o no te queda turno para cambiarla.
error-look-otherwise = En esta mesa, el vistazo inicial se echa de otra manera.
error-owes-a-replacement = Espiaste una carta: primero toma una del mazo y ponla en su lugar.
error-no-second-knock = Alguien ya tocó la mesa. Juega tu último turno.
error-no-next-hole = Todavía no se puede repartir otro hoyo.

## Records

error-record-too-large = El archivo pasa de { $most } MB; ningún registro es tan grande.
error-record-not-text = Esto no es un archivo de texto en UTF-8.
error-record-cut-off = El archivo se corta a mitad de una línea.
error-record-comment = Un comentario es un punto y coma, un espacio y algo de texto.
error-record-expected-blank = Antes de cada hoyo debe ir una línea en blanco.
error-record-expected-hole = Aquí debe ir una línea como “Hole 1, dealer 0”.
error-record-seats = Los asientos de un desempate deben ir en orden, cada uno una vez, y no pueden ser todos.
error-record-same-seat = Las jugadas seguidas de un mismo asiento van en una sola línea.
error-record-expected-moves = Aquí debe ir una línea como “0: draw, swap 3”.
error-record-no-seat = No existe el asiento { $seat }; el último es el { $most }.
error-record-strokes = Aquí debe ir una línea como “Strokes 12 -3, putt-out”.
error-record-tag = Una etiqueta se escribe así: [Name "value"].
error-record-expected-tag = Aquí debe ir la etiqueta { $tag }.
error-record-unexpected-tag = La etiqueta { $tag } no va aquí.
error-record-tag-value = Este valor no vale para la etiqueta { $tag }.
error-record-newer = { $tag } es de la versión { $version }; este programa solo conoce hasta la { $newest }. Un Backnine más nuevo lo puede leer.
error-record-house = Las reglas de la casa se escriben de una sola manera; aquí: “{ $house }”.
error-record-has-no-seed = El registro no revela su semilla (quizá la partida sigue en marcha), así que no se pueden comprobar sus cartas.
error-wrong-commitment = La semilla no es la que se selló; su SHA-256 es { $right }.
error-wrong-word = La palabra del asiento { $seat } no corresponde al sello que se mostró antes.
error-word-without-seal = El asiento { $seat } tiene una palabra en el barajado, pero no se mostró su sello.
error-wrong-draw = El archivo dice “{ $said }”, pero en el sorteo de quién reparte salió “{ $right }”.
error-wrong-hole-line = Aquí toca el hoyo { $hole }; reparte el asiento { $dealer } y juegan los asientos { $seats }.
error-hole-not-finished = El hoyo { $hole } no está terminado aquí.
error-match-was-over = La partida ha terminado; no puede haber nada más.
error-strokes-missing = El hoyo termina aquí; falta la línea “Strokes { $strokes }, { $ending }”.
error-wrong-strokes = El archivo dice “{ $said }”, pero el hoyo da { $strokes } ({ $ending }).
error-wrong-result = El archivo dice “{ $said }”, pero el resultado es “{ $right }”.
error-bot-differs = Con lo que podía ver, { $bot } en el asiento { $seat } no habría jugado “{ $said }”, sino “{ $right }”.
error-match-not-over = La partida no ha terminado, así que sus cartas ocultas siguen ocultas.
error-no-such-step = El registro tiene las jugadas 0 a { $most }; no existe la { $step }.
error-no-such-match = El archivo tiene las partidas 1 a { $most }; no existe la { $match }.
error-no-such-seat = No existe el asiento { $seat }; los asientos van del 0 al { $most }.

## Positions

error-position-empty = Aquí no hay ninguna posición. Empieza con el nombre de un juego.
error-position-too-long = Ninguna posición pasa de { $most } caracteres.
error-position-unknown-word = “{ $word }” no tiene sentido aquí. Una línea empieza con el número de un asiento o con una de estas palabras: { $words }
error-position-said-twice = “{ $word }” aparece dos veces. Con una basta.
error-position-words-after = Después de “{ $word }”, el número de palabras debe ser { $count }.
error-position-number = “{ $word }” no es un número que valga aquí.
error-position-seats = El asiento { $seat } no vale: los asientos van del 0 al { $most }, cada uno en una línea.
error-position-rows = No son { $rows } filas de { $columns } cartas.
error-position-slot = “{ $word }” no es una carta en su sitio. Boca arriba: 7. Boca abajo: ?7, o ? si no se conoce; luego * si la conoce su dueño, ! si la conocen todos.
error-position-two-turns = El turno solo puede ser de un asiento.
error-position-two-closers = Solo un asiento puede haber cerrado el hoyo.
error-position-held = Una carta en la mano se escribe: held 7 from stock, o bien: from discard.
error-position-ending = Un hoyo no termina con “{ $word }”. Puede terminar con: { $endings }
error-position-rules = No existe la versión { $version } de estas reglas; la más nueva es la { $newest }.
error-position-sits-out = El asiento { $seat } no juega este hoyo: no tiene cartas ni turno.
error-position-slots = El asiento { $seat } tiene { $cards } cartas en lugar de { $slots }.
error-position-too-few-play = Un hoyo lo juegan al menos dos asientos.
error-position-dealer = El asiento { $seat } reparte, pero no juega.
error-position-over = El hoyo ha terminado: todas las cartas están boca arriba y nadie tiene el turno, espera ni sostiene una carta.
error-position-nobody-closed = El hoyo terminó con la última ronda, pero nadie está marcado como “closer”.
error-position-too-early = Mientras alguien espera, nadie ha tenido aún un turno.
error-position-held-without-turn = Hay una carta en la mano, pero no es el turno de nadie. Marca con > el asiento que tiene el turno.
error-position-no-turn = ¿De quién es el turno? Marca ese asiento con >, o con la palabra waiting a quienes aún tienen que empezar.
error-position-closer-turn = El asiento { $seat } ha cerrado el hoyo y ya no tiene más turnos.
error-position-not-out = El asiento { $seat } cerró el hoyo, pero no todas sus cartas están boca arriba.
error-position-is-out = Todas las cartas del asiento { $seat } están boca arriba, así que ha cerrado el hoyo: márcalo con la palabra closer.
error-position-no-secrets = Asiento { $seat }: en este juego nadie conoce una carta boca abajo, así que no lleva marca ni se debe nada.
error-position-teed-off = El asiento { $seat } espera, pero ya ha destapado todas sus cartas de salida ({ $up }).
error-position-tee-shots = Cartas destapadas del asiento { $seat }: { $up }. Antes del primer turno, cada cual destapa { $shots }.
error-position-open-card = Todos ven esta carta, así que hay que nombrarla.
error-position-no-discard = Siempre hay una carta en la pila de descarte.
error-position-card-count = Aquí hay { $cards } cartas, y la baraja tiene { $pack }. Sin la línea stock, el mazo se cuenta solo.
error-position-turns-by-seat = Se juega por turnos desde la izquierda de quien reparte; nadie puede llevar tantos turnos de ventaja.
error-position-turns = Turnos jugados: { $turns }. Por tanto, le toca al asiento { $seat }.
error-position-closer-turns = El asiento { $seat } cerró el hoyo, así que ya ha tenido un turno.
error-position-discards = Descartes: { $discards }; son demasiados para los turnos jugados ({ $turns }).
error-position-owes = El asiento { $seat } no ha visto la carta del lugar { $slot }, así que ahí no debe nada.
error-position-no-play-off = El hoyo { $hole } no es un desempate, así que juegan todos.
error-position-tied = Un desempate es para quienes tienen el total más bajo: asientos { $seats }.
error-position-no-move = El asiento { $seat } no tendría aquí ninguna jugada permitida.
error-position-not-told = La posición no dice todo lo que sabe el asiento { $seat }, así que ningún bot puede pensar por él.
error-position-players = La posición tiene { $seats } asientos, y jugarían { $players }.
error-position-game = Es una posición de { $game }.
error-position-no-record = Una partida que empieza en una posición no tiene registro: ningún barajado prueba sus cartas.
error-no-position = “{ $said }” no es ni una posición ni un archivo.
error-match-no-position = { $file } es el registro de una partida, no una posición. Esto lo muestra: { $command }

## Files and terminals

error-no-such-file = No existe el archivo { $file }.
error-unreadable-file = No se puede leer { $file }: { $reason }.
error-not-a-record = { $file } no es el registro de una partida.
error-position-no-match = { $file } es una posición, no el registro de una partida. Esto la muestra: { $command }
error-not-a-run = { $file } no contiene ninguna serie de sim o arena.
error-run-version = { $file } contiene una serie en formato { $version }; este programa conoce { $ours }.
error-other-run = { $file } contiene otra serie: { $fact } es «{ $there }» allí y «{ $here }» aquí.
error-same-seed = { $file } tiene la semilla de otra de estas series, así que sus repartos contarían dos veces.
error-unwritable-file = No se puede escribir en { $file }: { $reason }.
error-cannot-print = No se puede escribir el resultado: { $reason }.
error-system = El sistema responde: { $reason }.
error-texts-lacking = A { $game } le faltan textos en el idioma «{ $language }»: en su lugar aparecen los ingleses o los números de las reglas.
error-file-exists = { $file } ya existe. Elige otro nombre, o añade --overwrite para reemplazarlo.
error-folder-not-empty = En { $folder } ya hay algo. Elige una carpeta nueva o vacía.
error-already-over = La partida de { $file } ha terminado. Para volver a verla: { $command }
error-no-saved-matches = No hay partidas sin terminar en { $folder }.
error-match-is-open = La partida de { $file } está abierta en otra terminal. Sigue allí, o ciérrala primero.
error-match-went-on = La partida de { $file } ha seguido en otro sitio mientras tanto, y no se ha sobrescrito nada. Para continuar desde allí: { $command }
error-narrow-terminal = La terminal tiene { $columns } columnas de ancho; la mesa necesita al menos { $least }.
error-nothing-played = En este registro todavía no se ha jugado nada.

## The command line

error-no-such-option = No hay ninguna opción { $option }.
error-no-such-option-but = No hay ninguna opción { $option }. ¿Querías decir { $guess }?
error-no-such-command = No hay ningún comando “{ $command }”. Los que hay: { $commands }
error-missing-argument = Falta { $argument }.
error-needs-a-value = { $option } necesita un valor.
error-bad-value = “{ $value }” no vale para { $option }.
error-recall-full = Ha habido { $count } sucesos y recall solo tiene sitio para { $room }: pide más.
error-takes-no-value = { $option } no lleva ningún valor.
error-needs-a-number = { $option } necesita un número entero de { $least } en adelante, no “{ $value }”.
error-out-of-range = { $option } es un número de { $least } a { $most }; “{ $value }” no vale.
error-bad-choice = “{ $value }” no vale para { $option }. Puede ser: { $choices }
error-bad-switch = “{ $value }” no vale para { $option }. Puede ser 1 o 0.
error-extra-argument = “{ $argument }” está de más.
error-not-together = { $first } y { $second } no van juntas.
error-needs-option = { $option } necesita { $other }.

## The server

error-number-taken = Otra persona ya guardó el número { $number } de la mesa { $table }.
error-too-busy = El servidor tiene demasiado que hacer ahora mismo. Inténtalo de nuevo dentro de un momento.
error-store-failed = No se pudo guardar, así que nada ha cambiado: { $reason }
error-store-too-new = Las mesas las escribió un Backnine más nuevo (versión { $version }, este conoce hasta la { $known }). Instálalo.
error-no-store = No se pueden guardar las mesas en { $file }: { $reason }. Elige otra carpeta con --data.
error-store-damaged = { $file } está dañado: { $reason }. No se ha cambiado nada. Pon en su lugar la última copia: docs/deploy.md, «Data and backups».
error-table-damaged = Lo que se guarda de la mesa { $table } está dañado, así que no se vuelve a repartir. Quien lleva este servidor puede recuperarla de una copia.
error-store-needs-secret = Las semillas de estas mesas están cifradas. Indica en BACKNINE_SECRET el secreto con el que se cifraron.
error-wrong-secret = BACKNINE_SECRET no es el secreto con el que se cifraron estas mesas.
error-short-secret = El secreto es demasiado corto: hacen falta al menos { $least } caracteres.
error-nothing-to-back-up = No hay mesas en { $file }. Indica su carpeta con --data.
error-backup-exists = { $file } ya existe. Elige otro nombre.
error-no-database = La base de datos { $database } no se puede usar: { $reason }.
error-no-bus = El servidor indicado con --bus no se puede usar: { $reason }.
error-target-not-empty = Ya hay mesas en el destino. Elige una carpeta o base de datos vacía.
error-not-moved = La mesa { $table } no llegó como era. Vacía el destino e inténtalo otra vez.
error-already-served = Las mesas de { $folder } ya las atiende otro servidor. Usa ese o detenlo; para un segundo elige otra carpeta con --data.
error-already-served-at = Backnine ya está en marcha en { $address }, con las mesas de { $folder }. Abre esa dirección o detenlo; para un segundo servidor elige otra carpeta con --data.
error-nothing-to-forget = Nada que olvidar: indica mesas, o un nombre con --name.
error-no-tables = No hay mesas en { $folder }. Elige la carpeta con --data.
error-stop-the-server = Un servidor está funcionando con las mesas de { $folder }. Páralo primero: lo que tiene en memoria haría volver lo olvidado.
error-no-such-door = No se puede abrir { $host }:{ $port }: { $reason }. Elige otro con --port.
error-no-more-chairs = No cabe otra silla: { $game } es para { $most } como mucho.
error-not-your-seat = El asiento { $seat } no es tuyo.
error-only-the-host = Solo el anfitrión puede hacerlo.
error-others-play = En esta mesa también juegan otras personas.
error-undo-others-play = Solo puedes deshacer una jugada si en la mesa, aparte de ti, solo hay bots.
error-undo-switched-off = En esta mesa no se deshacen jugadas.
error-undo-too-late = No hay nada que deshacer: solo puedes deshacer tu última jugada, mientras nadie más haya jugado.
error-undo-shown = Esa jugada enseñó una carta: lo que se ha visto no se puede deshacer.
error-undo-too-often = En esta partida ya se han deshecho demasiadas jugadas: esta se queda.
error-only-players = Solo quien tiene asiento puede hacerlo.
error-table-is-open = La partida aún no ha empezado.
error-table-is-shuffling = Se están barajando las cartas.
error-table-is-playing = La partida ya ha empezado.
error-table-is-paused = La partida está en pausa. Cualquier jugador puede reanudarla.
error-table-is-over = La partida ha terminado.
error-table-is-ended = Todos han dejado esta mesa.
error-table-is-shut = Quien lleva este servidor ha cerrado esta mesa.
error-too-many-pauses = Como mucho { $most } pausas por hoyo mientras haya otros.
error-too-many-phrases = Como mucho { $most } frases en { $seconds } segundos.
error-no-person-there = Nadie se sienta en el asiento { $seat }.
error-no-open-chair = No hay sillas libres en esta mesa.
error-no-latecomers = El anfitrión no deja entrar a quien llega tarde.
error-no-bot-there = En el asiento { $seat } ya no hay un bot.
error-no-spectators = El anfitrión no admite espectadores.
error-too-many-asking = Ya hay { $most } personas preguntando. Espera un momento.
error-nobody-asks = Ya nadie lo pide.
error-chair-not-given = El anfitrión dice: ahora no.
error-not-again-yet = El anfitrión ha dicho que no. Puedes volver a preguntar en { $seconds } s.
error-address-told-no = El anfitrión ha dicho que no a alguien que comparte tu dirección. Podrás preguntar en { $seconds } s.
error-name-needed = Di quién eres: el anfitrión tiene que saber quién pregunta.
error-host-sits-there = El anfitrión se sienta en el asiento { $seat }.
error-no-such-round = No hay partida { $round } en esta mesa.
error-record-not-yet = El registro se da cuando termina la partida.
error-too-many-requests = Demasiado a la vez. Espera un minuto.
error-quota-used-up = El servidor ya ha guardado para tu dirección todo lo que guarda en un día ({ $most } MB). Vuelve mañana.
error-too-many-connections = Demasiadas conexiones. Inténtalo más tarde.
error-foreign-origin = Una página de { $origin } no puede hablar con este servidor.
error-wrong-host = Este servidor no se llama { $host }. Quien lo administra puede añadir el nombre: backnine serve --name { $host }
error-bad-host-name = --name pide solo un nombre de host, sin https://, puerto ni ruta, p. ej. golf.example.org; “{ $name }” no lo es.
error-no-such-token = Esta llave no abre nada aquí.
error-seat-moved = Este sitio se juega ahora en otro dispositivo.
error-sent-off = El anfitrión te ha expulsado de esta mesa.
error-key-taken = Esta llave ya está en uso. Crea otra.
error-no-such-code = No hay mesa con el código { $code }.
error-no-such-table = No hay mesa { $table }.
error-banned = Quien lleva este servidor no deja entrar a nadie desde tu dirección.
error-club-password = Este club pide su contraseña: se escribe en la página de inicio. Con una invitación se entra sin ella.
error-club-closed = Aquí solo se entra con una invitación.
error-club-no-tables = Aquí solo el anfitrión abre mesas. Con una invitación puedes jugar.
error-wrong-password = Esa no es la contraseña. Las mayúsculas y las minúsculas cuentan.
error-bad-password = Una contraseña tiene de { $least } a { $most } caracteres.
error-passwords-differ = No era dos veces la misma contraseña. No ha cambiado nada.
error-no-password = No se dio ninguna contraseña, así que no ha cambiado nada. Se escribe en una terminal, o se lee de la entrada estándar o con --password-file.
error-bad-network = «{ $network }» no es una dirección ni una red. Escríbelo como 203.0.113.7, 203.0.113.0/24 o 2001:db8::/32.
error-network-too-wide = { $network } es una parte demasiado grande de internet. Indica una red con al menos { $least } bits tras la barra.
error-network-is-this-machine = { $network } es esta misma máquina. Si todos los visitantes parecen venir de ahí, indica el proxy con --proxy.
error-no-admin-page = Este servidor no tiene página para cuidarlo. Inícialo con --admin-page.
error-token-is-given = El token se dio al iniciar el servidor (BACKNINE_ADMIN_TOKEN). Cámbialo allí.
error-wrong-token = Ese no es el token.
error-nothing-chosen = Elige al menos una mesa.
error-network-is-yours = { $network } es desde donde vienes: te quedarías fuera. En la máquina del servidor lo hace backnine admin ban.
error-no-such-ban = { $ban } no está vetado. `backnine admin bans` muestra lo que lo está.
error-too-many-bans = Ya hay { $most } vetos. Levanta algunos, o veta una red en lugar de sus direcciones.
error-changed-meanwhile = Otra persona lo ha cambiado en ese mismo momento. Inténtalo de nuevo.
error-nobody-called-so = Nadie se llama así.
error-nobodys-key = Quien tenía esta clave ya no tiene sitio aquí: quita su nombre con `backnine admin rename`.
error-club-unreadable = La lista de vetados está en una forma que esta versión no sabe leer: actualiza este servidor o restaura una copia. No se ha cambiado nada.
error-no-key = Se espera una clave: 43 letras y cifras, o un enlace que la lleve detrás de #seat=.
error-no-server-there = Ningún servidor está en marcha en { $folder }. Inicia uno con `backnine serve`, o indica su carpeta con --data.
error-not-the-owner = Solo puede hacerlo el usuario que ejecuta el servidor en { $folder }. Ejecuta la orden como ese usuario, por ejemplo con sudo -u.
error-several-servers = Varios servidores con mesas en sitios distintos tienen { $folder } como carpeta. Da a cada uno la suya con --data.
error-no-local-sockets = Este sistema no tiene sockets locales reservados a un usuario: `backnine admin` funciona en Linux, macOS y BSD.
error-server-gone = El servidor se ha detenido antes de responder. Inícialo, mira si se hizo e inténtalo de nuevo.
error-too-fast = Como mucho { $most } mensajes por segundo.
error-bad-message = Este mensaje no tiene sentido: { $reason }
error-bad-request = Esta petición no tiene sentido: { $reason }
error-no-such-page = Esta página no existe.
error-wrong-method = Esta dirección no acepta eso.
error-too-large = Es demasiado grande.
error-server-fault = Algo ha fallado aquí. No es culpa tuya; inténtalo de nuevo.
error-no-such-address = «{ $address }» no es la dirección de un servidor. Un ejemplo: https://golf.example/#join=K7QXW2M
error-code-alone = «{ $code }» parece el código de una mesa. Hace falta también la dirección del servidor, que está en el enlace de la invitación: { $program } join golf.example { $code }
error-join-what = Falta el enlace de una invitación, o la dirección del servidor y el código de la mesa: { $program } join https://golf.example/#join=K7QXW2M, o { $program } join golf.example K7QXW2M.
error-other-protocol = El servidor { $server } (versión { $version }) y este programa no se entienden. Actualiza el más antiguo de los dos.
error-no-backnine-there = En { $server } no hay ningún servidor de Backnine.
error-server-unreachable = No se puede llegar a { $server }. { $reason }
error-bad-certificate = El certificado de { $server } no es de confianza ({ $reason }); no se ha enviado nada.
error-server-said = { $text }.
error-server-nonsense = Lo que { $server } dice de la mesa no tiene sentido. Se ha cerrado la conexión.
error-no-seat-here = Esta terminal no tiene sitio en la mesa { $table }. Pide una invitación al anfitrión.

## For researchers

error-action-shape = Hace falta una acción para cada uno de los { $count } hoyos.
error-action-illegal = La acción { $action } no está permitida en el hoyo { $hole }.
error-extra-missing = { $package } no está instalado. En una copia del repositorio: pip install ".[{ $extra }]"

## Papel

error-paper-not-over = La partida todavía no ha terminado. La tarjeta se rellena cuando termina.
error-paper-other-game = Es una partida de { $found }, no de { $game }. Quita --game o pon { $found }.
error-paper-too-many-names = Hay { $names } nombres, pero solo { $players } columnas. Pon menos nombres o pide más jugadores.
error-paper-scores = Estos no son los golpes de una partida terminada: cada hoyo tiene los golpes de sus jugadores, y alguien ha ganado.
error-paper-fonts = No se han preparado las letras para imprimir. En una copia del código: make setup

## El entrenador

error-nothing-to-analyse = Todavía no ha acabado ningún hoyo de esta partida: no hay nada que juzgar.
error-not-puzzles = Esto no es un archivo de ejercicios.
error-no-such-review = Este análisis ya no existe: pídelo de nuevo.
error-hint-switched-off = En esta mesa los consejos están desactivados.
error-hint-not-agreed = Solo hay consejos si toda la mesa está de acuerdo.
error-hint-not-now = El consejo llega cuando es tu turno.
error-hint-failed = El entrenador no ha respondido a tiempo. Inténtalo de nuevo.
error-position-other-game = La posición es de otro juego ({ $game }).
error-bad-embedding = «{ $address }» no es una dirección web para --embed: se escribe como https://example.org, o * para todas.
error-no-reminders = Este servidor no envía recordatorios.
error-bad-subscription = Esta no es la dirección de un servicio de avisos ({ $reason }).
error-bad-contact = «{ $contact }» no es un contacto para --push: se escribe como mailto:yo@example.org o https://example.org.
error-bad-webhook = «{ $url }» no es una dirección para --reminder-webhook: se escribe como https://example.org/avisa.
