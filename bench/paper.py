"""How large every kind of paper is, and how much processor time it takes: `python bench/paper.py`."""

from itertools import product
from time import process_time

from backnine.games import GAMES
from backnine.locales import LANGUAGES
from backnine.paper import KINDS, SIZES, PaperWish, PlayedCard, print_paper


def measured(wish: PaperWish) -> tuple[int, float, float]:
    """Pages, kilobytes, seconds."""
    begun = process_time()
    printed = print_paper(wish)
    return printed.pages, len(printed.pdf) / 1000, process_time() - begun


def filled(players: int) -> PlayedCard:
    names = tuple(f"Player {seat + 1}" for seat in range(players))
    holes = tuple(tuple(seat + hole for seat in range(players)) for hole in range(9))
    return PlayedCard(names, holes, 9, (0,), (0,) * 9)


def main() -> None:
    print_paper(PaperWish("scorecard", GAMES[0]))  # the fonts are read once
    print(f"{'':32}{'pages':>6}{'kB':>8}{'s':>7}   the largest and slowest of all languages and sizes")
    for kind, game in product(KINDS, GAMES):
        runs = [measured(PaperWish(kind, game, *how)) for how in product(LANGUAGES, SIZES)]
        told(f"{kind}, {game.name}", runs)
    for game in GAMES:
        most = game.players[-1]
        told(f"{most} players, 18 holes", [measured(PaperWish("scorecard", game, players=most, holes=18))])
        told("filled in", [measured(PaperWish("scorecard", game, played=filled(4)))])


def told(what: str, runs: list[tuple[int, float, float]]) -> None:
    pages, kilobytes, seconds = (max(each) for each in zip(*runs, strict=True))
    print(f"{what:32}{pages:6}{kilobytes:8.0f}{seconds:7.2f}")


if __name__ == "__main__":
    main()
