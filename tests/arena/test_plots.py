"""Plots are drawings that any browser reads, whatever the figures are."""

import re
from math import inf, isnan, nan
from xml.etree import ElementTree as Xml

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from backnine.arena.plots.forest import Dot, Fair, forest
from backnine.arena.plots.histogram import Panel, bins, histogram
from backnine.arena.plots.lines import Axes, Curve, Point, lines
from backnine.arena.plots.scale import scale
from backnine.arena.plots.stacks import Part, Stack, stacks
from backnine.arena.plots.svg import REST, SERIES, Title, tag
from backnine.arena.plots.terminal import TextBar, bars, ink, spans
from backnine.arena.plots.terminal import histogram as rows_of_ink
from backnine.locales.numbers import Numbers
from backnine.tui.text import cells

NUMBER = Numbers("en")
TITLE = Title("Strokes & <turns>", "Low is “good”")
PARTS = (Part("skill", 0), Part("luck", REST))


def read(drawn: str) -> Xml.Element:
    """The drawing as XML, with every place inside it."""
    root = Xml.fromstring(drawn)
    assert root.tag == "svg"
    for element in root.iter():
        for name, value in element.attrib.items():
            assert "nan" not in value, (element.tag, name)
            assert "inf" not in value, (element.tag, name)
            if name in ("x", "x1", "x2", "cx", "width") and value.endswith("%"):
                assert -0.01 <= float(value[:-1]) <= 100.01, (element.tag, name, value)
            if name in ("width", "height", "r") and not value.endswith("%"):
                assert float(value) >= 0
    return root


def shapes(root: Xml.Element, kind: str) -> list[Xml.Element]:
    return [element for element in root.iter() if kind in element.get("class", "").split()]


# Scales


@given(st.lists(st.floats(-1e6, 1e6), min_size=1, max_size=8), st.integers(3, 9), st.booleans())
def test_a_scale_holds_all_values_and_has_few_round_ticks(
    values: list[float], most: int, tight: bool
) -> None:
    found = scale(values, most_ticks=most, tight=tight)
    slack = 1e-6 * (found.high - found.low)
    assert found.low <= min(values) + slack
    assert found.high >= max(values) - slack
    assert len(found.ticks) <= most
    assert all(0 <= found.at(value) <= 100 for value in (*values, *found.ticks))
    written = [f"{tick:.{found.digits}f}" for tick in found.ticks]
    assert len(set(written)) == len(written)


def test_ticks_are_numbers_that_people_count_in() -> None:
    assert scale([0, 97]).ticks == (0, 20, 40, 60, 80, 100)
    assert scale([-3.2, 4.1]).ticks == (-4, -2, 0, 2, 4, 6)
    assert [f"{tick:.2f}" for tick in scale([0.48, 0.61]).ticks] == ["0.45", "0.50", "0.55", "0.60", "0.65"]
    assert scale([0.48, 0.61]).digits == 2
    assert scale([7, 7]).ticks[0] < 7 < scale([7, 7]).ticks[-1]
    assert scale([inf, nan]).low < scale([]).high


# Drawings


def test_a_histogram_has_a_bar_for_each_number_as_tall_as_it_is_frequent() -> None:
    panels = [Panel("one", {-5: 1, 0: 4, 3: 2}, -0.1, "mean", ""), Panel("other", {0: 7}, 0, "mean", "")]
    root = read(histogram(TITLE, panels, "strokes", NUMBER, NUMBER.percent))
    tall = [float(bar.get("height", "")) for bar in shapes(root, "bar")]
    assert len(tall) == 4
    assert tall[1] == pytest.approx(4 * tall[0], rel=0.01)
    assert tall[3] == max(tall)
    assert "−5: 14%" in "".join(root.itertext())
    assert len(shapes(root, "mean")) == 2


def test_many_numbers_share_bars() -> None:
    root = read(
        histogram(TITLE, [Panel("one", dict.fromkeys(range(-40, 160), 1), 60, "", "")], "", NUMBER, NUMBER)
    )
    assert len(shapes(root, "bar")) == 40
    assert bins({-7: 1, -1: 1, 0: 2}, 5, -10) == [(-10, -6, 0.25), (-5, -1, 0.25), (0, 4, 0.5)]


def test_a_forest_has_a_dot_and_an_interval_for_each_row() -> None:
    dots = [Dot("tour", 0.6, 0.55, 0.65, "60%", "55% to 65%"), Dot("club", 0.4, -inf, inf, "40%", "?")]
    root = read(forest(TITLE, dots, Fair(0.5, "even"), NUMBER.percent_tick))
    assert [(len(shapes(root, kind))) for kind in ("dot", "span", "end", "fair")] == [2, 2, 4, 1]
    tour, club = shapes(root, "span")
    assert (club.get("x1"), club.get("x2")) == ("0%", "100%")
    assert float((tour.get("x1") or "")[:-1]) > 0


def test_lines_with_bands_and_without() -> None:
    points = [Point(1, 0.5, -inf, inf), Point(2, 0.5, 0.4, 0.6), Point(3, 0.52, 0.45, 0.6)]
    flat = [Point(point.x, point.value, point.value, point.value) for point in points]
    axes = Axes("matches", NUMBER, NUMBER.percent_tick)
    root = read(lines(TITLE, [Curve("one", points), Curve("other", flat)], axes, Fair(0.5, "even")))
    assert len(shapes(root, "line")) == 2
    assert len(shapes(root, "band")) == 1
    assert len(shapes(root, "dot")) == 2
    assert len(shapes(read(lines(TITLE, [Curve("one", points)], axes._replace(dots=True))), "dot")) == 3


