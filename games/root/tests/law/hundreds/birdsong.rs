//! 14.4 Birdsong.

use super::{among_rebels, horde, horde_with_exiles};
use crate::scene::{Look, c, scene};
use kernel::Viewer;
use root::golden_rules::Frame as Golden;
use root::hundreds::{Frame, Occasion};
use root::law::{alliance, hundreds as law};
use root::terms::{Faction, Item, Mood, Piece};

#[test]
fn birdsong_razes_recruits_anoints_and_changes_the_mood() {
    let words = "
        c1 mob stronghold hundreds-warrior sawmill
        mood rowdy
    ";
    // The map has no other slot in clearing 1.
    let words = words.replace(" sawmill", " wood");
    let game = horde(&words, root::Frame::Golden(Golden::Birdsong)).chances([0]);
    assert_eq!(game.score(Faction::Marquise), 0);
    // Raze took the wood; with the warlord dead there are no recruits for him; one came to the stronghold, and is replaced.
    assert_eq!((game.count(Piece::Wood, 1), game.score(Faction::Hundreds)), (0, 1));
    assert_eq!((game.count(Piece::Warlord, 1), game.count(Piece::HundredsWarrior, 1)), (1, 1));
    assert!(game.offers().contains(&"mood lavish".to_owned()));
    game.plays("mood bitter").proves(law::BIRDSONG).proves(law::RAZE);
}

#[test]
fn raze_removes_buildings_and_tokens_but_no_warriors() {
    let words = "
        c2 mob marquise-warrior 2 sawmill roost eyrie-warrior
        c9 mob wood 2
    ";
    let game = horde(words, Frame::Raze).plays("");
    let left = |piece, at| game.count(piece, at);
    assert_eq!((left(Piece::Sawmill, 2), left(Piece::Roost, 2), left(Piece::Wood, 9)), (0, 0, 0));
    assert_eq!((left(Piece::MarquiseWarrior, 2), left(Piece::EyrieWarrior, 2)), (2, 1));
    assert_eq!(game.score(Faction::Hundreds), 4);
}

#[test]
fn razing_sympathy_is_an_outrage() {
    let words = "
        c2 mob sympathy
        hand hundreds mouse-in-a-sack
    ";
    let game = among_rebels(words, Frame::Raze).plays("card mouse-in-a-sack");
    assert_eq!((game.score(Faction::Hundreds), game.supporters().len()), (1, 1));
    game.proves(alliance::OUTRAGE);
}

#[test]
fn a_mob_takes_the_item_of_a_ruin_and_the_ruin_goes() {
    let game = horde(
        "
        c6 mob
        ruin c6 boot
    ",
        Frame::Raze,
    )
    .plays("");
    assert_eq!(game.position().hundreds.hoard().of(Item::Boot), 1);
    assert!(!game.position().woodland.ruins().has(c(6)));
    assert_eq!(game.position().woodland.free_slots(c(6)), 2);
    game.proves(law::RAZE);
}

const TWO: [(&str, &str); 3] =
    [("seats", "4"), ("first", "1"), ("factions", "eyrie,vagabond,second-vagabond,hundreds")];

#[test]
fn of_two_items_of_a_ruin_they_look_at_both_and_choose() {
    let words = "
        turn hundreds
        pawn vagabond f3
        c6 mob
        ruin c6 boot sword
    ";
    let game = scene(&TWO, words, Frame::Raze).luck(1);
    assert_eq!(game.offers(), ["item boot", "item sword"]);
    let game = game.plays("item sword");
    assert!(game.position().woodland.ruins().has(c(6)), "an item is left");
    let seen = |faction| {
        let view = game.view(Viewer::Seat(game.seat(faction)));
        view.clearings[5].seen_items.clone()
    };
    assert_eq!(seen(Faction::Hundreds), [Item::Boot]);
    assert!(seen(Faction::Eyrie).is_empty() && seen(Faction::Vagabond).is_empty());
    game.proves(law::RAZE);
}

