"""Players that the engine is measured against."""
