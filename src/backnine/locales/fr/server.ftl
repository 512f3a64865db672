phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-nice-one = Bien joué !
phrase-well-played = Belle partie !
phrase-oops = Oups !
phrase-wow = Ouah !
phrase-thanks = Merci !
phrase-thinking = Je réfléchis…
phrase-back-soon = Je reviens tout de suite
phrase-your-turn = À toi de jouer !
phrase-good-game = Bonne partie !
phrase-again = On remet ça ?
server-welcome = Cet ordinateur est un club-house pour jeux de cartes de golf : { $games }.
server-tables = Tables
server-table = Table
server-state = État
server-no-tables = Il n’y a pas encore de table.
server-state-open = en attente de joueurs
server-state-shuffling = on mélange
server-state-playing = en cours
server-state-paused = en pause
server-state-over = terminée
server-state-ended = quittée par tous
server-api = Comment les programmes parlent à ce serveur
server-not-affiliated = Play Nine est une marque de son propriétaire ; Backnine n’a aucun lien avec lui.
server-running = Backnine est lancé : { $address }
server-lan = Sur les téléphones et ordinateurs du même réseau : { $address }
server-stop = Ctrl-C l’arrête ; rien n’est perdu.
server-stopped = Backnine est arrêté. Relancez-le, et chaque table continue.
server-backed-up = Enregistré dans { $file }.
server-restored = { $tables } tables restaurées avec { $records } comptes rendus, tous vérifiés.
server-moved = { $tables } tables transférées avec { $records } comptes rendus, tous vérifiés.
server-left-behind = Endommagées, et laissées : { $tables }
server-forgot-tables = { $count ->
    [one] { $count } table effacée.
   *[other] { $count } tables effacées.
}
server-forgot-name = { $count ->
    [one] Le nom a été remplacé à { $count } table.
   *[other] Le nom a été remplacé à { $count } tables.
}
server-not-looked-at = Ces tables sont endommagées et n’ont pas pu être examinées : { $tables }. Le nom y figure peut-être encore : rétablissez-les à partir d’une copie et recommencez, ou effacez-les.
server-would-forget-tables = { $count ->
    [one] { $count } table serait effacée.
   *[other] { $count } tables seraient effacées.
}
server-would-forget-name = { $count ->
    [one] Le nom serait remplacé à { $count } table.
   *[other] Le nom serait remplacé à { $count } tables.
}
reminder-your-turn = À vous de jouer
reminder-time-runs-out = À vous de jouer : le temps presse
reminder-at-table = { $game } · { $name }
