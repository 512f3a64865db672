### What was wrong, and what would be right. Ids are "error-" and the key of the refusal.

error-sentence = Oups ! { $problem }
error-at = Ligne { $line }, colonne { $column }. { $problem }
error-legal-moves = Possible maintenant : { $moves }
error-try-help = { $command } --help explique comment faire.

## Cards and layouts

error-layout-shape = « { $layout } » : il faut { $rows } rangées de { $columns } cartes, avec / entre les rangées.
error-layout-face-down = « { $layout } » : il reste une carte cachée. Retournez toutes les cartes avant de compter.
error-no-such-card = La carte « { $card } » n’existe pas dans ce jeu. Les cartes sont : { $cards }
error-too-many-of-a-card = { $most ->
    [one] La carte { $card } n’existe qu’en { $most } exemplaire.
   *[other] La carte { $card } n’existe qu’en { $most } exemplaires.
}

## Tables

error-no-such-game = Le jeu « { $game } » n’existe pas. Au choix : { $games }
error-bot-without-budget = { $bot } ne prend pas de limite de temps : seul tour en prend une, par exemple { $example }.
error-no-such-budget = { $bot } n’est pas compris : le temps de réflexion va de 0 à { $most } millisecondes, par exemple { $example }.
error-no-such-bot = Le bot « { $bot } » n’existe pas. Au choix : { $bots }
error-bot-is-a-file = « { $bot } » ressemble à un programme à vous. On l’écrit ainsi : { $example }
error-no-such-language = La langue « { $language } » n’est pas disponible. Au choix : { $languages }
error-no-such-seed = « { $seed } » n’est pas une graine. Une graine, c’est de 1 à 64 chiffres hexadécimaux (0-9, a-f).
error-bad-salt = Pas plus de { $most } mots pour --salt, de { $longest } caractères au plus chacun.
error-salts-and-people = { $salts } mots avec --salt, mais { $people ->
    [0] personne à la table
    [one] une seule personne à la table
   *[other] { $people } personnes à la table
}. Les bots n’en ajoutent pas.
error-bad-word = Un mot pour le mélange compte { $bytes } octets.
error-no-such-house-rule = La règle maison « { $key } » n’existe pas dans ce jeu. Au choix : { $keys }
error-house-out-of-range = La règle maison { $key } ne peut pas être « { $value } ». Au choix : { $range }
error-house-needs-value = La règle maison { $key } demande une valeur, par exemple { $key }={ $example }. Au choix : { $range }
error-house-said-twice = La règle maison { $key } est donnée deux fois. Une seule suffit.
error-wrong-number-of-players = Joueurs à la table : { $players }. Ce jeu se joue de { $least } à { $most }.
error-too-few-cards = Pour { $players } joueurs, il faut au moins { $needed } cartes, et il n’y en a que { $cards }. Prenez plus de paquets ou jouez à moins nombreux.
error-bad-text = « { $text } » ne convient pas : il faut une seule ligne de texte visible, sans espace au début ni à la fin, de { $longest } caractères au plus.
error-names-and-seats = Noms donnés : { $names }. Personnes à la table : { $people }. Donnez un nom par personne.
error-seats-and-people = Dites qui joue avec --seats, ou bien avec --people et --bots, mais pas les deux.

## Contests

