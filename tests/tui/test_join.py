"""`backnine join`: a terminal at a table of a real server."""

import json
import re
import socket
import ssl
import stat
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from backnine.games import GAMES
from backnine.locales import LANGUAGES, Words
from backnine.record_reader import read
from backnine.replay import verify
from tests.command import answered, backnine
from tests.server.host import Host
from tests.server.relay import Relay
from tests.tui.guest import Guest

PATIENCE = 60.0


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with Host(tmp_path_factory.mktemp("host") / "data") as running:
        yield running


def table(host: Host, game: str = "play-nine", chairs: int = 2, **wish: Any) -> dict[str, Any]:
    """Ann's table, with a free chair for whoever has the code."""
    asked = [{"who": "here", "name": "Ann"}, *[{"who": "open"}] * (chairs - 1)]
    return host.post("/api/tables", {"game": game, "house": "holes=1", "pace": 0, "chairs": asked} | wish)


def key_of(made: dict[str, Any]) -> str:
    return str(made["seats"][0]["token"])


def until(so: Callable[[], bool], *guests: Guest, idle: Guest | None = None) -> None:
    """Everybody answers what their screens ask for, but for whoever is idle, until it is so."""
    end = time.monotonic() + PATIENCE
    while not so():
        for guest in guests:
            guest.act()
        if idle:
            idle.read()
        assert time.monotonic() < end, "\n\n".join(guest.text for guest in guests)


def over(guest: Guest) -> bool:
    return "[a] play again" in guest.text and guest.asks()


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_two_terminals_play_a_match_and_another(game: str, host: Host, tmp_path: Path) -> None:
    made = table(host, game)
    with (
        Guest(f"{host.url}/#key={key_of(made)}", state=tmp_path / "ann") as ann,
        Guest(host.url.removeprefix("http://"), made["code"], "--name", "Ben", state=tmp_path / "ben") as ben,
    ):
        ann.wait_for("Ann .you. 2. Ben")
        ben.wait_for(r"Ben \(you\) .*Waiting for the host")
        ann.type("g")
        until(lambda: over(ann) and over(ben), ann, ben)
        for guest in (ann, ben):
            assert "Was it fair? Yes." in guest.text
            saved = re.search(r"Saved: (\S+\.golf)", re.sub(r"\s*\n\s*", "", guest.text))
            assert saved, guest.text
            assert verify(read(Path(saved[1]).read_text("utf-8"))).outcome is not None
        assert "wins" in ann.raw
        (another_day if game == "six-card" else play_again)(ann, ben)
        until(lambda: "Hole 1 of 1" in ann.text and "Hole 1 of 1" in ben.text, ann, ben)
        assert made["code"] not in ben.text
        for guest in (ann, ben):
            assert key_of(made) not in guest.raw
    record = read(host.get("/api/records/0", token=key_of(made)).text)
    assert verify(record).outcome is not None
    assert all(record.setup.words)
    assert "stands in" not in host.get("/api/records/0", token=key_of(made)).text


def play_again(ann: Guest, ben: Guest) -> None:
    ann.type("a")
    ben.wait_for("Ann wants to play again")
    ben.type("a")


def another_day(ann: Guest, ben: Guest) -> None:
    """The host opens the table once more; whoever is there says so, and the dealer is drawn for."""
    assert "[o]" not in ben.text
    ann.type("o")
    ann.wait_for(
        r"1\. Ann \(you\) · .* won, .* strokes · will play 2\. Ben .* strokes .*\[g\] start the match"
    )
    ben.wait_for(r"\[a\] I’ll play")
    ben.type("a")
    ann.wait_for(r"2\. Ben · .* strokes · will play")
    assert "[a]" not in ben.wait_for("Ben .you. · .* will play")
    ann.type("g")
    for guest in (ann, ben):
        guest.wait_for("Draw for the dealer")


def moved_on(guest: Guest, before: int) -> bool:
    """On a page that says at once when the line breaks: one to remember cards stays until Enter."""
    if "Remember" in guest.text:
        return False
    return "Waiting" in guest.text or over(guest) or len(guest.raw) > before + 3000


def test_the_line_breaks_and_comes_back(host: Host, tmp_path: Path) -> None:
    made = table(host, "four-card")
    with (
        Relay(host.port) as relay,
        Guest(f"{host.url}/#key={key_of(made)}", state=tmp_path / "ann") as ann,
        Guest(f"{relay.url}/#join={made['code']}", "--name", "Ben", state=tmp_path / "ben") as ben,
    ):
        ann.wait_for("2. Ben")
        ann.type("g")
        ben.wait_for("Draw for the dealer")
        ben.type("")
        ben.wait_for("first look")  # and he does not look yet
        for _ in range(3):
            relay.closed = True
            assert relay.cut()
            ben.wait_for("connection is lost")
            relay.closed = False
            ben.wait_for("^(?!.*connection is lost)")
            n = len(ben.raw)
            until(lambda: moved_on(ben, n), ann, ben)  # noqa: B023 - asked at once
        until(lambda: over(ann) and over(ben), ann, ben)
        assert "Was it fair? Yes." in ben.text
    assert "stands in" not in host.get("/api/records/0", token=key_of(made)).text


