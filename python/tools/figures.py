"""Draws the figures of docs/python-studies.md from the datasets of the studies.

python python/tools/figures.py --die throws --galton board-0.3 --tolerance machines --learning cart_pole.json
"""

from __future__ import annotations

import argparse
import json
import math
import pathlib
import sys

import numpy as np
import tumble
from tumble.ensemble import wilson

ROOT = pathlib.Path(__file__).resolve().parents[2]
FIGURES = ROOT / "docs" / "figures"
WIDTH, HEIGHT, LEFT, BOTTOM, TOP = 560, 260, 56, 40, 28
INK, OURS, THEIRS = "#444", "#3b6ea5", "#c8702a"


class Drawing:
    """Axes with a title, and what is drawn between them."""

    def __init__(self, title: str, across: str, up: str, x: tuple[float, float], y: tuple[float, float]) -> None:
        self.x, self.y, self.parts = x, y, []
        self.text(LEFT, 16, title, "start")
        self.text((LEFT + WIDTH) / 2, HEIGHT - 4, across)
        self.text(LEFT, 27, up, "start", 10)
        self.line(LEFT, HEIGHT - BOTTOM, WIDTH - 8, HEIGHT - BOTTOM, INK)
        self.line(LEFT, TOP, LEFT, HEIGHT - BOTTOM, INK)

    def place(self, x: float, y: float) -> tuple[float, float]:
        a = LEFT + (x - self.x[0]) / (self.x[1] - self.x[0]) * (WIDTH - 8 - LEFT)
        return a, HEIGHT - BOTTOM - (y - self.y[0]) / (self.y[1] - self.y[0]) * (HEIGHT - BOTTOM - TOP)

    def text(self, x: float, y: float, text: str, anchor: str = "middle", size: int = 12) -> None:
        self.parts.append(f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" text-anchor="{anchor}" fill="{INK}">{text}</text>')

    def line(self, x1: float, y1: float, x2: float, y2: float, colour: str, width: float = 1.0) -> None:
        self.parts.append(
            f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}" stroke-width="{width}"/>'
        )

    def ticks(self, across: list[tuple[float, str]], up: list[tuple[float, str]]) -> None:
        for at, label in across:
            self.text(self.place(at, self.y[0])[0], HEIGHT - BOTTOM + 15, label, size=10)
        for at, label in up:
            y = self.place(self.x[0], at)[1]
            self.line(LEFT - 4, y, LEFT, y, INK)
            self.text(LEFT - 6, y + 3, label, "end", 10)

    def bar(self, x: float, y: float, width: float, colour: str = OURS) -> None:
        (a, top), (b, bottom) = self.place(x - width / 2, y), self.place(x + width / 2, self.y[0])
        self.parts.append(
            f'<rect x="{a:.1f}" y="{top:.1f}" width="{b - a:.1f}" height="{max(bottom - top, 0):.1f}" fill="{colour}" fill-opacity="0.75"/>'
        )

    def error(self, x: float, least: float, most: float) -> None:
        (a, low), (_, high) = self.place(x, least), self.place(x, most)
        self.line(a, low, a, high, INK, 1.5)

    def curve(self, xs: list[float], ys: list[float], colour: str) -> None:
        points = " ".join("{:.1f},{:.1f}".format(*self.place(x, y)) for x, y in zip(xs, ys))
        self.parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')

    def write(self, name: str) -> None:
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif">'
        paper = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>'
        (FIGURES / name).write_text("\n".join([head, paper, *self.parts, "</svg>"]) + "\n")
        print(FIGURES / name)


def die(folder: str) -> None:
    faces = tumble.Ensemble.open(folder).columns("face")["face"]
    total = len(faces)
    shares = [wilson(int((faces == k).sum()), total) for k in range(1, 7)]
    spread = 1.6 * max(max(abs(s["least"] - 1 / 6), abs(s["most"] - 1 / 6)) for s in shares)
    figure = Drawing(
        f"{total:,} throws: shares with intervals of 95 %", "face", "share", (0.5, 6.5), (1 / 6 - spread, 1 / 6 + spread)
    )
    for k, s in enumerate(shares, 1):
        figure.bar(k, s["share"], 0.6)
        figure.error(k, s["least"], s["most"])
    figure.curve([0.5, 6.5], [1 / 6, 1 / 6], THEIRS)
    figure.ticks(
        [(k, str(k)) for k in range(1, 7)], [(v, f"{v:.4f}") for v in (1 / 6 - 0.6 * spread, 1 / 6, 1 / 6 + 0.6 * spread)]
    )
    figure.write("python-die.svg")


