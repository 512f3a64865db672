### For whoever runs the server: `backnine admin`.

cli-admin-json = écrire un objet JSON par ligne
cli-admin-which = les tables ; l’identifiant figure dans l’adresse d’une table après #table=
cli-admin-tables = Lister les tables en cours : qui est là, et où elles en sont
cli-admin-tables-stored = toutes les tables conservées, même celles où il n’y a personne
cli-admin-visitors = Lister qui est connecté : adresse, table, place
cli-admin-end = Mettre fin à la partie en cours à une table
cli-admin-end-long = La partie ne compte pour personne. La table est rouverte aux mêmes personnes, qui apprennent pourquoi.
cli-admin-close = Fermer des tables pour de bon, en gardant leurs comptes rendus
cli-admin-close-long = Tout le monde en est renvoyé et apprend pourquoi. Plus personne ne peut y jouer ; qui a une clé peut encore obtenir les comptes rendus.
cli-admin-delete = Effacer des tables avec tout ce qui en est conservé
cli-admin-delete-long = Coups, comptes rendus, noms et clés disparaissent avec elles. Les copies faites avec `backnine backup` restent telles quelles.
cli-admin-rename = Donner un autre nom à quelqu’un, à toutes les tables et dans tous les comptes rendus
cli-admin-rename-long = À qui s’appelle ou s’appelait ainsi, même avec un numéro derrière le nom. Sans --new, c’est un nom qui ne dit rien. Les joueurs de la table voient aussitôt le nouveau nom ; les comptes rendus prouvent la même chose qu’avant.
cli-admin-rename-name = le nom, tel qu’il figure à la table
cli-admin-rename-tables = à ces tables seulement
cli-admin-rename-new = le nouveau nom
cli-admin-erase = Effacer tout ce qui tient à la clé de quelqu’un
cli-admin-erase-long = Sa place est rendue et son nom disparaît, dans les comptes rendus aussi ; s’il ne reste personne d’autre, la table disparaît. La clé, ou un lien qui la contient, est demandée ou lue sur l’entrée standard, car d’autres peuvent voir ce qui suit une commande.
cli-admin-records = Exporter les comptes rendus de toutes les parties terminées
cli-admin-records-long = Un fichier par partie, nommé d’après sa table et son numéro, dans un dossier nouveau ou vide. Les parties en cours n’y sont pas.
cli-admin-records-tables = de ces tables seulement
cli-admin-records-out = le dossier
cli-admin-standings = Montrer qui a joué et gagné combien de fois, et avec quel résultat
cli-admin-standings-long = Les personnes de tous les comptes rendus conservés ; les robots ne comptent pas. Qui porte le même nom compte pour une seule personne.
cli-admin-standings-game = de ce jeu seulement
admin-name = Nom
admin-matches = Parties
admin-wins = Gagnées
admin-per-hole = Coups par trou
admin-no-matches = Aucune partie n’est encore terminée.
admin-key = Clé ou lien :
admin-did-rename = { $count ->
    [one] Changé à { $count } table.
   *[other] Changé à { $count } tables.
}
admin-did-erase = C’est effacé.
admin-did-records = { $count ->
    [one] { $count } compte rendu dans { $folder }.
   *[other] { $count } comptes rendus dans { $folder }.
}
cli-admin-bans = Lister les adresses et réseaux qui ne peuvent pas entrer
cli-admin-ban = Ne laisser entrer personne depuis une adresse ou un réseau
cli-admin-ban-long = Qui est connecté depuis là est renvoyé aussitôt et apprend pourquoi. Beaucoup de gens peuvent partager une adresse, et chacun peut en obtenir une autre : quelques jours suffisent le plus souvent.
cli-admin-network = une adresse ou un réseau : 203.0.113.7, 203.0.113.0/24, 2001:db8::/32 ; une adresse IPv6 seule vaut pour son /64
cli-admin-ban-days = pour tant de jours ; 0 jusqu’à ce qu’il soit levé
cli-admin-ban-note = une note pour vous : pourquoi
cli-admin-unban = Laisser de nouveau entrer une adresse ou un réseau
cli-admin-unban-network = l’adresse ou le réseau tel qu’il est banni, ou le numéro du bannissement
cli-admin-log = Afficher les dernières lignes du journal du serveur
cli-admin-log-long = De tous les processus de ce serveur sur cette machine. Chaque intervention de `backnine admin` y figure.
cli-admin-log-last = combien de lignes par processus
cli-admin-log-follow = continuer avec chaque nouvelle ligne, jusqu’à Ctrl-C
admin-table = Table
admin-game = Jeu
admin-state = État
admin-hole = Trou
admin-moves = Coups
admin-who = Qui
admin-touched = Dernier usage
admin-address = Adresse
admin-for = Connecté
admin-minutes = { $count } min
admin-watches = regarde
admin-no-tables = Il n’y a aucune table.
admin-no-visitors = Personne n’est connecté.
admin-number = N°
admin-network = Réseau
admin-since = Depuis
admin-until = Jusqu’à
admin-note = Note
admin-no-end = sa levée
admin-no-bans = Personne n’est banni.
admin-banned = { $network } ne peut plus entrer.
admin-banned-until = { $network } ne peut pas entrer jusqu’au { $when }.
admin-unbanned = { $network } peut de nouveau entrer.
admin-did-end = { $count ->
    [one] { $count } partie terminée.
   *[other] { $count } parties terminées.
}
admin-did-close = { $count ->
    [one] { $count } table fermée.
   *[other] { $count } tables fermées.
}
admin-did-delete = { $count ->
    [one] { $count } table effacée.
   *[other] { $count } tables effacées.
}
admin-undone = { $table } : { $problem }
admin-unanswered = { $count ->
    [one] { $count } processus n’a pas répondu ; ce qu’il sait manque ici.
   *[other] { $count } processus n’ont pas répondu ; ce qu’ils savent manque ici.
}
cli-admin-door = Dire qui peut entrer et qui peut ouvrir des tables
cli-admin-door-long = Qui a une invitation ou la clé d’une place entre toujours, et les tables qui existent continuent. Le mot de passe est demandé ou lu sur l’entrée standard, car d’autres peuvent voir ce qui suit une commande. Qui a le mot de passe pour ouvrir des tables entre aussi avec lui.
cli-admin-door-which = enter : qui entre sans invitation ; make : qui ouvre des tables
cli-admin-door-who = anybody (tout le monde), password (qui a le mot de passe) ou nobody (personne)
cli-admin-door-file = le mot de passe est dans ce fichier
cli-admin-message = Montrer ou changer le message du jour
cli-admin-message-long = Il est sur la page d’accueil et, dans le terminal, avant qu’on s’assoie : dans la langue de qui le lit, ou dans une qu’il y a. Tout le monde peut le lire, même sans pouvoir entrer.
cli-admin-message-text = une ligne de 500 caractères au plus ; sans elle, ce qu’il y a est montré
cli-admin-message-language = sa langue, par son code de deux lettres
cli-admin-message-remove = l’enlever, dans cette langue ou dans toutes
admin-password = Mot de passe :
admin-password-again = Encore une fois :
admin-enter-anybody = Tout le monde peut entrer.
admin-enter-password = Qui a le mot de passe ou une invitation peut entrer.
admin-enter-nobody = Seul qui a une invitation peut entrer.
admin-make-anybody = Qui est entré peut ouvrir des tables.
admin-make-password = Qui a le mot de passe pour cela peut ouvrir des tables.
admin-make-nobody = Personne ne peut ouvrir de table.
admin-language = Langue
admin-message = Message du jour
admin-no-message = Il n’y a pas de message du jour.
cli-admin-long = Sur la machine du serveur, sous l’utilisateur qui le fait tourner, ou root. Cela marche pendant qu’on joue, et agit dans tous les processus du serveur.
cli-admin-page = Créer le jeton qui ouvre la page de l’hébergeur, et le montrer une fois
cli-admin-page-long = La page est à /admin si le serveur tourne avec --admin-page, et peut ce que peuvent ces commandes. Un nouveau jeton remplace le précédent, et qui a la page ouverte doit entrer de nouveau.
cli-admin-page-remove = enlever le jeton : plus personne n’entre sur la page
admin-token = Le jeton de la page /admin, montré cette seule fois :
admin-no-token = Il n’y a plus de jeton.
admin-page-title = Gérer le serveur
admin-page-how = Le jeton est montré par la commande `backnine admin page` sur la machine du serveur, à moins d’avoir été choisi au démarrage.
admin-page-token = Jeton
admin-page-enter = Entrer
admin-page-over = Vous êtes là depuis trop longtemps, ou un nouveau jeton a été créé. Entrez de nouveau.
admin-page-leave = Quitter
admin-page-tables = Tables
admin-page-stored = Conservées
admin-page-visitors = Connectés
admin-page-bans = Bannis
admin-page-people = Noms
admin-page-records = Comptes rendus
admin-page-standings = Classement
admin-page-door = Porte
admin-page-log = Journal
admin-page-table = Une autre table, par son identifiant
admin-page-only = À ces tables seulement (identifiants ; vide : toutes)
admin-page-more = { $count ->
    [one] { $count } de plus n’est pas montrée.
   *[other] { $count } de plus ne sont pas montrées.
}
admin-page-end = Terminer la partie
admin-page-close = Fermer
admin-page-delete = Effacer
admin-page-ban = Bannir
admin-page-unban = Lever
admin-page-rename = Renommer
admin-page-erase = Tout effacer
admin-page-export = Télécharger
admin-page-set = Changer
admin-page-again = Afficher de nouveau
admin-page-yes = Oui
admin-page-no = Non, revenir
admin-page-done = C’est fait.
admin-page-days = Pour tant de jours (vide : jusqu’à la levée)
admin-page-new = Nouveau nom (vide : un nom qui ne dit rien)
admin-page-rename-long = À qui s’appelle ou s’appelait ainsi, même avec un numéro derrière le nom. Les joueurs de la table voient aussitôt le nouveau nom ; les comptes rendus prouvent la même chose qu’avant.
admin-page-erase-long = Sa place est rendue et son nom disparaît, dans les comptes rendus aussi ; s’il ne reste personne d’autre, la table disparaît. La clé, ou un lien qui la contient, vous est demandée.
admin-page-records-long = Les comptes rendus de toutes les parties terminées, en un fichier (zip).
admin-page-who-enters = Qui entre sans invitation
admin-page-who-makes = Qui ouvre des tables
admin-page-sure-end = Terminer la partie à { $tables } ?
admin-page-sure-close = Fermer { $tables } pour de bon ?
admin-page-sure-delete = Effacer { $tables } avec tout ce qui en est conservé ?
admin-page-sure-ban = Ne laisser entrer personne depuis { $network } ?
admin-page-sure-unban = Laisser de nouveau entrer { $network } ?
admin-page-sure-rename = Remplacer « { $old } » par « { $new } » ?
admin-page-sure-unname = Donner à « { $old } » un nom qui ne dit rien ?
admin-page-sure-message = Message du jour ({ $language }) : « { $text } »
admin-page-sure-no-message = Plus de message du jour ({ $language }) ?
