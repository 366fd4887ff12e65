//! Rows of mechanisms beside contacts: hard, linear, unilateral and bounded ones, against dense references and their laws.

use tumble_math::{DMat3, DVec3};
use tumble_solver::space::Lu;
use tumble_solver::{Body, Contact, End, Problem, Row, Settings, Solution, Solver, Velocity};
use tumble_suite::Random;

fn body(r: &mut Random, mass: f64) -> Body {
    let q = DMat3::from_quat(r.rotation());
    let d = DVec3::new(r.range(0.3, 1.0), r.range(0.5, 1.0), r.range(0.6, 1.0)) * (0.1 * mass);
    let inertia = q * DMat3::from_diagonal(d) * q.transpose();
    let v = Velocity { linear: r.normal3(), angular: r.normal3() };
    Body::dynamic(mass, (inertia + inertia.transpose()) * 0.5, v).kicked(DVec3::new(0.0, 0.0, -0.1))
}

/// The rows of a ball joint and two of a hinge between `a` and `b`.
fn hinge(r: &mut Random, problem: &mut Problem, joint: u32, a: u32, b: u32) {
    let (la, lb) = (r.normal3() * 0.5, r.normal3() * 0.5);
    for d in [DVec3::X, DVec3::Y, DVec3::Z] {
        let ends =
            [End { body: a, linear: -d, angular: -la.cross(d) }, End { body: b, linear: d, angular: lb.cross(d) }];
        problem.add_row(Row::hard(joint, 0.1 * r.normal()), &ends).unwrap();
    }
    let q = DMat3::from_quat(r.rotation());
    for d in [q.x_axis, q.y_axis] {
        let ends = [
            End { body: a, linear: DVec3::ZERO, angular: -d * 0.5 },
            End { body: b, linear: DVec3::ZERO, angular: d * 0.5 },
        ];
        problem.add_row(Row::hard(joint, 0.0), &ends).unwrap();
    }
}

fn row(r: &mut Random, a: u32, b: u32) -> [End; 2] {
    [
        End { body: a, linear: r.normal3(), angular: r.normal3() },
        End { body: b, linear: r.normal3(), angular: r.normal3() },
    ]
}

fn mechanism(seed: u64, bodies: usize, loops: bool) -> Problem {
    let mut r = Random::new(seed);
    let mut p = Problem::new(0.01).unwrap();
    p.add_body(Body::kinematic(Velocity { linear: r.normal3() * 0.1, angular: DVec3::ZERO })).unwrap();
    for k in 0..bodies {
        let mass = r.log_range(0.1, 10.0);
        let b = body(&mut r, mass);
        p.add_body(b).unwrap();
        let parent = r.below(k + 1) as u32;
        hinge(&mut r, &mut p, k as u32, parent, k as u32 + 1);
        if r.below(2) == 0 {
            let ends = row(&mut r, parent, k as u32 + 1);
            p.add_row(Row::soft(k as u32, r.normal(), r.log_range(1e-3, 10.0)), &ends).unwrap();
        }
    }
    if loops && bodies > 3 {
        // few rows, so that the whole has freedom left
        let ends = row(&mut r, 0, bodies as u32);
        p.add_row(Row::hard(1000, 0.3), &ends).unwrap();
        let ends = [row(&mut r, 1, 2), row(&mut r, 3, bodies as u32)].concat();
        p.add_row(Row::hard(1001, -0.2), &ends).unwrap();
    }
    p
}

