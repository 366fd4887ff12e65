"""Recordings in Rerun: what is written is what was recorded. Rerun is not among the extras of the other tests: where it is missing, these skip."""

import os
import sqlite3
import subprocess
import sys

import numpy as np
import pytest
from conftest import ROOT

import tumble
from tumble._rerun import _hull


def test_the_hull_of_corners_is_closed_and_holds_them():
    generator = np.random.default_rng(3)
    for n in (4, 8, 30, 120):
        points = generator.normal(size=(n, 3))
        points /= np.linalg.norm(points, axis=1)[:, None]
        faces = _hull(points)
        # on a sphere every point is a corner: Euler's formula for triangles
        assert len(faces) == 2 * n - 4
        edges = {(t[k], t[(k + 1) % 3]) for t in faces for k in range(3)}
        assert all((b, a) in edges for a, b in edges)
        for p, q, r in points[np.array(faces)]:
            normal = np.cross(q - p, r - p)
            assert ((points - p) @ normal).max() < 1e-12
    box = np.array([[x, y, z] for x in (0.0, 1.0) for y in (0.0, 2.0) for z in (0.0, 3.0)])
    faces = _hull(box)
    assert len(faces) == 12
    assert np.isclose(sum(np.linalg.det(box[list(t)]) for t in faces) / 6, 6.0)


@pytest.fixture(scope="module")
def file(tmp_path_factory):
    path = tmp_path_factory.mktemp("rerun") / "dice.db"
    tumble.load(ROOT / "scenes" / "dice.toml").run(0.4, record=path)
    return path


def test_without_the_package_its_name_is_told(file, monkeypatch):
    monkeypatch.setitem(sys.modules, "rerun", None)
    with pytest.raises(tumble.Error, match=r"rerun-sdk is not installed: pip install 'tumble\[rerun\]'"):
        tumble.to_rerun(file)


def test_an_application_is_a_name(file):
    for wrong in (7, "", None):
        with pytest.raises(tumble.ArgumentTypeError, match="application is .*: give a name"):
            tumble.to_rerun(file, application=wrong)


class Written:
    """Chunks of a file by their entity: columns of numbers, with the seconds of `time` where they have them."""

    def __init__(self, path):
        reader = pytest.importorskip("rerun.chunk", reason="reads files of Rerun back").RrdReader(path)
        self.chunks = {}
        for chunk in reader.stream():
            self.chunks.setdefault(chunk.entity_path, []).append(chunk.to_record_batch())

    def column(self, entity, name):
        """Rows of a column in the order of time, and the times [s]; none for what holds always."""
        found = [b for b in self.chunks[entity] if name in b.schema.names]
        assert found, (entity, [b.schema.names for b in self.chunks[entity]])
        rows = [row for b in found for row in b.column(name).to_pylist()]
        if "time" not in found[0].schema.names:
            return rows, None
        times = np.concatenate([b.column("time").cast("int64").to_numpy() for b in found])
        order = np.argsort(times, kind="stable")
        return [rows[k] for k in order], times[order] / 1e9

    def one(self, entity, name):
        """The same of rows that have one value each."""
        rows, times = self.column(entity, name)
        assert {len(row) for row in rows} == {1}
        return np.array([row[0] for row in rows]), times


def write(recording, path):
    pytest.importorskip("rerun")
    tumble.to_rerun(recording, path)
    return Written(path)


def single(values):
    """As Rerun keeps places: with 24 bits."""
    return np.asarray(values, dtype=np.float32)


def test_motion_contacts_and_plots_have_the_recorded_numbers(file, tmp_path):
    written, recording = write(file, tmp_path / "dice.rrd"), tumble.Recording(file)
    frames, states, contacts = recording.frames, recording.states, recording.contacts
    paths = {k: "/world/bodies/" + n.replace("[", "\\[").replace("]", "\\]") for k, n in enumerate(recording.bodies["name"])}
    assert len(paths) == 9
    for k, path in paths.items():
        own = states["body"] == k
        for column, names in (("translation", ("x", "y", "z")), ("quaternion", ("qx", "qy", "qz", "qw"))):
            values, times = written.one(path, f"Transform3D:{column}")
            assert (values == single(np.column_stack([states[n][own] for n in names]))).all()
            assert np.allclose(times, frames["time"], rtol=0, atol=1e-9)
    points, times = written.column("/world/contacts/points", "Points3D:positions")
    arrows, _ = written.column("/world/contacts/impulses", "Arrows3D:vectors")
    origins, _ = written.column("/world/contacts/impulses", "Arrows3D:origins")
    assert len(points) == len(arrows) == len(frames)
    assert np.allclose(times, frames["time"], rtol=0, atol=1e-9)
    assert origins == points
    some = 0
    for k, frame in enumerate(frames["frame"]):
        own = contacts["frame"] == frame
        assert len(points[k] or []) == own.sum() == len(arrows[k] or [])
        if own.any():
            some += 1
            assert (np.array(points[k]) == single(np.column_stack([contacts[n][own] for n in "xyz"]))).all()
            normal = np.column_stack([contacts[f"n{n}"][own] for n in "xyz"])
            along = (np.array(arrows[k]) * normal).sum(axis=1)
            assert np.allclose(along, contacts["impulse_n"][own], rtol=1e-5, atol=1e-9)
            size = np.sqrt(sum(contacts[f"impulse_{a}"][own] ** 2 for a in ("n", "t1", "t2")))
            assert np.allclose(np.linalg.norm(arrows[k], axis=1), size, rtol=1e-5, atol=1e-9)
    assert 20 < some < len(frames)
    plots = {"energy": ("kinetic", "potential", "dissipated"), "residual": ("residual",), "contacts": ("contacts",)}
    for plot, columns in plots.items():
        for column in columns:
            values, _ = written.one(f"/{plot}/{column}", "Scalars:scalars")
            assert (values == frames[column]).all()


