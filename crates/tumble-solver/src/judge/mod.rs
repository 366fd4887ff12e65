//! Judgement: by how much impulses fail the law, and whether they gain energy. Recomputed from problem and solution alone.

pub(crate) mod certificate;
pub(crate) mod guard;
pub(crate) mod measure;
