//! L4 The Menace sets of the Legends.

use crate::support::{ALONE, BLUE, Look, Question, RED, within};
use proof::Scenario;
use proof::scenario::refused_options;
use wonderful_kingdom::choice_phase::Frame as Choosing;
use wonderful_kingdom::menaces::Frame as Menaces;
use wonderful_kingdom::production::Frame as Production;
use wonderful_kingdom::scoring::Frame as Scoring;
use wonderful_kingdom::terms::{CardName, Resource};
use wonderful_kingdom::{Frame, WonderfulKingdom, law, planning};

fn menace(set: &str, words: &str, frames: &[Frame]) -> Question {
    let options = [("module", "menace"), ("blue-menace", set), ("red-menace", "giant-rats")];
    within(&options, words, frames)
}

const ACT_ON_BLUE: Frame = Frame::Menaces(Menaces::ActOn(BLUE));
const COMBAT: Frame = Frame::Menaces(Menaces::Combat);
const END: Frame = Frame::Scoring(Scoring::LastRound);
const PLAN: Frame = Frame::Planning(planning::Frame::PlanTogether);

fn score(game: &Question, seat: kernel::Seat) -> i32 {
    game.outcome().standing(seat).map_or(0, |line| line.score)
}

#[test]
fn a_sister_removes_a_cube_at_the_end_of_planning() {
    let words = "
            construction blue sister-of-night
            construction blue bell-tower gold 1 materials 1
        ";
    let game = menace("sisters", words, &[ACT_ON_BLUE]);
    assert_eq!(game.offers(), ["remove materials bell-tower", "remove gold bell-tower"]);
    let game = game.plays("remove gold bell-tower");
    assert!(game.story().contains("L4.3  Valados removes Gold from Bell Tower."));
    assert!(game.table().is_over(), "one Sister, one cube");
    game.proves(law::sisters::TORMENT);
}

#[test]
fn completing_the_only_card_cheats_the_sister() {
    let words = "
        construction blue sister-of-drought
        construction blue hamlet materials 1
        pieces blue krystallium 1
    ";
    let game = menace("sisters", words, &[ACT_ON_BLUE, PLAN]).plays("krystallium materials hamlet");
    assert!(!game.story().contains("removes"), "{}", game.story());
    game.proves(law::sisters::ONLY_BASIC_CUBES);
}

#[test]
fn sisters_take_neither_krystallium_nor_soldiers_nor_alchemy() {
    let words = "
        construction blue sister-of-drought
        construction blue triumphal-arch soldier 1 krystallium-as-gold 1
        pieces blue alchemy 4
    ";
    let game = menace("sisters", words, &[ACT_ON_BLUE]);
    assert!(game.table().is_over() && !game.story().contains("removes"), "{}", game.story());
    assert_eq!(game.pieces(BLUE).2, 4);
    game.proves(law::sisters::ONLY_BASIC_CUBES);
}

#[test]
fn sisters_cost_what_they_cost_and_all_four_defeated_are_worth_twenty() {
    let all = "sister-of-drought sister-of-disease sister-of-tempest sister-of-night";
    let held: Vec<String> = all.split(' ').map(|it| format!("construction blue {it}")).collect();
    let game = menace("sisters", &format!("round 4\n{}", held.join("\n")), &[END]);
    assert_eq!(score(&game, BLUE), -(4 + 5 + 5 + 7));
    game.proves(law::sisters::FOUR_SISTERS).proves(law::sisters::PENALTIES_OF_THE_SISTERS);
    let game = menace(
        "sisters",
        &format!(
            "
        round 4
        trophies blue {all}
    "
        ),
        &[END],
    );
    assert_eq!(score(&game, BLUE), 20);
    let three = all.rsplit_once(' ').unwrap().0;
    let words = format!(
        "
        round 4
        trophies blue {three}
        trophies red sister-of-night
    "
    );
    let game = menace("sisters", &words, &[END]);
    assert_eq!((score(&game, BLUE), score(&game, RED)), (0, 0), "not by one player alone");
    game.proves(law::sisters::ALL_FOUR_SISTERS);
}

