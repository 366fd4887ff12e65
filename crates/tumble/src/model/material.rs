//! Materials: friction and restitution of a surface, and the combination of two.
//!
//! A pair of materials is looked up in the pair table first; pairs that are not there follow the combine rule, by default
//! the geometric mean √(a·b) of each coefficient.

use crate::base::error::{MAX_FRICTION, WorldError, number};
use crate::base::handle::{MaterialId, ordered};
use std::collections::BTreeMap;
use tumble_math::order::{max, min};

/// Friction and restitution of a surface.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Material {
    /// Coulomb's coefficient μ, 0 or more [–].
    pub friction: f64,
    /// Newton's coefficient e, 0 to 1 [–].
    pub restitution: f64,
}

impl Default for Material {
    fn default() -> Self {
        Self { friction: 0.5, restitution: 0.0 }
    }
}

impl Material {
    /// A material with friction μ [–] and restitution e [–].
    #[must_use]
    pub fn new(friction: f64, restitution: f64) -> Self {
        Self { friction, restitution }
    }

    /// The same with checked and canonical numbers.
    pub(crate) fn checked(self) -> Result<Self, WorldError> {
        Ok(Self {
            friction: number("friction", "", self.friction, 0.0, MAX_FRICTION)?,
            restitution: number("restitution", "", self.restitution, 0.0, 1.0)?,
        })
    }
}

/// Rule that combines two coefficients where the pair table has no entry.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Combine {
    /// √(a·b).
    #[default]
    GeometricMean,
    /// (a + b)/2.
    Mean,
    /// The smaller one.
    Minimum,
    /// The larger one.
    Maximum,
    /// a·b.
    Product,
}

impl Combine {
    /// The coefficient of the pair.
    #[must_use]
    pub fn apply(self, a: f64, b: f64) -> f64 {
        match self {
            // equal coefficients stay exactly the same
            Self::GeometricMean if a == b => a,
            Self::GeometricMean => (a * b).sqrt(),
            Self::Mean => 0.5 * (a + b),
            Self::Minimum => min(a, b),
            Self::Maximum => max(a, b),
            Self::Product => a * b,
        }
    }
}

/// The materials of a world and their pairs.
#[derive(Clone, Debug, Default)]
pub(crate) struct Materials {
    list: Vec<Material>,
    pairs: BTreeMap<(u32, u32), Material>,
    /// Those that were given by their numbers.
    shared: Vec<MaterialId>,
    pub(crate) friction_rule: Combine,
    pub(crate) restitution_rule: Combine,
}

impl Materials {
    pub(crate) fn add(&mut self, material: Material) -> Result<MaterialId, WorldError> {
        self.list.push(material.checked()?);
        Ok(MaterialId(self.list.len() as u32 - 1))
    }

    /// A material that was given by its numbers: one entry for equal numbers. The numbers were checked.
    pub(crate) fn add_shared(&mut self, material: Material) -> MaterialId {
        let known = self.shared.iter().find(|id| self.get(**id) == Some(material)).copied();
        known.unwrap_or_else(|| {
            let material = material.checked().unwrap_or_default();
            self.list.push(material);
            let id = MaterialId(self.list.len() as u32 - 1);
            self.shared.push(id);
            id
        })
    }

    pub(crate) fn get(&self, id: MaterialId) -> Option<Material> {
        self.list.get(id.0 as usize).copied()
    }

    pub(crate) fn set(&mut self, id: MaterialId, material: Material) -> Result<(), WorldError> {
        let material = material.checked()?;
        *self.list.get_mut(id.0 as usize).ok_or(WorldError::NoSuchMaterial(id))? = material;
        Ok(())
    }

    pub(crate) fn set_pair(&mut self, a: MaterialId, b: MaterialId, together: Material) -> Result<(), WorldError> {
        for id in [a, b] {
            self.get(id).ok_or(WorldError::NoSuchMaterial(id))?;
        }
        let together = together.checked()?;
        self.pairs.insert(key(a, b), together);
        Ok(())
    }

    /// Sets numbers that no door takes, to show that the step contains them.
    #[cfg(test)]
    pub(crate) fn spoil(&mut self, id: MaterialId, material: Material) {
        self.list[id.0 as usize] = material;
    }

    /// Combination of two materials.
    pub(crate) fn pair(&self, a: MaterialId, b: MaterialId) -> Material {
        if !self.pairs.is_empty()
            && let Some(m) = self.pairs.get(&key(a, b))
        {
            return *m;
        }
        let (x, y) = (self.get(a).unwrap_or_default(), self.get(b).unwrap_or_default());
        Material {
            friction: self.friction_rule.apply(x.friction, y.friction),
            restitution: self.restitution_rule.apply(x.restitution, y.restitution),
        }
    }
}

fn key(a: MaterialId, b: MaterialId) -> (u32, u32) {
    ordered(a.0, b.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pair_table_comes_before_the_combine_rule() {
        let mut m = Materials::default();
        let ice = m.add(Material::new(0.04, 0.1)).unwrap();
        let steel = m.add(Material::new(0.16, 0.9)).unwrap();
        assert!((m.pair(ice, steel).friction - 0.08).abs() < 1e-17);
        m.set_pair(steel, ice, Material::new(0.02, 0.4)).unwrap();
        assert_eq!(m.pair(ice, steel), Material::new(0.02, 0.4));
        assert_eq!(m.pair(steel, steel).restitution, 0.9);
        assert!(m.add(Material::new(-0.1, 0.0)).is_err());
        assert!(m.add(Material::new(0.1, 1.5)).is_err());
        assert!(m.add(Material::new(f64::NAN, 0.5)).is_err());
    }
}
