//! E.3 Hireling Rules.

use super::{hired, turn_of};
use crate::scene::{Look, c};
use root::golden_rules::Frame as Golden;
use root::hirelings::Frame;
use root::key_actions::battle::Frame as Battle;
use root::law::hirelings as law;
use root::terms::{Clearings, Faction, Piece};

#[test]
fn a_hireling_rules_for_its_controller_and_else_for_itself() {
    let free = hired(
        "
            hireling forest-patrol
            c1 patrol-warrior 2 eyrie-warrior
        ",
        Golden::EndOfTurn,
    );
    let woodland = &free.position().woodland;
    assert!(woodland.ruled(Faction::Patrol).has(c(1)) && !woodland.ruled(Faction::Eyrie).has(c(1)));
    let tied = hired(
        "
            hireling forest-patrol
            c1 patrol-warrior marquise-warrior
        ",
        Golden::EndOfTurn,
    );
    assert!(!tied.position().woodland.ruled(Faction::Marquise).has(c(1)), "it can tie, too");
    let words = "
        hireling forest-patrol marquise 2
        c1 patrol-warrior 2 marquise-warrior eyrie-warrior 2
        c5 patrol-warrior
    ";
    let own = hired(words, Frame::PatrolMoves);
    let woodland = &own.position().woodland;
    assert!(woodland.ruled(Faction::Marquise).has(c(1)), "together");
    assert!(woodland.ruled(Faction::Marquise).has(c(5)), "alone, too");
    own.plays("move c5 c1").proves(law::HIRELING_RULE);
}

#[test]
fn a_hireling_moves_where_its_controller_rules() {
    let words = "
        hireling forest-patrol marquise 2
        c1 patrol-warrior eyrie-warrior 3
        c5 marquise-warrior
        c9 eyrie-warrior
    ";
    let game = hired(words, Frame::PatrolMoves);
    assert_eq!(game.offers(), ["move c1 c5", "pass"]);
    game.plays("move c1 c5").proves(law::HIRELING_RULE);
}

#[test]
fn a_hireling_is_an_enemy_of_all_but_its_controller_and_that_players_coalition() {
    let words = "
        hireling forest-patrol vagabond 2
        coalition vagabond marquise
        c1 patrol-warrior marquise-warrior eyrie-warrior
    ";
    let game = hired(words, root::Frame::Battle(Battle::Initiate { seat: kernel::Seat(0) }));
    assert!(!game.story().contains("battles the Patrol"));
    let words = "
            hireling forest-patrol vagabond 2
            c1 patrol-warrior marquise-warrior eyrie-warrior
        ";
    let game = hired(words, root::Frame::Battle(Battle::Initiate { seat: kernel::Seat(0) }));
    assert_eq!(game.offers(), ["battle c1 eyrie", "battle c1 patrol"]);
    let words = "
            hireling forest-patrol marquise 2
            c1 patrol-warrior marquise-warrior eyrie-warrior roost
        ";
    let game = hired(words, root::Frame::Battle(Battle::Initiate { seat: kernel::Seat(0) }));
    assert!(!game.story().contains("battles the Patrol"), "one's own is no enemy");
    game.proves(law::ENEMY_STATUS);
}

#[test]
fn its_pieces_are_no_faction_pieces() {
    let words = "
        hireling the-exile
        hireling-pawn the-exile f1
        hireling forest-patrol marquise 2
        c1 patrol-warrior
        c6 recruiter
        items marquise sword
    ";
    let game = hired(words, Golden::Daylight);
    assert!(!game.offers().contains(&"do gift".to_owned()), "only the Patrol is beside the Exile");
    let words = "
            hireling forest-patrol eyrie 2
            c1 patrol-warrior 3
            c5 sympathy
            supporters anvil
        ";
    turn_of("alliance", words, Golden::Birdsong).proves(law::SEPARATE_PIECES);
}

