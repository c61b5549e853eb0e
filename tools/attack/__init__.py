"""Hostile and random input thrown at the engine, to find what it doesn't stand.

Each attack makes an input from a seed and an oracle judges what the engine does with it:

- messages: messages of the page with parts changed;
- documents: documents with parts changed; what is accepted once must be accepted everywhere;
- files: files of all formats with bytes changed; open, write, open must come to the same puzzle;
- puzzles: random kinds, languages and options; `checker`, which knows nothing of the engine, reads
  what is made.

An input that fails is a finding. It is made as small as it still fails (`shrink`) and written as
a case, which `tests/attack/` replays forever.
"""
