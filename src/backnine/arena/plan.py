"""What a contest is to be: who plays, in which seats, with which cards. Checked before anything starts."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from backnine.arena.engine import PATIENCE, BotEngine
from backnine.arena.external import ExternalBot
from backnine.arena.limits import MEMORY
from backnine.arena.players import SeatedBot, SeatedPlayer
from backnine.arena.result import Contestant
from backnine.arena.specs import is_command, read_command, read_spec
from backnine.arena.transcript import Transcript
from backnine.bots import VERSION as BOTS_VERSION
from backnine.bots import find_bot
from backnine.bots.club import CLUB
from backnine.but import but
from backnine.extras import check_installed
from backnine.games import find_game
from backnine.house import House
from backnine.matchlog import MatchLog
from backnine.names import told_apart
from backnine.position import Position, one_hole
from backnine.refused import Refused, harmless, out_of_range
from backnine.setup import LONGEST_NAME, set_up
from backnine.shuffle import Shuffle, read_seed

USUAL_MATCHES: Final = 200
MOST_MATCHES: Final = 1_000_000_000_000  # they are counted and not kept
MOST_WANTED: Final = MOST_MATCHES + 100  # rounded up to whole deals
MOST_KEPT: Final = 100_000  # a match takes 15 to 40 kB
LEAST_PATIENCE: Final = 0.01  # seconds
MOST_PATIENCE: Final = 3600
LEAST_MEMORY: Final = 64  # megabytes
MOST_MEMORY: Final = 1024 * 1024


@dataclass(frozen=True)
class Plan:
    """The same plan gives the same matches, whoever plays them and in whatever order."""

    game: str
    house: House
    seats: int
    contestants: tuple[Contestant, ...]
    seed: bytes
    matches: int
    patience: float = PATIENCE
    memory: int = MEMORY
    start: Position | None = None  # every match is the rest of this hole
    transcript: Path | None = None  # of what programs hear and say
    records: Path | None = None  # a folder for the records of all matches
    moves: Path | None = None  # a file for all decisions
    weigh: bool = False  # with what the bots expect of every move
    luck: bool = False  # every match is judged by the coach
    cluster: str | None = None  # where it is played, if not here: the address of a Ray cluster

    @property
    def tells_moves(self) -> bool:
        """Whether more is wanted of a match than its result: then it is played move by move."""
        return self.records is not None or self.moves is not None or self.luck

    @property
    def rotations(self) -> int:
        """How often a deal is played; a bot alone would only repeat itself."""
        return self.seats if len(self.contestants) > 1 else 1

    @property
    def everybody(self) -> tuple[int, ...]:
        """The contestant of each chair, before the chairs are mixed."""
        return tuple(number for number, each in enumerate(self.contestants) for _ in range(each.seats))

    def begin(self, deal: int, seats: Sequence[int], *comments: str) -> MatchLog:
        """A match of a deal, with these contestants in the seats: all its chance is the deal's own."""
        bots = tuple(" ".join(usual_name(self.contestants[each].spec).split()) for each in seats)
        names = told_apart(bots, LONGEST_NAME)
        setup = set_up(self.game, names, bots, self.house, start=self.start, bots_version=BOTS_VERSION)
        return MatchLog.begin(setup, Shuffle(self.seed).token(f"deal {deal}"), comments)

    def seating(self, deal: int, rotation: int) -> tuple[int, ...]:
        """The contestant by seat. Each deal has its own order around the table, so that nobody always plays
        after the same neighbour; its rotations bring everybody to every seat."""
        order = Shuffle(self.seed).order(f"table {deal}", self.everybody)
        return order[rotation:] + order[:rotation]

    def stand_in(self, contestant: int) -> str:
        """The bot that thinks in place of this one here, if another has to."""
        spec = self.contestants[contestant].spec
        return CLUB.name if not is_command(spec) and find_bot(spec).lacks_kernels(self.game) else ""

    def players(self) -> list[list[SeatedPlayer]]:
        """The players of each contestant, one for each of its seats."""
        return [self._players(number, each) for number, each in enumerate(self.contestants, 1)]

    def _players(self, number: int, contestant: Contestant) -> list[SeatedPlayer]:
        """The seats of a program share an engine: one that can serves all of them in one process."""
        if not is_command(contestant.spec):
            return [SeatedBot(find_bot(contestant.spec))] * contestant.seats
        transcript = Transcript(self.transcript, str(number)) if self.transcript else None
        engine = BotEngine(contestant.spec, self.patience, self.memory, transcript)
        return [ExternalBot(engine) for _ in range(contestant.seats)]


