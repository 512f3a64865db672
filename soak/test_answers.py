"""The answers of the API beside their documentation, as in tests/server, to many more requests."""

from pathlib import Path

import pytest

from tests.server.host import EASY, Host
from tests.server.test_api import answers_are_as_documented


@pytest.mark.timeout(1800)
def test_every_answer_is_as_documented(tmp_path: Path) -> None:
    with Host(tmp_path / "data", *EASY) as host:
        answers_are_as_documented(host, 100)
