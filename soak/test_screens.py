"""Every screen in every language at every size, each of them judged by axe in full."""

import pytest

from backnine.locales import LANGUAGES
from tests.browser import test_screens
from tests.browser.conftest import Visit, browser, devices, host, playwright, visit

__all__ = ["browser", "devices", "host", "playwright", "visit"]  # fixtures
EVERYWHERE = {(language, width): "all" for language in LANGUAGES for width in test_screens.SIZES}


@pytest.mark.parametrize("names", test_screens.in_a_row(), ids="+".join)
def test_axe_is_content_everywhere(visit: Visit, names: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(test_screens, "by_axe", lambda number: EVERYWHERE)
    monkeypatch.setattr(test_screens, "widths", lambda language, number: list(test_screens.SIZES))
    test_screens.test_screens(visit, names)
