//! One game in which chance is chosen, too.

use super::{call, data, default};
use bots::{Entrant, arena};
use envs::{Reward, SHELF, Turn};
use kernel::{Entry, Seat};

#[test]
fn a_walk_asks_for_every_chance_of_a_journal_and_ends_with_it() {
    for env in SHELF {
        let (options, data) = (default(env), data(env));
        let random: Entrant = "random".parse().expect("an entrant");
        let played = arena::play(&call(env, &options, &data), &[random], 2);
        let (_, table) = played.expect("the defaults");
        let mut walk = env.walk(&options, &data).expect("the defaults");
        for entry in &table.journal().entries {
            let action = match entry {
                Entry::Chance(outcome, n) => {
                    assert_eq!(walk.turn(), Turn::Chance(*n), "{}", env.game().name());
                    *outcome
                }
                Entry::Choice(seat, choice) => {
                    assert_eq!(walk.turn(), Turn::Seat(*seat), "{}", env.game().name());
                    env.action(choice).expect("it is listed")
                }
                Entry::Check(_) | Entry::Mark(_) | Entry::Former(_) => continue,
            };
            assert!(walk.apply(action));
        }
        assert_eq!(walk.turn(), Turn::Over);
        assert!(!walk.apply(0) && walk.legal().is_empty());
        assert_eq!(walk.rewards(Reward::Rank).len(), walk.seats());
    }
}

#[test]
fn a_walk_is_redealt_where_a_seat_moves() {
    for env in SHELF {
        let mut walk = env.walk(&default(env), &data(env)).expect("the defaults");
        while let Turn::Chance(_) = walk.turn() {
            assert!(!walk.redeal(Seat(0), 1));
            assert!(walk.apply(0));
        }
        let Turn::Seat(seat) = walk.turn() else { panic!("somebody moves") };
        let mut other = walk.boxed_clone();
        assert!(other.redeal(seat, 7));
        assert_eq!((other.observe(seat), other.legal()), (walk.observe(seat), walk.legal()));
        assert!(other.apply(other.legal()[0]));
    }
}
