//! The tangent basis and the contact of dimension 1 or 3.

use tumble_math::DVec3;
use tumble_solver::{Contact, ContactError, Frame, tangent_basis};
use tumble_suite::Random;

fn assert_right_handed(n: DVec3) {
    let (t1, t2) = tangent_basis(n);
    let tolerance = 4.0 * f64::EPSILON;
    for (a, b) in [(n, t1), (n, t2), (t1, t2)] {
        assert!(a.dot(b).abs() <= tolerance, "{n}: {a} and {b} are not orthogonal");
    }
    for t in [t1, t2] {
        assert!((t.length() - 1.0).abs() <= tolerance, "{n}: {t} is not of unit length");
    }
    assert!((t1.cross(t2) - n).length() <= 2.0 * tolerance, "{n}: not right-handed");
}

#[test]
fn the_basis_is_orthonormal_and_right_handed_on_the_axes() {
    for n in [DVec3::X, DVec3::Y, DVec3::Z] {
        assert_right_handed(n);
        assert_right_handed(-n);
    }
    // the one sign decision, from both sides, and negative zero
    for z in [1e-300, -1e-300, 0.0, -0.0, 1e-17, -1e-17] {
        assert_right_handed(DVec3::new(0.6, -0.8, z));
    }
}

#[test]
fn the_basis_is_orthonormal_and_right_handed_on_random_normals() {
    let mut r = Random::new(1);
    for _ in 0..100_000 {
        assert_right_handed(r.direction());
    }
}

#[test]
fn the_basis_of_equal_normals_has_equal_bits() {
    let mut r = Random::new(2);
    for _ in 0..1_000 {
        let n = r.direction();
        let (a, b) = (tangent_basis(n), tangent_basis(std::hint::black_box(n)));
        for (p, q) in [(a.0, b.0), (a.1, b.1)] {
            assert_eq!(p.to_array().map(f64::to_bits), q.to_array().map(f64::to_bits));
        }
    }
}

#[test]
fn the_basis_is_continuous_within_each_half_of_the_sphere() {
    let mut r = Random::new(3);
    for _ in 0..10_000 {
        let n = r.direction();
        let near = (n + r.normal3() * 1e-8).normalize();
        if n.z.signum() == near.z.signum() {
            let (a, b) = (tangent_basis(n), tangent_basis(near));
            // the construction's steepest slope is 2 per unit of arc
            let moved = (n - near).length();
            assert!((a.0 - b.0).length() <= 4.0 * moved && (a.1 - b.1).length() <= 4.0 * moved);
        }
    }
}

fn random_contact(r: &mut Random, friction: f64) -> Contact {
    Contact::new(0, 1, r.direction(), r.normal3(), r.normal3()).and_then(|c| c.with_friction(friction)).unwrap()
}

#[test]
fn a_contact_has_one_row_without_friction_and_three_with() {
    let mut r = Random::new(4);
    assert_eq!(random_contact(&mut r, 0.0).dimension(), 1);
    assert_eq!(random_contact(&mut r, 1e-9).dimension(), 3);
    assert_eq!(random_contact(&mut r, 0.5).dimension(), 3);
}

#[test]
fn a_contact_is_active_within_its_reach_only() {
    let c = random_contact(&mut Random::new(5), 0.5);
    for (gap, reach, active) in [(0.0, 0.0, true), (-1e-3, 0.0, true), (1e-3, 0.0, false), (1e-3, 1e-2, true)] {
        assert_eq!(c.with_gap(gap).unwrap().is_active(reach), active, "gap {gap} m, reach {reach} m");
    }
}

/// Rotates `p` about the origin by the small rotation vector `w`.
fn turned(p: DVec3, w: DVec3) -> DVec3 {
    let angle = w.length();
    if angle == 0.0 { p } else { tumble_math::trig::rotation(w / angle, angle) * p }
}

