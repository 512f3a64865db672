"""`backnine join` for who comes later, and for a seat that moves to the terminal."""

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from backnine.locales import Words
from backnine.refused import Refused
from backnine.tui.join.http import BotsPlace, HostsAnswer, InvitedTo, ServerHttp
from backnine.tui.join.latecomer import Latecomer
from backnine.tui.join.live import LiveTerminal
from backnine.tui.session import Quit
from tests.command import answered
from tests.server.host import Host
from tests.tui.guest import Guest
from tests.tui.test_join import key_of, over, until


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with Host(tmp_path_factory.mktemp("late") / "data") as running:
        yield running


def test_a_latecomer_asks_and_the_host_lets_them_in(host: Host, tmp_path: Path) -> None:
    """Both at terminals; then they play the match out."""
    made = host.make(people=1, bots=["club"], watch=False)
    code = made["code"]
    with (
        Guest(f"{host.url}/#key={key_of(made)}", state=tmp_path / "ann") as ann,
        Guest(host.url, code, "--name", "Dana", state=tmp_path / "dana") as dana,
    ):
        ann.wait_for("Hole 1 of 1")
        dana.wait_for("2: play on in the place of .* .Club., if the host agrees")
        dana.wait_for("w: watch, if the host agrees")
        dana.type("2")
        dana.wait_for("The host is asked")
        ann.wait_for("Dana would like to play on")
        ann.type("y")
        until(lambda: over(ann) and over(dana), ann, dana)
        assert "Was it fair? Yes" not in dana.text  # nobody has sealed a word
    assert "; somebody stands in for seat 1" in host.get("/api/records/0", token=key_of(made)).text


def test_who_is_not_let_in_may_watch(host: Host, tmp_path: Path) -> None:
    made = host.make(people=1, bots=["club"], watch=True)
    with Guest(f"{host.url}/#key={key_of(made)}", state=tmp_path / "ann") as ann:
        ann.wait_for("Hole 1 of 1")
        with Guest(host.url, made["code"], "--name", "Dana", state=tmp_path / "dana") as dana:
            dana.wait_for("w: watch")
            dana.type("2")
            ann.wait_for("Dana would like to play on")
            ann.type("n")
            dana.wait_for("The host says: not now")
        with Guest(host.url, made["code"], state=tmp_path / "eli") as eli:
            eli.wait_for("w: watch")
            eli.type("w")
            eli.wait_for("Hole 1 of 1")


def giving_up(answer: str) -> tuple[Latecomer, list[tuple[str, ...]]]:
    """Somebody who types `q` while they wait; the host's last word is this."""
    asked: list[tuple[str, ...]] = []

    def ask(code: str, seat: int, name: str, token: str) -> HostsAnswer:
        asked.append(("ask", token))
        return HostsAnswer("nobody", "t1")

    def ask_no_more(code: str, seat: int, token: str) -> HostsAnswer:
        asked.append(("no more", token))
        return HostsAnswer(answer, "t1")

    terminal = SimpleNamespace(ask=lambda *_: "q")
    http = SimpleNamespace(ask_to_come_in=ask, ask_no_more=ask_no_more)
    return Latecomer(Words("en"), cast(LiveTerminal, terminal), cast(ServerHttp, http), "CODE"), asked


def test_where_nothing_else_is_left_they_ask_to_watch(host: Host, tmp_path: Path) -> None:
    made = host.make(people=2, watch=False)
    with (
        Guest(f"{host.url}/#key={key_of(made)}", state=tmp_path / "ann") as ann,
        Guest(host.url, made["code"], "--name", "Dana", state=tmp_path / "dana") as dana,
    ):
        ann.wait_for("Hole 1 of 1")
        dana.wait_for("w: watch, if the host agrees")
        dana.type("w")
        ann.wait_for("Dana would like to watch")
        ann.type("y")
        dana.wait_for("Hole 1 of 1")


def test_where_the_host_lets_nobody_in_that_is_said() -> None:
    late, _ = giving_up("no")
    with pytest.raises(Refused) as refused:
        late.choose(InvitedTo("play-nine", "Ann", 0, "playing", ask=False))
    assert refused.value.why == "no-latecomers"


def test_whoever_gives_up_takes_the_question_back() -> None:
    late, asked = giving_up("no")
    with pytest.raises(Quit):
        late.ask_for(BotsPlace(1, "Mika", "club"), "Dana")
    assert [what for what, _ in asked] == ["ask", "no more"]
    assert len({key for _, key in asked}) == 1


def test_a_yes_that_was_quicker_counts() -> None:
    late, asked = giving_up("yes")
    assert late.ask_for(BotsPlace(1, "Mika", "club"), "Dana") == ("t1", asked[0][1])


def test_a_seat_moves_to_the_terminal_by_its_link(host: Host, tmp_path: Path) -> None:
    made = host.make(people=2, start=False)
    shown = made["seats"][1]["token"]
    with Guest(f"{host.url}/#seat={shown}", state=tmp_path / "ben") as ben:
        ben.wait_for(r"P1 \(you\)")
        assert host.get("/api/table", token=shown).status_code == 401
    with Guest(host.url, state=tmp_path / "ben") as ben:  # the key is kept
        ben.wait_for(r"P1 \(you\)")
    said = answered("join", f"{host.url}/#seat={shown}", XDG_STATE_HOME=str(tmp_path / "other"))
    assert said.returncode == 2
    assert shown not in said.stdout + said.stderr
