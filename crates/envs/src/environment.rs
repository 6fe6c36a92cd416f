//! What a game owes to be an environment, and the games that are.

use crate::batch::{AnyBatch, Batch, Plan};
use crate::catalogue::Catalogue;
use crate::pen::{Pen, Schema};
use crate::walk::{AnyWalk, Walk};
use kernel::game::SetError;
use kernel::{AnyGame, Data, Face, Game, Message, Options, Para, Seat, Spoken};
use monster_lands::MonsterLands;
use root::Root;
use std::collections::HashMap;
use std::fmt::Debug;
use std::marker::PhantomData;
use std::sync::{Arc, OnceLock};
use village_attacks::VillageAttacks;
use wonderful_kingdom::WonderfulKingdom;

/// A game as an environment.
pub trait Environment: Spoken {
    /// Whether some game could offer a choice: what cannot be offered has no number in the catalogue.
    fn is_possible(choice: &Self::Choice) -> bool;

    /// Writes what a seat may know. The fields are the same at every moment and with all options.
    fn observe(eye: &Eye<'_, Self>, pen: &mut Pen<'_>);
}

/// Through this a seat is shown a position: what is written of it is what the seat's view holds.
#[derive(Debug)]
pub struct Eye<'a, G: Game> {
    /// What is shared.
    pub setting: &'a G::Setting,
    /// The position.
    pub position: &'a G::Position,
    /// The seat that looks.
    pub viewer: Seat,
    /// How many seats there are.
    pub seats: usize,
}

impl<G: Game> Eye<'_, G> {
    /// The seat this many places after the viewer's, if the table has it; 0 is the viewer's own.
    #[inline]
    pub fn seat(&self, after: usize) -> Option<Seat> {
        let index = (self.viewer.index() + after) % self.seats;
        (after < self.seats).then(|| Seat(u8::try_from(index).expect("seats are few")))
    }

    /// How many places after the viewer a seat sits.
    #[inline]
    pub fn after(&self, seat: Seat) -> usize {
        (seat.index() + self.seats - self.viewer.index()) % self.seats
    }

    /// Whether this is the viewer's own seat.
    #[inline]
    pub fn is_own(&self, seat: Seat) -> bool {
        seat == self.viewer
    }
}

/// An environment, whichever game it is of.
pub trait AnyEnvironment: Debug + Send + Sync {
    /// The game.
    fn game(&self) -> &'static dyn AnyGame;
    /// Its actions.
    fn catalogue(&self) -> Arc<Catalogue>;
    /// The notation of an action.
    fn notation(&self, action: u32) -> Option<String>;
    /// The action of a choice in notation.
    fn action(&self, notation: &str) -> Option<u32>;
    /// The deed of an action, as on a button of a table with these options.
    fn deed(
        &self,
        options: &Options,
        data: &Data,
        action: u32,
    ) -> Result<Option<Message>, SetError>;
    /// What each byte of an observation means.
    fn schema(&self) -> Result<Schema, SetError>;
    /// Many games at once.
    fn batch(&self, plan: Plan) -> Result<Box<dyn AnyBatch>, SetError>;
    /// One game in which chance is chosen, too.
    fn walk(&self, options: &Options, data: &Data) -> Result<Box<dyn AnyWalk>, SetError>;
}

/// A game behind [`AnyEnvironment`].
#[derive(Debug)]
pub struct Made<G: Environment> {
    game: PhantomData<G>,
    catalogue: OnceLock<Arc<Catalogue>>,
}

impl<G: Environment> Made<G> {
    const fn new() -> Self {
        Self { game: PhantomData, catalogue: OnceLock::new() }
    }
}

static MONSTER_LANDS: Made<MonsterLands> = Made::new();
static ROOT: Made<Root> = Made::new();
static VILLAGE_ATTACKS: Made<VillageAttacks> = Made::new();
static WONDERFUL_KINGDOM: Made<WonderfulKingdom> = Made::new();

/// Every game that is an environment.
pub static SHELF: [&dyn AnyEnvironment; 4] =
    [&MONSTER_LANDS, &ROOT, &VILLAGE_ATTACKS, &WONDERFUL_KINGDOM];

/// The environment of a game's name.
pub fn find(name: &str) -> Option<&'static dyn AnyEnvironment> {
    SHELF.into_iter().find(|it| it.game().name() == name)
}

impl<G: Environment> AnyEnvironment for Made<G>
where
    Self: 'static,
{
    fn game(&self) -> &'static dyn AnyGame {
        const { &Face::<G>::new() }
    }

    fn catalogue(&self) -> Arc<Catalogue> {
        Arc::clone(self.catalogue.get_or_init(|| Arc::new(Catalogue::of::<G>())))
    }

    fn notation(&self, action: u32) -> Option<String> {
        self.catalogue().choice::<G>(action).map(|choice| choice.to_string())
    }

    fn action(&self, notation: &str) -> Option<u32> {
        let choice: G::Choice = notation.parse().ok()?;
        self.catalogue().action(kernel::Listed::rank(choice))
    }

    fn deed(
        &self,
        options: &Options,
        data: &Data,
        action: u32,
    ) -> Result<Option<Message>, SetError> {
        let setting = G::set(options, data)?;
        Ok(self.catalogue().choice::<G>(action).map(|choice| G::choice(&setting, &choice)))
    }

    fn schema(&self) -> Result<Schema, SetError> {
        schema::<G>()
    }

    fn batch(&self, plan: Plan) -> Result<Box<dyn AnyBatch>, SetError> {
        Ok(Box::new(Batch::<G>::new(plan, self.catalogue())?))
    }

    fn walk(&self, options: &Options, data: &Data) -> Result<Box<dyn AnyWalk>, SetError> {
        Ok(Box::new(Walk::<G>::new(options, data, self.catalogue())?))
    }
}

/// What each byte of an observation of a game means.
pub fn schema<G: Environment>() -> Result<Schema, SetError> {
    let options = Options::accept(G::options(), [])?;
    let data = Data::embedded(G::data());
    let setting = G::set(&options, &data)?;
    let (position, _) = G::open(&setting);
    let seats = G::seats(&setting);
    let eye = Eye { setting: &setting, position: &position, viewer: Seat(0), seats };
    Ok(Schema::taken(|pen| observe::<G>(&eye, None, pen)))
}

/// Writes what a seat is asked, and what it may know.
pub(crate) fn observe<G: Environment>(eye: &Eye<'_, G>, asked: Option<u16>, pen: &mut Pen<'_>) {
    const PARA: crate::Field = crate::field(
        "ask",
        "",
        "one more than the number, in the law, of the paragraph that asks the seat; 0: it is not asked",
    );
    pen.wide(PARA, asked.map_or(0, |number| number + 1));
    G::observe(eye, pen);
}

/// Where a paragraph stands in the law of its game, counted from 0.
#[derive(Debug, Clone, Default)]
pub(crate) struct Places(HashMap<&'static str, u16>);

impl Places {
    pub(crate) fn of<G: Game>() -> Self {
        let paras = G::LAW.iter().flat_map(|chapter| chapter.iter());
        Self(paras.map(|para| para.number()).zip(0..).collect())
    }

    pub(crate) fn at(&self, para: Para) -> u16 {
        self.0.get(para.number()).copied().unwrap_or_default()
    }
}
