"""The menu and the dialogs: pasting, sharing elsewhere, settings and themes, days, lessons, paper."""

from __future__ import annotations

import datetime as dt
import re
from typing import Literal
from urllib.parse import parse_qsl, urlencode, urlsplit

import pypdfium2
import pytest
from playwright.sync_api import Page, Route, expect

from kropki.api.routes.site import qr
from kropki.generator.board import ken
from kropki.generator.generation import record
from tests.support.codes import links
from tests.support.playing import (
    EMPTY,
    PUZZLE_REQUEST,
    SMALL,
    SMALL_SOLUTION,
    cell,
    choose,
    copy_link,
    fill_candidates,
    held_requests,
    message,
    names,
    open_puzzle,
    open_settings,
    record_of,
    type_solution,
    wait_until,
)
from tests.support.processes import wait_for

PAPER = 210 / 25.4 * 96  # the width of A4 in pixels of CSS
MARGIN = 12 / 25.4 * 96
DOTS_AN_INCH = 200
CIRCLES = """nodes => nodes.map(node => {
    const box = node.getBoundingClientRect()
    return [box.x + box.width / 2, box.y + box.height / 2, box.width / 2]
})"""
LOOKS = re.compile(r"/(dialogs|print|teach)\.css$")
WATCH_DIALOGS = """() => {
    window.bare = []  // the style sheets that a dialog was shown without
    const { showModal } = HTMLDialogElement.prototype
    HTMLDialogElement.prototype.showModal = function () {
        for (const { sheet, href } of document.querySelectorAll('link[rel=stylesheet]')) if (!sheet) bare.push(href)
        showModal.call(this)
    }
}"""
BLACK = "(4xk)(wx)B/B(kk)(kx)/(ww)A(xk)A/(xk)A(xw)A"
SMALL_NAMES = "Row 1 column 1, empty. Black dot right, black dot below"


def paste(page: Page, text: str) -> None:
    """Paste a text into the dialog."""
    page.locator("#new-levels label").first.wait_for(state="attached")
    page.get_by_role("button", name="New", exact=True).click()
    page.get_by_role("button", name="Make or paste").click()
    page.get_by_role("button", name="Paste a puzzle").click()
    page.get_by_role("textbox").fill(text)
    page.get_by_role("button", name="Open", exact=True).click()


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(SMALL, id="KEN"),
        pytest.param(f"  {SMALL}\n", id="KEN with space around"),
        pytest.param(f"https://kropki.example/?ken={SMALL}", id="link"),
        pytest.param("https://kropki.example/" + SMALL.replace("(", "%28").replace("/", "%2F"), id="KEN as path"),
    ],
)
def test_a_pasted_puzzle_is_put_on_the_board(page: Page, text: str) -> None:
    open_puzzle(page, EMPTY)
    paste(page, text)
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(cell(page, 1, 1)).to_have_accessible_name(SMALL_NAMES)


def test_a_puzzle_with_all_dots_of_one_colour_is_pasted_solved_and_opened_again(page: Page) -> None:
    open_puzzle(page, EMPTY)
    page.locator("#new-levels label").first.wait_for(state="attached")
    page.evaluate("document.querySelector('[data-open=paste]').click()")
    expect(page.get_by_role("combobox")).to_be_hidden()  # until the text is one that does not say it
    page.get_by_role("textbox").fill(BLACK)
    page.get_by_role("combobox").select_option("all black dots")
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.locator("#kind").get_by_role("img", name="Black dot:")).to_be_visible()
    expect(page.locator("#level")).not_to_be_empty()
    page.get_by_role("button", name="Check").click()
    expect(message(page)).to_contain_text("Everything so far is right")
    assert page.url.endswith("&negative=black")
    page.reload()
    expect(page.locator("#kind").get_by_role("img", name="Black dot:")).to_be_visible()


def test_a_puzzle_with_all_dots_of_one_colour_is_made_and_wished_for_again(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="New").first.click()
    sheet = page.get_by_role("dialog", name="New puzzle")
    sheet.get_by_text("Rows and columns only").click()
    sheet.get_by_role("radio", name=re.compile("^5")).check(force=True)
    sheet.get_by_text("Every white dot").click()
    sheet.get_by_role("button", name="New puzzle").click()
    expect(page.locator("#kind")).to_have_text(re.compile("^no boxes, all\\s+shown$"))
    page.reload()
    page.get_by_role("button", name="New").first.click()
    expect(sheet.get_by_role("radio", name="Every white dot")).to_be_checked()


