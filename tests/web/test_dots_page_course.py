"""The course of a record on its page, or of a game beside its board: score, slider, list, graph; links to positions."""

from __future__ import annotations

import json
import re
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from tests.support.dots_pages import CROSS, SMALL, answer_with, begin, chosen, point
from tests.support.playing import message, outside, resize
from tests.support.record_pages import IN_SIGHT, LOST, box, current, judged, open_record, step

LONG = "(;GM[40]SZ[30]RU[standard]" + "".join(
    f";{'BW'[at % 2]}[{'abcdefghijklmnopqrstuvwxyzABCD'[at % 30]}{'abcdefghijklmnopqrstuvwxyzABCD'[at // 30]}]"
    for at in range(600)
)

FILLED = "(;GM[40]SZ[6]RU[standard]" + "".join(  # four rows of six
    f";{'BW'[at % 2]}[{'abcdef'[at % 6]}{'abcd'[at // 6]}]" for at in range(24)
)
IN_LIST = """node => {
    const [a, b] = [node, node.closest('ol')].map(each => each.getBoundingClientRect())
    return a.top >= b.top - 1 && a.bottom <= b.bottom + 1
}"""


def shown(page: Page) -> tuple[str, str]:
    """Return the captured dots of both sides."""
    return page.locator("#captured-1").inner_text(), page.locator("#captured-2").inner_text()


def test_score_number_slider_and_list_follow_the_position_and_lead_to_another(page: Page) -> None:
    open_record(page)
    expect(page.locator("#number")).to_have_text("0 / 8")
    assert shown(page) == ("0", "0")
    for side, named in ((1, "Blue Ada"), (2, "Red Bo")):
        expect(page.locator(f"#side-{side}")).to_contain_text(named)
    step(page, "Next", 8)
    expect(page.locator("#number")).to_have_text("8 / 8")
    assert shown(page) == ("1", "0")
    expect(current(page)).to_have_text(re.compile(r"Move 8: Blue, column 4, row 3, captures 1 dot$"))
    slider = page.get_by_role("slider", name="Move")
    expect(slider).to_have_attribute("aria-valuetext", "Move 8 of 8. Blue 1, Red 0")
    slider.focus()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#number")).to_have_text("7 / 8")
    expect(message(page)).to_contain_text("Red: column 3, row 3.")
    page.keyboard.press("Home")
    expect(page.locator("#number")).to_have_text("0 / 8")
    page.get_by_role("button", name="Move 3: Red, column 1, row 1").click()
    expect(message(page)).to_contain_text("Red: column 1, row 1.")
    current(page).focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    expect(current(page)).to_be_focused()
    expect(current(page)).to_contain_text("Move 5: Red, column 2, row 2")
    assert page.locator("#moves [tabindex='0']").count() == 1


@pytest.mark.parametrize(
    ("record", "moves", "end"),
    [
        (f"{FILLED};KE[B:count])", 24, "End: counted"),
        (f"{FILLED};KE[W:resign])", 24, "End: Red resigns"),
        (f"{FILLED};KE[B:time])", 24, "End: the time of Blue is over"),
        (f"{FILLED};KE[W:draw])", 24, "End: a draw is agreed"),
        (f"{FILLED.replace('standard', 'no-territory')};B[])", 25, "Move 25: Blue, STOP"),
    ],
)
def test_the_end_of_a_game_is_the_last_of_its_list(page: Page, record: str, moves: int, end: str) -> None:
    resize(page, 1280, 720)
    open_record(page, record)
    step(page, "Last position")
    expect(page.locator("#number")).to_have_text("end" if moves == 24 else "25 / 25")
    expect(current(page)).to_have_text(re.compile(f"{end}$"))
    assert current(page).evaluate(IN_LIST)
    last = page.locator("#moves button").last
    expect(last).to_have_attribute("aria-current", "true")
    step(page, "Back")
    expect(page.locator("#number")).to_have_text(f"24 / {moves}")
    expect(current(page)).to_contain_text("Move 24: Red")
    last.click()
    expect(last).to_have_attribute("aria-current", "true")


