"""Measurements: run by hand, never by pytest (but for the test of the verifier)."""
