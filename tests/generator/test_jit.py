"""The cache of compiled code: old ones go, and a disk that takes nothing only costs time."""

from __future__ import annotations

import ast
import importlib
import os
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from enum import EnumType
from pathlib import Path

import pytest

from kropki.generator.solver.jit import COMPILER
from kropki.jit import Compiler

pytestmark = pytest.mark.release

MONTH_S = 31 * 24 * 3600
SOURCES = Path(__file__).parents[2] / "generator"
SCRIPT = """
from kropki.generator.solver.jit import compiled

@compiled
def double(number):
    return 2 * number

assert double(21) == 42
print(len(double.signatures), sum(double.stats.cache_hits.values()))
"""


class Trying(Compiler):
    """A compiler that looks for its cache in folders that a test names."""

    def __init__(self, *parents: Path) -> None:
        self._tried = parents
        super().__init__(SOURCES)

    def _parents(self) -> Iterator[Path]:
        yield from self._tried


def run(folder: Path, *limits: str, place: str = ".") -> list[int]:
    """Run the script with its cache below *folder*; give how many signatures it has, and how many it has read."""
    script = folder / place / "script.py"
    script.parent.mkdir(exist_ok=True)
    script.write_text(SCRIPT)
    done = subprocess.run(
        ["sh", "-c", f'{"; ".join(limits) or ":"}; exec "$0" "$@"', sys.executable, script],
        env=os.environ | {"NUMBA_CACHE_DIR": str(folder / "cache")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return [int(word) for word in done.stdout.split()]


def test_what_one_process_compiles_the_next_one_reads(tmp_path: Path) -> None:
    assert [run(tmp_path), run(tmp_path)] == [[1, 0], [1, 1]]


def test_another_copy_of_the_sources_reads_it_too(tmp_path: Path) -> None:
    assert [run(tmp_path), run(tmp_path, place="copy")] == [[1, 0], [1, 1]]


def test_a_full_disk_costs_only_the_cache(tmp_path: Path) -> None:
    assert [run(tmp_path, "ulimit -f 0"), run(tmp_path), run(tmp_path)] == [[1, 0], [1, 0], [1, 1]]


def test_a_damaged_cache_is_compiled_anew(tmp_path: Path) -> None:
    run(tmp_path)
    kept = [path for path in (tmp_path / "cache").rglob("*") if path.is_file()]
    assert kept
    for path in kept:
        path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])
    assert run(tmp_path) == [1, 0]


def test_a_folder_that_cannot_be_made_is_passed_over(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    below = tmp_path / "file" / "below"
    assert Trying(below).folder is None
    assert Trying(below, tmp_path / "other").folder == only(tmp_path / "other")


def test_a_new_cache_removes_those_that_were_not_used_for_a_month(tmp_path: Path) -> None:
    make(tmp_path, ["kropki-0123456789ab", "kropki-cdef01234567", "kropki-notes", "other"], age=MONTH_S)
    make(tmp_path, ["kropki-aaaaaaaaaaaa"], age=MONTH_S - 3 * 24 * 3600)
    ours = Trying(tmp_path).folder
    assert ours is not None
    assert {path.name for path in tmp_path.iterdir()} == {"kropki-aaaaaaaaaaaa", "kropki-notes", "other", ours.name}


def test_a_cache_that_is_used_stays_for_another_month(tmp_path: Path) -> None:
    ours = Trying(tmp_path).folder
    assert ours is not None
    os.utime(ours, (0, 0))
    assert Trying(tmp_path).folder == ours
    assert time.time() - ours.stat().st_mtime < MONTH_S


def test_a_changed_source_has_a_new_cache(tmp_path: Path) -> None:
    source = tmp_path / "package" / "loop.py"
    source.parent.mkdir()
    found = set()
    for text in ("@compiled\n# one", "@compiled\n# two", "# not compiled", "# nor is this"):
        source.write_text(text)
        found.add(Compiler(source.parent).folder)
    assert len(found) == 3


def test_a_changed_constant_of_compiled_code_has_a_new_cache() -> None:
    """Numbers and enumerations that a compiled source imports come from a source that the hash covers."""
    covered = {path.name for path in SOURCES.rglob("*.py") if is_compiled(path)} | set(COMPILER._constants)
    needed = set()
    for path in filter(is_compiled, SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.ImportFrom) and str(node.module).startswith("kropki.generator."):
                module = importlib.import_module(str(node.module))
                values = [getattr(module, alias.name) for alias in node.names]
                if any(isinstance(value, int | tuple | EnumType) for value in values):
                    needed.add(f"{str(node.module).rpartition('.')[2]}.py")
    assert "rungs.py" in needed
    assert needed <= covered


def is_compiled(path: Path) -> bool:
    return "@compiled" in path.read_text()


def only(folder: Path) -> Path:
    (path,) = folder.iterdir()
    return path


def make(folder: Path, names: Iterable[str], *, age: float) -> None:
    then = time.time() - age
    for name in names:
        (folder / name).mkdir()
        (folder / name / "code.nbc").touch()
        os.utime(folder / name, (then, then))


FIRST_CALL = """
import sys
from kropki import jit
import numba

@numba.njit(nogil=True)
def add(one, other):
    return one + other

jit.import_all()
before = set(sys.modules)
assert "numba.core.typing.arraydecl" in before
assert add(1, 2) == 3
print(*sorted(name for name in sys.modules.keys() - before if name.startswith(("numba.np", "numba.cpython"))))
"""


def test_a_first_call_imports_nothing_that_was_to_be_there() -> None:
    done = subprocess.run([sys.executable, "-c", FIRST_CALL], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.strip()) == (0, ""), done.stderr
