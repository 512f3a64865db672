"""Every decision of a contest as a row of a Parquet file (docs/data.md). Needs pyarrow."""

import json
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
import pyarrow.parquet as pq

from backnine import __version__
from backnine.arena.plan import Plan
from backnine.arena.result import MatchLine
from backnine.bots import VERSION as BOTS_VERSION
from backnine.games import find_game
from backnine.position import write_line
from backnine.refused import Refused
from backnine.tui.files import unwritable, usual_mode

SCHEMA_VERSION: Final = 1
GROUP: Final = 20_000  # rows that are written together

COLUMNS: Final = pa.schema(
    [
        pa.field("game", pa.string(), nullable=False),
        pa.field("match", pa.int64(), nullable=False),
        pa.field("deal", pa.int64(), nullable=False),
        pa.field("rotation", pa.int16(), nullable=False),
        pa.field("hole", pa.int16(), nullable=False),
        pa.field("n", pa.int32(), nullable=False),
        pa.field("seat", pa.int8(), nullable=False),
        pa.field("bot", pa.string(), nullable=False),
        pa.field("position", pa.string(), nullable=False),
        pa.field("moves", pa.list_(pa.string()), nullable=False),
        pa.field("move", pa.string(), nullable=False),
        pa.field("by", pa.string()),
        pa.field("weights", pa.list_(pa.float64())),
        pa.field("strokes", pa.int32(), nullable=False),
        pa.field("total", pa.int32(), nullable=False),
        pa.field("won", pa.float64(), nullable=False),
    ]
)


class MovesFile:
    """A file beside the one that is wanted, which takes its place at the end: nobody finds half of one."""

    def __init__(self, plan: Plan, path: Path) -> None:
        self._plan = plan
        self._path = path.resolve()
        self._rows: list[dict[str, Any]] = []
        self._is_empty = True
        try:
            handle, beside = tempfile.mkstemp(dir=self._path.parent, prefix=f".{path.name}.")
            os.close(handle)
            self._beside = Path(beside)
            self._writer = pq.ParquetWriter(beside, COLUMNS.with_metadata(_about(plan)), compression="zstd")
        except OSError as error:
            raise unwritable(path, error) from None

    def put(self, number: int, line: MatchLine) -> None:
        self._is_empty = False
        self._rows.extend(_rows(self._plan, number, line))
        if len(self._rows) >= GROUP:
            self._write()

    def close(self) -> None:
        try:
            self._write()
            self._writer.close()
            if self._is_empty:
                self._beside.unlink()
                return
            self._beside.chmod(usual_mode())
            self._beside.replace(self._path)
        except OSError as error:
            self._beside.unlink(missing_ok=True)
            raise unwritable(self._path, error) from None
        except Refused:
            self._beside.unlink(missing_ok=True)
            raise

    def _write(self) -> None:
        """A match is never divided, so the groups are the same however it was played."""
        rows, self._rows = self._rows, []
        try:
            self._writer.write_table(pa.Table.from_pylist(rows, COLUMNS))
        except OSError as error:
            raise unwritable(self._path, error) from None


def _rows(plan: Plan, number: int, line: MatchLine) -> Iterator[dict[str, Any]]:
    strokes = {
        (hole.number, seat): strokes
        for hole in line.holes
        for seat, strokes in zip(hole.seats, hole.strokes, strict=True)
    }
    for n, decision in enumerate(line.decisions, 1):
        seat = decision.seat
        yield {
            "game": plan.game,
            "match": number + 1,
            "deal": line.deal + 1,
            "rotation": line.rotation + 1,
            "n": n,
            "bot": plan.contestants[line.seats[seat]].name,
            "strokes": strokes[decision.hole, seat],
            "total": line.totals[seat],
            "won": (seat in line.winners) / len(line.winners),
            **decision._asdict(),
            "by": decision.by or None,
        }


def _about(plan: Plan) -> dict[bytes, bytes]:
    """What all rows have in common: enough to deal the cards again."""
    told = {
        "schema": SCHEMA_VERSION,
        "version": __version__,
        "game": plan.game,
        "rules": plan.start.rules if plan.start else find_game(plan.game).version,
        "house": str(plan.house),
        "seats": plan.seats,
        "bots": [contestant.spec for contestant in plan.contestants],
        "bots_version": BOTS_VERSION,
        "seed": plan.seed.hex(),
        "matches": plan.matches,
        "weighed": plan.weigh,
    }
    told |= {"from": write_line(plan.start)} if plan.start else {}
    return {b"backnine": json.dumps(told, ensure_ascii=False).encode()}
