from collections.abc import Iterator

import pytest

from tests.server.host import Host


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """One server for all tests of a file that do it no harm."""
    with Host(tmp_path_factory.mktemp("host") / "data") as running:
        yield running
