"""One match of a contest: dealt, seated and played."""

from collections import Counter
from collections.abc import Sequence

from backnine import games
from backnine.arena.clock import StopWatch
from backnine.arena.decisions import DecisionNotes
from backnine.arena.faults import Forfeit
from backnine.arena.plan import Plan, usual_name
from backnine.arena.players import SeatedPlayer
from backnine.arena.result import Contestant, HoleLine, MatchLine, Misplay, Saved
from backnine.bots.rookie import ROOKIE
from backnine.but import but
from backnine.games import Strokes
from backnine.hole import Hole
from backnine.match import HoleScore
from backnine.matchlog import MatchLog
from backnine.names import clean_name, told_apart
from backnine.record import write
from backnine.setup import LONGEST_NAME
from backnine.view import view
from backnine.wire import result_json


def play_match(plan: Plan, number: int, bots: Sequence[Sequence[SeatedPlayer]]) -> MatchLine:
    """The match with this number; `bots` has the players of each contestant, one for each of its seats."""
    deal, rotation = divmod(number, plan.rotations)
    seats = plan.seating(deal, rotation)
    spare = [iter(players) for players in bots]
    at_table = [next(spare[contestant]) for contestant in seats]
    clocks = [StopWatch() for _ in bots]
    instead = [plan.stand_in(contestant) for contestant in seats]
    notes = DecisionNotes(plan, seats)
    log = plan.begin(deal, seats, f"deal {deal + 1}, rotation {rotation + 1}")
    result = None
    try:
        log, holes = _play_out(log, at_table, [clocks[contestant] for contestant in seats], instead, notes)
        result = result_json(log.match)
        holes = _judged(log, holes) if plan.luck else holes
    finally:
        forfeits = [bot.end_match(result) for bot in at_table]
    match = log.match
    assert match.outcome is not None
    return MatchLine(
        deal, rotation, seats, match.totals, match.outcome.winners, match.outcome.reason, holes,
        thinking=tuple(clock.read() for clock in clocks),
        problems=_problems(seats, forfeits),
        names=tuple(map(_name, plan.contestants, bots)),
        record=write(_named(log, at_table).record()) if plan.records else "",
        decisions=tuple(notes.noted),
    )  # fmt: skip


def _play_out(
    log: MatchLog,
    bots: Sequence[SeatedPlayer],
    clocks: Sequence[StopWatch],
    instead: Sequence[str],
    notes: DecisionNotes,
) -> tuple[MatchLog, tuple[HoleLine, ...]]:
    """`instead`: who plays for whom, by seat; "" for nobody."""
    holes: list[HoleLine] = []
    listeners = [bot for bot in bots if bot.listens]
    while log.match.outcome is None:
        log = log.dealt()
        match, seat = log.match, log.match.hole.acting[0]
        seen, moves, dice = view(match, seat, recall=True), games.moves(match.hole, seat), log.dice(seat)
        with clocks[seat]:
            move = bots[seat].choose(seen, moves, dice)
        by = ROOKIE.name if bots[seat].fumbled else instead[seat]
        notes.note(log, seen, moves, move, by)
        log = log.play(seat, move, by)
        for listener in listeners:
            listener.hear(log.n, seat, move, log.happened)
        if log.match.hole.over:
            holes.append(_line(log.match.scores[-1], log.match.hole))
    return log, tuple(holes)


def _judged(log: MatchLog, holes: Sequence[HoleLine]) -> tuple[HoleLine, ...]:
    from backnine.arena.without_luck import luck_by_hole  # noqa: PLC0415 - few ask for it

    return tuple(hole._replace(luck=luck) for hole, luck in zip(holes, luck_by_hole(log), strict=True))


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


def _name(contestant: Contestant, players: Sequence[SeatedPlayer]) -> str:
    return players[0].told_name or usual_name(contestant.spec)


def _named(log: MatchLog, bots: Sequence[SeatedPlayer]) -> MatchLog:
    """With programs as they call themselves, as in `play`; `setup.bots` keeps how they were asked for."""
    setup = log.setup
    called = [clean_name(bot.told_name) or asked or "" for bot, asked in zip(bots, setup.bots, strict=True)]
    return but(log, setup=but(setup, names=told_apart(called, LONGEST_NAME)))


def _problems(seats: Sequence[int], forfeits: Sequence[Sequence[Forfeit]]) -> tuple[Misplay, ...]:
    """Forfeits of the same contestant for the same reason, together with the first evidence."""
    together = [
        (contestant, forfeit) for contestant, some in zip(seats, forfeits, strict=True) for forfeit in some
    ]
    counts = Counter((contestant, forfeit.fault) for contestant, forfeit in together)
    first = {(contestant, forfeit.fault): forfeit.evidence for contestant, forfeit in reversed(together)}
    return tuple(Misplay(*key, moves, first[key]) for key, moves in counts.items())
