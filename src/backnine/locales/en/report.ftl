### The HTML reports of contests and simulations.

report-arena = Backnine arena
report-under = { $game } · Players: { $players } · Matches: { $matches } · Deals: { $deals } · Holes per match: { $holes }
report-foot = Made by Backnine. This page needs no network and asks for none.
report-figures = The figures
report-between = { $low } to { $high }
report-mean = mean { $mean }
report-spread = spread { $spread }
report-seats = seats: { $seats }

## Who is stronger

report-stronger = { $name } is stronger: it wins { $share } of its matches, where { $fair } would be even. With 95% confidence its true share lies between { $low } and { $high }.
report-strongest = { $name } is the strongest here: it wins { $share } of its matches, where { $fair } would be even. With 95% confidence its true share lies between { $low } and { $high }.
report-leads = { $name } leads with { $share } of its matches won ({ $low } to { $high }), where { $fair } would be even; but { $second } may be as good.
report-too-close = Too early to tell: { $name } has won { $share } of its matches, but anything from { $low } to { $high } fits what was played, and { $fair } would be even.
report-alone = Every seat was held by { $name }, so nobody can be stronger.
report-absent = { $name } hardly ever played: the rookie bot made { $share } of its moves for it. So the figures are no verdict on its strength.
report-nothing-played = No match was finished.
report-interrupted = Stopped early: { $played } of { $wanted } matches were played.
report-until-reached = The interval is narrow enough (± { $give } strokes a hole) after { $played } matches, so play stopped there.
report-until-missed = After { $played } matches the interval is still wider than ± { $give } strokes a hole.
report-until-few = After { $played } matches it is too early to say how sure the result is: that takes { $least } deals at least.
report-forfeits = Moves forfeited to the rookie bot: { $moves }. See “Problems” below.

## The table

report-table-title = The bots
report-col-bot = Bot
report-col-wins = Matches won
report-col-difference = Strokes against the others
report-col-strokes = Strokes per hole
report-col-turns = Turns per hole
report-col-closed = Holes closed
report-col-rating = Rating
report-col-ms = Time per move, ms
report-col-forfeits = Moves forfeited
report-col-hole = Hole
report-col-matches = Matches
report-col-problem = What happened
report-col-first = The first time
report-col-order-strokes = Strokes against the table
report-col-order-wins = Matches won

## Plots

report-wins-title = Who wins
report-wins-text = The dot is the share of matches won, for each seat; the line is its 95% interval. Where the line stays clear of the dotted one, the difference is real.
report-fair-share = even: { $share }
report-difference-title = By how much
report-difference-text = Strokes per hole, compared with the others on the same deals. Below 0 is better.
report-no-difference = no difference
report-strokes-title = Strokes per hole
report-strokes-text = How often each score came. The upright line is the mean; low is good.
report-growth-title = How soon one could tell
report-growth-text = The share of matches won while the contest went on, with its 95% band. A band that has left the dotted line has settled the question.
report-by-hole-title = Hole by hole
report-by-hole-text = Mean strokes on each hole of a match, with the 95% band.
report-by-hole-few = Mean strokes on each hole of a match. With so few deals each may be far off.
report-order-title = Does it matter who starts?
report-order-text = Strokes per hole by place in the order of play, compared with the whole table. Below 0 is a good place. All bots together.
report-place-first = First to play
report-place = { $place ->
    [2] Second to play
    [3] Third to play
   *[other] { $place }th to play
}
report-place-dealer = Last: the dealer

## Problems

report-problems-title = Problems
report-problems-none = Every bot answered every question legally and in time.
report-problems-text = A bot that fails forfeits that move to the rookie bot, and the match goes on.
report-fault-hello = did not start or did not greet
report-fault-late = answered too late
report-fault-nonsense = gave an answer that is no JSON object with a text as “move”
report-fault-illegal = gave a move that is not legal
report-fault-flood = wrote far too much
report-fault-ended = ended in the middle of a match
report-fault-retired = was not asked any more after so many failures

## How to read it

report-read-title = How to read this
report-read-mirror = Every deal is played again with the seats rotated, so everybody gets everybody’s cards. Most of the luck cancels out.
report-read-interval = An interval says how far the figure may be off: in 95 of 100 contests like this one it holds the true value. The matches of one deal count as one piece of evidence, since they share their cards.
report-read-share = With equally good bots each seat wins its even share. A shared win counts its part.
report-read-difference = Strokes alone say little, because they also depend on how long the others let a hole go on. Trust the comparison on the same deals, and the matches won.
report-read-rating = Ratings (OpenSkill) compare bots within this contest only. The ± after a rating is one standard deviation: the true skill lies within it in about 2 of 3 cases.

