"""`backnine serve`, and `backnine` alone: the server, its address, and a QR code for phones."""

import os
import shlex
import socket
import sys
import webbrowser
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from backnine.cli.parsing import Command, Option, Whole, one_of
from backnine.cli.reminding import SECRET, reminder_options, reminding
from backnine.locales import Words
from backnine.refused import Refused

if TYPE_CHECKING:
    from backnine.server.settings import ServerSettings

EXAMPLES = (
    "backnine",
    "backnine serve --lan",
    "backnine serve --host 0.0.0.0 --port 8080 --log-format json",
    'backnine serve --bot "mybot=cmd:./mybot --flag"',
)
FORMATS = ("text", "json")
PORT = 8009
KEEP_DAYS = 90
LEAST_SECRET = 16  # characters
LEAST_TOKEN = 22  # likewise: 128 bits
THIS_DEVICE = "127.0.0.1"
ADMIN_TOKEN = "BACKNINE_ADMIN_TOKEN"  # noqa: S105 - the name of a variable


def data_option() -> Option:
    return Option(
        ["--data"],
        "cli-serve-data",
        meta="FOLDER",
        without=lambda: data_folder(None),
        type=click.Path(path_type=Path),
        envvar="BACKNINE_DATA",
    )


def database_option() -> Option:
    return Option(["--database"], "cli-serve-database", meta="URL", envvar="BACKNINE_DATABASE")


def command(name: str, words: Words) -> Command:
    params: list[click.Parameter] = [
        Option(["--lan"], "cli-serve-lan", is_flag=True, envvar="BACKNINE_LAN"),
        Option(
            ["--host"], "cli-serve-host", meta="ADDRESS", without=lambda: THIS_DEVICE, envvar="BACKNINE_HOST"
        ),
        _number("--port", "cli-serve-port", PORT, 0, 65535),
        data_option(),
        database_option(),
        Option(["--bus"], "cli-serve-bus", meta="URL", envvar="BACKNINE_BUS"),
        _number("--processes", "cli-serve-processes", 1, 1, 256),
        Option(
            ["--log-format"],
            "cli-serve-log-format",
            meta="FORMAT",
            without=lambda: FORMATS[0],
            default=FORMATS[0],
            envvar="BACKNINE_LOG_FORMAT",
            shell_complete=one_of(*FORMATS),
        ),
        Option(["--trace"], "cli-serve-trace", is_flag=True, envvar="BACKNINE_TRACE"),
        *reminder_options(),
        Option(["--open"], "cli-serve-open", is_flag=True, envvar="BACKNINE_OPEN"),
        Option(["--origin"], "cli-serve-origin", meta="URL", multiple=True, envvar="BACKNINE_ORIGIN"),
        Option(["--embed"], "cli-serve-embed", meta="URL", multiple=True, envvar="BACKNINE_EMBED"),
        Option(["--name"], "cli-serve-name", meta="HOST", multiple=True, envvar="BACKNINE_NAME"),
        Option(["--proxy"], "cli-serve-proxy", meta="ADDRESS", envvar="BACKNINE_PROXY"),
        _number("--proxies", "cli-serve-proxies", 1, 1, 20),
        _number("--per-address", "cli-serve-per-address", 100, 1, 100_000),
        _number("--rate", "cli-serve-rate", 120, 1, 1_000_000),
        _number("--megabytes", "cli-serve-megabytes", 64, 1, 1_000_000),
        _number("--keep-days", "cli-serve-keep-days", KEEP_DAYS, 0, 36_500),
        Option(["--admin-page"], "cli-serve-admin-page", is_flag=True, envvar="BACKNINE_ADMIN_PAGE"),
        Option(["--bot", "bots"], "cli-serve-bot", meta="NAME=BOT", multiple=True),
        Option(["--transcript"], "cli-serve-transcript", meta="FILE", type=click.Path(path_type=Path)),
        _number("--workers", "cli-serve-workers", None, 1, 256, without=_other_cores),
    ]

    def serve(**said: Any) -> int:
        return _serve(words, **said)

    return Command(name, words, serve, params, long="cli-serve-long", examples=EXAMPLES)


def _number(
    name: str,
    about: str,
    default: int | None,
    least: int,
    most: int,
    *,
    without: Callable[[], object] | None = None,
) -> Option:
    """A number, which can be said in the environment too."""
    env = f"BACKNINE_{name[2:].replace('-', '_').upper()}"
    without = without or (lambda: default)
    return Option(
        [name], about, meta="N", without=without, type=Whole(least, most), default=default, envvar=env
    )