/// The answer by a dense factorisation of [M Jᵀ; J −Γ].
fn dense(p: &Problem) -> (Vec<Velocity>, Vec<f64>) {
    let (n, m) = (p.bodies().len(), p.row_count());
    let mut lu = Lu::default();
    lu.clear(6 * n + m);
    let mut x = vec![0.0; 6 * n + m];
    for (k, b) in p.bodies().iter().enumerate() {
        let (v, w) = (b.free.linear, b.free.angular);
        if b.is_dynamic() {
            let inertia = b.inverse_inertia.inverse();
            for i in 0..3 {
                *lu.entry(6 * k + i, 6 * k + i) = 1.0 / b.inverse_mass;
                for j in 0..3 {
                    *lu.entry(6 * k + 3 + i, 6 * k + 3 + j) = inertia.col(j)[i];
                }
            }
            let (f, t) = (v / b.inverse_mass, inertia * w);
            x[6 * k..6 * k + 6].copy_from_slice(&[f.x, f.y, f.z, t.x, t.y, t.z]);
        } else {
            x[6 * k..6 * k + 6].copy_from_slice(&[v.x, v.y, v.z, w.x, w.y, w.z]);
        }
    }
    for j in 0..m {
        let (row, ends) = p.row(j);
        *lu.entry(6 * n + j, 6 * n + j) = -row.compliance;
        x[6 * n + j] = -row.bias;
        for end in ends {
            let at = 6 * end.body as usize;
            for i in 0..3 {
                *lu.entry(6 * n + j, at + i) += end.linear[i];
                *lu.entry(6 * n + j, at + 3 + i) += end.angular[i];
                if p.bodies()[end.body as usize].is_dynamic() {
                    *lu.entry(at + i, 6 * n + j) += end.linear[i];
                    *lu.entry(at + 3 + i, 6 * n + j) += end.angular[i];
                }
            }
        }
    }
    lu.factor();
    lu.solve(&mut x);
    let velocity = |k: usize| Velocity {
        linear: DVec3::new(x[6 * k], x[6 * k + 1], x[6 * k + 2]),
        angular: DVec3::new(x[6 * k + 3], x[6 * k + 4], x[6 * k + 5]),
    };
    ((0..n).map(velocity).collect(), x[6 * n..].iter().map(|l| -l).collect())
}

fn solve(p: &Problem) -> Solution {
    Solver::new().solve(p, None, &Settings::default()).clone()
}

#[test]
fn linear_rows_are_what_a_dense_factorisation_says() {
    for seed in 0..60 {
        let p = mechanism(seed, 1 + seed as usize % 12, seed % 3 == 0);
        let s = solve(&p);
        let (velocities, impulses) = dense(&p);
        let most = 1e-11 + s.certificate.rounding;
        assert!(s.certificate.is_solved() && s.certificate.residual <= most, "{seed}: {:?}", s.certificate);
        for (a, b) in s.body_velocities.iter().zip(&velocities) {
            let off = (a.linear - b.linear).length() + (a.angular - b.angular).length();
            assert!(off < 1e-9 * (1.0 + b.linear.length() + b.angular.length()), "{seed}: {off:e}");
        }
        let largest = impulses.iter().fold(0.0, |m: f64, l| if l.abs() > m { l.abs() } else { m });
        for (a, b) in s.row_impulses.iter().zip(&impulses) {
            assert!((a - b).abs() < 1e-8 * (1.0 + largest), "{seed}: {a} {b}");
        }
        assert_eq!(s.redundant, 0);
    }
}

#[test]
fn redundant_rows_are_dropped_and_nothing_blows_up() {
    for seed in 0..30 {
        let mut p = mechanism(seed, 4, false);
        // the last joint once more, and a row between two that are fixed to each other already
        let copies: Vec<_> = (0..5).map(|j| (*p.row(j).0, p.row(j).1.to_vec())).collect();
        for (k, (row, ends)) in copies.iter().enumerate() {
            p.add_row(Row { joint: 2000 + k as u32, ..*row }, ends).unwrap();
        }
        let s = solve(&p);
        assert_eq!(s.redundant, 5, "{seed}");
        assert!(s.certificate.is_solved() && s.row_residual < 1e-10, "{seed}: {:?}", s.certificate);
        let single = dense(&mechanism(seed, 4, false)).0;
        for (a, b) in s.body_velocities.iter().zip(&single) {
            assert!((a.linear - b.linear).length() + (a.angular - b.angular).length() < 1e-8, "{seed}");
        }
    }
}

