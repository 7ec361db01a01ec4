"""The models of ratings: whose are asked for, and what is told of them."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from kropki.api.games.rated import FAST, NORMAL
from kropki.api.routes.dots.lobby_schemas import RATING, Name, NamedRules, PlayerRating

Speed = Literal["fast", "normal"]
assert Speed.__args__ == (FAST, NORMAL)  # type: ignore[attr-defined]  # noqa: S101 - one list
_BADGE = "JV3NEK"
_GROUP: dict[str, Any] = {"rules": "standard", "speed": "normal"}
ROW: dict[str, Any] = {"name": "Ada", "badge": _BADGE, "opponents": 12, **RATING}
OWN: dict[str, Any] = {**_GROUP, **RATING, "days": [{"day": "2026-11-24", "rating": 1580, "deviation": 90}]}
_RULES_SAID = "The rule set, without options."
_SPEED_SAID = "`fast`: a player who uses the whole reserve has less than 10 minutes for 60 moves."


class TableQuery(BaseModel):
    """Which games the ratings are of."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    rules: NamedRules = Field("standard", description=_RULES_SAID)
    speed: Speed = Field("normal", description=_SPEED_SAID)


class RatingRow(PlayerRating):
    """A player who agreed to be listed."""

    name: str | None = Field(description="The name, if there is one. Anybody may choose any name.")
    badge: str = Field(description="The badge of the device.")
    opponents: int = Field(
        description="How many different players it met in the rated games that the server still keeps."
    )


class RatingTable(BaseModel):
    """The strongest players of one rule set and speed who agreed to be listed: 50 at most."""

    model_config = ConfigDict(json_schema_extra={"examples": [{**_GROUP, "players": [ROW]}]})

    rules: str = Field(description=_RULES_SAID)
    speed: str = Field(description=_SPEED_SAID)
    players: list[RatingRow] = Field(description="The highest rating first. A deviation above 110 is not listed.")


class RatedDay(BaseModel):
    """A rating after the games of a day."""

    day: str = Field(description="The day (UTC).")
    rating: int = Field(description="The rating after that day.")
    deviation: int = Field(description="Its deviation.")


class OwnRating(PlayerRating):
    """A rating of your device."""

    rules: str = Field(description=_RULES_SAID)
    speed: str = Field(description=_SPEED_SAID)
    days: list[RatedDay] = Field(description="The last 100 days with rated games before the last such day.")


class OwnRatings(BaseModel):
    """The ratings of your device."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"badge": _BADGE, "listed": True, "ratings": [OWN]}]})

    badge: str = Field(description="Your badge.")
    listed: bool = Field(description="Whether the public tables have you.")
    ratings: list[OwnRating] = Field(description="One for each rule set and speed that you have played.")


class ListedBody(BaseModel):
    """Whether the public tables have you, and under which name."""

    model_config = ConfigDict(
        extra="forbid", strict=True, frozen=True, json_schema_extra={"examples": [{"listed": True, "name": "Ada"}]}
    )

    listed: bool = Field(description="Whether you agree to be listed.")
    name: Name | None = Field(default=None, description="The name to be listed under. Default: your badge alone.")


class ListedRating(BaseModel):
    """Whether the public tables have you now."""

    badge: str = Field(description="Your badge.")
    listed: bool = Field(description="Whether the public tables have you.")


class ForgottenRatings(BaseModel):
    """What the server has forgotten."""

    forgotten: int = Field(description="How many ratings your device had.")
