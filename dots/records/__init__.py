"""Records of games of dots: SGF, its dialects, and replay."""
