//! A mechanism: bodies and the linear rows between them, eliminated together in tree order.
//!
//! The spanning tree starts from immovable bodies, or from the first body of a part that has none. Each body is
//! eliminated before the joint to its parent, deepest first; joints that close loops, and rows between more than two bodies,
//! come last. A row of these whose pivot vanishes is redundant: its impulse is zero, and its residual still counts.
//!
//! What comes last fills, and a net of joints is nearly all loops. Where there are many, every joint comes after all of its
//! bodies instead: what is left on the joints is J M⁻¹ Jᵀ, in which joints of one body are neighbours, and these are eliminated
//! by nested dissection. Any order of them has pivots then; that of a tree loses fewer digits under a heavy load.

use crate::linear::elimination::{Columns, Elimination, Six};
use crate::linear::lanes::Eight;
use crate::linear::pattern::Pattern;
use crate::problem::body::{Body, Velocity};
use crate::problem::contact_problem::Problem;
use crate::problem::row::{End, Row};
use tumble_math::DVec3;
use tumble_math::order::max;

pub(crate) mod bordered;

/// Fraction of its own inverse mass below which the pivot of a loop's row is dropped [–]. Chosen by measurement, not derived: from 1e-10 to
/// 1e-6 four-bars, Bricard's linkage and windows of forty loops drop the same rows, and a chain of 1 : 10⁶ none.
const REDUNDANT_PIVOT: f64 = 1e-9;

/// The same in a tree [–], where no row depends on another: 45 roundings, only to divide by no zero.
const VANISHED_PIVOT: f64 = 1e-14;

/// Joints that close loops up to which they are eliminated last [–]: a dense matrix of so many blocks is done in a moment. Chosen, not
/// derived; beyond it joints are eliminated in an order of their own.
const FEW_LOOPS: usize = 64;

/// Roundings of what the rows of a tree missed at first, up to which their remainder is that of the solution and its sums [–]: a row is a sum of
/// some dozens of products. Chosen, not derived; the certificate measures the remainder that is left.
const REMAINDER_ROUNDINGS: f64 = 64.0;

/// Most corrections of a solution by its own remainder [–]. Chosen, not derived; the certificate measures the remainder that is left.
const CORRECTIONS: u32 = 4;

const NONE: u32 = u32::MAX;

/// Linear rows of one joint that are eliminated as one node.
#[derive(Clone, Debug)]
struct Node {
    /// Rows of the problem.
    rows: [u32; 6],
    /// For each of them, another row along the same coordinate, as a servo is beside a damper; `NONE` where there is none.
    twins: [u32; 6],
    count: usize,
    /// Its dynamic bodies, two of them or fewer; `NONE` where there are more.
    bodies: [u32; 2],
    many: bool,
}

impl Node {
    const EMPTY: Self = Self { rows: [0; 6], twins: [NONE; 6], count: 0, bodies: [NONE; 2], many: false };
}

/// Two soft rows along one coordinate as one:
///
/// ```text
/// J v + γ₁λ₁ + b₁ = 0,  J v + γ₂λ₂ + b₂ = 0
/// Λ = λ₁ + λ₂:  J v + γΛ + b = 0,  γ = γ₁γ₂/(γ₁ + γ₂),  b = (γ₂b₁ + γ₁b₂)/(γ₁ + γ₂)
/// λ₁ = γ₂Λ/(γ₁ + γ₂) + (b₂ − b₁)/(γ₁ + γ₂),  λ₂ = γ₁Λ/(γ₁ + γ₂) − (b₂ − b₁)/(γ₁ + γ₂)
/// ```
#[derive(Clone, Copy, Debug)]
struct Pair {
    /// γ₁ + γ₂ [1/kg].
    sum: f64,
    /// Part of Λ that each row has [–].
    shares: [f64; 2],
}

impl Pair {
    fn of(first: &Row, second: &Row) -> Self {
        let sum = first.compliance + second.compliance;
        Self { sum, shares: [second.compliance / sum, first.compliance / sum] }
    }

