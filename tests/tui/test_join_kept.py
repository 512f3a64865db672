"""Joining a server: what is kept in files and in mind while lines break, terminals share a folder and answers
come late."""

import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from backnine.locales import Words
from backnine.moves import Move
from backnine.protocol import ClockSeen, Played, Pong, RefusedSeen, Reveal, Seal, Start
from backnine.refused import Refused
from backnine.shuffle import seal
from backnine.tui import record_file
from backnine.tui.client import LinkLost
from backnine.tui.join.address import read_way
from backnine.tui.join.http import ServerHttp, ServerRefused
from backnine.tui.join.pledge import answer, new_pledge
from backnine.tui.join.seats import HeldSeat, SeatShelf
from backnine.tui.join.sitting_down import Arrival
from backnine.tui.record_file import RecordFile
from tests.tui.test_join_faults import SECONDS, WELCOME, Screenless, told, visit
from tests.tui.test_join_parts import Wire, at_the_tee, client, held, table
from tests.tui.test_local import begun

# A line that breaks at a bad moment


@pytest.mark.parametrize(("state", "number"), [("open", 0), ("over", 1)])
def test_a_seal_that_was_lost_is_sent_again(state: str, number: int) -> None:
    seat = held()
    sealed = Seal(new_pledge(seat, number, "c" * 64), 0)
    assert answer(seat, table(state, "", number=number), [0]) == sealed
    assert answer(seat, table(state, sealed.seal, number=number), [0]) is None
    assert isinstance(answer(seat, table("shuffling", sealed.seal, number=number), [0]), Reveal)
    assert answer(seat, table(state, "", number=number), [0]) is None  # the word is known now


def test_the_seal_of_a_rematch_reaches_the_table_after_all(tmp_path: Path) -> None:
    """The word is kept, then the line breaks."""
    wire = Wire(None, [])
    wire.told = [WELCOME, table("over", "", "", number=1)]
    seat = held()
    ben = visit(wire, held=seat, shelf=SeatShelf(tmp_path))
    ben.hear()
    with pytest.raises(LinkLost):
        ben.play_again()
    wire.told = [WELCOME, table("over", "", "", number=1)]
    ben.hear()
    wire.told = [table("over", "", "", number=1)]  # under way before the seal came
    ben.hear()
    assert wire.said == [Seal(seal(bytes.fromhex(seat.word)), 0)] * 2


def test_a_table_that_never_says_how_things_stand_is_not_asked_over_and_over() -> None:
    class OnlyPongs(Wire):
        def ping(self) -> None:
            self.told.append(Pong())

        def wait(self) -> None:
            if not self.told:
                raise LinkLost

    with pytest.raises(LinkLost):
        visit(OnlyPongs()).first_words()


# The seats that are kept


def test_a_file_that_cannot_be_written_is_asked_about_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf, asked = SeatShelf(tmp_path), list[str]()
    for key in ("1", "2"):
        shelf.hold(held(key=key, code="CODE"))

    class Gone(ServerHttp):
        def table(self, key: str) -> str:
            asked.append(key)
            assert len(asked) < 9
            raise ServerRefused("no-such-token", "No such key.")

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "full")

    monkeypatch.setattr("tempfile.mkstemp", full)
    way = read_way("http://a", "CODE")
    arrival = Arrival(Words("en"), Screenless(), Gone(way, "en"), shelf, way)  # type: ignore[arg-type]
    assert arrival._kept(code="CODE") is None
    assert asked == ["2", "1"]


@pytest.mark.parametrize("text", [b"{", b'[{"server": "\xff"}]', b'[{"server": "a"}]'])
def test_a_damaged_file_is_set_aside(text: bytes, tmp_path: Path) -> None:
    shelf = SeatShelf(tmp_path)
    for damaged in (1, 2):
        shelf.path.write_bytes(text)
        shelf.hold(held())
        assert shelf.seats() == [held()]
        assert (tmp_path / f"seats.damaged-{damaged}").read_bytes() == text


def test_a_file_that_cannot_be_read_is_not_overwritten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unreadable(path: Path) -> bytes:
        raise PermissionError

    shelf = SeatShelf(tmp_path)
    shelf.hold(held(key="1"))
    with monkeypatch.context() as patch:
        patch.setattr(Path, "read_bytes", unreadable)
        with pytest.raises(Refused):
            shelf.hold(held(key="2"))
    assert shelf.seats() == [held(key="1")]


