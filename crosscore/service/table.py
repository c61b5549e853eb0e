"""Which function answers which message."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from crosscore.protocol import Request

if TYPE_CHECKING:
    from crosscore.service.desk import Desk

__all__ = ["HANDLERS", "handles"]

R = TypeVar("R", bound=Request)
Answer = Mapping[str, Any]
Made = TypeVar("Made", bound=Answer | Generator[Any, None, Answer])

#: By the class of the message. What takes long is a generator that yields between its pieces.
HANDLERS: dict[type[Request], Callable[[Desk, Any], Answer | Generator[Any, None, Answer]]] = {}


def handles(
    request: type[R],
) -> Callable[[Callable[[Desk, R], Made]], Callable[[Desk, R], Made]]:
    """Enter a function as the one that answers a message; its type says what the answer holds."""

    def enter(handler: Callable[[Desk, R], Made]) -> Callable[[Desk, R], Made]:
        HANDLERS[request] = handler
        return handler

    return enter
