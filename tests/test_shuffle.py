"""The shuffle, checked against a second one written from docs/shuffle.md alone, and against chance."""

import ast
import hmac
import json
import secrets
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any

import pytest

import backnine
from backnine.cards import french_pack, golf_pack
from backnine.games import find_game
from backnine.hole import Hole
from backnine.match import Match, begin
from backnine.record_reader import read_bytes
from backnine.refused import Refused
from backnine.replay import replay
from backnine.shuffle import (
    LONGEST_SALT,
    MOST_SALTS,
    Shuffle,
    new_seed,
    new_word,
    read_seed,
    seal,
    word_of,
)

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "shuffle.md").read_text(encoding="utf-8")
RECORDS = sorted((ROOT / "tests" / "records").glob("*.golf"))


# The page, programmed a second time. Nothing here comes from backnine.


def page_key(seed: bytes, salts: Sequence[str], words: Sequence[bytes | None] = ()) -> bytes:
    message = b""
    for seat in range(len(words)):
        word = words[seat]
        if word is not None:
            message += seat.to_bytes(1, "big") + word
    for salt in salts:
        raw = salt.encode("utf-8")
        message += (
            bytes([len(raw) >> 24 & 255, len(raw) >> 16 & 255, len(raw) >> 8 & 255, len(raw) & 255]) + raw
        )
    return hmac.new(seed, message, sha256).digest()


def page_block(key: bytes, label: str, counter: int) -> bytes:
    return hmac.new(key, label.encode("ascii") + b"\n" + str(counter).encode("ascii"), sha256).digest()


def page_numbers(key: bytes, label: str) -> Iterator[int]:
    for counter in count():
        block = page_block(key, label, counter)
        for place in range(0, 32, 4):
            yield int.from_bytes(block[place : place + 4], "big")


def page_order(
    seed: bytes,
    salts: Sequence[str],
    label: str,
    cards: Sequence[str],
    words: Sequence[bytes | None] = (),
) -> list[str]:
    numbers = page_numbers(page_key(seed, salts, words), label)
    order = list(cards)
    n = len(order)
    while n >= 2:
        number = next(numbers)
        if number >= 2**32 - 2**32 % n:
            continue
        other = number % n
        order[n - 1], order[other] = order[other], order[n - 1]
        n -= 1
    return order


PAGE_RANKS = ["A", *map(str, range(2, 11)), "J", "Q", "K"]


