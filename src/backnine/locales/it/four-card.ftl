### Four-Card Golf: the rules in Italian, one message per clause.

four-card-name = Golf a quattro carte
four-card-aim = Hai quattro carte, quasi sempre coperte: ricorda dove sono e cambia quelle che costano
    tanto con altre che costano poco. Dopo l’ultima buca vince chi ha il totale più basso.
four-card-signs = A è l’asso (1), J il fante e Q la donna (10), K il re (0) · ░ coperta
four-card-minute-1 = Hai davanti quattro carte coperte. Prima di cominciare puoi guardare una volta le due più vicine. Ricordale!
four-card-minute-2 = Nel tuo turno peschi una carta o prendi lo scarto, e la metti coperta al posto di una delle tue. Una carta pescata puoi anche scartarla.
four-card-minute-3 = Un re costa 0 tiri, un asso 1, un fante o una donna 10, le altre il loro numero.
four-card-minute-4 = Se pensi di avere meno tiri di tutti, bussa: gli altri hanno ancora un turno, poi si scopre tutto. Dopo nove buche vince chi ha meno tiri.

## Setting up

four-card-section-setup = Prima di cominciare
fc-01 = Serve un mazzo da 52 carte, senza jolly. Si gioca da due a otto, o anche di più; l’ideale è
    essere in quattro, e in gruppi più grandi conviene unire più mazzi.
fc-02 = Le carte e i turni girano in senso orario. Ognuno riceve quattro carte, una alla volta, e le
    dispone coperte in quadrato.
fc-03 = Le carte rimaste formano il mazzo da cui si pesca, coperto. La prima si scopre e si mette lì
    accanto: così comincia la pila degli scarti.
fc-04 = Prima di giocare puoi guardare, una volta sola, le due carte del tuo quadrato più vicine a te.
    Non mostrarle a nessuno.
fc-05 = Da quel momento nessuna carta si può più guardare, finché non viene scartata o non si contano i
    tiri della buca.

## A turn

four-card-section-play = Il tuo turno
fc-06 = Comincia chi siede alla sinistra del mazziere. Nel tuo turno fai una di queste tre cose: peschi
    dal mazzo, prendi la carta in cima agli scarti o bussi.
fc-07 = La carta pescata dal mazzo può prendere il posto di una qualsiasi delle tue quattro, scelta
    senza guardarle. Si mette giù coperta; quella che c’era va sugli scarti, scoperta.
fc-08 = Se la carta pescata non ti serve, scartala: il tuo turno finisce lì.
fc-09 = La carta presa dagli scarti deve prendere allo stesso modo il posto di una delle tue. Non puoi
    rimetterla dov’era.
fc-10 = Se bussi, nel tuo turno non fai altro. Tutti gli altri hanno un ultimo turno normale, in cui non
    possono bussare; poi la buca è finita.
fc-11 = Se per sbaglio guardi una tua carta coperta, nel turno seguente devi cambiarla con una carta del
    mazzo. Una carta vista così non si tiene mai.

## Scoring

four-card-section-scoring = Contare i tiri
fc-12 = L’asso costa 1 tiro, le carte dal due al dieci quanto il loro numero, il fante e la donna 10, il
    re 0. Non si annulla niente, nemmeno due carte uguali.
fc-12-example = Re 0, sette 7, asso 1, donna 10. Totale: 18 tiri.
fc-13 = Dopo nove buche la vittoria va al totale più basso.

## Rulings

four-card-section-rulings = In caso di dubbio
fc-20 = Da due a quattro giocatori si usa un mazzo di carte, da cinque a otto due, da nove a dodici tre.
    Una regola della casa può cambiare questo numero, purché ci siano quattro carte per tutti e ne
    restino da pescare.
fc-21 = Ognuno prende una carta e chi ha la più bassa fa il mazziere per primo; chi è alla pari riprova,
    finché uno solo ha la più bassa. Dopo ogni buca fa da mazziere il vicino di sinistra.
fc-22 = Chi è primo a pari merito divide la vittoria. Con una regola della casa si va invece avanti a
    oltranza.