def test_what_another_app_shares_is_put_on_the_board(page: Page, server: str, complaints: list[str]) -> None:
    for shared in (SMALL, f"Look at this https://kropki.example/?ken={SMALL}"):
        page.goto(f"/?{urlencode({'shared': shared})}")
        expect(cell(page, 1, 1)).to_have_accessible_name(SMALL_NAMES)
    page.goto(f"/?{urlencode({'shared': f'{server}/learn'})}")  # ours has a page of its own
    expect(page).to_have_url(f"{server}/learn")
    page.goto(f"/?{urlencode({'shared': 'https://sudokupad.app/abc123'})}")
    expect(message(page)).to_contain_text("cannot be read")
    expect(message(page)).to_contain_text("short link")
    assert all("422" in complaint for complaint in complaints), complaints
    complaints.clear()


BAD = {  # by name, a text and what is said of it
    "nothing": ("", "nothing to read"),
    "KEN": ("D/D/D/E", "(character 7)"),
    "script": ("<script>alert(1)</script>", "neither a puzzle nor a link"),
}


def test_a_bad_paste_says_what_is_wrong_and_leaves_the_board(page: Page, complaints: list[str]) -> None:
    open_puzzle(page)
    page.keyboard.press("2")
    before = names(page)
    for name, (text, says) in BAD.items():
        paste(page, text)
        expect(page.get_by_role("alert"), name).to_contain_text(says)
        page.get_by_role("button", name="Cancel").click()
        expect(page.get_by_role("dialog")).to_have_count(0)
        assert names(page) == before, name
    assert all("422" in complaint for complaint in complaints), complaints
    complaints.clear()


def test_settings_are_kept(page: Page) -> None:
    open_puzzle(page)
    expect(page.locator("#timer")).not_to_be_empty()
    open_settings(page)
    page.get_by_role("radio", name="Barbie").check()
    page.get_by_role("checkbox", name="Show the time").uncheck()
    page.get_by_role("checkbox", name="Short cell names").check()
    page.get_by_role("button", name="Close").click()
    page.reload()
    expect(page.get_by_role("gridcell").first).to_have_accessible_name("1 1, empty. Black dot right, black dot below")
    expect(page.locator("#timer")).to_be_empty()
    expect(page.locator("html")).to_have_attribute("data-theme", "barbie")


def test_conflicts_can_be_kept_quiet(page: Page) -> None:
    open_puzzle(page, EMPTY)
    open_settings(page)
    page.get_by_role("checkbox", name="Show conflicts").uncheck()
    page.keyboard.press("Escape")
    for key in ["1", "ArrowRight", "1"]:
        page.keyboard.press(key)
    expect(page.locator(".digit:not(:empty)")).to_have_count(2)
    expect(page.locator(".repeated")).to_have_count(0)


def test_the_hidden_theme_is_found_by_insisting_on_barbie(page: Page) -> None:
    open_puzzle(page)
    open_settings(page)
    expect(page.get_by_role("radio", name="Oppenheimer")).to_have_count(0)
    for _ in range(3):
        page.get_by_role("radio", name="Barbie").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "oppenheimer")
    page.reload()
    open_settings(page)
    expect(page.get_by_role("radio", name="Oppenheimer")).to_be_checked()


def test_the_tutorial_is_offered_until_it_is_declined(page: Page) -> None:
    for _ in range(2):
        open_puzzle(page)
        expect(message(page)).to_contain_text("New to Kropki?")
    message(page).get_by_role("button", name="Not now").click()
    expect(message(page)).to_be_empty()
    page.reload()
    expect(page.get_by_role("gridcell").first).to_be_visible()
    expect(message(page)).to_be_empty()


