"""What one person at the terminal has seen is shown to nobody else, and not twice."""

import re
from pathlib import Path

from tests.tui.playing import FACE, Player, lines_printed, start
from tests.tui.screen import Screen


def test_a_looked_at_card_is_shown_once_and_then_hidden() -> None:
    """FC-05: the first look shows two cards; the next page does not."""
    with Screen("play", "four-card", "--bots", "rookie", "--seed", "5") as screen:
        start(screen)
        assert len(FACE.findall(screen.wait_for("first look"))) == 1  # the discard
        screen.type("l")
        assert len(FACE.findall(screen.wait_for("Remember them"))) == 3
        screen.type("")
        shown = screen.wait_for("your turn")
        table = shown[: shown.rfind("╯")]
        own = table[table.index("Player 1  ") :]
        assert len(FACE.findall(own)) == 1
        assert "\x1b[3J" in screen.raw  # nor can it be scrolled back to


def test_memory_aid_keeps_it_in_sight() -> None:
    with Screen("play", "four-card", "--bots", "rookie", "--seed", "5", "--memory-aid") as screen:
        start(screen)
        screen.wait_for("first look")
        screen.type("l")
        screen.wait_for("Remember them")
        screen.type("")
        shown = screen.wait_for("your turn")
        table = shown[: shown.rfind("╯")]
        assert len(FACE.findall(table[table.index("Player 1  ") :])) == 3


def test_people_with_secrets_hand_the_keyboard_over() -> None:
    with Screen(
        "play", "four-card", "--people", "2", "--bots", "", "--names", "Ann,Ben", "--seed", "5"
    ) as screen:
        start(screen)
        assert not FACE.search(screen.wait_for("Hand the keyboard to Ann"))
        screen.type("")
        screen.wait_for("Ann, take your first look")
        screen.type("l")
        screen.wait_for("Remember")
        screen.type("")
        handed = screen.wait_for("Hand the keyboard to Ben")
        assert not FACE.search(handed)


def test_people_without_secrets_need_no_hand_over() -> None:
    """PN-05: in Play Nine nobody knows a card that the others do not."""
    with Screen("play", "--people", "2", "--names", "Ann,Ben", "--seed", "5") as screen:
        start(screen)
        screen.wait_for("Ann, tee off")
        for key in ("1", "2"):
            screen.type(key)
        screen.wait_for("Ben, tee off")
        assert "Hand the keyboard" not in screen.raw


def test_peeking_asks_first_and_says_what_it_costs() -> None:
    """FC-25: a peek cannot be undone."""
    with Screen("play", "four-card", "--bots", "rookie", "--seed", "1") as screen:
        start(screen)
        screen.wait_for("first look")
        screen.type("n")
        screen.wait_for("your turn")
        screen.type("p2")
        screen.wait_for("must replace it")
        screen.type("n")
        screen.wait_for(r"your turn.*\[k\] knock")
        screen.type("p2")
        screen.wait_for("must replace it")
        screen.type("y")
        assert len(FACE.findall(screen.wait_for("Remember it"))) == 2
        screen.type("")
        assert "[k] knock" not in screen.wait_for("You peeked: card 2")


def test_the_log_does_not_remember_for_you() -> None:
    """FC-05: the card you placed last turn is not in the log of your next turn, unless memory aid is on."""
    for aid in ([], ["--memory-aid"]):
        with Screen("play", "four-card", "--bots", "rookie", "--seed", "1", *aid) as screen:
            start(screen)
            screen.wait_for("first look")
            screen.type("n")
            screen.wait_for("your turn")
            screen.type("d")
            screen.wait_for("you drew")
            screen.type("1")
            log = screen.wait_for("discards .* your turn")
            own = re.findall(r"(?m)^You (.*)", log)[-1]
            assert ("draw from the stock" in own) == (not aid)


def test_a_dumb_terminal_gets_no_codes_and_no_secrets() -> None:
    with Screen("play", "four-card", "--bots", "rookie", "--seed", "5", TERM="dumb") as screen:
        start(screen)
        screen.wait_for("first look")
        screen.type("l")
        screen.wait_for("Remember them")
        screen.type("")
        assert len(FACE.findall(screen.wait_for("your turn"))) <= 3
        assert "\x1b" not in screen.raw


def test_what_others_draw_stays_their_secret() -> None:
    """FC-24: the log tells that a bot drew, never what; only discards and taken cards are named."""
    bots = ",".join(["weekender"] * 5)
    with Screen("play", "four-card", "--bots", bots, "--seed", "3", "--house", "holes=1", rows=40) as screen:
        assert Player(screen).play_to_the_end() == 0
        log = [line for line in lines_printed(screen) if line.startswith(("Robin", "Nora", "Otto"))]
    assert any("draws from the stock, puts it in place" in line for line in log)
    assert not any(re.search("draws [^f]|puts [^i]", line) for line in log)


def test_a_look_is_on_disk_before_it_is_shown(tmp_path: Path) -> None:
    """Pulling the plug does not give the look back."""
    path = tmp_path / "m.golf"
    with Screen("play", "four-card", "--bots", "rookie", "--seed", "5", "--save", path) as screen:
        start(screen)
        screen.wait_for("first look")
        screen.type("l")
        screen.wait_for("Remember them")
        screen.child.kill(9)
    assert "0: look" in path.read_text("utf-8")


def test_replay_shows_what_a_seat_looked_at(tmp_path: Path) -> None:
    """FC-04, at the step where it looked, and not later."""
    path = tmp_path / "m.golf"
    bots = ("--people", "0", "--bots", "rookie,weekender", "--seed", "1", "--house", "holes=1")
    with Screen("play", "four-card", *bots, "--save", path) as screen:
        assert screen.ended() == 0
    moves = [line for line in path.read_text("utf-8").splitlines() if re.match(r"\d: ", line)]
    look = moves.index("1: look") + 1
    for at, faces in ((look, 3), (0, 1)):
        with Screen("replay", path, "--seat", "1", "--at", str(at)) as screen:
            assert screen.prompted()
            assert len(FACE.findall(screen.text)) == faces


def test_help_is_no_memory_aid() -> None:
    """FC-05: the moves it names do not tell which cards one may still peek at."""
    with Screen("play", "four-card", "--bots", "rookie", "--seed", "5") as screen:
        start(screen)
        screen.wait_for("first look")
        screen.type("l")
        screen.wait_for("Remember them")
        screen.type("")
        screen.wait_for("your turn")
        screen.type("?")
        screen.wait_for("The whole words work too.*draw, take, knock, peek 1[.]")
