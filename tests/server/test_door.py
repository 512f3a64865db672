"""The club's own door: what a password opens, who comes in without one, and that guessing it is slow."""

import time
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from urllib.parse import quote

import pytest

from backnine.refused import Refused
from backnine.server.buckets import Bucket
from backnine.server.club import ClubPage, Who
from backnine.server.door import ClubDoor, badge_of, is_open, locked, new_password
from backnine.server.tries import OF_ALL, OF_ONE, Tries, new_tries
from tests.command import backnine
from tests.server.admin import admin, done, told
from tests.server.host import EASY, PATIENCE, Host
from tests.server.trio import KINDS, open_house

SALT = "5a17"
ENTER, MAKE = "open the clubhouse", "build me a table"


known_badge, lock = cache(badge_of), cache(locked)  # they take a while, and are meant to


def door(enter: Who = "anybody", make: Who = "anybody") -> ClubDoor:
    made = ClubDoor()
    made.page = ClubPage(enter=lock(enter, ENTER, SALT), make=lock(make, MAKE, SALT), salt=SALT)
    return made


@pytest.mark.parametrize(
    ("enter", "make", "badge", "may"),
    [
        ("anybody", "anybody", "", (True, True, False)),
        ("anybody", "password", "", (True, False, True)),
        ("anybody", "password", MAKE, (True, True, False)),
        ("anybody", "password", "wrong", (True, False, True)),
        ("anybody", "nobody", "", (True, False, False)),
        ("password", "anybody", "", (False, False, True)),
        ("password", "anybody", ENTER, (True, True, False)),
        ("password", "password", ENTER, (True, False, True)),
        ("password", "password", MAKE, (True, True, False)),
        ("password", "nobody", "", (False, False, True)),
        ("password", "nobody", ENTER, (True, False, False)),
        ("nobody", "anybody", "", (False, False, False)),
        ("nobody", "password", "", (False, False, True)),
        ("nobody", "password", MAKE, (True, True, False)),
        ("nobody", "nobody", "", (False, False, False)),
    ],
)
def test_who_may_do_what(enter: Who, make: Who, badge: str, may: tuple[bool, bool, bool]) -> None:
    seen = door(enter, make).seen(badge and known_badge(badge, SALT))
    assert (seen.enter, seen.make, seen.asks) == may


def test_what_was_a_password_opens_nothing_once_it_is_changed() -> None:
    changed = door("password")
    changed.page.enter = lock("password", "another one", SALT)
    assert not changed.may_enter(known_badge(ENTER, SALT))
    changed.page.enter = lock("nobody", "", SALT)
    assert not changed.may_enter("")


def refusal(act: Callable[[], object]) -> str:
    with pytest.raises(Refused) as refused:
        act()
    return refused.value.why


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/", "//api/tables", "/api//tables/"])
def test_no_other_way_to_write_an_address_leads_around_it(path: str) -> None:
    doors: dict[Who, tuple[str, str]] = {
        "nobody": ("club-closed", "club-no-tables"),
        "password": ("club-password", "club-password"),
    }
    for who, (enter, make) in doors.items():
        assert refusal(lambda: door(who).check(path, "POST", {})) == enter  # noqa: B023
        assert refusal(lambda: door("anybody", who).check(path, "POST", {})) == make  # noqa: B023


def test_a_password_is_the_same_on_every_keyboard() -> None:
    assert new_password(" ｇｏｌｆ９holes ") == new_password("golf9holes")
    for bad in ("short", "x" * 201):
        assert refusal(lambda: new_password(bad)) == "bad-password"  # noqa: B023


def test_guessing_is_slow_from_one_address_and_from_many() -> None:
    now = 0.0
    tries = Tries("wrong-password", lambda: now)

    def look(why: str) -> None:
        if why:
            raise Refused(why)

    def attempt(household: Bucket, why: str = "wrong-password") -> str:
        try:
            with tries.one_of(household):
                look(why)
        except Refused as refused:
            return refused.why
        return ""

    one = new_tries(now)
    assert [attempt(one, "") for _ in range(50)] == [""] * 50  # who knows it may come as often as they like
    assert [attempt(one) for _ in range(7)] == ["wrong-password"] * OF_ONE[1] + ["too-many-requests"] * 2
    assert attempt(one, "") == "too-many-requests"  # nor does it help to be right then
    many = [attempt(new_tries(now)) for _ in range(2 * OF_ALL[1])]
    assert many.count("wrong-password") == OF_ALL[1] - OF_ONE[1]
    now = 3600.0
    assert [attempt(one) for _ in range(7)].count("wrong-password") == OF_ONE[1]


