"""The models of games of dots between friends: what is asked, and what is told."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Discriminator, Field, Tag

from kropki.api.games.conversation import LINE_LIMIT
from kropki.api.games.state import Offer, Phrase
from kropki.api.http.bodies import whole
from kropki.api.http.plain_text import plain
from kropki.api.routes.dots.move_schemas import Player, Rules, Size, Start
from kropki.dots.board.rulesets import DEFAULT
from kropki.generator.errors import RequestError

NUMBER_LIMIT = 100_000  # of events of a game; there are never so many
SECRET_LIMIT = 64  # characters of a seat's secret, or of an invitation; they have 22 and 27
TRIED_LIMIT = 4000  # characters of the moves that a player tries after the game
ORDER_LIMIT = 2**53 - 1  # of what players look at; clients have it as a double
DAY_S = 24 * 60 * 60
MOST_DAYS = 14  # of a move by post
_ID = "7K2M9QX4TBZ0"
_CLOCK = {"move": 20, "reserve": 120}
NEW: dict[str, Any] = {"size": [15, 15], "rules": "standard", "start": "cross", "clock": _CLOCK, "player": 1}
_SEATS = [
    {
        "player": 1,
        "secret": "pR0Yc1sGq2bQmXw4n6uJfA",
        "invitation": None,
        "link": f"https://kropki.example/dots/game/{_ID}#pR0Yc1sGq2bQmXw4n6uJfA",
    },
    {
        "player": 2,
        "secret": None,
        "invitation": "join.Zk3vTq8yLw1oN5eBc7dHsg",
        "link": f"https://kropki.example/dots/game/{_ID}#join.Zk3vTq8yLw1oN5eBc7dHsg",
    },
]
BEGUN: dict[str, Any] = {"id": _ID, "player": 1, "link": f"https://kropki.example/dots/game/{_ID}", "seats": _SEATS}
EVENT: dict[str, Any] = {"number": 3, "at": 1790000000000, "kind": "move", "player": 1, "move": [1, 5, 3]}
TOLD: dict[str, Any] = {"id": _ID, "number": 3, "events": [EVENT], "clocks": None}
MOVE: dict[str, Any] = {"number": 3, "move": [1, 5, 3]}
SAID: dict[str, Any] = {"number": 4, "kind": "offer", "what": "draw"}

Number = Annotated[
    int,
    Field(
        ge=1,
        le=NUMBER_LIMIT,
        description="The number that the event will get: one more than the last event that you know.",
    ),
    BeforeValidator(whole),
]
Made = Annotated[
    list[Any],
    Field(max_length=4, description="As in a line of `kropki dots replay`: `[1, x, y]`, with rings, or with a word."),
]


def _line(text: str) -> str:
    try:
        found = plain("line", text)
    except RequestError as error:
        raise ValueError(error.message) from None
    if not found:
        raise ValueError("expected letters in the line, got blanks")
    return found


Line = Annotated[str, Field(min_length=1, max_length=LINE_LIMIT), AfterValidator(_line)]
GameId = Annotated[str, Field(description="The game's id.")]
_STRICT = ConfigDict(extra="forbid", strict=True, frozen=True)


def _with(example: dict[str, Any]) -> ConfigDict:
    return ConfigDict(extra="forbid", strict=True, frozen=True, json_schema_extra={"examples": [example]})


class Clock(BaseModel):
    """The time of each player: seconds for each move, and a reserve for longer moves."""

    model_config = _STRICT

    move: Annotated[int, Field(ge=1, le=DAY_S), BeforeValidator(whole)] = Field(description="Seconds for each move.")
    reserve: Annotated[int, Field(ge=0, le=DAY_S), BeforeValidator(whole)] = Field(
        description="Seconds beyond that, for the whole game."
    )


class PostClock(BaseModel):
    """By post: days for each move. When they are over, the other player may claim the win."""

    model_config = _STRICT

    days: Annotated[int, Field(ge=1, le=MOST_DAYS), BeforeValidator(whole)] = Field(description="Days for each move.")


def _kind_of_clock(given: object) -> str:
    return "post" if isinstance(given, PostClock) or (isinstance(given, dict) and "days" in given) else "live"


AnyClock = Annotated[Annotated[Clock, Tag("live")] | Annotated[PostClock, Tag("post")], Discriminator(_kind_of_clock)]


class NewGameBody(BaseModel):
    """A game of dots to play with a friend."""

    model_config = _with(NEW)

    size: Size
    rules: Rules = DEFAULT
    start: Start = "empty"
    clock: AnyClock | None = Field(None, description="The time of each player. Default: no limit.")
    player: Player | None = Field(None, description="Your side. Default: a random side.")
    open: bool = Field(default=False, description="Whether the other seat is for whoever comes first, by `link`.")


class Seat(BaseModel):
    """A seat: whoever has its secret plays that side."""

    player: int = Field(description="The side: 1 moves first.")
    secret: str | None = Field(description="For the header `X-Seat`. Null: nobody has it yet.")
    invitation: str | None = Field(
        description="For the header `X-Invitation` of `take_seat`, once. Null: your own seat, or an open one."
    )
    link: str = Field(
        description="The page for this seat, with the secret or the invitation behind the `#`. Browsers do not send it."
    )


class NewGame(BaseModel):
    """A game that has begun."""

    model_config = ConfigDict(json_schema_extra={"examples": [BEGUN]})

    id: GameId
    player: int = Field(description="Your side.")
    link: str = Field(description="The page for spectators, and for whoever takes an open seat.")
    seats: list[Seat] = Field(description="Your seat, and the seat of your friend.")


class Clocks(BaseModel):
    """The clocks, in milliseconds. Moments count from 1970."""

    running: int = Field(description="Whose clock runs. 0: nobody's.")
    since: int = Field(description="Since when it runs.")
    until: int | None = Field(description="When that player's time is over.")
    reserves: list[int] = Field(description="What each player has left beyond the time of a move.")


class GameEvent(BaseModel):
    """Something that has happened in a game."""

    model_config = ConfigDict(json_schema_extra={"examples": [EVENT]})

    number: int = Field(description="From 1, without gaps.")
    at: int = Field(description="When, in milliseconds since 1970.")
    kind: str = Field(description="`sit`, `move`, `offer`, `accept`, `decline`, `say`, `talk`, `line` or `claim`.")
    player: int = Field(description="The player of the event.")
    move: list[Any] = Field([], description="For `move`.")
    what: str | None = Field(
        None, description="For `offer`, `accept` and `decline`: `draw`, `count`, `takeback` or `rematch`."
    )
    undo: int | None = Field(None, description="How many moves an accepted take-back takes back.")
    phrase: str | None = Field(None, description="For `say`.")
    on: bool | None = Field(None, description="For `talk`: whether the player wants a conversation.")
    text: str | None = Field(None, description="For `line`, if you are one of the players.")
    waited: int | None = Field(
        None, description="Milliseconds that the player had to wait for the server. They do not count on the clock."
    )
    game: str | None = Field(None, description="The id of an accepted rematch. Each secret also works there.")


class ComputerSeat(BaseModel):
    """The computer as a player."""

    player: int = Field(description="Its side.")
    strength: int = Field(description="Its strength, from 1.")


class GameState(BaseModel):
    """A game, as anybody may see it."""

    id: GameId
    size: list[int] = Field(description="Width and height.")
    rules: str = Field(description="The rule set, with its options.")
    start: Any = Field(description="As it was given.")
    clock: AnyClock | None = Field(description="The time of each player. Null: no limit.")
    lobby: bool = Field(default=False, description="Whether its players met in the lobby, which knows their names.")
    computer: ComputerSeat | None = Field(None, description="The computer, if it plays. Null: two people play.")
    number: int = Field(description="How many events there are.")
    moves: list[list[Any]] = Field(description="The moves that were not taken back.")
    to_move: int = Field(description="Whose turn it is. 0: nobody's.")
    captured: list[int] = Field(description="How many captured dots each player holds.")
    counts: list[int] = Field(description="The score of each: captured dots, or points of ground where ground counts.")
    open: int = Field(description="How many points are open.")
    over: bool = Field(description="Whether the game has ended.")
    result: str | None = Field(description="As in SGF, such as `B+3` or `W+T`. Null until the end.")
    seated: list[int] = Field(description="The players who have come so far.")
    open_seat: int = Field(description="The seat for whoever comes first. 0: none.")
    conversation: bool = Field(description="Whether the operator lets players write to each other.")
    talking: list[int] = Field(description="The players who have turned the conversation on.")
    offers: dict[str, int] = Field(description="The offers that still stand, and who made them.")
    rematch: str | None = Field(description="The game that followed.")
    clocks: Clocks | None = Field(description="Null if there is no limit.")
    events: list[GameEvent] = Field(description="The events after `after`.")


class StateQuery(BaseModel):
    """Which part of a game is wanted."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    after: int = Field(0, ge=0, le=NUMBER_LIMIT, description="Only the events after this one.")


