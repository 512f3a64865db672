"""What the bots were thinking, where a person reads it: at the table, after a hole, in a replay."""

import re
from collections.abc import Callable
from itertools import islice
from pathlib import Path

import pytest

from backnine.locales import LANGUAGES, Words
from backnine.names.characters import written
from backnine.record_reader import read
from backnine.replay import proved
from backnine.tui import reasons
from backnine.tui.people import People
from backnine.tui.reasons import last_turns, turns_of_bots
from tests.command import backnine
from tests.tui.playing import FACE, Player
from tests.tui.screen import Screen, plain

Kept = Callable[..., Path]


@pytest.fixture
def kept(tmp_path: Path) -> Kept:
    """A record made by `backnine play` with these options and this input."""

    def keep(*options: str, stdin: str = "") -> Path:
        path = tmp_path / "match.golf"
        made = backnine("play", *options, "--overwrite", "--save", path, stdin=stdin)
        assert made.returncode == 0, made.stderr
        return path

    return keep


def past_the_seal(screen: Screen) -> None:
    for _ in range(2):
        assert screen.prompted()
        screen.type("")


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_is_a_key_away_in_every_language(language: str) -> None:
    words = Words(language)
    with Screen("play", "--bots", "rookie,weekender", "--seed", "8", "--lang", language) as screen:
        past_the_seal(screen)
        for typed in ("1", "6", "d", "3", "w"):
            assert screen.prompted()
            screen.type(typed)
        page = screen.wait_for(words("table-press-enter"))
    head, *entries = page.split("\n")
    assert head == words("table-whys")
    told = "\n".join(entries)
    assert told.count("  • ") == 4  # two bots, two moves each
    assert told.index(written("Pip", language)) < told.index(written("Robin", language))


def test_only_the_last_turn_is_told() -> None:
    with Screen("play", "--bots", "weekender", "--seed", "8") as screen:
        past_the_seal(screen)
        screen.wait_for("tee off")
        screen.type("w")
        assert "turns up place" in screen.wait_for("What the bots were thinking")
        screen.type("")
        screen.wait_for("tee off")
        for typed, shown in (("1", "1 to go"), ("6", "your turn"), ("d", "you drew"), ("3", "your turn")):
            screen.type(typed)
            screen.wait_for(shown)
        screen.type("w")
        page = screen.wait_for("What the bots were thinking.*Press Enter")
        assert "two different columns" not in page
        screen.type("")
        screen.wait_for("your turn")


def test_it_is_the_same_after_coming_back(kept: Kept) -> None:
    """Nothing need be remembered: the record tells."""
    path = kept("--bots", "weekender", "--seed", "8", stdin="\n\n1\n6\nd\n3\nw\n")
    with Screen("play", "--resume", path) as screen:
        screen.wait_for("your turn")
        screen.type("w")
        again = screen.wait_for("What the bots were thinking.*Press Enter")
    assert "Robin draws" in again
    assert "  • " in again


def test_nobody_asks_where_no_bots_play() -> None:
    with Screen("play", "--people", "2", "--bots", "", "--names", "Ann,Ben", "--seed", "8") as screen:
        past_the_seal(screen)
        assert "[w]" not in screen.wait_for("tee off")
        screen.type("w")
        screen.wait_for("not one of the choices")


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_bots_keep_their_secrets_until_the_hole_is_over(language: str) -> None:
    """FC-24: a reason could give hidden cards away."""
    words = Words(language)
    options = ("--bots", "weekender,rookie", "--seed", "8", "--house", "holes=2", "--lang", language)
    with Screen("play", "four-card", *options, rows=50) as screen:
        past_the_seal(screen)
        player = Player(screen)
        asked = 0
        while not ("[w]" in screen.text and screen.text.endswith(words("table-press-enter"))):
            assert screen.prompted()
            if "[w]" in screen.text and "[d]" in screen.text and not asked:
                screen.type("w")
                assert screen.prompted()
                assert not FACE.search(screen.text)
                assert screen.text.replace("\n", "")[:12] == words("table-why-later")[:12]
                asked += 1
                screen.type("")
            else:
                screen.type(player.answer())
            assert screen.prompted()
        assert asked
        screen.type("w")
        assert screen.prompted()
        assert words("table-whys") in screen.text
        assert screen.text.count("  • ") > 8
        screen.type("")
        assert screen.prompted()


