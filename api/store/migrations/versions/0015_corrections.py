"""When the puzzles of a publication were corrected.

The version before does not know of it. A database may come here twice: going back to the version before means no more
than telling it its own number.
"""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Add the column."""
    if "corrected" not in {column["name"] for column in sql.inspect(op.get_bind()).get_columns("publications")}:
        op.add_column("publications", sql.Column("corrected", sql.BigInteger))
