"""A match: the draw for the dealer, the deal, totals, play-offs and the outcome
(PN-01, PN-03, PN-05, PN-30 to PN-32, FC-13, FC-21, FC-22, SC-30, SC-31)."""

from collections import Counter
from dataclasses import replace

import pytest

from backnine.cards import Pack
from backnine.games import find_game, moves
from backnine.hole import Hole, Seat
from backnine.match import Match, Outcome, begin, next_hole, play
from backnine.moves import Move
from backnine.refused import Refused
from tests.drawn import Stacked, legal, refusal, stack

ALL = pytest.mark.parametrize("game", ["play-nine", "four-card", "six-card"])

# Six-Card Golf asks nobody to turn up a card: with this rule a hole soon ends.
QUICK = {"six-card": "flip=must,"}
SEAT_0_DEALS = {"six-card": {"draw 1": "2S"}}
PAIRS = ("JS JH", "JD JC", "QS QH", "QD QC")


def start(
    game: str, players: int, house: str = "", tops: dict[str, str] | None = None, rules: int | None = None
) -> Match:
    said = find_game(game).house(QUICK.get(game, "") + house)
    return begin(game, players, said, Stacked(SEAT_0_DEALS.get(game, {}) | (tops or {})), rules=rules)


def layout(game: str, seat: Seat, strokes: int) -> str:
    """Cards worth 6 to 12 strokes, such that one pack can deal them to four seats."""
    if game == "play-nine":
        return f"1 2 3 {strokes} / 1 2 3 0"
    suit = "SHDC"[seat]
    if game == "six-card":
        above, below = PAIRS[seat].split()
        return f"{above} A{suit} 2{suit} / {below} 3{suit} {strokes - 2}{suit}"
    return f"K{suit} A{suit} / {strokes - 3}{suit} 2{suit}"


def play_out(match: Match) -> Match:
    """Everybody tosses what they draw and closes as soon as they can: layouts stay as they were dealt."""
    while not match.hole.over:
        seat = match.hole.acting[0]
        match, _ = play(match, seat, _quickest(moves(match.hole, seat)))
    return match


def _quickest(choices: tuple[Move, ...]) -> Move:
    order = ("knock", "decline", "flip", "toss", "draw")
    return min((move for move in choices if move.verb in order), key=lambda move: order.index(move.verb))


def played(game: str, house: str, *results: dict[Seat, int], rules: int | None = None) -> Match:
    """A match whose holes came to these strokes by seat. Seat 0 deals first."""
    dealer, tops = 0, {}
    for number, strokes in enumerate(results, 1):
        if number > 1:
            dealer = next((seat for seat in strokes if seat > dealer), min(strokes))
        cards = {seat: layout(game, seat, score) for seat, score in strokes.items()}
        tops[f"hole {number}"] = stack(cards, dealer=dealer)
    match = play_out(start(game, len(results[0]), house, tops, rules))
    for strokes in results[1:]:
        match = play_out(next_hole(match))
        assert dict(zip(match.scores[-1].seats, match.scores[-1].strokes, strict=True)) == strokes
    return match


# The draw for the dealer


@pytest.mark.parametrize(
    ("game", "picks", "dealer"),
    [
        ("play-nine", "7 3 5", 1),
        ("play-nine", "0 12 H", 2),  # the Hole-in-One is worth -5
        ("play-nine", "10 12 11", 0),
        ("four-card", "2S AS 9H", 1),
        ("four-card", "AS QS KS", 2),  # the King is worth nothing
        ("six-card", "AS KS 2H", 2),  # the two is worth -2
    ],
)
def test_the_lowest_card_deals(game: str, picks: str, dealer: Seat) -> None:
    """PN-03, FC-21, SC-30."""
    match = start(game, 3, tops={"draw 1": picks})
    assert match.draw == (tuple(picks.split()),)
    assert match.hole.dealer == dealer


