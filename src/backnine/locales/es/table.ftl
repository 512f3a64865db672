### The table in the terminal, in Spanish: titles, prompts, what happened.

## The head of the screen

table-hole = Hoyo { $hole } de { $holes }
table-play-off = Desempate, hoyo { $hole }
table-dealer = Reparte { $name }
table-last-round = Última ronda: { $name } embocó. ¡A los demás les queda un turno!
table-last-round-knock = Última ronda: { $name } tocó la mesa. ¡A los demás les queda un turno!
table-your-turn = { $name }, es tu turno.
table-your-last-turn = { $name }, este es tu último turno.
table-tee-off = { $name }, golpe de salida: destapa dos de tus cartas ({ $left ->
    [one] falta { $left }
   *[other] faltan { $left }
}).
table-first-look = { $name }, vistazo inicial: verás las cartas una sola vez, ¡recuérdalas!
table-place = { $name }, tu carta del mazo: { $card }.
table-place-taken = { $name }, tomaste esta carta: { $card }. Ponla en lugar de una de las tuyas.
table-owes = Por espiar, tienes que cambiar la carta del lugar { $slots } por una del mazo.

## Under the cards

table-stock = { $count ->
    [0] Vacío
    [one] Queda { $count }
   *[other] Quedan { $count }
}
table-discard = Descarte
table-held = En mano
table-showing = a la vista { $strokes }
table-total = total { $strokes }

## What one may type

table-key-draw = tomar del mazo
table-key-draw-last = tomar del mazo: ya no quedan cartas y acaba el hoyo
table-key-take = tomar de la pila: { $card }
table-key-knock = tocar la mesa
table-key-flip = destapar esa carta
table-key-swap = cambiar esa carta por { $card }
table-key-toss = descartar { $card }
table-key-toss-slot = descartar { $card } y destapar esa carta
table-key-pass = descartar { $card } y pasar
table-key-look = mirar tus cartas
table-key-look-slot = mirar esa carta
table-key-decline = seguir sin mirar
table-key-peek = espiar (luego tendrás que cambiar esa carta)
table-key-why = ¿por qué?
table-key-help = ayuda
table-key-score = resultados
table-key-rules = reglas
table-key-quit = guardar y salir
table-help =
    Escribe una de las letras o números que ves bajo tus cartas y pulsa Enter.
    También valen las palabras enteras: { $moves }.
    Los numeritos de tus cartas indican su lugar.
table-not-understood = “{ $typed }” no está entre las opciones.
table-peek-sure = Si espías el lugar { $slot }, tendrás que cambiar esa carta por una del mazo. ¿La espías? (s/n)
table-yes = s
table-remember = Recuérdalas y pulsa Enter.
table-remember-one = Recuérdala y pulsa Enter.
table-press-enter = Pulsa Enter para seguir.
table-hand-over = Pásale el teclado a { $name }.
table-hand-over-ready = { $name }, pulsa Enter cuando nadie más esté mirando.

## What happened: "{ name }: toma una carta del mazo, pone 7 en el lugar 3, descarta 12"

table-log = { $name }: { $deeds }
table-happened-flipped = destapa { $card } en el lugar { $slot }
table-happened-looked = mira el lugar { $slot }
table-happened-declined = sigue sin mirar
table-happened-peeked = espía el lugar { $slot }
table-happened-drew = toma una carta del mazo
table-happened-drew-card = toma la carta { $card } del mazo
table-happened-took = toma la carta { $card } de la pila
table-happened-placed = la pone en el lugar { $slot }
table-happened-placed-card = pone { $card } en el lugar { $slot }
table-happened-discarded = descarta { $card }
table-happened-turned-up = destapa { $card } en el lugar { $slot }
table-happened-passed = pasa
table-happened-knocked = ¡toca la mesa!
table-happened-putted-out = ¡emboca!
table-happened-renewed = baraja los descartes y forma un nuevo mazo

## Why the bots played so

table-whys = En qué pensaban los bots
table-why-later = Por ahora los bots guardan sus secretos: cuando acabe el hoyo, escribe w y te lo contarán todo.

## The end of a hole and of the match

