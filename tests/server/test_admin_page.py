"""The host's page: off unless asked for, behind a token, and good for all that `backnine admin` does."""

import asyncio
import html
import io
import re
import zipfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from backnine.cli.serve import LEAST_TOKEN
from backnine.locales import LANGUAGES, Words
from backnine.record_reader import read
from backnine.server.admin.messages import DeskDone, DeskRefused, StoredTable, Undone
from backnine.server.admin.page_acts import ACTS, missing
from backnine.server.admin.page_html import MOST_ROWS, SECTIONS, PageWriter
from backnine.server.tries import OF_ONE
from tests.command import backnine
from tests.server.admin import admin, done, told
from tests.server.cluster import Cluster
from tests.server.host import EASY, Host, Json
from tests.server.test_admin_leaks import looked, secrets_of
from tests.server.test_admin_people import played

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(120)]
WITH_PAGE = (*EASY, "--admin-page")
PASS = re.compile(r'name="pass" value="([\w-]{43})"')


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Host]:
    with Host(tmp_path / "data", *WITH_PAGE) as host:
        yield host
        assert "Traceback" not in host.log.read_text()


class Page:
    """Somebody at the page, as a browser would be that knows no script."""

    def __init__(self, host: Host, token: str = "", *, shown: str = "", **headers: str) -> None:
        """With a token, or with the pass of another who has shown one."""
        self.host = host
        self.headers = headers
        self.shown = shown
        if not shown:
            self.token = token or new_token(host)
            self.said = self.send(token=self.token)
            self.shown = PASS.findall(self.said.text)[0]

    def send(self, **fields: str | list[str]) -> httpx.Response:
        origin = {"origin": self.host.url, **self.headers}
        return self.host.http.post(f"{self.host.url}/admin", data=fields, headers=origin)

    def see(self, **fields: str | list[str]) -> str:
        """What is told once one has come in."""
        answer = self.send(**{"pass": self.shown}, **fields)
        assert answer.status_code == 200, answer.text
        return html.unescape(answer.text)

    def do(self, act: str, **fields: str | list[str]) -> str:
        """Asked once whether it shall be; then it is done."""
        asked = self.see(act=act, **fields)
        assert 'name="sure" value="yes"' in asked
        return self.see(act=act, sure="yes", **fields)


def new_token(host: Host) -> str:
    return done(host, "page").splitlines()[-1]


def acts_logged(host: Host) -> list[str]:
    lines = [line for line in told(host, "log", "--last", "1000") if line["logger"] == "backnine.admin"]
    assert all(line["facts"]["by"] == "web page 127.0.0.1" for line in lines[1:]), lines  # but the token
    return [line["message"] for line in lines[1:]]


def test_it_is_off_unless_it_is_asked_for(host: Host) -> None:
    for path in ("/admin", "/admin.css"):
        assert (host.get(path).status_code, host.get(path).json()["why"]) == (404, "no-such-page")
    assert host.http.post(f"{host.url}/admin", data={"token": "x" * 43}).status_code == 405
    refused = admin(host, "page")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "--admin-page" in refused.stderr


def test_only_the_token_opens_it_and_its_headers_keep_it(club: Host) -> None:
    front = club.get("/admin")
    assert front.status_code == 200
    assert club.http.post(f"{club.url}/admin", data={"token": ""}).status_code == 403  # there is none yet
    page = Page(club)
    assert len(page.token) == 43
    for answer in (front, page.said):
        assert "set-cookie" not in answer.headers
        assert answer.headers["cache-control"] == "no-store"
        assert answer.headers["referrer-policy"] == "same-origin"
        policy = answer.headers["content-security-policy"]
        assert policy.startswith("default-src 'none'; ")
        assert "form-action 'self'" in policy
        assert "script" not in policy + answer.text
        assert page.token not in answer.text
    assert page.shown != page.token
    kept = b"".join(each.read_bytes() for each in club.data.glob("tables.db*"))
    assert not any(secret.encode() in kept for secret in (page.token, page.shown))
    assert not any(secret in club.logged() for secret in (page.token, page.shown))
    page.see(leave="yes")
    assert page.send(**{"pass": page.shown}, page="log").status_code == 403
    again = Page(club, page.token)
    Page(club)  # with another token, in place of the first
    assert again.send(**{"pass": again.shown}, page="log").status_code == 403
    assert done(club, "page", "--remove") == "There is no token any more.\n"
    assert page.send(token=page.token).status_code == 403


