"""Cards as a terminal shows them: a number, a motif and a colour, so that colour is never the only sign."""

from typing import NamedTuple

from backnine.cards import HOLE_IN_ONE, JOKER, RANKS, SUITS, Card
from backnine.locales import Words
from backnine.tui.text import paint
from backnine.view import SeenSlot


class Face(NamedTuple):
    label: str
    motif: str
    colour: str

    def __str__(self) -> str:
        """Four cells wide."""
        return f"{self.label:>2} {self.motif}"


SUIT_SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
BACK = "░░░░"


def _golf_face(value: int) -> Face:
    if value == 0:
        return Face("0", "↺", "mulligan")  # the do-over arrow
    if value <= 4:
        return Face(str(value), "¡", "fairway")  # ball on a tee
    if value <= 8:
        return Face(str(value), "∴", "sand")  # bunker
    return Face(str(value), "≈", "water") if value <= 11 else Face("12", "‖", "stakes")


FACES = {
    HOLE_IN_ONE: Face("H", "⚑", "gold"),
    JOKER: Face("JK", "★", "gold"),
    **{Card(str(value)): _golf_face(value) for value in range(13)},
    **{
        Card(rank + suit): Face(rank, SUIT_SIGNS[suit], "red" if suit in "HD" else "strong")
        for rank in RANKS
        for suit in SUITS
    },
}

_NAMED = {HOLE_IN_ONE: "score-card-h", "0": "score-card-0", "12": "score-card-12", JOKER: "score-card-joker"}


def card_name(words: Words, card: Card) -> str:
    """The card in a sentence: `7`, `Mulligan (0)`, `Hole-in-One`, `K♥`."""
    if card in _NAMED:
        name = words(_NAMED[card])
        return words("score-card-named", name=name, card=card) if card.isdigit() else name
    face = FACES[card]
    return face.label if card.isdigit() else f"{face.label}{face.motif}"


def card_label(words: Words, card: Card) -> str:
    """The card in a log, where room is short: only the Hole-in-One and the joker keep their names."""
    return card if card.isdigit() else card_name(words, card)


def small(slot: SeenSlot) -> str:
    """A slot in four cells: face, back, or a face half behind its back: known, but lying face down."""
    if slot.card is None:
        return paint(BACK, "back")
    face = FACES[slot.card]
    if slot.up:
        return paint(str(face), face.colour)
    return paint(f"░{face.label:>2}{face.motif}", "muted")


def box(inside: str, top: str = "", *, lit: bool = False) -> list[str]:
    """A card of six by three cells, with its place written on the upper edge."""
    edge = "glow" if lit else "muted"
    return [
        paint(f"╭{top:─<4}╮", edge),
        paint("│", edge) + inside + paint("│", edge),
        paint("╰────╯", edge),
    ]


def shown(card: Card | None) -> str:
    """A card in hand or on a pile."""
    return paint(BACK, "back") if card is None else paint(str(FACES[card]), FACES[card].colour)
