//! 8.4 Birdsong.

use crate::scene::{Look, c, four};
use root::alliance::Frame;
use root::law::{alliance as law, golden_rules, marquise, vagabond};
use root::terms::{CardName, Faction, Piece};

#[test]
fn a_revolt_clears_the_clearing_and_founds_base_warriors_and_an_officer() {
    // Clearings 1, 6, 8 and 12 are fox clearings; 1 and 8 are sympathetic.
    let game = four(
        "turn alliance
        c1 sympathy marquise-warrior 3 sawmill eyrie-warrior 2
        c8 sympathy
        supporters anvil foxfolk-steel",
        Frame::Revolt,
    )
    .luck(1)
    .plays("in c1; card foxfolk-steel; card anvil");
    assert_eq!(game.count(Piece::MarquiseWarrior, 1) + game.count(Piece::EyrieWarrior, 1), 0);
    assert_eq!(game.count(Piece::Sawmill, 1), 0);
    assert_eq!((game.count(Piece::FoxBase, 1), game.count(Piece::AllianceWarrior, 1)), (1, 2));
    assert_eq!(game.position().alliance.officers(), 1);
    assert_eq!(game.score(Faction::Alliance), 1, "the sawmill");
    game.proves(law::REVOLT)
        .proves(law::REVOLT_SPEND_SUPPORTERS)
        .proves(law::REVOLT_RESOLVE_EFFECT);
}

#[test]
fn supporters_are_spent_in_one_order_only() {
    let game = four(
        "
            turn alliance
            c1 sympathy
            supporters anvil foxfolk-steel ambush-bird
        ",
        Frame::Revolt,
    )
    .luck(1)
    .plays("in c1");
    assert_eq!(
        game.offers(),
        ["card ambush-bird", "card foxfolk-steel"],
        "the last of three cannot come first"
    );
    let game = game.plays("card foxfolk-steel");
    assert_eq!(game.offers(), ["card anvil"]);
}

#[test]
fn a_revolt_needs_a_base_still_on_the_board() {
    let game = four(
        "
        turn alliance
        c1 sympathy fox-base
        c8 sympathy
        c4 sympathy
        supporters anvil foxfolk-steel bake-sale a-visit-to-friends
    ",
        Frame::Revolt,
    )
    .luck(1);
    assert_eq!(game.offers(), ["in c4", "pass"]);
    assert!(game.refuses("in c8").starts_with("8.4.1.I "));
    game.proves(law::REVOLT_CHOOSE_CLEARING);
}

#[test]
fn a_revolt_needs_two_matching_supporters_and_birds_match() {
    let scene = |supporters: &str| {
        four(
            &format!(
                "
            turn alliance
            c1 sympathy
            supporters {supporters}
        "
            ),
            Frame::Revolt,
        )
        .luck(1)
    };
    assert!(scene("anvil sword").refuses("in c1").starts_with("8.4.1.II "));
    assert_eq!(scene("anvil ambush-bird").offers(), ["in c1", "pass"]);
}

#[test]
fn warriors_of_a_revolt_are_as_many_as_there_are() {
    let game = four(
        "
            turn alliance
            c1 sympathy
            c6 sympathy
            officers 9
            supporters anvil foxfolk-steel
        ",
        Frame::Revolt,
    )
    .luck(1)
    .plays("in c1; card foxfolk-steel; card anvil");
    assert_eq!(
        (game.count(Piece::AllianceWarrior, 1), game.position().alliance.officers()),
        (1, 9)
    );
    game.proves(golden_rules::LIMIT);
}

#[test]
fn a_vagabond_in_a_revolt_damages_three_items_and_stays() {
    let game = four(
        "turn alliance
        c1 sympathy
        supporters anvil foxfolk-steel
        character vagabond thief
        pawn vagabond c1
        has vagabond boot torch tea sword",
        Frame::Revolt,
    )
    .luck(1)
    .plays("in c1; card foxfolk-steel; card anvil; item boot; item sword; item tea");
    assert_eq!(game.position().vagabonds[0].pawn().clearing(), Some(c(1)));
    game.proves(vagabond::TOTAL_REMOVAL).proves(vagabond::LONE_WANDERER);
}