table-hole-over = Fin del hoyo { $hole }: { $name } embocó.
table-hole-over-knock = Fin del hoyo { $hole }: { $name } tocó la mesa.
table-hole-over-pace = Fin del hoyo { $hole }: ya ha durado bastante (ritmo de juego).
table-score-card = Tarjeta de resultados
table-player = Jugador
table-sum = Total
table-winner = ¡Gana { $names } con { $strokes }!
table-winner-play-off = ¡{ $names } gana el desempate!
table-winners = ¡{ $names } comparten la victoria con { $strokes }!
table-play-off-next = ¡Empate en el primer puesto! Muerte súbita entre { $names }.
table-against-whom = ¿Contra quién?
table-choose-bots = Escribe un número, o varios para una mesa variada (1,3). Solo Enter: { $bot }.
table-tour-without-fast = Aquí Tour juega peor, porque su parte compilada no está instalada: pip install "backnine[fast]"
table-draw-for-dealer = ¿Quién reparte primero?
table-house = Reglas de la casa: { $house }
table-redraw = Hay empate: vuelven a sacar
table-deals-first = { $name } sacó la carta más baja y reparte en el primer hoyo.
table-compiling = Preparando el bot tour para este juego. Ocurre una sola vez y tarda un minuto o dos…
table-commitment = Barajado sellado: { $commitment }
table-commitment-why = Tras la partida, cualquiera puede comprobar que no se movió ninguna carta.
table-stir = Escribe una palabra tuya para mezclarla con las cartas, o pulsa solo Enter.
table-stir-too = Una palabra al azar entra en el barajado en tu nombre. Escribe algo más para mezclarlo, o pulsa solo Enter.
table-saved = Partida guardada: { $file }
table-resume = Para continuar: { $command }
table-check = Para comprobar cada carta: { $command }
table-watch-again = Para verla otra vez, con lo que pensaban los bots: { $command }
table-input-ended = Se acabó la entrada.
table-player-name = Jugador { $number }
table-and = { $first } y { $second }

## Replay

table-step = Jugada { $n } de { $moves }
table-step-deal = Antes de la primera jugada
table-replay-keys = Enter siguiente · b atrás · un número: esa jugada · n hoyo siguiente · p hoyo anterior · q salir
table-nothing-hidden = Se ve todo; las cartas con ░ están boca abajo.
table-seen-by = Lo que ve { $name }
table-seen-by-spectator = Lo que ve el público: la partida no ha terminado.

## Positions

table-seat-name = Asiento { $seat }
table-as-told = Todo lo que dice la posición; las cartas con ░ están boca abajo.
table-may = { $name } puede: { $moves }
table-would = { $bot } por { $name }: { $move }
table-weights = espera, en golpes: { $moves }

## Verify

table-verified = { $file }: correcto. { $holes ->
    [one] { $holes } hoyo
   *[other] { $holes } hoyos
}, { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}; cada carta y cada resultado, comprobados.
table-verified-so-far = { $file }: correcto hasta ahora. { $moves ->
    [one] { $moves } jugada comprobada
   *[other] { $moves } jugadas comprobadas
}; la partida no ha terminado.
table-rethought = { $moves ->
    [one] La jugada de los bots se pensó de nuevo con lo que se podía ver desde su asiento: es la que elegirían.
   *[other] Las { $moves } jugadas de los bots se pensaron de nuevo, cada una con lo que se podía ver desde su asiento: son las que elegirían.
}
table-rethought-stand-ins = { $moves ->
    [one] Una de ellas es de un bot suplente, según el archivo.
   *[other] { $moves } de ellas son de bots suplentes, según el archivo.
}
table-not-rethought-no-version = Sin pensar de nuevo: { $bots }. El archivo no dice qué versión de los bots jugó.
table-not-rethought-other-version = Sin pensar de nuevo: { $bots }. Jugó otra versión de los bots.
table-not-rethought-not-ours = Sin pensar de nuevo: { $bots }. No conocemos ese bot.
table-not-rethought-no-kernels = Sin pensar de nuevo: { $bots }. Sus núcleos no están instalados aquí (pip install 'backnine[fast]').
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
