"""The sentence says what can be done now, all of it and nothing else; so does the line that helps."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.moments import MOMENTS
from tests.browser.player import Player
from tests.browser.stage import staged
from tests.browser.words import words

# What each sentence promises: piles, own cards and buttons.
PROMISED = {
    "web-tee-off": {"slot"},
    "web-tee-off-one": {"slot"},
    "web-first-look": {"web-look", "web-decline"},
    "web-look-touch": {"slot", "web-decline"},
    "web-remember": {"web-remembered"},
    "web-draw": {"stock", "discard"},
    "web-draw-or-knock": {"stock", "discard", "web-knock"},
    "web-draw-owed": {"stock"},
    "web-place-taken": {"slot", "discard", "hand"},
    "web-place": {"slot"},
    "web-place-or-turn": {"slot", "discard"},
    "web-place-or-toss": {"slot", "discard"},
    "web-turn-up": {"slot", "discard"},
    "web-wait": {"web-play-out"},
    "web-paused": {"web-resume"},
    "web-takes-hole": {"web-next-hole"},
    "web-won": {"web-rematch", "web-share", "web-last-cards"},
}
FINALES = ("match-over", "rematch-wanted")
PERSONS = ("you", "one", "many", "you-too")
ALSO = {"web-turn-up": {"web-pass"}, "web-wait": {"hand"}}  # by house rules; or the last move is taken back
AT_A_MOMENT: dict[str, set[str]] = {  # when the same sentence promises something else
    "last-cards": {"web-result"},
    "stood-in-for": {"web-take-back"},
    "hole-over-waiting": set(),
    "pass": {"slot", "discard", "web-pass"},
}
BUTTONS = sorted(
    each
    for each in set().union(*PROMISED.values(), *ALSO.values(), *AT_A_MOMENT.values())
    if each.startswith("web-")
)
OFFERED = """() => [...document.querySelectorAll('main [data-place]')]
  .filter((each) => each.tagName === "BUTTON" && each.ariaDisabled !== "true")
  .map((each) => each.dataset.place)"""


def said(player: Player) -> str:
    """The id of the sentence: the longest that fits."""
    text = re.sub("[\u00a0\u202f]", " ", player.page.locator(".say").inner_text())
    patterns = [
        (words(each, card="@", slot="@", name="@", who=who, look="near"), each)
        for each in PROMISED
        for who in PERSONS
    ]
    fitting = [
        (len(pattern), each)
        for pattern, each in patterns
        if re.fullmatch(re.escape(pattern).replace("@", ".+"), text)
    ]
    assert fitting, text
    return max(fitting)[1]


def offered(player: Player) -> set[str]:
    """Piles, own cards that make a move, and buttons."""
    places = {place.split("-")[0] for place in player.page.evaluate(OFFERED)}
    return places | {each for each in BUTTONS if player.button(each).count()}


@pytest.mark.parametrize("game", MOMENTS)
def test_the_sentence_promises_what_is_offered(visit: Visit, game: str) -> None:
    scenes = {name: staged(at.position(game, 3)) for name, at in MOMENTS[game].items()}
    player = visit(scene=next(iter(scenes.values())))
    for name, scene in scenes.items():
        scene.enter(player.page)
        MOMENTS[game][name].deed(player)
        player.page.locator(".story" if name in FINALES else ".say:not(:empty)").wait_for()
        if player.page.get_by_role("dialog").count():
            continue  # a question covers the table
        sentence, can = said(player), offered(player)
        promised = AT_A_MOMENT.get(name, PROMISED[sentence])
        if sentence == "web-remember":  # what a stand-in has looked at is told to who comes back
            promised = promised | PROMISED[sentence]
        if player.page.get_by_text(words("web-peek-hint")).count():
            can -= peeked_at(player)
        assert promised <= can <= promised | ALSO.get(sentence, set()), (name, sentence)


def peeked_at(player: Player) -> set[str]:
    """The hint says so: every card that can be touched asks before anything happens."""
    slots = [place for place in player.page.evaluate(OFFERED) if place.startswith("slot")]
    assert slots
    for slot in slots:
        player.touch(slot)
        question = player.dialog("web-sure-peek", slot=slot.split("-")[-1])
        question.get_by_role("button", name=player.words("web-no"), exact=True).click()
        expect(question).to_be_hidden()
    assert player.page.evaluate("heard.sent") is None
    return {"slot"}


def test_with_a_card_in_hand_a_touch_places_it_and_nothing_says_peek(visit: Visit) -> None:
    scene = staged(MOMENTS["four-card"]["place"].position("four-card", 2))
    player = visit(scene=scene)
    player.page.locator(".say:not(:empty)").wait_for()
    assert said(player) == "web-place-or-toss"
    assert any(move.startswith("peek") for move in player.look()["view"]["moves"])
    assert not player.page.get_by_text(words("web-peek-hint")).count()
    player.touch("slot-0-1")
    assert player.page.evaluate("heard.sent.move") == "swap 1"
