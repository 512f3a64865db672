### The command line's own help.

cli-usage = Uso:
cli-commands = Comandi
cli-options = Opzioni
cli-arguments = Argomenti
cli-bots = Giocatori guidati dal computer
cli-examples = Esempi
cli-options-word = [OPZIONI]
cli-command-word = COMANDO

cli-about = Il golf con le carte, fedele alle sue regole, nel tuo terminale e nella tua lingua.
cli-first-time = È la prima volta? Scrivi “backnine play” e premi Invio. “backnine rules” spiega i giochi.
cli-option-help = Mostra questo aiuto.
cli-option-version = Mostra la versione.
cli-option-lang = Lingua: en, fr, it, es, ja. Senza questa opzione: BACKNINE_LANG, poi la lingua del sistema.

cli-play = Gioca una partita intera in questo terminale, contro il computer o con gli amici alla stessa tastiera.
cli-play-long = Quando tocca a te, scrivi una lettera o un numero. Ctrl-C salva la partita; --resume la riprende.
cli-play-game = un gioco: { $games }
cli-play-people = Quante persone giocano a questa tastiera. Con 0 il computer gioca da solo e si vede soltanto il risultato.
cli-play-bots = Giocatori guidati dal computer, separati da virgole, per es. rookie,club. Senza questa opzione te lo chiede; se non c’è nessuno a cui chiederlo, giocano dei weekender. Un tuo programma si scrive “cmd:./miobot” o “py:modulo:Classe”.
cli-play-seats = Chi siede dove, nell’ordine del tavolo: “you” o un giocatore guidato dal computer per ogni posto, per es. you,rookie,you.
cli-play-names = Nomi delle persone, separati da virgole. Quello di una persona sola viene ricordato.
cli-play-house = Regole della casa, per es. holes=3,adjacent. “backnine rules GAME” le elenca.
cli-play-seed = Seme per mescolare: da 1 a 64 cifre esadecimali. Senza questa opzione: un seme a caso.
cli-play-salt = Un testo a tua scelta, aggiunto alla tua parola per mescolare; ripetendo l’opzione, a quella della persona seguente.
cli-play-save = Conserva la partita in questo file.
cli-play-overwrite = Sostituisce il file, se esiste già.
cli-play-transcript = Annota tutto quello che i programmi sentono e dicono, riga per riga.
cli-play-resume = Riprende la partita di questo file; senza file, scegli tra le partite salvate.
cli-play-from = Gioca a partire da una posizione (docs/position.md): le carte che non nomina vengono distribuite. Una partita così non si registra. Senza --seats prendi il posto di turno.
cli-play-memory-aid = Il promemoria: ti mostra le carte che hai diritto di ricordare (Golf a quattro carte).

cli-join = Siediti al tavolo di un server, con amici nei browser e nei terminali.
cli-join-long = Se la connessione cade, torna da sola. Esci con q o Ctrl-C: il posto resta tuo, e lo stesso comando ti ci riporta.
cli-join-address = Il link di un invito o di un posto che passa qui, o l’indirizzo del server.
cli-join-code = Il codice del tavolo, se l’indirizzo non lo contiene.
cli-join-name = Il tuo nome al tavolo. Se manca, ti viene chiesto.

cli-score = Conta i tiri delle carte sul tavolo e spiega ogni tiro risparmiato.
cli-score-long = Scrivi le file di carte con / fra l’una e l’altra. Con - al posto delle carte si legge l’input standard: su ogni riga le carte di un giocatore, e per ogni riga la risposta è un oggetto JSON.
cli-score-layout = Le carte, per es. “H 3 7 7 / H 12 7 7”
cli-score-house = Regole della casa che cambiano il conto, per es. adjacent.
cli-score-json = Risponde in JSON.

cli-replay = Ripercorre una partita registrata, mossa per mossa.
cli-replay-file = Una partita registrata con “backnine play --save”
cli-replay-jsonl = Scrive ogni mano, ogni mossa e ogni punteggio in righe JSON, così chiunque può controllare.
cli-replay-match = Quale partita di un file che ne contiene più di una. Senza: la prima, o con --jsonl tutte.
cli-replay-at = Mostra il tavolo dopo questa mossa.
cli-replay-seat = Mostra solo quello che si vedeva da questo posto (0 è il primo).
cli-replay-position = Scrive il tavolo dopo la mossa --at, o l’ultima, come posizione su una riga (docs/position.md).

cli-verify = Controlla una partita registrata: la rigioca e verifica ogni regola, ogni punteggio e il mazzo sigillato.
cli-verify-files = Una o più partite registrate
cli-verify-no-rethink = Non far ripensare i bot.
cli-verify-long = Controlla i sigilli, le parole, il sorteggio, ogni distribuzione, ogni mossa e ogni punteggio. Poi ogni mossa di un bot viene ripensata da quello che si poteva vedere dal suo posto, e da nient’altro: un bot che avesse sbirciato si scoprirebbe. Con i bot che pensano a lungo ci vuole tempo.

