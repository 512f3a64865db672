"""Exact numbers of move sequences, counted by the core, by brute force, and written down.

Each line of an expectation is for one more move: how many sequences of that length there are, how many
of them end the hole, and the strokes that all seats then have together.
"""

from typing import NamedTuple

import pytest

from backnine import games
from backnine.games import find_game
from backnine.hole import EVERYBODY, Hole, Seat, Slot, has_seen
from backnine.match import begin, score_hole
from tests.drawn import Stacked, draw_table
from tests.perft import brute_force
from tests.perft.brute_force import Place, Position

Tally = tuple[int, int, int]


def count(hole: Hole, depth: int) -> list[Tally]:
    """The core's count."""
    tallies = [[0, 0, 0] for _ in range(depth)]
    _count(hole, tallies, 0)
    return [(sequences, ends, strokes) for sequences, ends, strokes in tallies]


def _count(hole: Hole, tallies: list[list[int]], length: int) -> None:
    for seat in hole.seats:
        for move in games.moves(hole, seat):
            after, _ = games.play(hole, seat, move)
            tallies[length][0] += 1
            if after.over:
                tallies[length][1] += 1
                tallies[length][2] += sum(score_hole(find_game(hole.game), after).strokes)
            elif length + 1 < len(tallies):
                _count(after, tallies, length + 1)


# The same position in the brute force's own terms


def plain(hole: Hole) -> Position:
    return Position(
        hole.game,
        dict(hole.house),
        hole.dealer,
        {seat: [_place(slot, hole.seats) for slot in hole.layouts[seat]] for seat in hole.seats},
        list(hole.stock),
        list(hole.discard),
        set(hole.waiting),
        hole.turn,
        hole.held,
        {"stock": "stock", "discard": "discards", None: ""}[hole.held_from],
        {seat: set(hole.owed[seat]) for seat in hole.seats},
        hole.renewals,
        hole.closer,
        _last_turns(hole),
    )


def _place(slot: Slot, seats: tuple[Seat, ...]) -> Place:
    knowers = seats if slot.seen == EVERYBODY else [seat for seat in seats if has_seen(slot.seen, seat)]
    return Place(slot.card, slot.up, frozenset(knowers))


def _last_turns(hole: Hole) -> set[Seat]:
    """Who comes after the one whose turn it is, up to the closer."""
    if hole.closer is None or hole.turn is None:
        return set()
    round_ = [*hole.seats, *hole.seats]
    after_turn = round_[round_.index(hole.turn) + 1 :]
    return set(after_turn[: after_turn.index(hole.closer)])


# From the deal


class Deal(NamedTuple):
    game: str
    players: int
    house: str
    pack: str
    expected: list[Tally]


GOLF = "5 7 H 3 0 12 4 4 9 1 6 7 2 8 10 11 0 3 H 5 6 6 7 1 4 2 9 12"
FRENCH = "AS 9H KD 4C 7S QD 2H 10C JS 3D 8C 5H KC 6D AH 9S 2C JD"

DEALS = {
    "tee-off, 2 players": Deal(
        "play-nine", 2, "", GOLF, [(16, 0, 0), (240, 0, 0), (2688, 0, 0), (18816, 0, 0)]
    ),
    "tee-off, 3 players": Deal("play-nine", 3, "", GOLF, [(24, 0, 0), (552, 0, 0), (11136, 0, 0)]),
    "tee-off, 6 players": Deal("play-nine", 6, "", GOLF, [(48, 0, 0), (2256, 0, 0)]),
    "first look, 2 players": Deal(
        "four-card", 2, "", FRENCH, [(4, 0, 0), (8, 0, 0), (72, 0, 0), (536, 0, 0), (3712, 72, 2984)]
    ),
    "first look, 3 players": Deal(
        "four-card",
        3,
        "no_peek,knock_penalty",
        FRENCH,
        [(6, 0, 0), (24, 0, 0), (48, 0, 0), (144, 0, 0), (528, 0, 0), (1728, 0, 0), (5616, 0, 0)],
    ),
    "first look, 12 players": Deal("four-card", 12, "packs=1", FRENCH, [(24, 0, 0), (528, 0, 0)]),
    "look at any two": Deal(
        "four-card", 2, "look=any", FRENCH, [(10, 0, 0), (82, 0, 0), (502, 0, 0), (2622, 0, 0)]
    ),
    "look at one": Deal(
        "four-card",
        2,
        "look=1,pairs_cancel",
        FRENCH,
        [(4, 0, 0), (8, 0, 0), (80, 0, 0), (652, 0, 0), (4834, 72, 2984)],
    ),
    "turn up two of six": Deal(
        "six-card", 2, "", FRENCH, [(12, 0, 0), (132, 0, 0), (1080, 0, 0), (5400, 0, 0)]
    ),
    "turn up two of six, 3 players": Deal(
        "six-card", 3, "flip=may", FRENCH, [(18, 0, 0), (306, 0, 0), (4536, 0, 0)]
    ),
    "look at all, 4 players": Deal(
        "four-card",
        4,
        "look=4,jokers",
        FRENCH,
        [(8, 0, 0), (48, 0, 0), (192, 0, 0), (384, 0, 0), (4224, 0, 0)],
    ),
}