def test_pages_of_others_cannot_send_it(club: Host) -> None:
    page = Page(club)
    page.headers["origin"] = "https://evil.example"
    answer = page.send(**{"pass": page.shown}, page="log")
    assert (answer.status_code, answer.json()["why"]) == (403, "foreign-origin")
    del page.headers["origin"]
    assert page.send(act="close", table="mk9kfjx3py", sure="yes").status_code == 403  # without a pass


def test_guesses_are_slowed_down(club: Host) -> None:
    page = Page(club)
    codes = [page.send(token="x" * 43).status_code for _ in range(OF_ONE[1] + 1)]
    assert codes == [403] * OF_ONE[1] + [429]
    assert page.send(token=page.token).status_code == 429  # right or wrong
    assert page.send(**{"pass": "x" * 43}).status_code == 429
    assert "Tables" in page.see(page="tables")  # whoever is in is not kept out by who guesses
    assert "turned away why=wrong-token" in club.logged()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_in_every_language(host_with_page: Host, language: str) -> None:
    page = Page(host_with_page)
    page.headers["accept-language"] = language
    words = Words(language)
    for section, title in SECTIONS.items():
        told = page.see(page=section)
        assert f'<html lang="{language}">' in told
        assert f"<h1>{words(title)}</h1>" in told
        assert "admin-" not in re.sub(r'"[^"]*"', "", told)


@pytest.fixture(scope="module")
def host_with_page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with Host(tmp_path_factory.mktemp("page") / "data", *WITH_PAGE) as host:
        yield host


# Acts


async def test_matches_are_ended_and_tables_closed_and_deleted(club: Host) -> None:
    tables = [club.make(people=2) for _ in range(3)]
    people = [await club.enter(made["seats"][0]["token"]) for made in tables]
    page = Page(club)
    ids = [made["table"] for made in tables]
    assert "Choose at least one table." in page.see(act="end")
    asked = page.see(act="end", table=[ids[0], ""])
    assert f"End the match at {ids[0]}?" in asked
    assert "1 match ended." not in asked  # not before it was asked
    assert "1 match ended." in await asyncio.to_thread(page.see, act="end", sure="yes", table=ids[0])
    await people[0].until(lambda: people[0].table["state"] == "open")
    told = await asyncio.to_thread(page.do, "close", table=f"{ids[1]} nowhere")  # typed
    assert "1 table closed." in told
    assert "nowhere: There is no table nowhere." in told
    assert (await people[1].ended())[1] == "shut"
    assert "2 tables deleted." in await asyncio.to_thread(page.do, "delete", table=ids[1:])
    assert (await people[2].ended())[1] == "deleted"
    assert [each["id"] for each in tables_told(club)] == ids[:1]
    assert acts_logged(club) == [
        "somebody came in to the page",
        "a match was ended",
        "a table was closed",
        "a table was deleted",
        "a table was deleted",
    ]
    await people[0].leave()


def tables_told(host: Host) -> list[Json]:
    return told(host, "tables", "--stored")


