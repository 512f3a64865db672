"""What is counted at the table."""

from backnine.arena.growth import running_shares, strokes_by_hole
from backnine.arena.result import HoleLine, Saved
from backnine.arena.tally import Savings, mean, quantile, spread, tally

from .hand_made import contest, hole, line


def test_strokes_turns_closers_and_endings() -> None:
    first = HoleLine(1, 0, (0, 1, 2), (4, 10, 7), (5, 5, 4), 0, "putt-out")
    second = HoleLine(2, 1, (0, 1, 2), (9, 9, 30), (8, 8, 8), 1, "putt-out")
    third = HoleLine(3, 2, (0, 1, 2), (1, 2, 3), (9, 9, 9), 2, "pace-of-play")
    extra = HoleLine(4, 0, (0, 1), (50, 60), (3, 3), 0, "putt-out")  # a play-off counts no strokes
    played = contest([line(0, 0, (0, 1, 1), [first, second, third, extra])], holes=3, seats=3)
    found = tally(played)
    assert found.holes == 3
    assert found.endings == {"putt-out": 2, "pace-of-play": 1}
    one, other = found.players
    assert one.strokes == {4: 1, 9: 1, 1: 1}
    assert other.strokes == {10: 1, 7: 1, 9: 1, 30: 1, 2: 1, 3: 1}
    assert other.turns == {5: 1, 4: 1, 8: 2, 9: 2}
    assert (one.closing.holes, one.closing.lowest, one.closing.shared) == (1, 1, 0)
    assert (other.closing.holes, other.closing.lowest, other.closing.shared) == (2, 0, 1)
    assert one.closing.lead == (10 + 7) / 2 - 4
    assert other.closing.lead == ((9 + 30) / 2 - 9 + (1 + 2) / 2 - 3) / 2


def test_savings_by_clause() -> None:
    saved = ((Saved("PN-21", -14), Saved("PN-21", -6), Saved("PN-22", -10)), (Saved("PN-21", -2),))
    played = [hole(number, 0, (0, 20))._replace(savings=saved) for number in (1, 2)]
    found = tally(contest([line(0, 0, (0, 1), played)], holes=2))
    assert found.clauses == ("PN-21", "PN-22")
    assert found.players[0].savings == {"PN-21": Savings(4, -40), "PN-22": Savings(2, -20)}
    assert found.players[1].savings == {"PN-21": Savings(2, -4)}


def test_the_middle_of_a_distribution() -> None:
    counts = {-5: 1, 0: 2, 10: 1}
    assert mean(counts) == 1.25
    assert round(spread(counts), 2) == 5.45
    assert [quantile(counts, share) for share in (0.1, 0.5, 0.9)] == [-5, 0, 10]
    assert (mean({}), spread({}), quantile({}, 0.5)) == (0, 0, 0)


def test_win_shares_settle() -> None:
    """The first contestant wins both rotations of every other deal and one of the rest: three in four."""
    lines = []
    for deal in range(40):
        lucky = (3, 5) if deal % 2 else (5, 3)
        lines.append(line(deal, 0, (0, 1), [hole(1, 0, (3, 5))]))
        lines.append(line(deal, 1, (1, 0), [hole(1, 0, lucky)]))
    ours, theirs = running_shares(contest(lines, holes=1))
    assert ours[-1].x == 80
    assert ours[-1].value == 0.75
    assert theirs[-1].value == 0.25
    assert (round(ours[-1].low, 2), round(ours[-1].high, 2)) == (0.66, 0.82)
    assert ours[0].high - ours[0].low > ours[-1].high - ours[-1].low
    assert [len(points) for points in running_shares(contest(lines[:1], holes=1))] == [1, 1]
    assert running_shares(contest([], holes=1)) == [[], []]


def test_what_each_hole_costs() -> None:
    lines = [
        line(deal, rotation, seats, [hole(1, 0, (10, 20)), hole(2, 1, (deal, 9))])
        for deal in range(3)
        for rotation, seats in enumerate([(0, 1), (1, 0)])
    ]
    ours, theirs = strokes_by_hole(contest(lines, holes=2))
    assert [point.x for point in ours] == [1, 2]
    assert [point.value for point in ours] == [point.value for point in theirs] == [15, 5]
    assert ours[0].low == ours[0].high == 15
    assert ours[1].low < 5 < ours[1].high