@pytest.mark.parametrize("deal", DEALS.values(), ids=DEALS.keys())
def test_from_the_deal(deal: Deal) -> None:
    game = find_game(deal.game)
    house = game.house(deal.house)
    shuffler = Stacked({"hole 1": deal.pack})
    hole = begin(deal.game, deal.players, house, shuffler).hole
    pack = shuffler.order("hole 1", game.pack(house, deal.players))
    position = brute_force.deal(deal.game, dict(house), list(pack), list(range(deal.players)), hole.dealer)
    assert count(hole, len(deal.expected)) == deal.expected
    assert brute_force.count(position, len(deal.expected)) == deal.expected


# From the middle of a hole


TABLES = {
    "six cards, one left": (
        """
        six-card closer_penalty
        0 >  5S 7S KS / 5D 7H ?3S
        1    9S AS ?6S / 9D 2D 6H
        stock KH 3D 5H   discard 6D
        """,
        [(2, 0, 0), (13, 0, 0), (26, 0, 0), (169, 26, 272), (286, 0, 0), (1859, 286, 6804)],
    ),
    "six cards, flip may": (
        """
        six-card flip=may,blocks,jokers,twos_keep
        0 >  5S 5H KS / 5D 5C ?3S
        1    2S JK ?6S / 2D JK 6H
        stock KH 3D 2H   discard 6D
        """,
        [(2, 0, 0), (14, 0, 0), (28, 0, 0), (196, 42, -438), (308, 0, 0), (2156, 462, 3764)],
    ),
    "six cards, flip must": (
        """
        six-card flip=must,twos=2
        0 >  2S 5H ?KS / 2D 5C ?3S
        1    2H KD ?6S / 2C KH 6H
        stock QH 3D 7H   discard 6D
        """,
        [(2, 0, 0), (14, 0, 0), (28, 0, 0), (182, 0, 0), (364, 0, 0), (2470, 570, 13238)],
    ),
    "six cards, no last round": (
        """
        six-card last_round=false,flip=may,closer_penalty
        0 >  2S 5H KS / 2D 5C ?3S
        1    2H KD ?6S / 2C KH 6H
        stock QH 3D 7H   discard 6D
        """,
        [(2, 0, 0), (14, 3, 38), (22, 0, 0), (154, 33, 702), (242, 0, 0), (1694, 363, 9552)],
    ),
    "the last tee shot": (
        """
        play-nine
        0         5 7 ?H ?3 / ?0 ?12 ?4 ?4
        1 waiting 9 ?1 ?6 ?7 / ?2 ?8 ?10 ?11
        stock 0 3 5   discard 6   dealer 1
        """,
        [(7, 0, 0), (14, 0, 0), (154, 0, 0), (308, 0, 0)],
    ),
    "the final putt": (
        """
        play-nine closer_penalty
        0 >  5 7 H 3 / 5 12 H ?4
        1    9 1 6 7 / 2 1 6 ?7
        stock 0 3 5   discard 6
        """,
        [(2, 0, 0), (18, 0, 0), (36, 0, 0), (324, 54, 2060), (540, 0, 0), (4860, 810, 34509)],
    ),
    "the final putt, no_pass": (
        """
        play-nine no_pass,adjacent
        0 >  5 3 5 3 / 5 3 5 ?4
        1    9 1 9 ?7 / 9 1 ?9 7
        stock 0 3 5   discard 6
        """,
        [(2, 0, 0), (17, 0, 0), (34, 0, 0), (306, 54, 766), (504, 0, 0)],
    ),
    "the last round": (
        """
        play-nine closer_penalty
        0 closer  5 7 H 3 / 5 7 H 9
        1 >       9 9 6 ?7 / 9 9 ?6 7
        2         9 1 6 7 / 2 1 6 ?7
        stock 0 3   discard 6
        """,
        [(2, 0, 0), (18, 0, 0), (36, 0, 0), (324, 324, 6872)],
    ),
    "the last turn of the last round": (
        """
        play-nine
        0 closer  4 4 4 4 / 4 4 4 4
        1         5 7 H 3 / 5 7 H 3
        2 >       9 1 6 7 / 2 1 6 ?7
        stock 0 3   discard 6   dealer 1
        """,
        [(2, 0, 0), (18, 18, -284)],
    ),
    "an empty stock": (
        """
        play-nine
        0 >  5 7 H 3 / 5 ?12 H ?4
        1    9 1 6 7 / 2 1 6 ?7
        stock   discard 0 2 6
        """,
        [(2, 0, 0), (18, 0, 0), (36, 0, 0), (324, 0, 0), (648, 100, 2930)],
    ),
    "pace of play": (
        """
        play-nine renewals=2
        0 >  5 7 H 3 / 5 ?12 H ?4
        1    9 1 6 7 / 2 1 6 ?7
        stock 8   discard 0 2 6   renewals 2
        """,
        [(2, 0, 0), (18, 0, 0), (36, 10, 328), (224, 0, 0)],
    ),
    "a play-off": (
        """
        play-nine
        0    5 7 H 3 / 5 12 H ?4
        1 out
        2 >  9 1 6 7 / 2 1 6 ?7
        stock 0 3 5   discard 6   dealer 0   hole 10
        """,
        [(2, 0, 0), (18, 0, 0), (36, 0, 0), (324, 54, 1902), (540, 0, 0)],
    ),
    "a taken card in hand": (
        """
        play-nine
        0    5 7 H 3 / 5 12 H ?4
        1 >  9 1 6 7 / 2 1 6 ?7
        stock 0 3 5   discard 6   held 7 from discard   dealer 0
        """,
        [(8, 0, 0), (16, 0, 0), (144, 18, 516), (252, 0, 0)],
    ),
    "a turn of three": (
        """
        four-card
        0 >  ?AS ?9H / ?KD* ?4C*
        1    ?7S ?QD / ?2H* ?10C*
        2    ?JS! ?3D / ?8C ?5H*
        stock KC 6D AH   discard 9S 2C
        """,
        [(9, 0, 0), (69, 0, 0), (470, 0, 0), (2803, 0, 0)],
    ),
    "owing": (
        """
        four-card
        0 >  ?AS* ?9H / ?KD* ?4C*      owes 1
        1    ?7S* ?QD* / ?2H* ?10C*    owes 1 2
        stock KC 6D AH   discard 9S 2C
        """,
        [(2, 0, 0), (3, 0, 0), (6, 0, 0), (8, 0, 0), (20, 0, 0)],
    ),
    "a drawn card in hand": (
        """
        four-card pairs_cancel
        0    ?AS* ?9H / ?AD* ?4C*      owes 1
        1 >  ?7S ?QD / ?2H! ?10C
        stock KC 6D AH   discard 9S   held 2C from stock   dealer 0
        """,
        [(9, 0, 0), (42, 0, 0), (152, 0, 0), (491, 0, 0)],
    ),
    "a taken card in hand, nothing known": (
        """
        four-card
        0    ?AS* ?9H* / ?AD* ?4C*
        1 >  ?7S ?QD / ?2H ?10C
        stock KC 6D AH   discard 9S   held 2C from discard   dealer 0
        """,
        [(8, 0, 0), (48, 0, 0), (236, 0, 0), (1056, 36, 1321), (3876, 24, 756)],
    ),
    "after a knock": (
        """
        four-card knock_penalty
        0 closer  ?AS ?9H / ?KD* ?4C*
        1 >       ?7S ?QD* / ?2H* ?10C*    owes 2
        2         ?JS! ?3D / ?8C ?5H*
        stock KC 6D AH   discard 9S 2C
        """,
        [(3, 0, 0), (5, 0, 0), (6, 0, 0), (13, 9, 543), (4, 4, 238)],
    ),
    "after a knock, owing too much": (
        """
        four-card knock_penalty,jokers
        0         ?AS* ?9H* / ?KD* ?JK     owes 1 2
        1         ?7S ?QD* / ?2H* ?10C*
        2 closer  ?JS! ?3D / ?8C ?5H*
        3 >       ?JS* ?3D* / ?8C! ?5H*
        stock KC 6D AH   discard 9S 2C   dealer 1
        """,
        [(3, 0, 0), (13, 0, 0), (36, 0, 0), (54, 0, 0), (108, 0, 0), (234, 162, 14524)],
    ),
    "an empty stock at four-card": (
        """
        four-card no_peek
        0 >  ?AS ?9H / ?KD* ?4C*
        1    ?7S ?QD / ?2H* ?10C*
        stock   discard 9S 2C 6D
        """,
        [(3, 0, 0), (11, 0, 0), (36, 9, 389), (99, 0, 0), (324, 106, 4867)],
    ),
    "no renewal": (
        """
        four-card renewals=0
        0 >  ?AS ?9H* / ?KD* ?4C*    owes 2
        1    ?7S ?QD / ?2H* ?10C*
        stock   discard 9S 2C 6D
        """,
        [(4, 1, 43), (9, 3, 129), (12, 6, 258), (6, 6, 258)],
    ),
    "a play-off at four-card": (
        """
        four-card ties=playoff
        0 out
        1    ?AS ?9H* / ?KD* ?4C*
        2 out
        3 >  ?7S ?QD* / ?2H* ?10C*
        stock KC 6D   discard 9S 2C   dealer 1   hole 11
        """,
        [(5, 0, 0), (21, 0, 0), (85, 9, 367), (243, 1, 42), (819, 81, 2963)],
    ),
}


@pytest.mark.parametrize(("table", "expected"), TABLES.values(), ids=TABLES.keys())
def test_from_the_middle(table: str, expected: list[Tally]) -> None:
    hole = draw_table(table)
    assert count(hole, len(expected)) == expected
    assert brute_force.count(plain(hole), len(expected)) == expected