error-one-bot-alone = Un bot tout seul ne fait pas un concours. Nommez-en au moins deux, ou ajoutez --seats 2 pour qu’il joue contre lui-même.
error-more-bots-than-seats = { $bots } bots ne tiennent pas sur { $seats } sièges. Nommez-en moins, ou demandez plus de sièges avec --seats.
error-no-such-program = « { $program } » ne peut pas démarrer : ce programme n’existe pas, ou on n’a pas le droit de le lancer.
error-bad-bot = « { $said } » ne convient pas. Un joueur à vous s’indique ainsi : --bot "nom=cmd:./mybot --flag" ou --bot nom=py:module:Classe, avec un nom nouveau en minuscules.
error-program-too-old = { $program } ne connaît qu’une partie à la fois (protocole 1). Sur un serveur, il doit répondre à la salutation avec "protocol": 2.
error-program-fails = Le programme { $program } ne prend pas place : { $reason }
error-program-not-named = { $program } est un programme, et aucun fichier de partie n’en lance. Nommez-le encore : --resume FILE --bots "{ $program }"
error-no-class = « { $said } » ne nomme pas de classe Python. On l’écrit ainsi : py:module:Classe
error-no-such-module = Il n’y a pas de module { $module } ici, ni parmi ce qui est installé.
error-no-such-class = Le module { $module } n’a pas de classe { $name }.
error-no-command = « { $command } » n’est pas une commande : écrivez un programme après « cmd: » et fermez tous les guillemets, comme dans cmd:"python3 'mon bot.py'".
error-worker-ended = Un des processus du concours s’est arrêté brusquement. La mémoire a peut-être manqué ; essayez avec --jobs 1.
error-script-needs-guard = Ce script lance d’autres processus, et chacun commence par exécuter le script. Écrivez { $write } avant ce qu’il fait, pour qu’ils ne le fassent pas aussi.
error-no-cluster = Il n’y a pas de cluster Ray à « { $address } » : { $reason }
error-cluster-differs = Il y a un autre Backnine sur le cluster, ou un Backnine sans les noyaux qui sont ici. Il faut le même sur chaque machine.
error-no-kernel = { $game } n’a pas de règles compilées : impossible d’y jouer en tableaux ou plusieurs parties de front. PettingZoo et OpenSpiel y jouent.
error-seeds-not-numbers = Les graines sont une suite de nombres entiers, aucun au-dessous de 0.

## Moves

error-no-such-move = « { $move } » n’est pas une action du jeu.
error-no-such-slot = « { $move } » : cette place n’existe pas dans votre jeu.
error-hole-is-over = Le trou est terminé.
error-not-in-this-hole = Ce siège ne joue pas ce trou.
error-not-your-turn = C’est le tour de quelqu’un d’autre.
error-now-tee-off = D’abord, c’est le coup de départ pour tout le monde : retournez deux de vos cartes.
error-now-first-look = D’abord, c’est le premier coup d’œil : chacun regarde ses cartes ou y renonce.
error-now-draw = Pour commencer votre tour, piochez ou prenez la carte du dessus de la défausse.
error-now-place = Vous avez une carte en main : placez-la ou défaussez-la.
error-not-now = « { $move } » n’est pas possible maintenant.
error-card-is-face-up = Cette carte est déjà visible. Choisissez une carte cachée.
error-pass-needs-one-face-down = Pour passer, il doit vous rester exactement une carte cachée. Choisissez une carte à retourner.
error-no-passing-here = À cette table, on ne passe pas. Choisissez une carte à retourner ou à remplacer.
error-taken-card-must-be-placed = Une carte prise à la défausse doit prendre la place d’une de vos cartes.
error-may-not-peek = Vous ne pouvez pas regarder cette carte en douce maintenant : vous l’avez déjà vue, ou il ne vous reste plus de tour pour la remplacer.
error-look-otherwise = À cette table, le premier coup d’œil se fait autrement.
error-owes-a-replacement = Vous avez regardé en douce : piochez d’abord et remplacez cette carte.
error-no-second-knock = Quelqu’un a déjà frappé. Jouez votre dernier tour.
error-no-next-hole = Ce n’est pas encore le moment de distribuer un nouveau trou.

## Records

