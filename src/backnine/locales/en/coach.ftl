### The coach: luck, skill and par; hints; practice.

coach-title = Luck and skill
coach-under = { $game } · Holes judged: { $holes } · Judge: { $judge }
coach-judge = Judge
coach-judge-name = { $judge ->
    [rules] from the rules alone
   *[taught] taught forecast
}
coach-rough = Without the compiled kernels the judge goes by the rules alone, which is rougher. pip install numba brings the better one.
coach-unfinished = Not all of the match is here: only holes that are over have been judged.
coach-headline = { $name }: { $strokes } strokes given away per nine holes (± { $se })

## Where the strokes come from

coach-part-strokes = Strokes
coach-part-par = Par of the deal
coach-part-luck-own = Luck with own cards
coach-part-luck-others = Luck of the others’ cards
coach-part-mistakes = Own mistakes
coach-part-others = What the others chose
coach-part-unforeseen = of it the judge’s correction
coach-net-luck = Luck against the table
coach-sources-title = From par to strokes
coach-sources-text = Each row begins at the par of its deals and ends at the strokes that were taken. A bar to the left saved strokes, a bar to the right cost some. Everything adds up.
coach-holes-title = Hole by hole
coach-hole = Hole { $hole }
coach-score = { $name } { $strokes } ({ $score })
coach-score-eagle = eagle
coach-score-birdie = birdie
coach-score-par = par
coach-score-bogey = bogey
coach-score-double-bogey = double bogey
coach-curve-text = Strokes that the hole was expected to cost, after each move. A cross marks a mistake.
coach-axis-moves = Move

## Choices and turning points

coach-choices-title = Choices worth another look
coach-no-choices = There is no choice here that can surely be called a mistake.
coach-choice = Hole { $hole }, move { $n }, { $name }: { $move } ({ $grade }). Better, by { $strokes } strokes (± { $se }): { $best }.
coach-choice-chance = Hole { $hole }, move { $n }, { $name }: { $move } ({ $grade }). Better, by { $chance } of the chance to win and { $strokes } strokes (± { $se }): { $best }.
coach-turning-title = Turning points
coach-turning-luck = Hole { $hole }, move { $n }: the cards changed the chance of { $name } to win by { $points } points of a hundred.
coach-turning-choice = Hole { $hole }, move { $n }: a choice changed the chance of { $name } to win by { $points } points of a hundred.
coach-grade-best = best
coach-grade-fine = fine
coach-grade-inaccuracy = inaccuracy
coach-grade-mistake = mistake
coach-grade-blunder = blunder
coach-theme-pairs = pairs
coach-theme-blocks = blocks
coach-theme-closing = when to close
coach-theme-passing = when to pass
coach-theme-knocking = when to knock
coach-theme-remembering = remembering
coach-col-move = Move
coach-col-player = Player
coach-col-played = Played
coach-col-best = Best
coach-col-loss = Strokes given away
coach-col-grade = Grade
coach-col-about = About

## How to read it

coach-read-par = Par is what the hole may be expected to cost before the first move, if everybody plays as the judge would. Birdie and bogey are half as far from par as holes usually stray.
coach-read-luck = Luck is what a card brought, against the mean of all cards that could have come. Over many holes it comes to nothing. Below 0 is good luck.
coach-read-mistakes = A mistake is what a choice cost against the best one, judged from what the player could know. It can be 0, never less.
coach-read-grades = A choice is called an inaccuracy, a mistake or a blunder only where its loss is more than twice as large as the judge’s own error (±).
coach-read-unforeseen = The judge’s correction is the part of what the others chose by which the judge, having looked one turn further, corrects what it expected before. It is nobody’s luck and nobody’s mistake.

## Hints

coach-hint-title = Hint
coach-hint-best = Best: { $move }
coach-hint-close = It is close: another move may be as good.
coach-hint-costs = Strokes that other moves give away: { $moves }
coach-hint-expected = Strokes that the hole is then expected to cost: { $players }
coach-hint-about = What it is about: { $themes }
coach-hint-again = h once more tells what every move costs.
coach-hint-alone = Hints are for matches against bots: here other people play.
