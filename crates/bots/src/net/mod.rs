//! A small net of our own: many inputs of which few are on, one layer of hidden units, and for each output a straight way
//! beside them.
//!
//! What it tells is added to what the written judgement says ([`Leaning`](crate::judge::Leaning)): a net of zeros changes
//! nothing. Sums are taken in a fixed order, in single precision, so the same net says the same on every machine.

pub mod features;
pub mod prior;
pub mod train;
pub mod weights;

pub use features::{Block, Sensed, Sight};
pub use prior::{Pick, Prior};
pub use train::{Lesson, Trainer};
pub use weights::{Provenance, Weights, WeightsError};

/// How many hidden units there are.
pub const HIDDEN: usize = 64;
/// How many outputs there are at most.
pub const OUTPUTS: usize = 16;
/// What an input adds to: the hidden units, and the outputs straight on.
pub(crate) const ROW: usize = HIDDEN + OUTPUTS;

/// What was learned of a game.
#[derive(Debug, Clone, PartialEq)]
pub struct Learned {
    /// What corrects the worth of a position.
    pub net: Option<Net>,
    /// What corrects the promises of offers.
    pub prior: Option<Prior>,
    /// How the judgement is turned; nothing where it is not.
    pub dials: Vec<f32>,
}

impl Learned {
    /// Whether it says anything of what a position is worth.
    pub(crate) const fn judges(&self) -> bool {
        self.net.is_some() || !self.dials.is_empty()
    }
}

/// A net.
#[derive(Debug, Clone, PartialEq)]
pub struct Net {
    /// For each input what it adds.
    pub(crate) rows: Vec<[f32; ROW]>,
    /// What is there without any input.
    pub(crate) bias: [f32; ROW],
    /// For each output what the hidden units add to it.
    pub(crate) out: [[f32; HIDDEN]; OUTPUTS],
}

impl Net {
    /// A net that says nothing, of a given number of inputs.
    pub fn zero(inputs: usize) -> Self {
        Self { rows: vec![[0.0; ROW]; inputs], bias: [0.0; ROW], out: [[0.0; HIDDEN]; OUTPUTS] }
    }

    /// How many inputs it has.
    pub fn inputs(&self) -> usize {
        self.rows.len()
    }

    /// Whether it says nothing, whatever is on.
    pub fn is_silent(&self) -> bool {
        let straight = |row: &[f32; ROW]| row[HIDDEN..].iter().all(|&weight| weight == 0.0);
        self.rows.iter().chain([&self.bias]).all(straight)
            && self.out.as_flattened().iter().all(|&weight| weight == 0.0)
    }

    /// Makes it say only a part of what it says.
    pub fn scale(&mut self, part: f32) {
        for row in self.rows.iter_mut().chain([&mut self.bias]) {
            row[HIDDEN..].iter_mut().for_each(|weight| *weight *= part);
        }
        self.out.as_flattened_mut().iter_mut().for_each(|weight| *weight *= part);
    }

    /// Adds up the inputs that are on.
    #[inline]
    pub(crate) fn gather(&self, on: &[u16]) -> [f32; ROW] {
        let mut sums = self.bias;
        for &input in on {
            let row = &self.rows[usize::from(input)];
            for (sum, weight) in sums.iter_mut().zip(row) {
                *sum += weight;
            }
        }
        for sum in &mut sums[..HIDDEN] {
            *sum = sum.clamp(0.0, 1.0);
        }
        sums
    }

    /// What an output says of what was gathered.
    #[inline]
    pub(crate) fn say(&self, gathered: &[f32; ROW], output: usize) -> f32 {
        const LANES: usize = 8;
        let mut lanes = [0.0_f32; LANES];
        let (hidden, straight) = gathered.split_at(HIDDEN);
        let pairs = hidden.chunks_exact(LANES).zip(self.out[output].chunks_exact(LANES));
        for (hidden, weights) in pairs {
            for lane in 0..LANES {
                lanes[lane] += hidden[lane] * weights[lane];
            }
        }
        straight[output] + lanes.iter().sum::<f32>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A net of a given number of inputs with some weights in it.
    pub(super) fn some(inputs: usize) -> Net {
        let mut net = Net::zero(inputs);
        let mut number = 1_u32;
        let mut next = || {
            number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            f32::from(u8::try_from(number >> 24).expect("eight bits")) / 256.0 - 0.5
        };
        let rows = net.rows.as_flattened_mut().iter_mut().chain(&mut net.bias);
        for weight in rows.chain(net.out.as_flattened_mut()) {
            *weight = next();
        }
        net
    }

    #[test]
    fn a_net_of_zeros_says_nothing() {
        let net = Net::zero(10);
        assert!(net.is_silent() && !some(10).is_silent());
        assert_eq!(net.say(&net.gather(&[0, 3, 9]), 5).to_bits(), 0);
    }

    #[test]
    fn what_it_says_is_what_one_reckons_slowly() {
        let net = some(40);
        let on = [1_u16, 5, 17, 39];
        for output in 0..OUTPUTS {
            let mut said = f64::from(net.bias[HIDDEN + output]);
            for &input in &on {
                said += f64::from(net.rows[usize::from(input)][HIDDEN + output]);
            }
            for unit in 0..HIDDEN {
                let mut sum = f64::from(net.bias[unit]);
                for &input in &on {
                    sum += f64::from(net.rows[usize::from(input)][unit]);
                }
                said += sum.clamp(0.0, 1.0) * f64::from(net.out[output][unit]);
            }
            let quick = f64::from(net.say(&net.gather(&on), output));
            assert!((quick - said).abs() < 1e-4, "{output}: {quick} {said}");
        }
    }
}
