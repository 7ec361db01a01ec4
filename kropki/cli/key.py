"""The command that makes a key for those whose users share an address.

Part of ``kropki.cli.main``, which joins the commands.
"""

from __future__ import annotations

import click


@click.command()
@click.argument("name")
@click.option(
    "--limit", "limits", multiple=True, metavar="LIMIT=NUMBER", help="A limit that differs, such as requests=60000."
)
def key(name: str, limits: tuple[str, ...]) -> None:
    """Make a key for the app NAME: the key to standard error, once, and its line for the file to standard output.

    \b
      kropki key reader-app --limit requests=60000 >> /etc/kropki/keys
      KROPKI_KEYS=/etc/kropki/keys kropki serve

    The file has only a hash of the key. The limits are requests, work, thinking, play and times of a minute, and
    searches at a time. A limit that you do not name is that of any client.
    """  # noqa: D301 - click wants the character itself
    from kropki.api.http import keys

    made = keys.make()
    line = keys.line(name, made, limits)
    click.echo(f"The key of {name}, which is shown only now: {made}", err=True)
    click.echo(line)