@pytest.mark.parametrize(
    ("game", "picks", "draw", "dealer"),
    [
        ("play-nine", ["3 7 3 3", "9 4 4", "1 0"], ["3 7 3 3", "9 - 4 4", "- - 1 0"], 3),
        ("play-nine", ["3 7 3 9", "9 4"], ["3 7 3 9", "9 - 4 -"], 2),
        ("four-card", ["KS KH 2S 3S", "QS JS", "9C 8C"], ["KS KH 2S 3S", "QS JS - -", "9C 8C - -"], 1),
        ("six-card", ["2S 2H KS 3S", "QS JS", "9C 8C"], ["2S 2H KS 3S", "QS JS - -", "9C 8C - -"], 1),
    ],
)
def test_those_tied_for_lowest_pick_again(game: str, picks: list[str], draw: list[str], dealer: Seat) -> None:
    """PN-03, FC-21, SC-30: only they, from a freshly shuffled pack, until one is lowest alone."""
    match = start(game, 4, tops={f"draw {number}": pick for number, pick in enumerate(picks, 1)})
    assert [" ".join(card or "-" for card in pick) for pick in match.draw] == draw
    assert match.hole.dealer == dealer


def test_a_joker_is_the_lowest() -> None:
    """FC-21 and house rule jokers."""
    assert start("four-card", 2, "jokers", {"draw 1": "KS JK"}).hole.dealer == 1


# Dealing


@ALL
def test_the_deal_passes_to_the_left(game: str) -> None:
    """PN-30, FC-21, SC-30: and the player on the new dealer's left starts."""
    match = start(game, 3, "holes=5", {"draw 1": "9 8 4" if game == "play-nine" else "9S 8S 4S"})
    dealers, starters = [], []
    for number in range(1, 6):
        assert match.hole.number == number
        dealers.append(match.hole.dealer)
        starters.append(first_to_play(match))
        match = play_out(match)
        match = match if match.outcome else next_hole(match)
    assert dealers == [2, 0, 1, 2, 0]
    assert starters == [0, 1, 2, 0, 1]


def first_to_play(match: Match) -> Seat | None:
    while match.hole.turn is None:
        seat = match.hole.acting[-1]
        match, _ = play(match, seat, _quickest(moves(match.hole, seat)))
    return match.hole.turn


def all_cards(hole: Hole) -> Counter[str]:
    return Counter([slot.card for layout in hole.layouts for slot in layout] + [*hole.stock, *hole.discard])


@ALL
def test_every_hole_is_dealt_from_the_whole_pack(game: str) -> None:
    """PN-05, FC-02, SC-02: shuffled anew for each hole."""
    labels: list[str] = []

    class Listening(Stacked):
        def order(self, label: str, cards: Pack) -> Pack:
            labels.append(label)
            return super().order(label, cards)

    rules = find_game(game)
    match = begin(game, 4, rules.house(QUICK.get(game, "") + "holes=2"), Listening())
    whole = Counter(rules.pack(match.house, 4))
    assert all_cards(match.hole) == whole
    match = next_hole(play_out(match))
    assert all_cards(match.hole) == whole
    assert labels == ["draw 1", "hole 1", "hole 2"]
    assert {len(hand) for hand in match.hole.layouts} == {rules.slots}
    assert match.hole.renewals == 0
    assert match.hole.acting == (0, 1, 2, 3)


# Totals


@ALL
def test_nine_holes_and_the_lowest_total_wins(game: str) -> None:
    """PN-01, PN-31, FC-13, SC-30: not the lowest hole, not the last one, but the sum of nine."""
    good, bad = {0: 9, 1: 6, 2: 9}, {0: 9, 1: 12, 2: 10}
    match = played(game, "", *[good] * 4, *[bad] * 4)
    assert (match.outcome, match.totals) == (None, (72, 72, 76))
    match = played(game, "", *[good] * 4, *[bad] * 5)
    assert match.totals == (81, 84, 86)
    assert match.outcome == Outcome((0,), "lowest-total")
    assert [score.number for score in match.scores] == list(range(1, 10))


