"""One match of a contest: dealt, seated and played."""

from collections import Counter
from collections.abc import Sequence

from backnine import games
from backnine.arena.clock import StopWatch
from backnine.arena.external import ExternalBot
from backnine.arena.faults import Forfeit
from backnine.arena.plan import Plan, usual_name
from backnine.arena.result import Contestant, HoleLine, MatchLine, Misplay, Saved
from backnine.bots import Player
from backnine.games import Strokes
from backnine.hole import Hole
from backnine.match import HoleScore, Match
from backnine.matchlog import MatchLog
from backnine.view import view
from backnine.wire import Json, result_json


def play_match(plan: Plan, number: int, bots: Sequence[Sequence[Player]]) -> MatchLine:
    """The match with this number; `bots` has the players of each contestant, one for each of its seats."""
    deal, rotation = divmod(number, plan.rotations)
    seats = plan.seating(deal, rotation)
    spare = [iter(players) for players in bots]
    at_table = [next(spare[contestant]) for contestant in seats]
    clocks = [StopWatch() for _ in bots]
    result = None
    try:
        match, holes = _play_out(
            plan.begin(deal, seats), at_table, [clocks[contestant] for contestant in seats]
        )
        result = result_json(match)
    finally:
        forfeits = [_see_off(bot, result) for bot in at_table]
    assert match.outcome is not None
    return MatchLine(
        deal, rotation, seats, match.totals, match.outcome.winners, match.outcome.reason, holes,
        thinking=tuple(clock.read() for clock in clocks),
        problems=_problems(seats, forfeits),
        names=tuple(map(_name, plan.contestants, bots)),
    )  # fmt: skip


def _play_out(
    log: MatchLog, bots: Sequence[Player], clocks: Sequence[StopWatch]
) -> tuple[Match, tuple[HoleLine, ...]]:
    holes: list[HoleLine] = []
    listeners = [bot for bot in bots if isinstance(bot, ExternalBot)]
    while log.match.outcome is None:
        log = log.dealt()
        match, seat = log.match, log.match.hole.acting[0]
        seen, moves, dice = view(match, seat, recall=True), games.moves(match.hole, seat), log.dice(seat)
        with clocks[seat]:
            move = bots[seat].choose(seen, moves, dice)
        log = log.play(seat, move)
        for listener in listeners:
            listener.hear(log.n, seat, move, log.happened)
        if log.match.hole.over:
            holes.append(_line(log.match.scores[-1], log.match.hole))
    return log.match, tuple(holes)


def _line(score: HoleScore, hole: Hole) -> HoleLine:
    return HoleLine(
        number=score.number,
        dealer=score.dealer,
        seats=score.seats,
        strokes=score.strokes,
        turns=tuple(hole.turns[seat] for seat in score.seats),
        closer=score.closer,
        ending=score.ending,
        savings=tuple(_savings(layout) for layout in score.layouts),
    )


def _savings(layout: Strokes) -> tuple[Saved, ...]:
    return tuple(Saved(saving.clause, saving.strokes) for saving in layout.savings)


def _see_off(bot: Player, result: Json | None) -> tuple[Forfeit, ...]:
    return bot.end_match(result) if isinstance(bot, ExternalBot) else ()


def _name(contestant: Contestant, players: Sequence[Player]) -> str:
    return players[0].name if isinstance(players[0], ExternalBot) else usual_name(contestant.spec)


def _problems(seats: Sequence[int], forfeits: Sequence[Sequence[Forfeit]]) -> tuple[Misplay, ...]:
    """Forfeits of the same contestant for the same reason, together with the first evidence."""
    together = [
        (contestant, forfeit) for contestant, some in zip(seats, forfeits, strict=True) for forfeit in some
    ]
    counts = Counter((contestant, forfeit.fault) for contestant, forfeit in together)
    first = {(contestant, forfeit.fault): forfeit.evidence for contestant, forfeit in reversed(together)}
    return tuple(Misplay(*key, moves, first[key]) for key, moves in counts.items())
