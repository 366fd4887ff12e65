//! The space of blocks against dense matrices, and against the bodies that the blocks come from.

use super::*;
use tumble_math::DMat3;
use tumble_solver::{Body, Contact, Problem, Velocity};
use tumble_suite::Random;

/// A random heap of nine contacts between four bodies that move, one that is driven and one that is fixed.
fn heap(seed: u64) -> Problem {
    let mut r = Random::new(seed);
    let velocity = |r: &mut Random| Velocity { linear: r.normal3(), angular: r.normal3() };
    let mut problem = Problem::new(1.0).unwrap();
    problem.add_body(Body::fixed()).unwrap();
    problem.add_body(Body::kinematic(velocity(&mut r))).unwrap();
    for _ in 0..4 {
        let mass = r.range(0.5, 3.0);
        let inertia = r.box_inertia(mass, DVec3::new(1.0, 0.7, 0.4));
        let mut body = Body::dynamic(mass, inertia, velocity(&mut r));
        body.free = velocity(&mut r);
        problem.add_body(body).unwrap();
    }
    for _ in 0..9 {
        let (a, b) = loop {
            let (a, b) = (r.below(6) as u32, r.below(6) as u32);
            if a != b && (a > 1 || b > 1) {
                break (a, b);
            }
        };
        let c = Contact::new(a, b, r.direction(), r.normal3() * 0.5, r.normal3() * 0.5).unwrap();
        problem.add_contact(c.with_friction(r.range(0.1, 1.0)).unwrap()).unwrap();
    }
    problem
}

fn random_impulses(r: &mut Random) -> Impulses {
    Impulses { contacts: (0..9).map(|_| r.normal3()).collect(), rows: vec![] }
}

fn scalars(i: &Impulses) -> Vec<f64> {
    i.contacts.iter().flat_map(DVec3::to_array).collect()
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).fold(0.0, |s, (x, y)| s + x * y)
}

fn near(a: &[f64], b: &[f64]) {
    assert_eq!(a.len(), b.len());
    for (k, (x, y)) in a.iter().zip(b).enumerate() {
        assert!((x - y).abs() < 2e-12 * (1.0 + y.abs()), "{k}: {x} is not {y}");
    }
}

fn read(space: &BlockSpace<'_>) -> Vec<f64> {
    (0..9).flat_map(|i| space.velocity(i).to_array()).collect()
}

fn random_slopes(r: &mut Random) -> Vec<Slope> {
    (0..9)
        .map(|k| {
            if k % 4 == 3 {
                return [[0.0; 3]; 3];
            }
            let (a, b, c, d) = (r.range(0.1, 2.0), r.range(0.1, 2.0), r.range(0.1, 2.0), 0.2 * r.normal());
            [[a, 0.0, 0.0], [r.normal(), b, d], [r.normal(), d, c]]
        })
        .collect()
}

/// Relative velocities of the contacts when the bodies carry these impulses, from the definitions alone.
fn of_bodies(problem: &Problem, impulses: &Impulses) -> Vec<f64> {
    let bodies = problem.bodies();
    let mut v: Vec<Velocity> = bodies.iter().map(|b| b.free).collect();
    for (c, &l) in problem.contacts().iter().zip(&impulses.contacts) {
        let p = c.frame.to_world(l);
        for (k, lever, p) in [(c.body_a as usize, c.lever_a, -p), (c.body_b as usize, c.lever_b, p)] {
            v[k].linear += p * bodies[k].inverse_mass;
            v[k].angular += bodies[k].inverse_inertia * lever.cross(p);
        }
    }
    let relative = |c: &Contact| {
        let (a, b) = (v[c.body_a as usize], v[c.body_b as usize]);
        c.frame.to_contact(b.linear + b.angular.cross(c.lever_b) - a.linear - a.angular.cross(c.lever_a))
    };
    problem.contacts().iter().flat_map(|c| relative(c).to_array()).collect()
}

/// Momentum of impulses, written down once more: on by a part of the direction so far, or afresh.
#[test]
fn velocities_are_accelerated_as_impulses_are() {
    for seed in 0..10 {
        let problem = BlockProblem::of(&heap(seed)).unwrap();
        let mut space = BlockSpace::new(&problem);
        let mut r = Random::new(1500 + seed);
        let mut impulses = random_impulses(&mut r);
        space.load(&impulses);
        space.begin_acceleration();
        let mut before = impulses.contacts.clone();
        let mut direction = vec![DVec3::ZERO; 9];
        for momentum in [Some(0.5), Some(0.25), None, Some(0.75), Some(0.125)] {
            for i in 0..9 {
                let change = r.normal3() * 0.1;
                space.push(i, change);
                impulses.contacts[i] += change;
            }
            space.accelerate(momentum);
            for ((now, from), along) in impulses.contacts.iter_mut().zip(&mut before).zip(&mut direction) {
                let sweep = *now - *from;
                let on = *along * momentum.unwrap_or(0.0);
                *along = momentum.map_or(DVec3::ZERO, |_| on + sweep);
                *now += on;
                *from = *now;
            }
            let found = read(&space);
            space.load(&impulses);
            near(&found, &read(&space));
        }
    }
}

