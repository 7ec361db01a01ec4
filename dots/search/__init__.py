"""An alias for one release: ``dots.engine`` is what was ``dots.search``."""
