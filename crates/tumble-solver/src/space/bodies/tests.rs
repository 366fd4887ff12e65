//! The space of bodies against dense matrices that are put together from the definitions alone.

use super::super::matrix::GEOMETRY_ACCURACY;
use super::super::traits::{Factored, NewtonSpace, Row, Velocities};
use super::*;
use crate::linear::pattern::{Most, Pattern};
use crate::one_contact::law::{NO_SLOPE, Slope};
use crate::space::traits::{read_start, read_velocities};
use tumble_suite::Random;

/// A random heap: bodies 0 and 1 do not move by impulses, body 1 moves by itself.
pub(crate) struct Heap {
    pub(crate) bodies: Vec<Body>,
    pub(crate) contacts: Vec<Contact>,
    pub(crate) bilaterals: Vec<Bilateral>,
}

pub(crate) fn heap(seed: u64, rows: usize) -> Heap {
    let mut r = Random::new(seed);
    let velocity = |r: &mut Random| Velocity { linear: r.normal3(), angular: r.normal3() };
    let mut bodies = vec![Body::fixed(), Body::kinematic(velocity(&mut r))];
    for _ in 0..4 {
        let mass = r.range(0.5, 3.0);
        let inertia = r.box_inertia(mass, DVec3::new(1.0, 0.7, 0.4));
        let mut body = Body::dynamic(mass, inertia, velocity(&mut r));
        body.free = velocity(&mut r);
        bodies.push(body);
    }
    let pair = |r: &mut Random| loop {
        let (a, b) = (r.below(6) as u32, r.below(6) as u32);
        if a != b && (a > 1 || b > 1) {
            return (a, b);
        }
    };
    let contacts = (0..9)
        .map(|_| {
            let (a, b) = pair(&mut r);
            let c = Contact::new(a, b, r.direction(), r.normal3() * 0.5, r.normal3() * 0.5).unwrap();
            c.with_friction(r.range(0.1, 1.0)).unwrap()
        })
        .collect();
    let bilaterals = (0..rows)
        .map(|_| {
            let (body_a, body_b) = pair(&mut r);
            let mut row = || std::array::from_fn(|_| r.normal());
            let (row_a, row_b) = (row(), row());
            Bilateral { body_a, body_b, row_a, row_b, bias: r.normal() }
        })
        .collect();
    Heap { bodies, contacts, bilaterals }
}

impl Heap {
    /// Every scalar row (three per contact, then the bilateral ones) over six numbers per body, moving or not.
    pub(crate) fn jacobian(&self) -> Vec<Vec<f64>> {
        let mut rows = Vec::new();
        let width = 6 * self.bodies.len();
        for c in &self.contacts {
            for row in c.rows() {
                let mut full = vec![0.0; width];
                full[6 * c.body_a as usize..][..6].copy_from_slice(&row[..6]);
                full[6 * c.body_b as usize..][..6].copy_from_slice(&row[6..]);
                rows.push(full);
            }
        }
        for b in &self.bilaterals {
            let mut full = vec![0.0; width];
            full[6 * b.body_a as usize..][..6].copy_from_slice(&b.row_a);
            full[6 * b.body_b as usize..][..6].copy_from_slice(&b.row_b);
            rows.push(full);
        }
        rows
    }

    /// M⁻¹ p, zero for what impulses do not move.
    pub(crate) fn mobility_times(&self, p: &[f64]) -> Vec<f64> {
        let mut out = vec![0.0; p.len()];
        for (k, b) in self.bodies.iter().enumerate() {
            let (f, t) = (DVec3::from_slice(&p[6 * k..]), DVec3::from_slice(&p[6 * k + 3..]));
            (f * b.inverse_mass).write_to_slice(&mut out[6 * k..]);
            (b.inverse_inertia * t).write_to_slice(&mut out[6 * k + 3..]);
        }
        out
    }

    pub(crate) fn free(&self) -> Vec<f64> {
        self.bodies.iter().flat_map(|b| flat(b.free)).collect()
    }
}

