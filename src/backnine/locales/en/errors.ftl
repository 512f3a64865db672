### What was wrong, and what would be right. Ids are "error-" and the key of the refusal.

error-sentence = Sorry: { $problem }
error-at = Line { $line }, column { $column }: { $problem }
error-legal-moves = Legal now: { $moves }
error-try-help = { $command } --help shows how.

## Cards and layouts

error-layout-shape = “{ $layout }” is not { $rows } rows of { $columns } cards. Put a / between the rows.
error-layout-face-down = “{ $layout }” still has a face-down card. Turn up every card before you count.
error-no-such-card = There is no card “{ $card }” in this pack. The cards are: { $cards }
error-too-many-of-a-card = The pack has only { $most } of the card { $card }.

## Tables

error-no-such-game = There is no game “{ $game }”. There are: { $games }
error-bot-without-budget = { $bot } takes no time limit: only tour does, as in { $example }.
error-no-such-budget = { $bot } is not understood: the thinking time is 0 to { $most } milliseconds, as in { $example }.
error-no-such-bot = There is no bot “{ $bot }”. There are: { $bots }
error-bot-is-a-file = “{ $bot }” looks like a program of yours. It is named like this: { $example }
error-no-such-language = There is no language “{ $language }”. There are: { $languages }
error-no-such-seed = “{ $seed }” is not a seed. A seed is 1 to 64 hexadecimal digits (0-9, a-f).
error-bad-salt = At most { $most } salts of at most { $longest } characters each.
error-salts-and-people = { $salts } words with --salt, but { $people ->
    [one] only one person is
   *[other] { $people } people are
} at the table. Bots add none.
error-bad-word = A word for the shuffle is { $bytes } bytes.
error-no-such-house-rule = There is no house rule “{ $key }” in this game. There are: { $keys }
error-house-out-of-range = House rule { $key } cannot be “{ $value }”. It can be: { $range }
error-house-needs-value = House rule { $key } needs a value, such as { $key }={ $example }. It can be: { $range }
error-house-said-twice = House rule { $key } is given twice. Give it once.
error-wrong-number-of-players = { $players } at the table, but this game is for { $least } to { $most }.
error-too-few-cards = { $players } players need at least { $needed } cards, and the pack has { $cards }. Use more packs or fewer players.
error-bad-text = “{ $text }” will not do: one line of visible text, no spaces around it, at most { $longest } characters.
error-names-and-seats = Names given: { $names }. People at the table: { $people }. Give one name for each.
error-seats-and-people = Say who sits where either with --seats or with --people and --bots, not both.

## Contests

error-one-bot-alone = One bot alone makes no contest. Name two or more, or add --seats 2 to have it play itself.
error-more-bots-than-seats = { $bots } bots do not fit on { $seats } seats. Name fewer bots, or ask for more --seats.
error-no-such-program = “{ $program }” cannot be started: there is no such program, or it may not be run.
error-bad-bot = “{ $said }” will not do. A bot of your own is given like this: --bot "name=cmd:./mybot --flag" or --bot name=py:module:Class, with a new name of small letters.
error-program-too-old = { $program } knows one match at a time (protocol 1). At a server it must answer the greeting with "protocol": 2.
error-program-fails = The program { $program } does not take its seat: { $reason }
error-program-not-named = { $program } is a program, and no record starts one. Name it again: --resume FILE --bots "{ $program }"
error-no-class = “{ $said }” names no class in Python. It is written like this: py:module:Class
error-no-such-module = There is no module { $module } here or among what is installed.
error-no-such-class = The module { $module } has no class { $name }.
error-no-command = “{ $command }” is no command: write a program behind “cmd:”, and close every quotation mark, as in cmd:"python3 'my bot.py'".
error-worker-ended = A worker process of the contest ended all of a sudden. Perhaps the memory ran out; try --jobs 1.
error-script-needs-guard = This script starts other processes, and each of them begins by running the script. Write { $write } before what it does, so that they do not do it, too.
error-no-cluster = There is no Ray cluster at “{ $address }”: { $reason }
error-cluster-differs = On the cluster there is another Backnine, or one without the kernels that are here. Every machine needs the same.
error-no-kernel = { $game } has no compiled rules, so it cannot be played in arrays or side by side. PettingZoo and OpenSpiel play it.
error-seeds-not-numbers = Seeds are a row of whole numbers, none of them below 0.

