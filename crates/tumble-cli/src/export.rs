//! `tumble export`: converts a recording for other programs.

use crate::again;
use crate::args::{ExportFormat, ExportOptions};
use crate::exit::{Exit, WrongUsage, printed};
use crate::input::{self, recording};
use crate::json;
use crate::progress::Progress;
use crate::words::{is_quiet, plural, size};
use anyhow::{Context as _, Result, bail};
use serde::Serialize;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;
use tumble::DVec3;
use tumble_recording::export::look::{Drawn, Look, Looks};
use tumble_recording::export::{TABLES, csv, film, gltf, html, parquet, rows};
use tumble_recording::{Reader, is_recording};
use tumble_scene::{Body, Part, Scene};

/// The object of `export --json`.
#[derive(Default, Serialize)]
struct Json {
    recording: String,
    format: &'static str,
    files: Vec<FileJson>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pictures: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    every: Option<u64>,
    /// Of a page: how many contacts are in it, or none where there were too many.
    #[serde(skip_serializing_if = "Option::is_none")]
    contacts: Option<serde_json::Value>,
}

/// A file that was written.
#[derive(Default, Serialize)]
struct FileJson {
    file: String,
    bytes: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    table: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rows: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    frames: Option<u64>,
}

impl FileJson {
    /// A file as it lies on the disk now.
    fn of(path: &Path) -> Self {
        let bytes = std::fs::metadata(path).map_or(0, |m| m.len());
        Self { file: input::name(path), bytes, ..Self::default() }
    }
}

pub(crate) fn run(options: &ExportOptions) -> Result<Exit> {
    if let Some(message) = contradiction(options) {
        return Err(WrongUsage(message.to_owned()).into());
    }
    let reader = recording(&options.recording)?;
    let beside = |end: &str| options.output.clone().unwrap_or_else(|| options.recording.with_extension(end));
    let mut told = Json { recording: input::name(&options.recording), format: options.to.name(), ..Json::default() };
    let mut exit = Exit::Fine;
    match options.to {
        ExportFormat::Csv | ExportFormat::Parquet => told.files = tables(&reader, options)?,
        ExportFormat::Gltf => {
            let path = beside("glb");
            let text = path.extension().is_some_and(|e| e.eq_ignore_ascii_case("gltf"));
            let form = if text { gltf::Form::Text } else { gltf::Form::Binary };
            let made = gltf::export(&reader, form, options.every, &looks(&reader, stored_scene(&reader).as_ref()))?;
            film(&mut told, &path, &made.bytes, made.keys, made.every, "")?;
        }
        ExportFormat::Html => {
            let path = beside("html");
            let scene = stored_scene(&reader);
            let view = scene.as_ref().map(|s| html::View { from: s.view.from, region: s.view.region });
            let looks = looks(&reader, scene.as_ref());
            let made = html::export(&reader, options.every, &looks, view.unwrap_or_default())?;
            announce(&format!("writing {} to {}", size(made.bytes.len() as u64), path.display()));
            let contacts = match made.contacts {
                Some(n) => plural(n as u64, "contact", "contacts"),
                None => "without contacts, of which there are too many".to_owned(),
            };
            told.contacts = Some(serde_json::json!(made.contacts));
            film(&mut told, &path, &made.bytes, made.keys, made.every, &format!("{contacts}, "))?;
        }
        ExportFormat::Gif | ExportFormat::Mp4 => {
            let path = beside(options.to.name());
            let mut progress = Progress::new("draw");
            let made = pictures(&reader, options, |k, n| progress.show(k, n))?;
            progress.clear();
            film(&mut told, &path, &made.bytes, made.keys, made.every, "")?;
        }
        ExportFormat::Full => {
            let path = beside("full.db");
            let (summary, signal) = again::record_all(&reader, &path)?;
            let frames = plural(summary.frames, "frame", "frames");
            announce(&format!("{}   {frames}, every step with all tables, {}", path.display(), size(summary.bytes)));
            told.files = vec![FileJson { frames: Some(summary.frames), ..FileJson::of(&path) }];
            exit = signal.map_or(exit, Exit::from);
        }
        ExportFormat::Rows => {
            let path = beside("rows.db");
            let mut progress = Progress::new("copy");
            let frames = rows(&reader, &path, |k, n| progress.show(k, n))?;
            progress.clear();
            announce(&format!("{}   {} in plain tables", path.display(), plural(frames, "frame", "frames")));
            told.files = vec![FileJson { frames: Some(frames), ..FileJson::of(&path) }];
        }
    }
    if options.json {
        printed(json::print("export", &told))?;
    }
    Ok(exit)
}

/// Writes what has pictures, and says how many.
fn film(told: &mut Json, path: &Path, bytes: &[u8], keys: usize, every: u64, more: &str) -> Result<()> {
    atomically(path, |out| Ok(out.write_all(bytes)?))?;
    let (count, size) = (plural(keys as u64, "picture", "pictures"), size(bytes.len() as u64));
    announce(&format!("{}   {count}, one in {every} frames, {more}{size}", path.display()));
    told.files = vec![FileJson::of(path)];
    (told.pictures, told.every) = (Some(keys as u64), Some(every));
    Ok(())
}

/// Options that the format does not support.
fn contradiction(options: &ExportOptions) -> Option<&'static str> {
    let has_table = matches!(options.to, ExportFormat::Csv | ExportFormat::Parquet);
    let film = matches!(options.to, ExportFormat::Gif | ExportFormat::Mp4);
    if options.every.is_some() && !film && !matches!(options.to, ExportFormat::Gltf | ExportFormat::Html) {
        return Some("--every is for gltf, html and films only: to thin out rows, select them with tumble sql --csv");
    }
    if (options.size.is_some() || options.fps.is_some()) && !film {
        return Some("--size and --fps are for mp4 and gif");
    }
    if options.table.is_some() && !has_table {
        return Some("--table is for csv and parquet: the other formats take the whole recording");
    }
    if options.json && options.to == ExportFormat::Csv && options.output.is_none() {
        return Some("--json with csv needs an output: the table goes to stdout without one");
    }
    if options.table.is_some() && options.output.as_deref().is_some_and(is_folder) {
        return Some("--table names one table, but a folder gets all of them: remove one of the two");
    }
    None
}

