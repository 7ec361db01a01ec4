"""What strangers called ugly, each held by what can be measured of it: on the sizes of screen where it was so."""

from __future__ import annotations

from itertools import pairwise, product
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.support.playing import (
    SMALL,
    SMALL_SOLUTION,
    fill_candidates,
    open_puzzle,
    resize,
    type_solution,
    wait_until,
)
from tests.support.solving import keep_solves, more, solve_puzzle
from tests.support.views import ROOT, THEMES, WEAR, contrast

pytestmark = pytest.mark.release

LEFTS = """nodes => nodes.filter(node => node.checkVisibility()).map(node => {
    const range = document.createRange()
    range.selectNodeContents([...node.childNodes].find(each => each.nodeType === 3 && each.data.trim()))
    return Math.round(range.getBoundingClientRect().left)
})"""  # where the words of buttons begin
COVERED = """() => {
    const part = (node, name) => parseFloat(node.getAttribute(name))
    const rings = [...document.querySelectorAll('.sketch .dot')]
    const reach = parseFloat(getComputedStyle(rings[0]).strokeWidth) / 2 + parseFloat(getComputedStyle(rings[0]).r)
    return [...document.querySelectorAll('.sketch text:not(.large)')].filter(text => rings.some(ring => {
        const far = Math.hypot(part(ring, 'cx') - part(text, 'x'), part(ring, 'cy') - part(text, 'y') + 0.083)
        return far < reach + 0.06
    })).map(text => text.textContent)
}"""  # candidates of an argument that lie under the ring around a dot
TRIPLE = (
    "A(wx)(xw)A(kx)A(xw)B/A(kw)B(xk)D/(wx)(wx)A(kx)A(kk)C/D(xk)(wx)C/(xw)(wx)(xk)(xk)E/B(kx)(wx)B(xw)(xk)A/"
    "A(wx)(xk)(xw)B(wx)(wx)A/(wk)A(wx)E(wx)/D(xw)B(xk)A"
)  # where black dots join three cells in a line
UNCOVERED = """nodes => nodes.every(node => {
    const { x, y, width } = node.getBoundingClientRect()
    return node.contains(document.elementFromPoint(x + width / 2, y + 2))
})"""
HINTS_AT_ONCE = "localStorage['kropki:settings'] ??= '{\"whole\": true}'"
FOR_A_MOUSE = "@media (hover: hover)"  # what is between the braces after it, a tap of a finger does not leave behind
BOX = "node => node.getBoundingClientRect().toJSON()"
BOXES = "nodes => nodes.map(node => node.getBoundingClientRect()).map(({ left, right, top }) => [left, right, top])"
DOT_COLOURS = """() => {
    const style = getComputedStyle(document.documentElement)
    const light = name => {
        const colour = style.getPropertyValue(name).trim().slice(1)
        const parts = colour.length === 3 ? [...colour].map(each => each + each) : colour.match(/../g)
        const [r, g, b] = parts.map(each => parseInt(each, 16) / 255)
            .map(each => each <= .04045 ? each / 12.92 : ((each + .055) / 1.055) ** 2.4)
        return .2126 * r + .7152 * g + .0722 * b
    }
    const names = ['board', 'dark-dot', 'light-dot', 'light-ring', 'dark-ring', 'lines', 'grid', 'seen', 'hint', 'wash']
    return names.map(name => light(`--${name}`))
}"""  # how light the board is, black dots, white ones, the rings of both, the lines of both games, and marked cells


def open_dialog(page: Page, name: str) -> None:
    page.locator("#new-levels label").first.wait_for(state="attached")
    page.evaluate(f"document.querySelector('[data-open={name}]').click()")
    expect(page.locator(f"#{name}")).to_be_visible()


def test_the_words_of_the_menu_begin_below_each_other(page: Page) -> None:
    open_puzzle(page)
    page.locator("#new-levels label").first.wait_for(state="attached")
    page.get_by_role("button", name="More").click()
    assert len(set(page.locator("#menu .quiet").evaluate_all(LEFTS))) == 1
    assert page.locator("#menu .quiet:not(:has(svg))").count() == 0


