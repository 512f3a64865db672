"""A match in the terminal: whose turn it is, what they see, what they typed, and what came of it."""

from collections import defaultdict
from collections.abc import Callable, Iterable
from itertools import chain, islice

from backnine import games
from backnine.bots import Bot, find_bot
from backnine.bots.club import CLUB
from backnine.hole import Happening, Seat
from backnine.locales import Words
from backnine.locales.problems import problem_text
from backnine.match import Match
from backnine.matchlog import MatchLog
from backnine.moves import Move
from backnine.record import Record
from backnine.refused import Refused
from backnine.tui import keyboard, pages
from backnine.tui.fairness import words_told
from backnine.tui.reasons import last_turns, turns_of_bots, whys_page
from backnine.tui.rulebook import rules_page
from backnine.tui.table import TableDrawing
from backnine.tui.telling import last_entries, tell
from backnine.tui.terminal import Terminal
from backnine.tui.text import columns_of, paint, wrap
from backnine.view import View, glimpse, view

LEAST_NEWS = 2
PAGES = {"w": "why", "s": "score", "r": "rules", "?": "help", "q": "quit"}


class Quit(Exception):  # noqa: N818 - somebody asked for it
    """A player wants to save and go."""


class Session:
    """Everybody at one keyboard, and the bots. `keep` gets the record before anything new is shown."""

    def __init__(self, terminal: Terminal, words: Words, log: MatchLog, keep: Callable[[Record], None]):
        self.terminal = terminal
        self.words = words
        self.log = log
        self.keep = keep
        self.stored: MatchLog | None = None
        self.people = log.setup.people
        self.bots = len(self.people) < log.setup.players
        self.at_keyboard: Seat | None = None
        self.news: dict[Seat, list[Happening]] = defaultdict(list)

    @property
    def match(self) -> Match:
        return self.log.match

    @property
    def names(self) -> tuple[str, ...]:
        return self.log.setup.names

    def run(self) -> None:
        """Play on to the end of the match."""
        if self.people and not self.log.n and not self.log.setup.start:
            self.terminal.page(self.before_the_deal())
            self.wait()
        while self.match.outcome is None:
            self.log = self.log.dealt()
            self.turn()
        self.store()

    def before_the_deal(self) -> list[str]:
        """Whose words were stirred in, and the draw for the dealer."""
        told = [
            line
            for told in words_told(self.words, self.log.record())
            for line in wrap(told, self.terminal.width)
        ]
        drawn = pages.draw_for_dealer(self.words, self.names, self.public, self.terminal.width)
        return [*told, *[""][: len(told)], *drawn]

    def store(self) -> None:
        """Put what has happened on disk, before anybody is shown it."""
        if self.stored is not self.log:
            self.keep(self.log.record())
            self.stored = self.log

    @property
    def public(self) -> View:
        """What everybody may see."""
        return view(self.match, None, recall=False)

    def turn(self) -> None:
        """One move of the seat that is to act: bots first where several may."""
        acting = self.match.hole.acting
        seat = next((seat for seat in acting if seat not in self.people), acting[0])
        if seat in self.people:
            self.person_moves(seat)
        else:
            self.bot_moves(seat)
        if self.match.hole.over and self.people:
            self.end_of_hole()

    def submit(self, seat: Seat, move: Move, by: str = "") -> tuple[Happening, ...]:
        was_turn = self.match.hole.turn
        self.log = self.log.play(seat, move, by)
        for person in self.people:
            self.news[person] += self.log.happened
        if was_turn == seat != self.match.hole.turn:
            self.news[seat] = self.after_own_turn(seat)
        return self.log.happened

    def after_own_turn(self, seat: Seat) -> list[Happening]:
        """One's own last deed stays to be read, but in a memory game not the card that was in it (FC-05)."""
        deed = _last_of(seat, self.news[seat])
        if self.match.game.secrets and not self.log.setup.memory_aid:
            return [happening.told_to(None) for happening in deed]
        return deed

    def bot_moves(self, seat: Seat) -> None:
        bot = find_bot(self.log.setup.bots[seat] or "")
        seen = view(self.match, seat, recall=True)
        move = bot.choose(seen, games.moves(self.match.hole, seat), self.log.dice(seat))
        self.submit(seat, move, self.who_thinks(bot))

    def who_thinks(self, bot: Bot) -> str:
        """The record says so where another bot thinks for `tour`, which has no kernels here."""
        return CLUB.name if bot.lacks_kernels(self.match.game.name) else ""

    # A person's turn

    def person_moves(self, seat: Seat) -> None:
        """Ask until something legal was typed."""
        self.hand_over(seat)
        complaint = ""
        while True:
            self.show_table(seat, complaint)
            typed = self.terminal.ask()
            complaint = ""
            if self.leaf_through(seat, typed):
                continue
            legal = games.moves(self.match.hole, seat)
            move = keyboard.understand(typed, legal)
            if move is None:
                complaint = self.words("table-not-understood", typed=typed[:40]) if typed else ""
                continue
            if move.verb == "peek" and move in legal and not self.sure_to_peek(move):
                continue
            try:
                happened = self.submit(seat, move)
            except Refused as refused:
                complaint = problem_text(self.words, refused, list_moves=False)  # the keys are on the screen
                continue
            self.show_once(seat, happened)
            return

    def leaf_through(self, seat: Seat, typed: str) -> bool:
        """Pages that are no moves: the score card, help, the rules, the way out."""
        match typed.lower():
            case "q" | "quit":
                raise Quit
            case "s":
                self.terminal.page(self.standings())
            case "?" | "h":
                legal = games.moves(self.match.hole, seat)
                self.terminal.page(pages.help_page(self.words, self.match.game, legal, self.terminal.width))
            case "w" if self.bots:
                self.leaf(self.whys())
                return True
            case "r":
                rules = rules_page(self.words, self.match.game, self.terminal.width)
                self.leaf(rules)
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
        words, width = self.words, self.terminal.width
        if self.match.hole.over:
            return whys_page(words, self.names, turns_of_bots(self.log), width)
        if self.match.game.secrets:
            return [*wrap(words("table-why-later"), width), ""]
        return whys_page(words, self.names, last_turns(turns_of_bots(self.log)), width)

    def standings(self) -> list[str]:
        return pages.standings(self.words, self.names, self.public, self.terminal.width)

    def sure_to_peek(self, move: Move) -> bool:
        """It cannot be undone, so ask."""
        self.terminal.show(wrap(self.words("table-peek-sure", slot=move.slot or 0), self.terminal.width))
        return self.terminal.ask().lower()[:1] in ("y", self.words("table-yes"))

    def show_once(self, seat: Seat, happened: tuple[Happening, ...]) -> None:
        """A looked-at card is shown once, and hidden again by the next page."""
        slots = {happening.slot or 0 for happening in happened if happening.what in ("looked", "peeked")}
        if not slots:
            return
        self.store()
        drawing, seen = self.drawing(), glimpse(self.match, seat, happened)
        remember = self.words("table-remember" if len(slots) > 1 else "table-remember-one")
        self.terminal.page([*drawing.title(seen), *drawing.person(seen, seat, slots), "", remember])
        self.wait("")

    def hand_over(self, seat: Seat) -> None:
        """Where a game has secrets, nobody sees the next player's screen but that player."""
        if self.match.game.secrets and len(self.people) > 1 and self.at_keyboard != seat:
            name = self.names[seat]
            ready = self.words("table-hand-over-ready", name=name)
            self.terminal.page(["", paint(self.words("table-hand-over", name=name), "strong"), "", ready])
            self.wait("")
        self.at_keyboard = seat

    def wait(self, prompt: str | None = None) -> None:
        self.terminal.ask(self.words("table-press-enter") + " " if prompt is None else prompt)

    # The screen

    def drawing(self) -> TableDrawing:
        return TableDrawing(self.words, self.names, self.terminal.width)

    def show_table(self, seat: Seat, complaint: str) -> None:
        self.store()
        drawing, width = self.drawing(), self.terminal.width
        seen = view(self.match, seat, recall=self.log.setup.memory_aid)
        legal = games.moves(self.match.hole, seat)
        above = [*drawing.title(seen), *drawing.others(seen, seat), ""]
        below = [
            *drawing.person(seen, seat, keyboard.lit_slots(legal)),
            "",
            *self.what_now(seen, seat),
            *self.keys(seen, legal),
            *(paint(line, "alarm") for line in (wrap(complaint, width) if complaint else [])),
        ]
        room = self.terminal.height - len(above) - len(below) - 2
        if room < LEAST_NEWS:  # a small screen has no lines to leave blank
            above, below = ([line for line in part if line] for part in (above, below))
            room = max(1, self.terminal.height - len(above) - len(below) - 2)
        news = [paint(line, "muted") for line in self.told(seat, room)]
        self.terminal.page([*above, *news, *[""][: len(news)], *below])

    def told(self, seat: Seat, room: int) -> list[str]:
        """What happened since this person last moved, as far as they may know and as fits."""
        news = [happening.told_to(seat) for happening in self.news[seat]]
        return last_entries(tell(self.words, self.names, news, self.terminal.width), room)

    def what_now(self, seen: View, seat: Seat) -> list[str]:
        name = self.names[seat]
        lines = wrap(pages.what_now(self.words, seen, name), self.terminal.width)
        if seen.owed[seat]:
            slots = ", ".join(map(str, seen.owed[seat]))
            lines += wrap(self.words("table-owes", slots=slots), self.terminal.width)
        return [paint(line, "strong") for line in lines]

    def keys(self, seen: View, legal: tuple[Move, ...]) -> list[str]:
        moves = [_key(key, what) for key, what in keyboard.choices(self.words, seen, legal)]
        return columns_of([*moves, *self.page_keys(PAGES)], self.terminal.width)

    def page_keys(self, keys: Iterable[str]) -> list[str]:
        """What else can be typed; without bots nobody can be asked why."""
        return [_key(key, self.words(f"table-key-{PAGES[key]}")) for key in keys if key != "w" or self.bots]

    def end_of_hole(self) -> None:
        """The last turns, the cards and the count, then the score card: on one page if it fits."""
        self.store()
        cards = pages.hole_over(self.words, self.names, self.public, self.drawing())
        news = self.last_turns(max(LEAST_NEWS, self.terminal.height - len(cards) - 2))
        cards = [*cards, *news, *[""][: len(news)]]
        self.news.clear()
        self.at_keyboard = None
        keys = self.page_keys("w" if self.match.outcome else "wq")
        offer = columns_of(keys, self.terminal.width) if keys else []
        if len(cards) + len(self.standings()) + len(offer) < self.terminal.height:
            self.terminal.page([*cards, *self.standings()])
        else:
            self.terminal.page(cards)
            self.wait_or_explain(offer)
            self.terminal.page(self.standings())
        if self.match.outcome is None:
            self.wait_or_explain(offer)

    def wait_or_explain(self, offer: list[str]) -> None:
        """The hole is over: the bots may tell what they were thinking, and one may go."""
        self.terminal.show(offer)
        match self.terminal.ask(self.words("table-press-enter") + " ").lower():
            case "w" if self.bots:
                self.leaf(self.whys())
            case "q" | "quit" if self.match.outcome is None:
                raise Quit

    def last_turns(self, room: int) -> list[str]:
        """What nobody at the keyboard has read yet."""
        reader = self.people[-1] if self.at_keyboard is None else self.at_keyboard
        return [paint(line, "muted") for line in self.told(reader, room)]


def _key(key: str, what: str) -> str:
    return f"{paint(f'[{key}]', 'glow')} {what}"


def _last_of(seat: Seat, news: list[Happening]) -> list[Happening]:
    """What this seat did last: the rest has been read."""
    start = len(news)
    while start and news[start - 1].seat in (seat, None):
        start -= 1
    return news[start:]
