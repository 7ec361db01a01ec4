"""The messages that the service sends over the WebSocket of a game of dots, as the AsyncAPI document shows them."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, Field

from kropki.api.http.errors import Problem
from kropki.api.routes.dots.game_schemas import AnyClock, Clocks, ComputerSeat, GameEvent


class LiveGame(BaseModel):
    """What does not change with each event."""

    size: list[int] = Field(description="Width and height.")
    rules: str = Field(description="The rule set, with its options.")
    start: Any = Field(description="As it was given.")
    clock: AnyClock | None = Field(None, description="The time of each player. Null: no limit.")
    lobby: bool = Field(default=False, description="Whether its players met in the lobby, which knows their names.")
    computer: ComputerSeat | None = Field(None, description="The computer, if it plays. Null: two people play.")
    rematch: str | None = Field(description="The game that followed.")
    open_seat: int = Field(description="The seat for whoever comes first. 0: none.")
    conversation: bool = Field(description="Whether the operator lets players write to each other.")
    rating: bool = Field(description="Whether the operator lets games be rated.")


class WelcomeMessage(BaseModel):
    """The first message: which side is yours, and the game."""

    type: Literal["welcome"]
    id: str = Field(description="The game.")
    player: Literal[0, 1, 2] = Field(description="Your side. 0: you watch.")
    game: LiveGame


class SeatMessage(BaseModel):
    """The seat that you have taken."""

    type: Literal["seat"]
    player: Literal[1, 2] = Field(description="The side that you play.")
    secret: str = Field(description="Say it in `hello` when you come again.")


class EventsMessage(BaseModel):
    """What has happened. The first one after `welcome` has the events that you missed."""

    type: Literal["events"]
    events: list[GameEvent] = Field(description="In order.")
    number: int = Field(description="The number of the last event.")
    clocks: Clocks | None = Field(description="Null if there is no limit.")
    now: int = Field(description="The clock of the server, in milliseconds since 1970.")
    more: bool = Field(default=False, description="True: more events follow at once.")


class PresenceMessage(BaseModel):
    """How many devices and spectators are connected."""

    type: Literal["presence"]
    present: list[Literal[1, 2]] = Field(description="The players.")
    devices: list[int] = Field(description="On how many devices each player is.", min_length=2, max_length=2)
    spectators: int = Field(description="How many people watch.")


class LookMessage(BaseModel):
    """A position of the ended game that a player shows to everyone else."""

    type: Literal["look"]
    player: Literal[1, 2] = Field(description="The player who shows it.")
    at: int = Field(description="How many moves of the game to show.")
    line: str = Field(description="How the player goes on from there, such as `B[ab]W[cd]`.")
    order: int = Field(description="The one with the higher order is the later one.")


class ProblemMessage(BaseModel):
    """The answer to a message of yours that cannot be: the same problem as over HTTP."""

    type: Literal["problem"]
    number: int | None = Field(description="The number that your message had.")
    problem: Problem
    retry_after: int = Field(0, description="The seconds to wait, if there are any.")


class TickMessage(BaseModel):
    """A sign of life: after 20 seconds of silence, and the answer to `ping`."""

    type: Literal["tick"]
    now: int = Field(description="The clock of the server, in milliseconds since 1970.")


TOLD: tuple[type[BaseModel], ...] = (
    WelcomeMessage,
    SeatMessage,
    EventsMessage,
    PresenceMessage,
    LookMessage,
    ProblemMessage,
    TickMessage,
)
