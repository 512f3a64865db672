"""The protocol for other languages: JSON Schema made from the message types, TypeScript made from that; and
the types of HTTP requests and answers as TypeScript.

`make schema` renews the files after a change of the types.
"""

import json
import sys
import textwrap
from collections.abc import Collection, Mapping, Sequence
from inspect import cleandoc
from pathlib import Path
from typing import Any, Final, get_args

from msgspec.json import schema_components

from backnine.hole import Ending, Phase, Pile
from backnine.protocol import (
    PROTOCOL,
    SUBPROTOCOL,
    TOKEN_PREFIX,
    Incoming,
    Kind,
    Latecomers,
    Names,
    Outgoing,
    Phrase,
    State,
)
from backnine.server.advice import AdviceAsked, AdviceTold
from backnine.server.answers import (
    AskForChair,
    Badge,
    Code,
    Deleted,
    Invitation,
    Join,
    Offer,
    Password,
    TableTold,
    TakeOver,
)
from backnine.server.clubhouse import ChairAnswer, JoinedTable, MadeTable, WindowKey
from backnine.server.new_table import NewTable
from backnine.server.paper import PaperAsked, PaperPreview
from backnine.server.post.bells import BellAsked, BellHung
from backnine.server.problems import Problem
from backnine.server.puzzles import PuzzlesTold
from backnine.server.review_types import ReviewAsked, ReviewTold
from backnine.view import Knower
from backnine.wire import Json

# Sets of words with a name of their own.
WORDS: Final = {
    "Phrase": Phrase,
    "State": State,
    "Names": Names,
    "Latecomers": Latecomers,
    "Kind": Kind,
    "Phase": Phase,
    "Pile": Pile,
    "Ending": Ending,
    "Knower": Knower,
}

# What is asked and answered over HTTP; its own documentation is OpenAPI's.
HTTP: Final = (
    NewTable, MadeTable, Join, JoinedTable, TakeOver, Code, Invitation, WindowKey, AskForChair, ChairAnswer,
    Offer, Password, Badge, TableTold, Deleted, PaperAsked, PaperPreview, ReviewAsked, ReviewTold,
    PuzzlesTold, AdviceAsked, AdviceTold, BellAsked, BellHung, Problem,
)  # fmt: skip

HEAD = "// Made from docs/protocol.schema.json by `make schema`. Do not edit.\n"
TYPES_HEAD = "// Made from the types in src/backnine/server by `make schema`. Do not edit.\n"
WIDTH = 110


def schema() -> Json:
    """Both sets of messages; `ToTable` is what a client may say, `FromTable` what it may hear."""
    (incoming, outgoing), parts = _components(Incoming, Outgoing)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Backnine protocol {PROTOCOL}",
        "description": "What a table and its visitors say to each other: docs/protocol.md.",
        "x-protocol": PROTOCOL,
        "x-subprotocol": SUBPROTOCOL,
        "x-token-prefix": TOKEN_PREFIX,
        "anyOf": [{"$ref": "#/$defs/ToTable"}, {"$ref": "#/$defs/FromTable"}],
        "$defs": {
            "ToTable": {"description": "What a visitor says."} | _union(incoming),
            "FromTable": {"description": "What a visitor hears."} | _union(outgoing),
        }
        | {name: {"enum": list(get_args(words))} for name, words in WORDS.items()}
        | parts,
    }


def _components(*types: Any) -> tuple[tuple[Json, ...], Json]:
    found, parts = schema_components(types, ref_template="#/$defs/{name}")
    for part in parts.values():
        if "description" in part:
            part["description"] = cleandoc(part["description"])
    return found, {name: _with_names(part) for name, part in parts.items()}


def _with_names(part: Any) -> Any:
    """Where a set of words has a name, its name instead of its words."""
    if isinstance(part, list):
        return [_with_names(each) for each in part]
    if not isinstance(part, dict):
        return part
    for name, words in WORDS.items():
        if set(part.get("enum", ())) == set(get_args(words)):
            return {key: each for key, each in part.items() if key != "enum"} | {"$ref": f"#/$defs/{name}"}
    return {key: _with_names(each) for key, each in part.items()}


def _union(found: Json) -> Json:
    """The messages of one direction. Their `t` tells them apart; validators know that without being told."""
    return {"anyOf": found["anyOf"]}


def typescript(of: Json) -> str:
    """The same as types: unions told apart by `t`."""
    constants = "".join(
        f"export const {name} = {json.dumps(of[key])};\n"
        for name, key in (
            ("PROTOCOL", "x-protocol"),
            ("SUBPROTOCOL", "x-subprotocol"),
            ("TOKEN_PREFIX", "x-token-prefix"),
        )
    )
    return "\n".join([HEAD, constants, *(_declared(name, part) for name, part in of["$defs"].items())])


def http_types() -> str:
    """Requests and answers; the words they share with the socket are the socket's."""
    return types_module(HTTP, {"./protocol": schema()["$defs"]})


def made_types(types: Sequence[Any]) -> str:
    """The files that `make schema` writes beside, as types."""
    spoken = schema()["$defs"]
    asked = [name for name in _components(*HTTP)[1] if name not in spoken]
    return types_module(types, {"../protocol": spoken, "../http": asked})


def types_module(types: Sequence[Any], known: Mapping[str, Collection[str]]) -> str:
    """These types and their parts; those that other modules know, by their paths, come from there."""
    elsewhere = {name for names in known.values() for name in names}
    parts = {name: part for name, part in _components(*types)[1].items() if name not in elsewhere}
    used = json.dumps(parts)
    imports = [
        f'import type {{ {", ".join(shared)} }} from "{path}";\n'
        for path, names in known.items()
        if (shared := [name for name in names if f'"#/$defs/{name}"' in used])
    ]
    declared = [_declared(name, part) for name, part in parts.items()]
    return "\n".join([TYPES_HEAD, "".join(imports), *declared])


def _declared(name: str, part: Json) -> str:
    about = _comment(part.get("description"))
    if "properties" not in part:
        return f"{about}export type {name} =\n" + _wrapped(_type(part)) + ";\n"
    required = part.get("required", [])
    lines = [
        f"  {key}{'' if key in required else '?'}: {_type(value)};\n"
        for key, value in part["properties"].items()
    ]
    return f"{about}export interface {name} {{\n{''.join(lines)}}}\n"


def _comment(text: str | None) -> str:
    if not text:
        return ""
    lines = text.splitlines()
    if len(lines) == 1:
        return f"/** {text} */\n"
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


def _wrapped(types: str) -> str:
    return textwrap.fill(types, WIDTH, initial_indent="  ", subsequent_indent="  ")


def _type(part: Json) -> str:
    if "$ref" in part:
        return str(part["$ref"].rsplit("/", 1)[-1])
    if "anyOf" in part:
        return " | ".join(_type(each) for each in part["anyOf"])
    if "enum" in part:
        return " | ".join(json.dumps(each) for each in part["enum"])
    if "prefixItems" in part:
        return f"[{', '.join(_type(each) for each in part['prefixItems'])}]"
    if part["type"] == "array":
        return f"Array<{_type(part['items'])}>"
    if part["type"] == "object":
        return f"Record<string, {_type(part['additionalProperties'])}>"
    return "number" if part["type"] == "integer" else str(part["type"])


def schema_text() -> str:
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


def main(schema_file: str, types_file: str, http_file: str) -> None:
    texts = {schema_file: schema_text(), types_file: typescript(schema()), http_file: http_types()}
    for file, text in texts.items():
        Path(file).parent.mkdir(parents=True, exist_ok=True)
        Path(file).write_text(text, "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
