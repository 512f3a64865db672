### The table in the terminal, in Spanish: titles, prompts, what happened.

## The head of the screen

table-hole = Hoyo { $hole } de { $holes }
table-play-off = Desempate, hoyo { $hole }
table-dealer = { $who ->
    [you] Repartes tú
   *[one] Reparte { $name }
}
table-last-round = Última ronda: { $who ->
    [you] has
   *[one] { $name } ha
} { $game ->
    [play-nine] embocado
   *[other] cerrado
}. ¡A los demás les queda un turno!
table-last-round-knock = Última ronda: { $who ->
    [you] has
   *[one] { $name } ha
} tocado la mesa. ¡A los demás les queda un turno!
table-your-turn = { $name }, es tu turno.
table-your-last-turn = { $name }, este es tu último turno.
table-tee-off = { $name }, golpe de salida: destapa dos de tus cartas ({ $left ->
    [one] falta { $left }
   *[other] faltan { $left }
}).
table-first-look = { $name }, vistazo inicial: verás las cartas una sola vez, ¡recuérdalas!
table-place = { $name }, tu carta del mazo: { $card }.
table-place-taken = { $name }, has tomado la carta { $card }. Ponla en lugar de una de las tuyas.
table-owes = Por espiar, tienes que cambiar la carta del lugar { $slots } por una del mazo.

## Under the cards

table-stock = { $count ->
    [0] Vacío
    [one] Queda { $count }
   *[other] Quedan { $count }
}
table-discard = Descarte
table-held = En la mano
table-showing = a la vista { $strokes }
table-total = total { $strokes }

## What one may type

table-key-draw = robar del mazo
table-key-draw-last = robar: ya no quedan cartas y acaba el hoyo
table-key-take = tomar la carta { $card }
table-key-knock = tocar la mesa
table-key-flip = destapar esa carta
table-key-swap = poner ahí la carta { $card }
table-key-toss = descartar la carta { $card }
table-key-toss-slot = descartar la carta { $card } y destapar esa carta
table-key-pass = descartar la carta { $card } y pasar
table-key-look = mirar tus cartas
table-key-look-slot = mirar esa carta
table-key-decline = seguir sin mirar
table-key-peek = espiar (luego tendrás que cambiar esa carta)
table-key-undo = deshacer la jugada
table-key-put-back = devolverla
table-key-why = ¿por qué?
table-key-hint = un consejo
table-key-help = ayuda
table-key-score = tarjeta
table-key-rules = reglas
table-key-quit = guardar y salir
table-key-leave = dejar la mesa
table-key-leave-seat = salir (tu sitio te espera)
table-key-start = empezar la partida
table-key-begin = empezar
table-key-fair = para qué es el sello
table-key-back = recuperar tu sitio
table-key-resume = seguir
table-key-again = jugar otra vez
table-key-reopen = los mismos otro día
table-key-come = me apunto
table-help =
    Escribe una de las letras o números que ves bajo tus cartas y pulsa Enter.
    También valen las palabras enteras: { $moves }.
    Los numeritos de tus cartas indican su lugar.
    La carta que tomas del descarte se devuelve con u mientras no la coloques. Si juegas solo contra bots, u deshace también tu última jugada, mientras no haya enseñado ninguna carta ni haya jugado un bot.
    fair muestra el sello del barajado.
table-not-understood = “{ $typed }” no está entre las opciones.
table-peek-sure = Si espías el lugar { $slot }, tendrás que cambiar esa carta por una del mazo. ¿La espías? (s/n)
table-yes = s
table-remember = Recuérdalas y pulsa Enter.
table-remember-one = Recuérdala y pulsa Enter.
table-press-enter = Pulsa Enter para seguir.
table-hand-over = Pásale el teclado a { $name }.
table-hand-over-ready = { $name }, pulsa Enter cuando nadie más esté mirando.

## What happened: "{ name }: toma una carta del mazo, pone 7 en el lugar 3, descarta 12"

table-log = { $who ->
    [you] Tú { $deeds }
   *[one] { $name } { $deeds }
}
table-says = { $name }: { $text }
table-happened-flipped = { $who ->
    [you] destapas
   *[one] destapa
} la carta { $card } en el lugar { $slot }
table-happened-looked = { $who ->
    [you] miras
   *[one] mira
} la carta del lugar { $slot }
table-happened-declined = { $who ->
    [you] sigues
   *[one] sigue
} sin mirar
table-happened-peeked = { $who ->
    [you] espías
   *[one] espía
} la carta del lugar { $slot }
table-happened-drew = { $who ->
    [you] robas
   *[one] roba
} una carta del mazo
table-happened-drew-card = { $who ->
    [you] robas
   *[one] roba
} la carta { $card }
table-happened-took = { $who ->
    [you] tomas
   *[one] toma
} la carta { $card } del descarte
table-happened-placed = { $who ->
    [you] la pones
   *[one] la pone
} en el lugar { $slot }
table-happened-placed-card = { $who ->
    [you] pones
   *[one] pone
} la carta { $card } en el lugar { $slot }
table-happened-discarded = { $who ->
    [you] descartas
   *[one] descarta
} la carta { $card }
table-happened-turned-up = { $who ->
    [you] destapas
   *[one] destapa
} la carta { $card } en el lugar { $slot }
table-happened-passed = { $who ->
    [you] pasas
   *[one] pasa
}
table-happened-knocked = { $who ->
    [you] tocas la mesa
   *[one] toca la mesa
}
table-happened-taken-back = { $who ->
    [you] deshaces la jugada
   *[one] deshace la jugada
}
table-happened-putted-out = { $game ->
    [play-nine] { $who ->
        [you] embocas
       *[one] emboca
    }
   *[other] { $who ->
        [you] cierras
       *[one] cierra
    }
}
table-happened-renewed = { $who ->
    [you] barajas los descartes y formas
   *[one] baraja los descartes y forma
} un nuevo mazo