pub(crate) fn flat(v: Velocity) -> [f64; 6] {
    [v.linear.x, v.linear.y, v.linear.z, v.angular.x, v.angular.y, v.angular.z]
}

pub(crate) fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).fold(0.0, |s, (x, y)| s + x * y)
}

pub(crate) fn random_impulses(r: &mut Random, contacts: usize, rows: usize) -> Impulses {
    Impulses { contacts: (0..contacts).map(|_| r.normal3()).collect(), rows: (0..rows).map(|_| r.normal()).collect() }
}

pub(crate) fn scalars(i: &Impulses) -> Vec<f64> {
    i.contacts.iter().flat_map(DVec3::to_array).chain(i.rows.iter().copied()).collect()
}

fn near(a: &[f64], b: &[f64]) {
    assert_eq!(a.len(), b.len());
    for (k, (x, y)) in a.iter().zip(b).enumerate() {
        assert!((x - y).abs() < 2e-12 * (1.0 + y.abs()), "{k}: {x} is not {y}");
    }
}

/// v + M⁻¹ Jᵀ λ.
fn pushed(h: &Heap, j: &[Vec<f64>], v: &[f64], l: &[f64]) -> Vec<f64> {
    let mut p = vec![0.0; v.len()];
    for (row, l) in j.iter().zip(l) {
        for (p, x) in p.iter_mut().zip(row) {
            *p += x * l;
        }
    }
    h.mobility_times(&p).iter().zip(v).map(|(a, b)| a + b).collect()
}

fn relative_of(h: &Heap, j: &[Vec<f64>], v: &[f64]) -> Vec<f64> {
    let bias = (0..3 * h.contacts.len()).map(|_| 0.0).chain(h.bilaterals.iter().map(|b| b.bias));
    j.iter().zip(bias).map(|(row, bias)| dot(row, v) + bias).collect()
}

fn read<S: Space>(space: &S) -> Vec<f64> {
    let mut u = Velocities::default();
    read_velocities(space, &mut u);
    scalars(&u)
}

#[test]
fn loading_pushing_and_reading_are_the_dense_products() {
    for seed in 0..20 {
        let h = heap(seed, 3);
        let j = h.jacobian();
        let mut m = Buffers::default();
        let mut space = BodySpace::new(&h.bodies, &h.contacts, &h.bilaterals, &mut m);
        let mut r = Random::new(1000 + seed);
        let impulses = random_impulses(&mut r, 9, 3);
        let free = h.free();
        near(&read(&space), &relative_of(&h, &j, &free));
        space.load(&impulses);
        let after = pushed(&h, &j, &free, &scalars(&impulses));
        near(&read(&space), &relative_of(&h, &j, &after));
        near(&space.state().iter().flat_map(|v| flat(*v)).collect::<Vec<_>>(), &after);
        // base and look-ahead
        let kick: Vec<f64> =
            h.bodies.iter().flat_map(|b| flat(b.free).into_iter().zip(flat(b.before)).map(|(a, b)| a - b)).collect();
        space.look_ahead();
        space.load(&Impulses { contacts: vec![DVec3::ZERO; 9], rows: vec![0.0; 3] });
        let ahead: Vec<f64> = after.iter().zip(&kick).map(|(a, b)| a + b).collect();
        near(&read(&space), &relative_of(&h, &j, &ahead));
        space.rebase();
        space.load(&impulses);
        near(&read(&space), &relative_of(&h, &j, &pushed(&h, &j, &ahead, &scalars(&impulses))));
        // whatever it carries, it knows where it came from
        let before: Vec<f64> = h.bodies.iter().flat_map(|b| flat(b.before)).collect();
        let mut start = (Velocities::default(), Velocities::default());
        read_start(&space, &mut start.0, &mut start.1);
        near(&scalars(&start.0), &relative_of(&h, &j, &before));
        near(&scalars(&start.1), &relative_of(&h, &j, &free));
        space.restore();
        near(&read(&space), &relative_of(&h, &j, &free));
        // own matrices, influences, masses
        let unit = |k: usize| {
            let mut l = vec![0.0; j.len()];
            l[k] = 1.0;
            let v = pushed(&h, &j, &vec![0.0; free.len()], &l);
            j.iter().map(|row| dot(row, &v)).collect::<Vec<f64>>()
        };
        for i in 0..9 {
            let columns = [unit(3 * i), unit(3 * i + 1), unit(3 * i + 2)];
            let l = r.normal3();
            let exact: Vec<f64> = (0..3).map(|k| (0..3).fold(0.0, |s, c| s + columns[c][3 * i + k] * l[c])).collect();
            near(&space.local(i).apply(l).to_array(), &exact);
            for k in 0..9 {
                near(&[space.influence(Row::Normal(k), Row::Normal(i))], &[columns[0][3 * k]]);
            }
            for k in 0..3 {
                near(&[space.influence(Row::Bilateral(k), Row::Normal(i))], &[columns[0][27 + k]]);
                near(&[space.influence(Row::Normal(i), Row::Bilateral(k))], &[columns[0][27 + k]]);
            }
        }
        for k in 0..3 {
            near(&[space.row_stiffness(k)], &[unit(27 + k)[27 + k]]);
            near(&[space.influence(Row::Bilateral(k), Row::Bilateral(0))], &[unit(27)[27 + k]]);
        }
        let masses = h.bodies[2..].iter().map(|b| 1.0 / b.inverse_mass);
        assert_eq!((space.heaviest(), space.size()), (masses.fold(0.0, max), 4));
        assert_eq!((space.contact_count(), space.row_count()), (9, 3));
    }
}