    /// γ [1/kg].
    fn compliance(self, first: &Row) -> f64 {
        first.compliance * self.shares[0]
    }

    /// b, for those of the two rows [m/s].
    fn bias(self, [first, second]: [f64; 2]) -> f64 {
        self.shares[0] * first + self.shares[1] * second
    }

    /// λ₁ and λ₂ [N·s].
    fn impulses(self, both: f64, [first, second]: [f64; 2]) -> [f64; 2] {
        let between = (second - first) / self.sum;
        [self.shares[0] * both + between, self.shares[1] * both - between]
    }
}

/// Bodies and linear rows of a problem, factorised; its memory is used again.
#[derive(Debug, Default)]
pub(crate) struct Mechanism {
    /// Node of each dynamic body.
    node: Vec<u32>,
    /// Dynamic bodies, by node.
    bodies: Vec<u32>,
    groups: Vec<Node>,
    /// All linear rows.
    linear: Vec<u32>,
    /// Bodies of each group, and whether there are more, for which the tree was grown.
    grown: Vec<([u32; 2], bool)>,
    order: Vec<u32>,
    edges: Vec<(u32, u32)>,
    factor: Elimination,
    columns: Columns,
    x: Vec<Six>,
    work: Vec<Eight>,
    /// For the spanning tree.
    found: Vec<bool>,
    used: Vec<bool>,
    queue: Vec<(u32, u32)>,
    beside: Vec<Vec<u32>>,
    /// Order of the joints of a mechanism with many loops; whether it is used.
    net: Pattern,
    is_net: bool,
    /// Velocities under the impulses, by body.
    pub(crate) velocities: Vec<Velocity>,
    /// Impulses of all rows; those that are not linear are the caller's.
    pub(crate) impulses: Vec<f64>,
    /// Errors of the linear rows at these velocities, by row [m/s]; and the largest.
    misses: Vec<f64>,
    pub(crate) remainder: f64,
    /// Impulse and moment on each body, and impulses of the rows before a correction.
    sums: Vec<(DVec3, DVec3)>,
    kept: Vec<f64>,
}

impl Mechanism {
    /// Redundant rows that were found.
    pub(crate) fn redundant(&self) -> u32 {
        self.factor.dropped
    }

    /// Factorises the mechanism of a problem: its linear rows, and those that are `held` within their bounds.
    pub(crate) fn factor(&mut self, problem: &Problem, held: impl Fn(usize) -> bool) {
        self.gather(problem, held);
        self.grow_tree(problem);
        self.assemble(problem);
        self.factor.factor();
    }

    /// Dynamic bodies and the linear rows by joint.
    fn gather(&mut self, problem: &Problem, held: impl Fn(usize) -> bool) {
        let bodies = problem.bodies();
        self.node.clear();
        self.bodies.clear();
        for (k, body) in bodies.iter().enumerate() {
            self.node.push(if body.is_dynamic() { self.bodies.len() as u32 } else { NONE });
            if body.is_dynamic() {
                self.bodies.push(k as u32);
            }
        }
        self.groups.clear();
        self.linear.clear();
        let mut last = NONE;
        for (j, (row, ends)) in problem.rows().enumerate() {
            if !row.is_linear() && !held(j) {
                continue;
            }
            self.linear.push(j as u32);
            if row.joint == last
                && let Some(group) = self.groups.last_mut()
                && let Some(k) = twin(problem, group, j)
            {
                group.twins[k] = j as u32;
                continue;
            }
            if row.joint != last || self.groups.last().is_none_or(|g| g.count == 6) {
                self.groups.push(Node::EMPTY);
                last = row.joint;
            }
            let Some(group) = self.groups.last_mut() else { continue };
            group.rows[group.count] = j as u32;
            group.count += 1;
            for end in ends {
                let node = self.node[end.body as usize];
                if node == NONE || group.bodies.contains(&node) {
                    continue;
                }
                match group.bodies.iter_mut().find(|b| **b == NONE) {
                    Some(place) => *place = node,
                    None => group.many = true,
                }
            }
        }
    }

