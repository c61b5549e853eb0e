"""Kinds of puzzle: options in, finished puzzle out. One module a kind."""
