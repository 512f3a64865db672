"""Programs in a seat: the protocol, and everything that can go wrong with them."""

import json
from collections import Counter
from pathlib import Path

import pytest

from backnine.arena.external import ExternalBot
from backnine.arena.faults import Forfeit
from backnine.refused import Refused
from tests.arena.programs import GOOD, GREET, HEAD, PLAY, external, nothing_left, program, starts
from tests.bots.rounds import AnyMove, start, steps

SHORT, LONG = 1.0, 30.0  # patience where a program is late, and where it should not be


def play(bot: ExternalBot, game: str = "play-nine", seed: int = 1) -> tuple[int, tuple[Forfeit, ...]]:
    """A match of one hole against chance: how many moves the bot was asked for, what it forfeited."""
    asked = [step for step in steps(start(game, 2, "holes=1", seed), [AnyMove(), bot]) if step.seat == 1]
    return len(asked), bot.end_match()


def faults(forfeits: tuple[Forfeit, ...]) -> dict[str, int]:
    return dict(Counter(forfeit.fault for forfeit in forfeits))


# The protocol


@pytest.mark.parametrize("game", ["play-nine", "four-card"])
def test_a_good_program_plays_a_match_and_leaves(tmp_path: Path, game: str) -> None:
    bot = external(program(tmp_path, GOOD + "\nopen(sys.argv[1] + '-bye', 'w')"), LONG)
    asked, forfeits = play(bot, game)
    lines = [json.loads(line) for line in (tmp_path / "diary-heard").read_text().splitlines()]
    assert forfeits == ()
    assert [line["t"] for line in lines] == ["hello", *["move?"] * asked, "bye"]
    assert {key: lines[0][key] for key in ("protocol", "game", "seats", "seat")} == {
        "protocol": 1, "game": game, "seats": 2, "seat": 1,
    }  # fmt: skip
    assert lines[0]["house"]["holes"] == 1
    assert all(line["view"]["seat"] == 1 and line["moves"] for line in lines[1:-1])
    assert bot.name == "Greens keeper"
    assert (tmp_path / "diary-bye").exists()
    assert nothing_left(tmp_path)
    assert len(starts(tmp_path)) == 1


def test_each_match_has_a_process_of_its_own(tmp_path: Path) -> None:
    bot = external(program(tmp_path, GOOD))
    assert [play(bot, seed=seed)[1] for seed in (1, 2, 3)] == [(), (), ()]
    assert len(set(starts(tmp_path))) == 3


@pytest.mark.parametrize("spec", ["cmd:./no-such-bot --flag", "cmd:/", "cmd:no_such_bot"])
def test_a_program_that_cannot_be_started_is_refused(spec: str) -> None:
    with pytest.raises(Refused) as refused:
        external(spec)
    assert refused.value.why == "no-such-program"


@pytest.mark.parametrize("spec", ["cmd:", "cmd:  ", "cmd:'unclosed", 'cmd:python3 "x'])
def test_what_is_no_command_is_refused_as_that(spec: str) -> None:
    with pytest.raises(Refused) as refused:
        external(spec)
    assert refused.value.why == "no-command"


def test_a_file_that_may_not_be_run_is_refused(tmp_path: Path) -> None:
    (tmp_path / "bot").write_text("#!/bin/sh\n")
    with pytest.raises(Refused):
        external(f"cmd:{tmp_path / 'bot'}")


# What can go wrong: the program, the faults of its first moves, and words of the evidence

ONCE = """
if len(open(sys.argv[1]).readlines()) == 1:  # only the first of its lives
    hear(); {mischief}
"""


def mischief(text: str) -> str:
    return HEAD + GREET + ONCE.format(mischief=text) + PLAY


SPOIL_ONE_MOVE = {
    "crash": ("raise RuntimeError('lost my ball')", "ended", "exit 1: RuntimeError: lost my ball"),
    "quiet exit": ("sys.exit(3)", "ended", "exit 3"),
    "killed": ("os.kill(os.getpid(), 15)", "ended", "exit -15"),
    "closed mouth": ("os.close(1); time.sleep(60)", "ended", ""),
    "no JSON": ("say('I swap 3')", "nonsense", "I swap 3"),
    "half a line": ("os.write(1, b'{\"move\": '); os.close(1); sys.stdin.read()", "ended", ""),
    "not UTF-8": (r"os.write(1, b'{\"move\": \"\xff\xfe\"}\n')", "nonsense", "move"),
    "no object": ("say([1, 2])", "nonsense", "[1, 2]"),
    "deep": ("say('[' * 60000)", "nonsense", "[[["),
    "huge number": ("say('9' * 60000)", "nonsense", "999"),
    "no move": ("say({'mvoe': 'draw'})", "nonsense", "null"),
    "move is no text": ("say({'move': 3})", "nonsense", "3"),
    "no such move": ("say({'move': 'putt'})", "illegal", "putt"),
    "not legal now": ("say({'move': 'swap 12'})", "illegal", "swap 12"),
    "terminal commands": (r"say({'move': '\x1b[2J\x07 fore'})", "illegal", "[2J fore"),
    "a huge line": ("os.write(1, b'x' * 70000); time.sleep(60)", "flood", "xxx"),
    "late": ("time.sleep(60)", "late", ""),
    "late with a reason": (
        "print('thinking', file=sys.stderr, flush=True); time.sleep(60)",
        "late",
        "thinking",
    ),
    "grumbles without end": ("[os.write(2, b'grumble' * 500) for _ in iter(int, 1)]", "late", "grumble"),
}


