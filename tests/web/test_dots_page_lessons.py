"""The page of lessons in a real Chromium: answers played out, progress, no connection, access; and the tutorial."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, Literal

import numpy as np
import pytest
from playwright.sync_api import Page, expect

from kropki.api.routes.dots import lesson_schemas
from kropki.api.routes.dots import lessons as lesson_routes
from kropki.dots.records import replay
from tests.support import node
from tests.support.dots_pages import SMALL, begin, point, show_more
from tests.support.playing import outside, resize
from tests.support.processes import wait_for
from tests.support.record_pages import box
from tests.support.views import LOAD_AXE, faults, settings_script

STEPS = """() => import(document.querySelector('[type=module]').src.replace(/~.*/, '/dots/play/tutorial.js'))
    .then(({ steps }) => steps())"""
LESSON: dict[str, Any] = {
    **lesson_schemas.LESSON,
    "wrong": [{"move": [1, 1], "line": [[1, 1, 1], [2, 2, 3]]}, {"move": None, "line": [[2, 2, 3], [1, 3, 3]]}],
}


OWN: dict[str, Any] = {  # what follows where closing is a choice
    "line": [[1, 2, 3, [[[2, 1], [3, 2], [2, 3], [1, 2]]]]],
    "wrong": [{"move": [1, 1], "line": [[1, 1, 1], [2, 2, 3]]}, {"move": None, "line": [[2, 2, 3]]}],
}


def open_lessons(page: Page, *lessons: dict[str, Any]) -> list[str]:
    """Open the page with *lessons* in the place of the service's; give the list of what is asked."""
    asked: list[str] = []
    page.emulate_media(reduced_motion="reduce")

    def fulfil(route: Any) -> None:
        asked.append(route.request.url.partition("?")[2])
        route.fulfill(json={"lessons": lessons})

    page.route("**/dots/lessons?*", fulfil)
    page.goto("/dots/practice")
    return asked


