"""Golf card games by brute force, written from the rule sheets alone: it shares nothing with the core.

There is no list of legal moves here. Every seat tries every thing a move can say in every position, and
the rules below say yes (the position after it) or no (None). Slow, but there is little to get wrong.
"""

from copy import copy
from dataclasses import dataclass, field, replace
from itertools import product

VERBS = ("flip", "look", "decline", "draw", "take", "swap", "toss", "knock", "peek")
WORDS = list(product(VERBS, (None, 1, 2, 3, 4, 5, 6, 7, 8)))


@dataclass(frozen=True)
class Place:
    """A card on the table: does it lie face up, and who has seen it?"""

    card: str
    up: bool = False
    seen_by: frozenset[int] = frozenset()


@dataclass
class Position:
    game: str
    house: dict[str, object]
    dealer: int
    hands: dict[int, list[Place]]
    stock: list[str]
    discards: list[str]
    waiting: set[int] = field(default_factory=set)
    turn: int | None = None
    hand: str | None = None
    hand_was: str = ""  # where the card in hand was: "stock" or "discards"
    owed: dict[int, set[int]] = field(default_factory=dict)
    renewed: int = 0
    closer: int | None = None
    last_turns: set[int] = field(default_factory=set)  # who has still to begin their last turn
    over: bool = False

    def clone(self) -> "Position":
        new = copy(self)
        new.hands = {seat: list(places) for seat, places in self.hands.items()}
        new.owed = {seat: set(slots) for seat, slots in self.owed.items()}
        new.stock, new.discards = list(self.stock), list(self.discards)
        new.waiting, new.last_turns = set(self.waiting), set(self.last_turns)
        return new

    def next_seat(self, seat: int) -> int:
        seats = sorted(self.hands)
        return min((other for other in seats if other > seat), default=seats[0])


def deal(game: str, house: dict[str, object], pack: list[str], seats: list[int], dealer: int) -> Position:
    """One card at a time, clockwise from the dealer's left; then a discard; the rest is the stock."""
    pack = list(pack)
    position = Position(game, house, dealer, {seat: [] for seat in seats}, [], [])
    for _ in range({"play-nine": 8, "four-card": 4, "six-card": 6}[game]):
        seat = dealer
        for _ in seats:
            seat = position.next_seat(seat)
            position.hands[seat].append(Place(pack.pop(0)))
    position.discards = [pack.pop(0)]
    position.stock = pack
    position.waiting = set(seats)
    return position


# Moves


def try_move(before: Position, seat: int, verb: str, slot: int | None) -> Position | None:
    """The position after the move, or None if the rules forbid it."""
    if before.over or seat not in before.hands:
        return None
    if slot is not None and slot > len(before.hands[seat]):
        return None
    mine = seat == before.turn
    if verb == "peek" and slot and before.game == "four-card":
        return _peek(before, seat, slot)
    if verb in ("flip", "look", "decline"):
        return _open(before, seat, verb, slot) if seat in before.waiting else None
    if not mine:
        return None
    if verb in ("draw", "take", "knock"):
        return _begin_turn(before, seat, verb) if slot is None and before.hand is None else None
    return _finish_turn(before, seat, verb, slot) if before.hand is not None else None


def _open(before: Position, seat: int, verb: str, slot: int | None) -> Position | None:
    if before.game != "four-card":
        if verb != "flip" or slot is None or before.hands[seat][slot - 1].up:
            return None
        after = before.clone()
        _turn_up(after, seat, slot)
        return _opened(after, seat) if sum(place.up for place in after.hands[seat]) == 2 else after
    if verb == "decline":
        return _opened(before.clone(), seat) if slot is None else None
    return _look(before, seat, slot) if verb == "look" else None


def _look(before: Position, seat: int, slot: int | None) -> Position | None:
    rule = before.house["look"]
    after = before.clone()
    if rule == "any":
        if slot is None or seat in before.hands[seat][slot - 1].seen_by:
            return None
        _see(after, seat, slot)
        looked = sum(seat in place.seen_by for place in after.hands[seat])
        return _opened(after, seat) if looked == 2 else after
    if slot is not None:
        return None
    for near in {"near": (3, 4), 1: (3,), 4: (1, 2, 3, 4)}[rule]:
        _see(after, seat, near)
    return _opened(after, seat)


