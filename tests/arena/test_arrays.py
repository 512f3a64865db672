"""Simulations as arrays."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from backnine.arena import arrays
from backnine.arena.arrays import SimulatedMatches, simulate
from backnine.arena.contest import play_contest
from backnine.arena.kernels import compiled_for
from backnine.arena.plan import make_plan
from backnine.fast import installed
from backnine.refused import Refused

BOTS = ("weekender", "rookie")


def same(one: SimulatedMatches, other: SimulatedMatches) -> bool:
    both = zip(one._asdict().values(), other._asdict().values(), strict=True)
    return all(mine.dtype == its.dtype and np.array_equal(mine, its) for mine, its in both)


def test_the_arrays_are_the_matches_of_the_arena() -> None:
    plan = make_plan("six-card", BOTS, seats=3, seed="2a", house="holes=2", matches=6)
    played = simulate("six-card", BOTS, seats=3, deals=2, seed="2a", house="holes=2")
    for number, line in enumerate(play_contest(plan, jobs=1, keep=True).contest.lines):
        assert (played.deal[number], played.rotation[number]) == (line.deal, line.rotation)
        assert tuple(played.bots[number]) == line.seats
        assert tuple(played.totals[number]) == line.totals
        assert tuple(np.flatnonzero(played.winners[number])) == line.winners
        for hole in range(2):
            told = line.holes[hole]
            assert tuple(played.strokes[number, hole]) == told.strokes
            assert tuple(played.turns[number, hole]) == told.turns
            assert played.dealer[number, hole] == told.dealer
            assert played.closer[number, hole] == (-1 if told.closer is None else told.closer)
    assert number == 5
    assert (played.strokes.sum(axis=1) == played.totals).all()


def test_fewer_deals_are_the_first_of_more_on_any_number_of_cores() -> None:
    more = simulate("six-card", BOTS, deals=3, seed="1", house="holes=1", jobs=2)
    fewer = simulate("six-card", BOTS, deals=2, seed="1", house="holes=1")
    assert more.strokes.shape == (6, 1, 2)
    both = zip(more._asdict().values(), fewer._asdict().values(), strict=True)
    assert all(np.array_equal(each[:4], first) for each, first in both)


def test_a_bot_alone_plays_every_deal_once() -> None:
    played = simulate("six-card", ["rookie"], seats=4, deals=3, seed="1", house="holes=1")
    assert played.deal.tolist() == [0, 1, 2]
    assert played.bots.tolist() == [[0] * 4] * 3


@pytest.mark.long  # the kernels have to be compiled
@pytest.mark.skipif(not installed(), reason="needs the kernels")
@pytest.mark.parametrize("house", ["holes=2,ties=shared", "holes=1"])
def test_the_same_inside_the_kernels(monkeypatch: pytest.MonkeyPatch, house: str) -> None:
    found = []
    for kernels in (compiled_for, lambda plan: None):
        monkeypatch.setattr(arrays, "kernels_for", kernels)
        found.append(simulate("play-nine", BOTS, seats=3, deals=5, seed="2a", house=house))
    assert same(*found)


@pytest.mark.parametrize(
    ("game", "bots", "wishes", "why"),
    [
        ("golf", BOTS, {"deals": 1}, "no-such-game"),
        ("six-card", ["rookie"], {"deals": 1}, "one-bot-alone"),
        ("six-card", BOTS, {"deals": 0}, "out-of-range"),
        ("six-card", BOTS, {"deals": 10_000_001}, "out-of-range"),
        ("six-card", BOTS, {"deals": 1, "seed": "fore"}, "no-such-seed"),
        ("six-card", BOTS, {"deals": 1, "house": "holes=99"}, "house-out-of-range"),
    ],
)
def test_what_cannot_be_played_is_refused(
    game: str, bots: list[str], wishes: dict[str, object], why: str
) -> None:
    with pytest.raises(Refused) as refused:
        simulate(game, bots, **wishes)  # type: ignore[arg-type]
    assert refused.value.why == why


SCRIPT = """
from backnine.arena.arrays import simulate
print("here")
{guard}
    played = simulate("six-card", ["rookie", "random"], deals=2, seed="1", house="holes=1", jobs={jobs})
    print(len(played.deal))
"""


def script(folder: Path, guard: str, jobs: int = 2) -> subprocess.CompletedProcess[str]:
    """Where no kernels are compiled yet, and so few holes are played in processes."""
    path = folder / "study.py"
    path.write_text(SCRIPT.format(guard=guard, jobs=jobs))
    command, nothing_kept = (
        [sys.executable, str(path)],
        os.environ | {"NUMBA_CACHE_DIR": str(folder / "none")},
    )
    return subprocess.run(command, env=nothing_kept, capture_output=True, text=True, timeout=120, check=False)


def test_a_script_without_a_guard_is_told_so(tmp_path: Path) -> None:
    """In a sentence, in place of what Python says of processes that begin before others have begun."""
    told = script(tmp_path, "if True:")
    assert told.returncode == 1
    assert 'script needs guard: write if __name__ == "__main__":' in told.stderr.splitlines()[-1]
    assert told.stderr.count("Traceback") == 1
    assert "bootstrapping" not in told.stderr


def test_a_script_with_one_plays_on_several_cores(tmp_path: Path) -> None:
    told = script(tmp_path, 'if __name__ == "__main__":')
    assert (told.returncode, told.stderr) == (0, "")
    assert told.stdout.splitlines()[-1] == "4"


def test_one_core_needs_none(tmp_path: Path) -> None:
    assert script(tmp_path, "if True:", jobs=1).stdout.split() == ["here", "4"]
