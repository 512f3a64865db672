### The table in the terminal: titles, prompts, what happened.

## The head of the screen

table-hole = Trou { $hole } sur { $holes }
table-play-off = Départage, trou { $hole }
table-dealer = { $who ->
    [you] Vous distribuez
   *[one] { $name } distribue
}
table-last-round = Dernier tour de table : { $game ->
    [play-nine] { $who ->
        [you] vous avez rentré
       *[one] { $name } a rentré
    } la balle
   *[other] { $who ->
        [you] vous sortez
       *[one] { $name } sort
    }
}. Encore un tour pour les autres !
table-last-round-knock = Dernier tour de table : { $who ->
    [you] vous avez
   *[one] { $name } a
} frappé. Encore un tour pour les autres !
table-your-turn = { $name }, c’est à vous.
table-your-last-turn = { $name }, c’est votre dernier tour.
table-tee-off = { $name }, coup de départ : retournez deux de vos cartes (encore { $left }).
table-first-look = { $name }, c’est le premier coup d’œil. Vous ne verrez ces cartes qu’une fois : retenez-les bien.
table-place = { $name }, vous avez pioché la carte { $card }.
table-place-taken = { $name }, vous avez pris la carte { $card } : placez-la dans votre jeu.
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
table-key-take = prendre la carte { $card }
table-key-knock = frapper
table-key-flip = retourner cette carte
table-key-swap = mettre la carte { $card } à cette place
table-key-toss = défausser la carte { $card }
table-key-toss-slot = défausser la carte { $card } et retourner cette carte
table-key-pass = défausser la carte { $card } et passer
table-key-look = regarder vos cartes
table-key-look-slot = regarder cette carte
table-key-decline = continuer sans regarder
table-key-peek = regarder en douce (cette carte sera à remplacer)
table-key-undo = reprendre ce coup
table-key-put-back = la remettre
table-key-why = pourquoi ?
table-key-hint = un conseil
table-key-help = aide
table-key-score = carte de score
table-key-rules = règles
table-key-quit = enregistrer et quitter
table-key-leave = quitter la table
table-key-leave-seat = partir (votre place est gardée)
table-key-start = commencer la partie
table-key-begin = commencer
table-key-fair = à propos du sceau
table-key-back = reprendre votre place
table-key-resume = continuer
table-key-again = rejouer
table-key-reopen = les mêmes un autre jour
table-key-come = je joue
table-help =
    Tapez une lettre ou un nombre proposé sous vos cartes, puis Entrée.
    Les mots entiers marchent aussi : { $moves }.
    Les petits numéros sur vos cartes indiquent leur place.
    Une carte prise à la défausse se remet avec u tant qu’elle n’est pas posée. Contre des bots uniquement, u reprend aussi votre dernier coup, s’il n’a montré aucune carte et qu’aucun bot n’a joué depuis.
    fair montre le sceau du mélange.
table-not-understood = « { $typed } » ne fait pas partie des choix.
table-peek-sure = Si vous regardez en douce la carte de la place { $slot }, vous devrez la remplacer par une carte de la pioche. La regarder ? (o/n)
table-yes = o
table-remember = Retenez-les bien, puis appuyez sur Entrée.
table-remember-one = Retenez-la bien, puis appuyez sur Entrée.
table-press-enter = Appuyez sur Entrée pour continuer.
table-hand-over = Passez le clavier à { $name }.
table-hand-over-ready = { $name }, appuyez sur Entrée quand personne d’autre ne regarde.

## What happened: "{ name }: draws from the stock, puts 7 in place 3, discards 12"

