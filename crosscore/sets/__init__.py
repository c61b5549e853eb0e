"""Sets of puzzles from one list, made here, by processes, or by workers on other machines.

`work` is what all puzzles of a set have in common and what comes of each, `task` what a worker
does, `running` hands the seeds out and the results on in their order, `crews` are those who work,
and `folder` keeps what is made, so that a set can go on where it ended.
"""

from __future__ import annotations

from crosscore.sets.crews import Crew, crew_of
from crosscore.sets.running import results
from crosscore.sets.work import BatchResult, Job, Work

__all__ = ["BatchResult", "Crew", "Job", "Work", "crew_of", "results"]
