//! A map that holds what was wanted lately and forgets the rest, so that no stranger makes it grow.

use std::collections::BTreeMap;
use std::mem::take;

/// Two generations: what is wanted is young again, and when there are too many young, the old are forgotten.
#[derive(Debug)]
pub(crate) struct Recent<K, V> {
    young: BTreeMap<K, V>,
    old: BTreeMap<K, V>,
    most: usize,
}

impl<K: Ord + Copy, V> Recent<K, V> {
    /// An empty map that holds at most twice this many entries, and the latest this many for sure.
    pub(crate) const fn new(most: usize) -> Self {
        Self { young: BTreeMap::new(), old: BTreeMap::new(), most }
    }

    /// What is known of a key.
    pub(crate) fn get(&mut self, key: K) -> Option<&mut V> {
        if let Some(value) = self.old.remove(&key) {
            self.insert(key, value);
        }
        self.young.get_mut(&key)
    }

    /// What is known of a key; if that is nothing, this.
    pub(crate) fn get_or(&mut self, key: K, fresh: impl FnOnce() -> V) -> &mut V {
        let value = match self.old.remove(&key) {
            Some(value) => value,
            None if self.young.contains_key(&key) => return self.expect(key),
            None => fresh(),
        };
        self.insert(key, value);
        self.expect(key)
    }

    /// Remembers something.
    pub(crate) fn insert(&mut self, key: K, value: V) {
        if self.young.len() >= self.most && !self.young.contains_key(&key) {
            self.old = take(&mut self.young);
        }
        self.old.remove(&key);
        self.young.insert(key, value);
    }

    /// Forgets a key.
    pub(crate) fn remove(&mut self, key: K) -> Option<V> {
        self.young.remove(&key).or_else(|| self.old.remove(&key))
    }

    /// Forgets whatever is not to be kept.
    pub(crate) fn retain(&mut self, keep: impl Fn(&K, &V) -> bool) {
        self.young.retain(|key, value| keep(key, value));
        self.old.retain(|key, value| keep(key, value));
    }

    #[cfg(test)]
    fn len(&self) -> usize {
        self.young.len() + self.old.len()
    }

    fn expect(&mut self, key: K) -> &mut V {
        self.young.get_mut(&key).expect("what is wanted is young")
    }
}

#[cfg(test)]
mod tests {
    use super::Recent;

    #[test]
    fn what_is_wanted_stays_and_the_rest_is_forgotten() {
        let mut recent = Recent::new(10);
        recent.insert(0, "wanted");
        for key in 1..1000 {
            recent.insert(key, "passing");
            assert_eq!(recent.get(0), Some(&mut "wanted"));
            assert!(recent.len() <= 20, "{} entries", recent.len());
        }
        assert_eq!(recent.get(1), None);
        assert_eq!(recent.get(999), Some(&mut "passing"));
    }

    #[test]
    fn what_was_old_is_known_again_as_it_was() {
        let mut recent = Recent::new(2);
        for key in 0..3 {
            *recent.get_or(key, || 0) += key;
        }
        assert_eq!(*recent.get_or(1, || 100), 1, "of the older generation");
        assert_eq!(recent.remove(2), Some(2));
        assert_eq!(*recent.get_or(2, || 100), 100);
        recent.retain(|key, _| *key == 2);
        assert_eq!(recent.len(), 1);
    }
}