    /// The order of elimination. Where the groups have the bodies that they had, it is the one that it was.
    fn grow_tree(&mut self, problem: &Problem) {
        let n = self.bodies.len();
        let shape = self.groups.iter().map(|g| (g.bodies, g.many));
        if !self.is_net && self.found.len() == n && self.grown.iter().copied().eq(shape.clone()) {
            return;
        }
        self.grown.clear();
        self.grown.extend(shape);
        self.beside.iter_mut().for_each(Vec::clear);
        if self.beside.len() < n {
            self.beside.resize_with(n, Vec::new);
        }
        self.found.clear();
        self.found.resize(n, false);
        self.used.clear();
        self.used.resize(self.groups.len(), false);
        // (body, joint to its parent), in the order in which they are found
        self.queue.clear();
        for (g, group) in self.groups.iter().enumerate().filter(|(_, g)| !g.many) {
            let [a, b] = group.bodies;
            if b == NONE {
                if !self.found[a as usize] {
                    self.found[a as usize] = true;
                    self.used[g] = true;
                    self.queue.push((a, g as u32));
                }
            } else {
                self.beside[a as usize].push(g as u32);
                self.beside[b as usize].push(g as u32);
            }
        }
        let mut at = 0;
        let mut first = 0;
        loop {
            while let Some(&(body, _)) = self.queue.get(at) {
                at += 1;
                for &g in &self.beside[body as usize] {
                    let [a, b] = self.groups[g as usize].bodies;
                    let other = if a == body { b } else { a };
                    if !self.found[other as usize] {
                        self.found[other as usize] = true;
                        self.used[g as usize] = true;
                        self.queue.push((other, g));
                    }
                }
            }
            while first < n && self.found[first] {
                first += 1;
            }
            if first == n {
                break;
            }
            self.found[first] = true;
            self.queue.push((first as u32, NONE));
        }
        self.is_net = self.used.iter().filter(|used| !**used).count() > FEW_LOOPS;
        if self.is_net {
            return self.order_net(problem);
        }
        self.order.clear();
        for &(body, g) in self.queue.iter().rev() {
            self.order.push(body);
            if g != NONE {
                self.order.push(n as u32 + g);
            }
        }
        self.order.extend((0..self.groups.len()).filter(|g| !self.used[*g]).map(|g| (n + g) as u32));
    }

    /// The order of elimination of a mechanism with many loops: each joint after all of its bodies, in an order of the joints
    /// that fills little.
    fn order_net(&mut self, problem: &Problem) {
        let n = self.bodies.len();
        // joints of each body, with those of more than two bodies
        self.beside.iter_mut().for_each(Vec::clear);
        for (g, group) in self.groups.iter().enumerate() {
            for &j in &group.rows[..group.count] {
                for end in problem.row(j as usize).1 {
                    let Some(list) = self.beside.get_mut(self.node[end.body as usize] as usize) else { continue };
                    if list.last() != Some(&(g as u32)) {
                        list.push(g as u32);
                    }
                }
            }
        }
        self.edges.clear();
        for list in &self.beside[..n] {
            for (k, &b) in list.iter().enumerate() {
                self.edges.extend(list[..k].iter().map(|&a| (a.min(b), a.max(b))));
            }
        }
        self.edges.sort_unstable();
        self.edges.dedup();
        self.edges.retain(|(a, b)| a != b);
        let order = self.net.order(self.groups.len(), &self.edges);
        // each body before the first of its joints
        let mut first = vec![u32::MAX; n];
        let mut turn = vec![0; order.len()];
        for (k, &g) in order.iter().enumerate() {
            turn[g as usize] = k as u32;
        }
        for (first, list) in first.iter_mut().zip(&self.beside) {
            *first = list.iter().map(|g| turn[*g as usize]).min().unwrap_or(0);
        }
        let mut bodies: Vec<(u32, u32)> = first.into_iter().zip(0..).collect();
        bodies.sort_unstable();
        let mut bodies = bodies.into_iter().peekable();
        self.order.clear();
        for (k, &g) in order.iter().enumerate() {
            while let Some((_, body)) = bodies.next_if(|(first, _)| *first <= k as u32) {
                self.order.push(body);
            }
            self.order.push(n as u32 + g);
        }
        self.order.extend(bodies.map(|(_, body)| body));
    }

