"""What a choice is about: facts of the cards and the rules, for those who practise."""

from collections.abc import Iterator
from typing import Final, Literal, get_args

from backnine.cards import Card
from backnine.games import Game, Saving, find_game
from backnine.moves import Move
from backnine.view import View

Theme = Literal["pairs", "blocks", "closing", "passing", "knocking", "remembering"]
THEMES: Final[tuple[Theme, ...]] = get_args(Theme)


def themes(view: View, legal: tuple[Move, ...], chosen: tuple[Move, ...]) -> tuple[Theme, ...]:
    """Of a decision, by the moves that matter in it: the best one and the one that was made."""
    found = {theme for move in chosen for theme in _of(view, legal, move)}
    return tuple(theme for theme in THEMES if theme in found)


def _of(view: View, legal: tuple[Move, ...], move: Move) -> Iterator[Theme]:
    game = find_game(view.game)
    if move.verb == "knock":
        yield "knocking"
    if move == Move("toss") and any(other.verb == "toss" and other.slot for other in legal):
        yield "passing"
    if _closes(view, game, move):
        yield "closing"
    if move.verb in ("swap", "take"):
        yield from _savings(view, game, move)
    if game.secrets and move.verb == "swap" and _is_from_memory(view, move):
        yield "remembering"


def _closes(view: View, game: Game, move: Move) -> bool:
    """It turns up the last face-down card, where that ends the hole for the others soon."""
    assert view.seat is not None
    down = [place for place, slot in enumerate(view.layouts[view.seat], 1) if not slot.up]
    open_hole = game.closing == "out" and view.closer is None and view.phase == "place"
    return open_hole and down == [move.slot]


def _is_from_memory(view: View, move: Move) -> bool:
    assert view.seat is not None
    assert move.slot is not None
    slot = view.layouts[view.seat][move.slot - 1]
    return not slot.up and slot.card is not None


def _savings(view: View, game: Game, move: Move) -> Iterator[Theme]:
    """Cards that save strokes together are joined or broken up."""
    assert view.seat is not None
    before = [slot.card for slot in view.layouts[view.seat]]
    for after in _after(view, before, move):
        changed = set(_saved(game, view, before)) ^ set(_saved(game, view, after))
        if changed:
            yield "blocks" if any(len(saving.columns) > 1 for saving in changed) else "pairs"


def _after(view: View, cards: list[Card | None], move: Move) -> Iterator[list[Card | None]]:
    """The layout with the card in it: where a discard is taken, in every place that may be meant."""
    card = view.held if move.verb == "swap" else view.discard[-1]
    places = [move.slot - 1] if move.slot else range(len(cards))
    for place in places:
        yield [*cards[:place], card, *cards[place + 1 :]]


def _saved(game: Game, view: View, cards: list[Card | None]) -> tuple[Saving, ...]:
    return game.strokes(cards, view.house).savings
