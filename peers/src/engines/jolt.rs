//! Jolt through JoltC, which leaves some of Jolt out. It cannot set gravity, which is −9.81 m/s² along y: scenes are turned
//! so that their z is Jolt's y, and those without gravity switch it off body by body. It cannot set moments of inertia: a
//! body with given ones becomes the box that has them. It cannot set the speed below which nothing bounces (1 m/s).

#![allow(unsafe_code)]

use super::{Engine, Player, State};
use crate::scene::{Form, Scene};
use glam::{DQuat, DVec3};
use joltc_sys as j;
use std::ffi::{c_uint, c_void};
use std::ptr;

// joltc-sys names Jolt and JoltC to the linker, but not the C++ library that both need
#[cfg_attr(target_os = "macos", link(name = "c++"))]
#[cfg_attr(target_os = "linux", link(name = "stdc++"))]
unsafe extern "C" {}

/// A Jolt world.
pub struct Jolt {
    system: *mut j::JPC_PhysicsSystem,
    broad: *mut j::JPC_BroadPhaseLayerInterface,
    by_layer: *mut j::JPC_ObjectVsBroadPhaseLayerFilter,
    by_pair: *mut j::JPC_ObjectLayerPairFilter,
    memory: *mut j::JPC_TempAllocatorImpl,
    jobs: *mut j::JPC_JobSystemThreadPool,
    bodies: Vec<j::JPC_BodyID>,
    dt: f32,
    collision_steps: i32,
}

/// Scratch memory of a step [bytes].
const SCRATCH: u32 = 256 << 20;
/// Jolt's own radius of edges and corners [m]; JoltC would have 0.
const ROUND: f32 = 0.05;
/// Thinnest half of a box that stands for given moments [m]: its square is lost in f32 beside those of the others.
const THIN: f64 = 3e-4;
const STILL: u16 = 0;
const MOVING: u16 = 1;

fn vector(v: DVec3) -> j::JPC_Vec3 {
    let (x, y, z) = (v.x as f32, v.z as f32, -v.y as f32);
    j::JPC_Vec3 { x, y, z, _w: z }
}

fn place(v: DVec3) -> j::JPC_RVec3 {
    let (x, y, z) = (v.x as f32, v.z as f32, -v.y as f32);
    j::JPC_RVec3 { x, y, z, _w: z }
}

fn back(x: f32, y: f32, z: f32) -> DVec3 {
    DVec3::new(f64::from(x), -f64::from(z), f64::from(y))
}

unsafe extern "C" fn layers(_: *const c_void) -> c_uint {
    2
}

unsafe extern "C" fn layer(_: *const c_void, layer: j::JPC_ObjectLayer) -> j::JPC_BroadPhaseLayer {
    layer as j::JPC_BroadPhaseLayer
}

unsafe extern "C" fn meets(_: *const c_void, a: j::JPC_ObjectLayer, b: j::JPC_BroadPhaseLayer) -> bool {
    a == MOVING || b == MOVING as j::JPC_BroadPhaseLayer
}

unsafe extern "C" fn meet(_: *const c_void, a: j::JPC_ObjectLayer, b: j::JPC_ObjectLayer) -> bool {
    a == MOVING || b == MOVING
}

