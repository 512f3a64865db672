"""Somebody comes when no chair is free: they watch, or ask for that or a bot's chair and wait."""

import time
from typing import Final

from backnine.locales import Words
from backnine.protocol import LetIn, TableSeen
from backnine.refused import Refused
from backnine.table.keys import new_token
from backnine.tui.join.http import BotsPlace, InvitedTo, ServerHttp
from backnine.tui.join.live import LiveTerminal
from backnine.tui.session import Quit
from backnine.tui.terminal import Stale, say

AGAIN: Final = 3.0  # seconds
WATCH: Final = "w"


class Latecomer:
    def __init__(self, words: Words, terminal: LiveTerminal, http: ServerHttp, code: str) -> None:
        self.words = words
        self.terminal = terminal
        self.http = http
        self.code = code

    def choose(self, invited: InvitedTo) -> BotsPlace | None:
        """The chair to be asked for; None to watch."""
        words = self.words
        if not (invited.bots or invited.watch or invited.ask):
            raise Refused("no-latecomers")
        say(words("table-late-full" if invited.state == "open" else "table-late-begun"))
        choices = {str(place.seat + 1): place for place in invited.bots}
        for number, place in choices.items():
            level = place.bot.partition("@")[0].capitalize()
            say(f"  {number}: {words('table-late-chair', name=place.name, bot=level)}")
        if invited.watch or invited.ask:
            say(f"  {WATCH}: {words('table-late-watch' if invited.watch else 'table-late-ask-watch')}")
        while typed := self.terminal.ask(f"{words('table-late-which')} ").lower():
            if typed in choices:
                return choices[typed]
            if typed == WATCH and (invited.watch or invited.ask):
                return None
        raise Quit

    def ask_for(self, place: BotsPlace | None, name: str) -> tuple[str, str]:
        """Until the host has answered: the table, and the key to the chair, or to watch."""
        words, seat = self.words, place.seat if place else None
        say(words("table-late-asked", name=place.name) if place else words("table-late-asked-watch"))
        key = new_token()
        while True:
            said = self.http.ask_to_come_in(self.code, seat, name, key)
            if said.answer == "yes":
                return said.table, key
            if said.answer == "no":
                raise Refused("chair-not-given")
            try:
                self._wait()
            except Quit:
                if self.http.ask_no_more(self.code, seat, key).answer == "yes":
                    return said.table, key  # the host was quicker
                raise

    def _wait(self) -> None:
        until = time.monotonic() + AGAIN
        try:
            while self.terminal.ask("", lambda: time.monotonic() > until).lower() not in ("q", "quit"):
                pass
        except Stale:
            return
        raise Quit


# For the host


def wish_told(words: Words, table: TableSeen) -> str:
    """Who asks for which chair, or to watch; the first of them."""
    if not table.asking:
        return ""
    first = table.asking[0]
    if first.seat is None:
        return words("table-late-wish-watch", name=first.name)
    return words("table-late-wish", name=first.name, bot=table.chairs[first.seat].name)


def answer_to(table: TableSeen, typed: str) -> LetIn | None:
    if not table.asking or typed.lower() not in ("y", "n"):
        return None
    return LetIn(table.asking[0].asking, typed.lower() == "y")
