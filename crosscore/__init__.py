"""Crosscore makes word puzzles in every script."""

__version__ = "0.1.0"
