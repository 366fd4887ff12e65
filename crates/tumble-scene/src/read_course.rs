//! Tree → courses: motions of kinematic bodies, forces and torques over time.

use crate::course::Course;
use crate::diagnostic::{Path, code};
use crate::keys::{AMPLITUDE, COURSE_KEYS, DEGREES, FREQUENCY, Range, SINE_KEYS, TIME};
use crate::limits;
use crate::node::{Node, Value};
use crate::reader::Reader;
use tumble::DVec3;

/// Remedy for a wrong course.
const GIVE: &str = "give { keys = [[t, x, y, z], …] }, { sine = { axis = [0, 0, 1], amplitude = 0.1, frequency = 2 } } or { file = \"motion.csv\" }";

impl Reader<'_> {
    /// A course, whose values have a range; `centre` is the middle of a sine.
    pub(crate) fn course(&mut self, node: &Node, path: &Path<'_>, range: Range, centre: DVec3) -> Option<Course> {
        if !matches!(node.value, Value::Table(_)) {
            self.not_a_table(node, path, GIVE);
            return None;
        }
        self.known(node, path, &COURSE_KEYS);
        let looped = self.flag_at(node, path, "loop").unwrap_or(false);
        let given: Vec<&str> = ["keys", "sine", "file"].into_iter().filter(|k| node.get(k).is_some()).collect();
        match given[..] {
            ["keys"] => {
                let keys = self.keys(node.get("keys")?, &path.key("keys"), range)?;
                Some(Course::Keys { keys, looped })
            }
            ["file"] => {
                let (file, at) = (node.get("file")?, path.key("file"));
                let name = self.text(file, &at)?;
                let read = self.files.text(name).map_err(|(code, message, help)| (code, message, help.to_owned()));
                match read.and_then(|text| from_text(&text, range)) {
                    Ok(keys) => Some(Course::Keys { keys, looped }),
                    Err((code, message, help)) => {
                        self.complaints.add(code, &file.span, &at, message, help);
                        None
                    }
                }
            }
            ["sine"] => {
                if let Some(l) = node.get("loop") {
                    let message = "a sine never ends".to_owned();
                    self.complaints.add(code::EXCLUSIVE, &l.span, &path.key("loop"), message, "remove `loop`".into());
                }
                self.sine(node.get("sine")?, &path.key("sine"), range, centre)
            }
            [] => {
                self.missing(node, path, "keys", GIVE);
                None
            }
            [_, second, ..] => {
                let message = format!("both `{}` and `{second}`", given[0]);
                let span = node.get(second).map_or(&node.span, |n| &n.span).clone();
                self.exclusive(&span, &path.key(second), message);
                None
            }
            [_] => None,
        }
    }

    fn sine(&mut self, node: &Node, path: &Path<'_>, range: Range, centre: DVec3) -> Option<Course> {
        if !self.is_table(node, path) {
            return None;
        }
        self.known(node, path, &SINE_KEYS);
        for key in ["axis", "amplitude", "frequency"] {
            if node.get(key).is_none() {
                self.missing(node, path, key, "a sine needs axis, amplitude and frequency in Hz");
            }
        }
        let axis = node.get("axis").and_then(|n| self.direction(n, &path.key("axis")));
        let amplitude = self.number_at(node, path, "amplitude", Range { unit: range.unit, ..AMPLITUDE });
        let frequency = self.number_at(node, path, "frequency", FREQUENCY);
        let degrees = match node.get("degrees") {
            Some(_) => self.number_at(node, path, "degrees", DEGREES)?,
            None => 0.0,
        };
        let (amplitude, phase) = (axis? * amplitude?, degrees.to_radians());
        Some(Course::Sine { centre, amplitude, frequency: frequency?, phase })
    }

    fn keys(&mut self, node: &Node, path: &Path<'_>, range: Range) -> Option<Vec<(f64, DVec3)>> {
        let Value::List(list) = &node.value else {
            self.wrong_type(node, path, "a list of keys [[t, x, y, z], …]");
            return None;
        };
        if list.is_empty() || list.len() > limits::COURSE_KEYS {
            let message = format!("{} keys", list.len());
            let help = format!("give 1 to {}", limits::COURSE_KEYS);
            self.complaints.add(code::WRONG_LENGTH, &node.span, path, message, help);
            return None;
        }
        let mut all = Vec::with_capacity(list.len());
        let (mut whole, mut last) = (true, f64::NEG_INFINITY);
        for (k, key) in list.iter().enumerate() {
            let at = path.index(k);
            let Some(numbers) = self.list(key, &at, 4, "a time and three numbers [t, x, y, z]") else {
                whole = false;
                continue;
            };
            let time = self.number(&numbers[0], &at.index(0), TIME);
            let mut v = [None; 3];
            for (i, v) in v.iter_mut().enumerate() {
                *v = self.number(&numbers[i + 1], &at.index(i + 1), range);
            }
            let (Some(time), [Some(x), Some(y), Some(z)]) = (time, v) else {
                whole = false;
                continue;
            };
            if time <= last {
                let message = "times of keys must increase".to_owned();
                let help = format!("give a time above {last} s");
                self.complaints.add(code::OUT_OF_RANGE, &numbers[0].span, &at.index(0), message, help);
                whole = false;
            }
            last = time;
            all.push((time, DVec3::new(x, y, z)));
        }
        whole.then_some(all)
    }
}

