//! The points a player has, and those that may be hoped for.

use super::outlook::{Judged, Outlook};
use super::plan::Plan;
use super::{conquest, menace};
use kernel::Seat;
use wonderful_kingdom::terms::{Module, Resource};
use wonderful_kingdom::{Position, Setting, scoring};

/// What a Soldier in training is of a Soldier.
const IN_TRAINING: f32 = 0.5;

/// The points a seat has, and those it may hope for from all it has and makes.
pub(super) fn prospects(setting: &Setting, position: &Position, seat: Seat, judged: Judged) -> f32 {
    let outlook = Outlook::new(setting, position, seat, judged);
    let plan = Plan::new(&outlook);
    let score = scoring::score(setting, position, seat);
    let score = f32::from(i16::try_from(score).unwrap_or(0));
    let training = f32::from(u8::from(outlook.realm.is_training())) * IN_TRAINING;
    let soldiers = plan.soldiers.min(f32::from(outlook.realm.soldiers()));
    let trained = training + supremacies(&outlook, &plan);
    let module = match setting.module() {
        Module::Menace => menace::worth(&outlook, soldiers),
        Module::Conquest => conquest::worth(&outlook) + soldiers * outlook.soldier(),
        Module::None | Module::Advisors | Module::Quests => soldiers * outlook.soldier(),
    };
    let tokens = 0.4 * f32::from(outlook.realm.tokens()) * outlook.rounds.min(1.0);
    score + plan.worth + module + trained * outlook.soldier() + tokens - calamities(&outlook, &plan)
}

/// What the Calamities among the selected cards will cost.
fn calamities(outlook: &Outlook<'_>, plan: &Plan) -> f32 {
    let count = plan.selection.and(outlook.setting.faces.calamities).len();
    f32::from(outlook.setting.numbers.common.calamity) * f32::from(u8::try_from(count).unwrap_or(0))
}

/// Soldiers that supremacies will train, as things stand.
fn supremacies(outlook: &Outlook<'_>, plan: &Plan) -> f32 {
    let setting = outlook.setting;
    let needed = |resource: Resource| match setting.opponent(outlook.seat) {
        Some(other) => {
            let made = outlook.position.production(setting, other, resource);
            f32::from(made) + 1.0
        }
        None => f32::from(setting.numbers.solo.supremacy),
    };
    let wins = |resource: &Resource| plan.made[resource.index()] >= needed(*resource);
    let steps = Resource::ALL.into_iter().filter(wins).map(|it| outlook.steps[it.index()]);
    IN_TRAINING * 0.8 * steps.sum::<f32>()
}
