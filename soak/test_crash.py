"""The server is killed two hundred times: `make soak`, or as often as `BACKNINE_SOAK_KILLS` says."""

import os
from pathlib import Path

import pytest

from tests.server.test_crash import kill_again_and_again

KILLS = int(os.environ.get("BACKNINE_SOAK_KILLS", "200"))
PARTS = 4


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.anyio
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("part", range(PARTS))
async def test_nothing_is_lost(tmp_path: Path, part: int) -> None:
    await kill_again_and_again(tmp_path, -(-KILLS // PARTS), f"soak {part}")
