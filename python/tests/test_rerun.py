"""Recordings in Rerun: what is written is what was recorded."""

import numpy as np
import pytest

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


def test_without_the_package_its_name_is_told(recorded, monkeypatch):
    import sys

    monkeypatch.setitem(sys.modules, "rerun", None)
    with pytest.raises(tumble.Error, match="rerun-sdk is not installed: pip install rerun-sdk"):
        tumble.to_rerun(recorded)


def test_a_recording_is_written_with_its_numbers(recorded, tmp_path):
    rerun = pytest.importorskip("rerun")
    path = tmp_path / "run.rrd"
    tumble.to_rerun(recorded, path)
    store = rerun.recording.load_recording(path)
    seen = {str(c.entity_path) for c in store.chunks()}
    recording = tumble.open(recorded)
    assert {"/energy/kinetic", "/residual/residual", "/world/contacts/points"} <= seen
    for name in recording.bodies["name"]:
        assert f"/world/{name}" in seen


@pytest.fixture
def recorded(tmp_path):
    path = tmp_path / "run.db"
    tumble.run("dice", record=path, duration=0.5)
    return path
