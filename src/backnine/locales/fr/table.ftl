### The table in the terminal: titles, prompts, what happened.

## The head of the screen

table-hole = Trou { $hole } sur { $holes }
table-play-off = Départage, trou { $hole }
table-dealer = { $name } distribue
table-last-round = { $name } a rentré la balle : dernier tour de table pour les autres !
table-last-round-knock = { $name } a frappé : dernier tour de table pour les autres !
table-your-turn = { $name }, c’est à vous.
table-your-last-turn = { $name }, c’est votre dernier tour.
table-tee-off = { $name }, coup de départ : retournez deux de vos cartes (encore { $left }).
table-first-look = { $name }, c’est le premier coup d’œil. Vous ne verrez ces cartes qu’une fois : retenez-les bien.
table-place = { $name }, vous avez pioché le { $card }.
table-place-taken = { $name }, vous avez pris le { $card } : placez-le dans votre jeu.
table-owes = Vous avez regardé en douce. À remplacer par une carte de la pioche : place { $slots }.

## Under the cards

table-stock = { $count ->
    [0] vide
    [one] reste { $count }
   *[other] reste { $count }
}
table-discard = Défausse
table-held = En main
table-showing = coups visibles : { $strokes }
table-total = total : { $strokes }

## What one may type

table-key-draw = piocher
table-key-draw-last = piocher : la pioche est vide, donc le trou s’arrête
table-key-take = prendre le { $card }
table-key-knock = frapper
table-key-flip = retourner cette carte
table-key-swap = mettre le { $card } à cette place
table-key-toss = défausser le { $card }
table-key-toss-slot = défausser le { $card } et retourner cette carte
table-key-pass = défausser le { $card } et passer
table-key-look = regarder vos cartes
table-key-look-slot = regarder cette carte
table-key-decline = continuer sans regarder
table-key-peek = regarder en douce (cette carte sera à remplacer)
table-key-why = pourquoi ?
table-key-help = aide
table-key-score = carte de score
table-key-rules = règles
table-key-quit = enregistrer et quitter
table-help =
    Tapez une lettre ou un nombre proposé sous vos cartes, puis Entrée.
    Les mots entiers marchent aussi : { $moves }.
    Les petits numéros sur vos cartes indiquent leur place.
table-not-understood = « { $typed } » ne fait pas partie des choix.
table-peek-sure = Si vous regardez en douce la carte de la place { $slot }, vous devrez la remplacer par une carte de la pioche. La regarder ? (o/n)
table-yes = o
table-remember = Retenez-les bien, puis appuyez sur Entrée.
table-remember-one = Retenez-la bien, puis appuyez sur Entrée.
table-press-enter = Appuyez sur Entrée pour continuer.
table-hand-over = Passez le clavier à { $name }.
table-hand-over-ready = { $name }, appuyez sur Entrée quand personne d’autre ne regarde.

## What happened: "{ name }: draws from the stock, puts 7 in place 3, discards 12"

table-log = { $name } : { $deeds }
table-happened-flipped = retourne le { $card } à la place { $slot }
table-happened-looked = regarde la carte de la place { $slot }
table-happened-declined = continue sans regarder
table-happened-peeked = regarde en douce la carte de la place { $slot }
table-happened-drew = pioche une carte
table-happened-drew-card = pioche le { $card }
table-happened-took = prend le { $card }
table-happened-placed = l’installe à la place { $slot }
table-happened-placed-card = installe le { $card } à la place { $slot }
table-happened-discarded = défausse le { $card }
table-happened-turned-up = retourne le { $card } à la place { $slot }
table-happened-passed = passe
table-happened-knocked = frappe !
table-happened-putted-out = rentre la balle !
table-happened-renewed = mélange la défausse pour refaire la pioche

## Why the bots played so

table-whys = À quoi pensaient les joueurs virtuels
table-why-later = Les joueurs virtuels gardent leurs secrets pour l’instant : à la fin du trou, tapez w et ils vous diront tout.

## The end of a hole and of the match

