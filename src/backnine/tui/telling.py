"""What happened, in words: one line for each turn."""

from collections.abc import Iterable, Sequence

from backnine.hole import Happening, Seat
from backnine.locales import Words
from backnine.tui.faces import card_label
from backnine.tui.text import wrap


def deed(words: Words, happening: Happening, before: Happening | None) -> str:
    """One happening without its subject: `draws from the stock`."""
    variables: dict[str, str | int] = {}
    if happening.card is not None:
        variables["card"] = card_label(words, happening.card)
    if happening.slot is not None:
        variables["slot"] = happening.slot
    just_named = before is not None and before.card is not None
    named = happening.what == "drew" or (happening.what == "placed" and not just_named)
    message = f"table-happened-{happening.what}"
    return words(f"{message}-card" if named and happening.card is not None else message, **variables)


def tell(words: Words, names: Sequence[str], happenings: Iterable[Happening], width: int) -> list[str]:
    """Lines such as `Rookie: draws from the stock, puts it in place 3, discards 12`."""
    turns: list[tuple[Seat, list[str]]] = []
    before: Happening | None = None
    for happening in happenings:
        if happening.seat is None:
            continue
        if before is None or before.seat != happening.seat:
            turns.append((happening.seat, []))
            before = None
        turns[-1][1].append(deed(words, happening, before))
        before = happening
    comma = "、" if words.language == "ja" else ", "
    lines = [words("table-log", name=names[seat], deeds=comma.join(deeds)) for seat, deeds in turns]
    return [part for line in lines for part in wrap(line, width, indent="  ")]
