//! How Monster Lands names what it says.

use crate::Choice;
use crate::adventure::{Block, Faces};
use crate::citadel::{Bargain, defence_price};
use crate::question::Question;
use crate::setting::{Role, Setting};
use crate::terms::{
    Affinity, Building, Colour, Colours, Dice, Die, Equipment, EquipmentType, Header, Land, Load,
    Loot, Mercenary, Mission, Monster, Path, Place, Side, Space, Trap,
};
use kernel::tables::Said;
use kernel::{Message, Seat, Text};

/// The texts of the game.
pub(crate) const TEXTS: &[Text] = kernel::texts![in "../lang", en it: "law", "names", "options", "asks", "choices", "facts", "adventure", "campaign", "lessons", "reckoning", "book", "know"];

/// The book: its chapters and pages, how its cards are played, and the rulings in every language.
pub const BOOK: &[kernel::DataFile] = kernel::files![
    in "..":
    "lessons/monster-lands.book", "lessons/played.toml", "RULINGS.md", "RULINGS.it.md",
];

/// The lessons, in the order they are best taken.
pub const LESSONS: &[kernel::DataFile] =
    kernel::files![in "../lessons": "first.lesson", "outside.lesson", "citadel.lesson"];

kernel::said! {
    Affinity = "affinity", Block = "block", Building = "building", Equipment = "equipment", EquipmentType = "equipment-type",
    Header = "header", Land = "land", Mercenary = "mercenary", Monster = "monster", Path = "path",
    Colour => colour, Die => die, Loot => loot, Place => place, Trap => trap,
}

kernel::said! {
    with Setting: Dice => dice, Faces => faces, Load => load,
}

/// The name of a seat: its clan, as far as it is settled before the game.
pub(crate) fn seat(setting: &Setting, seat: Seat) -> Message {
    let prescribed = setting.scenario.and_then(|scenario| scenario.affinity);
    match prescribed.or(setting.chosen.affinities[seat.index()]) {
        Some(affinity) => Message::new("clan-of").with("affinity", affinity),
        None => Message::new("clan-number").with("number", seat.index() + 1),
    }
}

/// The deed of a choice as the answer to a question: what a price comes to, what a space yields, what a piece is for here.
pub(crate) fn answer(setting: &Setting, question: Question, choice: Choice) -> Message {
    let say = |key: &'static str| Some(Message::new(key));
    let of = |key: &'static str, trap: Trap| Some(Message::new(key).with("trap", trap));
    let said = match (question, choice) {
        (Question::Hire { bargain }, Choice::Hire(it)) => Some(hire(setting, it, bargain)),
        (Question::FreeHire, Choice::Hire(it)) => Some(hire(setting, it, Bargain::FREE)),
        (Question::Hire { bargain }, Choice::HireNovice) => {
            let said =
                Message::new("answer-hire-novice").with("dice", setting.novice.dice.said(setting));
            Some(said.with("price", bargain.price(setting.novice.cost.into())))
        }
        (Question::DefenceTokens { bargain }, Choice::Count(count)) => {
            let said = Message::new("answer-defence-tokens").with("count", count);
            Some(said.with("price", defence_price(setting, bargain, count)))
        }
        (Question::Equipment { bargain }, Choice::Equipment(it)) => Some(buy(setting, it, bargain)),
        (Question::FreeEquipment, Choice::Equipment(it)) => Some(buy(setting, it, Bargain::FREE)),
        (Question::SpaceOf(building), Choice::Space(at)) => space(setting, building, at),
        (Question::Brew { tokens }, Choice::Potions(potions)) => {
            let brewed = [("resource-potion", potions), ("resource-venom", tokens - potions)];
            Some(Message::new("answer-brew").with("tokens", some(&brewed)))
        }
        (Question::Add { .. }, Choice::Die(die)) => {
            Some(Message::new("answer-add").with("what", die))
        }
        (Question::Add { .. }, Choice::Trap(trap)) => of("answer-lay-trap", trap),
        (Question::Add { .. }, Choice::Defence) => say("answer-lay-defence"),
        (Question::Add { .. }, Choice::Potion) => say("answer-take-potion"),
        (Question::Add { .. }, Choice::Venom) => say("answer-take-venom"),
        (Question::SurplusTrap, Choice::Trap(trap)) => of("answer-discard-trap", trap),
        (Question::Traps { price, .. }, Choice::Done) => {
            Some(Message::new("answer-pay").with("price", price))
        }
        (Question::Adventure(_), Choice::Venom) => {
            Some(Message::new("answer-spend-venom").with("adds", setting.numbers.battle.venom))
        }
        (question, Choice::Done) => question.passing(),
        _ => None,
    };
    said.unwrap_or_else(|| choice.message(setting))
}

