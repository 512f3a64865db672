"""`backnine play` without a person at the keyboard, and everything that can be wrong about a table."""

from pathlib import Path

import pytest

from backnine.games import GAMES
from backnine.record import Record
from backnine.record_reader import read
from backnine.replay import verify
from backnine.shuffle import seal, word_of
from backnine.tui.text import short_seal
from tests.command import answered, backnine

BOTS = ["--people", "0", "--bots", "rookie,weekender"]


def test_the_same_seed_and_bots_make_the_same_record(tmp_path: Path) -> None:
    one, two, other = (tmp_path / name for name in ("one.golf", "two.golf", "other.golf"))
    for path, seed, language in ((one, "abc", "en"), (two, "ABC", "ja"), (other, "abd", "en")):
        made = backnine(
            "play", *BOTS, "--seed", seed, "--save", path, "--house", "holes=2", "--lang", language
        )
        assert made.returncode == 0
    assert one.read_bytes() == two.read_bytes() != other.read_bytes()


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_a_match_of_bots_prints_only_the_result(game: str) -> None:
    made = backnine("play", game, *BOTS, "--seed", "1", "--house", "holes=1")
    assert made.returncode == 0
    assert made.stderr == ""
    assert "win" in made.stdout.splitlines()[-1]
    assert len(made.stdout.splitlines()) < 10


def test_without_a_seed_every_match_is_another(tmp_path: Path) -> None:
    for name in ("one", "two"):
        backnine("play", *BOTS, "--house", "holes=1", "--save", tmp_path / name)
    assert (tmp_path / "one").read_text() != (tmp_path / "two").read_text()


def played(path: Path, *options: str, typed: str = "") -> Record:
    """A match of two people and a rookie, as far as the draw for the dealer."""
    answer = backnine(
        "play",
        "--people",
        "2",
        "--bots",
        "rookie",
        "--save",
        path,
        *options,
        stdin=f"fair\n{typed}\n\n" if typed else "\n\n",
    )
    assert answer.returncode == 0
    record = read(path.read_text("utf-8"))
    verify(record)
    return record


def test_every_person_gets_a_word_and_no_bot(tmp_path: Path) -> None:
    one, two = (played(tmp_path / name) for name in ("one", "two"))
    for record in (one, two):
        assert [word is not None for word in record.setup.words] == [True, True, False]
        assert len({*record.setup.words}) == 3
    assert {*one.setup.words} & {*two.setup.words} == {None}


def test_with_a_seed_nothing_random_is_added(tmp_path: Path) -> None:
    plain = played(tmp_path / "plain", "--seed", "1")
    assert not any(plain.setup.words) | any(plain.setup.seals)
    salts = ("--seed", "1", "--salt", "grüße", "--salt", "9")
    salted = [played(tmp_path / name, *salts) for name in ("one", "two")]
    assert salted[0] == salted[1]
    assert salted[0].setup.words == (word_of("grüße", bytes(32)), word_of("9", bytes(32)), None)
    assert salted[0].draw != plain.draw
    typed = played(tmp_path / "typed", "--seed", "1", typed="b")
    assert typed.setup.words == (word_of("b", bytes(32)), word_of("b", bytes(32)), None)


def test_who_gave_a_salt_is_not_asked_for_a_word(tmp_path: Path) -> None:
    record = played(tmp_path / "both", "--seed", "1", "--salt", "a", typed="b")
    assert record.setup.words == (word_of("a", bytes(32)), None, None)


def test_a_given_seed_is_told_in_the_record_of_people(tmp_path: Path) -> None:
    given, chance, bots = (tmp_path / name for name in ("given", "chance", "bots"))
    assert played(given, "--seed", "1", "--salt", "a").comments == ("the seed was given",)
    assert played(chance, "--salt", "a").comments == ()
    backnine("play", *BOTS, "--house", "holes=1", "--seed", "1", "--save", bots)
    assert ";" not in bots.read_text("utf-8")
    said = "whoever gave it could know the cards"
    assert [said in backnine("verify", path).stdout for path in (given, chance, bots)] == [True, False, False]


def test_what_was_said_is_not_in_the_record(tmp_path: Path) -> None:
    played(tmp_path / "salt", "--salt", "grüße")
    played(tmp_path / "typed", typed="windy")
    assert "grüße" not in (tmp_path / "salt").read_text("utf-8")
    assert "windy" not in (tmp_path / "typed").read_text("utf-8")


