"""What a terminal at a server shows between two messages: clocks that run, rules in words, the way out; and a
discard that is lifted before the table is told."""

from pathlib import Path
from threading import Event

import pyte
import pytest
from msgspec.structs import replace

from backnine.games import GAMES
from backnine.locales import LANGUAGES, Words
from backnine.moves import Move
from backnine.protocol import (
    ClockSeen,
    MakeMove,
    Outgoing,
    Reopen,
    ScoreCard,
    Seal,
    TableSeen,
    Undo,
    ViewSeen,
)
from backnine.refused import Refused
from backnine.tui import pages
from backnine.tui.join.live import LiveTerminal
from backnine.tui.join.seats import SeatShelf
from backnine.tui.join.visit import Visit
from backnine.tui.session import Session
from tests.tui.screen import plain
from tests.tui.test_join_faults import WELCOME, Screenless, told, visit
from tests.tui.test_join_faults import after as left
from tests.tui.test_join_parts import Wire, at_the_tee, table
from tests.tui.test_local import Hand, begun


def after(visited: Visit) -> str:
    return plain(left(visited))


# The clock


class Sitting(Screenless):
    """Somebody who types nothing for a while."""

    def __init__(self, clock: list[float], seconds: float) -> None:
        super().__init__()
        self.clock = clock
        self.seconds = seconds

    def ask(self, prompt: str = "> ", stale: object = None) -> str:
        self.clock[0] += self.seconds
        assert callable(stale)
        assert not stale()
        raise EOFError


