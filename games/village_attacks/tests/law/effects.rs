//! E The effects of cards.

use crate::scene::{Look, Question, acts, acts_as, reset, scene, team_acts, then};
use proof::Scenario;
use village_attacks::terms::Zone;
use village_attacks::{Frame, VillageAttacks, law, villagers as v};

const BARROW: &str = "mother-barrow,zhar-khaled,wailing-nessa";
const CLINKER: &str = "clinker,lady-ophis,velisse-of-the-silk-stair";
const ROOK: &str = "clinker,lady-ophis,rook-halfmoon";

/// The villagers act in the position another question has come to.
fn then_villagers(game: &Question, team: &str) -> Question {
    let setting = proof::scenario::setting::<VillageAttacks>([("team", team)]);
    Scenario::at(setting, *game.position(), Frame::Villagers(v::Frame::Begin)).luck(1)
}

#[test]
fn up_to_four_are_hit_by_priority() {
    let words = "
        m1 at z1 melee vengeance learn tide-of-bones
        z1 peasant 3 hunter-arcane 2
    ";
    let game = team_acts(BARROW, 0, words).plays("use tide-of-bones");
    assert_eq!(game.villagers(1), 1, "three Peasants and a Hunter");
    game.proves(law::effects::HIT);
}

#[test]
fn hit_ignoring_priority() {
    let words = "
        m1 at z1 melee learn piston-fist
        z1 peasant 2 lucan-pell
    ";
    let game = team_acts(CLINKER, 0, words).plays("use piston-fist");
    assert_eq!(game.offers(), ["villager z1 peasant", "villager z1 lucan-pell"]);
}

#[test]
fn split_points_over_zones() {
    let words = "
        m1 at z9
        m2 at z1 ranged 2 learn serpent-volley
        z1 hunter-arcane
        z5 peasant 2
        z0 peasant
    ";
    let game = team_acts(CLINKER, 1, words).plays("use serpent-volley");
    let offered = ["villager z0 peasant", "villager z1 hunter-arcane", "villager z5 peasant"];
    assert_eq!(game.offers(), offered);
    let game = game.plays("villager z5 peasant; villager z5 peasant; villager z0 peasant");
    assert_eq!([0, 1, 5].map(|zone| game.villagers(zone)), [0; 3]);
    game.proves(law::effects::SPLIT);
}

#[test]
fn burn_villagers() {
    let words = "
        m1 at z1 ranged magic learn furnace-breath
        z5 peasant 5
    ";
    let game = team_acts(CLINKER, 0, words).plays("use furnace-breath");
    assert_eq!(game.position().village.burning().len(), 4);
    game.proves(law::effects::BURN_VILLAGERS);
}

#[test]
fn pacify_villagers() {
    let words = "
        m3 at z1 defence learn idle-hands
        z1 peasant 4
    ";
    let game = team_acts(CLINKER, 2, words).plays("use idle-hands");
    assert_eq!(game.position().village.pacified().len(), 3);
    game.proves(law::effects::PACIFY);
}

#[test]
fn push_villagers_away_by_free_choice() {
    let words = "
        m2 at z1 magic learn mesmer
        z1 peasant 2 hunter-arcane
    ";
    let game = acts_as(1, words).chances([5]).plays("use mesmer; villager z1 hunter-arcane; pass");
    assert_eq!((game.villagers(1), game.villagers(5)), (2, 1));
    game.proves(law::effects::PUSH);
}

#[test]
fn pull_villagers_and_stun_them() {
    let words = "
        m3 at z1 magic
        z5 peasant 3
    ";
    let game = team_acts(CLINKER, 2, words).plays("use beckon; villager z5 peasant");
    assert_eq!((game.villagers(5), game.villagers(1)), (2, 0), "pulled, stunned, then hit");
    game.proves(law::effects::PULL);
}

#[test]
fn a_turncoat_strikes_its_fellows() {
    let words = "
        m3 at z1 magic vengeance learn turncoat
        z5 peasant hunter-arcane 2
    ";
    let game = team_acts(CLINKER, 2, words).plays("use turncoat; villager z5 hunter-arcane");
    assert_eq!(game.villagers(5), 1, "the Peasant and the other Hunter fall");
    assert_eq!(game.board(2).experience(), 2);
    game.proves(law::effects::TURN);
}

