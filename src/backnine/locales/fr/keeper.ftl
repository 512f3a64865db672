### Le carnet de score pour de vraies cartes : dans le navigateur et au terminal.

## What the page is

keeper-what = Pour qui joue avec de vraies cartes. Tout reste sur cet appareil, sans réseau.
keeper-new = Nouvelle partie
keeper-kept = Gardées ici
keeper-open-file = Ouvrir un fichier
keeper-over = Terminée
keeper-unreadable = Une partie est illisible : { $problem } Elle est restée telle quelle.
keeper-not-here = Cette partie n’est pas sur cet appareil.

## Setting up

keeper-names = Les noms, dans l’ordre des places
keeper-dealer = Qui donne en premier ?
keeper-dealer-help = Chacun tire une carte : la plus basse donne. Touchez qui l’a tirée, ou laissez-nous tirer.
keeper-draw = Tirez pour nous
keeper-drew = { $name } : { $cards }
keeper-drawn = { $name } donne en premier.
keeper-begin = Commencer

## A hole

keeper-deals = { $dealer } donne, { $starter } commence
keeper-strokes-of = { $name } : coups à ce trou
keeper-below-zero = { $name } : au-dessous ou au-dessus de zéro
keeper-cards-of = Entrer les cartes : { $name }
keeper-whose-cards = Cartes : { $name }
keeper-total-of = { $strokes } au total
keeper-closer-out = Qui est sorti ?
keeper-closer-knock = Qui a frappé ?
keeper-nobody = Personne
keeper-next-hole = Trou suivant
keeper-finish = C’était le dernier trou
keeper-undo = Annuler
keeper-undone = Annulé.
keeper-correct = Corriger le trou { $hole }
keeper-correcting = Correction du trou { $hole }
keeper-corrected = corrigé
keeper-was = avant : { $strokes }
keeper-penalty = pénalité +{ $strokes }
keeper-back = Retour au trou { $hole }
keeper-back-to-end = Retour au résultat
keeper-tied = Égalité : { $name } continuent.
keeper-void = Le trou { $hole } est noté, mais ne compte plus : une correction a décidé la partie avant lui.

## Tapping in cards

keeper-place-empty = Place { $slot } : pas encore de carte
keeper-touch = Touchez une place, puis sa carte.
keeper-faces = Les cartes du jeu
keeper-face = { $card }, reste { $count }
keeper-face-gone = { $card } : plus dans le jeu
keeper-suit = Couleur
keeper-suit-s = Pique
keeper-suit-h = Cœur
keeper-suit-d = Carreau
keeper-suit-c = Trèfle
keeper-empty-place = Vider cette place
keeper-next-player = Suivant : { $name }
keeper-cards-done = Terminé
keeper-so-far = Jusqu’ici { $strokes }

## The end, and what can be done with a match

keeper-same-again = On recommence
keeper-hand-over = Passer à un autre téléphone
keeper-hand-why = Scannez ceci avec l’autre téléphone. La partie est dans le code même et ne passe par aucun serveur.
keeper-hand-strokes = Trop longue pour un code avec toutes les cartes : celui-ci contient les coups.
keeper-hand-large = Trop longue pour un code. Enregistrez-la dans un fichier et envoyez-le.
keeper-code = Code QR de cette partie
keeper-link = La même chose en lien
keeper-handed = Une partie pour ce téléphone
keeper-take = La garder ici
keeper-take-known = Elle est déjà sur cet appareil.
keeper-take-beside = Une autre version est déjà sur cet appareil. Les deux sont gardées.
keeper-open = L’ouvrir
keeper-save-file = Enregistrer en fichier
keeper-save-table = Enregistrer en tableau (CSV)
keeper-remove = Retirer cette partie
keeper-sure-remove = Retirer cette partie de cet appareil ? On ne pourra pas la récupérer.
keeper-all = Toutes les parties gardées
keeper-full = Ce navigateur n’a plus de place ou ne garde rien : la partie dure jusqu’à la fermeture de cette page. Enregistrez-la avant dans un fichier.
keeper-elsewhere = Cette partie est aussi ouverte dans un autre onglet. Les deux écrivent sur la même carte de score.
keeper-csv-hole = Trou
keeper-csv-dealer = Donneur
keeper-csv-closer = Fermé par

## In the terminal

keeper-ask-game = Quel jeu ? Un numéro.
keeper-ask-names = Les noms dans l’ordre des places, séparés par des virgules :
keeper-ask-dealer = Qui donne en premier ? Un numéro, ou Entrée pour nous laisser tirer.
keeper-ask-score = { $name } : les coups, ou les cartes ({ $example })
keeper-ask-closer = { $question } Un numéro ; Entrée : personne.
keeper-ask-next = Entrée : tout est juste, on continue.
keeper-ask-kept = Quelle partie ? Un numéro ; Entrée : une nouvelle.
keeper-ask-correction = { $name } a { $strokes }. Un autre nombre ou une disposition ; Entrée : rien ne change.
keeper-ask-other-closer = { $question } Jusqu’ici : { $name }. Un numéro, 0 : personne ; Entrée : rien ne change.
keeper-ask-over = Entrée : quitter. On peut encore corriger.
keeper-key-undo = annuler
keeper-key-correct = corriger un trou, par exemple c 3
keeper-key-quit = arrêter ; tout est gardé
error-keeper-not-understood = « { $typed } » n’est ni des coups, ni une disposition, ni une des touches.
keeper-file = Gardé dans { $file }
keeper-go-on = Pour continuer :

## What was wrong

error-keeper-not-ours = Ce n’est pas une partie du carnet de score. Ses fichiers commencent par "format": "backnine-kept".
error-keeper-newer = Cette partie vient d’un Backnine plus récent (version { $version } ; celui-ci connaît la { $known }). Mettez à jour, puis rouvrez-la.
error-keeper-damaged = Cette partie est abîmée ({ $where }). Prenez-en une autre copie.
error-keeper-too-large = Ce fichier est trop grand pour une partie : { $most } caractères au plus.
error-keeper-name = « { $name } » ne tient pas sur la carte de score : 1 à { $longest } lettres sur une ligne.
error-keeper-names-alike = Deux joueurs s’appellent { $name }. Donnez à chacun un nom à lui.
error-keeper-other-dealer = Le tirage ne correspond pas à celui qui donne.
error-keeper-no-such-hole = Il n’y a pas encore de trou { $hole } : on en est au trou { $most }.
error-keeper-sits-out = { $name } ne joue pas le trou { $hole } : il est entre les ex æquo.
error-keeper-strokes = Aucune disposition ne compte { $strokes } : c’est de { $least } à { $most }.
error-keeper-cards-elsewhere = Le jeu n’a que { $most } fois la carte { $card }, et il y en a chez { $names }.
error-keeper-scores-missing = Il manque encore : { $names }.
error-keeper-hole-done = Le trou { $hole } est clos. Donnez un autre score pour le corriger.
error-keeper-too-many = Il y a déjà trop d’indications pour cette partie : { $most } au plus. Annulez quelques corrections.
