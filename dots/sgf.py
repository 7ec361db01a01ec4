"""An alias for one release of ``dots.records.sgf``."""

from dots.records.sgf import *  # noqa: F403 - all that it has
