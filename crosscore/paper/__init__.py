"""Puzzles on paper without a browser."""
