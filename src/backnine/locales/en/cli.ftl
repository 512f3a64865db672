### The command line's own help.

cli-usage = Usage:
cli-commands = Commands
cli-options = Options
cli-arguments = Arguments
cli-bots = Bots
cli-examples = Examples
cli-options-word = [OPTIONS]
cli-command-word = COMMAND

cli-about = Golf card games, exact to their rules, in your terminal and in your language.
cli-first-time = New here? Type “backnine play” and Enter. “backnine rules” explains the games.
cli-option-help = Show this help.
cli-option-version = Show the version.
cli-option-lang = Language: en, fr, it, es, ja. Without it: BACKNINE_LANG, then your system’s language.

cli-play = Play a whole match in this terminal, against bots or with friends at one keyboard.
cli-play-long = Take your turns by typing a letter or a number. Ctrl-C saves the match; --resume goes on with it.
cli-play-game = one of { $games }
cli-play-people = People at this keyboard. With 0 the bots play alone and only the result is shown.
cli-play-bots = Bots, separated by commas, e.g. rookie,club. Without it you are asked; where nobody can be asked, weekenders play. A program of your own is “cmd:./mybot” or “py:module:Class”.
cli-play-seats = Who sits where, in table order: “you” or a bot for each seat, e.g. you,rookie,you.
cli-play-names = Names of the people, separated by commas. That of one person alone is remembered.
cli-play-house = House rules, e.g. holes=3,adjacent. “backnine rules GAME” lists them.
cli-play-seed = Seed of the shuffle: 1 to 64 hexadecimal digits. Without it: fresh chance from the system.
cli-play-salt = Something of your own that goes into your word for the shuffle; given again, into that of the next person.
cli-play-save = Keep the record of the match in this file.
cli-play-overwrite = Replace the file if it exists.
cli-play-transcript = Write down all that programs hear and say, line by line.
cli-play-resume = Go on with the match in this file; without one, choose among the saved matches.
cli-play-from = Play on from a position (docs/position.md): the cards it does not name are dealt. There is no record of such a match. Without --seats you take the seat that is to act.
cli-play-memory-aid = Show you what you are entitled to remember (Four-Card Golf).

cli-join = Sit down at a table on a server, with friends in browsers and terminals.
cli-join-long = If the connection breaks, it comes back by itself. Leave with q or Ctrl-C: your seat is kept, and the same command brings you back to it.
cli-join-address = The link of an invitation or of a seat that moves here, or the address of the server.
cli-join-code = The code of the table, if the address does not have it.
cli-join-name = Your name at the table. Without it you are asked.

cli-score = Count a layout, with the reason for every stroke saved.
cli-score-long = A layout is its rows with / between them. With - as the layout, one layout a line is read from standard input and one JSON object a line is the answer.
cli-score-layout = The cards, e.g. “H 3 7 7 / H 12 7 7”
cli-score-house = House rules that change the count, e.g. adjacent.
cli-score-json = Answer in JSON.

cli-replay = Step through the record of a match.
cli-replay-file = A record made by “backnine play --save”
cli-replay-jsonl = Print every deal, move and score as JSON lines, so that anybody can check them.
cli-replay-match = Which match of a file with several. Without it: the first, or with --jsonl all of them.
cli-replay-at = Show the table after this move.
cli-replay-seat = Show only what this seat could see (0 is the first).
cli-replay-position = Print the table after move --at, or the last one, as a position in one line (docs/position.md).

cli-verify = Prove a record: replay it, check every rule, every score and the sealed shuffle.
cli-verify-files = One or more records
cli-verify-no-rethink = Do not let the bots think again.
cli-verify-long = Proves the seals, the words, the draw, every deal, every move and every score. Then every move of a bot is thought again from what its seat could see, and nothing else: a bot that peeked would show. With bots that think long, that takes long, too.

cli-show = Draw a position, and ask bots what they would do there.
cli-show-long = A position is a moment of a match as text (docs/position.md): as one seat may know it, with ? for cards that are not known, or open.
cli-show-position = The position in one line or as a drawing, a file with it, or - for standard input
cli-show-seat = Show what this seat knows (0 is the first); bots think for it. Without it: all that the position tells.
cli-show-bot = Bots that are asked, with their reasons, e.g. club,tour.
cli-show-seed = Seed of the bots’ whims: 1 to 64 hexadecimal digits. Without it: 0.
cli-show-coach = Ask the coach: the best move, why, and what every move costs.

cli-analyse = Tell luck from skill in a record: par, luck, mistakes, and the choices that cost most.
cli-analyse-long = Every decision is judged from what its seat could know. Strokes = par + luck with own cards + luck of the others’ cards + own mistakes + what the others chose, exactly (docs/coach.md). Of a match that goes on only the holes that are over are judged. Ctrl-C shows what there is so far.
cli-analyse-html = Write the review with its charts as one page of HTML.
cli-analyse-seat = Only the choices of this seat (0 is the first).