# At a server


@pytest.fixture(scope="module", params=KINDS)
def club(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with open_house(request.param, tmp_path_factory.mktemp("club") / "data", *EASY) as house:
        yield house
        assert "Traceback" not in house.logged()


@pytest.fixture
def opened(club: Host) -> Iterator[Host]:
    everywhere(partial(seen, club), (True, True, False))
    yield club
    done(club.one(), "door", "enter", "anybody")
    done(club.one(), "door", "make", "anybody")
    done(club.one(), "message", "--remove")


WISH = {"game": "play-nine", "chairs": [{"who": "here", "name": "Ann"}, {"who": "open"}], "watch": True}


def badge(host: Host, password: str) -> str:
    answer = host.request("POST", "/api/door", {"password": password})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["badge"])


def seen(host: Host, badge: str = "") -> tuple[bool, bool, bool]:
    told = host.get("/api/offer", backnine_badge=badge).json()["door"]
    return told["enter"], told["make"], told["asks"]


def everywhere(told: Callable[[], object], wanted: object) -> None:
    """Whichever process is asked: all have heard of it, or will in a moment."""
    until = time.monotonic() + PATIENCE
    while any(said != wanted for said in [told() for _ in range(3)]):
        assert time.monotonic() < until, told()
        time.sleep(0.02)


@pytest.mark.anyio
async def test_tables_are_made_with_a_password_and_guests_come_by_invitation(opened: Host) -> None:
    said = done(opened.one(), "door", "make", "password", stdin=f"{MAKE}\n")
    assert said == "Anybody may come in.\nWhoever has the password for it may make tables.\n"
    everywhere(partial(seen, opened), (True, False, True))
    for _ in range(3):
        refused = opened.request("POST", "/api/tables", WISH)
        assert (refused.status_code, refused.json()["why"]) == (403, "club-password")
    held = badge(opened, f" {MAKE} ")
    made = [opened.post("/api/tables", WISH, backnine_badge=held) for _ in range(3)]
    joined = opened.post("/api/join", {"code": made[0]["code"], "name": "Ben"})
    ben = await opened.enter(joined["token"])
    await ben.leave()
    wrong = opened.request("POST", "/api/door", {"password": "build me a chair"})
    assert (wrong.status_code, wrong.json()["why"]) == (403, "wrong-password")


@pytest.mark.anyio
async def test_everything_is_closed_but_to_guests(opened: Host) -> None:
    made = opened.post("/api/tables", WISH)
    token = made["seats"][0]["token"]
    done(opened.one(), "door", "enter", "password", stdin=f"{ENTER}\n")
    everywhere(partial(seen, opened), (False, False, True))
    advice = {"position": "play-nine"}
    members = {"/api/tables": WISH, "/api/advice": advice, "/api/paper": {}, "/api/reviews": {}}
    for path, body in members.items():
        refused = opened.request("POST", path, body)
        assert (refused.status_code, refused.json()["why"]) == (403, "club-password"), path
    assert opened.get("/api/puzzles/play-nine").status_code == 403
    held = badge(opened, ENTER)
    assert seen(opened, held) == (True, True, False)
    assert opened.get("/api/puzzles/play-nine", backnine_badge=held).status_code == 200
    for path in ("/", "/health", "/api/offer"):
        assert opened.get(path).status_code == 200
    assert opened.get("/api/table", token=token).status_code == 200
    assert opened.request("POST", "/api/invitation", {"code": made["code"]}).status_code == 200
    joined = opened.post("/api/join", {"code": made["code"], "name": "Ben"})
    for key in (token, joined["token"], made["watch"]):
        guest = await opened.enter(key)
        await guest.leave()
    done(opened.one(), "door", "make", "nobody")
    everywhere(partial(seen, opened, held), (True, False, False))
    refused = opened.request("POST", "/api/tables", WISH, backnine_badge=held)
    assert (refused.status_code, refused.json()["why"]) == (403, "club-no-tables")
    done(opened.one(), "door", "enter", "nobody")
    everywhere(partial(seen, opened), (False, False, False))
    assert opened.request("POST", "/api/tables", WISH).json()["why"] == "club-closed"
    assert told(opened.one(), "door")[0] == {"t": "door-told", "enter": "nobody", "make": "nobody"}


