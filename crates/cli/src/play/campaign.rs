//! A campaign of Monster Lands (M37): solo games in a row, kept in a file between them.

use super::sitting;
use crate::args::Play;
use crate::setup;
use crate::voice::Voice;
use crate::{Boxed, Failure, World};
use kernel::{Game, Message, Verdict};
use monster_lands::MonsterLands;
use monster_lands::campaign::{Campaign, Difficulty, Rank, State};
use render::text::Ink;
use std::path::Path;

/// Plays a campaign on, game by game, as long as the player likes.
pub(super) fn run(
    args: &Play,
    file: &Path,
    boxed: Boxed,
    world: &mut World<'_>,
) -> Result<(), Failure> {
    if boxed.game.name() != MonsterLands::NAME {
        return Err(Failure::NoCampaign(boxed.game.name()));
    }
    let voice = Voice::of(world.lang, boxed)?;
    let mut campaign = read(file, args)?;
    loop {
        tell(campaign, &voice, world)?;
        if campaign.state != State::Open {
            return Ok(());
        }
        let Some(ended) = sitting(&next(args, campaign), boxed, world)? else { return Ok(()) };
        let Some(rank) = rank(ended.outcome.verdict) else { return Ok(()) };
        let wants = if rank == Rank::Hero { hero_wants(&voice, world)? } else { Difficulty::Hard };
        let counts = ended.options.is_on("campaign-cutthroat-counts");
        campaign = campaign.after(rank, wants, counts);
        write(file, campaign)?;
        let kept = Message::new("cli-campaign-kept").with("file", file.display().to_string());
        world.line(world.ink(Ink::Dim, voice.say(&kept)))?;
        if campaign.state == State::Open && !goes_on(&voice, world)? {
            return Ok(());
        }
    }
}

/// The campaign in a file, or a new one where there is none.
fn read(file: &Path, args: &Play) -> Result<Campaign, Failure> {
    if file.exists() {
        let text = setup::file(file)?;
        return text.parse().map_err(|error| Failure::Campaign(file.to_owned(), error));
    }
    let given = args.setting.options.iter().rfind(|(name, _)| name == "difficulty");
    let difficulty = given.and_then(|(_, word)| word.parse().ok());
    Ok(Campaign::new(difficulty.unwrap_or(Difficulty::Normal)))
}

fn write(file: &Path, campaign: Campaign) -> Result<(), Failure> {
    std::fs::write(file, format!("{campaign}\n"))
        .map_err(|error| Failure::Write(file.to_owned(), error))
}

/// What is played next.
fn next(args: &Play, campaign: Campaign) -> Play {
    let mut args = args.clone();
    let option = |name: &str, value: String| (name.to_owned(), value);
    args.setting.options.extend([
        option("seats", "1".to_owned()),
        option("scenario", campaign.scenario.to_string()),
        option("difficulty", campaign.difficulty.word().to_owned()),
    ]);
    args
}

fn rank(verdict: Verdict) -> Option<Rank> {
    let Verdict::Solo { level, .. } = verdict else { return None };
    Rank::ALL.into_iter().find(|rank| rank.level() == level)
}

fn tell(campaign: Campaign, voice: &Voice, world: &mut World<'_>) -> Result<(), Failure> {
    let key = match campaign.state {
        State::Open => "cli-campaign-open",
        State::Won => "cli-campaign-won",
        State::Lost => "cli-campaign-lost",
    };
    let message = Message::new(key)
        .with("scenario", campaign.scenario)
        .with("difficulty", Message::new(format!("difficulty-{}", campaign.difficulty.word())))
        .with("games", campaign.games);
    world.line(world.ink(Ink::Bold, voice.say(&message)))?;
    Ok(())
}

/// M37.1: a Hero says how hard the next game is to be.
fn hero_wants(voice: &Voice, world: &mut World<'_>) -> Result<Difficulty, Failure> {
    let answer = world.read(&voice.word("cli-campaign-hero"))?.unwrap_or_default();
    let cut_throat = ["c", "t"].contains(&answer.to_lowercase().as_str());
    Ok(if cut_throat { Difficulty::CutThroat } else { Difficulty::Hard })
}

fn goes_on(voice: &Voice, world: &mut World<'_>) -> Result<bool, Failure> {
    let answer = world.read(&voice.word("cli-campaign-next"))?;
    Ok(answer.is_some_and(|answer| ["", "y", "yes", "s", "sì"].contains(&answer.as_str())))
}
