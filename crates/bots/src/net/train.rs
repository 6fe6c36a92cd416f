//! Training: a net is moved towards what came of the positions it is shown, by Adam in small batches.

use super::{HIDDEN, Net, OUTPUTS, ROW};
use crate::judge::Leaning;
use kernel::seat::MAX_SEATS;
use kernel::{Fast, Source};
use serde::{Deserialize, Serialize};

/// What is to be learned of one position.
#[derive(Debug, Clone)]
pub struct Lesson {
    /// The game it is from.
    pub game: u32,
    /// What each look sees: one for all seats, or one for each.
    pub looks: Vec<Vec<u16>>,
    /// The output that speaks for each seat.
    pub outputs: [u8; MAX_SEATS],
    /// What the written judgement says.
    pub leaning: Leaning,
    /// What came of it for each seat.
    pub target: [f32; MAX_SEATS],
    /// How much it counts.
    pub weight: f32,
}

impl Lesson {
    /// Which of the looks is a seat's.
    fn look_of(&self, seat: usize) -> usize {
        if self.looks.len() == 1 { 0 } else { seat }
    }
}

/// How a net is trained.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Trainer {
    /// How often every lesson is gone through at most.
    pub epochs: u32,
    /// How many lessons are taken together.
    pub batch: usize,
    /// How far a step goes at first; at the end it is a tenth of it.
    pub rate: f32,
    /// How fast weights fade that are of no use.
    pub fading: f32,
    /// Of how many games one is held out.
    pub held_out: u32,
    /// Where chance begins.
    pub seed: u64,
}

impl Default for Trainer {
    fn default() -> Self {
        Self { epochs: 6, batch: 256, rate: 3e-4, fading: 0.5, held_out: 10, seed: 1 }
    }
}

/// What came of training.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Trained {
    /// How far the written judgement was from what came of the games held out.
    pub before: f32,
    /// How far the net was, at its best.
    pub after: f32,
    /// After how many epochs that was.
    pub epochs: u32,
    /// How many lessons there were, and how many were held out.
    pub lessons: [usize; 2],
}

/// The sums of one batch.
struct Slope {
    rows: Vec<[f32; ROW]>,
    bias: [f32; ROW],
    out: [[f32; HIDDEN]; OUTPUTS],
}

/// What Adam remembers of one weight after the other.
struct Memory {
    first: Vec<f32>,
    second: Vec<f32>,
    fades: [f32; 2],
}

const FIRST: f32 = 0.9;
const SECOND: f32 = 0.999;
const TINY: f32 = 1e-8;

impl Trainer {
    /// Trains a net from where it stands, and leaves it as it was best on the games held out.
    pub fn train(
        &self,
        net: &mut Net,
        lessons: &[Lesson],
        mut tell: impl FnMut(u32, f32),
    ) -> Trained {
        let is_held = |lesson: &&Lesson| lesson.game % self.held_out == self.held_out - 1;
        let held: Vec<&Lesson> = lessons.iter().filter(is_held).collect();
        let mut taken: Vec<&Lesson> = lessons.iter().filter(|lesson| !is_held(lesson)).collect();
        let before = loss(&Net::zero(net.inputs()), &held);
        let mut trained = Trained {
            before,
            after: loss(net, &held),
            epochs: 0,
            lessons: [taken.len(), held.len()],
        };
        let (mut memory, mut chance) = (Memory::new(net), Fast::new(self.seed));
        let (mut best, mut walking) = (net.clone(), net.clone());
        if walking.is_silent() {
            stir(&mut walking, &mut chance);
        }
        let batches = taken.len().div_ceil(self.batch).max(1);
        let all = as_float(batches) * as_float(self.epochs as usize);
        let mut done = 0.0;
        for epoch in 1..=self.epochs {
            shuffle(&mut taken, &mut chance);
            // It is looked at four times an epoch: where lessons are few, the best may be long past at its end.
            for part in taken.chunks(taken.len().div_ceil(4).max(1)) {
                for batch in part.chunks(self.batch) {
                    let rate = self.rate * (1.0 - 0.9 * done / all);
                    let slope = Slope::of(&walking, batch);
                    memory.step(&mut walking, &slope, rate, self.fading);
                    done += 1.0;
                }
                let after = loss(&walking, &held);
                tell(epoch, after);
                if after < trained.after {
                    best.clone_from(&walking);
                    (trained.after, trained.epochs) = (after, epoch);
                }
            }
        }
        *net = best;
        trained
    }
}

