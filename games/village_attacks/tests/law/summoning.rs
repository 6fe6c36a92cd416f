//! V14 Summoning.

use crate::scene::{Look, Question, scene};
use village_attacks::terms::{Creature, Slot, Zone};
use village_attacks::{Frame, law, minions, turn};

const CALLING: [(&str, &str); 1] = [("scenario", "the-calling")];

fn chamber(words: &str) -> Question {
    scene(&CALLING, words, Frame::Turn(turn::Frame::UseResults(Slot(0))))
}

fn others(words: &str) -> Question {
    scene(&CALLING, words, Frame::Minions(minions::Frame::Others))
}

#[test]
fn each_monster_pays_a_symbol_of_its_own_in_the_chamber() {
    let game = chamber(
        "
        m1 at z6 magic 2 melee
        m2 paid magic
    ",
    );
    assert_eq!(game.refuses("summon magic"), "V14.3  This symbol was paid already.");
    let game = game.plays("summon melee");
    assert_eq!(game.refuses("summon magic"), "V14.2  This monster has paid for the summoning.");
    game.proves(law::summoning::FIVE_SYMBOLS).proves(law::summoning::PAY_THE_COST);
    let game = chamber("m1 at z3 magic 2 melee");
    assert!(!game.has("summon magic"), "not outside the Chamber");
}

#[test]
fn when_all_have_paid_a_card_is_drawn_and_two_keep_the_burden() {
    // Card 11 is Grey Shuck.
    let game = chamber(
        "
        m1 at z6 melee magic
        m2 dead paid magic
        m3 paid defence
    ",
    )
    .chances([11])
    .plays("summon melee");
    assert_eq!(game.offers(), ["burden m1", "burden m2", "burden m3"]);
    let game = game.plays("burden m1; burden m3");
    assert_eq!(game.position().pack.zone_of(Creature::SUMMONED), Some(Zone(6)));
    assert!(game.board(0).is_burdened() && !game.board(1).is_burdened());
    assert_eq!(game.board(0).paid(), None);
    assert!(!game.has("summon magic"), "one at a time");
    game.proves(law::summoning::DRAW_A_SUMMON_CARD).proves(law::summoning::LASTING_BURDEN);
    game.proves(law::summoning::DEAD_PAYERS).proves(law::summoning::SUMMONING);
    game.proves(law::summoning::ONE_AT_A_TIME);
}

#[test]
fn the_summoned_monster_moves_then_attacks_for_no_experience() {
    // Grey Shuck: Mov 3, one attack of 2.
    let game = others(
        "
        morale 10
        summoned grey-shuck z6
        z9 peasant 2
    ",
    )
    .plays("move z9; pass");
    assert_eq!((game.villagers(9), game.morale()), (1, 9));
    assert_eq!([0, 1, 2].map(|slot| game.board(slot).experience()), [0; 3]);
    game.proves(law::summoning::SUMMONED_MONSTER_ACTS);
    game.proves(law::summoning::KILLS_OF_THE_SUMMONED);
}

#[test]
fn a_hero_that_stuns_makes_the_summoned_skip_its_activation() {
    // Father Ignace hunts Demons: Velisse is one.
    let game = scene(
        &CALLING,
        "
            summoned velisse-of-the-silk-stair z9
            z9 father-ignace
        ",
        Frame::Villagers(village_attacks::villagers::Frame::Begin),
    );
    // She charms up to two villagers of her zone: he does not attack.
    assert_eq!(game.position().pack.damage(Creature::SUMMONED), 0);
    let game = scene(
        &CALLING,
        "
            summoned zhar-khaled z9
            z9 father-ignace
        ",
        Frame::Villagers(village_attacks::villagers::Frame::Begin),
    );
    assert_eq!(game.position().pack.damage(Creature::SUMMONED), 2);
    assert!(game.position().pack.summoned().expect("it lives").is_stunned);
    let game = scene(
        &CALLING,
        "
            summoned zhar-khaled z9
            z9 perpetua-glass
        ",
        Frame::Villagers(village_attacks::villagers::Frame::Begin),
    );
    assert!(game.position().pack.summoned().expect("it lives").is_burning);
    game.proves(law::summoning::CONDITIONS_ON_THE_SUMMONED);
}

#[test]
fn when_the_summoned_dies_the_burden_goes() {
    let game = scene(
        &CALLING,
        "
            summoned grey-shuck z9
            z9 peasant 4
        ",
        Frame::Villagers(village_attacks::villagers::Frame::Begin),
    );
    assert!(game.position().pack.summoned().is_none(), "{}", game.story());
}
