"""Bots think again from their seat's view alone: honest matches pass, and one that peeked shows."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from backnine import rethink as rethinking
from backnine.bots import BOTS, VERSION, tour
from backnine.but import but
from backnine.cards import Card
from backnine.fast import installed
from backnine.games import GAMES, Game
from backnine.games import moves as legal_moves
from backnine.hole import Seat
from backnine.match import Match
from backnine.matchlog import MatchLog
from backnine.moves import Move
from backnine.record import Record, write
from backnine.record_reader import read
from backnine.refused import Refused
from backnine.replay import replay, verify
from backnine.rethink import Rethought, rethink
from backnine.setup import set_up
from backnine.shuffle import Shuffle
from tests.command import answered
from tests.records.thinking import thinking_match, thought

RECORDS = Path(__file__).parent / "records"
QUICK = ("rookie", "weekender", "club")
WORD = bytes(range(32))

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def match_of(
    game: str, bots: tuple[str | None, ...], *, house: str = "holes=2", seed: int = 1, **more: object
) -> Record:
    names = tuple(f"P{seat}" for seat in range(len(bots)))
    words = tuple(None if bot else WORD for bot in bots)
    shuffle = Shuffle(seed.to_bytes(32, "big"), words=words)
    return thinking_match(game, house, names, bots=bots, shuffle=shuffle, dice=Random(seed), **more)  # type: ignore[arg-type]


def moves_of(record: Record, *seats: Seat) -> int:
    return sum(len(line.moves) for hole in record.holes for line in hole.lines if line.seat in seats)


# Honest matches


@each_game
@pytest.mark.parametrize(
    "bots", [("rookie", "weekender"), QUICK, ("club", None, "weekender", "rookie", "club")]
)
def test_honest_bots_choose_again_what_they_chose(game: Game, bots: tuple[str | None, ...]) -> None:
    record = read(write(match_of(game.name, bots)))
    theirs = [seat for seat, bot in enumerate(bots) if bot]
    assert rethink(record) == Rethought(moves_of(record, *theirs), 0, ())


@each_game
@pytest.mark.parametrize("players", ["fewest", "most"])
def test_at_every_size_of_table(game: Game, players: str) -> None:
    count = game.players[0 if players == "fewest" else -1]
    bots = tuple(QUICK[seat % 3] for seat in range(count))
    record = match_of(game.name, bots, house="holes=1", seed=count)
    assert rethink(record).moves == record.moves


@each_game
@pytest.mark.long  # the kernels have to be compiled
@pytest.mark.skipif(not installed(), reason="tour needs its kernels")
def test_tour_too(game: Game) -> None:
    record = match_of(game.name, ("tour@2", "tour"), house="holes=1")
    assert rethink(record) == Rethought(record.moves, 0, ())


@each_game
def test_stand_ins_are_thought_again_as_who_they_are(game: Game) -> None:
    record = read(write(match_of(game.name, (None, "club"), away={0: range(3, 9), 1: range(12, 15)})))
    told = rethink(record)
    steps = [step for step in replay(record) if step.bot]
    assert told.moves == len(steps) > moves_of(record, 1)
    assert told.stood_in == sum(step.bot == "weekender" for step in steps) > 0


def test_progress_is_told_move_by_move() -> None:
    record = match_of("play-nine", ("rookie", "rookie"), house="holes=1")
    told: list[tuple[int, int]] = []
    rethink(record, lambda done, wanted: told.append((done, wanted)))
    assert told == [(n, record.moves) for n in range(record.moves + 1)]


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.golf")), ids=lambda path: path.stem)
def test_the_golden_records(path: Path) -> None:
    """A bot that decides differently from one day to the next needs another number: bots.VERSION."""
    record = read(path.read_text("utf-8"))
    told = rethink(record)
    earlier = record.setup.bots_version not in (None, VERSION)
    assert {reason for _, reason in told.passed_over} <= {"other-version" if earlier else "no-version"}


def test_golden_records_of_every_version_of_the_bots_are_kept() -> None:
    kept = {read(path.read_text("utf-8")).setup.bots_version for path in RECORDS.glob("*.golf")}
    assert kept == {None, *range(1, VERSION + 1)}


# A bot that peeked

Peeks = Callable[[Match, Seat], Move | None]


def value(match: Match, card: Card) -> int:
    return match.game.value(card, match.house)


def at_the_stock(match: Match, seat: Seat) -> Move | None:
    """Knows what it would draw."""
    hole = match.hole
    if hole.phase != "draw" or not hole.stock or not hole.discard or hole.turn != seat:
        return None
    better = value(match, hole.discard[-1]) < value(match, hole.stock[0])
    return Move("take") if better else Move("draw")


def under_its_own_cards(match: Match, seat: Seat) -> Move | None:
    """Puts a card where the highest one lies, face down or not."""
    hole = match.hole
    places = [move for move in legal_moves(hole, seat) if move.verb == "swap"]
    if not places:
        return None
    return max(places, key=lambda move: value(match, hole.layouts[seat][(move.slot or 0) - 1].card))


def peeked_match(game: str, bot: str, peek: Peeks, seed: int) -> Record:
    """A match in which seat 1 is said to be this bot and looks where it may not."""
    setup = set_up(game, ("Ann", "Bot"), ("rookie", bot), "holes=2", bots_version=VERSION)
    log = MatchLog.begin(setup, seed.to_bytes(32, "big"))
    while log.match.outcome is None:
        log = log.dealt()
        seat = log.match.hole.acting[0]
        wanted = peek(log.match, seat) if seat == 1 else None
        if wanted is None or wanted not in legal_moves(log.match.hole, seat):
            wanted = thought((bot, "rookie")[seat == 0], log, seat)
        log = log.play(seat, wanted)
    return read(write(log.record()))


def first_false_move(record: Record) -> tuple[int, int]:
    """Where seat 1's bot would have chosen otherwise, found in another way than `rethink` does."""
    before: MatchLog | None = None
    for step in replay(record):
        if step.seat == 1 and before and step.move != thought(step.bot, before, 1):
            return step.line, step.column
        before = step.log
    raise AssertionError("nothing to be seen")


