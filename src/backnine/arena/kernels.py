"""Matches inside the kernels, where every contestant is a bot of ours whose level is compiled: the same
matches as `rounds.py` plays, many more of them in the same time."""

from collections import deque
from collections.abc import Generator, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TYPE_CHECKING, Final

from backnine.arena.plan import Plan, usual_name
from backnine.arena.result import HoleLine, MatchLine, Saved, Thinking
from backnine.but import but
from backnine.fast import installed
from backnine.games import Game, find_game
from backnine.games.rooms import part
from backnine.shuffle import Shuffle

if TYPE_CHECKING:  # they load NumPy
    from backnine.fast.rows import Compiled, Deals, PlayedDeals, Rows

WORTH_COMPILING: Final = 5000  # holes
CHUNK: Final = 4096  # holes that a thread plays in a row, or fewer, so that every thread has some


def compiled_for(plan: Plan) -> "Compiled | None":
    """What plays this plan in the kernels, if anything does."""
    if not installed() or plan.start is not None:
        return None
    from backnine.fast.rows import Compiled  # noqa: PLC0415 - loads NumPy

    found = part(find_game(plan.game), "fast.matches", Compiled)
    known = found is not None and all(each.spec in found.levels for each in plan.contestants)
    return found if known else None


def kernels_for(plan: Plan) -> "Compiled | None":
    """The same, where it is quicker: few holes are played sooner than kernels are compiled."""
    found = compiled_for(plan)
    if found is None or found.is_kept():
        return found
    return found if plan.matches * plan.house.number("holes") >= WORTH_COMPILING else None


def get_ready(plan: Plan, compiled: "Compiled") -> None:
    """Compile what plays this plan, and keep it."""
    for deals in _chunks(but(plan, matches=plan.rotations), 1):
        compiled.play(deals)


def play_chunks(plan: Plan, compiled: "Compiled", jobs: int) -> Generator["PlayedDeals", None, None]:
    """All matches of the plan, chunk by chunk in the order of the deals; kernels let other threads run."""
    waiting: deque[Future[PlayedDeals]] = deque()
    with ThreadPoolExecutor(jobs) as threads:
        try:
            for deals in _chunks(plan, jobs):
                waiting.append(threads.submit(compiled.play, deals))
                if len(waiting) > 2 * jobs:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            threads.shutdown(cancel_futures=True)


def _chunks(plan: Plan, jobs: int) -> Iterator["Deals"]:
    from backnine.fast.rows import Deals  # noqa: PLC0415 - loads NumPy

    deals = plan.matches // plan.rotations
    holes = plan.rotations * plan.house.number("holes")
    size = max(1, min(CHUNK // holes, -(-deals // (4 * jobs))))
    levels = [contestant.spec for contestant in plan.contestants]
    for first in range(0, deals, size):
        yield Deals(Shuffle(plan.seed), plan.house, plan.everybody, levels, first, min(size, deals - first))


def lines_of(plan: Plan, compiled: "Compiled", played: "PlayedDeals") -> Iterator[MatchLine]:
    """The matches of a chunk as `rounds.py` would tell them."""
    for match, holes in zip(played.matches, played.holes, strict=True):
        yield LineReader(plan, compiled, match, holes).line()


class LineReader:
    """Reads one match from its rows."""

    def __init__(self, plan: Plan, compiled: "Compiled", match: "Rows", holes: "Rows") -> None:
        self.plan = plan
        self.compiled = compiled
        self.match = match.tolist()
        self.holes = holes

    def line(self) -> MatchLine:
        from backnine.fast import rows  # noqa: PLC0415 - loads NumPy

        seats = range(self.plan.seats)
        first, match = rows.TOTALS, self.match
        decisions, sitting = match[first + len(seats) :], match[first + 2 * len(seats) :]
        thought = [0] * len(self.plan.contestants)
        for seat in seats:
            thought[sitting[seat]] += decisions[seat]
        return MatchLine(
            deal=match[rows.DEAL],
            rotation=match[rows.ROTATION],
            seats=tuple(sitting),
            totals=tuple(match[first : first + len(seats)]),
            winners=tuple(seat for seat in seats if match[rows.WINNERS] >> seat & 1),
            reason=rows.REASONS[match[rows.REASON]],
            holes=tuple(self._hole(self.holes[number].tolist()) for number in range(match[rows.PLAYED])),
            thinking=tuple(map(Thinking, thought)),
            names=tuple(usual_name(contestant.spec) for contestant in self.plan.contestants),
        )

    def _hole(self, hole: list[int]) -> HoleLine:
        from backnine.fast import rows  # noqa: PLC0415 - loads NumPy

        seats = tuple(seat for seat in range(self.plan.seats) if hole[rows.SEATED] >> seat & 1)
        width = rows.seat_width(self.compiled.slots, len(self.compiled.clauses))
        told = {seat: hole[rows.SEATS_FROM + seat * width :][:width] for seat in seats}
        closer = hole[rows.CLOSER]
        return HoleLine(
            number=hole[rows.NUMBER],
            dealer=hole[rows.DEALER],
            seats=seats,
            strokes=tuple(told[seat][rows.STROKES] for seat in seats),
            turns=tuple(told[seat][rows.TURNS] for seat in seats),
            closer=None if closer < 0 else closer,
            ending=rows.ENDINGS[hole[rows.ENDING]],
            savings=tuple(
                self._savings(find_game(self.plan.game), told[seat][rows.CARDS :]) for seat in seats
            ),
        )

    def _savings(self, game: Game, numbers: list[int]) -> tuple[Saved, ...]:
        """Each by itself, as the rules count them."""
        cards = [self.compiled.card(number) for number in numbers[: self.compiled.slots]]
        found = game.strokes(cards, self.plan.house).savings
        return tuple(Saved(saving.clause, saving.strokes) for saving in found)
