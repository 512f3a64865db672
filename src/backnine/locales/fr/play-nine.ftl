### Play Nine: the rules in French, one message per clause.

play-nine-name = Play Nine
play-nine-aim = Huit cartes vous attendent, face cachée : échangez-les, retournez-les une à une, et
    faites le moins de coups possible. Après le dernier trou, le plus petit total l’emporte.
play-nine-signs = ⚑ Trou d’un coup (-5) · ↺ Mulligan (0) · ¡ balle sur le tee (1 à 4) · ∴ bunker (5 à 8) · ≈ eau (9 à 11) · ‖ Hors limites (12) · ░ face cachée
play-nine-minute-1 = Huit cartes sont devant vous, face cachée. Chacun en retourne deux.
play-nine-minute-2 = À votre tour, piochez une carte ou prenez la défausse, et mettez-la à la place d’une des vôtres. Ou bien défaussez la carte piochée et retournez-en une.
play-nine-minute-3 = Chaque carte coûte autant de coups que son nombre. Mais deux cartes égales l’une sous l’autre ne coûtent rien.
play-nine-minute-4 = Deux colonnes du même nombre rapportent même −10 coups, et chaque Trou d’un coup −5.
play-nine-minute-5 = Qui a ses huit cartes visibles a rentré la balle ; les autres ont encore un tour. Au bout de neuf trous, le moins de coups l’emporte.

## Setting up

play-nine-section-setup = Mise en place
pn-01 = On joue de deux à six, dès huit ans. Une partie se joue en neuf trous, et c’est le total le plus
    bas qui l’emporte.
pn-02 = Il y a 108 cartes. Chaque valeur, de 0 (le Mulligan) à 12 (Hors limites), existe en huit
    exemplaires ; s’y ajoutent quatre cartes Trou d’un coup, qui valent −5 chacune.
pn-03 = Pour désigner le premier donneur, chacun tire une carte : celui qui a la plus basse distribue.
    Si plusieurs joueurs sont à égalité au plus bas, eux seuls recommencent, jusqu’à ce qu’un seul ait
    la plus basse.
pn-04 = Le voisin de gauche du donneur joue en premier. On continue ensuite dans le sens des aiguilles
    d’une montre.
pn-05 = Avant chaque trou, on mélange les 108 cartes et chacun en reçoit huit, qu’il dispose face cachée
    sur deux rangées de quatre. Une carte cachée reste un secret pour tout le monde, même pour son
    propriétaire.
pn-06 = Les cartes qui restent forment la pioche, face cachée. On retourne la première et on la pose à
    côté : elle ouvre la défausse.

## Playing a hole

play-nine-section-play = Jouer un trou
pn-07 = Le coup de départ : avant le premier tour de jeu, chacun retourne deux de ses cartes, celles
    qu’il veut ; peu importe qui le fait d’abord. Par la suite, on n’en retourne plus jamais deux à la
    fois.
pn-08 = Commencez votre tour en prenant une carte : celle du dessus de la pioche ou celle du dessus de
    la défausse.
pn-09 = La carte piochée peut prendre la place de n’importe laquelle de vos cartes, visible ou cachée.
    Celle que vous enlevez va à la défausse.
pn-10 = Vous pouvez aussi vous en passer : défaussez la carte piochée, puis retournez l’une de vos
    cartes cachées, au choix.
pn-11 = Une carte prise à la défausse doit servir : elle prend la place d’une de vos cartes, visible ou
    cachée, et c’est celle-ci que vous défaussez. Pas question de la reposer aussitôt.
pn-12 = Toute carte que vous placez dans votre jeu y reste face visible.
pn-13 = À chaque tour, vous échangez une carte ou vous en retournez une, sauf si vous passez avant le
    dernier putt. Tant qu’il vous reste une carte cachée, vous pouvez échanger vos cartes visibles
    autant de fois que vous voulez.
pn-14 = Préparer le dernier putt : quand vous n’avez plus qu’une carte cachée, vous avez le droit de
    passer. Prenez une carte de la pioche, défaussez-la et ne retournez rien. Vous pouvez le faire aussi
    souvent que vous voulez.
pn-15 = Rentrer la balle : le tour qui vous laisse huit cartes visibles est votre dernier sur ce trou.
    Chacun des autres joue alors encore un tour, et un seul.
pn-16 = Si quelqu’un d’autre rend visibles ses huit cartes pendant ce dernier tour de table, cela n’en
    lance pas un nouveau.
pn-17 = Après ce dernier tour de table, on retourne sur place toutes les cartes encore cachées et on
    compte les coups de chacun.

## Scoring

play-nine-section-scoring = Compter les coups
pn-20 = Additionnez les valeurs de vos cartes : voilà vos coups pour ce trou. Moins il y en a, mieux
    c’est.
pn-21 = Quand une colonne réunit deux cartes égales, elles s’annulent et la colonne coûte 0 coup.
pn-21-example = Le 7 sur le 7 donne 0 ; les autres colonnes coûtent 8, 1 et 11. Total : 20 coups.
pn-22 = Si deux de vos colonnes sont des paires de la même valeur, leurs quatre cartes comptent 0 et
    vous recevez un bonus de −10 coups.
pn-22-example = Deux colonnes de 7 : 0, et un bonus de −10. Les autres coûtent 15 et 1. Total : 6 coups.
pn-23 = Si trois de vos colonnes sont des paires de la même valeur, leurs six cartes comptent 0 et le
    bonus est de −15. C’est tout le bonus : on n’ajoute pas les −10 de deux colonnes.
pn-23-example = Trois colonnes de 4 : 0, et un bonus de −15. La dernière coûte 11. Total : −4 coups.
pn-24 = Si vos quatre colonnes sont des paires de la même valeur, vos huit cartes comptent 0 et le bonus
    est de −20 en tout.
