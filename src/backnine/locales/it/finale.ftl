### La fine di una partita, un momento a sé.

finale-by = { $count ->
    [one] con un tiro di vantaggio
   *[other] con { $count } tiri di vantaggio
}
finale-play-off = allo spareggio
finale-standing = La classifica finale
finale-best = Buca migliore
finale-best-hole = Buca { $hole }: { $strokes } ({ $name })
finale-turned = La svolta
finale-turned-first = { $who ->
    [you] Eri in testa dalla prima buca
   *[one] { $name } era in testa dalla prima buca
}
finale-turned-hole = Buca { $hole }
finale-turned-last = All’ultima buca
finale-turned-play-off = Allo spareggio
finale-series = Partite vinte finora
finale-look = Vai alla partita
finale-picture = Il risultato come immagine
finale-name = Che nome vuoi avere al tavolo e sull’immagine?
finale-name-yes = Usa questo nome
finale-name-no = No, grazie
finale-review = Fortuna o bravura?
finale-what-if = E se… questa buca è ripartita da una posizione. Non conta da nessuna parte.
finale-what-if-again = Ancora una volta da lì
