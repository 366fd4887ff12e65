//! Sums of mass properties, and whether a body can have them.

use tumble_geometry::MassProperties;
use tumble_math::inertia::parallel_axis;
use tumble_math::order::min;
use tumble_math::{DMat3, DQuat, DVec3, Inertia, Pose};

/// Mass properties in the frame in which their own has a pose.
pub(crate) fn placed(m: &MassProperties, pose: &Pose) -> MassProperties {
    let r = pose.matrix();
    MassProperties { mass: m.mass, centre: pose.point(m.centre), tensor: r * m.tensor * r.transpose() }
}

/// All of them together, in one frame.
pub(crate) fn sum(parts: &[MassProperties]) -> MassProperties {
    let mass: f64 = parts.iter().map(|p| p.mass).sum();
    if let [one] = parts {
        return *one;
    }
    // moments without a mass stand in files, for rotors and the like: they turn with what they are fixed to
    let centre = if mass > 0.0 { parts.iter().map(|p| p.centre * p.mass).sum::<DVec3>() / mass } else { DVec3::ZERO };
    let tensor = parts.iter().fold(DMat3::ZERO, |t, p| t + p.tensor + parallel_axis(p.mass, p.centre - centre));
    MassProperties { mass, centre, tensor: (tensor + tensor.transpose()) * 0.5 }
}

/// The tensor of principal moments along the axes of a rotation.
pub(crate) fn turned(moments: DVec3, axes: DQuat) -> DMat3 {
    let r = DMat3::from_quat(axes);
    let t = r * DMat3::from_diagonal(moments) * r.transpose();
    (t + t.transpose()) * 0.5
}

/// Verdict on the moments of a tensor.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Moments {
    /// Some distribution of mass has them.
    Fine,
    /// Some has them within the rounding of the numbers in the file; this tensor is the nearest that is possible.
    Rounded(DMat3),
    /// No body has them: by so much is the largest larger than the sum of the others, or the least below zero [kg·m²].
    Impossible(DVec3, f64),
}

/// Judges a tensor whose entries are known to `digits` [kg·m²], half a unit of the last place of the most exact of them.
pub(crate) fn judge(tensor: DMat3, digits: f64) -> Moments {
    let inertia = Inertia::from_tensor(tensor);
    let m = inertia.moments;
    if inertia.is_physical() {
        return Moments::Fine;
    }
    let mut order = [0, 1, 2];
    order.sort_by(|a, b| m[*a].total_cmp(&m[*b]));
    let [least, middle, most] = order;
    let excess = m[most] - m[middle] - m[least];
    // the excess is 2λ − trace, and λ moves by no more than the norm of the error, three entries to a row: 2·3 + 3
    let slack = 9.0 * digits;
    if !m.is_finite() || m[least] < -slack || excess > slack || !(m[most] > 0.0) {
        return Moments::Impossible(m, if m[least] < 0.0 { -m[least] } else { excess });
    }
    let mut mended = m;
    // the least moment grows until the triangle closes: the change is the excess alone
    mended[least] = m[most] - m[middle];
    if !(mended[least] > 1e-6 * m[most]) {
        mended[least] = 1e-6 * m[most];
        mended[middle] = m[most];
    }
    Moments::Rounded(turned(mended, inertia.axes))
}

/// Half a unit in the last place of the most exact of some numbers as they are written; zeros say nothing.
pub(crate) fn exactness<'w>(words: impl Iterator<Item = &'w str>) -> f64 {
    let least = words.filter(|w| w.parse::<f64>().is_ok_and(|x| x != 0.0)).map(half_place).fold(f64::INFINITY, min);
    if least.is_finite() { least } else { 0.0 }
}

/// Half a unit in the last place of a number as it is written.
fn half_place(word: &str) -> f64 {
    let (mantissa, exponent) = word.split_once(['e', 'E']).unwrap_or((word, "0"));
    let after = mantissa.split_once('.').map_or(0, |(_, digits)| digits.len());
    let exponent = exponent.trim_start_matches('+').parse::<i32>().unwrap_or(0).clamp(-300, 300);
    0.5 * tumble_math::trig::pow(10.0, f64::from(exponent) - after as f64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_of_numbers() {
        for (word, half) in [("0.001", 5e-4), ("12", 0.5), ("1.5e-3", 5e-5), ("2E+1", 5.0)] {
            assert!((half_place(word) - half).abs() < 1e-12 * half, "{word}");
        }
    }

    #[test]
    fn a_plate_rounded_to_its_digits_is_mended_and_a_bar_with_a_wrong_number_is_not() {
        let plate = DMat3::from_diagonal(DVec3::new(0.0104, 0.0104, 0.0209));
        let Moments::Rounded(mended) = judge(plate, 5e-5) else { panic!("{:?}", judge(plate, 5e-5)) };
        assert!(Inertia::from_tensor(mended).is_physical());
        assert!((mended.x_axis.x - 0.0104).abs() < 2e-4);
        let wrong = DMat3::from_diagonal(DVec3::new(0.01, 0.01, 0.05));
        assert!(matches!(judge(wrong, 5e-5), Moments::Impossible(..)));
        assert!(matches!(judge(DMat3::ZERO, 5e-5), Moments::Impossible(..)));
    }

    #[test]
    fn two_halves_weigh_as_the_whole() {
        let whole = tumble::Shape::cuboid_size(DVec3::new(2.0, 1.0, 0.5)).unwrap().mass_properties(10.0).unwrap();
        let half = tumble::Shape::cuboid_size(DVec3::new(1.0, 1.0, 0.5)).unwrap().mass_properties(10.0).unwrap();
        let parts = [-0.5, 0.5].map(|x| placed(&half, &Pose::at(DVec3::X * x)));
        let both = sum(&parts);
        assert!((both.mass - whole.mass).abs() < 1e-12);
        assert!((both.tensor.y_axis - whole.tensor.y_axis).length() < 1e-12);
    }
}