pn-24-example = Rien que des 5 : 0, et un bonus de −20. Total : −20 coups.
pn-25 = Les Trous d’un coup ne s’annulent jamais : une colonne qui en réunit deux compte −10 coups.
pn-25-example = Deux Trous d’un coup en colonne : −10. Les autres coûtent 5, 7 et 8. Total : 10 coups.
pn-26 = Les quatre Trous d’un coup réunis en deux colonnes donnent un bonus de −10, en plus de leurs
    −20. Cela fait −30 coups.
pn-26-example = Les quatre Trous d’un coup : −30. Les 4 donnent 0, la dernière colonne coûte 16. Total :
    −14 coups.
pn-27 = Deux valeurs différentes peuvent donner chacune leur bonus. Ainsi, deux colonnes de 3 et deux
    colonnes de 7 font −20 coups.
pn-27-example = Deux colonnes de 3 et deux de 7 : un bonus de −10 pour chaque valeur. Total : −20 coups.
pn-28 = Une paire de Mulligans fait 0, qu’elle s’annule ou non. Deux colonnes de Mulligans donnent quand
    même le bonus de −10.
pn-28-example = Deux colonnes de Mulligans : −10. Les 5 donnent 0, le 11 et le 2 coûtent 13. Total : 3
    coups.

## From hole to hole

play-nine-section-holes = D’un trou à l’autre
pn-30 = Après chaque trou, le voisin de gauche du donneur devient donneur à son tour. C’est le joueur à
    gauche du nouveau donneur qui commence.
pn-31 = Au bout de neuf trous, la victoire revient au total le plus bas.
pn-32 = En cas d’égalité en tête, la mort subite décide. On ne donne des cartes qu’aux joueurs à
    égalité, qui jouent un trou supplémentaire à la fois ; après chacun, seuls restent en jeu ceux qui
    partagent encore le plus bas score, jusqu’à ce que l’un d’eux l’ait à lui seul. La donne passe au
    suivant d’entre eux à gauche du dernier donneur.

## Rulings

play-nine-section-rulings = En cas de doute
pn-40 = Les colonnes qui donnent ensemble un bonus n’ont pas besoin de se toucher, Trous d’un coup
    compris. Une règle maison peut l’exiger.
pn-40-example = Les deux colonnes de 9 sont séparées et donnent quand même −10. Les autres coûtent 7
    chacune. Total : 4 coups.
pn-41 = Si la pioche est vide au moment d’y prendre une carte, la carte du dessus de la défausse reste
    en place. On mélange toutes les autres pour en faire une nouvelle pioche.
pn-42 = Pour qu’un trou ne dure pas éternellement, on ne refait la pioche qu’une fois. Le trou s’arrête
    dès que quelqu’un veut piocher alors que la pioche est vide et ne peut plus être refaite : on
    retourne tout et on compte. Une règle maison peut permettre de la refaire de 0 à 5 fois.
    Le trou s’arrête aussi quand personne n’a pioché pendant cent tours de suite, ou quand tout le monde a
    joué cent tours sans que personne n’ait rentré la balle. Ceux qui sont encore à égalité après neuf trous de mort
    subite partagent la victoire.
pn-43 = Au dernier tour de table aussi, vous pouvez passer s’il vous reste exactement une carte cachée.
pn-44 = Personne d’autre que vous ne voit la carte que vous piochez, jusqu’à ce que vous la placiez ou
    la défaussiez. Une carte prise à la défausse est connue de tous.

## House rules

play-nine-section-house = Règles maison
play-nine-house-adjacent = Les colonnes ne donnent un bonus ensemble que si elles se touchent ; une
    paire à l’écart compte comme une simple paire. Cette règle ne s’applique que si la table la choisit.
play-nine-house-holes = La partie se joue en 1 à 18 trous. D’habitude, il y en a 9.
play-nine-house-renewals = À chaque trou, la pioche peut être refaite de 0 à 5 fois avant que le trou ne
    s’arrête. D’habitude, c’est une fois.
play-nine-house-no-pass = Personne ne peut passer, même avec une seule carte cachée : à chaque tour, on
    échange une carte ou on en retourne une. Cette règle ne s’applique que si la table la choisit.
play-nine-house-closer-penalty = Si le joueur qui met fin au trou en rentrant la balle n’a pas le plus
    bas score, le sien est doublé quand il dépasse 0 ; partager le plus bas score suffit pour y
    échapper. Cette règle ne s’applique que si la table la choisit.
play-nine-house-ties = Une égalité en tête se règle par des trous de départage, ou bien les joueurs se
    partagent la victoire. D’habitude, on départage.

## The count: strokes saved are negative

play-nine-saving-pn-21 = La colonne { $columns }, une paire de { $card }, compte 0 : { $strokes }
play-nine-saving-pn-22 = Quatre { $card } dans les colonnes { $columns } : bonus { $strokes }
play-nine-saving-pn-23 = Six { $card } dans les colonnes { $columns } : bonus { $strokes }
play-nine-saving-pn-24 = Huit { $card } dans les colonnes { $columns } : bonus { $strokes }
play-nine-saving-pn-26 = Les quatre Trous d’un coup dans les colonnes { $columns } : bonus { $strokes }
play-nine-penalty-closer-penalty = A rentré la balle sans avoir le plus bas score : score doublé (+{ $strokes })
play-nine-saved-pn-21 = Paires dans une colonne
play-nine-saved-pn-22 = Blocs de deux colonnes
play-nine-saved-pn-23 = Blocs de trois colonnes
play-nine-saved-pn-24 = Blocs de quatre colonnes
play-nine-saved-pn-26 = Les quatre Trous d’un coup
