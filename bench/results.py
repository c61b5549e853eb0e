"""One layout by one program, with what the verifier says of it."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from bench.verify import Laid, Verdict, verify
from bench.words import Kind

__all__ = ["Result", "judge"]


@dataclass(frozen=True)
class Result:
    """One layout by one program, judged; `verdict` is None if there was none."""

    kind: str
    given: int
    side: int | None
    seconds: float
    seed: int
    program: str
    answer: dict[str, Any]
    verdict: Verdict | None

    @property
    def legal(self) -> bool:
        """Whether there is a layout, and nothing wrong with it."""
        return self.verdict is not None and not self.verdict.faults

    @property
    def complete(self) -> bool:
        """Whether it is legal and holds every word."""
        return self.verdict is not None and self.legal and self.verdict.placed == self.given

    @property
    def area(self) -> int:
        """Cells of the box."""
        return self.verdict.width * self.verdict.height if self.verdict else 0

    def as_dict(self) -> dict[str, Any]:
        """For a JSON file."""
        return asdict(self)

    @classmethod
    def from_dict(cls, stored: Mapping[str, Any]) -> Result:
        """What `as_dict` gave."""
        verdict = stored["verdict"]
        if verdict:
            verdict = Verdict(**{**verdict, "faults": tuple(verdict["faults"])})
        return cls(**{**stored, "verdict": verdict})


def judge(
    program: str,
    kind: Kind,
    words: Sequence[str],
    answer: Mapping[str, Any],
    *,
    seconds: float,
    seed: int,
    side: int | None,
) -> Result:
    """Verify a program's answer (see programs.py); tells of faults at once."""
    verdict = None
    if "laid" in answer:
        laid = [Laid(*word) for word in answer["laid"]]
        size = (side, side) if side else None
        verdict = verify(words, laid, size=size, grid=answer.get("grid"))
        wrong = [
            f"says {name} {said}; it is {getattr(verdict, name)}"
            for name, said in answer.get("says", {}).items()
            if said != getattr(verdict, name)
        ]
        verdict = replace(verdict, faults=(*verdict.faults, *wrong))
    for fault in verdict.faults if verdict else [f"failed: {answer['error']}"]:
        told = f"  {program}, {kind.name} words, seed {seed}: {fault}"
        print(told, file=sys.stderr, flush=True)
    return Result(kind.name, kind.count, side, seconds, seed, program, dict(answer), verdict)
