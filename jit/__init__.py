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
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sys
import time
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
from numba.core import config as numba_config
from numba.core import event, registry
from numba.core.caching import CompileResultCacheImpl, FunctionCache, UserProvidedCacheLocator

F = TypeVar("F", bound=Callable[..., Any])
config: Any = numba_config  # its settings are made at run time, unknown to a type checker

IS_INTERPRETED = bool(config.DISABLE_JIT)  # nothing is compiled: all is some 100 times slower

_FOLDER = re.compile("kropki-[0-9a-f]{12}")
_UNUSED_S = 30 * 24 * 3600  # after which a folder of other sources may go
_NOTICE = "kropki: compiling what this needs, once on this machine (about a minute; kropki warm compiles all) ..."


def import_all() -> None:
    """Import what Numba otherwise imports at a first call.

    Call it before there are threads: two that call something first might wait for each other's imports.
    """
    target = registry.cpu_target
    target.typing_context.refresh()
    target.target_context.refresh()


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
    def is_empty(self) -> bool:
        """Whether nothing is compiled yet that could be kept."""
        return self.folder is not None and next(self.folder.rglob("*.nbc"), None) is None

    def compiled(self, function: F) -> F:
        """Compile *function* at its first call: no Python objects inside, the GIL released, the result cached."""
        return self._compile(function)

    def compiled_part(self, function: F) -> F:
        """Compile *function* for other compiled functions alone; Python cannot call it, and so it compiles faster."""
        return self._compile(function, no_cpython_wrapper=True)

    @staticmethod
    def inlined(function: F) -> F:
        """Compile *function* as a piece of each that calls it: for one that is small, or called from one place only."""
        njit: Any = numba.njit
        return cast("F", njit(inline="always")(function))

    @staticmethod
    def shared(function: F) -> F:
        """Leave *function* to Python as it is, and let compiled functions call it, too: for one that is small."""
        shared: Any = numba.extending.register_jitable(inline="always")
        return cast("F", shared(function))

    def _compile(self, function: F, **options: bool) -> F:
        njit: Any = numba.njit  # its hints know neither of the wrapper options
        dispatcher = njit(nogil=True, no_cfunc_wrapper=True, **options)(function)
        if self.folder is not None:
            with suppress(RuntimeError), _cache_at(self.folder):  # it could be made, and may not be writable any more
                dispatcher._cache = _Cache(function)  # type: ignore[no-untyped-call]  # noqa: SLF001 - as cache=True does
        return cast("F", dispatcher)

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
        if config.CACHE_DIR:
            yield Path(config.CACHE_DIR)
        yield self._package / "__pycache__"
        yield Path(os.environ.get("XDG_CACHE_HOME") or Path("~/.cache").expanduser())

    def _hash_of_sources(self) -> str:
        texts = [(path.name, path.read_bytes()) for path in sorted(self._package.rglob("*.py"))]
        kept = [text for name, text in texts if name in self._constants or b"@compiled" in text or b"@inlined" in text]
        return hashlib.sha256(b"\0".join([Path(__file__).read_bytes(), *kept])).hexdigest()[:12]


@contextmanager
def _cache_at(folder: Path) -> Iterator[None]:
    """Have Numba keep what is decorated within the context in *folder*."""
    before, config.CACHE_DIR = config.CACHE_DIR, str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = before


class _Locator(UserProvidedCacheLocator):
    """A folder for each module, named by the module alone: another copy of the same sources reads the same results."""

    def __init__(self, py_func: Any, py_file: str) -> None:
        super().__init__(py_func, py_file)  # type: ignore[no-untyped-call]
        self._cache_path = str(Path(config.CACHE_DIR, py_func.__module__))

    def get_source_stamp(self) -> int:
        """Return the same for whatever time the file has: the folder is that of the content of all sources."""
        return 0


class _Results(CompileResultCacheImpl):
    _locator_classes: list[type[object]] = [_Locator]  # noqa: RUF012 - as Numba has it


class _Cache(FunctionCache):
    """Numba's cache, in which a full disk or a damaged file is no error: the result is compiled instead."""

    _impl_class = _Results

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        try:
            return super().load_overload(sig, target_context)  # type: ignore[no-untyped-call]
        except Exception:  # noqa: BLE001 - bytes that are not what was written can raise anything
            with suppress(OSError):
                self.flush()  # type: ignore[no-untyped-call]
            return None

    def save_overload(self, sig: Any, data: Any) -> None:
        with suppress(OSError):
            super().save_overload(sig, data)  # type: ignore[no-untyped-call]


class _Notice(event.Listener):
    """Print once to stderr that compiling has begun, since it takes a while."""

    def __init__(self) -> None:
        self.printed = False

    def on_start(self, _event: object) -> None:
        if not self.printed:
            self.printed = True
            print(_NOTICE, file=sys.stderr, flush=True)

    def on_end(self, _event: object) -> None:
        pass


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


event.register("numba:compile", _Notice())  # type: ignore[no-untyped-call]
