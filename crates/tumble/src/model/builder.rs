//! Description of a body before it enters a world: every quantity by its name.

use crate::base::error::WorldError;
use crate::base::handle::MaterialId;
use crate::model::body::BodyKind;
use crate::model::filter::Groups;
use crate::model::material::Material;
use crate::model::placed_shape::Traits;
use tumble_geometry::{HeightField, MassProperties, MeshOptions, Shape, ShapeError};
use tumble_math::{DMat3, DQuat, DVec3, Pose};

/// A shape of a body to be.
#[derive(Clone, Debug)]
pub(crate) struct PartBuilder {
    pub(crate) pose: Pose,
    pub(crate) shape: Result<Shape, ShapeError>,
    pub(crate) options: ShapeOptions,
    /// Materials of a mesh by the numbers of its triangles; empty where all of it is of one.
    pub(crate) materials: Vec<MaterialId>,
}

/// Properties of a shape besides its geometry, where they are not those that its body has for all of its shapes.
///
/// ```
/// use tumble::{BodyBuilder, DVec3, Pose, Shape, ShapeOptions, World};
/// let mut world = World::new();
/// // a lorry whose bed tells what lies on it
/// let bed = Shape::cuboid_size(DVec3::new(4.0, 2.0, 1.0))?;
/// let above = Pose::new(DVec3::new(0.0, 0.0, 1.0), tumble::DQuat::IDENTITY);
/// let lorry = BodyBuilder::cuboid(DVec3::new(4.0, 2.0, 1.0)).user_data(7);
/// let lorry = world.add(lorry.shape_with(bed, above, ShapeOptions { sensor: Some(true), ..ShapeOptions::default() }))?;
/// assert_eq!(world.body(lorry).unwrap().shapes().filter(|s| s.is_sensor()).count(), 1);
/// assert_eq!(world.body(lorry).unwrap().mass(), 8000.0); // a sensor weighs nothing
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ShapeOptions {
    /// Material; that of the body where nothing is said.
    pub material: Option<MaterialId>,
    /// Collision groups; those of the body where nothing is said.
    pub groups: Option<Groups>,
    /// Whether it only tells what overlaps it; as the body where nothing is said.
    pub sensor: Option<bool>,
    /// Velocity of its surface against the body, body axes [m/s]; that of the body where nothing is said.
    pub surface_velocity: Option<DVec3>,
    /// The user's own number.
    pub user_data: u64,
}

/// A material by name or by value.
#[derive(Clone, Copy, Debug)]
pub(crate) enum MaterialChoice {
    Named(MaterialId),
    Inline(Material),
}

/// Describes a body; [`World::add`](crate::World::add) checks it and makes it.
///
/// Defaults: at the origin, not turned, at rest, 1000 kg/m³, friction 0.5, restitution 0.
///
/// ```
/// use tumble::{BodyBuilder, DVec3, World};
/// let mut world = World::new();
/// let cube = BodyBuilder::cuboid(DVec3::ONE).mass(2.0).position(DVec3::new(0.0, 0.0, 3.0)).friction(0.3);
/// let cube = world.add(cube)?;
/// assert_eq!(world.body(cube).unwrap().mass(), 2.0);
/// # Ok::<(), tumble::WorldError>(())
/// ```
#[derive(Clone, Debug)]
#[must_use]
pub struct BodyBuilder {
    pub(crate) kind: BodyKind,
    pub(crate) parts: Vec<PartBuilder>,
    pub(crate) mass: Option<f64>,
    pub(crate) density: Option<f64>,
    pub(crate) moments: Option<DVec3>,
    /// The shape that it weighs as, instead of its own.
    pub(crate) solid: Option<Shape>,
    /// Mass, centre and tensor as given, whatever the shapes are.
    pub(crate) given: Option<MassProperties>,
    pub(crate) position: DVec3,
    pub(crate) orientation: DQuat,
    pub(crate) velocity: DVec3,
    pub(crate) spin: DVec3,
    pub(crate) force: DVec3,
    pub(crate) torque: DVec3,
    pub(crate) linear_damping: f64,
    pub(crate) angular_damping: f64,
    pub(crate) user_data: u64,
    /// Of shapes that say nothing else.
    pub(crate) traits: Traits,
    material: Option<MaterialId>,
    friction: Option<f64>,
    restitution: Option<f64>,
}

