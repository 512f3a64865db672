"""`backnine keep FILE --text/--csv`: a kept match as text and as a table; nothing asked, nothing changed."""

import csv
import json
from pathlib import Path

import pytest

from tests.command import answered

CASES = Path(__file__).parents[1] / "keeper" / "cases"


@pytest.fixture
def sunday(tmp_path: Path) -> Path:
    return made(tmp_path, "play-off")


def made(folder: Path, case: str, **changed: object) -> Path:
    path = folder / f"{case}.json"
    match = json.loads((CASES / f"{case}.json").read_text("utf-8"))["match"]
    path.write_text(json.dumps(match | changed), "utf-8")
    return path


def test_a_match_that_is_over_as_text(sunday: Path) -> None:
    said = answered("keep", sunday, "--text", "-")
    first, *rest = said.stdout.splitlines()
    assert first.startswith("Backnine · Play Nine · 4 holes · 2025-11-1")
    assert rest == ["Cat has won", "1. Cat  8", "2. Ann  8", "2. Ben  8", "4. Dan  10"]


def test_one_that_is_not_over_says_which_hole_it_is(tmp_path: Path) -> None:
    said = answered("keep", made(tmp_path, "tie"), "--text", "-", "--lang", "it")
    assert said.stdout.splitlines()[1] == "Spareggio, buca 3"
    assert "vinto" not in said.stdout


def test_a_table_goes_to_a_file_that_spreadsheets_read(tmp_path: Path) -> None:
    names = ["Ann, the first", '"Ben"', "=1+1", "太郎"]
    path = tmp_path / "table.csv"
    said = answered("keep", made(tmp_path, "play-off", names=names), "--csv", path)
    assert said.stdout == f"Written to {path}\n"
    data = path.read_bytes()
    assert data.startswith(b"\xef\xbb\xbf")
    rows = list(csv.reader(data.decode("utf-8-sig").splitlines()))
    assert rows[0] == ["Hole", "Dealer", "Closed by", "Ann, the first", '"Ben"', "'=1+1", "太郎"]
    assert rows[-1] == ["Total", "", "", "8", "8", "8", "10"]
    assert data.count(b"\r\n") == len(rows) == 6


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (("keep", "--csv", "OUT"), "--csv needs FILE"),
        (("keep", "FILE", "--overwrite"), "--overwrite needs --text / --csv"),
        (("keep", "FILE", "--csv", "OUT", "--text", "OUT"), "do not go together"),
        (("keep", "FILE", "--csv", "FILE"), "do not go together"),
        (("keep", "FILE", "--csv", "FILE", "--overwrite"), "do not go together"),
        (("keep", "FILE", "--text", "OUT", "--names", "Ann,Ben"), "do not go together"),
        (("keep", "FILE", "--text", "THERE"), "exists"),
        (("keep", "THERE", "--text", "OUT"), "score keeper"),
    ],
)
def test_bad_input_writes_nothing(tmp_path: Path, sunday: Path, typed: tuple[str, ...], told: str) -> None:
    there, out = tmp_path / "there.txt", tmp_path / "out.txt"
    there.write_text("mine", "utf-8")
    before = sunday.read_bytes()
    places = {"FILE": str(sunday), "OUT": str(out), "THERE": str(there)}
    said = answered(*(places.get(part, part) for part in typed))
    assert said.returncode == 2
    assert told in said.stderr
    assert (there.read_text("utf-8"), out.exists(), sunday.read_bytes()) == ("mine", False, before)