def test_stacked_parts_fill_the_width() -> None:
    root = read(stacks(TITLE, [Stack("nine holes", "25%", (0.25, 0.75))], PARTS, NUMBER.percent))
    widths = [float((part.get("width") or "")[:-1]) for part in shapes(root, "part")]
    assert widths == [25, 75]


@pytest.mark.parametrize("values", [[], [nan], [-1e9, 1e9], [3.0] * 40])
def test_empty_and_extreme_figures_are_drawn(values: list[float]) -> None:
    numbers = [value for value in values if not isnan(value)]
    read(forest(TITLE, [Dot("x", value, value, value, "", "") for value in numbers], Fair(0, ""), NUMBER))
    series = [Curve("x", [Point(place, value, value, value) for place, value in enumerate(values)])]
    read(lines(TITLE, series, Axes("", NUMBER, NUMBER)))
    read(lines(TITLE, [], Axes("", NUMBER, NUMBER)))
    parts = [abs(value) for value in numbers]
    read(
        stacks(
            TITLE,
            [Stack("x", "", parts), Stack("y", "", [0.0] * len(parts))],
            [Part("", 0)] * len(parts),
            NUMBER,
        )
    )
    counts = {round(value): 1 for value in numbers}
    read(histogram(TITLE, [Panel("x", counts, 0, "", "")], "", NUMBER, NUMBER))
    read(histogram(TITLE, [], "", NUMBER, NUMBER))


def test_names_cannot_become_markup() -> None:
    evil = '"><script>alert(1)</script>&'
    for drawn in (
        forest(Title(evil, evil), [Dot(evil, 1, 0, 2, evil, evil)], Fair(0, evil), NUMBER),
        histogram(Title(evil, evil), [Panel(evil, {1: 1}, 1, evil, evil)], evil, NUMBER, lambda _: evil),
        stacks(Title(evil, evil), [Stack(evil, evil, [1])], [Part(evil, 0)], lambda _: evil),
        lines(Title(evil, evil), [Curve(evil, [Point(1, 1, 1, 1)])], Axes(evil, NUMBER, NUMBER)),
    ):
        read(drawn)
        assert "<script" not in drawn
    assert tag("a", title=evil) == '<a title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;"/>'


def test_every_plot_is_told_to_those_who_do_not_see_it() -> None:
    root = read(histogram(TITLE, [Panel("one", {1: 1}, 1, "", "")], "", NUMBER, NUMBER))
    assert (root[0].tag, root[0].text) == ("title", TITLE.name)
    assert (root[1].tag, root[1].text) == ("desc", TITLE.tells)
    assert root.get("role") == "img"


def test_more_series_than_colours_begin_again() -> None:
    dots = [Dot(str(number), number, number, number, "", "") for number in range(SERIES + 2)]
    drawn = forest(TITLE, dots, Fair(0, ""), NUMBER)
    assert drawn.count("dot s0") == drawn.count("dot s1") == 2


# The terminal


@pytest.mark.parametrize("width", [30, 39, 79, 100])
def test_plots_fit_the_terminal(width: int) -> None:
    counts = {number: 1 + number % 7 for number in range(-30, 70)}
    drawn = rows_of_ink(counts, width, NUMBER.percent)
    assert 10 <= len(drawn) <= 20
    dots = [
        Dot("weekender", 0.5, 0.4, 0.6, "50.0%", "40% to 60%"),
        Dot("ルーキー", 0.1, 0, 1, "10.0%", "0% to 100%"),
    ]
    drawn += spans(dots, Fair(0.25, ""), width)
    drawn += bars([TextBar("A name that is much too long for a terminal of 30 columns", 1, "100%")], width)
    assert max(cells(plain(line)) for line in drawn) <= width


def plain(line: str) -> str:
    return re.sub(r"\x1b\[[0-9;]*m", "", line)


def test_ink_is_measured_in_eighths() -> None:
    assert ink(1, 3) == "███"
    assert ink(0.5, 3) == "█▌ "
    assert ink(0, 2) == "  "
    assert ink(0.0001, 2) == "▏ "


def test_rows_of_ink_leave_no_number_out() -> None:
    drawn = [plain(line) for line in rows_of_ink({-1: 3, 2: 1}, 40, NUMBER.percent)]
    assert [line.split()[0] for line in drawn] == ["−1", "0", "1", "2"]
    assert [line.split()[-1] for line in drawn] == ["75%", "0%", "0%", "25%"]
    assert rows_of_ink({}, 40, NUMBER.percent) == []


def test_an_interval_in_letters() -> None:
    dot = Dot("tour", 0.6, 0.5, 0.7, "60%", "50% to 70%")
    (line,) = spans([dot], Fair(0.3, "even"), 50)
    assert re.fullmatch(r"tour ┊ +├─+●─+┤ 60% \(50% to 70%\)", plain(line))


@settings(max_examples=30)
@given(st.dictionaries(st.integers(-60, 120), st.integers(1, 1000), min_size=1, max_size=60))
def test_any_distribution_can_be_drawn(counts: dict[int, int]) -> None:
    root = read(histogram(TITLE, [Panel("one", counts, 0, "", "")], "", NUMBER, NUMBER.percent))
    heights = sum(float(bar.get("height", "")) for bar in shapes(root, "bar"))
    assert heights > 0
    assert len(rows_of_ink(counts, 60, NUMBER.percent)) <= 20
