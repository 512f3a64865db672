web-you = Vous
web-what = Le golf aux cartes, tout de suite et gratuitement : contre des bots ou entre amis.
web-home = Accueil
web-language = Langue
web-offline = Le serveur est injoignable.
web-try-again = Réessayer
web-game = Jeu
web-game-play-nine = Play Nine
web-game-four-card = Golf à quatre cartes
web-game-six-card = Golf à six cartes
web-about-play-nine = Huit cartes, paires et blocs.
web-about-four-card = Quatre cartes, de la mémoire, de l’audace.
web-about-six-card = Six cartes, des paires en colonne, et à qui sortira le premier.
web-play-now = Jouer
web-how-many-holes = Trous
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
web-invited = On vous invite
web-sit-down = S’asseoir
web-your-tables = Vos tables
web-a-table = Une table
web-more-tables = { $count } de plus
web-fewer-tables = En montrer moins
web-remove-all-bots = Retirer les { $count } contre des bots
web-sure-remove-bots = Retirer cette table ? Il n’y a que des bots ; la partie restera inachevée.
web-sure-remove-all = Retirer { $count } tables ? Il n’y a que des bots ; ces parties resteront inachevées.
web-history = Parties terminées
web-set-up = Préparer d’abord la table
web-no-tracking = Pas de compte, pas de cookies, pas de pistage.
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
web-invitation-wrong = Vérifiez le code, ou demandez un nouveau lien à la personne qui vous invite.
web-late-begun = Cette partie a déjà commencé.
web-late-full = Toutes les chaises sont prises.
web-late-watch = Regarder
web-late-play = Jouer aussi
web-late-which = Si l’hôte est d’accord, vous pouvez continuer à la place d’un bot. Rien ne change : ni les cartes, ni les coups.
web-late-take = Demander la chaise occupée par { $name }
web-late-asked = On demande à l’hôte si vous pouvez prendre la chaise occupée par { $name }…
web-late-nobody = Personne à la table ne peut répondre pour l’instant. La demande reste ouverte.
web-late-stop = Ne plus demander
web-late-no = L’hôte répond : pas maintenant.
web-late-sure = { $name } vient d’arriver et aimerait la chaise occupée par { $bot }, pour continuer avec ses cartes, sans apprendre ce qui a déjà été regardé.
web-late-yes = Céder la chaise
web-late-plays = { $name } joue maintenant avec les cartes que tenait { $before }
web-yes = Oui
web-late-begun-at = En cours : { $where }
web-late-no-chair = Il n’y a pas de chaise pour vous dans cette partie.
web-late-closed = L’hôte ne laisse entrer personne pour l’instant.
web-late-next = Après la partie, l’hôte peut ajouter une chaise. Cette page s’en apercevra.
web-late-soon = L’hôte peut ajouter une chaise. Cette page s’en apercevra.
web-late-your-name = Votre nom, pour l’hôte
web-late-whose = La chaise de qui ?
web-late-chair = { $name }, { $strokes } jusqu’ici
web-late-ask-watch = Demander à regarder
web-late-asked-watch = On demande à l’hôte si vous pouvez regarder…
web-late-again = Vous pourrez redemander dans { $seconds } s.
web-late-door = Quelqu’un est à la porte
web-late-asks = Laisser à { $name } la chaise occupée par { $bot } ?
web-late-asks-watch = Laisser { $name } regarder, et tous ceux qui ont le code ?
web-late-more = Plus d’informations et de réponses
web-late-sure-watch = Les spectateurs voient ce que tout le monde voit, et aucune carte cachée. Si vous dites oui, ils sont admis, et d’autres aussi, jusqu’à ce que vous changiez ce réglage.
web-late-yes-watch = Admettre les spectateurs
web-late-never = Non, et plus de questions
web-late-at-door = { $who ->
    [many] { $name } demandent à entrer
   *[one] { $name } demande à entrer
}
web-open-again = Rouverte
web-missing = Pas encore là : { $name }.
web-call = Lien à leur envoyer : sur leur appareil, il mène à leur place
web-wait-host-away = On attend { $name } pour lancer la partie. Si l’hôte reste absent { $seconds } s, l’un de vous pourra la lancer.
web-latecomers = Les retardataires peuvent demander à entrer
web-latecomers-help = Pour la chaise d’un bot, ou pour regarder : qui a le code demande ; vous dites oui ou non.
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
web-only-here = Ce serveur n’est accessible que depuis cet appareil. Pour les téléphones et ordinateurs de votre réseau, arrêtez-le là où il tourne (Ctrl+C), puis lancez
web-only-here-stay = Vos tables restent.
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
web-damaged = Ce qui est conservé de cette table est endommagé. Qui tient ce serveur peut la rétablir à partir d’une copie.
web-quota = Ce serveur a conservé pour votre adresse tout ce qu’il conserve en un jour. Revenez demain.
web-you-watch = Vous regardez. La partie n’a pas encore commencé.
web-table-settings = Jeu, temps et spectateurs
web-timer = Temps par tour
web-timer-help = Une fois écoulé, un bot joue ce tour. Il ne court que si quelqu’un attend sur un autre appareil.
web-no-timer = Sans limite
web-days = { $count ->
    [one] Un jour par coup
   *[other] { $count } jours par coup
}
web-days-help = Jouez quand vous avez le temps. La table continue même sans personne, et un bot joue quand le temps est écoulé.
web-hours-left = { $hours ->
    [one] encore { $hours } heure
   *[other] encore { $hours } heures
}
web-days-left = { $days ->
    [one] encore { $days } jour
   *[other] encore { $days } jours
}
web-hours-short = { $hours } h
web-days-short = { $days } j
web-bell = Me prévenir sur cet appareil
web-bell-help = Une notification quand c’est à vous et que vous n’êtes pas là, et une autre avant la fin du temps. L’éditeur de votre navigateur la transmet sans pouvoir la lire.
web-bell-denied = Ce navigateur n’autorise pas les notifications ici. Ses réglages permettent de le changer.
web-bell-failed = Cela n’a pas marché. Réessayez plus tard.
web-bell-yes = Me prévenir quand c’est à moi
web-bell-no = Non merci
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
web-house-closer-penalty = Rentrer la balle sans le plus bas score double le sien
web-house-ties = Égalité en tête
web-house-pairs-cancel = Une paire en colonne compte 0
web-house-look = Premier coup d’œil
web-house-knock-penalty = 10 coups pour qui frappe à tort
web-house-jokers = Jokers
web-house-packs = Paquets de cartes
web-house-no-peek = Pas de regard en douce
web-house-flip = Retourner après une défausse
web-house-last-round = Encore un tour pour les autres quand quelqu’un sort
web-house-twos = Le deux compte
web-house-twos-keep = Une paire de deux garde −4
web-house-blocks = Blocs : −10 et −15
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
web-choice-flip-never = Jamais
web-choice-flip-may = Permis
web-choice-flip-must = Obligatoire
web-seal = Mélange scellé
web-seal-text = La graine du mélange est déjà fixée, et voici son sceau. L’appareil de chaque joueur ajoute un mot tiré au hasard, scellé lui aussi : personne ne peut avoir arrangé les cartes. Après la partie, votre appareil vérifie tout.
web-your-word = Ajoutez-y quelque chose à vous
web-word-of = { $name } y ajoute quelque chose
web-word-stays = Ce que vous tapez reste sur cet appareil. Seule son empreinte entre dans le mélange.
web-word-sealed = Mot scellé ({ $name }) : { $seal }
web-shuffling = On mélange …
web-fair = Était-ce honnête ?
web-fair-yes = Était-ce honnête ? Oui : les { $cards } cartes correspondent au sceau.
web-fair-no = Était-ce honnête ? Quelque chose ne concorde pas.
web-fair-left = Était-ce honnête ? Votre mot n’est pas dans le mélange.
web-fair-open = Était-ce honnête ? Ce qui a pu être vérifié concorde.
web-speed = Rythme du jeu
web-speed-help = Les cartes et, dans une partie à vous, les bots
web-speed-slow = Lent
web-speed-normal = Normal
web-speed-quick = Rapide
web-speed-instant = Immédiat
web-appearance = Apparence
web-look-auto = Comme l’appareil
web-look-day = Jour
web-look-night = Nuit
web-four-colours = Quatre couleurs pour les enseignes
web-four-colours-help = Dans les jeux de 52 cartes : carreaux bleus, trèfles verts.
web-sound = Sons
web-sound-offer = Voulez-vous entendre les cartes ? Tout doucement : le tapis, le papier, la balle dans le trou.
web-sound-yes = Oui, volontiers
web-sound-no = Non merci
web-vibrate = Vibrer
web-vibrate-help = Quand c’est à vous.
web-privacy = Ce qui est conservé
web-privacy-text = Ce navigateur garde ces réglages, vos noms, les clés de vos places et vos parties terminées. Le serveur garde un certain temps les noms et les coups d’une table. Il n’y a ni compte ni cookie, et cette page ne demande rien à aucun autre serveur.
web-privacy-more = Ce qui est conservé, où et combien de temps
web-clear = Vider ce navigateur
web-sure-clear = Effacer de ce navigateur vos réglages, vos noms, vos parties terminées et les clés de vos places ? Vous ne pourrez plus revenir aux tables où vous êtes assis. Ce que le serveur a conservé y reste.
web-history-empty = Aucune partie n’a encore été terminée dans ce navigateur.
web-history-here = Gardées dans ce navigateur seulement.
web-history-fewer = Ce navigateur n’a plus de place : les parties les plus anciennes ont cédé la leur à la dernière. Enregistrez-les dans un fichier depuis la page de vos parties.
web-history-none = Ce navigateur n’a plus de place : cette partie n’est gardée que jusqu’à la fermeture de la page. Enregistrez-la dans un fichier depuis la page de vos parties.
web-holes = { $count ->
    [one] { $count } trou
   *[other] { $count } trous
}
web-share-picture = Partager en image
web-share-text = Partager en texte
web-share-name = Quel nom doit y figurer ?
web-share-nameless = Sans nom
web-picture-saved = Image enregistrée dans vos téléchargements
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
web-key-died = Cet appareil n’a plus de place à cette table : vous jouez sur un autre, votre chaise a été reprise, ou la table a été supprimée.
web-hole = Trou { $hole } sur { $holes }
web-hole-word = Trou
web-play-off = Départage
web-standing = { $name } { $total }
web-watching = Vous regardez
web-last-round = Dernier tour : { $game ->
    [play-nine] { $who ->
        [you] vous avez rentré
       *[one] { $name } a rentré
    } la balle
   *[other] { $who ->
        [you] vous sortez
       *[one] { $name } sort
    }
}.
web-knocked = Dernier tour : { $who ->
    [you] vous avez
   *[one] { $name } a
} frappé.
web-your-turn = À vous
web-your-cards = Vos cartes
web-stock = Pioche, { $count } cartes
web-stock-draw = Pioche, { $count } cartes. Piochez.
web-left = reste { $count }
web-discard = Défausse : { $card }
web-no-discard = Pas de défausse
web-discards = Défausse
web-in-hand = En main : { $card }
web-no-card = Pas de carte en main
web-in-your-hand = En main
web-undo = Reprendre
web-undo-move = Reprendre mon dernier coup
web-slot-down = Place { $slot }, face cachée
web-slot-up = Place { $slot } : { $card }
web-slot-pair = Place { $slot } : { $card }, paire avec la place { $partner }
web-tee-off = Retournez deux de vos cartes
web-first-look = { $look ->
    [1] Regardez votre carte proche de gauche, une fois
    [4] Regardez vos quatre cartes, une fois
   *[near] Regardez vos deux cartes proches, une fois
}
web-look-touch = Touchez une carte pour la regarder
web-draw = Piochez ou prenez la défausse
web-draw-or-knock = Piochez, prenez la défausse ou frappez
web-place-taken = Choisissez où la placer, ou touchez-la pour la reposer
web-place = Placez la carte { $card }
web-place-or-turn = Placez la carte { $card }, ou défaussez-la et retournez une carte
web-place-or-toss = Placez la carte { $card } ou défaussez-la
web-turn-up = Quelle carte retourner ?
web-wait = C’est à { $who ->
    [you] vous
   *[one] { $name }
} de jouer
web-wait-others = On attend les autres
web-paused = La partie est en pause
web-hole-over = Le trou est terminé
web-takes-hole = { $who ->
    [you] Vous gagnez le trou
    [you-too] Vous partagez le trou avec { $name }
    [many] { $name } se partagent le trou
   *[one] { $name } gagne le trou
}
web-last-cards = Dernières cartes
web-result = Résultat
web-next-hole = Trou suivant
web-play-out = Finir le trou
web-won = { $who ->
    [you] Vous avez gagné !
    [you-too] Vous partagez la victoire avec { $name } !
    [many] { $name } se partagent la victoire
   *[one] { $name } a gagné
}
web-rematch = Rejouer
web-reopen = Changer de jeu ou de chaises
web-same-again = Les mêmes, encore une fois
web-again-in = Je joue
web-again-is-in = joue
web-waits-again = { $here ->
    [0] Rouverte : elle vous attend tous
   *[other] Rouverte : elle vous attend, { $here } déjà là
}
web-again-help = Les mêmes personnes encore une fois : qui a une place ici retrouve cette table sous « Vos tables » sur son appareil.
web-tally = { $wins ->
    [0] aucune partie gagnée
    [one] 1 partie gagnée
   *[other] { $wins } parties gagnées
}, { $strokes } coups
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
web-wait-host = { $name } va lancer la partie.
web-acts = L’hôte n’est pas là. En attendant, { $who ->
    [you] vous pouvez
   *[one] { $name } peut
} lancer la partie.
web-remembered = C’est vu
web-remember = Retenez vos cartes
web-offline-still = Les règles et la première leçon restent là, même hors ligne :
web-learn = Apprendre en jouant
web-rules = Règles
web-paper = À imprimer
web-paper-card = Carte de score à imprimer
web-about = À propos
web-guide = Un petit guide pour les familles, pour qui invite et pour aller plus loin