cli-puzzles = Make positions for practice from records: one clearly best move in each.
cli-puzzles-long = A decision becomes a puzzle where the next best move is worse by more than a limit and by more than twice the judge’s error. Each has its themes, and a rating by how often our bots miss it (docs/coach.md).
cli-puzzles-out = Write them to this file (JSON; packed if it is called .gz). Without it: standard output.
cli-puzzles-most = At most so many of each game. Without it: 200.
cli-puzzles-written = Puzzles written to { $file }: { $many }
cli-puzzles-stopped = Stopped early: only some of the holes were searched.

cli-rules = The full rules of a game, with drawn examples.
cli-rules-game = one of { $games }; all of them if left out
cli-rules-markdown = Print Markdown instead of a page for the terminal.
cli-paper = Score cards, rule sheets and cards to print, as PDF.
cli-paper-kind = scorecard, rules or cards
cli-paper-game = The game: { $games }. With --file it is the game of the match.
cli-paper-players = Columns of the score card, or players that the cards must suffice for.
cli-paper-names = Names to print over the columns, e.g. Ann,Ben.
cli-paper-holes = Holes on the score card.
cli-paper-size = The paper: A4 or letter.
cli-paper-file = Fill the score card in from the record of a match, or from a file of backnine keep.
cli-paper-match = The number of the match, in a file with several.
cli-paper-output = Where to write the PDF.

cli-arena = Let bots play against each other, and measure who is stronger and by how much.
cli-arena-long = Every deal is played again with the seats rotated, so that everybody gets everybody’s cards. Ctrl-C shows what there is so far. A program of your own can take a seat: “cmd:./mybot --flag”, or “py:module:Class” in Python (docs/bot-protocol.md).
cli-arena-bots = Two or more bots: rookie, weekender, club, tour (tour@200 may think for 200 ms), random, or a program as “cmd:…” or “py:module:Class”
cli-arena-matches = How many matches to play; rounded up to whole deals. Without it: 200.
cli-arena-seats = Seats at the table. With fewer bots than seats the last one fills the rest. Without it: one for each bot.
cli-arena-seed = Seed of all deals: 1 to 64 hexadecimal digits. The same seed gives the same deals. Without it: a new one every time, which the result tells.
cli-arena-from = Play nothing but the rest of this hole, again and again: a position (docs/position.md), whose unknown cards are dealt from the seed.
cli-arena-rest-of = Every match is the rest of this hole: { $position }
cli-arena-patience = Seconds a program may take for a move, and twice as long to start. Without it: 5.
cli-arena-memory = Megabytes of memory that each process of a program may use. Without it: 2048.
cli-arena-jobs = Processes that play at the same time. Without it: one for each core.
cli-arena-until = Stop as soon as the result is known to so many strokes a hole, e.g. ±0.2: strokes in a simulation, the difference in a contest. The number of matches or holes, if there is one, is the most.
cli-arena-resume = Keep the account of the run in this file, and go on from it if it is there. Without --seed: with its seed.
cli-arena-cluster = Play on a Ray cluster: auto for the one that this machine belongs to, or its address (docs/cluster.md).
cli-arena-report = Write a report with plots into this file, as a web page that needs nothing else.
cli-arena-rounded-up = Asked for: { $asked }. Rounded up, so that every deal is played in all seats.
cli-arena-report-written = The report is in { $file }
cli-arena-records = Keep the records of all matches in this new or empty folder, a thousand in a file (docs/data.md). They are played move by move, which takes longer.
cli-arena-records-written = The records are in { $folder }
cli-arena-moves = Write every decision into this Parquet file, one row each (docs/data.md). Needs pyarrow.
cli-arena-moves-written = The decisions are in { $file }
cli-arena-weigh = With --moves: also what the bot expects of every move, which takes longer.
cli-arena-luck = Judge every match, too, and tell the strokes without luck. That takes far longer.
cli-arena-forfeited = { $bot } forfeited nearly every move, so the result says nothing about it. --transcript FILE writes down what it heard and said.
cli-arena-transcript = Write down all that programs hear and say, line by line. Then one process plays.
cli-arena-figure = { $figure }: { $value }
cli-arena-time-left = { $time } left

cli-sim = Statistics of play: strokes, turns, savings, who closes, luck against skill.
cli-sim-long = Bots play many holes by themselves. With different bots every deal is played again with the seats rotated, so that everybody gets everybody’s cards: that tells skill from luck. Ctrl-C shows what there is so far.
cli-sim-bots = Bots for the seats, such as weekender, or a program as “cmd:…” or “py:module:Class”; the last one fills the rest. Without any: weekender.
cli-sim-seats = Seats at the table. Without it: one for each bot, or 4 for a single bot.
cli-sim-holes = How many single holes to play. Without it: 1000.
cli-sim-matches = Whole matches instead of single holes.
cli-sim-csv = Write a table for a spreadsheet into this file: one line for each seat and hole. - is standard output.
cli-sim-csv-written = The table is in { $file }
cli-sim-compiling = Compiling the bots for quick play. This happens once and takes a minute or two …

