//! rapier3d 0.36 in f32 and f64: the same source for both.

macro_rules! rapier {
    ($module:ident, $library:ident, $real:ty) => {
        /// One precision of rapier.
        pub mod $module {
            use super::super::{Engine, Player, State};
            use crate::mechanisms::Link;
            use crate::scene::{Form, Scene};
            use glam::{DQuat, DVec3};
            use $library::prelude::*;

            /// A rapier world.
            pub struct Rapier {
                world: PhysicsWorld,
                handles: Vec<RigidBodyHandle>,
            }

            fn vector(v: DVec3) -> Vector {
                Vector::new(v.x as $real, v.y as $real, v.z as $real)
            }

            /// A link as seen from A, or from B if it is turned round.
            fn joint(scene: &Scene, link: &Link, turned: bool) -> GenericJoint {
                // the free turn of a hinge is about x of both frames
                let turn = link.axis.map_or(DQuat::IDENTITY, |axis| DQuat::from_rotation_arc(DVec3::X, axis));
                let frame = |body: Option<usize>| {
                    let (p, q) = body.map_or((DVec3::ZERO, DQuat::IDENTITY), |k| {
                        (scene.bodies[k].position, scene.bodies[k].orientation)
                    });
                    let (p, q) = (q.inverse() * (link.at - p), q.inverse() * turn);
                    let rotation = Rotation::from_xyzw(q.x as $real, q.y as $real, q.z as $real, q.w as $real);
                    Pose::from_parts(vector(p), rotation)
                };
                let locked = match link.axis {
                    Some(_) => JointAxesMask::LOCKED_REVOLUTE_AXES,
                    None => JointAxesMask::LOCKED_SPHERICAL_AXES,
                };
                let (a, b) = (frame(link.a), frame(Some(link.b)));
                let (first, second) = if turned { (b, a) } else { (a, b) };
                let joint = GenericJointBuilder::new(locked).contacts_enabled(false);
                joint.local_frame1(first).local_frame2(second).build()
            }

            /// Links along trees as joints of multibodies without damping, the others as impulse joints.
            fn join_in_coordinates(
                world: &mut PhysicsWorld,
                scene: &Scene,
                handles: &[RigidBodyHandle],
            ) -> anyhow::Result<()> {
                // a tree for each link to the world: one body that many were joined to would be one multibody
                let mut used = vec![false; scene.links.len()];
                for (body, by) in scene.tree() {
                    let Some(k) = by else { continue };
                    used[k] = true;
                    let link = &scene.links[k];
                    let turned = link.b != body;
                    let from = match if turned { Some(link.b) } else { link.a } {
                        Some(other) => handles[other],
                        None => world.insert_body(RigidBodyBuilder::fixed()),
                    };
                    let made = world.insert_multibody_joint(from, handles[body], joint(scene, link, turned));
                    let handle = made.ok_or_else(|| anyhow::anyhow!("rapier refused a joint"))?;
                    if let Some((multibody, _)) = world.multibody_joints.get_mut(handle) {
                        multibody.damping_mut().fill(0.0);
                    }
                }
                for (link, _) in scene.links.iter().zip(&used).filter(|(_, used)| !**used) {
                    let a = match link.a {
                        Some(a) => handles[a],
                        None => world.insert_body(RigidBodyBuilder::fixed()),
                    };
                    world.insert_impulse_joint(a, handles[link.b], joint(scene, link, false));
                }
                Ok(())
            }

            impl Rapier {
                pub fn new(scene: &Scene, player: &Player) -> anyhow::Result<Self> {
                    let mut world = PhysicsWorld::new();
                    world.gravity = vector(scene.gravity);
                    world.integration_parameters.dt = scene.dt as $real;
                    if player.config == "hi" {
                        world.integration_parameters.num_solver_iterations = 16;
                    }
                    #[cfg(feature = "parallel")]
                    world.configure_thread_pool(player.threads)?;
                    anyhow::ensure!(
                        cfg!(feature = "parallel") || player.threads == 1,
                        "rapier was built for one thread: needs the feature parallel"
                    );
                    let mut handles = Vec::with_capacity(scene.bodies.len());
                    for body in &scene.bodies {
                        let q = body.orientation;
                        let rotation = Rotation::from_xyzw(q.x as $real, q.y as $real, q.z as $real, q.w as $real);
                        let pose = Pose::from_parts(vector(body.position), rotation);
                        let mut b = if body.fixed { RigidBodyBuilder::fixed() } else { RigidBodyBuilder::dynamic() };
                        b = b.pose(pose).can_sleep(false).linear_damping(0.0).angular_damping(0.0);
                        b = b.linvel(vector(body.velocity)).angvel(vector(body.spin));
                        let mut c = match &body.form {
                            Form::Cuboid(h) => ColliderBuilder::cuboid(h.x as $real, h.y as $real, h.z as $real),
                            Form::Ball(r) => ColliderBuilder::ball(*r as $real),
                            Form::Capsule(r, half) => ColliderBuilder::capsule_z(*half as $real, *r as $real),
                            // as its guide says for terrain: without the flag bodies catch at edges between triangles
                            Form::Mesh(sheet) => {
                                let points = sheet.points.iter().map(|p| vector(*p)).collect();
                                let flags = TriMeshFlags::FIX_INTERNAL_EDGES;
                                ColliderBuilder::trimesh_with_flags(points, sheet.triangles.clone(), flags)
                                    .map_err(|e| anyhow::anyhow!("rapier refused a mesh: {e:?}"))?
                            }
                            Form::Hull(points) => {
                                let points: Vec<_> = points.iter().map(|p| vector(*p)).collect();
                                ColliderBuilder::convex_hull(&points)
                                    .ok_or_else(|| anyhow::anyhow!("rapier refused a hull"))?
                            }
                        };
                        c = c.friction(scene.friction as $real).restitution(scene.restitution as $real);
                        c = c.density(body.density as $real);
                        if let Some((mass, moments)) = body.given {
                            c = c.density(0.0);
                            let p = MassProperties::new(Vector::ZERO, mass as $real, vector(moments));
                            b = b.additional_mass_properties(p);
                        }
                        if !scene.collides {
                            let groups = InteractionGroups::new(Group::GROUP_1, Group::NONE, InteractionTestMode::And);
                            c = c.collision_groups(groups);
                        }
                        handles.push(world.insert(b, c).0);
                    }
                    if player.config == "multibody" {
                        join_in_coordinates(&mut world, scene, &handles)?;
                    } else if !scene.links.is_empty() {
                        let ground = world.insert_body(RigidBodyBuilder::fixed());
                        for link in &scene.links {
                            let a = link.a.map_or(ground, |a| handles[a]);
                            world.insert_impulse_joint(a, handles[link.b], joint(scene, link, false));
                        }
                    }
                    Ok(Self { world, handles })
                }
            }

            impl Engine for Rapier {
                fn step(&mut self) {
                    self.world.step();
                }

                fn states(&self, out: &mut Vec<State>) {
                    out.clear();
                    let wide = |v: Vector| DVec3::new(v.x as f64, v.y as f64, v.z as f64);
                    out.extend(self.handles.iter().map(|h| {
                        let b = &self.world.bodies[*h];
                        let q = b.rotation();
                        State {
                            position: wide(b.center_of_mass()),
                            orientation: DQuat::from_xyzw(q.x as f64, q.y as f64, q.z as f64, q.w as f64).normalize(),
                            velocity: wide(b.linvel()),
                            spin: wide(b.angvel()),
                        }
                    }));
                }

                fn contacts(&self) -> Option<usize> {
                    let pairs = self.world.narrow_phase.contact_pairs();
                    Some(pairs.flat_map(|p| p.manifolds().iter()).map(|m| m.data.num_active_contacts()).sum())
                }
            }
        }
    };
}

#[cfg(feature = "rapier32")]
rapier!(single, rapier3d, f32);
#[cfg(feature = "rapier64")]
rapier!(double, rapier3d_f64, f64);
