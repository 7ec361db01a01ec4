"""The page of records in a real Chromium: stepping, editing, marks, links, analysis, hostile files, access."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from kropki.dots.records import replay as replaying
from kropki.dots.records import sgf
from tests.support.dots_pages import SMALL, begin, open_keeping, point, points, record
from tests.support.playing import held_requests, message
from tests.support.record_pages import GAME, judged, kept, open_record, step
from tests.support.views import LOAD_AXE, faults, faults_of_dialogs, settings_script

pytestmark = pytest.mark.release

DIALOGS = ("opening", "begin", "about", "picture", "looks", "keys")


def test_a_record_is_stepped_through_with_its_variations_captures_comments_and_marks(page: Page) -> None:
    open_record(page)
    expect(page.locator("#title")).to_have_text("Ada (Blue) against Bo (Red), Blue won by 1")
    step(page, "Next", 2)
    expect(message(page)).to_have_text("Blue: column 3, row 4. Red to move.")
    expect(page.get_by_label("Comment")).to_have_value("first")
    step(page, "Next")
    expect(message(page)).to_contain_text("2 variations from here.")
    expect(page.locator("#ways button").first).to_have_text("1: Blue, column 5, row 4 (the game)")
    step(page, "Next capture")
    expect(message(page)).to_contain_text("Blue captures 1 dot. Blue 1, Red 0.")
    expect(page.locator("#board path.region.o1")).to_have_count(1)
    step(page, "Previous capture")
    expect(message(page)).to_have_text("There is no capture before this.")
    step(page, "Back", 4)
    expect(point(page, 4, 4)).to_have_accessible_name("Column 4, row 4, red dot, label A")
    expect(point(page, 5, 4)).to_have_accessible_name("Column 5, row 4, blue dot, last move, triangle")
    expect(page.locator("#board .mark")).to_have_count(3)
    step(page, "Back")
    expect(point(page, 4, 4)).to_have_accessible_name("Column 4, row 4, red dot")
    page.get_by_role("button", name="2: Blue, column 7, row 7").click()
    expect(message(page)).to_contain_text("Blue: column 7, row 7.")
    page.locator("[role=gridcell][tabindex='0']").focus()
    page.keyboard.press("v")
    expect(message(page)).to_contain_text("Blue: column 5, row 4.")
    step(page, "Last position")
    expect(message(page)).to_contain_text("The end of this line.")
    step(page, "First position")
    step(page, "Play")
    expect(page.get_by_role("button", name="Play", exact=True)).to_have_attribute("aria-pressed", "true")
    expect(message(page)).to_contain_text("Blue: column 3, row 4.")
    step(page, "Play")


def test_it_is_edited_by_taps_and_keys_and_what_is_not_known_stays(page: Page) -> None:
    open_record(page)
    before = sgf.read(GAME).records[0]
    assert kept(page) == before
    step(page, "Next", 3)
    point(page, 9, 9).click()  # a third variation
    expect(message(page)).to_contain_text("Blue: column 9, row 9.")
    page.get_by_role("radio", name="Circle").click()
    point(page, 1, 9).click()
    page.get_by_role("radio", name="Label").click()
    point(page, 2, 9).click()
    point(page, 3, 9).click()
    page.get_by_label("Comment").fill("a ] and \\")
    page.get_by_label("Comment").blur()
    record = kept(page)
    last = len(record.nodes) - 1
    assert record.nodes[last].properties[:3] == (("B", ("ii",)), ("CR", ("ai",)), ("LB", ("bi:A", "ci:B")))
    assert record.comment(last) == "a ] and \\"
    page.get_by_role("radio", name="Red").click()
    point(page, 5, 9).click()  # a node of its own, since this one is a move
    assert kept(page).nodes[-1].properties == (("AW", ("ei",)),)
    page.get_by_role("button", name="Delete").click()
    page.get_by_role("button", name="Move up").click()
    assert kept(page).nodes[7].values("B") == ("ii",) or kept(page).nodes[9].values("B") == ("ii",)
    for _ in range(8):
        page.keyboard.press("Control+z")
    assert kept(page) == before
    page.keyboard.press("Control+y")
    assert kept(page).nodes[-1].values("B") == ("ii",)
    page.get_by_role("radio", name="Move").click()
    point(page, 5, 5).click()
    expect(message(page)).to_contain_text("A dot is there already.")


def test_a_position_is_judged_and_played_on_by_either_side_to_a_stop(page: Page) -> None:
    asked: list[dict[str, Any]] = []

    def choose(route: Route) -> None:
        asked.append(json.loads(route.request.post_data or ""))
        route.fulfill(json={"move": [1, 3, 2], "score": 1.0, "chance": 0.75, "reason": None, "level": 3})

    page.route("**/dots/move", choose)
    open_record(page, "(;GM[40]SZ[5]RU[no-territory]AB[cb][bc][cd]AW[cc])")
    page.get_by_role("button", name="Analyse").click()
    expect(page.locator("#progress-words")).to_contain_text("Done")
    expect(page.locator("#board circle.hint")).to_have_count(1)
    step(page, "First position")
    expect(message(page)).to_contain_text(
        "Best for Blue now, in the ring: column 4, row 3: score +1, chance to win 75%."
    )
    asked_for = [(body["level"], body["player"], len(body["start"]), body["moves"]) for body in asked]
    assert asked_for == [(5, 1, 4, [])]  # no weaker level, whatever time each move has
    page.get_by_role("radio", name="Other side").click()
    point(page, 4, 3).click()
    expect(message(page)).to_contain_text("Red: column 4, row 3. Blue to move.")
    expect(page.locator("#board circle.hint")).to_have_count(0)
    page.get_by_role("button", name="STOP", exact=True).click()
    expect(message(page)).to_contain_text("Blue: STOP.")
    step(page, "Back")
    page.get_by_role("button", name="STOP", exact=True).click()  # once more: it is there
    assert [node.properties for node in kept(page).nodes[1:]] == [(("W", ("dc",)),), (("B", ("",)),)]


def test_it_is_shared_described_and_begun_anew(page: Page) -> None:
    open_record(page)
    page.evaluate(
        """() => {
            navigator.clipboard.write = async ([item]) => {
                window.copied = await (await item.getType('text/plain')).text()
            }
        }"""
    )
    step(page, "Share")
    expect(message(page)).to_contain_text("The link is copied")
    expect(page.get_by_role("button", name="Link copied")).to_be_in_viewport()  # where it was pressed
    link = page.evaluate("copied")
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="About this game").click()
    page.get_by_label("Blue", exact=True).fill("Eve")
    page.get_by_role("button", name="Keep").click()
    assert kept(page).info("PB") == "Eve"
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="New record").click()
    page.get_by_role("spinbutton", name="Columns").fill("5")
    page.locator("#begin").get_by_label("Rules").select_option("paper+two_steps")
    page.get_by_role("button", name="Begin").click()
    assert (kept(page).board.width, str(kept(page).ruleset)) == (5, "paper+two_steps")
    page.get_by_role("button", name="Open").click()
    page.locator("#opening textarea").fill(link)
    page.get_by_role("button", name="Open", exact=True).last.click()
    expect(page.locator("#title")).to_have_text("Ada (Blue) against Bo (Red), Blue won by 1")
    assert kept(page) == sgf.read(GAME).records[0]
    with page.expect_download() as download:
        step(page, "Save")
    assert download.value.suggested_filename == "dots-Ada-Bo.sgf"
    expect(message(page)).to_have_text("Saved as dots-Ada-Bo.sgf.")
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Picture").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as PNG").click()
    assert download.value.path().read_bytes().startswith(b"\x89PNG")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as SVG").click()
    assert download.value.path().read_text().startswith("<svg ")


def test_the_moves_are_judged_and_what_was_found_is_kept_as_comments(page: Page) -> None:
    asked: list[dict[str, Any]] = []
    limit = {"type": "urn:kropki:problem:limit", "status": 429, "detail": "too much"}
    answers: list[list[dict[str, Any]]] = [
        [judged(1, [2, 3, 3], [2, 3, 3], 0.5, 0), judged(2, [1, 2, 3], [1, 2, 3], 0, 0), limit],
        [judged(3, [2, 0, 0], [2, 4, 3], -2.5, 3.5), judged(4, [1, 4, 3], [1, 4, 3], 2.5, 0)],
        [{"type": "urn:kropki:problem:game", "status": 422, "detail": "no such move"}],
    ]

    def fulfil(route: Route) -> None:
        asked.append(json.loads(route.request.post_data or ""))
        lines = "".join(json.dumps(line) + "\n" for line in answers[len(asked) - 1])
        route.fulfill(body=lines, content_type="application/x-ndjson")

    page.route("**/dots/analyse", fulfil)
    open_record(page)
    page.get_by_role("button", name="Analyse").click()
    expect(page.locator("#progress-words")).to_have_text("The analysis ends here: no such move")
    assert [body["first"] for body in asked] == [1, 3, 5]
    assert asked[0]["start"] == [[1, 4, 4]]
    assert len(asked[0]["moves"]) == 8
    page.get_by_role("button", name="Move 3, Red: cost 4 ± 1 dots; better column 5, row 4").click()
    expect(message(page)).to_contain_text(
        "Red: score -2, chance to win 40%. Better: column 5, row 4 +1, 60%. Lost: 4 ± 1."
    )
    expect(page.get_by_role("img", name="Score along the game: from 3 for blue to 1 for red")).to_be_visible()
    step(page, "Back")
    expect(page.locator("#board circle.hint")).to_have_attribute("cx", "4")
    page.get_by_role("button", name="Write this into the comments").click()
    assert kept(page).comment(2) == "first\nBlue: score +0, chance to win 40%. The best move."
    assert kept(page).comment(3) == "Red: score -2, chance to win 40%. Better: ed +1, 60%. Lost: 4 ± 1."


def test_the_service_judges_a_game_and_cancelling_stops_it(page: Page, complaints: list[str]) -> None:
    open_record(page, "(;GM[40]SZ[5]RU[standard];B[cb];W[cc];B[bc];W[aa];B[dc];W[ea];B[cd])")
    page.get_by_label("Time for each move").select_option("1")
    page.get_by_role("button", name="Analyse").click()
    expect(page.locator("#progress-words")).to_contain_text("Done: By weak moves, Blue gave away")
    expect(page.get_by_role("img", name="Score along the game")).to_be_visible()
    assert all("503" in complaint for complaint in complaints)  # a busy machine: the page tries again
    complaints.clear()
    held_requests(page, "**/dots/analyse")
    page.get_by_role("button", name="Analyse").click()
    page.get_by_role("button", name="Cancel").click()
    expect(page.locator("#progress-words")).to_have_text("Cancelled; what was found stays.")


def test_rings_of_a_record_are_shown_closed_opened_and_drawn(page: Page) -> None:
    before = "(;GM[40]SZ[7]RU[gorilla]AB[cb][bc][dc][eb][fc][cd]AW[cc][ec];B[ed"
    open_record(page, f"{before}.cbdccdbccb])")
    step(page, "Last position")
    regions = page.locator("#board path.region.o1")
    expect(regions).to_have_count(1)
    page.get_by_role("radio", name="Ring").click()
    point(page, 3, 3).click()
    expect(regions).to_have_count(0)
    assert kept(page).nodes[1].values("B") == ("ed",)
    point(page, 1, 1).click()
    expect(message(page)).to_contain_text("Tap a dot of the other side")
    for column, row in [(3, 2), (2, 3), (3, 4)]:
        point(page, column, row).click()
    expect(page.locator("#board .on-path")).to_have_count(3)
    page.keyboard.press("Escape")
    expect(page.locator("#board .on-path")).to_have_count(0)
    for column, row in [(4, 3), (5, 2), (6, 3), (5, 4), (4, 3)]:
        point(page, column, row).click()
    expect(message(page)).to_contain_text("Blue captures 1 dot")
    point(page, 3, 3).click()
    expect(regions).to_have_count(1)  # both rings in one shade
    [value] = kept(page).nodes[1].values("B")
    assert len(value.split(".")) == 3
    page.keyboard.press("Control+z")
    expect(regions).to_have_count(1)


def test_a_move_that_is_none_is_told_where_it_stands(page: Page) -> None:
    open_record(page, "(;GM[40]SZ[5]RU[standard];B[aa];W[aa];B[bb])(;GM[40]SZ[7]RU[kepung];B[aa])")
    step(page, "Next", 2)
    expect(message(page)).to_contain_text("This move is not allowed: A dot is there already.")
    expect(page.locator("#number")).to_have_text("1 / 1")
    listed = page.locator("#moves .unseen").all_inner_texts()
    assert [each.partition(":")[0] for each in listed] == ["Move 1", "Not allowed", "Not allowed"]
    page.locator("#games").select_option("1")
    expect(page.locator("#board [role=gridcell]")).to_have_count(49)


def test_axe_finds_nothing_in_any_view(page: Page) -> None:
    page.add_init_script(settings_script("dark"))
    open_record(page)
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    step(page, "Next", 4)
    page.evaluate(LOAD_AXE)
    assert faults(page.evaluate) == []
    assert faults_of_dialogs(page.evaluate, lambda selector: page.locator(selector).wait_for(), DIALOGS) == {}


def test_nothing_is_wider_than_a_small_screen_and_fingers_find_the_buttons(page: Page) -> None:
    page.set_viewport_size({"width": 320, "height": 568})
    open_record(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    small = """() => [...document.querySelectorAll('header button, header a, .side :is(button, summary)')]
        .filter(node => node.checkVisibility())
        .filter(node => { const box = node.getBoundingClientRect(); return box.width < 40 || box.height < 40 })
        .map(node => node.outerHTML.slice(0, 80))"""
    assert page.evaluate(small) == []
    assert page.locator(".sheet").bounding_box()["width"] > 180  # type: ignore[index]


def test_a_file_that_the_system_opens_is_shown(page: Page) -> None:
    taken = "{ value: { setConsumer: take => { window.launch = take } } }"
    page.add_init_script(f"Object.defineProperty(window, 'launchQueue', {taken})")
    page.goto("/dots/records")
    expect(message(page)).to_contain_text("An empty board")
    page.evaluate("text => launch({ files: [{ getFile: async () => new File([text], 'a.sgf') }] })", GAME)
    expect(page.locator("#title")).to_have_text("Ada (Blue) against Bo (Red), Blue won by 1")


def test_a_record_is_opened_and_a_bad_one_says_why(page: Page) -> None:
    begin(page, SMALL)
    open_keeping(page)
    page.locator("#record textarea").fill("(;GM[1]SZ[9];B[aa])")
    page.get_by_role("button", name="Open this text").click()
    expect(page.locator("#record-fault")).to_have_text(
        "This record cannot be opened: it is no game of Dots, or none of its moves can be read."
    )
    page.locator("#record textarea").fill("https://zagram.org/eidokropki/index.html#url:zagram377454")
    page.get_by_role("button", name="Open this text").click()
    expect(page.locator("#record-fault")).to_contain_text("zagram377454 is a game on zagram")
    page.locator("#record textarea").fill("https://example.org/dots/records#sgf=AAAA")
    page.get_by_role("button", name="Open this text").click()
    expect(page.locator("#record-fault")).to_have_text("The record in this link is damaged or cut off.")
    page.locator("#record textarea").fill("(;GM[40]SZ[7:6]AB[dc]AW[dd];B[cd](;W[aa];B[ed];W[bb];B[de])(;W[ff]))")
    page.get_by_role("button", name="Open this text").click()
    expect(points(page)).to_have_count(42)
    expect(message(page)).to_contain_text("Blue captures 1 dot.")
    file = sgf.read(record(page))
    assert file.forgiven == ()
    assert replaying.replay_record(file.records[0])["captured"] == [1, 0]
