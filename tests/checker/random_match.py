"""Whole matches of random legal moves, for the checker's tests."""

from random import Random
from typing import Any

from .simulator import Simulator


def random_match(game: str, players: int, seed: int, haste: float = 0.3, **house: Any) -> Simulator:
    sim = Simulator(game, players, Random(seed), **house)
    everybody = list(range(players))
    dealer = sim.rng.randrange(players)
    for _ in range(house.get("holes", 9)):
        random_hole(sim, dealer, everybody, haste)
        dealer = (dealer + 1) % players
    tied = [seat for seat in everybody if sim.totals[seat] == min(sim.totals)]
    if len(tied) == 1:
        return sim.result(tied, "lowest-total")
    if house.get("ties", "playoff" if sim.nine else "shared") == "shared":
        return sim.result(tied, "shared")
    while len(tied) > 1:
        while dealer not in tied:
            dealer = (dealer + 1) % players
        strokes = random_hole(sim, dealer, tied, haste)
        tied = [seat for seat, count in zip(tied, strokes, strict=True) if count == min(strokes)]
        dealer = (dealer + 1) % players
    return sim.result(tied, "play-off")


def random_hole(sim: Simulator, dealer: int, seats: list[int], haste: float) -> list[int]:
    sim.deal(dealer, seats=seats)
    while sim.reason is None:
        peeks = peek_options(sim)
        if peeks and sim.rng.random() < 0.1:
            seat, text = sim.rng.choice(peeks)
        else:
            seat, text = sim.rng.choice(options(sim, sim.rng.random() < haste))
        sim.move(seat, text)
    return sim.score()


def options(sim: Simulator, hasty: bool) -> list[tuple[int, str]]:
    """The legal moves but peeks; a hasty seat knocks if it may, a patient Play Nine seat turns nothing up."""
    if sim.turn is None:
        return [(seat, text) for seat in sim.seats for text in opening_options(sim, seat)]
    seat, owed = sim.turn, sim.owed[sim.turn]
    texts = held_options(sim, seat)
    if sim.open_game and not hasty:
        texts = [text for text in texts if text == "toss" or int(text[5:]) not in down(sim, seat)]
    if sim.held is None:
        texts = ["draw"] if owed else ["draw", "take"]
        if hasty and not sim.open_game and sim.closer is None and not owed:
            texts = ["knock"]
    return [(seat, text) for text in texts]


def opening_options(sim: Simulator, seat: int) -> list[str]:
    if not sim.opening[seat]:
        return []
    if sim.open_game:
        return [f"flip {slot}" for slot in down(sim, seat)]
    if sim.house.get("look") == "any":
        return ["decline", *(f"look {slot}" for slot in range(1, 5) if slot not in sim.known[seat])]
    return ["look", "look", "decline"]


def held_options(sim: Simulator, seat: int) -> list[str]:
    slots = range(1, len(sim.row(seat)) + 1)
    if sim.from_stock and sim.owed[seat]:
        return [f"swap {slot}" for slot in sim.owed[seat]]
    if not sim.from_stock and sim.owed[seat]:
        return [f"swap {slot}" for slot in range(1, 5) if slot not in sim.owed[seat]]
    texts = [f"swap {slot}" for slot in slots]
    if not sim.from_stock:
        return texts
    if sim.game == "six-card":
        flip = sim.house.get("flip", "never")
        turned = [f"toss {slot}" for slot in down(sim, seat)] if flip != "never" else []
        return texts + turned + ["toss"] * (flip != "must")
    if not sim.nine:
        return [*texts, "toss", "toss"]
    texts += [f"toss {slot}" for slot in down(sim, seat)]
    return texts + ["toss"] * (len(down(sim, seat)) == 1 and not sim.house.get("no_pass"))


def down(sim: Simulator, seat: int) -> list[int]:
    return [slot for slot, card in enumerate(sim.row(seat), 1) if not card["up"]]


def peek_options(sim: Simulator) -> list[tuple[int, str]]:
    if sim.open_game or sim.house.get("no_peek") or any(sim.opening.values()):
        return []
    peekers = sim.seats
    if sim.closer is not None:  # only those between the turn and the knocker, while they owe nothing
        peekers, seat = [], sim.left(sim.turn or 0)
        while seat != sim.closer:
            peekers += [] if sim.owed[seat] else [seat]
            seat = sim.left(seat)
    return [(seat, f"peek {slot}") for seat in peekers for slot in range(1, 5) if slot not in sim.known[seat]]