## At the table

web-joker = Joker
web-comma = { ", " }
web-name-comma = { ", " }
web-and = { $first } et { $second }
web-and-others = { $first } et { $count } autres
web-seconds-left = { $seconds } secondes restantes
web-slot-known = Place { $slot }, face cachée ; vous la connaissez : { $card }
web-has-left = a quitté la table, un bot joue
web-away = pas là
web-closed-hole = a mis fin au trou
web-log-empty = Rien n’a encore été joué.
web-player = Joueur
web-this-hole = Ce trou
web-mute = Ne plus entendre { $name }
web-unmute = Entendre de nouveau { $name }
web-hand-host = Donner le rôle d’hôte à { $name }
web-sure-hand-host = Donner le rôle d’hôte à { $name } ? C’est alors { $name } qui décide de la table, et non plus vous.
web-send-off = Renvoyer { $name }
web-sure-send-off = Renvoyer { $name } de la table ? Un bot jouera à cette place, sans retour possible.
web-sent-off = L’hôte vous a renvoyé de la table. Un bot joue à votre place.
web-elsewhere = Continuer sur un autre appareil
web-elsewhere-help = Visez ce code avec l’appareil photo de l’autre appareil, ou ouvrez-y le lien.
web-elsewhere-link = Ouvrez ce lien dans l’autre navigateur.
web-elsewhere-goes = Votre place vous suit, et cette page cesse de jouer. Gardez le lien pour vous : qui l’ouvre prend votre place.
web-elsewhere-whose = La place de qui ?
web-elsewhere-qr = Code QR pour emporter votre place
web-elsewhere-gone = { $name } joue maintenant sur un autre appareil.
web-moved = Vous jouez maintenant sur un autre appareil.
web-seat-here = Continuer ici
web-seat-waits = { $name }, votre place peut venir sur cet appareil. L’autre cessera alors de jouer.
web-seat-gone = Ce lien a déjà servi, ou la place n’existe plus. Demandez-en un nouveau dans le menu de l’appareil où vous jouez.
web-settings = Réglages
web-watchers = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
web-sure-leave = Partir pour de bon ? Un bot jouera à votre place et vous ne pourrez pas revenir.
web-forget-me = Oublier mon nom ici
web-sure-forget-me = Partir pour de bon et faire oublier votre nom ? À cette table et dans ses comptes rendus, vous vous appellerez « Golfer ». Un bot jouera à votre place et vous ne pourrez pas revenir. Les comptes rendus que d’autres ont déjà enregistrés gardent votre nom.
web-delete-table = Effacer cette table
web-sure-delete = Effacer du serveur cette table et toutes ses parties ? C’est définitif.
web-sure-delete-all = Effacer du serveur cette table et toutes ses parties ? Les autres doivent être d’accord : pendant une partie, tous ceux qui y ont une place ; après, tous ceux qui sont là.
web-delete-wished = { $who ->
    [many] { $name } souhaitent effacer cette table.
   *[one] { $name } souhaite effacer cette table.
}
web-delete-waits = Vous voulez effacer cette table. Les autres doivent encore être d’accord.
web-delete-back = Garder la table
web-table-deleted = Cette table a été effacée.
web-table-shut = Qui tient ce serveur a fermé cette table.
web-broken-off = Qui tient ce serveur a mis fin à la dernière partie avant son terme.
web-forgotten = Votre nom a été oublié.
web-forgotten-how = À cette table et dans ses comptes rendus, vous vous appelez maintenant « Golfer ». Les comptes rendus que d’autres ont enregistrés auparavant gardent votre nom.
web-keys = Clavier
web-key-slot = une place de votre jeu
web-key-draw = piocher
web-key-take = prendre la défausse, ou la reposer
web-key-discard = défausser
web-key-knock = frapper
web-key-undo = reprendre votre dernier coup
web-key-next = trou suivant
web-key-score = carte de score
web-key-log = journal
web-key-back = changer d’avis
web-standing-place = { $name } { $total } · { $place ->
    [1] 1er
   *[other] { $place }e
}
web-waits-for = On attend { $name }
web-want-rematch = { $who ->
    [you] Vous voulez rejouer.
    [you-too] Vous et { $name } voulez rejouer.
    [many] { $name } veulent rejouer.
   *[one] { $name } veut rejouer.
}
web-knocks = { $who ->
    [you] Vous frappez !
   *[one] { $name } frappe !
}
web-putts-out = { $game ->
    [play-nine] { $who ->
        [you] Vous rentrez la balle !
       *[one] { $name } rentre la balle !
    }
   *[other] { $who ->
        [you] Vous sortez !
       *[one] { $name } sort !
    }
}
web-no-hole-yet = Aucun trou n’est encore terminé.
web-all-taken = Toutes les places sont prises. Ajoutez une chaise pour inviter encore du monde.
web-tee-off-one = Retournez encore une carte
web-low-wins = Le moins de coups gagne : les petites cartes sont les bonnes
web-draw-owed = Piochez : la carte ira à la place { $slot }
web-peek-hint = Touchez une carte inconnue pour la regarder en douce
web-addressed = { $name } : { $text }