def _opened(after: Position, seat: int) -> Position:
    after.waiting.remove(seat)
    if not after.waiting:
        after.turn = after.next_seat(after.dealer)
    return after


def _see(after: Position, seat: int, slot: int) -> None:
    place = after.hands[seat][slot - 1]
    after.hands[seat][slot - 1] = replace(place, seen_by=place.seen_by | {seat})


def _turn_up(after: Position, seat: int, slot: int) -> None:
    place = after.hands[seat][slot - 1]
    after.hands[seat][slot - 1] = Place(place.card, True, frozenset(after.hands))


def _peek(before: Position, seat: int, slot: int) -> Position | None:
    owed = before.owed.get(seat, set())
    if before.house["no_peek"] or before.waiting or seat in before.hands[seat][slot - 1].seen_by:
        return None
    if before.closer is not None and (seat not in before.last_turns or owed):
        return None  # no turn left in which to make it good
    if seat == before.turn and before.hand_was == "discards" and len(owed | {slot}) == 4:
        return None  # the card taken must go somewhere
    after = before.clone()
    _see(after, seat, slot)
    after.owed.setdefault(seat, set()).add(slot)
    return after


def _begin_turn(before: Position, seat: int, verb: str) -> Position | None:
    if verb == "knock" and (before.game != "four-card" or before.closer is not None):
        return None
    if verb != "draw" and before.owed.get(seat):
        return None
    after = before.clone()
    if verb == "knock":
        return _end_turn(_close(after, seat), seat)
    if verb == "take":
        after.hand, after.hand_was = after.discards.pop(), "discards"
        return after
    if not after.stock:
        if after.renewed == after.house["renewals"]:
            after.over = True
            return after
        after.stock, after.discards = after.discards[:-1], after.discards[-1:]
        after.renewed += 1
    after.hand, after.hand_was = after.stock.pop(0), "stock"
    return after


def _finish_turn(before: Position, seat: int, verb: str, slot: int | None) -> Position | None:
    if verb == "swap":
        return _swap(before, seat, slot) if slot is not None and _may_swap(before, seat, slot) else None
    if verb != "toss" or before.hand_was == "discards" or before.owed.get(seat):
        return None
    hidden = [number for number, place in enumerate(before.hands[seat], 1) if not place.up]
    if before.game == "four-card" and slot is not None:
        return None
    if before.game == "play-nine":
        if slot is None and (len(hidden) != 1 or before.house["no_pass"]):
            return None
        if slot is not None and slot not in hidden:
            return None
    if before.game == "six-card":
        if before.house["flip"] == ("must" if slot is None else "never"):
            return None
        if slot is not None and slot not in hidden:
            return None
    after = before.clone()
    after.discards.append(_emptied_hand(after))
    if slot is not None:
        _turn_up(after, seat, slot)
    return _end_turn(after, seat)


def _may_swap(before: Position, seat: int, slot: int) -> bool:
    owed = before.owed.get(seat, set())
    if before.hand_was == "discards":
        return slot not in owed
    return not owed or slot in owed


def _swap(before: Position, seat: int, slot: int) -> Position:
    after = before.clone()
    everybody = frozenset(after.hands)
    after.discards.append(after.hands[seat][slot - 1].card)
    face_up = after.game != "four-card"
    public = face_up or after.hand_was == "discards"
    seen_by = everybody if public else frozenset({seat})
    after.hands[seat][slot - 1] = Place(_emptied_hand(after), face_up, seen_by)
    after.owed.get(seat, set()).discard(slot)
    return _end_turn(after, seat)


def _emptied_hand(after: Position) -> str:
    card = after.hand
    assert card is not None
    after.hand, after.hand_was = None, ""
    return card


def _close(after: Position, seat: int) -> Position:
    after.closer = seat
    after.last_turns = set(after.hands) - {seat}
    return after


