//! Monster Lands: what a clan has gathered, what it may hope for, and what it would rather not do.

mod adventure;
mod citadel;
mod deployment;
mod encounter;
mod features;
mod missions;
mod odds;
mod outlook;
mod party;
mod scenario;
mod worth;

use super::share;
use crate::exact;
use crate::judge::{Asked, Judge, Leaning, PLAIN, Worth};
use crate::net::{Sensed, Sight};
use kernel::seat::MAX_SEATS;
use kernel::{Fast, Game, Seat};

use monster_lands::position::{Leader, Position};
use monster_lands::setting::Setting;
use monster_lands::terms::Affinity;
use monster_lands::{Choice, MonsterLands, Question};

/// Points that make the lead of one clan over another about three to one.
const LEAD: f32 = 6.0;
/// Points no solo game reaches.
const SOLO_BEST: f32 = 120.0;

impl Judge<Self> for MonsterLands {
    const CAP: u32 = 400;
    const ADEPT: u32 = 40;
    // What is sent out is judged before the dice are rolled: a few looks would only see luck.
    const GLANCE: u32 = 6;

    const SIGHT: Sight = Sight { blocks: &features::BLOCKS, each: true, outputs: 1 };

    fn worth(setting: &Setting, position: &Position) -> Worth {
        judge(setting, position, worth::points)
    }

    /// Alone only the points count, and nothing is learned.
    fn leaning(setting: &Setting, position: &Position) -> Option<Leaning> {
        let sums = sums(setting, position, worth::points);
        (!setting.is_solo()).then(|| Leaning::shared(sums, position.seat_count(), LEAD))
    }

    fn sense(scene: &crate::judge::Scene<'_, Self>, sensed: &mut Sensed) {
        features::sense(scene, sensed);
    }

    fn tables(chance: &mut Fast) -> Vec<(&'static str, String)> {
        features::tables(chance)
    }

    fn end(setting: &Setting, position: &Position) -> Worth {
        if setting.is_solo() {
            judge(setting, position, worth::scored)
        } else {
            crate::judge::won(&Self::outcome(setting, position))
        }
    }

    fn promise(asked: &Asked<'_, Self>, promises: &mut [u16]) {
        let Asked { setting, position, ask, offers } = *asked;
        let scene = Scene::glance(setting, position, ask.seat);
        let lines = offers.iter().map(|offer| offer.choice).zip(promises);
        match ask.question {
            Question::PathOf(mercenary) => deployment::paths(scene.mustered(), mercenary, lines),
            Question::Add { path, .. } => deployment::additions(scene.mustered(), path, lines),
            question => {
                let scene = if asks_of_all(question) { scene.mustered() } else { scene };
                lines.for_each(|(choice, promise)| *promise = alone(scene, question, choice));
            }
        }
    }

    /// Whom to send out is judged by the best Path there is.
    fn consider(asked: &Asked<'_, Self>, promises: &mut [u16]) {
        Self::promise(asked, promises);
        let scene = Scene::new(asked.setting, asked.position, asked.ask.seat);
        for (offer, promise) in asked.offers.iter().zip(promises) {
            if let Choice::Send(mercenary) = offer.choice {
                *promise = deployment::sending(scene, mercenary);
            }
        }
    }

    /// To the end of the round in which it is asked: what was sent Outside has come home by then.
    fn has_seen_enough(_: &Setting, asked: &Position, now: &Position) -> bool {
        now.round() > asked.round()
    }
}

/// Whether a question is likely to turn on all the clan's people: then they are mustered once.
const fn asks_of_all(question: Question) -> bool {
    matches!(
        question,
        Question::Turn
            | Question::LastDie
            | Question::Hire { .. }
            | Question::FreeHire
            | Question::Traps { .. }
            | Question::AtHome
            | Question::BeforeScoring
            | Question::Settle(_)
            | Question::Adventure(monster_lands::adventure::Question::RemoveMagic(..))
    )
}

/// How promising a choice looks that shares nothing with the others.
fn alone(scene: Scene<'_>, question: Question, choice: Choice) -> u16 {
    match question {
        Question::Adventure(question) => adventure::promise(scene, question, choice),
        Question::Turn | Question::LastDie => deployment::turn(scene, choice),
        Question::MissionDie(_) | Question::LandDie(_) | Question::Waste | Question::Pawn => {
            deployment::die_given(choice)
        }
        Question::DieFor(building) => citadel::die(scene, building, choice),
        Question::Hire { .. } | Question::FreeHire => citadel::hire(scene, choice),
        Question::Traps { price, .. } => citadel::traps(scene, price, choice),
        Question::DefenceTokens { .. } => citadel::tokens(scene, choice),
        Question::Brew { tokens } => citadel::brew(scene, tokens, choice),
        Question::AtHome | Question::BeforeScoring | Question::Settle(_) => {
            deployment::at_home(scene, choice)
        }
        Question::TakeLoot => adventure::loot_taken(scene, choice),
        Question::SpaceOf(_) => citadel::space(scene, choice),
        Question::Bearer(equipment) => citadel::bearer(scene, equipment, choice),
        Question::PathOf(_)
        | Question::Add { .. }
        | Question::Clan
        | Question::GrantDie
        | Question::GrantBoon
        | Question::SurplusTrap
        | Question::Equipment { .. }
        | Question::FreeEquipment
        | Question::Move
        | Question::ConvertInto
        | Question::ConvertWhich
        | Question::PotionOrVenom
        | Question::Promote
        | Question::Desert => PLAIN,
    }
}

