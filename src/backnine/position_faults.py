"""What makes a position impossible, each reason with the word of the text where it shows.

Not everything that no play leads to is noticed, but what is let through can be played to its end.
"""

from collections.abc import Iterator

from backnine import games
from backnine.hole import MOST_TAKES, MOST_TURNS, Hole, has_seen
from backnine.match import MOST_PLAY_OFFS
from backnine.position import UNKNOWN, Position, cards_of, spread, turn_order
from backnine.refused import Refused, out_of_range

Impossible = tuple[str, Refused]  # where (`stock`, `turns` … or `seat 2`) and why


def faults(position: Position) -> Iterator[Impossible]:
    """What is wrong; each check may rely on those before it, so only the first one is sure."""
    yield from _layouts(position)
    yield from _who_plays(position)
    yield from _moment(position)
    yield from _closing(position)
    yield from _secrets(position)
    yield from _tee_off(position)
    yield from _cards(position)
    yield from _turns(position)
    yield from _numbers(position)
    yield from _debts(position)
    yield from _play_off(position)
    yield from _moves(position)


def _layouts(position: Position) -> Iterator[Impossible]:
    game, hole = position.game, position.hole
    for seat, layout in enumerate(hole.layouts):
        if seat not in hole.seats:
            if layout or seat in (hole.turn, hole.closer, *hole.waiting) or hole.owed[seat]:
                yield (f"seat {seat}", Refused("position-sits-out", seat=seat))
        elif len(layout) != game.slots:
            yield (f"seat {seat}", Refused("position-slots", seat=seat, cards=len(layout), slots=game.slots))


def _who_plays(position: Position) -> Iterator[Impossible]:
    hole = position.hole
    if len(hole.seats) < 2:
        yield ("game", Refused("position-too-few-play"))
    if hole.dealer not in hole.seats:
        yield ("dealer", Refused("position-dealer", seat=hole.dealer))


def _moment(position: Position) -> Iterator[Impossible]:
    """What goes together: the opening, a turn, the end."""
    hole = position.hole
    slots = [slot for layout in hole.layouts for slot in layout]
    if hole.over:
        if hole.turn is not None or hole.waiting or hole.held or not all(slot.up for slot in slots):
            yield ("ending", Refused("position-over"))
        if hole.closer is None and hole.ending != "pace-of-play":
            yield ("ending", Refused("position-nobody-closed"))
    elif hole.waiting:
        if hole.turn is not None or hole.closer is not None or hole.held or sum(hole.turns):
            yield (f"seat {min(hole.waiting)}", Refused("position-too-early"))
    elif hole.turn is None:
        yield (
            ("held", Refused("position-held-without-turn"))
            if hole.held
            else ("game", Refused("position-no-turn"))
        )
    elif hole.turn == hole.closer:
        yield (f"seat {hole.turn}", Refused("position-closer-turn", seat=hole.turn))


def _closing(position: Position) -> Iterator[Impossible]:
    """Where a hole is closed by turning up one's last card, the first to have none face down closed it."""
    hole, closing = position.hole, position.game.closing
    endings = ("putt-out" if closing == "out" else "knock", "pace-of-play")
    if hole.ending and hole.ending not in endings:
        yield ("ending", Refused("position-ending", word=hole.ending, endings=" ".join(endings)))
    if closing == "knock" or hole.over:
        return
    for seat in hole.seats:
        up = all(slot.up for slot in hole.layouts[seat])
        if seat == hole.closer and not up:
            yield (f"seat {seat}", Refused("position-not-out", seat=seat))
        elif up and hole.closer is None:
            yield (f"seat {seat}", Refused("position-is-out", seat=seat))


def _secrets(position: Position) -> Iterator[Impossible]:
    """A game without secrets has no face-down card that anybody knows."""
    if position.game.secrets:
        return
    for seat, layout in enumerate(position.hole.layouts):
        if any(slot.seen and not slot.up for slot in layout) or position.hole.owed[seat]:
            yield (f"seat {seat}", Refused("position-no-secrets", seat=seat))


