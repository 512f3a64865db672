### Il segnapunti per carte vere: nel browser e nel terminale.

## What the page is

keeper-what = Per chi gioca con carte vere. Tutto resta su questo dispositivo, senza rete.
keeper-new = Nuova partita
keeper-kept = Conservate qui
keeper-open-file = Apri un file
keeper-over = Finita
keeper-unreadable = Una partita non si può leggere: { $problem } È rimasta com’è.
keeper-not-here = Questa partita non è su questo dispositivo.

## Setting up

keeper-names = I nomi, nell’ordine in cui sedete
keeper-dealer = Chi dà le carte per primo?
keeper-dealer-help = Ognuno pesca una carta: dà le carte la più bassa. Tocca chi l’ha pescata, o fai pescare noi.
keeper-draw = Pescate voi per noi
keeper-drew = { $name }: { $cards }
keeper-drawn = Dà le carte per primo: { $name }.
keeper-begin = Comincia

## A hole

keeper-deals = Dà le carte { $dealer }, comincia { $starter }
keeper-strokes-of = { $name }: tiri in questa buca
keeper-below-zero = { $name }: sotto o sopra lo zero
keeper-cards-of = Inserisci le carte: { $name }
keeper-whose-cards = Carte: { $name }
keeper-total-of = { $strokes } in tutto
keeper-closer-out = Chi ha chiuso?
keeper-closer-knock = Chi ha bussato?
keeper-nobody = Nessuno
keeper-next-hole = Buca successiva
keeper-finish = Era l’ultima buca
keeper-undo = Annulla
keeper-undone = Annullato.
keeper-correct = Correggi la buca { $hole }
keeper-correcting = Correzione della buca { $hole }
keeper-corrected = corretta
keeper-was = prima: { $strokes }
keeper-penalty = penalità +{ $strokes }
keeper-back = Torna alla buca { $hole }
keeper-back-to-end = Torna al risultato
keeper-tied = Parità: continuano { $name }.
keeper-void = La buca { $hole } è annotata ma non conta più: una correzione ha deciso prima la partita.

## Tapping in cards

keeper-place-empty = Posizione { $slot }: ancora nessuna carta
keeper-touch = Tocca una posizione, poi la sua carta.
keeper-faces = Le carte del mazzo intero
keeper-face = { $card }, ne restano { $count }
keeper-face-gone = { $card }: non ce ne sono più
keeper-suit = Seme
keeper-suit-s = Picche
keeper-suit-h = Cuori
keeper-suit-d = Quadri
keeper-suit-c = Fiori
keeper-empty-place = Svuota questa posizione
keeper-next-player = Prossimo: { $name }
keeper-cards-done = Fatto
keeper-so-far = Finora { $strokes }

## The end, and what can be done with a match

keeper-same-again = Un’altra partita
keeper-hand-over = Passa a un altro telefono
keeper-hand-why = Inquadra questo con l’altro telefono. La partita è nel codice stesso e non passa da nessun server.
keeper-hand-strokes = Troppo lunga per un codice con tutte le carte: questo contiene i tiri.
keeper-hand-large = Troppo lunga per un codice. Salvala in un file e invialo.
keeper-code = Codice QR di questa partita
keeper-link = Lo stesso come link
keeper-handed = Una partita per questo telefono
keeper-take = Conservala qui
keeper-take-known = È già su questo dispositivo.
keeper-take-beside = Su questo dispositivo ce n’è un’altra versione. Si conservano entrambe.
keeper-open = Aprila
keeper-save-file = Salva come file
keeper-save-table = Salva come tabella (CSV)
keeper-remove = Togli questa partita
keeper-sure-remove = Togliere questa partita dal dispositivo? Non si potrà recuperare.
keeper-all = Tutte le partite conservate
keeper-full = Questo browser non ha spazio o non conserva nulla: la partita dura finché chiudi la pagina. Prima salvala in un file.
keeper-elsewhere = Questa partita è aperta anche in un’altra scheda. Entrambe scrivono sullo stesso segnapunti.
keeper-csv-hole = Buca
keeper-csv-dealer = Mazziere
keeper-csv-closer = Chiusa da

## In the terminal

keeper-ask-game = Quale gioco? Un numero.
keeper-ask-names = I nomi nell’ordine in cui sedete, separati da virgole:
keeper-ask-dealer = Chi dà le carte per primo? Un numero, o Invio per far pescare noi.
keeper-ask-score = { $name }: i tiri, o le carte ({ $example })
keeper-ask-closer = { $question } Un numero; Invio: nessuno.
keeper-ask-next = Invio: tutto giusto, si continua.
keeper-ask-kept = Quale partita? Un numero; Invio: una nuova.
keeper-ask-correction = { $name } ha { $strokes }. Un altro numero o una disposizione; Invio: resta così.
keeper-ask-other-closer = { $question } Finora: { $name }. Un numero, 0: nessuno; Invio: resta così.
keeper-ask-over = Invio: esci. Si può ancora correggere.
keeper-key-undo = annulla
keeper-key-correct = correggi una buca, per esempio c 3
keeper-key-quit = smetti; tutto è conservato
error-keeper-not-understood = “{ $typed }” non è un numero di tiri, né una disposizione, né uno dei tasti.
keeper-file = Conservato in { $file }
keeper-go-on = Per continuare:

## What was wrong

error-keeper-not-ours = Questa non è una partita del segnapunti. I suoi file cominciano con "format": "backnine-kept".
error-keeper-newer = Questa partita viene da un Backnine più recente (versione { $version }; questo conosce la { $known }). Aggiorna e riaprila.
error-keeper-damaged = Questa partita è danneggiata ({ $where }). Usane un’altra copia.
error-keeper-too-large = Questo file è troppo grande per una partita: al massimo { $most } caratteri.
error-keeper-name = “{ $name }” non sta sul segnapunti: da 1 a { $longest } lettere su una riga.
error-keeper-names-alike = Due giocatori si chiamano { $name }. Date a ognuno un nome diverso.
error-keeper-other-dealer = Il sorteggio non corrisponde a chi dà le carte.
error-keeper-no-such-hole = La buca { $hole } non c’è ancora: si è arrivati alla { $most }.
error-keeper-sits-out = { $name } non gioca la buca { $hole }: è tra chi è in parità.
error-keeper-strokes = Nessuna disposizione vale { $strokes }: si va da { $least } a { $most }.
error-keeper-cards-elsewhere = Di carte { $card } ce ne sono che { $most }, e alcune sono davanti a { $names }.
error-keeper-scores-missing = Mancano ancora: { $names }.
error-keeper-hole-done = La buca { $hole } è conclusa. Dai un altro punteggio per correggerla.
error-keeper-too-many = Per questa partita è già stato indicato troppo: al massimo { $most } voci. Annulla qualche correzione.