impl BodyBuilder {
    fn new(kind: BodyKind) -> Self {
        Self {
            kind,
            parts: Vec::new(),
            mass: None,
            density: None,
            moments: None,
            solid: None,
            given: None,
            position: DVec3::ZERO,
            orientation: DQuat::IDENTITY,
            velocity: DVec3::ZERO,
            spin: DVec3::ZERO,
            force: DVec3::ZERO,
            torque: DVec3::ZERO,
            linear_damping: 0.0,
            angular_damping: 0.0,
            user_data: 0,
            traits: Traits::default(),
            material: None,
            friction: None,
            restitution: None,
        }
    }

    /// A body that forces and contacts move, still without a shape.
    pub fn dynamic() -> Self {
        Self::new(BodyKind::Dynamic)
    }

    /// A body that moves as prescribed, still without a shape.
    pub fn kinematic() -> Self {
        Self::new(BodyKind::Kinematic)
    }

    /// A body that does not move, still without a shape.
    pub fn fixed() -> Self {
        Self::new(BodyKind::Fixed)
    }

    /// A fixed half-space below z = 0 of the body's frame.
    pub fn ground() -> Self {
        Self::fixed().try_shape(Shape::half_space(DVec3::Z))
    }

    /// A dynamic ball of `radius` [m].
    pub fn ball(radius: f64) -> Self {
        Self::dynamic().try_shape(Shape::ball(radius))
    }

    /// A dynamic box with full edge lengths `size` [m].
    pub fn cuboid(size: DVec3) -> Self {
        Self::dynamic().try_shape(Shape::cuboid_size(size))
    }

    /// A dynamic capsule of `radius` [m] about a straight part of `length` [m] along z.
    pub fn capsule(radius: f64, length: f64) -> Self {
        Self::dynamic().try_shape(Shape::capsule(radius, length))
    }

    /// A dynamic cylinder of `radius` [m] and full `length` [m] along z.
    pub fn cylinder(radius: f64, length: f64) -> Self {
        Self::dynamic().try_shape(Shape::cylinder(radius, length))
    }

    /// A dynamic cone with a base of `radius` [m] and full `length` [m] along z, its tip up.
    pub fn cone(radius: f64, length: f64) -> Self {
        Self::dynamic().try_shape(Shape::cone(radius, length))
    }

    /// A dynamic convex hull of `points` [m].
    pub fn hull(points: &[DVec3]) -> Self {
        Self::dynamic().try_shape(Shape::hull(points))
    }

    /// A fixed triangle mesh: `triangles` name three of the corners `points` [m] each, counter-clockwise seen from outside. A
    /// closed mesh is a solid, an open one a sheet that pushes on both sides. Choices and notes: [`Shape::mesh`].
    pub fn mesh(points: &[DVec3], triangles: &[[u32; 3]]) -> Self {
        let shape = Shape::mesh(points, triangles, &MeshOptions::default());
        Self::fixed().try_shape(shape.map_err(|why| ShapeError::Mesh { why: why.to_string() }))
    }

    /// A fixed height field, solid below; see [`HeightField`].
    ///
    /// ```
    /// use tumble::{BodyBuilder, DVec3, HeightField, World};
    /// let mut world = World::new();
    /// let level = HeightField { heights: vec![0.5; 9], size: (3, 3), cell: (1.0, 1.0), materials: None };
    /// world.add(BodyBuilder::height_field(&level))?;
    /// let ball = world.add(BodyBuilder::ball(0.2).position(DVec3::Z))?;
    /// for _ in 0..200 { world.step(0.01); }
    /// assert!((world.position(ball).unwrap().z - 0.7).abs() < 1e-4);
    /// # Ok::<(), tumble::WorldError>(())
    /// ```
    pub fn height_field(field: &HeightField) -> Self {
        let shape = Shape::height_field(field);
        Self::fixed().try_shape(shape.map_err(|why| ShapeError::Mesh { why: why.to_string() }))
    }

