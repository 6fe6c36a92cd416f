//! How a game ended, in words.

use crate::voice::Voice;
use kernel::{AnyTable, ComesTo, Message, Outcome, Seat, Standing, Verdict};
use render::text::{Ink, Pen, pad, visible};

/// How a table's game ended, and what it was made of; none as long as it is on.
pub fn of(table: &dyn AnyTable, voice: &Voice, pen: Pen) -> Option<Vec<String>> {
    let outcome = table.outcome()?;
    let mut lines = lines(&outcome, voice, pen);
    lines.extend(reckoned(table, voice, pen));
    Some(lines)
}

/// What decided a game, how what all have in common stood, and what each seat's part is made of.
fn reckoned(table: &dyn AnyTable, voice: &Voice, pen: Pen) -> Vec<String> {
    let reckoning = table.reckoning();
    let mut lines: Vec<String> = reckoning.decided.iter().map(|why| voice.say(why)).collect();
    for gauge in table.gauges() {
        let Some(name) = gauge.name.filter(|_| gauge.of.is_none()) else { continue };
        let most = gauge.most.unwrap_or(gauge.value);
        let of = Message::new("ending-of").with("value", gauge.value).with("most", most);
        lines.push(format!("  {}: {}", voice.say(&name), voice.say(&of)));
    }
    if reckoning.sources.is_empty() {
        return lines;
    }
    let title = match reckoning.comes_to {
        ComesTo::Score => "ending-sources",
        ComesTo::Nothing => "ending-deeds",
    };
    lines.push(pen.ink(Ink::Bold, voice.word(title)));
    for seat in (0_u8..).map(Seat).take(table.seats()) {
        let parts = reckoning.sources.iter().map(|source| {
            let count = source.counts.get(seat.index()).copied().unwrap_or_default();
            format!("{} {count}", voice.say(&source.name))
        });
        let parts: Vec<String> = parts.collect();
        let who = voice.say(&Message::new("cli-seat").with("who", seat));
        lines.push(format!("  {who}: {}", parts.join(" · ")));
    }
    lines
}

/// The result as lines.
pub fn lines(outcome: &Outcome, voice: &Voice, pen: Pen) -> Vec<String> {
    let mut lines = vec![pen.ink(Ink::Bold, voice.word("cli-outcome-title"))];
    let verdict = verdict(outcome.verdict, voice).map(|told| match outcome.verdict {
        Verdict::Together { won: true } => pen.ink(Ink::Green, told),
        Verdict::Together { won: false } => pen.ink(Ink::Red, told),
        Verdict::Ranked | Verdict::Solo { .. } | Verdict::Drawn(_) => told,
    });
    // A victory or a defeat that is shared is told before anything else.
    if matches!(outcome.verdict, Verdict::Together { .. }) {
        lines.extend(verdict.clone());
    }
    let mut standings: Vec<Standing> = outcome.standings.iter().copied().collect();
    if outcome.verdict == Verdict::Ranked {
        standings.sort_by_key(|standing| standing.place);
    }
    let names: Vec<String> = standings
        .iter()
        .map(|line| voice.say(&Message::new("cli-seat").with("who", line.seat)))
        .collect();
    let widest = names.iter().map(|name| visible(name)).max().unwrap_or(0);
    for (standing, name) in standings.iter().zip(&names) {
        let place = match outcome.verdict {
            Verdict::Ranked => {
                voice.say(&Message::new("cli-outcome-place").with("place", standing.place))
            }
            Verdict::Together { .. } | Verdict::Solo { .. } | Verdict::Drawn(_) => String::new(),
        };
        let points = Message::new("cli-outcome-points").with("score", standing.score);
        let points = match outcome.verdict {
            // Who wins or loses together has no points.
            Verdict::Together { .. } => String::new(),
            Verdict::Ranked | Verdict::Solo { .. } | Verdict::Drawn(_) => voice.say(&points),
        };
        let line = format!("  {place:3} {}  {points}", pad(name, widest));
        let line = line.trim_end().to_owned();
        let won = standing.won && outcome.verdict == Verdict::Ranked;
        lines.push(if won {
            pen.ink(Ink::Green, format!("{line}  {}", voice.word("cli-outcome-won")))
        } else {
            line
        });
    }
    if !matches!(outcome.verdict, Verdict::Together { .. }) {
        lines.extend(verdict);
    }
    lines
}

fn verdict(verdict: Verdict, voice: &Voice) -> Option<String> {
    match verdict {
        Verdict::Ranked => None,
        Verdict::Together { won: true } => Some(voice.word("cli-outcome-together-won")),
        Verdict::Together { won: false } => Some(voice.word("cli-outcome-together-lost")),
        Verdict::Solo { rank, .. } => {
            let rank = Message::new("cli-outcome-solo").with("rank", Message::new(rank));
            Some(voice.say(&rank))
        }
        Verdict::Drawn(reason) => {
            let reason = Message::new("cli-outcome-drawn").with("reason", Message::new(reason));
            Some(voice.say(&reason))
        }
    }
}
