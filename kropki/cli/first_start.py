"""The first answers on a machine: interpreted, while a process in the background compiles.

To compile takes a minute, and most questions take Python less than a second. So as long as no warm-up has come to its
end, a command that is asked for little compiles nothing; its bytes are the same. If it turns out to be long, it begins
again, compiled. Where NUMBA_DISABLE_JIT is set, the user has chosen already.
"""

from __future__ import annotations

import os
import select
import signal
import stat
import subprocess
import sys
import tempfile
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import wraps
from importlib import import_module
from io import BytesIO
from typing import Any, BinaryIO

import click

from kropki.dots.engine import strengths
from kropki.generator.generation.request import BOUNDS
from kropki.jit import INTERPRETED, Compiler

FEW = 20  # puzzles
LONG_S = 15  # seconds of processor time, after which a command begins again
_FEW_BYTES = 1 << 15  # of puzzles, of which a record has a thousand
_PATIENCE_S = 3  # for a program that writes puzzles to come to its end
_POINTS = 400  # of a board of Dots
_NODES = 20  # that the computer looks at before a move of Dots
_QUICK = (None, "easy", "medium", "hard")  # levels of which a puzzle takes less than a second
_BATCH = ("workers", "scheduler", "resume", "mix", "both", "fewest")
_WISHES = ("technique", "givens_max", "symmetric", "sampling", "fresh", "certify", "no_negative", "no_boxes", *BOUNDS)
_WARM = """
import os
os.nice(19)
try:
    with open("/proc/self/autogroup", "w") as group:  # within which alone Linux heeds that
        group.write("19")
except OSError:
    pass
from kropki.cli.machine import compile_all
compile_all()
"""
_COMPILERS = ("kropki.generator.solver.jit", "kropki.dots.kernel.jit")

_begins_again = False  # whether the command of this process does, if it turns out to be long


def _is_few_made(options: dict[str, Any]) -> bool:
    if any(options.get(name) for name in _BATCH):
        return False
    has_all_dots = options.get("negative") in (None, "true")
    is_plain = has_all_dots and all(options.get(name) in (None, False, ()) for name in _WISHES)
    return (options.get("number") or 1) <= (FEW if is_plain and options.get("difficulty") in _QUICK else 1)


def _is_quick_game(options: dict[str, Any]) -> bool:
    width, height = options["size"]
    opponent = strengths.named(options["level"], options["strength"])
    return width * height <= _POINTS and (options["two"] or (opponent.nodes <= _NODES and not opponent.tactics))


def _are_few_read(options: dict[str, Any]) -> bool:
    """Tell whether the puzzles are few arguments, or a short file or standard input."""
    texts = options.get("puzzles") or options.get("puzzle") or "-"
    if texts not in ("-", ("-",)):
        return isinstance(texts, str) or len(texts) <= FEW
    file = options.get("file") or options.get("like") or sys.stdin.buffer
    try:
        return _is_short(file.fileno())
    except (AttributeError, OSError, ValueError):  # closed, no file, or another system
        return False


def _is_short(source: int) -> bool:
    """Tell whether a file is short, or a pipe that is closed soon, which then becomes a file that can be read again."""
    if stat.S_ISFIFO(os.fstat(source).st_mode):
        end = select.poll()
        end.register(source, 0)  # for its end alone
        if not end.poll(_PATIENCE_S * 1000):
            return False
        with tempfile.TemporaryFile() as copy:
            while part := os.read(source, _FEW_BYTES):
                copy.write(part)
            copy.seek(0)
            os.dup2(copy.fileno(), source)
    return _is_file(source) and os.fstat(source).st_size <= _FEW_BYTES


_FEW: dict[str, Callable[[dict[str, Any]], bool]] = {
    "generate": _is_few_made,
    "practice": lambda options: options["number"] <= FEW,
    "complete": lambda options: _is_few_made(options) and _are_few_read(options),
    "dots play": _is_quick_game,
} | dict.fromkeys(
    ("import", "solve", "grade", "explain", "hint", "why", "check", "analyse", "neighbours"), _are_few_read
)


def is_few(command: str, options: dict[str, Any]) -> bool:
    """Tell whether a *command*, such as ``dots play``, takes Python alone at most seconds with these *options*.

    >>> is_few("generate", {"number": 3, "difficulty": "hard"}), is_few("generate", {"number": 3, "no_negative": True})
    (True, False)
    """
    return command in _FEW and _FEW[command](options)


def prepare(group: click.Group) -> None:
    """Have each command of *group* that may be quick begin interpreted, where not all is compiled yet."""
    for name in _FEW:
        command: Any = group
        for word in name.split():
            command = command.commands[word]
        command.callback = _prepared(name, command.callback)


def _prepared(name: str, function: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(function)
    def answer(*arguments: Any, **options: Any) -> Any:
        if INTERPRETED not in os.environ and "numba" not in sys.modules:
            compiler: Compiler = import_module(_COMPILERS[name.startswith("dots")]).COMPILER
            if (compiler.folder is None or compiler.is_cold) and is_few(name, options):
                _interpret(can_begin_again=name != "dots play")
        return function(*arguments, **options)

    return answer


def _interpret(*, can_begin_again: bool) -> None:
    """Compile nothing in this process, and see to it that another does."""
    global _begins_again  # noqa: PLW0603 - of the process
    os.environ[INTERPRETED] = "1"
    warnings.simplefilter("ignore", RuntimeWarning)  # of numbers that overflow, as they do when compiled
    with suppress(OSError):
        warm_up()
    if can_begin_again and hasattr(signal, "setitimer"):
        _begins_again = True
        start = os.lseek(0, 0, os.SEEK_CUR) if _is_file(0) else None
        signal.signal(signal.SIGPROF, lambda *_: _begin_again(start))
        signal.setitimer(signal.ITIMER_PROF, LONG_S)


def warm_up() -> None:
    """Begin to compile everything in a process that stays in the background, unless there is one."""
    with import_module(_COMPILERS[0]).COMPILER.claimed() as held:
        if held is not None:
            subprocess.Popen(  # noqa: S603 - our own command
                [sys.executable, "-P", "-c", _WARM],
                env=os.environ | {INTERPRETED: "0"},
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                start_new_session=True,  # Ctrl+C is for this process
                pass_fds=[held],
            )


def _is_file(descriptor: int) -> bool:
    try:
        return stat.S_ISREG(os.fstat(descriptor).st_mode)
    except OSError:
        return False


def _begin_again(start: int | None) -> None:
    if start is not None:
        os.lseek(0, start, os.SEEK_SET)
    os.environ[INTERPRETED] = "0"
    os.execv(sys.executable, [sys.executable, *sys.orig_argv[1:]])  # noqa: S606 - this command


def settle() -> None:
    """Let the command of this process not begin again: from now on its answer is seen."""
    global _begins_again  # noqa: PLW0603 - of the process
    if _begins_again:
        signal.setitimer(signal.ITIMER_PROF, 0)
        _begins_again = False


@contextmanager
def held(stream: BinaryIO) -> Iterator[BinaryIO]:
    """Yield *stream*; where the command may begin again, what is written to it at the end."""
    if not _begins_again:
        yield stream
        return
    answer = BytesIO()
    try:
        yield answer
    finally:
        settle()
        stream.write(answer.getvalue())
