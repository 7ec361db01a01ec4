"""The command that serves the page and the API, with the refill of its stock beside it."""

from __future__ import annotations

import sys
from contextlib import nullcontext

import click

_EVERY_S = 60  # between two looks of the refill at the stock


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option(
    "--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="The port. 0 means any free one."
)
def serve(host: str, port: int) -> None:
    """Serve the page and the API."""
    from kropki.api.app import create_app
    from kropki.api.server import run
    from kropki.api.settings import OFF, PUBLIC, Settings, host_and_port, unknown
    from kropki.api.store import repository

    settings = Settings.from_environment()
    for warning in unknown():
        click.echo(f"kropki: {warning}", err=True)
    app = create_app(settings)
    repository.check(settings.database_url)
    is_apart = settings.metrics not in (OFF, PUBLIC)
    with app.state.metrics.served(*host_and_port(settings.metrics)) if is_apart else nullcontext():
        run(app, host, port, connections=settings.connections, refill=refill_command(settings.refill))


def refill_command(each: int) -> tuple[str, ...]:
    """Return the command that keeps *each* kind of the stock filled until its standard input ends; none for 0."""
    if not each:
        return ()
    kropki = (sys.executable, "-P", "-m", "kropki")  # -P: a folder named kropki in the working directory is not it
    return (*kropki, "stock", "fill", "--per-level", str(each), "--watch", str(_EVERY_S), "--until-eof")
