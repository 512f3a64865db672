### The coach in the browser: the review of a match, tries and puzzles, hints.

review-title = What was luck, what was skill?
review-begins = The coach is looking at your match…
review-working = Looking at hole { $hole } of { $holes }…
review-progress = How far the review is
review-real = A match with real cards has no record, so the coach cannot look at it.
review-luck = Luck
review-luck-title = { $luck ->
    [good] Good luck
    [bad] Bad luck
   *[even] Luck
}
review-lucky = { $luck ->
    [good] lucky
    [bad] unlucky
   *[even] even
}
review-luck-good = { $count ->
    [one] The cards saved you one stroke.
   *[other] The cards saved you { $count } strokes.
}
review-luck-bad = { $count ->
    [one] The cards cost you one stroke.
   *[other] The cards cost you { $count } strokes.
}
review-luck-even = The cards were neither for you nor against you.
review-given = Given away
review-given-help = Strokes that better moves would have saved.
review-given-nine = Strokes that better moves would have saved in these { $holes } holes. Over nine that would be about { $strokes }.
review-compared = Luck and strokes given away, player by player
review-costliest = { $count ->
    [1] Look at my costliest move
    [2] Look at my two costliest moves
   *[other] Look at my three costliest moves
}
review-no-costly = Not one costly move. Well played!
review-adds-up = How the strokes add up
review-adds-up-help = Par is what the deal was worth. Luck is what the cards did: less is fewer strokes. Nobody earns it, and nobody is to blame for it.
review-part-par = Par of the deal
review-part-choices = Given away
review-part-others = What others did
review-part-unforeseen = Not foreseen by the coach
review-part-strokes = Strokes
review-holes = Hole by hole
review-score-eagle = eagle
review-score-birdie = birdie
review-score-par = par
review-score-bogey = bogey
review-score-double-bogey = double bogey
review-chart = Expected strokes, hole { $hole }
review-chart-help = What the hole was likely to cost, after each move. A red dot is a costly move: touch it to see it.
review-chart-table = The same as a table
review-blot = { $strokes } strokes given away. To the move
review-move = Move
review-deal = The deal
review-turning = Where it turned
review-turn-up = { $who ->
    [you] Hole { $hole }: your chance to win rose from { $was } to { $now }.
   *[one] Hole { $hole }: { $name } had a chance of { $was } to win, and then of { $now }.
}
review-turn-down = { $who ->
    [you] Hole { $hole }: the cards took your chance to win from { $was } to { $now }.
   *[one] Hole { $hole }: the cards took the chance of { $name } to win from { $was } to { $now }.
}
review-turn-choice = { $who ->
    [you] Hole { $hole }: with this move your chance to win fell from { $was } to { $now }.
   *[one] Hole { $hole }: with this move the chance of { $name } to win fell from { $was } to { $now }.
}
review-see = See it
review-judge = Judged by: { $judge }. All figures are averages over the cards that might have come.
review-judge-name = { $judge ->
    [rules] the rules alone
   *[taught] a taught forecast
}
review-print = Print

## Trying again

review-others = The others’ cards
review-question = Question and answer
review-ask = What would you do?
review-touch-draw = Touch the stock or the discard.
review-touch-draw-or-knock = Touch the stock or the discard, or knock.
review-touch-place = You hold the { $card }: touch the card that it should replace.
review-touch-place-or-toss = You hold the { $card }: touch the card that it should replace, or the discard to be rid of it.
review-touch-place-or-turn = You hold the { $card }: touch the card that it should replace, or the discard and then the card to turn up.
review-touch-turn-up = Touch the card to turn up.
review-show = Show me
review-try-again = Try again
review-not-best = There is something better.
review-same-again = That is what you played. There is something better.
review-then = The hole would cost about { $then } strokes, with the best move { $best }.
review-right = Yes, that is best!
review-this-is-best = This is best:
review-played = you played this
review-tried = your try
review-best = best
review-costly-hole = A costly move, hole { $hole }
review-chance = So near the end winning is what counts: your move took { $chance } off your chance to win.
review-of = { $at } of { $of }
review-play-on = Play on from here
review-next = Next
review-done = Back to the review
review-costs-help = Strokes that each move costs on average, against the best.

## Practice

review-practice = Practise
review-practice-help = Positions from real matches, with one best move each. Can you find it?
review-seat = Player { $seat }
review-rating = Your rating is { $rating }. Solved: { $solved } of { $tried }.
review-rating-new = You begin with a rating of 1200. Every puzzle moves it.
review-rating-now = Your rating: { $rating } ({ $change })
review-start = Begin
review-themes = By theme
review-no-puzzles = There are no puzzles for this game yet.
review-theme-pairs = Pairs
review-theme-blocks = Blocks
review-theme-closing = When to close
review-theme-passing = When to pass
review-theme-knocking = When to knock
review-theme-remembering = Remembering
review-theme-other = Everything else

## Over time

review-time = Your game over time
review-time-help = From the matches that the coach has looked at.
review-time-look = { $count ->
    [one] Look at one more match
   *[other] Look at { $count } more matches
}
review-time-looking = Match { $at } of { $of }…
review-time-stop = Stop
review-time-given = Given away in nine holes
review-time-luck = Luck, match by match: below the line it saved strokes
review-time-themes = Given away by theme
review-time-opponents = By opponent
review-time-seats = By seat
review-time-seat = Seat { $seat }
review-time-match = Match

## In the replay

review-eval = Expected: { $strokes } strokes
review-eval-given = Given away: { $strokes }. Best: { $best }
review-eval-best = The best move
review-eval-show = With the coach
review-link = Copy a link to this move
review-copied = Copied.

## Moves

review-move-draw = Draw from the stock
review-move-take = Take the { $card }
review-move-swap = { $card } to place { $slot }
review-move-swap-for = { $card } to place { $slot }, for the { $old }
review-move-swap-any = To place { $slot }
review-move-toss = Discard the { $card }
review-move-toss-turn = Discard the { $card }, turn up place { $slot }
review-move-flip = Turn up place { $slot }
review-move-knock = Knock
review-move-look = Look at your cards
review-move-look-at = Look at place { $slot }
review-move-decline = Do not look
review-move-peek = Peek at place { $slot }

## Why

review-why-pair = It makes a pair, and a pair costs nothing.
review-why-block = One more pair of that number earns a bonus.
review-why-half-block = A second pair of that number would earn a bonus.
review-why-ace = No card saves more.
review-why-lower = The card it replaces costs more.
review-why-unknown = A face-down card is likely to cost more.
review-why-hopes = It may become a pair.
review-why-breaks-pair = The pair costs more here than it saves.
review-why-spares = The other card would help somebody else.
review-why-time = It is too early to end the hole.
review-why-waits = With one card face down you can wait for a better one.
review-why-behind = Somebody else is lower: too early to end the hole.
review-why-must = A card from the discard pile has to go somewhere, and it does least harm there.
review-why-know = Then you know what lies there.
review-why-owes = The card you peeked at must be replaced.
review-why-draw = The card on the discard pile helps little, and the stock may bring better.
review-why-ends = The stock is used up, and that ends the hole.
review-why-turns-up = The card is no help, and one more card is turned up.
review-why-fresh = A number in a new column is one more chance for a pair.
review-why-last = It is the last round: nothing can be mended any more.
review-why-no-help = The card would not help.
review-why-out = You are ahead, as far as can be seen: end the hole.
review-why-out-behind = You are behind, but waiting would cost more.
review-why-short = The cards are running out.
review-why-knock = Your cards are low enough to end the hole.
review-why-same = One card is as good as another.
review-why-look = What you know helps you later.
