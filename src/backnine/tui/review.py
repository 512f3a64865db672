"""An analysis on the terminal: where everybody's strokes come from, and what is worth another look."""

from collections.abc import Iterator, Sequence

from backnine.coach.analysis import Analysis, PlayerSummary, TurningPoint, score_name
from backnine.coach.hole_account import Choice, HoleAccount
from backnine.hole import Seat
from backnine.locales import Words
from backnine.locales.numbers import Numbers
from backnine.position import view_of
from backnine.position_reader import read
from backnine.tui.move_words import move_words
from backnine.tui.text import cells, pad, paint, wrap

PARTS = ("par", "luck-own", "luck-others", "mistakes", "others", "unforeseen")


def review_page(words: Words, found: Analysis, width: int, seat: Seat | None = None) -> list[str]:
    """All lines of it; for one seat, or for everybody."""
    return [*ReviewPage(words, found, width, seat).lines()]


class ReviewPage:
    """The parts of the page, each with a head line."""

    def __init__(self, words: Words, found: Analysis, width: int, seat: Seat | None) -> None:
        self.words, self.found, self.width = words, found, width
        self.number = Numbers(words.language)
        self.players = [player for player in found.players if seat in (None, player.seat)]

    def lines(self) -> Iterator[str]:
        yield from self.wrapped(under(self.words, self.found))
        if not self.found.finished:
            yield from self.wrapped(self.words("coach-unfinished"))
        yield ""
        for player in self.players:
            yield from [*self.player(player), ""]
        yield from self.holes()
        yield from self.choices()
        yield from self.turning_points()
        yield from self.wrapped(self.words("coach-read-luck"))
        yield from self.wrapped(self.words("coach-read-unforeseen"))

    def wrapped(self, text: str, indent: str = "") -> list[str]:
        return wrap(text, self.width, indent=indent)

    def head(self, title: str) -> str:
        return paint(self.words(title), "strong")

    # Where the strokes come from

    def player(self, player: PlayerSummary) -> Iterator[str]:
        yield from (paint(line, "strong") for line in self.wrapped(headline(self.words, self.found, player)))
        rows = [(self.words(f"coach-part-{part}"), told) for part, told in parts(self.number, player)]
        rows.append((self.words("coach-part-strokes"), self.strokes(player.strokes)))
        rows.append((self.words("coach-net-luck"), self.number.signed(player.net_luck)))
        yield from self.table(rows)

    def strokes(self, strokes: float) -> str:
        return self.number(strokes, 0 if strokes == int(strokes) else 1)

    def table(self, rows: Sequence[tuple[str, str]]) -> Iterator[str]:
        """Names on the left, figures on the right; below, where both do not fit."""
        right = max(cells(told) for _, told in rows)
        left = min(max(cells(name) for name, _ in rows), self.width - right - 4)
        for name, told in rows:
            lines = wrap(name, left)
            yield from (f"  {line}" for line in lines[:-1])
            yield f"  {pad(lines[-1], left)}  {' ' * (right - cells(told))}{told}"

    # Hole by hole

    def holes(self) -> Iterator[str]:
        yield self.head("coach-holes-title")
        for hole in self.found.holes:
            yield from self.wrapped(self.hole(hole), "   ")
        yield ""

    def hole(self, hole: HoleAccount) -> str:
        seats = {player.seat for player in self.players}
        told = [self.score(hole, place) for place, seat in enumerate(hole.seats) if seat in seats]
        return f"{hole.hole:>2} {self.words.listed(told)}"

    def score(self, hole: HoleAccount, place: int) -> str:
        row = hole.players[place]
        name = score_name(row.strokes, row.par, self.found.spread)
        return self.words(
            "coach-score",
            name=self.found.names[row.seat],
            strokes=self.strokes(row.strokes),
            score=self.words(f"coach-score-{name}"),
        )

    # What to look at again

    def choices(self) -> Iterator[str]:
        costly = [choice for player in self.players for choice in player.costliest]
        yield self.head("coach-choices-title")
        for choice in costly:
            yield from self.wrapped("• " + choice_text(self.words, self.found, choice), "  ")
        if not costly:
            yield from self.wrapped(self.words("coach-no-choices"))
        yield ""

    def turning_points(self) -> Iterator[str]:
        points = self.found.turning_points
        if points:
            yield self.head("coach-turning-title")
            for point in points:
                yield from self.wrapped("• " + turning_text(self.words, self.found, point), "  ")
            yield ""


# Sentences that the page in HTML has, too


def under(words: Words, found: Analysis) -> str:
    game = words(f"{found.game}-name")
    return words("coach-under", game=game, holes=len(found.holes), judge=judge_text(words, found))


def judge_text(words: Words, found: Analysis) -> str:
    return words("coach-judge-name", judge=found.judge)


def headline(words: Words, found: Analysis, player: PlayerSummary) -> str:
    number = Numbers(words.language)
    return words(
        "coach-headline",
        name=found.names[player.seat],
        strokes=number(player.given_away_per_nine, 1),
        se=number(player.given_away_se, 1),
    )


def parts(number: Numbers, player: PlayerSummary) -> list[tuple[str, str]]:
    """What the strokes are made of; the last of them is a part of the one before it."""
    signed = [player.luck_own, player.luck_others, player.mistakes, player.others, player.unforeseen]
    return list(
        zip(PARTS, [number(player.par, 1), *(number.signed(each, 1) for each in signed)], strict=True)
    )


def hole_of(found: Analysis, n: int) -> int:
    return next(hole.hole for hole in found.holes if hole.points[0].n < n <= hole.points[-1].n)


def choice_moves(words: Words, choice: Choice) -> tuple[str, str]:
    """What was played and what was best, with the cards of the position: of what is worth another look."""
    seen = view_of(read(choice.position), choice.seat, recall=True)
    return move_words(words, choice.move, seen), move_words(words, choice.best, seen)


def choice_text(words: Words, found: Analysis, choice: Choice) -> str:
    number, loss = Numbers(words.language), choice.loss
    move, best = choice_moves(words, choice)
    told: dict[str, str | int] = {
        "hole": hole_of(found, choice.n),
        "n": choice.n,
        "name": found.names[choice.seat],
        "move": move,
        "best": best,
        "grade": words(f"coach-grade-{choice.grade}"),
        "strokes": number(loss.strokes, 1),
        "se": number(loss.se, 1),
    }
    if loss.unit == "strokes":
        return words("coach-choice", **told)
    return words("coach-choice-chance", **told, chance=number.percent(loss.chance, 1))


def turning_text(words: Words, found: Analysis, point: TurningPoint) -> str:
    swing = 100 * point.swing
    return words(
        f"coach-turning-{point.by}",
        hole=point.hole,
        n=point.n,
        name=found.names[point.seat],
        points=Numbers(words.language).signed(swing, 0),
    )
