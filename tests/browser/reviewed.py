"""Reviews as a browser keeps them, and puzzles as a server tells them: judged here, from the records."""

import json
from functools import cache
from typing import Any

from msgspec import to_builtins

from backnine.coach.aims import costs_of
from backnine.coach.finding import judge_of
from backnine.coach.hole_account import ask
from backnine.coach.puzzles import Puzzle
from backnine.coach.sentences import sentence
from backnine.match import play
from backnine.position import of_view, write_line
from backnine.record_reader import read
from backnine.replay import proved
from backnine.server.judging import HoleAsked, judge_hole
from backnine.server.puzzles import PuzzlesTold, puzzle_told
from tests.browser.kept import kept, remember
from tests.browser.player import Player

TABLE = "abcdefghij"


@cache
def review(name: str) -> dict[str, Any]:
    record = kept(name)["record"]
    log = proved(read(record))
    judged = [judge_hole(HoleAsked(record, place)) for place in range(len(log.match.scores))]
    return {
        "game": log.setup.game,
        "judge": judged[0].judge,
        "of": len(judged),
        "holes": [to_builtins(each.hole) for each in judged],
    }


def reviewed(player: Player, name: str) -> dict[str, Any]:
    """A finished match that the coach has looked at."""
    match = kept(name)
    match["bots"] = [None, *("rookie" for _ in match["names"][1:])]
    remember(player, match)
    text = json.dumps([{"id": f"{TABLE}.0", "review": review(name)}])
    player.page.evaluate("text => localStorage.setItem('reviews', text)", text)
    return match


def costly(name: str, seat: int = 0) -> list[dict[str, Any]]:
    """The moves of a seat that are worth another look, the costliest first."""
    moves = [each for hole in review(name)["holes"] for each in hole["decisions"]]
    graded = [each for each in moves if each["seat"] == seat and each.get("position")]
    return sorted(graded, key=lambda each: -each["loss"])


@cache
def puzzles(name: str, most: int = 3) -> str:
    """Some decisions of a match, as if they were puzzles."""
    log = proved(read(kept(name)["record"]))
    judge, found = judge_of(log.setup.game), []
    match = log.first().match
    for made in log.moves:
        asked = ask(judge, match, made.seat)
        costs = costs_of(asked.own, asked.view.seats.index(made.seat))
        if len(costs) > 3 and costs[1][1] > 0.5 and match.hole.phase == "place":
            line = write_line(of_view(asked.view, rules=match.rules))
            why = sentence(asked.view, asked.legal, costs[0][0], None)
            found.append(
                Puzzle(log.setup.game, line, made.seat, costs, 1.0, 0.1, ("pairs",), why, 1200.0, 80.0)
            )
        if len(found) == most:
            break
        match, _ = play(match, made.seat, made.move)
        if match.hole.over:
            break
    told = PuzzlesTold(log.setup.game, [puzzle_told(each) for each in found])
    return json.dumps(to_builtins(told))


def with_puzzles(player: Player, name: str) -> list[dict[str, Any]]:
    """The server has these, whatever it has."""
    text = puzzles(name)
    player.page.add_init_script(
        f"""(() => {{
          const plain = window.fetch;
          window.fetch = async (path, init) =>
            String(path).startsWith("/api/puzzles/")
              ? new Response({json.dumps(text)}, {{ headers: {{ "content-type": "application/json" }} }})
              : plain(path, init);
        }})()"""
    )
    told: list[dict[str, Any]] = json.loads(text)["puzzles"]
    return told
