### The table in the terminal: titles, prompts, what happened.

## The head of the screen

table-hole = Buca { $hole } di { $holes }
table-play-off = Spareggio, buca { $hole }
table-dealer = { $name } dà le carte
table-last-round = Ultimo giro: { $name } è in buca. Ancora un turno per tutti gli altri!
table-last-round-knock = Ultimo giro: { $name } ha bussato. Ancora un turno per tutti gli altri!
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
table-key-toss = scarta { $card }
table-key-toss-slot = scarta { $card } e scopri quella carta
table-key-pass = scarta { $card } e passa
table-key-look = guarda le tue carte
table-key-look-slot = guarda quella carta
table-key-decline = prosegui senza guardare
table-key-peek = sbircia (poi quella carta va cambiata)
table-key-why = perché?
table-key-help = aiuto
table-key-score = segnapunti
table-key-rules = regole
table-key-quit = salva ed esci
table-help =
    Scrivi una lettera o un numero fra quelli sotto le tue carte e premi Invio.
    Vanno bene anche le parole intere: { $moves }.
    I numeretti sulle tue carte indicano la loro posizione.
table-not-understood = “{ $typed }” non è fra le scelte.
table-peek-sure = Se sbirci la carta in posizione { $slot }, poi devi cambiarla con una carta del mazzo. Vuoi sbirciare? (s/n)
table-yes = s
table-remember = Ricordale bene, poi premi Invio.
table-remember-one = Ricordala bene, poi premi Invio.
table-press-enter = Premi Invio per continuare.
table-hand-over = Passa la tastiera a { $name }.
table-hand-over-ready = { $name }, premi Invio quando nessun altro guarda.

## What happened: "{ name }: draws from the stock, puts 7 in place 3, discards 12"

table-log = { $name }: { $deeds }
table-happened-flipped = scopre { $card } in posizione { $slot }
table-happened-looked = guarda la carta in posizione { $slot }
table-happened-declined = prosegue senza guardare
table-happened-peeked = sbircia la carta in posizione { $slot }
table-happened-drew = pesca una carta
table-happened-drew-card = pesca la carta { $card }
table-happened-took = prende la carta { $card }
table-happened-placed = la mette in posizione { $slot }
table-happened-placed-card = mette la carta { $card } in posizione { $slot }
table-happened-discarded = scarta { $card }
table-happened-turned-up = scopre { $card } in posizione { $slot }
table-happened-passed = passa
table-happened-knocked = bussa!
table-happened-putted-out = va in buca!
table-happened-renewed = mescola gli scarti e rifà il mazzo

## Why the bots played so

table-whys = Che cosa pensava il computer
table-why-later = Per ora il computer tiene i suoi segreti: a buca finita scrivi w e ti dirà tutto.

## The end of a hole and of the match

table-hole-over = Buca { $hole } finita: { $name } ha mandato la palla in buca.
table-hole-over-knock = Buca { $hole } finita: { $name } ha bussato.
table-hole-over-pace = Buca { $hole } finita: è durata abbastanza (ritmo di gioco).
table-score-card = Segnapunti
table-player = Giocatore
table-sum = Totale
table-winner = { $names } vince con { $strokes }.
table-winner-play-off = { $names } vince lo spareggio.
table-winners = { $names } si dividono la vittoria con { $strokes }.
table-play-off-next = Parità al primo posto! Si va a oltranza fra { $names }.
table-against-whom = Contro chi?
table-choose-bots = Scrivi un numero, o più numeri per un tavolo misto (1,3). Solo Invio: { $bot }.
table-tour-without-fast = Qui Tour gioca peggio, perché la sua parte compilata non è installata: pip install "backnine[fast]"
table-draw-for-dealer = Sorteggio del mazziere
table-house = Regole della casa: { $house }
table-redraw = Chi è alla pari riprova
table-deals-first = { $name } ha la carta più bassa e dà le carte per la prima buca.
table-compiling = Preparo il bot tour per questo gioco. Succede una volta sola e richiede un minuto o due…
table-commitment = Mazzo sigillato: { $commitment }
table-commitment-why = Dopo la partita chiunque può controllare che nessuna carta sia stata spostata.
table-stir = Scrivi una parola a tua scelta da mescolare alle carte, o premi solo Invio.
table-stir-too = Una parola a caso si mescola alle carte a nome tuo. Scrivi quello che vuoi aggiungere, o premi solo Invio.
table-saved = Partita salvata: { $file }
table-resume = Per riprenderla: { $command }
table-check = Per controllare ogni carta: { $command }
table-watch-again = Per rivederla, con i pensieri del computer: { $command }
table-input-ended = Non c’è altro da leggere.
table-player-name = Giocatore { $number }
table-and = { $first } e { $second }

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
table-weights = si aspetta, in tiri: { $moves }

## Verify

table-verified = { $file }: tutto giusto. { $holes ->
    [one] { $holes } buca
   *[other] { $holes } buche
}, { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}: ogni carta e ogni punteggio sono controllati.
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
table-not-rethought-no-version = Non ripensato: { $bots }. Il file non dice quale versione dei bot ha giocato.
table-not-rethought-other-version = Non ripensato: { $bots }. Ha giocato un’altra versione dei bot.
table-not-rethought-not-ours = Non ripensato: { $bots }. Non conosciamo questo bot.
table-not-rethought-no-kernels = Non ripensato: { $bots }. I suoi kernel non sono installati qui (pip install 'backnine[fast]').
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
