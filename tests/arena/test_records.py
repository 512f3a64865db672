"""`--records`: the matches of a contest, kept as they are played."""

from pathlib import Path
from types import SimpleNamespace

import pytest

from backnine.arena import record_files
from backnine.arena.contest import play_contest
from backnine.arena.keeping import Keeper
from backnine.arena.plan import Plan, make_plan
from backnine.arena.result import Contest, MatchLine
from backnine.but import but
from backnine.record import Record
from backnine.replay import verify
from backnine.rethink import rethink
from backnine.tui.record_list import load_all
from tests.arena import hand_made
from tests.arena.programs import GREET, HEAD, PLAY, played, program
from tests.command import answered


def plan_for(folder: Path, **wishes: object) -> Plan:
    usual = {"matches": 6, "house": "holes=2", "seed": "9", "records": folder}
    return make_plan("four-card", ["weekender", "rookie"], **(usual | wishes))  # type: ignore[arg-type]


def records_in(folder: Path) -> list[Record]:
    return [filed.record for path in sorted(folder.iterdir()) for filed in load_all(path)]


@pytest.fixture
def _four_in_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record_files, "IN_A_FILE", 4)


def texts(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text("utf-8") for path in folder.iterdir()}


@pytest.mark.usefixtures("_four_in_a_file")
def test_the_same_files_whatever_the_number_of_workers(tmp_path: Path) -> None:
    contest = play_contest(plan_for(tmp_path / "one"), jobs=1, keep=True).contest
    assert play_contest(plan_for(tmp_path / "two"), jobs=2, keep=True).contest == contest
    assert texts(tmp_path / "one") == texts(tmp_path / "two")
    assert sorted(texts(tmp_path / "one")) == ["000001-000004.golf", "000005-000008.golf"]
    _agree(records_in(tmp_path / "one"), contest)


def _agree(records: list[Record], contest: Contest) -> None:
    assert len(records) == len(contest.lines) == 6
    for record, line in zip(records, contest.lines, strict=True):
        assert line.record == ""  # it would fill the memory
        assert record.comments == (f"deal {line.deal + 1}, rotation {line.rotation + 1}",)
        assert record.setup.names == tuple(contest.contestants[each].name for each in line.seats)
        match = verify(record)
        assert (match.totals, match.outcome) == (line.totals, (line.winners, line.reason))
        assert rethink(record).moves == record.moves


def test_what_is_kept_is_whole_after_ctrl_c(tmp_path: Path) -> None:
    def interrupt(done: int, _: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    contest = play_contest(plan_for(tmp_path), jobs=1, keep=True, progress=interrupt).contest
    assert contest.interrupted
    assert [verify(record).totals for record in records_in(tmp_path)][:2] == [
        line.totals for line in contest.lines
    ]
    assert len(records_in(tmp_path)) == 3


def test_matches_are_put_in_order_and_those_after_a_gap_at_the_end() -> None:
    put: list[tuple[int, str]] = []
    shelf = SimpleNamespace(put=lambda number, line: put.append((number, line.record)))
    keeper = Keeper(2, [shelf])
    for number in (1, 0, 4, 2):
        kept = keeper.keep(_numbered(number))
        assert kept.record == ""
    assert put == [(0, "0"), (1, "1")]  # the third and the fourth have the same cards
    keeper.close()
    assert put[2:] == [(2, "2"), (4, "4")]


def _numbered(number: int) -> MatchLine:
    return but(hand_made.line(number // 2, number % 2, (0, 1), []), record=str(number))


def test_a_forfeited_move_is_the_rookies(tmp_path: Path) -> None:
    wrong = HEAD + GREET + 'while hear()["t"] == "move?": say({"move": "fly 3"})\n'
    plan = make_plan(
        "play-nine", [program(tmp_path, wrong), "rookie"], matches=1, house="holes=1", records=tmp_path
    )
    lines, _ = played(plan)
    (tmp_path / "one.golf").write_text(lines[0].record)
    (filed,) = load_all(tmp_path / "one.golf")
    assert "rookie stands in for seat" in lines[0].record
    again = filed.located(rethink)
    assert (again.moves, again.stood_in > 0) == (filed.record.moves, True)


@pytest.mark.parametrize(
    ("said", "name"),
    [
        ("Greens\u202e  keeper", "Greens keeper"),
        ("A" * 100, "A" * 40),
        ("rookie", "rookie 2"),
        ("\u200b-", "-"),
    ],
)
def test_a_program_is_called_what_it_calls_itself(tmp_path: Path, said: str, name: str) -> None:
    """And `Bot` says how it was asked for, no further than before: what follows may be a key."""
    spec = program(tmp_path, HEAD + GREET.replace("Greens keeper", said) + PLAY) + " --key 1234"
    plan = make_plan("play-nine", ["rookie", spec], matches=2, house="holes=1", records=tmp_path, seed="9")
    for line in played(plan)[0]:
        (tmp_path / "one.golf").write_text(line.record)
        (filed,) = load_all(tmp_path / "one.golf")
        seat = line.seats.index(1)
        assert filed.record.setup.bots[seat] == spec[:40].strip()
        assert sorted(filed.record.setup.names) == sorted(("rookie", name))
        assert "1234" not in line.record
        assert verify(filed.record).outcome


def test_a_program_that_never_greets_is_called_by_its_command(tmp_path: Path) -> None:
    spec = program(tmp_path, HEAD)
    plan = make_plan("play-nine", [spec, "rookie"], matches=1, house="holes=1", records=tmp_path)
    assert f'"{spec[:40].strip()}"' in played(plan)[0][0].record


def test_no_folder_is_written_into_twice(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    for wanted, hint in ((tmp_path, "empty folder"), (tmp_path / "notes.txt", "notes.txt")):
        answer = answered("arena", "play-nine", "rookie", "--seats", "2", "--records", wanted, "--overwrite")
        assert (answer.returncode, hint in answer.stderr) == (2, True), answer.stderr
    assert texts(tmp_path) == {"notes.txt": "mine"}
    answer = answered("sim", "play-nine", "--records", tmp_path / "no" / "such")
    assert (answer.returncode, "No such file" in answer.stderr) == (2, True)


def test_what_goes_on_from_a_position_has_no_record(tmp_path: Path) -> None:
    position = "four-card:0.turn.xo.xo.xo.xo:1.xo.xo.xo.xo:discard.5h:hole.1.dealer.1.turns.0"
    answer = answered(
        "arena", "four-card", "rookie", "rookie", "--from", position, "--records", tmp_path / "new"
    )
    assert (answer.returncode, "no shuffle proves" in answer.stderr) == (2, True), answer.stderr
    assert not (tmp_path / "new").exists()
