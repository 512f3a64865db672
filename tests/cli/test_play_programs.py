"""`backnine play` with programs of other hands in seats."""

import shlex
from pathlib import Path

import pytest

from backnine.locales import LANGUAGES, Words
from backnine.record_reader import read
from tests.arena.programs import GOOD, HEAD, nothing_left, program, starts
from tests.arena.test_protocol_two import CLASS, MANY
from tests.command import answered, backnine

ALONE = ("--people", "0", "--house", "holes=1,ties=shared", "--seed", "2a")


@pytest.mark.parametrize("text", [GOOD, MANY])
def test_a_program_plays_a_match_and_its_record_is_right(tmp_path: Path, text: str) -> None:
    spec, first, again = program(tmp_path, text), tmp_path / "first.golf", tmp_path / "again.golf"
    for path in (first, again):
        played = backnine("play", "four-card", *ALONE, "--bots", f"{spec},rookie,{spec}", "--save", path)
        assert (played.returncode, played.stderr) == (0, "")
    assert first.read_text() == again.read_text()
    assert backnine("verify", first).returncode == 0
    record = read(first.read_text())
    assert record.setup.names[0] in ("Greens keeper", "Many")
    assert record.setup.names[2] == f"{record.setup.names[0]} 2"
    assert record.setup.bots[0] == spec[:40].strip()
    assert nothing_left(tmp_path)


def test_a_person_plays_against_a_class(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mine.py").write_text(CLASS)
    monkeypatch.chdir(tmp_path)
    typed = "\n\n1\n6\n" + "d\n1\n" * 60
    options = ("--seats", "you,py:mine:First", "--house", "holes=1", "--seed", "7", "--save", "match.golf")
    played = backnine("play", "play-nine", *options, "--names", "Ann", stdin=typed)
    assert played.returncode == 0, played.stderr
    assert read(Path("match.golf").read_text()).setup.names == ("Ann", "First")
    assert "First" in played.stdout


def test_a_forfeited_move_is_told_and_stands_in_the_record(tmp_path: Path) -> None:
    illegal = MANY.replace('heard["moves"][0]', "heard['moves'][0] if heard['view']['held'] else 'putt'")
    path, lines = tmp_path / "match.golf", tmp_path / "lines.txt"
    options = ("--bots", f"rookie,{program(tmp_path, illegal)}", "--save", path, "--transcript", lines)
    played = backnine("play", "four-card", *ALONE, *options)
    assert played.returncode == 0
    assert "moves to the rookie, because it gave a move that is not legal (putt)" in played.stderr
    assert "; rookie stands in for seat 1" in path.read_text()
    assert backnine("verify", path).returncode == 0
    assert "1 ! illegal: putt" in lines.read_text().splitlines()


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        (HEAD + "raise ImportError('no clubs')", "ImportError: no clubs"),
        (HEAD + "hear(); say('hi')", "nonsense: hi"),
    ],
)
def test_a_program_that_does_not_greet_is_refused(tmp_path: Path, text: str, hint: str) -> None:
    (tmp_path / "good").mkdir()
    bots = f"{program(tmp_path / 'good', MANY)},{program(tmp_path, text)}"
    played = backnine("play", *ALONE, "--bots", bots)
    assert (played.returncode, played.stdout) == (2, "")
    assert hint in played.stderr
    assert nothing_left(tmp_path)
    assert nothing_left(tmp_path / "good")


@pytest.mark.parametrize("spec", ["cmd:./no-such-bot", "py:mine", "cmd:"])
def test_what_is_no_program_is_refused(spec: str) -> None:
    told = answered("play", *ALONE, "--bots", f"rookie,{spec}")
    assert (told.returncode, told.stdout) == (2, "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_class_that_the_module_does_not_have_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    (tmp_path / "mine.py").write_text(CLASS)
    monkeypatch.chdir(tmp_path)
    answer = answered("play", "four-card", *ALONE, "--bots", "py:mine:Nope,rookie", "--lang", language)
    assert answer.returncode == 2
    assert Words(language)("error-no-such-class", module="mine", name="Nope") in answer.stderr


def test_a_record_starts_no_program(tmp_path: Path) -> None:
    path, spec = tmp_path / "match.golf", program(tmp_path, MANY)
    left = backnine("play", "--bots", spec, "--seed", "7", "--save", path, stdin="\n\n1\n6\nd\n3\n")
    assert left.returncode == 0, left.stderr
    before = starts(tmp_path)
    refused = backnine("play", "--resume", path)
    assert (refused.returncode, "--bots" in refused.stderr) == (2, True)
    other = backnine("play", "--resume", path, "--bots", "cmd:/bin/true")
    assert (other.returncode, starts(tmp_path)) == (2, before)
    on = backnine("play", "--resume", path, "--bots", spec, stdin="d\n4\n")
    assert on.returncode == 0, on.stderr
    assert len(starts(tmp_path)) == len(before) + 1
    assert read(path.read_text()).moves > 4


def stopped(*arguments: str | Path, stdin: str) -> list[str]:
    """How a match that was left there goes on, as it is told."""
    left = backnine("play", *arguments, stdin=stdin)
    assert left.returncode == 0, left.stderr
    return shlex.split(left.stdout.rstrip().splitlines()[-1])[1:]


def test_the_command_to_go_on_names_the_programs_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As it is told, it works; each program once."""
    (tmp_path / "mine.py").write_text("class First:\n    def choose(self, view, moves): return moves[0]\n")
    monkeypatch.chdir(tmp_path)
    bots = f"py:mine:First,rookie,{program(tmp_path, MANY)},py:mine:First"
    typed = stopped("--bots", bots, "--seed", "7", "--save", "match.golf", stdin="\n\n1\n6\nd\n3\n")
    assert typed == ["play", "--resume", "match.golf", "--bots", f"py:mine:First,{program(tmp_path, MANY)}"]
    assert stopped(*typed[1:], stdin="d\n4\n") == typed


def test_programs_that_a_record_calls_the_same_keep_their_seats(tmp_path: Path) -> None:
    path, folders = tmp_path / "match.golf", [tmp_path / name for name in ("one", "two")]
    for folder in folders:
        folder.mkdir()
    one, two = (program(folder, MANY) for folder in folders)
    assert one[:40] == two[:40]
    bots = ("--bots", f"{one},{two},{one}")
    typed = stopped(*bots, "--seed", "7", "--save", path, stdin="\n\n1\n6\nd\n3\n")
    assert typed[-2:] == list(bots)
    before = [len(starts(folder)) for folder in folders]
    assert stopped(*typed[1:], stdin="") == typed
    assert [len(starts(folder)) for folder in folders] == [count + 1 for count in before]


def test_a_match_without_programs_goes_on_without_them(unfinished: Path) -> None:
    told = backnine("play", "--resume", unfinished, stdin="")
    assert told.stdout.rstrip().endswith(f"play --resume {unfinished}")


def test_bots_are_not_named_again_for_nothing(unfinished: Path) -> None:
    told = backnine("play", "--resume", unfinished, "--bots", "rookie")
    assert (told.returncode, "--resume" in told.stderr) == (2, True)