cli-merge = Tell several runs of sim or arena as one.
cli-merge-long = The runs were kept with --resume: the same command, each with a seed of its own, on one machine or on several. Ratings, which go by the order of the matches, are left out.
cli-merge-files = Files of runs

cli-completion = Print the completion script for your shell.
cli-completion-long = For bash, add this line to ~/.bashrc: eval "$(backnine completion bash)"
cli-completion-shell = bash, zsh or fish

## serve, backup

cli-serve = Start the server: tables for people far and near
cli-serve-long = Without a command, backnine does the same and opens the browser. Every option can also be given in the environment: BACKNINE_PORT=80 for --port 80.
cli-without = { $about }. Without it: { $value }.
cli-serve-lan = let phones and computers in the same network join, and show a QR code
cli-serve-host = the address to listen on
cli-serve-port = the port to listen on; 0 takes a free one
cli-serve-data = the folder in which tables are kept
cli-serve-database = the address of a PostgreSQL database (postgresql://…) in which tables are kept instead
cli-serve-bus = the address of a Valkey or Redis server (redis://…) over which several processes talk
cli-serve-processes = processes that serve at this address; more than one needs --database and --bus
cli-serve-log-format = how the log is written: text or json
cli-serve-trace = send traces of moves to an OpenTelemetry collector, as OTEL_… in the environment says
cli-serve-push = offer reminders by Web Push at tables by correspondence; push services are told this contact (mailto:… or https://…)
cli-serve-push-near = push services may be in your own network, also without TLS
cli-serve-reminder-webhook = an address that is told whom to remind; BACKNINE_REMINDER_SECRET signs it
cli-serve-open = open the browser
cli-serve-origin = a further web address whose pages may connect; can be given several times
cli-serve-embed = a web address whose pages may show replays in a frame; can be given several times
cli-serve-name = a name by which visitors reach this server, e.g. golf.example.org; can be given several times
cli-serve-proxy = the address of the reverse proxy in front, whose word about visitors’ addresses is taken
cli-serve-proxies = how many reverse proxies stand in front, one behind another
cli-serve-per-address = connections one address may have at a time
cli-serve-rate = tables, joins and connections one address may ask for in a minute
cli-serve-megabytes = megabytes the server stores for one address in a day
cli-serve-keep-days = days after which tables nobody has touched are forgotten; 0 keeps all
cli-serve-workers = processes in which strong bots think
cli-serve-admin-page = a web page at /admin to look after the server, behind the token of backnine admin page
cli-serve-bot = a program that tables may choose as a bot of that name: cmd:… or py:module:Class; repeatable
cli-serve-transcript = write down all that these programs hear and say, line by line; what is in the file already stays
cli-backup = Copy all tables to a file, also while the server runs
cli-backup-file = the file to write; it must not exist
cli-restore = Put a copy in the place of all tables, while the server is stopped
cli-restore-long = Every record in the copy is played again first. The tables that were there are put aside as tables.db.before-1 and so on. With --database the tables go into that database, in which there must be none. Tables of the copy that are damaged are named, with exit code 1.
cli-restore-file = the copy, as `backnine backup` makes it
cli-migrate = Move all tables from a folder into a PostgreSQL database, or back, and check each record
cli-migrate-long = Both are a folder or an address postgresql://…; no server may run on either. The source stays as it is. A table that is damaged is named and left behind, with exit code 1.
cli-migrate-source = where the tables are
cli-migrate-target = where they shall be; there must be none yet
cli-forget = Delete tables, or a name from all tables, while the server is stopped
cli-forget-long = A table's id stands in its address behind #table= and in the name of a record. With --name nothing is deleted: whoever was called so, also with a number behind, is then called Golfer at the table and in its records, which prove what they did before. With both, only at these tables. Copies made with `backnine backup` stay as they are.
cli-forget-tables = the tables to delete, or with --name those to look at
cli-forget-name = the name to forget
cli-forget-dry-run = only say what would be done
cli-admin = Look after a running server: tables, visitors, names, records, its log

## keep

cli-keep = Keep the score of a match with real cards.
cli-keep-long = Type in strokes or layouts; dealers, savings, penalties, ties and play-offs are worked out. Every entry is written to the file at once, and the browser's score keeper opens the same file.
cli-keep-file = the match to go on with, or a new file; left out, one of those kept before or a new one
cli-keep-game = The game. You are asked if it is left out.
cli-keep-names = Who plays, in the order you sit.
cli-keep-text = Write how it stands or ended to this file, as text; - shows it. Nothing is asked.
cli-keep-csv = Write all holes to this file, as a table (CSV); - shows it. Nothing is asked.
cli-keep-written = Written to { $file }