def message_of(host: Host, language: str) -> object:
    return host.get("/api/offer", accept_language=language).json()["message"]


def test_the_message_of_the_day_is_in_the_readers_language(opened: Host) -> None:
    french = {"text": "Ce soir on joue", "language": "fr"}
    english = {"text": "Tonight we play", "language": "en"}

    def reads(language: str, message: object) -> None:
        everywhere(partial(message_of, opened, language), message)

    reads("en", None)
    done(opened.one(), "message", "Ce soir on joue", "--language", "fr")
    reads("ja", french)
    assert "Tonight we play" in done(opened.one(), "message", "  Tonight\nwe play ", "--language", "en")
    reads("ja", english)
    reads("fr", french)
    joined = backnine("join", opened.url, "ABCDEFG", "--name", "Ann", "--lang", "es")
    assert joined.stdout.startswith("Mensaje del día: Tonight we play\n")
    done(opened.one(), "message", "--remove", "--language", "en")
    reads("en", french)
    for bad, sentence in ((("x" * 501, "--language", "en"), "500"), (("x", "--language", "xx"), "xx")):
        answer = admin(opened.one(), "message", *bad)
        assert (answer.returncode, sentence in answer.stderr) == (2, True), answer.stderr


def test_every_address_is_for_members_unless_it_is_known_to_be_for_guests(opened: Host) -> None:
    """So nobody forgets a new one."""
    guests = {
        *("/api/offer", "/api/door", "/api/join", "/api/invitation", "/api/watch", "/api/ask", "/api/qr"),
        *("/api/seat", "/api/seat/qr", "/api/seat/reminders", "/api/seat/reminders/{id}", "/api/table"),
        *("/api/records/{number}", "/api/reviews/{number}", "/api/review/{key}"),
        *("/health", "/ready", "/metrics"),
    }
    paths = opened.get("/api/docs/openapi.json").json()["paths"]
    found = {path for path, ways in paths.items() for way in ways if is_open(path, way.upper())}
    assert found == guests


def test_no_password_in_what_is_told_kept_or_logged(tmp_path: Path) -> None:
    """And guessing is slowed down, for one address alone; mistakes on the command line change nothing."""
    with Host(tmp_path / "data", *EASY, "--proxy", "127.0.0.1") as host:
        file = tmp_path / "password"
        file.write_text(f"{ENTER}\n")
        done(host, "door", "enter", "password", "--password-file", file)
        held = badge(host, ENTER)
        host.post("/api/tables", WISH, backnine_badge=held)
        assert ENTER not in admin(host, "door", "--json").stdout
        for typed in (
            ("enter",),
            ("enter", "golf"),
            ("golf", "anybody"),
            ("make", "nobody", "--password-file", "x"),
        ):
            answer = admin(host, "door", *typed)
            assert (answer.returncode, answer.stdout) == (2, ""), typed
        short = admin(host, "door", "make", "password", stdin="golf\n")
        assert (short.returncode, "8 to 200" in short.stderr) == (2, True)
        told = [
            host.request("POST", "/api/door", {"password": f"{ENTER} {place}"}, x_forwarded_for="203.0.113.7")
            for place in range(8)
        ]
        assert [answer.status_code for answer in told] == [403] * 5 + [429] * 3
        right = host.request("POST", "/api/door", {"password": ENTER}, x_forwarded_for="203.0.113.7")
        assert right.status_code == 429
        assert badge(host, ENTER) == held
        pages = "".join(host.get(path).text for path in ("/", "/api/offer", "/metrics", "/api/docs"))
        log = host.logged()
        assert "the door was set door=enter who=password by=user" in log
        host.stop()
        kept = b"".join(each.read_bytes() for each in host.data.glob("tables.db*"))
        for secret in (ENTER, held, quote(ENTER)):
            assert secret not in log + pages + "".join(answer.text for answer in told)
            assert secret.encode() not in kept
        host.start()
        assert seen(host, held) == (True, True, False)  # also after a restart
