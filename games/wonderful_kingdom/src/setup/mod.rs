//! K2 Set-up.

use crate::position::{Position, take_any};
use crate::terms::{Cards, Module};
use crate::{Desk, Fact, Flow, choice_phase, conquest, law, menaces, solo};
use kernel::{Seat, cite, next};

kernel::frames! {
    /// Open paragraphs of chapter K2.
    pub enum Frame {
        SetUp = law::setup::SHUFFLE_THE_DECK => set_up,
    }

    #[inline(never)]
    fn resolve(desk: &mut Desk<'_>) -> Flow;
}

fn set_up(desk: &mut Desk<'_>) -> Flow {
    shuffle_the_deck(desk);
    calamity_pile(desk);
    if desk.setting.module() == Module::Menace {
        menaces::set_up(desk);
    }
    if desk.setting.is_solo() {
        solo::calamity_stack(desk);
    }
    if desk.setting.module() == Module::Conquest {
        conquest::set_up(desk);
    }
    for seat in desk.setting.seats().iter() {
        let card = desk.setting.duchies[seat.index()];
        desk.position.realm_mut(seat).gain_krystallium(card.krystallium);
        desk.tell(law::setup::DUCHY_CARDS, Fact::Rules { who: seat, duchy: card.duchy });
    }
    next(crate::Frame::Choice(choice_phase::Frame::Round))
}

/// K2.2 Shuffle the deck. Its order is chance.
fn shuffle_the_deck(desk: &mut Desk<'_>) {
    cite(law::setup::SHUFFLE_THE_DECK);
    let faces = &desk.setting.faces;
    five_developments(desk);
    let treasures_or_advisors = changes_by_module(desk);
    desk.position.unbox(faces.developments.union(treasures_or_advisors), Position::deck_mut);
}

/// L1.3 Five Developments. They are in the deck with the Legends.
fn five_developments(desk: &Desk<'_>) {
    if desk.setting.choices.legends {
        cite(law::deluxe::FIVE_DEVELOPMENTS);
    }
}

/// K2.8 Changes by module. Advisors instead of Treasures, as many as are used.
fn changes_by_module(desk: &mut Desk<'_>) -> Cards {
    cite(law::setup::CHANGES_BY_MODULE);
    let faces = &desk.setting.faces;
    let mut fitting = faces.advisors;
    let drawn = (0..faces.advisors_used.min(fitting.len()))
        .map(|_| take_any(&mut fitting, &mut desk.chance))
        .collect();
    faces.treasures.union(drawn)
}

/// K2.3 Calamity pile. Two with Menaces play without it (K2.8); one alone needs it for the Syphons (L4.8).
fn calamity_pile(desk: &mut Desk<'_>) {
    cite(law::setup::CALAMITY_PILE);
    if desk.setting.module() != Module::Menace || desk.setting.is_solo() {
        desk.position.unbox(desk.setting.faces.calamities, Position::calamities_mut);
    }
}

/// K2.5 Trap tokens. Those of Quests and locations come on top; alone and in Conquest there are no others.
pub(crate) fn trap_tokens(desk: &Desk<'_>, seat: Seat) -> u8 {
    cite(law::setup::TRAP_TOKENS);
    let extra = desk.position.realm(seat).extra_traps();
    match desk.setting.module() {
        Module::Conquest => conquest::trap_tokens(desk.setting, desk.position, seat),
        _ if desk.setting.is_solo() => solo::tokens_alone(desk.setting).0 + extra,
        Module::None | Module::Menace | Module::Advisors | Module::Quests => {
            desk.setting.numbers.common.traps + extra
        }
    }
}

/// The Spy tokens of a player.
pub(crate) fn spy_tokens(desk: &Desk<'_>, seat: Seat) -> u8 {
    let extra = desk.position.realm(seat).extra_spies();
    match desk.setting.module() {
        Module::Conquest => conquest::spy_tokens(desk.setting, desk.position, seat),
        _ if desk.setting.is_solo() => solo::tokens_alone(desk.setting).1 + extra,
        Module::None | Module::Menace | Module::Advisors | Module::Quests => extra,
    }
}
