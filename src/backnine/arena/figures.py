"""The figures of a contest. docs/arena.md says what each of them means."""

from backnine.arena.account import SHARES, Account
from backnine.arena.growth import running_share
from backnine.arena.intervals import mean_of, share_of
from backnine.arena.result import Contest, Estimate, Figures, SeatEffect, Standing
from backnine.arena.tally import mean
from backnine.arena.without_luck import without_luck


def figures(contest: Contest, account: Account) -> Figures:
    """All there is to say about a contest of at least one deal."""
    seats = range(contest.seats)
    return Figures(
        deals=account.deals,
        standings=tuple(_standing(contest, account, bot) for bot in account.shape.bots),
        places=tuple(seat_effect(account, "place", place) for place in seats),
        seats=tuple(seat_effect(account, "seat", seat) for seat in seats),
    )


def _standing(contest: Contest, account: Account, bot: int) -> Standing:
    player, conduct, board = account.tally.players[bot], account.conducts[bot], account.leaderboard
    return Standing(
        contestant=contest.contestants[bot],
        win_share=_win_share(account, bot),
        strokes=strokes_of(account, bot),
        difference=difference_of(account, bot),
        turns=mean(player.turns),
        closed=player.closing.holes / player.strokes.total(),
        by_hole=tuple(strokes_by_hole(account, bot)),
        scores=player.strokes,
        growth=running_share(account, bot),
        decisions=conduct.decisions,
        median_ms=conduct.median_ms,
        mean_ms=conduct.mean_ms,
        forfeits=conduct.forfeits,
        problems=conduct.problems,
        rating=board.ratings[bot] if board else None,
        without_luck=without_luck(account, bot, difference_of(account, bot)),
    )


def _win_share(account: Account, bot: int) -> Estimate:
    """For all seats of the contestant together, then the part of one."""
    rotations, held = account.shape.rotations, account.shape.held[bot]
    if held == account.shape.seats:
        return Estimate(1 / held, 1 / held, 1 / held)
    value, low, high = share_of(account.moments(("wins", bot, 0), rotations * SHARES), rotations)
    return Estimate(value / held, low / held, high / held)


def strokes_of(account: Account, bot: int) -> Estimate:
    """Strokes a hole."""
    shape = account.shape
    return mean_of(account.moments(("strokes", bot, 0), shape.rotations * shape.holes * shape.held[bot]))


def strokes_by_hole(account: Account, bot: int) -> list[Estimate]:
    """On the first hole of a match, the second …"""
    shape = account.shape
    layouts = shape.rotations * shape.held[bot]
    return [mean_of(account.moments(("hole", bot, hole), layouts)) for hole in range(shape.holes)]


def difference_of(account: Account, bot: int) -> Estimate:
    """Strokes a hole against all others, in the same match and so with the same cards."""
    shape, held = account.shape, account.shape.held[bot]
    if held == shape.seats:
        return Estimate(0.0, 0.0, 0.0)
    unit = shape.rotations * shape.holes * held * (shape.seats - held)
    return mean_of(account.moments(("against", bot, 0), unit))


def seat_effect(account: Account, kind: str, which: int) -> SeatEffect:
    """Of a seat, or of a place in the order of play; a place wins where it was at the first hole."""
    shape = account.shape
    strokes = account.moments((kind, which, 0), shape.seats * shape.rotations * shape.holes)
    wins = account.moments((f"{kind} wins", which, 0), shape.rotations * SHARES)
    return SeatEffect(mean_of(strokes), share_of(wins, shape.rotations))