def test_the_tutorial_is_offered_until_it_is_taken_and_can_be_left_at_once(page: Page) -> None:
    open_puzzle(page)
    message(page).get_by_role("button", name="Show me how").click()
    expect(page.get_by_role("dialog", name="How to play")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.reload()
    expect(page.get_by_role("gridcell").first).to_be_visible()
    expect(message(page)).to_be_empty()


def test_a_day_of_the_calendar_opens_its_puzzle_and_is_marked_when_solved(page: Page) -> None:
    today = dt.datetime.now(dt.UTC).date()
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append(route.request.url)
        difficulty = {"level": "hard", "rating": 3.0, "techniques": {}}
        route.fulfill(json={"ken": SMALL, "negative": True, "difficulty": difficulty, "solution": SMALL_SOLUTION})

    page.route(re.compile("/kropki/daily/"), answer)
    open_puzzle(page, EMPTY)
    page.get_by_role("button", name="Daily").click()
    dialog = page.get_by_role("dialog", name="Daily puzzle")
    expect(dialog).to_contain_text("to begin a streak")
    dialog.get_by_role("button", name="Hard").click()
    expect(dialog.locator(".today")).to_contain_text("Today: HardNot begun")
    dialog.get_by_role("button", name="Play").click()
    expect(cell(page, 1, 1)).to_have_accessible_name(SMALL_NAMES)
    assert asked[-1].endswith(f"/kropki/daily/{today}?difficulty=hard&solution=true")
    expect(page.locator("#name")).to_have_text(re.compile(r"Today's · \d+ (h|min) left"))
    type_solution(page, SMALL_SOLUTION)
    expect(page.locator("#result .standing")).to_contain_text("1 day in a row. The next one comes in")
    expect(page.locator("#result .week .now")).to_have_class("done now")
    page.get_by_role("button", name="Daily").click()
    expect(page.locator("[data-open=daily]")).to_have_attribute("title", re.compile("^1 day in a row"))
    expect(dialog.locator(".today")).to_contain_text("Solved in")
    expect(dialog.locator("[data-daily=hard][aria-pressed]")).to_have_attribute("data-done", "✓")
    expect(dialog.locator("[aria-current='date']")).to_have_accessible_name(re.compile("done"))
    expect(dialog.locator("button[data-day]:disabled")).to_have_count(days_left(today))


def days_left(today: dt.date) -> int:
    """Count the days of the month after today."""
    after = (today.replace(day=28) + dt.timedelta(days=4)).replace(day=1)
    return (after - today).days - 1


PRINTS = "window.print = () => { document.body.dataset.printed = 1 }"  # once the sheets are whole


def test_paper_has_puzzles_several_to_a_page_and_solutions_apart(page: Page) -> None:
    page.add_init_script(PRINTS)
    open_puzzle(page)
    choose(page, "Print")
    page.get_by_role("radio", name="and 3 more").check()
    page.locator("#print-form [name=each][value='2']").check()
    page.get_by_role("button", name="Print", exact=True).click()
    page.locator("[data-printed]").wait_for(state="attached")
    expect(page.locator(".sheet .qr")).to_have_count(4)
    expect(page.locator(".page:not(.answers)")).to_have_count(2)
    expect(page.locator(".answers .sheet")).to_have_count(4)
    expect(page.locator(".answers .printed").nth(0)).to_have_text("2")
    expect(page.locator(".rules").first).to_contain_text("1 and 2 always have a dot between them")
    pdf = page.pdf(print_background=False, format="A4")
    assert len(re.findall(rb"/Type\s*/Page\b", pdf)) == 3


@pytest.mark.parametrize(
    ("size", "negative", "level"), [("4", "false", "easy"), ("6", "true", "medium"), ("6", "false", "hard")]
)
def test_the_puzzles_that_are_printed_too_are_of_the_kind_on_the_board(
    page: Page, size: str, negative: str, level: str
) -> None:
    page.add_init_script(PRINTS)
    shown = record_of(page, size=size, negative=negative, difficulty=level, seed="of a kind")
    asked: list[dict[str, str]] = []

    def answer(route: Route) -> None:
        asked.append(dict(parse_qsl(urlsplit(route.request.url).query)))
        route.fulfill(json=shown)

    page.route(PUZZLE_REQUEST, answer)
    page.goto(f"/k/{shown['id']}")
    expect(page.locator("#level")).to_contain_text(level.capitalize())
    page.evaluate("document.querySelector('[data-open=print]').click()")
    page.get_by_role("radio", name="and 3 more").check()
    page.get_by_role("button", name="Print", exact=True).click()
    expect(page.locator(".page:not(.answers) .sheet")).to_have_count(4)
    kinds = [(wish["size"], wish["negative"], wish.get("difficulty")) for wish in asked]
    assert kinds.count((size, negative, level)) == 3  # the reserve asks for other kinds, whenever it does


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_dots_in_the_pdf_differ_without_background_graphics(page: Page, theme: Literal["light", "dark"]) -> None:
    page.add_init_script(PRINTS)
    page.emulate_media(color_scheme=theme)
    open_puzzle(page)
    short, base = link_on_paper(page, SMALL), page.evaluate("location.origin") + "/"
    print_sheets(page)
    expect(page.locator(".sheet .qr")).to_have_count(1)
    pdf = page.pdf(print_background=False, format="A4")
    paper = pypdfium2.PdfDocument(pdf)[0].render(scale=DOTS_AN_INCH / 72).to_pil().convert("L")
    assert links(paper) in ([short], [qr.long_link(base, ken.parse(SMALL))])  # the long one if the service is slow
    page.set_viewport_size({"width": round(PAPER - 2 * MARGIN), "height": 1000})
    page.emulate_media(media="print", color_scheme=theme)
    for dot, middle, rim in [("white", 255, 0), ("black", 0, 255)]:
        for x, y, radius in page.locator(f".page:not(.answers) .{dot}").evaluate_all(CIRCLES):
            places = [(x, y), (x + radius, y)]
            shades = [paper.getpixel(tuple(round((part + MARGIN) * DOTS_AN_INCH / 96) for part in at)) for at in places]
            assert (abs(shades[0] - middle) < 40, abs(shades[1] - rim) < 90) == (True, True), (dot, shades)


def test_the_browsers_own_print_prints_the_board(page: Page) -> None:
    """With what is filled in now, also after another board was printed."""
    for ken_text, digits in ((EMPTY, "3"), (SMALL, "2")):
        open_puzzle(page, ken_text)
        page.locator("#new-levels label").first.wait_for(state="attached")
        page.keyboard.press(digits)
        paper = pypdfium2.PdfDocument(page.pdf(format="A4"))
        assert len(paper) == 1
        assert "Kropki 1" in paper[0].get_textpage().get_text_range()
        expect(page.locator(".sheet .printed.entry")).to_have_text(digits)


def test_without_the_service_a_sheet_has_no_code_and_all_the_rest(page: Page, complaints: list[str]) -> None:
    page.add_init_script(PRINTS)
    page.route(re.compile("qr.svg"), lambda route: route.abort())
    open_puzzle(page)
    print_sheets(page)
    expect(page.locator(".sheet .link")).to_contain_text("/?ken=")
    expect(page.locator(".sheet .qr")).to_have_count(0)
    assert all("ERR_FAILED" in complaint for complaint in complaints)
    complaints.clear()


def link_on_paper(page: Page, puzzle: str) -> str:
    """Return the short link of a puzzle that the service has since another test, and is to keep; else the long one."""
    base = page.evaluate("location.origin") + "/"
    puzzle_id = record.identify(ken.parse(puzzle))
    kept = page.request.post(f"{base}kropki/keep", data={"id": puzzle_id}).ok
    return qr.short_link(base, puzzle_id) if kept else qr.long_link(base, ken.parse(puzzle))


def print_sheets(page: Page) -> None:
    """Print what is on the board, as the dialog proposes it."""
    choose(page, "Print")
    page.get_by_role("button", name="Print", exact=True).click()
    page.locator("[data-printed]").wait_for(state="attached")


SAFARI = """
    let isClick = false
    const later = new MessageChannel()
    later.port1.onmessage = () => { isClick = false }
    addEventListener('click', () => { isClick = true; later.port2.postMessage(0) }, true)
    const only = does => async what => {
        if (!isClick) throw new DOMException('', 'NotAllowedError')
        window.shared = await does(what)
    }
    navigator.clipboard.write = only(async ([item]) => (await item.getType('text/plain')).text())
    navigator.clipboard.writeText = only(async text => text)
    navigator.share = only(async ({ url }) => url)
"""
TOUCH = "window.matchMedia = (real => query => query.includes('coarse') ? { matches: true } : real(query))(matchMedia)"


def test_a_link_is_copied_where_a_browser_soon_forgets_the_click(page: Page) -> None:
    page.add_init_script(SAFARI)
    record = record_of(page, size="4", seed="forgetful")
    page.goto(f"/k/{record['id']}")
    copy_link(page)
    expect(message(page)).to_have_text("Link copied.")
    assert page.evaluate("shared").endswith(f"/k/{record['id']}")


def test_a_link_is_shared_by_another_click_where_the_first_is_forgotten(page: Page) -> None:
    page.add_init_script(SAFARI + TOUCH)
    record = record_of(page, size="4", seed="forgetful")
    page.goto(f"/k/{record['id']}")
    choose(page, "Share")
    page.get_by_role("button", name="Share the link").click()
    dialog = page.get_by_role("dialog", name="Share this link")
    expect(dialog.get_by_role("textbox")).to_have_value(re.compile(f"/k/{record['id']}$"))
    chosen = "node => [node.selectionStart, node.selectionEnd - node.value.length, node.selectionDirection]"
    assert dialog.get_by_role("textbox").evaluate(chosen) == [0, 0, "backward"]  # its beginning is in sight
    dialog.get_by_role("button", name="Share").click()
    expect(dialog).to_have_count(0)
    assert page.evaluate("shared").endswith(f"/k/{record['id']}")


def test_open_settings_follow_another_tab_and_write_back_nothing_of_it(page: Page) -> None:
    open_puzzle(page)
    other = page.context.new_page()
    open_puzzle(other)
    open_settings(page)
    open_settings(other)
    page.get_by_role("checkbox", name="Show conflicts").uncheck()
    expect(other.get_by_role("checkbox", name="Show conflicts")).not_to_be_checked()
    other.get_by_role("checkbox", name="Numbers beside").check()
    expect(page.get_by_role("checkbox", name="Numbers beside")).to_be_checked()
    settings = page.evaluate("JSON.parse(localStorage['kropki:settings'])")
    assert (settings["conflicts"], settings["labels"]) == (False, True)


def test_nothing_is_filled_in_while_the_board_is_hidden(page: Page) -> None:
    open_puzzle(page)
    page.get_by_role("button", name=re.compile("^Pause")).click()
    fill_candidates(page)
    expect(message(page)).to_contain_text("Paused")
    page.get_by_role("button", name="Go on").first.click()
    expect(page.locator("#board.held")).to_have_count(0)
    expect(page.locator("#board s")).to_have_count(0)
    assert not page.evaluate("JSON.parse(localStorage['kropki:settings'] ?? '{}').grid")


REFUSAL = {"code": "limit", "detail": "expected at most 12000 ms of work a minute; try again in 56 s"}


def test_a_limit_is_told_in_words_for_people_wherever_it_is_met(page: Page, complaints: list[str]) -> None:
    page.route(
        re.compile("/kropki"), lambda route: route.fulfill(status=429, json=REFUSAL, headers={"Retry-After": "56"})
    )
    says = "too many requests; try again in 56 seconds."
    page.goto("/k/000000000000")
    expect(message(page)).to_contain_text(f"The puzzle in this link cannot be read: {says}")
    expect(message(page).get_by_role("button", name="Try again")).to_be_visible()
    open_puzzle(page)
    page.get_by_role("button", name="Hard", exact=True).click()
    expect(message(page)).to_have_text(f"No new puzzle: {says}")
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(message(page)).to_have_text(f"No hint: {says}")
    page.get_by_role("button", name="Check", exact=True).click()
    expect(message(page)).to_have_text(f"The check failed: {says}")
    page.get_by_role("button", name="Daily").click()
    page.locator("#calendar [aria-current='date']").click()
    expect(message(page)).to_have_text(f"No daily puzzle: {says}")
    paste(page, "https://kropki.example/k/000000000000")
    expect(page.get_by_role("alert")).to_have_text(f"This cannot be read: {says}")
    assert all(re.search("429|404", complaint) for complaint in complaints)
    complaints.clear()


def test_escape_closes_the_menu_that_a_click_has_opened(page: Page) -> None:
    open_puzzle(page)
    page.get_by_role("button", name="More").click()
    expect(page.locator("#menu")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#menu")).to_be_hidden()


def test_nothing_is_shown_before_its_looks_are_there(page: Page) -> None:
    held = held_requests(page, LOOKS)
    page.goto(f"/?ken={SMALL}", wait_until="commit")  # it is loaded once its looks are
    expect(page.get_by_role("gridcell").first).to_be_visible()
    page.evaluate(WATCH_DIALOGS)
    page.get_by_role("button", name="More").click()
    assert page.locator("#menu").evaluate("node => node.matches(':popover-open')")
    expect(page.locator("#menu")).to_be_hidden()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Daily").click()
    wait_for(lambda: page.evaluate("1") and len(held) == 3)
    held.sort(key=lambda route: "teach" in route.request.url)  # which has the looks of help and results, the last
    for route in held:
        route.continue_()
        name = route.request.url.rsplit("/", 1)[-1]
        wait_until(page, f"document.querySelector('link[href$=\"{name}\"]').sheet")
    expect(page.locator("#daily .week")).to_have_css("display", "flex")
    assert page.evaluate("bare") == []


def test_the_sheet_has_a_code_a_picture_and_what_another_page_needs(page: Page) -> None:
    record = record_of(page, size="4", difficulty="easy", seed="the sheet")
    page.goto(f"/k/{record['id']}")
    choose(page, "Share")
    sheet = page.get_by_role("dialog", name="Share this puzzle")
    sheet.get_by_text("Put it on a page of yours").click()
    assert f'/embed/{record["id"]}"' in sheet.get_by_role("textbox").input_value()
    expect(sheet.get_by_role("img")).to_have_js_property("complete", value=True)
    assert sheet.get_by_role("img").evaluate("node => node.naturalWidth") > 0
    href = sheet.get_by_role("link").get_attribute("href") or ""
    assert page.request.get(href).headers["content-type"] == "image/png"
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_have_count(0)
