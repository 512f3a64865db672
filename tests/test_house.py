"""House rules: what may be said, how it is written, and what is refused."""

import pickle
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from backnine.games import GAMES, Game
from backnine.house import House, HouseRule, Setting, choice, number, switch
from backnine.refused import Refused

RULES = (switch("quiet"), number("holes", 1, 18, default=9), choice("look", "near", "any", 1, 4))


def read(text: str) -> House:
    return House.read(RULES, text)


def refusal(text: str) -> Refused:
    with pytest.raises(Refused) as refused:
        read(text)
    return refused.value


def test_nothing_said_is_the_game_as_it_is() -> None:
    house = read("")
    assert dict(house) == {"quiet": False, "holes": 9, "look": "near"}
    assert house.said == {}
    assert str(house) == ""


@pytest.mark.parametrize(
    ("text", "said", "written"),
    [
        ("quiet", {"quiet": True}, "quiet=true"),
        ("quiet=on", {"quiet": True}, "quiet=true"),
        ("quiet=YES", {"quiet": True}, "quiet=true"),
        ("Quiet=1", {"quiet": True}, "quiet=true"),
        ("QUIET=0", {}, ""),
        ("quiet=no", {}, ""),
        ("quiet=false,holes=9,look=near", {}, ""),
        ("look=4,holes=3", {"holes": 3, "look": 4}, "holes=3,look=4"),
        (" look = any , quiet ", {"quiet": True, "look": "any"}, "quiet=true,look=any"),
        (",,holes=18,", {"holes": 18}, "holes=18"),
    ],
)
def test_read_and_written(text: str, said: dict[str, Setting], written: str) -> None:
    house = read(text)
    assert house.said == said
    assert [type(setting) for setting in house.said.values()] == [type(setting) for setting in said.values()]
    assert str(house) == written
    assert read(written) == house


@pytest.mark.parametrize(
    ("text", "why", "details"),
    [
        ("loud", "no-such-house-rule", {"key": "loud", "keys": "quiet, holes, look"}),
        ("=", "no-such-house-rule", {"key": "", "keys": "quiet, holes, look"}),
        ("quiet=maybe", "house-out-of-range", {"key": "quiet", "value": "maybe", "range": "true|false"}),
        ("quiet=2", "house-out-of-range", {"key": "quiet", "value": "2", "range": "true|false"}),
        ("quiet=", "house-out-of-range", {"key": "quiet", "value": "", "range": "true|false"}),
        ("holes", "house-needs-value", {"key": "holes", "example": "18", "range": "1-18"}),
        ("holes=0", "house-out-of-range", {"key": "holes", "value": "0", "range": "1-18"}),
        ("holes=19", "house-out-of-range", {"key": "holes", "value": "19", "range": "1-18"}),
        ("holes=٣", "house-out-of-range", {"key": "holes", "value": "٣", "range": "1-18"}),
        ("holes=1.0", "house-out-of-range", {"key": "holes", "value": "1.0", "range": "1-18"}),
        ("look=2", "house-out-of-range", {"key": "look", "value": "2", "range": "near|any|1|4"}),
        ("quiet,quiet=no", "house-said-twice", {"key": "quiet"}),
    ],
)
def test_refused(text: str, why: str, details: dict[str, str]) -> None:
    refused = refusal(text)
    assert (refused.why, refused.details) == (why, details)


@pytest.mark.parametrize("text", ["x" * 10**6, "holes=" + "9" * 10**6, ",".join(["y" * 10**5] * 2)])
def test_an_endless_text_is_refused_briefly(text: str) -> None:
    assert len(str(refusal(text))) < 300


@settings(deadline=None, derandomize=True)
@given(st.text(max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        house = read(text)
    except Refused:
        return
    assert read(str(house)) == house


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_setting_of_a_game_round_trips(game: Game) -> None:
    for rule in game.house_rules:
        for setting in rule.choices:
            house = game.house({rule.key: setting})
            assert house[rule.key] == setting
            assert type(house[rule.key]) is type(setting)
            assert game.house(str(house)) == house
            assert house.said == ({} if setting == rule.default else {rule.key: setting})


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_rule_has_a_name_of_its_own_and_an_allowed_default(game: Game) -> None:
    keys = [rule.key for rule in game.house_rules]
    assert len(keys) == len(set(keys))
    assert all(rule.default in rule.choices for rule in game.house_rules)
    assert all(
        isinstance(setting, get_args(Setting)) for rule in game.house_rules for setting in rule.choices
    )


def test_a_house_is_a_value() -> None:
    assert read("holes=3,quiet") == read("quiet=yes,holes=3")
    assert hash(read("holes=3,quiet")) == hash(read("quiet=yes,holes=3"))
    assert read("holes=3") != read("holes=4")
    assert repr(read("holes=3")) == "House(holes=3)"
    assert len(read("")) == 3
    assert read("holes=3").number("holes") == 3


@pytest.mark.parametrize(
    ("rule", "told"),
    [
        (switch("a"), "true|false"),
        (number("a", 0, 5, default=1), "0-5"),
        (choice("a", "near", "any", 1, 4), "near|any|1|4"),
        (choice("a", "shared", "playoff"), "shared|playoff"),
    ],
)
def test_the_range_is_told(rule: HouseRule, told: str) -> None:
    assert rule.range == told


def test_equal_settings_are_one_house_in_every_process() -> None:
    """Caches are looked up by house, and bots think in processes of their own."""
    one, other = read("holes=3"), read("holes=3")
    assert (one, hash(one)) == (other, hash(other))
    assert one == dict(one)
    assert one != read("holes=4")
    assert pickle.loads(pickle.dumps(one)) == one
    assert b"_hash" not in pickle.dumps(one)
