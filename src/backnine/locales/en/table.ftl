### The table in the terminal: titles, prompts, what happened.

## The head of the screen

table-hole = Hole { $hole } of { $holes }
table-play-off = Play-off, hole { $hole }
table-dealer = { $who ->
    [you] You deal
   *[one] { $name } deals
}
table-last-round = Last round: { $who ->
    [you] you have
   *[one] { $name } has
} { $game ->
    [play-nine] putted out
   *[other] gone out
}. One more turn for everybody else!
table-last-round-knock = Last round: { $who ->
    [you] you have
   *[one] { $name } has
} knocked. One more turn for everybody else!
table-your-turn = { $name }, your turn.
table-your-last-turn = { $name }, this is your last turn.
table-tee-off = { $name }, tee off: turn up two of your cards ({ $left } to go).
table-first-look = { $name }, take your first look. You see the cards once, so remember them.
table-place = { $name }, you drew { $card }.
table-place-taken = { $name }, you took { $card }: it must go into your layout.
table-owes = You peeked: card { $slots } must be replaced by a card from the stock.

## Under the cards

table-stock = { $count ->
    [0] empty
    [one] { $count } left
   *[other] { $count } left
}
table-discard = Discard
table-held = In hand
table-showing = showing { $strokes }
table-total = total { $strokes }

## What one may type

table-key-draw = draw from the stock
table-key-draw-last = draw: the stock is used up, so the hole ends
table-key-take = take { $card }
table-key-knock = knock
table-key-flip = turn up that card
table-key-swap = put { $card } there
table-key-toss = discard { $card }
table-key-toss-slot = discard { $card } and turn up that card
table-key-pass = discard { $card } and pass
table-key-look = look at your cards
table-key-look-slot = look at that card
table-key-decline = go on without looking
table-key-peek = peek (that card must then be replaced)
table-key-undo = take it back
table-key-put-back = put it back
table-key-why = why?
table-key-hint = hint
table-key-help = help
table-key-score = score card
table-key-rules = rules
table-key-quit = save and quit
table-key-leave = leave the table
table-key-leave-seat = leave (your seat is kept)
table-key-start = start the match
table-key-begin = begin
table-key-fair = about the seal
table-key-back = take your seat back
table-key-resume = go on
table-key-again = play again
table-key-reopen = the same again another day
table-key-come = I’ll play
table-help =
    Type one of the choices shown under your cards, a letter or a number, and press Enter.
    The whole words work too: { $moves }.
    The small numbers on your cards are their places.
    A discard that you have taken can be put back with u until you place it. Against bots alone, u also takes your last move back, unless it showed a card or a bot has moved since.
    fair shows the seal of the shuffle.
table-not-understood = “{ $typed }” is not one of the choices.
table-peek-sure = If you peek at card { $slot }, you must replace it with a card from the stock. Peek? (y/n)
table-yes = y
table-remember = Remember them, then press Enter.
table-remember-one = Remember it, then press Enter.
table-press-enter = Press Enter to go on.
table-hand-over = Hand the keyboard to { $name }.
table-hand-over-ready = { $name }, press Enter when nobody else is looking.

## What happened: "{ name }: draws from the stock, puts 7 in place 3, discards 12"

table-log = { $who ->
    [you] You { $deeds }
   *[one] { $name } { $deeds }
}
table-says = { $name }: { $text }
table-happened-flipped = { $who ->
    [you] turn up
   *[one] turns up
} { $card } in place { $slot }
table-happened-looked = { $who ->
    [you] look
   *[one] looks
} at place { $slot }
table-happened-declined = { $who ->
    [you] go
   *[one] goes
} on without looking
table-happened-peeked = { $who ->
    [you] peek
   *[one] peeks
} at place { $slot }
table-happened-drew = { $who ->
    [you] draw
   *[one] draws
} from the stock
table-happened-drew-card = { $who ->
    [you] draw
   *[one] draws
} { $card }
table-happened-took = { $who ->
    [you] take
   *[one] takes
} { $card }
table-happened-placed = { $who ->
    [you] put
   *[one] puts
} it in place { $slot }
table-happened-placed-card = { $who ->
    [you] put
   *[one] puts
} { $card } in place { $slot }
table-happened-discarded = { $who ->
    [you] discard
   *[one] discards
} { $card }
table-happened-turned-up = { $who ->
    [you] turn up
   *[one] turns up
} { $card } in place { $slot }
table-happened-passed = { $who ->
    [you] pass
   *[one] passes
}
table-happened-knocked = { $who ->
    [you] knock!
   *[one] knocks!
}
table-happened-taken-back = { $who ->
    [you] take it back
   *[one] takes it back
}
table-happened-putted-out = { $game ->
    [play-nine] { $who ->
        [you] putt
       *[one] putts
    }
   *[other] { $who ->
        [you] go
       *[one] goes
    }
} out!
table-happened-renewed = { $who ->
    [you] shuffle
   *[one] shuffles
} the discards into a new stock