@pytest.mark.parametrize("name", SPOIL_ONE_MOVE)
def test_one_spoiled_move(name: str, tmp_path: Path) -> None:
    text, fault, evidence = SPOIL_ONE_MOVE[name]
    asked, forfeits = play(external(program(tmp_path, mischief(text)), SHORT if fault == "late" else LONG))
    assert [forfeit.fault for forfeit in forfeits] == [fault]
    assert evidence in forfeits[0].evidence
    assert asked > 10
    assert nothing_left(tmp_path)


def test_an_answer_may_come_with_words_nobody_asked_for(tmp_path: Path) -> None:
    chatty = GOOD.replace('say({"move": question["moves"][0]})', "os.write(1, ANSWER.encode())")
    chatty = chatty.replace("while (", 'ANSWER = ""\nwhile (').replace(
        "    os.write",
        "    ANSWER = json.dumps({'move': question['moves'][0]}) + '\\nwell, well\\n'\n    os.write",
    )
    assert play(external(program(tmp_path, chatty), LONG))[1] == ()


BAD_FROM_THE_START = {
    "cannot be run": ("", "hello", "Exec format error"),
    "crashes at once": (
        HEAD + "raise ImportError('no clubs')",
        "hello",
        "ended: exit 1: ImportError: no clubs",
    ),
    "greets with nonsense": (HEAD + "hear(); say('hi')" + PLAY, "hello", "nonsense: hi"),
    "greets without a name": (HEAD + "hear(); say({})" + PLAY, "hello", "nonsense: {}"),
    "has an unseen name": (HEAD + "hear(); say({'name': '\u202e'})" + PLAY, "hello", "nonsense"),
    "floods": (HEAD + "while True: os.write(1, b'fore! ' * 1000)", "hello", "fore! fore! fore!"),
    "crashes at each move": (HEAD + GREET + "hear(); 1 / 0", "ended", "exit 1: ZeroDivisionError"),
}


@pytest.mark.parametrize("name", BAD_FROM_THE_START)
def test_three_falls_and_the_rest_of_the_match_is_forfeited(name: str, tmp_path: Path) -> None:
    text, fault, evidence = BAD_FROM_THE_START[name]
    spec = program(tmp_path, text)
    if not text:
        (tmp_path / "bot").write_bytes(b"\0")
        (tmp_path / "bot").chmod(0o755)
        spec = f"cmd:{tmp_path / 'bot'}"
    bot = external(spec, LONG)
    for seed in (1, 2):  # and the next match it may try again
        asked, forfeits = play(bot, seed=seed)
        assert faults(forfeits) == {fault: 3, "retired": asked - 3}
        assert evidence in forfeits[0].evidence
        assert nothing_left(tmp_path)


def test_a_flood_of_answers(tmp_path: Path) -> None:
    """Its lines come as answers until it has said too much without being asked."""
    flood = HEAD + GREET + "while True: os.write(1, b'{\"move\": 1}\\n' * 9999)"
    asked, forfeits = play(external(program(tmp_path, flood), LONG))
    assert len(forfeits) == asked
    assert "flood" in faults(forfeits)
    assert set(faults(forfeits)) <= {
        "nonsense",
        "flood",
        "retired",
    }  # who reads late has no time for nonsense
    assert nothing_left(tmp_path)


def test_a_program_that_hangs_costs_less_and_less(tmp_path: Path) -> None:
    bot = external(program(tmp_path, HEAD + GREET + "time.sleep(60)"), patience=0.8)
    late = [faults(play(bot, seed=seed)[1]).get("late", 0) for seed in range(5)]
    assert late == [3, 1, 1, 0, 0]
    assert len(starts(tmp_path)) == 5
    assert nothing_left(tmp_path)


def test_a_program_that_never_wakes_up_is_woken_twice(tmp_path: Path) -> None:
    bot = external(program(tmp_path, HEAD + "time.sleep(60)"), patience=0.2)
    asked, told = zip(*[play(bot, seed=seed) for seed in range(3)], strict=True)
    assert [faults(each).get("hello", 0) for each in told] == [1, 1, 0]
    assert [len(each) for each in told] == [*asked]
    assert told[0][0].evidence == "late"
    assert nothing_left(tmp_path)


def test_a_match_that_went_well_makes_up_for_lateness(tmp_path: Path) -> None:
    sometimes = "if len(open(sys.argv[1]).readlines()) in (1, 2, 5, 6): time.sleep(60)\n"
    bot = external(program(tmp_path, HEAD + GREET + sometimes + PLAY), SHORT)
    assert [faults(play(bot, seed=seed)[1]) for seed in range(3)] == [{"late": 2}, {}, {"late": 2}]


def test_never_reading_is_being_late(tmp_path: Path) -> None:
    """Its pipe fills up until no question fits in; it is asked no more than usual all the same."""
    deaf = HEAD + "say({'name': 'Deaf'}); answers = 0\n"
    deaf += "while answers < 40: answers += 1; time.sleep(0.05); say({'move': 'nothing'})\ntime.sleep(60)"
    asked, forfeits = play(external(program(tmp_path, deaf), SHORT))
    assert faults(forfeits).get("late", 0) + faults(forfeits).get("hello", 0) <= 3
    assert len(forfeits) == asked
    assert nothing_left(tmp_path)


@pytest.mark.parametrize("how", ["", "signal.signal(signal.SIGTERM, signal.SIG_IGN);"])
def test_nothing_that_a_program_started_is_left(tmp_path: Path, how: str) -> None:
    family = f"import signal, subprocess; {how} subprocess.Popen(['sleep', '60'])\n"
    stays = GOOD + "\ntime.sleep(60)"
    asked, forfeits = play(external(program(tmp_path, HEAD + family + stays.removeprefix(HEAD)), LONG))
    assert forfeits == ()
    assert asked
    assert nothing_left(tmp_path)
