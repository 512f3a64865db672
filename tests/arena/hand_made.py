"""Contests made by hand or by a model whose truth is known."""

from collections import Counter
from itertools import groupby
from random import Random

from backnine.arena.account import Account, Shape
from backnine.arena.figures import figures
from backnine.arena.leaderboard import Leaderboard
from backnine.arena.result import Contest, Contestant, Figures, HoleLine, MatchLine, Thinking
from backnine.arena.tally import SeatTally, Tally
from backnine.games import find_game


def contest(
    lines: list[MatchLine], names: tuple[str, ...] = ("one", "other"), holes: int = 9, seats: int = 2
) -> Contest:
    contestants = tuple(Contestant(name, name, 1) for name in names)
    house = find_game("play-nine").house(f"holes={holes},ties=shared")
    return Contest("play-nine", house, seats, contestants, bytes(32), len(lines), tuple(lines))


def account_of(contest: Contest) -> Account:
    """Of the deals that are whole."""
    rotations = 1 + max((each.rotation for each in contest.lines), default=0)
    sitting = Counter(contest.lines[0].seats if contest.lines else ())
    held = tuple(sitting[bot] for bot in range(len(contest.contestants)))
    shape = Shape(contest.seats, contest.holes, rotations, held)
    tally = Tally(tuple(SeatTally(each.name) for each in contest.contestants))
    account = Account(shape, tally, Leaderboard.empty(len(held)))
    for _, deal in groupby(contest.lines, key=lambda each: each.deal):
        lines = [*deal]
        if len(lines) == rotations:
            account.add(lines)
    return account


def figures_of(contest: Contest) -> Figures:
    """Of a contest whose matches are kept."""
    return figures(contest, account_of(contest))


def line(deal: int, rotation: int, seats: tuple[int, ...], holes: list[HoleLine]) -> MatchLine:
    everybody = [hole for hole in holes if len(hole.seats) == len(seats)]
    totals = tuple(sum(hole.strokes[seat] for hole in everybody) for seat in range(len(seats)))
    winners = tuple(seat for seat, total in enumerate(totals) if total == min(totals))
    thinking = (Thinking(),) * len(set(seats))
    return MatchLine(deal, rotation, seats, totals, winners, "shared", tuple(holes), thinking)


def hole(number: int, dealer: int, strokes: tuple[int, ...], closer: int | None = 0) -> HoleLine:
    seats = tuple(range(len(strokes)))
    return HoleLine(number, dealer, seats, strokes, (5,) * len(seats), closer, "putt-out")


def modelled(
    truth: dict[str, float],
    bots: tuple[float, ...],
    *,
    deals: int,
    holes: int,
    places: tuple[float, ...] = (),
    rotate: bool = True,
    seed: int = 1,
) -> Contest:
    """Strokes are random effects with these standard deviations, and what each bot and place adds."""
    dice = Random(seed)
    players = len(bots)
    lines = []
    for deal in range(deals):
        shared = [dice.gauss(0, truth["deal"]) for _ in range(holes)]
        cards = [[dice.gauss(0, truth["cards"]) for _ in range(players)] for _ in range(holes)]
        for rotation in range(players if rotate else 1):
            sitting = tuple((seat + rotation) % players for seat in range(players))
            played = []
            for number in range(holes):
                dealer = (deal + number) % players
                flow = dice.gauss(0, truth["flow"])
                strokes = tuple(
                    round(
                        1000
                        * (
                            20
                            + shared[number]
                            + cards[number][seat]
                            + flow
                            + bots[sitting[seat]]
                            + (places[(seat - dealer - 1) % players] if places else 0)
                            + dice.gauss(0, truth["rest"])
                        )
                    )
                    for seat in range(players)
                )
                played.append(hole(number + 1, dealer, strokes))
            lines.append(line(deal, rotation, sitting, played))
    names = tuple(f"bot {number}" for number in range(players))
    return contest(lines, names, holes=holes, seats=players)