## Why the bots played so

table-whys = What the bots were thinking
table-why-later = The bots keep their secrets for now: when the hole is over, type w and they will tell you everything.

## The end of a hole and of the match

table-hole-over = Hole { $hole } is over: { $who ->
    [you] you
   *[one] { $name }
} { $game ->
    [play-nine] putted
   *[other] went
} out.
table-hole-over-knock = Hole { $hole } is over: { $who ->
    [you] you
   *[one] { $name }
} knocked.
table-hole-over-pace = Hole { $hole } is over: it has gone on long enough (pace of play).
table-score-card = Score card
table-player = Player
table-sum = Total
table-winner = { $who ->
    [you] You win
    [you-too] You and { $name } share the win
    [many] { $name } share the win
   *[one] { $name } wins
} with { $strokes }.
table-winner-play-off = { $who ->
    [you] You win
    [you-too] You and { $name } share
    [many] { $name } share
   *[one] { $name } wins
} the play-off.
table-play-off-next = A tie for first! Sudden death between { $who ->
    [you-too] you and { $name }
   *[one] { $name }
}.
table-ask-name = What may we call you?
table-ask-name-why = Your name stands on the score card, and is remembered here. Enter alone: { $usual }.
table-against-whom = Against whom?
table-choose-bots = Type a number, or several for a mixed table (1,3). 0: no bots, just you. Enter alone: { $bot }. q: leave.
table-tour-without-fast = Tour plays more weakly here, because its compiled part is not installed: pip install numba
table-draw-for-dealer = Draw for the dealer
table-house = House rules: { $house }
table-label = { $label }: { $value }
table-redraw = Those who tied draw again
table-deals-first = { $who ->
    [you] You
   *[one] { $name }
} drew the lowest card and { $who ->
    [you] deal
   *[one] deals
} the first hole.
table-compiling = Getting the bot tour ready for this game. This happens once and takes a minute or two …
table-compiled = { $parts } parts compiled, { $time }
table-forfeits = { $bot } left { $moves ->
    [one] one move
   *[other] { $moves } moves
} to the rookie, because it { $why } ({ $first })
table-commitment = Shuffle sealed: { $commitment }
table-commitment-why = After the match anybody can check that no card was moved.
table-stir = Type a word of your own to stir into the shuffle, or just press Enter.
table-stir-too = A random word of yours goes into the shuffle. Type something to stir in as well, or just press Enter.
table-saved = Saved: { $file }
table-resume = Go on with:
table-saved-matches = Saved matches
table-choose-match = Type the number of a match. Enter alone: the first one, q: none.
table-check = Check every card with:
table-watch-again = See it again, with what the bots were thinking:
table-input-ended = The input has ended.
table-player-name = Player { $number }

## Replay

table-step = Move { $n } of { $moves }
table-step-deal = Before the first move
table-replay-keys = Enter next · b back · a number: that move · n next hole · p previous hole · q quit
table-nothing-hidden = Everything is shown; cards with ░ lie face down.
table-seen-by = As { $name } sees it
table-seen-by-spectator = As a spectator sees it: the match is not over yet.

## Positions

table-seat-name = Seat { $seat }
table-as-told = All that the position tells; cards with ░ lie face down.
table-may = { $name } may: { $moves }
table-would = { $bot } for { $name }: { $move }
table-weights = weighs, in strokes, with what each move gives away to the others: { $moves }

