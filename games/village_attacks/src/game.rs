//! Village Attacks as the kernel sees it.

use crate::setting::records::{FILES, FORMER_FILES};
use crate::setting::{Setting, options};
use crate::{
    Choice, Fact, Frame, Position, Question, View, Why, experience, law, layout, reckoning, rounds,
    spoken, view,
};
use kernel::in_order;

kernel::game! {
    /// The game of Village Attacks. Nothing is hidden: decks are sets, and what was looked at was looked at by all.
    pub struct VillageAttacks;

    name "village-attacks", edition 3, law law::CHAPTERS;
    options options::OPTIONS, data FILES, texts spoken::TEXTS;
    opener "first";
    former options options::FORMER_OPTIONS;
    former data FORMER_FILES;

    fn set(options, data) = Setting::new(options, data);
    fn seats(setting) = setting.seat_count();
    fn open(setting) = Position::new(setting);
    fn lay_out(setting, words) = layout::moment(setting, words);
    fn resolve(frame, desk) = resolve(frame, desk);
    fn outcome(setting, position) = rounds::outcome(setting, position);
    fn view(setting, position, viewer) = view::view(setting, position, viewer);
    fn seat_name(setting, seat) = spoken::seat(setting, seat);
    fn closes(choice) = matches!(choice, Choice::Pass | Choice::End);
    fn is_open(_choice) = true;
    fn gauges(setting, position) = reckoning::gauges(setting, position);
    fn reckoning(setting, position, told) = reckoning::reckoning(setting, position, told);
    fn audit(setting, position) = position.audit(setting);
    fn bound(setting) = u32::from(setting.chosen.rounds) * u32::from(setting.count()) * 400;
}

/// Levels that are owed are chosen before anything else goes on (V10.1: at once).
#[inline]
fn resolve(frame: Frame, desk: &mut Desk<'_>) -> Flow {
    if desk.position.castle.is_over() {
        return rounds::end(desk);
    }
    match desk.position.owing() {
        Some(slot) if !matches!(frame, Frame::Experience(_)) => {
            in_order([experience::Frame::Level(slot).into(), frame])
        }
        _ => frame.resolve(desk),
    }
}
