"""How Python becomes machine code here: one decorator, one notice, one cache.

Knows nothing of puzzles. Numba compiles a function at its first call and keeps the result on
disk. It looks at the function's own file to see whether a result still holds, but a result
holds the code of the functions called and the constants used, too; so each state of the
compiled sources has a cache folder of its own:

    NUMBA_CACHE_DIR, or generator/__pycache__, or the user's cache folder
        kropki-<hash of the sources>

Where no folder can be written, or the disk is full, each process compiles for itself. A new
state of the sources removes the folders of others that no process has begun with for a month.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
from numba.core import config as numba_config
from numba.core import event
from numba.core.caching import FunctionCache

F = TypeVar("F", bound=Callable[..., Any])
config: Any = numba_config  # its settings are made at run time, unknown to a type checker

_HERE = Path(__file__).parent
_CONSTANTS = ("compiled.py", "rules.py", "tables.py")  # no compiled functions, but what they are made from
_FOLDER = re.compile("kropki-[0-9a-f]{12}")
_UNUSED = 30 * 24 * 3600  # seconds after which a folder of other sources may go
_NOTICE = "kropki: compiling the solvers, once on this machine (under half a minute) ..."


def compiled(function: F) -> F:
    """Compile *function* at its first call: no Python objects inside, the GIL released, the result cached on disk."""
    return _compile(function)


def compiled_part(function: F) -> F:
    """Compile *function* for other compiled functions alone; Python cannot call it, and so it compiles faster."""
    return _compile(function, no_cpython_wrapper=True)


def inlined(function: F) -> F:
    """Compile *function* as a piece of each that calls it: for one that is small, or called from one place only."""
    njit: Any = numba.njit
    return cast("F", njit(inline="always")(function))


def _compile(function: F, **options: bool) -> F:
    njit: Any = numba.njit  # its hints know neither of the wrapper options
    dispatcher = njit(nogil=True, no_cfunc_wrapper=True, **options)(function)
    if _CACHED:
        with suppress(RuntimeError):  # the folder could be made, and cannot be written any more
            dispatcher._cache = _Cache(function)  # type: ignore[no-untyped-call]  # noqa: SLF001 - as cache=True does
    return cast("F", dispatcher)


class _Cache(FunctionCache):
    """Numba's cache, in which a full disk or a damaged file is no error: the result is compiled instead."""

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
    """Tell once on stderr that compiling has begun: a first run is otherwise a long silence."""

    def __init__(self) -> None:
        self.told = False

    def on_start(self, _event: object) -> None:
        if not self.told:
            self.told = True
            print(_NOTICE, file=sys.stderr, flush=True)

    def on_end(self, _event: object) -> None:
        pass


def _cache_folders() -> Iterator[Path]:
    if config.CACHE_DIR:
        yield Path(config.CACHE_DIR)
    yield _HERE / "__pycache__"
    yield Path(os.environ.get("XDG_CACHE_HOME") or Path("~/.cache").expanduser())


def _use_cache() -> bool:
    """Point Numba to the first cache folder that can be written; tell whether there is one."""
    name = f"kropki-{_hash_of_sources()}"
    for folder in _cache_folders():
        try:
            is_new = not (folder / name).exists()
            (folder / name).mkdir(parents=True, exist_ok=True)
        except OSError:
            continue
        if os.access(folder / name, os.W_OK | os.X_OK):
            config.CACHE_DIR = str(folder / name)
            _note_use(folder / name)
            if is_new:
                _sweep(folder)
            return True
    return False


def _note_use(folder: Path) -> None:
    """Mark *folder* as used now: its time is that of its last use."""
    with suppress(OSError):
        os.utime(folder)


def _sweep(folder: Path) -> None:
    """Remove the caches in *folder* that were not used for long; who still runs with one compiles what it lacks."""
    with suppress(OSError):
        for path in folder.iterdir():
            if _FOLDER.fullmatch(path.name) and time.time() - path.stat().st_mtime > _UNUSED:
                shutil.rmtree(path, ignore_errors=True)


def _hash_of_sources() -> str:
    texts = [(path.name, path.read_bytes()) for path in sorted(_HERE.rglob("*.py"))]
    kept = [text for name, text in texts if name in _CONSTANTS or b"@compiled" in text or b"@inlined" in text]
    return hashlib.sha256(b"\0".join(kept)).hexdigest()[:12]


_CACHED = _use_cache()
event.register("numba:compile", _Notice())  # type: ignore[no-untyped-call]