def test_a_family_at_one_computer(host: Host, tmp_path: Path) -> None:
    """Who comes second is asked for a name, and everybody comes back to a seat of their own."""
    made, state = table(host, chairs=4), tmp_path / "home"
    with Guest(host.url, made["code"], "--name", "Ann", state=state) as first:
        first.wait_for(r"Ann 2 \(you\)")  # the host has that name already
        with Guest(host.url, made["code"], state=state) as second:
            second.wait_for("Your name")
            second.type("Sam")
            second.wait_for(r"Sam \(you\)")
            second.type("q")
            assert second.ended() == 0
            assert "--nameSam" in second.flat.replace(" ", "")
        with Guest(f"{host.url}/#table={made['table']}", "--name", "Sam", state=state) as second:
            second.wait_for(r"Sam \(you\)")
        first.type("q")
        assert first.ended() == 0
        assert "--name'Ann2'" in first.flat.replace(" ", "")
    with Guest(f"{host.url}/#table={made['table']}", "--name", "Ann 2", state=state) as first:
        first.wait_for(r"Ann 2 \(you\)")


def test_whoever_was_stopped_comes_back_to_the_same_seat(host: Host, tmp_path: Path) -> None:
    made = table(host)
    state = tmp_path / "ben"
    with Guest(host.url, made["code"], "--name", "Ben", state=state) as ben:
        ben.wait_for(r"Ben \(you\)")
        ben.child.kill(9)
        ben.child.wait()
    kept = state / "backnine" / "seats.json"
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    key = json.loads(kept.read_text())[0]["key"]
    for again in (
        (f"{host.url}/#join={made['code']}",),
        (f"{host.url}/#table={made['table']}",),
        (host.url,),
    ):
        with Guest(*again, state=state) as ben:
            ben.wait_for(r"2\. Ben \(you\)")
            ben.type("q")
            assert ben.ended() == 0
            assert f"#table={made['table']}" in ben.flat.replace(" ", "")
            assert key not in ben.raw
    with Guest(host.url, made["code"], "--name", "Cat", state=state) as cat:
        cat.wait_for("All chairs are taken.*Your choice")
        cat.type("")
        assert cat.ended() == 0


def test_a_seat_that_is_gone_is_forgotten(host: Host, tmp_path: Path) -> None:
    made = table(host, chairs=3)
    with Guest(host.url, made["code"], "--name", "Ben", state=tmp_path) as ben:
        ben.wait_for(r"2\. Ben \(you\)")
        key = json.loads((tmp_path / "backnine" / "seats.json").read_text())[0]["key"]
        assert host.request("DELETE", "/api/seat", token=key).status_code == 204
        ben.wait_for("chair at this table was given away")
        assert ben.ended() == 2
    with Guest(host.url, made["code"], "--name", "Ben", state=tmp_path) as ben:
        ben.wait_for(r"2\. Ben \(you\)")


def test_a_host_alone_is_told_why_nothing_starts(host: Host, tmp_path: Path) -> None:
    made = table(host)
    with Guest(f"{host.url}/#key={key_of(made)}", state=tmp_path) as ann:
        ann.wait_for("start the match")
        ann.type("g")
        ann.wait_for("1 at the table, but this game is for 2")


def test_without_a_name_one_is_asked(host: Host, tmp_path: Path) -> None:
    made = table(host)
    with Guest(host.url, state=tmp_path) as ben:
        ben.wait_for("code of the table:")
        ben.type(made["code"].lower())
        ben.wait_for("Ann invites you to Play Nine. Free chairs: 1. Your name")
        ben.type("Benny")
        ben.wait_for(r"Benny \(you\)")


def test_a_spectator_sees_no_more_than_everybody(host: Host, tmp_path: Path) -> None:
    made = host.make("four-card", people=0, bots=("rookie", "rookie"), house="holes=1", pace=300)
    with Guest(f"{host.url}/#watch={made['watch']}", state=tmp_path) as eve:
        page = eve.wait_for("Hole 1 of 1.*leave the table")
        assert "[d]" not in page
        assert made["watch"] not in eve.raw
        assert not (tmp_path / "backnine").exists()


def test_a_bot_plays_for_whoever_is_late_until_they_are_back(host: Host, tmp_path: Path) -> None:
    made = table(host, timer=1, house="holes=2")
    with (
        Guest(f"{host.url}/#key={key_of(made)}", state=tmp_path / "ann") as ann,
        Guest(host.url, made["code"], "--name", "Ben", state=tmp_path / "ben") as ben,
    ):
        ann.wait_for("2. Ben")
        ann.type("g")
        ben.wait_for("Press Enter")
        ben.type("")
        until(lambda: "A bot is playing for you" in ben.text, ann, idle=ben)
        ben.type("b")
        until(lambda: "Ben, " in ben.text, ann, idle=ben)


