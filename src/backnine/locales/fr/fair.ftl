## Était-ce honnête ? Ce qu’un navigateur vérifie lui-même après une partie, et ce que cela prouve

fair-title = Était-ce honnête ?
fair-about = Une fois la partie terminée, votre appareil vérifie lui-même les cartes : avec le compte rendu, et avec ce qu’il a noté pendant le jeu.
fair-checking = Vérification …
fair-yes = Oui. Tout ce que cet appareil a pu vérifier concorde.
fair-no = Quelque chose ne concorde pas.
fair-left = Votre mot n’est pas dans ce mélange. Tout le reste de ce qui a pu être vérifié concorde.
fair-open = Rien ne s’y oppose, mais tout n’a pas pu être vérifié.
fair-no-record = Le compte rendu n’est pas disponible : la partie n’est pas terminée, ou le serveur ne l’a plus.
fair-checked = Ce qui a été vérifié
fair-seal = La graine du mélange est bien celle qui a été scellée avant la première carte.
fair-seal-unseen = La graine correspond au sceau du compte rendu. Cet appareil n’a pas gardé le sceau d’avant la partie : il ne peut pas dire si c’est le même.
fair-seal-changed = Le sceau du compte rendu n’est pas celui que cet appareil a vu avant la partie.
fair-seal-broken = La graine du compte rendu ne correspond pas à son sceau.
fair-seal-two-seeds = La table a donné une autre graine que le compte rendu.
fair-again = Le serveur a demandé à cet appareil un autre mot avant que le premier n’ait donné la moindre carte. L’appareil n’en a pas donné : avec assez de mots au choix, on pourrait choisir les cartes.
fair-words = { $count ->
    [one] Le mot d’un joueur est entré dans le mélange, et il correspond à son sceau.
   *[other] Les mots de { $count } joueurs sont entrés dans le mélange, et chacun correspond à son sceau.
}
fair-words-none = Aucun mot de joueur n’est entré dans ce mélange.
fair-word-missing = { $name } : le mot n’est pas dans le mélange, il n’a pas été révélé à temps.
fair-word-broken = { $name } : le mot ne correspond pas à son sceau.
fair-word-changed = { $name } : le sceau du mot n’est pas celui que cet appareil a vu.
fair-word-bot = { $name } est un bot, et pourtant le compte rendu contient un mot ou un sceau pour cette place. Les bots n’en ont pas.
fair-own = { $count ->
    [one] Le mot de votre appareil y est : personne n’a pu choisir ces cartes à sa guise.
   *[other] Les mots des { $count } joueurs de cet appareil y sont : personne n’a pu choisir ces cartes à sa guise.
}
fair-own-among = Le mot de votre appareil y est, mais d’autres manquent. Qui connaissait la graine et les a retenus a pu choisir entre { $choices } mélanges, pas plus.
fair-own-missing = Cet appareil a révélé un mot pour { $name }, mais il a été laissé hors du mélange ; le compte rendu le montre. Il est peut-être arrivé trop tard : cela seul ne prouve aucune triche. Mais sans lui, cette partie ne vous prouve pas que personne n’a choisi les cartes.
fair-own-replaced = Le mot pour { $name } n’est pas celui que cet appareil a scellé. À moins que vous ne jouiez sur un second appareil, quelqu’un l’a échangé.
fair-own-elsewhere = Le mot de votre place est venu d’un autre de vos appareils.
fair-own-late = Aucun mot de votre appareil n’est entré dans ce mélange : il n’en avait pas révélé quand les cartes ont été données. Cela seul ne prouve aucune triche. Mais sans lui, cette partie ne vous prouve pas que personne n’a choisi les cartes.
fair-draw = Le tirage du donneur vient de ce mélange.
fair-draw-changed = Le tirage du donneur ne vient pas de ce mélange.
fair-cards = { $holes ->
    [one] Un trou a été redonné, { $cards } cartes en tout : chaque carte qu’on vous a montrée était là où le mélange la place.
   *[other] { $holes } trous ont été redonnés, { $cards } cartes en tout : chaque carte qu’on vous a montrée était là où le mélange la place.
}
fair-cards-unseen = Cet appareil n’a gardé aucune carte de cette partie à comparer.
fair-cards-changed = Trou { $hole } : on vous a montré { $seen } là où le mélange met { $card }.
fair-cards-unfit = Trou { $hole } : le compte rendu contient un coup que ces cartes ne permettent pas.
fair-cards-more = On vous a montré des cartes à un moment que le compte rendu ne contient pas.
fair-other-game = Cette page ne connaît pas les cartes de ce jeu.
fair-proves = Ce que cela prouve
fair-proves-chosen = Personne n’a pu choisir les cartes à sa guise. Le serveur a d’abord scellé sa graine, puis chaque appareil a scellé un mot tiré au hasard, et c’est seulement ensuite que les mots ont été révélés. Un seul mot honnête suffit.
fair-proves-moved = Aucune carte n’a été échangée ensuite. Chaque carte de chaque trou découle de la graine et des mots.
fair-not = Ce que cela ne prouve pas
fair-not-look = Que personne n’a regardé. Qui tient le serveur pourrait lire les cartes d’une partie en cours.
fair-not-held = Que personne n’a retenu un mot. Qui connaît la graine et occupe plusieurs places pourrait ainsi choisir entre quelques mélanges ; le compte rendu montre chaque mot qui manque.
fair-not-near = Que personne n’a jeté un œil sur votre écran ou joué au clavier d’un autre.
fair-not-ended = Quoi que ce soit sur une partie interrompue.
fair-not-page = Que cette page est honnête : elle vient du même serveur. Pour en être sûr, vérifiez le compte rendu avec un programme de votre choix.
fair-fingerprints = Empreintes
fair-seal-of-seed = Sceau de la graine
fair-seed = Graine
fair-seal-of = Sceau du mot ({ $name })
fair-word-of = Mot ({ $name })
fair-left-out = non révélé
fair-record = Le compte rendu
fair-verify = Avec le compte rendu, chacun peut revérifier la partie, par exemple avec « { $command } ».
fair-matches = Vos parties terminées
