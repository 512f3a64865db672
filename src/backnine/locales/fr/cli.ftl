### The command line's own help.

cli-usage = Utilisation :
cli-commands = Commandes
cli-options = Options
cli-arguments = Arguments
cli-bots = Joueurs virtuels
cli-examples = Exemples
cli-options-word = [OPTIONS]
cli-command-word = COMMANDE

cli-about = Des jeux de cartes inspirés du golf, fidèles à leurs règles, dans votre terminal et dans votre langue.
cli-first-time = Première fois ? Tapez « backnine play », puis Entrée. « backnine rules » explique les jeux.
cli-option-help = Afficher cette aide.
cli-option-version = Afficher la version.
cli-option-lang = Langue : en, fr, it, es, ja. Sans cette option : BACKNINE_LANG, puis la langue du système.

cli-play = Jouer une partie entière dans ce terminal, contre des bots ou entre amis au même clavier.
cli-play-long = À votre tour, tapez une lettre ou un nombre. Ctrl-C enregistre la partie ; --resume la reprend.
cli-play-game = un jeu : { $games }
cli-play-people = Nombre de personnes à ce clavier. Avec 0, les bots jouent entre eux et seul le résultat s’affiche.
cli-play-bots = Joueurs virtuels, séparés par des virgules, p. ex. rookie,club. Sans cette option, on vous le demande ; si personne n’est là pour répondre, ce sont des weekenders. Un programme à vous s’écrit « cmd:./monbot » ou « py:module:Classe ».
cli-play-seats = Qui s’assoit où, dans l’ordre de la table : « you » ou un bot pour chaque siège, p. ex. you,rookie,you.
cli-play-names = Noms des personnes, séparés par des virgules. Celui d’une personne seule est retenu.
cli-play-house = Règles maison, p. ex. holes=3,adjacent. « backnine rules GAME » en donne la liste.
cli-play-seed = Graine du mélange : de 1 à 64 chiffres hexadécimaux. Sans cette option : une graine au hasard.
cli-play-salt = Un texte de votre choix, ajouté à votre mot pour le mélange ; répétée, l’option vaut pour la personne suivante.
cli-play-save = Garder la partie dans ce fichier.
cli-play-overwrite = Remplacer le fichier s’il existe.
cli-play-transcript = Noter tout ce que les programmes entendent et disent, ligne par ligne.
cli-play-resume = Reprendre la partie de ce fichier ; sans fichier, choisir parmi les parties enregistrées.
cli-play-from = Jouer à partir d’une position (docs/position.md) : les cartes qu’elle ne nomme pas sont distribuées. Une telle partie n’est pas enregistrée. Sans --seats, vous prenez le siège qui doit jouer.
cli-play-memory-aid = L’aide-mémoire : voir toutes les cartes dont vous avez le droit de vous souvenir (Golf à quatre cartes).

cli-join = S’asseoir à une table d’un serveur, avec des amis dans des navigateurs et des terminaux.
cli-join-long = Si la connexion est coupée, elle revient d’elle-même. Quittez avec q ou Ctrl-C : votre place est gardée, et la même commande vous y ramène.
cli-join-address = Le lien d’une invitation ou d’une place qui vient ici, ou l’adresse du serveur.
cli-join-code = Le code de la table, si l’adresse ne l’a pas.
cli-join-name = Votre nom à la table. Sans lui, on vous le demande.

cli-score = Compter les coups des cartes posées, en expliquant chaque coup économisé.
cli-score-long = Écrivez les rangées de cartes avec / entre elles. Avec - à la place des cartes, l’entrée standard est lue ligne par ligne : à chaque ligne les cartes d’un joueur, et pour réponse un objet JSON par ligne.
cli-score-layout = Les cartes, p. ex. « H 3 7 7 / H 12 7 7 »
cli-score-house = Règles maison qui changent le compte, p. ex. adjacent.
cli-score-json = Répondre en JSON.

