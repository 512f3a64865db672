"""The result of a contest on the terminal: figures beside each other, then what they mean."""

from collections.abc import Iterator, Sequence
from math import isfinite
from typing import Final

from backnine.arena.luck_told import luck_lines
from backnine.arena.result import Contest, Estimate, Figures, Standing
from backnine.arena.told import Told, names_of, rated, timed
from backnine.arena.verdict import verdict
from backnine.locales import Words
from backnine.tui.text import beside, cells, paint, wrap

GAP: Final = 3  # cells between columns


def contest_page(
    words: Words, contest: Contest, figures: Figures | None, *, asked: int, width: int
) -> list[str]:
    """All lines of the page; `asked` is the number of matches that somebody asked for."""
    return [*_Page(words, contest, width).lines(figures, asked)]


class _Page:
    def __init__(self, words: Words, contest: Contest, width: int) -> None:
        self.words = words
        self.told = Told(words)
        self.number = self.told.number
        self.contest = contest
        self.width = width
        self.names = names_of(contest)

    def lines(self, figures: Figures | None, asked: int) -> Iterator[str]:
        yield from self.head(figures.deals if figures else 0, asked)
        yield ""
        if figures is None:
            yield from wrap(self.words("report-nothing-played"), self.width)
            return
        yield from self.table(figures)
        yield from ["", *self._strong(self.words("report-order-title")), *self.order(figures), ""]
        less = [each.without_luck for each in figures.standings if each.without_luck]
        yield from luck_lines(self.told, self.names, less, self.width)
        if any(standing.problems for standing in figures.standings):
            yield from [*self.problems(figures), ""]
        notes = ["report-difference-text", "report-read-interval"]
        for note in [*notes, "report-read-rating"] if rated(figures) else notes:
            yield from wrap(self.words.prose(note), self.width)
        yield from ["", *wrap(verdict(self.words, self.contest, figures), self.width)]

    def head(self, deals: int, asked: int) -> Iterator[str]:
        """What was played, and whether it is what was asked for."""
        words, number, contest = self.words, self.number, self.contest
        yield from self._strong(self.told.under(contest, deals))
        for setting in self.told.settings(contest):
            yield from wrap(setting, self.width)
        for why in self.told.ended(contest):
            yield from wrap(why, self.width)
        if asked < contest.matches < asked + contest.seats:
            yield from wrap(words("cli-arena-rounded-up", asked=number(asked)), self.width)

    def table(self, figures: Figures) -> list[str]:
        """The bots beside each other."""
        words = self.words
        others = ["difference", "strokes", "turns", "closed"]
        others += ["rating"] if rated(figures) else []
        others += ["ms", "forfeits"] if timed(figures) else ["forfeits"]
        labels = [words("report-col-wins"), "", *(words(f"report-col-{figure}") for figure in others)]
        columns = [self._column(standing, timed(figures)) for standing in figures.standings]
        return self.grid(labels, self.names, columns)

    def _column(self, standing: Standing, with_times: bool) -> list[str]:
        number = self.number
        return [
            number.percent(standing.win_share.value, 1),
            self.told.between_shares(standing.win_share),
            f"{number.signed(standing.difference.value, 2)}{self._give(standing.difference)}",
            f"{number(standing.strokes.value, 2)}{self._give(standing.strokes)}",
            number(standing.turns, 1),
            number.percent(standing.closed),
            *([" ".join(self.told.rating_cell(standing.rating))] if standing.rating else []),
            *([number(standing.median_ms, 2)] if with_times else []),
            number(standing.forfeits),
        ]

    def order(self, figures: Figures) -> list[str]:
        """What it is worth to play first, or to be the dealer."""
        places = [self.told.place(place, self.contest.seats) for place in range(self.contest.seats)]
        strokes = [
            f"{self.number.signed(effect.strokes.value, 2)}{self._give(effect.strokes)}"
            for effect in figures.places
        ]
        wins = [
            f"{self.number.percent(effect.win_share.value, 1)} ({self.told.between_shares(effect.win_share)})"
            for effect in figures.places
        ]
        heads = [self.words("report-col-order-strokes"), self.words("report-col-order-wins")]
        return self.grid(places, heads, [strokes, wins])

    def problems(self, figures: Figures) -> Iterator[str]:
        """What was forfeited, and why."""
        words = self.words
        for name, standing in zip(self.names, figures.standings, strict=True):
            for problem in standing.problems:
                told = [self.told.figure(name, self.told.fault(problem.fault))]
                told.append(self.told.figure(words("report-col-forfeits"), self.number(problem.moves)))
                told += [self.told.figure(words("report-col-first"), problem.first)] if problem.first else []
                yield from wrap(" · ".join(told), self.width, indent="  ")

    def _strong(self, text: str) -> list[str]:
        return [paint(line, "strong") for line in wrap(text, self.width)]

    def _give(self, estimate: Estimate) -> str:
        """How far it may be off, if that can be told."""
        give = (estimate.high - estimate.low) / 2
        return f" ± {self.number(give, 2)}" if isfinite(give) else ""

    def grid(
        self, labels: Sequence[str], heads: Sequence[str], columns: Sequence[Sequence[str]]
    ) -> list[str]:
        """Columns with heads beside their labels, as many as fit and the others below; on a narrow screen
        each column is a list."""
        blocks = [[paint(head, "strong"), *column] for head, column in zip(heads, columns, strict=True)]
        widest = max(cells(text) for block in blocks for text in block) + GAP
        fitting = (self.width - max(map(cells, labels))) // widest
        if fitting < 1:
            return [line for block in blocks for line in self._listed(labels, block)]
        lines: list[str] = []
        for start in range(0, len(blocks), fitting):
            lines += ["", *beside([["", *labels], *blocks[start : start + fitting]], GAP)]
        return lines[1:]

    def _listed(self, labels: Sequence[str], block: Sequence[str]) -> Iterator[str]:
        yield from wrap(block[0], self.width)
        for label, text in zip(labels, block[1:], strict=True):
            told = self.told.figure(label, text) if label else f"  {text}"
            yield from wrap(f"  {told}", self.width, indent="    ")
