"""Brings Python to where the engine can be asked (run by memory.mjs, inside Pyodide).

Everything that the engine will import is imported, and the tables and patterns of a first puzzle
are made.  They are kept by the modules; the service goes.
"""

import functools
import gc
import importlib
import json
import pkgutil
import sys
import traceback
from inspect import signature
from typing import Any

WORDS = "apple grape lemon melon olive peach plum cherry banana mango papaya orange apricot date"


def rehearse(modules: list[str]) -> None:
    """Import `modules` and the whole engine, and let it make a puzzle.

    Raises AssertionError if it makes none, or needed `regex` for it: that is partly no Python, and
    such parts cannot be written down.
    """
    for name in modules:
        importlib.import_module(name)
    crosscore = importlib.import_module("crosscore")
    for found in pkgutil.walk_packages(crosscore.__path__, "crosscore."):
        importlib.import_module(found.name)
    service = importlib.import_module("crosscore.service").Service()
    hello = ask(service, "hello", protocol=1)
    words = json.dumps({word: f"Clue of {word}" for word in WORDS.split()}).encode()
    ask(service, "dictionary.load", words, name="rehearsal.json", language="en")
    dictionary = work(service)["dictionary"]["id"]
    kind = hello["kinds"][0]["id"]
    ask(service, "puzzle.new", kind=kind, dictionary=dictionary, nodes=200, seed=1)
    assert "document" in work(service)
    for module in [module for name, module in sys.modules.items() if name.startswith("crosscore")]:
        for value in list(vars(module).values()):
            if isinstance(value, functools._lru_cache_wrapper) and not signature(value).parameters:
                value()  # a table out of a file: there will be no files
    traceback.format_exc()
    assert "regex" not in sys.modules
    del service
    gc.collect()


def ask(
    service: Any, kind: str, payload: bytes | None = None, /, **fields: object
) -> dict[str, Any]:
    """The answer to one message."""
    message = json.dumps({"v": 1, "id": 1, "type": kind, **fields})
    answer: dict[str, Any] = json.loads(service.handle(message, payload))
    assert answer["type"] != "error", answer
    return answer


def work(service: Any) -> dict[str, Any]:
    """The end of the job that runs."""
    while True:
        for message in map(json.loads, service.step(30)):
            if message["type"] == "end" and isinstance(message, dict):
                return message
