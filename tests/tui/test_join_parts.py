"""The parts of joining a server: addresses, kept seats, words for the shuffle, the check of the cards; and
the client with a connection of the test's own."""

import stat
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from backnine.games import GAMES
from backnine.locales import LANGUAGES, Words
from backnine.matchlog import MatchLog
from backnine.moves import Move
from backnine.protocol import (
    ChairSeen,
    HappeningSeen,
    Hello,
    Incoming,
    MakeMove,
    Outgoing,
    Played,
    RefusedSeen,
    Reveal,
    ScoreCard,
    Seal,
    SlotSeen,
    TableSeen,
    ViewSeen,
    Welcome,
)
from backnine.record import Record
from backnine.shuffle import Shuffle, new_word, seal
from backnine.tui.client import LinkLost, TableClient
from backnine.tui.join.address import read_way
from backnine.tui.join.fair import judge
from backnine.tui.join.http import InvitedTo
from backnine.tui.join.pledge import answer, new_pledge
from backnine.tui.join.seats import HeldSeat, SeatShelf
from backnine.tui.join.sitting_down import invitation_text
from backnine.tui.seen import happenings
from tests.tui.test_local import SEED, Hand, begun

# Addresses


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_invitation_without_a_host_names_nobody(language: str) -> None:
    said = [invitation_text(Words(language), InvitedTo("play-nine", host, 2)) for host in ("Ann", None, "")]
    assert "Ann" in said[0]
    assert "?" not in said[1]
    assert said[1] == said[2] != said[0]


@pytest.mark.parametrize(
    ("said", "server", "code"),
    [
        ("https://golf.example/#join=K7QXW2M", "https://golf.example", "K7QXW2M"),
        ("http://golf.example:80/#join=K7QXW2M", "http://golf.example:80", "K7QXW2M"),
        ("golf.example#join=K7QXW2M", "https://golf.example", "K7QXW2M"),
        ("HTTPS://Golf.Example/", "https://golf.example", ""),
        ("192.168.1.20:8009", "http://192.168.1.20:8009", ""),
        ("8.8.8.8:8009", "https://8.8.8.8:8009", ""),
        ("localhost:8009", "http://localhost:8009", ""),
        ("nas.local", "http://nas.local", ""),
        ("[::1]:8009", "http://[::1]:8009", ""),
        ("http://[2001:db8::1]:8009/", "http://[2001:db8::1]:8009", ""),
    ],
)
def test_where_an_address_leads(said: str, server: str, code: str) -> None:
    """Keys are sent openly at home only, or to whom somebody names with http."""
    way = read_way(said)
    assert (way.server, way.code) == (server, code)
    assert way.socket == server.replace("http", "ws", 1) + "/api/socket"


def test_an_address_never_shows_its_key() -> None:
    way = read_way("https://golf.example/#key=very-secret")
    assert way.key == "very-secret"
    assert "secret" not in repr(way)


# Kept seats


def held(**more: object) -> HeldSeat:
    return HeldSeat(**({"server": "http://a", "table": "t", "key": "k"} | more))  # type: ignore[arg-type]


def test_seats_are_kept_for_nobody_elses_eyes(tmp_path: Path) -> None:
    shelf = SeatShelf(tmp_path / "state")
    assert shelf.seats() == []
    ann, ben = held(key="1", name="Ann", code="C"), held(key="2", name="Ben", code="C")
    for seat in (ann, ben):
        shelf.hold(seat)
    assert stat.S_IMODE(shelf.path.stat().st_mode) == 0o600
    assert shelf.at("http://a", code="C") == ben  # the newest
    assert shelf.at("http://a", code="C", name="Ann") == ann
    assert shelf.at("http://b", code="C") is None
    assert shelf.at("http://a", code="D") is None
    shelf.drop(ben)
    assert shelf.seats() == [ann]
    assert {path.name for path in shelf.path.parent.iterdir()} == {".seats.lock", shelf.path.name}


