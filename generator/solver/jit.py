"""The decorators for the generator's compiled code: kept in one cache for each state of its sources."""

from __future__ import annotations

from pathlib import Path

from kropki.jit import Compiler

COMPILER = Compiler(Path(__file__).parents[1], constants=("jit.py", "rules.py", "tables.py", "rungs.py", "budget.py"))

compiled = COMPILER.compiled
compiled_part = COMPILER.compiled_part
inlined = COMPILER.inlined
