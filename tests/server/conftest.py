from collections.abc import Iterator

import pytest

from tests.server.host import Host
from tests.server.trio import KINDS, open_house


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """One server for all tests of a file that do it no harm."""
    with Host(tmp_path_factory.mktemp("host") / "data") as running:
        yield running


@pytest.fixture(scope="module", params=KINDS)
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """The same for tests that hold for several processes, too."""
    with open_house(request.param, tmp_path_factory.mktemp("house") / "data") as running:
        yield running
        assert "Traceback" not in running.logged()
