"""The reports: whole, honest, in five languages, and sufficient to themselves."""

import re
from itertools import groupby
from xml.etree import ElementTree as Xml

import pytest

import backnine
from backnine.arena.contest import play_contest
from backnine.arena.plan import make_plan
from backnine.arena.report import contest_report
from backnine.arena.result import Contest, Contestant, Estimate, Figures, MatchLine, Misplay
from backnine.arena.sim_page import simulation_page
from backnine.arena.sim_report import simulation_report
from backnine.arena.study import study
from backnine.arena.verdict import summary, verdict
from backnine.but import but
from backnine.locales import LANGUAGES, Words
from backnine.locales.numbers import Numbers
from backnine.tui.text import cells

from .hand_made import account_of, contest, figures_of, hole, line, modelled

COMMAND = "backnine arena play-nine weekender rookie --seed 2a"
VERSION = f"Backnine {backnine.__version__}"
EVIL = "<script>alert(\"&')</script>"
every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(scope="module")
def played() -> Contest:
    """A real contest with a real problem in it."""
    plan = make_plan("play-nine", ["weekender", "rookie"], seats=3, matches=18, seed="2a", house="holes=2")
    found = play_contest(plan, jobs=1, keep=True).contest
    fault = Misplay(1, "nonsense", 3, EVIL)
    return but(found, lines=(but(found.lines[0], problems=(fault,)), *found.lines[1:]))


@pytest.fixture(scope="module")
def alone() -> Contest:
    plan = make_plan("four-card", ["rookie"], seats=4, matches=6, seed="2a", house="holes=1,pairs_cancel")
    return play_contest(plan, jobs=1, keep=True).contest


def read(document: str) -> Xml.Element:
    """The page, which is well-formed and asks for nothing from elsewhere."""
    assert document.startswith("<!doctype html>\n")
    assert not re.search(r"https?:|url\(|@import|<script|<link|<img|<iframe", document)
    root = Xml.fromstring(document.removeprefix("<!doctype html>\n"))
    for element in root.iter():
        assert not {"src", "href", "srcset", "action", "onclick", "onload", "style"} & set(element.attrib)
    policies = [meta.get("content", "") for meta in root.iter("meta") if meta.get("http-equiv")]
    assert policies == ["default-src 'none'; style-src 'unsafe-inline'"]
    return root


def text_of(root: Xml.Element) -> str:
    body = root.find("body")
    assert body is not None
    return " ".join(" ".join(body.itertext()).split())


@every_language
def test_the_report_of_a_contest(played: Contest, language: str) -> None:
    words = Words(language)
    root = read(contest_report(words, played, figures_of(played), COMMAND))
    assert root.get("lang") == language
    text = text_of(root)
    for expected in ("Weekender", "Rookie", COMMAND, "2a", words("report-read-title"), "holes=2", VERSION):
        assert expected in text, expected
    assert words("report-fault-nonsense") in text
    assert EVIL in text  # as text, since read() found no script
    assert len([svg for svg in root.iter("svg") if svg.get("class") == "plot"]) == 6


@every_language
def test_the_report_of_a_simulation(played: Contest, alone: Contest, language: str) -> None:
    words = Words(language)
    for simulated, plots in ((played, 8), (alone, 6)):
        root = read(simulation_report(words, simulated, study(simulated, account_of(simulated)), COMMAND))
        assert len([svg for svg in root.iter("svg") if svg.get("class") == "plot"]) == plots
        assert words("report-sources-title") in text_of(root)


def test_every_plot_has_its_figures_as_a_table(played: Contest) -> None:
    """Beside it, or for who wins and by how much in the table on top."""
    words = Words("en")
    root = read(contest_report(words, played, figures_of(played), COMMAND))
    titles = {words("report-wins-title"), words("report-difference-title")}
    for section in root.iter("section"):
        title = section.findtext("h2")
        if section.find("svg") is not None and title not in titles:
            assert section.find(".//table") is not None, title


def test_no_language_lets_words_of_another_through(played: Contest) -> None:
    """What differs between languages must differ in the report."""
    pages = [text_of(read(contest_report(Words(lang), played, figures_of(played), ""))) for lang in LANGUAGES]
    english = set(re.findall(r"\b(?:the|of|which|strokes|matches)\b", " ".join(pages[1:])))
    assert english == set()
    assert "strokes" in pages[0]


def test_names_cannot_become_markup(played: Contest) -> None:
    evil = but(played, contestants=tuple(Contestant(EVIL, f"cmd:{EVIL}", 1) for _ in range(2)))
    told = figures_of(evil)
    read(contest_report(Words("en"), evil, told, EVIL))
    root = read(simulation_report(Words("en"), evil, study(evil, account_of(evil)), EVIL))
    assert EVIL in text_of(root)


def test_a_report_is_a_small_file(played: Contest) -> None:
    assert len(contest_report(Words("ja"), played, figures_of(played), COMMAND)) < 60_000


def test_a_contest_in_which_nothing_was_played() -> None:
    empty = but(contest([], holes=1), interrupted=True, wanted=10)
    for report in (
        contest_report(Words("en"), empty, None, COMMAND),
        simulation_report(Words("en"), empty, None, COMMAND),
    ):
        assert "No match was finished." in text_of(read(report))
        assert "0 of 10" in text_of(read(report))


def test_one_deal_tells_little_but_is_told() -> None:
    lines = [line(0, rotation, (rotation, 1 - rotation), [hole(1, 0, (3, 5))]) for rotation in (0, 1)]
    one = contest(lines, holes=1)
    read(contest_report(Words("en"), one, figures_of(one), COMMAND))
    read(simulation_report(Words("en"), one, study(one, account_of(one)), COMMAND))


