"""A move taken back at the keyboard."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from backnine.games import GAMES
from backnine.matchlog import MatchLog
from backnine.moves import Move
from backnine.record_reader import read
from backnine.replay import verify
from backnine.shuffle import Shuffle, new_word, seal
from backnine.tui.client import TableClient
from backnine.tui.local import LocalConnection
from tests.tui.playing import start
from tests.tui.screen import Screen
from tests.tui.test_join_parts import held, verdict
from tests.tui.test_local import SEED, Hand, begun

TAKE = Move("take")


class Hesitant(Hand):
    """Takes back whatever can be, once, and does it again."""

    undone = 0

    def move(self) -> None:
        client = self.client
        if client.view.phase != "over" and TAKE in client.moves and self.dice.random() < 0.7:
            before = self.table.log.n
            assert client.move(0, TAKE) is None
            assert client.view.undo
            assert client.undo(0) is None
            assert self.kept[-1].moves == self.table.log.n == before
            assert self.table.log.match == self.table.table.match
            self.undone += 1
        super().move()


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_a_match_with_second_thoughts_is_fair(game: str) -> None:
    word = new_word()
    setup = begun(game, None, "rookie").setup
    setup = type(setup)(**(vars(setup) | {"words": (word, None), "seals": (seal(word), None)}))
    hand = Hesitant(MatchLog.begin(setup, SEED))
    record, views = hand.play().record(), hand.client.views
    assert verify(record).outcome
    assert hand.undone > 1
    assert record.moves == views[-1].n - 2 * hand.undone
    seat = held(word=word.hex(), commitment=Shuffle(SEED).commitment, seals=[seal(word), ""])
    assert "Yes. Everything" in verdict(record, seat, views)
    gone = [move + 1 for seen in views for move, _ in seen.undone]
    place = next(at for at, each in enumerate(views) if each.n in gone)
    views[place] = replace(views[place], discard=(*views[place].discard, "9H", "9H", "9H"))
    assert "Something does not fit." in verdict(record, seat, views)  # though it was taken back


def test_nothing_to_take_back_is_said() -> None:
    client: TableClient = Hand(begun("play-nine", None, "rookie")).client
    refused = client.undo(0)
    assert refused
    assert refused.why == "undo-too-late"


def test_in_a_terminal(tmp_path: Path) -> None:
    path = tmp_path / "match.golf"
    with Screen("play", "play-nine", "--seed", "11", "--house", "holes=1", "--save", path) as screen:
        start(screen)
        while screen.prompted() and "[t]" not in screen.text:
            assert "[u]" not in screen.text
            screen.type("1" if "[1" in screen.text else "8")
        before = read(path.read_text("utf-8")).moves
        screen.type("t")
        screen.wait_for(r"\[u\] put it back")
        screen.type("u")
        screen.wait_for(r"\[t\] take")
        assert "[u]" not in screen.text
        assert read(path.read_text("utf-8")).moves == before
        screen.type("undo")
        screen.wait_for("There is nothing to take back")
        screen.type("?")
        screen.wait_for("u also takes your last move back")


def test_bots_wait_until_a_placement_stands(tmp_path: Path) -> None:
    path = tmp_path / "match.golf"
    with Screen("play", "play-nine", "--seed", "11", "--house", "holes=1", "--save", path) as screen:
        start(screen)
        while screen.prompted() and "[t]" not in screen.text:
            screen.type("1" if "[1" in screen.text else "8")
        made = read(path.read_text("utf-8")).moves
        screen.type("t")
        screen.wait_for(r"\[u\] put it back")
        screen.type("1")  # lies face up: nothing new is shown
        screen.wait_for(r"\[u\] take it back[^>]*Press Enter")
        assert read(path.read_text("utf-8")).moves == made + 2
        screen.type("u")
        screen.wait_for(r"it must go into your layout.*\[u\]")  # the card is in the hand again
        assert read(path.read_text("utf-8")).moves == made + 1
        screen.type("1")
        screen.wait_for("Press Enter")
        screen.type("")
        screen.wait_for(r"\[d\]|\[1")
        assert read(path.read_text("utf-8")).moves > made + 2


def test_a_patient_table_waits_and_goes_on() -> None:
    table = LocalConnection(begun("play-nine", None, "rookie"), patient=True)
    client = TableClient(table)
    client.hear()
    while TAKE not in client.moves:
        client.move(0, client.moves[0])
        table.go_on()
        client.hear()
    client.move(0, TAKE)
    assert not table.waits  # it is still one's turn
    up = next(slot for slot, each in enumerate(client.view.layouts[0], 1) if each.up)
    client.move(0, Move("swap", up))
    n = client.view.n
    assert table.waits
    client.hear()
    assert (client.view.n, client.acting) == (n, None)
    table.go_on()
    client.hear()
    assert client.view.n > n