def test_at_a_node_without_a_move_the_list_stays_where_it_was(page: Page) -> None:
    resize(page, 1280, 720)
    open_record(page, f"{FILLED};C[no move];B[ee])")
    step(page, "Last position")
    step(page, "Back")
    expect(page.locator("#number")).to_have_text("24 / 25")
    expect(current(page)).to_have_count(0)
    before = page.get_by_role("button", name="Move 24: Red")
    expect(before).to_have_attribute("tabindex", "0")
    assert before.evaluate(IN_LIST)


def test_a_long_list_is_there_in_parts(page: Page) -> None:
    open_record(page, f"{LONG})")
    step(page, "Last position")
    expect(current(page)).to_contain_text("Move 600")
    assert page.locator("#moves button").count() <= 240
    assert current(page).evaluate(IN_LIST)


def test_the_graph_is_in_the_first_view_and_leads_to_a_position(page: Page) -> None:
    open_record(page)
    graph = page.get_by_role("img", name="Captured along the game: from 1 for blue to 0 for red")
    for width, height in [(390, 844), (820, 1180), (1280, 720), (1920, 1080)]:
        resize(page, width, height)
        expect(page.locator("#number")).to_have_text("0 / 8")
        expect(graph).to_be_in_viewport(ratio=1)
        size = graph.bounding_box()
        assert size
        graph.click(position={"x": size["width"] - 3, "y": size["height"] / 2})
        expect(page.locator("#number")).to_have_text("8 / 8")
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        step(page, "First position")


