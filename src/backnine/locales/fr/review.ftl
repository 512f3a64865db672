### L’entraîneur dans le navigateur : l’analyse d’une partie, nouveaux essais, exercices, conseils.

review-title = Chance ou talent ?
review-begins = L’entraîneur regarde votre partie…
review-working = Trou { $hole } sur { $holes }…
review-progress = Avancement de l’analyse
review-real = Une partie avec de vraies cartes n’a pas de compte rendu : l’entraîneur ne peut pas la regarder.
review-luck = Chance
review-luck-title = { $luck ->
    [good] Chance
    [bad] Malchance
   *[even] Chance
}
review-lucky = { $luck ->
    [good] chance
    [bad] malchance
   *[even] neutre
}
review-luck-good = { $count ->
    [one] Les cartes vous ont épargné un coup.
   *[other] Les cartes vous ont épargné { $count } coups.
}
review-luck-bad = { $count ->
    [one] Les cartes vous ont coûté un coup.
   *[other] Les cartes vous ont coûté { $count } coups.
}
review-luck-even = Les cartes n’ont été ni pour vous ni contre vous.
review-given = Offerts
review-given-help = Coups que de meilleurs choix auraient épargnés.
review-given-nine = Coups que de meilleurs choix auraient épargnés sur ces { $holes } trous. Sur neuf, cela ferait environ { $strokes }.
review-compared = Chance et coups offerts, pour chacun
review-costliest = { $count ->
    [1] Voir mon choix le plus coûteux
    [2] Voir mes deux choix les plus coûteux
   *[other] Voir mes trois choix les plus coûteux
}
review-no-costly = Aucun choix coûteux. Bien joué !
review-adds-up = D’où viennent les coups
review-adds-up-help = Le par est ce que valait la donne. La chance est ce qu’ont fait les cartes : moins, c’est moins de coups. Personne n’y est pour rien.
review-part-par = Par de la donne
review-part-choices = Offerts
review-part-others = Choix des autres
review-part-unforeseen = Non prévu par l’entraîneur
review-part-strokes = Coups
review-holes = Trou par trou
review-score-eagle = eagle
review-score-birdie = birdie
review-score-par = par
review-score-bogey = bogey
review-score-double-bogey = double bogey
review-chart = Coups attendus, trou { $hole }
review-chart-help = Ce que le trou allait sans doute coûter, après chaque action. Un point rouge est un choix coûteux : touchez-le pour le voir.
review-chart-table = La même chose en tableau
review-blot = Coups offerts : { $strokes }. Voir l’action
review-move = Action
review-deal = La donne
review-turning = Le tournant
review-turn-up = { $who ->
    [you] Trou { $hole } : votre chance de gagner est passée de { $was } à { $now }.
   *[one] Trou { $hole } : pour { $name }, la chance de gagner est montée de { $was } à { $now }.
}
review-turn-down = { $who ->
    [you] Trou { $hole } : les cartes ont fait passer votre chance de gagner de { $was } à { $now }.
   *[one] Trou { $hole } : pour { $name }, les cartes ont fait passer la chance de gagner de { $was } à { $now }.
}
review-turn-choice = { $who ->
    [you] Trou { $hole } : avec ce choix, votre chance de gagner est tombée de { $was } à { $now }.
   *[one] Trou { $hole } : pour { $name }, avec ce choix, la chance de gagner est tombée de { $was } à { $now }.
}
review-see = Voir
review-judge = Juge : { $judge }. Tous les chiffres sont des moyennes sur les cartes qui pouvaient venir.
review-judge-name = { $judge ->
    [rules] les seules règles
   *[taught] une prévision apprise
}
review-print = Imprimer

## Essayer encore

review-others = Les cartes des autres
review-question = Question et réponse
review-ask = Que feriez-vous ?
review-touch-draw = Touchez la pioche ou la défausse.
review-touch-draw-or-knock = Touchez la pioche ou la défausse, ou frappez.
review-touch-place = Vous avez la carte { $card } en main : touchez celle qu’elle doit remplacer.
review-touch-place-or-toss = Vous avez la carte { $card } en main : touchez celle qu’elle doit remplacer, ou la défausse pour ne pas la garder.
review-touch-place-or-turn = Vous avez la carte { $card } en main : touchez celle qu’elle doit remplacer, ou la défausse puis la carte à retourner.
review-touch-turn-up = Touchez la carte à retourner.
review-show = Montrez-moi
review-try-again = Réessayer
review-not-best = Il y a mieux.
review-same-again = C’est ce que vous avez joué. Il y a mieux.
review-then = Le trou coûterait environ { $then } coups, et { $best } avec le meilleur choix.
review-right = Oui, c’est le meilleur choix !
review-this-is-best = Voici le meilleur choix :
review-played = votre choix
review-tried = votre essai
review-best = meilleur
review-costly-hole = Choix coûteux, trou { $hole }
review-chance = Si près de la fin, seule compte la victoire : votre choix vous a coûté { $chance } de chances de gagner.
review-of = { $at } sur { $of }
review-play-on = Continuer d’ici
review-next = Suivant
review-done = Retour à l’analyse
review-costs-help = Coups que chaque action coûte en moyenne, par rapport à la meilleure.

