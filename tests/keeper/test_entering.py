"""Telling a match: what is refused, what can be taken back, what a done hole keeps."""

from dataclasses import replace

import pytest

from backnine.cards import Card
from backnine.games import GAMES, find_game
from backnine.keeper import (
    CardsTold,
    CloserTold,
    HoleDone,
    KeptEntry,
    KeptMatch,
    StrokesTold,
    begin,
    enter,
    standing,
    undo,
)
from backnine.keeper.kept import MOST_ENTRIES
from backnine.keeper.kept_file import read_cards
from backnine.refused import Refused

PLAY_NINE = find_game("play-nine")
NEW = KeptMatch("example", 0, PLAY_NINE, PLAY_NINE.house("holes=2"), ("Ann", "Ben", "Cat"), 0)


def layout(text: str) -> tuple[Card | None, ...]:
    return read_cards(PLAY_NINE, text)


def told(kept: KeptMatch, *entries: KeptEntry) -> KeptMatch:
    for entry in entries:
        kept = enter(kept, entry)
    return kept


def typed(hole: int, *strokes: int) -> list[KeptEntry]:
    return [*(StrokesTold(hole, seat, each) for seat, each in enumerate(strokes)), HoleDone(hole)]


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        (StrokesTold(2, 0, 5), "keeper-no-such-hole"),
        (StrokesTold(1, 3, 5), "no-such-seat"),
        (StrokesTold(1, 0, 97), "keeper-strokes"),
        (CardsTold(1, 0, layout("7 7 7 7 / 7 7 7 7")[:7]), "layout-shape"),
        (CardsTold(1, 0, layout("13 ? ? ? / ? ? ? ?")), "no-such-card"),
        (CardsTold(1, 0, layout("H H H ? / H H ? ?")), "too-many-of-a-card"),
        (CloserTold(1, 5), "no-such-seat"),
        (HoleDone(1), "keeper-scores-missing"),
    ],
)
def test_what_cannot_be_is_refused(entry: KeptEntry, why: str) -> None:
    with pytest.raises(Refused) as refused:
        enter(NEW, entry)
    assert refused.value.why == why


def test_nine_sevens_are_one_too_many() -> None:
    """PN-02: eight of each. Across the table, whoever they lie before."""
    kept = told(NEW, CardsTold(1, 0, layout("7 7 7 7 / 7 7 7 7")))
    with pytest.raises(Refused) as refused:
        enter(kept, CardsTold(1, 1, layout("7 ? ? ? / ? ? ? ?")))
    assert (refused.value.why, refused.value.details["names"]) == ("keeper-cards-elsewhere", "Ann")
    kept = told(kept, CardsTold(1, 0, layout("7 7 7 7 / 7 7 7 6")))
    assert standing(told(kept, CardsTold(1, 1, layout("7 ? ? ? / ? ? ? ?")))).holes[0].scores[1].cards


def test_two_of_one_card_need_two_packs() -> None:
    """FC-20."""
    game = find_game("four-card")
    for house, players in (("", 4), ("packs=2", 4), ("", 5)):
        names = tuple("ABCDE"[:players])
        kept = KeptMatch("example", 0, game, game.house(house), names, 0)
        twice = CardsTold(1, 0, read_cards(game, "KH KH / ? ?"))
        if house or players > 4:
            assert enter(kept, twice).entries == (twice,)
        else:
            with pytest.raises(Refused, match="too many"):
                enter(kept, twice)


def test_who_sits_out_of_a_play_off_is_told_nothing() -> None:
    """PN-32"""
    kept = told(NEW, *typed(1, 5, 5, 9), *typed(2, 5, 5, 9))
    assert standing(kept).tied == (0, 1)
    with pytest.raises(Refused) as refused:
        enter(kept, StrokesTold(3, 2, 5))
    assert (refused.value.why, refused.value.details["name"]) == ("keeper-sits-out", "Cat")


def test_undo_goes_back_entry_by_entry() -> None:
    kept = told(NEW, StrokesTold(1, 0, 5), CardsTold(1, 1, layout("H ? ? ? / ? ? ? ?")), CloserTold(1, 0))
    assert undo(kept).entries == kept.entries[:-1]
    assert undo(undo(undo(kept))) == NEW
    assert undo(NEW) == NEW


def test_a_done_hole_keeps_the_last_that_was_told() -> None:
    cards = layout("H 3 7 7 / H 12 7 7")
    taps = [CardsTold(1, 0, (*cards[:count], *[None] * (8 - count))) for count in range(1, 9)]
    kept = told(NEW, StrokesTold(1, 1, 4), *taps, CloserTold(1, 0), StrokesTold(1, 1, 5))
    kept = told(kept, StrokesTold(1, 2, 6), CloserTold(1, 2))
    before = standing(kept)
    done = enter(kept, HoleDone(1))
    assert done.entries == (
        CardsTold(1, 0, cards),
        StrokesTold(1, 1, 5),
        StrokesTold(1, 2, 6),
        CloserTold(1, 2),
        HoleDone(1),
    )
    assert standing(done).holes[0] == replace(before.holes[0], over=True)


def test_a_set_up_must_fit_together() -> None:
    for names, why in ((("Ann",), "wrong-number-of-players"), (("Ann", " Ben"), "keeper-name")):
        with pytest.raises(Refused) as refused:
            begin(replace(NEW, names=names))
        assert refused.value.why == why


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_match_of_every_game_is_told_to_its_end(game: object) -> None:
    rules = next(each for each in GAMES if each is game)
    for players in rules.players:
        house = rules.house("holes=1,ties=playoff")
        kept = begin(KeptMatch("example", 0, rules, house, tuple("ABCDEFGHIJKL"[:players]), players - 1))
        kept = told(kept, *typed(1, *[3] * players))
        assert standing(kept).tied == tuple(range(players))
        kept = told(kept, *(StrokesTold(2, seat, 3 + seat) for seat in range(players)), HoleDone(2))
        outcome = standing(kept).outcome
        assert outcome is not None
        assert (outcome.winners, outcome.reason) == ((0,), "play-off")


def test_no_more_is_told_than_can_be_read_again() -> None:
    full = replace(NEW, entries=(CloserTold(1, None),) * (MOST_ENTRIES - 4))
    full = told(full, *typed(1, 5, 6, 7))
    assert len(full.entries) == 5  # a hole that is done has room again
    full = replace(NEW, entries=(CloserTold(1, 0),) * MOST_ENTRIES)
    with pytest.raises(Refused) as refused:
        enter(full, CloserTold(1, None))
    assert refused.value.why == "keeper-too-many"
