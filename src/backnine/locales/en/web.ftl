web-you = You
web-what = Golf card games, at once and free: against bots or with friends.
web-home = Start page
web-language = Language
web-offline = The server cannot be reached.
web-try-again = Try again
web-game = Game
web-game-play-nine = Play Nine
web-game-four-card = Four-Card Golf
web-game-six-card = Six-Card Golf
web-about-play-nine = Eight cards, pairs and blocks.
web-about-four-card = Four cards, a good memory, a bold knock.
web-about-six-card = Six cards, pairs in a column, a race to go out.
web-play-now = Play now
web-how-many-holes = Holes
web-against = { $count ->
    [one] You against { $bot }
   *[other] You against { $count } bots: { $bot }
}
web-choose-opponents = Choose your opponents
web-level = Level
web-how-many-bots = How many bots?
web-with-friends = With friends
web-your-name = Your name
web-invite = Invite friends elsewhere
web-same-device = Together on this device
web-code = Code
web-join = Join
web-invited = You are invited
web-sit-down = Sit down
web-your-tables = Your tables
web-a-table = A table
web-more-tables = { $count } more
web-fewer-tables = Show fewer
web-remove-all-bots = Remove all { $count } against bots
web-sure-remove-bots = Remove this table? Nobody but bots is there; the match stays unfinished.
web-sure-remove-all = Remove { $count } tables? Nobody but bots is there; those matches stay unfinished.
web-history = Finished matches
web-set-up = Set up the table first
web-no-tracking = No account, no cookies, no tracking.
web-have-code = Have you got a code?
web-fewer = One fewer
web-one-more = One more
web-people-help = Who is playing? Pass the device on when it is somebody else’s turn.
web-name-of = Name of player { $number }
web-add-person = Somebody else
web-remove-person = Take player { $number } off the list
web-invitation = Invitation
web-invites = { $name } invites you
web-chairs-free = { $free } of { $chairs } chairs free
web-already-seated = You already have a seat at this table.
web-to-my-seat = Go to my seat
web-sit-down-too = Sit down as somebody else
web-invitation-wrong = Check the code, or ask whoever invited you for a new link.
web-late-begun = This match has begun already.
web-late-full = All chairs are taken.
web-late-watch = Watch
web-late-play = Play along
web-late-which = If the host agrees you can play on in a bot’s place. It stays as it is: cards, strokes and all.
web-late-take = Ask for { $name }’s chair
web-late-asked = The host is asked whether you may have { $name }’s chair …
web-late-nobody = Nobody is at the table just now who could answer. You go on asking.
web-late-stop = Stop asking
web-late-no = The host says: not now.
web-late-sure = { $name } has come and would like to have { $bot }’s chair. They play on with its cards, but are not told what has been looked at before.
web-late-yes = Give up the chair
web-late-plays = { $name } now plays { $before }’s cards
web-yes = Yes
web-late-begun-at = Under way: { $where }
web-late-no-chair = There is no chair for you in this match.
web-late-closed = The host lets nobody in just now.
web-late-next = After the match the host can put up another chair. This page notices by itself.
web-late-soon = The host can put up another chair. This page notices by itself.
web-late-your-name = Your name, for the host
web-late-whose = Whose chair?
web-late-chair = { $name }, { $strokes } so far
web-late-ask-watch = Ask to watch
web-late-asked-watch = The host is asked whether you may watch …
web-late-again = You can ask again in { $seconds } s.
web-late-door = Somebody is at the door
web-late-asks = May { $name } have { $bot }’s chair?
web-late-asks-watch = May { $name } watch, and everybody else with the code?
web-late-more = More about this, and more answers
web-late-sure-watch = Spectators see what everybody sees, and nobody’s hidden cards. With a yes they are allowed, for others too, until you switch it off.
web-late-yes-watch = Allow spectators
web-late-never = No, and no more questions
web-late-at-door = { $who ->
    [many] { $name } ask to come in
   *[one] { $name } asks to come in
}
web-open-again = Open again
web-missing = Not here yet: { $name }.
web-call = Link for them: on their own device it leads to their seat
web-wait-host-away = Waiting for { $name }, who starts the match. If the host stays away for { $seconds } s, one of you may start it.
web-latecomers = Latecomers may ask to come in
web-latecomers-help = For a bot’s chair, or to watch: whoever has the code asks; you say yes or no.
web-no-entry = There is no seat for you behind this link
web-no-entry-table = A seat opens only in the browser in which somebody sat down. Open the link there, or ask the host for an invitation.
web-no-entry-gone = This table is not there any more, or your chair was given to somebody else.
web-no-entry-watch = This link for spectators opens nothing any more. Ask the host for a new one.
web-not-begun = Not begun yet
web-is-paused = paused
web-table-gone = Not there any more
web-remove = Remove
web-remove-table = Remove the table from the list: { $names }
web-the-table = The table
web-at-the-table = At the table
web-invite-friends = Invite
web-link = Link
web-copy = Copy
web-not-copied = That did not work. Select the text and copy it.
web-share = Share
web-only-here = This server can only be reached from this device. For phones and computers in your network stop it where it runs (Ctrl+C), then start it with
web-only-here-stay = Your tables stay.
web-add = Add:
web-who-sits = Who sits on chair { $number }?
web-make-host = Make host
web-sure-kick = Take the chair away from { $name }?
web-need-two = At least two must sit at the table.
web-free-go = { $count ->
    [one] The free chair goes away at the start.
   *[other] The free chairs go away at the start.
}
web-lost-chair = Your chair at this table was given away.
web-no-spectators = The host allows no spectators.
web-damaged = What is kept of this table is damaged. Whoever runs this server can bring it back from a copy.
web-quota = This server has stored as much for your address as it does in a day. Come back tomorrow.
web-you-watch = You are watching. The match has not begun yet.
web-table-settings = Game, time and spectators
web-timer = Time for a turn
web-timer-help = When it is up, a bot plays this turn. It runs only while somebody at another device is waiting.
web-no-timer = No limit
web-days = { $count ->
    [one] A day a move
   *[other] { $count } days a move
}
web-days-help = Play when you find the time. The table goes on though nobody is here, and a bot plays when the time is up.
web-hours-left = { $hours ->
    [one] { $hours } hour left
   *[other] { $hours } hours left
}
web-days-left = { $days ->
    [one] { $days } day left
   *[other] { $days } days left
}
web-hours-short = { $hours } h
web-days-short = { $days } d
web-bell = Remind me on this device
web-bell-help = A notification when it is your turn and you are not here, and once more before the time is up. Your browser’s maker delivers it, and cannot read it.
web-bell-denied = This browser does not allow notifications here. Its settings can change that.
web-bell-failed = That did not work. Try again later.
web-bell-yes = Remind me when it is my turn
web-bell-no = No, thanks
web-grace = When somebody drops out, a bot takes over after
web-grace-help = Whoever comes back takes over again.
web-at-once = At once
web-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
web-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
web-bot-pace = Pace of the bots
web-pace-0 = At once
web-pace-300 = Brisk
web-pace-700 = Normal
web-pace-1500 = Leisurely
web-pace-3000 = Very slow
web-names-list = Names from a list
web-names-list-help = Everybody picks a word of golf or an animal: nobody can write anything else.
web-watch-allowed = Spectators may watch
web-watch-help = They see what everybody at the table sees, and no hidden card.
web-watch-link = Link for spectators
web-memory-aid = Memory aid
web-memory-aid-help = Everybody goes on seeing the cards they have seen.
web-house-rules = House rules
web-usual-rules = The usual rules.
web-on = yes
web-off = no
web-house-adjacent = Bonus only for neighbouring columns
web-house-holes = Holes
web-house-renewals = Renewals of the stock
web-house-no-pass = No passing
web-house-closer-penalty = Going out too early doubles
web-house-ties = Tie for first place
web-house-pairs-cancel = Pairs in a column count 0
web-house-look = First look
web-house-knock-penalty = 10 strokes for a wrong knock
web-house-jokers = Jokers
web-house-packs = Packs of cards
web-house-no-peek = No peeking
web-house-flip = Turning up after a discard
web-house-last-round = One more turn after going out
web-house-twos = A two counts
web-house-twos-keep = A pair of twos keeps −4
web-house-blocks = Blocks: −10 and −15
web-choice-ties-playoff = Play-off
web-choice-ties-shared = Shared win
web-choice-look-near = Two near cards
web-choice-look-any = Any two cards
web-choice-look-1 = One card
web-choice-look-4 = All four
web-choice-packs-auto = By number of players
web-choice-packs-1 = 1
web-choice-packs-2 = 2
web-choice-packs-3 = 3
web-choice-flip-never = Never
web-choice-flip-may = Allowed
web-choice-flip-must = Required
web-seal = Sealed shuffle
web-seal-text = The seed of the shuffle is already fixed, and this is its seal. Every player’s device adds a random word of its own, sealed as well, so nobody can have arranged the cards. After the match your device checks it all.
web-your-word = Stir in something of your own
web-word-of = Stir in something from { $name }
web-word-stays = Whatever you type stays on this device. Only its fingerprint goes into the shuffle.
web-word-sealed = Sealed word of { $name }: { $seal }
web-shuffling = Shuffling …
web-fair = Was it fair?
web-fair-yes = Was it fair? Yes: all { $cards } cards fit the seal.
web-fair-no = Was it fair? Something does not fit.
web-fair-left = Was it fair? Your word is not in the shuffle.
web-fair-open = Was it fair? What could be checked fits.
web-speed = How quickly it is played
web-speed-help = Cards and, in a game of your own, the bots
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-quick = Quick
web-speed-instant = Instant
web-appearance = Look
web-look-auto = Like the device
web-look-day = Day
web-look-night = Night
web-four-colours = Four colours for the suits
web-four-colours-help = In games with a 52-card pack: diamonds blue, clubs green.
web-sound = Sounds
web-sound-offer = Would you like to hear the cards? Softly: felt, paper, the rattle of the cup.
web-sound-yes = Yes, please
web-sound-no = No, thank you
web-vibrate = Vibrate
web-vibrate-help = When it is your turn.
web-privacy = What is stored
web-privacy-text = This browser keeps these settings, your names, the keys to your seats and your finished matches. The server keeps the names and moves of a table for a while. There is no account and no cookie, and this page asks no other server for anything.
web-privacy-more = What is stored, where and how long
web-clear = Clear this browser
web-sure-clear = Delete your settings, names, finished matches and the keys to your seats from this browser? You cannot go back to tables you sit at. What the server has stored stays there.
web-history-empty = No match has been finished in this browser yet.
web-history-here = Kept in this browser only.
web-history-fewer = This browser has no room left: the oldest matches gave way to the newest. Save them as a file on the page of your matches.
web-history-none = This browser has no room left: this match is kept only until you close the page. Save it as a file on the page of your matches.
web-holes = { $count ->
    [one] { $count } hole
   *[other] { $count } holes
}
web-share-picture = Share as a picture
web-share-text = Share as text
web-share-name = Which name shall stand on it?
web-share-nameless = Without a name
web-picture-saved = Picture saved, among your downloads
web-download-record = Download the record
web-record-gone = The server does not have this record any more.
web-to-table = Back to the table
web-sure-forget = Remove this match from the list?
web-hide-phrases = Hide what others say
web-hide-phrases-help = The quick phrases of the other players are not shown.
web-sure-leave-open = Leave this table? Your chair is then free for somebody else.
web-sure-remove = Remove this table from the list? This browser then has no key to your seat any more, and a bot plays on for you.
web-connecting = Connecting…
web-reconnecting = The connection is lost. Trying again…
web-closed = This table cannot be reached any more.
web-key-died = This device has no seat at this table any more: you play on another one, your chair was given away, or the table was deleted.
web-hole = Hole { $hole } of { $holes }
web-hole-word = Hole
web-play-off = Play-off
web-standing = { $name } { $total }
web-watching = Watching
web-last-round = Last round: { $who ->
    [you] you have
   *[one] { $name } has
} { $game ->
    [play-nine] putted out
   *[other] gone out
}.
web-knocked = Last round: { $who ->
    [you] you have
   *[one] { $name } has
} knocked.
web-your-turn = Your turn
web-your-cards = Your cards
web-stock = Stock, { $count } cards
web-stock-draw = Stock, { $count } cards. Draw one.
web-left = { $count } left
web-discard = Discard: { $card }
web-no-discard = No discard
web-discards = Discard
web-in-hand = In hand: { $card }
web-no-card = No card in hand
web-in-your-hand = In your hand
web-undo = Take back
web-undo-move = Take my last move back
web-slot-down = Place { $slot }, face down
web-slot-up = Place { $slot }: { $card }
web-slot-pair = Place { $slot }: { $card }, pairs with place { $partner }
web-tee-off = Turn up two of your cards
web-first-look = { $look ->
    [1] Look at your near left card, once
    [4] Look at your four cards, once
   *[near] Look at your two near cards, once
}
web-look-touch = Touch a card to look at it
web-draw = Draw a card or take the discard
web-draw-or-knock = Draw, take the discard, or knock
web-place-taken = Choose a place for it, or touch it again to put it back
web-place = Place the { $card }
web-place-or-turn = Place the { $card }, or discard it and turn up a card
web-place-or-toss = Place the { $card }, or discard it
web-turn-up = Which card shall be turned up?
web-wait = { $who ->
    [you] It is your turn
   *[one] { $name } is to play
}
web-wait-others = Waiting for the others
web-paused = The match is paused
web-hole-over = The hole is over
web-takes-hole = { $who ->
    [you] You take the hole
    [you-too] You and { $name } share the hole
    [many] { $name } share the hole
   *[one] { $name } takes the hole
}
web-last-cards = Last cards
web-result = Result
web-next-hole = Next hole
web-play-out = Play it out
web-won = { $who ->
    [you] You have won!
    [you-too] You and { $name } share the win!
    [many] { $name } share the win
   *[one] { $name } has won
}
web-rematch = Play again
web-reopen = Change game or chairs
web-same-again = The same again
web-again-in = I’ll play
web-again-is-in = will play
web-waits-again = { $here ->
    [0] Open again: waits for all of you
   *[other] Open again: waits for you, { $here } here already
}
web-again-help = The same people once more: whoever has a seat here finds this table under “Your tables” on their own device.
web-tally = { $wins ->
    [one] 1 match won
   *[other] { $wins } matches won
}, { $strokes } strokes
web-look = Look
web-decline = Go on without looking
web-pass = Pass
web-knock = Knock
web-peek = Peek
web-no = No
web-sure = Are you sure?
web-sure-knock = Knock? Everybody else has one more turn.
web-sure-peek = Peek at place { $slot }? You must then replace that card with the next one you draw.
web-take-back = Take my seat back
web-bot-plays = bot
web-resume = Go on
web-pause = Pause
web-more-time = Give more time
web-leave = Leave for good
web-close = Close
web-menu = Menu
web-score-card = Score card
web-log = Log
web-say = Say
web-more = More
web-total = Total
web-strokes = { $count ->
    [one] { $count } stroke
   *[other] { $count } strokes
}
web-record = Record of match { $number }
web-hand-over = Pass the device to { $name }
web-ready = I am { $name }
web-qr = QR code of the invitation
web-code-is = Code
web-copied = Copied
web-free-chair = Free chair
web-host = host
web-bot = bot
web-remove-chair = Take away the chair: { $name }
web-add-chair = Free chair
web-add-here = Player on this device
web-add-bot = Bot
web-start = Start
web-wait-host = { $name } will start the match.
web-acts = The host is away. { $who ->
    [you] You
   *[one] { $name }
} may start the match meanwhile.
web-remembered = I have seen them
web-remember = Remember your cards
web-offline-still = The rules and the first lesson are there offline, too:
web-learn = Learn by playing
web-rules = Rules
web-paper = To print
web-paper-card = Score card to print
web-about = About
web-guide = A short guide for families, hosts and keen players

