### Why a bot made its move: a sentence without its subject, under what the bot did.

why-also = { $reason }; { $also }
why-worth = { $reason } (about { $strokes } strokes better than any other move)
why-close-call = { $reason } (a close call)
why-anything = tries anything: it does not know this game
why-at-random = picks any legal move, whatever the cards

## Tee off and first look

why-tee-off = turns up place { $slot }: one is as good as another
why-tee-off-fresh = turns up place { $slot }: two different columns give two numbers to pair
why-tee-off-same = turns up place { $slot } in the same column, hoping for a pair at once
why-look = looks, to remember as much as it can
why-look-slot = looks at place { $slot }, to remember it
why-decline = trusts its luck and does not look

## Draw, take or knock

why-draw-no-use = draws: the { $card } on the discard pile is no help
why-draw-better = draws: hopes for something better than the { $card }
why-draw-owes = draws, because the card it peeked at in place { $slot } must be replaced
why-draw-ends-hole = draws although the stock is used up, and so ends the hole
why-take-block = takes the { $card }: one more pair of the same number earns a bonus of { $strokes } strokes
why-take-pair = takes the { $card } to pair it with the one in place { $slot }
why-take-hole-in-one = takes the { $card }: no card saves more
why-take-half-block = takes the { $card }: a second pair of that number would earn a bonus
why-take-for = takes the { $card } to be rid of the { $old }
why-take-for-remembered = takes the { $card } to be rid of the { $old } it remembers
why-take-for-unknown = takes the { $card }: lower than a card it does not know is likely to be
why-take-hopes = takes the { $card } in the hope of a pair
why-knock = knocks: it counts { $strokes }
why-knock-unsure = knocks with about { $strokes }, as far as it knows
why-knock-short-stock = knocks with about { $strokes }, as the cards are running out
why-draw-too-high = draws: the { $card } looks too high
why-draw-curious = draws out of curiosity, although the { $card } is low
why-draw-overlooks-pair = draws, and does not notice that the { $card } would make a pair
why-draw-tempted = draws: the { $card } would do, but the stock is tempting
why-likes-low = takes the { $card }: it likes low cards
why-knock-feels-low = knocks on a feeling: about { $strokes }
why-knock-whim = knocks on the spur of the moment
why-waits-to-knock = thinks of knocking with about { $strokes }, but waits for one more card
why-peek = could not help looking at place { $slot }

## A card in hand

why-swap-block = puts the { $card } in place { $slot }: one more pair of the same number earns a bonus of { $strokes } strokes
why-swap-pair = puts the { $card } in place { $slot } to make a pair, and both cards cost nothing
why-swap-breaks-pair = puts the { $card } in for the { $old }, at the price of a pair
why-swap-hole-in-one = keeps the { $card } in place { $slot }: no card saves more
why-swap-half-block = keeps the { $card } in place { $slot }: a second pair of that number would earn a bonus
why-swap-covers = puts the { $card } in place { $slot }: lower than a face-down card is likely to be
why-swap-covers-hopes = keeps the { $card } in place { $slot } in the hope of a pair
why-swap-spares = puts the { $card } in for the { $old } rather than the { $other }, which { $player } is waiting for
why-swap-highest = puts the { $card } in for the { $old }, the card that costs most
why-swap-lower = puts the { $card } in for the { $old }: { $strokes ->
    [one] one stroke
   *[other] { $strokes } strokes
} less
why-swap-for-time = puts the { $card } in for the { $old } to win time: too early to putt out
why-swap-hopes = puts the { $card } in for the { $old } in the hope of more to come
why-swap-must = puts the { $card } in place { $slot }, as a taken card has to go somewhere
why-swap-remembered = puts the { $card } in place { $slot }, where it remembers the { $old }
why-swap-unknown = puts the { $card } in place { $slot }: lower than a card it does not know is likely to be
why-swap-to-know = puts the { $card } in place { $slot } so as to know what lies there
why-swap-owes = puts the { $card } in place { $slot }: the card it peeked at must go
why-toss-fresh = throws the { $card } away and turns up place { $slot }: a fresh column
why-toss-turns-up = throws the { $card } away and turns up place { $slot }: nothing to gain from the { $card }
why-toss-last-round = turns up place { $slot } rather than keep the { $card }: nothing can be mended any more
why-toss-high = throws the { $card } away: it would not help
why-pass-waits = throws the { $card } away and passes: one card still down, waiting for better
why-pass-behind = throws the { $card } away and passes: { $player } looks about { $strokes ->
    [one] one stroke
   *[other] { $strokes } strokes
} lower
why-out-ahead = putts out: about { $strokes ->
    [one] one stroke
   *[other] { $strokes } strokes
} ahead as far as can be seen
why-out-level = putts out: about level with the best of the others
why-out-short-stock = putts out: the cards are running out
why-out-behind = putts out, although { $player } looks about { $strokes ->
    [one] one stroke
   *[other] { $strokes } strokes
} lower
why-swap-anywhere = keeps the { $card } and puts it anywhere, in place { $slot }
why-swap-eyesore = puts the { $card } in for the { $old }, which looks much too high
why-swap-overlooks-pair = puts the { $card } in for the { $old }, and does not notice that it breaks a pair
why-swap-habit = puts the { $card } in place { $slot } out of habit
why-swap-forgotten = puts the { $card } in place { $slot }, having forgotten what lies there
why-swap-mixed-up = puts the { $card } in place { $slot }, where it wrongly remembers the { $old }
why-toss-anywhere = throws the { $card } away as too high and turns up any card, place { $slot }
why-pass-lines-up = throws the { $card } away and passes, to line up the last putt
why-pass-too-long = throws the { $card } away and passes: one more turn, to be on the safe side
why-out-whim = putts out just because it can

## A second thought, after a semicolon

why-also-gift = { $player } may be glad of the { $card }
why-also-denies = { $player } would have liked the { $card }
why-also-left = { $left ->
    [one] one more { $card } is
   *[other] { $left } more of the { $card } are
} still to come
why-also-knows-more = that makes one card more it knows
why-also-overlooks-pair = it does not notice that the { $card } would make a pair
why-also-overlooks-wish = it has not noticed that { $player } is waiting for the { $card }
