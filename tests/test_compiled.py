"""The cache of compiled code: old ones go, and a disk that takes nothing only costs time."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path

import pytest

from generator import compiled

MONTH = 31 * 24 * 3600  # seconds
SCRIPT = """
from generator.compiled import compiled

@compiled
def double(number):
    return 2 * number

assert double(21) == 42
print(len(double.signatures), sum(double.stats.cache_hits.values()))
"""


@pytest.fixture
def folders(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Give the list of folders that are tried for a cache; what this process uses stays as it is."""
    tried: list[Path] = []
    monkeypatch.setattr(compiled, "_cache_folders", lambda: iter(tried))
    monkeypatch.setattr(compiled.config, "CACHE_DIR", compiled.config.CACHE_DIR)
    return tried


def run(folder: Path, *limits: str) -> list[int]:
    """Run the script with its cache below *folder*; give how many signatures it has, and how many it has read."""
    (folder / "script.py").write_text(SCRIPT)
    done = subprocess.run(
        ["sh", "-c", f'{"; ".join(limits) or ":"}; exec "$0" "$@"', sys.executable, folder / "script.py"],
        env=os.environ | {"NUMBA_CACHE_DIR": str(folder / "cache")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return [int(word) for word in done.stdout.split()]


def test_what_one_process_compiles_the_next_one_reads(tmp_path: Path) -> None:
    assert [run(tmp_path), run(tmp_path)] == [[1, 0], [1, 1]]


def test_a_full_disk_costs_only_the_cache(tmp_path: Path) -> None:
    assert [run(tmp_path, "ulimit -f 0"), run(tmp_path), run(tmp_path)] == [[1, 0], [1, 0], [1, 1]]


def test_a_damaged_cache_is_compiled_anew(tmp_path: Path) -> None:
    run(tmp_path)
    kept = [path for path in (tmp_path / "cache").rglob("*") if path.is_file()]
    assert kept
    for path in kept:
        path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])
    assert run(tmp_path) == [1, 0]


def test_a_folder_that_cannot_be_made_is_passed_over(tmp_path: Path, folders: list[Path]) -> None:
    (tmp_path / "file").touch()
    folders.append(tmp_path / "file" / "below")
    assert not compiled._use_cache()
    folders.append(tmp_path / "other")
    assert compiled._use_cache()
    assert Path(compiled.config.CACHE_DIR).parent == tmp_path / "other"


def test_a_new_cache_removes_those_that_were_not_used_for_a_month(tmp_path: Path, folders: list[Path]) -> None:
    make(tmp_path, ["kropki-0123456789ab", "kropki-cdef01234567", "kropki-notes", "other"], age=MONTH)
    make(tmp_path, ["kropki-aaaaaaaaaaaa"], age=MONTH - 3 * 24 * 3600)
    folders.append(tmp_path)
    assert compiled._use_cache()
    ours = Path(compiled.config.CACHE_DIR).name
    assert {path.name for path in tmp_path.iterdir()} == {"kropki-aaaaaaaaaaaa", "kropki-notes", "other", ours}


def test_a_cache_that_is_used_stays_for_another_month(tmp_path: Path, folders: list[Path]) -> None:
    folders.append(tmp_path)
    assert compiled._use_cache()
    ours = Path(compiled.config.CACHE_DIR)
    os.utime(ours, (0, 0))
    assert compiled._use_cache()
    assert time.time() - ours.stat().st_mtime < MONTH


def make(folder: Path, names: Iterable[str], *, age: float) -> None:
    then = time.time() - age
    for name in names:
        (folder / name).mkdir()
        (folder / name / "code.nbc").touch()
        os.utime(folder / name, (then, then))
