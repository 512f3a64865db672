### Play Nine: the rules in Italian, one message per clause.

play-nine-name = Play Nine
play-nine-aim = Hai davanti otto carte coperte: cambiale e girale, una alla volta, per chiudere con meno
    tiri possibile. Dopo l’ultima buca vince chi ha il totale più basso.
play-nine-signs = ⚑ Buca in un Tiro (-5) · ↺ Mulligan (0) · ¡ palla sul tee (da 1 a 4) · ∴ bunker (da 5 a 8) · ≈ acqua (da 9 a 11) · ‖ Fuori Limite (12) · ░ coperta
play-nine-minute-1 = Hai davanti otto carte coperte. Ognuno ne scopre due.
play-nine-minute-2 = Nel tuo turno peschi una carta o prendi lo scarto, e la metti al posto di una delle tue. Oppure scarti la carta pescata e ne scopri una.
play-nine-minute-3 = Ogni carta costa tanti tiri quanti ne indica. Ma due carte uguali, una sopra l’altra, non costano niente.
play-nine-minute-4 = Due colonne dello stesso numero danno addirittura −10 tiri, e ogni Buca in un Tiro −5.
play-nine-minute-5 = Chi ha tutte e otto le carte scoperte è in buca; gli altri hanno ancora un turno. Dopo nove buche vince chi ha meno tiri.

## Setting up

play-nine-section-setup = Prima di cominciare
pn-01 = Possono giocare da due a sei persone, a partire dagli otto anni. Una partita dura nove buche e
    vince il totale più basso.
pn-02 = Le carte sono 108. Ogni valore da 0 (il Mulligan) a 12 (Fuori Limite) compare otto volte; in più
    ci sono quattro carte Buca in un Tiro, che valgono −5 l’una.
pn-03 = Per decidere chi fa il mazziere per primo, ognuno prende una carta: tocca a chi ha la più bassa.
    Se più giocatori hanno la più bassa, riprovano soltanto loro, finché uno solo ha la più bassa.
pn-04 = Comincia chi siede alla sinistra del mazziere. Poi il turno gira in senso orario.
pn-05 = Prima di ogni buca si mescolano tutte le 108 carte e ognuno ne riceve otto, da disporre coperte
    in due file da quattro. Una carta coperta è un segreto per tutti, anche per chi ce l’ha davanti.
pn-06 = Le carte rimaste formano il mazzo, coperto. La prima si scopre e si mette lì accanto: così
    comincia la pila degli scarti.

## Playing a hole

play-nine-section-play = Giocare una buca
pn-07 = Tiro iniziale: prima che cominci il primo turno, ciascuno scopre due delle proprie carte, quelle
    che vuole; non importa chi lo fa per primo. Da lì in poi non se ne scoprono mai più due insieme.
pn-08 = Il tuo turno comincia prendendo una carta: quella in cima al mazzo oppure quella in cima agli
    scarti.
pn-09 = La carta pescata dal mazzo può prendere il posto di una qualsiasi delle tue, coperta o scoperta.
    Quella che togli va negli scarti.
pn-10 = Se invece non ti serve, scartala e scopri una delle tue carte coperte, quella che vuoi.
pn-11 = La carta presa dagli scarti va usata per forza: prende il posto di una delle tue, coperta o
    scoperta, e quella che togli va negli scarti. Non puoi rimetterla subito dov’era.
pn-12 = Ogni carta che metti fra le tue resta scoperta.
pn-13 = A ogni turno cambi una carta o ne scopri una, a meno che tu non passi prima dell’ultimo putt.
    Finché ti resta una carta coperta, puoi cambiare le tue carte scoperte tutte le volte che vuoi.
pn-14 = Preparare l’ultimo putt: quando ti resta una sola carta coperta, puoi passare. Pesca dal mazzo,
    scarta e non scoprire nulla. Puoi farlo tutte le volte che vuoi.
pn-15 = In buca: il turno che ti lascia con otto carte scoperte è per te l’ultimo della buca. Ognuno
    degli altri gioca allora ancora un turno, e uno soltanto.
pn-16 = Se durante quest’ultimo giro anche un altro arriva a otto carte scoperte, non comincia nessun
    nuovo giro.
pn-17 = Finito l’ultimo giro, le carte ancora coperte si scoprono lì dove sono e si contano i tiri di
    ciascuno.

## Scoring

play-nine-section-scoring = Contare i tiri
pn-20 = Somma i valori delle tue carte: sono i tuoi tiri per questa buca. Meno sono, meglio è.
pn-21 = Se le due carte di una colonna sono uguali, si annullano e la colonna costa 0 tiri.
pn-21-example = Il 7 sopra il 7 fa 0; le altre colonne costano 8, 1 e 11. Totale: 20 tiri.
pn-22 = Se due delle tue colonne sono coppie dello stesso valore, le loro quattro carte contano 0 e
    ricevi un bonus di −10 tiri.
pn-22-example = Due colonne di 7: 0, e un bonus di −10. Le altre costano 15 e 1. Totale: 6 tiri.
pn-23 = Se tre delle tue colonne sono coppie dello stesso valore, le loro sei carte contano 0 e il bonus
    è di −15. Il bonus è tutto qui: il −10 delle due colonne non si aggiunge.
pn-23-example = Tre colonne di 4: 0, e un bonus di −15. L’ultima costa 11. Totale: −4 tiri.
pn-24 = Se tutte e quattro le tue colonne sono coppie dello stesso valore, le otto carte contano 0 e il
    bonus è di −20 in tutto.