@pytest.mark.parametrize("mine", [True, False])
def test_the_clock_runs_while_nothing_is_typed(mine: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [100.0]
    monkeypatch.setattr("time.monotonic", lambda: clock[0])
    view = replace(at_the_tee(), clocks=[ClockSeen(1, 30.0)], whole=True, acting=(0, 1) if mine else (1,))
    wire = Wire([view])
    wire.told = told(replace(table("playing", "", ""), timer=60), view=view)
    ben = visit(wire)
    ben.terminal = ben.session.terminal = ben.side_notes.terminal = Sitting(clock, 3.0)  # type: ignore[assignment]
    text = after(ben)
    assert "P1: 27 s left" in text
    assert "30 s" not in text


def test_a_line_changes_where_it_stands(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What is being typed meanwhile stays, and the cursor behind it."""
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    monkeypatch.setattr(LiveTerminal, "_read", lambda self: None)
    monkeypatch.setenv("TERM", "xterm")
    screen = pyte.Screen(20, 5)
    stream = pyte.Stream(screen)
    screen.set_mode(pyte.modes.LNM)
    terminal = LiveTerminal(Event())
    monkeypatch.setattr(LiveTerminal, "height", 5)
    terminal.page(["cards", "Ann: 10 s", "keys"])
    terminal.rewrite(["Ann: 9 s"], ["Ann: 8 s"])  # on no page
    stream.feed(capsys.readouterr().out + "> sw")
    terminal.rewrite(["Ann: 10 s"], ["Ann: 9 s"])
    written = capsys.readouterr().out
    assert plain(f"> sw{written}") == "> sw"  # a test that waits for a prompt is not put off
    stream.feed(written + "ap")
    assert [line.rstrip() for line in screen.display] == ["cards", "Ann: 9 s", "keys", "> swap", ""]
    monkeypatch.setenv("TERM", "dumb")
    terminal.rewrite(["Ann: 9 s"], ["Ann: 8 s"])
    assert capsys.readouterr().out == ""


# The way out, and the rules


def test_who_has_a_seat_reads_that_it_is_kept(tmp_path: Path) -> None:
    kept, watching = "[q] leave (your seat is kept)", "[q] leave the table"
    for shelf, said in ((SeatShelf(tmp_path), kept), (None, watching)):
        wire = Wire([], [])
        wire.told = [WELCOME, table("open", "", "")]
        assert said in after(visit(wire, shelf=shelf))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_every_house_rule_is_told_in_words(game: object, language: str) -> None:
    words = Words(language)
    for rule in game.house_rules:  # type: ignore[attr-defined]
        for setting in rule.choices:
            line = " ".join(pages.house_rules(words, {rule.key: setting}, 200))
            assert words(f"web-house-{rule.key.replace('_', '-')}") in line
            assert "=" not in line
            assert "True" not in line
            assert "False" not in line


def test_the_lobby_names_house_rules_for_people() -> None:
    wire = Wire()
    wire.told = [
        WELCOME,
        replace(table("open", "", ""), house={"holes": 1, "no_pass": True, "ties": "shared"}),
    ]
    text = after(visit(wire))
    assert "House rules: Holes: 1 · No passing · Tie for first place: Shared win" in text
    assert pages.house_rules(Words("en"), {"wind": 3}, 80) == ["House rules: wind=3", ""]  # a newer server's


# A lifted discard


def own_turn() -> ViewSeen:
    hand = Hand(begun("play-nine", None, "rookie"))
    while Move("take") not in hand.client.moves:
        hand.move()
    return replace(hand.client.view, whole=True)


def test_a_lifted_discard_goes_back_and_the_table_hears_nothing() -> None:
    view = own_turn()
    card = view.discard[-1]
    wire = Wire([view])
    wire.told = told(ScoreCard([], [0, 0], [], None), view=view)
    text = after(visit(wire, "t"))
    assert "it must go into your layout" in text
    assert "[u] put it back" in text
    assert "[d]" not in text
    wire.told, wire.answers = told(view=view), [[view]]
    text = after(visit(wire, "t", "u"))
    assert "[d] draw" in text
    assert f"[t] take {card}" in text
    assert "[u]" not in text
    assert not any(isinstance(each, MakeMove | Undo) for each in wire.said)


def test_the_table_hears_of_it_with_the_place() -> None:
    view = own_turn()
    taken = replace(view, n=view.n + 1, moves=view.after_take, after_take=(), phase="place")
    done = replace(taken, n=view.n + 2, moves=(), acting=(1,), turn=1)
    wire = Wire([view], [taken], [done], [done])
    wire.told = told(view=view)
    after(visit(wire, "t", "3"))
    moves = [each for each in wire.said if isinstance(each, MakeMove)]
    assert moves == [MakeMove(view.n, "take", 0), MakeMove(view.n + 1, "swap 3", 0)]


def test_a_discard_that_is_not_lifted_after_all() -> None:
    """The table refuses the taking: nothing more is said."""
    hand = Hand(begun("play-nine", None, "rookie"))
    client = hand.client
    while Move("take") not in client.moves:
        hand.move()
    client.lift()
    assert client.lifted
    assert client.seen().held == client.view.discard[-1]
    assert client.seen().phase == "place"
    refused = client.move(0, Move("draw"))
    assert isinstance(refused, Refused)
    assert not client.lifted
    assert client.view.phase == "place"  # it was taken, and the card cannot be drawn


def test_two_people_at_one_keyboard_can_put_it_back() -> None:
    """The table takes nothing back for them, but was not told."""
    hand = Hand(begun("six-card", None, None, house="holes=1"))
    while Move("take") not in hand.client.moves:
        hand.move()
    before = hand.table.log.n
    screen = Screenless("t", "u", "t")
    session = Session(screen, Words("en"), hand.table)
    session.client = hand.client
    with pytest.raises(EOFError):
        session.turn()
    assert "[u] put it back" in plain(screen.text)
    assert hand.table.log.n == before


# The same people again


def finished(**more: object) -> list[Outgoing]:
    """A match that is over, the second at this table; the host is seat 1."""
    hand = Hand(begun("play-nine", None, "rookie", house="holes=1"))
    hand.play()
    over = replace(table("over", "", "", number=2), records=[0, 1], host=1, **more)
    for chair, wins in zip(over.chairs, (2, 0), strict=True):
        chair.matches, chair.wins = 2, wins
    return [WELCOME, over, hand.client.score, replace(hand.client.view, whole=True)]


def test_the_score_card_counts_the_matches_won() -> None:
    wire = Wire()
    wire.told = finished()
    ben = visit(wire)
    ben.hear()
    assert "Matches won so far: P0 2 · P1 0" in plain("\n".join(ben.session.standings()))
    for chair in ben.client.table.chairs:
        chair.matches = 1
    assert "Matches won" not in plain("\n".join(ben.session.standings()))  # the first one is told above


@pytest.mark.parametrize(
    ("host", "here", "may"), [(True, True, True), (False, True, False), (False, False, True)]
)
def test_the_table_is_opened_again_by_the_host_or_while_they_are_away(
    host: bool, here: bool, may: bool
) -> None:
    wire = Wire(*[[]] * 4)
    wire.told = finished()
    over = wire.told[1]
    assert isinstance(over, TableSeen)
    wire.told[0] = replace(WELCOME, host=host)
    over.chairs[1].here = here
    ben = visit(wire, "o")
    ben.hear()
    ben.ends.add(ben.client.view.n)  # it has been on the screen
    ben.judged[1] = []
    text = after(ben)
    assert ("[o] the same again another day" in text) is may
    assert [type(each) for each in wire.said] == ([Seal, Reopen] if may else [])


def test_a_match_that_has_left_the_table_is_not_shown_again() -> None:
    wire = Wire()
    wire.told = [*finished(), replace(table("open", "", "", number=2), records=[0, 1])]
    text = after(visit(wire))
    assert "[a] I’ll play" in text
    assert "Score card" not in text
