### Les rapports HTML des tournois et des simulations.

report-arena = L’arène de Backnine
report-under = { $game } · Joueurs : { $players } · Parties : { $matches } · Donnes : { $deals } · Trous par partie : { $holes }
report-foot = Fait par Backnine. Cette page n’a besoin d’aucun réseau et n’en cherche aucun.
report-figures = Les chiffres
report-between = { $low } à { $high }
report-mean = moyenne { $mean }
report-spread = écart type { $spread }
report-seats = sièges : { $seats }

## Qui est le plus fort

report-stronger = { $name } est plus fort : il gagne { $share } de ses parties, alors que l’équilibre serait à { $fair }. Avec 95 % de confiance, sa vraie part est entre { $low } et { $high }.
report-strongest = { $name } est ici le plus fort : il gagne { $share } de ses parties, alors que l’équilibre serait à { $fair }. Avec 95 % de confiance, sa vraie part est entre { $low } et { $high }.
report-leads = { $name } est en tête avec { $share } de parties gagnées ({ $low } à { $high }), alors que l’équilibre serait à { $fair } ; mais { $second } est peut-être aussi bon.
report-too-close = Trop tôt pour trancher : { $name } a gagné { $share } de ses parties, mais tout de { $low } à { $high } s’accorde avec ce qui a été joué, et l’équilibre serait à { $fair }.
report-alone = Tous les sièges étaient à { $name } : personne ne peut être plus fort.
report-absent = { $name } n’a presque jamais joué : le joueur rookie a joué { $share } de ses coups à sa place. Les chiffres ne disent donc rien de sa force.
report-nothing-played = Aucune partie n’a été terminée.
report-interrupted = Arrêté avant la fin : { $played } parties jouées sur { $wanted }.
report-until-reached = L’intervalle est assez étroit (± { $give } coup par trou) après { $played } parties : le jeu s’est arrêté là.
report-until-missed = Après { $played } parties, l’intervalle est encore plus large que ± { $give } coup par trou.
report-until-few = Après { $played } parties, il est trop tôt pour dire si le résultat est sûr : il faut au moins { $least } donnes.
report-forfeits = Coups laissés au joueur rookie par forfait : { $moves }. Voir « Incidents » plus bas.

## Le tableau

report-table-title = Les joueurs
report-col-bot = Joueur
report-col-wins = Parties gagnées
report-col-difference = Écart avec les autres
report-col-strokes = Coups par trou
report-col-turns = Tours par trou
report-col-closed = Trous fermés
report-col-rating = Cote
report-col-ms = Temps par décision, ms
report-col-forfeits = Forfaits
report-col-hole = Trou
report-col-matches = Parties
report-col-problem = Ce qui s’est passé
report-col-first = La première fois
report-col-order-strokes = Écart avec la table
report-col-order-wins = Parties gagnées

## Les graphiques

report-wins-title = Qui gagne
report-wins-text = Le point est la part de parties gagnées, par siège ; le trait est son intervalle à 95 %. Si le trait reste à l’écart du pointillé, la différence est réelle.
report-fair-share = équilibre : { $share }
report-difference-title = De combien
report-difference-text = Coups par trou, comparés à ceux des autres sur les mêmes donnes. Moins de 0, c’est mieux.
report-no-difference = aucun écart
report-strokes-title = Coups par trou
report-strokes-text = Combien de fois chaque score est venu. Le trait vertical est la moyenne ; moins, c’est mieux.
report-growth-title = À partir de quand on le sait
report-growth-text = La part de parties gagnées au fil du tournoi, avec sa bande à 95 %. Quand une bande a quitté le pointillé, la question est réglée.
report-by-hole-title = Trou par trou
report-by-hole-text = Coups en moyenne à chaque trou d’une partie, avec la bande à 95 %.
report-by-hole-few = Nombre moyen de coups à chaque trou d’une partie. Avec si peu de donnes, chacun peut être loin de la vérité.
report-order-title = Est-ce important de commencer ?
report-order-text = Coups par trou selon l’ordre du jeu, comparés à toute la table. Moins de 0, c’est une bonne place. Tous les joueurs ensemble.
report-place-first = Joue en premier
report-place = Joue en { $place }e
report-place-dealer = En dernier : le donneur

## Les incidents

report-problems-title = Incidents
report-problems-none = Tous les joueurs ont répondu à temps et selon les règles.
report-problems-text = Un joueur qui échoue laisse ce coup à rookie par forfait, et la partie continue.
report-fault-hello = n’a pas démarré ou n’a pas salué
report-fault-late = a répondu trop tard
report-fault-nonsense = a donné une réponse qui n’est pas un objet JSON avec un texte comme valeur de move
report-fault-illegal = a donné un coup interdit
report-fault-flood = a beaucoup trop écrit
report-fault-ended = s’est arrêté au milieu d’une partie
report-fault-retired = n’a plus été interrogé après tant d’échecs

## Comment lire

report-read-title = Comment lire cette page
report-read-mirror = Chaque donne est rejouée en faisant tourner les sièges : chacun reçoit les cartes de chacun. La plus grande part de la chance s’annule.
report-read-interval = Un intervalle dit de combien le chiffre peut se tromper : dans 95 tournois comme celui-ci sur 100, il contient la vraie valeur. Les parties d’une même donne comptent pour un seul indice, puisqu’elles ont les mêmes cartes.
report-read-share = Entre joueurs de même force, chaque siège gagne sa part d’équilibre. Une victoire partagée compte pour sa part.
report-read-difference = Les coups seuls disent peu, car ils dépendent aussi du temps que les autres laissent au trou. Fiez-vous à la comparaison sur les mêmes donnes et aux parties gagnées.
report-read-rating = Les cotes (OpenSkill) ne comparent les joueurs que dans ce tournoi. Le ± après une cote est un écart type : la vraie force se trouve dans cette marge environ 2 fois sur 3.

