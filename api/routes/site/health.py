"""Probes for machines: whether the process is alive, and whether it is ready for requests."""

from __future__ import annotations

from importlib.metadata import version

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from kropki.api.errors import LateError
from kropki.api.http import errors
from kropki.api.routes.dependencies import database, executor

VERSION = version("kropki")

probes = APIRouter(tags=["service"])


class Health(BaseModel):
    """That the process answers."""

    status: str = Field(description="Always `ok`.", examples=["ok"])
    version: str = Field(description="The version of the server.", examples=["1.0.0"])
    compiled: bool = Field(description="Whether the solvers are compiled. Until then, answers take longer.")


@probes.get("/healthz", operation_id="is_alive")
async def healthz(request: Request) -> Health:
    """Say that the process answers, and whether it has compiled its solvers. It checks nothing else."""
    begun = getattr(request.app.state, "executor", None)  # none before the service has begun
    return Health(status="ok", version=VERSION, compiled=begun is not None and begun.is_warm)


@probes.get("/readyz", operation_id="is_ready", responses=errors.responses(503))
async def readyz(request: Request) -> Health:
    """Say that the service can do its work: the solvers are compiled, and the database answers and can be written."""
    if not executor(request).is_warm:
        raise LateError("the server is still compiling its solvers; this happens once on a machine")
    await database(request).check()
    return Health(status="ok", version=VERSION, compiled=True)
