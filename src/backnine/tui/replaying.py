"""Stepping through a record in the terminal."""

from backnine.but import but
from backnine.hole import Seat
from backnine.locales import Words
from backnine.record import Record
from backnine.refused import Refused
from backnine.replay import Step, replay
from backnine.tui.pages import standings
from backnine.tui.scores import explain_hole
from backnine.tui.table import TableDrawing
from backnine.tui.telling import tell
from backnine.tui.terminal import Terminal
from backnine.tui.text import wrap
from backnine.view import SeenSlot, View, view


class Replaying:
    """A record, its steps, and the reader's place among them. Step N is the table after move N."""

    def __init__(self, terminal: Terminal, words: Words, record: Record, seat: Seat | None) -> None:
        self.terminal = terminal
        self.words = words
        self.record = record
        self.seat = seat
        steps = list(replay(record))
        if not steps:
            raise Refused("nothing-played")
        # A deal carries the number of the move before it; the move itself is what one asks for by number.
        self.steps = steps
        if seat is not None and seat not in range(record.players):
            raise Refused("no-such-seat", seat=seat, most=record.players - 1)

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

    def page(self, index: int) -> list[str]:
        step = self.steps[index]
        width = self.terminal.width
        seen = self.seen(step)
        drawing = TableDrawing(self.words, self.record.names, width)
        told = [happening if self.open else happening.told_to(self.seat) for happening in step.happened]
        lines = [
            self.heading(step),
            *drawing.spectator(seen),
            "",
            *tell(self.words, self.record.names, told, width),
        ]
        if step.match.hole.over:
            lines += ["", *explain_hole(self.words, self.record.names, step.match.scores[-1], width), ""]
            lines += standings(self.words, self.record.names, step.match, width)
        return lines

    @property
    def open(self) -> bool:
        """Only a finished match shows its hidden cards, and only to one who asked for no seat's eyes."""
        return self.seat is None and self.record.outcome is not None

    def seen(self, step: Step) -> View:
        seen = view(step.match, self.seat, recall=False)
        return _all_cards(seen, step) if self.open else seen

    def heading(self, step: Step) -> str:
        words = self.words
        place = (
            words("table-step", n=str(step.n), moves=str(self.moves)) if step.n else words("table-step-deal")
        )
        if self.open:
            how = words("table-nothing-hidden")
        elif self.seat is not None:
            how = words("table-seen-by", name=self.record.names[self.seat])
        else:
            how = words("table-seen-by-spectator")
        return "\n".join(wrap(f"{place} · {how}", self.terminal.width))

    def run(self, index: int) -> None:
        """Until the reader has had enough."""
        while True:
            self.terminal.page(
                [*self.page(index), "", *wrap(self.words("table-replay-keys"), self.terminal.width)]
            )
            typed = self.terminal.ask().lower()
            if typed == "q" or (typed == "" and index == len(self.steps) - 1):
                return
            index = self.go(index, typed)

    def go(self, index: int, typed: str) -> int:
        last = len(self.steps) - 1
        if typed.isdecimal():
            return self.index_of(min(int(typed[:9]), self.moves))
        if typed == "b":
            return max(index - 1, 0)
        if typed == "n":
            deals = (later for later in range(index + 1, last) if self.steps[later].move is None)
            return next(deals, last)
        return min(index + 1, last)


def _all_cards(seen: View, step: Step) -> View:
    hole = step.match.hole
    layouts = tuple(tuple(SeenSlot(slot.card, slot.up, "all") for slot in layout) for layout in hole.layouts)
    return but(seen, layouts=layouts, held=hole.held)