## Les réglages

report-settings-title = Les réglages, et comment refaire
report-set-game = Jeu
report-set-house = Règles maison
report-set-no-house = aucune
report-set-bots = Joueurs
report-set-seats = Sièges
report-set-matches = Parties
report-set-deals = Donnes
report-set-seed = Graine
report-set-version = Version
report-repeat = La même commande rejoue les mêmes parties. Un joueur qui réfléchit contre la montre peut choisir autrement la seconde fois.

## Les simulations

report-sim = Backnine : statistiques de jeu
report-play = Un trou coûte { $mean } coups en moyenne, et la moitié du temps entre { $low } et { $high }. Chacun joue { $turns } tours.
report-skill = Le talent fait { $hole } de ce qui décide un trou, et { $match } de ce qui en décide neuf. Après { $holes }, { $first } est devant { $second } dans 95 cas sur 100.
report-no-skill = On ne peut pas encore départager { $first } et { $second } : la chance suffit à tout expliquer.
report-holes = { $holes ->
    [one] { $holes } trou
   *[other] { $holes } trous
}
report-holes-between = { $holes ->
    [one] { $holes } trou
   *[other] { $holes } trous
} (entre { $low } et { $high })
report-matches = { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}
report-col-mean = Coups par trou
report-col-spread = Écart type
report-col-median = Médiane
report-col-best = Meilleur
report-col-worst = Pire
report-col-share = Part
report-col-variance = Variance
report-col-duel = À une même table
report-col-lead = Avance par trou
report-col-needed = Trous pour 95 %
report-turns-title = Tours par trou
report-turns-text = Combien de tours un joueur a joués avant la fin d’un trou.
report-savings-title = Coups économisés
report-savings-text = Ce que chaque façon d’économiser a rapporté, en moyenne par trou. Le tableau dit combien de fois c’est arrivé.
report-times = { $times } pour 100 trous
report-closing-title = Qui ferme le trou, et si cela paie
report-closing-text = Combien de fois un joueur a mis fin au trou, et combien de fois personne n’avait alors moins de coups. En dessous : comment les trous ont fini.
report-closed = A fermé le trou
report-closed-lowest = … sans que personne ait moins
report-closed-lead = … et son écart avec les autres
report-ending-putt-out = Finis en { $game ->
    [play-nine] rentrant la balle
   *[other] sortant
}
report-ending-knock = Finis en frappant
report-ending-pace-of-play = Finis par la cadence de jeu
report-sources-title = Chance et talent
report-sources-text = Pourquoi un trou coûte plus qu’un autre : toutes les différences entre les scores, selon leur origine.
report-luck = Chance
report-source-skill = Talent
report-means-skill = quel joueur c’était
report-source-order = Ordre du jeu
report-means-order = qui commence, qui finit
report-source-deal = La donne
report-means-deal = certaines donnes sont bonnes pour toute la table, d’autres mauvaises
report-source-cards = Vos cartes
report-means-cards = dans une même donne, certains sièges sont mieux servis
report-source-flow = Le cours du trou
report-means-flow = la même donne avec d’autres voisins finit plus tôt ou plus tard, pour tous
report-source-rest = Le reste
report-means-rest = défausses qui tombent bien, caprices, plans qui réussissent
report-source-cards-and-rest = Cartes et reste
report-means-cards-and-rest = ce qui échoit à un siège et pas aux autres ; il faut des joueurs différents pour le détailler
report-length-title = Plus c’est long, plus c’est juste
report-length-text = Quelle part de ce qui départage les joueurs est du talent. La donne et le cours du trou ne comptent pas ici, car toute la table les partage. De trou en trou le talent s’ajoute, la chance se compense en partie.
report-ahead-title = Quand le meilleur est devant
report-ahead-text = La probabilité que le meilleur de deux joueurs soit devant après tant de trous, et combien il en faut pour qu’il le soit dans 95 cas sur 100.
report-duel = { $better } contre { $other }
report-at-least = au moins { $holes }

report-sim-read-holes = On compte les trous ordinaires, sans les départages.
report-sim-read-spread = L’écart type dit à quel point les scores varient : deux tiers environ sont à moins d’un écart type de la moyenne.
report-sim-read-interval = Les intervalles sont à 95 % : dans 95 simulations comme celle-ci sur 100, ils contiennent la vraie valeur. Tous les trous d’une même donne comptent pour un seul indice.
report-sim-read-luck = Des joueurs différents jouent chaque donne à chaque siège : les mêmes cartes passent par toutes les mains. Ce qui diffère alors entre joueurs est le talent ; ce qui diffère entre les sièges d’une donne, ce sont les cartes ; ce que toute la table partage ne départage personne.
report-sim-read-normal = Les chances d’être devant sont calculées d’après la moyenne et l’écart type de la différence par trou, comme si les trous étaient indépendants ; ils le sont presque.

## Sans la chance

report-luck-title = Coups sans la chance
report-luck-line = { $name } : { $strokes } par trou, { $difference } face aux autres
report-luck-worth = L’écart est aussi sûr qu’après { $times } fois plus de parties avec la chance.
report-luck-text = Chaque trou a été jugé par le coach et la chance de ses cartes retirée. La chance s’annule en moyenne : ce sont les mêmes chiffres, avec moins de bruit.
