"""What tests of runs share."""

from collections.abc import Iterator

import pytest

from backnine.arena import simulation


@pytest.fixture(scope="module")
def match_by_match() -> Iterator[None]:
    """Whatever is compiled: worker processes play, and what is told of a run comes match by match."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(simulation, "kernels_for", lambda plan: None)
        yield
