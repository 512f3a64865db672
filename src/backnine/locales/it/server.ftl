phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-nice-one = Bel colpo!
phrase-well-played = Ben giocato!
phrase-oops = Ops!
phrase-wow = Wow!
phrase-thanks = Grazie!
phrase-thinking = Fammi pensare…
phrase-back-soon = Torno subito
phrase-your-turn = Tocca a te!
phrase-good-game = Bella partita!
phrase-again = Un’altra?
server-welcome = Questo computer è una club house per giochi di carte golf: { $games }.
server-tables = Tavoli
server-table = Tavolo
server-state = Stato
server-no-tables = Non ci sono ancora tavoli.
server-state-open = in attesa di giocatori
server-state-shuffling = si mescola
server-state-playing = in gioco
server-state-paused = in pausa
server-state-over = finita
server-state-ended = abbandonato da tutti
server-api = Come i programmi parlano con questo server
server-not-affiliated = Play Nine è un marchio del suo proprietario; Backnine non vi è affiliato.
server-running = Backnine è attivo: { $address }
server-lan = Su telefoni e computer della stessa rete: { $address }
server-stop = Ctrl-C lo ferma; niente va perso.
server-stopped = Backnine si è fermato. Riavvialo, e ogni tavolo va avanti.
server-backed-up = Salvato in { $file }.
server-restored = Ripristinati { $tables } tavoli con { $records } resoconti, controllati uno per uno.
server-moved = Spostati { $tables } tavoli con { $records } resoconti, controllati uno per uno.
server-left-behind = Danneggiati, e lasciati indietro: { $tables }
server-forgot-tables = { $count ->
    [one] { $count } tavolo cancellato.
   *[other] { $count } tavoli cancellati.
}
server-forgot-name = { $count ->
    [one] Il nome è stato sostituito a { $count } tavolo.
   *[other] Il nome è stato sostituito a { $count } tavoli.
}
server-not-looked-at = Questi tavoli sono danneggiati e non è stato possibile esaminarli: { $tables }. Il nome potrebbe esserci ancora: ripristinali da una copia e ripeti, oppure cancellali.
server-would-forget-tables = { $count ->
    [one] { $count } tavolo verrebbe cancellato.
   *[other] { $count } tavoli verrebbero cancellati.
}
server-would-forget-name = { $count ->
    [one] Il nome verrebbe sostituito a { $count } tavolo.
   *[other] Il nome verrebbe sostituito a { $count } tavoli.
}
reminder-your-turn = Tocca a te
reminder-time-runs-out = Tocca a te: il tempo sta per scadere
reminder-at-table = { $game } · { $name }
