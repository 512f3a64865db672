"""What a player may type: a letter, a number, or the move's own words."""

from collections.abc import Iterable, Sequence

from backnine.games import find_game
from backnine.locales import Words
from backnine.moves import Move, Verb
from backnine.refused import Refused
from backnine.tui.faces import card_name
from backnine.view import View

LETTERS: dict[str, Verb] = {
    "d": "draw",
    "t": "take",
    "k": "knock",
    "x": "toss",
    "l": "look",
    "n": "decline",
    "p": "peek",
}
_LETTER_OF = {verb: letter for letter, verb in LETTERS.items()}
_BY_NUMBER: tuple[Verb, ...] = ("flip", "swap", "look")


def understand(typed: str, legal: Sequence[Move]) -> Move | None:
    """The move somebody typed, if it is one; the rules decide whether it is legal."""
    text = " ".join(typed.lower().split())
    if text.isdecimal():
        return next((move for move in legal if move.verb in _BY_NUMBER and str(move.slot) == text), None)
    if text[:1] in LETTERS and (text[1:].strip().isdecimal() or not text[1:]):
        text = f"{LETTERS[text[0]]} {text[1:].strip()}".strip()
    try:
        return Move.read(text)
    except Refused:
        return None


def choices(words: Words, view: View, legal: Sequence[Move]) -> list[tuple[str, str]]:
    """The keys for what is legal now, each with what it does."""
    found = []
    for verb, with_slot in dict.fromkeys((move.verb, move.slot is not None) for move in legal):
        slots = [move.slot for move in legal if move.verb == verb and move.slot is not None]
        if verb == "peek":  # the list of cards one does not know would be a memory aid
            slots = list(range(1, find_game(view.game).slots + 1))
        keys = _slot_keys(verb, slots) if with_slot else _LETTER_OF[verb]
        found.append((keys, _meaning(words, view, verb, with_slot=with_slot, pass_too=bool(slots))))
    return found


def _slot_keys(verb: Verb, slots: list[int]) -> str:
    letter = "" if verb in _BY_NUMBER else _LETTER_OF[verb]
    if len(slots) > 2 and slots == list(range(slots[0], slots[-1] + 1)):
        return f"{letter}{slots[0]}-{letter}{slots[-1]}"
    return " ".join(f"{letter}{slot}" for slot in slots)


def _meaning(words: Words, view: View, verb: Verb, *, with_slot: bool, pass_too: bool) -> str:
    if verb in ("swap", "toss"):
        assert view.held is not None
        key = "swap" if verb == "swap" else "toss-slot" if with_slot else "pass" if pass_too else "toss"
        return words(f"table-key-{key}", card=card_name(words, view.held))
    if verb == "take":
        return words("table-key-take", card=card_name(words, view.discard[-1]))
    if verb == "draw" and not view.stock and view.renewals >= view.house.number("renewals"):
        return words("table-key-draw-last")
    return words(f"table-key-{verb}-slot" if verb == "look" and with_slot else f"table-key-{verb}")


def lit_slots(legal: Iterable[Move]) -> set[int]:
    """The places that may be touched now; peeking is not offered so loudly."""
    return {move.slot for move in legal if move.slot is not None and move.verb != "peek"}
