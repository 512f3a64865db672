### What was wrong, and what would be right. Ids are "error-" and the key of the refusal.

error-sentence = Ops! { $problem }
error-at = Riga { $line }, colonna { $column }. { $problem }
error-legal-moves = Ora puoi: { $moves }
error-try-help = { $command } --help spiega come si fa.

## Cards and layouts

error-layout-shape = “{ $layout }”: servono { $rows } file da { $columns } carte, con / fra le file.
error-layout-face-down = “{ $layout }”: c’è ancora una carta coperta. Scopri tutte le carte prima di contare.
error-no-such-card = In questo gioco non c’è la carta “{ $card }”. Le carte sono: { $cards }
error-too-many-of-a-card = { $most ->
    [one] Della carta { $card } c’è solo { $most } copia.
   *[other] Della carta { $card } ci sono solo { $most } copie.
}

## Tables

error-no-such-game = Il gioco “{ $game }” non esiste. Puoi scegliere fra: { $games }
error-bot-without-budget = { $bot } non prende limiti di tempo: solo tour, per esempio { $example }.
error-no-such-budget = { $bot } non è valido: il tempo per pensare va da 0 a { $most } millisecondi, per esempio { $example }.
error-no-such-bot = Il giocatore “{ $bot }” non esiste. Il computer può guidare: { $bots }
error-bot-is-a-file = “{ $bot }” sembra un tuo programma. Si scrive così: { $example }
error-no-such-language = La lingua “{ $language }” non c’è. Puoi scegliere fra: { $languages }
error-no-such-seed = “{ $seed }” non è un seme per mescolare. Servono da 1 a 64 cifre esadecimali (0-9, a-f).
error-bad-salt = Non più di { $most } parole per --salt, ognuna di { $longest } caratteri al massimo.
error-salts-and-people = { $salts } parole con --salt, ma { $people ->
    [0] nessuna persona
    [one] una sola persona
   *[other] { $people } persone
} al tavolo. I bot non ne aggiungono.
error-bad-word = Una parola per mescolare le carte è di { $bytes } byte.
error-no-such-house-rule = In questo gioco non c’è la regola della casa “{ $key }”. Puoi scegliere fra: { $keys }
error-house-out-of-range = La regola della casa { $key } non può essere “{ $value }”. Può essere: { $range }
error-house-needs-value = La regola della casa { $key } vuole un valore, per esempio { $key }={ $example }. Può essere: { $range }
error-house-said-twice = La regola della casa { $key } è scritta due volte. Ne basta una.
error-wrong-number-of-players = Giocatori al tavolo: { $players }. Si gioca da { $least } a { $most }.
error-too-few-cards = Per { $players } giocatori servono almeno { $needed } carte, e ce ne sono solo { $cards }. Usa più mazzi o gioca con meno persone.
error-bad-text = “{ $text }” non va bene: serve una sola riga di testo visibile, senza spazi all’inizio o alla fine, di { $longest } caratteri al massimo.
error-names-and-seats = Nomi scritti: { $names }. Persone al tavolo: { $people }. Scrivi un nome per ciascuna.
error-seats-and-people = Di’ chi gioca con --seats, oppure con --people e --bots, ma non in tutti e due i modi.

## Contests