cli-show = Disegna una posizione e chiede ai bot che cosa farebbero.
cli-show-long = Una posizione è un momento di una partita scritto come testo (docs/position.md): come la può conoscere un posto, con ? per le carte sconosciute, oppure tutta scoperta.
cli-show-position = La posizione su una riga o come disegno, un file che la contiene, o - per l’input standard
cli-show-seat = Mostra quello che sa questo posto (0 è il primo); i bot pensano per lui. Senza questa opzione: tutto quello che dice la posizione.
cli-show-bot = I bot da interrogare, con i loro motivi, per es. club,tour.
cli-show-seed = Seme per i capricci dei bot: da 1 a 64 cifre esadecimali. Senza questa opzione: 0.
cli-show-coach = Chiede al coach: la mossa migliore, perché, e quanto costa ognuna.

cli-analyse = Distingue fortuna e abilità in una partita registrata: par, fortuna, errori, e le scelte costate di più.
cli-analyse-long = Ogni decisione è giudicata da ciò che il suo posto poteva sapere. Tiri = par + fortuna con le carte proprie + fortuna delle carte altrui + errori propri + scelte degli altri, esattamente (docs/coach.md). Di una partita in corso si giudicano solo le buche concluse. Ctrl-C mostra quello che c’è già.
cli-analyse-html = Scrive l’analisi con i grafici in una pagina HTML.
cli-analyse-seat = Solo le scelte di questo posto (0 è il primo).

cli-puzzles = Ricava esercizi da partite registrate: in ognuno una mossa nettamente migliore.
cli-puzzles-long = Una decisione diventa un esercizio se la seconda mossa è peggiore di più di un limite e di più del doppio dell’errore del giudice. Ognuno ha i suoi temi e un punteggio secondo quanto spesso i nostri bot lo sbagliano (docs/coach.md).
cli-puzzles-out = Li scrive in questo file (JSON; compresso se finisce in .gz). Senza questa opzione: output standard.
cli-puzzles-most = Al massimo tanti per gioco. Senza questa opzione: 200.
cli-puzzles-written = Esercizi scritti in { $file }: { $many }
cli-puzzles-stopped = Interrotto: è stata esaminata solo una parte delle buche.

cli-rules = Tutte le regole di un gioco, con esempi disegnati.
cli-rules-game = un gioco: { $games }; se non scrivi niente, tutti
cli-rules-markdown = Scrive in Markdown invece che per il terminale.
cli-paper = Segnapunti, fogli delle regole e carte da stampare, in PDF.
cli-paper-kind = scorecard, rules o cards
cli-paper-game = Il gioco: { $games }. Con --file è quello della partita.
cli-paper-players = Le colonne del segnapunti, o i giocatori a cui le carte devono bastare.
cli-paper-names = I nomi da stampare sopra le colonne, per es. Ann,Ben.
cli-paper-holes = Le buche del segnapunti.
cli-paper-size = La carta: A4 o letter.
cli-paper-file = Compila il segnapunti dal resoconto di una partita o da un file di backnine keep.
cli-paper-match = Il numero della partita, in un file che ne ha più di una.
cli-paper-output = Dove scrivere il PDF.

