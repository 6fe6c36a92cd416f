//! M4 Player-count changes.

use crate::Setting;
use crate::law::player_count as law;
use crate::terms::{Building, Side};
use kernel::cite;

/// M4.1 Active Lands.
/// M4.2 Cards turned up at the start.
///
/// M4.2 follows: each active Land has a Monster, a Land card and a Path Header.
pub(crate) fn active_lands(setting: &Setting) -> &'static [Side] {
    cite(law::ACTIVE_LANDS);
    cite(law::CARDS_TURNED_UP);
    if setting.chosen.seats <= 2 { &[Side::A] } else { &[Side::A, Side::B] }
}

/// M4.3 Closed spaces.
///
/// How many spaces of a building are open; the Pawn Shop has no such limit.
pub(crate) fn open_spaces(setting: &Setting, building: Building) -> u8 {
    cite(law::CLOSED_SPACES);
    let (spaces, closed) = match building {
        Building::Lodge => (setting.citadel.lodge.spaces, setting.citadel.lodge.closed_with_two),
        Building::Alchemist => {
            (setting.citadel.alchemist.spaces, setting.citadel.alchemist.closed_with_two)
        }
        Building::Tavern => (setting.citadel.tavern.spaces, setting.citadel.tavern.closed_with_two),
        Building::Armory => (setting.citadel.armory.spaces, setting.citadel.armory.closed_with_two),
        Building::PawnShop => return u8::MAX,
        Building::Bazaar => (setting.citadel.bazaar.spaces, setting.citadel.bazaar.closed_with_two),
        Building::Mine => (setting.citadel.mine.spaces, setting.citadel.mine.closed_with_two),
    };
    if setting.chosen.seats <= 2 { spaces.saturating_sub(closed) } else { spaces }
}

/// M4.4 Size of the Tavern.
pub(crate) fn tavern_docks(setting: &Setting) -> usize {
    cite(law::SIZE_OF_THE_TAVERN);
    let tavern = setting.citadel.tavern;
    usize::from(if setting.is_solo() { tavern.solo_docks } else { tavern.docks })
}

/// M4.5 Modest Mercenaries needed.
pub(crate) fn modest_mercenaries_needed(setting: &Setting) -> usize {
    cite(law::MODEST_MERCENARIES_NEEDED);
    setting.chosen.seats
}

/// M4.8 Glory end.
pub(crate) fn ends_by_glory(setting: &Setting) -> bool {
    cite(law::GLORY_END);
    !setting.is_solo()
}

/// M38.7 Diversify.
///
/// The price of a Round of Beer (M13.5, M38.7).
pub(crate) fn beer_price(setting: &Setting) -> u16 {
    let other = setting.scenario.and_then(|scenario| scenario.beer_price);
    if other.is_some() {
        cite(crate::law::scenarios::DIVERSIFY);
    }
    other.unwrap_or(setting.numbers.gold.beer).into()
}
