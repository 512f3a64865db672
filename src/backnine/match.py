"""A match: the draw for the dealer, nine holes (or the table's number), totals, play-offs, the outcome.

A `Match` is an immutable value, like the hole in it. `begin` starts one, `play` takes a move,
`next_hole` deals again once a hole is over.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple, Protocol

from backnine import games
from backnine.but import but
from backnine.cards import Card, Pack
from backnine.games import Game, Penalty, Strokes, find_game
from backnine.hole import Ending, Happening, Hole, Seat, deal, left_of
from backnine.house import House
from backnine.moves import Move
from backnine.refused import Refused

# Holes of a play-off after which those still tied share the win (PN-42).
MOST_PLAY_OFFS = 9


class Shuffler(Protocol):
    """Where the order of the cards comes from: the verifiable shuffle, or a stacked pack in a test."""

    def order(self, label: str, cards: Pack, /) -> Pack: ...


@dataclass(frozen=True)
class Renewals:
    """How the stock of a hole is renewed: a value, so that a match can be sent to another process."""

    shuffle: Shuffler
    hole: int

    def __call__(self, discards: Pack, renewal: int) -> Pack:
        return self.shuffle.order(f"hole {self.hole} renewal {renewal}", discards)


class HoleScore(NamedTuple):
    """A finished hole. `layouts` and `strokes` are in the order of `seats`, penalties included."""

    number: int
    dealer: Seat
    seats: tuple[Seat, ...]
    layouts: tuple[Strokes, ...]
    penalty: Penalty | None
    strokes: tuple[int, ...]
    closer: Seat | None
    ending: Ending


class Outcome(NamedTuple):
    winners: tuple[Seat, ...]
    reason: Literal["lowest-total", "play-off", "shared"]


# One pick of the draw for the dealer: a card by seat, None for those no longer in it.
Pick = tuple[Card | None, ...]


@dataclass(frozen=True)
class Match:
    game: Game
    house: House
    players: int
    shuffle: Shuffler
    draw: tuple[Pick, ...]
    hole: Hole
    totals: tuple[int, ...]  # strokes by seat over the regular holes
    rules: int  # their version
    scores: tuple[HoleScore, ...] = ()
    outcome: Outcome | None = None

    @property
    def holes(self) -> int:
        """The regular holes; play-offs come on top."""
        return self.house.number("holes")

    @property
    def in_play_off(self) -> bool:
        return self.hole.number > self.holes


def begin(
    game: str,
    players: int,
    house: House,
    shuffle: Shuffler,
    dealer: Seat | None = None,
    *,
    rules: int | None = None,
) -> Match:
    """Draw for the dealer and deal the first hole. Those who play again need no draw: the deal has moved on
    to `dealer`. A match of an earlier version of the `rules` is played by those."""
    found = find_game(game)
    found.check_players(players, house)
    draw: tuple[Pick, ...] = ()
    if dealer is None:
        draw = draw_for_dealer(found, players, house, shuffle)
        dealer = lowest(found, draw[-1], house)[0]
    elif dealer not in range(players):
        raise Refused("no-such-seat", seat=dealer, most=players - 1)
    version = found.version if rules is None else rules
    hole = _deal(found, house, shuffle, players, number=1, dealer=dealer, seats=range(players), rules=version)
    return Match(found, house, players, shuffle, draw, hole, totals=(0,) * players, rules=version)


def from_hole(hole: Hole, totals: tuple[int, ...], shuffle: Shuffler, *, rules: int) -> Match:
    """A match that goes on in the middle: what was played before counts in the totals and is not told.
    Those of a hole that is over have it in them."""
    game, players = find_game(hole.game), len(hole.layouts)
    match = Match(game, hole.house, players, shuffle, (), hole, totals, rules)
    if not hole.over:
        return match
    match = but(match, scores=(score_hole(game, hole),))
    return but(match, outcome=_outcome(match))


def draw_for_dealer(game: Game, players: int, house: House, shuffle: Shuffler) -> tuple[Pick, ...]:
    """Each player picks a card, the lowest deals; those tied for lowest pick again (PN-03, FC-21)."""
    pack = game.pack(house, players)
    picks: list[Pick] = []
    tied: Sequence[Seat] = range(players)
    while len(tied) > 1:
        top = iter(shuffle.order(f"draw {len(picks) + 1}", pack))
        picks.append(tuple(next(top) if seat in tied else None for seat in range(players)))
        tied = lowest(game, picks[-1], house)
    return tuple(picks)


def lowest(game: Game, pick: Pick, house: House) -> list[Seat]:
    """The seats that picked the lowest card."""
    values = {seat: game.value(card, house) for seat, card in enumerate(pick) if card is not None}
    return [seat for seat, value in values.items() if value == min(values.values())]


def play(match: Match, seat: Seat, move: Move) -> tuple[Match, tuple[Happening, ...]]:
    """The match after the move and what happened. A hole that ends is scored at once."""
    hole, happened = games.play(match.hole, seat, move)
    match = but(match, hole=hole)
    return (_score(match) if hole.over else match), happened


def next_hole(match: Match) -> Match:
    """Deal the next hole: the deal passes to the left (PN-30), a play-off is for the tied (PN-32)."""
    if not match.hole.over or match.outcome:
        raise Refused("no-next-hole", hole=match.hole.number)
    seats = contenders(match) if match.hole.number >= match.holes else tuple(range(match.players))
    hole = _deal(
        match.game,
        match.house,
        match.shuffle,
        match.players,
        number=match.hole.number + 1,
        dealer=left_of(match.hole.dealer, seats),
        seats=seats,
        rules=match.rules,
    )
    return but(match, hole=hole)


def contenders(match: Match) -> tuple[Seat, ...]:
    """Who is lowest: after the regular holes by total, after a play-off hole by that hole."""
    if match.in_play_off and match.scores:
        last = match.scores[-1]
        return lowest_of(dict(zip(last.seats, last.strokes, strict=True)))
    return lowest_of(dict(enumerate(match.totals)))


def tied(match: Match) -> tuple[Seat, ...]:
    """Who is to play the next play-off hole; nobody while a hole goes on or the match is decided."""
    waiting = match.hole.over and match.hole.number >= match.holes and match.outcome is None
    return contenders(match) if waiting else ()


def lowest_of(strokes: Mapping[Seat, int]) -> tuple[Seat, ...]:
    """The seats with the fewest strokes."""
    best = min(strokes.values())
    return tuple(seat for seat, score in strokes.items() if score == best)


def _deal(
    game: Game,
    house: House,
    shuffle: Shuffler,
    players: int,
    *,
    number: int,
    dealer: Seat,
    seats: Sequence[Seat],
    rules: int,
) -> Hole:
    return deal(
        game.name,
        house,
        shuffle.order(f"hole {number}", game.pack(house, players)),
        players=players,
        per_player=game.slots,
        phase=game.opening,
        number=number,
        dealer=dealer,
        seats=seats,
        reshuffle=Renewals(shuffle, number),
        limited=rules > game.unlimited,
    )


def _score(match: Match) -> Match:
    score = score_hole(match.game, match.hole)
    if not match.in_play_off:
        match = but(match, totals=tuple(map(sum, zip(match.totals, score.strokes, strict=True))))
    match = but(match, scores=(*match.scores, score))
    return but(match, outcome=_outcome(match))


def score_hole(game: Game, hole: Hole) -> HoleScore:
    """Strokes of every layout, and the penalty of a closer if the house has one."""
    assert hole.ending is not None
    layouts = {
        seat: game.strokes([slot.card for slot in hole.layouts[seat]], hole.house) for seat in hole.seats
    }
    strokes = {seat: layout.total for seat, layout in layouts.items()}
    penalty = None if hole.closer is None else game.penalty(hole.closer, strokes, hole.house)
    if penalty:
        strokes[penalty.seat] += penalty.strokes
    return HoleScore(
        number=hole.number,
        dealer=hole.dealer,
        seats=hole.seats,
        layouts=tuple(layouts.values()),
        penalty=penalty,
        strokes=tuple(strokes.values()),
        closer=hole.closer,
        ending=hole.ending,
    )


def _outcome(match: Match) -> Outcome | None:
    limited = match.rules > match.game.unlimited
    return outcome_of(contenders(match), match.house, match.hole.number, limited=limited)


def outcome_of(
    lowest: tuple[Seat, ...], house: House, number: int, *, limited: bool = True
) -> Outcome | None:
    """What hole `number` decides, if these are `lowest` after it: the lowest total wins (PN-31, FC-13); a tie
    is played off (PN-32) or shared (FC-22), or shared after so many play-offs (PN-42, FC-23)."""
    holes = house.number("holes")
    if number < holes:
        return None
    if len(lowest) == 1:
        return Outcome(lowest, "play-off" if number > holes else "lowest-total")
    too_long = limited and number >= holes + MOST_PLAY_OFFS
    return Outcome(lowest, "shared") if too_long or house["ties"] == "shared" else None
