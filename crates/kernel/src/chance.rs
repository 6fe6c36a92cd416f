//! Chance: the only randomness, a number below n asked from a source.

use crate::Digest;
use crate::bits::nth_of;
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use std::collections::VecDeque;
use std::fmt;
use std::str::FromStr;

/// Where chance comes from.
pub trait Source {
    /// A number below `n`, each as likely as the others.
    fn below(&mut self, n: u32) -> u32;

    /// A die: 1 to `sides`.
    fn die(&mut self, sides: u32) -> u32 {
        self.below(sides) + 1
    }

    /// A member of a set of `n`, given as words of bits.
    fn member(&mut self, words: &[u64], n: u32) -> usize {
        let rank = self.below(n);
        nth_of(words, rank as usize).expect("a rank below the size names a member")
    }
}

/// Chance as a paragraph uses it: every outcome is counted, and kept where a journal wants it.
/// Elsewhere: chance node, random number generator.
pub struct Chance<'a> {
    source: &'a mut dyn Source,
    drawn: &'a mut Drawn,
}

/// What chance has brought during one play.
#[derive(Debug, Clone, Default)]
pub struct Drawn {
    /// How many outcomes there were.
    pub count: u32,
    /// The outcomes as (outcome, n), where they are kept.
    pub kept: Option<Vec<(u32, u32)>>,
}

impl Drawn {
    /// A record that keeps every outcome.
    pub fn keeping() -> Self {
        Self { count: 0, kept: Some(Vec::new()) }
    }
}

impl<'a> Chance<'a> {
    /// Chance from a source, counted in `drawn`.
    #[inline]
    pub fn new(source: &'a mut dyn Source, drawn: &'a mut Drawn) -> Self {
        Self { source, drawn }
    }

    /// A number below `n`. Below 1 there is only 0, and that is no chance.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "chance chooses among at least one thing");
        if n == 1 {
            return 0;
        }
        let outcome = self.source.below(n);
        self.note(outcome, n)
    }

    /// A die: 1 to `sides`.
    #[inline]
    pub fn die(&mut self, sides: u32) -> u32 {
        let face = self.source.die(sides);
        self.note(face - 1, sides) + 1
    }

    /// A member of a set that has some.
    pub fn member<const W: usize>(&mut self, set: &crate::Bits<W>) -> usize {
        self.among(set.words(), set.len())
    }

    /// Takes a member out of a set that has some. The last one is no chance, but whoever draws it has seen it: no undo
    /// goes behind that either.
    #[inline]
    pub fn draw<const W: usize>(&mut self, set: &mut crate::Bits<W>) -> usize {
        let member = self.member(set);
        set.remove(member);
        self.drew(set.is_empty());
        member
    }

    /// A member of a set of `count`, given as words of bits.
    #[inline]
    pub(crate) fn among(&mut self, words: &[u64], count: usize) -> usize {
        let n = u32::try_from(count).expect("a set is small");
        assert!(n > 0, "chance chooses among at least one member");
        if n == 1 {
            return nth_of(words, 0).expect("a set of one has a first");
        }
        let member = self.source.member(words, n);
        let has = words.get(member / 64).is_some_and(|word| word >> (member % 64) & 1 == 1);
        assert!(has, "chance named {member}, which is not in the set");
        if self.drawn.kept.is_some() {
            self.note(rank_in(words, member), n);
        } else {
            self.drawn.count += 1;
        }
        member
    }

    /// Notes that a member was drawn, perhaps the last.
    #[inline]
    pub(crate) fn drew(&mut self, was_last: bool) {
        self.drawn.count += u32::from(was_last);
    }

    #[inline]
    fn note(&mut self, outcome: u32, n: u32) -> u32 {
        assert!(outcome < n, "chance named {outcome}, which is not below {n}");
        self.drawn.count += 1;
        if let Some(kept) = &mut self.drawn.kept {
            kept.push((outcome, n));
        }
        outcome
    }
}