def test_an_answer_is_judged_at_once_and_a_wrong_one_played_out(page: Page) -> None:
    asked = open_lessons(page, LESSON, {**LESSON, "id": "11111111"}, {**LESSON, "id": "22222222"})
    said = page.locator("#message")
    expect(page.locator("#task")).to_have_text("Blue to move: find the dot that captures most.")
    assert asked[0].startswith("day=20")
    point(page, 2, 2).click()
    expect(said).to_have_text(
        "Not the best. Red replies at column 3, row 4. Blue gains nothing; the best dot captures 1. Try another dot."
    )
    expect(said).to_have_class(re.compile(r"\bis-wrong\b"))
    expect(page.locator("#board .dot")).to_have_count(8)
    expect(page.locator("#board .verdict.is-wrong")).to_have_attribute("cx", "1")
    page.get_by_role("button", name="Again").click()
    expect(page.locator("#board .dot")).to_have_count(6)
    expect(page.locator("#board .verdict")).to_have_count(0)
    expect(said).not_to_have_class(re.compile(r"\bis-wrong\b"))
    point(page, 2, 2).click()
    expect(page.locator("#board .dot")).to_have_count(8)
    point(page, 3, 4).click()  # at once, without Again
    expect(said).to_have_text("Right: solved. Blue captures 1 dot. “Next” goes on.")
    expect(said).to_have_class(re.compile(r"\bis-right\b"))
    expect(page.locator("#board .dot")).to_have_count(7)
    point(page, 5, 1).click()
    expect(said).to_have_text("This is played out: choose “Next”, or “Again”.")
    page.get_by_role("button", name="Next").click()
    point(page, 5, 1).click()  # far away: what follows on any other point
    expect(said).to_contain_text("Not the best.")
    expect(page.locator("#board .dot")).to_have_count(9)
    page.get_by_role("button", name="Next").click()
    page.locator("[role=gridcell][tabindex='0']").focus()
    page.keyboard.press("a")
    expect(said).to_contain_text("The answer is column 3, row 4.")
    expect(page.locator("#standing")).to_have_text(re.compile(r"^Your rating: 1\d\d\d\. Today's lessons are done\.$"))
    expect(said).to_contain_text("This was the last lesson of today.")
    point(page, 5, 1).click()
    expect(said).to_have_text("This is played out: choose a theme for more, or “Again”.")
    page.locator("[role=gridcell][tabindex='0']").focus()
    page.keyboard.press("n")
    expect(said).to_contain_text("These were the lessons of today")
    expect(page.locator("#theme")).to_be_focused()
    page.get_by_role("button", name="Progress").click()
    expect(page.get_by_role("row", name="Capture 3 0 3")).to_be_visible()


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_the_answer_and_the_order_of_what_follows_are_marked_on_the_board(
    page: Page, motion: Literal["reduce", "no-preference"]
) -> None:
    line = [*LESSON["line"], [2, 4, 0], [1, 0, 4]]
    page.clock.install()
    open_lessons(page, {**LESSON, "line": line})
    page.emulate_media(reduced_motion=motion)
    page.get_by_role("button", name="Answer").click()
    page.clock.run_for(3000)
    expect(page.locator("#message")).to_contain_text("Blue captures 1 dot")
    answer = page.locator("#board .verdict")
    expect(answer).to_have_class("verdict is-answer")
    assert [float(answer.get_attribute(each) or "") for each in ("cx", "cy")] == LESSON["answer"]
    halo = page.locator("#board .halo")
    assert [float(halo.get_attribute(each) or "") for each in ("cx", "cy")] == [0, 4]  # the last dot
    widths = [each.evaluate("node => getComputedStyle(node).strokeWidth") for each in (answer, halo)]
    assert widths[0] != widths[1]
    numbers = page.locator("#board .order .number")
    expect(numbers).to_have_text(["1", "2", "3"])
    assert numbers.evaluate_all("nodes => nodes.map(node => [+node.getAttribute('x'), +node.getAttribute('y')])") == [
        each[1:] for each in line
    ]
    page.get_by_role("button", name="Again").click()
    expect(page.locator("#board :is(.verdict, .order .number)")).to_have_count(0)


def test_a_line_is_judged_before_it_is_played_out(page: Page) -> None:
    after = [[2, 4, 0], [1, 0, 4]]
    wrong = [{"move": [1, 1], "line": [[1, 1, 1], [2, 2, 3], *after]}]
    page.clock.install(time=0)
    page.clock.pause_at(10_000)
    open_lessons(page, {**LESSON, "line": [*LESSON["line"], *after], "wrong": wrong})
    page.emulate_media(reduced_motion="no-preference")
    said, heard = page.locator("#message"), page.locator("#heard")
    expect(page.locator("#tally")).to_have_text("This is the last lesson.")
    point(page, 2, 2).click()
    came = "Red replies at column 3, row 4. Blue gains nothing; the best dot captures 1."
    refuted = f"Not the best. {came} Try another dot."
    expect(said).to_have_text(refuted)
    expect(page.locator("#board .dot")).to_have_count(7)
    page.clock.run_for(900)
    expect(heard).to_have_text("Red: column 3, row 4.")
    expect(said).to_have_text(refuted)
    point(page, 3, 4).click()  # another one, while that is played out
    expect(said).to_have_text("Right: solved. Blue captures 1 dot. Watch the next 2 dots.")
    expect(heard).to_have_text("Blue: column 3, row 4.")
    point(page, 5, 5).click()
    expect(said).to_have_text("The page plays this out: choose a theme for more, or “Again”.")
    page.clock.run_for(1_800)
    expect(heard).to_have_text("Blue: column 1, row 5.")
    expect(said).to_have_text("Right: solved. Blue captures 1 dot. This was the last lesson of today.")
    expect(page.locator("#board .dot")).to_have_count(9)