error-record-too-large = Le fichier dépasse { $most } Mo ; une partie enregistrée n’est jamais aussi grosse.
error-record-not-text = Ce n’est pas un fichier de texte en UTF-8.
error-record-cut-off = Le fichier s’arrête au milieu d’une ligne.
error-record-comment = Un commentaire s’écrit avec un point-virgule, une espace et du texte.
error-record-expected-blank = Il faut une ligne vide avant chaque trou.
error-record-expected-hole = Il faut ici une ligne comme « Hole 1, dealer 0 ».
error-record-seats = Pour un départage, il faut donner les sièges dans l’ordre, chacun une fois, et pas tous.
error-record-same-seat = Les actions d’un même siège qui se suivent vont sur une seule ligne.
error-record-expected-moves = Il faut ici une ligne comme « 0: draw, swap 3 ».
error-record-no-seat = Il n’y a pas de siège { $seat } ; le dernier est le { $most }.
error-record-strokes = Il faut ici une ligne comme « Strokes 12 -3, putt-out ».
error-record-tag = Une étiquette s’écrit [Name "value"].
error-record-expected-tag = Il faut ici l’étiquette { $tag }.
error-record-unexpected-tag = L’étiquette { $tag } n’a rien à faire ici.
error-record-tag-value = Cette valeur ne convient pas pour l’étiquette { $tag }.
error-record-newer = { $tag } est en version { $version } ; ce programme connaît les versions jusqu’à { $newest }. Un Backnine plus récent saura la lire.
error-record-house = Les règles maison ne s’écrivent que d’une seule façon, ici : « { $house } ».
error-record-has-no-seed = Cet enregistrement ne révèle pas sa graine (la partie est peut-être encore en cours) : impossible de vérifier ses cartes.
error-wrong-commitment = Ce n’est pas la graine qui a été scellée ; son SHA-256 est { $right }.
error-wrong-word = Le mot du siège { $seat } ne correspond pas au sceau montré auparavant.
error-word-without-seal = Le siège { $seat } a un mot dans le mélange, mais son sceau n’a pas été montré.
error-wrong-draw = Le fichier dit « { $said } », mais le tirage du donneur a donné « { $right } ».
error-wrong-hole-line = Ici vient le trou { $hole }, donneur { $dealer }, sièges { $seats }.
error-hole-not-finished = Le trou { $hole } n’est pas terminé ici.
error-match-was-over = La partie est terminée ; il ne peut plus rien y avoir après.
error-strokes-missing = Le trou se termine ici ; il manque la ligne « Strokes { $strokes }, { $ending } ».
error-wrong-strokes = Le fichier dit « { $said } », mais le trou donne { $strokes } ({ $ending }).
error-wrong-result = Le fichier dit « { $said } », mais le résultat est « { $right } ».
error-bot-differs = D’après ce qu’il pouvait voir, { $bot } au siège { $seat } n’aurait pas joué « { $said } », mais « { $right } ».
error-match-not-over = La partie n’est pas terminée : ses cartes cachées restent cachées.
error-no-such-step = Les actions vont de 0 à { $most } ; l’action { $step } n’existe pas.
error-no-such-match = Le fichier contient les parties 1 à { $most } ; la partie { $match } n’existe pas.
error-no-such-seat = Il n’y a pas de siège { $seat } ; les sièges vont de 0 à { $most }.

## Positions