def test_after_the_match_one_is_told_how_to_see_it_again(tmp_path: Path) -> None:
    path = tmp_path / "m.golf"
    with Screen("play", "--bots", "rookie", "--seed", "4", "--house", "holes=1", "--save", path) as screen:
        assert Player(screen).play_to_the_end() == 0
        assert f"replay {path}" in plain(screen.raw).replace("\n", "")


def test_every_move_of_a_finished_match_has_its_reason(kept: Kept) -> None:
    path = kept("--people", "0", "--bots", "rookie,weekender", "--seed", "2a", "--house", "holes=1")
    shown = backnine("replay", path).stdout
    moves = read(path.read_text("utf-8")).moves
    assert shown.count("  • ") == moves
    assert "Rookie" in shown


def test_reasons_in_a_replay_at_the_terminal(kept: Kept) -> None:
    path = kept(
        "four-card", "--people", "0", "--bots", "rookie,weekender", "--seed", "2a", "--house", "holes=1"
    )
    for language, reason in (("en", "looks, to remember"), ("it", "guarda, per ricordare")):
        with Screen("replay", path, "--lang", language) as screen:
            screen.prompted()
            screen.type("1")
            screen.wait_for(reason)


def test_through_one_seats_eyes_only_its_own_reasons_are_told(kept: Kept) -> None:
    path = kept(
        "four-card", "--people", "0", "--bots", "rookie,weekender", "--seed", "2a", "--house", "holes=1"
    )
    pages = backnine("replay", path, "--seat", "0").stdout.split("Move ")[1:-1]  # the last one counts
    assert {"  • " in page for page in pages if re.search("\nRookie [a-z]", page)} == {True}
    assert {"  • " in page for page in pages if re.search("\nWeekender [a-z]", page)} == {False}


def test_an_unfinished_match_with_secrets_gives_no_reasons(kept: Kept) -> None:
    secret = kept("four-card", "--bots", "rookie", "--seed", "7", stdin="\n\nl\n\nd\n1\n")
    assert read(secret.read_text("utf-8")).moves > 4
    assert "  • " not in backnine("replay", secret).stdout
    told = kept("--bots", "rookie", "--seed", "7", stdin="\n\n1\n6\nd\n3\nd\n")
    assert "  • " in backnine("replay", told).stdout


@pytest.mark.parametrize("stranger", ["shark", "tourist"])
def test_a_bot_we_do_not_know_gives_no_reasons(kept: Kept, stranger: str) -> None:
    path = kept("--people", "0", "--bots", "rookie,weekender", "--seed", "2a", "--house", "holes=1")
    path.write_text(path.read_text("utf-8").replace('[Bot0 "rookie"]', f'[Bot0 "{stranger}"]'), "utf-8")
    answer = backnine("replay", path)
    assert answer.returncode == 0
    assert re.search("\nWeekender [a-z]", answer.stdout)
    assert all(
        "  • " not in page for page in answer.stdout.split("Move ") if re.search("\nRookie [a-z]", page)
    )


def test_only_what_is_read_is_thought_over_again(kept: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tour takes its time: the first page must not wait for the last."""
    path = kept("--people", "0", "--bots", "rookie,weekender", "--seed", "2a", "--house", "holes=1")
    log, asked = proved(read(path.read_text("utf-8"))), list[int]()
    monkeypatch.setattr(reasons, "reason_of", lambda before, after: asked.append(after.n))
    page = reasons.whys_page(Words("en"), People(log.setup.names), turns_of_bots(log), 79)
    assert len([*islice(page, 8)]) == 8
    assert 0 < len(asked) < log.n / 3
    asked.clear()
    assert [*reasons.whys_page(Words("en"), People(log.setup.names), last_turns(turns_of_bots(log)), 79)]
    assert 2 <= len(asked) <= 4
    assert asked[-1] >= log.n - 1  # a taken card is not asked about again when it is placed


def test_a_turn_is_told_once(kept: Kept) -> None:
    """Taking and placing a discard is one thought."""
    path = kept("--people", "0", "--bots", "rookie,weekender", "--seed", "2a", "--house", "holes=1")
    turns = list(turns_of_bots(proved(read(path.read_text("utf-8")))))
    taken = [turn for turn in turns if turn.happened[0].what == "took"]
    drawn = [turn for turn in turns if turn.happened[0].what == "drew"]
    assert {len([*turn.whys()]) for turn in taken} == {1}
    assert {len([*turn.whys()]) for turn in drawn} == {2}
    assert [turn.seat for turn in last_turns(turns)] == [turn.seat for turn in turns[-2:]]
