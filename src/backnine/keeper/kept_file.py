"""The file of a match with real cards: JSON, the same for the terminal and the browser (docs/keeper.md)."""

import json
import re
from collections.abc import Mapping
from typing import Final

from backnine.cards import FACE_DOWN, SUIT_SIGNS, Card, write_layout
from backnine.games import Game, find_game
from backnine.keeper.entering import enter
from backnine.keeper.kept import (
    MOST_ENTRIES,
    CardsTold,
    CloserTold,
    HoleDone,
    KeptEntry,
    KeptMatch,
    StrokesTold,
    begin,
)
from backnine.match import Pick
from backnine.record import write_draw
from backnine.refused import Refused

FORMAT: Final = "backnine-kept"
VERSION: Final = 1
LARGEST: Final = 1024 * 1024
_ID: Final = re.compile("[a-z0-9]{6,20}")
_LATEST: Final = 8_640_000_000_000_000  # the last moment a browser can name
_SETUP: Final = {"format", "version", "id", "at", "game", "house", "names", "dealer"}

KeptJson = Mapping[str, object]


def write_kept(kept: KeptMatch) -> str:
    """The one way to write it: a line for each entry."""
    head: dict[str, object] = {
        "format": FORMAT,
        "version": VERSION,
        "id": kept.id,
        "at": kept.at,
        "game": kept.game.name,
        "house": str(kept.house),
        "names": list(kept.names),
        "dealer": kept.dealer,
    }
    if kept.draw:
        head["draw"] = write_draw(kept.draw)
    lines = [f" {_json(key)}: {_json(value)},\n" for key, value in head.items()]
    entries = ",\n".join(f"  {_json(entry_json(kept.game, entry))}" for entry in kept.entries)
    body = f"[\n{entries}\n ]" if entries else "[]"
    return "{\n" + "".join(lines) + f' "entries": {body}\n}}\n'


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def entry_json(game: Game, entry: KeptEntry) -> dict[str, object]:
    match entry:
        case StrokesTold():
            return {"hole": entry.hole, "seat": entry.seat, "strokes": entry.strokes}
        case CardsTold():
            layout = write_layout(entry.cards, game.columns)
            return {"hole": entry.hole, "seat": entry.seat, "layout": layout}
        case CloserTold():
            return {"hole": entry.hole, "closer": entry.seat}
        case HoleDone():
            return {"hole": entry.hole, "done": True}


def read_kept(text: str) -> KeptMatch:
    """The match in a file, entered again from its first entry, or a refusal that says where it is wrong."""
    if len(text) > LARGEST:
        raise Refused("keeper-too-large", most=LARGEST)
    data = _parsed(text)
    if data.get("format") != FORMAT:
        raise Refused("keeper-not-ours")
    version = data.get("version")
    if isinstance(version, int) and version > VERSION:
        raise Refused("keeper-newer", version=version, known=VERSION)
    if version != VERSION or _SETUP - data.keys():
        raise Refused("keeper-damaged", where=", ".join(sorted(_SETUP - data.keys())) or "version")
    kept = _begun(data)
    entries = data.get("entries")
    if not isinstance(entries, list) or len(entries) > MOST_ENTRIES:
        raise Refused("keeper-damaged", where="entries")
    for number, each in enumerate(entries, 1):
        kept = _entered(kept, each, number)
    return kept


def _parsed(text: str) -> KeptJson:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise Refused("keeper-not-ours") from None
    if not isinstance(data, dict):
        raise Refused("keeper-not-ours")
    return data


def _begun(data: KeptJson) -> KeptMatch:
    match_id, at, dealer = data["id"], _whole(data["at"]), _whole(data["dealer"])
    names = data["names"]
    if not isinstance(match_id, str) or not _ID.fullmatch(match_id):
        raise Refused("keeper-damaged", where="id")
    if at is None or not 0 <= at <= _LATEST:
        raise Refused("keeper-damaged", where="at")
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise Refused("keeper-damaged", where="names")
    for key in ("game", "house"):
        if not isinstance(data[key], str):
            raise Refused("keeper-damaged", where=key)
    if dealer is None:
        raise Refused("keeper-damaged", where="dealer")
    draw = _draw(data.get("draw", ""))
    game = find_game(str(data["game"]))
    house = game.house(str(data["house"]))
    return begin(KeptMatch(match_id, at, game, house, tuple(names), dealer, draw))


def _draw(said: object) -> tuple[Pick, ...]:
    if not isinstance(said, str):
        raise Refused("keeper-damaged", where="draw")
    picks = [pick.split() for pick in said.split(" / ")] if said else []
    return tuple(tuple(None if card == "-" else Card(card) for card in pick) for pick in picks)


def _whole(value: object) -> int | None:
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def _entered(kept: KeptMatch, each: object, number: int) -> KeptMatch:
    try:
        entry = _entry(kept.game, each) if isinstance(each, dict) else None
        if entry is not None:
            return enter(kept, entry)
    except Refused as refused:
        raise Refused("keeper-damaged", where=f"entries, {number}: {refused}") from None
    raise Refused("keeper-damaged", where=f"entries, {number}")


def _entry(game: Game, each: KeptJson) -> KeptEntry | None:
    """None for what is no entry. Unknown keys are left alone."""
    hole, seat = _whole(each.get("hole")), _whole(each.get("seat"))
    if hole is None:
        return None
    if each.get("done") is True:
        return HoleDone(hole)
    if "closer" in each:
        closer = each["closer"]
        return CloserTold(hole, _whole(closer)) if closer is None or _whole(closer) is not None else None
    if seat is None:
        return None
    if "strokes" in each:
        strokes = each["strokes"]
        known = strokes is None or _whole(strokes) is not None
        return StrokesTold(hole, seat, _whole(strokes)) if known else None
    layout = each.get("layout")
    return CardsTold(hole, seat, read_cards(game, layout)) if isinstance(layout, str) else None


def read_cards(game: Game, layout: str) -> tuple[Card | None, ...]:
    """A layout as far as it was told: `H 3 ? ? / H 12 ? ?`."""
    rows = [row.split() for row in layout.upper().translate(SUIT_SIGNS).split("/", game.rows)]
    if len(rows) != game.rows or any(len(row) != game.columns for row in rows):
        raise Refused("layout-shape", layout=layout.strip()[:80], rows=game.rows, columns=game.columns)
    return tuple(None if card == FACE_DOWN else Card(card) for row in rows for card in row)
