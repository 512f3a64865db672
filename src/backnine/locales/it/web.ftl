web-you = Tu
web-what = Il golf con le carte, subito e gratis: contro i bot o con gli amici.
web-home = Inizio
web-language = Lingua
web-offline = Il server non è raggiungibile.
web-try-again = Riprova
web-game = Gioco
web-game-play-nine = Play Nine
web-game-four-card = Golf a quattro carte
web-game-six-card = Golf a sei carte
web-about-play-nine = Otto carte, coppie e blocchi.
web-about-four-card = Quattro carte, memoria e coraggio.
web-about-six-card = Sei carte, coppie in colonna e una corsa a chiudere.
web-play-now = Gioca
web-how-many-holes = Buche
web-against = { $count ->
    [one] Tu contro { $bot }
   *[other] Tu contro { $count } bot: { $bot }
}
web-choose-opponents = Scegli gli avversari
web-level = Livello
web-how-many-bots = Quanti bot?
web-with-friends = Con gli amici
web-your-name = Il tuo nome
web-invite = Invita amici a distanza
web-same-device = Insieme su questo dispositivo
web-code = Codice
web-join = Entra
web-invited = Ti hanno invitato
web-sit-down = Siediti
web-your-tables = I tuoi tavoli
web-a-table = Un tavolo
web-more-tables = { $count ->
    [one] un altro
   *[other] altri { $count }
}
web-fewer-tables = Mostra meno
web-remove-all-bots = Togli tutti e { $count } contro i bot
web-sure-remove-bots = Togliere questo tavolo? Ci sono solo bot; la partita resta incompiuta.
web-sure-remove-all = Togliere { $count } tavoli? Ci sono solo bot; quelle partite restano incompiute.
web-history = Partite finite
web-set-up = Prepara prima il tavolo
web-no-tracking = Niente account, niente cookie, niente tracciamento.
web-have-code = Hai un codice?
web-fewer = Uno in meno
web-one-more = Uno in più
web-people-help = Chi gioca? Passa il dispositivo quando tocca a un altro.
web-name-of = Nome del giocatore { $number }
web-add-person = Un’altra persona
web-remove-person = Togli il giocatore { $number }
web-invitation = Invito
web-invites = { $name } ti invita
web-chairs-free = { $free ->
    [one] { $free } sedia libera su { $chairs }
   *[other] { $free } sedie libere su { $chairs }
}
web-already-seated = Hai già un posto a questo tavolo.
web-to-my-seat = Vai al mio posto
web-sit-down-too = Siediti come un’altra persona
web-invitation-wrong = Controlla il codice, o chiedi un nuovo link a chi ti ha invitato.
web-late-begun = Questa partita è già cominciata.
web-late-full = Tutte le sedie sono occupate.
web-late-watch = Guarda
web-late-play = Gioca anche tu
web-late-which = Se chi ospita è d’accordo, puoi continuare al posto di un bot. Tutto resta com’è: carte e tiri.
web-late-take = Chiedi la sedia di { $name }
web-late-asked = Chi ospita sta decidendo se puoi avere la sedia di { $name }…
web-late-nobody = In questo momento al tavolo non c’è nessuno che possa rispondere. La richiesta resta aperta.
web-late-stop = Non chiedere più
web-late-no = Chi ospita risponde: non adesso.
web-late-sure = È arrivata una persona, { $name }, e vorrebbe la sedia di { $bot }: continuerà con le sue carte, senza sapere che cosa è già stato guardato.
web-late-yes = Cedi la sedia
web-late-plays = { $name } ora gioca con le carte di { $before }
web-yes = Sì
web-late-begun-at = In corso: { $where }
web-late-no-chair = In questa partita non c’è una sedia per te.
web-late-closed = Per ora chi ospita non fa entrare nessuno.
web-late-next = Dopo la partita chi ospita può aggiungere una sedia. Questa pagina se ne accorge da sola.
web-late-soon = Chi ospita può aggiungere una sedia. Questa pagina se ne accorge da sola.
web-late-your-name = Il tuo nome, per chi ospita
web-late-whose = La sedia di chi?
web-late-chair = { $name }, { $strokes } finora
web-late-ask-watch = Chiedi di guardare
web-late-asked-watch = Chi ospita sta decidendo se puoi guardare…
web-late-again = Potrai chiedere di nuovo tra { $seconds } s.
web-late-door = C’è qualcuno alla porta
web-late-asks = Cedere a { $name } la sedia di { $bot }?
web-late-asks-watch = { $name } può guardare, come chiunque abbia il codice?
web-late-more = Altre informazioni e risposte
web-late-sure-watch = Gli spettatori vedono ciò che vedono tutti, e nessuna carta coperta. Se dici di sì sono ammessi, anche altri, finché non cambi l’impostazione.
web-late-yes-watch = Ammetti spettatori
web-late-never = No, e basta domande
web-late-at-door = { $who ->
    [many] { $name } chiedono di entrare
   *[one] { $name } chiede di entrare
}
web-open-again = Riaperto
web-missing = Non ancora qui: { $name }.
web-call = Link da mandare: sul loro dispositivo porta al loro posto
web-wait-host-away = Si aspetta { $name }, che avvia la partita. Se chi ospita resta assente per { $seconds } s, può avviarla uno di voi.
web-latecomers = Chi arriva tardi può chiedere di entrare
web-latecomers-help = Per la sedia di un bot, o per guardare: chi ha il codice chiede; tu dici sì o no.
web-no-entry = Dietro questo link non c’è un tuo posto
web-no-entry-table = Un posto si apre solo nel browser in cui ci si è seduti. Apri il link lì, oppure chiedi un invito a chi ospita.
web-no-entry-gone = Questo tavolo non c’è più, o la tua sedia è stata data a un altro.
web-no-entry-watch = Questo link per spettatori non apre più nulla. Chiedine un altro a chi ospita.
web-not-begun = Non ancora iniziata
web-is-paused = in pausa
web-table-gone = Non c’è più
web-remove = Togli
web-remove-table = Togli il tavolo dall’elenco: { $names }
web-the-table = Il tavolo
web-at-the-table = Al tavolo
web-invite-friends = Invita
web-link = Link
web-copy = Copia
web-not-copied = Non ha funzionato. Seleziona il testo e copialo.
web-share = Condividi
web-only-here = Questo server si raggiunge solo da questo dispositivo. Per telefoni e computer della tua rete fermalo dov’è in esecuzione (Ctrl+C), poi avvia
web-only-here-stay = I tuoi tavoli restano.
web-add = Aggiungi:
web-who-sits = Chi siede sulla sedia { $number }?
web-make-host = Affida il tavolo
web-sure-kick = Togliere la sedia a { $name }?
web-need-two = Al tavolo devono sedere almeno in due.
web-free-go = { $count ->
    [one] La sedia libera sparisce all’inizio della partita.
   *[other] Le sedie libere spariscono all’inizio della partita.
}
web-lost-chair = La tua sedia a questo tavolo è stata tolta.
web-no-spectators = Chi ospita non ammette spettatori.
web-damaged = Ciò che è conservato di questo tavolo è danneggiato. Chi gestisce questo server può ripristinarlo da una copia.
web-quota = Questo server ha conservato per il tuo indirizzo quanto conserva in un giorno. Torna domani.
web-you-watch = Stai guardando. La partita non è ancora iniziata.
web-table-settings = Gioco, tempo e spettatori
web-timer = Tempo per turno
web-timer-help = Quando scade, un bot gioca questo turno. Scorre solo se qualcuno aspetta su un altro dispositivo.
web-no-timer = Senza limite
web-days = { $count ->
    [one] Un giorno a mossa
   *[other] { $count } giorni a mossa
}
web-days-help = Gioca quando hai tempo. Il tavolo va avanti anche se non c’è nessuno, e un bot gioca quando il tempo è scaduto.
web-hours-left = { $hours ->
    [one] ancora { $hours } ora
   *[other] ancora { $hours } ore
}
web-days-left = { $days ->
    [one] ancora { $days } giorno
   *[other] ancora { $days } giorni
}
web-hours-short = { $hours } h
web-days-short = { $days } g
web-bell = Avvisami su questo dispositivo
web-bell-help = Una notifica quando tocca a te e non ci sei, e un’altra prima che scada il tempo. La consegna chi fa il tuo browser, che non può leggerla.
web-bell-denied = Questo browser non permette notifiche qui. Si cambia nelle sue impostazioni.
web-bell-failed = Non ha funzionato. Riprova più tardi.
web-bell-yes = Avvisami quando tocca a me
web-bell-no = No, grazie
web-grace = Se qualcuno sparisce, un bot subentra dopo
web-grace-help = Chi torna riprende il posto.
web-at-once = Subito
web-seconds = { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
}
web-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
web-bot-pace = Ritmo dei bot
web-pace-0 = Immediato
web-pace-300 = Svelto
web-pace-700 = Normale
web-pace-1500 = Tranquillo
web-pace-3000 = Molto lento
web-names-list = Nomi da un elenco
web-names-list-help = Ognuno sceglie una parola del golf o un animale: nessuno può scrivere altro.
web-watch-allowed = Spettatori ammessi
web-watch-help = Vedono ciò che vede tutto il tavolo, e nessuna carta coperta.
web-watch-link = Link per gli spettatori
web-memory-aid = Promemoria
web-memory-aid-help = Ognuno continua a vedere le carte che ha visto.
web-house-rules = Regole della casa
web-usual-rules = Le regole solite.
web-on = sì
web-off = no
web-house-adjacent = Bonus solo per colonne affiancate
web-house-holes = Buche
web-house-renewals = Mazzo rifatto al massimo
web-house-no-pass = Vietato passare
web-house-closer-penalty = Andare in buca senza il punteggio più basso raddoppia
web-house-ties = Parità al primo posto
web-house-pairs-cancel = Una coppia in colonna conta 0
web-house-look = Occhiata iniziale
web-house-knock-penalty = 10 tiri per chi bussa a torto
web-house-jokers = Jolly
web-house-packs = Mazzi di carte
web-house-no-peek = Vietato sbirciare
web-house-flip = Scoprire dopo uno scarto
web-house-last-round = Ancora un turno quando uno chiude
web-house-twos = Il due conta
web-house-twos-keep = Una coppia di due conserva −4
web-house-blocks = Blocchi: −10 e −15
web-choice-ties-playoff = Spareggio
web-choice-ties-shared = Vittoria divisa
web-choice-look-near = Due carte vicine
web-choice-look-any = Due carte a scelta
web-choice-look-1 = Una carta
web-choice-look-4 = Tutte e quattro
web-choice-packs-auto = Secondo i giocatori
web-choice-packs-1 = 1
web-choice-packs-2 = 2
web-choice-packs-3 = 3
web-choice-flip-never = Mai
web-choice-flip-may = Permesso
web-choice-flip-must = Obbligatorio
web-seal = Mazzo sigillato
web-seal-text = Il seme del mescolamento è già fissato, e questo è il suo sigillo. Il dispositivo di ogni giocatore aggiunge una parola casuale, anch’essa sigillata, così nessuno può aver preparato le carte. Dopo la partita il tuo dispositivo controlla tutto.
web-your-word = Mescola qualcosa di tuo
web-word-of = Qualcosa da { $name }
web-word-stays = Ciò che scrivi resta su questo dispositivo. Nel mescolamento entra solo la sua impronta.
web-word-sealed = Parola sigillata di { $name }: { $seal }
web-shuffling = Si mescola …
web-fair = È stata onesta?
web-fair-yes = È stata onesta? Sì: tutte le { $cards } carte corrispondono al sigillo.
web-fair-no = È stata onesta? Qualcosa non torna.
web-fair-left = È stata onesta? La tua parola non è nel mescolamento.
web-fair-open = È stata onesta? Ciò che si è potuto controllare torna.
web-speed = Ritmo di gioco
web-speed-help = Le carte e, in una partita tutta tua, i bot
web-speed-slow = Lento
web-speed-normal = Normale
web-speed-quick = Rapido
web-speed-instant = Immediato
web-appearance = Aspetto
web-look-auto = Come il dispositivo
web-look-day = Giorno
web-look-night = Notte
web-four-colours = Quattro colori per i semi
web-four-colours-help = Nei giochi con carte francesi: quadri blu, fiori verdi.
web-sound = Suoni
web-sound-offer = Vuoi sentire le carte? Piano piano: il panno, la carta, la palla in buca.
web-sound-yes = Sì, grazie
web-sound-no = No, grazie
web-vibrate = Vibrazione
web-vibrate-help = Quando tocca a te.
web-privacy = Che cosa viene conservato
web-privacy-text = Questo browser conserva queste impostazioni, i tuoi nomi, le chiavi dei tuoi posti e le partite finite. Il server conserva per un certo tempo i nomi e le mosse di un tavolo. Non ci sono account né cookie, e questa pagina non chiede nulla ad altri server.
web-privacy-more = Che cosa viene conservato, dove e per quanto
web-clear = Svuota questo browser
web-sure-clear = Cancellare da questo browser impostazioni, nomi, partite finite e chiavi dei tuoi posti? Non potrai più tornare ai tavoli a cui siedi. Quello che il server ha conservato resta lì.
web-history-empty = In questo browser non è ancora finita nessuna partita.
web-history-here = Conservate solo in questo browser.
web-history-fewer = Questo browser non ha più spazio: le partite più vecchie hanno ceduto il posto all’ultima. Salvale in un file dalla pagina delle tue partite.
web-history-none = Questo browser non ha più spazio: questa partita resta solo finché non chiudi la pagina. Salvala in un file dalla pagina delle tue partite.
web-holes = { $count ->
    [one] { $count } buca
   *[other] { $count } buche
}
web-share-picture = Condividi come immagine
web-share-text = Condividi come testo
web-share-name = Con quale nome?
web-share-nameless = Senza nome
web-picture-saved = Immagine salvata tra i tuoi download
web-download-record = Scarica il resoconto
web-record-gone = Il server non ha più questo resoconto.
web-to-table = Torna al tavolo
web-sure-forget = Togliere questa partita dall’elenco?
web-hide-phrases = Nascondi le frasi degli altri
web-hide-phrases-help = Le frasi rapide degli altri giocatori non si vedono.
web-sure-leave-open = Lasciare questo tavolo? La tua sedia sarà libera per un altro.
web-sure-remove = Togliere questo tavolo dall’elenco? Questo browser non avrà più la chiave del tuo posto, e un bot giocherà per te.
web-connecting = Connessione…
web-reconnecting = Connessione persa. Riprovo…
web-closed = Questo tavolo non è più raggiungibile.
web-key-died = Questo dispositivo non ha più un posto a questo tavolo: giochi su un altro, la tua sedia è stata tolta o il tavolo è stato eliminato.
web-hole = Buca { $hole } di { $holes }
web-hole-word = Buca
web-play-off = Spareggio
web-standing = { $name } { $total }
web-watching = Stai guardando
web-last-round = Ultimo giro: { $game ->
    [play-nine] { $who ->
        [you] sei
       *[one] { $name } è
    } in buca
   *[other] { $who ->
        [you] hai chiuso
       *[one] { $name } ha chiuso
    }
}.
web-knocked = Ultimo giro: { $who ->
    [you] hai
   *[one] { $name } ha
} bussato.
web-your-turn = Tocca a te
web-your-cards = Le tue carte
web-stock = Mazzo, { $count } carte
web-stock-draw = Mazzo, { $count } carte. Pesca.
web-left = { $count } rimaste
web-discard = Scarto: { $card }
web-no-discard = Nessuno scarto
web-discards = Scarti
web-in-hand = In mano: { $card }
web-no-card = Nessuna carta in mano
web-in-your-hand = In mano
web-undo = Annulla
web-undo-move = Annulla la mia ultima mossa
web-slot-down = Posizione { $slot }, coperta
web-slot-up = Posizione { $slot }: { $card }
web-slot-pair = Posizione { $slot }: { $card }, coppia con la posizione { $partner }
web-tee-off = Scopri due delle tue carte
web-first-look = { $look ->
    [1] Guarda la tua carta vicina a sinistra, una volta
    [4] Guarda le tue quattro carte, una volta
   *[near] Guarda le tue due carte vicine, una volta
}
web-look-touch = Tocca una carta per guardarla
web-draw = Pesca o prendi lo scarto
web-draw-or-knock = Pesca, prendi lo scarto o bussa
web-place-taken = Scegli dove metterla, o toccala per rimetterla
web-place = Metti la carta { $card }
web-place-or-turn = Metti la carta { $card }, o scartala e scopri una carta
web-place-or-toss = Metti la carta { $card } o scartala
web-turn-up = Quale carta scoprire?
web-wait = { $who ->
    [you] È il tuo turno
   *[one] È il turno di { $name }
}
web-wait-others = Si aspettano gli altri
web-paused = La partita è in pausa
web-hole-over = La buca è finita
web-takes-hole = { $who ->
    [you] La buca è tua
    [you-too] Dividi la buca con { $name }
    [many] { $name } si dividono la buca
   *[one] { $name } vince la buca
}
web-last-cards = Ultime carte
web-result = Risultato
web-next-hole = Prossima buca
web-play-out = Finisci la buca
web-won = { $who ->
    [you] Hai vinto!
    [you-too] Dividi la vittoria con { $name }!
    [many] { $name } si dividono la vittoria
   *[one] { $name } ha vinto
}
web-rematch = Ancora una
web-reopen = Cambia gioco o sedie
web-same-again = Di nuovo gli stessi
web-again-in = Gioco anch’io
web-again-is-in = gioca
web-waits-again = { $here ->
    [0] Riaperto: vi aspetta tutti
   *[other] Riaperto: ti aspetta, presenti: { $here }
}
web-again-help = Ancora le stesse persone: chi ha un posto qui ritrova questo tavolo tra «I tuoi tavoli», sul proprio dispositivo.
web-tally = { $wins ->
    [one] 1 partita vinta
   *[other] { $wins } partite vinte
}, { $strokes } tiri
web-look = Guarda
web-decline = Continua senza guardare
web-pass = Passa
web-knock = Bussa
web-peek = Sbircia
web-no = No
web-sure = Davvero?
web-sure-knock = Bussare? Gli altri hanno ancora un turno.
web-sure-peek = Sbirciare la carta { $slot }? Dovrai sostituirla con la prossima carta pescata.
web-take-back = Riprendi il posto
web-bot-plays = bot
web-resume = Riprendi
web-pause = Pausa
web-more-time = Concedi tempo
web-leave = Lascia il tavolo
web-close = Chiudi
web-menu = Menu
web-score-card = Segnapunti
web-log = Diario
web-say = Parla
web-more = Altro
web-total = Totale
web-strokes = { $count ->
    [one] { $count } tiro
   *[other] { $count } tiri
}
web-record = Resoconto della partita { $number }
web-hand-over = Passa il dispositivo a { $name }
web-ready = Sono { $name }
web-qr = Codice QR dell’invito
web-code-is = Codice
web-copied = Copiato
web-free-chair = Sedia libera
web-host = chi ospita
web-bot = bot
web-remove-chair = Togli la sedia: { $name }
web-add-chair = Sedia libera
web-add-here = Giocatore su questo dispositivo
web-add-bot = Bot
web-start = Inizia
web-wait-host = { $name } avvierà la partita.
web-acts = Chi ospita è assente. Nel frattempo { $who ->
    [you] puoi avviare tu
   *[one] { $name } può avviare
} la partita.
web-remembered = Le ho viste
web-remember = Ricorda le tue carte
web-offline-still = Le regole e la prima lezione ci sono anche offline:
web-learn = Impara giocando
web-rules = Regole
web-paper = Da stampare
web-paper-card = Segnapunti da stampare
web-about = Informazioni
web-guide = Una breve guida per famiglie, per chi ospita e per chi vuole migliorare

