//! It's a Wonderful Kingdom as the kernel sees it.

use crate::setting::records::{FILES, FORMER_FILES};
use crate::setting::{Setting, options};
use crate::spoken::TEXTS;
use crate::{
    Choice, Fact, Frame, Position, Question, View, Why, audit, law, layout, redeal, scoring, view,
};

/// More decisions than any game takes; play at random takes a few hundred.
const BOUND: u32 = 20_000;

kernel::game! {
    /// The game of It's a Wonderful Kingdom.
    pub struct WonderfulKingdom;

    name "wonderful-kingdom", edition 3, law law::CHAPTERS;
    options options::OPTIONS, data FILES, texts TEXTS;
    former data FORMER_FILES;

    fn set(options, data) = Setting::new(options, data);
    fn seats(setting) = setting.seat_count();
    fn open(setting) = Position::new(setting);
    fn lay_out(setting, words) = layout::moment(setting, words);
    fn resolve(frame, desk) = frame.resolve(desk);
    fn outcome(setting, position) = scoring::outcome(setting, position);
    fn view(setting, position, viewer) = view::view(setting, position, viewer);
    fn redeal(setting, position, viewer, chance) = redeal::redeal(setting, position, viewer, chance);
    fn seat_name(setting, seat) = setting.duchies[seat.index()].duchy.into();
    fn closes(choice) = choice == Choice::Pass;
    fn reckoning(setting, position, _told) = scoring::reckoning(setting, position);
    fn audit(setting, position) = audit::audit(setting, position);
    fn bound(_setting) = BOUND;
}