def test_bans_are_set_shown_and_lifted(club: Host) -> None:
    page = Page(club)
    for network, sentence in (("golf", "is no address"), ("127.0.0.1", "this machine itself"), ("", "")):
        assert sentence in page.see(act="ban", network=network)
    assert told(club, "bans") == []
    assert "may not come in until" in page.do("ban", network="203.0.113.7", days="7", note="<b>spoils</b>")
    (ban,) = told(club, "bans")
    assert (ban["network"], ban["note"]) == ("203.0.113.7/32", "<b>spoils</b>")
    raw = page.send(**{"pass": page.shown}, page="bans").text
    assert "<b>" not in raw
    assert "203.0.113.7/32 may come in again." in page.do("unban", network="203.0.113.7/32")
    assert told(club, "bans") == []
    assert acts_logged(club)[1:] == ["a ban was set", "a ban was lifted"]


def test_nobody_shuts_themselves_out(tmp_path: Path) -> None:
    with Host(tmp_path / "data", *WITH_PAGE, "--proxy", "127.0.0.1") as host:
        page = Page(host, **{"x-forwarded-for": "198.51.100.7"})
        assert "you would be shut out" in page.see(act="ban", network="198.51.100.0/24", sure="yes")
        assert "you would be shut out" not in page.see(act="ban", network="203.0.113.0/24")
        assert told(host, "bans") == []
        assert "by=web page 198.51.100.7" in host.logged()


async def test_people_are_renamed_and_erased_and_records_exported(club: Host) -> None:
    over = await played(club, "Rude", "Ben")
    page = Page(club)
    assert "Changed at 1 table." in await asyncio.to_thread(page.do, "rename", name="Rude", new="Polite")
    assert "Nobody is called so." in page.do("rename", name="Rude")
    standings = page.see(page="standings")
    assert ("Polite" in standings, "Rude" in standings) == (True, False)
    packed = page.send(**{"pass": page.shown}, export="yes", table=f"{over['table']} nowhere")
    assert packed.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(packed.content)) as file:
        assert file.testzip() is None
        assert file.namelist() == [f"{over['table']}-0.golf", "missing.txt"]
        record = file.read(f"{over['table']}-0.golf").decode()
    assert read(record).setup.names == ("Polite", "Ben")
    ben = over["seats"][1]["token"]
    wrong = page.see(act="erase", sure="yes", key="Ben")
    assert "A key is expected" in wrong
    erased = await asyncio.to_thread(page.do, "erase", key=f"{club.url}/#seat={ben}")
    assert "Erased." in erased
    assert ben not in erased + wrong
    assert club.get("/api/table", token=ben).status_code == 401
    assert acts_logged(club)[1:] == [
        "somebody is called otherwise",
        "records were exported",
        "a person was erased",
    ]


def test_the_door_and_the_message_of_the_day(club: Host) -> None:
    page = Page(club)
    asked = page.see(act="door", door="make", who="password")
    assert asked.count('type="password"') == 2
    fields = {"door": "make", "who": "password", "password": "under the mat"}
    assert "not the same password twice" in page.see(act="door", sure="yes", **fields, again="over the mat")
    told_ = page.do("door", **fields, again="under the mat")
    assert "Whoever has the password for it may make tables." in told_
    assert "under the mat" not in told_
    refused = club.request("POST", "/api/tables", {"game": "play-nine", "chairs": []})
    assert refused.json()["why"] == "club-password"
    assert "Whoever is in may make tables." in page.do("door", door="make", who="anybody")
    assert "makes no sense" in page.see(act="door", door="back", who="anybody")
    assert "On Friday" in page.do("message", language="en", text="On Friday")
    assert club.get("/api/offer").json()["message"]["text"] == "On Friday"
    page.do("message", language="en", text="")
    assert club.get("/api/offer").json()["message"] is None
    assert acts_logged(club)[1:] == ["the door was set"] * 2 + ["the message of the day was set"] * 2


def test_every_act_has_been_tried() -> None:
    source = Path(__file__).read_text("utf-8")
    assert [act for act in ACTS if not re.search(rf'do\(?,? ?"{act}"', source) and act != "end"] == []


