"""How the engine becomes machine code: decorators, one notice, one cache.

Knows nothing of the game. Numba keeps what it compiles on disk, but looks only at a function's
own file to see whether that still holds; so each state of the compiled sources has a folder
of its own:

    NUMBA_CACHE_DIR, or dots/__pycache__, or the user's cache folder
        dots-<hash of the sources>

Where no folder can be written, or the disk is full, each process compiles for itself.
"""

from __future__ import annotations

import hashlib
import os
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
_CONSTANTS = ("jit.py", "cells.py")  # no compiled functions, but what they are made from
_UNUSED = 30 * 24 * 3600  # seconds after which a folder of other sources may go
_NOTICE = "dots: compiling the engine, once on this machine (under half a minute) ..."


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
    if _FOLDER is not None:
        with suppress(RuntimeError, OSError):  # the folder could be made, and cannot be written any more
            dispatcher._cache = _cache(function, _FOLDER)  # noqa: SLF001 - as cache=True does
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


def _cache(function: Callable[..., Any], folder: Path) -> _Cache:
    """Give *function* a cache in *folder*; the setting that others of this process use stays what it was."""
    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder)
    try:
        return _Cache(function)  # type: ignore[no-untyped-call]
    finally:
        config.CACHE_DIR = before


class _Notice(event.Listener):
    """Tell once on stderr that compiling has begun: a first run is otherwise a long silence."""

    def __init__(self) -> None:
        self.told = False

    def on_start(self, happening: Any) -> None:
        if not self.told and happening.data["dispatcher"].py_func.__module__.startswith("dots."):
            self.told = True
            print(_NOTICE, file=sys.stderr, flush=True)

    def on_end(self, _event: object) -> None:
        pass


def _folders() -> Iterator[Path]:
    if os.environ.get("NUMBA_CACHE_DIR"):
        yield Path(os.environ["NUMBA_CACHE_DIR"])
    yield _HERE / "__pycache__"
    yield Path(os.environ.get("XDG_CACHE_HOME") or Path("~/.cache").expanduser())


def _find_folder() -> Path | None:
    """Give the first cache folder that can be written, None where there is none."""
    name = f"dots-{_hash_of_sources()}"
    for folder in _folders():
        try:
            (folder / name).mkdir(parents=True, exist_ok=True)
            os.utime(folder / name)
        except OSError:
            continue
        if os.access(folder / name, os.W_OK | os.X_OK):
            _sweep(folder)
            return folder / name
    return None


def _sweep(folder: Path) -> None:
    """Remove the caches in *folder* that were not used for long."""
    with suppress(OSError):
        for path in folder.glob("dots-" + "[0-9a-f]" * 12):
            if time.time() - path.stat().st_mtime > _UNUSED:
                shutil.rmtree(path, ignore_errors=True)


def _hash_of_sources() -> str:
    texts = [(path.name, path.read_bytes()) for path in sorted(_HERE.rglob("*.py"))]
    kept = [text for name, text in texts if name in _CONSTANTS or b"@compiled" in text or b"@inlined" in text]
    return hashlib.sha256(b"\0".join(kept)).hexdigest()[:12]


_FOLDER = _find_folder()
event.register("numba:compile", _Notice())  # type: ignore[no-untyped-call]
