use super::*;
use crate::one_contact::law::Slope;
use crate::problem::body::Body;
use crate::problem::contact::Contact;
use crate::problem::row::Row;
use crate::space::traits::{Impulses, NewtonSpace as _};
use tumble_math::DMat3;
use tumble_random::{Lcg, Random as _};

fn vector(dice: &mut Lcg) -> DVec3 {
    DVec3::from_array(dice.three(1.0))
}

/// Chains of three bodies on ball joints, some of which hang at the world, with limits and motors, and contacts within and between them.
fn chains(dice: &mut Lcg, count: u32) -> Problem {
    let mut problem = Problem::new(0.01).unwrap();
    let world = problem.add_body(Body::kinematic(Velocity::ZERO)).unwrap();
    for _ in 0..3 * count {
        let free = Velocity { linear: vector(dice), angular: vector(dice) };
        let inertia = DMat3::from_diagonal(DVec3::new(1.0, 2.0, 2.5) * dice.between(0.1, 10.0));
        let inverse_mass = dice.between(0.1, 10.0);
        problem.add_body(Body { inverse_mass, inverse_inertia: inertia.inverse(), before: free, free }).unwrap();
    }
    let ball = |problem: &mut Problem, dice: &mut Lcg, joint: u32, (a, b): (u32, u32)| {
        let (lever_a, lever_b) = (vector(dice) * 0.3, vector(dice) * 0.3);
        for axis in [DVec3::X, DVec3::Y, DVec3::Z] {
            let ends = [
                End { body: a, linear: -axis, angular: -lever_a.cross(axis) },
                End { body: b, linear: axis, angular: lever_b.cross(axis) },
            ];
            problem.add_row(Row::hard(joint, 0.0), &ends).unwrap();
        }
    };
    for k in 0..count {
        let first = 1 + 3 * k;
        if k % 2 == 0 {
            ball(&mut problem, dice, 10 * k, (world, first));
        }
        ball(&mut problem, dice, 10 * k + 1, (first, first + 1));
        ball(&mut problem, dice, 10 * k + 2, (first + 2, first + 1));
        let axis = vector(dice).normalize();
        let turn = [
            End { body: first, linear: DVec3::ZERO, angular: -axis },
            End { body: first + 1, linear: DVec3::ZERO, angular: axis },
        ];
        problem.add_row(Row::unilateral(10 * k + 3, 0.0, 0.0), &turn).unwrap();
        problem.add_row(Row::bounded(10 * k + 4, 0.3, 0.02, 0.5), &turn).unwrap();
        for body in [first, first + 1, first + 2] {
            let other = if k > 0 && dice.between(-1.0, 1.0) > 0.0 { body - 3 } else { world };
            let normal = vector(dice).normalize();
            let (lever_a, lever_b) = (vector(dice), vector(dice) * 0.3);
            let contact = Contact::new(other, body, normal, lever_a, lever_b).unwrap();
            problem.add_contact(Contact { friction: 0.5, ..contact }).unwrap();
        }
    }
    problem
}

/// The contacts and bounded rows of a problem, condensed.
fn condensed(problem: &Problem) -> Buffers {
    let mut m = Buffers::default();
    m.linearised.resize(problem.row_count(), false);
    m.mechanism.factor(problem, |_| false);
    m.sort_rows(problem);
    m.mechanism.hold(problem);
    m.condense(problem);
    m
}

/// (1 + A W) x = r, whatever of the two has solved it: W is asked for its own product.
#[test]
fn newtons_equations_have_one_solution_in_impulses_and_in_bodies() {
    let mut dice = Lcg(3);
    for count in [1, 2, 5, 12] {
        let problem = chains(&mut dice, count);
        let mut m = condensed(&problem);
        let points = m.space.points.len();
        assert_eq!(points, 5 * count as usize);
        let slopes: Vec<Slope> = m
            .space
            .points
            .iter()
            .map(|p| {
                let mut slope = Slope::default();
                for r in 0..p.width() {
                    for c in 0..p.width() {
                        slope[r][c] = 0.3 * dice.between(-1.0, 1.0) + if r == c { 2.0 } else { 0.0 };
                    }
                }
                slope
            })
            .collect();
        let mut right: Vec<f64> = (0..3 * points).map(|_| dice.between(-1.0, 1.0)).collect();
        for (i, p) in m.space.points.iter().enumerate() {
            right[3 * i + p.width()..3 * i + 3].fill(0.0);
        }
        let missed = |space: &Condensed, x: &[f64]| {
            let mut u = Impulses { contacts: vec![DVec3::ZERO; points], rows: Vec::new() };
            space.velocity_changes(x, &mut u);
            (0..3 * points).fold(0.0, |most, k| {
                let [x0, x1, x2] = slopes[k / 3][k % 3];
                max(most, (x[k] + DVec3::new(x0, x1, x2).dot(u.contacts[k / 3]) - right[k]).abs())
            })
        };
        let mut x = vec![0.0; 3 * points];
        assert!(m.space.bordered.factor(&slopes, false, usize::MAX), "{count}: not a forest");
        m.space.bordered.solve(&right, &mut x);
        assert!(missed(&m.space, &x) < 1e-9, "{count}: {:e}", missed(&m.space, &x));
        // where it would take more products than a dense matrix there is none
        assert!(!m.space.bordered.factor(&slopes, false, 1));
    }
}

/// A mechanism with a loop may have rows that depend on each other: it has no such matrix.
#[test]
fn loops_have_no_matrix_of_bodies_and_joints() {
    let mut dice = Lcg(5);
    let mut problem = chains(&mut dice, 2);
    for axis in [DVec3::X, DVec3::Y, DVec3::Z] {
        let ends =
            [End { body: 1, linear: -axis, angular: DVec3::ZERO }, End { body: 3, linear: axis, angular: DVec3::ZERO }];
        problem.add_row(Row::hard(99, 0.0), &ends).unwrap();
    }
    let mut m = condensed(&problem);
    let slopes = vec![[[1.0; 3]; 3]; m.space.points.len()];
    assert!(!m.space.bordered.factor(&slopes, false, usize::MAX));
}