/// Effect of momentum on impulses, written down once more: on by a fraction of the direction so far, or afresh.
fn accelerates<S: SweepSpace>(space: &mut S, r: &mut Random, contacts: usize, rows: usize) {
    let mut impulses = random_impulses(r, contacts, rows);
    space.load(&impulses);
    space.begin_acceleration();
    let mut before = scalars(&impulses);
    let mut direction = vec![0.0; before.len()];
    for part in [Some(0.5), Some(0.25), None, Some(0.75), Some(0.125)] {
        for i in 0..contacts {
            let change = r.normal3() * 0.1;
            space.push(i, change);
            impulses.contacts[i] += change;
        }
        for j in 0..rows {
            let change = 0.1 * r.normal();
            space.push_row(j, change);
            impulses.rows[j] += change;
        }
        space.accelerate(part);
        let swept = scalars(&impulses);
        for ((w, s), b) in direction.iter_mut().zip(&swept).zip(&before) {
            *w = part.map_or(0.0, |part| part * *w + s - b);
        }
        // the impulses go on by the old direction alone, which is what the new one has beyond the sweep
        let now: Vec<f64> = if part.is_some() {
            swept.iter().zip(&direction).zip(&before).map(|((s, w), b)| s + w - (s - b)).collect()
        } else {
            swept
        };
        impulses.contacts = (0..contacts).map(|i| DVec3::from_slice(&now[3 * i..])).collect();
        impulses.rows = now[3 * contacts..].to_vec();
        before = now;
        let found = read(space);
        space.load(&impulses);
        near(&found, &read(space));
    }
}

#[test]
fn velocities_are_accelerated_as_impulses_are() {
    for seed in 0..10 {
        let h = heap(seed, 3);
        let mut m = Buffers::default();
        let mut r = Random::new(1500 + seed);
        accelerates(&mut BodySpace::new(&h.bodies, &h.contacts, &h.bilaterals, &mut m), &mut r, 9, 3);
    }
}

