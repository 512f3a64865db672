### Conseil pour de vraies cartes : on touche ce qui est sur sa propre table, et le coach pèse les actions.

advice-table = La table
advice-players = Combien de joueurs ?
advice-seats = Les cartes de chacun
advice-cards-of = { $name } : cartes
advice-drawn = Piochée
advice-no-card-drawn = Carte piochée : aucune
advice-place-down = Place { $slot }, face cachée
advice-spot-place = { $who ->
    [you] Votre place { $slot }
   *[one] { $name }, place { $slot }
}
advice-spot-discard = Dessus de la défausse
advice-spot-held = La carte en main
advice-pile-discard = la défausse
advice-pile-held = la main
advice-face-down = Face cachée
advice-not-known = Je ne la connais pas
advice-nothing = Aucune
advice-owner-knows = Connue de qui l’a
advice-all-know = Vue de tous
advice-closed-out = Est sorti en premier
advice-closed-knock = A frappé
advice-pile-up = Une de plus dessus
advice-was-taken = De la défausse
advice-used-up = Le jeu n’a que { $most } fois la carte { $card }, et toutes sont indiquées : { $where }.
advice-help = Touchez une place, puis sa carte. Ce que vous n’indiquez pas est face cachée.
advice-help-secrets = Touchez une place, puis sa carte. N’indiquez que les cartes que vous connaissez.
advice-ask = Quelle est la meilleure action ?
advice-thinking = Le coach réfléchit…
advice-answer = Ce que dit le coach
advice-change = Changer les cartes
advice-only-move = Une seule action est possible ici : il n’y a rien à décider.
advice-close = C’est serré : l’action suivante ne coûte guère plus.
advice-expected = Avec la meilleure action, ce trou coûte { $strokes } coups en moyenne.
advice-lacks-discard = Il y a toujours une défausse : quelle carte est dessus ?
advice-lacks-turned-up = { $who ->
    [you] Avant le premier tour, { $count } de vos cartes sont retournées. Lesquelles ?
   *[one] { $name } : avant le premier tour, { $count } cartes sont retournées. Lesquelles ?
}
advice-lacks-nothing-left = { $who ->
    [you] Toutes vos cartes sont visibles : il n’y a plus rien à décider.
   *[one] { $name } : toutes les cartes sont visibles, il n’y a plus rien à décider.
}
advice-lacks-who-closed = Plusieurs joueurs n’ont plus de carte cachée. Touchez qui l’a fait en premier, puis « Est sorti en premier ».
advice-offline = Le coach travaille sur le serveur, qui est injoignable pour l’instant. Vos cartes restent ici : redemandez une fois connecté.
advice-unsaved = Ce navigateur ne garde rien : ce que vous indiquez dure jusqu’à la fermeture de cette page.
advice-paste = Une position sous forme de texte
advice-read = Poser la question
advice-text = Ces cartes sous forme de texte
advice-clear = Recommencer
