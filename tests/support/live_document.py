"""The AsyncAPI document, and what holds messages against it."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import jsonschema_rs

from kropki.api import app as application
from kropki.api.live import document

DOCUMENT = document.document(*application.LIVE)


MESSAGES = DOCUMENT["components"]["messages"]


def closed(part: Any) -> Any:
    """Return a schema in which no object has a field that is not described."""
    if isinstance(part, dict):
        part = {name: closed(inner) for name, inner in part.items()}
        return {**part, "additionalProperties": False} if "properties" in part else part
    return [closed(inner) for inner in part] if isinstance(part, list) else part


def checker(names: list[str]) -> jsonschema_rs.Validator:
    components = {"schemas": closed(deepcopy(DOCUMENT["components"]["schemas"]))}
    return jsonschema_rs.validator_for(
        {"oneOf": [MESSAGES[name]["payload"] for name in names], "components": components}
    )


def named(operation: str) -> list[str]:
    return [each["$ref"].rpartition("/")[2] for each in DOCUMENT["operations"][operation]["messages"]]
