"""What a bare system lacks is installed silently where that is allowed, and named in one sentence where it is not."""

import shutil
from collections.abc import Callable

import pytest

from resources.packaging import system_libraries


def noting(noted: list[list[str]], *, failing: int = 0) -> Callable[[list[str]], bool]:
    """Stand in for running a command: write it down; the first few fail."""

    def run(command: list[str]) -> bool:
        noted.append(command)
        return len(noted) > failing

    return run


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """A Debian without Qt's cursor library, where every command succeeds and is only noted."""
    noted: list[list[str]] = []
    monkeypatch.setattr(system_libraries, "loadable", lambda library: library != "libxcb-cursor.so.0")
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(system_libraries, "quiet", noting(noted))
    return noted


def test_a_complete_system_is_left_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(system_libraries, "loadable", lambda library: True)
    assert system_libraries.main() == 0
    assert capsys.readouterr() == ("", "")


def test_root_installs_only_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, commands: list[list[str]]
) -> None:
    monkeypatch.setattr(system_libraries, "privilege", list)
    assert system_libraries.main() == 0
    assert [command[-1] for command in commands] == ["libxcb-cursor0"]


def test_lists_of_packages_are_renewed_when_they_are_too_old(
    monkeypatch: pytest.MonkeyPatch, commands: list[list[str]]
) -> None:
    monkeypatch.setattr(system_libraries, "privilege", list)
    monkeypatch.setattr(system_libraries, "quiet", noting(commands, failing=1))
    assert system_libraries.main() == 0
    assert [command[-1] for command in commands] == ["libxcb-cursor0", "--quiet", "libxcb-cursor0"]


def test_who_may_not_install_is_told_the_command(
    monkeypatch: pytest.MonkeyPatch, commands: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(system_libraries, "privilege", lambda: None)
    assert system_libraries.main() == 1
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "sudo apt-get install libxcb-cursor0" in told
    assert commands == []


def test_without_apt_the_libraries_are_named_and_the_set_up_goes_on(
    monkeypatch: pytest.MonkeyPatch, commands: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert system_libraries.main() == 0
    assert "libxcb-cursor0" in capsys.readouterr().err
    assert commands == []
