"""The conversation of two players in a real Chromium: off until both agree, and shown to nobody else."""

from __future__ import annotations

import re

import httpx2
import pytest
from playwright.sync_api import Page, expect

from tests.support.friend_pages import begin
from tests.support.playing import message, outside, resize
from tests.support.record_pages import box
from tests.support.views import LOAD_AXE, faults, settings_script

pytestmark = pytest.mark.release

HOSTILE = "<img src=x onerror=alert(1)> \u05e9\u05dc\u05d5\u05dd & \U0001f600"


def agree(page: Page, friend: Page) -> None:
    """Begin a game in which both want a conversation; leave the panel open on both pages."""
    friend.goto(begin(page))
    expect(page.locator("#who-2")).to_have_text("here")
    for each in (page, friend):
        each.get_by_role("button", name="Say", exact=True).click()
        each.get_by_role("button", name="Write to each other").click()
    for each in (page, friend):
        expect(each.get_by_role("textbox", name="Your line")).to_be_visible()


def test_an_offer_that_comes_while_one_writes_is_in_sight_and_the_line_is_kept(page: Page, friend: Page) -> None:
    resize(friend, 844, 390)
    agree(page, friend)
    friend.get_by_role("textbox", name="Your line").fill("One moment")
    page.locator("#phrases").get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Offer draw").click()
    expect(friend.locator("#phrases")).to_be_hidden()
    agreeing = friend.locator("#offer").get_by_role("button", name="Agree")
    expect(agreeing).to_be_in_viewport(ratio=1)
    offer, score = box(friend, "#offer"), box(friend, "#who-2")
    assert offer["y"] >= score["y"] + score["height"]
    friend.get_by_role("button", name="Say", exact=True).click()
    expect(friend.get_by_role("textbox", name="Your line")).to_have_value("One moment")


def test_two_write_once_both_agree_and_who_watches_reads_nothing(page: Page, friend: Page, third: Page) -> None:
    friend.goto(begin(page))
    third.goto(page.url)
    expect(page.locator("#title")).to_contain_text("1 spectator")
    page.get_by_role("button", name="Say", exact=True).click()
    page.get_by_role("button", name="Write to each other").click()
    expect(page.locator("#talk-words")).to_have_text("Red has not agreed yet.")
    expect(page.get_by_role("textbox", name="Your line")).to_be_hidden()
    expect(message(friend)).to_have_text("Blue asks for a conversation.")
    expect(message(friend)).to_have_class(re.compile("unseen"))  # the card has it in sight
    expect(friend.locator("#say")).to_have_class(re.compile(r"\bready\b"))
    expect(page.locator("#offer")).to_be_hidden()
    expect(third.locator("#offer")).to_be_hidden()
    friend.locator("#offer").get_by_role("button", name="Agree").click()
    expect(message(friend)).to_have_text("Both agree: under Say you can write to each other. Blue to move.")
    expect(friend.locator("#offer")).to_be_hidden()
    expect(friend.locator("#phrases")).to_be_hidden()  # it would lie over the board
    friend.get_by_role("button", name="Say", exact=True).click()
    expect(friend.get_by_role("textbox", name="Your line")).to_be_visible()
    friend.keyboard.press("Escape")
    expect(friend.locator("#say")).not_to_have_class(re.compile(r"\bready\b"))
    page.get_by_role("textbox", name="Your line").fill(HOSTILE)
    page.get_by_role("textbox", name="Your line").press("Enter")
    page.get_by_role("textbox", name="Your line").fill("And you?")
    page.get_by_role("button", name="Send").click()
    expect(page.locator("#lines p")).to_have_text([f"Blue: {HOSTILE}", "Blue: And you?"])
    expect(message(friend)).to_have_text("Blue: And you? Blue to move.")
    expect(friend.locator("#say")).to_have_class(re.compile(r"\bready\b"))
    friend.get_by_role("button", name="Say", exact=True).click()
    expect(friend.locator("#lines p")).to_have_text([f"Blue: {HOSTILE}", "Blue: And you?"])
    expect(friend.locator("#lines img")).to_have_count(0)
    friend.reload()  # the lines come again with the game
    friend.get_by_role("button", name="Say", exact=True).click()
    expect(friend.locator("#lines p")).to_have_count(2)
    for button in ("say", "takeback", "draw", "stop", "resign"):
        expect(third.locator(f"#{button}")).to_be_hidden()
    expect(third.locator("#lines p")).to_have_count(0)
    assert "And you" not in third.content()


