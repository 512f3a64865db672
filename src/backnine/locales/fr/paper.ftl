### Papier : cartes de score, feuilles de règles et cartes à imprimer.

paper-scorecard = Carte de score
paper-rules = Feuille de règles
paper-cards = Cartes à découper
paper-title-scorecard = { $game } : carte de score
paper-title-rules = { $game } : les règles
paper-title-cards = { $game } : les cartes
paper-hole = Trou
paper-play-off = Départage
paper-total = Total
paper-date = Date
paper-place = Lieu
paper-closed = a mis fin au trou
paper-best = meilleur du trou
paper-fold = Imprimez recto verso, retourné sur le bord court, puis pliez au milieu.
paper-how = Imprimez sur du papier fort, en taille réelle, recto verso, retourné sur le bord long. Coupez ensuite le long des repères : neuf cartes par feuille.
paper-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
paper-winner = { $count ->
    [one] { $names } a gagné
   *[other] { $names } ont gagné
}

## Ce que dit la commande

paper-written = { $pages ->
    [one] { $file } : une page, { $size } ko.
   *[other] { $file } : { $pages } pages, { $size } ko.
}
paper-shortened = Noms raccourcis faute de place : { $names }
paper-replaced = Aucune police d’ici n’a toutes les lettres de ces noms ; ★ ou □ remplace les autres : { $names }

## La page dans le navigateur

paper-page = Pour la table de la cuisine
paper-about = Des cartes de score, une feuille de règles à plier et tout un jeu de cartes, en PDF pour votre imprimante.
paper-kind = Que faut-il imprimer ?
paper-game = Jeu
paper-players = Joueurs
paper-holes = Trous
paper-size = Papier
paper-size-a4 = A4
paper-size-letter = Letter
paper-names = Noms
paper-names-hint = Séparés par des virgules, ou aucun : il y aura de la place pour les écrire.
paper-match = D’une partie terminée
paper-blank = Vierge
paper-record = Ouvrir un compte rendu
paper-make = Télécharger le PDF
paper-preview = Aperçu
paper-preview-page = Page { $page }
paper-drawing = L’aperçu se dessine…
paper-more-pages = Le fichier a d’autres pages.
paper-away = C’est le serveur qui prépare le papier, et il est injoignable pour l’instant. L’aperçu apparaîtra ici dès qu’il répondra.
paper-instead = Votre navigateur peut imprimer sans lui : ouvrez la page, puis choisissez « Imprimer » dans son menu.
paper-instead-match = La page de cette partie
paper-instead-rules = Les règles de { $game }
paper-instead-keep = D’ici là, le carnet de score compte pour vous, sans réseau.
