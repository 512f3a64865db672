"""The files in deploy/ and the Dockerfile: every metric, option and file that they name is there."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import click
import pytest
import yaml

from backnine.cli.serve import command
from backnine.locales import Words
from backnine.server.metrics import Metrics
from tests.server import debian

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
METRIC = re.compile(r"backnine_[a-z_]+")
SERVE = [each for each in command("serve", Words("en")).params if isinstance(each, click.Option)]
VARIABLES = {str(option.envvar) for option in SERVE if option.envvar}


def names() -> set[str]:
    """As Prometheus reads them."""
    samples = (sample for metric in Metrics().registry.collect() for sample in metric.samples)
    plain = {sample.name for sample in samples}
    counters = {f"{metric.name}_total" for metric in Metrics().registry.collect() if metric.type == "counter"}
    spans = [metric.name for metric in Metrics().registry.collect() if metric.type == "histogram"]
    return plain | counters | {f"{name}_{part}" for name in spans for part in ("bucket", "sum", "count")}


def rules() -> list[dict[str, Any]]:
    found = yaml.safe_load((DEPLOY / "alerts.yaml").read_text())
    return [rule for group in found["groups"] for rule in group["rules"]]


def expressions() -> list[str]:
    board = json.loads((DEPLOY / "grafana.json").read_text())
    return [target["expr"] for panel in board["panels"] for target in panel["targets"]] + [
        rule["expr"] for rule in rules()
    ]


@pytest.mark.parametrize("expression", expressions())
def test_every_metric_that_is_watched_is_counted(expression: str) -> None:
    assert set(METRIC.findall(expression)) <= names()
    assert expression.count("(") == expression.count(")")


def test_what_alerts_wait_for_is_counted_from_the_start() -> None:
    """Else the first would be no increase."""
    metrics = Metrics().text().decode()
    for rule in rules():
        for name, label, values in re.findall(r'(backnine_\w+)\{(\w+)=~?"([^"]+)"\}', rule["expr"]):
            for value in values.split("|"):
                assert f'{name}{{{label}="{value}"}} 0.0' in metrics


def test_every_alert_says_what_is_wrong() -> None:
    assert len({rule["alert"] for rule in rules()}) == len(rules()) > 5
    for rule in rules():
        assert rule["annotations"]["summary"]
        assert rule["labels"]["severity"] in ("page", "ticket")


@pytest.mark.skipif(not debian.find("promtool"), reason=debian.missing("promtool"))
def test_prometheus_takes_the_rules() -> None:
    told = subprocess.run(
        [str(debian.find("promtool")), "check", "rules", DEPLOY / "alerts.yaml"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stderr


def test_panels_do_not_cover_each_other() -> None:
    panels = json.loads((DEPLOY / "grafana.json").read_text())["panels"]
    places = [
        (x, y)
        for panel in panels
        for x in range(panel["gridPos"]["x"], panel["gridPos"]["x"] + panel["gridPos"]["w"])
        for y in range(panel["gridPos"]["y"], panel["gridPos"]["y"] + panel["gridPos"]["h"])
    ]
    assert len(set(places)) == len(places)
    assert len({panel["id"] for panel in panels}) == len(panels)


def test_the_services_know_each_other_and_the_options() -> None:
    made = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    services = made["services"]
    ours = services["backnine"]
    assert set(ours["environment"]) <= VARIABLES
    assert set(ours["depends_on"]) == {"database", "bus"}
    assert all("healthcheck" in services[each] for each in ours["depends_on"])
    assert "@database/backnine" in ours["environment"]["BACKNINE_DATABASE"]
    assert ours["environment"]["BACKNINE_BUS"] == "redis://bus"
    assert (DEPLOY / ours["build"] / "Dockerfile").is_file()
    assert ours["ports"] == ["127.0.0.1:8009:8009"]  # a proxy stands in front
    for service in ("database", "bus"):
        assert "ports" not in services[service]  # nobody outside reaches them
        assert services[service]["networks"] == ["inside"]
    assert made["networks"]["inside"] == {"internal": True}
    volumes = [volume.split(":")[0] for each in services.values() for volume in each.get("volumes", ())]
    assert set(volumes) == set(made["volumes"])


def test_the_image_has_all_that_it_is_started_with() -> None:
    said = (ROOT / "Dockerfile").read_text()
    assert set(re.findall(r"BACKNINE_[A-Z_]+", said)) <= VARIABLES
    for extra in ("fast", "paper", "scale", "trace"):
        lock = f"requirements-{extra}.lock"
        assert lock in said
        assert (ROOT / lock).is_file()
    taken = (ROOT / ".dockerignore").read_text().splitlines()
    for copied in re.findall(r"^COPY ([^-].*) \S+$", said, flags=re.MULTILINE):
        for source in copied.split():
            assert f"!{source}" in taken, source


@pytest.mark.skipif(
    not Path(sys.executable).with_name("hadolint").exists(), reason="no hadolint for this kind of machine"
)
def test_the_image_is_made_as_it_should_be() -> None:
    told = subprocess.run(
        [Path(sys.executable).with_name("hadolint"), ROOT / "Dockerfile"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (told.returncode, told.stdout) == (0, "")
