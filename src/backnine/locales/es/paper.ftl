### Papel: tarjetas, hojas de reglas y cartas para imprimir.

paper-scorecard = Tarjeta
paper-rules = Hoja de reglas
paper-cards = Cartas para recortar
paper-title-scorecard = { $game }: tarjeta
paper-title-rules = { $game }: las reglas
paper-title-cards = { $game }: las cartas
paper-hole = Hoyo
paper-play-off = Desempate
paper-total = Total
paper-date = Fecha
paper-place = Lugar
paper-closed = ha cerrado el hoyo
paper-best = lo mejor del hoyo
paper-fold = Imprime por las dos caras, girando por el lado corto, y dobla por la mitad.
paper-how = Imprime en papel grueso, a tamaño real, por las dos caras, girando por el lado largo. Después corta por las marcas: nueve cartas por hoja.
paper-count = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
paper-winner = { $count ->
    [one] { $names } ha ganado
   *[other] { $names } han ganado
}

## Lo que dice el comando

paper-written = { $pages ->
    [one] { $file }: una página, { $size } kB.
   *[other] { $file }: { $pages } páginas, { $size } kB.
}
paper-shortened = Nombres acortados por falta de sitio: { $names }
paper-replaced = Ningún tipo de letra de aquí tiene todas las letras de estos nombres; ★ o □ ocupa el lugar de las demás: { $names }

## La página en el navegador

paper-page = Para la mesa de la cocina
paper-about = Tarjetas, una hoja de reglas para doblar y una baraja entera, en PDF para tu impresora.
paper-kind = Qué imprimir
paper-game = Juego
paper-players = Jugadores
paper-holes = Hoyos
paper-size = Papel
paper-size-a4 = A4
paper-size-letter = Carta (letter)
paper-names = Nombres
paper-names-hint = Separados por comas, o ninguno: así queda sitio para escribirlos.
paper-match = De una partida terminada
paper-blank = En blanco
paper-record = Abrir un registro
paper-make = Descargar el PDF
paper-preview = Vista previa
paper-preview-page = Página { $page }
paper-drawing = Preparando la vista previa…
paper-more-pages = El archivo tiene más páginas.
paper-away = Las hojas las prepara el servidor, y ahora mismo no hay conexión con él. La vista previa aparecerá aquí en cuanto responda.
paper-instead = Tu navegador puede imprimir sin él: abre la página y elige «Imprimir» en su menú.
paper-instead-match = La página de esta partida
paper-instead-rules = Las reglas de { $game }
paper-instead-keep = Mientras tanto, el marcador cuenta por ti sin conexión.
