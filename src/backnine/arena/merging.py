"""Several runs put together: the same contest or simulation with other seeds, on other machines perhaps."""

from collections.abc import Sequence

from backnine.arena.plan import Plan, contestants_of
from backnine.arena.result import Contest
from backnine.arena.run_file import RunFile
from backnine.arena.simulation import Simulated, named, new_account, shape_of
from backnine.games import find_game
from backnine.refused import Refused
from backnine.shuffle import read_seed


def merge(files: Sequence[RunFile]) -> Simulated:
    """All their deals in one account. Deals of the same seed are the same, so every run needs its own."""
    first, *others = files
    for file in others:
        file.check_alike(first.facts() | {"seed": file.facts().get("seed")})
    plans = [_plan(file) for file in files]
    seeds = [plan.seed for plan in plans]
    for number, file in enumerate(files):
        if seeds[number] in seeds[:number]:
            raise Refused("same-seed", file=str(file.path))
    account = new_account(plans[0], shape_of(plans[0]), ranked=False)
    names = first.load(account)
    for file in others:
        further = new_account(plans[0], shape_of(plans[0]), ranked=False)
        names = file.load(further) | names
        account.include(further)
    contestants = named(plans[0].contestants, names)
    for player, contestant in zip(account.tally.players, contestants, strict=True):
        player.name = contestant.name
    contest = Contest(
        plans[0].game, plans[0].house, plans[0].seats, contestants, seeds[0], account.matches,
        lines=(),
        counted=account.matches,
        further_seeds=tuple(seeds[1:]),
    )  # fmt: skip
    return Simulated(contest, account)


def is_contest(file: RunFile) -> bool:
    return bool(file.facts().get("command") == "arena")


def _plan(file: RunFile) -> Plan:
    """What is played in it, as far as its account goes by that."""
    run = file.facts()
    try:
        game, seats, bots = str(run["game"]), int(run["seats"]), [str(spec) for spec in run["bots"]]
        house, seed = find_game(game).house(str(run["house"])), read_seed(str(run["seed"]))
        return Plan(game, house, seats, contestants_of(bots, seats), seed, 0)
    except (KeyError, TypeError, ValueError):
        raise Refused("not-a-run", file=str(file.path)) from None
