//! K9 Solo game.

use crate::choice_phase;
use crate::frame::Frame as F;
use crate::position::{Hidden, Position, Spot, take_any};
use crate::setting::Setting;
use crate::terms::{Area, Medal, Module};
use crate::{Desk, Fact, Flow, Question, advisors, law};
use kernel::{Seat, Seats, cite, next, settled};

kernel::frames! {
    /// Open paragraphs of chapter K9.
    pub enum Frame {
        ChoosingAlone = law::solo::CHOOSING_ALONE => choosing_alone,
        Select = law::solo::CHOOSING_ALONE => select,
        SelectArea(area: Area) = law::solo::CHOOSING_ALONE => select_area,
    }

    #[inline(never)]
    fn resolve(desk: &mut Desk<'_>) -> Flow;
}

/// Who plays alone.
const ALONE: Seat = Seat(0);

/// K9.1 Calamity stack. Cards of the deck with Calamities, or the Menaces of a set (K9.3), in an order that is chance.
pub(crate) fn calamity_stack(desk: &mut Desk<'_>) {
    cite(law::solo::CALAMITY_STACK);
    for _ in 0..desk.setting.numbers.solo.stack {
        let card = desk.position.draw(&mut desk.chance);
        desk.position.stack_mut().insert(card);
    }
    if desk.setting.module() == Module::Menace {
        modules_alone(desk);
    } else {
        for _ in 0..desk.setting.numbers.solo.calamities {
            let card = desk.position.take_calamity().expect("there are eight Calamities");
            desk.position.stack_mut().insert(card);
        }
    }
    let _ = desk.position.take_next(&mut desk.chance);
}

/// K9.3 Modules alone. The cards of one Menace set take the place of the Calamities.
fn modules_alone(desk: &mut Desk<'_>) {
    cite(law::solo::MODULES_ALONE);
    let faces = &desk.setting.faces;
    let set = desk.setting.choices.sets[ALONE.index()];
    desk.position.unbox(faces.of_set[set.index()].minus(faces.rats), Position::stack_mut);
}

/// K9.2 Tokens alone. No Traps, two Spies.
pub(crate) fn tokens_alone(setting: &Setting) -> (u8, u8) {
    cite(law::solo::TOKENS_ALONE);
    (0, setting.numbers.solo.spies)
}

/// K9.5 Choosing alone. Two cards face up in each area.
fn choosing_alone(desk: &mut Desk<'_>) -> Flow {
    for area in Area::ALL {
        fill(area, desk);
    }
    next(F::Solo(Frame::Select))
}

fn fill(area: Area, desk: &mut Desk<'_>) {
    for _ in 0..desk.setting.numbers.solo.in_area {
        lay_next(area, desk);
    }
}

/// The next card of the draw pile goes to an area; the one below it is turned up.
pub(crate) fn lay_next(area: Area, desk: &mut Desk<'_>) {
    let Some(card) = desk.position.take_next(&mut desk.chance) else { return };
    desk.position.lay(area, card);
    let card = desk.setting.faces.name(card);
    desk.tell(law::solo::CHOOSING_ALONE, Fact::Laid { card, area });
}

fn select(desk: &Desk<'_>) -> Flow {
    let asking = desk.ask(ALONE, law::solo::CHOOSING_ALONE, Question::Select);
    let asking = choice_phase::offer_select(asking, |area| F::Solo(Frame::SelectArea(area)));
    let asking = choice_phase::offer_spies(asking, desk, ALONE);
    advisors::offer_before_selecting(asking, desk).must()
}

fn select_area(area: Area, desk: &mut Desk<'_>) -> Flow {
    choice_phase::take_area(ALONE, area, desk);
    desk.position.count_offer();
    four_selections(area, desk)
}

/// K9.6 Four selections. Three times the stack and the draw pile fill up; then the rest is discarded.
fn four_selections(area: Area, desk: &mut Desk<'_>) -> Flow {
    cite(law::solo::FOUR_SELECTIONS);
    if desk.position.offers() >= desk.setting.numbers.solo.selections {
        desk.position.clear_areas();
        return settled();
    }
    // What a Seer has looked at stays known.
    let known = !desk.position.foreseen().is_empty();
    let seen = if known { Seats::only(ALONE) } else { Seats::NONE };
    let card = desk.position.draw_from_stack(&mut desk.chance);
    let at = Spot::Offered(area.other());
    desk.position.hide(Hidden { card, at, by: ALONE, seen, token: None });
    desk.tell(law::solo::CHOOSING_ALONE, Fact::LaidDown { area: area.other() });
    fill(area, desk);
    next(F::Solo(Frame::Select))
}

/// K9.7 Supremacy alone. At least five (R11).
pub(crate) fn supremacy_alone(made: u8, setting: &Setting) -> bool {
    cite(law::solo::SUPREMACY_ALONE);
    made >= setting.numbers.solo.supremacy
}

/// K9.8 Medals. What a score earns: in Conquest by its own (L6.7), with the Sisters and Syphons by theirs (L4.6, L4.8), and in every
/// other mode by ours (R15).
pub(crate) fn medals(setting: &Setting, score: i32) -> Medal {
    cite(law::solo::MEDALS);
    let chosen = &setting.choices;
    let own = setting.numbers.medals.iter().find(|row| {
        row.module == chosen.module
            && row.menace.is_none_or(|set| set == chosen.sets[0])
            && row.quest.is_none_or(|quest| quest == chosen.quest)
    });
    let medals = match (own, chosen.module) {
        (Some(own), _) => own.least,
        (None, Module::Conquest) => setting.numbers.conquest.medals,
        (None, Module::None | Module::Menace | Module::Advisors | Module::Quests) => {
            medals_of_the_sisters(setting)
        }
    };
    let earned = medals.iter().filter(|&&least| score >= least).count();
    Medal::ALL[earned]
}

/// L4.6 Medals of the Sisters.
fn medals_of_the_sisters(setting: &Setting) -> [i32; 3] {
    cite(law::sisters::MEDALS_OF_THE_SISTERS);
    setting.numbers.solo.medals
}

/// Takes the top cards of the stack to look at them: up to this many lie known on top.
pub(crate) fn foresee(count: u8, desk: &mut Desk<'_>) {
    while desk.position.foreseen().len() < usize::from(count) && !desk.position.stack().is_empty() {
        let card = take_any(desk.position.stack_mut(), &mut desk.chance);
        desk.position.foreseen_mut().push(card);
    }
    desk.reveal();
}