table-log = { $who ->
    [you] Vous { $deeds }
   *[one] { $name } { $deeds }
}
table-says = { $name } : { $text }
table-happened-flipped = { $who ->
    [you] retournez
   *[one] retourne
} la carte { $card } à la place { $slot }
table-happened-looked = { $who ->
    [you] regardez
   *[one] regarde
} la carte de la place { $slot }
table-happened-declined = { $who ->
    [you] continuez
   *[one] continue
} sans regarder
table-happened-peeked = { $who ->
    [you] regardez
   *[one] regarde
} en douce la carte de la place { $slot }
table-happened-drew = { $who ->
    [you] piochez
   *[one] pioche
} une carte
table-happened-drew-card = { $who ->
    [you] piochez
   *[one] pioche
} la carte { $card }
table-happened-took = { $who ->
    [you] prenez
   *[one] prend
} la carte { $card } à la défausse
table-happened-placed = { $who ->
    [you] la posez
   *[one] la pose
} à la place { $slot }
table-happened-placed-card = { $who ->
    [you] posez
   *[one] pose
} la carte { $card } à la place { $slot }
table-happened-discarded = { $who ->
    [you] défaussez
   *[one] défausse
} la carte { $card }
table-happened-turned-up = { $who ->
    [you] retournez
   *[one] retourne
} la carte { $card } à la place { $slot }
table-happened-passed = { $who ->
    [you] passez
   *[one] passe
}
table-happened-knocked = { $who ->
    [you] frappez !
   *[one] frappe !
}
table-happened-taken-back = { $who ->
    [you] reprenez ce coup
   *[one] reprend ce coup
}
table-happened-putted-out = { $game ->
    [play-nine] { $who ->
        [you] rentrez
       *[one] rentre
    } la balle !
   *[other] { $who ->
        [you] sortez !
       *[one] sort !
    }
}
table-happened-renewed = { $who ->
    [you] mélangez
   *[one] mélange
} la défausse pour refaire la pioche

## Why the bots played so

table-whys = À quoi pensaient les bots
table-why-later = Les bots gardent leurs secrets pour l’instant : à la fin du trou, tapez w et ils vous diront tout.

## The end of a hole and of the match

table-hole-over = Trou { $hole } terminé : { $game ->
    [play-nine] { $who ->
        [you] vous avez rentré
       *[one] { $name } a rentré
    } la balle
   *[other] { $who ->
        [you] vous sortez
       *[one] { $name } sort
    }
}.
table-hole-over-knock = Trou { $hole } terminé : { $who ->
    [you] vous avez
   *[one] { $name } a
} frappé.
table-hole-over-pace = Trou { $hole } terminé : il a assez duré (cadence de jeu).
table-score-card = Carte de score
table-player = Joueur
table-sum = Total
table-winner = { $who ->
    [you] Vous gagnez avec { $strokes }.
    [you-too] Vous partagez la victoire avec { $name } : { $strokes }.
    [many] { $name } se partagent la victoire avec { $strokes }.
   *[one] { $name } gagne avec { $strokes }.
}
table-winner-play-off = { $who ->
    [you] Vous gagnez
    [you-too] Vous partagez avec { $name }
    [many] { $name } se partagent
   *[one] { $name } gagne
} le départage.
table-play-off-next = Égalité en tête ! Mort subite entre { $who ->
    [you-too] vous et { $name }
   *[one] { $name }
}.
table-ask-name = Comment vous appelez-vous ?
table-ask-name-why = Votre nom figure sur la carte de score et reste noté ici. Entrée seule : { $usual }.
table-against-whom = Contre qui ?
table-choose-bots = Tapez un numéro, ou plusieurs pour une table variée (1,3). 0 : sans bot, entre vous. Entrée seule : { $bot }. q : partir.
table-tour-without-fast = Tour joue moins bien ici, car sa partie compilée n’est pas installée : pip install numba
table-draw-for-dealer = Tirage du donneur
table-house = Règles maison : { $house }
table-label = { $label } : { $value }
table-redraw = Les joueurs à égalité recommencent
table-deals-first = { $who ->
    [you] Vous avez la carte la plus basse et distribuez
   *[one] { $name } a la carte la plus basse et distribue
} les cartes du premier trou.
table-compiling = Préparation du bot tour pour ce jeu. Cela n’arrive qu’une fois et prend une à deux minutes…
table-compiled = { $parts } parties compilées, { $time }
table-forfeits = { $bot } a laissé { $moves ->
    [one] un coup
   *[other] { $moves } coups
} au rookie, car il { $why } ({ $first })
table-commitment = Mélange scellé : { $commitment }
table-commitment-why = Après la partie, tout le monde pourra vérifier qu’aucune carte n’a été déplacée.
table-stir = Tapez un mot de votre choix à ajouter au mélange, ou simplement Entrée.
table-stir-too = Un mot tiré au hasard est ajouté au mélange en votre nom. Tapez ce que vous voulez y ajouter, ou simplement Entrée.
table-saved = Partie enregistrée : { $file }
table-resume = Pour la reprendre :
table-saved-matches = Parties enregistrées
table-choose-match = Tapez le numéro d’une partie. Entrée seule : la première, q : aucune.
table-check = Pour vérifier chaque carte :
table-watch-again = Pour la revoir, avec les pensées des bots :
table-input-ended = Il n’y a plus rien à lire.
table-player-name = Joueur { $number }

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
table-weights = pèse, en coups, avec ce que chaque action laisse aux autres : { $moves }

