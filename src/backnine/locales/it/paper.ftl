### Carta: segnapunti, fogli delle regole e carte da stampare.

paper-scorecard = Segnapunti
paper-rules = Foglio delle regole
paper-cards = Carte da ritagliare
paper-title-scorecard = { $game }: segnapunti
paper-title-rules = { $game }: le regole
paper-title-cards = { $game }: le carte
paper-hole = Buca
paper-play-off = Spareggio
paper-total = Totale
paper-date = Data
paper-place = Luogo
paper-closed = ha messo fine alla buca
paper-best = migliore della buca
paper-fold = Stampa su due lati, girando sul lato corto, e piega a metà.
paper-how = Stampa su carta robusta, a grandezza naturale, su due lati, girando sul lato lungo. Poi taglia lungo i segni: nove carte per foglio.
paper-count = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
paper-winner = { $count ->
    [one] { $names } ha vinto
   *[other] { $names } hanno vinto
}

## Quello che dice il comando

paper-written = { $pages ->
    [one] { $file }: una pagina, { $size } kB.
   *[other] { $file }: { $pages } pagine, { $size } kB.
}
paper-shortened = Nomi accorciati per mancanza di spazio: { $names }
paper-replaced = Nessun carattere qui ha tutte le lettere di questi nomi; ★ o □ sta per le altre: { $names }

## La pagina nel browser

paper-page = Per il tavolo di cucina
paper-about = Segnapunti, un foglio delle regole da piegare e un intero mazzo di carte, in PDF per la tua stampante.
paper-kind = Che cosa stampare
paper-game = Gioco
paper-players = Giocatori
paper-holes = Buche
paper-size = Carta
paper-size-a4 = A4
paper-size-letter = Letter
paper-names = Nomi
paper-names-hint = Separati da virgole, oppure nessuno: resta lo spazio per scriverli.
paper-match = Da una partita finita
paper-blank = In bianco
paper-record = Apri un resoconto
paper-make = Scarica il PDF
paper-preview = Anteprima
paper-preview-page = Pagina { $page }
paper-drawing = L’anteprima è in preparazione…
paper-more-pages = Il file ha altre pagine.
paper-away = I fogli li prepara il server, che per ora non è raggiungibile. L’anteprima compare qui appena risponde.
paper-instead = Il tuo browser può stampare anche senza: apri la pagina, poi scegli «Stampa» nel suo menu.
paper-instead-match = La pagina di questa partita
paper-instead-rules = Le regole di { $game }
paper-instead-keep = Intanto il segnapunti conta per te, anche senza rete.
