# Everything runs in the project's own .venv; stamps in it make a second call instant.
VENV := .venv
BIN := $(VENV)/bin
PYTHON := $(BIN)/python
PACKAGING := resources/packaging
LOCK := $(PACKAGING)/requirements.lock
PIP_INSTALL := $(PYTHON) -m pip install --quiet --disable-pip-version-check --constraint $(LOCK)
CATALOGUES := $(wildcard translations/*.ts)
COMPILED := $(CATALOGUES:translations/%.ts=liars_qt/_data/translations/%.qm)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test lint format translations check-translations bench screenshots package wheel lock clean

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1|/p' $(MAKEFILE_LIST) | while IFS='|' read -r name what; do printf '  make %-19s %s\n' "$$name" "$$what"; done

play: $(VENV)/.play $(COMPILED) ## set everything up and start the game
	@$(PYTHON) -m liars_qt

test: $(VENV)/.test $(COMPILED) ## set everything up and run the tests (ARGS="-k words" passes options on)
	@$(PYTHON) -m pytest $(ARGS)

lint: $(VENV)/.test ## check style and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: $(VENV)/.test ## put the sources into the house's format
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

translations: $(VENV)/.test ## bring translations/*.ts in line with the sources
	@$(PYTHON) -m tests.tools.catalogue

check-translations: $(VENV)/.test $(COMPILED) ## fail on a missing, unfinished or malformed translation
	@$(PYTHON) -m pytest tests/architecture/test_translations.py $(ARGS)

bench: $(VENV)/.test $(COMPILED) ## measure start, coach, bots and frames
	@$(PYTHON) -m pytest tests/bench -m bench -s $(ARGS)

screenshots: $(VENV)/.test $(COMPILED) ## make the pictures of README.md from the real program
	@$(PYTHON) -m tests.tools.screenshots

package: $(VENV)/.package $(COMPILED) ## build a folder that starts by double-click: dist/liars-qt
	$(BIN)/pyinstaller --noconfirm --log-level WARN --distpath dist --workpath build $(PACKAGING)/liars-qt.spec

wheel: $(VENV)/.play ## build dist/*.whl
	$(PYTHON) -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .

lock: $(VENV)/.play ## pin today's versions of all dependencies
	$(PYTHON) $(PACKAGING)/lock.py > $(LOCK).new
	mv $(LOCK).new $(LOCK)

clean: ## remove everything that make made
	rm -rf $(VENV) build dist liars_qt/_data .mypy_cache .pytest_cache .ruff_cache .hypothesis

$(VENV)/.play: pyproject.toml $(LOCK) $(PACKAGING)/system_libraries.py
	@python3 $(PACKAGING)/system_libraries.py
	@test -x $(PYTHON) || python3 -m venv $(VENV)
	@echo "Installing the game's libraries into $(VENV) (once; about 140 MB to download) ..."
	@$(PIP_INSTALL) hatchling PySide6-Essentials
	@$(PIP_INSTALL) --no-build-isolation --editable .
	@touch $@

$(VENV)/.test: $(VENV)/.play
	@echo "Installing the test tools into $(VENV) (once) ..."
	@$(PIP_INSTALL) --no-build-isolation --editable '.[test]'
	@touch $@

$(VENV)/.package: $(VENV)/.play
	@$(PIP_INSTALL) --no-build-isolation --editable '.[package]'
	@touch $@

liars_qt/_data/translations/%.qm: translations/%.ts | $(VENV)/.play
	@mkdir -p $(@D)
	@$(BIN)/pyside6-lrelease -silent $< -qm $@.new && mv $@.new $@

# The minds: what self-play computed for them, and what can be measured of them again. Each takes minutes to hours.
.PHONY: equity bidders calibration strength bench-minds

equity: $(VENV)/.test ## compute the minds' table of winning chances anew
	@$(PYTHON) -m tests.tools.build_equity

bidders: $(VENV)/.test ## fit the minds' reading of bids to self-play anew
	@$(PYTHON) -m tests.tools.fit_bidders

calibration: $(VENV)/.test ## set what the minds believe against what lay under the cups
	@$(PYTHON) -m tests.bench.calibration --plot tests/bench/calibration.svg

strength: $(VENV)/.bench ## let the levels meet each other and players of other designs
	@$(PYTHON) -m tests.bench.strength

bench-minds: $(VENV)/.bench ## measure decisions and playouts, against OpenSpiel too
	@$(PYTHON) -m pytest tests/bench/test_minds.py -m bench -s $(ARGS)

$(VENV)/.bench: $(VENV)/.test
	@$(PIP_INSTALL) --no-build-isolation --editable '.[bench]'
	@touch $@