@ALL
@pytest.mark.parametrize("holes", [1, 2, 18])
def test_holes(game: str, holes: int) -> None:
    """House rule holes: 1 to 18 instead of 9 (PN-01, FC-13, SC-30)."""
    hole = {0: 8, 1: 7}
    match = played(game, f"holes={holes}", *[hole] * holes)
    assert match.totals == (8 * holes, 7 * holes)
    assert match.outcome == Outcome((1,), "lowest-total")
    if holes > 1:
        assert played(game, f"holes={holes}", *[hole] * (holes - 1)).outcome is None


@ALL
def test_a_hole_is_scored_as_it_ends(game: str) -> None:
    """PN-17, PN-20, FC-12, SC-11: closer and ending go with the strokes; seat 1 plays first and closes."""
    match = played(game, "", {0: 8, 1: 9, 2: 10})
    (score,) = match.scores
    assert (score.strokes, score.seats, score.dealer, score.closer) == ((8, 9, 10), (0, 1, 2), 0, 1)
    assert score.ending == ("knock" if game == "four-card" else "putt-out")
    assert tuple(layout.total for layout in score.layouts) == score.strokes
    assert match.totals == (8, 9, 10)


@pytest.mark.parametrize(
    ("game", "house", "totals"),
    [
        ("play-nine", "closer_penalty", (8, 18, 10)),
        ("four-card", "knock_penalty", (8, 19, 10)),
        ("six-card", "closer_penalty", (8, 18, 10)),
    ],
)
def test_penalties_count_in_the_totals(game: str, house: str, totals: tuple[int, ...]) -> None:
    """House rules closer_penalty (SC-33) and knock_penalty: seat 1 closes with 9 where 8 is lowest."""
    match = play_out(
        start(
            game,
            3,
            f"{house},holes=1",
            {"hole 1": stack({s: layout(game, s, n) for s, n in enumerate((8, 9, 10))}, dealer=0)},
        )
    )
    assert match.totals == match.scores[0].strokes == totals
    assert match.outcome == Outcome((0,), "lowest-total")


# Ties


@ALL
def test_a_tie_is_played_off(game: str) -> None:
    """PN-32, and FC-22 or SC-31 with house rule ties=playoff: the tied alone play on until one is lowest."""
    house = "holes=1,ties=playoff"
    tied = played(game, house, {0: 7, 1: 9, 2: 7, 3: 7})
    assert (tied.outcome, tied.in_play_off) == (None, False)
    match = next_hole(tied)
    assert match.in_play_off
    assert (match.hole.seats, match.hole.dealer, match.hole.acting) == ((0, 2, 3), 2, (0, 2, 3))
    assert match.hole.layouts[1] == ()
    assert legal(match.hole, 1) == []
    assert refusal(match.hole, "1: draw") == "not-in-this-hole"
    assert first_to_play(match) == 3
    match = played(game, house, {0: 7, 1: 9, 2: 7, 3: 7}, {0: 8, 2: 7, 3: 9})
    assert match.outcome == Outcome((2,), "play-off")
    assert match.totals == (7, 9, 7, 7)
    assert match.scores[-1].seats == (0, 2, 3)


@ALL
def test_a_play_off_narrows(game: str) -> None:
    """PN-32, SC-31: those still tied play on; the deal goes to the next of them on the last dealer's left."""
    house = "holes=1,ties=playoff"
    narrowing: list[dict[Seat, int]] = [
        {0: 7, 1: 7, 2: 7, 3: 7},
        {0: 9, 1: 8, 2: 8, 3: 8},
        {1: 6, 2: 9, 3: 6},
        {1: 9, 3: 9},
        {1: 9, 3: 8},
    ]
    match = played(game, house, *narrowing)
    assert [score.dealer for score in match.scores] == [0, 1, 2, 3, 1]
    assert match.outcome == Outcome((3,), "play-off")
    assert played(game, house, *narrowing[:-1]).outcome is None


