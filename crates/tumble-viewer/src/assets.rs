//! The files of the page, embedded in the binary: no path on disk is read.

/// Path, type and bytes.
const FILES: [(&str, &str, &[u8]); 4] = [
    ("/", "text/html; charset=utf-8", include_bytes!("../dist/index.html")),
    ("/app.js", "text/javascript; charset=utf-8", include_bytes!("../dist/app.js")),
    ("/app.css", "text/css; charset=utf-8", include_bytes!("../dist/app.css")),
    ("/icon.svg", "image/svg+xml", include_bytes!("../dist/icon.svg")),
];

/// The file at exactly this path.
pub(crate) fn find(path: &str) -> Option<(&'static str, &'static [u8])> {
    FILES.iter().find(|(p, ..)| *p == path).map(|(_, kind, bytes)| (*kind, *bytes))
}
