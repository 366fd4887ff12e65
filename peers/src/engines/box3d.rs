//! Box3D through its C interface. The only file with `unsafe`: every call is a plain C call with valid ids.

#![allow(unsafe_code)]

use super::{Engine, Player, State};
use crate::mechanisms::Link;
use crate::scene::{Form, Scene};
use box3d_sys as c;
use glam::{DQuat, DVec3};

/// A Box3D world.
pub struct Box3d {
    world: c::b3WorldId,
    bodies: Vec<c::b3BodyId>,
    /// Held as long as shapes use them.
    meshes: Vec<*mut c::b3MeshData>,
    dt: f32,
    substeps: i32,
}

fn vector(v: DVec3) -> c::b3Vec3 {
    c::b3Vec3 { x: v.x as f32, y: v.y as f32, z: v.z as f32 }
}

fn wide(v: c::b3Vec3) -> DVec3 {
    DVec3::new(f64::from(v.x), f64::from(v.y), f64::from(v.z))
}

fn turn(q: DQuat) -> c::b3Quat {
    c::b3Quat { v: c::b3Vec3 { x: q.x as f32, y: q.y as f32, z: q.z as f32 }, s: q.w as f32 }
}

/// Joins two bodies of a world.
///
/// # Safety
///
/// The world lives, and the ids are of bodies in it.
unsafe fn join(world: c::b3WorldId, scene: &Scene, link: &Link, a: c::b3BodyId, b: c::b3BodyId) {
    // the free turn of a hinge is about z of both frames
    let axes = link.axis.map_or(DQuat::IDENTITY, |axis| DQuat::from_rotation_arc(DVec3::Z, axis));
    let frame = |body: Option<usize>| {
        let (p, q) =
            body.map_or((DVec3::ZERO, DQuat::IDENTITY), |k| (scene.bodies[k].position, scene.bodies[k].orientation));
        c::b3Transform { p: vector(q.inverse() * (link.at - p)), q: turn(q.inverse() * axes) }
    };
    // SAFETY: definitions come from the library's own defaults; world and bodies are the caller's promise.
    unsafe {
        let fill = |base: &mut c::b3JointDef| {
            (base.bodyIdA, base.bodyIdB) = (a, b);
            (base.localFrameA, base.localFrameB) = (frame(link.a), frame(Some(link.b)));
        };
        if link.axis.is_some() {
            let mut def = c::b3DefaultRevoluteJointDef();
            fill(&mut def.base);
            c::b3CreateRevoluteJoint(world, &raw const def);
        } else {
            let mut def = c::b3DefaultSphericalJointDef();
            fill(&mut def.base);
            c::b3CreateSphericalJoint(world, &raw const def);
        }
    }
}