cli-replay = Revoir une partie enregistrée, pas à pas.
cli-replay-file = Une partie enregistrée avec « backnine play --save »
cli-replay-jsonl = Écrire chaque donne, chaque action et chaque score en lignes JSON, pour que tout le monde puisse vérifier.
cli-replay-match = Quelle partie d’un fichier qui en contient plusieurs. Sans cette option : la première, ou toutes avec --jsonl.
cli-replay-at = Montrer la table après cette action.
cli-replay-seat = Ne montrer que ce que ce siège pouvait voir (0 est le premier).
cli-replay-position = Écrire la table après l’action --at, ou la dernière, comme position sur une ligne (docs/position.md).

cli-verify = Vérifier une partie enregistrée : la rejouer, contrôler chaque règle, chaque score et le mélange scellé.
cli-verify-files = Une ou plusieurs parties enregistrées
cli-verify-no-rethink = Ne pas refaire réfléchir les bots.
cli-verify-long = Vérifie les sceaux, les mots, le tirage, chaque donne, chaque action et chaque score. Ensuite, chaque action d’un bot est pensée à nouveau d’après ce que son siège pouvait voir, et rien d’autre : un bot qui aurait triché en regardant serait démasqué. Avec des bots qui réfléchissent longtemps, cela prend longtemps aussi.

cli-show = Dessiner une position et demander aux bots ce qu’ils y feraient.
cli-show-long = Une position est un moment d’une partie, écrit en texte (docs/position.md) : tel qu’un siège peut le connaître, avec ? pour les cartes inconnues, ou à découvert.
cli-show-position = La position sur une ligne ou en dessin, un fichier qui la contient, ou - pour l’entrée standard
cli-show-seat = Montrer ce que sait ce siège (0 est le premier) ; les bots réfléchissent pour lui. Sans cette option : tout ce que dit la position.
cli-show-bot = Les bots à interroger, avec leurs raisons, p. ex. club,tour.
cli-show-seed = Graine des humeurs des bots : de 1 à 64 chiffres hexadécimaux. Sans cette option : 0.
cli-show-coach = Demander au coach : la meilleure action, pourquoi, et ce que coûte chacune.

cli-analyse = Distinguer la chance de l’habileté dans une partie enregistrée : par, chance, erreurs, et les choix qui ont le plus coûté.
cli-analyse-long = Chaque décision est jugée d’après ce que son siège pouvait savoir. Coups = par + chance avec ses cartes + chance des cartes des autres + ses erreurs + les choix des autres, exactement (docs/coach.md). D’une partie en cours, seuls les trous terminés sont jugés. Ctrl-C montre ce qu’il y a déjà.
cli-analyse-html = Écrire l’analyse avec ses graphiques sur une page HTML.
cli-analyse-seat = Seulement les choix de ce siège (0 est le premier).

cli-puzzles = Tirer des exercices de parties enregistrées : une action nettement meilleure dans chacun.
cli-puzzles-long = Une décision devient un exercice si la deuxième action est moins bonne de plus d’une limite et de plus du double de l’erreur du juge. Chacun a ses thèmes, et un classement selon la fréquence à laquelle nos bots le manquent (docs/coach.md).
cli-puzzles-out = Les écrire dans ce fichier (JSON ; compressé s’il finit par .gz). Sans cette option : sortie standard.
cli-puzzles-most = Au plus autant de chaque jeu. Sans cette option : 200.
cli-puzzles-written = Exercices écrits dans { $file } : { $many }
cli-puzzles-stopped = Arrêt anticipé : seule une partie des trous a été examinée.

