//! 14.7 Moods.

use super::{battle, horde};
use crate::scene::Look;
use root::golden_rules::Frame as Golden;
use root::hundreds::Frame;
use root::law::hundreds as law;
use root::terms::{Faction, Item, Piece};

#[test]
fn a_jubilant_warlord_rolls_up_to_four_times_after_inciting_with_him() {
    let words = "
        c1 warlord
        c9 hundreds-warrior
        hand hundreds anvil sword
        mood jubilant
    ";
    let game = horde(words, Frame::Incite).chances([2, 2, 0, 1]).plays("card anvil");
    assert_eq!(game.offers(), ["do roll", "pass"]);
    // Mice: clearing 9; then 9 has one already and 12, 4 are no mice; foxes: 12; rabbits: 4, 5 or 10.
    let game = game.plays("do roll; do roll; do roll; do roll; in c5");
    let mobs = [1, 9, 12, 5].map(|at| game.count(Piece::Mob, at));
    assert_eq!(mobs, [1, 1, 1, 1]);
    assert_ne!(
        game.asked_faction(),
        Faction::Hundreds,
        "no fifth roll; the sword finds no clearing"
    );
    game.proves(law::JUBILANT);
}

#[test]
fn inciting_elsewhere_is_no_jubilation() {
    let words = "
        c1 warlord
        c9 hundreds-warrior
        hand hundreds sword anvil
        mood jubilant
    ";
    let game = horde(words, Frame::Incite).plays("card sword");
    assert_eq!(game.offers(), ["card anvil", "pass"]);
}

#[test]
fn a_relentless_warlord_moves_or_battles_once_more_after_both() {
    let words = "
        c1 warlord hundreds-warrior 4
        c9 eyrie-warrior 2
        mood relentless
    ";
    let game = horde(words, Frame::AdvanceTheWarlord(0)).chances([1, 0, 1, 0]);
    let game = game.plays("move c1 c9; count 4; battle c9 eyrie");
    let offers = ["move c9 c1", "move c9 c4", "move c9 c12", "battle c9 eyrie", "pass"];
    assert_eq!(game.offers(), offers);
    let game = game.plays("battle c9 eyrie");
    assert_eq!(game.count(Piece::EyrieWarrior, 9), 0);
    assert_ne!(game.asked_faction(), Faction::Hundreds, "once only");
    game.proves(law::RELENTLESS);
}

#[test]
fn who_only_moves_or_only_battles_is_not_relentless() {
    let words = "
        c1 warlord hundreds-warrior 4 eyrie-warrior 2
        mood relentless
    ";
    let game = horde(words, Frame::AdvanceTheWarlord(0)).chances([1, 0]).plays("battle c1 eyrie");
    assert_ne!(game.asked_faction(), Faction::Hundreds);
}

#[test]
fn a_wrathful_warlord_adds_a_hit_when_he_attacks() {
    let words = "
        c1 warlord eyrie-warrior 4
        mood wrathful
    ";
    let game = horde(words, battle(1, 3, 1)).chances([3, 0]).plays("");
    assert_eq!(game.count(Piece::EyrieWarrior, 1), 2, "one rolled at most, one extra");
    let words = "
        turn eyrie
        c1 warlord hundreds-warrior 3 eyrie-warrior 4
        mood wrathful
    ";
    let game = horde(words, battle(1, 1, 3)).chances([0, 0]).plays("");
    assert_eq!(game.count(Piece::EyrieWarrior, 1), 4, "not in defence");
    let words = "
        c2 warlord
        c1 hundreds-warrior 3 eyrie-warrior 4
        mood wrathful
    ";
    let game = horde(words, battle(1, 3, 1)).chances([0, 0]).plays("");
    assert_eq!(game.count(Piece::EyrieWarrior, 1), 4, "not without him");
}