web-showing = compte { $strokes }
web-face-down = { $count ->
    [one] { $count } cachée
   *[other] { $count } cachées
}
web-counts = Compter les cartes
web-counts-help = La valeur des cartes visibles et le nombre de cartes face cachée, près des cartes de chacun.
web-undos = Reprendre des coups
web-undos-help = Contre des bots uniquement : votre dernier coup, s’il n’a montré aucune carte. Les bots attendent alors quelques secondes ; touchez la table pour qu’ils continuent.
web-mute-bots = Ne plus entendre les bots
web-unmute-bots = Entendre de nouveau les bots
web-keeper = Carnet de score pour vraies cartes

## Hints

web-hint = Conseil
web-hints = Conseils de l’entraîneur
web-hints-help = Une pression montre le meilleur choix, une deuxième ce que coûtent les autres.
web-hints-missing = { $who ->
    [many] { $name } n’ont pas encore donné leur accord.
   *[one] { $name } n’a pas encore donné son accord.
}
web-hints-agreed = Tout le monde est d’accord : il y a des conseils à cette table.
web-key-hint = conseil de l’entraîneur
web-practice = S’exercer
web-ask-coach = Demander au coach
web-what-if = Et si… ?
web-what-if-back = Retour à la position
web-club-message = Message du jour
web-club-enter = Ce club demande son mot de passe. Avec une invitation, on entre sans lui.
web-club-make = Pour ouvrir des tables, ce club demande son mot de passe. Avec une invitation, on peut jouer sans lui.
web-club-password = Mot de passe
web-club-open = Ouvrir
web-club-show = Montrer le mot de passe
web-club-not-for-tables = Avec ce mot de passe, on entre, mais on n’ouvre pas de tables.
web-club-invited-only = Ici, on n’entre qu’avec une invitation : ouvrez son lien, ou tapez son code.
web-club-no-tables = Ici, seul l’hôte ouvre des tables. Avec une invitation, vous pouvez jouer : ouvrez son lien, ou tapez son code.