#[test]
fn energies_works_and_rounding_are_their_sums() {
    for seed in 0..20 {
        let h = heap(seed, 3);
        let j = h.jacobian();
        let mut m = Buffers::default();
        let mut space = BodySpace::new(&h.bodies, &h.contacts, &h.bilaterals, &mut m);
        let mut r = Random::new(2000 + seed);
        let impulses = random_impulses(&mut r, 9, 3);
        let mut energy = 0.0;
        for b in &h.bodies[2..] {
            let spin = b.inverse_inertia.inverse() * b.free.angular;
            energy += 0.5 * (b.free.linear.length_squared() / b.inverse_mass + b.free.angular.dot(spin));
        }
        near(&[space.free_energy().unwrap(), free_energy(&h.bodies)], &[energy, energy]);
        // the kinematic bodies alone move, and biased rows
        let mut alone = vec![0.0; 36];
        alone[..12].copy_from_slice(&h.free()[..12]);
        let work = -dot(&relative_of(&h, &j, &alone), &scalars(&impulses));
        near(&[space.kinematic_work(&impulses)], &[work]);
        // rounding: no body's velocity is larger than the sum of the lengths that went into it
        let mut gross: Vec<(f64, f64)> =
            h.bodies.iter().map(|b| (b.free.linear.length(), b.free.angular.length())).collect();
        for (c, l) in h.contacts.iter().zip(&impulses.contacts) {
            let p = c.frame.normal * l.x + c.frame.tangent1 * l.y + c.frame.tangent2 * l.z;
            for (b, lever) in [(c.body_a as usize, c.lever_a), (c.body_b as usize, c.lever_b)] {
                gross[b].0 += p.length() * h.bodies[b].inverse_mass;
                gross[b].1 += (h.bodies[b].inverse_inertia * lever.cross(p)).length();
            }
        }
        let largest = h.contacts.iter().fold(0.0, |m, c| {
            let (a, b) = (gross[c.body_a as usize], gross[c.body_b as usize]);
            max(m, a.0 + a.1 * c.lever_a.length() + b.0 + b.1 * c.lever_b.length())
        });
        near(&[space.rounding(&impulses) / f64::EPSILON], &[largest]);
    }
}

fn random_slopes(r: &mut Random, n: usize, symmetric: bool) -> Vec<Slope> {
    (0..n)
        .map(|k| {
            if k % 4 == 3 {
                return NO_SLOPE;
            }
            let (a, b, c, d) = (r.range(0.1, 2.0), r.range(0.1, 2.0), r.range(0.1, 2.0), 0.2 * r.normal());
            let (e, f) = if symmetric { (0.0, 0.0) } else { (r.normal(), r.normal()) };
            [[a, 0.0, 0.0], [e, b, d], [f, d, c]]
        })
        .collect()
}

