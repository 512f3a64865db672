"""Where a user's own things are kept. platformdirs is imported late, when the first page is shown."""

from pathlib import Path


def data() -> Path:
    from platformdirs import user_data_path  # noqa: PLC0415

    return user_data_path("backnine", appauthor=False)


def matches() -> Path:
    """The records of matches nobody named a file for."""
    return data() / "matches"


def kept() -> Path:
    """The matches of the score keeper nobody named a file for."""
    return data() / "kept"


def state() -> Path:
    """What is of use on this computer only, such as keys to seats."""
    from platformdirs import user_state_path  # noqa: PLC0415

    return user_state_path("backnine", appauthor=False)
