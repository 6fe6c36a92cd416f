//! M37 Campaign: the table from one solo game to the next. Keeping it in a file is not the rules' affair.

mod chronicle;

pub(crate) use chronicle::Table;
pub use chronicle::{Chronicle, Played};

use crate::law::campaign as law;
pub use crate::options::Difficulty;
pub use crate::scoring::Rank;
use kernel::cite;
use std::fmt;
use std::str::FromStr;

/// Where a campaign stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Campaign {
    /// The scenario to be played next, from 1.
    pub scenario: u8,
    /// Its difficulty.
    pub difficulty: Difficulty,
    /// Games played so far.
    pub games: u16,
    /// Whether it goes on.
    pub state: State,
}

/// Whether a campaign goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum State {
    /// There is a next game.
    Open,
    /// It is won.
    Won,
    /// It is lost.
    Lost,
}

/// The last scenario.
const LAST: u8 = 10;

impl Campaign {
    /// A new campaign, at a difficulty of the player's choice.
    pub const fn new(difficulty: Difficulty) -> Self {
        Self { scenario: 1, difficulty, games: 0, state: State::Open }
    }

    /// M37.1 Campaign table.
    ///
    /// A campaign that is won or lost stays so. A Hero says how hard the next game is to be: Hard, or else Cut-throat. `cutthroat_counts` is D33.
    #[must_use]
    pub fn after(self, rank: Rank, hero_wants: Difficulty, cutthroat_counts: bool) -> Self {
        cite(law::CAMPAIGN_TABLE);
        if self.state != State::Open {
            return self;
        }
        let played = Self { games: self.games.saturating_add(1), ..self };
        match rank {
            Rank::MonsterFodder => played.demoted(),
            Rank::Trainee => played,
            Rank::Veteran => played.advanced(Difficulty::Normal, cutthroat_counts),
            Rank::Hero if hero_wants == Difficulty::CutThroat => {
                played.advanced(Difficulty::CutThroat, cutthroat_counts)
            }
            Rank::Hero => played.advanced(Difficulty::Hard, cutthroat_counts),
        }
    }

    /// M37.3 Campaign lost.
    ///
    /// One level lower, or lost where there is none; the last scenario has no Tutorial (M37.4).
    fn demoted(self) -> Self {
        cite(law::CAMPAIGN_LOST);
        let lower = match self.difficulty {
            Difficulty::Tutorial => None,
            Difficulty::Normal => self.last_stand(),
            Difficulty::Hard => Some(Difficulty::Normal),
            Difficulty::CutThroat => Some(Difficulty::Hard),
        };
        match lower {
            Some(difficulty) => Self { difficulty, ..self },
            None => Self { state: State::Lost, ..self },
        }
    }

    /// M37.4 Last stand.
    fn last_stand(self) -> Option<Difficulty> {
        cite(law::LAST_STAND);
        (self.scenario < LAST).then_some(Difficulty::Tutorial)
    }

    /// M37.2 Campaign won.
    ///
    /// With the last scenario, on any level that counts; else it is played again, on Hard.
    fn advanced(self, difficulty: Difficulty, cutthroat_counts: bool) -> Self {
        if self.scenario < LAST {
            return Self { scenario: self.scenario + 1, difficulty, ..self };
        }
        cite(law::CAMPAIGN_WON);
        let counts = match self.difficulty {
            Difficulty::Tutorial => false,
            Difficulty::Normal | Difficulty::Hard => true,
            Difficulty::CutThroat => cutthroat_counts,
        };
        if counts {
            Self { state: State::Won, ..self }
        } else {
            Self { difficulty: Difficulty::Hard, ..self }
        }
    }
}

/// The text of a campaign is no campaign.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NotACampaign;

impl fmt::Display for NotACampaign {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a campaign is written `scenario 3, difficulty hard, games 4, open`")
    }
}

impl std::error::Error for NotACampaign {}

impl fmt::Display for Campaign {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let state = match self.state {
            State::Open => "open",
            State::Won => "won",
            State::Lost => "lost",
        };
        let Self { scenario, difficulty, games, .. } = self;
        write!(f, "scenario {scenario}, difficulty {}, games {games}, {state}", difficulty.word())
    }
}

impl FromStr for Campaign {
    type Err = NotACampaign;

    fn from_str(text: &str) -> Result<Self, NotACampaign> {
        let mut parts = text.trim().split(',').map(str::trim);
        let mut part = |prefix: &str| {
            parts
                .next()
                .and_then(|part| part.strip_prefix(prefix))
                .map(str::trim)
                .ok_or(NotACampaign)
        };
        let scenario = part("scenario")?.parse().map_err(|_| NotACampaign)?;
        let difficulty = part("difficulty")?.parse().map_err(|_| NotACampaign)?;
        let games = part("games")?.parse().map_err(|_| NotACampaign)?;
        let state = match part("")? {
            "open" => State::Open,
            "won" => State::Won,
            "lost" => State::Lost,
            _ => return Err(NotACampaign),
        };
        if !(1..=LAST).contains(&scenario) {
            return Err(NotACampaign);
        }
        Ok(Self { scenario, difficulty, games, state })
    }
}