def turned(q, v):
    """A vector, or some, by the rotation of a quaternion x, y, z, w."""
    u, w = np.array(q[:3], float), float(q[3])
    return v + 2 * np.cross(u, np.cross(u, v) + w * v)


def test_shapes_are_where_their_bodies_are(tmp_path):
    """Of a body whose centre of mass is not at its origin, with parts that are turned: every corner, by the path of transforms."""
    world = tumble.World()
    half = np.sqrt(0.5)
    corners = np.array([[x, y, z] for x in (-0.1, 0.1) for y in (-0.2, 0.2) for z in (-0.3, 0.3)])
    parts = [
        {"kind": "hull", "points": corners.tolist(), "position": (0.5, 0, 0.1), "orientation": (half, half, 0, 0)},
        {"kind": "sphere", "radius": 0.3, "position": (-0.4, 0.2, 0)},
        {"kind": "capsule", "radius": 0.1, "length": 0.4, "position": (0, -0.7, 0)},
        {"kind": "box", "size": (0.2, 0.3, 0.4)},
        {"kind": "cylinder", "radius": 0.1, "length": 0.4, "position": (0, 0.7, 0)},
        {"kind": "cone", "radius": 0.1, "length": 0.4, "position": (0, 0, 0.7)},
    ]
    body = world.compound(parts, mass=2.0, position=(1, 2, 3), spin=(1, 2, 3), name="odd")
    world.ground()
    with world.record(tmp_path / "odd.db"):
        world.step(0.01, n=20)
    assert np.linalg.norm(body.position - body.centre) > 0.01
    written = write(tmp_path / "odd.db", tmp_path / "odd.rrd")
    last = [written.one("/world/bodies/odd", f"Transform3D:{c}")[0][-1] for c in ("translation", "quaternion")]

    def placed(n, points):
        """In the world at the end, through the transforms of the part and of the body."""
        shape = f"/world/bodies/odd/shape{n}"
        place, turn = (written.one(shape, f"Transform3D:{c}")[0][0] for c in ("translation", "quaternion"))
        return last[0] + turned(last[1], place + turned(turn, np.array(points, float)))

    def here(part, points):
        """The same from where the body says that it is."""
        w, x, y, z = part.get("orientation", (1, 0, 0, 0))
        inner = np.array(part.get("position", (0, 0, 0))) + turned((x, y, z, w), np.array(points, float))
        w, x, y, z = body.orientation
        return body.position + turned((x, y, z, w), inner)

    drawn = np.array(written.column("/world/bodies/odd/shape0", "Mesh3D:vertex_positions")[0][0])
    assert len(drawn) == 8
    order, theirs = np.lexsort(np.round(drawn, 3).T), np.lexsort(np.round(corners, 3).T)
    assert np.allclose(placed(0, drawn[order]), here(parts[0], corners[theirs]), rtol=0, atol=1e-6)
    for n, part in enumerate(parts):
        assert np.allclose(placed(n, [[0, 0, 0]]), here(part, [[0, 0, 0]]), rtol=0, atol=1e-6)
    # what is drawn has its middle there: capsules begin at the end of their axis
    assert np.allclose(written.column("/world/bodies/odd/shape2", "Capsules3D:translations")[0][0], [[0, 0, -0.2]], atol=1e-7)
    assert np.allclose(written.column("/world/bodies/odd/shape1", "Ellipsoids3D:half_sizes")[0][0], [[0.3] * 3])
    assert np.allclose(written.column("/world/bodies/odd/shape3", "Boxes3D:half_sizes")[0][0], [[0.1, 0.15, 0.2]])
    cone = np.array(written.column("/world/bodies/odd/shape5", "Mesh3D:vertex_positions")[0][0])
    assert np.allclose([cone[:, 2].min(), cone[:, 2].max()], [-0.2, 0.2])


