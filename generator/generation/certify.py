"""The second opinion on a record: by the constraint model, which shares no code with what made the puzzle."""

from __future__ import annotations

from generator.board import ken
from generator.errors import KropkiError
from generator.generation.record import Record


class CertifyError(KropkiError):
    """A puzzle that the constraint model does not confirm."""

    code = "not-certified"


def confirm(made: Record) -> None:
    """Raise ``CertifyError`` unless the constraint model finds the record's solution, and only that."""
    from generator.solver import model  # noqa: PLC0415 - slow and large, and seldom wanted

    found = model.solve(made.puzzle)
    if [ken.write_grid(grid) for grid in found] != [made.solution]:
        raise CertifyError(f"the judge does not confirm puzzle {made.id} of seed {made.seed!r}")