#[test]
fn newtons_equations_are_the_dense_ones() {
    for seed in 0..24 {
        let symmetric = seed % 2 == 0;
        let h = heap(seed, if seed % 3 == 0 { 0 } else { 3 });
        let rows = h.bilaterals.len();
        let j = h.jacobian();
        let mut m = Buffers::default();
        let mut space = BodySpace::new(&h.bodies, &h.contacts, &h.bilaterals, &mut m);
        space.ready();
        assert_eq!(space.unknowns(), 24);
        let mut r = Random::new(3000 + seed);
        let impulses = random_impulses(&mut r, 9, rows);
        let l = scalars(&impulses);
        let free = h.free();
        let mut x = vec![0.0; 24];
        space.balance(&impulses, &mut x);
        near(&x, &pushed(&h, &j, &free, &l)[12..]);
        // any x
        let x: Vec<f64> = (0..24).map(|_| r.normal()).collect();
        let full: Vec<f64> = free[..12].iter().chain(&x).copied().collect();
        let mut u = random_impulses(&mut r, 9, rows);
        space.velocities(&x, &mut u);
        near(&scalars(&u), &relative_of(&h, &j, &full));
        let still: Vec<f64> = std::iter::repeat_n(&0.0, 12).chain(&x).copied().collect();
        space.velocity_changes(&x, &mut u);
        near(&scalars(&u), &j.iter().map(|row| dot(row, &still)).collect::<Vec<_>>());
        // g = M(v − v*) − Jᵀλ
        let mut spread = vec![0.5; 24];
        space.add_impulses(&impulses, &mut spread);
        let transposed = |l: &[f64]| -> Vec<f64> {
            (12..36).map(|c| j.iter().zip(l).fold(0.0, |s, (row, l)| s + row[c] * l)).collect()
        };
        near(&spread, &transposed(&l).iter().map(|p| p + 0.5).collect::<Vec<_>>());
        let momentum = |v: &[f64]| -> Vec<f64> {
            (0..4)
                .flat_map(|k| {
                    let b = &h.bodies[k + 2];
                    let p = DVec3::from_slice(&v[6 * k..]) / b.inverse_mass;
                    let s = b.inverse_inertia.inverse() * DVec3::from_slice(&v[6 * k + 3..]);
                    [p.x, p.y, p.z, s.x, s.y, s.z]
                })
                .collect()
        };
        let apart: Vec<f64> = x.iter().zip(&free[12..]).map(|(a, b)| a - b).collect();
        let exact: Vec<f64> = momentum(&apart).iter().zip(transposed(&l)).map(|(a, b)| a - b).collect();
        let mut g = vec![9.0; 24];
        space.imbalance(&x, &impulses, &mut g);
        near(&g, &exact);
        near(&[space.slope(&x, &u, &g)], &[dot(&x, &g)]);
        let as_velocity = h.mobility_times(&std::iter::repeat_n(&0.0, 12).chain(&g).copied().collect::<Vec<_>>());
        near(&[space.imbalance_size(&g)], &[as_velocity.iter().fold(0.0, |m, v| max(m, v.abs()))]);
        // (M + Jᵀ A J) dx = rhs
        let slopes = random_slopes(&mut r, 9, symmetric);
        let row_slopes: Vec<f64> = (0..rows).map(|_| r.range(0.1, 3.0)).collect();
        assert_eq!(space.factor(&slopes, &row_slopes, symmetric, false), Factored::Fresh);
        let rhs: Vec<f64> = (0..24).map(|_| r.normal()).collect();
        let mut dx = vec![0.0; 24];
        space.solve(&rhs, &mut dx);
        let still: Vec<f64> = std::iter::repeat_n(&0.0, 12).chain(&dx).copied().collect();
        let du: Vec<f64> = j.iter().map(|row| dot(row, &still)).collect();
        let mut answer = vec![0.0; du.len()];
        for i in 0..9 {
            for a in 0..3 {
                answer[3 * i + a] = (0..3).fold(0.0, |s, b| s + slopes[i][a][b] * du[3 * i + b]);
            }
        }
        for k in 0..rows {
            answer[27 + k] = row_slopes[k] * du[27 + k];
        }
        let back: Vec<f64> = momentum(&dx).iter().zip(transposed(&answer)).map(|(a, b)| a + b).collect();
        for (a, b) in back.iter().zip(&rhs) {
            assert!((a - b).abs() < 1e-11, "seed {seed}: {a} {b}");
        }
    }
}

fn serves_again(space: &BodySpace<'_>, slopes: &[Slope]) -> bool {
    space.m.matrix.serves(space.pile(), &space.m.locals, slopes, &[], false)
}

