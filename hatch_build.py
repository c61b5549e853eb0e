"""What hatchling makes of this project besides its modules; pyproject.toml names this file.

The description that people read where they find the package is README.md, whose links need whole
addresses there. The wheel brings a manual page and completion for shells, made from the commands,
and the terms of what others made.
"""

from __future__ import annotations

import re
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

_PICTURES = (".png", ".svg", ".jpg")


class Description(MetadataHookInterface):
    """README.md as the description of the package."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Add it to the metadata."""
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        source, version = metadata["urls"]["Source"], metadata["version"]
        metadata["readme"] = {
            "content-type": "text/markdown",
            "text": absolute(text, source, f"v{version}"),
        }


class Shared(BuildHookInterface[Any]):
    """Files of the wheel that belong beside those of other programs."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make them in a folder for this build alone."""
        if version == "editable":
            return
        sys.path.insert(0, self.root)
        from crosscore.cli import completion, manual, program, speaking
        from tools import notices

        self._made = tempfile.TemporaryDirectory()
        commands = program.described()
        for path in sorted((Path(self.root) / "web" / "i18n" / "catalogues").glob("*.ftl")):
            part = Path(self._made.name) / path.name
            part.write_text(
                speaking.engine_part(path.read_text(encoding="utf-8")),
                encoding="utf-8",
                newline="\n",
            )
            part.chmod(0o644)
            build_data["force_include"][str(part)] = f"crosscore/catalogues/{path.name}"
        texts = {manual.FILE: manual.page(commands)}
        texts |= {name: completion.script(sh, commands) for sh, name in completion.FILES.items()}
        for at, (name, text) in enumerate(texts.items()):
            path = Path(self._made.name) / str(at)
            path.write_text(text, encoding="utf-8", newline="\n")
            path.chmod(0o644)
            build_data["shared_data"][str(path)] = name
        terms = Path(self._made.name) / "notices"
        terms.write_text(notices.text(names=notices.PACKAGED), encoding="utf-8", newline="\n")
        terms.chmod(0o644)
        build_data["force_include"][str(terms)] = "crosscore/NOTICES.txt"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Take the folder away."""
        if version != "editable":
            self._made.cleanup()


def absolute(text: str, source: str, tag: str) -> str:
    """Markdown whose links and pictures name files of a repository by their whole addresses."""

    def whole(found: re.Match[str]) -> str:
        way = "raw" if found[1].endswith(_PICTURES) else "blob"
        return f"]({source}/{way}/{tag}/{found[1]})"

    return re.sub(r"\]\((?![a-z]+:|#)([^()\s]+)\)", whole, text)
