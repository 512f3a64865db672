### Counting a layout in Spanish: cards, savings, penalties.

score-strokes = { $strokes ->
    [one] { $strokes } golpe
   *[other] { $strokes } golpes
}
score-face-value = Suma de las cartas: { $strokes }
score-total = Total: { $strokes }

## Cards that have a name

score-card-named = { $name } ({ $card })
score-card-h = Hoyo en uno
score-card-0 = Mulligan
score-card-12 = Fuera de límites
score-card-joker = Comodín
