//! The JSON of a glTF file: only the keys that a surface needs, strings borrowed from the text, every list limited.

use crate::error::{FileError, Place, printable};
use crate::limits;
use serde::Deserialize;
use serde::de::{Deserializer, Error as _, IgnoredAny, SeqAccess, Visitor};
use std::borrow::Cow;
use std::fmt;
use std::marker::PhantomData;

/// A list of limited length.
#[derive(Debug)]
pub(super) struct List<T>(pub(super) Vec<T>);

impl<T> Default for List<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for List<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Limited<T>(PhantomData<T>);
        impl<'de, T: Deserialize<'de>> Visitor<'de> for Limited<T> {
            type Value = Vec<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Vec<T>, A::Error> {
                let mut all = Vec::new();
                while let Some(item) = list.next_element()? {
                    if all.len() >= limits::ITEMS {
                        return Err(A::Error::custom(format!("more than {} entries in a list", limits::ITEMS)));
                    }
                    all.push(item);
                }
                Ok(all)
            }
        }
        deserializer.deserialize_seq(Limited(PhantomData)).map(Self)
    }
}

/// Text of the file, not copied unless it has escapes: it may be all the data of the file.
#[derive(Debug, Deserialize)]
#[serde(transparent)]
pub(super) struct Text<'a>(#[serde(borrow)] pub(super) Cow<'a, str>);

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Document<'a> {
    #[serde(borrow)]
    pub(super) asset: Asset<'a>,
    #[serde(default)]
    pub(super) extensions_required: List<String>,
    pub(super) scene: Option<u32>,
    #[serde(default)]
    pub(super) scenes: List<Scene>,
    #[serde(default, borrow)]
    pub(super) nodes: List<Node<'a>>,
    #[serde(default, borrow)]
    pub(super) meshes: List<Mesh<'a>>,
    #[serde(default)]
    pub(super) accessors: List<Accessor>,
    #[serde(default)]
    pub(super) buffer_views: List<BufferView>,
    #[serde(default, borrow)]
    pub(super) buffers: List<Buffer<'a>>,
    #[serde(default, borrow)]
    pub(super) materials: List<Material<'a>>,
}

#[derive(Debug, Deserialize)]
pub(super) struct Asset<'a> {
    #[serde(borrow)]
    pub(super) version: Text<'a>,
}

#[derive(Debug, Deserialize)]
pub(super) struct Scene {
    #[serde(default)]
    pub(super) nodes: List<u32>,
}

#[derive(Debug, Deserialize)]
pub(super) struct Node<'a> {
    #[serde(borrow)]
    pub(super) name: Option<Text<'a>>,
    #[serde(default)]
    pub(super) children: List<u32>,
    pub(super) mesh: Option<u32>,
    pub(super) skin: Option<u32>,
    pub(super) matrix: Option<Box<[f64; 16]>>,
    pub(super) translation: Option<Box<[f64; 3]>>,
    pub(super) rotation: Option<Box<[f64; 4]>>,
    pub(super) scale: Option<Box<[f64; 3]>>,
    pub(super) weights: Option<List<f64>>,
    #[serde(default)]
    pub(super) extensions: Extensions,
}

#[derive(Debug, Deserialize)]
pub(super) struct Mesh<'a> {
    #[serde(borrow)]
    pub(super) name: Option<Text<'a>>,
    pub(super) primitives: List<Primitive>,
    pub(super) weights: Option<List<f64>>,
}

#[derive(Debug, Deserialize)]
pub(super) struct Primitive {
    pub(super) attributes: Attributes,
    pub(super) indices: Option<u32>,
    pub(super) material: Option<u32>,
    pub(super) mode: Option<u32>,
    #[serde(default)]
    pub(super) extensions: Extensions,
}

#[derive(Debug, Deserialize)]
pub(super) struct Attributes {
    #[serde(rename = "POSITION")]
    pub(super) position: Option<u32>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Accessor {
    pub(super) buffer_view: Option<u32>,
    #[serde(default)]
    pub(super) byte_offset: u64,
    pub(super) component_type: u32,
    pub(super) count: u64,
    #[serde(rename = "type")]
    pub(super) kind: String,
    pub(super) sparse: Option<IgnoredAny>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct BufferView {
    pub(super) buffer: u32,
    #[serde(default)]
    pub(super) byte_offset: u64,
    pub(super) byte_length: u64,
    pub(super) byte_stride: Option<u64>,
    #[serde(default)]
    pub(super) extensions: Extensions,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Buffer<'a> {
    #[serde(borrow)]
    pub(super) uri: Option<Text<'a>>,
    pub(super) byte_length: u64,
}

#[derive(Debug, Deserialize)]
pub(super) struct Material<'a> {
    #[serde(borrow)]
    pub(super) name: Option<Text<'a>>,
}

/// Extensions that change a surface, wherever they stand.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Extensions {
    #[serde(rename = "KHR_draco_mesh_compression")]
    draco: Option<IgnoredAny>,
    #[serde(rename = "EXT_meshopt_compression")]
    meshopt: Option<IgnoredAny>,
    #[serde(rename = "KHR_meshopt_compression")]
    newer_meshopt: Option<IgnoredAny>,
    #[serde(rename = "EXT_mesh_gpu_instancing")]
    instancing: Option<IgnoredAny>,
}

impl Extensions {
    /// The name of one that is there.
    pub(super) fn name(&self) -> Option<&'static str> {
        let names = [
            (self.draco.is_some(), "KHR_draco_mesh_compression"),
            (self.meshopt.is_some(), "EXT_meshopt_compression"),
            (self.newer_meshopt.is_some(), "KHR_meshopt_compression"),
            (self.instancing.is_some(), "EXT_mesh_gpu_instancing"),
        ];
        names.iter().find(|(there, _)| *there).map(|(_, name)| *name)
    }
}

/// Required extensions that do not touch the surface begin like this.
const HARMLESS: [&str; 6] =
    ["KHR_materials_", "KHR_texture_", "EXT_texture_", "KHR_lights_", "MSFT_texture_", "KHR_xmp_json_ld"];

/// Parses the JSON; its version and required extensions are checked.
pub(super) fn parse(json: &[u8]) -> Result<Document<'_>, FileError> {
    let text = json.strip_prefix(b"\xef\xbb\xbf").unwrap_or(json);
    let document: Document<'_> = serde_json::from_slice(text).map_err(|e| {
        let place = Place::Column(e.line() as u64, e.column() as u64);
        // its own words end in the place
        let message = e.to_string();
        let message = message.split(" at line ").next().unwrap_or_default();
        let help = "the JSON is not that of a glTF 2.0 file: export it again";
        FileError::malformed(place, printable(message, 160), help)
    })?;
    if document.asset.version.0.split('.').next() != Some("2") {
        let message = format!("version `{}`", printable(&document.asset.version.0, 40));
        let help = "export as glTF 2.0";
        return Err(FileError::unsupported(Place::Path("asset.version".to_owned()), message, help));
    }
    let needed = &document.extensions_required.0;
    if let Some(unknown) = needed.iter().find(|name| !HARMLESS.iter().any(|known| name.starts_with(known))) {
        let message = format!("the extension `{}`", printable(unknown, 80));
        let help = "export without it: no compression, no quantization, no instancing";
        return Err(FileError::unsupported(Place::Path("extensionsRequired".to_owned()), message, help));
    }
    Ok(document)
}
