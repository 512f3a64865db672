### The command line's own help, in Spanish.

cli-usage = Uso:
cli-commands = Comandos
cli-options = Opciones
cli-arguments = Argumentos
cli-bots = Bots
cli-examples = Ejemplos
cli-options-word = [OPCIONES]
cli-command-word = COMANDO

cli-about = Juegos de golf con cartas, fieles a sus reglas, en tu terminal y en tu idioma.
cli-first-time = ¿Es tu primera vez? Escribe “backnine play” y pulsa Enter. “backnine rules” explica los juegos.
cli-option-help = Muestra esta ayuda.
cli-option-version = Muestra la versión.
cli-option-lang = Idioma: en, fr, it, es, ja. Si no lo dices: BACKNINE_LANG y, si no, el idioma de tu sistema.

cli-play = Juega una partida entera en esta terminal, contra bots o con amigos en el mismo teclado.
cli-play-long = En tu turno, escribe una letra o un número. Ctrl-C guarda la partida; con --resume la continúas.
cli-play-game = un juego: { $games }
cli-play-people = Personas ante este teclado. Con 0, los bots juegan solos y se muestra solo el resultado.
cli-play-bots = Bots, separados por comas, p. ej. rookie,club. Si no lo dices, te lo pregunta; si no hay nadie a quien preguntar, juegan weekenders. Un programa tuyo se escribe “cmd:./mibot” o “py:módulo:Clase”.
cli-play-seats = Quién se sienta dónde, por orden: “you” o un bot en cada asiento; p. ej. you,rookie,you.
cli-play-names = Nombres de las personas, separados por comas. El de una sola persona se recuerda.
cli-play-house = Reglas de la casa; p. ej. holes=3,adjacent. “backnine rules GAME” dice cuáles hay.
cli-play-seed = Semilla para barajar: de 1 a 64 cifras hexadecimales. Si no la das, el sistema elige una al azar.
cli-play-salt = Un texto tuyo que se añade a tu palabra para el barajado; si la repites, a la de la persona siguiente.
cli-play-save = Guarda el registro de la partida en este archivo.
cli-play-overwrite = Reemplaza el archivo si ya existe.
cli-play-transcript = Anota todo lo que los programas oyen y dicen, línea por línea.
cli-play-resume = Continúa la partida de este archivo; sin archivo, elige entre las partidas guardadas.
cli-play-from = Juega a partir de una posición (docs/position.md): las cartas que no nombra se reparten. De una partida así no hay registro. Sin --seats ocupas el asiento al que le toca.
cli-play-memory-aid = Ayuda para la memoria: muestra las cartas que tienes derecho a recordar (Golf de cuatro cartas).

cli-join = Siéntate a la mesa de un servidor, con amigos en navegadores y terminales.
cli-join-long = Si se corta la conexión, vuelve por sí sola. Sal con q o Ctrl-C: tu sitio te espera, y la misma orden te lleva de vuelta.
cli-join-address = El enlace de una invitación o de un sitio que pasa aquí, o la dirección del servidor.
cli-join-code = El código de la mesa, si la dirección no lo lleva.
cli-join-name = Tu nombre en la mesa. Si no lo das, se te pregunta.

cli-score = Cuenta los golpes de unas cartas y explica cada golpe ahorrado.
cli-score-long = Escribe las cartas por filas, con / entre una fila y otra. Si pones - en lugar de las cartas, se leen de la entrada estándar, las de un jugador por línea, y la respuesta es un objeto JSON por línea.
cli-score-layout = Las cartas; p. ej. “H 3 7 7 / H 12 7 7”
cli-score-house = Reglas de la casa que cambian la cuenta; p. ej. adjacent.
cli-score-json = Responde en JSON.

cli-replay = Repasa una partida guardada, jugada a jugada.
cli-replay-file = Un registro hecho con “backnine play --save”
cli-replay-jsonl = Escribe cada reparto, jugada y resultado en líneas JSON, para que cualquiera pueda comprobarlos.
cli-replay-match = Qué partida de un archivo con varias. Sin ella: la primera, o con --jsonl todas.
cli-replay-at = Muestra la mesa después de esta jugada.
cli-replay-seat = Muestra solo lo que se veía desde este asiento (el primero es el 0).
cli-replay-position = Escribe la mesa después de la jugada --at, o de la última, como posición en una línea (docs/position.md).

cli-verify = Comprueba un registro: vuelve a jugarlo y revisa cada regla, cada resultado y el barajado sellado.
cli-verify-files = Uno o varios registros
cli-verify-no-rethink = No hacer pensar de nuevo a los bots.
cli-verify-long = Comprueba los sellos, las palabras, el sorteo, cada reparto, cada jugada y cada resultado. Después, cada jugada de un bot se piensa de nuevo con lo que se podía ver desde su asiento, y nada más: un bot que hubiera mirado de reojo quedaría al descubierto. Con bots que piensan mucho, también tarda mucho.

