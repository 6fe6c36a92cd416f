//! M20 to M29 Adventure Phase.

mod after_the_attack;
mod arithmetic;
mod citadel_defence;
mod conquest;
mod equipment;
mod examples;
mod loot;
mod madhala;
mod mercenary_attack;
mod missions;
mod monster_attack;
mod order;
mod powers;
mod talents;
mod traps;
mod wounds;

use crate::Scenario;
use kernel::Seat;
use monster_lands::Question;
use monster_lands::adventure::{Frame, Question as Asked};

/// The Adventure Phase of four clans on normal difficulty.
#[track_caller]
pub(crate) fn adventure(words: &str) -> Scenario {
    adventure_with(&[("seats", "4")], words)
}

/// The Adventure Phase of a table with these options; seats 0 to 3 are Fire, Water, Air and Jungle.
///
/// Four Loot tokens are on offer unless the words say otherwise; chance that is not written comes as it may.
#[track_caller]
pub(crate) fn adventure_with(options: &[(&str, &str)], words: &str) -> Scenario {
    let seats = options
        .iter()
        .find(|(name, _)| *name == "seats")
        .map_or(4, |(_, seats)| seats.parse().expect("seats are a number"));
    let clans = ["clan 0 fire", "clan 1 water", "clan 2 air", "clan 3 jungle"];
    let clans = clans[..seats].iter().zip(0..seats).map(|(clan, seat)| {
        format!(
            "
            {clan}
            {seat} glory 5
        "
        )
    });
    let offer = "offer loot-gold10 loot-gold12 loot-hire loot-bundle\n";
    let offer = if words.contains("offer") { "" } else { offer };
    let words = format!("{}{offer}{words}", clans.collect::<String>());
    crate::standing(options, &words, Frame::OrderOfAdventure).luck(1)
}

/// The total of the attack: as it is asked about, or else as the story told it last.
#[track_caller]
pub(crate) fn total(game: &Scenario) -> u8 {
    if let [ask] = game.table().asks()
        && let Question::Adventure(
            Asked::Attack(_, total, ..)
            | Asked::Conquest(_, total, _)
            | Asked::MissionRoll(_, total, _),
        ) = ask.question
    {
        return total;
    }
    let story = game.story();
    let (_, told) = story.rsplit_once("otal ").expect("a total was told");
    let told = told.trim_start_matches("so far is ");
    let digits: String = told.chars().take_while(char::is_ascii_digit).collect();
    digits.parse().expect("a total is a number")
}

/// The hits that are to be cancelled.
#[track_caller]
pub(crate) fn hits(game: &Scenario) -> u8 {
    match game.question() {
        Question::Adventure(Asked::Defend(_, hits)) => hits,
        other => panic!("nobody defends, but {other:?} is asked"),
    }
}

/// The Glory of the seats.
pub(crate) fn glory(game: &Scenario) -> [u8; 4] {
    [0, 1, 2, 3].map(|seat| game.position().clan(Seat(seat)).glory())
}
