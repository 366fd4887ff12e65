//! An entry to the central path near impulses that sweeps have led to.
//!
//! From outside the path takes a dozen steps to come to where every contact knows about its load, and sweeps know that
//! already. For a given τ each contact is put on the path by itself: with z = K_nn λ_n − u_n of the swept impulse and velocity,
//! the normal pair is the smooth form of λ_n = (z/K_nn)₊, s = (−z)₊
//!
//! ```text
//! λ_n = (z + √(z² + 4τK_nn)) / 2K_nn,   s = τ/λ_n
//! ```
//!
//! (Chen and Harker 1993), and with y = K_t λ_t − u_t the friction is λ_t = y/(K_t + κ) with the κ for which κ w = τ. All products
//! are τ then; the error is that of u = (s, −κ λ_t), about the residual and √(τK).

use super::interior::{Buffers, Point, START_SPEED};
use crate::judge::measure::Judge;
use crate::one_contact::exact::OneContact;
use crate::one_contact::law::Law;
use crate::space::traits::{Impulses, NewtonSpace};
use tumble_math::DVec3;
use tumble_math::order::max;

// Constants here bound work and steer the path; none changes what the certificate accepts. Chosen, not derived.

/// Smoothing √(τK) at the entry in units of the residual there [–]. Nearer, contacts that must still change their modes are
/// caught at the boundary; farther, the sweeps were for nothing. Of 3, 10, 30, 100 and 300 this one leaves the fewest islands of
/// 144 and 300 balls unsolved, at the same number of factorisations.
const SMOOTHING: f64 = 100.0;

/// Fraction of the smoothing above which the opening speed of a contact without an impulse makes it inactive [–]: on the path it would
/// carry less than the others are moved by.
const OPENING_FRACTION: f64 = 0.3;

/// Halvings of the interval in which κ is looked for [–]: 2⁻⁵⁰ of it is left, four roundings.
const HALVINGS: u32 = 50;

impl Buffers {
    /// Enters the path near `impulses`, which are loaded and miss the law by `residual` [m/s].
    pub(super) fn start_near<S: NewtonSpace>(
        &mut self,
        space: &mut S,
        judge: &Judge,
        impulses: &Impulses,
        residual: f64,
        focused: bool,
    ) {
        let speed = SMOOTHING * residual;
        self.choose_part(space, judge, impulses, OPENING_FRACTION * speed);
        if focused {
            space.focus(&self.part);
        }
        space.ready();
        self.start(space, judge, START_SPEED, 1.0);
        let (mut mobility, mut count) = (0.0, 0.0);
        for (i, _) in self.laws.iter().enumerate().filter(|(_, law)| law.active) {
            mobility += space.local(i).nn;
            count += 1.0;
        }
        let tau = speed * speed * count / max(mobility, f64::MIN_POSITIVE);
        self.present.copy_from(impulses);
        for (i, law) in self.laws.iter().enumerate() {
            let mut w = space.velocity(i);
            w.x += law.bound;
            self.points[i] =
                if law.active { enter(space.local(i), law, impulses.contacts[i], w, tau) } else { Point::default() };
        }
        self.copy_points();
        space.balance(&self.present, &mut self.x);
    }

    /// The laws, without those contacts that carry nothing and open faster than `margin` [m/s].
    fn choose_part<S: NewtonSpace>(&mut self, space: &S, judge: &Judge, impulses: &Impulses, margin: f64) {
        self.laws.clear();
        self.part.clear();
        for (i, law) in judge.laws.iter().enumerate() {
            let open = impulses.contacts[i] == DVec3::ZERO && space.velocity(i).x + law.bound > margin;
            let active = law.active && !open;
            self.laws.push(Law { active, ..*law });
            self.part.push(active);
        }
    }
}

/// The point of one contact with all products τ, nearest to where its impulse and velocity `w` (bound included) are.
fn enter(local: &OneContact, law: &Law, l: DVec3, w: DVec3, tau: f64) -> Point {
    let k = local.nn;
    let z = k * l.x - w.x;
    let root = (z * z + 4.0 * tau * k).sqrt();
    // without cancellation on either branch
    let normal = if z > 0.0 { (z + root) / (2.0 * k) } else { 2.0 * tau / (root - z) };
    let mut point = Point { impulse: DVec3::new(normal, 0.0, 0.0), slack: tau / normal, kappa: 0.0 };
    if law.friction > 0.0 {
        let k = local.tangent_stiffness();
        let (y, z) = (k * l.y - w.y, k * l.z - w.z);
        let radius = law.friction * normal;
        point.kappa = kappa((y * y + z * z).sqrt(), k, radius, tau);
        point.impulse.y = y / (k + point.kappa);
        point.impulse.z = z / (k + point.kappa);
    }
    point
}

/// κ with κ (r² − |y|²/(K + κ)²) = τ, or little above: the root is the only one beyond |y|/r − K, from where on both factors grow.
/// The upper end follows from r² − |y|²/(K + κ)² ≥ r² (κ − κ₀)/(K + κ), κ₀ the lower end.
fn kappa(y: f64, k: f64, radius: f64, tau: f64) -> f64 {
    let mut low = max(y / radius - k, 0.0);
    let q = tau / (radius * radius);
    let mut high = low + 0.5 * (q + (q * q + 4.0 * q * k).sqrt());
    for _ in 0..HALVINGS {
        let middle = 0.5 * (low + high);
        let part = y / (radius * (k + middle));
        if middle * (1.0 - part) * (1.0 + part) < q {
            low = middle;
        } else {
            high = middle;
        }
    }
    high
}

