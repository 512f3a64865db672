# Les parties terminées : la page de chacune, les statistiques et le ralenti.

story-match = Une partie
story-not-here = Cette partie n’est pas gardée dans ce navigateur.
story-remove = Retirer cette partie
story-series = Parties gagnées jusqu’ici
story-guest = Partie jouée par { $name } dans un autre navigateur
story-how-it-went = Le déroulement
story-chart = Les totaux au fil des trous, une ligne par joueur
story-chart-hint = Moins il y a de coups, plus la ligne est haute.
story-totals = Totaux après chaque trou
story-turned = { $who ->
    [you] Vous avez pris la tête pour de bon après le trou { $hole }.
   *[one] { $name } a pris la tête pour de bon après le trou { $hole }.
}
story-turned-last = { $who ->
    [you] Vous l’avez emporté au dernier trou.
   *[one] { $name } l’a emporté au dernier trou.
}
story-turned-play-off = { $who ->
    [you] Vous l’avez emporté au départage.
   *[one] { $name } l’a emporté au départage.
}

## Statistiques

story-statistics = Statistiques
story-whose = Joueur
story-all-here = Tout le monde sur cet appareil
story-guest-name = { $name } (d’un fichier)
story-matches = Parties
story-wins = Gagnées
story-average = Coups par trou
story-best = Meilleur trou
story-worst = Pire trou
story-hole-of = { $label } : { $strokes }. Voir la partie
story-paid = Fins de trou payantes
story-of = { $count } sur { $all }
story-opponents = Avec qui vous avez joué
story-name = Nom
story-ahead = Vous étiez devant
story-more = Voir des parties plus anciennes

## En fichier

story-carry = Emporter vos parties
story-carry-why = Enregistrez vos parties terminées dans un fichier, puis ouvrez-le dans un autre navigateur.
story-export = Enregistrer dans un fichier
story-import = Ouvrir un fichier
story-saved = Enregistré sous { $file }, dans les téléchargements de votre navigateur.
story-whose-file = Ces parties ont été jouées par { $name }. Est-ce vous ?
story-mine = Oui, ce sont les miennes
story-not-mine = Non, celles d’un autre
story-added = { $count ->
    [0] Aucune partie n’a été ajoutée.
    [one] Une partie a été ajoutée.
   *[other] { $count } parties ont été ajoutées.
}
story-known = { $count ->
    [one] Une était déjà là.
   *[other] { $count } étaient déjà là.
}
story-left = { $count ->
    [one] Il n’y avait plus de place pour une autre.
   *[other] Il n’y avait plus de place pour { $count } autres.
}
story-refused-not-ours = Ce n’est pas un fichier de parties terminées. Rien n’a été changé.
story-refused-newer = Ce fichier vient d’une version plus récente de Backnine. Rien n’a été changé.
story-refused-damaged = Ce fichier est abîmé. Rien n’a été changé.
story-refused-too-large = Ce fichier est trop gros. Rien n’a été changé.
story-refused-no-room = Ce navigateur n’a plus de place pour ces parties. Rien n’a été changé.

## Revoir

story-replay = Revoir la partie
story-to-match = Retour à la partie
story-no-replay = Impossible de revoir cette partie : son compte rendu ne convient pas.
story-table = Les cartes sur la table
story-controls = Les étapes de la partie
story-play = Lecture
story-back = Un pas en arrière
story-forth = Un pas en avant
story-hole-back = Au début du trou
story-hole-forth = Au trou suivant
story-hole = Trou { $hole }
story-eyes = Par les yeux de qui
story-open = Toutes les cartes visibles
story-eyes-of = { $who ->
    [you] Ce que vous voyez
   *[one] Ce que voit { $name }
}
story-dealt = { $who ->
    [you] Trou { $hole }. Vous avez donné.
   *[one] Trou { $hole }. { $name } a donné.
}
story-hole-over = Le trou { $hole } est terminé.
story-then-over = { $ends ->
    [yes] { $told } { $over }
   *[no] { $told }. { $over }
}
story-real = Jouée avec de vraies cartes
story-review = Chance ou talent ?
story-embed = L’intégrer à une page
story-embedded = Copié : collez-le dans votre page
