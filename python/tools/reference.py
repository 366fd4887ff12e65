"""Writes docs/python-reference.md: every public name with its signature from the stubs and its docstring.

python python/tools/reference.py > docs/python-reference.md
"""

from __future__ import annotations

import ast
import importlib
import inspect
import pathlib
import sys

import tumble

#: Modules of the page: their heading and where they are.
MODULES = [("`tumble`", "tumble"), ("`tumble.ensemble`", "tumble.ensemble"), ("`tumble.gym`", "tumble.gym")]


def stubs() -> dict[str, dict[str, list[str]]]:
    """Signatures with types of the classes and functions written in Rust, by class ("" for functions) and name."""
    file = pathlib.Path(tumble.__file__).with_name("_tumble.pyi")
    found: dict[str, dict[str, list[str]]] = {"": {}}

    def add(owner: str, node: ast.FunctionDef) -> None:
        arguments = ast.unparse(node.args)
        for first in ("self, ", "self", "cls, ", "cls"):
            if arguments == first or (first.endswith(" ") and arguments.startswith(first)):
                arguments = arguments[len(first) :]
                break
        returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
        marks = {ast.unparse(d) for d in node.decorator_list}
        if any(m.endswith(".setter") for m in marks):
            return
        text = f"{node.name}{returns}" if "property" in marks else f"{node.name}({arguments.removeprefix('/, ')}){returns}"
        found[owner].setdefault(node.name, []).append(text)

    for node in ast.parse(file.read_text()).body:
        if isinstance(node, ast.FunctionDef):
            add("", node)
        elif isinstance(node, ast.ClassDef):
            found[node.name] = {}
            for member in node.body:
                if isinstance(member, ast.FunctionDef):
                    add(node.name, member)
    return found


def doc(value: object) -> str:
    """A docstring; its examples as a block of code."""
    lines, out, block = (inspect.getdoc(value) or "").splitlines(), [], False
    for line in lines:
        if line.startswith(">>>") and not block:
            out += ["", "```pycon"]
            block = True
        elif block and not line.strip():
            out += ["```"]
            block = False
        out.append(line)
    return "\n".join(out + (["```"] if block else [])).replace("\n\n\n", "\n\n").strip()


def signature(name: str, value: object, typed: dict[str, dict[str, list[str]]], owner: str = "") -> list[str]:
    """How it is called, one line for each overload."""
    known = typed.get(owner, {}).get(name)
    if known:
        return known
    try:
        return [f"{name}{inspect.signature(value)}".replace("(self, ", "(").replace("(self)", "()")]  # type: ignore[arg-type]
    except (TypeError, ValueError):
        return [name]


def members(cls: type) -> list[tuple[str, object]]:
    """Public members with a docstring of their own, in the order of their names."""
    return sorted((k, v) for k, v in vars(cls).items() if not k.startswith("_") and inspect.getdoc(v))


def page() -> str:
    """The whole page."""
    typed = stubs()
    out = [
        "# Python: every name",
        "",
        "Made by `python python/tools/reference.py` from the docstrings and the stubs. The [guide](python.md) explains.",
        "",
    ]
    for heading, path in MODULES:
        module = importlib.import_module(path)
        names = sorted(getattr(module, "__all__", []), key=str.lower)
        out += [f"## {heading}", "", doc(module), ""]
        for name in names:
            value = getattr(module, name)
            if inspect.ismodule(value) or name.startswith("__"):
                continue
            if path != "tumble" and name in tumble.__all__:
                continue
            if inspect.isclass(value):
                out += [f"### `{name}`", "", doc(value), ""]
                made = typed.get(name, {}).get("__new__") or typed.get(name, {}).get("__init__")
                if made:
                    out += [
                        "```python",
                        *(m.replace("__new__", name).replace("__init__", name).split(" -> ")[0] for m in made),
                        "```",
                        "",
                    ]
                for key, member in members(value):
                    out += [f"- **`{line}`**" for line in signature(key, member, typed, name)]
                    out += ["", *("  " + line if line else "" for line in doc(member).splitlines()), ""]
            elif callable(value):
                out += [f"### `{name}`", "", "```python", *signature(name, value, typed), "```", "", doc(value), ""]
            else:
                out += [f"### `{name}`", "", f"A constant of the type `{type(value).__name__}`.", ""]
    text = "\n".join(out)
    while "\n\n\n" in text:
        text = text.replace("\n\n\n", "\n\n")
    return text.strip() + "\n"


if __name__ == "__main__":
    sys.stdout.write(page())