def test_a_damaged_file_of_seats_stops_nobody(tmp_path: Path) -> None:
    (tmp_path / "seats.json").write_text("{")
    assert SeatShelf(tmp_path).seats() == []


# Words


def table(state: str, *seals: str, number: int = 0, commitment: str = "c" * 64) -> TableSeen:
    chairs = [ChairSeen("person", f"P{seat}", None, True, False, sealed) for seat, sealed in enumerate(seals)]
    return TableSeen(
        state=state,  # type: ignore[arg-type]
        game="play-nine",
        house={},
        chairs=chairs,
        host=0,
        acting_host=None,
        timer=0,
        days=0,
        grace=30,
        watch=False,
        memory_aid=False,
        pace=0,
        undo=True,
        names="free",
        latecomers="ask",
        hints=False,
        hinting=[],
        watching=0,
        round=number,
        commitment=commitment,
        draw=[],
        rematch=[],
        records=[],
        deleting=[],
    )


def test_a_word_is_revealed_for_the_seal_that_was_seen_first() -> None:
    seat = held()
    own = new_pledge(seat)
    assert answer(seat, table("open", "", own), [1]) is None
    assert answer(seat, table("shuffling", "", own), [1]) == Reveal(seat.word, 1)
    assert answer(seat, table("shuffling", "", own), [1]) == Reveal(seat.word, 1)  # the line broke meanwhile
    assert answer(seat, table("shuffling", "x", own), [1]) is None  # others have exchanged their seals


@pytest.mark.parametrize(
    "asked",
    [
        table("shuffling", "", "other"),
        table("shuffling", "", "", commitment="d" * 64),
        table("shuffling", "", "", number=1),
        table("playing", "", ""),
    ],
)
def test_a_word_is_kept_where_something_has_changed(asked: TableSeen) -> None:
    seat = held()
    own = new_pledge(seat)
    assert answer(seat, table("open", "", own), [1]) is None
    if asked.chairs[1].seal != "other":
        asked.chairs[1].seal = own
    assert answer(seat, asked, [1]) is None


def test_whoever_comes_with_a_key_alone_seals_a_word() -> None:
    seat = held()
    said = answer(seat, table("open", ""), [0])
    assert said == Seal(seal(bytes.fromhex(seat.word)), 0)
    assert answer(held(), table("open", "sealed elsewhere"), [0]) is None


# Was it fair?


def played(game: str) -> tuple[Record, HeldSeat, list[ViewSeen]]:
    """A match with a word of seat 0 in it, and what that seat was shown."""
    word = new_word()
    setup = begun(game, None, "rookie").setup
    setup = type(setup)(**(vars(setup) | {"words": (word, None), "seals": (seal(word), None)}))
    hand = Hand(MatchLog.begin(setup, SEED))
    record = hand.play().record()
    seat = held(word=word.hex(), commitment=Shuffle(SEED).commitment, seals=[seal(word), ""])
    return record, seat, hand.client.views


def verdict(record: Record, seat: HeldSeat, views: list[ViewSeen], seats: tuple[int, ...] = (0,)) -> str:
    return "\n".join(judge(Words("en"), record, seat, seats, views))


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_a_fair_match_is_called_fair(game: str) -> None:
    assert verdict(*played(game)) == "Was it fair? Yes. Everything this device could check fits."


