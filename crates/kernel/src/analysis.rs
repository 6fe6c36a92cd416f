//! What an analysis of a finished game has found: plain data, kept as it is.

use serde::{Deserialize, Serialize};

/// What an analysis of a finished game has found. Chances and costs are in thousandths.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Analysis {
    /// The form of this record; what is of another is made anew.
    pub form: u32,
    /// The same seed and looks find the same.
    pub seed: u64,
    /// How many imagined games were looked at for each decision.
    pub looks: u32,
    /// Through whose eyes was looked.
    pub eyes: Eyes,
    /// Everyone's chances at every turn, and at the end.
    pub turns: Vec<Estimate>,
    /// How many decisions were weighed: those in which there was something to choose.
    pub weighed: u32,
    /// The decisions that cost most, the costliest first.
    pub costliest: Vec<Costly>,
}

/// Through whose eyes an estimate looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Eyes {
    /// Each seat's own: what it could not know was dealt anew in every imagined game.
    EachOwn,
    /// Nothing is hidden in this game, so everyone sees the same.
    NothingHidden,
}

/// Everyone's chances at one moment.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Estimate {
    /// After how many answers.
    pub at: usize,
    /// The chance of each seat, as it could see it then.
    pub chances: Vec<u16>,
}

/// A decision that cost a lot.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Costly {
    /// After how many answers it was asked.
    pub at: usize,
    /// Whose it was.
    pub seat: u8,
    /// What was chosen, in notation.
    pub played: String,
    /// What a master would have chosen, in notation.
    pub better: String,
    /// By how much the chances would have been higher.
    pub cost: u16,
    /// How far that may be off, either way: twice its standard error.
    pub give_or_take: u16,
}

impl Analysis {
    /// The form of what is found now.
    pub const FORM: u32 = 1;

    /// What was kept, if it is of the form of now.
    pub fn read(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok().filter(|it: &Self| it.form == Self::FORM)
    }

    /// What is to be kept.
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("an analysis is plain data")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_analysis_is_read_as_it_was_kept_and_one_of_another_form_is_not() {
        let costly = Costly {
            at: 7,
            seat: 1,
            played: "pass".to_owned(),
            better: "in c3".to_owned(),
            cost: 81,
            give_or_take: 22,
        };
        let analysis = Analysis {
            form: Analysis::FORM,
            seed: 3,
            looks: 100,
            eyes: Eyes::EachOwn,
            turns: vec![Estimate { at: 0, chances: vec![500, 500] }],
            weighed: 12,
            costliest: vec![costly],
        };
        assert_eq!(Analysis::read(&analysis.text()), Some(analysis.clone()));
        let former = Analysis { form: 0, ..analysis };
        assert_eq!(Analysis::read(&former.text()), None);
        assert_eq!(Analysis::read("nothing"), None);
    }
}
