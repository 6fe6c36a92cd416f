//! Root as the kernel sees it.

use crate::setting::records::FILES;
use crate::setting::{Setting, options};
use crate::spoken::{self, TEXTS, answer};
use crate::{
    Choice, Fact, Frame, Position, Question, View, Why, audit, law, layout, reckoning, redeal,
    victory, view,
};

kernel::game! {
    /// The game of Root.
    pub struct Root;

    name "root", edition 4, law law::CHAPTERS;
    options options::OPTIONS, data FILES, texts TEXTS;
    opener "first";

    fn set(options, data) = Setting::new(options, data);
    fn seats(setting) = setting.seat_count();
    fn open(setting) = Position::new(setting);
    fn lay_out(setting, words) = layout::moment(setting, words);
    fn resolve(frame, desk) = if desk.position.is_over() { victory::how_to_win(desk) } else { frame.resolve(desk) };
    fn outcome(setting, position) = victory::outcome(setting, position);
    fn view(setting, position, viewer) = view::view(setting, position, viewer);
    fn redeal(setting, position, viewer, chance) = redeal::redeal(setting, position, viewer, chance);
    fn seat_name(setting, seat) = spoken::seat(setting.seating.faction_if_any(seat), seat);
    fn role(position, seat) = spoken::seat(position.faction_if_any(seat), seat);
    fn answer(setting, question, choice) = answer(setting, question, choice);
    fn closes(choice) = choice == Choice::Pass;
    fn asks_further(choice) = matches!(choice, Choice::Do(_));
    fn is_open(choice) = choice.is_open();
    fn reckoning(setting, position, told) = reckoning::reckoning(setting, position, told);
    fn audit(setting, position) = audit::audit(setting, position);
    fn bound(setting) = u32::from(setting.choices.turns) * 400;
}