/// What each clan is worth by its points; alone, a rank that was reached counts as well.
fn judge(setting: &Setting, position: &Position, points: Points) -> Worth {
    let mut sums = sums(setting, position, points);
    if !setting.is_solo() {
        return share(&sums, position.seat_count(), LEAD);
    }
    sums[0] = (sums[0] / SOLO_BEST).clamp(0.0, 1.0);
    sums
}

/// What tells the points of a clan.
type Points = fn(Scene<'_>) -> f32;

/// The points of each clan.
fn sums(setting: &Setting, position: &Position, points: Points) -> Worth {
    let mut sums = [0.0; MAX_SEATS];
    let seats = position.seat_count();
    for (seat, sum) in (0..).map(Seat).zip(&mut sums[..seats]) {
        *sum = points(Scene::new(setting, position, seat));
    }
    sums
}

/// What somebody looks at: a position, from a seat.
#[derive(Clone, Copy)]
struct Scene<'a> {
    setting: &'a Setting,
    position: &'a Position,
    seat: Seat,
    /// How many rounds follow this one; a clan near the Glory that ends the game may not see them all.
    rounds_to_come: f32,
    /// What its people add up to, if that was counted already.
    muster: Option<Muster>,
}

/// What a clan's people and Lands add up to.
#[derive(Clone, Copy)]
struct Muster {
    /// How many want wages: neither the Leader nor the settled.
    paid: u8,
    reputation: u8,
    icons: [u8; Affinity::ALL.len()],
}

impl Muster {
    fn new(setting: &Setting, position: &Position, seat: Seat) -> Self {
        let clan = position.clan(seat);
        let led_by_novice = clan.leader() == Some(Leader::Novice);
        let mut muster = Self {
            paid: clan.novices() - u8::from(led_by_novice),
            reputation: clan.novices() * setting.novice.reputation,
            icons: [0; Affinity::ALL.len()],
        };
        for mercenary in clan.members() {
            let card = setting.mercenary(mercenary);
            let is_paid = !clan.is_led_by(mercenary) && !position.is_settled(mercenary);
            muster.paid += u8::from(is_paid);
            muster.reputation += card.reputation;
            muster.icons[card.affinity.index()] += 1;
        }
        for land in clan.lands() {
            muster.icons[setting.land(land).affinity.index()] += 1;
        }
        muster
    }
}

impl<'a> Scene<'a> {
    fn new(setting: &'a Setting, position: &'a Position, seat: Seat) -> Self {
        Self::glance(setting, position, seat).mustered()
    }

    /// Without counting the clan's people yet.
    fn glance(setting: &'a Setting, position: &'a Position, seat: Seat) -> Self {
        let rounds_to_come = rounds_to_come(setting, position);
        Self { setting, position, seat, rounds_to_come, muster: None }
    }

    /// With the clan's people counted once for all that follows.
    fn mustered(self) -> Self {
        Self { muster: Some(self.muster()), ..self }
    }

    fn muster(&self) -> Muster {
        self.muster.unwrap_or_else(|| Muster::new(self.setting, self.position, self.seat))
    }

    const fn clan(&self) -> &'a monster_lands::position::Clan {
        self.position.clan(self.seat)
    }

    /// The wage of one Mercenary.
    fn wage(&self) -> u8 {
        self.setting.band(self.clan().glory()).wage
    }

    /// The wages of this round.
    fn wages(&self) -> u16 {
        u16::from(self.wage()) * u16::from(self.muster().paid)
    }

    fn excess_glory(&self) -> u8 {
        self.clan().glory().saturating_sub(self.muster().reputation)
    }
}

fn rounds_to_come(setting: &Setting, position: &Position) -> f32 {
    let scenario = setting.scenario.and_then(|scenario| scenario.rounds);
    let rounds = scenario.unwrap_or(setting.numbers.game.rounds);
    let left = f32::from(rounds.saturating_sub(position.round()));
    if setting.is_solo() {
        return left;
    }
    let seats = (0..position.seat_count()).filter_map(|seat| u8::try_from(seat).ok());
    let best = seats.map(|seat| position.clan(Seat(seat)).glory()).max().unwrap_or(0);
    let missing = setting.numbers.game.glory_end.saturating_sub(best);
    left.min(f32::from(missing) / GLORY_A_ROUND)
}

/// The Glory a clan in front wins in a round.
const GLORY_A_ROUND: f32 = 5.0;

fn small(count: usize) -> u8 {
    u8::try_from(count).unwrap_or(u8::MAX)
}

/// A weight that grows with a value in points: threefold with each point.
fn weight(base: f32, value: f32) -> u16 {
    let weight = base * exact::exp(1.1 * value.clamp(-6.0, 6.0));
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is clamped")]
    let whole = weight.clamp(1.0, 20_000.0) as u16;
    whole
}

#[cfg(test)]
mod tests;
