"""A small table for the checker's tests. It does what it is told, legal or not, and writes the replay lines.

It shares no code with the checker. What is legal is known in random_match.py only.
"""

import json
from copy import deepcopy
from hashlib import sha256
from itertools import chain, pairwise
from random import Random
from typing import Any

Json = dict[str, Any]
SEED = bytes(range(32))
FOUR_CARD_VALUES = {"A": 1, "J": 10, "Q": 10, "K": 0, "JK": -2, **{str(n): n for n in range(2, 11)}}


def play_nine_pack() -> list[str]:
    return [str(value) for value in range(13) for _ in range(8)] + ["H"] * 4


def four_card_pack(packs: int, jokers: bool) -> list[str]:
    ranks = ["A", *map(str, range(2, 11)), "J", "Q", "K"]
    return ([rank + suit for suit in "CDHS" for rank in ranks] + ["JK", "JK"] * jokers) * packs


def play_nine_score(cards: list[str], adjacent: bool) -> int:
    pairs: dict[str, list[int]] = {}
    total = 0
    for column in range(4):
        a, b = cards[column], cards[column + 4]
        if a == b:
            pairs.setdefault(a, []).append(column)
        if a != b or a == "H":
            total += sum(-5 if card == "H" else int(card) for card in (a, b))
    for columns in pairs.values():
        count = len(columns)
        if adjacent:  # at most one group of neighbours fits in four columns
            count = 1 + sum(after - before == 1 for before, after in pairwise(columns))
        total -= (0, 0, 10, 15, 20)[count]
    return total


def four_card_score(cards: list[str], pairs_cancel: bool) -> int:
    total = 0
    for a, b in ((cards[0], cards[2]), (cards[1], cards[3])):
        if pairs_cancel and (a == b or ("JK" not in (a, b) and a[:-1] == b[:-1])):
            continue
        for card in (a, b):
            total += FOUR_CARD_VALUES[card if card == "JK" else card[:-1]]
    return total


def six_card_score(cards: list[str], house: Json) -> int:
    values = {**FOUR_CARD_VALUES, "2": house.get("twos", -2)}
    total, seen = 0, ""
    for column in range(3):
        a, b = (card if card == "JK" else card[:-1] for card in cards[column::3])
        if a == b != "JK":
            seen += f" {a} "
        else:
            total += values[a] + values[b]
    for name in set(seen.split()):
        count = seen.count(f" {name} ")
        if house.get("blocks") and count > 1:
            total -= 5 * count if count == 3 else 10
        elif name == "2" and house.get("twos_keep") and values["2"] == -2:
            total -= 4 * count
    return total