@each_game
@pytest.mark.parametrize("bot", QUICK)
@pytest.mark.parametrize("peek", [at_the_stock, under_its_own_cards])
def test_a_bot_that_peeked_shows_at_its_first_false_move(game: Game, bot: str, peek: Peeks) -> None:
    record = peeked_match(game.name, bot, peek, seed=3)
    assert verify(record).outcome  # every card, move and score of it is right
    with pytest.raises(Refused) as refused:
        rethink(record)
    details = refused.value.details
    assert (refused.value.why, details["bot"], details["seat"]) == ("bot-differs", bot, 1)
    assert (details["line"], details["column"]) == first_false_move(record)
    line = write(record).split("\n")[int(details["line"]) - 1]
    assert line[int(details["column"]) - 1 :].startswith(str(details["said"]))
    assert details["said"] != details["right"]


def test_the_command_finds_it(tmp_path: Path) -> None:
    path = tmp_path / "peeked.golf"
    path.write_text(write(record := peeked_match("play-nine", "weekender", at_the_stock, seed=3)), "utf-8")
    line, column = first_false_move(record)
    answer = answered("verify", path)
    assert answer.returncode == 1
    assert "weekender in seat 1" in answer.stderr
    assert f"Line {line}, column {column}: " in " ".join(answer.stderr.split())
    assert "right." not in answer.stdout
    assert answered("verify", "--no-rethink", path).returncode == 0


def test_a_stand_in_under_another_name_shows() -> None:
    text = write(match_of("play-nine", (None, None), away={0: range(0, 1000)}))
    rethink(read(text))
    with pytest.raises(Refused, match="bot differs"):
        rethink(read(text.replace("weekender stands in", "rookie stands in")))


def test_a_bot_with_other_dice_shows() -> None:
    """Rookies have whims; those come from the shuffle and from nowhere else."""
    bots: tuple[str | None, ...] = ("rookie", "rookie")
    honest = match_of("four-card", bots, house="holes=9")
    assert rethink(honest).moves == honest.moves
    log = MatchLog.begin(honest.setup, honest.need_seed())
    while log.n < 200 and not log.match.outcome:
        log = log.dealt()
        seat = log.match.hole.acting[0]
        log = log.play(seat, thought("rookie", log, seat, other_dice=True))
    with pytest.raises(Refused, match="bot differs"):
        rethink(log.record())


# What is not thought again


def test_another_version_of_the_bots() -> None:
    record = peeked_match("play-nine", "weekender", at_the_stock, seed=3)
    other = but(record, setup=but(record.setup, bots_version=VERSION + 1))
    assert rethink(other) == Rethought(0, 0, (("rookie", "other-version"), ("weekender", "other-version")))
    none = but(record, setup=but(record.setup, bots_version=None))
    assert {reason for _, reason in rethink(none).passed_over} == {"no-version"}


def test_programs_of_others() -> None:
    record = match_of("play-nine", ("rookie", "weekender"), house="holes=1")
    record = but(record, setup=but(record.setup, bots=("rookie", "cmd:./mybot")))
    told = rethink(record)
    assert told.passed_over == (("cmd:./mybot", "not-ours"),)
    assert told.moves == moves_of(record, 0)


def test_tour_where_there_are_no_kernels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tour, "installed", lambda: False)
    record = match_of("four-card", ("club", "tour"), house="holes=1")
    assert rethink(record).passed_over == (("tour", "no-kernels"),)


def test_people_think_for_themselves() -> None:
    assert rethink(match_of("four-card", (None, None))) == Rethought(0, 0, ())


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("play-nine-bots-3", "thought again"),
        ("play-nine-bots", "Another version of the bots played"),
        ("play-nine-stand-in-3", "24 of them were by bots that stood in"),
        ("play-nine-japanese", "does not say which version"),
        ("four-card-bots", "left out: Player 4 (78ca 780b f997 ca65)"),
        ("play-nine-words", "Words in the shuffle"),
    ],
)
def test_the_command_says_what_it_did(name: str, told: str) -> None:
    answer = answered("verify", RECORDS / f"{name}.golf")
    assert (answer.returncode, answer.stderr) == (0, "")
    assert told in " ".join(answer.stdout.split())
    quick = answered("verify", "--no-rethink", RECORDS / f"{name}.golf")
    assert "thought again" not in quick.stdout


def test_every_bot_of_ours_can_be_asked() -> None:
    """A bot that is added is re-thought like the others: it needs nothing but its name."""
    record = match_of("play-nine", ("rookie", "rookie"), house="holes=1")
    for bot in BOTS:
        found = rethinking._bot_of(record, bot.name)
        assert found == bot or (bot.name == "tour" and not installed())
