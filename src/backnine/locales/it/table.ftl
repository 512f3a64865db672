### The table in the terminal: titles, prompts, what happened.

## The head of the screen

table-hole = Buca { $hole } di { $holes }
table-play-off = Spareggio, buca { $hole }
table-dealer = { $who ->
    [you] Dai le carte
   *[one] { $name } dà le carte
}
table-last-round = Ultimo giro: { $game ->
    [play-nine] { $who ->
        [you] sei
       *[one] { $name } è
    } in buca
   *[other] { $who ->
        [you] hai chiuso
       *[one] { $name } ha chiuso
    }
}. Ancora un turno per tutti gli altri!
table-last-round-knock = Ultimo giro: { $who ->
    [you] hai
   *[one] { $name } ha
} bussato. Ancora un turno per tutti gli altri!
table-your-turn = { $name }, tocca a te.
table-your-last-turn = { $name }, è il tuo ultimo turno.
table-tee-off = { $name }, tiro iniziale: scopri due delle tue carte (ancora { $left }).
table-first-look = { $name }, è il momento dell’occhiata iniziale. Le carte le vedi una volta sola: ricordale bene.
table-place = { $name }, hai pescato la carta { $card }.
table-place-taken = { $name }, hai preso la carta { $card }: mettila fra le tue.
table-owes = Hai sbirciato. Da cambiare con una carta del mazzo: posizione { $slots }.

## Under the cards

table-stock = { $count ->
    [0] vuoto
    [one] { $count } carta
   *[other] { $count } carte
}
table-discard = Scarti
table-held = In mano
table-showing = tiri in vista: { $strokes }
table-total = totale: { $strokes }

## What one may type

table-key-draw = pesca dal mazzo
table-key-draw-last = pesca: il mazzo è vuoto, quindi la buca finisce
table-key-take = prendi la carta { $card }
table-key-knock = bussa
table-key-flip = scopri quella carta
table-key-swap = metti lì la carta { $card }
table-key-toss = scarta la carta { $card }
table-key-toss-slot = scarta la carta { $card } e scopri quella carta
table-key-pass = scarta la carta { $card } e passa
table-key-look = guarda le tue carte
table-key-look-slot = guarda quella carta
table-key-decline = prosegui senza guardare
table-key-peek = sbircia (poi quella carta va cambiata)
table-key-undo = annulla la mossa
table-key-put-back = rimettila giù
table-key-why = perché?
table-key-hint = un consiglio
table-key-help = aiuto
table-key-score = segnapunti
table-key-rules = regole
table-key-quit = salva ed esci
table-key-leave = lascia il tavolo
table-key-leave-seat = esci (il posto resta tuo)
table-key-start = inizia la partita
table-key-begin = comincia
table-key-fair = a che serve il sigillo
table-key-back = riprendi il tuo posto
table-key-resume = continua
table-key-again = gioca ancora
table-key-reopen = gli stessi un altro giorno
table-key-come = gioco anch’io
table-help =
    Scrivi una lettera o un numero fra quelli sotto le tue carte e premi Invio.
    Vanno bene anche le parole intere: { $moves }.
    I numeretti sulle tue carte indicano la loro posizione.
    Una carta presa dagli scarti si rimette giù con u finché non la sistemi. Se giochi solo contro i bot, u annulla anche la tua ultima mossa, purché non abbia mostrato carte e nessun bot abbia già giocato.
    fair mostra il sigillo del mazzo.
table-not-understood = “{ $typed }” non è fra le scelte.
table-peek-sure = Se sbirci la carta in posizione { $slot }, poi devi cambiarla con una carta del mazzo. Vuoi sbirciare? (s/n)
table-yes = s
table-remember = Ricordale bene, poi premi Invio.
table-remember-one = Ricordala bene, poi premi Invio.
table-press-enter = Premi Invio per continuare.
table-hand-over = Passa la tastiera a { $name }.
table-hand-over-ready = { $name }, premi Invio quando nessun altro guarda.

## What happened: "{ name }: draws from the stock, puts 7 in place 3, discards 12"

table-log = { $who ->
    [you] Tu { $deeds }
   *[one] { $name } { $deeds }
}
table-says = { $name }: { $text }
table-happened-flipped = { $who ->
    [you] scopri
   *[one] scopre
} la carta { $card } in posizione { $slot }
table-happened-looked = { $who ->
    [you] guardi
   *[one] guarda
} la carta in posizione { $slot }
table-happened-declined = { $who ->
    [you] prosegui
   *[one] prosegue
} senza guardare
table-happened-peeked = { $who ->
    [you] sbirci
   *[one] sbircia
} la carta in posizione { $slot }
table-happened-drew = { $who ->
    [you] peschi
   *[one] pesca
} una carta
table-happened-drew-card = { $who ->
    [you] peschi
   *[one] pesca
} la carta { $card }
table-happened-took = { $who ->
    [you] prendi
   *[one] prende
} la carta { $card } dagli scarti
table-happened-placed = { $who ->
    [you] la metti
   *[one] la mette
} in posizione { $slot }
table-happened-placed-card = { $who ->
    [you] metti
   *[one] mette
} la carta { $card } in posizione { $slot }
table-happened-discarded = { $who ->
    [you] scarti
   *[one] scarta
} la carta { $card }
table-happened-turned-up = { $who ->
    [you] scopri
   *[one] scopre
} la carta { $card } in posizione { $slot }
table-happened-passed = { $who ->
    [you] passi
   *[one] passa
}
table-happened-knocked = { $who ->
    [you] bussi!
   *[one] bussa!
}
table-happened-taken-back = { $who ->
    [you] annulli la mossa
   *[one] annulla la mossa
}
table-happened-putted-out = { $game ->
    [play-nine] { $who ->
        [you] sei in buca!
       *[one] è in buca!
    }
   *[other] { $who ->
        [you] chiudi!
       *[one] chiude!
    }
}
table-happened-renewed = { $who ->
    [you] mescoli gli scarti e rifai
   *[one] mescola gli scarti e rifà
} il mazzo

