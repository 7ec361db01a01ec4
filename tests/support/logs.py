"""The log of a service, as tests read it."""

from __future__ import annotations


def tracebacks(log: str) -> list[str]:
    """Return the lines of a *log* that begin tracebacks; a request for a path of that name is none."""
    return [line for line in log.splitlines() if line.startswith("Traceback")]
