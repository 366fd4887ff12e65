//! Triangles of a file, and why it has none.

use tumble_math::DVec3;

/// Triangles of a file [units of the file].
#[derive(Clone, Debug, Default)]
pub(crate) struct Triangles {
    pub(crate) points: Vec<DVec3>,
    pub(crate) triangles: Vec<[u32; 3]>,
}

/// Why a mesh cannot be used: message and remedy.
pub(crate) type Refusal = (String, &'static str);
