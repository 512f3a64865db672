"""Logs: a line for people, or a JSON object for machines. No tokens, codes, names or cards."""

import json
import logging
import sys
import time


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= getattr(record, "facts", {})
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class TextLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        facts = "".join(f" {key}={value}" for key, value in getattr(record, "facts", {}).items())
        when = time.strftime("%H:%M:%S", time.localtime(record.created))
        text = f"{when} {record.levelname.lower()} {record.getMessage()}{facts}"
        return f"{text}\n{self.formatException(record.exc_info)}" if record.exc_info else text


def set_up_logs(form: str, level: int = logging.INFO) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("backnine").setLevel(level)
