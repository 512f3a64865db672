"""Numbers as people of a language write them."""

from datetime import datetime
from math import inf, nan

import pytest
from babel.dates import format_date
from babel.numbers import format_decimal, format_percent

from backnine.locales import LANGUAGES, Words
from backnine.locales.numbers import Numbers


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("value", [0, 7, 1541, 15412.5, -3.25, 1234567])
def test_as_the_languages_own_tables_say(language: str, value: float) -> None:
    usual = format_decimal(value, format="#,##0.00", locale=language).replace("-", "−")
    assert Numbers(language)(value, 2) == usual


@pytest.mark.parametrize("language", LANGUAGES)
def test_shares(language: str) -> None:
    assert Numbers(language).percent(0.57) == format_percent(0.57, locale=language)
    assert Numbers(language).percent_tick(0.125, 3) == format_percent(
        0.125, format=None, locale=language
    ).replace("12", Numbers(language)(12.5, 1)).replace("13", Numbers(language)(12.5, 1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_dates(language: str) -> None:
    """English is read on both sides of an ocean, so its month is a word."""
    at = datetime(2026, 11, 3, 14, 5)
    pattern = {"en": "dd MMM yyyy", "ja": "yyyy/MM/dd"}.get(language, "dd/MM/yyyy")
    usual = format_date(at, pattern, locale=language)
    assert Words(language).moment(at.timestamp()) == f"{usual} 14:05"


def test_signs_and_what_is_no_number() -> None:
    number = Numbers("en")
    assert number.signed(0.25, 2) == "+0.25"
    assert number.signed(-0.25, 2) == "−0.25"
    assert number.signed(0.001, 1) == "0.0"
    assert number(-0.001, 1) == "0.0"
    assert {number(inf), number.signed(nan), number.percent(-inf)} == {"–"}