def _tee_off(position: Position) -> Iterator[Impossible]:
    shots, hole = position.game.tee_shots, position.hole
    for seat in hole.seats:
        up = sum(slot.up for slot in hole.layouts[seat])
        if seat in hole.waiting:
            if shots and up >= shots:
                yield (f"seat {seat}", Refused("position-teed-off", seat=seat, up=up))
        elif up < shots or (hole.waiting and up > shots):
            yield (f"seat {seat}", Refused("position-tee-shots", seat=seat, up=up, shots=shots))


def _cards(position: Position) -> Iterator[Impossible]:
    hole, cards = position.hole, cards_of(position.hole)
    if UNKNOWN in hole.discard:
        yield ("discard", Refused("position-open-card"))
    if hole.held == UNKNOWN and hole.held_from == "discard":
        yield ("held", Refused("position-open-card"))
    if not hole.discard and hole.held_from != "discard":
        yield ("discard", Refused("position-no-discard"))
    if len(cards) != len(position.pack):
        yield ("stock", Refused("position-card-count", cards=len(cards), pack=len(position.pack)))


def discards_since(hole: Hole) -> int:
    """How many of the discards came from turns of this stock."""
    return len(hole.discard) + (hole.held_from == "discard") - 1


def _turns(position: Position) -> Iterator[Impossible]:
    """Turns go round from the dealer's left."""
    hole = position.hole
    turns = sum(hole.turns)
    order = turn_order(hole.dealer, hole.seats)
    if hole.turns != spread(turns, hole.dealer, hole.seats, position.players):
        yield ("turns", Refused("position-turns-by-seat"))
    if hole.turn is not None and order[turns % len(order)] != hole.turn:
        yield ("turns", Refused("position-turns", turns=turns, seat=order[turns % len(order)]))
    if hole.closer is not None and not hole.turns[hole.closer]:
        yield ("turns", Refused("position-closer-turns", seat=hole.closer))
    if not hole.renewals and discards_since(hole) > turns:
        yield ("discard", Refused("position-discards", turns=turns, discards=len(hole.discard)))
    if hole.turn is not None and hole.limited and hole.closer is None and hole.turns[hole.turn] >= MOST_TURNS:
        yield ("turns", out_of_range("turns", turns, 0, MOST_TURNS * len(order) - 1))


def _numbers(position: Position) -> Iterator[Impossible]:
    hole = position.hole
    playing_off = hole.house["ties"] == "playoff"
    holes = hole.house.number("holes")
    least_takes = int(hole.held_from == "discard")
    most_takes = 0 if hole.held_from == "stock" else min(MOST_TAKES, sum(hole.turns) + least_takes)
    for word, value, least, most in (
        ("hole", hole.number, 1, holes + MOST_PLAY_OFFS * playing_off),
        ("renewals", hole.renewals, 0, hole.house.number("renewals")),
        ("takes", hole.takes, least_takes, most_takes),
    ):
        unlimited = word == "hole" and playing_off and not hole.limited and value >= least
        if not (least <= value <= most or unlimited):
            yield (word, out_of_range(word, value, least, most))


def _debts(position: Position) -> Iterator[Impossible]:
    """Who owes a replacement has peeked at that card, which lies there face down."""
    hole = position.hole
    for seat, owed in enumerate(hole.owed):
        for place in owed:
            if not 1 <= place <= len(hole.layouts[seat]):
                yield (f"seat {seat}", out_of_range("owes", place, 1, position.game.slots))
            elif hole.waiting or not has_seen(hole.layouts[seat][place - 1].seen, seat):
                yield (f"seat {seat}", Refused("position-owes", seat=seat, slot=place))


def _play_off(position: Position) -> Iterator[Impossible]:
    """A play-off is for those tied for the lowest total: all of them at first."""
    hole, totals = position.hole, position.totals
    best = [seat for seat, total in enumerate(totals) if total == min(totals)]
    further = hole.number - hole.house.number("holes")
    if further < 1:
        if len(hole.seats) < position.players:
            yield ("hole", Refused("position-no-play-off", hole=hole.number))
    elif not set(hole.seats) <= set(best) or (further == 1 and len(hole.seats) < len(best)):
        yield ("totals", Refused("position-tied", seats=" ".join(map(str, best))))


def _moves(position: Position) -> Iterator[Impossible]:
    hole = position.hole
    for seat in hole.acting:
        if not games.moves(hole, seat):
            yield (f"seat {seat}", Refused("position-no-move", seat=seat))
