"""How many connections there is room for, and when somebody is told that it is few."""

import logging

import pytest

from backnine.server import descriptors
from backnine.server.descriptors import KEPT_BACK, OF_A_WORKER, room_for_connections
from backnine.server.settings import ServerSettings


@pytest.mark.parametrize(
    ("wanted", "room", "told"), [(20_000, 19_864, False), (20_000, 9_000, True), (1_500, 900, True)]
)
def test_only_few_descriptors_are_told(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, wanted: int, room: int, told: bool
) -> None:
    monkeypatch.setattr(descriptors, "_raised", lambda _: room + KEPT_BACK + OF_A_WORKER)
    with caplog.at_level(logging.INFO, "backnine.server"):
        assert room_for_connections(ServerSettings(connections=wanted, workers=1)) == room
    assert ("few file descriptors" in caplog.text) == told
