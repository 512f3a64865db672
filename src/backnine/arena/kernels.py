"""Matches inside the kernels, where every contestant is a bot of ours whose level is compiled: the same
matches as `rounds.py` plays, many more of them in the same time."""

from collections import deque
from collections.abc import Generator, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from time import thread_time
from typing import TYPE_CHECKING, Final

from backnine.arena.marks import next_mark
from backnine.arena.plan import Plan, usual_name
from backnine.arena.result import HoleLine, MatchLine, Saved, Thinking
from backnine.bots import find_bot
from backnine.but import but
from backnine.fast import installed
from backnine.games import Game, find_game
from backnine.games.rooms import part
from backnine.shuffle import Shuffle

if TYPE_CHECKING:  # they load NumPy
    from backnine.fast.rows import Compiled, Deals, PlayedDeals, Rows

WORTH_COMPILING: Final = 5000  # holes
CHUNK: Final = 8192  # holes that a thread plays in a row, at most
FIRST: Final = 64  # of them at first, where nobody looks ahead
MOMENT: Final = 0.5  # seconds that they may take


class ChunkSize:
    """How many holes make a chunk: as many as take a moment, however slow the bots are. So who waits sees how
    far it is, and Ctrl-C loses little."""

    def __init__(self, first: int = FIRST) -> None:
        self.holes = first

    def note(self, holes: int, seconds: float) -> None:
        """So long did a chunk take."""
        self.holes = max(1, min(CHUNK, int(holes * MOMENT / max(seconds, 1e-6))))


def compiled_for(plan: Plan) -> "Compiled | None":
    """What plays this plan in the kernels, if anything does."""
    if not installed() or plan.start is not None or plan.tells_moves:
        return None
    from backnine.fast.rows import Compiled  # noqa: PLC0415 - loads NumPy

    found = part(find_game(plan.game), "fast.matches", Compiled)
    return found if found and all(found.has(contestant.spec) for contestant in plan.contestants) else None


def kernels_for(plan: Plan) -> "Compiled | None":
    """The same, where it is quicker: few holes are played sooner than kernels are compiled."""
    found = compiled_for(plan)
    if found is None or found.is_kept():
        return found
    return found if plan.matches * plan.house.number("holes") >= WORTH_COMPILING else None


def get_ready(plan: Plan, compiled: "Compiled") -> None:
    """Compile what plays this plan, and keep it: all levels at once, so one match of quick ones will do."""
    from backnine.fast.rows import Deals  # noqa: PLC0415 - loads NumPy

    compiled.play(Deals(Shuffle(plan.seed), plan.house, [0] * plan.seats, compiled.levels[:1], 0, 1))


def play_chunks(
    plan: Plan, compiled: "Compiled", jobs: int, *, first: int = 0, to_marks: bool = False
) -> Generator["PlayedDeals", None, None]:
    """All matches of the plan from deal `first` on, chunk by chunk in the order of the deals; on demand every
    mark is the end of a chunk."""
    if not plan.cluster:
        yield from _played_here(plan, compiled, jobs, first, to_marks)
        return
    from backnine.arena.cluster import chunks  # noqa: PLC0415 - loads Ray

    with closing(chunks(plan, plan.cluster, first)) as ranges:
        for played in ranges:
            many = len(played.matches) // plan.rotations
            yield from _cut(plan, played, first, first + many) if to_marks else (played,)
            first += many


def _cut(plan: Plan, played: "PlayedDeals", first: int, end: int) -> Iterator["PlayedDeals"]:
    """These deals up to each mark."""
    begin = first
    while first < end:
        mark = min(next_mark(first), end)
        part_of = slice((first - begin) * plan.rotations, (mark - begin) * plan.rotations)
        yield played._replace(
            matches=played.matches[part_of],
            holes=played.holes[part_of],
            seconds=played.seconds * (mark - first) / (end - begin),
            first=first,
        )
        first = mark


def _played_here(
    plan: Plan, compiled: "Compiled", jobs: int, first: int, to_marks: bool
) -> Generator["PlayedDeals", None, None]:
    """Kernels let other threads run."""
    waiting: deque[Future[PlayedDeals]] = deque()
    sizes = ChunkSize(1 if _looks_ahead(plan) else FIRST)
    with ThreadPoolExecutor(jobs) as threads:
        try:
            for deals in _chunks(plan, jobs, sizes, first, to_marks):
                waiting.append(threads.submit(timed, compiled, deals))
                if len(waiting) > 2 * jobs:
                    played = waiting.popleft().result()
                    sizes.note(len(played.matches) * plan.house.number("holes"), played.seconds)
                    yield played
            while waiting:
                yield waiting.popleft().result()
        finally:
            threads.shutdown(cancel_futures=True)


def timed(compiled: "Compiled", deals: "Deals") -> "PlayedDeals":
    """Played, and how long that took."""
    began = thread_time()
    return compiled.play(deals)._replace(seconds=thread_time() - began, first=deals.first)


def _chunks(
    plan: Plan, jobs: int, sizes: ChunkSize, first: int = 0, to_marks: bool = False
) -> Iterator["Deals"]:
    """No more at once than leave some for every thread."""
    deals = plan.matches // plan.rotations
    holes = plan.rotations * plan.house.number("holes")
    most = -(-(deals - first) // (4 * jobs))
    while first < deals:
        size = max(1, min(sizes.holes // holes, most))
        end = min(first + size, next_mark(first) if to_marks else deals, deals)
        yield deals_of(plan, first, end - first)
        first = end


def deals_of(plan: Plan, first: int, many: int) -> "Deals":
    """Some of the deals of a plan, for the kernels."""
    from backnine.fast.rows import Deals  # noqa: PLC0415 - loads NumPy

    levels = [contestant.spec for contestant in plan.contestants]
    return Deals(Shuffle(plan.seed), plan.house, plan.everybody, levels, first, many)


def _looks_ahead(plan: Plan) -> bool:
    """Whether somebody takes long for every move."""
    bots = [find_bot(contestant.spec) for contestant in plan.contestants]
    return any(bot.with_budget(1) is not None and bot.budget != 0 for bot in bots)


def lines_of(plan: Plan, compiled: "Compiled", played: "PlayedDeals") -> Iterator[MatchLine]:
    """The matches of a chunk as `rounds.py` would tell them."""
    for number, (match, holes) in enumerate(zip(played.matches, played.holes, strict=True)):
        line = LineReader(plan, compiled, match, holes).line()
        yield but(line, deal=played.first + number // plan.rotations)


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
