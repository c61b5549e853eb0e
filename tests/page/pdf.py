"""Looking into a PDF."""

from __future__ import annotations

import shutil

import pytest

needs_poppler = pytest.mark.skipif(
    not (shutil.which("pdftotext") and shutil.which("pdftoppm")),
    reason="Nothing here can look into a PDF: install poppler-utils.",
)
