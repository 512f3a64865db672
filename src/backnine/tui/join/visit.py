"""A match at a server: waiting for the start, for others and for the line; playing; playing again."""

import time
from collections.abc import Iterable
from pathlib import Path

from msgspec.structs import replace

from backnine.hole import Happening
from backnine.locales import Words
from backnine.locales.problems import problem_text
from backnine.protocol import Back, Incoming, Rematch, Reopen, Resume, Seal, Start, TableSeen
from backnine.record import Record
from backnine.record_reader import read_bytes
from backnine.refused import Refused
from backnine.tui.client import LinkLost
from backnine.tui.files import claim_fresh, save
from backnine.tui.join.fair import judge
from backnine.tui.join.http import ServerHttp
from backnine.tui.join.latecomer import answer_to, wish_told
from backnine.tui.join.live import LiveTerminal
from backnine.tui.join.pledge import answer, new_pledge
from backnine.tui.join.seats import HeldSeat, SeatShelf
from backnine.tui.join.side_notes import SideNotes
from backnine.tui.join.socket import SocketConnection
from backnine.tui.join.waiting_room import before_the_start, may_come_again, may_reopen, may_start
from backnine.tui.session import UNDO_KEYS, Quit, Session
from backnine.tui.terminal import Stale
from backnine.tui.text import columns_of, key_text, paint, wrap

PAGES = {"s": "score", "r": "rules", "?": "help", "q": "leave-seat"}
WATCHERS_PAGES = PAGES | {"q": "leave"}
GOODBYES = {
    "left": "web-lost-chair",
    "moved": "web-moved",
    "sent-off": "web-sent-off",
    "deleted": "web-table-deleted",
    "shut": "web-table-shut",
    "banned": "error-banned",
    "no-spectators": "web-no-spectators",
    "table-damaged": "web-damaged",
    "quota-used-up": "web-quota",
}
# What comes of well-formed messages that do not fit together: seats, places or numbers that are none.
NONSENSE = (LookupError, ValueError, TypeError, AttributeError, ArithmeticError)
PULSE = 20.0  # seconds: whoever only waits finds out, too, that nobody is there any more


