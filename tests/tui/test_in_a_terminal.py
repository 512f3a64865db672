"""Whole matches in a real terminal, in every language, as a person would play them."""

import re
from itertools import cycle
from pathlib import Path
from random import Random

import pexpect
import pytest

from backnine.locales import LANGUAGES, Words
from backnine.record import write
from backnine.record_reader import read
from backnine.replay import verify
from backnine.shuffle import Shuffle
from backnine.tui.text import cells, short_seal
from tests.command import backnine
from tests.records.thinking import thinking_match
from tests.tui.screen import Screen, plain

FEW = ("en", "ja")  # where the language only changes the words; tests/locales has all of them
GAMES_IN = [*zip(cycle(["play-nine", "four-card"]), [*LANGUAGES, "en"], strict=False)]
FACE = re.compile(r"[0-9AJQK] ?[♠♥♦♣]")


def lines_printed(screen: Screen) -> list[str]:
    """Everything that was ever on the screen, but for the path of the record, which may be long."""
    return [line for line in plain(screen.raw).split("\n") if ".golf" not in line]


def start(screen: Screen) -> None:
    """Past the welcome and the draw for the dealer, against whoever is usual."""
    if "Against whom" in screen.wait_for("sealed|Against whom.*>"):
        screen.type("")
    screen.wait_for("sealed")
    screen.type("")
    screen.wait_for("Press Enter")
    screen.type("")


class Player:
    """Answers what the screen asks for, in any language, by the keys it offers."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.turn = 0

    def answer(self) -> str:
        text = self.screen.text
        keys = text[text.rfind("╯") + 1 :]
        if not text.endswith(">") or not re.search(r"\[[1-8dl]", keys):
            return ""  # "press Enter"
        if "[d]" in keys:
            return "k" if "[k]" in keys and self.turn > 4 else "d"
        if "[l]" in keys:
            return "l"
        self.turn += 1
        slots = re.findall(r"\[([1-8])", keys)
        low, high = int(slots[0]), 4 if re.search("[♠♥♦♣]", text) else 8
        return str(low + self.turn % (high - low + 1)) if "[x" in keys else slots[0]

    def play_to_the_end(self) -> int:
        for _ in range(400):
            if not self.screen.prompted():
                return self.screen.ended()
            self.screen.type(self.answer())
        raise AssertionError(f"no end in sight:\n{self.screen.text}")


@pytest.mark.parametrize(("game", "language"), GAMES_IN)
def test_a_whole_match_in_every_language(game: str, language: str, tmp_path: Path) -> None:
    path = tmp_path / "match.golf"
    with Screen("play", game, "--lang", language, "--seed", "11", "--house", "holes=1", "--save", path,
                "--names", "Zoé", forked=language != "en") as screen:  # fmt: skip
        assert Player(screen).play_to_the_end() == 0
        printed = lines_printed(screen)
    match = verify(read(path.read_text("utf-8")))
    assert match.outcome is not None
    assert str(match.totals[0]) in "\n".join(printed)
    assert Words(language)("table-score-card") in printed
    assert Words(language)("table-fair-no-words")[:30] in " ".join(printed)
    assert max(map(cells, printed)) <= 80
    assert "…" not in "\n".join(printed)


@pytest.mark.parametrize("language", FEW)
def test_seal_words_and_whether_it_was_fair(language: str, tmp_path: Path) -> None:
    """The seal first, then each person's word by its fingerprint, at the end one line; nobody has to type."""
    path, words = tmp_path / "match.golf", Words(language)
    with Screen("play", "--lang", language, "--bots", "rookie", "--names", "Ann,Ben", "--house", "holes=1",
                "--save", path) as screen:  # fmt: skip
        screen.prompted()
        first = screen.text
        screen.type("fair")
        screen.prompted()
        assert words("table-stir-too")[:10] in screen.flat
        welcome = screen.text
        screen.type("")
        screen.prompted()
        draw = screen.flat
        assert Player(screen).play_to_the_end() == 0
        printed = "".join("".join(lines_printed(screen)).split())
    record = read(path.read_text("utf-8"))
    assert short_seal(record.commitment) in first
    assert record.commitment[:17] not in first  # the whole is for who asks
    assert record.commitment[:40] in welcome.replace("\n", "")
    for seat in (0, 1):
        fingerprint = short_seal(record.setup.seals[seat] or "")
        assert fingerprint not in welcome
        assert fingerprint.replace(" ", "") in draw.replace(" ", "")
    assert "".join(words("table-fair-yes").split()) in printed
    assert backnine("verify", path).returncode == 0


