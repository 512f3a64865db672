"""`backnine analyse` and `backnine puzzles`: the fixed JSON, the report, the page, and what is refused."""

import gzip
import json
import re
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, get_args

import pytest

from backnine.arena.review_page import review_document
from backnine.coach.analysis import Analysis, analyse
from backnine.coach.grades import GRADES
from backnine.coach.themes import THEMES
from backnine.games import GAMES
from backnine.locales import LANGUAGES, Words
from backnine.moves import Move, Verb
from backnine.position import view_of
from backnine.position_reader import read
from backnine.record import write
from backnine.tui.move_words import move_words
from backnine.tui.review import review_page
from backnine.tui.text import cells
from tests.coach.matches import bots_play
from tests.command import answered

SHARES = ("par", "luck_own", "luck_others", "mistakes", "others")


@pytest.fixture(scope="module", params=[game.name for game in GAMES])
def filed(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A match of two holes of every game."""
    path = tmp_path_factory.mktemp("analysed") / "match.golf"
    log = bots_play(request.param, ("club", "rookie", "weekender"), 11, holes=2)
    path.write_text(write(log.record()))
    return path


@cache
def reviewed(game: str) -> Analysis:
    *_, found = analyse(bots_play(game, ("club", "rookie"), 12, holes=1))
    return found


@cache
def told(*arguments: str | Path) -> dict[str, Any]:
    answer = answered("analyse", *arguments, "--json", "--jobs", "1")
    assert answer.returncode == 0, answer.stderr
    found = json.loads(answer.stdout)
    assert isinstance(found, dict)
    return found


def test_the_shape_that_programs_rely_on(filed: Path) -> None:
    found = told(filed)
    assert {"game", "judge", "holes", "players", "version", "command"} <= set(found)
    assert [hole["hole"] for hole in found["holes"]] == [1, 2]
    last = 0
    for hole in found["holes"]:
        for player in hole["players"]:
            assert {"seat", "strokes", *SHARES, "unforeseen"} <= set(player)
            assert isinstance(player["strokes"], int)
            assert player["strokes"] == pytest.approx(sum(player[share] for share in SHARES), abs=1e-9)
        for decision in hole["decisions"]:
            assert {"n", "seat", "move", "best", "loss", "se", "grade"} <= set(decision)
            assert decision["grade"] in GRADES
            assert decision["loss"] >= 0
            assert set(decision["themes"]) <= set(THEMES)
            assert decision["best"] in decision["costs"]
            assert decision["n"] > last
            last = decision["n"]
    for player in found["players"]:
        assert {"seat", "given_away_per_nine", "luck", "net_luck"} <= set(player)
        rows = [row for hole in found["holes"] for row in hole["players"]]
        mistakes = [row["mistakes"] for row in rows if row["seat"] == player["seat"]]
        assert player["given_away_per_nine"] == pytest.approx(sum(mistakes) * 9 / len(mistakes))


def test_numbers_of_moves_are_those_of_the_replay(filed: Path) -> None:
    moves = {
        line["n"]: (line["seat"], line["move"])
        for line in map(json.loads, answered("replay", filed, "--jsonl").stdout.splitlines())
        if line["t"] == "move"
    }
    for hole in told(filed)["holes"]:
        for decision in hole["decisions"]:
            assert moves[decision["n"]] == (decision["seat"], decision["move"])


def test_a_position_of_a_mistake_can_be_shown_again(filed: Path) -> None:
    graded = [each for hole in told(filed)["holes"] for each in hole["decisions"] if "position" in each]
    assert graded
    for decision in graded[:3]:
        again = answered("show", decision["position"], "--coach", "--json")
        assert again.returncode == 0, again.stderr
        coach = json.loads(again.stdout)["coach"]
        assert coach["seat"] == decision["seat"]
        assert coach["costs"][coach["move"]] == 0
        assert coach["why"]


def test_several_cores_come_to_the_same(filed: Path) -> None:
    two = answered("analyse", filed, "--json", "--jobs", "2")
    assert two.returncode == 0, two.stderr
    assert json.loads(two.stdout) == told(filed)


def test_only_the_choices_of_one_seat(filed: Path) -> None:
    found = told(filed, "--seat", "1")
    assert {decision["seat"] for hole in found["holes"] for decision in hole["decisions"]} == {1}
    assert found["command"].endswith("--seat 1")
    page = answered("analyse", filed, "--seat", "1", "--jobs", "1").stdout
    assert "Player 1:" in page
    assert "Player 0:" not in page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [39, 79])
@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_the_report_fits_in_every_language(language: str, width: int, game: str) -> None:
    found = reviewed(game)
    page = [re.sub(r"\x1b\[[0-9;]*m", "", line) for line in review_page(Words(language), found, width)]
    for line in page:
        assert cells(line) <= width, line
    judge = Words(language)("coach-judge-name", judge=found.judge)
    joined = re.sub(r"\s+", "", "".join(page))
    assert found.judge != judge  # that is a name for programs
    assert re.sub(r"\s+", "", judge) in joined


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["play-nine", "six-card"])  # in the other match nobody errs
def test_no_report_speaks_in_codes(language: str, game: str) -> None:
    words, found = Words(language), reviewed(game)
    page = "\n".join(review_page(words, found, 999)) + review_document(words, found, "")
    assert found.players[1].costliest
    assert not re.search(rf"(?i)\b({'|'.join(get_args(Verb))}) \d", page)
    assert page.count(words("coach-read-unforeseen")) == 2


@pytest.mark.parametrize(
    ("move", "told"),
    [
        ("swap 1", "12 to place 1, for the 3"),
        ("swap 3", "12 to place 3"),  # the same rank
        ("swap 7", "12 to place 7"),  # nobody knows what lies there
        ("toss", "Discard the 12"),
        ("toss 7", "Discard the 12, turn up place 7"),
    ],
)
def test_a_move_in_words(move: str, told: str) -> None:
    seen = view_of(read(HELD.format("stock")), 0, recall=True)
    assert move_words(Words("en"), Move.read(move), seen) == told
    begun = view_of(read(HELD.partition("\nheld")[0]), 0, recall=True)
    assert move_words(Words("en"), Move.read("take"), begun) == "Take the 8"
    assert move_words(Words("en"), Move.read("draw"), begun) == "Draw from the stock"


class Page(HTMLParser):
    """Counts what is in it, and notices what is not closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.count: dict[str, int] = {}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.count[tag] = self.count.get(tag, 0) + 1
        if tag not in ("meta", "br"):
            self.open.append(tag)
        assert not {"src", "href", "onclick"} & {name for name, _ in attrs}

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.count[tag] = self.count.get(tag, 0) + 1

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def check_page(text: str) -> None:
    page = Page()
    page.feed(text)
    assert not page.open
    assert page.count["svg"] >= 2  # all holes, and each of them
    assert page.count["details"] >= 2  # the tables behind them
    assert "script" not in page.count


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_one_page_that_needs_nothing_else(language: str, game: str) -> None:
    check_page(review_document(Words(language), reviewed(game), "backnine analyse"))


def test_the_page_goes_into_a_file_and_over_no_other(filed: Path, tmp_path: Path) -> None:
    path = tmp_path / "review.html"
    wish = ("analyse", filed, "--html", path, "--jobs", "1", "--lang", "ja")
    answer = answered(*wish)
    assert answer.returncode == 0, answer.stderr
    page = path.read_text("utf-8")
    check_page(page)
    path.write_text("mine")
    assert answered(*wish).returncode == 2
    assert path.read_text() == "mine"
    assert answered(*wish, "--overwrite").returncode == 0
    assert path.read_text("utf-8") == page


def test_several_records_in_a_file(tmp_path: Path) -> None:
    path = tmp_path / "matches.golf"
    logs = [bots_play("four-card", ("rookie", "rookie"), seed, holes=1, ties="shared") for seed in (1, 2)]
    path.write_text("\n".join(write(log.record()) for log in logs))
    every = answered("analyse", path, "--json", "--jobs", "1").stdout.splitlines()
    assert len(every) == 2
    second = told(path, "--match", "2")
    assert json.loads(every[1])["holes"] == second["holes"]
    assert second["command"].endswith("--match 2")
    assert answered("analyse", path, "--match", "3").returncode == 2


def test_of_a_match_that_goes_on_holes_that_are_over_are_judged(tmp_path: Path) -> None:
    log = bots_play("four-card", ("rookie", "rookie"), 1, holes=3, ties="shared")
    path = tmp_path / "match.golf"
    path.write_text(write(log.at(log.dealt_at[1] + 5).record()))
    found = told(path)
    assert not found["finished"]
    assert [hole["hole"] for hole in found["holes"]] == [1]
    assert "only holes that are over" in answered("analyse", path, "--jobs", "1").stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_bad_input_is_refused_in_words(tmp_path: Path, unfinished: Path, record: Path, language: str) -> None:
    other = tmp_path / "other.txt"
    other.write_text("no record")
    lang = ("--lang", language)
    for arguments in (
        ("analyse", other),
        ("analyse", tmp_path / "nothing.golf"),
        ("analyse", unfinished),
        ("analyse", record, "--seat", "7"),
        ("analyse", record, "--json", "--html", tmp_path / "x.html"),
        ("analyse", record, "--jobs", "1", "--cluster", "auto"),
        ("analyse", record, "--html", tmp_path / "no" / "where.html"),
        ("puzzles", other),
        ("puzzles", unfinished),
        ("show", "play-nine:0.turn.3", "--coach"),
    ):
        answer = answered(*arguments, *lang)
        assert answer.returncode in (1, 2), arguments
        assert answer.stderr.strip()
        assert not answer.stdout
        assert "Traceback" not in answer.stderr


def test_puzzles_from_records(filed: Path, tmp_path: Path) -> None:
    path = tmp_path / "puzzles.json"
    answer = answered("puzzles", filed, "--out", path, "--most", "5", "--jobs", "1")
    assert answer.returncode == 0, answer.stderr
    found = json.loads(path.read_text("utf-8"))
    assert 0 < len(found["puzzles"]) <= 5
    printed = json.loads(answered("puzzles", filed, "--most", "5", "--jobs", "1").stdout)
    assert printed == found
    small = tmp_path / "puzzles.json.gz"
    assert answered("puzzles", filed, "--out", small, "--most", "5", "--jobs", "1").returncode == 0
    assert gzip.decompress(small.read_bytes()) == path.read_bytes()
    for puzzle in found["puzzles"]:
        assert {
            "id",
            "game",
            "position",
            "seat",
            "best",
            "costs",
            "themes",
            "why",
            "rating",
            "deviation",
        } <= set(puzzle)
        assert answered("show", puzzle["position"], "--seat", str(puzzle["seat"])).returncode == 0


def test_the_coach_for_real_cards() -> None:
    position = "play-nine\n0 > 3 5 12 1 / 3 4 ? 1\n1 closer 0 2 4 6 / 1 3 5 7\ndiscard 12"
    page = answered("show", position, "--coach").stdout
    assert "Hint" in page
    assert "take" in page
    found = json.loads(answered("show", position, "--coach", "--json").stdout)["coach"]
    assert found["move"] == "take"
    assert found["expected"]["take"] == [9.0, 28.0]


HELD = "play-nine\n0 > 3 5 12 1 / 3 4 ? 1\n1 closer 0 2 4 6 / 1 3 5 7\ndiscard 8\nheld 12 from {}"


def test_the_coach_for_a_card_that_was_drawn() -> None:
    """Worked by hand: in the last round the 12 makes a pair, and 5 and 4 are left. Discarded, it leaves 12,
    9 and what place 7 brings."""
    page = answered("show", HELD.format("stock"), "--coach").stdout
    assert "swap 7" in page
    found = json.loads(answered("show", HELD.format("stock"), "--coach", "--json").stdout)["coach"]
    assert (found["move"], found["costs"]["swap 7"]) == ("swap 7", 0)
    assert found["expected"]["swap 7"] == [9.0, 28.0]
    assert set(found["costs"]) == {*(f"swap {place}" for place in range(1, 9)), "toss 7", "toss"}
    assert found["costs"]["toss 7"] > 10


def test_a_card_that_was_taken_cannot_be_discarded() -> None:
    found = json.loads(answered("show", HELD.format("discard"), "--coach", "--json").stdout)["coach"]
    assert (found["move"], found["expected"]["swap 7"]) == ("swap 7", [9.0, 28.0])
    assert set(found["costs"]) == {f"swap {place}" for place in range(1, 9)}


def test_a_card_that_was_drawn_and_is_not_named_leaves_nothing_to_ask() -> None:
    answer = answered("show", HELD.format("stock").replace("held 12", "held ?"), "--coach")
    assert answer.returncode == 2
    assert "seat 0" in answer.stderr
