### The bots, a line of character each.

bot-rookie-character = Débute : aime les petites cartes, rate des occasions, oublie.
bot-weekender-character = Comme une famille qui connaît le jeu, étourderies comprises.
bot-club-character = Du solide : compte les cartes et ne fait guère de cadeaux.
bot-tour-character = Niveau pro : voit jusqu’à la fin du trou et de la partie.
bot-guest-character = Un programme de la personne qui tient ce serveur.
bot-without-fast = (Moins fort ici : pip install numba lui donne toute sa force.)
