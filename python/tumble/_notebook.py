"""What a notebook shows: small tables that need no server."""

from __future__ import annotations

import sys
from html import escape
from typing import Any

_STYLE = "border-collapse:collapse;font-variant-numeric:tabular-nums"


def _rows(title: str, rows: list[tuple[str, str]]) -> str:
    cells = "".join(
        f"<tr><th style='text-align:left'>{escape(a)}</th><td style='text-align:left'>{escape(b)}</td></tr>" for a, b in rows
    )
    return f"<table style='{_STYLE}'><caption style='text-align:left'><b>{escape(title)}</b></caption>{cells}</table>"


def world(w: Any) -> str:
    """A world: bodies, time, energy, residual, verdict."""
    report, ledger = w.report, w.ledger
    rows = [
        ("bodies", str(len(w))),
        ("time", f"{w.time:.6g} s after {w.steps} steps"),
        ("energy", f"{ledger.energy:.6g} J (kinetic {ledger.kinetic:.6g} J), imbalance {ledger.imbalance:.1e} J"),
        ("contacts", str(report.contact_count)),
        ("verdict", f"{report.verdict}, residual {report.residual:.2e} m/s"),
    ]
    names, positions = w.names, w.positions
    body_rows = "".join(
        f"<tr><td style='text-align:left'>{escape(n)}</td>" + "".join(f"<td>{x:.4f}</td>" for x in p) + "</tr>"
        for n, p in list(zip(names, positions))[:10]
    )
    more = f"<tr><td colspan='4'>… and {len(names) - 10} more</td></tr>" if len(names) > 10 else ""
    head = "<tr><th style='text-align:left'>body</th><th>x [m]</th><th>y [m]</th><th>z [m]</th></tr>"
    return _rows("World", rows) + f"<table style='{_STYLE}'>{head}{body_rows}{more}</table>"


def recording(r: Any) -> str:
    """A recording: what it is, how long, how it ended."""
    meta = r.meta
    rows = [
        ("file", r.path),
        ("scene", r.name),
        ("frames", str(len(r))),
        ("bodies", str(meta["body_count"])),
        ("ending", str(meta.get("ending", "still being written, or killed"))),
    ]
    return _rows("Recording", rows)


def table(t: Any, most: int = 8) -> str:
    """The first rows of a table."""
    names = t.columns
    head = "".join(f"<th>{escape(n)}{' [' + escape(t.units[n]) + ']' if t.units.get(n) else ''}</th>" for n in names)
    body = "".join(
        "<tr>"
        + "".join(f"<td>{escape(f'{t[n][k]:.6g}' if isinstance(t[n][k], float) else str(t[n][k]))}</td>" for n in names)
        + "</tr>"
        for k in range(min(most, len(t)))
    )
    return f"<div>{len(t)} rows</div><table style='{_STYLE}'><tr>{head}</tr>{body}</table>"


def batch(b: Any) -> str:
    """A batch: rows, bodies, worst residual."""
    rows = [
        ("worlds", str(len(b))),
        ("bodies each", str(len(b.names))),
        ("worst residual", f"{float(b.worst_residuals.max()):.2e} m/s"),
        ("unsolved steps", str(int(b.unsolved_steps.sum()))),
    ]
    return _rows("Batch", rows)


def opened(link: str, wished: bool | None) -> None:
    """Opens a link in a browser: if that is wished, or at a terminal where nothing was said."""
    if wished is None:
        wished = sys.stdout is not None and sys.stdout.isatty() and "IPython" not in sys.modules
    if wished:
        import webbrowser

        webbrowser.open(link)


def view(v: Any, height: int = 480) -> str:
    """A viewer as a frame; what has ended says so."""
    if not v.open:
        return "<div>this viewer is closed</div>"
    return f"<iframe src='{escape(v.link)}' title='tumble' style='width:100%;height:{height}px;border:0'></iframe>"
