"""Firefox, driven over WebDriver BiDi, which it speaks by itself: as much of the protocol as the tests need.

https://w3c.github.io/webdriver-bidi/ describes the commands.
"""

from __future__ import annotations

import base64
import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from websocket import WebSocket, create_connection

from tests.support.processes import wait_for

NAMES = ("firefox-esr", "firefox")
ANSWER_SECONDS = 180  # a busy machine is slow, and not wrong
STOP_SECONDS = 60
QUIET = 'user_pref("services.settings.server", "data:,");\nuser_pref("ui.prefersReducedMotion", 1);\n'
KEYS = {"ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015", "Escape": "\ue00c"}
KEYS |= {"Home": "\ue011", "Control": "\ue009", "Shift": "\ue008"}
CALL = "async (...values) => JSON.stringify(await ({})(...values.map(value => JSON.parse(value))) ?? null)"
ON_A_PAGE = "() => {{ if (location.protocol === 'http:') {{ {} }} }}"  # and not on an empty tab, which has no storage
UNTIL = """(selector, seconds) => new Promise((resolve, reject) => {
    const said = () => document.querySelector('#message')?.textContent
    const end = performance.now() + 1000 * seconds
    const look = () => {
        if (document.querySelector(selector)?.checkVisibility()) resolve()
        else if (performance.now() < end) setTimeout(look, 10)
        else reject(new Error(`no ${selector} is seen, and the page says: ${said()}`))
    }
    look()
})"""


class Firefox:
    """A Firefox that runs, and the connection to it."""

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self.commands = 0
        self.events: list[dict[str, Any]] = []
        self.call("session.new", capabilities={})
        self.call("session.subscribe", events=["log.entryAdded", "network.beforeRequestSent"])

    def call(self, method: str, **parameters: object) -> Any:
        """Send a command and give its result; events that come before it are kept. An error fails the test."""
        self.commands += 1
        self.socket.send(json.dumps({"id": self.commands, "method": method, "params": parameters}))
        while (answer := json.loads(self.socket.recv())).get("id") != self.commands:
            if "method" in answer:  # and not the late answer to a command that was given up
                self.events.append(answer)
        if answer["type"] == "error":
            pytest.fail(f"{method}: {answer['error']}: {answer['message']}")
        return answer["result"]

    @contextmanager
    def tab(self, base: str, script: str = "0") -> Iterator[Tab]:
        """Open a tab with a storage of its own, where *script* runs before those of each page.

        Fails on an error in its console, and on a request to another host than *base*.
        """
        self.events.clear()
        user = self.call("browser.createUserContext")["userContext"]
        before = {"functionDeclaration": ON_A_PAGE.format(script), "sandbox": "tests"}  # outside, 140.12 tells an error
        self.call("script.addPreloadScript", **before, userContexts=[user])
        try:
            yield Tab(self, self.call("browsingContext.create", type="tab", userContext=user)["context"], base)
        finally:
            self.call("browser.removeUserContext", userContext=user)
        faults = [fault for event in self.events if (fault := complaint(event, base))]
        if faults:
            pytest.fail("\n".join(faults))


def complaint(event: dict[str, Any], base: str) -> str:
    """Tell what is wrong with something that happened in a tab; nothing where it is well."""
    about = event["params"]
    if event["method"] == "log.entryAdded" and about["level"] == "error":
        return f"console: {about['text']}"
    url = about["request"]["url"] if event["method"] == "network.beforeRequestSent" else "about:blank"
    return "" if url.startswith((f"{base}/", "data:", "blob:", "about:")) else f"request to another host: {url}"


