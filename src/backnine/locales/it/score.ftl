### Counting a layout: cards, savings, penalties.

score-strokes = { $strokes ->
    [one] { $strokes } tiro
   *[other] { $strokes } tiri
}
score-face-value = Somma delle carte: { $strokes }
score-total = Totale: { $strokes }

## Cards that have a name

score-card-named = { $name } ({ $card })
score-card-h = Buca in un Tiro
score-card-0 = Mulligan
score-card-12 = Fuori Limite
score-card-joker = Jolly
