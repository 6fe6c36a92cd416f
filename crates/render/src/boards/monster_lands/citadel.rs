//! The Citadel: buildings and the dice on their spaces, the Tavern, the Lodge, the Bazaar.

use super::parts;
use crate::Scene;
use kernel::{Message, Seat};
use maud::{Markup, html};
use monster_lands::view::{BuildingView, SpaceView, View};

pub(super) fn citadel(view: &View, scene: &Scene<'_>) -> Markup {
    let citadel = &view.citadel;
    let gold = |gold: u8| {
        html! { span.count { (scene.tongue.say(&Message::new("picture-ml-gold").with("gold", gold))) } }
    };
    html! {
        section.citadel {
            h3 { (scene.tongue.word("picture-ml-citadel")) }
            ul.buildings { @for building in &citadel.buildings { (house(building, scene)) } }
            h4 { (parts::name("building", "tavern", scene)) }
            ul.cards-row {
                @for mercenary in citadel.tavern.iter().flatten() {
                    (parts::card("mercenary", mercenary.id.word(), scene, &html! {
                        (parts::affinity(mercenary.affinity, scene)) (parts::dice(mercenary.dice, scene)) (gold(mercenary.cost))
                    }))
                }
            }
            h4 { (parts::name("building", "lodge", scene)) }
            ul.cards-row {
                @for trap in citadel.lodge.iter().flatten() { (parts::card("trap", trap.id.word(), scene, &gold(trap.price))) }
            }
            h4 { (parts::name("building", "bazaar", scene)) }
            ul.cards-row {
                @for equipment in citadel.bazaar.iter().flatten() { (parts::card("equipment", equipment.id.word(), scene, &gold(equipment.cost))) }
            }
            p.stacks { (scene.tongue.say(&Message::new("picture-ml-stacks")
                .with("mercenaries", citadel.mercenary_deck).with("traps", citadel.trap_pile)
                .with("equipment", citadel.equipment_deck).with("panic", citadel.panic_stack))) }
        }
    }
}

fn house(house: &BuildingView, scene: &Scene<'_>) -> Markup {
    let word = house.building.word();
    let stands = scene.about(word);
    html! {
        li.building.panic[house.panic].(stands.class()) data-choice=[stands.choices] title=[parts::effect("building", word, scene)] {
            b { (parts::name("building", word, scene)) }
            @if house.panic { span.alarm { (scene.tongue.word("picture-ml-panic")) } }
            span.spaces { @for &space in &house.spaces { (spot(space, scene)) } }
        }
    }
}

fn spot(space: SpaceView, scene: &Scene<'_>) -> Markup {
    let by = space.by.and_then(|seat| scene.plate(Seat(seat)));
    let class = by.map(|plate| plate.livery.class()).unwrap_or_default();
    html! {
        span.space.double[space.dice > 1].(class) title=[by.map(|plate| plate.name.as_str())] {
            @match space.die {
                Some(die) => { (parts::placed(die, scene)) @if let Some(plate) = by { small { (plate.livery.letter) } } },
                None => @if let Some(yields) = space.yields { (yields) },
            }
        }
    }
}