table-hole-over = Trou { $hole } terminé : { $name } a rentré la balle.
table-hole-over-knock = Trou { $hole } terminé : { $name } a frappé.
table-hole-over-pace = Trou { $hole } terminé : il a assez duré (cadence de jeu).
table-score-card = Carte de score
table-player = Joueur
table-sum = Total
table-winner = { $names } gagne avec { $strokes }.
table-winner-play-off = { $names } gagne le départage.
table-winners = { $names } se partagent la victoire avec { $strokes }.
table-play-off-next = Égalité en tête ! Mort subite entre { $names }.
table-against-whom = Contre qui ?
table-choose-bots = Tapez un numéro, ou plusieurs pour une table variée (1,3). Entrée seule : { $bot }.
table-tour-without-fast = Tour joue moins bien ici, car sa partie compilée n’est pas installée : pip install "backnine[fast]"
table-draw-for-dealer = Tirage du donneur
table-house = Règles maison : { $house }
table-redraw = Les joueurs à égalité recommencent
table-deals-first = { $name } a la carte la plus basse et distribue les cartes du premier trou.
table-compiling = Préparation du bot tour pour ce jeu. Cela n’arrive qu’une fois et prend une à deux minutes…
table-commitment = Mélange scellé : { $commitment }
table-commitment-why = Après la partie, tout le monde pourra vérifier qu’aucune carte n’a été déplacée.
table-stir = Tapez un mot de votre choix à ajouter au mélange, ou simplement Entrée.
table-stir-too = Un mot tiré au hasard est ajouté au mélange en votre nom. Tapez ce que vous voulez y ajouter, ou simplement Entrée.
table-saved = Partie enregistrée : { $file }
table-resume = Pour la reprendre : { $command }
table-check = Pour vérifier chaque carte : { $command }
table-watch-again = Pour la revoir, avec les pensées des joueurs virtuels : { $command }
table-input-ended = Il n’y a plus rien à lire.
table-player-name = Joueur { $number }
table-and = { $first } et { $second }

## Replay

table-step = Action { $n } sur { $moves }
table-step-deal = Avant la première action
table-replay-keys = Entrée suite · b retour · nombre : cette action · n trou suivant · p trou précédent · q quitter
table-nothing-hidden = Tout est montré ; les cartes avec ░ sont face cachée.
table-seen-by = Ce que voit { $name }
table-seen-by-spectator = Ce que voit le public : la partie n’est pas encore terminée.

## Positions

table-seat-name = Siège { $seat }
table-as-told = Tout ce que dit la position ; les cartes avec ░ sont face cachée.
table-may = { $name } peut : { $moves }
table-would = { $bot } pour { $name } : { $move }
table-weights = attend, en coups : { $moves }

## Verify

table-verified = { $file } : tout est juste. { $holes ->
    [one] { $holes } trou
   *[other] { $holes } trous
}, { $moves ->
    [one] { $moves } action
   *[other] { $moves } actions
} : chaque carte et chaque score sont vérifiés.
table-verified-so-far = { $file } : tout est juste jusqu’ici. { $moves ->
    [one] { $moves } action vérifiée
   *[other] { $moves } actions vérifiées
} ; la partie n’est pas encore terminée.
table-rethought = { $moves ->
    [one] L’action des bots a été pensée à nouveau d’après ce que leur siège pouvait voir : c’est bien celle qu’ils choisiraient.
   *[other] Les { $moves } actions des bots ont été pensées à nouveau, chacune d’après ce que son siège pouvait voir : ce sont bien celles qu’ils choisiraient.
}
table-rethought-stand-ins = { $moves ->
    [one] L’une d’elles est celle d’un bot remplaçant, d’après le fichier.
   *[other] { $moves } d’entre elles sont celles de bots remplaçants, d’après le fichier.
}
table-not-rethought-no-version = Pas pensé à nouveau : { $bots }. Le fichier ne dit pas quelle version des bots a joué.
table-not-rethought-other-version = Pas pensé à nouveau : { $bots }. Une autre version des bots a joué.
table-not-rethought-not-ours = Pas pensé à nouveau : { $bots }. Nous ne connaissons pas ce bot.
table-not-rethought-no-kernels = Pas pensé à nouveau : { $bots }. Ses noyaux ne sont pas installés ici (pip install 'backnine[fast]').
table-words-in = Mots dans le mélange, avec leurs sceaux : { $names }.
table-words-left-out = Scellé, pas révélé à temps et donc laissé de côté : { $names }.
table-fair-yes = Était-ce honnête ? Oui : le sceau, les mots et chaque donne concordent.
table-fair-no-words = Était-ce honnête ? Le sceau et chaque donne concordent, mais personne n’a ajouté de mot : qui a donné la graine pouvait connaître les cartes.
table-fair-seed-given = Était-ce honnête ? Le sceau, les mots et chaque donne concordent, mais qui a donné la graine pouvait connaître les cartes.
table-seed-given = La graine a été donnée : qui l’a donnée pouvait connaître les cartes.
table-fair-no = Était-ce honnête ? Quelque chose ne concorde pas. { $problem }
table-fingerprint =
    Sceau : { $commitment }
    Il doit être le même que celui que vous avez vu avant la donne.
table-refuted = { $file } : quelque chose ne va pas. { $problem }