def test_every_kind_of_shape_of_the_scenes_is_drawn(tmp_path):
    rerun = pytest.importorskip("rerun")
    from tumble._rerun import _drawn

    for kind in ("mesh", "plane"):
        triangle = {"points": [[0, 0, 0], [1, 0, 0], [0, 1, 0]], "triangles": [[0, 1, 2]]}
        assert isinstance(_drawn(rerun, {"kind": kind, "normal": [0, 0, 1], **triangle}), rerun.Mesh3D)
    for normal in ([0, 0, 1], [1, 0, 0], [0.6, 0, -0.8]):
        mesh = _drawn(rerun, {"kind": "plane", "normal": normal})
        p = np.array(mesh.vertex_positions.as_arrow_array().to_pylist())
        a, b, c = p[mesh.triangle_indices.as_arrow_array().to_pylist()[0]]
        assert np.allclose(np.cross(b - a, c - a) / np.linalg.norm(np.cross(b - a, c - a)), normal, atol=1e-6)
    with pytest.raises(tumble.Error, match="'knot' cannot be drawn"):
        _drawn(rerun, {"kind": "knot"})


def test_bodies_of_one_name_or_none_have_paths_of_their_own():
    rerun = pytest.importorskip("rerun")
    from tumble._rerun import _paths

    names = np.array(["x", "", "x", "x #2", "", "y"], dtype=object)
    made = _paths(rerun, {"id": np.arange(6), "name": names})
    shown = ["x #0", "body #1", "x #2'", "x #2", "body #4", "y"]
    assert list(made.values()) == [f"world/bodies/{rerun.escape_entity_path_part(n)}" for n in shown]


def test_names_are_no_paths_and_bodies_that_come_are_not_shown_before(tmp_path):
    ball = {"mass": 1.0, "shape": {"kind": "sphere", "radius": 0.1}}
    table = {
        "version": 1,
        "time": {"step": 0.01, "duration": 0.5},
        "bodies": [{"name": "contacts", "position": [3, 0, 1], **ball}, {"name": "a/b c", "position": [5, 0, 1], **ball}],
        "spawn": [{"count": 2, "from": 0.2, "every": 0.1, "body": {"name": "late", "position": [0, 0, 1], "velocity": [5, 0, 0], **ball}}],
    }
    tumble.Scene.of(table).run(record=tmp_path / "x.db")
    recording = tumble.Recording(tmp_path / "x.db")
    written = write(recording, tmp_path / "x.rrd")
    half = "Ellipsoids3D:half_sizes"
    # a body may be called like what lies beside the bodies
    assert "/world/contacts" not in written.chunks
    assert written.column("/world/bodies/contacts/shape0", half)[1] is None
    assert written.column("/world/bodies/a\\/b\\ c/shape0", half)[1] is None
    frames, states = recording.frames, recording.states
    for k, first in ((0, 0.2), (1, 0.3)):
        number = recording.bodies["name"].tolist().index(f"late[{k}]")
        own = frames["time"][states["frame"][states["body"] == number]]
        assert own[0] == pytest.approx(first + 0.01)
        path = f"/world/bodies/late\\[{k}\\]"
        assert np.allclose(written.one(path, "Transform3D:translation")[1], own, rtol=0, atol=1e-9)
        for column in (half, "Transform3D:translation"):
            assert np.allclose(written.column(f"{path}/shape0", column)[1], own[:1], rtol=0, atol=1e-9)


def test_recordings_without_contacts_or_states_are_written_too(file, tmp_path):
    pytest.importorskip("rerun")
    for tables in ("state,event", "event"):
        part = tmp_path / f"{tables}.db"
        command = os.environ.get("TUMBLE_COMMAND")
        if command:
            subprocess.run([command, "run", str(ROOT / "scenes" / "dice.toml"), "--duration", "0.05", "--tables", tables, "--record", str(part)], check=True)
        else:
            part.write_bytes(file.read_bytes())
            with sqlite3.connect(part) as connection:
                connection.execute("DELETE FROM contact")
                connection.execute("UPDATE meta SET value = ? WHERE key = 'tables'", (tables,))
            connection.close()
        written, recording = write(part, tmp_path / f"{tables}.rrd"), tumble.Recording(part)
        assert not any(e.startswith("/world/contacts") for e in written.chunks)
        assert any(e.startswith("/world/bodies") for e in written.chunks) == ("state" in tables)
        values, _ = written.one("/energy/kinetic", "Scalars:scalars")
        assert (values == recording.frames["kinetic"]).all()


def test_without_a_path_the_stream_is_given(file):
    rerun = pytest.importorskip("rerun")
    stream = tumble.to_rerun(tumble.Recording(file), application="mine")
    assert isinstance(stream, rerun.RecordingStream)
    assert rerun.get_application_id(stream) == "mine"