/// A wheel on an axle with a motor, dry friction, a limit or a spring: what the law of one row says.
fn wheel(row: Row) -> (f64, f64) {
    let mut p = Problem::new(0.01).unwrap();
    let axle = p.add_body(Body::fixed()).unwrap();
    let spin = Velocity { linear: DVec3::ZERO, angular: DVec3::Z * 3.0 };
    let wheel = p.add_body(Body::dynamic(1.0, DMat3::from_diagonal(DVec3::splat(0.5)), spin)).unwrap();
    for d in [DVec3::X, DVec3::Y, DVec3::Z] {
        let ends = [
            End { body: axle, linear: -d, angular: DVec3::ZERO },
            End { body: wheel, linear: d, angular: DVec3::ZERO },
        ];
        p.add_row(Row::hard(0, 0.0), &ends).unwrap();
    }
    p.add_row(row, &[End { body: wheel, linear: DVec3::ZERO, angular: DVec3::Z }]).unwrap();
    let s = solve(&p);
    assert!(s.certificate.is_solved(), "{:?}", s.certificate);
    (s.body_velocities[wheel as usize].angular.z, s.row_impulses[3])
}

#[test]
fn one_bounded_row_is_a_clamp() {
    let near = |(w, l): (f64, f64), (w0, l0): (f64, f64)| {
        assert!((w - w0).abs() < 1e-12 && (l - l0).abs() < 1e-12, "{w} {l}, not {w0} {l0}");
    };
    // friction: stops it, or takes all that it can
    near(wheel(Row::bounded(0, 0.0, 0.0, 2.0)), (0.0, -1.5));
    near(wheel(Row::bounded(0, 0.0, 0.0, 0.25)), (2.5, -0.25));
    // a motor to 7 rad/s
    near(wheel(Row::bounded(0, -7.0, 0.0, 10.0)), (7.0, 2.0));
    near(wheel(Row::bounded(0, -7.0, 0.0, 1.0)), (5.0, 1.0));
    // a servo: λ = −(u + b)/γ within its bounds; u = 3 + 2λ
    near(wheel(Row::bounded(0, -7.0, 0.5, 10.0)), (3.0 + 2.0 * 1.6, 1.6));
    near(wheel(Row::bounded(0, -7.0, 0.5, 1.2)), (3.0 + 2.0 * 1.2, 1.2));
    // bounds on one side, either side, and unequal ones
    let law = |least, most, bias| Row { least, most, ..Row::hard(0, bias) };
    near(wheel(law(f64::NEG_INFINITY, 0.0, 0.0)), (0.0, -1.5));
    near(wheel(law(f64::NEG_INFINITY, 0.0, -7.0)), (3.0, 0.0));
    near(wheel(law(0.0, f64::INFINITY, -7.0)), (7.0, 2.0));
    near(wheel(law(0.0, f64::INFINITY, 0.0)), (3.0, 0.0));
    near(wheel(law(-1.0, 0.25, 0.0)), (1.0, -1.0));
    near(wheel(law(0.5, 0.5, 0.0)), (4.0, 0.5));
    near(wheel(law(0.25, f64::INFINITY, 0.0)), (3.5, 0.25));
    near(wheel(Row::soft(0, 0.0, 1.0)), (1.0, -1.0));
}

/// Residual of a row's law [m/s].
fn missed(row: &Row, k: f64, u: f64, l: f64) -> f64 {
    let w = u + row.compliance * l + row.bias + if row.gap > 0.0 { row.gap / 0.01 } else { 0.0 };
    let goal = l - w / k;
    let goal = if goal < row.least {
        row.least
    } else if goal > row.most {
        row.most
    } else {
        goal
    };
    k * (l - goal).abs()
}

