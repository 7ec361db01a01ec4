"""Certify a record: solve its puzzle with the constraint model, which shares no code with what made it."""

from __future__ import annotations

from kropki.generator.board import ken
from kropki.generator.errors import KropkiError
from kropki.generator.generation.record import Record


class CertifyError(KropkiError):
    """A record whose solution is not the only one that the constraint model finds."""

    code = "not-certified"


def certify(made: Record) -> None:
    """Raise ``CertifyError`` unless the constraint model finds the record's solution, and only that."""
    from kropki.generator.solver import model  # noqa: PLC0415 - slow and large, and seldom wanted

    found = model.solve(made.puzzle)
    if [ken.write_grid(grid) for grid in found] != [made.solution]:
        raise CertifyError(f"the constraint model does not certify puzzle {made.id} of seed {made.seed!r}")
