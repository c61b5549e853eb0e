"""Sets of puzzles for scripts: made here, by processes or by workers on other machines."""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Iterable, Iterator
from concurrent.futures import Executor

from crosscore import fields, paper
from crosscore.alphabet import one_line
from crosscore.api import given
from crosscore.api.files import check_formats, check_name
from crosscore.api.lists import AnyWords
from crosscore.api.making import Cancel, Kind, check_limits, check_seed, listed_for
from crosscore.endings import PAPER
from crosscore.errors import CrosscoreError
from crosscore.making import begin, kind_named, plain
from crosscore.sets import BatchResult, Job, Work, crew_of, results
from crosscore.sheet import MAX_TITLE
from crosscore.versions import Seeds

__all__ = ["BatchResult", "batch"]

_DIGITS = 3  #: of a seed in a file's name, at least


def batch(
    words: AnyWords | None = None,
    n: int | None = None,
    *,
    kind: Kind = "crossword",
    seeds: Iterable[int] | None = None,
    executor: Executor | Callable[[], Executor] | None = None,
    to: str | Iterable[str] = (),
    name: str = "puzzle",
    title: str = "",
    nodes: int | None = None,
    seconds: float | None = None,
    language: str = "",
    progress: Callable[[int, int | None], object] | None = None,
    cancel: Cancel = None,
    **chosen: object,
) -> Iterator[BatchResult]:
    """Make a set of puzzles, one after the other or by whoever works for an `executor`.

    With `n`, so many different ones are made, of the seeds 1 to `n`; for one that is like an
    earlier one the next seed is taken. With `seeds`, those and no others; a result that is like an
    earlier one then names its seed in `like`. Either gives the results in the order of the seeds,
    each as soon as it and those before it are there, and keeps none, so a set may be as large as
    you like. The same seeds give the same bytes wherever they are made, unless `seconds` limits a
    search.

    A result has `seed`, `puzzle`, `files` in the formats `to`, whose names begin with `name` and
    the seed, and `outcome`; or a `reason` where there is no puzzle. `title` may have `{seed}` in
    it. Words, kinds, limits and options are as for `make`.

    `executor` is any of `concurrent.futures`: of processes, of threads, Dask's
    `client.get_executor()`, mpi4py's. It isn't shut down. If it is a function that makes one, such
    as loky's `get_reusable_executor`, it is called again after a process was lost. `progress` is
    called with the number of results and of all, or None if that isn't known. `cancel` is asked
    now and then; once it says True there are no more results. So it is if you stop asking for them.

    Raises `CrosscoreError` at once for whatever can't be used, and while you wait (code
    "workers-lost") if nobody is left to work.
    """
    given.text("kind", kind)
    given.text("title", title)
    given.text("language", language, none=True)
    its_kind = kind_named(kind)
    check_limits(nodes, seconds)
    if (n is None) == (seeds is None):
        raise CrosscoreError("bad-option", "Give n, how many puzzles, or else their seeds.", "n")
    if n is not None and (type(n) is not int or n < 1):
        raise CrosscoreError("bad-option", f"n must be 1 or more, not {n!r:.40}.", "n")
    wanted = "a format's name or several"
    formats_asked = (to,) if isinstance(to, str) else tuple(given.several("to", to, wanted))
    check_formats(formats_asked)
    for each in formats_asked:
        if each in PAPER:
            paper.ready(each)
    check_name(name)
    line = one_line(title)
    if len(line) > MAX_TITLE:
        raise CrosscoreError("bad-option", f"title has more than {MAX_TITLE} characters.", "title")
    if nodes is None and seconds is None:
        nodes = its_kind.command.nodes
    listed = listed_for(its_kind, words, language)
    options = plain(chosen)
    fields.check(its_kind.fields, its_kind.whole(listed, options))
    begin(its_kind, listed, options, seed=1, nodes=nodes, language=language).close()
    total: int | None = n
    last = n or 0
    if isinstance(seeds, Collection):
        total, last = len(seeds), max(seeds, default=0)
    work = Work(
        kind=its_kind.command.name,
        language=language,
        options=options,
        nodes=nodes,
        seconds=seconds,
        to=formats_asked,
        base=name,
        digits=max(_DIGITS, len(str(last))),
        title=line,
        whole=True,
    )
    job = Job(work, listed, cancel=_asking(cancel))
    order = Seeds.first(n) if n is not None else Seeds(_numbers(seeds or ()))
    found = results(job, order, crew_of(executor))
    return _told(found, n is not None, total, progress)


def _asking(cancel: Cancel) -> Callable[[], bool]:
    """A function that says whether to end."""
    if cancel is None:
        return bool
    ask = cancel if callable(cancel) else cancel.is_set
    return lambda: bool(ask())


def _numbers(seeds: Iterable[int]) -> Iterator[int]:
    """The same, each checked when its turn comes."""
    for seed in seeds:
        check_seed(seed)
        yield seed


def _told(
    found: Generator[BatchResult, None, None],
    others: bool,
    total: int | None,
    progress: Callable[[int, int | None], object] | None,
) -> Generator[BatchResult, None, None]:
    """The results; those that are like earlier ones only if there are no `others` for them."""
    done = 0
    try:
        for result in found:
            if others and result.like is not None:
                continue
            done += 1
            if progress is not None:
                progress(done, total)
            yield result
    finally:
        found.close()
