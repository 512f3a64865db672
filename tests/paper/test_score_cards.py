"""Score cards: names in any script, matches filled in, and what is refused."""

from dataclasses import replace
from pathlib import Path

import pytest
from pypdfium2 import PdfDocument

from backnine.games import GAMES, find_game
from backnine.paper import PaperWish, PlayedCard, card_of_match, letters, print_paper
from backnine.paper.letters import printable
from backnine.paper.pages import page_of
from backnine.paper.pictures import savings
from backnine.paper.printing import preview_paper
from backnine.record_reader import read_bytes
from backnine.refused import Refused
from backnine.replay import verify
from tests.paper.reading import text_of

RECORDS = Path(__file__).parents[1] / "records"
SCRIPTS = (
    "Łukasz",
    "Ελένη",
    "Дмитрий",
    "太郎さくら",
    "김민수",
    "陈晓红",
    "Nguyễn",
    "สมชาย",
    "שרה",
    "محمد",
    "नमन",
    "გიორგი",
    "Արամ",
    "அருண்",
    "অনিকা",
    "రవి",
    "ಕಾವ್ಯ",
    "മീര",
    "ગીતા",
    "ਗੁਰਪ੍ਰੀਤ",
    "නිමල්",
    "សុខា",
    "ບຸນມີ",
    "အောင်",
    "አበበ",
    "ମାଧବ",
    "އަލީ",
)
PLAY_NINE, SIX_CARD = find_game("play-nine"), find_game("six-card")


def filled(name: str) -> PlayedCard:
    record = read_bytes((RECORDS / f"{name}.golf").read_bytes())
    return card_of_match(verify(record), record.setup.names)


def test_names_in_many_scripts_are_printed_and_read_as_they_are() -> None:
    for few in (SCRIPTS[at : at + 9] for at in range(0, len(SCRIPTS), 9)):
        printed = print_paper(PaperWish("scorecard", SIX_CARD, names=few))
        text = text_of(printed.pdf)
        assert (printed.shortened, printed.replaced) == ((), ())
        assert not {char for name in few for char in name} - set(text)


def test_an_emoji_becomes_a_star_and_an_unknown_letter_a_box() -> None:
    assert printable("Bob 👨‍👩‍👧") == "Bob ★"
    assert printable("🏌♀ Ann") == "★ Ann"
    assert printable("ꦲ") == "□"
    assert printable("\U0001f9cc") == "★"
    assert printable("\U00020bb7野") == "□野", "a rare character is a letter"
    printed = print_paper(PaperWish("scorecard", PLAY_NINE, names=("😀 Zoë", "Ann")))
    assert printed.replaced == ("😀 Zoë",)
    assert "★Zoë" in text_of(printed.pdf)


def test_a_name_that_does_not_fit_shrinks_then_ends_in_an_ellipsis() -> None:
    fits, too_long = "Maximiliana", "Maximilienne-Alexandra of the Hills"
    printed = print_paper(PaperWish("scorecard", PLAY_NINE, names=(fits, too_long)))
    assert printed.shortened == (too_long,)
    text = text_of(printed.pdf)
    assert fits in text
    assert "Maximilienne" in text
    assert "Hills" not in text
    assert "…" in text


def test_only_names_are_told_as_shortened() -> None:
    names = tuple(f"Maximiliana {letter}" for letter in "ABCDEF")
    played = PlayedCard(names, ((1,) * 6,), 1, tuple(range(6)))
    printed = print_paper(PaperWish("scorecard", PLAY_NINE, played=played))
    assert "…" in text_of(printed.pdf), "the sentence of who has won is too long"
    assert set(printed.shortened) <= set(names)


def test_a_winner_of_twelve_stands_in_line_with_the_others() -> None:
    names = tuple(f"P{seat}" for seat in range(12))
    holes = tuple(tuple(seat + 100 * (hole == 0) for seat in range(12)) for hole in range(18))
    played = PlayedCard(names, holes, 18, (3,), (3,) * 18)
    pdf = print_paper(PaperWish("scorecard", SIX_CARD, played=played)).pdf
    tops = [top_of(pdf, str(100 + 18 * seat)) for seat in (1, 3)]  # 103 stands in the first hole, too
    assert tops[0] == pytest.approx(tops[1], abs=3)