#[test]
fn a_stubborn_warlord_ignores_the_first_hit_of_the_battle() {
    let words = "
        turn eyrie
        c1 warlord hundreds-warrior 3 eyrie-warrior 4
        mood stubborn
    ";
    let game = horde(words, battle(1, 1, 3)).chances([2, 0]).plays("piece hundreds-warrior");
    assert_eq!(game.count(Piece::HundredsWarrior, 1), 2, "one of two");
    assert!(game.story().contains("14.7.4  The Lord of the Hundreds ignores the first hit."));
    game.proves(law::STUBBORN);
    let game = horde(words, battle(1, 1, 3)).chances([1, 0]).plays("");
    assert_eq!(game.count(Piece::HundredsWarrior, 1), 3);
    let words = "
        turn eyrie
        c2 warlord
        c1 hundreds-warrior 3 eyrie-warrior 4
        mood stubborn
    ";
    let game = horde(words, battle(1, 1, 3)).chances([2, 0]).plays("");
    assert_eq!(game.count(Piece::HundredsWarrior, 1), 1, "he is not there");
}

#[test]
fn after_an_ambush_the_first_hit_is_spent() {
    let words = "
            c1 warlord hundreds-warrior 4 eyrie-warrior 2
            hand eyrie ambush-fox
            mood stubborn
        ";
    let game = horde(words, battle(1, 3, 1))
        .chances([0, 0])
        .plays("card ambush-fox; piece hundreds-warrior");
    assert_eq!(game.count(Piece::HundredsWarrior, 1), 3, "one of the ambush's two");
    let game = horde(words, battle(1, 3, 1)).chances([1, 1]);
    let game = game.plays("card ambush-fox; piece hundreds-warrior; piece hundreds-warrior");
    assert_eq!(game.count(Piece::HundredsWarrior, 1), 2, "the rolled hit is the third");
}

#[test]
fn a_lavish_warlord_gives_items_for_two_warriors_each() {
    let words = "
        c1 warlord
        hoard boot tea tea
        mood lavish
    ";
    let game = horde(words, Frame::Lavish(Item::ALL[0]));
    assert_eq!(game.offers(), ["item boot", "item tea", "pass"]);
    let game = game.plays("item tea");
    assert_eq!(game.offers(), ["item tea", "pass"], "kind after kind");
    let game = game.plays("item tea");
    assert_eq!(game.count(Piece::HundredsWarrior, 1), 4);
    assert_eq!(
        (game.position().hundreds.hoard().total(), game.position().gone.of(Item::Tea)),
        (1, 2)
    );
    game.proves(law::LAVISH);
}

#[test]
fn lavishness_comes_at_the_end_of_the_birdsong_that_chose_it() {
    let words = "
        c1 warlord
        hoard boot
        mood bitter
    ";
    let game = horde(words, root::Frame::Golden(Golden::Birdsong)).plays("mood lavish");
    assert_eq!(game.offers(), ["item boot", "pass"]);
    let game = game.plays("item boot");
    assert_eq!(game.count(Piece::HundredsWarrior, 1), 1 + 2, "recruited with Prowess 1, then two");
}

#[test]
fn a_bitter_warlord_turns_mobs_into_warriors_before_the_roll() {
    let words = "
        c1 warlord mob eyrie-warrior 3
        c9 mob
        c12 mob
        mood bitter
    ";
    let game = horde(words, battle(1, 3, 1)).chances([3, 0]);
    assert_eq!(game.offers(), ["in c1", "in c9", "pass"], "clearing 12 is not adjacent");
    let game = game.plays("in c1; in c9");
    assert_eq!(game.count(Piece::HundredsWarrior, 1), 2);
    assert_eq!(game.count(Piece::EyrieWarrior, 1), 0, "three warriors deal three hits");
    assert_eq!(game.position().woodland.on_map(Piece::Mob), 1);
    game.proves(law::BITTER);
}

#[test]
fn bitter_defenders_call_their_mobs_too() {
    let words = "
        turn eyrie
        c1 warlord eyrie-warrior 3
        c9 mob
        mood bitter
    ";
    let game = horde(words, battle(1, 1, 3)).chances([0, 0]);
    assert_eq!(
        (game.asked_faction(), game.offers()),
        (Faction::Hundreds, vec!["in c9".into(), "pass".into()])
    );
}

#[test]
fn a_grandiose_warlord_advances_before_the_command() {
    let words = "
        c1 warlord hundreds-warrior 2
        mood grandiose
    ";
    let game = horde(words, root::Frame::Golden(Golden::Daylight));
    assert!(game.offers().contains(&"move c1 c5".to_owned()));
    let game = game.plays("pass");
    assert_eq!(game.offers(), ["do move", "pass"]);
    game.proves(law::GRANDIOSE);
}