def test_what_is_chosen_among_few_stands_in_one_row_or_square_with_all_of_its_words(page: Page) -> None:
    open_puzzle(page)
    for name in ("settings", "print", "new"):
        open_dialog(page, name)
        page.locator(f"#{name} details").evaluate_all("all => all.forEach(one => { one.open = true })")
        for size in [(320, 568), (390, 844), (1280, 720)]:
            resize(page, *size)
            for row in page.locator(f"#{name} :is(.cards, .segments)").all():
                labels = row.locator("label:visible")
                tops = labels.evaluate_all("all => all.map(one => one.offsetTop)")
                is_square = len(tops) == 4 and row.get_attribute("class") == "cards"
                assert len(set(tops)) == (2 if is_square else 1), (name, size)
                assert labels.evaluate_all("all => all.every(one => one.scrollWidth <= one.clientWidth)"), (name, size)
        page.keyboard.press("Escape")


def test_the_levels_of_the_day_stand_in_one_line(page: Page) -> None:
    open_puzzle(page)
    page.evaluate("localStorage['kropki:solve:a'] = " + repr('{"level": "easy", "size": 9, "spent": 9, "done": 9}'))
    open_dialog(page, "daily")
    for width in (320, 390):
        resize(page, width, 700)
        boxes = page.locator("#daily-levels button").evaluate_all(BOXES)
        assert len({top for _, _, top in boxes}) == 1, width
        assert all(one[1] <= other[0] + 0.5 for one, other in pairwise(boxes)), width
        assert page.locator("#daily").evaluate("node => node.scrollWidth <= node.clientWidth"), width
    resize(page, 280, 653)  # here in two
    assert page.locator("#daily").evaluate("node => node.scrollWidth <= node.clientWidth")


def test_the_numbers_of_rows_are_as_large_as_letters_and_outside_the_frame(page: Page) -> None:
    page.add_init_script("localStorage['kropki:settings'] ??= '{\"labels\": true}'")
    for ken in (SMALL, TRIPLE, "/".join("I" * 9)):
        open_puzzle(page, ken)
        page.locator("#new-levels label").first.wait_for(state="attached")
        for size in [(320, 640), (390, 844), (1280, 720), (1920, 1080)]:
            resize(page, *size)
            height = page.locator(".labels text").first.evaluate("node => node.getBoundingClientRect().height")
            assert 8 <= height <= 24, (ken, size)
            board, bar = [page.locator(part).evaluate(BOX) for part in ("#board", ".bar")]
            for left, right, top in page.locator(".labels text").evaluate_all(BOXES):
                assert right <= board["left"] + 0.5 or top < board["top"], (ken, size)
                assert left >= 0, (ken, size)
                assert right <= board["left"] + 0.5 or top >= bar["bottom"] - 24, (ken, size)  # its words end above


def test_a_paused_board_has_its_lines_and_no_dot(page: Page) -> None:
    open_puzzle(page)
    page.locator("#new-levels label").first.wait_for(state="attached")
    page.locator("#timer").click()
    seen = "node => getComputedStyle(node).visibility"
    assert page.locator("#board .thin").evaluate(seen) == "visible"
    assert page.locator("#board .dots circle").first.evaluate(seen) == "hidden"
    assert page.locator("#board .grid").evaluate(seen) == "hidden"
    size = page.locator("#board").evaluate("node => parseFloat(getComputedStyle(node, '::after').fontSize)")
    assert size < 40


@pytest.mark.parametrize("ken", [SMALL, TRIPLE], ids=["two by two", "three by three"])
def test_no_candidate_of_a_hint_lies_under_the_ring_of_a_dot(page: Page, ken: str) -> None:
    page.add_init_script(HINTS_AT_ONCE)
    open_puzzle(page, ken)
    page.get_by_role("button", name="Hint", exact=True).click()
    page.locator(".sketch .dot").first.wait_for()
    for size in ((1280, 720), (390, 844)):
        resize(page, *size)
        assert page.evaluate(COVERED) == [], size


