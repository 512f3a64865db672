"""Backnine: golf card games, exact to their rules. ARCHITECTURE.md shows the way around."""

__all__ = ["__version__"]


def __getattr__(name: str) -> str:
    """`__version__` is looked up when somebody asks: it takes longer than many a command."""
    if name == "__version__":
        from importlib.metadata import version  # noqa: PLC0415

        return version("backnine")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
