### Counting a layout in Spanish: cards, savings, penalties.

score-strokes = { $strokes ->
    [one] { $strokes } golpe
   *[other] { $strokes } golpes
}
score-face-value = Suma de las cartas: { $strokes }
score-total = Total: { $strokes }

## Savings; the strokes are negative.

score-saving-pn-21 = La columna { $columns } es una pareja de { $card } y se anula: { $strokes }
score-saving-pn-22 = Cuatro cartas de { $card } en las columnas { $columns }: bonificación de { $strokes }
score-saving-pn-23 = Seis cartas de { $card } en las columnas { $columns }: bonificación de { $strokes }
score-saving-pn-24 = Ocho cartas de { $card } en las columnas { $columns }: bonificación de { $strokes }
score-saving-pn-26 = Los cuatro Hoyos en uno en las columnas { $columns }: bonificación de { $strokes }
score-saving-pairs-cancel = La columna { $columns } es una pareja y se anula: { $strokes }
score-penalty-closer-penalty = Embocó sin tener el resultado más bajo: se duplica (+{ $strokes })
score-penalty-knock-penalty = Tocó la mesa sin tener el resultado más bajo: +{ $strokes }

## Cards that have a name

score-card-named = { $name } ({ $card })
score-card-h = Hoyo en uno
score-card-0 = Mulligan
score-card-12 = Fuera de límites
score-card-joker = Comodín