@pytest.mark.parametrize("size", [4, 6, 9])
def test_candidates_lie_as_the_digits_would_in_a_box(page: Page, size: int) -> None:
    open_puzzle(page, "/".join([chr(64 + size)] * size), "&negative=false")
    fill_candidates(page)
    page.locator("#board s").first.wait_for()
    places: list[Any] = page.locator("#board .cell").first.locator("s").evaluate_all(BOXES)
    assert len(places) == size
    assert len({round(left) for left, _, _ in places}) == {4: 2, 6: 3, 9: 3}[size]
    assert len({round(top) for _, _, top in places}) == {4: 2, 6: 2, 9: 3}[size]


def test_the_name_of_a_puzzle_in_the_list_takes_two_lines_at_most(page: Page) -> None:
    page.goto("/daily/2026-11-20/easy")
    page.get_by_role("gridcell", name="empty").first.click()
    page.keyboard.press("5")
    open_dialog(page, "puzzles")
    name = page.locator("#going .entry b")
    lines = name.evaluate("node => node.getBoundingClientRect().height / parseFloat(getComputedStyle(node).lineHeight)")
    assert lines <= 2.1


def test_what_keys_do_has_room_beside_or_below_them(page: Page) -> None:
    open_puzzle(page)
    open_dialog(page, "rules")
    page.get_by_text("Keys", exact=True).click()
    for width in (320, 390, 1280):
        resize(page, width, 720)
        shares = page.locator(".shortcuts dd").evaluate_all(
            "nodes => nodes.map(node => node.clientWidth / node.parentElement.clientWidth)"
        )
        assert min(shares) > 0.55, width


def test_the_code_for_another_page_is_seen_whole(page: Page) -> None:
    page.goto("/daily/2026-11-20/easy")
    page.locator("#new-levels label").first.wait_for(state="attached")
    page.evaluate("document.querySelector('[data-sheet]').click()")
    page.get_by_text("Put it on a page of yours").click()
    code = page.locator("#share-sheet textarea")
    code.wait_for()
    for size in [(320, 568), (1280, 720)]:
        resize(page, *size)
        assert code.evaluate("node => node.scrollHeight <= node.clientHeight"), size


def test_the_techniques_of_a_puzzle_lie_over_no_sentence(page: Page) -> None:
    page.set_viewport_size({"width": 320, "height": 568})
    open_puzzle(page)
    wait_until(page, "document.querySelector('#techniques li')")
    page.get_by_role("gridcell").first.focus()
    fill_candidates(page)
    expect(page.locator("#message")).to_be_visible()
    page.evaluate("document.querySelector('#rating').open = true")
    expect(page.locator("#message")).to_be_hidden()
    resize(page, 321, 568)
    assert page.locator("#techniques li").first.is_visible()


def test_what_is_said_and_a_trial_lie_over_nothing(page: Page) -> None:
    sizes = [(320, 568), (320, 640), (390, 844), (1280, 720)]
    open_puzzle(page)
    fill_candidates(page)
    expect(page.locator("#message")).to_contain_text("filled in")
    for size in sizes:
        resize(page, *size)
        [said, tools] = [page.locator(part).evaluate(BOX) for part in ("#message", "#tools")]
        assert said["top"] < said["bottom"] <= tools["top"] + 1, size
    page.keyboard.press("t")
    expect(page.locator("#message")).to_be_hidden()  # what was said before is over
    for size in sizes:
        resize(page, *size)
        bar, board, name = [page.locator(part).evaluate(BOX) for part in (".trial", "#board", "#name")]
        assert bar["bottom"] - bar["top"] >= 43.5, size
        assert board["bottom"] <= bar["top"] + 1 or bar["left"] >= board["right"], size
        assert bar["bottom"] <= name["top"] + 1, size
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), size
        assert page.locator(".trial button").evaluate_all(UNCOVERED), size
        assert page.locator("#legend").is_hidden(), size


def test_what_was_filled_in_is_told_until_it_is_read(page: Page) -> None:
    page.clock.install()
    open_puzzle(page)
    fill_candidates(page)
    expect(page.locator("#message")).to_contain_text("filled in")
    page.clock.fast_forward(8_000)
    expect(page.locator("#message")).to_be_hidden()