def _end_turn(after: Position, seat: int) -> Position:
    if after.game != "four-card" and after.closer is None and all(place.up for place in after.hands[seat]):
        _close(after, seat)
        if after.game == "six-card" and not after.house["last_round"]:
            after.last_turns = set()
    if after.closer is not None and not after.last_turns:
        after.over, after.turn = True, None
        return after
    after.turn = after.next_seat(seat)
    after.last_turns.discard(after.turn)
    return after


# Strokes


def strokes(position: Position) -> dict[int, int]:
    """Every seat's strokes, with the penalty of who closed."""
    count = {
        "play-nine": _play_nine_strokes,
        "four-card": _four_card_strokes,
        "six-card": _six_card_strokes,
    }[position.game]
    scores = {
        seat: count([place.card for place in places], position.house)
        for seat, places in position.hands.items()
    }
    closer = position.closer
    if closer is not None and scores[closer] > min(scores.values()):
        if position.house.get("closer_penalty") and scores[closer] > 0:
            scores[closer] *= 2
        if position.house.get("knock_penalty"):
            scores[closer] += 10
    return scores


def _play_nine_strokes(cards: list[str], house: dict[str, object]) -> int:
    total = 0
    # For every value a string such as "x.xx": the columns that are pairs of it.
    pairs = {
        card: "".join("x" if cards[c] == card == cards[c + 4] else "." for c in range(4)) for card in cards
    }
    for column in range(4):
        above, below = cards[column], cards[column + 4]
        if above == "H" or above != below:
            total += sum(-5 if card == "H" else int(card) for card in (above, below))
    for columns in pairs.values():
        runs = columns.split(".") if house["adjacent"] else [columns.replace(".", "")]
        total += sum({2: -10, 3: -15, 4: -20}.get(len(run), 0) for run in runs)
    return total


def _four_card_strokes(cards: list[str], house: dict[str, object]) -> int:
    worth = {"A": 1, "J": 10, "Q": 10, "K": 0, "JK": -2} | {str(pips): pips for pips in range(2, 11)}
    ranks = [card if card == "JK" else card[:-1] for card in cards]
    columns = [(ranks[0], ranks[2]), (ranks[1], ranks[3])]
    return sum(
        0 if house["pairs_cancel"] and far == near else worth[far] + worth[near] for far, near in columns
    )


def _six_card_strokes(cards: list[str], house: dict[str, object]) -> int:
    """Try every way to see a block first: three columns, then two, then pairs, then single cards."""
    worth = {"A": 1, "2": house["twos"], "J": 10, "Q": 10, "K": 0, "JK": -2}
    worth |= {str(pips): pips for pips in range(3, 11)}
    names = ["JK" if card == "JK" else card[:-1] for card in cards]
    total, left = 0, {0, 1, 2}
    for wanted, bonus in (({0, 1, 2}, -15), ({0, 1}, -10), ({0, 2}, -10), ({1, 2}, -10)):
        block = {names[column + row] for column in wanted for row in (0, 3)}
        if house["blocks"] and wanted <= left and len(block) == 1 and block != {"JK"}:
            total, left = total + bonus, left - wanted
    for column in left:
        above, below = names[column], names[column + 3]
        kept = above == "JK" or (above == "2" and house["twos_keep"] and house["twos"] == -2)
        if above != below or kept:
            total += int(str(worth[above])) + int(str(worth[below]))
    return total


# Counting


def count(position: Position, depth: int) -> list[tuple[int, int, int]]:
    """For each length up to `depth`: how many sequences of moves there are, how many of them end the
    hole with their last move, and the strokes of all seats in those holes together."""
    tallies = [[0, 0, 0] for _ in range(depth)]
    _count(position, tallies, 0)
    return [(sequences, ends, total) for sequences, ends, total in tallies]


def _count(position: Position, tallies: list[list[int]], length: int) -> None:
    for seat in range(12):
        for verb, slot in WORDS:
            after = try_move(position, seat, verb, slot)
            if after is None:
                continue
            tallies[length][0] += 1
            if after.over:
                tallies[length][1] += 1
                tallies[length][2] += sum(strokes(after).values())
            elif length + 1 < len(tallies):
                _count(after, tallies, length + 1)
