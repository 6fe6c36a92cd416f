//! The Talents with the Outside mark.

use super::{adventure, glory, hits, total};
use kernel::Seat;
use monster_lands::law;
use monster_lands::terms::Mercenary;

/// How many of nine hits the Talents of a Mercenary on a bare Path cancel, with tokens enough for the rest.
#[track_caller]
fn blocks(mercenary: &str, monster: &str) -> usize {
    let (land, dice) = ("rynia", [6; 5]);
    let member = format!(
        "
            3 member {mercenary}
            land a {land} 1a
            monster a {monster}
            path a4 {mercenary} dice s defence 5
        "
    );
    let mut game = adventure(&member).chances(dice);
    let mut blocks = 0;
    while game.offers().iter().any(|offer| offer == "block talent") {
        game = game.plays("block talent");
        blocks += 1;
    }
    game.proves(law::armory::DEFENCE_TALENTS).proves(law::monster_attack::DEFEND);
    blocks
}

#[test]
fn purkas_drapis_nimra_and_zondu_cancel_one_hit() {
    for mercenary in ["drapis", "nimra", "zondu"] {
        assert_eq!(blocks(mercenary, "turfus"), 1, "{mercenary}");
    }
    let game = adventure(
        "
        land a kyzhul 1a
        monster a turfus
        path a4 purkas dice s defence 5
    ",
    )
    .chances([6; 5]);
    let game = game.plays("block talent");
    assert_eq!(hits(&game), 4);
    assert!(!game.offers().contains(&"block talent".to_owned()));
}

#[test]
fn wondou_dolfus_and_trulina_cancel_two_hits() {
    for mercenary in ["wondou", "dolfus", "trulina"] {
        assert_eq!(blocks(mercenary, "turfus"), 2, "{mercenary}");
    }
}

#[test]
fn parsas_looks_at_water_and_jungle() {
    assert_eq!([blocks("parsas", "turfus"), blocks("parsas", "caribdis")], [1, 1]);
    assert_eq!([blocks("parsas", "sandor"), blocks("parsas", "krunn")], [0, 0]);
}

#[test]
fn shandee_looks_at_water_and_fire() {
    assert_eq!([blocks("shandee", "caribdis"), blocks("shandee", "sandor")], [1, 1]);
    assert_eq!([blocks("shandee", "turfus"), blocks("shandee", "krunn")], [0, 0]);
}

#[test]
fn guster_looks_at_jungle_and_air() {
    assert_eq!([blocks("guster", "turfus"), blocks("guster", "krunn")], [1, 1]);
    assert_eq!([blocks("guster", "caribdis"), blocks("guster", "sandor")], [0, 0]);
}

/// The total of one Strength 3 and one Magic 3 against Snailer.
#[track_caller]
fn six_and_talent(mercenary: &str) -> u8 {
    let words = format!(
        "
            3 member {mercenary}
            land a kyzhul 1a
            monster a snailer
            path a4 {mercenary} dice s,m
        "
    );
    let game = adventure(&words).chances([1, 1]).plays("brace").chances([3, 3]).plays("roll all");
    game.proves(law::mercenary_attack::BONUSES_AND_MODIFIERS);
    total(&game)
}

#[test]
fn taroa_and_timbulu_add_one_to_each_strength_die() {
    assert_eq!(six_and_talent("taroa"), 7);
    let game = adventure(
        "
            land a kyzhul 1a
            monster a snailer
            path a4 timbulu dice s,s
        ",
    )
    .chances([1, 1]);
    assert_eq!(total(&game.chances([3, 3]).plays("roll all")), 8);
}

#[test]
fn frunks_adds_one_to_each_magic_die() {
    let game = adventure(
        "
            land a kyzhul 1a
            monster a snailer
            path a4 frunks dice s,m
        ",
    )
    .chances([1, 1]);
    assert_eq!(total(&game.plays("brace").chances([3, 3]).plays("roll all")), 7);
}

#[test]
fn tortock_adds_one_and_torko_three_for_capture() {
    for (mercenary, faces) in [("tortock", [4, 3]), ("torko", [3, 2])] {
        let seat = if mercenary == "torko" { "0 member torko\n" } else { "" };
        let words = format!(
            "
                {seat}land a kyzhul 1a
                monster a snailer
                path a4 {mercenary} dice s,s traps trap-ps1
            "
        );
        let game = adventure(&words).chances([1, 1]).chances(faces).plays("roll all");
        assert!(game.story().contains("captures Snailer"), "{mercenary}");
        game.proves(law::mercenary_attack::ONE_SIDED_BONUSES);
    }
}

#[test]
fn poissen_adds_two_and_naiala_three_for_elimination() {
    for (mercenary, faces) in [("poissen", [6, 5]), ("naiala", [5, 5])] {
        let seat = if mercenary == "naiala" { "0 member naiala\n" } else { "" };
        let words = format!(
            "
                {seat}land a kyzhul 1a
                monster a snailer
                path a4 {mercenary} dice s,s
            "
        );
        let game = adventure(&words).chances([1, 1]).chances(faces).plays("roll all");
        assert!(game.story().contains("eliminates Snailer"), "{mercenary}");
        game.proves(law::mercenary_attack::ONE_SIDED_BONUSES);
    }
}

