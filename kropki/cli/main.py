"""The ``kropki`` command: generate, export, import, solve, grade, explain, hint, why and the others that it lists.

Answers go to standard output, one line each; errors are one line on standard error. The exit codes
are in ``kropki.cli.exit_codes``. What is slow to import is imported by the command that needs it.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from typing import NoReturn

import click

from kropki import extras
from kropki.cli import (
    complete,
    convert,
    exit_codes,
    explanations,
    first_start,
    generate,
    machine,
    questions,
    signals,
    streams,
)
from kropki.cli.dots import dots
from kropki.cli.exit_codes import ExitCode
from kropki.cli.key import key
from kropki.cli.mcp import mcp
from kropki.cli.serve import serve
from kropki.cli.stock import stock
from kropki.dots.errors import DotsError
from kropki.generator.errors import KropkiError, RequestError
from kropki.languages import OF_DOTS


def main() -> NoReturn:
    """Run the command line and exit; every failure is one line."""
    _prepare()
    try:
        sys.exit(kropki.main(prog_name="kropki", standalone_mode=False) or 0)
    except click.exceptions.NoArgsIsHelpError as error:
        error.show()
        sys.exit(ExitCode.BAD_USE)
    except click.ClickException as error:
        _fail(error.format_message(), ExitCode.BAD_USE)
    except RequestError as error:
        _fail(error.message, ExitCode.BAD_USE)
    except (KropkiError, DotsError) as error:
        code = exit_codes.of_error(error)
        why = f"; {exit_codes.WHY_NONE}" if code is ExitCode.NO_SOLUTION else ""
        _fail(error.message + why, code)
    except ModuleNotFoundError as error:
        _fail(extras.lacking(error), ExitCode.BAD_USE)
    except streams.ReaderGone:
        sys.exit(0)
    except OSError as error:
        streams.drop_output()
        _fail(f"{error.strerror}: {error.filename}" if error.filename else f"{error.strerror}", ExitCode.BAD_USE)
    except MemoryError:
        _fail("out of memory", ExitCode.FELL_SHORT)
    except (click.Abort, KeyboardInterrupt):
        _fail("interrupted", 128 + signal.SIGINT)


def _prepare() -> None:
    """Let a request to end clean up first, and a closed stream be an empty one; output that is lost is an error."""
    signals.listen()
    nowhere = Path(os.devnull)
    sys.stdin = sys.stdin or nowhere.open()
    sys.stderr = sys.stderr or nowhere.open("w")


def _fail(message: str, code: int) -> NoReturn:
    click.echo(f"kropki: {' '.join(message.split())}", err=True)
    sys.exit(code)


@click.group(context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(package_name="kropki")
@click.option(
    "--lang", type=click.Choice(OF_DOTS), help="The language of hints, booklets and games (by default your locale)."
)
def kropki(lang: str | None) -> None:
    """Make, solve, grade, explain, check and serve Kropki Sudoku puzzles, and play Dots."""


for command in (
    generate.generate,
    convert.export_command,
    convert.import_command,
    questions.solve,
    questions.grade,
    explanations.explain,
    explanations.hint,
    explanations.why,
    explanations.practice,
    questions.check,
    questions.analyse,
    complete.complete,
    complete.neighbours,
    serve,
    stock,
    key,
    mcp,
    dots,
    machine.warm,
    machine.completion,
):
    kropki.add_command(command)
first_start.prepare(kropki)