error-one-bot-alone = Con un solo giocatore non c’è gara. Indicane almeno due, o aggiungi --seats 2 per farlo giocare contro sé stesso.
error-more-bots-than-seats = { $bots } giocatori non stanno in { $seats } posti. Indicane di meno, o chiedi più posti con --seats.
error-no-such-program = “{ $program }” non può partire: il programma non esiste, o non si può eseguire.
error-bad-bot = “{ $said }” non va bene. Un giocatore tuo si indica così: --bot "nome=cmd:./mybot --flag" o --bot nome=py:modulo:Classe, con un nome nuovo in minuscole.
error-program-too-old = { $program } conosce una partita alla volta (protocollo 1). Su un server deve rispondere al saluto con "protocol": 2.
error-program-fails = Il programma { $program } non prende posto: { $reason }
error-program-not-named = { $program } è un programma, e nessun file di partita ne avvia uno. Indicalo di nuovo: --resume FILE --bots "{ $program }"
error-no-class = “{ $said }” non indica una classe Python. Si scrive così: py:modulo:Classe
error-no-such-module = Il modulo { $module } non c’è, né qui né tra quelli installati.
error-no-such-class = Il modulo { $module } non ha nessuna classe { $name }.
error-no-command = “{ $command }” non è un comando: scrivi un programma dopo “cmd:” e chiudi tutte le virgolette, come in cmd:"python3 'mio bot.py'".
error-worker-ended = Uno dei processi della gara si è fermato all’improvviso. Forse è finita la memoria; prova con --jobs 1.
error-script-needs-guard = Questo script avvia altri processi, e ognuno comincia eseguendo lo script. Scrivi { $write } prima di ciò che fa, perché non lo facciano anche loro.
error-no-cluster = Non c’è nessun cluster Ray a “{ $address }”: { $reason }
error-cluster-differs = Sul cluster c’è un altro Backnine, o uno senza i kernel che ci sono qui. Su ogni macchina ci vuole lo stesso.
error-no-kernel = { $game } non ha regole compilate, quindi non si può giocare in array né più partite in parallelo. PettingZoo e OpenSpiel ci giocano.
error-seeds-not-numbers = I semi sono una fila di numeri interi, nessuno sotto lo 0.

## Moves

error-no-such-move = “{ $move }” non è una mossa.
error-no-such-slot = “{ $move }”: fra le tue carte non c’è questo posto.
error-hole-is-over = La buca è finita.
error-not-in-this-hole = Questo posto al tavolo non gioca questa buca.
error-not-your-turn = È il turno di qualcun altro.
error-now-tee-off = Prima c’è il tiro iniziale per tutti: scopri due delle tue carte.
error-now-first-look = Prima c’è l’occhiata iniziale: ognuno guarda le sue carte o rinuncia.
error-now-draw = Per cominciare il turno, pesca dal mazzo o prendi la carta in cima agli scarti.
error-now-place = Hai una carta in mano: mettila fra le tue o scartala.
error-not-now = “{ $move }” adesso non si può fare.
error-card-is-face-up = Quella carta è già scoperta. Scegline una coperta.
error-pass-needs-one-face-down = Puoi passare solo se ti resta una sola carta coperta. Scegli una carta da scoprire.
error-no-passing-here = A questo tavolo non si passa. Scegli una carta da scoprire o da cambiare.
error-taken-card-must-be-placed = Una carta presa dagli scarti deve prendere il posto di una delle tue.
error-may-not-peek = Adesso non puoi sbirciare quella carta: l’hai già vista, o non ti resta un turno per cambiarla.
error-look-otherwise = A questo tavolo l’occhiata iniziale si dà in un altro modo.
error-owes-a-replacement = Hai sbirciato: prima pesca dal mazzo e cambia quella carta.
error-no-second-knock = Qualcuno ha già bussato. Gioca il tuo ultimo turno.
error-no-next-hole = Non è ancora il momento di dare le carte per una nuova buca.

## Records

