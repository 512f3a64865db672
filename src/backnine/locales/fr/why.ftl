### Why a bot made its move, in French: a sentence without its subject.

why-also = { $reason } ; { $also }
why-worth = { $reason } (environ { $strokes } coups de mieux que toute autre action)
why-close-call = { $reason } (cela se joue à peu de chose)
why-anything = tente n’importe quoi, faute de connaître ce jeu
why-at-random = choisit au hasard une action permise, quelles que soient les cartes

## Tee off and first look

why-tee-off = retourne la place { $slot } : toutes se valent
why-tee-off-fresh = retourne la place { $slot } : deux colonnes différentes, cela fait deux chances de paire
why-tee-off-same = retourne la place { $slot } dans la même colonne, dans l’espoir d’une paire immédiate
why-look = regarde, pour en retenir le plus possible
why-look-slot = regarde la place { $slot }, pour s’en souvenir
why-decline = se fie à sa chance et ne regarde pas

## Draw, take or knock

why-draw-no-use = pioche : la carte { $card } de la défausse n’apporte rien
why-draw-better = pioche dans l’espoir de trouver mieux que la carte { $card }
why-draw-owes = pioche, car il faut remplacer la carte regardée en douce à la place { $slot }
why-draw-ends-hole = pioche alors que la pioche est épuisée, ce qui met fin au trou
why-take-block = prend la carte { $card } : une paire de plus du même nombre, et un bonus de { $strokes } coups
why-take-pair = prend la carte { $card } pour faire une paire avec celle de la place { $slot }
why-take-hole-in-one = prend la carte { $card } : aucune carte ne fait gagner plus
why-take-half-block = prend la carte { $card } : une deuxième paire de ce nombre donnerait un bonus
why-take-for = prend la carte { $card } pour se débarrasser de la carte { $old }
why-take-for-remembered = prend la carte { $card } pour se débarrasser de la carte { $old } gardée en mémoire
why-take-for-unknown = prend la carte { $card }, sans doute plus basse qu’une carte inconnue
why-take-hopes = prend la carte { $card } dans l’espoir d’une paire
why-knock = frappe, avec un compte de { $strokes }
why-knock-unsure = frappe avec environ { $strokes }, d’après ce que sa mémoire lui dit
why-knock-short-stock = frappe avec environ { $strokes }, car les cartes s’épuisent
why-draw-too-high = pioche : la carte { $card } lui paraît trop haute
why-draw-curious = pioche par curiosité, bien que la carte { $card } soit basse
why-draw-overlooks-pair = pioche, sans remarquer que la carte { $card } ferait une paire
why-draw-tempted = pioche : la carte { $card } conviendrait, mais la pioche est tentante
why-likes-low = prend la carte { $card }, par goût des petites cartes
why-knock-feels-low = frappe à l’intuition, avec environ { $strokes }
why-knock-whim = frappe sur un coup de tête
why-waits-to-knock = pense à frapper avec environ { $strokes }, mais attend encore une carte
why-peek = n’a pas pu s’empêcher de regarder la place { $slot }

## A card in hand

why-swap-block = met la carte { $card } à la place { $slot } : une paire de plus du même nombre, et un bonus de { $strokes } coups
why-swap-pair = met la carte { $card } à la place { $slot } : avec cette paire, les deux cartes ne coûtent plus rien
why-swap-breaks-pair = met la carte { $card } à la place de la carte { $old }, au prix d’une paire
why-swap-hole-in-one = garde la carte { $card } à la place { $slot } : aucune carte ne fait gagner plus
why-swap-half-block = garde la carte { $card } à la place { $slot } : une deuxième paire de ce nombre donnerait un bonus
why-swap-covers = met la carte { $card } à la place { $slot } : elle est sans doute plus basse que la carte cachée
why-swap-covers-hopes = garde la carte { $card } à la place { $slot } dans l’espoir d’une paire
why-swap-spares = met la carte { $card } à la place de la carte { $old } plutôt que de la carte { $other }, attendue par { $player }
why-swap-highest = met la carte { $card } à la place de la carte { $old }, celle qui coûte le plus
why-swap-lower = met la carte { $card } à la place de la carte { $old } : { $strokes ->
    [one] { $strokes } coup
   *[other] { $strokes } coups
} de moins
why-swap-for-time = met la carte { $card } à la place de la carte { $old } pour gagner du temps : il est trop tôt pour rentrer la balle
why-swap-hopes = met la carte { $card } à la place de la carte { $old } dans l’espoir d’en tirer mieux plus tard
why-swap-must = met la carte { $card } à la place { $slot }, car une carte prise doit bien aller quelque part
why-swap-remembered = met la carte { $card } à la place { $slot }, où se trouve, de mémoire, la carte { $old }
why-swap-unknown = met la carte { $card } à la place { $slot } : elle est sans doute plus basse que la carte inconnue
why-swap-to-know = met la carte { $card } à la place { $slot }, pour savoir ce qui s’y trouve
why-swap-owes = met la carte { $card } à la place { $slot } : la carte regardée en douce doit partir
why-toss-fresh = se défait de la carte { $card } et retourne la place { $slot } : une colonne toute neuve
why-toss-turns-up = se défait de la carte { $card }, qui n’apporte rien, et retourne la place { $slot }
why-toss-last-round = retourne la place { $slot } plutôt que de garder la carte { $card } : il est trop tard pour corriger
why-toss-high = se défait de la carte { $card }, qui n’apporte rien
why-pass-waits = se défait de la carte { $card } et passe : encore une carte cachée, autant attendre mieux
why-pass-behind = se défait de la carte { $card } et passe : { $player } semble avoir environ { $strokes ->
    [one] { $strokes } coup
   *[other] { $strokes } coups
} de moins
why-out-ahead = rentre la balle, avec environ { $strokes ->
    [one] { $strokes } coup
   *[other] { $strokes } coups
} d’avance à ce qu’on peut voir
why-out-level = rentre la balle, à peu près à égalité avec les meilleurs
why-out-short-stock = rentre la balle, car les cartes s’épuisent
why-out-behind = rentre la balle, même si { $player } semble avoir environ { $strokes ->
    [one] { $strokes } coup
   *[other] { $strokes } coups
} de moins
why-swap-anywhere = garde la carte { $card } et la met n’importe où, à la place { $slot }
why-swap-eyesore = met la carte { $card } à la place de la carte { $old }, qui lui paraît bien trop haute
why-swap-overlooks-pair = met la carte { $card } à la place de la carte { $old }, sans remarquer que cela casse une paire
why-swap-habit = met la carte { $card } à la place { $slot } par habitude
why-swap-forgotten = met la carte { $card } à la place { $slot }, sans se rappeler ce qui s’y trouve
why-swap-mixed-up = met la carte { $card } à la place { $slot }, où sa mémoire voit à tort la carte { $old }
why-toss-anywhere = se défait de la carte { $card }, trop haute, et retourne une carte au hasard, place { $slot }
why-pass-lines-up = se défait de la carte { $card } et passe, pour soigner le dernier putt
why-pass-too-long = se défait de la carte { $card } et passe : encore un tour, par prudence
why-out-whim = rentre la balle, simplement parce que c’est possible

## A second thought, after a semicolon

why-also-gift = { $player } appréciera peut-être la carte { $card }
why-also-denies = { $player } aurait bien voulu la carte { $card }
why-also-left = il en reste { $left } à venir pour faire la paire avec la carte { $card }
why-also-knows-more = cela fait une carte connue de plus
why-also-overlooks-pair = la paire possible avec la carte { $card } lui échappe
why-also-overlooks-wish = il lui échappe que la carte { $card } est attendue par { $player }
