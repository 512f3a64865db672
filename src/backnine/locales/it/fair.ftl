## È stata onesta? Che cosa controlla da sé un browser dopo una partita, e che cosa dimostra

fair-title = È stata onesta?
fair-about = Quando una partita è finita, il tuo dispositivo ne controlla le carte da sé: con il resoconto e con ciò che ha annotato durante il gioco.
fair-checking = Controllo in corso …
fair-yes = Sì. Tutto ciò che questo dispositivo ha potuto controllare torna.
fair-no = Qualcosa non torna.
fair-left = La tua parola non è in questo mescolamento. Il resto di ciò che si è potuto controllare torna.
fair-open = Nulla fa pensare il contrario, ma non tutto si è potuto controllare.
fair-no-record = Il resoconto non c’è: la partita non è finita, o il server non lo ha più.
fair-checked = Che cosa è stato controllato
fair-seal = Il seme del mescolamento è quello sigillato prima della prima carta.
fair-seal-unseen = Il seme corrisponde al sigillo del resoconto. Questo dispositivo non ha conservato il sigillo di prima della partita e non può dire se è lo stesso.
fair-seal-changed = Il sigillo del resoconto non è quello che questo dispositivo ha visto prima della partita.
fair-seal-broken = Il seme del resoconto non corrisponde al suo sigillo.
fair-seal-two-seeds = Il tavolo ha indicato un seme diverso da quello del resoconto.
fair-again = Il server ha chiesto a questo dispositivo un’altra parola prima che dalla prima uscisse una sola carta. Il dispositivo non l’ha data: con abbastanza parole tra cui scegliere, qualcuno potrebbe scegliere le carte.
fair-words = { $count ->
    [one] La parola di un giocatore è entrata nel mescolamento e corrisponde al suo sigillo.
   *[other] Le parole di { $count } giocatori sono entrate nel mescolamento e ognuna corrisponde al suo sigillo.
}
fair-words-none = In questo mescolamento non è entrata la parola di nessun giocatore.
fair-word-missing = La parola di { $name } non è nel mescolamento: non è stata rivelata in tempo.
fair-word-broken = La parola di { $name } non corrisponde al suo sigillo.
fair-word-changed = Il sigillo della parola di { $name } non è quello che questo dispositivo ha visto.
fair-word-bot = { $name } è un bot, eppure il resoconto ha una parola o un sigillo per quel posto. I bot non ne hanno.
fair-own = { $count ->
    [one] La parola del tuo dispositivo c’è: nessuno ha potuto scegliere queste carte a piacere.
   *[other] Le parole di tutti i { $count } giocatori di questo dispositivo ci sono: nessuno ha potuto scegliere queste carte a piacere.
}
fair-own-among = La parola del tuo dispositivo c’è, ma ne mancano altre. Chi conosceva il seme e le ha trattenute ha potuto scegliere fra { $choices } mescolamenti, non di più.
fair-own-missing = Questo dispositivo ha rivelato una parola per { $name }, ma è rimasta fuori dal mescolamento; il resoconto lo mostra. Forse è arrivata tardi: questo da solo non prova che qualcuno abbia barato. Ma senza di essa questa partita non ti dimostra che nessuno ha scelto le carte.
fair-own-replaced = La parola per { $name } non è quella che questo dispositivo ha sigillato. A meno che tu non giochi su un secondo dispositivo, qualcuno l’ha scambiata.
fair-own-elsewhere = La parola del tuo posto è venuta da un altro tuo dispositivo.
fair-own-late = Nessuna parola del tuo dispositivo è entrata in questo mescolamento: non ne aveva rivelate quando le carte sono state distribuite. Questo da solo non prova che qualcuno abbia barato. Ma senza di essa questa partita non ti dimostra che nessuno ha scelto le carte.
fair-draw = Il sorteggio del mazziere viene da questo mescolamento.
fair-draw-changed = Il sorteggio del mazziere non viene da questo mescolamento.
fair-cards = { $holes ->
    [one] Una buca è stata ridistribuita, { $cards } carte in tutto: ogni carta che ti è stata mostrata era dove la mette il mescolamento.
   *[other] { $holes } buche sono state ridistribuite, { $cards } carte in tutto: ogni carta che ti è stata mostrata era dove la mette il mescolamento.
}
fair-cards-unseen = Questo dispositivo non ha conservato carte di questa partita da confrontare.
fair-cards-changed = Buca { $hole }: ti è stato mostrato { $seen } dove il mescolamento ha { $card }.
fair-cards-unfit = Buca { $hole }: il resoconto contiene una mossa che queste carte non permettono.
fair-cards-more = Ti sono state mostrate carte in un momento che nel resoconto non c’è.
fair-other-game = Questa pagina non conosce le carte di questo gioco.
fair-proves = Che cosa dimostra
fair-proves-chosen = Nessuno ha potuto scegliere le carte a piacere. Prima il server ha sigillato il suo seme, poi ogni dispositivo ha sigillato una parola casuale, e solo dopo le parole sono state rivelate. Basta una sola parola onesta.
fair-proves-moved = Nessuna carta è stata scambiata dopo. Ogni carta di ogni buca segue dal seme e dalle parole.
fair-not = Che cosa non dimostra
fair-not-look = Che nessuno abbia guardato. Chi gestisce il server potrebbe leggere le carte di una partita in corso.
fair-not-held = Che nessuno abbia trattenuto una parola. Chi conosce il seme e occupa più posti potrebbe così scegliere fra pochi mescolamenti; il resoconto mostra ogni parola che manca.
fair-not-near = Che nessuno abbia sbirciato il tuo schermo o giocato alla tastiera di un altro.
fair-not-ended = Nulla su una partita interrotta.
fair-not-page = Che questa pagina sia onesta: viene dallo stesso server. Per esserne certo, controlla il resoconto con un programma a tua scelta.
fair-fingerprints = Impronte
fair-seal-of-seed = Sigillo del seme
fair-seed = Seme
fair-seal-of = Sigillo della parola di { $name }
fair-word-of = Parola di { $name }
fair-left-out = non rivelata
fair-record = Il resoconto
fair-verify = Con il resoconto chiunque può ricontrollare la partita, per esempio con «{ $command }».
fair-matches = Le tue partite finite