# What can be wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_such_table_is_said_in_every_language(language: str, host: Host) -> None:
    answer = answered("join", host.url, "ZZZZZZZ", "--name", "Ben", "--lang", language)
    assert answer.returncode == 2
    assert Words(language)("error-no-such-code", code="ZZZZZZZ")[:20] in answer.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_server_that_is_not_there(language: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    answer = answered("join", f"127.0.0.1:{port}", "ABCDEFG", "--lang", language)
    assert answer.returncode == 2
    beginning = Words(language)("error-server-unreachable", server=f"http://127.0.0.1:{port}", reason="")
    assert beginning[:30] in answer.stderr
    assert "Traceback" not in answer.stderr


@pytest.mark.parametrize("said", ["ftp://golf.example", "http://", "https://a b", "[::1", "http://x@y"])
def test_what_is_no_address(said: str) -> None:
    answer = answered("join", said, "ABCDEFG")
    assert answer.returncode == 2
    assert "not the address of a server" in answer.stderr


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("said", [["ETJEULA"], ["etj eula"], ["etj", "eula"], ["", "ETJEULA"]])
def test_a_code_alone_needs_the_address(said: list[str], language: str) -> None:
    answer = answered("join", *said, "--lang", language)
    assert answer.returncode == 2
    assert "join golf.example ETJEULA" in " ".join(answer.stderr.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_at_all_is_told_what_to_give(language: str) -> None:
    answer = answered("join", "--lang", language)
    assert answer.returncode == 2
    for example in ("https://golf.example/#join=K7QXW2M", "join golf.example K7QXW2M", "join --help"):
        assert example in " ".join(answer.stderr.split())
    assert "|" not in answer.stderr


def test_a_key_is_in_no_message_of_ours() -> None:
    answer = answered("join", "http://127.0.0.1:99999/#key=very-secret")
    assert answer.returncode == 2
    assert "very-secret" not in answer.stderr


@contextmanager
def somebody(body: bytes, tls: ssl.SSLContext | None = None) -> Iterator[int]:
    """A server of somebody else's, that answers everything with this."""

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Answer)
    if tls:
        server.socket = tls.wrap_socket(server.socket, server_side=True)
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield server.server_address[1]
    finally:
        server.shutdown()
        server.server_close()


def test_something_else_is_there() -> None:
    with somebody(b"<html>My other page</html>") as port:
        answer = answered("join", f"127.0.0.1:{port}", "ABCDEFG")
    assert answer.returncode == 2
    assert "no Backnine server" in answer.stderr


def test_a_server_of_another_version() -> None:
    with somebody(b'{"version": "9.1", "protocol": "backnine.7"}') as port:
        answer = answered("join", f"127.0.0.1:{port}", "ABCDEFG")
    assert answer.returncode == 2
    assert "version 9.1" in answer.stderr


def test_a_bad_certificate_is_refused_before_anything_is_said(tmp_path: Path) -> None:
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls.load_cert_chain(*_certificate(tmp_path))
    with somebody(b'{"version": "1", "protocol": "backnine.1"}', tls) as port:
        answer = answered("join", f"https://127.0.0.1:{port}/#join=ABCDEFG")
    assert answer.returncode == 2
    assert "certificate" in answer.stderr
    assert "cannot be trusted" in answer.stderr


def _certificate(folder: Path) -> tuple[Path, Path]:
    """Signed by itself."""
    from datetime import UTC, datetime, timedelta

    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "127.0.0.1")])
    now = datetime.now(UTC)
    made = x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
    made = made.serial_number(x509.random_serial_number()).not_valid_before(now)
    signed = made.not_valid_after(now + timedelta(days=1)).sign(key, hashes.SHA256())
    paths = folder / "certificate.pem", folder / "key.pem"
    paths[0].write_bytes(signed.public_bytes(serialization.Encoding.PEM))
    paths[1].write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )
    )
    return paths


def test_no_chair_is_taken_where_its_key_cannot_be_kept(host: Host, tmp_path: Path) -> None:
    made = table(host)
    (tmp_path / "file").touch()
    answer = answered("join", host.url, made["code"], "--name", "Ben", XDG_STATE_HOME=str(tmp_path / "file"))
    assert answer.returncode == 2
    assert "cannot be written" in answer.stderr
    assert host.request("POST", "/api/invitation", {"code": made["code"]}).json()["free"] == 1


def test_ctrl_c_leaves_and_keeps_the_seat(host: Host, tmp_path: Path) -> None:
    made = table(host)
    with Guest(host.url, made["code"], "--name", "Ben", state=tmp_path) as ben:
        ben.wait_for(r"Ben \(you\)")
        ben.child.sendintr()
        assert ben.ended() == 130
        assert "Come back with" in ben.flat
        assert "Traceback" not in ben.raw


def test_piped_input_ends_it(host: Host, tmp_path: Path) -> None:
    made = table(host)
    answer = backnine("join", host.url, made["code"], "--name", "Ben", XDG_STATE_HOME=str(tmp_path))
    assert answer.returncode == 0, answer.stderr
    assert "Come back with" in answer.stdout
