//! K8.10 The Advisors module and L3 Advisors of the Legends.

use crate::support::{ALONE, BLUE, Look, Question, RED, planning, within};
use kernel::Viewer;
use wonderful_kingdom::choice_phase::Frame as Choosing;
use wonderful_kingdom::production::Frame as Production;
use wonderful_kingdom::scoring::Frame as Scoring;
use wonderful_kingdom::terms::{Area, CardName, Resource};
use wonderful_kingdom::{Frame, law, solo};

const TWO: &[(&str, &str)] = &[("module", "advisors")];
const ONE: &[(&str, &str)] = &[("module", "advisors"), ("seats", "1")];
const SELECT: Frame = Frame::Choice(Choosing::Select(BLUE));
const SELECT_ALONE: Frame = Frame::Solo(solo::Frame::Select);

fn after_step(words: &str, resource: Resource) -> Question {
    within(TWO, words, &[Frame::Production(Production::Place(BLUE, resource))])
}

#[test]
fn an_advisor_is_hired_at_no_cost_or_recycled() {
    let game = planning(TWO, "selection blue drillmaster");
    assert_eq!(game.offers(), ["hire drillmaster", "recycle drillmaster"]);
    let game = game.plays("hire drillmaster");
    assert_eq!(game.names(game.position().realm(BLUE).council()), [CardName::Drillmaster]);
    game.proves(law::advisors::HIRING);
}

#[test]
fn an_advisor_is_paid_like_a_card_used_and_paid_again() {
    let words = "
        council blue drillmaster population 2
        pieces blue population 1
    ";
    let game = after_step(words, Resource::Population);
    assert!(!game.is_offered(BLUE, "use drillmaster"), "one is missing");
    let game = game.plays("put population drillmaster; use drillmaster");
    assert_eq!(game.pieces(BLUE).0, 1);
    let advisor = game.position().realm(BLUE).council().first().unwrap();
    assert!(game.position().works(advisor).is_empty(), "it can be filled again");
    game.proves(law::advisors::CHARGING).proves(law::advisors::BASE_ADVISORS);
}

#[test]
fn an_advisor_does_not_count_as_constructed() {
    let options = [("module", "advisors"), ("side", "b")];
    let words = "
        round 4
        council blue drillmaster
        duchy red hamlet
    ";
    let game = within(&options, words, &[Frame::Scoring(Scoring::LastRound)]);
    assert!(game.outcome().standing(RED).unwrap().won);
    assert!(!game.outcome().standing(BLUE).unwrap().won);
    game.proves(law::advisors::NO_DEVELOPMENT);
}

#[test]
fn the_royal_archivist_writes_twice_at_most() {
    let words = "
        round 4
        council blue royal-archivist exploration 5
        pieces blue exploration 5 krystallium 5
    ";
    let end = Frame::Scoring(Scoring::LastRound);
    let place = Frame::Production(Production::Place(BLUE, Resource::Exploration));
    let again = ["put exploration royal-archivist"; 5].join(";");
    let game = within(TWO, words, &[end, place])
        .plays(&format!("use royal-archivist;{again};use royal-archivist"));
    let filled = ["krystallium exploration royal-archivist"; 5].join(";");
    let game = game.plays(&filled);
    assert_eq!(game.outcome().standing(BLUE).unwrap().score, 10, "a third time is not offered");
    game.proves(law::advisors::LIMITED_USE);
}

#[test]
fn the_court_alchemist_takes_any_cubes() {
    let words = "
        council blue court-alchemist gold 1 materials 1
        pieces blue exploration 1
    ";
    let game = after_step(words, Resource::Exploration)
        .plays("put exploration court-alchemist; use court-alchemist");
    assert_eq!(game.pieces(BLUE).1, 1);
    game.proves(law::advisors::BASE_ADVISORS);
}