def test_what_has_not_changed_is_not_written_again(tmp_path: Path) -> None:
    written: list[int] = []

    class Counted(SeatShelf):
        def _write(self, seats: list[HeldSeat]) -> None:
            written.append(len(seats))
            super()._write(seats)

    shelf, wire = Counted(tmp_path), Wire()
    ben = visit(wire, held=held(word="1" * 64, commitment="c" * 64), shelf=shelf)
    wire.told = [WELCOME, table("playing", "", "")]
    ben.hear()
    for _ in range(2):  # another terminal sits down, and the table says something
        shelf.hold(held(key="another"))
        wire.told = [table("playing", "", "")]
        ben.hear()
    assert written == [1, 2]


def test_two_terminals_keep_each_others_keys(tmp_path: Path) -> None:
    script = """if True:
        import sys
        from pathlib import Path
        from backnine.tui.join.seats import HeldSeat, SeatShelf
        print(flush=True)
        sys.stdin.readline()
        for number in range(20):
            SeatShelf(Path(sys.argv[1])).hold(HeldSeat(server="a", table="t", key=f"{sys.argv[2]}{number}"))
    """
    command = [sys.executable, "-c", script, str(tmp_path)]
    both = [
        subprocess.Popen([*command, name], stdin=subprocess.PIPE, stdout=subprocess.PIPE) for name in "xy"
    ]
    for each in both:
        assert each.stdout
        each.stdout.readline()
    for each in both:
        assert each.stdin
        each.stdin.write(b"\n")
        each.stdin.flush()
    for each in both:
        each.communicate(timeout=SECONDS)
        assert each.returncode == 0
    keys = {seat.key for seat in SeatShelf(tmp_path).seats()}
    assert keys == {f"{name}{number}" for name in "xy" for number in range(20)}


def test_ctrl_c_just_after_the_writing_is_no_other_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, record = RecordFile(tmp_path / "m.golf", tmp_path), begun("play-nine", None, None).record()
    file.save(record)
    stamp, calls = record_file._stamp, iter([False, True])

    def interrupted(path: Path) -> tuple[int, int, int] | None:
        if next(calls):
            raise KeyboardInterrupt
        return stamp(path)

    monkeypatch.setattr(record_file, "_stamp", interrupted)
    with pytest.raises(KeyboardInterrupt):
        file.save(record)
    monkeypatch.setattr(record_file, "_stamp", stamp)
    file.save(record)
    (tmp_path / "m.golf").write_text("by another")
    with pytest.raises(Refused, match="match went on"):
        file.save(record)
    file.let_go()


# Time, and answers that come late


def test_the_time_that_is_left_counts_from_the_view_that_told_it(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    view = replace(at_the_tee(), clocks=[ClockSeen(1, 30.0)])
    wire = Wire([replace(view, whole=True)])
    ben = visit(wire)
    timed = replace(table("playing", "", ""), timer=60)
    wire.told = [WELCOME, timed, view]
    ben.hear()
    now = 110.0
    ben.client.news(0)
    assert "30" in ben.notes()[-1]
    now = 115.0
    wire.told = [Pong()]
    ben.hear()
    assert "25" in ben.notes()[-1]


def test_a_refusal_of_something_else_is_no_answer_to_a_move() -> None:
    late = RefusedSeen("table-is-paused", {}, [], "resume")
    own = replace(at_the_tee(), n=6, played=[Played(5, 0, "flip 1", [])])
    player, _ = client([late, own])
    assert player.move(0, Move("flip", 1)) is None
    assert player.complaint
    assert player.complaint.why == "table-is-paused"
    player, _ = client([RefusedSeen("too-many-requests", {}, [], None)])
    assert player.move(0, Move("flip", 1))


def test_a_start_that_is_refused_is_told() -> None:
    wire = Wire([RefusedSeen("only-the-host", {}, [], "start")])
    wire.told = [replace(WELCOME, host=True), table("open", "", "")]
    ben = visit(wire, "g")
    with pytest.raises(EOFError):
        ben.run()
    assert wire.said == [Start()]
    assert "Only the host can do that." in ben.terminal.text  # type: ignore[attr-defined]


def test_a_refusal_is_told_while_one_waits_until_something_is_typed() -> None:
    refusal = RefusedSeen("only-players", {}, [], "back")
    wire = Wire()
    ben = visit(wire, "x")
    wire.told = told(refusal)
    ben.hear()
    assert "Only players" in "\n".join(ben.notes())
    ben.ask()
    assert ben.notes() == []


def test_a_spectator_keeps_the_views_of_one_match() -> None:
    player, wire = client()
    views = len(player.views)
    for number in (1, 2, 3):
        wire.told = [table("over", "", "", number=number), table("shuffling", "", "", number=number)]
        wire.told += [table("playing", "", "", number=number), at_the_tee()]
        player.hear()
        assert len(player.views) == views == 1
