//! `tumble export`: whole files in the formats that other programs read.

use crate::support::{
    json,
    parquet::{about, parquet},
    path, record, run, tumble,
};
use serde_json::Value;

#[test]
fn exports_are_what_they_should_be() {
    let file = record("export.db");
    let csv = run(&mut tumble(&["export", &file, "--to", "csv"])).stdout;
    assert_eq!(csv.lines().count(), 1 + 2 * 201);
    assert!(csv.starts_with("frame,body,x,y,z,qw,"));
    let folder = path("tables");
    let _ = std::fs::remove_dir_all(&folder);
    for format in ["csv", "parquet"] {
        let outcome = run(&mut tumble(&["export", &file, "--to", format, "-o", &format!("{folder}/")]));
        assert_eq!((outcome.code, outcome.stdout.as_str()), (Some(0), ""), "{outcome:?}");
    }
    let frames = std::fs::read_to_string(format!("{folder}/frame.csv")).unwrap();
    assert_eq!(frames.lines().count(), 202);
    let bytes = std::fs::read(format!("{folder}/contact.parquet")).unwrap();
    let said = json(&["sql", &file, "SELECT * FROM contact ORDER BY frame, id", "--json"], 0);
    let said = said.as_array().unwrap();
    let columns = parquet(&bytes);
    assert_eq!((columns.len(), said.len()), (44, 800));
    for (name, values) in columns {
        assert_eq!(values.len(), said.len(), "{name}");
        for (value, row) in values.iter().zip(said) {
            let wanted = &row[name.as_str()];
            // this reader of JSON is exact but for the last bits
            let close = |a: f64, b: f64| (a - b).abs() <= 4.0 * f64::EPSILON * b.abs();
            let same = value == wanted || value.as_f64().zip(wanted.as_f64()).is_some_and(|(a, b)| close(a, b));
            assert!(same, "{name}: {value} {wanted}");
        }
    }
    // states have the name of their body and the time of their frame, and a file says its units and its scene
    assert!(
        csv.lines().next().unwrap().ends_with(",wz,time,name") && csv.lines().last().unwrap().ends_with(",2.0,cube")
    );
    let bytes = std::fs::read(format!("{folder}/state.parquet")).unwrap();
    let columns = parquet(&bytes);
    let last = |name: &str| columns.iter().find(|(n, _)| n == name).unwrap().1.last().unwrap().clone();
    assert_eq!((last("time"), last("name")), (2.0.into(), "cube".into()));
    let about = about(&bytes);
    let units: Value = serde_json::from_str(&about["units"]).unwrap();
    assert_eq!((&units["vx"], &units["time"], about["table"].as_str()), (&"m/s".into(), &"s".into(), "state"));
    assert!(about["scene"].contains("sliding cube") && about["engine"] == "tumble");
    let csv_bytes = std::fs::metadata(format!("{folder}/state.csv")).unwrap().len();
    assert!((bytes.len() as u64) < csv_bytes / 2, "{} of {csv_bytes}", bytes.len());
    let rows = path("export_rows.db");
    assert_eq!(run(&mut tumble(&["export", &file, "--to", "rows", "-o", &rows])).code, Some(0));
    assert_eq!(json(&["diff", &file, &rows, "--json"], 0)["equal"], true);
    assert_eq!(json(&["verify", &rows, "--json"], 0)["replay"], "same");
    gltf(&file);
}

/// What an export would leave undone is refused, not passed over.
#[test]
fn an_export_refuses_what_its_format_cannot_do() {
    let file = record("contradiction.db");
    let folder = path("contradiction");
    let _ = std::fs::remove_dir_all(&folder);
    for (arguments, words) in [
        (&["--to", "csv", "--every", "3"][..], "--every is for gltf, html and films only"),
        (&["--to", "html", "--size", "64x48"], "--size and --fps are for mp4 and gif"),
        (&["--to", "gif", "--size", "64"], "such as 1280x720"),
        (&["--to", "mp4", "--size", "8x9000"], "such as 1280x720"),
        (&["--to", "gltf", "--table", "frame", "-o", &folder], "--table is for csv and parquet"),
        (&["--to", "rows", "--table", "frame", "-o", &folder], "--table is for csv and parquet"),
        (&["--to", "csv", "--table", "frame", "-o", &format!("{folder}/")], "a folder gets all of them"),
    ] {
        let outcome = run(tumble(&["export", &file]).args(arguments));
        assert_eq!((outcome.code, outcome.stdout.as_str()), (Some(2), ""), "{arguments:?}");
        assert!(outcome.stderr.contains(words), "{arguments:?}: {}", outcome.stderr);
        assert!(!std::path::Path::new(&folder).exists());
    }
}

