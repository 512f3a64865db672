web-you = You
web-home = Start page
web-language = Language
web-offline = The server cannot be reached.
web-try-again = Try again
web-game = Game
web-game-play-nine = Play Nine
web-game-four-card = Four-Card Golf
web-about-play-nine = Eight cards, pairs and blocks.
web-about-four-card = Four cards, a good memory, a bold knock.
web-play-now = Play now
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
web-history = Finished matches
web-set-up = Set up the table first
web-no-tracking = No account, no cookies, nobody watching what you do.
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
web-only-here = This server can only be reached from this device, so nobody else can join. For phones and computers in your network start it with
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
web-you-watch = You are watching. The match has not begun yet.
web-table-settings = Game, time and spectators
web-timer = Time for a turn
web-timer-help = When it is up, a bot plays this turn. It runs only while somebody at another device is waiting.
web-no-timer = No limit
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
web-seal = Sealed shuffle
web-seal-text = The cards are already shuffled, and this is the seal. Add a word of your own if you like: it is mixed in, so nobody can have arranged the cards. After the match everybody can check it with the record.
web-your-word = Your word
web-word-of = A word from { $name }
web-word-added = { $name } has added: { $word }
web-speed = Speed of the cards
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-quick = Quick
web-speed-instant = Instant
web-appearance = Look
web-look-auto = Like the device
web-look-day = Day
web-look-night = Night
web-four-colours = Four colours for the suits
web-four-colours-help = In Four-Card Golf: diamonds blue, clubs green.
web-sound = Sounds
web-vibrate = Vibrate
web-vibrate-help = When it is your turn.
web-privacy = Nothing is tracked
web-privacy-text = These settings, your names, the keys to your seats and your finished matches are kept in this browser only. There is no account and no cookie, and this page asks no other server for anything.
web-history-empty = No match has been finished in this browser yet.
web-history-here = Kept in this browser only.
web-holes = { $count ->
    [one] { $count } hole
   *[other] { $count } holes
}
web-share-picture = Share as a picture
web-share-text = Share as text
web-picture-saved = Picture saved
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
web-hole = Hole { $hole } of { $holes }
web-hole-word = Hole
web-play-off = Play-off
web-standing = You { $total }
web-watching = Watching
web-last-round = Last round: { $name } has putted out.
web-knocked = Last round: { $name } has knocked.
web-your-turn = Your turn
web-your-cards = Your cards
web-stock = Stock, { $count } cards. Draw one.
web-left = { $count } left
web-discard = Discard: { $card }
web-no-discard = No discard
web-discards = Discard
web-in-hand = In hand: { $card }
web-no-card = No card in hand
web-in-your-hand = In your hand
web-slot-down = Place { $slot }, face down
web-slot-up = Place { $slot }: { $card }
web-slot-pair = Place { $slot }: { $card }, pairs with place { $partner }
web-tee-off = Turn up two of your cards
web-first-look = Look at your two near cards, once
web-draw = Draw a card or take the discard
web-draw-or-knock = Draw, take the discard, or knock
web-place-taken = Choose a place for it, or touch it again to put it back
web-place = Place the { $card }
web-place-or-turn = Place the { $card }, or discard it and turn up a card
web-place-or-toss = Place the { $card }, or discard it
web-turn-up = Which card shall be turned up?
web-wait = { $name } is to play
web-wait-others = Waiting for the others
web-paused = The match is paused
web-hole-over = The hole is over
web-next-hole = Next hole
web-you-won = You have won!
web-won = { $name } has won
web-shared = The win is shared
web-rematch = Play again
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
web-wait-host = The host will start the match.
web-remembered = I have seen them
web-remember = Remember your cards
web-offline-still = The rules and the first lesson are there offline, too:
web-learn = Learn by playing
web-rules = Rules
web-about = About

## At the table

web-joker = Joker
web-told = { $name }: { $deeds }
web-comma = { ", " }
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
web-settings = Settings
web-watchers = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
web-sure-leave = Leave for good? A bot will play on for you, and you cannot come back.
web-keys = Keyboard
web-key-slot = a place in your layout
web-key-draw = draw from the stock
web-key-take = take the discard, or put it back
web-key-discard = discard
web-key-knock = knock
web-key-next = next hole
web-key-score = score card
web-key-log = log
web-key-back = change your mind
web-standing-place = You { $total } · { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
web-waits-for = Waiting for { $names }
web-want-rematch = Ready to play again: { $names }
web-hold-to-look = Hold to look
web-knocks = { $name } knocks!
web-putts-out = { $name } putts out!
web-no-hole-yet = No hole has been finished yet.
web-all-taken = All chairs are taken. Add a chair to invite more people.
