"""The report of a simulation: how the game is played, and how much of it is luck."""

from collections.abc import Sequence

from backnine.arena import page, sections
from backnine.arena.luck_told import luck_section
from backnine.arena.page import PageCell
from backnine.arena.plots.bars import BarRow, Length, bars
from backnine.arena.plots.lines import Curve, Point
from backnine.arena.plots.stacks import Part, Stack, stacks
from backnine.arena.plots.svg import REST, Title
from backnine.arena.result import Contest, Estimate
from backnine.arena.study import HOLES, Study
from backnine.arena.tally import SeatTally, mean, quantile, spread
from backnine.arena.told import Told, names_of
from backnine.arena.verdict import summary
from backnine.locales import Words


def simulation_report(words: Words, contest: Contest, found: Study | None, command: str) -> str:
    """The page; `command` is what plays the same again. Nothing was found if no match came to its end."""
    if found is None:
        return sections.nothing_played(Told(words), contest, command, kicker=words("report-sim"))
    return SimReport(words, found).document(command)


class SimReport:
    """The sections of the report."""

    def __init__(self, words: Words, found: Study) -> None:
        self.words = words
        self.told = Told(words)
        self.number = self.told.number
        self.found = found
        self.contest = found.contest
        self.players = found.tally.players
        self.names = names_of(found.contest)

    def document(self, command: str) -> str:
        told, contest, deals = self.told, self.contest, self.found.deals
        notes = sections.interruption(told, contest)
        return page.document(
            self.words,
            title=sections.title(told, contest),
            kicker=self.words("report-sim"),
            under=told.under(contest, deals),
            sections=[
                page.headline(summary(self.words, self.found), *notes),
                self.table(),
                self.strokes(),
                self.turns(),
                self.savings(),
                self.closing(),
                sections.by_hole(told, self.curves(), deals),
                sections.order(told, self.found.places),
                self.sources(),
                self.length(),
                luck_section(self.told, self.names, self.found.without_luck),
                self.duels(),
                self.how_to_read(),
                sections.settings(told, contest, deals, command),
            ],
        )

    def curves(self) -> list[Curve]:
        """What each hole costs."""
        return [
            Curve(name, [Point(hole, *strokes) for hole, strokes in enumerate(by_hole, 1)])
            for name, by_hole in zip(self.names, self.found.by_hole, strict=True)
        ]

    def table(self) -> str:
        words = self.words
        title = words("report-table-title")
        head = [
            words("report-col-bot"),
            words("report-col-mean"),
            words("report-col-spread"),
            words("report-col-median"),
            words("report-col-best"),
            words("report-col-worst"),
            words("report-col-turns"),
        ]
        rows = [self._row(name, player) for name, player in zip(self.names, self.players, strict=True)]
        return page.section(title, page.table(title, head, rows), wide=True)

    def _row(self, name: str, player: SeatTally) -> page.TableRow:
        number, strokes = self.number, player.strokes
        estimate = self.found.strokes[self.players.index(player)]
        return [
            name,
            self.told.strokes_cell(estimate),
            number(spread(strokes), 1),
            number(quantile(strokes, 0.5)),
            number(min(strokes)),
            number(max(strokes)),
            number(mean(player.turns), 1),
        ]

    def strokes(self) -> str:
        words = self.words
        counts = [(name, player.strokes) for name, player in zip(self.names, self.players, strict=True)]
        about = Title(words("report-strokes-title"), words("report-strokes-text"))
        return sections.distribution(self.told, about, words("report-col-strokes"), counts)

    def turns(self) -> str:
        words = self.words
        counts = [(name, player.turns) for name, player in zip(self.names, self.players, strict=True)]
        about = Title(words("report-turns-title"), words("report-turns-text"))
        return sections.distribution(self.told, about, words("report-col-turns"), counts)

    def savings(self) -> str:
        """Strokes saved, clause by clause."""
        words, number, clauses = self.words, self.number, self.found.tally.clauses
        if not clauses:
            return ""
        title = Title(words("report-savings-title"), words("report-savings-text"))
        names = [self.told.clause(self.contest.game, clause) for clause in clauses]
        saved = [[player.saved(clause) for player in self.players] for clause in clauses]
        lengths = [
            BarRow(name, [Length(-each.strokes, number(each.strokes, 2)) for each in clause])
            for name, clause in zip(names, saved, strict=True)
        ]
        rows: list[page.TableRow] = [
            [name, *(PageCell(number(each.strokes, 2), self._times(each.times)) for each in clause)]
            for name, clause in zip(names, saved, strict=True)
        ]
        return self._figure(title, bars(title, lengths), rows)

    def _times(self, times: float) -> str:
        return self.words("report-times", times=self.number(100 * times, 1))

    def closing(self) -> str:
        """Who closed the holes, how it paid, and how holes ended altogether."""
        words, number, tally = self.words, self.number, self.found.tally
        title = Title(words("report-closing-title"), words("report-closing-text"))
        closings = [player.closing for player in self.players]
        shares = [closing.holes / tally.holes for closing in closings]
        sure = [closing.lowest_share for closing in closings]
        lengths = [
            BarRow(words("report-closed"), [Length(share, number.percent(share)) for share in shares]),
            BarRow(words("report-closed-lowest"), [Length(share, number.percent(share)) for share in sure]),
        ]
        rows = [
            [words("report-closed"), *(number.percent(share, 1) for share in shares)],
            [words("report-closed-lowest"), *(number.percent(share, 1) for share in sure)],
            [words("report-closed-lead"), *(number.signed(-closing.lead, 2) for closing in closings)],
        ]
        endings = [
            (self.told.ending(self.contest.game, ending), number.percent(count / tally.holes, 1))
            for ending, count in tally.ended
        ]
        return self._figure(title, bars(title, lengths) + page.facts(endings), rows)

    def _figure(self, title: Title, plot: str, rows: Sequence[page.TableRow]) -> str:
        """A plot whose series are the bots, with its figures."""
        bots = [Part(name, series) for series, name in enumerate(self.names)]
        legend = page.box_key(bots) if len(bots) > 1 else ""
        table = page.table(title.name, ["", *self.names], rows)
        return page.section(title.name, page.para(title.tells), legend, plot, page.folded(self.words, table))

    def sources(self) -> str:
        """Where the differences between strokes come from."""
        words, number, luck = self.words, self.number, self.found.luck
        if luck is None:
            return ""
        title = Title(words("report-sources-title"), words("report-sources-text"))
        shares = luck.shares()
        parts = [self.told.part(source, luck) for source in shares]
        plot = stacks(title, [Stack("", "", [*shares.values()])], parts, number.percent)
        legend = page.box_key(parts, [number.percent(share) for share in shares.values()])
        rows: list[page.TableRow] = [
            [part.name, number.percent(share, 1), self._variance(luck.variance[source])]
            for part, (source, share) in zip(parts, shares.items(), strict=True)
        ]
        head = ["", words("report-col-share"), words("report-col-variance")]
        table = page.folded(words, page.table(title.name, head, rows))
        meanings = page.facts(
            [(part.name, self.told.meaning(source, luck)) for part, source in zip(parts, shares, strict=True)]
        )
        return page.section(title.name, page.para(title.tells), plot, legend, meanings, table)

    def _variance(self, variance: Estimate) -> PageCell:
        return PageCell(self.number(variance.value, 1), self.told.between(variance))

    def length(self) -> str:
        """How skill gains on luck from hole to hole."""
        words, number, luck = self.words, self.number, self.found.luck
        if luck is None or not luck.skill_share(1):
            return ""
        title = Title(words("report-length-title"), words("report-length-text"))
        shares = [luck.skill_share(holes) for holes in HOLES]
        rows = [
            Stack(self.told.holes(holes), number.percent(share), (share, 1 - share))
            for holes, share in zip(HOLES, shares, strict=True)
        ]
        parts = [Part(words("report-source-skill"), 0), Part(words("report-luck"), REST)]
        legend = page.box_key(parts)
        return page.section(
            title.name, page.para(title.tells), legend, stacks(title, rows, parts, number.percent)
        )

    def duels(self) -> str:
        """How soon the better one is ahead."""
        words, number = self.words, self.number
        duels = [duel for duel in self.found.duels if duel.lead.value > 0]
        if not duels:
            return ""
        title, text = words("report-ahead-title"), words("report-ahead-text")
        head = [words("report-col-duel"), words("report-col-lead")]
        head += [*(self.told.holes(holes) for holes in HOLES), words("report-col-needed")]
        rows: list[page.TableRow] = [
            [
                words("report-duel", better=self.names[duel.better], other=self.names[duel.other]),
                PageCell(number(duel.lead.value, 2), self.told.between(duel.lead, 2)),
                *(number.percent(duel.chance(holes)) for holes in HOLES),
                self.told.needed(duel),
            ]
            for duel in duels
        ]
        return page.section(title, page.para(text), page.table(title, head, rows), wide=True)

    def how_to_read(self) -> str:
        return sections.how_to_read(
            self.told,
            "report-sim-read-holes",
            "report-sim-read-spread",
            "report-sim-read-interval",
            "report-sim-read-luck",
            "report-sim-read-normal",
        )
