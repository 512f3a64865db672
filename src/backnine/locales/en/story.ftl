# Finished matches: the page of each, what they add up to, and the replay.

story-match = A match
story-not-here = This match is not kept in this browser.
story-remove = Remove this match
story-series = Matches won so far
story-guest = Played by { $name } in another browser
story-how-it-went = How it went
story-chart = Totals over the holes, a line for each player
story-chart-hint = Fewer strokes lie higher up.
story-totals = Totals after each hole
story-turned = { $who ->
    [you] You were ahead for good after hole { $hole }.
   *[one] { $name } was ahead for good after hole { $hole }.
}
story-turned-last = { $who ->
    [you] You won it on the last hole.
   *[one] { $name } won it on the last hole.
}
story-turned-play-off = { $who ->
    [you] You won it in the play-off.
   *[one] { $name } won it in the play-off.
}

## Statistics

story-statistics = Statistics
story-whose = Player
story-all-here = Everybody at this device
story-guest-name = { $name } (from a file)
story-matches = Matches
story-wins = Won
story-average = Strokes per hole
story-best = Best hole
story-worst = Worst hole
story-hole-of = { $label }: { $strokes }. To the match
story-paid = Closes that paid
story-of = { $count } of { $all }
story-opponents = Who you played with
story-name = Name
story-ahead = You came in ahead
story-more = Show older matches

## As a file

story-carry = Take your matches along
story-carry-why = Save your finished matches as a file, and read it in with another browser.
story-export = Save as a file
story-import = Read a file in
story-saved = Saved as { $file }, where your browser keeps downloads.
story-whose-file = These matches were played by { $name }. Is that you?
story-mine = Yes, they are mine
story-not-mine = No, somebody else’s
story-added = { $count ->
    [0] No match was added.
    [one] One match was added.
   *[other] { $count } matches were added.
}
story-known = { $count ->
    [one] One was here already.
   *[other] { $count } were here already.
}
story-left = { $count ->
    [one] There was no room for one more.
   *[other] There was no room for { $count } more.
}
story-refused-not-ours = This is not a file of finished matches. Nothing was changed.
story-refused-newer = This file comes from a newer version of Backnine. Nothing was changed.
story-refused-damaged = This file is damaged. Nothing was changed.
story-refused-too-large = This file is too large. Nothing was changed.
story-refused-no-room = This browser has no room left for these matches. Nothing was changed.

## Replay

story-replay = Watch it again
story-to-match = Back to the match
story-no-replay = This match cannot be shown again: its record does not fit.
story-table = The cards on the table
story-controls = Steps of the match
story-play = Play
story-back = One step back
story-forth = One step on
story-hole-back = To the start of the hole
story-hole-forth = To the next hole
story-hole = Hole { $hole }
story-eyes = Through whose eyes
story-open = All cards open
story-eyes-of = { $who ->
    [you] Through your eyes
   *[one] Through the eyes of { $name }
}
story-dealt = { $who ->
    [you] Hole { $hole }. You have dealt.
   *[one] Hole { $hole }. { $name } has dealt.
}
story-hole-over = Hole { $hole } is over.
story-then-over = { $ends ->
    [yes] { $told } { $over }
   *[no] { $told }. { $over }
}
story-real = Played with real cards
story-review = What was luck, what was skill?
story-embed = Embed it in a page
story-embedded = Copied: put it into your page
