//! The free rotation of a body without an axis of symmetry, exact at any rate.
//!
//! Euler's equations have Jacobi's functions for a solution: with the middle moment second, and third the axis around which
//! the angular momentum circles in the body, Π/|Π| = (A₁ cn u, A₂ sn u, A₃ dn u), u = u₀ + λt. The rest is the turn
//! about the angular momentum, which stands still in the world:
//!
//! ```text
//! ψ' = |Π| (Π_i²/I_i + Π_j²/I_j)/(Π_i² + Π_j²)
//! ```
//!
//! seen from an axis k that Π stays away from: an integral of the third kind. Every quantity is formed without a difference
//! of nearly equal numbers, except those of the moments themselves, which are exact. So a body that is symmetric but for the
//! last bit turns like one that is symmetric to it, and one that turns many times in a step is off by rounding times the
//! angle.

use tumble_math::elliptic::{Jacobi, first_kind, third_kind};
use tumble_math::order::max;
use tumble_math::trig;
use tumble_math::{DMat3, DQuat, DVec3, Inertia};

/// Least distance from the separatrix [–]: on it the quarter of a period is infinite, here it is 36.
const SEPARATRIX_DISTANCE: f64 = 1e-30;

/// Angular momentum in body axes after `time` [s] and the turn of the body meanwhile, in the axes in which it began, for
/// moments that are all different. None where the numbers are beyond arithmetic.
pub(super) fn turned(inertia: &Inertia, turning: DVec3, time: f64) -> Option<(DVec3, DQuat)> {
    let size = turning.length();
    let start = inertia.axes.conjugate() * (turning / size);
    // about a principal axis for good, be it the middle one: an axis at rest in the body to the last bit stays there
    if let Some(k) = (0..3).find(|&k| start[(k + 1) % 3] == 0.0 && start[(k + 2) % 3] == 0.0) {
        return Some((turning, trig::rotation(turning / size, size * time / inertia.moments[k])));
    }
    let order = PrincipalOrder::new(inertia.moments, start);
    let x = order.axes.transpose() * start;
    let (to, turn) = order.go(x, size * time);
    let (to, v) = (order.axes * to, order.axes * turn.xyz());
    let (to, v) = (inertia.axes * to * size, inertia.axes * v);
    let turn = DQuat::from_xyzw(v.x, v.y, v.z, turn.w);
    (to.is_finite() && turn.is_finite()).then_some((to, turn))
}

/// Moments in the order of the solution, and the axes that they belong to.
struct PrincipalOrder {
    /// The second is the middle one, the third that of the axis that the angular momentum circles around [kg·m²].
    i: DVec3,
    /// Right-handed; the angular momentum has a positive third component.
    axes: DMat3,
}

impl PrincipalOrder {
    fn new(moments: DVec3, start: DVec3) -> Self {
        let mut order = [0, 1, 2];
        order.sort_by(|&a, &b| moments[a].total_cmp(&moments[b]));
        let [mut first, second, mut third] = order;
        let i = |k: usize| moments[k];
        // |Π|² − 2E I₂ tells the side of the separatrix
        let about_third = start[third] * start[third] * ((i(third) - i(second)) / i(third));
        let about_first = start[first] * start[first] * ((i(second) - i(first)) / i(first));
        if about_first > about_third {
            (first, third) = (third, first);
        }
        let unit = |k: usize| DVec3::from_array([[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]][k]);
        let pole = unit(third) * 1.0_f64.copysign(start[third]);
        let axes = DMat3::from_cols(unit(first), pole.cross(unit(first)), pole);
        Self { i: DVec3::new(i(first), i(second), i(third)), axes }
    }

    /// From the unit vector `x` along the angular momentum, after `time` in units of 1/|Π|: where it is, and the turn.
    fn go(&self, x: DVec3, time: f64) -> (DVec3, DQuat) {
        let (i1, i2, i3) = (self.i.x, self.i.y, self.i.z);
        let (d12, d13, d23) = (i2 - i1, i3 - i1, i3 - i2);
        // r = A₁/A₂, and how much of Π₂² lies in A₃²
        let r = (i1 * d23 / (i2 * d13)).sqrt();
        let k = i3 * d12 / (i2 * d13);
        let a1 = (x.x * x.x + r * x.y * (r * x.y)).sqrt();
        let a2 = a1 / r;
        let square = x.z * x.z + k * x.y * x.y;
        let a3 = square.sqrt();
        let mc = max((x.z * x.z - x.x * x.x * (i3 * d12 / (i1 * d23))) / square, SEPARATRIX_DISTANCE);
        let m = 1.0 - mc;
        let rate = a3 * r * d13 / (i1 * i3);
        let jacobi = Jacobi::new(mc);
        let half = 2.0 * jacobi.quarter();

        // from the start of a half period to where the body is: amplitude and whole halves
        let (mut c0, mut s0) = if a1 > 0.0 { (x.x / a1, r * x.y / a1) } else { (1.0, 0.0) };
        let mut halves0 = 0.0;
        if c0 < 0.0 {
            halves0 = 1.0_f64.copysign(s0);
            (c0, s0) = (-c0, -s0);
        }
        let u = s0 * first_kind(c0 * c0, mc + m * c0 * c0, 1.0) + rate * time;
        let halves = (u / half).round();
        let (s1, c1, dn) = jacobi.at(u - halves * half);
        let odd = |n: f64| if (0.5 * n).fract() == 0.0 { 1.0 } else { -1.0 };
        let (sign0, sign1) = (odd(halves0), odd(halves + halves0));
        let to = DVec3::new(sign1 * a1 * c1, sign1 * a2 * s1, a3 * dn);

        // the axis to look from: the first where the angular momentum stays near the third, else the third
        let near = (i1 * d23).abs() <= (i3 * d12).abs();
        let (n, factor, plain) = if near {
            (a1 * a1 / square, a1 * a2 / (square * a3), 1.0 / i3)
        } else {
            (k / (r * r), -k / (a3 * (r * r * r)), 1.0 / i1)
        };
        let third = |s: f64, c: f64| s * s * s / 3.0 * third_kind(c * c, mc + m * c * c, 1.0, 1.0 + n * s * s);
        let mut sum = third(s1, c1) - third(s0, c0);
        if halves != 0.0 {
            sum += halves * (2.0 / 3.0) * third_kind(0.0, mc, 1.0, 1.0 + n);
        }
        let about = plain * time + factor * sum;
        let (pole, angle) = if near {
            (DVec3::X, trig::atan2(to.z, to.y) - trig::atan2(x.z, x.y))
        } else {
            (DVec3::Z, trig::atan2(sign1 * s1, sign1 * r * c1) - trig::atan2(sign0 * s0, sign0 * r * c0))
        };
        let turn = upright(x, pole).conjugate() * trig::rotation(pole, about - angle) * upright(to, pole);
        (to, turn * (1.0 / turn.length()))
    }
}

/// The shortest turn that takes the unit vector `x` to `pole`, not opposite.
fn upright(x: DVec3, pole: DVec3) -> DQuat {
    let v = x.cross(pole);
    let q = DQuat::from_xyzw(v.x, v.y, v.z, 1.0 + x.dot(pole));
    q * (1.0 / q.length())
}
