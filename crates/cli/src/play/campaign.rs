//! A campaign of Monster Lands (M37): solo games in a row, kept in a file between them.

use super::sitting;
use crate::args::Play;
use crate::setup;
use crate::voice::Voice;
use crate::{Boxed, Failure, World};
use kernel::{Game, Journal, Message, Options, Outcome};
use monster_lands::MonsterLands;
use monster_lands::campaign::{Campaign, Chronicle, Difficulty, State};
use render::text::Ink;
use std::path::{Path, PathBuf};

/// A campaign and where it is kept.
#[derive(Debug, Clone)]
pub(super) struct Kept {
    /// The file.
    pub(super) file: PathBuf,
    chronicle: Chronicle,
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
        tell(kept.chronicle.campaign, &voice, world)?;
        if kept.chronicle.campaign.state != State::Open {
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
        if kept.chronicle.campaign.state == State::Open && !goes_on(&voice, world)? {
            return Ok(());
        }
    }
}

impl Kept {
    /// The campaign in a file, or a new one where there is none.
    fn read(file: &Path, args: &Play) -> Result<Self, Failure> {
        let chronicle = if file.exists() {
            let kept = setup::file(file)?.parse();
            kept.map_err(|error| Failure::Campaign(file.to_owned(), error))?
        } else {
            let given = args.setting.options.iter().rfind(|(name, _)| name == "difficulty");
            let difficulty = given.and_then(|(_, word)| word.parse().ok());
            Chronicle::new(difficulty.unwrap_or(Difficulty::Normal))
        };
        Ok(Self { file: file.to_owned(), chronicle, is_counted: false })
    }

    fn write(&self) -> Result<(), Failure> {
        std::fs::write(&self.file, self.chronicle.to_string())
            .map_err(|error| Failure::Write(self.file.clone(), error))
    }

    /// Counts a game that has ended, once, and writes it down before anything is asked.
    pub(super) fn count(&mut self, outcome: &Outcome, options: &Options) -> Result<(), Failure> {
        let counted = self.chronicle.after(outcome, options).filter(|_| !self.is_counted);
        let Some(counted) = counted else { return Ok(()) };
        self.chronicle = counted;
        self.is_counted = true;
        self.write()
    }

    /// M37.1: a Hero says how hard the next game is to be.
    fn hero_chooses(&mut self, voice: &Voice, world: &mut World<'_>) -> Result<(), Failure> {
        if !self.chronicle.chooses {
            return Ok(());
        }
        let Some(answer) = world.read(&voice.word("cli-campaign-hero"))? else { return Ok(()) };
        let is_hardest = is_among(&answer, &voice.word("cli-campaign-hardest"));
        let wanted = if is_hardest { Difficulty::CutThroat } else { Difficulty::Hard };
        if let Some(chosen) = self.chronicle.chosen(wanted) {
            self.chronicle = chosen;
        }
        self.write()?;
        tell(self.chronicle.campaign, voice, world)
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
        let fits = |(name, value): &(&str, String)| {
            option(name) == Some(value) || (*name == "difficulty" && self.chronicle.chooses)
        };
        let is_ours = self.chronicle.next().iter().all(fits);
        if is_ours { Ok(()) } else { Err(Failure::OtherCampaign(game.to_owned())) }
    }

    /// What is played next.
    fn next(&self, args: &Play) -> Play {
        let mut args = args.clone();
        let next = self.chronicle.next().into_iter();
        args.setting.options.extend(next.map(|(name, value)| (name.to_owned(), value)));
        args
    }
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
    let yes = voice.word("cli-yes");
    Ok(answer.is_some_and(|answer| answer.is_empty() || is_among(&answer, &yes)))
}

/// Whether an answer is one of the words of a language for it.
fn is_among(answer: &str, words: &str) -> bool {
    words.split_whitespace().any(|word| word == answer.to_lowercase())
}