/// Hidden units begin apart from each other, and say nothing yet.
fn stir(net: &mut Net, chance: &mut Fast) {
    for row in &mut net.rows {
        for weight in &mut row[..HIDDEN] {
            *weight = (as_float(chance.below(2001) as usize) / 1000.0 - 1.0) * 0.05;
        }
    }
    net.bias[..HIDDEN].fill(0.3);
}

pub(super) fn shuffle<T>(all: &mut [T], chance: &mut Fast) {
    for place in (1..all.len()).rev() {
        let other = chance.below(u32::try_from(place + 1).expect("lessons are millions at most"));
        all.swap(place, other as usize);
    }
}

/// How far a net is from what came of some lessons, on average.
pub fn loss(net: &Net, lessons: &[&Lesson]) -> f32 {
    let (mut sum, mut weights) = (0.0_f64, 0.0_f64);
    for lesson in lessons {
        let (_, by) = said(net, lesson);
        sum += f64::from(lesson.weight * lesson.leaning.far(&by, &lesson.target));
        weights += f64::from(lesson.weight);
    }
    #[expect(clippy::cast_possible_truncation, reason = "a figure to be compared")]
    let mean = (sum / weights.max(1e-9)) as f32;
    mean
}

type Said = (Vec<[f32; ROW]>, [f32; MAX_SEATS]);

/// What a net gathers and says of a lesson.
fn said(net: &Net, lesson: &Lesson) -> Said {
    let gathered: Vec<_> = lesson.looks.iter().map(|on| net.gather(on)).collect();
    let mut by = [0.0; MAX_SEATS];
    for (seat, by) in by.iter_mut().enumerate().take(lesson.leaning.seats()) {
        *by = net.say(&gathered[lesson.look_of(seat)], usize::from(lesson.outputs[seat]));
    }
    (gathered, by)
}

impl Slope {
    fn of(net: &Net, batch: &[&Lesson]) -> Self {
        let mut slope = Self {
            rows: vec![[0.0; ROW]; net.inputs()],
            bias: [0.0; ROW],
            out: [[0.0; HIDDEN]; OUTPUTS],
        };
        let part = 1.0 / as_float(batch.len()).max(1.0);
        for lesson in batch {
            slope.add(net, lesson, part * lesson.weight);
        }
        slope
    }

    fn add(&mut self, net: &Net, lesson: &Lesson, part: f32) {
        let (gathered, by) = said(net, lesson);
        let steep = lesson.leaning.steep(&by, &lesson.target);
        let mut back = vec![[0.0_f32; ROW]; gathered.len()];
        for seat in 0..lesson.leaning.seats() {
            let (look, output) = (lesson.look_of(seat), usize::from(lesson.outputs[seat]));
            let steep = part * steep[seat];
            back[look][HIDDEN + output] += steep;
            for unit in 0..HIDDEN {
                let hidden = gathered[look][unit];
                self.out[output][unit] += steep * hidden;
                // Beyond its bounds a unit does not move.
                if hidden > 0.0 && hidden < 1.0 {
                    back[look][unit] += steep * net.out[output][unit];
                }
            }
        }
        for (on, back) in lesson.looks.iter().zip(&back) {
            for rows in on.iter().map(|&input| usize::from(input)) {
                add(&mut self.rows[rows], back);
            }
            add(&mut self.bias, back);
        }
    }
}

fn add(sums: &mut [f32; ROW], more: &[f32; ROW]) {
    for (sum, more) in sums.iter_mut().zip(more) {
        *sum += more;
    }
}