## Settings

report-settings-title = Settings, and how to repeat it
report-set-game = Game
report-set-house = House rules
report-set-no-house = none
report-set-bots = Bots
report-set-seats = Seats
report-set-matches = Matches
report-set-deals = Deals
report-set-seed = Seed
report-set-version = Version
report-repeat = The same command plays the same matches again. A bot that thinks against the clock may choose otherwise the second time.

## Simulations

report-sim = Backnine: statistics of play
report-play = A hole costs { $mean } strokes on average, and half of all layouts between { $low } and { $high }. Everybody takes { $turns } turns.
report-skill = Skill is { $hole } of what decides a hole, and { $match } of what decides nine. { $first } is ahead of { $second } after { $holes } in 95 of 100 cases.
report-no-skill = { $first } and { $second } cannot be told apart from luck yet.
report-holes = { $holes ->
    [one] { $holes } hole
   *[other] { $holes } holes
}
report-holes-between = { $holes ->
    [one] { $holes } hole
   *[other] { $holes } holes
} ({ $low } to { $high })
report-matches = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}
report-col-mean = Strokes per hole
report-col-spread = Spread
report-col-median = Median
report-col-best = Best
report-col-worst = Worst
report-col-share = Share
report-col-variance = Variance
report-col-duel = At one table
report-col-lead = Lead per hole
report-col-needed = Holes for 95%
report-turns-title = Turns per hole
report-turns-text = How many turns a player took before a hole ended.
report-savings-title = Strokes saved
report-savings-text = What each way of saving strokes was worth, per layout. The table tells how often it came.
report-times = { $times } in 100 layouts
report-closing-title = Who closes, and how it pays
report-closing-text = How often a bot ended the hole, and how often nobody was lower then. Below: how holes ended.
report-closed = Closed the hole
report-closed-lowest = … and nobody was lower
report-closed-lead = … and strokes against the others
report-ending-putt-out = Ended by { $game ->
    [play-nine] putting out
   *[other] going out
}
report-ending-knock = Ended by a knock
report-ending-pace-of-play = Ended by pace of play
report-sources-title = Luck and skill
report-sources-text = Why one layout costs more than another: the differences between all layouts, split by where they come from.
report-luck = Luck
report-source-skill = Skill
report-means-skill = which bot it was
report-source-order = Order of play
report-means-order = who plays first, who last
report-source-deal = The deal
report-means-deal = some deals are cheap for the whole table, some are dear
report-source-cards = Your cards
report-means-cards = some seats of a deal get better cards than others
report-source-flow = The course of the hole
report-means-flow = the same deal with the bots in other seats ends sooner or later, for all
report-source-rest = The rest
report-means-rest = discards that suit you, whims, plans that work out
report-source-cards-and-rest = Cards and the rest
report-means-cards-and-rest = what falls to one seat and not to the others; only with different bots can it be split further
report-length-title = The longer, the fairer
report-length-text = How much of what decides between the players is skill. The deal and the course of the hole are left out here, because the whole table shares them. Differences of skill add up from hole to hole; luck partly evens out.
report-ahead-title = How soon the better one is ahead
report-ahead-text = The chance that the better of two bots is ahead after so many holes, and how many holes it takes to be ahead in 95 of 100 cases.
report-duel = { $better } against { $other }
report-at-least = at least { $holes }

report-sim-read-holes = Counted are the regular holes, not play-offs. A layout is one player’s cards at the end of one hole.
report-sim-read-spread = The spread is the standard deviation: about two thirds of all layouts lie within one spread of the mean.
report-sim-read-interval = Intervals are of 95%: in 95 of 100 simulations like this one they hold the true value. All holes of one deal count as one piece of evidence.
report-sim-read-luck = Different bots play every deal in every seat, so that the same cards are played by everybody. What still differs between bots is skill; what differs between seats of a deal is the cards; what the whole table shares decides nothing between its players.
report-sim-read-normal = Chances to be ahead are computed from the mean and the spread of the difference per hole, as if holes were independent; they nearly are.

## Without luck

report-luck-title = Strokes without luck
report-luck-line = { $name }: { $strokes } a hole, { $difference } against the others
report-luck-worth = The difference is as sure as after { $times } times as many matches with luck in it.
report-luck-text = Every hole was judged by the coach, and the luck of its cards taken off. Luck comes to nothing on average, so the figures are the same with less noise.
