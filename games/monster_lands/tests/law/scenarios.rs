//! M38 Solo scenarios.

use crate::{Scenario, standing, turn_with};
use kernel::{Seat, Verdict};
use monster_lands::terms::{Mercenary, Path};
use monster_lands::{Frame, clean_up, law, rounds, scoring};

/// The rank of a solo game that ends like this.
fn rank(scenario: &str, words: &str) -> u8 {
    let options = [("seats", "1"), ("scenario", scenario)];
    let words = format!(
        "
        clan 0 fire
        {words}
    "
    );
    let game = standing(&options, &words, Frame::Scoring(scoring::Frame::VictoryPoints));
    match game.outcome().verdict {
        Verdict::Solo { level, .. } => level,
        other => panic!("a solo game earns a rank: {other:?}"),
    }
}

/// A new solo game of a scenario.
fn open(scenario: &str) -> Scenario {
    Scenario::new([("seats", "1"), ("scenario", scenario), ("difficulty", "normal")]).luck(9)
}

fn ends(scenario: &str) -> Scenario {
    let options = [("seats", "1"), ("scenario", scenario)];
    let game = standing(&options, "clan 0 fire", Frame::Scoring(scoring::Frame::VictoryPoints));
    game.outcome();
    game
}

#[test]
fn victory_points_decide_most_scenarios() {
    // Frunks has Reputation 1 and two Fire icons are worth 1.
    let with = |points: u8| format!("0 glory {}", points - 2);
    for (scenario, bands) in [("1", [35, 45, 60]), ("3", [22, 30, 40]), ("4", [30, 42, 56])] {
        assert_eq!(rank(scenario, &with(bands[0] - 1)), 0);
        for (level, points) in [1, 2, 3].into_iter().zip(bands) {
            assert_eq!(rank(scenario, &with(points)), level, "scenario {scenario}");
        }
    }
    for (scenario, bands) in [("6", [35, 50, 65]), ("8", [30, 42, 56]), ("10", [35, 45, 60])] {
        for (level, points) in [1, 2, 3].into_iter().zip(bands) {
            assert_eq!(rank(scenario, &with(points)), level, "scenario {scenario}");
        }
    }
    let game = ends("1");
    game.proves(law::scenarios::BUSINESS_AS_USUAL).proves(law::scenarios::RANKS);
}

#[test]
fn money_is_king() {
    assert_eq!(rank("2", "0 glory 23 gold 35"), 2);
    assert_eq!(rank("2", "0 glory 22 gold 60"), 0, "fewer than 25 points are Fodder");
    let game = open("2");
    let deck = game.position().citadel().deck();
    assert!(deck.iter().all(|m| game.setting().mercenary(m).dice.persuasion > 0));
    let clan = game.position().clan(Seat(0)).members();
    assert!(clan.iter().all(|m| game.setting().mercenary(m).affinity.to_string() == "jungle"));
    game.proves(law::scenarios::MONEY_IS_KING);
}

#[test]
fn blitz() {
    let game = open("3").plays("clan fire");
    let clan = game.position().clan(Seat(0));
    assert_eq!((clan.gold(), clan.defence()), (12, 3));
    game.proves(law::scenarios::BLITZ);
    let words = "
        clan 0 fire
        round 3
    ";
    let check = Frame::CleanUp(clean_up::Frame::GloryCheck);
    let game = standing(&[("seats", "1"), ("scenario", "3")], words, check);
    assert!(game.table().is_over(), "three rounds and no more");
    game.proves(law::solo::LENGTH_OF_A_SCENARIO);
}

#[test]
fn without_blitz_glory_does_not_end_a_solo_game() {
    let check = Frame::CleanUp(clean_up::Frame::GloryCheck);
    let words = "
        clan 0 fire
        round 3
        0 glory 33
    ";
    let game = standing(&[("seats", "1")], words, check).luck(1);
    assert!(!game.table().is_over());
}

