### Counting a layout: cards, savings, penalties.

score-strokes = { $strokes ->
    [one] { $strokes } coup
   *[other] { $strokes } coups
}
score-face-value = Somme des cartes : { $strokes }
score-total = Total : { $strokes }

## Savings; the strokes are negative.

score-saving-pn-21 = La colonne { $columns } est une paire de { $card } et s’annule : { $strokes }
score-saving-pn-22 = Quatre { $card } dans les colonnes { $columns } : bonus { $strokes }
score-saving-pn-23 = Six { $card } dans les colonnes { $columns } : bonus { $strokes }
score-saving-pn-24 = Huit { $card } dans les colonnes { $columns } : bonus { $strokes }
score-saving-pn-26 = Les quatre Trous d’un coup dans les colonnes { $columns } : bonus { $strokes }
score-saving-pairs-cancel = La colonne { $columns } est une paire et s’annule : { $strokes }
score-penalty-closer-penalty = a rentré la balle sans avoir le plus bas score : score doublé (+{ $strokes })
score-penalty-knock-penalty = a frappé sans avoir le plus bas score : +{ $strokes }

## Cards that have a name

score-card-named = { $name } ({ $card })
score-card-h = Trou d’un coup
score-card-0 = Mulligan
score-card-12 = Hors limites
score-card-joker = Joker