error-position-empty = Il n’y a pas de position ici. Elle commence par le nom d’un jeu.
error-position-too-long = Aucune position ne dépasse { $most } caractères.
error-position-unknown-word = « { $word } » n’a pas de sens ici. Une ligne commence par le numéro d’un siège ou par l’un de ces mots : { $words }
error-position-said-twice = « { $word } » figure deux fois. Une seule suffit.
error-position-words-after = Après « { $word } », le nombre de mots doit être { $count }.
error-position-number = « { $word } » n’est pas un nombre qui convient ici.
error-position-seats = Le siège { $seat } ne va pas : les sièges vont de 0 à { $most }, chacun sur une ligne.
error-position-rows = Il faut { $rows } rangées de { $columns } cartes.
error-position-slot = « { $word } » n’est pas une carte à sa place. Visible : 7. Cachée : ?7, ou ? si elle est inconnue ; puis * si son propriétaire la connaît, ! si tout le monde la connaît.
error-position-two-turns = Un seul siège peut avoir le tour.
error-position-two-closers = Un seul siège peut avoir fermé le trou.
error-position-held = Une carte en main s’écrit : held 7 from stock, ou bien : from discard.
error-position-ending = Un trou ne se termine pas par « { $word } ». Au choix : { $endings }
error-position-rules = Il n’y a pas de version { $version } de ces règles ; la plus récente est la { $newest }.
error-position-sits-out = Le siège { $seat } ne joue pas ce trou : il n’a ni cartes ni tour.
error-position-slots = Le siège { $seat } a { $cards } cartes au lieu de { $slots }.
error-position-too-few-play = Il faut au moins deux sièges pour jouer un trou.
error-position-dealer = Le siège { $seat } donne, mais ne joue pas.
error-position-over = Le trou est fini : toutes les cartes sont visibles, personne n’a le tour, n’attend ni ne tient de carte.
error-position-nobody-closed = Le trou s’est terminé par un dernier tour de table, mais personne n’est marqué « closer ».
error-position-too-early = Tant que quelqu’un attend, personne n’a encore joué son tour.
error-position-held-without-turn = Une carte est en main, mais ce n’est le tour de personne. Marquez de > le siège dont c’est le tour.
error-position-no-turn = À qui le tour ? Marquez ce siège de >, ou du mot waiting ceux qui doivent encore commencer.
error-position-closer-turn = Le siège { $seat } a fermé le trou et n’a plus de tour.
error-position-not-out = Le siège { $seat } a fermé le trou, mais toutes ses cartes ne sont pas visibles.
error-position-is-out = Toutes les cartes du siège { $seat } sont visibles : il a donc fermé le trou. Marquez-le du mot closer.
error-position-no-secrets = Siège { $seat } : dans ce jeu, personne ne connaît une carte cachée ; elle n’a donc pas de marque et rien n’est dû.
error-position-teed-off = Le siège { $seat } attend, mais il a déjà retourné toutes ses cartes de départ ({ $up }).
error-position-tee-shots = Cartes visibles du siège { $seat } : { $up }. Avant le premier tour, chacun en retourne { $shots }.
error-position-open-card = Tout le monde voit cette carte : il faut la nommer.
error-position-no-discard = Il y a toujours une carte à la défausse.
error-position-card-count = Il y a { $cards } cartes ici, et le paquet en a { $pack }. Sans la pioche, elle sera comptée toute seule.
error-position-turns-by-seat = On joue à tour de rôle depuis la gauche du donneur ; personne ne peut avoir autant de tours d’avance.
error-position-turns = Nombre de tours joués : { $turns }. C’est donc au siège { $seat } de jouer.
error-position-closer-turns = Le siège { $seat } a fermé le trou : il a donc déjà joué un tour.
error-position-discards = Cartes à la défausse : { $discards } ; c’est trop pour le nombre de tours joués ({ $turns }).
error-position-owes = Le siège { $seat } n’a pas vu la carte à la place { $slot } : il n’y doit rien.
error-position-no-play-off = Le trou { $hole } n’est pas un départage : tout le monde joue.
error-position-tied = Un départage est pour ceux qui ont le total le plus bas : sièges { $seats }.
error-position-no-move = Le siège { $seat } n’aurait ici aucune action permise.
error-position-not-told = La position ne dit pas tout ce que sait le siège { $seat } ; aucun bot ne peut donc réfléchir à sa place.
error-position-players = La position a { $seats } sièges, et { $players } doivent jouer.
error-position-game = C’est une position de { $game }.
error-position-no-record = Une partie jouée à partir d’une position n’est pas enregistrée : aucun mélange n’en prouve les cartes.
error-no-position = « { $said } » n’est ni une position ni un fichier.
error-match-no-position = { $file } est le compte rendu d’une partie, pas une position. Ceci le montre : { $command }

## Files and terminals

