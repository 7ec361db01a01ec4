"""The command that serves an assistant.

Part of ``kropki.cli.main``, which joins the commands.
"""

from __future__ import annotations

import click


@click.command()
def mcp() -> None:
    """Serve the tools of an assistant by MCP, on standard input and output."""
    from kropki import assistant

    assistant.server().run("stdio")
