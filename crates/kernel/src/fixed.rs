//! A short list that is plain data.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};

/// A list of at most `N` items that is `Copy`: positions and stacks are made of these.
#[derive(Clone, Copy)]
pub struct FixedVec<T, const N: usize> {
    len: u8,
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> FixedVec<T, N> {
    /// An empty list.
    pub fn new() -> Self {
        const { assert!(N <= u8::MAX as usize, "a fixed list holds at most 255 items") }
        Self { len: 0, items: [T::default(); N] }
    }

    /// Adds an item at the end. The list must have room.
    #[track_caller]
    pub fn push(&mut self, item: T) {
        assert!(usize::from(self.len) < N, "a fixed list of {N} has room");
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// Takes the last item. The place is blanked, so that equal lists are equal bytes.
    pub fn pop(&mut self) -> Option<T> {
        let last = self.len.checked_sub(1)?;
        self.len = last;
        Some(std::mem::take(&mut self.items[usize::from(last)]))
    }

    /// Takes the item at an index; those behind it move up.
    #[track_caller]
    pub fn remove(&mut self, index: usize) -> T {
        let item = self[index];
        self.items.copy_within(index + 1..usize::from(self.len), index);
        self.pop();
        item
    }

    /// Puts an item before the one at the index.
    #[track_caller]
    pub fn insert(&mut self, index: usize, item: T) {
        self.push(item);
        self[index..].rotate_right(1);
    }

    /// Shortens the list to at most `len` items.
    pub fn truncate(&mut self, len: usize) {
        while self.len() > len {
            self.pop();
        }
    }

    /// Empties the list.
    pub fn clear(&mut self) {
        self.truncate(0);
    }

    /// Whether no more fits.
    pub const fn is_full(&self) -> bool {
        self.len as usize == N
    }
}

impl<T: Copy + Default, const N: usize> Default for FixedVec<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T, const N: usize> Deref for FixedVec<T, N> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T, const N: usize> DerefMut for FixedVec<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for FixedVec<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for FixedVec<T, N> {}

impl<T: Hash, const N: usize> Hash for FixedVec<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for FixedVec<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for FixedVec<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = Self::new();
        items.into_iter().for_each(|item| list.push(item));
        list
    }
}

impl<T: Copy + Default, const N: usize> Extend<T> for FixedVec<T, N> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        items.into_iter().for_each(|item| self.push(item));
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a FixedVec<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_keeps_order_through_insert_and_remove() {
        let mut list: FixedVec<u8, 5> = [1, 2, 4].into_iter().collect();
        list.insert(2, 3);
        assert_eq!(*list, [1, 2, 3, 4]);
        assert_eq!(list.remove(0), 1);
        assert_eq!(*list, [2, 3, 4]);
        list.truncate(1);
        assert_eq!((list.pop(), list.pop()), (Some(2), None));
    }

    #[test]
    fn what_was_popped_leaves_no_trace() {
        let mut list: FixedVec<u8, 3> = [7, 8].into_iter().collect();
        list.clear();
        assert_eq!(list.items, [0; 3]);
    }
}
