//! Limits of robot files. Each is checked before the memory is taken.

/// Most bytes of a robot file, and of each file that it includes.
pub const FILE_BYTES: usize = 16 << 20;
/// Most elements of a robot file with all that it includes.
pub const ELEMENTS: usize = 200_000;
/// Deepest nesting of elements.
pub const DEPTH: usize = 200;
/// Most files that are included, one by another or one after another.
pub const INCLUDES: usize = 200;
/// Most links.
pub const LINKS: usize = 10_000;
/// Most numbers of an attribute.
pub const NUMBERS: usize = 65_536;
/// Most characters of a value in a message.
pub const SHOWN: usize = 80;
/// Most findings that are listed; like ones count as one.
pub const FINDINGS: usize = 500;
/// Most corners of the hull of a mesh.
pub const HULL_CORNERS: usize = tumble_geometry::MAX_VERTICES;
