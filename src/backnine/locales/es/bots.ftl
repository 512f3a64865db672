### The bots, a line of character each.

bot-rookie-character = Está aprendiendo: adora las cartas bajas, olvida y no ve todo.
bot-weekender-character = Juega como una familia con años de práctica y algún despiste.
bot-club-character = Juego sólido: cuenta las cartas y casi no regala nada.
bot-tour-character = Nivel profesional: piensa hasta el final de hoyo y partida.
bot-guest-character = Un programa de quien lleva este servidor.
bot-without-fast = (Aquí es más débil: con pip install numba juega con toda su fuerza.)