## Verify

table-verified = { $file }: right. { $holes ->
    [one] { $holes } hole
   *[other] { $holes } holes
}, { $moves } moves, every card and every score checked.
table-verified-all = { $file }: right. { $matches } matches, { $holes } holes, { $moves } moves, every card and every score checked.
table-verified-so-far = { $file }: right so far. { $moves } moves checked; the match is not over yet.
table-rethought = { $moves ->
    [one] The bots’ one move was thought again from what its seat could see: it is the one they would choose.
   *[other] The bots’ { $moves } moves were thought again, each from what its seat could see: all are the ones they would choose.
}
table-rethought-stand-ins = { $moves ->
    [one] One of them was by a bot that stood in, as the record says.
   *[other] { $moves } of them were by bots that stood in, as the record says.
}
table-rethought-people = { $moves ->
    [one] One move in a bot’s seat was made by somebody who took it during the match, as the record says.
   *[other] { $moves } moves in bots’ seats were made by people who took them during the match, as the record says.
}
table-not-rethought-no-version = Not thought again: { $bots }. The record does not say which version of the bots played.
table-not-rethought-other-version = Not thought again: { $bots }. Another version of the bots played.
table-not-rethought-not-ours = Not thought again: { $bots }. We do not know such a bot.
table-not-rethought-no-kernels = Not thought again: { $bots }. Its kernels are not installed here (pip install numba).
table-words-in = Words in the shuffle, with their seals: { $names }.
table-words-left-out = Sealed, not revealed in time and so left out: { $names }.
table-fair-yes = Was it fair? Yes: the seal, the words and every deal fit together.
table-fair-no-words = Was it fair? The seal and every deal fit together, but nobody added a word: whoever gave the seed could know the cards.
table-fair-seed-given = Was it fair? The seal, the words and every deal fit together, but whoever gave the seed could know the cards.
table-seed-given = The seed was given: whoever gave it could know the cards.
table-fair-no = Was it fair? Something does not fit. { $problem }
table-fingerprint = Seal: { $commitment }. It should be the one you saw before the deal.
table-refuted = { $file }: not right. { $problem }

## At a server

table-link-lost = The connection is lost. Trying again … (q: leave)
table-link-lost-typed = The connection is lost: “{ $typed }” was not sent.
table-link-lost-move = The connection was lost before your move counted. Make it again.
table-connecting = Connecting …
table-chairs = At the table
table-chair-free = a free chair
table-chair-own = { $name } (you)
table-is-away = { $name } is away
table-bot-plays-for = A bot is playing for { $who ->
    [you] you
   *[one] { $name }
}.
table-code = Others join with the code { $code }.
table-waiting-start = Waiting for the host to start the match.
table-start-when-ready = Start when everybody is here.
table-waiting-for = Waiting for { $name } …
table-waiting = One moment …
table-hours-left = { $name }: { $hours } h left
table-time-left = { $name }: { $seconds } s left
table-not-kept = A match that begins from a position is not kept.
table-come-back = Your seat is kept. Come back with:
table-invited = { $name } invites you to { $game }. Free chairs: { $free }.
table-invited-by-nobody = You are invited to { $game }. Free chairs: { $free }.
table-late-begun = This match has begun already. You can:
table-late-full = All chairs are taken. You can:
table-late-chair = play on in the place of { $name } ({ $bot }), if the host agrees
table-late-watch = watch
table-late-which = Your choice (Enter alone: nothing):
table-late-asked = The host is asked whether you may have { $name }’s chair … (q and Enter: stop asking)
table-late-wish = { $name } would like to play on in the place of { $bot }: y or n.
table-message-of-the-day = Message of the day: { $text }
table-which-code = The code of the table:
table-which-name = Your name (Enter alone: the table finds one for you):
table-which-name-known = Your name (Enter alone: { $usual }):
table-late-ask-watch = watch, if the host agrees
table-late-asked-watch = The host is asked whether you may watch … (q and Enter: stop asking)
table-late-wish-watch = { $name } would like to watch: y (spectators are allowed then) or n.