@pytest.mark.parametrize("language", FEW)
def test_a_given_seed_is_never_called_fair(language: str, tmp_path: Path) -> None:
    """Not with a word in the shuffle, and not after a break."""
    path, words = tmp_path / "match.golf", Words(language)
    with Screen("play", "--lang", language, "--bots", "rookie", "--house", "holes=1", "--seed", "2a",
                "--salt", "hello", "--save", path) as screen:  # fmt: skip
        screen.prompted()
        screen.type("fair")
        screen.prompted()
        assert words("table-press-enter")[:10] in screen.flat
        assert words("table-stir")[:10] not in screen.flat
        screen.type("")
        screen.prompted()
        screen.child.sendintr()
        assert screen.ended() == 130
    with Screen("play", "--lang", language, "--resume", path) as screen:
        assert Player(screen).play_to_the_end() == 0
        printed = "".join("".join(lines_printed(screen)).split())
    assert "".join(words("table-fair-seed-given").split()) in printed
    assert "".join(words("table-fair-yes").split()) not in printed


def test_ctrl_c_saves_and_resume_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "match.golf"
    with Screen("play", "--bots", "rookie", "--seed", "3", "--house", "holes=1", "--save", path) as screen:
        start(screen)
        screen.wait_for("tee off")
        screen.type("2")
        screen.wait_for("1 to go")
        screen.child.sendintr()
        screen.wait_for("--resume")
        assert screen.ended() == 130
    assert read(path.read_text("utf-8")).moves >= 3
    with Screen("play", "--resume", path) as screen:
        screen.wait_for("1 to go")
        assert Player(screen).play_to_the_end() == 0
    assert verify(read(path.read_text("utf-8"))).outcome is not None


@pytest.mark.parametrize("rows", [24, 60])
def test_one_may_go_when_a_hole_is_over(rows: int, tmp_path: Path) -> None:
    """On one page or on the first of two; the match goes on with the next hole."""
    path = tmp_path / "m.golf"
    with Screen("play", "--bots", "rookie", "--seed", "3", "--save", path, rows=rows) as screen:
        player = Player(screen)
        while "is over" not in screen.text:
            assert screen.prompted()
            if "is over" not in screen.text:
                screen.type(player.answer())
                assert screen.prompted()
        assert "[q] save and quit" in screen.text
        screen.type("q")
        assert screen.ended() == 0
        assert "--resume" in screen.text
    with Screen("play", "--resume", path) as screen:
        screen.wait_for("Hole 2")


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


def test_wrong_moves_say_why_and_change_nothing() -> None:
    with Screen("play", "--bots", "rookie", "--seed", "8") as screen:
        start(screen)
        screen.wait_for("tee off")
        for typed, answer in (
            ("draw", "First everybody tees off"),
            ("flip 9", "no such place"),
            ("zzz", "zzz"),
        ):
            screen.type(typed)
            screen.wait_for(answer)
        screen.type("１")  # as a Japanese keyboard types it
        screen.wait_for("1 to go")
        screen.type("1")
        screen.wait_for("not one of the choices")
        screen.type("flip 1")
        screen.wait_for("face up already")


def test_score_card_and_help_are_a_key_away() -> None:
    with Screen("play", "--bots", "rookie", "--seed", "8") as screen:
        start(screen)
        screen.wait_for("tee off")
        screen.type("s")
        screen.wait_for("Score card")
        screen.type("")
        screen.wait_for("tee off")
        screen.type("?")
        assert "↺ Mulligan" in screen.wait_for("The whole words work too: flip 1")
        screen.type("")
        screen.wait_for("tee off")
        screen.type("r")
        screen.wait_for("In a minute")
        screen.wait_for("Press Enter")
        screen.type("")
        screen.wait_for("PN-01")
        screen.type("q")
        screen.wait_for("tee off")
        screen.type("s")
        screen.wait_for("Score card")
        screen.type("")
        screen.wait_for("tee off")
        screen.type("q")
        screen.wait_for("--resume")
        assert screen.ended() == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_terminal_of_40_columns_shows_everything(language: str) -> None:
    with Screen(
        "play", "--seed", "4", "--house", "holes=1", "--lang", language, columns=40, rows=50
    ) as screen:
        assert Player(screen).play_to_the_end() == 0
        printed = lines_printed(screen)
    assert max(map(cells, printed)) <= 40


