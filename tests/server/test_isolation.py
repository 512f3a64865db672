"""When a process counts as cut off: only where others are better off."""

from backnine.server.cluster.isolation import Isolation


class Members:
    def __init__(self) -> None:
        self.others = ["b", "c"]
        self.others_connected = True
        self.silent_seconds = 0.5

    @property
    def beat_age(self) -> float:
        return self.silent_seconds


class Bus:
    is_disconnected = False


def beats(isolation: Isolation, count: int) -> None:
    for _ in range(count):
        isolation.beaten()


def test_all_is_well() -> None:
    isolation = Isolation(Members(), Bus())
    beats(isolation, 10)
    assert (isolation.is_cut_off, isolation.is_over) == (False, True)


def test_disconnected_while_others_are_not_for_some_beats() -> None:
    members, bus = Members(), Bus()
    isolation = Isolation(members, bus)
    bus.is_disconnected = True
    beats(isolation, 3)
    assert not isolation.is_cut_off  # the others may find out a moment later
    beats(isolation, 1)
    assert isolation.is_cut_off
    assert not isolation.is_over
    bus.is_disconnected = False
    assert (isolation.is_cut_off, isolation.is_over) == (False, True)  # not only from its next beat
    beats(isolation, 1)
    assert (isolation.is_cut_off, isolation.is_over) == (False, True)


def test_nobody_hears() -> None:
    members, bus = Members(), Bus()
    isolation = Isolation(members, bus)
    bus.is_disconnected, members.others_connected = True, False
    beats(isolation, 100)
    assert not isolation.is_cut_off


def test_others_reach_the_database() -> None:
    members = Members()
    isolation = Isolation(members, Bus())
    members.silent_seconds = 3.5
    for _ in range(3):
        isolation.on_beat("b")
        isolation.on_beat("c")
    assert not isolation.is_cut_off
    isolation.on_beat("c")
    assert isolation.is_cut_off
    isolation.beaten()
    members.silent_seconds = 0.1
    assert (isolation.is_cut_off, isolation.is_over) == (False, True)


def test_the_database_is_gone_for_all() -> None:
    members = Members()
    members.silent_seconds = 1000
    assert not Isolation(members, Bus()).is_cut_off


def test_alone_without_both() -> None:
    members, bus = Members(), Bus()
    isolation = Isolation(members, bus)
    bus.is_disconnected, members.silent_seconds = True, 5.0
    assert not isolation.is_cut_off
    members.silent_seconds = 6.5
    assert isolation.is_cut_off
    members.others = []
    assert not isolation.is_cut_off  # there is nobody to take over


def test_what_comes_at_once_after_sleep_says_nothing() -> None:
    members = Members()
    isolation = Isolation(members, Bus())
    members.silent_seconds = 3.5
    for _ in range(6):
        isolation.on_beat("b")
    isolation.woken()
    assert not isolation.is_cut_off
    for _ in range(4):
        isolation.on_beat("b")
    assert isolation.is_cut_off
