//! 10.5 Daylight.

use super::cult;
use crate::scene::Look;
use kernel::Viewer;
use root::law::{glossary, golden_rules, lizard_cult as law};
use root::lizard_cult::Frame;
use root::terms::{CardName, Faction, Piece};
use root::view::BoardView;

#[test]
fn a_card_builds_a_garden_of_its_suit_where_the_cult_rules() {
    let words = "
        outcast fox
        c8 cult-warrior 2
        c12 fox-garden marquise-warrior 2
        c1 cult-warrior marquise-warrior 2
        hand lizard-cult anvil sword
    ";
    let game = cult(words, Frame::Daylight);
    let game = game.plays("do build; card anvil");
    assert_eq!(game.count(Piece::FoxGarden, 8), 1, "clearing 12 is full, clearing 1 not ruled");
    assert_eq!(game.hand(Faction::LizardCult), [CardName::Sword]);
    assert_eq!(game.position().lizard_cult.revealed().len(), 1);
    assert!(game.refuses("do build").starts_with("10.5.1 "), "no mouse clearing is ruled");
    game.proves(law::BUILD).proves(law::DAYLIGHT);
}

#[test]
fn a_second_garden_stands_where_the_first_rules() {
    let words = "
        outcast fox
        c8 fox-garden eyrie-warrior 4
        hand lizard-cult anvil
    ";
    let game = cult(words, Frame::Daylight).plays("do build; card anvil");
    assert_eq!(game.count(Piece::FoxGarden, 8), 2);
}

#[test]
fn a_card_recruits_in_any_clearing_of_its_suit() {
    let words = "
        outcast fox
        c2 marquise-warrior 3 keep
        hand lizard-cult sword
    ";
    let game = cult(words, Frame::Daylight).plays("do recruit; card sword");
    assert_eq!(game.offers(), ["in c7", "in c9", "in c11"], "not at the keep");
    let game = game.plays("in c9");
    assert_eq!(game.count(Piece::CultWarrior, 9), 1);
    game.proves(law::RECRUIT);
}

#[test]
fn scoring_discards_the_card_for_what_its_track_shows() {
    for (gardens, points) in [("", 0), ("c8 fox-garden", 0), ("c8 fox-garden 2", 2)] {
        let words = format!(
            "
            outcast mouse
            {gardens}
            hand lizard-cult anvil bake-sale
        "
        );
        let game = cult(&words, Frame::Daylight).plays("do score; card anvil");
        assert_eq!(game.score(Faction::LizardCult), points, "{gardens}");
        assert_eq!(game.position().lizard_cult.lost_souls().len(), 1);
        game.proves(law::SCORE);
    }
    for (gardens, points) in [
        ("c12 fox-garden", 2),
        (
            "
        c12 fox-garden
        c6 fox-garden
    ",
            3,
        ),
    ] {
        let words = format!(
            "
            outcast mouse
            c8 fox-garden 2
            {gardens}
            hand lizard-cult anvil
        "
        );
        let game = cult(&words, Frame::Daylight).plays("do score; card anvil");
        assert_eq!(game.score(Faction::LizardCult), points, "{gardens}");
    }
    let words = "
        outcast mouse
        c1 fox-garden
        c8 fox-garden 2
        c12 fox-garden
        c6 fox-garden
        hand lizard-cult anvil
    ";
    let game = cult(words, Frame::Daylight).plays("do score; card anvil");
    assert_eq!(game.score(Faction::LizardCult), 4);
}

#[test]
fn each_suit_is_scored_once_a_turn() {
    let words = "
        outcast mouse
        c8 fox-garden 2
        c7 mouse-garden 2
        hand lizard-cult anvil foxfolk-steel sword
    ";
    let game = cult(words, Frame::Daylight).plays("do score; card anvil; do score");
    assert_eq!(game.offers(), ["card sword"], "foxes were scored");
    let game = game.plays("card sword");
    assert_eq!(game.score(Faction::LizardCult), 4);
    assert!(game.refuses("do score").starts_with("10.5.3 "));
}

#[test]
fn a_bird_makes_an_acolyte_of_a_warrior() {
    let words = "
        outcast mouse
        hand lizard-cult armorers sword
    ";
    let game = cult(words, Frame::Daylight).plays("do sacrifice; card armorers");
    assert_eq!(game.position().lizard_cult.acolytes(), 1);
    assert_eq!(game.position().woodland.supply(Piece::CultWarrior), 24);
    assert!(game.refuses("do sacrifice").starts_with("10.5.4 "));
    game.proves(law::SACRIFICE);
}

#[test]
fn without_warriors_in_the_supply_nobody_is_recruited_or_sacrificed() {
    let words = "
        outcast mouse
        c7 cult-warrior 25
        hand lizard-cult armorers sword
    ";
    let game = cult(words, Frame::Daylight);
    assert!(game.refuses("do sacrifice").starts_with("1.5.1 "));
    assert!(game.refuses("do recruit").starts_with("1.5.1 "));
    game.proves(golden_rules::LIMIT);
}

#[test]
fn revealed_cards_are_of_no_other_use_in_daylight() {
    let words = "
        outcast mouse
        score lizard-cult 12
        c7 cult-warrior
        hand lizard-cult dominance-mouse sword
    ";
    let game = cult(words, Frame::Daylight);
    assert!(game.offers().contains(&"activate dominance-mouse".to_owned()));
    let game = game.plays("do recruit; card dominance-mouse; in c7");
    assert!(!game.offers().contains(&"activate dominance-mouse".to_owned()));
    let view = game.view(Viewer::Watcher);
    let cult = view.players.iter().find(|player| player.faction == Faction::LizardCult).unwrap();
    let BoardView::LizardCult(board) = &cult.board else { panic!("the board of the Cult") };
    assert_eq!((board.revealed.as_slice(), cult.hand), ([CardName::DominanceMouse].as_slice(), 1));
    assert!(cult.known.is_empty());
    game.proves(glossary::REVEAL);
}

#[test]
fn rituals_end_when_the_cult_passes_or_has_no_card() {
    let game = cult("outcast mouse", Frame::Daylight);
    assert_ne!(game.asked_faction(), Faction::LizardCult, "with no card there is nothing to do");
}
