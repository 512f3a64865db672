### Six-Card Golf: the rules in Italian, one message per clause.

six-card-name = Golf a sei carte
six-card-aim = Hai davanti sei carte, due delle quali scoperte: cambia quelle che costano tanto con altre che
    costano poco e forma coppie, una carta sopra l’altra. Dopo l’ultima buca vince chi ha il totale più basso.
six-card-signs = A è l’asso (1), 2 il due (−2, o 2 per regola della casa), J il fante e Q la donna (10), K il re (0) · ░ coperta
six-card-minute-1 = Hai davanti sei carte coperte. Ognuno ne scopre due.
six-card-minute-2 = Nel tuo turno peschi una carta o prendi lo scarto, e la metti al posto di una delle tue. Una carta pescata puoi anche scartarla.
six-card-minute-3 = Due carte uguali, una sopra l’altra, non costano niente.
six-card-minute-4 = Un re costa 0 tiri, un asso 1, un due addirittura −2, un fante o una donna 10, le altre il loro numero.
six-card-minute-5 = Chi ha tutte e sei le carte scoperte ha chiuso; gli altri hanno ancora un turno. Dopo nove buche vince chi ha meno tiri.

## Setting up

six-card-section-setup = Prima di cominciare
sc-01 = Serve un mazzo da 52 carte, senza jolly. Da due a quattro giocatori si usa un mazzo di carte, da cinque a
    otto due, da nove a dodici tre; una regola della casa può cambiare questo numero.
sc-02 = Ognuno riceve sei carte, una alla volta, e le lascia coperte in due file da tre. Nessuno guarda una carta
    coperta, nemmeno chi ce l’ha davanti.
sc-03 = Le carte rimaste formano il mazzo da cui si pesca. La prima si scopre e si mette lì accanto: così comincia
    la pila degli scarti.
sc-04 = Prima che cominci il primo turno, ciascuno scopre due delle proprie carte, quelle che vuole; non importa
    chi lo fa per primo.

## A turn

six-card-section-play = Il tuo turno
sc-05 = Comincia chi siede alla sinistra del mazziere, poi il turno gira in senso orario. Il tuo turno comincia con
    una carta: peschi dal mazzo oppure prendi quella in cima agli scarti.
sc-06 = La carta pescata può prendere il posto di una qualsiasi delle tue sei, coperta o scoperta; una carta
    coperta si sceglie senza vederla. Quella nuova resta scoperta, quella che togli va negli scarti.
sc-07 = Oppure scarti la carta pescata e il tuo turno finisce lì: non devi scoprire nulla. Una regola della casa
    può permetterti di scoprire allora una delle tue carte coperte, o importelo.
sc-08 = La carta presa dagli scarti deve prendere il posto di una delle tue. Non puoi rimetterla dov’era.
sc-09 = La carta che peschi dal mazzo la vedi solo tu, finché non la metti fra le tue o la scarti. Una carta presa
    dagli scarti è nota a tutti.
sc-10 = Chiudere: il turno che ti lascia con sei carte scoperte è per te l’ultimo della buca. Ognuno degli altri
    gioca allora ancora un turno; se qualcuno scopre così la sua ultima carta, non comincia nessun nuovo giro.
    Con una regola della casa, invece, la buca finisce subito.
sc-11 = Poi le carte ancora coperte si scoprono lì dove sono e si contano i tiri di ciascuno.

## Scoring

six-card-section-scoring = Contare i tiri
sc-20 = L’asso costa 1 tiro, il due −2, le carte dal tre al dieci quanto il loro numero, il fante e la donna 10, il
    re 0. Con una regola della casa il due costa 2.
sc-20-example = Asso 1, due −2, nove 9, re 0, cinque 5, donna 10. Totale: 23 tiri.
sc-21 = Due carte dello stesso valore in una colonna si annullano e la colonna costa 0. Vale anche per i due; con
    una regola della casa una colonna di due due conserva il suo −4.
sc-21-example = Il 7 sopra il 7 fa 0; le altre colonne costano −2 e 14. Totale: 12 tiri.
sc-22 = Con una regola della casa, due colonne che sono coppie dello stesso valore contano −10, tutte e quattro le
    carte insieme; tre colonne contano −15. Non devono per forza essere affiancate.