#[test]
fn no_second_item_marked_r_of_a_kind_is_taken() {
    let words = "
        turn hundreds
        pawn vagabond f3
        hoard boot:ruin
        c6 mob
        ruin c6 boot sword
    ";
    let game = scene(&TWO, words, Frame::Raze).luck(1);
    assert_eq!(game.offers(), ["item sword"]);
    let words = "
        turn hundreds
        pawn vagabond f3
        hoard boot:ruin
        c6 mob
        ruin c6 boot
    ";
    let game = scene(&TWO, words, Frame::Raze).luck(1).plays("");
    assert_eq!(game.position().hundreds.hoard().of(Item::Boot), 1);
    assert!(game.position().woodland.ruins().has(c(6)), "what they leave stays");
    // A crafted boot is another matter.
    let words = "
        turn hundreds
        pawn vagabond f3
        hoard boot
        c6 mob
        ruin c6 boot
    ";
    let game = scene(&TWO, words, Frame::Raze).luck(1).plays("");
    assert_eq!(game.position().hundreds.hoard().of(Item::Boot), 2);
}

#[test]
fn the_mob_die_brings_a_mob_next_to_another() {
    // Next to clearing 1 are 5 and 10 (rabbits) and 9 (mice).
    let roll = |face| horde("c1 mob", Frame::RollMobDie(Occasion::Raze)).chances([face]).plays("");
    assert_eq!(roll(0).position().woodland.on_map(Piece::Mob), 1, "no fox clearing is adjacent");
    assert_eq!(roll(2).count(Piece::Mob, 9), 1, "the only mouse clearing");
    let game = roll(1);
    assert_eq!(game.offers(), ["in c5", "in c10"]);
    let game = game.plays("in c10");
    assert_eq!((game.count(Piece::Mob, 10), game.count(Piece::Mob, 5)), (1, 0));
    game.proves(law::RAZE);
}

#[test]
fn the_mob_die_never_doubles_a_mob_nor_finds_a_sixth() {
    let words = "
        c1 mob
        c9 mob
        c4 mob
        c12 mob
    ";
    // Next to them: 5, 7, 8, 10, 11.
    let game = horde(words, Frame::RollMobDie(Occasion::Raze)).chances([0]).plays("");
    assert_eq!((game.count(Piece::Mob, 8), game.count(Piece::Mob, 12)), (1, 1));
    let game = horde(
        &format!(
            "
        {words}
        c2 mob
    "
        ),
        Frame::RollMobDie(Occasion::Raze),
    )
    .plays("");
    assert_eq!(game.position().woodland.on_map(Piece::Mob), 5);
}

#[test]
fn no_mob_comes_to_the_keep() {
    let game = horde(
        "
        c1 mob
        c9 keep
    ",
        Frame::RollMobDie(Occasion::Raze),
    )
    .chances([2])
    .plays("");
    assert_eq!(game.count(Piece::Mob, 9), 0);
}

#[test]
fn prowess_recruits_with_the_warlord_and_strongholds_recruit_one_each() {
    let words = "
        c1 warlord
        c7 stronghold 2
        c8 stronghold
        hoard tea sword hammer
    ";
    let game = horde(words, Frame::Recruit).plays("");
    let at = |clearing| game.count(Piece::HundredsWarrior, clearing);
    assert_eq!((at(1), at(7), at(8)), (3, 2, 1));
    game.proves(law::RECRUIT);
}

#[test]
fn without_the_warlord_only_strongholds_recruit() {
    let game = horde(
        "
        c7 stronghold
        hoard tea
    ",
        Frame::Recruit,
    )
    .plays("");
    assert_eq!(game.position().woodland.on_map(Piece::HundredsWarrior), 1);
}

#[test]
fn the_last_warriors_go_to_the_warlord_first_and_then_where_they_choose() {
    let words = "
        c1 warlord
        c2 hundreds-warrior 18
        c7 stronghold
        c8 stronghold
    ";
    let game = horde(words, Frame::Recruit);
    assert_eq!(game.count(Piece::HundredsWarrior, 1), 1);
    assert_eq!(game.offers(), ["in c7", "in c8"], "one is left");
    let game = game.plays("in c8");
    assert_eq!(
        (game.count(Piece::HundredsWarrior, 7), game.count(Piece::HundredsWarrior, 8)),
        (0, 1)
    );
}

