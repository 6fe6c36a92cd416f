//! Deployment: where dice and Mercenaries look well placed.

use super::outlook::{self, Front};
use super::party::Party;
use super::{Scene, citadel, missions, scenario, small, weight, worth};
use crate::judge::PLAIN;
use monster_lands::Choice;
use monster_lands::setting::{LootEffect, Talent};
use monster_lands::terms::{Colour, Dice, Die, Mercenary, Path, Place, Side, Token};

/// What a die is worth elsewhere while rounds are to come, and in the last one.
const DIE: [f32; 2] = [0.4, 0.15];

/// What a die is worth elsewhere.
fn of_die(scene: Scene<'_>) -> f32 {
    let [before, last] = DIE;
    last + (before - last) * scene.rounds_to_come.min(1.0)
}

/// A turn of the Deployment Phase.
pub(super) fn turn(scene: Scene<'_>, choice: Choice) -> u16 {
    let clan = scene.clan();
    match choice {
        Choice::Send(mercenary) => send(scene, mercenary),
        Choice::Work(_) => 300,
        Choice::Settle(_, mercenary) => settle(scene, mercenary),
        Choice::Talent(mercenary) => talent(scene, mercenary),
        Choice::Ability(_) => 100,
        Choice::Heal(_) => 30,
        Choice::Visit(building) => citadel::visit(scene, building),
        Choice::Sell(_) => u16::from(clan.gold() < 3),
        Choice::Use(loot) => match scene.setting.loot(loot).effect {
            LootEffect::Gold { .. } | LootEffect::Bundle { .. } | LootEffect::Hire => 120,
            LootEffect::Brew { .. } => {
                if clan.potions() + clan.venoms() < 3 {
                    60
                } else {
                    2
                }
            }
            LootEffect::Trophies { .. } => 0,
            LootEffect::ConquestGlory { .. }
            | LootEffect::EliminationGlory { .. }
            | LootEffect::CaptureGlory { .. }
            | LootEffect::Reroll { .. }
            | LootEffect::EliminationBonus { .. }
            | LootEffect::Convert { .. }
            | LootEffect::PerDie { .. } => 12,
        },
        Choice::Rearrange => 1,
        // Seldom worth it, and for nothing if the die is then pawned.
        Choice::Convert(_) => 2,
        Choice::Pass => 20,
        Choice::Clan(_)
        | Choice::Die(_)
        | Choice::Colour(_)
        | Choice::Space(_)
        | Choice::Path(_)
        | Choice::Buy(_)
        | Choice::Trap(_)
        | Choice::Hire(_)
        | Choice::HireNovice
        | Choice::Beer
        | Choice::Equipment(_)
        | Choice::Give(_)
        | Choice::Move(..)
        | Choice::Count(_)
        | Choice::Potions(_)
        | Choice::Potion
        | Choice::Venom
        | Choice::Defence
        | Choice::Gold
        | Choice::Loot(_)
        | Choice::Promote(_)
        | Choice::Desert(_)
        | Choice::DesertNovice
        | Choice::Done
        | Choice::Adventure(_) => PLAIN,
    }
}

fn talent(scene: Scene<'_>, mercenary: Mercenary) -> u16 {
    let (clan, limits) = (scene.clan(), scene.setting.numbers.limits);
    match scene.setting.mercenary(mercenary).talent {
        Talent::FreePotion if clan.potions() >= limits.potions => 0,
        Talent::FreeVenom if clan.venoms() >= limits.venoms => 0,
        // A die is hardly worth more than its price.
        Talent::BuyDie { .. } => 10,
        _ => 400,
    }
}

fn settle(scene: Scene<'_>, mercenary: Mercenary) -> u16 {
    if scene.clan().is_led_by(mercenary) {
        return 60;
    }
    200 + 100 * u16::from(scene.setting.mercenary(mercenary).reputation)
}

/// Whether to send somebody at all: as the dice at hand promise against what is Outside.
fn send(scene: Scene<'_>, mercenary: Mercenary) -> u16 {
    let pool = scene.clan().pool();
    let fighting = pool.count(Colour::Strength) + pool.count(Colour::Magic);
    let wounded = scene.position.is_wounded(mercenary);
    let able = match scene.setting.mercenary(mercenary).talent {
        Talent::Defence { .. } | Talent::PerDie { .. } | Talent::Reroll { .. } => 3,
        Talent::CaptureBonus { .. }
        | Talent::EliminationBonus { .. }
        | Talent::ConquestBonus { .. }
        | Talent::CaptureWithoutTrap
        | Talent::VictoryPotions { .. }
        | Talent::CaptureGlory { .. } => 2,
        _ => 1,
    };
    let eager = if fighting >= 3 { 25 } else { 10 };
    if wounded { eager / 2 } else { eager * able }
}

