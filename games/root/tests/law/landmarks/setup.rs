//! A.5 Step 5: Choose Landmarks, and how each is set up.

use crate::scene::c;
use crate::support::Question;
use insta::assert_snapshot;
use kernel::game::SetError;
use kernel::{Data, Game, Options, Seat};
use proof::Scenario;
use root::terms::{Item, Landmark};
use root::{Root, law};

fn table(options: &[(&str, &str)]) -> Question {
    let first = [("first", "1")];
    Scenario::new(first.into_iter().chain(options.iter().copied())).luck(3)
}

fn refused(landmarks: &str) -> String {
    let accepted = Options::accept(Root::options(), [("landmarks", landmarks)]);
    let refusal = accepted.and_then(|options| Root::set(&options, &Data::embedded(Root::data())));
    match refusal {
        Err(SetError::Option { option, message }) => format!("{option}: {}", message.key),
        other => panic!("these options are refused: {other:?}"),
    }
}

#[test]
fn a_usual_table_has_no_landmarks() {
    let game = table(&[]);
    assert!(!game.story().contains("A.5"), "{}", game.story());
    assert_eq!(game.offers(), ["in c1", "in c2", "in c3", "in c4"], "the Marquise is asked first");
    game.proves(law::setup::STANDARD_SETUP);
}

#[test]
fn the_law_plays_with_one_or_two_landmarks() {
    assert_snapshot!(refused("ferry,tower,lost-city"), @"landmarks: option-landmarks-one-or-two");
    assert_snapshot!(refused("2,ferry"), @"landmarks: option-landmarks-too-few");
    let game = table(&[("landmarks", "ferry,tower")]);
    game.proves(law::advanced_setup::CHOOSE_HOW_MANY_LANDMARKS);
}

#[test]
fn so_many_cards_are_drawn_of_those_that_were_kept() {
    for (landmarks, count) in [("1", 1), ("2", 2), ("1,ferry,tower", 1), ("ferry,tower", 2)] {
        let game = table(&[("landmarks", landmarks)]);
        assert_eq!(game.story().matches("A.5.2  This game has the").count(), count, "{landmarks}");
        game.proves(law::advanced_setup::DRAW_LANDMARK_CARDS);
    }
    let (mut one, mut two) = (false, false);
    for luck in 0..20 {
        let game = Scenario::<Root>::new([("landmarks", "random")]).luck(luck);
        let drawn = game.story().matches("A.5.2  This game has the").count();
        (one, two) = (one || drawn == 1, two || drawn == 2);
    }
    assert!(one && two, "one or two are drawn by chance");
}

#[test]
fn the_last_player_sets_up_one_landmark_and_the_one_before_the_other() {
    let game = table(&[("landmarks", "ferry,tower")]);
    assert_eq!(
        (game.asked(), game.offers()),
        (vec![Seat(3)], vec!["landmark ferry".into(), "landmark tower".into()])
    );
    let game = game.plays("landmark tower; in c6");
    assert_eq!(game.asked(), [Seat(2)], "the one before");
    let game = game.plays("in c4");
    assert_eq!(game.position().landmarks.at(Landmark::Tower), Some(c(6)));
    assert_eq!(game.position().woodland.ferry(), Some(c(4)));
    assert_eq!(game.offers(), ["in c1", "in c2", "in c3", "in c4"], "then factions are set up");
    game.proves(law::advanced_setup::CHOOSE_LANDMARKS)
        .proves(law::advanced_setup::SET_UP_LANDMARKS);
}

#[test]
fn of_two_players_the_first_sets_up_the_second_landmark() {
    let game = table(&[("seats", "2"), ("landmarks", "ferry,tower")]);
    assert_eq!(game.asked(), [Seat(1)]);
    assert_eq!(game.plays("landmark ferry; in c4").asked(), [Seat(0)]);
}

#[test]
fn each_landmark_stands_where_its_card_says() {
    let where_to = |landmark: &str| table(&[("landmarks", landmark)]).offers();
    assert_eq!(where_to("black-market"), ["in c1", "in c3", "in c4"], "one slot, no ruin");
    assert_eq!(where_to("elder-treetop"), ["in c1", "in c2", "in c3", "in c4"], "a corner");
    assert_eq!(where_to("ferry"), ["in c4", "in c5", "in c7", "in c10", "in c11"], "a river");
    assert_eq!(where_to("legendary-forge").len(), 12, "anywhere");
    assert_eq!(where_to("lost-city"), ["in c4", "in c5", "in c7", "in c10", "in c11"], "a river");
    assert_eq!(where_to("tower"), ["in c6", "in c10", "in c11", "in c12"], "a ruin");
    table(&[("landmarks", "ferry")]).plays("in c4").proves(law::landmarks::FERRY_SET_UP);
    table(&[("landmarks", "tower")]).plays("in c6").proves(law::landmarks::TOWER_SET_UP);
}

