"""Who judges: the judge of the room, or the rules alone; and what a judge of a room must keep to."""

import pytest

from backnine import games
from backnine.bots.bot import without_peeks
from backnine.bots.plain.ledger import UNKNOWN, ledger_of
from backnine.but import but
from backnine.coach import finding
from backnine.coach.finding import judge_at_once, judge_of
from backnine.coach.hint import hint
from backnine.coach.plain import PLAIN
from backnine.coach.taught.last_turn import last_turn, unseen_cards
from backnine.fast import installed
from backnine.games import GAMES, find_game
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
def test_every_game_has_a_judge_of_its_own() -> None:
    assert JUDGED == GAME_NAMES


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
    """At the beginning, to draw and to place; every move meets the same deals."""
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


@pytest.mark.parametrize("game", ["four-card", "six-card"])
def test_under_other_house_rules_than_the_usual_the_rules_alone_judge(game: str) -> None:
    judge = judge_of(game)
    rule = "pairs_cancel" if game == "four-card" else "blocks"
    for said, taught in (({}, True), ({rule: True}, False), ({"renewals": 0}, True)):
        match = bots_play(game, ("rookie", "rookie"), 3, holes=1, ties="shared", **said).at(8).match
        seat = match.hole.acting[0]
        seen, legal = view(match, seat, recall=True), games.moves(match.hole, seat)
        legal = without_peeks(legal) or legal
        assert (judge.weigh(seen, legal) != PLAIN.weigh(seen, legal)) == taught


def test_a_last_turn_is_worked_out() -> None:
    """Of two kings, an ace and a nine that are unseen, one is drawn, and may be tossed."""
    ledger = ledger_of("six-card", find_game("six-card").house(""), 2)
    unseen = tuple({"A": 1, "9": 1, "K": 2}.get(card[:-1], 0) for card in ledger.kinds)
    kind = {card[:-1]: number for number, card in enumerate(ledger.kinds)}
    cells = tuple(kind[card] for card in ("Q", "5", "7", "2", "5", "7"))  # 10 - 2, and two pairs
    by_top, of_any = last_turn(ledger, unseen, cells)
    drawn = (2 * -2 + (1 - 2) + (9 - 2)) / 4
    assert by_top[kind["K"]] == -2
    assert by_top[kind["2"]] == pytest.approx(min(drawn, 0))  # two twos are a pair
    assert by_top[kind["9"]] == pytest.approx(drawn)
    assert of_any == pytest.approx((2 * -2 + min(drawn, -1) + drawn) / 4)


def test_no_unseen_card_comes_twice() -> None:
    """One ten and one king are left: a column of both counts 10, however they lie."""
    ledger = ledger_of("six-card", find_game("six-card").house(""), 2)
    unseen = tuple({"10": 1, "K": 1}.get(card[:-1], 0) for card in ledger.kinds)
    five, other = (next(n for n, card in enumerate(ledger.kinds) if card[:-1] == name) for name in "57")
    assert unseen_cards(ledger, unseen).layout((UNKNOWN, five, other, UNKNOWN, five, other)) == 10
