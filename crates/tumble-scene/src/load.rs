//! Scenes from files, streams and text: limited in size, and every error names its file.

use crate::diagnostic::{Diagnostic, Errors, code, harmless};
use crate::format::{Format, Scene, Source};
use crate::limits;
use crate::mesh::Files;
use crate::read::parse;
use crate::read_robot::alone;
use crate::set;
use std::fs::File;
use std::io::Read;
use std::ops::Range;
use std::path::{Path, PathBuf};

/// The text of a scene before it is read, with changes to be made in it.
///
/// ```
/// use tumble_scene::{Draft, Format};
/// let text = "version = 1\n[[bodies]]\nname = \"ball\"\nmass = 1.0\nshape = { kind = \"sphere\", radius = 0.5 }";
/// let heavy = Draft::new(text, Format::Toml, "ball.toml").with("bodies.ball.mass", "20").scene()?;
/// assert_eq!(heavy.bodies[0].body.weight, Some(tumble_scene::Weight::Mass(20.0)));
/// // the text of the scene says the same
/// assert!(heavy.source.text.contains("bodies.ball.mass"));
/// # Ok::<(), tumble_scene::Errors>(())
/// ```
#[derive(Clone, Debug)]
pub struct Draft {
    text: String,
    format: Format,
    file: String,
    folder: Option<PathBuf>,
    /// Geometry and robot files, in place of those of a folder.
    given: Option<Vec<(String, Vec<u8>)>>,
    changes: Vec<(String, String)>,
}

impl Draft {
    /// A text; `file` is its name in messages. It has no geometry files.
    #[must_use]
    pub fn new(text: &str, format: Format, file: &str) -> Self {
        let (text, file) = (text.to_owned(), file.to_owned());
        Self { text, format, file, folder: None, given: None, changes: Vec::new() }
    }

    /// A text with the files that it names; no file is opened.
    #[must_use]
    pub fn of_source(source: Source, file: &str) -> Self {
        Self { given: Some(source.files), ..Self::new(&source.text, source.format, file) }
    }

    /// The text of a file, with geometry files from its folder.
    ///
    /// # Errors
    /// A file that cannot be read.
    pub fn load(path: &Path) -> Result<Self, Errors> {
        let name = path.to_string_lossy();
        if is_robot(path) {
            return Self::robot(path);
        }
        let text = read(path).map_err(|refused| whole(&name, refused))?;
        let folder = path.parent().map(Path::to_path_buf);
        Ok(Self { folder, ..Self::new(&text, Format::of(path), &name) })
    }

    /// The scene of a robot file alone, with a floor under a robot that may fall and a duration of 10 s.
    fn robot(path: &Path) -> Result<Self, Errors> {
        let (folder, inner) = tumble_robot::root_folder(path);
        let robot = tumble_robot::Robot::read(&mut tumble_mesh_files::Folder::new(Some(&folder)), &inner);
        let robot = robot.map_err(|findings| {
            let refused = findings.0.iter().filter(|f| f.severity == tumble_robot::Severity::Refused);
            Errors(refused.take(limits::DIAGNOSTICS).map(of_robot).collect())
        })?;
        let text = alone(&robot, &inner);
        Ok(Self { folder: Some(folder), ..Self::new(&text, Format::Toml, &path.to_string_lossy()) })
    }

    /// The text of a stream, such as standard input: JSON if it begins with `{`, else TOML. `file` is its name in messages, and
    /// `folder` has its geometry files.
    ///
    /// # Errors
    /// A stream that cannot be read.
    pub fn from_stream(stream: impl Read, file: &str, folder: Option<&Path>) -> Result<Self, Errors> {
        let text = text(stream).map_err(|refused| whole(file, refused))?;
        let format = if begins(&text) == Some('{') { Format::Json } else { Format::Toml };
        Ok(Self { folder: folder.map(Path::to_path_buf), ..Self::new(&text, format, file) })
    }

    /// The same with another value at a path such as `bodies.ball.restitution`. The value is written as in a scene file; what is
    /// no such value is text.
    #[must_use]
    pub fn with(mut self, path: &str, value: &str) -> Self {
        self.changes.push((path.to_owned(), value.to_owned()));
        self
    }

    /// Reads the scene. Its source is the text with `[[set]]` blocks for the changes.
    ///
    /// # Errors
    /// All errors in the text and in the changes.
    pub fn scene(&self) -> Result<Scene, Errors> {
        let (text, added) =
            set::extended(&self.text, self.format, &self.changes).unwrap_or_else(|| (self.text.clone(), 0..0));
        let files = self.given.as_ref().map_or_else(|| Files::new(self.folder.as_deref()), |given| Files::given(given));
        bounded(&text, self.format, &self.file, files, added)
    }
}

impl Scene {
    /// Reads a scene file, with geometry files from its folder.
    ///
    /// # Errors
    /// A file that cannot be read, or all errors in it.
    pub fn load(path: &Path) -> Result<Self, Errors> {
        Draft::load(path)?.scene()
    }

    /// Reads a scene from a stream, such as standard input: JSON if it begins with `{`, else TOML. `file` is its name in
    /// messages, and `folder` has its geometry files.
    ///
    /// # Errors
    /// A stream that cannot be read, or all errors in its text.
    pub fn from_stream(stream: impl Read, file: &str, folder: Option<&Path>) -> Result<Self, Errors> {
        Draft::from_stream(stream, file, folder)?.scene()
    }

