"""An analysis as one page of HTML: what was luck and what was skill, with charts that add up."""

from collections.abc import Sequence
from typing import Final

import backnine
from backnine.arena import page
from backnine.arena.page import PageText
from backnine.arena.plots.lines import Axes, Curve, Marked, Point, lines
from backnine.arena.plots.stacks import Part
from backnine.arena.plots.steps import StepRow, steps
from backnine.arena.plots.svg import Title
from backnine.coach.analysis import Analysis, PlayerSummary, score_name
from backnine.coach.grades import GRADED
from backnine.coach.hole_account import Choice, HoleAccount
from backnine.locales import Words
from backnine.locales.numbers import Numbers
from backnine.tui.review import choice_moves, choice_text, headline, judge_text, turning_text, under

STEPS: Final = ("luck-own", "luck-others", "mistakes", "others")
COLUMNS: Final = ("move", "player", "played", "best", "loss", "grade", "about")
READ: Final = (
    "coach-read-par",
    "coach-read-luck",
    "coach-read-mistakes",
    "coach-read-grades",
    "coach-read-unforeseen",
)


def review_document(words: Words, found: Analysis, command: str) -> str:
    """The page; `command` is what makes it again."""
    return ReviewDocument(words, found).document(command)


class ReviewDocument:
    """The sections of the page."""

    def __init__(self, words: Words, found: Analysis) -> None:
        self.words, self.found = words, found
        self.number = Numbers(words.language)
        self.players = found.players

    def document(self, command: str) -> str:
        notes = [] if self.found.finished else [page.para(self.words("coach-unfinished"))]
        heads = [headline(self.words, self.found, player) for player in self.players]
        return page.document(
            self.words,
            title=self.words.listed(self.found.names),
            kicker=self.words("coach-title"),
            under=under(self.words, self.found),
            sections=[
                page.headline(heads[0], *map(page.para, heads[1:]), *notes),
                self.sources(),
                self.choices(),
                self.turning_points(),
                *map(self.hole, self.found.holes),
                self.how_to_read(),
                self.settings(command),
            ],
        )

    # All holes

    def sources(self) -> str:
        """From par to the strokes, step by step, and the figures behind it."""
        words, write = self.words, self.number.signed
        names = [Part(words(f"coach-part-{part}"), series) for series, part in enumerate(STEPS)]
        rows = [
            StepRow(self.found.names[each.seat], each.par, _sizes(each), self.number(each.strokes, 0))
            for each in self.players
        ]
        title = Title(words("coach-sources-title"), words("coach-sources-text"))
        plot = steps(title, rows, names, lambda size: write(size, 1), self.number)
        table = page.folded(words, self.source_table())
        return page.section(title.name, page.para(title.tells), page.box_key(names), plot, table, wide=True)

    def source_table(self) -> str:
        words, number = self.words, self.number
        heads = ["par", *STEPS, "unforeseen", "strokes"]
        head = ["", *(words(f"coach-part-{part}") for part in heads), words("coach-net-luck")]
        rows = [
            [
                self.found.names[each.seat],
                number(each.par, 1),
                *(number.signed(size, 1) for size in (*_sizes(each), each.unforeseen)),
                number(each.strokes, 0),
                number.signed(each.net_luck, 1),
            ]
            for each in self.players
        ]
        return page.table(words("coach-sources-title"), head, rows)

    def choices(self) -> str:
        costly = [choice for player in self.players for choice in player.costliest]
        told = [choice_text(self.words, self.found, choice) for choice in costly]
        return self.paragraphs("coach-choices-title", told or [self.words("coach-no-choices")])

    def turning_points(self) -> str:
        told = [turning_text(self.words, self.found, point) for point in self.found.turning_points]
        return self.paragraphs("coach-turning-title", told) if told else ""

    def paragraphs(self, title: str, told: Sequence[str]) -> str:
        return page.section(self.words(title), *map(page.para, told))

    # One of them

    def hole(self, hole: HoleAccount) -> str:
        words = self.words
        title = words("coach-hole", hole=hole.hole)
        return page.section(
            title,
            self.hole_table(hole),
            page.line_key([self.found.names[seat] for seat in hole.seats]),
            self.curves(hole),
            page.folded(words, self.point_table(hole)),
            self.graded(hole),
            wide=True,
        )

    def hole_table(self, hole: HoleAccount) -> str:
        words, number = self.words, self.number
        heads = ["par", *STEPS, "strokes"]
        head = ["", *(words(f"coach-part-{part}") for part in heads), ""]
        rows = [
            [
                self.found.names[row.seat],
                number(row.par, 1),
                *(
                    number.signed(size, 1)
                    for size in (row.luck_own, row.luck_others, row.mistakes, row.others)
                ),
                number(row.strokes, 0 if hole.finished else 1),
                words(f"coach-score-{score_name(row.strokes, row.par, self.found.spread)}"),
            ]
            for row in hole.players
        ]
        return page.table(words("coach-hole", hole=hole.hole), head, rows)

    def curves(self, hole: HoleAccount) -> str:
        """What the hole was expected to cost after each move, with mistakes marked."""
        words = self.words
        series = [
            Curve(
                self.found.names[seat],
                [
                    Point(at.n, at.expected[place], at.expected[place], at.expected[place])
                    for at in hole.points
                ],
            )
            for place, seat in enumerate(hole.seats)
        ]
        title = Title(words("coach-hole", hole=hole.hole), words("coach-curve-text"))
        axes = Axes(words("coach-axis-moves"), self.number, self.number)
        return lines(title, series, axes, marked=[self.mark(hole, choice) for choice in _graded(hole)])

    def mark(self, hole: HoleAccount, choice: Choice) -> Marked:
        place = hole.seats.index(choice.seat)
        value = next(point.expected[place] for point in hole.points if point.n == choice.n)
        return Marked(place, choice.n, value, choice_text(self.words, self.found, choice))

    def point_table(self, hole: HoleAccount) -> str:
        names = [self.found.names[seat] for seat in hole.seats]
        rows = [[str(at.n), *(self.number(each, 1) for each in at.expected)] for at in hole.points]
        return page.table(self.words("coach-curve-text"), [self.words("coach-axis-moves"), *names], rows)

    def graded(self, hole: HoleAccount) -> str:
        words = self.words
        head = [words(f"coach-col-{name}") for name in COLUMNS]
        rows = [self.graded_row(choice) for choice in _graded(hole)]
        return page.table(words("coach-choices-title"), head, rows) if rows else ""

    def graded_row(self, choice: Choice) -> list[str | PageText]:
        number, words = self.number, self.words
        move, best = choice_moves(words, choice)
        return [
            str(choice.n),
            PageText(self.found.names[choice.seat]),
            PageText(move),
            PageText(best),
            f"{number(choice.loss.strokes, 1)} ± {number(choice.loss.se, 1)}",
            PageText(words(f"coach-grade-{choice.grade}")),
            PageText(words.listed(words(f"coach-theme-{theme}") for theme in choice.themes)),
        ]

    # At the end

    def how_to_read(self) -> str:
        told = [page.para(self.words(message)) for message in READ]
        return page.section(self.words("report-read-title"), page.columns(told), wide=True)

    def settings(self, command: str) -> str:
        words = self.words
        facts = page.facts(
            [
                (words("report-set-game"), words(f"{self.found.game}-name")),
                (words("coach-judge"), judge_text(words, self.found)),
                (words("report-set-version"), f"Backnine {backnine.__version__}"),
            ]
        )
        return page.section(words("report-settings-title"), facts, page.command_line(command), wide=True)


def _sizes(player: PlayerSummary) -> list[float]:
    return [player.luck_own, player.luck_others, player.mistakes, player.others]


def _graded(hole: HoleAccount) -> list[Choice]:
    return [choice for choice in hole.choices if choice.grade in GRADED]
