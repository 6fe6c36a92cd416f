//! What each score is made of, and what broke a tie.

use super::{calamity_value, combo, duchy_points, gross, module_points, no_development, score};
use crate::position::Position;
use crate::setting::Setting;
use crate::terms::Module;
use kernel::{Message, Reckoning, Seat};

/// What each score is made of.
pub(crate) fn reckoning(setting: &Setting, position: &Position) -> Reckoning {
    let column = |part: &dyn Fn(Seat) -> i32| setting.seats().iter().map(part).collect();
    let sources = [
        ("source-cards", column(&|seat| of_cards(setting, position, seat))),
        ("source-combos", column(&|seat| of_types(setting, position, seat))),
        ("source-calamities", column(&|seat| -calamity_value(setting, position.realm(seat)))),
        (module_name(setting.module()), column(&|seat| module_points(setting, position, seat))),
    ];
    let sources = sources.map(|(name, counts)| (Message::new(name), counts));
    Reckoning::of(sources).decided(tie_break(setting, position))
}

/// What Developments are worth whatever else there is.
fn of_cards(setting: &Setting, position: &Position, seat: Seat) -> i32 {
    let realm = position.realm(seat);
    let cards = realm.duchy().and(setting.faces.developments);
    cards.iter().map(|card| gross(realm, card, setting.faces.face(card))).sum()
}

/// What types of cards bring, by Developments and by the Duchy itself.
fn of_types(setting: &Setting, position: &Position, seat: Seat) -> i32 {
    let realm = position.realm(seat);
    let cards = realm.duchy().and(setting.faces.developments);
    let combos = cards.iter().filter_map(|card| combo(realm, card, setting.faces.face(card)));
    let combos = combos.map(|(points, of)| i32::from(points * realm.of_type(setting, of)));
    combos.sum::<i32>() + duchy_points(setting, realm, seat)
}

const fn module_name(module: Module) -> &'static str {
    match module {
        Module::None | Module::Menace => "source-menaces",
        Module::Advisors => "source-archives",
        Module::Quests => "source-quest",
        Module::Conquest => "source-territories",
    }
}

/// What put one player before the other with as many points (K7.5).
fn tie_break(setting: &Setting, position: &Position) -> Option<Message> {
    let second = setting.opponent(Seat(0))?;
    if score(setting, position, Seat(0)) != score(setting, position, second) {
        return None;
    }
    let built = |seat| position.realm(seat).duchy().and(no_development(setting)).len();
    let soldiers = |seat| position.realm(seat).soldiers();
    let by = |more: bool| if more { Seat(0) } else { second };
    let (key, who) = if built(Seat(0)) != built(second) {
        ("decided-built", by(built(Seat(0)) > built(second)))
    } else if soldiers(Seat(0)) != soldiers(second) {
        ("decided-soldiers", by(soldiers(Seat(0)) > soldiers(second)))
    } else {
        return None;
    };
    Some(Message::new(key).with("who", Message::from(setting.duchies[who.index()].duchy)))
}
