//! 15.6 Evening.

use super::{board, keepers, phase};
use crate::scene::Look;
use root::golden_rules::Frame as Golden;
use root::keepers::Frame;
use root::law::keepers as law;
use root::terms::{CardName, Faction, Piece, Retinue};

#[test]
fn a_warrior_goes_from_each_clearing_with_four_or_more() {
    let words = "
        c1 keeper-warrior 4
        c2 keeper-warrior 3
        c5 keeper-warrior 6
    ";
    let game = phase(words, Golden::Evening);
    assert_eq!([1, 2, 5].map(|at| game.count(Piece::KeeperWarrior, at)), [3, 3, 5]);
    game.proves(law::LIVE_OFF_THE_LAND).proves(law::EVENING);
}

#[test]
fn any_number_of_cards_join_any_columns() {
    let words = "
        hand keepers anvil sword bake-sale
        retinue move retainer
    ";
    let game = phase(words, Golden::Evening);
    let game = game.plays("card anvil; retinue move; card sword; retinue battle-then-delve; pass");
    assert_eq!(game.hand(Faction::Keepers).len(), 2, "one kept, one drawn");
    assert_eq!(
        Retinue::ALL.map(|column| board(&game).column(column).len()),
        [1, 1, 0],
        "the retainer apart"
    );
    assert!(game.story().contains("15.6.2  Anvil"), "{}", game.story());
    game.proves(law::GATHER_THE_RETINUE);
}

#[test]
fn or_one_card_changes_its_column() {
    let words = "
            hand keepers bake-sale
            retinue move retainer anvil
            retinue battle-then-delve sword
        ";
    let game = phase(words, Golden::Evening);
    assert_eq!(
        game.offers(),
        ["card bake-sale", "retinue move", "retinue battle-then-delve", "pass"]
    );
    let game = game.plays("retinue move; card anvil");
    assert_eq!(game.offers(), ["retinue battle-then-delve", "retinue move-or-recover"]);
    let game = game.plays("retinue move-or-recover");
    assert_eq!(Retinue::ALL.map(|column| board(&game).column(column).len()), [0, 1, 1]);
    assert_ne!(game.asked_faction(), Faction::Keepers, "one, and no card joins then");
    game.proves(law::GATHER_THE_RETINUE);
}

#[test]
fn a_faithful_retainer_changes_its_column_too() {
    let words = "
        retinue move retainer
        retinue move-or-recover retainer
    ";
    let game = phase(words, Golden::Evening).plays("retinue move; retinue move-or-recover");
    assert_eq!(Retinue::ALL.map(|column| board(&game).faithful(column)), [0, 0, 2]);
}

#[test]
fn the_retinue_holds_ten_cards() {
    let words = "hand keepers sword bake-sale
        retinue move retainer retainer retainer anvil armorers birdy-bindle\nretinue battle-then-delve ambush-fox ambush-bird investments";
    let game = phase(words, Golden::Evening).plays("card sword; retinue move");
    assert_eq!((board(&game).size(), game.hand(Faction::Keepers).len()), (10, 2));
    let again = keepers(
        &words.replace("hand keepers sword", "retinue move-or-recover sword\nhand keepers"),
        Frame::GatherTheRetinue,
    );
    assert_eq!(
        again.refuses("card bake-sale"),
        "15.6.2  The Retinue holds as many cards as it can."
    );
}

#[test]
fn they_draw_one_and_one_for_each_waystation() {
    let words = "
        waystation c1 tablet jewelry
        waystation c2 figure tablet
    ";
    let game = phase(words, Golden::Evening);
    assert_eq!(game.hand(Faction::Keepers).len(), 3);
    game.proves(law::DRAW_AND_DISCARD);
}

#[test]
fn and_discard_down_to_five() {
    let words = "
        waystation c1 tablet jewelry
        hand keepers anvil sword bake-sale investments
    ";
    let game = phase(words, Golden::Evening).plays("pass; card anvil");
    assert_eq!(game.hand(Faction::Keepers).len(), 5);
    assert!(game.discards().contains(&CardName::Anvil));
}