## Verify

table-verified = { $file } : tout est juste. { $holes ->
    [one] { $holes } trou
   *[other] { $holes } trous
}, { $moves ->
    [one] { $moves } action
   *[other] { $moves } actions
} : chaque carte et chaque score sont vérifiés.
table-verified-all = { $file } : tout est juste. { $matches } parties, { $holes } trous, { $moves } actions : chaque carte et chaque score sont vérifiés.
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
table-rethought-people = { $moves ->
    [one] Un coup à la place d’un bot est celui d’une personne qui l’a prise en cours de partie, d’après le fichier.
   *[other] { $moves } coups à la place de bots sont ceux de personnes qui l’ont prise en cours de partie, d’après le fichier.
}
table-not-rethought-no-version = Pas pensé à nouveau : { $bots }. Le fichier ne dit pas quelle version des bots a joué.
table-not-rethought-other-version = Pas pensé à nouveau : { $bots }. Une autre version des bots a joué.
table-not-rethought-not-ours = Pas pensé à nouveau : { $bots }. Nous ne connaissons pas ce bot.
table-not-rethought-no-kernels = Pas pensé à nouveau : { $bots }. Ses noyaux ne sont pas installés ici (pip install numba).
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

## At a server

table-link-lost = La connexion est perdue. Nouvel essai… (q : quitter)
table-link-lost-typed = La connexion est perdue : « { $typed } » n’a pas été envoyé.
table-link-lost-move = La connexion s’est perdue avant que votre coup ne compte. Rejouez-le.
table-connecting = Connexion…
table-chairs = À la table
table-chair-free = une chaise libre
table-chair-own = { $name } (vous)
table-is-away = { $name } n’est pas là
table-bot-plays-for = Un bot joue { $who ->
    [you] à votre place
   *[one] pour { $name }
}.
table-code = Les autres entrent avec le code { $code }.
table-waiting-start = L’hôte va bientôt commencer la partie.
table-start-when-ready = Commencez quand tout le monde est là.
table-waiting-for = On attend { $name }…
table-waiting = Un instant…
table-hours-left = { $name } : encore { $hours } h
table-time-left = { $name } : encore { $seconds } s
table-not-kept = Une partie qui commence par une position n’est pas conservée.
table-come-back = Votre place est gardée. Pour revenir :
table-invited = { $name } vous invite à jouer à { $game }. Places libres : { $free }.
table-invited-by-nobody = On vous invite à jouer à { $game }. Places libres : { $free }.
table-late-begun = Cette partie a déjà commencé. Vous pouvez :
table-late-full = Toutes les chaises sont prises. Vous pouvez :
table-late-chair = continuer sur la chaise occupée par { $name } ({ $bot }), si l’hôte est d’accord
table-late-watch = regarder
table-late-which = Votre choix (Entrée seule : rien) :
table-late-asked = On demande à l’hôte si vous pouvez prendre la chaise occupée par { $name }… (q et Entrée : ne plus demander)
table-late-wish = { $name } aimerait la chaise occupée par { $bot } : y (oui) ou n (non).
table-message-of-the-day = Message du jour : { $text }
table-which-code = Le code de la table :
table-which-name = Votre nom (Entrée seule : la table en choisit un) :
table-which-name-known = Votre nom (Entrée seule : { $usual }) :
table-late-ask-watch = regarder, si l’hôte est d’accord
table-late-asked-watch = On demande à l’hôte si vous pouvez regarder… (q et Entrée : ne plus demander)
table-late-wish-watch = { $name } aimerait regarder : y (oui, et les spectateurs sont admis) ou n (non).