error-no-such-file = Le fichier { $file } n’existe pas.
error-unreadable-file = Impossible de lire { $file } : { $reason }.
error-not-a-record = { $file } n’est pas le compte rendu d’une partie.
error-position-no-match = { $file } est une position, pas le compte rendu d’une partie. Ceci la montre : { $command }
error-not-a-run = { $file } ne contient pas de série de sim ou d’arena.
error-run-version = { $file } contient une série au format { $version } ; ce programme connaît { $ours }.
error-other-run = { $file } contient une autre série : { $fact } y est « { $there } », et « { $here } » ici.
error-same-seed = { $file } a la graine d’une autre de ces séries : ses donnes compteraient deux fois.
error-unwritable-file = Impossible d’écrire { $file } : { $reason }.
error-cannot-print = Impossible d’écrire le résultat : { $reason }.
error-system = Le système répond : { $reason }.
error-texts-lacking = Il manque à { $game } des textes dans la langue « { $language } » : des textes anglais, ou les numéros des règles, les remplacent.
error-file-exists = { $file } existe déjà. Choisissez un autre nom, ou ajoutez --overwrite pour le remplacer.
error-folder-not-empty = Il y a déjà quelque chose dans { $folder }. Choisissez un dossier nouveau ou vide.
error-already-over = La partie de { $file } est terminée. Pour la revoir : { $command }
error-no-saved-matches = Il n’y a pas de partie inachevée dans { $folder }.
error-match-is-open = La partie de { $file } est ouverte dans un autre terminal. Continuez là-bas, ou fermez-la d’abord.
error-match-went-on = La partie de { $file } a continué ailleurs entre-temps, et rien n’a été écrasé. Pour la reprendre de là : { $command }
error-narrow-terminal = Le terminal a { $columns } colonnes de large ; il en faut au moins { $least } pour la table.
error-nothing-played = Dans cet enregistrement, rien n’a encore été joué.

## The command line

error-no-such-option = L’option { $option } n’existe pas.
error-no-such-option-but = L’option { $option } n’existe pas. Vouliez-vous dire { $guess } ?
error-no-such-command = La commande « { $command } » n’existe pas. Au choix : { $commands }
error-missing-argument = Il manque { $argument }.
error-needs-a-value = { $option } a besoin d’une valeur.
error-bad-value = « { $value } » ne convient pas pour { $option }.
error-recall-full = Il y a eu { $count } événements, et recall n’a de place que pour { $room } : demandez-en plus.
error-takes-no-value = { $option } ne prend pas de valeur.
error-needs-a-number = { $option } demande un nombre entier ({ $least } ou plus), pas « { $value } ».
error-out-of-range = { $option } est un nombre de { $least } à { $most } ; « { $value } » ne convient pas.
error-bad-choice = « { $value } » ne convient pas pour { $option }. Au choix : { $choices }
error-bad-switch = « { $value } » ne convient pas pour { $option }. Au choix : 1 ou 0.
error-extra-argument = « { $argument } » est de trop.
error-not-together = { $first } et { $second } ne vont pas ensemble.
error-needs-option = { $option } va avec { $other }.

## The server

