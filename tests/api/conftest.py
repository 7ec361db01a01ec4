"""What the tests of the service share."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Event

import pytest


@pytest.fixture
def gate() -> Iterator[Event]:
    event = Event()
    yield event
    event.set()  # whatever a test left behind comes to its end
