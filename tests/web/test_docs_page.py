"""The interactive documentation in a browser: no other host is asked, and a request can be tried."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect


def test_the_documentation_asks_no_other_host_and_tries_requests(page: Page, server: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/docs")
    expect(page.get_by_role("heading", name=re.compile("^Kropki"))).to_be_visible()
    page.locator("#operations-games-take_seat, [id$=is_alive]").last.click()
    page.get_by_role("button", name="Try it out").click()
    page.get_by_role("button", name="Execute").click()
    expect(page.locator(".live-responses-table")).to_contain_text('"status": "ok"')
    assert f"{server}/healthz" in asked
    assert {urlsplit(url).netloc for url in asked if not url.startswith("data:")} == {urlsplit(server).netloc}