def _other_cores() -> int:
    from backnine.server.settings import other_cores  # noqa: PLC0415 - only to tell

    return other_cores()


def data_folder(said: Path | None) -> Path:
    """Where tables are kept, unless somebody says otherwise."""
    if said:
        return said
    from platformdirs import user_data_path  # noqa: PLC0415 - only when nobody named a folder

    return user_data_path("backnine", appauthor=False)


def _serve(
    words: Words,
    *,
    lan: bool,
    host: str | None,
    port: int,
    data: Path | None,
    database: str | None,
    bus: str | None,
    processes: int,
    log_format: str,
    trace: bool,
    push: str | None,
    push_near: bool,
    reminder_webhook: str | None,
    open: bool,  # noqa: A002 - the option's name
    origin: tuple[str, ...],
    embed: tuple[str, ...],
    name: tuple[str, ...],
    proxy: str | None,
    proxies: int,
    per_address: int,
    rate: int,
    megabytes: int,
    keep_days: int,
    admin_page: bool,
    workers: int | None,
    bots: tuple[str, ...],
    transcript: Path | None,
) -> int:
    if lan and host:
        raise Refused("not-together", first="--lan", second="--host")
    if log_format not in FORMATS:
        raise Refused("bad-choice", value=log_format[:40], option="--log-format", choices=", ".join(FORMATS))
    from backnine.server.embedding import check_addresses  # noqa: PLC0415 - other commands need no server
    from backnine.server.lock import Lock  # noqa: PLC0415
    from backnine.server.names import check_names  # noqa: PLC0415
    from backnine.server.programs import read_bots  # noqa: PLC0415
    from backnine.server.reach import lan_address  # noqa: PLC0415
    from backnine.server.run import listen, serve  # noqa: PLC0415
    from backnine.server.settings import ServerSettings  # noqa: PLC0415
    from backnine.server.supervising import (  # noqa: PLC0415
        Supervisor,
        inherited_door,
        inherited_life,
        tell_ready,
    )
    from backnine.server.tracing import check_tracing  # noqa: PLC0415

    check_names(name)
    check_addresses(embed)
    _check_cluster(database, bus, processes)
    if trace:
        check_tracing()
    reminders = reminding(push, push_near, reminder_webhook, secret_of_environment(SECRET))
    settings = ServerSettings(
        secret=secret_of_environment(),
        host=host or ("0.0.0.0" if lan else THIS_DEVICE),  # noqa: S104 - asked for
        port=port,
        lan=lan,
        lan_command=None if lan or host or proxy else _for_lan(port, data, keep_days),
        data=data_folder(data),
        url=checked_database(database),
        bus=bus,
        log_format=log_format,
        trace=trace,
        push=reminders.push,
        push_near=reminders.near,
        webhook=reminders.webhook,
        webhook_secret=reminders.secret,
        origins=origin,
        embedding=embed,
        names=name,
        proxy=proxy,
        proxies=proxies,
        per_address=per_address,
        requests_per_minute=rate,
        megabytes_per_day=megabytes,
        keep_days=keep_days,
        admin_page=admin_page,
        admin_token=_admin_token(admin_page=admin_page),
        workers=workers,
        bots=read_bots(bots),
        transcript=_begun(transcript, bots),
    )
    one_of_several = inherited_door()
    with (
        Lock(settings.data) if not settings.url else nullcontext() as lock,
        one_of_several or listen(settings) as door,
    ):
        port = door.getsockname()[1]
        address = f"http://{_shown(settings.host)}:{port}/"
        if lock:
            lock.tell(address)

        def started() -> None:
            if one_of_several:
                tell_ready()
                return
            click.echo(words("server-running", address=address))
            if lan:
                _invite(words, f"http://{lan_address() or socket.gethostname()}:{port}/")
            click.echo(words("server-stop"))
            if open and _has_screen():
                webbrowser.open(address)

        if processes > 1 and not one_of_several:
            interrupted = Supervisor(processes, sys.argv[1:], _for_children(settings)).run(door, started)
        else:
            interrupted = serve(settings, door, started, inherited_life())
    if sys.stdout.isatty():
        click.echo(words("server-stopped"))
    return 130 if interrupted else 0