## At the table

web-joker = Jolly
web-comma = { ", " }
web-name-comma = { ", " }
web-and = { $first } e { $second }
web-and-others = { $first } e altri { $count }
web-seconds-left = { $seconds } secondi rimasti
web-slot-known = Posizione { $slot }, coperta; la conosci: { $card }
web-has-left = ha lasciato il tavolo, gioca un bot
web-away = assente
web-closed-hole = ha chiuso la buca
web-log-empty = Non si è ancora giocato.
web-player = Giocatore
web-this-hole = Questa buca
web-mute = Silenzia { $name }
web-unmute = Ascolta di nuovo { $name }
web-hand-host = Affida il tavolo a { $name }
web-sure-hand-host = Affidare il tavolo a { $name }? Da lì in poi decide { $name }, non più tu.
web-send-off = Allontana { $name }
web-sure-send-off = Allontanare { $name } dal tavolo? Un bot giocherà a quel posto e non si può tornare indietro.
web-sent-off = Chi ospita ti ha allontanato dal tavolo. Un bot gioca al tuo posto.
web-elsewhere = Continua su un altro dispositivo
web-elsewhere-help = Inquadra il codice con l’altro dispositivo, oppure apri lì il link.
web-elsewhere-link = Apri questo link nell’altro browser.
web-elsewhere-goes = Il tuo posto ti segue e questa pagina smette di giocare. Tieni il link per te: chi lo apre prende il tuo posto.
web-elsewhere-whose = Il posto di chi?
web-elsewhere-qr = Codice QR per portare con te il tuo posto
web-elsewhere-gone = Ora { $name } gioca su un altro dispositivo.
web-moved = Ora giochi su un altro dispositivo.
web-seat-here = Continua qui
web-seat-waits = { $name }, il tuo posto può passare a questo dispositivo. L’altro smetterà di giocare.
web-seat-gone = Questo link è già stato usato, o il posto non c’è più. Chiedine uno nuovo nel menu del dispositivo su cui giochi.
web-settings = Impostazioni
web-watchers = { $count ->
    [one] { $count } spettatore
   *[other] { $count } spettatori
}
web-sure-leave = Lasciare davvero? Un bot giocherà al tuo posto e non potrai tornare.
web-forget-me = Dimentica qui il mio nome
web-sure-forget-me = Lasciare davvero e far dimenticare il tuo nome? A questo tavolo e nei suoi resoconti ti chiamerai «Golfer». Un bot giocherà al tuo posto e non potrai tornare. I resoconti già salvati da altri conservano il tuo nome.
web-delete-table = Cancella questo tavolo
web-sure-delete = Cancellare dal server questo tavolo e tutte le sue partite? Non si può annullare.
web-sure-delete-all = Cancellare dal server questo tavolo e tutte le sue partite? Gli altri devono essere d’accordo: durante una partita tutti quelli che vi hanno un posto; dopo, tutti quelli che sono qui.
web-delete-wished = { $who ->
    [many] { $name } vorrebbero cancellare questo tavolo.
   *[one] { $name } vorrebbe cancellare questo tavolo.
}
web-delete-waits = Vuoi cancellare questo tavolo. Gli altri devono ancora essere d’accordo.
web-delete-back = Tieni il tavolo
web-table-deleted = Questo tavolo è stato cancellato.
web-table-shut = Chi gestisce questo server ha chiuso questo tavolo.
web-broken-off = Chi gestisce questo server ha interrotto l’ultima partita.
web-forgotten = Il tuo nome è stato dimenticato.
web-forgotten-how = A quel tavolo e nei suoi resoconti ora ti chiami «Golfer». I resoconti che altri avevano già salvato conservano il tuo nome.
web-keys = Tastiera
web-key-slot = una posizione delle tue carte
web-key-draw = pesca dal mazzo
web-key-take = prendi lo scarto, o rimettilo
web-key-discard = scarta
web-key-knock = bussa
web-key-undo = annulla la tua ultima mossa
web-key-next = prossima buca
web-key-score = segnapunti
web-key-log = diario
web-key-back = ripensaci
web-standing-place = { $name } { $total } · { $place }º
web-waits-for = { $who ->
    [many] Si aspettano { $name }
   *[one] Si aspetta { $name }
}
web-want-rematch = { $who ->
    [you] Vuoi rigiocare.
    [you-too] Tu e { $name } volete rigiocare.
    [many] { $name } vogliono rigiocare.
   *[one] { $name } vuole rigiocare.
}
web-knocks = { $who ->
    [you] Hai bussato!
   *[one] { $name } bussa!
}
web-putts-out = { $game ->
    [play-nine] { $who ->
        [you] Sei in buca!
       *[one] { $name } è in buca!
    }
   *[other] { $who ->
        [you] Hai chiuso!
       *[one] { $name } ha chiuso!
    }
}
web-no-hole-yet = Nessuna buca è ancora finita.
web-all-taken = Tutti i posti sono occupati. Aggiungi una sedia per invitare altre persone.
web-tee-off-one = Scopri ancora una carta
web-low-wins = Vince chi fa meno tiri: meglio le carte basse
web-peek-hint = Tocca una carta che non conosci per sbirciarla
web-draw-owed = Pesca: la carta va in posizione { $slot }
web-addressed = { $name }: { $text }