#[test]
fn the_tax_collector_works_in_the_gold_step_and_the_cartographer_in_the_last() {
    let words = "
        council blue tax-collector population 2
        council blue cartographer gold 2
    ";
    let game = after_step(words, Resource::Gold);
    assert_eq!(game.offers(), ["use tax-collector", "pass"]);
    assert_eq!(game.plays("use tax-collector").pieces(BLUE).2, 3);
    let game = after_step(words, Resource::Exploration);
    assert_eq!(game.offers(), ["use cartographer", "pass"]);
    game.proves(law::production::PLACING_CUBES);
}

#[test]
fn the_master_builder_places_two_cubes_on_one_card() {
    let words = "
            council blue master-builder materials 3
            construction blue bell-tower gold 1 materials 1
        ";
    let game = planning(TWO, words).plays("use master-builder; put gold bell-tower");
    assert_eq!(game.names(game.position().realm(BLUE).duchy()), [CardName::BellTower]);
    game.proves(law::advisors::BASE_ADVISORS);
}

#[test]
fn the_chamberlain_takes_a_recycled_card_back() {
    let words = "
        council blue chamberlain gold 4
        selection blue hamlet
    ";
    let game = planning(TWO, words);
    assert!(!game.is_offered(BLUE, "use chamberlain"), "nothing was recycled");
    let game = game.plays("recycle hamlet; use chamberlain");
    assert_eq!(game.names(game.position().realm(BLUE).construction()), [CardName::Hamlet]);
    assert!(game.position().discards().is_empty());
    game.proves(law::advisors::BASE_ADVISORS);
}

#[test]
fn the_spymaster_and_the_saboteur_act_in_the_choice_phase() {
    let words = "
        left hamlet
        down red right sawmill
        council blue spymaster gold 2
        council blue saboteur population 3
    ";
    let game = within(TWO, words, &[SELECT]).plays("use spymaster");
    assert_eq!(game.view(Viewer::Seat(BLUE)).areas[1].down[0].card, Some(CardName::Sawmill));
    let game = game.plays("use saboteur");
    assert!(game.position().area(Area::Left).is_empty());
    assert_eq!(game.names(game.position().discards()), [CardName::Hamlet]);
    game.proves(law::advisors::BASE_ADVISORS);
}

#[test]
fn the_master_of_traps_needs_no_token() {
    let words = "
            hand blue hamlet sawmill
            pieces blue traps 0
            council blue master-of-traps materials 2
        ";
    let game = within(TWO, words, &[Frame::Choice(Choosing::Offer(BLUE, 2))]);
    assert!(game.is_offered(BLUE, "offer hamlet left masterly"));
    let game = game.plays("offer hamlet left masterly");
    assert_eq!(game.position().hidden().len(), 1);
    assert!(!game.is_offered(BLUE, "offer sawmill left masterly"));
    game.proves(law::choice::FACE_DOWN_CARDS);
}

#[test]
fn the_seer_arranges_the_top_of_the_stack() {
    let words = "
        left hamlet
        right sawmill
        next granary
        stack famine guildhall barracks
        council blue seer exploration 2
    ";
    let game = within(ONE, words, &[SELECT_ALONE]).plays("use seer");
    assert_eq!(game.view(Viewer::Seat(ALONE)).foreseen.len(), 3);
    assert!(game.view(Viewer::Watcher).foreseen.is_empty());
    let game = game.plays("card barracks; card famine; select left");
    let down = &game.view(Viewer::Seat(ALONE)).areas[1].down[0];
    assert_eq!(down.card, Some(CardName::Barracks), "it was put on top and is known");
    game.proves(law::advisors::BASE_ADVISORS);
}

#[test]
fn the_exorcist_the_warden_and_the_quartermaster_help_alone() {
    let words = "
        duchy blue famine
        council blue exorcist gold 4
        construction blue hamlet
    ";
    let game = planning(ONE, words).plays("use exorcist");
    assert!(game.position().realm(ALONE).duchy().is_empty());
    let words = "
        left hamlet
        next granary
        down blue right famine
        council blue warden population 3
        council blue quartermaster materials 2
    ";
    let game = within(ONE, words, &[SELECT_ALONE]).plays("use warden");
    assert_eq!(game.names(game.position().discards()), [CardName::Famine]);
    let game = game.plays("use quartermaster; area left");
    assert_eq!(game.names(game.position().area(Area::Left)), [CardName::Granary]);
    game.proves(law::advisors::BASE_ADVISORS);
}

