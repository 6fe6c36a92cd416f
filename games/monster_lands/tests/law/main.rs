//! The rules of Monster Lands, question by question.
//!
//! A question is a position in words, a line of play in notation, and what must be so afterwards:
//!
//! ```text
//! let game = turn("0 glory 5 gold 9 pool p4,m\nplaced tavern p6\ntavern vishor jaruna")  // the turn of seat 0
//!     .plays("visit tavern");                  // a question with one answer is not asked: p4 is the only die that fits
//! assert_eq!(game.refuses("hire jaruna"), "M13.2  It needs 7 Excess Glory and you have 4.");
//! let game = game
//!     .chances([3, drawn("dalina")])           // the dice and draws to come, in order
//!     .plays("hire vishor");
//! assert_eq!(play_area(&game, 0).gold, 9 - 1); // 6 less 4 and 6 is 1 at least
//! game.proves(law::tavern::HIRE);              // the paragraph was really applied
//! ```
//!
//! * Where it begins: [`turn`] and [`turn_with`] (Deployment), `adventure` and `adventure_with` (the Adventure Phase from
//!   its first step), [`standing`] (any frame: a step of Clean-up, scoring, the beginning of a round), [`within`] (several,
//!   as in `stories`: the Adventure Phase and then Clean-up), and `Scenario::new` (a new table, from its set-up).
//! * The words of a position: [`lay_out`]. The notation of answers: [`monster_lands::Choice`], and
//!   [`monster_lands::adventure::Deed`] for the Adventure Phase; `game.sheet()` prints what is asked, offered and withheld at
//!   any point, with the notation beside each.
//! * Chance: a die by its face, a card or token by [`drawn`]; what is not written comes as it may, and `game.chances_left()`
//!   says what nobody asked for.
//! * What can be seen: [`play_area`] (Glory, Reputation, Gold, points and the rest of a clan), `game.position()`,
//!   `game.offers()`, `game.refuses(choice)` (the paragraph and the reason, or `not offered`), `game.story()`,
//!   `game.outcome()`.

mod components;
mod options;
mod setup;
mod clan;
mod rounds;
mod deployment;
mod citadel;
mod outside;
mod settled_lands;
mod adventure;
mod clean_up;
mod stories;
mod scoring;
mod tricks;
mod solo;
mod scenarios;
mod campaign;
mod view;

use kernel::{Seat, Viewer};
use monster_lands::layout::lay_out;
use monster_lands::terms::{Card, Equipment, Land, Loot, Mercenary, Monster, Token, Trap};
use monster_lands::view::ClanView;
use monster_lands::{Frame, MonsterLands};
use proof::scenario::setting;

/// A rules question of Monster Lands.
type Scenario = proof::Scenario<MonsterLands>;

/// A position in words, for a table with these options, and the frame that is open there.
#[track_caller]
fn standing(options: &[(&str, &str)], words: &str, frame: impl Into<Frame>) -> Scenario {
    within(options, words, [frame.into()])
}

/// A position in words, for a table with these options, and all frames that are open there: what comes last first.
#[track_caller]
fn within<const N: usize>(options: &[(&str, &str)], words: &str, frames: [Frame; N]) -> Scenario {
    let setting = setting::<MonsterLands>(options.iter().copied());
    match lay_out(&setting, words) {
        Ok(position) => Scenario::within(setting, position, frames),
        Err(error) => panic!("{error}"),
    }
}

/// Four clans, Fire, Water, Air and Jungle, at the turn of seat 0.
#[track_caller]
fn turn(words: &str) -> Scenario {
    turn_with(&[("seats", "4")], words)
}

/// The clans of a table with these options, at the turn of seat 0.
#[track_caller]
fn turn_with(options: &[(&str, &str)], words: &str) -> Scenario {
    let seats = options.iter().find(|(name, _)| *name == "seats");
    let seats = seats.map_or(4, |(_, seats)| seats.parse().expect("seats are a number"));
    let clans = ["clan 0 fire\n", "clan 1 water\n", "clan 2 air\n", "clan 3 jungle\n"];
    let words = format!("{}{words}", clans[..seats].concat());
    let turn = monster_lands::deployment::Frame::Turn(Seat(0));
    standing(options, &words, Frame::Deployment(turn)).luck(1)
}

/// A clan's play area as its own player sees it: Glory, Reputation, Excess Glory, Gold, points, stores, dice, members.
fn play_area(game: &Scenario, seat: u8) -> ClanView {
    game.view(Viewer::Seat(Seat(seat))).clans.swap_remove(usize::from(seat))
}

/// The number by which chance draws a card or token, for `chances`: a Mercenary, Monster, Land or Loot token by its name,
/// a Trap or Equipment by its kind (the first of them).
#[track_caller]
fn drawn(name: &str) -> u32 {
    let setting = setting::<MonsterLands>([]);
    let index = name
        .parse::<Mercenary>()
        .map(Mercenary::index)
        .or_else(|_| name.parse::<Monster>().map(Monster::index))
        .or_else(|_| name.parse::<Land>().map(Land::index))
        .or_else(|_| name.parse::<Loot>().map(Loot::index));
    let number = index.ok().and_then(|index| u8::try_from(index).ok());
    let token = |trap: Trap| (0..64).find(|&n| setting.trap_of(Token(n)) == trap);
    let card = |kind: Equipment| (0..18).find(|&n| setting.kind_of(Card(n)) == kind);
    let number = number.or_else(|| token(name.parse().ok()?));
    let number = number.or_else(|| card(name.parse().ok()?));
    number.unwrap_or_else(|| panic!("{name} is no card and no token")).into()
}

#[test]
fn a_draw_can_be_named() {
    let words = "
        0 glory 5 gold 9 pool p4,m
        placed tavern p6
        tavern vishor jaruna
    ";
    let game = turn(words).plays("visit tavern");
    let refused = game.refuses("hire jaruna");
    assert_eq!(refused, "M13.2  It needs 7 Excess Glory and you have 4.");
    let game = game.chances([3, drawn("dalina")]).plays("hire vishor");
    assert!(game.position().citadel().tavern().contains(&Some(Mercenary::Dalina)));
    let clan = play_area(&game, 0);
    assert_eq!((clan.gold, clan.reputation), (9 - 1, 1 + 3));
    game.proves(monster_lands::law::tavern::HIRE);
    assert_eq!(drawn("trap-initial"), 0);
}