def _other_card(views: list[ViewSeen]) -> None:
    view = views[len(views) // 2]
    card = "7" if view.discard[-1] != "7" else "8"
    views[len(views) // 2] = replace(view, discard=(*view.discard[:-1], card))


CHEATS: dict[str, tuple[Callable[[HeldSeat, list[ViewSeen]], None], str]] = {
    "another card": (lambda seat, views: _other_card(views), "you were shown"),
    "another seal": (
        lambda seat, views: setattr(seat, "commitment", "0" * 64),
        "not the one that this device saw",
    ),
    "another word": (
        lambda seat, views: setattr(seat, "word", "1" * 64),
        "not the one that this device sealed",
    ),
    "another's seal": (lambda seat, views: setattr(seat, "seals", [seat.seals[0], "x"]), "The seal of S1"),
}


@pytest.mark.parametrize("cheat", CHEATS)
def test_what_does_not_fit_is_said(cheat: str) -> None:
    record, seat, views = played("play-nine")
    spoil, said = CHEATS[cheat]
    spoil(seat, views)
    told = verdict(record, seat, views)
    assert "Something does not fit." in told
    assert said in told


def test_without_ones_own_word_nothing_is_proved() -> None:
    log = Hand(begun("play-nine", None, "rookie")).play()
    assert "Your word is not in this shuffle" in verdict(log.record(), held(word="1" * 64), [])


# The client


class Wire:
    """A connection of the test's own: says what it is told to, and breaks when it is told to."""

    log: MatchLog | None = None
    link = "open"
    waits = False

    def go_on(self) -> None: ...

    def __init__(self, *answers: list[Outgoing] | None) -> None:
        self.said: list[Incoming] = []
        self.answers = list(answers)  # one for each thing said; None: the line breaks
        self.told: list[Outgoing] = []

    def say(self, message: Incoming) -> None:
        self.said.append(message)
        answer = self.answers.pop(0)
        if answer is None:
            raise LinkLost
        self.told += answer

    def hear(self) -> list[Outgoing]:
        told, self.told = self.told, []
        return told

    def wait(self) -> None:
        raise LinkLost


def at_the_tee() -> ViewSeen:
    """Two people are to tee off; this device has seat 0."""
    return replace(Hand(begun("play-nine", None, None)).client.view, seat=0, n=5)


def client(*answers: list[Outgoing] | None) -> tuple[TableClient, Wire]:
    wire = Wire(*answers)
    made = TableClient(wire)
    wire.told = [Welcome(1, "t", [0], False, False), table("playing", "", ""), at_the_tee()]
    made.hear()
    return made, wire


def test_a_move_is_made_after_that_of_somebody_quicker() -> None:
    """Where all move at once, as at the tee-off."""
    theirs = replace(at_the_tee(), n=6, whole=True, played=[Played(5, 1, "flip 2", [])])
    own = replace(at_the_tee(), n=7, played=[Played(6, 0, "flip 1", [])])
    player, wire = client([theirs], [own])
    assert player.move(0, Move("flip", 1)) is None
    assert wire.said == [MakeMove(5, "flip 1", 0), MakeMove(6, "flip 1", 0)]


def test_a_refusal_is_given_back() -> None:
    player, _ = client([RefusedSeen("now-tee-off", {}, [], "move")])
    refused = player.move(0, Move("draw"))
    assert refused
    assert refused.why == "now-tee-off"


def test_a_line_that_breaks_before_the_answer_is_told() -> None:
    for player, _ in (client(None), client([])):
        with pytest.raises(LinkLost):
            player.move(0, Move("flip", 1))


def test_news_are_asked_of_the_table() -> None:
    player, wire = client([replace(at_the_tee(), whole=True)])
    assert player.news(0) == []
    assert wire.said == [Hello(5)]


def test_a_server_commands_no_terminal() -> None:
    """Not by a name, not by a card, and not by what it says has happened."""
    evil = "\x1b]0;owned\x07\u202e"
    told = table("playing", "", "")
    told.chairs[1].name = f"Ben{evil}"
    view = at_the_tee()
    layouts = tuple((SlotSeen(evil, True), *layout[1:]) for layout in view.layouts)
    played = [Played(5, 1, "flip 2", [HappeningSeen("exploded", 1), HappeningSeen("took", 1, None, evil)])]
    player, wire = client()
    wire.told = [told, ScoreCard([], [0, 0], [], None), replace(view, layouts=layouts, discard=(evil,))]
    player.hear()
    assert [chair.name for chair in player.table.chairs] == ["P0", "Ben]0;owned"]
    seen = player.seen()
    shown = [*seen.discard, *(slot.card or "" for layout in seen.layouts for slot in layout)]
    assert all(card.isprintable() and len(card) <= 3 for card in shown)
    assert [(each.what, each.card) for each in happenings(played)] == [("took", "]0;")]