    /// Reads a scene from text; `file` is its name in messages, and `folder` has its geometry files.
    ///
    /// # Errors
    /// All errors in the text.
    pub fn parse(text: &str, format: Format, file: &str, folder: Option<&Path>) -> Result<Self, Errors> {
        bounded(text, format, file, Files::new(folder), 0..0)
    }

    /// Reads a scene again from its source; no file is opened.
    ///
    /// # Errors
    /// All errors in the text.
    pub fn from_source(source: &Source, file: &str) -> Result<Self, Errors> {
        bounded(&source.text, source.format, file, Files::given(&source.files), 0..0)
    }
}

fn bounded(text: &str, format: Format, file: &str, files: Files, added: Range<usize>) -> Result<Scene, Errors> {
    if text.len() as u64 > limits::FILE_BYTES {
        return Err(whole(file, too_large()));
    }
    parse(text, format, &shown_path(file), files, added).map_err(|mut errors| {
        if is_numbers(text) {
            return whole(file, (code::SYNTAX, NUMBERS.0.to_owned(), NUMBERS.1));
        }
        if let Some(first) = errors.0.first_mut().filter(|d| d.code == code::SYNTAX)
            && let Some(help) = other_format(text, format)
        {
            help.clone_into(&mut first.help);
        }
        errors
    })
}

/// Message and remedy for a contact problem in the place of a scene.
const NUMBERS: (&str, &str) = (
    "not a scene but numbers, the format of contact problems",
    "name a scene file; `tumble solve` takes contact problems",
);

/// Whether the first words of a text are all numbers.
fn is_numbers(text: &str) -> bool {
    let mut words = text.split_whitespace().take(8).peekable();
    words.peek().is_some() && words.all(|word| word.parse::<f64>().is_ok_and(f64::is_finite))
}

/// The remedy for a text of the other format, by its first character.
fn other_format(text: &str, format: Format) -> Option<&'static str> {
    match (format, begins(text)) {
        (Format::Toml, Some('{')) => Some("it begins like JSON: give the file a name that ends in .json"),
        (Format::Json, Some(c)) if c != '{' => {
            Some("a file that ends in .json holds JSON: name it .toml if it is TOML")
        }
        _ => None,
    }
}

/// The first character of a text that is not blank.
fn begins(text: &str) -> Option<char> {
    text.trim_start_matches('\u{feff}').trim_start().chars().next()
}

/// Whether a file is a robot, by its name.
fn is_robot(path: &Path) -> bool {
    let of = |e: &std::ffi::OsStr| ["urdf", "xml", "mjcf"].iter().any(|r| e.eq_ignore_ascii_case(r));
    path.extension().is_some_and(of)
}

/// A finding of a robot file as an error or lint of its own file.
pub(crate) fn of_robot(f: &tumble_robot::Finding) -> Diagnostic {
    Diagnostic {
        code: f.code,
        file: shown_path(&f.place.file),
        line: f.place.line as usize,
        column: f.place.column as usize,
        path: harmless(&f.path),
        value: harmless(&f.value),
        message: harmless(&f.message),
        help: harmless(&f.help),
        excerpt: String::new(),
    }
}

/// An error about a whole file: code, message, remedy.
type Refusal = (&'static str, String, &'static str);

/// An error without a line.
fn whole(file: &str, (code, message, help): Refusal) -> Errors {
    let (path, value) = (String::new(), String::new());
    let (file, help) = (shown_path(file), help.to_owned());
    Errors(vec![Diagnostic { code, file, line: 0, column: 0, path, value, message, help, excerpt: String::new() }])
}

/// A file name without control characters.
fn shown_path(name: &str) -> String {
    name.chars().map(|c| if c.is_control() { '?' } else { c }).collect()
}

/// First bytes of an SQLite file.
const SQLITE: &[u8] = b"SQLite format 3\0";

fn too_large() -> Refusal {
    let message = format!("larger than {} MiB, the most that is read", limits::FILE_BYTES >> 20);
    (code::TOO_LARGE, message, "use [[repeat]] for grids, or split the scene")
}

fn unreadable(e: &std::io::Error) -> Refusal {
    (code::UNREADABLE, format!("cannot be read: {e}"), "check the name and the permissions")
}

fn read(path: &Path) -> Result<String, Refusal> {
    let file = File::open(path).map_err(|e| unreadable(&e))?;
    let metadata = file.metadata().map_err(|e| unreadable(&e))?;
    if metadata.is_dir() {
        return Err((code::UNREADABLE, "is a directory".to_owned(), "name a scene file"));
    }
    text(file)
}

/// The text of a stream, if it is UTF-8 and within the limit.
fn text(mut stream: impl Read) -> Result<String, Refusal> {
    let mut bytes = Vec::new();
    // a recording gets a message of its own, before its size and encoding are checked
    (&mut stream).take(SQLITE.len() as u64).read_to_end(&mut bytes).map_err(|e| unreadable(&e))?;
    if bytes == SQLITE {
        let help = "name a scene file; `tumble view` and `tumble inspect` take recordings";
        return Err((code::NOT_UTF8, "not a scene but an SQLite file, the format of recordings".to_owned(), help));
    }
    stream.take(limits::FILE_BYTES + 1 - bytes.len() as u64).read_to_end(&mut bytes).map_err(|e| unreadable(&e))?;
    if bytes.len() as u64 > limits::FILE_BYTES {
        return Err(too_large());
    }
    String::from_utf8(bytes).map_err(|e| {
        let message = format!("not UTF-8 text: byte {} is invalid", e.utf8_error().valid_up_to());
        (code::NOT_UTF8, message, "save the file as UTF-8")
    })
}
