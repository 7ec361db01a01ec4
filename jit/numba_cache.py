"""What knows Numba: its decorators, its cache in a folder of ours, and the notice that it compiles.

Importing it takes a while, and what is only interpreted needs none of it.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
from numba.core import config as numba_config
from numba.core import event, registry
from numba.core.caching import CompileResultCacheImpl, FunctionCache, UserProvidedCacheLocator

F = TypeVar("F", bound=Callable[..., Any])
config: Any = numba_config  # its settings are made at run time, unknown to a type checker

_NOTICE = "kropki: compiling what this needs, once on this machine (about a minute; kropki warm compiles all) ..."
_AGAIN_S = 10  # after which a person at a terminal is told how far it is


def import_all() -> None:
    """Import what Numba otherwise imports at a first call.

    Call it before there are threads: two that call something first might wait for each other's imports.
    """
    target = registry.cpu_target
    target.typing_context.refresh()
    target.target_context.refresh()


def compiled(function: F, folder: Path | None, **options: bool) -> F:
    """Compile *function* at its first call, without Python's lock, and keep the result in *folder* if there is one."""
    njit: Any = numba.njit  # its hints know neither of the wrapper options
    dispatcher = njit(nogil=True, no_cfunc_wrapper=True, **options)(function)
    if folder is not None:
        with suppress(RuntimeError), _cache_at(folder):  # it could be made, and may not be writable any more
            dispatcher._cache = _Cache(function)  # type: ignore[no-untyped-call]  # noqa: SLF001 - as cache=True does
    return cast("F", dispatcher)


def inlined(function: F) -> F:
    """Compile *function* as a piece of each that calls it."""
    njit: Any = numba.njit
    return cast("F", njit(inline="always")(function))


def shared(function: F) -> F:
    """Leave *function* to Python as it is, and let compiled functions call it, too."""
    jitable: Any = numba.extending.register_jitable(inline="always")
    return cast("F", jitable(function))


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
    """Print to stderr that compiling has begun, since it takes a while; at a terminal also how far it is."""

    def __init__(self) -> None:
        self._begun = self._told = 0.0
        self._done = 0

    def on_start(self, _event: object) -> None:
        if not self._begun:
            self._begun = self._told = time.monotonic()
            print(_NOTICE, file=sys.stderr, flush=True)

    def on_end(self, _event: object) -> None:
        self._done += 1
        now = time.monotonic()
        if now - self._told > _AGAIN_S and sys.stderr.isatty():
            self._told = now
            print(f"kropki: {self._done} functions in {now - self._begun:.0f} s ...", file=sys.stderr, flush=True)


event.register("numba:compile", _Notice())  # type: ignore[no-untyped-call]
