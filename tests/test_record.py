"""Records: one way to write them, every refusal with its place, and no false one gets past `verify`."""

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from backnine.but import but
from backnine.games import GAMES, Game, find_game
from backnine.house import House
from backnine.match import begin
from backnine.matchlog import MatchLog
from backnine.moves import Move
from backnine.record import LONGEST_COMMENT, PlayedHole, Record, tags_of, write
from backnine.record_reader import LARGEST_FILE, read, read_bytes
from backnine.refused import Refused
from backnine.replay import proved, replay, verify
from backnine.setup import LONGEST_NAME, check_text, set_up
from backnine.shuffle import LONGEST_SALT, MOST_SALTS, Shuffle
from tests.records.examples import BOM, EXAMPLE, NEW, PAGE
from tests.records.players import anyhow, curious, hasty, play_match, sensible

# The page


@pytest.mark.parametrize("example", [NEW, EXAMPLE])
def test_an_example_is_proved(example: str) -> None:
    record = read(example)
    assert write(record) == example
    match = verify(record)
    assert match.outcome == record.outcome
    assert match.in_play_off == (example == EXAMPLE)


def test_the_page_names_every_tag_in_its_order() -> None:
    told = re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE)
    record = but(read(NEW), setup=but(read(NEW).setup, memory_aid=True))
    for dealer, absent in ((None, "Dealer"), (1, "Draw")):
        tags = [name for name, _ in tags_of(but(record, setup=but(record.setup, dealer=dealer)))]
        written = dict.fromkeys(re.sub(r"(Seat|Bot|Seal|Word)\d", r"\1N", name) for name in tags)
        assert [name for name in told if name != absent] == list(written)


@pytest.mark.parametrize(
    "told",
    [
        f"| a file | {LARGEST_FILE // 2**20} MiB |",
        f"| a name, a bot | {LONGEST_NAME} characters |",
        f"| a salt (format 1) | {LONGEST_SALT} characters, {MOST_SALTS} of them |",
        f"| a comment | {LONGEST_COMMENT} characters |",
    ],
)
def test_the_page_tells_the_limits(told: str) -> None:
    assert told in PAGE


# Any match


ODD_TEXTS = (
    '"', "\\", '\\"', '"]', '[Seat0 "x"]', "; ;", "0: draw", "Hole 1, dealer 0", "Strokes 1 2, knock",
    "さくら", "王さん", "דנה", "عمر ٣", "⛳", "👩‍👩‍👧", "🏌️‍♀️", "e\u0301", "naïve",
    "Ω≈ç√", "ﬀ", "a\u3000b", "𝔊",
)  # fmt: skip


def texts(longest: int) -> st.SearchStrategy[str]:
    letters = st.characters(codec="utf-8", exclude_categories=("Cc", "Cs", "Zl", "Zp"))
    return st.one_of(st.sampled_from(ODD_TEXTS), st.text(letters, max_size=longest)).filter(is_text(longest))


def is_text(longest: int) -> Callable[[str], bool]:
    def check(text: str) -> bool:
        try:
            check_text(text, longest)
        except Refused:
            return False
        return True

    return check


def houses(game: Game) -> st.SearchStrategy[House]:
    """Any house rules; few holes, to be quick."""
    said = {rule.key: st.sampled_from(rule.choices) for rule in game.house_rules} | {
        "holes": st.integers(1, 3)
    }
    return st.fixed_dictionaries({"holes": said.pop("holes")}, optional=said).map(game.house)


def shuffles(players: int) -> st.SearchStrategy[Shuffle]:
    """With salts of version 1 or with words."""
    bits = st.binary(min_size=32, max_size=32)
    salts = st.lists(texts(LONGEST_SALT), max_size=3).map(tuple)
    words = st.lists(st.none() | bits, min_size=players, max_size=players).map(tuple)
    return st.builds(Shuffle, bits, salts) | st.builds(Shuffle, bits, words=words)


@st.composite
def records(draw: st.DrawFn) -> Record:
    """The record of a match of random moves, whole or broken off, with comments where they may stand."""
    game = draw(st.sampled_from(GAMES))
    names = draw(st.lists(texts(LONGEST_NAME), min_size=game.players[0], max_size=game.players[-1]))
    shuffle, bots = draw(shuffles(len(names))), [draw(st.none() | texts(LONGEST_NAME)) for _ in names]
    if shuffle.words:
        words = [None if bot else word for word, bot in zip(shuffle.words, bots, strict=True)]
        shuffle = but(shuffle, words=tuple(words))
    record, _ = play_match(
        game.name, draw(houses(game)), tuple(names), shuffle, Random(draw(st.integers(0, 2**32))),
        policy=draw(st.sampled_from([anyhow, curious, hasty, sensible])), bots=tuple(bots),
        most_moves=draw(st.sampled_from([0, 1, 5, 50, 10**6])),
    )  # fmt: skip
    comments = tuple(draw(st.lists(texts(60), max_size=2)))
    holes = tuple(commented(hole, comments) for hole in record.holes)
    setup = but(record.setup, memory_aid=draw(st.booleans()))
    return but(record, comments=comments, holes=holes, setup=setup)


