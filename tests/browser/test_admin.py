"""What people at a table see of what whoever runs the server does there."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.test_tables import invite
from tests.server.admin import done
from tests.server.host import Host


def table_of(player: Player) -> str:
    return player.page.url.partition("#table=")[2].partition("&")[0]


def test_a_match_is_ended_and_played_anew(visit: Visit, host: Host) -> None:
    ann, ben = invite(visit, "play-nine", house="holes=1")
    done(host, "end", table_of(ann))
    for person in (ann, ben):
        person.says("web-broken-off")
        expect(person.page.locator(".felt")).to_have_count(0)
    ann.press("web-start")
    for person in (ann, ben):
        person.until("() => heard.table.state === 'playing' && heard.table.round === 1")
        expect(person.page.locator(".felt")).to_be_visible()


def test_a_table_is_closed(visit: Visit, host: Host) -> None:
    ann, ben = invite(visit, "play-nine", house="holes=1")
    done(host, "close", table_of(ann))
    for person in (ann, ben):
        person.says("web-table-shut")
    ann.page.reload()
    ann.says("web-table-shut")
