### Il coach: fortuna, abilità e par; consigli; esercizi.

coach-title = Fortuna e abilità
coach-under = { $game } · Buche giudicate: { $holes } · Giudice: { $judge }
coach-judge = Giudice
coach-judge-name = { $judge ->
    [rules] dalle sole regole
   *[taught] previsione appresa
}
coach-rough = Senza i kernel compilati il giudice usa le sole regole ed è più approssimativo. pip install numba porta quello migliore.
coach-unfinished = La partita non è completa: sono state giudicate solo le buche concluse.
coach-headline = { $name }: { $strokes } tiri regalati ogni nove buche (± { $se })

## Da dove vengono i tiri

coach-part-strokes = Tiri
coach-part-par = Par della distribuzione
coach-part-luck-own = Fortuna, carte proprie
coach-part-luck-others = Fortuna, carte altrui
coach-part-mistakes = Errori propri
coach-part-others = Le scelte degli altri
coach-part-unforeseen = di cui correzione del giudice
coach-net-luck = Fortuna rispetto al tavolo
coach-sources-title = Dal par ai tiri
coach-sources-text = Ogni riga comincia dal par delle sue distribuzioni e finisce ai tiri fatti. Una barra verso sinistra ha risparmiato tiri, verso destra ne è costata. Tutto torna.
coach-holes-title = Buca per buca
coach-hole = Buca { $hole }
coach-score = { $name } { $strokes } ({ $score })
coach-score-eagle = eagle
coach-score-birdie = birdie
coach-score-par = par
coach-score-bogey = bogey
coach-score-double-bogey = doppio bogey
coach-curve-text = Tiri che la buca doveva costare, dopo ogni mossa. Una croce segna un errore.
coach-axis-moves = Mossa

## Scelte e svolte

coach-choices-title = Scelte da rivedere
coach-no-choices = Qui nessuna scelta si può chiamare errore con certezza.
coach-choice = Buca { $hole }, mossa { $n }, { $name }: { $move } ({ $grade }). Meglio, con { $strokes } tiri in meno (± { $se }): { $best }.
coach-choice-chance = Buca { $hole }, mossa { $n }, { $name }: { $move } ({ $grade }). Meglio, con { $chance } di probabilità di vittoria in più e { $strokes } tiri in meno (± { $se }): { $best }.
coach-turning-title = Svolte
coach-turning-luck = Buca { $hole }, mossa { $n }: le carte hanno cambiato la probabilità di vittoria di { $name } di { $points } punti su cento.
coach-turning-choice = Buca { $hole }, mossa { $n }: una scelta ha cambiato la probabilità di vittoria di { $name } di { $points } punti su cento.
coach-grade-best = la migliore
coach-grade-fine = buona
coach-grade-inaccuracy = imprecisione
coach-grade-mistake = errore
coach-grade-blunder = grave errore
coach-theme-pairs = coppie
coach-theme-blocks = blocchi
coach-theme-closing = quando chiudere
coach-theme-passing = quando passare
coach-theme-knocking = quando bussare
coach-theme-remembering = memoria
coach-col-move = Mossa
coach-col-player = Giocatore
coach-col-played = Giocata
coach-col-best = Migliore
coach-col-loss = Tiri regalati
coach-col-grade = Voto
coach-col-about = Tema

## Come leggerlo

coach-read-par = Il par è quanto dovrebbe costare la buca prima della prima mossa, se tutti giocano come il giudice. Birdie e bogey cominciano a metà dello scarto usuale dal par.
coach-read-luck = La fortuna è quanto ha portato una carta rispetto alla media di tutte quelle possibili. Su molte buche si annulla. Sotto 0 è buona fortuna.
coach-read-mistakes = Un errore è quanto è costata una scelta rispetto alla migliore, giudicata da ciò che il giocatore poteva sapere. Vale almeno 0.
coach-read-grades = Una scelta è chiamata imprecisione, errore o grave errore solo se la perdita supera il doppio dell’errore del giudice (±).
coach-read-unforeseen = La correzione del giudice è la parte delle scelte degli altri con cui il giudice, dopo aver guardato un turno più avanti, corregge ciò che si aspettava prima. Non è né fortuna né errore di nessuno.

## Consigli

coach-hint-title = Consiglio
coach-hint-best = Migliore: { $move }
coach-hint-close = È questione di poco: un’altra mossa può valere altrettanto.
coach-hint-costs = Tiri regalati dalle altre mosse: { $moves }
coach-hint-expected = Tiri che la buca dovrebbe poi costare: { $players }
coach-hint-about = Di che si tratta: { $themes }
coach-hint-again = h ancora una volta dice quanto costa ogni mossa.
coach-hint-alone = I consigli sono per le partite contro i bot: qui giocano altre persone.
