//! What the judgement can be turned by: how each faction stands before it shows in points, what its holdings are worth to
//! it, and how much is done against whoever leads.
//!
//! With every dial at nothing it is the judgement as it is written.

use super::corvids;
use super::features::stride;
use super::worth::{self, left};
use crate::judge::{Asked, Leaning};
use kernel::Seat;
use kernel::seat::MAX_SEATS;
use root::choice::Action;
use root::position::Goal;
use root::terms::{Clearings, Faction};
use root::{Choice, Position, Root, Setting};

/// The dials by name: for each faction how it stands and what it has built, then those of the whole table.
pub(super) const NAMES: [&str; TABLE + 8] = [
    "stands marquise",
    "stands eyrie",
    "stands alliance",
    "stands vagabond",
    "stands second-vagabond",
    "stands lizard-cult",
    "stands riverfolk",
    "stands duchy",
    "stands corvids",
    "stands hundreds",
    "stands keepers",
    "built marquise",
    "built eyrie",
    "built alliance",
    "built vagabond",
    "built second-vagabond",
    "built lizard-cult",
    "built riverfolk",
    "built duchy",
    "built corvids",
    "built hundreds",
    "built keepers",
    "sharp",
    "reach",
    "battle",
    "march",
    "strike",
    "unmask",
    "guess",
    "grudge",
];

/// The dials of what factions have built come behind those of how they stand.
const BUILT: usize = 11;
/// Then those of the whole table.
const TABLE: usize = 2 * BUILT;

/// How much more one point decides.
const SHARP: usize = TABLE;
/// What it counts for that a faction may win in its next turn.
const REACH: usize = TABLE + 1;
/// How much more a battle against whoever leads promises.
const BATTLE: usize = TABLE + 2;
/// How much more it promises to go where whoever leads has built.
const MARCH: usize = TABLE + 3;
/// How much more a deed promises that may be turned against whoever leads.
const STRIKE: usize = TABLE + 4;
/// How much more it promises to expose plots, where the Corvids lead.
const UNMASK: usize = TABLE + 5;

/// How far plots are guessed by where they lie.
const GUESS: usize = TABLE + 6;
/// How much it counts how whoever leads stands, beside how one stands oneself.
pub(super) const GRUDGE: usize = TABLE + 7;

/// From so many points in reach on a faction may win in its next turn, and surely where it has those of the goal.
const NEARLY: f32 = 24.0;
/// So many points more make it sure.
const SURELY: f32 = 6.0;
/// Points by which somebody leads the others on average where as much as the dial says is done against it.
const AHEAD: f32 = 5.0;

/// What each faction may hope for, with the dials turned. Between two there is nobody else who could stop whoever leads.
pub(super) fn turned(setting: &Setting, position: &Position, dials: &[f32]) -> Leaning {
    if setting.seat_count() < 3 {
        return super::leaning(setting, position);
    }
    let ahead = worth::ahead(setting, position);
    let left = left(ahead);
    let mut points = [0.0; MAX_SEATS];
    for seat in setting.seats() {
        let own = position.faction_if_any(seat).map(Faction::index).filter(|&own| own < BUILT);
        let dial = |first: usize| own.map_or(0.0, |own| dials[first + own]);
        let stretch = 1.0 + dial(BUILT);
        let mut hopes = worth::prospects(setting, position, seat, (ahead, stretch));
        hopes += left * dial(0);
        let player = position.player(seat);
        if dials[REACH] != 0.0 && player.goal() == Goal::Points && player.score() >= 15 {
            let reached = f32::from(player.score() + stride::of(setting, position, seat));
            hopes += dials[REACH] * ((reached - NEARLY) / SURELY).clamp(0.0, 1.0);
        }
        points[seat.index()] = hopes;
    }
    let scale = (3.0 + 4.0 * left) * (1.0 + dials[SHARP]);
    Leaning::shared(points, setting.seat_count(), scale)
}

/// How far each faction leads the others who play against the one who is asked: 0 for who is behind them, 1 for who leads by
/// enough.
struct Lead {
    of: [f32; BUILT],
    /// Who leads most, if anybody does.
    first: Option<(Faction, f32)>,
}