#[test]
fn no_armor() {
    let options = [("seats", "1"), ("scenario", "4")];
    let game = turn_with(&options, "0 gold 9 pool s");
    assert_eq!(
        game.refuses("visit armory"),
        "M38.4  Nothing is sold at the Armory in this scenario."
    );
    game.proves(law::scenarios::NO_ARMOR);
}

#[test]
fn fully_loaded() {
    let full = "0 defence 5 potions 3 venoms 3 trap trap-s1 trap trap-s1 trap trap-s2 trap trap-m1 \
                trap trap-m2 carries frunks:noxx carries frunks:pugnor carries frunks:mortis \
                member guster member dalina member parsas";
    assert_eq!(rank("5", full), 1);
    assert_eq!(rank("5", &full.replace("venoms 3", "venoms 2")), 0);
    assert_eq!(rank("5", &full.replace(" member parsas", "")), 0);
    assert_eq!(rank("5", &format!("{full} glory 45")), 3);
    ends("5").proves(law::scenarios::FULLY_LOADED);
}

#[test]
fn under_attack() {
    let game = open("6");
    let monster = game.position().outside().entrance().expect("one attacks from the start");
    let level = game.setting().monster(monster).level;
    assert_eq!(level, monster_lands::setting::Level::A);
    game.proves(law::scenarios::EXTRA_MONSTERS).proves(law::scenarios::UNDER_ATTACK);
    let words = "
        clan 0 fire
        round 2
        land a kyzhul 1a
    ";
    let frame = Frame::Rounds(rounds::Frame::FourPhases);
    let game = standing(&[("seats", "1"), ("scenario", "6")], words, frame).luck(1);
    assert!(game.position().outside().entrance().is_some(), "and again in every round");
}

#[test]
fn diversify() {
    assert_eq!(rank("7", "0 member guster member dalina member parsas"), 1);
    assert_eq!(rank("7", "0 member guster member dalina member parsas member nimra"), 2);
    let all =
        "0 member guster member lorios member dalina member drapis member parsas member nimra";
    assert_eq!(rank("7", all), 3);
    assert_eq!(rank("7", "0 member guster member dalina novices 3 land kyzhul"), 0);
    let options = [("seats", "1"), ("scenario", "7")];
    let words = "
        0 glory 9 gold 1 pool s
        tavern karunna
    ";
    let game = turn_with(&options, words).plays("visit tavern");
    assert_eq!(game.position().clan(Seat(0)).gold(), 0, "beer costs 1");
    game.proves(law::scenarios::DIVERSIFY);
    ends("7").proves(law::scenarios::WHO_COUNTS_IN_DIVERSIFY);
}

#[test]
fn tricky() {
    let game = open("8");
    assert_eq!(game.position().citadel().trick_pile().len(), 24);
    let options = [("seats", "1"), ("scenario", "8")];
    let words = "
        0 pool s,s
        land a kyzhul 1a
    ";
    let game = turn_with(&options, words).chances([5, 1, 50, 51]).plays("visit mine; space 3");
    assert_eq!(game.position().outside().path(Path::A1).traps().len(), 2);
    game.proves(law::scenarios::TRICKY);
}

#[test]
fn missionary() {
    assert_eq!(rank("9", "0 glory 28 missions 4"), 1);
    assert_eq!(rank("9", "0 glory 53 missions 7"), 2, "both numbers are needed");
    assert_eq!(rank("9", "0 glory 53 missions 8"), 3);
    let options = [("seats", "1"), ("scenario", "9")];
    let words = "
        0 pool s,s
        land a kyzhul 1a
        mission a 1
        mission b 1
    ";
    let game = turn_with(&options, words).chances([6, 3]).plays("visit mine; space 3");
    assert!(game.position().outside().path(Path::MissionALeft).who().is_some());
    game.proves(law::scenarios::MISSIONARY);
    let words = "
        clan 0 fire
        0 glory 60 missions 8
    ";
    let game = standing(&options, words, Frame::Scoring(scoring::Frame::VictoryPoints));
    assert!(game.outcome().winners().has(Seat(0)));
    game.proves(law::scenarios::MISSIONS_COMPLETED);
}

