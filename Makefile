# make play   the server, in your browser       make test   every check and test
# make setup  only the environment in .venv     make lint   style, types, import directions
# make bench  speed, as ratios                  make soak   long random runs
# make screens pictures of every screen, in build/screens
# make schema the protocol, rule sheets and lessons for the browser, after a change of theirs
PYTHON ?= python3
BIN := .venv/bin
ARGS ?=
PIN := $(BIN)/pip-compile -q --upgrade --strip-extras --no-header --no-annotate --no-emit-index-url --no-emit-find-links

.PHONY: setup play test lint bench chromium screens soak format schema lock clean
.DEFAULT_GOAL := play

setup: .venv/play.done
	@echo "Ready: $(BIN)/backnine --help, or make play."

play: .venv/play.done
	@$(BIN)/backnine $(ARGS)

test: lint chromium
	$(BIN)/pytest -n auto --dist worksteal $(ARGS)

lint: .venv/test.done
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python web/build.py lint

bench: .venv/test.done
	$(BIN)/python bench/decisions.py
	$(BIN)/python bench/verify.py
	$(BIN)/python bench/startup.py
	$(BIN)/python bench/kernel.py
	$(BIN)/python bench/kernel.py --game four-card
	$(BIN)/python bench/load.py
	$(BIN)/python -m bench.browser
	$(BIN)/python bench/strength.py

# The tests look at the client in the system's Chromium; Debian's is installed where that is allowed.
chromium: .venv/test.done
	@$(BIN)/python -m tests.browser.chromium

screens: .venv/test.done chromium
	BACKNINE_PICTURES=1 $(BIN)/pytest -n auto tests/browser/test_screens.py
	@echo "Every screen in every language: build/screens"

soak: .venv/test.done
	$(BIN)/pytest -n auto soak --ignore soak/test_attacks.py $(ARGS)
	$(BIN)/pytest -n 0 -rP soak/test_attacks.py $(ARGS)

# Python's files and the browser client's, as their formatters would write them.
format: .venv/test.done
	$(BIN)/ruff format .
	$(BIN)/python web/build.py format

schema: .venv/play.done
	$(BIN)/python -m backnine.server.schema docs/protocol.schema.json web/src/protocol.ts web/src/http.ts
	$(BIN)/python -m backnine.server.sheets web/src/made

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Backnine needs Python 3.11 or later; $(PYTHON) is older. Try: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 1; }
	@$(PYTHON) -m venv .venv || \
	  { rm -rf .venv; echo "Python's venv module is missing. On Debian or Ubuntu: apt install python3-venv" >&2; exit 1; }

# What the pages are made of. Nothing that running the program or its tests writes: the second time is at once.
WEB := $(shell find web src/backnine/locales -type f -not -path '*/node_modules/*' -not -path '*/__pycache__/*')

.venv/play.done: .venv/bin/python requirements.lock requirements-fast.lock pyproject.toml hatch_build.py $(WEB)
	@echo "Setting up, once, for a minute or a few: what the table is made of (1 of 3) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.lock
	@echo "The table and its pages (2 of 3) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --editable .
	@echo "The compiled kernels of the strongest bot, the largest part (3 of 3) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-fast.lock || \
	  echo "The compiled kernels could not be installed: all works, but the bot tour plays more weakly." >&2
	@touch $@

.venv/test.done: .venv/play.done requirements-dev.lock
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.lock
	@touch $@

# Pin again, after a change of the dependencies in pyproject.toml. The files name no package host.
lock: .venv/test.done
	$(BIN)/python -m pip install --quiet pip-tools
	$(PIN) -o requirements.lock pyproject.toml
	$(PIN) --extra fast -o requirements-fast.lock pyproject.toml
	$(PIN) --extra fast --extra dev -o requirements-dev.lock pyproject.toml
	$(BIN)/python web/build.py lock

clean:
	rm -rf .venv .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis build dist