error-number-taken = Le numéro { $number } de la table { $table } a déjà été enregistré par quelqu’un d’autre.
error-too-busy = Le serveur a trop à faire en ce moment. Réessayez dans un instant.
error-store-failed = L’enregistrement a échoué, rien n’a donc changé : { $reason }
error-store-too-new = Les tables ont été écrites par un Backnine plus récent (version { $version }, celui-ci connaît jusqu’à { $known }). Installez-le.
error-no-store = Impossible de conserver les tables dans { $file } : { $reason }. Choisissez un autre dossier avec --data.
error-store-damaged = { $file } est endommagé : { $reason }. Rien n’a été changé. Remettez la dernière copie à sa place : docs/deploy.md, « Data and backups ».
error-table-damaged = Ce qui est conservé de la table { $table } est endommagé ; elle n’est donc pas redistribuée. Qui tient ce serveur peut la rétablir à partir d’une copie.
error-store-needs-secret = Les graines de ces tables sont verrouillées. Donnez dans BACKNINE_SECRET le secret qui les a verrouillées.
error-wrong-secret = BACKNINE_SECRET n’est pas le secret qui a verrouillé ces tables.
error-short-secret = Le secret est trop court : il faut au moins { $least } caractères.
error-nothing-to-back-up = Il n’y a pas de tables dans { $file }. Indiquez leur dossier avec --data.
error-backup-exists = { $file } existe déjà. Choisissez un autre nom.
error-no-database = La base de données { $database } ne peut pas être utilisée : { $reason }.
error-no-bus = Le serveur indiqué avec --bus ne peut pas être utilisé : { $reason }.
error-target-not-empty = Il y a déjà des tables à destination. Choisissez un dossier ou une base vide.
error-not-moved = La table { $table } n’est pas arrivée telle quelle. Videz la destination et réessayez.
error-already-served = Les tables de { $folder } sont déjà servies. Utilisez ce serveur ou arrêtez-le ; pour un second, choisissez un autre dossier avec --data.
error-already-served-at = Backnine tourne déjà à l’adresse { $address }, avec les tables de { $folder }. Ouvrez cette adresse ou arrêtez-le ; pour un second serveur, choisissez un autre dossier avec --data.
error-nothing-to-forget = Rien à oublier : indiquez des tables, ou un nom avec --name.
error-no-tables = Il n’y a pas de tables dans { $folder }. Choisissez le dossier avec --data.
error-stop-the-server = Un serveur tourne avec les tables de { $folder }. Arrêtez-le d’abord : ce qu’il a en mémoire ferait revenir ce qui a été oublié.
error-no-such-door = { $host }:{ $port } ne peut pas être ouvert : { $reason }. Choisissez-en un autre avec --port.
error-no-more-chairs = Pas de place pour une chaise de plus : { $game } se joue à { $most } au plus.
error-not-your-seat = La place { $seat } n’est pas la vôtre.
error-only-the-host = Seul l’hôte peut faire cela.
error-others-play = D’autres personnes jouent aussi à cette table.
error-undo-others-play = On ne peut reprendre un coup que lorsqu’on joue uniquement contre des bots.
error-undo-switched-off = À cette table, les coups ne se reprennent pas.
error-undo-too-late = Il n’y a rien à reprendre : seul votre dernier coup peut l’être, tant que personne d’autre n’a joué.
error-undo-shown = Ce coup a montré une carte : ce qui a été vu ne peut pas être repris.
error-undo-too-often = Trop de coups ont déjà été repris dans cette partie : celui-ci compte.
error-only-players = Seuls les joueurs assis peuvent faire cela.
error-table-is-open = La partie n’a pas encore commencé.
error-table-is-shuffling = On mélange les cartes.
error-table-is-playing = La partie a déjà commencé.
error-table-is-paused = La partie est en pause. Tout joueur peut la reprendre.
error-table-is-over = La partie est terminée.
error-table-is-ended = Tout le monde a quitté cette table.
error-table-is-shut = Qui tient ce serveur a fermé cette table.
error-too-many-pauses = Au plus { $most } pauses par trou tant que d’autres sont là.
error-too-many-phrases = Au plus { $most } phrases en { $seconds } secondes.
error-no-person-there = Personne n’est assis à la place { $seat }.
error-no-open-chair = Il n’y a pas de chaise libre à cette table.
error-no-latecomers = L’hôte ne laisse entrer aucun retardataire.
error-no-bot-there = Il n’y a plus de bot à la place { $seat }.
error-no-spectators = L’hôte n’admet pas de spectateurs.
error-too-many-asking = { $most } personnes demandent déjà. Attendez un instant.
error-nobody-asks = Plus personne ne le demande.
error-chair-not-given = L’hôte répond : pas maintenant.
error-not-again-yet = L’hôte a dit non. Vous pourrez redemander dans { $seconds } s.
error-address-told-no = L’hôte a dit non à quelqu’un qui partage votre adresse. Vous pourrez demander dans { $seconds } s.
error-name-needed = Dites qui vous êtes : l’hôte doit savoir qui demande.
error-host-sits-there = L’hôte est assis à la place { $seat }.
error-no-such-round = Il n’y a pas de partie { $round } à cette table.
error-record-not-yet = Le compte rendu est donné quand la partie est terminée.
error-too-many-requests = Trop à la fois. Attendez une minute.
error-quota-used-up = Le serveur a conservé pour votre adresse tout ce qu’il conserve en un jour ({ $most } Mo). Revenez demain.
error-too-many-connections = Trop de connexions. Réessayez plus tard.
error-foreign-origin = Une page de { $origin } ne peut pas parler à ce serveur.
error-wrong-host = Ce serveur ne s’appelle pas { $host }. La personne qui le gère peut ajouter ce nom : backnine serve --name { $host }
error-bad-host-name = --name attend un nom d’hôte seul, sans https://, port ni chemin, p. ex. golf.example.org ; « { $name } » n’en est pas un.
error-no-such-token = Cette clé n’ouvre rien ici.
error-seat-moved = Cette place se joue maintenant sur un autre appareil.
error-sent-off = L’hôte vous a renvoyé de cette table.
error-key-taken = Cette clé sert déjà. Créez-en une autre.
error-no-such-code = Il n’y a pas de table avec le code { $code }.
error-no-such-table = Il n’y a pas de table { $table }.
error-banned = Qui tient ce serveur ne laisse entrer personne depuis votre adresse.
error-club-password = Ce club demande son mot de passe : il se tape sur la page d’accueil. Avec une invitation, on entre sans lui.
error-club-closed = Ici, on n’entre qu’avec une invitation.
error-club-no-tables = Ici, seul l’hôte ouvre des tables. Avec une invitation, vous pouvez jouer.
error-wrong-password = Ce n’est pas le mot de passe. Majuscules et minuscules comptent.
error-bad-password = Un mot de passe a de { $least } à { $most } caractères.
error-passwords-differ = Ce n’était pas deux fois le même mot de passe. Rien n’a été changé.
error-no-password = Aucun mot de passe n’a été donné, rien n’a donc changé. Il se tape dans un terminal, ou se lit dans l’entrée standard ou avec --password-file.
error-bad-network = « { $network } » n’est ni une adresse ni un réseau. Écrivez-le comme 203.0.113.7, 203.0.113.0/24 ou 2001:db8::/32.
error-network-too-wide = { $network } est une trop grande part d’internet. Indiquez un réseau avec au moins { $least } bits après la barre.
error-network-is-this-machine = { $network } est cette machine elle-même. Si tous les visiteurs semblent en venir, indiquez le mandataire avec --proxy.
error-no-admin-page = Ce serveur n’a pas de page pour le gérer. Démarrez-le avec --admin-page.
error-token-is-given = Le jeton a été donné au démarrage du serveur (BACKNINE_ADMIN_TOKEN). Changez-le là.
error-wrong-token = Ce n’est pas le jeton.
error-nothing-chosen = Choisissez au moins une table.
error-network-is-yours = { $network }, c’est de là que vous venez : vous seriez à la porte. Sur la machine du serveur, backnine admin ban le fait.
error-no-such-ban = { $ban } n’est pas banni. `backnine admin bans` donne la liste.
error-too-many-bans = Il y a déjà { $most } bannissements. Levez-en, ou bannissez un réseau au lieu de ses adresses.
error-changed-meanwhile = Quelqu’un d’autre vient de modifier cela. Réessayez.
error-nobody-called-so = Personne ne s’appelle ainsi.
error-nobodys-key = Qui avait cette clé n’a plus de place ici : retirez son nom avec `backnine admin rename`.
error-club-unreadable = La liste des bannis est sous une forme que cette version ne sait pas lire : mettez ce serveur à jour, ou restaurez une copie. Rien n’a été changé.
error-no-key = Il faut une clé : 43 lettres et chiffres, ou un lien qui la contient après #seat=.
error-no-server-there = Aucun serveur ne tourne sur { $folder }. Lancez-en un avec `backnine serve`, ou indiquez son dossier avec --data.
error-not-the-owner = Seul l’utilisateur qui fait tourner le serveur sur { $folder } peut le faire. Lancez la commande sous cet utilisateur, par exemple avec sudo -u.
error-several-servers = Plusieurs serveurs aux tables différentes ont { $folder } pour dossier. Donnez à chacun le sien avec --data.
error-no-local-sockets = Ce système n’a pas de sockets locales réservées à un utilisateur : `backnine admin` marche sous Linux, macOS et BSD.
error-server-gone = Le serveur s’est arrêté avant d’avoir répondu. Relancez-le, vérifiez si c’est fait, et réessayez.
error-too-fast = Au plus { $most } messages par seconde.
error-bad-message = Ce message n’a pas de sens : { $reason }
error-bad-request = Cette demande n’a pas de sens : { $reason }
error-no-such-page = Cette page n’existe pas.
error-wrong-method = Cette adresse ne prend pas cela.
error-too-large = C’est trop gros.
error-server-fault = Quelque chose n’a pas marché ici. Ce n’est pas votre faute ; réessayez.
error-no-such-address = « { $address } » n’est pas l’adresse d’un serveur. Exemple : https://golf.example/#join=K7QXW2M
error-code-alone = « { $code } » ressemble au code d’une table. Il faut aussi l’adresse du serveur, qui se trouve dans le lien de l’invitation : { $program } join golf.example { $code }
error-join-what = Il manque le lien d’une invitation, ou l’adresse du serveur et le code de la table : { $program } join https://golf.example/#join=K7QXW2M, ou { $program } join golf.example K7QXW2M.
error-other-protocol = Le serveur { $server } (version { $version }) et ce programme ne se comprennent pas. Mettez à jour le plus ancien des deux.
error-no-backnine-there = À l’adresse { $server }, il n’y a pas de serveur Backnine.
error-server-unreachable = { $server } est injoignable. { $reason }
error-bad-certificate = Le certificat de { $server } n’est pas digne de confiance ({ $reason }) ; rien n’y a été envoyé.
error-server-said = { $text }.
error-server-nonsense = Ce que { $server } dit de la table est incohérent. La connexion a été coupée.
error-no-seat-here = Ce terminal n’a pas de place à la table { $table }. Demandez une invitation à l’hôte.

