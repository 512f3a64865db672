### The bots, a line of character each.

bot-rookie-character = Still learning: loves low cards, overlooks a lot, forgets.
bot-weekender-character = Like a family that has played for years, small slips included.
bot-club-character = Steady: counts the cards and rarely gives anything away.
bot-tour-character = The professional: thinks ahead to the end of hole and match.
bot-guest-character = A program of whoever runs this server.
bot-without-fast = (Weaker here: pip install numba brings its full strength.)
