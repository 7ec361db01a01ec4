"""How people would find the levels: ratings by a grader that is fitted to them, and their tables."""
