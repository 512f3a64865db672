"""An account as JSON and back, without loss. docs/sim.md lists the keys."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from backnine.arena.account import Account, FigureKey
from backnine.arena.conduct import Conduct
from backnine.arena.leaderboard import Leaderboard
from backnine.arena.result import Misplay, Rating
from backnine.arena.tally import Closing, Savings, SeatTally, Tally
from backnine.wire import Json


def account_json(account: Account) -> Json:
    return {
        "deals": account.deals,
        "figures": {_key(key): [account.sums[key], account.squares[key]] for key in sorted(account.sums)},
        "apart": {f"{one}/{other}": account.apart[one, other] for one, other in account.shape.pairs},
        "blocks": [{_key(key): block[key] for key in sorted(block)} for block in account.blocks],
        "tally": _tally_json(account.tally),
        "conducts": [_conduct_json(conduct) for conduct in account.conducts],
        "leaderboard": _leaderboard_json(account.leaderboard) if account.leaderboard else None,
    }


def fill(account: Account, told: Json) -> None:
    """Put what is told into an account that has nothing yet."""
    account.deals = int(told["deals"])
    for key, (total, squares) in told["figures"].items():
        account.sums[_read_key(key)], account.squares[_read_key(key)] = int(total), int(squares)
    for pair, apart in told["apart"].items():
        one, other = pair.split("/")
        account.apart[int(one), int(other)] = int(apart)
    for block, sums in zip(account.blocks, told["blocks"], strict=True):
        block.update({_read_key(key): int(total) for key, total in sums.items()})
    _fill_tally(account.tally, told["tally"])
    for conduct, behaved in zip(account.conducts, told["conducts"], strict=True):
        _fill_conduct(conduct, behaved)
    if account.leaderboard:
        account.leaderboard = _read_leaderboard(told["leaderboard"])


def _key(key: FigureKey) -> str:
    kind, who, which = key
    return f"{kind}/{who}/{which}"


def _read_key(key: str) -> FigureKey:
    kind, who, which = key.split("/")
    return kind, int(who), int(which)


def _counts(counts: Mapping[int, int]) -> dict[str, int]:
    return {str(number): counts[number] for number in sorted(counts)}


def _read_counts(counts: Mapping[str, Any]) -> Counter[int]:
    return Counter({int(number): int(count) for number, count in counts.items()})


def _tally_json(tally: Tally) -> Json:
    return {
        "holes": tally.holes,
        "endings": dict(sorted(tally.endings.items())),
        "players": [
            {
                "strokes": _counts(player.strokes),
                "turns": _counts(player.turns),
                "savings": {clause: [*player.savings[clause]] for clause in sorted(player.savings)},
                "closing": vars(player.closing),
            }
            for player in tally.players
        ],
    }


def _fill_tally(tally: Tally, told: Json) -> None:
    tally.holes = int(told["holes"])
    tally.endings = Counter(told["endings"])
    for player, counted in zip(tally.players, told["players"], strict=True):
        _fill_player(player, counted)


def _fill_player(player: SeatTally, told: Json) -> None:
    player.strokes, player.turns = _read_counts(told["strokes"]), _read_counts(told["turns"])
    player.savings = {clause: Savings(*saved) for clause, saved in told["savings"].items()}
    player.closing = Closing(**told["closing"])


def _conduct_json(conduct: Conduct) -> Json:
    return {
        "decisions": conduct.decisions,
        "seconds": conduct.seconds,
        "spread": _counts(conduct.spread),
        "problems": [[*problem] for problem in conduct.faults.values()],
    }


def _fill_conduct(conduct: Conduct, told: Json) -> None:
    conduct.decisions, conduct.seconds = int(told["decisions"]), float(told["seconds"])
    conduct.spread = _read_counts(told["spread"])
    for problem in told["problems"]:
        conduct.forfeit(Misplay(*problem))


def _leaderboard_json(board: Leaderboard) -> Json:
    return {
        "ratings": [[*rating] for rating in board.ratings],
        "matches": board.matches,
        "shares": {str(mark): [[*share] for share in shares] for mark, shares in board.shares.items()},
    }


def _read_leaderboard(told: Json) -> Leaderboard:
    shares = {
        int(mark): tuple((int(total), int(squares)) for total, squares in noted)
        for mark, noted in told["shares"].items()
    }
    return Leaderboard([Rating(*rating) for rating in told["ratings"]], int(told["matches"]), shares)