#[test]
fn no_landmark_but_the_tower_stands_next_to_another() {
    let game = table(&[("landmarks", "lost-city,tower")]).plays("landmark tower; in c10");
    assert_eq!(game.offers(), ["in c4", "in c5", "in c7", "in c11"], "not at 10, nor next to it");
    let game = table(&[("landmarks", "lost-city,tower")]).plays("landmark lost-city; in c10");
    assert_eq!(game.offers(), ["in c6", "in c11", "in c12"], "the Tower only not in its clearing");
    let game = table(&[("landmarks", "elder-treetop,legendary-forge")]);
    let game = game.plays("landmark elder-treetop; in c1");
    for near in ["in c1", "in c5", "in c9", "in c10"] {
        assert!(!game.offers().contains(&near.to_owned()), "{near}: {:?}", game.offers());
    }
}

#[test]
fn the_lake_and_the_mountain_keep_their_own_landmark() {
    let lake = table(&[("map", "lake"), ("suits", "fixed"), ("landmarks", "lost-city")]);
    assert_eq!(lake.position().woodland.ferry(), Some(c(3)));
    assert_eq!(lake.offers(), ["in c10", "in c11", "in c12"], "on the coast, apart from the Ferry");
    let mountain = table(&[("map", "mountain"), ("suits", "fixed"), ("landmarks", "lost-city")]);
    assert_eq!(mountain.offers(), ["in c2", "in c4"], "on the river, apart from the Tower");
    for luck in 0..12 {
        let game = Scenario::<Root>::new([("map", "lake"), ("landmarks", "2")]).luck(luck);
        assert!(!game.story().contains("This game has the Ferry"), "its card is not shuffled");
    }
}

#[test]
fn who_names_the_maps_own_landmark_chooses_its_place() {
    let lake = table(&[("map", "lake"), ("suits", "fixed"), ("landmarks", "ferry")]);
    assert_eq!(lake.position().woodland.ferry(), None);
    assert_eq!(lake.offers(), ["in c3", "in c10", "in c11", "in c12"]);
    let mountain = table(&[("map", "mountain"), ("suits", "fixed"), ("landmarks", "tower")]);
    assert_eq!(mountain.offers(), ["in c6", "in c9", "in c11", "in c12"]);
    mountain.plays("in c6").proves(law::landmarks::TOWER_SET_UP);
}

#[test]
fn the_forge_takes_the_items_of_its_suit_out_of_the_supply() {
    // On the Autumn map: 1 is a fox clearing, 5 a rabbit clearing, 2 a mouse clearing.
    let items = |clearing: &str| {
        let game = table(&[("landmarks", "legendary-forge")]).plays(clearing);
        game.proves(law::landmarks::LEGENDARY_FORGE_SET_UP);
        let forge = *game.position().landmarks.forge();
        let supply = *game.position().items();
        assert_eq!(forge.total() + supply.total(), 12);
        assert!(forge.kinds().all(|item| supply.of(item) == 0));
        Item::ALL.map(|item| forge.of(item))
    };
    // Boot, bag, crossbow, hammer, sword, tea, coins, torch.
    assert_eq!(items("in c1"), [0, 0, 1, 1, 2, 0, 0, 0]);
    assert_eq!(items("in c5"), [2, 0, 0, 0, 0, 0, 2, 0]);
    assert_eq!(items("in c2"), [0, 2, 0, 0, 0, 2, 0, 0]);
}

#[test]
fn landmarks_are_nobodys_pieces_and_nothing_removes_them() {
    // A Favor clears the fox clearings of enemy pieces; the Lost City and the Tower stay.
    let words = "
        turn marquise
        landmark lost-city c4
        landmark tower c6
        c4 eyrie-warrior roost
        c6 eyrie-warrior
        c1 workshop
        c8 workshop 2
        hand marquise favor-of-the-foxes
    ";
    let game = crate::support::phase(&[], words, root::golden_rules::Frame::Daylight);
    let game = game.plays("craft favor-of-the-foxes");
    assert_eq!(game.position().woodland.count(root::terms::Piece::EyrieWarrior, c(4)), 0);
    assert_eq!(game.position().landmarks.at(Landmark::LostCity), Some(c(4)));
    assert_eq!(game.position().landmarks.at(Landmark::Tower), Some(c(6)));
    table(&[("landmarks", "lost-city")])
        .plays("in c4")
        .proves(law::landmarks::GENERAL_RULES)
        .proves(law::landmarks::SAFETY)
        .proves(law::landmarks::OWNERSHIP);
}
