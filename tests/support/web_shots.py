"""Screenshots of every view of the page, to be looked at: python tests/support/web_shots.py [FOLDER].

Serves the page itself, and writes one picture for each view, theme and device, named after them.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from lab.bench.process import free_port
from tests.conftest import COMMANDS, stop, wait_until_healthy
from tests.support.browsers import OPTIONS, chromium_path
from tests.support.playing import open_puzzle

DEVICES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1200, "height": 800}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "device_scale_factor": 2},
    "landscape": {"viewport": {"width": 844, "height": 390}, "has_touch": True, "device_scale_factor": 2},
    "narrow": {"viewport": {"width": 320, "height": 568}},
}
THEMES = ("light", "dark", "barbie", "oppenheimer")
DIALOGS = ("new", "daily", "puzzles", "settings", "paste", "print", "rules", "tutorial")
KEN = "(wx)A(wx)(xw)(kx)D/B(xw)D(kw)A/(xw)(wk)A(ww)A(ww)C/(wx)(wx)(ww)A(xk)A(wx)(wx)A/(kx)B(kx)B(xw)A(wx)/"
KEN += "(xw)A(xk)A(wx)(kx)(xw)(kx)A/B(wx)(xw)A(xw)A(xw)(kx)/(xw)(xk)C(kk)A(wk)A/B(xw)(xw)C(xw)"
PLAY = "6 ArrowRight 1 ArrowDown Shift+2 Shift+4 Shift+7 ArrowRight Control+1 Control+2 Control+3 Control+5"
PLAY += " Control+8 Control+9 ArrowDown Control+Shift+1 Control+Shift+3 Control+Shift+6 ArrowDown 1 ArrowRight 1"
PLAY += " ArrowRight 2 Shift+ArrowDown"


def main(folder: Path) -> None:
    """Write all pictures into *folder*."""
    folder.mkdir(parents=True, exist_ok=True)
    with served() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=OPTIONS)
        for device in DEVICES:
            for theme in THEMES:
                shoot(browser, url, folder, device, theme)
        browser.close()


def shoot(browser: Browser, url: str, folder: Path, device: str, theme: str) -> None:
    """Write the pictures of one device and theme; of the dialogs, in the light and the dark theme only."""
    context = browser.new_context(base_url=url, **DEVICES[device])
    settings = f'{{"theme": "{theme}", "egg": true, "welcomed": true}}'
    context.add_init_script(f"localStorage['kropki:settings'] ??= '{settings}'")
    page = context.new_page()
    open_puzzle(page, KEN)
    snap(page, folder, f"{device}-{theme}-start")
    for key in PLAY.split():
        page.keyboard.press(key)
    snap(page, folder, f"{device}-{theme}-board")
    for name in DIALOGS if theme in {"light", "dark"} else ():
        page.evaluate("name => document.querySelector(`[data-open=${name}]`).click()", name)
        page.locator(f"#{name}[open]").wait_for()
        snap(page, folder, f"{device}-{theme}-{name}")
        page.keyboard.press("Escape")
    context.close()


def snap(page: Page, folder: Path, name: str) -> None:
    """Write one picture."""
    page.screenshot(path=folder / f"{name}.png")
    sys.stdout.write(f"{folder / name}.png\n")


@contextmanager
def served() -> Iterator[str]:
    """Serve the page on a free port."""
    port = free_port()
    with tempfile.TemporaryDirectory() as home, (Path(home) / "log.txt").open("w") as log:
        command: list[str | Path] = [COMMANDS / "kropki", "serve", "--port", str(port)]
        process = subprocess.Popen(command, cwd=home, stdout=log, stderr=subprocess.STDOUT)
        url = f"http://127.0.0.1:{port}"
        try:
            wait_until_healthy(url, process, Path(log.name))
            yield url
        finally:
            stop(process)


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "shots"))
