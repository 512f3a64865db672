"""Finished matches as a browser keeps them, from the records of the repository."""

from pathlib import Path
from typing import Any

from backnine.record_reader import read
from backnine.replay import replay
from tests.browser.player import Player

RECORDS = Path(__file__).parents[1] / "records"


def kept(name: str, table: str = "abcdefghij") -> dict[str, Any]:
    """A record of the repository, as a browser keeps the match."""
    text = (RECORDS / f"{name}.golf").read_text("utf-8")
    record = read(text)
    match = list(replay(record))[-1].match
    names = list(record.setup.names)
    strokes = [dict(zip(score.seats, score.strokes, strict=True)) for score in match.scores]
    assert match.outcome
    return {
        "table": table, "round": 0, "at": 1_700_000_000_000, "game": record.setup.game, "names": names,
        "mine": [0], "holes": [[hole.get(seat) for seat in range(len(names))] for hole in strokes],
        "totals": list(match.totals), "winners": list(match.outcome.winners),
        "closers": [score.closer for score in match.scores], "record": text,
    }  # fmt: skip


def remember(player: Player, *matches: dict[str, Any]) -> None:
    player.page.evaluate("matches => localStorage.setItem('history', JSON.stringify(matches))", list(matches))
