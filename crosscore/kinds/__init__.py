"""Kinds of puzzle: options in, finished puzzle out. One package for each kind."""