def test_after_a_solve_the_next_puzzle_comes_first_and_all_is_in_sight(page: Page) -> None:
    solve_puzzle(page, size="4", negative="false", difficulty="easy", seed="leads on")
    assert page.locator("#result :is(.onward, .gives) button").first.inner_text() == "Next Easy"
    for width, height in [(320, 640), (390, 844), (1280, 720)]:
        resize(page, width, height)
        assert page.locator("#result").evaluate("node => node.scrollHeight <= node.clientHeight + 1"), width
    more(page)
    one_line = "nodes => nodes.every(node => node.offsetHeight < 50 && node.scrollWidth <= node.clientWidth + 1)"
    for width, height in [(320, 640), (390, 844), (1280, 720)]:
        resize(page, width, height)
        buttons: list[Any] = page.locator("#result :is(.onward, .gives) button").evaluate_all(BOXES)
        assert len({round(top) for _, _, top in buttons}) == 3  # the main one, what else leads on, what can be shared
        assert all(left >= 0 and right <= width for left, right, _ in buttons), width
        assert page.locator("#result button").evaluate_all(one_line), width


def test_the_choices_of_a_race_and_of_pasting_keep_apart(page: Page) -> None:
    open_puzzle(page)
    open_dialog(page, "paste")
    for width in (320, 390):
        resize(page, width, 700)
        rule, read = [page.locator(f"#paste {part}").evaluate(BOX) for part in ("select", "button.main")]
        assert read["top"] - rule["bottom"] >= 16, width
    page.evaluate("document.querySelector('[data-race]').click()")
    page.get_by_role("button", name="Make a race").click()
    page.locator("#race-start").wait_for()
    names = page.locator("#race .choices button").all_inner_texts()
    assert names == ["Share the link", "Start", "Leave"]
    for width in (320, 390):
        resize(page, width, 700)
        boxes: list[Any] = page.locator("#race .choices button").evaluate_all(BOXES)
        assert len({(round(left), round(right)) for left, right, _ in boxes}) == 1, width
        assert [top for _, _, top in boxes] == sorted({top for _, _, top in boxes}), width


def test_what_tells_what_dots_mean_shows_them_as_the_board_does(page: Page) -> None:
    open_puzzle(page)
    behind = "node => getComputedStyle(node).backgroundColor"
    for theme in THEMES:
        page.evaluate(WEAR, theme)
        board = page.locator("#board").evaluate(behind)
        assert set(page.locator("#legend svg").evaluate_all(f"nodes => nodes.map({behind})")) == {board}, theme


def test_nothing_stays_marked_where_a_finger_was() -> None:
    sheets = {path: path.read_text(encoding="utf-8") for path in (ROOT / "web").rglob("*.css")}
    assert sum(sheet.count(":hover") for sheet in sheets.values()) > 9
    assert [path for path, sheet in sheets.items() if ":hover" in without(FOR_A_MOUSE, sheet)] == []


def without(beginning: str, sheet: str) -> str:
    """Return a style sheet without the blocks that have this *beginning*."""
    kept, *others = sheet.split(beginning)
    for other in others:
        depth = 0
        for place, letter in enumerate(other):
            depth += {"{": 1, "}": -1}.get(letter, 0)
            if letter == "}" and depth == 0:
                kept += other[place + 1 :]
                break
    return kept


def test_on_the_smallest_screen_the_day_and_what_a_dialog_is_for_are_in_sight(page: Page) -> None:
    page.set_viewport_size({"width": 320, "height": 568})
    page.goto("/daily")
    expect(page.locator("#name.dated")).to_contain_text("Today's ·")
    expect(page.locator("#filled")).to_be_hidden()
    open_dialog(page, "new")
    assert page.locator("#new").evaluate("node => node.scrollHeight > node.clientHeight")
    assert page.locator("#new .main").evaluate(BOX)["bottom"] <= page.locator("#new").evaluate(BOX)["bottom"]


def test_a_black_dot_is_black_on_every_board_a_white_one_white_and_lines_are_seen(page: Page) -> None:
    page.goto("/privacy.html")
    for theme in THEMES:
        page.evaluate(WEAR, theme)
        board, black, white, black_ring, white_ring, lines, grid, *marked = page.evaluate(DOT_COLOURS)
        assert min(contrast(lines, board), *(contrast(grid, ground) for ground in (board, *marked))) >= 3, theme
        assert board > black, theme
        assert contrast(black, board) > 1.6, theme  # as a dark disc: a mere ring would look like a white dot
        assert max(contrast(black, board), contrast(black_ring, board)) > 3, theme
        assert max(contrast(white, board), contrast(white_ring, board)) > 3, theme
        assert contrast(white, black) > 12, theme
        # on a dark board: the ring is not as bright as a white dot
        assert contrast(black, board) >= 3 or contrast(white, black_ring) > 1.9, theme


