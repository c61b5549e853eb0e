"""The functions that answer the messages, by subject.

Each takes what the service has at hand and the request, and returns the answer; crosscore.wire has
the types of these. A new message is a class in protocol/requests.py and a function here.
"""

from crosscore.service.handlers import changing, files, grid, making, session, words

__all__ = ["changing", "files", "grid", "making", "session", "words"]
