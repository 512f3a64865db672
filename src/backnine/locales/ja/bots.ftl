### The bots, a line of character each.

bot-rookie-character = 勉強中。小さいカードが好きで、見落としが多く、よく忘れます。
bot-weekender-character = 遊びなれた家族のような腕前。たまにうっかりします。
bot-club-character = 堅実派。カードを数え、相手にほとんど得をさせません。
bot-tour-character = プロ級。ホールと試合の終わりまで先を読みます。
bot-guest-character = このサーバーの運営者が用意したプログラムです。
bot-without-fast = （ここでは弱めです。pip install numba で本来の強さになります。）