## Why the bots played so

table-whys = Che cosa pensavano i bot
table-why-later = Per ora i bot tengono i loro segreti: a buca finita scrivi w e ti diranno tutto.

## The end of a hole and of the match

table-hole-over = Buca { $hole } finita: { $who ->
    [you] hai
   *[one] { $name } ha
} { $game ->
    [play-nine] mandato la palla in buca
   *[other] chiuso
}.
table-hole-over-knock = Buca { $hole } finita: { $who ->
    [you] hai
   *[one] { $name } ha
} bussato.
table-hole-over-pace = Buca { $hole } finita: è durata abbastanza (ritmo di gioco).
table-score-card = Segnapunti
table-player = Giocatore
table-sum = Totale
table-winner = { $who ->
    [you] Vinci con { $strokes }.
    [you-too] Dividi la vittoria con { $name }: { $strokes }.
    [many] { $name } si dividono la vittoria con { $strokes }.
   *[one] { $name } vince con { $strokes }.
}
table-winner-play-off = { $who ->
    [you] Vinci
    [you-too] Dividi con { $name }
    [many] { $name } si dividono
   *[one] { $name } vince
} lo spareggio.
table-play-off-next = Parità al primo posto! Si va a oltranza fra { $who ->
    [you-too] te e { $name }
   *[one] { $name }
}.
table-ask-name = Come ti chiami?
table-ask-name-why = Il tuo nome sta sul segnapunti e resta annotato qui. Solo Invio: { $usual }.
table-against-whom = Contro chi?
table-choose-bots = Scrivi un numero, o più numeri per un tavolo misto (1,3). 0: senza bot, solo voi. Solo Invio: { $bot }. q: esci.
table-tour-without-fast = Qui Tour gioca peggio, perché la sua parte compilata non è installata: pip install numba
table-draw-for-dealer = Sorteggio del mazziere
table-house = Regole della casa: { $house }
table-label = { $label }: { $value }
table-redraw = Chi è alla pari riprova
table-deals-first = { $who ->
    [you] Hai la carta più bassa e dai
   *[one] { $name } ha la carta più bassa e dà
} le carte per la prima buca.
table-compiling = Preparo il bot tour per questo gioco. Succede una volta sola e richiede un minuto o due…
table-compiled = { $parts } parti compilate, { $time }
table-forfeits = { $bot } ha lasciato { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
} al rookie, perché { $why } ({ $first })
table-commitment = Mazzo sigillato: { $commitment }
table-commitment-why = Dopo la partita chiunque può controllare che nessuna carta sia stata spostata.
table-stir = Scrivi una parola a tua scelta da mescolare alle carte, o premi solo Invio.
table-stir-too = Una parola a caso si mescola alle carte a nome tuo. Scrivi quello che vuoi aggiungere, o premi solo Invio.
table-saved = Partita salvata: { $file }
table-resume = Per riprenderla:
table-saved-matches = Partite salvate
table-choose-match = Scrivi il numero di una partita. Solo Invio: la prima, q: nessuna.
table-check = Per controllare ogni carta:
table-watch-again = Per rivederla, con i pensieri dei bot:
table-input-ended = Non c’è altro da leggere.
table-player-name = Giocatore { $number }

## Replay

table-step = Mossa { $n } di { $moves }
table-step-deal = Prima della prima mossa
table-replay-keys = Invio avanti · b indietro · un numero: quella mossa · n buca dopo · p buca prima · q esci
table-nothing-hidden = Si vede tutto; le carte con ░ sono coperte.
table-seen-by = Quello che vede { $name }
table-seen-by-spectator = Quello che vede il pubblico: la partita non è ancora finita.

## Positions

table-seat-name = Posto { $seat }
table-as-told = Tutto quello che dice la posizione; le carte con ░ sono coperte.
table-may = { $name } può: { $moves }
table-would = { $bot } per { $name }: { $move }
table-weights = pesa, in tiri, con ciò che ogni mossa regala agli altri: { $moves }

## Verify