def test_a_wide_screen_has_moves_and_tools_beside_the_steps_and_no_holes(page: Page) -> None:
    open_record(page, f"{LONG})")
    for width, height in [(1280, 720), (1920, 1080)]:
        resize(page, width, height)
        steps, moves, tools = (box(page, selector) for selector in ("#steps", "#moves", ".toolbox"))
        assert moves["x"] > steps["x"] + steps["width"]
        assert moves["x"] + moves["width"] > width - 40
        assert tools["y"] + tools["height"] < height
        cells = page.locator(".toolbox .key:visible").evaluate_all(
            "nodes => nodes.map(node => node.getBoundingClientRect()).map(({ x, y }) => [Math.round(x), Math.round(y)])"
        )
        columns, rows = ({cell[axis] for cell in cells} for axis in (0, 1))
        assert len(cells) == len(columns) * len(rows) == 15


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1920, 1080)])
def test_score_and_steps_stay_in_sight_while_findings_and_openings_are_read(
    page: Page, width: int, height: int
) -> None:
    slips = [judged(at, [2 - at % 2, (at - 1) % 6, (at - 1) // 6], [1, 5, 5], 0.0, 3.0) for at in range(1, 25)]
    lines = "".join(json.dumps(each) + "\n" for each in slips)
    page.route("**/dots/analyse", lambda route: route.fulfill(body=lines, content_type="application/x-ndjson"))
    resize(page, width, height)
    open_record(page, f"{FILLED};KE[B:resign])")
    with page.expect_request("**/dots/analyse") as asked:
        page.get_by_role("button", name="Analyse").click()
    assert len(json.loads(asked.value.post_data or "")["moves"]) == 24  # a resignation is no move that could be better
    kept = page.get_by_role("button", name="Write this into the comments")
    for below in (kept, page.get_by_label("Show what the opening book knows")):
        below.scroll_into_view_if_needed()
        expect(below).to_be_in_viewport(ratio=1)
        assert page.locator("#side-1, #side-2, #slider, #number, #steps button").evaluate_all(IN_SIGHT) == []
    assert page.locator(".blunders").evaluate_all(
        "nodes => nodes.every(node => node.scrollHeight <= node.clientHeight)"
    )
    page.locator("#blunders li > button").first.click()
    expect(message(page)).to_contain_text("Lost: 3 ± 1.")
    page.locator("#graph").scroll_into_view_if_needed()
    step(page, "First position")
    expect(page.locator("#number")).to_have_text("0 / 24")


def test_a_link_leads_to_the_position_where_it_was_shared_and_so_does_a_reload(page: Page) -> None:
    open_record(page)
    page.evaluate(
        """() => {
            navigator.clipboard.write = async ([item]) => {
                window.copied = await (await item.getType('text/plain')).text()
            }
        }"""
    )
    step(page, "Next", 3)
    page.wait_for_url(re.compile("&at=3$"))
    step(page, "Share")
    expect(message(page)).to_have_text("The link is copied: it holds the whole record, and opens at this position.")
    link = page.evaluate("copied")
    assert link.endswith("&at=3")
    page.goto("about:blank")
    page.goto(link)
    expect(page.locator("#number")).to_have_text("3 / 8")
    page.reload()
    expect(page.locator("#number")).to_have_text("3 / 8")
    point(page, 9, 9).click()  # another record, which the address does not name
    page.wait_for_url(re.compile("/dots/records$"))
    page.reload()
    expect(message(page)).to_contain_text("The record of last time.")
    expect(page.locator("#number")).to_have_text("4 / 4")  # in the own variation
    expect(page.get_by_role("button", name="Back to the game")).to_be_visible()
    page.get_by_role("button", name="Open").click()
    page.locator("#opening textarea").fill(link)
    page.get_by_role("button", name="Open", exact=True).last.click()
    expect(page.locator("#number")).to_have_text("3 / 8")


def test_what_is_said_moves_neither_the_steps_nor_the_graph(page: Page) -> None:
    open_record(page)
    first = message(page).inner_text()
    for size in [(320, 568), (390, 844), (1280, 720)]:
        message(page).evaluate("(node, text) => { node.textContent = text }", first)
        resize(page, *size)
        before = [box(page, selector) for selector in ("#board .sheet", "#slider", "#steps", "#graph")]
        message(page).evaluate("node => { node.textContent = 'What is said. '.repeat(40) }")
        assert [box(page, selector) for selector in ("#board .sheet", "#slider", "#steps", "#graph")] == before, size
        said, analysis = box(page, "#message"), box(page, "#analysis")
        assert said["y"] + said["height"] <= analysis["y"], size  # and nothing lies over it
        assert message(page).evaluate("node => node.scrollHeight <= node.clientHeight"), size


def test_what_cost_little_is_not_listed_and_the_worst_comes_first(page: Page) -> None:
    open_record(page, f"{LONG})")
    plays = [[1 + at % 2, at % 30, at // 30] for at in range(600)]
    lost = [0.0, 1.9, 6.0, 2.1, 9.0, *[4.0 + at / 10 for at in range(24)]]
    lines = [judged(at, plays[at - 1], [plays[at - 1][0], at % 30, 29], 0.0, each) for at, each in enumerate(lost, 1)]
    end = {"type": "urn:kropki:problem:game", "status": 422, "detail": "that was all"}
    body = "".join(json.dumps(line) + "\n" for line in [*lines, end])
    page.route("**/dots/analyse", lambda route: route.fulfill(body=body, content_type="application/x-ndjson"))
    step(page, "Next", 5)
    page.get_by_role("button", name="Analyse").click()
    expect(page.locator("#progress-words")).to_contain_text("that was all")
    listed = page.locator("#blunders li > button").all_inner_texts()
    assert len(listed) == 10
    assert listed[:2] == [
        "Move 5, Blue: cost 9 ± 1 dots; better column 6, row 30",
        "Move 29, Blue: cost 6 ± 1 dots; better column 30, row 30",
    ]
    others = page.locator("#others li > button").all_inner_texts()
    assert len(others) == 10
    assert others[0] == "Move 28, Red: cost 6 ± 1 dots; better column 29, row 30"
    assert not any("Red" in each for each in listed)
    assert page.locator("#graph .slip").count() == 20
    expect(message(page)).to_contain_text("Blue: score +0, chance to win 40%. Better: column 6, row 30 +9, 60%.")
    expect(message(page)).to_contain_text(
        "Best for Red now, in the ring: column 7, row 30. Two searches differ: +0 or +4."
    )
    expect(page.locator("#board circle.hint")).to_have_count(1)
    expect(page.get_by_role("button", name=re.compile("^Move 5: Blue, column 5, row 1, cost 9"))).to_be_visible()


# the course of a game beside its board or below


def test_a_wide_screen_has_the_course_of_the_game_beside_the_board(page: Page) -> None:
    begin(page, CROSS, moves=[[1, 5, 3], [2, 0, 0], [1, 4, 5], [2, 8, 8]])
    listed = page.get_by_role("list", name="Moves").get_by_role("listitem")
    resize(page, 1280, 720)
    expect(listed).to_have_count(4)
    point(page, 5, 3).click()
    expect(listed).to_have_count(5)
    expect(listed.last).to_have_text("55, 3+1Move 5: Blue, column 5, row 3, Blue captures 1 dot")
    expect(listed.last).to_be_in_viewport()
    expect(page.locator("#played [aria-current]")).to_have_count(1)
    expect(page.get_by_role("img", name="Captured along the game: from 1 for blue to 0 for red")).to_be_in_viewport()
    side = page.locator(".side")
    assert side.evaluate("node => node.scrollHeight <= node.clientHeight")
    page.get_by_role("button", name="Undo").click()
    expect(listed).to_have_count(4)
    resize(page, 1024, 768)
    expect(page.locator("#played")).to_be_hidden()


@pytest.mark.parametrize(
    ("width", "height", "graph", "moves"), [(390, 844, 1, 1), (820, 1180, 1, 1), (360, 700, 1, 0), (320, 568, 0, 0)]
)
def test_an_upright_screen_has_the_course_in_the_room_that_is_left_and_nothing_moves_for_it(
    page: Page, width: int, height: int, graph: int, moves: int
) -> None:
    resize(page, width, height)
    moves_made = [[1, 4, 2], [2, 0, 7], [1, 5, 3], [2, 7, 0]]  # Blue leads: before that, there is no graph
    begin(page, {**CROSS, "size": [8, 8]}, moves=moves_made, opponent={"strength": 1, "human": 1})
    places = [box(page, each) for each in ("#board .sheet", "#side-1", ".buttons")]
    answer_with(page, chosen(2, 7, 7))
    point(page, 1, 1).click()
    expect(message(page)).to_contain_text("Red: column 8, row 8. Your move.")
    last = page.locator("#played [aria-current]")
    expect(last).to_contain_text("Move 6: Red, column 8, row 8")
    expect(page.locator("#played .graph:visible")).to_have_count(graph)
    expect(page.locator("#played .moves:visible")).to_have_count(moves)
    if moves:
        expect(last).to_be_in_viewport(ratio=1)
        assert outside(page, "#played > *") == []
    assert [box(page, each) for each in ("#board .sheet", "#side-1", ".buttons")] == places
    course = page.locator("#played").bounding_box()
    message(page).evaluate("(node, text) => { node.textContent = text }", "What is said. " * (8 if width > 380 else 2))
    assert page.locator("#played").bounding_box() == course
    resize(page, height, width)
    expect(page.locator("#played")).to_be_hidden()


WHOLE_ROWS = """list => [...list.children].every(item => {
    const [a, b] = [item, list].map(each => each.getBoundingClientRect())
    return a.bottom <= b.top + 1 || a.top >= b.top && a.bottom <= b.bottom
})"""


@pytest.mark.parametrize(("width", "height"), [(390, 844), (820, 1180), (1280, 720), (1920, 1080)])
def test_no_row_of_the_list_beside_a_game_is_cut(page: Page, width: int, height: int) -> None:
    resize(page, width, height)
    dots = [[1 + at % 2, at % 12, at // 12] for at in range(99)]
    begin(page, {"size": [12, 12], "rules": "standard", "start": "empty"}, moves=dots)
    moves = page.get_by_role("list", name="Moves")
    for move in (99, 100, 101):
        last = moves.get_by_role("listitem").last
        expect(last).to_contain_text(f"Move {move}: ")
        expect(last).to_be_in_viewport(ratio=1)
        assert moves.evaluate(WHOLE_ROWS), move
        point(page, move % 12 + 1, 12).click()


# what cost most


def analysed(page: Page) -> None:
    """Have the service's real analysis, but for what moves lost."""
    lines = [
        judged(7, [1, 1, 0], [1, 3, 6], 0.0, 3.0)
        | {"reason": {"code": "captures", "dots": 2, "sentence": "It captures 2 dots."}},
        judged(8, [2, 9, 9], [2, 3, 6], 0.0, 2.5),
    ]
    body = "".join(json.dumps(line) + "\n" for line in lines)
    page.route("**/dots/analyse", lambda route: route.fulfill(body=body, content_type="application/x-ndjson"))


@pytest.mark.parametrize("width", [320, 1280])
def test_how_dots_were_lost_is_drawn_and_can_be_stepped_through(page: Page, width: int) -> None:
    resize(page, width, 720)
    line = [[2, 4, 3], [1, 3, 3], [2, 5, 4]]
    lost = judged(7, [1, 1, 0], [1, 3, 6], 0.0, 3.0) | {
        "reason": {"code": "save", "dots": 2, "sentence": "Saves 2 dots: they were one move from capture."},
        "refutation": {"code": "double attack", "dots": 2, "sentence": "Loses 2 dots: so it is.", "line": line},
        "line": [[1, 3, 6], [2, 4, 3], [1, 5, 6]],
    }
    before, after = (judged(at, put, put, 0.0, 0.0) for at, put in [(6, [2, 4, 6]), (8, [2, 9, 9])])
    body = "".join(json.dumps(each) + "\n" for each in [before, lost, after])
    page.route("**/dots/analyse", lambda route: route.fulfill(body=body, content_type="application/x-ndjson"))
    page.goto(f"/dots/records?analyse#sgf={quote(LOST, safe='()')}")
    first = page.locator("#blunders li").first
    expect(first).to_contain_text("Played: Loses 2 dots: so it is.")
    expect(first).to_contain_text("Better: Saves 2 dots")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    first.get_by_role("button", name="Show why").click()
    expect(message(page)).to_contain_text("Loses 2 dots: so it is. The numbers show it.")
    seen = page.locator("#graph svg" if width == 320 else "#graph svg, #title")
    assert seen.evaluate_all(IN_SIGHT) == []
    expect(page.locator("#number")).to_have_text(re.compile("^7 / 10$"))
    expect(page.get_by_role("gridcell", name=re.compile("^Column 5, row 4, .*label 1"))).to_have_count(1)
    expect(page.get_by_role("gridcell", name=re.compile("^Column 6, row 5, .*label 3"))).to_have_count(1)
    step(page, "Next", 1)
    expect(message(page)).to_contain_text("Red: column 5, row 4")
    page.locator("#blunders li").first.get_by_role("button", name="Show what was better").click()
    expect(message(page)).to_contain_text("The better move takes dots by force.")
    expect(page.locator("#number")).to_have_text(re.compile("^6 / 9$"))
    step(page, "Next", 1)
    expect(message(page)).to_contain_text("Blue: column 4, row 7")
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("#number")).to_have_text(re.compile("/ 8$"))


def test_a_lost_position_is_played_on_and_the_game_on_the_board_is_asked_for(page: Page) -> None:
    analysed(page)
    page.goto(f"/dots/records?analyse#sgf={quote(LOST, safe='()')}")
    page.locator("#blunders li").first.get_by_role("button", name="Play on from here").click()
    expect(page).to_have_url(re.compile("/dots$"))
    expect(page.locator("#board circle.dot")).to_have_count(6)
    expect(page.get_by_role("status").first).to_contain_text("Red")
    point(page, 3, 5).click()
    page.goto(f"/dots/records?analyse#sgf={quote(LOST, safe='()')}")
    page.locator("#blunders li").first.get_by_role("button", name="Play on from here").click()
    sure = page.get_by_role("dialog", name="Play on from the record?")
    sure.get_by_role("button", name="Go on playing").click()
    expect(page).to_have_url(re.compile("/dots$"))
    expect(page.locator("#board circle.dot")).not_to_have_count(6)


def test_a_lost_position_is_played_on_against_the_strength_that_was_played_last(page: Page) -> None:
    begin(page, SMALL, moves=[[1, 1, 1]], opponent={"strength": 12, "human": 1})
    analysed(page)
    page.goto(f"/dots/records?analyse#sgf={quote(LOST, safe='()')}")
    page.locator("#blunders li").first.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Play on from the record").click()
    expect(page.get_by_role("group", name="Captured")).to_contain_text("computer, strength 12")
