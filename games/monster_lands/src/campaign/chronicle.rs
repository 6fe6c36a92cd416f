//! A campaign as it is kept and told: where it stands, what a Hero has still to choose, and the games that were played.

use super::{Campaign, Difficulty, LAST, NotACampaign, Rank, State};
use kernel::campaign::{Asked, Progress};
use kernel::{Campaigns, Course, Message, Options, Outcome, Verdict};
use std::fmt;
use std::str::FromStr;

/// What is written where a Hero has not yet chosen how hard the next game is.
const CHOOSES: &str = "a hero chooses";
/// What is written before a game that was played.
const PLAYED: &str = "played ";

/// A campaign, with what was played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chronicle {
    /// Where it stands.
    pub campaign: Campaign,
    /// Whether a Hero has still to say how hard the next game is (M37.1).
    pub chooses: bool,
    /// The games that were played, as far as they were kept.
    pub played: Vec<Played>,
}

/// A game that was played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Played {
    /// Its scenario, from 1.
    pub scenario: u8,
    /// Its difficulty.
    pub difficulty: Difficulty,
    /// What it earned.
    pub rank: Rank,
    /// Its points.
    pub points: i32,
}

impl Chronicle {
    /// A new campaign, at a difficulty of the player's choice.
    pub const fn new(difficulty: Difficulty) -> Self {
        Self { campaign: Campaign::new(difficulty), chooses: false, played: Vec::new() }
    }

    /// The campaign after a game of its own; none where that game earned no rank. A Hero chooses later.
    pub fn after(&self, outcome: &Outcome, options: &Options) -> Option<Self> {
        let Verdict::Solo { level, .. } = outcome.verdict else { return None };
        let rank = Rank::ALL.into_iter().find(|rank| rank.level() == level)?;
        let counts = options.is_on("campaign-cutthroat-counts");
        let campaign = self.campaign.after(rank, Difficulty::Hard, counts);
        let Campaign { scenario, difficulty, .. } = self.campaign;
        let points = outcome.standings.iter().map(|line| line.score).next().unwrap_or(0);
        let mut played = self.played.clone();
        played.push(Played { scenario, difficulty, rank, points });
        // R40: won or lost, and the last scenario again, leave nothing to choose.
        let chooses = rank == Rank::Hero
            && campaign.state == State::Open
            && campaign.scenario > self.campaign.scenario;
        Some(Self { campaign, chooses, played })
    }

    /// The campaign once a Hero has chosen; none where that is not asked, or no Hero's choice.
    pub fn chosen(&self, difficulty: Difficulty) -> Option<Self> {
        let may = self.chooses && HEROS.contains(&difficulty);
        let campaign = Campaign { difficulty, ..self.campaign };
        may.then(|| Self { campaign, chooses: false, ..self.clone() })
    }

    /// The options of the next game.
    pub fn next(&self) -> Vec<(&'static str, String)> {
        vec![
            ("seats", "1".to_owned()),
            ("scenario", self.campaign.scenario.to_string()),
            ("difficulty", self.campaign.difficulty.word().to_owned()),
        ]
    }
}

/// What a Hero may choose.
const HEROS: [Difficulty; 2] = [Difficulty::Hard, Difficulty::CutThroat];

impl fmt::Display for Chronicle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.campaign)?;
        if self.chooses {
            writeln!(f, "{CHOOSES}")?;
        }
        for Played { scenario, difficulty, rank, points } in &self.played {
            let (difficulty, rank) = (difficulty.word(), rank.level());
            writeln!(f, "{PLAYED}scenario {scenario}, {difficulty}, rank {rank}, points {points}")?;
        }
        Ok(())
    }
}

impl FromStr for Chronicle {
    type Err = NotACampaign;

    fn from_str(text: &str) -> Result<Self, NotACampaign> {
        let mut lines = text.trim().lines().map(str::trim);
        let campaign = lines.next().ok_or(NotACampaign)?.parse()?;
        let mut chronicle = Self { campaign, chooses: false, played: Vec::new() };
        for line in lines {
            match line.strip_prefix(PLAYED) {
                Some(game) => chronicle.played.push(game.parse()?),
                None if line == CHOOSES => chronicle.chooses = true,
                None => return Err(NotACampaign),
            }
        }
        Ok(chronicle)
    }
}

impl FromStr for Played {
    type Err = NotACampaign;