cli-arena = Fa giocare fra loro i giocatori del computer e misura chi è più forte, e di quanto.
cli-arena-long = Ogni smazzata si rigioca facendo girare i posti: a tutti toccano le carte di tutti. Ctrl-C mostra i risultati fino a quel punto. Anche un tuo programma può sedersi al tavolo: “cmd:./miobot --opzione”, o “py:modulo:Classe” in Python (docs/bot-protocol.md).
cli-arena-bots = Due o più giocatori: rookie, weekender, club, tour (tour@200 può pensare 200 ms), random, o un programma, “cmd:…” o “py:modulo:Classe”
cli-arena-matches = Quante partite, arrotondate a smazzate intere. Senza questa opzione: 200.
cli-arena-seats = Posti al tavolo. Se i giocatori sono meno dei posti, l’ultimo occupa quelli liberi. Senza questa opzione: uno a testa.
cli-arena-seed = Seme di tutte le smazzate: da 1 a 64 cifre esadecimali. Lo stesso seme dà le stesse carte. Senza questa opzione: uno nuovo ogni volta, indicato con il risultato.
cli-arena-from = Gioca solo il resto di questa buca, ancora e ancora: una posizione (docs/position.md) le cui carte sconosciute vengono distribuite dal seme.
cli-arena-rest-of = Ogni partita è il resto di questa buca: { $position }
cli-arena-patience = Secondi concessi a un programma per una mossa, e il doppio per partire. Senza questa opzione: 5.
cli-arena-memory = Megabyte di memoria concessi a ogni processo di un programma. Senza questa opzione: 2048.
cli-arena-jobs = Processi che giocano insieme. Senza questa opzione: uno per ogni core.
cli-arena-until = Fermati appena il risultato è noto a meno di tanti tiri per buca, ad es. ±0.2: i tiri in una simulazione, la differenza in un torneo. Il numero di partite o di buche, se c’è, è il massimo.
cli-arena-resume = Tiene i conti della serie in questo file, e continua da lì se esiste già. Senza --seed: con il suo seme.
cli-arena-cluster = Gioca su un cluster Ray: auto per quello di cui fa parte questa macchina, o il suo indirizzo (docs/cluster.md).
cli-arena-report = Scrive in questo file un rapporto con i grafici: una pagina web che non ha bisogno di altro.
cli-arena-rounded-up = Richieste: { $asked }. Arrotondate, perché ogni smazzata si giochi in tutti i posti.
cli-arena-report-written = Il rapporto è in { $file }
cli-arena-records = Conserva tutte le partite registrate in questa cartella, nuova o vuota, mille per file (docs/data.md). Si giocano mossa per mossa, e ci vuole più tempo.
cli-arena-records-written = Le partite registrate sono in { $folder }
cli-arena-moves = Scrive ogni decisione in questo file Parquet, una riga per decisione (docs/data.md). Serve pyarrow.
cli-arena-moves-written = Le decisioni sono in { $file }
cli-arena-weigh = Con --moves: anche quello che il bot si aspetta da ogni mossa, e ci vuole più tempo.
cli-arena-luck = Giudica anche ogni partita e dice i tiri senza la fortuna. Ci vuole molto di più.
cli-arena-forfeited = { $bot } ha perso quasi tutte le mosse per abbandono: il risultato non dice nulla di lui. --transcript FILE annota quello che ha sentito e detto.
cli-arena-transcript = Annota tutto quello che i programmi sentono e dicono, riga per riga. Allora gioca un solo processo.
cli-arena-figure = { $figure }: { $value }
cli-arena-time-left = ancora { $time }

cli-sim = Statistiche di gioco: tiri, turni, risparmi, chi chiude, fortuna contro bravura.
cli-sim-long = Il computer gioca da solo molte buche. Con giocatori diversi ogni smazzata si rigioca facendo girare i posti, così ognuno riceve le carte di ognuno: è questo che distingue la bravura dalla fortuna. Ctrl-C mostra quello che c’è fino a lì.
cli-sim-bots = Giocatori per i posti, per es. weekender, o un programma come “cmd:…” o “py:modulo:Classe”; l’ultimo occupa i posti che restano. Senza nessuno: weekender.
cli-sim-seats = Posti al tavolo. Senza questa opzione: uno per giocatore, o 4 per un giocatore solo.
cli-sim-holes = Quante buche singole giocare. Senza questa opzione: 1000.
cli-sim-matches = Partite intere al posto di buche singole.
cli-sim-csv = Scrive in questo file una tabella per foglio di calcolo: una riga per ogni posto e buca. - è lo standard output.
cli-sim-csv-written = La tabella è in { $file }
cli-sim-compiling = Compilo i bot per giocare in fretta. Succede una volta sola e richiede un minuto o due…

cli-merge = Presenta più serie di sim o arena come una sola.
cli-merge-long = Le serie sono state tenute con --resume: lo stesso comando, ognuna con un seme suo, su una macchina o su più. I punteggi, che dipendono dall’ordine delle partite, sono tralasciati.
cli-merge-files = File di serie

cli-completion = Scrive lo script di completamento per la tua shell.
cli-completion-long = Per bash, aggiungi questa riga a ~/.bashrc: eval "$(backnine completion bash)"
cli-completion-shell = bash, zsh o fish

## serve, backup

