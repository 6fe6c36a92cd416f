//! Looking back at a saved game: everyone's chances turn by turn, and the decisions that cost most.

use crate::args::Analyse;
use crate::voice::Voice;
use crate::{Failure, World, pool, setup};
use bots::analysis::Journaled;
use bots::{Looks, Walk, analyse};
use kernel::analysis::{Analysis, Costly, Eyes};
use kernel::{AnyTable, Boundary, Message, Opened, Seat};
use render::table::{Stop, stops};
use render::text::layout::hang;
use render::text::{Ink, pad, visible};
use serde_json::json;

/// Analyses a journal, and tells what was found.
pub fn run(args: &Analyse, world: &mut World<'_>) -> Result<(), Failure> {
    let journal = setup::journal(&args.file)?;
    let boxed = world.shelf.find(&journal.game)?;
    let data = setup::data(boxed, args.data.as_deref())?;
    let opened = boxed.game.replay(&journal, &data, setup::secret()?);
    let Opened { table: end, .. } =
        opened.map_err(|error| Failure::Replay(args.file.clone(), error))?;
    if end.outcome().is_none() {
        return Err(Failure::NotOver(args.file.clone()));
    }
    let voice = Voice::of(world.lang, boxed)?.at(&*end);
    let mut walk = Journaled::new(boxed.game, &data, &journal);
    let looks = Looks { seed: args.seed, looks: args.looks };
    let bar = pool::bar(1000, world.live && !args.json);
    let told = &mut |done: u32| {
        bar.set_position(done.into());
        true
    };
    let found = analyse(boxed.bot.analyst(), &mut walk, &*end, looks, told);
    bar.finish_and_clear();
    let found = found.ok_or_else(|| Failure::NotOver(args.file.clone()))?;
    let mut told = Told { found: &found, end: &*end, walk: &mut walk, voice: &voice };
    if args.json { world.json(&told.json()) } else { told.lines(world) }
}

/// What was found, and what it is told with.
struct Told<'a> {
    found: &'a Analysis,
    end: &'a dyn AnyTable,
    walk: &'a mut dyn Walk,
    voice: &'a Voice,
}