impl Lead {
    fn new(asked: &Asked<'_, Root>, dials: &[f32]) -> Self {
        let (setting, position) = (asked.setting, asked.position);
        let left = left(worth::ahead(setting, position));
        let mut all = [0.0_f32; MAX_SEATS];
        let mut sum = 0.0;
        for seat in setting.seats() {
            let own = position.faction_if_any(seat).map(Faction::index).filter(|&own| own < BUILT);
            let score = f32::from(position.player(seat).score());
            all[seat.index()] = score + own.map_or(0.0, |own| left * dials[own]);
            sum += all[seat.index()];
        }
        let others = worth::count(setting.seat_count().saturating_sub(1)).max(1.0);
        let mut lead = Self { of: [0.0; BUILT], first: None };
        for seat in setting.seats().filter(|&seat| seat != asked.ask.seat) {
            let Some(faction) = position.faction_if_any(seat) else { continue };
            let stands = all[seat.index()];
            let by = ((stands - (sum - stands) / others) / AHEAD).clamp(0.0, 2.0);
            if let Some(of) = lead.of.get_mut(faction.index()) {
                *of = by;
            }
            if by > lead.first.map_or(0.0, |(_, most)| most) {
                lead.first = Some((faction, by));
            }
        }
        lead
    }

    fn of(&self, faction: Faction) -> f32 {
        self.of.get(faction.index()).copied().unwrap_or(0.0)
    }
}

/// Turns what the offers of an ask promise: more where it is done against whoever leads.
pub(super) fn urge(asked: &Asked<'_, Root>, dials: &[f32], promises: &mut [u16]) {
    let is_deed = |choice: Choice| {
        matches!(choice, Choice::Battle(..) | Choice::Move(..) | Choice::Ferry(..) | Choice::Do(_))
    };
    if !asked.offers.iter().any(|offer| is_deed(offer.choice)) {
        return;
    }
    let lead = Lead::new(asked, dials);
    let Some((first, most)) = lead.first else { return };
    let holds = built(asked.position, first);
    for (offer, promise) in asked.offers.iter().zip(promises) {
        let more = match offer.choice {
            Choice::Battle(_, with) => dials[BATTLE] * lead.of(with),
            Choice::Move(_, to) | Choice::Ferry(_, to) if holds.has(to) => dials[MARCH] * most,
            Choice::Do(Action::Expose) => dials[UNMASK] * lead.of(Faction::Corvids),
            Choice::Do(Action::Battle | Action::March | Action::Move | Action::Strike) => {
                dials[STRIKE] * most
            }
            _ => 0.0,
        };
        if more > 0.0 {
            *promise = more_of(*promise, more);
        }
    }
}

/// How likely face-down plots were laid where they lie, for anybody but the Corvids; none where there is nothing to guess.
pub(super) fn likelihood(imagined: &Position, seat: Seat, dials: &[f32]) -> Option<f32> {
    let theirs = imagined.seat_if_playing(Faction::Corvids)?;
    let hidden = imagined.corvids.face_down();
    if dials[GUESS] <= 0.0 || theirs == seat || hidden.is_empty() {
        return None;
    }
    let likely: f32 = hidden.iter().map(|at| corvids::laid(imagined, at)).product();
    // Between not guessing and guessing by all that is known.
    Some(1.0 - dials[GUESS].min(1.0) * (1.0 - likely))
}

/// Where a faction has built.
fn built(position: &Position, faction: Faction) -> Clearings {
    let woodland = &position.woodland;
    let pieces = woodland.with_pieces(faction).iter();
    pieces.filter(|&at| woodland.cardboard(faction, at) > 0).collect()
}

