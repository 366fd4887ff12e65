"""Contact problems without bodies."""

import numpy as np
import pytest
from conftest import ROOT

import tumble


def test_many_contacts_hold_the_law():
    rng = np.random.default_rng(3)
    n = 12
    a = rng.normal(size=(3 * n, 3 * n + 4))
    w = a @ a.T / n + 0.1 * np.eye(3 * n)
    q, mu = rng.normal(size=(n, 3)), rng.uniform(0, 0.8, n)
    answer = tumble.solve(w, q, mu, tolerance=1e-10)
    assert answer.verdict == "solved"
    r, u = answer.impulses, (w @ answer.impulses.ravel()).reshape(n, 3) + q
    assert np.allclose(u, answer.velocities, atol=1e-9)
    assert r[:, 0].min() >= 0
    assert u[:, 0].min() > -1e-8
    assert np.abs(r[:, 0] * u[:, 0]).max() < 1e-8
    tangential, slip = np.linalg.norm(r[:, 1:], axis=1), np.linalg.norm(u[:, 1:], axis=1)
    assert (tangential <= mu * r[:, 0] + 1e-9).all()
    # what slides is opposed by all of friction
    sliding = slip > 1e-6
    assert np.allclose((r[:, 1:] * u[:, 1:]).sum(axis=1)[sliding], -(mu * r[:, 0] * slip)[sliding], atol=1e-8)
    assert not answer.impulses.flags.writeable


def test_files_and_refusals(tmp_path):
    problems = sorted((ROOT / "crates/tumble-cli/problems").iterdir())
    answer = tumble.solve(problems[0])
    assert answer.verdict == "solved"
    assert len(answer.impulses) == len(answer.modes) > 0
    (tmp_path / "x.dat").write_text("nothing")
    eye = np.eye(3)
    for wrong, told in (
        (lambda: tumble.solve(tmp_path / "x.dat"), "x.dat"),
        (lambda: tumble.solve(eye), "q: give W"),
        (lambda: tumble.solve("a file", [0]), "leave them out"),
        (lambda: tumble.solve(eye, [(0, 0)], [1]), "q has shape"),
        (lambda: tumble.solve(np.eye(4), [(0, 0, 0)], [1]), "W has shape"),
        (lambda: tumble.solve(eye, [(0, 0, 0)], [1, 2]), "mu has shape"),
        (lambda: tumble.solve(eye, [(0, 0, 0)], [-1]), "friction"),
        (lambda: tumble.solve(-eye, [(0, 0, 0)], [1]), "positive"),
        (lambda: tumble.solve(eye, [(0, 0, 0)], [1], tolerance=0), "tolerance"),
    ):
        with pytest.raises(tumble.Error, match=told):
            wrong()