## Moves

error-no-such-move = “{ $move }” is not a move.
error-no-such-slot = “{ $move }”: there is no such place in the layout.
error-hole-is-over = The hole is over.
error-not-in-this-hole = This seat does not play this hole.
error-not-your-turn = It is somebody else’s turn.
error-now-tee-off = First everybody tees off: turn up two of your cards.
error-now-first-look = First everybody looks at their cards, or declines.
error-now-draw = Start the turn first: draw from the stock or take the top discard.
error-now-place = You hold a card: place it or discard it.
error-not-now = “{ $move }” is not possible now.
error-card-is-face-up = That card is face up already. Choose one that is face down.
error-pass-needs-one-face-down = You may pass only with exactly one face-down card left. Choose a card to turn up.
error-no-passing-here = This table plays without passing. Choose a card to turn up or to replace.
error-taken-card-must-be-placed = A card from the discard pile must go into your layout.
error-may-not-peek = You may not peek at that card now: you have seen it already, or no turn is left to replace it.
error-look-otherwise = This table’s first look is made in another way.
error-owes-a-replacement = You peeked: draw from the stock and replace that card first.
error-no-second-knock = Somebody has knocked already. Take your last turn.
error-no-next-hole = There is no next hole to deal yet.

## Records

error-record-too-large = The file is larger than { $most } MB; no record is.
error-record-not-text = This is not a text file in UTF-8.
error-record-cut-off = The file breaks off in the middle of a line.
error-record-comment = A comment is a semicolon, a space and some text.
error-record-expected-blank = A blank line should stand before each hole.
error-record-expected-hole = A line such as “Hole 1, dealer 0” should stand here.
error-record-seats = The seats of a play-off should be in order, each once, and not everybody.
error-record-same-seat = Moves of the same seat in a row belong on one line.
error-record-expected-moves = A line such as “0: draw, swap 3” should stand here.
error-record-no-seat = There is no seat { $seat }; the last one is { $most }.
error-record-strokes = A line such as “Strokes 12 -3, putt-out” should stand here.
error-record-tag = A tag is written [Name "value"].
error-record-expected-tag = The tag { $tag } should stand here.
error-record-unexpected-tag = The tag { $tag } does not belong here.
error-record-tag-value = This value will not do for the tag { $tag }.
error-record-newer = { $tag } is version { $version }; this program knows versions up to { $newest }. A newer Backnine can read it.
error-record-house = House rules are written in one way only, here: “{ $house }”.
error-record-has-no-seed = The record does not reveal its seed (the match may still be going on), so its cards cannot be checked.
error-wrong-commitment = The seed is not the one that was committed to; its SHA-256 is { $right }.
error-wrong-word = The word of seat { $seat } does not fit the seal that was shown before.
error-word-without-seal = Seat { $seat } has a word in the shuffle, but no seal was shown for it.
error-wrong-draw = The record says “{ $said }”, but the draw for the dealer was “{ $right }”.
error-wrong-hole-line = Here comes hole { $hole }, dealer { $dealer }, seats { $seats }.
error-hole-not-finished = Hole { $hole } is not finished here.
error-match-was-over = The match is over; nothing can follow.
error-strokes-missing = The hole is over here; the line “Strokes { $strokes }, { $ending }” is missing.
error-wrong-strokes = The record says “{ $said }”, but the hole came to { $strokes } ({ $ending }).
error-wrong-result = The record says “{ $said }”, but the result is “{ $right }”.
error-bot-differs = { $bot } in seat { $seat } would not have played “{ $said }” from what it could see, but “{ $right }”.
error-match-not-over = The match is not over yet, so its hidden cards stay hidden.
error-no-such-step = The record has moves 0 to { $most }; there is no { $step }.
error-no-such-match = The file has matches 1 to { $most }; there is no { $match }.
error-no-such-seat = There is no seat { $seat }; the seats are 0 to { $most }.

## Positions