/// Which Path a Mercenary takes.
pub(super) fn paths<'a>(
    scene: Scene<'_>,
    mercenary: Mercenary,
    lines: impl Iterator<Item = (Choice, &'a mut u16)>,
) {
    let mut scout = Scout::new(scene, mercenary);
    for (choice, promise) in lines {
        *promise = match choice {
            Choice::Path(path) => weight(20.0, scout.gain(path)),
            _ => PLAIN,
        };
    }
}

/// Whether to send somebody: as the best Path promises. To send one out who is missed more than anything out there is
/// worth would be silly.
pub(super) fn sending(scene: Scene<'_>, mercenary: Mercenary) -> u16 {
    let mut scout = Scout::new(scene, mercenary);
    let open = Path::ALL.into_iter().filter(|&path| outlook::is_open(scene, path));
    let best = open.map(|path| scout.gain(path)).fold(f32::MIN, f32::max);
    if best < -MISSED { 0 } else { weight(6.0, best).min(1000) }
}

/// The points beyond which one who is sent out for nothing is missed.
const MISSED: f32 = 1.5;

/// One who looks at the Paths a Mercenary could take with all the clan has.
struct Scout<'a> {
    scene: Scene<'a>,
    mercenary: Mercenary,
    death: f32,
    armed: Party,
    /// What the tokens of such a party cost.
    tokens: f32,
    front: Option<Front<'a>>,
}

impl<'a> Scout<'a> {
    fn new(scene: Scene<'a>, mercenary: Mercenary) -> Self {
        let death = worth::of_mercenary(scene, mercenary);
        let mut armed = Party::alone(scene.seat, mercenary);
        take_along(scene, &mut armed, 2);
        Self { scene, mercenary, death, armed, tokens: token_cost(scene, &armed), front: None }
    }

    /// What a Path would bring. Those of one place are to be asked for together: it is looked at once for all of them.
    fn gain(&mut self, path: Path) -> f32 {
        let (scene, place) = (self.scene, path.place());
        if self.front.as_ref().is_none_or(|front| !front.is_at(place)) {
            self.front = Some(Front::new(scene, place, self.mercenary, self.death));
        }
        let (mut party, tokens) = match place {
            Place::Mission(_) => (Party::alone(scene.seat, self.mercenary), 0.0),
            Place::Land(_) | Place::Entrance => (self.armed, self.tokens),
        };
        party.dice = most_dice(scene, path);
        let cost = tokens + of_die(scene) * f32::from(party.dice.total());
        self.front.as_ref().map_or(0.0, |front| front.gain(scene, path, &party)) - cost
    }
}

/// The dice of the pool that could go to a Path.
fn most_dice(scene: Scene<'_>, path: Path) -> Dice {
    let pool = scene.clan().pool();
    let mut dice = Dice::default();
    match path.place() {
        Place::Mission(side) => {
            let Some(tile) = scene.position.outside().mission(side) else { return dice };
            let (mut left, colours) = scene.setting.mission_dice(tile, side);
            for colour in [Colour::Persuasion, Colour::Strength, Colour::Magic] {
                if colours.has(colour) {
                    let given = pool.count(colour).min(left);
                    *dice.of_mut(colour) = given;
                    left -= given;
                }
            }
        }
        Place::Land(side) => {
            let Some(header) = scene.position.outside().header(side) else { return dice };
            let shown = scene.setting.header_path(header, path.number());
            dice = shown.required;
            let mut left = shown.reinforcements;
            for colour in [Colour::Strength, Colour::Magic] {
                let free = pool.count(colour).saturating_sub(shown.required.of(colour));
                if shown.colours.has(colour) {
                    let given = free.min(left);
                    *dice.of_mut(colour) += given;
                    left -= given;
                }
            }
        }
        Place::Entrance => {
            dice.strength = pool.count(Colour::Strength).min(4);
            dice.magic = pool.count(Colour::Magic).min(4 - dice.strength);
        }
    }
    dice
}

fn take_along(scene: Scene<'_>, party: &mut Party, room: usize) {
    let clan = scene.clan();
    let mut best: [Option<Token>; 2] = [None; 2];
    for token in clan.traps() {
        let price = |token: Token| scene.setting.trap(scene.setting.trap_of(token)).price;
        if best[0].is_none_or(|other| price(token) > price(other)) {
            best = [Some(token), best[0]];
        } else if best[1].is_none_or(|other| price(token) > price(other)) {
            best[1] = Some(token);
        }
    }
    let tokens = if clan.defence() > 0 { 1 } else { room };
    best.into_iter().flatten().take(tokens).for_each(|token| party.traps.push(token));
    party.defence = clan.defence().min(small(room + 1 - party.traps.len()));
    party.potions = clan.potions().min(1);
    party.venoms = clan.venoms().min(1);
}