## At the table

web-joker = Joker
web-comma = { ", " }
web-name-comma = { ", " }
web-and = { $first } and { $second }
web-and-others = { $first } and { $count } others
web-seconds-left = { $seconds } seconds left
web-slot-known = Place { $slot }, face down; you know it: { $card }
web-has-left = has left, a bot plays
web-away = away
web-closed-hole = closed the hole
web-log-empty = Nothing has been played yet.
web-player = Player
web-this-hole = This hole
web-mute = Mute { $name }
web-unmute = Hear { $name } again
web-hand-host = Make { $name } the host
web-sure-hand-host = Make { $name } the host? Then { $name } decides about the table, not you.
web-send-off = Send { $name } off
web-sure-send-off = Send { $name } off? A bot plays on in that seat, and it cannot be taken back.
web-sent-off = The host has sent you off. A bot plays on for you.
web-elsewhere = Play on another device
web-elsewhere-help = Point the camera of the other device here, or open the link there.
web-elsewhere-link = Open this link in the other browser.
web-elsewhere-goes = Your seat goes along, and this page stops playing. Keep the link to yourself: whoever opens it has your seat.
web-elsewhere-whose = Whose seat?
web-elsewhere-qr = QR code that takes your seat along
web-elsewhere-gone = { $name } plays on another device now.
web-moved = You play on another device now.
web-seat-here = Play on here
web-seat-waits = { $name }, your seat can come to this device. The other one then stops playing.
web-seat-gone = This link has been used, or the seat is not there any more. On the device where you play, ask for a new one in the menu.
web-settings = Settings
web-watchers = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
web-sure-leave = Leave for good? A bot will play on for you, and you cannot come back.
web-forget-me = Forget my name here
web-sure-forget-me = Leave for good and have your name forgotten? At this table and in its records you are then called “Golfer”. A bot plays on for you, and you cannot come back. Records that others have already saved keep your name.
web-delete-table = Delete this table
web-sure-delete = Delete this table and all its matches from the server? This cannot be undone.
web-sure-delete-all = Delete this table and all its matches from the server? The others must agree: while a match goes on, everybody who sits here; after it, everybody who is here.
web-delete-wished = { $name } would like to delete this table.
web-delete-waits = You want this table deleted. The others have still to agree.
web-delete-back = Keep the table
web-table-deleted = This table has been deleted.
web-table-shut = Whoever runs this server has closed this table.
web-broken-off = Whoever runs this server has ended the last match before it was over.
web-forgotten = Your name has been forgotten.
web-forgotten-how = At that table and in its records you are now called “Golfer”. Records that others saved before keep your name.
web-keys = Keyboard
web-key-slot = a place in your layout
web-key-draw = draw from the stock
web-key-take = take the discard, or put it back
web-key-discard = discard
web-key-knock = knock
web-key-undo = take your last move back
web-key-next = next hole
web-key-score = score card
web-key-log = log
web-key-back = change your mind
web-standing-place = { $name } { $total } · { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
web-waits-for = Waiting for { $name }
web-want-rematch = { $who ->
    [you] You want to play again.
    [you-too] You and { $name } want to play again.
    [many] { $name } want to play again.
   *[one] { $name } wants to play again.
}
web-knocks = { $who ->
    [you] You knock!
   *[one] { $name } knocks!
}
web-putts-out = { $game ->
    [play-nine] { $who ->
        [you] You putt out!
       *[one] { $name } putts out!
    }
   *[other] { $who ->
        [you] You go out!
       *[one] { $name } goes out!
    }
}
web-no-hole-yet = No hole has been finished yet.
web-all-taken = All chairs are taken. Add a chair to invite more people.
web-tee-off-one = Turn up one more card
web-low-wins = The fewest strokes win: low cards are good
web-draw-owed = Draw: the card goes to place { $slot }
web-peek-hint = Touch a card you do not know to peek at it
web-addressed = { $name }: { $text }

web-showing = counts { $strokes }
web-face-down = { $count } face down
web-counts = Count the cards
web-counts-help = What the cards you can see count, and how many are face down, at every player’s cards.
web-undos = Take moves back
web-undos-help = Against bots alone: your last move, unless it showed a card. The bots wait a few seconds then; a tap on the table lets them go on.
web-mute-bots = Mute the bots
web-unmute-bots = Hear the bots again
web-keeper = Score keeper for real cards

## Hints

web-hint = Hint
web-hints = Hints from the coach
web-hints-help = One press tells the best move, a second what the others cost.
web-hints-missing = { $who ->
    [many] { $name } have not agreed yet.
   *[one] { $name } has not agreed yet.
}
web-hints-agreed = Everybody agrees: there are hints at this table.
web-key-hint = hint from the coach
web-practice = Practise
web-ask-coach = Ask the coach
web-what-if = What if?
web-what-if-back = Back to the position
web-club-message = Message of the day
web-club-enter = This club asks for its password. With an invitation you come in without it.
web-club-make = To make tables, this club asks for its password. With an invitation you can play without it.
web-club-password = Password
web-club-open = Open
web-club-show = Show the password
web-club-not-for-tables = With this password one comes in, but makes no tables.
web-club-invited-only = Here one comes in with an invitation only: open its link, or type its code.
web-club-no-tables = Here only the host makes tables. With an invitation you can play: open its link, or type its code.