def make_plan(
    game: str,
    specs: Sequence[str],
    *,
    seats: int | None = None,
    matches: int = USUAL_MATCHES,
    seed: str | None = None,
    house: str = "",
    patience: float = PATIENCE,
    memory: int = MEMORY,
    start: Position | None = None,
    transcript: Path | None = None,
    records: Path | None = None,
    moves: Path | None = None,
    weigh: bool = False,
    luck: bool = False,
    cluster: str | None = None,
) -> Plan:
    """A contest of these bots, or a refusal. With fewer bots than seats the last one fills the rest; the
    matches are rounded up to whole deals. Without a seed nobody knows the cards. From a `start` only that
    hole is played. Nothing is started yet."""
    rules = find_game(game)
    table = rules.house(house)
    if records and start:
        raise Refused("position-no-record")
    if moves:
        check_installed("data", "pyarrow")
    if weigh and not moves:
        raise Refused("needs-option", option="--weigh", other="--moves")
    if start:
        start = one_hole(start)
        table, seats = _table_of(start, game, house, seats)
    check_range("--matches", matches, 1, MOST_MATCHES)
    check_range("--patience", patience, LEAST_PATIENCE, MOST_PATIENCE)
    check_range("--memory", memory, LEAST_MEMORY, MOST_MEMORY)
    if seats is None and len(specs) < 2:
        raise Refused("one-bot-alone")
    seats = len(specs) if seats is None else seats
    rules.check_players(seats, table)
    if len(specs) > seats:
        raise Refused("more-bots-than-seats", bots=len(specs), seats=seats)
    if cluster:
        check_installed("cluster", "ray")
        if programs := [spec for spec in specs if is_command(spec)]:
            raise Refused("not-together", first="--cluster", second=programs[0][:80])
    read = read_seed(fresh_seed() if seed is None else seed)
    specs = [read_spec(spec) for spec in specs]
    for spec in specs:
        _ = read_command(spec) if is_command(spec) else find_bot(spec)  # refused if there is none
    plan = Plan(
        game, table, seats, contestants_of(specs, seats), read, matches, patience, memory, start, transcript,
        records, moves, weigh, luck, cluster
    )  # fmt: skip
    return but(plan, matches=-(-matches // plan.rotations) * plan.rotations)


def contestants_of(specs: Sequence[str], seats: int) -> tuple[Contestant, ...]:
    """The last one fills the seats that are left."""
    held = [1] * (len(specs) - 1) + [seats - len(specs) + 1]
    return tuple(map(Contestant, told_apart(map(usual_name, specs), LONGEST_NAME), specs, held))


def _table_of(start: Position, game: str, house: str, seats: int | None) -> tuple[House, int]:
    """House rules and seats are the position's."""
    if house:
        raise Refused("not-together", first="--from", second="--house")
    if game != start.game.name:
        raise Refused("position-game", game=start.game.name)
    if seats not in (None, start.players):
        raise Refused("position-players", players=seats or 0, seats=start.players)
    return start.hole.house, start.players


def fresh_seed() -> str:
    """A seed that no program can know or find by trying, short enough to be typed again."""
    return secrets.token_hex(10)


def usual_name(spec: str) -> str:
    """A bot is called as it was asked for; a program may say another name."""
    return harmless(spec)[:LONGEST_NAME]


def check_range(option: str, value: float, least: float, most: float) -> None:
    if not least <= value <= most:
        raise out_of_range(option, value, least, most)
