"""docs/deploy.md names every option, environment variable and metric; and each variable does what it says."""

import re
import shutil
import subprocess
from pathlib import Path

import click
import pytest

from backnine.cli.serve import command
from backnine.locales import Words
from backnine.server.metrics import Metrics
from backnine.server.settings import ServerSettings
from backnine.store.calendar import DAY
from backnine.store.pruning import LATER, MUCH_LATER, SOON, UNUSUAL
from tests.server import debian

PAGE = (Path(__file__).parent.parent.parent / "docs/deploy.md").read_text("utf-8")
OPTIONS = [
    option
    for option in command("serve", Words("en")).params
    if isinstance(option, click.Option) and option.envvar
]
SAID = {
    "lan": ("1", True),
    "open": ("1", True),
    "trace": ("1", True),
    "admin_page": ("1", True),
    "push": ("mailto:me@example.org", "mailto:me@example.org"),
    "push_near": ("1", True),
    "reminder_webhook": ("https://a.example/hook", "https://a.example/hook"),
    "host": ("::", "::"),
    "data": ("/data", Path("/data")),
    "database": ("postgresql://host/golf", "postgresql://host/golf"),
    "bus": ("redis://host", "redis://host"),
    "log_format": ("json", "json"),
    "origin": ("https://a.example https://b.example", ("https://a.example", "https://b.example")),
    "embed": ("https://a.example https://b.example", ("https://a.example", "https://b.example")),
    "name": ("a.example b.example", ("a.example", "b.example")),
    "proxy": ("10.0.0.1", "10.0.0.1"),
}


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_every_option_can_be_said_in_the_environment(
    option: click.Option, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert option.name is not None
    text, value = SAID.get(option.name, ("7", 7))
    monkeypatch.setenv(str(option.envvar), text)
    serve = command("serve", Words("en"))
    context = serve.make_context("serve", [])
    assert context.params[option.name] == value
    row = rf"^\| `{option.opts[0]}[ A-Z]*` \| `{option.envvar}` \| (.*?) \|"
    said = re.search(row, PAGE, flags=re.MULTILINE)
    assert said, option.opts
    if isinstance(option.default, int) and not option.is_flag:
        assert said[1] == str(option.default)


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="no systemd here")
def test_the_unit_is_hardened(tmp_path: Path) -> None:
    unit = re.search(r"```ini\n(\[Unit\].*?)```", PAGE, flags=re.DOTALL)
    assert unit
    (tmp_path / "backnine.service").write_text(unit[1])
    command = ["systemd-analyze", "security", "--offline=true", str(tmp_path / "backnine.service")]
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    score = re.search(r"Overall exposure level for backnine.service: ([0-9.]+)", told.stdout)
    assert score, told.stderr
    assert float(score[1]) <= 3.0


@pytest.mark.skipif(not debian.find("nginx"), reason=debian.missing("nginx"))
def test_nginx_takes_the_sample(tmp_path: Path) -> None:
    sample = re.search(r"```nginx\n(.*?)```", PAGE, flags=re.DOTALL)
    assert sample
    names = dict(re.findall(r"^ +(ssl_certificate(?:_key)?) +([^;]+);", sample[1], flags=re.MULTILINE))
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    wish = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=golf.example.org"]
    subprocess.run([*wish, "-keyout", str(key), "-out", str(certificate)], check=True, capture_output=True)
    text = sample[1].replace(names["ssl_certificate_key"], str(key))
    text = text.replace(names["ssl_certificate"], str(certificate))
    # It also tries to listen, where a server of this machine may do so already, and to make its folders.
    text, listening = re.subn(r"^( +listen )(\d+)", rf"\1unix:{tmp_path}/\2", text, flags=re.MULTILINE)
    assert listening == 2
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    folders = "".join(f"{kind}_temp_path {tmp_path}/{kind};" for kind in kinds)
    whole = tmp_path / "nginx.conf"
    whole.write_text(f"pid {tmp_path}/pid;\nevents {{}}\nhttp {{ access_log off; {folders}\n{text}\n}}\n")
    asked = [str(debian.find("nginx")), "-t", "-q", "-p", str(tmp_path), "-c", str(whole), "-e", "stderr"]
    told = subprocess.run(asked, capture_output=True, text=True, check=False)
    assert (told.returncode, told.stderr) == (0, "")


def test_every_metric_is_explained() -> None:
    names = [metric.name for metric in Metrics().registry.collect()]
    assert "backnine_connections" in names
    for name in names:
        assert re.search(rf"^\| `{name}(_total)?(\{{(why|lane)\}})?` \|", PAGE, flags=re.MULTILINE), name


def test_the_policy_is_that_of_the_server() -> None:
    settings = ServerSettings()
    assert settings.keep_open_days == 7
    assert settings.keep_unplayed_days == 1
    assert "for seven days where none was begun" in PAGE.replace("\n", " ")
    assert "a day where a match was begun and no person has made a move" in PAGE.replace("\n", " ")
    assert (SOON, LATER, MUCH_LATER, UNUSUAL) == (DAY, 7 * DAY, 30 * DAY, 20)
    assert f"in all there are {settings.connections:,} connections" in PAGE
