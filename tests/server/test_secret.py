"""`BACKNINE_SECRET`: seeds are locked on disk, and a start without it says what is missing."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.command import answered, backnine
from tests.server.host import Host

SECRET = "sixteen letters or more"


def seeds(folder: Path) -> list[bytes]:
    with closing(sqlite3.connect(folder / "tables.db")) as database:
        return [row[0] for row in database.execute("SELECT seed FROM rounds")]


@pytest.mark.anyio
async def test_seeds_are_locked_and_the_match_goes_on(tmp_path: Path) -> None:
    with Host(tmp_path / "data") as host:
        made = host.make(people=1, bots=["rookie"])
        assert [len(seed) for seed in seeds(host.data)] == [32]
        host.stop()
        host.environment["BACKNINE_SECRET"] = SECRET
        host.start()
        person = await host.enter(made["seats"][0]["token"])
        await person.play()
        await person.leave()
        assert host.get("/api/records/0", token=made["seats"][0]["token"]).status_code == 200
        assert {len(seed) for seed in seeds(host.data)} == {61}
        host.stop()
        for environment, sentence in (
            ({}, "are locked"),
            ({"BACKNINE_SECRET": "another one, as long"}, "is not the secret"),
            ({"BACKNINE_SECRET": "short"}, "too short"),
        ):
            told = backnine("serve", "--port", "0", "--data", host.data, **environment)
            assert told.returncode == 2
            assert sentence in told.stderr
            assert SECRET not in told.stderr
        file = tmp_path / "secret"
        file.write_text(SECRET + "\n")
        host.environment = {"BACKNINE_SECRET_FILE": str(file)}
        host.start()
        assert host.get("/api/table", token=made["seats"][0]["token"]).json()["state"] == "over"


def test_a_secret_in_two_places_or_in_none(tmp_path: Path) -> None:
    nowhere = str(tmp_path / "nowhere")
    told = answered("serve", "--data", tmp_path, BACKNINE_SECRET_FILE=nowhere)
    assert (told.returncode, "cannot be read" in told.stderr) == (2, True)
    told = answered("serve", "--data", tmp_path, BACKNINE_SECRET_FILE=nowhere, BACKNINE_SECRET=SECRET)
    assert (told.returncode, "do not go together" in told.stderr) == (2, True)