## For researchers

error-action-shape = Il faut une action pour chacun des { $count } trous.
error-action-illegal = L’action { $action } n’est pas permise au trou { $hole }.
error-extra-missing = { $package } n’est pas installé. Dans une copie du dépôt : pip install ".[{ $extra }]"

## Papier

error-paper-not-over = La partie n’est pas encore terminée. La carte de score se remplit quand elle l’est.
error-paper-other-game = C’est une partie de { $found }, pas de { $game }. Retirez --game ou donnez-lui { $found }.
error-paper-too-many-names = { $names } noms, mais seulement { $players } colonnes. Donnez moins de noms, ou demandez plus de joueurs.
error-paper-scores = Ce ne sont pas les scores d’une partie terminée : chaque trou a les coups de ses joueurs, et quelqu’un a gagné.
error-paper-fonts = Les caractères d’impression n’ont pas été préparés. Dans une copie des sources : make setup

## Le coach

error-nothing-to-analyse = Aucun trou de cette partie n’est encore terminé : il n’y a rien à juger.
error-not-puzzles = Ce n’est pas un fichier d’exercices.
error-no-such-review = Cette analyse n’existe plus : redemandez-la.
error-hint-switched-off = Les conseils sont désactivés à cette table.
error-hint-not-agreed = Il n’y a de conseils que si tout le monde à la table est d’accord.
error-hint-not-now = Le conseil vient quand c’est votre tour.
error-hint-failed = L’entraîneur n’a pas répondu à temps. Réessayez.
error-position-other-game = La position est celle d’un autre jeu ({ $game }).
error-bad-embedding = « { $address } » n’est pas une adresse web pour --embed : elle s’écrit comme https://example.org, ou * pour toutes.
error-no-reminders = Ce serveur n’envoie pas de rappels.
error-bad-subscription = Ce n’est pas l’adresse d’un service de notification ({ $reason }).
error-bad-contact = « { $contact } » n’est pas un contact pour --push : il s’écrit comme mailto:moi@example.org ou https://example.org.
error-bad-webhook = « { $url } » n’est pas une adresse pour --reminder-webhook : elle s’écrit comme https://example.org/rappel.
