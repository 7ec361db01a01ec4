"""The page in Chromium, in Markdown: the first board, from a key to its picture, what shifts, presses of Hint, memory.

Needs the developer's tools, so it is apart from the other measurements.
"""

from __future__ import annotations

import argparse
import json
import os
import random
from collections.abc import Iterator
from statistics import median
from tempfile import TemporaryFile

from playwright.sync_api import Browser, Page, sync_playwright

from kropki.dots.board import rulesets
from kropki.dots.board.board import board
from kropki.dots.board.moves import Move, MoveKind
from kropki.dots.rules.game import Play
from kropki.generator.board import ken
from kropki.generator.ladder.rungs import Level
from lab.bench import report, setting
from lab.bench.process import KROPKI, server
from lab.bench.section import Row, Section
from lab.bench.timing import longest_of_95

_KEN = (
    "(wx)A(wx)(xw)(kx)D/B(xw)D(kw)A/(xw)(wk)A(ww)A(ww)C/(wx)(wx)(ww)A(xk)A(wx)(wx)A/(kx)B(kx)B(xw)A(wx)/"
    "(xw)A(xk)A(wx)(kx)(xw)(kx)A/B(wx)(xw)A(xw)A(xw)(kx)/(xw)(xk)C(kk)A(wk)A/B(xw)(xw)C(xw)"
)
_DIGITS = "618327495"  # its first row
_SIZE = (39, 32)  # of a board of dots
_DOTS = 600  # on it
_SLOWED = 4  # times
_PRESSES = {Level.EASY: 2, Level.MEDIUM: 3, Level.HARD: 4, Level.EXPERT: 7}  # to a first digit, at most
_HINTED = 40  # puzzles of each level
_SEED = "bench/presses"  # of these: of puzzles at random, the median swings by a press or two from run to run
_OPENED = 50  # puzzles, one after the other
_MEMORY_MB = 3.5  # of the scripts after so many
_FIRST_BOARD_S = 0.4
_FIRST_LOAD_KB = 60
_SLOW_4G = {"offline": False, "latency": 562.5, "downloadThroughput": 180_000, "uploadThroughput": 84_375}  # DevTools'
_FIRST_BOARD_SLOW_S = 3
_FRAME_MS = 16
_SET_DOTS = 30  # on the board in the making
_KEY_CYCLE_MS = 61  # a key is down, and then none is: together
_FREE = 37  # no multiple of a frame, so that keys come at any time of it
_ONE_LINE = "<p>1</p><script>onkeydown = event => document.querySelector('p').textContent = event.key</script>"
_WATCH = """() => {
    window.painted = []
    const { port1, port2 } = new MessageChannel()  // made once: at each key, it would delay the frame it times
    port1.onmessage = ({ data }) => painted.push(performance.now() - data)
    const afterFrame = timeStamp => requestAnimationFrame(() => port2.postMessage(timeStamp))
    addEventListener('keydown', ({ timeStamp }) => afterFrame(timeStamp), true)
}"""
_JUDGED = """() => {
    window.judged = []
    let since = 0
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => judged.push(performance.now() - data)
    addEventListener('keydown', ({ timeStamp }) => { since = timeStamp }, true)
    const node = document.querySelector('.verdict')
    const look = () => {
        if (!since || node.classList.contains('waits')) return
        const key = since
        since = 0
        requestAnimationFrame(() => port2.postMessage(key))
    }
    new MutationObserver(look).observe(node, { attributes: true, attributeFilter: ['class'] })
}"""
_VERDICT_MS, _LATE_VERDICT_MS = 50, 100  # at the median, and 95 of 100
_MOST_WAITS = 20  # for a verdict, on a busy machine
_SETTER_MS = 600  # between two changes of a setter: what costs more has been asked for then
_AT_REST = "navigator.serviceWorker.ready.then(() => 0)"  # the copy of the page for no network is made
_SHIFTS = """
    window.shifted = 0
    const add = list => { for (const { value } of list.getEntries()) shifted += value }
    new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true })
"""
_FIRST = """() => new Promise(resolve => {
    const isThere = () => document.querySelector('.cell')
    const look = () => requestAnimationFrame(now => isThere() ? resolve(now) : look())
    look()
})"""
_WEIGHT = """now => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .filter(({ responseEnd }) => responseEnd <= now).reduce((sum, { transferSize }) => sum + transferSize, 0)"""


def main() -> None:
    """Run the command line."""
    reader = argparse.ArgumentParser(prog="scripts/lab bench.page", description=__doc__)
    reader.add_argument("--rounds", type=int, default=9, help="visits")
    reader.add_argument("--digits", type=int, default=len(_DIGITS), help="typed in a visit, an arrow after each")
    reader.add_argument("--puzzles", type=int, default=_HINTED, help="of each level, on which Hint is pressed; 0: none")
    given = reader.parse_args()
    print(report.heading(quick=False).replace("`scripts/lab bench`", "`scripts/lab bench.page`"))
    print(report.section(SECTION, list(_measured(given.rounds, _DIGITS[: given.digits], given.puzzles))), end="")


