"""The page on every size of screen: the board takes what there is, the digits are in sight, nothing moves."""

from __future__ import annotations

import datetime as dt
import re

import pytest
from playwright.sync_api import Page, expect

from kropki.generator.generation.request import TECHNIQUES
from tests.support.playing import (
    EMPTY,
    SMALL_SOLUTION,
    cell,
    choose,
    fill_candidates,
    first_record,
    message,
    open_puzzle,
    outside,
    resize,
    type_solution,
)

SIZES = [  # width, height, the least share of the width or of the height that the board takes
    (320, 568, "width", 0.82),
    (360, 640, "width", 0.92),
    (390, 844, "width", 0.92),
    (568, 320, "height", 0.92),
    (600, 400, "height", 0.85),
    (844, 390, "height", 0.92),
    (799, 1100, "width", 0.86),
    (800, 1180, "width", 0.92),
    (820, 1180, "width", 0.92),
    (1180, 820, "height", 0.8),
    (1280, 720, "height", 0.8),
    (1920, 1080, "height", 0.8),
    (2560, 1440, "height", 0.8),
]
BOX = "node => (({ left, top, right, bottom }) => [left, top, right, bottom])(node.getBoundingClientRect())"
IS_SEEN = """node => {
    const { left, top, width, height } = node.getBoundingClientRect()
    const places = [[0.05, 0.2], [0.95, 0.2], [0.5, 0.5], [0.05, 0.7], [0.95, 0.7]]
    const seen = places.map(([x, y]) => document.elementFromPoint(left + x * width, top + y * height))
    return seen.every(other => other && (node.contains(other) || other.contains(node)))
}"""
LOOK = f"""async ([sentences, selector]) => {{
    const [box, isSeen] = [{BOX}, {IS_SEEN}]
    const [board, message] = ['#board', '#message'].map(name => document.querySelector(name))
    const frame = () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const seen = []
    for (const [text, then] of sentences) {{
        const [words, button] = [document.createElement('span'), document.createElement('button')]
        Object.assign(words, {{ textContent: text }})
        Object.assign(button, {{ textContent: then, className: 'main' }})
        message.replaceChildren(...(text ? [words] : []), ...(then ? [button] : []))
        await frame()
        seen.push({{
            nodes: [...document.querySelectorAll(selector)].map(box),
            message: box(message),
            board: box(board),
            unseen: [...document.querySelectorAll('#legend span')].filter(it => !isSeen(it)).map(it => it.innerText),
            fits: message.scrollHeight <= message.clientHeight,
        }})
    }}
    return seen
}}"""  # says sentences in the place of the page, and gives what is where while each is there
SHORT = 100  # characters that are in sight without scrolling on the smallest screen
SENTENCES = [
    ("New to Kropki?", "Show me how"),
    ("Look at the marked cells. Press Hint again to see why.", ""),
    ("Because of this and that. " * 8, ""),
    ("Because of this and that. " * 8, "Show me how"),
]


def test_the_board_takes_what_the_screen_has_and_the_keys_are_in_sight(page: Page) -> None:
    open_puzzle(page, "/".join("I" * 9))
    for width, height, side, share in SIZES:
        resize(page, width, height)
        left, _, right, _ = page.locator("#board").evaluate(BOX)
        assert (right - left) / (width if side == "width" else height) >= share, (width, height)
        assert outside(page, ".panel button, #board, header button") == [], (width, height)


def test_letters_are_larger_on_a_large_screen(page: Page) -> None:
    sizes = {(390, 844): 16, (1280, 720): 16, (1920, 1080): 18, (2560, 1440): 22, (3840, 2160): 30}
    for path in "/", "/dots":
        page.goto(path)
        expect(page.get_by_role("gridcell").first).to_be_visible()
        for (width, height), least in sizes.items():
            resize(page, width, height)
            letters = page.evaluate("parseFloat(getComputedStyle(document.querySelector('#message')).fontSize)")
            assert least * 0.9 <= letters <= least * 1.1, (path, width)


@pytest.mark.parametrize("turn", [0, 1], ids=["upright", "across"])
def test_a_sentence_moves_nothing_and_leaves_what_dots_mean_in_sight(page: Page, turn: int) -> None:
    every = [(width, height) for width, height, *_ in SIZES] + [(390, 664)]
    sizes = [(width, height) for width, height in every if (width > height) == turn]
    resize(page, *sizes[0])
    open_puzzle(page, "/".join("I" * 9))
    expect(message(page)).to_contain_text("more than one solution")  # the last that the page says by itself
    nodes = "#board, .panel button:not(#message *), .info, #legend span"
    for width, height in sizes:
        resize(page, width, height)
        before, *seen = page.evaluate(LOOK, [[("", ""), *SENTENCES], nodes])
        for (text, _), now in zip(SENTENCES, seen, strict=True):
            assert now["nodes"] == before["nodes"], (text, width, height)
            left, top, right, bottom = now["message"]
            assert bottom > top >= 0
            assert right > left >= 0
            _, _, board_right, board_bottom = now["board"]
            assert top >= board_bottom or left >= board_right, f"it covers the board at {width} x {height}"
            assert now["unseen"] == [], (text, width, height)
            assert now["fits"] or len(text) >= SHORT, (text, width, height)


