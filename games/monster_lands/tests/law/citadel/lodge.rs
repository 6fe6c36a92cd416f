//! M11 Hunter's Lodge.

use crate::turn;
use kernel::{Lang, Seat, Viewer};
use monster_lands::law;

#[test]
fn as_many_traps_are_bought_as_can_be_paid_and_the_lodge_is_filled_again() {
    let words = "
        0 gold 8 pool s
        lodge trap-s1 trap-s2 trap-s3 trap-m1 trap-m2 trap-m3
    ";
    let game = turn(words).plays("visit lodge; buy trap-s1");
    assert_eq!(game.refuses("buy trap-s3"), "M10.4  It costs 11 Gold and you have 8.");
    let game = game.plays("buy trap-s2");
    assert_eq!(game.position().clan(Seat(0)).traps().len(), 2);
    assert_eq!(game.position().citadel().lodge().iter().flatten().count(), 6);
    game.proves(law::lodge::BUY_TRAPS).proves(law::lodge::REFILL_THE_LODGE);
    game.proves(law::tricks::HANDLED_LIKE_TRAPS);
}

#[test]
fn what_was_bought_is_secret_to_the_others() {
    let words = "
        0 gold 8 pool s
        lodge trap-s1 trap-s2
    ";
    let game = turn(words).plays("visit lodge; buy trap-s2; done");
    let mine = game.story_in(Lang::English, Viewer::Seat(Seat(0)));
    let theirs = game.story_in(Lang::English, Viewer::Seat(Seat(1)));
    assert!(mine.contains("M11.4  Clan 1 buys a Trap: 2 Strength."), "{mine}");
    assert!(!mine.contains("buys 1 Trap"), "the owner is told once: {mine}");
    assert!(theirs.contains("M11.4  Clan 1 buys 1 Trap."), "{theirs}");
    assert!(!theirs.contains("buys a Trap: 2 Strength"), "{theirs}");
    game.proves(law::lodge::SECRET_TRAPS);
}

#[test]
fn five_traps_are_the_limit_and_eight_with_dalina() {
    let held = "0 trap trap-s1 trap trap-s1 trap trap-m1 trap trap-m1 trap trap-initial\n";
    let words = format!(
        "
        {held}0 gold 9 pool s
        lodge trap-f4 trap-f6
    "
    );
    let game = turn(&words).plays("visit lodge; buy trap-f4");
    assert_eq!(
        game.offers(),
        ["trap trap-initial", "trap trap-s1", "trap trap-m1", "trap trap-f4"]
    );
    let game = game.plays("trap trap-initial");
    assert_eq!(game.position().clan(Seat(0)).traps().len(), 5);
    game.proves(law::lodge::TRAP_LIMIT);
    let words = format!(
        "
        {held}0 gold 9 pool s member dalina
        lodge trap-f4 trap-f6
    "
    );
    let game = turn(&words).plays("visit lodge; buy trap-f4");
    assert_eq!(game.position().clan(Seat(0)).traps().len(), 6);
}

#[test]
fn the_lodge_is_filled_only_after_the_whole_purchase() {
    let words = "
        0 gold 40 pool s
        lodge trap-s1 trap-s2 trap-s3 trap-m1 trap-m2 trap-m3
    ";
    let game = turn(words).plays("visit lodge");
    assert!(!game.offers().contains(&"done".to_owned()), "at least one is bought");
    let game = game.plays("buy trap-s1; buy trap-s2; buy trap-s3; buy trap-m1; buy trap-m2");
    assert_eq!(game.offers(), ["buy trap-m3", "done"]);
    let game = game.plays("done");
    assert_eq!(game.position().clan(Seat(0)).traps().len(), 5);
    assert_eq!(game.position().citadel().lodge().iter().flatten().count(), 6);
    game.proves(law::lodge::BUY_TRAPS).proves(law::lodge::REFILL_THE_LODGE);
}

#[test]
fn an_empty_pile_of_traps_is_made_of_the_discarded_ones() {
    let words = "
        0 gold 3 pool s
        lodge trap-s1
        discarded traps
    ";
    let game = turn(words).plays("visit lodge");
    assert_eq!(game.position().citadel().lodge().iter().flatten().count(), 6);
    assert!(game.position().citadel().trap_discard().is_empty());
    game.proves(law::components::EMPTY_PILES);
}

#[test]
fn traps_on_a_path_leave_room_for_others() {
    let held = "0 trap trap-s1 trap trap-s1 trap trap-m1 trap trap-m1\n";
    let words = format!(
        "{held}0 gold 9 pool s\nlodge trap-f4 trap-f6\nland a kyzhul 1a\n\
         path a1 frunks dice s traps trap-s2,trap-initial"
    );
    let game = turn(&words).plays("visit lodge; buy trap-f4");
    assert_eq!(game.position().clan(Seat(0)).traps().len(), 5, "none is too many");
    game.proves(law::lodge::BUY_TRAPS);
}
