//! A campaign of Monster Lands (M37): solo games in a row, kept in a file between them.

use super::sitting;
use crate::args::Play;
use crate::setup;
use crate::voice::Voice;
use crate::{Boxed, Failure, World};
use kernel::{Game, Journal, Message, Options, Outcome, Verdict};
use monster_lands::MonsterLands;
use monster_lands::campaign::{Campaign, Difficulty, Rank, State};
use render::text::Ink;
use std::path::{Path, PathBuf};

/// What the file says where a Hero has not yet chosen how hard the next game is.
const CHOOSES: &str = "a hero chooses";

/// A campaign and where it is kept.
#[derive(Debug, Clone)]
pub(super) struct Kept {
    /// The file.
    pub(super) file: PathBuf,
    campaign: Campaign,
    /// Whether a Hero has still to say how hard the next game is (M37.1).
    chooses: bool,
    /// Whether the game at the table has been counted.
    pub(super) is_counted: bool,
}

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
    let mut kept = Kept::read(file, args)?;
    let mut args = args.clone();
    loop {
        tell(kept.campaign, &voice, world)?;
        if kept.campaign.state != State::Open {
            return Ok(());
        }
        if let Some(game) = &args.load {
            kept.fits(game)?;
        } else {
            kept.hero_chooses(&voice, world)?;
        }
        let next = kept.next(&args);
        kept = match sitting(&next, boxed, Some(kept), world)? {
            Some(counted) if counted.is_counted => Kept { is_counted: false, ..counted },
            Some(_) | None => return Ok(()),
        };
        args.load = None;
        if kept.campaign.state == State::Open && !goes_on(&voice, world)? {
            return Ok(());
        }
    }
}

impl Kept {
    /// The campaign in a file, or a new one where there is none.
    fn read(file: &Path, args: &Play) -> Result<Self, Failure> {
        let (campaign, chooses) = if file.exists() {
            let text = setup::file(file)?;
            let (line, rest) = text.trim().split_once('\n').unwrap_or((text.trim(), ""));
            let campaign = line.parse();
            let campaign = campaign.map_err(|error| Failure::Campaign(file.to_owned(), error))?;
            (campaign, rest.trim() == CHOOSES)
        } else {
            let given = args.setting.options.iter().rfind(|(name, _)| name == "difficulty");
            let difficulty = given.and_then(|(_, word)| word.parse().ok());
            (Campaign::new(difficulty.unwrap_or(Difficulty::Normal)), false)
        };
        Ok(Self { file: file.to_owned(), campaign, chooses, is_counted: false })
    }

    fn write(&self) -> Result<(), Failure> {
        let chooses = if self.chooses { format!("{CHOOSES}\n") } else { String::new() };
        std::fs::write(&self.file, format!("{}\n{chooses}", self.campaign))
            .map_err(|error| Failure::Write(self.file.clone(), error))
    }

    /// Counts a game that has ended, once, and writes it down before anything is asked.
    pub(super) fn count(&mut self, outcome: &Outcome, options: &Options) -> Result<(), Failure> {
        let Some(rank) = rank(outcome.verdict).filter(|_| !self.is_counted) else { return Ok(()) };
        let counts = options.is_on("campaign-cutthroat-counts");
        self.campaign = self.campaign.after(rank, Difficulty::Hard, counts);
        self.chooses = rank == Rank::Hero && self.campaign.state == State::Open;
        self.is_counted = true;
        self.write()
    }

    /// M37.1: a Hero says how hard the next game is to be.
    fn hero_chooses(&mut self, voice: &Voice, world: &mut World<'_>) -> Result<(), Failure> {
        if !self.chooses {
            return Ok(());
        }
        let Some(answer) = world.read(&voice.word("cli-campaign-hero"))? else { return Ok(()) };
        if ["c", "t"].contains(&answer.to_lowercase().as_str()) {
            self.campaign.difficulty = Difficulty::CutThroat;
        }
        self.chooses = false;
        self.write()?;
        tell(self.campaign, voice, world)
    }

    /// Whether a saved game is the one this campaign stands at.
    fn fits(&self, game: &Path) -> Result<(), Failure> {
        let journal: Journal = setup::journal(game)?;
        let option = |name: &str| {
            journal
                .options
                .iter()
                .find(|(option, _)| option == name)
                .map(|(_, value)| value.as_str())
        };
        let Campaign { scenario, difficulty, .. } = self.campaign;
        let is_ours = option("seats") == Some("1")
            && option("scenario") == Some(&scenario.to_string())
            && (option("difficulty") == Some(difficulty.word()) || self.chooses);
        if is_ours { Ok(()) } else { Err(Failure::OtherCampaign(game.to_owned())) }
    }

    /// What is played next.
    fn next(&self, args: &Play) -> Play {
        let mut args = args.clone();
        let option = |name: &str, value: String| (name.to_owned(), value);
        args.setting.options.extend([
            option("seats", "1".to_owned()),
            option("scenario", self.campaign.scenario.to_string()),
            option("difficulty", self.campaign.difficulty.word().to_owned()),
        ]);
        args
    }
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

fn goes_on(voice: &Voice, world: &mut World<'_>) -> Result<bool, Failure> {
    let answer = world.read(&voice.word("cli-campaign-next"))?;
    Ok(answer.is_some_and(|answer| ["", "y", "yes", "s", "sì"].contains(&answer.as_str())))
}