#[test]
fn bounded_rows_and_contacts_in_one_mechanism_keep_their_laws() {
    let mut met = [0; 3];
    for seed in 0..60 {
        let n = 3 + seed as usize % 6;
        let mut p = mechanism(seed, n, false);
        let mut r = Random::new(900 + seed);
        for k in 0..n as u32 {
            let ends = row(&mut r, k, k + 1);
            let law = match k % 3 {
                0 => Row::bounded(3000 + k, r.normal(), 0.0, r.log_range(1e-2, 3.0)),
                1 => Row::unilateral(3000 + k, r.range(-0.01, 0.01), 0.0),
                _ => Row::bounded(3000 + k, r.normal(), r.log_range(1e-2, 1.0), r.log_range(1e-2, 3.0)),
            };
            p.add_row(law, &ends).unwrap();
            let normal = r.rotation() * DVec3::Z;
            let c = Contact::new(k, k + 1, normal, r.normal3() * 0.3, r.normal3() * 0.3).unwrap();
            p.add_contact(c.with_friction(0.5).unwrap()).unwrap();
        }
        let s = solve(&p);
        if !s.certificate.is_solved() {
            // friction with loops of forces may have no answer within the work; it is said
            assert!(s.certificate.residual.is_finite(), "{seed}");
            continue;
        }
        met[0] += 1;
        // the independent judge agrees, by sums in double-double arithmetic
        let report = tumble_suite::judge(&p, &s);
        assert!(report.scalar <= 1e-8 + s.certificate.rounding && report.scalar_bound == 0.0, "{seed}: {report:?}");
        assert!(report.residual <= 1e-8 + s.certificate.rounding && report.cone <= 1e-12, "{seed}: {report:?}");
        for j in 0..p.row_count() {
            let (law, ends) = p.row(j);
            let u: f64 = ends.iter().map(|e| e.dot(s.body_velocities[e.body as usize])).sum();
            let k: f64 = ends
                .iter()
                .map(|e| {
                    let b = &p.bodies()[e.body as usize];
                    e.linear.length_squared() * b.inverse_mass + e.angular.dot(b.inverse_inertia * e.angular)
                })
                .sum();
            assert!((u - s.row_velocities[j]).abs() < 1e-12 * (1.0 + u.abs()));
            let off = missed(law, k, u, s.row_impulses[j]);
            assert!(off < 3e-8, "{seed} row {j}: {off:e} {law:?} {u} {}", s.row_impulses[j]);
            if !law.is_linear() {
                met[if s.row_impulses[j] == law.least || s.row_impulses[j] == law.most { 1 } else { 2 }] += 1;
            }
        }
        for (i, l) in s.impulses.iter().enumerate() {
            let u = s.velocities[i];
            assert!(l.x >= 0.0 && u.x > -2e-8 && l.x * u.x < 1e-7 * (1.0 + l.x), "{seed} contact {i}: {l} {u}");
            let t = (l.y * l.y + l.z * l.z).sqrt();
            assert!(t <= 0.5 * l.x * (1.0 + 1e-12));
            let slip = (u.y * u.y + u.z * u.z).sqrt();
            assert!(slip < 1e-6 || (l.y * u.y + l.z * u.z + 0.5 * l.x * slip).abs() < 1e-6 * (1.0 + slip * l.x));
        }
    }
    // so that the laws above are asked at all. A random mechanism need not have an answer: where hard rows move a contact along
    // its surface, friction may push it on into the surface by more than its normal impulse holds it off (Painlevé), or limits and
    // contacts leave no motion at all. Whether the methods stop short is asked of problems that have an answer, below
    assert!(met[0] >= 30 && met[1] > 30 && met[2] > 30, "{met:?}");
}

