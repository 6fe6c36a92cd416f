//! What the monsters see at once, and what they do not do.
//!
//! Three seats play Ser Ossian (m1), the Countess (m2) and the Archivist (m3) in The Keep: the Heart is z0, the halls z1
//! to z4, the stairs z5 to z8, the gates z9 to z12.

use super::outlook::Outlook;
use super::worth::standing;
use crate::judge::{Asked, Judge};
use crate::{AnyBot, Bot, Budget, Level, Task};
use kernel::{Seat, Table};
use proof::Scenario;
use proof::scenario::setting;
use village_attacks::layout::lay_out;
use village_attacks::terms::{Slot, Zone};
use village_attacks::{Frame, Position, Setting, VillageAttacks, rounds, turn};

/// A table on which a monster uses its results, the rest of the round still to come.
fn acting(options: &[(&str, &str)], slot: u8, words: &str) -> Scenario<VillageAttacks> {
    let setting = setting::<VillageAttacks>(options.iter().copied());
    let position = lay_out(&setting, words).unwrap();
    let use_results = Frame::Turn(turn::Frame::UseResults(Slot(slot)));
    let round = [rounds::Frame::Round, rounds::Frame::Reset, rounds::Frame::Villagers];
    Scenario::within(setting, position, round.map(Frame::Round).into_iter().chain([use_results]))
        .luck(1)
}

fn laid_out(words: &str) -> (std::sync::Arc<Setting>, Position) {
    let setting = setting::<VillageAttacks>([]);
    let position = lay_out(&setting, words).unwrap();
    (setting, position)
}

fn stands(words: &str) -> f32 {
    let (setting, position) = laid_out(words);
    standing(&setting, &position)
}

/// The promise of each choice, in notation.
fn promise(table: &Table<VillageAttacks>, choice: &str) -> u16 {
    let ask = table.asks()[0];
    let offers = table.offers(&ask);
    let mut promises = vec![0; offers.len()];
    let (setting, position) = (table.setting(), &table.state().position);
    VillageAttacks::promise(&Asked { setting, position, ask: &ask, offers }, &mut promises);
    let place = offers.iter().position(|offer| offer.choice.to_string() == choice);
    promises[place.unwrap_or_else(|| panic!("{choice} is offered"))]
}

/// What a level answers to whoever is asked.
fn answer(table: &Table<VillageAttacks>, level: Level) -> String {
    let seat: Seat = table.asks()[0].seat;
    let looks = level.takes_time().then_some(Budget::Iterations(300));
    let task = Task { budget: looks, ..Task::new(seat, level, 3) };
    Bot::<VillageAttacks>::new()
        .mind()
        .think(&table.knowledge(task.seat).unwrap(), task)
        .unwrap()
        .choice
}

#[test]
fn everybody_wins_or_loses_together() {
    let game = Scenario::<VillageAttacks>::new([]).luck(4);
    let worth = VillageAttacks::worth(game.setting(), game.position());
    assert!(worth.iter().all(|&one| (one - worth[0]).abs() < f32::EPSILON), "{worth:?}");
    assert!((0.3..0.7).contains(&worth[0]), "a new game is about even: {worth:?}");
}

#[test]
fn what_is_about_to_attack_the_heart_is_seen() {
    let heart = |words: &str| {
        let (setting, position) = laid_out(words);
        Outlook::new(&setting, &position).heart
    };
    let near = |one: f32, other: f32| (one - other).abs() < 0.01;
    assert!(near(heart("z0 peasant 2"), 2.0));
    assert!(near(heart("z0 peasant+s; z0 peasant"), 1.0), "who lies stunned does not attack");
    assert!(near(heart("z1 peasant"), 0.0), "a Peasant attacks its own zone");
    assert!(near(heart("z1 hunter-demon 2"), 2.0), "Hunters reach the next one");
    assert!(near(heart("dark z1; z1 hunter-demon 2"), 0.0), "but not out of the dark");
    // Ser Ossian is Mythic: Mythic Hunters attack him first, for 1 more.
    let (setting, position) = laid_out("z1 hunter-mythic 2");
    let outlook = Outlook::new(&setting, &position);
    assert!(near(outlook.heart, 0.0) && near(outlook.on(Slot(0).creature()).damage, 4.0));
    assert!(near(outlook.harm(&position, Slot(0)), 4.0));
}

#[test]
fn a_defence_keeps_harm_away() {
    let (setting, position) = laid_out("m1 at z5 guard defence; z5 peasant 3");
    let outlook = Outlook::new(&setting, &position);
    assert!((outlook.on(Slot(0).creature()).damage - 3.0).abs() < 0.01);
    assert!((outlook.harm(&position, Slot(0)) - 2.0).abs() < 0.01, "it stops one blow of 1");
}

#[test]
fn the_monsters_stand_better_with_the_heart_whole_and_the_village_tired() {
    let even = "heart 6; morale 40; m1 at z5; z9 peasant 3";
    let of = |change: &str| stands(&format!("{even}; {change}"));
    assert!(of("heart 7") > stands(even) && of("heart 3") < stands(even));
    assert!(of("morale 30") > stands(even));
    assert!(of("m2 damage 4") < stands(even));
    assert!(of("z0 peasant") < of("z9 peasant"), "the nearer the Heart, the worse");
    assert!(of("z0 peasant 2") < of("z0 peasant+s 2"), "the stunned are less of a threat");
}

