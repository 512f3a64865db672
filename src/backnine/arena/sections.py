"""Parts that the reports of contests and of simulations have in common."""

from collections.abc import Callable, Mapping, Sequence

import backnine
from backnine.arena import page
from backnine.arena.growth import FIRST_DEALS
from backnine.arena.page import PageCell
from backnine.arena.plots.forest import Fair, forest
from backnine.arena.plots.histogram import Panel, bin_width, bins, first_bin, histogram
from backnine.arena.plots.lines import Axes, Curve, lines, without_band
from backnine.arena.plots.svg import Title
from backnine.arena.result import Contest, Estimate, SeatEffect
from backnine.arena.told import Told, names_of
from backnine.tui.people import join_names


def title(told: Told, contest: Contest) -> str:
    return join_names(told.words, names_of(contest))


def nothing_played(told: Told, contest: Contest, command: str, *, kicker: str) -> str:
    """A whole page that has nothing to tell."""
    words = told.words
    first = page.headline(words("report-nothing-played"), *interruption(told, contest))
    return page.document(
        words,
        title=title(told, contest),
        kicker=kicker,
        under=told.under(contest, 0),
        sections=[first, settings(told, contest, 0, command)],
    )


def interruption(told: Told, contest: Contest) -> list[str]:
    """Why not all was played, if so."""
    return [page.para(why, "note") for why in told.ended(contest)]


def distribution(
    told: Told, about: Title, counted: str, counts: Sequence[tuple[str, Mapping[int, int]]]
) -> str:
    """How often each number came, a panel for each name."""
    panels = [told.panel(name, count) for name, count in counts]
    plot = histogram(about, panels, counted, told.number, lambda share: told.number.percent(share, 1))
    table = page.folded(told.words, _bins_table(told, about.name, panels))
    return page.section(about.name, page.para(about.tells), plot, table)


def _bins_table(told: Told, title: str, panels: Sequence[Panel]) -> str:
    width = bin_width(panels)
    first = first_bin(panels, width)
    binned = [{bar.first: bar for bar in bins(panel.counts, width, first)} for panel in panels]
    rows = [
        [
            _range(told, start, width),
            *(told.number.percent(bars[start].share if start in bars else 0, 1) for bars in binned),
        ]
        for start in sorted({start for bars in binned for start in bars})
    ]
    return page.table(title, ["", *(panel.name for panel in panels)], rows)


def _range(told: Told, first: int, width: int) -> str:
    number = told.number
    return number(first) if width == 1 else f"{number(first)} … {number(first + width - 1)}"


def by_hole(told: Told, curves: Sequence[Curve], deals: int) -> str:
    """Strokes on the first hole, the second …; nothing to tell of matches of one hole. With few deals the
    bands would be too wide to see anything else."""
    if len(curves[0].points) < 2:
        return ""
    words = told.words
    text = words("report-by-hole-text" if deals >= FIRST_DEALS else "report-by-hole-few")
    title = Title(words("report-by-hole-title"), text)
    drawn = curves if deals >= FIRST_DEALS else [without_band(line) for line in curves]
    plot = lines(title, drawn, Axes(words("report-col-hole"), told.number, told.number, dots=True))
    table = points_table(told, title.name, words("report-col-hole"), curves, told.strokes_cell)
    legend = page.line_key([line.name for line in curves])
    return page.section(title.name, page.para(title.tells), legend, plot, page.folded(words, table))


def points_table(
    told: Told, title: str, head: str, series: Sequence[Curve], cell: Callable[[Estimate], PageCell]
) -> str:
    """The points of lines that have them at the same places."""
    places = [*zip(*(line.points for line in series), strict=True)]
    rows: list[page.TableRow] = [
        [told.number(points[0].x), *(cell(Estimate(*point[1:])) for point in points)] for points in places
    ]
    return page.table(title, [head, *(line.name for line in series)], rows)


def order(told: Told, places: Sequence[SeatEffect]) -> str:
    """What a place in the order of play is worth."""
    words, number = told.words, told.number
    title = Title(words("report-order-title"), words("report-order-text"))
    names = [told.place(place, len(places)) for place in range(len(places))]
    dots = [told.difference_dot(name, effect.strokes) for name, effect in zip(names, places, strict=True)]
    plot = forest(title, dots, Fair(0, words("report-no-difference")), number.signed, alike=True)
    rows: list[page.TableRow] = [
        [
            name,
            told.difference_cell(effect.strokes),
            told.share_cell(effect.win_share),
        ]
        for name, effect in zip(names, places, strict=True)
    ]
    head = ["", words("report-col-order-strokes"), words("report-col-order-wins")]
    table = page.folded(words, page.table(title.name, head, rows))
    return page.section(title.name, page.para(title.tells), plot, table)


def how_to_read(told: Told, *messages: str) -> str:
    text = [page.para(told.words.prose(message)) for message in messages]
    return page.section(told.words("report-read-title"), page.columns(text), wide=True)


def settings(told: Told, contest: Contest, deals: int, command: str) -> str:
    """What was played, and what to type to play it again."""
    words, number = told.words, told.number
    rows = [
        (words("report-set-game"), words(f"{contest.game}-name")),
        (words("report-set-house"), str(contest.house) or words("report-set-no-house")),
        (words("report-set-bots"), ", ".join(_bots(contest))),
        (words("report-set-seats"), number(contest.seats)),
        (words("report-set-matches"), number(contest.matches)),
        (words("report-set-deals"), number(deals)),
        (words("report-set-seed"), contest.seed_said),
        (words("report-set-version"), f"Backnine {backnine.__version__}"),
    ]
    return page.section(
        words("report-settings-title"),
        page.facts(rows),
        page.command_line(command),
        page.para(words("report-repeat"), "note"),
        wide=True,
    )


def _bots(contest: Contest) -> list[str]:
    return [
        contestant.spec if contestant.seats == 1 else f"{contestant.seats} × {contestant.spec}"
        for contestant in contest.contestants
    ]
