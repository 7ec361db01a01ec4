"""Plain searches that the engine of Dots is measured against, as programs of GTP: ``python -m lab.searches NAME``."""