#[test]
fn a_factor_serves_again_for_nearly_the_same_matrix_and_no_other() {
    let mut h = heap(5, 0);
    let mut r = Random::new(9);
    let slopes = random_slopes(&mut r, 9, false);
    let mut m = Buffers::default();
    let alter = |k: usize, part: f64| {
        let mut s = slopes.clone();
        let size = s[k].iter().flatten().fold(0.0, |m: f64, v| max(m, v.abs()));
        s[k][1][0] += part * size;
        s
    };
    let mut space = BodySpace::new(&h.bodies, &h.contacts, &[], &mut m);
    space.ready();
    assert_eq!(space.factor(&slopes, &[], false, true), Factored::Fresh);
    assert_eq!(space.factor(&slopes, &[], false, true), Factored::Kept);
    assert_eq!(space.factor(&alter(2, 0.9e-3), &[], false, true), Factored::Kept);
    assert_eq!(space.factor(&slopes, &[], true, true), Factored::Fresh);
    assert_eq!(space.factor(&slopes, &[], false, true), Factored::Fresh);
    assert_eq!(space.factor(&alter(4, 1.2e-3), &[], false, true), Factored::Fresh);
    assert_eq!(space.factor(&alter(4, 1.2e-3), &[], false, false), Factored::Fresh);
    // a new solve starts without a factor
    let mut space = BodySpace::new(&h.bodies, &h.contacts, &[], &mut m);
    space.ready();
    assert_eq!(space.factor(&slopes, &[], false, true), Factored::Fresh);
    // geometry that moved since, as far as the stiffness allows: the comparison itself
    let mut stiffest = 0.0;
    for (k, s) in slopes.iter().enumerate() {
        let size = s.iter().flatten().fold(0.0, |m: f64, v| max(m, v.abs()));
        stiffest = max(stiffest, size * space.local(k).nn);
    }
    let room = GEOMETRY_ACCURACY / stiffest;
    for (part, serves) in [(0.9, true), (1.1, false)] {
        for what in 0..4 {
            let mut space = BodySpace::new(&h.bodies, &h.contacts, &[], &mut m);
            space.ready();
            assert_eq!(space.factor(&slopes, &[], false, true), Factored::Fresh);
            let kept = &mut space.m.matrix.kept;
            let c = &h.contacts[3];
            let arm = max(c.lever_a.length(), c.lever_b.length());
            match what {
                0 => kept.geometry[3].2 += DVec3::X * (part * room),
                1 => kept.geometry[3].3 += DVec3::Y * (part * room * arm),
                2 => kept.geometry[3].4 -= DVec3::Z * (part * room * arm),
                _ => {
                    let column = kept.masses[3].1.y_axis;
                    // against the length of the kept column
                    kept.masses[3].1.y_axis = column * (1.0 + part * room / (1.0 - part * room));
                }
            }
            assert_eq!(serves_again(&space, &slopes), serves, "{what} {part}");
        }
    }
    for what in 0..3 {
        let mut space = BodySpace::new(&h.bodies, &h.contacts, &[], &mut m);
        space.ready();
        space.factor(&slopes, &[], false, true);
        match what {
            0 => space.m.matrix.kept.geometry[3].0 ^= 1,
            1 => space.m.matrix.kept.geometry[3].1 ^= 1,
            _ => space.m.matrix.kept.masses[2].0 *= 1.0 + 1e-12,
        }
        assert!(!serves_again(&space, &slopes), "{what}");
    }
    // rows are not compared at all
    h.bilaterals = heap(5, 1).bilaterals;
    let mut space = BodySpace::new(&h.bodies, &h.contacts, &h.bilaterals, &mut m);
    space.ready();
    assert_eq!(space.factor(&slopes, &[1.0], false, true), Factored::Fresh);
    assert_eq!(space.factor(&slopes, &[1.0], false, true), Factored::Fresh);
}

#[test]
fn what_a_budget_of_products_affords_is_its_share() {
    let h = heap(3, 0);
    let mut m = Buffers::default();
    let mut space = BodySpace::new(&h.bodies, &h.contacts, &[], &mut m);
    space.ready();
    let one = space.m.matrix.pattern.products();
    assert!(one > 0.0);
    for (products, count) in [(5.5 * (1.0 + one), 5), (100.5 * (1.0 + one), 100), (4.9 * one, 0)] {
        let mut m = Buffers::default();
        let mut space = BodySpace::new(&h.bodies, &h.contacts, &[], &mut m);
        assert_eq!(space.affordable(products), count);
    }
    // known, it is not made again
    assert_eq!(space.affordable(100.5 * (1.0 + one)), 100);
    assert_eq!(space.affordable(5.0 * one), 4);
    // what is known to be too little stays so; more is asked anew
    assert_eq!(space.affordable(one), 0);
    assert_eq!(space.affordable(0.9 * one), 0);
    assert_eq!(space.affordable(100.5 * (1.0 + one)), 100);
}