#[test]
fn shatter_the_stunned() {
    let words = "
        m2 at z1 melee learn shatter
        z1 peasant 2 hunter-arcane+s 2
    ";
    let game = team_acts(CLINKER, 1, words).plays("use shatter");
    assert_eq!((game.villagers(1), game.stunned(1)), (2, 0));
    game.proves(law::effects::SHATTER);
}

#[test]
fn venom_is_for_heroes() {
    let words = "
        m2 at z1 vengeance learn venom
        z1 peasant 2 lucan-pell
    ";
    let game = team_acts(CLINKER, 1, words).plays("use venom");
    assert_eq!(game.position().village.damage(village_attacks::terms::Hero::LucanPell), 2);
    game.proves(law::effects::HERO_HIT);
    let words = "
        m2 at z1 vengeance learn venom
        z1 peasant 2
    ";
    assert_eq!(team_acts(CLINKER, 1, words).plays("use venom").villagers(1), 1);
}

#[test]
fn red_thirst_heals_for_a_kill() {
    let game = acts_as(
        1,
        "
        m2 at z1 damage 3 melee
        z1 peasant 3
    ",
    )
    .plays("use red-thirst");
    assert_eq!((game.villagers(1), game.damage(1)), (1, 2), "one damage at most");
    game.proves(law::effects::LEECH);
}

#[test]
fn rend_is_stronger_beside_a_wolf() {
    let words = "
        m3 at z1 melee learn rend
        z1 peasant 3
    ";
    assert_eq!(team_acts(ROOK, 2, words).plays("use rend").villagers(1), 2);
    let game = team_acts(
        ROOK,
        2,
        &format!(
            "
        {words}
        minion3 z1
    "
        ),
    )
    .plays("use rend");
    assert_eq!(game.villagers(1), 1);
    game.proves(law::effects::REND);
}

#[test]
fn a_howl_sets_the_wolves_in_motion() {
    let words = "
        m3 at z1 magic learn howl
        minion3 z5
        z5 peasant 2
    ";
    let game = team_acts(ROOK, 2, words).plays("use howl; pass");
    assert_eq!(game.villagers(5), 1);
    game.proves(law::effects::HOWL);
}

#[test]
fn miss_cap_thorns_and_soak_work_on_attacks() {
    let game = acts_as(
        1,
        "
        m2 at z9 defence learn mist
        z9 peasant 3
    ",
    )
    .plays("use mist");
    let then = then_villagers(&game, "");
    assert_eq!(then.damage(1), 1, "the first two miss");
    then.proves(law::effects::MISS);

    let words = "
        m1 at z9 defence melee learn drowned-weight
        z9 peasant 2 hunter-undead 3
    ";
    let game = team_acts(BARROW, 0, words).plays("use drowned-weight");
    let then = then_villagers(&game, BARROW);
    // The Peasants deal 1 less; the Hunters deal 2, the first of them 1 less, and none more than 1.
    assert_eq!(then.damage(0), 3);
    then.proves(law::effects::CAP);

    let game = acts(
        "
            m1 at z9 vengeance learn grudge-returned
            z9 peasant 3
        ",
    )
    .plays("use grudge-returned");
    let then = then_villagers(&game, "");
    assert_eq!(then.position().village.everyone().len(), 1);
    assert_eq!((then.damage(0), then.board(0).experience()), (3, 2));
    then.proves(law::effects::THORNS);

    let words = "
        m2 at z9 defence learn scaled-coil
        z9 peasant 4
    ";
    let game = team_acts(CLINKER, 1, words).plays("use scaled-coil");
    let then = then_villagers(&game, CLINKER);
    assert_eq!(then.damage(1), 1);
    then.proves(law::effects::SOAK);
}

#[test]
fn hold_keeps_villagers_where_they_are() {
    let words = "
        m1 at z9 defence magic learn oath-of-the-threshold
        z9 peasant 6
    ";
    let game = acts(words).plays("use oath-of-the-threshold");
    let then = then_villagers(&game, "");
    assert_eq!(then.villagers(9), 4);
    assert_eq!(then.damage(0), 5, "one was prevented");
    then.proves(law::effects::HOLD);
}

