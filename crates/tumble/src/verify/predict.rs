//! The contacts that were predicted in a step, and which pairs are asked for more.

use super::constrain::CENTRAL;
use crate::solve::island::Islands;
use crate::solve::task::Task;
use crate::state::contact::{Contact, NEW};
use crate::system::Body;
use crate::time::clock::Clock;
use rayon::ThreadPool;
use tumble_geometry::{Manifolds, QueryWorkspace, Workspace};

/// Most times in a step that foreseen contacts are replaced by what their solve led to [–].
pub(super) const MOST_MENDED: u32 = 2;

/// The answer of a solve that is asked where it leads.
#[derive(Clone, Copy)]
pub(crate) struct Answer<'a> {
    pub(crate) clock: Clock,
    pub(crate) contacts: &'a [Contact],
    pub(crate) islands: &'a Islands,
    pub(crate) tasks: &'a [Task],
    /// Some body may come through another until contacts are looked for again.
    pub(crate) fast: bool,
    /// Every body knows what it knew in the last step.
    pub(crate) all_same: bool,
    /// The same, and every answer is that of the last step.
    pub(crate) unchanged: bool,
    pub(crate) pool: Option<&'a ThreadPool>,
}

impl Answer<'_> {
    /// Whether an island is large and something strikes in it.
    pub(super) fn is_under_blow(&self, island: u32) -> bool {
        self.tasks.get(island as usize).is_some_and(|t| t.under_blow)
    }
}

/// Which pairs are asked what they come to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Asked {
    /// All but those that are not to be asked again.
    All,
    /// Of these, only those of large islands under a blow: the others will have another answer.
    UnderBlow,
    /// Everybody who may come out on the other side, or be deep in the other.
    Passing,
}

impl Asked {
    /// Whether these two bodies are asked, in an island that is large and under a blow or not.
    pub(super) fn of(self, (a, b): (Body<'_>, Body<'_>), under_blow: impl Fn() -> bool) -> bool {
        let done = |body: Body<'_>| body.step.urged || !body.is_active();
        match self {
            Self::All => !(done(a) && done(b)),
            Self::UnderBlow => !(done(a) && done(b)) && under_blow(),
            Self::Passing => true,
        }
    }
}

/// What was foreseen in a step, and the memory for looking.
#[derive(Debug, Default)]
pub(crate) struct Foresight {
    pub(crate) contacts: Vec<Contact>,
    merged: Vec<(Contact, u32)>,
    pub(super) workspace: Workspace,
    pub(super) query: QueryWorkspace,
    pub(super) manifolds: Manifolds,
    pub(super) settled: Manifolds,
    /// How often a foreseen contact was replaced in this step.
    pub(super) mended: u32,
}

impl Foresight {
    /// Adds what was foreseen to the contacts that were found, in their order. Returns how many there are.
    pub(crate) fn add_to(&mut self, contacts: &mut Vec<Contact>, former: &mut Vec<u32>) -> u32 {
        if !self.contacts.is_empty() {
            self.merged.clear();
            self.merged.extend(contacts.iter().copied().zip(former.iter().copied()));
            self.merged.extend(self.contacts.iter().map(|c| (*c, NEW)));
            self.merged.sort_by_key(|(c, _)| c.key());
            contacts.clear();
            contacts.extend(self.merged.iter().map(|(c, _)| c));
            former.clear();
            former.extend(self.merged.iter().map(|(_, island)| island));
        }
        self.contacts.len() as u32
    }

    /// Forgets what the last step foresaw.
    pub(crate) fn clear(&mut self) {
        self.contacts.clear();
        self.mended = 0;
    }

    /// Joins what was foreseen beyond the first `known` with what is known of the same features: that was solved, and was
    /// not enough, since bodies turn on curves. What is seen now takes its place, but not often. True when there is news,
    /// and `tell` is told.
    pub(super) fn keep_news(&mut self, known: usize, mut tell: impl FnMut(&Contact)) -> bool {
        let mend = self.mended < MOST_MENDED;
        let (mut at, mut mended) = (known, false);
        while at < self.contacts.len() {
            let new = self.contacts[at];
            if let Some(old) = self.contacts[..known].iter_mut().find(|c| c.key() == new.key()) {
                if mend || new.feature == CENTRAL {
                    *old = new;
                    tell(old);
                    mended = true;
                }
                self.contacts.remove(at);
            } else {
                at += 1;
            }
        }
        self.contacts[known..].iter().for_each(tell);
        self.mended += u32::from(mended);
        mended || self.contacts.len() > known
    }
}

/// Notes that the islands of a contact know something new.
pub(super) fn tell(islands: &Islands, news: &mut [bool], c: &Contact) {
    for slot in [c.body_a.slot, c.body_b.slot] {
        if let Some(news) = news.get_mut(islands.of(slot) as usize) {
            *news = true;
        }
    }
}
