//! K4 Planning phase.

use crate::support::{BLUE, Look, RED, plain, planning, within};
use wonderful_kingdom::planning::Frame as Planning;
use wonderful_kingdom::terms::{CardName, Resource};
use wonderful_kingdom::{Frame, law};

const NONE: &[(&str, &str)] = &[("module", "none")];

#[test]
fn face_down_cards_are_turned_up_and_those_left_over_discarded() {
    let words = "
        down blue red hamlet
        down red left sawmill
    ";
    let game = plain(words, Frame::Planning(Planning::Reveal));
    let story = game.story();
    assert!(story.contains("K4.1  Téressie reveals Hamlet."), "{story}");
    assert!(story.contains("K4.1  Sawmill was left over and is discarded."), "{story}");
    assert_eq!(game.names(game.position().realm(RED).selection()), [CardName::Hamlet]);
    game.proves(law::planning::REVEAL).proves(law::planning::START_OF_PLANNING);
}

#[test]
fn every_selected_card_is_constructed_or_recycled() {
    let game = planning(NONE, "selection blue hamlet sawmill");
    assert_eq!(
        game.offers_to(BLUE),
        ["construct hamlet", "recycle hamlet", "construct sawmill", "recycle sawmill"]
    );
    assert_eq!(game.asked(), [BLUE], "who has nothing to plan is not asked");
    let game = game.plays("construct hamlet; recycle sawmill");
    assert!(game.is_offered(BLUE, "put materials hamlet"), "{}", game.sheet());
    game.proves(law::planning::CONSTRUCT_OR_RECYCLE);
}

#[test]
fn both_players_plan_at_once() {
    let game = planning(
        NONE,
        "
        selection blue hamlet
        selection red sawmill
    ",
    );
    assert_eq!(game.asked(), [BLUE, RED]);
    let game = game.plays("1: construct sawmill; 0: construct hamlet");
    assert_eq!(game.names(game.position().realm(RED).construction()), [CardName::Sawmill]);
    game.proves(law::planning::CONSTRUCT_OR_RECYCLE);
}

#[test]
fn the_cube_of_a_recycled_card_is_placed_at_once() {
    let game = planning(
        NONE,
        "
        selection blue hamlet
        construction blue tatis-tribe
    ",
    )
    .plays("0: recycle hamlet");
    assert_eq!(game.offers_to(BLUE), ["put population tatis-tribe", "put population alchemy"]);
    let game = game.plays("0: put population tatis-tribe");
    let tribe = game.position().realm(BLUE).construction().first().unwrap();
    assert_eq!(game.position().works(tribe).len(), 1);
    game.proves(law::planning::RECYCLE);
}

#[test]
fn a_treasure_gives_two_cubes_and_cannot_be_constructed() {
    let game = planning(
        NONE,
        "
        selection blue gilded-beams
        construction blue bell-tower
    ",
    );
    assert_eq!(
        game.refuses("construct gilded-beams"),
        "K4.5  Gilded Beams is a Treasure: it can only be recycled."
    );
    let game = game.plays("recycle gilded-beams; put materials bell-tower; put gold bell-tower");
    let tower = game.position().realm(BLUE).construction().first().unwrap();
    assert_eq!(game.position().works(tower).len(), 2);
    game.proves(law::planning::TREASURES);
}

#[test]
fn a_calamity_goes_straight_to_the_duchy() {
    let game = plain("selection blue famine", Frame::Planning(Planning::IllFates));
    let realm = game.position().realm(BLUE);
    assert_eq!(game.names(realm.duchy()), [CardName::Famine]);
    assert!(game.story().contains("K4.6  Famine strikes the Duchy of Valados."));
    game.proves(law::planning::CALAMITIES);
    let game = planning(
        NONE,
        "
        selection blue hamlet
        duchy blue famine
    ",
    );
    assert_eq!(
        game.refuses("recycle famine"),
        "K4.6  Famine is a Calamity: it went straight to your Duchy and cannot be recycled."
    );
}

#[test]
fn a_menace_goes_to_the_construction_area() {
    let words = "selection red giant-rat";
    let game = within(&[("module", "menace")], words, &[Frame::Planning(Planning::IllFates)]);
    assert_eq!(game.names(game.position().realm(RED).construction()), [CardName::GiantRat]);
    game.proves(law::planning::MENACES);
}

#[test]
fn a_menace_is_neither_recycled_nor_scrapped() {
    let words = "
        selection red hamlet
        construction red giant-rat
        pieces red soldier 1
    ";
    let game = planning(&[("module", "menace")], words);
    let why =
        "Giant Rat is a Menace: it can be neither recycled nor scrapped, only defeated in Combat.";
    assert_eq!(game.refuses("recycle giant-rat"), format!("K4.7  {why}"));
    assert_eq!(game.refuses("scrap giant-rat"), format!("K6.6  {why}"));
    assert_eq!(
        game.refuses("put soldier giant-rat"),
        "K8.4  Soldiers are sent against Giant Rat only in Combat, at the end of the round."
    );
    game.proves(law::planning::CONSTRUCT_OR_RECYCLE);
}

#[test]
fn nobody_is_done_while_cards_or_cubes_are_left() {
    let game = planning(
        NONE,
        "
        selection blue hamlet
        construction blue tatis-tribe
    ",
    );
    assert_eq!(
        game.refuses("pass"),
        "K4.3  Every selected card must first be constructed, recycled or hired."
    );
    let game = game.plays("recycle hamlet");
    assert_eq!(
        game.refuses("pass"),
        "K4.4  A cube must be placed at once; the Alchemy area takes any."
    );
    game.proves(law::planning::RECYCLE);
}

#[test]
fn a_card_completed_in_planning_produces_this_round() {
    let game = planning(
        NONE,
        "
        selection blue hamlet
        pieces blue krystallium 2
    ",
    )
    .plays("0: construct hamlet; 0: krystallium materials hamlet; 0: krystallium materials hamlet");
    let made = game.position().production(game.setting(), BLUE, Resource::Population);
    assert_eq!(made, 3, "two of Valados and one of the Hamlet");
    game.proves(law::planning::BUILT_IN_PLANNING);
}

#[test]
fn planning_ends_when_everybody_is_done() {
    let frames = [Planning::EndOfPlanning, Planning::PlanTogether].map(Frame::Planning);
    let game = within(NONE, "selection blue hamlet", &frames).plays("recycle hamlet");
    assert!(game.table().is_over(), "nothing is left open here");
    game.proves(law::planning::END_OF_PLANNING);
}
