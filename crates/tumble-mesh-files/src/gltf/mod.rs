//! glTF 2.0, as JSON or GLB: triangles of the default scene, with node transforms, and z up.
//!
//! `document` is the JSON, `container` the file around it, `buffers` the bytes behind accessors, `nodes` the hierarchy with
//! its transforms. The hierarchy is walked and all triangles are counted before any is read; corners are read one by one
//! where an index names them, so that no accessor is copied however often nodes show it. Equal corners are joined, since the
//! format repeats them where normals differ. Features that would change the surface and are not understood are refused by name:
//! sparse accessors, compression, skins, morph targets, instancing, unknown required extensions.

mod buffers;
mod container;
mod document;
mod nodes;
mod read;

pub(crate) use container::is_binary;
pub(crate) use read::read;