sc-22-example = Con i blocchi: due colonne di cinque contano −10, l’ultima costa 12. Totale: 2 tiri.
sc-23 = Con una regola della casa ogni mazzo ha due jolly, che valgono −2 l’uno. Non si annullano mai: una colonna
    che ne ha due conta −4. E non formano blocchi.
sc-23-example = Con i jolly: in due contano −4, i sei 0, l’ultima colonna costa 9. Totale: 5 tiri.

## From hole to hole

six-card-section-holes = Da una buca all’altra
sc-30 = Ognuno prende una carta e chi ha la più bassa, per quanto contano le carte a questo tavolo, fa il mazziere
    per primo; chi è alla pari riprova. Dopo ogni buca fa da mazziere il vicino di sinistra. Dopo nove buche la
    vittoria va al totale più basso.
sc-31 = Chi è primo a pari merito divide la vittoria. Con una regola della casa si va invece avanti a oltranza, una
    buca alla volta: le carte vanno solo a loro, e resta in gara solo chi è ancora alla pari con il punteggio più
    basso.
sc-32 = Se il mazzo è vuoto quando qualcuno vuole pescare, tutti gli scarti tranne quello in cima si mescolano e
    diventano il nuovo mazzo. Succede una volta sola per buca: nel momento in cui qualcuno vuole pescare da un
    mazzo vuoto che non si può più rifare, la buca finisce, si scopre tutto e si conta. Una regola della casa può
    stabilire quante volte si rifà, da 0 a 5.
    La buca finisce anche dopo cento turni di fila senza che nessuno peschi dal mazzo, oppure quando tutti hanno
    giocato cento turni e nessuno ha chiuso. Chi è ancora alla pari dopo nove buche a oltranza divide la
    vittoria.
sc-33 = Con una regola della casa, chi chiude senza avere il punteggio più basso della buca vede raddoppiare il suo
    quando supera lo 0; se il più basso lo condivide con altri, è salvo.

## House rules

six-card-section-house = Regole della casa
six-card-house-packs = Il tavolo sceglie 1, 2 o 3 mazzi di carte, purché ci siano sei carte per tutti e ne restino
    da pescare. Di solito decide il numero dei giocatori.
six-card-house-flip = Chi scarta una carta pescata dal mazzo può scoprire una delle proprie carte coperte, oppure
    deve farlo. Di solito non si scopre nulla.
six-card-house-last-round = Quando qualcuno ha chiuso, ognuno degli altri gioca ancora un turno. Vale a meno che il
    tavolo non ci rinunci: allora la buca finisce subito.
six-card-house-twos = Il due conta −2 oppure 2. Di solito −2.
six-card-house-twos-keep = Due due in una colonna non si annullano e conservano il loro −4. Non cambia nulla dove il
    due conta 2, né in un blocco, che conta −10 o −15 in tutto. Vale solo se il tavolo lo decide.
six-card-house-blocks = Due colonne che sono coppie dello stesso valore contano insieme −10, tre contano −15. Vale
    solo se il tavolo lo decide.
six-card-house-jokers = A ogni mazzo di carte si aggiungono due jolly, che valgono −2 l’uno. Vale solo se il tavolo
    lo decide.
six-card-house-holes = La partita dura da 1 a 18 buche. Di solito sono 9.
six-card-house-ties = A parità al primo posto la vittoria si divide, oppure decide lo spareggio. Di solito si
    divide.
six-card-house-renewals = In ogni buca il mazzo si può rifare da 0 a 5 volte prima che la buca debba finire. Di
    solito una volta.
six-card-house-closer-penalty = Se chi chiude non ha il punteggio più basso della buca, il suo raddoppia quando supera
    lo 0; se il più basso lo condivide con altri, è salvo. Vale solo se il tavolo lo decide.

## The count: strokes saved are negative

six-card-saving-sc-21 = La colonna { $columns }, una coppia con { $card }, conta 0: { $strokes }
six-card-saving-sc-22 = Un blocco con { $card } nelle colonne { $columns }: { $strokes }
six-card-penalty-closer-penalty = Ha chiuso senza avere il punteggio più basso: tiri raddoppiati (+{ $strokes })
six-card-saved-sc-21 = Coppie in una colonna
six-card-saved-sc-22 = Blocchi
