//! Limits of a scene file. Each is checked before the memory is allocated.

/// Most bytes of a scene file.
pub const FILE_BYTES: u64 = 16 << 20;
/// Most bodies, copies by `[[repeat]]` included.
pub const BODIES: usize = 100_000;
/// Most shapes of all bodies together, copies included: a body of many parts is copied whole.
pub const SHAPES: usize = 400_000;
/// Most shapes of a body that are only drawn.
pub const DRAWN: usize = 256;
/// Most points of a hull in a scene file, and most corners of any hull.
pub const HULL_POINTS: usize = 256;
/// Most distinct vertices of a geometry file; most of them lie inside the hull.
pub const FILE_POINTS: usize = 16_384;
/// Most heights of a height field in a scene file.
pub const HEIGHTS: usize = 65_536;
/// Most bytes of all geometry files together.
pub const GEOMETRY_BYTES: u64 = tumble_mesh_files::limits::FILE_BYTES;
/// Deepest nesting of tables and lists, dotted keys included: the format itself needs six.
pub const DEPTH: u32 = 16;
/// Most joints.
pub const JOINTS: usize = 1_000_000;
/// Most materials: every pair of them may have its own entry.
pub const MATERIALS: usize = 10_000;
/// Most collision groups with a name; shapes of which none is said are in one more, `default`.
pub const GROUPS: usize = 32;
/// Most pairs of bodies that `[[ignore]]` blocks come to, copies included.
pub const IGNORED: usize = 1_000_000;
/// Most characters of a name.
pub const NAME_CHARS: usize = 200;
/// Most errors that are listed.
pub const DIAGNOSTICS: usize = 100;
/// Most `[[set]]` blocks: each looks through the names of a list.
pub const CHANGES: usize = 1000;
/// Most variables of `[vars]`.
pub const VARIABLES: usize = 1000;
/// Most bytes of an expression.
pub const EXPRESSION_BYTES: usize = 1000;
/// Deepest nesting of an expression, and longest chain of variables that are made of each other.
pub const EXPRESSION_DEPTH: u32 = 64;
/// Most keys of a motion or of a force over time.
pub const COURSE_KEYS: usize = 1_000_000;
/// Most threads.
pub const THREADS: usize = 1024;
/// Most pairs of shapes of a step that a file may allow; by default a quarter of that.
pub const PAIRS: usize = 8_000_000;
/// Most contacts of a step that a file may allow, as many as a hundred thousand boxes in a heap have; by default a quarter of
/// that.
pub const CONTACTS: usize = 1_600_000;
/// Most memory of a factor that a file may allow [bytes]; by default a quarter of that.
pub const FACTOR_BYTES: usize = 1_600_000_000;
/// Most steps of a run: three years at 10 µs a step.
pub const STEPS: f64 = 1e13;
