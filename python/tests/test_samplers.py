"""Samplers that divide a space: Latin hypercubes and Sobol's sequence, by the properties that define them."""

import itertools

import numpy as np
import pytest
from conftest import DIE

import tumble
from tumble import _tumble
from tumble.ensemble._plan import make_plan


def star_discrepancy(points):
    """The L2 star discrepancy of points in the unit cube, by Warnock's formula [–]."""
    n, d = points.shape
    one = np.prod((1 - points**2) / 2, axis=1).sum()
    two = np.prod(1 - np.maximum(points[:, None, :], points[None, :, :]), axis=2).sum()
    return np.sqrt(3.0**-d - 2 / n * one + two / n**2)


@pytest.mark.parametrize("runs", [1, 2, 3, 10, 64, 100, 1000, 4097])
def test_a_latin_hypercube_has_a_run_in_every_part_of_every_number(runs):
    x = np.array(tumble.latin(0, 1, shape=3).draw(5, "a", 0, runs, runs))
    for column in x.T:
        assert sorted(np.floor(column * runs).astype(int).tolist()) == list(range(runs))
    # another order in every number, path and seed
    if runs >= 64:
        order = [np.argsort(c).tolist() for c in x.T]
        order += [np.argsort(tumble.latin(0, 1).draw(*which, 0, runs, runs)).tolist() for which in ((5, "b"), (6, "a"))]
        assert all(a != b for a, b in itertools.combinations(order, 2))
        assert np.abs(np.corrcoef(x.T) - np.eye(3)).max() < 5 / np.sqrt(runs)


def test_a_latin_hypercube_is_the_same_however_it_is_cut():
    whole = tumble.latin(-2, 3, shape=2).draw(9, "x", 0, 500, 500)
    assert tumble.latin(-2, 3, shape=2).draw(9, "x", 123, 45, 500) == whole[123:168]
    with pytest.raises(tumble.RefusedError, match="number of runs"):
        tumble.latin(0, 1).draw(9, "x", 0, 10)


def test_the_mean_of_a_smooth_function_is_known_better():
    """A Latin hypercube takes all that is additive in its numbers out of the error (Stein 1987), Sobol's sequence nearly all of the rest."""

    def error(draw):
        means = [np.mean([np.exp(x).sum() + x[0] * x[1] for x in np.array(draw(seed))]) for seed in range(12)]
        return np.sqrt(np.mean((np.array(means) - (3 * (np.e - 1) + 0.25)) ** 2))

    n = 256
    by_chance = error(lambda s: tumble.uniform(0, 1, shape=3).draw(s, "a", 0, n))
    by_latin = error(lambda s: tumble.latin(0, 1, shape=3).draw(s, "a", 0, n, n))
    by_sobol = error(lambda s: tumble.sobol(0, 1, shape=3).draw(s, "a", 0, n))
    assert by_latin < by_chance / 4
    assert by_sobol < by_latin / 4


def plain(dimension, width, count, first=0):
    return np.asarray(_tumble.sample_sobol(0, first, count, dimension, width, False))


def test_sobols_sequence_is_that_of_joe_and_kuo():
    # Joe and Kuo (2008) and their program: the first eight points of the first five dimensions, in the order of a Gray code there
    known = [
        [0.0, 0.0, 0.0, 0.0, 0.0],
        [0.5, 0.5, 0.5, 0.5, 0.5],
        [0.75, 0.25, 0.25, 0.25, 0.75],
        [0.25, 0.75, 0.75, 0.75, 0.25],
        [0.375, 0.375, 0.625, 0.875, 0.375],
        [0.875, 0.875, 0.125, 0.375, 0.875],
        [0.625, 0.125, 0.875, 0.625, 0.625],
        [0.125, 0.625, 0.375, 0.125, 0.125],
    ]
    points = plain(0, 5, 8)
    assert [points[k ^ (k >> 1)].tolist() for k in range(8)] == known


