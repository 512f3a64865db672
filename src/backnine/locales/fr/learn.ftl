### Apprendre dans le navigateur : les règles, le premier trou comme leçon, et ce qu’est Backnine.

## Rule pages

learn-rules-of = Règles : { $game }
learn-minute = En une minute
learn-contents = Sommaire
learn-link = Lien vers { $clause }
learn-copied = Lien copié
learn-drawn = Rangée du haut : { $top }. Rangée du bas : { $bottom }.
learn-bonus = bonus { $strokes }
learn-total = { $strokes } en tout
learn-read-rules = Lire les règles
learn-print = Imprimer

## The lesson

learn-lesson = Premier trou : { $game }
learn-progress = Étape { $step } sur { $steps }
learn-skip = Passer
learn-go-on = Continuer
learn-again = Encore une fois
learn-robin = Robin
learn-hint-press = Pas encore ! Appuyez d’abord sur « { $button } ».
learn-hint-stock = Presque ! Touchez la pioche : le tas face cachée.
learn-hint-discard = Presque ! Touchez la défausse : le tas face visible.
learn-hint-slot = Presque ! Touchez votre carte numéro { $slot }.

learn-play-nine-welcome = Ces huit cartes sont à vous. Chacune coûte des coups : un 12 en coûte douze, un 0 ne coûte rien. Qui en dépense le moins gagne.
learn-play-nine-tee-off = D’abord le coup de départ : retournez deux de vos cartes. Touchez celle qui brille.
learn-play-nine-tee-off-again = Un 7 ! Maintenant, retournez la deuxième.
learn-play-nine-draw = Aïe, un 12 : aucune carte ne coûte plus cher. Échangeons-la. Touchez la pioche pour prendre une carte.
learn-play-nine-swap = Un 3 : bien mieux ! Touchez votre 12, et le 3 prend sa place.
learn-play-nine-robin = Neuf coups de gagnés. C’est à Robin de jouer : regardez.
learn-play-nine-take = Robin a jeté un 7, et vous en avez un aussi ! Touchez-le pour le prendre.
learn-play-nine-pair = Deux cartes égales, l’une au-dessus de l’autre, s’annulent : 0 coup. Posez le 7 juste sous votre 7.
learn-play-nine-robin-again = Une paire ! Elle aurait coûté 14 coups, elle n’en coûte plus aucun. C’est encore à Robin.
learn-play-nine-draw-again = Le 9 de la défausse ne vous sert à rien. Prenez donc une carte de la pioche.
learn-play-nine-discard = Un 11, non merci ! On n’est pas obligé de garder une carte de la pioche. Touchez la défausse pour vous en débarrasser…
learn-play-nine-turn-up = … et retournez à la place une de vos cartes cachées.
learn-play-nine-later = Un 3 au-dessus de votre 3 : encore une paire ! Avançons de quelques tours.
learn-play-nine-last-draw = Il ne vous reste qu’une carte cachée. Prenez une carte de la pioche.
learn-play-nine-putt-out = Encore un 7 ! Deux colonnes de 7 rapportent même un bonus de −10 coups. Posez-le sur votre dernière carte cachée.
learn-play-nine-last-round = Toutes vos cartes sont visibles : vous avez rentré la balle ! Robin joue encore un tour, puis le trou est fini.
learn-play-nine-count = Maintenant, on compte. Vous : { $mine }. Robin : { $robin }. Le trou est à vous ! Une partie entière compte neuf trous.

learn-four-card-welcome = Ces quatre cartes sont à vous. Elles restent cachées : à vous de les retenir. Un roi coûte 0 coup, un as 1, un valet ou une dame 10, les autres leur nombre. Le moins de coups gagne.
learn-four-card-look = Avant le premier tour, vous pouvez regarder vos deux cartes les plus proches, mais une seule fois. Appuyez sur « { $button } ».
learn-four-card-remember = À gauche un roi : 0 coup, parfait ! À droite une dame : 10 coups, aïe. Retenez-les bien, puis appuyez sur « { $button } ».
learn-four-card-draw = Les voilà de nouveau cachées. À vous de commencer : touchez la pioche pour prendre une carte.
learn-four-card-swap = Un 2 ne coûte que 2 coups. Vous souvenez-vous où est la dame ? Touchez-la, et le 2 prend sa place.
learn-four-card-robin = Oui ! Le 2 est posé là, face cachée, et la dame est partie. C’est à Robin de jouer : regardez.
learn-four-card-take = Robin a échangé une carte sans la connaître, et c’était un as ! Il ne coûte que 1 coup. Touchez-le pour le prendre.
learn-four-card-place = Une carte prise à la défausse doit entrer dans votre carré. Posez l’as sur une carte que vous ne connaissez pas.
learn-four-card-robin-again = C’était un 9 : bon débarras ! C’est à Robin.
learn-four-card-draw-again = À vous : prenez une carte de la pioche.
learn-four-card-discard = Un valet coûte 10 coups. On n’est pas obligé de garder une carte de la pioche : touchez la défausse pour vous en débarrasser.
learn-four-card-peek = Au fait, vous pouvez regarder en douce une carte que vous ne connaissez pas. Mais il faudra la remplacer par la prochaine carte piochée. C’est à Robin.
learn-four-card-knock = Comptons : as 1, roi 0, deux 2, et une carte inconnue. C’est peu ! Quand vous pensez avoir le moins de coups, vous frappez.
learn-four-card-last-round = Toc, toc ! Robin joue un dernier tour. Puis toutes les cartes sont retournées.
learn-four-card-count = Maintenant, on compte. Vous : { $mine }. Robin : { $robin }. Le trou est à vous ! Une partie entière compte neuf trous.

