"""What is counted at the table."""

from backnine.arena.figures import strokes_by_hole
from backnine.arena.growth import running_share
from backnine.arena.result import HoleLine, Saved
from backnine.arena.tally import Savings, mean, quantile, spread

from .hand_made import account_of, contest, hole, line


def test_strokes_turns_closers_and_endings() -> None:
    first = HoleLine(1, 0, (0, 1, 2), (4, 10, 7), (5, 5, 4), 0, "putt-out")
    second = HoleLine(2, 1, (0, 1, 2), (9, 9, 30), (8, 8, 8), 1, "putt-out")
    third = HoleLine(3, 2, (0, 1, 2), (1, 2, 3), (9, 9, 9), 2, "pace-of-play")
    extra = HoleLine(4, 0, (0, 1), (50, 60), (3, 3), 0, "putt-out")  # a play-off counts no strokes
    played = contest([line(0, 0, (0, 1, 1), [first, second, third, extra])], holes=3, seats=3)
    found = account_of(played).tally
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
    found = account_of(contest([line(0, 0, (0, 1), played)], holes=2)).tally
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
    account = account_of(contest(lines, holes=1))
    (*_, (matches, ours)), (*_, (_, theirs)) = running_share(account, 0), running_share(account, 1)
    assert (matches, ours.value, theirs.value) == (80, 0.75, 0.25)
    assert (round(ours.low, 2), round(ours.high, 2)) == (0.66, 0.82)
    points = running_share(account, 0)
    assert [matches for matches, _ in points] == [*range(10, 82, 2)]
    assert points[0][1].high - points[0][1].low > ours.high - ours.low
    assert len(running_share(account_of(contest(lines[:1], holes=1)), 0)) == 1


def test_a_long_contest_keeps_few_points() -> None:
    """Every deal up to 64, then every second up to 128, and so on; the last is always there."""
    for deals, points in ((64, 60), (65, 61), (66, 31), (132, 32)):
        lines = [line(deal, 0, (0, 1), [hole(1, 0, (3 + deal % 3, 4))]) for deal in range(deals)]
        assert len(running_share(account_of(contest(lines, holes=1)), 0)) == points, deals


def test_what_each_hole_costs() -> None:
    lines = [
        line(deal, rotation, seats, [hole(1, 0, (10, 20)), hole(2, 1, (deal, 9))])
        for deal in range(3)
        for rotation, seats in enumerate([(0, 1), (1, 0)])
    ]
    account = account_of(contest(lines, holes=2))
    ours, theirs = strokes_by_hole(account, 0), strokes_by_hole(account, 1)
    assert [each.value for each in ours] == [each.value for each in theirs] == [15, 5]
    assert ours[0].low == ours[0].high == 15
    assert ours[1].low < 5 < ours[1].high
