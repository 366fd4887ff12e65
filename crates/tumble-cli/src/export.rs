//! `tumble export`: converts a recording for other programs.

use crate::args::{ExportFormat, ExportOptions};
use crate::exit::{Exit, WrongUsage};
use crate::input::{self, recording};
use crate::progress::Progress;
use crate::words::{is_quiet, plural, size};
use anyhow::{Context as _, Result, bail};
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::Path;
use tumble::DVec3;
use tumble_recording::export::look::{Drawn, Look, Looks};
use tumble_recording::export::{TABLES, csv, film, gltf, html, parquet, rows};
use tumble_recording::{Reader, is_recording};
use tumble_scene::{Body, Part, Scene};

pub(crate) fn run(options: &ExportOptions) -> Result<Exit> {
    if let Some(message) = contradiction(options) {
        return Err(WrongUsage(message.to_owned()).into());
    }
    let reader = recording(&options.recording)?;
    let beside = |end: &str| options.recording.with_extension(end);
    match options.to {
        ExportFormat::Csv | ExportFormat::Parquet => tables(&reader, options)?,
        ExportFormat::Gltf => {
            let path = options.output.clone().unwrap_or_else(|| beside("glb"));
            let text = path.extension().is_some_and(|e| e.eq_ignore_ascii_case("gltf"));
            let form = if text { gltf::Form::Text } else { gltf::Form::Binary };
            let made = gltf::export(&reader, form, options.every, &looks(&reader, stored_scene(&reader).as_ref()))?;
            atomically(&path, |out| Ok(out.write_all(&made.bytes)?))?;
            let bytes = size(made.bytes.len() as u64);
            announce(&format!(
                "{}   {}, one in {} frames, {bytes}",
                path.display(),
                plural(made.keys as u64, "picture", "pictures"),
                made.every
            ));
        }
        ExportFormat::Html => {
            let path = options.output.clone().unwrap_or_else(|| beside("html"));
            let scene = stored_scene(&reader);
            let from = scene.as_ref().and_then(|s| s.view.from);
            let made = html::export(&reader, options.every, &looks(&reader, scene.as_ref()), from)?;
            announce(&format!("writing {} to {}", size(made.bytes.len() as u64), path.display()));
            atomically(&path, |out| Ok(out.write_all(&made.bytes)?))?;
            let contacts = match made.contacts {
                Some(n) => plural(n as u64, "contact", "contacts"),
                None => "without contacts, of which there are too many".to_owned(),
            };
            let pictures = plural(made.keys as u64, "picture", "pictures");
            let bytes = size(made.bytes.len() as u64);
            announce(&format!("{}   {pictures}, one in {} frames, {contacts}, {bytes}", path.display(), made.every));
        }
        ExportFormat::Gif | ExportFormat::Mp4 => {
            let gif = options.to == ExportFormat::Gif;
            let path = options.output.clone().unwrap_or_else(|| beside(if gif { "gif" } else { "mp4" }));
            let mut progress = Progress::new("draw");
            let made = pictures(&reader, options, |k, n| progress.show(k, n))?;
            progress.clear();
            atomically(&path, |out| Ok(out.write_all(&made.bytes)?))?;
            let (count, bytes) = (plural(made.keys as u64, "picture", "pictures"), size(made.bytes.len() as u64));
            announce(&format!("{}   {count}, one in {} frames, {bytes}", path.display(), made.every));
        }
        ExportFormat::Rows => {
            let path = options.output.clone().unwrap_or_else(|| beside("rows.db"));
            let mut progress = Progress::new("copy");
            let frames = rows(&reader, &path, |k, n| progress.show(k, n))?;
            progress.clear();
            announce(&format!("{}   {} in plain tables", path.display(), plural(frames, "frame", "frames")));
        }
    }
    Ok(Exit::Fine)
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

/// What the scene says about the looks of its bodies: colours, and shapes that are only drawn.
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
fn tables(reader: &Reader, options: &ExportOptions) -> Result<()> {
    let extension = if options.to == ExportFormat::Csv { "csv" } else { "parquet" };
    let table = options.table.as_deref().unwrap_or("state");
    match &options.output {
        Some(path) if is_folder(path) => {
            std::fs::create_dir_all(path).with_context(|| path.display().to_string())?;
            for name in TABLES {
                one(reader, options.to, name, &path.join(format!("{name}.{extension}")))?;
            }
        }
        Some(path) => one(reader, options.to, table, path)?,
        None if options.to == ExportFormat::Csv => {
            let mut out = BufWriter::new(std::io::stdout().lock());
            csv::table(reader, table, &mut out)?;
            out.flush()?;
        }
        None => {
            let mut path = options.recording.clone();
            path.set_extension(format!("{table}.{extension}"));
            one(reader, options.to, table, &path)?;
        }
    }
    Ok(())
}

fn one(reader: &Reader, to: ExportFormat, table: &str, path: &Path) -> Result<()> {
    let rows = atomically(path, |out| {
        Ok(match to {
            ExportFormat::Csv => csv::table(reader, table, out)?,
            _ => parquet::table(reader, table, out)?,
        })
    })?;
    announce(&format!("{}   {} of {table}", path.display(), plural(rows, "row", "rows")));
    Ok(())
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
