"""Files with several records, as `verify` and `replay` read them."""

import json
from pathlib import Path

import pytest

from backnine.record_reader import LARGEST_FILE
from backnine.refused import Refused
from backnine.tui.record_list import load_all
from tests.command import answered

RECORDS = Path(__file__).parents[1] / "records"
PARTS = [(RECORDS / f"{name}.golf").read_text("utf-8") for name in ("play-nine-02", "four-card-bots-2")]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "several.golf"
    path.write_text("\n".join(PARTS))
    return path


@pytest.mark.parametrize("ends", ["\n", "\r\n"])
def test_every_record_of_a_file(file: Path, ends: str) -> None:
    file.write_text("\n".join(PARTS), newline=ends)
    first, second = load_all(file)
    assert (first.record.setup.game, second.record.setup.game) == ("play-nine", "four-card")
    assert (first.before, second.before) == (0, PARTS[0].count("\n") + 1)
    assert (first.begin, first.end, second.end) == (0, second.begin, file.stat().st_size)


def test_all_of_them_are_proved(file: Path) -> None:
    answer = answered("verify", file)
    moves = sum(filed.record.moves for filed in load_all(file))
    assert answer.returncode == 0, answer.stderr
    assert f"2 matches, 5 holes, {moves} moves" in answer.stdout
    assert "thought again" in answer.stdout


def test_a_false_one_is_named_by_its_line_in_the_file(file: Path) -> None:
    lines = file.read_text().splitlines(keepends=True)
    last = max(number for number, line in enumerate(lines) if line.startswith("Strokes"))
    lines[last] = lines[last].replace("Strokes ", "Strokes 9")
    file.write_text("".join(lines))
    answer = answered("verify", file)
    assert (answer.returncode, answer.stdout) == (1, "")
    assert f"Line {last + 1}, column 1" in answer.stderr


def test_one_that_cannot_be_read_is_named_likewise(file: Path) -> None:
    file.write_text(file.read_text() + "\n")
    with pytest.raises(Refused) as refused:
        list(load_all(file))
    assert (refused.value.why, refused.value.details["line"]) == (
        "record-expected-hole",
        file.read_text().count("\n") + 1,
    )


def test_a_file_that_never_ends_is_not_read_to_its_end(file: Path) -> None:
    with file.open("ab") as more:
        more.truncate(3 * LARGEST_FILE)
    with pytest.raises(Refused) as refused:
        list(load_all(file))
    assert refused.value.why == "record-too-large"


def test_one_of_them_is_replayed_or_all(file: Path) -> None:
    def told(*options: str) -> list[str]:
        answer = answered("replay", file, "--jsonl", *options)
        assert answer.returncode == 0, answer.stderr
        lines = [json.loads(line) for line in answer.stdout.splitlines()]
        return [line["game"] for line in lines if line["t"] == "match"]

    assert [told(), told("--match", "1"), told("--match", "2")] == [
        ["play-nine", "four-card"],
        ["play-nine"],
        ["four-card"],
    ]
    position = answered("replay", file, "--match", "2", "--at", "3", "--position").stdout
    assert position.startswith("four-card")
    refused = answered("replay", file, "--match", "3")
    assert (refused.returncode, "matches 1 to 2" in refused.stderr) == (2, True)