def _measured(rounds: int, digits: str, puzzles: int) -> Iterator[Row]:
    with TemporaryFile() as errors, server(errors, KROPKI, "serve") as (_, port), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ["KROPKI_CHROMIUM"], args=["--no-sandbox"])
        url = f"http://127.0.0.1:{port}"
        yield from _rows(rounds, digits, browser, url)
        if puzzles:
            yield from _helped(puzzles, browser, url)
        browser.close()


def _helped(puzzles: int, browser: Browser, url: str) -> Iterator[Row]:
    """Yield the presses until a first digit of each level, and what fifty puzzles leave in memory."""
    page = _visit(browser, f"{url}/")
    page.locator("#board .cell").first.wait_for()
    for turn in range(_OPENED):
        _open_another(page, list(Level)[turn % len(Level)])
    yield Row(f"memory of the page's scripts after {_OPENED} puzzles", _memory(page), "MB", at_most=_MEMORY_MB)
    for level, most in _PRESSES.items():
        pressed = []
        for number in range(puzzles):
            _open_seeded(page, url, level, f"{_SEED}/{number}")
            pressed.append(_presses(page))
        yield Row(f"presses to a first digit, {level}", median(pressed), "", at_most=most)
    page.context.close()


def _open_another(page: Page, level: Level) -> None:
    before = page.url
    page.locator(f"#levels [data-level={level}]").click()
    page.wait_for_url(lambda url: url != before, wait_until="commit")


def _open_seeded(page: Page, url: str, level: Level, seed: str) -> None:
    """Open the puzzle of *seed*, as the newest generator makes it: random ones are of that, too."""
    wish: dict[str, str | float | bool] = {"difficulty": level.value, "seed": seed}
    made = page.request.get(f"{url}/kropki", params=wish).json()
    page.goto(f"{url}/k/{made['id']}")
    page.locator("#board .cell").first.wait_for()


def _memory(page: Page) -> float:
    """Return the megabytes that the page's scripts hold once nothing is left over."""
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    return float(session.send("Runtime.getHeapUsage")["usedSize"]) / 1e6


def _presses(page: Page) -> int:
    """Press Hint and then what takes each step, until a digit is there; return how often.

    That is once more than the way has steps: each press shows one, or enters the digit.
    """
    found = page.locator("#board .cell:not(.given) .digit:not(:empty)")
    page.locator("[data-act=hint]").click()
    presses = 1
    while not found.count():
        page.locator(".argument .turns .main").click()
        presses += 1
    return presses


def _rows(rounds: int, typed: str, browser: Browser, url: str) -> Iterator[Row]:
    boards, slow, weights, shifts, digits, moves, plain, dots = [], [], [], [], [], [], [], []
    game = _game_of_dots()
    _visit(browser, f"{url}/").context.close()  # the first one of all does not count
    for _ in range(rounds):
        page = _visit(browser, f"{url}/")
        first = page.evaluate(_FIRST)
        boards.append(first / 1000)
        slow.append(_slow_visit(browser, f"{url}/"))
        weights.append(page.evaluate(_WEIGHT, first) / 1000)
        page.goto(f"{url}/?ken={_KEN}")
        page.locator(".cell").first.wait_for()
        page.evaluate(_AT_REST)
        painted = _type(page, typed)
        digits += painted[::2]
        moves += painted[1::2]
        shifts.append(page.evaluate("shifted"))
        page.goto("about:blank")
        page.set_content(_ONE_LINE)
        plain += _type(page, typed)
        page.context.close()
        dots += _dots(browser, f"{url}/dots", game, len(typed))[::2]
    verdicts = sorted(_verdicts(browser, f"{url}/make", rounds * len(typed)))
    yield Row("first board, from the start of the visit", median(boards), "s", at_most=_FIRST_BOARD_S)
    yield Row(
        f"the same by Slow 4G, the processor {_SLOWED} times slower", median(slow), "s", at_most=_FIRST_BOARD_SLOW_S
    )
    yield Row("sent until the first board, with headers and the puzzle", median(weights), "KB", at_most=_FIRST_LOAD_KB)
    yield Row("layout shift of a visit, at most", max(shifts), "", at_most=0)
    yield Row(f"a digit, the processor {_SLOWED} times slower", median(digits), "ms", at_most=_FRAME_MS)
    yield Row(f"a move, the processor {_SLOWED} times slower", median(moves), "ms", at_most=_FRAME_MS)
    size = "x".join(map(str, _SIZE))
    yield Row(f"a dot on {size} with {_DOTS} dots, the same", median(dots), "ms", at_most=_FRAME_MS)
    yield Row("a key on a page of one line, the same", median(plain), "ms")
    late = longest_of_95(verdicts)
    yield Row("workshop: from a key to the verdict and candidates", median(verdicts), "ms", at_most=_VERDICT_MS)
    yield Row("workshop: the same, 95 of 100", late, "ms", at_most=_LATE_VERDICT_MS)


