//! 14.5 Daylight.

use super::{among_rebels, horde};
use crate::scene::Look;
use root::golden_rules::Frame as Golden;
use root::hundreds::Frame;
use root::law::{alliance, hundreds as law};
use root::terms::{Faction, Piece};

#[test]
fn by_day_they_craft_then_command_then_advance() {
    let words = "
        c1 warlord hundreds-warrior 2
        mood rowdy
    ";
    let game = horde(words, root::Frame::Golden(Golden::Daylight));
    assert_eq!(
        game.offers(),
        ["do move", "pass"],
        "no stronghold, nobody to battle, nothing to build with"
    );
    let game = game.plays("pass");
    assert_eq!(game.offers(), ["move c1 c5", "move c1 c9", "move c1 c10", "pass"]);
    game.proves(law::DAYLIGHT).proves(law::ADVANCE_THE_WARLORD);
}

#[test]
fn as_many_actions_as_command() {
    let words = "
        c1 warlord hundreds-warrior 5 eyrie-warrior
        hoard boot bag coins
        mood rowdy
        hand hundreds anvil
    ";
    let game = horde(words, Frame::CommandTheHundreds(0)).chances([1, 0]);
    assert_eq!(game.offers(), ["do move", "do battle", "do build", "pass"]);
    let game = game.plays("do build; card anvil; do battle; do move");
    // Three actions: nothing more is asked when the move is done.
    assert_eq!((game.count(Piece::Stronghold, 1), game.count(Piece::EyrieWarrior, 1)), (1, 0));
    let game = game.plays("move c1 c5; piece hundreds-warrior; count 5");
    assert_eq!((game.count(Piece::HundredsWarrior, 5), game.count(Piece::Warlord, 1)), (5, 1));
    game.proves(law::COMMAND_THE_HUNDREDS).proves(law::MOVE).proves(law::BATTLE).proves(law::BUILD);
}

#[test]
fn a_stronghold_needs_rule_a_slot_and_a_card_that_matches() {
    let words = "
        c1 warlord
        c4 hundreds-warrior stronghold
        c9 hundreds-warrior eyrie-warrior 2
        hand hundreds bake-sale mouse-in-a-sack
        mood rowdy
    ";
    let game = horde(words, Frame::CommandTheHundreds(0));
    assert_eq!(
        game.refuses("do build"),
        "14.5.2.III  No card in your hand matches a clearing you rule that has a free slot."
    );
    let words = "
        c1 warlord
        c7 hundreds-warrior
        c9 hundreds-warrior
        hand hundreds birdy-bindle
        mood rowdy
    ";
    let game = horde(words, Frame::CommandTheHundreds(0)).plays("do build; card birdy-bindle");
    assert_eq!(game.offers(), ["in c1", "in c7", "in c9"], "a bird matches any");
    let game = game.plays("in c9");
    assert_eq!((game.count(Piece::Stronghold, 9), game.hand(Faction::Hundreds).len()), (1, 0));
}

#[test]
fn the_warlord_goes_with_a_move_or_stays() {
    let words = "
        c1 warlord hundreds-warrior 2
        mood rowdy
    ";
    let game = || horde(words, Frame::CommandTheHundreds(0)).plays("do move; move c1 c9");
    assert_eq!(game().offers(), ["piece warlord", "piece hundreds-warrior"]);
    let led = game().plays("piece warlord");
    assert_eq!(led.offers(), ["count 0", "count 1", "count 2"]);
    let led = led.plays("count 1");
    assert_eq!((led.count(Piece::Warlord, 9), led.count(Piece::HundredsWarrior, 9)), (1, 1));
    let game = game().plays("piece hundreds-warrior; count 2");
    assert_eq!((game.count(Piece::Warlord, 1), game.count(Piece::HundredsWarrior, 9)), (1, 2));
    game.proves(law::WARLORD);
}

#[test]
fn each_advance_is_a_move_and_then_a_battle() {
    let words = "
        c1 warlord hundreds-warrior 3
        c9 eyrie-warrior 3
        hoard tea
        mood rowdy
    ";
    let game = horde(words, Frame::AdvanceTheWarlord(0)).chances([1, 0, 1, 0]);
    let game = game.plays("move c1 c9; count 3");
    assert_eq!(game.offers(), ["battle c9 eyrie", "pass"]);
    let game = game.plays("battle c9 eyrie");
    assert_eq!(game.count(Piece::EyrieWarrior, 9), 2);
    // The second of two: he battles where he is.
    assert!(game.offers().contains(&"battle c9 eyrie".to_owned()));
    let game = game.plays("battle c9 eyrie");
    assert_eq!(game.count(Piece::EyrieWarrior, 9), 1);
    assert_ne!(
        game.asked_faction(),
        Faction::Hundreds,
        "two advances with Prowess 2: the next turn"
    );
    game.proves(law::ADVANCE_THE_WARLORD);
}

#[test]
fn only_warriors_with_the_warlord_advance() {
    let words = "
        c1 warlord
        c5 hundreds-warrior 4
        mood rowdy
    ";
    let game = horde(words, Frame::AdvanceTheWarlord(0));
    assert!(game.offers().iter().all(|offer| !offer.starts_with("move c5")));
    let game = game.plays("move c1 c5");
    assert_eq!((game.count(Piece::Warlord, 5), game.count(Piece::HundredsWarrior, 5)), (1, 4));
}

#[test]
fn without_a_warlord_nobody_advances() {
    let game = horde(
        "
        c1 hundreds-warrior 2
        mood rowdy
    ",
        Frame::AdvanceTheWarlord(0),
    )
    .plays("");
    assert_ne!(game.asked_faction(), Faction::Hundreds);
}

#[test]
fn an_item_looted_on_the_way_gives_its_action_at_once() {
    let words = "
        c1 warlord hundreds-warrior 5 eyrie-warrior
        items eyrie boot
        mood rowdy
    ";
    let game = horde(words, Frame::CommandTheHundreds(0)).chances([0, 0]);
    let game = game.plays("do battle; do loot");
    assert!(game.offers().contains(&"do move".to_owned()), "Command is 2 now");
}

#[test]
fn an_advance_into_sympathy_is_one_outrage() {
    let words = "
        c1 warlord hundreds-warrior 2
        c9 sympathy
        hand hundreds mouse-in-a-sack sword
        mood rowdy
    ";
    let game = among_rebels(words, Frame::AdvanceTheWarlord(0));
    let game = game.plays("move c1 c9; count 2; card mouse-in-a-sack");
    assert_eq!((game.supporters().len(), game.hand(Faction::Hundreds).len()), (1, 1));
    game.proves(alliance::OUTRAGE);
    // The warlord alone is a warrior, too.
    let words = words.replace(" hundreds-warrior 2", "");
    let game = among_rebels(&words, Frame::AdvanceTheWarlord(0));
    assert_eq!(game.plays("move c1 c9; card sword").supporters().len(), 1);
}

#[test]
fn the_last_question_of_the_day_is_for_crafted_cards() {
    let words = "
        c1 hundreds-warrior 2
        crafted hundreds tax-collector
        mood rowdy
    ";
    let game = horde(words, Frame::RestOfDaylight);
    assert_eq!(game.offers(), ["use tax-collector", "pass"]);
}
