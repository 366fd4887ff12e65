//! Two boxes: all fifteen axes, written out.

use super::{Axis, NOTHING, PARALLEL_SINE, PREFERENCE};
use tumble_math::order::max;
use tumble_math::{DMat3, DVec3};

/// Best axis of two boxes; as soon as one proves them farther apart than `limit` [m], how far.
pub(crate) fn boxes(ha: DVec3, hb: DVec3, r: &DMat3, t: DVec3, limit: f64) -> Result<Axis, f64> {
    let scale = ha.x + ha.y + ha.z + hb.x + hb.y + hb.z;
    // rows of |R|, and B's half extents as seen along A's axes
    let (x, y, z) = (r.x_axis, r.y_axis, r.z_axis);
    let (ax, ay, az) = (x.abs(), y.abs(), z.abs());
    let reach_b = ax * hb.x + ay * hb.y + az * hb.z;
    let sep_a = t.abs() - ha - reach_b;
    let tb = DVec3::new(x.dot(t), y.dot(t), z.dot(t));
    let reach_a = DVec3::new(ax.dot(ha), ay.dot(ha), az.dot(ha));
    let sep_b = tb.abs() - hb - reach_a;
    let (ka, sa) = largest(sep_a);
    let (kb, sb) = largest(sep_b);
    if sa > limit || sb > limit {
        return Err(max(sa, sb));
    }
    let mut best;
    if sb > sa + PREFERENCE * scale {
        let positive = tb[kb] >= 0.0;
        let n = r.col(kb) * if positive { 1.0 } else { -1.0 };
        // B's face looks towards A
        best = Axis { normal: n, separation: sb, face_b: Some(2 * kb + usize::from(positive)), ..NOTHING };
    } else {
        let positive = t[ka] >= 0.0;
        let mut n = DVec3::ZERO;
        n[ka] = if positive { 1.0 } else { -1.0 };
        best = Axis { normal: n, separation: sa, face_a: Some(2 * ka + usize::from(!positive)), ..NOTHING };
    }
    // nine cross products of edges: L = e_i × R e_j
    let mut bar = best.separation + PREFERENCE * scale;
    let edges = Edges { ha, hb, t, r: [x, y, z], abs: [ax, ay, az], limit };
    edges.along::<0, 1, 2>(&mut bar, &mut best)?;
    edges.along::<1, 2, 0>(&mut bar, &mut best)?;
    edges.along::<2, 0, 1>(&mut bar, &mut best)?;
    if best.separation <= limit { Ok(best) } else { Err(best.separation) }
}

/// The edge pairs of two boxes.
struct Edges {
    ha: DVec3,
    hb: DVec3,
    t: DVec3,
    r: [DVec3; 3],
    abs: [DVec3; 3],
    limit: f64,
}

impl Edges {
    /// Edge I of A with all of B; how far apart the boxes are [m] when one proves that it is too far.
    #[inline(always)]
    fn along<const I: usize, const I1: usize, const I2: usize>(
        &self,
        bar: &mut f64,
        best: &mut Axis,
    ) -> Result<(), f64> {
        self.pair::<I, I1, I2, 0, 1, 2>(bar, best)?;
        self.pair::<I, I1, I2, 1, 2, 0>(bar, best)?;
        self.pair::<I, I1, I2, 2, 0, 1>(bar, best)
    }

    #[inline(always)]
    fn pair<const I: usize, const I1: usize, const I2: usize, const J: usize, const J1: usize, const J2: usize>(
        &self,
        bar: &mut f64,
        best: &mut Axis,
    ) -> Result<(), f64> {
        let (ha, hb, t) = (self.ha.to_array(), self.hb.to_array(), self.t.to_array());
        let (r, abs) = (self.r[J].to_array(), self.abs[J].to_array());
        // L has components −R[i2][j] at i1 and R[i1][j] at i2
        let (c1, c2) = (-r[I2], r[I1]);
        let square = c1 * c1 + c2 * c2;
        let along = t[I1] * c1 + t[I2] * c2;
        let reach = ha[I1] * abs[I2]
            + ha[I2] * abs[I1]
            + hb[J1] * self.abs[J2].to_array()[I]
            + hb[J2] * self.abs[J1].to_array()[I];
        let raw = along.abs() - reach;
        // compare before the division: most axes lose. With signs kept, raw / length > bar iff raw·|raw| > bar·|bar|·square
        let signed = raw * raw.abs();
        if !(signed > *bar * bar.abs() * square) || square < PARALLEL_SINE * PARALLEL_SINE {
            return Ok(());
        }
        if raw > 0.0 && signed > self.limit * self.limit * square {
            return Err(raw / square.sqrt());
        }
        let length = square.sqrt();
        let mut n = [0.0; 3];
        let s = if along < 0.0 { -1.0 } else { 1.0 };
        n[I1] = s * c1 / length;
        n[I2] = s * c2 / length;
        let n = DVec3::from_array(n);
        // measured again with the normalised axis: honest even for nearly parallel edges
        let nb = DVec3::new(self.r[0].dot(n), self.r[1].dot(n), self.r[2].dot(n));
        let sep = n.dot(self.t) - n.abs().dot(self.ha) - nb.abs().dot(self.hb);
        if sep > *bar {
            *bar = sep;
            *best = Axis { normal: n, separation: sep, ..NOTHING };
        }
        Ok(())
    }
}

fn largest(v: DVec3) -> (usize, f64) {
    if v.x >= v.y && v.x >= v.z {
        (0, v.x)
    } else if v.y >= v.z {
        (1, v.y)
    } else {
        (2, v.z)
    }
}