async def test_no_page_has_a_secret_in_it(club: Host) -> None:
    made = club.make("four-card", people=1, bots=("rookie",), house="holes=2")
    ann = await looked(club, made)
    page = Page(club)
    pages = [page.see(page=section) for section in SECTIONS]
    assert any("Four-Card Golf" in each for each in pages)
    told_ = "".join(pages).lower()
    for secret in (*secrets_of(club, made), page.token):
        assert secret.lower() not in told_, secret
    await ann.leave()


def test_of_many_rows_only_those_are_written_that_are_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[int] = []

    def moment(words: Words, at: int) -> str:
        written.append(at)
        return "then"

    monkeypatch.setattr(Words, "moment", moment)
    tables = [StoredTable(f"table{number:05}", "playing", number) for number in range(MOST_ROWS + 100)]
    told_ = PageWriter(Words("en")).section("stored", [*tables, DeskDone(len(tables))])
    assert written == list(range(MOST_ROWS))
    assert f"table{MOST_ROWS - 1:05}" in told_
    assert Words("en")("admin-page-more", count=100) in html.unescape(told_)


def test_an_export_that_breaks_off_says_so() -> None:
    answers = [Undone("mk9kfjx3py", "table-damaged", {"table": "mk9kfjx3py"}), DeskRefused("too-busy", {})]
    assert len(missing(Words("en"), answers)) == 2


def test_what_is_no_form_is_refused(club: Host) -> None:
    page = Page(club)
    for body in (b"\xff\xfe", b"a=1&" * 3000):
        answer = club.http.post(f"{club.url}/admin", content=body)
        assert (answer.status_code, answer.json()["why"]) == (400, "bad-request")
    assert page.send(**{"pass": page.shown}, act="golf", page="golf").status_code == 200  # the first section
    assert "makes no sense" in page.see(act="ban", network="203.0.113.7", days="many")
    assert "makes no sense" in page.see(act="close", table="x" * 99)


def test_a_token_of_ones_own(tmp_path: Path) -> None:
    token = "a token of my own choice"
    host = Host(tmp_path / "data", *WITH_PAGE, start=False)
    (tmp_path / "token").write_text(token + "\n")
    host.environment = {"BACKNINE_ADMIN_TOKEN_FILE": str(tmp_path / "token")}
    with host:
        host.start()
        page = Page(host, token)
        assert "given when the server was started" in admin(host, "page").stderr
        host.environment = {"BACKNINE_ADMIN_TOKEN": token[::-1]}
        host.stop()
        host.start()
        assert page.send(**{"pass": page.shown}, page="log").status_code == 403  # it was another token's
        assert Page(host, token[::-1]).shown
    for options, token_, lacking in (
        (("--admin-page",), "x" * (LEAST_TOKEN - 1), "22"),
        ((), token, "--admin-page"),
    ):
        refused = backnine(
            "serve", "--port", "0", "--data", tmp_path / "other", *options, BACKNINE_ADMIN_TOKEN=token_
        )
        assert refused.returncode == 2
        assert lacking in refused.stderr
        assert token_ not in refused.stderr


async def test_it_is_the_same_at_every_process(tmp_path: Path) -> None:
    """A pass of one opens the others, and what is done at one is done in all."""
    with Cluster(tmp_path, 2, None, None, *WITH_PAGE) as two:
        tables = [host.make(people=2) for host in two.hosts]
        people = [
            await host.enter(made["seats"][0]["token"]) for host, made in zip(two.hosts, tables, strict=True)
        ]
        token = new_token(two[0])
        first = Page(two[0], token)
        second = Page(two[1], shown=first.shown)
        for page in (first, second):
            while not all(made["table"] in page.see(page="tables") for made in tables):
                await asyncio.sleep(0.05)  # until each has heard of the other
            assert page.see(page="log").count("a token of the page was made") == 1
        assert "2 tables closed." in await asyncio.to_thread(
            second.do, "close", table=[made["table"] for made in tables]
        )
        for person in people:
            assert (await person.ended())[1] == "shut"
        assert "Traceback" not in two.logs()
