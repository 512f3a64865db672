### Counting a layout: cards, savings, penalties.

score-strokes = { $strokes ->
    [one] { $strokes } coup
   *[other] { $strokes } coups
}
score-face-value = Somme des cartes : { $strokes }
score-total = Total : { $strokes }

## Cards that have a name

score-card-named = { $name } ({ $card })
score-card-h = Trou d’un coup
score-card-0 = Mulligan
score-card-12 = Hors limites
score-card-joker = Joker
