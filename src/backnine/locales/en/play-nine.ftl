### Play Nine: the rules in English, one message per clause.

play-nine-name = Play Nine
play-nine-aim = Eight cards lie face down in front of you: swap them and turn them, one by one, until
    they cost you as few strokes as possible. Whoever has the fewest strokes after the last hole wins.
play-nine-signs = ⚑ Hole-in-One (-5) · ↺ Mulligan (0) · ¡ ball on a tee (1 to 4) · ∴ bunker (5 to 8) · ≈ water (9 to 11) · ‖ Out of Bounds (12) · ░ face down
play-nine-minute-1 = Eight cards lie face down in front of you. Everybody turns up two of them.
play-nine-minute-2 = On your turn you draw a card or take the discard, and put it in the place of one of yours. Or you discard the card you drew and turn one of yours up.
play-nine-minute-3 = Each card costs as many strokes as it says. But two equal cards, one above the other, cost nothing.
play-nine-minute-4 = Two columns of the same number even earn −10 strokes, and every Hole-in-One −5.
play-nine-minute-5 = Whoever has all eight cards face up has putted out; the others have one more turn. After nine holes the fewest strokes win.

## Setting up

play-nine-section-setup = Getting ready
pn-01 = Two to six people can play, from the age of eight. A game lasts nine holes, and whoever has the
    lowest total at the end wins.
pn-02 = There are 108 cards. Each value from 0 (the Mulligan) to 12 (Out of Bounds) comes eight times,
    and then there are four Hole-in-One cards, worth −5 each.
pn-03 = To find the first dealer, everyone picks a card; whoever has the lowest deals. If several share
    the lowest, they alone pick again, until one of them is lowest alone.
pn-04 = The player to the left of the dealer goes first. From there the turn passes clockwise around the
    table.
pn-05 = Before every hole the whole pack of 108 is shuffled and each player is dealt eight cards, which
    stay face down in two rows of four. A face-down card is a secret to everybody, even to the player it
    belongs to.
pn-06 = The cards left over are the stock and lie face down. Turn up the top one and lay it alongside:
    this is the first card of the discard pile.

## Playing a hole

play-nine-section-play = Playing a hole
pn-07 = Teeing off: before anyone takes a turn, all players turn up two of their own cards, whichever
    two they like; it does not matter who does so first. After that, you never turn two cards in one go.
pn-08 = Begin your turn by drawing one card: the top one of the stock or the top one of the discard
    pile.
pn-09 = A card from the stock may take the place of any one of your cards, whether that one is face up
    or face down. The card that was there goes on the discard pile.
pn-10 = Or you can do without it: discard the card from the stock, then turn up one of your face-down
    cards, whichever you like.
pn-11 = A card from the discard pile has to be used: it takes the place of one of your own, whether face
    up or face down, and that one is discarded. You may not simply lay it back.
pn-12 = Any card you add to your layout goes in face up.
pn-13 = On every turn you swap a card or turn one up; passing before the last putt is the only
    exception. As long as one of your cards is still face down, you may swap your face-up cards as many
    times as you wish.
pn-14 = Lining up the last putt: when exactly one of your cards is still face down, you may pass. Draw
    from the stock, discard that card and turn nothing up. You may do so as many times as you wish.
pn-15 = Putting out: when your turn ends with all eight of your cards face up, it was your last one for
    this hole. Everybody else then has exactly one turn left.
pn-16 = If someone else gets all eight cards face up during this last round, no further round begins.
pn-17 = When the last round is over, all cards that are still face down are turned up in their places,
    and everyone’s layout is counted.

## Scoring

play-nine-section-scoring = Counting strokes
pn-20 = Add up the values of your cards: that is how many strokes the hole took you. The fewer, the
    better.
pn-21 = If the two cards of a column are equal, they cancel each other out and the column costs 0
    strokes.
pn-21-example = The 7 above the 7 makes 0; the other columns cost 8, 1 and 11. Total: 20 strokes.
pn-22 = If two of your columns are pairs of the same value, their four cards count 0 and you earn a
    bonus of −10 strokes.
pn-22-example = Two columns of 7s: 0, and a bonus of −10. The others cost 15 and 1. Total: 6 strokes.
pn-23 = If three of your columns are pairs of the same value, their six cards count 0 and the bonus is
    −15. That is the whole bonus: the −10 for two columns is not added.
pn-23-example = Three columns of 4s: 0, and a bonus of −15. The last one costs 11. Total: −4 strokes.
pn-24 = If all four of your columns are pairs of the same value, your eight cards count 0 and the whole
    bonus is −20.
