### Learning in the browser: rule pages, the first hole as a lesson, and what this is.

## Rule pages

learn-rules-of = Rules: { $game }
learn-minute = In a minute
learn-contents = Contents
learn-link = Link to { $clause }
learn-copied = Link copied
learn-drawn = Top row: { $top }. Bottom row: { $bottom }.
learn-bonus = bonus { $strokes }
learn-total = { $strokes } in all
learn-read-rules = Read the rules
learn-print = Print

## The lesson

learn-lesson = First hole: { $game }
learn-progress = Step { $step } of { $steps }
learn-skip = Skip
learn-go-on = Go on
learn-again = Once more
learn-robin = Robin
learn-hint-press = Not yet! First press “{ $button }”.
learn-hint-stock = Not quite! Touch the stock: the pile that lies face down.
learn-hint-discard = Not quite! Touch the discard pile: the one that lies face up.
learn-hint-slot = Not quite! Touch your card number { $slot }.

learn-play-nine-welcome = These eight cards are yours. Each one costs strokes: a 12 costs twelve, a 0 costs nothing. Whoever needs the fewest strokes wins.
learn-play-nine-tee-off = First you tee off: turn up two of your cards. Touch the one that glows.
learn-play-nine-tee-off-again = A 7! Now turn up the second one.
learn-play-nine-draw = Oh dear, a 12: no card costs more. Let us swap it. Touch the stock to draw a card.
learn-play-nine-swap = A 3: much better! Touch your 12, and the 3 takes its place.
learn-play-nine-robin = Nine strokes saved. Now it is Robin’s turn: watch.
learn-play-nine-take = Robin has thrown away a 7, and you have a 7 too! Touch it to take it.
learn-play-nine-pair = Two equal cards, one above the other, cancel out: 0 strokes. Put the 7 right below your 7.
learn-play-nine-robin-again = A pair! It would have cost 14 strokes, and now it costs none. Robin’s turn again.
learn-play-nine-draw-again = The 9 on the discard pile is no use to you. So draw a card from the stock.
learn-play-nine-discard = An 11, no thank you! You need not keep a card from the stock. Touch the discard pile to get rid of it …
learn-play-nine-turn-up = … and turn up one of your hidden cards instead.
learn-play-nine-later = A 3 above your 3: another pair! Let us jump ahead a few turns.
learn-play-nine-last-draw = Only one of your cards is still hidden. Draw a card.
learn-play-nine-putt-out = Another 7! Two columns of 7s even earn a bonus of −10 strokes. Put it on your last hidden card.
learn-play-nine-last-round = All your cards are face up: you have putted out! Robin has one more turn, then the hole is over.
learn-play-nine-count = Now everybody counts. You: { $mine }. Robin: { $robin }. The hole is yours! A whole game has nine holes.

learn-four-card-welcome = These four cards are yours. They stay face down, so you have to remember them. A king costs 0 strokes, an ace 1, a jack or a queen 10, all others their number. The fewest strokes win.
learn-four-card-look = Before the first turn you may look at the two cards nearest to you, but only once. Press “{ $button }”.
learn-four-card-remember = On the left a king: 0 strokes, wonderful! On the right a queen: 10 strokes, oh dear. Remember both, then press “{ $button }”.
learn-four-card-draw = Now they are hidden again. You go first: touch the stock to draw a card.
learn-four-card-swap = A 2 costs only 2 strokes. Do you remember where the queen is? Touch her, and the 2 takes her place.
learn-four-card-robin = Right! The 2 lies there face down, and the queen is gone. Now it is Robin’s turn: watch.
learn-four-card-take = Robin swapped a card without knowing it, and it was an ace! It costs only 1 stroke. Touch it to take it.
learn-four-card-place = A card you take has to go into your square. Put the ace on a card that you do not know.
learn-four-card-robin-again = That was a 9: good riddance! Robin’s turn.
learn-four-card-draw-again = Your turn: draw a card from the stock.
learn-four-card-discard = A jack costs 10 strokes. You need not keep a card from the stock: touch the discard pile to get rid of it.
learn-four-card-peek = By the way, you may peek at a card that you do not know. But then you must replace it with the next card you draw. Robin’s turn.
learn-four-card-knock = Let us count: ace 1, king 0, two 2, and one card you do not know. That is not much! If you think that you have the fewest strokes, you knock.
learn-four-card-last-round = Knock, knock! Robin has one last turn. Then all cards are turned up.
learn-four-card-count = Now everybody counts. You: { $mine }. Robin: { $robin }. The hole is yours! A whole game has nine holes.