def test_without_a_sentence_the_level_and_the_clock_can_be_pressed(page: Page) -> None:
    page.add_init_script("localStorage['kropki:settings'] ??= '{\"welcomed\": true}'")
    open_puzzle(page)
    for width, height in [(320, 568), (390, 664), (568, 320), (1280, 720)]:
        resize(page, width, height)
        expect(message(page)).to_be_empty()
        page.locator("#rating:not(.bare) summary").click()
        for line in page.locator("#techniques li").all()[:2]:
            assert line.evaluate(IS_SEEN), (width, height)
        expect(page.locator("#techniques a").first).to_have_attribute("href", re.compile("^/learn#[a-z-]+$"))
        page.keyboard.press("Escape")
        page.get_by_role("button", name=re.compile("^Pause")).click()
        expect(page.locator("#board")).to_have_class(re.compile("held"))
        page.locator(".panel").get_by_role("button", name="Go on", exact=True).click()
        expect(page.locator("#board")).not_to_have_class(re.compile("held"))


def test_a_level_that_replaces_a_puzzle_can_be_undone(page: Page) -> None:
    first = first_record(page)
    page.keyboard.press("5")
    address = page.url
    assert address.endswith(f"/k/{first['id']}")
    page.get_by_role("button", name="Hard", exact=True).click()
    expect(message(page)).to_contain_text("The last puzzle is kept.")
    assert page.url != address
    page.get_by_role("button", name="Back to it").click()
    expect(page.locator(".digit", has_text="5").first).to_be_visible()
    assert page.url == address
    page.go_forward()
    expect(page).to_have_url(re.compile("/k/"))
    page.go_back()
    expect(page).to_have_url(address)
    page.reload()
    expect(page.get_by_role("gridcell").first).to_be_visible()
    assert page.url == address


@pytest.mark.parametrize("path", ["/daily", "/daily/", "/daily/2026-11-20"])
def test_a_daily_without_a_level_is_of_the_level_that_was_played(page: Page, path: str) -> None:
    page.add_init_script("localStorage['kropki:settings'] ??= '{\"difficulty\": \"hard\"}'")
    today = dt.datetime.now(dt.UTC).date().isoformat()
    page.goto(path)
    page.wait_for_url(f"**/daily/{path.removeprefix('/daily').strip('/') or today}/hard")
    expect(page.locator("#name")).to_contain_text(re.compile("Daily|Today's"))


def test_a_board_that_was_only_looked_at_is_not_in_progress(page: Page) -> None:
    open_puzzle(page, EMPTY)
    open_puzzle(page)
    page.keyboard.press("2")
    page.keyboard.press("Control+z")
    open_puzzle(page, "1C/D/D/D")
    page.get_by_role("button", name="Puzzles").click()
    expect(page.locator("#going .entry")).to_have_count(2)  # the one that was played, and the one on the board
    expect(page.locator("#going [aria-current=true]")).to_have_count(1)


@pytest.mark.parametrize("size", [4, 6])
def test_the_keys_of_small_boards_have_no_holes(page: Page, size: int) -> None:
    open_puzzle(page, "/".join([chr(64 + size)] * size))
    for screen in [(320, 568), (390, 844), (820, 1180), (1280, 720)]:
        resize(page, *screen)
        boxes = page.locator(".keys button").evaluate_all(
            "nodes => nodes.map(node => node.getBoundingClientRect()).map(({ left, top, width, height }) => "
            "[left, top, width, height])"
        )
        assert len(boxes) == size + 1
        covered = sum(width * height for _, _, width, height in boxes)
        left, top = (min(box[axis] for box in boxes) for axis in (0, 1))
        right, bottom = (max(box[axis] + box[axis + 2] for box in boxes) for axis in (0, 1))
        assert covered > 0.8 * (right - left) * (bottom - top), screen


def test_a_removed_puzzle_can_be_put_back(page: Page) -> None:
    open_puzzle(page, EMPTY)
    page.keyboard.press("1")
    page.get_by_role("button", name="Puzzles").click()
    page.get_by_role("button", name=re.compile("^Remove")).click()
    expect(page.locator("#going .entry")).to_have_count(0)
    page.get_by_role("button", name="Put it back").click()
    expect(page.locator("#going .entry")).to_have_count(1)


