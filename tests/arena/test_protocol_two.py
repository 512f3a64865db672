"""Version 2 of the bot protocol: one process for many seats and matches, which hears what others do."""

import json
import subprocess
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from backnine.arena import engine
from backnine.arena.plan import make_plan
from backnine.arena.specs import read_command
from backnine.refused import Refused
from tests.arena.programs import HEAD, external, nothing_left, played, program, starts
from tests.arena.test_external import LONG, SHORT, faults, play
from tests.command import answered, backnine

Heard = dict[str, Any]

MANY = (
    HEAD
    + """
def mischief(heard): return False
while True:
    heard = hear()
    if heard["t"] == "hello":
        say({"name": "Many", "protocol": 2})
    elif heard["t"] == "move?":
        mischief(heard) or say({"move": heard["moves"][0]})
    elif heard["t"] == "bye" and "id" not in heard:
        break
"""
)


def heard_by(folder: Path) -> list[Heard]:
    return [json.loads(line) for line in (folder / "diary-heard").read_text().splitlines()]


@pytest.mark.parametrize("game", ["play-nine", "four-card"])
def test_one_process_serves_all_seats_and_matches(tmp_path: Path, game: str) -> None:
    spec = program(tmp_path, MANY)
    plan = make_plan(game, ["rookie", spec], seats=3, matches=3, house="holes=1,ties=shared", seed="5")
    lines, names = played(plan)
    assert names == ["Many"] * 2
    assert len(starts(tmp_path)) == 1
    assert nothing_left(tmp_path)
    assert not any(line.problems for line in lines)
    heard = heard_by(tmp_path)
    assert heard.pop() == {"t": "bye"}
    hellos = {told["id"]: told for told in heard if told["t"] == "hello"}
    assert [told["protocol"] for told in hellos.values()] == [1, 2, 2, 2, 2, 2]
    assert all(told["view"]["seat"] == hellos[told["id"]]["seat"] for told in heard if told["t"] == "move?")
    byes = [told for told in heard if told["t"] == "bye"]
    assert Counter(told["id"] for told in byes) == Counter(dict.fromkeys(hellos, 1))
    results = [{"totals": list(line.totals), "winners": list(line.winners)} for line in lines]
    told = [{key: bye["result"][key] for key in ("totals", "winners")} for bye in byes]
    assert told == [result for result in results for _ in range(2)]


def test_the_seed_is_the_seats_own_and_comes_again_with_the_contest(tmp_path: Path) -> None:
    seeds = []
    for time in ("first", "again"):
        (tmp_path / time).mkdir()
        spec = program(tmp_path / time, MANY)
        played(make_plan("four-card", ["rookie", spec], seats=3, matches=3, house="holes=1", seed="5"))
        seeds.append([told["seed"] for told in heard_by(tmp_path / time) if told["t"] == "hello"])
    assert seeds[0] == seeds[1]
    assert len(set(seeds[0])) > 2
    assert all(0 <= seed < 2**53 for seed in seeds[0])


@pytest.mark.parametrize("game", ["play-nine", "four-card"])
def test_it_hears_every_move_of_others_as_far_as_its_seat_may_know(tmp_path: Path, game: str) -> None:
    plan = make_plan(game, ["weekender", program(tmp_path, MANY)], matches=2, house="holes=1,ties=shared")
    played(plan)
    (first, *_), *_ = cut_at_hellos(heard_by(tmp_path))
    told = [each for each in heard_by(tmp_path) if each["t"] == "moved" and each["id"] == first["id"]]
    assert told
    assert {each["seat"] for each in told} == {1 - first["seat"]}
    happened = [each for moved in told for each in moved["happened"]]
    secret = [each for each in happened if each["what"] in ("looked", "peeked")]
    drawn = [each for each in happened if each["what"] == "drew"]
    assert drawn
    if game == "four-card":
        assert secret
        assert not any("card" in each for each in secret + drawn)
    assert all("card" in each for each in happened if each["what"] == "discarded")


def cut_at_hellos(heard: list[Heard]) -> list[list[Heard]]:
    parts: list[list[Heard]] = []
    for told in heard:
        if told["t"] == "hello":
            parts.append([])
        parts[-1].append(told)
    return parts


