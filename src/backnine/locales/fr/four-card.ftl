### Four-Card Golf: the rules in French, one message per clause.

four-card-name = Golf à quatre cartes
four-card-aim = Vous avez quatre cartes, presque toujours face cachée : retenez où elles sont et
    remplacez les plus chères par de moins chères. Après le dernier trou, le plus petit total l’emporte.
four-card-signs = A est l’as (1), J le valet et Q la dame (10), K le roi (0) · ░ face cachée
four-card-minute-1 = Quatre cartes sont devant vous, face cachée. Avant de commencer, vous pouvez regarder une fois les deux plus proches. Retenez-les !
four-card-minute-2 = À votre tour, piochez une carte ou prenez la défausse, et mettez-la face cachée à la place d’une des vôtres. Une carte piochée peut aussi être défaussée.
four-card-minute-3 = Un roi coûte 0 coup, un as 1, un valet ou une dame 10, les autres leur nombre.
four-card-minute-4 = Vous pensez avoir le moins de coups ? Frappez : les autres ont encore un tour, puis on retourne tout. Au bout de neuf trous, le moins de coups l’emporte.

## Setting up

four-card-section-setup = Mise en place
fc-01 = Il vous faut un paquet de 52 cartes, sans jokers. On joue de deux à huit, ou même plus ; quatre
    est le meilleur nombre, et au-delà mieux vaut réunir plusieurs paquets.
fc-02 = On donne et on joue dans le sens des aiguilles d’une montre. Chacun reçoit quatre cartes, une
    par une, et les dispose en carré, face cachée.
fc-03 = Le reste du paquet forme la pioche, face cachée. On en retourne la première carte juste à côté :
    elle ouvre la défausse.
fc-04 = Avant de commencer, vous pouvez jeter un seul coup d’œil aux deux cartes de votre carré les plus
    proches de vous. Ne les montrez à personne.
fc-05 = Dès lors, on ne regarde plus aucune carte avant qu’elle soit défaussée ou que l’on compte le
    trou.

## A turn

four-card-section-play = À votre tour
fc-06 = Le voisin de gauche du donneur joue en premier. À votre tour, vous avez trois possibilités :
    piocher, prendre la carte du dessus de la défausse ou frapper.
fc-07 = La carte piochée peut prendre la place d’une de vos quatre cartes, que vous choisissez sans les
    regarder. Elle s’y pose face cachée ; celle qui s’y trouvait va sur la défausse, face visible.
fc-08 = La carte piochée ne vous plaît pas ? Défaussez-la, et votre tour est fini.
fc-09 = Une carte prise à la défausse doit, de la même façon, prendre la place d’une de vos cartes.
    Impossible de la rendre.
fc-10 = Quand vous frappez sur la table, c’est tout pour ce tour. Les autres jouent encore une fois
    comme d’habitude, mais sans pouvoir frapper ; puis le trou est fini.
fc-11 = Une carte cachée que vous avez vue par erreur doit partir : dès votre prochain tour, une carte
    de la pioche prend sa place. Vous ne la gardez en aucun cas.

## Scoring

four-card-section-scoring = Compter les coups
fc-12 = L’as coûte 1 coup, les cartes de deux à dix autant que leur nombre, le valet et la dame 10, le
    roi 0. Rien ne s’annule, pas même deux cartes égales.
fc-12-example = Roi 0, sept 7, as 1, dame 10. Total : 18 coups.
fc-13 = Au bout de neuf trous, la victoire revient au total le plus bas.

## Rulings

four-card-section-rulings = En cas de doute
fc-20 = De deux à quatre joueurs, on prend un paquet ; de cinq à huit, deux ; de neuf à douze, trois.
    Une règle maison peut en décider autrement, pourvu que chacun puisse recevoir ses quatre cartes et
    qu’il reste une pioche.
fc-21 = Chacun tire une carte et la plus basse désigne le premier donneur ; ceux qui sont à égalité
    recommencent, jusqu’à ce qu’un seul ait la plus basse. Après chaque trou, la donne passe à gauche.
fc-22 = En cas d’égalité en tête, la victoire est partagée. Une règle maison permet de départager les
    joueurs par la mort subite.
