//! Catalogues, observations, batches and walks of every game, over varied options.

mod batches;
mod catalogues;
mod observations;
mod walks;

use bots::arena::Call;
use bots::{AnyBot, Bot};
use envs::{AnyBatch, AnyEnvironment, Plan, Reward};
use kernel::{Data, Fast, Kind, OptionSpec, Options, Source};
use monster_lands::MonsterLands;
use root::Root;
use village_attacks::VillageAttacks;
use wonderful_kingdom::WonderfulKingdom;

/// The data of a game.
fn data(env: &dyn AnyEnvironment) -> Data {
    Data::embedded(env.game().data())
}

/// The default options of a game.
fn default(env: &dyn AnyEnvironment) -> Options {
    Options::accept(env.game().options(), []).expect("defaults can be set")
}

/// A plan for games of these options.
fn plan(env: &dyn AnyEnvironment, options: Options, slots: usize, seed: u64) -> Plan {
    let data = data(env);
    Plan { options, data, slots, seed, threads: 1, reward: Reward::Rank, restarts: false }
}

/// A batch of varied options that can be set.
fn varied(env: &dyn AnyEnvironment, slots: usize, seed: u64) -> Box<dyn AnyBatch> {
    let mut dice = Fast::new(seed);
    loop {
        let specs = env.game().options();
        let given: Vec<_> = specs.iter().map(|spec| (spec.name, value(spec, &mut dice))).collect();
        let pairs = given.iter().map(|(name, value)| (*name, value.as_str()));
        let options = Options::accept(specs, pairs).expect("each value is of its kind");
        if let Ok(batch) = env.batch(plan(env, options, slots, seed)) {
            return batch;
        }
    }
}

/// Half of the time the default; seats always vary.
fn value(spec: &OptionSpec, dice: &mut Fast) -> String {
    if spec.name != "seats" && dice.below(2) == 0 {
        return spec.default.to_owned();
    }
    let size = |count: usize| u32::try_from(count).expect("values are few");
    match spec.kind {
        Kind::Toggle => ["off", "on"][dice.below(2) as usize].to_owned(),
        Kind::Number { min, max } => (min + dice.below(max - min + 1)).to_string(),
        Kind::OneOf(values) => values[dice.below(size(values.len())) as usize].to_owned(),
        Kind::Several(values) => {
            let mut left = values.to_vec();
            let count = dice.below(size(values.len()) + 1);
            let taken = (0..count).map(|_| left.swap_remove(dice.below(size(left.len())) as usize));
            taken.collect::<Vec<_>>().join(",")
        }
    }
}

/// Plays a step at random in every game that is on; says whether one is.
fn step_at_random(batch: &mut dyn AnyBatch, dice: &mut Fast) -> bool {
    let mut rewards = vec![0.0; batch.seats()];
    let mut is_on = false;
    for slot in 0..batch.slots() {
        let legal = batch.legal_in(slot).expect("a slot");
        let Some(count) = u32::try_from(legal.len()).ok().filter(|&count| count > 0) else {
            continue;
        };
        let action = legal[dice.below(count) as usize];
        batch.step_one(slot, action, &mut rewards).expect("it is legal");
        is_on = true;
    }
    is_on
}

/// The bot of a game.
fn bot(env: &dyn AnyEnvironment) -> &'static dyn AnyBot {
    let all: [&'static dyn AnyBot; 4] = [
        const { &Bot::<MonsterLands>::new() },
        const { &Bot::<Root>::new() },
        const { &Bot::<VillageAttacks>::new() },
        const { &Bot::<WonderfulKingdom>::new() },
    ];
    all.into_iter().find(|bot| bot.game() == env.game().name()).expect("every game has a bot")
}

/// A call for games of bots.
fn call<'a>(env: &'a dyn AnyEnvironment, options: &'a Options, data: &'a Data) -> Call<'a> {
    Call { game: env.game(), bot: bot(env), options, data }
}
