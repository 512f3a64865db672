"""Commands whose help and mistakes are told in the reader's language."""

import os
from collections.abc import Callable, Sequence
from importlib import import_module
from shutil import get_terminal_size
from typing import Any

import click

from backnine.games import GAMES
from backnine.locales import LANGUAGES, Words
from backnine.refused import Refused, out_of_range
from backnine.tui.command import program, typed
from backnine.tui.text import cells, paint, wrap

WIDEST = 100
_SETTINGS = {"allow_extra_args": True}  # so that `invoke` can refuse them in words


class Whole(click.ParamType):  # type: ignore[type-arg]
    """A whole number. Without `most`, how far it may go is for others to say, who know more."""

    name = "N"

    def __init__(self, least: int = 0, most: int | None = None) -> None:
        self.least, self.most = least, most

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        said = str(value)
        number = int(said[:18]) if said.isdecimal() else None
        if self.most is not None and (number is None or not self.least <= number <= self.most):
            raise out_of_range(_named(param), said, self.least, self.most)
        if number is None:
            raise Refused("needs-a-number", option=_named(param), least=self.least, value=said[:40])
        return number


class OneOf(click.ParamType):  # type: ignore[type-arg]
    """One of these words."""

    def __init__(self, name: str, choices: Sequence[str]) -> None:
        self.name, self.choices = name, choices

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        if value not in self.choices:
            raise Refused(
                "bad-choice", option=self.name, value=str(value)[:40], choices=", ".join(self.choices)
            )
        return str(value)


class Option(click.Option):
    """An option; `about` is the message that explains it, `meta` stands for its value in the help, where
    `without` tells the value it has when it is not given."""

    def __init__(
        self,
        names: Sequence[str],
        about: str,
        meta: str = "",
        without: Callable[[], object] | None = None,
        **settings: Any,
    ) -> None:
        self.about = about
        self.without = without
        super().__init__(names, metavar=meta or None, **settings)


class Argument(click.Argument):
    """An argument that can explain itself; `missing` is the message for who forgot it."""

    def __init__(self, name: str, about: str, meta: str, missing: str = "", **settings: Any) -> None:
        self.about, self.missing = about, missing
        super().__init__([name], metavar=meta, **settings)


HelpSection = tuple[str, Sequence[tuple[str, str]]]  # of the help: its title, and names with what they mean
Completer = Callable[[click.Context, click.Parameter, str], list[str]]


def one_of(*choices: str) -> Completer:
    """Completes one of these words."""
    return lambda ctx, param, typed: [choice for choice in choices if choice.startswith(typed)]


def list_of(*choices: str) -> Completer:
    """Completes the last word of a list with commas."""

    def complete(ctx: click.Context, param: click.Parameter, typed: str) -> list[str]:
        said, comma, last = typed.rpartition(",")
        return [said + comma + choice for choice in choices if choice.startswith(last)]

    return complete


def game_argument(about: str, **settings: Any) -> Argument:
    return Argument("game", about, "GAME", shell_complete=one_of(*[game.name for game in GAMES]), **settings)


def house_option() -> Option:
    rules = [rule for game in GAMES for rule in game.house_rules]
    words = dict.fromkeys(rule.key if rule.is_switch else f"{rule.key}=" for rule in rules)
    return Option(
        ["--house"], "cli-play-house", meta="KEY=VALUE,…", default="", shell_complete=list_of(*words)
    )


class _Taught(click.Command):
    """Help with examples, aligned in terminal cells; extra arguments are refused in words."""

    words: Words
    about: str
    long: str
    examples: Sequence[str]

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        return [*self.params, _LANG, _HELP]

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        width = min(get_terminal_size().columns, WIDEST) - 1
        for line in self.help_lines(ctx, width):
            formatter.write(line + "\n")

    def help_lines(self, ctx: click.Context, width: int) -> list[str]:
        words = self.words
        usage = " ".join([ctx.command_path, *self.collect_usage_pieces(ctx)])
        lines = [
            *wrap(f"{words('cli-usage')} {usage}", width, indent="  "),
            "",
            *wrap(words(self.about), width),
        ]
        lines += ["", *wrap(words(self.long), width)] if self.long else []
        params = self.get_params(ctx)
        games = _games()
        arguments = [
            (p.metavar or "", words(p.about, games=games)) for p in params if isinstance(p, Argument)
        ]
        options = [(_option_head(p), _explained(words, p)) for p in params if isinstance(p, Option)]
        lines += _table(words("cli-arguments"), arguments, width)
        lines += self.more_help(ctx, width)
        lines += _table(words("cli-options"), options, width)
        return [
            *lines,
            "",
            paint(words("cli-examples"), "strong"),
            *(f"  {example}" for example in self.examples),
        ]

    def more_help(self, ctx: click.Context, width: int) -> list[str]:
        return []

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        pieces = [self.words("cli-options-word")]
        for param in self.params:
            if isinstance(param, Argument):
                pieces.append(param.metavar if param.required else f"[{param.metavar}]")  # type: ignore[arg-type]
        return pieces

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        try:
            return super().parse_args(ctx, args)
        except click.UsageError as error:
            error.ctx = error.ctx or ctx  # Click leaves some of its complaints without a command
            raise

    def invoke(self, ctx: click.Context) -> Any:
        if ctx.args:
            raise Refused("extra-argument", argument=ctx.args[0][:40])
        return super().invoke(ctx)


