//! The node hierarchy: which meshes are shown, under which names and transforms.

use super::document::{Document, Node};
use crate::error::{FileError, Place};

/// Remedy for a hierarchy that is no tree.
const TREE: &str = "nodes form a tree: each has one parent at most";

/// An affine map: columns of the matrix, then the translation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Affine(pub(super) [[f64; 3]; 4]);

impl Affine {
    const IDENTITY: Self = Self([[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0], [0.0, 0.0, 0.0]]);

    /// The image of a point.
    pub(super) fn of(&self, [x, y, z]: [f64; 3]) -> [f64; 3] {
        let [a, b, c, d] = &self.0;
        [0, 1, 2].map(|k| a[k] * x + b[k] * y + c[k] * z + d[k])
    }

    /// First `inner`, then this.
    fn after(&self, inner: &Self) -> Self {
        let [a, b, c, _] = &self.0;
        let turned = |v: &[f64; 3]| [0, 1, 2].map(|k| a[k] * v[0] + b[k] * v[1] + c[k] * v[2]);
        let [x, y, z, t] = &inner.0;
        Self([turned(x), turned(y), turned(z), self.of(*t)])
    }

    /// Whether it mirrors: then triangles change their winding.
    pub(super) fn mirrors(&self) -> bool {
        let [a, b, c, _] = &self.0;
        let cross = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
        cross[0] * c[0] + cross[1] * c[1] + cross[2] * c[2] < 0.0
    }

    fn is_finite(&self) -> bool {
        self.0.iter().flatten().all(|x| x.is_finite())
    }
}

/// A mesh as a node shows it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shown {
    pub(super) node: usize,
    pub(super) mesh: u32,
    pub(super) place: Affine,
}

fn at(node: usize, key: &str) -> Place {
    Place::Path(format!("nodes[{node}]{key}"))
}

/// The meshes of the default scene, parents before children; of all nodes if there are no scenes.
pub(super) fn shown(document: &Document<'_>) -> Result<Vec<Shown>, FileError> {
    let nodes = &document.nodes.0;
    let mut visited = vec![false; nodes.len()];
    let mut shown = Vec::new();
    // the last is the next
    let mut open: Vec<(usize, Affine)> = Vec::new();
    open.extend(roots(document)?.into_iter().rev().map(|root| (root as usize, Affine::IDENTITY)));
    while let Some((index, parent)) = open.pop() {
        let Some(node) = nodes.get(index) else {
            let message = format!("there are {}", nodes.len());
            return Err(FileError::malformed(at(index, ""), message, "the file is damaged: export it again"));
        };
        if std::mem::replace(&mut visited[index], true) {
            return Err(FileError::malformed(at(index, ""), "reached twice", TREE));
        }
        supported(node, index)?;
        let place = parent.after(&local(node, index)?);
        if !place.is_finite() {
            return Err(FileError::malformed(at(index, ""), "its transform is not finite", "use smaller numbers"));
        }
        if let Some(mesh) = node.mesh {
            shown.push(Shown { node: index, mesh, place });
        }
        // in a tree every node waits once: no list of children can fill the memory
        if open.len() + node.children.0.len() > nodes.len() {
            return Err(FileError::malformed(at(index, ".children"), "more children than there are nodes", TREE));
        }
        open.extend(node.children.0.iter().rev().map(|child| (*child as usize, place)));
    }
    Ok(shown)
}

/// The roots of the default scene.
fn roots(document: &Document<'_>) -> Result<Vec<u32>, FileError> {
    let scenes = &document.scenes.0;
    if scenes.is_empty() {
        // all nodes that are no children
        let mut root = vec![true; document.nodes.0.len()];
        for child in document.nodes.0.iter().flat_map(|node| &node.children.0) {
            if let Some(root) = root.get_mut(*child as usize) {
                *root = false;
            }
        }
        return Ok((0..root.len()).filter(|k| root[*k]).map(|k| k as u32).collect());
    }
    let index = document.scene.unwrap_or(0);
    let scene = scenes.get(index as usize).ok_or_else(|| {
        let message = format!("scene {index}, there are {}", scenes.len());
        FileError::malformed(Place::Path("scene".to_owned()), message, "name one of the scenes")
    })?;
    Ok(scene.nodes.0.clone())
}

/// Refuses features that would change the surface.
fn supported(node: &Node<'_>, index: usize) -> Result<(), FileError> {
    if let Some(name) = node.extensions.name() {
        let help = "export each copy as a node of its own";
        return Err(FileError::unsupported(at(index, ""), format!("the extension `{name}`"), help));
    }
    if node.skin.is_some() && node.mesh.is_some() {
        return Err(FileError::unsupported(
            at(index, ".skin"),
            "a mesh with a skin",
            "apply the armature before export",
        ));
    }
    if node.weights.as_ref().is_some_and(|w| w.0.iter().any(|w| *w != 0.0)) {
        let help = "apply the shape keys before export";
        return Err(FileError::unsupported(at(index, ".weights"), "morph targets", help));
    }
    Ok(())
}

/// The transform of a node in its parent: its matrix, or translation · rotation · scale.
fn local(node: &Node<'_>, index: usize) -> Result<Affine, FileError> {
    if let Some(m) = &node.matrix {
        if [m[3], m[7], m[11], m[15]] != [0.0, 0.0, 0.0, 1.0] {
            let message = format!("the last row is {}, {}, {}, {}", m[3], m[7], m[11], m[15]);
            return Err(FileError::malformed(at(index, ".matrix"), message, "it must be 0, 0, 0, 1"));
        }
        return Ok(Affine([0, 4, 8, 12].map(|k| [m[k], m[k + 1], m[k + 2]])));
    }
    let [x, y, z, w] = node.rotation.as_deref().copied().unwrap_or([0.0, 0.0, 0.0, 1.0]);
    let square = x * x + y * y + z * z + w * w;
    // files hold 32-bit numbers: a rotation is one within their rounding
    if !((square - 1.0).abs() <= 1e-3) {
        let message = format!("a quaternion of length² {square}");
        return Err(FileError::malformed(at(index, ".rotation"), message, "a rotation is a quaternion of length 1"));
    }
    let s = 2.0 / square;
    let mut columns = [
        [1.0 - s * (y * y + z * z), s * (x * y + w * z), s * (x * z - w * y)],
        [s * (x * y - w * z), 1.0 - s * (x * x + z * z), s * (y * z + w * x)],
        [s * (x * z + w * y), s * (y * z - w * x), 1.0 - s * (x * x + y * y)],
    ];
    if let Some(scale) = &node.scale {
        for (column, factor) in columns.iter_mut().zip(scale.iter()) {
            *column = column.map(|c| c * factor);
        }
    }
    let [a, b, c] = columns;
    Ok(Affine([a, b, c, node.translation.as_deref().copied().unwrap_or_default()]))
}
