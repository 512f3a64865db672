"""House rules: what a table may change, within which range, and how it is written."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from backnine.refused import Refused

Setting = bool | int | str

_YES = ("true", "on", "yes", "1")
_NO = ("false", "off", "no", "0")


@dataclass(frozen=True)
class HouseRule:
    """One setting of a table: its name, what it may be, and what it is if nobody says."""

    key: str
    choices: tuple[Setting, ...]
    default: Setting

    @property
    def is_switch(self) -> bool:
        return all(isinstance(choice, bool) for choice in self.choices)

    def read(self, text: str) -> Setting:
        """The setting written as `text`, or a refusal that lists what it may be."""
        word = text.strip().lower()
        if self.is_switch and word in _YES + _NO:
            return word in _YES
        for choice in self.choices:
            if not isinstance(choice, bool) and word == str(choice):
                return choice
        raise Refused("house-out-of-range", key=self.key, value=text[:40], range=self.range)

    @property
    def alone(self) -> Setting:
        """What it means to name the rule without a value: only a switch can be switched on so."""
        if not self.is_switch:
            raise Refused("house-needs-value", key=self.key, example=str(self.choices[-1]), range=self.range)
        return True

    @property
    def range(self) -> str:
        """The allowed settings for a person to read: `true|false` or `1-18` or `near|any|1|4`."""
        if self.is_switch:
            return "true|false"
        if len(self.choices) > 2 and all(isinstance(choice, int) for choice in self.choices):
            return f"{self.choices[0]}-{self.choices[-1]}"
        return "|".join(map(str, self.choices))


def switch(key: str, *, default: bool = False) -> HouseRule:
    return HouseRule(key, (False, True), default)


def number(key: str, least: int, most: int, default: int) -> HouseRule:
    return HouseRule(key, tuple(range(least, most + 1)), default)


def choice(key: str, *choices: Setting) -> HouseRule:
    """One of several words or numbers; the first is the default."""
    return HouseRule(key, choices, choices[0])


class House(Mapping[str, Setting]):
    """The settings of one table: every rule of its game, with the table's word or the default."""

    __slots__ = ("_hash", "_rules", "_settings")

    def __init__(self, rules: Sequence[HouseRule], said: Mapping[str, Setting] | None = None) -> None:
        self._rules = tuple(rules)
        self._settings = {rule.key: rule.default for rule in rules}
        for key, setting in (said or {}).items():
            self._settings[key] = _find(rules, key).read(_text(setting))
        self._hash = hash(tuple(self._settings.items()))

    def __reduce__(self) -> tuple[object, ...]:
        return House, (self._rules, self._settings)  # a hash is good in one process only

    @classmethod
    def read(cls, rules: Sequence[HouseRule], text: str) -> "House":
        """Settings written `key=value,key=value`; a switch may stand alone (`adjacent`)."""
        said: dict[str, Setting] = {}
        for part in (part.strip() for part in text.split(",") if part.strip()):
            key, _, value = part.partition("=")
            key = key.strip().lower().replace("-", "_")
            if key in said:
                raise Refused("house-said-twice", key=key[:40])
            said[key] = value if "=" in part else _find(rules, key).alone
        return cls(rules, said)

    def __getitem__(self, key: str) -> Setting:
        return self._settings[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._settings)

    def __len__(self) -> int:
        return len(self._settings)

    def __eq__(self, other: object) -> bool:
        """Every view of a table asks for it and for the hash, so both are quicker than a mapping's own."""
        return self._settings == other._settings if isinstance(other, House) else super().__eq__(other)

    def __hash__(self) -> int:
        return self._hash

    def __str__(self) -> str:
        """The one way to write it: only what differs from the default, in the game's order."""
        return ",".join(f"{key}={_text(setting)}" for key, setting in self.said.items())

    def __repr__(self) -> str:
        return f"House({self})"

    def number(self, key: str) -> int:
        """A setting that is a number."""
        return int(self._settings[key])

    @property
    def said(self) -> dict[str, Setting]:
        """What the table changed."""
        return {
            rule.key: self._settings[rule.key]
            for rule in self._rules
            if self._settings[rule.key] != rule.default
        }


def _find(rules: Sequence[HouseRule], key: str) -> HouseRule:
    for rule in rules:
        if rule.key == key:
            return rule
    raise Refused("no-such-house-rule", key=key[:40], keys=", ".join(rule.key for rule in rules))


def _text(setting: Setting) -> str:
    return str(setting).lower() if isinstance(setting, bool) else str(setting)
