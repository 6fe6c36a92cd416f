//! The setting: options, cards, duchies, Quest and board, laid out once and never changed.

pub mod board;
pub mod faces;
pub mod options;
pub mod records;

use crate::law;
use crate::terms::{CardName, Colour, Duchy, Module, Quest, Side, Type};
use board::Map;
use faces::{Face, Faces, Spaces};
use kernel::{Data, DataError, Options, Seat, Seats, cite};
use records::{DuchiesFile, Numbers, QuestsFile, Reward};

/// What never changes during a game.
#[derive(Debug)]
pub struct Setting {
    /// What the options fix.
    pub choices: options::Choices,
    /// The numbers of the rules.
    pub numbers: Numbers,
    /// The cards.
    pub faces: Faces,
    /// The Duchy card of each seat.
    pub duchies: [DuchyCard; 2],
    /// The steps of the Quest, where there is one.
    pub steps: Vec<Step>,
    /// The Conquest board, where there is one.
    pub map: Option<Map>,
}

/// A side of a Duchy card.
#[derive(Debug, Clone, Copy)]
pub struct DuchyCard {
    /// Which Duchy.
    pub duchy: Duchy,
    /// What it produces.
    pub production: [u8; 4],
    /// Its points per type.
    pub points_per: Option<(u8, Type)>,
    /// The Krystallium it starts with.
    pub krystallium: u8,
}

/// A step of the Quest (K8.20).
#[derive(Debug, Clone)]
pub struct Step {
    /// What is paid.
    pub spaces: Spaces,
    /// Cards of a type that must be in the Duchy.
    pub have: Option<(u8, Type)>,
    /// What everybody gains.
    pub reward: Reward,
    /// What the first gains.
    pub first: Reward,
    /// Points at the end.
    pub points: u8,
}

impl Setting {
    /// Lays out the setting of accepted options.
    pub(crate) fn new(options: &Options, data: &Data) -> Result<Self, kernel::game::SetError> {
        let choices = options::Choices::read(options)?;
        let numbers: Numbers = data.read("numbers.toml")?;
        let faces = Faces::read(&choices, &numbers, data)?;
        let duchies = duchy_cards(&choices, data)?;
        let steps =
            if choices.module == Module::Quests { steps(choices.quest, data)? } else { Vec::new() };
        let conquest = choices.module == Module::Conquest;
        let map = conquest.then(|| Map::read(choices.board, data)).transpose()?;
        Ok(Self { choices, numbers, faces, duchies, steps, map })
    }

    /// How many seats there are.
    #[inline]
    pub const fn seat_count(&self) -> usize {
        self.choices.seats
    }

    /// Every seat.
    #[inline]
    pub const fn seats(&self) -> Seats {
        Seats::first(self.choices.seats)
    }

    /// Whether one plays alone.
    #[inline]
    pub const fn is_solo(&self) -> bool {
        self.choices.is_solo()
    }

    /// The module.
    #[inline]
    pub const fn module(&self) -> Module {
        self.choices.module
    }

    /// The colour of a seat.
    #[inline]
    pub fn colour(&self, seat: Seat) -> Colour {
        self.choices.colour(seat)
    }

    /// The other seat of two.
    #[inline]
    pub const fn opponent(&self, seat: Seat) -> Option<Seat> {
        if self.is_solo() { None } else { Some(Seat(1 - seat.0)) }
    }

    /// The Conquest board, in a game that has one.
    #[inline]
    pub fn board(&self) -> &Map {
        self.map.as_ref().expect("the Conquest module has its board")
    }

    /// What is printed on the cards of a name, if the game has them.
    pub fn face_of(&self, name: CardName) -> Option<&Face> {
        let card = self.faces.card(crate::terms::Site { name, copy: 0 })?;
        Some(self.faces.face(card))
    }
}

/// K2.4 Duchy cards. Both show the same side.
fn duchy_cards(chosen: &options::Choices, data: &Data) -> Result<[DuchyCard; 2], DataError> {
    cite(law::setup::DUCHY_CARDS);
    let file: DuchiesFile = data.read("duchies.toml")?;
    let card = |duchy: Duchy| {
        let rows = file.duchy.iter();
        let row = rows.filter(|row| row.side == chosen.side).find(|row| row.id == duchy);
        let row = row.ok_or_else(|| {
            let reason = format!("{duchy} has no side {}", chosen.side);
            data.error("duchies.toml", "[[duchy]]", "side", reason)
        })?;
        Ok(DuchyCard {
            duchy,
            production: row.production.cubes(),
            points_per: row.points_per.map(|per| (per.points, per.r#type)),
            krystallium: krystallium(row),
        })
    };
    Ok([card(chosen.duchies[0])?, card(chosen.duchies[1])?])
}

/// L1.4 Side C. Starts with Krystallium and produces nothing.
/// L1.5 Side D.
fn krystallium(row: &records::DuchyRow) -> u8 {
    match row.side {
        Side::C => cite(law::deluxe::SIDE_C),
        Side::D => cite(law::deluxe::SIDE_D),
        Side::A | Side::B | Side::E => {}
    }
    row.krystallium
}

/// How many steps a Quest has.
pub const STEPS: usize = 4;

/// L2.1 Two more boards. They are read like the others.
fn steps(quest: Quest, data: &Data) -> Result<Vec<Step>, DataError> {
    if matches!(quest, Quest::AncestralTreasure | Quest::CaptiveDragon) {
        cite(law::more_quests::TWO_MORE_BOARDS);
    }
    let file: QuestsFile = data.read("quests.toml")?;
    let mut rows: Vec<_> = file.step.iter().filter(|row| row.quest == quest).collect();
    rows.sort_by_key(|row| row.step);
    if !rows.iter().map(|row| usize::from(row.step)).eq(1..=STEPS) {
        let near = format!("quest = \"{quest}\"");
        return Err(data.error("quests.toml", &near, "step", "a Quest has steps 1 to 4"));
    }
    let step = |row: &records::StepRow| Step {
        spaces: Spaces::new(&row.pay),
        have: row.have.map(|have| (have.count, have.r#type)),
        reward: row.reward,
        first: row.first,
        points: row.points,
    };
    Ok(rows.into_iter().map(step).collect())
}
