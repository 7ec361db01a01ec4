"""Chromium for the tests: started once for files that follow each other, with tabs that know nothing of other tests."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, Request, sync_playwright

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
OPTIONS = (
    "--no-sandbox",  # root has none, and the only pages are ours
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",  # a request to any other host fails, and is told
)
QUIET_PAGE = "/healthz"  # of the same origin, and without a script
FORGET = """() => {
    localStorage.clear()
    return '__pwClock' in globalThis
}"""  # and tell whether the time is Playwright's
GIVING = (  # methods by which a tab is given what it keeps
    "add_init_script",
    "add_locator_handler",
    "emulate_media",
    "expose_binding",
    "expose_function",
    "on",
    "once",
    "route_web_socket",
    "set_default_navigation_timeout",
    "set_default_timeout",
    "set_extra_http_headers",
)


class Device:
    """A browser context whose tabs must stay clean: they ask no other host for anything, and no error is logged."""

    def __init__(self, browser: Browser, base_url: str, complaints: list[str], **options: Any) -> None:
        self.base_url = base_url
        self._complaints = complaints  # where faults are added, in words
        self._left: Page | None = None  # the tab that its test has left: what it was still loading fails, and says so
        options = {"service_workers": "block", "reduced_motion": "reduce"} | options
        self.context = browser.new_context(base_url=base_url, **options)
        self.context.on("console", self._on_console)
        self.context.on("weberror", lambda error: complaints.append(f"uncaught: {error.error}"))
        self.context.on("requestfailed", self._on_failure)  # of the others Playwright need not tell, which is dear

    def _on_console(self, message: ConsoleMessage) -> None:
        was_left = self._left is not None and message.page in {self._left, None}  # None: it is closed by now
        if message.type == "error" and not was_left:
            self._complaints.append(f"console: {message.text} ({message.location['url']})")

    def _on_failure(self, request: Request) -> None:
        if not request.url.startswith((f"{self.base_url}/", "data:", "blob:")):
            self._complaints.append(f"request to another host: {request.url}")


class LastingDevice(Device):
    """A device for many tests, one after the other, which forgets all but the cache of the network and its worker.

    They take turns in one tab, since to open one costs a quarter of a visit. If a test gives the tab what it would
    keep for good, the next test gets another. The first tab opens the others, so that all are in one process: this
    has compiled the page's modules already, which makes a visit several times cheaper, and changes to its storage are
    seen in the order in which they were made.
    """

    def __init__(self, browser: Browser, base_url: str, complaints: list[str], **options: Any) -> None:
        super().__init__(browser, base_url, complaints, **options)
        self._first = self.context.new_page()
        self._first.goto(QUIET_PAGE)
        self._size = self._first.viewport_size
        self._tab: Page | None = None  # of the tests, where it is as new
        self._opened = 0  # other tabs, by the test
        self._was_given = False  # something that the tab keeps
        self.context.on("page", self._count)
        self._new_session = self.context.new_cdp_session
        self._watch(self.context, "new_cdp_session")

    def _count(self, _: Page) -> None:
        self._opened += 1

    def _watch(self, owner: object, name: str) -> None:
        """Note where a test calls a method of the tab, or of the context, by which the tab is given what it keeps."""
        method = getattr(owner, name)

        def noted(*args: Any, **named: Any) -> Any:
            self._was_given = True
            return method(*args, **named)

        setattr(owner, name, noted)

    def open(self) -> Page:
        """Return an empty tab."""
        if self._tab is None:
            with self._first.expect_popup() as opened:
                self._first.evaluate("() => { open('about:blank') }")
            self._tab = opened.value
            self._history = self._new_session(self._tab)
            for name in GIVING:
                self._watch(self._tab, name)
        self._left = None
        self._opened = 0
        self._was_given = False
        return self._tab

    def forget(self) -> bool:
        """Forget what the test has done; tell whether the device is as new then.

        It is not where there was a second tab or a page of another host, which have processes of their own, nor where a
        test has set the time, which is for good.
        """
        tab = self._tab
        stayed = all(
            frame.url.startswith((self.base_url, "about:")) for it in self.context.pages for frame in it.frames
        )
        if tab is None or not stayed or self._opened or set(self.context.pages) != {self._first, tab}:
            return False
        self._left = tab
        self.context.set_offline(offline=False)
        tab.unroute_all()
        tab.goto(QUIET_PAGE)  # what a page keeps when it is left is kept by now: a tab that closes keeps it later
        self.context.clear_permissions()
        if self._was_given:
            tab.close()
            self._tab = None
        else:
            self._renew(tab)
        return not self._first.evaluate(FORGET)

    def _renew(self, tab: Page) -> None:
        """Give a tab that is left the state of a new one."""
        tab.mouse.move(0, 0)
        if self._size and tab.viewport_size != self._size:
            tab.set_viewport_size(self._size)
        tab.evaluate("() => { sessionStorage.clear(); name = '' }")
        self._history.send("Page.resetNavigationHistory")


class Chromium:
    """The Chromium of this process, which starts when it is first asked for.

    A start costs as much processor as a test: it is stopped only where none follows that needs it.
    """

    def __init__(self) -> None:
        self.complaints: list[str] = []  # against any tab, since they were last cleared
        self._stack = ExitStack()
        self._browser: Browser | None = None
        self._devices: dict[str, LastingDevice] = {}

    @property
    def browser(self) -> Browser:
        """The browser itself."""
        if self._browser is None:
            playwright = self._stack.enter_context(sync_playwright())
            self._browser = playwright.chromium.launch(executable_path=chromium_path(), args=OPTIONS)
            self._stack.callback(self._browser.close)
        return self._browser

    def stop(self) -> None:
        """Stop the browser, if it runs."""
        self._browser = None
        self._devices.clear()
        self._stack.close()

    @contextmanager
    def open(self, server: str, device: str = "", **options: Any) -> Iterator[Page]:
        """Open an empty tab on a *device*, by its name, which has forgotten all tests before; close it at the end.

        The *options* are those of a browser context, and for a name always the same.
        """
        used = self._devices.pop(device, None)
        if used is None or used.base_url != server:
            used = LastingDevice(self.browser, server, self.complaints, **options)
        yield used.open()
        if used.forget():
            self._devices[device] = used
        else:
            used.context.close()

    @contextmanager
    def open_on_new_device(self, server: str, **options: Any) -> Iterator[Page]:
        """Open an empty tab on a device of its own, where nothing was fetched yet; close it at the end."""
        device = Device(self.browser, server, self.complaints, **options)
        yield device.context.new_page()
        device.context.close()


def chromium_path() -> str:
    """Find the browser that `scripts/test` found or installed, or else one on the PATH."""
    found = os.environ.get("KROPKI_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    return found or pytest.fail("no Chromium on the PATH: scripts/test finds or installs one")
