//! Pixels, and what takes them one picture after the other.

/// A picture: rows from the top, sRGB.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// Width [pixels].
    pub width: usize,
    /// Height [pixels].
    pub height: usize,
    /// Pixels, row by row: red, green, blue from 0 to 255.
    pub pixels: Vec<[u8; 3]>,
}

/// A film in the making.
pub trait Film {
    /// Adds a picture; all of a film have the size that it was made with.
    fn add(&mut self, picture: &Picture);

    /// The file.
    #[must_use]
    fn finish(&self) -> Vec<u8>;
}