#[test]
fn the_usurper_makes_the_opponent_exchange_a_card() {
    let words = "
        left cathedral
        hand red sawmill barracks
        council blue usurper population 3
    ";
    let game = within(TWO, words, &[SELECT]).plays("use usurper");
    assert_eq!(
        (game.asked(), game.offers()),
        (vec![RED], vec!["card sawmill".into(), "card barracks".into()])
    );
    let game = game.plays("card sawmill");
    assert_eq!(game.view(Viewer::Seat(BLUE)).areas[0].down[0].card, None, "face down");
    assert_eq!(
        game.view(Viewer::Seat(BLUE)).realms[1].hand,
        [CardName::Cathedral],
        "seen to go there"
    );
    assert_eq!(game.position().realm(RED).traps(), 2, "no Trap token");
    game.proves(law::more_advisors::USURPER);
}

#[test]
fn the_usurper_needs_a_hand_to_exchange_with() {
    let game = within(
        TWO,
        "
        left cathedral
        council blue usurper population 3
    ",
        &[SELECT],
    );
    assert!(!game.is_offered(BLUE, "use usurper"));
    game.proves(law::advisors::CHARGING);
}

#[test]
fn the_negotiator_exchanges_cards_as_they_lie() {
    let words = "
        left cathedral
        down red right granary
        selection blue hamlet
        council blue informed-negotiator gold 4
    ";
    let game = within(TWO, words, &[SELECT]).plays("use informed-negotiator");
    assert_eq!(game.offers(), ["swap hamlet left:cathedral", "swap hamlet down:1"]);
    let game = game.plays("swap hamlet down:1");
    assert_eq!(game.names(game.position().area(Area::Right)), [CardName::Hamlet]);
    assert_eq!(game.view(Viewer::Seat(BLUE)).realms[0].down[0].card, None, "still face down");
    game.proves(law::more_advisors::INFORMED_NEGOTIATOR);
}

#[test]
fn the_conjurer_changes_a_multiplying_type_once() {
    let options = [("module", "advisors"), ("side", "b")];
    let words = "
        round 4
        duchy blue war-college hamlet hamlet hamlet
        council blue captivating-conjurer exploration 10
        construction blue sawmill
    ";
    let end = Frame::Scoring(Scoring::LastRound);
    let plan = Frame::Planning(wonderful_kingdom::planning::Frame::PlanTogether);
    let game = within(&options, words, &[end, plan]).plays("use captivating-conjurer");
    assert_eq!(game.offers(), ["type structure", "type monument", "type discovery"]);
    let game = game.plays("type structure; pass");
    assert_eq!(game.outcome().standing(BLUE).unwrap().score, 6, "2 for each of three Structures");
    game.proves(law::more_advisors::CAPTIVATING_CONJURER);
}

#[test]
fn the_financier_doubles_unconditional_points_once() {
    let options = [("module", "advisors"), ("side", "b")];
    let words = "
        round 4
        duchy blue cathedral bell-tower
        council blue grand-financier gold 9
        construction blue sawmill
    ";
    let end = Frame::Scoring(Scoring::LastRound);
    let plan = Frame::Planning(wonderful_kingdom::planning::Frame::PlanTogether);
    let game = within(&options, words, &[end, plan]).plays("use grand-financier");
    assert_eq!(game.offers(), ["site bell-tower", "site cathedral"]);
    let game = game.plays("site cathedral; pass");
    assert_eq!(game.outcome().standing(BLUE).unwrap().score, 22 + 4);
    game.proves(law::more_advisors::GRAND_FINANCIER);
}
