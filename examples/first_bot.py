"""A first bot for any of the games: it takes and keeps low cards. Everything else is left to you."""

import random


def worth(card):
    """Strokes that a card costs; one that we do not know costs six or so."""
    if card is None:
        return 6
    if card in ("H", "JK"):  # Hole-in-One, joker
        return -5 if card == "H" else -2
    rank = card.rstrip("SHDC")  # "10D" is the ten of diamonds; Play Nine has plain numbers
    return {"A": 1, "J": 10, "Q": 10, "K": 0}.get(rank) if rank.isalpha() else int(rank)


class FirstBot:
    name = "First bot"

    def hello(self, said):  # once, before the first move of a match
        self.dice = random.Random(said["seed"])

    def choose(self, view, moves):  # one of `moves`, for every decision
        mine = [worth(slot["card"]) for slot in view["layouts"][view["seat"]]]
        worst = mine.index(max(mine))
        swap = f"swap {worst + 1}"  # places are numbered from 1
        if view["held"]:
            tosses = [move for move in moves if move.startswith("toss")]
            wishes = [swap, *tosses] if worth(view["held"]) < mine[worst] else [*tosses, swap]
        else:
            low = view["discard"] and worth(view["discard"][-1]) < 3
            wishes = ["knock"] * (sum(mine) < 10) + ["take"] * bool(low) + ["draw", "look"]
        harmless = [move for move in moves if not move.startswith("peek")]
        return next((wish for wish in wishes if wish in moves), self.dice.choice(harmless))
