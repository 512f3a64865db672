### Why a bot made its move, in Italian: a sentence without its subject.

why-also = { $reason }; { $also }
why-worth = { $reason } (circa { $strokes } tiri in meno che con ogni altra mossa)
why-close-call = { $reason } (ma è questione di poco)
why-anything = prova una mossa qualsiasi: non conosce questo gioco
why-at-random = sceglie a caso una mossa permessa, senza badare alle carte

## Tee off and first look

why-tee-off = scopre la posizione { $slot }: una vale l’altra
why-tee-off-fresh = scopre la posizione { $slot }: due colonne diverse danno due numeri da accoppiare
why-tee-off-same = scopre la posizione { $slot } nella stessa colonna, sperando subito in una coppia
why-look = guarda, per ricordare il più possibile
why-look-slot = guarda la posizione { $slot }, per ricordarla
why-decline = si fida della fortuna e non guarda

## Draw, take or knock

why-draw-no-use = pesca: negli scarti c’è { $card }, che non serve
why-draw-better = pesca, sperando in qualcosa di meglio della carta { $card }
why-draw-owes = pesca, perché deve cambiare la carta sbirciata in posizione { $slot }
why-draw-ends-hole = pesca benché il mazzo sia esaurito, e così chiude la buca
why-take-block = prende la carta { $card }: un’altra coppia dello stesso numero, e un bonus di { $strokes } tiri
why-take-pair = prende la carta { $card } per fare coppia con quella in posizione { $slot }
why-take-hole-in-one = prende la carta { $card }: nessun’altra fa risparmiare di più
why-take-half-block = prende la carta { $card }: una seconda coppia di quel numero darebbe un bonus
why-take-for = prende la carta { $card } per liberarsi della carta { $old }
why-take-for-remembered = prende la carta { $card } per liberarsi della carta { $old } che ricorda
why-take-for-unknown = prende la carta { $card }: probabilmente è più bassa di una che non conosce
why-take-hopes = prende la carta { $card } sperando in una coppia
why-knock = bussa: conta { $strokes }
why-knock-unsure = bussa con circa { $strokes }, per quel che ne sa
why-knock-short-stock = bussa con circa { $strokes }, perché le carte stanno finendo
why-draw-too-high = pesca: la carta { $card } sembra troppo alta
why-draw-curious = pesca per curiosità, anche se la carta { $card } è bassa
why-draw-overlooks-pair = pesca, senza accorgersi che la carta { $card } farebbe coppia
why-draw-tempted = pesca: la carta { $card } andrebbe bene, ma il mazzo è una tentazione
why-likes-low = prende la carta { $card }: le carte basse piacciono sempre
why-knock-feels-low = bussa a sensazione, con circa { $strokes }
why-knock-whim = bussa d’impulso
why-waits-to-knock = pensa di bussare con circa { $strokes }, ma aspetta ancora una carta
why-peek = non ha resistito a guardare la posizione { $slot }

## A card in hand

why-swap-block = mette la carta { $card } in posizione { $slot }: un’altra coppia dello stesso numero, e un bonus di { $strokes } tiri
why-swap-pair = mette la carta { $card } in posizione { $slot }: fa coppia, e le due carte non costano nulla
why-swap-breaks-pair = mette la carta { $card } al posto della carta { $old }, a costo di una coppia
why-swap-hole-in-one = tiene la carta { $card } in posizione { $slot }: nessun’altra fa risparmiare di più
why-swap-half-block = tiene la carta { $card } in posizione { $slot }: una seconda coppia di quel numero darebbe un bonus
why-swap-covers = mette la carta { $card } in posizione { $slot }: probabilmente è più bassa di quella coperta
why-swap-covers-hopes = tiene la carta { $card } in posizione { $slot }, sperando in una coppia
why-swap-spares = mette la carta { $card } al posto della carta { $old } e non della carta { $other }, che { $player } aspetta
why-swap-highest = mette la carta { $card } al posto della carta { $old }, quella che costa di più
why-swap-lower = mette la carta { $card } al posto della carta { $old }: { $strokes ->
    [one] { $strokes } tiro
   *[other] { $strokes } tiri
} in meno
why-swap-for-time = mette la carta { $card } al posto della carta { $old } per prendere tempo: è presto per andare in buca
why-swap-hopes = mette la carta { $card } al posto della carta { $old }, sperando che poi renda di più
why-swap-must = mette la carta { $card } in posizione { $slot }: una carta presa deve pur stare da qualche parte
why-swap-remembered = mette la carta { $card } in posizione { $slot }, dove ricorda la carta { $old }
why-swap-unknown = mette la carta { $card } in posizione { $slot }: probabilmente è più bassa di quella che non conosce
why-swap-to-know = mette la carta { $card } in posizione { $slot } per sapere che cosa c’è
why-swap-owes = mette la carta { $card } in posizione { $slot }: la carta sbirciata deve andarsene
why-toss-fresh = scarta { $card } e scopre la posizione { $slot }: una colonna tutta nuova
why-toss-turns-up = scarta { $card }, che non serve, e scopre la posizione { $slot }
why-toss-last-round = scopre la posizione { $slot } invece di tenere la carta { $card }: ormai non si rimedia più
why-toss-high = scarta { $card }, che non serve
why-pass-waits = scarta { $card } e passa: ancora una carta coperta, meglio aspettare
why-pass-behind = scarta { $card } e passa: { $player } sembra avere circa { $strokes ->
    [one] { $strokes } tiro
   *[other] { $strokes } tiri
} in meno
why-out-ahead = va in buca con circa { $strokes ->
    [one] { $strokes } tiro
   *[other] { $strokes } tiri
} di vantaggio, per quel che si vede
why-out-level = va in buca, più o meno alla pari con i migliori
why-out-short-stock = va in buca, perché le carte stanno finendo
why-out-behind = va in buca, anche se { $player } sembra avere circa { $strokes ->
    [one] { $strokes } tiro
   *[other] { $strokes } tiri
} in meno
why-swap-anywhere = tiene la carta { $card } e la mette dove capita, in posizione { $slot }
why-swap-eyesore = mette la carta { $card } al posto della carta { $old }, che sembra davvero troppo alta
why-swap-overlooks-pair = mette la carta { $card } al posto della carta { $old }, senza accorgersi che rompe una coppia
why-swap-habit = mette la carta { $card } in posizione { $slot } per abitudine
why-swap-forgotten = mette la carta { $card } in posizione { $slot }, senza più ricordare che cosa c’è
why-swap-mixed-up = mette la carta { $card } in posizione { $slot }, dove per sbaglio ricorda la carta { $old }
why-toss-anywhere = scarta { $card }, troppo alta, e scopre una carta a caso, posizione { $slot }
why-pass-lines-up = scarta { $card } e passa, per preparare l’ultimo putt
why-pass-too-long = scarta { $card } e passa: ancora un turno, per prudenza
why-out-whim = va in buca solo perché può

## A second thought, after a semicolon

why-also-gift = a { $player } la carta { $card } può far comodo
why-also-denies = { $player } avrebbe voluto la carta { $card }
why-also-left = { $left ->
    [one] ne resta ancora { $left } da accoppiare
   *[other] ne restano ancora { $left } da accoppiare
} alla carta { $card }
why-also-knows-more = così conosce una carta in più
why-also-overlooks-pair = non si accorge che la carta { $card } farebbe coppia
why-also-overlooks-wish = non fa caso al fatto che { $player } aspetta la carta { $card }
