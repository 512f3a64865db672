"""A match in the terminal: whose turn it is, what they see, what they typed, and what came of it."""

from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import chain, islice

from backnine import games
from backnine.coach.hint import hint
from backnine.hole import Happening, Seat
from backnine.locales import Words
from backnine.locales.problems import problem_text
from backnine.match import play
from backnine.moves import Move
from backnine.refused import Refused, harmless
from backnine.store import UNDO
from backnine.tui import keyboard, pages
from backnine.tui.client import TAKE, Connection, TableClient
from backnine.tui.fairness import words_told
from backnine.tui.flat import FlatDrawing
from backnine.tui.hints import hint_page
from backnine.tui.people import People, people_at
from backnine.tui.reasons import last_turns, turns_of_bots, whys_page
from backnine.tui.rulebook import rules_page
from backnine.tui.table import TableDrawing
from backnine.tui.telling import last_entries, tell
from backnine.tui.terminal import Terminal
from backnine.tui.text import columns_of, key_text, paint, wrap
from backnine.view import View, view

LEAST_NEWS = 2
UNDO_KEYS = ("u", UNDO)
PAGES = {"h": "hint", "w": "why", "s": "score", "r": "rules", "?": "help", "q": "quit"}


class Quit(Exception):  # noqa: N818 - somebody asked for it
    """A player wants to save and go."""


