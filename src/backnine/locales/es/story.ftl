# Las partidas terminadas: la página de cada una, las estadísticas y la repetición.

story-match = Una partida
story-not-here = Esta partida no está guardada en este navegador.
story-remove = Quitar esta partida
story-series = Partidas ganadas hasta ahora
story-guest = Jugada por { $name } en otro navegador
story-how-it-went = Cómo fue
story-chart = Los totales hoyo a hoyo, una línea por jugador
story-chart-hint = Cuantos menos golpes, más arriba va la línea.
story-totals = Totales después de cada hoyo
story-turned = { $who ->
    [you] Tras el hoyo { $hole } te pusiste en cabeza y ya no la dejaste.
   *[one] Tras el hoyo { $hole }, { $name } se puso en cabeza y ya no la dejó.
}
story-turned-last = { $who ->
    [you] Ganaste en el último hoyo.
   *[one] { $name } ganó en el último hoyo.
}
story-turned-play-off = { $who ->
    [you] Ganaste en el desempate.
   *[one] { $name } ganó en el desempate.
}

## Estadísticas

story-statistics = Estadísticas
story-whose = Jugador
story-all-here = Todos en este dispositivo
story-guest-name = { $name } (de un archivo)
story-matches = Partidas
story-wins = Ganadas
story-average = Golpes por hoyo
story-best = Mejor hoyo
story-worst = Peor hoyo
story-hole-of = { $label }: { $strokes }. Ver la partida
story-paid = Cierres que salieron bien
story-of = { $count } de { $all }
story-opponents = Con quién has jugado
story-name = Nombre
story-ahead = Quedaste por delante
story-more = Ver partidas más antiguas

## En un archivo

story-carry = Llévate tus partidas
story-carry-why = Guarda tus partidas terminadas en un archivo y ábrelo con otro navegador.
story-export = Guardar en un archivo
story-import = Abrir un archivo
story-saved = Guardado como { $file }, en las descargas de tu navegador.
story-whose-file = Estas partidas son de { $name }. ¿Eres tú?
story-mine = Sí, son mías
story-not-mine = No, de otra persona
story-added = { $count ->
    [0] No se ha añadido ninguna partida.
    [one] Se ha añadido una partida.
   *[other] Se han añadido { $count } partidas.
}
story-known = { $count ->
    [one] Una ya estaba aquí.
   *[other] { $count } ya estaban aquí.
}
story-left = { $count ->
    [one] No quedaba sitio para otra más.
   *[other] No quedaba sitio para otras { $count }.
}
story-refused-not-ours = Este no es un archivo de partidas terminadas. No ha cambiado nada.
story-refused-newer = Este archivo es de una versión más nueva de Backnine. No ha cambiado nada.
story-refused-damaged = Este archivo está dañado. No ha cambiado nada.
story-refused-too-large = Este archivo es demasiado grande. No ha cambiado nada.
story-refused-no-room = En este navegador no queda sitio para estas partidas. No ha cambiado nada.

## Repetición

story-replay = Ver la repetición
story-to-match = Volver a la partida
story-no-replay = Esta partida no se puede volver a ver: su registro no encaja.
story-table = Las cartas en la mesa
story-controls = Los pasos de la partida
story-play = Reproducir
story-back = Un paso atrás
story-forth = Un paso adelante
story-hole-back = Al principio del hoyo
story-hole-forth = Al hoyo siguiente
story-hole = Hoyo { $hole }
story-eyes = Con los ojos de quién
story-open = Todas las cartas a la vista
story-eyes-of = { $who ->
    [you] Lo que ves tú
   *[one] Lo que ve { $name }
}
story-dealt = { $who ->
    [you] Hoyo { $hole }. Has repartido.
   *[one] Hoyo { $hole }. { $name } ha repartido.
}
story-hole-over = El hoyo { $hole } ha terminado.
story-then-over = { $ends ->
    [yes] { $told } { $over }
   *[no] { $told }. { $over }
}
story-real = Jugada con cartas de verdad
story-review = ¿Suerte o destreza?
story-embed = Insertarla en una página
story-embedded = Copiado: pégalo en tu página