#[test]
fn sympathy_starts_anywhere_and_spreads_to_adjacent_clearings() {
    let game = four(
        "
        turn alliance
        supporters anvil
    ",
        Frame::SpreadSympathy,
    )
    .luck(1);
    assert_eq!(game.offers(), ["in c1", "in c6", "in c8", "in c12", "pass"]);
    let game = four(
        "
            turn alliance
            c1 sympathy
            supporters mouse-in-a-sack bake-sale anvil
        ",
        Frame::SpreadSympathy,
    )
    .luck(1);
    assert_eq!(game.offers(), ["in c5", "in c9", "in c10", "pass"], "next to clearing 1");
    assert!(game.refuses("in c1").starts_with("8.2.5.I "));
    assert!(game.refuses("in c12").starts_with("8.4.2.I "));
    game.proves(law::SPREAD_CHOOSE_CLEARING).proves(law::PLACEMENT_LIMITS);
    game.proves(law::SPREAD_SYMPATHY)
        .proves(law::SYMPATHETIC_CLEARING)
        .proves(law::SUPPORTERS_STACK);
}

#[test]
fn tokens_cost_and_score_what_the_track_shows() {
    // Three tokens are on the map: the fourth costs two and scores one.
    let game = four(
        "
            turn alliance
            c1 sympathy
            c5 sympathy
            c2 sympathy
            supporters root-tea-fox anvil
        ",
        Frame::SpreadSympathy,
    )
    .luck(1);
    let game = game.plays("in c6; card root-tea-fox; card anvil");
    assert_eq!((game.count(Piece::Sympathy, 6), game.score(Faction::Alliance)), (1, 1));
    game.proves(law::SPREAD_SPEND_SUPPORTERS).proves(law::SPREAD_RESOLVE_EFFECT);
}

#[test]
fn under_martial_law_sympathy_costs_one_more() {
    let scene = |warriors: &str| {
        let words = format!(
            "
            turn alliance
            c1 sympathy
            c5 {warriors}
            supporters bake-sale
        "
        );
        four(&words, Frame::SpreadSympathy).luck(1)
    };
    assert_eq!(
        scene("eyrie-warrior 2 marquise-warrior 2").offers(),
        ["in c5", "in c10", "pass"],
        "three of one player"
    );
    let game = scene("eyrie-warrior 3");
    assert!(game.refuses("in c5").contains("8.4.2.II"));
    game.proves(law::MARTIAL_LAW);
}

#[test]
fn no_sympathy_is_placed_at_the_keep_so_no_revolt_comes_there() {
    let game = four(
        "
        turn alliance
        c5 sympathy
        c1 keep
        supporters anvil
    ",
        Frame::SpreadSympathy,
    )
    .luck(1);
    assert!(game.refuses("in c1").starts_with("6.2.2 "));
    game.proves(marquise::THE_KEEP);
}

#[test]
fn supporters_of_one_name_are_spent_one_by_one() {
    let game = four(
        "
            turn alliance
            c1 sympathy
            supporters ambush-bird ambush-bird
        ",
        Frame::Revolt,
    )
    .luck(1);
    let game = game.plays("in c1; card ambush-bird; card ambush-bird");
    assert_eq!(game.discards(), [CardName::AmbushBird, CardName::AmbushBird]);
}

#[test]
fn revolts_come_before_sympathy() {
    let words = "
        turn alliance
        c1 sympathy
        supporters anvil foxfolk-steel bake-sale
    ";
    let game = four(words, root::golden_rules::Frame::Birdsong).luck(1);
    assert_eq!(game.offers(), ["in c1", "pass"], "a revolt");
    let game = game.plays("pass");
    assert_eq!(game.offers(), ["in c5", "in c10", "pass"], "sympathy");
    game.proves(law::BIRDSONG);
}
