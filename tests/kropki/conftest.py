"""What the tests of the command share."""

from __future__ import annotations

import pytest

from tests.support.command_line import compile_all


@pytest.fixture(scope="session", autouse=True)
def compiled() -> None:
    """Compile what the command uses: then no process has a first run's notice to give."""
    compile_all()
