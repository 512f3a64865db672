"""Tables by correspondence in the browser: the time is chosen, a reminder asked for by one press, and shown.

Without a network there is no push service to subscribe at: the page is given a subscription at ours; the test
has its keys. What the server sends there is brought to the service worker as Chromium brings it.
"""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.player import PATIENCE
from tests.browser.test_app import CONTROLLED
from tests.browser.watcher import Watcher
from tests.browser.words import words
from tests.server.host import EASY, Host
from tests.server.push_service import PushService, push_service

SUBSCRIBE = """({ endpoint, p256dh, auth, key }) => {
  let subscribed = null;
  const text = atob(key.replace(/-/g, "+").replace(/_/g, "/"));
  const bytes = Uint8Array.from(text, (each) => each.charCodeAt(0));
  Object.defineProperty(Notification, "permission", { get: () => "granted" }); // it was
  PushManager.prototype.getSubscription = async () => subscribed;
  PushManager.prototype.subscribe = async (asked) => {
    if (!asked.userVisibleOnly || asked.applicationServerKey !== key) throw new Error("asked for otherwise");
    return subscribed = {
      options: { applicationServerKey: bytes.buffer },
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      unsubscribe: async () => ((subscribed = null), true),
    };
  };
}"""
BELL = "() => !!JSON.parse(localStorage.getItem('tables'))[0].bell"
# Without a screen Chromium shows no notification, and keeps none: what it is told to show is written down.
LISTEN = """() => {
  self.shown = new Promise((tell) => {
    registration.showNotification = async (title, { body, tag }) => tell({ title, body, tag });
  });
}"""
CLICK = """(tag) => {
  const opened = new Promise((open) => (clients.openWindow = async (address) => open(address)));
  const notification = { tag, close() {} };
  dispatchEvent(Object.assign(new ExtendableEvent("notificationclick"), { notification }));
  return opened;
}"""


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as running:
        yield running


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Host]:
    with Host(tmp_path / "data", *EASY, "--push", "mailto:host@example.org", "--push-near") as host:
        yield host


def deliver(page: Page, house: Host, message: dict[str, str]) -> None:
    """As from the browser's push service."""
    chromium = page.context.new_cdp_session(page)
    known: list[dict[str, str]] = []
    chromium.on("ServiceWorker.workerRegistrationUpdated", lambda told: known.extend(told["registrations"]))
    chromium.send("ServiceWorker.enable")
    while not known:
        page.wait_for_timeout(10)
    said = {"registrationId": known[-1]["registrationId"], "data": json.dumps(message)}
    chromium.send("ServiceWorker.deliverPushMessage", {"origin": house.url, **said})


def test_who_agreed_with_one_press_is_reminded(browser: Browser, house: Host, service: PushService) -> None:
    context = browser.new_context(locale="en", viewport={"width": 390, "height": 844})
    context.set_default_timeout(PATIENCE)
    context.grant_permissions(["notifications"], origin=house.url)
    watcher = Watcher(context, house.url)
    context.new_page().goto(house.url)
    context.pages[0].wait_for_function(CONTROLLED)
    page = context.new_page()
    device = service.browser("ann")
    keys = {**device.subscription(), "key": house.get("/api/offer").json()["push"]}
    page.add_init_script(f"({SUBSCRIBE})({json.dumps(keys)})")
    page.goto(house.url)

    page.get_by_role("button", name=words("web-invite"), exact=True).click()
    page.get_by_text(words("web-table-settings")).click()
    page.get_by_label(words("web-timer"), exact=True).select_option(words("web-days", count=3))
    expect(page.get_by_text(words("web-days-help")).first).to_be_visible()
    bell = page.get_by_role("switch", name=words("web-bell"))
    bell.click()
    page.wait_for_function(BELL)
    expect(bell).to_be_checked()
    (held,) = page.evaluate("JSON.parse(localStorage.getItem('tables'))")
    table = page.evaluate("heard.table")
    assert table["days"] == 3
    house.post("/api/join", {"code": table["code"], "name": "Ben"})
    page.get_by_role("button", name=words("web-start"), exact=True).click()
    page.locator(".felt").wait_for()
    page.goto(f"{house.url}/#rules=play-nine")  # it is Ann's turn, and she is gone
    told = device.read(service.next().body)
    assert (told["title"], told["table"]) == ("Your turn", held["table"])

    worker = context.service_workers[0]
    worker.evaluate(LISTEN)
    deliver(page, house, told)
    shown = worker.evaluate("() => shown")
    assert shown == {"title": told["title"], "body": told["body"], "tag": held["table"]}
    assert worker.evaluate(CLICK, held["table"]) == f"{house.url}/#table={held['table']}"

    page.goto(f"{house.url}/#table={held['table']}")
    page.get_by_role("button", name=words("web-more"), exact=True).click()
    expect(bell).to_be_checked()
    bell.click()
    page.wait_for_function(f"() => !({BELL})()")
    expect(bell).not_to_be_checked()
    context.close()
    watcher.check()