cli-rules = Toutes les règles d’un jeu, avec des exemples dessinés.
cli-rules-game = un jeu : { $games } ; tous si vous ne précisez rien
cli-rules-markdown = Écrire en Markdown plutôt que pour le terminal.
cli-paper = Cartes de score, feuilles de règles et cartes à imprimer, en PDF.
cli-paper-kind = scorecard, rules ou cards
cli-paper-game = Le jeu : { $games }. Avec --file, c’est celui de la partie.
cli-paper-players = Les colonnes de la carte de score, ou les joueurs pour qui les cartes doivent suffire.
cli-paper-names = Les noms à imprimer au-dessus des colonnes, p. ex. Ann,Ben.
cli-paper-holes = Le nombre de trous de la carte de score.
cli-paper-size = Le papier : A4 ou letter.
cli-paper-file = Remplir la carte de score d’après le compte rendu d’une partie ou un fichier de backnine keep.
cli-paper-match = Le numéro de la partie, si le fichier en contient plusieurs.
cli-paper-output = Où écrire le PDF.

cli-arena = Faire jouer des bots entre eux et mesurer lequel est le plus fort, et de combien.
cli-arena-long = Chaque donne est rejouée en faisant tourner les sièges : chacun reçoit les cartes de chacun. Ctrl-C montre où l’on en est. Un programme à vous peut aussi jouer : « cmd:./monbot --option », ou « py:module:Classe » en Python (docs/bot-protocol.md).
cli-arena-bots = Deux bots ou plus : rookie, weekender, club, tour (tour@200 peut réfléchir 200 ms), random, ou un programme, « cmd:… » ou « py:module:Classe »
cli-arena-matches = Nombre de parties, arrondi à des donnes entières. Sans cette option : 200.
cli-arena-seats = Sièges à la table. S’il y a moins de bots que de sièges, le dernier occupe les autres. Sans cette option : un siège chacun.
cli-arena-seed = Graine de toutes les donnes : de 1 à 64 chiffres hexadécimaux. La même graine donne les mêmes cartes. Sans cette option : une nouvelle chaque fois, indiquée avec le résultat.
cli-arena-from = Ne jouer que la suite de ce trou, encore et encore : une position (docs/position.md), dont les cartes inconnues sont distribuées d’après la graine.
cli-arena-rest-of = Chaque partie est la suite de ce trou : { $position }
cli-arena-patience = Secondes laissées à un programme pour un coup, et le double pour démarrer. Sans cette option : 5.
cli-arena-memory = Mégaoctets de mémoire laissés à chaque processus d’un programme. Sans cette option : 2048.
cli-arena-jobs = Processus qui jouent en même temps. Sans cette option : un par cœur.
cli-arena-until = S’arrêter dès que le résultat est connu à tant de coups par trou près, par ex. ±0.2 : les coups dans une simulation, la différence dans un tournoi. Le nombre de parties ou de trous, s’il est donné, est le maximum.
cli-arena-resume = Garder les comptes de la série dans ce fichier, et continuer à partir de lui s’il existe. Sans --seed : avec sa graine.
cli-arena-cluster = Jouer sur un cluster Ray : auto pour celui dont cette machine fait partie, ou son adresse (docs/cluster.md).
cli-arena-report = Écrire dans ce fichier un rapport avec graphiques : une page web qui se suffit à elle-même.
cli-arena-rounded-up = Demandé : { $asked }. Arrondi, pour que chaque donne soit jouée sur tous les sièges.
cli-arena-report-written = Le rapport est dans { $file }
cli-arena-records = Garder toutes les parties enregistrées dans ce dossier, nouveau ou vide, mille par fichier (docs/data.md). Elles sont jouées action par action, ce qui est plus long.
cli-arena-records-written = Les parties enregistrées sont dans { $folder }
cli-arena-moves = Écrire chaque décision dans ce fichier Parquet, une ligne par décision (docs/data.md). Nécessite pyarrow.
cli-arena-moves-written = Les décisions sont dans { $file }
cli-arena-weigh = Avec --moves : aussi ce que le bot attend de chaque action, ce qui est plus long.
cli-arena-luck = Juger aussi chaque partie, et donner les coups sans la chance. C’est bien plus long.
cli-arena-forfeited = { $bot } a perdu presque tous ses coups par forfait : le résultat ne dit rien de lui. --transcript FILE note ce qu’il a entendu et dit.
cli-arena-transcript = Noter tout ce que les programmes entendent et disent, ligne par ligne. Un seul processus joue alors.
cli-arena-figure = { $figure } : { $value }
cli-arena-time-left = encore { $time }