@pytest.mark.parametrize(
    ("lesson", "said"),
    [
        ({}, ""),
        ({"rules": "kepung"}, "Rules: Kepung."),
        ({"rules": "no-territory"}, "Rules: No territory."),
        *(
            ({"rules": rules}, f"Rules: {name}. You choose the dot, and the page closes its rings.")
            for rules, name in (("territory", "Territory"), ("gorilla", "GoRilla"), ("paper", "Paper"))
        ),
        ({"source": "zagram1"}, "From a game between people, zagram1."),
    ],
)
def test_a_lesson_says_its_rules_and_which_game_it_is_from(page: Page, lesson: dict[str, Any], said: str) -> None:
    open_lessons(page, {**LESSON, **lesson})
    expect(page.locator("#asked")).to_have_text("Blue to move: find the dot that captures most.")
    expect(page.locator("#about")).to_have_text(said)
    expect(page.locator("#about")).to_be_visible(visible=bool(said))
    expect(page.locator("#board path.link")).to_have_count(2 if lesson.get("rules") == "kepung" else 0)


PLACES = """() => ['#board .sheet', '#answer', '#again', '#next'].map(each => {
    const { left, top, width, height } = document.querySelector(each).getBoundingClientRect()
    return [left, top, width, height].map(Math.round)
})"""
IS_WHOLE = "({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight"


@pytest.mark.parametrize(
    ("width", "height"), [(320, 568), (390, 844), (568, 320), (820, 1180), (1280, 720), (1920, 1080)]
)
@pytest.mark.parametrize("extra", [{"rules": "no-territory"}, {**OWN, "rules": "territory", "source": None}])
def test_no_message_moves_the_board_or_the_buttons(page: Page, width: int, height: int, extra: dict[str, Any]) -> None:
    long = {"theme": "double-attack", "level": 5, "source": "zagram158271", **extra}
    resize(page, width, height)
    open_lessons(page, {**LESSON, **long})
    said = page.locator("#message")
    expect(said).to_contain_text("Double attack: it shows")
    places = page.evaluate(PLACES)
    acts: list[tuple[Callable[[], object], str]] = [
        (lambda: point(page, 2, 2).click(), "Try another dot."),
        (lambda: page.get_by_role("button", name="Again").click(), "Once more."),
        (lambda: point(page, 3, 3).click(), "No dot can be put there."),
        (lambda: page.get_by_role("button", name="Answer").click(), "The answer is"),
        (lambda: point(page, 5, 1).click(), "This is played out"),
        (lambda: page.get_by_role("button", name="Next").click(), "These were the lessons of today"),
    ]
    for act, words in acts:
        act()
        expect(said).to_contain_text(words)
        assert page.evaluate(PLACES) == places, words
        assert said.evaluate(IS_WHOLE), words
    assert outside(page, "#message, .lessons-page .buttons button") == []
    assert box(page, "#message")["y"] + box(page, "#message")["height"] <= box(page, "#answer")["y"]


def test_the_lessons_of_another_rule_set_can_be_chosen(page: Page, complaints: list[str]) -> None:
    asked = open_lessons(page, {**LESSON, "rules": "kepung"})
    expect(page.get_by_label("Look ahead")).to_be_hidden()  # those of the day are of every kind
    page.locator("#theme").select_option("kepung")
    expect(page.get_by_label("Look ahead")).to_be_enabled()
    expect(page.locator("#about")).to_contain_text("Rules: Kepung.")
    wait_for(lambda: asked[-1] == f"nb={lesson_schemas.MOST}&seed=kepung&rules=kepung")
    page.route("**/dots/lessons?*", lambda route: route.abort())
    page.reload()
    expect(page.locator("#theme")).to_have_value("kepung")
    expect(page.locator("#about")).to_contain_text("Rules: Kepung.")
    assert all("ERR_FAILED" in complaint for complaint in complaints)
    complaints.clear()


