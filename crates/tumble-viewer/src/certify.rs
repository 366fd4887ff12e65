//! Residual of a single contact: its share of the certificate of its island.
//!
//! ```text
//! residual = max( |min(K_nn λ_n, u_n + s)|, k_t |λ_t − P_disc(μλ_n)(λ_t − u_t/k_t)| ),  k_t = λ_max(K_tt)   [m/s]
//! ```
//!
//! K is the inverse effective mass of the two bodies at the contact. It only scales impulses to velocities, so the
//! orientation of the frame may replace that of the midpoint, where the certificate was computed.

use crate::frame::{ContactRow, Frame, State};
use tumble_math::order::{max, min};
use tumble_math::{DMat3, DQuat, DVec3};

/// Inverse mass and inertia of a body.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Weight {
    /// 1/m [1/kg]; 0 for a body that is not dynamic.
    pub(crate) inverse_mass: f64,
    /// 1/I about the principal axes [1/(kg·m²)].
    pub(crate) inverse_moments: DVec3,
    /// Principal axes in body axes.
    pub(crate) axes: DQuat,
}

impl Weight {
    /// Inverse mass and inertia of a dynamic body.
    pub(crate) fn new(mass: f64, moments: DVec3, axes: DQuat) -> Self {
        let invert = |m: f64| if m > 0.0 { 1.0 / m } else { 0.0 };
        Self {
            inverse_mass: invert(mass),
            inverse_moments: DVec3::new(invert(moments.x), invert(moments.y), invert(moments.z)),
            axes,
        }
    }

    /// I⁻¹ in world axes.
    fn inverse_inertia(&self, orientation: DQuat) -> DMat3 {
        let r = DMat3::from_quat(orientation * self.axes);
        r * DMat3::from_diagonal(self.inverse_moments) * r.transpose()
    }
}

/// Inverse masses by index of the body.
#[derive(Clone, Debug, Default)]
pub(crate) struct Weights {
    list: Vec<Weight>,
    dynamic: Vec<bool>,
}

impl Weights {
    /// Adds the next body; `None` for one that is not dynamic.
    pub(crate) fn push(&mut self, weight: Option<Weight>) {
        self.dynamic.push(weight.is_some());
        self.list.push(weight.unwrap_or_default());
    }

    /// Bodies.
    pub(crate) fn len(&self) -> usize {
        self.dynamic.len()
    }
}

/// Completes a frame: the residual of each contact, the worst contact of each island, and the island of each body.
pub(crate) fn judge(f: &mut Frame, bodies: &Weights) {
    let states = &f.states;
    let known = |k: u32| Some((bodies.list.get(k as usize)?, states.get(k as usize)?));
    for c in &mut f.contacts {
        if let (Some(a), Some(b)) = (known(c.body_a), known(c.body_b)) {
            certify(c, a, b);
        }
    }
    f.mark_islands(&bodies.dynamic);
    f.find_worst();
}

/// Writes the residual of a contact between two bodies.
fn certify(c: &mut ContactRow, a: (&Weight, &State), b: (&Weight, &State)) {
    let tangent2 = c.normal.cross(c.tangent);
    let axes = [c.normal, c.tangent, tangent2];
    let mut k = [[0.0; 3]; 3];
    for ((weight, state), lever) in [(a, c.lever_a), (b, c.lever_b)] {
        if weight.inverse_mass == 0.0 {
            continue;
        }
        let inverse = weight.inverse_inertia(state.orientation);
        for (i, row) in k.iter_mut().enumerate() {
            let turn = inverse * lever.cross(axes[i]);
            for (j, entry) in row.iter_mut().enumerate() {
                let same = if i == j { weight.inverse_mass } else { 0.0 };
                *entry += same + lever.cross(axes[j]).dot(turn);
            }
        }
    }
    let normal = min(k[0][0] * c.impulse.x, c.velocity.x + c.velocity_bound).abs();
    // largest eigenvalue of the tangential 2×2
    let (mean, half) = (0.5 * (k[1][1] + k[2][2]), 0.5 * (k[1][1] - k[2][2]));
    let kt = mean + (half * half + k[1][2] * k[1][2]).sqrt();
    let (mut tangential, radius) = (0.0, max(c.friction * c.impulse.x, 0.0));
    if kt > 0.0 {
        let (x, y) = (c.impulse.y - c.velocity.y / kt, c.impulse.z - c.velocity.z / kt);
        let length = (x * x + y * y).sqrt();
        let shrink = if length > radius { radius / length } else { 1.0 };
        let (dx, dy) = (c.impulse.y - x * shrink, c.impulse.z - y * shrink);
        tangential = kt * (dx * dx + dy * dy).sqrt();
    }
    c.residual = max(normal, tangential);
}
