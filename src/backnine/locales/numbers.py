"""Numbers as people write them: a decimal comma in French, a real minus sign everywhere."""

from math import isfinite

from backnine.locales import LANGUAGES, check_language

NOTHING = "–"  # where there is no number to tell


class Numbers:
    """How a language writes numbers."""

    def __init__(self, language: str) -> None:
        self.language = LANGUAGES[check_language(language)]

    def __call__(self, value: float, digits: int = 0) -> str:
        if not isfinite(value):
            return NOTHING
        written = f"{value:,.{digits}f}"
        if float(written.replace(",", "")) == 0:
            written = written.lstrip("-")  # nothing is less than nothing
        signs = str.maketrans({",": self.language.thousands, ".": self.language.point, "-": "−"})
        return written.translate(signs)

    def signed(self, value: float, digits: int = 1) -> str:
        """With a plus sign where one is due."""
        written = self(value, digits)
        return f"+{written}" if value > 0 and written != self(0, digits) and isfinite(value) else written

    def percent(self, share: float, digits: int = 0) -> str:
        written = self(100 * share, digits)
        return written if written == NOTHING else written + self.language.percent

    def percent_tick(self, share: float, digits: int) -> str:
        """A share on an axis whose ticks differ in so many decimals."""
        return self.percent(share, max(0, digits - 2))
