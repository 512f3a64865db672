### The end of a match, as an event of its own.

finale-by = { $count ->
    [one] by one stroke
   *[other] by { $count } strokes
}
finale-play-off = in the play-off
finale-standing = The final standing
finale-best = Best hole
finale-best-hole = Hole { $hole }: { $strokes } ({ $name })
finale-turned = Where it turned
finale-turned-first = { $who ->
    [you] You led from the first hole on
   *[one] { $name } led from the first hole on
}
finale-turned-hole = Hole { $hole }
finale-turned-last = On the last hole
finale-turned-play-off = In the play-off
finale-series = Matches won so far
finale-look = Look at the match
finale-picture = The result as a picture
finale-name = What shall we call you, at the table and on the picture?
finale-name-yes = Use this name
finale-name-no = No, thanks
finale-review = What was luck, what was skill?
finale-what-if = What if: this hole was played on from a position. It counts nowhere.
finale-what-if-again = Once more from there