class Session:
    """The people of this device at one keyboard. All they see is what the table has told them."""

    def __init__(self, terminal: Terminal, words: Words, connection: Connection) -> None:
        self.terminal = terminal
        self.words = words
        self.connection = connection
        self.client = TableClient(connection)
        self.pages = PAGES
        self.hinted: tuple[object, int] = (None, 0)  # where a hint was asked for, and how often
        self.moving = False  # a move was said, and is not answered yet
        self.notes: Callable[[], list[str]] = list  # on the page, beside what the cards tell
        self.meanwhile: Callable[[], None] = lambda: None  # what goes on while nothing is typed
        self.aside: Callable[[str], bool] = lambda typed: False  # takes what is typed and concerns no page

    @property
    def people(self) -> People:
        """Whoever is alone at this keyboard is “you”."""
        seats = self.client.seats
        return people_at(self.words, self.client.table.chairs, seats[0] if len(seats) == 1 else None)

    @property
    def bots(self) -> bool:
        """Are there bots that can be asked why?"""
        return self.connection.log is not None and any(self.connection.log.setup.bots)

    def run(self) -> None:
        """Play on to the end of the match."""
        log = self.connection.log
        self.client.hear()
        if log and not log.n and not log.setup.start:
            self.terminal.page(self.before_the_deal())
            self.wait()
        while self.client.score.outcome is None:
            self.turn()

    def before_the_deal(self) -> list[str]:
        """The draw for the dealer, and whose words were stirred in."""
        record = self.connection.log and self.connection.log.record()
        told = [
            paint(line, "muted")
            for told in (words_told(self.words, record) if record else ())
            for line in wrap(told, self.terminal.width)
        ]
        drawn = pages.draw_for_dealer(self.words, self.people, self.client.seen(), self.terminal.width)
        return [*drawn, *told, *[""][: len(told)]]

    def turn(self) -> None:
        """What the table waits for at this device."""
        seat = self.client.acting
        if seat is not None:
            self.person_moves(seat)
        elif self.connection.waits:
            self.let_it_stand()
        while self.client.looks:
            self.show_look()
        if self.client.view.phase == "over":
            self.end_of_hole()

    # A person's turn

    def person_moves(self, seat: Seat) -> None:
        """Ask until something legal was typed."""
        self.hand_over(seat)
        news, complaint = self.client.news(seat), ""
        while self.client.acting == seat == self.client.view.seat:
            moment = self.client.moment
            self.show_turn(seat, news, complaint)
            typed = self.terminal.ask(stale=lambda: self.has_changed(moment))  # noqa: B023 - asked at once
            complaint = ""
            if self.leaf_through(typed):
                continue
            if typed.lower() in UNDO_KEYS:
                lifted = self.client.lifted
                refused = self.client.undo(seat)
                news = news if lifted else self.client.news(seat)
                complaint = self.problem(refused) if refused else ""
                continue
            legal = self.client.moves
            move = keyboard.understand(typed, legal)
            if move is None:
                complaint = self.words("table-not-understood", typed=typed[:40]) if typed else ""
                continue
            if move.verb == "peek" and move in legal and not self.sure_to_peek(move):
                continue
            if move == TAKE and self.client.view.after_take and not self.client.lifted:
                self.client.lift()
                continue
            self.moving = True
            refused = self.client.move(seat, move)
            self.moving = False
            if refused is None:
                return
            complaint = self.problem(refused)

    def let_it_stand(self) -> None:
        """A move has been made: the last moment to take it back, before the bots answer."""
        seat = self.client.view.seat
        assert seat is not None
        offer = self.offer([*self.undo_key(), *self.page_keys("srq")])
        self.show_table(seat, self.client.news(seat), offer)
        typed = self.terminal.ask(self.words("table-press-enter") + " ")
        if typed.lower() in UNDO_KEYS:
            self.client.undo(seat)
        elif not self.leaf_through(typed):
            self.connection.go_on()
            self.client.hear()

    def problem(self, refused: Refused) -> str:
        """The keys are on the screen, so no moves are listed. A newer server may have reasons of its own."""
        try:
            return problem_text(self.words, refused, list_moves=False)
        except KeyError:
            return harmless(refused.why)[:80]

    def has_changed(self, moment: tuple[object, ...]) -> bool:
        self.client.hear()
        self.meanwhile()
        return self.client.moment != moment or self.connection.link != "open"

    def hand_over(self, seat: Seat) -> None:
        """Where a game has secrets, nobody sees the next player's screen but that player."""
        if self.client.view.seat == seat:
            return
        if self.client.hides:
            name = self.people[seat]
            ready = self.words("table-hand-over-ready", name=name)
            self.terminal.page(["", paint(self.words("table-hand-over", name=name), "strong"), "", ready])
            self.wait("")
        self.client.look_as(seat)

    def leaf_through(self, typed: str) -> bool:
        """Pages that are no moves: the score card, help, the rules, the way out."""
        if self.aside(typed):
            return True
        game, width = self.client.game, self.terminal.width
        match typed.lower():
            case "q" | "quit":
                raise Quit
            case "s":
                self.terminal.page(self.standings())
            case "fair":
                self.terminal.page(pages.about_the_seal(self.words, self.client.table.commitment, width))
            case "h" if self.connection.log is not None:
                self.terminal.page(self.hint())
            case "?" | "h":
                self.terminal.page(pages.help_page(self.words, game, self.client.moves, width))
            case "w" if self.bots:
                self.leaf(self.whys())
                return True
            case "r":
                self.leaf(rules_page(self.words, game, width))
                return True
            case _:
                return False
        self.wait()
        return True

    def leaf(self, lines: Iterable[str]) -> None:
        """A text on one page or more; q leaves a long one."""
        source = iter(lines)
        first = list(islice(source, max(self.terminal.height - 1, 0)))
        if len(first) < self.terminal.height - 1:
            self.terminal.page(first)
            self.wait()
        else:
            self.terminal.leaf(chain(first, source), f"{self.words('table-press-enter')} [q] ")

    def whys(self) -> Iterable[str]:
        """What each bot did last and why; where that could give cards away, not before the hole is over."""
        words, width, log = self.words, self.terminal.width, self.connection.log
        assert log is not None
        if self.client.view.phase == "over":
            return whys_page(words, self.people, turns_of_bots(log), width)
        if self.client.game.secrets:
            return [*wrap(words("table-why-later"), width), ""]
        return whys_page(words, self.people, last_turns(turns_of_bots(log.dealt())), width)

    def hint(self) -> list[str]:
        """The coach's word to whoever is alone among bots; asked again in the same place, in more detail."""
        log, seat, width = self.connection.log, self.client.acting, self.terminal.width
        assert log is not None
        if not self.may_ask_coach or seat is None:
            return [*wrap(self.words("coach-hint-alone"), width), ""]
        place = (log.n, self.client.lifted)
        self.hinted = (place, self.hinted[1] + 1 if self.hinted[0] == place else 1)
        match = play(log.match, seat, TAKE)[0] if self.client.lifted else log.match
        given = hint(view(match, seat, recall=True), games.moves(match.hole, seat))
        return hint_page(self.words, self.people.names, match.hole.seats, given, width, level=self.hinted[1])

    @property
    def may_ask_coach(self) -> bool:
        """Never where other people play: they would have to agree."""
        log = self.connection.log
        return log is not None and len(log.setup.people) == 1 and self.client.acting is not None

    def standings(self) -> list[str]:
        words, people, width = self.words, self.people, self.terminal.width
        won = pages.series(words, people, self.client.table, width)
        return [*pages.standings(words, people, self.client.seen(), width), *won]

    def sure_to_peek(self, move: Move) -> bool:
        """It cannot be undone, so ask."""
        self.terminal.show(wrap(self.words("table-peek-sure", slot=move.slot or 0), self.terminal.width))
        return self.terminal.ask().lower()[:1] in ("y", self.words("table-yes"))

    def show_look(self) -> None:
        """A looked-at card is shown once, and hidden again by the next page."""
        drawing, seen, slots = self.drawing(), self.client.next_look(), self.client.slots_looked_at
        assert seen.seat is not None
        remember = self.words("table-remember" if len(slots) > 1 else "table-remember-one")
        self.terminal.page([*drawing.title(seen), *drawing.person(seen, seen.seat, slots), "", remember])
        self.wait("")
        self.client.looked()

    def wait(self, prompt: str | None = None) -> None:
        self.terminal.ask(self.words("table-press-enter") + " " if prompt is None else prompt)

    # The screen

    def drawing(self) -> TableDrawing:
        return TableDrawing(self.words, self.people, self.terminal.width)

    def show_turn(self, seat: Seat, news: Iterable[Happening], complaint: str) -> None:
        """The page of whose turn it is."""
        seen, legal = self.client.seen(), self.client.moves
        keys = [key_text(key, what) for key, what in keyboard.choices(self.words, seen, legal)]
        keys += self.undo_key()
        alarm = [paint(line, "alarm") for line in (wrap(complaint, self.terminal.width) if complaint else [])]
        said, in_short = (
            [*self.what_now(seen, seat), *self.offer([*keys, *others]), *alarm]
            for others in (self.page_keys(self.pages), self.bare_keys(self.pages))
        )
        self.show_table(seat, news, said, in_short, keyboard.lit_slots(legal))

    def show_table(
        self,
        seat: Seat | None,
        news: Iterable[Happening],
        said: list[str],
        in_short: list[str] | None = None,
        lit: Collection[int] = (),
    ) -> None:
        """The table through the eyes of a seat, what happened, and what is said under it; `in_short` where
        there is no room for all of it."""
        drawing, seen = self.drawing(), self.client.seen()
        said, in_short = ([*self.notes(), *lines] for lines in (said, in_short or said))
        above = [*drawing.title(seen), *drawing.others(seen, seat), ""]
        below = [*drawing.before(seen, seat, lit), "", *said]
        room = self.terminal.height - len(above) - len(below) - 2
        if room < LEAST_NEWS:
            self.show_tight(seat, news, (said, in_short), lit)
            return
        told = self.told(news, room)
        self.terminal.page([*above, *told, *[""][: len(told)], *below])

    def show_tight(
        self,
        seat: Seat | None,
        news: Iterable[Happening],
        said: tuple[list[str], list[str]],
        lit: Collection[int],
    ) -> None:
        """A small screen has no lines to leave blank. What happened last is left out first, then the edges of
        the cards, then what keys mean that are no moves: nobody at the table scrolls away."""
        seen, flat = self.client.seen(), FlatDrawing(self.words, self.people, self.terminal.width)
        in_full, in_short = said
        for drawing, under in ((self.drawing(), in_full), (flat, in_full), (flat, in_short)):
            cards = [*drawing.title(seen), *drawing.others(seen, seat, tight=True)]
            above = [line for line in cards if line]
            below = [line for line in (*drawing.before(seen, seat, lit), *under) if line]
            room = self.terminal.height - len(above) - len(below) - 1
            if room >= 0:
                break
        self.terminal.page([*above, *(self.told(news, room) if room > 0 else ()), *below])

    def told(self, news: Iterable[Happening], room: int) -> list[str]:
        """What happened, as far as it fits."""
        entries = tell(self.words, self.people, self.client.game.name, news, self.terminal.width)
        return [paint(line, "muted") for line in last_entries(entries, room)]

    def what_now(self, seen: View, seat: Seat) -> list[str]:
        name = self.people[seat]
        lines = wrap(pages.what_now(self.words, seen, name), self.terminal.width)
        if seen.owed[seat]:
            slots = ", ".join(map(str, seen.owed[seat]))
            lines += wrap(self.words("table-owes", slots=slots), self.terminal.width)
        return [paint(line, "strong") for line in lines]

    def offer(self, keys: Sequence[str]) -> list[str]:
        return columns_of(keys, self.terminal.width) if keys else []

    def undo_key(self) -> list[str]:
        """Where a move may be taken back, or the lifted discard put back."""
        if self.client.lifted:
            return [key_text("u", self.words("table-key-put-back"))]
        return [key_text("u", self.words("table-key-undo"))] if self.client.view.undo else []

    def bare_keys(self, keys: Iterable[str]) -> list[str]:
        """The same keys without what they do."""
        return [" ".join(paint(f"[{key}]", "glow") for key in keys if self.offers(key))]

    def page_keys(self, keys: Iterable[str]) -> list[str]:
        """What else can be typed."""
        return [
            key_text(key, self.words(f"table-key-{self.pages[key]}"))
            for key in keys
            if key in self.pages and self.offers(key)
        ]

    def offers(self, key: str) -> bool:
        """Whether there is anybody to ask why, or for a hint."""
        return {"w": self.bots, "h": self.may_ask_coach}.get(key, True)

    # The end of a hole

    def end_of_hole(self) -> None:
        """The last turns, the cards and the count, then the score card: on one page if it fits."""
        seen = self.client.seen()
        cards = pages.hole_over(self.words, self.people, seen, self.drawing())
        reader = self.client.view.seat
        news = self.client.news(reader) if reader is not None else []
        offer = self.offer(self.page_keys("w" if seen.outcome else "wq"))
        room = self.terminal.height - len(cards) - len(offer) - 3
        told = self.told(news, room if room >= 0 else self.terminal.height)  # a second page has room for all
        cards = [*cards, *told, *[""][: len(told)]]
        if len(cards) + len(self.standings()) + len(offer) < self.terminal.height:
            self.terminal.page([*cards, *self.standings()])
        else:
            self.leaf_to(cards, offer)
            self.wait_or_explain(offer)
            self.leaf_to(self.standings(), offer)
        if seen.outcome is None:
            self.wait_or_explain(offer)
            self.client.seen_hole(seen.hole)

    def leaf_to(self, lines: list[str], offer: list[str]) -> None:
        """A text on one page or more, the last of which has room for what is offered under it."""
        keep = max(self.terminal.height - len(offer) - 2, 1)
        rest = self.terminal.leaf(lines, self.words("table-press-enter") + " ", keep=keep)
        self.terminal.page(rest or ())

    def wait_or_explain(self, offer: list[str]) -> None:
        """The hole is over: the bots may tell what they were thinking, and one may go."""
        self.terminal.show(offer)
        match self.terminal.ask(self.words("table-press-enter") + " ").lower():
            case "w" if self.bots:
                self.leaf(self.whys())
            case "q" | "quit" if self.client.score.outcome is None:
                raise Quit