    /// The numbers of the matrix.
    fn assemble(&mut self, problem: &Problem) {
        let (n, bodies) = (self.bodies.len() as u32, problem.bodies());
        self.edges.clear();
        for (g, group) in self.groups.iter().enumerate() {
            let joint = n + g as u32;
            if !group.many {
                self.edges.extend(group.bodies.iter().filter(|node| **node != NONE).map(|node| (joint, *node)));
                continue;
            }
            for &j in &group.rows[..group.count] {
                for end in problem.row(j as usize).1 {
                    let edge = (joint, self.node[end.body as usize]);
                    if edge.1 != NONE && self.edges.last() != Some(&edge) {
                        self.edges.push(edge);
                    }
                }
            }
        }
        self.factor.clear(&self.order, &self.edges);
        for (k, &b) in self.bodies.iter().enumerate() {
            let body = &bodies[b as usize];
            let (mass, inertia) = (1.0 / body.inverse_mass, body.inverse_inertia.inverse());
            let block = self.factor.diagonal(k as u32);
            for i in 0..3 {
                block[i][i] = mass;
                for j in 0..3 {
                    block[3 + i][3 + j] = 0.5 * (inertia.col(j)[i] + inertia.col(i)[j]);
                }
            }
            let moment = (0..3).fold(0.0, |m, i| max(m, block[3 + i][3 + i]));
            self.factor.scale(k as u32, [mass, mass, mass, moment, moment, moment], 0.0);
        }
        for (g, group) in self.groups.iter().enumerate() {
            let node = n + g as u32;
            let mut scale = [1.0; 6];
            for i in 0..6 {
                self.factor.diagonal(node)[i][i] = -1.0;
            }
            for (i, &j) in group.rows[..group.count].iter().enumerate() {
                let (row, ends) = problem.row(j as usize);
                let compliance = pair_of(problem, group, i).map_or(row.compliance, |pair| pair.compliance(row));
                self.factor.diagonal(node)[i][i] = -compliance;
                scale[i] = compliance + problem.mobility(j as usize);
                for end in ends {
                    let body = self.node[end.body as usize];
                    if body != NONE {
                        self.factor.add((node, i), body, &end.coefficients());
                    }
                }
            }
            self.factor.scale(node, scale, if self.used[g] && !self.is_net { VANISHED_PIVOT } else { REDUNDANT_PIVOT });
        }
    }

    /// Forgets the columns of [`Self::add_column`].
    pub(crate) fn clear_columns(&mut self) {
        self.columns.clear();
    }

    /// Adds a column: an impulse along these ends.
    pub(crate) fn add_column(&mut self, ends: &[End]) {
        let Self { node, columns, factor, .. } = self;
        let moving =
            ends.iter().map(|end| (node[end.body as usize], end.coefficients())).filter(|(node, _)| *node != NONE);
        columns.push(factor, moving);
    }

    /// Velocities along column `j` and those after it that are `near`, which an impulse along `j` makes from nothing while the linear rows
    /// hold: entries of J M̃⁻¹ Jᵀ [m/s per N·s].
    pub(crate) fn respond(&mut self, j: usize, near: impl Fn(usize) -> bool, take: impl FnMut(usize, f64)) {
        self.columns.with_later(&self.factor, j, near, take);
    }

    /// Finds the impulses of the linear rows that hold them, beside those of the others in `impulses`; corrected by its own remainder
    /// while that becomes less, down to the rounding of the solution. The remainder [m/s].
    pub(crate) fn hold(&mut self, problem: &Problem) -> f64 {
        self.impulses.resize(problem.row_count(), 0.0);
        self.let_go();
        self.hold_against(problem, |_| ())
    }

