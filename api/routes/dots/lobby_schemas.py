"""The models of the lobby: what is asked of it, and what it shows."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from kropki.api.http.plain_text import NAME_LIMIT, named
from kropki.api.http.query import NAME as QUERY_NAME
from kropki.api.routes.dots.game_schemas import AnyClock, GameId
from kropki.api.routes.dots.move_schemas import STARTS_SAID, Player, Rules, Size, StrengthNumber
from kropki.dots.board.rulesets import DEFAULT, RULES
from kropki.dots.engine.strengths import STRENGTHS

SIGN = "#"  # before a badge on the page, and so in no name
_STRICT = ConfigDict(extra="forbid", strict=True, frozen=True)
_ID = "7K2M9QX4TBZ0"
_BADGE = "JV3NEK"
_CLOCK = {"move": 20, "reserve": 120}
_BOARD: dict[str, Any] = {"size": [15, 15], "rules": "standard", "start": "cross", "clock": _CLOCK}
NEW: dict[str, Any] = {**_BOARD, "player": 1, "name": "Ada", "wanted": "any", "watch": True, "rated": True}
OPENED: dict[str, Any] = {
    "id": _ID,
    "player": 1,
    "secret": "pR0Yc1sGq2bQmXw4n6uJfA",
    "link": f"https://kropki.example/dots/game/{_ID}",
    "badge": _BADGE,
}
JOINED: dict[str, Any] = {"id": _ID, "player": 2, "secret": "Zk3vTq8yLw1oN5eBc7dHsg", "number": 2, "badge": "4TBZ0A"}
RATING: dict[str, Any] = {"rating": 1622, "deviation": 84, "games": 31}
_ADA: dict[str, Any] = {"player": 1, "name": "Ada", "badge": _BADGE, "rating": RATING}
WAITING: dict[str, Any] = {
    "id": _ID,
    **_BOARD,
    "host": _ADA,
    "wanted": "any",
    "only": None,
    "watch": True,
    "rated": True,
    "since": 1790000000000,
}
LIVE: dict[str, Any] = {
    "id": "0XC4MB7TQ2K9",
    **_BOARD,
    "players": [{**_ADA, "rating": None}, {"player": 2, "name": None, "badge": "4TBZ0A", "rating": None}],
    "rated": False,
    "since": 1790000000000,
}
FINISHED: dict[str, Any] = {**LIVE, "ended": 1790000900000, "result": "B+3"}
FOUND: dict[str, Any] = {"id": _ID, "waiting": True, "rated": True, "players": [_ADA]}


class Wanted(StrEnum):
    """Which opponent a player looks for."""

    ANY = "any"
    BEGINNER = "beginner"
    INTERMEDIATE = "intermediate"
    ADVANCED = "advanced"


def _name(text: str) -> str | None:
    if SIGN in text:
        raise ValueError(f"expected no {SIGN} in the name: it stands before a badge")
    return named(text)


_SEEN = f"^[^\\u0000-\\u001f\\u007f-\\u009f{SIGN}]*$"  # what JSON Schema can say of a name: the rest is for ``named``
_NAMED = f"A short name that the others see, without `{SIGN}`. Default: none."
Name = Annotated[
    str,
    Field(max_length=NAME_LIMIT, description=_NAMED, json_schema_extra={"pattern": _SEEN}),
    AfterValidator(_name),
]

_WATCH_SAID = "Whether anybody may watch your game, and find it when it has ended, if the other player agrees."
Watch = Annotated[bool, Field(description=_WATCH_SAID)]
Badge = Annotated[str, Field(pattern="^[0-9A-Z]{6}$")]
RuleSetName = Literal["standard", "no-territory", "territory", "gorilla", "kepung", "paper"]
NamedRules = Annotated[RuleSetName, Field(json_schema_extra={QUERY_NAME: "RuleSetName"})]
assert RuleSetName.__args__ == tuple(RULES)  # type: ignore[attr-defined]  # noqa: S101 - one list


class NewLobbyGameBody(BaseModel):
    """A game of dots for anybody who wants to join."""

    model_config = ConfigDict(**_STRICT, json_schema_extra={"examples": [NEW]})

    size: Size
    rules: Rules = DEFAULT
    start: str = Field(
        "empty",
        max_length=100,
        description=STARTS_SAID,
    )
    clock: AnyClock | None = Field(None, description="The time of each player. Default: no limit.")
    player: Player | None = Field(None, description="Your side. Default: a random side.")
    name: Name | None = Field(None, description=_NAMED)
    wanted: Annotated[Wanted, Field(strict=False)] = Field(Wanted.ANY, description="Which opponent you look for.")
    watch: Watch = False
    rated: bool = Field(default=False, description="Whether the result counts for the ratings of both players.")
    only: Badge | None = Field(None, description="The badge of the player who alone may join. Default: anybody.")
    computer: StrengthNumber | None = Field(
        None,
        description=f"Play a rated game against the computer at this strength, 1 to {len(STRENGTHS)}. "
        "Default: against whoever joins.",
    )


class JoinBody(BaseModel):
    """The player who joins a game of the lobby."""

    model_config = ConfigDict(**_STRICT, json_schema_extra={"examples": [{"name": "Bob", "watch": True}]})

    name: Name | None = Field(None, description=_NAMED)
    watch: Watch = False
    rated: bool = Field(default=False, description="Whether you agree to a rated game. You must, to join one.")


class PlayerRating(BaseModel):
    """How strong a player is, by Glicko-2."""

    rating: int = Field(description="The rating: 1500 for a player without any result.")
    deviation: int = Field(description="How sure that is: the strength is most likely within two of these.")
    games: int = Field(description="From how many games.")


class LobbyPlayer(BaseModel):
    """A player, as the others see it."""

    player: int = Field(description="The side: 1 moves first.")
    name: str | None = Field(description="The name, if there is one. Anybody may choose any name.")
    badge: str = Field(description="Six letters and digits that no other device gets by its own choice.")
    rating: PlayerRating | None = Field(None, description="The rating, if the game is rated.")
    computer: int | None = Field(None, description="The strength of the computer, if it plays this side.")


class OpenedGame(BaseModel):
    """A game that waits in the lobby."""

    model_config = ConfigDict(json_schema_extra={"examples": [OPENED]})

    id: GameId
    player: int = Field(description="Your side.")
    secret: str = Field(description="The secret of your seat, for the header `X-Seat`.")
    link: str = Field(description="The page for spectators.")
    badge: str = Field(description="Your badge.")


class JoinedGame(BaseModel):
    """A game of the lobby that you play now."""

    model_config = ConfigDict(json_schema_extra={"examples": [JOINED]})

    id: GameId
    player: int = Field(description="Your side.")
    secret: str = Field(description="The secret of your seat, for the header `X-Seat`.")
    number: int = Field(description="How many events there are.")
    badge: str = Field(description="Your badge.")


class _Listed(BaseModel):
    id: GameId
    size: list[int] = Field(description="Width and height.")
    rules: str = Field(description="The rule set, with its options.")
    start: str = Field(description="The dots on the board before the first move.")
    clock: AnyClock | None = Field(description="The time of each player. Null: no limit.")
    rated: bool = Field(description="Whether it is rated.")


class WaitingGame(_Listed):
    """A game that waits for somebody to join."""

    host: LobbyPlayer = Field(description="The player who put it into the lobby. The other side is free.")
    wanted: Wanted = Field(description="Which opponent the host looks for.")
    only: str | None = Field(description="The badge of the player who alone may join. Null: anybody may.")
    watch: bool = Field(description="Whether the host lets anybody watch.")
    since: int = Field(description="Since when, in milliseconds since 1970.")


class WatchableGame(_Listed):
    """A game that is played now, and that both players let anybody watch."""

    players: list[LobbyPlayer] = Field(description="Both players, side 1 first.")
    since: int = Field(description="When the second player joined, in milliseconds since 1970.")


class ArchiveQuery(BaseModel):
    """Which finished games are looked for."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    player: str | None = Field(None, min_length=1, max_length=NAME_LIMIT, description="The name or badge of a player.")
    rules: NamedRules | None = Field(None, description="The rule set, with any options.")
    size: str | None = Field(None, pattern="^[0-9]{1,2}x[0-9]{1,2}$", description="The board, such as `15x15`.")
    before: int | None = Field(
        None,
        ge=0,
        le=10**14,
        description="Games that ended before this, in milliseconds since 1970, such as the last `ended` of an answer.",
    )