#[test]
fn heal_damage_or_conditions_of_monsters_near() {
    let words = "
        m1 at z1 damage 2 magic vengeance learn bury-the-hurt
        m2 at z1 damage 1 burn
        m3 at z2 damage 1
    ";
    let game = team_acts(BARROW, 0, words).plays("use bury-the-hurt");
    assert_eq!(game.offers(), ["heal m1", "heal m2", "cure m2 burn"]);
    let game = game.plays("heal m1; heal m1; cure m2 burn");
    assert_eq!((game.damage(0), game.damage(1), game.damage(2)), (0, 1, 1));
    game.proves(law::effects::HEAL_MONSTERS);
}

#[test]
fn gain_results() {
    let words = "m2 at z1 melee learn bottled-wish";
    let game = team_acts(BARROW, 1, words).plays("use bottled-wish; gain magic");
    assert_eq!(game.board(1).rolled(), &[0, 0, 1, 0, 0]);
    game.proves(law::effects::GAIN_RESULTS);
}

#[test]
fn give_a_result_to_another_monster() {
    let words = "
        m1 at z1 magic learn stoke
        m2 at z5
        m3 at z9
    ";
    let game = team_acts(CLINKER, 0, words).plays("use stoke");
    assert_eq!(game.offers(), ["give m2 melee", "give m2 ranged", "give m2 defence"]);
    let game = game.plays("give m2 melee");
    assert_eq!(game.board(1).reserved(), 1);
    game.proves(law::effects::GIVE_A_RESULT);
}

#[test]
fn promise_a_move_or_a_defence() {
    let words = "
        m1 at z1
        m3 at z2 magic learn whispered-promise
    ";
    let game = team_acts(CLINKER, 2, words).plays("use whispered-promise");
    assert!(game.has("send m1 z5") && game.has("help m1"));
    let game = game.plays("help m1");
    assert_eq!(game.board(0).defence(), 1);
    game.proves(law::effects::PROMISE);
}

#[test]
fn ward_the_heart() {
    let words = "
        m3 magic defence learn ward-of-ash
        z0 peasant 4
        m1 at z9
        m2 at z9
    ";
    let game = acts_as(2, words).plays("use ward-of-ash");
    assert_eq!(game.position().castle.ward(), 3);
    let then = then_villagers(&game, "");
    assert_eq!(then.heart(), 7);
    game.proves(law::effects::WARD);
}

#[test]
fn a_ward_ends_when_its_monster_falls() {
    // A Hunter in the Heart kills the Archivist, then one in the hall shoots the Heart.
    let words = "
        m3 damage 4 magic defence learn ward-of-ash
        z0 hunter-arcane
        z1 hunter-undead
        m1 at z9
        m2 at z9
    ";
    let game = acts_as(2, words).plays("use ward-of-ash");
    let then = then_villagers(&game, "");
    assert_eq!((then.zone(2), then.position().castle.ward()), (None, 0));
    assert_eq!(then.heart(), 7, "{}", then.story());
    then.proves(law::capabilities::END_OF_EFFECTS);
}

#[test]
fn a_knell_ends_when_its_monster_falls() {
    let words = "
            m3 at z1 damage 5 vengeance learn death-knell
            z1 hunter-undead
            m1 at z9
            m2 at z9
        ";
    let game = team_acts(BARROW, 2, words).plays("use death-knell");
    assert_eq!(game.position().castle.knells().len(), 1);
    let then = then_villagers(&game, BARROW);
    assert_eq!((then.zone(2), then.position().castle.knells().len()), (None, 0));
    then.proves(law::capabilities::END_OF_EFFECTS);
}

#[test]
fn a_phylactery_outlasts_the_monster_that_used_it() {
    let words = "
        round 1
        m3 at z9 damage 4 magic 2 vengeance 2 defence 2 learn phylactery
        z9 hunter-arcane 2
        m1 at z10
    ";
    let game = acts_as(2, words).plays("use phylactery");
    assert_eq!(game.position().castle.any_return(2), Some(1));
    game.proves(law::effects::CHEAP_RETURN);
    let then = then_villagers(&game, "");
    assert_eq!((then.zone(2), then.position().castle.any_return(2)), (None, Some(1)));
    assert_eq!(then.position().castle.any_return(3), None);
    then.proves(law::capabilities::END_OF_EFFECTS);
}

