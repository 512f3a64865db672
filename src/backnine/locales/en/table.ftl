### The table in the terminal: titles, prompts, what happened.

## The head of the screen

table-hole = Hole { $hole } of { $holes }
table-play-off = Play-off, hole { $hole }
table-dealer = { $name } deals
table-last-round = Last round: { $name } has putted out. One more turn for everybody else!
table-last-round-knock = Last round: { $name } has knocked. One more turn for everybody else!
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
table-key-why = why?
table-key-help = help
table-key-score = score card
table-key-rules = rules
table-key-quit = save and quit
table-help =
    Type one of the choices shown under your cards, a letter or a number, and press Enter.
    The whole words work too: { $moves }.
    The small numbers on your cards are their places.
table-not-understood = “{ $typed }” is not one of the choices.
table-peek-sure = If you peek at card { $slot }, you must replace it with a card from the stock. Peek? (y/n)
table-yes = y
table-remember = Remember them, then press Enter.
table-remember-one = Remember it, then press Enter.
table-press-enter = Press Enter to go on.
table-hand-over = Hand the keyboard to { $name }.
table-hand-over-ready = { $name }, press Enter when nobody else is looking.

## What happened: "{ name }: draws from the stock, puts 7 in place 3, discards 12"

table-log = { $name }: { $deeds }
table-happened-flipped = turns up { $card } in place { $slot }
table-happened-looked = looks at place { $slot }
table-happened-declined = goes on without looking
table-happened-peeked = peeks at place { $slot }
table-happened-drew = draws from the stock
table-happened-drew-card = draws { $card }
table-happened-took = takes { $card }
table-happened-placed = puts it in place { $slot }
table-happened-placed-card = puts { $card } in place { $slot }
table-happened-discarded = discards { $card }
table-happened-turned-up = turns up { $card } in place { $slot }
table-happened-passed = passes
table-happened-knocked = knocks!
table-happened-putted-out = putts out!
table-happened-renewed = shuffles the discards into a new stock

## Why the bots played so

table-whys = What the bots were thinking
table-why-later = The bots keep their secrets for now: when the hole is over, type w and they will tell you everything.

## The end of a hole and of the match

table-hole-over = Hole { $hole } is over: { $name } putted out.
table-hole-over-knock = Hole { $hole } is over: { $name } knocked.
table-hole-over-pace = Hole { $hole } is over: it has gone on long enough (pace of play).
table-score-card = Score card
table-player = Player
table-sum = Total
table-winner = { $names } wins with { $strokes }.
table-winner-play-off = { $names } wins the play-off.
table-winners = { $names } share the win with { $strokes }.
table-play-off-next = A tie for first! Sudden death between { $names }.
table-against-whom = Against whom?
table-choose-bots = Type a number, or several for a mixed table (1,3). Enter alone: { $bot }.
table-tour-without-fast = Tour plays more weakly here, because its compiled part is not installed: pip install "backnine[fast]"
table-draw-for-dealer = Draw for the dealer
table-house = House rules: { $house }
table-redraw = Those who tied draw again
table-deals-first = { $name } drew the lowest card and deals the first hole.
table-compiling = Getting the bot tour ready for this game. This happens once and takes a minute or two …
table-commitment = Shuffle sealed: { $commitment }
table-commitment-why = After the match anybody can check that no card was moved.
table-stir = Type a word of your own to stir into the shuffle, or just press Enter.
table-stir-too = A random word of yours goes into the shuffle. Type something to stir in as well, or just press Enter.
table-saved = Saved: { $file }
table-resume = Go on with: { $command }
table-check = Check every card with: { $command }
table-watch-again = See it again, with what the bots were thinking: { $command }
table-input-ended = The input has ended.
table-player-name = Player { $number }
table-and = { $first } and { $second }

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
table-weights = expects, in strokes: { $moves }

## Verify

table-verified = { $file }: right. { $holes ->
    [one] { $holes } hole
   *[other] { $holes } holes
}, { $moves } moves, every card and every score checked.
table-verified-so-far = { $file }: right so far. { $moves } moves checked; the match is not over yet.
table-rethought = { $moves ->
    [one] The bots’ one move was thought again from what its seat could see: it is the one they would choose.
   *[other] The bots’ { $moves } moves were thought again, each from what its seat could see: all are the ones they would choose.
}
table-rethought-stand-ins = { $moves ->
    [one] One of them was by a bot that stood in, as the record says.
   *[other] { $moves } of them were by bots that stood in, as the record says.
}
table-not-rethought-no-version = Not thought again: { $bots }. The record does not say which version of the bots played.
table-not-rethought-other-version = Not thought again: { $bots }. Another version of the bots played.
table-not-rethought-not-ours = Not thought again: { $bots }. We do not know such a bot.
table-not-rethought-no-kernels = Not thought again: { $bots }. Its kernels are not installed here (pip install 'backnine[fast]').
table-words-in = Words in the shuffle, with their seals: { $names }.
table-words-left-out = Sealed, not revealed in time and so left out: { $names }.
table-fair-yes = Was it fair? Yes: the seal, the words and every deal fit together.
table-fair-no-words = Was it fair? The seal and every deal fit together, but nobody added a word: whoever gave the seed could know the cards.
table-fair-seed-given = Was it fair? The seal, the words and every deal fit together, but whoever gave the seed could know the cards.
table-seed-given = The seed was given: whoever gave it could know the cards.
table-fair-no = Was it fair? Something does not fit. { $problem }
table-fingerprint = Seal: { $commitment }. It should be the one you saw before the deal.
table-refuted = { $file }: not right. { $problem }
