//! Walks through a lesson that is being written: `cargo run -p cli --example lesson -- root games/root/lessons/first.lesson`.
//!
//! Every step is printed with what is said, what was told, what is asked and everything that is offered, in notation; so are the
//! words that can be pointed at. The file is read anew, so a lesson is tried without being built in.

use kernel::{AnyTable, Data, Lang, Seat, Viewer};
use lang::{Names, Speaker};
use lessons::{Lesson, Step};
use render::{Board, Tongue, board::Scene};
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut sheet = Sheet::default();
    let walked = walk(&mut sheet);
    let (said, code) = match walked {
        Ok(()) => ("the lesson holds".to_owned(), ExitCode::SUCCESS),
        Err(error) => (error.to_string(), ExitCode::FAILURE),
    };
    sheet.line(&said);
    // Whoever closed the pipe has read enough.
    let _closed = std::io::stdout().write_all(sheet.text.as_bytes());
    code
}

fn walk(sheet: &mut Sheet) -> anyhow::Result<()> {
    let mut args = std::env::args().skip(1);
    let (Some(game), Some(path)) = (args.next(), args.next()) else {
        anyhow::bail!("say the game and the file of the lesson");
    };
    let boxed = cli::games::Shelf::whole().find(&game)?;
    let name = Path::new(&path).file_stem().and_then(|it| it.to_str()).unwrap_or("lesson");
    let lesson = Lesson::read(name, &std::fs::read_to_string(&path)?)?;
    let texts: Vec<_> = render::texts().iter().chain(boxed.game.texts()).copied().collect();
    let speaker = Speaker::new(&texts)?;
    lesson.walk(boxed.game, &Data::embedded(boxed.game.data()), |at, table| {
        sheet.line(&format!("\n== {} {:?}", at + 1, lesson.steps.get(at)));
        if let Some(Step::Say { word, .. } | Step::Ask { word, .. } | Step::Free { word, .. }) =
            lesson.steps.get(at)
        {
            sheet.line(&format!("   \"{}\"", speaker.word(Lang::default(), lesson.key(word))));
        }
        sheet.table(table, &speaker, boxed.board);
    })?;
    Ok(())
}

/// What is printed, and up to which fact.
#[derive(Default)]
struct Sheet {
    text: String,
    told: usize,
}

impl Sheet {
    fn line(&mut self, line: &str) {
        writeln!(self.text, "{line}").expect("a string takes text");
    }

    /// What was told since the last step, what is asked, and what can be pointed at.
    fn table(&mut self, table: &dyn AnyTable, speaker: &Speaker, board: &dyn Board) {
        let (names, viewer) = (Names::roles(table), Viewer::Seat(Lesson::SEAT));
        let tongue = Tongue { speaker, lang: Lang::default(), names: &names };
        for line in table.story(viewer, self.told) {
            self.line(&format!("   told    {} {}", line.para, tongue.say(&line.message)));
            self.told = line.index + 1;
        }
        for seat in table.asked() {
            self.ask(table, seat, &tongue);
        }
        let (view, ask) = (table.view(viewer), table.ask(Lesson::SEAT));
        let scene = Scene { view: &*view, viewer, ask: ask.as_ref(), plates: &[], tongue };
        let drawn = board.draw(&scene);
        let things: Vec<&str> = drawn.words().into_iter().collect();
        self.line(&format!("   things  {}", things.join(" ")));
    }

    fn ask(&mut self, table: &dyn AnyTable, seat: Seat, tongue: &Tongue<'_>) {
        let Some(ask) = table.ask(seat) else { return };
        self.line(&format!("   asked   {seat} {} {}", ask.para, tongue.say(&ask.question)));
        for offer in &ask.offers {
            self.line(&format!("   offer   {:<28} {}", offer.choice, tongue.say(&offer.label)));
        }
        for held in &ask.withheld {
            let why = tongue.say(&held.why);
            self.line(&format!("   not     {:<28} {} {why}", held.choice, held.para));
        }
    }
}
