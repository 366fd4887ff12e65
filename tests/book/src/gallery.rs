//! `docs/gallery.md`: every scene with its picture and what it says of itself.
//!
//! The words are the first lines of the scene files, which `cargo test -p tumble-scene --test gallery` holds; the pictures
//! are taken by `node pictures.mjs gallery` in `crates/tumble-viewer/web`.

use crate::ROOT;
use std::fmt::Write as _;
use std::io::{Error, Result};
use std::path::Path;

/// The scenes in the order of `docs/scenes.md`.
///
/// # Errors
/// A page that cannot be read.
pub fn scenes() -> Result<Vec<String>> {
    let page = std::fs::read_to_string(Path::new(ROOT).join("docs/scenes.md"))?;
    let name = |l: &str| Some(l.strip_prefix("| [")?.split_once("](../scenes/")?.0.to_owned());
    Ok(page.lines().filter_map(name).collect())
}

/// The first comment of a scene file: what it is, and what to look for.
fn words(scene: &str) -> Result<(String, String)> {
    let file = format!("scenes/{scene}.toml");
    let text = std::fs::read_to_string(Path::new(ROOT).join(&file))?;
    let lines: Vec<&str> =
        text.lines().take_while(|l| l.starts_with('#')).map(|l| l.trim_start_matches('#').trim()).collect();
    let comment = lines.join(" ");
    let (what, look) =
        comment.split_once("Look for: ").ok_or_else(|| Error::other(format!("{file}: look for what?")))?;
    Ok((what.trim().to_owned(), look.trim().to_owned()))
}

/// The page.
///
/// # Errors
/// A scene that says nothing of itself.
pub fn page() -> Result<String> {
    let mut text = String::from(
        "# The gallery\n\n\
         Written by `cargo run --release -p tumble-book -- gallery` from the first lines of the scenes; a test compares. What each\n\
         scene tells you to look for is held by `cargo test -p tumble-scene --test gallery`. `tumble view` shows them all, live.\n",
    );
    for scene in scenes()? {
        let (what, look) = words(&scene)?;
        let _ = write!(
            text,
            "\n## {scene}\n\n![{scene}](pictures/gallery/{scene}.webp)\n\n{what}\n\n**Look for:** {look}\n\n\
             [scenes/{scene}.toml](../scenes/{scene}.toml)\n"
        );
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::{page, scenes};
    use crate::ROOT;
    use std::path::Path;

    #[test]
    fn the_gallery_is_what_the_scenes_say_and_every_scene_has_a_picture() {
        let committed = std::fs::read_to_string(Path::new(ROOT).join("docs/gallery.md")).unwrap_or_default();
        assert!(committed == page().unwrap(), "stale: cargo run --release -p tumble-book -- gallery");
        let mut listed = scenes().unwrap();
        listed.sort();
        let names = |folder: &str, end: &str| {
            let all = std::fs::read_dir(Path::new(ROOT).join(folder)).unwrap();
            let mut list: Vec<String> = all.map(|f| f.unwrap().file_name().to_string_lossy().into_owned()).collect();
            list.retain(|f| f.ends_with(end));
            list.iter_mut().for_each(|f| f.truncate(f.len() - end.len()));
            list.sort();
            list
        };
        assert_eq!(listed, names("scenes", ".toml"), "docs/scenes.md lists every scene");
        assert_eq!(listed, names("docs/pictures/gallery", ".webp"), "node pictures.mjs gallery");
    }
}