error-record-too-large = Il file supera i { $most } MB; nessuna partita registrata è così grande.
error-record-not-text = Questo non è un file di testo in UTF-8.
error-record-cut-off = Il file si interrompe a metà di una riga.
error-record-comment = Un commento è fatto di un punto e virgola, uno spazio e del testo.
error-record-expected-blank = Prima di ogni buca serve una riga vuota.
error-record-expected-hole = Qui serve una riga come “Hole 1, dealer 0”.
error-record-seats = In uno spareggio i posti al tavolo vanno scritti in ordine, ciascuno una volta, e non tutti.
error-record-same-seat = Le mosse di fila dello stesso posto al tavolo vanno su una sola riga.
error-record-expected-moves = Qui serve una riga come “0: draw, swap 3”.
error-record-no-seat = Al tavolo non c’è il posto { $seat }; l’ultimo è { $most }.
error-record-strokes = Qui serve una riga come “Strokes 12 -3, putt-out”.
error-record-tag = Un’etichetta si scrive [Name "value"].
error-record-expected-tag = Qui serve l’etichetta { $tag }.
error-record-unexpected-tag = L’etichetta { $tag } qui non ci va.
error-record-tag-value = Questo valore non va bene per l’etichetta { $tag }.
error-record-newer = { $tag } è alla versione { $version }; questo programma conosce le versioni fino alla { $newest }. Un Backnine più recente la sa leggere.
error-record-house = Le regole della casa si scrivono in un modo solo, qui: “{ $house }”.
error-record-has-no-seed = La registrazione non rivela il suo seme (forse la partita è ancora in corso), perciò le carte non si possono controllare.
error-wrong-commitment = Il seme non è quello sigillato; il suo SHA-256 è { $right }.
error-wrong-word = La parola del posto { $seat } non corrisponde al sigillo mostrato prima.
error-word-without-seal = Il posto { $seat } ha aggiunto una parola alle carte, ma il suo sigillo non è stato mostrato.
error-wrong-draw = Il file dice “{ $said }”, ma il sorteggio del mazziere ha dato “{ $right }”.
error-wrong-hole-line = Qui viene la buca { $hole }, mazziere { $dealer }, posti al tavolo { $seats }.
error-hole-not-finished = La buca { $hole } qui non è finita.
error-match-was-over = La partita è finita; dopo non può esserci altro.
error-strokes-missing = La buca finisce qui; manca la riga “Strokes { $strokes }, { $ending }”.
error-wrong-strokes = Il file dice “{ $said }”, ma la buca dà { $strokes } ({ $ending }).
error-wrong-result = Il file dice “{ $said }”, ma il risultato è “{ $right }”.
error-bot-differs = Da quello che poteva vedere, { $bot } al posto { $seat } non avrebbe giocato “{ $said }” ma “{ $right }”.
error-match-not-over = La partita non è ancora finita, perciò le carte coperte restano coperte.
error-no-such-step = Le mosse vanno da 0 a { $most }; la mossa { $step } non c’è.
error-no-such-match = Il file ha le partite da 1 a { $most }; la partita { $match } non c’è.
error-no-such-seat = Al tavolo non c’è il posto { $seat }; i posti vanno da 0 a { $most }.

## Positions

