### Le coach : chance, habileté et par ; conseils ; exercices.

coach-title = Chance et habileté
coach-under = { $game } · Trous jugés : { $holes } · Juge : { $judge }
coach-judge = Juge
coach-judge-name = { $judge ->
    [rules] d’après les seules règles
   *[taught] prévision apprise
}
coach-rough = Sans les noyaux compilés, le juge ne se fie qu’aux règles, c’est plus grossier. pip install numba apporte le meilleur.
coach-unfinished = La partie n’est pas complète : seuls les trous terminés ont été jugés.
coach-headline = { $name } : { $strokes } coups offerts sur neuf trous (± { $se })

## D’où viennent les coups

coach-part-strokes = Coups
coach-part-par = Par de la donne
coach-part-luck-own = Chance, ses cartes
coach-part-luck-others = Chance, cartes des autres
coach-part-mistakes = Ses erreurs
coach-part-others = Les choix des autres
coach-part-unforeseen = dont correction du juge
coach-net-luck = Chance face à la table
coach-sources-title = Du par aux coups
coach-sources-text = Chaque ligne commence au par de ses donnes et finit aux coups joués. Une barre vers la gauche a épargné des coups, vers la droite elle en a coûté. Tout s’additionne.
coach-holes-title = Trou par trou
coach-hole = Trou { $hole }
coach-score = { $name } { $strokes } ({ $score })
coach-score-eagle = eagle
coach-score-birdie = birdie
coach-score-par = par
coach-score-bogey = bogey
coach-score-double-bogey = double bogey
coach-curve-text = Coups que le trou devait coûter, après chaque action. Une croix marque une erreur.
coach-axis-moves = Action

## Choix et tournants

coach-choices-title = Choix à revoir
coach-no-choices = Aucun choix ici ne peut être appelé une erreur avec certitude.
coach-choice = Trou { $hole }, action { $n }, { $name } : { $move } ({ $grade }). Mieux, avec { $strokes } coups de moins (± { $se }) : { $best }.
coach-choice-chance = Trou { $hole }, action { $n }, { $name } : { $move } ({ $grade }). Mieux, avec { $chance } de chances de gagner en plus et { $strokes } coups de moins (± { $se }) : { $best }.
coach-turning-title = Tournants
coach-turning-luck = Trou { $hole }, action { $n } : { $name }, { $points } points sur cent de chances de victoire, par les cartes.
coach-turning-choice = Trou { $hole }, action { $n } : { $name }, { $points } points sur cent de chances de victoire, par un choix.
coach-grade-best = le meilleur
coach-grade-fine = bien
coach-grade-inaccuracy = imprécision
coach-grade-mistake = erreur
coach-grade-blunder = grosse erreur
coach-theme-pairs = paires
coach-theme-blocks = blocs
coach-theme-closing = quand finir
coach-theme-passing = quand passer
coach-theme-knocking = quand frapper
coach-theme-remembering = mémoire
coach-col-move = Action
coach-col-player = Joueur
coach-col-played = Joué
coach-col-best = Le meilleur
coach-col-loss = Coups offerts
coach-col-grade = Note
coach-col-about = Sujet

## Comment le lire

coach-read-par = Le par est ce que le trou devrait coûter avant la première action, si tout le monde joue comme le juge. Birdie et bogey commencent à la moitié de l’écart habituel au par.
coach-read-luck = La chance est ce qu’une carte a apporté, par rapport à la moyenne de toutes les cartes possibles. Sur beaucoup de trous elle s’annule. En dessous de 0, c’est de la chance.
coach-read-mistakes = Une erreur est ce qu’un choix a coûté par rapport au meilleur, jugé d’après ce que le joueur pouvait savoir. Elle vaut 0 au moins.
coach-read-grades = Un choix n’est appelé imprécision, erreur ou grosse erreur que si sa perte dépasse le double de l’erreur du juge (±).
coach-read-unforeseen = La correction du juge est la part des choix des autres par laquelle le juge, qui a regardé un tour plus loin, corrige ce qu’il attendait avant. Ce n’est ni la chance ni l’erreur de personne.

## Conseils

coach-hint-title = Conseil
coach-hint-best = Le meilleur : { $move }
coach-hint-close = C’est serré : une autre action peut valoir autant.
coach-hint-costs = Coups que les autres actions offrent : { $moves }
coach-hint-expected = Coups que le trou devrait alors coûter : { $players }
coach-hint-about = Ce qui compte : { $themes }
coach-hint-again = h encore une fois dit ce que coûte chaque action.
coach-hint-alone = Les conseils sont pour les parties contre des bots : ici, d’autres personnes jouent.
