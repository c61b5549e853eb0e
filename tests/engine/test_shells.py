"""What is made of the commands' help: completion in shells, and the manual page."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from crosscore.cli import completion, manual, program
from crosscore.cli.described import LIST, Argument, Command
from tests.engine.command import call


@pytest.fixture(scope="module")
def commands() -> list[Command]:
    return program.described()


def test_bash_completes_commands_options_values_and_lists(
    tmp_path: Path, commands: list[Command]
) -> None:
    (tmp_path / "my.txt").write_text("CAT\n", "utf-8")
    (tmp_path / "out").mkdir()
    asked = {
        "cross": {"crossword"},
        "crossword --se": {"--seed"},
        "crossword --goal cro": {"crossings"},
        "crossword english-": {"english-spanish"},
        "crossword my": {"my.txt"},
        "batch --kind fill --bloc": {"--blocks"},
        "batch -o ": {"out"},
        "completion ": {"bash", "zsh", "fish"},
        "lists hi": {"hindi"},
        "help comp": {"completion"},
        "export my.ipuz --to sv": {"svg"},
        "nothing x": set(),
    }
    code = completion.script("bash", commands) + "".join(
        f"COMP_WORDS=(crosscore {line.rpartition(' ')[0]} '{line.rpartition(' ')[2]}')\n"
        'COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _crosscore; echo "${COMPREPLY[*]}"\n'
        for line in asked
    )
    done = subprocess.run(
        ["bash", "-c", code], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    answers = [set(line.split()) for line in done.stdout.splitlines()]
    assert dict(zip(asked, answers, strict=True)) == asked
    assert done.stderr == ""


@pytest.mark.parametrize("shell", completion.SHELLS)
def test_each_shell_is_told_all_commands_and_their_options(
    tmp_path: Path, commands: list[Command], shell: str
) -> None:
    done = call(tmp_path, "completion", shell)
    assert done.returncode == 0
    assert done.stdout == completion.script(shell, commands)
    for command in commands:
        assert command.name in done.stdout
        long = [flag for option in command.options for flag in option.flags if flag[2:]]
        for flag in long:
            assert (f"-l {flag[2:]} " if shell == "fish" else flag) in done.stdout
    if shutil.which(shell):
        read = [shell, "-n", "/dev/stdin"] if shell == "fish" else [shell, "-n"]
        assert subprocess.run(read, input=done.stdout, text=True, check=False).returncode == 0
    assert call(tmp_path, "completion", "tcsh").returncode == 2


def test_texts_of_any_letters_stay_texts() -> None:
    odd = 'It\'s [odd]: $(touch bad) `x` \\ "y"'
    option = Argument(("--odd",), "A:B", odd, (), LIST)
    commands = [Command("", "", "", "", (), (option,)), Command("c", odd, "", "", (), (option,))]
    for shell in completion.SHELLS:
        text = completion.script(shell, commands)
        if shutil.which(shell):
            read = [shell, "-n", "/dev/stdin"] if shell == "fish" else [shell, "-n"]
            assert subprocess.run(read, input=text, text=True, check=False).returncode == 0
    lines = manual.page([*commands[:1], Command("c", ".odd\n'odd", odd, "", (), ())]).splitlines()
    assert "\\&.odd" in lines
    assert 'It\'s [odd]: $(touch bad) `x` \\e "y"' in lines


def test_the_manual_tells_every_option(commands: list[Command]) -> None:
    text = manual.page(commands)
    plain = text.replace("\\-", "-")
    for command in commands[1:]:
        part = plain.split(f".SS {command.name}\n")[1].split("\n.SS ")[0]
        for option in command.options:
            assert all(
                f"\\fB{flag}\\fR" in part for flag in option.flags if "help" not in option.help
            )
    for _, example in manual.EXAMPLES:
        assert program.parser(given := example.split()[1:]).parse_args(given)
    requests = {line.split()[0] for line in text.splitlines() if line.startswith(".")}
    assert requests <= {
        *(".TH", ".nh", ".SH", ".B", ".I", ".SS"),
        *(".PP", ".TP", ".br", ".nf", ".fi", ".RS", ".RE"),
    }
    assert not re.search(r"(?m)^'|[^\\]-", text.partition(".SH EXIT")[0].partition("SYNOPSIS")[2])
    if shutil.which("groff"):
        ask = ["groff", "-man", "-Tutf8", "-k", "-ww", "-z"]
        done = subprocess.run(ask, input=text, capture_output=True, text=True, check=True)
        assert done.stderr == ""
