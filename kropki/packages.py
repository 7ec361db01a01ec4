"""The packages that were installed together with this one, told from strangers of the same names.

``api`` and ``generator`` are common names, and Python takes the first package on its path that has
one. Knows only where packages are, and imports none of them.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path

HOME = Path(__file__).parents[1]  # the folder that this package and the others are in


class ForeignPackageError(ImportError):
    """Another package stands where one of this project is expected."""


def require(*names: str) -> None:
    """Raise ``ForeignPackageError`` unless each of the packages *names* would be the one beside this package."""
    for name in names:
        found = _place(name)
        if found is None or os.path.realpath(found) != os.path.realpath(HOME / name):
            raise ForeignPackageError(
                f"expected Kropki's package {name!r} in {HOME}, got {found}: "
                "another one of this name comes first on Python's path",
                name=name,
            )


def leave_working_directory() -> None:
    """Take the working directory off the path on which this process, and those that it starts, look for packages.

    ``python -m`` puts it first, and so does a process of workers. Where this package is in it, all stays as it is.
    """
    if _is_here(HOME):
        return
    if not sys.flags.safe_path and _is_here(sys.path[0]):
        del sys.path[0]
    os.environ["PYTHONSAFEPATH"] = "1"


def _is_here(folder: str | Path) -> bool:
    """Tell whether *folder* is the working directory, which may have been removed."""
    with suppress(OSError):
        return Path(folder).samefile(os.curdir)
    return False


def _place(name: str) -> Path | None:
    """Return the folder of the package *name*, or the file of a module called so; ``None`` where there is neither."""
    spec = find_spec(name)
    if spec is None or spec.origin is None:
        return None
    origin = Path(spec.origin)
    return origin.parent if origin.name.startswith("__init__.") else origin
