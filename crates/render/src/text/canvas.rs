//! A canvas of letters, for maps.

use super::pen::{Ink, Pen};

/// A rectangle of inked letters.
#[derive(Debug, Clone)]
pub struct Canvas {
    cells: Vec<Vec<(char, Ink)>>,
}

impl Canvas {
    /// An empty canvas.
    pub fn new(width: usize, height: usize) -> Self {
        Self { cells: vec![vec![(' ', Ink::Plain); width]; height] }
    }

    /// Puts a letter; outside of the canvas nothing happens.
    pub fn put(&mut self, (x, y): (usize, usize), letter: char, ink: Ink) {
        if let Some(cell) = self.cells.get_mut(y).and_then(|row| row.get_mut(x)) {
            *cell = (letter, ink);
        }
    }

    /// Writes a text to the right of a place.
    pub fn write(&mut self, (x, y): (usize, usize), text: &str, ink: Ink) -> usize {
        for (letter, column) in text.chars().zip(x..) {
            self.put((column, y), letter, ink);
        }
        x + text.chars().count()
    }

    /// Draws a straight line of letters.
    pub fn line(&mut self, from: (usize, usize), to: (usize, usize), letter: char, ink: Ink) {
        // A letter is about twice as high as it is wide: two columns count as one row.
        let steps = (from.0.abs_diff(to.0) / 2).max(from.1.abs_diff(to.1)).max(1);
        let between =
            |a: usize, b: usize, step: usize| (a * (steps - step) + b * step + steps / 2) / steps;
        for step in 0..=steps {
            self.put((between(from.0, to.0, step), between(from.1, to.1, step)), letter, ink);
        }
    }

    /// The canvas as lines.
    pub fn lines(&self, pen: Pen) -> Vec<String> {
        self.cells.iter().map(|row| line(row, pen)).collect()
    }
}

/// A row, with one change of ink where letters of the same ink stand together.
fn line(row: &[(char, Ink)], pen: Pen) -> String {
    let runs = row.chunk_by(|(_, one), (_, other)| one == other);
    let said =
        runs.map(|run| pen.ink(run[0].1, run.iter().map(|(letter, _)| letter).collect::<String>()));
    said.collect::<String>().trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_and_letters_stand_where_they_are_put() {
        let mut canvas = Canvas::new(5, 3);
        canvas.line((0, 0), (4, 2), '.', Ink::Dim);
        canvas.write((3, 0), "abc", Ink::Plain);
        assert_eq!(canvas.lines(Pen::PLAIN), [".  ab", "  .", "    ."]);
    }
}
