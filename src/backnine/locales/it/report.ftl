### I resoconti HTML dei tornei e delle simulazioni.

report-arena = L’arena di Backnine
report-under = { $game } · Giocatori: { $players } · Partite: { $matches } · Smazzate: { $deals } · Buche per partita: { $holes }
report-foot = Fatto da Backnine. Questa pagina non ha bisogno della rete e non la cerca.
report-figures = I numeri
report-between = da { $low } a { $high }
report-mean = media { $mean }
report-spread = scarto { $spread }
report-seats = posti: { $seats }

## Chi è più forte

report-stronger = { $name } è più forte: vince il { $share } delle sue partite, mentre la parità sarebbe il { $fair }. Con una fiducia del 95% la sua vera quota sta fra { $low } e { $high }.
report-strongest = { $name } è qui il più forte: vince il { $share } delle sue partite, mentre la parità sarebbe il { $fair }. Con una fiducia del 95% la sua vera quota sta fra { $low } e { $high }.
report-leads = { $name } è in testa con il { $share } di partite vinte (da { $low } a { $high }), mentre la parità sarebbe il { $fair }; ma { $second } potrebbe valere altrettanto.
report-too-close = Troppo presto per decidere: { $name } ha vinto il { $share } delle sue partite, ma tutto ciò che va da { $low } a { $high } è compatibile con quanto si è giocato, e la parità sarebbe il { $fair }.
report-alone = Tutti i posti erano di { $name }: nessuno può essere più forte.
report-absent = { $name } non ha quasi mai giocato: rookie ha fatto il { $share } delle sue mosse al posto suo. Quindi le cifre non dicono nulla della sua forza.
report-nothing-played = Nessuna partita è stata finita.
report-interrupted = Fermato prima della fine: giocate { $played } partite su { $wanted }.
report-until-reached = L’intervallo è abbastanza stretto (± { $give } tiri per buca) dopo { $played } partite: il gioco si è fermato lì.
report-until-missed = Dopo { $played } partite l’intervallo è ancora più largo di ± { $give } tiri per buca.
report-until-few = Dopo { $played } partite è presto per dire quanto è sicuro il risultato: servono almeno { $least } smazzate.
report-forfeits = Mosse lasciate a rookie per rinuncia: { $moves }. Vedi “Problemi” più sotto.

## La tabella

report-table-title = I giocatori
report-col-bot = Giocatore
report-col-wins = Partite vinte
report-col-difference = Differenza dagli altri
report-col-strokes = Tiri per buca
report-col-turns = Turni per buca
report-col-closed = Buche chiuse
report-col-rating = Punteggio
report-col-ms = Tempo per mossa, ms
report-col-forfeits = Mosse perse
report-col-hole = Buca
report-col-matches = Partite
report-col-problem = Che cosa è successo
report-col-first = La prima volta
report-col-order-strokes = Differenza dal tavolo
report-col-order-wins = Partite vinte

## I grafici

report-wins-title = Chi vince
report-wins-text = Il punto è la quota di partite vinte, per ogni posto; la linea è il suo intervallo al 95%. Se la linea resta lontana da quella punteggiata, la differenza è reale.
report-fair-share = parità: { $share }
report-difference-title = Di quanto
report-difference-text = Tiri per buca, in confronto agli altri con le stesse smazzate. Sotto lo 0 è meglio.
report-no-difference = nessuna differenza
report-strokes-title = Tiri per buca
report-strokes-text = Quante volte è uscito ogni risultato. La linea verticale è la media; meno è meglio.
report-growth-title = Quando lo si è capito
report-growth-text = La quota di partite vinte durante il torneo, con la sua fascia al 95%. Una fascia che ha lasciato la linea punteggiata ha deciso la questione.
report-by-hole-title = Buca per buca
report-by-hole-text = Tiri in media a ogni buca di una partita, con la fascia al 95%.
report-by-hole-few = Tiri medi a ogni buca di una partita. Con così poche smazzate ognuno può essere lontano dal vero.
report-order-title = Conta chi comincia?
report-order-text = Tiri per buca secondo l’ordine di gioco, in confronto a tutto il tavolo. Sotto lo 0 è un buon posto. Tutti i giocatori insieme.
report-place-first = Gioca per primo
report-place = Gioca per { $place }º
report-place-dealer = Per ultimo: il mazziere

## I problemi

report-problems-title = Problemi
report-problems-none = Tutti i giocatori hanno risposto in tempo e secondo le regole.
report-problems-text = Chi sbaglia perde quella mossa, che fa rookie al suo posto, e la partita continua.
report-fault-hello = non è partito o non ha salutato
report-fault-late = ha risposto troppo tardi
report-fault-nonsense = ha dato una risposta che non è un oggetto JSON con un testo come “move”
report-fault-illegal = ha dato una mossa non permessa
report-fault-flood = ha scritto davvero troppo
report-fault-ended = si è chiuso a metà partita
report-fault-retired = dopo tanti errori non è stato più interrogato

## Come si legge

report-read-title = Come leggere questa pagina
report-read-mirror = Ogni smazzata si rigioca facendo girare i posti: ognuno riceve le carte di ognuno. Quasi tutta la fortuna si compensa.
report-read-interval = Un intervallo dice di quanto il numero può sbagliare: in 95 tornei come questo su 100 contiene il valore vero. Le partite di una stessa smazzata valgono come un indizio solo, perché hanno le stesse carte.
report-read-share = Fra giocatori ugualmente bravi ogni posto vince la sua quota di parità. Una vittoria divisa conta per la sua parte.
report-read-difference = I tiri da soli dicono poco, perché dipendono anche da quanto gli altri lasciano durare una buca. Meglio fidarsi del confronto con le stesse smazzate e delle partite vinte.
report-read-rating = I punteggi (OpenSkill) confrontano i giocatori solo in questo torneo. Il ± dopo un punteggio è una deviazione standard: la vera forza sta entro quel margine circa 2 volte su 3.