#[test]
fn the_sisters_have_their_medals_alone() {
    let options = [("module", "menace"), ("blue-menace", "sisters"), ("seats", "1")];
    let game = within(&options, "round 4", &[END]);
    assert!(!game.outcome().standings[0].won);
    game.proves(law::sisters::MEDALS_OF_THE_SISTERS);
}

#[test]
fn a_syphon_produces_for_the_opponent_and_counts_for_supremacy() {
    // Side B makes one Gold each: with two Guildhalls blue makes three with one Hall, red two and the Syphon's.
    let options = [
        ("module", "menace"),
        ("blue-menace", "syphons"),
        ("red-menace", "giant-rats"),
        ("side", "b"),
    ];
    let words = "
        construction blue syphon-of-gold
        duchy blue guildhall
        duchy red market-town
    ";
    let gold = Frame::Production(Production::Step(Resource::Gold));
    let game = within(&options, words, &[gold]);
    let story = game.story();
    assert!(
        story.contains("Valados produces 3 Gold") && story.contains("Téressie produces 3 Gold")
    );
    assert!(!story.contains("supremacy"), "a tie: {story}");
    game.proves(law::syphons::SYPHON).proves(law::syphons::SYPHONS_AND_SUPREMACY);
}

#[test]
fn a_defeated_syphon_produces_for_who_defeated_it() {
    let gold = Frame::Production(Production::Step(Resource::Gold));
    let words = "
        construction blue syphon-of-gold soldier 2
        pieces blue soldier 1
    ";
    let game = menace("syphons", words, &[gold, COMBAT]).plays("put soldier syphon-of-gold");
    assert!(game.story().contains("Valados produces 1 Gold"), "{}", game.story());
    game.proves(law::syphons::SYPHON);
}

#[test]
fn alone_every_fourth_cube_of_a_syphon_is_a_calamity() {
    let options = [("module", "menace"), ("blue-menace", "syphons"), ("seats", "1")];
    let gold = Frame::Production(Production::Step(Resource::Gold));
    let game = within(
        &options,
        "
        construction blue syphon-of-gold
        pieces blue aside 3
    ",
        &[gold],
    );
    let realm = game.position().realm(ALONE);
    assert_eq!((realm.aside(), realm.duchy().len()), (0, 1));
    game.proves(law::syphons::SYPHONS_AND_SUPREMACY);
}

#[test]
fn dragons_eat_soldiers_and_then_those_on_cards() {
    let words = "
            construction blue matriarch soldier 1
            construction blue patriarch
            pieces blue soldier 1
        ";
    let game = menace("dragons", words, &[ACT_ON_BLUE]);
    assert_eq!(game.pieces(BLUE).0, 0);
    let story = game.story();
    assert!(story.contains("L4.9  A Black Dragon eats a Soldier of Valados."), "{story}");
    assert!(story.contains("eats a Soldier of Valados on Black Dragon Matriarch."), "{story}");
    let held = game.position().realm(BLUE).construction();
    assert!(held.iter().all(|card| game.position().works(card).is_empty()), "no progress");
    game.proves(law::dragons::HUNGER);
}

#[test]
fn a_defeated_dragon_gives_two_krystallium_and_undefeated_they_cost() {
    let words = "
        construction blue patriarch soldier 7
        pieces blue soldier 1
    ";
    let game = menace("dragons", words, &[COMBAT]).plays("put soldier patriarch");
    assert_eq!(game.pieces(BLUE).1, 2);
    game.proves(law::dragons::DRAGONS_DEFEATED);
    let words = "
        round 4
        construction blue matriarch
        construction red patriarch
    ";
    let game = menace("dragons", words, &[END]);
    assert_eq!((score(&game, BLUE), score(&game, RED)), (-8, -6));
    game.proves(law::dragons::DRAGONS_DEFEATED);
}