error-position-empty = There is no position here. It begins with the name of a game.
error-position-too-long = No position is longer than { $most } characters.
error-position-unknown-word = “{ $word }” makes no sense here. A line begins with the number of a seat or with one of these words: { $words }
error-position-said-twice = “{ $word }” stands here twice. Say it once.
error-position-words-after = { $count } words should stand after “{ $word }”.
error-position-number = “{ $word }” is no number that can stand here.
error-position-seats = Seat { $seat } does not fit: the seats are 0 to { $most }, each on one line.
error-position-rows = This is not { $rows } rows of { $columns } cards.
error-position-slot = “{ $word }” is no card in its place. Face up: 7. Face down: ?7, or ? if it is not known; then * if its owner knows it, ! if all do.
error-position-two-turns = It can be the turn of one seat only.
error-position-two-closers = Only one seat can have closed the hole.
error-position-held = A card in the hand is written: held 7 from stock, or: from discard.
error-position-ending = A hole does not end with “{ $word }”. It ends with one of: { $endings }
error-position-rules = There is no version { $version } of these rules; the newest is { $newest }.
error-position-sits-out = Seat { $seat } sits out this hole, so it has no cards and no turn.
error-position-slots = Seat { $seat } has { $cards } cards in place of { $slots }.
error-position-too-few-play = At least two seats play a hole.
error-position-dealer = Seat { $seat } deals but does not play.
error-position-over = The hole is over: all cards lie face up, nobody has a turn, waits or holds a card.
error-position-nobody-closed = The hole ended with the last round, but nobody is marked as the closer.
error-position-too-early = While somebody is waiting, nobody has had a turn yet.
error-position-held-without-turn = A card is held, but it is nobody’s turn. Mark the seat whose turn it is with >.
error-position-no-turn = Whose turn is it? Mark that seat with >, or those who have still to begin with the word waiting.
error-position-closer-turn = Seat { $seat } has closed the hole and gets no further turn.
error-position-not-out = Seat { $seat } closed the hole, but not all its cards lie face up.
error-position-is-out = All cards of seat { $seat } lie face up, so it has closed the hole: mark it with the word closer.
error-position-no-secrets = Seat { $seat }: in this game nobody knows a face-down card, so it has no mark and nothing is owed.
error-position-teed-off = Seat { $seat } is waiting, but has turned up all it may ({ $up }).
error-position-tee-shots = Seat { $seat } has turned up { $up } cards; before the first turn everybody turns up { $shots }.
error-position-open-card = Everybody can see this card, so it has to be named.
error-position-no-discard = There is always a discard.
error-position-card-count = There are { $cards } cards here, and the pack has { $pack }. Leave out the stock to have it counted.
error-position-turns-by-seat = Turns go round from the dealer’s left; nobody can have had so many more than another.
error-position-turns = After { $turns } turns it is the turn of seat { $seat }.
error-position-closer-turns = Seat { $seat } closed the hole, so it has had a turn.
error-position-discards = { $discards } discards are too many for { $turns } turns.
error-position-owes = Seat { $seat } has not seen the card in place { $slot }, so it owes nothing there.
error-position-no-play-off = Hole { $hole } is no play-off, so nobody sits out.
error-position-tied = A play-off is for those with the lowest total: seats { $seats }.
error-position-no-move = Seat { $seat } would have no legal move here.
error-position-not-told = The position does not say all that seat { $seat } knows, so no bot can think for it.
error-position-players = The position has { $seats } seats, and { $players } are to play.
error-position-game = This is a position of { $game }.
error-position-no-record = A match that goes on from a position has no record: no shuffle proves its cards.
error-no-position = “{ $said }” is neither a position nor a file.
error-match-no-position = { $file } is the record of a match, not a position. This shows it: { $command }

## Files and terminals