def top_of(pdf: bytes, text: str) -> float:
    """How high the last such text stands on the page, in points."""
    page = PdfDocument(pdf)[0].get_textpage()
    found = page.search(text, match_whole_word=True)
    places = list(iter(found.get_next, None))
    return float(min(page.get_charbox(start)[3] for start, _ in places))


def test_without_fonts_it_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(letters, "FONTS", tmp_path)
    for work in (print_paper, preview_paper):
        letters.covered.cache_clear()
        with pytest.raises(Refused, match="paper fonts"):
            work(PaperWish("scorecard", PLAY_NINE, names=("Ann",)))


def test_a_match_with_play_offs_is_filled_in() -> None:
    played = filled("four-card-play-off-of-three")
    page = page_of(PaperWish("scorecard", find_game("four-card"), played=played))
    assert [row["label"] for row in page["rows"]] == ["1", "Play-off", "Play-off 2"]  # type: ignore[attr-defined]
    totals = page["totals"]
    assert isinstance(totals, list)
    assert [total["strokes"] for total in totals] == ["21", "21", "27", "21", "26"]
    assert [total["won"] for total in totals] == [False, True, False, False, False]
    text = text_of(print_paper(PaperWish("scorecard", find_game("four-card"), played=played)).pdf)
    assert "Player1haswon" in text


@pytest.mark.parametrize("name", ["play-nine-nine-holes", "four-card-play-off-of-three"])
def test_a_match_that_went_on_from_a_position_leaves_the_holes_before_empty(name: str) -> None:
    record = read_bytes((RECORDS / f"{name}.golf").read_bytes())
    match, names = verify(record), record.setup.names
    whole = card_of_match(match, names)
    for first in range(1, len(match.scores)):
        played = card_of_match(replace(match, scores=match.scores[first:]), names)
        assert played.totals == whole.totals == list(match.totals)
        assert played.holes[first:] == whole.holes[first:]
        rows = page_of(PaperWish("scorecard", match.game, played=played))["rows"]
        assert isinstance(rows, list)
        assert [row["cells"] == [""] * len(names) for row in rows] == [
            number < first for number in range(len(rows))
        ]
    assert "…" not in text_of(print_paper(PaperWish("scorecard", match.game, played=played)).pdf)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_the_edge_shows_what_saves_strokes(game: object) -> None:
    shown = {
        PLAY_NINE: ["−5", "0", "0", "−10", "−15", "−20", "−30"],
        SIX_CARD: ["−2", "0", "1", "10", "10", "0"],
    }
    told = [each["strokes"] for each in savings(game)]  # type: ignore[arg-type]
    assert told == shown.get(game, ["0", "1", "10", "10"])  # type: ignore[call-overload]


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"players": 7}, "wrong-number-of-players"),
        ({"players": 2, "names": ("A", "B", "C")}, "paper-too-many-names"),
        ({"holes": 19}, "out-of-range"),
        ({"holes": 0}, "out-of-range"),
    ],
)
def test_what_does_not_go_on_a_card_is_refused(changed: dict[str, object], why: str) -> None:
    with pytest.raises(Refused) as refused:
        PaperWish("scorecard", PLAY_NINE, **changed)  # type: ignore[arg-type]
    assert refused.value.why == why


@pytest.mark.parametrize(
    "changed",
    [
        {"holes": ((1, 2), (3, None))},
        {"holes": ((1, 2, 3), (4, 5, 6))},
        {"holes": ()},
        {"regular": 3},
        {"before": (1,)},
        {"holes": ((None, None), (3, 4))},
        {"holes": ((1, 2), (None, None)), "before": (1, 1)},
        {"winners": ()},
        {"winners": (2,)},
        {"closers": (0,)},
        {"closers": (0, 2)},
    ],
)
def test_scores_that_do_not_fit_together_are_refused(changed: dict[str, object]) -> None:
    sound: dict[str, object] = {
        "names": ("Ann", "Ben"),
        "holes": ((1, 2), (3, 4)),
        "regular": 2,
        "winners": (0,),
        "closers": (0, None),
    }
    PlayedCard(**sound)  # type: ignore[arg-type]
    with pytest.raises(Refused, match="paper scores"):
        PlayedCard(**(sound | changed))  # type: ignore[arg-type]
