//! Judgement, game by game.

mod monster_lands;
mod root;
mod village_attacks;
mod wonderful_kingdom;

use crate::any::{AnyBot, Bot};
use crate::judge::Worth;
use kernel::seat::MAX_SEATS;

/// The bot of Monster Lands.
pub static MONSTER_LANDS: &dyn AnyBot = &Bot::<::monster_lands::MonsterLands>::new();
/// The bot of Root.
pub static ROOT: &dyn AnyBot = &Bot::<::root::Root>::new();
/// The bot of It's a Wonderful Kingdom.
pub static WONDERFUL_KINGDOM: &dyn AnyBot = &Bot::<::wonderful_kingdom::WonderfulKingdom>::new();

/// The bot of Village Attacks.
pub static VILLAGE_ATTACKS: &dyn AnyBot = &Bot::<::village_attacks::VillageAttacks>::new();

/// The bots of all games.
pub fn bots() -> [&'static dyn AnyBot; 4] {
    [MONSTER_LANDS, ROOT, VILLAGE_ATTACKS, WONDERFUL_KINGDOM]
}

/// The bot of a game, by its name.
pub fn bot_of(game: &str) -> Option<&'static dyn AnyBot> {
    bots().into_iter().find(|bot| bot.game() == game)
}

/// The chance of each seat to come out first when it has so many points: who leads by `scale` points is about three
/// times as likely as the one behind.
fn share(points: &[f32; MAX_SEATS], seats: usize, scale: f32) -> Worth {
    let best = points[..seats].iter().copied().fold(f32::MIN, f32::max);
    let mut worth = [0.0; MAX_SEATS];
    let mut sum = 0.0;
    for (worth, points) in worth.iter_mut().zip(&points[..seats]) {
        *worth = ((points - best) / scale).exp();
        sum += *worth;
    }
    worth[..seats].iter_mut().for_each(|worth| *worth /= sum);
    worth
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_add_up_and_follow_the_points() {
        let worth = share(&[10.0, 5.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], 3, 5.0);
        assert!((worth.iter().sum::<f32>() - 1.0).abs() < 1e-5);
        assert!(worth[0] > 2.5 * worth[1] && worth[1] > 2.5 * worth[2]);
    }

    #[test]
    fn every_bot_is_found_by_the_name_of_its_game() {
        for bot in bots() {
            assert_eq!(bot_of(bot.game()).map(AnyBot::game), Some(bot.game()));
        }
    }
}