/// So much more of a promise.
fn more_of(promise: u16, more: f32) -> u16 {
    let raised = f32::from(promise) * (1.0 + more);
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped")]
    let raised = raised.clamp(0.0, 2000.0) as u16;
    raised
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::Judge;
    use kernel::{Data, Game, Options, Quiet, Source, Viewer};
    use root::terms::{Clearing, Plot};

    fn setting() -> Setting {
        let options = [("factions", "corvids,hundreds,duchy,keepers")];
        let options = Options::accept(Root::options(), options).expect("good options");
        Root::set(&options, &Data::embedded(Root::data())).expect("they can be set")
    }

    /// Dials at nothing but those that are named.
    fn dials(of: &[(&str, f32)]) -> Vec<f32> {
        let value = |name: &str| of.iter().find(|(dial, _)| *dial == name).map_or(0.0, |it| it.1);
        NAMES.iter().map(|name| value(name)).collect()
    }

    /// Looks at positions of random games.
    fn everywhere(mut look: impl FnMut(&Quiet<'_, Root>)) {
        let setting = setting();
        for seed in 0..4 {
            let mut table = Quiet::<Root>::new(&setting, seed);
            let mut chance = kernel::Fast::new(seed);
            for _ in 0..300 {
                let Some(ask) = table.asks().first() else { break };
                let offers = u32::try_from(table.offers(ask).len()).expect("offers are few");
                look(&table);
                table.answer(0, chance.below(offers) as usize);
            }
        }
    }

    #[test]
    fn with_the_dials_at_nothing_it_is_as_it_is_written() {
        let nothing = dials(&[]);
        everywhere(|table| {
            let (setting, position) = (table.setting(), &table.state().position);
            let written = Root::leaning(setting, position).expect("Root is judged");
            assert_eq!(turned(setting, position, &nothing), written);
            let ask = &table.asks()[0];
            let offers = table.offers(ask);
            let mut promises = vec![7; offers.len()];
            urge(&Asked { setting, position, ask, offers }, &nothing, &mut promises);
            assert!(promises.iter().all(|&promise| promise == 7));
        });
    }

    #[test]
    fn the_dials_are_named_as_the_factions_are() {
        for (place, faction) in Faction::OF_PLAYERS.into_iter().enumerate() {
            assert_eq!(NAMES[place], format!("stands {faction}"));
            assert_eq!(NAMES[BUILT + place], format!("built {faction}"));
        }
        let table = [SHARP, REACH, BATTLE, MARCH, STRIKE, UNMASK, GUESS, GRUDGE];
        let table = table.map(|dial| NAMES[dial]);
        assert_eq!(
            table,
            ["sharp", "reach", "battle", "march", "strike", "unmask", "guess", "grudge"]
        );
    }

    #[test]
    fn more_is_done_against_whoever_leads_and_no_less_against_others() {
        let turned = dials(&[("stands corvids", 12.0), ("battle", 1.0)]);
        let mut battles = [0, 0];
        everywhere(|table| {
            let (setting, position) = (table.setting(), &table.state().position);
            let ask = &table.asks()[0];
            let offers = table.offers(ask);
            let mut promises = vec![16; offers.len()];
            urge(&Asked { setting, position, ask, offers }, &turned, &mut promises);
            for (offer, promise) in offers.iter().zip(promises) {
                let Choice::Battle(_, with) = offer.choice else {
                    assert_eq!(promise, 16);
                    continue;
                };
                assert!(promise >= 16);
                let place = usize::from(with == Faction::Corvids);
                battles[place] += usize::from(promise > 16);
            }
        });
        assert!(battles[1] > battles[0], "{battles:?}");
    }

    #[test]
    fn a_plot_is_guessed_by_what_lies_around_it() {
        let setting = setting();
        let mut table = Quiet::<Root>::new(&setting, 3);
        let mut chance = kernel::Fast::new(3);
        let corvids = table.state().position.seat_of(Faction::Corvids);
        let other = setting.seats().find(|&seat| seat != corvids).expect("others play");
        let all = dials(&[("guess", 1.0)]);
        let mut told = 0;
        for _ in 0..2000 {
            let Some(ask) = table.asks().first() else { break };
            let offers = u32::try_from(table.offers(ask).len()).expect("offers are few");
            table.answer(0, chance.below(offers) as usize);
            let position = table.state().position;
            let hidden = position.corvids.face_down();
            assert_eq!(likelihood(&position, corvids, &all), None, "they know what they laid");
            assert_eq!(likelihood(&position, other, &dials(&[])), None);
            let Some(likely) = likelihood(&position, other, &all) else {
                assert!(hidden.is_empty());
                continue;
            };
            let dealt = table.state().redealt(&setting, Viewer::Seat(other), &mut chance);
            let again = likelihood(&dealt.state().position, other, &all).expect("it is hidden");
            told += usize::from((likely - again).abs() > 1e-6);
            let of = |at: Clearing| Plot::ALL.contains(&position.corvids.plot(at).expect("a plot"));
            assert!(hidden.iter().all(of) && likely > 0.0 && again > 0.0);
        }
        assert!(told > 3, "{told} deals were told apart");
    }
}
