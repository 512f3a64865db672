### Why a bot made its move, in Spanish: a sentence without its subject.

why-also = { $reason }; { $also }
why-worth = { $reason } (unos { $strokes } golpes menos que con cualquier otra jugada)
why-close-call = { $reason } (pero por muy poco)
why-anything = prueba cualquier cosa: no conoce este juego
why-at-random = elige al azar una jugada permitida, sin mirar las cartas

## Tee off and first look

why-tee-off = destapa el lugar { $slot }: da lo mismo uno que otro
why-tee-off-fresh = destapa el lugar { $slot }: dos columnas distintas dan dos números que emparejar
why-tee-off-same = destapa el lugar { $slot } de la misma columna, por si sale una pareja
why-look = mira, para recordar todo lo que pueda
why-look-slot = mira el lugar { $slot }, para recordarlo
why-decline = confía en su suerte y no mira

## Draw, take or knock

why-draw-no-use = toma una carta del mazo: en el descarte hay { $card }, que no ayuda
why-draw-better = toma una carta del mazo: espera algo mejor que { $card }
why-draw-owes = toma una carta del mazo, porque espió el lugar { $slot } y tiene que cambiarlo
why-draw-ends-hole = toma del mazo aunque ya no quedan cartas, y así acaba el hoyo
why-take-block = toma la carta { $card }: otra pareja del mismo número, y una bonificación de { $strokes } golpes
why-take-pair = toma la carta { $card } para emparejarla con la del lugar { $slot }
why-take-hole-in-one = toma la carta { $card }: ninguna ahorra más
why-take-half-block = toma la carta { $card }: una segunda pareja de ese número daría una bonificación
why-take-for = toma la carta { $card } para librarse de { $old }
why-take-for-remembered = toma la carta { $card } para librarse de { $old }, que recuerda
why-take-for-unknown = toma la carta { $card }: seguramente es más baja que una que no conoce
why-take-hopes = toma la carta { $card } con la esperanza de una pareja
why-knock = toca la mesa: cuenta { $strokes }
why-knock-unsure = toca la mesa con unos { $strokes }, según cree
why-knock-short-stock = toca la mesa con unos { $strokes }, porque se acaban las cartas
why-draw-too-high = toma una carta del mazo: { $card } le parece demasiado alta
why-draw-curious = toma una carta del mazo por curiosidad, aunque { $card } es baja
why-draw-overlooks-pair = toma una carta del mazo sin darse cuenta de que { $card } haría pareja
why-draw-tempted = toma una carta del mazo: { $card } serviría, pero el mazo tienta
why-likes-low = toma la carta { $card }: le gustan las cartas bajas
why-knock-feels-low = toca la mesa por intuición, con unos { $strokes }
why-knock-whim = toca la mesa en un arrebato
why-waits-to-knock = piensa en tocar la mesa con unos { $strokes }, pero espera una carta más
why-peek = no pudo evitar mirar el lugar { $slot }

## A card in hand

why-swap-block = pone la carta { $card } en el lugar { $slot }: otra pareja del mismo número, y una bonificación de { $strokes } golpes
why-swap-pair = pone la carta { $card } en el lugar { $slot }: forma pareja y las dos cartas no cuestan nada
why-swap-breaks-pair = cambia { $old } por { $card }, a costa de una pareja
why-swap-hole-in-one = se queda la carta { $card } en el lugar { $slot }: ninguna ahorra más
why-swap-half-block = se queda la carta { $card } en el lugar { $slot }: una segunda pareja de ese número daría una bonificación
why-swap-covers = pone la carta { $card } en el lugar { $slot }: seguramente es más baja que la carta tapada
why-swap-covers-hopes = se queda la carta { $card } en el lugar { $slot } con la esperanza de una pareja
why-swap-spares = cambia { $old } por { $card }, y no { $other }, que es la que espera { $player }
why-swap-highest = cambia { $old }, la carta que más cuesta, por { $card }
why-swap-lower = cambia { $old } por { $card }: { $strokes ->
    [one] { $strokes } golpe
   *[other] { $strokes } golpes
} menos
why-swap-for-time = cambia { $old } por { $card } para ganar tiempo: es pronto para embocar
why-swap-hopes = cambia { $old } por { $card } con la esperanza de sacarle más partido luego
why-swap-must = pone la carta { $card } en el lugar { $slot }: en algún sitio tiene que ir
why-swap-remembered = pone la carta { $card } en el lugar { $slot }, donde recuerda { $old }
why-swap-unknown = pone la carta { $card } en el lugar { $slot }: seguramente es más baja que la que no conoce
why-swap-to-know = pone la carta { $card } en el lugar { $slot } para saber qué hay ahí
why-swap-owes = pone la carta { $card } en el lugar { $slot }: la carta que espió tiene que irse
why-toss-fresh = descarta { $card } y destapa el lugar { $slot }: una columna sin estrenar
why-toss-turns-up = descarta { $card }, que no ayuda, y destapa el lugar { $slot }
why-toss-last-round = destapa el lugar { $slot } en vez de quedarse la carta { $card }: ya no hay tiempo de arreglarlo
why-toss-high = descarta { $card }, que no ayuda
why-pass-waits = descarta { $card } y pasa: queda una carta tapada y conviene esperar
why-pass-behind = descarta { $card } y pasa: { $player } parece tener unos { $strokes ->
    [one] { $strokes } golpe
   *[other] { $strokes } golpes
} menos
why-out-ahead = emboca con unos { $strokes ->
    [one] { $strokes } golpe
   *[other] { $strokes } golpes
} de ventaja, por lo que se ve
why-out-level = emboca, más o menos a la par de los mejores
why-out-short-stock = emboca, porque se acaban las cartas
why-out-behind = emboca, aunque { $player } parece tener unos { $strokes ->
    [one] { $strokes } golpe
   *[other] { $strokes } golpes
} menos
why-swap-anywhere = se queda la carta { $card } y la pone en cualquier sitio, el lugar { $slot }
why-swap-eyesore = cambia { $old }, que le parece altísima, por { $card }
why-swap-overlooks-pair = cambia { $old } por { $card } sin darse cuenta de que rompe una pareja
why-swap-habit = pone la carta { $card } en el lugar { $slot } por costumbre
why-swap-forgotten = pone la carta { $card } en el lugar { $slot }, sin recordar ya qué hay ahí
why-swap-mixed-up = pone la carta { $card } en el lugar { $slot }, donde recuerda por error { $old }
why-toss-anywhere = descarta { $card }, demasiado alta, y destapa una carta al azar, el lugar { $slot }
why-pass-lines-up = descarta { $card } y pasa, para preparar el último putt
why-pass-too-long = descarta { $card } y pasa: un turno más, por si acaso
why-out-whim = emboca solo porque puede

## A second thought, after a semicolon

why-also-gift = a { $player } le puede venir bien { $card }
why-also-denies = { $player } habría querido { $card }
why-also-left = { $left ->
    [one] queda { $left } por salir
   *[other] quedan { $left } por salir
} que haría pareja con { $card }
why-also-knows-more = así conoce una carta más
why-also-overlooks-pair = no ve que { $card } haría pareja
why-also-overlooks-wish = no ve que { $player } espera { $card }
