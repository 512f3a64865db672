"""The score keeper in the terminal: from the draw to the winner, stopped and gone on with."""

import json
from pathlib import Path

import pytest

from backnine.keeper import read_kept, standing
from backnine.locales import LANGUAGES, Words
from backnine.refused import Refused
from backnine.tui.keeping import KeptFile
from tests.command import answered, backnine
from tests.tui.screen import Screen

FOUR = "Ann,Ben,Cat,Dan"
WORDS = Words("en")
CASES = Path(__file__).parents[1] / "keeper" / "cases"


def kept(path: Path) -> dict[str, object]:
    return dict(json.loads(path.read_text("utf-8")))


def told(screen: Screen, *lines: str) -> None:
    for line in lines:
        assert screen.prompted()
        screen.type(line)


def test_nine_holes_of_four_with_a_play_off_and_a_break(tmp_path: Path) -> None:
    """Drawn, told, killed in a hole, gone on with, corrected, undone, tied, won (PN-03, PN-32)."""
    path = tmp_path / "sunday.json"
    with Screen("keep", path, "--game", "play-nine", "--names", FOUR, rows=40) as screen:
        told(screen, "", "")  # drawn by us, and seen
        for _ in range(4):
            told(screen, "5", "H 3 7 7 / H 12 7 7", "6", "7", "1", "")
        told(screen, "3", "1 1 1 1 / 1 1 1")
        screen.wait_for("is not 2 rows of 4 cards")
        told(screen, "4")
        screen.wait_for("Cat: strokes")
    at_rest = read_kept(path.read_text("utf-8"))
    assert len(at_rest.draw) >= 1
    assert [hole.number for hole in standing(at_rest).holes] == [1, 2, 3, 4, 5]
    assert standing(at_rest).holes[4].strokes == (3, 4, None, None)

    with Screen("keep", path, rows=40) as screen:
        told(screen, "5", "6", "", "")
        for _ in range(4):
            told(screen, "5", "5", "6", "7", "", "")
        screen.wait_for("Ben wins with 4 strokes")
        told(screen, "c 9", "", "44", "", "", "")
        screen.wait_for("A tie: Ann and Ben play on")
        told(screen, "u")
        screen.wait_for("Ben wins with 4 strokes")
        told(screen, "c 1", "-34", "", "", "", "")
        screen.wait_for("A tie: Ann and Ben play on")
        screen.wait_for("Hole 1: corrected")
        told(screen, "6", "8", "2", "")
        screen.wait_for("Ann wins the play-off")
        told(screen, "")
        assert screen.ended() == 0
    over = standing(read_kept(path.read_text("utf-8")))
    assert over.outcome is not None
    assert (over.outcome.winners, over.outcome.reason) == ((0,), "play-off")
    assert over.holes[0].corrected
    assert over.holes[9].seats == (0, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_through_a_pipe(tmp_path: Path, language: str) -> None:
    path = tmp_path / "match.json"
    lines = ["2", "1", "KH 7S / AD QC", "?? ?? / ? ?", "18", "2", "", "c 1", "", "", "", "q"]
    said = ["--names", "Ann,Ben", "--game", "four-card", "--house", "holes=2,knock_penalty"]
    answer = backnine("keep", path, *said, "--lang", language, stdin="\n".join(lines) + "\n")
    assert answer.returncode == 0, answer.stderr
    words = Words(language)
    assert words("keeper-file", file=str(path)) in answer.stdout
    assert words("table-hole", hole=2, holes=2) in answer.stdout
    assert "{" not in answer.stdout


def test_a_score_left_out_is_asked_for_again_and_holes_that_count_no_more_are_named(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    lines = ["1", "", "5", "5", "", "", "c 1", "4", "", "", "q"]
    said = ["--names", "Ann,Ben", "--game", "play-nine", "--house", "holes=1"]
    answer = backnine("keep", path, *said, stdin="\n".join(lines) + "\n")
    assert WORDS("error-keeper-scores-missing", names="Ann") in answer.stdout
    assert "“”" not in answer.stdout
    path.write_text(
        json.dumps(json.loads((CASES / "play-off-void.json").read_text("utf-8"))["match"]), "utf-8"
    )
    (number,) = standing(read_kept(path.read_text("utf-8"))).void
    answer = backnine("keep", path, stdin="q\n")
    assert WORDS("keeper-void", hole=number)[:40] in answer.stdout


def test_the_input_may_end_at_any_question(tmp_path: Path) -> None:
    lines = ["1", "Ann,Ben", "1", "5", "6", "1", "", "7"]
    for count in range(len(lines)):
        path = tmp_path / f"{count}.json"
        answer = backnine("keep", path, stdin="".join(f"{line}\n" for line in lines[:count]))
        assert answer.returncode == 0
        assert path.exists() == (count >= 3)


def test_a_broken_or_foreign_file_is_left_alone(tmp_path: Path) -> None:
    for text, hint in (
        ("fore!", "not a match of the score keeper"),
        ('{"format": "backnine-kept"}', "damaged"),
    ):
        path = tmp_path / "other.json"
        path.write_text(text, "utf-8")
        answer = answered("keep", path)
        assert answer.returncode == 2
        assert hint in answer.stderr
        assert path.read_text("utf-8") == text


def test_what_somebody_else_wrote_is_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    with Screen("keep", path, "--game", "play-nine", "--names", "Ann,Ben", rows=40) as screen:
        told(screen, "1", "5")
        screen.wait_for("Ben: strokes")
        theirs = path.read_text("utf-8").replace('"strokes": 5', '"strokes": 7')
        path.write_text(theirs, "utf-8")
        told(screen, "6")
        assert screen.ended() == 2
    assert path.read_text("utf-8") == theirs


def test_nor_while_a_hole_is_corrected(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    with Screen("keep", path, "--game", "play-nine", "--names", "Ann,Ben", rows=40) as screen:
        told(screen, "1", "5", "6", "", "", "c 1")
        screen.wait_for("Ann has 5")
        theirs = path.read_text("utf-8").replace('"strokes": 5', '"strokes": 7')
        path.write_text(theirs, "utf-8")
        told(screen, "4")
        assert screen.ended() == 2
    assert path.read_text("utf-8") == theirs


def begun(path: Path, *answers: str, names: str = "Ann,Ben") -> str:
    lines = "".join(f"{line}\n" for line in ("1", *answers))
    said = backnine("keep", path, "--game", "play-nine", "--names", names, stdin=lines)
    assert said.returncode == 0, said.stderr
    return said.stdout


def test_a_file_with_other_ends_of_lines_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    begun(path, "5", "q")
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    answer = backnine("keep", path, stdin="6\nq\n")
    assert answer.returncode == 0, answer.stderr
    assert standing(read_kept(path.read_text("utf-8"))).holes[0].strokes == (5, 6)


def test_a_file_that_cannot_be_read_any_more_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    begun(path, "q")
    file = KeptFile(path)
    match = file.load()
    path.unlink()
    file.save(match)
    path.unlink()
    path.mkdir()
    with pytest.raises(Refused) as refused:
        file.save(match)
    assert refused.value.why == "unreadable-file"


def test_what_is_no_number_is_asked_for_again(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    said = begun(path, "-+5", "12345", "+5", "\N{MINUS SIGN}5", "q")
    assert "“-+5” is neither" in said
    assert "“12345” is neither" in said
    assert standing(read_kept(path.read_text("utf-8"))).holes[0].strokes == (5, -5)


def test_a_name_may_look_like_a_text_of_ours(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    assert "keeper-Jo: strokes" in begun(path, "5", "6", "1", "q", names="keeper-Jo,keeper-Al")


def test_a_place_where_no_file_can_be_is_refused_before_the_questions(tmp_path: Path) -> None:
    answer = answered("keep", tmp_path / "no" / "match.json")
    assert answer.returncode == 2
    assert "cannot be written: No such file or directory" in answer.stderr
    assert "Which game?" not in answer.stdout


def test_a_file_made_meanwhile_is_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    with Screen("keep", path, "--game", "play-nine", "--names", "Ann,Ben", rows=40) as screen:
        assert screen.prompted()
        path.write_text("theirs", "utf-8")
        screen.type("1")
        assert screen.ended() == 2
    assert path.read_text("utf-8") == "theirs"


def test_names_that_do_not_fit_are_asked_for_again(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    lines = ["1", "Ann", f"Ann,{'B' * 25}", "Ann,Ann", "Ann,Ben", "1", "q"]
    answer = backnine("keep", path, stdin="\n".join(lines) + "\n")
    for hint in (
        "1 at the table, but this game is for 2 to 6",
        "does not fit on a score card",
        "Two players are called Ann",
    ):
        assert hint in answer.stdout
    assert kept(path)["names"] == ["Ann", "Ben"]


def test_one_that_was_kept_before_is_found_again(tmp_path: Path) -> None:
    home = {"XDG_DATA_HOME": str(tmp_path)}
    backnine("keep", "--game", "six-card", "--names", "Ann,Ben", stdin="1\n4\nq\n", **home)
    answer = backnine("keep", stdin="1\n9\nq\n", **home)
    assert "[1] Six-Card Golf · Ann and Ben" in answer.stdout
    (path,) = (tmp_path / "backnine" / "kept").glob("*.json")
    assert standing(read_kept(path.read_text("utf-8"))).holes[0].strokes == (4, 9)
