//! M18 Outside: placing. Which Paths can be taken, and by whom.

use super::{Frame, Piece};
use crate::law::{deployment, outside as law};
use crate::terms::{Colours, Dice, Die, FIGHTING, Mercenary, Path, Place, Side};
use crate::{Bar, Choice, Desk, Flow, Question, Why};
use kernel::{Seat, cite, next};

/// Why nobody can be sent out now.
pub(crate) fn why_not(desk: &Desk<'_>, seat: Seat) -> Option<Bar> {
    let dice = desk.position.clan(seat).pool().dice();
    let any = Path::ALL.into_iter().any(|path| why_not_path(desk, seat, dice, path).is_none());
    (!any).then_some((law::ASSIGN, Why::NoPath))
}

/// Whether a Path is there at all: with one or two players there is one Land.
fn is_on_the_table(desk: &Desk<'_>, path: Path) -> bool {
    match path.place() {
        Place::Land(side) => desk.position.outside().header(side).is_some(),
        Place::Mission(side) => desk.position.outside().mission(side).is_some(),
        Place::Entrance => true,
    }
}

/// Why a Path cannot be taken with these dice and the tokens of a clan.
fn why_not_path(desk: &Desk<'_>, seat: Seat, dice: Dice, path: Path) -> Option<Bar> {
    if desk.position.outside().path(path).who().is_some() {
        return Some((deployment::ONE_PLACEMENT, Why::PathTaken(path)));
    }
    match path.place() {
        Place::Land(side) => why_not_land(desk, dice, side, path),
        Place::Mission(side) => why_not_mission(desk, dice, side),
        Place::Entrance => entrance_open(desk, seat, dice),
    }
}

fn why_not_land(desk: &Desk<'_>, dice: Dice, side: Side, path: Path) -> Option<Bar> {
    let Some(header) = desk.position.outside().header(side) else {
        return Some((law::PATH_HEADER, Why::NoPath));
    };
    let required = desk.setting.header_path(header, path.number()).required;
    (!dice.covers(&required)).then_some((law::PATH_HEADER, Why::TooFewDice))
}

fn why_not_mission(desk: &Desk<'_>, dice: Dice, side: Side) -> Option<Bar> {
    let Some(mission) = desk.position.outside().mission(side) else {
        return Some((law::MISSION_PATHS, Why::NoPath));
    };
    let (wanted, colours) = desk.setting.mission_dice(mission, side);
    (dice.of_any(colours) < wanted).then_some((law::MISSION_PATHS, Why::TooFewDice))
}

/// M18.11 Entrance open.
///
/// Only with a Monster there, and with at least one fighting die or token to place.
fn entrance_open(desk: &Desk<'_>, seat: Seat, dice: Dice) -> Option<Bar> {
    cite(law::ENTRANCE_OPEN);
    if desk.position.outside().entrance().is_none() {
        return Some((law::ENTRANCE_OPEN, Why::NoMonster));
    }
    let clan = desk.position.clan(seat);
    let fighting = dice.of_any(FIGHTING);
    let nothing = fighting == 0 && clan.traps().is_empty() && clan.defence() == 0;
    nothing.then_some((law::ENTRANCE_PATHS, Why::TooFewDice))
}

/// M18.1 Assign.
/// M18.2 Several Mercenaries.
///
/// One unassigned Mercenary to one free Path; others of the clan may be near (M18.2).
pub(super) fn assign(seat: Seat, mercenary: Mercenary, desk: &Desk<'_>) -> Flow {
    cite(law::SEVERAL_MERCENARIES);
    let dice = desk.position.clan(seat).pool().dice();
    let mut asking = desk.ask(seat, law::ASSIGN, Question::PathOf(mercenary));
    for path in Path::ALL.into_iter().filter(|&path| is_on_the_table(desk, path)) {
        let choice = Choice::Path(path);
        let bar = why_not_path(desk, seat, dice, path);
        asking = asking.offer_unless(bar, choice, Frame::Assigned(seat, mercenary, path).into());
    }
    asking.must()
}

