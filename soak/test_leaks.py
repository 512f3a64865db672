"""The search for leaks of tests/server, much longer."""

from pathlib import Path

import pytest

from tests.server.party import COUNTS, party

MOVES = 2000  # for each number of players


@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_nobody_is_told_what_they_may_not_know(game: str, players: int, tmp_path: Path) -> None:
    moves, seed = 0, 1000 * players
    while moves < MOVES:
        here = party(tmp_path / str(seed), game, players, seed)
        for mischief in (0.4, 0.1):
            here.play(200, mischief)
            here.room.restart()
            for guest in here.guests:
                guest.enter(guest.view["n"])
        assert here.room.faults() == []
        moves += len(here.room.log)
        seed += 1
        here.room.close()