class Command(_Taught):
    def __init__(
        self,
        name: str,
        words: Words,
        callback: Callable[..., int],
        params: list[click.Parameter],
        *,
        about: str = "",
        long: str = "",
        more: Callable[[], HelpSection] | None = None,
        examples: Sequence[str],
    ) -> None:
        self.words, self.about, self.long, self.examples = words, about or f"cli-{name}", long, examples
        self.more = more
        super().__init__(name, callback=callback, params=params, context_settings=dict(_SETTINGS))

    def more_help(self, ctx: click.Context, width: int) -> list[str]:
        return _table(*self.more(), width) if self.more else []


class Group(_Taught, click.Group):
    """`backnine` itself, or a command with commands of its own: `prefix` begins what is said of them. A
    command's module is imported only when the command is wanted."""

    def __init__(
        self,
        words: Words,
        modules: dict[str, str],
        examples: Sequence[str],
        *,
        name: str = "backnine",
        about: tuple[str, str] = ("cli-about", "cli-first-time"),
        prefix: str = "cli-",
    ) -> None:
        self.words, self.examples, self.modules, self.prefix = words, examples, modules, prefix
        self.about, self.long = about
        click.Group.__init__(
            self,
            name,
            params=[_VERSION] if name == "backnine" else [],
            callback=_show_commands,
            invoke_without_command=True,
        )

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.modules)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in self.modules:
            return None
        module = import_module(self.modules[name])
        command: click.Command = module.command(name, self.words)
        return command

    def more_help(self, ctx: click.Context, width: int) -> list[str]:
        rows = [(name, self.words(self.prefix + name)) for name in self.modules]
        return _table(self.words("cli-commands"), rows, width)

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        return [self.words("cli-options-word"), self.words("cli-command-word"), "..."]

    def resolve_command(self, ctx: click.Context, args: list[str]) -> Any:
        unknown = args and args[0] not in self.modules and not args[0].startswith("-")
        if unknown and not ctx.resilient_parsing:
            raise Refused("no-such-command", command=args[0][:40], commands=", ".join(self.modules))
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        return click.Group.invoke(self, ctx)


def _show_help(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted and not ctx.resilient_parsing:
        click.echo(ctx.get_help())
        ctx.exit()


def _show_commands() -> None:
    """Where none was given, with the exit code of a mistake."""
    ctx = click.get_current_context()
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help(), err=True)
        ctx.exit(2)


def _show_version(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted and not ctx.resilient_parsing:
        from importlib.metadata import version  # noqa: PLC0415 - slow, and rarely wanted

        click.echo(f"backnine {version('backnine')}")
        ctx.exit()


_LANG = Option(
    ["--lang"], "cli-option-lang", meta="LANG", expose_value=False, shell_complete=one_of(*LANGUAGES)
)
_HELP = Option(
    ["-h", "--help"], "cli-option-help", is_flag=True, is_eager=True, expose_value=False, callback=_show_help
)
_VERSION = Option(
    ["--version"],
    "cli-option-version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_show_version,
)


def _games() -> str:
    return ", ".join(game.name for game in GAMES)


def _explained(words: Words, option: Option) -> str:
    about = words(option.about, games=_games())
    return words("cli-without", about=about, value=str(option.without())) if option.without else about


def _option_head(option: click.Option) -> str:
    return f"{', '.join(option.opts)} {option.metavar or ''}".strip()


def _table(title: str, rows: Sequence[tuple[str, str]], width: int) -> list[str]:
    """Names on the left, what they mean on the right, or below where the screen is narrow."""
    if not rows:
        return []
    left = max(cells(name) for name, _ in rows) + 4
    lines = ["", paint(title, "strong")]
    for name, text in rows:
        if left > width // 2:
            lines += [f"  {name}", *(f"      {line}" for line in wrap(text, width - 6))]
            continue
        first, *rest = wrap(text, width - left)
        lines += [f"  {name:<{left - 2}}{first}", *(" " * left + line for line in rest)]
    return lines


def _named(param: click.Parameter | None) -> str:
    if param is None:
        return "?"
    return param.opts[-1] if isinstance(param, click.Option) else (param.metavar or "?").rstrip("…")


def usage_problem(words: Words, error: click.UsageError) -> str:
    """Click's own complaints, in our words."""
    problem = _problem(words, error)
    command = error.ctx.command_path.partition(" ")[2] if error.ctx else ""
    return f"{problem} {words('error-try-help', command=typed(*command.split()))}"


def _is_switch(error: click.BadOptionUsage) -> bool:
    params = error.ctx.command.params if error.ctx else ()
    return any(getattr(param, "is_flag", False) and error.option_name in param.opts for param in params)


def _problem(words: Words, error: click.UsageError) -> str:
    if isinstance(error, click.NoSuchOption):
        if error.possibilities:
            return words("error-no-such-option-but", option=error.option_name, guess=error.possibilities[0])
        return words("error-no-such-option", option=error.option_name)
    if isinstance(error, click.MissingParameter):
        if isinstance(error.param, Argument) and error.param.missing:
            return words(error.param.missing, program=program())
        return words("error-missing-argument", argument=_named(error.param))
    if isinstance(error, click.BadOptionUsage):
        key = "error-takes-no-value" if _is_switch(error) else "error-needs-a-value"
        return words(key, option=error.option_name)
    if isinstance(error, click.BadParameter) and error.param and isinstance(error.param.envvar, str):
        said = os.environ.get(error.param.envvar, "")
        return words("error-bad-switch", option=error.param.envvar, value=said[:40])
    return error.format_message()
