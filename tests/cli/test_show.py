"""`backnine show`: a position drawn, and bots asked about it."""

import json
import re
from pathlib import Path

import pytest

from backnine.bots import BOTS
from backnine.coach.hint import hint_at
from backnine.locales import LANGUAGES
from backnine.position import UNKNOWN, of_match, of_view, write, write_line
from backnine.position_reader import read
from backnine.replay import replay
from backnine.tui.files import load
from backnine.view import view
from tests.command import answered, backnine

OPEN = """\
four-card
0 > ?QS ?9D / ?KH* ?AS*
1 ?2C ?3C* / ?4C! ?5C*
stock 7S 8S 41?
discard 4D
hole 1 dealer 1 turns 0
"""
LINE = write_line(read(OPEN))


def shown(*arguments: str | Path) -> dict[str, object]:
    answer = answered("show", *arguments, "--json")
    assert answer.returncode == 0, answer.stderr
    told = json.loads(answer.stdout)
    assert isinstance(told, dict)
    return told


def test_a_line_a_file_and_standard_input_show_the_same(tmp_path: Path) -> None:
    file = tmp_path / "position.txt"
    file.write_text(OPEN)
    drawn = answered("show", file).stdout
    assert drawn == answered("show", LINE).stdout == answered("show", OPEN).stdout
    assert drawn == backnine("show", "-", stdin=OPEN).stdout
    assert drawn.splitlines()[-1] == LINE
    for word in ("Q♠", "K♥", "4♣", "Seat 0 may: draw, take, knock, peek 1, peek 2"):
        assert word in drawn


def test_a_seat_is_shown_what_it_knows_and_nothing_else() -> None:
    told = answered("show", LINE, "--seat", "1").stdout
    assert all(word in told for word in ("3♣", "4♣", "5♣"))
    assert not any(word in told for word in ("Q♠", "K♥", "2♣", "qs", "kh", "2c", "7s"))
    assert "Seat 1 may: peek 1" in told
    assert "Seat 0 may" not in told


@pytest.mark.parametrize("bot", [bot.name for bot in BOTS if bot.name != "tour"])
def test_every_bot_says_what_it_would_do_and_why(bot: str) -> None:
    told = shown(LINE, "--bot", bot)["bots"]
    assert isinstance(told, list)
    (advice,) = told
    assert (advice["bot"], advice["seat"]) == (bot, 0)
    assert advice["move"] in ("draw", "take", "knock")
    assert advice["why"]
    assert {"draw", "take", "knock"} <= set(advice["weights"])
    assert list(advice["weights"].values()) == sorted(advice["weights"].values())
    page = " ".join(answered("show", LINE, "--bot", bot).stdout.split())
    assert f"{bot} for Seat 0: {advice['move']}" in page
    assert "with what each move gives away to the others: " in page


def test_the_coach_tells_what_every_move_costs_but_a_peek() -> None:
    """As docs/position.md says."""
    told = hint_at(read(LINE))
    assert {str(move) for move, _ in told.costs} == {"draw", "take", "knock"}


def test_a_bot_is_not_told_what_its_seat_does_not_know() -> None:
    """Other cards where seat 0 knows none change nothing."""
    other = OPEN.replace("?QS", "?KD").replace("?9D", "?KC").replace("?2C", "?KS").replace("7S 8S", "AD AH")
    one, two = (
        shown(text, "--bot", "club,weekender,rookie", "--seed", "5")["bots"] for text in (OPEN, other)
    )
    assert one == two


def test_the_json_is_what_the_page_says() -> None:
    told = shown(LINE, "--seat", "0")
    assert list(told) == ["position", "drawing", "view", "moves", "bots"]
    assert told["moves"] == [{"seat": 0, "moves": ["draw", "take", "knock", "peek 1", "peek 2"]}]
    drawing = told["drawing"]
    assert isinstance(drawing, str)
    assert write(read(drawing)) == drawing
    assert "qs" not in str(told["position"])


def test_any_moment_of_a_record_as_a_position(record: Path) -> None:
    """Open to all once the match is over, or as a seat knew it."""
    match = next(step.match for step in replay(load(record)) if step.n == 12 and step.move)
    told = answered("replay", record, "--at", "12", "--position").stdout
    assert read(told) == of_match(match)
    told = answered("replay", record, "--at", "12", "--position", "--seat", "1").stdout
    assert read(told) == of_view(view(match, 1, recall=True))
    assert answered("show", told.strip(), "--bot", "club").returncode == 0
    last = read(answered("replay", record, "--position").stdout)
    assert last.hole.over
    answer = answered("replay", record, "--position", "--jsonl")
    assert (answer.returncode, answer.stdout) == (2, "")


def test_of_a_match_that_goes_on_only_what_everybody_sees_is_a_position(unfinished: Path) -> None:
    position = read(answered("replay", unfinished, "--position").stdout)
    assert all(slot.up or slot.card == UNKNOWN for layout in position.hole.layouts for slot in layout)
    assert set(position.hole.stock) == {UNKNOWN}
    answer = answered("replay", unfinished, "--position", "--seat", "0")
    assert (answer.returncode, answer.stdout) == (2, "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_in_every_language(language: str) -> None:
    answer = answered("show", LINE, "--bot", "club", "--lang", language)
    assert (answer.returncode, answer.stderr) == (0, "")
    assert LINE in answer.stdout


@pytest.mark.parametrize(
    ("arguments", "code", "hint"),
    [
        (("nowhere.txt",), 2, "neither a position nor a file"),
        ((".",), 2, "cannot be read"),
        (("x" * 5000,), 2, "cannot be read"),
        ((LINE + ":ending.rain",), 1, "“rain”"),
        ((LINE, "--seat", "7"), 2, "seat 7"),
        ((LINE, "--seat", "1", "--bot", "club"), 2, "somebody else"),
        ((LINE, "--bot", "nobody"), 2, "nobody"),
        ((LINE, "--bot", "club", "--seed", "golf"), 2, "golf"),
        ((LINE.replace("xkho", "xo"), "--bot", "club"), 2, "does not say all that seat 0 knows"),
    ],
)
def test_mistakes_are_told(arguments: tuple[str, ...], code: int, hint: str) -> None:
    answer = answered("show", *arguments)
    assert (answer.returncode, answer.stdout) == (code, "")
    assert hint in answer.stderr
    assert "Traceback" not in answer.stderr


def test_a_record_is_no_position_and_a_position_no_record(record: Path, tmp_path: Path) -> None:
    said = answered("show", record)
    assert (said.returncode, said.stdout) == (2, "")
    assert "is the record of a match" in said.stderr
    assert f"replay {record}" in " ".join(said.stderr.split())
    for text in (OPEN, LINE):
        file = tmp_path / "position.txt"
        file.write_text(text)
        for command in ("analyse", "verify", "replay"):
            said = answered(command, file)
            assert (said.returncode, said.stdout) == (2, ""), command
            assert "is a position" in said.stderr
            assert f"show {file}" in " ".join(said.stderr.split())


def test_the_commands_on_the_page_work() -> None:
    page = (Path(__file__).parents[2] / "docs/position.md").read_text("utf-8")
    commands = re.findall(r"^\$ backnine (.*)$", page, flags=re.MULTILINE)
    assert commands
    for command in commands:
        assert answered(*command.split()).returncode == 0, command