cli-show = Dibuja una posición y pregunta a los bots qué harían en ella.
cli-show-long = Una posición es un momento de una partida escrito como texto (docs/position.md): tal como la puede conocer un asiento, con ? para las cartas desconocidas, o con todo a la vista.
cli-show-position = La posición en una línea o dibujada, un archivo que la contiene, o - para la entrada estándar
cli-show-seat = Muestra lo que sabe este asiento (el primero es el 0); los bots piensan por él. Si no lo dices: todo lo que dice la posición.
cli-show-bot = Los bots a los que se pregunta, con sus razones; p. ej. club,tour.
cli-show-seed = Semilla de los caprichos de los bots: de 1 a 64 cifras hexadecimales. Si no la das: 0.
cli-show-coach = Pregunta al entrenador: la mejor jugada, por qué y lo que cuesta cada una.

cli-analyse = Separa la suerte de la habilidad en un registro: par, suerte, errores y las elecciones que más costaron.
cli-analyse-long = Cada decisión se juzga por lo que se podía saber desde su asiento. Golpes = par + suerte con cartas propias + suerte de las cartas ajenas + errores propios + lo que eligieron los demás, exactamente (docs/coach.md). De una partida en curso solo se juzgan los hoyos acabados. Ctrl-C muestra lo que hay hasta ahora.
cli-analyse-html = Escribe el análisis con sus gráficos en una página HTML.
cli-analyse-seat = Solo las elecciones de este asiento (el primero es el 0).

cli-puzzles = Saca ejercicios de registros: en cada uno, una jugada claramente mejor.
cli-puzzles-long = Una decisión se vuelve ejercicio si la segunda jugada es peor en más de un límite y en más del doble del error del juez. Cada uno tiene sus temas y una puntuación según cuánto lo fallan nuestros bots (docs/coach.md).
cli-puzzles-out = Los escribe en este archivo (JSON; comprimido si acaba en .gz). Si no lo dices: salida estándar.
cli-puzzles-most = Como mucho tantos de cada juego. Si no lo dices: 200.
cli-puzzles-written = Ejercicios escritos en { $file }: { $many }
cli-puzzles-stopped = Interrumpido: solo se ha buscado en parte de los hoyos.

cli-rules = Las reglas completas de un juego, con ejemplos dibujados.
cli-rules-game = un juego: { $games }; si no lo dices, todos
cli-rules-markdown = Escribe Markdown en lugar de una página para la terminal.
cli-paper = Tarjetas, hojas de reglas y cartas para imprimir, en PDF.
cli-paper-kind = scorecard, rules o cards
cli-paper-game = El juego: { $games }. Con --file es el de la partida.
cli-paper-players = Las columnas de la tarjeta, o los jugadores para los que deben bastar las cartas.
cli-paper-names = Los nombres que se imprimen sobre las columnas; p. ej. Ann,Ben.
cli-paper-holes = Los hoyos de la tarjeta.
cli-paper-size = El papel: A4 o letter.
cli-paper-file = Rellena la tarjeta con el registro de una partida o con un archivo de backnine keep.
cli-paper-match = El número de la partida, en un archivo con varias.
cli-paper-output = Dónde escribir el PDF.

