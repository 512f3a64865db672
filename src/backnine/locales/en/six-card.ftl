### Six-Card Golf: the rules in English, one message per clause.

six-card-name = Six-Card Golf
six-card-aim = Six cards lie in front of you, two of them face up: swap the costly ones for cheap ones and
    make pairs, one above the other. Whoever has the fewest strokes after the last hole wins.
six-card-signs = A is the ace (1), 2 the two (−2, or 2 by house rule), J the jack and Q the queen (10), K the king (0) · ░ face down
six-card-minute-1 = Six cards lie face down in front of you. Everybody turns up two of them.
six-card-minute-2 = On your turn you draw a card or take the discard, and put it in the place of one of yours. A card you drew may also be discarded.
six-card-minute-3 = Two cards of a rank, one above the other, cost nothing.
six-card-minute-4 = A king costs 0 strokes, an ace 1, a two even −2, a jack or a queen 10, all others their number.
six-card-minute-5 = Whoever has all six cards face up has gone out; the others have one more turn. After nine holes the fewest strokes win.

## Setting up

six-card-section-setup = Getting ready
sc-01 = You need a pack of 52 cards without jokers. Two to four players use one pack, five to eight use two,
    nine to twelve use three; a house rule can change this.
sc-02 = Each player is dealt six cards, one at a time, and leaves them face down in two rows of three.
    Nobody looks at a face-down card, not even the player it belongs to.
sc-03 = The remaining cards are the stock. Turn up the top one and lay it next to the stock: the discard
    pile begins with it.
sc-04 = Before the first turn, every player turns up two of their own cards, whichever two they like. It does
    not matter who does so first.

## A turn

six-card-section-play = Your turn
sc-05 = The player to the dealer’s left goes first, and the turn passes clockwise. Begin your turn with one
    card: draw the top one of the stock or take the top one of the discard pile.
sc-06 = A card from the stock may take the place of any one of your six, face up or face down; you do not see
    a face-down card before you choose it. The new card lies face up, the old one is discarded.
sc-07 = Or you discard the card from the stock, and your turn is over: nothing need be turned up. A house rule
    can allow you to turn up one of your face-down cards then, or ask for it.
sc-08 = A card from the discard pile has to take the place of one of yours. You may not put it back.
sc-09 = You alone see the card you draw from the stock, until you place it or discard it. What you take from
    the discard pile, everybody has seen.
sc-10 = Going out: when your turn ends with all six of your cards face up, it was your last one for this hole.
    Everybody else then has one more turn; if somebody else turns up their last card in it, no further round
    begins. With a house rule the hole ends at once instead.
sc-11 = Then all cards that are still face down are turned up in their places, and everyone’s layout is
    counted.

## Scoring

six-card-section-scoring = Counting strokes
sc-20 = An ace costs 1 stroke, a two −2, the cards from three to ten cost their number, a jack or a queen 10, a
    king 0. With a house rule a two costs 2.
sc-20-example = Ace 1, two −2, nine 9, king 0, five 5, queen 10. Total: 23 strokes.
sc-21 = Two cards of the same rank in a column cancel each other out, and the column costs 0. This is so for
    twos as well; with a house rule a column of two twos keeps its −4.
sc-21-example = The 7 above the 7 makes 0; the other columns cost −2 and 14. Total: 12 strokes.
sc-22 = With a house rule, two columns that are pairs of the same rank count −10, all four cards together;
    three such columns count −15. They need not be next to each other.
sc-22-example = With blocks: two columns of fives count −10, the last one costs 12. Total: 2 strokes.
sc-23 = With a house rule there are two jokers in each pack, worth −2 each. They never cancel each other out: a
    column of two counts −4. Nor do they make a block.
sc-23-example = With jokers: the two of them count −4, the sixes 0, the last column costs 9. Total: 5 strokes.

## From hole to hole

six-card-section-holes = From hole to hole
sc-30 = Everyone picks a card, and whoever has the lowest deals first, by what the cards count at this table; in
    a tie, those with the lowest card pick once more. After each hole the deal passes to the left. When nine
    holes have been played, the player with the lowest total has won.
sc-31 = Players who tie for first place share the win. With a house rule they play on in sudden death instead,
    one hole at a time: they alone are dealt in, and only those still tied for the lowest stay in.
sc-32 = If the stock is empty when someone wants to draw from it, the top discard stays where it is and all the
    others, shuffled, become the new stock. This happens only once in a hole: the moment somebody wants to
    draw from an empty stock that may not be renewed again, the hole ends and everything is turned up and
    counted. A house rule can set the number of renewals, from 0 to 5.
    Likewise it ends after a hundred turns in a row in which nobody drew from the stock, or when everybody
    has had a hundred turns and nobody has gone out. Players who are still tied after nine holes of sudden
    death share the win.
sc-33 = With a house rule, a player who goes out and does not have the lowest score of the hole has that score
    doubled when it is above 0; sharing the lowest score is enough to escape.

## House rules

six-card-section-house = House rules
six-card-house-packs = The table chooses 1, 2 or 3 packs, as long as everyone can be dealt six cards and a stock
    is left. Usually the number of players decides.
six-card-house-flip = Whoever discards a card from the stock may turn up one of their face-down cards, or must.
    Usually nothing is turned up.
six-card-house-last-round = Once somebody has gone out, everybody else has one more turn. On unless the table
    switches it off: then the hole ends at once.
six-card-house-twos = A two counts −2 or 2. Usually it is −2.
six-card-house-twos-keep = Two twos in a column do not cancel out but keep their −4. This changes nothing where a
    two counts 2, nor within a block, which counts −10 or −15 in all. Off unless the table switches it on.
six-card-house-blocks = Two columns that are pairs of the same rank count −10 together, three count −15. Off unless
    the table switches it on.
six-card-house-jokers = Two jokers are added to each pack and count −2 each. Off unless the table switches it on.
six-card-house-holes = A game lasts anything from 1 to 18 holes. Usually it is 9.
six-card-house-ties = Players who tie for first place share the win, or a play-off decides. Usually the win is
    shared.
six-card-house-renewals = In each hole the stock may be renewed 0 to 5 times before the hole has to end. Usually it
    is once.
six-card-house-closer-penalty = If the player who goes out does not have the lowest score of the hole, that player’s
    score is doubled when it is above 0; sharing the lowest score is enough to escape. Off unless the table
    switches it on.

## The count: strokes saved are negative

six-card-saving-sc-21 = Column { $columns }, a pair with { $card }: it counts 0, so { $strokes }
six-card-saving-sc-22 = A block with { $card } in columns { $columns }: { $strokes }
six-card-penalty-closer-penalty = Went out without the lowest score: doubled, +{ $strokes }
six-card-saved-sc-21 = Pairs in a column
six-card-saved-sc-22 = Blocks
