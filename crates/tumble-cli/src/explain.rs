//! `tumble explain`: meaning and reason of an error code, with an example that is wrong beside one that is right.

use crate::args::ExplainOptions;
use crate::exit::{Exit, WrongUsage};
use crate::json;
use crate::style;
use crate::words::{harmless, tips};
use anyhow::Result;
use serde::Serialize;
use std::io::Write as _;
use tumble_scene::diagnostic::CODES;
use tumble_scene::{Explanation, explain, nearest};

/// A code in `explain --json`.
#[derive(Serialize)]
struct Json<'a> {
    code: &'a str,
    title: &'a str,
    text: &'a str,
    wrong: &'a str,
    right: &'a str,
}

impl From<Explanation> for Json<'static> {
    fn from(e: Explanation) -> Self {
        Self { code: e.code, title: e.title, text: e.text, wrong: e.wrong, right: e.right }
    }
}

pub(crate) fn run(options: &ExplainOptions) -> Result<Exit> {
    let Some(word) = &options.code else { return list(options.json) };
    let Some(e) = explain(word) else {
        let shown: String = harmless(word).chars().take(40).collect();
        let help = match nearest(word) {
            Some(near) => format!("did you mean {near}?"),
            None => "`tumble explain` lists all codes".to_owned(),
        };
        return Err(WrongUsage(format!("no code \"{shown}\"\n  help: {help}")).into());
    };
    if options.json {
        json::print("explain", &Json::from(e))?;
        return Ok(Exit::Fine);
    }
    let mut out = anstream::stdout().lock();
    writeln!(out, "{0}{1}{0:#}  {2}\n\n{3}", style::TITLE, e.code, e.title, folded(e.text))?;
    for (title, colour, lines) in [("Wrong", style::BAD, e.wrong), ("Right", style::GOOD, e.right)] {
        if !lines.is_empty() {
            writeln!(out, "\n{colour}{title}{colour:#}")?;
            for line in lines.lines() {
                writeln!(out, "  {line}")?;
            }
        }
    }
    Ok(Exit::Fine)
}

fn list(as_json: bool) -> Result<Exit> {
    let all = CODES.iter().filter_map(|(code, _)| explain(code));
    if as_json {
        let list: Vec<Json<'_>> = all.map(Json::from).collect();
        writeln!(std::io::stdout().lock(), "{}", serde_json::to_string(&list)?)?;
        return Ok(Exit::Fine);
    }
    let mut out = anstream::stdout().lock();
    for e in all {
        writeln!(out, "{0}{1}{0:#}  {2}", style::TITLE, e.code, e.title)?;
    }
    drop(out);
    tips(&[("tumble explain T0201".to_owned(), "one code with an example")]);
    Ok(Exit::Fine)
}

/// Text in lines of up to 96 characters.
fn folded(text: &str) -> String {
    let (mut out, mut width) = (String::new(), 0);
    for word in text.split_whitespace() {
        let n = word.chars().count();
        if width > 0 && width + 1 + n > 96 {
            out.push('\n');
            width = 0;
        } else if width > 0 {
            out.push(' ');
            width += 1;
        }
        out.push_str(word);
        width += n;
    }
    out
}