## Why the bots played so

table-whys = En qué pensaban los bots
table-why-later = Por ahora los bots guardan sus secretos: cuando acabe el hoyo, escribe w y te lo contarán todo.

## The end of a hole and of the match

table-hole-over = Fin del hoyo { $hole }: { $who ->
    [you] has
   *[one] { $name } ha
} { $game ->
    [play-nine] embocado
   *[other] cerrado
}.
table-hole-over-knock = Fin del hoyo { $hole }: { $who ->
    [you] has
   *[one] { $name } ha
} tocado la mesa.
table-hole-over-pace = Fin del hoyo { $hole }: ya ha durado bastante (ritmo de juego).
table-score-card = Tarjeta
table-player = Jugador
table-sum = Total
table-winner = { $who ->
    [you] ¡Ganas con { $strokes }!
    [you-too] ¡Compartes la victoria con { $name }: { $strokes }!
    [many] ¡{ $name } comparten la victoria con { $strokes }!
   *[one] ¡Gana { $name } con { $strokes }!
}
table-winner-play-off = { $who ->
    [you] ¡Ganas
    [you-too] ¡Compartes con { $name }
    [many] ¡{ $name } comparten
   *[one] ¡{ $name } gana
} el desempate!
table-play-off-next = ¡Empate en el primer puesto! Muerte súbita entre { $who ->
    [you-too] tú y { $name }
   *[one] { $name }
}.
table-ask-name = ¿Cómo te llamas?
table-ask-name-why = Tu nombre aparece en la tarjeta y se recuerda aquí. Solo Enter: { $usual }.
table-against-whom = ¿Contra quién?
table-choose-bots = Escribe un número, o varios para una mesa variada (1,3). 0: sin bots, solo vosotros. Solo Enter: { $bot }. q: salir.
table-tour-without-fast = Aquí Tour juega peor, porque su parte compilada no está instalada: pip install numba
table-draw-for-dealer = ¿Quién reparte primero?
table-house = Reglas de la casa: { $house }
table-label = { $label }: { $value }
table-redraw = Hay empate: vuelven a sacar
table-deals-first = { $who ->
    [you] Has sacado la carta más baja y repartes
   *[one] { $name } ha sacado la carta más baja y reparte
} en el primer hoyo.
table-compiling = Preparando el bot tour para este juego. Ocurre una sola vez y tarda un minuto o dos…
table-compiled = { $parts } partes compiladas, { $time }
table-forfeits = { $bot } dejó { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
} al rookie, porque { $why } ({ $first })
table-commitment = Barajado sellado: { $commitment }
table-commitment-why = Tras la partida, cualquiera puede comprobar que no se movió ninguna carta.
table-stir = Escribe una palabra tuya para mezclarla con las cartas, o pulsa solo Enter.
table-stir-too = Una palabra al azar entra en el barajado en tu nombre. Escribe algo más para mezclarlo, o pulsa solo Enter.
table-saved = Partida guardada: { $file }
table-resume = Para continuar:
table-saved-matches = Partidas guardadas
table-choose-match = Escribe el número de una partida. Solo Enter: la primera, q: ninguna.
table-check = Para comprobar cada carta:
table-watch-again = Para verla otra vez, con lo que pensaban los bots:
table-input-ended = Se acabó la entrada.
table-player-name = Jugador { $number }

## Replay

table-step = Jugada { $n } de { $moves }
table-step-deal = Antes de la primera jugada
table-replay-keys = Enter siguiente · b atrás · un número: esa jugada · n hoyo siguiente · p hoyo anterior · q salir
table-nothing-hidden = Se ve todo; las cartas con ░ están boca abajo.
table-seen-by = Lo que ve { $name }
table-seen-by-spectator = Lo que ve el público: la partida no ha terminado.

## Positions

table-seat-name = Sitio { $seat }
table-as-told = Todo lo que dice la posición; las cartas con ░ están boca abajo.
table-may = { $name } puede: { $moves }
table-would = { $bot } por { $name }: { $move }
table-weights = sopesa, en golpes, con lo que cada jugada regala a los demás: { $moves }

## Verify

