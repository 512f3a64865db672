### Imparare nel browser: le regole, la prima buca come lezione, e che cos’è Backnine.

## Rule pages

learn-rules-of = Regole: { $game }
learn-minute = In un minuto
learn-contents = Indice
learn-link = Link a { $clause }
learn-copied = Link copiato
learn-drawn = Fila in alto: { $top }. Fila in basso: { $bottom }.
learn-bonus = bonus { $strokes }
learn-total = { $strokes } in tutto
learn-read-rules = Leggi le regole
learn-print = Stampa

## The lesson

learn-lesson = Prima buca: { $game }
learn-progress = Passo { $step } di { $steps }
learn-skip = Salta
learn-go-on = Avanti
learn-again = Ancora una volta
learn-robin = Robin
learn-hint-press = Non ancora! Prima premi «{ $button }».
learn-hint-stock = Quasi! Tocca il mazzo: quello con le carte coperte.
learn-hint-discard = Quasi! Tocca gli scarti: il mucchio con la carta scoperta.
learn-hint-slot = Quasi! Tocca la tua carta numero { $slot }.

learn-play-nine-welcome = Queste otto carte sono tue. Ognuna costa dei tiri: un 12 ne costa dodici, uno 0 non costa niente. Vince chi ne spende di meno.
learn-play-nine-tee-off = Prima il tiro iniziale: scopri due delle tue carte. Tocca quella che brilla.
learn-play-nine-tee-off-again = Un 7! Adesso scopri la seconda.
learn-play-nine-draw = Ahi, un 12: nessuna carta costa di più. Cambiamola. Tocca il mazzo per pescare una carta.
learn-play-nine-swap = Un 3: molto meglio! Tocca il tuo 12, e il 3 prende il suo posto.
learn-play-nine-robin = Nove tiri risparmiati. Adesso gioca Robin: guarda.
learn-play-nine-take = Robin ha scartato un 7, e un 7 ce l’hai anche tu! Toccalo per prenderlo.
learn-play-nine-pair = Due carte uguali, una sopra l’altra, si annullano: 0 tiri. Metti il 7 proprio sotto il tuo 7.
learn-play-nine-robin-again = Una coppia! Costava 14 tiri, e adesso nessuno. Gioca di nuovo Robin.
learn-play-nine-draw-again = Il 9 negli scarti non ti serve. Allora pesca una carta dal mazzo.
learn-play-nine-discard = Un 11, no grazie! Una carta del mazzo non devi tenerla per forza. Tocca gli scarti per liberartene…
learn-play-nine-turn-up = … e scopri invece una delle tue carte coperte.
learn-play-nine-later = Un 3 sopra il tuo 3: un’altra coppia! Saltiamo avanti di qualche turno.
learn-play-nine-last-draw = Ti resta una sola carta coperta. Pesca una carta.
learn-play-nine-putt-out = Un altro 7! Due colonne di 7 danno perfino un bonus di −10 tiri. Mettilo sulla tua ultima carta coperta.
learn-play-nine-last-round = Tutte le tue carte sono scoperte: sei in buca! Robin gioca ancora un turno, poi la buca è finita.
learn-play-nine-count = Ora si conta. Tu: { $mine }. Robin: { $robin }. La buca è tua! Una partita intera ha nove buche.

learn-four-card-welcome = Queste quattro carte sono tue. Restano coperte, perciò devi ricordarle. Un re costa 0 tiri, un asso 1, un fante o una donna 10, le altre il loro numero. Vince chi ha meno tiri.
learn-four-card-look = Prima del primo turno puoi guardare le due carte più vicine a te, ma una volta sola. Premi «{ $button }».
learn-four-card-remember = A sinistra un re: 0 tiri, magnifico! A destra una donna: 10 tiri, ahi. Ricordale bene, poi premi «{ $button }».
learn-four-card-draw = Ora sono di nuovo coperte. Cominci tu: tocca il mazzo per pescare una carta.
learn-four-card-swap = Un 2 costa solo 2 tiri. Ti ricordi dov’è la donna? Toccala, e il 2 prende il suo posto.
learn-four-card-robin = Giusto! Il 2 è lì, coperto, e la donna non c’è più. Adesso gioca Robin: guarda.
learn-four-card-take = Robin ha cambiato una carta senza conoscerla, ed era un asso! Costa solo 1 tiro. Toccalo per prenderlo.
learn-four-card-place = Una carta presa dagli scarti deve entrare nel tuo quadrato. Metti l’asso su una carta che non conosci.
learn-four-card-robin-again = Era un 9: meglio perderlo! Gioca Robin.
learn-four-card-draw-again = Tocca a te: pesca una carta dal mazzo.
learn-four-card-discard = Un fante costa 10 tiri. Una carta del mazzo non devi tenerla per forza: tocca gli scarti per liberartene.
learn-four-card-peek = A proposito, puoi sbirciare una carta che non conosci. Ma poi devi cambiarla con la prossima carta che peschi. Gioca Robin.
learn-four-card-knock = Contiamo: asso 1, re 0, due 2, e una carta che non conosci. È poco! Quando pensi di avere meno tiri di tutti, bussi.
learn-four-card-last-round = Toc, toc! Robin ha un ultimo turno. Poi si scoprono tutte le carte.
learn-four-card-count = Ora si conta. Tu: { $mine }. Robin: { $robin }. La buca è tua! Una partita intera ha nove buche.