error-position-empty = Qui non c’è nessuna posizione. Comincia con il nome di un gioco.
error-position-too-long = Nessuna posizione supera i { $most } caratteri.
error-position-unknown-word = “{ $word }” qui non ha senso. Una riga comincia con il numero di un posto o con una di queste parole: { $words }
error-position-said-twice = “{ $word }” compare due volte. Basta una.
error-position-words-after = Dopo “{ $word }” il numero di parole deve essere { $count }.
error-position-number = “{ $word }” non è un numero adatto qui.
error-position-seats = Il posto { $seat } non va bene: i posti vanno da 0 a { $most }, ognuno su una riga.
error-position-rows = Servono { $rows } file da { $columns } carte.
error-position-slot = “{ $word }” non è una carta al suo posto. Scoperta: 7. Coperta: ?7, o ? se non si conosce; poi * se la conosce chi la possiede, ! se la conoscono tutti.
error-position-two-turns = Il turno può essere di un posto solo.
error-position-two-closers = Solo un posto può aver chiuso la buca.
error-position-held = Una carta in mano si scrive: held 7 from stock, oppure: from discard.
error-position-ending = Una buca non finisce con “{ $word }”. Può finire con: { $endings }
error-position-rules = Di queste regole non c’è la versione { $version }; la più recente è la { $newest }.
error-position-sits-out = Il posto { $seat } non gioca questa buca: non ha né carte né turno.
error-position-slots = Il posto { $seat } ha { $cards } carte invece di { $slots }.
error-position-too-few-play = Una buca si gioca almeno in due.
error-position-dealer = Il posto { $seat } dà le carte ma non gioca.
error-position-over = La buca è finita: tutte le carte sono scoperte e nessuno è di turno, aspetta o tiene una carta.
error-position-nobody-closed = La buca è finita con l’ultimo giro, ma nessuno è segnato come “closer”.
error-position-too-early = Finché qualcuno aspetta, nessuno ha ancora avuto un turno.
error-position-held-without-turn = C’è una carta in mano, ma non è il turno di nessuno. Segna con > il posto di turno.
error-position-no-turn = Di chi è il turno? Segna quel posto con >, o con la parola waiting chi deve ancora cominciare.
error-position-closer-turn = Il posto { $seat } ha chiuso la buca e non ha più turni.
error-position-not-out = Il posto { $seat } ha chiuso la buca, ma non tutte le sue carte sono scoperte.
error-position-is-out = Tutte le carte del posto { $seat } sono scoperte, quindi ha chiuso la buca: segnalo con la parola closer.
error-position-no-secrets = Posto { $seat }: in questo gioco nessuno conosce una carta coperta, quindi non ci sono segni e non c’è nulla da cambiare.
error-position-teed-off = Il posto { $seat } aspetta, ma ha già scoperto tutte le sue carte iniziali ({ $up }).
error-position-tee-shots = Carte scoperte del posto { $seat }: { $up }. Prima del primo turno ognuno ne scopre { $shots }.
error-position-open-card = Questa carta la vedono tutti: bisogna nominarla.
error-position-no-discard = Negli scarti c’è sempre almeno una carta.
error-position-card-count = Qui ci sono { $cards } carte, e il mazzo intero ne ha { $pack }. Senza la riga stock, le carte del mazzo si contano da sole.
error-position-turns-by-seat = Si gioca a turno dalla sinistra del mazziere; nessuno può avere tanti turni più di un altro.
error-position-turns = Turni giocati: { $turns }. Quindi tocca al posto { $seat }.
error-position-closer-turns = Il posto { $seat } ha chiuso la buca, quindi ha già avuto un turno.
error-position-discards = Scarti: { $discards }; sono troppi per i turni giocati ({ $turns }).
error-position-owes = Il posto { $seat } non ha visto la carta al posto { $slot }: lì non deve cambiare nulla.
error-position-no-play-off = La buca { $hole } non è uno spareggio, quindi giocano tutti.
error-position-tied = Uno spareggio è per chi ha il totale più basso: posti { $seats }.
error-position-no-move = Il posto { $seat } qui non avrebbe nessuna mossa permessa.
error-position-not-told = La posizione non dice tutto ciò che sa il posto { $seat }, quindi nessun bot può pensare al suo posto.
error-position-players = La posizione ha { $seats } posti, e a giocare sarebbero in { $players }.
error-position-game = Questa è una posizione di { $game }.
error-position-no-record = Una partita che comincia da una posizione non si registra: nessun mescolamento ne prova le carte.
error-no-position = “{ $said }” non è né una posizione né un file.
error-match-no-position = { $file } è il resoconto di una partita, non una posizione. Questo lo mostra: { $command }

## Files and terminals