@every_language
def test_few_deals_draw_no_more_than_they_tell(language: str) -> None:
    """Two deals: no line of win shares, no bands as high as the page; every hole is a whole number."""
    truth = dict.fromkeys(("deal", "cards", "flow", "rest"), 0.005)
    words, few = Words(language), modelled(truth, (0.0, 0.002), deals=2, holes=3)
    text = contest_report(words, few, figures_of(few), COMMAND)
    assert words("report-growth-title") not in text
    assert words("report-by-hole-few") in text
    assert 'class="band' not in text
    assert not re.search(r'class="tick"[^>]*>\d[.,]\d', text)  # no hole 1.5
    many = modelled(truth, (0.0, 0.002), deals=6, holes=3)
    assert words("report-growth-title") in contest_report(words, many, figures_of(many), COMMAND)


def test_no_section_stands_beside_nothing(played: Contest, alone: Contest) -> None:
    """Between two that are wide there is an even number of others."""
    for simulated in (played, alone):
        root = read(
            simulation_report(Words("en"), simulated, study(simulated, account_of(simulated)), COMMAND)
        )
        kinds = [section.get("class") for section in root.iter("section")]
        assert {len([*run]) % 2 for kind, run in groupby(kinds) if kind is None} <= {0}
        assert None in kinds


# One honest sentence


def standing_at(*shares: tuple[float, float, float]) -> tuple[Contest, Figures]:
    """A contest of bots with these win shares and intervals."""
    names = ("tour", "club", "rookie")[: len(shares)]
    model = modelled(
        dict.fromkeys(("deal", "cards", "flow", "rest"), 1.0), (0.0,) * len(shares), deals=2, holes=1
    )
    found = but(model, contestants=tuple(Contestant(name, name, 1) for name in names))
    told = figures_of(found)
    standings = [
        but(standing, win_share=Estimate(*share))
        for standing, share in zip(told.standings, shares, strict=True)
    ]
    return found, but(told, standings=tuple(standings))


@pytest.mark.parametrize(
    ("shares", "beginning"),
    [
        ([(0.6, 0.55, 0.65), (0.4, 0.35, 0.45)], "Tour is stronger: it wins 60.0%"),
        ([(0.4, 0.35, 0.45), (0.6, 0.55, 0.65)], "Club is stronger"),
        ([(0.52, 0.48, 0.56), (0.48, 0.44, 0.52)], "Too early to tell: Tour has won 52.0%"),
        ([(0.6, 0.55, 0.65), (0.3, 0.25, 0.35), (0.1, 0.05, 0.15)], "Tour is the strongest here"),
        ([(0.4, 0.36, 0.45), (0.38, 0.34, 0.42), (0.22, 0.2, 0.25)], "Tour leads with 40.0%"),
        ([(0.35, 0.3, 0.4), (0.33, 0.3, 0.4), (0.32, 0.3, 0.4)], "Too early to tell"),
    ],
)
def test_who_is_stronger(shares: list[tuple[float, float, float]], beginning: str) -> None:
    assert verdict(Words("en"), *standing_at(*shares)).startswith(beginning)


@every_language
def test_who_hardly_played_is_not_judged(language: str) -> None:
    """A program that failed at two thirds of its moves, and then one that failed at a third."""
    words, (played, found) = Words(language), standing_at((0.6, 0.55, 0.65), (0.4, 0.35, 0.45))
    tour, club = (but(standing, decisions=900) for standing in found.standings)

    def judged(forfeits: int) -> str:
        return verdict(words, played, but(found, standings=(tour, but(club, forfeits=forfeits))))

    share = Numbers(language).percent(2 / 3)
    assert judged(600) == words("report-absent", name="Club", share=share)
    assert judged(300) == judged(0)
    assert "Tour" in judged(300)


def test_nobody_is_stronger_than_itself(alone: Contest) -> None:
    assert "nobody can be stronger" in verdict(Words("en"), alone, figures_of(alone))


def test_what_a_simulation_found(alone: Contest) -> None:
    assert summary(Words("en"), study(alone, account_of(alone))).startswith("A hole costs ")
    truth = dict.fromkeys(("deal", "cards", "flow", "rest"), 1.0)
    far = modelled(truth, (-3.0, 3.0), deals=40, holes=2)
    assert "Bot 0 is ahead of Bot 1 after 1 hole in" in summary(Words("en"), study(far, account_of(far)))
    close = modelled(truth, (0.0, 0.0), deals=20, holes=1, seed=4)
    assert "cannot be told apart from luck" in summary(Words("en"), study(close, account_of(close)))


# On the terminal


@every_language
@pytest.mark.parametrize("width", [39, 79])
def test_a_simulation_fits_the_terminal(played: Contest, alone: Contest, language: str, width: int) -> None:
    words = Words(language)
    for simulated in (played, alone):
        page = simulation_page(words, study(simulated, account_of(simulated)), width)
        assert max(cells(plain(row)) for row in page) <= width
        assert any(words("report-sources-title") in row for row in page)


def plain(row: str) -> str:
    return re.sub(r"\x1b\[[0-9;]*m", "", row)


def test_lines_of_matches_are_what_is_counted(played: Contest) -> None:
    """The figures in the page are those of the lines: here of the mean strokes."""
    strokes = [stroke for match in played.lines for stroke in _strokes_of(match, 0)]
    mean = sum(strokes) / len(strokes)
    assert f"{mean:.2f}" in text_of(read(contest_report(Words("en"), played, figures_of(played), "")))


def _strokes_of(match: MatchLine, who: int) -> list[int]:
    return [hole.strokes[seat] for hole in match.holes[:2] for seat in range(3) if match.seats[seat] == who]
