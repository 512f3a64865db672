# make play   the server, in your browser       make test   every check and test
# make setup  only the environment in .venv     make lint   style, types, import directions
# make check  lint, and the tests that need no browser, no server and no long run: after each change
# make bench  speed, as ratios                  make soak   long random runs
# make screens pictures of every screen, in build/screens      make pictures   those in the README and the guide, anew
# make schema what is made from the messages, games, texts, languages and docstrings: for the browser, and docs
PYTHON ?= python3
BIN := .venv/bin
ARGS ?=
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile
PYTEST := $(BIN)/pytest -n auto --dist worksteal
# Of several that set up at once one works, and the others wait for it. Python takes the lock, as not every system has
# flock(1); the shell of the recipe holds it until it ends. What was made meanwhile is not made again.
GRAB = $(PYTHON) -c 'import fcntl, sys; fcntl.flock(9, fcntl.LOCK_EX | fcntl.LOCK_NB * int(sys.argv[1]))'
ALONE = mkdir -p .venv && exec 9> $@.lock && { $(GRAB) 1 2> /dev/null || { \
	  echo "Backnine is being set up here already: waiting until that is done ..."; \
	  $(GRAB) 0 || exit 1; }; }; [ ! -e $@ ] || [ "$$(find $(or $^,$@) -newer $@)" ] || exit 0
PIN := $(BIN)/pip-compile -q --upgrade --strip-extras --no-header --no-annotate --no-emit-index-url --no-emit-find-links

.PHONY: setup play test tests check quick lint kernels bench chromium firefox webkit debian screens pictures soak format schema lock clean
.DEFAULT_GOAL := play

setup: .venv/play.done
	@echo "Ready: $(BIN)/backnine --help, or make play."

play: .venv/play.done
	@BACKNINE_STARTED_BY=make $(BIN)/backnine $(ARGS) || { code=$$?; \
	  [ $$code -ne 2 ] || echo 'Options are given like this: make play ARGS="--port 8001"' >&2; exit $$code; }

# Many tests wait for a server or a browser: meanwhile there is time for the linters.
test:
	@$(MAKE) --no-print-directory -j 4 kernels chromium firefox debian webkit
	@$(MAKE) --no-print-directory -j 2 tests lint

tests: .venv/test.done
	$(PYTEST) $(ARGS)

# Marks are given in tests/conftest.py; tests/test_targets.py shows that `make test` runs all the rest.
check:
	@$(MAKE) --no-print-directory -j 2 .venv/test.done
	@$(MAKE) --no-print-directory -j 2 lint quick

quick: .venv/test.done
	$(PYTEST) -m "not (browser or server or long)" $(ARGS)

lint: .venv/test.done
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python web/build.py lint

# Compiled once for all workers of the tests, and kept.
kernels: .venv/test.done
	$(BIN)/python -m tests.fast.compile

bench: .venv/test.done .venv/bench.done
	$(BIN)/python bench/decisions.py
	$(BIN)/python bench/verify.py
	$(BIN)/python bench/startup.py
	$(BIN)/python bench/kernel.py
	$(BIN)/python bench/kernel.py --game four-card
	$(BIN)/python bench/kernel.py --game six-card
	$(BIN)/python bench/levels.py
	$(BIN)/python bench/simulation.py
	$(BIN)/python bench/rl.py
	$(BIN)/python bench/load.py
	$(BIN)/python -m bench.browser
	$(BIN)/python bench/paper.py
	$(BIN)/python bench/plain.py
	$(BIN)/python bench/coach.py
	$(BIN)/python bench/strength.py

# The tests look at the client in the system's Chromium, and take main journeys in its Firefox and its WebKit, too;
# Debian's are installed where that is allowed, one after another.
chromium: | .venv/pip.done
	@$(BIN)/python -m tests.browser.chromium

firefox: chromium | .venv/pip.done
	@$(BIN)/python -m tests.browser.firefox

# nginx and promtool are asked whether they take what docs/deploy.md and deploy/ give them.
debian: firefox | .venv/pip.done
	@$(BIN)/python -m tests.server.debian

webkit: debian | .venv/pip.done
	@$(BIN)/python -m tests.browser.webkit

screens: .venv/test.done chromium
	BACKNINE_PICTURES=1 $(BIN)/pytest -n auto tests/browser/test_screens.py tests/browser/test_tour.py
	@echo "Every screen in every language: build/screens"

pictures: .venv/test.done chromium
	$(BIN)/python -m docs.picture
	$(BIN)/python -m docs.screens
	$(BIN)/python -m docs.illustrations

