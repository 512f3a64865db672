"""What is forgotten, and when: marked first, deleted later, whatever the clock does; and the file shrinks."""

from collections.abc import Callable

import pytest

from backnine.store import Keep, Pruned, pruning
from backnine.store.calendar import DAY
from tests.store.ageing import KEEP, TODAY, AgeingStore
from tests.store.shelf import Place, key


def first(looks: list[Pruned], which: Callable[[Pruned], int]) -> int:
    """On which day it happened first; 0: never."""
    return next((day for day, look in enumerate(looks, 1) if which(look)), 0)


# Marked, then deleted


def test_after_ninety_days_it_is_marked_and_a_week_later_deleted_with_all_that_is_its_own(
    store: AgeingStore,
) -> None:
    store.make("old")
    store.days(60)
    store.make("young")
    looks = store.days(40)
    assert first(looks, lambda look: look.marked) == 31
    assert first(looks, lambda look: look.deleted) == 38
    assert sum(look.deleted for look in looks) == 1
    assert store.tables == {"young"}
    assert store.shelf.key_now(key("old", "old").hash) is None
    for name in ("entries", "rounds", "keys"):
        assert store.place.rows(f"SELECT DISTINCT table_id FROM {name}") == [("young",)]


def test_whoever_comes_back_to_a_marked_table_keeps_it(store: AgeingStore) -> None:
    store.make("t1", "t2")
    assert store.days(91)[-1] == Pruned(marked=2, spared=0, deleted=0, waiting=2)
    store.touch("t1")
    store.days(30)
    assert store.tables == {"t1"}


def test_a_longer_time_to_keep_spares_what_was_marked(store: AgeingStore) -> None:
    store.make("t1")
    store.days(91)
    assert store.look(Keep(365, 7, 1)) == Pruned(0, spared=1, deleted=0, waiting=0)
    assert store.look(Keep(0, 7, 1)) == Pruned(0, 0, 0, 0)


def test_what_never_began_goes_sooner_and_what_nobody_played_soonest(store: AgeingStore) -> None:
    store.played = False
    store.make("lobby", state="open")
    store.make("started")
    store.make("left", state="ended")
    store.days(1)
    assert store.tables == {"lobby", "started", "left"}
    store.days(2)
    assert store.tables == {"lobby"}
    store.days(5)
    assert store.tables == {"lobby"}
    store.days(1)
    assert store.tables == set()


def test_whether_it_was_played_is_asked_once(store: AgeingStore) -> None:
    store.make("t1")
    store.days(3)
    store.played = False
    store.days(5)
    assert store.tables == {"t1"}


def test_nothing_begun_is_forgotten_if_it_is_to_be_kept(store: AgeingStore) -> None:
    store.make("t1")
    for _ in range(60):
        store.time += 7 * DAY
        store.look(Keep(0, 7, 1))
    assert store.tables == {"t1"}


# Clocks


@pytest.mark.parametrize("years", [2, -2, 50, -50])
def test_a_start_with_a_wrong_clock_marks_and_erases_nothing(
    store: AgeingStore, years: int, caplog: pytest.LogCaptureFixture
) -> None:
    store.make(*(f"t{number}" for number in range(30)))
    store.days(3)
    before = store.tables
    store.restart(days=years * 365)
    assert store.look() == Pruned(0, 0, 0, 0)
    assert "the clock leapt" in caplog.text
    store.make("wrong")
    assert store.days(20)[-1] == Pruned(0, 0, 0, 0)
    store.restart(days=-years * 365)
    assert store.days(20)[-1] == Pruned(0, 0, 0, 0)
    assert store.tables == before | {"wrong"}


def test_played_under_1970_and_started_at_the_right_time(store: AgeingStore) -> None:
    store.restart(seconds=1000)
    store.make("t1", "t2")
    store.touch("t1")
    assert store.look() == Pruned(0, 0, 0, 0)
    store.restart(seconds=TODAY)
    looks = store.days(85)
    assert looks[-1] == Pruned(0, 0, 0, 0)
    assert store.tables == {"t1", "t2"}
    store.days(20)
    assert store.tables == set()  # in the end they are as old as any


def test_a_first_start_under_1970_too(places: Callable[[], Place], store: AgeingStore) -> None:
    store.time = 5.0
    place = places()
    other = place.shelf()
    other.open_table("t1")
    other.close()
    store.time = float(TODAY)
    again = place.shelf()
    assert again.prune(KEEP, lambda kept: True) == Pruned(0, 0, 0, 0)
    again.close()


def test_a_clock_that_leaps_while_the_server_runs(store: AgeingStore) -> None:
    store.make("t1")
    store.days(2)
    store.time += 800 * DAY
    store.make("t2")
    store.days(10)
    store.time -= 800 * DAY
    assert store.days(70)[-1] == Pruned(0, 0, 0, 0)
    assert store.tables == {"t1", "t2"}


def test_steps_within_a_month_never_delete_at_once(store: AgeingStore) -> None:
    """Each look finds the clock weeks ahead: marked is all they are, until it goes steadily."""
    store.make("t1")
    for _ in range(8):
        store.restart(days=29)
        assert store.look().deleted == 0
    assert store.tables == {"t1"}
    store.days(1)
    assert store.tables == set()


def test_after_two_years_off_old_tables_go_in_the_end(store: AgeingStore) -> None:
    store.make("t1")
    store.days(60)
    store.restart(days=730)
    store.days(29)
    assert store.tables == {"t1"}
    store.days(10)
    assert store.tables == set()


def test_a_server_that_is_on_once_a_week(store: AgeingStore) -> None:
    store.make("t1")
    for _ in range(15):
        store.restart(days=7)
        store.look()
    assert store.tables == set()


def test_unusually_many_wait_longer(store: AgeingStore, caplog: pytest.LogCaptureFixture) -> None:
    store.make(*(f"t{number}" for number in range(pruning.UNUSUAL)))
    looks = store.days(130)
    assert first(looks, lambda look: look.marked) == 91
    assert first(looks, lambda look: look.deleted) == 121
    assert "unusually many tables are old" in caplog.text
    assert store.tables == set()


def test_a_calendar_that_cannot_be_read_begins_anew(store: AgeingStore) -> None:
    store.make("t1")
    store.days(3)
    store.place.rows("UPDATE facts SET value = '[1,2]' WHERE name = 'calendar'")
    store.restart(days=1)
    assert store.days(3)[-1] == Pruned(0, 0, 0, 0)


def test_a_table_whose_dates_are_bent_is_not_deleted(
    store: AgeingStore, caplog: pytest.LogCaptureFixture
) -> None:
    store.make("t1")
    store.place.rows("UPDATE tables SET touched = 5")
    store.days(20)
    assert store.tables == {"t1"}
    assert "a table is damaged, and kept" in caplog.text
