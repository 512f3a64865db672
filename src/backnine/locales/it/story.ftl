# Le partite finite: la pagina di ognuna, le statistiche e la moviola.

story-match = Una partita
story-not-here = Questa partita non è conservata in questo browser.
story-remove = Togli questa partita
story-series = Partite vinte finora
story-guest = Giocata da { $name } in un altro browser
story-how-it-went = Com’è andata
story-chart = I totali buca dopo buca, una linea per giocatore
story-chart-hint = Meno tiri, più in alto la linea.
story-totals = Totali dopo ogni buca
story-turned = { $who ->
    [you] Dopo la buca { $hole } hai preso la testa e non l’hai più lasciata.
   *[one] Dopo la buca { $hole } { $name } ha preso la testa e non l’ha più lasciata.
}
story-turned-last = { $who ->
    [you] Hai vinto all’ultima buca.
   *[one] { $name } ha vinto all’ultima buca.
}
story-turned-play-off = { $who ->
    [you] Hai vinto allo spareggio.
   *[one] { $name } ha vinto allo spareggio.
}

## Statistiche

story-statistics = Statistiche
story-whose = Giocatore
story-all-here = Tutti su questo dispositivo
story-guest-name = { $name } (da un file)
story-matches = Partite
story-wins = Vinte
story-average = Tiri per buca
story-best = Buca migliore
story-worst = Buca peggiore
story-hole-of = { $label }: { $strokes }. Vai alla partita
story-paid = Buche chiuse bene
story-of = { $count } su { $all }
story-opponents = Con chi hai giocato
story-name = Nome
story-ahead = Davanti a loro
story-more = Mostra partite più vecchie

## Come file

story-carry = Porta con te le partite
story-carry-why = Salva le partite finite in un file e aprilo con un altro browser.
story-export = Salva in un file
story-import = Apri un file
story-saved = Salvato come { $file }, tra i download del browser.
story-whose-file = Queste partite sono di { $name }. Sei tu?
story-mine = Sì, sono mie
story-not-mine = No, di qualcun altro
story-added = { $count ->
    [0] Nessuna partita aggiunta.
    [one] Una partita aggiunta.
   *[other] { $count } partite aggiunte.
}
story-known = { $count ->
    [one] Una c’era già.
   *[other] { $count } c’erano già.
}
story-left = { $count ->
    [one] Non c’era posto per un’altra.
   *[other] Non c’era posto per altre { $count }.
}
story-refused-not-ours = Questo non è un file di partite finite. Non è cambiato nulla.
story-refused-newer = Questo file viene da una versione più nuova di Backnine. Non è cambiato nulla.
story-refused-damaged = Questo file è danneggiato. Non è cambiato nulla.
story-refused-too-large = Questo file è troppo grande. Non è cambiato nulla.
story-refused-no-room = In questo browser non c’è più posto per queste partite. Non è cambiato nulla.

## Rivedere

story-replay = Rivedi la partita
story-to-match = Torna alla partita
story-no-replay = Questa partita non si può rivedere: il suo resoconto non corrisponde.
story-table = Le carte sul tavolo
story-controls = I passi della partita
story-play = Avvia
story-back = Un passo indietro
story-forth = Un passo avanti
story-hole-back = All’inizio della buca
story-hole-forth = Alla buca seguente
story-hole = Buca { $hole }
story-eyes = Con gli occhi di chi
story-open = Tutte le carte scoperte
story-eyes-of = { $who ->
    [you] Ciò che vedi tu
   *[one] Ciò che vede { $name }
}
story-dealt = { $who ->
    [you] Buca { $hole }. Hai dato le carte.
   *[one] Buca { $hole }. { $name } ha dato le carte.
}
story-hole-over = La buca { $hole } è finita.
story-then-over = { $ends ->
    [yes] { $told } { $over }
   *[no] { $told }. { $over }
}
story-real = Giocata con carte vere
story-review = Fortuna o bravura?
story-embed = Inseriscila in una pagina
story-embedded = Copiato: incollalo nella tua pagina
