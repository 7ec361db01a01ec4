"""Write docs/licences.md: what is installed together with Kropki, at which versions, under which licences.

The packages and versions are those of the lock file, for every Python on Linux; the licences
are what the installed packages say of themselves.
"""

from __future__ import annotations

import tomllib
from collections import defaultdict
from collections.abc import Iterator, Mapping
from importlib.metadata import metadata
from pathlib import Path
from typing import Any

from packaging.markers import Marker

from kropki.cli import streams

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs/licences.md"
LINUX = {
    "sys_platform": "linux",
    "platform_machine": "x86_64",
    "implementation_name": "cpython",
    "platform_python_implementation": "CPython",
}
SAID = {"resvg-py": "MIT"}  # by the licence file, where the rest of the package says nothing
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
HEAD = """# Licences of what we ship

`scripts/make licences` made this page from the lock file and from what the packages say about themselves. Kropki
itself is under the [MIT licence](../LICENSE). These packages are installed with it on Linux. If a package has two
versions, the version of Python decides. The page in the browser uses no package. Packages that are only
[for development](dependencies.md), and those of the extras `cluster`, `mcp` and `tables`, do not ship.

| Package | Version | Licence |
|---|---|---|
"""
FOOT = """
The wheels of `psycopg-binary`, `numpy`, `llvmlite` and `ortools` have libraries inside, with their licences beside
them. We use `fpdf2` and `psycopg` as they are published. You can exchange them for others, as the LGPL asks. Two fonts
ship as files: DejaVu Sans and DejaVu Sans Bold, under [their own free licence](../generator/formats/fonts/LICENSE). A
third has the digits of Atkinson Hyperlegible Next, under [the SIL Open Font License](../web/fonts/OFL.txt).
"""


def text() -> str:
    """Return the whole page."""
    rows = (f"| `{name}` | {', '.join(versions)} | {licence(name)} |\n" for name, versions in sorted(shipped().items()))
    return f"{HEAD}{''.join(rows)}{FOOT}"


def shipped() -> dict[str, list[str]]:
    """Return the versions of each package that is installed with Kropki on Linux, from the lock file."""
    found: dict[str, set[str]] = defaultdict(set)
    packages = tomllib.loads((ROOT / "uv.lock").read_text())["package"]
    for python in PYTHONS:
        for package in installed(packages, python):
            found[package["name"]].add(package["version"])
    return {name: sorted(versions) for name, versions in found.items() if name != "kropki"}


def installed(packages: list[dict[str, Any]], python: str) -> list[dict[str, Any]]:
    """Return the *packages* that Kropki needs, directly or not, where *python* runs on Linux."""
    where = {**LINUX, "python_version": python, "python_full_version": f"{python}.9"}
    found: list[dict[str, Any]] = []
    waiting: list[Mapping[str, Any]] = [{"name": "kropki", "extra": ["postgresql", "serve"]}]
    for requirement in waiting:  # which grows
        for package in packages:
            if (
                package["name"] == requirement["name"]
                and requirement.get("version", package["version"]) == package["version"]
            ):
                found.append(package)
                required = requirements(package, requirement.get("extra", ()))
                met = (each for each in required if "marker" not in each or Marker(each["marker"]).evaluate(where))
                waiting += [each for each in met if each not in waiting]
    return found


def requirements(package: Mapping[str, Any], extras: list[str]) -> Iterator[Mapping[str, Any]]:
    """Yield what *package* depends on, with these *extras*."""
    yield from package.get("dependencies", ())
    for extra in extras:
        yield from package.get("optional-dependencies", {}).get(extra, ())


def licence(name: str) -> str:
    """Return what the installed package says of its licence: an expression, a short field, or a classifier."""
    said = metadata(name).json
    field = str(said.get("license", ""))
    if "license_expression" in said:
        return str(said["license_expression"])
    if 0 < len(field) < 60:
        return field
    classes = [each for each in said.get("classifier", ()) if each.startswith("License ::")]
    return ", ".join(each.rpartition(" :: ")[2] for each in classes) or SAID[name]


def main() -> None:
    """Write the page, whole or not at all."""
    with streams.output(PAGE) as stream:
        stream.write(text().encode())


if __name__ == "__main__":
    main()
