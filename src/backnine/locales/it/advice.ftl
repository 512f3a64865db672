### Consigli per carte vere: si tocca ciò che c’è sul proprio tavolo, e l’allenatore pesa le mosse.

advice-table = Il tavolo
advice-players = In quanti giocate?
advice-seats = Le carte di tutti
advice-cards-of = { $name }: carte
advice-drawn = Pescata
advice-no-card-drawn = Carta pescata: nessuna
advice-place-down = Posizione { $slot }, coperta
advice-spot-place = { $who ->
    [you] La tua posizione { $slot }
   *[one] { $name }, posizione { $slot }
}
advice-spot-discard = In cima agli scarti
advice-spot-held = La carta che hai in mano
advice-pile-discard = gli scarti
advice-pile-held = la mano
advice-face-down = Coperta
advice-not-known = Non la conosco
advice-nothing = Nessuna
advice-owner-knows = La conosce chi ce l’ha
advice-all-know = L’hanno vista tutti
advice-closed-out = Ha chiuso per primo
advice-closed-knock = Ha bussato
advice-pile-up = Un’altra in cima
advice-was-taken = Dagli scarti
advice-used-up = Di carte { $card } ce ne sono solo { $most }, e sono già tutte indicate: { $where }.
advice-help = Tocca una posizione, poi la sua carta. Ciò che non indichi è coperto.
advice-help-secrets = Tocca una posizione, poi la sua carta. Indica solo le carte che conosci.
advice-ask = Qual è la mossa migliore?
advice-thinking = L’allenatore sta pensando…
advice-answer = Che cosa dice l’allenatore
advice-change = Cambia le carte
advice-only-move = Qui è possibile una sola mossa: non c’è nulla da decidere.
advice-close = È questione di poco: la mossa successiva costa appena di più.
advice-expected = Con la mossa migliore questa buca costa in media { $strokes } tiri.
advice-lacks-discard = C’è sempre uno scarto: quale carta c’è in cima?
advice-lacks-turned-up = { $who ->
    [you] Prima del primo turno { $count } delle tue carte sono scoperte. Quali?
   *[one] Prima del primo turno { $count } carte di { $name } sono scoperte. Quali?
}
advice-lacks-nothing-left = { $who ->
    [you] Tutte le tue carte sono scoperte: non c’è più nulla da decidere.
   *[one] Tutte le carte di { $name } sono scoperte: non c’è più nulla da decidere.
}
advice-lacks-who-closed = Più giocatori non hanno carte coperte. Tocca chi è stato il primo, poi «Ha chiuso per primo».
advice-offline = L’allenatore lavora sul server, che ora non è raggiungibile. Le tue carte restano qui: chiedi di nuovo quando sei connesso.
advice-unsaved = Questo browser non conserva nulla: ciò che indichi dura finché chiudi la pagina.
advice-paste = Una posizione come testo
advice-read = Chiedi
advice-text = Queste carte come testo
advice-clear = Ricomincia
