//! K5 Production phase.

use crate::frame::Frame as F;
use crate::terms::{Module, Piece, Resource};
use crate::{
    Choice, Desk, Fact, Flow, Position, Question, Setting, Why, advisors, conquest, law, menaces,
    pieces, quests, solo,
};
use kernel::{FixedVec, Seat, cite, in_order, settled, together};

kernel::frames! {
    /// Open paragraphs of chapter K5.
    pub enum Frame {
        FourSteps = law::production::FOUR_STEPS => four_steps,
        Step(resource: Resource) = law::production::WHAT_IS_COUNTED => step,
        PlaceTogether(resource: Resource) = law::production::PLACING_CUBES => place_together,
        Place(seat: Seat, resource: Resource) = law::production::PLACING_CUBES => placing_cubes,
        KrystalliumProduction = law::production::KRYSTALLIUM_PRODUCTION => krystallium_production,
    }

    #[inline(never)]
    fn resolve(desk: &mut Desk<'_>) -> Flow;
}

/// K5.1 Four steps. Materials, Population, Gold, Exploration.
fn four_steps(desk: &mut Desk<'_>) -> Flow {
    if desk.setting.module() == Module::Menace {
        menaces::gathering_tokens(desk);
    }
    let steps = Resource::ALL.map(Frame::Step);
    in_order(steps.into_iter().chain([Frame::KrystalliumProduction]).map(F::Production))
}

/// K5.2 What is counted.
/// K5.4 Fixed amounts. Everybody's are counted before any cube is placed.
fn step(resource: Resource, desk: &mut Desk<'_>) -> Flow {
    cite(law::production::FIXED_AMOUNTS);
    let mut made: FixedVec<u8, 2> = FixedVec::new();
    for seat in desk.setting.seats().iter() {
        made.push(amount(desk.setting, desk.position, seat, resource));
    }
    desk.position.count_step(resource);
    for (seat, &count) in desk.setting.seats().iter().zip(&made) {
        desk.position.realm_mut(seat).gain_cubes(resource, count);
        desk.tell(law::production::WHAT_IS_COUNTED, Fact::Produced { who: seat, resource, count });
    }
    menaces::set_aside(resource, desk);
    supremacy(&made, desk);
    let mut frames: FixedVec<F, 2> = FixedVec::new();
    frames.push(F::Production(Frame::PlaceTogether(resource)));
    if desk.setting.module() == Module::Quests {
        frames.push(F::Quests(quests::Frame::FirstToFinish));
    }
    in_order(frames.iter().copied())
}

/// What a player produces in a step: the Duchy, and what the module adds (L4.7, L5.7).
pub fn amount(setting: &Setting, position: &Position, seat: Seat, resource: Resource) -> u8 {
    let own = position.production(setting, seat, resource);
    own + match setting.module() {
        Module::Menace => menaces::syphon(setting, position, seat, resource),
        Module::Conquest => conquest::production_of_the_board(setting, position, seat, resource),
        Module::None | Module::Advisors | Module::Quests => 0,
    }
}

/// K5.3 Supremacy. Strictly more than the other; alone, enough (K9.7).
fn supremacy(made: &[u8], desk: &mut Desk<'_>) {
    let best = match *made {
        [blue, red] if blue > red => Some(Seat(0)),
        [blue, red] if red > blue => Some(Seat(1)),
        [alone] => solo::supremacy_alone(alone, desk.setting).then_some(Seat(0)),
        _ => None,
    };
    let Some(who) = best else { return cite(law::production::SUPREMACY) };
    let ready = desk.position.realm_mut(who).train();
    let fact = if ready { Fact::SoldierReady { who } } else { Fact::Trains { who } };
    desk.tell(law::production::SUPREMACY, fact);
}

fn place_together(resource: Resource, desk: &Desk<'_>) -> Flow {
    let place = |opens| together(desk.setting.seats(), opens);
    match resource {
        Resource::Materials => place(|seat| F::Production(Frame::Place(seat, Resource::Materials))),
        Resource::Population => {
            place(|seat| F::Production(Frame::Place(seat, Resource::Population)))
        }
        Resource::Gold => place(|seat| F::Production(Frame::Place(seat, Resource::Gold))),
        Resource::Exploration => {
            place(|seat| F::Production(Frame::Place(seat, Resource::Exploration)))
        }
    }
}

/// K5.6 Placing cubes. Every cube at once; then Krystallium, Soldiers and Advisors if the player likes (R7).
fn placing_cubes(seat: Seat, step: Resource, desk: &Desk<'_>) -> Flow {
    let realm = desk.position.realm(seat);
    let cube = realm.cube_in_hand();
    if cube.is_none() && !realm.has_means() {
        return settled();
    }
    let question = cube.map_or(Question::AfterTheStep, Question::Place);
    let mut asking = desk.ask(seat, law::production::PLACING_CUBES, question);
    let sites = pieces::distinct_open_sites(desk, seat);
    if let Some(resource) = cube {
        asking = pieces::offer_cube(asking, desk, sites, resource);
    }
    asking = pieces::offer_pieces(asking, desk, sites);
    asking = advisors::offer_in_step(asking, desk, step);
    if !asking.has_offers() {
        return asking.if_any();
    }
    asking = pieces::offer_scrap(asking, desk, sites);
    if cube.is_none() {
        return asking.may(Choice::Pass);
    }
    asking.withhold(Choice::Pass, law::production::PLACING_CUBES, Why::CubesLeft).must()
}

/// K5.7 Krystallium production. After the Exploration step; it may be kept.
fn krystallium_production(desk: &mut Desk<'_>) -> Flow {
    let mut any = false;
    for seat in desk.setting.seats().iter() {
        let count = match desk.setting.module() {
            Module::Conquest => conquest::krystallium(desk, seat),
            Module::None | Module::Menace | Module::Advisors | Module::Quests => 0,
        };
        any |= count > 0;
        let para = law::production::KRYSTALLIUM_PRODUCTION;
        pieces::gain(seat, Piece::Krystallium, count, para, desk);
    }
    if any { place_together(Resource::Exploration, desk) } else { settled() }
}