impl Jolt {
    pub fn new(scene: &Scene, player: &Player) -> anyhow::Result<Self> {
        let weightless = scene.gravity == DVec3::ZERO;
        anyhow::ensure!(
            weightless || scene.gravity == DVec3::new(0.0, 0.0, -9.81),
            "JoltC cannot set a gravity of {}",
            scene.gravity
        );
        let hi = player.config == "hi";
        // SAFETY: plain C calls in the order that the library's own example has; pointers live as long as the world.
        unsafe {
            j::JPC_RegisterDefaultAllocator();
            j::JPC_FactoryInit();
            j::JPC_RegisterTypes();
            let memory = j::JPC_TempAllocatorImpl_new(SCRATCH);
            let jobs = j::JPC_JobSystemThreadPool_new3(
                j::JPC_MAX_PHYSICS_JOBS as _,
                j::JPC_MAX_PHYSICS_BARRIERS as _,
                // the caller's thread works too
                player.threads as i32 - 1,
            );
            let broad = j::JPC_BroadPhaseLayerInterface_new(
                ptr::null(),
                j::JPC_BroadPhaseLayerInterfaceFns {
                    GetNumBroadPhaseLayers: Some(layers as _),
                    GetBroadPhaseLayer: Some(layer as _),
                },
            );
            let by_layer = j::JPC_ObjectVsBroadPhaseLayerFilter_new(
                ptr::null_mut(),
                j::JPC_ObjectVsBroadPhaseLayerFilterFns { ShouldCollide: Some(meets as _) },
            );
            let by_pair = j::JPC_ObjectLayerPairFilter_new(
                ptr::null_mut(),
                j::JPC_ObjectLayerPairFilterFns { ShouldCollide: Some(meet as _) },
            );
            let system = j::JPC_PhysicsSystem_new();
            let count = scene.bodies.len() as u32;
            let (pairs, contacts) = (32 * count + 1024, 16 * count + 1024);
            j::JPC_PhysicsSystem_Init(system, count + 16, 0, pairs, contacts, broad, by_layer, by_pair);
            let interface = j::JPC_PhysicsSystem_GetBodyInterface(system);
            let mut made = Self {
                system,
                broad,
                by_layer,
                by_pair,
                memory,
                jobs,
                bodies: Vec::with_capacity(scene.bodies.len()),
                dt: scene.dt as f32,
                collision_steps: if hi { 4 } else { 1 },
            };
            for body in &scene.bodies {
                let shape = match body.given {
                    Some((mass, moments)) => {
                        let (form, density) = stand_in(mass, moments);
                        shape(&form, density)?
                    }
                    None => shape(&body.form, body.density as f32)?,
                };
                let q = body.orientation;
                let settings = j::JPC_BodyCreationSettings {
                    Position: place(body.position),
                    Rotation: j::JPC_Quat { x: q.x as f32, y: q.z as f32, z: -q.y as f32, w: q.w as f32 },
                    LinearVelocity: vector(body.velocity),
                    AngularVelocity: vector(body.spin),
                    ObjectLayer: if body.fixed { STILL } else { MOVING },
                    MotionType: if body.fixed { j::JPC_MOTION_TYPE_STATIC } else { j::JPC_MOTION_TYPE_DYNAMIC },
                    AllowSleeping: false,
                    ApplyGyroscopicForce: hi,
                    Friction: scene.friction as f32,
                    Restitution: scene.restitution as f32,
                    LinearDamping: 0.0,
                    AngularDamping: 0.0,
                    GravityFactor: if weightless { 0.0 } else { 1.0 },
                    Shape: shape,
                    ..Default::default()
                };
                let activation = if body.fixed { j::JPC_ACTIVATION_DONT_ACTIVATE } else { j::JPC_ACTIVATION_ACTIVATE };
                made.bodies.push(j::JPC_BodyInterface_CreateAndAddBody(interface, &raw const settings, activation));
                // the body holds it now
                j::JPC_Shape_Release(shape);
            }
            j::JPC_PhysicsSystem_OptimizeBroadPhase(system);
            Ok(made)
        }
    }
}

/// The box with this mass [kg] and these principal moments [kg·m²], and its density [kg/m³].
fn stand_in(mass: f64, moments: DVec3) -> (Form, f32) {
    let sum = moments.x + moments.y + moments.z;
    let half = (1.5 / mass * (DVec3::splat(sum) - 2.0 * moments)).max(DVec3::splat(THIN * THIN)).map(f64::sqrt);
    (Form::Cuboid(half), (mass / (8.0 * half.x * half.y * half.z)) as f32)
}