fn token_cost(scene: Scene<'_>, party: &Party) -> f32 {
    let price =
        |token: &Token| f32::from(scene.setting.trap(scene.setting.trap_of(*token)).price.max(2));
    let later = scene.rounds_to_come.min(1.0);
    let used = small(party.traps.len()) + party.defence + party.potions + party.venoms;
    let kept = scenario::per_token(scene) * f32::from(used);
    later
        * (party.traps.iter().map(|token| 0.2 * price(token)).sum::<f32>()
            + 0.45 * f32::from(party.defence)
            + 0.2 * f32::from(party.potions + party.venoms))
        + kept
}

/// What else goes along: as far as it makes the outlook better.
pub(super) fn additions<'a>(
    scene: Scene<'_>,
    path: Path,
    lines: impl Iterator<Item = (Choice, &'a mut u16)>,
) {
    let Some(now) = Party::on(scene.position, path) else {
        return lines.for_each(|(_, promise)| *promise = PLAIN);
    };
    let hopes = outlook::hopes_of(scene, path, &now);
    let value = |party: &Party| hopes(party) - token_cost(scene, party);
    let before = value(&now);
    for (choice, promise) in lines {
        let gain = match choice {
            Choice::Die(die) => many_dice(scene, path, now, die.colour(), &value) - before,
            _ => {
                added(scene, now, choice).map_or(NONE, |party| value(&party) - before)
                    - missions::promised(scene, choice)
            }
        };
        *promise = if gain > NONE { weight(24.0, 2.0 * gain) } else { 12 };
    }
}

/// The gain of what is no addition at all.
const NONE: f32 = f32::MIN;

/// What dice of a colour are worth on a Path: one of them, or as many as there are with what else could go along, for a
/// few dice alone seldom reach what a full party does.
fn many_dice(
    scene: Scene<'_>,
    path: Path,
    now: Party,
    colour: Colour,
    value: &impl Fn(&Party) -> f32,
) -> f32 {
    let each = of_die(scene);
    let mut one = now;
    *one.dice.of_mut(colour) += 1;
    let alone = value(&one) - each;
    let most = outlook::room(scene, path, now.dice).min(scene.clan().pool().count(colour));
    if most < 2 {
        return alone;
    }
    let mut all = now;
    *all.dice.of_mut(colour) += most;
    if all.traps.is_empty() && all.defence == 0 {
        take_along(scene, &mut all, 2);
    }
    alone.max(value(&all) - each * f32::from(most))
}

/// A party with one thing more.
fn added(scene: Scene<'_>, mut party: Party, choice: Choice) -> Option<Party> {
    match choice {
        Choice::Trap(trap) => {
            let mut hand = scene.clan().traps().iter();
            if let Some(token) = hand.find(|&token| scene.setting.trap_of(token) == trap)
                && !party.traps.is_full()
            {
                party.traps.push(token);
            }
        }
        Choice::Defence => party.defence += 1,
        Choice::Potion => party.potions += 1,
        Choice::Venom => party.venoms += 1,
        _ => return None,
    }
    Some(party)
}

/// A die that is given away for its colour: low Persuasion first.
pub(super) fn die_given(choice: Choice) -> u16 {
    match choice {
        Choice::Die(Die::Persuasion(face)) => 64 >> face,
        Choice::Die(Die::Strength | Die::Magic) => 14,
        _ => PLAIN,
    }
}

/// At home, before wages and before the points are counted.
pub(super) fn at_home(scene: Scene<'_>, choice: Choice) -> u16 {
    let clan = scene.clan();
    let short = !clan.can_pay(scene.wages()) && !scene.position.is_over();
    match choice {
        Choice::Settle(_, mercenary) => settle(scene, mercenary),
        Choice::Heal(mercenary) => {
            if worth::of_mercenary(scene, mercenary) > 1.0 {
                60
            } else {
                10
            }
        }
        Choice::Sell(_) => {
            if short {
                12
            } else {
                0
            }
        }
        Choice::Use(loot) => match scene.setting.loot(loot).effect {
            LootEffect::Trophies { .. } => {
                if short {
                    12
                } else {
                    0
                }
            }
            LootEffect::Gold { .. } | LootEffect::Bundle { .. } => {
                if short {
                    200
                } else {
                    4
                }
            }
            LootEffect::Hire => 200,
            _ => 2,
        },
        Choice::Done => 16,
        _ => PLAIN,
    }
}

/// Whether dice of Strength are wanted Outside rather than in the Mine.
pub(super) fn has_somebody_to_send(scene: Scene<'_>) -> bool {
    !scene.position.unassigned(scene.seat).is_empty()
        && [Side::A, Side::B]
            .into_iter()
            .any(|side| scene.position.outside().monster(side).is_some())
}