def test_the_clock_stands_still_in_dialogs_and_on_request(page: Page) -> None:
    page.clock.install()
    open_puzzle(page, EMPTY)
    page.get_by_role("button", name=re.compile("^Pause")).click()
    expect(message(page)).to_contain_text("Paused")
    expect(page.locator(".grid")).not_to_be_visible()
    page.clock.run_for(60_000)
    expect(page.locator("#timer")).to_have_text(re.compile("^0:0"))
    page.get_by_role("button", name="Go on").first.click()
    page.evaluate("document.querySelector('[data-open=settings]').click()")
    page.clock.run_for(60_000)
    page.keyboard.press("Escape")
    expect(page.locator("#timer")).to_have_text(re.compile("^0:0"))
    page.clock.run_for(60_000)
    expect(page.locator("#timer")).to_have_text(re.compile("^1:0"))


def test_own_marks_stay_when_all_candidates_are_filled_in(page: Page) -> None:
    open_puzzle(page, EMPTY)
    page.keyboard.press("Control+3")
    fill_candidates(page)
    expect(cell(page, 1, 1)).to_have_accessible_name("Row 1 column 1, empty, centre 3")
    expect(cell(page, 1, 2)).to_have_accessible_name("Row 1 column 2, empty, centre 1 3 4")
    assert cell(page, 1, 2).locator("s").evaluate_all("all => all.map(one => one.style.gridArea)") == [
        "1 / 1",
        "2 / 1",
        "2 / 2",
    ]  # as the digits lie in a box


@pytest.mark.parametrize(("ken", "says"), [("11B/D/D/D", "no solution"), ("D/D/D/(xw)C", "more than one solution")])
def test_an_impossible_puzzle_says_so_at_once(page: Page, ken: str, says: str) -> None:
    open_puzzle(page, ken, "&negative=false")
    expect(message(page)).to_have_text(f"This puzzle has {says}.")


def test_the_link_beside_a_button_is_in_one_line(page: Page) -> None:
    open_puzzle(page, EMPTY)
    choose(page, "Rules")
    link = page.get_by_role("link", name="Learn the techniques")
    for width in (320, 390, 1280):
        resize(page, width, 844)
        assert link.evaluate("node => node.getClientRects().length") == 1, width
        assert link.evaluate("node => node.scrollWidth <= node.clientWidth"), width


def test_the_tutorial_is_entered_digit_by_digit_and_goes_on_with_the_real_board(page: Page) -> None:
    open_puzzle(page, EMPTY)
    choose(page, "Rules")
    page.get_by_role("button", name="Show me step by step").click()
    page.get_by_role("button", name="Next").click()
    keys = page.locator("#lesson-keys")
    keys.get_by_text("3").click()
    expect(page.locator("#lesson")).to_contain_text("Not 3.")
    keys.get_by_text("2").click()
    page.keyboard.press("3")
    page.keyboard.press("Escape")
    choose(page, "Rules")
    page.get_by_role("button", name="Show me step by step").click()
    expect(page.locator("#lesson-place")).to_have_text("4 of 7")
    for digit in "41134":
        page.keyboard.press(digit)
    page.get_by_role("button", name="Finish this little board").click()
    expect(page.locator(".game .digit:not(:empty)")).to_have_count(7)


def test_a_pause_draws_its_bars_on_the_board_alone(page: Page) -> None:
    open_puzzle(page)
    page.locator("#timer").click()
    drawn = page.evaluate("[...document.querySelectorAll('.held')].map(e => getComputedStyle(e, '::after').content)")
    assert sorted(content != "none" for content in drawn) == [False, True]