cli-sim = Statistiques de jeu : coups, tours, économies, qui ferme le trou, chance contre talent.
cli-sim-long = Des bots jouent seuls un grand nombre de trous. S’ils sont différents, chaque donne est rejouée en faisant tourner les sièges, et chacun reçoit les cartes de chacun : c’est ce qui distingue le talent de la chance. Ctrl-C montre ce qu’il y a jusque-là.
cli-sim-bots = Joueurs virtuels des sièges, p. ex. weekender, ou un programme, « cmd:… » ou « py:module:Classe » ; le dernier prend les sièges qui restent. Sans aucun : weekender.
cli-sim-seats = Sièges à la table. Sans cette option : un par joueur, ou 4 pour un seul joueur.
cli-sim-holes = Combien de trous isolés jouer. Sans cette option : 1000.
cli-sim-matches = Des parties entières au lieu de trous isolés.
cli-sim-csv = Écrire dans ce fichier un tableau pour tableur : une ligne par siège et par trou. - est la sortie standard.
cli-sim-csv-written = Le tableau est dans { $file }
cli-sim-compiling = Compilation des bots pour jouer vite. Cela n’arrive qu’une fois et prend une à deux minutes…

cli-merge = Présenter plusieurs séries de sim ou d’arena comme une seule.
cli-merge-long = Les séries ont été gardées avec --resume : la même commande, chacune avec sa propre graine, sur une machine ou plusieurs. Les cotes, qui dépendent de l’ordre des parties, sont laissées de côté.
cli-merge-files = Fichiers de séries

cli-completion = Écrire le script de complétion pour votre shell.
cli-completion-long = Pour bash, ajoutez cette ligne à ~/.bashrc : eval "$(backnine completion bash)"
cli-completion-shell = bash, zsh ou fish

## serve, backup

