### L’allenatore nel browser: l’analisi di una partita, nuovi tentativi, esercizi, consigli.

review-title = Fortuna o bravura?
review-begins = L’allenatore sta guardando la tua partita…
review-working = Sto guardando la buca { $hole } di { $holes }…
review-progress = A che punto è l’analisi
review-real = Una partita con carte vere non ha un resoconto: l’allenatore non può guardarla.
review-luck = Fortuna
review-luck-title = { $luck ->
    [good] Fortuna
    [bad] Sfortuna
   *[even] Fortuna
}
review-lucky = { $luck ->
    [good] fortuna
    [bad] sfortuna
   *[even] pari
}
review-luck-good = { $count ->
    [one] Le carte ti hanno fatto risparmiare un tiro.
   *[other] Le carte ti hanno fatto risparmiare { $count } tiri.
}
review-luck-bad = { $count ->
    [one] Le carte ti sono costate un tiro.
   *[other] Le carte ti sono costate { $count } tiri.
}
review-luck-even = Le carte non ti hanno né aiutato né ostacolato.
review-given = Regalati
review-given-help = Tiri che con mosse migliori avresti risparmiato.
review-given-nine = Tiri che mosse migliori avrebbero evitato in queste { $holes } buche. Su nove sarebbero circa { $strokes }.
review-compared = Fortuna e tiri regalati, giocatore per giocatore
review-costliest = { $count ->
    [1] Guarda la mia mossa più costosa
    [2] Guarda le mie due mosse più costose
   *[other] Guarda le mie tre mosse più costose
}
review-no-costly = Nemmeno una mossa costosa. Ben giocato!
review-adds-up = Come si arriva ai tiri
review-adds-up-help = Il par è quanto valeva la mano. La fortuna è quello che hanno fatto le carte: meno vuol dire meno tiri. Nessuno ne ha merito, nessuno ne ha colpa.
review-part-par = Par della mano
review-part-choices = Regalati
review-part-others = Mosse degli altri
review-part-unforeseen = Non previsto dall’allenatore
review-part-strokes = Tiri
review-holes = Buca per buca
review-score-eagle = eagle
review-score-birdie = birdie
review-score-par = par
review-score-bogey = bogey
review-score-double-bogey = doppio bogey
review-chart = Tiri previsti, buca { $hole }
review-chart-help = Quanto sarebbe costata la buca, mossa dopo mossa. Un punto rosso è una mossa costosa: toccalo per vederla.
review-chart-table = Gli stessi dati in tabella
review-blot = Tiri regalati: { $strokes }. Vai alla mossa
review-move = Mossa
review-deal = La distribuzione
review-turning = La svolta
review-turn-up = { $who ->
    [you] Buca { $hole }: la tua probabilità di vincere è salita da { $was } a { $now }.
   *[one] Buca { $hole }: per { $name } la probabilità di vincere è salita da { $was } a { $now }.
}
review-turn-down = { $who ->
    [you] Buca { $hole }: le carte hanno portato la tua probabilità di vincere da { $was } a { $now }.
   *[one] Buca { $hole }: per { $name } le carte hanno portato la probabilità di vincere da { $was } a { $now }.
}
review-turn-choice = { $who ->
    [you] Buca { $hole }: con questa mossa la tua probabilità di vincere è scesa da { $was } a { $now }.
   *[one] Buca { $hole }: con questa mossa per { $name } la probabilità di vincere è scesa da { $was } a { $now }.
}
review-see = Guarda
review-judge = Giudice: { $judge }. Tutte le cifre sono medie su tutte le carte che potevano arrivare.
review-judge-name = { $judge ->
    [rules] le sole regole
   *[taught] una previsione appresa
}
review-print = Stampa

## Riprovare

review-others = Le carte degli altri
review-question = Domanda e risposta
review-ask = Tu cosa faresti?
review-touch-draw = Tocca il mazzo o gli scarti.
review-touch-draw-or-knock = Tocca il mazzo o gli scarti, oppure bussa.
review-touch-place = Hai in mano la carta { $card }: tocca quella da sostituire.
review-touch-place-or-toss = Hai in mano la carta { $card }: tocca quella da sostituire, o gli scarti per non tenerla.
review-touch-place-or-turn = Hai in mano la carta { $card }: tocca quella da sostituire, o gli scarti e poi la carta da scoprire.
review-touch-turn-up = Tocca la carta da scoprire.
review-show = Fammi vedere
review-try-again = Riprova
review-not-best = C’è di meglio.
review-same-again = È quello che hai giocato. C’è di meglio.
review-then = La buca costerebbe circa { $then } tiri, con la mossa migliore { $best }.
review-right = Sì, è la mossa migliore!
review-this-is-best = Questa è la migliore:
review-played = la tua mossa
review-tried = il tuo tentativo
review-best = migliore
review-costly-hole = Mossa costosa, buca { $hole }
review-chance = Così vicino alla fine conta solo vincere: la tua mossa è costata { $chance } di probabilità di vittoria.
review-of = { $at } di { $of }
review-play-on = Continua da qui
review-next = Avanti
review-done = Torna all’analisi
review-costs-help = Tiri che ogni mossa costa in media, rispetto alla migliore.

