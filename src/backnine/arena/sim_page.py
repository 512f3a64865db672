"""A simulation on the terminal: plots in letters and short tables."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from backnine.arena.luck_told import luck_lines
from backnine.arena.plots.forest import Fair
from backnine.arena.plots.terminal import TextBar, bars, histogram, spans
from backnine.arena.study import HOLES, Study
from backnine.arena.told import Told, names_of
from backnine.arena.verdict import summary
from backnine.locales import Words
from backnine.tui.text import cells, pad, paint, wrap


def simulation_page(words: Words, found: Study, width: int) -> list[str]:
    """All lines of the page."""
    return [*SimPage(words, found, width).lines()]


class SimPage:
    """The parts of the page, each with a head line."""

    def __init__(self, words: Words, found: Study, width: int) -> None:
        self.words = words
        self.told = Told(words)
        self.number = self.told.number
        self.found = found
        self.width = width
        self.names = names_of(found.contest)
        self.players = found.tally.players

    def lines(self) -> Iterator[str]:
        contest = self.found.contest
        facts = (*self.told.settings(contest), *self.told.ended(contest))
        for line in (self.told.under(contest, self.found.deals), *facts):
            yield from wrap(line, self.width)
        yield ""
        yield from self.strokes()
        yield from self.turns()
        yield from self.savings()
        yield from self.closing()
        yield from self.by_hole()
        yield from self.order()
        yield from self.luck()
        yield from luck_lines(self.told, self.names, self.found.without_luck, self.width)
        yield from self.duels()
        yield from wrap(summary(self.words, self.found), self.width)

    def head(self, title: str) -> str:
        return paint(self.words(title), "strong")

    def strokes(self) -> Iterator[str]:
        for name, player in zip(self.names, self.players, strict=True):
            yield f"{self.head('report-strokes-title')}  {name}"
            yield from histogram(player.strokes, self.width, lambda share: self.number.percent(share, 1))
            yield from [self.middle(player.strokes), ""]

    def turns(self) -> Iterator[str]:
        turns = sum((player.turns for player in self.players), start=Counter[int]())
        yield self.head("report-turns-title")
        yield from histogram(turns, self.width, lambda share: self.number.percent(share, 1))
        yield from [self.middle(turns), ""]

    def middle(self, counts: Mapping[int, int]) -> str:
        panel = self.told.panel("", counts)
        return f"{panel.told}, {panel.spread}"

    def savings(self) -> Iterator[str]:
        """Strokes saved for each layout, and how often."""
        for name, player in zip(self.names, self.players, strict=True):
            saved = [(clause, player.saved(clause)) for clause in self.found.tally.clauses]
            if saved:
                yield f"{self.head('report-savings-title')}  {name}"
                game = self.found.contest.game
                rows = [
                    TextBar(self.told.clause(game, clause), -each.strokes, self.number(each.strokes, 2))
                    for clause, each in saved
                ]
                yield from [*bars(rows, self.width), ""]

    def closing(self) -> Iterator[str]:
        tally, percent = self.found.tally, self.number.percent
        yield self.head("report-closing-title")
        rows = [("", [*self.names])] if len(self.names) > 1 else []
        closings = [player.closing for player in self.players]
        rows += [
            (self.words("report-closed"), [percent(closing.holes / tally.holes) for closing in closings]),
            (self.words("report-closed-lowest"), [percent(closing.lowest_share) for closing in closings]),
            (
                self.words("report-closed-lead"),
                [self.number.signed(-closing.lead, 2) for closing in closings],
            ),
        ]
        yield from self.table(rows)
        for ending, count in tally.ended:
            yield from self.table(
                [(self.told.ending(self.found.contest.game, ending), [percent(count / tally.holes, 1)])]
            )
        yield ""

    def table(self, rows: Sequence[tuple[str, Sequence[str]]]) -> Iterator[str]:
        """Names on the left, figures on the right; the figures go below where both do not fit."""
        columns = [max(map(cells, column)) + 2 for column in zip(*(told for _, told in rows), strict=True)]
        left = max(cells(name) for name, _ in rows)
        for name, told in rows:
            figures = "".join(
                " " * (wide - cells(figure)) + figure for wide, figure in zip(columns, told, strict=True)
            )
            if left + sum(columns) <= self.width:
                yield pad(name, left) + figures
            else:
                yield from wrap(name, self.width)
                yield from wrap("  " + figures.strip(), self.width)

    def by_hole(self) -> Iterator[str]:
        if self.found.contest.holes < 2:
            return
        for name, by_hole in zip(self.names, self.found.by_hole, strict=True):
            yield f"{self.head('report-by-hole-title')}  {name}"
            rows = [
                TextBar(f"{hole:>2}", strokes.value, self.number(strokes.value, 1))
                for hole, strokes in enumerate(by_hole, 1)
            ]
            yield from [*bars(rows, self.width), ""]

    def order(self) -> Iterator[str]:
        places = self.found.places
        yield self.head("report-order-title")
        dots = [
            self.told.difference_dot(self.told.place(number, len(places)), place.strokes)
            for number, place in enumerate(places)
        ]
        yield from [*spans(dots, Fair(0, ""), self.width), ""]

    def luck(self) -> Iterator[str]:
        luck = self.found.luck
        if luck is None:
            return
        yield self.head("report-sources-title")
        yield from wrap(self.words("report-sources-text"), self.width)
        rows = [
            TextBar(self.told.source(source, luck), share, self.number.percent(share))
            for source, share in luck.shares().items()
        ]
        yield from [*bars(rows, self.width), ""]
        if luck.skill_share(1):
            yield self.head("report-length-title")
            yield from wrap(self.words("report-length-text"), self.width)
            shares = {holes: luck.skill_share(holes) for holes in HOLES}
            rows = [
                TextBar(self.told.holes(holes), share, self.number.percent(share))
                for holes, share in shares.items()
            ]
            yield from [*bars(rows, self.width, longest=1), ""]

    def duels(self) -> Iterator[str]:
        words, number = self.words, self.number
        for duel in self.found.duels:
            if duel.lead.value > 0:
                better, other = self.names[duel.better], self.names[duel.other]
                yield paint(words("report-duel", better=better, other=other), "strong")
                between = self.told.between(duel.lead, 2)
                lead = number(duel.lead.value, 2) + (f" ({between})" if between else "")
                needed, of_holes = self.told.needed(duel)
                rows = [
                    (words("report-col-lead"), [lead]),
                    (words("report-col-needed"), [f"{needed} ({of_holes})"]),
                ]
                yield from [*self.table(rows), ""]
