"""The host's page as text: plain HTML without a script, which asks for everything in forms."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path
from typing import Final, get_args

from backnine.locales import LANGUAGES, Words
from backnine.server.admin import rows
from backnine.server.admin.messages import AdminAnswer, BanTold, ConnectedVisitor, DoorTold, LogLine
from backnine.server.admin.page_acts import ACTS, DOORS, ORDERED, PageForm
from backnine.server.admin.rows import Listing
from backnine.server.club import Who
from backnine.server.logs import text_line
from backnine.server.web import WEB

ADDRESS: Final = "/admin"
STYLE_ADDRESS: Final = "/admin.css"
SECTIONS: Final = {
    "tables": "admin-page-tables",
    "stored": "admin-page-stored",
    "visitors": "admin-page-visitors",
    "bans": "admin-page-bans",
    "people": "admin-page-people",
    "records": "admin-page-records",
    "standings": "admin-page-standings",
    "door": "admin-page-door",
    "log": "admin-page-log",
}
MOST_ROWS: Final = 200
_TYPED: Final = re.compile("`([^`]+)`")
_FONTS: Final = {"Fraunces": "fraunces-latin-wght-normal", "Inter": "inter-latin-wght-normal"}


def style() -> str:
    """In the letters of the client, where it was built."""
    faces = [
        f'@font-face {{ font-family: {family}; font-weight: 100 900; src: url("{path}") format("woff2"); '
        "unicode-range: U+0000-00FF, U+2013-2014, U+2018-201D, U+2026, U+2212; }\n"
        for family, name in _FONTS.items()
        for path in WEB
        if path.startswith(f"/assets/{name}")
    ]
    return "".join(faces) + Path(__file__).with_name("page.css").read_text("utf-8")


class PageWriter:
    """For one who asks: in their language, with their pass in every form."""

    def __init__(self, words: Words, shown: str = "") -> None:
        self.words = words
        self.shown = shown
        self.left = 0  # rows that are not shown

    def say(self, message: str, **variables: str | int) -> str:
        """What is to be typed stands between backticks."""
        return _TYPED.sub(r"<code>\1</code>", escape(self.words(message, **variables)))

    # Whole pages

    def sign_in(self, problem: str = "") -> str:
        said = f'<p class="problem" role="alert">{escape(problem)}</p>' if problem else ""
        return self._page(
            self.words("admin-page-title"),
            f"<h1>{self.say('admin-page-title')}</h1>{said}<p>{self.say('admin-page-how')}</p>"
            f'<form method="post" action="{ADDRESS}">'
            f"{self._typed('token', 'admin-page-token', kind='password', required=True)}"
            f'<p class="acts"><button class="primary">{self.say("admin-page-enter")}</button></p></form>',
        )

    def section(
        self,
        name: str,
        answers: Sequence[AdminAnswer],
        done: Iterable[str] = (),
        problems: Iterable[str] = (),
    ) -> str:
        said = "".join(f'<p class="done" role="status">{escape(text)}</p>' for text in done)
        said += "".join(f'<p class="problem" role="alert">{escape(text)}</p>' for text in problems)
        title = self.words(SECTIONS[name])
        body = _BODIES[name](self, self._few(answers))
        return self._page(title, f"{self._ways(name)}<h1>{escape(title)}</h1>{said}{body}")

    def question(self, act: str, form: PageForm) -> str:
        """Asked once, before anything is done."""
        it = ACTS[act]
        kept = "".join(
            _hidden(name, value)
            for name in it.keeps
            for value in (form.all(name) if name == "table" else [form[name]])
        )
        about = f"<p>{self.say(it.about)}</p>" if it.about else ""
        asked = "".join(
            self._typed(each.name, each.label, kind="password", required=True) for each in it.asks(form)
        )
        sure = it.sure(self.words, form)
        back = self._form(
            f'<button class="plain">{self.say("admin-page-no")}</button>', page=it.section, classes="back"
        )
        yes = self._form(
            f'{kept}{asked}<button class="alarm">{self.say("admin-page-yes")}</button>',
            act=act,
            sure="yes",
        )
        return self._page(sure, f"{self._ways(it.section)}<h1>{escape(sure)}</h1>{about}{yes}{back}")

    def _page(self, title: str, body: str) -> str:
        return (
            f'<!doctype html>\n<html lang="{self.words.language}"><head><meta charset="utf-8">'
            f"<title>{escape(title)} · Backnine</title>"
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            '<meta name="robots" content="noindex"><link rel="icon" href="/icon.svg" type="image/svg+xml">'
            f'<link rel="stylesheet" href="{STYLE_ADDRESS}"></head>'
            f"<body><main>{body}</main></body></html>\n"
        )

    def _ways(self, here: str) -> str:
        buttons = "".join(
            f'<button name="page" value="{name}"{" aria-current=page" if name == here else ""}>'
            f"{self.say(label)}</button>"
            for name, label in SECTIONS.items()
        )
        leave = f'<button name="leave" value="yes">{self.say("admin-page-leave")}</button>'
        return f'<nav aria-label="{self.say("admin-page-title")}">{self._form(buttons + leave)}</nav>'

    def _few(self, answers: Sequence[AdminAnswer]) -> list[AdminAnswer]:
        """No more rows are written than shown: of ten thousand that takes longer than a move may wait."""
        met: Counter[type] = Counter()
        few = []
        for answer in answers:
            met[type(answer)] += 1
            if met[type(answer)] <= MOST_ROWS or isinstance(answer, LogLine):
                few.append(answer)
        self.left = len(answers) - len(few)
        return few

    # Parts

    def _form(self, inside: str, *, classes: str = "", **hidden: str) -> str:
        fields = "".join(_hidden(name, value) for name, value in {"pass": self.shown, **hidden}.items())
        of_class = f' class="{classes}"' if classes else ""
        return f'<form method="post" action="{ADDRESS}"{of_class}>{fields}{inside}</form>'

    def _typed(self, name: str, label: str, *, kind: str = "text", required: bool = False) -> str:
        said = self.say(label).rstrip(": \u00a0：")
        more = ' autocomplete="off" spellcheck="false"' + (" required" if required else "")
        more += ' inputmode="numeric" maxlength="5"' if kind == "number" else ""
        shown = "text" if kind == "number" else kind
        return f'<label class="field">{said}<input type="{shown}" name="{name}"{more}></label>'

    def _chosen(self, name: str, label: str, choices: dict[str, str], now: str = "") -> str:
        options = "".join(
            f'<option value="{value}"{" selected" if value == now else ""}>{escape(text)}</option>'
            for value, text in choices.items()
        )
        return f'<label class="field">{self.say(label)}<select name="{name}">{options}</select></label>'

    def _button(self, label: str, *, name: str = "", value: str = "", about: str = "") -> str:
        """`about`: of several that read alike, which it is."""
        sent = f' name="{name}" value="{escape(value)}"' if name else ""
        told = f' aria-label="{self.say(label)}: {escape(about)}"' if about else ""
        return f'<button class="plain"{sent}{told}>{self.say(label)}</button>'

    def _list(self, listing: Listing, first: Sequence[str] = (), last: Sequence[str] = ()) -> str:
        """`first` stands in place of the first cell of each row, `last` behind them."""
        if not listing.rows:
            return f"<p>{escape(listing.empty)}</p>"
        heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in listing.heads)
        heads += "<td></td>" if last else ""
        body = []
        for place, row in enumerate(listing.rows):
            cells = [escape(cell) for cell in row]
            if first:
                cells[0] = first[place]
            told = "".join(
                f'<td data-head="{escape(head)}">{cell}</td>'
                for head, cell in zip(listing.heads, cells, strict=True)
            )
            body.append(f"<tr>{told}{f'<td>{last[place]}</td>' if last else ''}</tr>")
        left = f"<p>{self.say('admin-page-more', count=self.left)}</p>" if self.left else ""
        return f"<table><thead><tr>{heads}</tr></thead><tbody>{''.join(body)}</tbody></table>{left}"

    # Sections

    def running(self, answers: Sequence[AdminAnswer]) -> str:
        return self._tables(rows.running_tables(self.words, answers))

    def stored(self, answers: Sequence[AdminAnswer]) -> str:
        return self._tables(rows.stored_tables(self.words, answers))

    def _tables(self, listing: Listing) -> str:
        first = [
            f'<label class="choice"><input type="checkbox" name="table" value="{escape(row[0])}">'
            f"<code>{escape(row[0])}</code></label>"
            for row in listing.rows
        ]
        acts = "".join(self._button(ACTS[what].label, name="act", value=what) for what in ORDERED)
        typed = self._typed("table", "admin-page-table")
        return self._form(f'{self._list(listing, first)}{typed}<p class="acts">{acts}</p>')

    def visitors(self, answers: Sequence[AdminAnswer]) -> str:
        listing = rows.visitors(self.words, answers)
        last = [
            self._button("admin-page-ban", name="network", value=each.address, about=each.address)
            for each in rows.of(ConnectedVisitor, answers)
        ]
        return self._form(self._list(listing, last=last), act="ban")

    def bans(self, answers: Sequence[AdminAnswer]) -> str:
        listing = rows.bans(self.words, answers)
        last = [
            self._button("admin-page-unban", name="network", value=each.network, about=each.network)
            for each in rows.of(BanTold, answers)
        ]
        lift = self._form(self._list(listing, last=last), act="unban")
        new = self._form(
            self._typed("network", "admin-network", required=True)
            + f'<p class="hint">{self.say("cli-admin-network")}</p>'
            + self._typed("days", "admin-page-days", kind="number")
            + self._typed("note", "admin-note")
            + f'<p class="acts">{self._button("admin-page-ban")}</p>',
            act="ban",
        )
        return f"{lift}<h2>{self.say('cli-admin-ban')}</h2>{new}"

    def people(self, answers: Sequence[AdminAnswer]) -> str:
        rename = self._form(
            self._typed("name", "admin-name", required=True)
            + self._typed("new", "admin-page-new")
            + self._typed("table", "admin-page-only")
            + f'<p class="acts">{self._button("admin-page-rename")}</p>',
            act="rename",
        )
        erase = self._form(f'<p class="acts">{self._button("admin-page-erase")}</p>', act="erase")
        return (
            f"<h2>{self.say('cli-admin-rename')}</h2><p>{self.say('admin-page-rename-long')}</p>{rename}"
            f"<h2>{self.say('cli-admin-erase')}</h2><p>{self.say('admin-page-erase-long')}</p>{erase}"
        )

    def records(self, answers: Sequence[AdminAnswer]) -> str:
        export = self._form(
            self._typed("table", "admin-page-only")
            + f'<p class="acts">{self._button("admin-page-export")}</p>',
            export="yes",
        )
        return f"<p>{self.say('admin-page-records-long')}</p>{export}"

    def standings(self, answers: Sequence[AdminAnswer]) -> str:
        listed = self._list(rows.standings(self.words, answers))
        return f"<p>{self.say('cli-admin-standings-long')}</p>{listed}"

    def door(self, answers: Sequence[AdminAnswer]) -> str:
        (now,) = rows.of(DoorTold, answers)
        parts = []
        for door in DOORS:
            choices = {who: self.words(f"admin-{door}-{who}") for who in get_args(Who)}
            label = "admin-page-who-enters" if door == "enter" else "admin-page-who-makes"
            chosen = self._chosen("who", label, choices, getattr(now, door))
            acts = f'<p class="acts">{self._button("admin-page-set", about=self.words(label))}</p>'
            parts.append(self._form(chosen + acts, act="door", door=door))
        languages = {code: language.name for code, language in LANGUAGES.items()}
        message = self._form(
            self._chosen("language", "admin-language", languages, self.words.language)
            + self._typed("text", "admin-message")
            + f'<p class="acts">{self._button("admin-page-set", about=self.words("admin-message"))}</p>',
            act="message",
        )
        listed = self._list(rows.messages(self.words, answers))
        return f"{''.join(parts)}<h2>{self.say('admin-message')}</h2>{listed}{message}"

    def log(self, answers: Sequence[AdminAnswer]) -> str:
        lines = "\n".join(
            text_line(line.time, line.level, line.message, line.facts)
            + (f"\n{line.exception}" if line.exception else "")
            for line in rows.of(LogLine, answers)
        )
        again = self._form(f'<p class="acts">{self._button("admin-page-again")}</p>', page="log")
        return f"{again}<pre>{escape(lines)}</pre>"


_BODIES: Final = {
    "tables": PageWriter.running,
    "stored": PageWriter.stored,
    "visitors": PageWriter.visitors,
    "bans": PageWriter.bans,
    "people": PageWriter.people,
    "records": PageWriter.records,
    "standings": PageWriter.standings,
    "door": PageWriter.door,
    "log": PageWriter.log,
}


def _hidden(name: str, value: str) -> str:
    return f'<input type="hidden" name="{name}" value="{escape(value)}">'
