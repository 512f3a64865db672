"""`backnine admin --help`, and that of each of its commands."""

import os
from unittest.mock import patch

import click
import pytest

from backnine.cli.admin import COMMANDS, command
from backnine.locales import LANGUAGES, Words
from backnine.tui.text import cells
from tests.command import answered, backnine


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", COMMANDS)
def test_help_teaches_in_every_language_within_80_columns(name: str, language: str) -> None:
    answer = answered("admin", name, "--help", "--lang", language)
    assert answer.returncode == 0
    assert f"backnine admin {name}" in answer.stdout
    assert max(map(cells, answer.stdout.splitlines())) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", COMMANDS)
def test_in_40_columns_only_a_command_to_be_copied_is_longer(name: str, language: str) -> None:
    with patch.dict(os.environ, COLUMNS="40"):
        told = command("admin", Words(language)).get_command(click.Context(click.Command("")), name)
        assert isinstance(told, click.Command)
        lines = told.get_help(click.Context(told, info_name=f"backnine admin {name}")).splitlines()
    assert all(cells(line) < 40 for line in lines if not line.startswith("  backnine"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_command_its_help_is_laid_out(language: str) -> None:
    told = answered("admin", "--lang", language) if language != "en" else answered("admin")
    assert (told.returncode, told.stdout) == (2, "")
    assert told.stderr == answered("admin", "--help", "--lang", language).stdout


def test_an_unknown_command_names_the_known_ones() -> None:
    told = answered("admin", "golf")
    assert told.returncode == 2
    assert "tables, visitors" in told.stderr


def test_no_password_is_told_as_that() -> None:
    told = backnine("admin", "door", "make", "password", stdin="")
    assert told.returncode == 2
    assert "No password was given" in told.stderr


def test_a_table_must_be_named() -> None:
    assert answered("admin", "close").returncode == 2
