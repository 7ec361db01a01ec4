"""What several commands of ``kropki dots`` take: sizes, levels, names of rules and starts."""

from __future__ import annotations

import click

from kropki.dots.engine import strengths
from kropki.dots.engine.strengths import STRENGTHS

RULES = ("standard", "no-territory", "territory", "gorilla", "kepung", "paper")
RANDOM = "random-crosses"
STARTS = ("empty", "cross", "two-crosses", "three-crosses", "four-crosses", RANDOM)
HANDICAP = click.option(
    "--handicap", type=click.IntRange(1, 9), help="Free dots of Blue, on the board before the first move."
)
START = click.option(
    "--start",
    type=click.Choice(STARTS),
    default="cross",
    show_default=True,
    help="The dots on the board at the beginning.",
)
LEVELS = len(strengths.LEVELS)
STRENGTH = click.IntRange(1, len(STRENGTHS))
STRENGTH_HELP = f"Instead of a level: from 1, a child, to {len(STRENGTHS)}, as level 5."
THREADS = 64  # of a search
CLOCK_HELP = (
    "In seconds. 300: for the game. 300+5: and 5 more for each move. 30/300: 30 for each move, and 300 in reserve."
)
BOOK = click.option(
    "--book/--no-book",
    default=True,
    show_default=True,
    help="Whether level 5 and the highest strength open by the opening book.",
)
LEVEL = 3  # of a game where nothing is said
RULE_SET = click.option(
    "--rules",
    default="standard",
    show_default=True,
    metavar="NAME",
    help=f"{', '.join(RULES)}. With options: paper+two_steps, standard+first_to=10.",
)


def start_name(name: str, handicap: int | None, seed: int) -> str:
    """Return the full name of a start: with *seed* where chance places its dots, and with the free dots.

    >>> start_name("random-crosses", 2, 17), start_name("cross", None, 17)
    ('random-crosses=17+handicap=2', 'cross')
    """
    placed = f"{name}={seed % 10**9}" if name == RANDOM else name
    return f"{placed}+handicap={handicap}" if handicap else placed


def size(_context: object, _parameter: object, value: str) -> tuple[int, int]:
    """Read ``15`` or ``39x32`` as columns and rows."""
    width, _, height = value.lower().partition("x")
    if not all(side.isascii() and side.isdigit() and len(side) < 4 for side in (width, height or width)):
        raise click.BadParameter(f"expected a size such as 15 or 39x32, not {value!r}")
    return int(width), int(height or width)
