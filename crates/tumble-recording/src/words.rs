//! The rows of a frame in words, as files keep them, and how they are taken apart.

use crate::joint_table::{JOINT_ROW, MOTOR};
use crate::table::{
    ADJUSTMENT, CONTACT, EDIT, EVENT, FRAME, ORIGINS, PUSH, SOLVE, STATE, Table, VERDICTS, Version, word,
};
use tumble::{Origin, Verdict};

/// A table's rows in words, and the texts of those that have some.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Words {
    pub(crate) words: Vec<u64>,
    pub(crate) texts: Vec<Option<String>>,
}

impl Words {
    pub(crate) fn clear(&mut self) {
        self.words.clear();
        self.texts.clear();
    }

    pub(crate) fn count(&self, table: &Table) -> usize {
        self.words.len() / table.width()
    }
}

/// Everything that is recorded of a frame, in words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct FrameWords {
    /// Of the format: which columns the words are.
    pub(crate) version: Version,
    pub(crate) frame: u64,
    /// Everything but `row` and `events` is as in the frame before, and left out here.
    pub(crate) same: bool,
    pub(crate) row: Words,
    pub(crate) states: Words,
    pub(crate) contacts: Words,
    pub(crate) solves: Words,
    pub(crate) adjustments: Words,
    pub(crate) pushes: Words,
    pub(crate) edits: Words,
    pub(crate) joint_rows: Words,
    pub(crate) motors: Words,
    pub(crate) events: Words,
}

impl FrameWords {
    /// The tables of a frame with their rows, in the order in which they are hashed and compared.
    pub(crate) fn tables(&self) -> Vec<(&'static Table, &Words)> {
        let mut all: Vec<(&'static Table, &Words)> = vec![
            (self.version.table(&FRAME), &self.row),
            (self.version.table(&STATE), &self.states),
            (self.version.table(&CONTACT), &self.contacts),
            (self.version.table(&SOLVE), &self.solves),
            (self.version.table(&ADJUSTMENT), &self.adjustments),
            (self.version.table(&PUSH), &self.pushes),
            (self.version.table(&EDIT), &self.edits),
        ];
        if self.version != Version::Two {
            all.extend([(&JOINT_ROW, &self.joint_rows), (&MOTOR, &self.motors)]);
        }
        all.push((self.version.table(&EVENT), &self.events));
        all
    }

    pub(crate) fn clear(&mut self) {
        self.same = false;
        for w in [
            &mut self.row,
            &mut self.states,
            &mut self.contacts,
            &mut self.solves,
            &mut self.adjustments,
            &mut self.pushes,
            &mut self.edits,
            &mut self.joint_rows,
            &mut self.motors,
            &mut self.events,
        ] {
            w.clear();
        }
    }
}

/// Takes words one by one; what is missing reads as zero, which no checked row needs.
pub(crate) struct Taker<'a>(pub(crate) &'a [u64]);

impl Taker<'_> {
    pub(crate) fn word(&mut self) -> u64 {
        match self.0.split_first() {
            Some((first, rest)) => {
                self.0 = rest;
                *first
            }
            None => 0,
        }
    }

    pub(crate) fn real(&mut self) -> f64 {
        f64::from_bits(self.word())
    }

    pub(crate) fn reals<const N: usize>(&mut self) -> [f64; N] {
        std::array::from_fn(|_| self.real())
    }

    pub(crate) fn small(&mut self) -> u32 {
        u32::try_from(self.word()).unwrap_or(u32::MAX)
    }

    pub(crate) fn flag(&mut self) -> bool {
        self.word() != 0
    }

    /// One of a list whose names are those of the column; what is none of them is the last.
    pub(crate) fn one_of<T: Copy>(&mut self, names: &[&str], all: &[T], name: impl Fn(T) -> &'static str) -> Option<T> {
        let found = names.get(self.word() as usize);
        all.iter().copied().find(|t| found == Some(&name(*t))).or(all.last().copied())
    }

    pub(crate) fn verdict(&mut self) -> Verdict {
        self.one_of(VERDICTS, &Verdict::ALL, Verdict::name).unwrap_or(Verdict::Failed)
    }

    pub(crate) fn origin(&mut self) -> Origin {
        self.one_of(ORIGINS, &Origin::ALL, Origin::name).unwrap_or(Origin::Near)
    }
}

pub(crate) fn put(words: &mut Vec<u64>, numbers: &[f64]) {
    words.extend(numbers.iter().map(|x| word(*x)));
}

/// Place of a name in its list; the lists are complete, which a test checks.
pub(crate) fn code(names: &[&str], name: &str) -> u64 {
    names.iter().position(|n| *n == name).unwrap_or(0) as u64
}
