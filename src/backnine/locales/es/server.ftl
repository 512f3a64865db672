phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-nice-one = ¡Qué buena!
phrase-well-played = ¡Bien jugado!
phrase-oops = ¡Uy!
phrase-wow = ¡Guau!
phrase-thanks = ¡Gracias!
phrase-thinking = Déjame pensar…
phrase-back-soon = Ahora vuelvo
phrase-your-turn = ¡Te toca!
phrase-good-game = ¡Buena partida!
phrase-again = ¿Otra?
server-welcome = Este ordenador es una casa club para juegos de cartas de golf: { $games }.
server-tables = Mesas
server-table = Mesa
server-state = Estado
server-no-tables = Todavía no hay mesas.
server-state-open = esperando jugadores
server-state-shuffling = barajando
server-state-playing = en juego
server-state-paused = en pausa
server-state-over = terminada
server-state-ended = abandonada por todos
server-api = Cómo hablan los programas con este servidor
server-not-affiliated = Play Nine es una marca de su propietario; Backnine no está afiliado a él.
server-running = Backnine está en marcha: { $address }
server-lan = En teléfonos y ordenadores de la misma red: { $address }
server-stop = Ctrl-C lo detiene; no se pierde nada.
server-stopped = Backnine se ha detenido. Vuelve a iniciarlo y cada mesa sigue.
server-backed-up = Guardado en { $file }.
server-restored = Restauradas { $tables } mesas con { $records } registros, comprobados uno a uno.
server-moved = Trasladadas { $tables } mesas con { $records } registros, comprobados uno a uno.
server-left-behind = Dañadas, y dejadas atrás: { $tables }
server-forgot-tables = { $count ->
    [one] { $count } mesa borrada.
   *[other] { $count } mesas borradas.
}
server-forgot-name = { $count ->
    [one] El nombre se ha sustituido en { $count } mesa.
   *[other] El nombre se ha sustituido en { $count } mesas.
}
server-not-looked-at = Estas mesas están dañadas y no se han podido examinar: { $tables }. Puede que el nombre siga ahí: recupéralas de una copia y repite, o bórralas.
server-would-forget-tables = { $count ->
    [one] Se borraría { $count } mesa.
   *[other] Se borrarían { $count } mesas.
}
server-would-forget-name = { $count ->
    [one] El nombre se sustituiría en { $count } mesa.
   *[other] El nombre se sustituiría en { $count } mesas.
}
reminder-your-turn = Te toca
reminder-time-runs-out = Te toca: se acaba el tiempo
reminder-at-table = { $game } · { $name }
