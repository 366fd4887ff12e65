//! Files are opened inside one folder only, once, and of limited size together.

use crate::made::{buffer, document};
use std::path::PathBuf;
use tumble_mesh_files::{Folder, Kind, limits, read_points, read_triangles};

/// A folder with a file, one below it, and one beside it that may not be read.
fn prepared(name: &str) -> PathBuf {
    let base = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let folder = base.join("scene");
    std::fs::create_dir_all(folder.join("parts")).unwrap();
    let text = "v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n";
    for file in ["t.obj", "parts/t.obj", "../secret.obj"] {
        std::fs::write(folder.join(file), text).unwrap();
    }
    folder
}

#[test]
fn names_inside_the_folder_are_read_once_and_kept() {
    let path = prepared("inside");
    let mut folder = Folder::new(Some(&path));
    for name in ["t.obj", "parts/t.obj", "./t.obj", "t.obj"] {
        assert_eq!(read_triangles(&mut folder, name).unwrap().triangles.len(), 1, "{name}");
    }
    let kept = folder.into_read();
    let names: Vec<&str> = kept.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["t.obj", "parts/t.obj", "./t.obj"]);
    // the kept files stand in for the folder, and nothing else is opened
    let mut given = Folder::given(kept);
    assert_eq!(read_triangles(&mut given, "parts/t.obj").unwrap().points.len(), 3);
    let error = given.file("other.obj").unwrap_err();
    assert_eq!((error.kind, error.told().as_str()), (Kind::Unreadable, "not among the files stored with the scene"));
}

#[test]
fn no_name_leads_out_of_the_folder() {
    let path = prepared("outside");
    let mut folder = Folder::new(Some(&path));
    let absolute = path.join("t.obj").to_string_lossy().into_owned();
    for name in ["../secret.obj", "parts/../../secret.obj", "", "c:\\x.obj", "a\0b", "a:b", &absolute] {
        let error = folder.file(name).unwrap_err();
        assert_eq!(error.kind, Kind::Outside, "{name}");
        assert_eq!(error.told(), "the path leaves the scene's folder", "{name}");
    }
    let error = folder.file("parts").unwrap_err();
    assert_eq!((error.kind, error.told().as_str()), (Kind::Outside, "not a plain file"));
    let error = folder.file("none.obj").unwrap_err();
    assert_eq!(error.kind, Kind::Unreadable);
    assert!(error.to_string().starts_with("none.obj: cannot be read: "), "{error}");
    let error = Folder::new(None).file("t.obj").unwrap_err();
    assert_eq!((error.kind, error.told().as_str()), (Kind::Outside, "this scene has no folder to read files from"));
    assert!(folder.into_read().is_empty());
}

#[cfg(unix)]
#[test]
fn a_link_that_leads_out_of_the_folder_is_refused_and_one_inside_is_not() {
    let path = prepared("links");
    for (target, link) in [("../secret.obj", "out.obj"), ("parts/t.obj", "in.obj"), ("..", "up")] {
        let _ = std::fs::remove_file(path.join(link));
        std::os::unix::fs::symlink(target, path.join(link)).unwrap();
    }
    let mut folder = Folder::new(Some(&path));
    assert!(folder.file("in.obj").is_ok());
    for name in ["out.obj", "up/secret.obj"] {
        let error = folder.file(name).unwrap_err();
        assert_eq!(error.kind, Kind::Outside);
        assert_eq!(error.told(), "the path leads out of the scene's folder by a link");
    }
}

/// Buffers of a glTF file are relative to it, and held to the same folder.
#[test]
fn buffers_of_a_gltf_come_from_the_folder_only() {
    let path = prepared("buffers");
    std::fs::write(path.join("parts/b.bin"), buffer()).unwrap();
    std::fs::write(path.join("../b.bin"), buffer()).unwrap();
    let absolute = path.join("parts/b.bin").to_string_lossy().into_owned();
    let cases = [
        ("b.bin", None),
        ("./b.bin", None),
        ("../b.bin", Some(Kind::Outside)),
        ("%2e%2e/%2e%2e/b.bin", Some(Kind::Outside)),
        ("https://example.org/b.bin", Some(Kind::Outside)),
        ("file:///etc/passwd", Some(Kind::Outside)),
        ("none.bin", Some(Kind::Unreadable)),
        (&absolute, Some(Kind::Unreadable)),
    ];
    for (uri, kind) in cases {
        std::fs::write(path.join("parts/a.gltf"), document(uri)).unwrap();
        let read = read_triangles(&mut Folder::new(Some(&path)), "parts/a.gltf");
        assert_eq!(read.err().map(|e| e.kind), kind, "{uri}");
    }
}

#[test]
fn all_files_together_have_a_limited_size() {
    let path = prepared("size");
    // a file with a hole takes no room on the disk
    let large = std::fs::File::create(path.join("large.obj")).unwrap();
    large.set_len(limits::FILE_BYTES + 1).unwrap();
    let mut folder = Folder::new(Some(&path));
    let error = read_points(&mut folder, "large.obj", 10).unwrap_err();
    assert_eq!(error.to_string(), "large.obj: all geometry files together exceed 256 MiB; simplify the geometry");
    assert_eq!(error.kind, Kind::TooMany);
    large.set_len(limits::FILE_BYTES).unwrap();
    assert!(read_triangles(&mut folder, "t.obj").is_ok());
    assert_eq!(folder.file("large.obj").unwrap_err().kind, Kind::TooMany);
    std::fs::remove_file(path.join("large.obj")).unwrap();
}