LARGEST = """nodes => nodes.map(node => {
    const style = getComputedStyle(node)
    const root = getComputedStyle(document.documentElement)
    const lightness = name => parseInt(root.getPropertyValue(name).slice(1, 3), 16)
    const [board, ring] = [lightness('--board'), lightness(node.matches('.white') ? '--dark-ring' : '--light-ring')]
    const half = parseFloat(style.strokeWidth) / 2
    return parseFloat(style.r) + (Math.abs(board - ring) > 16 ? half : -half)
})"""  # how far from its middle a dot can be told from the board


def test_a_black_dot_looks_as_large_as_a_white_one(page: Page) -> None:
    open_puzzle(page)
    for theme, (width, height) in product(("light", "barbie"), [(390, 844), (1280, 720)]):
        page.evaluate(WEAR, theme)
        resize(page, width, height)
        for parts in ("#board .dots", "#legend"):
            [white], [black] = (
                {*page.locator(f"{parts} .{name}").evaluate_all(LARGEST)} for name in ("white", "black")
            )
            assert abs(white - black) < 0.05 * white, (theme, parts, width, white, black)


def test_what_is_chosen_in_a_form_begins_below_each_other_on_a_phone(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto("/dots")
    page.locator("[data-open=new]").click()
    page.locator("#more-choices > summary").click()
    expect(page.locator("#rule-set")).to_be_visible()
    lefts = page.locator("#new .fields :is(select, input):visible").evaluate_all(BOXES)
    assert len({round(left) for left, _, _ in lefts}) == 1
    page.goto("/make")
    page.locator("[data-panel=finish]").click()
    expect(page.get_by_role("button", name="Find three")).to_be_visible()
    lefts = page.locator("#finish .wishes > label:not(.tick) > :is(select, input)").evaluate_all(BOXES)
    assert len({round(left) for left, _, _ in lefts}) == 1


@pytest.mark.parametrize("path", ["/", "/dots", "/dots/records", "/make"])
def test_titles_of_dialogs_are_of_one_size_and_keep_apart_from_what_follows(page: Page, path: str) -> None:
    page.goto(path)
    page.locator("dialog h2").first.wait_for(state="attached")
    wait_until(page, "[...document.styleSheets].some(({ href }) => href?.endsWith('/dialogs.css'))")
    looks = page.locator("dialog h2").evaluate_all(
        "all => all.map(one => getComputedStyle(one)).map(({ fontSize, marginBottom }) => [fontSize, marginBottom])"
    )
    assert {tuple(look) for look in looks} == {("20px", "12px")}


@pytest.mark.parametrize(
    ("path", "fields"),
    [
        ("/", "#new-form :is(select, input[type=number])"),
        ("/make", ".row-of select, .digits button"),
        ("/dots/game", "#new-form select, #person input[name=name]"),
    ],
)
def test_fields_grow_with_what_is_written_in_them(page: Page, path: str, fields: str) -> None:
    page.set_viewport_size({"width": 2560, "height": 1440})
    page.goto(path)
    page.locator("#new-levels label" if path == "/" else ".row-of select, #time").first.wait_for(state="attached")
    wait_until(page, "document.styleSheets.length > 3")
    letters = "const [high, size] = ['minHeight', 'fontSize'].map(name => parseFloat(getComputedStyle(one)[name]))"
    least = f"all => all.map(one => {{ {letters}; return high / size }})"
    assert min(page.locator(fields).evaluate_all(least)) > 2


def test_the_letters_of_the_times_are_as_large_as_those_around_them(page: Page) -> None:
    page.set_viewport_size({"width": 2560, "height": 1440})
    keep_solves(page, {})
    open_puzzle(page)
    page.locator("#new-levels label").first.wait_for(state="attached")
    page.evaluate("document.querySelector('[data-open=statistics]').click()")
    page.locator(".plot text").first.wait_for()
    size = "one => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a"
    assert page.locator(".plot text").first.evaluate(size) > 16


def test_what_is_to_be_ticked_grows_with_its_words(page: Page) -> None:
    page.set_viewport_size({"width": 2560, "height": 1440})
    open_puzzle(page)
    open_dialog(page, "settings")
    size = "one => [one.clientHeight, parseFloat(getComputedStyle(one.parentElement).fontSize)]"
    for name in ("theme", "conflicts"):
        box, letters = page.locator(f"#settings [name={name}]").first.evaluate(size)
        assert box > 0.7 * letters, (name, box, letters)
    assert page.locator(".key svg").first.evaluate("one => one.clientHeight") > 22


def test_the_words_of_keys_are_within_them(page: Page) -> None:
    open_puzzle(page)
    over = """nodes => nodes.filter(node => {
        const range = document.createRange()
        range.selectNodeContents(node)
        return range.getBoundingClientRect().width > node.clientWidth
    }).map(node => node.textContent)"""
    for size in [(320, 568), (390, 844), (568, 320), (600, 400), (700, 500), (844, 390)]:
        resize(page, *size)
        assert page.locator(".acts button, .keys .key, .tools button, #multi").evaluate_all(over) == [], size


def test_beside_the_replay_of_a_game_of_which_nothing_is_known_it_is_said_so(page: Page) -> None:
    open_puzzle(page)
    type_solution(page, SMALL_SOLUTION)
    more(page).get_by_role("button", name="Replay").click()
    expect(page.locator("#review .facts-back")).to_have_text("There is no more to tell of this game.")


def test_how_far_a_station_is_looks_alike_in_each_browser(page: Page) -> None:
    page.add_init_script("""localStorage['kropki:learned'] = '{"dot-from-a-digit": {"seen": 5, "right": 5}}'""")
    page.goto("/learn")
    station = page.get_by_role("link", name="Dot from a digit")
    expect(station).to_contain_text("5 of 10")
    assert station.locator(".far").evaluate("one => getComputedStyle(one).backgroundSize.split(',')[0]") == "50% 100%"


def test_the_fields_of_a_rating_lie_in_one_line_and_the_first_choice_has_the_focus(page: Page) -> None:
    open_puzzle(page)
    open_dialog(page, "new")
    expect(page.get_by_role("radio", name="Rows, columns and boxes")).to_be_focused()
    page.get_by_text("By technique or rating").click()
    for width in (390, 1180):
        resize(page, width, 820)
        assert len({top for _, _, top in page.locator(".by-technique input").evaluate_all(BOXES)}) == 1, width


def test_the_words_of_the_buttons_below_a_hint_keep_off_their_edges(page: Page) -> None:
    page.add_init_script(HINTS_AT_ONCE)
    page.set_viewport_size({"width": 1180, "height": 820})
    open_puzzle(page, TRIPLE)
    page.get_by_role("button", name="Hint", exact=True).click()
    room = """nodes => nodes.map(node => {
        const range = document.createRange()
        range.selectNodeContents(node)
        return (node.clientWidth - range.getBoundingClientRect().width) / 2
    })"""
    page.locator(".turns .main").wait_for()
    assert page.locator(".turns .main").evaluate_all(room)[0] >= 8
    assert min(page.locator(".turns button:visible").evaluate_all(room)) >= 4


def test_the_numbers_of_rows_of_a_replay_can_be_read(page: Page) -> None:
    open_puzzle(page)
    type_solution(page, SMALL_SOLUTION)
    more(page).get_by_role("button", name="Replay").click()
    page.locator("#review .labels text").first.wait_for()
    size = "node => parseFloat(getComputedStyle(node).fontSize) * node.getScreenCTM().a"
    assert page.locator("#review .labels text").first.evaluate(size) >= 11


def test_the_lessons_begin_below_the_name_of_the_page(page: Page) -> None:
    page.goto("/learn")
    for width in (820, 1180):
        resize(page, width, 820)
        name, title = [page.locator(part).first.evaluate(BOX)["left"] for part in (".brand", ".learn h1")]
        assert abs(name - title) < 2, width
