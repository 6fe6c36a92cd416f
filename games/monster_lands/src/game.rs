//! Monster Lands as the kernel sees it.

use crate::options::{Chosen, FORMER_OPTIONS, OPTIONS};
use crate::setting::{Setting, read};
use crate::{
    Choice, Fact, Frame, Position, Question, View, Why, adventure, campaign, law, layout, redeal,
    scoring, spoken,
};

/// More decisions than any game takes.
const BOUND: u32 = 20_000;

kernel::game! {
    /// The game of Monster Lands.
    pub struct MonsterLands;

    name "monster-lands", edition 2, law law::CHAPTERS;
    options OPTIONS, data read::FILES, texts spoken::TEXTS;
    campaigns &campaign::Table;
    opener "first-player";
    former options FORMER_OPTIONS;

    fn set(options, data) = read::read(Chosen::read(options)?, data);
    fn seats(setting) = setting.chosen.seats;
    fn open(setting) = Position::empty(setting.chosen.seats);
    fn lay_out(setting, words) = layout::moment(setting, words);
    fn resolve(frame, desk) = frame.resolve(desk);
    fn outcome(setting, position) = scoring::outcome(setting, position);
    fn view(setting, position, viewer) = View::of(setting, position, viewer);
    fn redeal(setting, position, viewer, chance) = redeal::redeal(setting, position, viewer, chance);
    fn seat_name(setting, seat) = spoken::seat(setting, seat);
    fn answer(setting, question, choice) = spoken::answer(setting, question, choice);
    fn closes(choice) = matches!(choice, Choice::Done | Choice::Pass | Choice::Adventure(adventure::Deed::Stop));
    fn asks_further(choice) = choice == Choice::Rearrange;
    fn reckoning(setting, position, _told) = scoring::reckoning(setting, position);
    fn audit(setting, position) = position.audit(setting);
    fn bound(_setting) = BOUND;
}
