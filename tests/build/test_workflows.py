"""The workflows that test and publish on GitHub: what they run is fixed, they may do little."""

from __future__ import annotations

import re
from pathlib import Path

FOLDER = Path(__file__).parents[2] / ".github" / "workflows"
PINNED = re.compile(r"(\./\.github/workflows/[a-z]+\.yml|[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)")
#: What a job may do besides reading the sources, by the file that says so
MAY = {
    "check.yml": set(),
    "pages.yml": {"pages: write", "id-token: write"},
    "release.yml": {"contents: write", "id-token: write"},
}


def faults(text: str, may: set[str]) -> list[str]:
    """What is wrong with a workflow's text."""
    found = [
        f"not pinned: {used}"
        for used in re.findall(r"uses: *(.+)", text)
        if not PINNED.fullmatch(used)
    ]
    head, jobs = text.split("\njobs:\n")
    if "\npermissions:\n  contents: read\n" not in head:
        found.append("says not what all its jobs may do")
    granted = {one.split(" #")[0].strip() for one in re.findall(r".*: write.*", text)}
    if granted != may:
        found.append(f"may do {granted}")
    for job in re.split(r"(?m)^  (?=\w+:$)", jobs)[1:]:
        if "uses: ./" not in job and "timeout-minutes:" not in job:
            found.append(f"no end: {job.split(':')[0]}")
        if "actions/checkout" in job and "persist-credentials: false" not in job:
            found.append("keeps its token beside the sources")
    return found


def test_actions_are_pinned_and_may_do_only_what_they_must() -> None:
    texts = {path.name: path.read_text("utf-8") for path in FOLDER.iterdir()}
    assert texts.keys() == MAY.keys()
    assert {name: found for name in MAY if (found := faults(texts[name], MAY[name]))} == {}
    text = texts["pages.yml"]
    for right, wrong in (
        (r"deploy-pages@[0-9a-f]+", "deploy-pages@v5"),
        (r"(?m) # v5\.0\.0$", ""),
        ("pages: write", "pages: write\n      contents: write"),
        (r" +timeout-minutes: \d+\n", ""),
        ("persist-credentials: false", "fetch-depth: 0"),
        ("(?s)\npermissions:.*?\n\n", "\n"),
    ):
        assert faults(re.sub(right, wrong, text), MAY["pages.yml"]), wrong


def risky(text: str) -> list[str]:
    """What a workflow has that publishes packages, and should not."""
    jobs = re.split(r"(?m)^  (?=\w+:$)", text.split("\njobs:\n")[1])[1:]
    publishing = [job for job in jobs if "pypi-publish" in job]
    found = [] if len(publishing) == 1 else [f"{len(publishing)} jobs publish packages"]
    for job in publishing:
        if re.search(r"(?m)^ *(- )?run:", job) or "actions/checkout" in job:
            found.append("runs something of ours where PyPI trusts it")
        if re.findall(r"(\S+): write", job) != ["id-token"] or "contents:" in job:
            found.append("may do more than show who it is")
        if "environment:" not in job or "outputs.named == 'yes'" not in job:
            found.append("publishes from anywhere")
        if re.search(r"password|attestations: false|skip-existing|secrets\.", job):
            found.append("needs a secret, or leaves out what proves its origin")
    return found


def test_packages_are_published_by_a_job_that_does_nothing_else() -> None:
    text = (FOLDER / "release.yml").read_text("utf-8")
    assert risky(text) == []
    assert "build.py wheel" in text
    for right, wrong in (
        ("      - uses: pypa", "      - run: ls\n      - uses: pypa"),
        ("id-token: write", "id-token: write\n      contents: write"),
        ("    if: needs.build.outputs.named == 'yes'\n", ""),
        ("attestations: true", "password: ${{ secrets.PYPI }}"),
    ):
        assert risky(text.replace(right, wrong)), wrong
