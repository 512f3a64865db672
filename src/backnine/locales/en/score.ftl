### Counting a layout: cards, savings, penalties.

score-strokes = { $strokes ->
    [one] { $strokes } stroke
   *[other] { $strokes } strokes
}
score-face-value = Sum of the cards: { $strokes }
score-total = Total: { $strokes }

## Savings; the strokes are negative.

score-saving-pn-21 = Column { $columns } is a pair of { $card } and cancels: { $strokes }
score-saving-pn-22 = Four alike, { $card }, in columns { $columns }: bonus { $strokes }
score-saving-pn-23 = Six alike, { $card }, in columns { $columns }: bonus { $strokes }
score-saving-pn-24 = Eight alike, { $card }, in columns { $columns }: bonus { $strokes }
score-saving-pn-26 = All four Hole-in-One cards, in columns { $columns }: bonus { $strokes }
score-saving-pairs-cancel = Column { $columns } is a pair and cancels: { $strokes }
score-penalty-closer-penalty = went out without the lowest score: doubled (+{ $strokes })
score-penalty-knock-penalty = knocked without the lowest score: +{ $strokes }

## Cards that have a name

score-card-named = { $name } ({ $card })
score-card-h = Hole-in-One
score-card-0 = Mulligan
score-card-12 = Out of Bounds
score-card-joker = Joker
