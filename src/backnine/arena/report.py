"""The report of a contest: one HTML file with all its figures and plots, in the reader's language."""

from collections.abc import Sequence

from backnine.arena import page, sections
from backnine.arena.luck_told import luck_section
from backnine.arena.page import PageCell, PageText
from backnine.arena.plots.forest import Fair, forest
from backnine.arena.plots.lines import Axes, Curve, Point, lines
from backnine.arena.plots.svg import Title
from backnine.arena.result import Contest, Figures, Standing
from backnine.arena.told import Told, names_of, rated, timed
from backnine.arena.verdict import verdict
from backnine.locales import Words


def contest_report(words: Words, contest: Contest, figures: Figures | None, command: str) -> str:
    """The page; without figures, because not one match came to its end, it says just that."""
    if figures is None:
        return sections.nothing_played(Told(words), contest, command, kicker=words("report-arena"))
    return Report(words, contest, figures).document(command)


class Report:
    """The sections of the report of one contest, the contestants in the order of their win shares."""

    def __init__(self, words: Words, contest: Contest, figures: Figures) -> None:
        self.words = words
        self.told = Told(words)
        self.number = self.told.number
        self.contest = contest
        self.figures = figures
        shares = [standing.win_share.value for standing in figures.standings]
        ranks = sorted(range(len(shares)), key=lambda who: -shares[who])
        self.standings = [figures.standings[who] for who in ranks]
        self.names = [names_of(contest)[who] for who in ranks]
        self.fair = Fair(
            1 / contest.seats, words("report-fair-share", share=self.number.percent(1 / contest.seats))
        )

    def document(self, command: str) -> str:
        told, contest, figures = self.told, self.contest, self.figures
        parts = [self.headline(), self.table()]
        if len(self.names) > 1:
            parts += [self.win_shares(), self.differences()]
        parts += [self.strokes()]
        if len(self.names) > 1:
            parts += [self.growth()]
        parts += [sections.by_hole(told, self.curves(), figures.deals), sections.order(told, figures.places)]
        less = [each.without_luck for each in self.standings if each.without_luck]
        parts += [
            luck_section(told, self.names, less),
            self.problems(),
            self.how_to_read(),
            sections.settings(told, contest, figures.deals, command),
        ]
        return page.document(
            self.words,
            title=sections.title(told, contest),
            kicker=self.words("report-arena"),
            under=told.under(contest, figures.deals),
            sections=parts,
        )

    def curves(self) -> list[Curve]:
        """What each hole costs."""
        return [
            Curve(name, [Point(hole, *strokes) for hole, strokes in enumerate(standing.by_hole, 1)])
            for name, standing in zip(self.names, self.standings, strict=True)
        ]

    def headline(self) -> str:
        """Who is stronger, in one honest sentence."""
        notes = sections.interruption(self.told, self.contest)
        if forfeits := sum(standing.forfeits for standing in self.standings):
            told = self.words("report-forfeits", moves=self.number(forfeits))
            notes.append(page.para(told, "note warning"))
        return page.headline(verdict(self.words, self.contest, self.figures), *notes)

    def table(self) -> str:
        words = self.words
        head = [
            words("report-col-bot"),
            words("report-col-wins"),
            words("report-col-difference"),
            words("report-col-strokes"),
            words("report-col-turns"),
            words("report-col-closed"),
            *([words("report-col-rating")] if rated(self.figures) else []),
            *([words("report-col-ms")] if timed(self.figures) else []),
            words("report-col-forfeits"),
        ]
        rows = [self._row(name, standing) for name, standing in zip(self.names, self.standings, strict=True)]
        title = words("report-table-title")
        fine = not any(standing.problems for standing in self.standings)
        note = page.para(words("report-problems-none"), "note") if fine else ""
        return page.section(title, page.table(title, head, rows), note, wide=True)

    def _row(self, name: str, standing: Standing) -> page.TableRow:
        number, told = self.number, self.told
        seats = standing.contestant.seats
        return [
            PageCell(name, self.words("report-seats", seats=number(seats)) if seats > 1 else ""),
            told.share_cell(standing.win_share),
            told.difference_cell(standing.difference),
            told.strokes_cell(standing.strokes),
            number(standing.turns, 1),
            number.percent(standing.closed),
            *([told.rating_cell(standing.rating)] if standing.rating else []),
            *([number(standing.median_ms, 2)] if timed(self.figures) else []),
            number(standing.forfeits),
        ]

    def win_shares(self) -> str:
        title = Title(self.words("report-wins-title"), self.words("report-wins-text"))
        dots = [
            self.told.share_dot(name, standing.win_share)
            for name, standing in zip(self.names, self.standings, strict=True)
        ]
        return page.section(
            title.name, page.para(title.tells), forest(title, dots, self.fair, self.number.percent_tick)
        )

    def differences(self) -> str:
        words = self.words
        title = Title(words("report-difference-title"), words("report-difference-text"))
        dots = [
            self.told.difference_dot(name, standing.difference)
            for name, standing in zip(self.names, self.standings, strict=True)
        ]
        fair = Fair(0, words("report-no-difference"))
        plot = forest(title, dots, fair, self.number.signed)
        return page.section(title.name, page.para(title.tells), plot)

    def strokes(self) -> str:
        words = self.words
        counts = [(name, standing.scores) for name, standing in zip(self.names, self.standings, strict=True)]
        about = Title(words("report-strokes-title"), words("report-strokes-text"))
        return sections.distribution(self.told, about, words("report-col-strokes"), counts)

    def growth(self) -> str:
        words, number = self.words, self.number
        title = Title(words("report-growth-title"), words("report-growth-text"))
        if len(self.standings[0].growth) < 2:  # too few deals for a line
            return ""
        series = [
            Curve(name, [Point(matches, *share) for matches, share in standing.growth])
            for name, standing in zip(self.names, self.standings, strict=True)
        ]
        plot = lines(title, series, Axes(words("report-col-matches"), number, number.percent_tick), self.fair)
        some = [line._replace(points=_thinned(line.points)) for line in series]
        table = sections.points_table(
            self.told, title.name, words("report-col-matches"), some, self.told.share_cell
        )
        legend = page.line_key(self.names)
        return page.section(title.name, page.para(title.tells), legend, plot, page.folded(words, table))

    def problems(self) -> str:
        words, title = self.words, self.words("report-problems-title")
        rows: list[page.TableRow] = [
            [
                name,
                self.number(problem.moves),
                PageText(self.told.fault(problem.fault)),
                PageText(problem.first),
            ]
            for name, standing in zip(self.names, self.standings, strict=True)
            for problem in standing.problems
        ]
        if not rows:
            return ""
        columns = ("report-col-bot", "report-col-forfeits", "report-col-problem", "report-col-first")
        head = [words(column) for column in columns]
        text = page.para(words("report-problems-text"))
        return page.section(title, text, page.table(title, head, rows), wide=True)

    def how_to_read(self) -> str:
        return sections.how_to_read(
            self.told,
            "report-read-mirror",
            "report-read-interval",
            "report-read-share",
            "report-read-difference",
            *(["report-read-rating"] if rated(self.figures) else []),
        )


def _thinned(points: Sequence[Point]) -> Sequence[Point]:
    """A dozen of them, the last included."""
    return points[:: -max(1, len(points) // 12)][::-1]