    fn from_str(text: &str) -> Result<Self, NotACampaign> {
        let parts: Vec<&str> = text.split(',').map(str::trim).collect();
        let [scenario, difficulty, rank, points] = parts[..] else { return Err(NotACampaign) };
        let number = |part: &str, prefix: &str| {
            let digits = part.strip_prefix(prefix).ok_or(NotACampaign)?;
            digits.trim().parse::<i32>().map_err(|_| NotACampaign)
        };
        let scenario = number(scenario, "scenario")?;
        let scenario = u8::try_from(scenario).map_err(|_| NotACampaign)?;
        let level = number(rank, "rank")?;
        let rank = Rank::ALL.into_iter().find(|rank| i32::from(rank.level()) == level);
        Ok(Self {
            scenario: Some(scenario).filter(|it| (1..=LAST).contains(it)).ok_or(NotACampaign)?,
            difficulty: difficulty.parse().map_err(|_| NotACampaign)?,
            rank: rank.ok_or(NotACampaign)?,
            points: number(points, "points")?,
        })
    }
}

/// The campaigns of Monster Lands, for those who know games by name.
#[derive(Debug)]
pub(crate) struct Table;

impl Campaigns for Table {
    fn fresh(&self) -> Course {
        let mut course = told(&Chronicle::new(Difficulty::Normal));
        course.asks = Some(asked("campaign-asks-first", &Difficulty::ALL, Difficulty::Normal));
        course
    }

    fn read(&self, text: &str) -> Option<Course> {
        text.parse().ok().map(|chronicle| told(&chronicle))
    }

    fn answered(&self, course: &Course, word: &str) -> Option<Course> {
        let offered = course.asks.iter().flat_map(|asked| &asked.answers);
        let (word, _) = offered.into_iter().find(|(offered, _)| *offered == word)?;
        let difficulty: Difficulty = word.parse().ok()?;
        let chronicle: Chronicle = course.text.parse().ok()?;
        let answered = if chronicle.chooses {
            chronicle.chosen(difficulty)?
        } else {
            Chronicle::new(difficulty)
        };
        Some(told(&answered))
    }

    fn after(&self, course: &Course, outcome: &Outcome, options: &Options) -> Option<Course> {
        let chronicle: Chronicle = course.text.parse().ok()?;
        chronicle.after(outcome, options).map(|chronicle| told(&chronicle))
    }
}

fn told(chronicle: &Chronicle) -> Course {
    let Campaign { scenario, difficulty, games, state } = chronicle.campaign;
    let (progress, key) = match state {
        State::Open => (Progress::Open, "campaign-open"),
        State::Won => (Progress::Won, "campaign-won"),
        State::Lost => (Progress::Lost, "campaign-lost"),
    };
    let told = Message::new(key)
        .with("scenario", scenario)
        .with("name", Message::new(NAMES[usize::from(scenario - 1)]))
        .with("difficulty", named(difficulty))
        .with("games", games);
    let passed = usize::from(scenario - 1);
    Course {
        text: chronicle.to_string(),
        progress,
        told,
        asks: chronicle.chooses.then(|| asked("campaign-asks-hero", &HEROS, Difficulty::Hard)),
        next: chronicle.next(),
        stages: NAMES.map(Message::new).to_vec(),
        stage: if state == State::Won { NAMES.len() } else { passed },
        played: chronicle.played.iter().copied().map(game).collect(),
    }
}

fn named(difficulty: Difficulty) -> Message {
    Message::new(format!("difficulty-{}", difficulty.word()))
}

fn asked(question: &'static str, of: &[Difficulty], usual: Difficulty) -> Asked {
    let answers = of.iter().map(|difficulty| (difficulty.word(), named(*difficulty)));
    Asked { question: Message::new(question), answers: answers.collect(), usual: usual.word() }
}

fn game(played: Played) -> Message {
    Message::new("campaign-played")
        .with("scenario", played.scenario)
        .with("name", Message::new(NAMES[usize::from(played.scenario - 1)]))
        .with("difficulty", named(played.difficulty))
        .with("rank", Message::new(played.rank.key()))
        .with("points", played.points)
}

/// The names of the scenarios, in order.
const NAMES: [&str; LAST as usize] = [
    "scenario-business-as-usual",
    "scenario-money-is-king",
    "scenario-blitz",
    "scenario-no-armor",
    "scenario-fully-loaded",
    "scenario-under-attack",
    "scenario-diversify",
    "scenario-tricky",
    "scenario-missionary",
    "scenario-doom",
];
