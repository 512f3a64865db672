"""`backnine paper`: writes a whole file or none, and says why."""

import json
from pathlib import Path

import pytest

from tests.command import answered
from tests.paper.reading import text_of

RECORDS = Path(__file__).parents[1] / "records"
KEPT = Path(__file__).parents[1] / "keeper" / "cases"


def test_a_card_from_a_record(tmp_path: Path) -> None:
    path = tmp_path / "card.pdf"
    said = answered(
        "paper", "scorecard", "--file", RECORDS / "play-nine-play-off.golf", "-o", path, "--lang", "fr"
    )
    assert said.returncode == 0, said.stderr
    assert path.read_bytes().startswith(b"%PDF-")
    assert said.stdout.startswith(f"{path}\u00a0: une page, ")


def test_a_card_from_a_file_of_the_score_keeper(tmp_path: Path) -> None:
    path, kept = tmp_path / "card.pdf", tmp_path / "sunday.json"
    kept.write_text(case("play-off"), "utf-8")
    said = answered("paper", "scorecard", "--file", kept, "-o", path)
    assert said.returncode == 0, said.stderr
    text = text_of(path.read_bytes())
    assert all(told in text for told in ("Ann", "Ben", "haswon", "Playoff"))


@pytest.mark.parametrize(
    ("name", "more", "told"),
    [
        ("tie", (), "not over"),
        ("play-off", ("--match", "2"), "2"),
        ("play-off", ("--game", "six-card"), "six-card"),
    ],
)
def test_a_kept_match_that_makes_no_card(tmp_path: Path, name: str, more: tuple[str, ...], told: str) -> None:
    path, kept = tmp_path / "card.pdf", tmp_path / "sunday.json"
    kept.write_text(case(name), "utf-8")
    said = answered("paper", "scorecard", "--file", kept, *more, "-o", path)
    assert said.returncode == 2
    assert told in said.stderr
    assert not path.exists()


def case(name: str) -> str:
    return json.dumps(json.loads((KEPT / f"{name}.json").read_text("utf-8"))["match"])


def test_long_and_strange_names_are_told(tmp_path: Path) -> None:
    path = tmp_path / "card.pdf"
    long = "Maximilienne-Alexandra of the Hills"
    said = answered("paper", "scorecard", "--names", f"{long}, 😀 Ben", "-o", path)
    assert f"for want of room: {long}" in said.stdout
    assert "😀 Ben" in said.stdout


def test_a_file_that_exists_stays(tmp_path: Path) -> None:
    path = tmp_path / "card.pdf"
    path.write_text("mine")
    said = answered("paper", "scorecard", "-o", path)
    assert (said.returncode, path.read_text()) == (2, "mine")
    assert "--overwrite" in said.stderr
    assert answered("paper", "scorecard", "-o", path, "--overwrite").returncode == 0
    assert path.read_bytes().startswith(b"%PDF-")


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (("poster",), "scorecard, rules, cards"),
        (("scorecard", "--size", "A5"), "A4, letter"),
        (("scorecard", "--game", "bridge"), "bridge"),
        (("scorecard", "--players", "7"), "2 to 6"),
        (("scorecard", "--players", "2", "--names", "A,B,C"), "3 names, but only 2 columns"),
        (("scorecard", "--holes", "19"), "from 1 to 18"),
        (("rules", "--holes", "9"), "do not go together"),
        (("scorecard", "--match", "2"), "--match needs --file"),
        (("scorecard", "--file", "nowhere.golf"), "There is no file"),
        (("scorecard", "--file", __file__), "is not the record of a match"),
        (("scorecard", "--file", RECORDS / "four-card-play-off.golf", "--game", "play-nine"), "four-card"),
        (("scorecard", "--file", RECORDS / "four-card-play-off.golf", "--match", "2"), "2"),
    ],
)
def test_bad_input_writes_nothing(tmp_path: Path, typed: tuple[str | Path, ...], told: str) -> None:
    path = tmp_path / "out.pdf"
    said = answered("paper", *typed, "-o", path)
    assert said.returncode == 2
    assert told in said.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_wrong_kind_is_told_before_what_is_missing() -> None:
    said = answered("paper", "scorcard")
    assert said.returncode == 2
    assert "“scorcard” will not do" in said.stderr
    assert "scorecard, rules, cards" in said.stderr


def test_a_match_that_is_not_over_has_no_card(tmp_path: Path, unfinished: Path) -> None:
    said = answered("paper", "scorecard", "--file", unfinished, "-o", tmp_path / "out.pdf", "--lang", "it")
    assert "La partita non è ancora finita" in said.stderr
    assert not (tmp_path / "out.pdf").exists()


def test_a_broken_record_has_no_card(tmp_path: Path) -> None:
    broken = tmp_path / "broken.golf"
    text = (RECORDS / "four-card-play-off.golf").read_text("utf-8")
    broken.write_text(text.replace("Strokes ", "Strokes 1", 1), "utf-8")
    said = answered("paper", "scorecard", "--file", broken, "-o", tmp_path / "out.pdf")
    assert said.returncode == 1
    assert not (tmp_path / "out.pdf").exists()
