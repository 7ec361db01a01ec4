"""The command that serves an assistant.

Part of ``kropki.cli.main``, which joins the commands.
"""

from __future__ import annotations

from importlib.util import find_spec

import click


@click.command()
def mcp() -> None:
    """Serve the tools of an assistant by MCP, on standard input and output."""
    if find_spec("mcp") is None:
        raise click.UsageError("expected the package mcp: run pip install mcp")
    from kropki import assistant

    assistant.server().run("stdio")
