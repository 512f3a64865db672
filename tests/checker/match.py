"""A whole match: its head, its holes, the dealer, the totals, the play-off, the result."""

import re
from collections import Counter
from hashlib import sha256

from .four_card import FourCard
from .hole import Hole, left_of
from .house import House, read_house
from .lines import DealLine, Fault, MatchLine, MoveLine, Reader, ResultLine, ScoreLine
from .play_nine import PlayNine
from .six_card import SixCard

GAMES: dict[str, type[Hole]] = {"play-nine": PlayNine, "four-card": FourCard, "six-card": SixCard}
MOST_PLAY_OFFS = 9  # from the second rules on: then the win is shared
HASH = re.compile("[0-9a-f]{64}")


def check_match(reader: Reader) -> None:
    head = reader.take(MatchLine, "shape")
    if head.game not in GAMES:
        raise Fault(f"shape: unknown game {head.game!r}")
    match = Match(reader, GAMES[head.game], read_house(head.game, head.house), len(head.seats), head.rules)
    check_head(head, match)
    match.run()


def check_head(head: MatchLine, match: "Match") -> None:
    if head.rules not in (1, 2):
        raise Fault(f"shape: unknown version {head.rules} of the rules")
    if not 2 <= len(head.seats) <= match.game.most_players:
        raise Fault(f"{match.game.clauses.players}: {len(head.seats)} players")
    if not HASH.fullmatch(head.commitment):
        raise Fault("shape: the commitment is no SHA-256 in lower-case hex")
    check_words(head)
    if head.seed is None:
        return
    if not HASH.fullmatch(head.seed):
        raise Fault("shape: the seed is not 32 bytes in lower-case hex")
    if sha256(bytes.fromhex(head.seed)).hexdigest() != head.commitment:
        raise Fault("shape: the commitment is not the seed's")


def check_words(head: MatchLine) -> None:
    """Words are those that were sealed; a seal without a word was left out of the shuffle."""
    if {len(head.seals), len(head.words)} not in ({0}, {len(head.seats)}):
        raise Fault("shape: seals and words are told for every seat or not at all")
    for sealed, word in zip(head.seals, head.words, strict=True):
        if any(not HASH.fullmatch(str(text)) for text in (sealed, word) if text is not None):
            raise Fault("shape: a seal or a word is not 32 bytes in lower-case hex")
        if word is not None and sha256(bytes.fromhex(str(word))).hexdigest() != sealed:
            raise Fault("shape: a word is not the one that was sealed")


class Match:
    def __init__(self, reader: Reader, game: type[Hole], house: House, players: int, rules: int) -> None:
        self.reader = reader
        self.rules = rules
        self.game = game
        self.clauses = game.clauses
        self.house = house
        self.everybody = list(range(players))
        self.totals = [0] * players
        self.holes = 0
        self.moves = 0
        self.dealer: int | None = None

    def run(self) -> None:
        for _ in range(self.house.holes):
            strokes = self.play_hole(self.everybody)
            self.totals = [total + more for total, more in zip(self.totals, strokes, strict=True)]
            self.score(strokes)
        winners = lowest(self.everybody, self.totals)
        if len(winners) == 1:
            self.result(winners, "lowest-total", self.clauses.winner)
        elif self.house.ties == "shared":
            self.result(winners, "shared", self.clauses.ties)
        else:
            winners = self.play_off(winners)
            self.result(winners, "play-off" if len(winners) == 1 else "shared", self.clauses.ties)

    def play_off(self, tied: list[int]) -> list[int]:
        """Sudden death: those still tied for the lowest of a hole play the next, up to a limit."""
        most = self.house.holes + MOST_PLAY_OFFS
        while len(tied) > 1 and ((self.rules == 1 and self.game is not SixCard) or self.holes < most):
            strokes = self.play_hole(tied)
            self.score(strokes)
            tied = lowest(tied, strokes)
        return tied

    def play_hole(self, seats: list[int]) -> list[int]:
        self.holes += 1
        extra = self.holes > self.house.holes
        deal = self.reader.take(DealLine, self.clauses.ties if extra else self.clauses.winner)
        self.check_deal(deal, seats)
        self.dealer = deal.dealer
        self.hole = self.game(self.house, deal, self.rules)
        while self.hole.reason is None:
            move = self.reader.take(MoveLine, self.clauses.closing)
            self.moves += 1
            same("shape", "n", move.n, self.moves)
            same("shape", "hole", move.hole, self.holes)
            self.hole.play(move)
        return self.hole.strokes()

    def check_deal(self, deal: DealLine, seats: list[int]) -> None:
        clauses, state = self.clauses, deal.state
        same("shape", "hole", deal.hole, self.holes)
        same(clauses.players if seats == self.everybody else clauses.ties, "seats", deal.seats, seats)
        if deal.dealer not in seats:
            raise Fault(f"{clauses.dealer}: dealer is {deal.dealer}, who does not play")
        if self.dealer is not None:
            same(clauses.dealer, "dealer", deal.dealer, left_of(self.dealer, seats))
        sizes = [len(row) for row in state.layouts]
        same(clauses.deal, "number of cards", sizes, [self.game.slots] * len(seats))
        if any(up for row in state.layouts for _, up in row):
            raise Fault(f"{clauses.deal}: a card is dealt face up")
        same(clauses.upcard, "number of discards", len(state.discard), 1)
        self.check_pack(deal)

    def check_pack(self, deal: DealLine) -> None:
        state = deal.state
        there = Counter([*state.stock, *state.discard, *(card for row in state.layouts for card, _ in row)])
        pack = self.game.pack(self.house, len(self.everybody))
        if there != pack:
            raise Fault(f"{self.clauses.pack}: too many {dict(there - pack)}, missing {dict(pack - there)}")

    def score(self, strokes: list[int]) -> None:
        ending = self.clauses.pace if self.hole.reason == "pace-of-play" else self.clauses.closing
        line = self.reader.take(ScoreLine, ending)
        same("shape", "hole", line.hole, self.holes)
        same(self.clauses.scoring, "strokes", line.strokes, strokes)
        same(self.clauses.winner, "totals", line.totals, self.totals)
        same(ending, "reason", line.reason, self.hole.reason)

    def result(self, winners: list[int], reason: str, clause: str) -> None:
        line = self.reader.take(ResultLine, clause)
        same(self.clauses.winner, "totals", line.totals, self.totals)
        same(clause, "winners", line.winners, winners)
        same(clause, "reason", line.reason, reason)
        self.reader.end()


def lowest(seats: list[int], strokes: list[int]) -> list[int]:
    return [seat for seat, count in zip(seats, strokes, strict=True) if count == min(strokes)]


def same(clause: str, name: str, shown: object, due: object) -> None:
    if shown != due:
        raise Fault(f"{clause}: {name}: {shown}, must be {due}")
