"""Make web/fonts/digits.woff2 anew: the digits of Atkinson Hyperlegible Next, for the board of the page.

Say where the variable font is, as in the npm package ``@fontsource-variable/atkinson-hyperlegible-next``:
``scripts/make typeface atkinson-hyperlegible-next-latin-wght-normal.woff2``.
"""

from __future__ import annotations

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

FILE = Path(__file__).parents[2] / "web/fonts/digits.woff2"
LIGHTEST, BOLDEST = 400, 700


def make(source: Path, target: Path = FILE) -> None:
    """Write the digits of the variable font *source* to *target*, of one width, in the weights that boards have."""
    options = Options()
    options.layout_features = ["tnum"]
    options.name_IDs = [0, 1, 2, 13, 14]  # the copyright, the names, the licence
    options.flavor = "woff2"
    font = instantiateVariableFont(TTFont(source), {"wght": (LIGHTEST, BOLDEST)})
    subsetter = Subsetter(options)
    subsetter.populate(text="0123456789")
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(target)


if __name__ == "__main__":
    make(Path(sys.argv[1]))
