web-you = Tú
web-what = Golf con cartas, al momento y gratis: contra bots o con amigos.
web-home = Inicio
web-language = Idioma
web-offline = No se puede conectar con el servidor.
web-try-again = Reintentar
web-game = Juego
web-game-play-nine = Play Nine
web-game-four-card = Golf de cuatro cartas
web-game-six-card = Golf de seis cartas
web-about-play-nine = Ocho cartas, parejas y bloques.
web-about-four-card = Cuatro cartas, memoria y audacia.
web-about-six-card = Seis cartas, parejas en columna y una carrera por cerrar.
web-play-now = Jugar
web-how-many-holes = Hoyos
web-against = { $count ->
    [one] Tú contra { $bot }
   *[other] Tú contra { $count } bots: { $bot }
}
web-choose-opponents = Elegir rivales
web-level = Nivel
web-how-many-bots = ¿Cuántos bots?
web-with-friends = Con amigos
web-your-name = Tu nombre
web-invite = Invitar a amigos a distancia
web-same-device = Juntos en este dispositivo
web-code = Código
web-join = Entrar
web-invited = Te han invitado
web-sit-down = Sentarse
web-your-tables = Tus mesas
web-a-table = Una mesa
web-more-tables = { $count } más
web-fewer-tables = Mostrar menos
web-remove-all-bots = Quitar las { $count } contra bots
web-sure-remove-bots = ¿Quitar esta mesa? Solo hay bots; la partida queda sin terminar.
web-sure-remove-all = ¿Quitar { $count } mesas? Solo hay bots; esas partidas quedan sin terminar.
web-history = Partidas terminadas
web-set-up = Preparar antes la mesa
web-no-tracking = Sin cuenta, sin cookies, sin rastreo.
web-have-code = ¿Tienes un código?
web-fewer = Uno menos
web-one-more = Uno más
web-people-help = ¿Quién juega? Pasa el dispositivo cuando le toque a otra persona.
web-name-of = Nombre del jugador { $number }
web-add-person = Otra persona
web-remove-person = Quitar al jugador { $number }
web-invitation = Invitación
web-invites = { $name } te invita
web-chairs-free = { $free ->
    [one] { $free } silla libre de { $chairs }
   *[other] { $free } sillas libres de { $chairs }
}
web-already-seated = Ya tienes un sitio en esta mesa.
web-to-my-seat = Ir a mi sitio
web-sit-down-too = Sentarse como otra persona
web-invitation-wrong = Comprueba el código o pide un enlace nuevo a quien te invitó.
web-late-begun = Esta partida ya ha empezado.
web-late-full = Todas las sillas están ocupadas.
web-late-watch = Mirar
web-late-play = Jugar también
web-late-which = Si el anfitrión está de acuerdo, puedes seguir en el sitio de un bot. Todo queda como está: cartas y golpes.
web-late-take = Pedir la silla de { $name }
web-late-asked = El anfitrión decide si puedes ocupar la silla de { $name }…
web-late-nobody = Ahora mismo no hay nadie en la mesa que pueda responder. La petición sigue abierta.
web-late-stop = Dejar de pedir
web-late-no = El anfitrión dice: ahora no.
web-late-sure = { $name } acaba de llegar y pide la silla de { $bot }: seguirá con sus cartas, sin saber lo que ya se ha mirado.
web-late-yes = Ceder la silla
web-late-plays = { $name } juega ahora con las cartas de { $before }
web-yes = Sí
web-late-begun-at = En juego: { $where }
web-late-no-chair = En esta partida no hay silla para ti.
web-late-closed = Ahora el anfitrión no deja entrar a nadie.
web-late-next = Después de la partida el anfitrión puede poner otra silla. Esta página lo notará sola.
web-late-soon = El anfitrión puede poner otra silla. Esta página lo notará sola.
web-late-your-name = Tu nombre, para el anfitrión
web-late-whose = ¿La silla de quién?
web-late-chair = { $name }, { $strokes } hasta ahora
web-late-ask-watch = Pedir que me dejen mirar
web-late-asked-watch = El anfitrión decide si puedes mirar…
web-late-again = Puedes volver a preguntar en { $seconds } s.
web-late-door = Hay alguien en la puerta
web-late-asks = ¿Cedes a { $name } la silla de { $bot }?
web-late-asks-watch = ¿Dejas mirar a { $name } y a todos los que tengan el código?
web-late-more = Más sobre esto y más respuestas
web-late-sure-watch = Los espectadores ven lo que ve todo el mundo, y ninguna carta oculta. Si dices que sí se admiten, también otros, hasta que lo cambies.
web-late-yes-watch = Admitir espectadores
web-late-never = No, y no más preguntas
web-late-at-door = { $who ->
    [many] { $name } piden entrar
   *[one] { $name } pide entrar
}
web-open-again = Abierta de nuevo
web-missing = Aún no están: { $name }.
web-call = Enlace para quien falta: en su dispositivo lleva a su sitio
web-wait-host-away = Esperando a { $name }, que empieza la partida. Si el anfitrión sigue ausente { $seconds } s, podrá empezarla uno de vosotros.
web-latecomers = Quien llega tarde puede pedir entrar
web-latecomers-help = Por la silla de un bot, o para mirar: quien tiene el código pregunta; tú dices sí o no.
web-no-entry = Este enlace no lleva a ningún sitio tuyo
web-no-entry-table = Un sitio solo se abre en el navegador en el que alguien se sentó. Abre allí el enlace o pide una invitación al anfitrión.
web-no-entry-gone = Esta mesa ya no existe, o tu silla se dio a otra persona.
web-no-entry-watch = Este enlace para espectadores ya no abre nada. Pide otro al anfitrión.
web-not-begun = Aún sin empezar
web-is-paused = en pausa
web-table-gone = Ya no existe
web-remove = Quitar
web-remove-table = Quitar la mesa de la lista: { $names }
web-the-table = La mesa
web-at-the-table = En la mesa
web-invite-friends = Invitar
web-link = Enlace
web-copy = Copiar
web-not-copied = No ha funcionado. Selecciona el texto y cópialo.
web-share = Compartir
web-only-here = A este servidor solo se llega desde este dispositivo. Para móviles y ordenadores de tu red, páralo donde se ejecuta (Ctrl+C) y luego inicia
web-only-here-stay = Tus mesas se conservan.
web-add = Añadir:
web-who-sits = ¿Quién ocupa la silla { $number }?
web-make-host = Hacer anfitrión
web-sure-kick = ¿Quitarle la silla a { $name }?
web-need-two = Tiene que haber al menos dos en la mesa.
web-free-go = { $count ->
    [one] La silla libre desaparece al empezar.
   *[other] Las sillas libres desaparecen al empezar.
}
web-lost-chair = Te han quitado la silla en esta mesa.
web-no-spectators = El anfitrión no admite espectadores.
web-damaged = Lo que se guarda de esta mesa está dañado. Quien lleva este servidor puede recuperarla de una copia.
web-quota = Este servidor ya ha guardado para tu dirección todo lo que guarda en un día. Vuelve mañana.
web-you-watch = Estás mirando. La partida aún no ha empezado.
web-table-settings = Juego, tiempo y espectadores
web-timer = Tiempo por turno
web-timer-help = Cuando se acaba, un bot juega ese turno. Solo corre si alguien espera en otro dispositivo.
web-no-timer = Sin límite
web-days = { $count ->
    [one] Un día por jugada
   *[other] { $count } días por jugada
}
web-days-help = Juega cuando tengas un rato. La mesa sigue aunque no haya nadie, y un bot juega cuando se acaba el tiempo.
web-hours-left = { $hours ->
    [one] queda { $hours } hora
   *[other] quedan { $hours } horas
}
web-days-left = { $days ->
    [one] queda { $days } día
   *[other] quedan { $days } días
}
web-hours-short = { $hours } h
web-days-short = { $days } d
web-bell = Avísame en este dispositivo
web-bell-help = Una notificación cuando te toca y no estás, y otra antes de que se acabe el tiempo. La entrega el fabricante de tu navegador, que no puede leerla.
web-bell-denied = Este navegador no permite notificaciones aquí. Se cambia en sus ajustes.
web-bell-failed = No ha funcionado. Prueba más tarde.
web-bell-yes = Avísame cuando me toque
web-bell-no = No, gracias
web-grace = Si alguien desaparece, un bot lo releva tras
web-grace-help = Quien vuelve recupera su sitio.
web-at-once = Enseguida
web-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
web-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
web-bot-pace = Ritmo de los bots
web-pace-0 = Inmediato
web-pace-300 = Ágil
web-pace-700 = Normal
web-pace-1500 = Tranquilo
web-pace-3000 = Muy lento
web-names-list = Nombres de una lista
web-names-list-help = Cada uno elige una palabra del golf o un animal: nadie puede escribir otra cosa.
web-watch-allowed = Se admiten espectadores
web-watch-help = Ven lo que ve toda la mesa, y ninguna carta oculta.
web-watch-link = Enlace para espectadores
web-memory-aid = Ayuda para la memoria
web-memory-aid-help = Cada cual sigue viendo las cartas que ha visto.
web-house-rules = Reglas de la casa
web-usual-rules = Las reglas habituales.
web-on = sí
web-off = no
web-house-adjacent = Bonificación solo con columnas vecinas
web-house-holes = Hoyos
web-house-renewals = Veces que se rehace el mazo
web-house-no-pass = No se puede pasar
web-house-closer-penalty = Embocar sin ser el más bajo duplica
web-house-ties = Empate en cabeza
web-house-pairs-cancel = Una pareja en columna cuenta 0
web-house-look = Vistazo inicial
web-house-knock-penalty = 10 golpes por tocar la mesa sin ser el más bajo
web-house-jokers = Comodines
web-house-packs = Barajas
web-house-no-peek = No se puede espiar
web-house-flip = Destapar tras descartar
web-house-last-round = Un turno más cuando alguien cierra
web-house-twos = El dos cuenta
web-house-twos-keep = Una pareja de doses conserva −4
web-house-blocks = Bloques: −10 y −15
web-choice-ties-playoff = Desempate
web-choice-ties-shared = Victoria compartida
web-choice-look-near = Dos cartas cercanas
web-choice-look-any = Dos cartas cualesquiera
web-choice-look-1 = Una carta
web-choice-look-4 = Las cuatro
web-choice-packs-auto = Según los jugadores
web-choice-packs-1 = 1
web-choice-packs-2 = 2
web-choice-packs-3 = 3
web-choice-flip-never = Nunca
web-choice-flip-may = Permitido
web-choice-flip-must = Obligatorio
web-seal = Barajado sellado
web-seal-text = La semilla del barajado ya está fijada, y este es su sello. El dispositivo de cada jugador añade una palabra al azar, también sellada, y así nadie puede haber preparado las cartas. Tras la partida, tu dispositivo lo comprueba todo.
web-your-word = Mezcla algo tuyo
web-word-of = Algo de { $name }
web-word-stays = Lo que escribas se queda en este dispositivo. En el barajado solo entra su huella.
web-word-sealed = Palabra sellada de { $name }: { $seal }
web-shuffling = Barajando …
web-fair = ¿Fue limpia?
web-fair-yes = ¿Fue limpia? Sí: las { $cards } cartas encajan con el sello.
web-fair-no = ¿Fue limpia? Algo no encaja.
web-fair-left = ¿Fue limpia? Tu palabra no está en el barajado.
web-fair-open = ¿Fue limpia? Lo que se pudo comprobar encaja.
web-speed = Ritmo de juego
web-speed-help = Las cartas y, en una partida tuya, los bots
web-speed-slow = Lento
web-speed-normal = Normal
web-speed-quick = Rápido
web-speed-instant = Instantáneo
web-appearance = Aspecto
web-look-auto = Como el dispositivo
web-look-day = Día
web-look-night = Noche
web-four-colours = Cuatro colores para los palos
web-four-colours-help = En los juegos de baraja francesa: diamantes azules, tréboles verdes.
web-sound = Sonidos
web-sound-offer = ¿Quieres oír las cartas? Muy bajito: el tapete, el papel, la bola en el hoyo.
web-sound-yes = Sí, por favor
web-sound-no = No, gracias
web-vibrate = Vibrar
web-vibrate-help = Cuando te toca.
web-privacy = Lo que se guarda
web-privacy-text = Este navegador guarda estos ajustes, tus nombres, las llaves de tus sitios y tus partidas terminadas. El servidor guarda por un tiempo los nombres y las jugadas de una mesa. No hay cuenta ni cookies, y esta página no pide nada a ningún otro servidor.
web-privacy-more = Qué se guarda, dónde y cuánto tiempo
web-clear = Vaciar este navegador
web-sure-clear = ¿Borrar de este navegador tus ajustes, nombres, partidas terminadas y las llaves de tus sitios? No podrás volver a las mesas en las que estás. Lo que el servidor ha guardado sigue allí.
web-history-empty = En este navegador aún no ha terminado ninguna partida.
web-history-here = Guardadas solo en este navegador.
web-history-fewer = A este navegador no le queda espacio: las partidas más antiguas han dejado sitio a la última. Guárdalas en un archivo desde la página de tus partidas.
web-history-none = A este navegador no le queda espacio: esta partida solo se conserva hasta que cierres la página. Guárdala en un archivo desde la página de tus partidas.
web-holes = { $count ->
    [one] { $count } hoyo
   *[other] { $count } hoyos
}
web-share-picture = Compartir como imagen
web-share-text = Compartir como texto
web-share-name = ¿Con qué nombre?
web-share-nameless = Sin nombre
web-picture-saved = Imagen guardada en tus descargas
web-download-record = Descargar el registro
web-record-gone = El servidor ya no tiene este registro.
web-to-table = Volver a la mesa
web-sure-forget = ¿Quitar esta partida de la lista?
web-hide-phrases = Ocultar lo que dicen los demás
web-hide-phrases-help = Las frases rápidas de los demás jugadores no se muestran.
web-sure-leave-open = ¿Dejar esta mesa? Tu silla quedará libre para otra persona.
web-sure-remove = ¿Quitar esta mesa de la lista? Este navegador ya no tendrá la llave de tu sitio, y un bot seguirá por ti.
web-connecting = Conectando…
web-reconnecting = Conexión perdida. Reintentando…
web-closed = Ya no se puede acceder a esta mesa.
web-key-died = Este dispositivo ya no tiene sitio en esta mesa: juegas en otro, te han quitado la silla o la mesa se ha borrado.
web-hole = Hoyo { $hole } de { $holes }
web-hole-word = Hoyo
web-play-off = Desempate
web-standing = { $name } { $total }
web-watching = Estás mirando
web-last-round = Última ronda: { $who ->
    [you] has
   *[one] { $name } ha
} { $game ->
    [play-nine] embocado
   *[other] cerrado
}.
web-knocked = Última ronda: { $who ->
    [you] has
   *[one] { $name } ha
} tocado la mesa.
web-your-turn = Te toca
web-your-cards = Tus cartas
web-stock = Mazo, { $count } cartas
web-stock-draw = Mazo, { $count } cartas. Roba una.
web-left = quedan { $count }
web-discard = Descarte: { $card }
web-no-discard = Sin descarte
web-discards = Descarte
web-in-hand = En la mano: { $card }
web-no-card = Ninguna carta en la mano
web-in-your-hand = En la mano
web-undo = Deshacer
web-undo-move = Deshacer mi última jugada
web-slot-down = Lugar { $slot }, boca abajo
web-slot-up = Lugar { $slot }: { $card }
web-slot-pair = Lugar { $slot }: { $card }, pareja con el lugar { $partner }
web-tee-off = Destapa dos de tus cartas
web-first-look = { $look ->
    [1] Mira tu carta cercana de la izquierda, una vez
    [4] Mira tus cuatro cartas, una vez
   *[near] Mira tus dos cartas cercanas, una vez
}
web-look-touch = Pulsa una carta para mirarla
web-draw = Roba o toma el descarte
web-draw-or-knock = Roba, toma el descarte o toca la mesa
web-place-taken = Elige un lugar, o púlsala para devolverla
web-place = Coloca la carta { $card }
web-place-or-turn = Coloca la carta { $card }, o descártala y destapa una carta
web-place-or-toss = Coloca la carta { $card } o descártala
web-turn-up = ¿Qué carta destapas?
web-wait = { $who ->
    [you] Te toca
   *[one] Le toca a { $name }
}
web-wait-others = Esperando a los demás
web-paused = La partida está en pausa
web-hole-over = El hoyo ha terminado
web-takes-hole = { $who ->
    [you] Ganas el hoyo
    [you-too] Compartes el hoyo con { $name }
    [many] { $name } comparten el hoyo
   *[one] { $name } gana el hoyo
}
web-last-cards = Últimas cartas
web-result = Resultado
web-next-hole = Siguiente hoyo
web-play-out = Terminar el hoyo
web-won = { $who ->
    [you] ¡Has ganado!
    [you-too] ¡Compartes la victoria con { $name }!
    [many] { $name } comparten la victoria
   *[one] { $name } ha ganado
}
web-rematch = Otra vez
web-reopen = Cambiar juego o sillas
web-same-again = Los mismos otra vez
web-again-in = Juego
web-again-is-in = juega
web-waits-again = { $here ->
    [0] Abierta de nuevo: os espera a todos
   *[other] Abierta de nuevo: te espera, ya hay { $here }
}
web-again-help = Las mismas personas otra vez: quien tiene un sitio aquí encuentra esta mesa en «Tus mesas», en su propio dispositivo.
web-tally = { $wins ->
    [one] 1 partida ganada
   *[other] { $wins } partidas ganadas
}, { $strokes } golpes
web-look = Mirar
web-decline = Seguir sin mirar
web-pass = Pasar
web-knock = Tocar la mesa
web-peek = Espiar
web-no = No
web-sure = ¿Seguro?
web-sure-knock = ¿Tocar la mesa? Los demás tienen un turno más.
web-sure-peek = ¿Espiar la carta { $slot }? Tendrás que cambiarla por la próxima carta que robes.
web-take-back = Recuperar mi sitio
web-bot-plays = bot
web-resume = Seguir
web-pause = Pausa
web-more-time = Dar más tiempo
web-leave = Dejar la mesa
web-close = Cerrar
web-menu = Menú
web-score-card = Tarjeta
web-log = Historial
web-say = Decir
web-more = Más
web-total = Total
web-strokes = { $count ->
    [one] { $count } golpe
   *[other] { $count } golpes
}
web-record = Registro de la partida { $number }
web-hand-over = Pasa el dispositivo a { $name }
web-ready = Soy { $name }
web-qr = Código QR de la invitación
web-code-is = Código
web-copied = Copiado
web-free-chair = Silla libre
web-host = anfitrión
web-bot = bot
web-remove-chair = Quitar la silla: { $name }
web-add-chair = Silla libre
web-add-here = Jugador en este dispositivo
web-add-bot = Bot
web-start = Empezar
web-wait-host = { $name } empezará la partida.
web-acts = El anfitrión está ausente. Mientras tanto { $who ->
    [you] puedes empezar tú
   *[one] { $name } puede empezar
} la partida.
web-remembered = Ya las he visto
web-remember = Recuerda tus cartas
web-offline-still = Las reglas y la primera lección están también sin conexión:
web-learn = Aprender jugando
web-rules = Reglas
web-paper = Para imprimir
web-paper-card = Tarjeta para imprimir
web-about = Acerca de
web-guide = Una guía breve para familias, para anfitriones y para jugar mejor

