//! Pictures of solids without a display: triangles, one light with its shadow, and films of them as GIF and MP4.
//!
//! ```
//! use tumble_film::{Camera, Drawing, Film, Gif, Mesh, Scene, draw};
//! use tumble_math::{DVec3, Pose};
//! let corners = [DVec3::ZERO, DVec3::X, DVec3::Y];
//! let mesh = Mesh { points: corners.to_vec(), normals: vec![DVec3::Z; 3], triangles: vec![[0, 1, 2]] };
//! let camera = Camera::around(DVec3::new(0.3, 0.3, 0.0), 1.0, DVec3::new(0.0, -1.0, 1.0), 32, 24);
//! let scene = Scene { meshes: vec![mesh], camera, reach: 1.0 };
//! let picture = draw(&scene, &[Drawing { mesh: 0, pose: Pose::IDENTITY, colour: [200, 40, 40], is_ground: false }]);
//! assert!(picture.pixels.iter().any(|p| p[0] / 2 > p[1]));
//! let mut film = Gif::new(32, 24, 4);
//! film.add(&picture);
//! assert_eq!(&film.finish()[..6], b"GIF89a");
//! ```
//!
//! The rooms, from the ground floor up; a room imports from its own row and from the rows before it:
//!
//! | room | answers |
//! |---|---|
//! | `picture` | pixels |
//! | `camera` | where the eye is |
//! | `raster` | triangles to samples |
//! | `draw` | light, shadow, colours |
//! | `bits`, `cavlc`, `transform` | H.264's bits, words for coefficients, coefficients |
//! | `gif`, `h264` | films as files: palettes and LZW; macroblocks |
//! | `mp4` | the file around them |
//!
//! Not here: recordings, scenes, files on a disk. Nothing of it touches a simulation.

mod bits;
mod camera;
mod cavlc;
mod draw;
mod gif;
mod h264;
mod mp4;
mod picture;
mod raster;
mod transform;

pub use camera::Camera;
pub use draw::{Drawing, Mesh, Scene, draw};
pub use gif::Gif;
pub use mp4::Mp4;
pub use picture::{Film, Picture};