class Tab:
    """A tab of Firefox."""

    def __init__(self, browser: Firefox, context: str, base: str) -> None:
        self.browser = browser
        self.context = context
        self.base = base

    def call(self, method: str, **parameters: object) -> Any:
        return self.browser.call(method, context=self.context, **parameters)

    def open(self, path: str) -> None:
        """Go to a path of the server, and wait until all of it is loaded."""
        self.call("browsingContext.navigate", url=f"{self.base}{path}", wait="complete")

    def resize(self, width: int, height: int) -> None:
        """Return the page a size in pixels of CSS."""
        self.call("browsingContext.setViewport", viewport={"width": width, "height": height})

    def run(self, function: str, *values: object) -> Any:
        """Call a function of JavaScript with values, wait for what it gives, and give that, as JSON has it."""
        answer = self.browser.call(
            "script.callFunction",
            functionDeclaration=CALL.format(function),
            arguments=[{"type": "string", "value": json.dumps(value)} for value in values],
            target={"context": self.context},
            awaitPromise=True,
        )
        if answer["type"] == "exception":
            pytest.fail(f"{answer['exceptionDetails']['text']} in {function[:200]}")
        return json.loads(answer["result"]["value"])

    def until(self, selector: str) -> None:
        """Wait until an element is seen; fail with what the page says where it is not."""
        self.run(UNTIL, selector, ANSWER_SECONDS / 2)

    def press(self, *names: str) -> None:
        """Press keys one after the other, as a person does; `Shift+ArrowDown` is pressed together."""
        strokes = [[KEYS.get(key, key) for key in name.split("+")] for name in names]
        actions = [
            {"type": kind, "value": key}
            for keys in strokes
            for kind, order in (("keyDown", keys), ("keyUp", keys[::-1]))
            for key in order
        ]
        self.call("input.performActions", actions=[{"type": "key", "id": "keyboard", "actions": actions}])

    def click(self, selector: str) -> None:
        """Click on an element with the mouse, as a person does."""
        here = {"type": "element", "element": {"sharedId": self.find(selector)[0]}}
        actions: list[dict[str, object]] = [{"type": "pointerMove", "x": 0, "y": 0, "origin": here}]
        actions += [{"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp")]
        self.call("input.performActions", actions=[{"type": "pointer", "id": "mouse", "actions": actions}])

    def find(self, selector: str) -> list[str]:
        """Return the elements that a selector names, by the ids that commands take."""
        locator = {"type": "css", "value": selector}
        return [node["sharedId"] for node in self.call("browsingContext.locateNodes", locator=locator)["nodes"]]

    def pictures(self, selector: str) -> list[Image.Image]:
        """Return the elements that a selector names as they are on the screen."""
        scroll = "(selector, index) => document.querySelectorAll(selector)[index].scrollIntoView({ block: 'nearest' })"
        found = []
        for index, element in enumerate(self.find(selector)):
            self.run(scroll, selector, index)
            clip = {"type": "element", "element": {"sharedId": element}}
            shot = self.call("browsingContext.captureScreenshot", clip=clip)["data"]
            found.append(Image.open(BytesIO(base64.b64decode(shot))).convert("RGB"))
        return found


@contextmanager
def running(folder: Path) -> Iterator[Firefox]:
    """Start Firefox without a screen and with a new profile in *folder*; it writes down where it listens."""
    (folder / "user.js").write_text(QUIET)
    address = folder / "WebDriverBiDiServer.json"
    command: list[str | Path] = [firefox_path(), "--headless", "--no-remote", "--profile", folder]
    command += ["--remote-debugging-port", "0"]
    with (folder / "log.txt").open("w") as log:
        process = subprocess.Popen(command, env=os.environ | {"HOME": str(folder)}, stdout=log, stderr=log)
    try:
        wait_for(lambda: process.poll() is not None or (address.exists() and address.read_text().endswith("}")))
        if process.poll() is not None:
            pytest.fail(f"Firefox did not start:\n{(folder / 'log.txt').read_text()}")
        port = json.loads(address.read_text())["ws_port"]
        url = f"ws://127.0.0.1:{port}/session"
        socket = create_connection(url, timeout=ANSWER_SECONDS, suppress_origin=True)  # it trusts no page
        yield Firefox(socket)
        socket.close()
    finally:
        process.terminate()
        try:
            process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def firefox_path() -> str:
    """Find the browser that `scripts/test` found or installed, or else one on the PATH."""
    found = os.environ.get("KROPKI_FIREFOX") or next(filter(None, map(shutil.which, NAMES)), None)
    return found or pytest.fail("no Firefox on the PATH: scripts/test finds or installs one")