#[test]
fn puargh_gains_glory_when_it_captures() {
    let words = "
        3 member puargh
        land a kyzhul 1a
        monster a snailer
        path a4 puargh dice s,s traps trap-initial
    ";
    let game = adventure(words).chances([1, 1]).chances([6, 4]).plays("roll s; roll s; stop");
    assert_eq!(glory(&game)[3], 5 + 3 + 1);
    game.proves(law::mercenary_attack::REWARD_EXTRAS);
}

#[test]
fn lusara_gains_two_potions_when_she_wins() {
    let words = "
            1 potions 2 member lusara
            land a kyzhul 1a
            monster a snailer
            path a4 lusara dice s,s,s
        ";
    let game = adventure(words).chances([1, 1]).chances([6, 4, 3]).plays("roll all");
    assert_eq!(game.position().clan(Seat(1)).potions(), 3, "the limit is three");
    game.proves(law::mercenary_attack::REWARD_EXTRAS);
}

#[test]
fn jaruna_captures_without_a_trap() {
    let words = "
        2 member jaruna
        land a kyzhul 1a
        monster a snailer
        path a4 jaruna dice s,s
    ";
    let game = adventure(words).chances([1, 1]).chances([6, 4]).plays("roll all");
    assert_eq!(glory(&game)[2], 8);
    game.proves(law::mercenary_attack::CAPTURE);
}

#[test]
fn geas_adds_three_in_conquest_only() {
    let words = "
        2 member geas
        land a wahibah 1a
        monster a snailer
        path a3 taron dice s,s,s
        path a4 geas dice s,s
    ";
    let game = adventure(words).chances([1, 1]).chances([6, 4, 3]).plays("roll all");
    assert_eq!(total(&game), 3);
    game.proves(law::conquest::CONQUEST_ROLL);
}

/// What may be rerolled after a Strength 1, a Strength 2 and a Magic 3, and again after a Strength 1 became a 4.
#[track_caller]
fn rerolls(mercenary: &str) -> [Vec<String>; 2] {
    let words = format!(
        "
            0 member {mercenary}
            land a kyzhul 1a
            monster a snailer
            path a4 {mercenary} dice s,s,m
        "
    );
    let game =
        adventure(&words).chances([1, 1]).plays("brace").chances([1, 2, 3]).plays("roll all");
    let first = game.offers();
    let game = game.chances([4]).plays("reroll s1");
    game.proves(law::mercenary_attack::REROLLS);
    let again = game.offers().into_iter().filter(|offer| !offer.starts_with("plunder"));
    [first, again.collect()]
}

#[test]
fn kakron_rerolls_one_strength_die() {
    assert_eq!(rerolls("kakron"), [vec!["reroll s1", "reroll s2", "stop"], vec![]]);
}

#[test]
fn sckrat_rerolls_two_different_strength_dice() {
    assert_eq!(
        rerolls("sckrat"),
        [vec!["reroll s1", "reroll s2", "stop"], vec!["reroll s2", "stop"]]
    );
}

#[test]
fn karunna_rerolls_twice_also_the_same_die() {
    let first = vec!["reroll s1", "reroll s2", "reroll m3", "stop"];
    assert_eq!(rerolls("karunna"), [first, vec!["reroll s4", "reroll s2", "reroll m3", "stop"]]);
}

#[test]
fn korgo_rerolls_persuasion_on_missions() {
    let game = adventure(
        "
        mission a 6
        path mission-a-left korgo dice p,p
    ",
    )
    .chances([1, 4]);
    assert_eq!(game.offers(), ["reroll p1", "reroll p4", "stop"]);
    let game = game.chances([2]).plays("reroll p1");
    assert_eq!(glory(&game)[3], 7);
    game.proves(law::mercenary_attack::REROLLS);
}

#[test]
fn ginova_turns_an_attack_die_against_a_neighbour() {
    let game = adventure(
        "1 member ginova
         land a kyzhul 1a
         monster a korcko
         path a2 frunks dice s
         path a3 ginova dice m
         path a4 poissen dice s",
    )
    .chances([1, 1, 1])
    .plays("stop; brace");
    assert_eq!(game.offers(), ["against a2", "against a4"]);
    let game = game.chances([6, 1, 1]).plays("against a4");
    assert!(game.position().is_wounded(Mercenary::Poissen));
    assert!(!game.position().is_wounded(Mercenary::Ginova));
    game.proves(law::tricks::GINOVA);
}

#[test]
fn ginova_alone_takes_every_die_herself() {
    let game = adventure(
        "
            1 member ginova
            land a kyzhul 1a
            monster a korcko
            path a4 ginova dice s defence 3
        ",
    )
    .chances([6, 6, 6]);
    assert_eq!(hits(&game), 3);
    game.proves(law::tricks::GINOVA);
}

#[test]
fn who_dies_of_a_die_turned_aside_after_attacking_leaves_its_damage() {
    let game = adventure(
        "1 member ginova
         2 wounded poissen
         land a kyzhul 1a
         monster a korcko
         path a2 poissen dice s,s
         path a4 ginova dice s",
    )
    .chances([1, 1, 1])
    .chances([6, 3])
    .chances([6])
    .chances([1, 1])
    .plays("roll all");
    assert!(!game.position().clan(Seat(2)).has(Mercenary::Poissen));
    assert_eq!(total(&game), 9, "what Poissen rolled counts for Ginova");
    game.proves(law::wounds::DEATH_AFTER_THE_ATTACK).proves(law::tricks::GINOVA);
}
