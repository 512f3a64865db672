"""A move in words, with the cards that whoever made it could see: `7 to place 8, for the 12`."""

from backnine.cards import SUITS, Card
from backnine.locales import Words
from backnine.moves import Move
from backnine.tui.faces import card_label
from backnine.view import View


def move_words(words: Words, move: Move, seen: View) -> str:
    """As the browser calls it, as a heading: it begins with a capital letter where the language has them."""
    place = {"slot": str(move.slot or "")}
    match move.verb:
        case "take":
            return words("review-move-take", card=card_label(words, seen.discard[-1]))
        case "swap" if seen.held and seen.seat is not None and move.slot:
            return _swapped(words, seen.held, seen.layouts[seen.seat][move.slot - 1].card, place)
        case "swap":
            return words("review-move-swap-any", **place)
        case "toss" if seen.held:
            key = "review-move-toss-turn" if move.slot else "review-move-toss"
            return words(key, card=card_label(words, seen.held), **place)
        case "look" if move.slot:
            return words("review-move-look-at", **place)
    return words(f"review-move-{move.verb}", **place)


def _swapped(words: Words, held: Card, old: Card | None, place: dict[str, str]) -> str:
    """What it replaces is told where that is another rank."""
    cards = {"card": card_label(words, held)}
    if old is None or _rank(old) == _rank(held):
        return words("review-move-swap", **cards, **place)
    return words("review-move-swap-for", **cards, **place, old=card_label(words, old))


def _rank(card: Card) -> str:
    return card.rstrip("".join(SUITS))
