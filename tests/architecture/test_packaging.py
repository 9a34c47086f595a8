"""A wheel carries all that a player needs, and every place that names the program names the same one."""

import configparser
import os
import re
import subprocess
import sys
import tomllib
import zipfile
from itertools import chain
from pathlib import Path
from xml.etree import ElementTree

import pytest

import liars_qt
from liars_qt import app, paths
from tests.architecture.storeys import ROOT

PACKAGING = ROOT / "resources" / "packaging"
WORKSHOP = frozenset({PACKAGING, ROOT / "resources" / "protocol"})
DESKTOP = PACKAGING / f"{liars_qt.APP_ID}.desktop"
METAINFO = PACKAGING / f"{liars_qt.APP_ID}.metainfo.xml"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel built from this tree."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


@pytest.fixture(scope="module")
def wheel(built: Path) -> set[str]:
    """The names of all files of the wheel."""
    with zipfile.ZipFile(built) as archive:
        return set(archive.namelist())


@pytest.fixture(scope="module")
def installed(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel in a place where nothing else of the program is."""
    folder = tmp_path_factory.mktemp("site")
    with zipfile.ZipFile(built) as archive:
        archive.extractall(folder)
    return folder


# The program as app.py starts it; it tells what it is made of and what it says, and ends.
SPEAK = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QMessageBox
import liars_qt
from liars_qt import app

class Speaking(app.Program):
    def start(self):
        super().start()
        QTimer.singleShot(0, self.speak)

    def speak(self):
        cancel = QMessageBox.StandardButton.Cancel
        box = QMessageBox(QMessageBox.Icon.Question, "", "", cancel)
        for word in (liars_qt.__file__, self.dice_page.title(), box.button(cancel).text()):
            print(word)
        self.window.close()

app.Program = Speaking
sys.exit(app.run(Path(sys.argv[1])))
"""


def test_wheel_carries_every_resource(wheel: set[str]) -> None:
    files = [
        path for path in paths.resources().rglob("*") if path.is_file() and WORKSHOP.isdisjoint(path.parents)
    ]
    expected = {
        f"liars_qt/_data/resources/{path.relative_to(ROOT / 'resources').as_posix()}" for path in files
    }
    assert expected - wheel == set()


def test_wheel_carries_every_catalogue_compiled(wheel: set[str]) -> None:
    codes = {path.stem for path in (ROOT / "translations").glob("*.ts")}
    assert {Path(name).stem for name in wheel if name.endswith(".qm")} == codes


@pytest.mark.parametrize(
    ("locale", "title", "cancel"),
    [
        ("ru_RU.UTF-8", "Кости", "Отмена"),
        ("fr_FR.UTF-8", "Dés", "Annuler"),
        ("en_GB.UTF-8", "Dice", "Cancel"),
        ("de_DE.UTF-8", "Dice", "Cancel"),
    ],
)
def test_an_installed_wheel_speaks_the_language_of_the_desktop(
    installed: Path, tmp_path: Path, locale: str, title: str, cancel: str
) -> None:
    env = {
        **os.environ,
        "PYTHONPATH": str(installed),
        "LANG": locale,
        "LC_ALL": locale,
        "LANGUAGE": locale[:2],
    }
    command = [sys.executable, "-c", SPEAK, str(tmp_path / "data")]
    told = subprocess.run(
        command, cwd=tmp_path, env=env, check=True, capture_output=True, encoding="utf-8", timeout=60
    )
    place, *spoken = told.stdout.replace("&", "").splitlines()
    assert Path(place).is_relative_to(installed)
    assert spoken == [title, cancel]


def test_wheel_carries_the_packages_and_nothing_of_the_workshop(wheel: set[str]) -> None:
    tops = {name.partition("/")[0] for name in wheel}
    version = liars_qt.__version__
    assert tops == {"engine", "liars_qt", f"liars_qt-{version}.data", f"liars_qt-{version}.dist-info"}
    assert not [name for name in wheel for folder in WORKSHOP if f"/{folder.name}/" in name]


def test_a_packed_program_finds_its_resources_inside_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "_DATA", tmp_path)
    assert paths.resources() == ROOT / "resources"
    (tmp_path / "resources").mkdir()
    assert paths.resources() == tmp_path / "resources"
    assert paths.translations() == tmp_path / "translations"


def test_a_missing_resource_is_told_at_once() -> None:
    with pytest.raises(FileNotFoundError, match=r"icons.no\.svg"):
        paths.resource("icons", "no.svg")


def test_desktop_entry_and_store_entry_are_the_windows_own() -> None:
    entry = configparser.RawConfigParser()
    entry.optionxform = str  # type: ignore[method-assign,assignment]
    entry.read(DESKTOP, encoding="utf-8")
    section = entry["Desktop Entry"]
    # A window's class is the application's name under X11; under Wayland the file's own name decides.
    assert (section["Icon"], section["StartupWMClass"]) == (liars_qt.APP_ID, app.NAME)
    component = ElementTree.parse(METAINFO).getroot()
    assert component.findtext("id") == liars_qt.APP_ID
    assert component.findtext("launchable") == DESKTOP.name
    assert liars_qt.APP_ID in (PACKAGING / "liars-qt.spec").read_text(encoding="utf-8")


@pytest.mark.parametrize("key", ["GenericName", "Comment", "Keywords"])
@pytest.mark.parametrize("code", ["fr", "ru"])
def test_desktop_entry_speaks_every_language(key: str, code: str) -> None:
    assert f"\n{key}[{code}]=" in DESKTOP.read_text(encoding="utf-8")


def test_this_version_is_in_the_changelog_and_the_store_entry() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.search(rf"^## {re.escape(liars_qt.__version__)}\b", changelog, re.M)
    releases = ElementTree.parse(METAINFO).getroot().iter("release")
    assert liars_qt.__version__ in {release.get("version") for release in releases}


def test_lock_pins_every_dependency_and_names_no_host() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [*project["dependencies"], *chain(*project["optional-dependencies"].values())]
    lock = (PACKAGING / "requirements.lock").read_text(encoding="utf-8")
    pinned = {line.partition("==")[0].lower().replace("_", "-") for line in lock.splitlines()}
    assert {re.split(r"[<>=]", name)[0].lower() for name in wanted} - pinned == set()
    assert all(re.fullmatch(r"#.*|[\w.-]+==[\w.]+", line) for line in lock.splitlines())
