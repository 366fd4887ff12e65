//! Parts of a mechanism: bodies that rows tie together. Points that move no part in common do not act on each other.

use crate::problem::contact_problem::Problem;

/// No part: a body that impulses do not move.
pub(crate) const NO_PART: u32 = u32::MAX;

/// The part of each body; its memory is used again.
#[derive(Debug, Default)]
pub(crate) struct Parts {
    /// A body of the same part, of a lower number; itself for the first of a part.
    parent: Vec<u32>,
}

impl Parts {
    /// Finds the parts of a problem: all of its rows tie, those with bounds too.
    pub(crate) fn find(&mut self, problem: &Problem) {
        let bodies = problem.bodies();
        self.parent.clear();
        self.parent.extend((0..bodies.len() as u32).map(|k| if bodies[k as usize].is_dynamic() { k } else { NO_PART }));
        for (_, ends) in problem.rows() {
            let mut first = NO_PART;
            for end in ends {
                let root = self.root(end.body);
                if first == NO_PART || root == NO_PART {
                    first = first.min(root);
                    continue;
                }
                let (low, high) = (first.min(root), first.max(root));
                self.parent[high as usize] = low;
                first = low;
            }
        }
        for k in 0..self.parent.len() as u32 {
            self.parent[k as usize] = self.root(k);
        }
    }

    /// The part of a body, once found.
    pub(crate) fn of(&self, body: u32) -> u32 {
        self.parent[body as usize]
    }

    fn root(&mut self, body: u32) -> u32 {
        let mut at = body;
        loop {
            let parent = self.parent[at as usize];
            if parent == NO_PART || parent == at {
                return parent;
            }
            let above = self.parent[parent as usize];
            self.parent[at as usize] = above;
            at = above;
        }
    }
}