cli-arena = Hace jugar a los bots entre sí y mide cuál es más fuerte, y por cuánto.
cli-arena-long = Cada reparto se juega otra vez girando los asientos: a todos les tocan las cartas de todos. Ctrl-C muestra lo que haya hasta entonces. También puede sentarse un programa tuyo: “cmd:./mibot --opcion”, o “py:módulo:Clase” en Python (docs/bot-protocol.md).
cli-arena-bots = Dos bots o más: rookie, weekender, club, tour (tour@200 puede pensar 200 ms), random, o un programa, “cmd:…” o “py:módulo:Clase”
cli-arena-matches = Cuántas partidas jugar, redondeado a repartos enteros. Sin esta opción: 200.
cli-arena-seats = Asientos en la mesa. Si hay menos bots que asientos, el último ocupa los demás. Sin esta opción: uno por bot.
cli-arena-seed = Semilla de todos los repartos: de 1 a 64 cifras hexadecimales. La misma semilla da las mismas cartas. Sin esta opción: una nueva cada vez, que se indica con el resultado.
cli-arena-from = Juega solo el resto de este hoyo, una y otra vez: una posición (docs/position.md) cuyas cartas desconocidas se reparten según la semilla.
cli-arena-rest-of = Cada partida es el resto de este hoyo: { $position }
cli-arena-patience = Segundos que puede tardar un programa en una jugada, y el doble en arrancar. Sin esta opción: 5.
cli-arena-memory = Megabytes de memoria que puede usar cada proceso de un programa. Sin esta opción: 2048.
cli-arena-jobs = Procesos que juegan a la vez. Sin esta opción: uno por núcleo.
cli-arena-until = Parar en cuanto el resultado se conoce con tantos golpes por hoyo de margen, p. ej. ±0.2: los golpes en una simulación, la diferencia en un torneo. El número de partidas o de hoyos, si se da, es el máximo.
cli-arena-resume = Guarda las cuentas de la serie en este archivo y continúa desde él si ya existe. Sin --seed: con su semilla.
cli-arena-cluster = Juega en un clúster de Ray: auto para el de esta máquina, o su dirección (docs/cluster.md).
cli-arena-report = Escribe en este archivo un informe con gráficos: una página web que no necesita nada más.
cli-arena-rounded-up = Pedidas: { $asked }. Se redondea para que cada reparto se juegue en todos los asientos.
cli-arena-report-written = El informe está en { $file }
cli-arena-records = Guarda los registros de todas las partidas en esta carpeta, nueva o vacía, mil por archivo (docs/data.md). Se juegan jugada por jugada, y tarda más.
cli-arena-records-written = Los registros están en { $folder }
cli-arena-moves = Escribe cada decisión en este archivo Parquet, una fila por decisión (docs/data.md). Necesita pyarrow.
cli-arena-moves-written = Las decisiones están en { $file }
cli-arena-weigh = Con --moves: también lo que el bot espera de cada jugada, y tarda más.
cli-arena-luck = Juzga también cada partida y dice los golpes sin la suerte. Tarda mucho más.
cli-arena-forfeited = { $bot } ha perdido casi todas sus jugadas por abandono: el resultado no dice nada de él. --transcript FILE anota lo que ha oído y dicho.
cli-arena-transcript = Anota todo lo que los programas oyen y dicen, línea por línea. Entonces juega un solo proceso.
cli-arena-figure = { $figure }: { $value }
cli-arena-time-left = faltan { $time }

cli-sim = Estadísticas de juego: golpes, turnos, ahorros, quién cierra, suerte y habilidad.
cli-sim-long = Los bots juegan solos muchos hoyos. Si son distintos, cada reparto se juega otra vez girando los asientos y todos reciben las cartas de todos: así se distingue la habilidad de la suerte. Ctrl-C muestra lo que haya hasta entonces.
cli-sim-bots = Bots para los asientos, p. ej. weekender, o un programa como “cmd:…” o “py:módulo:Clase”; el último ocupa los que quedan. Sin ninguno: weekender.
cli-sim-seats = Asientos en la mesa. Si no lo dices: uno por bot, o 4 si hay un solo bot.
cli-sim-holes = Cuántos hoyos sueltos jugar. Si no lo dices: 1000.
cli-sim-matches = Partidas enteras en lugar de hoyos sueltos.
cli-sim-csv = Escribe en este archivo una tabla para hoja de cálculo: una línea por asiento y hoyo. - es la salida estándar.
cli-sim-csv-written = La tabla está en { $file }
cli-sim-compiling = Compilando los bots para jugar rápido. Ocurre una sola vez y tarda un minuto o dos…

cli-merge = Presenta varias series de sim o arena como una sola.
cli-merge-long = Las series se guardaron con --resume: la misma orden, cada una con su propia semilla, en una máquina o en varias. Las puntuaciones, que dependen del orden de las partidas, se omiten.
cli-merge-files = Archivos de series

cli-completion = Escribe el script para autocompletar en tu shell.
cli-completion-long = Para bash, añade esta línea a ~/.bashrc: eval "$(backnine completion bash)"
cli-completion-shell = bash, zsh o fish

## serve, backup

