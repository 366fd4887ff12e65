//! PhysX through the C wrapper of physx-sys, on the processor. Everything that is not said here is PhysX's default: PGS
//! with 4 position and 1 velocity iterations, patch friction, persistent manifolds.

#![allow(unsafe_code)]

use super::{Engine, Player, State};
use crate::scene::{Form, Scene};
use glam::{DQuat, DVec3};
use physx_sys as p;
use std::ptr;

/// A PhysX world.
pub struct Physx {
    foundation: *mut p::PxFoundation,
    physics: *mut p::PxPhysics,
    dispatcher: *mut p::PxDefaultCpuDispatcher,
    world: *mut p::PxScene,
    bodies: Vec<Actor>,
    dt: f32,
}

/// What moves and what does not are of different types in PhysX.
#[derive(Clone, Copy)]
enum Actor {
    Moving(*mut p::PxRigidDynamic),
    Still(*mut p::PxRigidStatic),
}

fn vector(v: DVec3) -> p::PxVec3 {
    p::PxVec3 { x: v.x as f32, y: v.y as f32, z: v.z as f32 }
}

fn wide(v: p::PxVec3) -> DVec3 {
    DVec3::new(f64::from(v.x), f64::from(v.y), f64::from(v.z))
}

fn turn(q: p::PxQuat) -> DQuat {
    DQuat::from_xyzw(f64::from(q.x), f64::from(q.y), f64::from(q.z), f64::from(q.w)).normalize()
}

impl Physx {
    pub fn new(scene: &Scene, player: &Player) -> anyhow::Result<Self> {
        let hi = player.config == "hi";
        // SAFETY: plain C calls in the order that the library's own example has. Descriptors and geometries come from
        // the library's constructors and are copied by the calls that take them; every pointer that a call returns is
        // checked before it is used, and lives until `drop` releases the world, then the physics, then the foundation.
        unsafe {
            let foundation = p::physx_create_foundation();
            anyhow::ensure!(!foundation.is_null(), "PhysX gave no foundation: there can be one world per process");
            let physics = p::physx_create_physics(foundation);
            anyhow::ensure!(!physics.is_null(), "PhysX gave no physics");
            // without workers the caller's thread does all of it
            let workers = if player.threads > 1 { player.threads as u32 } else { 0 };
            let wait = p::PxDefaultCpuDispatcherWaitForWorkMode::WaitForWork;
            let dispatcher = p::phys_PxDefaultCpuDispatcherCreate(workers, ptr::null_mut(), wait, 0);
            anyhow::ensure!(!dispatcher.is_null(), "PhysX gave no {workers} workers");
            let mut desc = p::PxSceneDesc_new(p::PxPhysics_getTolerancesScale(physics));
            desc.gravity = vector(scene.gravity);
            desc.cpuDispatcher = dispatcher.cast();
            desc.filterShader = p::get_default_simulation_filter_shader();
            if hi {
                desc.solverType = p::PxSolverType::Tgs;
                desc.bounceThresholdVelocity = 0.01;
            }
            let world = p::PxPhysics_createScene_mut(physics, &raw const desc);
            anyhow::ensure!(!world.is_null(), "PhysX gave no world");
            let (friction, restitution) = (scene.friction as f32, scene.restitution as f32);
            let material = p::PxPhysics_createMaterial_mut(physics, friction, friction, restitution);
            anyhow::ensure!(!material.is_null(), "PhysX refused a material");
            let mut made = Self {
                foundation,
                physics,
                dispatcher,
                world,
                bodies: Vec::with_capacity(scene.bodies.len()),
                dt: scene.dt as f32,
            };
            let middle = p::PxTransform_new_2(p::PxIDENTITY::PxIdentity);
            for body in &scene.bodies {
                let q = body.orientation;
                let q = p::PxQuat { x: q.x as f32, y: q.y as f32, z: q.z as f32, w: q.w as f32 };
                let pose = p::PxTransform { q, p: vector(body.position) };
                let shape = Shape::new(&body.form, physics)?;
                if body.fixed {
                    let actor =
                        p::phys_PxCreateStatic(physics, &raw const pose, shape.get(), material, &raw const middle);
                    anyhow::ensure!(!actor.is_null(), "PhysX refused a fixed body");
                    p::PxScene_addActor_mut(world, actor.cast(), ptr::null());
                    made.bodies.push(Actor::Still(actor));
                    continue;
                }
                let density = body.density as f32;
                let actor = p::phys_PxCreateDynamic(
                    physics,
                    &raw const pose,
                    shape.get(),
                    material,
                    density,
                    &raw const middle,
                );
                anyhow::ensure!(!actor.is_null(), "PhysX refused a body");
                if let Some((mass, moments)) = body.given {
                    p::PxRigidBody_setMass_mut(actor.cast(), mass as f32);
                    let moments = vector(moments);
                    p::PxRigidBody_setMassSpaceInertiaTensor_mut(actor.cast(), &raw const moments);
                }
                p::PxRigidBody_setLinearDamping_mut(actor.cast(), 0.0);
                p::PxRigidBody_setAngularDamping_mut(actor.cast(), 0.0);
                // no energy is below zero: nothing falls asleep
                p::PxRigidDynamic_setSleepThreshold_mut(actor, 0.0);
                if hi {
                    p::PxRigidDynamic_setSolverIterationCounts_mut(actor, 16, 2);
                    let gyroscopic = p::PxRigidBodyFlag::EnableGyroscopicForces;
                    p::PxRigidBody_setRigidBodyFlag_mut(actor.cast(), gyroscopic, true);
                }
                p::PxScene_addActor_mut(world, actor.cast(), ptr::null());
                let (velocity, spin) = (vector(body.velocity), vector(body.spin));
                p::PxRigidDynamic_setLinearVelocity_mut(actor, &raw const velocity, true);
                p::PxRigidDynamic_setAngularVelocity_mut(actor, &raw const spin, true);
                made.bodies.push(Actor::Moving(actor));
            }
            Ok(made)
        }
    }
}

