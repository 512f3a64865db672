"""Packages that only some wishes need: asked for when one comes up."""

from importlib.util import find_spec

from backnine.refused import Refused


def check_installed(extra: str, *packages: str) -> None:
    """Refuse, and say what to install, unless these packages of an extra are there."""
    for package in packages:
        if find_spec(package) is None:
            raise Refused("extra-missing", package=package, extra=extra)
