"""What happened, in words: one line for each turn."""

from collections.abc import Iterable, Sequence

from backnine.hole import Happening, Seat
from backnine.locales import Words
from backnine.tui.faces import card_label
from backnine.tui.people import People
from backnine.tui.text import wrap


def deed(words: Words, happening: Happening, before: Happening | None, who: str, game: str) -> str:
    """One happening without its subject: `draws from the stock`."""
    variables: dict[str, str | int] = {"who": who, "game": game}
    if happening.card is not None:
        variables["card"] = card_label(words, happening.card)
    if happening.slot is not None:
        variables["slot"] = happening.slot
    just_named = before is not None and before.card is not None
    named = happening.what == "drew" or (happening.what == "placed" and not just_named)
    message = f"table-happened-{happening.what}"
    return words(f"{message}-card" if named and happening.card is not None else message, **variables)


def tell(
    words: Words, people: People, game: str, happenings: Iterable[Happening], width: int
) -> list[list[str]]:
    """One entry a turn, such as `Rookie draws from the stock, puts 4 in place 3, discards 12`, in lines."""
    turns: list[tuple[Seat, list[str]]] = []
    before: Happening | None = None
    for happening in happenings:
        if happening.seat is None:
            continue
        if before is None or before.seat != happening.seat or _begins_a_turn(happening, before):
            turns.append((happening.seat, []))
            before = None
        turns[-1][1].append(deed(words, happening, before, people.one(happening.seat)["who"], game))
        before = happening
    entries = [words("table-log", **people.one(seat), deeds=words.listed(deeds)) for seat, deeds in turns]
    return [wrap(entry, width, indent="  ") for entry in entries]


def _begins_a_turn(happening: Happening, before: Happening) -> bool:
    return happening.what in ("renewed", "drew", "took", "knocked") and before.what != "renewed"


def last_entries(entries: Sequence[list[str]], room: int) -> list[str]:
    """The latest entries that fit, whole."""
    shown: list[str] = []
    for entry in reversed(entries):
        if len(shown) + len(entry) > room:
            break
        shown = [*entry, *shown]
    return shown