#: Two points in all dimensions, times 4096, as SciPy has them: every direction number of the first twelve binary places is in one.
KNOWN = {
    2875: [3533, 1099, 3165, 2161, 3359, 2447, 805, 2829, 989, 2709, 3577, 2233, 331, 3885, 53, 863, 3267, 2147, 1511, 2067, 2201],
    1220: [562, 1370, 3158, 1166, 1638, 1622, 1586, 2418, 1298, 1074, 1578, 2042, 3658, 2014, 1442, 1258, 954, 2718, 2706, 1638, 1546],
}


def test_all_dimensions_of_sobols_sequence_are_known():
    for index, numbers in KNOWN.items():
        assert (plain(0, _tumble.SOBOL_DIMENSIONS, 1, index)[0] * 4096).tolist() == numbers
    with pytest.raises(tumble.RefusedError, match="draw the others with latin"):
        tumble.sobol(0, 1, shape=22).draw(1, "a", 0, 1)


def test_all_dimensions_of_sobols_sequence_are_those_of_scipy():
    qmc = pytest.importorskip("scipy.stats.qmc")
    theirs = qmc.Sobol(_tumble.SOBOL_DIMENSIONS, scramble=False, bits=30).random(4096)
    ours = plain(0, _tumble.SOBOL_DIMENSIONS, 4096)
    assert (ours[[k ^ (k >> 1) for k in range(4096)]] == theirs).all()


@pytest.mark.parametrize("scramble", [False, True])
def test_every_dimension_fills_its_intervals(scramble):
    for power in (1, 4, 8):
        n = 2**power
        x = np.asarray(_tumble.sample_sobol(3, 0, n, 0, _tumble.SOBOL_DIMENSIONS, scramble))
        for column in x.T:
            assert sorted(np.floor(column * n).astype(int).tolist()) == list(range(n))
        # and so do the next as many points
        later = np.asarray(_tumble.sample_sobol(3, 5 * n, n, 0, _tumble.SOBOL_DIMENSIONS, scramble))
        for column in later.T:
            assert sorted(np.floor(column * n).astype(int).tolist()) == list(range(n))


@pytest.mark.parametrize("seed", [0, 1, 2])
def test_the_first_two_dimensions_are_a_net_of_quality_zero(seed):
    """Each elementary rectangle of area 2⁻ᵐ holds one of 2ᵐ points, whatever its shape; scrambling leaves that as it is."""
    m = 8
    for scramble in (False, True):
        x = np.asarray(_tumble.sample_sobol(seed, 0, 2**m, 0, 2, scramble))
        for k in range(m + 1):
            cells = np.floor(x[:, 0] * 2**k) * 2 ** (m - k) + np.floor(x[:, 1] * 2 ** (m - k))
            assert sorted(cells.astype(int).tolist()) == list(range(2**m))


def largest_discrepancy(points):
    """The star discrepancy of points in the unit square: the largest error of the share of points in a box at the origin [–]."""
    n = len(points)
    xs, ys = (np.append(np.sort(c), 1.0) for c in points.T)
    below = points[:, 0][None, :] < xs[:, None], points[:, 1][None, :] < ys[:, None]
    within = points[:, 0][None, :] <= xs[:, None], points[:, 1][None, :] <= ys[:, None]
    opened = below[0].astype(float) @ below[1].astype(float).T
    closed = within[0].astype(float) @ within[1].astype(float).T
    area = xs[:, None] * ys[None, :]
    return max((area - opened / n).max(), (closed / n - area).max())


@pytest.mark.parametrize("m", [4, 6, 8])
def test_the_discrepancy_is_below_the_bound_of_nets(m):
    """Niederreiter (1992), theorem 4.5, of a net of quality zero in base 2 and two dimensions: N D* ≤ ⌊m/2 + 3/2⌋."""
    for seed in range(4):
        for scramble in (False, True):
            x = np.asarray(_tumble.sample_sobol(seed, 0, 2**m, 0, 2, scramble))
            assert 2**m * largest_discrepancy(x) <= m // 2 + 1 + 1e-9