#[test]
fn one_egg_is_three_points_and_two_are_ten() {
    let eggs = |words: &str| {
        score(
            &menace(
                "dragons",
                &format!(
                    "
        round 4
        {words}
    "
                ),
                &[END],
            ),
            BLUE,
        )
    };
    assert_eq!(eggs("construction blue black-dragon-egg"), 0);
    assert_eq!(eggs("trophies blue black-dragon-egg"), 3);
    assert_eq!(eggs("trophies blue black-dragon-egg black-dragon-egg"), 10);
    let words = "
            construction blue black-dragon-egg
            construction blue patriarch
            pieces blue soldier 3
        ";
    let game = menace("dragons", words, &[COMBAT, ACT_ON_BLUE]);
    assert_eq!(game.pieces(BLUE).0, 2, "the Patriarch ate one, the Egg none");
    let game = game.plays("put soldier black-dragon-egg; put soldier black-dragon-egg");
    assert_eq!(game.names(game.position().realm(BLUE).trophies()), [CardName::BlackDragonEgg]);
    game.proves(law::dragons::EGGS);
}

#[test]
fn dragons_and_illusionists_are_not_for_one_alone() {
    for set in ["dragons", "illusionists"] {
        let options = [("module", "menace"), ("seats", "1"), ("blue-menace", set)];
        assert_eq!(
            refused_options::<WonderfulKingdom>(options),
            "This Menace set is not for one player alone."
        );
    }
    let two = |set| Question::new([("module", "menace"), ("blue-menace", set)]).luck(1);
    two("dragons").proves(law::dragons::NO_DRAGONS_ALONE);
    two("illusionists").proves(law::illusionists::NO_ILLUSIONISTS_ALONE);
}

#[test]
fn who_chose_the_illusionists_starts_with_a_token() {
    let game: Question =
        Scenario::new([("module", "menace"), ("red-menace", "illusionists")]).luck(1);
    let position = game.position();
    assert_eq!((position.realm(RED).tokens(), position.tokens()), (1, 2));
    game.proves(law::illusionists::FIRST_TOKEN);
}

#[test]
fn the_opponent_gathers_a_token_for_each_illusionist_while_there_are_some() {
    let steps = Frame::Production(Production::FourSteps);
    let words = "
            construction blue illusionist
            construction blue illusionist
            pieces blue tokens 2
        ";
    let game = menace("illusionists", words, &[steps]);
    let position = game.position();
    assert_eq!((position.realm(RED).tokens(), position.tokens()), (1, 0), "only one was left");
    game.proves(law::illusionists::GATHERING_TOKENS);
}

#[test]
fn a_marked_card_may_be_swapped_before_selecting() {
    let words = "
        round 2
        left hamlet
        right granary
        hand red sawmill barracks
        hand blue harbour arena
        selection red watchtower
        pieces red tokens 1
    ";
    let game = menace("illusionists", words, &[Frame::Choice(Choosing::Alternation)]);
    assert!(game.is_offered(RED, "mark left:hamlet"));
    let game = game.plays("mark right:granary; offer sawmill left; offer barracks left");
    let game = game.plays("select left; offer harbour left; offer arena left");
    assert!(game.is_offered(RED, "swap watchtower right:granary"), "{}", game.sheet());
    let game = game.plays("swap watchtower right:granary");
    assert_eq!(game.position().tokens(), 3, "the token is in the supply again");
    let game = game.plays("select right");
    let names = game.names(game.position().realm(RED).selection());
    assert_eq!(names, [CardName::Watchtower, CardName::Granary], "the swap was not the selection");
    game.proves(law::illusionists::MARKING_A_CARD)
        .proves(law::illusionists::SWAPPING)
        .proves(law::illusionists::SWAP_AND_SELECT);
}