class PlayedMoveBody(BaseModel):
    """A move in a game with a friend."""

    model_config = _with(MOVE)

    number: Number
    move: Made


class EventBody(BaseModel):
    """An event that is no move: an offer or its answer, a phrase, a part of the conversation, or a claim of the win."""

    model_config = _with(SAID)

    number: Number
    kind: Literal["offer", "accept", "decline", "say", "talk", "line", "claim"] = Field(
        description="An offer, the answer to one, a phrase, a part of the conversation, or a claim of the win by post."
    )
    what: Offer | None = Field(
        None, description="For an offer and its answers. Only the other player can accept or decline it."
    )
    phrase: Phrase | None = Field(None, description="For `say`.")
    on: bool | None = Field(None, description="For `talk`: whether you want a conversation.")
    text: Line | None = Field(None, description="For `line`: what you say to the other player.")


class ToldEvents(BaseModel):
    """What was added to a game since the number that was sent."""

    model_config = ConfigDict(json_schema_extra={"examples": [TOLD]})

    id: GameId
    number: int = Field(description="How many events there are.")
    events: list[GameEvent] = Field(description="What was added, in order.")
    clocks: Clocks | None = Field(description="Null if there is no limit.")


class ReportedGame(BaseModel):
    """A game that a player has reported to the operator."""

    id: GameId