@pytest.mark.parametrize(("d", "gain"), [(2, 5.0), (6, 1.5)])
def test_points_are_spread_more_evenly_than_by_chance(d, gain):
    n, seeds = 256, range(6)
    rms = lambda draw: np.sqrt(np.mean([star_discrepancy(np.array(draw(s))) ** 2 for s in seeds]))
    chance = rms(lambda s: tumble.uniform(0, 1, shape=d).draw(s, "a", 0, n))
    latin = rms(lambda s: tumble.latin(0, 1, shape=d).draw(s, "a", 0, n, n))
    sobol = rms(lambda s: tumble.sobol(0, 1, shape=d).draw(s, "a", 0, n))
    # of points by chance its mean square is (2⁻ᵈ − 3⁻ᵈ)/n
    assert chance == pytest.approx(np.sqrt((2.0**-d - 3.0**-d) / n), rel=0.5)
    assert latin < chance
    assert sobol * gain < chance


def test_scrambled_points_are_uniform_and_other_seeds_have_others():
    x = np.concatenate([np.asarray(_tumble.sample_sobol(seed, 0, 4, 0, 3, True)) for seed in range(2000)])
    counts = np.histogramdd(x, bins=(4, 4, 4), range=[(0, 1)] * 3)[0]
    assert np.abs(counts - 125).max() < 6 * np.sqrt(125)
    assert len(np.unique(x[:, 0])) == len(x)


def test_paths_of_a_plan_have_dimensions_of_their_own():
    scene = tumble.Scene.of(DIE)
    vary = {"bodies.die.spin": tumble.sobol(-1, 1, shape=3), "bodies.die.mass": tumble.sobol(0, 1), "bodies.die.velocity": tumble.latin(0, 1, shape=3)}
    plan = make_plan(scene, 64, vary=vary, seed=4, duration=0.1)
    values = plan.values(0, 64)
    both = np.column_stack([(np.array(values["bodies.die.spin"]) + 1) / 2, values["bodies.die.mass"]])
    assert (both == np.asarray(_tumble.sample_sobol(4, 0, 64, 0, 4, True))).all()
    cut = plan.values(10, 20)
    assert all(cut[path] == drawn[10:30] for path, drawn in values.items())
    with pytest.raises(tumble.RefusedError, match="21"):
        make_plan(scene, 64, vary={"bodies.die.spin": tumble.sobol(-1, 1, shape=22)}, duration=0.1)


def test_an_ensemble_of_them_is_found_again_by_its_plan(tmp_path):
    vary = {"bodies.die.spin": tumble.sobol(-9, 9, shape=3), "bodies.die.mass": tumble.latin(0.01, 0.02)}
    made = tumble.ensemble(tumble.Scene.of(DIE), 24, out=tmp_path, vary=vary, seed=3, duration=0.05, part=5, executor="serial")
    again = tumble.Ensemble.open(tmp_path)
    assert again.plan.digest == made.plan.digest
    assert again.plan.values(3, 9) == {p: made.plan.values(3, 9)[p] for p in sorted(vary)}
    assert len(again.verify(6)) == 6


def test_numbers_beyond_the_largest_are_refused_with_a_remedy():
    for values in ([0.5, 10**400], [[1, 0.5], [1, -(10**400)]], [0.5, 10**5000]):
        for make in (tumble.choice, tumble.grid):
            with pytest.raises(tumble.RefusedError, match=r"values is or has a number of \d+ bits: give numbers below 1.7e308") as told:
                make(values)
            assert told.value.argument == "values"
    with pytest.raises(tumble.RefusedError, match="most is or has a number of 1329 bits"):
        tumble.uniform(0, 10**400)
    # below it they are numbers like the others
    assert tumble.choice([0.5, 10**300]).parameters["values"] == [0.5, 1e300]