/// M18.1 Assign.
/// M18.3 Resolved later.
///
/// The token is placed with the dice that must be deployed; then come those that may. Nothing happens yet (M18.3).
pub(super) fn assigned(seat: Seat, mercenary: Mercenary, path: Path, desk: &mut Desk<'_>) -> Flow {
    cite(law::RESOLVED_LATER);
    desk.position.assign(mercenary, path);
    match path.place() {
        Place::Land(side) => {
            let required = required(desk, side, path);
            deploy(seat, path, required, desk);
            next(Frame::Add(seat, path, Piece::Strength).into())
        }
        Place::Mission(side) => {
            let dice = desk.position.outside().mission(side);
            let dice = dice.map_or(0, |mission| desk.setting.mission_dice(mission, side).0);
            next(Frame::MissionPaths(seat, path, dice, Die::Strength).into())
        }
        Place::Entrance => next(Frame::Add(seat, path, Piece::Strength).into()),
    }
}

fn required(desk: &Desk<'_>, side: Side, path: Path) -> Dice {
    let header = desk.position.outside().header(side);
    header
        .map_or(Dice::default(), |header| desk.setting.header_path(header, path.number()).required)
}

fn deploy(seat: Seat, path: Path, dice: Dice, desk: &mut Desk<'_>) {
    for _ in 0..dice.strength {
        desk.position.deploy_die(seat, path, Die::Strength);
    }
    for _ in 0..dice.magic {
        desk.position.deploy_die(seat, path, Die::Magic);
    }
}

/// M18.5 Mission Paths.
/// M18.4 Persuasion Outside.
///
/// Exactly the dice shown, each of any colour shown, and nothing else; one by one in the order of their sorts (R10).
/// Persuasion dice are rolled anew there (M18.4).
pub(super) fn mission_paths(seat: Seat, path: Path, left: u8, from: Die, desk: &Desk<'_>) -> Flow {
    if left == 0 {
        return next(Frame::Benefits(seat, path).into());
    }
    cite(law::PERSUASION_OUTSIDE);
    let colours = mission_colours(desk, path);
    let pool = desk.position.clan(seat).pool();
    let question = Question::MissionDie(path);
    let mut asking = desk.ask(seat, law::MISSION_PATHS, question);
    for die in pool.sorts() {
        let choice = Choice::Die(die);
        let later = pool.dice_from(die);
        asking = if !colours.has(die.colour()) {
            asking.withhold(choice, law::MISSION_PATHS, Why::NoDie(colours))
        } else if die < from || later.of_any(colours) < left {
            asking.withhold(choice, law::ASSIGN, Why::InOrder)
        } else {
            asking.offer(choice, Frame::MissionDie(seat, path, die, left - 1).into())
        };
    }
    asking.must()
}

fn mission_colours(desk: &Desk<'_>, path: Path) -> Colours {
    let Place::Mission(side) = path.place() else { return Colours::default() };
    let mission = desk.position.outside().mission(side);
    mission.map_or(Colours::default(), |mission| desk.setting.mission_dice(mission, side).1)
}

/// The die is deployed; more may be to come.
pub(super) fn mission_die(seat: Seat, path: Path, die: Die, left: u8, desk: &mut Desk<'_>) -> Flow {
    desk.position.deploy_die(seat, path, die);
    next(Frame::MissionPaths(seat, path, left, die).into())
}

/// M18.7 Capacity.
/// M18.12 Entrance Paths.
///
/// Six dice and two tokens on a Land Path, each further token in the room of two dice; at the Entrance every token
/// takes the room of two dice (M18.12).
pub(super) fn can_hold(desk: &Desk<'_>, path: Path, dice: u8, tokens: u8) -> bool {
    cite(law::CAPACITY);
    let road = desk.setting.numbers.land_path;
    let tokens_fit = usize::from(tokens) <= crate::position::PATH_TOKENS;
    let (spaces, room) = match path.place() {
        Place::Land(_) => {
            (road.die_spaces, tokens.saturating_sub(road.token_spaces) * road.dice_per_token)
        }
        Place::Entrance => {
            cite(law::ENTRANCE_PATHS);
            (
                desk.setting.citadel.entrance_path[path.number()].die_spaces,
                tokens * road.dice_per_token,
            )
        }
        Place::Mission(_) => return tokens == 0,
    };
    tokens_fit && dice + room <= spaces
}
