"""docs/deploy.md and docs/scale.md, followed by a stranger: every command in them is run, from top to bottom.

Paths, users and addresses become those of a temporary folder and of real engines. What cannot run here is
checked by a function of its own, with the reason; a block that is neither run nor named here fails.
"""

import re
import shlex
import shutil
import subprocess
from collections.abc import Callable, Iterator
from getpass import getuser
from pathlib import Path
from typing import Final, NamedTuple

import pytest
import yaml

from tests.command import COMMAND, answered, backnine, environment
from tests.engines import postgres, valkey
from tests.server.host import Host, Json
from tests.server.test_deploy_files import VARIABLES

ROOT = Path(__file__).parents[2]
PAGES = ("deploy.md", "scale.md")
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"(?<!`)`((?:backnine|make|python|bench|pip|systemctl|docker)[ /][^`]+)`")
DATABASE, BUS = "postgresql://backnine@localhost/backnine", "redis://localhost"
FORGOTTEN = "mk9kfjx3py"  # the table that the page deletes
CONTAINER: Final = ("docker", "exec", "backnine")
ELSEWHERE = {
    "ini": "systemd-analyze looks at the unit (test_deploy_page.py), and the service is started by it here",
    "nginx": "nginx takes it (test_deploy_page.py)",
    "caddy": "there is no Caddy here; its two lines name the address of the server",
    "json": "the webhook hears it (test_reminders.py)",
    "yaml": "promtool takes the rules that it names (test_deploy_files.py)",
}


class Fence(NamedTuple):
    page: str
    kind: str
    text: str

    @property
    def lines(self) -> list[str]:
        return self.text.replace("\\\n", " ").splitlines()


def text(page: str) -> str:
    return (ROOT / "docs" / page).read_text("utf-8")


def fences() -> list[Fence]:
    return [Fence(page, *found) for page in PAGES for found in FENCE.findall(text(page))]


def inline() -> Iterator[str]:
    for page in PAGES:
        yield from INLINE.findall(FENCE.sub("", text(page)))