cli-serve = Lancer le serveur : des tables pour joueurs proches et lointains
cli-serve-long = Sans commande, backnine fait la même chose et ouvre le navigateur. Chaque option peut aussi être donnée dans l’environnement : BACKNINE_PORT=80 pour --port 80.
cli-without = { $about }. Sans cette option : { $value }.
cli-serve-lan = laisser les téléphones et ordinateurs du même réseau se joindre, et montrer un code QR
cli-serve-host = l’adresse d’écoute
cli-serve-port = le port d’écoute ; 0 en prend un libre
cli-serve-data = le dossier où les tables sont conservées
cli-serve-database = l’adresse d’une base PostgreSQL (postgresql://…) où les tables sont conservées à la place
cli-serve-bus = l’adresse d’un serveur Valkey ou Redis (redis://…) par lequel plusieurs processus se parlent
cli-serve-processes = processus qui servent à cette adresse ; plus d’un demande --database et --bus
cli-serve-log-format = comment écrire le journal : text ou json
cli-serve-trace = envoyer la trace des coups à un collecteur OpenTelemetry, selon OTEL_… dans l’environnement
cli-serve-push = proposer des rappels par Web Push aux tables par correspondance ; les services reçoivent ce contact (mailto:… ou https://…)
cli-serve-push-near = les services de notification peuvent être dans votre réseau, aussi sans TLS
cli-serve-reminder-webhook = une adresse informée de qui rappeler ; BACKNINE_REMINDER_SECRET signe les envois
cli-serve-open = ouvrir le navigateur
cli-serve-origin = une adresse web de plus dont les pages peuvent se connecter ; répétable
cli-serve-embed = une adresse web dont les pages peuvent montrer des parties dans un cadre ; plusieurs possibles
cli-serve-name = un nom sous lequel les visiteurs atteignent ce serveur, p. ex. golf.example.org ; répétable
cli-serve-proxy = l’adresse du proxy inverse placé devant, que l’on croit sur l’adresse des visiteurs
cli-serve-proxies = le nombre de proxys inverses placés devant, l’un derrière l’autre
cli-serve-per-address = connexions simultanées permises à une adresse
cli-serve-rate = tables, entrées et connexions qu’une adresse peut demander par minute
cli-serve-megabytes = mégaoctets que le serveur conserve pour une adresse par jour
cli-serve-keep-days = jours après lesquels les tables que personne n’a touchées sont oubliées ; 0 les garde toutes
cli-serve-workers = processus dans lesquels réfléchissent les bots forts
cli-serve-admin-page = une page web à /admin pour gérer le serveur, avec le jeton de backnine admin page
cli-serve-bot = un programme que les tables peuvent choisir comme bot de ce nom : cmd:… ou py:module:Classe ; répétable
cli-serve-transcript = noter tout ce que ces programmes entendent et disent, ligne par ligne ; ce que contient déjà le fichier reste
cli-backup = Copier toutes les tables dans un fichier, même pendant que le serveur tourne
cli-backup-file = le fichier à écrire ; il ne doit pas exister
cli-restore = Mettre une copie à la place de toutes les tables, quand le serveur est arrêté
cli-restore-long = Chaque compte rendu de la copie est d’abord rejoué. Les tables qui s’y trouvaient sont mises de côté sous tables.db.before-1, etc. Avec --database les tables vont dans cette base, qui doit être vide. Les tables endommagées de la copie sont nommées, avec le code de sortie 1.
cli-restore-file = la copie, telle que la fait `backnine backup`
cli-migrate = Transférer toutes les tables d’un dossier vers une base PostgreSQL, ou l’inverse, et vérifier chaque compte rendu
cli-migrate-long = Les deux sont un dossier ou une adresse postgresql://… ; aucun serveur ne doit y tourner. La source reste telle quelle. Une table endommagée est nommée et laissée, avec le code de sortie 1.
cli-migrate-source = où se trouvent les tables
cli-migrate-target = où elles doivent aller ; il ne doit pas encore y en avoir
cli-forget = Effacer des tables, ou un nom de toutes les tables, quand le serveur est arrêté
cli-forget-long = L’identifiant d’une table se trouve dans son adresse après #table= et dans le nom d’un compte rendu. Avec --name rien n’est effacé : quiconque s’appelait ainsi, même suivi d’un numéro, s’appelle ensuite Golfer à la table et dans ses comptes rendus, qui prouvent la même chose qu’avant. Avec les deux, à ces tables seulement. Les copies faites avec `backnine backup` restent telles quelles.
cli-forget-tables = les tables à effacer, ou avec --name celles où chercher
cli-forget-name = le nom à oublier
cli-forget-dry-run = dire seulement ce qui serait fait
cli-admin = Veiller sur un serveur en marche : tables, visiteurs, noms, comptes rendus, journal

## keep

cli-keep = Tenir le score d’une partie avec de vraies cartes.
cli-keep-long = Entrez les coups ou les dispositions ; donneurs, économies, pénalités, égalités et départages sont calculés. Chaque saisie est écrite aussitôt dans le fichier, que le carnet de score du navigateur ouvre aussi.
cli-keep-file = la partie à continuer, ou un nouveau fichier ; sinon une partie déjà gardée ou une nouvelle
cli-keep-game = Le jeu. Sinon on vous le demande.
cli-keep-names = Qui joue, dans l’ordre des places.
cli-keep-text = Écrire où en est la partie, ou sa fin, dans ce fichier, en texte ; - l’affiche. Rien n’est demandé.
cli-keep-csv = Écrire tous les trous dans ce fichier, en tableau (CSV) ; - l’affiche. Rien n’est demandé.
cli-keep-written = Écrit dans { $file }
