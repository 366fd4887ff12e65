//! Links that move as one: those that are fixed to each other, and what carries no mass.

use crate::finding::code;
use crate::mass::{self, Moments};
use crate::model::Robot;
use tumble_geometry::MassProperties;
use tumble_math::Pose;

/// Links that move as one.
#[derive(Clone, Debug)]
pub(crate) struct Group {
    /// Its first link, whose frame is that of the group.
    pub(crate) head: usize,
    /// Its links with their poses in the frame of the head.
    pub(crate) links: Vec<(usize, Pose)>,
    /// The group that it hangs on.
    pub(crate) parent: Option<usize>,
    /// In the frame of the head.
    pub(crate) inertia: MassProperties,
    /// Half a unit in the last place of its moments as they are written [kg·m²].
    digits: f64,
}

/// The groups of a robot, parents first, and the group of each link.
#[derive(Clone, Debug)]
pub(crate) struct Groups {
    pub(crate) all: Vec<Group>,
    pub(crate) of: Vec<usize>,
}

/// Whether a link moves and nothing below it has mass: such joints stand still.
pub(crate) fn idle(robot: &Robot) -> Vec<bool> {
    let mut mass: Vec<f64> = robot.links.iter().map(|l| l.inertia.mass).collect();
    for k in (0..mass.len()).rev() {
        if let Some(p) = robot.links[k].parent {
            mass[p] += mass[k];
        }
    }
    robot.links.iter().zip(mass).map(|(l, m)| !l.joints.is_empty() && m == 0.0).collect()
}

/// The groups of a robot in a posture, which decides where idle links are.
pub(crate) fn groups(robot: &Robot, positions: &[f64]) -> Groups {
    let posture = robot.posture(positions);
    let idle = idle(robot);
    let (mut all, mut of): (Vec<Group>, Vec<usize>) = (Vec::new(), Vec::new());
    for (k, link) in robot.links.iter().enumerate() {
        match link.parent {
            Some(p) if link.joints.is_empty() || idle[k] => {
                let group: &mut Group = &mut all[of[p]];
                let pose = posture.links[group.head].inverse().then(&posture.links[k]);
                group.links.push((k, pose));
                of.push(of[p]);
            }
            parent => {
                of.push(all.len());
                let parent = parent.map(|p| of[p]);
                let links = vec![(k, Pose::IDENTITY)];
                all.push(Group { head: k, links, parent, inertia: crate::model::NO_MASS, digits: 0.0 });
            }
        }
    }
    for group in &mut all {
        let parts: Vec<MassProperties> = group
            .links
            .iter()
            .filter(|(k, _)| robot.links[*k].inertia != crate::model::NO_MASS)
            .map(|(k, pose)| mass::placed(&robot.links[*k].inertia, pose))
            .collect();
        group.inertia = mass::sum(&parts);
        group.digits = group.links.iter().map(|(k, _)| robot.links[*k].digits).fold(0.0, tumble_math::order::max);
    }
    Groups { all, of }
}

impl Groups {
    /// Whether a group stands still.
    pub(crate) fn is_fixed(&self, robot: &Robot, group: usize) -> bool {
        robot.fixed_base && self.all[group].parent.is_none()
    }
}

/// Looks at the masses of all that moves: names what no body can have, and what is done about links without mass.
pub(crate) fn check(robot: &mut Robot) {
    if robot.links.is_empty() {
        return;
    }
    for (k, idle) in idle(robot).into_iter().enumerate().filter(|(_, i)| *i) {
        debug_assert!(idle);
        let link = &robot.links[k];
        let help = "give the link an `inertial`, or make its joint fixed";
        let why = "nothing behind this joint has mass: it stands still";
        let (place, path) = (link.place.clone(), format!("link `{}`", link.name));
        robot.findings.say(crate::finding::Severity::Approximated, code::MASSLESS, &place, &path, "", why, help);
    }
    let groups = groups(robot, &robot.reference());
    for (k, group) in groups.all.iter().enumerate() {
        if groups.is_fixed(robot, k) {
            continue;
        }
        let link = &robot.links[group.head];
        let (place, path) = (link.place.clone(), format!("link `{}`", link.name));
        if group.inertia.mass == 0.0 {
            let help = "give it an `inertial`; a body needs mass";
            if group.inertia.tensor != tumble_math::DMat3::ZERO {
                let why = "moments of inertia of a link that moves without a mass count as none";
                robot.findings.approximated(&place, &path, "0 kg", why, help);
            }
            if group.parent.is_none() {
                let why = "a robot that may move freely needs mass in its base";
                robot.findings.refuse(code::MASSLESS, &place, &path, "", why, help);
            } else {
                let why = "a moving link without mass takes a millionth of the mass that it carries";
                robot.findings.say(
                    crate::finding::Severity::Approximated,
                    code::MASSLESS,
                    &place,
                    &path,
                    "",
                    why,
                    help,
                );
            }
            continue;
        }
        match mass::judge(group.inertia.tensor, group.digits) {
            Moments::Fine => {}
            Moments::Rounded(_) => {
                let help = "write the moments with more digits";
                let why = "moments that no body has, by the rounding of their digits; the nearest possible ones count";
                robot.findings.approximated(&place, &path, "", why, help);
            }
            Moments::Impossible(m, by) => {
                let value = format!("{:.6e}, {:.6e}, {:.6e} kg·m²", m.x, m.y, m.z);
                let why = if m == tumble_math::DVec3::ZERO {
                    "a mass without moments of inertia: no body that turns has all of it in one point".to_owned()
                } else {
                    format!(
                        "principal moments of inertia that no body has: the largest exceeds the sum of the others, or one is \
                         not positive, by {by:.2e} kg·m²"
                    )
                };
                let help = "correct the inertia: every moment is positive and at most the sum of the other two";
                robot.findings.refuse(code::IMPOSSIBLE, &place, &path, &value, why, help);
            }
        }
    }
    let several = (0..robot.links.len()).find(|k| crate::chain::runs(robot, *k).len() > 1);
    if let Some(several) = several.map(|k| &robot.links[k]) {
        let help = "nothing to do; the error of a motion is a millionth";
        let why =
            "joints of one link that are no one joint together have a link of a millionth of its mass between them";
        robot.findings.approximated(&several.place.clone(), "link", &several.name.clone(), why, help);
    }
}

/// Mass properties that a body can have: those of a group, mended where they are not by rounding alone.
pub(crate) fn possible(group: &Group) -> MassProperties {
    match mass::judge(group.inertia.tensor, group.digits) {
        Moments::Rounded(tensor) => MassProperties { tensor, ..group.inertia },
        _ => group.inertia,
    }
}