#[test]
fn doom_opens_with_a_monster_at_the_entrance() {
    let game = open("10");
    assert!(game.position().outside().entrance().is_some());
    game.proves(law::scenarios::DOOM);
}

#[test]
fn in_no_armor_no_defence_token_is_taken() {
    // R32
    let options = [("seats", "1"), ("scenario", "4"), ("base-start-defense", "2")];
    let game = turn_with(&options, "0 pool s loot loot-bundle").plays("use loot-bundle");
    let clan = game.position().clan(Seat(0));
    assert_eq!((clan.gold(), clan.defence(), clan.potions()), (6, 0, 1));
    let game = Scenario::new(options).luck(9);
    assert_eq!(game.position().clan(Seat(0)).defence(), 0);
}

#[test]
fn no_armor_voids_the_guards_the_path_and_what_missions_give() {
    let solo = |words: &str| {
        let options = [("seats", "1"), ("scenario", "4")];
        crate::adventure::adventure_with(&options, words)
    };
    // Two Defence Talents of the upper Path would cancel both hits.
    let game = solo(
        "
        monster entrance snailer
        path upper frunks dice s
    ",
    )
    .chances([6, 6]);
    assert!(!game.position().clan(Seat(0)).has(Mercenary::Frunks));
    // Contract 4 gives a Defence token on the right Path; contract 1 wants one.
    let game = solo(
        "
        0 gold 3
        mission b 4
        path mission-b-right frunks dice p
    ",
    )
    .plays("fulfil");
    let clan = game.position().clan(Seat(0));
    assert_eq!((clan.glory(), clan.defence()), (6, 0));
    game.proves(law::missions::CONTRACT);
}

#[test]
fn under_attack_finds_its_monster_also_among_the_discards() {
    // Only level-A Monsters come, from the deck, then from the discards.
    let words = "
        clan 0 fire
        round 2
        land a kyzhul 1a
        discarded monsters
    ";
    let frame = Frame::Rounds(rounds::Frame::FourPhases);
    let game = standing(&[("seats", "1"), ("scenario", "6")], words, frame).luck(1);
    let monster = game.position().outside().entrance().expect("one is found");
    assert_eq!(game.setting().monster(monster).level, monster_lands::setting::Level::A);
    let none = "monster a snailer\n0 trophy korcko trophy krinx trophy surbol trophy moldo \
                trophy sckon trophy gorgosh trophy blandor";
    let words = format!(
        "
        clan 0 fire
        round 2
        land a kyzhul 1a
        {none}
    "
    );
    let game = standing(&[("seats", "1"), ("scenario", "6")], &words, frame).luck(1);
    assert_eq!(game.position().outside().entrance(), None, "none of level A is left");
    game.proves(law::scenarios::EXTRA_MONSTERS);
}

#[test]
fn a_divert_of_madhala_is_void_and_nobody_is_asked_to_cancel_it() {
    let options = [("seats", "1"), ("scenario", "8")];
    let words = |trick: &str| {
        format!(
            "
                land a kyzhul 1a
                monster a snailer
                path a1 madhala traps {trick}
                path a2 frunks dice s,s defence 1
            "
        )
    };
    let game = crate::adventure::adventure_with(&options, &words("trick-sts1"));
    assert_eq!(game.offers(), ["foil", "bear"], "a theft may be cancelled");
    let game = crate::adventure::adventure_with(&options, &words("trick-div1")).luck(1);
    assert!(game.story().contains("the Monster never attacks Madhala"), "{}", game.story());
    assert_eq!(game.position().outside().path(Path::A2).defence(), 1);
    game.proves(law::scenarios::HER_TRICKS);
}
