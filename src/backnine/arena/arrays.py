"""Many matches between bots, as arrays. Needs NumPy, which the extra `fast` brings."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from backnine.arena.kernels import kernels_for, play_chunks
from backnine.arena.plan import Plan, check_range, make_plan
from backnine.arena.result import MatchLine
from backnine.arena.rounds import play_match
from backnine.arena.specs import is_command
from backnine.arena.workers import MOST_JOBS, play_all
from backnine.but import but
from backnine.fast import rows
from backnine.fast.rows import Compiled, PlayedDeals

MOST_DEALS: Final = 10_000_000  # all of them are kept: with four seats a kilobyte a deal


class SimulatedMatches(NamedTuple):
    """What came of matches: a row of every array for each, in the order of deals and rotations. Holes are the
    regular ones; who won is known after play-offs."""

    deal: NDArray[np.int64]  # from 0; the same number means the same cards
    rotation: NDArray[np.int16]  # from 0: how many seats further everybody sits than the first time
    bots: NDArray[np.int16]  # by match and seat: who sits there, as a place in the list of bots
    strokes: NDArray[np.int16]  # by match, hole and seat
    turns: NDArray[np.int16]  # by match, hole and seat
    dealer: NDArray[np.int16]  # by match and hole: a seat
    closer: NDArray[np.int16]  # by match and hole: who went out or knocked; -1: nobody
    totals: NDArray[np.int32]  # by match and seat
    winners: NDArray[np.bool_]  # by match and seat; winners may share


def simulate(
    game: str,
    bots: Sequence[str],
    *,
    deals: int,
    seed: str | None = None,
    seats: int | None = None,
    house: str = "",
    jobs: int = 1,
) -> SimulatedMatches:
    """Play so many deals between these bots, on so many cores.

    Bots that differ play every deal once for each rotation of the seats, so there are as many matches of a
    deal as seats; a bot that fills all seats plays it once. With fewer bots than seats the last one fills the
    rest. The same seed (hexadecimal) gives the same matches, the very ones of `backnine sim --matches` and
    `backnine arena`, and fewer deals give the first of them. Where all bots are compiled they are played
    inside the kernels, else one by one; what comes out is the same. `Refused` says what is wrong.

    Programs, and bots that are not compiled on more than one core, play in processes of their own, and Python
    begins each of them by running the script once more. So a script calls this below `if __name__ ==
    "__main__":`; a notebook need not.
    """
    check_range("deals", deals, 1, MOST_DEALS)
    check_range("jobs", jobs, 1, MOST_JOBS)
    plan = make_plan(game, bots, seats=seats, seed=seed, house=house, matches=1)
    plan = but(plan, matches=deals * plan.rotations)
    compiled = kernels_for(plan)
    if compiled is None:
        return _of_lines(plan, _played(plan, jobs))
    parts = [_of_chunk(plan, compiled, played) for played in play_chunks(plan, compiled, jobs)]
    return SimulatedMatches(*map(np.concatenate, zip(*parts, strict=True)))


def _played(plan: Plan, jobs: int) -> list[MatchLine]:
    """In this process, unless more than one core or a program is to play."""
    if jobs > 1 or any(is_command(contestant.spec) for contestant in plan.contestants):
        return sorted(play_all(plan, jobs), key=lambda line: (line.deal, line.rotation))
    bots = plan.players()
    return [play_match(plan, number, bots) for number in range(plan.matches)]


def _of_chunk(plan: Plan, compiled: Compiled, played: PlayedDeals) -> SimulatedMatches:
    seats, matches = plan.seats, played.matches
    holes = played.holes[:, : plan.house.number("holes")]
    width = rows.seat_width(compiled.slots, len(compiled.clauses))
    layouts = holes[:, :, rows.SEATS_FROM :].reshape(*holes.shape[:2], seats, width)
    totals, _, sitting = np.split(matches[:, rows.TOTALS :], [seats, 2 * seats], axis=1)
    return SimulatedMatches(
        deal=played.first + np.arange(len(matches)) // plan.rotations,
        rotation=_small(matches[:, rows.ROTATION]),
        bots=_small(sitting),
        strokes=_small(layouts[..., rows.STROKES]),
        turns=_small(layouts[..., rows.TURNS]),
        dealer=_small(holes[:, :, rows.DEALER]),
        closer=_small(holes[:, :, rows.CLOSER]),
        totals=totals.astype(np.int32),
        winners=(matches[:, rows.WINNERS, None] >> np.arange(seats) & 1).astype(np.bool_),
    )


def _of_lines(plan: Plan, lines: Sequence[MatchLine]) -> SimulatedMatches:
    regular = [line.holes[: plan.house.number("holes")] for line in lines]
    return SimulatedMatches(
        deal=np.array([line.deal for line in lines], np.int64),
        rotation=_small([line.rotation for line in lines]),
        bots=_small([line.seats for line in lines]),
        strokes=_small([[hole.strokes for hole in holes] for holes in regular]),
        turns=_small([[hole.turns for hole in holes] for holes in regular]),
        dealer=_small([[hole.dealer for hole in holes] for holes in regular]),
        closer=_small([[-1 if hole.closer is None else hole.closer for hole in holes] for holes in regular]),
        totals=np.array([line.totals for line in lines], np.int32),
        winners=np.array([[seat in line.winners for seat in range(plan.seats)] for line in lines], np.bool_),
    )


def _small(numbers: ArrayLike) -> NDArray[np.int16]:
    return np.asarray(numbers).astype(np.int16)
