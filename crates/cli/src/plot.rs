//! Plots as SVG, for light and dark pages alike.

use crate::simulate::tally::{Tally, by};
use crate::voice::Voice;
use bots::arena::Record;
use kernel::Message;
use std::collections::BTreeMap;
use std::fmt::Write;

/// Ink and paper follow the reader's theme; marks are told apart by place and label, not by colour alone.
const STYLE: &str = "\
svg{--ink:#1d2433;--dim:#6b7488;--paper:#fbfaf7;--mark:#3b6ea5;--sign:#b4531f}\
@media(prefers-color-scheme:dark){svg{--ink:#e8e6df;--dim:#98a1b3;--paper:#171b24;--mark:#7fb0e6;--sign:#f0a46c}}\
text{fill:var(--ink);font:14px system-ui,sans-serif}.dim{fill:var(--dim);font-size:12px}.head{font-weight:600;font-size:16px}\
.paper{fill:var(--paper)}.mark{fill:var(--mark)}.line{stroke:var(--dim);stroke-width:1}.ends{stroke:var(--ink);stroke-width:1.5}.sign{stroke:var(--sign);stroke-width:2.5}";

const WIDTH: f64 = 760.0;
const LEFT: f64 = 190.0;
const RIGHT: f64 = 110.0;
const TOP: f64 = 56.0;
/// How wide the part is in which figures are drawn.
const ROOM: f64 = WIDTH - LEFT - RIGHT;

/// A figure that grows downwards, one row for each role.
struct Figure {
    body: String,
    height: f64,
}

impl Figure {
    fn new(title: &str) -> Self {
        let mut figure = Self { body: String::new(), height: TOP };
        figure.text(16.0, 30.0, "head", title);
        figure
    }

    fn text(&mut self, x: f64, y: f64, class: &str, text: &str) {
        let text = text.replace('&', "&amp;").replace('<', "&lt;");
        self.add(&format!("<text x=\"{x:.1}\" y=\"{y:.1}\" class=\"{class}\">{text}</text>"));
    }

    fn bar(&mut self, x: f64, y: f64, width: f64, height: f64) {
        self.add(&format!(
            "<rect class=\"mark\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" rx=\"1.5\"/>"
        ));
    }

    fn line(&mut self, class: &str, from: (f64, f64), to: (f64, f64)) {
        let ((x1, y1), (x2, y2)) = (from, to);
        self.add(&format!(
            "<line class=\"{class}\" x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\"/>"
        ));
    }

    fn add(&mut self, element: &str) {
        writeln!(self.body, "{element}").expect("a string takes everything");
    }

    /// An axis below everything, with a label at each of these places.
    fn axis(&mut self, labels: &[(f64, String)]) {
        let y = self.height;
        self.line("line", (LEFT, y), (LEFT + ROOM, y));
        for (part, label) in labels {
            let x = LEFT + ROOM * part;
            self.line("line", (x, y), (x, y + 5.0));
            self.add(&format!(
                "<text x=\"{x:.1}\" y=\"{:.1}\" class=\"dim\" text-anchor=\"middle\">{label}</text>",
                y + 19.0
            ));
        }
        self.height += 34.0;
    }

    fn finish(self) -> String {
        let (height, body) = (self.height, self.body);
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" width=\"{WIDTH}\" \
             height=\"{height}\" role=\"img\">\n<style>{STYLE}</style>\n\
             <rect class=\"paper\" width=\"{WIDTH}\" height=\"{height}\"/>\n{body}</svg>\n"
        )
    }
}

fn roles(records: &[Record], voice: &Voice) -> Vec<(String, Tally)> {
    let roles: BTreeMap<_, _> = by(records, |_, seat| (seat.role.clone(), seat.player.clone()));
    let named = |((role, _), tally): ((String, String), Tally)| (voice.word(role), tally);
    roles.into_iter().map(named).collect()
}

fn title(key: &'static str, game: &str, records: &[Record], voice: &Voice) -> String {
    let message = Message::new(key).with("games", records.len()).with("game", voice.title(game));
    voice.say(&message)
}

