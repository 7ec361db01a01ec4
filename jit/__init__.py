"""Compile functions to machine code with Numba, and keep the results on disk.

Knows no game: the kernels of every game are compiled through it. Numba compiles
a function at its first call and keeps the result on disk. To see whether a result still holds, it
looks at the time of the function's own file; but a result holds the code of the functions called and the
constants used, too. So each state of a package's compiled sources has a cache folder of its own, and times
tell nothing:

    NUMBA_CACHE_DIR, or PACKAGE/__pycache__, or the user's cache folder
        kropki-<hash of the sources>
            <module>

Where no folder can be written, or the disk is full, each process compiles for itself. The first
process with new sources removes the folders of others that were not used for a month.

With NUMBA_DISABLE_JIT=1 in the environment, all is Python: nothing is compiled, read or kept. Importing
this package does not import Numba.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sys
import time
from collections.abc import Callable, Collection, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

try:
    import fcntl
except ImportError:  # another system
    fcntl = None  # type: ignore[assignment]

F = TypeVar("F", bound=Callable[..., Any])

INTERPRETED = "NUMBA_DISABLE_JIT"  # the name of the setting, which child processes have, too

_FOLDER = re.compile("kropki-[0-9a-f]{12}")
_UNUSED_S = 30 * 24 * 3600  # after which a folder of other sources may go
_WARM = f"warm-{sys.implementation.cache_tag}"  # a file in the folder: a warm-up has compiled all for this Python


def is_interpreted() -> bool:
    """Tell whether nothing is compiled: all is some 100 times slower."""
    return os.environ.get(INTERPRETED, "0") not in {"", "0"}


def import_all() -> None:
    """Import what Numba otherwise imports at a first call.

    Call it before there are threads: two that call something first might wait for each other's imports.
    """
    from kropki.jit import numba_cache

    numba_cache.import_all()


class Compiler:
    """The decorators for the compiled functions of one package, and where their results are kept.

    *package* is the folder of its sources. A source counts as compiled when it uses one of the
    decorators; *constants* names the other files whose values compiled code is made from.
    """

    def __init__(self, package: Path, constants: Collection[str] = ()) -> None:
        self._package = package
        self._constants = constants
        self.folder = self._make_folder()  # None: each process compiles for itself

    @property
    def is_cold(self) -> bool:
        """Whether something may still have to be compiled that could be kept: no warm-up has come to its end."""
        return self.folder is not None and not (self.folder / _WARM).exists()

    def note_warm(self) -> None:
        """Note in the cache that all of this package is compiled."""
        if self.folder is not None and self.is_cold and not is_interpreted():
            with suppress(OSError):
                (self.folder / _WARM).touch()

    @contextmanager
    def claimed(self) -> Iterator[int | None]:
        """Yield a descriptor whose holders alone warm up, until they have closed it or ended; ``None`` if others do."""
        with ExitStack() as stack:
            held = None
            if self.folder is not None and fcntl is not None:
                with suppress(OSError):
                    file = stack.enter_context((self.folder / "warming").open("ab"))
                    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                    held = file.fileno()
            yield held

    def compiled(self, function: F) -> F:
        """Compile *function* at its first call: no Python objects inside, the GIL released, the result cached."""
        return self._compile(function)

    def compiled_part(self, function: F) -> F:
        """Compile *function* for other compiled functions alone; Python cannot call it, and so it compiles faster."""
        return self._compile(function, no_cpython_wrapper=True)

    @staticmethod
    def inlined(function: F) -> F:
        """Compile *function* as a piece of each that calls it: for one that is small, or called from one place only."""
        if is_interpreted():
            return function
        from kropki.jit import numba_cache

        return numba_cache.inlined(function)

    @staticmethod
    def shared(function: F) -> F:
        """Leave *function* to Python as it is, and let compiled functions call it, too: for one that is small."""
        if is_interpreted():
            return function
        from kropki.jit import numba_cache

        return numba_cache.shared(function)

    def _compile(self, function: F, **options: bool) -> F:
        if is_interpreted():
            return function
        from kropki.jit import numba_cache

        return numba_cache.compiled(function, self.folder, **options)

    def _make_folder(self) -> Path | None:
        """Make the first cache folder that can be written; give it, or ``None`` where there is none."""
        name = f"kropki-{self._hash_of_sources()}"
        for parent in self._parents():
            folder = parent / name
            try:
                is_new = not folder.exists()
                folder.mkdir(parents=True, exist_ok=True)
            except OSError:
                continue
            if os.access(folder, os.W_OK | os.X_OK):
                _note_use(folder)
                if is_new:
                    _remove_unused(parent)
                return folder
        return None

    def _parents(self) -> Iterator[Path]:
        if named := os.environ.get("NUMBA_CACHE_DIR"):
            yield Path(named)
        yield self._package / "__pycache__"
        yield Path(os.environ.get("XDG_CACHE_HOME") or Path("~/.cache").expanduser())

    def _hash_of_sources(self) -> str:
        texts = [(path.name, path.read_bytes()) for path in sorted(self._package.rglob("*.py"))]
        kept = [text for name, text in texts if name in self._constants or b"@compiled" in text or b"@inlined" in text]
        ours = [path.read_bytes() for path in sorted(Path(__file__).parent.glob("*.py"))]
        return hashlib.sha256(b"\0".join([*ours, *kept])).hexdigest()[:12]


def _note_use(folder: Path) -> None:
    """Mark *folder* as used now: its time is that of its last use."""
    with suppress(OSError):
        os.utime(folder)


def _remove_unused(parent: Path) -> None:
    """Remove the caches in *parent* that were not used for a month; a process that runs with one compiles again."""
    with suppress(OSError):
        for path in parent.iterdir():
            if _FOLDER.fullmatch(path.name) and time.time() - path.stat().st_mtime > _UNUSED_S:
                shutil.rmtree(path, ignore_errors=True)