## Esercizi

review-practice = Esercizi
review-practice-help = Posizioni da partite vere, ognuna con una mossa migliore. La trovi?
review-seat = Giocatore { $seat }
review-rating = Il tuo punteggio è { $rating }. Risolti: { $solved } su { $tried }.
review-rating-new = Parti da un punteggio di 1200. Ogni esercizio lo cambia.
review-rating-now = Il tuo punteggio: { $rating } ({ $change })
review-start = Comincia
review-themes = Per tema
review-no-puzzles = Per questo gioco non ci sono ancora esercizi.
review-theme-pairs = Coppie
review-theme-blocks = Blocchi
review-theme-closing = Quando chiudere
review-theme-passing = Quando passare
review-theme-knocking = Quando bussare
review-theme-remembering = Memoria
review-theme-other = Tutto il resto

## Nel tempo

review-time = Il tuo gioco nel tempo
review-time-help = Dalle partite che l’allenatore ha guardato.
review-time-look = { $count ->
    [one] Guarda un’altra partita
   *[other] Guarda altre { $count } partite
}
review-time-looking = Partita { $at } di { $of }…
review-time-stop = Ferma
review-time-given = Regalati su nove buche
review-time-luck = Fortuna, partita per partita: sotto la linea ha fatto risparmiare tiri
review-time-themes = Regalati per tema
review-time-opponents = Per avversario
review-time-seats = Per posto
review-time-seat = Posto { $seat }
review-time-match = Partita

## Nel rivedere la partita

review-eval = Previsti: { $strokes } tiri
review-eval-given = Regalati: { $strokes }. Meglio: { $best }
review-eval-best = La mossa migliore
review-eval-show = Con l’allenatore
review-link = Copia un link a questa mossa
review-copied = Copiato.

## Mosse

review-move-draw = Pesca dal mazzo
review-move-take = Prendi la carta { $card }
review-move-swap = La carta { $card } in posizione { $slot }
review-move-swap-for = La carta { $card } in posizione { $slot }, al posto della carta { $old }
review-move-swap-any = In posizione { $slot }
review-move-toss = Scarta la carta { $card }
review-move-toss-turn = Scarta la carta { $card } e scopri la posizione { $slot }
review-move-flip = Scopri la posizione { $slot }
review-move-knock = Bussa
review-move-look = Guarda le tue carte
review-move-look-at = Guarda la posizione { $slot }
review-move-decline = Non guardare
review-move-peek = Sbircia la posizione { $slot }

## Perché

review-why-pair = Fa una coppia, e una coppia non costa niente.
review-why-block = Un’altra coppia di quel numero vale un bonus.
review-why-half-block = Una seconda coppia di quel numero varrebbe un bonus.
review-why-ace = Nessuna carta fa risparmiare di più.
review-why-lower = La carta che sostituisce costa di più.
review-why-unknown = Una carta coperta di solito costa di più.
review-why-hopes = Può diventare una coppia.
review-why-breaks-pair = Qui la coppia costa più di quanto fa risparmiare.
review-why-spares = L’altra carta aiuterebbe qualcun altro.
review-why-time = È troppo presto per finire la buca.
review-why-waits = Con una sola carta coperta puoi aspettarne una migliore.
review-why-behind = Qualcun altro ha meno tiri: è troppo presto per finire la buca.
review-why-must = Una carta presa dagli scarti va messa da qualche parte: lì fa meno danni.
review-why-know = Così sai che cosa c’è lì.
review-why-owes = La carta che hai sbirciato va sostituita.
review-why-draw = La carta degli scarti aiuta poco, e il mazzo può dare di meglio.
review-why-ends = Il mazzo è finito, e così finisce la buca.
review-why-turns-up = La carta non serve, e si scopre una carta in più.
review-why-fresh = Un numero in una colonna nuova è una possibilità in più di fare coppia.
review-why-last = È l’ultimo giro: non si può più rimediare.
review-why-no-help = La carta non servirebbe.
review-why-out = Per quanto si vede sei in testa: finisci la buca.
review-why-out-behind = Sei dietro, ma aspettare costerebbe di più.
review-why-short = Le carte stanno finendo.
review-why-knock = Le tue carte sono abbastanza basse per finire la buca.
review-why-same = Una carta vale l’altra.
review-why-look = Quello che sai ti servirà più avanti.
