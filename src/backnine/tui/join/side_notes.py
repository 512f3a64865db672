"""Beside the cards of a table at a server: who is away, what was said, and how much time is left."""

import time
from collections.abc import Iterable

from backnine.protocol import Said
from backnine.tui.join.live import LiveTerminal
from backnine.tui.session import Session
from backnine.tui.text import paint, wrap

PHRASES_SHOWN = 2
PHRASES_STAY = 20.0  # seconds


class SideNotes:
    """Drawn with each page; the clocks go on while it stays."""

    def __init__(self, session: Session, terminal: LiveTerminal) -> None:
        self.session = session
        self.terminal = terminal
        self.client = session.client
        self.words = session.words
        self.spoken: list[tuple[float, Said]] = []
        self._clocks: list[str] = []  # on the page

    def hear(self) -> None:
        self.spoken += [(self.client.heard_at, said) for said in self.client.said]
        self.client.said.clear()

    def lines(self) -> list[str]:
        self._clocks = self._clocks_now()
        return self._muted([*self._away(), *self._said()]) + self._clocks

    def tick(self) -> None:
        """The clocks on the page go on."""
        before, self._clocks = self._clocks, self._clocks_now()
        if before != self._clocks:
            self.terminal.rewrite(before, self._clocks)

    def _away(self) -> Iterable[str]:
        for seat, chair in enumerate(self.client.table.chairs):
            missing = chair.standing_in or not chair.here
            if missing and chair.kind == "person" and seat not in self.client.seats:
                key = "table-bot-plays-for" if chair.standing_in else "table-is-away"
                yield self.words(key, who="one", name=chair.name)

    def _said(self) -> Iterable[str]:
        now = time.monotonic()
        self.spoken = [(at, said) for at, said in self.spoken if now - at < PHRASES_STAY][-PHRASES_SHOWN:]
        for _, said in self.spoken:
            text = self.words(f"phrase-{said.phrase}")
            yield self.words("table-says", name=self.session.people[said.seat], text=text)

    def _clocks_now(self) -> list[str]:
        client, lines = self.client, []
        if client.dealt and (client.table.timer or client.table.days):
            for clock in client.view.clocks:
                left = max(0, round(clock.left - (time.monotonic() - client.viewed_at)))
                name = self.session.people[clock.seat]
                if client.table.days:
                    lines.append(self.words("table-hours-left", name=name, hours=left // 3600))
                else:
                    lines.append(self.words("table-time-left", name=name, seconds=left))
        return self._muted(lines)

    def _muted(self, lines: Iterable[str]) -> list[str]:
        return [paint(part, "muted") for line in lines for part in wrap(line, self.terminal.width)]
