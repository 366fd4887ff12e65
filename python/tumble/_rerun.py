"""Recordings in Rerun: bodies, contacts and energies over the time of the run, for its viewer."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np

from ._errors import ArgumentTypeError, Error
from ._recording import Recording, _missing

#: Corners of the circles that stand for round bases, and half the side of the square that stands for a plane [m].
_ROUND, _PLANE = 48, 5.0

#: Columns of `frames` that are plotted, by their unit.
_PLOTS = {"energy": ("kinetic", "potential", "dissipated"), "residual": ("residual",), "contacts": ("contacts",)}


def to_rerun(
    recording: Recording | str | os.PathLike[str], path: str | os.PathLike[str] | None = None, *, application: str = "tumble"
) -> Any:
    """As [`tumble.to_rerun`][]."""
    if not isinstance(application, str) or not application:
        remedy = "give a name, such as 'tumble'"
        raise ArgumentTypeError(
            f"application is {application!r:.60}: {remedy}", "application", repr(application)[:60], "", remedy
        )
    try:
        import rerun as rr
    except ImportError:
        _missing("rerun-sdk", "'tumble[rerun]'")
    if not isinstance(recording, Recording):
        recording = Recording(recording)
    stream = rr.RecordingStream(application)
    if path is not None:
        stream.save(os.fspath(path))
    frames = recording.frames
    times = dict(zip(frames["frame"].tolist(), frames["time"].tolist(), strict=True))
    # the oldest recordings do not say: they have all
    tables = recording.meta.get("tables", "state,contact").split(",")
    stream.log("world", rr.ViewCoordinates.RIGHT_HAND_Z_UP, static=True)
    if "state" in tables:
        _bodies(rr, stream, recording, times)
    if "contact" in tables:
        _contacts(rr, stream, recording, times)
    for plot, columns in _PLOTS.items():
        for column in columns:
            values = np.asarray(frames[column], dtype=float)
            stream.send_columns(
                f"{plot}/{column}", indexes=_index(rr, times.values()), columns=rr.Scalars.columns(scalars=values)
            )
    if path is not None:
        stream.flush()
        stream.disconnect()
    return stream


def _index(rr: Any, times: Iterable[float]) -> list[Any]:
    return [rr.TimeColumn("time", duration=np.array(list(times)))]


def _bodies(rr: Any, stream: Any, recording: Recording, times: dict[int, float]) -> None:
    bodies, states = recording.bodies, recording.states
    paths = _paths(rr, bodies)
    body, frame = states["body"], states["frame"]
    order = np.lexsort((frame, body))
    edges = np.flatnonzero(np.diff(body[order])) + 1
    rows = {int(body[own[0]]): own for own in np.split(order, edges) if len(own)}
    for k, number in enumerate(bodies["id"].tolist()):
        own = rows.get(number)
        if own is None:
            continue
        entity, seen = paths[number], frame[own].tolist()
        # the shapes are where the body's axes are, the states where its centre of mass is
        centre = np.array([bodies[c][k] for c in ("cx", "cy", "cz")])
        # bodies that come later are not shown before; none leaves
        always = len(seen) == len(times)
        if not always:
            stream.set_time("time", duration=times[seen[0]])
        for n, (shape, place, turn) in enumerate(_parts(json.loads(bodies["shape"][k]))):
            part = f"{entity}/shape{n}"
            stream.log(
                part,
                rr.Transform3D(translation=place - centre, quaternion=rr.Quaternion(xyzw=[*turn[1:], turn[0]])),
                static=always,
            )
            stream.log(part, _drawn(rr, shape), static=always)
        centres, turns = (np.column_stack([states[c][own] for c in names]) for names in ("xyz", ("qx", "qy", "qz", "qw")))
        columns = rr.Transform3D.columns(translation=centres, quaternion=turns)
        stream.send_columns(entity, indexes=_index(rr, (times[f] for f in seen)), columns=columns)
    stream.reset_time()


def _contacts(rr: Any, stream: Any, recording: Recording, times: dict[int, float]) -> None:
    c = recording.contacts
    point, *axes = (np.column_stack([c[f"{a}{n}"] for n in "xyz"]) for a in ("", "n", "t1", "t2"))
    push = sum(axis * c[i][:, None] for axis, i in zip(axes, ("impulse_n", "impulse_t1", "impulse_t2"), strict=True))
    # every frame has a length, those without contacts too: nothing is shown longer than it was there
    found, counts = np.unique(c["frame"], return_counts=True)
    count = dict(zip(found.tolist(), counts.tolist(), strict=True))
    lengths = [count.get(f, 0) for f in times]
    points, arrows = rr.Points3D.columns(positions=point), rr.Arrows3D.columns(vectors=push, origins=point)
    stream.send_columns("world/contacts/points", indexes=_index(rr, times.values()), columns=points.partition(lengths))
    stream.send_columns("world/contacts/impulses", indexes=_index(rr, times.values()), columns=arrows.partition(lengths))


def _paths(rr: Any, bodies: Any) -> dict[int, str]:
    """A path for each body: its name, with its number where others have the same or none is given."""
    numbers, names = bodies["id"].tolist(), bodies["name"].tolist()
    count = Counter(names)
    taken = {n for n in names if n and count[n] == 1}
    paths = {}
    for k, name in zip(numbers, names, strict=True):
        if name not in taken or count[name] > 1:
            name = f"{name or 'body'} #{k}"
            while name in taken:
                name += "'"
            taken.add(name)
        paths[k] = f"world/bodies/{rr.escape_entity_path_part(name)}"
    return paths


def _parts(shape: dict[str, Any]) -> Iterator[tuple[dict[str, Any], Any, list[float]]]:
    for part in shape["parts"] if shape["kind"] == "compound" else [shape]:
        yield part, np.array(part.get("position", [0.0, 0.0, 0.0])), part.get("orientation", [1.0, 0.0, 0.0, 0.0])


def _drawn(rr: Any, s: dict[str, Any]) -> Any:
    kind, solid = s["kind"], rr.components.FillMode.Solid
    if kind == "sphere":
        return rr.Ellipsoids3D(radii=[s["radius"]], fill_mode=solid)
    if kind == "box":
        return rr.Boxes3D(sizes=[s["size"]], fill_mode=solid)
    if kind == "cylinder":
        return rr.Cylinders3D(lengths=[s["length"]], radii=[s["radius"]], fill_mode=solid)
    if kind == "capsule":
        # its length begins at the centre of one cap
        return rr.Capsules3D(
            lengths=[s["length"]], radii=[s["radius"]], translations=[[0.0, 0.0, -0.5 * s["length"]]], fill_mode=solid
        )
    if kind == "mesh":
        return rr.Mesh3D(vertex_positions=s["points"], triangle_indices=s["triangles"])
    if kind == "hull":
        return rr.Mesh3D(vertex_positions=s["points"], triangle_indices=_hull(np.array(s["points"])))
    if kind == "cone":
        angle = np.arange(_ROUND) * (2 * np.pi / _ROUND)
        rim = np.column_stack([s["radius"] * np.cos(angle), s["radius"] * np.sin(angle), np.full(_ROUND, -0.5 * s["length"])])
        points = np.vstack([rim, [0.0, 0.0, 0.5 * s["length"]], [0.0, 0.0, -0.5 * s["length"]]])
        ring = [(k, (k + 1) % _ROUND) for k in range(_ROUND)]
        return rr.Mesh3D(
            vertex_positions=points, triangle_indices=[[a, b, _ROUND] for a, b in ring] + [[b, a, _ROUND + 1] for a, b in ring]
        )
    if kind == "plane":
        n = np.array(s["normal"])
        u = np.cross(n, [1.0, 0.0, 0.0] if abs(n[0]) < 0.9 else [0.0, 1.0, 0.0])
        u *= _PLANE / np.linalg.norm(u)
        v = np.cross(n, u)
        return rr.Mesh3D(vertex_positions=[u + v, v - u, -u - v, u - v], triangle_indices=[[0, 1, 2], [0, 2, 3]])
    raise Error(f"a shape of the kind {kind!r} cannot be drawn")


def _hull(points: Any) -> Any:
    """Triangles of the hull of points that are all its corners, seen from outside counter-clockwise: the faces that a corner
    sees are replaced by those of it and their border."""
    scale = 1e-9 * np.ptp(points, axis=0).max()

    def far(d: Any) -> int:
        return int(np.abs(d).argmax())

    a = 0
    b = far(np.linalg.norm(points - points[a], axis=1))
    c = far(np.linalg.norm(np.cross(points - points[a], points[b] - points[a]), axis=1))
    d = far((points - points[a]) @ np.cross(points[b] - points[a], points[c] - points[a]))
    inside = points[[a, b, c, d]].mean(axis=0)

    def turned(t: tuple[int, int, int]) -> tuple[int, int, int]:
        p, q, r = points[list(t)]
        return t if np.cross(q - p, r - p) @ (p - inside) > 0 else (t[0], t[2], t[1])

    faces = {turned(t) for t in ((a, b, c), (a, b, d), (a, c, d), (b, c, d))}
    for k in range(len(points)):
        seen = []
        for t in faces:
            p, q, r = points[list(t)]
            n = np.cross(q - p, r - p)
            if n @ (points[k] - p) > scale * np.linalg.norm(n):
                seen.append(t)
        if seen:
            edges = {e for t in seen for e in ((t[0], t[1]), (t[1], t[2]), (t[2], t[0]))}
            faces -= set(seen)
            faces |= {turned((e[0], e[1], k)) for e in edges if (e[1], e[0]) not in edges}
    return sorted(faces)
