//! M16 Bazaar and Equipment.

use crate::{standing, turn};
use kernel::Seat;
use monster_lands::terms::{EquipmentType, Mercenary};
use monster_lands::{Frame, clean_up, law};

fn carries(game: &crate::Scenario, mercenary: Mercenary, kind: EquipmentType) -> Option<String> {
    let card = game.position().equipment_of_type(game.setting(), mercenary, kind)?;
    Some(game.setting().kind_of(card).to_string())
}

#[test]
fn equipment_goes_under_an_unassigned_mercenary() {
    let words = "
            0 gold 9 pool s novices 1
            bazaar noxx pugnor
            land a kyzhul 1a
            path a1 nuduru dice s
        ";
    let game = turn(words).plays("visit bazaar; equipment noxx");
    assert_eq!(carries(&game, Mercenary::Frunks, EquipmentType::Attire).as_deref(), Some("noxx"));
    assert_eq!(game.position().clan(Seat(0)).gold(), 4);
    assert_eq!(game.position().citadel().bazaar().iter().flatten().count(), 3);
    game.proves(law::bazaar::BUY_EQUIPMENT).proves(law::bazaar::UNDER_AN_UNASSIGNED_MERCENARY);
}

#[test]
fn with_everyone_assigned_nothing_is_bought() {
    let words = "
        0 gold 9 pool s
        bazaar noxx
        land a kyzhul 1a
        path a1 nuduru dice s
        path a2 frunks dice s
    ";
    let refused = turn(words).refuses("visit bazaar");
    assert_eq!(refused, "M16.2  None of your Mercenaries is unassigned.");
}

#[test]
fn a_new_card_of_a_type_makes_the_old_one_go() {
    let words = "
        0 gold 9 pool s carries frunks:noxx
        bazaar slham
    ";
    let game = turn(words).plays("visit bazaar; give frunks");
    assert_eq!(carries(&game, Mercenary::Frunks, EquipmentType::Attire).as_deref(), Some("slham"));
    assert_eq!(game.position().citadel().card_discard().len(), 1);
    game.proves(law::bazaar::ONE_OF_EACH_TYPE);
}

#[test]
fn equipment_is_swapped_among_the_unassigned() {
    let words = "0 pool s carries frunks:noxx carries nuduru:slham";
    let game = turn(words).plays("rearrange; move frunks attire");
    assert_eq!(carries(&game, Mercenary::Nuduru, EquipmentType::Attire).as_deref(), Some("noxx"));
    assert_eq!(carries(&game, Mercenary::Frunks, EquipmentType::Attire).as_deref(), Some("slham"));
    game.proves(law::bazaar::SWAP_EQUIPMENT);
}

#[test]
fn a_deserter_leaves_its_equipment_to_others_who_have_room() {
    let words = "
        clan 0 fire
        clan 1 air
        0 gold 0 member naiala carries naiala:noxx carries naiala:pugnor carries nuduru:slham carries frunks:krakhen
        passed
    ";
    let wages = Frame::CleanUp(clean_up::Frame::Wages(Seat(0)));
    let game = standing(&[("seats", "2")], words, wages).luck(1);
    // Naiala has the highest Reputation. Only Frunks has room for the Attire, only Nuduru for the Weapon.
    let game = game.plays("done; give frunks");
    assert_eq!(carries(&game, Mercenary::Frunks, EquipmentType::Attire).as_deref(), Some("noxx"));
    assert_eq!(carries(&game, Mercenary::Nuduru, EquipmentType::Weapon), None);
    game.proves(law::bazaar::EQUIPMENT_LOST);
}

#[test]
fn an_empty_deck_leaves_the_dock_empty() {
    let words = "
        0 gold 9 pool s
        bazaar noxx pugnor mortis
        discarded equipment
    ";
    let game = turn(words).plays("visit bazaar; equipment noxx; give frunks");
    assert_eq!(game.position().citadel().bazaar().iter().flatten().count(), 2);
    assert_eq!(game.position().citadel().card_discard().len(), 15, "discards do not come back");
    game.proves(law::bazaar::BUY_EQUIPMENT);
}

#[test]
fn what_an_assigned_mercenary_carries_stays_with_it() {
    let words = "
            0 pool s carries frunks:noxx member shandee
            land a kyzhul 1a
            path a1 frunks dice s
        ";
    let game = turn(words);
    assert_eq!(game.refuses("rearrange"), "not offered");
    let words = "
        0 gold 9 pool s
        bazaar slham
        land a kyzhul 1a
        path a1 frunks dice s
        0 member shandee
    ";
    let game = turn(words).plays("visit bazaar");
    assert_eq!(game.refuses("give frunks"), "M16.2  Frunks is assigned already.");
    game.proves(law::bazaar::UNDER_AN_UNASSIGNED_MERCENARY);
}

#[test]
fn three_types_may_be_carried_together() {
    let words = "
        0 gold 20 pool s carries frunks:noxx carries frunks:pugnor
        bazaar mortis
    ";
    let game = turn(words).plays("visit bazaar; give frunks");
    assert_eq!(game.position().equipment(Mercenary::Frunks).count(), 3);
    game.proves(law::bazaar::ONE_OF_EACH_TYPE);
}

#[test]
fn three_cards_may_go_round_among_three_mercenaries() {
    // R8: each card is moved once at most, and every arrangement can be reached.
    let words =
        "0 pool s member shandee carries frunks:noxx carries nuduru:slham carries shandee:turzoks";
    let game = turn(words).plays("rearrange; move frunks attire; give nuduru");
    let game = game.plays("rearrange; move frunks attire; give shandee");
    let attire = |mercenary| carries(&game, mercenary, EquipmentType::Attire).unwrap_or_default();
    let worn = [Mercenary::Frunks, Mercenary::Nuduru, Mercenary::Shandee].map(attire);
    assert_eq!(worn, ["turzoks", "noxx", "slham"]);
    game.proves(law::bazaar::SWAP_EQUIPMENT);
}
