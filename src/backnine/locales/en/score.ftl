### Counting a layout: cards, savings, penalties.

score-strokes = { $strokes ->
    [one] { $strokes } stroke
   *[other] { $strokes } strokes
}
score-face-value = Sum of the cards: { $strokes }
score-total = Total: { $strokes }

## Cards that have a name

score-card-named = { $name } ({ $card })
score-card-h = Hole-in-One
score-card-0 = Mulligan
score-card-12 = Out of Bounds
score-card-joker = Joker