class Simulator:
    def __init__(self, game: str, players: int, rng: Random | None = None, **house: Any) -> None:
        self.game = game
        self.nine = game == "play-nine"
        self.open_game = game != "four-card"  # cards lie face up, and a hole is closed by the last of them
        self.players = players
        self.house = house
        self.rng = rng or Random(9)
        self.totals = [0] * players
        self.n = self.hole = 0
        packs = house.get("packs") or 1 + (players > 4) + (players > 8)
        self.pack = play_nine_pack() if self.nine else four_card_pack(packs, house.get("jokers", False))
        names = [f"player {seat}" for seat in range(players)]
        head = {"t": "match", "game": game, "rules": 1, "house": house, "seats": names}
        self.lines: list[Json] = [head | {"commitment": sha256(SEED).hexdigest(), "seed": SEED.hex()}]

    def write(self, kind: str, **data: Any) -> None:
        self.lines.append(deepcopy({"t": kind, "hole": self.hole, **data}))

    def text(self) -> list[str]:
        return [json.dumps(line) for line in self.lines]

    # A hole

    def deal(
        self, dealer: int, rows: list[str] | None = None, pile: str = "", seats: list[int] | None = None
    ) -> None:
        """The rows and the pile (discard, then the top of the stock) as given; the rest is shuffled."""
        self.hole += 1
        self.dealer = dealer
        self.seats = seats or list(range(self.players))
        rest = list(self.pack)
        fixed = [row.split() for row in rows or []]
        for card in [*chain(*fixed), *pile.split()]:
            rest.remove(card)
        self.rng.shuffle(rest)
        size = {"play-nine": 8, "four-card": 4, "six-card": 6}[self.game]
        while len(fixed) < len(self.seats):
            fixed.append([rest.pop() for _ in range(size)])
        self.layouts: list[list[Json]] = [[{"card": card, "up": False} for card in row] for row in fixed]
        cards = pile.split() + rest
        self.discard, self.stock = cards[:1], cards[1:]
        self.held: str | None = None
        self.turn: int | None = None
        self.closer: int | None = None
        self.reason: str | None = None
        self.from_stock = False
        self.renewals = self.house.get("renewals", 1)
        self.opening = dict.fromkeys(
            self.seats, 2 if self.open_game or self.house.get("look") == "any" else 1
        )
        self.known: dict[int, set[int]] = {seat: set() for seat in self.seats}
        self.owed: dict[int, set[int]] = {seat: set() for seat in self.seats}
        self.write("deal", dealer=dealer, seats=self.seats, **self.table())

    def table(self) -> Json:
        return {"layouts": self.layouts, "stock": self.stock, "discard": self.discard}

    def row(self, seat: int) -> list[Json]:
        return self.layouts[self.seats.index(seat)]

    def script(self, *moves: str) -> "Simulator":
        for move in moves:
            seat, text = move.split(" ", 1)
            self.move(int(seat), text)
        return self

    def move(self, seat: int, text: str) -> None:
        word, _, slot = text.partition(" ")
        self.apply(seat, word, int(slot or 0))
        self.n += 1
        after = {"held": self.held, "turn": self.turn, "closer": self.closer}
        self.write("move", n=self.n, seat=seat, move=text, **self.table(), **after)

    def apply(self, seat: int, word: str, slot: int) -> None:
        if word == "draw":
            self.draw()
        elif word == "take":
            self.held, self.from_stock = self.discard.pop() if self.discard else "5", False
        elif word in ("flip", "look", "decline"):
            self.open(seat, word, slot)
        elif word == "peek":
            self.known[seat].add(slot)
            self.owed[seat].add(slot)
        elif word in ("swap", "toss", "knock"):
            self.finish(seat, word, slot)

    def open(self, seat: int, word: str, slot: int) -> None:
        if word == "flip":
            self.row(seat)[slot - 1]["up"] = True
        elif word == "look":
            near: dict[Any, set[int]] = {1: {3}, 4: {1, 2, 3, 4}}
            self.known[seat] |= {slot} if slot else near.get(self.house.get("look"), {3, 4})
        self.opening[seat] = 0 if word == "decline" else self.opening[seat] - 1
        if self.turn is None and not any(self.opening.values()):
            self.turn = self.left(self.dealer)

    def left(self, seat: int) -> int:
        order = [(seat + step) % self.players for step in range(1, self.players + 1)]
        return next(other for other in order if other in self.seats)

    def draw(self) -> None:
        if not self.stock and not self.renewals:
            self.end("pace-of-play")
            return
        if not self.stock:
            self.renewals -= 1
            self.stock, self.discard = self.discard[:-1], self.discard[-1:]
            self.rng.shuffle(self.stock)
        self.held, self.from_stock = self.stock.pop(0), True

    def finish(self, seat: int, word: str, slot: int) -> None:
        card = self.row(seat)[(slot - 1) % len(self.row(seat))]
        if word == "swap":
            self.discard.append(card["card"])
            card.update(card=self.held or "5", up=self.open_game)
            self.known[seat].add(slot)
            self.owed[seat].discard(slot)
        elif word == "toss":
            self.discard.append(self.held or "5")
            card["up"] |= self.open_game and bool(slot)
        self.held = None
        out = self.open_game and self.closer is None and all(c["up"] for c in self.row(seat))
        if word == "knock" or out:
            self.closer = seat
        self.turn = self.left(seat)
        if self.turn == self.closer or (out and not self.house.get("last_round", True)):
            self.end("putt-out" if self.open_game else "knock")

    def end(self, reason: str) -> None:
        self.reason, self.turn = reason, None
        for card in chain(*self.layouts):
            card["up"] = True

    # From hole to hole

    def strokes(self) -> list[int]:
        rows = [[slot["card"] for slot in row] for row in self.layouts]
        if self.nine:
            strokes = [play_nine_score(cards, self.house.get("adjacent", False)) for cards in rows]
        elif self.game == "six-card":
            strokes = [six_card_score(cards, self.house) for cards in rows]
        else:
            strokes = [four_card_score(cards, self.house.get("pairs_cancel", False)) for cards in rows]
        if self.closer is not None:
            at = self.seats.index(self.closer)
            if strokes[at] > min(strokes):
                strokes[at] *= 2 if self.house.get("closer_penalty") and strokes[at] > 0 else 1
                strokes[at] += 10 if self.house.get("knock_penalty") else 0
        return strokes

    def score(self, strokes: list[int] | None = None) -> list[int]:
        strokes = self.strokes() if strokes is None else strokes
        if self.hole <= self.house.get("holes", 9):
            self.totals = [total + more for total, more in zip(self.totals, strokes, strict=True)]
        self.write("score", strokes=strokes, totals=self.totals, reason=self.reason)
        return strokes

    def result(self, winners: list[int], reason: str) -> "Simulator":
        self.lines.append({"t": "result", "totals": list(self.totals), "winners": winners, "reason": reason})
        return self
