### Counting a layout: cards, savings, penalties.

score-strokes = { $strokes ->
    [one] { $strokes } tiro
   *[other] { $strokes } tiri
}
score-face-value = Somma delle carte: { $strokes }
score-total = Totale: { $strokes }

## Savings; the strokes are negative.

score-saving-pn-21 = La colonna { $columns } è una coppia di { $card } e si annulla: { $strokes }
score-saving-pn-22 = Quattro { $card } nelle colonne { $columns }: bonus { $strokes }
score-saving-pn-23 = Sei { $card } nelle colonne { $columns }: bonus { $strokes }
score-saving-pn-24 = Otto { $card } nelle colonne { $columns }: bonus { $strokes }
score-saving-pn-26 = Tutte e quattro le Buche in un Tiro, nelle colonne { $columns }: bonus { $strokes }
score-saving-pairs-cancel = La colonna { $columns } è una coppia e si annulla: { $strokes }
score-penalty-closer-penalty = ha chiuso la buca senza il punteggio più basso: raddoppia (+{ $strokes })
score-penalty-knock-penalty = ha bussato senza il punteggio più basso: +{ $strokes }

## Cards that have a name

score-card-named = { $name } ({ $card })
score-card-h = Buca in un Tiro
score-card-0 = Mulligan
score-card-12 = Fuori Limite
score-card-joker = Jolly
