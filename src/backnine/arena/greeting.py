"""Programs greeted before anything is played: one that does not take its seat is refused, with the reason."""

from backnine.arena.engine import BotEngine
from backnine.arena.faults import Fumble
from backnine.arena.plan import Plan
from backnine.arena.specs import is_command
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
        said = ": ".join(fault.forfeit) if isinstance(fault, Fumble) else fault.strerror or str(fault)
        raise Refused("program-fails", program=spec[:80], reason=said.rstrip(": ")) from None


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