#[test]
fn a_matrix_that_expects_few_contacts_is_smaller_and_says_the_same() {
    let h = heap(3, 0);
    let n = h.contacts.len();
    let mut r = Random::new(17);
    for symmetric in [true, false] {
        let mut slopes = random_slopes(&mut r, n, symmetric);
        for slope in &mut slopes[1..] {
            *slope = [[0.0; 3]; 3];
        }
        let solved = |expected: Option<&[bool]>, slopes: &[Slope]| {
            let mut m = Buffers::default();
            let mut space = BodySpace::new(&h.bodies, &h.contacts, &h.bilaterals, &mut m);
            if let Some(expected) = expected {
                space.focus(expected);
            }
            space.ready();
            assert_eq!(space.factor(slopes, &[], symmetric, false), Factored::Fresh);
            let b: Vec<f64> = (0..space.unknowns()).map(|k| 1.0 + 0.1 * k as f64).collect();
            let mut x = vec![0.0; b.len()];
            space.solve(&b, &mut x);
            (x, space.m.matrix.pattern.products())
        };
        let (whole, products) = solved(None, &slopes);
        let expected: Vec<bool> = (0..n).map(|i| i < 1).collect();
        let (focused, fewer) = solved(Some(&expected), &slopes);
        near(&focused, &whole);
        assert!(fewer < products, "{fewer} of {products}");
        // one that was not expected gets its place
        slopes[n - 1] = slopes[0];
        let (whole, _) = solved(None, &slopes);
        let (focused, more) = solved(Some(&expected), &slopes);
        near(&focused, &whole);
        assert!(more >= fewer && more <= products);
    }
}

#[test]
fn a_pattern_is_made_anew_for_another_graph_and_kept_for_the_same() {
    let path = [(0, 1), (1, 2), (2, 3)];
    let ring = [(0, 1), (0, 3), (1, 2), (2, 3)];
    let mut p = Pattern::default();
    assert!(p.update(4, &path, Most::ANY));
    // a path has no fill: three blocks below the diagonal, each with one product onto the diagonal beyond
    let one = p.products();
    assert_eq!(one, 6.0);
    // two blocks of 384 bytes for each below the diagonal, and 4 bytes for each second product
    let bytes = |blocks: usize, products: f64| 768 * blocks + (2.0 * products) as usize;
    let within = |products, bytes| Most { products, bytes };
    // as much memory as it takes suffices, less does not, whatever was refused before
    let mut q = Pattern::default();
    assert!(
        !q.update(4, &path, within(one, bytes(3, one) - 1))
            && !q.update(4, &path, within(one - 1.0, bytes(3, one) - 1))
    );
    assert!(q.update(4, &path, within(one, bytes(3, one))) && !q.update(4, &path, within(one, bytes(3, one) - 1)));
    assert!(!Pattern::default().update(4, &ring, within(f64::INFINITY, bytes(5, 14.0) - 1)), "the ring fills a fifth");
    assert!(Pattern::default().update(4, &ring, within(f64::INFINITY, bytes(5, 14.0))));
    assert!(
        p.update(4, &path, within(one, bytes(3, one)))
            && !p.update(4, &path, within(one - 1.0, bytes(3, one)))
            && p.update(4, &path, within(one, bytes(3, one)))
    );
    // the ring fills one block: five, and one product between two of a column
    assert!(p.update(4, &ring, Most::ANY));
    assert_eq!(p.products(), 14.0);
    assert!(p.update(5, &ring, Most::ANY));
    assert_eq!((p.place.len(), p.products()), (5, 14.0));
    assert!(p.update(4, &path, Most::ANY));
    assert_eq!((p.place.len(), p.products()), (4, one));
    for (i, j) in path {
        let (a, b) = (p.place[i as usize], p.place[j as usize]);
        let entry = if a > b { p.entry(a, b) } else { p.entry(b, a) };
        assert!(entry < 3);
    }
    // refused as often as asked with no more, made when there is more
    let mut p = Pattern::default();
    assert!([4.0, 4.0, 3.0].iter().all(|&few| !p.update(4, &ring, within(few, usize::MAX))));
    assert!(p.update(4, &path, within(one, usize::MAX)) && p.products() == one);
    assert!(
        !p.update(4, &ring, within(4.0, usize::MAX))
            && p.update(4, &ring, within(14.0, usize::MAX))
            && p.products() == 14.0
    );
}