#[test]
fn thorns_do_not_hurt_a_yunfakh_hunter_in_another_zone() {
    let options = [("scenario", "the-lantern-road")];
    let begin = Frame::Villagers(v::Frame::Begin);
    let uses =
        Frame::Turn(village_attacks::turn::Frame::UseResults(village_attacks::terms::Slot(0)));
    let against = |who: &str| {
        let words = format!(
            "
            m1 at z8 vengeance learn grudge-returned
            z11 {who}
        "
        );
        let game = scene(&options, &words, uses).plays("use grudge-returned");
        then(&game, &options, begin)
    };
    let yunfakh = against("yunfakh-mythic");
    assert_eq!((yunfakh.damage(0), yunfakh.position().village.everyone().len()), (2, 1));
    assert_eq!(yunfakh.board(0).guard().thorns, 2, "thorns that cannot hurt are not used up");
    let shen = against("mei-yan");
    assert_eq!(shen.position().village.damage(village_attacks::terms::Hero::MeiYan), 0);
    let hunter = against("hunter-mythic");
    assert!(hunter.position().village.everyone().is_empty(), "{}", hunter.story());
    hunter.proves(law::effects::THORNS);
    let game = scene(
        &options,
        "
        m1 at z8 vengeance learn grudge-returned
        z8 yunfakh-mythic
    ",
        uses,
    );
    let near = then(&game.plays("use grudge-returned"), &options, begin);
    assert!(near.position().village.everyone().is_empty(), "in its own zone it is hurt");
}

#[test]
fn darken_or_curse_a_zone() {
    let game = team_acts(BARROW, 2, "m3 at z1 defence learn shroud").plays("use shroud; in z5");
    assert!(game.position().castle.dark().has(Zone(5)));
    game.proves(law::effects::DARKEN);
    let game =
        team_acts(BARROW, 1, "m2 at z1 defence learn heat-haze").plays("use heat-haze; in z1");
    assert!(game.position().castle.unlucky().has(Zone(1)));
    game.proves(law::effects::MAKE_UNLUCKY);
}

#[test]
fn a_knell_lowers_morale_in_reset() {
    let words = "
            morale 20
            m3 at z1 vengeance melee 5 learn death-knell
            z1 peasant 5
            m1 at z9
            m2 at z9
        ";
    let game = team_acts(BARROW, 2, words).plays("use death-knell");
    let game = game.plays(
        "melee z1 peasant; melee z1 peasant; melee z1 peasant; melee z1 peasant; melee z1 peasant",
    );
    let game = game.plays("learn dirge");
    assert_eq!(game.morale(), 15);
    let setting = proof::scenario::setting::<VillageAttacks>([("team", BARROW)]);
    let frame = Frame::Round(village_attacks::rounds::Frame::Reset);
    let then: Question = Scenario::at(setting, *game.position(), frame);
    assert_eq!(then.position().castle.morale(), 14);
    then.proves(law::effects::KNELL);
    assert_eq!(reset(&[], "morale 20").morale(), 20);
}

#[test]
fn scried_cards_are_put_in_order() {
    let words = "
        m3 at z1 ranged learn infernal-credit
        z5 peasant
    ";
    let game = team_acts(CLINKER, 2, words).chances([0, 42, 23]).plays("use infernal-credit");
    assert_eq!(game.offers(), ["card mob", "card quiet-road", "card hunting-band"]);
    let game = game.plays("card quiet-road; card hunting-band");
    assert_eq!(game.position().decks.scried(), [42, 23, 0]);
    game.proves(law::effects::SCRY);
}

#[test]
fn keening_hits_one_and_pushes_others() {
    let words = "
        m3 at z1 magic
        z1 peasant 3
    ";
    let game = team_acts(BARROW, 2, words).chances([5, 6]).plays("use keening");
    let game = game.plays("villager z1 peasant; villager z1 peasant");
    assert_eq!((game.villagers(1), game.villagers(5), game.villagers(6)), (0, 1, 1));
}
