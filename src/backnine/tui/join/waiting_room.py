"""What is on the screen before the start: who is here, what is played, and the seal of the shuffle."""

from backnine.locales import Words
from backnine.protocol import ChairSeen
from backnine.tui import pages
from backnine.tui.client import TableClient
from backnine.tui.people import People
from backnine.tui.text import paint, wrap


def may_start(client: TableClient) -> bool:
    return client.table.state == "open" and (client.host or client.table.acting_host in client.seats)


def may_come_again(client: TableClient) -> bool:
    """The table was opened once more, and nobody knows yet that this seat is in."""
    table = client.table
    is_in = all(table.chairs[seat].seal for seat in client.seats)
    return table.state == "open" and bool(table.records) and not is_in and not may_start(client)


def may_reopen(client: TableClient) -> bool:
    """By the host, or by anybody in a seat while the host is away."""
    table = client.table
    host_here = table.host is not None and table.chairs[table.host].here
    return table.state == "over" and bool(client.seats) and (client.host or not host_here)


def before_the_start(words: Words, client: TableClient, people: People, width: int) -> list[str]:
    table = client.table
    lines = pages.head(words, client.game, width)
    if table.broken_off:
        lines += [*wrap(words("web-broken-off"), width), ""]
    lines += pages.house_rules(words, table.house, width)
    lines.append(paint(words("table-chairs"), "strong"))
    for seat, chair in enumerate(table.chairs):
        told = [_chair_text(words, chair, people.introduced(seat), own=seat in client.seats)]
        if chair.matches:
            told.append(words("web-tally", wins=chair.wins, strokes=chair.strokes))
        if table.records and chair.seal:
            told.append(words("web-again-is-in"))
        lines += wrap(f"  {seat + 1}. {' · '.join(told)}", width, indent="     ")
    lines += ["", *pages.short_seal_line(words, table.commitment)]
    if table.code and any(chair.kind == "open" for chair in table.chairs):
        lines += wrap(words("table-code", code=table.code), width)
    state = "table-start-when-ready" if may_start(client) else "table-waiting-start"
    state = state if table.state == "open" else "error-table-is-shuffling"
    return lines + [paint(line, "strong") for line in wrap(words(state), width)]


def _chair_text(words: Words, chair: ChairSeen, name: str, *, own: bool) -> str:
    if chair.kind == "open":
        return words("table-chair-free")
    if chair.kind == "bot" or chair.here:
        return words("table-chair-own", name=name) if own else name
    return words("table-is-away", name=chair.name)