## At the table

web-joker = Comodín
web-comma = { ", " }
web-name-comma = { ", " }
web-and = { $first } y { $second }
web-and-others = { $first } y otros { $count }
web-seconds-left = quedan { $seconds } segundos
web-slot-known = Lugar { $slot }, boca abajo; la conoces: { $card }
web-has-left = se ha ido, juega un bot
web-away = ausente
web-closed-hole = ha cerrado el hoyo
web-log-empty = Aún no se ha jugado nada.
web-player = Jugador
web-this-hole = Este hoyo
web-mute = Silenciar a { $name }
web-unmute = Volver a oír a { $name }
web-hand-host = Hacer anfitrión a { $name }
web-sure-hand-host = ¿Hacer anfitrión a { $name }? Entonces { $name } decide sobre la mesa, y no tú.
web-send-off = Expulsar a { $name }
web-sure-send-off = ¿Expulsar a { $name } de la mesa? Un bot jugará en su sitio y no se puede deshacer.
web-sent-off = El anfitrión te ha expulsado de la mesa. Un bot juega por ti.
web-elsewhere = Seguir en otro dispositivo
web-elsewhere-help = Apunta aquí con la cámara del otro dispositivo o abre allí el enlace.
web-elsewhere-link = Abre este enlace en el otro navegador.
web-elsewhere-goes = Tu sitio va contigo y esta página deja de jugar. No compartas el enlace: quien lo abra se queda con tu sitio.
web-elsewhere-whose = ¿El sitio de quién?
web-elsewhere-qr = Código QR para llevarte tu sitio
web-elsewhere-gone = { $name } juega ahora en otro dispositivo.
web-moved = Ahora juegas en otro dispositivo.
web-seat-here = Seguir aquí
web-seat-waits = { $name }, tu sitio puede pasar a este dispositivo. El otro dejará de jugar.
web-seat-gone = Este enlace ya se ha usado o el sitio ya no existe. Pide otro en el menú del dispositivo en el que juegas.
web-settings = Ajustes
web-watchers = { $count ->
    [one] { $count } espectador
   *[other] { $count } espectadores
}
web-sure-leave = ¿Irte del todo? Un bot jugará por ti y no podrás volver.
web-forget-me = Olvidar mi nombre aquí
web-sure-forget-me = ¿Irte del todo y que se olvide tu nombre? En esta mesa y en sus registros te llamarás «Golfer». Un bot jugará por ti y no podrás volver. Los registros que otros ya han guardado conservan tu nombre.
web-delete-table = Borrar esta mesa
web-sure-delete = ¿Borrar del servidor esta mesa y todas sus partidas? No se puede deshacer.
web-sure-delete-all = ¿Borrar del servidor esta mesa y todas sus partidas? Los demás deben estar de acuerdo: durante una partida, todos los que tienen sitio; después, todos los que están aquí.
web-delete-wished = { $who ->
    [many] { $name } quieren borrar esta mesa.
   *[one] { $name } quiere borrar esta mesa.
}
web-delete-waits = Quieres borrar esta mesa. Los demás aún deben estar de acuerdo.
web-delete-back = Conservar la mesa
web-table-deleted = Esta mesa se ha borrado.
web-table-shut = Quien lleva este servidor ha cerrado esta mesa.
web-broken-off = Quien lleva este servidor ha interrumpido la última partida.
web-forgotten = Tu nombre se ha olvidado.
web-forgotten-how = En esa mesa y en sus registros ahora te llamas «Golfer». Los registros que otros guardaron antes conservan tu nombre.
web-keys = Teclado
web-key-slot = un lugar de tus cartas
web-key-draw = robar del mazo
web-key-take = tomar el descarte, o devolverlo
web-key-discard = descartar
web-key-knock = tocar la mesa
web-key-undo = deshacer tu última jugada
web-key-next = siguiente hoyo
web-key-score = tarjeta
web-key-log = historial
web-key-back = cambiar de idea
web-standing-place = { $name } { $total } · { $place }.º
web-waits-for = Esperando a { $name }
web-want-rematch = { $who ->
    [you] Quieres jugar otra vez.
    [you-too] Tú y { $name } queréis jugar otra vez.
    [many] { $name } quieren jugar otra vez.
   *[one] { $name } quiere jugar otra vez.
}
web-knocks = { $who ->
    [you] ¡Tocas la mesa!
   *[one] ¡{ $name } toca la mesa!
}
web-putts-out = { $game ->
    [play-nine] { $who ->
        [you] ¡Has embocado!
       *[one] ¡{ $name } ha embocado!
    }
   *[other] { $who ->
        [you] ¡Has cerrado!
       *[one] ¡{ $name } ha cerrado!
    }
}
web-no-hole-yet = Todavía no ha terminado ningún hoyo.
web-all-taken = Todas las sillas están ocupadas. Añade una silla para invitar a más gente.
web-peek-hint = Pulsa una carta que no conozcas para espiarla
web-tee-off-one = Destapa otra carta
web-low-wins = Gana quien hace menos golpes: mejor las cartas bajas
web-draw-owed = Roba: la carta irá al lugar { $slot }
web-addressed = { $name }: { $text }

