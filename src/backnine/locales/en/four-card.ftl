### Four-Card Golf: the rules in English, one message per clause.

four-card-name = Four-Card Golf
four-card-aim = Four cards lie in front of you, nearly always face down: remember which is where, and
    swap the costly ones for cheap ones. Whoever has the fewest strokes after the last hole wins.
four-card-signs = A is the ace (1), J the jack and Q the queen (10), K the king (0) · ░ face down
four-card-minute-1 = Four cards lie face down in front of you. Before the first turn you may look at the two near ones, once. Remember them!
four-card-minute-2 = On your turn you draw a card or take the discard, and put it face down in the place of one of yours. A card you drew may also be discarded.
four-card-minute-3 = A king costs 0 strokes, an ace 1, a jack or a queen 10, all others their number.
four-card-minute-4 = If you think that you have the fewest strokes, knock: everybody else has one more turn, then all cards are turned up. After nine holes the fewest strokes win.

## Setting up

four-card-section-setup = Getting ready
fc-01 = You need a pack of 52 cards without jokers. Two to eight can play, or even more; four is best,
    and a bigger group does well to shuffle several packs together.
fc-02 = Dealing and playing both go clockwise. Each player is dealt four cards, one at a time, and lays
    them face down in a square.
fc-03 = The remaining cards are the stock and lie face down. Turn up the top one and lay it next to the
    stock: the discard pile begins with it.
fc-04 = Before play begins, you may look one single time at the two cards of your square that are
    nearest to you. Let nobody else see them.
fc-05 = From then on, no card may be looked at before it is discarded or the hole is counted.

## A turn

four-card-section-play = Your turn
fc-06 = The player to the dealer’s left goes first. On your turn you do one of three things: draw from
    the stock, take the top card of the discard pile, or knock.
fc-07 = A card from the stock may replace any one of your four, but you choose which without looking at
    them. Lay it in face down, and put the old card face up on the discard pile.
fc-08 = If you do not want the card from the stock, discard it. That ends your turn.
fc-09 = A card from the discard pile has to replace one of your four in the same way. You may not put it
    back.
fc-10 = If you knock, that is all you do on your turn. Everyone else has one last ordinary turn, in
    which nobody may knock; then the hole is over.
fc-11 = If you look at a hidden card by mistake, you must replace it on your next turn with a card from
    the stock. You never get to keep it.

## Scoring

four-card-section-scoring = Counting strokes
fc-12 = An ace costs 1 stroke, the cards from two to ten cost their number, a jack or a queen 10, a king
    0. Nothing cancels out, not even two equal cards.
fc-12-example = King 0, seven 7, ace 1, queen 10. Total: 18 strokes.
fc-13 = When nine holes have been played, the player with the lowest total has won.

## Rulings

four-card-section-rulings = In case of doubt
fc-20 = Two to four players use one pack, five to eight use two, nine to twelve use three. A house rule
    can change this, as long as everyone can be dealt four cards and a stock is left.
fc-21 = Everyone picks a card, and whoever has the lowest deals first; in a tie, those with the lowest
    card pick once more, until only one has it. After each hole the deal passes to the left.
fc-22 = Players who tie for first place share the win. With a house rule, they play on in sudden death
    instead.
fc-23 = If the stock is empty when someone wants to draw from it, the top discard stays where it is and
    all the others, shuffled, become the new stock. This happens only once in a hole: the moment
    somebody wants to draw from an empty stock that may not be renewed again, the hole ends and
    everything is turned up and counted. A house rule can set the number of renewals, from 0 to 5.
    Likewise it ends after a hundred turns in a row in which nobody drew from the stock, or when everybody
    has had a hundred turns and nobody has knocked. Players who are still tied after nine holes of sudden death
    share the win.
fc-24 = You know the two cards of your first look, every stock card you placed yourself, and every card
    that anyone took from the discard pile and placed; that last kind is known to all. You know a card
    for as long as it stays in its place.
fc-25 = The mistaken look is a move of its own, called a peek. Once the first look is over, and until
    your last turn of the hole begins, even during your own turn, you may peek at a card of yours that
    you do not know, but never twice at the same one; nobody else sees it. On your next turn you must
    then draw from the stock and replace that card: you may not take a discard, knock or throw the stock
    card away. If you owe several replacements, make one each turn. If you peek during your own turn,
    before you have placed a card, you must replace the card in that very turn if you still can with a
    stock card, otherwise in your next. In the last round you may peek only if you owe nothing yet and
    your last turn is still to come.
fc-26 = Players take their first look in any order, and you may also do without it. Nobody takes a turn
    until everyone has looked or declined.

## House rules

four-card-section-house = House rules
four-card-house-pairs-cancel = Two cards of the same rank in a column count 0, and so do two jokers. Off
    unless the table switches it on.
four-card-house-look = Usually the first look is at the two cards nearest to you. The table can choose
    instead: any two cards you like, one after the other; only the near left card; or all four.
four-card-house-knock-penalty = A player who knocks and does not have the lowest score of the hole adds
    10 strokes; sharing the lowest score is enough to escape. Off unless the table switches it on.
four-card-house-jokers = Two jokers are added to each pack and count −2 each. Off unless the table
    switches it on.
four-card-house-holes = A game lasts anything from 1 to 18 holes. Usually it is 9.
four-card-house-packs = The table chooses 1, 2 or 3 packs, as long as everyone can be dealt four cards
    and a stock is left. Usually the number of players decides.
four-card-house-ties = Players who tie for first place share the win, or a play-off decides. Usually the
    win is shared.
four-card-house-no-peek = Peeking is not possible: after the first look, nobody sees a hidden card
    again. Off unless the table switches it on.
four-card-house-renewals = In each hole the stock may be renewed 0 to 5 times before the hole has to
    end. Usually it is once.

## Memory

four-card-section-memory = Remembering your cards
four-card-memory = No card may be looked at again, so a good memory helps: a hidden card that you know
    appears on the screen only while you are looking at it. With the memory aid, which the table can
    switch on, you keep seeing every card you are allowed to remember. Computer players may have a
    perfect memory.

## The count: strokes saved are negative

four-card-saving-pairs-cancel = Column { $columns }, a pair: it counts 0, so { $strokes }
four-card-penalty-knock-penalty = Knocked without the lowest score: +{ $strokes }
four-card-saved-pairs-cancel = Pairs in a column
