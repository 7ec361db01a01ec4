"""The newest grades of puzzles that an older version of the generator made, beside their records.

A record stays as it was stored, for its seed gives it again. Its newest grade is a column of its own, empty until it is
written. Knows SQL and grades, and not how puzzles are graded.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence

import sqlalchemy as sql

from api.errors import DamagedError
from api.store.engine import Tables, reading, writing
from api.store.tables import puzzles
from generator.errors import KropkiError
from generator.generation.record import difficulty_from_json
from generator.ladder.rungs import NEWEST, Difficulty

_its = puzzles.c.id == sql.bindparam("its")
_WRITE = puzzles.update().where(_its).values(grade=sql.bindparam("told"))
_CONFIRM = (
    puzzles.update()
    .where(_its, puzzles.c.level == sql.bindparam("its_level"), puzzles.c.ladder < sql.bindparam("newer"))
    .values(ladder=sql.bindparam("newer"), grade=sql.bindparam("told"))
)


class Grades(Tables):
    """The grades in one database."""

    def ungraded(self, after: str, number: int) -> Sequence[str]:
        """Return up to *number* ids beyond *after* of records that an older version made and no newer one graded."""
        its = (puzzles.c.id > after, puzzles.c.grade.is_(None), puzzles.c.ladder < NEWEST.number)
        with reading(self._engine) as connection:
            return connection.scalars(sql.select(puzzles.c.id).where(*its).order_by(puzzles.c.id).limit(number)).all()

    def write(self, graded: Iterable[tuple[str, Difficulty]]) -> None:
        """Write the grade of each puzzle beside its record, all or none."""
        rows = [{"its": puzzle_id, "told": json.dumps(grade.as_json())} for puzzle_id, grade in graded]
        if rows:
            with writing(self._engine) as connection:
                connection.execute(_WRITE, rows)

    @staticmethod
    def confirm(connection: sql.Connection, rows: Iterable[Mapping[str, object]]) -> None:
        """Note of puzzles that are made anew as *rows* that they have their level by a newer version, too."""
        told = [
            {
                "its": row["id"],
                "its_level": row["level"],
                "newer": row["ladder"],
                "told": json.dumps(json.loads(str(row["record"]))["difficulty"]),
            }
            for row in rows
        ]
        connection.execute(_CONFIRM, told)


def grade_of(text: str | None) -> Difficulty | None:
    """Read a grade; ``None`` where there is none, and raise ``DamagedError`` where it is none."""
    if text is None:
        return None
    try:
        return difficulty_from_json(json.loads(text))
    except (ValueError, KropkiError) as error:
        raise DamagedError(f"a grade is damaged: {error}") from None
