//! M9.7 Cashing in: Trophies (M26.6) and Loot (M28.4).

use super::free::Moment;
use super::{Frame, conversions};
use crate::clan::{gain_gold, gain_tokens};
use crate::law::{after_the_attack, clan, deployment, loot as law};
use crate::setting::{LootEffect, Resource, Reward};
use crate::terms::{Loot, Monster};
use crate::{Asking, Bar, Choice, Desk, Fact, Flow, Why, citadel};
use kernel::{Seat, Set, next, settled};

/// Offers to sell each Trophy card.
pub(super) fn offer_trophies<'d>(asking: Asking<'d>, seat: Seat, desk: &'d Desk<'_>) -> Asking<'d> {
    let trophies = desk.position.clan(seat).trophies().iter();
    asking.agains(
        trophies.map(|monster| (Choice::Sell(monster), Frame::SellTrophy(seat, monster).into())),
    )
}

/// M26.6 Trophies.
///
/// A Trophy card is sold whole, at any time.
pub(super) fn sell_trophy(seat: Seat, monster: Monster, desk: &mut Desk<'_>) -> Flow {
    let points = desk.setting.monster(monster).elimination.trophies;
    let price = points * desk.setting.numbers.gold.per_trophy;
    desk.position.discard_trophy(seat, monster);
    desk.tell(after_the_attack::TROPHIES, Fact::SellsTrophy(seat, monster, price));
    desk.position.gain_gold(desk.setting, seat, price);
    settled()
}

/// Offers each Loot token that can be used now.
pub(super) fn offer_loot<'d>(
    mut asking: Asking<'d>,
    seat: Seat,
    moment: Moment,
    desk: &'d Desk<'_>,
) -> Asking<'d> {
    for loot in desk.position.clan(seat).loot() {
        let choice = Choice::Use(loot);
        asking = if can_use(desk, seat, loot, moment) {
            asking.again(choice, Frame::UseLoot(seat, loot).into())
        } else {
            asking.withholds(|| why_not(desk, seat, loot).map(|(para, why)| (choice, para, why)))
        };
    }
    asking
}

/// Why a Loot token cannot be used now, where the rules say so.
fn why_not(desk: &Desk<'_>, seat: Seat, loot: Loot) -> Option<Bar> {
    let token = desk.setting.loot(loot);
    if token.outside {
        Some((clan::OUTSIDE_MARK, Why::OnlyOutside))
    } else if let LootEffect::Convert { from, .. } = token.effect {
        Some((deployment::CONVERSIONS, Why::NoDie(Set::only(from))))
    } else {
        (token.effect == LootEffect::Hire).then(|| citadel::why_no_free_hire(desk, seat))?
    }
}

/// Whether a Loot token can be used at this moment.
fn can_use(desk: &Desk<'_>, seat: Seat, loot: Loot, moment: Moment) -> bool {
    let effect = desk.setting.loot(loot).effect;
    if let LootEffect::Convert { from, .. } = effect {
        moment == Moment::OwnTurn && desk.position.clan(seat).pool().count(from) > 0
    } else if effect == LootEffect::Hire {
        citadel::can_hire_free(desk, seat)
    } else {
        effect.brings() != Reward::default()
    }
}

/// Whether a clan has something that can be turned into Gold now.
pub(crate) fn can_cash_in(desk: &Desk<'_>, seat: Seat) -> bool {
    !desk.position.clan(seat).trophies().is_empty()
        || holds(desk, seat, |effect| effect.brings().gold > 0)
}

/// Whether something a clan could cash in would bring this resource.
pub(crate) fn could_bring(desk: &Desk<'_>, seat: Seat, resource: Resource) -> bool {
    let brings = |of: fn(Reward) -> u8| holds(desk, seat, |effect| of(effect.brings()) > 0);
    match resource {
        Resource::Gold => can_cash_in(desk, seat),
        Resource::Potion => brings(|reward| reward.potions),
        Resource::Venom => brings(|reward| reward.venoms),
        Resource::Defence => !desk.setting.has_no_defence() && brings(|reward| reward.defence),
        Resource::Trap | Resource::Loot => false,
    }
}

/// Whether a clan has Loot that hires, and somebody would come.
pub(crate) fn can_hire(desk: &Desk<'_>, seat: Seat) -> bool {
    holds(desk, seat, |effect| effect == LootEffect::Hire) && citadel::can_hire_free(desk, seat)
}

/// Whether something would still change the count of points, or the objective of a scenario (M38.5).
pub(crate) fn counts_at_the_end(desk: &Desk<'_>, seat: Seat) -> bool {
    let loads = desk.setting.scenario.is_some_and(|scenario| scenario.trainee.fully_loaded);
    let brews = |effect| matches!(effect, LootEffect::Brew { .. });
    can_cash_in(desk, seat) || can_hire(desk, seat) || loads && holds(desk, seat, brews)
}

fn holds(desk: &Desk<'_>, seat: Seat, fits: impl Fn(LootEffect) -> bool) -> bool {
    desk.position.clan(seat).loot().iter().any(|loot| fits(desk.setting.loot(loot).effect))
}

/// M28.4 Use Loot.
pub(super) fn use_loot(seat: Seat, loot: Loot, desk: &mut Desk<'_>) -> Flow {
    let effect = desk.setting.loot(loot).effect;
    if let LootEffect::Convert { from, .. } = effect {
        return conversions::ask_loot_die(seat, loot, from, desk);
    }
    desk.position.discard_loot(seat, loot);
    desk.tell(law::USE_LOOT, Fact::UsesLoot(seat, loot));
    if effect == LootEffect::Hire {
        return next(citadel::Frame::FreeHire(seat).into());
    }
    let brought = effect.brings();
    gain_gold(desk, law::USE_LOOT, seat, brought.gold);
    gain_tokens(desk, law::USE_LOOT, seat, brought);
    settled()
}
