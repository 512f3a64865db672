"""Nobody who plays needs what research needs, and who lacks it is told."""

import subprocess
import sys
from collections.abc import Callable

import pytest

from backnine import extras, rl
from backnine.refused import Refused

HEAVY = ("gymnasium", "numba", "numpy", "pettingzoo", "pyspiel")


@pytest.mark.parametrize(
    ("make", "lacks"),
    [
        (lambda: rl.aec("play-nine"), ("pettingzoo", "rl")),
        (lambda: rl.vector("play-nine"), ("numba", "fast")),
        (rl.register_open_spiel, ("pyspiel", "rl")),
    ],
)
def test_what_is_missing_is_named(
    make: Callable[[], object], lacks: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: None if name == lacks[0] else name)
    with pytest.raises(Refused, match="extra missing") as refused:
        make()
    assert refused.value.details == {"package": lacks[0], "extra": lacks[1]}


def test_numbers_and_observations_need_nothing_but_python() -> None:
    code = f"""
import sys
from backnine.rl import actions, observation, chance, moment, rewards
sys.exit(bool(set({HEAVY!r}) & set(sys.modules)))
"""
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