cli-serve = Iniciar el servidor: mesas para quien está cerca y lejos
cli-serve-long = Sin orden, backnine hace lo mismo y abre el navegador. Cada opción puede darse también en el entorno: BACKNINE_PORT=80 para --port 80.
cli-without = { $about }. Sin esta opción: { $value }.
cli-serve-lan = dejar entrar a teléfonos y ordenadores de la misma red, y mostrar un código QR
cli-serve-host = la dirección en la que escuchar
cli-serve-port = el puerto en el que escuchar; 0 toma uno libre
cli-serve-data = la carpeta donde se guardan las mesas
cli-serve-database = la dirección de una base de datos PostgreSQL (postgresql://…) donde se guardan las mesas en su lugar
cli-serve-bus = la dirección de un servidor Valkey o Redis (redis://…) por el que hablan varios procesos
cli-serve-processes = procesos que sirven en esta dirección; más de uno necesita --database y --bus
cli-serve-log-format = cómo escribir el registro: text o json
cli-serve-trace = envía las trazas de las jugadas a un recolector OpenTelemetry, como dice OTEL_… en el entorno
cli-serve-push = ofrece recordatorios por Web Push en mesas por correspondencia; los servicios reciben este contacto (mailto:… o https://…)
cli-serve-push-near = los servicios de avisos pueden estar en tu red, también sin TLS
cli-serve-reminder-webhook = una dirección a la que se dice a quién avisar; BACKNINE_REMINDER_SECRET firma los envíos
cli-serve-open = abrir el navegador
cli-serve-origin = otra dirección web cuyas páginas pueden conectarse; repetible
cli-serve-embed = una dirección web cuyas páginas pueden mostrar partidas en un marco; se puede repetir
cli-serve-name = un nombre con el que las visitas llegan a este servidor, p. ej. golf.example.org; repetible
cli-serve-proxy = la dirección del proxy inverso de delante, al que se cree sobre las direcciones de las visitas
cli-serve-proxies = cuántos proxies inversos hay delante, uno detrás de otro
cli-serve-per-address = conexiones simultáneas permitidas a una dirección
cli-serve-rate = mesas, entradas y conexiones que una dirección puede pedir por minuto
cli-serve-megabytes = megabytes que el servidor guarda para una dirección al día
cli-serve-keep-days = días tras los que se olvidan las mesas que nadie ha tocado; 0 las guarda todas
cli-serve-workers = procesos en los que piensan los bots fuertes
cli-serve-admin-page = una página web en /admin para cuidar del servidor, con el token de backnine admin page
cli-serve-bot = un programa que las mesas pueden elegir como bot con ese nombre: cmd:… o py:módulo:Clase; repetible
cli-serve-transcript = anota todo lo que estos programas oyen y dicen, línea por línea; lo que ya hay en el archivo se queda
cli-backup = Copiar todas las mesas a un archivo, también con el servidor en marcha
cli-backup-file = el archivo que se escribe; no debe existir
cli-restore = Poner una copia en el lugar de todas las mesas, con el servidor parado
cli-restore-long = Antes se vuelve a jugar cada registro de la copia. Las mesas que había se apartan como tables.db.before-1, etc. Con --database las mesas van a esa base de datos, que debe estar vacía. Las mesas dañadas de la copia se nombran, con código de salida 1.
cli-restore-file = la copia, como la hace `backnine backup`
cli-migrate = Pasar todas las mesas de una carpeta a una base PostgreSQL, o al revés, y comprobar cada registro
cli-migrate-long = Ambos son una carpeta o una dirección postgresql://…; en ninguno debe funcionar un servidor. El origen queda como está. Una mesa dañada se nombra y se deja atrás, con código de salida 1.
cli-migrate-source = dónde están las mesas
cli-migrate-target = dónde deben estar; aún no debe haber ninguna
cli-forget = Borrar mesas, o un nombre de todas las mesas, con el servidor parado
cli-forget-long = El identificador de una mesa está en su dirección tras #table= y en el nombre de un registro. Con --name no se borra nada: quien se llamaba así, también con un número detrás, se llama después Golfer en la mesa y en sus registros, que prueban lo mismo que antes. Con ambos, solo en estas mesas. Las copias hechas con `backnine backup` quedan como están.
cli-forget-tables = las mesas que borrar o, con --name, en las que buscar
cli-forget-name = el nombre que olvidar
cli-forget-dry-run = decir solo lo que se haría
cli-admin = Cuidar de un servidor en marcha: mesas, visitantes, nombres, registros, actividad

## keep

cli-keep = Llevar la puntuación de una partida con cartas de verdad.
cli-keep-long = Introduce golpes o disposiciones; quién reparte, ahorros, penalizaciones, empates y desempates se calculan solos. Cada dato se guarda al momento en el archivo, que también abre el marcador del navegador.
cli-keep-file = la partida que sigue, o un archivo nuevo; si falta, una ya guardada o una nueva
cli-keep-game = El juego. Si falta, se te pregunta.
cli-keep-names = Quién juega, en el orden en que os sentáis.
cli-keep-text = Escribe en este archivo, como texto, cómo va o cómo acabó la partida; - lo muestra. No se pregunta nada.
cli-keep-csv = Escribe en este archivo todos los hoyos, como tabla (CSV); - la muestra. No se pregunta nada.
cli-keep-written = Escrito en { $file }