def page_pack(game: str, house: dict[str, Any], players: int) -> list[str]:
    if game == "play-nine":
        return [str(value) for value in range(13) for _ in range(8)] + ["H"] * 4
    one = [rank + suit for suit in "SHDC" for rank in PAGE_RANKS]
    one += ["JK", "JK"] if house.get("jokers") else []
    packs = house.get("packs", "auto")
    return one * ((players + 3) // 4 if packs == "auto" else packs)


PAGE_VALUES = {"H": -5, "JK": -2, "A": 1, "J": 10, "Q": 10, "K": 0}


def page_value(card: str) -> int:
    name = card if card in PAGE_VALUES else card.rstrip("SHDC")
    return PAGE_VALUES[name] if name in PAGE_VALUES else int(name)


def page_draw(
    seed: bytes, salts: Sequence[str], pack: list[str], players: int, words: Sequence[bytes | None] = ()
) -> list[list[str | None]]:
    picks: list[list[str | None]] = []
    tied = list(range(players))
    while len(tied) > 1:
        order = page_order(seed, salts, f"draw {len(picks) + 1}", pack, words)
        got = {seat: order[place] for place, seat in enumerate(tied)}
        picks.append([got.get(seat) for seat in range(players)])
        low = min(map(page_value, got.values()))
        tied = [seat for seat in tied if page_value(got[seat]) == low]
    return picks


def page_deal(
    order: list[str], seats: Sequence[int], dealer: int, slots: int
) -> tuple[dict[int, list[str]], list[str], list[str]]:
    """Layouts by seat, the discard pile, the stock."""
    cards = iter(order)
    clockwise = sorted(seats, key=lambda seat: (seat <= dealer, seat))
    layouts: dict[int, list[str]] = {seat: [] for seat in seats}
    for _ in range(slots):
        for seat in clockwise:
            layouts[seat].append(next(cards))
    return layouts, [next(cards)], list(cards)


# The vectors


def vectors() -> list[dict[str, Any]]:
    block = PAGE.split("```jsonl\n")[1].split("```")[0]
    return [json.loads(line) for line in block.splitlines()]


def words_of(vector: dict[str, Any]) -> tuple[bytes | None, ...]:
    return tuple(None if word is None else bytes.fromhex(word) for word in vector.get("words", ()))


each_vector = pytest.mark.parametrize(
    "vector", vectors(), ids=lambda vector: f"{vector['label']}-{vector['block'][:4]}"
)


def test_there_are_vectors_of_every_kind() -> None:
    packs = [" ".join(golf_pack()), " ".join(french_pack()), " ".join(french_pack(2, True))]
    cards = [vector["cards"] for vector in vectors()]
    assert set(packs) <= set(cards)
    assert any(len(vector.get("salts", ())) > 1 for vector in vectors())
    assert any(None in words_of(vector) and len(words_of(vector)) > 2 for vector in vectors())
    assert any("passes" in vector for vector in vectors())
    assert {label.split()[0] for label in (vector["label"] for vector in vectors())} == {"draw", "hole"}


@each_vector
def test_the_page_gives_the_vector(vector: dict[str, Any]) -> None:
    seed, salts, label = bytes.fromhex(vector["seed"]), vector.get("salts", ()), vector["label"]
    words = words_of(vector)
    assert sha256(seed).hexdigest() == vector["commitment"]
    assert [word and sha256(word).hexdigest() for word in words] == vector.get("seals", [])
    key = page_key(seed, salts, words)
    assert key.hex() == vector["key"]
    assert page_block(key, label, 0).hex() == vector["block"]
    assert " ".join(page_order(seed, salts, label, vector["cards"].split(), words)) == vector["order"]


@each_vector
def test_the_program_gives_the_vector(vector: dict[str, Any]) -> None:
    words = words_of(vector)
    shuffle = Shuffle(bytes.fromhex(vector["seed"]), tuple(vector.get("salts", ())), words)
    assert [word and seal(word) for word in words] == vector.get("seals", [])
    assert shuffle.commitment == vector["commitment"]
    assert shuffle.token(vector["label"]).hex() == vector["block"]
    assert " ".join(shuffle.order(vector["label"], tuple(vector["cards"].split()))) == vector["order"]


def test_a_vector_needs_the_rule_of_rejection() -> None:
    """Without it, the program would go wrong there."""
    (vector,) = [vector for vector in vectors() if "passes" in vector]
    numbers = page_numbers(bytes.fromhex(vector["key"]), vector["label"])
    taken = [next(numbers) for _ in range(vector["passes"] + 1)]
    bound = len(vector["cards"].split()) - vector["passes"]
    assert taken[-1] >= 2**32 - 2**32 % bound
    careless = vector["cards"].split()
    for n, number in zip(
        range(len(careless), 1, -1), page_numbers(bytes.fromhex(vector["key"]), vector["label"]), strict=False
    ):
        careless[n - 1], careless[number % n] = careless[number % n], careless[n - 1]
    assert " ".join(careless) != vector["order"]


# The page deals what the program deals


def as_dealt(hole: Hole) -> tuple[dict[int, list[str]], list[str], list[str]]:
    layouts = {seat: [str(slot.card) for slot in hole.layouts[seat]] for seat in hole.seats}
    return layouts, list(hole.discard), list(hole.stock)


@pytest.mark.parametrize(
    ("game", "players", "house"),
    [
        ("play-nine", 2, ""),
        ("play-nine", 6, ""),
        ("four-card", 4, ""),
        ("four-card", 12, "jokers"),
        ("four-card", 5, "packs=1"),
    ],
)
def test_the_page_deals_the_first_hole(game: str, players: int, house: str) -> None:
    rules = find_game(game)
    settings = rules.house(house)
    pack = page_pack(game, dict(settings), players)
    redrawn = 0
    for number in range(60):
        seed = sha256(f"{game} {number}".encode()).digest()
        salts: tuple[str, ...] = ("a", "é") if number % 2 else ()
        words = () if number % 2 else (None, *(sha256(bytes([seat])).digest() for seat in range(1, players)))
        match = begin(game, players, settings, Shuffle(seed, salts, words))
        draw = page_draw(seed, salts, pack, players, words)
        assert [list(pick) for pick in match.draw] == draw
        dealer = min((page_value(card), seat) for seat, card in enumerate(draw[-1]) if card is not None)[1]
        assert match.hole.dealer == dealer
        order = page_order(seed, salts, "hole 1", pack, words)
        assert as_dealt(match.hole) == page_deal(order, range(players), dealer, rules.slots)
        redrawn += len(draw) > 1
    assert redrawn  # among so many draws some are tied


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_page_deals_every_hole_and_renewal_of_the_golden_records(path: Path) -> None:
    record = read_bytes(path.read_bytes())
    assert record.seed is not None
    before: Match | None = None
    for step in replay(record):
        hole = step.match.hole
        if step.move is None:
            pack = page_pack(record.setup.game, dict(record.setup.house), record.setup.players)
            order = page_order(
                record.seed, record.setup.salts, f"hole {hole.number}", pack, record.setup.words
            )
            assert as_dealt(hole) == page_deal(order, hole.seats, hole.dealer, step.match.game.slots)
        elif any(happening.what == "renewed" for happening in step.happened):
            assert before is not None
            label = f"hole {hole.number} renewal {hole.renewals}"
            order = page_order(
                record.seed, record.setup.salts, label, before.hole.discard[:-1], record.setup.words
            )
            assert [hole.held, *hole.stock] == order
        before = step.match


def test_labels_and_salts_give_orders_of_their_own() -> None:
    cards = tuple(range(30))
    orders = {
        Shuffle(bytes(32), salts).order(label, cards)
        for salts in [(), ("",), ("a",), ("a", "b"), ("ab",), ("b", "a"), ("a", "b", "")]
        for label in ["hole 1", "hole 2", "hole 1 renewal 1", "draw 1"]
    }
    assert len(orders) == 28


def test_words_give_orders_of_their_own_by_seat() -> None:
    a, b = b"a" * 32, b"b" * 32
    cards = tuple(range(30))
    words: list[tuple[bytes | None, ...]] = [(), (a,), (None, a), (a, b), (b, a), (a, None, b), (None, a, b)]
    orders = {Shuffle(bytes(32), words=some).order("hole 1", cards) for some in words}
    assert len(orders) == len(words)


def test_a_seat_without_a_word_adds_nothing() -> None:
    cards = tuple(range(30))
    word = b"a" * 32
    none, one = Shuffle(bytes(32)), Shuffle(bytes(32), words=(word,))
    assert Shuffle(bytes(32), words=(None, None)).order("hole 1", cards) == none.order("hole 1", cards)
    assert Shuffle(bytes(32), words=(word, None)).order("hole 1", cards) == one.order("hole 1", cards)


@pytest.mark.parametrize("words", [(b"",), (b"x" * 31,), (None, b"x" * 33), (b"x" * 32,) * 257])
def test_a_bad_word_is_refused(words: tuple[bytes | None, ...]) -> None:
    with pytest.raises(Refused) as refused:
        Shuffle(bytes(32), words=words)
    assert refused.value.why == "bad-word"


def test_a_word_is_made_as_the_page_says() -> None:
    chance = bytes(range(32))
    assert word_of("桜", chance) == sha256("桜".encode() + chance).digest()
    assert seal(chance) == sha256(chance).hexdigest()


def test_new_words_differ_whatever_was_typed() -> None:
    assert len({new_word(typed) for typed in ["", "fore", "fore", ""] * 20}) == 80


# The seed


def test_a_new_seed_comes_from_the_operating_system(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int | None] = []

    def token_bytes(nbytes: int | None = None) -> bytes:
        asked.append(nbytes)
        return b"\x07" * 32

    monkeypatch.setattr(secrets, "token_bytes", token_bytes)
    assert new_seed() == b"\x07" * 32
    assert asked == [32]


def test_new_seeds_differ() -> None:
    assert len({new_seed() for _ in range(100)}) == 100


def imports(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module.split(".")[0])
    return found


def test_only_bots_throw_ordinary_dice() -> None:
    """And environments, for the seeds of the matches after a seeded one; a terminal whose line was lost comes
    back at any moment. Bots throw whims of our own."""
    assert backnine.__file__ is not None
    package = Path(backnine.__file__).parent
    users = {path.relative_to(package) for path in package.rglob("*.py") if "random" in imports(path)}
    assert {path.parts[0] for path in users - {Path("tui/join/socket.py")}} == {"bots", "rl"}, users


def test_a_short_seed_is_filled_up_on_the_left() -> None:
    assert read_seed(" 2A\n") == bytes(31) + b"\x2a"
    assert read_seed("f" * 64) == b"\xff" * 32
    assert read_seed("0" * 63 + "1") == read_seed("1")


@pytest.mark.parametrize(
    "text", ["", "  ", "g", "0x2a", "-1", "+1", "1_0", "1 2", "0" * 65, "١", "２", "a\x00"]
)
def test_no_such_seed(text: str) -> None:
    with pytest.raises(Refused) as refused:
        read_seed(text)
    assert refused.value.why == "no-such-seed"


def test_an_endless_seed_is_refused_briefly() -> None:
    with pytest.raises(Refused) as refused:
        read_seed("1" * 1_000_000)
    assert len(str(refused.value)) < 200


def test_nothing_printed_shows_the_seed() -> None:
    seed = bytes(range(32))
    shuffle = Shuffle(seed, words=(bytes(reversed(seed)),))
    for text in (repr(shuffle), str(shuffle), f"{shuffle}", repr([shuffle])):
        assert seed.hex() not in text
        assert repr(seed) not in text
        assert repr(shuffle.words[0]) not in text
        assert shuffle.commitment in text


def test_a_match_does_not_print_its_seed() -> None:
    seed = bytes(range(32))
    match = begin("play-nine", 2, find_game("play-nine").house(), Shuffle(seed))
    assert seed.hex() not in repr(match)
    assert repr(seed) not in repr(match)


@pytest.mark.parametrize(
    "salts", [("x",) * (MOST_SALTS + 1), ("x" * (LONGEST_SALT + 1),), ("fine", "half of \ud83d a pair")]
)
def test_a_bad_salt_is_refused(salts: tuple[str, ...]) -> None:
    with pytest.raises(Refused) as refused:
        Shuffle(bytes(32), salts)
    assert refused.value.why == "bad-salt"


@pytest.mark.parametrize("size", [0, 1])
def test_nothing_to_shuffle(size: int) -> None:
    cards = tuple(range(size))
    assert Shuffle(bytes(32)).order("hole 1", cards) == cards