#[test]
fn the_last_health_of_the_heart_weighs_most() {
    let lost = |from: u8| stands(&format!("heart {from}")) - stands(&format!("heart {}", from - 1));
    assert!(lost(2) > 2.0 * lost(8), "{} and {}", lost(2), lost(8));
}

#[test]
fn every_level_kills_those_in_the_heart_rather_than_leave_it() {
    let game = acting(&[], 0, "heart 3; m1 melee 2; z0 peasant 2; z5 peasant 2");
    for level in Level::ALL {
        assert_eq!(answer(game.table(), level), "melee z0 peasant", "{level}");
    }
}

#[test]
fn a_turn_does_not_end_while_a_blow_is_left() {
    let game = acting(&[], 0, "m1 at z5 melee; z5 peasant 3");
    assert!(promise(game.table(), "end") * 20 < promise(game.table(), "melee z5 peasant"));
    for level in Level::ALL {
        assert_eq!(answer(game.table(), level), "melee z5 peasant", "{level}");
    }
}

#[test]
fn a_capability_that_reaches_nobody_promises_nothing() {
    let learn = "m1 at z5 melee vengeance learn spine-whip";
    let alone = acting(&[], 0, &format!("{learn}; z11 peasant 3"));
    assert_eq!(promise(alone.table(), "use spine-whip"), 0);
    let crowd = acting(&[], 0, &format!("{learn}; z5 peasant 3"));
    let whip = promise(crowd.table(), "use spine-whip");
    assert!(whip > promise(crowd.table(), "melee z5 peasant"), "three die instead of one");
}

#[test]
fn who_burns_to_death_is_not_struck_as_well() {
    let game = acting(&[], 0, "m1 at z5 melee; z5 peasant+b peasant");
    let [burning, other] =
        ["melee z5 peasant b", "melee z5 peasant"].map(|choice| promise(game.table(), choice));
    assert!(5 * burning < other, "{burning} and {other}");
}

#[test]
fn what_any_result_pays_is_paid_with_the_least_useful() {
    let game = acting(&[], 0, "m1 at z5 melee magic; z5 peasant; z9 peasant 3").plays("move z9");
    assert!(promise(game.table(), "with magic") > 5 * promise(game.table(), "with melee"));
    for level in Level::ALL {
        assert_eq!(answer(game.table(), level), "with magic", "{level}");
    }
}

#[test]
fn a_trap_is_laid_where_villagers_come_by() {
    let words = "display stake-pit; m1 at z5 melee magic; z9 peasant 4";
    let game = acting(&[], 0, words);
    assert!(promise(game.table(), "trap stake-pit") > 16, "the way from the gate");
    // Sealed off, nobody comes by: the only gates in use are those of the spawn tokens.
    let (setting, position) = laid_out("z11 peasant 4");
    let value = |zone| super::effects::is_on_the_way(&setting, &position, Zone(zone));
    assert!(value(5) && value(1));
}

#[test]
fn vengeance_is_for_those_whom_it_kills() {
    let words = "m1 at z5 guard vengeance; z5 peasant";
    let (setting, position) = laid_out(words);
    let frames = [Frame::Round(rounds::Frame::Reset), Frame::Round(rounds::Frame::Villagers)];
    let game = Scenario::<VillageAttacks>::within(setting, position, frames).luck(2);
    assert_eq!(game.offers(), ["avenge", "pass"], "{}", game.story());
    assert!(promise(game.table(), "avenge") > 10 * promise(game.table(), "pass"));
}

#[test]
fn goals_draw_the_monsters() {
    // The breaches of Three Wings: a seal promises more than anything else.
    let game = acting(&[("scenario", "breaches")], 0, "m1 at z3 magic 2; z3 peasant");
    assert!(promise(game.table(), "seal") > promise(game.table(), "move z2"));
    for level in [Level::Adept, Level::Master] {
        assert_eq!(answer(game.table(), level), "seal", "{level}");
    }
    // The vaults: a carrier goes home.
    let words = "m1 at z9 magic 2; progress z9 4";
    let game = acting(&[("scenario", "heirlooms")], 0, words).plays("free");
    assert!(game.position().board(Slot(0)).carries());
    assert_eq!(answer(game.table(), Level::Master), "move z5");
}

#[test]
fn what_guards_is_put_in_a_slot_and_not_kept_for_later() {
    let game = acting(&[], 0, "m1 at z5 vengeance 2; z11 peasant 2");
    assert_eq!(promise(game.table(), "reserve vengeance"), 0, "it would cost a die");
    assert!(promise(game.table(), "guard vengeance") > promise(game.table(), "end"));
    for level in Level::ALL {
        let answer = answer(game.table(), level);
        assert!(!["end", "reserve vengeance"].contains(&&*answer), "{level}: {answer}");
    }
}

#[test]
fn nothing_is_kept_while_a_blow_is_left() {
    let game = acting(&[], 0, "m1 at z5 melee ranged; z5 peasant 2");
    for kept in ["reserve melee", "reserve ranged"] {
        assert_eq!(promise(game.table(), kept), 0, "{kept}");
    }
    let game = acting(&[], 0, "m1 at z5 melee; z7 peasant");
    assert!(promise(game.table(), "reserve melee") > promise(game.table(), "end") / 2);
}
