"""Reviews over HTTP: hole by hole, once for each match, by the right of the record; tables from positions."""

import asyncio
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest
from msgspec import convert

from backnine.record_reader import read
from backnine.replay import proved
from backnine.server.answered import done_by
from backnine.server.brains import WorkerBrains
from backnine.server.heavy import Heavy
from backnine.server.judging import HoleAsked, HoleJudged, judge_hole
from backnine.server.review_types import HoleReview
from backnine.server.reviews import PlayedAt, Review, Reviews
from backnine.store import Change, Round
from backnine.store.sqlite import SqliteStore
from backnine.table.parts import Asker
from tests.server.host import Host

RECORDS = Path(__file__).parents[1] / "records"
SHORT = (RECORDS / "play-nine-02.golf").read_text("utf-8")
Json = dict[str, Any]


def whole(host: Host, told: Json) -> Json:
    """Asked for until it is all there."""
    holes = list(told.get("holes", []))
    while len(holes) < told["of"]:
        more = host.get(f"/api/review/{told['review']}?since={len(holes)}").json()
        assert not more.get("failed"), more
        holes += more.get("holes", [])
    return told | {"holes": holes}


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with Host(tmp_path_factory.mktemp("reviews") / "data") as running:
        yield running


def test_a_record_is_reviewed_hole_by_hole(host: Host) -> None:
    answer = host.request("POST", "/api/reviews", {"record": SHORT})
    assert answer.status_code == 200, answer.text
    told = answer.json()
    review = whole(host, told)
    match = proved(read(SHORT)).match
    assert [hole["hole"] for hole in review["holes"]] == [score.number for score in match.scores]
    for hole, score in zip(review["holes"], match.scores, strict=True):
        assert [row["strokes"] for row in hole["players"]] == list(score.strokes)
        for row in hole["players"]:
            parts = ("par", "luck_own", "luck_others", "mistakes", "others")
            assert sum(row[part] for part in parts) == pytest.approx(row["strokes"], abs=1e-9)
    again = host.request("POST", "/api/reviews", {"record": SHORT}).json()
    assert again["review"] == told["review"]
    assert len(again["holes"]) == told["of"]  # it is kept


def test_what_was_costly_can_be_looked_at_and_played_on(host: Host) -> None:
    review = whole(host, host.request("POST", "/api/reviews", {"record": SHORT}).json())
    costly = [each for hole in review["holes"] for each in hole["decisions"] if each.get("position")]
    assert costly
    for each in costly:
        assert each["costs"][each["best"]] == pytest.approx(0, abs=1e-6)
        assert each["move"] in each["costs"]
    players = read(SHORT).setup.players
    chairs = [{"who": "bot", "bot": "rookie"} for _ in range(players)]
    chairs[costly[0]["seat"]] = {"who": "here", "name": "Ann"}
    wish = {"game": "play-nine", "chairs": chairs, "position": costly[0]["position"]}
    made = host.post("/api/tables", wish)
    token = made["seats"][0]["token"]
    told = host.get("/api/table", token=token).json()
    assert (told["state"], told["seat"], told["yours"]) == ("playing", costly[0]["seat"], True)
    assert host.get("/api/records/0", token=token).status_code == 409


def test_only_who_has_the_record_has_the_review(host: Host) -> None:
    made = host.make(people=1, bots=("rookie",))
    assert host.get("/api/reviews/0").status_code == 401
    assert host.get("/api/reviews/0", token=made["seats"][0]["token"]).status_code == 409  # it goes on
    assert host.get(f"/api/review/{'0' * 64}").json()["why"] == "no-such-review"


@pytest.mark.parametrize(
    "record", ["", "no record", SHORT.replace("swap 1", "swap 2", 1), SHORT.partition("\nHole 1")[0]]
)
def test_no_record_no_review(host: Host, record: str) -> None:
    assert host.request("POST", "/api/reviews", {"record": record}).status_code in (400, 409)