    /// The same body, moved as prescribed.
    pub fn as_kinematic(mut self) -> Self {
        self.kind = BodyKind::Kinematic;
        self
    }

    /// The same body, not moving.
    pub fn as_fixed(mut self) -> Self {
        self.kind = BodyKind::Fixed;
        self
    }

    /// With a shape at the body's origin.
    pub fn shape(self, shape: Shape) -> Self {
        self.shape_at(shape, Pose::IDENTITY)
    }

    /// With a shape at a place in the body's frame.
    pub fn shape_at(mut self, shape: Shape, place: Pose) -> Self {
        self.parts.push(PartBuilder {
            pose: place,
            shape: Ok(shape),
            options: ShapeOptions::default(),
            materials: Vec::new(),
        });
        self
    }

    /// With a shape of its own material at a place in the body's frame.
    pub fn shape_of(self, shape: Shape, place: Pose, material: MaterialId) -> Self {
        self.shape_with(shape, place, ShapeOptions { material: Some(material), ..ShapeOptions::default() })
    }

    /// With a shape at a place in the body's frame that differs from the body's other shapes.
    pub fn shape_with(mut self, shape: Shape, place: Pose, options: ShapeOptions) -> Self {
        self.parts.push(PartBuilder { pose: place, shape: Ok(shape), options, materials: Vec::new() });
        self
    }

    /// With a mesh or a height field whose triangles have materials by their numbers: material k for the number k of
    /// [`MeshOptions::materials`] or [`HeightField::materials`].
    pub fn surface_of(mut self, shape: Shape, place: Pose, options: ShapeOptions, materials: &[MaterialId]) -> Self {
        self.parts.push(PartBuilder { pose: place, shape: Ok(shape), options, materials: materials.to_vec() });
        self
    }

    /// With mass, centre and inertia of another shape than its own: of the closed mesh, say, that its hulls were made from.
    pub fn solid(mut self, shape: Shape) -> Self {
        self.solid = Some(shape);
        self
    }

    /// With a shape that may not have come about; [`World::add`](crate::World::add) then says why.
    pub fn try_shape(mut self, shape: Result<Shape, ShapeError>) -> Self {
        self.parts.push(PartBuilder {
            pose: Pose::IDENTITY,
            shape,
            options: ShapeOptions::default(),
            materials: Vec::new(),
        });
        self
    }

    /// Mass of the whole body [kg]; shared among its shapes by volume. Counts for a dynamic body only, and more than a
    /// density; a number that no body can have is refused for every kind.
    pub fn mass(mut self, mass: f64) -> Self {
        self.mass = Some(mass);
        self
    }

    /// Density of all its shapes [kg/m³], instead of a mass that was given before. Counts for a dynamic body only.
    pub fn density(mut self, density: f64) -> Self {
        (self.density, self.mass) = (Some(density), None);
        self
    }

    /// Principal moments of inertia about the centre of mass along the body's axes [kg·m²], instead of the shapes' own.
    /// Counts for a dynamic body only.
    pub fn inertia(mut self, moments: DVec3) -> Self {
        self.moments = Some(moments);
        self
    }

    /// Mass [kg], centre of mass in the body's frame [m] and inertia tensor about it along the body's axes [kg·m²], whatever the
    /// shapes are: what a robot's description says of a link. Counts for a dynamic body only, and more than a mass, a density,
    /// moments or a solid.
    ///
    /// ```
    /// use tumble::{BodyBuilder, DMat3, DVec3, World};
    /// let mut world = World::new();
    /// let tensor = DMat3::from_diagonal(DVec3::new(0.02, 0.02, 0.01));
    /// let link = world.add(BodyBuilder::dynamic().mass_properties(2.0, DVec3::new(0.0, 0.0, 0.3), tensor))?;
    /// assert_eq!(world.centre(link), Some(DVec3::new(0.0, 0.0, 0.3)));
    /// # Ok::<(), tumble::WorldError>(())
    /// ```
    pub fn mass_properties(mut self, mass: f64, centre: DVec3, tensor: DMat3) -> Self {
        self.given = Some(MassProperties { mass, centre, tensor });
        self
    }

    /// Position of the body's origin [m].
    pub fn position(mut self, position: DVec3) -> Self {
        self.position = position;
        self
    }

