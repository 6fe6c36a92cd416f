//! What the game says: keys and what fills them. The words are in `lang/`.

mod answers;
mod asks;
mod choices;
mod facts;
pub(crate) mod names;

use crate::adventure::Deed;
use crate::ask::{Question, Why};
use crate::choice::Choice;
use crate::fact::Fact;
use crate::game::MonsterLands;
use crate::setting::Setting;
use kernel::{Message, Seat, Spoken, Text};

impl Spoken for MonsterLands {
    fn texts() -> &'static [Text] {
        kernel::texts![in "../../lang": "law", "names", "options", "asks", "choices", "facts", "adventure"]
    }

    fn seat_name(setting: &Setting, seat: Seat) -> Message {
        let prescribed = setting.scenario.and_then(|scenario| scenario.affinity);
        match prescribed.or(setting.chosen.affinities[seat.index()]) {
            Some(affinity) => Message::new("clan-of").with("affinity", names::affinity(affinity)),
            None => Message::new("clan-number").with("number", seat.index() + 1),
        }
    }

    fn question(setting: &Setting, question: &Question) -> Message {
        asks::question(setting, *question)
    }

    fn choice(setting: &Setting, choice: &Choice) -> Message {
        choices::choice(setting, *choice)
    }

    fn answer(setting: &Setting, question: &Question, choice: &Choice) -> Message {
        answers::answer(setting, *question, *choice)
    }

    fn closes(choice: &Choice) -> bool {
        matches!(choice, Choice::Done | Choice::Pass | Choice::Adventure(Deed::Stop))
    }

    fn why(_setting: &Setting, why: &Why) -> Message {
        asks::why(*why)
    }

    fn fact(_setting: &Setting, fact: &Fact) -> Message {
        facts::fact(*fact)
    }
}