class FinishedGame(_Listed):
    """A game of the lobby that has ended."""

    players: list[LobbyPlayer] = Field(description="Both players, side 1 first.")
    since: int = Field(description="When the second player joined, in milliseconds since 1970.")
    ended: int = Field(description="When it ended, in milliseconds since 1970.")
    result: str | None = Field(description="The result as SGF writes it, such as `B+3`.")


class Archive(BaseModel):
    """Finished games that both players let anybody watch, the last to end first: 50 at most."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"games": [FINISHED]}]})

    games: list[FinishedGame] = Field(description="The games. `/dots/games/ID.sgf` is the record of one.")


class LobbyState(BaseModel):
    """What the lobby shows: 50 games of each list at most."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"waiting": [WAITING], "live": [LIVE], "rating": True}]})

    waiting: list[WaitingGame] = Field(description="The games that wait, the newest first.")
    live: list[WatchableGame] = Field(description="The games to watch, the one with the last event first.")
    rating: bool = Field(description="Whether the operator lets games be rated.")


class LobbyGame(BaseModel):
    """Where a game of the lobby stands, and its players."""

    model_config = ConfigDict(json_schema_extra={"examples": [FOUND]})

    id: GameId
    waiting: bool = Field(description="Whether somebody can still join.")
    rated: bool = Field(description="Whether the result counts for the ratings of both players.")
    players: list[LobbyPlayer] = Field(description="The players who are known, side 1 first.")


class TakenOut(BaseModel):
    """A game that is no longer in the lobby."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"id": _ID}]})

    id: GameId