learn-six-card-welcome = Ces six cartes sont à vous, encore cachées. Un roi coûte 0 coup, un as 1, un deux même −2, un valet ou une dame 10, les autres leur nombre. Le moins de coups gagne.
learn-six-card-tee-off = D’abord, retournez deux de vos cartes. Touchez celle qui brille.
learn-six-card-tee-off-again = Une dame : 10 coups. Maintenant, retournez la deuxième.
learn-six-card-draw = Un valet, 10 coups de plus. Débarrassons-nous-en. Touchez la pioche pour prendre une carte.
learn-six-card-swap = Un roi ne coûte rien ! Touchez votre dame, et le roi prend sa place.
learn-six-card-robin = Dix coups de gagnés. C’est à Robin de jouer : regardez.
learn-six-card-take = Robin a jeté un valet, et vous en avez un aussi ! Touchez-le pour le prendre.
learn-six-card-pair = Deux cartes de même rang, l’une au-dessus de l’autre, s’annulent : 0 coup. Posez le valet juste au-dessus du vôtre.
learn-six-card-robin-again = Une paire ! Elle aurait coûté 20 coups, elle n’en coûte plus aucun. C’est encore à Robin.
learn-six-card-draw-again = Le 6 de la défausse ne vous sert à rien. Prenez donc une carte de la pioche.
learn-six-card-discard = Un 10, non merci ! On n’est pas obligé de garder une carte de la pioche : touchez la défausse pour vous en débarrasser.
learn-six-card-later = Votre tour est fini, et rien n’est retourné. Avançons de quelques tours.
learn-six-card-last-draw = Il ne vous reste qu’une carte cachée. Prenez une carte de la pioche.
learn-six-card-go-out = Un 4 : cela ira. Posez-le sur votre dernière carte cachée.
learn-six-card-last-round = Toutes vos cartes sont visibles : vous êtes sorti ! Robin joue encore un tour, puis le trou est fini.
learn-six-card-count = Maintenant, on compte. Vous : { $mine }. Robin : { $robin }. Le trou est à vous ! Une partie entière compte neuf trous.

## What this is

learn-about = À propos de Backnine
learn-about-what = Backnine est une table pour des jeux de cartes de golf. On y joue contre des bots, avec des amis au loin ou avec ceux qui sont à côté : dans le navigateur, sans compte et gratuitement.
learn-about-owner = Aucun lien avec le propriétaire de Play Nine
learn-about-words = Les cartes sont dessinées et les règles rédigées par nous.
learn-about-privacy = Ce qui est conservé, où et combien de temps
learn-about-no-tracking = Pas de compte, pas de pistage, pas de publicité, pas de cookie, et rien n’est chargé d’un autre serveur.
learn-about-on-server = Sur ce serveur, pour chaque table : les noms des joueurs, les coups, le mélange avec ce que les joueurs y ont ajouté, les réglages et la date de la dernière utilisation. Tous ceux qui sont à la table voient les noms, et la personne qui gère ce serveur peut tout lire. Votre adresse réseau sert à limiter ce qu’un appareil peut demander ; elle n’est pas conservée avec la table.
learn-about-kept = { $days ->
    [0] Les tables où une partie a commencé restent jusqu’à ce que quelqu’un les efface, les autres sont effacées au bout de quelques jours.
    [one] Une table que personne n’a utilisée pendant { $days } jour est effacée, en général une semaine plus tard.
   *[other] Une table que personne n’a utilisée pendant { $days } jours est effacée, en général une semaine plus tard ; plus tôt si personne n’y a joué.
} Les copies de sauvegarde de la personne qui gère le serveur peuvent durer plus longtemps.
learn-about-reminders = Si vous demandez à être prévenu sur un appareil, l’adresse où l’éditeur de son navigateur le joint est conservée avec la table, jusqu’à ce que vous l’éteigniez, que vous partiez ou que la table soit supprimée. Les rappels passent par cet éditeur, chiffrés pour que seul votre navigateur les lise ; ils disent que c’est à vous, et à quelle table.
learn-about-in-browser = Dans ce navigateur : vos noms, vos réglages, les clés de vos places, vos cinq cents dernières parties terminées, les cent plus récentes avec leur compte rendu, et ce qu’il faut pour vérifier le mélange. Tout y reste jusqu’à ce que vous l’effaciez : dans les réglages, ou avec les données de cette page.
learn-about-delete = À une table, sous « Plus », vous pouvez faire oublier votre nom, ou effacer la table avec l’accord des autres. Avant le début, l’hôte peut l’effacer en bas de sa page. La personne qui gère ce serveur peut faire les deux pour vous.
learn-about-fair = Des cartes sans triche
learn-about-sealed = Le mélange est scellé avant la donne, et l’appareil de chaque joueur y ajoute un mot tiré au hasard. Après la partie, votre appareil vérifie chaque carte qu’on lui a montrée. Une carte que vous ne devez pas voir n’est jamais envoyée à votre navigateur.
learn-about-offline = Sans connexion
learn-about-installed = Une fois ouvertes, les règles et les leçons marchent aussi hors ligne. Ajoutez Backnine à votre écran d’accueil, et il démarre comme une application.
learn-about-made = De quoi c’est fait
learn-about-fonts = Les caractères sont Fraunces et Inter, et Noto Sans JP pour le japonais, tous sous la licence SIL Open Font License.
learn-about-licences = Les licences de tout ce qui est ici
learn-about-version = Version { $version }
