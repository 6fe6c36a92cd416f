//! M35 Trick module.

use crate::Scenario;
use crate::adventure::{adventure_with, hits, total};
use insta::assert_snapshot;
use kernel::{Seat, Viewer};
use monster_lands::law;
use monster_lands::terms::{Mercenary, Monster, Path, Side};

#[track_caller]
fn clash(words: &str) -> Scenario {
    adventure_with(&[("seats", "4"), ("tricks", "on")], words)
}

#[test]
fn tokens_are_revealed_path_by_path_from_top_to_bottom() {
    let game = clash(
        "land a kyzhul 1a
         monster a snailer
         path a1 taron dice s traps trap-s1,trap-f4
         path a4 nuduru dice s traps trap-ps1",
    );
    assert_snapshot!(game.asks(), @"1: M35.4  Land A, Path 1: reveal token 1 from the top?");
    let game = game.plays("reveal");
    assert_snapshot!(game.asks(), @"1: M35.4  Land A, Path 1: reveal token 2 from the top?");
    let game = game.plays("conceal");
    assert_snapshot!(game.asks(), @"0: M35.4  Land A, Path 4: reveal token 1 from the top?");
    assert_snapshot!(game.story(), @"
    M22.1  The battle for Land A begins.
    M35.4  Land A, Path 1: 1 Strength is revealed.
    M35.4  Land A, Path 1: a token stays face down.
    ");
    game.proves(law::tricks::CLASH).proves(law::tricks::REVEALED_OR_NOT);
}

#[test]
fn an_unrevealed_token_gives_no_bonus_but_is_a_trap() {
    let game = clash(
        "
            land a kyzhul 1a
            monster a snailer
            path a4 taron dice s,s traps trick-sts1
        ",
    )
    .chances([1, 1])
    .plays("conceal")
    .chances([5, 5])
    .plays("roll all");
    assert!(game.story().contains("captures Snailer"));
    game.proves(law::tricks::REVEALED_OR_NOT).proves(law::outside::TRAP_FOR_CAPTURE);
}

#[test]
fn a_revealed_trick_is_no_trap() {
    let game = clash(
        "
            land a kyzhul 1a
            monster a snailer
            path a4 taron dice s,s traps trick-sts1
        ",
    )
    .chances([1, 1])
    .plays("reveal")
    .chances([5, 5])
    .plays("roll all");
    assert_eq!(game.position().outside().monster(Side::A), Some(Monster::Snailer));
    assert!(game.story().contains("finds nobody adjacent"));
    game.proves(law::tricks::ONE_TARGET);
}

#[test]
fn a_trick_is_bought_stored_and_deployed_like_a_trap_unknown_to_others() {
    let game = clash(
        "
        land a kyzhul 1a
        monster a snailer
        path a4 taron dice s traps trick-sts1
    ",
    );
    let seen = |seat| game.view(Viewer::Seat(Seat(seat))).outside.lands[0].paths[3].traps[0].trap;
    assert!(seen(1).is_some() && seen(0).is_none());
}

/// Nuduru on Path 2 has this Trick, Taron on Path 1 one Strength, Poissen on Path 4 Strength and Magic.
fn between(trick: &str) -> Scenario {
    clash(&format!(
        "land a kyzhul 1a
         monster a snailer
         path a1 taron dice s
         path a2 nuduru dice s traps {trick}
         path a4 poissen dice s,s,m,m"
    ))
}

/// The dice of Nuduru and Poissen.
fn dice(game: &Scenario) -> [(u8, u8); 2] {
    [Path::A2, Path::A4].map(|path| {
        let dice = game.position().outside().path(path).dice();
        (dice.strength, dice.magic)
    })
}

#[test]
fn e14_adjacent_is_the_nearest_path_with_a_mercenary() {
    let game = between("trick-sts1").plays("reveal");
    assert_eq!(game.offers(), ["against a1", "against a4"]);
    let game = clash(
        "land a kyzhul 1a
         monster a snailer
         path a1 taron dice s traps trick-sts1
         path a2 nuduru dice s
         path a4 poissen dice s",
    )
    .plays("reveal");
    assert_eq!(
        game.position().outside().path(Path::A2).dice().strength,
        0,
        "only Path 2 is adjacent to Path 1"
    );
    game.proves(law::tricks::ADJACENT_PATHS).proves(law::tricks::ONE_TARGET);
}

#[test]
fn the_two_entrance_paths_are_adjacent() {
    let game = clash(
        "
        monster entrance snailer
        path upper taron dice s
        path lower nuduru dice s traps trick-sts1
    ",
    )
    .chances([1, 1])
    .plays("reveal");
    assert_eq!(game.position().outside().path(Path::Upper).dice().strength, 0);
    game.proves(law::tricks::ADJACENT_PATHS);
}

#[test]
fn steal_one_or_two_magic() {
    assert_eq!(dice(&between("trick-stm1").plays("reveal; against a4")), [(1, 1), (2, 1)]);
    assert_eq!(dice(&between("trick-stm2").plays("reveal; against a4")), [(1, 2), (2, 0)]);
}

#[test]
fn steal_one_or_two_strength_or_as_many_as_there_are() {
    assert_eq!(dice(&between("trick-sts1").plays("reveal; against a4")), [(2, 0), (1, 2)]);
    assert_eq!(dice(&between("trick-sts2").plays("reveal; against a4")), [(3, 0), (0, 2)]);
    assert_eq!(
        dice(&between("trick-sts2").chances([1, 1]).plays("reveal; against a1")),
        [(2, 0), (2, 2)]
    );
}

#[test]
fn steal_one_or_two_of_either_colour_by_choice() {
    let game = between("trick-stx1").plays("reveal; against a4");
    assert_eq!(game.offers(), ["steal s", "steal m"]);
    assert_eq!(dice(&game.plays("steal m")), [(1, 1), (2, 1)]);
    let game = between("trick-stx2").plays("reveal; against a4; steal m; steal s");
    assert_eq!(dice(&game), [(2, 1), (1, 1)]);
    game.proves(law::tricks::STEAL);
}

#[test]
fn dice_on_traps_can_be_stolen_but_not_from_shielded_ones() {
    let words = |trap: &str| {
        format!(
            "land a kyzhul 1a
             monster a snailer
             path a1 taron dice m traps {trap}
             path a2 nuduru dice s traps trick-sts2"
        )
    };
    let open = clash(&words("trap-s2")).plays("reveal; reveal");
    assert_eq!(open.position().outside().path(Path::A2).dice().strength, 3);
    let shielded = clash(&words("trap-s2sh")).plays("reveal; reveal");
    assert_eq!(shielded.position().outside().path(Path::A2).dice().strength, 1);
    assert_eq!(shielded.position().unrolled(Path::A1).strength, 2);
    shielded.proves(law::tricks::STEAL);
}

#[test]
fn a_defence_token_foils_a_trick_and_a_talent_does_not() {
    let words = "land a kyzhul 1a
        monster a snailer
        path a1 purkas dice s,s defence 1
        path a2 nuduru dice s traps trick-sts1";
    let game = clash(words).plays("reveal");
    assert_eq!(game.offers(), ["foil", "bear"]);
    let game = game.chances([1, 1]).plays("foil");
    assert_eq!(game.position().outside().path(Path::A1).dice().strength, 2);
    assert_eq!(game.position().outside().path(Path::A1).defence(), 0);
    let game = clash(&words.replace(" defence 1", "")).chances([1, 1]).plays("reveal");
    assert_eq!(game.position().outside().path(Path::A1).dice().strength, 1);
    game.proves(law::tricks::CANCEL_A_TRICK);
}

#[test]
fn a_diverted_die_is_rolled_first_against_the_target_who_defends_in_full() {
    let game = clash(
        "land a kyzhul 1a
         monster a korcko
         path a2 nuduru dice s traps trick-div2
         path a4 poissen dice s,m defence 1",
    )
    .plays("reveal; bear");
    assert_eq!(game.offers(), ["against a4", "withstand"]);
    let game = game.plays("against a4");
    assert_snapshot!(game.asks(), @"2: M23.5  Poissen faces 2 attack dice. Remove a Magic die?");
    let game = game.chances([6]).plays("remove");
    assert_eq!((hits(&game), game.asked()), (1, vec![Seat(2)]));
    let game = game.chances([1]).plays("suffer");
    assert!(game.position().is_wounded(Mercenary::Poissen));
    assert_eq!(total(&game), 0);
    assert_snapshot!(game.story(), @"
    M22.1  The battle for Land A begins.
    M35.4  Land A, Path 2: Divert 2 is revealed.
    M35.5  Divert 2 works against Land A, Path 4.
    M23.1  Korcko attacks Nuduru with 3 dice.
    M35.9  Nuduru turns 2 attack dice against Poissen.
    M23.5  Poissen removes a Magic die: one attack die is left.
    M23.6  The attack on Poissen rolls 6: one hit.
    M24.1  Poissen is wounded.
    M23.6  The attack on Nuduru rolls 1: 0 hits.
    ");
    game.proves(law::tricks::DIVERT);
}

#[test]
fn the_owner_may_keep_the_dice() {
    let game = clash(
        "0 member shandee
         land a kyzhul 1a
         monster a korcko
         path a2 nuduru dice s traps trick-div1 defence 3
         path a4 shandee dice s",
    )
    .plays("reveal")
    .chances([6, 6, 6])
    .plays("withstand");
    assert_eq!(hits(&game), 3);
    game.proves(law::tricks::DIVERT);
}

#[test]
fn dice_diverted_against_the_dead_are_lost() {
    let game = clash(
        "land a kyzhul 1a
         monster a korcko
         2 wounded poissen
         path a1 poissen dice s
         path a4 nuduru dice s traps trick-div2 defence 1",
    )
    .chances([6, 6, 6, 6])
    .plays("reveal");
    assert!(!game.position().clan(Seat(2)).has(Mercenary::Poissen));
    assert!(game.story().contains("The target is gone"));
    assert_eq!((hits(&game), game.chances_left()), (1, 0), "of three dice one is left");
    game.proves(law::tricks::DIVERT);
}

#[test]
fn own_mercenaries_may_be_tricked() {
    let game = clash(
        "land a kyzhul 1a
         monster a snailer
         path a1 frunks dice s
         path a2 nuduru dice s traps trick-sts1",
    )
    .chances([1, 1])
    .plays("reveal");
    assert_eq!(game.position().outside().path(Path::A2).dice().strength, 2);
    game.proves(law::tricks::ONE_TARGET);
}

#[test]
fn stolen_dice_are_rolled_by_the_thief_and_take_no_room() {
    let game = clash(
        "land a kyzhul 1a
         monster a snailer
         path a3 taron dice s,s
         path a4 nuduru dice s,s,s,s,s,s traps trick-sts2",
    )
    .chances([1, 1])
    .plays("reveal");
    assert_eq!(game.asked(), [Seat(0)], "Taron has nothing left to roll");
    let game = game.chances([1; 8]).plays("roll all");
    assert!(game.story().contains("the damage so far is 8"), "{}", game.story());
    game.proves(law::tricks::STEAL);
}

#[test]
fn an_unrevealed_trick_is_the_second_trap_for_turfus() {
    let words = "land a kyzhul 1a
        monster a turfus
        path a4 nuduru dice s,s,s,s traps trap-initial,trick-sts1";
    let game = clash(words).chances([1; 5]).plays("reveal; conceal");
    let game = game.chances([4, 4, 4, 4, 1]).plays("roll all");
    assert!(game.story().contains("captures Turfus"), "{}", game.story());
    game.proves(law::tricks::REVEALED_OR_NOT);
}

#[test]
fn paths_of_different_lands_are_never_adjacent() {
    let game = clash(
        "land a kyzhul 1a
         land b yuha 1a
         monster a snailer
         monster b moldo
         path a4 nuduru dice s traps trick-sts1
         path b1 poissen dice s",
    )
    .chances([1, 1])
    .plays("reveal");
    assert!(game.story().contains("M35.5"), "{}", game.story());
    assert_eq!(game.position().outside().path(Path::B1).dice().strength, 1);
    game.proves(law::tricks::ONE_TARGET).proves(law::tricks::ADJACENT_PATHS);
}

#[test]
fn a_token_spent_on_a_trick_is_gone_when_the_monster_strikes() {
    let game = clash(
        "land a kyzhul 1a
         monster a snailer
         path a2 taron dice s,s defence 1
         path a4 nuduru dice s traps trick-sts2",
    )
    .plays("reveal")
    .chances([6, 1])
    .plays("foil");
    assert!(game.position().is_wounded(Mercenary::Taron));
    assert_eq!(game.position().outside().path(Path::A2).dice().strength, 2, "nothing was stolen");
    game.proves(law::tricks::CANCEL_A_TRICK);
}

#[test]
fn a_stolen_magic_die_may_cancel_an_attack_die() {
    let game = clash(
        "land a kyzhul 1a
         monster a snailer
         path a1 nuduru dice s traps trick-stm1
         path a4 poissen dice m,s",
    )
    .plays("reveal");
    assert_snapshot!(game.asks(), @"0: M23.5  Nuduru faces 2 attack dice. Remove a Magic die?");
    game.proves(law::tricks::STEAL).proves(law::monster_attack::REMOVE_MAGIC);
}

#[test]
fn a_diverted_die_may_kill_and_the_death_is_heroic() {
    let game = clash(
        "2 wounded poissen
         land a kyzhul 1a
         monster a korcko
         path a2 nuduru dice s traps trick-div1
         path a4 poissen dice s",
    )
    .plays("reveal")
    .chances([6])
    .chances([1, 1])
    .plays("against a4");
    assert!(!game.position().clan(Seat(2)).has(Mercenary::Poissen));
    assert_eq!(game.position().clan(Seat(2)).glory(), 5 + 1);
    game.proves(law::tricks::DIVERT).proves(law::wounds::HEROIC_DEATH);
}

#[test]
fn a_cancelled_trick_is_discarded_at_once() {
    // Below the Trick lies another token: it is looked at next, and the Trick is nowhere on the Path.
    let words = "land a kyzhul 1a
        monster a snailer
        path a1 purkas dice s,s defence 1
        path a2 nuduru dice s traps trick-sts1,trap-s1";
    let game = clash(words).plays("reveal; foil");
    let left = game.position().outside().path(Path::A2);
    assert_eq!(left.traps().len(), 1, "{}", game.story());
    assert_eq!(game.offers(), ["reveal", "conceal"], "the token below comes next");
    let game = game.chances([1, 1]).plays("reveal");
    assert!(game.story().contains("1 Strength is revealed"), "{}", game.story());
    game.proves(law::tricks::CANCEL_A_TRICK);
}
