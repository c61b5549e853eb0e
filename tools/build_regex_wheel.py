#!/usr/bin/env python3
"""Rebuild the `regex` wheel for Pyodide that is kept in third_party/regex/.

Nobody has to run this to build the site; it shows how the kept file was made, and makes it again.

    apt-get install clang-19 lld-19          # and: pip, dpkg-deb, apt-get (a Debian machine)
    npm ci                                   # Pyodide: its compiled sysconfig says how it was built
    python3 tools/build_regex_wheel.py       # writes into .cache/regex-wheel/, compares, reports
    python3 tools/build_regex_wheel.py --keep    # ... and takes the result into third_party/regex/

What goes in: the source release of `regex` (pinned by hash), clang, the C library's headers out of
Debian's `emscripten` package and Python's headers out of `libpython3.14-dev`.  Both packages are
only unpacked, never installed, and come from the mirror that this machine's apt already uses; where
the machine's own release lacks them, the release named by --suite is asked on that same mirror.
"""

from __future__ import annotations

import argparse
import base64
import hashlib
import io
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "third_party" / "regex"
STDLIB = ROOT / "node_modules" / "pyodide" / "python_stdlib.zip"

NAME, VERSION = "regex", "2026.3.32"
SOURCE_SHA256 = "f1574566457161678297a116fa5d1556c5a4159d64c5ff7c760e7c564bf66f16"
PYTHON = "3.14"
TAG = "cp314-cp314-pyemscripten_2026_0_wasm32"
EXTENSION = "_regex.cpython-314-wasm32-emscripten.so"
PACKAGES = ("emscripten", f"libpython{PYTHON}-dev")
WHEEL = f"{NAME}-{VERSION}-{TAG}.whl"
DATE = (1980, 1, 1, 0, 0, 0)  # of every member: the earliest that a zip can hold


def run(*command: str | Path, cwd: Path | None = None) -> str:
    """Standard output of a command; ends the program with its words if it fails."""
    done = subprocess.run(
        [str(part) for part in command], cwd=cwd, text=True, capture_output=True, check=False
    )
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}")
    return done.stdout


def need(*programs: str) -> None:
    """End with what to install if a program is not there."""
    missing = [program for program in programs if not shutil.which(program)]
    if missing:
        sys.exit(
            f"Missing: {', '.join(missing)}. On Debian: apt-get install clang-19 lld-19 python3-pip"
        )