def test_a_match_of_bots_has_no_words(tmp_path: Path) -> None:
    backnine("play", *BOTS, "--house", "holes=1", "--save", tmp_path / "m.golf")
    assert not any(read((tmp_path / "m.golf").read_text("utf-8")).setup.seals)


README = Path(__file__).parents[2] / "README.md"
WRONG = {
    "an unknown game": (["bridge"], "play-nine, four-card"),
    "an unknown bot": (["--bots", "shark"], "rookie, weekender"),
    "an unknown language": (["--lang", "de"], "en, fr, it, es, ja"),
    "a seed that is none": ([*BOTS, "--seed", "xyz"], "hexadecimal"),
    "a seed that is too long": ([*BOTS, "--seed", "1" * 65], "hexadecimal"),
    "an empty seed": ([*BOTS, "--seed", ""], "hexadecimal"),
    "an unknown house rule": ([*BOTS, "--house", "wind=3"], "adjacent, holes"),
    "a house rule out of range": ([*BOTS, "--house", "holes=19"], "1-18"),
    "a house rule that is no number": ([*BOTS, "--house", "holes=many"], "1-18"),
    "a house rule without its value": ([*BOTS, "--house", "holes"], "holes=18"),
    "a house rule said twice": ([*BOTS, "--house", "adjacent=true,adjacent=false"], "twice"),
    "a rule of the other game": (["four-card", *BOTS, "--house", "adjacent"], "pairs_cancel"),
    "too many players": (["--people", "0", "--bots", ",".join(["rookie"] * 7)], "2 to 6"),
    "too many players for four-card": (["four-card", "--people", "13", "--bots", ""], "2 to 12"),
    "nobody to play with": (["--people", "1", "--bots", ""], "2 to 6"),
    "millions of people": (["--people", "999999999999"], "2 to 6"),
    "people who are no number": (["--people", "two"], "--people"),
    "fewer than no people": (["--people", "-1"], "--people"),
    "seats said twice": (["--seats", "you,rookie", "--people", "2"], "--seats"),
    "names for the wrong number": (["--people", "3", "--names", "Ann,Ben"], "one name for each"),
    "a name that shows nothing": (["--names", "\u200b\x07"], "visible text"),
    "a salt for a bot": ([*BOTS, "--salt", "a"], "--salt"),
    "more salts than people": (["--people", "1", "--salt", "a", "--salt", "b"], "only one person"),
    "a salt that is no text": ([*BOTS, "--salt", "a\nb"], "visible text"),
    "an unknown option": (["--peeple", "2"], "--people"),
    "an option without its value": (["--people"], "--people"),
    "an extra argument": (["play-nine", "please"], "please"),
    "a folder that is not there": ([*BOTS, "--save", "no/such/folder/x.golf"], "x.golf"),
    "a new table and an old one": (["--resume", "x.golf", "--people", "2"], "--people"),
    "a record that is not there": (["--resume", "nowhere.golf"], "nowhere.golf"),
    "a file that is no record": (["--resume", str(README)], "README.md is not the record of a match"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_a_wrong_table_is_refused_with_exit_code_2(wrong: str) -> None:
    arguments, hint = WRONG[wrong]
    answer = answered("play", *arguments)
    assert answer.returncode == 2
    assert hint in answer.stderr
    assert "Traceback" not in answer.stderr
    assert answer.stdout == ""


def test_save_never_destroys_a_file_unless_told_to(tmp_path: Path) -> None:
    path = tmp_path / "precious.txt"
    path.write_text("my diary")
    refused = backnine("play", *BOTS, "--save", path)
    assert (refused.returncode, path.read_text()) == (2, "my diary")
    assert "--overwrite" in refused.stderr
    assert backnine("play", *BOTS, "--save", path, "--overwrite", "--house", "holes=1").returncode == 0
    assert path.read_text().startswith("[Backnine")


def test_nothing_is_left_beside_the_saved_file(tmp_path: Path) -> None:
    backnine("play", *BOTS, "--house", "holes=1", "--save", tmp_path / "m.golf")
    assert [path.name for path in tmp_path.iterdir()] == ["m.golf"]


def test_an_unfinished_match_goes_on_where_it_stopped(tmp_path: Path, unfinished: Path) -> None:
    """Leaving and coming back makes the same match as staying."""
    rest = "d\n4\n" * 40 + "d\n5\n" * 40
    stayed = tmp_path / "stayed.golf"
    backnine("play", "--bots", "rookie", "--seed", "7", "--save", stayed, stdin="\n\n1\n6\nd\n3\n" + rest)
    assert backnine("play", "--resume", unfinished, stdin=rest).returncode == 0
    assert unfinished.read_text() == stayed.read_text()


def test_a_finished_match_cannot_be_resumed(record: Path) -> None:
    before = record.read_bytes()
    answer = backnine("play", "--resume", record)
    assert answer.returncode == 2
    assert "backnine replay" in answer.stderr
    assert record.read_bytes() == before


def test_a_match_nobody_named_is_kept_in_the_data_folder(tmp_path: Path) -> None:
    for _ in range(2):
        backnine("play", "--bots", "rookie", stdin="\n\n1\n", XDG_DATA_HOME=str(tmp_path), HOME=str(tmp_path))
    assert sorted(path.name for path in tmp_path.rglob("*.golf")) == ["play-nine-1.golf", "play-nine-2.golf"]


def test_people_and_bots_sit_where_they_were_told(tmp_path: Path) -> None:
    path = tmp_path / "m.golf"
    backnine(
        "play", "--seats", "rookie,you,weekender,you", "--names", "Ann, 花子", "--save", path, stdin="\n"
    )
    text = path.read_text("utf-8")
    assert '[Seat1 "Ann"]' in text
    assert '[Seat3 "花子"]' in text
    assert '[Bot0 "rookie"]' in text
    assert '[Bot2 "weekender"]' in text


def test_as_many_people_as_names_and_no_two_alike(tmp_path: Path) -> None:
    path = tmp_path / "m.golf"
    backnine("play", "--names", "Ann,Ann,Ben", "--bots", "rookie", "--save", path, stdin="\n\n")
    names = [line for line in path.read_text("utf-8").splitlines() if line.startswith("[Seat")]
    assert names == ['[Seat0 "Ann"]', '[Seat1 "Ann 2"]', '[Seat2 "Ben"]', '[Seat3 "Pip"]']


def test_what_is_typed_after_the_seal_is_stirred_into_the_shuffle(tmp_path: Path) -> None:
    """The seed is committed to before anybody's word is made."""
    path = tmp_path / "m.golf"
    shown = backnine(
        "play", "--bots", "rookie", "--seed", "1", "--save", path, stdin="1\nfair\na\tb\nwindy\n\n"
    ).stdout
    record = read(path.read_text("utf-8"))
    word = word_of("windy", bytes(32))
    fingerprint = f"{seal(word)[:4]} {seal(word)[4:8]}"
    assert shown.index(short_seal(record.commitment)) < shown.index("“1” is not one of the choices")
    assert shown.index(record.commitment[:20]) < shown.index("windy") < shown.index(fingerprint)
    assert shown.index("windy") < shown.index("Draw for the dealer")
    assert "visible text" in shown
    assert record.setup.words == (word, None)
    assert backnine("verify", path).returncode == 0


def test_a_data_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    answer = backnine("play", "--bots", "rookie", stdin="\n", XDG_DATA_HOME=str(tmp_path / "file"))
    assert answer.returncode == 2
    assert "cannot be written" in answer.stderr


def test_house_rules_may_be_typed_loosely() -> None:
    answer = backnine("play", *BOTS, "--seed", "1", "--house", "HOLES=1,no-pass")
    assert answer.returncode == 0


def test_an_unfinished_record_is_private_and_a_finished_one_is_not(tmp_path: Path, unfinished: Path) -> None:
    """Only the unfinished one holds a secret: the seed of cards still to come."""
    finished = tmp_path / "finished.golf"
    backnine("play", *BOTS, "--house", "holes=1", "--save", finished)
    assert unfinished.stat().st_mode & 0o077 == 0
    assert finished.stat().st_mode & 0o444 == 0o444


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    target, link = tmp_path / "target.golf", tmp_path / "link.golf"
    target.write_text("old")
    link.symlink_to(target)
    backnine("play", *BOTS, "--house", "holes=1", "--save", link, "--overwrite")
    assert link.is_symlink()
    assert target.read_text().startswith("[Backnine")


def test_a_device_is_never_replaced() -> None:
    answer = backnine("play", *BOTS, "--save", "/dev/null", "--overwrite")
    assert answer.returncode == 2
    assert Path("/dev/null").is_char_device()