/// How many members come before this one.
fn rank_in(words: &[u64], member: usize) -> u32 {
    let (word, below) = (member / 64, (1 << (member % 64)) - 1);
    words[..word].iter().map(|word| word.count_ones()).sum::<u32>()
        + (words[word] & below).count_ones()
}

impl fmt::Debug for Chance<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Chance").field("drawn", &self.drawn).finish_non_exhaustive()
    }
}

/// The secret a live table's chance is made from: 256 bits, written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed for tests and simulations, spread from a small number.
    #[must_use]
    pub fn from_number(number: u64) -> Self {
        Self(*blake3::hash(&number.to_le_bytes()).as_bytes())
    }

    /// The hash that is published before the game; the seed itself is published after it.
    /// Elsewhere: commit-reveal, provably fair.
    #[must_use]
    pub fn commitment(&self) -> Digest {
        Digest(*blake3::hash(&self.0).as_bytes())
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&blake3::Hash::from_bytes(self.0).to_hex())
    }
}

impl FromStr for Seed {
    type Err = NotASeed;

    fn from_str(text: &str) -> Result<Self, NotASeed> {
        blake3::Hash::from_hex(text).map(|hash| Self(*hash.as_bytes())).map_err(|_| NotASeed)
    }
}

/// The text is not 64 hexadecimal digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a seed is 64 hexadecimal digits")]
pub struct NotASeed;

/// A live table's source: a stream cipher keyed with the seed.
#[derive(Debug, Clone)]
pub struct Live {
    stream: ChaCha8Rng,
}

impl Live {
    /// The stream of a seed, from its beginning.
    #[must_use]
    pub fn new(seed: Seed) -> Self {
        Self { stream: ChaCha8Rng::from_seed(seed.0) }
    }
}

impl Source for Live {
    fn below(&mut self, n: u32) -> u32 {
        below(n, || self.stream.next_u32())
    }
}

/// A search's source: a small fast generator (PCG with 64 bits of state, 32 of output).
#[derive(Debug, Clone, Copy)]
pub struct Fast {
    state: u64,
}

impl Fast {
    /// The generator of a number.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self { state: seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ 0xD1B5_4A32_D192_ED03 }
    }

    /// The next 32 bits.
    #[inline]
    pub fn bits(&mut self) -> u32 {
        let old = self.state;
        self.state =
            old.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let mixed = low(((old >> 18) ^ old) >> 27);
        mixed.rotate_right(low(old >> 59))
    }
}

impl Source for Fast {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        below(n, || self.bits())
    }
}

/// A number below `n` from uniform 32-bit words: multiply, keep the high half, reject the biased few (Lemire).
#[inline]
fn below(n: u32, mut word: impl FnMut() -> u32) -> u32 {
    let mut wide = u64::from(word()) * u64::from(n);
    if low(wide) < n {
        let biased = n.wrapping_neg() % n;
        while low(wide) < biased {
            wide = u64::from(word()) * u64::from(n);
        }
    }
    low(wide >> 32)
}

/// The low half of a word.
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "the low half is what is wanted")]
const fn low(wide: u64) -> u32 {
    wide as u32
}

/// A source that was written down: a test's dice, a journal's outcomes.
#[derive(Debug, Clone, Default)]
pub struct Script {
    lines: VecDeque<Scripted>,
    rest: Option<Fast>,
}

#[derive(Debug, Clone, Copy)]
enum Scripted {
    /// What a test names: the face of a die, the member of a set, else a number below n.
    Named(u32),
    /// What a journal kept: an outcome below n.
    Kept(u32, u32),
}

impl Script {
    /// Outcomes as a person names them: a die by its face, a draw by the member drawn.
    pub fn named(outcomes: impl IntoIterator<Item = u32>) -> Self {
        Self { lines: outcomes.into_iter().map(Scripted::Named).collect(), rest: None }
    }

