//! M36 Solo mode: Madhala in the Deployment Phase.

use crate::{Scenario, turn_with};
use kernel::Seat;
use monster_lands::law;
use monster_lands::position::Traveller;
use monster_lands::terms::{Building, Path};

/// A turn of the only player, who plays Fire.
fn solo(words: &str, chances: &[u32]) -> Scenario {
    let words = format!(
        "
        0 pool s,s
        land a kyzhul 1a
        mission a 1
        mission b 1
        {words}
    "
    );
    turn_with(&[("seats", "1")], &words).chances(chances.iter().copied())
}

#[test]
fn she_takes_a_turn_after_each_of_the_player_until_the_dice_are_gone() {
    // Red 5, yellow 2: Land Path 2.
    let game = solo("", &[5, 2]).plays("visit mine; space 3");
    assert_eq!(game.position().outside().path(Path::A2).who(), Some(Traveller::Madhala));
    assert_eq!(game.asked(), [Seat(0)]);
    let game = game.plays("visit pawn-shop");
    assert_eq!(game.position().madhala_tokens(), 5, "no turn after the last die");
    game.proves(law::solo::TURN_ABOUT).proves(law::solo::HER_TWO_DICE).proves(law::solo::HER_PATHS);
    game.proves(law::solo::ALONE).proves(law::solo::MADHALA).proves(law::solo::IDLE_OTHERWISE);
}

#[test]
fn with_the_option_she_has_one_turn_more() {
    let words = "
        0 pool s
        land a kyzhul 1a
    ";
    let options = [("seats", "1"), ("madhala-last-turn", "on")];
    let game = turn_with(&options, words).chances([5, 1]).plays("visit pawn-shop");
    assert_eq!(game.position().outside().path(Path::A1).who(), Some(Traveller::Madhala));
}

#[test]
fn in_the_buildings_she_places_a_fresh_persuasion_die_and_takes_something() {
    // Red 4 is the first again: the top Mercenary; her die shows 6.
    let words = "tavern vishor parsas shandee";
    let game = solo(words, &[4, 3, 6]).plays("visit mine; space 3");
    assert_eq!(game.position().citadel().last_persuasion(Building::Tavern), Some(6));
    let tavern = game.position().citadel().tavern();
    assert_eq!(tavern[1].unwrap().to_string(), "parsas");
    assert!(game.position().citadel().discard().has(monster_lands::terms::Mercenary::Vishor));
    game.proves(law::solo::HER_PERSUASION).proves(law::solo::WHAT_SHE_REMOVES);
}

#[test]
fn in_the_lodge_she_takes_a_row_and_in_the_bazaar_a_card() {
    let lodge = "lodge trap-s1 trap-s2 trap-s3 trap-m1 trap-m2 trap-m3";
    let game = solo(lodge, &[2, 1, 3]).plays("visit mine; space 3");
    assert_eq!(game.position().citadel().trap_discard().len(), 2);
    assert_eq!(game.position().citadel().lodge().iter().flatten().count(), 6);
    let game = solo("bazaar noxx pugnor slham", &[3, 5, 3]).plays("visit mine; space 3");
    assert_eq!(game.position().citadel().card_discard().len(), 1);
    let kinds = game.position().citadel().bazaar()[..2].iter().flatten();
    assert_eq!(
        kinds.map(|&c| game.setting().kind_of(c).to_string()).collect::<Vec<_>>(),
        ["noxx", "pugnor"]
    );
    let game = solo("", &[1, 4, 2]).plays("visit mine; space 3");
    assert_eq!(game.position().citadel().taken(Building::Armory), 1);
}

#[test]
fn she_takes_the_upper_alchemist_and_the_richest_mine() {
    let game = solo("", &[1, 2]).plays("visit mine; space 3");
    assert!(game.position().citadel().spaces(Building::Alchemist)[0].is_some());
    let game = solo("", &[1, 6]).plays("visit mine; space 3");
    assert!(game.position().citadel().spaces(Building::Mine)[0].is_some());
    game.proves(law::solo::HER_OTHER_DICE);
}

#[test]
fn where_there_is_no_room_she_rolls_again() {
    let game = solo("panic alchemist\npath a1 frunks dice s", &[1, 2, 5, 1, 6, 5]);
    let game = game.plays("visit mine; space 3");
    assert_eq!(game.position().outside().path(Path::MissionALeft).who(), Some(Traveller::Madhala));
    assert_eq!(game.story().matches("Madhala rolls").count(), 3);
}

