//! `tumble export`: a recording for other programs.

use crate::args::{ExportFormat, ExportOptions};
use crate::exit::Exit;
use crate::input::recording;
use crate::progress::Progress;
use crate::words::size;
use anyhow::{Context as _, Result};
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use tumble_recording::Reader;
use tumble_recording::export::{TABLES, csv, gltf, parquet, rows};

pub(crate) fn run(options: &ExportOptions) -> Result<Exit> {
    let reader = recording(&options.recording)?;
    let beside = |end: &str| options.recording.with_extension(end);
    match options.to {
        ExportFormat::Csv | ExportFormat::Parquet => tables(&reader, options)?,
        ExportFormat::Gltf => {
            let path = options.output.clone().unwrap_or_else(|| beside("glb"));
            let text = path.extension().is_some_and(|e| e.eq_ignore_ascii_case("gltf"));
            let form = if text { gltf::Form::Text } else { gltf::Form::Binary };
            let made = gltf::export(&reader, form, options.every)?;
            std::fs::write(&path, &made.bytes).with_context(|| path.display().to_string())?;
            let bytes = size(made.bytes.len() as u64);
            say(&format!("{}   {} pictures, every {} frames, {bytes}", path.display(), made.keys, made.every));
        }
        ExportFormat::Rows => {
            let path = options.output.clone().unwrap_or_else(|| beside("rows.db"));
            let mut progress = Progress::new("copy");
            let frames = rows(&reader, &path, |k, n| progress.show(k, n))?;
            progress.clear();
            say(&format!("{}   {frames} frames in plain tables", path.display()));
        }
    }
    Ok(Exit::Fine)
}

/// One table to a file or stdout, or all tables into a folder.
fn tables(reader: &Reader, options: &ExportOptions) -> Result<()> {
    let extension = if options.to == ExportFormat::Csv { "csv" } else { "parquet" };
    let folder = |p: &Path| p.is_dir() || p.as_os_str().to_string_lossy().ends_with('/');
    match &options.output {
        Some(path) if folder(path) => {
            std::fs::create_dir_all(path).with_context(|| path.display().to_string())?;
            for name in TABLES {
                one(reader, options.to, name, &path.join(format!("{name}.{extension}")))?;
            }
        }
        Some(path) => one(reader, options.to, &options.table, path)?,
        None if options.to == ExportFormat::Csv => {
            let mut out = BufWriter::new(std::io::stdout().lock());
            csv::table(reader, &options.table, &mut out)?;
            out.flush()?;
        }
        None => {
            let mut path = options.recording.clone();
            path.set_extension(format!("{}.{extension}", options.table));
            one(reader, options.to, &options.table, &path)?;
        }
    }
    Ok(())
}

fn one(reader: &Reader, to: ExportFormat, table: &str, path: &PathBuf) -> Result<()> {
    let file = File::create(path).with_context(|| path.display().to_string())?;
    let mut out = BufWriter::new(file);
    let rows = match to {
        ExportFormat::Csv => csv::table(reader, table, &mut out)?,
        _ => parquet::table(reader, table, &mut out)?,
    };
    out.flush().with_context(|| path.display().to_string())?;
    say(&format!("{}   {rows} rows of {table}", path.display()));
    Ok(())
}

fn say(line: &str) {
    // the file is there whether or not anyone hears of it
    let _ = writeln!(anstream::stderr(), "{line}");
}
