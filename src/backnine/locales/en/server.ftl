phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-nice-one = Nice one!
phrase-well-played = Well played!
phrase-oops = Oops!
phrase-wow = Wow!
phrase-thanks = Thank you!
phrase-thinking = Let me think…
phrase-back-soon = Back in a moment
phrase-your-turn = Your turn!
phrase-good-game = Good game!
phrase-again = Once more?
server-welcome = This computer is a clubhouse for golf card games: { $games }.
server-tables = Tables
server-table = Table
server-state = State
server-no-tables = There are no tables yet.
server-state-open = waiting for players
server-state-shuffling = shuffling
server-state-playing = playing
server-state-paused = paused
server-state-over = over
server-state-ended = left by all
server-api = How programs talk to this server
server-not-affiliated = Play Nine is a trade mark of its owner; Backnine is not affiliated with them.
server-running = Backnine is running: { $address }
server-lan = On phones and computers in the same network: { $address }
server-stop = Ctrl-C stops it; nothing is lost.
server-stopped = Backnine has stopped. Start it again, and every table goes on.
server-backed-up = Saved to { $file }.
server-restored = Restored { $tables } tables with { $records } records, each of them checked.
server-moved = Moved { $tables } tables with { $records } records, each of them checked.
server-left-behind = Damaged, and left behind: { $tables }
server-forgot-tables = { $count ->
    [one] { $count } table deleted.
   *[other] { $count } tables deleted.
}
server-forgot-name = { $count ->
    [one] The name was replaced at { $count } table.
   *[other] The name was replaced at { $count } tables.
}
server-not-looked-at = These tables are damaged and were not looked at: { $tables }. The name may still be there: bring them back from a copy and repeat this, or delete them.
server-would-forget-tables = { $count ->
    [one] { $count } table would be deleted.
   *[other] { $count } tables would be deleted.
}
server-would-forget-name = { $count ->
    [one] The name would be replaced at { $count } table.
   *[other] The name would be replaced at { $count } tables.
}
reminder-your-turn = Your turn
reminder-time-runs-out = Your turn: time is running out
reminder-at-table = { $game } · { $name }
