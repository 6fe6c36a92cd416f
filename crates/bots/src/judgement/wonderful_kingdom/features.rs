//! What a net sees of a game for two: what each of them makes, has built and is building, with the eyes of one of them.

use super::is_choosing;
use crate::judge::Scene;
use crate::net::Sensed;
use crate::net::features::blocks;
use kernel::{Fast, Source};
use wonderful_kingdom::terms::{CardName, Module, Resource, Type};
use wonderful_kingdom::{WonderfulKingdom, scoring};

const TABLE: &[&str] = &["table"];
const SIDES: &[&str] = &["mine", "theirs"];
const MODULES: &[&str] = &["none", "menace", "advisors", "quests", "conquest"];
const RESOURCES: &[&str] = &["materials", "population", "gold", "exploration"];
const MADE: &[&str] = &[
    "my materials",
    "my population",
    "my gold",
    "my exploration",
    "their materials",
    "their population",
    "their gold",
    "their exploration",
];
const TYPES: &[&str] = &[
    "my structures",
    "my companies",
    "my monuments",
    "my discoveries",
    "their structures",
    "their companies",
    "their monuments",
    "their discoveries",
];
const NAMES: [&str; CardName::COUNT] = {
    let mut names = [""; CardName::COUNT];
    let mut place = 0;
    while place < CardName::COUNT {
        names[place] = CardName::ALL[place].word();
        place += 1;
    }
    names
};
const YES: &[u8] = &[1];

blocks! {
    from 0;
    ROUND = "round", TABLE, &[2, 3, 4];
    CHOOSING = "choosing", TABLE, YES;
    MODULE = "module", MODULES, YES;
    PRODUCED = "produced", RESOURCES, YES;
    SCORE = "score", SIDES, &[3, 6, 10, 15, 20, 26, 33, 40, 50];
    /// What the written judgement expects, in hundredths.
    EXPECTS = "expects", SIDES, &[8, 16, 25, 35, 45, 55, 65, 75, 84, 92];
    MAKES = "makes", MADE, &[1, 2, 3, 4, 5, 6, 8];
    /// In what one makes more than the other, which trains Soldiers.
    SUPREME = "supreme", RESOURCES, YES;
    OUTDONE = "outdone", RESOURCES, YES;
    CUBES = "cubes", MADE, &[1, 2, 4];
    BUILT = "built", TYPES, &[1, 2, 3, 4, 5, 7];
    KRYSTALLIUM = "krystallium", SIDES, &[1, 2, 3, 5];
    SOLDIERS = "soldiers", SIDES, &[1, 2, 3, 4, 6];
    TRAINING = "training", SIDES, YES;
    SITES = "under construction", SIDES, &[1, 2, 3, 4, 6];
    SELECTED = "selected", SIDES, &[1, 2, 3, 4, 6];
    COUNCIL = "council", SIDES, &[1, 2, 3];
    TROPHIES = "trophies", SIDES, &[1, 2, 3, 4];
    TOKENS = "tokens", SIDES, &[1, 2];
    /// Cards that stand in one's own Duchy.
    OWN = "own", &NAMES, YES;
    /// Cards one is building or has selected.
    SOUGHT = "sought", &NAMES, YES;
}

/// Notes what is to be seen with the eyes of a seat.
pub(super) fn sense(scene: &Scene<'_, WonderfulKingdom>, sensed: &mut Sensed) {
    let Scene { setting, position, seat, leaning } = *scene;
    sensed.measure(ROUND, 0, position.round());
    sensed.note(CHOOSING, 0, is_choosing(position));
    let module = match setting.module() {
        Module::None => 0,
        Module::Menace => 1,
        Module::Advisors => 2,
        Module::Quests => 3,
        Module::Conquest => 4,
    };
    sensed.note(MODULE, module, true);
    let other = setting.opponent(seat).unwrap_or(seat);
    let expects = leaning.worth();
    for (side, of) in [seat, other].into_iter().enumerate() {
        let realm = position.realm(of);
        let score = scoring::score(setting, position, of).clamp(0, 255);
        sensed.measure(SCORE, side, u8::try_from(score).unwrap_or(0));
        sensed.part(EXPECTS, side, expects[of.index()]);
        for (place, resource) in Resource::ALL.into_iter().enumerate() {
            sensed.measure(MAKES, 4 * side + place, position.production(setting, of, resource));
            sensed.measure(CUBES, 4 * side + place, realm.cubes(resource));
        }
        for (place, kind) in Type::ALL.into_iter().enumerate() {
            sensed.measure(BUILT, 4 * side + place, realm.of_type(setting, kind));
        }
        sensed.measure(KRYSTALLIUM, side, realm.krystallium());
        sensed.measure(SOLDIERS, side, realm.soldiers());
        sensed.note(TRAINING, side, realm.is_training());
        sensed.count(SITES, side, realm.construction().len());
        sensed.count(SELECTED, side, realm.selection().len());
        sensed.count(COUNCIL, side, realm.council().len());
        sensed.count(TROPHIES, side, realm.trophies().len());
        sensed.measure(TOKENS, side, realm.tokens());
    }
    for (place, resource) in Resource::ALL.into_iter().enumerate() {
        sensed.note(PRODUCED, place, position.is_produced(resource));
        let [mine, theirs] = [seat, other].map(|of| position.production(setting, of, resource));
        sensed.note(SUPREME, place, mine > theirs);
        sensed.note(OUTDONE, place, theirs > mine);
    }
    cards(scene, sensed);
}

/// The cards of one's own, each name once.
fn cards(scene: &Scene<'_, WonderfulKingdom>, sensed: &mut Sensed) {
    let realm = scene.position.realm(scene.seat);
    let names = &scene.setting.faces;
    let sought = realm.construction().union(realm.selection());
    for (block, cards) in [(OWN, realm.duchy()), (SOUGHT, sought)] {
        let mut seen = [false; CardName::COUNT];
        for card in cards {
            seen[names.name(card).index()] = true;
        }
        for (place, seen) in seen.into_iter().enumerate() {
            sensed.note(block, place, seen);
        }
    }
}

/// Draws the options of a table for two.
pub(super) fn tables(chance: &mut Fast) -> Vec<(&'static str, String)> {
    let modules = ["quests", "quests", "advisors", "menace", "conquest", "none"];
    let module = modules[chance.below(6) as usize];
    vec![("seats", "2".to_owned()), ("module", module.to_owned())]
}