    /// Orientation of the body; a unit quaternion.
    pub fn orientation(mut self, orientation: DQuat) -> Self {
        self.orientation = orientation;
        self
    }

    /// Velocity of the centre of mass [m/s].
    pub fn velocity(mut self, velocity: DVec3) -> Self {
        self.velocity = velocity;
        self
    }

    /// Spin in world axes [rad/s].
    pub fn spin(mut self, spin: DVec3) -> Self {
        self.spin = spin;
        self
    }

    /// Constant force at the centre of mass, world axes [N].
    pub fn force(mut self, force: DVec3) -> Self {
        self.force = force;
        self
    }

    /// Constant torque, world axes [N·m].
    pub fn torque(mut self, torque: DVec3) -> Self {
        self.torque = torque;
        self
    }

    /// Collision groups of all shapes without groups of their own.
    pub fn groups(mut self, groups: Groups) -> Self {
        self.traits.groups = groups;
        self
    }

    /// Whether its shapes only tell what overlaps them: they touch nothing, weigh nothing and cover nothing. Bodies that enter and
    /// leave are told by [`Event::Entered`](crate::Event::Entered) and [`Event::Left`](crate::Event::Left).
    pub fn sensor(mut self, sensor: bool) -> Self {
        self.traits.sensor = sensor;
        self
    }

    /// Velocity of its surface against the body itself, body axes [m/s]: a conveyor belt, the tracks of a vehicle. Only what is
    /// along the surface counts; the work of the drive is in [`Ledger::kinematic_work`](crate::Ledger).
    pub fn surface_velocity(mut self, velocity: DVec3) -> Self {
        self.traits.surface_velocity = velocity;
        self
    }

    /// Rate at which its velocity decays by itself [1/s]: v̇ = −c v besides all forces. Counts for a dynamic body only.
    pub fn linear_damping(mut self, rate: f64) -> Self {
        self.linear_damping = rate;
        self
    }

    /// Rate at which its angular momentum decays by itself [1/s]. Counts for a dynamic body only.
    pub fn angular_damping(mut self, rate: f64) -> Self {
        self.angular_damping = rate;
        self
    }

    /// A number of the user's own, which the world keeps and does not read.
    pub fn user_data(mut self, data: u64) -> Self {
        self.user_data = data;
        self
    }

    /// Coulomb's coefficient of all shapes without a material of their own [–]; not together with [`Self::material`].
    pub fn friction(mut self, friction: f64) -> Self {
        self.friction = Some(friction);
        self
    }

    /// Newton's coefficient of all shapes without a material of their own [–]; not together with [`Self::material`].
    pub fn restitution(mut self, restitution: f64) -> Self {
        self.restitution = Some(restitution);
        self
    }

    /// Material of all shapes without one of their own.
    ///
    /// A body has a material or coefficients, as in a scene: a material with another friction would be another material, of
    /// which the table of pairs knows nothing. [`World::add`](crate::World::add) refuses both.
    ///
    /// ```
    /// use tumble::{BodyBuilder, Material, World, WorldError};
    /// let mut world = World::new();
    /// let rubber = world.add_material(Material::new(0.9, 0.7))?;
    /// let both = BodyBuilder::ball(0.1).material(rubber).friction(0.3);
    /// assert_eq!(world.add(both), Err(WorldError::MaterialAndCoefficients));
    /// # Ok::<(), WorldError>(())
    /// ```
    pub fn material(mut self, material: MaterialId) -> Self {
        self.material = Some(material);
        self
    }

    /// Material of shapes without one of their own.
    pub(crate) fn made_of(&self) -> Result<MaterialChoice, WorldError> {
        match (self.material, self.friction, self.restitution) {
            (Some(id), None, None) => Ok(MaterialChoice::Named(id)),
            (Some(_), ..) => Err(WorldError::MaterialAndCoefficients),
            (None, friction, restitution) => {
                let rest = Material::default();
                Ok(MaterialChoice::Inline(Material {
                    friction: friction.unwrap_or(rest.friction),
                    restitution: restitution.unwrap_or(rest.restitution),
                }))
            }
        }
    }
}