#[test]
fn one_token_is_laid_in_an_offer_and_one_card_swapped_in_a_selection() {
    let words = "
        round 2
        left hamlet
        right granary
        hand red sawmill barracks
        hand blue harbour arena
        selection red watchtower caravan
        pieces red tokens 2
    ";
    let game = menace("illusionists", words, &[Frame::Choice(Choosing::Alternation)]);
    let game = game.plays("mark right:granary");
    assert!(!game.is_offered(RED, "mark left:hamlet"), "{}", game.sheet());
    let game = game.plays("offer sawmill left; offer barracks left");
    assert_eq!(game.asked(), [BLUE], "the other token waits for the next offer");
    let game = game.plays("select left; offer harbour left; offer arena left");
    let game = game.plays("swap watchtower right:granary");
    assert!(!game.is_offered(RED, "swap caravan right:watchtower"));
    game.proves(law::illusionists::MARKING_A_CARD).proves(law::illusionists::SWAPPING);
}

#[test]
fn a_token_on_a_card_nobody_selects_comes_back_to_the_supply() {
    let words = "
        left hamlet
        right granary
        hand red sawmill barracks
        pieces red tokens 1
    ";
    let offer = Frame::Choice(Choosing::Offer(RED, 2));
    let alternation = Frame::Choice(Choosing::Alternation);
    let select = Frame::Choice(Choosing::Select(BLUE));
    let game = menace("illusionists", words, &[alternation, select, offer])
        .plays("mark right:granary; offer sawmill left; offer barracks left; select left");
    assert_eq!((game.position().tokens(), game.position().realm(RED).tokens()), (3, 0));
    game.proves(law::illusionists::MARKING_A_CARD);
}

#[test]
fn two_sisters_and_one_cube_take_that_cube() {
    let words = "construction blue sister-of-drought\nconstruction blue sister-of-night\n\
                 construction blue cathedral gold 1";
    let game = menace("sisters", words, &[ACT_ON_BLUE]);
    let cathedral =
        game.setting().faces.find(CardName::Cathedral, game.position().realm(BLUE).construction());
    assert!(game.position().works(cathedral.unwrap()).is_empty());
    assert_eq!(game.story().matches("removes").count(), 1, "{}", game.story());
    game.proves(law::sisters::TORMENT);
}

#[test]
fn an_egg_eats_nobody() {
    let words = "
        construction blue black-dragon-egg
        pieces blue soldier 2
    ";
    let game = menace("dragons", words, &[ACT_ON_BLUE]);
    assert_eq!(game.pieces(BLUE).0, 2);
    game.proves(law::dragons::EGGS);
}

#[test]
fn soldiers_on_the_dragon_itself_are_eaten_too() {
    let words = "construction blue matriarch soldier 3";
    let game = menace("dragons", words, &[ACT_ON_BLUE]);
    let matriarch = game.position().realm(BLUE).construction().first().unwrap();
    assert_eq!(game.position().works(matriarch).len(), 2);
    game.proves(law::dragons::HUNGER);
}

#[test]
fn a_token_on_a_card_that_is_selected_is_discarded() {
    let words = "
        left hamlet
        hand red sawmill barracks
        pieces red tokens 1
    ";
    let offer = Frame::Choice(Choosing::Offer(RED, 2));
    let select = Frame::Choice(Choosing::Select(BLUE));
    let game = menace("illusionists", words, &[select, offer])
        .plays("offer sawmill right; offer barracks right; mark left:hamlet; select left");
    assert_eq!((game.position().tokens(), game.position().realm(RED).tokens()), (3, 0));
    game.proves(law::illusionists::MARKING_A_CARD);
}

#[test]
fn an_undefeated_illusionist_costs_five() {
    let game = menace(
        "illusionists",
        "
        round 4
        construction blue illusionist
    ",
        &[END],
    );
    assert_eq!(score(&game, BLUE), -5);
    game.proves(law::illusionists::ILLUSIONISTS);
}
