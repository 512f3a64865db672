web-you = Vous
web-home = Accueil
web-language = Langue
web-offline = Le serveur est injoignable.
web-try-again = Réessayer
web-game = Jeu
web-game-play-nine = Play Nine
web-game-four-card = Golf à quatre cartes
web-about-play-nine = Huit cartes, paires et blocs.
web-about-four-card = Quatre cartes, de la mémoire, de l’audace.
web-play-now = Jouer
web-against = { $count ->
    [one] Vous contre { $bot }
   *[other] Vous contre { $count } bots : { $bot }
}
web-choose-opponents = Choisir ses adversaires
web-level = Niveau
web-how-many-bots = Combien de bots ?
web-with-friends = Entre amis
web-your-name = Votre nom
web-invite = Inviter des amis à distance
web-same-device = Ensemble sur cet appareil
web-code = Code
web-join = Rejoindre
web-invited = Vous êtes invité
web-sit-down = S’asseoir
web-your-tables = Vos tables
web-a-table = Une table
web-history = Parties terminées
web-set-up = Préparer d’abord la table
web-no-tracking = Pas de compte, pas de cookies, personne ne vous suit.
web-have-code = Vous avez un code ?
web-fewer = Un de moins
web-one-more = Un de plus
web-people-help = Qui joue ? Passez l’appareil quand c’est au tour d’un autre.
web-name-of = Nom du joueur { $number }
web-add-person = Quelqu’un d’autre
web-remove-person = Retirer le joueur { $number }
web-invitation = Invitation
web-invites = { $name } vous invite
web-chairs-free = { $free ->
    [one] { $free } chaise libre sur { $chairs }
   *[other] { $free } chaises libres sur { $chairs }
}
web-already-seated = Vous avez déjà une place à cette table.
web-to-my-seat = Aller à ma place
web-sit-down-too = S’asseoir comme une autre personne
web-invitation-wrong = Vérifiez le code, ou demandez un nouveau lien à la personne qui vous a invité.
web-no-entry = Ce lien ne mène à aucune de vos places
web-no-entry-table = Une place ne s’ouvre que dans le navigateur où l’on s’est assis. Ouvrez le lien là-bas, ou demandez une invitation à l’hôte.
web-no-entry-gone = Cette table n’existe plus, ou votre chaise a été donnée à quelqu’un d’autre.
web-no-entry-watch = Ce lien de spectateur n’ouvre plus rien. Demandez-en un autre à l’hôte.
web-not-begun = Pas encore commencée
web-is-paused = en pause
web-table-gone = N’existe plus
web-remove = Retirer
web-remove-table = Retirer la table de la liste : { $names }
web-the-table = La table
web-at-the-table = À la table
web-invite-friends = Inviter
web-link = Lien
web-copy = Copier
web-not-copied = Cela n’a pas marché. Sélectionnez le texte et copiez-le.
web-share = Partager
web-only-here = Ce serveur n’est accessible que depuis cet appareil : personne d’autre ne peut rejoindre la table. Pour les téléphones et ordinateurs de votre réseau, lancez
web-add = Ajouter :
web-who-sits = Qui occupe la chaise { $number } ?
web-make-host = Nommer hôte
web-sure-kick = Reprendre sa chaise à { $name } ?
web-need-two = Il faut au moins deux joueurs à la table.
web-free-go = { $count ->
    [one] La chaise libre disparaît au début de la partie.
   *[other] Les chaises libres disparaissent au début de la partie.
}
web-lost-chair = Votre chaise à cette table a été reprise.
web-no-spectators = L’hôte n’admet pas de spectateurs.
web-you-watch = Vous êtes spectateur. La partie n’a pas encore commencé.
web-table-settings = Jeu, temps et spectateurs
web-timer = Temps par tour
web-timer-help = Une fois écoulé, un bot joue ce tour. Il ne court que si quelqu’un attend sur un autre appareil.
web-no-timer = Sans limite
web-grace = Si quelqu’un disparaît, un bot prend le relais après
web-grace-help = Qui revient reprend sa place.
web-at-once = Tout de suite
web-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
web-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
web-bot-pace = Rythme des bots
web-pace-0 = Immédiat
web-pace-300 = Vif
web-pace-700 = Normal
web-pace-1500 = Tranquille
web-pace-3000 = Très lent
web-names-list = Noms dans une liste
web-names-list-help = Chacun choisit un mot du golf ou un animal : personne ne peut écrire autre chose.
web-watch-allowed = Les spectateurs sont admis
web-watch-help = Ils voient ce que toute la table voit, et aucune carte cachée.
web-watch-link = Lien pour les spectateurs
web-memory-aid = Aide-mémoire
web-memory-aid-help = Chacun continue à voir les cartes qu’il a vues.
web-house-rules = Règles maison
web-usual-rules = Les règles habituelles.
web-on = oui
web-off = non
web-house-adjacent = Bonus seulement pour des colonnes voisines
web-house-holes = Trous
web-house-renewals = Pioche refaite au plus
web-house-no-pass = Interdit de passer
web-house-closer-penalty = Finir sans être le plus bas double le score
web-house-ties = Égalité en tête
web-house-pairs-cancel = Une paire en colonne compte 0
web-house-look = Premier coup d’œil
web-house-knock-penalty = 10 coups pour qui frappe à tort
web-house-jokers = Jokers
web-house-packs = Paquets de cartes
web-house-no-peek = Pas de regard en douce
web-choice-ties-playoff = Départage
web-choice-ties-shared = Victoire partagée
web-choice-look-near = Deux cartes proches
web-choice-look-any = Deux cartes au choix
web-choice-look-1 = Une carte
web-choice-look-4 = Toutes les quatre
web-choice-packs-auto = Selon les joueurs
web-choice-packs-1 = 1
web-choice-packs-2 = 2
web-choice-packs-3 = 3
web-seal = Mélange scellé
web-seal-text = Les cartes sont déjà mélangées, et voici le sceau. Ajoutez un mot à vous si vous voulez : il entre dans le mélange, et personne ne peut avoir arrangé les cartes. Après la partie, chacun peut vérifier avec le compte rendu.
web-your-word = Votre mot
web-word-of = Un mot de { $name }
web-word-added = { $name } a ajouté : { $word }
web-speed = Vitesse des cartes
web-speed-slow = Lente
web-speed-normal = Normale
web-speed-quick = Rapide
web-speed-instant = Immédiate
web-appearance = Apparence
web-look-auto = Comme l’appareil
web-look-day = Jour
web-look-night = Nuit
web-four-colours = Quatre couleurs pour les enseignes
web-four-colours-help = Au golf à quatre cartes : carreaux bleus, trèfles verts.
web-sound = Sons
web-vibrate = Vibrer
web-vibrate-help = Quand c’est à vous.
web-privacy = Aucun suivi
web-privacy-text = Ces réglages, vos noms, les clés de vos places et vos parties terminées restent dans ce navigateur. Il n’y a ni compte ni cookie, et cette page ne demande rien à aucun autre serveur.
web-history-empty = Aucune partie n’a encore été terminée dans ce navigateur.
web-history-here = Gardées dans ce navigateur seulement.
web-holes = { $count ->
    [one] { $count } trou
   *[other] { $count } trous
}
web-share-picture = Partager en image
web-share-text = Partager en texte
web-picture-saved = Image enregistrée
web-download-record = Télécharger le compte rendu
web-record-gone = Le serveur n’a plus ce compte rendu.
web-to-table = Retour à la table
web-sure-forget = Retirer cette partie de la liste ?
web-hide-phrases = Masquer ce que disent les autres
web-hide-phrases-help = Les petites phrases des autres joueurs ne s’affichent pas.
web-sure-leave-open = Quitter cette table ? Votre chaise sera libre pour quelqu’un d’autre.
web-sure-remove = Retirer cette table de la liste ? Ce navigateur n’aura plus la clé de votre place, et un bot jouera pour vous.
web-connecting = Connexion…
web-reconnecting = Connexion perdue. Nouvel essai…
web-closed = Cette table n’est plus accessible.
web-hole = Trou { $hole } sur { $holes }
web-hole-word = Trou
web-play-off = Barrage
web-standing = { $name } { $total }
web-watching = Spectateur
web-last-round = Dernier tour : { $name } a terminé.
web-knocked = Dernier tour : { $name } a frappé.
web-your-turn = À vous
web-your-cards = Vos cartes
web-stock = Pioche, { $count } cartes. Piochez.
web-left = reste { $count }
web-discard = Défausse : { $card }
web-no-discard = Pas de défausse
web-discards = Défausse
web-in-hand = En main : { $card }
web-no-card = Pas de carte en main
web-in-your-hand = En main
web-slot-down = Place { $slot }, cachée
web-slot-up = Place { $slot } : { $card }
web-slot-pair = Place { $slot } : { $card }, paire avec la place { $partner }
web-tee-off = Retournez deux de vos cartes
web-first-look = Regardez vos deux cartes proches, une fois
web-draw = Piochez ou prenez la défausse
web-draw-or-knock = Piochez, prenez la défausse ou frappez
web-place-taken = Choisissez une place, ou touchez-la pour la reposer
web-place = Placez le { $card }
web-place-or-turn = Placez le { $card }, ou défaussez-le et retournez une carte
web-place-or-toss = Placez le { $card } ou défaussez-le
web-turn-up = Quelle carte retourner ?
web-wait = C’est à { $name }
web-wait-others = On attend les autres
web-paused = La partie est en pause
web-hole-over = Le trou est terminé
web-next-hole = Trou suivant
web-you-won = Vous avez gagné !
web-won = { $name } a gagné
web-shared = La victoire est partagée
web-rematch = Rejouer
web-look = Regarder
web-decline = Continuer sans regarder
web-pass = Passer
web-knock = Frapper
web-peek = Regarder en douce
web-no = Non
web-sure = Vraiment ?
web-sure-knock = Frapper ? Les autres ont encore un tour.
web-sure-peek = Regarder en douce la carte { $slot } ? Il faudra la remplacer par la prochaine carte piochée.
web-take-back = Reprendre ma place
web-bot-plays = bot
web-resume = Reprendre
web-pause = Pause
web-more-time = Donner du temps
web-leave = Quitter pour de bon
web-close = Fermer
web-menu = Menu
web-score-card = Carte de score
web-log = Journal
web-say = Dire
web-more = Plus
web-total = Total
web-strokes = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
web-record = Compte rendu de la partie { $number }
web-hand-over = Passez l’appareil à { $name }
web-ready = Je suis { $name }
web-qr = Code QR de l’invitation
web-code-is = Code
web-copied = Copié
web-free-chair = Chaise libre
web-host = hôte
web-bot = bot
web-remove-chair = Enlever la chaise : { $name }
web-add-chair = Chaise libre
web-add-here = Joueur sur cet appareil
web-add-bot = Bot
web-start = Commencer
web-wait-host = L’hôte va lancer la partie.
web-you-act = L’hôte est absent. En attendant, vous pouvez lancer la partie.
web-acts = L’hôte est absent. En attendant, { $name } peut lancer la partie.
web-remembered = C’est vu
web-remember = Retenez vos cartes
web-offline-still = Les règles et la première leçon restent là, même hors ligne :
web-learn = Apprendre en jouant
web-rules = Règles
web-about = À propos