def test_what_is_said_is_about_the_side_of_the_lesson_and_every_wrong_dot_is_refuted() -> None:
    lessons = [each.model_dump() for each in lesson_routes.all_lessons()]
    told = node.ask("tell_lessons", lessons)
    freed = 0  # lessons whose answer also gives a player dots of their own back
    assert len(told) == len(lessons) >= 200
    for lesson, said in zip(lessons, told, strict=True):
        side, other = ("Blue", "Red")[:: 1 if lesson["player"] == 1 else -1]
        assert said["right"].startswith(f"{side} "), lesson["id"]
        assert other not in said["right"], lesson["id"]
        game = {name: lesson[name] for name in ("size", "rules", "start", "moves")}
        lines = [lesson["line"], *(each["line"] for each in lesson["wrong"])]
        held = [replay.replay({**game, "moves": lesson["moves"] + line})["captured"] for line in lines]
        assert said["held"] == held, lesson["id"]
        won = np.subtract(held[0], replay.replay(game)["captured"])[:: 1 if lesson["player"] == 1 else -1]
        if " captures " in said["right"]:
            assert f"{side} captures {won[0]} dot" in said["right"], lesson["id"]
            assert won[1] == 0, lesson["id"]
        elif " gains " in said["right"]:
            assert f"{side} gains {won[0] - won[1]} dot" in said["right"], lesson["id"]
            freed += won[1] < 0
        for each in said["wrong"]:
            assert re.match(rf"{other} replies at column \d+, row \d+\. {side} (gains|loses|captures only) ", each), (
                each
            )
            assert each.count(other) == 1
    assert freed


@pytest.mark.parametrize("rules", ["territory", "gorilla", "paper"])
def test_the_rings_of_the_answer_are_closed_with_its_dot(page: Page, rules: str) -> None:
    open_lessons(page, {**LESSON, **OWN, "rules": rules})
    said = page.locator("#message")
    point(page, 2, 2).click()
    expect(said).to_have_text(
        "Not the best. Red replies at column 3, row 4. Blue gains nothing; the best dot captures 1. Try another dot."
    )
    expect(page.locator("#board .region")).to_have_count(0)
    point(page, 3, 4).click()
    expect(said).to_have_text(
        "Right: solved. Its ring is closed. Blue captures 1 dot. This was the last lesson of today."
    )
    expect(said).to_have_class(re.compile(r"\bis-right\b"))
    expect(page.locator("#board .region")).to_have_count(1)
    page.get_by_role("button", name="Again").click()
    expect(page.locator("#board .region")).to_have_count(0)
    page.get_by_role("button", name="Answer").click()
    expect(said).to_contain_text("The answer is column 3, row 4. Its ring is closed.")


def test_what_was_fetched_is_there_without_a_connection_and_what_went_wrong_comes_first(
    page: Page, complaints: list[str]
) -> None:
    lessons = [{**LESSON, "id": f"0000000{number}"} for number in range(3)]
    tried = {"theme": "capture", "tries": 1, "at": 20_000}
    kept = {"00000000": {**tried, "right": True}, "00000002": {**tried, "right": False}}
    page.add_init_script(f"localStorage['kropki:dots:lessons'] ??= {json.dumps(json.dumps(kept))}")
    open_lessons(page, *lessons)
    page.locator("#theme").select_option("capture")
    expect(page.locator("#tally")).to_have_text("1 of 2 right at once. 2 more lessons after this one.")
    page.route("**/dots/lessons?*", lambda route: route.abort())
    page.reload()
    expect(page.locator("#theme")).to_have_value("capture")
    expect(page.locator("#task")).to_be_visible()
    expect(page.locator("#board .dot")).to_have_count(6)
    point(page, 3, 4).click()
    expect(page.locator("#tally")).to_have_text("2 of 3 right at once. 2 more lessons after this one.")
    page.get_by_role("button", name="Next").click()
    page.get_by_role("button", name="Answer").click()
    assert page.evaluate("JSON.parse(localStorage['kropki:dots:lessons'])['00000002'].tries") == 2
    assert all("ERR_FAILED" in complaint for complaint in complaints)
    complaints.clear()