@pytest.mark.parametrize(
    ("game", "language", "bots"), [("play-nine", "ja", 3), ("six-card", "fr", 5), ("four-card", "en", 7)]
)
def test_nothing_scrolls_off_a_small_terminal(game: str, language: str, bots: int) -> None:
    options = ("--bots", ",".join(["rookie"] * bots), "--seed", "4", "--house", "holes=1", "--lang", language)
    with Screen("play", game, *options, columns=40, rows=24) as screen:
        assert Player(screen).play_to_the_end() == 0
    pages = [plain(page).split(".golf")[0] for page in screen.raw.split("\x1b[3J")[1:]]
    assert max(page.rstrip().count("\n") for page in pages) < 24
    assert sum(page.count("░░░░") > 2 * bots for page in pages) > 4  # opponents' cards and one's own


def test_a_terminal_that_is_too_narrow_is_told_so() -> None:
    with Screen("play", "--seed", "4", columns=25) as screen:
        screen.wait_for("25 columns")
        assert screen.ended() == 2


def test_twelve_players_fit() -> None:
    bots = ",".join(["rookie"] * 11)
    with Screen("play", "four-card", "--bots", bots, "--seed", "6", "--house", "holes=1", rows=40) as screen:
        assert Player(screen).play_to_the_end() == 0
        assert max(map(cells, lines_printed(screen))) <= 80


def test_no_color_means_no_colour() -> None:
    with Screen("play", "--bots", "rookie", "--seed", "8", NO_COLOR="1") as screen:
        start(screen)
        screen.wait_for("tee off")
        assert not re.search(r"\x1b\[[0-9;]*m", screen.raw)
        assert "\x1b[3J" in screen.raw  # but the screen is cleared: a page may hold a secret


def test_stepping_through_a_record(tmp_path: Path) -> None:
    path = tmp_path / "m.golf"
    with Screen(
        "play", "--people", "0", "--bots", "rookie,rookie", "--house", "holes=2", "--save", path
    ) as screen:
        assert screen.ended() == 0
    with Screen("replay", path) as screen:
        screen.wait_for("Before the first move")
        screen.type("")
        screen.wait_for("Move 1 of")
        screen.type("7")
        screen.wait_for("Move 7 of")
        screen.type("b")
        screen.wait_for("Move 6 of")
        screen.type("n")
        screen.wait_for("Hole 2 of 2")
        screen.type("p")
        screen.wait_for("Before the first move")
        screen.type("what?")
        screen.wait_for("what")
        screen.type("99999")
        screen.wait_for("there is no 99999")
        screen.child.sendeof()
        assert screen.ended() == 0


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


def test_the_end_of_a_hole_takes_several_pages_on_a_small_screen() -> None:
    with Screen(
        "play", "--seed", "4", "--bots", "rookie,rookie,rookie,rookie", "--house", "holes=1"
    ) as screen:
        assert Player(screen).play_to_the_end() == 0
        cards, count, card = screen.raw.split("\x1b[3J")[-3:]
    assert "is over" in cards
    assert "cancel out" in count
    assert "Score card" in card
    assert all(page.rstrip().count("\n") < 24 for page in (cards, count))


def test_a_dumb_terminal_gets_no_codes_and_no_secrets() -> None:
    with Screen("play", "four-card", "--bots", "rookie", "--seed", "5", TERM="dumb") as screen:
        start(screen)
        screen.wait_for("first look")
        screen.type("l")
        screen.wait_for("Remember them")
        screen.type("")
        assert len(FACE.findall(screen.wait_for("your turn"))) <= 3
        assert "\x1b" not in screen.raw


def test_the_last_turns_are_told_with_the_count() -> None:
    with Screen(
        "play", "four-card", "--bots", "rookie", "--seed", "5", "--house", "holes=1", rows=40
    ) as screen:
        start(screen)
        screen.wait_for("first look")
        screen.type("n")
        screen.wait_for("Press Enter")  # it could be taken back
        screen.type("")
        screen.wait_for("your turn")
        screen.type("k")
        screen.wait_for("Press Enter")
        screen.type("")
        assert screen.ended() == 0
        assert "\nYou knock!" in screen.text
        assert re.search("Pip (draws|takes)", screen.text)