/// A problem whose answer is known: a mechanism moves, and impulses that keep every law at its velocities are taken off its free
/// velocities.
fn planted(seed: u64) -> Problem {
    let n = 3 + seed as usize % 6;
    let drawn = mechanism(seed, n, seed.is_multiple_of(3));
    let (moving, _) = dense(&drawn);
    let mut r = Random::new(7000 + seed);
    let mut contacts = Vec::new();
    let mut rows = Vec::new();
    let mut impulses = vec![(DVec3::ZERO, DVec3::ZERO); n + 1];
    let mut push = |body: u32, linear: DVec3, angular: DVec3| {
        let sum = &mut impulses[body as usize];
        *sum = (sum.0 + linear, sum.1 + angular);
    };
    for k in 0..n as u32 {
        let ends = row(&mut r, k, k + 1);
        let u: f64 = ends.iter().map(|e| e.dot(moving[e.body as usize])).sum();
        let (most, compliance) = (r.log_range(1e-2, 3.0), if k % 3 == 2 { r.log_range(1e-2, 1.0) } else { 0.0 });
        // held inside its bounds, or at one of them
        let (l, off) = match r.below(3) {
            0 => (r.range(-most, most), 0.0),
            1 => (most, -r.log_range(1e-3, 1.0)),
            _ => (-most, r.log_range(1e-3, 1.0)),
        };
        let bounded = Row::bounded(3000 + k, off - u - compliance * l, compliance, most);
        let pressed = r.below(2) == 0;
        let limit =
            Row { bias: if pressed { -u } else { r.log_range(1e-3, 1.0) - u }, ..Row::unilateral(3000 + k, 0.0, 0.0) };
        let (law, l) =
            if k % 3 == 1 { (limit, if pressed { r.log_range(1e-2, 1.0) } else { 0.0 }) } else { (bounded, l) };
        ends.iter().for_each(|e| push(e.body, e.linear * l, e.angular * l));
        rows.push((law, ends));
        // approaches by what its gap allows
        let (la, lb) = (r.normal3() * 0.3, r.normal3() * 0.3);
        let at = |body: u32, lever: DVec3| moving[body as usize].linear + moving[body as usize].angular.cross(lever);
        let world = at(k + 1, lb) - at(k, la);
        let normal = r.rotation() * DVec3::Z;
        let normal = if world.dot(normal) > 0.0 { -normal } else { normal };
        let mut c = Contact::new(k, k + 1, normal, la, lb).unwrap().with_friction(0.5).unwrap();
        let u = c.frame.to_contact(world);
        c.gap = -u.x * 0.01;
        let load = r.log_range(1e-2, 3.0);
        let (l, slip) = match r.below(3) {
            0 => {
                c.gap += r.log_range(1e-4, 1e-2);
                (DVec3::ZERO, DVec3::new(0.0, r.normal(), r.normal()))
            }
            1 => {
                let (part, angle) = (r.range(0.0, 0.45) * load, r.range(0.0, 6.0));
                (
                    DVec3::new(load, part * tumble_math::trig::cos(angle), part * tumble_math::trig::sin(angle)),
                    DVec3::ZERO,
                )
            }
            _ => {
                let (speed, angle) = (r.log_range(1e-3, 1.0), r.range(0.0, 6.0));
                let along = DVec3::new(0.0, tumble_math::trig::cos(angle), tumble_math::trig::sin(angle));
                (DVec3::X * load - along * (0.5 * load), along * speed)
            }
        };
        // the surface slips as is wanted, whatever the bodies do
        c.surface_velocity = DVec3::new(0.0, slip.y - u.y, slip.z - u.z);
        let p = c.frame.to_world(l);
        push(k, -p, -la.cross(p));
        push(k + 1, p, lb.cross(p));
        contacts.push(c);
    }
    let mut p = Problem::new(0.01).unwrap();
    for (k, (b, (impulse, moment))) in drawn.bodies().iter().zip(&impulses).enumerate() {
        let mut b = *b;
        if b.is_dynamic() {
            // the hard rows bring what is missing
            b.free.linear -= *impulse * b.inverse_mass;
            b.free.angular -= b.inverse_inertia * *moment;
        }
        assert_eq!(p.add_body(b).unwrap() as usize, k);
    }
    for j in 0..drawn.row_count() {
        let (law, ends) = drawn.row(j);
        p.add_row(*law, ends).unwrap();
    }
    for (law, ends) in rows {
        p.add_row(law, &ends).unwrap();
    }
    for c in contacts {
        p.add_contact(c).unwrap();
    }
    p
}

