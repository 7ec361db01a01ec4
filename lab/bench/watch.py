"""Processes while they run, as Linux tells: the memory they hold, and the processor time they have used.

All memory is in megabytes. A process that has just ended counts for nothing.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

_MEGA = 1e6
_TICK = os.sysconf("SC_CLK_TCK")


def family(pid: int) -> Iterator[int]:
    """Yield the process, those that it started, and so on."""
    yield pid
    for thread in _listed(Path(f"/proc/{pid}/task")):
        for child in _text(thread / "children").split():
            yield from family(int(child))


def own_peak(pid: int) -> float:
    """Return the most that the process alone has held so far: the kernel's own high-water mark.

    What the kernel accounts to a process when it ends (``ru_maxrss``) is not the same: it also
    counts the process that started it.
    """
    return _kilobytes(Path(f"/proc/{pid}/status"), "VmHWM:")


def peak(pid: int) -> float:
    """Return the most that each of the family has held so far, added up: what they share counts for each."""
    return sum(map(own_peak, family(pid)))


def held(pid: int) -> float:
    """Return what the family holds now: what some of them share counts once, a part for each."""
    return sum(_kilobytes(Path(f"/proc/{member}/smaps_rollup"), "Pss:") for member in family(pid))


def processor_time(pid: int) -> float:
    """Return the seconds of processor time that the family has used, all threads, to a hundredth."""
    fields = (_text(Path(f"/proc/{member}/stat")).rpartition(")")[2].split() for member in family(pid))
    return sum((int(used[11]) + int(used[12])) / _TICK for used in fields if used)


def _kilobytes(path: Path, name: str) -> float:
    return sum(int(line.split()[1]) * 1024 / _MEGA for line in _text(path).splitlines() if line.startswith(name))


def _text(path: Path) -> str:
    try:
        return path.read_text()
    except (FileNotFoundError, ProcessLookupError, PermissionError):  # it has just ended
        return ""


def _listed(folder: Path) -> list[Path]:
    try:
        return list(folder.iterdir())
    except (FileNotFoundError, ProcessLookupError):
        return []
