### Advice for real cards: what lies on somebody’s own table is tapped in, and the coach weighs the moves.

advice-table = The table
advice-players = How many play?
advice-seats = Everybody’s cards
advice-cards-of = { $name }: cards
advice-drawn = Drawn
advice-no-card-drawn = Drawn card: none
advice-place-down = Place { $slot }, face down
advice-spot-place = { $who ->
    [you] Your place { $slot }
   *[one] { $name }, place { $slot }
}
advice-spot-discard = Top of the discard pile
advice-spot-held = The card in your hand
advice-pile-discard = the discard pile
advice-pile-held = the hand
advice-face-down = Face down
advice-not-known = I do not know it
advice-nothing = None
advice-owner-knows = Its owner knows it
advice-all-know = Everybody has seen it
advice-closed-out = Went out first
advice-closed-knock = Has knocked
advice-pile-up = One more on top
advice-was-taken = From the discard pile
advice-used-up = The pack has only { $most } of the card { $card }, and all of them are told: { $where }.
advice-help = Tap a place, then its card. What you leave out lies face down.
advice-help-secrets = Tap a place, then its card. Tell only the cards that you know.
advice-ask = What is the best move?
advice-thinking = The coach is thinking…
advice-answer = What the coach says
advice-change = Change the cards
advice-only-move = Only one move is possible here: there is nothing to decide.
advice-close = It is close: the next best move costs hardly more.
advice-expected = With the best move this hole costs { $strokes } strokes on average.
advice-lacks-discard = There is always a discard: which card lies on top of it?
advice-lacks-turned-up = { $who ->
    [you] Before the first turn { $count } of your cards are turned up. Which?
   *[one] Before the first turn { $count } cards of { $name } are turned up. Which?
}
advice-lacks-nothing-left = { $who ->
    [you] All your cards lie face up: there is nothing left to decide.
   *[one] All cards of { $name } lie face up: there is nothing left to decide.
}
advice-lacks-who-closed = Several players have no card face down. Tap whoever was first, then “Went out first”.
advice-offline = The coach works at the server, which cannot be reached just now. Your cards stay here: ask again when you are connected.
advice-unsaved = This browser keeps nothing: what you tap in lasts until you close this page.
advice-paste = A position as text
advice-read = Ask about it
advice-text = These cards as text
advice-clear = Start over