    /// Outcomes as a journal keeps them: (outcome, n).
    pub fn kept(outcomes: impl IntoIterator<Item = (u32, u32)>) -> Self {
        Self {
            lines: outcomes.into_iter().map(|(o, n)| Scripted::Kept(o, n)).collect(),
            rest: None,
        }
    }

    /// Where outcomes come from once the script has run dry.
    #[must_use]
    pub fn then(self, rest: Fast) -> Self {
        Self { rest: Some(rest), ..self }
    }

    /// More named outcomes behind those that are left.
    pub fn extend_named(&mut self, outcomes: impl IntoIterator<Item = u32>) {
        self.lines.extend(outcomes.into_iter().map(Scripted::Named));
    }

    /// How many outcomes are left.
    pub fn left(&self) -> usize {
        self.lines.len()
    }

    fn next(&mut self, n: u32) -> Scripted {
        let rest = || Some(Scripted::Kept(self.rest.as_mut()?.below(n), n));
        let line = self.lines.pop_front().or_else(rest);
        let line = line
            .unwrap_or_else(|| panic!("the script of chance has run dry: one of {n} was asked"));
        if let Scripted::Kept(_, kept) = line {
            assert_eq!(
                kept, n,
                "the journal kept a chance of {kept} where the rules ask one of {n}"
            );
        }
        line
    }
}

impl Source for Script {
    fn below(&mut self, n: u32) -> u32 {
        match self.next(n) {
            Scripted::Named(outcome) | Scripted::Kept(outcome, _) => outcome,
        }
    }

    fn die(&mut self, sides: u32) -> u32 {
        match self.next(sides) {
            Scripted::Named(face) => face,
            Scripted::Kept(outcome, _) => outcome + 1,
        }
    }

    fn member(&mut self, words: &[u64], n: u32) -> usize {
        match self.next(n) {
            Scripted::Named(member) => member as usize,
            Scripted::Kept(rank, _) => {
                nth_of(words, rank as usize).expect("a kept rank names a member")
            }
        }
    }
}

/// The outcomes that a journal kept, while a stream runs beside them. What was kept wins; the stream steps in where
/// nothing was kept, or nothing that fits.
#[derive(Debug, Clone)]
pub struct Kept {
    outcomes: VecDeque<(u32, u32)>,
    stream: Live,
    agrees: bool,
    proved: usize,
}

impl Kept {
    /// No outcomes yet, beside the stream of a seed.
    pub fn beside(seed: Seed) -> Self {
        Self { outcomes: VecDeque::new(), stream: Live::new(seed), agrees: true, proved: 0 }
    }

    /// Lays out the outcomes of the next play: (outcome, n).
    pub fn lay_out(&mut self, outcomes: impl IntoIterator<Item = (u32, u32)>) {
        self.outcomes.clear();
        self.outcomes.extend(outcomes);
    }

    /// Whether the stream has given every outcome that was kept so far.
    pub const fn agrees(&self) -> bool {
        self.agrees
    }

    /// How many outcomes the stream gave before the first that it did not.
    pub const fn proved(&self) -> usize {
        self.proved
    }

    /// The stream, from where it stands.
    pub fn into_stream(self) -> Live {
        self.stream
    }
}

impl Source for Kept {
    fn below(&mut self, n: u32) -> u32 {
        let given = self.stream.below(n);
        let Some((outcome, of)) = self.outcomes.pop_front() else { return given };
        self.agrees &= (outcome, of) == (given, n);
        self.proved += usize::from(self.agrees);
        if outcome < n { outcome } else { given }
    }
}

/// A table's source, of whichever kind.
#[derive(Debug, Clone)]
pub enum Dealer {
    /// Keyed by a secret seed.
    Live(Box<Live>),
    /// Kept by a journal.
    Kept(Box<Kept>),
    /// Written down.
    Script(Script),
    /// For simulations.
    Fast(Fast),
}