/// A shape of Jolt's own.
fn shape(form: &Form, density: f32) -> anyhow::Result<*mut j::JPC_Shape> {
    let (mut made, mut why) = (ptr::null_mut(), ptr::null_mut());
    // SAFETY: settings and points outlive the calls; the library copies them.
    let fine = unsafe {
        match form {
            Form::Cuboid(h) => {
                let half = j::JPC_Vec3 { x: h.x as f32, y: h.z as f32, z: h.y as f32, _w: h.y as f32 };
                let radius = ROUND.min(0.5 * h.min_element() as f32);
                let s = j::JPC_BoxShapeSettings {
                    Density: density,
                    HalfExtent: half,
                    ConvexRadius: radius,
                    ..Default::default()
                };
                j::JPC_BoxShapeSettings_Create(&raw const s, &raw mut made, &raw mut why)
            }
            Form::Ball(r) => {
                let s = j::JPC_SphereShapeSettings { Density: density, Radius: *r as f32, ..Default::default() };
                j::JPC_SphereShapeSettings_Create(&raw const s, &raw mut made, &raw mut why)
            }
            Form::Capsule(..) | Form::Mesh(_) => anyhow::bail!("capsules and meshes are not given to Jolt here"),
            Form::Hull(points) => {
                let points: Vec<_> = points.iter().map(|p| vector(*p)).collect();
                let s = j::JPC_ConvexHullShapeSettings {
                    Density: density,
                    Points: points.as_ptr(),
                    PointsLen: points.len(),
                    MaxConvexRadius: ROUND,
                    ..Default::default()
                };
                j::JPC_ConvexHullShapeSettings_Create(&raw const s, &raw mut made, &raw mut why)
            }
        }
    };
    anyhow::ensure!(fine, "Jolt refused a shape");
    Ok(made)
}

impl Drop for Jolt {
    fn drop(&mut self) {
        // SAFETY: made by `new`, deleted once, the world before what it was made from.
        unsafe {
            j::JPC_PhysicsSystem_delete(self.system);
            j::JPC_ObjectLayerPairFilter_delete(self.by_pair);
            j::JPC_ObjectVsBroadPhaseLayerFilter_delete(self.by_layer);
            j::JPC_BroadPhaseLayerInterface_delete(self.broad);
            j::JPC_JobSystemThreadPool_delete(self.jobs);
            j::JPC_TempAllocatorImpl_delete(self.memory);
        }
    }
}

impl Engine for Jolt {
    fn step(&mut self) {
        // SAFETY: everything lives.
        let error =
            unsafe { j::JPC_PhysicsSystem_Update(self.system, self.dt, self.collision_steps, self.memory, self.jobs) };
        assert_eq!(error, j::JPC_PHYSICS_UPDATE_ERROR_NONE, "Jolt ran out of room");
    }

    fn states(&self, out: &mut Vec<State>) {
        out.clear();
        // SAFETY: the ids belong to this world.
        unsafe {
            let interface = j::JPC_PhysicsSystem_GetBodyInterface(self.system);
            out.extend(self.bodies.iter().map(|&id| {
                let p = j::JPC_BodyInterface_GetCenterOfMassPosition(interface, id);
                let q = j::JPC_BodyInterface_GetRotation(interface, id);
                let v = j::JPC_BodyInterface_GetLinearVelocity(interface, id);
                let w = j::JPC_BodyInterface_GetAngularVelocity(interface, id);
                let turn = DQuat::from_xyzw(f64::from(q.x), -f64::from(q.z), f64::from(q.y), f64::from(q.w));
                State {
                    position: back(p.x, p.y, p.z),
                    orientation: turn.normalize(),
                    velocity: back(v.x, v.y, v.z),
                    spin: back(w.x, w.y, w.z),
                }
            }));
        }
    }

    /// JoltC does not tell.
    fn contacts(&self) -> Option<usize> {
        None
    }
}
