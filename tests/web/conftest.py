"""What the tests of the page share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from tests.support.browsers import Chromium


@pytest.fixture
def friend(tabs: Chromium, server: str) -> Iterator[Page]:
    """Yield a page on another device."""
    with tabs.open(server, "friend") as tab:
        yield tab


@pytest.fixture
def third(tabs: Chromium, server: str) -> Iterator[Page]:
    """Yield a page on a third device."""
    with tabs.open(server, "third") as tab:
        yield tab