#[test]
fn blocks_of_bodies_answer_as_the_bodies_do() {
    for seed in 0..20 {
        let heap = heap(seed);
        let problem = BlockProblem::of(&heap).unwrap();
        let blocks = &problem.blocks;
        let mut dense = BlockSpace::new(&problem);
        let (before, free): (Vec<_>, Vec<_>) = (0..9).map(|i| dense.velocity_at_start(i)).unzip();
        let mut r = Random::new(4000 + seed);
        let impulses = random_impulses(&mut r);
        let l = scalars(&impulses);
        dense.load(&impulses);
        near(&read(&dense), &of_bodies(&heap, &impulses));
        // W as a dense matrix, straight from the blocks
        let mut w = vec![vec![0.0; 27]; 27];
        for b in blocks {
            for a in 0..3 {
                for c in 0..3 {
                    w[3 * b.row as usize + a][3 * b.column as usize + c] = b.matrix.col(c)[a];
                }
            }
        }
        let times = |l: &[f64]| -> Vec<f64> { w.iter().map(|row| dot(row, l)).collect() };
        let q: Vec<f64> = free.iter().flat_map(DVec3::to_array).collect();
        near(&read(&dense), &times(&l).iter().zip(&q).map(|(a, b)| a + b).collect::<Vec<_>>());
        for i in 0..9 {
            let own = DMat3::from_cols_array(&std::array::from_fn(|k| w[3 * i + k % 3][3 * i + k / 3]));
            near(&dense.local(i).apply(impulses.contacts[i]).to_array(), &(own * impulses.contacts[i]).to_array());
            for k in 0..9 {
                near(&[dense.influence(Row::Normal(k), Row::Normal(i))], &[w[3 * k][3 * i]]);
            }
        }
        assert_eq!(dense.influence(Row::Bilateral(0), Row::Normal(1)), 0.0);
        let lightest = (0..9).fold(0.0, |m, i| max(m, 1.0 / w[3 * i][3 * i]));
        near(&[dense.heaviest()], &[lightest]);
        assert_eq!((dense.size(), dense.unknowns(), dense.contact_count(), dense.row_count()), (4, 27, 9, 0));
        assert_eq!((dense.affordable(0.0), dense.row_velocity(0), dense.row_stiffness(0)), (u32::MAX, 0.0, 1.0));
        assert_eq!((dense.free_energy(), dense.kinematic_work(&impulses)), (None, 0.0));
        let gross: Vec<f64> = w
            .iter()
            .zip(&q)
            .map(|(row, q)| q.abs() + row.iter().zip(&l).fold(0.0, |s, (a, b)| s + (a * b).abs()))
            .collect();
        near(&[dense.rounding(&impulses) / f64::EPSILON], &[gross.iter().fold(0.0, |m, v| max(m, *v))]);
        // sweeping
        dense.rebase();
        dense.push(4, DVec3::new(0.1, -0.2, 0.3));
        let mut more = Impulses { contacts: vec![DVec3::ZERO; 9], rows: vec![] };
        more.contacts[4] = DVec3::new(0.1, -0.2, 0.3);
        let pushed = read(&dense);
        dense.load(&more);
        near(&read(&dense), &pushed);
        near(
            &pushed,
            &times(&scalars(&more)).iter().zip(times(&l)).zip(&q).map(|((a, b), c)| a + b + c).collect::<Vec<_>>(),
        );
        assert!((0..9).all(|i| dense.velocity_at_start(i) == (before[i], free[i])));
        dense.restore();
        near(&read(&dense), &q);
        // Newton: g = x − λ, ∂g/∂x = 1 + A W
        let x: Vec<f64> = (0..27).map(|_| r.normal()).collect();
        let mut y = vec![0.0; 27];
        dense.balance(&impulses, &mut y);
        near(&y, &l);
        let mut u = random_impulses(&mut r);
        dense.velocities(&x, &mut u);
        near(&scalars(&u), &times(&x).iter().zip(&q).map(|(a, b)| a + b).collect::<Vec<_>>());
        dense.velocity_changes(&x, &mut u);
        near(&scalars(&u), &times(&x));
        dense.imbalance(&x, &impulses, &mut y);
        near(&y, &x.iter().zip(&l).map(|(a, b)| a - b).collect::<Vec<_>>());
        near(&[dense.imbalance_size(&x)], &[times(&x).iter().fold(0.0, |m, v| max(m, v.abs()))]);
        near(&[dense.slope(&l, &u, &x)], &[dot(&scalars(&u), &x)]);
        dense.add_impulses(&impulses, &mut y);
        near(&y, &x);
        let slopes = random_slopes(&mut r);
        assert_eq!(dense.factor(&slopes, &[], false, false), Factored::Fresh);
        let mut dx = vec![0.0; 27];
        dense.solve(&x, &mut dx);
        let wdx = times(&dx);
        for i in 0..9 {
            for a in 0..3 {
                let answer = (0..3).fold(0.0, |s, b| s + slopes[i][a][b] * wdx[3 * i + b]);
                assert!((dx[3 * i + a] + answer - x[3 * i + a]).abs() < 1e-11, "seed {seed}");
            }
        }
        assert!(max_abs(DVec3::from_slice(&dx)) > 0.0);
    }
}
