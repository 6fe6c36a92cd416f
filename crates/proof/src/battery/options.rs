//! Generated options: each kind is sampled, and what the game refuses with a sentence is sampled again.

use super::hush::attempt;
use super::speech::in_all;
use super::{Breach, Check, Failure};
use crate::Speech;
use kernel::game::SetError;
use kernel::{Data, Fast, Kind, OptionSpec, Options, Seed, Source, Spoken};
use lang::{Names, Speaker};
use std::sync::Arc;

/// A table to be set: everything a game of the battery starts from.
#[derive(Debug)]
pub(super) struct Setup<G: Spoken> {
    pub(super) number: u64,
    pub(super) options: Options,
    pub(super) data: Data,
    pub(super) setting: Arc<G::Setting>,
    pub(super) speech: Speech<G>,
}

/// More refusals in a row than sensible options give.
const PATIENCE: u32 = 1_000;

impl<G: Spoken> Setup<G> {
    /// The table of this number.
    pub(super) fn generate(
        number: u64,
        pinned: &[(String, String)],
        speaker: &Arc<Speaker>,
        refused: &mut u64,
    ) -> Result<Self, Box<Failure>> {
        let mut dice = Fast::new(number);
        let data = Data::embedded(G::data());
        for _ in 0..PATIENCE {
            let given = sample(G::options(), pinned, &mut dice);
            let fail = |check, detail: String| {
                let breach = Breach::new(check, detail);
                Box::new(Failure::of_options::<G>(breach, number, given.clone()))
            };
            let pairs = given.iter().map(|(name, value)| (name.as_str(), value.as_str()));
            let options = Options::accept(G::options(), pairs)
                .map_err(|error| fail(Check::Options, error.to_string()))?;
            let set = attempt(|| G::set(&options, &data)).map_err(|p| fail(Check::Options, p))?;
            match set {
                Ok(setting) => {
                    let speech = Speech::by(Arc::clone(speaker), &setting);
                    return Ok(Self { number, options, data, setting: Arc::new(setting), speech });
                }
                Err(SetError::Data(error)) => return Err(fail(Check::Options, error.to_string())),
                Err(SetError::Option { message, .. }) => {
                    *refused += 1;
                    in_all::<G>(|lang| speaker.say(lang, &message, &Names::NONE))
                        .map_err(|said| fail(Check::Speech, said))?;
                }
            }
        }
        let breach = Breach::new(Check::Options, "no sampled options can be set");
        Err(Box::new(Failure::of_options::<G>(breach, number, pinned.to_vec())))
    }

    /// The options, by name.
    pub(super) fn pairs(&self) -> Vec<(String, String)> {
        self.options.iter().map(|(name, value)| (name.to_owned(), value.to_owned())).collect()
    }

    /// The seed of the table's chance.
    pub(super) fn seed(&self) -> Seed {
        Seed::from_number(self.number)
    }
}

fn sample(
    specs: &[OptionSpec],
    pinned: &[(String, String)],
    dice: &mut Fast,
) -> Vec<(String, String)> {
    let value = |spec: &OptionSpec, dice: &mut Fast| {
        let pin = pinned.iter().rev().find(|(name, _)| name == spec.name);
        match pin {
            Some((_, value)) => value.clone(),
            // Half of the time what people play; seats always vary.
            None if spec.name != "seats" && dice.below(2) == 0 => spec.default.to_owned(),
            None => sample_kind(spec.kind, dice),
        }
    };
    specs.iter().map(|spec| (spec.name.to_owned(), value(spec, dice))).collect()
}

fn sample_kind(kind: Kind, dice: &mut Fast) -> String {
    match kind {
        Kind::Toggle => ["off", "on"][dice.below(2) as usize].to_owned(),
        Kind::Number { min, max } => match dice.below(4) {
            0 => min.to_string(),
            1 => max.to_string(),
            _ => (min + dice.below(max - min + 1)).to_string(),
        },
        Kind::OneOf(values) => pick(values, dice).to_string(),
        Kind::Several(values) => {
            let mut left = values.to_vec();
            let count = dice.below(size(values) + 1);
            let taken = (0..count).map(|_| left.swap_remove(dice.below(size(&left)) as usize));
            taken.collect::<Vec<_>>().join(",")
        }
    }
}

/// One of these, each as likely as the others.
pub(super) fn pick<'a, T>(things: &'a [T], dice: &mut Fast) -> &'a T {
    &things[dice.below(size(things)) as usize]
}

fn size<T>(things: &[T]) -> u32 {
    u32::try_from(things.len()).expect("there are few")
}
