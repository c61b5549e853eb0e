#!/usr/bin/env python3
"""Build, try and test Crosscore.

    python3 build.py serve          make the site in dist/ and serve it on this machine
    python3 build.py build          only make it
    python3 build.py single         make release/crosscore.html: all of it in one file
    ... --wordnet                   with WordNet's list of 52,000 English words in the one file, too
    python3 build.py wheel          the packages for PyPI: release/crosscore_puzzles-...
    python3 build.py test [ARG ...] all checks and tests; ARGs go to pytest
    python3 build.py test --quick   those that need no browser: a minute or so
    python3 build.py attack [--minutes N] [--seed S] [ATTACK ...]
                                    throw hostile and random input at the engine: docs/building.md
    python3 build.py catalogue [LANGUAGE]
                                    print what the page says in English, for translators

Needs git, Python 3.11 or newer and Node.js with npm; says what to do where something is missing.
See docs/building.md.
"""

import argparse
import sys

if sys.version_info < (3, 11):  # noqa: UP036 (this very line tells people with an older one)
    sys.exit(f"Python 3.11 or newer is needed; this is {sys.version.split()[0]}.")

from tools import check, packages, player, serve, site
from tools.steps import BuildError, say


def main(arguments: list[str]) -> int:
    """Exit code: 0 well, 1 something is missing or a check failed, 2 wrong arguments."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    serving = commands.add_parser("serve", help="make the site and serve it on this machine")
    serving.add_argument("--port", type=serve.port, help="default: 8000, or the next free one")
    serving.add_argument(
        "--offline", action="store_true", help="let browsers keep it, as a real host does"
    )
    building = commands.add_parser("build", help="make the site in dist/")
    building.add_argument(
        "--single", action="store_true", help="with crosscore.html in it, for people to take along"
    )
    packing = commands.add_parser("single", help="make the whole site as one file")
    for command in (building, packing):
        command.add_argument(
            "--wordnet",
            action="store_true",
            help="with the large English list that has clues in crosscore.html, too",
        )
    commands.add_parser("wheel", help="make the packages that people install with pip")
    catalogue = commands.add_parser("catalogue", help="print what translators translate from")
    catalogue.add_argument("language", nargs="?", help="only what its catalogue lacks")
    testing = commands.add_parser("test", help="all checks and tests; more arguments go to pytest")
    testing.add_argument("--quick", action="store_true", help="without what needs a browser")
    commands.add_parser("attack", help="throw hostile and random input at the engine")
    options, more = parser.parse_known_args(arguments)
    if more and options.command not in ("attack", "test"):
        parser.error(f"unknown arguments: {' '.join(more)}")
    try:
        if options.command == "test":
            return check.check([word for word in more if word != "--"], options.quick)
        if options.command == "attack":
            return check.attack(more)
        if options.command == "catalogue":
            return check.catalogue(options.language)
        if options.command == "wheel":
            for made in packages.build():
                say(f"{made}  ({made.stat().st_size:,} bytes)")
            return 0
        if options.command == "single":
            made = site.build_single(large=options.wordnet)
            say(f"\n{made}  ({made.stat().st_size:,} bytes)")
            say("Open it with a double click, or copy it to where it is wanted: it needs no other")
            say("file, no server and no network.")
            return 0
        alone = options.command == "build" and options.single
        dist = site.build(large=alone and options.wordnet, one_file=alone)
        player.renew(dist)
        if options.command == "serve":
            serve.serve(dist, options.port, options.offline)
    except BuildError as error:
        say(f"\n{error}")
        return 1
    except (PermissionError, FileExistsError, NotADirectoryError) as error:
        say(f"\n{error.filename}: {error.strerror}. The folder and what is in it must be writable.")
        return 1
    except KeyboardInterrupt:
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