pn-24-example = Nothing but 5s: 0, and a bonus of −20. Total: −20 strokes.
pn-25 = Hole-in-One cards never cancel each other out: a column of two counts −10 strokes.
pn-25-example = Two Hole-in-Ones in a column: −10. The others cost 5, 7 and 8. Total: 10 strokes.
pn-26 = All four Hole-in-One cards in two columns earn a bonus of −10 on top of their own −20. Together
    that is −30 strokes.
pn-26-example = All four Hole-in-Ones: −30. The 4s make 0, the last column costs 16. Total: −14 strokes.
pn-27 = Two different values can bring you one bonus each. Two columns of 3s and two columns of 7s, for
    example, come to −20 strokes.
pn-27-example = Two columns of 3s, two of 7s: a bonus of −10 for each. Total: −20 strokes.
pn-28 = A pair of Mulligans makes 0 whether it cancels out or not. Two columns of Mulligans still earn
    the bonus of −10.
pn-28-example = Two columns of Mulligans: −10. The 5s make 0, the 11 and the 2 cost 13. Total: 3
    strokes.

## From hole to hole

play-nine-section-holes = From hole to hole
pn-30 = After each hole the player to the dealer’s left becomes the new dealer. The player to the new
    dealer’s left starts.
pn-31 = When nine holes have been played, the player with the lowest total has won.
pn-32 = If several players share the lowest total, sudden death decides. They alone are dealt in and
    play one extra hole at a time; after each one, only those still tied for the lowest stay in, until
    one player is lowest alone. The deal goes to the next of them to the left of the last dealer.

## Rulings

play-nine-section-rulings = In case of doubt
pn-40 = Columns that earn a bonus together need not be next to each other, and that goes for
    Hole-in-Ones too. A house rule can ask for it.
pn-40-example = The two columns of 9s lie apart and still earn −10. The others cost 7 each. Total: 4
    strokes.
pn-41 = If the stock is empty when someone wants to draw from it, the top discard stays where it is. All
    the other discards are shuffled and become the new stock.
pn-42 = So that no hole goes on for ever, the stock is renewed only once. The hole ends the moment
    somebody wants to draw from an empty stock that may not be renewed again: everything is turned up
    and counted. A house rule can set the number of renewals, from 0 to 5.
    Likewise it ends after a hundred turns in a row in which nobody drew from the stock, or when everybody
    has had a hundred turns and nobody has putted out. Players who are still tied after nine holes of sudden death
    share the win.
pn-43 = You may pass in the last round too, if exactly one of your cards is face down.
pn-44 = You alone see the card you draw from the stock, until you place it or discard it. What you take
    from the discard pile, everybody has seen.

## House rules

play-nine-section-house = House rules
play-nine-house-adjacent = Columns earn a bonus together only if they are next to each other; a pair
    that stands apart counts simply as a pair. Off unless the table switches it on.
play-nine-house-holes = A game lasts anything from 1 to 18 holes. Usually it is 9.
play-nine-house-renewals = In each hole the stock may be renewed 0 to 5 times before the hole has to
    end. Usually it is once.
play-nine-house-no-pass = Nobody may pass, even with a single face-down card left: every turn swaps a
    card or turns one up. Off unless the table switches it on.
play-nine-house-closer-penalty = If the player who ends the hole by putting out does not have its lowest
    score, that player’s score is doubled when it is above 0; sharing the lowest score is enough to
    escape. Off unless the table switches it on.
play-nine-house-ties = A tie for first place is settled by a play-off, or the players share the win.
    Usually there is a play-off.

## The count: strokes saved are negative

play-nine-saving-pn-21 = Column { $columns }, { $card } over { $card }: it counts 0, so { $strokes }
play-nine-saving-pn-22 = Four alike, { $card }, in columns { $columns }: bonus { $strokes }
play-nine-saving-pn-23 = Six alike, { $card }, in columns { $columns }: bonus { $strokes }
play-nine-saving-pn-24 = Eight alike, { $card }, in columns { $columns }: bonus { $strokes }
play-nine-saving-pn-26 = All four Hole-in-One cards, in columns { $columns }: bonus { $strokes }
play-nine-penalty-closer-penalty = Went out without the lowest score: doubled, +{ $strokes }
play-nine-saved-pn-21 = Pairs in a column
play-nine-saved-pn-22 = Blocks of two columns
play-nine-saved-pn-23 = Blocks of three columns
play-nine-saved-pn-24 = Blocks of four columns
play-nine-saved-pn-26 = All four Hole-in-Ones
