### Six-Card Golf: the rules in French, one message per clause.

six-card-name = Golf à six cartes
six-card-aim = Six cartes vous attendent, dont deux visibles : remplacez les plus chères par de moins chères et
    formez des paires, l’une au-dessus de l’autre. Après le dernier trou, le plus petit total l’emporte.
six-card-signs = A est l’as (1), 2 le deux (−2, ou 2 selon la règle maison), J le valet et Q la dame (10), K le roi (0) · ░ face cachée
six-card-minute-1 = Six cartes sont devant vous, face cachée. Chacun en retourne deux.
six-card-minute-2 = À votre tour, piochez une carte ou prenez la défausse, et mettez-la à la place d’une des vôtres. Une carte piochée peut aussi être défaussée.
six-card-minute-3 = Deux cartes de même rang l’une sous l’autre ne coûtent rien.
six-card-minute-4 = Un roi coûte 0 coup, un as 1, un deux même −2, un valet ou une dame 10, les autres leur nombre.
six-card-minute-5 = Qui a ses six cartes visibles est sorti ; les autres ont encore un tour. Au bout de neuf trous, le moins de coups l’emporte.

## Setting up

six-card-section-setup = Mise en place
sc-01 = Il vous faut un paquet de 52 cartes, sans jokers. De deux à quatre joueurs, on prend un paquet ; de cinq
    à huit, deux ; de neuf à douze, trois. Une règle maison peut en décider autrement.
sc-02 = Chacun reçoit six cartes, une par une, et les laisse face cachée sur deux rangées de trois. Personne ne
    regarde une carte cachée, pas même son propriétaire.
sc-03 = Le reste du paquet forme la pioche. On en retourne la première carte juste à côté : elle ouvre la
    défausse.
sc-04 = Avant le premier tour, chacun retourne deux de ses cartes, celles qu’il veut ; peu importe qui le fait
    d’abord.

## A turn

six-card-section-play = À votre tour
sc-05 = Le voisin de gauche du donneur joue en premier, puis on continue dans le sens des aiguilles d’une
    montre. Commencez votre tour par une carte : piochez, ou prenez celle du dessus de la défausse.
sc-06 = La carte piochée peut prendre la place de n’importe laquelle de vos six cartes, visible ou cachée ; une
    carte cachée se choisit sans qu’on la voie. La nouvelle carte reste visible, l’ancienne va à la défausse.
sc-07 = Vous pouvez aussi défausser la carte piochée, et votre tour est fini : rien n’oblige à retourner une
    carte. Une règle maison peut vous permettre de retourner alors une de vos cartes cachées, ou l’exiger.
sc-08 = Une carte prise à la défausse doit prendre la place d’une des vôtres. Impossible de la rendre.
sc-09 = Personne d’autre que vous ne voit la carte que vous piochez, jusqu’à ce que vous la placiez ou la
    défaussiez. Une carte prise à la défausse est connue de tous.
sc-10 = Sortir : le tour qui vous laisse six cartes visibles est votre dernier sur ce trou. Chacun des autres
    joue alors encore un tour ; si quelqu’un y rend visible sa dernière carte, cela n’en lance pas un nouveau.
    Avec une règle maison, le trou s’arrête au contraire aussitôt.
sc-11 = Ensuite, on retourne sur place toutes les cartes encore cachées et on compte les coups de chacun.

## Scoring

six-card-section-scoring = Compter les coups
sc-20 = L’as coûte 1 coup, le deux −2, les cartes de trois à dix autant que leur nombre, le valet et la dame 10,
    le roi 0. Avec une règle maison, le deux coûte 2.
sc-20-example = As 1, deux −2, neuf 9, roi 0, cinq 5, dame 10. Total : 23 coups.
sc-21 = Deux cartes de même rang dans une colonne s’annulent et la colonne coûte 0. Cela vaut aussi pour les
    deux ; avec une règle maison, une colonne de deux deux garde ses −4.
sc-21-example = Le 7 sur le 7 donne 0 ; les autres colonnes coûtent −2 et 14. Total : 12 coups.
sc-22 = Avec une règle maison, deux colonnes qui sont des paires de même rang comptent −10, les quatre cartes
    ensemble ; trois colonnes comptent −15. Elles n’ont pas besoin de se toucher.
