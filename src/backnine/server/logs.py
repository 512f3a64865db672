"""Logs: a line for people, or a JSON object for machines. No tokens, codes, names or cards."""

import logging
import sys
import time
from collections.abc import Callable, Mapping
from typing import Any, Final

from backnine.refused import harmless
from backnine.wire import json_line

SELDOM: Final = 60.0  # seconds between two lines about the same


def moment_of(record: logging.LogRecord) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z"


def facts_of(record: logging.LogRecord) -> dict[str, Any]:
    facts: dict[str, Any] = getattr(record, "facts", {})
    return facts


def text_line(when: str, level: str, message: str, facts: Mapping[str, object]) -> str:
    told = "".join(f" {key}={value}" for key, value in facts.items())
    return harmless(f"{when} {level} {message}{told}")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": moment_of(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= facts_of(record)
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json_line(line)


class TextLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        when = time.strftime("%H:%M:%S", time.localtime(record.created))
        text = text_line(when, record.levelname.lower(), record.getMessage(), facts_of(record))
        return f"{text}\n{self.formatException(record.exc_info)}" if record.exc_info else text


class Seldom:
    """For what strangers can cause as often as they like: one line a minute for each `why`, with how many
    there were since the last."""

    def __init__(self, log: logging.Logger, now: Callable[[], float] = time.monotonic) -> None:
        self.log = log
        self.now = now
        self._since: dict[str, tuple[float, int]] = {}

    def warning(self, message: str, why: str) -> None:
        at, times = self._since.get(why, (-SELDOM, 0))
        if self.now() - at < SELDOM:
            self._since[why] = (at, times + 1)
            return
        self._since[why] = (self.now(), 0)
        self.log.warning(message, extra={"facts": {"why": why, "times": times + 1}})


def set_up_logs(form: str, level: int = logging.INFO) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("backnine").setLevel(level)
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # its warnings are about what strangers send
