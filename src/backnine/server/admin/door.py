"""The door and the message of the day: set and told. They hold in all processes, and after a restart."""

import secrets
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Final

from backnine.locales import LANGUAGES
from backnine.refused import Refused
from backnine.server.admin.messages import (
    AdminAnswer,
    DeskDone,
    DoorTold,
    ListMessages,
    MessageTold,
    SeeDoor,
    SetDoor,
    SetMessage,
)
from backnine.server.club import ClubPage
from backnine.server.door import locked, new_password
from backnine.setup import check_text

if TYPE_CHECKING:
    from backnine.server.admin.desk import Errand

LONGEST_MESSAGE: Final = 500


async def see_door(errand: "Errand", request: SeeDoor) -> AsyncIterator[AdminAnswer]:
    yield _told(errand.club.page)
    yield DeskDone(1)


async def set_door(errand: "Errand", request: SetDoor) -> AsyncIterator[AdminAnswer]:
    """The salt stays, so that whoever has the badge of one door need not show the password of the other."""
    wanted = request.who == "password"
    if bool(request.password) is not wanted:
        raise Refused("bad-request", reason="password")
    password, salt = new_password(request.password) if wanted else "", errand.club.page.salt
    salt = salt or secrets.token_hex(16)
    lock = await errand.clubhouse.passwords.run(lambda: locked(request.who, password, salt))

    def edit(page: ClubPage) -> None:
        if page.salt not in ("", salt):  # somebody else has set the first password meanwhile
            raise Refused("changed-meanwhile")
        page.salt = salt
        setattr(page, request.door, lock)

    await errand.club.change(edit)
    errand.log("the door was set", door=request.door, who=request.who)
    yield _told(errand.club.page)
    yield DeskDone(1)


async def list_messages(errand: "Errand", request: ListMessages) -> AsyncIterator[AdminAnswer]:
    for each in _messages(errand.club.page):
        yield each
    yield DeskDone(len(errand.club.page.message))


async def set_message(errand: "Errand", request: SetMessage) -> AsyncIterator[AdminAnswer]:
    """In one language; without a text it goes, without a language in all."""
    text = " ".join(request.text.split())
    if request.language not in LANGUAGES and (text or request.language):
        raise Refused("no-such-language", language=request.language, languages=", ".join(LANGUAGES))
    if text:
        check_text(text, LONGEST_MESSAGE)

    def edit(page: ClubPage) -> None:
        page.message = {
            language: said
            for language in LANGUAGES
            if (said := text if request.language in (language, "") else page.message.get(language, ""))
        }

    await errand.club.change(edit)
    errand.log("the message of the day was set", language=request.language, letters=len(text))
    for each in _messages(errand.club.page):
        yield each
    yield DeskDone(len(errand.club.page.message))


def _told(page: ClubPage) -> DoorTold:
    return DoorTold(page.enter.who, page.make.who)


def _messages(page: ClubPage) -> list[AdminAnswer]:
    return [MessageTold(language, text) for language, text in page.message.items()]