def test_what_others_draw_stays_their_secret() -> None:
    """FC-24: the log tells that a bot drew, never what; only discards and taken cards are named."""
    bots = ",".join(["weekender"] * 5)
    with Screen("play", "four-card", "--bots", bots, "--seed", "3", "--house", "holes=1", rows=40) as screen:
        assert Player(screen).play_to_the_end() == 0
        log = [line for line in lines_printed(screen) if line.startswith(("Robin", "Nora", "Otto"))]
    assert any("draws from the stock, puts it in place" in line for line in log)
    assert not any(re.search("draws [^f]|puts [^i]", line) for line in log)


def test_two_matches_never_share_a_file(tmp_path: Path) -> None:
    """The second one starts while the first has not made a move."""
    home = str(tmp_path)
    with (
        Screen("play", "--bots", "rookie", XDG_DATA_HOME=home) as one,
        Screen("play", "--bots", "rookie", XDG_DATA_HOME=home) as two,
    ):
        for screen in (one, two):
            start(screen)
            screen.wait_for("tee off")
            screen.type("q")
            screen.wait_for("--resume")
    assert len(list(tmp_path.rglob("*.golf"))) == 2


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


def test_six_players_fit_a_small_screen() -> None:
    """The head of the page is not pushed off, in the last round neither."""
    bots = ",".join(["rookie"] * 5)
    with Screen("play", "--bots", bots, "--seed", "6", "--house", "holes=1") as screen:
        player = Player(screen)
        heads = []
        while screen.prompted():
            if "[q]" in screen.text:
                heads.append(screen.text.splitlines()[0])
            screen.type(player.answer())
    assert len(heads) > 10
    assert all(head.startswith("Hole 1 of 1") for head in heads)


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


def test_the_end_of_a_hole_in_a_replay_takes_two_pages_on_a_small_screen(tmp_path: Path) -> None:
    path = tmp_path / "m.golf"
    bots = ("--people", "0", "--bots", "rookie,rookie,rookie,rookie", "--seed", "1", "--house", "holes=1")
    with Screen("play", *bots, "--save", path) as screen:
        assert screen.ended() == 0
    with Screen("replay", path) as screen:
        screen.wait_for("Before the first move")
        screen.type("n")
        assert "Rookie 4" in screen.wait_for("Press Enter")
        screen.type("")
        screen.wait_for("Score card.*Enter next")
        screen.type("q")
        assert screen.ended() == 0


def test_messages_outside_a_match_are_wrapped_for_people(tmp_path: Path) -> None:
    with Screen("play", "bridge", "--lang", "fr", columns=40) as screen:
        assert screen.ended() == 2
        assert max(cells(line) for line in lines_printed(screen)) <= 40


def test_verify_shows_how_far_it_is_and_stops_at_ctrl_c(tmp_path: Path) -> None:
    path = tmp_path / "long.golf"
    bots: tuple[str | None, ...] = ("club",) * 6
    names = tuple(f"Club {seat}" for seat in range(6))
    record = thinking_match(
        "play-nine", "holes=18", names, bots=bots, shuffle=Shuffle(bytes(32)), dice=Random(1)
    )
    path.write_text(write(record), "utf-8")
    with Screen("verify", path) as screen:
        screen.wait_for(f"/{record.moves}")
        screen.child.sendintr()
        screen.child.expect(pexpect.EOF)
        screen.child.close()
        assert screen.child.exitstatus == 130
        assert "Traceback" not in screen.raw + screen.child.before


def test_a_server_says_that_it_has_stopped(tmp_path: Path) -> None:
    with Screen("serve", "--port", "0", "--data", tmp_path / "data") as screen:
        screen.wait_for("Ctrl-C stops it")
        screen.child.sendintr()
        screen.wait_for("every table goes on")
        assert screen.ended() == 130


@pytest.mark.parametrize("game", ["six-card", "four-card"])
def test_twelve_players_fit_on_a_small_screen(tmp_path: Path, game: str) -> None:
    bots = ("--bots", ",".join(["rookie"] * 11), "--seed", "00" * 32, "--save", tmp_path / "m.golf")
    with Screen("play", game, "--people", "1", *bots) as screen:
        screen.wait_for("sealed")
        screen.type("")
        screen.wait_for("Draw for the dealer")
        screen.type("")
        screen.wait_for(r"\[q\]")
        assert "Hole 1 of 9" in screen.text
        assert "Iris" in screen.text  # the last of eleven
        screen.type("nonsense")
        screen.wait_for("not one of the choices")
        assert "Hole 1 of 9" in screen.text