table-verified = { $file }: tutto giusto. { $holes ->
    [one] { $holes } buca
   *[other] { $holes } buche
}, { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}: ogni carta e ogni punteggio sono controllati.
table-verified-all = { $file }: tutto giusto. { $matches } partite, { $holes } buche, { $moves } mosse: ogni carta e ogni punteggio sono controllati.
table-verified-so-far = { $file }: finora tutto giusto. { $moves ->
    [one] { $moves } mossa controllata
   *[other] { $moves } mosse controllate
}; la partita non è ancora finita.
table-rethought = { $moves ->
    [one] La mossa dei bot è stata ripensata da quello che si poteva vedere dal loro posto: è quella che sceglierebbero.
   *[other] Le { $moves } mosse dei bot sono state ripensate, ognuna da quello che si poteva vedere dal suo posto: sono quelle che sceglierebbero.
}
table-rethought-stand-ins = { $moves ->
    [one] Una di queste è di un bot supplente, a quanto dice il file.
   *[other] { $moves } di queste sono di bot supplenti, a quanto dice il file.
}
table-rethought-people = { $moves ->
    [one] Una mossa al posto di un bot è di una persona che l’ha preso a partita iniziata, a quanto dice il file.
   *[other] { $moves } mosse al posto di bot sono di persone che l’hanno preso a partita iniziata, a quanto dice il file.
}
table-not-rethought-no-version = Non ripensato: { $bots }. Il file non dice quale versione dei bot ha giocato.
table-not-rethought-other-version = Non ripensato: { $bots }. Ha giocato un’altra versione dei bot.
table-not-rethought-not-ours = Non ripensato: { $bots }. Non conosciamo questo bot.
table-not-rethought-no-kernels = Non ripensato: { $bots }. I suoi kernel non sono installati qui (pip install numba).
table-words-in = Parole mescolate alle carte, con i loro sigilli: { $names }.
table-words-left-out = Sigillata, non rivelata in tempo e quindi lasciata fuori: { $names }.
table-fair-yes = È stata una partita onesta? Sì: il sigillo, le parole e ogni distribuzione combaciano.
table-fair-no-words = È stata una partita onesta? Il sigillo e ogni distribuzione combaciano, ma nessuno ha aggiunto una parola: chi ha dato il seme poteva conoscere le carte.
table-fair-seed-given = È stata una partita onesta? Il sigillo, le parole e ogni distribuzione combaciano, ma chi ha dato il seme poteva conoscere le carte.
table-seed-given = Il seme è stato dato: chi l’ha dato poteva conoscere le carte.
table-fair-no = È stata una partita onesta? Qualcosa non combacia. { $problem }
table-fingerprint =
    Sigillo: { $commitment }
    Dev’essere quello che hai visto prima di dare le carte.
table-refuted = { $file }: qualcosa non torna. { $problem }

## At a server

table-link-lost = La connessione è caduta. Riprovo… (q: esci)
table-link-lost-typed = La connessione è caduta: “{ $typed }” non è stato inviato.
table-link-lost-move = La connessione è caduta prima che la tua mossa valesse. Rifalla.
table-connecting = Mi collego…
table-chairs = Al tavolo
table-chair-free = un posto libero
table-chair-own = { $name } (tu)
table-is-away = { $name } non c’è
table-bot-plays-for = Un bot gioca al posto { $who ->
    [you] tuo
   *[one] di { $name }
}.
table-code = Gli altri entrano con il codice { $code }.
table-waiting-start = Si aspetta che chi ospita cominci la partita.
table-start-when-ready = Comincia quando ci siete tutti.
table-waiting-for = { $who ->
    [many] Si aspettano { $name }…
   *[one] Si aspetta { $name }…
}
table-waiting = Un momento…
table-hours-left = { $name }: ancora { $hours } h
table-time-left = { $name }: ancora { $seconds } s
table-not-kept = Una partita che comincia da una posizione non viene conservata.
table-come-back = Il tuo posto resta tuo. Per tornare:
table-invited = { $name } ti invita a giocare a { $game }. Posti liberi: { $free }.
table-invited-by-nobody = Ti hanno invitato a giocare a { $game }. Posti liberi: { $free }.
table-late-begun = Questa partita è già cominciata. Puoi:
table-late-full = Tutte le sedie sono occupate. Puoi:
table-late-chair = continuare al posto di { $name } ({ $bot }), se chi ospita è d’accordo
table-late-watch = guardare
table-late-which = La tua scelta (solo Invio: niente):
table-late-asked = Chi ospita sta decidendo se puoi avere la sedia di { $name }… (q e Invio: non chiedere più)
table-late-wish = { $name } vorrebbe continuare al posto di { $bot }: y (sì) o n (no).
table-message-of-the-day = Messaggio del giorno: { $text }
table-which-code = Il codice del tavolo:
table-which-name = Il tuo nome (solo Invio: lo sceglie il tavolo):
table-which-name-known = Il tuo nome (solo Invio: { $usual }):
table-late-ask-watch = guardare, se chi ospita è d’accordo
table-late-asked-watch = Chi ospita sta decidendo se puoi guardare… (q e Invio: non chiedere più)
table-late-wish-watch = { $name } vorrebbe guardare: y (sì, e gli spettatori sono ammessi) o n (no).
