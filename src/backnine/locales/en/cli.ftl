### The command line's own help.

cli-usage = Usage:
cli-commands = Commands
cli-options = Options
cli-arguments = Arguments
cli-examples = Examples
cli-options-word = [OPTIONS]
cli-command-word = COMMAND

cli-about = Golf card games, exact to their rules: Play Nine and Four-Card Golf, in your terminal and in your language.
cli-first-time = New here? Type “backnine play” and Enter. “backnine rules” explains the games.
cli-option-help = Show this help.
cli-option-version = Show the version.
cli-option-lang = Language: en, fr, it, es, ja. Without it: BACKNINE_LANG, then your system’s language.

cli-play = Play a whole match in this terminal, against bots or with friends at one keyboard.
cli-play-long = Take your turns by typing a letter or a number. Ctrl-C saves the match; --resume goes on with it.
cli-play-game = play-nine or four-card
cli-play-people = People at this keyboard. With 0 the bots play alone and only the result is shown.
cli-play-bots = Bots, separated by commas: rookie, weekender, club. Without it: enough weekenders for a good table.
cli-play-seats = Who sits where, in table order: “you” or a bot for each seat, e.g. you,rookie,you.
cli-play-names = Names of the people, separated by commas.
cli-play-house = House rules, e.g. holes=3,adjacent. “backnine rules GAME” lists them.
cli-play-seed = Seed of the shuffle: 1 to 64 hexadecimal digits. Without it: fresh chance from the system.
cli-play-salt = A word of your own that goes into the shuffle. May be given several times.
cli-play-save = Keep the record of the match in this file.
cli-play-overwrite = Replace the file if it exists.
cli-play-resume = Go on with the match in this file.
cli-play-memory-aid = Show you what you are entitled to remember (Four-Card Golf).

cli-score = Count a layout, with the reason for every stroke saved.
cli-score-long = A layout is its rows with / between them. With - as the layout, one layout a line is read from standard input and one JSON object a line is the answer.
cli-score-layout = The cards, e.g. “H 3 7 7 / H 12 7 7”
cli-score-house = House rules that change the count, e.g. adjacent.
cli-score-json = Answer in JSON.

cli-replay = Step through the record of a match.
cli-replay-file = A record made by “backnine play --save”
cli-replay-jsonl = Print every deal, move and score as JSON lines, so that anybody can check them.
cli-replay-at = Show the table after this move.
cli-replay-seat = Show only what this seat could see (0 is the first).

cli-verify = Prove a record: replay it, check every rule, every score and the sealed shuffle.
cli-verify-files = One or more records

cli-rules = The full rules of a game, with drawn examples.
cli-rules-game = play-nine or four-card; both if left out
cli-rules-markdown = Print Markdown instead of a page for the terminal.

cli-completion = Print the completion script for your shell.
cli-completion-long = For bash, add this line to ~/.bashrc: eval "$(backnine completion bash)"
cli-completion-shell = bash, zsh or fish