/// Whether an output is a folder.
fn is_folder(path: &Path) -> bool {
    path.is_dir() || path.as_os_str().to_string_lossy().ends_with('/')
}

/// The run as a film, in the colours of its scene and from where that looks.
fn pictures(reader: &Reader, options: &ExportOptions, progress: impl FnMut(u64, u64)) -> Result<film::Exported> {
    let gif = options.to == ExportFormat::Gif;
    let scene = stored_scene(reader);
    let view = scene.as_ref().map(|s| s.view.clone()).unwrap_or_default();
    let how = film::Options {
        form: if gif { film::Form::Gif } else { film::Form::Mp4 },
        size: options.size.unwrap_or(if gif { (480, 270) } else { (960, 540) }),
        every: options.every,
        rate: f64::from(options.fps.unwrap_or(if gif { 25 } else { 30 })),
        from: view.from.unwrap_or(DVec3::new(1.0, -1.7, 0.9)),
        region: view.region,
    };
    Ok(film::export(reader, &how, &looks(reader, scene.as_ref()), progress)?)
}

/// Looks of the bodies by the scene: colours, and shapes that are only drawn.
fn looks(reader: &Reader, scene: Option<&Scene>) -> Looks {
    // the bodies are recorded in the order of the scene
    let Some(scene) = scene.filter(|s| s.body_count() == reader.bodies().len()) else { return Looks::new() };
    let drawn = |p: &Part| Drawn { shape: p.shape.clone(), place: p.place, colour: p.colour };
    let look = |body: Body| {
        let coloured = body.shapes.iter().any(|p| p.colour.is_some());
        let parts = if body.drawn.is_empty() && coloured { &body.shapes } else { &body.drawn };
        Look { colour: body.colour, drawn: parts.iter().map(drawn).collect() }
    };
    reader.bodies().iter().zip(scene.each_body()).map(|(row, body)| (row.id, look(body))).collect()
}

/// The scene of a recording, if it has one that can be read.
fn stored_scene(reader: &Reader) -> Option<Scene> {
    let source = input::stored_source(reader).ok().flatten()?;
    Scene::from_source(&source, "recorded scene").ok()
}

/// One table to a file or stdout, or all tables into a folder.
fn tables(reader: &Reader, options: &ExportOptions) -> Result<Vec<FileJson>> {
    let extension = options.to.name();
    let table = options.table.as_deref().unwrap_or("state");
    match &options.output {
        Some(path) if is_folder(path) => {
            std::fs::create_dir_all(path).with_context(|| path.display().to_string())?;
            TABLES.iter().map(|name| one(reader, options.to, name, &path.join(format!("{name}.{extension}")))).collect()
        }
        Some(path) => Ok(vec![one(reader, options.to, table, path)?]),
        None if options.to == ExportFormat::Csv => {
            let mut out = BufWriter::new(std::io::stdout().lock());
            csv::table(reader, table, &mut out)?;
            out.flush()?;
            Ok(Vec::new())
        }
        None => {
            let mut path = options.recording.clone();
            path.set_extension(format!("{table}.{extension}"));
            Ok(vec![one(reader, options.to, table, &path)?])
        }
    }
}

fn one(reader: &Reader, to: ExportFormat, table: &str, path: &Path) -> Result<FileJson> {
    let rows = atomically(path, |out| {
        Ok(match to {
            ExportFormat::Csv => csv::table(reader, table, out)?,
            _ => parquet::table(reader, table, out)?,
        })
    })?;
    announce(&format!("{}   {} of {table}", path.display(), plural(rows, "row", "rows")));
    Ok(FileJson { table: Some(table.to_owned()), rows: Some(rows), ..FileJson::of(path) })
}

/// Writes a file atomically: under a temporary name that is changed when the file is complete. An existing file is replaced,
/// unless it is a recording.
fn atomically<T>(path: &Path, write: impl FnOnce(&mut BufWriter<File>) -> Result<T>) -> Result<T> {
    let name = || input::name(path);
    if is_recording(path) {
        bail!("{} is a recording and is not overwritten: choose another name", name());
    }
    if let Some(folder) = path.parent().filter(|p| !p.as_os_str().is_empty() && !p.exists()) {
        return Err(tumble_recording::Error::NoFolder(folder.to_path_buf()).into());
    }
    // links are followed; pipes and devices are written directly
    let path = std::fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf());
    if path.exists() && !path.is_file() {
        return fill(&path, write).with_context(name);
    }
    let mut part = path.clone().into_os_string();
    part.push(".part");
    let made = fill(Path::new(&part), write).and_then(|made| Ok(std::fs::rename(&part, &path).map(|()| made)?));
    if made.is_err() {
        let _ = std::fs::remove_file(&part);
    }
    made.with_context(name)
}

fn fill<T>(path: &Path, write: impl FnOnce(&mut BufWriter<File>) -> Result<T>) -> Result<T> {
    let mut out = BufWriter::new(File::create(path)?);
    let made = write(&mut out)?;
    out.into_inner().map_err(std::io::IntoInnerError::into_error)?;
    Ok(made)
}

/// Names a written file on stderr.
fn announce(line: &str) {
    if !is_quiet() {
        let _ = writeln!(anstream::stderr(), "{line}");
    }
}
