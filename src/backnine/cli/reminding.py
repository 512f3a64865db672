"""Options of `backnine serve` about reminders at tables by correspondence."""

import re
from dataclasses import dataclass, field
from typing import Any, Final

from backnine.cli.parsing import Option
from backnine.refused import Refused

SECRET: Final = "BACKNINE_REMINDER_SECRET"  # noqa: S105 - where it is
_CONTACT: Final = re.compile(r"mailto:[^@\s]+@[^@\s]+|https://[^/\s]\S*", re.ASCII)


@dataclass(frozen=True)
class Reminding:
    push: str | None
    near: bool
    webhook: str | None
    secret: str | None = field(repr=False)


def reminder_options() -> list[Any]:
    return [
        Option(["--push"], "cli-serve-push", meta="CONTACT", envvar="BACKNINE_PUSH"),
        Option(["--push-near"], "cli-serve-push-near", is_flag=True, envvar="BACKNINE_PUSH_NEAR"),
        Option(
            ["--reminder-webhook"],
            "cli-serve-reminder-webhook",
            meta="URL",
            envvar="BACKNINE_REMINDER_WEBHOOK",
        ),
    ]


def reminding(push: str | None, near: bool, webhook: str | None, secret: str | None) -> Reminding:
    """What was said, as far as it makes sense."""
    from backnine.server.post.sending import check_webhook  # noqa: PLC0415 - other commands need no server

    if push and not _CONTACT.fullmatch(push):
        raise Refused("bad-contact", contact=push[:80])
    if near and not push:
        raise Refused("needs-option", option="--push-near", other="--push")
    check_webhook(webhook or None)
    if webhook and not secret:
        raise Refused("needs-option", option="--reminder-webhook", other=SECRET)
    return Reminding(push or None, near, webhook or None, secret)
