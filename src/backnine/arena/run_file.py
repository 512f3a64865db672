"""A run in a file: what is played, and the account of it so far, from which a longer run goes on. docs/sim.md
tells the format."""

import json
from pathlib import Path
from typing import Final

import backnine
from backnine.arena.account import Account
from backnine.arena.account_json import account_json, fill
from backnine.arena.plan import MOST_WANTED, Plan, check_range
from backnine.arena.specs import is_command
from backnine.bots import VERSION as BOTS_VERSION
from backnine.games import find_game
from backnine.position import write_line
from backnine.refused import Refused
from backnine.tui.files import put
from backnine.tui.opponents import weaker_here
from backnine.wire import Json, json_line

FILE: Final = "backnine run"
VERSION: Final = 1


def facts(plan: Plan, *, ranked: bool) -> Json:
    """What two runs must have in common, beside how long they are, to be one."""
    specs = [contestant.spec for contestant in plan.contestants]
    found: Json = {
        "backnine": backnine.__version__,
        "command": "arena" if ranked else "sim",
        "game": plan.game,
        "rules": find_game(plan.game).version,
        "house": str(plan.house),
        "seats": plan.seats,
        "bots": specs,
        "bots_version": BOTS_VERSION,
        "seed": plan.seed.hex(),
        "from": write_line(plan.start) if plan.start else None,
        "without_kernels": weaker_here(specs),
    }
    if any(map(is_command, specs)):
        found |= {"patience": plan.patience, "memory": plan.memory}
    return found


class RunFile:
    """A file that keeps a run."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def seed(self) -> str | None:
        """Of the run that is in it."""
        told = self._read()
        return str(told["run"].get("seed")) if told else None

    def facts(self) -> Json:
        """What is played in the run; refused if there is none."""
        told = self._read()
        if told is None:
            raise Refused("no-such-file", file=str(self.path))
        run: Json = told["run"]
        return run

    def check(self, plan: Plan, *, ranked: bool) -> None:
        """Refuse a file of another run; one that is not there yet is none."""
        if self.path.exists():
            self.check_alike(facts(plan, ranked=ranked))

    def check_alike(self, ours: Json) -> None:
        """Refuse a file of a run that differs from `ours` in a fact."""
        run = self.facts()
        for fact in dict.fromkeys([*ours, *run]):
            if run.get(fact) != ours.get(fact):
                there, here = str(run.get(fact))[:80], str(ours.get(fact))[:80]
                raise Refused("other-run", file=str(self.path), fact=fact, there=there, here=here)

    def load(self, account: Account) -> dict[int, str]:
        """Fill the account, and give the names that programs said; a file that is not there yet has none."""
        told = self._read()
        if told is None:
            return {}
        try:
            check_range(f"deals ({self.path})", int(told["deals"]), 0, MOST_WANTED)
            fill(account, told)
            return {int(number): str(name) for number, name in told["names"].items()}
        except Refused:
            raise
        except (AttributeError, IndexError, KeyError, TypeError, ValueError, OverflowError):
            raise self._no_run() from None

    def save(self, plan: Plan, account: Account, names: dict[int, str]) -> None:
        """Whole or not at all."""
        told = {
            "file": FILE,
            "version": VERSION,
            "run": facts(plan, ranked=account.leaderboard is not None),
            "names": {str(number): names[number] for number in sorted(names)},
        }
        # private: the seed of all deals to come is in it
        put(self.path, json_line(told | account_json(account)) + "\n", private=True)

    def _read(self) -> Json | None:
        try:
            told = json.loads(self.path.read_text("utf-8"))
        except FileNotFoundError:
            return None
        except OSError as error:
            reason = error.strerror or str(error)
            raise Refused("unreadable-file", file=str(self.path), reason=reason) from None
        except ValueError:
            raise self._no_run() from None
        if not isinstance(told, dict) or told.get("file") != FILE or not isinstance(told.get("run"), dict):
            raise self._no_run()
        if told.get("version") != VERSION:
            version = str(told.get("version"))[:20]
            raise Refused("run-version", file=str(self.path), version=version, ours=VERSION)
        return told

    def _no_run(self) -> Refused:
        return Refused("not-a-run", file=str(self.path))
