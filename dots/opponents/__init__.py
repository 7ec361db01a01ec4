"""Who plays against people: a table of strengths, from one who loses gladly to the engine itself."""
