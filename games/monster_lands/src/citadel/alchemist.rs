//! M12 Alchemist, Potions and Venoms.

use super::Frame;
use crate::clan::{at_home, gain};
use crate::law::{alchemist as law, deployment};
use crate::terms::{Building, Die, Mercenary, Space, Store};
use crate::{Asking, Choice, Desk, Fact, Flow, Question, Why};
use kernel::{Para, Seat, settled};

/// Which space: the upper gives more.
pub(super) fn spaces(seat: Seat, desk: &Desk<'_>) -> Flow {
    let open = usize::from(desk.setting.open_spaces(Building::Alchemist));
    let taken = desk.position.citadel().spaces(Building::Alchemist);
    let mut asking = desk.ask(seat, law::BREW, Question::SpaceOf(Building::Alchemist));
    for space in Space::ALL.into_iter().take(open.min(desk.setting.citadel.alchemist.yields.len()))
    {
        let bar = taken[space.index()].map(|_| (deployment::ONE_PLACEMENT, Why::SpaceTaken));
        asking = asking.offer_unless(bar, Choice::Space(space), Frame::Brew(seat, space).into());
    }
    asking.must()
}

/// M12.1 Brew.
///
/// Any mix of Potions and Venoms; of mixes that leave the same in store the first.
pub(super) fn brew(seat: Seat, space: Space, desk: &Desk<'_>) -> Flow {
    let tokens = desk.setting.citadel.alchemist.yields[space.index()];
    let (clan, limits) = (desk.position.clan(seat), desk.setting.numbers.limits);
    let stored = |potions: u8| {
        let venoms = clan.venoms() + tokens - potions;
        ((clan.potions() + potions).min(limits.potions), venoms.min(limits.venoms))
    };
    let is_new = |&potions: &u8| (0..potions).all(|fewer| stored(fewer) != stored(potions));
    let offers = (0..=tokens)
        .filter(is_new)
        .map(|potions| (Choice::Potions(potions), Frame::Brewed(seat, space, potions).into()));
    desk.ask(seat, law::BREW, Question::Brew { tokens }).offers(offers).must()
}

/// The die is placed, the tokens are taken.
pub(super) fn brewed(seat: Seat, space: Space, potions: u8, desk: &mut Desk<'_>) -> Flow {
    let tokens = desk.setting.citadel.alchemist.yields[space.index()];
    desk.position.place_on_space(seat, Building::Alchemist, space, Die::Magic);
    desk.tell(law::BREW, Fact::Places(seat, Building::Alchemist, Die::Magic));
    gain(desk, law::BREW, seat, Store::Potions, potions);
    gain(desk, law::BREW, seat, Store::Venoms, tokens - potions);
    settled()
}

/// Offers to heal each wounded Mercenary at home.
pub(crate) fn offer_heal<'d>(asking: Asking<'d>, seat: Seat, desk: &'d Desk<'_>) -> Asking<'d> {
    let asking = asking.withholds(|| not_healed(seat, desk));
    let wounded = at_home(desk.position, seat).and(desk.position.wounded());
    if desk.position.clan(seat).potions() == 0 || wounded.is_empty() {
        return asking;
    }
    asking.agains(
        wounded
            .iter()
            .map(|mercenary| (Choice::Heal(mercenary), Frame::Heal(seat, mercenary).into())),
    )
}

/// The wounded that cannot be healed now, and why.
fn not_healed<'a>(
    seat: Seat,
    desk: &'a Desk<'_>,
) -> impl Iterator<Item = (Choice, Para, Why)> + 'a {
    let wounded =
        desk.position.clan(seat).members().iter().filter(|&m| desk.position.is_wounded(m));
    wounded.filter_map(move |mercenary| {
        let why = if desk.position.is_assigned(mercenary) {
            Why::Assigned(mercenary)
        } else if desk.position.clan(seat).potions() == 0 {
            Why::NoPotion
        } else {
            return None;
        };
        Some((Choice::Heal(mercenary), law::HEAL, why))
    })
}

/// M12.3 Heal.
pub(super) fn heal(seat: Seat, mercenary: Mercenary, desk: &mut Desk<'_>) -> Flow {
    desk.position.unstore(seat, Store::Potions, 1);
    desk.position.heal(mercenary);
    desk.tell(law::HEAL, Fact::Heals(seat, mercenary));
    settled()
}
