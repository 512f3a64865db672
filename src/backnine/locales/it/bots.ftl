### The bots, a line of character each.

bot-rookie-character = Alle prime armi: ama le carte basse, scorda e non vede tutto.
bot-weekender-character = Gioca come una famiglia esperta, con le sue piccole sviste.
bot-club-character = Gioco solido: conta le carte e regala ben poco.
bot-tour-character = Da professionista: vede fino alla fine di buca e partita.
bot-guest-character = Un programma di chi gestisce questo server.
bot-without-fast = (Qui è meno forte: pip install numba gli dà tutta la sua forza.)