sc-22-example = Avec les blocs : deux colonnes de cinq comptent −10, la dernière coûte 12. Total : 2 coups.
sc-23 = Avec une règle maison, chaque paquet contient deux jokers, qui valent −2 chacun. Ils ne s’annulent
    jamais : une colonne qui en réunit deux compte −4. Ils ne forment pas non plus de bloc.
sc-23-example = Avec les jokers : ils comptent −4 à eux deux, les six 0, la dernière colonne coûte 9. Total :
    5 coups.

## From hole to hole

six-card-section-holes = D’un trou à l’autre
sc-30 = Chacun tire une carte et la plus basse désigne le premier donneur, d’après ce que les cartes valent à
    cette table ; ceux qui sont à égalité recommencent. Après chaque trou, la donne passe à gauche. Au bout de
    neuf trous, la victoire revient au total le plus bas.
sc-31 = En cas d’égalité en tête, la victoire est partagée. Une règle maison permet de départager les joueurs
    par la mort subite, un trou à la fois : on ne donne des cartes qu’à eux, et seuls restent en jeu ceux qui
    partagent encore le plus bas score.
sc-32 = Si la pioche est vide au moment d’y prendre une carte, on mélange toute la défausse, sauf la carte du
    dessus, pour en faire une nouvelle pioche. Cela n’arrive qu’une fois par trou : dès que quelqu’un veut
    piocher alors que la pioche est vide et ne peut plus être refaite, le trou s’arrête, on retourne tout et on
    compte. Une règle maison peut permettre de la refaire de 0 à 5 fois.
    Le trou s’arrête aussi quand personne n’a pioché pendant cent tours de suite, ou quand tout le monde a joué
    cent tours sans que personne ne soit sorti. Ceux qui sont encore à égalité après neuf trous de mort subite
    partagent la victoire.
sc-33 = Avec une règle maison, qui sort sans avoir le plus bas score du trou voit le sien doublé quand il dépasse
    0 ; partager le plus bas score suffit pour y échapper.

## House rules

six-card-section-house = Règles maison
six-card-house-packs = La table choisit 1, 2 ou 3 paquets, pourvu que chacun puisse recevoir ses six cartes et
    qu’il reste une pioche. D’habitude, c’est le nombre de joueurs qui décide.
six-card-house-flip = Qui défausse une carte piochée peut retourner une de ses cartes cachées, ou doit le faire.
    D’habitude, on ne retourne rien.
six-card-house-last-round = Quand quelqu’un est sorti, chacun des autres joue encore un tour. Cette règle s’applique
    sauf si la table y renonce : le trou s’arrête alors aussitôt.
six-card-house-twos = Le deux compte −2 ou 2. D’habitude, c’est −2.
six-card-house-twos-keep = Deux deux dans une colonne ne s’annulent pas et gardent leurs −4. Cela ne change rien là où
    le deux compte 2, ni dans un bloc, qui compte −10 ou −15 en tout. Cette règle ne s’applique que si la table
    la choisit.
six-card-house-blocks = Deux colonnes qui sont des paires de même rang comptent ensemble −10, trois colonnes −15.
    Cette règle ne s’applique que si la table la choisit.
six-card-house-jokers = On ajoute à chaque paquet deux jokers, qui valent −2 chacun. Cette règle ne s’applique que si
    la table la choisit.
six-card-house-holes = La partie se joue en 1 à 18 trous. D’habitude, il y en a 9.
six-card-house-ties = En cas d’égalité en tête, on partage la victoire ou on joue des trous de départage.
    D’habitude, on partage.
six-card-house-renewals = À chaque trou, la pioche peut être refaite de 0 à 5 fois avant que le trou ne s’arrête.
    D’habitude, c’est une fois.
six-card-house-closer-penalty = Si le joueur qui sort n’a pas le plus bas score du trou, le sien est doublé quand il
    dépasse 0 ; partager le plus bas score suffit pour y échapper. Cette règle ne s’applique que si la table la
    choisit.

## The count: strokes saved are negative

six-card-saving-sc-21 = La colonne { $columns }, une paire avec { $card }, compte 0 : { $strokes }
six-card-saving-sc-22 = Un bloc avec { $card } dans les colonnes { $columns } : { $strokes }
six-card-penalty-closer-penalty = Sorti sans avoir le plus bas score : score doublé (+{ $strokes })
six-card-saved-sc-21 = Paires dans une colonne
six-card-saved-sc-22 = Blocs
