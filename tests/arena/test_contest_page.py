"""The page of a contest on the terminal, in every language and width."""

import re
from dataclasses import replace

import pytest

from backnine.arena.contest_page import contest_page
from backnine.arena.result import Contest, Misplay
from backnine.locales import LANGUAGES, Words
from backnine.tui.text import cells
from tests.arena.hand_made import figures_of, modelled
from tests.tui.screen import plain

SPREAD = {"deal": 0.003, "cards": 0.003, "flow": 0.001, "rest": 0.003}
every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(scope="module")
def contest() -> Contest:
    """Five bots, one of which forfeits moves."""
    played = modelled(SPREAD, (0.0, 0.001, 0.001, 0.001, 0.002), deals=6, holes=2)
    late, wrong = Misplay(4, "late", 12, "thinking about it"), Misplay(4, "illegal", 1, "")
    return replace(played, lines=(replace(played.lines[0], problems=(late, wrong)), *played.lines[1:]))


def page(contest: Contest, language: str, width: int, asked: int = 30) -> list[str]:
    found = figures_of(contest) if contest.lines else None
    return plain("\n".join(contest_page(Words(language), contest, found, asked=asked, width=width))).split(
        "\n"
    )


@every_language
@pytest.mark.parametrize("width", [30, 39, 79, 100])
def test_it_fits(contest: Contest, language: str, width: int) -> None:
    lines = page(contest, language, width)
    assert max(map(cells, lines)) <= width
    told = " ".join(" ".join(lines).split())
    assert all(f"Bot {number}" in told for number in range(5))
    assert "±" in told


@every_language
def test_it_tells_what_went_wrong(contest: Contest, language: str) -> None:
    words = Words(language)
    told = page(contest, language, 200)
    assert any(words("report-fault-late") in line and "12" in line and "thinking" in line for line in told)
    assert any(words("report-fault-illegal") in line for line in told)


def test_figures_stand_under_their_bots(contest: Contest) -> None:
    lines = page(contest, "en", 79)
    heads = next(line for line in lines if "Bot 0" in line)
    shares = lines[lines.index(heads) + 1]
    assert shares.startswith("Matches won")
    starts = [
        [found.start() for found in re.finditer(kind, line)]
        for kind, line in ((r"Bot", heads), (r"\S+%", shares))
    ]
    assert starts[0] == starts[1]
    assert len(starts[0]) > 1


def test_rounded_up_and_interrupted(contest: Contest) -> None:
    assert any("Asked for: 28" in line for line in page(contest, "en", 79, asked=28))
    assert not any("Asked for" in line for line in page(contest, "en", 79))
    stopped = replace(contest, interrupted=True, wanted=1000)
    assert any("30 of 1,000" in line for line in page(stopped, "en", 79))


@every_language
def test_nothing_played(contest: Contest, language: str) -> None:
    lines = page(replace(contest, lines=(), interrupted=True), language, 79)
    assert lines[-1] == Words(language)("report-nothing-played")