learn-six-card-welcome = Queste sei carte sono tue, ancora coperte. Un re costa 0 tiri, un asso 1, un due addirittura −2, un fante o una donna 10, le altre il loro numero. Vince chi ha meno tiri.
learn-six-card-tee-off = Per prima cosa scopri due delle tue carte. Tocca quella che brilla.
learn-six-card-tee-off-again = Una donna: 10 tiri. Ora scopri la seconda.
learn-six-card-draw = Un fante, altri 10 tiri. Liberiamocene. Tocca il mazzo per pescare una carta.
learn-six-card-swap = Un re non costa niente! Tocca la tua donna, e il re prende il suo posto.
learn-six-card-robin = Dieci tiri in meno. Ora gioca Robin: guarda.
learn-six-card-take = Robin ha scartato un fante, e anche tu ne hai uno! Toccalo per prenderlo.
learn-six-card-pair = Due carte dello stesso valore, una sopra l’altra, si annullano: 0 tiri. Metti il fante proprio sopra il tuo.
learn-six-card-robin-again = Una coppia! Sarebbe costata 20 tiri, e ora non ne costa nessuno. Gioca di nuovo Robin.
learn-six-card-draw-again = Il 6 degli scarti non ti serve. Pesca allora una carta dal mazzo.
learn-six-card-discard = Un 10, no grazie! Non devi tenere una carta del mazzo: tocca gli scarti per liberartene.
learn-six-card-later = Il tuo turno è finito, e non si scopre nulla. Saltiamo avanti di qualche turno.
learn-six-card-last-draw = Ti resta una sola carta coperta. Pesca una carta.
learn-six-card-go-out = Un 4: può andare. Mettilo sulla tua ultima carta coperta.
learn-six-card-last-round = Tutte le tue carte sono scoperte: hai chiuso! Robin ha ancora un turno, poi la buca è finita.
learn-six-card-count = Ora si conta. Tu: { $mine }. Robin: { $robin }. La buca è tua! Una partita intera ha nove buche.

## What this is

learn-about = Che cos’è Backnine
learn-about-what = Backnine è un tavolo per giochi di carte ispirati al golf. Si gioca con i bot, con amici lontani o con chi ti sta accanto: nel browser, senza account e gratis.
learn-about-owner = Nessun legame con il proprietario di Play Nine
learn-about-words = Le carte le abbiamo disegnate noi, e le regole le abbiamo scritte con parole nostre.
learn-about-privacy = Che cosa viene conservato, dove e per quanto
learn-about-no-tracking = Nessun account, nessun tracciamento, nessuna pubblicità, nessun cookie, e niente viene caricato da altri server.
learn-about-on-server = Su questo server, per ogni tavolo: i nomi dei giocatori, le mosse, il mescolamento con ciò che i giocatori vi hanno aggiunto, le impostazioni e quando è stato usato l’ultima volta. Tutti quelli che sono al tavolo vedono i nomi, e chi gestisce questo server può leggere tutto. Il tuo indirizzo di rete serve a limitare quanto può chiedere un dispositivo; non viene conservato con il tavolo.
learn-about-kept = { $days ->
    [0] I tavoli su cui è iniziata una partita restano finché qualcuno non li cancella, gli altri vengono cancellati dopo qualche giorno.
    [one] Un tavolo che nessuno ha usato per { $days } giorno viene cancellato, di regola una settimana dopo.
   *[other] Un tavolo che nessuno ha usato per { $days } giorni viene cancellato, di regola una settimana dopo; prima, se nessuno vi ha giocato.
} Le copie di sicurezza di chi gestisce il server possono durare più a lungo.
learn-about-reminders = Se chiedi di essere avvisato su un dispositivo, l’indirizzo a cui lo raggiunge chi fa il suo browser è conservato con il tavolo, finché non lo spegni, te ne vai o il tavolo è eliminato. Gli avvisi passano da lì, cifrati in modo che solo il tuo browser li legga; dicono che tocca a te, e a quale tavolo.
learn-about-in-browser = In questo browser: i tuoi nomi, le impostazioni, le chiavi dei tuoi posti, le ultime cinquecento partite finite, le cento più recenti con i loro resoconti e ciò che serve a controllare il mescolamento. Resta qui finché non lo cancelli: nelle impostazioni, o con i dati di questa pagina.
learn-about-delete = A un tavolo, sotto «Altro», puoi far dimenticare il tuo nome, o cancellare il tavolo insieme agli altri. Prima dell’inizio, chi ospita può cancellarlo in fondo alla sua pagina. Chi gestisce questo server può fare entrambe le cose per te.
learn-about-fair = Carte oneste
learn-about-sealed = Prima di dare le carte il mescolamento viene sigillato, e il dispositivo di ogni giocatore vi aggiunge una parola casuale. Dopo la partita il tuo dispositivo controlla ogni carta che gli è stata mostrata. Una carta che non puoi vedere non arriva mai al tuo browser.
learn-about-offline = Senza connessione
learn-about-installed = Una volta aperte, le regole e le lezioni funzionano anche offline. Aggiungi Backnine alla schermata Home, e parte come un’app.
learn-about-made = Di che cosa è fatto
learn-about-fonts = I caratteri sono Fraunces e Inter, e Noto Sans JP per il giapponese, tutti con la licenza SIL Open Font License.
learn-about-licences = Le licenze di tutto ciò che c’è qui dentro
learn-about-version = Versione { $version }