SPOILED = {
    "crash": ("raise RuntimeError('lost my ball')", "ended"),
    "late": ("time.sleep(60)", "late"),
    "no JSON": ("say('I swap 3')", "nonsense"),
    "no such move": ("say({'move': 'putt'})", "illegal"),
    "flood": ("os.write(1, b'x' * 70000); time.sleep(60)", "flood"),
}


@pytest.mark.parametrize("name", SPOILED)
def test_one_spoiled_move_spoils_no_other(name: str, tmp_path: Path) -> None:
    """A program that had to be ended is started again, and greeted for the seat that is to move."""
    text, fault = SPOILED[name]
    once = f"""
def mischief(heard):
    if os.path.exists(sys.argv[1] + "-done") or heard["view"]["phase"] != "place":
        return False
    open(sys.argv[1] + "-done", "w")
    {text}
    return True
"""
    bot = external(
        program(tmp_path, MANY.replace("def mischief(heard): return False", once)),
        SHORT if fault == "late" else LONG,
    )
    _, forfeits = play(bot, "four-card")
    bot.end()
    assert faults(forfeits) == {fault: 1}
    assert len(starts(tmp_path)) == 1 + (fault in ("ended", "late", "flood"))
    assert nothing_left(tmp_path)


def test_who_has_used_much_of_its_time_is_started_anew_between_matches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "_SPENT", 0)
    plan = make_plan("four-card", ["rookie", program(tmp_path, MANY)], seats=3, matches=3, house="holes=1")
    lines, _ = played(plan)
    assert not any(line.problems for line in lines)
    assert len(starts(tmp_path)) == 3
    assert nothing_left(tmp_path)


def test_a_move_that_the_rookie_made_is_told(tmp_path: Path) -> None:
    spoiled = MANY.replace('heard["moves"][0]', "'putt'")
    plan = make_plan("four-card", ["rookie", program(tmp_path, spoiled)], matches=2, house="holes=1")
    played(plan)
    (first, *rest), *_ = cut_at_hellos(heard_by(tmp_path))
    own = [told for told in rest if told["t"] == "moved" and told["seat"] == first["seat"]]
    assert len(own) == sum(told["t"] == "move?" for told in rest)


# Classes in Python

CLASS = """
class First:
    name = "First"

    def hello(self, said):
        self.seat = said["seat"]
        print("on standard error")

    def choose(self, view, moves):
        assert view["seat"] == self.seat
        return moves[0]

    def moved(self, said):
        assert said["seat"] != self.seat

    def bye(self, said):
        open("byes", "a").write(str(said["result"]["winners"]))

class Plain:
    def choose(self, view, moves):
        return moves[-1]
"""


def test_a_class_takes_a_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mine.py").write_text(CLASS)
    monkeypatch.chdir(tmp_path)
    plan = make_plan("play-nine", ["py:mine:First", "py:mine:Plain"], matches=2, house="holes=1,ties=shared")
    lines, names = played(plan)
    assert names == ["First", "Plain"]
    assert not any(line.problems for line in lines)
    assert (tmp_path / "byes").read_text() == "".join(str(list(line.winners)) for line in lines)


@pytest.mark.parametrize(
    ("spec", "why"),
    [
        ("py:", "no-class"),
        ("py:mine", "no-class"),
        ("py:mine.First", "no-class"),
        ("py:../mine:First", "no-class"),
        ("py:no_such_module:First", "no-such-module"),
    ],
)
def test_what_is_no_class_is_refused(spec: str, why: str) -> None:
    with pytest.raises(Refused) as refused:
        external(spec)
    assert refused.value.why == why


def test_a_class_that_is_not_there_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mine.py").write_text(CLASS)
    monkeypatch.chdir(tmp_path)
    asked, forfeits = play(external("py:mine:Last", LONG))
    assert faults(forfeits) == {"hello": 3, "retired": asked - 3}
    assert "no such class: mine:Last" in forfeits[0].evidence


