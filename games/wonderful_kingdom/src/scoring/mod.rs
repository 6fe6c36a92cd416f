//! K7 End of the game.

mod reckoning;

pub(crate) use reckoning::reckoning;

use crate::position::{Position, Realm};
use crate::setting::Setting;
use crate::setting::faces::Face;
use crate::terms::{Card, CardName, Medal, MenaceSet, Module, Type};
use crate::{Desk, Fact, Flow, conquest, law, solo};
use kernel::{Outcome, Seat, Verdict, cite, over};

kernel::frames! {
    /// Open paragraphs of chapter K7.
    pub enum Frame {
        LastRound = law::scoring::LAST_ROUND => last_round,
    }

    #[inline(never)]
    fn resolve(desk: &mut Desk<'_>) -> Flow;
}

/// K7.1 Last round. Scores are counted and the game is over.
fn last_round(desk: &mut Desk<'_>) -> Flow {
    desk.position.end();
    for who in desk.setting.seats().iter() {
        let points = score(desk.setting, desk.position, who);
        desk.tell(law::scoring::SCORE, Fact::Scored { who, points });
    }
    over()
}

/// K7.2 Score. Cards, types, Calamities, Menaces and the module.
pub fn score(setting: &Setting, position: &Position, seat: Seat) -> i32 {
    cite(law::scoring::SCORE);
    let realm = position.realm(seat);
    let cards = realm.duchy().and(setting.faces.developments);
    let built: i32 = cards.iter().map(|card| card_points(setting, realm, card)).sum();
    built + duchy_points(setting, realm, seat) - calamity_value(setting, realm)
        + module_points(setting, position, seat)
}

/// What a card of a Duchy is worth, whatever it is.
pub(crate) fn worth(setting: &Setting, realm: &Realm, card: Card) -> i32 {
    if setting.faces.calamities.has(card) {
        return -i32::from(setting.numbers.common.calamity);
    }
    card_points(setting, realm, card)
}

/// What a card of the Duchy is worth, with what Advisors have changed.
fn card_points(setting: &Setting, realm: &Realm, card: Card) -> i32 {
    let face = setting.faces.face(card);
    let per = combo(realm, card, face);
    let per = per.map_or(0, |(points, of)| points * realm.of_type(setting, of));
    i32::from(per) + gross(realm, card, face)
}

/// The points per type of a card; the Captivating Conjurer may have changed the type (L3.4).
fn combo(realm: &Realm, card: Card, face: &Face) -> Option<(u8, Type)> {
    let changed = realm.conjured().filter(|(conjured, _)| *conjured == card);
    face.points_per.map(|(points, of)| (points, changed.map_or(of, |(_, to)| to)))
}

/// The unconditional points of a card; the Grand Financier may have doubled them (L3.5).
fn gross(realm: &Realm, card: Card, face: &Face) -> i32 {
    let times = if realm.doubled() == Some(card) { 2 } else { 1 };
    i32::from(face.points) * times
}

fn duchy_points(setting: &Setting, realm: &Realm, seat: Seat) -> i32 {
    let per = setting.duchies[seat.index()].points_per;
    per.map_or(0, |(points, of)| i32::from(points * realm.of_type(setting, of)))
}

/// K7.3 Calamity value. What the Calamities of a Duchy cost.
fn calamity_value(setting: &Setting, realm: &Realm) -> i32 {
    cite(law::scoring::CALAMITY_VALUE);
    let count = realm.duchy().and(setting.faces.calamities).len();
    i32::from(setting.numbers.common.calamity) * i32::try_from(count).expect("cards are few")
}

/// K7.4 What scores nothing. Only the module adds points; Soldiers, Krystallium and cubes do not.
fn module_points(setting: &Setting, position: &Position, seat: Seat) -> i32 {
    cite(law::scoring::WHAT_SCORES_NOTHING);
    let realm = position.realm(seat);
    match setting.module() {
        Module::None => 0,
        Module::Menace => menace_points(setting, realm),
        Module::Advisors => i32::from(realm.archives() * setting.numbers.advisor.archivist),
        Module::Quests => quest_points(setting, position, seat),
        Module::Conquest => conquest::territories_at_the_end(setting, position, seat),
    }
}

/// K8.6 Undefeated Menaces. Their penalties (L4.2, L4.10, L4.13), and what trophies bring.
fn menace_points(setting: &Setting, realm: &Realm) -> i32 {
    cite(law::menaces::UNDEFEATED_MENACES);
    let held = realm.selection().union(realm.construction()).and(setting.faces.menaces);
    let penalties: i32 = held.iter().map(|card| penalty(setting.faces.face(card))).sum();
    all_four_sisters(setting, realm) + eggs(setting, realm) - penalties
}

/// L4.2 Penalties of the Sisters.
/// L4.13 Illusionists.
fn penalty(face: &Face) -> i32 {
    use crate::setting::faces::Kind;
    match face.kind {
        Kind::Menace(MenaceSet::Sisters) => {
            four_sisters();
            cite(law::sisters::PENALTIES_OF_THE_SISTERS);
        }
        Kind::Menace(MenaceSet::Illusionists) => cite(law::illusionists::ILLUSIONISTS),
        Kind::Menace(MenaceSet::Dragons) => cite(law::dragons::DRAGONS_DEFEATED),
        Kind::Menace(MenaceSet::GiantRats | MenaceSet::FrostGiants | MenaceSet::MarshTrolls) => {}
        Kind::Menace(MenaceSet::Thieves | MenaceSet::Syphons) => {}
        Kind::Development(_) | Kind::Treasure | Kind::Calamity | Kind::Advisor => {}
    }
    i32::from(face.penalty)
}

/// L4.1 Four Sisters. Each has a cost and a penalty of her own.
fn four_sisters() {
    cite(law::sisters::FOUR_SISTERS);
}

/// L4.5 All four Sisters. Only for whoever defeated them all.
fn all_four_sisters(setting: &Setting, realm: &Realm) -> i32 {
    let sisters = setting.faces.of_set[MenaceSet::Sisters.index()];
    if sisters.is_empty() {
        return 0;
    }
    cite(law::sisters::ALL_FOUR_SISTERS);
    let all = sisters.minus(realm.trophies()).is_empty();
    if all { setting.numbers.menace.sisters.into() } else { 0 }
}

/// What the Eggs of a player are worth (L4.11).
fn eggs(setting: &Setting, realm: &Realm) -> i32 {
    let is_egg = |card: &Card| setting.faces.name(*card) == CardName::BlackDragonEgg;
    match realm.trophies().iter().filter(is_egg).count() {
        0 => 0,
        1 => setting.numbers.menace.egg.into(),
        _ => setting.numbers.menace.eggs.into(),
    }
}

fn quest_points(setting: &Setting, position: &Position, seat: Seat) -> i32 {
    let done = usize::from(position.realm(seat).steps());
    let steps: i32 = setting.steps[..done].iter().map(|step| i32::from(step.points)).sum();
    let first = position.quest_first() == Some(seat);
    let first = setting.steps.last().filter(|_| first).map_or(0, |step| step.first.points);
    steps + i32::from(first)
}

/// K7.5 Ties. More constructed cards, then more Soldiers.
pub fn outcome(setting: &Setting, position: &Position) -> Outcome {
    cite(law::scoring::TIES);
    let line = |seat: Seat| {
        let realm = position.realm(seat);
        let built = realm.duchy().and(no_development(setting)).len();
        (seat, score(setting, position, seat), (built, realm.soldiers()))
    };
    let mut outcome = Outcome::ranked(setting.seats().iter().map(line));
    if setting.is_solo() {
        let medal = solo::medals(setting, score(setting, position, Seat(0)));
        let level = u8::try_from(medal.index()).expect("medals are few");
        outcome.verdict = Verdict::Solo { rank: medal_name(medal), level };
        outcome.standings[0].won = medal != Medal::None;
    }
    outcome
}

/// K8.12 No Development. Only Developments count as constructed, never Advisors.
fn no_development(setting: &Setting) -> crate::terms::Cards {
    cite(law::advisors::NO_DEVELOPMENT);
    setting.faces.developments
}

const fn medal_name(medal: Medal) -> &'static str {
    match medal {
        Medal::None => "medal-none",
        Medal::Bronze => "medal-bronze",
        Medal::Silver => "medal-silver",
        Medal::Gold => "medal-gold",
    }
}
