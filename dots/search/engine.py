"""An alias for one release of ``dots.engine.engine``."""

from dots.engine.engine import Budget, Choice, Engine

__all__ = ["Budget", "Choice", "Engine"]