/// Moves both bodies for a short time and compares how the contact points drift apart with J v.
#[test]
fn the_twelve_columns_are_the_velocity_of_the_contact_by_finite_differences() {
    let mut r = Random::new(6);
    let h = 1e-6;
    for _ in 0..1_000 {
        let c = random_contact(&mut r, 0.7);
        let (x_a, x_b) = (r.normal3(), r.normal3());
        for column in 0..12 {
            let mut v = [0.0; 12];
            v[column] = 1.0;
            let part = |k: usize| DVec3::new(v[k], v[k + 1], v[k + 2]);
            let point = |t: f64| {
                let a = x_a + part(0) * t + turned(c.lever_a, part(3) * t);
                let b = x_b + part(6) * t + turned(c.lever_b, part(9) * t);
                b - a
            };
            // central differences: error of order h²
            let drift = (point(h) - point(-h)) / (2.0 * h);
            let measured = c.frame.to_contact(drift);
            for row in 0..3 {
                assert!((c.rows()[row][column] - measured[row]).abs() < 1e-5, "row {row}, column {column}");
            }
        }
    }
}

#[test]
fn every_row_has_the_same_sign_convention() {
    // B moves away along +n, +t1, +t2: u is positive in each row
    let c = Contact::new(0, 1, DVec3::Z, DVec3::ZERO, DVec3::ZERO).unwrap();
    let rows = c.rows();
    for (row, direction) in [c.frame.normal, c.frame.tangent1, c.frame.tangent2].into_iter().enumerate() {
        let u: f64 = (0..3).map(|k| rows[row][6 + k] * direction[k]).sum();
        assert_eq!(u, 1.0);
        let u: f64 = (0..3).map(|k| rows[row][k] * direction[k]).sum();
        assert_eq!(u, -1.0);
    }
}

#[test]
fn a_normal_of_another_length_is_refused_with_its_length() {
    for n in [DVec3::new(0.0, 0.0, 1.1), DVec3::ZERO, DVec3::new(f64::NAN, 0.0, 1.0), DVec3::Z * (1.0 + 1e-6)] {
        let refused = Contact::new(0, 1, n, DVec3::ZERO, DVec3::ZERO);
        assert!(matches!(refused, Err(ContactError::NormalNotUnit { .. })), "{n}");
    }
    let message = Contact::new(0, 1, DVec3::new(0.0, 0.0, 2.0), DVec3::ZERO, DVec3::ZERO).unwrap_err().to_string();
    assert!(message.contains("length 2"), "{message}");
    assert!(Frame::new(DVec3::Z * (1.0 + 1e-12)).is_some());
}

#[test]
fn bad_coefficients_levers_and_gaps_are_refused() {
    let c = Contact::new(0, 1, DVec3::Z, DVec3::ZERO, DVec3::ZERO).unwrap();
    for mu in [-0.1, -1e-300, f64::NAN, f64::INFINITY] {
        assert!(matches!(c.with_friction(mu), Err(ContactError::Friction(_))), "{mu}");
    }
    for e in [-0.1, 1.0 + 1e-12, f64::NAN] {
        assert!(matches!(c.with_restitution(e), Err(ContactError::Restitution(_))), "{e}");
    }
    assert!(c.with_gap(f64::INFINITY).is_err());
    assert!(Contact::new(0, 1, DVec3::Z, DVec3::splat(f64::NAN), DVec3::ZERO).is_err());
    assert!(c.with_friction(0.0).is_ok() && c.with_restitution(1.0).is_ok());
}

#[test]
fn the_contacts_own_matrix_is_symmetric_and_positive_definite() {
    let mut r = Random::new(7);
    for _ in 0..1_000 {
        let inertia = r.box_inertia(2.0, DVec3::new(1.0, 0.5, 0.2));
        let k = tumble_solver::point_mobility(0.5, &inertia.inverse(), r.normal3());
        let skew = k - k.transpose();
        assert!(skew.to_cols_array().iter().all(|x| x.abs() < 1e-12 * (1.0 + k.x_axis.x.abs())));
        for _ in 0..10 {
            let v = r.normal3();
            assert!(v.dot(k * v) > 0.5 * v.length_squared() * (1.0 - 1e-12));
        }
    }
}