/// Code, message and help.
type Complaint = (&'static str, String, String);

/// The keys of a file: a line for each, t, x, y, z with blanks or commas between; lines that begin with # and a first line of
/// names are passed over.
fn from_text(text: &str, range: Range) -> Result<Vec<(f64, DVec3)>, Complaint> {
    let wrong = |line: usize, what: &str| {
        let help = "write a line for each key: t, x, y, z".to_owned();
        (code::FILE_MALFORMED, format!("line {}: {what}", line + 1), help)
    };
    let (mut all, mut last) = (Vec::new(), f64::NEG_INFINITY);
    for (k, line) in text.lines().enumerate() {
        let line = line.trim().trim_start_matches('\u{feff}');
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let words: Vec<&str> = line.split([',', ';', ' ', '\t']).filter(|w| !w.is_empty()).collect();
        let numbers: Option<Vec<f64>> = words.iter().map(|w| w.parse().ok().filter(|x: &f64| x.is_finite())).collect();
        match numbers.as_deref() {
            // names of columns
            None if all.is_empty() && words.iter().all(|w| w.parse::<f64>().is_err()) => {}
            Some(&[t, x, y, z]) => {
                if !TIME.holds(t) || ![x, y, z].iter().all(|v| range.holds(*v)) {
                    return Err(wrong(k, "a number is out of range"));
                }
                if t <= last {
                    return Err(wrong(k, "times must increase"));
                }
                if all.len() >= limits::COURSE_KEYS {
                    return Err((
                        code::TOO_MANY,
                        format!("more than {} keys", limits::COURSE_KEYS),
                        "keep fewer".into(),
                    ));
                }
                last = t;
                all.push((t, DVec3::new(x, y, z)));
            }
            _ => return Err(wrong(k, "four finite numbers are expected")),
        }
    }
    if all.is_empty() {
        Err((code::FILE_MALFORMED, "no keys".to_owned(), "write a line for each key: t, x, y, z".into()))
    } else {
        Ok(all)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::keys::PLACE;

    #[test]
    fn files_of_keys_are_read_with_or_without_a_head() {
        let keys = vec![(0.0, DVec3::ZERO), (1.5, DVec3::new(1.0, 2.0, -3.0))];
        for text in [
            "0 0 0 0\n1.5 1 2 -3\n",
            "t,x,y,z\n# from CAD\n0,0,0,0\n\n1.5, 1, 2, -3",
            "\u{feff}0;0;0;0\r\n1.5;1;2;-3\r\n",
        ] {
            assert_eq!(from_text(text, PLACE).unwrap(), keys, "{text}");
        }
        for (text, word) in [
            ("", "no keys"),
            ("t,x,y,z\n", "no keys"),
            ("0 0 0\n", "line 1: four"),
            ("0 0 0 0\n0 1 1 1\n", "line 2: times must increase"),
            ("0 0 0 x\n", "line 1"),
            ("0 0 0 inf\n", "line 1"),
            ("0 0 0 1e300\n", "line 1: a number is out of range"),
        ] {
            let (_, message, _) = from_text(text, PLACE).unwrap_err();
            assert!(message.contains(word), "{text}: {message}");
        }
    }
}
