"""The channel of races in the AsyncAPI document."""

from __future__ import annotations

from collections.abc import Mapping

from kropki.api.live.document import Asked, Channel, Json
from kropki.api.routes.sudoku.race_schemas import TOLD, RaceMessage

ASKED: Asked = {
    "hello": ("Say who comes: the first message. The same secret gets the same place.", ("secret",), ("name",)),
    "start": ("Start the race: it begins after a countdown of five seconds.", (), ()),
    "progress": ("Say what your board has. The others learn how much of it is right.", ("entries",), ("hints",)),
    "ping": ("Ask whether the server is there: it answers with a tick.", (), ()),
}
_EXAMPLES: Mapping[str, Json] = {
    "hello": {"type": "hello", "secret": "pR0Yc1sGq2bQmXw4n6uJfA", "name": "Ada"},
    "start": {"type": "start"},
    "progress": {"type": "progress", "entries": "1..34..2..1.2..3", "hints": 0},
    "ping": {"type": "ping"},
}
CHANNEL = Channel(
    name="race",
    address="/kropki/races/{race_id}/live",
    parameters={"race_id": {"description": "The `id` of the race."}},
    message=RaceMessage,
    asked=ASKED,
    examples=_EXAMPLES,
    told=TOLD,
    receive="race",
    send="follow",
    prefix="race_",
)
