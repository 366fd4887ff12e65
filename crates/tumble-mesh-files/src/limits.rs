//! Limits of geometry files. Each is checked before the memory is taken.

/// Most triangles of a file.
pub const TRIANGLES: usize = 4_000_000;
/// Most corners of a file; equal corners of STL and glTF files count once.
pub const CORNERS: usize = 2_000_000;
/// Most samples of a grid.
pub const CELLS: usize = 16_000_000;
/// Most bytes of all files that one [`crate::Folder`] opens.
pub const FILE_BYTES: u64 = 256 << 20;
/// Most distinct corners of a part of a dynamic body: each part becomes one hull.
pub const PART_CORNERS: usize = 256;
/// Most objects, most groups of a file, and most entries of any list in a glTF file (nodes, meshes, accessors, …).
pub const ITEMS: usize = 65_536;
/// Most characters of a name.
pub const NAME_CHARS: usize = 200;
/// Most bytes of the header of a PLY file.
pub const HEADER_BYTES: usize = 65_536;