/// A Mercenary for what it costs here, and what it brings.
fn hire(setting: &Setting, mercenary: Mercenary, bargain: Bargain) -> Message {
    let card = setting.mercenary(mercenary);
    Message::new("answer-hire")
        .with("mercenary", mercenary)
        .with("price", bargain.price(card.cost.into()))
        .with("dice", card.dice.said(setting))
        .with("reputation", card.reputation)
}

/// Equipment for what it costs here.
fn buy(setting: &Setting, equipment: Equipment, bargain: Bargain) -> Message {
    let card = setting.equipment(equipment);
    Message::new("answer-equipment")
        .with("equipment", equipment)
        .with("type", card.r#type)
        .with("price", bargain.price(card.cost.into()))
}

/// A space by what it takes and yields.
fn space(setting: &Setting, building: Building, space: Space) -> Option<Message> {
    let at = space.index();
    match building {
        Building::Mine => {
            let said = Message::new("answer-dig").with("dice", setting.citadel.mine.dice[at]);
            Some(said.with("gold", setting.citadel.mine.yields[at]))
        }
        Building::Alchemist => {
            let tokens = setting.citadel.alchemist.yields.get(at).copied();
            Some(Message::new("answer-cauldron").with("tokens", tokens.unwrap_or_default()))
        }
        Building::Lodge
        | Building::Tavern
        | Building::Armory
        | Building::PawnShop
        | Building::Bazaar => None,
    }
}

/// Those who found the clan of an Affinity.
pub(crate) fn founders(affinity: Affinity, setting: &Setting) -> Vec<Message> {
    let cards = Mercenary::ALL.into_iter().map(|it| (it, setting.mercenary(it)));
    let founders = cards.filter(|(_, card)| card.affinity == affinity && card.role != Role::Hired);
    let said = founders.map(|(mercenary, card)| {
        Message::new("founder").with("mercenary", mercenary).with("dice", card.dice.said(setting))
    });
    said.collect()
}

fn trap(trap: Trap) -> Message {
    Message::new(trap.word())
}

fn loot(loot: Loot) -> Message {
    Message::new(loot.word())
}

/// A side of a Mission tile.
pub(crate) fn mission(mission: Mission, side: Side) -> Message {
    Message::new(format!("mission-{side}{}", mission.0 + 1))
}

fn place(place: Place) -> Message {
    match place {
        Place::Land(side) => Message::new(format!("place-land-{side}")),
        Place::Mission(side) => Message::new(format!("place-mission-{side}")),
        Place::Entrance => Message::new("place-entrance"),
    }
}

fn colour(colour: Colour) -> Message {
    Message::new(match colour {
        Colour::Strength => "die-strength",
        Colour::Magic => "die-magic",
        Colour::Persuasion => "die-persuasion",
    })
}

/// One of some colours, whichever.
pub(crate) fn one_of(colours: Colours) -> Message {
    let either = |one, other| Message::new("either").with("one", one).with("other", other);
    let one = colours.iter().map(colour).reduce(either);
    one.unwrap_or_else(|| Message::new("no-dice"))
}

/// A die of a pool.
fn die(die: Die) -> Message {
    match die {
        Die::Strength => Message::new("a-strength-die"),
        Die::Magic => Message::new("a-magic-die"),
        Die::Persuasion(face) => Message::new("a-persuasion-die").with("face", face),
    }
}

/// Dice by colour.
fn dice(_: &Setting, dice: Dice) -> Vec<Message> {
    let some = Colour::ALL.into_iter().filter(|&it| dice.of(it) > 0);
    let said =
        some.map(|it| Message::new("so-many-dice").with("count", dice.of(it)).with("colour", it));
    let said: Vec<Message> = said.collect();
    if said.is_empty() { vec![Message::new("no-dice")] } else { said }
}

fn faces(_: &Setting, faces: Faces) -> String {
    faces.to_string()
}

/// What there is of these.
pub(crate) fn some(counts: &[(&'static str, u8)]) -> Vec<Message> {
    let some = counts.iter().filter(|(_, count)| *count > 0);
    let so_many = |&(key, count): &(&'static str, u8)| {
        Message::new("so-many").with("count", count).with("what", Message::new(key))
    };
    some.map(so_many).collect()
}

/// What a Mercenary sets out with.
fn load(setting: &Setting, load: Load) -> Vec<Message> {
    let tokens = some(&[
        ("resource-trap", load.traps),
        ("resource-defence", load.defence),
        ("resource-potion", load.potions),
        ("resource-venom", load.venoms),
    ]);
    let bare = load.dice.total() == 0 && !tokens.is_empty();
    let mut said = if bare { Vec::new() } else { dice(setting, load.dice) };
    said.extend(tokens);
    said
}
