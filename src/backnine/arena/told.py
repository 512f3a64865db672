"""The figures of a contest in words and numbers, as the report and the terminal tell them."""

from collections.abc import Iterator, Mapping
from math import isinf

from backnine.arena.ahead import Duel
from backnine.arena.faults import Fault
from backnine.arena.luck import SOURCES, Luck, Source
from backnine.arena.page import PageCell
from backnine.arena.plots.forest import Dot
from backnine.arena.plots.histogram import Panel
from backnine.arena.plots.stacks import Part
from backnine.arena.plots.svg import REST
from backnine.arena.result import Contest, Estimate, Figures, Rating
from backnine.arena.specs import is_command
from backnine.arena.tally import mean, spread
from backnine.arena.until import LEAST_DEALS
from backnine.hole import Ending
from backnine.locales import Words
from backnine.locales.numbers import Numbers


class Told:
    """A language and its numbers."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.number = Numbers(words.language)

    def under(self, contest: Contest, deals: int) -> str:
        """What was played, in one line."""
        return self.words(
            "report-under",
            game=self.words(f"{contest.game}-name"),
            players=self.number(contest.seats),
            matches=self.number(contest.matches),
            deals=self.number(deals),
            holes=self.number(contest.holes),
        )

    def settings(self, contest: Contest) -> Iterator[str]:
        """What is needed to play it again: the seed, and the house rules if there are any."""
        yield self.figure(self.words("report-set-seed"), contest.seed_said)
        if contest.house.said:
            yield self.figure(self.words("report-set-house"), str(contest.house))

    def ended(self, contest: Contest) -> Iterator[str]:
        """Why it ended before all was played, or that it is not as sure as it was to be."""
        played, wanted = self.number(contest.matches), self.number(contest.wanted)
        if contest.until is not None:
            rotations = contest.seats if len(contest.contestants) > 1 else 1
            few = contest.matches < LEAST_DEALS * rotations
            missed = "report-until-few" if few else "report-until-missed"
            why = "report-until-reached" if contest.reached else missed
            give = self.number(contest.until, _digits(contest.until))
            yield self.words(why, played=played, give=give, least=LEAST_DEALS)
        if contest.interrupted:
            yield self.words("report-interrupted", played=played, wanted=wanted)

    def figure(self, figure: str, value: str) -> str:
        return self.words("cli-arena-figure", figure=figure, value=value)

    def between(self, estimate: Estimate, digits: int = 1) -> str:
        """The interval of strokes or turns; empty where one deal cannot tell."""
        if isinf(estimate.high):
            return ""
        return self._between(self.number(estimate.low, digits), self.number(estimate.high, digits))

    def between_signed(self, estimate: Estimate, digits: int = 2) -> str:
        if isinf(estimate.high):
            return ""
        return self._between(
            self.number.signed(estimate.low, digits), self.number.signed(estimate.high, digits)
        )

    def between_shares(self, estimate: Estimate, digits: int = 0) -> str:
        low, high = max(0.0, estimate.low), min(1.0, estimate.high)
        return self._between(self.number.percent(low, digits), self.number.percent(high, digits))

    def _between(self, low: str, high: str) -> str:
        return self.words("report-between", low=low, high=high)

    def strokes_cell(self, strokes: Estimate) -> PageCell:
        return PageCell(self.number(strokes.value, 2), self.between(strokes))

    def difference_cell(self, difference: Estimate) -> PageCell:
        return PageCell(self.number.signed(difference.value, 2), self.between_signed(difference))

    def share_cell(self, share: Estimate) -> PageCell:
        return PageCell(self.number.percent(share.value, 1), self.between_shares(share))

    def rating_cell(self, rating: Rating) -> PageCell:
        return PageCell(self.number(rating.mu, 1), f"± {self.number(rating.sigma, 1)}")

    def share_dot(self, name: str, share: Estimate) -> Dot:
        told = self.number.percent(share.value, 1)
        low, high = max(0.0, share.low), min(1.0, share.high)
        return Dot(name, share.value, low, high, told, self.between_shares(share))

    def difference_dot(self, name: str, difference: Estimate) -> Dot:
        told = self.number.signed(difference.value, 2)
        return Dot(name, *difference, told, self.between_signed(difference))

    def panel(self, name: str, counts: Mapping[int, int]) -> Panel:
        """A distribution with its mean and how widely it spreads."""
        middle = mean(counts)
        told = self.words("report-mean", mean=self.number(middle, 1))
        width = self.words("report-spread", spread=self.number(spread(counts), 1))
        return Panel(name, counts, middle, told, width)

    def place(self, place: int, players: int) -> str:
        """A place in the order of play: the first is on the dealer's left, the dealer is last."""
        if place == 0:
            return self.words("report-place-first")
        if place == players - 1:
            return self.words("report-place-dealer")
        return self.words("report-place", place=place + 1)

    def clause(self, game: str, clause: str) -> str:
        """What saved strokes, in the game's own words."""
        return self.words(f"{game}-saved-{clause.lower().replace('_', '-')}")

    def source(self, source: Source, luck: Luck) -> str:
        """Where nobody else got the same cards, cards and the rest are one source."""
        together = source == "rest" and "cards" not in luck.variance
        return self.words(f"report-source-{'cards-and-rest' if together else source}")

    def part(self, source: Source, luck: Luck) -> Part:
        """A source as a part of a bar."""
        return Part(self.source(source, luck), REST if source == "rest" else SOURCES.index(source))

    def meaning(self, source: Source, luck: Luck) -> str:
        together = source == "rest" and "cards" not in luck.variance
        return self.words(f"report-means-{'cards-and-rest' if together else source}")

    def fault(self, fault: Fault) -> str:
        return self.words(f"report-fault-{fault}")

    def ending(self, game: str, ending: Ending) -> str:
        return self.words(f"report-ending-{ending}", game=game)

    def needed(self, duel: Duel) -> PageCell:
        """Holes until the better one is ahead, and between which numbers that lies."""
        holes = duel.holes
        if isinf(holes.high):
            return PageCell(
                self.number(holes.value), self.words("report-at-least", holes=self.number(holes.low))
            )
        return PageCell(self.number(holes.value), self.between(holes, 0))

    def holes(self, holes: int) -> str:
        """A number of holes, or of matches where it is one."""
        if holes % 9 or holes == 9:
            return self.words("report-holes", holes=holes)
        return self.words("report-matches", matches=holes // 9)


def _digits(value: float) -> int:
    """Behind the point, as it was written."""
    return len(f"{value:f}".rstrip("0").partition(".")[2])


def shown(name: str) -> str:
    """Bots are written small on the command line, but they are somebody; commands stay as they are."""
    return name if is_command(name) else name[:1].upper() + name[1:]


def names_of(contest: Contest) -> list[str]:
    return [shown(contestant.name) for contestant in contest.contestants]


def timed(figures: Figures) -> bool:
    """Whether it is told how long decisions took: where a program plays. The same contest between bots of
    ours is to read the same, on whatever machine and inside the kernels."""
    return any(is_command(standing.contestant.spec) for standing in figures.standings)


def rated(figures: Figures) -> bool:
    """Whether there are ratings."""
    return all(standing.rating for standing in figures.standings)