error-no-such-file = Il file { $file } non esiste.
error-unreadable-file = Non riesco a leggere { $file }: { $reason }.
error-not-a-record = { $file } non è il resoconto di una partita.
error-position-no-match = { $file } è una posizione, non il resoconto di una partita. Questo la mostra: { $command }
error-not-a-run = { $file } non contiene una serie di sim o arena.
error-run-version = { $file } contiene una serie in formato { $version }; questo programma conosce { $ours }.
error-other-run = { $file } contiene un’altra serie: { $fact } lì è “{ $there }”, qui “{ $here }”.
error-same-seed = { $file } ha il seme di un’altra di queste serie: le sue smazzate conterebbero due volte.
error-unwritable-file = Non riesco a scrivere { $file }: { $reason }.
error-cannot-print = Non riesco a scrivere il risultato: { $reason }.
error-system = Il sistema risponde: { $reason }.
error-texts-lacking = A { $game } mancano dei testi nella lingua «{ $language }»: al loro posto ci sono quelli inglesi o i numeri delle regole.
error-file-exists = { $file } esiste già. Scegli un altro nome, o aggiungi --overwrite per sostituirlo.
error-folder-not-empty = In { $folder } c’è già qualcosa. Scegli una cartella nuova o vuota.
error-already-over = La partita in { $file } è finita. Per rivederla: { $command }
error-no-saved-matches = Non ci sono partite in sospeso in { $folder }.
error-match-is-open = La partita in { $file } è aperta in un altro terminale. Continua lì, o chiudila prima.
error-match-went-on = La partita in { $file } è andata avanti altrove nel frattempo, e nulla è stato sovrascritto. Per riprenderla da lì: { $command }
error-narrow-terminal = Il terminale è largo { $columns } colonne; per il tavolo ne servono almeno { $least }.
error-nothing-played = In questa registrazione non si è ancora giocato niente.

## The command line

error-no-such-option = L’opzione { $option } non esiste.
error-no-such-option-but = L’opzione { $option } non esiste. Volevi dire { $guess }?
error-no-such-command = Il comando “{ $command }” non esiste. Puoi scegliere fra: { $commands }
error-missing-argument = Manca { $argument }.
error-needs-a-value = A { $option } serve un valore.
error-bad-value = “{ $value }” non va bene per { $option }.
error-recall-full = Gli eventi sono già { $count } e recall ha posto per { $room }: chiedine di più.
error-takes-no-value = { $option } non vuole alcun valore.
error-needs-a-number = { $option } vuole un numero intero da { $least } in su, non “{ $value }”.
error-out-of-range = { $option } è un numero da { $least } a { $most }; “{ $value }” non va bene.
error-bad-choice = “{ $value }” non va bene per { $option }. Puoi scegliere fra: { $choices }
error-bad-switch = “{ $value }” non va bene per { $option }. Può essere 1 o 0.
error-extra-argument = “{ $argument }” è di troppo.
error-not-together = { $first } e { $second } non vanno insieme.
error-needs-option = { $option } va usata con { $other }.

## The server

