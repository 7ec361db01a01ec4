"""The catalogue: its ids and arguments are those that the page of the API lists, and a list reads as English."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from generator.ladder.explanation.catalogue import TEMPLATES, english, message

DOCS = Path(__file__).parents[2] / "docs" / "api.md"


def test_every_message_is_listed_with_its_arguments() -> None:
    section = re.split(r"^#+ ", DOCS.read_text(encoding="utf-8").partition("### Messages")[2], flags=re.MULTILINE)[0]
    rows = re.findall(r"^\| `([a-z-]+)` \| (.*) \|$", section, re.MULTILINE)
    listed = {name: set(re.findall(r"`(\w+)`", arguments)) for name, arguments in rows}
    assert listed == {name: set(re.findall(r"\{(\w+)", text)) for name, text in TEMPLATES.items()}


@pytest.mark.parametrize(
    ("cells", "text"),
    [
        (["r1c1"], "This digit is wrong: r1c1."),
        (["r1c1", "r2c2"], "These digits are wrong: r1c1 and r2c2."),
        (["r1c1", "r2c2", "r3c3"], "These digits are wrong: r1c1, r2c2 and r3c3."),
    ],
)
def test_a_list_is_written_as_english_does(cells: list[str], text: str) -> None:
    assert english(message("wrong-digits", cells=cells)) == text


def test_parts_that_list_things_themselves_are_kept_apart() -> None:
    parts = [
        message("rules-out-seen", digits=[1, 2]),
        message("rules-out-dot", colour="white", cell="r1c1", digit=1, digits=[3, 4]),
    ]
    assert english(message("wrong-no-digit", digit=1, cell="r1c1", other="r1c2", parts=parts)) == (
        "If r1c1 were 1, r1c2 would have no digit left: "
        "it sees 1 and 2, and the white dot to r1c1, which is 1, rules out 3 and 4."
    )


def test_a_message_is_plain_values() -> None:
    said = message(
        "wrong-no-place", digit=1, cell="r1c1", house="row 2", missing=3, parts=[message("keeps-out-filled")]
    )
    assert said.as_json() == {
        "id": "wrong-no-place",
        "arguments": {
            "digit": 1,
            "cell": "r1c1",
            "house": "row 2",
            "missing": 3,
            "parts": [{"id": "keeps-out-filled", "arguments": {}}],
        },
    }


def test_only_messages_of_the_catalogue_can_be_said() -> None:
    with pytest.raises(KeyError):
        message("tea")
