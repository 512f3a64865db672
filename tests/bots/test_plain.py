"""Four levels that think from the rules alone, in every game, known or not."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from statistics import median
from time import process_time

import pytest

from backnine import games
from backnine.bots import BOTS, Bot, plain
from backnine.bots.bot import Dice
from backnine.bots.plain import PlainLevel
from backnine.bots.plain.ledger import UNKNOWN, ledger_of
from backnine.bots.plain.outlook import Prospects
from backnine.cards import Card
from backnine.games import GAMES, find_game
from backnine.games.rooms import brings
from backnine.moves import Move
from backnine.view import View, view

from .drawn import four_card, play_nine, six_card
from .rounds import AnyMove, mirrored_strokes, play_out, start, steps

LEVELS = {"rookie": plain.ROOKIE, "weekender": plain.WEEKENDER, "club": plain.CLUB, "tour": plain.TOUR}
every_game = pytest.mark.parametrize("game", [game.name for game in GAMES])
every_level = pytest.mark.parametrize("level", LEVELS)


@dataclass(frozen=True)
class Plain:
    """A level asked directly, whatever bots the game brings."""

    level: PlainLevel
    name: str = "plain"

    def choose(self, view: View, moves: tuple[Move, ...], dice: Dice) -> Move:
        return self.level.choose(view, moves, dice)


@pytest.fixture
def game_without_bots(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Four-Card Golf as somebody else's game: nobody knows it by its name, and its room is empty."""
    stranger = replace(find_game("four-card"), name="stranger", room="")
    monkeypatch.setitem(games._BY_NAME, "stranger", stranger)
    return iter(["stranger"])


@every_game
@pytest.mark.parametrize("players", [2, 3])
def test_all_levels_play_whole_matches(game: str, players: int) -> None:
    bots = [Plain(level) for level in list(LEVELS.values())[-players:]]
    match = play_out(start(game, players, "holes=1,ties=shared", seed=1), bots)
    assert [score.ending for score in match.scores] != ["pace-of-play"]


@pytest.mark.parametrize("bot", BOTS, ids=[bot.name for bot in BOTS])
def test_a_game_that_brings_no_bots_is_played_by_every_bot(
    bot: Bot, game_without_bots: Iterator[str]
) -> None:
    match = start(next(game_without_bots), 2, "holes=1", seed=2)
    *played, last = steps(match, [bot, bot])
    assert last.match.outcome
    assert not [step for step in played if step.move and step.move.verb == "peek"]
    for step in played[::3]:
        assert step.seat is not None
        assert step.move is not None
        moves = games.moves(step.match.hole, step.seat)
        why = bot.why(view(step.match, step.seat, recall=True), moves, step.move, Random(0))
        assert why.key != "anything"


@every_game
@every_level
def test_the_same_dice_make_the_same_choice(game: str, level: str) -> None:
    for step in list(steps(start(game, 2, "holes=1", seed=5), [Plain(plain.ROOKIE)] * 2))[:-1:4]:
        assert step.seat is not None
        seen, moves = view(step.match, step.seat, recall=True), games.moves(step.match.hole, step.seat)
        assert len({LEVELS[level].choose(seen, moves, Random(7)) for _ in range(2)}) == 1


@pytest.mark.parametrize("level", ["weekender", "club", "tour"])
def test_completes_a_pair_that_costs_nothing(level: str) -> None:
    position = play_nine("12 ? ? ? / ? 3 ? ?", "1 ? ? ? / ? 6 ? ?", held="12")
    made = [str(LEVELS[level].choose(position.view, position.moves, Random(n))) for n in range(5)]
    assert made == ["swap 5"] * 5


@pytest.mark.parametrize("level", ["club", "tour"])
def test_knocks_with_nothing_and_not_with_much(level: str) -> None:
    low, high = four_card("KS KH / AS AH", top="9S"), four_card("QS JH / 9C 8D", top="9S")
    assert LEVELS[level].choose(low.view, low.moves, Random(0)) == Move("knock")
    assert LEVELS[level].choose(high.view, high.moves, Random(0)) != Move("knock")


def test_cards_the_rules_never_tell_apart_are_one_kind() -> None:
    cards = {game.name: ledger_of(game.name, game.house(), 2) for game in GAMES}
    assert len(cards["play-nine"].kinds) == 14
    four = cards["four-card"]
    assert four.kind["KS"] == four.kind["KH"]  # type: ignore[index]
    assert four.kind["10S"] == four.kind["QS"]  # type: ignore[index]  # unless pairs cancel
    house = find_game("four-card").house("pairs_cancel")
    pairs = ledger_of("four-card", house, 2)
    assert pairs.kind["10S"] != pairs.kind["QS"]  # type: ignore[index]
    assert pairs.kind["10S"] == pairs.kind["10H"]  # type: ignore[index]


def test_what_columns_earn_together_is_counted() -> None:
    """PN-22: two pairs of sevens."""
    ledger = ledger_of("play-nine", find_game("play-nine").house(), 2)
    seven = ledger.kind["7"]  # type: ignore[index]
    cells = (seven, seven, UNKNOWN, UNKNOWN) * 2
    assert ledger.together(cells) == -10


