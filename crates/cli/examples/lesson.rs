//! Walks through a lesson that is being written: `cargo run -p cli --example lesson -- root games/root/lessons/first.lesson`.
//!
//! Every step is printed with what is said, what was told, what is asked and everything that is offered, in notation; so are the
//! words that can be pointed at. The file is read anew, so a lesson is tried without being built in.

use kernel::{AnyTable, Data, Lang, Seat, Viewer};
use lang::{Names, Speaker};
use lessons::{Lesson, Step};
use render::{Board, Tongue, board::Scene};
use std::path::Path;

fn main() {
    if let Err(error) = walk() {
        eprintln!("{error}");
        std::process::exit(1);
    }
}

fn walk() -> anyhow::Result<()> {
    let mut args = std::env::args().skip(1);
    let (Some(game), Some(path)) = (args.next(), args.next()) else {
        anyhow::bail!("say the game and the file of the lesson");
    };
    let boxed = cli::games::Shelf::whole().find(&game)?;
    let name = Path::new(&path).file_stem().and_then(|it| it.to_str()).unwrap_or("lesson");
    let lesson = Lesson::read(name, &std::fs::read_to_string(&path)?)?;
    let texts: Vec<_> = render::texts().iter().chain(boxed.game.texts()).copied().collect();
    let speaker = Speaker::new(&texts)?;
    let data = Data::embedded(boxed.game.data());
    let mut told = 0;
    lesson.walk(boxed.game, &data, |at, table| {
        println!("\n== {} {:?}", at + 1, lesson.steps.get(at));
        if let Some(Step::Say { word, .. } | Step::Ask { word, .. } | Step::Free { word, .. }) =
            lesson.steps.get(at)
        {
            println!("   \"{}\"", speaker.word(Lang::English, lesson.key(word)));
        }
        told = print(table, &speaker, boxed.board, told);
    })?;
    println!("\nthe lesson holds");
    Ok(())
}

/// Prints what was told since the last step and what is asked; says how much has been told.
fn print(table: &dyn AnyTable, speaker: &Speaker, board: &dyn Board, from: usize) -> usize {
    let names = Names::roles(table);
    let tongue = Tongue { speaker, lang: Lang::English, names: &names };
    let viewer = Viewer::Seat(Lesson::SEAT);
    let story = table.story(viewer, from);
    for line in &story {
        println!("   told    {} {}", line.para, tongue.say(&line.message));
    }
    for seat in table.asked() {
        let Some(ask) = table.ask(seat) else { continue };
        println!("   asked   {seat} {} {}", ask.para, tongue.say(&ask.question));
        for offer in &ask.offers {
            println!("   offer   {:<28} {}", offer.choice, tongue.say(&offer.label));
        }
        for held in &ask.withheld {
            println!("   not     {:<28} {} {}", held.choice, held.para, tongue.say(&held.why));
        }
    }
    let view = table.view(viewer);
    let ask = table.ask(Seat(0));
    let scene = Scene { view: &*view, viewer, ask: ask.as_ref(), plates: &[], tongue };
    let drawn = board.draw(&scene);
    let mut things: Vec<String> = drawn.words().into_iter().map(str::to_owned).collect();
    things.sort();
    println!("   things  {}", things.join(" "));
    story.last().map_or(from, |line| line.index + 1)
}