class Stranger:
    """Has a server and follows the pages."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.run_before: list[str] = []
        self.secret = folder / "etc/secret"
        self.service = Host(folder / "lib", "--workers", "1", start=False)
        (unit,) = (fence.text for fence in fences() if fence.kind == "ini")
        assert re.findall("^ExecStart=(.*)$", unit, re.MULTILINE) == ["/opt/backnine/bin/backnine serve"]
        said = dict(re.findall(r"^Environment=(\w+)=(.*)$", unit, re.MULTILINE))
        self.service.environment = {name: self.here(value) for name, value in said.items()}
        (folder / "backups").mkdir()
        (folder / "deploy").mkdir()
        self.service.start()
        self.kept = self.service.make(
            people=0, chairs=[{"who": "here", "name": "Ann Smith"}, {"who": "here", "name": "Ben"}]
        )
        self.forgotten = self.service.make()
        self.places = {
            "/opt/backnine/bin/backnine": str(COMMAND),
            DATABASE: shlex.quote(postgres().url()),
            BUS: valkey().url,
            FORGOTTEN: self.forgotten["table"],
            "chown backnine ": f"chown {getuser()} ",
            "--processes 4": "--processes 2",  # which shows the same
        }

    def here(self, line: str) -> str:
        for place, ours in {"/var/lib": "lib", "/etc": "etc"}.items():
            line = line.replace(f"{place}/backnine", str(self.folder / ours))
        line = re.sub("(?<![\\w/])/backups", str(self.folder / "backups"), line)
        for there, ours in getattr(self, "places", {}).items():
            line = line.replace(there, ours)
        return line

    def follow(self, line: str) -> None:
        self.run_before.append(line)
        words = shlex.split(self.here(line), comments=True)
        acts = [act for beginning, act in ACTS.items() if line.startswith(beginning)]
        if acts:
            acts[0](self, words)
        else:
            self.run(line, words)

    def run(self, line: str, words: list[str]) -> None:
        if set("&|>") & set(line):
            answer = subprocess.run(
                ["sh", "-ec", self.here(line)],
                cwd=self.folder,
                env=environment(),
                capture_output=True,
                text=True,
                check=False,
            )
        elif words[0] == "backnine":
            answer = backnine(*words[1:], **self.lock())
        else:
            answer = subprocess.run(words, cwd=self.folder, capture_output=True, text=True, check=False)
        assert (answer.returncode, answer.stderr) == (0, ""), line

    def lock(self) -> dict[str, str]:
        """As the page says, once there is a secret."""
        return {"BACKNINE_SECRET_FILE": str(self.secret)} if self.secret.exists() else {}

    # What is done in another way

    def systemctl(self, words: list[str]) -> None:
        assert words in (["systemctl", "stop", "backnine"], ["systemctl", "start", "backnine"])
        if words[1] == "stop":
            assert self.service.stop() == 0
        else:
            self.service.environment |= self.lock()
            self.service.start()

    def serve(self, words: list[str]) -> None:
        """Until it takes visitors; the tables that moved there are known."""
        moved = any("migrate" in line for line in self.run_before)
        server = Host(self.folder / "none", *words[2:], start=False)
        server.environment = self.lock()
        server.start()
        try:
            assert server.get("/ready").text == "ok\n"
            if moved:
                assert names(server, self.kept) == ["Golfer", "Ben"]
            assert server.stop() == 0
        finally:
            server.close()

    def migrate(self, words: list[str]) -> None:
        """As the page says, no server runs."""
        if self.service.process:
            self.service.stop()
        answer = backnine(*words[1:], **self.lock())
        assert answer.returncode == 0, answer.stderr

    # What cannot run here

    def install(self, words: list[str]) -> None:
        """From the package indexes, for a minute: as `make` has done with the same files."""
        for named in re.findall(r"-r (\S+)", " ".join(words)):
            assert (ROOT / named).is_file(), named

    def add_user(self, words: list[str]) -> None:
        """A user of this machine."""
        if shutil.which("useradd"):
            told = subprocess.run(["useradd", "--help"], capture_output=True, text=True, check=False)
            for option in re.findall(r"--[\w-]+", " ".join(words)):
                assert option in told.stdout, option

    def docker(self, words: list[str]) -> None:
        """There is no Docker here."""
        image = (ROOT / "Dockerfile").read_text()
        if words[1] == "exec":
            assert tuple(words[:3]) == CONTAINER
            assert backnine_knows(words[3:])
            assert f"VOLUME {words[-1].rpartition('/')[0]}" in image.replace('["', "").replace('"]', "")
        elif words[1] == "compose":
            wanted = set(re.findall(r"\$\{(\w+)", (ROOT / words[words.index("-f") + 1]).read_text()))
            assert wanted == set(re.findall("^(\\w+)=.", (self.folder / "deploy/.env").read_text(), re.M))
        elif words[1] == "run":
            assert {word.split("=")[0] for word in words if "=" in word} <= VARIABLES
            assert f"EXPOSE {words[words.index('-p') + 1].rpartition(':')[2]}" in image
        else:
            assert words == ["docker", "build", "-t", "backnine", "."]


ACTS: dict[str, Callable[[Stranger, list[str]], None]] = {
    "systemctl": Stranger.systemctl,
    "backnine serve": Stranger.serve,
    "backnine migrate": Stranger.migrate,
    "python3 -m venv": Stranger.install,
    "/opt/backnine/bin/pip": Stranger.install,
    "useradd": Stranger.add_user,
    "docker": Stranger.docker,
}


def backnine_knows(words: list[str]) -> bool:
    """Is there such a command, with these options?"""
    name = words[1:3] if words[1] == "admin" else words[1:2]
    told = answered(*name, "--help")
    options = [word for word in words if word.startswith("--")]
    return told.returncode == 0 and all(option in told.stdout for option in options)


def names(server: Host, made: Json) -> list[str]:
    """Of those at a table, if it is there."""
    return [server.get("/api/table", token=seat["token"]).json()["name"] for seat in made["seats"]]


def test_every_block_is_run_or_its_reason_is_here() -> None:
    assert {fence.kind for fence in fences()} == {"sh", "cron", *ELSEWHERE}
    first, *_ = ({line for fence in fences() if fence.page == page for line in fence.lines} for page in PAGES)
    assert {line for fence in fences() if fence.kind == "sh" for line in fence.lines} <= first, "run once"
    (rules,) = (yaml.safe_load(fence.text) for fence in fences() if fence.kind == "yaml")
    assert (ROOT / "deploy" / rules["rule_files"][0]).is_file()
    (caddy,) = (fence.text for fence in fences() if fence.kind == "caddy")
    assert rules["scrape_configs"][0]["static_configs"][0]["targets"][0] in caddy


def test_a_stranger_follows_the_pages(tmp_path: Path) -> None:
    stranger = Stranger(tmp_path)
    try:
        for fence in fences():
            if fence.kind == "cron":
                *when, user, command = fence.text.strip().split(" ", 6)
                assert (len(when), user) == (5, "backnine")
                stranger.follow(command.replace("\\%", "%"))
            elif fence.kind == "sh" and fence.page == PAGES[0]:
                for line in fence.lines:
                    stranger.follow(line)
    finally:
        stranger.service.close()
    assert len(list((tmp_path / "backups").glob("tables-2*.db"))) == 1  # of this night
    assert (tmp_path / "lib/tables.db.before-1").exists()
    with Host(tmp_path / "lib-again", start=False) as again:
        again.environment = stranger.lock()
        again.start()
        assert again.get("/api/table", token=stranger.forgotten["watch"]).status_code == 401
        assert names(again, stranger.kept) == ["Golfer", "Ben"]


@pytest.mark.parametrize("said", sorted(set(inline())))
def test_every_command_in_a_sentence_is_known(said: str) -> None:
    words = shlex.split(said)
    options = [word for word in words if word.startswith("--")]
    if words[0] == "backnine":
        assert backnine_knows(words)
    elif words[0] == "make":
        assert f"\n{words[1]}:" in (ROOT / "Makefile").read_text()
    elif words[0] == "systemctl":
        assert words[1] in ("enable", "restart", "stop")
    elif words[0] == "pip":
        extra = re.search(r"\[(\w+)\]", words[2])
        assert extra
        assert f"\n{extra[1]} = [" in (ROOT / "pyproject.toml").read_text()
    else:
        program = next(word for word in words if word.endswith(".py"))
        source = (ROOT / program).read_text()
        assert all(f'"{option}"' in source for option in options)
