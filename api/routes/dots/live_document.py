"""The channel of games of dots in the AsyncAPI document."""

from __future__ import annotations

from collections.abc import Mapping

from kropki.api.live.document import Asked, Channel, Json
from kropki.api.routes.dots.game_schemas import Message
from kropki.api.routes.dots.live_schemas import TOLD

ASKED: Asked = {
    "hello": ("Say who comes: the first message.", (), ("seat", "invitation", "after", "device")),
    "sit": ("Take the open seat.", (), ()),
    "move": ("Play a move.", ("number", "move"), ()),
    "offer": ("Offer a draw, a count, a take-back or a rematch.", ("number", "what"), ()),
    "accept": ("Accept an offer.", ("number", "what"), ()),
    "decline": ("Decline an offer.", ("number", "what"), ()),
    "say": ("Say a phrase.", ("number", "phrase"), ()),
    "talk": ("Turn the conversation on or off for yourself.", ("number", "on"), ()),
    "line": ("Say something to the other player: both have turned the conversation on.", ("number", "text"), ()),
    "claim": ("By post: claim the win, once the days of the other player are over.", ("number",), ()),
    "look": ("After the end: show the others a position.", (), ("at", "line", "order")),
    "ping": ("Ask whether the server is there: it answers with a tick.", (), ()),
}
_EXAMPLES: Mapping[str, Json] = {
    "hello": {"type": "hello", "seat": "pR0Yc1sGq2bQmXw4n6uJfA", "after": 2},
    "sit": {"type": "sit"},
    "move": {"type": "move", "number": 4, "move": [1, 6, 3]},
    "offer": {"type": "offer", "number": 4, "what": "draw"},
    "accept": {"type": "accept", "number": 5, "what": "draw"},
    "decline": {"type": "decline", "number": 5, "what": "draw"},
    "say": {"type": "say", "number": 5, "phrase": "hello"},
    "talk": {"type": "talk", "number": 5, "on": True},
    "line": {"type": "line", "number": 6, "text": "Where are you from?"},
    "claim": {"type": "claim", "number": 5},
    "look": {"type": "look", "at": 12, "line": "B[ab]W[cd]", "order": 1},
    "ping": {"type": "ping"},
}
CHANNEL = Channel(
    name="game",
    address="/dots/games/{game_id}/live",
    parameters={"game_id": {"description": "The `id` of the game."}},
    message=Message,
    asked=ASKED,
    examples=_EXAMPLES,
    told=TOLD,
    receive="play",
    send="watch",
)
