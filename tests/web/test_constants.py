"""What the page has copied of the package's limits and words is as the package has it."""

from __future__ import annotations

from typing import Any

from kropki.api.games import clocks, rated, ratings, state
from kropki.api.games.conversation import LINE_LIMIT
from kropki.api.routes.dots.game_schemas import TRIED_LIMIT
from kropki.api.routes.dots.lesson_schemas import MOST
from kropki.dots.board import board
from kropki.dots.engine.strengths import STRENGTHS
from kropki.dots.records import dialects, record, script, text
from kropki.dots.rules import ring_search
from kropki.dots.teaching import analysis
from tests.support import node

COPIED: dict[str, dict[str, Any]] = {
    "dots/board/strengths": {"STRENGTHS": [each.name for each in STRENGTHS]},
    "dots/play/clock": {"SIDE_MS": clocks.SIDE_MS},
    "dots/game/words": {"PHRASES": list(state.PHRASES), "OFFERED": list(state.OFFERS)},
    "dots/practice/main": {"MANY": MOST},
    "dots/game/met": {"LEAST_DOTS": rated.LEAST_DOTS},
    "dots/game/next-strength": {"RATINGS": [each.rating for each in STRENGTHS]},
    "dots/game/person": {"SURE": ratings.SURE},
    "dots/game/rated": {"SMALLEST": rated.SMALLEST},
    "dots/game/talk": {"MOST": LINE_LIMIT},
    "dots/records/shared-view": {"LONGEST": TRIED_LIMIT},
    "dots/records/slips": {name: getattr(analysis, name) for name in ("SPREAD", "FLOOR", "SURE")}
    | {"WORK": list(analysis.WORK)},
    "dots/rules/field": {"SMALLEST": board.SMALLEST, "LARGEST": board.LARGEST},
    "dots/rules/ring-search": {
        "TRIES": ring_search.TRIES,
        "RINGS": ring_search.RINGS,
        "OUTLINE": ring_search._OUTLINE,
    },
    "dots/sgf/dialects": {"UNKNOWN_TAGS": list(dialects._UNKNOWN_TAGS)},
    "dots/sgf/record": {"FILE_PROPERTIES": list(record.FILE_PROPERTIES), "FIRST": list(record._FIRST)},
    "dots/sgf/script": {"GIVEN_UP": [kind.value for kind in script.GIVEN_UP], "ADDED": script._ADDED},
    "dots/sgf/text": {
        "BYTES": text.BYTES,
        "NODES": text.NODES,
        "VALUES": text.VALUES,
        "DEPTH": text.DEPTH,
        "NOTES": text.NOTES,
        "WIDTH": text._WIDTH,
    },
}


def test_the_page_has_the_constants_of_the_package() -> None:
    asked = [[module, list(names)] for module, names in COPIED.items()]
    assert dict(zip(COPIED, node.ask("constants", asked), strict=True)) == COPIED
