"""See to the system libraries that Python's venv and Qt need on a bare Debian or Ubuntu, before anything is installed.

Elsewhere (macOS, Windows, other Linux systems with a desktop) they are there already or come with the wheels. Only the
standard library is used: this runs before there is a virtual environment.
"""

import ctypes
import importlib.util
import os
import platform
import shutil
import subprocess
import sys

# What Qt's own libraries ask of the system at run time, and the Debian package that has it.
LIBRARIES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
}


def main() -> int:
    """Install what is missing where that can be done silently, else name it in one sentence."""
    packages = missing()
    if not packages:
        return 0
    if shutil.which("apt-get") is None:
        print(
            f"Please install these first (named as Debian calls them): {' '.join(packages)}.", file=sys.stderr
        )
        return 1 if "python3-venv" in packages else 0
    if (prefix := privilege()) is not None and installed(prefix, packages):
        return 0
    print(
        f"Please run this first, then try again: sudo apt-get install {' '.join(packages)}", file=sys.stderr
    )
    return 1


def missing() -> list[str]:
    """The Debian packages whose content this system lacks."""
    packages = [] if importlib.util.find_spec("ensurepip") else ["python3-venv"]
    if platform.system() == "Linux":
        packages += [package for library, package in LIBRARIES.items() if not loadable(library)]
    return packages


def loadable(library: str) -> bool:
    """Whether the dynamic linker finds a library: the question that Qt will ask."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def privilege() -> list[str] | None:
    """How to run apt without asking anybody: as root, through a sudo that wants no password, or not at all."""
    if os.geteuid() == 0:
        return []
    sudo = shutil.which("sudo")
    if sudo and subprocess.run([sudo, "-n", "true"], capture_output=True).returncode == 0:
        return [sudo, "-n"]
    return None


def installed(prefix: list[str], packages: list[str]) -> bool:
    """Install with apt, refreshing its lists first only if they are too old to know the packages."""
    print(f"Installing system packages: {' '.join(packages)} ...", flush=True)
    install = [*prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "install", "--yes", "--quiet"]
    install += ["--no-install-recommends", *packages]
    attempts = ([install], [[*prefix, "apt-get", "update", "--quiet"], install])
    return any(all(quiet(command) for command in commands) for commands in attempts)


def quiet(command: list[str]) -> bool:
    """Run a command; its output is of use only to somebody who looks for why it failed."""
    return subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode == 0


if __name__ == "__main__":
    raise SystemExit(main())
