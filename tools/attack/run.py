"""`build.py attack`: inputs by chance for so long, on all cores; findings become cases.

    python -m tools.attack.run [--minutes N] [--seed S] [ATTACK ...]

Needs Linux or macOS: endless work is ended by a signal.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import secrets
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from tools.attack.engine import Engine
from tools.attack.finding import Finding
from tools.attack.inputs import INPUTS
from tools.attack.oracles import judge
from tools.attack.shrink import smaller
from tools.attack.world import World
from tools.steps import ROOT, say

__all__ = ["CASES", "Found", "attacking", "main", "replay"]

CASES = ROOT / "tests" / "attack" / "cases"
_PART = 50  #: inputs of one attack before the next one


@dataclass(frozen=True, slots=True)
class Found:
    """A finding, and the smallest input that gives it."""

    attack: str
    mark: str
    told: str
    given: Any

    @property
    def case(self) -> str:
        """It, as a file that `replay` reads."""
        fields = {"attack": self.attack, "found": self.mark, "given": self.given}
        return json.dumps(fields, indent=1, sort_keys=True) + "\n"

    @property
    def name(self) -> str:
        """The file's name, the same for the same fault."""
        return f"{self.attack}-{hashlib.sha256(self.mark.encode()).hexdigest()[:10]}.json"


def replay(path: Path) -> None:
    """Judge a case anew; raises `Finding` if the fault is back."""
    case = json.loads(path.read_text("utf-8"))
    judge(Engine(), case["attack"], case["given"])


def attacking(
    seed: int, seconds: float, attacks: list[str], most: int | None = None
) -> Iterator[tuple[int, Found | None]]:
    """How many inputs there have been, after each, and what it found that wasn't known."""
    world, engine = World.made(), Engine()
    known: set[str] = set()
    until, count = time.monotonic() + seconds, 0
    while time.monotonic() < until and count != most:
        attack = attacks[count // _PART % len(attacks)]
        given = INPUTS[attack](Random(f"{attack} {seed} {count}"), world)
        count += 1
        found = None
        try:
            judge(engine, attack, given)
        except Finding as finding:
            engine = Engine()
            if finding.mark not in known:
                known.add(finding.mark)
                least = smaller(given, partial(_fails, attack, finding.mark))
                found = Found(attack, finding.mark, finding.told, least)
        yield count, found


def _fails(attack: str, mark: str, given: Any) -> bool:
    try:
        judge(Engine(), attack, given)
    except Finding as found:
        return found.mark == mark
    except Exception:  # what is left is no input of this attack any more
        return False
    return False


def _worker(seed: int, seconds: float, attacks: list[str]) -> tuple[int, list[Found]]:
    count, all_found = 0, []
    for count, found in attacking(seed, seconds, attacks):  # noqa: B007 (the last one counts)
        if found:
            all_found.append(found)
    return count, all_found


def main(arguments: list[str]) -> int:
    """Exit code: 0 nothing was found, 1 something was."""
    parser = argparse.ArgumentParser(prog="build.py attack", description=__doc__)
    parser.add_argument("--minutes", type=float, default=5, help="default: 5")
    parser.add_argument("--seed", type=int, help="default: by chance; it is told")
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=f"of {', '.join(INPUTS)}")
    asked = parser.parse_args(arguments)
    unknown = [name for name in asked.attacks if name not in INPUTS]
    if unknown:
        parser.error(f"no such attack: {', '.join(unknown)} (there are {', '.join(INPUTS)})")
    seed = secrets.randbelow(2**32) if asked.seed is None else asked.seed
    attacks = asked.attacks or list(INPUTS)
    workers = os.cpu_count() or 1
    say(f"Attacking for {asked.minutes:g} minutes with seed {seed} on {workers} cores ...")
    total, found = 0, dict[str, Found]()
    with ProcessPoolExecutor(workers) as pool:
        running = [
            pool.submit(_worker, seed + at, asked.minutes * 60, attacks) for at in range(workers)
        ]
        for done in as_completed(running):
            count, some = done.result()
            total += count
            found.update((one.name, one) for one in some)
    CASES.mkdir(parents=True, exist_ok=True)
    for name, one in sorted(found.items()):
        (CASES / name).write_text(one.case, "utf-8")
        say(f"\n{one.attack}: {one.mark}\n  {one.told[:400]}\n  {CASES / name}")
    say(f"\n{total:,} inputs, {len(found)} findings.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