#[test]
fn a_land_she_took_is_replaced_with_a_new_header() {
    let words = "
        clan 0 fire
        mission a 1
        mission b 1
        monster a sckon
    ";
    let frame = monster_lands::Frame::CleanUp(monster_lands::clean_up::Frame::BoardReset);
    let game = crate::standing(&[("seats", "1")], words, frame).luck(4);
    assert!(game.position().outside().land(monster_lands::terms::Side::A).is_some());
    assert_eq!(game.position().first_player(), Seat(0));
    game.proves(law::solo::HER_LAND_REPLACED);
}

#[test]
fn her_table_names_every_place() {
    let goes = |red, yellow| {
        let words = "lodge trap-s1 trap-s2 trap-s3 trap-m1 trap-m2 trap-m3\n\
                     tavern vishor parsas shandee\nbazaar noxx pugnor slham";
        let game = solo(words, &[red, yellow]).plays("visit mine; space 3");
        let citadel = game.position().citadel();
        let taken: Vec<String> = Building::ALL
            .into_iter()
            .filter(|&building| citadel.taken(building) > usize::from(building == Building::Mine))
            .map(|building| building.to_string())
            .collect();
        let paths = Path::ALL.into_iter();
        let hers = paths
            .filter(|&p| game.position().outside().path(p).who() == Some(Traveller::Madhala))
            .map(|path| path.to_string());
        taken.into_iter().chain(hers).collect::<Vec<_>>().join(" ")
    };
    let citadel = ["lodge", "alchemist", "tavern", "armory", "bazaar", "mine"];
    let outside = ["a1", "a2", "a3", "a4", "mission-a-left", "mission-b-left"];
    for (yellow, (building, path)) in (1..).zip(citadel.into_iter().zip(outside)) {
        assert!((1..=4).all(|red| goes(red, yellow) == building), "yellow {yellow}");
        assert!((5..=6).all(|red| goes(red, yellow) == path), "yellow {yellow}");
    }
}

#[test]
fn the_red_die_picks_the_first_the_second_or_the_third() {
    let tavern = "tavern vishor parsas shandee";
    let gone = |red| {
        let game = solo(tavern, &[red, 3, 2]).plays("visit mine; space 3");
        game.position().citadel().discard().iter().next().map(|m| m.to_string())
    };
    let picked = [1, 2, 3, 4].map(gone);
    assert_eq!(
        picked.each_ref().map(Option::as_deref),
        [Some("vishor"), Some("parsas"), Some("shandee"), Some("vishor")]
    );
}

#[test]
fn her_persuasion_die_counts_for_the_player() {
    // Her 6 at the Armory; the player's 2 takes 8 off.
    let words = "0 pool p2 gold 1";
    let game = solo(words, &[1, 4, 6]).plays("visit mine; space 3; visit armory; die p2");
    let game = game.plays("count 3");
    assert_eq!(
        (game.position().clan(Seat(0)).gold(), game.position().clan(Seat(0)).defence()),
        (2, 3)
    );
    game.proves(law::citadel::LOWER_PERSUASION);
}

#[test]
fn with_both_paths_of_a_mission_taken_she_rolls_again() {
    let words = "
        path mission-a-left madhala
        path mission-a-right frunks dice s
    ";
    let game = solo(words, &[5, 5, 5, 6]).plays("visit mine; space 3");
    assert_eq!(game.position().outside().path(Path::MissionBLeft).who(), Some(Traveller::Madhala));
}

#[test]
fn without_tokens_she_rolls_until_a_building_has_room() {
    let words = "
        path a1 madhala
        path a2 madhala
        path a3 madhala
        path a4 madhala
        path mission-a-left madhala
        path mission-b-left madhala
    ";
    let game = solo(words, &[5, 5, 6, 6, 1, 2]).plays("visit mine; space 3");
    assert_eq!(game.position().citadel().taken(Building::Alchemist), 1);
    game.proves(law::solo::MADHALA);
}

#[test]
fn her_tokens_come_back_for_the_next_round() {
    let words = "
        clan 0 fire
        0 gold 9
        passed
        land a kyzhul 1a
        monster a sckon
        path a1 madhala
        path mission-a-left madhala
    ";
    let frame = monster_lands::Frame::CleanUp(monster_lands::clean_up::Frame::CleanTheBoard);
    let game = crate::standing(&[("seats", "1")], words, frame).luck(4);
    assert_eq!(game.position().madhala_tokens(), 6);
    assert_eq!(game.position().outside().path(Path::A1).who(), None);
}
