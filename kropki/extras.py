"""What is installed only on request: the line that installs the packages which are lacking."""

from __future__ import annotations

import re
from importlib.metadata import requires
from importlib.util import find_spec

from kropki.generator.errors import RequestError

_EXTRAS = {  # that bring a module, which may be one that a package of theirs needs
    "cpmpy": "certify",
    "distributed": "cluster",
    "fastapi": "serve",
    "fpdf": "print",
    "mcp": "mcp",
    "ortools": "certify",
    "psycopg": "postgresql",
    "pyarrow": "tables",
    "pydantic": "serve",
    "resvg_py": "print",
    "segno": "print",
    "sqlalchemy": "serve",
    "starlette": "serve",
    "uvicorn": "serve",
}


def need(module: str) -> None:
    """Raise ``RequestError`` if there is no *module*, before work begins that would come to it.

    >>> need("json")
    """
    if find_spec(module) is None:
        raise RequestError(lacking(ModuleNotFoundError(name=module)))


def lacking(error: ImportError) -> str:
    """Return what to tell a person for whom *error* was raised; raise it again if no extra has the module.

    >>> lacking(ModuleNotFoundError("No module named 'pyarrow'", name="pyarrow.parquet"))
    "this needs the extra 'tables': run pip install 'pyarrow>=21'"
    """
    extra = _EXTRAS.get((error.name or "").partition(".")[0])
    if extra is None:
        raise error
    wishes = [wish.partition(";") for wish in requires("kropki") or ()]
    packages = sorted(package.strip() for package, _, where in wishes if re.fullmatch(rf" extra == .{extra}.", where))
    return f"this needs the extra {extra!r}: run pip install {' '.join(map(repr, packages))}"
