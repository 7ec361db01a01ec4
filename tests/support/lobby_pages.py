"""The lobby of Dots on its page, as tests read and use it."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page


def call(page: Page, name: str, *, watch: bool = True) -> None:
    """Give whoever plays on a page a name."""
    page.goto("/dots/game")
    page.get_by_label("Your name in the lobby").fill(name)
    page.get_by_label(re.compile("Others may watch")).set_checked(watch)


def listed(page: Page, game: str) -> Any:
    return page.locator("#lobby-lists li").filter(has=page.locator(f"[data-game='{game}']"))


BESIDE = """() => [...document.querySelectorAll('#lobby *')].flatMap(node => {
    const { left, right } = node.getBoundingClientRect()
    return left < 0 || right > innerWidth ? [node.outerHTML] : []
})"""
