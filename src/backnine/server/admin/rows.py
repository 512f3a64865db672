"""What the desk tells as lists for a person: the same in the terminal and on the page."""

from collections.abc import Iterable
from typing import NamedTuple, TypeVar

from backnine.locales import LANGUAGES, Words
from backnine.locales.numbers import Numbers
from backnine.server.admin.messages import (
    AdminAnswer,
    BanTold,
    ChairTold,
    ConnectedVisitor,
    MessageTold,
    RunningTable,
    StandingTold,
    StoredTable,
)

T = TypeVar("T", bound=AdminAnswer)


class Listing(NamedTuple):
    """Titles of columns, rows, and what is said where there is none."""

    heads: list[str]
    rows: list[list[str]]
    empty: str


def running_tables(words: Words, answers: Iterable[AdminAnswer]) -> Listing:
    heads = ("admin-table", "admin-game", "admin-state", "admin-hole", "admin-moves", "admin-who")
    rows = [_running(words, table) for table in of(RunningTable, answers)]
    return Listing([words(head) for head in heads], rows, words("admin-no-tables"))


def stored_tables(words: Words, answers: Iterable[AdminAnswer]) -> Listing:
    rows = [
        [table.id, words(f"server-state-{table.state}"), words.moment(table.touched)]
        for table in of(StoredTable, answers)
    ]
    heads = ("admin-table", "admin-state", "admin-touched")
    return Listing([words(head) for head in heads], rows, words("admin-no-tables"))


def visitors(words: Words, answers: Iterable[AdminAnswer]) -> Listing:
    heads = ("admin-address", "admin-table", "admin-for", "admin-who")
    rows = [_visitor(words, visitor) for visitor in of(ConnectedVisitor, answers)]
    return Listing([words(head) for head in heads], rows, words("admin-no-visitors"))


def bans(words: Words, answers: Iterable[AdminAnswer]) -> Listing:
    heads = ("admin-number", "admin-network", "admin-since", "admin-until", "admin-note")
    rows = [_ban(words, ban) for ban in of(BanTold, answers)]
    return Listing([words(head) for head in heads], rows, words("admin-no-bans"))


def standings(words: Words, answers: Iterable[AdminAnswer], game: str | None = None) -> Listing:
    heads = ("admin-game", "admin-name", "admin-matches", "admin-wins", "admin-per-hole")
    rows = [_standing(words, each) for each in of(StandingTold, answers) if game in (None, each.game)]
    return Listing([words(head) for head in heads], rows, words("admin-no-matches"))


def messages(words: Words, answers: Iterable[AdminAnswer]) -> Listing:
    rows = [[LANGUAGES[each.language].name, each.text] for each in of(MessageTold, answers)]
    return Listing([words("admin-language"), words("admin-message")], rows, words("admin-no-message"))


def of(kind: type[T], answers: Iterable[AdminAnswer]) -> list[T]:
    return [answer for answer in answers if isinstance(answer, kind)]


def _running(words: Words, table: RunningTable) -> list[str]:
    told = [_chair(words, chair) for chair in table.chairs]
    told += [words("web-watchers", count=table.watching)] if table.watching else []
    return [
        table.id,
        words(f"{table.game}-name"),
        words(f"server-state-{table.state}"),
        f"{table.hole}/{table.holes}" if table.hole else "",
        str(table.moves),
        words.listed(told),
    ]


def _chair(words: Words, chair: ChairTold) -> str:
    if chair.kind == "open":
        return words("table-chair-free")
    if chair.kind == "person":
        return chair.name if chair.here else words("table-is-away", name=chair.name)
    return f"{chair.name} ({chair.bot})"


def _visitor(words: Words, visitor: ConnectedVisitor) -> list[str]:
    who = words.listed(visitor.names) or words("admin-watches")
    minutes = words("admin-minutes", count=visitor.seconds // 60)
    return [visitor.address, visitor.table, minutes, who]


def _ban(words: Words, ban: BanTold) -> list[str]:
    until = words.moment(ban.until) if ban.until else words("admin-no-end")
    return [str(ban.number), ban.network, words.moment(ban.since), until, ban.note]


def _standing(words: Words, each: StandingTold) -> list[str]:
    number = Numbers(words.language)
    return [
        words(f"{each.game}-name"),
        each.name,
        str(each.matches),
        number(each.wins, 1 if each.wins % 1 else 0),
        number(each.per_hole, 1),
    ]
