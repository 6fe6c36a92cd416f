//! A board that may lie unused.

use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};

/// A board that may lie unused: then it is no part of a digest, so games without its faction keep theirs when it changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Board<T>(T);

impl<T: Hash + Default + PartialEq> Hash for Board<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if self.0 != T::default() {
            self.0.hash(state);
        }
    }
}

impl<T> Deref for Board<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T> DerefMut for Board<T> {
    fn deref_mut(&mut self) -> &mut T {
        &mut self.0
    }
}

#[cfg(test)]
mod tests {
    use super::Board;
    use kernel::Digest;

    #[test]
    fn a_board_counts_in_a_digest_only_once_something_is_on_it() {
        let digest = |board: Board<(u8, bool)>| Digest::of(&(1_u8, board));
        assert_eq!(digest(Board::default()), Digest::of(&1_u8));
        assert_ne!(digest(Board((2, false))), digest(Board::default()));
        assert_ne!(digest(Board((2, false))), digest(Board((0, true))));
    }
}
