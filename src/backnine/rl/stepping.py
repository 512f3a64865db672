"""Many holes of a game side by side, one decision further with each step; compiled around its `Engine`."""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from backnine.fast.engine import NOBODY, Engine, EngineRow
from backnine.fast.kernel import DiceState, bare, kernel, kernel_around, number_of, throw
from backnine.games import Game
from backnine.games.rooms import part
from backnine.refused import Refused
from backnine.rl.actions import BARE, SLOTTED, moves_by_number
from backnine.rl.observation import PILES, Observer

FROM_DISCARD = PILES.index("discard")


class Holes(NamedTuple):
    """The arrays of all holes, a row for each."""

    rows: EngineRow  # as the game's kernels know them
    dice: NDArray[np.uint64]
    codes: NDArray[np.int16]  # cards that everybody knows, by seat and slot, for a game without secrets
    counts: NDArray[np.int16]  # discards by kind
    dealers: NDArray[np.int64]
    legal: NDArray[np.int64]  # actions, as masks of bits
    # What the seat to act is told
    seats: NDArray[np.int64]
    seen: NDArray[np.int16]
    masks: NDArray[np.int8]
    # Of the last step
    rewards: NDArray[np.float32]  # of who acted
    over: NDArray[np.bool_]
    strokes: NDArray[np.int64]  # by seat, where a hole is over
    final: NDArray[np.int16]  # what who acted last sees of a hole that is over


class Steps(NamedTuple):
    """`begin` deals every hole; `step` plays an action in each, or names the first hole where it is none."""

    begin: Callable[[Holes, EngineRow, int], None]
    step: Callable[[Holes, EngineRow, int, NDArray[np.int64]], int]


def new_holes(observer: Observer, table: EngineRow, count: int) -> Holes:
    """Room for so many, with nothing dealt. What is the same in every hole is there already."""
    players, slots = observer.players, observer.game.slots
    seen = np.zeros((count, observer.size), np.int16)
    named = observer.by_name(seen)
    named["hole"][:] = named["holes"][:] = named["playing"][:] = 1
    return Holes(
        rows=np.zeros((count, table.size), np.int16),
        dice=np.zeros((count, 1), np.uint64),
        codes=np.zeros((count, players * slots), np.int16),
        counts=np.zeros((count, len(observer.kinds)), np.int16),
        dealers=np.zeros(count, np.int64),
        legal=np.zeros(count, np.int64),
        seats=np.zeros(count, np.int64),
        seen=seen,
        masks=np.zeros((count, len(moves_by_number(slots))), np.int8),
        rewards=np.zeros(count, np.float32),
        over=np.zeros(count, np.bool_),
        strokes=np.zeros((count, players), np.int64),
        final=seen.copy(),
    )


def engine_of(game: Game) -> Engine:
    """The game's kernels, or a refusal if its room brings none."""
    engine = part(game, "fast.engine", Engine)
    if engine is None:
        raise Refused("no-kernel", game=game.name)
    return engine


@cache
def steps_of(game: Game) -> Steps:
    """Compiled when first called, and kept on disk."""
    return _around(engine_of(game), game.name, game.slots, game.secrets)


@bare
def copy(source: EngineRow, target: EngineRow) -> None:
    for place in range(source.size):
        target[place] = source[place]