class TakenSeat(BaseModel):
    """A seat that is yours."""

    player: int = Field(description="The side that you play.")
    secret: str = Field(description="For the header `X-Seat`.")
    number: int = Field(description="How many events there are.")


class Message(BaseModel):
    """What a client says over a WebSocket."""

    model_config = _STRICT

    type: Literal["hello", "sit", "move", "offer", "accept", "decline", "say", "claim", "talk", "line", "look", "ping"]
    seat: str | None = Field(None, max_length=SECRET_LIMIT)
    invitation: str | None = Field(None, max_length=SECRET_LIMIT)
    device: str | None = Field(None, max_length=SECRET_LIMIT)
    after: Annotated[int, Field(ge=0, le=NUMBER_LIMIT), BeforeValidator(whole)] = 0
    number: Number | None = None
    move: Made | None = None
    what: Offer | None = None
    phrase: Phrase | None = None
    on: bool | None = None
    text: Line | None = None
    at: Annotated[int, Field(ge=0, le=NUMBER_LIMIT), BeforeValidator(whole)] = 0
    line: Annotated[str, Field(max_length=TRIED_LIMIT, pattern=r"^([BW]\[[a-zA-Z.]*\])*$")] = ""
    order: Annotated[int, Field(ge=0, le=ORDER_LIMIT), BeforeValidator(whole)] = 0
