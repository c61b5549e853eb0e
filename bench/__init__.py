"""Measurements: run by hand, never by pytest (but for the tests of what judges and counts)."""