impl Dealer {
    /// The live stream of a seed.
    #[must_use]
    pub fn live(seed: Seed) -> Self {
        Self::Live(Box::new(Live::new(seed)))
    }
}

impl Source for Dealer {
    fn below(&mut self, n: u32) -> u32 {
        match self {
            Self::Live(live) => live.below(n),
            Self::Kept(kept) => kept.below(n),
            Self::Script(script) => script.below(n),
            Self::Fast(fast) => fast.below(n),
        }
    }

    fn die(&mut self, sides: u32) -> u32 {
        match self {
            Self::Live(live) => live.die(sides),
            Self::Kept(kept) => kept.die(sides),
            Self::Script(script) => script.die(sides),
            Self::Fast(fast) => fast.die(sides),
        }
    }

    fn member(&mut self, words: &[u64], n: u32) -> usize {
        match self {
            Self::Live(live) => live.member(words, n),
            Self::Kept(kept) => kept.member(words, n),
            Self::Script(script) => script.member(words, n),
            Self::Fast(fast) => fast.member(words, n),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Bits;

    #[test]
    fn the_live_stream_never_changes_between_versions() {
        let mut live = Live::new(Seed::from_number(1));
        let dice: Vec<u32> = (0..12).map(|_| live.die(6)).collect();
        assert_eq!(dice, GOLDEN_LIVE);
        let mut fast = Fast::new(1);
        let dice: Vec<u32> = (0..12).map(|_| fast.die(6)).collect();
        assert_eq!(dice, GOLDEN_FAST);
    }

    const GOLDEN_LIVE: [u32; 12] = [2, 1, 1, 2, 2, 4, 3, 3, 4, 4, 2, 4];
    const GOLDEN_FAST: [u32; 12] = [5, 1, 6, 3, 4, 5, 6, 1, 5, 4, 1, 1];

    #[test]
    fn every_outcome_is_as_likely_as_the_others() {
        let mut fast = Fast::new(7);
        let mut seen = [0_u32; 5];
        (0..50_000).for_each(|_| seen[fast.below(5) as usize] += 1);
        assert!(seen.iter().all(|&count| (9_600..10_400).contains(&count)), "{seen:?}");
    }

    #[test]
    fn a_script_names_dice_by_face_and_draws_by_member() {
        let mut script = Script::named([6, 40]);
        let mut drawn = Drawn::keeping();
        let mut chance = Chance::new(&mut script, &mut drawn);
        let mut deck: Bits<1> = [2, 30, 40].into_iter().collect();
        assert_eq!((chance.die(6), chance.draw(&mut deck)), (6, 40));
        assert_eq!(drawn.kept.as_deref(), Some(&[(5, 6), (2, 3)][..]));
        let mut again = Script::kept(drawn.kept.expect("kept"));
        let mut chance = Chance::new(&mut again, &mut Drawn::default()).die(6);
        assert_eq!(std::mem::take(&mut chance), 6);
    }

    #[test]
    fn to_draw_the_last_of_a_set_takes_no_chance_but_counts_as_seen() {
        let mut drawn = Drawn::keeping();
        let mut script = Script::default();
        let mut deck = Bits::<1>::only(5);
        assert_eq!(Chance::new(&mut script, &mut drawn).draw(&mut deck), 5);
        assert_eq!((drawn.count, drawn.kept), (1, Some(Vec::new())));
    }

    #[test]
    fn a_script_that_has_run_dry_goes_on_with_what_it_was_given() {
        let mut script = Script::named([6]).then(Fast::new(1));
        let dice: Vec<u32> = (0..4).map(|_| script.die(6)).collect();
        assert_eq!((dice[0], &dice[1..]), (6, &GOLDEN_FAST[..3]));
    }

    #[test]
    fn a_seed_is_shown_only_when_asked_for() {
        let seed = Seed::from_number(3);
        assert_eq!(format!("{seed:?}"), "Seed(secret)");
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!("12".parse::<Seed>(), Err(NotASeed));
    }
}
