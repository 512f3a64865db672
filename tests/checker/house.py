"""The house rules of a match: which there are in each game, what they may be set to, what holds unset."""

from collections.abc import Callable
from dataclasses import dataclass

from .lines import Fault


@dataclass(frozen=True)
class House:
    ties: str
    holes: int = 9
    renewals: int = 1
    # Play Nine
    adjacent: bool = False
    no_pass: bool = False
    closer_penalty: bool = False
    # Four-Card Golf; packs None means as many as FC-20 gives
    pairs_cancel: bool = False
    knock_penalty: bool = False
    jokers: bool = False
    no_peek: bool = False
    look: str | int = "near"
    packs: int | None = None
    # Six-Card Golf, which has some of the above too
    flip: str = "never"
    last_round: bool = True
    twos: int = -2
    twos_keep: bool = False
    blocks: bool = False


Test = Callable[[object], bool]


def one_of(*values: object) -> Test:
    """Equal and of the same type: 1 is not True."""
    return lambda value: any(type(value) is type(v) and value == v for v in values)


SWITCH = one_of(False, True)
COMMON = {"holes": one_of(*range(1, 19)), "renewals": one_of(*range(6)), "ties": one_of("playoff", "shared")}
SETTINGS: dict[str, dict[str, Test]] = {
    "play-nine": COMMON | dict.fromkeys(("adjacent", "no_pass", "closer_penalty"), SWITCH),
    "four-card": COMMON
    | dict.fromkeys(("pairs_cancel", "knock_penalty", "jokers", "no_peek"), SWITCH)
    | {"look": one_of("near", "any", 1, 4), "packs": lambda value: type(value) is int and value >= 1},
    "six-card": COMMON
    | dict.fromkeys(("last_round", "twos_keep", "blocks", "jokers", "closer_penalty"), SWITCH)
    | {"flip": one_of("never", "may", "must"), "twos": one_of(-2, 2), "packs": one_of(1, 2, 3)},
}
TIES = {"play-nine": "playoff", "four-card": "shared", "six-card": "shared"}  # PN-32, FC-22, SC-31


def read_house(game: str, given: dict[str, object]) -> House:
    default = House(ties=TIES[game])
    for name, value in given.items():
        test = SETTINGS[game].get(name)
        if test is None:
            raise Fault(f"house: {game} has no house rule {name!r}")
        if not test(value):
            raise Fault(f"house: {name} can't be {value!r}")
        if value == getattr(default, name):
            raise Fault(f"house: {name} is given, but {value!r} is what holds anyway")
    return House(**{"ties": default.ties, **given})  # type: ignore[arg-type]  # tested one by one above
