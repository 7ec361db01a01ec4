"""Media types that several rooms name."""

JSON = "application/json"
NDJSON = "application/x-ndjson"
