"""The browser client, measured in the system's Chromium against a server on this machine.

    python -m bench.browser [--slow 4] [--loads 7] [--json]

First load: script and style as they come over the wire, and the time until Play now can be pressed, with the
CPU slowed down. A match of nine holes at instant speed, slowed down too: the time from a message to the frame
that shows it, and the memory after each hole. Rounds of three bots at instant speed: the time from one's own
move to the next turn. A hole at usual speed: how evenly frames come while cards move.
Long tasks are what holds a page up for more than 50 ms. The last line is one JSON object.
"""

import argparse
import json
import os
import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page

from tests.browser import chromium
from tests.browser.player import SEE, Player
from tests.browser.watcher import Watcher
from tests.server.host import Host

GOALS = {"first_load_kb": 120, "interactive_ms": 1000, "shown_ms_max": 100, "round_ms": 500, "frames_s": 60}

CLOCK = Path(__file__).with_name("browser.js")


class Quiet(Player):
    """Does not compare cards while the clock runs, and waits longer: the page is slow."""

    see = SEE.replace("leaks()", "[]")
    patience = 120_000


def open_page(browser: Browser, host: Host, *, slow: float, pace: str) -> tuple[Player, CDPSession]:
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, locale="en", service_workers="block"
    )
    watcher = Watcher(context, host.url)
    context.add_init_script(path=CLOCK)
    context.add_init_script(f"if (location.protocol === 'http:') localStorage.setItem('pace', {pace!r})")
    page = context.new_page()
    page.set_default_timeout(Quiet.patience)
    line = context.new_cdp_session(page)
    line.send("Emulation.setCPUThrottlingRate", {"rate": slow})
    return Quiet(page, watcher, host.url), line


def first_load(browser: Browser, host: Host, slow: float) -> tuple[float, float]:
    """Kilobytes of script and style over the wire, and milliseconds until one can begin."""
    player, line = open_page(browser, host, slow=slow, pace="normal")
    kinds: dict[str, str] = {}
    size = 0.0

    def loaded(event: dict[str, Any]) -> None:
        nonlocal size
        if kinds.get(event["requestId"]) in ("Script", "Stylesheet"):
            size += event["encodedDataLength"]

    line.on("Network.responseReceived", lambda event: kinds.update({event["requestId"]: event["type"]}))
    line.on("Network.loadingFinished", loaded)
    line.send("Network.enable")
    player.go()
    player.page.wait_for_function("() => clock.interactive")
    took = float(player.page.evaluate("clock.interactive"))
    player.page.wait_for_load_state("networkidle")
    player.page.context.close()
    return size / 1000, took


def nine_holes(browser: Browser, host: Host, slow: float) -> dict[str, Any]:
    """At instant speed: how soon a move shows, and the memory at the end of each hole."""
    player, line = open_page(browser, host, slow=slow, pace="instant")
    sit_down(player, host)
    heap: list[float] = []

    def hole_over(seen: Player) -> bool:
        view = seen.seen["view"]
        if view and view["phase"] == "over" and len(heap) < view["hole"]:
            line.send("HeapProfiler.collectGarbage")
            heap.append(line.send("Runtime.getHeapUsage")["usedSize"] / 1e6)
        return seen.state == "over"

    player.play(hole_over)
    shown = sorted(player.page.evaluate("clock.shown"))
    long = player.page.evaluate("clock.long")
    player.page.context.close()
    return {
        "moves": len(shown),
        "shown_ms_median": round(statistics.median(shown), 1),
        "shown_ms_99": round(shown[len(shown) * 99 // 100], 1),
        "shown_ms_max": round(shown[-1], 1),
        "long_tasks": len(long),
        "longest_task_ms": round(max(long, default=0)),
        "heap_mb": [round(each, 2) for each in heap],
    }


def moving(browser: Browser, host: Host, slow: float) -> dict[str, Any]:
    """A hole at usual speed: frames while cards move."""
    player, _ = open_page(browser, host, slow=slow, pace="normal")
    sit_down(player, host, house="holes=1")
    settle(player.page)
    while player.look() and player.state != "over":
        if player.act():
            settle(player.page)
        else:
            player.news()
    frames = sorted(player.page.evaluate("clock.frames"))
    long = player.page.evaluate("clock.long")
    player.page.context.close()
    return {
        "frames": len(frames),
        "frames_s": round(1000 / statistics.mean(frames), 1),
        "frames_late": round(sum(each > 25 for each in frames) / len(frames), 4),
        "frame_ms_max": round(frames[-1], 1),
        "long_tasks": len(long),
        "longest_task_ms": round(max(long, default=0)),
    }


# From one's own move to the next turn, as the page is told and shows it.
ROUND = """() => {
  const glows = () => document.querySelector(".glow") !== null;
  window.round = (async () => {
    const n = heard.view.n;
    await heard.until(() => heard.view.n > n && !heard.view.moves.length);
    const began = performance.now();
    await heard.until(() => heard.view.moves.length || heard.view.phase === "over");
    while (heard.view.phase !== "over" && !glows()) await new Promise(requestAnimationFrame);
    return performance.now() - began;
  })();
}"""


def rounds(browser: Browser, host: Host, count: int = 5) -> float:
    """Milliseconds of a round of three bots at instant speed, the median."""
    player, _ = open_page(browser, host, slow=1, pace="instant")
    sit_down(player, host, bots=3)
    took: list[float] = []
    for _ in range(count):
        player.play(lambda each: each.view["phase"] == "draw" and bool(each.view["moves"]))
        player.page.evaluate(ROUND)
        while player.view["moves"]:
            player.act()
            player.look()
        took.append(player.page.evaluate("round"))
    player.page.context.close()
    return round(statistics.median(took))


def settle(page: Page) -> None:
    """Until nothing moves any more."""
    page.wait_for_function("() => !clock.moving()")


def sit_down(player: Player, host: Host, house: str = "", bots: int = 2) -> None:
    made = host.make(people=1, bots=["weekender"] * bots, house=house)
    held = [{"table": made["table"], "tokens": [made["seats"][0]["token"]], "game": "play-nine", "at": 0}]
    player.go()
    player.page.evaluate("held => localStorage.setItem('tables', JSON.stringify(held))", held)
    player.go(f"/#table={made['table']}")
    player.page.reload()
    player.reach(0)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--slow", type=float, default=4, help="how many times slower the CPU shall be")
    parser.add_argument("--loads", type=int, default=7)
    parser.add_argument("--json", action="store_true", help="the last line only")
    wish = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        Host(Path(folder) / "data") as host,
        chromium.started() as browser,
    ):
        loads = [first_load(browser, host, wish.slow) for _ in range(wish.loads)]
        result: dict[str, Any] = {
            "slow": wish.slow,
            "load": round(os.getloadavg()[0], 1),
            "first_load_kb": round(max(size for size, _ in loads), 1),
            "interactive_ms": round(statistics.median(took for _, took in loads)),
            **nine_holes(browser, host, wish.slow),
            "round_ms": rounds(browser, host),
            "moving": moving(browser, host, 1),
            "moving_slow": moving(browser, host, wish.slow),
        }
    if not wish.json:
        for key, value in result.items():
            print(f"{key:>16} {value}" + (f"  (goal {GOALS[key]})" if key in GOALS else ""))
    print(json.dumps(result))


if __name__ == "__main__":
    main()
