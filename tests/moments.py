"""Moments of matches of all kinds, from random play."""

from random import Random

from hypothesis import strategies as st

from backnine import games
from backnine.but import but
from backnine.games import GAMES, Game
from backnine.house import House
from backnine.match import Match, begin, next_hole, play
from backnine.moves import Move
from backnine.position import Position, of_match, of_view
from backnine.refused import Refused
from backnine.shuffle import Shuffle
from backnine.view import view

PATIENT = ("draw", "toss", "look", "flip", "decline")
LONGEST = 400  # moves of a hole; a pack is used up and renewed in it


def some_house(game: Game, players: int, dice: Random) -> House:
    """Any house rules these players can be served with, and few holes."""
    while True:
        said = {rule.key: dice.choice(rule.choices) for rule in game.house_rules if dice.random() < 0.5}
        house = game.house(said | {"holes": dice.randint(1, 3)})
        try:
            game.check_players(players, house)
        except Refused:
            continue
        return house


def any_move(match: Match, dice: Random, *, patient: bool) -> tuple[int, Move]:
    """A legal move of anybody who has one; the patient let the stock run out."""
    legal = [(seat, move) for seat in match.hole.seats for move in games.moves(match.hole, seat)]
    slow = [
        (seat, move) for seat, move in legal if move.verb in PATIENT and (move.verb, move.slot) != ("toss", 1)
    ]
    return dice.choice(slow if patient and slow else legal)


def played(match: Match, moves: int, dice: Random, *, patient: bool = False) -> Match:
    """So many moves further, or to the end of the hole."""
    for _ in range(moves):
        if match.hole.over:
            break
        match, _ = play(match, *any_move(match, dice, patient=patient))
    return match


def further(match: Match, dice: Random) -> Match:
    """The next hole, with a tie at the end of the last one where the house plays it off."""
    match = played(match, 10 * LONGEST, dice)
    if match.hole.number >= match.holes and not match.in_play_off and match.house["ties"] == "playoff":
        tied = dice.sample(range(match.players), dice.randint(2, match.players))
        totals = tuple(-9 if seat in tied else total for seat, total in enumerate(match.totals))
        match = but(match, totals=totals, outcome=None)
    return match if match.outcome else next_hole(match)


def moment(game: Game, dice: Random) -> Match:
    players = dice.choice(game.players)
    match = begin(game.name, players, some_house(game, players, dice), Shuffle(dice.randbytes(32)))
    if dice.random() < 0.2:
        match = begin(game.name, players, match.house, match.shuffle, rules=1)
    for _ in range(dice.choice((0, 0, 1, 3))):
        if not match.outcome:
            match = further(match, dice)
    return _some_moment(match, dice, patient=dice.random() < 0.3)


def _some_moment(match: Match, dice: Random, *, patient: bool) -> Match:
    """Any moment of the hole; the last round is short, so it is looked for."""
    moments = [match]
    while not match.hole.over and len(moments) < LONGEST:
        match = played(match, 1, dice, patient=patient)
        moments.append(match)
    last_round = [each for each in moments if each.hole.closer is not None]
    early = moments[: dice.randint(1, 30)]
    return dice.choice(dice.choice((moments, moments, early, last_round or moments)))


def some_position(game: Game, dice: Random) -> Position:
    """Open, or through the eyes of a seat or a spectator, who may remember or not."""
    match = moment(game, dice)
    eyes = dice.choice(["open", None, *range(match.players)])
    if eyes == "open":
        return of_match(match)
    seat = eyes if isinstance(eyes, int) else None
    return of_view(view(match, seat, recall=dice.random() < 0.7), rules=match.rules)


def positions() -> st.SearchStrategy[Position]:
    return st.builds(some_position, st.sampled_from(GAMES), st.integers(0, 2**32).map(Random))
