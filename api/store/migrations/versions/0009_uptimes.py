"""When the service ran, so that no clock of a game runs while it is away.

The version before does not know of it: while that runs, the service counts as away, until this one begins again. A
database may come here twice: going back to the version before means no more than telling it its own number.
"""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "uptimes",
        sql.Column("begin", sql.BigInteger, primary_key=True, autoincrement=False),
        sql.Column("until", sql.BigInteger, nullable=False),
        if_not_exists=True,
    )
