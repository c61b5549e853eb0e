"""placeholder"""


def check(arguments: list[str]) -> int:
    """Run all checks."""
    return 1