fc-23 = Se il mazzo è vuoto quando qualcuno vuole pescare, tutti gli scarti tranne quello in cima si
    mescolano e diventano il nuovo mazzo. Succede una volta sola per buca: nel momento in cui qualcuno
    vuole pescare da un mazzo vuoto che non si può più rifare, la buca finisce, si scopre tutto e si
    conta. Una regola della casa può stabilire quante volte si rifà, da 0 a 5.
    La buca finisce anche dopo cento turni di fila senza che nessuno peschi dal mazzo, oppure quando tutti
    hanno giocato cento turni e nessuno ha bussato. Chi è ancora alla pari dopo nove buche a oltranza divide la
    vittoria.
fc-24 = Conosci le due carte che hai guardato all’inizio, ogni carta che hai pescato dal mazzo e messo
    fra le tue e ogni carta che qualcuno ha preso dagli scarti e messo fra le sue; queste ultime le
    conoscono tutti. Conosci una carta finché rimane al suo posto.
fc-25 = Guardare una carta per sbaglio è una mossa a sé: sbirciare. Da quando finisce l’occhiata
    iniziale fino all’inizio del tuo ultimo turno della buca, anche durante il tuo turno, puoi sbirciare
    una tua carta che non conosci, ma mai due volte la stessa; la vedi solo tu. Nel turno seguente devi
    poi pescare dal mazzo e cambiare quella carta: non puoi prendere uno scarto, bussare o scartare la
    carta pescata. Se ne devi cambiare più d’una, una per turno. Se sbirci durante il tuo turno, prima
    di aver messo giù una carta, la devi cambiare in quello stesso turno se è ancora possibile con una
    carta del mazzo, altrimenti nel seguente. Nell’ultimo giro puoi sbirciare solo se non hai ancora
    nessuna carta da cambiare e il tuo ultimo turno deve ancora venire.
fc-26 = Ognuno dà la sua occhiata iniziale, in qualsiasi ordine, e può anche farne a meno. Nessuno gioca
    finché tutti non hanno guardato o rinunciato.

## House rules

four-card-section-house = Regole della casa
four-card-house-pairs-cancel = Due carte uguali in una colonna, per esempio due sette, contano 0, e così
    pure due jolly. Vale solo se il tavolo lo decide.
four-card-house-look = Di solito all’inizio guardi le due carte più vicine a te. Il tavolo può anche
    farti guardare due carte a tuo piacere, una dopo l’altra, oppure solo quella a sinistra nella fila
    vicina a te, oppure tutte e quattro.
four-card-house-knock-penalty = Chi bussa e non ha il punteggio più basso della buca aggiunge 10 tiri al
    suo; se il più basso lo condivide con altri, è salvo. Vale solo se il tavolo lo decide.
four-card-house-jokers = A ogni mazzo di carte si aggiungono due jolly, che valgono −2 l’uno. Vale solo
    se il tavolo lo decide.
four-card-house-holes = La partita dura da 1 a 18 buche. Di solito sono 9.
four-card-house-packs = Il tavolo sceglie 1, 2 o 3 mazzi di carte, purché ci siano quattro carte per
    tutti e ne restino da pescare. Di solito decide il numero dei giocatori.
four-card-house-ties = A parità al primo posto la vittoria si divide, oppure decide lo spareggio. Di
    solito si divide.
four-card-house-no-peek = Non si può sbirciare: dopo l’occhiata iniziale nessuno rivede più una carta
    coperta. Vale solo se il tavolo lo decide.
four-card-house-renewals = In ogni buca il mazzo si può rifare da 0 a 5 volte prima che la buca debba
    finire. Di solito una volta.

## Memory

four-card-section-memory = Ricordare le carte
four-card-memory = Le carte non si possono riguardare, perciò serve buona memoria: una carta coperta che
    conosci appare sullo schermo solo mentre la guardi. Con il promemoria, che il tavolo può attivare,
    continui a vedere tutte quelle che hai diritto di ricordare. I bot possono avere una memoria
    perfetta.

## The count: strokes saved are negative

four-card-saving-pairs-cancel = La colonna { $columns }, una coppia, conta 0: { $strokes }
four-card-penalty-knock-penalty = Ha bussato senza avere il punteggio più basso: +{ $strokes }
four-card-saved-pairs-cancel = Coppie in una colonna