## At the table

web-joker = Joker
web-told = { $name } : { $deeds }
web-comma = { ", " }
web-seconds-left = { $seconds } secondes restantes
web-slot-known = Place { $slot }, face cachée ; vous la connaissez : { $card }
web-has-left = parti, un robot joue
web-away = absent
web-closed-hole = a fini le trou
web-log-empty = Rien n’a encore été joué.
web-player = Joueur
web-this-hole = Ce trou
web-mute = Ne plus entendre { $name }
web-unmute = Entendre de nouveau { $name }
web-hand-host = Faire de { $name } l’hôte
web-settings = Réglages
web-watchers = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
web-sure-leave = Partir pour de bon ? Un robot jouera à votre place et vous ne pourrez pas revenir.
web-keys = Clavier
web-key-slot = une place de votre jeu
web-key-draw = piocher
web-key-take = prendre la défausse, ou la reposer
web-key-discard = défausser
web-key-knock = frapper
web-key-next = trou suivant
web-key-score = carte de score
web-key-log = journal
web-key-back = changer d’avis
web-standing-place = { $name } { $total } · { $place ->
    [1] 1er
   *[other] { $place }e
}
web-waits-for = On attend { $names }
web-want-rematch = Pour rejouer : { $names }
web-hold-to-look = Maintenir pour regarder
web-knocks = { $name } frappe !
web-putts-out = { $name } finit le trou !
web-no-hole-yet = Aucun trou n’est encore terminé.
web-all-taken = Toutes les places sont prises. Ajoutez une chaise pour inviter encore du monde.
web-tee-off-one = Retournez encore une carte
web-draw-owed = Piochez : la carte ira à la place { $slot }
web-peek-hint = Touchez une de vos cartes pour la regarder en douce
web-addressed = { $name } : { $text }