#[test]
fn it_battles_alone_without_cards_and_for_no_points() {
    let words = "
        hireling forest-patrol marquise 2
        c1 patrol-warrior 3 marquise-warrior 2 eyrie-warrior roost
        crafted marquise brutal-tactics armorers
        hand eyrie ambush-fox
        hand marquise ambush-bird
    ";
    let battle =
        Frame::BandBattle { band: Faction::Patrol, among: Clearings::ALL, optional: false };
    let game = hired(words, battle).chances([3, 1]);
    assert_eq!(game.offers(), ["card ambush-fox", "pass"], "the defender may ambush");
    let game = game.plays("card ambush-fox");
    assert_eq!(
        game.count(Piece::PatrolWarrior, 1),
        0,
        "two fell to the ambush, one to the defender"
    );
    assert_eq!(game.count(Piece::MarquiseWarrior, 1), 2, "they stood by");
    assert_eq!((game.count(Piece::EyrieWarrior, 1), game.count(Piece::Roost, 1)), (0, 1));
    assert_eq!(game.score(Faction::Marquise), 0);
    game.proves(law::SEPARATE_ACTIONS).proves(law::SEPARATE_EFFECTS);
}

#[test]
fn nobody_scores_what_a_hireling_removes_but_its_own_pieces_are_worth_points() {
    let words = "
        hireling vault-keepers marquise 2
        c1 vault-keeper 3 roost
    ";
    let battle =
        Frame::BandBattle { band: Faction::Vaults, among: Clearings::ALL, optional: false };
    let game = hired(words, battle).chances([2, 0]);
    assert_eq!((game.count(Piece::Roost, 1), game.score(Faction::Marquise)), (0, 0));
    game.proves(law::NO_POINTS_FOR_REMOVAL);
    let words = "
        hireling vault-keepers eyrie 2
        c1 vault marquise-warrior 2
    ";
    let battle = Battle::Initiate { seat: kernel::Seat(0) };
    let game = hired(words, root::Frame::Battle(battle)).chances([1, 0]);
    assert_eq!((game.count(Piece::Vault, 1), game.score(Faction::Marquise)), (0, 1));
}

#[test]
fn a_defender_scores_for_pieces_of_the_hireling_that_attacks() {
    let words = "
        hireling vault-keepers marquise 2
        c1 vault-keeper vault eyrie-warrior 3
    ";
    let battle =
        Frame::BandBattle { band: Faction::Vaults, among: Clearings::ALL, optional: false };
    let game = hired(words, battle).chances([2, 2]);
    assert_eq!((game.count(Piece::Vault, 1), game.score(Faction::Eyrie)), (0, 1));
}

#[test]
fn moving_warriors_of_a_hireling_into_sympathy_outrages_its_controller() {
    let words = "
        hireling forest-patrol marquise 2
        c1 patrol-warrior marquise-warrior
        c5 sympathy
        hand marquise bake-sale
    ";
    let game = hired(words, Frame::PatrolMoves).plays("move c1 c5; card bake-sale");
    assert_eq!(game.hand(Faction::Marquise), []);
    assert_eq!(game.supporters().len(), 1);
    game.proves(law::ODD_CASES);
}

#[test]
fn removing_sympathy_with_a_hireling_outrages_its_controller() {
    let words = "
            hireling forest-patrol marquise 2
            c5 patrol-warrior 2 sympathy
            hand marquise bake-sale
        ";
    let battle =
        Frame::BandBattle { band: Faction::Patrol, among: Clearings::ALL, optional: false };
    let game = hired(words, battle).chances([1, 0]).plays("card bake-sale");
    assert_eq!((game.count(Piece::Sympathy, 5), game.hand(Faction::Marquise).len()), (0, 0));
    assert_eq!(game.score(Faction::Marquise), 0);
    game.proves(law::ODD_CASES).proves(law::NO_POINTS_FOR_REMOVAL);
}

#[test]
fn who_moves_a_hireling_by_ferry_draws_a_card() {
    let words = "
        turn marquise
        pawn vagabond f1
        hireling forest-patrol marquise 2
        ferry c4
        c4 patrol-warrior marquise-warrior
    ";
    let table = [("seats", "4"), ("first", "1"), ("map", "lake")];
    let game = crate::scene::scene(&table, words, Frame::PatrolMoves).luck(1);
    let coast = game.offers().into_iter().find(|offer| offer.starts_with("ferry"));
    let game = game.plays(&coast.expect("the Ferry takes hirelings"));
    assert_eq!(game.hand(Faction::Marquise).len(), 1);
    game.proves(law::ODD_CASES);
}
