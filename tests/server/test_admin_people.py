"""`backnine admin rename`, `erase`, `records` and `standings`: names and matches of a running server."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from backnine.locales import LANGUAGES
from backnine.record_reader import read
from backnine.replay import verify
from tests.server.admin import admin, done, told
from tests.server.host import Host, Json
from tests.server.trio import KINDS, open_house

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(120)]


@pytest.fixture(params=KINDS)
def club(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Host]:
    with open_house(request.param, tmp_path / "data") as host:
        yield host
        assert "Traceback" not in host.logged()


async def played(club: Host, *names: str, game: str = "play-nine") -> Json:
    """A match of one hole that is over."""
    chairs = [{"who": "here", "name": name} for name in names]
    wish = {"game": game, "chairs": chairs, "house": "holes=1", "pace": 0, "start": True, "watch": True}
    made = await asyncio.to_thread(club.post, "/api/tables", wish)
    people = [await club.enter(seat["token"]) for seat in made["seats"]]
    await asyncio.gather(*(person.play() for person in people))
    await asyncio.gather(*(person.leave() for person in people))
    return made


async def test_a_name_is_replaced_at_tables_awake_or_asleep_and_in_records(club: Host) -> None:
    over = await played(club, "Rude", "Ben")
    chairs = [{"who": "here", "name": "rude"}, {"who": "here", "name": "Cleo"}]
    playing = club.post("/api/tables", {"game": "play-nine", "chairs": chairs, "start": True})
    cleo = await club.enter(playing["seats"][1]["token"])
    here = club.one()
    answer = await asyncio.to_thread(done, here, "rename", "Rude", "--new", "Polite")
    assert answer == "Changed at 2 tables.\n"
    await cleo.until(lambda: cleo.table["chairs"][0]["name"] == "Polite")
    record = club.get("/api/records/0", token=over["watch"]).text
    assert ("Rude" in record, "Polite" in record) == (False, True)
    assert verify(read(record)).outcome
    again = admin(here, "rename", "Rude")
    assert (again.returncode, again.stdout) == (2, "")
    assert "Nobody is called so." in again.stderr
    assert admin(here, "rename", "Ben", "--new", "x" * 99).returncode == 2
    assert "Rude" not in club.logged()
    await cleo.leave()


async def test_all_that_belongs_to_a_key_is_erased(club: Host) -> None:
    over = await played(club, "Ann", "Ben")
    ann = over["seats"][0]["token"]
    here = club.one()
    assert done(here, "erase", stdin=f"{club.one().url}/#seat={ann}\n") == "Erased.\n"
    assert club.get("/api/table", token=ann).status_code == 401
    record = club.get("/api/records/0", token=over["watch"]).text
    assert ('Seat0 "Ann"' in record, 'Seat1 "Ben"' in record) == (False, True)
    assert ann not in club.logged()
    wrong = admin(here, "erase", stdin="Ann\n")
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert "A key is expected" in wrong.stderr
    assert "This key opens nothing here." in admin(here, "erase", stdin="x" * 43 + "\n").stderr


async def test_records_are_exported_and_counted(club: Host, tmp_path: Path) -> None:
    first, second = await played(club, "Ann", "Ben"), await played(club, "Ann", "Cleo", game="six-card")
    going_on = club.make()
    here, out = club.one(), tmp_path / "records"
    assert done(here, "records", "--out", out) == f"2 records in {out}.\n"
    names = {f"{made['table']}-0.golf" for made in (first, second)}
    assert {path.name for path in out.iterdir()} == names
    outcomes = [verify(read(path.read_text())).outcome for path in out.iterdir()]
    assert all(outcomes)
    refused = admin(here, "records", "--out", out)
    assert refused.returncode == 2
    assert len(list(out.iterdir())) == 2
    some = admin(here, "records", "--out", tmp_path / "some", first["table"], going_on["table"], "nowhere")
    assert (some.returncode, some.stdout) == (1, f"1 record in {tmp_path / 'some'}.\n")
    assert "nowhere: There is no table nowhere." in some.stderr

    standings = told(here, "standings")
    assert [(each["game"], each["name"], each["matches"]) for each in standings if each["name"] == "Ann"] == [
        ("play-nine", "Ann", 1),
        ("six-card", "Ann", 1),
    ]
    assert sum(each["wins"] for each in standings) == 2
    record = read((out / f"{first['table']}-0.golf").read_text())
    claim = record.holes[0].claim
    assert claim
    strokes = dict(zip(record.holes[0].seats, claim.strokes, strict=True))
    by_name = {each["name"]: each["strokes"] for each in standings if each["game"] == "play-nine"}
    assert by_name == {"Ann": strokes[0], "Ben": strokes[1]}
    only = told(here, "standings", "--game", "six-card")
    assert [each["game"] for each in only] == ["six-card", "six-card"]
    for language in LANGUAGES:
        assert "Cleo" in done(here, "standings", "--lang", language)
