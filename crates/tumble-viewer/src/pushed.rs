//! The world of another program, shown while it runs: that program pushes a frame after each of its steps.

use crate::about::About;
use crate::capture::{BodyIndex, about_world, capture};
use crate::frame::{EventRow, Frame, Summary};
use crate::history::History;
use crate::source::{FrameSource, SourceError, Span};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tumble::{BodyId, JointId, World};
use tumble_scene::{Errors, Format, Scene};

/// A world that is shown from outside: [`Pushed::push`] after each step, [`crate::Viewer::with`] to show it.
#[derive(Debug)]
pub struct Pushed {
    scene: Scene,
    shared: Mutex<Shown>,
}

/// Frames that a page can ask for.
#[derive(Debug)]
struct Shown {
    epoch: u32,
    /// Steps of the world at its last frame.
    steps: u64,
    names: Vec<(BodyId, String)>,
    joints: Vec<(JointId, String)>,
    body_index: BodyIndex,
    about: Arc<About>,
    history: History,
}

impl Shown {
    fn new(scene: &Scene, world: &World, names: &[(BodyId, String)], joints: &[(JointId, String)], epoch: u32) -> Self {
        let (names, joints) = (present(world, names).cloned().collect::<Vec<_>>(), joints.to_vec());
        let (about, _) = about_world(scene, world, &names, &joints, "");
        let body_index = BodyIndex::of_world(world, &names, &joints);
        let about = Arc::new(About { kind: "recording", ..about });
        Self { epoch, steps: 0, names, joints, body_index, about, history: History::default() }
    }

    fn take(&mut self, world: &World) {
        let number = self.history.span().1;
        self.history.push(Arc::new(Frame { number, ..capture(world, &self.body_index) }));
        self.steps = world.steps();
    }
}

/// The bodies that are in the world: others have a name already, and come later.
fn present<'n>(world: &World, names: &'n [(BodyId, String)]) -> impl Iterator<Item = &'n (BodyId, String)> {
    names.iter().filter(|(id, _)| world.body(*id).is_some())
}

impl Pushed {
    /// A world under a name, with its first frame; `step` is the usual length of its steps [s].
    ///
    /// # Errors
    /// A name that no scene can have.
    pub fn new(
        name: &str,
        step: f64,
        world: &World,
        names: &[(BodyId, String)],
        joints: &[(JointId, String)],
    ) -> Result<Self, Errors> {
        let mut scene = Scene::parse("version = 1", Format::Toml, name, None)?;
        (scene.name, scene.step) = (name.to_owned(), step);
        let mut shown = Shown::new(&scene, world, names, joints, 0);
        shown.take(world);
        Ok(Self { scene, shared: Mutex::new(shown) })
    }

    /// Shows the world as it is now. Other bodies or joints, or a time that went back, begin anew.
    pub fn push(&self, world: &World, names: &[(BodyId, String)], joints: &[(JointId, String)]) {
        let mut shown = self.lock();
        let same = present(world, names).eq(&shown.names) && shown.joints == joints;
        if !same || world.steps() <= shown.steps {
            *shown = Shown::new(&self.scene, world, names, joints, shown.epoch + 1);
        }
        shown.take(world);
    }

    fn lock(&self) -> MutexGuard<'_, Shown> {
        // data is replaced as a whole: after a panic it is still consistent
        self.shared.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl FrameSource for Pushed {
    fn about(&self) -> Result<Arc<About>, SourceError> {
        Ok(self.lock().about.clone())
    }

    fn span(&self) -> Span {
        let shown = self.lock();
        let (first, end) = shown.history.span();
        Span { epoch: shown.epoch, first, end, growing: true }
    }

    fn frame(&self, number: u64) -> Result<Arc<Frame>, SourceError> {
        let shown = self.lock();
        let (first, end) = shown.history.span();
        shown.history.frame(number).ok_or(SourceError::NoFrame(number, first, end.saturating_sub(1)))
    }

    fn summaries(&self, from: u64, most: usize) -> Result<Vec<Summary>, SourceError> {
        Ok(self.lock().history.summaries(from, most))
    }

    fn events(&self, from: u64, most: usize) -> Result<(Vec<(u64, EventRow)>, u64), SourceError> {
        Ok(self.lock().history.events(from, most))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "version = 1\n[[bodies]]\nname = \"ball\"\nshape = { kind = \"sphere\", radius = 0.5 }\nmass = 1.0\n\
        position = [0, 0, 0.51]\n[[bodies]]\nname = \"floor\"\nkind = \"fixed\"\nshape = { kind = \"plane\", normal = [0, 0, 1] }\n";

    #[test]
    fn frames_are_those_of_the_world_and_going_back_begins_anew() {
        let mut built = Scene::parse(TEXT, Format::Toml, "ball.toml", None).unwrap().build().unwrap();
        let pushed = Pushed::new("mine", 0.01, &built.world, &built.names, &built.joints).unwrap();
        let start = built.world.snapshot();
        for _ in 0..20 {
            built.world.step(0.01);
            pushed.push(&built.world, &built.names, &built.joints);
        }
        assert_eq!(pushed.span(), Span { epoch: 0, first: 0, end: 21, growing: true });
        let last = pushed.frame(20).unwrap();
        assert_eq!(last.states[0].centre, built.world.body(built.names[0].0).unwrap().centre());
        assert_eq!(last.summary.state_hash, built.world.state_hash());
        assert_eq!(pushed.summaries(0, 100).unwrap().len(), 21);
        assert!(pushed.events(0, 10).unwrap().0.iter().any(|(_, e)| e.body_a == 0 || e.body_b == 0));
        let about = pushed.about().unwrap();
        assert_eq!((about.name.as_str(), about.bodies.len(), about.step), ("mine", 2, 0.01));
        built.world.restore(&start);
        pushed.push(&built.world, &built.names, &built.joints);
        assert_eq!(pushed.span(), Span { epoch: 1, first: 0, end: 1, growing: true });
        assert!(pushed.frame(5).is_err());
    }

    #[test]
    fn bodies_that_come_are_shown_under_their_own_names() {
        let text = "version = 1\n[[spawn]]\ncount = 2\nfrom = 0.015\nevery = 0.02\n[spawn.body]\nname = \"late\"\nmass = 1\n\
                    shape = { kind = \"sphere\", radius = 0.1 }\nposition = [0, 0, 5]\n\
                    [[bodies]]\nname = \"last\"\nmass = 1\nshape = { kind = \"sphere\", radius = 0.1 }\n";
        let mut built = Scene::parse(text, Format::Toml, "t", None).unwrap().build().unwrap();
        let pushed = Pushed::new("mine", 0.01, &built.world, &built.names, &built.joints).unwrap();
        for _ in 0..6 {
            built.step(0.01).unwrap();
            pushed.push(&built.world, &built.names, &built.joints);
            let (about, span) = (pushed.about().unwrap(), pushed.span());
            let frame = pushed.frame(span.end - 1).unwrap();
            assert_eq!(about.bodies.len(), built.world.body_count());
            for (shown, state) in about.bodies.iter().zip(&frame.states) {
                let (id, _) = built.names.iter().find(|(_, name)| *name == shown.name).unwrap();
                assert_eq!(state.centre, built.world.body(*id).unwrap().centre(), "{}", shown.name);
            }
        }
        assert_eq!((pushed.about().unwrap().bodies.len(), pushed.span().epoch), (3, 2));
    }
}