class Visit:
    """One seat at a table of a server, or none: then one watches."""

    def __init__(
        self,
        terminal: LiveTerminal,
        words: Words,
        connection: SocketConnection,
        http: ServerHttp,
        *,
        held: HeldSeat,
        shelf: SeatShelf | None,
        matches: Path,
    ) -> None:
        self.terminal = terminal
        self.words = words
        self.connection = connection
        self.http = http
        self.held = held
        self.shelf = shelf  # where the seat is kept, unless one only watches
        self.matches = matches  # where records are saved
        self.session = Session(terminal, words, connection)
        self.session.pages = PAGES if shelf else WATCHERS_PAGES
        self.side_notes = SideNotes(self.session, terminal)
        self.session.meanwhile = self.side_notes.tick
        self.session.notes = self.notes
        self.session.aside = self.answer_door
        self.client = self.session.client
        self.in_lobby = False  # until the first cards are dealt
        self.ends: set[int] = set()  # the moves after which a hole was over, and that was on the screen
        self.judged: dict[int, list[str]] = {}  # by match: was it fair?
        self.pinged_at = time.monotonic()
        self.objection = ""  # to what was typed last
        self.lost_at = -1  # moves so far when one was on its way and the line broke
        self.pledged_for: TableSeen | None = None
        self.pledged: tuple[Incoming, int] | None = None  # said last for the shuffle, and on which line
        self.kept: HeldSeat | None = None  # as it is on the shelf

    def run(self) -> None:
        """Until somebody leaves, or there is nothing to come back to."""
        while True:
            try:
                self.hear()
                self.step()
            except Stale:
                continue
            except LinkLost:
                self.link_lost()
            except (Refused, UnicodeError):  # clear already; or a screen that cannot show a letter
                raise
            except NONSENSE as error:
                raise Refused("server-nonsense", server=self.held.server) from error

    def link_lost(self) -> None:
        """A move that was on its way may have counted: the table says so when the line is back."""
        if self.session.moving:
            self.lost_at, self.session.moving = self.client.view.n, False

    # Hearing

    def hear(self) -> None:
        self.client.hear()
        self.side_notes.hear()
        table = getattr(self.client, "table", None)
        if self.shelf and table is not None and table is not self.pledged_for:
            self.pledged_for = table
            self.pledge()

    def pledge(self) -> None:
        """What the shuffle asks of this seat."""
        said = answer(self.held, self.client.table, self.client.seats)
        assert self.shelf is not None
        for seat in self.client.seats[:1]:  # the table may have found another name
            self.held.name = self.client.table.chairs[seat].name
        if self.held != self.kept:
            self.shelf.hold(self.held)
            self.kept = replace(self.held)
        if said:
            self.say_once(said)

    def say_once(self, said: Incoming) -> None:
        """Once on each line: on one that broke it may have been lost."""
        if self.pledged != (said, self.client.welcomes):
            self.connection.say(said)
            self.pledged = said, self.client.welcomes

    def ask(self, prompt: str = "> ") -> str:
        """On a page on which nobody is in the middle of a move: it gives way to any news."""
        heard = self.client.heard
        typed = self.terminal.ask(prompt, lambda: self.has_news(heard))
        self.client.complaint, self.objection = None, ""  # they have been on the screen
        return typed

    def not_understood(self, typed: str) -> None:
        self.objection = self.words("table-not-understood", typed=typed[:40]) if typed else ""

    def has_news(self, heard: int) -> bool:
        """A silent line is asked whether it lives."""
        self.hear()
        now = time.monotonic()
        if now - max(self.client.heard_at, self.pinged_at) > PULSE:
            self.pinged_at = now
            self.connection.ping()
        self.side_notes.tick()
        return heard != self.client.heard or self.connection.link != "open"

    # What is on

    def step(self) -> None:
        client = self.client
        if client.bye and self.connection.link == "closed":
            raise Refused(
                "server-said", text=self.words(GOODBYES.get(client.bye, "web-closed")).rstrip(".。")
            )
        if self.connection.link != "open" or not hasattr(client, "table"):
            self.wait_for_line()
        elif client.table.state == "open" or self.shuffles_first:
            self.lobby()
        elif client.dealt and hasattr(client, "score"):
            self.play()
        elif client.table.state == "ended":
            raise Refused("table-is-ended")
        else:
            self.ask("")

    @property
    def shuffles_first(self) -> bool:
        """For the first match since the table was opened."""
        table = self.client.table
        return table.state == "shuffling" and (self.in_lobby or not table.records)

    def wait_for_line(self) -> None:
        """The page stays; a line under it says that the connection is lost."""
        if self.connection.link == "closed":
            raise self.connection.problem or Refused("server-unreachable", server=self.held.server, reason="")
        lost = self.connection.link == "lost"
        self.terminal.show(self.alarm(self.words("table-link-lost" if lost else "table-connecting")))
        while self.connection.link != "open" or not hasattr(self.client, "table"):
            try:
                typed = self.terminal.ask("", lambda: self.connection.link in ("open", "closed"))
            except Stale:
                return self.first_words()
            if typed.lower() in ("q", "quit"):
                raise Quit
            if typed:
                self.terminal.show(self.alarm(self.words("table-link-lost-typed", typed=typed[:40])))
        return None

    def first_words(self) -> None:
        """After the handshake: until the table has said how things stand."""
        heard = self.client.heard
        self.connection.ping()
        while self.connection.link == "open" and (
            self.client.heard == heard or not hasattr(self.client, "table")
        ):
            self.connection.wait()
            self.hear()

    def lobby(self) -> None:
        self.in_lobby = True
        self.terminal.page(self.lobby_page())
        match typed := self.ask().lower():
            case "q" | "quit":
                raise Quit
            case "g" if may_start(self.client):
                if self.client.table.records:
                    self.seal_next()
                self.connection.say(Start())
            case "a" if may_come_again(self.client):
                self.seal_next()
            case "r" | "fair":
                self.session.leaf_through(typed)
            case _:
                if not self.answer_door(typed):
                    self.not_understood(typed)

    def lobby_page(self) -> list[str]:
        words, width = self.words, self.terminal.width
        keys = [key_text("a", words("table-key-come"))] if may_come_again(self.client) else []
        keys += [key_text("g", words("table-key-start"))] if may_start(self.client) else []
        keys += [*self.session.page_keys("r"), key_text("fair", words("table-key-fair"))]
        keys += self.session.page_keys("q")
        lines = before_the_start(words, self.client, self.session.people, width)
        return [*lines, *self.wishes(), *self.complaint(), *columns_of(keys, width)]

    # Playing

    def play(self) -> None:
        client, session = self.client, self.session
        if self.in_lobby:
            self.in_lobby = False
            if client.table.draw:
                self.terminal.page(session.before_the_deal())
                session.wait()
        elif client.looks:
            session.show_look()
        elif client.view.phase == "over":
            self.hole_over()
        elif client.acting is not None and client.table.state == "playing" and not self.stood_in:
            session.person_moves(client.acting)
        else:
            self.wait_for_others()

    @property
    def stood_in(self) -> bool:
        return any(self.client.table.chairs[seat].standing_in for seat in self.client.seats)

    def hole_over(self) -> None:
        """Once on the screen, then until everybody has seen it."""
        client, n = self.client, self.client.view.n
        if n not in self.ends:
            self.ends.add(n)
            self.session.end_of_hole()
        elif client.score.outcome:
            self.match_over()
        elif set(client.view.waiting_for) & set(client.seats) and client.table.state == "playing":
            client.seen_hole(client.view.hole)
        else:
            self.wait_for_others()

    def wait_for_others(self) -> None:
        client, moment = self.client, self.client.moment
        seat = client.view.seat
        news: Iterable[Happening] = client.news(seat) if seat is not None else ()
        if client.moment != moment:  # it came with the answer
            return
        keys = [key_text(key, self.words(f"table-key-{what}")) for key, what in self.own_keys().items()]
        said = [paint(line, "strong") for line in wrap(self.waiting_text(), self.terminal.width)]
        keys += self.session.undo_key()
        offer = self.session.offer([*keys, *self.session.page_keys("srq")])
        self.session.show_table(seat, news, [*said, *offer])
        typed = self.ask().lower()
        if typed == "b" and self.stood_in:
            self.connection.say(Back(client.seats[0]))
        elif typed == "g" and client.table.state == "paused" and client.seats:
            self.connection.say(Resume())
        elif typed in UNDO_KEYS and seat is not None:
            client.complaint = client.undo(seat)
        elif typed == "?" or not self.session.leaf_through(typed):
            self.not_understood(typed)

    def own_keys(self) -> dict[str, str]:
        keys = {"b": "back"} if self.stood_in else {}
        return keys | ({"g": "resume"} if self.client.table.state == "paused" and self.client.seats else {})

    def wishes(self) -> list[str]:
        """Who asks for a bot's chair: told to the host alone."""
        told = wish_told(self.words, self.client.table)
        return [paint(part, "strong") for part in wrap(told, self.terminal.width)] if told else []

    def answer_door(self, typed: str) -> bool:
        said = answer_to(self.client.table, typed)
        if said:
            self.connection.say(said)
        return said is not None

    def waiting_text(self) -> str:
        client, words = self.client, self.words
        if client.table.state == "paused":
            return words("error-table-is-paused")
        if self.stood_in:
            return words("table-bot-plays-for", who="you", name="")
        late = client.view.waiting_for if client.view.phase == "over" else client.view.acting
        others = [seat for seat in late if seat not in client.seats]
        people = self.session.people
        return words("table-waiting-for", **people.some(words, others)) if others else words("table-waiting")

    def notes(self) -> list[str]:
        return self.side_notes.lines() + self.wishes() + self.complaint()

    # The end

    def match_over(self) -> None:
        """Was it fair, and once more?"""
        client, words, width = self.client, self.words, self.terminal.width
        number = (
            client.table.records[-1] if client.table.state != "playing" and client.table.records else None
        )
        if number is not None and number not in self.judged:
            self.judged[number] = [line for text in self.judgement(number) for line in wrap(text, width)]
            self.terminal.show([*self.judged[number], ""])  # under the cards, which are still there
        elif number is not None:
            self.terminal.page([*self.session.standings(), *self.judged[number], ""])
        lines, keys = [], self.session.page_keys("sq")
        if client.seats and client.table.state == "over":
            mine = set(client.seats) <= set(client.table.rematch)
            if client.table.rematch:
                who = self.session.people.some(words, client.table.rematch)
                lines = wrap(words("web-want-rematch", **who), width)
            keys = [key_text("o", words("table-key-reopen")), *keys] if may_reopen(client) else keys
            keys = keys if mine else [key_text("a", words("table-key-again")), *keys]
        self.terminal.show([*lines, *self.complaint(), *columns_of(keys, width)])
        typed = self.ask().lower()
        if typed == "a" and client.seats:
            self.play_again()
        elif typed == "o" and may_reopen(client):
            self.seal_next()
            self.connection.say(Reopen())
        elif not self.session.leaf_through(typed):
            self.not_understood(typed)

    def judgement(self, number: int) -> list[str]:
        try:
            record = read_bytes(self.http.record(self.held.key, number))
        except Refused as refused:
            return [problem_text(self.words, refused)]
        held = self.held if self.held.round == number else HeldSeat(server="", table="", key="")
        lines = judge(self.words, record, held, self.client.seats, self.client.views)
        return [*lines, self.saved(record)] if self.shelf else lines

    def saved(self, record: Record) -> str:
        try:
            path = claim_fresh(self.matches, record.setup.game)
            save(path, record)
        except Refused as refused:
            return problem_text(self.words, refused)
        return self.words("table-saved", file=str(path))

    def play_again(self) -> None:
        self.seal_next()
        self.connection.say(Rematch())

    def seal_next(self) -> None:
        """A new word: the cards of the last one were dealt."""
        table, seats = self.client.table, self.client.seats
        if seats and self.held.round != table.round:
            sealed = new_pledge(self.held, table.round, table.commitment)
            if self.shelf:
                self.shelf.hold(self.held)
            self.say_once(Seal(sealed, seats[0]))

    def complaint(self) -> list[str]:
        """Why nothing came of what was typed."""
        refused = self.client.complaint
        said = self.session.problem(refused) if refused else self.objection
        if not said and self.client.dealt and self.client.view.n == self.lost_at:
            said = self.words("table-link-lost-move")
        return self.alarm(said) if said else []

    def alarm(self, text: str) -> list[str]:
        return [paint(line, "alarm") for line in wrap(text, self.terminal.width)]
