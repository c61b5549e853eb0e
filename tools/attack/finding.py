"""What an oracle says of an input that the engine doesn't stand."""

from __future__ import annotations

__all__ = ["Finding"]


class Finding(Exception):
    """A rule that was broken; two findings with the same `mark` are taken for one fault."""

    def __init__(self, rule: str, where: str, told: str = "") -> None:
        super().__init__(f"{rule}: {where}{': ' if told else ''}{told}")
        self.rule, self.where, self.told = rule, where, told

    @property
    def mark(self) -> str:
        """By what it is known again, whatever the input was."""
        return f"{self.rule}: {self.where}"
