### Why a bot made its move, in French: a sentence without its subject.

why-also = { $reason } ; { $also }
why-worth = { $reason } (environ { $strokes } coups de mieux que toute autre action)
why-close-call = { $reason } (cela se joue à peu de chose)
why-anything = tente n’importe quoi, faute de connaître ce jeu

## Tee off and first look

why-tee-off = retourne la place { $slot } : toutes se valent
why-tee-off-fresh = retourne la place { $slot } : deux colonnes différentes, cela fait deux chances de paire
why-tee-off-same = retourne la place { $slot } dans la même colonne, dans l’espoir d’une paire immédiate
why-look = regarde, pour en retenir le plus possible
why-look-slot = regarde la place { $slot }, pour s’en souvenir
why-decline = se fie à sa chance et ne regarde pas

## Draw, take or knock

why-draw-no-use = pioche : le { $card } de la défausse n’apporte rien
why-draw-better = pioche dans l’espoir de trouver mieux que le { $card }
why-draw-owes = pioche, car il faut remplacer la carte regardée en douce à la place { $slot }
why-draw-ends-hole = pioche alors que la pioche est épuisée, ce qui met fin au trou
why-take-block = prend le { $card } : une paire de plus du même nombre, et un bonus de { $strokes } coups
why-take-pair = prend le { $card } pour faire une paire avec celui de la place { $slot }
why-take-hole-in-one = prend le { $card } : aucune carte ne fait gagner plus
why-take-half-block = prend le { $card } : une deuxième paire de ce nombre donnerait un bonus
why-take-for = prend le { $card } pour se débarrasser du { $old }
why-take-for-remembered = prend le { $card } pour se débarrasser du { $old } gardé en mémoire
why-take-for-unknown = prend le { $card }, sans doute plus bas qu’une carte inconnue
why-take-hopes = prend le { $card } dans l’espoir d’une paire
why-knock = frappe, avec un compte de { $strokes }
why-knock-unsure = frappe avec environ { $strokes }, d’après ce que sa mémoire lui dit
why-knock-short-stock = frappe avec environ { $strokes }, car les cartes s’épuisent
why-draw-too-high = pioche : le { $card } lui paraît trop haut
why-draw-curious = pioche par curiosité, bien que le { $card } soit bas
why-draw-overlooks-pair = pioche, sans remarquer que le { $card } ferait une paire
why-draw-tempted = pioche : le { $card } conviendrait, mais la pioche est tentante
why-likes-low = prend le { $card }, par goût des petites cartes
why-knock-feels-low = frappe à l’intuition, avec environ { $strokes }
why-knock-whim = frappe sur un coup de tête
why-waits-to-knock = pense à frapper avec environ { $strokes }, mais attend encore une carte
why-peek = n’a pas pu s’empêcher de regarder la place { $slot }

## A card in hand

why-swap-block = met le { $card } à la place { $slot } : une paire de plus du même nombre, et un bonus de { $strokes } coups
why-swap-pair = met le { $card } à la place { $slot } : avec cette paire, les deux cartes ne coûtent plus rien
why-swap-breaks-pair = met le { $card } à la place du { $old }, au prix d’une paire
why-swap-hole-in-one = garde le { $card } à la place { $slot } : aucune carte ne fait gagner plus
why-swap-half-block = garde le { $card } à la place { $slot } : une deuxième paire de ce nombre donnerait un bonus
why-swap-covers = met le { $card } à la place { $slot } : il est sans doute plus bas que la carte cachée
why-swap-covers-hopes = garde le { $card } à la place { $slot } dans l’espoir d’une paire
why-swap-spares = met le { $card } à la place du { $old } plutôt que du { $other }, que { $player } attend
why-swap-highest = met le { $card } à la place du { $old }, la carte qui coûte le plus
why-swap-lower = met le { $card } à la place du { $old } : { $strokes ->
    [one] { $strokes } coup
   *[other] { $strokes } coups
} de moins
why-swap-for-time = met le { $card } à la place du { $old } pour gagner du temps : il est trop tôt pour rentrer la balle
why-swap-hopes = met le { $card } à la place du { $old } dans l’espoir d’en tirer mieux plus tard
why-swap-must = met le { $card } à la place { $slot }, car une carte prise doit bien aller quelque part
why-swap-remembered = met le { $card } à la place { $slot }, où se trouve, de mémoire, le { $old }
why-swap-unknown = met le { $card } à la place { $slot } : il est sans doute plus bas que la carte inconnue
why-swap-to-know = met le { $card } à la place { $slot }, pour savoir ce qui s’y trouve
why-swap-owes = met le { $card } à la place { $slot } : la carte regardée en douce doit partir
why-toss-fresh = se défait du { $card } et retourne la place { $slot } : une colonne toute neuve
why-toss-turns-up = se défait du { $card }, qui n’apporte rien, et retourne la place { $slot }
why-toss-last-round = retourne la place { $slot } plutôt que de garder le { $card } : il est trop tard pour corriger
why-toss-high = se défait du { $card }, qui n’apporte rien
why-pass-waits = se défait du { $card } et passe : encore une carte cachée, autant attendre mieux
why-pass-behind = se défait du { $card } et passe : { $player } semble avoir environ { $strokes ->
    [one] { $strokes } coup
   *[other] { $strokes } coups
} de moins
why-out-ahead = rentre la balle, avec environ { $strokes ->
    [one] { $strokes } coup
   *[other] { $strokes } coups
} d’avance à ce qu’on peut voir
why-out-level = rentre la balle, à peu près à égalité avec les meilleurs
why-out-short-stock = rentre la balle, car les cartes s’épuisent
why-out-behind = rentre la balle, bien que { $player } semble avoir environ { $strokes ->
    [one] { $strokes } coup
   *[other] { $strokes } coups
} de moins
why-swap-anywhere = garde le { $card } et le met n’importe où, à la place { $slot }
why-swap-eyesore = met le { $card } à la place du { $old }, qui lui paraît bien trop haut
why-swap-overlooks-pair = met le { $card } à la place du { $old }, sans remarquer que cela casse une paire
why-swap-habit = met le { $card } à la place { $slot } par habitude
why-swap-forgotten = met le { $card } à la place { $slot }, sans se rappeler ce qui s’y trouve
why-swap-mixed-up = met le { $card } à la place { $slot }, où sa mémoire voit à tort le { $old }
why-toss-anywhere = se défait du { $card }, trop haut, et retourne une carte au hasard, place { $slot }
why-pass-lines-up = se défait du { $card } et passe, pour soigner le dernier putt
why-pass-too-long = se défait du { $card } et passe : encore un tour, par prudence
why-out-whim = rentre la balle, simplement parce que c’est possible

## A second thought, after a semicolon

why-also-gift = { $player } appréciera peut-être le { $card }
why-also-denies = { $player } aurait bien voulu le { $card }
why-also-left = il en reste { $left } à venir pour faire la paire du { $card }
why-also-knows-more = cela fait une carte connue de plus
why-also-overlooks-pair = la paire possible avec le { $card } lui échappe
why-also-overlooks-wish = il lui échappe que { $player } attend le { $card }
