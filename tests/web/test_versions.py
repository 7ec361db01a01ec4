"""A page that is replaced while somebody plays: no visit ever runs modules of two versions."""

from __future__ import annotations

import shutil
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

import pytest
import uvicorn
from playwright.sync_api import Browser, Page, expect

from kropki.api import app as application
from kropki.api.routes.site import static
from lab.bench.process import free_port
from tests.support.playing import EMPTY
from tests.support.processes import wait_for

pytestmark = pytest.mark.release

WEB = Path(__file__).parents[2] / "web"
MARKED = (  # the first module of a page, and one that it imports
    *("sudoku/main.js", "sudoku/board/words.js"),
    *("dots/play/main.js", "dots/board/words.js"),
)
RENEWED = """navigator.serviceWorker.getRegistration().then(async (worker) => {
    if (!worker.installing && !worker.waiting) await worker.update().catch(() => 0); // one that failed is tried again
    return caches.keys();
})"""


@contextmanager
def running(port: int) -> Iterator[None]:
    """Serve the application in this process until the end of the context."""
    server = uvicorn.Server(
        uvicorn.Config(application.create_app(), port=port, log_level="critical", timeout_graceful_shutdown=1)
    )
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        while not server.started:
            time.sleep(0.02)
        yield
    finally:
        server.should_exit = True
        thread.join()


def write_version(folder: Path, name: str) -> str:
    """Write a page whose modules tell which version they are of; give the version that the service knows it by."""
    shutil.copytree(WEB, folder, dirs_exist_ok=True)
    for module in MARKED:
        text = (WEB / module).read_text("utf-8")
        (folder / module).write_text(f"{text}\n(window.versions ??= []).push('{name}');\n")
    static._states.clear()  # a look before the last module was written may still be good
    return static.edition_of(folder, "en")


def versions(page: Page) -> list[str]:
    found: list[str] = page.evaluate("window.versions ?? []")
    return found


@pytest.mark.parametrize(
    ("address", "cells", "worker"),
    [(f"/?ken={EMPTY}", 16, "allow"), (f"/?ken={EMPTY}", 16, "block"), ("/dots", 100, "allow")],
)
def test_a_page_that_is_replaced_never_mixes_modules(  # noqa: PLR0917 - what pytest gives
    chromium: Browser,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    address: str,
    cells: int,
    worker: Literal["allow", "block"],
) -> None:
    monkeypatch.setattr(application, "warm_up", lambda *_: None)  # nothing is searched here
    monkeypatch.setattr(static, "_FOLDER", tmp_path)
    first = write_version(tmp_path, "A")
    with running(port := free_port()):
        context = chromium.new_context(base_url=f"http://127.0.0.1:{port}", service_workers=worker)
        page = context.new_page()
        page.goto(address)
        expect(page.get_by_role("gridcell")).to_have_count(cells)
        wait_for(lambda: versions(page) == ["A", "A"])
        if worker == "allow":
            page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        second = write_version(tmp_path, "B")
        assert first != second
        fetched = "path => fetch(path, { cache: 'reload' }).then(answer => answer.status)"
        stale = page.evaluate(fetched, f"/v/{first}~sudoku-main/all.js")
        assert stale == (200 if worker == "allow" else 404)  # the worker has the whole of its version
        assert versions(page) == ["A", "A"]
        page.reload()
        expect(page.get_by_role("gridcell")).to_have_count(cells)
        wait_for(lambda: versions(page) == ["B", "B"])  # some of it is loaded after the board
        if worker == "allow":
            wait_for(lambda: page.evaluate(RENEWED) == [f"kropki-{second}"])
            context.set_offline(True)
            page.reload()
            expect(page.get_by_role("gridcell")).to_have_count(cells)
            assert versions(page) == ["B", "B"]
        context.close()