/// Films: as many pictures as the run has at that rate, of that size; what moves is seen to move.
#[test]
fn a_run_becomes_a_film() {
    let file = record("film.db");
    let frames = 201_u64;
    let out = path("film.mp4");
    let outcome =
        run(tumble(&["export", &file, "--to", "mp4", "-o", &out]).args(&["--size", "130x90", "--every", "20"]));
    assert_eq!((outcome.code, outcome.stdout.as_str()), (Some(0), ""), "{outcome:?}");
    let bytes = std::fs::read(&out).unwrap();
    let find = |name: &[u8]| bytes.windows(name.len()).position(|w| w == name).unwrap();
    let word = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().unwrap());
    let half = |at: usize| u16::from_be_bytes(bytes[at..at + 2].try_into().unwrap());
    let pictures = u64::from(word(find(b"stsz") + 12));
    assert!(pictures.abs_diff(frames / 20) <= 2 && pictures > 3, "{pictures} of {frames}");
    assert_eq!((half(find(b"avc1\0\0") + 28), half(find(b"avc1\0\0") + 30)), (130, 90));
    // a picture takes a tenth of its pixels at most, one in which something moves less than the first, and one at rest next to nothing
    let sizes: Vec<u32> = (0..pictures as usize).map(|k| word(find(b"stsz") + 16 + 4 * k)).collect();
    assert!(sizes[0] < 54 * 384 / 10 && sizes[1] > 20 && sizes[1] < sizes[0], "{sizes:?}");
    assert!(sizes.last() < Some(&20), "{sizes:?}");
    let gif = path("film.gif");
    let outcome = run(tumble(&["export", &file, "--to", "gif", "-o", &gif]).args(&["--size", "64x48", "--fps", "10"]));
    assert_eq!(outcome.code, Some(0), "{outcome:?}");
    let bytes = std::fs::read(&gif).unwrap();
    assert_eq!((&bytes[..6], &bytes[6..10], bytes.last()), (&b"GIF89a"[..], &[64, 0, 48, 0][..], Some(&0x3b)));
    // the same bytes again
    let again = path("again.gif");
    run(tumble(&["export", &file, "--to", "gif", "-o", &again]).args(&["--size", "64x48", "--fps", "10"]));
    assert_eq!(std::fs::read(&again).unwrap(), bytes);
}

/// A page that stands alone: nothing is loaded, and no name of a file is HTML or script in it.
#[test]
fn a_page_has_everything_in_it() {
    let scene = crate::support::file(
        "hostile.toml",
        &std::fs::read_to_string(crate::support::SLIDE)
            .unwrap()
            .replace("sliding cube", "</script><img src=x onerror=alert(1)>"),
    );
    let (file, page) = (path("page.db"), path("page.html"));
    assert_eq!(run(&mut tumble(&["run", scene.to_str().unwrap(), "--record", &file])).code, Some(0));
    let outcome = run(&mut tumble(&["export", &file, "--to", "html", "-o", &page]));
    assert_eq!((outcome.code, outcome.stdout.as_str()), (Some(0), ""), "{outcome:?}");
    assert!(outcome.stderr.contains("contacts, ") && outcome.stderr.contains("kB"), "{}", outcome.stderr);
    let text = std::fs::read_to_string(&page).unwrap();
    assert!(!text.contains("onerror") && !text.contains("@GLB@") && text.contains("default-src 'none'"));
    assert_eq!((text.matches("<script").count(), text.matches("http").count()), (1, 1), "its policy is the only one");
    let again = run(&mut tumble(&["export", &file, "--to", "html", "--every", "50", "-o", &page]));
    assert_eq!(again.code, Some(0));
    assert!((std::fs::metadata(&page).unwrap().len() as usize) < text.len());
}

/// The animation: one node per body, linear channels, accessors that fit into the buffer.
fn gltf(file: &str) {
    let out = path("export.glb");
    assert_eq!(run(&mut tumble(&["export", file, "--to", "gltf", "-o", &out])).code, Some(0));
    let bytes = std::fs::read(&out).unwrap();
    let word = |at: usize| u32::from_le_bytes(bytes[at..at + 4].try_into().unwrap()) as usize;
    assert_eq!((&bytes[..4], word(4), word(8), &bytes[16..20]), (&b"glTF"[..], 2, bytes.len(), &b"JSON"[..]));
    let document: Value = serde_json::from_slice(&bytes[20..20 + word(12)]).unwrap();
    let (at, length) = (20 + word(12) + 8, word(20 + word(12)));
    assert_eq!(at + length, bytes.len());
    let names: Vec<&str> = document["nodes"].as_array().unwrap().iter().filter_map(|n| n["name"].as_str()).collect();
    assert!(names.contains(&"cube") && names.contains(&"floor"), "{names:?}");
    let animation = &document["animations"][0];
    let paths: Vec<&str> =
        animation["channels"].as_array().unwrap().iter().map(|c| c["target"]["path"].as_str().unwrap()).collect();
    assert_eq!(paths, ["translation", "rotation"], "only the cube moves");
    assert!(animation["samplers"].as_array().unwrap().iter().all(|s| s["interpolation"] == "LINEAR"));
    for a in document["accessors"].as_array().unwrap() {
        let width = match a["type"].as_str().unwrap() {
            "SCALAR" => 1,
            "VEC3" => 3,
            "VEC4" => 4,
            t => panic!("{t}"),
        };
        let view = &document["bufferViews"][a["bufferView"].as_u64().unwrap() as usize];
        let (start, size) = (view["byteOffset"].as_u64().unwrap(), view["byteLength"].as_u64().unwrap());
        assert_eq!(a["count"].as_u64().unwrap() * width * 4, size);
        assert!(start % 4 == 0 && (start + size) as usize <= length);
    }
    // where the cube ends in the animation is where it ends in the recording
    let places = animation["samplers"][0]["output"].as_u64().unwrap() as usize;
    let accessor = &document["accessors"][places];
    let view = &document["bufferViews"][accessor["bufferView"].as_u64().unwrap() as usize];
    let last = at + view["byteOffset"].as_u64().unwrap() as usize + view["byteLength"].as_u64().unwrap() as usize - 12;
    let x = f32::from_le_bytes(bytes[last..last + 4].try_into().unwrap());
    let said = json(&["sql", file, "SELECT x FROM state WHERE frame = 200 AND body = 1", "--json"], 0);
    assert_eq!(x, said[0]["x"].as_f64().unwrap() as f32);
}

