"""The opening book: what came of the engine's own games, by position."""
