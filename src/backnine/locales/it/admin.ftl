### For whoever runs the server: `backnine admin`.

cli-admin-json = scrivi un oggetto JSON per riga
cli-admin-which = i tavoli; l’id si trova nell’indirizzo di un tavolo dopo #table=
cli-admin-tables = Elenca i tavoli in corso: chi c’è e a che punto sono
cli-admin-tables-stored = tutti i tavoli conservati, anche quelli dove non c’è nessuno
cli-admin-visitors = Elenca chi è connesso: indirizzo, tavolo, posto
cli-admin-end = Interrompi la partita in corso a un tavolo
cli-admin-end-long = La partita non vale per nessuno. Il tavolo è di nuovo aperto alle stesse persone, che ne leggono il motivo.
cli-admin-close = Chiudi dei tavoli per sempre, conservando i resoconti
cli-admin-close-long = Tutti vengono fatti uscire e ne leggono il motivo. Nessuno può più giocarci; chi ha una chiave può ancora scaricare i resoconti.
cli-admin-delete = Cancella dei tavoli con tutto ciò che ne è conservato
cli-admin-delete-long = Mosse, resoconti, nomi e chiavi spariscono con loro. Le copie fatte con `backnine backup` restano come sono.
cli-admin-rename = Dai un altro nome a qualcuno, a tutti i tavoli e in tutti i resoconti
cli-admin-rename-long = A chi si chiama o si chiamava così, anche con un numero dopo il nome. Senza --new è un nome che non dice nulla. Chi è al tavolo vede subito il nome nuovo; i resoconti provano quel che provavano prima.
cli-admin-rename-name = il nome, come sta al tavolo
cli-admin-rename-tables = solo a questi tavoli
cli-admin-rename-new = il nome nuovo
cli-admin-erase = Cancella tutto ciò che appartiene alla chiave di qualcuno
cli-admin-erase-long = Il suo posto si libera e il suo nome sparisce, anche dai resoconti; se non resta nessun altro, sparisce il tavolo. La chiave, o un link che la contiene, viene chiesta o letta dallo standard input, perché ciò che segue un comando può essere visto da altri.
cli-admin-records = Esporta i resoconti di tutte le partite finite
cli-admin-records-long = Un file per ogni partita, con il nome del tavolo e il numero, in una cartella nuova o vuota. Le partite in corso non ci sono.
cli-admin-records-tables = solo di questi tavoli
cli-admin-records-out = la cartella
cli-admin-standings = Mostra chi ha giocato e vinto quante volte, e come
cli-admin-standings-long = Le persone di tutti i resoconti conservati; i bot non contano. Chi ha lo stesso nome conta come una persona sola.
cli-admin-standings-game = solo di questo gioco
admin-name = Nome
admin-matches = Partite
admin-wins = Vinte
admin-per-hole = Tiri per buca
admin-no-matches = Nessuna partita è ancora finita.
admin-key = Chiave o link:
admin-did-rename = { $count ->
    [one] Cambiato a { $count } tavolo.
   *[other] Cambiato a { $count } tavoli.
}
admin-did-erase = Cancellato.
admin-did-records = { $count ->
    [one] { $count } resoconto in { $folder }.
   *[other] { $count } resoconti in { $folder }.
}
cli-admin-bans = Elenca indirizzi e reti che non possono entrare
cli-admin-ban = Non far entrare nessuno da un indirizzo o da una rete
cli-admin-ban-long = Chi è connesso da lì viene fatto uscire subito e ne legge il motivo. Molte persone possono condividere un indirizzo, e una persona può averne un altro: per lo più bastano alcuni giorni.
cli-admin-network = un indirizzo o una rete: 203.0.113.7, 203.0.113.0/24, 2001:db8::/32; un solo indirizzo IPv6 vale per il suo /64
cli-admin-ban-days = per tanti giorni; 0 fino alla revoca
cli-admin-ban-note = una nota per te: perché
cli-admin-unban = Fai entrare di nuovo un indirizzo o una rete
cli-admin-unban-network = l’indirizzo o la rete come è stato bandito, o il numero del bando
cli-admin-log = Mostra le ultime righe del log del server
cli-admin-log-long = Di tutti i processi di questo server su questa macchina. Ogni intervento di `backnine admin` vi compare.
cli-admin-log-last = quante righe per processo
cli-admin-log-follow = continua con ogni riga che arriva, fino a Ctrl-C
admin-table = Tavolo
admin-game = Gioco
admin-state = Stato
admin-hole = Buca
admin-moves = Mosse
admin-who = Chi
admin-touched = Ultimo uso
admin-address = Indirizzo
admin-for = Connesso
admin-minutes = { $count } min
admin-watches = guarda
admin-no-tables = Non ci sono tavoli.
admin-no-visitors = Nessuno è connesso.
admin-number = N.
admin-network = Rete
admin-since = Da
admin-until = Fino a
admin-note = Nota
admin-no-end = revoca
admin-no-bans = Nessuno è bandito.
admin-banned = { $network } non può più entrare.
admin-banned-until = { $network } non può entrare fino al { $when }.
admin-unbanned = { $network } può entrare di nuovo.
admin-did-end = { $count ->
    [one] { $count } partita interrotta.
   *[other] { $count } partite interrotte.
}
admin-did-close = { $count ->
    [one] { $count } tavolo chiuso.
   *[other] { $count } tavoli chiusi.
}
admin-did-delete = { $count ->
    [one] { $count } tavolo cancellato.
   *[other] { $count } tavoli cancellati.
}
admin-undone = { $table }: { $problem }
admin-unanswered = { $count ->
    [one] { $count } processo non ha risposto; ciò che sa manca qui.
   *[other] { $count } processi non hanno risposto; ciò che sanno manca qui.
}
cli-admin-door = Dire chi può entrare e chi può aprire tavoli
cli-admin-door-long = Chi ha un invito o la chiave di un posto entra sempre, e i tavoli che ci sono vanno avanti. La password viene chiesta o letta dallo standard input, perché altri possono vedere ciò che segue un comando. Chi ha la password per aprire tavoli entra anche con quella.
cli-admin-door-which = enter: chi entra senza invito; make: chi apre tavoli
cli-admin-door-who = anybody (tutti), password (chi ha la password) o nobody (nessuno)
cli-admin-door-file = la password è in questo file
cli-admin-message = Mostrare o cambiare il messaggio del giorno
cli-admin-message-long = Sta nella pagina iniziale e, nel terminale, prima che ci si sieda: nella lingua di chi legge, o in una che c’è. Tutti possono leggerlo, anche chi non può entrare.
cli-admin-message-text = una riga di al massimo 500 caratteri; senza, si mostra quello che c’è
cli-admin-message-language = la sua lingua, con il codice di due lettere
cli-admin-message-remove = toglierlo, in questa lingua o in tutte
admin-password = Password:
admin-password-again = Ancora una volta:
admin-enter-anybody = Tutti possono entrare.
admin-enter-password = Può entrare chi ha la password o un invito.
admin-enter-nobody = Può entrare solo chi ha un invito.
admin-make-anybody = Chi è entrato può aprire tavoli.
admin-make-password = Può aprire tavoli chi ha la password per farlo.
admin-make-nobody = Nessuno può aprire tavoli.
admin-language = Lingua
admin-message = Messaggio del giorno
admin-no-message = Non c’è nessun messaggio del giorno.
cli-admin-long = Sulla macchina del server, come l’utente che lo esegue, o root. Funziona mentre si gioca, e agisce in tutti i processi del server.
cli-admin-page = Crea il token che apre la pagina di chi gestisce il server, e mostralo una volta
cli-admin-page-long = La pagina è a /admin se il server gira con --admin-page, e può fare quel che fanno questi comandi. Un token nuovo prende il posto di quello di prima, e chi ha la pagina aperta deve entrare di nuovo.
cli-admin-page-remove = togli il token: nessuno entra più nella pagina
admin-token = Il token della pagina /admin, mostrato solo adesso:
admin-no-token = Non c’è più nessun token.
admin-page-title = Gestire il server
admin-page-how = Il token lo mostra il comando `backnine admin page` sulla macchina del server, se non è stato scelto all’avvio.
admin-page-token = Token
admin-page-enter = Entra
admin-page-over = Sei qui da troppo tempo, o è stato creato un token nuovo. Entra di nuovo.
admin-page-leave = Esci
admin-page-tables = Tavoli
admin-page-stored = Conservati
admin-page-visitors = Connessi
admin-page-bans = Bandi
admin-page-people = Nomi
admin-page-records = Resoconti
admin-page-standings = Classifica
admin-page-door = Porta
admin-page-log = Log
admin-page-table = Un altro tavolo, con il suo id
admin-page-only = Solo a questi tavoli (id; vuoto: tutti)
admin-page-more = { $count ->
    [one] Un altro non è mostrato.
   *[other] Altri { $count } non sono mostrati.
}
admin-page-end = Interrompi la partita
admin-page-close = Chiudi
admin-page-delete = Cancella
admin-page-ban = Bandisci
admin-page-unban = Revoca
admin-page-rename = Rinomina
admin-page-erase = Cancella tutto
admin-page-export = Scarica
admin-page-set = Cambia
admin-page-again = Mostra di nuovo
admin-page-yes = Sì
admin-page-no = No, torna indietro
admin-page-done = Fatto.
admin-page-days = Per tanti giorni (vuoto: fino alla revoca)
admin-page-new = Nome nuovo (vuoto: uno che non dice nulla)
admin-page-rename-long = A chi si chiama o si chiamava così, anche con un numero dopo il nome. Chi è al tavolo vede subito il nome nuovo; i resoconti provano quel che provavano prima.
admin-page-erase-long = Il suo posto si libera e il suo nome sparisce, anche dai resoconti; se non resta nessun altro, sparisce il tavolo. Ti viene chiesta la chiave, o un link che la contiene.
admin-page-records-long = I resoconti di tutte le partite finite, in un solo file (zip).
admin-page-who-enters = Chi entra senza invito
admin-page-who-makes = Chi apre tavoli
admin-page-sure-end = Interrompere la partita a { $tables }?
admin-page-sure-close = Chiudere { $tables } per sempre?
admin-page-sure-delete = Cancellare { $tables } con tutto ciò che ne è conservato?
admin-page-sure-ban = Non far entrare nessuno da { $network }?
admin-page-sure-unban = Far entrare di nuovo { $network }?
admin-page-sure-rename = Chiamare “{ $old }” d’ora in poi “{ $new }”?
admin-page-sure-unname = Dare a “{ $old }” un nome che non dice nulla?
admin-page-sure-message = Messaggio del giorno ({ $language }): “{ $text }”
admin-page-sure-no-message = Nessun messaggio del giorno ({ $language })?