error-no-such-file = There is no file { $file }.
error-unreadable-file = { $file } cannot be read: { $reason }.
error-not-a-record = { $file } is not the record of a match.
error-position-no-match = { $file } is a position, not the record of a match. This shows it: { $command }
error-not-a-run = { $file } has no run of sim or arena in it.
error-run-version = { $file } has a run in format { $version }; this program knows { $ours }.
error-other-run = { $file } has another run: { $fact } is “{ $there }” there and “{ $here }” here.
error-same-seed = { $file } has the seed of another of these runs, so its deals would count twice.
error-unwritable-file = { $file } cannot be written: { $reason }.
error-cannot-print = The output cannot be written: { $reason }.
error-system = The system says: { $reason }.
error-texts-lacking = { $game } has not all its texts in the language “{ $language }”: English ones, or the numbers of its clauses, stand in their place.
error-file-exists = { $file } exists already. Choose another name, or add --overwrite to replace it.
error-folder-not-empty = In { $folder } there is something already. Choose a new or an empty folder.
error-already-over = The match in { $file } is over. To look at it again: { $command }
error-no-saved-matches = There are no unfinished matches in { $folder }.
error-match-is-open = The match in { $file } is open in another terminal. Go on there, or close it first.
error-match-went-on = The match in { $file } was played on elsewhere meanwhile, and that was not overwritten. To go on from there: { $command }
error-narrow-terminal = The terminal is { $columns } columns wide; the table needs at least { $least }.
error-nothing-played = Nothing has been played in this record yet.

## The command line

error-no-such-option = There is no option { $option }.
error-no-such-option-but = There is no option { $option }. Did you mean { $guess }?
error-no-such-command = There is no command “{ $command }”. There are: { $commands }
error-missing-argument = { $argument } is missing.
error-needs-a-value = { $option } needs a value.
error-bad-value = “{ $value }” will not do for { $option }.
error-recall-full = There have been { $count } events, and recall has room for { $room }: ask for more.
error-takes-no-value = { $option } takes no value.
error-needs-a-number = { $option } needs a whole number from { $least } on, not “{ $value }”.
error-out-of-range = { $option } is a number from { $least } to { $most }, not “{ $value }”.
error-bad-choice = “{ $value }” will not do for { $option }. It can be: { $choices }
error-bad-switch = “{ $value }” will not do for { $option }. It can be 1 or 0.
error-extra-argument = Nobody asked for “{ $argument }”.
error-not-together = { $first } and { $second } do not go together.
error-needs-option = { $option } needs { $other }.

## The server

