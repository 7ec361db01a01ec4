"""The view of a solved puzzle: what it says, shares and leads to, where the focus goes, and what is kept."""

from __future__ import annotations

import datetime as dt
import re
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Locator, Page, Route, expect

from tests.support.playing import (
    PUZZLE_REQUEST,
    SMALL,
    SMALL_SOLUTION,
    cell,
    first_record,
    message,
    open_puzzle,
    outside,
    record_of,
    resize,
    type_solution,
)
from tests.support.processes import wait_for
from tests.support.solving import keep_solves, more, result, solve_puzzle

BOX = "node => (({ left, top, right, bottom }) => [left, top, right, bottom])(node.getBoundingClientRect())"
SOLVES = (
    "Object.entries(localStorage).filter(([key]) => key.startsWith('kropki:solve:')).map(([, it]) => JSON.parse(it))"
)
DAY = "2026-11-20"


def lesson(page: Page) -> Locator:
    """Find the lesson that a result offers."""
    return more(page).get_by_role("link", name=re.compile("^Lesson: "))


def solve_daily(page: Page, day: str) -> None:
    """Solve a daily puzzle of level hard, which is a small one here; all other days have another."""
    difficulty = {"level": "hard", "rating": 3.0, "techniques": {}}
    known = {"id": "000000000001", "ken": SMALL, "negative": True, "size": 4, "solution": SMALL_SOLUTION}
    other = record_of(page, size="4", seed="another day")

    def answer(route: Route) -> None:
        route.fulfill(json=(known if day in route.request.url else other) | {"difficulty": difficulty})

    page.route(re.compile("/kropki/daily/"), answer)
    page.goto(f"/daily/{day}/hard")
    expect(page.get_by_role("gridcell")).to_have_count(16)
    type_solution(page, SMALL_SOLUTION)
    expect(result(page)).to_be_visible()


def test_the_end_is_told_shown_and_has_the_focus_and_nothing_moves(page: Page) -> None:
    open_puzzle(page)
    nodes = page.locator("#board, .modes button, .keys button, .acts button, .info")
    before = nodes.evaluate_all(f"nodes => nodes.map({BOX})")
    rows, _, last = SMALL_SOLUTION.rpartition("/")
    type_solution(page, rows)
    for key in " ArrowRight ".join(last).split():
        page.keyboard.press(key)
    expect(page.get_by_role("status")).to_contain_text("Solved in 0:0")
    expect(result(page)).to_have_accessible_description(re.compile("No hints, no checks"))
    expect(result(page).get_by_role("heading")).to_be_focused()
    assert nodes.evaluate_all(f"nodes => nodes.map({BOX})") == before
    page.locator("#result-others").evaluate("node => node.textContent = 'Others took 4:05.'")
    rows = result(page).locator("button").evaluate_all(f"nodes => nodes.map({BOX})")
    page.locator("#result-others").evaluate("node => node.textContent = ''")
    assert result(page).locator("button").evaluate_all(f"nodes => nodes.map({BOX})") == rows


def test_board_and_result_are_in_sight_together(page: Page) -> None:
    solve_puzzle(page, size="4", difficulty="medium", seed="in sight")
    for size in [(320, 568), (390, 844), (568, 320), (844, 390), (820, 1180), (1280, 720)]:
        resize(page, *size)
        _, _, right, bottom = page.locator("#board").evaluate(BOX)
        parts = result(page).locator("button:visible, h2, p:visible")
        for shown, box in parts.evaluate_all(f"nodes => nodes.map(node => [node.outerHTML, ({BOX})(node)])"):
            assert box[0] >= right or box[1] >= bottom, f"it covers the board at {size}"
            assert box[2] <= size[0], (size, shown)
            assert box[3] <= size[1], (size, shown)
            if shown.startswith("<button"):
                assert min(box[2] - box[0], box[3] - box[1]) >= 44, (size, shown)