## Le impostazioni

report-settings-title = Le impostazioni, e come rifarlo
report-set-game = Gioco
report-set-house = Regole della casa
report-set-no-house = nessuna
report-set-bots = Giocatori
report-set-seats = Posti
report-set-matches = Partite
report-set-deals = Smazzate
report-set-seed = Seme
report-set-version = Versione
report-repeat = Lo stesso comando rigioca le stesse partite. Chi pensa contro il tempo può scegliere diversamente la seconda volta.

## Le simulazioni

report-sim = Backnine: statistiche di gioco
report-play = Una buca costa in media { $mean } tiri, e una volta su due fra { $low } e { $high }. Ognuno gioca { $turns } turni.
report-skill = La bravura è il { $hole } di quello che decide una buca, e il { $match } di quello che ne decide nove. Dopo { $holes } { $first } è davanti a { $second } in 95 casi su 100.
report-no-skill = Fra { $first } e { $second } non si vede ancora una differenza che la fortuna non spieghi.
report-holes = { $holes ->
    [one] { $holes } buca
   *[other] { $holes } buche
}
report-holes-between = { $holes ->
    [one] { $holes } buca
   *[other] { $holes } buche
} (tra { $low } e { $high })
report-matches = { $matches ->
    [one] { $matches } partita
   *[other] { $matches } partite
}
report-col-mean = Tiri per buca
report-col-spread = Scarto
report-col-median = Mediana
report-col-best = Migliore
report-col-worst = Peggiore
report-col-share = Quota
report-col-variance = Varianza
report-col-duel = Allo stesso tavolo
report-col-lead = Vantaggio per buca
report-col-needed = Buche per il 95%
report-turns-title = Turni per buca
report-turns-text = Quanti turni ha fatto un giocatore prima che la buca finisse.
report-savings-title = Tiri risparmiati
report-savings-text = Quanto ha reso ogni modo di risparmiare, in media per buca. La tabella dice quante volte è capitato.
report-times = { $times } ogni 100 buche
report-closing-title = Chi chiude, e se conviene
report-closing-text = Quante volte un giocatore ha chiuso la buca, e quante volte allora nessuno aveva meno tiri. Sotto: come sono finite le buche.
report-closed = Ha chiuso la buca
report-closed-lowest = … e nessuno aveva meno
report-closed-lead = … e differenza dagli altri
report-ending-putt-out = Finite { $game ->
    [play-nine] mandando la palla in buca
   *[other] chiudendo
}
report-ending-knock = Finite bussando
report-ending-pace-of-play = Finite per il ritmo di gioco
report-sources-title = Fortuna e bravura
report-sources-text = Perché una buca costa più di un’altra: tutte le differenze fra i risultati, divise secondo la loro origine.
report-luck = Fortuna
report-source-skill = Bravura
report-means-skill = quale giocatore era
report-source-order = Ordine di gioco
report-means-order = chi gioca per primo, chi per ultimo
report-source-deal = La smazzata
report-means-deal = alcune smazzate sono buone per tutto il tavolo, altre cattive
report-source-cards = Le tue carte
report-means-cards = nella stessa smazzata alcuni posti ricevono carte migliori
report-source-flow = Il corso della buca
report-means-flow = la stessa smazzata con altri vicini finisce prima o dopo, per tutti
report-source-rest = Il resto
report-means-rest = scarti che fanno comodo, capricci, piani che riescono
report-source-cards-and-rest = Carte e resto
report-means-cards-and-rest = quello che tocca a un posto e non agli altri; per dividerlo servono giocatori diversi
report-length-title = Più dura, più è giusto
report-length-text = Quanta parte di ciò che decide fra i giocatori è bravura. La smazzata e il corso della buca qui non contano, perché valgono per tutto il tavolo. Di buca in buca la bravura si somma, la fortuna in parte si compensa.
report-ahead-title = Quando il migliore è davanti
report-ahead-text = La probabilità che il migliore di due giocatori sia davanti dopo tante buche, e quante ne servono perché lo sia in 95 casi su 100.
report-duel = { $better } contro { $other }
report-at-least = almeno { $holes }

report-sim-read-holes = Si contano le buche normali, senza gli spareggi.
report-sim-read-spread = Lo scarto (deviazione standard) dice quanto variano i risultati: circa due terzi stanno entro uno scarto dalla media.
report-sim-read-interval = Gli intervalli sono al 95%: in 95 simulazioni come questa su 100 contengono il valore vero. Tutte le buche di una smazzata valgono come un indizio solo.
report-sim-read-luck = Giocatori diversi giocano ogni smazzata da ogni posto, così le stesse carte passano per le mani di tutti. Quello che allora cambia fra giocatori è bravura; quello che cambia fra i posti di una smazzata sono le carte; quello che tocca a tutto il tavolo non decide nulla fra chi vi siede.
report-sim-read-normal = Le probabilità di essere davanti sono calcolate dalla media e dallo scarto della differenza per buca, come se le buche fossero indipendenti; quasi lo sono.

## Senza la fortuna

report-luck-title = Tiri senza la fortuna
report-luck-line = { $name }: { $strokes } per buca, { $difference } rispetto agli altri
report-luck-worth = La differenza è sicura come dopo { $times } volte tante partite con la fortuna.
report-luck-text = Ogni buca è stata giudicata dal coach e la fortuna delle sue carte tolta. La fortuna in media si annulla: le cifre sono le stesse, con meno rumore.