/// An export is whole or not there, and never lies where the recording was.
#[test]
fn an_export_neither_replaces_a_recording_nor_leaves_half_a_file() {
    let file = record("kept.db");
    let other = record("kept_too.db");
    for (to, target) in [("csv", &file), ("gltf", &file), ("parquet", &other), ("rows", &file)] {
        let outcome = run(&mut tumble(&["export", &file, "--to", to, "-o", target]));
        assert_eq!((outcome.code, outcome.stdout.as_str()), (Some(1), ""), "{to}");
        assert!(outcome.stderr.contains("not overwritten: choose another name"), "{to}: {}", outcome.stderr);
        json(&["verify", target, "--json"], 0);
    }
    if cfg!(target_os = "linux") {
        let outcome = run(&mut tumble(&["export", &file, "--to", "csv", "-o", "/dev/full"]));
        assert_eq!(outcome.code, Some(1));
        let once = outcome.stderr.matches("No space left").count();
        assert!(outcome.stderr.starts_with("error: /dev/full: ") && once == 1, "{}", outcome.stderr);
        let link = path("link.csv");
        let target = path("behind_the_link.csv");
        std::fs::write(&target, "old").unwrap();
        std::os::unix::fs::symlink(&target, &link).unwrap();
        assert_eq!(run(&mut tumble(&["export", &file, "--to", "csv", "-o", &link])).code, Some(0));
        assert!(std::fs::read_to_string(&target).unwrap().starts_with("frame,body,"), "through the link");
    }
    let left: Vec<_> = std::fs::read_dir(env!("CARGO_TARGET_TMPDIR"))
        .unwrap()
        .map(|e| e.unwrap().file_name().into_string().unwrap())
        .filter(|name| name.ends_with(".part"))
        .collect();
    assert_eq!(left, [""; 0]);
}

/// What a scene draws in place of its shapes is drawn in animations and films, in the colours of the scene.
#[test]
fn drawn_shapes_and_colours_are_in_every_picture() {
    let text = |drawn: &str| {
        format!(
            "version = 1\n[time]\nstep = 0.01\nduration = 0.2\n\
             [[bodies]]\nname = \"top\"\nmass = 1.0\nshape = {{ kind = \"sphere\", radius = 0.5 }}\ncolour = \"#123456\"\n{drawn}"
        )
    };
    let drawn = "drawn = [{ kind = \"sphere\", radius = 0.5 }, { kind = \"cylinder\", radius = 0.1, length = 1.5, colour = \"#fedcba\" }]\n";
    let (mut films, mut meshes) = (Vec::new(), Vec::new());
    for (k, more) in ["", drawn].into_iter().enumerate() {
        let scene = crate::support::file(&format!("drawn {k}.toml"), &text(more));
        let (file, glb, gif) =
            (path(&format!("drawn {k}.db")), path(&format!("drawn {k}.glb")), path(&format!("drawn {k}.gif")));
        assert_eq!(run(&mut tumble(&["run", scene.to_str().unwrap(), "--record", &file])).code, Some(0));
        assert_eq!(run(&mut tumble(&["export", &file, "--to", "gltf", "-o", &glb])).code, Some(0));
        assert_eq!(
            run(tumble(&["export", &file, "--to", "gif", "-o", &gif]).args(&["--size", "64x64", "--every", "20"])).code,
            Some(0)
        );
        let bytes = std::fs::read(&glb).unwrap();
        let length = u32::from_le_bytes(bytes[12..16].try_into().unwrap()) as usize;
        let document: Value = serde_json::from_slice(&bytes[20..20 + length]).unwrap();
        let names: Vec<String> =
            document["materials"].as_array().unwrap().iter().map(|m| m["name"].as_str().unwrap().to_owned()).collect();
        meshes.push((document["meshes"].as_array().unwrap().len(), names));
        films.push(std::fs::read(&gif).unwrap());
    }
    assert_eq!(meshes[0], (1, vec!["#123456".to_owned()]));
    assert_eq!(meshes[1], (2, vec!["#123456".to_owned(), "#fedcba".to_owned()]));
    assert_ne!(films[0], films[1], "the stem is seen");
}