error-number-taken = Il numero { $number } del tavolo { $table } è già stato salvato da qualcun altro.
error-too-busy = Il server ha troppo da fare in questo momento. Riprova tra poco.
error-store-failed = Non è stato possibile salvare, quindi nulla è cambiato: { $reason }
error-store-too-new = I tavoli sono stati scritti da un Backnine più recente (versione { $version }, questo conosce fino alla { $known }). Installa quello.
error-no-store = I tavoli non possono essere conservati in { $file }: { $reason }. Scegli un’altra cartella con --data.
error-store-damaged = { $file } è danneggiato: { $reason }. Nulla è stato cambiato. Rimetti al suo posto l’ultima copia: docs/deploy.md, «Data and backups».
error-table-damaged = Ciò che è conservato del tavolo { $table } è danneggiato, perciò non viene ridistribuito. Chi gestisce questo server può ripristinarlo da una copia.
error-store-needs-secret = I semi di questi tavoli sono cifrati. Indica in BACKNINE_SECRET il segreto con cui sono stati cifrati.
error-wrong-secret = BACKNINE_SECRET non è il segreto con cui questi tavoli sono stati cifrati.
error-short-secret = Il segreto è troppo corto: servono almeno { $least } caratteri.
error-nothing-to-back-up = Non ci sono tavoli in { $file }. Indica la loro cartella con --data.
error-backup-exists = { $file } esiste già. Scegli un altro nome.
error-no-database = Il database { $database } non si può usare: { $reason }.
error-no-bus = Il server indicato con --bus non si può usare: { $reason }.
error-target-not-empty = Nella destinazione ci sono già tavoli. Scegli una cartella o un database vuoto.
error-not-moved = Il tavolo { $table } non è arrivato com’era. Svuota la destinazione e riprova.
error-already-served = I tavoli in { $folder } sono già serviti. Usa quel server o fermalo; per un secondo scegli un’altra cartella con --data.
error-already-served-at = Backnine è già in funzione all’indirizzo { $address }, con i tavoli in { $folder }. Apri quell’indirizzo o fermalo; per un secondo server scegli un’altra cartella con --data.
error-nothing-to-forget = Niente da dimenticare: indica dei tavoli, o un nome con --name.
error-no-tables = Non ci sono tavoli in { $folder }. Scegli la cartella con --data.
error-stop-the-server = Un server è in funzione con i tavoli di { $folder }. Fermalo prima: quello che ha in memoria riporterebbe ciò che è stato dimenticato.
error-no-such-door = { $host }:{ $port } non può essere aperto: { $reason }. Scegline un altro con --port.
error-no-more-chairs = Non c’è posto per un’altra sedia: { $game } è per { $most } al massimo.
error-not-your-seat = Il posto { $seat } non è tuo.
error-only-the-host = Solo chi ospita può farlo.
error-others-play = A questo tavolo giocano anche altre persone.
error-undo-others-play = Una mossa si può annullare solo se al tavolo, oltre a te, ci sono soltanto bot.
error-undo-switched-off = A questo tavolo le mosse non si annullano.
error-undo-too-late = Non c’è niente da annullare: si può annullare solo la tua ultima mossa, finché nessun altro ha giocato.
error-undo-shown = Questa mossa ha mostrato una carta: ciò che si è visto non si può annullare.
error-undo-too-often = In questa partita sono già state annullate troppe mosse: questa resta.
error-only-players = Solo chi è seduto può farlo.
error-table-is-open = La partita non è ancora cominciata.
error-table-is-shuffling = Si stanno mescolando le carte.
error-table-is-playing = La partita è già cominciata.
error-table-is-paused = La partita è in pausa. Ogni giocatore può riprenderla.
error-table-is-over = La partita è finita.
error-table-is-ended = Tutti hanno lasciato questo tavolo.
error-table-is-shut = Chi gestisce questo server ha chiuso questo tavolo.
error-too-many-pauses = Al massimo { $most } pause a buca quando ci sono anche altri.
error-too-many-phrases = Al massimo { $most } frasi in { $seconds } secondi.
error-no-person-there = Nessuno siede al posto { $seat }.
error-no-open-chair = Non c’è una sedia libera a questo tavolo.
error-no-latecomers = Chi ospita non fa entrare chi arriva tardi.
error-no-bot-there = Al posto { $seat } non c’è più un bot.
error-no-spectators = Chi ospita non ammette spettatori.
error-too-many-asking = Stanno già chiedendo { $most } persone. Aspetta un momento.
error-nobody-asks = Nessuno lo chiede più.
error-chair-not-given = Chi ospita risponde: non adesso.
error-not-again-yet = Chi ospita ha detto di no. Potrai chiedere di nuovo tra { $seconds } s.
error-address-told-no = Chi ospita ha detto di no a qualcuno che usa il tuo stesso indirizzo. Potrai chiedere tra { $seconds } s.
error-name-needed = Di’ chi sei: chi ospita deve sapere chi chiede.
error-host-sits-there = Chi ospita siede al posto { $seat }.
error-no-such-round = Non c’è una partita { $round } a questo tavolo.
error-record-not-yet = Il resoconto si dà a partita finita.
error-too-many-requests = Troppo in una volta. Aspetta un minuto.
error-quota-used-up = Il server ha conservato per il tuo indirizzo quanto conserva in un giorno ({ $most } MB). Torna domani.
error-too-many-connections = Troppe connessioni. Riprova più tardi.
error-foreign-origin = Una pagina di { $origin } non può parlare con questo server.
error-wrong-host = Questo server non si chiama { $host }. Chi lo gestisce può aggiungere il nome: backnine serve --name { $host }
error-bad-host-name = --name vuole solo un nome di host, senza https://, porta o percorso, p. es. golf.example.org; “{ $name }” non lo è.
error-no-such-token = Questa chiave non apre nulla qui.
error-seat-moved = Questo posto ora si gioca su un altro dispositivo.
error-sent-off = Chi ospita ti ha allontanato da questo tavolo.
error-key-taken = Questa chiave è già in uso. Creane un’altra.
error-no-such-code = Non c’è un tavolo con il codice { $code }.
error-no-such-table = Non c’è un tavolo { $table }.
error-banned = Chi gestisce questo server non fa entrare nessuno dal tuo indirizzo.
error-club-password = Questo circolo chiede la sua password: si scrive nella pagina iniziale. Con un invito si entra senza.
error-club-closed = Qui si entra solo con un invito.
error-club-no-tables = Qui solo chi ospita apre tavoli. Con un invito puoi giocare.
error-wrong-password = Non è la password. Maiuscole e minuscole sono diverse.
error-bad-password = Una password ha da { $least } a { $most } caratteri.
error-passwords-differ = Non era due volte la stessa password. Non è cambiato nulla.
error-no-password = Non è stata data nessuna password, quindi non è cambiato nulla. Si scrive in un terminale, o si legge dallo standard input o con --password-file.
error-bad-network = «{ $network }» non è né un indirizzo né una rete. Scrivilo come 203.0.113.7, 203.0.113.0/24 o 2001:db8::/32.
error-network-too-wide = { $network } è una parte troppo grande di internet. Indica una rete con almeno { $least } bit dopo la barra.
error-network-is-this-machine = { $network } è questa macchina stessa. Se tutti i visitatori sembrano venire da lì, indica il proxy con --proxy.
error-no-admin-page = Questo server non ha una pagina per gestirlo. Avvialo con --admin-page.
error-token-is-given = Il token è stato dato all’avvio del server (BACKNINE_ADMIN_TOKEN). Cambialo lì.
error-wrong-token = Questo non è il token.
error-nothing-chosen = Scegli almeno un tavolo.
error-network-is-yours = { $network } è da dove vieni tu: resteresti fuori. Sulla macchina del server lo fa backnine admin ban.
error-no-such-ban = { $ban } non è bandito. `backnine admin bans` elenca ciò che lo è.
error-too-many-bans = Ci sono già { $most } bandi. Revocane alcuni, o bandisci una rete invece dei suoi indirizzi.
error-changed-meanwhile = Qualcun altro lo ha cambiato nello stesso momento. Riprova.
error-nobody-called-so = Nessuno si chiama così.
error-nobodys-key = Chi aveva questa chiave non ha più un posto qui: togli il suo nome con `backnine admin rename`.
error-club-unreadable = L’elenco dei banditi è in una forma che questa versione non sa leggere: aggiorna questo server o ripristina una copia. Nulla è stato cambiato.
error-no-key = Serve una chiave: 43 lettere e cifre, o un link che la contiene dopo #seat=.
error-no-server-there = Nessun server è in funzione su { $folder }. Avviane uno con `backnine serve`, o indica la sua cartella con --data.
error-not-the-owner = Può farlo solo l’utente che esegue il server su { $folder }. Esegui il comando come quell’utente, per esempio con sudo -u.
error-several-servers = Più server con tavoli in posti diversi hanno { $folder } come cartella. Dai a ciascuno la sua con --data.
error-no-local-sockets = Questo sistema non ha socket locali riservate a un utente: `backnine admin` funziona su Linux, macOS e BSD.
error-server-gone = Il server si è fermato prima di rispondere. Riavvialo, controlla se è stato fatto e riprova.
error-too-fast = Al massimo { $most } messaggi al secondo.
error-bad-message = Questo messaggio non ha senso: { $reason }
error-bad-request = Questa richiesta non ha senso: { $reason }
error-no-such-page = Questa pagina non esiste.
error-wrong-method = Questo indirizzo non lo accetta.
error-too-large = È troppo grande.
error-server-fault = Qualcosa qui non ha funzionato. Non è colpa tua: riprova.
error-no-such-address = «{ $address }» non è l’indirizzo di un server. Un esempio: https://golf.example/#join=K7QXW2M
error-code-alone = «{ $code }» sembra il codice di un tavolo. Serve anche l’indirizzo del server, che si trova nel link dell’invito: { $program } join golf.example { $code }
error-join-what = Manca il link di un invito, oppure l’indirizzo del server e il codice del tavolo: { $program } join https://golf.example/#join=K7QXW2M, o { $program } join golf.example K7QXW2M.
error-other-protocol = Il server { $server } (versione { $version }) e questo programma non si capiscono. Aggiorna il più vecchio dei due.
error-no-backnine-there = All’indirizzo { $server } non c’è un server Backnine.
error-server-unreachable = { $server } non è raggiungibile. { $reason }
error-bad-certificate = Il certificato di { $server } non è attendibile ({ $reason }); non è stato inviato nulla.
error-server-said = { $text }.
error-server-nonsense = Quello che { $server } dice del tavolo non ha senso. La connessione è stata chiusa.
error-no-seat-here = Questo terminale non ha un posto al tavolo { $table }. Chiedi un invito a chi ospita.

