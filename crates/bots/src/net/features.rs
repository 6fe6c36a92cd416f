//! What a net sees of a position: features with names, in blocks, each on or off.

/// A block of features: one for each thing and each step. A feature is on where the thing's measure has reached the step.
#[derive(Debug, Clone, Copy)]
pub struct Block {
    /// What is measured.
    pub name: &'static str,
    /// What it is measured of: their names.
    pub things: &'static [&'static str],
    /// The steps, lowest first.
    pub steps: &'static [u8],
    /// The number of its first feature.
    pub start: u16,
}

impl Block {
    /// A block that has found no place yet.
    pub const fn new(
        name: &'static str,
        things: &'static [&'static str],
        steps: &'static [u8],
    ) -> Self {
        Self { name, things, steps, start: 0 }
    }

    /// How many features it has.
    #[expect(clippy::cast_possible_truncation, reason = "features are few thousand at most")]
    pub const fn size(&self) -> u16 {
        (self.things.len() * self.steps.len()) as u16
    }

    /// The number behind its last feature.
    pub const fn end(&self) -> u16 {
        self.start + self.size()
    }

    /// Puts blocks one behind the other, the first at a number.
    pub const fn placed<const N: usize>(mut blocks: [Self; N], mut start: u16) -> [Self; N] {
        let mut place = 0;
        while place < N {
            blocks[place].start = start;
            start += blocks[place].size();
            place += 1;
        }
        blocks
    }
}

/// What a net sees of a game.
#[derive(Debug, Clone, Copy)]
pub struct Sight {
    /// The features.
    pub blocks: &'static [Block],
    /// Whether each seat looks with its own eyes; else one look serves all seats, and each has an output of its own.
    pub each: bool,
    /// How many outputs a net has.
    pub outputs: usize,
}

impl Sight {
    /// The sight of a game whose judgement cannot learn.
    pub const NONE: Self = Self { blocks: &[], each: false, outputs: 0 };

    /// How many features there are.
    pub fn size(&self) -> usize {
        self.blocks.iter().map(|block| usize::from(block.size())).sum()
    }

    /// The names of all features, in order: `score marquise 12`.
    pub fn names(&self) -> impl Iterator<Item = String> + use<> {
        self.blocks.iter().flat_map(|block| {
            block.things.iter().flat_map(move |thing| {
                block.steps.iter().map(move |step| format!("{} {thing} {step}", block.name))
            })
        })
    }
}

/// The features that are on.
#[derive(Debug, Clone, Default)]
pub struct Sensed {
    on: Vec<u16>,
}

impl Sensed {
    /// Those that are on.
    pub fn on(&self) -> &[u16] {
        &self.on
    }

    /// Forgets all.
    pub fn clear(&mut self) {
        self.on.clear();
    }

    /// Notes what a thing measures.
    #[inline]
    pub fn measure(&mut self, block: &Block, thing: usize, measure: u8) {
        let steps = block.steps.len();
        debug_assert!(thing < block.things.len(), "{} has no thing {thing}", block.name);
        let Some(mut number) = u16::try_from(thing * steps).ok().map(|at| block.start + at) else {
            return;
        };
        for &step in block.steps {
            if measure < step {
                return;
            }
            self.on.push(number);
            number += 1;
        }
    }

    /// Notes how many there are of a thing.
    #[inline]
    pub fn count(&mut self, block: &Block, thing: usize, count: usize) {
        self.measure(block, thing, u8::try_from(count).unwrap_or(u8::MAX));
    }

    /// Notes that something is so.
    #[inline]
    pub fn note(&mut self, block: &Block, thing: usize, is_so: bool) {
        self.measure(block, thing, u8::from(is_so));
    }

    /// Notes how large a part is, in hundredths.
    #[inline]
    pub fn part(&mut self, block: &Block, thing: usize, part: f32) {
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped")]
        let hundredths = (part * 100.0).clamp(0.0, 255.0) as u8;
        self.measure(block, thing, hundredths);
    }
}

/// The blocks of a game: names for them, and the table they stand in, from a number on.
macro_rules! blocks {
    (from $start:expr; $($(#[$doc:meta])* $name:ident = $label:literal, $things:expr, $steps:expr;)+) => {
        /// Where each block stands in the table.
        #[derive(Clone, Copy)]
        #[expect(clippy::upper_case_acronyms, reason = "a place bears the name of its block")]
        enum Place { $($name,)+ }

        /// The blocks.
        pub(super) const BLOCKS: [$crate::net::Block; [$(Place::$name),+].len()] =
            $crate::net::Block::placed([$($crate::net::Block::new($label, $things, $steps)),+], $start);

        $($(#[$doc])* const $name: &$crate::net::Block = &BLOCKS[Place::$name as usize];)+
    };
}
pub(crate) use blocks;

#[cfg(test)]
mod tests {
    use super::*;

    const BLOCKS: [Block; 2] = Block::placed(
        [
            Block::new("points", &["mine", "theirs"], &[1, 5, 9]),
            Block::new("late", &["it is"], &[1]),
        ],
        0,
    );
    const SIGHT: Sight = Sight { blocks: &BLOCKS, each: true, outputs: 1 };

    #[test]
    fn features_have_names_in_order() {
        let names: Vec<String> = SIGHT.names().collect();
        assert_eq!(names.len(), SIGHT.size());
        assert_eq!(names[4], "points theirs 5");
        assert_eq!(names[6], "late it is 1");
    }

    #[test]
    fn a_measure_turns_on_every_step_it_has_reached() {
        let mut sensed = Sensed::default();
        sensed.measure(&BLOCKS[0], 1, 6);
        sensed.note(&BLOCKS[1], 0, true);
        sensed.count(&BLOCKS[0], 0, 0);
        assert_eq!(sensed.on(), [3, 4, 6]);
        sensed.clear();
        sensed.count(&BLOCKS[0], 0, 1000);
        assert_eq!(sensed.on(), [0, 1, 2]);
    }
}