impl Memory {
    fn new(net: &Net) -> Self {
        let size = (net.inputs() + 1) * ROW + OUTPUTS * HIDDEN;
        Self { first: vec![0.0; size], second: vec![0.0; size], fades: [1.0; 2] }
    }

    fn step(&mut self, net: &mut Net, slope: &Slope, rate: f32, fading: f32) {
        self.fades = [self.fades[0] * FIRST, self.fades[1] * SECOND];
        let (scale, spread) = (1.0 / (1.0 - self.fades[0]), 1.0 / (1.0 - self.fades[1]));
        let weights = net.rows.as_flattened_mut().iter_mut();
        let weights = weights.chain(&mut net.bias).chain(net.out.as_flattened_mut());
        let slopes = slope.rows.as_flattened().iter();
        let slopes = slopes.chain(&slope.bias).chain(slope.out.as_flattened());
        let memory = self.first.iter_mut().zip(&mut self.second);
        for ((weight, &steep), (first, second)) in weights.zip(slopes).zip(memory) {
            *first = FIRST * *first + (1.0 - FIRST) * steep;
            *second = SECOND * *second + (1.0 - SECOND) * steep * steep;
            let step = *first * scale / ((*second * spread).sqrt() + TINY);
            *weight -= rate * (step + fading * *weight);
        }
    }
}

#[expect(clippy::cast_precision_loss, reason = "numbers far below the precision of a float")]
const fn as_float(number: usize) -> f32 {
    number as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Positions in which the first of two seats is ahead if exactly one of two inputs is on: no straight way tells that.
    fn lessons() -> Vec<Lesson> {
        let lesson = |game: u32| {
            let on = |bit: u32| game >> bit & 1 == 1;
            let ahead = on(0) != on(1);
            let seen = (0..4_u16).filter(|&input| on(u32::from(input))).collect();
            let mut target = [0.0; MAX_SEATS];
            target[usize::from(!ahead)] = 1.0;
            Lesson {
                game,
                looks: vec![seen],
                outputs: [0, 1, 2, 3, 4, 5, 6, 7],
                leaning: Leaning::shared([0.0; MAX_SEATS], 2, 1.0),
                target,
                weight: 1.0,
            }
        };
        (0..640).map(lesson).collect()
    }

    fn trainer() -> Trainer {
        Trainer { epochs: 60, batch: 16, rate: 1e-2, fading: 0.0, ..Trainer::default() }
    }

    #[test]
    fn it_learns_what_only_hidden_units_can_tell() {
        let mut net = Net::zero(4);
        let trained = trainer().train(&mut net, &lessons(), |_, _| {});
        assert!(trained.before > 0.69 && trained.after < 0.1, "{trained:?}");
    }

    #[test]
    fn the_same_lessons_make_the_same_net() {
        let train = || {
            let mut net = Net::zero(4);
            Trainer { epochs: 3, ..trainer() }.train(&mut net, &lessons(), |_, _| {});
            net
        };
        assert_eq!(train(), train());
    }

    #[test]
    fn slopes_are_what_a_small_step_brings() {
        let net = super::super::tests::some(4);
        let lesson = &lessons()[1];
        let slope = Slope::of(&net, &[lesson]);
        let small = 1e-2;
        let moved = |change: &dyn Fn(&mut Net, f32)| {
            let at = |by: f32| {
                let mut net = net.clone();
                change(&mut net, by);
                loss(&net, &[lesson])
            };
            (at(small) - at(-small)) / (2.0 * small)
        };
        for unit in [0, 9, 63, HIDDEN, HIDDEN + 1] {
            let found = moved(&|net, by| net.rows[0][unit] += by);
            assert!((found - slope.rows[0][unit]).abs() < 2e-2, "row {unit}");
            let found = moved(&|net, by| net.bias[unit] += by);
            assert!((found - slope.bias[unit]).abs() < 2e-2, "bias {unit}");
        }
        let found = moved(&|net, by| net.out[1][7] += by);
        assert!((found - slope.out[1][7]).abs() < 2e-2);
    }
}
