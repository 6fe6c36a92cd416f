//! L4.7 Syphon.

use crate::position::Pile;
use crate::terms::{Cards, MenaceSet, Module, Resource};
use crate::{Desk, Fact, Position, Setting, law};
use kernel::{Seat, cite};

/// The Syphons of a resource.
fn of(setting: &Setting, resource: Resource) -> Cards {
    let faces = &setting.faces;
    faces.of_set[MenaceSet::Syphons.index()].and(faces.producers[resource.index()])
}

/// L4.7 Syphon. What a player's trophies and the opponent's undefeated Syphons produce for that player.
pub(crate) fn syphon(setting: &Setting, position: &Position, seat: Seat, resource: Resource) -> u8 {
    let syphons = of(setting, resource);
    if syphons.is_empty() {
        return 0;
    }
    cite(law::syphons::SYPHON);
    let own = position.realm(seat).trophies().and(syphons).len();
    let opponent = setting.opponent(seat).map(|other| position.realm(other));
    let fed = opponent.map_or(0, |other| other.construction().and(syphons).len());
    u8::try_from(own + fed).expect("Syphons are few")
}

/// L4.8 Syphons and supremacy. Alone, what would feed the opponent is set aside; every fourth cube is a Calamity.
pub(crate) fn set_aside(resource: Resource, desk: &mut Desk<'_>) {
    if desk.setting.module() != Module::Menace || of(desk.setting, resource).is_empty() {
        return;
    }
    cite(law::syphons::SYPHONS_AND_SUPREMACY);
    if !desk.setting.is_solo() {
        return;
    }
    let who = Seat(0);
    let fed = desk.position.realm(who).construction().and(of(desk.setting, resource)).len();
    for _ in 0..fed {
        let aside = desk.position.realm(who).aside() + 1;
        let full = aside >= desk.setting.numbers.solo.set_aside;
        desk.position.realm_mut(who).set_aside(if full { 0 } else { aside });
        desk.tell(law::syphons::SYPHONS_AND_SUPREMACY, Fact::SetAside { who, resource });
        let calamity = if full { desk.position.take_calamity() } else { None };
        if let Some(card) = calamity {
            desk.position.realm_mut(who).put(Pile::Duchy, card);
            let card = desk.setting.faces.name(card);
            desk.tell(law::syphons::SYPHONS_AND_SUPREMACY, Fact::Struck { who, card });
        }
    }
}
