"""The HTTP side: as documented whatever is sent to it, safe headers everywhere, errors in five languages."""

import io
import re
from collections.abc import Iterator
from contextlib import suppress
from itertools import product
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
import segno
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance

from backnine.games import GAMES
from backnine.locales import LANGUAGES
from backnine.server.reach import lan_address
from tests.server.host import EASY, Host

pytestmark = pytest.mark.timeout(60)

WISH = {"game": "play-nine", "chairs": [{"who": "here"}, {"who": "open"}]}
SAFE = {
    "content-security-policy": "default-src 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=()",
}
# What is asked, and the status of the answer.
ASKED: list[tuple[str, str, Any, int]] = [
    ("GET", "/", None, 200),
    ("GET", "/style.css", None, 200),
    ("GET", "/nowhere", None, 404),
    ("GET", "/../../etc/passwd", None, 404),
    ("GET", "/api/offer", None, 200),
    ("GET", "/api/docs", None, 200),
    ("GET", "/api/docs/openapi.json", None, 200),
    ("GET", "/docs", None, 302),
    ("GET", "/api/socket", None, 426),
    ("GET", "/health", None, 200),
    ("GET", "/ready", None, 200),
    ("GET", "/metrics", None, 200),
    ("GET", "/api/table", None, 401),
    ("GET", "/api/records/0", None, 401),
    ("GET", "/api/records/99999999", None, 400),
    ("GET", "/api/records/first", None, 404),
    ("DELETE", "/api/tables", None, 405),
    ("POST", "/api/tables", WISH, 201),
    ("POST", "/api/tables", b"{", 400),
    ("POST", "/api/tables", b"\xff\xfe", 400),
    ("POST", "/api/tables", b'{"game": "\xff"}', 400),
    ("POST", "/api/tables", b"[" * 10_000, 400),
    ("POST", "/api/tables", b"x" * 100_000, 413),
    ("POST", "/api/tables", {"game": "bridge", "chairs": [{"who": "here"}]}, 400),
    ("POST", "/api/tables", WISH | {"house": "holes=99"}, 400),
    ("POST", "/api/tables", WISH | {"start": True}, 400),
    ("POST", "/api/tables", WISH | {"chairs": []}, 400),
    ("POST", "/api/tables", WISH | {"seed": "00"}, 400),
    ("POST", "/api/tables", WISH | {"chairs": [{"who": "here", "name": "A" * 25}] * 2}, 400),
    ("POST", "/api/tables", WISH | {"chairs": [{"who": "here", "seal": "a word"}]}, 400),
    ("POST", "/api/tables", WISH | {"chairs": [{"who": "open", "seal": "0" * 64}]}, 400),
    ("POST", "/api/join", {"code": "NOSUCH7"}, 404),
    ("POST", "/api/invitation", {"code": "NOSUCH7"}, 404),
    ("POST", "/api/invitation", {}, 400),
]


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with Host(tmp_path_factory.mktemp("api") / "data", *EASY, "--log-format", "json") as running:
        yield running
        assert '"level": "error"' not in running.log.read_text()


