"""Completion of the command line in bash, zsh and fish, made from the commands themselves."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence

from crosscore.cli.described import FILE, FOLDER, LIST, NAME, Argument, Command
from crosscore.shipped import dictionaries

__all__ = ["FILES", "SHELLS", "add", "script"]

#: where each shell looks for its script, below a prefix such as /usr
FILES = {
    "bash": "share/bash-completion/completions/crosscore",
    "zsh": "share/zsh/site-functions/_crosscore",
    "fish": "share/fish/vendor_completions.d/crosscore.fish",
}
SHELLS = tuple(FILES)

_HOW = """\
to try it, and to keep it:
  bash   eval "$(crosscore completion bash)"
         crosscore completion bash > ~/.local/share/bash-completion/completions/crosscore
  zsh    source <(crosscore completion zsh)
         crosscore completion zsh > a folder of $fpath, as _crosscore
  fish   crosscore completion fish | source
         crosscore completion fish > ~/.config/fish/completions/crosscore.fish
"""


def add(
    commands: argparse._SubParsersAction[argparse.ArgumentParser],
    described: Callable[[], list[Command]],
) -> None:
    """Add the command; `described` tells all commands."""
    parser = commands.add_parser(
        "completion",
        help="print a script that completes commands and options in a shell",
        epilog=_HOW,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("shell", metavar="SHELL", choices=SHELLS, help=", ".join(SHELLS))

    def run(asked: argparse.Namespace) -> int:
        sys.stdout.write(script(asked.shell, described()))
        return 0

    parser.set_defaults(run=run)


def script(shell: str, commands: list[Command]) -> str:
    """The script for a shell."""
    program, *others = commands
    names = [each.name for each in dictionaries()]
    return {"bash": _bash, "zsh": _zsh, "fish": _fish}[shell](program, others, names)


def _flags(arguments: Sequence[Argument]) -> list[str]:
    return [flag for each in arguments for flag in each.flags]


# -- bash ----------------------------------------------------------------------------------


def _bash(program: Command, commands: list[Command], names: list[str]) -> str:
    lines = [
        "# Completes crosscore in bash 3.2 or newer.",
        "_crosscore() {",
        '    local word="${COMP_WORDS[COMP_CWORD]}" before="" command="" each',
        '    ((COMP_CWORD > 0)) && before="${COMP_WORDS[COMP_CWORD-1]}"',
        '    for each in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do',
        '        [[ $each == -* ]] || { command="$each"; break; }',
        "    done",
        "    COMPREPLY=()",
        "    local options values= files= ",
        f"    local lists={_quoted(' '.join(names))}",
        '    case "$command" in',
        '    "") '
        + _words("values", [*(each.name for each in commands), *_flags(program.options)]),
        "        ;;",
    ]
    for command in commands:
        lines += [f"    {command.name})", "        " + _words("options", _flags(command.options))]
        lines.append('        case "$before" in')
        for option in command.options:
            if option.metavar:
                lines.append(
                    f"        {'|'.join(option.flags)}) options=; {_bash_value(option)} ;;"
                )
        place = next(iter(command.places), None)
        lines += [
            f"        *) {_bash_value(place) if place else ':'} ;;",
            "        esac",
            "        ;;",
        ]
    lines += [
        "    *) files=1 ;;",
        "    esac",
        '    if [[ $word == -* ]]; then values="$options"; files=; fi',
        '    [[ $command == "" && $word != -* ]] && files=',
        '    if [[ -n $values ]]; then COMPREPLY=($(compgen -W "$values" -- "$word")); fi',
        "    if [[ $files == d ]]; then compopt -o filenames 2>/dev/null; "
        'COMPREPLY+=($(compgen -d -- "$word")); fi',
        "    if [[ $files == 1 ]]; then compopt -o filenames 2>/dev/null; "
        'COMPREPLY+=($(compgen -f -- "$word")); fi',
        "}",
        "complete -F _crosscore crosscore",
    ]
    return "\n".join(lines) + "\n"


def _words(name: str, words: Sequence[str]) -> str:
    return f"{name}={_quoted(' '.join(words))}"


def _bash_value(argument: Argument) -> str:
    if argument.values:
        return _words("values", argument.values)
    known = {LIST: 'values="$lists"; files=1', NAME: 'values="$lists"'}
    return {**known, FILE: "files=1", FOLDER: "files=d"}.get(argument.takes, ":")


def _quoted(text: str) -> str:
    """A text as one word of a shell."""
    return "'" + text.replace("'", "'\\''") + "'"


# -- zsh -----------------------------------------------------------------------------------


def _zsh(program: Command, commands: list[Command], names: list[str]) -> str:
    lines = [
        "#compdef crosscore",
        "# Completes crosscore in zsh.",
        "_crosscore_name() {",
        f"    compadd {' '.join(names)}",
        "}",
        "_crosscore_list() {",
        f"    local -a names=({' '.join(map(_quoted, names))})",
        "    _alternative 'lists:list that comes with Crosscore:($names)' 'files:file:_files'",
        "}",
        "_crosscore() {",
        "    local curcontext=$curcontext state line",
        "    typeset -A opt_args",
        "    local -a commands=(",
        *(f"        {_quoted(f'{each.name}:{each.help}')}" for each in commands),
        "    )",
        "    _arguments -C \\",
        *(f"        {_zsh_option(option)} \\" for option in program.options),
        "        '1:command:->command' '*::argument:->argument'",
        '    case "$state" in',
        "    command) _describe command commands ;;",
        "    argument)",
        '        case "$words[1]" in',
    ]
    for command in commands:
        lines.append(f"        {command.name})")
        told = [_zsh_option(option) for option in command.options]
        told += [_zsh_place(place) for place in command.places]
        lines.append(
            "            _arguments \\\n                " + " \\\n                ".join(told)
        )
        lines.append("            ;;")
    lines += [
        "        esac",
        "        ;;",
        "    esac",
        "}",
        "if [[ $funcstack[1] == _crosscore ]]; then",
        '    _crosscore "$@"',
        "else",
        "    compdef _crosscore crosscore",
        "fi",
    ]
    return "\n".join(lines) + "\n"


def _zsh_option(option: Argument) -> str:
    told = option.told.replace("[", "\\[").replace("]", "\\]").replace(":", "\\:")
    value = f":{_colons(option.metavar)}:{_zsh_value(option)}" if option.metavar else ""
    if len(option.flags) == 1:
        return _quoted(f"*{option.flags[0]}[{told}]{value}")
    flags = ",".join(option.flags)
    return "\\*{" + flags + "}" + _quoted(f"[{told}]{value}")


def _zsh_place(place: Argument) -> str:
    start = "*:" if place.several else "::" if place.optional else ":"
    return _quoted(f"{start}{_colons(place.metavar)}:{_zsh_value(place)}")


def _zsh_value(argument: Argument) -> str:
    if argument.values:
        return "(" + " ".join(argument.values) + ")"
    known = {LIST: "_crosscore_list", NAME: "_crosscore_name"}
    return {**known, FILE: "_files", FOLDER: "_files -/"}.get(argument.takes, " ")


def _colons(text: str) -> str:
    return text.replace(":", "\\:")


# -- fish ----------------------------------------------------------------------------------


def _fish(program: Command, commands: list[Command], names: list[str]) -> str:
    lines = ["# Completes crosscore in fish.", "complete -c crosscore -f"]
    lines += [_fish_option("__fish_use_subcommand", option, names) for option in program.options]
    for command in commands:
        lines.append(
            f"complete -c crosscore -n __fish_use_subcommand -a {command.name} "
            f"-d {_fish_quoted(command.help)}"
        )
    for command in commands:
        when = f"'__fish_seen_subcommand_from {command.name}'"
        lines += [_fish_option(when, option, names) for option in command.options]
        for place in command.places[:1]:
            lines.append(f"complete -c crosscore -n {when}{_fish_value(place, names)}")
    return "\n".join(line for line in lines if line) + "\n"


def _fish_option(when: str, option: Argument, names: Sequence[str]) -> str:
    flags = "".join(
        f" -l {flag[2:]}" if flag.startswith("--") else f" -s {flag[1:]}" for flag in option.flags
    )
    value = f" -r{_fish_value(option, names)}" if option.metavar else ""
    return f"complete -c crosscore -n {when}{flags}{value} -d {_fish_quoted(option.told)}"


def _fish_value(argument: Argument, names: Sequence[str]) -> str:
    if argument.values:
        return f" -f -a {_fish_quoted(' '.join(argument.values))}"
    if argument.takes in (LIST, NAME):
        return f" -{'F' if argument.takes == LIST else 'f'} -a {_fish_quoted(' '.join(names))}"
    if argument.takes == FOLDER:
        return " -f -a '(__fish_complete_directories)'"
    return " -F" if argument.takes else " -f"


def _fish_quoted(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"
