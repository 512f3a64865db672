### La fin d’une partie : un moment à part.

finale-by = { $count ->
    [one] avec un coup d’avance
   *[other] avec { $count } coups d’avance
}
finale-play-off = au départage
finale-standing = Le classement final
finale-best = Meilleur trou
finale-best-hole = Trou { $hole } : { $strokes } ({ $name })
finale-turned = Le tournant
finale-turned-first = { $who ->
    [you] Vous étiez en tête dès le premier trou
   *[one] { $name } était en tête dès le premier trou
}
finale-turned-hole = Trou { $hole }
finale-turned-last = Au dernier trou
finale-turned-play-off = Au départage
finale-series = Parties gagnées jusqu’ici
finale-look = Voir la partie
finale-picture = Le résultat en image
finale-name = Quel nom voulez-vous avoir à la table et sur l’image ?
finale-name-yes = Prendre ce nom
finale-name-no = Non merci
finale-review = Chance ou talent ?
finale-what-if = Et si… ce trou a été rejoué à partir d’une position. Il ne compte nulle part.
finale-what-if-again = Encore une fois d’ici
