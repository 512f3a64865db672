"""Nobody is shown or told a card they may not know: what hides behind a `?` makes no difference."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from random import Random

import pytest

from backnine import games
from backnine.hole import Happening, Hole, Seat
from backnine.match import Match, score_hole
from backnine.view import View, view
from tests.conformance.hidden import Twins, rearranged, remembers, sees, told, twins
from tests.conformance.random_play import TABLES, Table, random_house, random_match, sampled

Look = Callable[[Match, Seat | None], View]
Tell = Callable[[Happening, Seat | None], Happening]

EVERY_TABLE = pytest.mark.parametrize("table", TABLES, ids=str)
SOME_TABLES = pytest.mark.parametrize(  # to try the detectors
    "table", [table for table in TABLES if table.players in (2, 3, max(table.game.players))], ids=str
)
SEEDS = (11,)  # `make soak` looks at many more
PAIRS = 20  # of twins at a table: as many as it takes to see every leak that is planted
LOOKS: tuple[Look, ...] = (partial(view, recall=True), partial(view, recall=False))


def viewers(table: Table) -> list[Seat | None]:
    """Every seat and a spectator."""
    return [*range(table.players), None]


# In the middle of a hole


def moments(table: Table) -> Iterator[Match]:
    for seed in SEEDS:
        yield from (step.before for step in sampled(random_match(table, seed), seed, 8))


def gives_away(look: Look, match: Match, viewer: Seat | None, dice: Random) -> bool:
    """Does a view change with cards that its seat may not know?"""
    other = replace(match, hole=rearranged(match.hole, viewer, dice))
    return look(match, viewer) != look(other, viewer)


@EVERY_TABLE
@pytest.mark.parametrize("look", LOOKS, ids=["recall", "no-recall"])
def test_a_view_does_not_depend_on_hidden_cards(table: Table, look: Look) -> None:
    dice = Random(f"{table} hidden")
    for match in moments(table):
        for viewer in viewers(table):
            assert not gives_away(look, match, viewer, dice)


@EVERY_TABLE
def test_without_recall_no_face_down_card_counts(table: Table) -> None:
    """FC-05: a screen shows nothing of them, not even to who has seen them."""
    dice = Random(f"{table} face down")
    for match in moments(table):
        for viewer in viewers(table):
            other = replace(match, hole=rearranged(match.hole, viewer, dice, knows=sees))
            assert view(match, viewer, recall=False) == view(other, viewer, recall=False)


@EVERY_TABLE
def test_what_is_legal_does_not_depend_on_hidden_cards(table: Table) -> None:
    """A list of moves goes out with a view, so it may give nothing away either."""
    dice = Random(f"{table} legal")
    for match in moments(table):
        for viewer in range(table.players):
            other = rearranged(match.hole, viewer, dice)
            assert games.moves(match.hole, viewer) == games.moves(other, viewer)


@EVERY_TABLE
def test_the_hidden_cards_really_change(table: Table) -> None:
    """Or else the tests above would prove nothing."""
    dice = Random(f"{table} change")
    changed = [rearranged(match.hole, 0, dice) != match.hole for match in moments(table)]
    assert sum(changed) > len(changed) * 0.9


# From the deal


def differences(pair: Twins, match: Match, viewer: Seat | None, look: Look, tell: Tell) -> list[int]:
    """The moves (0 is the deal) after which the seat could tell the twins apart."""
    found = []
    together = zip(told(pair.one, pair.moves), told(pair.other, pair.moves), strict=True)
    for number, (one, other) in enumerate(together):
        if _seen(one, match, viewer, look, tell) != _seen(other, match, viewer, look, tell):
            found.append(number)
    return found


def _seen(
    moment: tuple[Hole, tuple[Happening, ...]], match: Match, viewer: Seat | None, look: Look, tell: Tell
) -> tuple[View, list[Happening]]:
    hole, happened = moment
    scores = (score_hole(match.game, hole),) if hole.over else ()
    seen = look(replace(match, hole=hole, scores=scores), viewer)
    return seen, [tell(event, viewer) for event in happened]


def some_twins(table: Table, count: int) -> Iterator[tuple[Twins, Match, Seat | None]]:
    dice = Random(f"{table} twins")
    match = random_match(table, 11).opening
    for number in range(count):
        viewer = viewers(table)[number % (table.players + 1)]
        house = random_house(table, dice)
        yield twins(table, house, viewer, dice.randrange(10, 160), dice), match, viewer


@pytest.mark.long
@EVERY_TABLE
def test_two_deals_that_agree_on_what_a_seat_saw_look_the_same(table: Table) -> None:
    """In every view and in all that is told, from the deal to the last move."""
    for pair, match, viewer in some_twins(table, max(8, table.players + 1)):  # every seat, and a spectator
        for look in LOOKS:
            assert differences(pair, match, viewer, look, Happening.told_to) == []


@EVERY_TABLE
def test_twins_are_not_the_same(table: Table) -> None:
    different = [pair.one != pair.other for pair, _, _ in some_twins(table, 8)]
    assert sum(different) > 5


# The detectors themselves: a leak that is planted is found


def shows_the_next_card(match: Match, viewer: Seat | None) -> View:
    seen = view(match, viewer, recall=True)
    return seen._replace(held=match.hole.stock[0]) if match.hole.stock else seen


def shows_every_hand(match: Match, viewer: Seat | None) -> View:
    return view(match, viewer, recall=True)._replace(held=match.hole.held)


def shows_all_that_owners_know(match: Match, viewer: Seat | None) -> View:
    seen = view(match, viewer, recall=True)
    layouts = tuple(view(match, owner, recall=True).layouts[owner] for owner in range(match.players))
    return seen._replace(layouts=layouts)


def shows_which_face_down_cards_are_equal(match: Match, viewer: Seat | None) -> View:
    values = [{match.game.value(slot.card, match.house) for slot in layout} for layout in match.hole.layouts]
    return view(match, viewer, recall=False)._replace(renewals=sum(map(len, values)))


def found(leaky: Look, table: Table) -> bool:
    dice = Random("leak")
    return any(gives_away(leaky, match, viewer, dice) for match in moments(table) for viewer in (0, None))


@SOME_TABLES
@pytest.mark.parametrize(
    "leaky", [shows_the_next_card, shows_every_hand, shows_which_face_down_cards_are_equal]
)
def test_a_leak_in_a_view_is_found(table: Table, leaky: Look) -> None:
    assert found(leaky, table)
    assert any(
        differences(pair, match, viewer, leaky, Happening.told_to)
        for pair, match, viewer in some_twins(table, PAIRS)
    )


def test_a_leak_of_what_owners_know_is_found() -> None:
    """Only Four-Card Golf has such cards; in Play Nine there is nothing to leak."""
    assert found(shows_all_that_owners_know, Table("four-card", 3))
    assert not found(shows_all_that_owners_know, Table("play-nine", 3))


def test_a_leak_in_a_view_without_recall_is_found() -> None:
    """A view with recall in the place of one without."""
    dice = Random("recall")
    assert any(
        view(match, 0, recall=True)
        != view(replace(match, hole=rearranged(match.hole, 0, dice, knows=sees)), 0, recall=True)
        for match in moments(Table("four-card", 3))
    )


def tells_all(event: Happening, viewer: Seat | None) -> Happening:
    return event


@SOME_TABLES
def test_a_leak_in_what_is_told_is_found(table: Table) -> None:
    assert any(
        differences(pair, match, viewer, LOOKS[0], tells_all)
        for pair, match, viewer in some_twins(table, PAIRS)
    )


def test_what_the_core_marks_as_seen_is_what_the_rules_say() -> None:
    """`rearranged` trusts the marks in the slots; the twins, which do not, bear them out."""
    for table in (Table("four-card", 2), Table("four-card", 5)):
        for pair, _, viewer in some_twins(table, PAIRS):
            for (one, _), (other, _) in zip(
                told(pair.one, pair.moves), told(pair.other, pair.moves), strict=True
            ):
                known = [
                    (one.layouts[owner][place].card, other.layouts[owner][place].card)
                    for owner in range(table.players)
                    for place in range(4)
                    if remembers(one, viewer, owner, place)
                ]
                assert all(here == there for here, there in known)
