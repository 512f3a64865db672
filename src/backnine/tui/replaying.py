"""Stepping through a record in the terminal."""

from backnine.hole import Happening, Seat
from backnine.locales import Words
from backnine.locales.problems import problem_text
from backnine.position import Position, of_match, of_view
from backnine.record import Record
from backnine.refused import Refused
from backnine.replay import Step, replay
from backnine.tui.pages import standings
from backnine.tui.people import People
from backnine.tui.reasons import reason_of, why_lines
from backnine.tui.scores import explain_hole
from backnine.tui.table import TableDrawing
from backnine.tui.telling import tell
from backnine.tui.terminal import Terminal
from backnine.tui.text import paint, wrap
from backnine.view import SeenSlot, View, glimpse, view


class Replaying:
    """A record, its steps, and the reader's place among them. Step N is the table after move N."""

    def __init__(self, terminal: Terminal, words: Words, record: Record, seat: Seat | None) -> None:
        self.terminal = terminal
        self.words = words
        self.record = record
        self.seat = seat
        if seat is not None and record.outcome is None:
            raise Refused("match-not-over")  # its player would be reminded of what only memory may hold
        steps = list(replay(record))
        if not steps:
            raise Refused("nothing-played")
        # A deal carries the number of the move before it; the move itself is what one asks for by number.
        self.steps = steps
        if seat is not None and seat not in range(record.setup.players):
            raise Refused("no-such-seat", seat=seat, most=record.setup.players - 1)

    @property
    def moves(self) -> int:
        return self.steps[-1].n

    def index_of(self, n: int) -> int:
        """Where the table after move `n` is found; 0 is the first deal."""
        if not 0 <= n <= self.moves:
            raise Refused("no-such-step", step=str(n), most=str(self.moves))
        return next(
            i for i, step in enumerate(self.steps) if step.n == n and (step.move is not None or n == 0)
        )

    @property
    def people(self) -> People:
        return People(self.record.setup.names)

    def page(self, index: int) -> list[str]:
        step = self.steps[index]
        width = self.terminal.width
        seen = self.seen(step)
        drawing = TableDrawing(self.words, self.people, width)
        told = [happening if self.open else happening.told_to(self.seat) for happening in step.happened]
        lines = [
            self.heading(step),
            *drawing.spectator(seen),
            "",
            *self.told(told),
            *self.why(index),
        ]
        if seen.phase == "over":
            lines += ["", *explain_hole(self.words, self.people, seen, width), ""]
            lines += standings(self.words, self.people, seen, width)
        return lines

    def told(self, happened: list[Happening]) -> list[str]:
        entries = tell(self.words, self.people, self.record.setup.game, happened, self.terminal.width)
        return [line for entry in entries for line in entry]

    def why(self, index: int) -> list[str]:
        """The reason of a bot's move, where it gives nothing away."""
        step = self.steps[index]
        if not (self.open or step.seat == self.seat or not step.match.game.secrets):
            return []
        why = reason_of(self.steps[index - 1].log, step.log)
        return why_lines(self.words, self.record.setup.names, why, self.terminal.width) if why else []

    @property
    def open(self) -> bool:
        """Only a finished match shows its hidden cards, and only to one who asked for no seat's eyes."""
        return self.seat is None and self.record.outcome is not None

    def seen(self, step: Step) -> View:
        seen = view(step.match, self.seat, recall=False)
        if self.seat is not None and step.seat == self.seat:
            return glimpse(seen, step.happened)
        return _all_cards(seen, step) if self.open else seen

    def position(self, index: int) -> Position:
        """The moment as this reader may know it. Who watches a match that goes on is reminded of nothing."""
        match = self.steps[index].match
        if self.open:
            return of_match(match)
        return of_view(view(match, self.seat, recall=self.seat is not None), rules=match.rules)

    def heading(self, step: Step) -> str:
        words = self.words
        place = (
            words("table-step", n=str(step.n), moves=str(self.moves)) if step.n else words("table-step-deal")
        )
        if self.open:
            how = words("table-nothing-hidden")
        elif self.seat is not None:
            how = words("table-seen-by", name=self.people[self.seat])
        else:
            how = words("table-seen-by-spectator")
        return "\n".join(wrap(f"{place} · {how}", self.terminal.width))

    def run(self, index: int) -> None:
        """Until the reader has had enough."""
        complaint = ""
        while True:
            try:
                typed = self.show(index, complaint)
                if typed == "q":
                    return
                index, complaint = self.go(index, typed), ""
            except EOFError:
                return
            except Refused as refused:
                complaint = problem_text(self.words, refused)

    def show(self, index: int, complaint: str) -> str:
        """A step on one page or more; what the reader typed under it."""
        keys = ["", *wrap(self.words("table-replay-keys"), self.terminal.width)]
        keys += [paint(complaint, "alarm")] if complaint else []
        prompt = self.words("table-press-enter") + " "
        rest = self.terminal.leaf(self.page(index), prompt, keep=self.terminal.height - len(keys) - 2)
        if rest is None:
            return "q"
        self.terminal.page([*rest, *keys])
        return self.terminal.ask().lower()

    def go(self, index: int, typed: str) -> int:
        """The step that was asked for."""
        last = len(self.steps) - 1
        deals = [place for place, step in enumerate(self.steps) if step.move is None]
        if typed.isdecimal():
            return self.index_of(int(typed[:9]))
        match typed:
            case "":
                return min(index + 1, last)
            case "b":
                return max(index - 1, 0)
            case "n":
                return next((deal for deal in deals if deal > index), last)
            case "p":
                return next((deal for deal in reversed(deals) if deal < index), 0)
        raise Refused("no-such-move", move=typed[:40])


def _all_cards(seen: View, step: Step) -> View:
    hole = step.match.hole
    layouts = tuple(tuple(SeenSlot(slot.card, slot.up, "all") for slot in layout) for layout in hole.layouts)
    return seen._replace(layouts=layouts, held=hole.held)