#[test]
fn the_warlord_replaces_any_of_their_warriors() {
    let game = horde(
        "
        c1 hundreds-warrior 2
        c7 hundreds-warrior
    ",
        Frame::Anoint,
    );
    assert_eq!(game.offers(), ["in c1", "in c7"]);
    let game = game.plays("in c7");
    assert_eq!((game.count(Piece::Warlord, 7), game.count(Piece::HundredsWarrior, 7)), (1, 0));
    game.proves(law::ANOINT);
}

#[test]
fn without_warriors_the_warlord_comes_to_any_clearing() {
    let game = horde("c1 keep", Frame::Anoint);
    assert_eq!(game.offers().len(), 11, "all but that of the keep");
    let game = game.plays("in c12");
    assert_eq!(game.count(Piece::Warlord, 12), 1);
}

#[test]
fn a_replaced_warrior_goes_to_the_coffin_makers_but_the_warlord_never() {
    let words = "
        crafted vagabond coffin-makers
        c1 hundreds-warrior
        c7 hundreds-warrior
    ";
    let game = horde_with_exiles(words, Frame::Anoint).plays("in c1");
    assert_eq!(game.position().pieces_elsewhere(Piece::HundredsWarrior), 1);
    let words = "
        crafted vagabond coffin-makers
        c1 warlord marquise-warrior 5
        turn marquise
    ";
    let game = horde_with_exiles(words, super::battle(1, 0, 3)).chances([2, 0]).plays("");
    assert_eq!(game.position().woodland.supply(Piece::Warlord), 1);
    assert_eq!(game.position().pieces_elsewhere(Piece::HundredsWarrior), 0);
}

#[test]
fn the_mood_must_change_and_shows_no_item_of_the_hoard() {
    let game = horde(
        "
        mood rowdy
        hoard boot bag sword
    ",
        Frame::ChooseAMood,
    );
    let offers = ["mood bitter", "mood grandiose", "mood lavish", "mood stubborn"];
    assert_eq!(game.offers(), offers);
    assert_eq!(game.refuses("mood rowdy"), "14.4.4  The warlord must change to another mood.");
    assert_eq!(game.refuses("mood wrathful"), "14.4.4  There is a sword in your Hoard.");
    let game = game.plays("mood bitter");
    assert_eq!(game.position().hundreds.mood(), Some(Mood::Bitter));
    game.proves(law::CHOOSE_A_MOOD);
}

#[test]
fn a_lavish_warlord_who_finds_no_other_mood_stays_so() {
    let words = "
        mood lavish
        hoard boot bag coins hammer tea sword crossbow
    ";
    let game = horde(words, Frame::ChooseAMood).plays("");
    assert_eq!(game.position().hundreds.mood(), Some(Mood::Lavish));
}

#[test]
fn a_ruin_of_two_items_they_may_not_take_is_left() {
    let words = "
            turn hundreds
            pawn vagabond f3
            hoard boot:ruin sword:ruin
            c6 mob
            ruin c6 boot sword
        ";
    let game = scene(&TWO, words, Frame::Raze).luck(1);
    assert_eq!(game.offers(), ["pass"]);
    let game = game.plays("pass");
    assert_eq!(game.position().hundreds.hoard().total(), 2);
    assert!(game.story().contains("finds nothing to take in the ruin of clearing 6"));
}

#[test]
fn crafted_cards_are_used_between_all_steps() {
    let words = "
        c1 mob hundreds-warrior
        crafted hundreds royal-claim stand-and-deliver
        hand eyrie anvil
        mood rowdy
    ";
    let game = horde(words, root::Frame::Golden(Golden::Birdsong)).chances([0]);
    // Before Raze, after it, after Recruit, after Anoint, after the mood.
    let game = game.plays("pass; pass; pass; pass; mood bitter");
    assert_eq!(game.offers(), ["use royal-claim", "use stand-and-deliver", "pass"]);
    assert_eq!(game.count(Piece::Warlord, 1), 1);
}