web-showing = conta { $strokes }
web-face-down = { $count ->
    [one] { $count } coperta
   *[other] { $count } coperte
}
web-counts = Contare le carte
web-counts-help = Quanto valgono le carte in vista e quante sono coperte, accanto alle carte di ognuno.
web-undos = Annullare le mosse
web-undos-help = Solo contro i bot: la tua ultima mossa, se non ha mostrato carte. I bot aspettano allora qualche secondo; con un tocco sul tavolo vanno avanti.
web-mute-bots = Silenzia i bot
web-unmute-bots = Ascolta di nuovo i bot
web-keeper = Segnapunti per carte vere

## Hints

web-hint = Consiglio
web-hints = Consigli dell’allenatore
web-hints-help = Premi una volta per la mossa migliore, due volte per sapere quanto costano le altre.
web-hints-missing = { $who ->
    [many] { $name } non sono ancora d’accordo.
   *[one] { $name } non è ancora d’accordo.
}
web-hints-agreed = Sono tutti d’accordo: a questo tavolo ci sono consigli.
web-key-hint = consiglio dell’allenatore
web-practice = Esercizi
web-ask-coach = Chiedi all’allenatore
web-what-if = E se…?
web-what-if-back = Torna alla posizione
web-club-message = Messaggio del giorno
web-club-enter = Questo circolo chiede la sua password. Con un invito si entra senza.
web-club-make = Per aprire tavoli questo circolo chiede la sua password. Con un invito si può giocare senza.
web-club-password = Password
web-club-open = Apri
web-club-show = Mostra la password
web-club-not-for-tables = Con questa password si entra, ma non si aprono tavoli.
web-club-invited-only = Qui si entra solo con un invito: apri il suo link o scrivi il suo codice.
web-club-no-tables = Qui solo chi ospita apre tavoli. Con un invito puoi giocare: apri il suo link o scrivi il suo codice.
