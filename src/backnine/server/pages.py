"""Plain pages of the server's own: what is here, and the API. No script, nothing from another host."""

from collections.abc import Sequence
from html import escape
from typing import Any

from litestar.connection import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

from backnine.games import GAMES
from backnine.locales import Words
from backnine.store import Glance

STYLE = """
:root { color-scheme: light dark; --ink: #16351f; --paper: #f6f3e7; --line: #c9c3a8; --accent: #2c6e49; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e9f0e4; --paper: #10271a; --line: #38563f; --accent: #9ad0a5; }
}
body { margin: 0 auto; max-width: 46rem; padding: 2rem 1rem; background: var(--paper); color: var(--ink);
  font: 1.05rem/1.55 system-ui, sans-serif; }
h1, h2 { line-height: 1.2; }
a { color: var(--accent); }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid var(--line); padding: .4rem .6rem .4rem 0; text-align: left; }
code, pre { font: .92em ui-monospace, monospace; overflow-wrap: anywhere; }
pre { border: 1px solid var(--line); border-radius: .4rem; padding: .8rem; overflow-x: auto;
  white-space: pre-wrap; }
"""


def page(language: str, title: str, body: str) -> str:
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<link rel="stylesheet" href="/style.css"></head><body>{body}</body></html>\n'
    )


def start_page(words: Words, tables: Sequence[Glance]) -> str:
    rows = "".join(
        f"<tr><td><code>{escape(table.id)}</code></td><td>{escape(words(f'server-state-{table.state}'))}</td></tr>"
        for table in tables
    )
    listed = (
        f"<table><tr><th>{escape(words('server-table'))}</th><th>{escape(words('server-state'))}</th></tr>"
        f"{rows}</table>"
        if rows
        else f"<p>{escape(words('server-no-tables'))}</p>"
    )
    games = words.listed(words(f"{game.name}-name") for game in GAMES)
    body = (
        f"<h1>Backnine</h1><p>{escape(words('server-welcome', games=games))}</p>"
        f"<h2>{escape(words('server-tables'))}</h2>{listed}"
        f'<h2>API</h2><p><a href="/api/docs">{escape(words("server-api"))}</a></p>'
        f"<p>{escape(words('server-not-affiliated'))}</p>"
    )
    return page(words.language, "Backnine", body)


class ApiPage(OpenAPIRenderPlugin):
    """The API as one plain page, written by the server."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        body = ["<h1>Backnine API</h1>", '<p><a href="/api/docs/openapi.json">openapi.json</a></p>']
        for path, methods in openapi_schema["paths"].items():
            for method, operation in methods.items():
                body.append(_operation(path, method, operation))
        body.append("<h2>Types</h2>")
        for name, schema in openapi_schema.get("components", {}).get("schemas", {}).items():
            body.append(f'<h3 id="{escape(name)}">{escape(name)}</h3>{_schema(schema)}')
        return page("en", "Backnine API", "".join(body)).encode()


def _operation(path: str, method: str, operation: dict[str, Any]) -> str:
    takes = _named(operation.get("requestBody", {}))
    gives = "".join(
        f"<li><code>{status}</code> {_named(answer)}</li>"
        for status, answer in operation["responses"].items()
    )
    asks = f"<p>Takes {takes}</p>" if takes else ""
    return (
        f"<h2><code>{method.upper()} {escape(path)}</code></h2><p>{escape(operation.get('summary', ''))}</p>"
        f"{asks}<ul>{gives}</ul>"
    )


def _named(part: dict[str, Any]) -> str:
    """The types in a request or an answer, as links."""
    schemas = [each.get("schema", {}) for each in part.get("content", {}).values()]
    names = [schema["$ref"].rsplit("/", 1)[-1] for schema in schemas if "$ref" in schema]
    return ", ".join(f'<a href="#{escape(name)}"><code>{escape(name)}</code></a>' for name in names)


def _schema(schema: dict[str, Any]) -> str:
    rows = "".join(
        f"<tr><td><code>{escape(name)}</code></td><td><code>{escape(_kind(of))}</code></td></tr>"
        for name, of in schema.get("properties", {}).items()
    )
    about = f"<p>{escape(schema['description'])}</p>" if "description" in schema else ""
    return f"{about}<table>{rows}</table>"


def _kind(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"].rsplit("/", 1)[-1])
    if "enum" in schema:
        return " | ".join(map(str, schema["enum"]))
    if "oneOf" in schema:
        return " | ".join(_kind(each) for each in schema["oneOf"])
    kind = schema.get("type", "any")
    return f"[{_kind(schema.get('items', {}))}]" if kind == "array" else str(kind)
