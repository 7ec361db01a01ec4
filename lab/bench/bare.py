"""The least that FastAPI does: one endpoint that returns a constant, with the service's own options of uvicorn.

Run as ``python -m lab.bench.bare FILE --port PORT``; the constant is the JSON in FILE.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from fastapi import FastAPI

from kropki.api import server


def bare(constant: dict[str, Any]) -> FastAPI:
    """Return the application that returns *constant* from `/healthz`, the one address it has."""
    app = FastAPI()

    @app.get("/healthz")
    async def healthz() -> dict[str, Any]:
        return constant

    return app


def main() -> None:
    """Run the command line."""
    reader = argparse.ArgumentParser(prog="python -m lab.bench.bare", description=__doc__)
    reader.add_argument("file", type=Path)
    reader.add_argument("--port", type=int, required=True)
    given = reader.parse_args()
    server.run(bare(json.loads(given.file.read_text())), port=given.port)


if __name__ == "__main__":
    main()