def test_a_large_body_is_refused(host: Host) -> None:
    assert host.request("POST", "/api/reviews", {"record": "x" * 600_000}).status_code in (400, 413)


def test_shuffling_what_nobody_knows_changes_no_decision() -> None:
    """The same question has the same answer, in whatever process."""
    one, other = judge_hole(HoleAsked(SHORT, 0)), judge_hole(HoleAsked(SHORT, 0))
    assert one == other


class Judging:
    """In place of the workers."""

    def __init__(self) -> None:
        self.asked = 0

    async def judge(
        self, work: Callable[[HoleAsked], HoleJudged], about: HoleAsked, asker: Asker
    ) -> HoleJudged:
        self.asked += 1
        return work(about)


async def reviewed(judging: Judging, store: SqliteStore) -> Review:
    """By a server that has just been started."""
    reviews = Reviews(cast(WorkerBrains, judging), Heavy(threads=1, most=4), store)
    review = await reviews.begin(SHORT, "somebody", PlayedAt("t1", 0))
    while reviews._tasks:
        await asyncio.gather(*reviews._tasks)
    return review


@pytest.mark.anyio
async def test_a_review_of_a_table_outlives_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    judging, loop = Judging(), asyncio.get_running_loop()
    store = SqliteStore(tmp_path / "tables.db", loop.call_soon_threadsafe)
    made = Change("playing", b"{}", "CODE", round=Round(0, 0, bytes(32)))
    await done_by(lambda done: store.change("t1", 0, made, done))
    first = await reviewed(judging, store)
    count = judging.asked
    again = await reviewed(judging, store)
    assert (judging.asked, again.done) == (count, True)
    assert await again.told(0) == await first.told(0)
    monkeypatch.setattr("backnine.server.reviews.judged_by", lambda game: "another")
    await reviewed(judging, store)  # whoever judges today judges otherwise
    await reviewed(judging, store)
    assert judging.asked == 2 * count
    monkeypatch.setattr("backnine.server.reviews._packed", lambda review: zlib.compress(b'{"game":1}'))
    monkeypatch.setattr("backnine.server.reviews.judged_by", lambda game: "of another version")
    await reviewed(judging, store)
    monkeypatch.undo()
    await reviewed(judging, store)  # what was written in another form is no hindrance
    assert judging.asked == 4 * count
    store.close()


def test_a_review_of_a_table_is_made_once(tmp_path: Path) -> None:
    with Host(tmp_path / "data") as host:
        made = host.make(people=1, bots=("rookie",), house="holes=1,ties=shared")
        token = made["seats"][0]["token"]
        asyncio.run(played_out(host, token))
        first = whole(host, host.get("/api/reviews/0", token=token).json())
        assert host.metric('backnine_thinking_seconds_count{lane="review"}') == 1
        host.stop()
        host.start()
        again = host.get("/api/reviews/0", token=token).json()
        assert convert(again["holes"], list[HoleReview]) == convert(first["holes"], list[HoleReview])
        assert host.metric('backnine_thinking_seconds_count{lane="review"}') == 0
        assert host.request("DELETE", "/api/table", token=token).status_code == 200
        assert host.get("/api/reviews/0", token=token).status_code in (401, 404)


async def played_out(host: Host, token: str) -> None:
    client = await host.enter(token)
    await client.play()
    await client.leave()


def test_puzzles_are_told_as_views(host: Host) -> None:
    answer = host.get("/api/puzzles/play-nine")
    assert answer.status_code == 200
    told = answer.json()
    assert told["game"] == "play-nine"
    assert len(told["puzzles"]) == 200
    for puzzle in told["puzzles"]:
        assert puzzle["best"] in puzzle["view"]["moves"]
        assert set(puzzle["costs"]) <= set(puzzle["view"]["moves"])
    assert host.get("/api/puzzles/chess").status_code == 400