/// The distribution of scores of each role: a column for each score, and a sign at the median.
pub fn scores(game: &str, records: &[Record], voice: &Voice) -> String {
    const ROW: f64 = 74.0;
    let roles = roles(records, voice);
    let mut figure = Figure::new(&title("cli-plot-scores", game, records, voice));
    let all = || roles.iter().flat_map(|(_, tally)| &tally.scores).copied();
    let (low, high) = (all().min().unwrap_or(0).min(0), all().max().unwrap_or(0).max(1));
    let step = (high - low) / 60 + 1;
    let columns = f64::from((high - low) / step + 1);
    let wide = ROOM / columns;
    for (name, tally) in &roles {
        let bottom = figure.height + ROW - 14.0;
        label(&mut figure, bottom, name, tally);
        let mut counts: BTreeMap<i32, u32> = BTreeMap::new();
        for score in &tally.scores {
            *counts.entry((score - low) / step).or_default() += 1;
        }
        let most = f64::from(counts.values().copied().max().unwrap_or(1));
        for (&column, &count) in &counts {
            let tall = (ROW - 20.0) * f64::from(count) / most;
            let x = LEFT + wide * f64::from(column);
            figure.bar(x + 0.5, bottom - tall, (wide - 1.0).max(1.0), tall);
        }
        figure.line("line", (LEFT, bottom), (LEFT + ROOM, bottom));
        let median = LEFT + wide * (f64::from((tally.quantile(0.5) - low) / step) + 0.5);
        figure.line("sign", (median, bottom + 1.0), (median, bottom + 9.0));
        let said = Message::new("cli-plot-median").with("score", tally.quantile(0.5));
        figure.text(LEFT + ROOM + 10.0, bottom - 4.0, "dim", &voice.say(&said));
        figure.height += ROW;
    }
    let apart = ((high - low) / 6).max(1);
    let tick = |score: i32| {
        let column = f64::from((score - low) / step) + 0.5;
        (column / columns, score.to_string())
    };
    let ticks = (low..=high).step_by(usize::try_from(apart).unwrap_or(1));
    figure.axis(&ticks.map(tick).collect::<Vec<_>>());
    figure.finish()
}

/// The win rate of each role with its 95% interval, and a sign at its fair share where there is one.
pub fn wins(game: &str, records: &[Record], voice: &Voice) -> String {
    const ROW: f64 = 46.0;
    // Where all win or lose together nobody has a share of his own.
    let has_share = !records.iter().all(Record::is_together);
    let mut figure = Figure::new(&title("cli-plot-wins", game, records, voice));
    for (name, tally) in &roles(records, voice) {
        let (top, rate) = (figure.height, tally.rate());
        label(&mut figure, top + 28.0, name, tally);
        let middle = top + 18.0;
        figure.bar(LEFT, middle - 9.0, ROOM * rate.rate, 18.0);
        let ends = [rate.low, rate.high].map(|end| LEFT + ROOM * end);
        figure.line("ends", (ends[0], middle), (ends[1], middle));
        for x in ends {
            figure.line("ends", (x, middle - 5.0), (x, middle + 5.0));
        }
        if has_share {
            let seats = crate::grid::float(tally.scores.len().max(1));
            let fair = LEFT + ROOM * tally.fair / seats;
            figure.line("sign", (fair, middle - 13.0), (fair, middle + 13.0));
        }
        let percent = voice.figure(&crate::grid::percent(rate.rate));
        figure.text(LEFT + ROOM + 10.0, middle + 5.0, "dim", &percent);
        figure.height += ROW;
    }
    let tick = |tick: u32| (f64::from(tick) / 4.0, format!("{} %", 25 * tick));
    figure.axis(&(0..=4).map(tick).collect::<Vec<_>>());
    let signs = if has_share { "cli-plot-signs" } else { "cli-plot-interval" };
    figure.text(LEFT, figure.height + 6.0, "dim", &voice.word(signs));
    figure.height += 22.0;
    figure.finish()
}

/// A role and who played it, to the left of its row.
fn label(figure: &mut Figure, y: f64, name: &str, tally: &Tally) {
    figure.text(16.0, y - 16.0, "", name);
    figure.text(16.0, y, "dim", &tally.player);
}
