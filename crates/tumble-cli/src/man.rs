//! `tumble man`: manual pages, made from the help texts.

use crate::args::{Arguments, ManOptions};
use crate::exit::{Exit, WrongUsage};
use crate::words::{harmless, is_quiet, plural};
use anyhow::{Context as _, Result};
use clap::{Command, CommandFactory as _};
use std::io::Write as _;
use tumble_scene::diagnostic::did_you_mean;

pub(crate) fn run(options: &ManOptions) -> Result<Exit> {
    let mut whole = Arguments::command();
    // fills in what subcommands inherit
    whole.build();
    if let Some(folder) = &options.out {
        std::fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
        let mut count = 0;
        for command in std::iter::once(&whole).chain(pages(&whole)) {
            let path = folder.join(format!("{}.1", title(command)));
            std::fs::write(&path, page(command)?).with_context(|| path.display().to_string())?;
            count += 1;
        }
        if !is_quiet() {
            let _ = writeln!(anstream::stderr(), "{}   {}", folder.display(), plural(count, "page", "pages"));
        }
        return Ok(Exit::Fine);
    }
    let command = match &options.command {
        None => &whole,
        Some(name) => pages(&whole).find(|c| c.get_name() == name).ok_or_else(|| unknown(name, &whole))?,
    };
    std::io::stdout().lock().write_all(&page(command)?)?;
    Ok(Exit::Fine)
}

fn pages(whole: &Command) -> impl Iterator<Item = &Command> {
    whole.get_subcommands().filter(|c| c.get_name() != "help")
}

fn unknown(name: &str, whole: &Command) -> WrongUsage {
    let help = match did_you_mean(name, pages(whole).map(Command::get_name)) {
        Some(near) => format!("did you mean {near}?"),
        None => "`tumble --help` lists the commands".to_owned(),
    };
    WrongUsage(format!("no command \"{}\"\n  help: {help}", harmless(name)))
}

/// `tumble` or `tumble-run`.
fn title(command: &Command) -> String {
    match command.get_name() {
        "tumble" => "tumble".to_owned(),
        name => format!("tumble-{name}"),
    }
}

fn page(command: &Command) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    clap_mangen::Man::new(command.clone()).manual("tumble").render(&mut bytes)?;
    Ok(bytes)
}