learn-six-card-welcome = These six cards are yours, still face down. A king costs 0 strokes, an ace 1, a two even −2, a jack or a queen 10, all others their number. The fewest strokes win.
learn-six-card-tee-off = First, turn up two of your cards. Touch the one that glows.
learn-six-card-tee-off-again = A queen: 10 strokes. Now turn up the second one.
learn-six-card-draw = A jack, 10 strokes more. Let us get rid of them. Touch the stock to draw a card.
learn-six-card-swap = A king costs nothing! Touch your queen, and the king takes her place.
learn-six-card-robin = Ten strokes saved. Now it is Robin’s turn: watch.
learn-six-card-take = Robin has thrown away a jack, and you have a jack too! Touch it to take it.
learn-six-card-pair = Two cards of a rank, one above the other, cancel out: 0 strokes. Put the jack right above your jack.
learn-six-card-robin-again = A pair! It would have cost 20 strokes, and now it costs none. Robin’s turn again.
learn-six-card-draw-again = The 6 on the discard pile is no use to you. So draw a card from the stock.
learn-six-card-discard = A 10, no thank you! You need not keep a card from the stock: touch the discard pile to get rid of it.
learn-six-card-later = Your turn is over, and nothing is turned up. Let us jump ahead a few turns.
learn-six-card-last-draw = Only one of your cards is still hidden. Draw a card.
learn-six-card-go-out = A 4: that will do. Put it on your last hidden card.
learn-six-card-last-round = All your cards are face up: you have gone out! Robin has one more turn, then the hole is over.
learn-six-card-count = Now everybody counts. You: { $mine }. Robin: { $robin }. The hole is yours! A whole game has nine holes.

## What this is

learn-about = About Backnine
learn-about-what = Backnine is a card table for golf card games. You play with bots, with friends far away or with the people beside you: in the browser, without an account and free of charge.
learn-about-owner = No connection with Play Nine’s owner
learn-about-words = The cards are drawn and the rules are worded by us.
learn-about-privacy = What is stored, where and how long
learn-about-no-tracking = There is no account, no tracking, no advertising and no cookie, and nothing is fetched from other servers.
learn-about-on-server = On this server, for every table: the names of its players, the moves, the shuffle with what the players added to it, the settings, and when it was last used. Everybody at the table sees the names, and whoever runs this server can read all of it. Your network address serves to limit how much one device may ask for; it is not stored with the table.
learn-about-kept = { $days ->
    [0] Tables on which a match was begun stay until somebody deletes them, others are deleted within days.
    [one] A table that nobody has used for a day is deleted, as a rule a week later.
   *[other] A table that nobody has used for { $days } days is deleted, as a rule a week later; one at which nobody played, sooner.
} Backup copies made by whoever runs the server may last longer.
learn-about-reminders = If you ask to be reminded on a device, the address at which its browser’s maker reaches it is stored with the table, until you switch that off, leave, or the table is deleted. Reminders go through that maker, locked so that only your browser reads them; they say that it is your turn, and at which table.
learn-about-in-browser = In this browser: your names, your settings, the keys to your seats, your last five hundred finished matches, the newest hundred with their records, and what it needs to check the shuffle. It stays until you delete it: in the settings, or with the data of this page.
learn-about-delete = At a table, under “More”, you can have your name forgotten, or delete the table together with the others. Before the start, the host can delete it at the bottom of its page. Whoever runs this server can do both for you.
learn-about-fair = Fair cards
learn-about-sealed = Before the deal the shuffle is sealed, and every player’s device stirs in a random word of its own. After the match your device checks every card it was shown. A card that you may not see is never sent to your browser.
learn-about-offline = Without a connection
learn-about-installed = Once opened, the rules and lessons also work offline. Add Backnine to your home screen, and it starts like any app.
learn-about-made = What it is made of
learn-about-fonts = The typefaces are Fraunces and Inter, and Noto Sans JP for Japanese, all under the SIL Open Font License.
learn-about-licences = Licences of everything that is in here
learn-about-version = Version { $version }