    /// Takes the impulses of the linear rows away.
    fn let_go(&mut self) {
        for &j in &self.linear {
            self.impulses[j as usize] = 0.0;
        }
    }

    /// The same, from the impulses that hold them already, where the others have changed, and where `push` changes the velocities.
    pub(crate) fn hold_against(&mut self, problem: &Problem, mut push: impl FnMut(&mut [Velocity])) -> f64 {
        let n = self.bodies.len();
        // rows that close loops may nearly depend on the others: what they miss by a rounding may be much along the way that is left, and
        // they begin anew
        let is_tree = self.is_tree();
        if !is_tree {
            self.let_go();
        }
        self.find_velocities(problem, &mut push);
        let mut remainder = self.measure(problem);
        let rounding = if is_tree { REMAINDER_ROUNDINGS * f64::EPSILON * remainder } else { 0.0 };
        for _ in 0..CORRECTIONS {
            if remainder == 0.0 || self.groups.is_empty() {
                break;
            }
            self.x.clear();
            self.x.resize(n + self.groups.len(), [0.0; 6]);
            for (g, group) in self.groups.iter().enumerate() {
                for (i, &j) in group.rows[..group.count].iter().enumerate() {
                    let missed = match pair_of(problem, group, i) {
                        None => self.misses[j as usize],
                        Some(pair) => pair.bias([j, group.twins[i]].map(|j| self.misses[j as usize])),
                    };
                    self.x[n + g][i] = -missed;
                }
            }
            self.factor.solve(&mut self.x, &mut self.work);
            // where a correction is taken back, it is that of the one before
            self.kept.clone_from(&self.impulses);
            for (g, group) in self.groups.iter().enumerate() {
                for (i, &j) in group.rows[..group.count].iter().enumerate() {
                    let change = -self.x[n + g][i];
                    let Some(pair) = pair_of(problem, group, i) else {
                        self.impulses[j as usize] += change;
                        continue;
                    };
                    let rows = [j, group.twins[i]];
                    let missed = rows.map(|j| self.misses[j as usize]);
                    for (j, change) in rows.iter().zip(pair.impulses(change, missed)) {
                        self.impulses[*j as usize] += change;
                    }
                }
            }
            self.find_velocities(problem, &mut push);
            let now = self.measure(problem);
            if !(now < remainder) {
                if !(now <= remainder) {
                    std::mem::swap(&mut self.impulses, &mut self.kept);
                    self.find_velocities(problem, &mut push);
                }
                break;
            }
            remainder = now;
            if remainder <= rounding {
                break;
            }
        }
        self.remainder = remainder;
        remainder
    }

    /// Whether no joint closes a loop.
    fn is_tree(&self) -> bool {
        !self.is_net && self.used.iter().all(|used| *used)
    }

    /// Velocities of all bodies under all impulses: in a tree from their sum on each body, else impulse by impulse.
    fn find_velocities(&mut self, problem: &Problem, push: &mut impl FnMut(&mut [Velocity])) {
        let bodies = problem.bodies();
        if !self.is_tree() {
            self.velocities.clear();
            self.velocities.extend(bodies.iter().map(|b| b.free));
            push(&mut self.velocities);
            for ((_, ends), &impulse) in problem.rows().zip(&self.impulses) {
                if impulse != 0.0 {
                    apply(bodies, &mut self.velocities, ends, impulse);
                }
            }
            return;
        }
        self.sums.clear();
        self.sums.resize(bodies.len(), (DVec3::ZERO, DVec3::ZERO));
        for ((_, ends), &impulse) in problem.rows().zip(&self.impulses) {
            if impulse != 0.0 {
                for end in ends {
                    let sum = &mut self.sums[end.body as usize];
                    *sum = (sum.0 + end.linear * impulse, sum.1 + end.angular * impulse);
                }
            }
        }
        self.velocities.clear();
        self.velocities.extend(bodies.iter().zip(&self.sums).map(|(body, &(impulse, moment))| {
            if !body.is_dynamic() {
                return body.free;
            }
            let linear = body.free.linear + impulse * body.inverse_mass;
            Velocity { linear, angular: body.free.angular + body.inverse_inertia * moment }
        }));
        push(&mut self.velocities);
    }