impl Box3d {
    pub fn new(scene: &Scene, player: &Player) -> anyhow::Result<Self> {
        let hi = player.config == "hi";
        // SAFETY: definitions come from the library's own defaults; ids are used while the world lives; hulls are
        // copied by the library when a shape is made.
        unsafe {
            let mut def = c::b3DefaultWorldDef();
            def.gravity = vector(scene.gravity);
            def.enableSleep = false;
            def.workerCount = player.threads as u32;
            if hi {
                def.restitutionThreshold = 0.01;
            }
            let world = c::b3CreateWorld(&raw const def);
            let mut bodies = Vec::with_capacity(scene.bodies.len());
            let mut meshes = Vec::new();
            for body in &scene.bodies {
                let mut b = c::b3DefaultBodyDef();
                b.type_ = if body.fixed { c::b3BodyType_b3_staticBody } else { c::b3BodyType_b3_dynamicBody };
                b.position = vector(body.position);
                b.rotation = turn(body.orientation);
                b.linearVelocity = vector(body.velocity);
                b.angularVelocity = vector(body.spin);
                b.linearDamping = 0.0;
                b.angularDamping = 0.0;
                b.enableSleep = false;
                let id = c::b3CreateBody(world, &raw const b);
                let mut s = c::b3DefaultShapeDef();
                s.density = body.density as f32;
                s.baseMaterial.friction = scene.friction as f32;
                s.baseMaterial.restitution = scene.restitution as f32;
                if !scene.collides {
                    s.filter.maskBits = 0;
                }
                match &body.form {
                    Form::Cuboid(h) => {
                        let hull = c::b3MakeBoxHull(h.x as f32, h.y as f32, h.z as f32);
                        c::b3CreateHullShape(id, &raw const s, &raw const hull.base);
                    }
                    Form::Ball(r) => {
                        let ball = c::b3Sphere { center: vector(DVec3::ZERO), radius: *r as f32 };
                        c::b3CreateSphereShape(id, &raw const s, &raw const ball);
                    }
                    Form::Capsule(r, half) => {
                        let end = |z: f64| vector(DVec3::new(0.0, 0.0, z));
                        let capsule = c::b3Capsule { center1: end(-half), center2: end(*half), radius: *r as f32 };
                        c::b3CreateCapsuleShape(id, &raw const s, &raw const capsule);
                    }
                    Form::Mesh(sheet) => {
                        let mut points: Vec<_> = sheet.points.iter().map(|p| vector(*p)).collect();
                        let mut indices: Vec<i32> = sheet.triangles.iter().flatten().map(|k| *k as i32).collect();
                        let mut materials = vec![0_u8; sheet.triangles.len()];
                        let mut def: c::b3MeshDef = std::mem::zeroed();
                        def.vertices = points.as_mut_ptr();
                        def.indices = indices.as_mut_ptr();
                        def.materialIndices = materials.as_mut_ptr();
                        def.vertexCount = points.len() as i32;
                        def.triangleCount = sheet.triangles.len() as i32;
                        def.identifyEdges = true;
                        let mesh = c::b3CreateMesh(&raw const def, std::ptr::null_mut(), 0);
                        anyhow::ensure!(!mesh.is_null(), "Box3D refused a mesh");
                        meshes.push(mesh);
                        c::b3CreateMeshShape(id, &raw const s, mesh, vector(DVec3::ONE));
                    }
                    Form::Hull(points) => {
                        let points: Vec<_> = points.iter().map(|p| vector(*p)).collect();
                        let hull = c::b3CreateHull(points.as_ptr(), points.len() as i32, points.len() as i32);
                        anyhow::ensure!(!hull.is_null(), "Box3D refused a hull");
                        c::b3CreateHullShape(id, &raw const s, hull);
                        c::b3DestroyHull(hull);
                    }
                }
                if let Some((mass, m)) = body.given {
                    let inertia = c::b3Matrix3 {
                        cx: vector(DVec3::new(m.x, 0.0, 0.0)),
                        cy: vector(DVec3::new(0.0, m.y, 0.0)),
                        cz: vector(DVec3::new(0.0, 0.0, m.z)),
                    };
                    let data = c::b3MassData { mass: mass as f32, center: vector(DVec3::ZERO), inertia };
                    c::b3Body_SetMassData(id, data);
                }
                bodies.push(id);
            }
            if !scene.links.is_empty() {
                let def = c::b3DefaultBodyDef();
                let ground = c::b3CreateBody(world, &raw const def);
                for link in &scene.links {
                    join(world, scene, link, link.a.map_or(ground, |a| bodies[a]), bodies[link.b]);
                }
            }
            Ok(Self { world, bodies, meshes, dt: scene.dt as f32, substeps: if hi { 16 } else { 4 } })
        }
    }
}

impl Drop for Box3d {
    fn drop(&mut self) {
        // SAFETY: the world and its meshes were made by `new` and are destroyed once, the world first.
        unsafe {
            c::b3DestroyWorld(self.world);
            self.meshes.iter().for_each(|m| c::b3DestroyMesh(*m));
        }
    }
}

impl Engine for Box3d {
    fn step(&mut self) {
        // SAFETY: the world lives.
        unsafe { c::b3World_Step(self.world, self.dt, self.substeps) }
    }

    fn states(&self, out: &mut Vec<State>) {
        out.clear();
        // SAFETY: the ids belong to this world.
        out.extend(self.bodies.iter().map(|&id| unsafe {
            let q = c::b3Body_GetRotation(id);
            State {
                position: wide(c::b3Body_GetWorldCenter(id)),
                orientation: DQuat::from_xyzw(f64::from(q.v.x), f64::from(q.v.y), f64::from(q.v.z), f64::from(q.s))
                    .normalize(),
                velocity: wide(c::b3Body_GetLinearVelocity(id)),
                spin: wide(c::b3Body_GetAngularVelocity(id)),
            }
        }));
    }

    fn contacts(&self) -> Option<usize> {
        // SAFETY: the buffer has the capacity that the call is told; manifolds are read before anything changes.
        unsafe {
            let mut points = 0;
            let mut seen = std::collections::BTreeSet::new();
            for &id in &self.bodies {
                let capacity = c::b3Body_GetContactCapacity(id);
                let mut buffer = vec![std::mem::zeroed::<c::b3ContactData>(); capacity as usize];
                let count = c::b3Body_GetContactData(id, buffer.as_mut_ptr(), capacity);
                for data in &buffer[..count as usize] {
                    if seen.insert(data.contactId.index1) {
                        for k in 0..data.manifoldCount as usize {
                            points += (*data.manifolds.add(k)).pointCount as usize;
                        }
                    }
                }
            }
            Some(points)
        }
    }
}
