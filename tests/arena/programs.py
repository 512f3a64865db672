"""Programs for the bot protocol, good and bad, and a look at what is left running."""

import shlex
import sys
from pathlib import Path
from time import monotonic, sleep

from backnine.arena.engine import PATIENCE, BotEngine
from backnine.arena.external import ExternalBot
from backnine.arena.limits import MEMORY
from backnine.arena.plan import Plan
from backnine.arena.result import MatchLine
from backnine.arena.rounds import play_match

# Starts every program: who it is, how to read and to answer, and a first answer.
HEAD = """
import json, os, sys, time
with open(sys.argv[1], "a") as diary:
    print(os.getpid(), file=diary)
def hear():
    line = sys.stdin.readline()
    with open(sys.argv[1] + "-heard", "a") as heard:
        heard.write(line)
    return json.loads(line) if line else sys.exit(0)
def say(answer):
    print(answer if isinstance(answer, str) else json.dumps(answer), flush=True)
"""
GREET = """
hear(); say({"name": "Greens keeper"})
"""
PLAY = """
while (question := hear())["t"] == "move?":
    say({"move": question["moves"][0]})
"""
# The first moves end a hole too: nobody peeks before the moves of a turn are listed.
GOOD = HEAD + GREET + PLAY


def external(spec: str, patience: float = PATIENCE, memory: int = MEMORY) -> ExternalBot:
    """A program in a seat, with an engine of its own."""
    return ExternalBot(BotEngine(spec, patience, memory))


def played(plan: Plan) -> tuple[list[MatchLine], list[str]]:
    """All matches of the plan in this process, and the names of the programs, which are seen off."""
    bots = plan.players()
    try:
        lines = [play_match(plan, number, bots) for number in range(plan.matches)]
    finally:
        programs = [bot for players in bots for bot in players if isinstance(bot, ExternalBot)]
        for each in programs:
            each.end()
    return lines, [each.name for each in programs]


def program(folder: Path, text: str) -> str:
    """The `cmd:` of a Python program that writes its process number into the diary of the folder."""
    script = folder / "program.py"
    script.write_text(text)
    return "cmd:" + shlex.join([sys.executable, "-I", "-S", str(script), str(folder / "diary")])


def starts(folder: Path) -> list[int]:
    """The process numbers of all programs started so far: each leads a group of its own."""
    diary = folder / "diary"
    return [int(line) for line in diary.read_text().split()] if diary.exists() else []


def nothing_left(folder: Path) -> bool:
    """Is every program ended, with all that it started? A process that is only waiting to be buried is."""
    deadline = monotonic() + 10
    while left := [pid for group in starts(folder) for pid in members(group)]:
        if monotonic() > deadline:
            print("left running:", left)
            return False
        sleep(0.01)
    return True


def members(group: int) -> list[int]:
    """The living processes of a process group."""
    found = {pid: stat(pid) for pid in processes()}
    return [pid for pid, its in found.items() if its[2:3] == [str(group)] and its[0] not in "ZX"]


def descendants(mark: str) -> list[int]:
    """The living processes that inherited this from the environment of a command: all that came of it."""
    return [pid for pid in processes() if mark in _text(pid, "environ") and stat(pid)[:1] not in ([], ["Z"])]


def command_line(pid: int) -> str:
    return _text(pid, "cmdline")


def processes() -> list[int]:
    return [int(path.name) for path in Path("/proc").iterdir() if path.name.isdecimal()]


def stat(pid: int) -> list[str]:
    """State, parent, group … of a process; nothing if it is gone."""
    return _text(pid, "stat").rpartition(")")[2].split()


def _text(pid: int, file: str) -> str:
    try:
        return Path(f"/proc/{pid}/{file}").read_text(errors="replace")
    except OSError:
        return ""