@pytest.mark.service_worker
@pytest.mark.parametrize("path", ["/dots/practice", "/dots/records"])
def test_a_page_that_was_opened_once_is_there_without_the_network(page: Page, complaints: list[str], path: str) -> None:
    page.goto(path)
    wait_for(lambda: page.evaluate("navigator.serviceWorker.controller !== null"))
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("gridcell").first).to_be_attached()
    assert all("ERR_INTERNET_DISCONNECTED" in complaint for complaint in complaints), complaints
    complaints.clear()


def test_progress_is_saved_as_a_file_and_added_again(page: Page) -> None:
    open_lessons(page, LESSON)
    point(page, 3, 4).click()
    page.get_by_role("button", name="Progress").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    saved = download.value.path().read_bytes()
    page.evaluate("localStorage.removeItem('kropki:dots:lessons')")
    add = page.locator("#file")
    add.set_input_files({"name": "a.json", "mimeType": "application/json", "buffer": saved})
    expect(page.locator("#progress-said")).to_have_text("1 lesson was added.")
    expect(page.get_by_role("row", name="Capture 1 1 0")).to_be_visible()
    for content, why in [(b"{", "This file is not JSON."), (b'{"form": "x"}', "This file has no results of lessons.")]:
        add.set_input_files({"name": "a.json", "mimeType": "application/json", "buffer": content})
        expect(page.locator("#progress-said")).to_have_text(why)


def test_the_service_has_lessons_and_axe_finds_nothing(page: Page) -> None:
    page.add_init_script(settings_script("dark"))
    page.set_viewport_size({"width": 320, "height": 568})
    page.goto("/dots/practice")
    expect(page.locator("#task")).to_contain_text("to move: find the dot that")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.evaluate(LOAD_AXE)
    assert faults(page.evaluate) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    assert page.evaluate("(side => side.scrollHeight <= side.clientHeight)(document.querySelector('.side'))")
    for name in ("progress", "themes"):
        page.evaluate("name => document.querySelector(`[data-open=${name}]`).click()", name)
        assert faults(page.evaluate) == [], name
        page.evaluate("name => document.getElementById(name).close()", name)


def test_the_tutorial_leads_to_a_new_game(page: Page) -> None:
    begin(page, SMALL)
    page.get_by_role("button", name="Rules").click()
    page.get_by_role("button", name="Show me step by step").click()
    steps = page.evaluate(STEPS)
    text, board = page.locator("#tutorial-text"), page.locator("#tutorial-board")
    for step in steps:
        for task, (x, y) in zip([step, step.get("second")], step["want"] or [[0, 0]], strict=False):
            expect(text).to_have_text(task["text"])
            if wrong := task.get("no"):
                board.get_by_role("gridcell", name=re.compile("^Column 1, row 1,")).click()
                expect(text).to_have_text(f"{wrong} {task['text']}")
            board.get_by_role("gridcell", name=re.compile(rf"^Column {x + 1}, row {y + 1},")).click()
        expect(text).to_have_text(step["done"])
        page.get_by_role("button", name="Next", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="New game").click()
    expect(page.locator("#new")).to_be_visible()
    for name, value in (("width", "10"), ("height", "10"), ("start", "cross"), ("strength", "1")):
        expect(page.locator(f"#new-form [name={name}]")).to_have_value(value)
    chosen = page.locator("#presets [aria-pressed=true]")
    expect(chosen).to_have_attribute("value", "10 \u00d7 10")
    show_more(page)
    page.locator("#new-form [name=width]").fill("12")
    expect(chosen).to_have_count(0)
    page.locator("#presets button", has_text="Kepung").click()
    expect(chosen).to_have_attribute("value", "9 \u00d7 9")