def answers_are_as_documented(host: Host, examples: int) -> None:
    """So many requests of each kind, right and wrong ones."""
    schema = schemathesis.openapi.from_url(host.url + "/api/docs/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) >= 10
    for operation, mode in product(operations, GenerationMode):

        @settings(
            max_examples=examples,
            deadline=None,
            derandomize=True,
            database=None,
            phases=[Phase.explicit, Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(generation_mode=mode))
        def try_it(case: Any) -> None:
            # A game that does not exist is a text like any other to a schema.
            answer = case.call()
            too_large = answer.status_code == 413  # refused as well, which the check below does not know
            unfit = [positive_data_acceptance, *([negative_data_rejection] if too_large else [])]
            case.validate_response(answer, excluded_checks=unfit)
            assert answer.status_code < 500
            assert SAFE.keys() <= answer.headers.keys()

        with suppress(Unsatisfiable):  # where nothing is taken nothing can be wrong
            try_it()


@pytest.mark.timeout(180)  # hundreds of requests, on a machine that may have other things to do
def test_every_answer_is_as_documented(house: Host) -> None:
    """`make soak` asks ten times as much."""
    answers_are_as_documented(house.one(), 5)


@pytest.mark.parametrize(("method", "path", "body", "status"), ASKED)
def test_every_answer_has_safe_headers(host: Host, method: str, path: str, body: Any, status: int) -> None:
    answer = host.request(method, path, body)
    assert answer.status_code == status, answer.text
    for name, value in SAFE.items():
        assert answer.headers[name].startswith(value)
    csp = answer.headers["content-security-policy"]
    assert "unsafe" not in csp
    assert "http" not in csp
    assert "frame-ancestors 'none'" in csp
    assert "server" not in answer.headers
    if status >= 400 and status != 426:
        assert answer.json().keys() == {"why", "details", "text"}


def test_mistakes_are_explained_in_the_readers_language(host: Host) -> None:
    for method, path, body, status in ASKED:
        if status < 400 or status == 426:
            continue
        texts = [
            host.request(method, path, body, accept_language=f"{language};q=0.9, xx;q=0.1").json()["text"]
            for language in LANGUAGES
        ]
        assert len(set(texts)) == len(LANGUAGES), texts
    assert host.request("GET", "/nowhere", accept_language="tlh").json()["text"] == "There is no such page."


def test_what_is_offered_is_in_the_readers_language(host: Host) -> None:
    french = host.get("/api/offer", accept_language="fr-CA, en;q=0.5").json()
    english = host.get("/api/offer").json()
    assert french["phrases"].keys() == english["phrases"].keys()
    assert french["phrases"]["thanks"] != english["phrases"]["thanks"]
    assert [game["name"] for game in english["games"]] == [game.name for game in GAMES]


def test_a_table_is_deleted_by_its_people(host: Host) -> None:
    made = host.make(people=2)
    first, second = (seat["token"] for seat in made["seats"])
    for stranger in (made["host"], made["watch"]):
        assert host.request("DELETE", "/api/table", token=stranger).json()["why"] == "only-players"
    assert host.request("DELETE", "/api/table", token=first).json() == {"deleted": False}
    assert host.get("/api/table", token=first).status_code == 200
    assert host.request("DELETE", "/api/table", token=second).json() == {"deleted": True}
    for key in (first, second, made["host"], made["watch"]):
        assert host.get("/api/table", token=key).status_code == 401
    assert host.request("POST", "/api/invitation", {"code": made["code"]}).status_code == 404


def test_a_seat_is_forgotten(host: Host) -> None:
    made = host.make(people=2)
    first, second = (seat["token"] for seat in made["seats"])
    assert host.request("DELETE", "/api/seat", token=made["watch"]).json()["why"] == "only-players"
    assert host.request("DELETE", "/api/seat", token=first).status_code == 204
    assert host.get("/api/table", token=first).status_code == 401
    assert host.get("/api/table", token=second).json()["state"] == "playing"
    assert host.request("DELETE", "/api/seat", token=second).status_code == 204


def test_a_guest_deletes_no_table_that_is_run_by_the_hosts_key(host: Host) -> None:
    chairs = [{"who": "open"}, {"who": "open"}]
    made = host.request("POST", "/api/tables", {"game": "play-nine", "chairs": chairs}).json()
    guest = host.request("POST", "/api/join", {"code": made["code"]}).json()["token"]
    assert host.request("DELETE", "/api/table", token=guest).json()["why"] == "only-the-host"
    assert host.request("DELETE", "/api/table", token=made["host"]).json() == {"deleted": True}


def test_a_foreign_page_deletes_nothing(host: Host) -> None:
    made = host.make(people=1, bots=["rookie"])
    key = made["seats"][0]["token"]
    for path in ("/api/table", "/api/seat"):
        answer = host.request("DELETE", path, token=key, origin="https://evil.example")
        assert answer.json()["why"] == "foreign-origin"
    assert host.get("/api/table", token=key).status_code == 200


def test_health_readiness_and_numbers(host: Host) -> None:
    assert (host.get("/health").text, host.get("/ready").text) == ("ok\n", "ok\n")
    made = host.make()
    numbers = host.get("/metrics")
    assert numbers.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    assert re.search(r"^backnine_tables_made_total [1-9]", numbers.text, re.MULTILINE)
    for secret in (made["table"], made["code"], made["host"], made["commitment"]):
        assert secret not in numbers.text


@pytest.mark.parametrize("path", ["/", "/api/docs"])
def test_pages_ask_nobody_else_for_anything(host: Host, path: str) -> None:
    page = host.get(path).text
    assert len(page) > 300
    assert re.findall(r"""(?:src|href|action)\s*=\s*["']?(?:[a-z]+:)?//""", page) == []
    assert "url(" not in page
    assert "@import" not in page


def test_a_port_in_use_is_told(host: Host, tmp_path: Path) -> None:
    other = Host(tmp_path / "data", start=False)
    other.port = host.port
    with pytest.raises(AssertionError, match=str(host.port)):
        other.start()
    assert other.process
    assert other.process.wait(20) == 2
    assert other.process.stdout
    other.process.stdout.close()


def test_an_invitation_can_be_looked_at_before_it_is_taken_up(host: Host) -> None:
    chairs = [{"who": "here", "name": "Ann"}, {"who": "open"}, {"who": "open"}, {"who": "bot"}]
    made = host.post("/api/tables", {"game": "four-card", "chairs": chairs})
    typed = {"code": f" {made['code'][:3].lower()}-{made['code'][3:]}"}

    def look(**code: str) -> Any:
        answer = host.request("POST", "/api/invitation", code or typed)
        return answer.json() if answer.status_code == 200 else (answer.status_code, answer.json()["why"])

    told = {"game": "four-card", "host": "Ann", "chairs": 4, "names": "free", "state": "open", "watch": False}
    told |= {"ask": True, "hole": None, "holes": None}
    assert look() == told | {"free": 2, "bots": []}
    host.post("/api/join", typed | {"name": "Ben"})
    assert look() == told | {"free": 1, "bots": []}
    host.post("/api/join", typed)
    assert [each["seat"] for each in look()["bots"]] == [3]  # who comes now may ask for this one
    full = look(code=host.make(watch=False, start=False)["code"])
    assert (full["free"], full["bots"], full["ask"]) == (0, [], True)  # to watch, when it begins
    begun = look(code=host.make(watch=False)["code"])
    assert (begun["state"], begun["hole"], begun["holes"], begun["free"]) == ("playing", 1, 1, 0)


def test_a_key_tells_how_its_match_stands(host: Host) -> None:
    made = host.make("four-card", people=2, house="holes=3")
    ann, ben = (host.get("/api/table", token=seat["token"]).json() for seat in made["seats"])
    assert (ann["hole"], ann["holes"], ann["yours"], ben["yours"]) == (1, 3, True, True)
    assert "turn" not in ann  # both have their first look
    waiting = host.make(people=2, start=False)
    assert "hole" not in host.get("/api/table", token=waiting["seats"][0]["token"]).json()
    assert "hole" not in host.get("/api/table", token=made["watch"]).json()


def test_looking_at_codes_is_limited_like_trying_them(tmp_path: Path) -> None:
    with Host(tmp_path / "data", "--rate", "5", "--workers", "1") as strict:
        looked = [strict.request("POST", "/api/invitation", {"code": "NOSUCH7"}) for _ in range(6)]
    assert [answer.status_code for answer in looked] == [404] * 5 + [429]


def test_the_offer_tells_what_to_type_so_that_others_reach_the_server(host: Host, tmp_path: Path) -> None:
    """As the server was started, with the same tables; and to nobody who reaches it already."""
    offered = host.get("/api/offer").json()["lan"]
    assert offered.endswith(f" --lan --data {host.data}")
    assert "backnine" in offered
    assert host.get("/api/offer", host="192.168.1.5:8009").json()["lan"] is None
    tunnelled = httpx.get(f"{host.url}/api/offer", headers={"X-Forwarded-For": "192.0.2.7"})
    assert tunnelled.json()["lan"] is None
    made = Host(tmp_path / "data", *EASY, start=False)
    made.environment = {"BACKNINE_STARTED_BY": "make", "BACKNINE_DATA": str(made.data)}
    with made:
        made.start()
        assert made.get("/api/offer").json()["lan"] == 'make play ARGS="--lan"'
        token = made.make(people=1, bots=["rookie"])["seats"][0]["token"]
        made.stop()
        made.options = (*EASY, "--lan")
        made.start()
        assert made.get("/api/offer").json()["lan"] is None
        assert made.get("/api/table", token=token).json()["state"] == "playing"
        kept = (made.data / "tables.lock").read_text("utf-8")  # by its address a browser knows its tables
        assert kept.strip() == f"http://127.0.0.1:{made.port}/"


def test_the_offer_tells_how_others_reach_the_server(host: Host, tmp_path: Path) -> None:
    assert host.get("/api/offer").json()["reach"] is None
    for own in ("localhost:80", "127.0.0.7", "[::1]:8009", "golf.localhost"):
        assert host.get("/api/offer", host=own).json()["reach"] is None
    assert host.get("/api/offer", host="192.168.1.5:8009").json()["reach"] == "http://192.168.1.5:8009/"
    for nonsense in ("[::", "a b", "x" * 5000):
        assert host.get("/api/offer", host=nonsense).status_code in (400, 421)
    with Host(tmp_path / "data", *EASY, "--lan", "--name", "golf.example.org") as lan:
        address = lan_address()
        told = address and f"http://{address}:{lan.port}/"
        assert lan.get("/api/offer").json()["reach"] == told
        assert lan.get("/api/offer", host="golf.example.org").json()["reach"] == "http://golf.example.org/"
        shown = lan.request("POST", "/api/qr", {"code": "ABC"}).content
    wanted = io.BytesIO()
    segno.make(f"{told or lan.url + '/'}#join=ABC", error="m").save(
        wanted, kind="svg", scale=8, border=2, xmldecl=False
    )
    assert shown == wanted.getvalue()
