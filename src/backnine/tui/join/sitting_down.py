"""From an address to a seat: a new one, or the one that was left."""

from pathlib import Path
from threading import Event

import click

from backnine.games import find_game
from backnine.locales import Words
from backnine.names import clean_name
from backnine.refused import Refused
from backnine.table.keys import new_token, read_code
from backnine.tui.command import say_command
from backnine.tui.join.address import Way, read_way
from backnine.tui.join.http import InvitedTo, ServerHttp, ServerRefused
from backnine.tui.join.latecomer import Latecomer
from backnine.tui.join.live import LiveTerminal
from backnine.tui.join.pledge import new_pledge
from backnine.tui.join.seats import HeldSeat, SeatShelf
from backnine.tui.join.socket import SocketConnection
from backnine.tui.join.visit import Visit
from backnine.tui.own_name import kept_name
from backnine.tui.session import Quit
from backnine.tui.terminal import Terminal, say

GONE = ("no-such-token", "seat-moved", "sent-off", "no-such-table")


def visit(words: Words, address: str, code: str, name: str, *, folder: Path, matches: Path) -> int:
    """Sit down, or come back, and stay until one leaves or there is nothing left. Records go to `matches`."""
    Terminal().check_width()
    way = read_way(address, code)
    http, shelf, bell = ServerHttp(way, words.language), SeatShelf(folder), Event()
    if message := http.check():
        say(words("table-message-of-the-day", text=message))
    terminal = LiveTerminal(bell)
    arrival = Arrival(words, terminal, http, shelf, way)
    try:
        held = arrival.seat(name)
    except EOFError:
        click.echo(words("table-input-ended"))
        return 0
    except Quit:
        return 0
    connection = SocketConnection(way, held.key, bell)
    try:
        kept = None if arrival.watching else shelf
        Visit(terminal, words, connection, http, held=held, shelf=kept, matches=matches).run()
    except (KeyboardInterrupt, EOFError, Quit) as stop:
        say_goodbye(words, held, stop, watching=arrival.watching)
        return 130 if isinstance(stop, KeyboardInterrupt) else 0
    finally:
        connection.close()
    return 0


def say_goodbye(words: Words, held: HeldSeat, stop: BaseException, *, watching: bool) -> None:
    click.echo()
    if isinstance(stop, EOFError):
        click.echo(words("table-input-ended"))
    if not watching:
        name = ["--name", held.name] if held.name else []
        say_command(words, "table-come-back", "join", f"{held.server}/#table={held.table}", *name)


class Arrival:
    """Finds the seat that somebody means, or takes a free one."""

    def __init__(
        self, words: Words, terminal: LiveTerminal, http: ServerHttp, shelf: SeatShelf, way: Way
    ) -> None:
        self.words = words
        self.terminal = terminal
        self.http = http
        self.shelf = shelf
        self.way = way
        self.watching = bool(way.watch)

    def seat(self, name: str) -> HeldSeat:
        way = self.way
        if way.watch:
            table = self.http.table(way.watch)
            return HeldSeat(server=way.server, table=table, key=way.watch)
        if way.key:
            table = self.http.table(way.key)
            known = self.shelf.at(way.server, table=table)
            return known if known and known.key == way.key else self._held(table, way.key, name)
        if way.seat:
            return self._moved(way.seat)
        if way.table or not way.code:
            held = self._kept(table=way.table, name=name)
            if held:
                return held
            if way.table:
                raise Refused("no-seat-here", table=way.table)
        code = read_code(way.code or self._asked("table-which-code"))
        return self._kept(code=code, name=name) or self._taken(code, name)

    def _held(self, table: str, key: str, name: str, code: str = "") -> HeldSeat:
        return HeldSeat(server=self.way.server, table=table, key=key, name=name, code=code)

    def _kept(self, *, code: str = "", table: str = "", name: str = "") -> HeldSeat | None:
        """A seat of this computer's, if it is still there. Without a name, one that nobody sits in just now:
        a family shares the computer."""
        for held in self.shelf.found(self.way.server, code=code, table=table, name=name):
            if not self.shelf.sit(held) and not name:
                continue
            try:
                self.http.table(held.key)
            except ServerRefused as refused:
                if refused.reason not in GONE:
                    raise
                self.shelf.drop(held)
            else:
                return held
        return None

    def _moved(self, shown: str) -> HeldSeat:
        """By a link that its owner was shown elsewhere: from now on this terminal has the only key. It is
        kept before it is asked for, as the answer may get lost."""
        table = self.http.table(shown)
        known = self.shelf.at(self.way.server, table=table)
        if known and known.key == shown:
            return known
        held = self._held(table, new_token(), "")
        self.shelf.hold(held)
        try:
            self.http.move(shown, held.key)
        except ServerRefused:
            self.shelf.drop(held)
            raise
        self.shelf.sit(held)
        return held

    def _taken(self, code: str, name: str) -> HeldSeat:
        """The first free chair, under a name; or what is left for who comes later."""
        invited = self.http.invitation(code)
        if not invited.free:
            return self._late(code, name, invited)
        say(invitation_text(self.words, invited))
        name = name or self.own_name()
        self.shelf.check()
        held = self._held("", "", name, code)
        joined = self.http.join(code, name, new_pledge(held))
        return self._sat(held, joined.table, joined.token)

    def _late(self, code: str, name: str, invited: InvitedTo) -> HeldSeat:
        late = Latecomer(self.words, self.terminal, self.http, code)
        place = late.choose(invited)
        self.watching = place is None
        if place is None and invited.watch:
            window = self.http.watch(code)
            return self._held(window.table, window.token, "")
        name = name or self.own_name()
        if place is None:
            return self._held(*late.ask_for(None, name), "")
        self.shelf.check()
        return self._sat(self._held("", "", name, code), *late.ask_for(place, name))

    def _sat(self, held: HeldSeat, table: str, key: str) -> HeldSeat:
        held.table, held.key = table, key
        self.shelf.hold(held)
        self.shelf.sit(held)
        return held

    def own_name(self) -> str:
        """Asked for each time: a family shares the computer."""
        known = kept_name(self.shelf.path.parent)
        if not known:
            return clean_name(self._asked("table-which-name"))
        return clean_name(self.terminal.ask(f"{self.words('table-which-name-known', usual=known)} ")) or known

    def _asked(self, question: str) -> str:
        return self.terminal.ask(f"{self.words(question)} ")


def invitation_text(words: Words, invited: InvitedTo) -> str:
    """The host may be away, and without a name."""
    message = "table-invited" if invited.host else "table-invited-by-nobody"
    game = words(f"{find_game(invited.game).name}-name")
    return words(message, name=invited.host or "", game=game, free=invited.free)