def test_escape_leaves_the_board_to_be_looked_at_and_the_result_can_be_opened_again(page: Page) -> None:
    open_puzzle(page)
    type_solution(page, SMALL_SOLUTION)
    expect(result(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(result(page)).to_have_count(0)
    expect(page.locator("[role=gridcell]:focus")).to_have_count(1)
    page.get_by_role("button", name="Result").click()
    result(page).get_by_role("button", name="Close").click()
    expect(result(page)).to_have_count(0)
    page.reload()
    expect(message(page)).to_contain_text("Solved in")
    page.get_by_role("button", name="Result").click()
    expect(result(page)).to_be_visible()
    page.keyboard.press("Control+z")
    expect(result(page)).to_have_count(0)


def test_hints_and_checks_are_counted(page: Page) -> None:
    record = record_of(page, size="4", difficulty="easy", seed="counted")
    page.goto(f"/k/{record['id']}")
    page.get_by_role("button", name="Check").click()
    expect(message(page)).to_contain_text("right")
    page.keyboard.press("?")
    expect(page.locator(".argument")).to_be_visible()
    page.reload()
    page.get_by_role("button", name="Check").click()
    expect(message(page)).to_contain_text("right")
    type_solution(page, record["solution"])
    expect(result(page)).to_have_accessible_description(re.compile("^1 hint, 2 checks. With hints, it does not count"))
    (solve,) = page.evaluate(SOLVES)
    assert (solve["hints"], solve["checks"], solve["pasted"], solve["level"]) == (1, 2, False, "easy")


@pytest.mark.parametrize(
    ("solves", "says"),
    [
        pytest.param([], "Your first time without a hint at Medium, 4...4.", id="first"),
        pytest.param([{"spent": 100}], r"best 0:00, typical 0:0\d", id="not the best"),
        pytest.param([{"spent": 7e6}, {"spent": 8e6}], "Your best at Medium, 4...4! Typical: 1:56:40", id="best"),
        pytest.param([{"hints": 1}, {"pasted": True}, {"size": 6}, {"level": "easy"}], "first time", id="others"),
    ],
)
def test_the_time_is_compared_with_those_of_its_kind(page: Page, solves: list[dict[str, Any]], says: str) -> None:
    keep_solves(page, *({"size": 4, "level": "medium"} | solve for solve in solves))
    solve_puzzle(page, size="4", difficulty="medium", seed="compared")
    expect(result(page)).to_have_accessible_description(re.compile(says))


def test_the_board_of_the_tutorial_is_the_first_of_the_day_and_leads_to_an_easy_one(page: Page) -> None:
    open_puzzle(page)
    type_solution(page, SMALL_SOLUTION)
    expect(result(page)).to_have_accessible_description(re.compile(r"Your first Kropki\.$"))
    with page.expect_request(PUZZLE_REQUEST) as asked:
        page.get_by_role("button", name=re.compile("^Next: an easy 6")).click()
    assert "size=6" in asked.value.url
    assert "difficulty=easy" in asked.value.url
    expect(page.get_by_role("gridcell")).to_have_count(36)


def test_the_time_is_not_told_where_it_is_not_wanted(page: Page) -> None:
    page.add_init_script("localStorage['kropki:settings'] ??= '{\"timer\": false}'")
    open_puzzle(page)
    type_solution(page, SMALL_SOLUTION)
    expect(page.get_by_role("dialog", name="Solved", exact=True)).to_be_visible()
    assert re.search(r"\d:\d\d", result(page).inner_text()) is None


def test_what_is_shared_tells_no_digit(page: Page) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    solve_daily(page, DAY)
    more(page).get_by_role("button", name="Share result").click()
    expect(more(page).get_by_role("button", name="Copied")).to_be_visible()
    text = page.evaluate("navigator.clipboard.readText()")
    first, second, *shape, link = text.split("\n")
    assert re.fullmatch(r"Kropki · daily, .*2026.* · Hard 3.0", first)
    assert re.fullmatch(r"0:\d\d · No hints, no checks", second)
    assert sorted("".join(shape)) == ["⚪", "⚪", "⚫", "⚫"]
    assert re.fullmatch(rf"Beat my time: http://.*/daily/{DAY}/hard\?beat=\d+", link)


def test_a_shared_result_opens_the_same_puzzle_and_compares(page: Page) -> None:
    record = page.request.get("/kropki?size=4&difficulty=easy&solution=true").json()
    page.goto(f"/k/{record['id']}?beat=3599")
    expect(page.get_by_role("status")).to_contain_text("The sender says 59:59.")
    assert page.url.endswith(f"/k/{record['id']}")
    page.reload()
    expect(page.get_by_role("gridcell")).to_have_count(16)
    type_solution(page, record["solution"])
    expect(result(page)).to_have_accessible_description(re.compile(r"The sender says 59:59: you were 59:\d\d faster\."))


def test_the_picture_has_dots_and_no_digit(page: Page) -> None:
    open_puzzle(page)
    type_solution(page, SMALL_SOLUTION)
    with page.expect_download() as download:
        more(page).get_by_role("button", name="Picture").click()
    expect(more(page).get_by_role("button", name="Saved")).to_be_visible()
    picture = Image.open(BytesIO(Path(download.value.path()).read_bytes())).convert("RGB")
    assert picture.size == (1080, 1240)
    board = picture.crop((60, 130, 1020, 1090))
    cells = [board.crop((240 * x + 60, 240 * y + 60, 240 * x + 180, 240 * y + 180)) for x in range(4) for y in range(4)]
    assert {colour for part in cells for _, colour in part.getcolors() or []} == {(0xFF, 0xFE, 0xFB)}
    assert board.getpixel((240, 120)) == (0x10, 0x12, 0x15)  # the black dot of the first edge


@pytest.mark.parametrize("way", ["share", "cancelled", "refused"])
def test_a_telephone_shares_by_its_own_dialog(page: Page, way: str) -> None:
    error = {"cancelled": "AbortError", "refused": "NotAllowedError"}.get(way, "")
    page.add_init_script(
        """window.shared = []
        window.matchMedia = (real => query => query.includes('coarse') ? { matches: true } : real(query))(matchMedia)
        navigator.canShare = () => true
        navigator.share = async data => {"""
        + (f"throw new DOMException('', '{error}')" if error else "shared.push([data.text, data.files?.[0].type])")
        + "}"
    )
    open_puzzle(page)
    type_solution(page, SMALL_SOLUTION)
    more(page).get_by_role("button", name="Share result").click()
    if way != "refused":
        more(page).get_by_role("button", name="Picture").click()
    if way == "share":
        wait_for(lambda: page.evaluate("shared.length") == 2)
        (text, _), (_, kind) = page.evaluate("shared")
        assert text.startswith("Kropki")
        assert kind == "image/png"
    elif way == "refused":
        dialog = page.get_by_role("dialog", name="Share this")
        expect(dialog.get_by_role("textbox")).to_have_value(re.compile("^Kropki"))
        dialog.get_by_role("button", name="Share").click()
        expect(dialog).to_contain_text("copy it by hand")
        dialog.get_by_role("button", name="Close").click()
        expect(dialog).to_have_count(0)
        more(page).get_by_role("button", name="Picture").click()
        expect(more(page).get_by_role("button", name="Share the picture")).to_be_visible()  # by another click
    else:
        expect(message(page)).to_contain_text("Solved")


def test_one_tap_leads_to_the_next_of_the_kind_and_one_level_up(page: Page) -> None:
    solve_puzzle(page, size="4", negative="false", difficulty="easy", seed="leads on")
    for name, level in [("Next Easy", "easy"), ("Try Medium", "medium")]:
        with page.expect_response(re.compile(r"/kropki\?.*\bsize=4\b")) as response:  # the reserve asks for 9x9
            more(page).locator("xpath=..").get_by_role("button", name=name).click()
        record = response.value.json()
        assert (record["size"], record["negative"], record["difficulty"]["level"]) == (4, False, level)
        expect(result(page)).to_have_count(0)
        expect(page.locator("[role=gridcell]:focus")).to_have_count(1)
        if name.startswith("Next"):
            type_solution(page, record["solution"])
            expect(result(page)).to_be_visible()


def test_the_daily_is_offered_until_it_is_solved(page: Page) -> None:
    today = dt.datetime.now(dt.UTC).date().isoformat()
    solve_daily(page, DAY)
    result(page).get_by_role("button", name="Today's daily").click()
    page.wait_for_url(f"**/daily/{today}/hard")
    expect(result(page)).to_have_count(0)


def test_after_a_daily_that_was_solved_comes_another_level_or_day(page: Page) -> None:
    today = dt.datetime.now(dt.UTC)
    done = int(today.timestamp() * 1000)
    keep_solves(page, {"day": today.date().isoformat(), "done": done})
    solve_daily(page, DAY)
    expect(more(page).get_by_role("button", name="Today's daily")).to_have_count(0)
    result(page).get_by_role("button", name="Easy of that day").click()
    page.wait_for_url(f"**/daily/{DAY}/**")
    expect(result(page)).to_have_count(0)
    page.get_by_role("button", name="Daily").click()
    page.locator("#daily-levels").get_by_role("button", name="Hard").click()
    expect(page.locator("#calendar [aria-current='date']")).to_have_accessible_name(re.compile("done"))


def test_two_tabs_that_solve_keep_both(page: Page) -> None:
    open_puzzle(page)
    other = page.context.new_page()
    record = record_of(page, size="4", difficulty="easy", seed="the other tab")
    other.goto(f"/k/{record['id']}")
    expect(other.get_by_role("gridcell").first).to_be_visible()
    type_solution(page, SMALL_SOLUTION)
    type_solution(other, record["solution"])
    expect(result(page)).to_be_visible()
    expect(result(other)).to_be_visible()
    assert sorted(solve["level"] for solve in page.evaluate(SOLVES)) == ["", "easy"]


@pytest.mark.service_worker("kept")
def test_the_result_is_shown_without_the_network(page: Page, complaints: list[str]) -> None:
    first_record(page)
    open_puzzle(page)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("gridcell").first).to_be_visible()
    type_solution(page, SMALL_SOLUTION)
    expect(result(page)).to_be_visible()
    with page.expect_download():
        more(page).get_by_role("button", name="Picture").click()
    for name in ("Next: an easy", "Today's daily"):  # what needs the network says so, where it can be read
        page.locator("#result-others").evaluate("node => node.textContent = ''")
        if (button := more(page).locator("xpath=..").get_by_role("button", name=re.compile(name))).count():
            button.click()
            expect(page.locator("#result-others")).to_contain_text("the server cannot be reached")
    assert all("ERR_INTERNET_DISCONNECTED" in complaint for complaint in complaints), complaints
    complaints.clear()


def test_a_result_that_cannot_be_loaded_leaves_the_sentence(page: Page, complaints: list[str]) -> None:
    page.route(re.compile(r"/later\.js$"), lambda route: route.abort())
    open_puzzle(page)
    type_solution(page, SMALL_SOLUTION)
    expect(message(page)).to_contain_text("Solved in")
    expect(message(page).get_by_role("button", name="Next puzzle")).to_be_visible()
    expect(cell(page, 4, 4)).to_be_visible()
    assert all("ERR_FAILED" in complaint for complaint in complaints)
    complaints.clear()


def test_a_solved_puzzle_is_looked_back_on(page: Page) -> None:
    """Find the player's own steps, where the time went, the hardest step of the puzzle, and the lesson that fits."""
    page.clock.install()
    record = record_of(page, size="4", difficulty="medium", seed="look back")
    page.goto(f"/k/{record['id']}")
    expect(page.get_by_role("gridcell").first).to_be_visible()
    page.clock.run_for(65_000)
    type_solution(page, record["solution"])
    more(page).get_by_role("button", name="Replay").click()
    review = page.get_by_role("dialog", name="Replay")
    filled = record["solution"].replace("/", "")
    steps = len(filled) - record["givens"]
    expect(review.locator(".moment")).to_have_text(f"The start. {steps} steps follow.")
    expect(review.locator(".digit:not(:empty)")).to_have_count(record["givens"])
    review.get_by_role("button", name="Next step").click()
    expect(review.locator(".moment")).to_contain_text(re.compile(rf"^Step 1 of {steps}, at 1:0\d: r\dc\d = \d\.$"))
    review.get_by_role("button", name="Play").click()
    expect(review.locator(".moment")).to_contain_text(re.compile(r"^Step [2-9] of"))
    review.get_by_role("button", name="Pause").click()
    review.get_by_role("slider").press("End")
    expect(review.locator(".digit")).to_have_text(list(filled))
    expect(review).to_contain_text("Where the time went")
    review.get_by_role("button", name=re.compile(r"^1:0\d before r\dc\d = \d$")).click()
    expect(review.locator(".moment")).to_contain_text("The start.")
    hardest = max(page.request.get(f"/kropki/{record['id']}/steps").json()["steps"], key=lambda step: step["value"])
    expect(review).to_contain_text(hardest["sentence"])
    review.get_by_role("button", name="Show it").click()
    expect(review.locator(".sketch")).to_have_count(1)
    expect(review.locator(".moment")).to_have_text(f"The hardest step: {hardest['technique']}.")
    expect(review).to_contain_text("A lesson that fits")
    lessons = review.get_by_role("link", name=re.compile("^Lesson: "))
    expect(lessons).to_have_count(2)
    expect(lessons.first).to_have_attribute("href", f"/learn#{hardest['technique'].lower().replace(' ', '-')}")
    page.keyboard.press("Escape")
    expect(review).to_have_count(0)
    expect(result(page)).to_be_visible()


def test_the_coach_shows_where_an_easier_step_stood(page: Page) -> None:
    """At the longest pause the player filled a cell for which the easiest way needs more than another one's."""
    page.clock.install()
    record = record_of(page, size="6", difficulty="medium", seed="an easier one")
    page.goto(f"/k/{record['id']}")
    expect(page.get_by_role("gridcell").first).to_be_visible()
    asked = {"ken": record["ken"], "negative": True, "entries": "." * 36}
    easiest = page.request.post("/kropki/hint", data=asked | {"until": "digit"}).json()
    names = [f"r{row}c{column}" for row in (1, 6) for column in range(1, 7)]
    ways = [page.request.post("/kropki/hint", data=asked | {"until": name}).json() for name in names]
    hard = max((way for way in ways if "steps" in way), key=rating_of)
    assert rating_of(hard) > rating_of(easiest)
    there = cell(page, int(hard["cell"][1]), int(hard["cell"][3]))
    there.click()
    page.clock.run_for(65_000)
    page.keyboard.press(str(hard["digit"]))
    type_solution(page, record["solution"])  # which takes that digit back, as it is there already
    there.click()
    page.keyboard.press(str(hard["digit"]))
    enough = max(easiest["steps"], key=lambda step: step["value"])["technique"]
    expect(result(page)).to_contain_text("An easier step stood at your longest pause.")
    expect(lesson(page)).to_have_attribute("href", f"/learn#{enough.lower().replace(' ', '-')}")
    more(page).get_by_role("button", name="Replay").click()
    review = page.get_by_role("dialog", name="Replay")
    expect(review).to_contain_text("An easier step stood there")
    needed = max(hard["steps"], key=lambda step: step["value"])["technique"]
    expect(review).to_contain_text(f"Before {hard['cell']} = {hard['digit']}, which needs {needed}: ")
    review.get_by_role("button", name=f"{easiest['cell']} = {easiest['digit']} by ").click()
    expect(review.locator(".moment")).to_contain_text(re.sub(r" \(\d+\)", "", easiest["steps"][-1]["sentence"]))
    expect(review.locator("[data-role=found]")).to_have_count(1)


def test_the_lesson_of_the_hardest_hint_is_offered_and_moves_nothing(page: Page) -> None:
    """What the service says that it needed, also after the page was loaded again; the keyboard leads to the lesson."""
    record = record_of(page, size="4", difficulty="easy", seed="counted")
    page.goto(f"/k/{record['id']}")
    with page.expect_response(re.compile("/kropki/hint")) as answer:
        page.get_by_role("button", name="Hint").click()
    hardest = max(answer.value.json()["steps"], key=lambda step: step["value"])["technique"]
    expect(page.locator(".argument")).to_be_visible()
    page.reload()
    resize(page, 320, 568)
    type_solution(page, record["solution"])
    expect(lesson(page)).to_have_accessible_name(f"Lesson: {hardest[0].upper()}{hardest[1:]}")
    expect(result(page)).to_contain_text("Your hardest hint used this.")
    assert outside(page, "#result a") == []
    rows = result(page).locator("button")
    before = rows.evaluate_all(f"nodes => nodes.map({BOX})")
    lesson(page).evaluate("node => node.parentElement.textContent = ''")
    assert rows.evaluate_all(f"nodes => nodes.map({BOX})") == before
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+y")
    lesson(page).focus()
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/learn#{hardest.lower().replace(' ', '-')}")


def rating_of(way: dict[str, Any]) -> float:
    return max(float(step["value"]) for step in way["steps"])