## For researchers

error-action-shape = Serve un’azione per ognuna delle { $count } buche.
error-action-illegal = L’azione { $action } non è permessa nella buca { $hole }.
error-extra-missing = { $package } non è installato. In una copia del repository: pip install ".[{ $extra }]"

## Carta

error-paper-not-over = La partita non è ancora finita. Il segnapunti si compila quando lo è.
error-paper-other-game = Questa è una partita di { $found }, non di { $game }. Togli --game, oppure scrivi { $found }.
error-paper-too-many-names = { $names } nomi, ma solo { $players } colonne. Scrivi meno nomi o chiedi più giocatori.
error-paper-scores = Questi non sono i punteggi di una partita finita: ogni buca ha i tiri dei suoi giocatori, e qualcuno ha vinto.
error-paper-fonts = I caratteri per la stampa non sono stati preparati. In una copia dei sorgenti: make setup

## Il coach

error-nothing-to-analyse = Nessuna buca di questa partita è ancora conclusa: non c’è niente da giudicare.
error-not-puzzles = Questo non è un file di esercizi.
error-no-such-review = Questa analisi non c’è più: chiedila di nuovo.
error-hint-switched-off = A questo tavolo i consigli sono disattivati.
error-hint-not-agreed = I consigli ci sono solo se tutti al tavolo sono d’accordo.
error-hint-not-now = Il consiglio arriva quando tocca a te.
error-hint-failed = L’allenatore non ha risposto in tempo. Riprova.
error-position-other-game = La posizione è di un altro gioco ({ $game }).
error-bad-embedding = “{ $address }” non è un indirizzo web per --embed: si scrive come https://example.org, o * per tutti.
error-no-reminders = Questo server non manda promemoria.
error-bad-subscription = Questo non è l’indirizzo di un servizio di notifica ({ $reason }).
error-bad-contact = “{ $contact }” non è un contatto per --push: si scrive come mailto:io@example.org o https://example.org.
error-bad-webhook = “{ $url }” non è un indirizzo per --reminder-webhook: si scrive come https://example.org/avvisa.
