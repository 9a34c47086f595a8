"""Print the pinned versions of everything that the project installs, for `make lock`.

pip itself resolves; nothing is installed. Only names and versions are kept: no index, no path, no host. The file is
used as a constraint, so a dependency that only another platform needs is simply left free there.
"""

import json
import subprocess
import sys

WANTED = (".[test,package,bench]", "hatchling")
HEAD = "# Written by `make lock`; used by the Makefile as a pip constraint.\n"


def resolved() -> dict[str, str]:
    """Ask pip what it would install into an empty environment."""
    command = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "--dry-run",
        "--ignore-installed",
        "--quiet",
        "--report",
        "-",
    ]
    report = json.loads(
        subprocess.run([*command, *WANTED], check=True, capture_output=True, text=True).stdout
    )
    packages = (entry["metadata"] for entry in report["install"])
    return {package["name"]: package["version"] for package in packages if package["name"] != "liars-qt"}


if __name__ == "__main__":
    print(HEAD + "\n".join(f"{name}=={version}" for name, version in sorted(resolved().items(), key=str)))
