"""`python -m tumble`: a run, its report and a link; `python -m tumble view FILE`, `bench` and `ensemble` for the rest."""

from __future__ import annotations

import sys

DEMO = """version = 1
name = "demo"
time = { step = 0.00416666666666667, duration = 2.0 }
[[bodies]]
name = "ground"
kind = "fixed"
shape = { kind = "plane", normal = [0, 0, 1] }
[[repeat]]
count = [2, 2, 5]
spacing = [0.35, 0.35, 0.35]
body = { name = "crate", shape = { kind = "box", size = [0.3, 0.3, 0.3] }, density = 600.0, position = [-0.2, 0, 0.2] }
[[bodies]]
name = "ball"
shape = { kind = "sphere", radius = 0.25 }
mass = 40.0
position = [-2.0, 0.15, 0.6]
velocity = [6.0, 0, 1.0]
"""


def demo(file: str = "demo.db") -> int:
    """Runs a small scene with a recording, prints what it came to, and how to see it."""
    import tumble

    run = tumble.Scene.parse(DEMO).run(record=file)
    print(run)
    print(run.world.ledger)
    print(tumble.audit(file))
    print(f"look at it: python -m tumble view {file}")
    return 0


def view(files: list[str]) -> int:
    """Shows a recording until Ctrl-C."""
    import time

    import tumble

    if len(files) != 1:
        print("usage: python -m tumble view RECORDING", file=sys.stderr)
        return 2
    with tumble.view(files[0]) as shown:
        print(f"{shown.link}\nCtrl-C ends it", flush=True)
        try:
            while True:
                time.sleep(1.0)
        except KeyboardInterrupt:
            return 0


def main(words: list[str] | None = None) -> int:
    """Chooses by the first word."""
    words = sys.argv[1:] if words is None else words
    match words:
        case []:
            return demo()
        case ["view", *rest]:
            return view(rest)
        case ["bench", *rest]:
            from .bench import main as bench

            return bench(rest)
        case ["ensemble", *rest]:
            from .ensemble.__main__ import main as ensemble

            return ensemble(rest)
    print("usage: python -m tumble [view RECORDING | bench | ensemble SCENE …]", file=sys.stderr)
    return 0 if words[0] in ("-h", "--help") else 2


if __name__ == "__main__":
    sys.exit(main())
