//! Geometry files: OBJ, STL, PLY, glTF and ESRI grids in, plain triangles and heights out.
//!
//! A [`Folder`] opens files by name, inside one folder only. [`read_triangles`] gives a [`TriangleFile`] for a mesh,
//! [`read_points`] the corners for a hull, [`TriangleFile::parts`] those of each object, [`read_grid`] a [`GridFile`] for a
//! height field. No input makes a reader panic or run on; sizes are limited before memory is taken ([`limits`]); an error names
//! file, place, value and remedy.
//!
//! ```
//! use tumble_mesh_files::{Folder, Up, read_triangles};
//! let text = "o wedge\nv 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nusemtl ice\nf 1 2 3 4\n";
//! let mut folder = Folder::given([("wedge.obj".to_owned(), text.as_bytes().to_vec())]);
//! let file = read_triangles(&mut folder, "wedge.obj")?;
//! assert_eq!(file.triangles, [[0, 1, 2], [0, 2, 3]]);
//! assert_eq!(file.groups.name_of(1), Some("ice"));
//! assert_eq!((file.objects[0].name.as_str(), file.objects[0].triangles.clone()), ("wedge", 0..2));
//! // the caller applies scale and upward axis
//! let points: Vec<[f64; 3]> = file.points.iter().map(|p| Up::Y.to_z(p.map(|x| 0.001 * x))).collect();
//! assert_eq!(points[2], [0.001, 0.0, 0.001]);
//!
//! let mut folder = Folder::given([("cut.obj".to_owned(), b"v 0 0 0\nv 1 0\n".to_vec())]);
//! let error = read_triangles(&mut folder, "cut.obj").unwrap_err();
//! assert_eq!(error.to_string(), "cut.obj: line 2: z of a corner is missing; the line or the file is cut off");
//! # Ok::<(), tumble_mesh_files::FileError>(())
//! ```
//!
//! The rooms, from the ground floor up; a room imports from its own row and from the rows before it:
//!
//! | room | answers |
//! |---|---|
//! | `limits` | how much a file may hold |
//! | `error` | the one error |
//! | `file` | triangles and heights as plain data |
//! | `folder`, `text`, `joined` | files of a folder; lines, words, numbers; points by value |
//! | `polygon`, `builder` | polygons to triangles; triangles, objects and groups within the limits |
//! | `obj`, `stl`, `ply`, `gltf`, `grid` | one format each |
//! | `parts`, `write` | corners of each object; OBJ and STL out |
//! | `read` | which format a file has |
//!
//! Not here: shapes, joining and mending of meshes, scenes, recordings.

mod builder;
mod error;
mod file;
mod folder;
mod gltf;
mod grid;
mod joined;
pub mod limits;
mod obj;
mod parts;
mod ply;
mod polygon;
mod read;
mod stl;
mod text;
mod write;

pub use error::{FileError, Kind, Place};
pub use file::{GridFile, Groups, Object, TriangleFile, Up};
pub use folder::Folder;
pub use parts::Part;
pub use polygon::cut_polygon;
pub use read::{Format, read_grid, read_points, read_triangles};
pub use write::{write_obj, write_stl};