def _begun(transcript: Path | None, bots: tuple[str, ...]) -> Path | None:
    """A transcript goes on where one is already: a server may be started again. It tells what bots know."""
    if transcript and not bots:
        raise Refused("needs-option", option="--transcript", other="--bot")
    if transcript:
        from backnine.tui.files import PRIVATE, unwritable  # noqa: PLC0415 - few ask for it

        try:
            os.close(os.open(transcript, os.O_WRONLY | os.O_CREAT | os.O_APPEND, PRIVATE))
        except OSError as error:
            raise unwritable(transcript, error) from None
    return transcript


def _for_lan(port: int, data: Path | None, keep_days: int) -> str:
    """What to type instead, so that the devices around reach it, too: with the same tables, kept as long."""
    options = ["--lan", *(["--port", str(port)] if port not in (0, PORT) else [])]
    options += ["--data", str(data)] if data and str(data) != os.environ.get("BACKNINE_DATA") else []
    options += ["--keep-days", str(keep_days)] if keep_days != KEEP_DAYS else []
    if os.environ.get("BACKNINE_STARTED_BY") == "make":  # see the Makefile
        return _with_make(shlex.join(options))
    from backnine.tui.command import typed  # noqa: PLC0415 - other commands need no server

    return typed(*options)


def _with_make(options: str) -> str:
    """As the README writes it, where nothing in it means something to the shell or to make."""
    if "'" not in options:
        return f'make play ARGS="{options}"'
    return shlex.join(["make", "play", "ARGS=" + options.replace("$", "$$")])


def _check_cluster(database: str | None, bus: str | None, processes: int) -> None:
    if bus and not database:
        raise Refused("needs-option", option="--bus", other="--database")
    if processes > 1 and not bus:
        raise Refused("needs-option", option="--processes", other="--bus")


def _for_children(settings: "ServerSettings") -> dict[str, str]:
    """What was taken out of the environment, for the processes that need it."""
    told = {
        "BACKNINE_DATABASE": settings.url,
        "BACKNINE_SECRET": settings.secret,
        ADMIN_TOKEN: settings.admin_token,
        SECRET: settings.webhook_secret,
    }
    workers = settings.workers or max(1, (os.cpu_count() or 1) // 2)
    return {**os.environ, **{name: said for name, said in told.items() if said}} | {
        "BACKNINE_WORKERS": str(workers)
    }


def checked_database(said: str | None) -> str | None:
    """Its address may hold a password, and others see the command line: it is better told by the
    environment, out of which it is taken, so that no process we start has it."""
    os.environ.pop("BACKNINE_DATABASE", None)
    if not said:
        return None
    from backnine.store.opening import is_postgres  # noqa: PLC0415 - other commands need no store

    if not is_postgres(said):
        raise Refused("bad-choice", value=said[:40], option="--database", choices="postgresql://…")
    return said


def _admin_token(*, admin_page: bool) -> str | None:
    """Without one `backnine admin page` makes it."""
    token = secret_of_environment(ADMIN_TOKEN, LEAST_TOKEN)
    if token and not admin_page:
        raise Refused("needs-option", option=ADMIN_TOKEN, other="--admin-page")
    return token


def secret_of_environment(name: str = "BACKNINE_SECRET", least: int = LEAST_SECRET) -> str | None:
    """What locks the seeds on disk, or another secret: from the environment or a file, as others see the
    command line. It is taken out of the environment, so that no process we start has it."""
    said, file = os.environ.pop(name, ""), os.environ.pop(f"{name}_FILE", "")
    if file and said:
        raise Refused("not-together", first=name, second=f"{name}_FILE")
    if file:
        try:
            said = Path(file).read_text("utf-8").strip()
        except (OSError, UnicodeError) as error:
            raise Refused("unreadable-file", file=file, reason=str(error)) from None
    if (said or file) and len(said) < least:
        raise Refused("short-secret", least=least)
    return said or None


def _has_screen() -> bool:
    """Where there is none, Python would start a browser of text in this very terminal."""
    return sys.platform in ("darwin", "win32") or any(
        os.environ.get(key) for key in ("DISPLAY", "WAYLAND_DISPLAY")
    )


def _shown(host: str) -> str:
    """An address one can visit: a server that listens everywhere is here, too. A browser keeps its tables by
    the address, so it is the same one with and without `--lan`."""
    if host in ("0.0.0.0", "::"):  # noqa: S104
        return THIS_DEVICE
    return f"[{host}]" if ":" in host else host


def _invite(words: Words, address: str) -> None:
    import segno  # noqa: PLC0415 - only when asked for

    click.echo(words("server-lan", address=address))
    segno.make(address, error="m").terminal(compact=True, border=2)
