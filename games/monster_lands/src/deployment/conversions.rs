//! M9.5 Conversions: Novices and two Loot tokens.

use super::Frame;
use crate::clan::gain_dice;
use crate::law::{deployment as law, tavern};
use crate::setting::LootEffect;
use crate::terms::{Colour, Die, Loot};
use crate::{Asking, Choice, Desk, Fact, Flow, Question, Why};
use kernel::{Seat, cite, settled};

/// M13.8 Novice.
/// M13.9 New Novice converts.
///
/// Once per round it converts one die; one hired in this turn too (M13.9).
pub(super) fn offer_conversions<'d>(
    asking: Asking<'d>,
    seat: Seat,
    desk: &'d Desk<'_>,
) -> Asking<'d> {
    let clan = desk.position.clan(seat);
    if clan.novices() == 0 {
        return asking;
    }
    if clan.fresh_novices() == 0 {
        let used = |die| (Choice::Convert(die), tavern::NOVICE, Why::Used);
        return asking.withholds(|| clan.pool().sorts().map(used));
    }
    cite(tavern::NOVICE);
    cite(tavern::NEW_NOVICE_CONVERTS);
    asking.agains(
        clan.pool().sorts().map(|die| (Choice::Convert(die), Frame::Convert(seat, die).into())),
    )
}

/// Into which colour.
pub(super) fn convert(seat: Seat, die: Die, desk: &Desk<'_>) -> Flow {
    let others = Colour::ALL.into_iter().filter(|&colour| colour != die.colour());
    let offers =
        others.map(|colour| (Choice::Colour(colour), Frame::Conversions(seat, die, colour).into()));
    desk.ask(seat, law::CONVERSIONS, Question::ConvertInto).offers(offers).must()
}

/// M9.5 Conversions.
pub(super) fn conversions(seat: Seat, die: Die, colour: Colour, desk: &mut Desk<'_>) -> Flow {
    desk.position.convert(seat);
    desk.position.spend_die(seat, die);
    desk.tell(law::CONVERSIONS, Fact::Converts(seat, die, colour));
    gain_dice(desk, seat, colour, 1);
    settled()
}

/// A Loot token that converts: one die of a colour becomes several of another.
pub(super) fn loot_converts(seat: Seat, loot: Loot, die: Die, desk: &mut Desk<'_>) -> Flow {
    if let LootEffect::Convert { to, dice, .. } = desk.setting.loot(loot).effect {
        desk.position.discard_loot(seat, loot);
        desk.tell(law::CONVERSIONS, Fact::UsesLoot(seat, loot));
        desk.position.spend_die(seat, die);
        gain_dice(desk, seat, to, dice);
    }
    settled()
}

/// Which die of the colour a Loot token converts.
pub(super) fn ask_loot_die(seat: Seat, loot: Loot, from: Colour, desk: &Desk<'_>) -> Flow {
    let dice = desk.position.clan(seat).pool().sorts_of([from].into_iter().collect());
    let offers = dice.map(|die| (Choice::Die(die), Frame::LootConverts(seat, loot, die).into()));
    desk.ask(seat, law::CONVERSIONS, Question::ConvertWhich).offers(offers).must()
}
