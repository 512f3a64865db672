### Consejo para cartas de verdad: se toca lo que hay en la propia mesa, y el entrenador sopesa las jugadas.

advice-table = La mesa
advice-players = ¿Cuántos jugadores?
advice-seats = Las cartas de todos
advice-cards-of = { $name }: cartas
advice-drawn = Robada
advice-no-card-drawn = Carta robada: ninguna
advice-place-down = Lugar { $slot }, boca abajo
advice-spot-place = { $who ->
    [you] Tu lugar { $slot }
   *[one] { $name }, lugar { $slot }
}
advice-spot-discard = Encima del descarte
advice-spot-held = La carta que tienes en la mano
advice-pile-discard = el descarte
advice-pile-held = la mano
advice-face-down = Boca abajo
advice-not-known = No la conozco
advice-nothing = Ninguna
advice-owner-knows = La conoce su dueño
advice-all-know = La han visto todos
advice-closed-out = Cerró primero
advice-closed-knock = Ha tocado la mesa
advice-pile-up = Otra encima
advice-was-taken = Del descarte
advice-used-up = De la carta { $card } solo hay { $most }, y ya están todas: { $where }.
advice-help = Toca un lugar y luego su carta. Lo que no indiques está boca abajo.
advice-help-secrets = Toca un lugar y luego su carta. Indica solo las cartas que conoces.
advice-ask = ¿Cuál es la mejor jugada?
advice-thinking = El entrenador está pensando…
advice-answer = Lo que dice el entrenador
advice-change = Cambiar las cartas
advice-only-move = Aquí solo es posible una jugada: no hay nada que decidir.
advice-close = Está reñido: la siguiente jugada apenas cuesta más.
advice-expected = Con la mejor jugada este hoyo cuesta { $strokes } golpes de media.
advice-lacks-discard = Siempre hay un descarte: ¿qué carta está encima?
advice-lacks-turned-up = { $who ->
    [you] Antes del primer turno, { $count } de tus cartas están destapadas. ¿Cuáles?
   *[one] Antes del primer turno, { $count } cartas de { $name } están destapadas. ¿Cuáles?
}
advice-lacks-nothing-left = { $who ->
    [you] Todas tus cartas están destapadas: no queda nada que decidir.
   *[one] Todas las cartas de { $name } están destapadas: no queda nada que decidir.
}
advice-lacks-who-closed = Varios jugadores no tienen cartas boca abajo. Toca a quien fue el primero y luego «Cerró primero».
advice-offline = El entrenador trabaja en el servidor, con el que ahora no se puede conectar. Tus cartas se quedan aquí: pregunta otra vez cuando tengas conexión.
advice-unsaved = Este navegador no guarda nada: lo que indiques dura hasta que cierres la página.
advice-paste = Una posición como texto
advice-read = Preguntar
advice-text = Estas cartas como texto
advice-clear = Empezar de nuevo