/// A geometry of PhysX's own.
enum Shape {
    Cuboid(p::PxBoxGeometry),
    Ball(p::PxSphereGeometry),
    Hull(p::PxConvexMeshGeometry),
}

impl Shape {
    fn new(form: &Form, physics: *mut p::PxPhysics) -> anyhow::Result<Self> {
        // SAFETY: the points outlive the call that cooks them, and `physics` lives.
        unsafe {
            Ok(match form {
                Form::Cuboid(h) => Self::Cuboid(p::PxBoxGeometry_new(h.x as f32, h.y as f32, h.z as f32)),
                Form::Ball(r) => Self::Ball(p::PxSphereGeometry_new(*r as f32)),
                Form::Capsule(..) | Form::Mesh(_) => anyhow::bail!("capsules and meshes are not given to PhysX here"),
                Form::Hull(points) => {
                    let points: Vec<_> = points.iter().map(|v| vector(*v)).collect();
                    let mut desc = p::PxConvexMeshDesc_new();
                    desc.points.data = points.as_ptr().cast();
                    desc.points.count = points.len() as u32;
                    desc.points.stride = size_of::<p::PxVec3>() as u32;
                    desc.flags = p::PxConvexFlags::ComputeConvex;
                    let how = p::PxCookingParams_new(p::PxPhysics_getTolerancesScale(physics));
                    let callback = p::PxPhysics_getPhysicsInsertionCallback_mut(physics);
                    let mesh = p::phys_PxCreateConvexMesh(&raw const how, &raw const desc, callback, ptr::null_mut());
                    anyhow::ensure!(!mesh.is_null(), "PhysX refused a hull");
                    let scale = p::PxMeshScale_new();
                    let flags = p::PxConvexMeshGeometryFlags::TightBounds;
                    Self::Hull(p::PxConvexMeshGeometry_new(mesh, &raw const scale, flags))
                }
            })
        }
    }

    /// As the library's calls take it: every geometry begins with that of the base class.
    fn get(&self) -> *const p::PxGeometry {
        match self {
            Self::Cuboid(g) => ptr::from_ref(g).cast(),
            Self::Ball(g) => ptr::from_ref(g).cast(),
            Self::Hull(g) => ptr::from_ref(g).cast(),
        }
    }
}

impl Drop for Physx {
    fn drop(&mut self) {
        // SAFETY: made by `new`, released once, the world before what it was made from.
        unsafe {
            p::PxScene_release_mut(self.world);
            p::PxDefaultCpuDispatcher_release_mut(self.dispatcher);
            p::PxPhysics_release_mut(self.physics);
            p::PxFoundation_release_mut(self.foundation);
        }
    }
}

impl Engine for Physx {
    fn step(&mut self) {
        let mut error = 0;
        // SAFETY: the world lives; the results are waited for.
        let done = unsafe {
            p::PxScene_simulate_mut(self.world, self.dt, ptr::null_mut(), ptr::null_mut(), 0, true)
                && p::PxScene_fetchResults_mut(self.world, true, &raw mut error)
        };
        assert!(done && error == 0, "PhysX could not step: error {error}");
    }

    fn states(&self, out: &mut Vec<State>) {
        out.clear();
        // SAFETY: the actors belong to this world.
        out.extend(self.bodies.iter().map(|&actor| unsafe {
            match actor {
                Actor::Moving(actor) => {
                    let pose = p::PxRigidActor_getGlobalPose(actor.cast());
                    let centre = p::PxRigidBody_getCMassLocalPose(actor.cast());
                    let orientation = turn(pose.q);
                    State {
                        position: wide(pose.p) + orientation * wide(centre.p),
                        orientation,
                        velocity: wide(p::PxRigidBody_getLinearVelocity(actor.cast())),
                        spin: wide(p::PxRigidBody_getAngularVelocity(actor.cast())),
                    }
                }
                Actor::Still(actor) => {
                    let pose = p::PxRigidActor_getGlobalPose(actor.cast());
                    let (position, orientation) = (wide(pose.p), turn(pose.q));
                    State { position, orientation, velocity: DVec3::ZERO, spin: DVec3::ZERO }
                }
            }
        }));
    }

    /// PhysX tells of pairs, and of points only where it is made to report them, which takes time.
    fn contacts(&self) -> Option<usize> {
        None
    }
}
