"""The commands about this machine: warm, which compiles ahead, and completion, which helps a shell.

Part of ``kropki.cli.main``, which joins the commands.
"""

from __future__ import annotations

import subprocess
import sys

import click
from click.shell_completion import get_completion_class

SHELLS = ("bash", "zsh", "fish")


@click.command()
def warm() -> None:
    """Compile everything that commands, the library and the server need.

    This takes about a minute, once on a machine. The first commands do it in the background.
    """
    compile_all()


def compile_all() -> None:
    """Compile what is not compiled yet, and keep it on the disk: puzzles here, and Dots in a process beside."""
    from kropki.generator.solver.jit import COMPILER
    from kropki.generator.warm import compile_puzzles

    with COMPILER.claimed():
        beside = subprocess.Popen(
            [sys.executable, "-P", "-c", "from kropki.dots.warm import compile_dots; compile_dots()"],
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # Ctrl+C is for this process
        )
        try:
            compile_puzzles()
            beside.wait()
        finally:
            beside.terminate()


@click.command()
@click.argument("shell", type=click.Choice(SHELLS))
@click.pass_context
def completion(context: click.Context, shell: str) -> None:
    """Print the script that completes commands and options in SHELL.

    \b
      bash  kropki completion bash > ~/.local/share/bash-completion/completions/kropki
      zsh   kropki completion zsh > ~/.zfunc/_kropki   (with ~/.zfunc in your fpath)
      fish  kropki completion fish > ~/.config/fish/completions/kropki.fish
    """  # noqa: D301 - click wants the character itself
    kind = get_completion_class(shell)
    root = context.find_root().command
    if kind is not None:
        click.echo(kind(root, {}, "kropki", "_KROPKI_COMPLETE").source())