fc-23 = Si la pioche est vide au moment d’y prendre une carte, on mélange toute la défausse, sauf la
    carte du dessus, pour en faire une nouvelle pioche. Cela n’arrive qu’une fois par trou : dès que
    quelqu’un veut piocher alors que la pioche est vide et ne peut plus être refaite, le trou s’arrête,
    on retourne tout et on compte. Une règle maison peut permettre de la refaire de 0 à 5 fois.
    Le trou s’arrête aussi quand personne n’a pioché pendant cent tours de suite, ou quand tout le monde a
    joué cent tours sans que personne n’ait frappé. Ceux qui sont encore à égalité après neuf trous de mort
    subite partagent la victoire.
fc-24 = Vous connaissez les deux cartes de votre premier coup d’œil, chaque carte que vous avez piochée
    et placée, et chaque carte que quelqu’un a prise à la défausse et placée ; ces dernières, tout le
    monde les connaît. Vous connaissez une carte aussi longtemps qu’elle reste à sa place.
fc-25 = La carte vue par erreur est prévue dans le jeu : c’est le regard en douce. De la fin du premier
    coup d’œil jusqu’au début de votre dernier tour du trou, et même pendant votre tour, vous pouvez
    regarder en douce une de vos cartes que vous ne connaissez pas, mais jamais deux fois la même ;
    personne d’autre ne la voit. À votre prochain tour, vous devez alors piocher et remplacer cette
    carte : interdit de prendre une carte à la défausse, de frapper ou de jeter la carte piochée. Si
    vous en avez plusieurs à remplacer, c’est une par tour. Si vous regardez en douce pendant votre
    tour, avant d’avoir placé une carte, le remplacement se fait à ce tour même, pourvu qu’une carte de
    la pioche puisse encore y servir, sinon au suivant. Au dernier tour de table, cela n’est permis que
    si vous n’avez encore rien à remplacer et que votre dernier tour reste à venir.
fc-26 = Le premier coup d’œil se fait dans n’importe quel ordre, et chacun peut y renoncer. Personne ne
    joue tant que tous n’ont pas regardé ou renoncé.

## House rules

four-card-section-house = Règles maison
four-card-house-pairs-cancel = Deux cartes de même rang dans une colonne comptent 0, et deux jokers
    aussi. Cette règle ne s’applique que si la table la choisit.
four-card-house-look = D’habitude, le premier coup d’œil va aux deux cartes de la rangée proche de vous.
    La table peut aussi vous laisser voir deux cartes de votre choix, l’une après l’autre, ou seulement
    celle de gauche dans cette rangée, ou encore toutes les quatre.
four-card-house-knock-penalty = Qui frappe sans avoir le plus bas score du trou ajoute 10 coups au
    sien ; partager le plus bas score suffit pour y échapper. Cette règle ne s’applique que si la table
    la choisit.
four-card-house-jokers = On ajoute à chaque paquet deux jokers, qui valent −2 chacun. Cette règle ne
    s’applique que si la table la choisit.
four-card-house-holes = La partie se joue en 1 à 18 trous. D’habitude, il y en a 9.
four-card-house-packs = La table choisit 1, 2 ou 3 paquets, pourvu que chacun puisse recevoir ses quatre
    cartes et qu’il reste une pioche. D’habitude, c’est le nombre de joueurs qui décide.
four-card-house-ties = En cas d’égalité en tête, on partage la victoire ou on joue des trous de
    départage. D’habitude, on partage.
four-card-house-no-peek = Pas de regard en douce : après le premier coup d’œil, plus personne ne revoit
    une carte cachée. Cette règle ne s’applique que si la table la choisit.
four-card-house-renewals = À chaque trou, la pioche peut être refaite de 0 à 5 fois avant que le trou ne
    s’arrête. D’habitude, c’est une fois.

## Memory

four-card-section-memory = Se souvenir de ses cartes
four-card-memory = On ne regarde pas une carte deux fois, alors mieux vaut avoir bonne mémoire : une
    carte cachée que vous connaissez n’apparaît à l’écran que pendant que vous la regardez. Avec
    l’aide-mémoire, que la table peut choisir, vous continuez à voir toutes les cartes dont vous avez le
    droit de vous souvenir. Les bots peuvent avoir une mémoire parfaite.

## The count: strokes saved are negative

four-card-saving-pairs-cancel = La colonne { $columns }, une paire, compte 0 : { $strokes }
four-card-penalty-knock-penalty = A frappé sans avoir le plus bas score : +{ $strokes }
four-card-saved-pairs-cancel = Paires dans une colonne
