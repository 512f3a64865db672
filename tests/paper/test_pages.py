"""Every kind of paper, for every game, in every language: the right letters, tagged, inside its margins."""

from itertools import cycle, product

import pytest
from pypdfium2 import PdfBitmap, PdfDocument
from pypdfium2.raw import FPDFCatalog_IsTagged

from backnine.games import GAMES, Game
from backnine.locales import FOLDER, LANGUAGES, Words
from backnine.paper import KINDS, SIZES, PaperKind, PaperSize, PaperWish, print_paper
from backnine.paper.letters import covered
from tests.paper.reading import MM, inked, letters, pictures, text_of

POINTS = {"A4": (595, 842), "letter": (612, 792)}
SMALLEST_MARGIN = 8  # mm
PPI = 36
LARGEST_SHEET = 150_000  # bytes

ALL = list(product(KINDS, GAMES, LANGUAGES, SIZES))


@pytest.mark.parametrize(
    ("kind", "game", "language", "size"), ALL, ids=[f"{k}-{g.name}-{lang}-{s}" for k, g, lang, s in ALL]
)
def test_every_kind_of_paper(kind: PaperKind, game: Game, language: str, size: PaperSize) -> None:
    printed = print_paper(PaperWish(kind, game, language, size))
    document, words = PdfDocument(printed.pdf), Words(language)
    name = words(f"{game.name}-name")
    assert len(document) == printed.pages
    assert {tuple(sorted(map(round, page.get_size()))) for page in document} == {POINTS[size]}
    assert FPDFCatalog_IsTagged(document)
    assert document.get_metadata_value("Title") == words(f"paper-title-{kind}", game=name)
    assert f"/Lang({language})".encode() in printed.pdf
    assert b"pdfuaid:part" in printed.pdf, "claims to be PDF/UA: Typst has checked it"
    text = text_of(printed.pdf)
    for said in told_on(words, kind, game):
        assert letters(said) in text, said
    assert kind != "rules" or len(printed.pdf) < LARGEST_SHEET


def told_on(words: Words, kind: PaperKind, game: Game) -> list[str]:
    """What must be readable on it."""
    if kind == "scorecard":
        return [words(f"{game.name}-name"), words("paper-play-off"), words("paper-total")]
    minute = [words.prose(f"{game.name}-minute-{number + 1}") for number in range(len(game.minute))]
    if kind == "cards":
        return [words("paper-how"), *minute]
    clauses = [clause.lower() for section in game.sections for clause in section.clauses]
    captions = [f"{clause.lower()}-example" for clause in game.examples]
    house = [f"{game.name}-house-{rule.key.replace('_', '-')}" for rule in game.house_rules]
    return [*minute, *(words.prose(message) for message in (*clauses, *captions, *house))]


@pytest.mark.parametrize(
    ("kind", "game", "size", "language"),
    [
        (*wish, language)
        for wish, language in zip(product(KINDS, GAMES, SIZES), cycle(LANGUAGES), strict=False)
    ],
)
def test_nothing_comes_near_the_edge(kind: PaperKind, game: Game, size: PaperSize, language: str) -> None:
    """But cutting marks, which are for the edge. Languages take turns."""
    margin = int(SMALLEST_MARGIN / MM * PPI)
    wish = PaperWish(kind, game, language, size, players=6 if kind == "scorecard" else None)
    for number, picture in enumerate(pictures(print_paper(wish).pdf, PPI)):
        near = inked(picture, margin)
        if kind == "rules" or (kind == "cards" and number == 0):
            assert not near
        else:
            assert near, "marks where to cut"
            assert all(_is_a_mark(place, picture, CUTS[kind]) for place in near)


CUTS = {
    "scorecard": ((0.0,), (0.0,)),
    "cards": ((-93, -31, 31, 93), (-130.2, -43.4, 43.4, 130.2)),
}  # mm from the middle


def _is_a_mark(
    place: tuple[int, int], picture: PdfBitmap, cuts: tuple[tuple[float, ...], tuple[float, ...]]
) -> bool:
    middle = picture.width / 2, picture.height / 2
    from_middle = [(at + 0.5 - half) / PPI * MM for at, half in zip(place, middle, strict=True)]
    return any(abs(at - cut) < 1.5 for at, line in zip(from_middle, cuts, strict=True) for cut in line)


def test_the_eye_of_these_tests_sees_ink() -> None:
    picture = PdfBitmap.new_native(10, 10, 2)  # three bytes a place
    picture.fill_rect((255, 255, 255, 255), 0, 0, 10, 10)
    assert inked(picture, 2) == []
    picture.fill_rect((0, 0, 0, 255), 0, 0, 10, 10)
    assert len(inked(picture, 2)) == 100 - 36


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_fonts_have_every_letter_of_our_texts(language: str) -> None:
    files = ["paper", "learn", *(game.name for game in GAMES)]
    said = "".join((FOLDER / language / f"{name}.ftl").read_text("utf-8") for name in files)
    signs = set("░↺¡∴≈‖⚑★")  # of the terminal
    assert not {char for char in said if char not in "\n " and ord(char) not in covered()} - signs
