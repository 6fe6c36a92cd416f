//! The shelf: the games, their data, and who says their words.

use kernel::{AnyGame, Data, DataFile, Lang, Message, Options, Text};
use lang::{Speaker, TextError};
use lessons::{Book, Lesson};
use render::assets::{self, Asset};
use render::boards::Plain;
use render::look::Art;
use render::table::title_of;
use render::{Board, Tongue};
use std::collections::BTreeMap;
use std::sync::Arc;

/// A game, and what draws it.
#[derive(Debug, Clone, Copy)]
pub struct Title {
    /// The game.
    pub game: &'static dyn AnyGame,
    /// What draws it.
    pub board: &'static dyn Board,
    /// The files of its lessons, in the order they are best taken.
    pub lessons: &'static [DataFile],
    /// The files of its book.
    pub book: &'static [DataFile],
}

impl Title {
    /// A game with a board of its own.
    pub const fn new(game: &'static dyn AnyGame, board: &'static dyn Board) -> Self {
        Self { game, board, lessons: &[], book: &[] }
    }

    /// The same game with lessons.
    #[must_use]
    pub const fn taught(self, lessons: &'static [DataFile]) -> Self {
        Self { lessons, ..self }
    }

    /// The same game with a book of its own.
    #[must_use]
    pub const fn written(self, book: &'static [DataFile]) -> Self {
        Self { book, ..self }
    }

    /// A game without one.
    pub const fn plain(game: &'static dyn AnyGame) -> Self {
        Self::new(game, &Plain)
    }
}

/// The lessons of a game. One that cannot be read is left out: they are embedded, and a test reads them all.
fn lessons(files: &[DataFile]) -> Vec<Arc<Lesson>> {
    let read = |file: &DataFile| {
        let name = file.name.trim_end_matches(".lesson");
        let lesson = Lesson::read(name, file.text);
        lesson.inspect_err(|error| tracing::error!(%error, "a lesson cannot be read")).ok()
    };
    files.iter().filter_map(read).map(Arc::new).collect()
}

/// The book of a game; one that cannot be read is the law alone, as it stands.
fn book(game: &dyn AnyGame, files: &[DataFile]) -> Book {
    let read = Book::read(files)
        .inspect_err(|error| tracing::error!(%error, "a book cannot be read"))
        .unwrap_or_default();
    read.or_law(game.law())
}

/// A game on the shelf.
#[derive(Debug)]
pub struct Boxed {
    /// The game.
    pub game: &'static dyn AnyGame,
    /// What draws it.
    pub board: &'static dyn Board,
    /// Its data, perhaps with replaced files.
    pub data: Data,
    /// Its words and those of the pages.
    pub speaker: Speaker,
    /// Whom one can play at a usual table, by seat; none where the seats are alike before they are dealt.
    pub roles: Vec<Message>,
    /// Its lessons, in the order they are best taken.
    pub lessons: Vec<Arc<Lesson>>,
    /// Its book.
    pub book: Book,
}

impl Boxed {
    /// The lesson of a name.
    pub fn lesson(&self, name: &str) -> Option<&Arc<Lesson>> {
        self.lessons.iter().find(|lesson| lesson.name == name)
    }
}

/// The games of a server.
#[derive(Debug)]
pub struct Shelf {
    boxes: Vec<Boxed>,
    /// The style sheet of their boards.
    pub sheet: Asset,
    /// The words of pages that belong to no game.
    pub speaker: Speaker,
}

/// The roles of a usual table, where each seat has one of its own.
fn roles(game: &dyn AnyGame, data: &Data) -> Vec<Message> {
    let undealt =
        Options::accept(game.options(), []).and_then(|options| game.undealt(&options, data));
    let roles = undealt.map(|undealt| undealt.roles).unwrap_or_default();
    let alike = roles.iter().enumerate().any(|(index, role)| roles[..index].contains(role));
    if alike || roles.len() < 2 || roles.iter().any(|role| role.key == "seat-number") {
        Vec::new()
    } else {
        roles
    }
}

impl Shelf {
    /// Puts games on the shelf; data that is not given is as embedded.
    pub fn new(
        titles: &[Title],
        mut data: BTreeMap<&'static str, Data>,
    ) -> Result<Self, TextError> {
        let pack = |&Title { game, board, lessons: files, book: pages }: &Title| {
            let texts: Vec<Text> = render::texts().iter().chain(game.texts()).copied().collect();
            let data = data.remove(game.name()).unwrap_or_else(|| Data::embedded(game.data()));
            let roles = roles(game, &data);
            let lessons = lessons(files);
            let (speaker, book) = (Speaker::new(&texts)?, book(game, pages));
            Ok(Boxed { game, board, data, speaker, roles, lessons, book })
        };
        let boxes = titles.iter().map(pack).collect::<Result<_, TextError>>()?;
        let sheet = assets::boards(titles.iter().map(|title| title.board));
        Ok(Self { boxes, sheet, speaker: Speaker::new(render::texts())? })
    }

    /// The game of a name.
    pub fn find(&self, name: &str) -> Option<&Boxed> {
        self.boxes.iter().find(|boxed| boxed.game.name() == name)
    }

    /// What stands for a game in lists, and its title, whether or not it is still here.
    pub fn listed(&self, name: &str, lang: Lang) -> (Art, String) {
        let boxed = self.find(name);
        let board = boxed.map_or(&Plain as &dyn Board, |boxed| boxed.board);
        let speaker = boxed.map_or(&self.speaker, |boxed| &boxed.speaker);
        (board.sign(), title_of(&Tongue::plain(speaker, lang), name))
    }

    /// Every game.
    pub fn iter(&self) -> impl Iterator<Item = &Boxed> {
        self.boxes.iter()
    }
}