def fetch_source(work: Path) -> Path:
    """Folder of the unpacked source release, after its hash was checked."""
    wanted = work / "source.txt"
    wanted.write_text(f"{NAME}=={VERSION} --hash=sha256:{SOURCE_SHA256}\n")
    run(
        *(sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--no-binary=:all:"),
        *("--require-hashes", "-r", wanted, "-d", work),
    )
    with tarfile.open(work / f"{NAME}-{VERSION}.tar.gz") as archive:
        archive.extractall(work, filter="data")
    return work / f"{NAME}-{VERSION}"


def fetch_headers(work: Path, suite: str) -> tuple[Path, dict[str, str]]:
    """Folder with the unpacked Debian packages, and their versions by name."""
    lists = run(
        *("apt-get", "indextargets", "--format", "$(REPO_URI) $(ORIGIN) $(LABEL)"),
        "Created-By: Packages",
    )
    mirrors = [line.split(" ")[0] for line in lists.splitlines() if line.endswith(" Debian Debian")]
    if not mirrors:
        sys.exit("apt has no Debian mirror here (see sources.list(5)), or no lists: apt-get update")
    apt = work / "apt"
    for folder in ("lists/partial", "archives/partial", "parts"):
        (apt / folder).mkdir(parents=True, exist_ok=True)
    (apt / "sources.list").write_text(f"deb {mirrors[0]} {suite} main\n")
    options = [
        *(
            "-o",
            f"Dir::Etc::SourceList={apt}/sources.list",
            "-o",
            f"Dir::Etc::SourceParts={apt}/parts",
        ),
        *("-o", f"Dir::State::Lists={apt}/lists", "-o", f"Dir::Cache={apt}"),
        *("-o", "APT::Sandbox::User=root", "-o", "Dir::State::Status=/dev/null"),
    ]
    run("apt-get", *options, "update")
    run("apt-get", *options, "download", *PACKAGES, cwd=apt)
    versions = {}
    for package in PACKAGES:
        (archive,) = apt.glob(f"{package}_*.deb")
        versions[package] = run("dpkg-deb", "--field", archive, "Version").strip()
        run("dpkg-deb", "--extract", archive, work / "debian")
        archive.unlink()
    return work / "debian" / "usr", versions


def target_pyconfig(native: str) -> str:
    """pyconfig.h as Pyodide's own Python was configured.

    `native` is the pyconfig.h of another machine: it names every setting that exists.  Their values
    come from Pyodide's compiled-in sysconfig, where unset ones are 0.
    """
    member = "_sysconfigdata__emscripten_wasm32-emscripten.py"
    with zipfile.ZipFile(STDLIB) as stdlib:
        scope: dict[str, dict[str, object]] = {}
        exec(compile(stdlib.read(member), member, "exec"), scope)
    values = scope["build_time_vars"]
    names = re.findall(r"^(?:/\* #undef|#\s*define) (\w+)", native, re.MULTILINE)
    lines = [
        f"#define {name} {values[name]}"
        for name in dict.fromkeys(names)
        if isinstance(values.get(name), int) and values[name]
    ]
    return "\n".join(["#ifndef Py_PYCONFIG_H", "#define Py_PYCONFIG_H", *lines, "#endif", ""])


def compile_extension(work: Path, source: Path, headers: Path) -> bytes:
    """The linked side module."""
    python = headers / "include" / f"python{PYTHON}"
    (native,) = headers.glob(f"include/*-linux-gnu*/python{PYTHON}/pyconfig.h")
    (python / "pyconfig.h").write_text(target_pyconfig(native.read_text()))
    system = headers / "share" / "emscripten" / "system"
    resources = Path(run("clang-19", "-print-resource-dir").strip()) / "include"
    folders = [
        resources
    ]  # the order counts: clang's own, then the C library from special to general
    folders += [
        system / part
        for part in (
            *("lib/libc/musl/arch/emscripten", "include/compat", "lib/libc/musl/arch/generic"),
            *("lib/libc/musl/include", "include"),
        )
    ]
    objects = []
    for name in ("_regex", "_regex_unicode"):
        run(
            *("clang-19", "--target=wasm32-unknown-emscripten", "-nostdinc", "-D__EMSCRIPTEN__"),
            *(part for folder in folders for part in ("-isystem", folder)),
            *("-I", python, "-O2", "-fPIC", "-DNDEBUG", f"-ffile-prefix-map={work}=."),
            *("-c", f"{name}.c", "-o", work / f"{name}.o"),
            cwd=source / "src",
        )
        objects.append(f"{name}.o")
    run(
        *("wasm-ld-19", "-shared", "--experimental-pic", "--unresolved-symbols=import-dynamic"),
        *("--export=PyInit__regex", "--no-entry", "--strip-debug", "-o", EXTENSION, *objects),
        cwd=work,
    )
    return (work / EXTENSION).read_bytes()


def pack(source: Path, extension: bytes) -> bytes:
    """The wheel: the package's Python files, the side module, and the metadata a wheel needs."""
    members = {
        path.relative_to(source).as_posix(): path.read_bytes()
        for path in sorted((source / NAME).glob("*.py"))
    }
    members[f"{NAME}/{EXTENSION}"] = extension
    info = f"{NAME}-{VERSION}.dist-info"
    members[f"{info}/METADATA"] = (source / "PKG-INFO").read_bytes()
    members[f"{info}/WHEEL"] = (
        f"Wheel-Version: 1.0\nGenerator: crosscore-recipe\nRoot-Is-Purelib: false\nTag: {TAG}\n"
    ).encode()
    members[f"{info}/top_level.txt"] = f"{NAME}\n".encode()
    members[f"{info}/licenses/LICENSE.txt"] = (source / "LICENSE.txt").read_bytes()
    record = "".join(
        "{},sha256={},{}\n".format(
            name,
            base64.urlsafe_b64encode(hashlib.sha256(data).digest()).decode().rstrip("="),
            len(data),
        )
        for name, data in members.items()
    )
    members[f"{info}/RECORD"] = f"{record}{info}/RECORD,,\n".encode()
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as wheel:
        for name, data in members.items():
            entry = zipfile.ZipInfo(name, DATE)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            wheel.writestr(entry, data)
    return packed.getvalue()


def contents(wheel: bytes) -> dict[str, str]:
    """Hash of every member: two zips can differ by the compressor only."""
    with zipfile.ZipFile(io.BytesIO(wheel)) as opened:
        return {n: hashlib.sha256(opened.read(n)).hexdigest() for n in opened.namelist()}


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--suite", default="forky", help="Debian release to take the headers from")
    parser.add_argument("--work", type=Path, default=ROOT / ".cache" / "regex-wheel")
    parser.add_argument(
        "--keep", action="store_true", help="replace the wheel in third_party/regex/"
    )
    options = parser.parse_args()
    need("clang-19", "wasm-ld-19", "apt-get", "dpkg-deb")
    if not STDLIB.exists():
        sys.exit("Pyodide is not there: run npm ci first.")
    work: Path = options.work.resolve()
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)

    source = fetch_source(work)
    headers, versions = fetch_headers(work, options.suite)
    wheel = pack(source, compile_extension(work, source, headers))
    (work / WHEEL).write_bytes(wheel)
    made = {
        "file": WHEEL,
        "sha256": hashlib.sha256(wheel).hexdigest(),
        "size": len(wheel),
        "source": {"file": f"{NAME}-{VERSION}.tar.gz", "sha256": SOURCE_SHA256},
        "pyodide": json.loads((STDLIB.parent / "package.json").read_text())["version"],
        "built_with": {
            "clang": run("clang-19", "--version").splitlines()[0],
            "lld": run("wasm-ld-19", "--version").strip(),
            **versions,
        },
    }
    print(json.dumps(made, indent=2))
    if options.keep:
        KEPT.mkdir(parents=True, exist_ok=True)
        for old in KEPT.glob("*.whl"):
            old.unlink()
        (KEPT / WHEEL).write_bytes(wheel)
        (KEPT / "wheel.json").write_text(json.dumps(made, indent=2) + os.linesep)
        shutil.copyfile(source / "LICENSE.txt", KEPT / "LICENSE.txt")
        print(f"Kept in {KEPT}")
        return 0
    kept = (KEPT / WHEEL).read_bytes()
    if kept == wheel:
        print("Bit for bit the kept wheel.")
        return 0
    ours, theirs = contents(wheel), contents(kept)
    differing = sorted(n for n in ours.keys() | theirs.keys() if ours.get(n) != theirs.get(n))
    print("Not the kept wheel; members that differ:", ", ".join(differing) or "none (compressor)")
    return 1


if __name__ == "__main__":
    sys.exit(main())