    /// J v + γλ + bias of the linear rows; the largest [m/s].
    fn measure(&mut self, problem: &Problem) -> f64 {
        let Self { misses, linear, velocities, impulses, .. } = self;
        misses.resize(problem.row_count(), 0.0);
        let mut most = 0.0;
        for &j in linear.iter() {
            let (row, ends) = problem.row(j as usize);
            let missed = velocity(velocities, ends) + row.compliance * impulses[j as usize] + row.bias;
            misses[j as usize] = missed;
            most = if missed.is_nan() { f64::INFINITY } else { max(most, missed.abs()) };
        }
        most
    }
}

/// Which of a group's rows is along the same coordinate as row `j` and has no twin yet, both of them soft.
fn twin(problem: &Problem, group: &Node, j: usize) -> Option<usize> {
    let (row, ends) = problem.row(j);
    (0..group.count).find(|&k| {
        let (other, of_other) = problem.row(group.rows[k] as usize);
        let sum = row.compliance + other.compliance;
        row.compliance > 0.0 && other.compliance > 0.0 && sum.is_finite() && group.twins[k] == NONE && ends == of_other
    })
}

/// Row `i` of a group and its twin, if it has one.
fn pair_of(problem: &Problem, group: &Node, i: usize) -> Option<Pair> {
    let twin = Some(group.twins[i]).filter(|j| *j != NONE)?;
    Some(Pair::of(problem.row(group.rows[i] as usize).0, problem.row(twin as usize).0))
}

/// Velocity of a row [m/s].
pub(crate) fn velocity(velocities: &[Velocity], ends: &[End]) -> f64 {
    ends.iter().fold(0.0, |sum, end| sum + end.dot(velocities[end.body as usize]))
}

/// Adds an impulse on a row to the velocities of its bodies.
pub(crate) fn apply(bodies: &[Body], velocities: &mut [Velocity], ends: &[End], impulse: f64) {
    for end in ends {
        let body = &bodies[end.body as usize];
        if body.is_dynamic() {
            let v = &mut velocities[end.body as usize];
            v.linear += end.linear * (impulse * body.inverse_mass);
            v.angular += body.inverse_inertia * (end.angular * impulse);
        }
    }
}

/// Kind of a row, once flipped and shifted: an impulse that it has in any case, and a law about zero.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Kind {
    /// Without bounds.
    Linear,
    /// At least `offset`, times `sign`.
    Unilateral { sign: f64, offset: f64 },
    /// Within `radius` of `offset`.
    Bounded { offset: f64, radius: f64 },
    /// Just that impulse.
    Constant(f64),
}

impl Kind {
    pub(crate) fn of(row: &Row) -> Self {
        match (row.least.is_finite(), row.most.is_finite()) {
            (false, false) => Self::Linear,
            (true, false) => Self::Unilateral { sign: 1.0, offset: row.least },
            (false, true) => Self::Unilateral { sign: -1.0, offset: row.most },
            (true, true) if row.least == row.most => Self::Constant(row.least),
            (true, true) => {
                let (offset, radius) = (0.5 * (row.least + row.most), 0.5 * (row.most - row.least));
                Self::Bounded { offset, radius }
            }
        }
    }
}

/// The three rows of a contact as ends: normal and tangents.
pub(crate) fn contact_ends(c: &crate::problem::contact::Contact) -> [[End; 2]; 3] {
    [c.frame.normal, c.frame.tangent1, c.frame.tangent2].map(|d: DVec3| {
        [
            End { body: c.body_a, linear: -d, angular: -c.lever_a.cross(d) },
            End { body: c.body_b, linear: d, angular: c.lever_b.cross(d) },
        ]
    })
}
