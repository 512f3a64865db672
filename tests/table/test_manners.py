"""Bots say a word now and then, by what everybody has seen; and they answer."""

from backnine.table.manners import ANSWER_SECONDS
from tests.table.room import Guest, MakeRoom


def said(guest: Guest, since: int = 0) -> list[tuple[int, str]]:
    return [(told["seat"], told["phrase"]) for told in guest.heard(since) if told["t"] == "said"]


def play_to_the_end(guest: Guest) -> None:
    while guest.table["state"] != "over":
        view = guest.view
        if view["phase"] == "over":
            guest.say("seen", hole=view["hole"])
        else:
            wish = guest.room.dice.choice(view["moves"])
            guest.say("move", n=view["n"], move=wish)


def test_one_of_them_answers_after_a_moment(room: MakeRoom) -> None:
    table = room(people=2, bots=("rookie", "tour"))
    ann, ben = table.guests(0, 1)
    before = len(ben.told)
    ann.say("say", phrase="hello")
    assert said(ben, before) == [(0, "hello")]
    table.wait(ANSWER_SECONDS + 0.1)
    (_, (seat, phrase)) = said(ben, before)
    assert seat in (2, 3)
    assert phrase == "hello"


def test_who_has_muted_it_hears_nothing(room: MakeRoom) -> None:
    table = room(people=2, bots=("rookie",))
    ann, ben = table.guests(0, 1)
    ben.say("mute", seat=2, on=True)
    before = len(ben.told)
    ann.say("say", phrase="good-luck")
    table.wait(ANSWER_SECONDS + 0.1)
    assert said(ben, before) == [(0, "good-luck")]
    assert said(ann)[-1] == (2, "thanks")


def test_without_bots_nobody_answers(room: MakeRoom) -> None:
    table = room(people=2)
    ann, ben = table.guests(0, 1)
    before = len(ben.told)
    ann.say("say", phrase="hello")
    table.wait(ANSWER_SECONDS + 0.1)
    assert said(ben, before) == [(0, "hello")]


def test_a_word_now_and_then_when_a_hole_is_over_and_one_at_the_end(room: MakeRoom) -> None:
    table = room(people=1, bots=("rookie", "rookie"), house="holes=9")
    (ann,) = table.guests(0)
    play_to_the_end(ann)
    phrases = said(ann)
    assert phrases[-1][1] == "good-game"
    assert 2 <= len(phrases) <= 9
    assert {seat for seat, _ in phrases} <= {1, 2}
    kinds = [told["t"] for told in ann.heard()]
    spoken = [place for place, kind in enumerate(kinds) if kind == "said"]
    views = [told for told in ann.heard() if told["t"] == "view"]
    assert views
    for place in spoken:  # right after the hole was told to be over
        last = next(told for told in reversed(ann.heard()[:place]) if told["t"] == "view")
        assert last["phase"] == "over"


# How long they take


def seconds_of(room: MakeRoom, bot: str, seed: int = 1) -> list[float]:
    """From each move of the tee-off to the next, while a person watches five bots of this level."""
    here = room(people=1, bots=(bot,) * 5, pace=1000, seed=bytes([seed] * 32))
    here.guests(0)
    taken, at = [], here.clock.time
    for _ in range(10):
        here.clock.ring(here.clock.time + 10)
        here.settle()
        taken.append(round(here.clock.time - at, 3))
        at = here.clock.time
    assert here.moves() == 10
    return taken


def test_a_rookie_takes_longer_than_tour_and_hesitates(room: MakeRoom) -> None:
    assert set(seconds_of(room, "tour")) == {0.7}
    assert set(seconds_of(room, "club")) == {0.85}
    assert set(seconds_of(room, "weekender")) == {1.0}
    assert set(seconds_of(room, "rookie")) == {1.2, 2.0}


def test_how_long_they_take_tells_nothing_of_the_cards(room: MakeRoom) -> None:
    assert seconds_of(room, "rookie", seed=1) == seconds_of(room, "rookie", seed=2)


def test_at_instant_pace_nobody_takes_any_time(room: MakeRoom) -> None:
    here = room(people=1, bots=("rookie",), pace=0)
    here.guests(0)
    assert here.moves() == 2
