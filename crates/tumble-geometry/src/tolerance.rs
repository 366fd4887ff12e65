//! The two tolerances of surfaces: a length and an angle.

/// The weld in slops [–]: 4.
///
/// Slop is here how well pieces are put into place [m], whatever their size. Pieces that were each put to within a slop along every axis lie
/// within 2√3 ≈ 3.46 slops of where they are meant to be from each other: the least whole number of slops above that makes one surface of
/// them. A piece has a smaller weld, a tenth of its inner radius, if it is thinner than
/// twenty welds: no place must be at two opposite faces at once.
pub const WELD_IN_SLOPS: f64 = 4.0;

/// Two directions within this angle are one [rad]: 1e-6.
///
/// Bounded from both sides. *From below* by how well directions are known: faces are flat to 1e-9 of their span, and the
/// corners of a piece 1e6 m from the origin are rounded to 1e-10 m, so that an edge of a millimetre has its direction to 1e-7;
/// one order is kept above that. *From above* by the cost of a wrong result: a normal that leans by this angle pushes aside
/// with a millionth of the impulse, and two faces that differ by it part by less than a weld of 40 µm within 40 m.
pub const SAME_NORMAL: f64 = 1e-6;