def galton(folder: str) -> None:
    bins = tumble.Ensemble.open(folder).columns("bin")["bin"]
    inside = bins[bins >= 0]
    rows = 8
    shares = [wilson(int((inside == k).sum()), len(inside)) for k in range(rows + 1)]
    ideal = [math.comb(rows, k) / 2**rows for k in range(rows + 1)]
    most = 1.15 * max(*ideal, *(s["most"] for s in shares))
    figure = Drawing(
        f"{len(inside):,} balls (bars) and the binomial distribution (line)", "bin", "share", (-0.5, rows + 0.5), (0, most)
    )
    for k, s in enumerate(shares):
        figure.bar(k, s["share"], 0.7)
        figure.error(k, s["least"], s["most"])
    figure.curve([float(k) for k in range(rows + 1)], ideal, THEIRS)
    figure.ticks([(k, str(k)) for k in range(rows + 1)], [(v, f"{v:.2f}") for v in np.arange(0, most, 0.1)])
    figure.write("python-galton.svg")


def tolerance(folder: str) -> None:
    sys.path.insert(0, str(ROOT / "python" / "studies"))
    import tolerance as study

    table = tumble.Ensemble.open(folder).columns("x", "angle")
    x = 1e6 * (table["x"] - study.piston(table["angle"], study.RADIUS, study.ROD, study.OFFSET))
    sigma, centre = float(np.std(x, ddof=1)), float(np.mean(x))
    edges = np.linspace(centre - 4 * sigma, centre + 4 * sigma, 33)
    counts, _ = np.histogram(x, edges)
    density = counts / len(x) / (edges[1] - edges[0])
    bell = lambda v: math.exp(-0.5 * ((v - centre) / sigma) ** 2) / (sigma * math.sqrt(2 * math.pi))
    figure = Drawing(f"{len(x):,} machines and the normal distribution of the same spread", "deviation of the piston from its place [µm]", "density [1/µm]", (float(edges[0]), float(edges[-1])), (0, 1.2 * bell(centre)))  # fmt: skip
    for a, b, d in zip(edges, edges[1:], density):
        figure.bar((a + b) / 2, float(d), 0.95 * (b - a))
    middle = [float(v) for v in np.linspace(edges[0], edges[-1], 80)]
    figure.curve(middle, [bell(v) for v in middle], THEIRS)
    figure.ticks(
        [(centre + k * sigma, f"{centre + k * sigma:.0f}") for k in (-3, -2, -1, 0, 1, 2, 3)],
        [(bell(centre), f"{bell(centre):.4f}")],
    )
    figure.write("python-tolerance.svg")


def learning(file: str) -> None:
    told = json.loads(pathlib.Path(file).read_text())
    steps, means = zip(*told["curve"])
    figure = Drawing(
        "PPO on CartPole: mean return of the episodes of a rollout",
        "steps of the environment",
        "return",
        (0, steps[-1]),
        (0, 520),
    )
    figure.curve([float(s) for s in steps], list(means), OURS)
    figure.curve([0, steps[-1]], [475, 475], THEIRS)
    figure.ticks(
        [(s, f"{s:,}") for s in np.linspace(0, steps[-1], 5, dtype=int)], [(v, str(v)) for v in (0, 100, 200, 300, 400, 500)]
    )
    figure.write("python-learning.svg")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    makers = {"die": die, "galton": galton, "tolerance": tolerance, "learning": learning}
    for name in makers:
        parser.add_argument(f"--{name}")
    given = vars(parser.parse_args())
    for name, make in makers.items():
        if given[name]:
            make(given[name])
    return 0


if __name__ == "__main__":
    sys.exit(main())