table-verified = { $file }: correcto. { $holes ->
    [one] { $holes } hoyo
   *[other] { $holes } hoyos
}, { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}; cada carta y cada resultado, comprobados.
table-verified-all = { $file }: correcto. { $matches } partidas, { $holes } hoyos, { $moves } jugadas; cada carta y cada resultado, comprobados.
table-verified-so-far = { $file }: correcto hasta ahora. { $moves ->
    [one] { $moves } jugada comprobada
   *[other] { $moves } jugadas comprobadas
}; la partida no ha terminado.
table-rethought = { $moves ->
    [one] La jugada de los bots se pensó de nuevo con lo que se podía ver desde su sitio: es la que elegirían.
   *[other] Las { $moves } jugadas de los bots se pensaron de nuevo, cada una con lo que se podía ver desde su sitio: son las que elegirían.
}
table-rethought-stand-ins = { $moves ->
    [one] Una de ellas es de un bot suplente, según el archivo.
   *[other] { $moves } de ellas son de bots suplentes, según el archivo.
}
table-rethought-people = { $moves ->
    [one] Una jugada en el sitio de un bot es de una persona que lo ocupó durante la partida, según el archivo.
   *[other] { $moves } jugadas en sitios de bots son de personas que los ocuparon durante la partida, según el archivo.
}
table-not-rethought-no-version = Sin pensar de nuevo: { $bots }. El archivo no dice qué versión de los bots jugó.
table-not-rethought-other-version = Sin pensar de nuevo: { $bots }. Jugó otra versión de los bots.
table-not-rethought-not-ours = Sin pensar de nuevo: { $bots }. No conocemos ese bot.
table-not-rethought-no-kernels = Sin pensar de nuevo: { $bots }. Sus núcleos no están instalados aquí (pip install numba).
table-words-in = Palabras en el barajado, con sus sellos: { $names }.
table-words-left-out = Sellada, no revelada a tiempo y por eso excluida: { $names }.
table-fair-yes = ¿Fue limpia? Sí: el sello, las palabras y cada reparto concuerdan.
table-fair-no-words = ¿Fue limpia? El sello y cada reparto concuerdan, pero nadie añadió una palabra: quien dio la semilla podía conocer las cartas.
table-fair-seed-given = ¿Fue limpia? El sello, las palabras y cada reparto concuerdan, pero quien dio la semilla podía conocer las cartas.
table-seed-given = La semilla fue dada: quien la dio podía conocer las cartas.
table-fair-no = ¿Fue limpia? Algo no concuerda. { $problem }
table-fingerprint =
    Sello: { $commitment }
    Debe ser el mismo que viste antes de repartir.
table-refuted = { $file }: algo no cuadra. { $problem }

## At a server

table-link-lost = Se ha perdido la conexión. Intentándolo de nuevo… (q: salir)
table-link-lost-typed = Se ha perdido la conexión: “{ $typed }” no se ha enviado.
table-link-lost-move = La conexión se perdió antes de que tu jugada contara. Hazla otra vez.
table-connecting = Conectando…
table-chairs = En la mesa
table-chair-free = un sitio libre
table-chair-own = { $name } (tú)
table-is-away = { $name } no está
table-bot-plays-for = Un bot juega por { $who ->
    [you] ti
   *[one] { $name }
}.
table-code = Los demás entran con el código { $code }.
table-waiting-start = Esperando a que el anfitrión empiece la partida.
table-start-when-ready = Empieza cuando estéis todos.
table-waiting-for = Esperando a { $name }…
table-waiting = Un momento…
table-hours-left = { $name }: quedan { $hours } h
table-time-left = { $name }: quedan { $seconds } s
table-not-kept = Una partida que empieza desde una posición no se guarda.
table-come-back = Tu sitio te espera. Para volver:
table-invited = { $name } te invita a jugar a { $game }. Sitios libres: { $free }.
table-invited-by-nobody = Te han invitado a jugar a { $game }. Sitios libres: { $free }.
table-late-begun = Esta partida ya ha empezado. Puedes:
table-late-full = Todas las sillas están ocupadas. Puedes:
table-late-chair = seguir en el sitio de { $name } ({ $bot }), si el anfitrión está de acuerdo
table-late-watch = mirar
table-late-which = Tu elección (solo Enter: nada):
table-late-asked = El anfitrión decide si puedes ocupar la silla de { $name }… (q y Enter: dejar de pedir)
table-late-wish = { $name } quiere seguir en el sitio de { $bot }: y (sí) o n (no).
table-message-of-the-day = Mensaje del día: { $text }
table-which-code = El código de la mesa:
table-which-name = Tu nombre (solo Enter: lo elige la mesa):
table-which-name-known = Tu nombre (solo Enter: { $usual }):
table-late-ask-watch = mirar, si el anfitrión está de acuerdo
table-late-asked-watch = El anfitrión decide si puedes mirar… (q y Enter: dejar de pedir)
table-late-wish-watch = { $name } quiere mirar: y (sí, y se admiten espectadores) o n (no).
