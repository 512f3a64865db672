"""What can be done on the host's page: each act is a form, read as a request to the desk, and asked about
once more before it is carried out."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, get_args
from urllib.parse import parse_qs

from msgspec import ValidationError, convert

from backnine.locales import LANGUAGES, Words
from backnine.locales.problems import problem_text
from backnine.refused import Refused
from backnine.server.admin import rows
from backnine.server.admin.client import refusal
from backnine.server.admin.messages import (
    AddBan,
    AdminAnswer,
    AdminRequest,
    AnyRequest,
    BanTold,
    DeskDone,
    DeskRefused,
    DoorTold,
    Unanswered,
    Undone,
)
from backnine.server.admin.typed import key_in
from backnine.server.bans import BanList, read_network
from backnine.server.club import Ban, Who

DOORS: Final = ("enter", "make")
MOST_FIELDS: Final = 1200


class PageForm:
    """What was sent. Nothing of it is shown in an error: it may hold a key."""

    def __init__(self, fields: Mapping[str, list[str]]) -> None:
        self.fields = fields

    @classmethod
    def read(cls, body: bytes) -> "PageForm":
        try:
            return cls(parse_qs(body.decode(), keep_blank_values=True, max_num_fields=MOST_FIELDS))
        except ValueError:
            raise Refused("bad-request", reason="form") from None

    def __getitem__(self, name: str) -> str:
        return self.fields.get(name, [""])[0].strip()

    def all(self, name: str) -> list[str]:
        """As many as were chosen, and those that were typed."""
        said = [part for each in self.fields.get(name, []) for part in each.split()]
        return list(dict.fromkeys(said))


@dataclass(frozen=True)
class TypedLast:
    """Something to type where one is asked whether it shall be done: it stands in no page."""

    name: str
    label: str


@dataclass(frozen=True)
class PageAct:
    """`keeps` are the fields that go with the question; `about` says what the act means."""

    section: str
    label: str
    keeps: tuple[str, ...]
    sure: Callable[[Words, PageForm], str]
    read: Callable[[PageForm], dict[str, Any]]
    about: str = ""
    asks: Callable[[PageForm], tuple[TypedLast, ...]] = lambda form: ()

    def request(self, form: PageForm) -> AdminRequest:
        try:
            request: AdminRequest = convert(self.read(form), AnyRequest)
        except ValidationError as error:
            raise Refused("bad-request", reason=str(error)[:200]) from None
        return request


def what_came(words: Words, act: str, answers: Sequence[AdminAnswer]) -> tuple[list[str], list[str]]:
    """What was done, and what could not be."""
    done: list[str] = []
    for answer in answers:
        if isinstance(answer, BanTold):
            done.append(_ban_told(words, act, answer))
        elif isinstance(answer, DoorTold):
            done += [words(f"admin-enter-{answer.enter}"), words(f"admin-make-{answer.make}")]
        elif isinstance(answer, DeskDone) and act in _COUNTED:
            done.append(words(_COUNTED[act], count=answer.count))
    return done, missing(words, answers)


def missing(words: Words, answers: Sequence[AdminAnswer]) -> list[str]:
    undone = [
        words("admin-undone", table=each.table, problem=problem_text(words, refusal(each)))
        for each in rows.of(Undone, answers)
    ]
    undone += [words("admin-unanswered", count=each.processes) for each in rows.of(Unanswered, answers)]
    return undone + [problem_text(words, refusal(each)) for each in rows.of(DeskRefused, answers)]


def _ban_told(words: Words, act: str, ban: BanTold) -> str:
    if act == "unban":
        return words("admin-unbanned", network=ban.network)
    if ban.until:
        return words("admin-banned-until", network=ban.network, when=words.moment(ban.until))
    return words("admin-banned", network=ban.network)


def check_own(request: AdminRequest, address: str) -> None:
    """Whoever bans the network they come from is shut out themselves."""
    if isinstance(request, AddBan):
        network, bans = str(read_network(request.network)), BanList()
        bans.put([Ban(0, network, 0)])
        if address in bans:
            raise Refused("network-is-yours", network=network)


def _tables(form: PageForm) -> list[str]:
    if not (chosen := form.all("table")):
        raise Refused("nothing-chosen")
    return chosen


def _order(what: str) -> PageAct:
    return PageAct(
        "tables",
        f"admin-page-{what}",
        ("table",),
        lambda words, form: words(f"admin-page-sure-{what}", tables=words.listed(_tables(form))),
        lambda form: {"t": "order-tables", "what": what, "tables": _tables(form)},
        f"cli-admin-{what}-long",
    )


def _days(form: PageForm) -> int:
    said = form["days"] or "0"
    if not re.fullmatch(r"[0-9]{1,5}", said):
        raise Refused("bad-request", reason="days")
    return int(said)


def _rename_sure(words: Words, form: PageForm) -> str:
    if new := form["new"]:
        return words("admin-page-sure-rename", old=form["name"], new=new)
    return words("admin-page-sure-unname", old=form["name"])


def _password(form: PageForm) -> dict[str, Any]:
    if form["password"] != form["again"]:
        raise Refused("passwords-differ")
    return {"t": "set-door", "door": form["door"], "who": form["who"], "password": form["password"]}


def _door_asks(form: PageForm) -> tuple[TypedLast, ...]:
    if form["who"] != "password":
        return ()
    return TypedLast("password", "admin-password"), TypedLast("again", "admin-password-again")


def _door_sure(words: Words, form: PageForm) -> str:
    door, who = form["door"], form["who"]
    if door not in DOORS or who not in get_args(Who):
        raise Refused("bad-request", reason="door")
    return words(f"admin-{door}-{who}")


def _message_sure(words: Words, form: PageForm) -> str:
    language = LANGUAGES[form["language"]].name if form["language"] in LANGUAGES else form["language"]
    if text := form["text"]:
        return words("admin-page-sure-message", language=language, text=text)
    return words("admin-page-sure-no-message", language=language)


_COUNTED: Final = {
    "end": "admin-did-end",
    "close": "admin-did-close",
    "delete": "admin-did-delete",
    "rename": "admin-did-rename",
    "erase": "admin-did-erase",
    "message": "admin-page-done",
}

ORDERED: Final = ("end", "close", "delete")
ACTS: Final[Mapping[str, PageAct]] = {what: _order(what) for what in ORDERED} | {
    "ban": PageAct(
        "bans",
        "admin-page-ban",
        ("network", "days", "note"),
        lambda words, form: words("admin-page-sure-ban", network=form["network"]),
        lambda form: {
            "t": "add-ban",
            "network": form["network"],
            "days": _days(form),
            "note": form["note"],
        },
        "cli-admin-ban-long",
    ),
    "unban": PageAct(
        "bans",
        "admin-page-unban",
        ("network",),
        lambda words, form: words("admin-page-sure-unban", network=form["network"]),
        lambda form: {"t": "lift-ban", "network": form["network"]},
    ),
    "rename": PageAct(
        "people",
        "admin-page-rename",
        ("name", "new", "table"),
        _rename_sure,
        lambda form: {
            "t": "call-people",
            "name": form["name"],
            "new": form["new"],
            "tables": form.all("table"),
        },
        "admin-page-rename-long",
    ),
    "erase": PageAct(
        "people",
        "admin-page-erase",
        (),
        lambda words, form: words("cli-admin-erase"),
        lambda form: {"t": "erase-person", "key": key_in(form["key"])},
        "admin-page-erase-long",
        lambda form: (TypedLast("key", "admin-key"),),
    ),
    "door": PageAct("door", "admin-page-set", ("door", "who"), _door_sure, _password, "", _door_asks),
    "message": PageAct(
        "door",
        "admin-page-set",
        ("language", "text"),
        _message_sure,
        lambda form: {"t": "set-message", "language": form["language"], "text": form["text"]},
        "cli-admin-message-long",
    ),
}
