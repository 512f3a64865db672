## Was it fair? What a browser checks by itself after a match, and what that proves

fair-title = Was it fair?
fair-about = When a match is over, your device checks its cards by itself: with the record, and with what it noted while you played.
fair-checking = Checking …
fair-yes = Yes. Everything this device could check fits.
fair-no = Something does not fit.
fair-left = Your word is not in this shuffle. What else could be checked fits.
fair-open = Nothing speaks against it, but not everything could be checked.
fair-no-record = The record of this match cannot be had: the match is not over, or the server does not have it any more.
fair-checked = What was checked
fair-seal = The seed of the shuffle is the one that was sealed before the first card.
fair-seal-unseen = The seed fits the seal in the record. This device has not kept the seal from before the match, so it cannot tell whether it is the same one.
fair-seal-changed = The seal in the record is not the one that this device saw before the match.
fair-seal-broken = The seed in the record does not fit its seal.
fair-seal-two-seeds = The table named another seed than the record does.
fair-again = The server asked this device for another word before any cards had come of the first one. The device gave none: with enough words to choose from, somebody could choose the cards.
fair-words = { $count ->
    [one] One player’s word went into the shuffle, and it fits its seal.
   *[other] The words of { $count } players went into the shuffle, and each fits its seal.
}
fair-words-none = No player’s word went into this shuffle.
fair-word-missing = { $name }’s word is not in the shuffle: it was not revealed in time.
fair-word-broken = { $name }’s word does not fit its seal.
fair-word-changed = The seal of { $name }’s word is not the one that this device saw.
fair-word-bot = { $name } is a bot, and yet the record has a word or a seal for that seat. Bots have none.
fair-own = { $count ->
    [one] Your device’s word is in it: nobody could choose these cards at will.
   *[other] The words of all { $count } players at this device are in it: nobody could choose these cards at will.
}
fair-own-among = Your device’s word is in it, but others are missing. Whoever knew the seed and held them back could choose among { $choices } shuffles, not more.
fair-own-missing = This device revealed a word for { $name }, but it was left out of the shuffle; the record shows that. It may have come too late: that alone is no proof of cheating. But without it this match does not prove to you that nobody chose the cards.
fair-own-replaced = The word for { $name } is not the one that this device sealed. Unless you play on a second device, somebody has exchanged it.
fair-own-elsewhere = The word for your seat came from another device of yours.
fair-own-late = No word of your device went into this shuffle: it had revealed none when the cards were dealt. That alone is no proof of cheating. But without it this match does not prove to you that nobody chose the cards.
fair-draw = The draw for the dealer comes from this shuffle.
fair-draw-changed = The draw for the dealer does not come from this shuffle.
fair-cards = { $holes ->
    [one] One hole was dealt again, { $cards } cards in all: each card you were shown lay where the shuffle puts it.
   *[other] { $holes } holes were dealt again, { $cards } cards in all: each card you were shown lay where the shuffle puts it.
}
fair-cards-unseen = This device has kept no cards of this match to compare.
fair-cards-changed = Hole { $hole }: you were shown { $seen } where the shuffle has { $card }.
fair-cards-unfit = Hole { $hole }: the record has a move that these cards do not allow.
fair-cards-more = You were shown cards at a moment that the record does not have.
fair-other-game = This page does not know the cards of this game.
fair-proves = What this proves
fair-proves-chosen = Nobody could choose the cards at will. The server first sealed its seed, then every device sealed a random word of its own, and only then were the words revealed. One honest word is enough.
fair-proves-moved = No card was exchanged later. Every card of every hole follows from the seed and the words.
fair-not = What it does not prove
fair-not-look = That nobody looked. Whoever runs the server could read the cards of a running match.
fair-not-held = That nobody held a word back. Whoever knows the seed and has several seats could choose among a few shuffles in that way; the record shows every word that is missing.
fair-not-near = That nobody glanced at your screen or played at somebody else’s keyboard.
fair-not-ended = Anything about a match that was broken off.
fair-not-page = That this page is honest: it comes from the same server. If you want to be sure, check the record with a program of your own choice.
fair-fingerprints = Fingerprints
fair-seal-of-seed = Seal of the seed
fair-seed = Seed
fair-seal-of = Seal of { $name }’s word
fair-word-of = { $name }’s word
fair-left-out = not revealed
fair-record = The record
fair-verify = With the record anybody can check the match again, for example with “{ $command }”.
fair-matches = Your finished matches