pn-24-example = Nient’altro che 5: 0, e un bonus di −20. Totale: −20 tiri.
pn-25 = Le carte Buca in un Tiro non si annullano mai: una colonna che ne ha due conta −10 tiri.
pn-25-example = Due Buche in un Tiro in colonna: −10. Le altre costano 5, 7 e 8. Totale: 10 tiri.
pn-26 = Tutte e quattro le Buche in un Tiro, in due colonne, danno un bonus di −10 oltre ai −20 che già
    valgono. In tutto fanno −30 tiri.
pn-26-example = Tutte e quattro le Buche in un Tiro: −30. I 4 fanno 0, l’ultima colonna costa 16.
    Totale: −14 tiri.
pn-27 = Due valori diversi possono dare ciascuno il proprio bonus. Per esempio, due colonne di 3 e due
    colonne di 7 fanno −20 tiri.
pn-27-example = Due colonne di 3 e due di 7: un bonus di −10 per ciascun valore. Totale: −20 tiri.
pn-28 = Una coppia di Mulligan fa 0, che si annulli o no. Due colonne di Mulligan danno comunque il
    bonus di −10.
pn-28-example = Due colonne di Mulligan: −10. I 5 fanno 0, l’11 e il 2 costano 13. Totale: 3 tiri.

## From hole to hole

play-nine-section-holes = Da una buca all’altra
pn-30 = Dopo ogni buca fa da mazziere chi siede alla sinistra del precedente. Comincia il giocatore alla
    sinistra del nuovo mazziere.
pn-31 = Dopo nove buche la vittoria va al totale più basso.
pn-32 = Se più giocatori sono in testa a pari merito, si decide a oltranza. Le carte vanno solo a loro e
    si gioca una buca in più alla volta; dopo ognuna resta in gara solo chi è ancora alla pari con il
    punteggio più basso, finché uno solo ha il più basso. Le carte le dà il primo di loro alla sinistra
    dell’ultimo mazziere.

## Rulings

play-nine-section-rulings = In caso di dubbio
pn-40 = Le colonne che danno insieme un bonus non devono per forza essere affiancate, e questo vale
    anche per le Buche in un Tiro. Una regola della casa può richiederlo.
pn-40-example = Le due colonne di 9 sono separate e danno comunque −10. Le altre costano 7 l’una.
    Totale: 4 tiri.
pn-41 = Se il mazzo è vuoto quando qualcuno vuole pescare, la carta in cima agli scarti resta al suo
    posto. Tutte le altre si mescolano e diventano il nuovo mazzo.
pn-42 = Perché una buca non duri all’infinito, il mazzo si rifà una volta sola. La buca finisce nel
    momento in cui qualcuno vuole pescare da un mazzo vuoto che non si può più rifare: si scopre tutto e
    si conta. Una regola della casa può stabilire quante volte si rifà, da 0 a 5.
    La buca finisce anche dopo cento turni di fila senza che nessuno peschi dal mazzo, oppure quando tutti
    hanno giocato cento turni e nessuno è in buca. Chi è ancora alla pari dopo nove buche a oltranza divide la
    vittoria.
pn-43 = Anche nell’ultimo giro puoi passare, se ti resta una sola carta coperta.
pn-44 = La carta che peschi dal mazzo la vedi solo tu, finché non la metti fra le tue o la scarti. Una
    carta presa dagli scarti è nota a tutti.

## House rules

play-nine-section-house = Regole della casa
play-nine-house-adjacent = Le colonne danno insieme un bonus solo se sono affiancate; una coppia
    staccata conta come semplice coppia. Vale solo se il tavolo lo decide.
play-nine-house-holes = La partita dura da 1 a 18 buche. Di solito sono 9.
play-nine-house-renewals = In ogni buca il mazzo si può rifare da 0 a 5 volte prima che la buca debba
    finire. Di solito una volta.
play-nine-house-no-pass = Nessuno può passare, nemmeno con una sola carta coperta: a ogni turno si
    cambia una carta o se ne scopre una. Vale solo se il tavolo lo decide.
play-nine-house-closer-penalty = Se chi chiude la buca scoprendo per primo le otto carte non ha il
    punteggio più basso, il suo raddoppia quando supera lo 0; se il più basso lo condivide con altri, è
    salvo. Vale solo se il tavolo lo decide.
play-nine-house-ties = La parità al primo posto si risolve con lo spareggio, oppure la vittoria si
    divide. Di solito si gioca lo spareggio.

## The count: strokes saved are negative

play-nine-saving-pn-21 = La colonna { $columns }, una coppia di { $card }, conta 0: { $strokes }
play-nine-saving-pn-22 = Quattro { $card } nelle colonne { $columns }: bonus { $strokes }
play-nine-saving-pn-23 = Sei { $card } nelle colonne { $columns }: bonus { $strokes }
play-nine-saving-pn-24 = Otto { $card } nelle colonne { $columns }: bonus { $strokes }
play-nine-saving-pn-26 = Tutte e quattro le Buche in un Tiro, nelle colonne { $columns }: bonus { $strokes }
play-nine-penalty-closer-penalty = Ha chiuso la buca senza avere il punteggio più basso: tiri raddoppiati (+{ $strokes })
play-nine-saved-pn-21 = Coppie in una colonna
play-nine-saved-pn-22 = Blocchi di due colonne
play-nine-saved-pn-23 = Blocchi di tre colonne
play-nine-saved-pn-24 = Blocchi di quattro colonne
play-nine-saved-pn-26 = Le quattro Buche in un Tiro
