"""The bytecode of installed packages, lent to another environment that has the same ones: it is not made twice."""

from __future__ import annotations

import sysconfig
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, PackagePath, files
from importlib.util import cache_from_source
from pathlib import Path

HERE = Path(sysconfig.get_path("purelib"))
CHANGED = slice(8, 12)  # in the head of bytecode: when its source was changed, in seconds; its length follows


def lend(site_packages: Path, packages: set[str], changed: int | None = None) -> None:
    """Give *site_packages* the bytecode that there is here of *packages*, for sources *changed* then, or as they are.

    Its Python may be another one: then that makes its own.
    """
    for package in packages:
        with suppress(PackageNotFoundError):  # of another system, or another version of Python
            for source in files(package) or ():
                if source.suffix == ".py" and ".." not in source.parts:
                    _lend(site_packages, source, changed)


def _lend(site_packages: Path, source: PackagePath, changed: int | None) -> None:
    made = Path(cache_from_source(str(HERE / source)))
    if made.exists() and (changed is not None or (site_packages / source).exists()):
        code = bytearray(made.read_bytes())
        at = (site_packages / source).stat().st_mtime if changed is None else changed
        code[CHANGED] = int(at).to_bytes(4, "little")
        place = site_packages / made.relative_to(HERE)
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(code)


def locked_packages(export: str) -> set[str]:
    """Return the names of the packages in what ``uv export`` prints."""
    return {line.partition("==")[0] for line in export.splitlines() if line[:1].isalpha()}
