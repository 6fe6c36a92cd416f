//! How a game ended, in words.

use crate::voice::Voice;
use kernel::{Message, Outcome, Standing, Verdict};
use render::text::{Ink, Pen, pad, visible};

/// The result as lines.
pub fn lines(outcome: &Outcome, voice: &Voice, pen: Pen) -> Vec<String> {
    let mut lines = vec![pen.ink(Ink::Bold, voice.word("cli-outcome-title"))];
    let verdict = verdict(outcome.verdict, voice);
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
    lines.extend(verdict);
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