cli-serve = Avvia il server: tavoli per chi è vicino e lontano
cli-serve-long = Senza comando backnine fa lo stesso e apre il browser. Ogni opzione può stare anche nell’ambiente: BACKNINE_PORT=80 per --port 80.
cli-without = { $about }. Senza questa opzione: { $value }.
cli-serve-lan = fai entrare telefoni e computer della stessa rete, e mostra un codice QR
cli-serve-host = l’indirizzo su cui ascoltare
cli-serve-port = la porta su cui ascoltare; 0 ne prende una libera
cli-serve-data = la cartella in cui si conservano i tavoli
cli-serve-database = l’indirizzo di un database PostgreSQL (postgresql://…) in cui si conservano invece i tavoli
cli-serve-bus = l’indirizzo di un server Valkey o Redis (redis://…) attraverso cui parlano più processi
cli-serve-processes = processi che servono a questo indirizzo; più di uno richiede --database e --bus
cli-serve-log-format = come scrivere il registro: text o json
cli-serve-trace = invia le tracce delle mosse a un collettore OpenTelemetry, come dice OTEL_… nell’ambiente
cli-serve-push = offre promemoria con Web Push ai tavoli per corrispondenza; i servizi ricevono questo contatto (mailto:… o https://…)
cli-serve-push-near = i servizi di notifica possono stare nella tua rete, anche senza TLS
cli-serve-reminder-webhook = un indirizzo a cui dire chi avvisare; BACKNINE_REMINDER_SECRET firma i messaggi
cli-serve-open = apri il browser
cli-serve-origin = un altro indirizzo web le cui pagine possono collegarsi; ripetibile
cli-serve-embed = un indirizzo web le cui pagine possono mostrare partite in un riquadro; anche più volte
cli-serve-name = un nome con cui i visitatori raggiungono questo server, p. es. golf.example.org; ripetibile
cli-serve-proxy = l’indirizzo del reverse proxy davanti, a cui si crede sugli indirizzi dei visitatori
cli-serve-proxies = quanti reverse proxy stanno davanti, uno dietro l’altro
cli-serve-per-address = connessioni contemporanee concesse a un indirizzo
cli-serve-rate = tavoli, ingressi e connessioni che un indirizzo può chiedere al minuto
cli-serve-megabytes = megabyte che il server conserva per un indirizzo al giorno
cli-serve-keep-days = giorni dopo i quali i tavoli che nessuno ha toccato sono dimenticati; 0 li tiene tutti
cli-serve-workers = processi in cui pensano i bot forti
cli-serve-admin-page = una pagina web a /admin per gestire il server, con il token di backnine admin page
cli-serve-bot = un programma che i tavoli possono scegliere come bot con quel nome: cmd:… o py:modulo:Classe; ripetibile
cli-serve-transcript = annota tutto quello che questi programmi sentono e dicono, riga per riga; ciò che è già nel file resta
cli-backup = Copia tutti i tavoli in un file, anche a server attivo
cli-backup-file = il file da scrivere; non deve esistere
cli-restore = Metti una copia al posto di tutti i tavoli, a server fermo
cli-restore-long = Prima ogni resoconto della copia viene rigiocato. I tavoli che c’erano si mettono da parte come tables.db.before-1 e così via. Con --database i tavoli vanno in quel database, che dev’essere vuoto. I tavoli danneggiati della copia vengono nominati, con codice di uscita 1.
cli-restore-file = la copia, come la fa `backnine backup`
cli-migrate = Sposta tutti i tavoli da una cartella a un database PostgreSQL, o viceversa, e controlla ogni resoconto
cli-migrate-long = Entrambi sono una cartella o un indirizzo postgresql://…; su nessuno dei due deve girare un server. L’origine resta com’è. Un tavolo danneggiato viene nominato e lasciato indietro, con codice di uscita 1.
cli-migrate-source = dove sono i tavoli
cli-migrate-target = dove devono andare; non devono essercene ancora
cli-forget = Cancella tavoli, o un nome da tutti i tavoli, a server fermo
cli-forget-long = L’identificativo di un tavolo sta nel suo indirizzo dopo #table= e nel nome di un resoconto. Con --name non si cancella niente: chi si chiamava così, anche con un numero dietro, si chiama poi Golfer al tavolo e nei suoi resoconti, che provano quello che provavano prima. Con entrambi, solo a questi tavoli. Le copie fatte con `backnine backup` restano come sono.
cli-forget-tables = i tavoli da cancellare, o con --name quelli in cui cercare
cli-forget-name = il nome da dimenticare
cli-forget-dry-run = di’ soltanto che cosa si farebbe
cli-admin = Prenditi cura di un server in funzione: tavoli, visitatori, nomi, resoconti, log

## keep

cli-keep = Tenere il punteggio di una partita con carte vere.
cli-keep-long = Inserisci tiri o disposizioni; mazzieri, risparmi, penalità, parità e spareggi si calcolano da soli. Ogni dato va subito nel file, che si apre anche nel segnapunti del browser.
cli-keep-file = la partita da continuare, o un file nuovo; se manca, una già conservata o una nuova
cli-keep-game = Il gioco. Se manca, viene chiesto.
cli-keep-names = Chi gioca, nell’ordine in cui sedete.
cli-keep-text = Scrivi in questo file, come testo, a che punto è o com’è finita la partita; - la mostra. Non viene chiesto nulla.
cli-keep-csv = Scrivi in questo file tutte le buche, come tabella (CSV); - la mostra. Non viene chiesto nulla.
cli-keep-written = Scritto in { $file }