/// Mechanisms with motors, friction, limits and contacts that have an answer: nearly always it is found.
#[test]
fn planted_answers_of_mechanisms_are_found() {
    let mut missed = Vec::new();
    for seed in 0..60 {
        let s = solve(&planted(seed));
        if !s.certificate.is_solved() {
            missed.push((seed, s.certificate.residual, s.method));
        }
    }
    // two end short of the tolerance, at 3.6e-7 and 3.4e-2 m/s
    assert!(missed.len() <= 2, "{} of 60: {missed:?}", missed.len());
}

#[test]
fn a_limit_bounces_with_its_restitution_through_a_mechanism() {
    // two wheels on one shaft, welded by a row; the limit is on the second one
    let mut p = Problem::new(0.01).unwrap();
    let spin = Velocity { linear: DVec3::ZERO, angular: DVec3::Z * -3.0 };
    let inertia = DMat3::from_diagonal(DVec3::splat(0.5));
    let a = p.add_body(Body::dynamic(1.0, inertia, spin)).unwrap();
    let b = p.add_body(Body::dynamic(1.0, inertia * 3.0, spin)).unwrap();
    let turn = |body, x: f64| End { body, linear: DVec3::ZERO, angular: DVec3::Z * x };
    p.add_row(Row::hard(0, 0.0), &[turn(a, -1.0), turn(b, 1.0)]).unwrap();
    p.add_row(Row::unilateral(1, 0.0, 0.6), &[turn(b, 1.0)]).unwrap();
    let s = solve(&p);
    assert!(s.certificate.is_solved());
    for k in [a, b] {
        assert!((s.body_velocities[k as usize].angular.z - 1.8).abs() < 1e-10);
    }
    assert!((s.row_impulses[1] - 2.0 * 4.8).abs() < 1e-9 && s.bounced_rows == [false, true]);
}

/// A pendulum in a crowd of boxes on a floor: too many contacts for one dense matrix.
#[test]
fn a_mechanism_among_many_contacts_is_solved_by_the_sparse_methods() {
    let mut p = Problem::new(0.01).unwrap();
    let floor = p.add_body(Body::fixed()).unwrap();
    let inertia = DMat3::from_diagonal(DVec3::splat(0.2));
    let mut last = None;
    for k in 0..150 {
        let v = Velocity { linear: DVec3::new(0.01 * f64::from(k % 7), 0.0, -0.1), angular: DVec3::ZERO };
        let b = p.add_body(Body::dynamic(1.0, inertia, v)).unwrap();
        for (x, y) in [(-0.5, -0.5), (-0.5, 0.5), (0.5, -0.5), (0.5, 0.5)] {
            let lever = DVec3::new(x, y, -0.5);
            let c = Contact::new(floor, b, DVec3::Z, lever, lever).unwrap();
            p.add_contact(c.with_friction(0.5).unwrap()).unwrap();
        }
        if let Some(a) = last {
            let ends = |d: DVec3| {
                let lever = DVec3::X * 0.5;
                [
                    End { body: a, linear: -d, angular: -lever.cross(d) },
                    End { body: b, linear: d, angular: (-lever).cross(d) },
                ]
            };
            for d in [DVec3::X, DVec3::Y, DVec3::Z] {
                p.add_row(Row::hard(k, 0.0), &ends(d)).unwrap();
            }
        }
        last = Some(b);
    }
    let s = solve(&p);
    assert!(s.certificate.residual < 1e-6 && s.row_residual < 1e-6, "{:?} {:e}", s.certificate, s.row_residual);
    assert_eq!((s.impulses.len(), s.row_impulses.len()), (p.contact_count(), p.row_count()));
    for j in 0..p.row_count() {
        let u: f64 = p.row(j).1.iter().map(|e| e.dot(s.body_velocities[e.body as usize])).sum();
        assert!(u.abs() < 1e-6, "{j}: {u:e}");
    }
}
