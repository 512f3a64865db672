"""Who plays the golden records: simple ways to choose among legal moves, with dice of their own."""

from collections.abc import Callable, Iterable
from random import Random

from backnine.but import but
from backnine.cards import Card
from backnine.games import find_game, moves
from backnine.hole import Hole, Seat
from backnine.house import House
from backnine.match import Match
from backnine.matchlog import MatchLog
from backnine.moves import Move
from backnine.record import Record
from backnine.setup import set_up
from backnine.shuffle import Shuffle

Choice = tuple[Seat, Move]
Policy = Callable[[Random, Hole, list[Choice]], Choice]


def choices(hole: Hole) -> list[Choice]:
    """Every legal move of every seat, out of turn included."""
    return [(seat, move) for seat in hole.seats for move in moves(hole, seat)]


def anyhow(dice: Random, hole: Hole, legal: list[Choice]) -> Choice:
    """Any move at all, though seldom a peek."""
    return dice.choice(_without_peeks(dice, legal, often=0.02))


def curious(dice: Random, hole: Hole, legal: list[Choice]) -> Choice:
    """Peeks a lot, in turn and out of turn."""
    return dice.choice(_without_peeks(dice, legal, often=0.25))


def hasty(dice: Random, hole: Hole, legal: list[Choice]) -> Choice:
    """Makes for the end of the hole."""
    for wanted in (_is("knock"), _turns_up, _is("draw"), _is("toss"), _is("look"), _is("flip")):
        if found := [choice for choice in legal if wanted(choice[1])]:
            return dice.choice(found)
    return dice.choice(legal)


def patient(dice: Random, hole: Hole, legal: list[Choice]) -> Choice:
    """Never closes a hole: empties the stock, again and again."""
    legal = _without_peeks(dice, legal, often=0)
    for wanted in (Move("draw"), Move("toss")):
        if found := [choice for choice in legal if choice[1] == wanted]:
            return found[0]
    up = [choice for choice in legal if choice[1].verb == "swap" and _is_up(hole, choice)]
    return dice.choice(up or legal)


def idle(dice: Random, hole: Hole, legal: list[Choice]) -> Choice:
    """Takes discards for ever and touches nothing that is face down where it can be helped."""
    legal = _without_peeks(dice, legal, often=0)
    takes = [choice for choice in legal if choice[1].verb == "take"]
    up = [choice for choice in legal if choice[1].verb == "swap" and _is_up(hole, choice)]
    return dice.choice(takes or up or legal)


def patient_until_renewed(times: int) -> Policy:
    """Patient until the stock has been renewed so often, then hasty."""

    def choose(dice: Random, hole: Hole, legal: list[Choice]) -> Choice:
        policy = patient if hole.renewals < times else hasty
        return policy(dice, hole, legal)

    return choose


def sensible(dice: Random, hole: Hole, legal: list[Choice]) -> Choice:
    """Pairs columns where it can and keeps low cards."""
    legal = _without_peeks(dice, legal, often=0.02)
    pairs = [choice for choice in legal if _makes_a_pair(hole, choice)]
    if pairs:
        return dice.choice(pairs)
    if hole.held is None or _value(hole, hole.held) < 5:
        return dice.choice(legal)
    return hasty(dice, hole, legal)


def _without_peeks(dice: Random, legal: list[Choice], *, often: float) -> list[Choice]:
    others = [choice for choice in legal if choice[1].verb != "peek"]
    return legal if dice.random() < often else others


def _is(verb: str) -> Callable[[Move], bool]:
    return lambda move: move.verb == verb


def _turns_up(move: Move) -> bool:
    return move.verb == "toss" and move.slot is not None


def _is_up(hole: Hole, choice: Choice) -> bool:
    seat, move = choice
    assert move.slot is not None
    return hole.layouts[seat][move.slot - 1].up


def _value(hole: Hole, card: Card) -> int:
    return find_game(hole.game).value(card, hole.house)


def _makes_a_pair(hole: Hole, choice: Choice) -> bool:
    """The discard is wanted, or the held card goes, opposite its equal."""
    seat, move = choice
    if move.verb == "take":
        return bool(_partners(hole, seat, hole.discard[-1]))
    return move.verb == "swap" and hole.held is not None and move.slot in _partners(hole, seat, hole.held)


def _partners(hole: Hole, seat: Seat, card: Card) -> list[int]:
    layout = hole.layouts[seat]
    half = len(layout) // 2
    opposite = [layout[(place + half) % len(layout)] for place in range(len(layout))]
    equal = [place for place, slot in enumerate(opposite) if slot.up and slot.card == card]
    return [place + 1 for place in equal if layout[place].card != card or not layout[place].up]


def play_match(
    game: str,
    house: House,
    names: tuple[str, ...],
    shuffle: Shuffle,
    dice: Random,
    *,
    policy: Policy = anyhow,
    bots: tuple[str | None, ...] | None = None,
    most_moves: int = 10**6,
    rules: int | None = None,
) -> tuple[Record, Match]:
    """A match from the draw for the dealer to its end (or to so many moves), and its record."""
    setup = set_up(game, names, bots or (), house, words=shuffle.words)
    setup = but(setup, salts=shuffle.salts, rules=rules or setup.rules)
    log = MatchLog.begin(setup, shuffle.seed)
    while log.n < most_moves and not log.match.outcome:
        log = log.dealt()
        log = log.play(*policy(dice, log.match.hole, choices(log.match.hole)))
    return log.record(), log.match


def numbered(count: int, names: Iterable[str] = ()) -> tuple[str, ...]:
    """So many names, the given ones first."""
    given = tuple(names)
    return given + tuple(f"Player {seat}" for seat in range(len(given), count))


def endless(hole: Hole) -> Choice:
    """Two players who take each other's discards for ever, and draw just often enough to go on."""
    seat = hole.acting[0]
    if hole.phase == "draw":
        return seat, Move("draw" if hole.takes == 99 else "take")
    legal = moves(hole, seat)
    up = [move for move in legal if move.slot and hole.layouts[seat][move.slot - 1].up]
    return seat, (up or legal)[0]