web-showing = cuenta { $strokes }
web-face-down = { $count } boca abajo
web-counts = Contar las cartas
web-counts-help = Cuánto valen las cartas a la vista y cuántas están boca abajo, junto a las cartas de cada jugador.
web-undos = Deshacer jugadas
web-undos-help = Solo contra bots: tu última jugada, si no enseñó ninguna carta. Los bots esperan entonces unos segundos; pulsa en la mesa para que sigan.
web-mute-bots = Silenciar a los bots
web-unmute-bots = Volver a oír a los bots
web-keeper = Marcador para cartas de verdad

## Hints

web-hint = Consejo
web-hints = Consejos del entrenador
web-hints-help = Con una pulsación ves la mejor jugada, con otra lo que cuestan las demás.
web-hints-missing = { $who ->
    [many] { $name } aún no están de acuerdo.
   *[one] { $name } aún no está de acuerdo.
}
web-hints-agreed = Toda la mesa está de acuerdo: hay consejos.
web-key-hint = consejo del entrenador
web-practice = Practicar
web-ask-coach = Preguntar al entrenador
web-what-if = ¿Y si…?
web-what-if-back = Volver a la posición
web-club-message = Mensaje del día
web-club-enter = Este club pide su contraseña. Con una invitación se entra sin ella.
web-club-make = Para abrir mesas, este club pide su contraseña. Con una invitación se puede jugar sin ella.
web-club-password = Contraseña
web-club-open = Abrir
web-club-show = Mostrar la contraseña
web-club-not-for-tables = Con esta contraseña se entra, pero no se abren mesas.
web-club-invited-only = Aquí solo se entra con una invitación: abre su enlace o escribe su código.
web-club-no-tables = Aquí solo el anfitrión abre mesas. Con una invitación puedes jugar: abre su enlace o escribe su código.