@pytest.mark.parametrize(
    ("game", "house", "ever"),
    [
        ("play-nine", "", True),
        ("six-card", "", False),
        ("six-card", "twos_keep", False),
        ("six-card", "blocks", True),
    ],
)
def test_whether_columns_ever_earn_anything_together(game: str, house: str, ever: bool) -> None:
    """PN-22, SC-22. Any layout will do: the rules count it, and each of its columns by itself."""
    ledger = ledger_of(game, find_game(game).house(house), 2)
    dice = Random(1)
    layouts = [tuple(dice.choices(range(-1, len(ledger.kinds)), k=len(ledger.parts) * 2)) for _ in range(500)]
    layouts += [tuple(dice.choices(cells[:3], k=len(cells))) for cells in layouts]
    for cells in layouts:
        alone = [forms.alone[forms.place[cells[part]]] for part, forms in ledger.parts]
        assert ledger.together(cells) == ledger.strokes(cells) - sum(alone)
    assert any(ledger.together(cells) for cells in layouts) == ever


@pytest.mark.parametrize(
    ("game", "house", "waits"),
    [
        ("play-nine", "", False),
        ("four-card", "", True),
        ("six-card", "", True),
        ("six-card", "flip=may", True),
        ("six-card", "flip=must", False),
    ],
)
def test_whether_a_turn_may_change_nothing_is_asked_of_the_rules(game: str, house: str, waits: bool) -> None:
    assert ledger_of(game, find_game(game).house(house), 2).may_wait == waits


@every_game
def test_whoever_counts_knows_what_is_left_of_the_pack(game: str) -> None:
    for step in list(steps(start(game, 3, "holes=1", seed=5), [AnyMove()] * 3))[:-1:5]:
        assert step.seat is not None
        seen, rules = view(step.match, step.seat, recall=True), step.match.game
        ledger = ledger_of(game, seen.house, 3)
        shown = [slot.card for layout in seen.layouts for slot in layout] + [seen.held, *seen.discard]
        left = Counter(rules.pack(seen.house, 3))
        left.subtract(card for card in shown if card)
        counted = Counter({ledger.kind[card]: 0 for card in left})
        for card, many in left.items():
            counted[ledger.kind[card]] += many
        assert dict(enumerate(ledger.unseen(seen))) == dict(counted)


def test_what_a_column_may_be_hoped_to_come_to() -> None:
    """A card comes, any by its chance; it goes where it helps most if that is worth the price, or nowhere."""
    ledger = ledger_of("six-card", find_game("six-card").house(), 2)
    chances = tuple([many / 52 for many in ledger.many])
    prospects = Prospects(ledger, chances, 2.0)

    def hoped(above: int, below: int, turns: int) -> float:
        return prospects.columns((above, UNKNOWN, UNKNOWN, below, UNKNOWN, UNKNOWN), turns) - 2 * dark(turns)

    def dark(turns: int) -> float:
        return prospects.columns((UNKNOWN,) * 6, turns) / 3

    nine, king = ledger.kind[Card("9S")], ledger.kind[Card("KS")]
    for turns in (0, 1, 4):
        comes = [
            min(hoped(nine, king, turns) - 2, hoped(kind, king, turns), hoped(nine, kind, turns))
            for kind in range(len(chances))
        ]
        expected = sum(chance * cost for chance, cost in zip(chances, comes, strict=True))
        assert hoped(nine, king, turns + 1) == pytest.approx(expected + 2)
    assert hoped(nine, king, 0) == pytest.approx(9)


def test_tour_goes_out_while_it_is_ahead() -> None:
    """Eleven strokes against four dark cards: nobody is made to turn one up, and waiting helps the other."""
    ahead = six_card("AS 5H KC / 2D KS ?", "3S ? ? / 5S ? ?", held="7H")
    behind = six_card("6S 5H KC / 4D 8S ?", "3S ? ? / 5S ? ?", held="7H")
    assert str(plain.TOUR.choose(ahead.view, ahead.moves, Random(0))) == "swap 6"
    assert str(plain.TOUR.choose(behind.view, behind.moves, Random(0))) != "swap 6"


STRONGER = [("club", "rookie", 3), ("tour", "weekender", 3)]
NEIGHBOURS = [("weekender", "rookie", 6), ("club", "weekender", 12), ("tour", "club", 6)]


@every_game
@pytest.mark.parametrize(("stronger", "weaker", "deals"), STRONGER)
def test_each_level_is_stronger_than_those_far_below(
    game: str, stronger: str, weaker: str, deals: int
) -> None:
    """The seeds are fixed."""
    ours, theirs, _ = mirrored_strokes(game, Plain(LEVELS[stronger]), Plain(LEVELS[weaker]), deals)
    assert ours < theirs


@pytest.mark.parametrize("game", [game.name for game in GAMES if not brings(game, "bots")])
@pytest.mark.parametrize(("stronger", "weaker", "deals"), NEIGHBOURS)
def test_each_level_is_stronger_than_the_next(game: str, stronger: str, weaker: str, deals: int) -> None:
    """Where they are the ones to play against; `bench/plain.py` tells by how much, in many matches."""
    ours, theirs, _ = mirrored_strokes(game, Plain(LEVELS[stronger]), Plain(LEVELS[weaker]), deals)
    assert ours < theirs - 1


QUICK = {"rookie": 5, "weekender": 5, "club": 5, "tour": 50}  # milliseconds a decision


@every_game
@every_level
def test_is_quick(game: str, level: str) -> None:
    took = []
    for step in list(steps(start(game, 2, "holes=1", seed=1), [Plain(plain.WEEKENDER)] * 2))[:-1]:
        assert step.seat is not None
        seen, moves = view(step.match, step.seat, recall=True), games.moves(step.match.hole, step.seat)
        began = process_time()
        LEVELS[level].choose(seen, moves, Random(step.n))
        took.append(process_time() - began)
    assert 1000 * median(took) < QUICK[level]