def _visit(browser: Browser, url: str) -> Page:
    page = browser.new_context(viewport={"width": 1200, "height": 800}).new_page()
    page.add_init_script(_SHIFTS)
    page.goto(url)
    return page


def _slow_visit(browser: Browser, url: str) -> float:
    """Return the seconds until a phone on a slow network has its first board."""
    page = browser.new_context(viewport={"width": 390, "height": 844}).new_page()
    session = page.context.new_cdp_session(page)
    session.send("Network.emulateNetworkConditions", _SLOW_4G)
    session.send("Emulation.setCPUThrottlingRate", {"rate": _SLOWED})
    page.goto(url, wait_until="commit")
    first: float = page.evaluate(_FIRST) / 1000
    page.context.close()
    return first


def _game_of_dots() -> str:
    """Return a game of so many random dots, as the page keeps it, in which the right half of the middle row is open."""
    play, chance = Play(board(*_SIZE), rulesets.named(rulesets.DEFAULT)), random.Random(1)
    width, height = _SIZE
    points = [point for point in play.board.points if play.board.xy(point)[1] != height // 2]
    while len(play.moves) < _DOTS:
        point = chance.choice([point for point in points if play.is_open(point)])
        play.play(Move(play.to_move, MoveKind.DOT, point))
    moves = [[move.player, *play.board.xy(move.point or 0)] for move in play.moves]
    return json.dumps({"setup": {"size": [width, height], "rules": rulesets.DEFAULT, "start": "empty"}, "moves": moves})


def _dots(browser: Browser, url: str, game: str, number: int) -> list[float]:
    """Put a *number* of dots on a board of many; give the milliseconds until each, and each step, was painted."""
    page = browser.new_context(viewport={"width": 1200, "height": 800}).new_page()
    page.add_init_script(f"localStorage['kropki:dots:game'] = {json.dumps(game)}")
    page.goto(url)
    page.evaluate(_AT_REST)
    page.locator("[role=gridcell][tabindex='0']").focus()
    painted = _press(page, ["Enter", "ArrowRight"] * number)
    page.context.close()
    return painted


def _verdicts(browser: Browser, url: str, number: int) -> list[float]:
    """Enter and clear digits on a board in the making; give the milliseconds until each verdict was painted."""
    page = browser.new_context(viewport={"width": 1200, "height": 800}).new_page()
    page.add_init_script("localStorage['kropki:make-shown'] = 'candidates'")
    page.goto(f"{url}?ken={ken.write(setting.dotted(_SET_DOTS, 0))}&negative=false")
    page.locator(".possible").wait_for()
    page.evaluate(_AT_REST)
    page.locator("[role=gridcell][tabindex='0']").focus()
    page.evaluate(_JUDGED)
    for turn in range(number):
        page.keyboard.press("0" if turn % 2 else str(1 + turn // 2 % 9))
        for _ in range(_MOST_WAITS):
            page.wait_for_timeout(_SETTER_MS)
            if page.evaluate("judged.length") > turn:
                break
        if turn % 2:
            page.keyboard.press("ArrowRight")
    judged: list[float] = page.evaluate("judged")
    page.context.close()
    return judged


def _type(page: Page, digits: str) -> list[float]:
    """Press each of *digits* and an arrow in turn; give the milliseconds until each was painted."""
    return _press(page, [key for digit in digits for key in (digit, "ArrowRight")])


def _press(page: Page, keys: list[str]) -> list[float]:
    """Press keys; give the milliseconds until each was painted."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": _SLOWED})
    page.evaluate(_WATCH)
    for key in keys:
        page.keyboard.down(key)
        page.wait_for_timeout(_KEY_CYCLE_MS)
        page.keyboard.up(key)
        page.wait_for_timeout(_FREE)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    painted: list[float] = page.evaluate("painted")
    return painted


SECTION = Section(
    "The page",
    "Chromium without a screen; each visit with nothing kept from the one before; medians. Keys are pressed once the"
    " browser has its copy of the page for when there is no network. A key's time runs from the event's own time stamp"
    " until the page has painted the frame that shows it and handed it over; other threads then draw it. A frame comes"
    " sixty times a second, so half of one, 8 ms, is waited for whatever the page does: a page of one line, measured in"
    " turns with ours, has that too. In the workshop the processor is not slowed. Digits are entered and cleared on a"
    " 9x9 with thirty dots, and the time is until the frame with the verdict and the possible digits. Presses are those"
    " of Hint and of what takes each step, on puzzles that are the same in each run. They are one more than the steps"
    " to the digit: each press shows a step or enters the digit. A hint uses the easiest techniques that lead to any"
    " digit. In a hard puzzle that is five or six steps at the median, and five if the shortest of the ways that it"
    " finds is told. So fewer presses would need hints by harder techniques.",
    lambda _: (),
)


if __name__ == "__main__":
    main()