def test_who_is_asked_may_say_no_and_agree_later(page: Page, friend: Page) -> None:
    friend.goto(begin(page))
    expect(page.locator("#who-2")).to_have_text("here")
    page.get_by_role("button", name="Say", exact=True).click()
    page.get_by_role("button", name="Write to each other").click()
    card = friend.locator("#offer")
    for size in ((320, 568), (390, 844), (820, 1180), (1280, 720)):
        resize(friend, *size)
        assert outside(friend, "#offer, #offer *") == [], size
    card.get_by_role("button", name="No", exact=True).click()
    expect(card).to_be_hidden()
    expect(message(friend)).to_have_text("No conversation for now. Under Say you can still agree. Blue to move.")
    friend.reload()  # the No is kept, also where the other player asks once more
    expect(friend.locator("#say")).to_have_class(re.compile(r"\bready\b"))
    expect(card).to_be_hidden()
    for name in ("Turn it off", "Write to each other"):
        page.get_by_role("button", name=name).click()
    expect(message(friend)).to_contain_text("Blue asks for a conversation.")
    expect(message(friend)).not_to_have_class(re.compile("unseen"))
    expect(card).to_be_hidden()
    friend.get_by_role("button", name="Say", exact=True).click()
    friend.get_by_role("button", name="Write to each other").click()
    long = "many words " * 15
    field = friend.get_by_role("textbox", name="Your line")
    field.fill(long)
    field.press("Enter")
    expect(page.locator("#lines p")).to_have_text([f"Red: {long.strip()}"])
    expect(message(page)).to_have_text(re.compile(r"^Red: many words .{60,80}\u2026\sYour move.$"))


def test_either_ends_it_and_reports(page: Page, friend: Page, server: str) -> None:
    agree(page, friend)
    expect(friend.get_by_role("button", name="Report")).to_be_hidden()  # nothing was said
    page.get_by_role("textbox", name="Your line").fill("rude")
    page.get_by_role("textbox", name="Your line").press("Enter")
    expect(friend.locator("#lines p")).to_have_text(["Blue: rude"])
    friend.get_by_role("button", name="Report").click()
    friend.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    friend.get_by_role("button", name="Say", exact=True).click()
    friend.get_by_role("button", name="Report").click()
    with friend.expect_response(re.compile("/report$")) as told:
        friend.get_by_role("dialog").get_by_role("button", name="Report").click()
    assert told.value.ok
    expect(page.get_by_role("textbox", name="Your line")).to_be_hidden()
    expect(message(page)).to_have_text("Red writes no more. Your move.")
    expect(friend.locator("#offer")).to_be_hidden()  # who leaves is not asked to come back
    game = page.url.rpartition("/")[2]
    assert "rude" not in httpx2.get(f"{server}/dots/games/{game}", trust_env=False).text


def test_the_conversation_fits_every_screen(page: Page, friend: Page) -> None:
    page.add_init_script(settings_script("dark"))
    agree(page, friend)
    for number in range(8):
        field = (page, friend)[number % 2].get_by_role("textbox", name="Your line")
        field.fill(f"{number} " + "many words " * 15)
        field.press("Enter")
        expect(page.locator("#lines p")).to_have_count(number + 1)
    for size in ((320, 568), (390, 844), (820, 1180), (1280, 720)):
        resize(page, *size)
        assert outside(page, "#phrases, #phrases button, #talk-form *, #lines") == []
    friend.keyboard.press("Escape")
    page.get_by_role("textbox", name="Your line").fill("The last one")
    page.get_by_role("textbox", name="Your line").press("Enter")
    expect(message(friend)).to_have_text("Blue: The last one Blue to move.")
    friend.get_by_role("button", name="Say", exact=True).click()
    expect(friend.get_by_text("The last one").last).to_be_in_viewport()
    page.evaluate(LOAD_AXE)
    assert faults(page.evaluate) == []
