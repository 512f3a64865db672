"""The judge of leaks is judged: whatever is planted must be found."""

from base64 import b64encode, urlsafe_b64encode
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

import backnine.hole
import backnine.view
from backnine.hole import Happening
from backnine.match import Match
from backnine.table import presence, recap, showing, undoing
from backnine.table.scene import Sender
from backnine.view import View, held_by, view
from tests.server.judge import Json
from tests.server.party import HOUSES, Party, Plant, Watched, WatchedRoom, party

pytestmark = pytest.mark.timeout(60)


# The judge is judged: whatever is planted must be found.


def hidden(guest: Watched) -> list[tuple[int, int, str]]:
    """Face-down cards: seat, slot, card."""
    match = guest.room.table.match
    assert match
    return [
        (seat, slot, each.card)
        for seat, layout in enumerate(match.hole.layouts)
        for slot, each in enumerate(layout)
        if not each.up
    ]


def a_card_of_anybody(guest: Watched, message: Json) -> None:
    if message["t"] == "view" and hidden(guest):
        seat, slot, card = hidden(guest)[-1]
        message["layouts"][seat][slot]["card"] = card


def the_top_of_the_stock(guest: Watched, message: Json) -> None:
    if message["t"] == "view" and guest.room.table.match and message["phase"] == "draw":
        message["held"] = guest.room.table.match.hole.stock[0]


def an_identity(guest: Watched, message: Json) -> None:
    if message["t"] == "view":
        for seat, slot, card in hidden(guest):
            message["layouts"][seat][slot]["id"] = hash((card, seat)) % 1000


def moves_in_an_order_that_tells(guest: Watched, message: Json) -> None:
    if message["t"] == "view" and len(message["moves"]) > 2:
        message["moves"].reverse()


def the_seed(guest: Watched, message: Json) -> None:
    if message["t"] == "table":
        message["seed"] = guest.room.table.state.rounds[-1].seed.hex()


def the_seed_in_disguise(guest: Watched, message: Json) -> None:
    if message["t"] == "refused":
        message["details"]["reason"] = b64encode(guest.room.table.state.rounds[-1].seed).decode()


def a_word(guest: Watched, message: Json) -> None:
    if message["t"] == "table" and message["state"] == "playing":
        message["words"] = [guest.watched.word(0).hex()]


def a_word_for_a_seal(guest: Watched, message: Json) -> None:
    if message["t"] == "table" and message["state"] == "shuffling":
        message["chairs"][0]["seal"] = guest.watched.word(0).hex()


def a_word_in_a_refusal(guest: Watched, message: Json) -> None:
    if message["t"] == "refused" and message["why"] == "wrong-word":
        message["details"]["reason"] = urlsafe_b64encode(guest.watched.word(0)).decode()


def the_code(guest: Watched, message: Json) -> None:
    if message["t"] == "table":
        message["code"] = "ABCDEFG"


def strokes_so_far(guest: Watched, message: Json) -> None:
    if message["t"] == "view" and message["phase"] != "over":
        message["totals"][0] += 1


def a_card_in_a_refusal(guest: Watched, message: Json) -> None:
    if message["t"] == "refused":
        message["details"]["card"] = "7"


@pytest.fixture(autouse=True)
def _nothing_planted_is_kept() -> Iterator[None]:
    """What is shown is kept for the next who are shown the same, in other tests, too."""
    _forget_what_was_shown()
    yield
    _forget_what_was_shown()


def _forget_what_was_shown() -> None:
    for module in (backnine.hole, backnine.view, showing):
        for each in vars(module).values():
            if hasattr(each, "cache_clear"):
                each.cache_clear()


@pytest.mark.parametrize("game", HOUSES)
@pytest.mark.parametrize(
    ("plant", "found"),
    [
        (a_card_of_anybody, "layouts in the view"),
        (the_top_of_the_stock, "held in the view"),
        (an_identity, "a field id"),
        (moves_in_an_order_that_tells, "moves in the view"),
        (the_seed, "seed of round"),
        (the_seed_in_disguise, "seed of round"),
        (a_word, "word of round 0"),
        (a_word_for_a_seal, "word of round 0"),
        (a_word_in_a_refusal, "word of round 0"),
        (the_code, "code for []"),
        (strokes_so_far, "totals in the view"),
        (a_card_in_a_refusal, "card in a refusal"),
    ],
)
def test_the_judge_finds_what_is_planted_in_a_message(
    game: str, plant: Plant, found: str, tmp_path: Path
) -> None:
    here = party(tmp_path, game, 3, 4, plant)
    here.guests[0].say("eyes", seat=1)  # is refused
    here.play(30)
    assert any(fault.startswith(found) for fault in here.room.faults())
    here.room.close()


def remember_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    """A screen that shows what a player has to remember."""
    monkeypatch.setattr(showing, "view", lambda match, seat, *, recall: view(match, seat, recall=True))


def another_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """The memory of the neighbour, under one's own name."""

    def neighbours(match: Match, seat: int, *, recall: bool) -> View:
        other = view(match, (seat + 1) % match.players, recall=True)
        return other._replace(seat=seat, held=held_by(match, seat))

    monkeypatch.setattr(showing, "view", neighbours)


def tell_all_that_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Happening, "card_for", lambda self, reader: self.card)


def show_what_is_held(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("backnine.view.held_by", lambda match, seat: match.hole.held)
    monkeypatch.setattr(showing, "held_by", lambda match, seat: match.hole.held)


def tell_again_for_the_asking(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a player has looked at, to be had by loading the page once more."""
    monkeypatch.setattr(recap, "unless_noted", lambda state, n, happened, eyes: happened)


def look_through_the_first_eyes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of those at a device, whoever holds it."""
    monkeypatch.setattr(presence, "hides_from", lambda state, visitor: False)


def look_through_any_eyes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sender, "own_seat", lambda self, seat: 0 if seat is None else seat % 3)


def test_the_judge_finds_what_was_shown_and_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One looks, and wants not to have looked."""
    monkeypatch.setattr(undoing, "has_shown", lambda before, after, seat, *, recall: False)
    room = WatchedRoom(tmp_path, people=1, bots=("rookie",), pace=500)
    here = Party(room, [room.seat(0)], Random(1))
    here.deeds = [here.undo]
    here.play(40)
    assert any("a move that showed something" in fault for fault in room.faults())
    room.close()


@pytest.mark.parametrize(
    ("game", "mend", "found"),
    [
        ("four-card", remember_everything, "layouts in the view"),
        ("four-card", another_seat, "layouts in the view"),
        ("four-card", tell_all_that_happened, "looked in what happened"),
        ("play-nine", tell_all_that_happened, "drew in what happened"),
        ("four-card", show_what_is_held, "held in the view"),
        ("play-nine", show_what_is_held, "held in the view"),
        ("four-card", tell_again_for_the_asking, "looked in what happened"),
        ("four-card", look_through_the_first_eyes, "the view of seat 0, who did not say"),
        ("four-card", look_through_any_eyes, "the view of seat"),
    ],
)
def test_the_judge_finds_what_is_broken_in_the_table(
    game: str,
    mend: Callable[[pytest.MonkeyPatch], None],
    found: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    mend(monkeypatch)
    assert any(
        fault.startswith(found)
        for seed in (8, 9, 10)
        for fault in _of_a_party(tmp_path / str(seed), game, seed)
    )


def _of_a_party(folder: Path, game: str, seed: int) -> list[str]:
    here = party(folder, game, 5, seed)
    here.play(60)
    faults = here.room.faults()
    here.room.close()
    return faults