soak: .venv/test.done
	$(BIN)/pytest -o faulthandler_timeout=0 -n auto soak --ignore soak/test_attacks.py $(ARGS)
	$(BIN)/pytest -o faulthandler_timeout=0 -n 0 -rP soak/test_attacks.py $(ARGS)

# Python's files and the browser client's, as their formatters would write them.
format: .venv/test.done
	$(BIN)/ruff format .
	$(BIN)/python web/build.py format

schema: .venv/play.done
	$(BIN)/python -m backnine.server.schema docs/protocol.schema.json web/src/protocol.ts web/src/http.ts
	$(BIN)/python -m backnine.server.sheets web/src/made
	$(BIN)/python -m backnine.tui.rulebook docs/rules
	$(BIN)/python -m docs.reference docs/api

# There once pip is, too, not as soon as .venv/bin/python is. What an older Makefile has set up needs nothing.
.venv/pip.done:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Backnine needs Python 3.11 or later; $(PYTHON) is older. Add a newer one to what you typed: PYTHON=python3.12" >&2; exit 1; }
	@[ ! -e .venv/play.done ] || { touch $@; exit; }; $(ALONE); \
	  echo "Setting up, once, for a minute or a few."; \
	  echo "  1 of 4: an environment of its own, in .venv ..."; \
	  $(PYTHON) -m venv .venv || \
	  { rm -rf .venv; echo "Python's venv module is missing. On Debian or Ubuntu: apt install python3-venv" >&2; exit 1; }; \
	  touch $@

# What the pages are made of. Nothing that running the program or its tests writes: the second time is at once.
WEB := $(shell find web docs/guide src/backnine/locales -type f -not -path '*/node_modules/*' -not -path '*/__pycache__/*')

.venv/play.done: requirements.lock requirements-fast.lock requirements-paper.lock pyproject.toml hatch_build.py $(WEB) | .venv/pip.done
	@$(ALONE); \
	  echo "  2 of 4: what the table is made of ..."; \
	  $(INSTALL) --no-deps --editable . & pages=$$!; \
	  $(INSTALL) -r requirements.lock || { kill $$pages 2> /dev/null; wait $$pages; exit 1; }; \
	  echo "  3 of 4: its pages, begun meanwhile ..."; \
	  wait $$pages || exit 1; \
	  echo "  4 of 4: the compiled kernels of the strongest bot, the largest part ..."; \
	  $(INSTALL) -r requirements-fast.lock || \
	  echo "The compiled kernels could not be installed: all works, but the bot tour plays more weakly." >&2; \
	  $(INSTALL) -r requirements-paper.lock || \
	  echo "What sets pages could not be installed: all works, but nothing can be printed." >&2; \
	  touch $@

.venv/test.done: .venv/play.done .venv/tools
	@touch $@

# What only the tests need: it can be installed beside all the rest.
.venv/tools: requirements-fast.lock requirements-paper.lock requirements-dev.lock | .venv/pip.done
	@$(ALONE); \
	  grep -vxF -f requirements-fast.lock -f requirements-paper.lock requirements-dev.lock > $@.part && \
	  $(INSTALL) --no-deps -r $@.part && mv $@.part $@

# The card games of PettingZoo, which ours are measured beside.
.venv/bench.done: .venv/test.done requirements-bench.lock
	@$(ALONE); $(INSTALL) --no-deps -r requirements-bench.lock && touch $@

# Pin again, after a change of the dependencies in pyproject.toml. The files name no package host.
lock: .venv/test.done
	$(BIN)/python -m pip install --quiet pip-tools
	$(PIN) -o requirements.lock pyproject.toml
	$(PIN) --extra fast -o requirements-fast.lock pyproject.toml
	$(PIN) --extra paper -o $(BIN)/paper.lock pyproject.toml && grep -vxFf requirements.lock $(BIN)/paper.lock > requirements-paper.lock
	$(PIN) --extra scale -o $(BIN)/scale.lock pyproject.toml && grep -vxFf requirements.lock $(BIN)/scale.lock > requirements-scale.lock
	$(PIN) --extra trace -o $(BIN)/trace.lock pyproject.toml && grep -vxFf requirements.lock $(BIN)/trace.lock > requirements-trace.lock
	$(PIN) --extra fast --extra paper --extra scale --extra trace --extra cluster --extra data --extra rl --extra dev -o requirements-dev.lock pyproject.toml
	$(PIN) --extra bench -c requirements-dev.lock -o $(BIN)/bench.lock pyproject.toml && grep -vxFf requirements-dev.lock $(BIN)/bench.lock > requirements-bench.lock
	$(BIN)/python web/build.py lock

clean:
	rm -rf .venv .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis build dist src/backnine/paper/fonts
