"""Who judges: the judge of the room, or the rules alone; and what a judge of a room must keep to."""

import pytest

from backnine import games
from backnine.bots.bot import without_peeks
from backnine.but import but
from backnine.coach import finding
from backnine.coach.finding import judge_at_once, judge_of
from backnine.coach.hint import hint
from backnine.coach.plain import PLAIN
from backnine.fast import installed
from backnine.games import GAMES
from backnine.view import view
from tests.coach.matches import bots_play

needs_kernels = pytest.mark.skipif(not installed(), reason="the extra `fast` is not installed")
GAME_NAMES = [game.name for game in GAMES]
JUDGED = [game.name for game in GAMES if judge_of(game.name) is not PLAIN]


@pytest.mark.parametrize("game", GAME_NAMES)
def test_without_kernels_the_rules_alone_judge(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finding, "installed", lambda: False)
    assert judge_of.__wrapped__(game) is PLAIN


@needs_kernels
def test_play_nine_has_a_judge_of_its_own() -> None:
    assert "play-nine" in JUDGED


@pytest.mark.parametrize("game", JUDGED)
def test_until_all_is_compiled_hints_come_from_the_rules(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = but(judge_of(game), needs_time=lambda players: True)
    monkeypatch.setattr(finding, "judge_of", lambda name: slow)
    assert judge_at_once(game, 2) is PLAIN
    match = bots_play(game, ("club", "club"), 3, holes=1, ties="shared").at(9).match
    seat = match.hole.acting[0]
    assert hint(view(match, seat, recall=True), games.moves(match.hole, seat)).judge == PLAIN.name


@pytest.mark.parametrize("game", JUDGED)
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("n", [1, 9, 14])
def test_play_outs_are_the_same_each_time(game: str, players: int, n: int) -> None:
    """At the tee-off, to draw and to place; every move meets the same deals."""
    judge = judge_of(game)
    assert judge.play_out
    assert judge.to_the_end
    match = bots_play(game, ("club",) * players, 3, holes=1, ties="shared").at(n).match
    seat = match.hole.acting[0]
    seen, legal = view(match, seat, recall=True), games.moves(match.hole, seat)
    legal = without_peeks(legal) or legal
    for play_out in (judge.play_out, judge.to_the_end):
        trials = play_out(seen, legal, 6, 5)
        assert trials == play_out(seen, legal, 6, 5)
        assert trials != play_out(seen, legal, 6, 6)
        assert {len(each) for each in trials.values()} == {6}
        assert {len(strokes) for each in trials.values() for strokes in each} == {players}