def commented(hole: PlayedHole, comments: tuple[str, ...]) -> PlayedHole:
    lines = tuple(but(line, comments=comments if at % 2 else ()) for at, line in enumerate(hole.lines))
    return but(hole, comments=comments, lines=lines, after=comments if hole.claim else ())


@settings(deadline=None, derandomize=True, max_examples=60)
@given(records())
def test_print_parse_print(record: Record) -> None:
    text = write(record)
    again = read(text)
    assert again == record
    assert write(again) == text
    assert read_bytes((BOM + text.replace("\n", "\r\n")).encode()) == record


@settings(deadline=None, derandomize=True, max_examples=25)
@given(records())
def test_what_was_played_is_proved(record: Record) -> None:
    match = verify(read(write(record)))
    assert match.outcome == record.outcome
    assert len(list(replay(record))) == record.moves + len(record.holes)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_number_of_players(game: Game) -> None:
    for players in game.players:
        names = tuple(f"P{seat}" for seat in range(players))
        record, match = play_match(
            game.name, game.house("holes=1"), names, Shuffle(bytes(32)), Random(players)
        )
        assert read(write(record)) == record
        assert verify(record).totals == match.totals


@pytest.mark.parametrize(
    "text",
    ["", " ", " a", "a ", "a\nb", "a\tb", "a\x00", "\x1b[31m", "\u202egolf", "a\u2028b", "\ud800", "a" * 41],
)
def test_a_bad_name_sets_up_no_match(text: str) -> None:
    for names, bots in (((text, "b"), (None, None)), (("a", "b"), (text, None))):
        with pytest.raises(Refused) as refused:
            set_up("play-nine", names, bots)
        assert refused.value.why == "bad-text"
        assert str(refused.value.details["text"]).isprintable()


def test_a_record_does_not_print_its_seed() -> None:
    record = read(EXAMPLE)
    assert record.seed is not None
    assert record.seed.hex() not in repr(record)
    assert repr(record.seed) not in repr(record)


def test_a_match_goes_on_from_its_record() -> None:
    names = ("a", "b", "c")
    house = find_game("play-nine").house("holes=2")
    whole, _ = play_match("play-nine", house, names, Shuffle(bytes(32)), Random(5))
    part, match = play_match("play-nine", house, names, Shuffle(bytes(32)), Random(5), most_moves=70)
    again = verify(read(write(part)))
    assert (again.hole, again.scores, again.outcome) == (match.hole, match.scores, None)
    assert write(whole).startswith(write(part).split("\n\n")[0])


def test_a_record_without_its_seed_is_read_and_not_replayed() -> None:
    record = but(read(EXAMPLE), seed=None)
    again = read(write(record))
    assert again == record
    with pytest.raises(Refused):
        next(replay(again))


def test_a_move_after_a_comment_begins_a_line_of_its_own() -> None:
    """Resuming a match that somebody has annotated loses no word of it."""
    log = MatchLog.begin(set_up("play-nine", ("Ann", "Ben"), house="holes=1"), bytes(32))
    log = log.play(0, Move("flip", 1))
    annotated = read(write(log.record()).replace("0: flip 1", "0: flip 1\n; A bold start."))
    text = write(proved(annotated).play(0, Move("flip", 2)).record())
    assert text.endswith("0: flip 1\n; A bold start.\n0: flip 2\n")
    assert write(read(text)) == text


def test_every_pick_of_the_draw_is_proved() -> None:
    """PN-03: the first pick of a draw that had to be repeated is part of the record too."""
    text = (Path(__file__).parent / "records" / "play-nine-redraw.golf").read_text("utf-8")
    first = re.search(r'\[Draw "(\S+)', text)
    assert first is not None
    other = "12" if first[1] != "12" else "11"
    with pytest.raises(Refused) as refused:
        verify(read(text.replace(f'[Draw "{first[1]}', f'[Draw "{other}', 1)))
    assert refused.value.why == "wrong-draw"


def test_a_rematch_has_a_dealer_and_no_draw() -> None:
    log = MatchLog.begin(set_up("play-nine", ("Ann", "Ben", "Cy"), dealer=1), bytes(32))
    assert (log.match.draw, log.match.hole.dealer) == ((), 1)
    log = log.play(2, Move.read("flip 1"))
    text = write(log.record())
    assert '[Dealer "1"]' in text
    assert "[Draw" not in text
    assert write(read(text)) == text
    assert verify(read(text)).hole == log.match.hole
    for wrong in ("3", "-1", "01", ""):
        with pytest.raises(Refused, match="Dealer"):
            read(text.replace('[Dealer "1"]', f'[Dealer "{wrong}"]'))
    with pytest.raises(Refused) as refused:
        verify(read(text.replace('[Dealer "1"]', '[Dealer "2"]')))
    assert refused.value.why == "wrong-hole-line"


def test_no_such_dealer() -> None:
    with pytest.raises(Refused):
        begin("play-nine", 3, find_game("play-nine").house(), Shuffle(bytes(32)), dealer=3)
