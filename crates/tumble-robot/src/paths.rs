//! Names of files as robot files give them, and where those are in the folder.

use crate::meshes::Meshes;

/// The folder of a file, without a slash at its end.
pub(crate) fn folder_of(file: &str) -> &str {
    file.rsplit_once('/').map_or("", |(folder, _)| folder)
}

/// `folder/name` without `.` and `..`; none where it leads out of the whole.
pub(crate) fn joined(folder: &str, name: &str) -> Option<String> {
    let mut parts: Vec<&str> = Vec::new();
    for part in folder.split('/').chain(name.split('/')) {
        match part {
            "" | "." => {}
            ".." => drop(parts.pop()?),
            part => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

/// Where a name may lead, the likeliest first.
pub(crate) fn candidates(file: &str, name: &str) -> Vec<String> {
    let name = name.trim().replace('\\', "/");
    let own = folder_of(file);
    let mut all: Vec<Option<String>> = Vec::new();
    let up: Vec<&str> = std::iter::successors(Some(own), |f| (!f.is_empty()).then(|| folder_of(f))).collect();
    let package = ["package://", "model://"].iter().find_map(|p| name.strip_prefix(p));
    if let Some(rest) = package {
        let (of, inner) = rest.split_once('/').unwrap_or(("", rest));
        for folder in &up {
            // the package is one of the folders around the file, beside one of them, or the whole
            if folder.rsplit('/').next() == Some(of) {
                all.push(joined(folder, inner));
            }
            all.push(joined(folder, rest));
        }
        // the package may have another name here, or be part of a longer path
        let tails = std::iter::successors(Some(inner), |t| t.split_once('/').map(|(_, tail)| tail)).take(5);
        for tail in tails.filter(|t| !t.is_empty()) {
            all.extend(up.iter().map(|folder| joined(folder, tail)));
        }
    } else {
        let plain = name.strip_prefix("file://").unwrap_or(&name);
        all.push(if plain.starts_with('/') { None } else { joined(own, plain) });
        if name.starts_with("file://") {
            // ROS users write `file://$(find package)/…`: the part after the package is what can be found
            all.extend(up.iter().map(|folder| joined(folder, plain.trim_start_matches('/'))));
        }
    }
    let mut found: Vec<String> = Vec::new();
    for name in all.into_iter().flatten() {
        if !found.contains(&name) {
            found.push(name);
        }
    }
    found
}

/// The first of the candidates that can be opened; else the first of them, for its message.
pub(crate) fn resolve(meshes: &mut Meshes<'_>, file: &str, name: &str) -> Option<String> {
    let all = candidates(file, name);
    let there = all.iter().find(|c| meshes.folder.file(c).is_ok()).cloned();
    there.or_else(|| all.into_iter().next())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stay_inside() {
        assert_eq!(joined("a/b", "../c.stl").as_deref(), Some("a/c.stl"));
        assert_eq!(joined("a", "../../c.stl"), None);
        let all = candidates("arm_description/urdf/arm.urdf", "package://arm_description/meshes/base.stl");
        assert!(all.contains(&"meshes/base.stl".to_owned()));
        assert!(all.contains(&"arm_description/meshes/base.stl".to_owned()));
        assert_eq!(candidates("urdf/arm.urdf", "../meshes/a.stl"), ["meshes/a.stl"]);
        assert!(candidates("arm.urdf", "/etc/passwd").is_empty());
        assert!(candidates("arm.urdf", "../secret.stl").is_empty());
    }
}