def _around(engine: Engine, label: str, slots: int, secrets: bool) -> Steps:
    """The game's facts are known when it is compiled; the number of players is not."""
    (_, deal, acting, legal, play, score, phase, card, knower, owed, held, held_from, stock, discards,
     discard, dealer, closer, renewals, takes, turns) = engine  # fmt: skip
    moves = np.array([number_of(move) for move in moves_by_number(slots)], np.int64)
    bare_moves, every_slot = len(BARE), (1 << slots) - 1

    @kernel_around(f"{label} actions")
    def actions_of(mask: int) -> int:
        """The kernels' moves as actions: both have the same order, but a group of eight for every verb."""
        bits = mask & (1 << bare_moves) - 1
        for group in range(len(SLOTTED)):
            bits |= (mask >> 8 * (group + 1) & every_slot) << bare_moves + group * slots
        return bits

    @kernel_around(f"{label} count")
    def count(row: EngineRow, counts: NDArray[np.int16]) -> None:
        counts[:] = 0
        for number in range(discards(row)):
            counts[discard(row, number)] += 1

    @kernel_around(f"{label} follow")
    def follow(row: EngineRow, seat: int, before: int, counts: NDArray[np.int16]) -> None:
        """Count on after a move that began with so many discards."""
        now = discards(row)
        if now == before + 1:
            counts[discard(row, before)] += 1
        elif now == before - 1 and held_from(row) == FROM_DISCARD:
            counts[held(row, seat)] -= 1
        elif now != before:
            count(row, counts)

    @kernel_around(f"{label} encode")
    def encode(row: EngineRow, owner: int, codes: EngineRow) -> None:
        """What a seat shows to everybody."""
        first = owner * slots
        for slot in range(slots):
            codes[first + slot] = card(row, owner, owner, slot) + 1

    @kernel_around(f"{label} observe")
    def observe(
        row: EngineRow, codes: EngineRow, counts: EngineRow, seat: int, players: int, seen: EngineRow
    ) -> None:
        """The parts in their order: `Observer.numbers` of a match of one hole."""
        actor, closed, pile, kinds = acting(row), closer(row), discards(row), counts.size
        seen[0] = phase(row)
        seen[1] = players if actor == NOBODY else (actor - seat) % players
        seen[2] = (dealer(row) - seat) % players
        seen[3] = players if closed == NOBODY else (closed - seat) % players
        seen[4] = held(row, seat) + 1
        seen[5] = held_from(row)
        seen[6] = discard(row, pile - 1) + 1 if pile else 0
        seen[7] = stock(row)
        seen[8] = renewals(row)
        seen[9] = takes(row)
        copy(counts, seen[12 : 12 + kinds])
        by_seat = 12 + kinds + players
        cards = by_seat + 2 * players
        for other in range(players):
            owner = seat + other if seat + other < players else seat + other - players
            seen[by_seat + other] = turns(row, owner)
            if secrets:
                first = cards + slots * other
                owes = owed(row, owner)
                for slot in range(slots):
                    seen[first + slot] = card(row, seat, owner, slot) + 1
                    seen[first + slots * players + slot] = knower(row, seat, owner, slot)
                    seen[first + 2 * slots * players + slot] = owes >> slot & 1
        if not secrets:
            split = seat * slots
            after = codes.size - split
            copy(codes[split:], seen[cards : cards + after])
            copy(codes[:split], seen[cards + after : cards + codes.size])

    @kernel_around(f"{label} total")
    def total(strokes: NDArray[np.int64], kinds: int, seat: int, seen: EngineRow) -> None:
        """After its only hole a match has totals."""
        players = strokes.size
        first = 12 + kinds + 2 * players
        for other in range(players):
            seen[first + other] = strokes[(seat + other) % players]

    @kernel_around(f"{label} tell")
    def tell(row: EngineRow, seat: int, mask: NDArray[np.int8]) -> int:
        """What the seat may do: as bits, and as a row of the mask."""
        bits = actions_of(legal(row, seat))
        for action in range(mask.size):
            mask[action] = bits >> action & 1
        return bits

    @kernel_around(f"{label} fresh")
    def fresh(
        row: EngineRow,
        table: EngineRow,
        dealer: int,
        players: int,
        dice: DiceState,
        codes: EngineRow,
        counts: EngineRow,
    ) -> None:
        deal(row, table, dealer, dice)
        count(row, counts)
        for owner in range(players):
            encode(row, owner, codes)

    @kernel_around(f"{label} begin")
    def begin(holes: Holes, table: EngineRow, players: int) -> None:
        for hole in range(len(holes.rows)):
            row, codes, counts = holes.rows[hole], holes.codes[hole], holes.counts[hole]
            holes.dealers[hole] = hole % players
            fresh(row, table, holes.dealers[hole], players, holes.dice[hole], codes, counts)
            seat = acting(row)
            holes.seats[hole] = seat
            holes.legal[hole] = tell(row, seat, holes.masks[hole])
            observe(row, codes, counts, seat, players, holes.seen[hole])

    @kernel_around(f"{label} reward")
    def reward(row: EngineRow, seat: int, players: int, strokes: NDArray[np.int64]) -> float:
        """How many strokes fewer than the average."""
        score(row, strokes)
        together = 0
        for other in range(players):
            together += strokes[other]
        return float(together / players - strokes[seat])

    @kernel_around(f"{label} step")
    def step(holes: Holes, table: EngineRow, players: int, actions: NDArray[np.int64]) -> int:
        for hole in range(len(actions)):
            action = actions[hole]
            if action < 0 or action >= moves.size or not holes.legal[hole] >> action & 1:
                return hole
        rows, all_codes, all_counts, dice = holes.rows, holes.codes, holes.counts, holes.dice
        seats, dealers, all_legal = holes.seats, holes.dealers, holes.legal
        all_seen, masks, rewards, over = holes.seen, holes.masks, holes.rewards, holes.over
        for hole in range(len(actions)):
            row, codes, counts, seat = rows[hole], all_codes[hole], all_counts[hole], seats[hole]
            before = discards(row)
            play(row, seat, moves[actions[hole]], dice[hole])
            follow(row, seat, before, counts)
            over[hole] = False
            rewards[hole] = 0
            if not secrets:
                encode(row, seat, codes)
            upcoming = acting(row)
            if upcoming == NOBODY:
                over[hole] = True
                rewards[hole] = reward(row, seat, players, holes.strokes[hole])
                for owner in range(players):
                    encode(row, owner, codes)
                observe(row, codes, counts, seat, players, holes.final[hole])
                total(holes.strokes[hole], counts.size, seat, holes.final[hole])
                dealers[hole] = (dealers[hole] + 1) % players
                fresh(row, table, dealers[hole], players, dice[hole], codes, counts)
                upcoming = acting(row)
            seats[hole] = upcoming
            all_legal[hole] = tell(row, upcoming, masks[hole])
            observe(row, codes, counts, upcoming, players, all_seen[hole])
        return NOBODY

    return Steps(begin, step)


@kernel
def any_of(masks: NDArray[np.int8], dice: DiceState, actions: NDArray[np.int64]) -> None:
    """For every hole one of the legal actions, each as likely as the others."""
    for hole in range(len(masks)):
        legal = 0
        for action in range(masks.shape[1]):
            legal += masks[hole, action]
        chosen = throw(dice, legal)
        action = 0
        while True:
            if masks[hole, action]:
                if chosen == 0:
                    break
                chosen -= 1
            action += 1
        actions[hole] = action
