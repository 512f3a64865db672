"""A position on the screen: the table, what may be done, and what bots would do."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from backnine import games
from backnine.bots import Bot, Why
from backnine.coach.hint import Hint
from backnine.hole import Seat
from backnine.locales import Words
from backnine.moves import Move
from backnine.position import Position, open_view, view_of, write_line
from backnine.tui.hints import hint_lines
from backnine.tui.people import People
from backnine.tui.reasons import why_text
from backnine.tui.table import TableDrawing
from backnine.tui.text import paint, wrap
from backnine.view import View
from backnine.whims import Whims


class Advice(NamedTuple):
    """What a bot would do, why, and the strokes it expects of each move."""

    bot: str
    seat: Seat
    move: Move
    why: Why
    weights: dict[Move, float]  # the best first


def seen_from(position: Position, seat: Seat | None) -> View:
    """What a seat knows there, or all that the position names."""
    return open_view(position) if seat is None else view_of(position, seat, recall=True)


def may_do(position: Position, seat: Seat | None) -> dict[Seat, tuple[Move, ...]]:
    """The legal moves of one seat, or of all that have any."""
    seats = position.hole.seats if seat is None else (seat,)
    legal = {each: games.moves(position.hole, each) for each in seats if each in position.hole.seats}
    return {each: moves for each, moves in legal.items() if moves}


def ask(bot: Bot, position: Position, seat: Seat, seed: int) -> Advice:
    """What would you do here? The bot sees what the seat knows, and nothing else."""
    seen, moves = view_of(position, seat, recall=True), games.moves(position.hole, seat)
    move = bot.choose(seen, moves, Whims(seed))
    weights = bot.weigh(seen, moves, Whims(seed))
    ranked = dict(sorted(weights.items(), key=lambda weighed: weighed[1]))
    return Advice(bot.name, seat, move, bot.why(seen, moves, move, Whims(seed)), ranked)


# In words


def seat_names(words: Words, players: int) -> People:
    return People([words("table-seat-name", seat=str(seat)) for seat in range(players)])


def page(
    words: Words,
    position: Position,
    seat: Seat | None,
    advice: Sequence[Advice],
    *,
    width: int,
    hint: Hint | None = None,
) -> Iterator[str]:
    names = seat_names(words, position.players)
    how = words("table-seen-by", name=names[seat]) if seat is not None else words("table-as-told")
    yield from wrap(how, width)
    yield from TableDrawing(words, names, width).spectator(seen_from(position, seat))
    yield ""
    for each, moves in may_do(position, seat).items():
        text = words("table-may", name=names[each], moves=", ".join(map(str, moves)))
        yield from wrap(text, width, indent="  ")
    for given in advice:
        text = words("table-would", bot=given.bot, name=names[given.seat], move=str(given.move))
        yield from ["", paint(text, "strong")]
        yield from wrap(f"  • {why_text(words, names.names, given.why)}", width, indent="    ")
        weighed = [f"{move} {weight:.1f}" for move, weight in given.weights.items()]
        yield from wrap("  • " + words("table-weights", moves=", ".join(weighed)), width, indent="    ")
    if hint:
        head = words("table-would", bot=words("coach-hint-title"), name=names[hint.seat], move=str(hint.move))
        yield from ["", paint(head, "strong")]
        yield from hint_lines(words, names.names, position.hole.seats, hint, width, level=2)
    yield from ["", write_line(position)]