@ALL
def test_nine_play_offs_are_enough(game: str) -> None:
    """PN-42, FC-23, SC-32: those still tied then share the win; by the first rules of the two older games
    they went on."""
    ties = [{0: 9, 1: 9}] * 10
    house = "holes=1,ties=playoff"
    match = played(game, house, *ties)
    assert (match.outcome, len(match.scores)) == (Outcome((0, 1), "shared"), 10)
    assert played(game, house, *ties[:9]).outcome is None
    first_rules = played(game, house, *ties, rules=1).outcome
    assert first_rules == (match.outcome if game == "six-card" else None)
    assert played(game, house, *ties[:9], {0: 9, 1: 8}).outcome == Outcome((1,), "play-off")


@ALL
def test_a_play_off_dealer_skips_who_sits_out(game: str) -> None:
    """PN-32: seat 0 dealt last, seats 1 and 2 are out, so seat 3 deals and seat 0 starts."""
    match = next_hole(played(game, "holes=1,ties=playoff", {0: 7, 1: 9, 2: 9, 3: 7}))
    assert (match.hole.dealer, first_to_play(match)) == (3, 0)


@ALL
def test_a_dealer_who_sits_out_passes_the_deal_on(game: str) -> None:
    """PN-32: seat 1 dealt the last hole and is out of the play-off."""
    match = played(game, "holes=2,ties=playoff", {0: 7, 1: 9, 2: 8, 3: 9}, {0: 8, 1: 9, 2: 7, 3: 9})
    assert match.scores[-1].dealer == 1
    assert next_hole(match).hole.dealer == 2
    match = played(
        game, "holes=2,ties=playoff", {0: 7, 1: 9, 2: 8, 3: 9}, {0: 8, 1: 9, 2: 7, 3: 9}, {0: 6, 2: 9}
    )
    assert match.outcome == Outcome((0,), "play-off")


@ALL
def test_ties_shared(game: str) -> None:
    """FC-22, SC-31, and PN-32 with house rule ties=shared: all who are lowest have won."""
    match = played(game, "holes=1,ties=shared", {0: 7, 1: 9, 2: 7})
    assert match.outcome == Outcome((0, 2), "shared")


def test_ties_by_default() -> None:
    """PN-32: Play Nine plays off; FC-22, SC-31: the others share. A tie below the first place is none."""
    assert played("play-nine", "holes=1", {0: 7, 1: 7}).outcome is None
    for game in ("four-card", "six-card"):
        assert played(game, "holes=1", {0: 7, 1: 7}).outcome == Outcome((0, 1), "shared")
    assert played("play-nine", "holes=1", {0: 7, 1: 9, 2: 9}).outcome == Outcome((0,), "lowest-total")


# What is refused


@ALL
def test_no_next_hole(game: str) -> None:
    """PN-30, PN-31, FC-13, SC-30: not before this hole is over, and not after the match is."""
    match = start(game, 2, "holes=1")
    with pytest.raises(Refused, match="no next hole"):
        next_hole(match)
    over = played(game, "holes=1", {0: 7, 1: 8})
    with pytest.raises(Refused, match="no next hole"):
        next_hole(over)


@ALL
def test_a_match_begins_only_with_the_right_players(game: str) -> None:
    """PN-01, FC-01, SC-01."""
    most = {"play-nine": 6, "four-card": 12, "six-card": 12}[game]
    for players in (1, most + 1):
        with pytest.raises(Refused, match="wrong number of players"):
            start(game, players)
    assert len(start(game, most).hole.layouts) == most


def test_no_such_game() -> None:
    with pytest.raises(Refused, match="play-nine, four-card, six-card"):
        begin("minigolf", 2, find_game("six-card").house(), Stacked())


@ALL
def test_a_refused_move_leaves_the_match_as_it_was(game: str) -> None:
    match = start(game, 2)
    before = replace(match)
    with pytest.raises(Refused) as caught:
        play(match, 0, Move("knock"))
    assert match == before
    assert list(caught.value.moves) == legal(match.hole, 0)