error-number-taken = Somebody else has already stored number { $number } of table { $table }.
error-too-busy = The server has too much to do just now. Try again in a moment.
error-store-failed = It could not be stored, so nothing has changed: { $reason }
error-store-too-new = The tables were written by a later Backnine (version { $version }, this one knows up to { $known }). Install that one.
error-no-store = The tables cannot be kept in { $file }: { $reason }. Choose another folder with --data.
error-store-damaged = { $file } is damaged: { $reason }. Nothing was changed. Put the last copy in its place: docs/deploy.md, “Data and backups”.
error-table-damaged = What is kept of table { $table } is damaged, so it is not dealt again. Whoever runs this server can bring it back from a copy.
error-store-needs-secret = The seeds of these tables are locked. Give the secret they were locked with in BACKNINE_SECRET.
error-wrong-secret = BACKNINE_SECRET is not the secret these tables were locked with.
error-short-secret = The secret is too short: it takes at least { $least } characters.
error-nothing-to-back-up = There are no tables in { $file }. Name their folder with --data.
error-backup-exists = { $file } exists already. Choose another name.
error-no-database = The database { $database } cannot be used: { $reason }.
error-no-bus = The server named with --bus cannot be used: { $reason }.
error-target-not-empty = There are tables at the target already. Choose an empty folder or database.
error-not-moved = Table { $table } did not arrive as it was. Empty the target and try again.
error-already-served = The tables in { $folder } are being served already. Use that server or stop it; for a second one choose another folder with --data.
error-already-served-at = Backnine is running already, at { $address }, with the tables in { $folder }. Open that address or stop it; for a second server choose another folder with --data.
error-nothing-to-forget = Nothing to forget: name tables, or a name with --name.
error-no-tables = There are no tables in { $folder }. Choose the folder with --data.
error-stop-the-server = A server is running with the tables in { $folder }. Stop it first: what it has in memory would bring back what was forgotten.
error-no-such-door = { $host }:{ $port } cannot be opened: { $reason }. Choose another with --port.
error-no-more-chairs = There is no room for another chair: { $game } is for { $most } at most.
error-not-your-seat = Seat { $seat } is not yours.
error-only-the-host = Only the host can do that.
error-others-play = Other people play at this table, too.
error-undo-others-play = A move can be taken back only by somebody who plays against bots alone.
error-undo-switched-off = Moves are not taken back at this table.
error-undo-too-late = There is nothing to take back: only your last move can be, until somebody else has moved.
error-undo-shown = That move showed a card. What has been seen cannot be taken back.
error-undo-too-often = So many moves of this match have been taken back that this one stands.
error-only-players = Only players in a seat can do that.
error-table-is-open = The match has not begun yet.
error-table-is-shuffling = The cards are being shuffled.
error-table-is-playing = The match has begun already.
error-table-is-paused = The match is paused. Any player can let it go on.
error-table-is-over = The match is over.
error-table-is-ended = Everybody has left this table.
error-table-is-shut = Whoever runs this server has closed this table.
error-too-many-pauses = At most { $most } pauses a hole while others are here.
error-too-many-phrases = At most { $most } phrases in { $seconds } seconds.
error-no-person-there = No person sits in seat { $seat }.
error-no-open-chair = There is no free chair at this table.
error-no-latecomers = The host lets nobody in who comes late.
error-no-bot-there = No bot sits in seat { $seat } any more.
error-no-spectators = The host allows no spectators.
error-too-many-asking = { $most } people are asking already. Wait a moment.
error-nobody-asks = Nobody is asking for that any more.
error-chair-not-given = The host says: not now.
error-not-again-yet = The host has said no. You can ask again in { $seconds } s.
error-address-told-no = The host has said no to somebody at your address. You can ask in { $seconds } s.
error-name-needed = Say who you are: the host is to know who asks.
error-host-sits-there = The host sits in seat { $seat }.
error-no-such-round = There is no match { $round } at this table.
error-record-not-yet = The record is told when the match is over.
error-too-many-requests = Too much at once. Wait a minute.
error-quota-used-up = The server has stored as much for your address as it does in a day ({ $most } MB). Come back tomorrow.
error-too-many-connections = Too many connections. Try again later.
error-foreign-origin = A page from { $origin } may not speak to this server.
error-wrong-host = This server is not called { $host }. Whoever runs it can say that it is: backnine serve --name { $host }
error-bad-host-name = --name takes a host name alone, without https://, port or path, e.g. golf.example.org; “{ $name }” is none.
error-no-such-token = This key opens nothing here.
error-seat-moved = This seat is played on another device now.
error-sent-off = The host has sent you off this table.
error-key-taken = This key is in use already. Make a new one.
error-no-such-code = There is no table with the code { $code }.
error-no-such-table = There is no table { $table }.
error-banned = Whoever runs this server lets nobody in from your address.
error-club-password = This club asks for its password: it is typed on the start page. With an invitation you come in without it.
error-club-closed = Here one comes in with an invitation only.
error-club-no-tables = Here only the host makes tables. With an invitation you can play.
error-wrong-password = That is not the password. Capital and small letters differ.
error-bad-password = A password has { $least } to { $most } characters.
error-passwords-differ = That was not the same password twice. Nothing was changed.
error-no-password = No password was given, so nothing was changed. It is asked for in a terminal, or read from standard input or --password-file.
error-bad-network = “{ $network }” is no address and no network. Write it like 203.0.113.7, 203.0.113.0/24 or 2001:db8::/32.
error-network-too-wide = { $network } is too large a part of the internet. Name a network with at least { $least } bits behind the slash.
error-network-is-this-machine = { $network } is this machine itself. If all visitors seem to come from there, name the proxy in front with --proxy.
error-no-admin-page = This server has no page to look after it. Start it with --admin-page.
error-token-is-given = The token was given when the server was started (BACKNINE_ADMIN_TOKEN). Change it there.
error-wrong-token = That is not the token.
error-nothing-chosen = Choose at least one table.
error-network-is-yours = { $network } is where you come from yourself: you would be shut out. On the server’s machine backnine admin ban does it.
error-no-such-ban = { $ban } is not banned. `backnine admin bans` lists what is.
error-too-many-bans = There are { $most } bans already. Lift some, or ban a network in place of its addresses.
error-changed-meanwhile = Somebody else has changed this at the same moment. Try again.
error-nobody-called-so = Nobody is called so.
error-nobodys-key = Whoever had this key has no seat here any more: take their name away with `backnine admin rename`.
error-club-unreadable = Who is banned is kept in a form that this version cannot read: upgrade this server, or restore a copy. Nothing was changed.
error-no-key = A key is expected: 43 letters and digits, or a link with it behind #seat=.
error-no-server-there = No server runs on { $folder }. Start one with `backnine serve`, or name its folder with --data.
error-not-the-owner = Only the user that runs the server on { $folder } may do this. Run the command as that user, such as with sudo -u.
error-several-servers = Several servers with tables in different places have { $folder } as their folder. Give each one its own with --data.
error-no-local-sockets = This system has no local sockets that only one user can open: `backnine admin` works on Linux, macOS and BSD.
error-server-gone = The server has ended before it had answered. Start it, look whether it was done, and try again.
error-too-fast = At most { $most } messages a second.
error-bad-message = This message makes no sense: { $reason }
error-bad-request = This request makes no sense: { $reason }
error-no-such-page = There is no such page.
error-wrong-method = This address does not take that.
error-too-large = That is too large.
error-server-fault = Something went wrong here. It is not your fault; try again.
error-no-such-address = “{ $address }” is not the address of a server. One looks like this: https://golf.example/#join=K7QXW2M
error-code-alone = “{ $code }” looks like the code of a table. It needs the server’s address as well, which stands in the link of the invitation: { $program } join golf.example { $code }
error-join-what = What is missing is the link of an invitation, or the server’s address and the code of the table: { $program } join https://golf.example/#join=K7QXW2M, or { $program } join golf.example K7QXW2M.
error-other-protocol = The server { $server } (version { $version }) and this program do not understand each other. Update the older of the two.
error-no-backnine-there = At { $server } there is no Backnine server.
error-server-unreachable = { $server } cannot be reached. { $reason }
error-bad-certificate = The certificate of { $server } cannot be trusted ({ $reason }), so nothing was sent there.
error-server-said = { $text }.
error-server-nonsense = What { $server } says about the table does not fit together. The connection was closed.
error-no-seat-here = This terminal has no seat at the table { $table }. Ask the host for an invitation.

