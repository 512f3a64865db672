"""Programs greeted before anything is played: one that does not take its seat is refused, with the reason."""

from backnine.arena.engine import BotEngine
from backnine.arena.faults import Fumble
from backnine.arena.plan import Plan
from backnine.arena.python_bot import NO_CLASS
from backnine.arena.specs import PYTHON, is_command
from backnine.arena.transcript import Transcript
from backnine.games import Game
from backnine.hole import Seat
from backnine.house import House
from backnine.refused import Refused


def greet(engine: BotEngine, spec: str, seat: Seat, *, game: Game, house: House, players: int) -> None:
    """Start it, unless it runs, and tell it where it will sit."""
    table = {"game": game.name, "house": dict(house), "seats": players, "seat": seat, "seed": 0}
    try:
        engine.close(engine.open(table))
    except (Fumble, OSError) as fault:
        raise not_seated(spec, fault) from None


def not_seated(spec: str, fault: Fumble | OSError) -> Refused:
    """What to tell whoever named a program that did not answer the greeting."""
    if not isinstance(fault, Fumble):
        return Refused("program-fails", program=spec[:80], reason=fault.strerror or str(fault))
    if spec.startswith(PYTHON) and NO_CLASS in fault.forfeit.evidence:
        module, _, name = spec.removeprefix(PYTHON).partition(":")
        return Refused("no-such-class", module=module[:80], name=name[:80])
    return Refused("program-fails", program=spec[:80], reason=": ".join(fault.forfeit).rstrip(": "))


def greet_all(plan: Plan, game: Game) -> None:
    """Each program of a contest, once; it leaves again, as other processes will play with it."""
    seat = 0
    for number, contestant in enumerate(plan.contestants, 1):
        if is_command(contestant.spec):
            transcript = Transcript(plan.transcript, str(number)) if plan.transcript else None
            engine = BotEngine(contestant.spec, plan.patience, plan.memory, transcript)
            try:
                greet(engine, contestant.spec, seat, game=game, house=plan.house, players=plan.seats)
            finally:
                engine.end()
        seat += contestant.seats
