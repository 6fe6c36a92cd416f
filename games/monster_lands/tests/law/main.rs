//! The rules of Monster Lands, question by question.

mod adventure;
mod tricks;
mod view;

use monster_lands::position::Position;
use monster_lands::{Frame, MonsterLands};
use proof::scenario::setting;

/// A rules question of Monster Lands.
type Scenario = proof::Scenario<MonsterLands>;

/// A position in words, for a table with these options, and the frame that is open there.
#[track_caller]
fn standing(options: &[(&str, &str)], words: &str, frame: impl Into<Frame>) -> Scenario {
    let setting = setting::<MonsterLands>(options.iter().copied());
    match Position::in_words(&setting, words) {
        Ok(position) => Scenario::at(setting, position, frame.into()),
        Err(error) => panic!("{error}"),
    }
}