def test_a_class_hears_no_goodbye_without_a_result(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As after the greeting that only asks for its name."""
    (tmp_path / "mine.py").write_text(CLASS)
    monkeypatch.chdir(tmp_path)
    command = read_command("py:mine:First")
    lines = [
        {"t": "hello", "seat": 0, "id": 1},
        {"t": "bye", "id": 1},
        {"t": "hello", "seat": 0, "id": 2},
        {"t": "bye", "id": 2, "result": {"winners": [1]}},
        {"t": "bye"},
    ]
    said = "".join(f"{json.dumps(line)}\n" for line in lines)
    done = subprocess.run(command, input=said, capture_output=True, text=True, check=True)
    assert [json.loads(line)["name"] for line in done.stdout.splitlines()] == ["First"] * 2
    assert (tmp_path / "byes").read_text() == "[1]"


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("oops", "NameError: name 'oops' is not defined (mine.py, line 3)"),
        (
            "json.loads('{')",
            "property name enclosed in double quotes: line 1 column 2 (char 1) (mine.py, line 3)",
        ),
    ],
)
def test_an_error_of_a_class_names_the_line(
    line: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "mine.py").write_text(f"import json\nclass First:\n def choose(self, view, moves): {line}\n")
    monkeypatch.chdir(tmp_path)
    _, forfeits = play(external("py:mine:First", LONG))
    assert forfeits[0].fault == "ended"
    assert told in forfeits[0].evidence


@pytest.mark.parametrize(
    ("said", "example"),
    [
        ("Pairs.py", "py:Pairs:Class"),
        ("bots/pairs.py", '"cmd:python3 bots/pairs.py"'),
        ("a.mjs", '"cmd:node a.mjs"'),
    ],
)
def test_a_file_in_place_of_a_bot_is_told_how_to_come(said: str, example: str) -> None:
    for command in (["arena", "four-card", "rookie", said], ["play", "four-card", "--bots", said]):
        told = answered(*command)
        assert (told.returncode, told.stdout) == (2, "")
        assert example in told.stderr


# The command

SMALL = ("--house", "holes=1", "--matches", "2", "--seed", "9")


def test_a_transcript(tmp_path: Path) -> None:
    lines = tmp_path / "lines.txt"
    illegal = MANY.replace('heard["moves"][0]', "heard['moves'][0] if heard['view']['held'] else 'putt'")
    answer = backnine(
        "arena", "four-card", "rookie", program(tmp_path, illegal), *SMALL, "--transcript", lines, "--json"
    )
    assert answer.returncode == 0, answer.stderr
    told = [line.split(maxsplit=2) for line in lines.read_text().splitlines()]
    assert [(who, sign) for who, sign, _ in told[:2]] == [("2", ">"), ("2", "<")]
    assert [json.loads(text) for _, sign, text in told if sign == ">"] == heard_by(tmp_path)
    forfeits = json.loads(answer.stdout)["bots"][1]["forfeits"]
    assert [text for _, sign, text in told if sign == "!"] == ["illegal: putt"] * forfeits
    assert forfeits
    again = answered(
        "arena", "four-card", "rookie", program(tmp_path, illegal), *SMALL, "--transcript", lines
    )
    assert (again.returncode, "exists already" in again.stderr) == (2, True)
    nobody = answered("arena", "four-card", "rookie", "rookie", *SMALL, "--transcript", tmp_path / "none")
    assert (nobody.returncode, "cmd:" in nobody.stderr) == (2, True)


def test_a_transcript_of_a_simulation(tmp_path: Path) -> None:
    lines = tmp_path / "lines.txt"
    answer = backnine(
        "sim", "four-card", "rookie", program(tmp_path, MANY), "--holes", "2", "--transcript", lines
    )
    assert answer.returncode == 0, answer.stderr
    told = [line.split(maxsplit=2) for line in lines.read_text().splitlines()]
    assert [json.loads(text) for who, sign, text in told if (who, sign) == ("2", ">")] == heard_by(tmp_path)


def test_a_transcript_is_written_by_one_process(tmp_path: Path) -> None:
    options = ("--transcript", tmp_path / "t", "--jobs", "2")
    for command in ("arena", "sim"):
        told = answered(command, "four-card", "rookie", "rookie", *options)
        assert (told.returncode, "--jobs 2" in told.stderr) == (2, True)


def test_a_contest_stops_where_a_bot_forfeits_nearly_everything(tmp_path: Path) -> None:
    options = ("--house", "holes=1", "--matches", "100000", "--jobs", "1", "--json")
    mute = HEAD + 'hear(); say({"name": "Mute"}); hear()'  # it greets, and never moves
    answer = backnine("arena", "four-card", "rookie", program(tmp_path, mute), *options)
    told = json.loads(answer.stdout)
    assert answer.returncode == 1
    assert (told["interrupted"], told["forfeiter"]) == (True, 1)
    assert told["matches"] < 100
    assert "--transcript" in answer.stderr