## Exercices

review-practice = S’exercer
review-practice-help = Des positions de vraies parties, avec chaque fois un meilleur choix. Le trouverez-vous ?
review-seat = Place { $seat }
review-rating = Votre cote est de { $rating }. Résolus : { $solved } sur { $tried }.
review-rating-new = Vous commencez avec une cote de 1200. Chaque exercice la change.
review-rating-now = Votre cote : { $rating } ({ $change })
review-start = Commencer
review-themes = Par thème
review-no-puzzles = Il n’y a pas encore d’exercices pour ce jeu.
review-theme-pairs = Paires
review-theme-blocks = Blocs
review-theme-closing = Quand finir le trou
review-theme-passing = Quand passer
review-theme-knocking = Quand frapper
review-theme-remembering = Mémoire
review-theme-other = Tout le reste

## Au fil du temps

review-time = Votre jeu au fil du temps
review-time-help = D’après les parties que l’entraîneur a regardées.
review-time-look = { $count ->
    [one] Regarder une partie de plus
   *[other] Regarder { $count } parties de plus
}
review-time-looking = Partie { $at } sur { $of }…
review-time-stop = Arrêter
review-time-given = Offerts pour neuf trous
review-time-luck = Chance, partie par partie : sous la ligne, elle a épargné des coups
review-time-themes = Offerts par thème
review-time-opponents = Par adversaire
review-time-seats = Par place
review-time-seat = Place { $seat }
review-time-match = Partie

## En revoyant la partie

review-eval = Attendu : { $strokes } coups
review-eval-given = Offerts : { $strokes }. Mieux : { $best }
review-eval-best = Le meilleur choix
review-eval-show = Avec l’entraîneur
review-link = Copier un lien vers cette action
review-copied = Copié.

## Actions

review-move-draw = Piocher
review-move-take = Prendre la carte { $card }
review-move-swap = La carte { $card } à la place { $slot }
review-move-swap-for = La carte { $card } à la place { $slot }, contre la carte { $old }
review-move-swap-any = À la place { $slot }
review-move-toss = Défausser la carte { $card }
review-move-toss-turn = Défausser la carte { $card }, retourner la place { $slot }
review-move-flip = Retourner la place { $slot }
review-move-knock = Frapper
review-move-look = Regarder vos cartes
review-move-look-at = Regarder la place { $slot }
review-move-decline = Ne pas regarder
review-move-peek = Regarder en douce la place { $slot }

## Pourquoi

review-why-pair = Cela fait une paire, et une paire ne coûte rien.
review-why-block = Une paire de plus de ce nombre rapporte un bonus.
review-why-half-block = Une deuxième paire de ce nombre rapporterait un bonus.
review-why-ace = Aucune carte n’épargne davantage.
review-why-lower = La carte remplacée coûte plus cher.
review-why-unknown = Une carte cachée coûte sans doute plus cher.
review-why-hopes = Cela peut devenir une paire.
review-why-breaks-pair = Ici, la paire coûte plus qu’elle n’épargne.
review-why-spares = L’autre carte aiderait quelqu’un d’autre.
review-why-time = Il est trop tôt pour mettre fin au trou.
review-why-waits = Avec une seule carte cachée, vous pouvez en attendre une meilleure.
review-why-behind = Quelqu’un d’autre a moins de coups : il est trop tôt pour mettre fin au trou.
review-why-must = Une carte prise à la défausse doit aller quelque part : c’est là qu’elle gêne le moins.
review-why-know = Vous savez alors ce qui s’y trouve.
review-why-owes = La carte que vous avez vue en douce doit être remplacée.
review-why-draw = La carte de la défausse aide peu, et la pioche peut donner mieux.
review-why-ends = La pioche est vide, et cela met fin au trou.
review-why-turns-up = La carte n’aide pas, et une carte de plus est retournée.
review-why-fresh = Un nombre dans une nouvelle colonne, c’est une chance de plus de faire une paire.
review-why-last = C’est le dernier tour de table : rien ne peut plus être réparé.
review-why-no-help = La carte n’aiderait pas.
review-why-out = Vous êtes en tête, autant qu’on le voie : mettez fin au trou.
review-why-out-behind = Vous êtes derrière, mais attendre coûterait plus cher.
review-why-short = Les cartes s’épuisent.
review-why-knock = Vos cartes sont assez basses pour mettre fin au trou.
review-why-same = Une carte en vaut une autre.
review-why-look = Ce que vous savez vous servira plus tard.