def test_no_mark_of_the_grid_lies_under_a_dot(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    open_puzzle(page)
    page.evaluate("document.querySelector('[data-act=fill-marks]').click()")
    expect(page.locator(".cell s").first).to_be_visible()
    covered = page.evaluate("""() => {
        const boxes = (selector) => [...document.querySelectorAll(selector)].map((e) => {
            const range = document.createRange(); range.selectNodeContents(e);
            return e instanceof SVGElement ? e.getBoundingClientRect() : range.getBoundingClientRect(); });
        const dots = boxes('.dots circle');
        const under = (mark, dot) => Math.hypot(
            (mark.left + mark.right - dot.left - dot.right) / 2, (mark.top + mark.bottom - dot.top - dot.bottom) / 2
        ) < dot.width / 2;
        return boxes('.cell s').filter((mark) => mark.width && dots.some((dot) => under(mark, dot))).length;
    }""")
    assert covered == 0


UNDER_DOTS = """() => {
    const wide = document.querySelector('.cell').getBoundingClientRect().width
    const dots = [...document.querySelectorAll('#board .dots circle')].map(dot => {
        const { left, right, top, bottom } = dot.getBoundingClientRect()
        return [(left + right) / 2, (top + bottom) / 2, parseFloat(getComputedStyle(dot).r) * wide]
    })
    const near = (at, from, to) => Math.max(from - at, 0, at - to)
    return [...document.querySelectorAll('.cell i')].filter(mark => {
        const { left, right, top, height } = mark.getBoundingClientRect()
        const [high, low] = [top + .2 * height, top + .8 * height]  // of the digit in its line
        return dots.some(([x, y, r]) => Math.hypot(near(x, left + 1, right - 1), near(y, high, low)) < r)
    }).length
}"""  # how many corner marks lie under a dot


def test_no_corner_mark_lies_under_a_dot(page: Page) -> None:
    open_puzzle(page, "/".join(["(kk)(ww)" * 4 + "(kx)"] * 8 + ["(xk)(xw)" * 4 + "A"]), "&negative=false")
    page.keyboard.press("Control+a")
    for digit in range(1, 10):
        page.keyboard.press(f"Shift+{digit}")
    expect(page.locator(".cell i")).to_have_count(729)
    for size in [(390, 844), (1280, 720)]:
        resize(page, *size)
        assert page.evaluate(UNDER_DOTS) == 0, size


def test_a_large_screen_shows_what_the_puzzle_needs_how_far_it_is_and_the_day(page: Page) -> None:
    page.set_viewport_size({"width": 1920, "height": 900})
    page.goto("/daily/2026-11-20/hard")
    aside = page.locator(".below-keys")
    expect(aside.get_by_role("progressbar")).to_have_attribute("value", "0")
    expect(aside.locator(".needs a").first).to_have_attribute("href", re.compile("^/learn#"))
    page.keyboard.press("1")
    expect(aside).to_contain_text("1 of 81 cells filled")
    for height in (900, 1080):
        resize(page, 1920, height)
        expect(aside.get_by_role("button")).to_be_in_viewport(ratio=1)
        assert page.evaluate("document.documentElement.scrollHeight") <= height
    resize(page, 1280, 720)
    expect(aside).to_be_hidden()


def test_a_puzzle_of_a_technique_is_made_and_a_favourite_is_listed_first(page: Page) -> None:
    open_puzzle(page)
    page.keyboard.press("2")
    page.get_by_role("button", name="New").click()
    page.get_by_text("By technique or rating").click()
    page.get_by_role("combobox", name="Needs").select_option("naked pair")
    page.get_by_label("to", exact=True).fill("3.5")
    with page.expect_response(re.compile(r"/kropki\?")) as response:
        page.get_by_role("button", name="New puzzle").click()
    difficulty = response.value.json()["difficulty"]
    assert "naked pair" in difficulty["techniques"]
    assert difficulty["rating"] <= 3.5
    expect(page.locator("#level")).to_contain_text(str(difficulty["rating"]))
    page.get_by_role("button", name="Puzzles").click()
    expect(page.locator("#favourites")).to_be_hidden()
    star = page.get_by_role("button", name=re.compile("^Favourite: .*4 . 4"))
    star.click()
    expect(page.locator("#favourites .entry")).to_have_text(re.compile(r"4\D+4"))
    expect(star).to_be_focused()


def test_a_technique_is_offered_where_it_is_found_and_elsewhere_it_is_said_where(page: Page) -> None:
    open_puzzle(page)
    page.locator("#new-levels label").first.wait_for(state="attached")
    page.get_by_role("button", name="New", exact=True).click()
    page.get_by_text("By technique or rating").click()
    needed = page.get_by_role("combobox", name="Needs")
    assert needed.locator("option").evaluate_all("all => all.map(one => one.value)") == ["", *TECHNIQUES[1:]]
    option = needed.locator("option[value=XY-wing]")
    expect(option).to_have_text("XY-wing (6 \N{MULTIPLICATION SIGN} 6, some dots)")
    expect(option).to_be_disabled()
    expect(needed.locator("option[value='short what-if']")).to_have_text(re.compile("9 . 9, some dots"))
    page.get_by_role("radio", name="Only some dots").check()
    needed.select_option("short what-if")
    page.get_by_role("radio", name="6 \N{MULTIPLICATION SIGN} 6").check()
    expect(option).to_have_text("XY-wing")
    needed.select_option("XY-wing")
    page.get_by_role("radio", name="Every dot").check()
    expect(needed).to_have_value("")  # it is offered no longer


def test_what_is_done_can_be_played_again(page: Page) -> None:
    open_puzzle(page)
    type_solution(page, SMALL_SOLUTION)
    page.locator("#result").get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Puzzles").click()
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(".digit:not(:empty)")).to_have_count(0)
    assert page.evaluate("Object.keys(localStorage).filter(key => key.startsWith('kropki:solve:')).length") == 1
