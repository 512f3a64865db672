"""What the cards of a layout count so far is told with every view: those the reader sees, and no others."""

from typing import Any

import pytest

from backnine.cards import Card
from backnine.games import GAMES, find_game
from tests.table.room import Guest, MakeRoom

Json = dict[str, Any]


def seen_cards(layout: list[Json]) -> list[Card | None]:
    return [None if slot["card"] is None else Card(slot["card"]) for slot in layout]


def play_on(guests: list[Guest], moves: int) -> list[Json]:
    """All views that were told on the way."""
    before = [len(guest.told) for guest in guests]
    for _ in range(moves):
        guest = next((each for each in guests if each.view["moves"]), None)
        if guest is None:
            break
        view = guest.view
        wish = guest.room.dice.choice([move for move in view["moves"] if move != "knock"])
        guest.say("move", n=view["n"], move=wish)
    heard = [told for guest, since in zip(guests, before, strict=True) for told in guest.heard(since)]
    return [told for told in heard if told["t"] == "view"]


@pytest.mark.parametrize("aid", [False, True])
@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_it_is_what_the_rules_make_of_the_cards_in_the_view(room: MakeRoom, game: str, aid: bool) -> None:
    table = room(game=game, people=2, memory_aid=aid)
    rules = find_game(game)
    views = play_on(table.guests(0, 1), 60)
    assert len(views) > 60
    for view in views:
        for layout, told in zip(view["layouts"], view["showing"], strict=True):
            strokes = rules.strokes(seen_cards(layout), rules.house())
            assert (told["strokes"], told["face_value"]) == (strokes.total, strokes.face_value)
            assert [each["columns"] for each in told["savings"]] == [
                list(each.columns) for each in strokes.savings
            ]


def test_what_one_player_has_looked_at_is_not_counted_for_the_others(room: MakeRoom) -> None:
    table = room(game="four-card", people=2, memory_aid=True)
    ann, ben = table.guests(0, 1)
    ann.say("move", n=0, move="look")
    ben.say("move", n=1, move="look")
    own = ann.view["showing"][0]["face_value"]
    looked = [slot["card"] for slot in ann.view["layouts"][0] if slot["card"]]
    house = find_game("four-card").house()
    assert len(looked) == 2
    assert own == sum(find_game("four-card").value(card, house) for card in looked)
    assert ben.view["showing"][0] == {"strokes": 0, "face_value": 0, "savings": []}
    watcher = Guest(table, set()).enter()
    assert [each["face_value"] for each in watcher.view["showing"]] == [0, 0]
