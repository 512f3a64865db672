"""The answers of the API beside their documentation, as in tests/server, to many more requests."""

from pathlib import Path

import pytest

from tests.server.host import EASY
from tests.server.test_api import answers_are_as_documented
from tests.server.trio import KINDS, open_house


@pytest.mark.timeout(1800)
@pytest.mark.parametrize("kind", KINDS)
def test_every_answer_is_as_documented(kind: str, tmp_path: Path) -> None:
    with open_house(kind, tmp_path / "data", *EASY) as host:
        answers_are_as_documented(host.one(), 100)