#[cfg(test)]
mod tests {
    use super::super::interior::inside;
    use super::*;
    use crate::one_contact::exact::Branch;
    use crate::settings::Criterion;
    use crate::space::bodies::tests::heap;
    use crate::space::bodies::{BodySpace, Buffers as BodyMemory};
    use crate::space::traits::{Space, Velocities, read_velocities};
    use tumble_math::DMat3;
    use tumble_suite::Random;

    #[test]
    fn all_products_are_tau_and_every_contact_stays_near() {
        let mut r = Random::new(5);
        let mut seen = [0; 3];
        for trial in 0..2000 {
            let q = DMat3::from_quat(r.rotation());
            let local = OneContact::new(&(q * DMat3::from_diagonal(DVec3::new(0.5, 1.0, 2.0)) * q.transpose()));
            let friction = if trial % 5 == 0 { 0.0 } else { r.range(0.1, 1.2) };
            let law = Law { bound: 0.0, friction, active: true };
            // a solution of its own law: open, sticking or sliding
            let (l, branch) = local.solve(r.normal3(), friction, &mut 0.0);
            let w = if branch == Branch::Open {
                DVec3::new(r.range(0.5, 2.0), r.normal(), r.normal())
            } else if branch == Branch::Stick {
                DVec3::ZERO
            } else {
                let slip = r.range(0.5, 2.0) / max((l.y * l.y + l.z * l.z).sqrt(), 1e-3);
                DVec3::new(0.0, -l.y * slip, -l.z * slip)
            };
            if branch != Branch::Open && l.x < 0.05 {
                continue;
            }
            seen[branch as usize] += 1;
            let tau = [1e-12, 1e-8, 1e-4][trial % 3];
            let p = enter(&local, &law, l, w, tau);
            assert!((p.impulse.x * p.slack / tau - 1.0).abs() < 1e-12, "{branch:?}: {p:?}");
            // one that opens carries next to nothing, the slack is the velocity it opens with, and vice versa
            let far = 40.0 * tau.sqrt() / max(l.x, 0.5);
            assert!(
                (p.impulse.x - l.x).abs() <= far && (p.slack - w.x).abs() <= far,
                "{branch:?} {tau:e}: {p:?} {l} {w}"
            );
            if friction == 0.0 {
                assert_eq!((p.impulse.y, p.impulse.z, p.kappa), (0.0, 0.0, 0.0));
                continue;
            }
            let product = p.kappa * inside(p.impulse, friction);
            // w is the difference of two squares
            let rounding = 1e-14 * p.kappa * p.impulse.x * p.impulse.x;
            assert!(
                product > 0.0 && (product - tau).abs() < 1e-3 * tau + rounding,
                "{branch:?} {tau:e}: {product:e} {p:?}"
            );
            let along = DVec3::new(0.0, p.impulse.y - l.y, p.impulse.z - l.z).length();
            assert!(along <= 2.0 * far, "{branch:?} {tau:e}: {p:?} {l}");
        }
        assert!(seen.iter().all(|n| *n > 100), "{seen:?}");
    }

    #[test]
    fn kappa_is_the_root_beyond_which_friction_fits_into_its_disc() {
        let mut r = Random::new(8);
        for _ in 0..2000 {
            let (y, k, radius) = (r.range(0.0, 3.0), r.range(0.1, 3.0), r.range(0.01, 3.0));
            let tau = r.range(1e-12, 1e-2);
            let found = kappa(y, k, radius, tau);
            let product = |kappa: f64| {
                let part = y / (k + kappa);
                kappa * (radius - part) * (radius + part)
            };
            assert!(found > 0.0 && y / (k + found) < radius);
            assert!(product(found) >= tau * (1.0 - 1e-9), "{:e} {tau:e}", product(found));
            let below = found - 1e-6 * (found - max(y / radius - k, 0.0));
            assert!(product(below) <= tau * (1.0 + 1e-9), "{:e} {tau:e}", product(below));
        }
    }

    #[test]
    fn contacts_that_open_fast_and_carry_nothing_take_no_part() {
        let h = heap(4, 0);
        let mut bodies = BodyMemory::default();
        let mut space = BodySpace::new(&h.bodies, &h.contacts, &[], &mut bodies);
        let n = space.contact_count();
        let mut free = Velocities::default();
        read_velocities(&space, &mut free);
        // opening by 0.1 m/s for each contact after the first, the fifth is none of this stage
        let law = |i: usize| Law { bound: 0.1 * i as f64 - free.contacts[i].x, friction: 0.5, active: i != 5 };
        let laws: Vec<Law> = (0..n).map(law).collect();
        let judge = Judge { laws: &laws, free: &free, tolerance: 1e-9, criterion: Criterion::Residual, gaps: None };
        let mut impulses = Impulses::default();
        impulses.reset(n, 0);
        let mut m = Buffers::default();
        m.choose_part(&space, &judge, &impulses, 0.35);
        let part: Vec<bool> = (0..n).map(|i| i <= 3).collect();
        assert_eq!((&m.part, m.laws.iter().map(|l| l.active).collect::<Vec<_>>()), (&part, part.clone()));
        impulses.contacts[7] = DVec3::new(1e-3, 0.0, 0.0);
        space.load(&impulses);
        m.start_near(&mut space, &judge, &impulses, 0.35 / (OPENING_FRACTION * SMOOTHING), true);
        assert!(m.part[7] && !m.part[5]);
        // inactive contacts carry no impulse, the others carry and balance theirs
        for (p, part) in m.points.iter().zip(&m.part) {
            assert_eq!(*part, p.impulse.x > 0.0);
        }
        let mut x = vec![0.0; m.x.len()];
        space.balance(&m.present, &mut x);
        assert_eq!(m.x, x);
    }
}
