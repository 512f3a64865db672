"""`--moves`: every decision of a contest as a row of a Parquet file."""

import json
import re
import runpy
from itertools import groupby
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from backnine import extras, games
from backnine.arena import moves_file
from backnine.arena.contest import play_contest
from backnine.arena.plan import Plan, make_plan
from backnine.bots.weekender import WEEKENDER
from backnine.games import GAMES
from backnine.matchlog import MatchLog
from backnine.moves import Move
from backnine.position import of_view, write_line
from backnine.position_reader import read
from backnine.view import view
from tests.arena.programs import GREET, HEAD, played, program
from tests.command import answered, backnine

PAGE = Path(__file__).parents[2] / "docs/data.md"
Row = dict[str, Any]


def plan_for(file: Path, game: str = "four-card", **wishes: object) -> Plan:
    usual = {"matches": 4, "house": "holes=2", "seed": "9", "moves": file}
    return make_plan(game, ["weekender", "rookie"], **(usual | wishes))  # type: ignore[arg-type]


def matches_in(file: Path) -> list[list[Row]]:
    rows = pq.read_table(file).to_pylist()
    return [[*some] for _, some in groupby(rows, lambda row: row["match"])]


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_rows_replay_to_the_same_matches(tmp_path: Path, game: str) -> None:
    file = tmp_path / "moves.parquet"
    contest = play_contest(plan_for(file, game), jobs=2, keep=True).contest
    about = json.loads(pq.read_schema(file).metadata[b"backnine"])
    plan = make_plan(
        about["game"], about["bots"], seats=about["seats"], house=about["house"], seed=about["seed"]
    )
    found = matches_in(file)
    assert len(found) == about["matches"] == len(contest.lines) == 4
    for number, (rows, line) in enumerate(zip(found, contest.lines, strict=True), 1):
        assert line.decisions == ()  # they would fill the memory
        log = plan.begin(line.deal, plan.seating(line.deal, line.rotation))
        for n, row in enumerate(rows, 1):
            assert (row["match"], row["n"], row["game"]) == (number, n, game)
            log = _replayed(log.dealt(), row)
        assert log.match.totals == line.totals
        _results_agree(log, rows)


def _replayed(log: MatchLog, row: Row) -> MatchLog:
    """After the move of this row, which tells what its seat may know, and that alone."""
    seat = row["seat"]
    seen = view(log.match, seat, recall=True)
    assert row["position"] == write_line(of_view(seen))
    assert read(row["position"]).game.name == row["game"]
    assert row["moves"] == [str(move) for move in games.moves(log.match.hole, seat)]
    assert (row["hole"], row["bot"], row["by"], row["weights"]) == (
        log.match.hole.number,
        log.setup.names[seat],
        None,
        None,
    )
    return log.play(seat, Move.read(row["move"]))


def _results_agree(log: MatchLog, rows: list[Row]) -> None:
    outcome = log.match.outcome
    assert outcome is not None
    strokes = {score.number: dict(zip(score.seats, score.strokes, strict=True)) for score in log.match.scores}
    for row in rows:
        assert row["strokes"] == strokes[row["hole"]][row["seat"]]
        assert row["total"] == log.match.totals[row["seat"]]
        assert row["won"] == (row["seat"] in outcome.winners) / len(outcome.winners)


def test_the_same_bytes_on_any_number_of_cores(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moves_file, "GROUP", 50)
    for jobs in (1, 3):
        play_contest(plan_for(tmp_path / str(jobs)), jobs=jobs)
    assert (tmp_path / "1").read_bytes() == (tmp_path / "3").read_bytes()
    groups = pq.ParquetFile(tmp_path / "1")
    assert groups.num_row_groups > 1
    firsts = [groups.read_row_group(each, ["n"])["n"][0].as_py() for each in range(groups.num_row_groups)]
    assert set(firsts) == {1}  # no match is divided


def test_what_the_bots_expect_of_every_move(tmp_path: Path) -> None:
    """And a program, of which that is not known; a move it forfeits is the rookie's."""
    wrong = HEAD + GREET + 'while hear()["t"] == "move?": say({"move": "fly 3"})\n'
    bots = ["weekender", program(tmp_path, wrong)]
    plan = make_plan("play-nine", bots, matches=2, house="holes=1", moves=tmp_path / "x", weigh=True)
    lines, _ = played(plan)
    for line in lines:
        log = plan.begin(line.deal, line.seats)
        for decision in line.decisions:
            log, seat = log.dealt(), decision.seat
            moves = games.moves(log.match.hole, seat)
            if line.seats[seat] == 1:
                assert (decision.by, decision.weights) == ("rookie", None)
            else:
                expected = WEEKENDER.weigh(view(log.match, seat, recall=True), moves, log.dice(seat))
                assert decision.by == ""
                assert dict(zip(decision.moves, decision.weights or (), strict=True)) == {
                    str(move): weight for move, weight in expected.items()
                }
            log = log.play(seat, Move.read(decision.move))


def test_ctrl_c_leaves_a_file_of_whole_matches(tmp_path: Path) -> None:
    def interrupt(done: int, _: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    contest = play_contest(
        plan_for(tmp_path / "moves.parquet"), jobs=1, keep=True, progress=interrupt
    ).contest
    assert contest.interrupted
    assert [path.name for path in tmp_path.iterdir()] == ["moves.parquet"]
    assert [rows[-1]["total"] for rows in matches_in(tmp_path / "moves.parquet")][:2] == [
        line.totals[rows[-1]["seat"]]
        for rows, line in zip(matches_in(tmp_path / "moves.parquet"), contest.lines, strict=False)
    ]
    assert len(matches_in(tmp_path / "moves.parquet")) == 3


def test_what_cannot_be_is_refused_before_anything_starts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    new = tmp_path / "moves.parquet"
    for options, hint in (
        (["--moves", __file__], "add --overwrite"),
        (["--moves", tmp_path / "no" / "moves.parquet"], "No such file"),
        (["--moves", new, "--report", new], "do not go together"),
        (["--weigh"], "--weigh needs --moves"),
    ):
        answer = answered("sim", "play-nine", *options)
        assert (answer.returncode, hint in answer.stderr) == (2, True), answer.stderr
    monkeypatch.setattr(extras, "find_spec", lambda name: None)
    answer = answered("arena", "play-nine", "rookie", "rookie", "--moves", new)
    assert (answer.returncode, 'pip install ".[data]"' in answer.stderr) == (2, True), answer.stderr
    assert not new.exists()


def test_the_examples_of_the_page_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = PAGE.read_text("utf-8").split("## Decisions")[1]
    (command,) = re.findall(r"```sh\nbacknine (.*?)\n```", page)
    monkeypatch.chdir(tmp_path)
    answer = backnine(*[tmp_path / word if word.endswith(".parquet") else word for word in command.split()])
    assert answer.returncode == 0, answer.stderr
    examples = re.findall(r"```python\n(.*?)```", page, flags=re.DOTALL)
    (tmp_path / "examples.py").write_text("\n".join(examples))
    names = runpy.run_path(str(tmp_path / "examples.py"))
    assert [column.name for column in moves_file.COLUMNS] == re.findall(r"`(\w+)`", _first_cells(page))
    assert names["log"].match.totals == tuple(
        next(row["total"] for row in names["rows"] if row["seat"] == seat) for seat in (0, 1)
    )


def _first_cells(page: str) -> str:
    return "".join(line.split("|")[1] for line in page.splitlines() if line.startswith("| `"))