impl Told<'_> {
    fn lines(&mut self, world: &mut World<'_>) -> Result<(), Failure> {
        let (found, voice) = (self.found, self.voice);
        world.line(world.ink(Ink::Bold, voice.word("cli-analysis-chances")))?;
        world.lines(hang("", &voice.word(eyes(found.eyes)), world.width))?;
        world.lines(self.table())?;
        world.line("")?;
        world.line(world.ink(Ink::Bold, voice.word("cli-analysis-costliest")))?;
        let about = Message::new("cli-analysis-weighed").with("count", found.weighed);
        world.lines(hang("", &voice.say(&about.with("looks", found.looks)), world.width))?;
        if found.costliest.is_empty() {
            world.line(voice.word("cli-analysis-none"))?;
        }
        for (index, costly) in found.costliest.iter().enumerate() {
            for (number, line) in self.costly(costly).into_iter().enumerate() {
                let mark =
                    if number == 0 { format!("{:>2}. ", index + 1) } else { "    ".to_owned() };
                world.lines(hang(&mark, &line, world.width))?;
            }
        }
        Ok(())
    }

    /// Everyone's chances, a line for each turn.
    fn table(&self) -> Vec<String> {
        let names: Vec<String> = seats(self.end).map(|seat| self.name(seat)).collect();
        let stops = stops(self.end.milestones());
        let label = |at: usize| self.label(&stops, at);
        let rows: Vec<(String, &[u16])> =
            self.found.turns.iter().map(|turn| (label(turn.at), &turn.chances[..])).collect();
        let first = rows.iter().map(|(label, _)| visible(label)).max().unwrap_or(0);
        let wide = |name: &String| visible(name).max(5);
        let head = names.iter().map(|name| format!("{:>1$}", name, wide(name)));
        let mut lines =
            vec![format!("  {}  {}", pad("", first), head.collect::<Vec<_>>().join("  "))];
        for (label, chances) in rows {
            let cells = chances.iter().zip(&names);
            let cells = cells.map(|(chance, name)| format!("{:>1$}", percent(*chance), wide(name)));
            lines.push(format!(
                "  {}  {}",
                pad(&label, first),
                cells.collect::<Vec<_>>().join("  ")
            ));
        }
        lines
    }

    /// What a turn is called.
    fn label(&self, stops: &[Stop], at: usize) -> String {
        let Some(stop) = stops.iter().find(|stop| stop.answers == at) else {
            return self.voice.word("ending-end");
        };
        let key = match stop.counts {
            Boundary::Round => "ending-round",
            Boundary::Turn => "ending-turn",
        };
        let number = self.voice.say(&Message::new(key).with("number", stop.number));
        stop.whose.map_or_else(|| number.clone(), |seat| format!("{number}, {}", self.name(seat)))
    }

    fn costly(&mut self, costly: &Costly) -> Vec<String> {
        let [played, better] = self.deeds(costly);
        let stops = stops(self.end.milestones());
        let begun = stops.iter().rev().find(|stop| stop.answers <= costly.at);
        let turn = begun.map_or_else(String::new, |stop| self.label(&stops, stop.answers));
        let cost = Message::new("cli-analysis-cost")
            .with("who", Seat(costly.seat))
            .with("turn", turn)
            .with("at", costly.at)
            .with("cost", percent(costly.cost))
            .with("off", percent(costly.give_or_take));
        let said = |key: &'static str, deed: String| Message::new(key).with("deed", deed);
        let lines =
            [cost, said("cli-analysis-played", played), said("cli-analysis-better", better)];
        lines.iter().map(|line| self.voice.say(line)).collect()
    }

    /// What was played and what would have been better, as they were offered.
    fn deeds(&mut self, costly: &Costly) -> [String; 2] {
        let then = self.walk.at(costly.at);
        let ask = then.as_deref().and_then(|table| table.ask(Seat(costly.seat)));
        [&costly.played, &costly.better].map(|choice| {
            let offers = ask.iter().flat_map(|ask| &ask.offers);
            let label = offers.into_iter().find(|offer| offer.choice == *choice);
            label.map_or_else(|| choice.clone(), |offer| self.voice.say(&offer.label))
        })
    }

    fn name(&self, seat: Seat) -> String {
        self.voice.say(&Message::new("cli-seat").with("who", seat))
    }

    /// What was found, with names and words beside the notation.
    fn json(&mut self) -> serde_json::Value {
        let found = self.found;
        let names: Vec<String> = seats(self.end).map(|seat| self.name(seat)).collect();
        let costliest: Vec<_> = found.costliest.iter().map(|costly| {
            let [played, better] = self.deeds(costly);
            json!({
                "at": costly.at, "seat": costly.seat, "cost": costly.cost, "give_or_take": costly.give_or_take,
                "played": costly.played, "better": costly.better, "played_says": played, "better_says": better,
            })
        }).collect();
        json!({
            "game": self.end.game(), "seats": names, "seed": found.seed, "looks": found.looks, "eyes": found.eyes,
            "weighed": found.weighed, "turns": found.turns, "costliest": costliest,
        })
    }
}

fn seats(table: &dyn AnyTable) -> impl Iterator<Item = Seat> {
    (0_u8..).map(Seat).take(table.seats())
}

const fn eyes(eyes: Eyes) -> &'static str {
    match eyes {
        Eyes::EachOwn => "cli-analysis-each-own",
        Eyes::NothingHidden => "cli-analysis-nothing-hidden",
    }
}

/// Thousandths as a percentage.
fn percent(thousandths: u16) -> String {
    format!("{}%", (thousandths + 5) / 10)
}
