"""A program as a bot gets a clean environment and limits; and nobody can know the cards beforehand."""

import json
import os
import sys
from pathlib import Path
from unittest.mock import patch

import pytest

from backnine.arena.external import ExternalBot
from backnine.arena.limits import LEAST_SECONDS, Limits, limits_for
from backnine.arena.plan import make_plan
from backnine.arena.program import NoAnswer, Program
from tests.arena.programs import HEAD, PLAY, external, program
from tests.arena.test_external import LONG, play
from tests.command import backnine

CONTEST = ("arena", "four-card", "rookie", "rookie", "--house", "holes=1", "--matches", "2", "--jobs", "1")


def told_by(code: str, limits: Limits | None = None) -> str:
    """What a small Python program answers: it waits to be asked, and stays until it is seen off."""
    asked = f"input()\n{code}\nwhile True: input()"
    started = Program([sys.executable, "-I", "-S", "-c", asked], limits or Limits())
    try:
        return started.ask(b"{}", LONG).decode()
    finally:
        started.end()


# The environment


def test_no_secret_is_handed_on() -> None:
    ours = {
        "BACKNINE_SECRET": "do not tell",
        "AWS_SECRET_ACCESS_KEY": "nor this",
        "PYTHONPATH": "/tmp",
        "LD_PRELOAD": "",
        "LC_TIME": "ja_JP.UTF-8",
        "LANG": "fr_FR.UTF-8",
    }
    with patch.dict(os.environ, ours):
        seen = json.loads(told_by("import json, os; print(json.dumps(dict(os.environ)), flush=True)"))
    assert {"PATH", "LANG", "LC_TIME"} <= set(seen)
    assert set(seen) & {"BACKNINE_SECRET", "AWS_SECRET_ACCESS_KEY", "PYTHONPATH", "LD_PRELOAD"} == set()
    assert not {"do not tell", "nor this"} & set(seen.values())


def test_what_a_program_needs_can_be_said_in_its_command() -> None:
    code = "import os; print(os.environ['MODEL'], flush=True)"
    asked = Program(["env", "MODEL=small", sys.executable, "-c", f"input(); {code}; input()"])
    try:
        assert asked.ask(b"{}", LONG) == b"small"
    finally:
        asked.end()


# The limits


def test_memory_has_an_end() -> None:
    code = """
try:
    large = bytearray(200 * 1024 * 1024)
    print("got it", flush=True)
except MemoryError:
    print("no room", flush=True)
"""
    assert told_by(code, Limits(memory=128)) == "no room"
    assert told_by(code, Limits(memory=512)) == "got it"


def test_processor_time_has_an_end() -> None:
    busy = Program([sys.executable, "-I", "-S", "-c", "while True: pass"], Limits(seconds=1))
    with pytest.raises(NoAnswer) as silence:
        busy.ask(b"{}", LONG)
    assert (silence.value.why, silence.value.evidence) == ("ended", "exit -24")


def test_a_file_has_an_end(tmp_path: Path) -> None:
    code = f"""
import signal
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
with open({str(tmp_path / "large")!r}, "wb") as file:
    try:
        file.truncate(1 << 30)
        print("got it", flush=True)
    except OSError as error:
        print(error.strerror, flush=True)
"""
    assert told_by(code) == "File too large"


def test_time_grows_with_patience() -> None:
    assert [limits_for(patience).seconds for patience in (0.01, 5, 60)] == [LEAST_SECONDS, 1200, 14400]


def test_the_limit_of_memory_reaches_the_program(tmp_path: Path) -> None:
    code = "import resource; hear(); say({'name': str(resource.getrlimit(resource.RLIMIT_DATA)[0] >> 20)})\n"
    bot = external(program(tmp_path, HEAD + code + PLAY), LONG, memory=300)
    play(bot)
    assert bot.name == "300"
    plan = make_plan("four-card", ["rookie", program(tmp_path, HEAD + code + PLAY)], memory=400)
    player = plan.players()[1][0]
    assert isinstance(player, ExternalBot)
    play(player, "four-card")
    assert player.name == "400"


# The seed


def test_the_cards_are_new_every_time() -> None:
    first, second = (json.loads(backnine(*CONTEST, "--json").stdout) for _ in range(2))
    assert first["seed"] != second["seed"]
    again = json.loads(backnine(*CONTEST, "--json", "--seed", first["seed"]).stdout)
    assert again["seed"] == first["seed"]
    strokes = [[bot["strokes_per_hole"] for bot in told["bots"]] for told in (first, again)]
    assert strokes[0] == strokes[1]


@pytest.mark.parametrize("command", [CONTEST, ("sim", "four-card", "rookie", "--holes", "2", "--jobs", "1")])
def test_the_seed_is_told(command: tuple[str, ...], tmp_path: Path) -> None:
    report = tmp_path / "report.html"
    page = backnine(*command, "--report", report).stdout
    seed = next(line.split()[-1] for line in page.splitlines() if line.startswith("Seed"))
    assert len(seed) > 12
    assert f"--seed {seed.lstrip('0')}" in report.read_text("utf-8")
