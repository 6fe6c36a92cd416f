//! The Conquest board: what its territories and locations are worth.

use super::outlook::{CUBE, LATER, Outlook};
use wonderful_kingdom::conquest::control;
use wonderful_kingdom::terms::{Bonus, Colour, Territory};

/// What holding a location is worth, the steps to come counted.
pub(super) fn location(outlook: &Outlook<'_>, bonus: Bonus) -> f32 {
    let cube = |at: usize| CUBE[at] * LATER * outlook.steps[at];
    let rounds = outlook.rounds;
    match bonus {
        // Production is counted with everything else that is made.
        Bonus::Materials => cube(0),
        Bonus::Population => cube(1),
        Bonus::Gold => cube(2),
        Bonus::Exploration => cube(3),
        Bonus::Krystallium => 1.5 * rounds,
        Bonus::Destruction => 1.4 * rounds,
        Bonus::DoubleMove => 0.6 * rounds,
        Bonus::Prison => 1.0 * rounds,
        Bonus::Trap => 0.5 * rounds,
        Bonus::Spy => 0.3 * rounds,
    }
}

/// Points of a territory for a colour, and what its loss spares: alone the enemy's points count against one.
pub(super) fn points(outlook: &Outlook<'_>, territory: Territory, colour: Colour) -> f32 {
    let points = outlook.setting.board().points[territory.index()];
    let own = f32::from(points[colour.index()]);
    if outlook.setting.is_solo() { own + f32::from(points[colour.other().index()]) } else { own }
}

/// What the Armies of a player are worth besides the points and the production of what they hold now.
pub(super) fn worth(outlook: &Outlook<'_>) -> f32 {
    let (setting, position) = (outlook.setting, outlook.position);
    let (map, conquest, own) = (setting.board(), &position.conquest, setting.colour(outlook.seat));
    let mut worth = 0.0;
    for territory in map.territories {
        let armies = conquest.armies(own, territory);
        if armies == 0 {
            continue;
        }
        let spare = f32::from(conquest.spare(own, territory));
        worth += 0.25 * f32::from(armies) + 0.1 * spare;
        let held = conquest.held(territory);
        let locations = map.locations(territory).iter().enumerate();
        for (_, it) in locations.filter(|(at, _)| held >> at & 1 == 1) {
            let made = matches!(
                it.bonus,
                Bonus::Materials | Bonus::Population | Bonus::Gold | Bonus::Exploration
            );
            worth += if made { 0.0 } else { location(outlook, it.bonus) };
        }
        // What is thinly held may be lost while there are rounds to come.
        let enemies = map.borders[territory.index()].iter();
        let enemies: u8 = enemies.map(|it| conquest.armies(own.other(), it)).sum();
        if !setting.is_solo()
            && enemies > armies
            && control(setting, position, territory) == Some(own)
        {
            worth -= 0.12 * points(outlook, territory, own) * outlook.rounds.min(1.0);
        }
    }
    worth - 0.8 * f32::from(conquest.locked(own))
}
