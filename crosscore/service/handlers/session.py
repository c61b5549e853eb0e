"""Greeting, and stopping jobs."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from crosscore import __version__, alphabet, dictionary, protocol, sheet
from crosscore.errors import CrosscoreError, sentence
from crosscore.formats import ipuz
from crosscore.kinds.registry import KINDS
from crosscore.protocol import requests
from crosscore.service.answers import Pieces, sound
from crosscore.service.table import handles

if TYPE_CHECKING:
    from crosscore import wire
    from crosscore.service.desk import Desk


@handles(requests.Hello)
def hello(_: Desk, asked: requests.Hello) -> wire.Ready:
    if asked.protocol != protocol.PROTOCOL:
        raise CrosscoreError(
            "version",
            sentence(
                "version",
                "The page speaks protocol {page}, the engine {engine}; "
                "reload the page to get the same version of both.",
                page=asked.protocol,
                engine=protocol.PROTOCOL,
            ),
            "protocol",
        )
    return {
        "type": "ready",
        "protocol": protocol.PROTOCOL,
        "engine": __version__,
        "python": sys.version.split()[0],
        "languages": [
            {
                "code": a.code,
                "name": a.name,
                "english": a.english,
                "direction": a.direction,
                "experimental": a.experimental,
                "options": {name: list(choices) for name, choices in a.options.items()},
            }
            for a in alphabet.languages()
        ],
        "kinds": [
            {
                "id": k.id,
                "fields": [f.as_dict() for f in k.fields],
                "presets": list(k.presets),
                "sheet": [f.as_dict() for f in sheet.fields(k.models[0], k.lists)],
                "acts": sorted(k.acts),
                "lacks": {m: sorted(k.acts - k.acts_of(m)) for m in k.models},
                "dictionary": k.dictionary,
                "model": k.models[0],
                "models": list(k.models),
            }
            for k in KINDS.values()
        ],
        "limits": {"dictionary_bytes": dictionary.MAX_BYTES, "puzzle_bytes": ipuz.MAX_BYTES},
    }


@handles(requests.JobCancel)
def cancel(desk: Desk, asked: requests.JobCancel) -> wire.Ok:
    if desk.job is not None and desk.job.number == asked.job:
        desk.job.stop()
    return {"type": "ok"}


@handles(requests.JobShare)
def share(desk: Desk, asked: requests.JobShare) -> Pieces[wire.Ok]:
    if desk.job is not None and desk.job.number == asked.job:
        puzzle = yield from sound(asked.document)
        if desk.job is not None and desk.job.number == asked.job:
            desk.job.adopt(puzzle, final=bool(asked.final))
    return {"type": "ok"}