## For researchers

error-action-shape = One action for each of the { $count } holes is needed.
error-action-illegal = Action { $action } is not legal in hole { $hole }.
error-extra-missing = { $package } is not installed. In a checkout: pip install ".[{ $extra }]"

## Paper

error-paper-not-over = The match is not over yet. A score card is filled in once it is.
error-paper-other-game = This is a match of { $found }, not of { $game }. Leave --game out, or give it { $found }.
error-paper-too-many-names = { $names } names, but only { $players } columns. Name fewer, or ask for more players.
error-paper-scores = These are not the scores of a finished match: every hole has the strokes of its players, and somebody has won.
error-paper-fonts = The letters to print with were not built. In a checkout: make setup

## The coach

error-nothing-to-analyse = No hole of this match is over yet, so there is nothing to judge.
error-not-puzzles = This is no file of puzzles.
error-no-such-review = There is no such review any more: ask for it again.
error-hint-switched-off = Hints are switched off at this table.
error-hint-not-agreed = There are hints only if everybody at the table agrees.
error-hint-not-now = There is a hint when it is your turn.
error-hint-failed = The coach did not answer in time. Try again.
error-position-other-game = The position is one of { $game }, not of the game at this table.
error-bad-embedding = “{ $address }” is no web address for --embed: it is written like https://example.org, or * for all.
error-no-reminders = This server sends no reminders.
error-bad-subscription = This is no address of a push service ({ $reason }).
error-bad-contact = “{ $contact }” is no contact for --push: it is written like mailto:me@example.org or https://example.org.
error-bad-webhook = “{ $url }” is no address for --reminder-webhook: it is written like https://example.org/remind.
