### The score keeper for real cards: in the browser and in the terminal.

## What the page is

keeper-what = For people who play with real cards. Everything stays on this device, and no network is needed.
keeper-new = New match
keeper-kept = Kept here
keeper-open-file = Open a file
keeper-over = Finished
keeper-unreadable = One match cannot be read: { $problem } It was left as it is.
keeper-not-here = This match is not on this device.

## Setting up

keeper-names = Names, in the order you sit
keeper-dealer = Who deals first?
keeper-dealer-help = Each of you draws a card: the lowest deals. Tap who drew it, or have us draw for you.
keeper-draw = Draw for us
keeper-drew = { $name }: { $cards }
keeper-drawn = { $name } deals first.
keeper-begin = Begin

## A hole

keeper-deals = { $dealer } deals, { $starter } starts
keeper-strokes-of = { $name }: strokes in this hole
keeper-below-zero = { $name }: below zero or above
keeper-cards-of = Tap in the cards: { $name }
keeper-whose-cards = { $name }’s cards
keeper-total-of = { $strokes } in all
keeper-closer-out = Who went out?
keeper-closer-knock = Who knocked?
keeper-nobody = Nobody
keeper-next-hole = Next hole
keeper-finish = That was the last hole
keeper-undo = Undo
keeper-undone = Taken back.
keeper-correct = Correct hole { $hole }
keeper-correcting = Correcting hole { $hole }
keeper-corrected = corrected
keeper-was = was { $strokes }
keeper-penalty = +{ $strokes } penalty
keeper-back = Back to hole { $hole }
keeper-back-to-end = Back to the result
keeper-tied = A tie: { $name } play on.
keeper-void = Hole { $hole } was told, but does not count any more: a correction has decided the match before it.

## Tapping in cards

keeper-place-empty = Place { $slot }: no card yet
keeper-touch = Tap a place, then its card.
keeper-faces = The cards of the pack
keeper-face = { $card }, { $count } left
keeper-face-gone = { $card }: no more in the pack
keeper-suit = Suit
keeper-suit-s = Spades
keeper-suit-h = Hearts
keeper-suit-d = Diamonds
keeper-suit-c = Clubs
keeper-empty-place = Empty this place
keeper-next-player = Next: { $name }
keeper-cards-done = Done
keeper-so-far = So far { $strokes }

## The end, and what can be done with a match

keeper-same-again = Same again
keeper-hand-over = Hand to another phone
keeper-hand-why = Scan this with the other phone. The match is in the code itself and goes through no server.
keeper-hand-strokes = Too long for a code with all its cards: this one has the strokes.
keeper-hand-large = Too long for a code. Save it as a file and send that.
keeper-code = QR code of this match
keeper-link = The same as a link
keeper-handed = A match for this phone
keeper-take = Keep it here
keeper-take-known = It is on this device already.
keeper-take-beside = There is another version of it on this device. Both are kept.
keeper-open = Open it
keeper-save-file = Save as a file
keeper-save-table = Save as a table (CSV)
keeper-remove = Remove this match
keeper-sure-remove = Remove this match from this device? It cannot be brought back.
keeper-all = All kept matches
keeper-full = This browser has no room or keeps nothing: the match lasts until you close this page. Save it as a file before that.
keeper-elsewhere = This match is open in another tab, too. Both write on the same card.
keeper-csv-hole = Hole
keeper-csv-dealer = Dealer
keeper-csv-closer = Closed by

## In the terminal

keeper-ask-game = Which game? A number.
keeper-ask-names = Names in the order you sit, with commas between them:
keeper-ask-dealer = Who deals first? A number, or Enter to have us draw.
keeper-ask-score = { $name }: strokes, or the cards ({ $example })
keeper-ask-closer = { $question } A number; Enter: nobody.
keeper-ask-next = Enter: all is right, go on.
keeper-ask-kept = Which match? A number; Enter: a new one.
keeper-ask-correction = { $name } has { $strokes }. Another number or layout; Enter: it stays.
keeper-ask-other-closer = { $question } So far: { $name }. A number, 0: nobody; Enter: it stays.
keeper-ask-over = Enter: leave. It can still be corrected.
keeper-key-undo = undo
keeper-key-correct = correct a hole, as in c 3
keeper-key-quit = stop; all is kept
error-keeper-not-understood = “{ $typed }” is neither strokes nor a layout, nor one of the keys.
keeper-file = Kept in { $file }
keeper-go-on = Go on later:

## What was wrong

error-keeper-not-ours = This is not a match of the score keeper. Its files begin with "format": "backnine-kept".
error-keeper-newer = This match was kept by a newer Backnine (version { $version }; this one knows { $known }). Update, then open it again.
error-keeper-damaged = This match is damaged ({ $where }). Take another copy of it.
error-keeper-too-large = This file is too large for a match: at most { $most } characters.
error-keeper-name = “{ $name }” does not fit on a score card: 1 to { $longest } letters in one line.
error-keeper-names-alike = Two players are called { $name }. Give each a name of their own.
error-keeper-other-dealer = The draw for the dealer does not fit who deals.
error-keeper-no-such-hole = There is no hole { $hole } yet: 1 to { $most } have been reached.
error-keeper-sits-out = { $name } does not play hole { $hole }: it is among those who tied.
error-keeper-strokes = No layout counts { $strokes }: it is { $least } to { $most }.
error-keeper-cards-elsewhere = The pack has only { $most } of the card { $card }, and some lie before { $names }.
error-keeper-scores-missing = Still missing: { $names }.
error-keeper-hole-done = Hole { $hole } is done. Give another score to correct it.
error-keeper-too-many = So much was told of this match that no more fits: { $most } entries. Undo some of the corrections.
